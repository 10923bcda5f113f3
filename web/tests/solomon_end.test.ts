import { describe, expect, it } from "vitest";
import { result, seatFacts } from "../src/games/solomon/papers";
import { plain } from "../src/words/rich";
import { GAMES, table } from "./solomon";

describe("the end by rounds", () => {
  it("tells whose way was the shortest when the rounds are up", () => {
    const game = GAMES.find((one) => one.game === "casablanca" && one.ended)!;
    const said = (winners: number[], agents: string[], stakes: number[]) => {
      const outcome = { winners, reason: "rounds-are-up", agents, stakes };
      return result(table(game, "en", 1), { ...game.views.at(-1)!, round_cap: 30, outcome }).map(plain);
    };
    expect(said([1], ["red"], [300, 500, 0])).toEqual([
      "You win.",
      "Round 30 was the last, and Red has the shortest way to the briefcase and home with it: the highest stake on it wins.",
      "On it: you 500, Anne 300, Chiara 0.",
    ]);
    expect(said([2], ["red", "brown", "blue"], [500, 500, 0])).toEqual([
      "Chiara wins.",
      "Round 30 was the last, and Red, Brown and Blue have the shortest way to the briefcase and home with it: " +
        "the most on them together wins.",
      "On them: Anne 500, you 500, Chiara 0.",
      "A tie goes to whoever last moved or took the briefcase, or began if nobody did: Chiara.",
    ]);
    expect(said([1], ["red"], [0, 0, 0]).at(-1)).toMatch(/or began if nobody did: you\.$/);
  });

  it("tells near the end who would win a tie", () => {
    const game = GAMES.find((one) => one.game === "casablanca")!;
    const names = table(game, "en", 1);
    const told = (round: number, moved_by: number) => {
      const [view] = game.views;
      const near = { ...view!, round, round_cap: 30, case: { ...view!.case, moved_by } };
      return near.seats.map((_, seat) =>
        seatFacts(names, near, seat)
          .map((fact) => plain(fact.text))
          .at(-1),
      );
    };
    expect(told(26, 0)[0]).toBe("wins a tie at the end");
    expect(told(26, 1)[1]).toBe("win a tie at the end");
    for (const one of [...told(25, 0), ...told(26, 0).slice(1)]) expect(one).not.toContain("tie");
  });
});
