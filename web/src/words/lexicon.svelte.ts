/** The words of the language that the page is in, for all parts of the page. */

import { getHouse, getWords } from "../house/api";
import { Words } from "./words";

class Lexicon {
  words = $state.raw<Words | null>(null);
  spoken = $state.raw<Words | null>(null);
  private readonly loaded = new Map<string, Words>();

  async load(language: string): Promise<void> {
    const words = this.loaded.get(language) ?? (await wordsOf(language));
    this.loaded.set(language, words);
    this.words = words;
    this.spoken = words.spoken();
  }

  /** The words, wherever the page is drawn at all: it is not before they are there. */
  get now(): Words {
    if (this.words === null) throw new Error("no words yet");
    return this.words;
  }

  get aloud(): Words {
    if (this.spoken === null) throw new Error("no words yet");
    return this.spoken;
  }
}

async function wordsOf(language: string): Promise<Words> {
  const [source, { games }] = await Promise.all([getWords(language), getHouse()]);
  return new Words(language, source, Object.fromEntries(games.map(({ name, actions }) => [name, actions])));
}

export const lexicon = new Lexicon();
