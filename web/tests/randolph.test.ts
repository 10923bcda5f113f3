/** What Randolph's Casablanca draws, over moments of real games; and what its drawings are made from. */

import { render } from "svelte/server";
import { afterEach, describe, expect, test } from "vitest";
import type { View } from "../src/games/game";
import randolph from "../src/games/randolph";
import { tally } from "../src/games/randolph/ending";
import { asRemembered, memory, seenSince } from "../src/games/randolph/memory.svelte";
import { follow, nearest, neighbour, ring } from "../src/games/randolph/ring";
import type { StoryEvent, View as RandolphView } from "../src/games/randolph/types";
import { momentsOf, sound } from "./reading";

const moments = await momentsOf("randolph");
const ended = moments.filter(({ view, seating }) => view.outcome && seating.you < 0)!;
const story = ended[0]!.events as unknown as StoryEvent[];

afterEach(() => {
  memory.helps = true;
});

const buttons = (html: string) => html.match(/role="button"/g)?.length ?? 0;
const words = (html: string) => sound(html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " "));

describe("what is drawn", () => {
  test("every space and card that can be touched is a button with a name, and none in a replay", () => {
    for (const { view, seating, teller } of moments) {
      const props = { seating, teller, view };
      const board = render(randolph.Board, { props: { ...props, pick: () => {} } }).body;
      const touched = ["figure", "take", "lay", "say", "take-top", "take-card"];
      expect(buttons(board)).toBe(view.legal.filter((action) => touched.includes(action.do)).length);
      expect(board).not.toContain('aria-label=""');
      words(board);
      expect(buttons(render(randolph.Board, { props }).body)).toBe(0);
    }
  });

  test("the dossier, the forms and the end are whole", () => {
    let forms = 0;
    for (const { view, events, seating, teller } of moments) {
      const props = { seating, teller, view, events, marks: {} };
      words(render(randolph.Dossier, { props }).body);
      if (view.outcome) words(render(randolph.Ending, { props }).body);
      if (!randolph.hasStrip(view)) continue;
      const form = render(randolph.Strip, { props: { ...props, pick: () => {} } }).body;
      expect(form).toContain("<button");
      words(form);
      forms += 1;
    }
    expect(forms).toBeGreaterThan(20);
  });
});

test("a switch hides what was seen before, but not the chip in hand", () => {
  const seen = moments.map(({ view }) => view as unknown as RandolphView).filter((view) => view.dossier);
  const saying = seen.find((view) => view.memory_aid && view.phase === "saying" && view.dossier?.in_hand !== null)!;
  const same = (view: RandolphView) => asRemembered(view as unknown as View) as unknown as RandolphView;
  expect(same(saying)).toBe(saying);
  memory.helps = false;
  const hidden = same(saying);
  expect(hidden.memory_aid).toBe(false);
  expect(hidden.shown).toEqual({});
  expect(hidden.dossier).toEqual({ ...saying.dossier, aside: null, chips: {}, unseen: {} });
  const over = seen.find((view) => view.phase === "over")!;
  expect(same(over)).toBe(over);
});

test("since when a chip is known: it is followed when others move it, and forgotten when chips are mixed", () => {
  const story: StoryEvent[] = [
    { n: 1, what: "turn", seat: 0, round: 2 },
    { n: 1, what: "took", seat: 0, circle: "a" },
    { n: 1, what: "read", seat: 0, circle: "a", number: 3 },
    { n: 2, what: "laid", seat: 0, circle: "b" },
    { n: 3, what: "turn", seat: 1, round: 3 },
    { n: 3, what: "took", seat: 1, circle: "b" },
    { n: 4, what: "laid", seat: 1, circle: "c" },
  ];
  expect(Object.fromEntries(seenSince(story, 0))).toEqual({ c: { round: 2, shown: false } });
  expect(seenSince(story, 1).size).toBe(0);
  expect(seenSince([...story, { n: 5, what: "shuffled", seat: 1, circles: [] }], 0).size).toBe(0);
});

test("the chips that a dossier knows are those that its story has seen", () => {
  const circles = [...seenSince(story, 1).keys()];
  expect(circles.length).toBeGreaterThan(0);
  for (const circle of circles) expect(ended[0]!.view.circles).toContain(circle);
});

test("truths and lies are counted once the story tells what was under every announcement", () => {
  const seats = ended[0]!.view.seats.length;
  const tallies = tally(story, seats)!;
  const announced = story.filter((event) => event.what === "announced");
  expect(tallies.reduce((sum, one) => sum + one.true + one.lies, 0)).toBe(announced.length);
  expect(tallies.reduce((sum, one) => sum + one.caught, 0)).toBe(
    story.filter((event) => event.what === "shown" && !event.true).length,
  );
  expect(
    tally(
      story.filter((event) => event.what !== "read" || event.seat === 0),
      seats,
    ),
  ).toBeNull();
});

test("the ring: neighbours by arrow keys, and figures take the shorter way", () => {
  const { places } = ring(ended[0]!.seating.components);
  const [top, right] = [places[0]!, places[7]!];
  expect(neighbour(places, top, "ArrowRight")?.id).toBe(places[1]!.id);
  expect(neighbour(places, top, "ArrowLeft")?.id).toBe(places[27]!.id);
  expect(neighbour(places, right, "ArrowDown")?.id).toBe(places[8]!.id);
  expect(neighbour(places, top, "ArrowUp")).toBeNull();
  expect(nearest(350, 10)).toBe(370);
  expect(nearest(10, 350)).toBe(-10);
});

test("a chip that is moved stays the same chip; mixed chips do not", () => {
  const before = follow([], ["a", "b"]);
  const moved = follow(before, ["b", "c"]);
  expect(moved.find((chip) => chip.circle === "c")!.key).toBe(before.find((chip) => chip.circle === "a")!.key);
  const mixed = follow(before, ["c", "d"]);
  expect(mixed.some((chip) => before.some((other) => other.key === chip.key))).toBe(false);
});
