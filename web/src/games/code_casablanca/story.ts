/** The log in words: each event of a seat's story as a sentence. */

import type { Event, LogLine, Storyteller } from "../game";
import { mine, type Parts, type Rich, type Said } from "../../words/rich";
import type { Names } from "./names";
import type { Claim } from "./view";

/** What the log leaves out: the board or the next line shows it, or it is told at the end. */
export const SILENT: readonly string[] = [
  "begins",
  "stand",
  "searches",
  "asked",
  "round",
  "claim-part",
  "envelopes",
  "over",
];

type Tell = (event: Event) => Rich | null;

/** Tells a story from its beginning, and so knows who was sent where, and what each claim says. */
export class Story implements Storyteller {
  private round = 1;
  private sent: (string | null)[] = [];
  private claims = new Map<number, Claim>();
  /** The seat that searches has neither asked nor accused. */
  private quiet = true;
  private readonly tellers: Record<string, Tell>;

  constructor(private readonly names: Names) {
    const words = names.words;
    const plainly = (said: string): Tell => {
      return () => this.names.say(said);
    };
    const of = (said: Said, part = "seat"): Tell => {
      return (event) => this.names.say(said, event[part]);
    };
    this.tellers = {
      drew: (event) => this.drew(event),
      went: (event) => this.went(event),
      saw: (event) => this.saw(event),
      question: (event) => this.question(event),
      answered: (event) => this.answered(event),
      message: (event) => this.message(event),
      "ended-search": (event) => (this.quiet ? names.say(words.asks_nothing, event.seat) : null),
      accuses: (event) => this.accuses(event),
      charged: (event) => this.charged(event),
      verdict: (event) => this.verdict(event),
      unmasked: of(words.unmasked, "accused"),
      "accused-in-vain": plainly(words.in_vain),
      sealed: (event) => this.sealed(event),
      claims: (event) => this.claim(event),
      heard: (event) => this.heard(event),
      "no-challenge": of(words.lets_pass),
      challenged: (event) => names.say(words.challenges, event.seat, { tile: this.tileAt(event) }),
      admitted: of(words.admits),
      stood: of(words.stands),
      turned: (event) => this.turned(event),
      silenced: of(words.silenced),
      "claim-right": plainly(words.claim_right),
      "claim-unchallenged": plainly(words.claim_unchallenged),
      "claim-wrong": plainly(words.claim_wrong),
      out: of(words.out),
      "orders-shuffled": plainly(words.shuffled),
    };
  }

  /** Every kind of event that may make a line. */
  get told(): string[] {
    return Object.keys(this.tellers);
  }

  tell(events: Event[]): LogLine[] {
    const lines: LogLine[] = [];
    for (const event of events) {
      if (event.what === "round") this.round = event.round;
      if (event.what === "searches") this.quiet = true;
      const text = this.tellers[event.what]?.(event);
      if (text) lines.push({ n: event.n, round: this.round, text });
    }
    return lines;
  }

  // ------------------------------------------------------------------------------ orders
  private drew(event: Event): Rich {
    this.sent = event.sent;
    return this.names.say(this.names.words.draws, event.seat, { orders: this.names.orders(this.sent) });
  }

  private went(event: Event): Rich {
    const words = this.names.words;
    const said = this.sent[event.seat] === event.to ? words.as_ordered : words.elsewhere;
    return this.names.say(said, event.seat, { place: this.names.to(event.to) });
  }

  private saw(event: Event): Rich | null {
    const names = this.names;
    if (event.seat !== names.you) return null;
    return this.toReader(names.words.you_see, null, { tile: this.tile(event), place: names.at(event.at) });
  }

  // ------------------------------------------------------------------------------ searches
  private question(event: Event): Rich {
    this.quiet = false;
    const names = this.names;
    const said = event.to === names.you ? names.words.asks_you : names.words.asks;
    const kind = names.words.kinds[event.kind as "code" | "file"];
    return names.say(said, event.seat, { other: names.other(event.to), kind, place: names.at(event.at) });
  }

  /** Told only to those who do not read the message. */
  private answered(event: Event): Rich | null {
    if ([event.seat, event.to].includes(this.names.you)) return null;
    return this.names.say(this.names.words.answers, event.seat);
  }

  private message(event: Event): Rich | null {
    if (![event.from, event.to].includes(this.names.you)) return null;
    return this.toReader(this.names.words.writes, event.from, { tile: this.tile(event) });
  }

  private accuses(event: Event): Rich {
    this.quiet = false;
    return this.names.say(this.names.words.accuses, event.seat, { other: this.names.other(event.accused) });
  }

  private charged(event: Event): Rich | null {
    if (event.seat !== this.names.you) return null;
    return this.toReader(this.names.words.you_charge, null, { tile: this.tileAt(event) });
  }

  private verdict(event: Event): Rich | null {
    const { names } = this;
    if (![event.seat, event.accused].includes(names.you)) return null;
    const wrote = names.tile(event.wrote);
    // Who accused was told of the message before.
    if (event.seat === names.you) return this.toReader(names.words.writes, event.seat, { tile: wrote });
    return this.toReader(names.words.verdict, null, { message: names.tileAt(event.message), wrote });
  }

  // ------------------------------------------------------------------------------ claims
  private sealed(event: Event): Rich | null {
    if (event.seat !== this.names.you || !event.claim) return null;
    return this.toReader(this.names.words.sealed, null, {});
  }

  private claim(event: Event): Rich {
    const { names } = this;
    const claims: Claim[] = event.claims;
    this.claims = new Map(claims.map((claim) => [claim.seat, claim]));
    const [first, second] = claims;
    if (!first) return names.say(names.words.nobody_claims);
    if (!second) return names.say(names.words.claims, first.seat);
    return names.say(names.words.several_claim, null, { names: names.others(claims.map((claim) => claim.seat)) });
  }

  private heard(event: Event): Rich | null {
    const claim = this.claims.get(event.seat);
    return claim ? this.names.say(this.names.words.heard, event.seat, { claim: this.names.claim(claim) }) : null;
  }

  /** The tile that was challenged; or one of those of a whole claim, which are many (CC-21). */
  private turned(event: Event): Rich {
    const { names } = this;
    if (!("agrees" in event)) return [`${names.building(event.at)}${names.colon}${this.tile(event)}.`];
    const text = names.say(names.words.turned, null, { tile: this.tileAt(event) });
    return [...text, ` ${event.agrees ? names.words.agrees : names.words.contradicts}`];
  }

  // ------------------------------------------------------------------------------ sentences
  /** Told to the reader alone. */
  private toReader(said: Said | string, seat: number | null, parts: Parts): Rich {
    return mine(this.names.say(said, seat, parts));
  }

  private tile(event: Event): string {
    return this.names.tile({ kind: event.kind, number: event.number });
  }

  private tileAt(event: Event): string {
    return this.names.tileAt({ kind: event.kind, number: event.number, at: event.at });
  }
}
