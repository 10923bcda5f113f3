/** The story of a game that is over, with what only single seats knew. */

import type { Event } from "../games/game";
import { replay } from "../house/api";

export async function wholeStory(code: string): Promise<Event[]> {
  const events: Event[] = [];
  for (let from: number | null = 0; from !== null;) {
    const part: Awaited<ReturnType<typeof replay>> = await replay(code, "all", from);
    events.push(...part.frames.flatMap((frame) => frame.events as Event[]));
    from = part.next;
  }
  return events;
}
