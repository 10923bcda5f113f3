/** Looking back, in words: where Casanova was, and the moments at which it turned. */

import type { Said } from "../../words/rich";
import type { Hindsight, Turn } from "../game";
import { streetName, type Names } from "./names";
import type { Holder } from "./view";

export function hindsight(names: Names): Hindsight {
  const { words } = names;
  return {
    question: () => [words.where_he_was],
    answer: (_, { theatre, lady }) =>
      theatre == null ? names.who(lady) : words.theatre_only.replace("{street}", streetName(theatre)),
    turn: (turn) => {
      const where = names.couple(turn as unknown as Holder);
      const said = (words.moments as Record<string, Said>)[variant(turn)]!;
      return names.say(said, turn.seat, { where, share: names.share(turn["share"] ?? 0) });
    },
  };
}

/** A look at the Doge's is at nobody in particular, and what is found may be one's own. */
function variant(turn: Turn): string {
  if (turn.what === "found" && turn["lady"] === turn.seat) return "found-aboard";
  if (turn.what === "missed" && turn["lady"] == null && turn["theatre"] == null) return "missed-at-doges";
  return turn.what;
}
