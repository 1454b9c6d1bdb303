/** Our own drawings of suits, in a box of 100 by 100, and where they lie on a card of 100 by 140. */

export const SUITS: Record<string, string> = {
  C:
    "M50 6a21 21 0 1 1 0 42a21 21 0 1 1 0-42Z M27 39a21 21 0 1 1 0 42a21 21 0 1 1 0-42Z " +
    "M73 39a21 21 0 1 1 0 42a21 21 0 1 1 0-42Z M40 44h20v22h-20Z M45 56h10c0 20 4 32 13 40H32c9-8 13-20 13-40Z",
  S:
    "M50 4c7 19 42 36 42 61c0 13-10 20-20 20c-8 0-14-4-17-10c1 10 5 16 12 21H33c7-5 11-11 12-21" +
    "c-3 6-9 10-17 10c-10 0-20-7-20-20c0-25 35-42 42-61Z",
  H: "M50 92C20 64 7 48 7 31C7 17 17 8 28 8c10 0 18 6 22 16c4-10 12-16 22-16c11 0 21 9 21 23c0 17-13 33-43 61Z",
  D: "M50 3c9 19 21 34 36 47c-15 13-27 28-36 47c-9-19-21-34-36-47c15-13 27-28 36-47Z",
};

const LEFT = 44;
const MIDDLE = 63;
const RIGHT = 82;
const TOP = 24;
const BOTTOM = 116;
const [UPPER, CENTRE, LOWER] = [54.7, 70, 85.3];

type Place = [number, number];

const CORNERS: Place[] = [
  [LEFT, TOP],
  [RIGHT, TOP],
  [LEFT, BOTTOM],
  [RIGHT, BOTTOM],
];
const SIDES: Place[] = [
  [LEFT, CENTRE],
  [RIGHT, CENTRE],
];
const INNER: Place[] = [
  [LEFT, UPPER],
  [RIGHT, UPPER],
  [LEFT, LOWER],
  [RIGHT, LOWER],
];
const ENDS: Place[] = [
  [MIDDLE, TOP],
  [MIDDLE, BOTTOM],
];
const HEART: Place = [MIDDLE, CENTRE];

/** Where the suit signs of a number card lie. */
export const PIPS: Record<string, Place[]> = {
  "2": ENDS,
  "3": [...ENDS, HEART],
  "4": CORNERS,
  "5": [...CORNERS, HEART],
  "6": [...CORNERS, ...SIDES],
  "7": [...CORNERS, ...SIDES, [MIDDLE, 47]],
  "8": [...CORNERS, ...SIDES, [MIDDLE, 47], [MIDDLE, 93]],
  "9": [...CORNERS, ...INNER, HEART],
  T: [...CORNERS, ...INNER, [MIDDLE, 39], [MIDDLE, 101]],
};
