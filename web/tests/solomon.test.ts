import { describe, expect, it } from "vitest";
import type { Action, Event } from "../src/games/game";
import { ledgers, type Ledger } from "../src/games/solomon/ending";
import { medina, neighbour, routeMap, row, standing, way } from "../src/games/solomon/ground";
import { Hands } from "../src/games/solomon/hands.svelte";
import { agentLabel, placeLabel } from "../src/games/solomon/labels";
import { ladder } from "../src/games/solomon/ladder";
import type { Layout } from "../src/games/solomon/layout";
import type { AnyAction, View } from "../src/games/solomon/types";
import { key, LANGUAGES, sound } from "./reading";
import { GAMES, layoutOf, tellerOf, type Game } from "./solomon";

function everyView(check: (layout: Layout, view: View, game: Game) => void): void {
  for (const game of GAMES) for (const view of game.views) check(layoutOf(game), view, game);
}

/** What the seat itself was told. */
function told(game: Game, seat: number): Event[] {
  return game.events.filter((event) => !["placed", "answered"].includes(event.what) || event["seat"] === seat);
}

describe("the papers", () => {
  it("open all ledgers at the end", () => {
    const ends = GAMES.filter((game) => game.ended);
    expect(ends.length).toBeGreaterThan(1);
    for (const game of ends) {
      const layout = layoutOf(game);
      const placed = game.events.filter((event) => event.what === "placed");
      const total = Object.entries(layout.board.lots).reduce((sum, [lot, count]) => sum + Number(lot) * count, 0);
      for (const ledger of ledgers(layout, game.views.at(-1)!, game.events)) {
        const given = placed.filter((event) => event["seat"] === ledger.seat);
        expect(ledger.left).toBe(total - given.reduce((sum, one) => sum + one["worth"], 0));
      }
    }
  });

  it("count up the ledgers of a table that stopped early, once the whole story is open", () => {
    const game = GAMES.find((one) => one.ended && one.events.some((event) => event.what === "paid"))!;
    const layout = layoutOf(game);
    const end = game.views.find((view) => view.phase === "over" && view.you === game.you)!;
    const stopped: View = { ...end, phase: "choose", outcome: null };
    const rounded = (all: Ledger[]) =>
      all.map(({ seat, stakes, left }) => [
        seat,
        left,
        Object.entries(stakes!)
          .filter(([, sum]) => sum > 0)
          .sort(),
      ]);
    expect(rounded(ledgers(layout, stopped, game.events))).toEqual(rounded(ledgers(layout, end, game.events)));
    const mine = ledgers(layout, stopped, told(game, game.you));
    expect(mine.map((ledger) => ledger.stakes !== null)).toEqual([false, true, false]);
  });

  it("keep the ladder of the duel that is going on", () => {
    const bid = (sum: number) => ({ n: 1, what: "bid", seat: 1, sum });
    const events = [{ n: 1, what: "protests", seat: 1 }, bid(100), { n: 2, what: "held", seat: 0, sum: 100 }, bid(300)];
    expect(ladder(events).map((rung) => [rung.bid, rung.answer?.sum])).toEqual([
      [100, 100],
      [300, undefined],
    ]);
    expect(ladder([...events, { n: 3, what: "protests", seat: 2 }])).toEqual([]);
  });
});

describe("the board", () => {
  it("has every agent in play on its place, and within the picture", () => {
    everyView((layout, view) => {
      const ground = layout.isAgent ? routeMap(layout.board.places) : medina(layout.board.places);
      const stands = standing(layout, view, ground);
      for (const agent of layout.inPlay) {
        expect(stands.has(agent)).toBe(view.agents[agent] !== null || layout.isAgent);
      }
      expect(stands.has("case")).toBe(true);
      for (const { x, y } of stands.values()) {
        expect(x > 0 && x < ground.width && y > 0 && y < ground.height).toBe(true);
      }
    });
  });

  it("finds room for all agents and the briefcase in one place", () => {
    const spots = row(9, { x: 100, y: 100 }, 124, 40);
    expect(new Set(spots.map(({ x, y }) => `${Math.round(x)} ${y}`)).size).toBe(9);
    for (const { x } of spots) expect(Math.abs(x - 100)).toBeLessThanOrEqual(62);
  });

  it("keeps a crowd at the edge of the map in the picture", () => {
    const game = GAMES.find(
      (one) => one.game === "agent" && one.variant === "standard" && !one.options.one_per_capital,
    )!;
    const layout = layoutOf(game);
    const agents = Object.fromEntries(
      layout.inPlay.map((agent, index) => [agent, index < 4 ? "peking" : "washington"]),
    );
    const stands = standing(layout, { ...game.views[0]!, agents }, routeMap(layout.board.places));
    for (const agent of layout.inPlay) {
      expect(stands.get(agent)!.x).toBeGreaterThan(20);
      expect(stands.get(agent)!.x).toBeLessThan(740);
    }
  });

  it("goes to the neighbour that an arrow key points at", () => {
    const city = layoutOf(GAMES.find((game) => game.game === "casablanca" && game.variant === "standard")!);
    expect(["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"].map((key) => neighbour(city, "bazaar", key))).toEqual([
      "hammam",
      "changers",
      "madrasa",
      "fountain",
    ]);
    expect(neighbour(city, "hotel", "ArrowRight")).toBeNull();
    const map = layoutOf(GAMES.find((game) => game.game === "agent" && game.variant === "standard")!);
    expect(neighbour(map, "tangier", "ArrowLeft")).toBe("azores");
    const reached = new Set(["tangier"]);
    for (const place of reached) {
      for (const key of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) {
        const next = neighbour(map, place, key);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).toBe(21);
  });

  it("draws every link, and an arrow that ends at its goal", () => {
    for (const game of GAMES.filter((one) => one.game === "agent")) {
      const map = layoutOf(game);
      for (const [one, two] of map.board.links as [string, string][]) {
        const [there, back] = [way(map, one, two)!, way(map, two, one)!];
        expect(there.path).toBe(back.path);
        expect(there.angle).not.toBe(back.angle);
        const numbers = there.path.match(/\d+(\.\d+)?/g)!.map(Number);
        const ends = [numbers.slice(0, 2), numbers.slice(-2)].map(String).sort();
        const cities = [one, two].map((id) => map.places.get(id)!);
        expect(ends).toEqual(cities.map(({ x, y }) => String([x, y])).sort());
      }
    }
  });

  it("reaches every action that has a place, by touching agents and places", () => {
    let touched = 0;
    for (const game of GAMES) {
      for (const view of game.views.filter((one) => one.legal.some((action) => action.agent))) {
        const layout = layoutOf(game);
        const picked = new Set<string>();
        const hands = new Hands(() => ({
          layout,
          view,
          pick: (actions) => actions.forEach((one) => picked.add(key(one))),
        }));
        for (const agent of layout.inPlay) {
          for (const place of layout.board.places) {
            hands.letGo();
            hands.touchAgent(agent);
            if (hands.chosen) hands.touchPlace(place.id);
          }
        }
        const placed = view.legal.filter((action) => action.agent).map(key);
        expect([...picked].sort()).toEqual(placed.sort());
        touched += placed.length;
      }
    }
    expect(touched).toBeGreaterThan(30);
  });

  it("touching a victim asks for its own strike, or the move to where it stands", () => {
    const game = GAMES.find((one) => one.game === "casablanca" && one.variant === "standard")!;
    const layout = layoutOf(game);
    const to = { agent: "red", to: "garage" };
    const legal = [
      { do: "move", ...to, case: false },
      { do: "strike", ...to, victim: "blue", case: false },
      { do: "strike", ...to, victim: "grey", case: false },
    ];
    const agents = { ...game.views[0]!.agents, red: "airport", blue: "garage", grey: "garage" };
    const view = { ...game.views[0]!, phase: "choose" as const, announced: null, agents, legal };
    let picked: Action[] = [];
    const hands = new Hands(() => ({ layout, view, pick: (actions) => (picked = actions) }));
    hands.touchAgent("red");
    expect([hands.isTarget("blue"), hands.isTarget("green")]).toEqual([true, false]);
    hands.touchAgent("blue");
    expect(picked).toEqual(legal.slice(0, 2));
    hands.touchAgent("red");
    hands.touchPlace("garage");
    expect(picked).toEqual(legal);
  });

  it("has a label for every place and agent, with what can be done there", () => {
    everyView((layout, view, game) => {
      const hands = new Hands(() => ({ layout, view, pick: () => {} }));
      for (const teller of LANGUAGES.map((language) => tellerOf(game, language, view.you))) {
        for (const agent of layout.inPlay) {
          hands.choose(agent);
          for (const { id } of layout.board.places) {
            expect(sound(placeLabel(teller, hands, id))).toContain(teller.name("place", id));
          }
          for (const other of layout.inPlay) {
            expect(sound(agentLabel(teller, hands, other))).toContain(teller.name("agent", other));
          }
          hands.letGo();
        }
      }
    });
  });

  it("says what a touch does", () => {
    const game = GAMES.find((one) => one.game === "casablanca" && one.variant === "standard")!;
    const [layout, teller] = [layoutOf(game), tellerOf(game)];
    const to = { agent: "red", to: "garage" };
    const agents = { ...game.views[0]!.agents, red: "airport", blue: "garage" };
    const legal: AnyAction[] = [{ do: "move", ...to, case: false }];
    const view = { ...game.views[0]!, phase: "choose" as const, announced: null, agents, legal };
    const hands = new Hands(() => ({ layout, view, pick: () => {} }));
    expect(placeLabel(teller, hands, "airport")).toBe("Airport: home of Red, Brown; Red, Brown; choose Red");
    expect(placeLabel(teller, hands, "bazaar")).toBe("Bazaar: briefcase");
    expect(placeLabel(teller, hands, "hammam")).toBe("Hammam: nobody is here");
    hands.choose("red");
    expect(placeLabel(teller, hands, "garage")).toBe("Garage: Blue; send Red here");
    view.legal = [{ do: "strike", ...to, victim: "blue", case: false }];
    expect(placeLabel(teller, hands, "garage")).toBe("Garage: Blue; eliminate Blue");
    expect(agentLabel(teller, hands, "blue")).toBe("Blue, at the Garage: eliminate Blue");
  });

  it("is not to be touched in a replay", () => {
    const game = GAMES.find((one) => one.views.some((view) => view.legal.some((action) => action.do === "move")))!;
    const view = game.views.find((one) => one.legal.some((action) => action.do === "move"))!;
    const hands = new Hands(() => ({ layout: layoutOf(game), view, pick: undefined }));
    const agent = view.legal.find((action) => action.do === "move")!.agent!;
    hands.touchAgent(agent);
    expect(hands.chosen).toBeNull();
    expect(hands.canTouch(agent)).toBe(false);
  });
});
