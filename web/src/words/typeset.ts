/** Spaces that no line breaks at, which keyboards have not: in French before : ; ? ! » and after «, and before %. */

const NO_BREAK = "\u00a0";

/** All texts of a catalogue, those that functions make too. */
export function typeset<T>(words: T): T {
  if (typeof words === "string") return words.replace(/ (?=[:;?!»])/g, NO_BREAK).replace(/« /g, `«${NO_BREAK}`) as T;
  if (typeof words === "function") return ((...parts: unknown[]) => typeset(words(...parts))) as T;
  if (!words || typeof words !== "object") return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, typeset(value)])) as T;
}

/** A share, rounded: "67 %". */
export function percent(share: number): string {
  return `${Math.round(share * 100)}${NO_BREAK}%`;
}
