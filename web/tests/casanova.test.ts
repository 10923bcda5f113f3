import { describe, expect, it } from "vitest";
import type { Event, Seating } from "../src/games/game";
import casanova from "../src/games/casanova";
import { follow, waters } from "../src/games/casanova/drawing";
import { Names } from "../src/games/casanova/names";
import { hisWay, inspections, lately } from "../src/games/casanova/papers";
import { SILENT } from "../src/games/casanova/story";
import { beside, canTouch, PALACE, sent, spots } from "../src/games/casanova/targets";
import { same, type CasanovaView, type Components, type Holder } from "../src/games/casanova/view";
import { plain } from "../src/words/rich";
import fixture from "./fixtures/casanova.json";
import { key, LANGUAGES, PEOPLE, sound } from "./reading";

interface Game {
  variant: "standard" | "small";
  seats: number;
  you: number;
  ended: boolean;
  events: Event[];
  views: CasanovaView[];
}
const GAMES = fixture.games as unknown as Game[];
const BOARDS = fixture.boards as unknown as Record<string, Components>;
const teller = casanova.teller!;

function seating(game: Game, language: "en" | "fr", you = game.you): Seating {
  const names = PEOPLE.slice(0, game.seats);
  return {
    game: "casanova",
    variant: game.variant,
    you,
    names,
    language,
    options: {},
    components: BOARDS[game.variant],
  };
}

/** What the seat itself was told: others' sights and choices are theirs. */
function toldTo(game: Game, you: number): Event[] {
  return game.events.filter((event) => !["saw", "chose"].includes(event.what) || event.seat === you);
}

/** Every view with its table, in both languages. */
function views(): { view: CasanovaView; game: Game; at: Seating }[] {
  return GAMES.flatMap((game) =>
    LANGUAGES.flatMap((language) =>
      game.views.map((view) => ({ view, game, at: seating(game, language, view.you ?? -1) })),
    ),
  );
}

describe("the story", () => {
  it("tells every kind of event, or is silent on purpose", () => {
    const kinds = new Set(GAMES.flatMap((game) => game.events.map((event) => event.what)));
    const all = "set-up begins turn moved walked inspected looked saw chose put-back jewel shown home ended-turn over";
    expect([...kinds].sort()).toEqual(all.split(" ").sort());
    const told = new Set<string>();
    for (const game of GAMES) {
      const storyteller = teller(seating(game, "en")).storyteller();
      for (const event of toldTo(game, game.you)) {
        if (storyteller.tell([event]).length > 0) told.add(event.what);
      }
    }
    expect([...told, ...SILENT].sort()).toEqual([...kinds].sort());
  });

  it.each(LANGUAGES)("leaves no gap in a sentence (%s)", (language) => {
    for (const game of GAMES) {
      for (const you of [game.you, -1]) {
        const lines = teller(seating(game, language, you))
          .storyteller()
          .tell(toldTo(game, you));
        expect(lines.length).toBeGreaterThan(10);
        for (const line of lines) expect(sound(line.text)).toMatch(/^[^a-z].*[.!]$/);
      }
    }
  });

  it("tells in another's name what another saw and chose, when all is told", () => {
    const game = GAMES.at(-1)!;
    const secrets = game.events.filter((event) => ["saw", "chose"].includes(event.what));
    const [line] = teller(seating(game, "en", -1))
      .storyteller()
      .tell(secrets);
    expect(secrets.length).toBeGreaterThan(0);
    expect(plain(line!.text)).toMatch(new RegExp(`^${PEOPLE[secrets[0]!.seat]} sees`));
  });

  it("puts the reader's secrets on their own paper", () => {
    const game = GAMES.at(-1)!;
    const secrets = toldTo(game, game.you).filter((event) => ["saw", "chose"].includes(event.what));
    expect(secrets.length).toBeGreaterThan(0);
    for (const event of secrets) {
      const [line] = teller(seating(game, "fr")).storyteller().tell([event]);
      expect(line!.text).toMatchObject([{ kind: "mine" }]);
    }
  });
});

describe("the strip and the menu", () => {
  it("says what is happening in every view, a spectator's too", () => {
    expect(views().some(({ view }) => view.you === null)).toBe(true);
    for (const { view, at } of views()) {
      const { happening, owed, notice } = teller(at).situation(view);
      expect(sound(happening)).not.toBe("");
      expect(sound(owed) !== "").toBe(view.legal.length > 0);
      if (notice) sound(notice);
    }
  });

  it("has every legal action exactly once, with a label of its own within its group", () => {
    for (const { view, at } of views()) {
      const groups = teller(at).menu(view);
      const listed = groups.flatMap((group) => group.choices.map((choice) => key(choice.action!)));
      expect(listed.toSorted()).toEqual(view.legal.map(key).sort());
      for (const group of groups) {
        const labels = group.choices.map((choice) => sound(choice.label));
        expect(new Set(labels).size).toBe(labels.length);
        if (group.title) sound(group.title);
      }
    }
  });

  it("warns before coming home, and only then", () => {
    const asked = views().flatMap(({ view, at }) =>
      view.legal.flatMap((action) => {
        const text = teller(at).warning(view, action);
        if (text) sound(text);
        return [{ home: action.to === view.seats[at.you]!.home && action.from === view.seats[at.you]!.at, text }];
      }),
    );
    for (const { home, text } of asked) expect(text !== null).toBe(home);
  });

  it("knows something of every seat, and who won", () => {
    for (const { view, at, game } of views()) {
      for (let seat = 0; seat < game.seats; seat++) {
        for (const fact of teller(at).seatFacts(view, seat)) sound(fact.text);
        expect(teller(at).seatNow(view, seat) !== "").toBe(seat === view.mover && view.phase !== "over");
      }
      const result = teller(at).result(view);
      expect(result.length > 0).toBe(view.outcome !== null);
      for (const line of result) sound(line);
    }
  });

  it("tells whether anybody had him when the rounds were up", () => {
    const [game] = GAMES;
    const said = (winners: number[], casanova: Holder) => {
      const outcome = { winners, reason: "rounds-are-up", casanova };
      return teller(seating(game!, "en"))
        .result({ ...game!.views.at(-1)!, round_cap: 60, outcome })
        .map(plain);
    };
    expect(said([1], { lady: 1 })).toEqual(["You win.", "Round 60 was the last, and you have Casanova aboard."]);
    expect(said([0], { lady: 0 })[1]).toBe(`Round 60 was the last, and ${PEOPLE[0]} has Casanova aboard.`);
    expect(said([], { theatre: "A2-G2" })[0]).toBe("A draw: round 60 was the last.");
  });
});

describe("the board", () => {
  it("has a place for every action but those of the mind", () => {
    for (const { view, at } of views()) {
      const names = new Names(at);
      const found = new Set<string>();
      for (const chosen of [null, ...view.empty]) {
        const hand = { names, view, chosen };
        for (const spot of spots(hand)) {
          sound(spot.told);
          for (const action of sent(hand, spot)) found.add(key(action));
        }
      }
      const open = view.legal.filter((action) => !["end-turn", "exchange", "leave"].includes(action.do));
      expect([...found].sort()).toEqual(open.map(key).sort());
    }
  });

  it("asks where a gondola can be walked to as well as taken away", () => {
    const both = views().flatMap(({ view, at }) => {
      const hand = { names: new Names(at), view, chosen: null };
      return spots(hand).filter((spot) => spot.piece && spot.actions.length > 0 && sent(hand, spot).length > 1);
    });
    expect(both.length).toBeGreaterThan(0);
    for (const spot of both) expect(spot.actions.map((action) => action.do)).toEqual(["walk"]);
  });

  it("offers nothing to who owes nothing", () => {
    for (const { view, at } of views()) {
      if (view.legal.length > 0) continue;
      expect(spots({ names: new Names(at), view, chosen: null }).filter(canTouch)).toEqual([]);
    }
  });

  it("lets arrow keys reach every place", () => {
    const game = GAMES[0]!;
    const all = spots({ names: new Names(seating(game, "en")), view: game.views[0]!, chosen: null });
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
    const where = new Map(BOARDS.standard!.places.map((place) => [place.id, place]));
    const before = follow([], ["A1", "A3", "G1"], where);
    const after = follow(before, ["A1", "G1", "A4"], where);
    expect(after.map((hull) => hull.id)).toEqual(before.map((hull) => hull.id));
    expect(after.find((hull) => hull.place === "A4")!.id).toBe(before.find((hull) => hull.place === "A3")!.id);
  });

  it("finds five canals and two basins in Venice, four canals in the small town", () => {
    expect(waters(BOARDS.standard!).canals.map((canal) => canal.big)).toEqual([false, false, false, false, true]);
    expect(waters(BOARDS.standard!).basins.length).toBe(2);
    expect(waters(BOARDS.small!).canals.length).toBe(4);
  });
});

describe("the end", () => {
  it.each(LANGUAGES)("follows Casanova to where he was found (%s)", (language) => {
    for (const game of GAMES.filter((one) => one.ended)) {
      const names = new Names(seating(game, language));
      const { casanova } = game.views.at(-1)!.outcome!;
      const way = hisWay(names, casanova!, game.events);
      const first = plain(names.couple(firstHolder(game)));
      expect(sound(way[0]!)).toContain(first);
      for (const line of way) sound(line);
    }
  });

  it("lists every look of every seat with what was chosen", () => {
    for (const game of GAMES.filter((one) => one.ended)) {
      const seats = inspections(new Names(seating(game, "en")), game.events);
      const sights = seats.flat();
      expect(sights.length).toBe(game.events.filter((event) => event.what === "saw").length);
      const exchanges = game.events.filter((event) => event.what === "chose" && event.exchange).length;
      expect(sights.filter((sight) => sight.exchange).length).toBe(exchanges);
    }
  });

  it("shows for a round who inspected whom", () => {
    const game = GAMES.at(-1)!;
    const last = game.events.findIndex((event) => event.what === "inspected");
    const soFar = game.events.slice(0, last + 1);
    const { seat, lady = null, theatre = null } = soFar.at(-1)!;
    expect(lately(soFar, game.seats)).toContainEqual({ by: seat, holder: { lady, theatre } });
    const turns = Array.from({ length: game.seats }, (_, n): Event => ({ n, what: "turn", seat: n, round: 9 }));
    expect(lately([...soFar, ...turns], game.seats)).toEqual([]);
  });
});

/** Where he was dealt to, by a walk through the exchanges from the end. */
function firstHolder(game: Game) {
  let now = game.views.at(-1)!.outcome!.casanova!;
  for (const event of game.events.toReversed()) {
    if (event.what !== "chose" || !event.exchange) continue;
    const [a, b] = [{ lady: event.seat }, { lady: event.lady, theatre: event.theatre }];
    now = same(now, a) ? b : same(now, b) ? a : now;
  }
  return now;
}
