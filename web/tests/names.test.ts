/** How seats are called. */

import { expect, test } from "vitest";
import { GameTexts } from "../src/games/teller.svelte";
import type { SeatInfo } from "../src/house/protocol";
import { ENGLISH_YOU } from "../src/games/teller.svelte";
import { seatNames } from "../src/table/names";
import { english } from "../src/words/page.en";
import { plain } from "../src/words/rich";
import { speech } from "../src/words/speech.svelte";

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

test("where a game does not speak the reader's language, it calls him as its own sentences do", async () => {
  const texts = new GameTexts({ KINDS: { seat: "seat" } }, async (language) =>
    language === "en" ? "log-bid = { $seat } bid { $sum }." : "",
  );
  await speech.speak("de");
  await texts.load("de");
  const seating = { game: "dice", variant: "standard", you: 0, names: [speech.page.you, "Brice"], language: "de" };
  const teller = texts.teller({ ...seating, options: {}, components: {} });
  const [line] = teller.storyteller().tell([{ n: 1, what: "bid", seat: 0, sum: 3 }]);
  expect(plain(line!.text)).toBe("You bid 3.");
  await speech.speak("en");
});

test("who plays in a language that a game does not speak is called as in English", () => {
  expect(ENGLISH_YOU).toBe(english.you);
});
