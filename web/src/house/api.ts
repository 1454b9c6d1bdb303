/** People and tables, over HTTP. */

import type {
  Checked,
  DraftTold,
  Drawing,
  FactsAsked,
  FactsTold,
  House,
  LandAhead,
  LandRead,
  LessonAsked,
  LessonTold,
  Me,
  MomentsTold,
  OwnTable,
  Person,
  PositionsAsked,
  PositionsTold,
  Problem,
  RecordGiven,
  Reach,
  ReplayTold,
  ReportGiven,
  TableTold,
  TableWish,
  Tiles,
  WhyTold,
} from "../types";

/** What the house would not do. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

async function ask<T>(method: string, path: string, code: string | null = null, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (code) headers.Authorization = `Bearer ${code}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const told: unknown = await answer.json();
  if (!answer.ok) throw new ProblemError(told as Problem);
  return told as T;
}

let house: Promise<House> | null = null;
/** What can be played here: asked once, or again after that failed. */
export function getHouse(): Promise<House> {
  house ??= ask<House>("GET", "/api/house").catch((error: unknown) => {
    house = null;
    throw error;
  });
  return house;
}
export const getReach = () => ask<Reach>("GET", "/api/reach");
export const addPerson = (name: string) => ask<Person>("POST", "/api/people", null, { name });
export const getMe = (code: string) => ask<Me>("GET", "/api/me", code);
export const getTables = (code: string) => ask<OwnTable[]>("GET", "/api/me/tables", code);
export const rename = (code: string, name: string) => ask<Me>("PUT", "/api/me", code, { name });
export const makeTable = (code: string, wish: TableWish) => ask<TableTold>("POST", "/api/tables", code, wish);
export const getTable = (table: string, code: string | null = null) =>
  ask<TableTold>("GET", `/api/tables/${encodeURIComponent(table)}`, code);
export const checkTable = (wish: TableWish) => ask<Checked>("POST", "/api/tables/check", null, wish);
/** Sit down in that seat, or in any that is open. */
export const join = (code: string, table: string, seat: number | null = null) =>
  ask<TableTold>("POST", `/api/tables/${encodeURIComponent(table)}/join${seat === null ? "" : `?seat=${seat}`}`, code);
export const leave = (code: string, table: string) =>
  ask<TableTold>("POST", `/api/tables/${encodeURIComponent(table)}/leave`, code);
/** Play the same again with the same people, at the next table. */
export const playAgain = (code: string, table: string) =>
  ask<TableTold>("POST", `/api/tables/${encodeURIComponent(table)}/again`, code);
/** Give an open seat to a bot, at a table of one's own. */
export const seatBot = (code: string, table: string, seat: number, bot: string) =>
  ask<TableTold>(
    "POST",
    `/api/tables/${encodeURIComponent(table)}/bot?${new URLSearchParams({ seat: String(seat), bot }).toString()}`,
    code,
  );

export const getDrawing = () => ask<Drawing>("GET", "/api/drawing");
/** The tiles of a land with these settings. */
export const getTiles = (suits: string, tiles: string) =>
  ask<Tiles>("GET", `/api/tiles?${new URLSearchParams({ suits, tiles }).toString()}`);
export const landAhead = (wish: TableWish) => ask<LandAhead>("POST", "/api/lands/ahead", null, wish);
export const readLand = (file: string) => ask<LandRead>("POST", "/api/lands", null, { file });

export const getReport = (code: string | null, table: string) =>
  ask<ReportGiven>("GET", `/api/tables/${encodeURIComponent(table)}/report`, code);
export const getRecord = (table: string) => ask<RecordGiven>("GET", `/api/tables/${encodeURIComponent(table)}/record`);
export const openReplay = (code: string, record: string) => ask<ReplayTold>("POST", "/api/replays", code, { record });
export const getMoments = (code: string, record: string) =>
  ask<MomentsTold>("POST", "/api/replays/moments", code, { record });
export const getFacts = (code: string, asked: FactsAsked) => ask<FactsTold>("POST", "/api/replays/facts", code, asked);
export const getPositions = (code: string, asked: PositionsAsked) =>
  ask<PositionsTold>("POST", "/api/replays/positions", code, asked);

const lessonAt = (game: string, lesson: string) =>
  `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`;
export const getLesson = (game: string, lesson: string, asked: LessonAsked) =>
  ask<LessonTold>("POST", lessonAt(game, lesson), null, asked);
export const draftLesson = (game: string, lesson: string, asked: LessonAsked) =>
  ask<DraftTold>("POST", `${lessonAt(game, lesson)}/draft`, null, asked);
export const askLesson = (game: string, lesson: string, asked: LessonAsked) =>
  ask<WhyTold>("POST", `${lessonAt(game, lesson)}/why`, null, asked);

export async function getWords(language: string): Promise<string> {
  const answer = await fetch(`/api/words/${language}`);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}
