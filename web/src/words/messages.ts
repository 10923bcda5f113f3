/** What a game says, formatted: the twin of `games/messages.py`, where the format of messages is described. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { capital, plain, type Rich } from "./rich";

/** An id with its arguments, an id alone, or several messages one after the other. */
export type Message = string | { id: string; draw?: "mine" | "strong"; [argument: string]: any } | Message[];
export type Kinds = Record<string, string>;

const LOCALES: Record<string, string> = { en: "en-GB" };
const ALWAYS_GROUPED = { useGrouping: "always" } as unknown as Intl.NumberFormatOptions;
const MARK = 0xe000;
const MARKS = /([\ue000-\uf8ff])/;
const SEPARATORS: Record<string, string> = { comma: ", ", semicolon: "; " };
const JOINS = { and: "conjunction", or: "disjunction" } as const;

/** One catalogue, ready to be asked. */
export function bundleOf(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(LOCALES[language] ?? language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Texts for one reader at one table. */
export class Formatter {
  constructor(
    /** The language's own, then English, for what it lacks. */
    private readonly bundles: FluentBundle[],
    private readonly kinds: Kinds,
    private readonly table: { language: string; game: string; you: number; names: string[] },
  ) {}

  has(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  text(message: Message | null | undefined): Rich {
    if (!message || (Array.isArray(message) && message.length === 0)) return [];
    if (Array.isArray(message)) {
      const texts = message.map((one) => this.text(one)).filter((text) => text.length > 0);
      return texts.flatMap((text, at) => (at ? [" ", ...text] : text));
    }
    if (typeof message === "string") return this.text({ id: message });
    const marks: Rich[] = [];
    const values: Record<string, FluentVariable> = { game: this.table.game };
    for (const [name, value] of Object.entries(message)) {
      if (name !== "id" && name !== "draw") this.argue(values, marks, name, value);
    }
    const text = this.format(message.id, values, marks);
    return message.draw && text.length ? [{ text: plain(text), kind: message.draw }] : text;
  }

  /** With a capital at the beginning. */
  sentence(message: Message | null | undefined): Rich {
    return capital(this.text(message));
  }

  /** A message without arguments; its attribute `form`, if it has that. */
  name(id: string, form = ""): string {
    const has = this.bundles.find((bundle) => bundle.hasMessage(id))?.getMessage(id)?.attributes[form];
    return plain(this.format(id, { game: this.table.game }, [], has ? form : ""));
  }

  private format(id: string, values: Record<string, FluentVariable>, marks: Rich[], attribute = ""): Rich {
    for (const bundle of this.bundles) {
      const found = bundle.getMessage(id);
      const pattern = attribute ? found?.attributes[attribute] : found?.value;
      if (pattern) return split(bundle.formatPattern(pattern, values, []), marks);
    }
    return [id];
  }

  private argue(values: Record<string, FluentVariable>, marks: Rich[], name: string, value: any): void {
    const kind = this.kinds[name] ?? this.kinds[name.slice(name.lastIndexOf("_") + 1)];
    if (value === null || value === undefined) values[name] = "none";
    else if (typeof value === "boolean") values[name] = value ? "yes" : "no";
    else if (kind === "seat" && typeof value === "number") {
      const text = this.table.names[value] ?? String(value);
      values[name] = mark(marks, [{ text, kind: "seat", id: String(value) }]);
      values[`${name}_is`] = value === this.table.you ? "you" : "they";
      values[`${name}_begins`] = /^[AEIOU]/i.test(text.normalize("NFD")) ? "vowel" : "other";
    } else if (Array.isArray(value) || Array.isArray(value.list)) this.list(values, marks, name, value);
    else if (typeof value === "object" && "id" in value) {
      values[name] = mark(marks, this.text(value));
      values[`${name}_is`] = value.id;
    } else if (typeof value === "object") {
      for (const [part, inner] of Object.entries(value)) this.argue(values, marks, `${name}_${part}`, inner);
    } else if (kind && kind !== "seat") this.named(values, marks, name, kind, String(value));
    // Thousands are always set apart, as Python does: in Italian a browser would not below 10,000.
    else values[name] = typeof value === "number" ? new FluentNumber(value, ALWAYS_GROUPED) : value;
  }

  /** What has a name in the catalogue, in every form that is there. */
  private named(
    values: Record<string, FluentVariable>,
    marks: Rich[],
    name: string,
    declared: string,
    value: string,
  ): void {
    const [kind, drawn] = declared.split(" ") as [string, string?];
    let id = `${kind}-${value}`;
    let facts: Record<string, FluentVariable> = { game: this.table.game };
    if (!this.has(id)) {
      const [, which = "", number = value] = /^(.*)-(.*)$/.exec(value) ?? [];
      id = `${kind}-${which}`;
      facts = { ...facts, number };
    }
    const base = plain(this.format(id, facts, []));
    const piece = (text: string): Rich => (drawn ? [{ text, kind: "piece", id: value }] : [text]);
    values[name] = mark(marks, piece(base));
    values[`${name}_is`] = value;
    const attributes = this.bundles.find((bundle) => bundle.hasMessage(id))?.getMessage(id)?.attributes ?? {};
    for (const attribute of Object.keys(attributes)) {
      const form = plain(this.format(id, facts, [], attribute));
      // a form that changes the name, "den Russen 1", is drawn from its first capital on
      const inflected = form.includes(base) ? base : form.slice(Math.max(0, form.search(/\p{Lu}/u)));
      const at = form.indexOf(inflected);
      const runs = [form.slice(0, at), ...piece(inflected), form.slice(at + inflected.length)];
      values[`${name}_${attribute}`] = mark(
        marks,
        runs.filter((run) => run !== ""),
      );
    }
  }

  private list(values: Record<string, FluentVariable>, marks: Rich[], name: string, value: any): void {
    const items: any[] = Array.isArray(value) ? value : value.list;
    const join: string = value.join ?? "and";
    values[`${name}_is`] = items.length;
    const untold = (item: any) => item !== null && typeof item === "object" && !Array.isArray(item) && !("id" in item);
    const each = `${name}-item`;
    if (items.some(untold) && !this.has(each)) return;
    const own = items.map((item) => {
      const one: Record<string, FluentVariable> = {};
      this.argue(one, marks, name, untold(item) ? { ...item, id: each } : item);
      const reader = one[`${name}_is`] === "you" && this.has("you");
      const text = reader ? plain(this.text("you")) : String(one[name] ?? "");
      return MARKS.test(text) && text.length === 1 ? text : mark(marks, [text]);
    });
    const locale = LOCALES[this.table.language] ?? this.table.language;
    const separator = SEPARATORS[join];
    const type = JOINS[join as keyof typeof JOINS];
    const joined = separator ? own.join(separator) : new Intl.ListFormat(locale, { type }).format(own);
    values[name] = mark(marks, split(joined, marks));
  }
}

function mark(marks: Rich[], text: Rich): string {
  marks.push(text);
  return String.fromCharCode(MARK + marks.length - 1);
}

/** The sentence with what is drawn in the place of its marks. */
function split(text: string, marks: Rich[]): Rich {
  return text.split(MARKS).flatMap((bit): Rich => {
    if (bit.length === 1 && MARKS.test(bit)) return marks[bit.charCodeAt(0) - MARK] ?? [];
    return bit ? [bit] : [];
  });
}
