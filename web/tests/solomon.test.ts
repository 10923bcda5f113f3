import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { Action } from "../src/games/game";
import solomon from "../src/games/solomon";
import { ledgers, type Ledger } from "../src/games/solomon/ending";
import { medina, neighbour, routeMap, row, standing, way } from "../src/games/solomon/ground";
import { Hands } from "../src/games/solomon/hands.svelte";
import { agentLabel, placeLabel } from "../src/games/solomon/labels";
import { ladder } from "../src/games/solomon/ladder";
import { Layout } from "../src/games/solomon/layout";
import type { AnyAction, View } from "../src/games/solomon/types";
import { key, momentsOf, sound, type Moment } from "./reading";

const MOMENTS = [...(await momentsOf("agent")), ...(await momentsOf("casablanca"))];
const SOME = MOMENTS.filter((_, index) => index % 9 === 0);
/** The last moments, all of whose story is open. */
const ENDS = MOMENTS.filter(({ view, seating }) => view.outcome && seating.you === -1);

const viewOf = (moment: Moment) => moment.view as unknown as View;
const layoutOf = (moment: Moment) => new Layout(moment.seating);

/** The first moment of a game in English, as seen by one of those who play it. */
function first(game: string, variant = "standard"): Moment {
  return MOMENTS.find(
    ({ seating }) =>
      seating.game === game && seating.variant === variant && seating.you >= 0 && !seating.options.one_per_capital,
  )!;
}

describe("the papers", () => {
  it("open all ledgers at the end", () => {
    expect(ENDS.length).toBeGreaterThan(3);
    for (const end of ENDS) {
      const layout = layoutOf(end);
      const placed = end.events.filter((event) => event.what === "placed");
      const total = Object.entries(layout.board.lots).reduce((sum, [lot, count]) => sum + Number(lot) * count, 0);
      for (const ledger of ledgers(layout, viewOf(end), end.events)) {
        const given = placed.filter((event) => event["seat"] === ledger.seat);
        expect(ledger.left).toBe(total - given.reduce((sum, one) => sum + one["worth"], 0));
      }
    }
  });

  it("count up the ledgers of a table that stopped early, once the whole story is open", () => {
    const end = ENDS.find(
      ({ events, seating }) => seating.names.length === 3 && events.some((e) => e.what === "paid"),
    )!;
    const { events } = end;
    const [layout, over] = [layoutOf(end), viewOf(end)];
    const stopped: View = { ...over, phase: "choose", outcome: null };
    const rounded = (all: Ledger[]) =>
      all.map(({ seat, stakes, left }) => [
        seat,
        left,
        Object.entries(stakes!)
          .filter(([, sum]) => sum > 0)
          .sort(),
      ]);
    expect(rounded(ledgers(layout, stopped, events))).toEqual(rounded(ledgers(layout, over, events)));
    const open = events.filter((event) => !["placed", "answered"].includes(event.what));
    expect(ledgers(layout, stopped, open).map((ledger) => ledger.stakes)).toEqual([null, null, null]);
  });

  it("are drawn at every moment, with the board and what may be done", () => {
    const drawn = { board: 0, dossier: 0, strip: 0, ending: 0 };
    for (const { view, events, seating, teller } of [...SOME, ...ENDS]) {
      const props = { seating, teller, view, events };
      const parts = {
        board: render(solomon.Board, { props: { ...props, pick: () => {} } }).body,
        dossier: render(solomon.Dossier, { props: { ...props, marks: {} } }).body,
        strip: solomon.hasStrip!(view) ? render(solomon.Strip!, { props: { ...props, pick: () => {} } }).body : "",
        ending: view.outcome ? render(solomon.Ending, { props: { ...props, marks: {} } }).body : "",
      };
      for (const [part, html] of Object.entries(parts) as [keyof typeof parts, string][]) {
        const text = html.replace(/<style>[^]*?<.style>/g, "").replace(/<[^>]*>|\s+/g, " ");
        if (sound(text.replace(/\s+/g, " ")).trim()) drawn[part]++;
      }
    }
    for (const count of Object.values(drawn)) expect(count).toBeGreaterThan(2);
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
    for (const moment of SOME) {
      const [layout, view] = [layoutOf(moment), viewOf(moment)];
      const ground = layout.isAgent ? routeMap(layout.board.places) : medina(layout.board.places);
      const stands = standing(layout, view, ground);
      for (const agent of layout.inPlay) {
        expect(stands.has(agent)).toBe(view.agents[agent] !== null || layout.isAgent);
      }
      expect(stands.has("case")).toBe(true);
      for (const { x, y } of stands.values()) {
        expect(x > 0 && x < ground.width && y > 0 && y < ground.height).toBe(true);
      }
    }
  });

  it("finds room for all agents and the briefcase in one place", () => {
    const spots = row(9, { x: 100, y: 100 }, 124, 40);
    expect(new Set(spots.map(({ x, y }) => `${Math.round(x)} ${y}`)).size).toBe(9);
    for (const { x } of spots) expect(Math.abs(x - 100)).toBeLessThanOrEqual(62);
  });

  it("keeps a crowd at the edge of the map in the picture", () => {
    const [layout, view] = [layoutOf(first("agent")), viewOf(first("agent"))];
    const agents = Object.fromEntries(
      layout.inPlay.map((agent, index) => [agent, index < 4 ? "peking" : "washington"]),
    );
    const stands = standing(layout, { ...view, agents }, routeMap(layout.board.places));
    for (const agent of layout.inPlay) {
      expect(stands.get(agent)!.x).toBeGreaterThan(20);
      expect(stands.get(agent)!.x).toBeLessThan(740);
    }
  });

  it("goes to the neighbour that an arrow key points at", () => {
    const city = layoutOf(first("casablanca"));
    expect(["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"].map((key) => neighbour(city, "bazaar", key))).toEqual([
      "hammam",
      "changers",
      "madrasa",
      "fountain",
    ]);
    expect(neighbour(city, "hotel", "ArrowRight")).toBeNull();
    const map = layoutOf(first("agent"));
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
    for (const map of [layoutOf(first("agent")), layoutOf(first("agent", "small"))]) {
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
    for (const moment of SOME.filter(({ view }) => view.legal.some((action) => action["agent"]))) {
      const [layout, view] = [layoutOf(moment), viewOf(moment)];
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
    expect(touched).toBeGreaterThan(30);
  });

  it("touching a victim asks for its own strike, or the move to where it stands", () => {
    const [layout, seen] = [layoutOf(first("casablanca")), viewOf(first("casablanca"))];
    const to = { agent: "red", to: "garage" };
    const legal = [
      { do: "move", ...to, case: false },
      { do: "strike", ...to, victim: "blue", case: false },
      { do: "strike", ...to, victim: "grey", case: false },
    ];
    const agents = { ...seen.agents, red: "airport", blue: "garage", grey: "garage" };
    const view = { ...seen, phase: "choose" as const, announced: null, agents, legal };
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
    for (const moment of SOME.filter((_, index) => index % 3 === 0)) {
      const { teller } = moment;
      const [layout, view] = [layoutOf(moment), viewOf(moment)];
      const hands = new Hands(() => ({ layout, view, pick: () => {} }));
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

  it("says what a touch does", () => {
    const { teller } = first("casablanca");
    const [layout, seen] = [layoutOf(first("casablanca")), viewOf(first("casablanca"))];
    const to = { agent: "red", to: "garage" };
    const agents = { ...seen.agents, red: "airport", blue: "garage" };
    const legal: AnyAction[] = [{ do: "move", ...to, case: false }];
    const view = { ...seen, phase: "choose" as const, announced: null, agents, legal };
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
    const moment = SOME.find((one) => one.view.legal.some((action) => action.do === "move"))!;
    const view = viewOf(moment);
    const hands = new Hands(() => ({ layout: layoutOf(moment), view, pick: undefined }));
    const agent = view.legal.find((action) => action.do === "move")!.agent!;
    hands.touchAgent(agent);
    expect(hands.chosen).toBeNull();
    expect(hands.canTouch(agent)).toBe(false);
  });
});
