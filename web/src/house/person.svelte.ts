/** Who sits at this device: a guest with a code, which is kept here and nowhere else. */

import { keep, kept } from "../prefs.svelte";
import type { OwnTable } from "../types";
import { addPerson, getMe, getTables, ProblemError, rename } from "./api";

class Self {
  code = $state(kept("code"));
  name = $state(kept("name") ?? "");

  /** The code; whoever has none yet becomes a guest. */
  async needCode(fallback: string): Promise<string> {
    if (this.code !== null) return this.code;
    const person = await addPerson(this.name || fallback);
    this.know(person.code, person.name);
    return person.code;
  }

  async call(name: string): Promise<void> {
    if (this.code === null) {
      const person = await addPerson(name);
      this.know(person.code, person.name);
    } else {
      const me = await rename(this.code, name);
      this.know(this.code, me.name);
    }
  }

  /** Be whoever has this code. */
  async become(code: string): Promise<void> {
    const plain = code.toLowerCase().replace(/[^a-z0-9]/g, "");
    const me = await getMe(plain);
    this.know(plain, me.name);
  }

  /** One's tables, the newest first. A code that nobody here has any more is forgotten. */
  async tables(): Promise<OwnTable[]> {
    if (this.code === null) return [];
    try {
      const [me, tables] = await Promise.all([getMe(this.code), getTables(this.code)]);
      this.know(this.code, me.name);
      return tables;
    } catch (error) {
      if (!(error instanceof ProblemError) || error.problem.code !== "person/unknown") throw error;
      this.forget();
      return [];
    }
  }

  forget(): void {
    this.code = null;
    keep("code", null);
  }

  private know(code: string, name: string): void {
    this.code = code;
    this.name = name;
    keep("code", code);
    keep("name", name);
  }
}

export const self = new Self();

/** A code in groups that can be copied by hand. */
export function grouped(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1-");
}
