/** Reading what the games tell: who sits at the table, and whether a text is whole. */

import { expect } from "vitest";
import { plain, type Rich } from "../src/words/rich";
import type { Language } from "../src/words/speech.svelte";

export const LANGUAGES: Language[] = ["en", "fr"];
export const PEOPLE = ["Anne", "Brice", "Chiara", "Deniz", "Esma", "Farid", "Greta", "Hugo"];
const YOU = { en: "You", fr: "Vous" };

/** The names of a table as its reader sees them; -1 is somebody who watches. */
export function namesFor(you: number, seats: number, language: Language): string[] {
  return PEOPLE.slice(0, seats).map((name, seat) => (seat === you ? YOU[language] : name));
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
