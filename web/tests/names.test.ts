/** How seats are called. */

import { expect, test } from "vitest";
import type { SeatInfo } from "../src/house/protocol";
import { seatNames } from "../src/table/names";

const seat = (name: string, bot = "") => ({ name, bot, person: bot ? null : 1 }) as SeatInfo;

test("characters of one name are told apart, people keep theirs", () => {
  const seats = [seat("Colette"), seat("Colette", "novice"), seat("Tilda", "novice"), seat("Colette", "novice")];
  expect(seatNames(seats)).toEqual(["Colette", "Colette II", "Tilda", "Colette III"]);
  expect(seatNames([seat("Tilda", "novice"), seat("Tilda")])).toEqual(["Tilda II", "Tilda"]);
});

test("a bot without a character has a name that nobody else has", () => {
  const names = seatNames([seat("Brice"), seat("", "random"), seat("", "random"), seat("")]);
  expect(new Set(names).size).toBe(4);
  expect(names[0]).toBe("Brice");
  expect(names[3]).toBe("");
});
