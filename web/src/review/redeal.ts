/** Deals and plays a finished game again, from its record alone: every roll comes from the seed and the nonces, and every
 *  event and the outcome must be what the steps then do. The rules are the house's own, translated by
 *  rules/game_in_javascript.py; play/record.py does the same in Python. */

import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Record_ } from "./fairness";

type State = Record<string, any>;
type Payload = Record<string, unknown>;
interface Event {
  payload: Payload;
  to: number[] | null;
}

/** What `redeal_script` makes of a game. */
export interface Rules {
  State(): State;
  new_game(s: State, seats: number, options: number[], rng: Dice): void;
  legal(s: State, seat: number, choices: number[]): void;
  step(s: State, seat: number, action: number, rng: Dice): void;
  is_over(s: State): boolean;
  to_act(s: State): number;
  returns(s: State, out: number[]): void;
  write_action(s: State, action: number): Payload;
  beginning(s: State): Event[];
  story(before: State, seat: number, action: number, after: State): Event[];
  outcome(s: State): Payload;
  MOST_CHOICES: number;
  ORDER: string[];
  FIXED: Record<string, number>;
  OPTIONS: Record<string, { on: number; before: number }>;
}

/** Rolls for one step, as play/stream.py makes them. */
export class Dice {
  #words: number[] = [];
  #block = 0;
  #key: Uint8Array;
  #step: number;

  constructor(key: Uint8Array, step: number) {
    this.#key = key;
    this.#step = step;
  }

  roll(sides: number): number {
    const fair = 2 ** 32 - (2 ** 32 % sides);
    for (;;) {
      const word = this.#word();
      if (word < fair) return word % sides;
    }
  }

  #word(): number {
    if (!this.#words.length) {
      const message = new DataView(new ArrayBuffer(16));
      message.setBigUint64(0, BigInt(this.#step));
      message.setBigUint64(8, BigInt(this.#block++));
      const personalization = new Uint8Array(16);
      personalization.set(utf8ToBytes("valise dice"));
      const block = blake2b(new Uint8Array(message.buffer), { key: this.#key, personalization });
      const view = new DataView(block.buffer, block.byteOffset);
      for (let at = 0; at < block.length; at += 4) this.#words.push(view.getUint32(at));
    }
    return this.#words.pop()!;
  }
}

/** True, or the number of the first entry that is not what the deal and the steps give; 0 for the deal itself. */
export function redeal(record: Record_, rules: Rules): true | number {
  const key = sha256(
    concatBytes(utf8ToBytes("valise key\0"), hexToBytes(record.seed), utf8ToBytes(JSON.stringify(record.nonces))),
  );
  const seats = record["seats"] as number;
  let s = rules.State();
  rules.new_game(s, seats, encoded(record, rules), new Dice(key, 0));
  if (!agree(record["begins"], publicEvents(rules.beginning(s)))) return 0;
  let played = 0;
  /** The public events of these steps, or null where one of them cannot be taken. */
  const play = (steps: unknown[]): Payload[] | null => {
    const events: Event[] = [];
    for (const { seat, action } of steps as { seat: number; action: Payload }[]) {
      const choices = Array<number>(rules.MOST_CHOICES + 1).fill(0);
      if (rules.is_over(s) || !((rules.to_act(s) >> seat) & 1)) return null;
      rules.legal(s, seat, choices);
      const number = choices.slice(1, choices[0]! + 1).find((one) => same(rules.write_action(s, one), action));
      if (number === undefined) return null;
      const before = structuredClone(s);
      s = structuredClone(s);
      rules.step(s, seat, number, new Dice(key, ++played));
      events.push(...rules.story(before, seat, number, s));
    }
    return publicEvents(events);
  };
  for (const entry of record.entries) {
    const events = play(entry.steps);
    if (!events || !agree(entry.events, events)) return entry.n;
  }
  const last = record.entries.length + 1;
  if (record.under_way) return play(record.under_way)?.length === 0 ? true : last;
  if (!rules.is_over(s)) return last;
  const scores = Array<number>(seats).fill(0);
  rules.returns(s, scores);
  return agrees(record.outcome, { ...rules.outcome(s), scores }) || last;
}

function encoded(record: Record_, { ORDER, FIXED, OPTIONS }: Rules): number[] {
  const chosen = record["options"] as Record<string, number | boolean>;
  return ORDER.map((key) => {
    const value = chosen[key];
    if (key === "version") return record["rules"] as number;
    if (value === undefined) return FIXED[key] ?? OPTIONS[key]!.before;
    return typeof value === "boolean" ? (value ? OPTIONS[key]!.on : 0) : value;
  });
}

function publicEvents(events: Event[]): Payload[] {
  return events.filter((event) => event.to === null).map((event) => event.payload);
}

function agree(stored: unknown, played: Payload[]): boolean {
  return (
    Array.isArray(stored) && stored.length === played.length && stored.every((one, at) => agrees(one, played[at]!))
  );
}

/** A record may lack facts that events have today; what it has must be as it was played. */
function agrees(stored: unknown, played: Payload): boolean {
  const facts = Object.entries(stored as Payload);
  return facts.every(([key, value]) => key in played && same(value, played[key]));
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => same((a as Payload)[key], (b as Payload)[key]));
}
