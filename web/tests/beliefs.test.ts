import { describe, expect, it } from "vitest";
import type { Belief } from "../src/house/answers";
import { label, merged, roundAt } from "../src/review/beliefs";

const span = (first: number, last: number, level: Belief["level"], share: number): Belief => {
  return { first, last, level, share, believes: null };
};

describe("the strip", () => {
  it("draws spans of one level as one stretch, with the least and the most of its shares", () => {
    const spans = [
      span(0, 3, "open", 0.2),
      span(4, 4, "open", 0.5),
      span(5, 9, "leans", 0.6),
      span(10, 11, "open", 0.1),
    ];
    expect(merged(spans)).toEqual([
      { first: 0, last: 4, level: "open", low: 0.2, high: 0.5 },
      { first: 5, last: 9, level: "leans", low: 0.6, high: 0.6 },
      { first: 10, last: 11, level: "open", low: 0.1, high: 0.1 },
    ]);
  });

  it("shortens an answer to the room that it has", () => {
    const at = (pixels: number) => label("theatre A2–G2", pixels);
    expect([at(200), at(70), at(20), at(6)]).toEqual(["theatre A2–G2", "theatre", "t", ""]);
  });

  it("knows the round of an entry that the log is silent about", () => {
    const lines = [1, 4, 9].map((n, index) => ({ n, round: index + 1, text: [] }));
    expect([0, 1, 3, 4, 8, 20].map((n) => roundAt(lines, n))).toEqual([1, 1, 1, 2, 2, 3]);
  });
});
