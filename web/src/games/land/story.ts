/** Building a land and walking on it, as a story: what `warren.text.stories.land` does in Python. */

import type { FactTold } from "../../types";
import { type Sentence, taken } from "../../words/story";
import type { Names, Words } from "../../words/words";

export function tell(facts: readonly FactTold[], words: Words, names: Names): Sentence[] {
  const rest = [...facts];
  const sentences: Sentence[] = [];
  const plain = (fact: FactTold) => ({ text: words.fact("land", fact, names), facts: [fact] });
  for (let fact = rest.shift(); fact; fact = rest.shift()) {
    if (fact.fact === "received") {
      const received = [fact, ...taken(rest, ["received"])];
      const hands = [...Map.groupBy(received, (one) => one.seat ?? 0)].sort(([one], [other]) => one - other);
      const dealt = taken(rest, ["dealt"]);
      // The tiles by name say more than how many there are of each shape, if all of them were told together.
      for (const [seat, hand] of hands) {
        const text = words.say("land-story-received", { player: words.player(seat, names), tiles: tiles(hand, words) });
        sentences.push({ text, facts: [...hand, ...dealt.filter((one) => one.seat === seat)] });
      }
      const seats = hands.map(([seat]) => seat);
      sentences.push(...dealt.filter((one) => one.seat === null || !seats.includes(one.seat)).map(plain));
    } else if (fact.fact === "left-by") {
      const passed = taken(rest, ["passed"]);
      const text = words.say("land-story-left", {
        player: words.player(fact.seat ?? 0, names),
        tile: words.shownText(String(fact.args.tile)),
        direction: String(fact.args.direction),
        passed: tiles(passed, words),
      });
      sentences.push({ text, facts: [fact, ...passed] });
    } else sentences.push(plain(fact));
  }
  return sentences;
}

function tiles(facts: readonly FactTold[], words: Words): string[] {
  return facts.map((fact) => words.shownText(String(fact.args.tile)));
}
