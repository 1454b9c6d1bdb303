import type { View } from "../../types";

/** The game's own part of a view, as `JackrabbitView.shown` gives it. */
export interface JackrabbitState {
  hand: string[];
  hand_sizes: number[];
  draw_pile: number;
  discard_pile: number;
  discard_top: string | null;
  tops: (string | null)[];
  stack_sizes: number[];
  totals: number[];
  starter: number;
  hand_number: number;
  turns: number;
  is_tied: boolean;
  picked: string[];
}

export function stateOf(view: View): JackrabbitState {
  return view.state as unknown as JackrabbitState;
}
