import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { seenAs, type Event, type Seating, type View } from "../src/games/game";
import { menu } from "../src/games/code_casablanca/choices";
import { Names } from "../src/games/code_casablanca/names";
import { accusations, allClaims, allMessages, lieCounts, receivedMessages } from "../src/games/code_casablanca/notes";
import { result, seatFacts, seatNow } from "../src/games/code_casablanca/papers";
import { actionsAt, agents, inWords, neighbour, slips } from "../src/games/code_casablanca/places";
import { SILENT, Story } from "../src/games/code_casablanca/story";
import { situation, warning } from "../src/games/code_casablanca/strip";
import { against, ordersLeft, type CodeView, type Components } from "../src/games/code_casablanca/view";
import game from "../src/games/code_casablanca";
import { plain } from "../src/words/rich";
import type { Language } from "../src/words/speech.svelte";
import { typeset } from "../src/words/typeset";
import recorded from "./fixtures/code_casablanca.json";
import { key, LANGUAGES, sound } from "./reading";

interface Game {
  variant: string;
  names: string[];
  views: View[];
  stories: { you: number; events: Event[]; told: Record<Language, string[]> }[];
  all: Event[];
}
const BOARDS = recorded.boards as unknown as Record<string, Components>;
const GAMES = (recorded.games as unknown as Game[]).map((game) => ({ ...game, components: BOARDS[game.variant]! }));
const TOWN = GAMES.find((game) => game.variant === "standard")!;

function names(game: (typeof GAMES)[number], you: number, language: Language): Names {
  const seating: Seating = {
    game: "code-casablanca",
    variant: game.variant,
    you,
    names: game.names,
    language,
    options: {},
    components: game.components,
  };
  return new Names(seating);
}

/** Every recorded view, in both languages. */
function moments() {
  return GAMES.flatMap((game) =>
    game.views.flatMap((given) =>
      LANGUAGES.map((language) => {
        const view = seenAs<CodeView>(given);
        return { game, view, of: names(game, view.you ?? -1, language), language };
      }),
    ),
  );
}

describe("the story", () => {
  it("is told in the words of the terminal, line by line", () => {
    for (const game of GAMES) {
      for (const { you, events, told } of game.stories) {
        for (const language of LANGUAGES) {
          const lines = new Story(names(game, you, language)).tell(events);
          expect(lines.map((line) => plain(line.text))).toEqual(language === "fr" ? told.fr.map(typeset) : told.en);
          lines.forEach((line) => sound(line.text));
        }
      }
    }
  });

  it("leaves no kind of event out but those that are silent", () => {
    const told = new Story(names(GAMES[0]!, 0, "en")).told;
    const happened = new Set(GAMES.flatMap((game) => game.stories.flatMap(({ events }) => events.map((e) => e.what))));
    expect(happened.size).toBeGreaterThan(30);
    for (const what of happened) expect([...told, ...SILENT]).toContain(what);
    expect(told.filter((what) => SILENT.includes(what))).toEqual([]);
  });

  it("tells what happens in few games", () => {
    const rare = [
      { n: 1, what: "orders-shuffled" },
      { n: 2, what: "claim-right", seat: 1 },
      { n: 2, what: "turned", at: "mosque", kind: "code", number: 1 },
    ];
    const lines = (language: Language) =>
      new Story(names(GAMES[0]!, 0, language)).tell(rare).map((line) => plain(line.text));
    expect(lines("en")).toEqual([
      "All orders are shuffled again.",
      "The claim is checked, and right.",
      "Mosque: code 1.",
    ]);
    expect(typeset(lines("fr").at(-1))).toBe("Mosquée\u00a0: code 1.");
  });

  it("tells rounds and numbers of entries with each line", () => {
    const { events, you } = GAMES[0]!.stories[0]!;
    const lines = new Story(names(GAMES[0]!, you, "en")).tell(events);
    expect(lines[0]!.round).toBe(1);
    expect(lines.at(-1)!.round).toBe(Math.max(...events.map((event) => (event.what === "round" ? event.round : 1))));
    expect(lines.every((line) => Number.isInteger(line.n))).toBe(true);
  });

  it("keeps a message to those who read it", () => {
    const message = { n: 1, what: "message", round: 1, from: 0, to: 1, kind: "code", at: "mosque", number: 2 } as Event;
    const lines = (you: number) => new Story(names(GAMES[0]!, you, "en")).tell([message]);
    expect(plain(lines(1)[0]!.text)).toBe("Anne writes: code 2.");
    expect(lines(1)[0]!.text[0]).toMatchObject({ kind: "mine" });
    expect(lines(-1)).toEqual([]);
  });
});

describe("every view", () => {
  it("is there in all phases, for seats and for those who watch", () => {
    const phases = new Set(GAMES.flatMap((game) => game.views.map((view) => view.phase)));
    expect([...phases].sort()).toEqual(
      [
        "accusing",
        "answering",
        "challenging",
        "choosing",
        "claiming",
        "drawing",
        "over",
        "searching",
        "standing",
      ].sort(),
    );
    expect(GAMES.some((game) => game.views.some((view) => view.you === null))).toBe(true);
  });

  it("has each legal action in its menu exactly once", () => {
    let most = 0;
    for (const { of, view } of moments()) {
      const choices = menu(of, view).flatMap((group) => group.choices);
      expect(choices.map((choice) => key(choice.action)).sort()).toEqual(view.legal.map(key).sort());
      for (const choice of choices) sound(choice.label);
      for (const group of menu(of, view)) sound(group.title ?? []);
      most = Math.max(most, choices.length);
    }
    expect(most).toBeGreaterThan(20);
  });

  it("says what is happening, and what is owed to whom it is owed by", () => {
    for (const { of, view } of moments()) {
      const now = situation(of, view);
      expect(plain(now.happening)).toMatch(/^\p{Lu}.*\.$/u);
      for (const text of [now.happening, now.owed, now.notice ?? []]) sound(text);
      if (view.legal.length && view.phase !== "searching") expect(plain(now.owed)).not.toBe("");
    }
  });

  it("warns in whole sentences, and always before an accusation and a claim", () => {
    for (const { of, view } of moments()) {
      for (const action of view.legal) {
        const asked = warning(of, view, action);
        if (asked) sound(asked);
        if (["accuse", "claim", "admit"].includes(action.do)) expect(asked).not.toBeNull();
        if (["ask", "answer", "draw", "go", "no-claim"].includes(action.do)) expect(asked).toBeNull();
      }
    }
  });

  it("has a word for what each seat does, and what all know of it", () => {
    for (const { of, view } of moments()) {
      const busy = view.seats.map((_, seat) => seatNow(of, view, seat));
      expect(busy.some(Boolean)).toBe(view.phase !== "over");
      view.seats.forEach((_, seat) => seatFacts(of, view, seat).forEach((fact) => sound(fact.text)));
      if (view.phase === "claiming") expect(new Set(view.asked.map((seat) => busy[seat])).size).toBe(1);
    }
  });

  it("shows its buildings with what can be done there, and nothing that cannot", () => {
    for (const { of, view, game } of moments()) {
      const laid = slips(of, view);
      for (const { id } of game.components.buildings) {
        const can = actionsAt(view, id, null);
        for (const action of can) expect(view.legal).toContain(action);
        sound(inWords(of, view, id, laid.get(id), can));
      }
      const placed = view.legal.filter((action) => ["go", "ask", "charge", "code-at", "challenge"].includes(action.do));
      const reached = new Set(game.components.buildings.flatMap(({ id }) => actionsAt(view, id, null)));
      for (const action of placed) expect(reached).toContain(action);
      expect(agents(of, view)).toHaveLength(view.seats.filter((known) => !known.out).length);
    }
  });
});

describe("what is drawn", () => {
  const buttons = (html: string) => html.match(/role="button"/g)?.length ?? 0;

  it("has a control for every place where something can be done, and none in a replay", () => {
    for (const { of, view, game: played } of moments()) {
      const props = { seating: of.seating, view };
      const board = render(game.Board, { props: { ...props, pick: () => {} } }).body;
      const places = played.components.buildings.filter(({ id }) => actionsAt(view, id, null).length).length;
      const draws = view.legal.filter((action) => action.do === "draw").length;
      const agents = new Set(
        view.legal.filter((action) => ["ask", "accuse"].includes(action.do)).map((action) => action.seat),
      );
      expect(buttons(board)).toBe(places + draws + agents.size);
      expect(buttons(render(game.Board, { props }).body)).toBe(0);
      sound(board.replace(/<[^>]*>|\s+/g, " ").replace(/\s+/g, " "));
    }
  });

  it("shows a notebook, a form and an end wherever there is one", () => {
    let forms = 0;
    for (const { of, view, game: played } of moments()) {
      const papers = { seating: of.seating, view, events: played.all, marks: { mosque: "code 1", "file:1": "out" } };
      const notebook = render(game.Dossier, { props: papers }).body;
      expect(notebook.includes("<select")).toBe(view.you !== null);
      if (view.phase === "over") expect(render(game.Ending, { props: papers }).body).toContain(of.words.envelopes);
      if (!game.hasStrip?.(view)) continue;
      const form = render(game.Strip!, { props: { seating: of.seating, view, events: [], pick: () => {} } }).body;
      expect(form).toContain("<button");
      forms += 1;
    }
    expect(forms).toBeGreaterThan(10);
  });
});

describe("the end", () => {
  it("says who won and why, and opens everything", () => {
    for (const { of, view, game } of moments()) {
      if (view.phase !== "over") continue;
      const lines = result(of, view).map(plain);
      expect(lines).toHaveLength(3);
      lines.forEach(sound);
      for (const note of [...allMessages(of, view, game.all), ...allClaims(of, view, game.all)]) sound(note.text);
      sound(lieCounts(of, view, game.all));
    }
  });

  it("counts lies by the tiles", () => {
    const of = names(GAMES[0]!, -1, "en");
    const view = seenAs<CodeView>({ ...GAMES[0]!.views[0]!, tiles: { mosque: { kind: "code", number: 2 } } });
    const message = (number: number | null) =>
      ({ n: 1, what: "message", round: 1, from: 0, to: 1, kind: "code", at: "mosque", number }) as Event;
    expect(plain(lieCounts(of, view, [message(2), message(3), message(null)]))).toBe("Anne 2 of 3");
    expect(allMessages(of, view, [message(2)])[0]!.verdict).toEqual([of.words.was_true]);
  });
});

describe("the notebook", () => {
  it("has every message of its reader", () => {
    let read = 0;
    for (const { of, view } of moments()) {
      const notes = receivedMessages(of, view);
      expect(notes).toHaveLength(view.notebook?.received.length ?? 0);
      for (const note of [...notes, ...accusations(of, view.notebook?.verdicts ?? [])]) sound(note.text);
      read += notes.length;
    }
    expect(read).toBeGreaterThan(0);
  });

  it("knows the orders that are still to come", () => {
    for (const { view, game } of moments()) {
      const left = ordersLeft(game.components, view);
      expect(left).toHaveLength(game.components.orders.length - view.played.length);
    }
  });
});

describe("CC-26: what contradicts a claim", () => {
  const claim = { at: "station", codes: ["mosque", "harbour"], number: 4 };
  it.each([
    ["mosque", "file", 1, true],
    ["mosque", "code", 1, false],
    ["hotel", "code", 1, true],
    ["hotel", "file", 1, false],
    ["station", "file", 4, false],
    ["station", "file", 3, true],
    ["hotel", "file", 4, true],
    ["mosque", "code", 4, true],
  ] as const)("%s: %s %i", (at, kind, number, wrong) => {
    expect(against(claim, at, { kind, number })).toBe(wrong);
  });
});

describe("arrow keys", () => {
  const spots = TOWN.components.buildings;
  const from = (id: string) => spots.find((spot) => spot.id === id)!;

  it("go to the neighbour, and stop at the edge", () => {
    expect(neighbour(spots, from("micks-cafe"), "ArrowRight")?.id).toBe("casino");
    expect(neighbour(spots, from("micks-cafe"), "ArrowDown")?.id).toBe("market-hall");
    expect(neighbour(spots, from("micks-cafe"), "ArrowUp")).toBeNull();
    expect(neighbour(spots, from("market-hall"), "ArrowRight")?.id).toBe("post-office");
    expect(neighbour(spots, from("harbour"), "x")).toBeNull();
  });
});
