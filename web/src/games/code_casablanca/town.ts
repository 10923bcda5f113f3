/** A table of Code Casablanca as its components need it: the board, who sits where, and the words for it. */

import { plain } from "../../words/rich";
import type { Action, Seating, Teller, View } from "../game";
import type { Components, View as CodeView, Written } from "./types";

export type { CodeView };
export const KINDS = ["code", "file"] as const;
export type Kind = (typeof KINDS)[number];

const LETTERS: Record<string, string> = { red: "R", blue: "B", green: "G", yellow: "Y" };

/** The colour and the letter of a seat's agent, and who sits there. */
export function agentOf(seating: Seating, seat: number) {
  const colour: string = seating.components.colours[seat] ?? "";
  return { colour, letter: LETTERS[colour] ?? "", who: seating.names[seat] ?? "" };
}

export class Town {
  readonly board: Components;

  constructor(
    readonly seating: Seating,
    private readonly teller: Teller,
  ) {
    this.board = seating.components as Components;
  }

  /** A message of the catalogue, without what is drawn in it. */
  say(id: string, facts: object = {}): string {
    return plain(this.teller.text({ ...facts, id }));
  }

  building(id: string, form?: "there" | "short"): string {
    return this.teller.name("building", id, form);
  }

  kind(kind: string, form?: "which" | "tight"): string {
    return this.teller.name("kind", kind, form);
  }

  /** "code 5"; of an answer also "no code". */
  tile({ kind, number }: Pick<Written, "kind" | "number">): string {
    return this.say("tile", { kind, number });
  }
}

/** The legal actions of some kinds. */
export function doing(view: Pick<View, "legal"> | CodeView, ...what: string[]): Action[] {
  return (view.legal as Action[]).filter((action) => what.includes(action.do));
}

/** Whether a message speaks against a tile the reader knows. */
export function isLie(view: CodeView, message: Written): boolean {
  const tile = view.tiles[message.at];
  if (!tile) return false;
  const truth = tile.kind === message.kind ? tile.number : null;
  return truth !== message.number;
}

/** CC-4: played orders lie open, so that everybody can tell which are still to come. */
export function ordersLeft(components: Components, view: CodeView): string[][] {
  const played = view.played.map((order) => order.join());
  return components.orders
    .map((order) => order.slice(0, view.seats.length))
    .filter((order) => {
      const at = played.indexOf(order.join());
      if (at >= 0) played.splice(at, 1);
      return at < 0;
    });
}
