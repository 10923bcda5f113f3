/** Opening a table in the ways that people want. */

import type { Line } from "../house/line.svelte";
import { sit } from "../house/deal";
import type { GameInfo } from "../house/answers";
import type { OpenTable, ClockSettings } from "../house/protocol";
import { settings } from "../settings.svelte";
import { speech } from "../words/speech.svelte";
import { notePlayed } from "./played";

/** Who can be hired at a level: its characters, or where there are none just somebody. */
export function hirable(game: GameInfo, level: string): { bot: string; name: string; about: string }[] {
  const named = game.characters.filter((one) => one.level === level);
  if (!named.length) return [{ bot: level, name: speech.page.levels[level as "novice"] ?? level, about: "" }];
  return named.map((one) => ({ bot: `${level}/${one.id}`, name: one.name, about: speech.of(one.about) }));
}

/** Bots for who sits down to play at once: they answer from the first second, and know what they do. */
export function usualLevel(game: GameInfo): string {
  return game.bots.includes("novice") ? "novice" : game.bots[0]!;
}

/** The clock is only told as far as it differs from the usual. */
export type Wishes = Omit<OpenTable, "do" | "key" | "clock"> & { clock: Partial<ClockSettings> };

export async function openTable(line: Line, wishes: Wishes, seat: number | null = 0): Promise<string> {
  const { table } = await line.send({ do: "open", pace: settings.pace, ...wishes } as OpenTable);
  notePlayed(wishes.game);
  if (seat !== null) await sit(line, table, seat);
  return table;
}

/** Among bots: no clock, since nobody waits, and short windows. */
export const AMONG_BOTS = { kind: "none" as const, least: 1 };

/** One click: a table with bots in all other seats, begun at once. */
export async function playNow(line: Line, game: GameInfo): Promise<string> {
  const seats = game.usual_seats;
  const bots = Object.fromEntries([...Array(seats - 1).keys()].map((seat) => [seat + 1, usualLevel(game)]));
  const table = await openTable(line, { game: game.id, seats, bots, public: false, clock: AMONG_BOTS });
  await line.send({ do: "start", table });
  return table;
}
