/** A table as the reader sees it, kept up to date by what the house tells: the page's copy, never ahead of the house. */

import type { Action, Event, View } from "../games/game";
import { layOver, OwnPart } from "../house/changes";
import { compare, noteEntries, rematch, sit, type Doubt } from "../house/deal";
import type { Line } from "../house/line.svelte";
import type {
  EntryMessage,
  StepMessage,
  ClockFace,
  Hint,
  Message,
  SeatView,
  SaidInfo,
  StandingAnswer,
  TableInfo,
  TableSnapshot,
} from "../house/protocol";

const LATE = new Set(["stale", "not-yours"]); // refusals that say: the table is not as you think

export class LiveTable {
  info = $state.raw<TableInfo | null>(null);
  seat = $state.raw<number | null>(null);
  events = $state.raw<Event[]>([]);
  talk = $state.raw<SaidInfo[]>([]);
  online = $state.raw<number[]>([]);
  watching = $state(0);
  clocks = $state.raw<ClockFace | null>(null);
  /** By performance.now(), when the clocks were heard of. */
  clocksAt = $state(0);
  /** Why the table cannot be seen, or "". */
  refused = $state("");
  /** What differs from what this browser keeps of the deal. */
  doubts = $state.raw<Doubt[]>([]);
  /** An action is on its way. */
  sending = $state(false);

  #public = $state.raw<Record<string, any>>({});
  #own = $state.raw<SeatView | null>(null);
  #mine = new OwnPart();
  #heard = -1; // the last entry whose events are here
  #n = 0;
  #stop: (() => void)[] = [];

  /** What this seat sees; what a spectator sees, for who has none. Null before the game begins. */
  view = $derived.by<View | null>(() => {
    if (!("phase" in this.#public)) return null;
    return { ...this.#public, ...this.#own?.view } as View;
  });
  /** The same without my papers: what may be shown to everybody around a shared device. */
  openView = $derived.by<View | null>(() => {
    if (!this.view) return null;
    return { ...this.#public, you: this.view.you, legal: [] as Action[] } as View;
  });
  over = $derived(this.info?.state === "over");
  /** Why the house answers for the reader unless he does. */
  byHouse = $derived(this.#own?.by_house ?? "");
  /** The name of what this seat has to decide; empty when it owes nothing, and while the house goes on for it. */
  decision = $derived(this.over || this.byHouse === "limit" ? "" : (this.#own?.decision ?? ""));
  /** How far it goes for him in the duel under way, and how far it can. */
  limit = $derived(this.#own?.limit ?? null);
  upTo = $derived(this.#own?.up_to ?? null);
  /** He is asked also where there is one answer. */
  every = $derived(this.#own?.every ?? false);
  /** Nothing has happened yet: what is asked then cannot be let pass. */
  opening = $derived(this.#own?.decision.split(".")[0] === "0");
  standing = $derived<StandingAnswer | null>(this.#own?.standing ?? null);
  /** Several are asked at once, which can be answered in advance. */
  answersAhead = $derived(!!(this.#public["asked"] as number[] | undefined)?.length);
  /** What is asked concerns an exception of that answer: the reader may say something before it is given. */
  calls = $derived(!!this.decision && (this.#own?.calls ?? false));

  constructor(
    readonly line: Line,
    readonly code: string,
    readonly me: number,
  ) {
    this.#stop.push(line.listen((message) => this.#hear(message)));
    this.#stop.push(line.onOpen(() => void this.look()));
  }

  leave(): void {
    for (const stop of this.#stop) stop();
    this.line.send({ do: "unwatch", table: this.code }).catch(() => {});
  }

  /** The whole table anew, with the events that are not here yet. */
  async look(): Promise<void> {
    try {
      await this.line.send({ do: "watch", table: this.code, since: this.#heard + 1 });
      this.refused = "";
    } catch (error) {
      this.refused = (error as Error).message;
    }
  }

  /** Decides what is to be decided. */
  async act(action: Action): Promise<void> {
    this.sending = true;
    try {
      await this.line.send({ do: "act", table: this.code, decision: this.decision, action });
    } catch (error) {
      if (LATE.has((error as { code?: string }).code ?? "")) await this.look();
      throw error;
    } finally {
      this.sending = false;
    }
  }

  /** What the best bot would consider here; only for the reader. */
  async hint(): Promise<Hint | null> {
    return (await this.line.send({ do: "hint", table: this.code })).hint;
  }

  /** Names how far the house goes on for the reader, with the action that opens the duel where one does; null: he goes
   * on himself. */
  async goUpTo(limit: number | null): Promise<void> {
    const opens = limit === null ? null : this.upTo?.opens;
    await this.line.send(
      opens
        ? { do: "act", table: this.code, decision: this.decision, action: opens, limit }
        : { do: "limit", table: this.code, limit },
    );
  }

  /** Whether the reader is asked also where there is one answer. */
  async askEvery(every: boolean): Promise<void> {
    if (this.seat === null || this.info?.state !== "playing" || this.every === every) return;
    await this.line.send({ do: "prompts", table: this.code, every });
  }

  skipAhead(): Promise<unknown> {
    return this.line.send({ do: "skip", table: this.code });
  }

  setPace(pace: "calm" | "usual" | "quick"): Promise<unknown> {
    return this.line.send({ do: "pace", table: this.code, pace });
  }

  async answerAhead(answer: Pick<StandingAnswer, "unless" | "until_turn"> | null): Promise<void> {
    await this.line.send({ do: "standing", table: this.code, answer: answer as StandingAnswer | null });
  }

  sit(seat: number | null): Promise<unknown> {
    return sit(this.line, this.code, seat, this.info?.commitment);
  }

  rematch(): Promise<{ table: string }> {
    return rematch(this.line, this.code);
  }

  #hear(message: Message): void {
    if (message.is === "table") {
      if (message.info.table === this.code) this.#whole(message);
      return;
    }
    if (!("table" in message) || message.table !== this.code) return;
    if (message.is === "done") {
      if (message.own) this.#mine.take(message.own);
      else if (message.own_changed) this.#mine.change(message.own_changed);
      this.#own = this.#mine.now;
    } else if (message.is === "presence") {
      this.online = message.online;
      this.watching = message.watching;
    } else if (this.info && "n" in message) this.#numbered(message);
  }

  #numbered(message: Extract<Message, { is: "entry" | "step" | "changed" | "said" | "skip" }>): void {
    if (message.n > this.#n + 1) {
      void this.look();
      return;
    }
    // The last step of a game is followed by a change with the same number.
    if (message.is === "changed" && message.n >= this.#n) {
      this.info = message.info;
      this.#setClocks(message.clocks);
      const seat = message.info.seats.findIndex((place) => place.person === this.me);
      this.seat = seat < 0 ? null : seat;
      this.doubts = compare(this.line, message.info, this.seat);
    } else if (message.n === this.#n + 1) {
      if (message.is === "entry" || message.is === "step") this.#entry(message);
      else if (message.is === "said") this.talk = [...this.talk, message.said];
    }
    this.#n = Math.max(this.#n, message.n);
  }

  #entry(message: EntryMessage | StepMessage): void {
    this.#public = layOver(this.#public, message);
    if (message.own && message.is === "step") this.#mine.change(message.own);
    else if (message.own) this.#mine.take(message.own as SeatView);
    this.#own = this.#mine.now;
    this.#setClocks({ ...this.clocks, ...message.clocks });
    this.#add(message.events);
  }

  #whole(message: TableSnapshot): void {
    this.#n = message.n;
    this.info = message.info;
    this.talk = message.talk;
    this.seat = message.seat;
    this.#public = message.view;
    this.#mine.take(message.own);
    this.#own = message.own;
    this.online = message.info.seats.flatMap((place, seat) => (place.online ? [seat] : []));
    this.#setClocks(message.clocks);
    this.#add(message.events as Event[]);
    this.doubts = compare(this.line, message.info, message.seat);
  }

  #add(events: Event[]): void {
    const fresh = events.filter((event) => event.n > this.#heard);
    if (!fresh.length) return;
    this.#heard = fresh[fresh.length - 1]!.n;
    this.events = [...this.events, ...fresh];
    if (this.seat !== null) noteEntries(this.line, this.code, this.#heard);
  }

  #setClocks(clocks: ClockFace): void {
    this.clocks = clocks;
    this.clocksAt = performance.now();
  }
}
