/** A first game: the frames of a lesson, one after the other, as a table that seats, board and strip can draw. */

import { same, type Action, type Event, type View } from "../games/game";
import type { SeatInfo } from "../house/protocol";
import type { TableModel } from "../table/model";

/** What there is to see after a step. Without a note the lesson goes on by itself. */
export interface Frame {
  /** The seat that took the step. */
  by?: number;
  /** The keys of the view that changed. */
  set?: Record<string, any>;
  events?: Event[];
  /** The id of a message. */
  note?: string;
  /** What the learner is to do. */
  expect?: Action;
}

/** As play/lesson.py writes it. */
export interface Lesson {
  game: string;
  variant: string;
  options: Record<string, number | boolean>;
  /** Names; the learner has none. */
  seats: string[];
  seat: number;
  /** Ids of messages. */
  learnt: string[];
  /** All that happened, what only others knew too: for when it is over. */
  story: Event[];
  frames: Frame[];
}

const NO_CLOCK = { kind: "none" as const, bank: 0, increment: 0, window: 0, least: 0 };
const EMPTY_SEAT: SeatInfo = {
  name: "",
  person: null,
  bot: "",
  character: "",
  minded: "",
  online: true,
  offers: [],
  rating: null,
  commitment: "",
  nonce: "",
  kept: "",
};

/** The lesson of a game, or null where there is none. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  const answer = await fetch(`/api/games/${game}/lesson`);
  return answer.ok ? await answer.json() : null;
}

export class LessonTable implements TableModel {
  /** The frame that is shown. */
  at = $state(0);
  /** The learner did something else: he may, but not here. */
  strayed = $state(false);
  /** He asked to be shown: what is expected is all that is offered, so that the board points at it. */
  pointed = $state(false);

  readonly info;
  readonly seat: number;
  readonly sending = false;
  readonly online: number[] = [];
  readonly clocks = null;
  readonly clocksAt = 0;
  /** The frames at which the lesson waits. */
  readonly stops: number[];

  frame = $derived.by(() => this.lesson.frames[this.at]!);
  view = $derived.by<View>(() => {
    const { frames, seat } = this.lesson;
    const view = Object.assign({ you: seat }, ...frames.slice(0, this.at + 1).map((frame) => frame.set)) as View;
    return this.pointed && this.frame.expect ? { ...view, legal: [this.frame.expect] } : view;
  });
  events = $derived.by(() => this.lesson.frames.slice(0, this.at + 1).flatMap((frame) => frame.events ?? []));
  over = $derived(!!this.view.outcome);
  last = $derived.by(() => this.at === this.lesson.frames.length - 1);
  decision = $derived(this.frame.expect ? String(this.at) : "");
  /** How far it is: the note that is read, or was read last. */
  moment = $derived.by(() => this.stops.filter((stop) => stop <= this.at).length);

  constructor(readonly lesson: Lesson) {
    this.seat = lesson.seat;
    this.info = { seats: lesson.seats.map((name) => ({ ...EMPTY_SEAT, name })), clock: NO_CLOCK };
    this.stops = lesson.frames.flatMap((frame, index) => (frame.note ? [index] : []));
  }

  /** On to what comes next, unless the learner has to do something first. */
  on(): void {
    if (!this.frame.expect) this.#go(this.at + 1);
  }

  /** To the note before this one. */
  back(): void {
    this.#go(this.stops.filter((stop) => stop < this.at).pop() ?? 0);
  }

  startOver(): void {
    this.#go(0);
  }

  /** First points at what is expected, then does it. */
  show(): void {
    if (this.pointed && this.frame.expect) this.act(this.frame.expect);
    else this.pointed = true;
  }

  /** Whether it is what is expected here; then it is done. */
  act(action: Action): boolean {
    const { expect } = this.frame;
    this.strayed = !expect || !same(action, expect);
    if (!this.strayed) this.#go(this.at + 1);
    return !this.strayed;
  }

  #go(frame: number): void {
    this.strayed = false;
    this.pointed = false;
    this.at = Math.max(0, Math.min(frame, this.lesson.frames.length - 1));
  }
}
