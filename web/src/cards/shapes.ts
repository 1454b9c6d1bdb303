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

/** What suits are called; those beyond the four are drawn as the symbols of lands with these names. */
export const SUIT_NAMES: Record<string, string> = {
  C: "clubs",
  S: "spades",
  H: "hearts",
  D: "diamonds",
  T: "torches",
  E: "shields",
  U: "horseshoes",
  N: "acorns",
  L: "shells",
  A: "anchors",
  B: "bells",
  I: "icicles",
};

/** A star around (0, 0), for jokers. */
export const STAR = "M0 -92L27 -30L92 -26L42 16L58 80L0 45L-58 80L-42 16L-92 -26L-27 -30Z";

/** Our own figures for ranks, as strokes in a box of 16 by 25; the ten is wider. */
export const RANKS: Record<string, string> = {
  A: "M1 24L8 1L15 24M4 16H12",
  "2": "M2 6C3 2.5 5 1 8 1C12 1 14 4 14 7C14 12 9 16 2 24H15",
  "3": "M2 1H14L7.5 10C12 10 15 13 15 17C15 21 12 24 8 24C4 24 2 22 1 19",
  "4": "M11 24V1L1 17H15.5",
  "5": "M13.5 1H4L3 11.5C5 9.5 6.5 9 8.5 9C12.5 9 15 12 15 16.5C15 21 12 24 8 24C4.5 24 2.5 22.5 1 20",
  "6": "M13 3C12 1.5 10.5 1 9 1C4 1 1.5 7 1.5 15C1.5 21 4 24 8 24C12 24 15 21 15 16.5C15 12.5 12.5 10 8.5 10C5 10 2.5 12 1.5 15",
  "7": "M1 1H15C10 8 7 15 6 24",
  "8":
    "M8 11C4.5 11 2.5 9 2.5 6C2.5 3 4.5 1 8 1C11.5 1 13.5 3 13.5 6C13.5 9 11.5 11 8 11" +
    "C4 11 1.5 13.5 1.5 17.5C1.5 21.5 4 24 8 24C12 24 14.5 21.5 14.5 17.5C14.5 13.5 12 11 8 11Z",
  "9": "M3 22C4 23.5 5.5 24 7 24C12 24 14.5 18 14.5 10C14.5 4 12 1 8 1C4 1 1 4 1 8.5C1 12.5 3.5 15 7.5 15C11 15 13.5 13 14.5 10",
  T: "M-4 5L0 1V24M10 1C6 1 4.5 5 4.5 12.5C4.5 20 6 24 10 24C14 24 15.5 20 15.5 12.5C15.5 5 14 1 10 1Z",
  J: "M12 1V17C12 21.5 10 24 6.5 24C3.5 24 1.5 22 1 19",
  Q: "M8 1C3.5 1 1.5 5.5 1.5 12.5C1.5 19.5 3.5 24 8 24C12.5 24 14.5 19.5 14.5 12.5C14.5 5.5 12.5 1 8 1ZM9.5 17L15.5 25.5",
  K: "M2 1V24M14 1L2 14M6.5 10L15 24",
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
