/** Agent and Casablanca on the page: one set of rules, two boards. */

import type { GameModule, Seating, Teller } from "../game";
import Board from "./Board.svelte";
import { menu } from "./choices";
import Dossier from "./Dossier.svelte";
import Ending from "./Ending.svelte";
import { hindsight } from "./hindsight";
import { Names } from "./names";
import { result, seatFacts, seatNow } from "./papers";
import { situation, warning } from "./strip";
import { Story } from "./story";
import Strip from "./Strip.svelte";
import { asSolomon } from "./view";

function teller(seating: Seating): Teller {
  const names = new Names(seating);
  return {
    storyteller: () => new Story(names),
    situation: (view) => situation(names, asSolomon(view)),
    menu: (view) => menu(names, asSolomon(view)),
    warning: (view, action) => warning(names, asSolomon(view), action),
    seatNow: (view, seat) => seatNow(names, asSolomon(view), seat),
    seatFacts: (view, seat) => seatFacts(names, asSolomon(view), seat),
    result: (view) => result(names, asSolomon(view)),
    hindsight: hindsight(names),
  };
}

const OPEN = ["move", "step-on", "step-off", "end-turn"];

const solomon: GameModule = {
  teller,
  Board,
  Dossier,
  Strip,
  hasStrip: (view) => view.legal.length > 0 && !["choose", "over"].includes(view.phase),
  Ending,
  // Whoever strikes has a stake, and whoever bribes has lots: only moves are anybody's.
  openly: (view) => {
    if (view.phase === "reconsider") return view.legal;
    return view.phase === "choose" ? view.legal.filter((action) => OPEN.includes(action.do)) : null;
  },
  askedAloud: (view) => (view.phase === "protest" ? { speak: { do: "protest" }, pass: { do: "let-pass" } } : null),
  standing(seating) {
    const names = new Names(seating);
    return names.inPlay.map((id) => ({ id, label: names.agent(id) }));
  },
};

export default solomon;
