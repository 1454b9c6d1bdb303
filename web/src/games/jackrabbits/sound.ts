/** Sounds of the race, made here: short and soft. They can be switched off, and a page nobody has touched is silent. */

import { prefs } from "../../prefs.svelte";

type Note = [start: number, pitch: number, length: number, kind?: OscillatorType];

const TUNES: Record<string, Note[]> = {
  hop: [[0, 420, 0.05, "sine"]],
  dice: [
    [0, 190, 0.04, "square"],
    [0.07, 230, 0.04, "square"],
    [0.15, 170, 0.05, "square"],
    [0.26, 210, 0.06, "square"],
  ],
  card: [[0, 620, 0.05, "triangle"]],
  turn: [
    [0, 523, 0.1, "sine"],
    [0.11, 659, 0.16, "sine"],
  ],
  royal: [
    [0, 523, 0.1, "triangle"],
    [0.1, 659, 0.1, "triangle"],
    [0.2, 784, 0.22, "triangle"],
  ],
  fall: [
    [0, 440, 0.1, "triangle"],
    [0.1, 330, 0.1, "triangle"],
    [0.2, 220, 0.2, "triangle"],
  ],
  won: [
    [0, 523, 0.14, "triangle"],
    [0.14, 659, 0.14, "triangle"],
    [0.28, 784, 0.14, "triangle"],
    [0.42, 1047, 0.4, "triangle"],
  ],
};
const LOUDNESS = 0.06;

class Sound {
  private context: AudioContext | null = null;

  hop(): void {
    this.play("hop");
  }

  play(name: string): void {
    if (!prefs.hasSound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
    this.context ??= new AudioContext();
    for (const [start, pitch, length, kind = "sine"] of TUNES[name] ?? [])
      this.note(this.context, start, pitch, length, kind);
  }

  private note(context: AudioContext, start: number, pitch: number, length: number, kind: OscillatorType): void {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const begin = context.currentTime + start;
    tone.type = kind;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUDNESS, begin);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length);
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
};

/** The sound of what has happened: of several, the last. */
export function soundOf(facts: readonly { fact: string }[]): string | null {
  return facts.reduce<string | null>((found, { fact }) => BY_FACT[fact] ?? found, null);
}
