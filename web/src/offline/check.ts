/** A page of its own, in one file, that checks records without a house: `valise verify-page` puts it together. */

import type { Kept } from "../house/deal";
import type { Record_ } from "../review/fairness";
import type { Rules } from "../review/redeal";
import { verdict } from "../review/verdict";
import german from "../words/page.de";
import { english, type PageWords } from "../words/page.en";
import french from "../words/page.fr";
import italian from "../words/page.it";

/** By game and board; the command writes them beside this script. */
declare const GAMES: Record<string, () => Rules>;

const LANGUAGES: Record<string, PageWords> = { en: english, fr: french, de: german, it: italian };
const find = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const language = find<HTMLSelectElement>("language");
const files = ["record", "kept"].map((id) => find<HTMLInputElement>(id));

async function read<T>(input: HTMLInputElement): Promise<T | null> {
  const file = input.files?.[0];
  return file ? (JSON.parse(await file.text()) as T) : null;
}

async function show(): Promise<void> {
  const words = LANGUAGES[language.value]!;
  document.documentElement.lang = language.value;
  document.title = words.offline.title;
  for (const id of ["title", "about", "record", "kept"] as const) {
    find(id === "record" || id === "kept" ? `${id}-label` : id).textContent = words.offline[id];
  }
  const found = find("found");
  found.replaceChildren();
  found.className = "";
  let lines: string[];
  try {
    const record = await read<Record_>(files[0]!);
    if (!record) return;
    const rules = GAMES[`${record["game"]}/${record["variant"]}`];
    const nameOf = (seat: number) => `${words.offline.seat} ${seat + 1}`;
    const said = await verdict(record, await read<Kept>(files[1]!), rules ? rules() : null, words, nameOf);
    found.className = said.good ? "good" : "bad";
    lines = said.lines;
  } catch {
    found.className = "bad";
    lines = [words.offline.unreadable];
  }
  for (const line of lines) found.appendChild(document.createElement("p")).textContent = line;
}

language.value = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in LANGUAGES) ?? "en";
for (const input of [language, ...files]) input.addEventListener("change", () => void show());
void show();
