/** What the reader writes down for himself at one table: kept in this browser, never sent. */

import { keep, recall } from "../kept";

export function marksOf(table: string): Record<string, string> {
  const kept = `marks.${table}`;
  const marks = $state(recall<Record<string, string>>(kept, {}));
  $effect(() => keep(kept, marks));
  return marks;
}
