/** Our own drawings of the pegs, around (0, 0), within half a space: each colour has a shape of its own. */

export const PEG_SHAPES: Record<string, string> = {
  R: "M0 -0.46A0.46 0.46 0 1 1 0 0.46A0.46 0.46 0 1 1 0 -0.46Z",
  B: "M-0.3 -0.42H0.3Q0.42 -0.42 0.42 -0.3V0.3Q0.42 0.42 0.3 0.42H-0.3Q-0.42 0.42 -0.42 0.3V-0.3Q-0.42 -0.42 -0.3 -0.42Z",
  G: "M-0.08 -0.5Q0 -0.58 0.08 -0.5L0.52 0.27Q0.56 0.42 0.42 0.42H-0.42Q-0.56 0.42 -0.52 0.27Z",
  Y: "M-0.1 -0.5Q0 -0.6 0.1 -0.5L0.5 -0.1Q0.6 0 0.5 0.1L0.1 0.5Q0 0.6 -0.1 0.5L-0.5 0.1Q-0.6 0 -0.5 -0.1Z",
};

/** Where the number of a peg stands, so that it lies in the middle of its shape. */
export const NUMBER_AT: Record<string, number> = { R: 0.18, B: 0.18, G: 0.28, Y: 0.18 };

/** A hare that looks out of its burrow. */
export const HARE =
  "M-0.14 -0.12C-0.44 -0.6 -0.42 -1.02 -0.27 -1.06C-0.1 -1.07 -0.04 -0.62 -0.03 -0.2Z " +
  "M0.14 -0.12C0.36 -0.6 0.46 -1 0.31 -1.06C0.12 -1.1 0.04 -0.62 0.03 -0.2Z " +
  "M0 -0.24C0.28 -0.24 0.38 -0.02 0.36 0.16C0.33 0.38 0.18 0.48 0 0.48C-0.18 0.48 -0.33 0.38 -0.36 0.16C-0.38 -0.02 -0.28 -0.24 0 -0.24Z";
