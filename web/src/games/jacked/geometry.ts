/**
 * Where everything lies on the board, in spaces: the ring goes from (0, 0) to (side, side).
 *
 * Places are numbered as in views: -1 in Jail, 0 to 4 × side - 1 on the ring, clockwise from the red corner, and 96 to
 * 99 in the peg's own Home. One colour, the reader's own, has the corner at the bottom left.
 */

export interface Point {
  x: number;
  y: number;
}

export const JAIL = -1;
export const HOME = 96;
export const COLOURS = "RBGY";
export const PEGS = [...COLOURS].flatMap((colour) => [1, 2, 3, 4].map((number) => `${colour}${number}`));

const HOME_FROM: Point = { x: 1.42, y: -0.42 }; // from a corner at the bottom left
const HOME_STEP = 0.86;
const BURROW: Point = { x: 2.15, y: -4.75 };
const BESIDE = 0.56; // pegs in Jail lie two by two

export function colourOf(peg: string): number {
  return COLOURS.indexOf(peg.charAt(0));
}

export function isOnRing(place: number): boolean {
  return place >= 0 && place < HOME;
}

export class Layout {
  readonly size: number;

  constructor(
    readonly side: number,
    readonly bottom: number,
  ) {
    this.size = 4 * side;
  }

  /** Where a peg's place is drawn. */
  at(peg: string, place: number): Point {
    if (place === JAIL) return this.cell(colourOf(peg), Number(peg.charAt(1)) - 1);
    return place >= HOME ? this.home(colourOf(peg), place - HOME) : this.space(place);
  }

  /** A space of the ring. */
  space(place: number): Point {
    const walked = (place - this.bottom * this.side + this.size) % this.size;
    return this.turned({ x: 0, y: this.side - (walked % this.side) }, Math.floor(walked / this.side));
  }

  /** A space in Home, 0 to 3: they lead inwards from the last space before the corner. */
  home(colour: number, number: number): Point {
    const walked = HOME_STEP * (number + 0.5);
    return this.inCorner(colour, { x: HOME_FROM.x + walked, y: HOME_FROM.y - walked });
  }

  /** The middle of a Jail. */
  burrow(colour: number): Point {
    return this.inCorner(colour, BURROW);
  }

  /** One of the four cells of a Jail. */
  cell(colour: number, number: number): Point {
    const { x, y } = this.burrow(colour);
    return { x: x + (number % 2 ? BESIDE : -BESIDE), y: y + (number > 1 ? BESIDE : -BESIDE) };
  }

  corner(colour: number): number {
    return colour * this.side;
  }

  /** How many spaces a peg on the ring is away from its Home; 0 for one that is not there. */
  left(peg: string, place: number): number {
    if (!isOnRing(place)) return 0;
    return this.size - ((place - this.corner(colourOf(peg)) + this.size) % this.size);
  }

  /** Where a colour's corner is: 0 bottom left, then clockwise. */
  quarter(colour: number): number {
    return (colour - this.bottom + 4) % 4;
  }

  /** The places that a peg steps on, one by one, from where it stands to where it goes; backwards on the ring only. */
  path(peg: string, from: number, to: number, isBack = false): number[] {
    if (from === JAIL || to === JAIL) return [to];
    const found: number[] = [];
    const last = (this.corner(colourOf(peg)) + this.size - 1) % this.size;
    for (let place = from; place !== to && found.length <= this.size; found.push(place)) {
      if (place >= HOME) place++;
      else if (isBack) place = (place + this.size - 1) % this.size;
      else place = place === last && to >= HOME ? HOME : (place + 1) % this.size;
    }
    return found;
  }

  private inCorner(colour: number, offset: Point): Point {
    return this.turned({ x: offset.x, y: this.side + offset.y }, this.quarter(colour));
  }

  /** Turned clockwise around the middle by so many quarters. */
  private turned(point: Point, quarters: number): Point {
    const middle = this.side / 2;
    let { x, y } = point;
    for (let quarter = 0; quarter < quarters; quarter++) [x, y] = [2 * middle - y, x];
    return { x, y };
  }
}
