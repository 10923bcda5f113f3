/** Code Casablanca on the page. */

import type { GameModule, Seating, Teller } from "../game";
import Board from "./Board.svelte";
import { menu } from "./choices";
import Dossier from "./Dossier.svelte";
import Ending from "./Ending.svelte";
import Mark from "./Mark.svelte";
import { hindsight } from "./hindsight";
import { Names } from "./names";
import { result, seatFacts, seatNow } from "./papers";
import { Story } from "./story";
import Strip from "./Strip.svelte";
import { situation, warning } from "./strip";
import { doing, seen } from "./view";

/** Phases whose decision is a form; a question is one too. */
const FORMS = ["answering", "claiming", "challenging", "standing"];

function teller(seating: Seating): Teller {
  const names = new Names(seating);
  return {
    storyteller: () => new Story(names),
    situation: (view) => situation(names, seen(view)),
    menu: (view) => menu(names, seen(view)),
    warning: (view, action) => warning(names, seen(view), action),
    seatNow: (view, seat) => seatNow(names, seen(view), seat),
    seatFacts: (view, seat) => seatFacts(names, seen(view), seat),
    result: (view) => result(names, seen(view)),
    hindsight: hindsight(names),
  };
}

const module: GameModule = {
  teller,
  Board,
  Mark,
  Dossier,
  Strip,
  hasStrip: (view) => view.legal.length > 0 && (FORMS.includes(view.phase) || doing(view, "ask", "write").length > 0),
  Ending,
  wide: true,
  openly: (view) => (["drawing", "choosing"].includes(view.phase) ? view.legal : null),
};
export default module;
