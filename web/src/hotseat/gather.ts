/** Several people come to one device. */

import { hello, post, type Companion } from "../house/api";
import { Line } from "../house/line.svelte";
import { sit } from "../house/deal";
import type { GameInfo } from "../house/answers";
import type { Hello } from "../house/protocol";
import { openTable, usualLevel } from "../home/open_table";
import { speech } from "../words/speech.svelte";
import { rememberCompany, type Neighbour } from "./company";

/** Opens a table for these people, with bots in the other seats, and begins. */
export async function gather(first: Line, game: GameInfo, names: string[], seats: number): Promise<string> {
  const company: Neighbour[] = [];
  for (const [seat, name] of names.entries()) company.push(await welcome(seat, name));
  const free = [...Array(seats - names.length).keys()].map((at) => seats - 1 - at);
  const bots = Object.fromEntries(free.map((seat) => [seat, usualLevel(game)]));
  const clock = { kind: "none" as const, least: 0 };
  const table = await openTable(first, { game: game.id, seats, bots, public: false, spectators: false, clock }, null);
  for (const { companion } of company) {
    const line = companion === 0 ? first : new Line(companion);
    try {
      await sit(line, table, companion);
    } finally {
      if (companion) line.close();
    }
  }
  rememberCompany(table, company);
  await first.send({ do: "start", table });
  return table;
}

/** A guest who was here before has the name that he gives now. */
async function welcome(companion: Companion, name: string): Promise<Neighbour> {
  let me = await hello(speech.language, companion, name);
  if (me.name !== name && !me.account) me = await post<Hello>("/api/me/name", { name }, companion);
  return { companion, person: me.you, name: me.name };
}
