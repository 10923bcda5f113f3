import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Hindsight, Question, Seating, Turn } from "../src/games/game";
import { plain } from "../src/words/rich";
import type { Language } from "../src/words/speech.svelte";
import fixture from "./fixtures/hindsight.json";
import { LANGUAGES, namesFor, spoken, textsOf } from "./reading";

interface Game {
  game: string;
  variant: string;
  seats: number;
  options: Record<string, number | boolean>;
  questions: Question[];
  answers: Record<string, any>[][];
  turns: Turn[];
}
const GAMES = fixture.games as unknown as Game[];
const BOARDS = fixture.boards as Record<string, Record<string, any>>;
const IDS = ["agent", "casablanca", "casanova", "code-casablanca", "randolph"];
const TEXTS = new Map(await Promise.all(IDS.map(async (id) => [id, await textsOf(id)] as const)));

/** As a seat reads it; -1 is somebody who watched. */
function reading(game: Game, language: Language, you: number): Hindsight {
  const names = namesFor(you, game.seats, language);
  const { variant, options } = game;
  const components = BOARDS[game.game]![variant];
  const seating: Seating = { game: game.game, variant, you, names, language, options, components };
  return TEXTS.get(game.game)!.teller(seating).hindsight!;
}

function everyReader(check: (words: Hindsight, game: Game, language: Language, you: number) => void): void {
  for (const game of GAMES) {
    for (const language of LANGUAGES) {
      for (let you = -1; you < game.seats; you++) check(reading(game, language, you), game, language, you);
    }
  }
}

/** The kinds of turning points that records.md lists, by game. */
function kinds(): [string, string[]][] {
  const text = readFileSync(new URL("../../docs/records.md", import.meta.url), "utf-8");
  const table = text.split(/^\| game \| kinds of turning points \|$/m)[1]!.split("\n\n")[0]!;
  const quoted = (cell: string) => [...cell.matchAll(/`([\w-]+)`/g)].map((found) => found[1]!);
  return table
    .split("\n")
    .map((row) => row.split("|").map(quoted))
    .flatMap(([, games, listed]) => (games ?? []).map((game): [string, string[]] => [game, listed!]));
}

describe("looking back, in words", () => {
  it("tells every kind of turning point that there is", () => {
    const listed = kinds();
    expect(listed.map(([game]) => game)).toEqual(IDS);
    const alike = (game: string) => (game === "agent" ? "casablanca" : game);
    for (const [game, expected] of listed) {
      const games = GAMES.filter((one) => alike(one.game) === alike(game));
      expect(new Set(games.flatMap((one) => one.turns.map((turn) => turn.what)))).toEqual(new Set(expected));
    }
  });

  it("leaves nothing open, whoever reads", () => {
    everyReader((words, game, language, you) => {
      for (const turn of game.turns) {
        const said = spoken(words.turn(turn));
        expect(said).toMatch(/^[A-ZÀÉ].*\.$/);
        const own = language === "en" ? /\b[Yy]ou(r|rs)?\b/ : /\b[Vv](ous|otre)\b/;
        if (turn.seat === you) expect(said).toMatch(own);
        if (you < 0) expect(said).not.toMatch(own);
      }
    });
  });

  it("says nothing of the reader as of somebody else", () => {
    everyReader((words, game, language, you) => {
      if (you < 0) return;
      const third =
        language === "en" ? /\bYou (was|has|wins)\b|\w \bYou\b(?! \d)/ : /\bVous (a|avait|y avait|n’avait)\b/;
      for (const turn of game.turns) expect(spoken(words.turn(turn))).not.toMatch(third);
    });
  });

  it("asks and answers in few words", () => {
    everyReader((words, game) => {
      for (const [index, question] of game.questions.entries()) {
        expect(spoken(words.question(question)).length).toBeLessThan(48);
        for (const answer of game.answers[index]!)
          expect(spoken(words.answer(question, answer)).length).toBeLessThan(24);
      }
    });
  });

  it("tells what happened, and why it mattered", () => {
    const game = GAMES.find((one) => one.game === "casablanca" && one.variant === "standard")!;
    const duel = { n: 9, what: "gave-way-with-more", seat: 1, weight: 6, agent: "red", mover: 1, protester: 0 };
    const told = (you: number, turn: Turn) => plain(reading(game, "en", you).turn(turn));
    const turn = { ...duel, sum: 600, winner: 0, stakes: [900, 1500] };
    expect(told(-1, turn)).toBe("Brice had 1,500 on Red, and yet gave way at 600. Anne had no more than 900 there.");
    expect(told(0, turn)).toBe("Brice had 1,500 on Red, and yet gave way at 600. You had no more than 900 there.");
    expect(plain(reading(game, "fr", 1).turn(turn))).toBe(
      "Vous aviez 1\u202f500 sur Rouge, et avez pourtant cédé à 600. Anne n’y avait pas plus de 900.",
    );
    const bluff = { ...duel, what: "bluffed", seat: 0, stakes: [0, 300] };
    expect(told(1, bluff)).toBe(
      "Anne had nothing on Red, and protested. You had 300 there, and took it back all the same.",
    );
    const struck = { n: 3, what: "struck", seat: 0, weight: 4, agent: "red", victim: "blue", lost: [0, 0] };
    expect(told(-1, struck)).toBe("Anne got rid of Blue with Red. Nobody had anything there.");
    const tie = { n: 3, what: "brought-home", seat: 1, weight: 10, agent: "red", mover: 1, stakes: [300, 300] };
    expect(told(1, tie)).toBe("Red brought the briefcase home. A tie at 300: you had moved it, and won.");
    const end = { n: 3, what: "shortest-way", seat: 1, weight: 10, agents: ["red", "blue"] };
    expect(told(1, { ...end, stakes: [300, 500] })).toBe(
      "The rounds were up: you won with 500 on Red and Blue, which had the shortest way.",
    );
    expect(told(1, { ...end, stakes: [300, 300] })).toBe(
      "The rounds were up. A tie at 300 on Red and Blue went to whoever last moved or took the briefcase, " +
        "or began if nobody did: you.",
    );
    expect(told(0, { ...end, stakes: [0, 0] })).toMatch(
      /^The rounds were up. Nobody had anything on Red and Blue, .* or began if nobody did: Brice.$/,
    );
  });
});
