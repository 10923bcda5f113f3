/** Looking back, in words: what the chip of a turn was, and the moments at which it turned. */

import type { Parts, Said } from "../../words/rich";
import type { Hindsight, Turn } from "../game";
import type { Names } from "./names";

type Kinds = Record<string, Said>;

export function hindsight(names: Names): Hindsight {
  const { words } = names;
  return {
    question: () => [words.which_number],
    answer: (_, { number }) => String(number),
    turn: (turn) => {
      const parts = partsOf(names, turn);
      const told = names.say((words.moments as Kinds)[variant(turn)]!, turn.seat, parts);
      if (turn.what !== "caught") return told;
      const then = (words.besides as Kinds)[turn["sum"] ? "caught" : "caught-for-card"]!;
      return [...told, " ", ...names.say(then, turn["protester"], parts)];
    },
  };
}

/** A lie may have won a card or only stood, a bet be for money or for a card, and each of the two may fold. */
function variant(turn: Turn): string {
  if (turn.what === "bluffed" && turn["card"]) return "bluffed-for-card";
  if (turn.what === "protested-in-vain" && !turn["sum"]) return "protested-for-card";
  if (turn.what === "folded" && turn.seat === turn["protester"]) return "folded-protest";
  return turn.what;
}

function partsOf(names: Names, turn: Turn): Parts {
  const { said, number, card, sum, mover, protester } = turn as Record<string, any>;
  const parts: Parts = { said, number, sum: names.sum(sum ?? 0) };
  if (card) parts["card"] = names.the(card);
  if (mover !== undefined) parts["other"] = names.other(turn.seat === mover ? protester : mover);
  return parts;
}
