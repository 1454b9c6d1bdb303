/** The four phases of a turn, and which of them a decision belongs to. */

export const PHASES = ["lottery", "journey", "acquisition", "increment"];

const OF: Record<string, string> = {
  Roll: "lottery",
  TooMany: "lottery",
  Contest: "journey",
  OpenContest: "journey",
  Prove: "journey",
  SetOut: "journey",
  InFlight: "journey",
  OnRoad: "journey",
  PassThrough: "journey",
  Finish: "increment",
  LayOpen: "increment",
  Discarding: "increment",
};

/** What comes up in between (a payment, a fight) belongs to the phase in which most of it happens. */
export function phaseOf(what: string): string {
  return OF[what] ?? (what ? "acquisition" : "");
}
