/** The language of the page: the browser's, until somebody chooses. */

import { keep, recall } from "../kept";
import { english, type PageWords } from "./page.en";
import { french } from "./page.fr";
import { typeset } from "./typeset";

export type Language = "en" | "fr";
const KEPT = "language";
const FRENCH = typeset(french);

class Speech {
  language = $state<Language>(chosen());
  /** The page's own words. */
  page: PageWords = $derived(this.language === "fr" ? FRENCH : english);

  speak(language: Language): void {
    this.language = language;
    keep(KEPT, language);
    show(language);
  }

  /** One of two or more, or none: "1 seat", "3 seats". */
  count(forms: { one: string; other: string }, count: number): string {
    const one = new Intl.PluralRules(this.language).select(count) === "one";
    return (one ? forms.one : forms.other).replace("{count}", this.number(count));
  }

  number(amount: number): string {
    return amount.toLocaleString(this.language === "fr" ? "fr-FR" : "en-GB");
  }
}

function chosen(): Language {
  const kept = recall<string>(KEPT, "");
  if (kept === "en" || kept === "fr") return kept;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

/** Tests draw texts where there is no page. */
function show(language: Language): void {
  if (globalThis.document) document.documentElement.lang = language;
}

export const speech = new Speech();
show(speech.language);
