/** Looking back, in words: what was on the chip of a turn, and what came of what was said about it. */

import type { Hindsight, Turn } from "../game";
import type { Rich, Said } from "../../words/rich";
import type { Names } from "./names";

export function hindsight(names: Names): Hindsight {
  return {
    question: () => [names.words.hindsight_chip],
    answer: (_, answer) => String(answer.number),
    turn: (turn) => told(names, turn),
  };
}

function told(names: Names, turn: Turn): Rich {
  const { words } = names;
  const moves = turn.seat === turn.mover;
  const sayings: Record<string, Said> = {
    bluffed: turn.card ? words.turn_bluffed_card : words.turn_bluffed,
    caught: turn.sum ? words.turn_caught : words.turn_caught_card,
    "protested-in-vain": turn.sum ? words.turn_in_vain : words.turn_in_vain_card,
    confessed: words.turn_confessed,
    "confessed-though-true": words.turn_confessed_true,
    folded: moves ? words.turn_folded : words.turn_gave_in,
    "folded-though-true": words.turn_folded_true,
    "folded-though-right": words.turn_gave_in_right,
    shuffled: words.shuffled,
    out: words.out,
    "fourth-card": words.turn_fourth,
  };
  const said = sayings[turn.what];
  if (!said) return [turn.what];
  const other = moves ? turn.protester : turn.mover;
  return names.say(said, turn.seat, {
    ...(turn.number === undefined ? {} : { number: turn.number, said: turn.said }),
    ...(turn.sum === undefined ? {} : { sum: names.sum(turn.sum) }),
    ...(turn.card ? { card: names.the(turn.card) } : {}),
    ...(other === undefined ? {} : { other: names.other(other) }),
  });
}
