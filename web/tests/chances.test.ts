/** What the chart of chances is drawn from. */

import { expect, test } from "vitest";
import { path, peak, rounds, spaced, withRoom } from "../src/review/chances";
import { percent } from "../src/words/typeset";

const line = (n: number, round: number) => ({ n, round, text: [] });

test("rounds begin where the log first tells of them, and the first with the deal", () => {
  const lines = [line(1, 1), line(3, 1), line(5, 2), line(6, 2), line(9, 4), line(12, 5)];
  expect(rounds(lines, 10)).toEqual([
    { n: 0, round: 1 },
    { n: 5, round: 2 },
    { n: 9, round: 4 },
  ]);
});

test("numbers of rounds that would stand in each other are left out", () => {
  const marks = [0, 2, 5, 6, 9].map((n) => line(n, n));
  expect(spaced(marks, (at) => 10 * at, 25).map((mark) => mark.n)).toEqual([0, 5, 9]);
  expect(spaced(marks, (at) => 30 * at, 25)).toEqual(marks);
});

test("a sign that would cover one before it is left out", () => {
  const signs = [0, 3, 1, 9].map((at) => ({ seat: 0, at }));
  const kept = withRoom(signs, (one, two) => Math.abs(one.at - two.at), 2);
  expect(kept.map((sign) => sign.at)).toEqual([0, 3, 9]);
});

test("a peak is the latest moment of the highest chance, but not the end", () => {
  expect(peak([0.2, 0.6, 0.3, 0.6, 0.1])).toBe(3);
  expect(peak([0.2, 0.3, 1])).toBe(1);
});

test("a line goes through every chance", () => {
  const drawn = path(
    [0, 0.5, 1],
    (at) => 10 * at,
    (chance) => 100 * (1 - chance),
  );
  expect(drawn).toBe("M0.0 100.0L10.0 50.0L20.0 0.0");
  expect(percent(0.666)).toBe("67\u00a0%");
});
