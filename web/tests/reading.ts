/** Reading what the games tell: who sits at the table, and whether a text is whole. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect } from "vitest";
import type { Event, Seating, Teller, View } from "../src/games/game";
import { GameTexts, type Presentation } from "../src/games/teller.svelte";
import { plain, type Rich } from "../src/words/rich";
import type { Language } from "../src/words/speech.svelte";

export const LANGUAGES: Language[] = ["en", "fr"];
export const PEOPLE = ["Anne", "Brice", "Chiara", "Deniz", "Esma", "Farid", "Greta", "Hugo"];
const YOU: Record<string, string> = { en: "You", fr: "Vous" };

/** The names of a table as its reader sees them; -1 is somebody who watches. */
export function namesFor(you: number, seats: number, language: Language): string[] {
  return PEOPLE.slice(0, seats).map((name, seat) => (seat === you ? YOU[language]! : name));
}

/** Nothing in it was left open; it may be empty. */
export function sound(text: Rich | string): string {
  const said = typeof text === "string" ? text : plain(text);
  expect(said).not.toMatch(/[{}]|undefined|\bnull\b|NaN|\[object|\s\s/);
  return said;
}

/** And it says something. */
export function spoken(text: Rich | string): string {
  const said = sound(text);
  expect(said).toMatch(/\S/);
  return said;
}

/** The same for two actions with the same parts, in whatever order. */
export function key(action: object | null): string {
  return JSON.stringify(Object.entries(action ?? {}).sort());
}

/** A moment of a recorded game, as somebody saw it, with what is needed to draw it and to put it into words. */
export interface Moment {
  view: View;
  events: Event[];
  seating: Seating;
  teller: Teller;
}

const FOLDER = resolve(import.meta.dirname, ".presentation");
const read = (name: string) => readFileSync(resolve(FOLDER, name), "utf8");

/** The words of a game, as the page gets them from the house. */
export async function textsOf(game: string): Promise<GameTexts> {
  const presentation: Presentation = await import(/* @vite-ignore */ resolve(FOLDER, `${game}.js`));
  const texts = new GameTexts(presentation, async (language) => read(`${game}.${language}.ftl`));
  await Promise.all(LANGUAGES.map((language) => texts.load(language)));
  return texts;
}

/** Moments of the recorded games (tools/presentation.py), in every language. */
export async function momentsOf(game: string): Promise<Moment[]> {
  const texts = await textsOf(game);
  return JSON.parse(read(`${game}.said.json`)).map(({ view, events, table, names, language }: any): Moment => {
    const seating: Seating = { ...table, names, language };
    return { view, events, seating, teller: texts.teller(seating) };
  });
}
