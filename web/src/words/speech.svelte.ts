/** The language of the page: the browser's, until somebody chooses. A language is a file page.<language>.ts beside this. */

import { keep, recall } from "../kept";
import type { PageWords } from "./page.en";

export type Language = string;
const KEPT = "language";
const FALLBACK = "en";
/** A visitor loads the words of his language and no others. */
const FILES = import.meta.glob<{ default: PageWords }>("./page.*.ts");
const fileOf = (language: Language) => `./page.${language}.ts`;

/** English first, then the others by their codes. */
export const LANGUAGES = [
  FALLBACK,
  ...Object.keys(FILES).flatMap((file) => (file === fileOf(FALLBACK) ? [] : [file.split(".")[2]!])),
];

/** A language by its own name: "Français". */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

class Speech {
  language = $state<Language>(FALLBACK);
  /** The page's own words; there are none before it has begun. */
  page = $state.raw({} as PageWords);

  /** Loads the words first, so that no screen mixes two languages. */
  async speak(language: Language): Promise<void> {
    this.page = (await (FILES[fileOf(language)] ?? FILES[fileOf(FALLBACK)]!)()).default;
    this.language = language;
    if (globalThis.document) document.documentElement.lang = language;
  }

  /** Somebody chose it: it is remembered. */
  async choose(language: Language): Promise<void> {
    keep(KEPT, language);
    await this.speak(language);
  }

  /** What was chosen, or else the first language of the browser that is here. */
  async begin(): Promise<void> {
    const own = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]!);
    const wanted = [recall<string>(KEPT, ""), ...own];
    this.language = wanted.find((one) => LANGUAGES.includes(one)) ?? FALLBACK;
    await this.speak(this.language);
  }

  /** One of two or more, or none: "1 seat", "3 seats". */
  count(forms: { one: string; other: string }, count: number): string {
    const one = new Intl.PluralRules(this.language).select(count) === "one";
    return (one ? forms.one : forms.other).replace("{count}", this.number(count));
  }

  number(amount: number): string {
    return amount.toLocaleString(this.language === FALLBACK ? "en-GB" : this.language);
  }

  /** The text in the reader's language, or else in English. */
  of(texts: Record<Language, string> | undefined): string {
    return texts?.[this.language] ?? texts?.[FALLBACK] ?? "";
  }
}

export const speech = new Speech();

/** The page's own words, always in the language of the moment. */
export const words = new Proxy({} as PageWords, { get: (_, name) => Reflect.get(speech.page, name) });
