/** A table as somebody wants it, while they still choose: who sits where, and what is agreed on. */

import { usualFor } from "../house/usual";
import { BOT } from "../house/wishes";
import type { GameInfo, Message, Problem, SeatWish, SettingInfo, TableWish } from "../types";
import { LAND_SETTINGS, PLAYERS } from "./groups";

export class TableForm {
  seats = $state<string[]>([]);
  changed = $state<Record<string, string>>({}); // settings that somebody has touched
  prelude = $state<Record<string, string> | null>(null); // what is agreed on where another game is played first
  problem = $state.raw<Problem | null>(null);
  notes = $state.raw<Message[]>([]); // what a table with these settings should know
  sound = $state.raw<TableWish | null>(null); // the last wish of which the house has said that it can be

  constructor(readonly game: GameInfo) {
    this.seatSoMany(game.players[0] ?? 2);
  }

  get people(): number {
    return this.seats.filter((seat) => seat === "me" || seat === "open").length;
  }

  readonly usual = $derived.by(() => usualFor(this.game, this.people));
  readonly wish = $derived.by((): TableWish => this.wishNow());

  /** The preset that all settings are as in; "" for the usual game, null for a mix of one's own. */
  readonly preset = $derived.by((): string | null => {
    const known = [{ name: "", settings: {} }, ...this.game.presets];
    return known.find((preset) => this.isLike(preset.settings))?.name ?? null;
  });

  // --- settings -----------------------------------------------------------------------------------------------------

  /** As it stands in the form. */
  raw(name: string): string {
    return this.changed[name] ?? this.usual[name] ?? "";
  }

  /** As the house is told. */
  value(setting: SettingInfo): string {
    const value = this.raw(setting.name).trim();
    return setting.none && value === "" ? "none" : value;
  }

  set(name: string, value: string): void {
    this.changed = { ...this.changed, [name]: value };
  }

  isChanged(setting: SettingInfo): boolean {
    return this.value(setting) !== this.usual[setting.name];
  }

  /** All settings of a preset; the land stays as it was chosen. */
  take(preset: string): void {
    const settings = this.game.presets.find((one) => one.name === preset)?.settings ?? {};
    const kept = Object.entries(this.changed).filter(([name]) => LAND_SETTINGS.includes(name));
    this.changed = { ...Object.fromEntries(kept), ...settings };
  }

  private isLike(settings: Record<string, string>): boolean {
    return this.game.settings
      .filter(({ name }) => name !== PLAYERS && !LAND_SETTINGS.includes(name))
      .every((setting) => this.value(setting) === (settings[setting.name] ?? this.usual[setting.name]));
  }

  // --- seats --------------------------------------------------------------------------------------------------------

  /** One seat for oneself: who moves leaves the old one to a bot. */
  sit(at: number, who: string): void {
    this.seats = this.seats.map((seat, number) => {
      if (number === at) return who;
      return who === "me" && seat === "me" ? BOT : seat;
    });
  }

  seatSoMany(number: number): void {
    this.seats = Array.from({ length: number }, (_, seat) => this.seats[seat] ?? (seat === 0 ? "me" : BOT));
  }

  // --- the wish -----------------------------------------------------------------------------------------------------

  private wishNow(): TableWish {
    const settings: Record<string, string> = {};
    for (const setting of this.game.settings) {
      if (setting.name !== PLAYERS && this.isChanged(setting)) settings[setting.name] = this.value(setting);
    }
    if (this.seats.length !== this.game.players[0]) settings[PLAYERS] = String(this.seats.length);
    const wish: TableWish = { game: this.game.name, settings, seats: this.seats.map(wishOf) };
    return this.prelude === null ? wish : { ...wish, prelude: { ...this.prelude } };
  }
}

function wishOf(seat: string): SeatWish {
  return seat === "me" || seat === "open" ? { who: seat, bot: "" } : { who: "bot", bot: seat };
}
