/** Lines of the notebook and of the end: messages, questions, accusations, claims. */

import type { Event } from "../game";
import { fill, type Rich } from "../../words/rich";
import type { Names } from "./names";
import { withRounds } from "../rounds";
import { isLie, knownAgainst, type Claim, type CodeView, type TileAt, type Verdict } from "./view";

/** A line with its round, and what came of it. */
export interface Note {
  round?: number;
  text: Rich;
  verdict?: Rich;
  /** It was false or wrong. */
  bad?: boolean;
}

/** With a word where the reader has seen the tile. */
export function receivedMessages(names: Names, view: CodeView): Note[] {
  const { words } = names;
  return (view.notebook?.received ?? []).map((message) => ({
    round: message.round,
    text: names.say(words.told_you, message.from, { tile: names.tileAt(message) }),
    verdict: message.at in view.tiles ? truth(names, view, message) : undefined,
  }));
}

export function sentMessages(names: Names, view: CodeView): Note[] {
  const { words } = names;
  return (view.notebook?.sent ?? []).map((message) => ({
    round: message.round,
    text: names.say(words.you_told, null, { other: names.other(message.to), tile: names.tileAt(message) }),
    verdict: truth(names, view, message),
  }));
}

/** Who called which message false, what was written, and whether it was proved. */
export function accusations(names: Names, verdicts: Verdict[]): Note[] {
  const { words } = names;
  return verdicts.map((verdict) => ({
    text: names.say(words.accusation, verdict.seat, {
      other: names.other(verdict.accused),
      message: names.tileAt(verdict.message),
      wrote: names.tile(verdict.wrote),
    }),
    verdict: [verdict.true ? words.proved : words.not_proved],
  }));
}

/** Questions between others: the answers are theirs alone (CC-11). */
export function heardQuestions(names: Names, events: Event[]): Note[] {
  const { words } = names;
  return withRounds(events)
    .filter(({ event }) => event.what === "question" && ![event.seat, event.to].includes(names.you))
    .map(({ round, event }) => ({
      round,
      text: names.say(words.heard_question, event.seat, {
        other: names.seat(event.to),
        kind: words.kinds[event.kind as "code" | "file"],
        place: names.at(event.at),
      }),
    }));
}

/** Every message with the truth. */
export function allMessages(names: Names, view: CodeView, events: Event[]): Note[] {
  return events
    .filter((event) => event.what === "message")
    .map((event) => {
      const message = event as unknown as TileAt;
      return {
        round: event.round,
        text: names.say(names.words.message, event.from, {
          other: names.other(event.to),
          tile: names.tileAt(message),
        }),
        verdict: message.at in view.tiles ? truth(names, view, message) : undefined,
        bad: isLie(view, message),
      };
    });
}

/** How often each seat lied. */
export function lieCounts(names: Names, view: CodeView, events: Event[]): Rich {
  const written = new Map<number, { lies: number; count: number }>();
  for (const event of events) {
    if (event.what !== "message") continue;
    const of = written.get(event.from) ?? { lies: 0, count: 0 };
    const lie = isLie(view, event as unknown as TileAt);
    written.set(event.from, { lies: of.lies + (lie ? 1 : 0), count: of.count + 1 });
  }
  return [...written]
    .sort(([a], [b]) => a - b)
    .flatMap(([seat, { lies, count }], index) => [
      index ? ", " : "",
      ...fill(names.words.lie_count, { who: names.seat(seat), lies, count }),
    ]);
}

/** Those that were handed in, right or wrong, and those that were begun and dropped (W-1). */
export function allClaims(names: Names, view: CodeView, events: Event[]): Note[] {
  const { words } = names;
  const begun = new Map<number, string[]>();
  const whole = view.outcome?.genuine !== undefined; // else nobody knows what nobody saw
  return withRounds(events).flatMap(({ round, event }): Note[] => {
    if (event.what === "claim-part") {
      const codes = begun.get(event.seat) ?? [];
      begun.set(event.seat, event.part.do === "code-at" ? [...codes, event.part.at] : codes);
    } else if (event.what === "sealed") {
      const codes = begun.get(event.seat);
      begun.delete(event.seat);
      if (codes && !event.claim) {
        const text = names.say(words.begun, event.seat, { codes: names.buildings(codes) });
        return [{ round, text, verdict: [words.dropped] }];
      }
    } else if (event.what === "claims") {
      return (event.claims as Claim[]).map((claim) => {
        const bad = knownAgainst(view, claim).length > 0;
        const text = names.say(words.claimed, claim.seat, { claim: names.claim(claim) });
        const verdict = bad ? [words.claim_was_wrong] : whole ? [words.claim_was_right] : undefined;
        return { round, text, verdict, bad };
      });
    }
    return [];
  });
}

function truth(names: Names, view: CodeView, message: TileAt): Rich {
  return [isLie(view, message) ? names.words.was_false : names.words.was_true];
}
