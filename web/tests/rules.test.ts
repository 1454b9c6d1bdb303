import { describe, expect, it } from "vitest";
import { isIdle, searched } from "../src/table/rules";
import { Words } from "../src/words/words";

const words = new Words(
  "es",
  `rule-JR-C1 = Un precio se paga con cartas.
    .title = Pagar
rule-JR-U1 = Un conejo queda en el destierro.
    .title = El destierro
rule-JR-X10 = El límite de cartas es seis.
    .title = Manos extralimitadas
    .setting = overtaxed_hands`,
);
const RULES = ["JR-C1", "JR-U1", "JR-X10"];

describe("searching the rules", () => {
  it("finds rules by their ids, titles and texts, whatever the case", () => {
    expect(searched(RULES, "jr-u", words)).toEqual(["JR-U1"]);
    expect(searched(RULES, "PAGAR", words)).toEqual(["JR-C1"]);
    expect(searched(RULES, "cartas", words)).toEqual(["JR-C1", "JR-X10"]);
  });

  it("asks for every word, in any order and without its accents", () => {
    expect(searched(RULES, " cartas limite ", words)).toEqual(["JR-X10"]);
    expect(searched(RULES, "cartas destierro", words)).toEqual([]);
  });
});

describe("options that are not in play", () => {
  it("are those that this table has switched off", () => {
    expect(RULES.filter((rule) => isIdle(rule, { overtaxed_hands: "no" }, words))).toEqual(["JR-X10"]);
    expect(RULES.filter((rule) => isIdle(rule, { overtaxed_hands: "yes" }, words))).toEqual([]);
  });

  it("a game without such a setting folds nothing", () => {
    expect(RULES.filter((rule) => isIdle(rule, {}, words))).toEqual([]);
  });
});
