import { describe, expect, it } from "vitest";
import type { Action, Event } from "../src/games/game";
import { menu } from "../src/games/solomon/choices";
import { bribes, ledgers, unheard, type Ledger } from "../src/games/solomon/ending";
import { medina, neighbour, routeMap, row, standing, way } from "../src/games/solomon/ground";
import { Hands } from "../src/games/solomon/hands.svelte";
import { agentLabel, placeLabel } from "../src/games/solomon/labels";
import { ladder } from "../src/games/solomon/ladder";
import { Names } from "../src/games/solomon/names";
import { result, seatFacts, seatNow } from "../src/games/solomon/papers";
import { SILENT, Story } from "../src/games/solomon/story";
import { bringsHome, situation, warning } from "../src/games/solomon/strip";
import type { SolomonView } from "../src/games/solomon/view";
import { plain } from "../src/words/rich";
import { key, LANGUAGES, sound } from "./reading";
import { GAMES, table, type Game } from "./solomon";

const KINDS =
  "announced answered asked begins bid bribed carried-out ended-turn gave-way held insisted ledgers lost-stakes " +
  "nobody-protests opening-done over paid placed protests took-back turn";

/** Everything that is shown, for every view in both languages. */
function everyView(check: (names: Names, view: SolomonView, game: Game) => void): void {
  for (const game of GAMES) {
    for (const language of LANGUAGES) {
      for (const view of game.views) check(table(game, language, view.you), view, game);
    }
  }
}

/** What the seat itself was told. */
function told(game: Game, seat: number): Event[] {
  return game.events.filter((event) => !["placed", "answered"].includes(event.what) || event.seat === seat);
}

describe("the story", () => {
  it("tells every kind of event, or is silent on purpose", () => {
    const kinds = new Set(GAMES.flatMap((game) => game.events.map((event) => event.what)));
    expect([...kinds].sort()).toEqual(KINDS.split(" "));
    const said = new Set<string>();
    for (const game of GAMES) {
      for (let seat = 0; seat < game.seats; seat++) {
        const story = new Story(table(game, "en", seat));
        for (const event of told(game, seat)) if (story.tell([event]).length) said.add(event.what);
      }
    }
    expect([...kinds].filter((kind) => !said.has(kind)).sort()).toEqual([...SILENT].sort());
  });

  it("leaves no gap in any sentence, in either language", () => {
    for (const game of GAMES) {
      for (const language of LANGUAGES) {
        for (const you of [game.you, null]) {
          const events = told(game, you ?? -1);
          const lines = new Story(table(game, language, you)).tell(events);
          expect(lines.length).toBeGreaterThan(0);
          for (const line of lines) expect(sound(line.text)).toMatch(/^\p{Lu}.*[.!?]$/u);
        }
      }
    }
  });

  it("never tells one seat what another placed or answered", () => {
    const game = GAMES.find((one) => one.ended)!;
    const whole = new Story(table(game, "en", 0)).tell(game.events);
    expect(whole).toEqual(new Story(table(game, "en", 0)).tell(told(game, 0)));
    expect(
      new Story(table(game, "en", 0)).tell([{ n: 1, what: "placed", seat: 1, agent: "red-1", worth: 300 }]),
    ).toEqual([]);
  });

  it("says what happens to the briefcase", () => {
    const names = table(
      GAMES.find((game) => game.game === "casablanca" && game.variant === "standard")!,
      "en",
    );
    const story = new Story(names);
    const move = { do: "move", agent: "red", to: "hammam", case: true } as const;
    expect(plain(story.announcement(0, move, "bazaar"))).toBe("Anne moves Red to the Hammam with the briefcase.");
    story.tell([{ n: 1, what: "carried-out", seat: 0, from: "bazaar", action: move }]);
    expect(story.caseAt).toBe("hammam");
  });
});

describe("what may be done", () => {
  it("is in the menu, every action once", () => {
    everyView((names, view) => {
      const choices = menu(names, view).flatMap((group) => group.choices);
      const offered = choices.flatMap((choice) => (choice.action ? [key(choice.action)] : []));
      expect(offered.sort()).toEqual(view.legal.map(key).sort());
      for (const choice of choices) {
        expect(sound(choice.label)).not.toBe("");
        if (!choice.action) expect(sound(choice.why!)).not.toBe("");
      }
      for (const group of menu(names, view)) sound(group.title ?? []);
    });
  });

  it("shows both answers to a protest, whatever the seat holds", () => {
    const asked = GAMES.flatMap((game) =>
      game.views.filter((view) => view.phase === "protest" && view.legal.length).map((view) => ({ game, view })),
    );
    expect(asked.length).toBeGreaterThan(2);
    for (const { game, view } of asked) {
      const [group] = menu(table(game, "en"), view);
      expect(group!.choices.map((choice) => plain(choice.label))).toEqual(["Protest", "Let it pass"]);
    }
    const poor = asked.find(({ view }) => !view.legal.some((action) => action.do === "protest"));
    expect(menu(table(poor!.game, "en"), poor!.view)[0]!.choices[0]).toMatchObject({ action: null });
  });

  it("has a situation in words for every view, a spectator's too", () => {
    everyView((names, view) => {
      const { happening, owed, notice } = situation(names, view);
      expect(sound(happening)).toMatch(/^\p{Lu}/u);
      sound(owed);
      sound(notice ?? []);
      if (view.you === null) expect(JSON.stringify(owed)).not.toContain('"mine"');
      for (const action of view.legal) sound(warning(names, view, action) ?? []);
    });
  });

  it("warns before the briefcase comes home, and before a strike is paid", () => {
    const game = GAMES.find((one) => one.game === "casablanca" && one.variant === "standard")!;
    const [names, view] = [
      table(game, "en"),
      { ...game.views[0]!, agents: { ...game.views[0]!.agents, red: "garage" } },
    ];
    const home = { do: "move", agent: "red", to: "airport", case: true };
    expect(bringsHome(names, view, home)).toBe(true);
    expect(plain(warning(names, view, home)!)).toContain("brings the briefcase home");
    expect(warning(names, view, { ...home, case: false })).toBeNull();
    const strike = { do: "strike", agent: "red", to: "garage", victim: "blue", case: false };
    expect(plain(warning(names, view, strike)!)).toContain("1,000");
  });
});

describe("the papers", () => {
  it("say the same of every seat that is asked, and nothing of its answer", () => {
    everyView((names, view, game) => {
      for (let seat = 0; seat < game.seats; seat++) {
        sound(seatNow(names, view, seat));
        for (const fact of seatFacts(names, view, seat)) sound(fact.text);
      }
      const others = view.asked.filter((seat) => seat !== names.you);
      expect(new Set(others.map((seat) => seatNow(names, view, seat))).size).toBeLessThan(2);
    });
  });

  it("keep a name's capital within a sentence, but for the reader who is called you", () => {
    const stakes = (names: string[], you: number, language: "en" | "fr") => {
      const { seating } = table(GAMES[0]!, language, you);
      return plain(new Names({ ...seating, names }).stakes([300, 1500]));
    };
    expect(stakes(["You", "Brice"], 0, "en")).toBe("Brice 1,500, you 300");
    expect(stakes(["Anne", "Vous"], 1, "fr")).toMatch(/^vous 1\u202f500, Anne/);
    expect(stakes(["Anna", "Brice"], 0, "en")).toBe("Brice 1,500, Anna 300");
    expect(stakes(["Anna", "Brice"], -1, "en")).toBe("Brice 1,500, Anna 300");
  });

  it("seal every other ledger until the end", () => {
    everyView((names, view, game) => {
      for (let seat = 0; seat < game.seats; seat++) {
        const sealed = seatFacts(names, view, seat).some((fact) => fact.sealed);
        expect(sealed).toBe(view.phase !== "over" && seat !== names.you);
      }
    });
  });

  it("tell who won and why, and open all ledgers", () => {
    const ends = GAMES.filter((game) => game.ended);
    const reasons = ends.map((game) => game.views.at(-1)!.outcome!.reason);
    expect(new Set(reasons)).toEqual(new Set(["rounds-are-up", "brought-home"]));
    for (const game of ends) {
      for (const language of LANGUAGES) {
        const [names, view] = [table(game, language), game.views.at(-1)!];
        expect(result(names, view).map(sound).length).toBeGreaterThan(0);
        expect(bribes(names, game.events).flatMap((one) => one.turns.map(sound)).length).toBeGreaterThan(0);
        unheard(names, game.events).forEach(sound);
        const placed = game.events.filter((event) => event.what === "placed");
        const total = Object.entries(names.board.lots).reduce((sum, [lot, count]) => sum + Number(lot) * count, 0);
        for (const ledger of ledgers(names, view, game.events)) {
          const given = placed.filter((event) => event.seat === ledger.seat).reduce((sum, one) => sum + one.worth, 0);
          expect(ledger.left).toBe(total - given);
        }
      }
    }
  });

  it("count up the ledgers of a table that stopped early, once the whole story is open", () => {
    const game = GAMES.find((one) => one.ended && one.events.some((event) => event.what === "paid"))!;
    const names = table(game, "en");
    const end = game.views.find((view) => view.phase === "over" && view.you === names.you)!;
    const stopped: SolomonView = { ...end, phase: "choose", outcome: null };
    const rounded = (all: Ledger[]) =>
      all.map(({ seat, stakes, left }) => [
        seat,
        left,
        Object.entries(stakes!)
          .filter(([, sum]) => sum > 0)
          .sort(),
      ]);
    expect(rounded(ledgers(names, stopped, game.events))).toEqual(rounded(ledgers(names, end, game.events)));
    const mine = ledgers(names, stopped, told(game, names.you));
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
    everyView((names, view) => {
      const ground = names.isAgent ? routeMap(names.board.places) : medina(names.board.places);
      const stands = standing(names, view, ground);
      for (const agent of names.inPlay) {
        expect(stands.has(agent)).toBe(view.agents[agent] !== null || names.isAgent);
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
    const names = table(game, "en");
    const agents = Object.fromEntries(names.inPlay.map((agent, index) => [agent, index < 4 ? "peking" : "washington"]));
    const stands = standing(names, { ...game.views[0]!, agents }, routeMap(names.board.places));
    for (const agent of names.inPlay) {
      expect(stands.get(agent)!.x).toBeGreaterThan(20);
      expect(stands.get(agent)!.x).toBeLessThan(740);
    }
  });

  it("goes to the neighbour that an arrow key points at", () => {
    const city = table(
      GAMES.find((game) => game.game === "casablanca" && game.variant === "standard")!,
      "en",
    );
    expect(["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"].map((key) => neighbour(city, "bazaar", key))).toEqual([
      "hammam",
      "changers",
      "madrasa",
      "fountain",
    ]);
    expect(neighbour(city, "hotel", "ArrowRight")).toBeNull();
    const map = table(
      GAMES.find((game) => game.game === "agent" && game.variant === "standard")!,
      "en",
    );
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
      const map = table(game, "en");
      for (const [one, two] of map.board.links) {
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
        const names = table(game, "en");
        const picked = new Set<string>();
        const hands = new Hands(() => ({
          names,
          view,
          pick: (actions) => actions.forEach((one) => picked.add(key(one))),
        }));
        for (const agent of names.inPlay) {
          for (const place of names.board.places) {
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
    const names = table(game, "en");
    const to = { agent: "red", to: "garage" };
    const legal = [
      { do: "move", ...to, case: false },
      { do: "strike", ...to, victim: "blue", case: false },
      { do: "strike", ...to, victim: "grey", case: false },
    ];
    const agents = { ...game.views[0]!.agents, red: "airport", blue: "garage", grey: "garage" };
    const view = { ...game.views[0]!, phase: "choose" as const, announced: null, agents, legal };
    let picked: Action[] = [];
    const hands = new Hands(() => ({ names, view, pick: (actions) => (picked = actions) }));
    hands.touchAgent("red");
    expect([hands.isTarget("blue"), hands.isTarget("green")]).toEqual([true, false]);
    hands.touchAgent("blue");
    expect(picked).toEqual(legal.slice(0, 2));
    hands.touchAgent("red");
    hands.touchPlace("garage");
    expect(picked).toEqual(legal);
  });

  it("has a label for every place and agent, with what can be done there", () => {
    everyView((names, view) => {
      const hands = new Hands(() => ({ names, view, pick: () => {} }));
      for (const agent of names.inPlay) {
        hands.choose(agent);
        for (const { id } of names.board.places) expect(sound(placeLabel(hands, id))).toContain(names.place(id));
        for (const other of names.inPlay) expect(sound(agentLabel(hands, other))).toContain(names.agent(other));
        hands.letGo();
      }
    });
  });

  it("is not to be touched in a replay", () => {
    const game = GAMES.find((one) => one.views.some((view) => view.legal.some((action) => action.do === "move")))!;
    const view = game.views.find((one) => one.legal.some((action) => action.do === "move"))!;
    const hands = new Hands(() => ({ names: table(game, "en"), view, pick: undefined }));
    const agent = view.legal.find((action) => action.do === "move")!.agent!;
    hands.touchAgent(agent);
    expect(hands.chosen).toBeNull();
    expect(hands.canTouch(agent)).toBe(false);
  });
});
