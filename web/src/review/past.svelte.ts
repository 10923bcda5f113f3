/** A finished game to step through: as one seat saw it, as those who watched did, or with all cards open. */

import type { Event, GameModule, LogLine, Seating, Teller, View } from "../games/game";
import { StoryLines } from "../games/story_lines";
import { chances, get, oneEntry, replay, review } from "../house/api";
import type { ChancesInfo, Frame, Replay, Review } from "../house/answers";
import type { TableSnapshot } from "../house/protocol";

/** A seat's number, "none" for a spectator, "all" with all cards open. */
export type Eyes = string;

/** What the parts of a review are given. */
export interface ReviewProps {
  past: PastGame;
  names: string[];
  teller: Teller;
  seating: Seating;
  module: GameModule;
}

export class PastGame {
  table = $state.raw<TableSnapshot | null>(null);
  eyes = $state<Eyes>("all");
  /** Every entry; or at first, before they are here, the one that is shown. */
  frames = $state.raw<Frame[]>([]);
  whole = $state(false);
  /** Who knew what, and where it turned. It takes the house a moment; without it there is still the game. */
  review = $state.raw<Review | null>(null);
  noReview = $state(false);
  /** Each seat's chances. The first time it takes the house a while; where it cannot say, `noChances`. */
  chances = $state.raw<ChancesInfo | null>(null);
  noChances = $state(false);
  /** The entry that is shown. */
  at = $state(0);
  loading = $state(true);
  failed = $state("");

  #entries = $state(0);
  frame = $derived(this.frames[Math.min(this.at, this.frames.length - 1)]);
  last = $derived(this.whole ? Math.max(0, this.frames.length - 1) : this.#entries);
  /** The last of all, if it is here. */
  final = $derived(this.whole || this.at === this.last ? this.frames.at(-1) : undefined);
  /** Where turns begin: another mover, or another round. */
  turns = $derived.by(() => {
    const whose = this.frames.map((frame) => {
      const view = (frame.views?.[0] ?? frame.view ?? {}) as Partial<View>;
      return `${view["round"]} ${view["mover"] ?? view["acting"] ?? view["drawer"]}`;
    });
    return whose.flatMap((one, at) => (at && one === whose[at - 1] ? [] : [at]));
  });
  /** Everything told, and what of it up to here. */
  all = $derived(this.frames.flatMap((frame) => frame.events as Event[]));
  events = $derived(
    this.at < this.last ? this.frames.slice(0, this.at + 1).flatMap((frame) => frame.events as Event[]) : this.all,
  );
  readonly story = new StoryLines();
  /** With all cards open there is one for each seat; else one. */
  views = $derived(((this.frame?.views ?? (this.frame?.view ? [this.frame.view] : [])) as View[]).map(asShown));

  /** The log up to here. */
  linesOf(teller: Teller): LogLine[] {
    return this.at < this.last ? teller.storyteller().tell(this.events) : this.story.of(teller, this.all);
  }

  constructor(readonly code: string) {}

  askChances(): void {
    this.noChances = false;
    chances(this.code).then(
      (found) => (this.chances = found),
      () => (this.noChances = true),
    );
  }

  /** As somebody else saw it. */
  async load(eyes: Eyes): Promise<void> {
    await this.#loading(async () => {
      this.frames = await replay(this.code, eyes);
      this.eyes = eyes;
      if (!this.whole) this.#ask();
      this.whole = true;
      this.go(this.at);
    });
  }

  /** The entry that is shown first, null for the last: the whole game, which `load` brings, can be a megabyte. */
  async begin(eyes: Eyes, entry: number | null): Promise<void> {
    await this.#loading(() => this.#begin(eyes, entry ?? -1));
  }

  async #loading(work: () => Promise<void>): Promise<void> {
    this.loading = true;
    try {
      await work();
      this.failed = "";
    } catch (error) {
      this.failed = (error as Error).message;
    } finally {
      this.loading = false;
    }
  }

  async #begin(eyes: Eyes, entry: number): Promise<void> {
    const [table, first] = await Promise.all([
      get<TableSnapshot>(`/api/tables/${this.code}?since=${1e6}`), // without its events, which the entries have
      this.#entry(eyes, entry),
    ]);
    const frame = first.frames[0];
    this.at = frame?.n ?? entry;
    this.#entries = Math.max(first.entries, this.at);
    if (frame) [this.eyes, this.frames] = [eyes, [frame]];
    this.table = table;
  }

  /** One entry. The address of the page may name one that the game does not have: then the last. */
  async #entry(eyes: Eyes, entry: number): Promise<Replay> {
    const found = await oneEntry(this.code, eyes, Math.max(-1, entry));
    return found.frames.length ? found : oneEntry(this.code, eyes, -1);
  }

  /** What takes the house a moment. */
  #ask(): void {
    review(this.code).then(
      (found) => (this.review = found),
      () => (this.noReview = true),
    );
    this.askChances();
  }

  /** The beginning of the turn before, or of the next one; at last the end. Where turns begin is not known at first. */
  turnFrom(direction: -1 | 1): number {
    if (!this.whole) return this.at;
    if (direction < 0) return this.turns.findLast((at) => at < this.at) ?? 0;
    return this.turns.find((at) => at > this.at) ?? this.last;
  }

  go(entry: number): void {
    this.at = Math.max(0, Math.min(entry, this.last));
  }
}

/** In a replay nobody decides anything. */
function asShown(view: View): View {
  return { ...view, legal: [] };
}
