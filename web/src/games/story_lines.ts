/** The log of a story that grows: only what is new is put into words, what was told stays. */

import type { Event, LogLine, Teller } from "./game";

export class StoryLines {
  #teller: Teller | undefined;
  #story: ReturnType<Teller["storyteller"]> | undefined;
  #events: Event[] = [];
  #lines: LogLine[] = [];

  /** The lines of these events. Another teller, or another beginning, is another story. */
  of(teller: Teller, events: Event[]): LogLine[] {
    const goesOn = teller === this.#teller && this.#events.every((event, at) => event === events[at]);
    if (!goesOn || !this.#story)
      [this.#teller, this.#story, this.#events, this.#lines] = [teller, teller.storyteller(), [], []];
    const news = events.slice(this.#events.length);
    if (news.length) this.#lines = [...this.#lines, ...this.#story.tell(news)];
    this.#events = events;
    return this.#lines;
  }
}
