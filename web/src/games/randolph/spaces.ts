/** What each space offers to the reader, and how it is told to who cannot see it. */

import { capital, plain } from "../../words/rich";
import { known } from "./memory.svelte";
import type { Names } from "./names";
import type { RandolphAction, RandolphView } from "./view";

export interface Offer {
  action: RandolphAction;
  what: string;
  /** To be said, to come here. */
  number: number | null;
}

/** By space, what the reader may do there: one thing at a time. */
export function offers(names: Names, view: RandolphView): Map<string, Offer> {
  const { words } = names;
  const found = new Map<string, Offer>();
  for (const action of view.legal) {
    if (action.do === "figure") found.set(action.space, { action, what: words.can_place, number: null });
    else if (action.do === "take") found.set(action.circle, { action, what: words.can_take, number: null });
    else if (action.do === "lay") found.set(action.circle, { action, what: words.can_lay, number: null });
    else if (action.do === "say") {
      const space = names.onFrom(view.seats[names.you]!.figure!, action.number);
      const what = words.can_say.replace("{number}", String(action.number));
      found.set(space, { action, what, number: action.number });
    }
  }
  return found;
}

/** "Fez 3, a chip, Brice: take this chip". */
export function describe(names: Names, view: RandolphView, space: string, offer?: Offer): string {
  const parts = [
    names.space(space),
    chip(names, view, space),
    ...view.seats.flatMap(({ figure }, seat) => (figure === space ? [names.who(seat)] : [])),
  ];
  const told = parts.join(", ");
  return plain(capital([offer ? `${told}: ${offer.what}` : told]));
}

function chip(names: Names, view: RandolphView, space: string): string {
  const { words } = names;
  if (!view.circles.includes(space)) return words.no_chip;
  const { chips, shown } = known(view);
  if (space in shown) return words.chip_shown.replace("{number}", String(shown[space]));
  if (space in chips) return words.chip_known.replace("{number}", String(chips[space]));
  const moved = view.announced?.laid_at ?? view.announced?.taken_from;
  return space === moved && view.phase !== "over" ? words.chip_moved : words.chip_here;
}
