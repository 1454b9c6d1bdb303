/** What the players of a table are called. */

import type { SeatTold, TableTold } from "../types";
import type { Names, Words } from "../words/words";

/** Bots have names by their kind, each its own. Two of one name are told apart by number. */
export function namesOf(seats: SeatTold[], words: Words): string[] {
  const met = new Map<string, number>();
  const names = seats.map((seat) => {
    if (seat.bot === null) return seat.name ?? seat.invited ?? words.say("page-open-seat");
    const kind = kindOf(seat.bot);
    const which = met.get(kind) ?? 0;
    met.set(kind, which + 1);
    return words.say("page-bot-name", { kind, which });
  });
  return names.map((name, at) => (names.indexOf(name) === at ? name : `${name} ${at + 1}`));
}

/** The same for one of them, who is "you" in the log without a name of their own. */
export function namesTo(table: TableTold, words: Words): Names {
  const names = namesOf(table.seats, words);
  const seat = table.your_seat;
  const name = seat === null ? null : table.seats[seat]?.name;
  return seat !== null && name === words.say("page-guest") ? Object.assign(names, { you: seat }) : names;
}

/** What stands beside a name: that it is oneself, what kind of bot, or that somebody is away or has left it to a bot. */
export function noteOf(table: TableTold, seat: number, words: Words): string {
  const told = table.seats[seat];
  if (seat === table.your_seat) return words.say("page-you");
  if (!told || told.is_open) return "";
  if (told.bot) return words.bot(told.bot);
  if (told.invited !== null) return words.say("page-invited");
  if (told.is_stood_in) return words.say("page-stood-in");
  return told.is_here ? "" : words.say("page-away");
}

/** Who sits at a table, as one of them reads it: oneself is "You". */
export function sittersOf(table: TableTold, words: Words): string[] {
  return namesOf(table.seats, words).map((name, seat) => (seat === table.your_seat ? words.say("page-who") : name));
}

/** `search` for `search:400`. */
export function kindOf(bot: string): string {
  return bot.split(":")[0] ?? bot;
}
