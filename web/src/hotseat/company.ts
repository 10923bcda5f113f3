/** Several people on one device: each is a guest of the house, with a cookie and a line of his own. */

import { hello, type Companion } from "../house/api";
import { Line } from "../house/line.svelte";
import { nonce } from "../house/nonce";
import type { GameInfo } from "../house/protocol";
import { openTable, usualLevel } from "../home/opening";
import { keep, recall } from "../kept";
import { speech } from "../words/speech.svelte";

export interface Neighbour {
  companion: Companion;
  person: number;
  name: string;
}

const kept = (table: string) => `company.${table}`;

/** Who shares this device at a table; nobody at most tables. */
export function companyOf(table: string): Neighbour[] {
  return recall<Neighbour[]>(kept(table), []);
}

/** Opens a table for these people, with bots in the other seats, and begins. */
export async function gather(first: Line, game: GameInfo, names: string[], seats: number): Promise<string> {
  const bots = Object.fromEntries(
    [...Array(seats - names.length).keys()].map((at) => [seats - 1 - at, usualLevel(game)]),
  );
  const clock = { kind: "none" as const, least: 0 };
  const table = await openTable(first, { game: game.id, seats, bots, public: false, spectators: false, clock }, null);
  const company: Neighbour[] = [];
  for (const [seat, name] of names.entries()) {
    const { you } = await hello(speech.language, seat, name);
    const line = seat === 0 ? first : new Line(seat);
    try {
      await line.send({ do: "sit", table, seat, nonce: nonce() });
    } finally {
      if (seat) line.close();
    }
    company.push({ companion: seat, person: you, name });
  }
  keep(kept(table), company);
  await first.send({ do: "start", table });
  return table;
}
