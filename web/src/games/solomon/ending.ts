/** Every ledger at the end. */

import type { Event } from "../game";
import type { Layout } from "./layout";
import type { AnyEvent, View } from "./types";

/** `stakes` is null where nobody has opened it. */
export interface Ledger {
  seat: number;
  stakes: Record<string, number> | null;
  left: number | null;
}

/** Opened by the game's end; where a table stopped early, they are counted up from the whole story. */
export function ledgers(layout: Layout, view: View, events: Event[]): Ledger[] {
  const whole = isWhole(view, events);
  return view.seats.map((known, seat) => {
    if (view.phase === "over" && known.lots) return { seat, stakes: known.stakes, left: worth(known.lots) };
    if (seat === view.you && view.dossier) {
      return { seat, stakes: view.dossier.stakes, left: worth(view.dossier.lots) };
    }
    if (!whole) return { seat, stakes: null, left: null };
    const stakes: Record<string, number> = {};
    let left = worth(layout.board.lots);
    for (const { what, seat: whose, agent, worth: lot } of events as AnyEvent[]) {
      if (what !== "placed" || whose !== seat || !agent || !lot) continue;
      stakes[agent] = (stakes[agent] ?? -(known.spent[agent] ?? 0)) + lot;
      left -= lot;
    }
    return { seat, stakes, left };
  });
}

/** Until the whole story is open, others' lots and secret answers are not in it. */
function isWhole(view: View, events: Event[]): boolean {
  return events.some((event) => ["placed", "answered"].includes(event.what) && event["seat"] !== view.you);
}

/** What lots come to. */
export function worth(lots: Record<string, number>): number {
  return Object.entries(lots).reduce((sum, [lot, count]) => sum + Number(lot) * count, 0);
}
