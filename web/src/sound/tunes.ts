/** The tunes, note by note: short and soft. */

type Note = [start: number, pitch: number, length: number, kind?: OscillatorType];

export const TUNES: Record<string, Note[]> = {
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
const RISE = 0.004; // seconds: a tone that is there at once begins with a click
const SILENCE = 0.0001;

/** Play a tune from now on. */
export function perform(context: BaseAudioContext, name: string): void {
  for (const [start, pitch, length, kind = "sine"] of TUNES[name] ?? []) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const begin = context.currentTime + start;
    tone.type = kind;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(LOUDNESS, begin + RISE);
    volume.gain.exponentialRampToValueAtTime(SILENCE, begin + length);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
