/** What all pictures of lands share: style sheet, colours and symbols. Asked for once, when the first is drawn. */

import { getDrawing } from "../house/api";
import type { Drawing } from "../types";
import type { Spot } from "./picture";

/** Colours come with the theme of the page; classes count inside of a drawing only. */
export function styleOf(drawing: Drawing): string {
  const colours = (theme: string) =>
    Object.entries(drawing.palettes[theme] ?? {})
      .map(([name, colour]) => `--${name}: ${colour};`)
      .join(" ");
  const dark = `.land-colours { ${colours("dark")} }`;
  return `.land-colours { ${colours("light")} }
    @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) ${dark} }
    :root[data-theme="dark"] ${dark}
    .land { ${drawing.rules} }`;
}

class Sheet {
  drawing = $state.raw<Drawing | null>(null);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= this.fetch();
    return this.asked;
  }

  private async fetch(): Promise<void> {
    const drawing = await getDrawing();
    const style = new CSSStyleSheet();
    style.replaceSync(styleOf(drawing));
    document.adoptedStyleSheets.push(style);
    this.drawing = drawing;
  }

  /** Where a point of the lattice lies on pictures. */
  spot(x: number, y: number): Spot {
    const [right = [0, 0], up = [0, 0]] = [this.drawing?.right, this.drawing?.up];
    return [(right[0] ?? 0) * x + (up[0] ?? 0) * y, (right[1] ?? 0) * x + (up[1] ?? 0) * y];
  }
}

export const sheet = new Sheet();
