/** The story opened: every announcement, what was under it, and the bets that nobody opened. */

import type { Event } from "../game";
import { withRounds } from "../rounds";

export interface Turn {
  round: number;
  seat: number;
  said: number;
  /** Unknown in a story that does not tell it. */
  had: number | null;
  /** Sealed, and not opened: by seat. */
  bets: Map<number, number>;
  caught: boolean;
}

/** All announcements, from the story with everybody's secrets. */
export function turnsOf(events: Event[]): Turn[] {
  const turns: Turn[] = [];
  let read: number | null = null;
  for (const { round, event } of withRounds(events)) {
    const turn = turns.at(-1);
    if (event.what === "turn") read = null;
    else if (event.what === "read") read = event.number;
    else if (event.what === "announced") {
      turns.push({ round, seat: event.seat, said: event.number, had: read, bets: new Map(), caught: false });
    } else if (event.what === "answered" && event.bet !== null) turn?.bets.set(event.seat, event.bet);
    else if (event.what === "protests") turn?.bets.delete(event.seat);
    else if (event.what === "shown" && turn) turn.caught = !event.true;
  }
  return turns;
}

export function isLie(turn: Turn): boolean {
  return turn.had !== null && turn.said !== turn.had;
}

/** What belongs to a round, together. */
export function groupedByRound<T extends { round: number }>(items: T[]): [number, T[]][] {
  const rounds = new Map<number, T[]>();
  for (const item of items) rounds.set(item.round, [...(rounds.get(item.round) ?? []), item]);
  return [...rounds];
}
