/** A table of a list, in words. */

import type { TableSummary } from "../house/protocol";
import { speech } from "./speech.svelte";

/** "Farid, Esma and 2 bots". */
export function peopleOf(line: TableSummary): string {
  const names = line.names.filter((name, seat) => name && !line.bots[seat]);
  const bots = line.bots.filter(Boolean).length;
  if (bots) names.push(speech.count(speech.page.botCount, bots));
  return listOf(names) || speech.page.nobodyYet;
}

/** "won by Esma". */
export function winnersOf(line: TableSummary): string {
  const won = (line.outcome?.winners as number[] | undefined) ?? [];
  if (!won.length) return speech.page.noWinner;
  const names = won.map((seat) => line.names[seat] || speech.page.aBot);
  return speech.page.wonBy.replace("{who}", listOf([...new Set(names)]));
}

export function listOf(names: string[]): string {
  return new Intl.ListFormat(speech.language).format(names);
}
