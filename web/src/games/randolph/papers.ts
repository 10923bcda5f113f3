/** The papers: what everybody knows of a seat, who won and why, and since when the reader knows a chip. */

import type { Event, SeatFact } from "../game";
import { capital, fill, listed, type Rich } from "../../words/rich";
import { withRounds } from "../rounds";
import type { Names } from "./names";
import type { RandolphView } from "./view";

// ---- public
/** What the seat is doing, in a word; the same for every seat that is asked. */
export function seatNow(names: Names, view: RandolphView, seat: number): string {
  const { words } = names;
  const { bet } = view;
  if (view.phase === "over") return "";
  if (bet && bet.winner !== null) return seat === bet.winner ? words.wins_now : "";
  if (seat === bet?.protester) return words.protests_now;
  if (view.asked.includes(seat)) return words.asked_now;
  return seat === view.mover ? words.moves_now : "";
}

/** A seat's cash, its cards, and whether it has mixed the chips. */
export function seatFacts(names: Names, view: RandolphView, seat: number): SeatFact[] {
  const { words } = names;
  const own = view.seats[seat]!;
  const cash: SeatFact = { text: [{ text: names.sum(own.cash), kind: "strong" }, ` ${words.cash}`] };
  if (own.out) return [cash, { text: [{ text: words.is_out, kind: "strong" }] }];
  const cards = names.sorted(own.cards).map(([card, count]): SeatFact => {
    return { text: [{ text: names.symbol(card), kind: "piece", id: `s-${card}` }, ` ${count}`] };
  });
  return [cash, ...cards, ...(own.may_shuffle ? [] : [{ text: [words.mixed] }])];
}

/** Who won and why. */
export function result(names: Names, view: RandolphView): Rich[] {
  const { words } = names;
  const outcome = view.outcome!;
  if (!outcome.cash) return [];
  const { winners, cash, fourth, reason } = outcome;
  const shared = listed(
    winners.map((seat) => [names.other(seat)]),
    words.and_,
  );
  const headline = winners.length === 1 ? names.say(words.wins, winners[0]!) : fill(words.share, { names: shared });
  const why = fourth
    ? names.say(words.fourth_card, fourth.seat, { card: names.symbol(fourth.card) })
    : [words.reasons[reason as keyof typeof words.reasons]];
  const order = cash.map((sum, seat): [number, number] => [seat, sum]).sort((one, two) => two[1] - one[1]);
  return [capital(headline), why, names.say(words.richest, null, { cash: names.amounts(words.cash_of, order) })];
}

// ---- mine
/** When the reader read a chip, or when it was shown to all. */
export interface Seen {
  round: number;
  shown: boolean;
}

/** By circle, since when the reader knows the chip that is there now: his story followed from its beginning. */
export function seenSince(events: Event[], you: number): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  let taken = "";
  let inHand: Seen | undefined;
  for (const { round, event } of withRounds(events)) {
    if (event.what === "took") {
      taken = event.circle;
      inHand = seen.get(taken);
    } else if (event.what === "read" && event.seat === you) {
      inHand ??= { round, shown: false };
      seen.set(taken, inHand);
    } else if (event.what === "laid") {
      seen.delete(taken);
      if (inHand) seen.set(event.circle, inHand);
    } else if (event.what === "shown") seen.set(event.circle, { round, shown: true });
    else if (event.what === "shuffled") seen.clear();
  }
  return seen;
}
