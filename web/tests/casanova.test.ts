import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import game from "../src/games/casanova";
import { follow, waters } from "../src/games/casanova/drawing";
import { inspections, lately } from "../src/games/casanova/looks";
import { beside, canTouch, PALACE, sent, spots } from "../src/games/casanova/targets";
import type { Components, View } from "../src/games/casanova/types";
import { Venice } from "../src/games/casanova/venice";
import { seenAs, type Event } from "../src/games/game";
import { key, momentsOf, sound } from "./reading";

const MOMENTS = (await momentsOf("casanova")).map((moment) => ({
  ...moment,
  given: moment.view,
  view: seenAs<View>(moment.view),
  venice: new Venice(moment.seating),
}));
const board = (variant: string): Components =>
  MOMENTS.find(({ seating }) => seating.variant === variant)!.seating.components;
/** Those at which all is told, to one who watches. */
const ENDS = MOMENTS.filter(({ view }) => view.phase === "over" && view.you === null);
const text = (html: string) => html.replace(/<[^>]*>|\s+/g, " ").replace(/\s+/g, " ");

describe("the board", () => {
  it("has a place for every action but those of the mind", () => {
    expect(MOMENTS.some(({ view }) => view.legal.some((action) => action.do === "look"))).toBe(true);
    for (const { venice, teller, view, seating } of MOMENTS) {
      if (view.legal.length === 0 || seating.language !== "en") continue;
      const found = new Set<string>();
      for (const chosen of [null, ...view.empty]) {
        const hand = { venice, teller, view, chosen };
        for (const spot of spots(hand)) {
          expect(sound(spot.label)).toMatch(/^[^a-z]/);
          for (const action of sent(hand, spot)) found.add(key(action));
        }
      }
      const open = view.legal.filter((action) => !["end-turn", "exchange", "leave"].includes(action.do));
      expect([...found].sort()).toEqual(open.map(key).sort());
    }
  });

  it("tells of every place what is there and what can be done", () => {
    const { venice, teller, view } = MOMENTS.find(({ view, seating }) => {
      return seating.language === "en" && seating.variant === "standard" && view.legal.length > 0;
    })!;
    const all = spots({ venice, teller, view, chosen: null });
    const own = all.find((spot) => spot.id === view.seats[view.you!]!.at)!;
    expect(own.label).toMatch(/^Palazzo \d, your palazzo, your gondola$/);
    const way = all.find((spot) => spot.id === "A1")!;
    expect(way.label).toMatch(/^A1, west rio, free\. Your gondola: To A1$|^A1, west rio, an empty gondola/);
    const theatre = all.find((spot) => spot.id === "A2-G2")!;
    const inside = view.theatres["A2-G2"] ? "a couple inside. Go there and inspect: 3 steps" : "nobody inside";
    expect(theatre.label).toBe(`The theatre A2\u2060–\u2060G2, ${inside}`);
  });

  it("asks where a gondola can be walked to as well as taken away", () => {
    const both = MOMENTS.flatMap(({ venice, teller, view }) => {
      const hand = { venice, teller, view, chosen: null };
      return spots(hand).filter((spot) => spot.piece && spot.actions.length > 0 && sent(hand, spot).length > 1);
    });
    expect(both.length).toBeGreaterThan(0);
    for (const spot of both) expect(spot.actions.map((action) => action.do)).toEqual(["walk"]);
  });

  it("leads where a gondola gets by several steps, and asks for no gondola that lies there before it is chosen", () => {
    let far = 0;
    for (const { venice, teller, view, seating } of MOMENTS) {
      if (view.legal.length === 0 || seating.language !== "en") continue;
      const found = new Set<string>();
      for (const chosen of [null, ...view.empty]) {
        for (const spot of spots({ venice, teller, view, chosen })) {
          if (!spot.way.length) continue;
          far += 1;
          expect(spot.actions).toEqual([]);
          expect(spot.piece && chosen !== spot.id).toBe(false);
          expect(spot.label).toMatch(new RegExp(`Go there( and inspect)?: ${spot.way.length} steps`));
          expect(view.legal.map(key)).toContain(key(spot.way[0]!));
          found.add(key(spot.way.at(-1)!));
        }
      }
      for (const way of teller.ways(view as never)) {
        if (way.at(-1)!.do.startsWith("inspect")) expect(found).toContain(key(way.at(-1)!));
      }
    }
    expect(far).toBeGreaterThan(100);
  });

  it("offers nothing to who owes nothing", () => {
    for (const { venice, teller, view } of MOMENTS) {
      if (view.legal.length > 0) continue;
      expect(spots({ venice, teller, view, chosen: null }).filter(canTouch)).toEqual([]);
    }
  });

  it("lets arrow keys reach every place", () => {
    const { venice, teller, view } = MOMENTS[0]!;
    const all = spots({ venice, teller, view, chosen: null });
    const reached = new Set([all[0]!.id]);
    const edge = [all[0]!];
    while (edge.length > 0) {
      const from = edge.pop()!;
      for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = beside(all, from, arrow);
        if (next && !reached.has(next.id)) {
          reached.add(next.id);
          edge.push(next);
        }
      }
    }
    expect(reached.size).toBe(all.length);
    expect(all.some((spot) => spot.id === PALACE)).toBe(false);
  });

  it("keeps every gondola itself while one moves", () => {
    const where = new Map(board("standard").places.map((place) => [place.id, place]));
    const before = follow([], ["A1", "A3", "G1"], where);
    const after = follow(before, ["A1", "G1", "A4"], where);
    expect(after.map((hull) => hull.id)).toEqual(before.map((hull) => hull.id));
    expect(after.find((hull) => hull.place === "A4")!.id).toBe(before.find((hull) => hull.place === "A3")!.id);
  });

  it("finds five canals and two basins in Venice, four canals in the small town", () => {
    expect(waters(board("standard")).canals.map((canal) => canal.big)).toEqual([false, false, false, false, true]);
    expect(waters(board("standard")).basins.length).toBe(2);
    expect(waters(board("small")).canals.length).toBe(4);
  });

  it("shows for a round who inspected whom", () => {
    const { events, seating } = ENDS[0]!;
    const seats = seating.names.length;
    const soFar = events.slice(0, events.findIndex((event) => event.what === "inspected") + 1);
    const { seat, lady = null, theatre = null } = soFar.at(-1)!;
    expect(lately(soFar, seats)).toContainEqual({ by: seat, holder: { lady, theatre } });
    const turns = Array.from({ length: seats }, (_, n): Event => ({ n, what: "turn", seat: n, round: 9 }));
    expect(lately([...soFar, ...turns], seats)).toEqual([]);
  });
});

describe("the papers", () => {
  it("are drawn in whole words, with the couples of a choice that is to be made", () => {
    for (const { seating, teller, view, given, events } of MOMENTS) {
      const props = { seating, teller, view: given, events, marks: {} };
      const dossier = render(game.Dossier, { props }).body;
      sound(text(dossier));
      expect(dossier.includes("<figure")).toBe(view.phase === "choice" && view.you === view.mover);
      expect(dossier.includes("<section")).toBe(view.you !== null);
    }
  });

  it("list at the end every look of every seat with what was chosen", () => {
    expect(ENDS.length).toBeGreaterThan(2);
    for (const { seating, teller, given, events } of ENDS) {
      const sights = inspections(seating.names.length, events).flat();
      expect(sights.length).toBe(events.filter((event) => event.what === "saw").length);
      const exchanges = events.filter((event) => event.what === "chose" && event.exchange).length;
      expect(sights.filter((sight) => sight.exchange).length).toBe(exchanges);
      const ending = render(game.Ending, { props: { seating, teller, view: given, events, marks: {} } }).body;
      sound(text(ending));
      expect(ending.match(/class="sight/g) ?? []).toHaveLength(sights.length);
    }
  });

  it("tell at the end nothing of what was not told to all", () => {
    const { seating, teller, given, events } = ENDS[0]!;
    const some = events.filter((event) => event.what !== "saw" || event.seat === 0);
    const props = { seating, teller, view: given, events: some, marks: {} };
    expect(text(render(game.Ending, { props }).body).trim()).toBe("");
  });
});
