/** Sounds of the games. They can be switched off, and a page nobody has touched is silent. */

import { prefs } from "../prefs.svelte";
import type { FactTold } from "../types";
import { perform } from "./tunes";

class Sound {
  private context: AudioContext | null = null;

  hop(): void {
    this.play("hop");
  }

  play(name: string): void {
    if (!prefs.hasSound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
    this.context ??= new AudioContext();
    perform(this.context, name);
  }
}

export const sound = new Sound();

/** The tune of what has happened, by the name of a fact or the first word of it: of several, the last. */
export function tuneOf(facts: readonly { fact: string }[], tunes: Record<string, string>): string | null {
  return facts.reduce<string | null>(
    (found, { fact }) => tunes[fact] ?? tunes[fact.split("-")[0] ?? ""] ?? found,
    null,
  );
}

/** Lets what is new at a table be heard; what happened before somebody came is not. */
export class Ear {
  private heard = -1;

  constructor(private readonly tunes: Record<string, string>) {}

  /** The facts that are new. */
  hear(facts: readonly FactTold[], isMyTurn: boolean): readonly FactTold[] {
    const news = this.heard < 0 || this.heard > facts.length ? [] : facts.slice(this.heard);
    this.heard = facts.length;
    const tune = tuneOf(news, this.tunes) ?? (news.length && isMyTurn ? "turn" : null);
    if (tune) sound.play(tune);
    return news;
  }
}
