/** The actions of a view, by what they do and where. */

import type { Action } from "../game";
import type { Message } from "../../words/messages";
import { onFrom } from "./ring";
import type { Components, TableAction, View } from "./types";

export type Doable = TableAction & Action;

/** The legal actions of one kind. */
export function doing(view: View, kind: TableAction["do"]): Doable[] {
  return view.legal.filter((action): action is Doable => action.do === kind);
}

export interface Offer {
  action: Doable;
  what: Message;
  /** To be said, to come here. */
  number: number | null;
}

/** By space, what the reader may do there: one thing at a time. */
export function offers(board: Components, view: View): Map<string, Offer> {
  const found = new Map<string, Offer>();
  for (const action of view.legal as Doable[]) {
    const { number = null } = action;
    const start = view.seats[view.mover]!.figure;
    const space = number === null ? (action.space ?? action.circle) : start && onFrom(board, start, number);
    if (space) found.set(space, { action, what: { ...action, id: `can-${action.do}` }, number });
  }
  return found;
}

/** A space for who cannot see it: "Fez 3, a chip, Brice: take this chip". */
export function described(view: View, space: string, offer?: Offer): Message {
  const seats = view.seats.flatMap(({ figure }, seat) => (figure === space ? [seat] : []));
  return { id: "board-space", space, chip: chipAt(view, space), seats, can: offer?.what ?? null };
}

function chipAt(view: View, space: string): Message {
  if (!view.circles.includes(space)) return { id: "chip-none" };
  if (space in view.shown) return { id: "chip-shown", number: view.shown[space] };
  const known = view.dossier?.chips[space];
  if (known !== undefined) return { id: "chip-known", number: known };
  const moved = view.announced?.laid_at ?? view.announced?.taken_from;
  return { id: space === moved && view.phase !== "over" ? "chip-moved" : "chip-here" };
}
