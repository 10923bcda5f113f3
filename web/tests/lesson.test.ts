/** First games: the learner does what is expected and comes to the end; anything else is kindly refused. */

import { expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { LessonTable } from "../src/first/lesson.svelte";
import { same } from "../src/games/game";

const GAMES = ["agent", "casablanca", "code-casablanca", "casanova", "randolph"];

async function tableOf(game: string): Promise<LessonTable> {
  const file = resolve(import.meta.dirname, `.presentation/${game}.lesson.json`);
  return new LessonTable(JSON.parse(readFileSync(file, "utf8")));
}

test.each(GAMES)("%s comes to its end, and nothing but what is expected goes on", async (game) => {
  const table = await tableOf(game);
  let refused = 0;
  for (let steps = 0; !table.last; steps++) {
    expect(steps).toBeLessThan(500);
    const wanted = table.frame.expect;
    const at = table.at;
    if (!wanted) {
      table.on();
      continue;
    }
    table.on();
    expect(table.at).toBe(at);
    const other = table.view.legal.find((action) => !same(action, wanted));
    if (other) {
      expect(table.act(other)).toBe(false);
      expect([table.at, table.strayed]).toEqual([at, true]);
      refused += 1;
    }
    expect(table.act(wanted)).toBe(true);
    expect(table.strayed).toBe(false);
  }
  expect(refused).toBeGreaterThan(5);
  expect(table.over).toBe(true);
  expect(table.moment).toBe(table.stops.length);
  expect(table.view.outcome.winners).toEqual([table.seat]);
});

test("one step back is the note before, and a lesson can be started over", async () => {
  const table = await tableOf("casablanca");
  table.on();
  table.act(table.frame.expect!);
  const here = table.at;
  table.act(table.frame.expect!);
  table.back();
  expect(table.at).toBe(here);
  expect(table.frame.note).toBeDefined();
  table.startOver();
  expect([table.at, table.events.length]).toEqual([0, table.lesson.frames[0]!.events!.length]);
  table.back();
  expect(table.at).toBe(0);
});

test("who asks to be shown is offered only what is expected, and then has it done", async () => {
  const table = await tableOf("casablanca");
  table.on();
  const [at, wanted] = [table.at, table.frame.expect!];
  expect(table.view.legal.length).toBeGreaterThan(1);
  table.show();
  expect([table.at, table.view.legal]).toEqual([at, [wanted]]);
  table.show();
  expect(table.at).toBe(at + 1);
  expect(table.view.legal.length).toBeGreaterThan(1);
});
