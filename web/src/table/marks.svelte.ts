/** What the reader writes down for himself at one table: kept in this browser, never sent. */

export function marksOf(table: string): Record<string, string> {
  const kept = `valise.marks.${table}`;
  let found: Record<string, string> = {};
  try {
    found = JSON.parse(localStorage.getItem(kept) ?? "{}") as Record<string, string>;
  } catch {
    // Not readable: an empty pad.
  }
  const marks = $state(found);
  $effect(() => localStorage.setItem(kept, JSON.stringify(marks)));
  return marks;
}
