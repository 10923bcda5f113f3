/** Words and names at hand for one table. */

import type { Seating, Teller } from "../game";
import { menu } from "./choices";
import { hindsight } from "./hindsight";
import { Names } from "./names";
import { result, seatFacts, seatNow } from "./papers";
import { Story } from "./story";
import { situation, warning } from "./strip";
import type { CasanovaView } from "./view";

export function teller(seating: Seating): Teller {
  const names = new Names(seating);
  return {
    storyteller: () => new Story(names),
    situation: (view) => situation(names, view as CasanovaView),
    menu: (view) => menu(names, view as CasanovaView),
    warning: (view, action) => warning(names, view as CasanovaView, action),
    seatNow: (view, seat) => seatNow(names, view as CasanovaView, seat),
    seatFacts: (view, seat) => seatFacts(names, view as CasanovaView, seat),
    result: (view) => result(names, view as CasanovaView),
    hindsight: hindsight(names),
  };
}
