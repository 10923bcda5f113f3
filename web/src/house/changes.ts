/** How the page keeps up with what the house tells: what is new, laid over what it has. docs/protocol.md has the rules. */

import type { SeatChange, SeatRest, SeatView } from "./protocol";

const SHORT = 2; // options of a list that no number stands for

type Json = Record<string, any>;
type Parts = { changed?: Json; within?: Record<string, Json> };

/** The view with its new keys, `changed`, and with the new parts of others, `within`. */
export function layOver(view: Json, { changed, within }: Parts): Json {
  const now = { ...view, ...changed };
  for (const [key, parts] of Object.entries(within ?? {})) {
    const was = view[key];
    now[key] = Array.isArray(was)
      ? was.map((part, place) => (place in parts ? parts[place] : part))
      : { ...was, ...parts };
  }
  return now;
}

/** What only this seat gets, as a whole message would have it. */
export class OwnPart {
  now: SeatView | null = null;
  #options: Json[] = []; // of the last list that was not short

  /** All of it. */
  take(own: SeatView | null): void {
    this.now = own;
    this.#list(own?.view["legal"] ?? []);
  }

  /** What is new. */
  change(change: Partial<SeatChange>): void {
    if (!this.now) return;
    const view = layOver(this.now.view, change);
    if (change.legal) {
      view["legal"] = change.legal.map((one) => (typeof one === "number" ? this.#options[one] : one));
      this.#list(view["legal"]);
    }
    const rest = change.rest ? { ...NO_REST, ...change.rest } : this.now;
    this.now = { ...rest, view, decision: change.decision ?? this.now.decision };
  }

  #list(legal: Json[]): void {
    if (legal.length > SHORT) this.#options = legal;
  }
}

const NO_REST: SeatRest = { standing: null, by_house: "", limit: null, up_to: null, every: false, calls: false };
