import { viewOf, type Schemas, type View } from "../../types";

export type JackrabbitState = Schemas["JackrabbitState"];

export function stateOf(view: View): JackrabbitState {
  return viewOf<"jackrabbit">(view).state;
}
