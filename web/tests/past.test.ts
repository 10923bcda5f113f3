/** A review opens at the entry that its address names, and at the last one where the game has no such entry. */

import { afterEach, expect, test, vi } from "vitest";
import { PastGame } from "../src/review/past.svelte";

const LAST = 40;

/** A house with one finished game. */
function answer(path: string): Response {
  const asked = new URL(path, "http://house").searchParams.get("from");
  if (asked === null) return Response.json({ events: [] });
  const n = asked === "-1" ? LAST : Number(asked);
  return Response.json({ entries: LAST, frames: n > LAST ? [] : [{ n, events: [], view: {} }], next: null });
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  [7, 7],
  [null, LAST],
  [LAST + 1, LAST],
  [-5, LAST],
])("asked for entry %s it shows entry %s", async (wished, shown) => {
  vi.stubGlobal("fetch", async (path: string) => answer(path));
  const past = new PastGame("ABCDEFGH");
  await past.begin("all", wished);
  expect([past.failed, past.at, past.last, past.frame?.n]).toEqual(["", shown, LAST, shown]);
});
