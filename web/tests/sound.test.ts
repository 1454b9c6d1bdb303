import { expect, test } from "vitest";
import { tuneOf } from "../src/sound/sound";

const TUNES = { played: "card", killed: "fall", "moved-home": "royal" };
const heard = (...facts: string[]) =>
  tuneOf(
    facts.map((fact) => ({ fact })),
    TUNES,
  );

test("the last thing that has a tune is heard, by its name or the first word of it", () => {
  expect(heard("played-ace", "killed-on-corner", "dealt")).toBe("fall");
  expect(heard("played-six", "moved-home")).toBe("royal");
  expect(heard("moved", "dealt")).toBeNull();
});
