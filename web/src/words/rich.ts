/** Texts with names in them that are drawn: people, pieces, the briefcase. */

/** A run of text, drawn as `kind` says. `id` is the seat's number, or what the game calls the piece. */
export type Run = string | { text: string; kind: "seat" | "piece" | "strong" | "mine"; id?: string };
export type Rich = Run[];

/** What a sentence is filled with, by what stands in its braces. */
export type Parts = Record<string, Run | Rich | number>;

/** A sentence in two persons: about the reader, and about somebody else, `{who}`. */
export type Said = { you: string; they: string };

/** Fills what is in braces: "{who} moves {agent}" with runs or texts. */
export function fill(template: string, parts: Parts): Rich {
  const runs: Rich = [];
  for (const [index, bit] of template.split(/\{(\w+)\}/).entries()) {
    if (index % 2 === 0) {
      if (bit) runs.push(bit);
      continue;
    }
    const part = parts[bit];
    if (part === undefined) runs.push(`{${bit}}`);
    else if (Array.isArray(part)) runs.push(...part);
    else runs.push(typeof part === "number" ? String(part) : part);
  }
  return runs;
}

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

/** What only the reader knows: among public lines it keeps its own paper. */
export function mine(text: Rich | string): Rich {
  return [{ text: typeof text === "string" ? text : plain(text), kind: "mine" }];
}

/** "Brice, Chiara and Esma". */
export function listed(items: Rich[], last: string): Rich {
  return items.flatMap((item, index) => {
    if (index === 0) return item;
    return [index === items.length - 1 ? ` ${last} ` : ", ", ...item];
  });
}

function raise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
