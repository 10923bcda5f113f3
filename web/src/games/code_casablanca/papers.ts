/** What everybody knows of a seat, and who won. */

import type { SeatFact } from "../game";
import { capital, fill, type Rich } from "../../words/rich";
import type { Names } from "./names";
import type { CodeView } from "./view";

/** What the seat is doing, in a word; the same for every seat that is asked. */
export function seatNow(names: Names, view: CodeView, seat: number): string {
  if (view.phase === "over") return "";
  if (!view.asked.includes(seat) && seat !== view.acting) return "";
  return (names.words.now as Record<string, string>)[view.phase] ?? "";
}

/** How many envelopes a seat has seen, and what it may no longer do; the board shows where it is. */
export function seatFacts(names: Names, view: CodeView, seat: number): SeatFact[] {
  const { words } = names;
  const known = view.seats[seat];
  if (!known) return [];
  if (known.out) return [{ text: [words.is_out] }];
  const facts: SeatFact[] = [{ text: fill(words.has_seen, { count: known.been.length }) }];
  if (known.unmasked_by !== null) facts.push({ text: [{ text: words.is_unmasked, kind: "strong" }] });
  else if (known.silenced) facts.push({ text: [words.may_not_ask] });
  return facts;
}

/** Who won and why, and which file was genuine. A game that was broken off has no reason of its own. */
export function result(names: Names, view: CodeView): Rich[] {
  const { words } = names;
  const outcome = view.outcome;
  const reason = outcome && (words.reasons as Record<string, string>)[outcome.reason];
  if (!outcome || !reason) return [];
  const lines: Rich[] = [headline(names, view), [reason]];
  if (outcome.genuine) {
    const { at, number } = outcome.genuine;
    lines.push(fill(words.genuine_was, { file: names.tileAt({ kind: "file", number, at }) }));
  }
  return lines;
}

function headline(names: Names, view: CodeView): Rich {
  const { words } = names;
  const winners = view.outcome?.winners ?? [];
  const [first, second] = winners;
  if (first !== undefined && second === undefined) return names.say(words.wins, first);
  if (winners.length) return capital(fill(words.share, { names: names.others(winners) }));
  const left = view.seats.flatMap((known, seat) => (known.out ? [] : [seat]));
  return capital(fill(words.draw, { names: names.others(left) }));
}
