/** What somebody has chosen for this device: kept here, never sent. */

export type Theme = "system" | "light" | "dark";

const LANGUAGES = ["en", "es"];

function kept(name: string): string | null {
  try {
    return localStorage.getItem(`warren-${name}`);
  } catch {
    return null; // storage can be forbidden
  }
}

export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`warren-${name}`);
    else localStorage.setItem(`warren-${name}`, value);
  } catch {
    return;
  }
}

function firstLanguage(): string {
  const wished = kept("language") ?? navigator.language.slice(0, 2);
  return LANGUAGES.includes(wished) ? wished : "en";
}

class Prefs {
  language = $state(firstLanguage());
  theme = $state<Theme>((kept("theme") as Theme | null) ?? "system");
  isAtOnce = $state(kept("at-once") === "yes");
  hasSound = $state(kept("sound") !== "no");

  setLanguage(language: string): void {
    this.language = language;
    keep("language", language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
  }

  /** Whether a move is played as soon as it is complete, without being confirmed. */
  setAtOnce(isAtOnce: boolean): void {
    this.isAtOnce = isAtOnce;
    keep("at-once", isAtOnce ? "yes" : "no");
  }

  setSound(hasSound: boolean): void {
    this.hasSound = hasSound;
    keep("sound", hasSound ? "yes" : "no");
  }
}

export const prefs = new Prefs();
export { kept };
