/** Looking back, in words: which file was genuine and where, and the moments at which it turned. */

import type { Parts, Said } from "../../words/rich";
import type { Hindsight, Turn } from "../game";
import type { Names } from "./names";
import type { Tile } from "./view";

type Kinds = Record<string, Said>;

export function hindsight(names: Names): Hindsight {
  const { words } = names;
  const moments = words.moments as Kinds;
  const besides = words.besides as Kinds;
  return {
    question: (question) => [(words.looking_for as Record<string, string>)[question.about]!],
    answer: (_, { number, at }) => (at ? names.building(at) : names.tile({ kind: "file", number })),
    turn: (turn) => {
      const parts = partsOf(names, turn);
      const { what, seat } = turn;
      if (what === "accused-in-vain") {
        const told = names.say(moments[turn["lie"] ? "accused-by-guess" : what]!, seat, parts);
        return [...told, " ", ...names.say(besides[what]!, seat)];
      }
      const told = names.say(moments[what]!, seat, parts);
      if (what === "unmasked") return [...told, " ", ...names.say(besides[what]!, turn["accused"])];
      if (what === "claimed" || what === "claim-unchallenged") {
        return [...told, " ", words.claim_had_been[turn["right"] ? "right" : "wrong"]];
      }
      return told;
    },
  };
}

/** Whatever of it the turning point has. */
function partsOf(names: Names, turn: Turn): Parts {
  const parts: Parts = {};
  const other: number | undefined = turn["to"] ?? turn["accused"] ?? turn["claimant"] ?? turn["by"];
  if (other !== undefined) parts["other"] = names.other(other);
  if (turn["at"]) parts["place"] = names.at(turn["at"]);
  if (turn["number"] !== undefined) {
    parts["tile"] = names.tile({ kind: turn["kind"] ?? "file", number: turn["number"] });
  }
  for (const key of ["really", "wrote"]) if (turn[key]) parts[key] = names.tile(turn[key] as Tile);
  return parts;
}
