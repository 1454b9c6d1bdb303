/** What goes over the wire, by the names that the server gives it. */

import type { components } from "./wire";

export type Schemas = components["schemas"];

export type House = Schemas["House"];
export type Reach = Schemas["Reach"];
export type GameInfo = Schemas["GameInfo"];
export type Forms = GameInfo["actions"];
export type SettingInfo = Schemas["SettingInfo"];
export type Person = Schemas["Person"];
export type Me = Schemas["Me"];
export type SeatTold = Schemas["SeatTold"];
export type SeatWish = Schemas["SeatWish"];
export type TableTold = Schemas["TableTold"];
export type OwnTable = Schemas["OwnTable"];
export type TableWish = Schemas["TableWish"];
export type Checked = Schemas["Checked"];
export type Problem = Schemas["Problem"];
export type Thing = Schemas["Thing"];
export type Phrase = Schemas["Phrase"];
export type Argument = Phrase["arguments"][string];
export type Item = string | number | Thing | Phrase;
export type Message = Schemas["Message"];
export type Line = Schemas["LineTold"];
export type StoryTold = Schemas["StoryTold"];
export type FactTold = Schemas["FactTold"];
export type OutcomeTold = Schemas["OutcomeTold"];
export type View = Schemas["ViewTold"];
export type State = Schemas["State"];
export type StepTold = Schemas["StepTold"];
export type DraftTold = Schemas["DraftTold"];
export type Accepted = Schemas["Accepted"];
export type WhyTold = Schemas["WhyTold"];
export type HintTold = Schemas["HintTold"];
export type Drawing = Schemas["Drawing"];
export type Picture = Schemas["Picture"];
export type Tiles = Schemas["Tiles"];
export type LandTold = Schemas["LandTold"];
export type LandAhead = Schemas["LandAhead"];
export type LandRead = Schemas["LandRead"];
export type RecordGiven = Schemas["RecordGiven"];
export type ReplayTold = Schemas["ReplayTold"];
export type ReportGiven = Schemas["ReportGiven"];
export type TallyTold = Schemas["TallyTold"];
export type FactsAsked = Schemas["FactsAsked"];
export type FactsTold = Schemas["FactsTold"];
export type MomentTold = Schemas["MomentTold"];
export type MomentsTold = Schemas["MomentsTold"];
export type PositionsAsked = Schemas["PositionsAsked"];
export type PositionsTold = Schemas["PositionsTold"];
export type PositionTold = Schemas["PositionTold"];
export type LessonAsked = Schemas["LessonAsked"];
export type LessonTold = Schemas["LessonTold"];
export type Frame = Schemas["Frame"];
export type Said = Schemas["Said"];
export type Hello = Schemas["Hello"];

/** What views tell, by the name of the game. */
export type Shown = Schemas["Shown"];

/** A view as its game tells it: whoever draws a game says which one it is. */
export function viewOf<G extends keyof Shown>(view: View): View & Shown[G] {
  return view as View & Shown[G];
}
