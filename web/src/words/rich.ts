/** Texts with names in them that are drawn: people, pieces, the briefcase. */

/** A run of text, drawn as `kind` says. `id` is the seat's number, or what the game calls the piece. */
export type Run = string | { text: string; kind: "seat" | "piece" | "strong" | "mine"; id?: string };
export type Rich = Run[];

/** With a capital at the beginning. */
export function capital(runs: Rich): Rich {
  const [first, ...rest] = runs;
  if (first === undefined) return runs;
  if (typeof first === "string") return [raise(first), ...rest];
  return [{ ...first, text: raise(first.text) }, ...rest];
}

/** As a screen reader or a title has it. */
export function plain(runs: Rich): string {
  return runs.map((run) => (typeof run === "string" ? run : run.text)).join("");
}

const IN_A_WORD = /[\p{L}\p{N}]/u;

/** Whether a text has this name in it, as a word of its own. */
export function names(text: string, name: string): boolean {
  const [where, word] = [text.toLowerCase(), name.toLowerCase()];
  for (let at = where.indexOf(word); word && at >= 0; at = where.indexOf(word, at + 1)) {
    const around = [where.charAt(at - 1), where.charAt(at + word.length)];
    if (!around.some((sign) => IN_A_WORD.test(sign))) return true;
  }
  return false;
}

function raise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
