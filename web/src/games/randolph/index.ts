/** Randolph's Casablanca on the page. */

import type { Action, GameModule, Seating, Teller, View } from "../game";
import Board from "./Board.svelte";
import { menu } from "./choices";
import Dossier from "./Dossier.svelte";
import Ending from "./Ending.svelte";
import { hindsight } from "./hindsight";
import Mark from "./Mark.svelte";
import { Names } from "./names";
import { result, seatFacts, seatNow } from "./papers";
import { Story } from "./story";
import { situation, warning } from "./strip";
import Strip from "./Strip.svelte";
import type { RandolphAction, RandolphView } from "./view";

const STRIPS = ["saying", "protest", "answer", "raise", "counter"];

function teller(seating: Seating): Teller {
  const names = new Names(seating);
  return {
    storyteller: () => new Story(names),
    situation: (view) => situation(names, mine(view)),
    menu: (view) => menu(names, mine(view)),
    warning: (view, action: Action) => warning(names, mine(view), action as RandolphAction),
    seatNow: (view, seat) => seatNow(names, mine(view), seat),
    seatFacts: (view, seat) => seatFacts(names, mine(view), seat),
    result: (view) => result(names, mine(view)),
    hindsight: hindsight(names),
  };
}

/** The view as this game describes it. */
function mine(view: View): RandolphView {
  return view as unknown as RandolphView;
}

export default {
  teller,
  Board,
  Mark,
  Dossier,
  Strip,
  hasStrip: (view) => view.legal.length > 0 && STRIPS.includes(view.phase),
  Ending,
  openly: (view) => (["placing", "choose", "prize"].includes(view.phase) ? view.legal : null),
} satisfies GameModule;
