/** Sounds of the race. They can be switched off, and a page nobody has touched is silent. */

import { prefs } from "../../prefs.svelte";
import { SOUNDS } from "./suits";
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

const BY_FACT: Record<string, string> = {
  rolled: "dice",
  "rolled-off-land": "dice",
  matched: "card",
  claimed: "royal",
  "stole-royal": "royal",
  bought: "card",
  "thrown-off": "fall",
  fell: "fall",
  "left-land": "fall",
  won: "won",
  ...SOUNDS,
};

/** The sound of what has happened: of several, the last. */
export function soundOf(facts: readonly { fact: string }[]): string | null {
  return facts.reduce<string | null>((found, { fact }) => BY_FACT[fact] ?? found, null);
}
