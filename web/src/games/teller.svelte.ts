/** A game in words: which message is said when, from the house; how it reads, from the catalogues of the languages. */

import { type FluentBundle } from "@fluent/bundle";
import { bundleOf, Formatter, type Kinds, type Message } from "../words/messages";
import { plain, type Rich } from "../words/rich";
import { speech } from "../words/speech.svelte";
import { catalogueOf, presentationOf } from "./asked";
import type {
  Action,
  Choice,
  DrawnBoard,
  Event,
  Group,
  LogLine,
  Moment,
  Question,
  SeatFact,
  Seating,
  Section,
  Situation,
  Turn,
  View,
} from "./game";

/** What `presentation.py` offers, translated; `games/teller.py` describes each. */
export interface Presentation {
  KINDS: Kinds;
  MINE?: string[];
  LIES?: string[];
  moment?(event: Event, view: View, table: Table): Told | null;
  faded?(event: Event, table: Table): Message | null;
  log?(event: Event, table: Table): Message | null;
  situation?(view: View, table: Table): { happening: Message; owed?: Message; notice?: Message };
  menu?(view: View, table: Table): Grouped[];
  label?(action: Action, table: Table): Message;
  ways?(view: View, table: Table): Action[][];
  drafted?(view: View, action: Action, table: Table): View | null;
  HABITS?: string[];
  by_habit?(habit: string, view: View, table: Table): Action[];
  warning?(view: View, action: Action, table: Table): Message | null;
  seat_now?(view: View, seat: number, table: Table): Message | null;
  seat_facts?(view: View, seat: number, table: Table): (Message | { text: Message; sealed: boolean })[];
  result?(view: View, table: Table): Message[];
  exception?(id: string, table: Table): Message;
  board?(view: View, table: Table): BoardData;
  question?(question: Question, table: Table): Message;
  answer?(question: Question, answer: Record<string, any>, table: Table): Message;
  turn?(turn: Turn, table: Table): Message;
  papers?(view: View, table: Table): Part[];
  ending?(view: View, events: Event[], table: Table): Part[];
}

interface Told {
  kind: Moment["kind"];
  stamp?: Message;
  text?: Message;
  at?: string | null;
}

interface Part {
  title?: Message;
  lines: Message[];
  about?: string;
  of_seats?: boolean;
}

interface Piece {
  mark: string;
  name?: Message;
  colour?: string;
  mine?: boolean;
  id?: string;
  at?: string | null;
}

interface BoardData {
  places?: { id: string; x: number; y: number; name?: Message }[];
  links?: [string, string][];
  pieces?: Piece[];
  hands?: { title?: Message; pieces: Piece[] }[];
  notes?: Message[];
}

interface Grouped {
  title?: Message;
  choices: { action?: Action | null; label?: Message; why?: Message }[];
}

export interface Table {
  game: string;
  variant: string;
  you: number;
  seats: number;
  options: Record<string, number | boolean>;
  components: any;
}

const FALLBACK = "en";
/** As page.en.ts has it, which is loaded for those who read English. */
export const ENGLISH_YOU = "You";
const ROUNDS = ["turn", "round"];

/** What one game says, as far as it is loaded. */
export class GameTexts {
  private bundles = $state.raw<Record<string, FluentBundle>>({});
  /** Languages that the game does not have. */
  private readonly unspoken = new Set<string>();

  constructor(
    readonly presentation: Presentation,
    /** Gets the catalogue of a language. */
    private readonly fetch: (language: string) => Promise<string>,
  ) {}

  /** Ready to speak this language; English is there for what it lacks. */
  async load(language: string): Promise<void> {
    const wanted = [...new Set([language, FALLBACK])].filter((one) => !this.bundles[one]);
    const sources = await Promise.all(wanted.map((one) => this.fetch(one)));
    for (const [at, one] of wanted.entries()) if (!sources[at]) this.unspoken.add(one);
    const loaded = wanted.map((one, at) => [one, bundleOf(one, sources[at]!)] as const);
    this.bundles = { ...this.bundles, ...Object.fromEntries(loaded) };
  }

  /** For one reader; in English while his language is on its way. */
  teller(seating: Seating) {
    const own = this.bundles[seating.language];
    if (!own) void this.load(seating.language);
    const bundles = [own, this.bundles[FALLBACK]].filter((bundle) => bundle !== undefined);
    const { game, you, language } = seating;
    // Where the game does not speak the language, the reader is called in English, as the sentences around it are.
    const called = this.unspoken.has(language) ? ENGLISH_YOU : speech.page.you;
    const names = seating.names.map((name, seat) => (seat === you && name === speech.page.you ? called : name));
    return tellerFrom(
      this.presentation,
      new Formatter(bundles, this.presentation.KINDS, { game, you, names, language }),
      seating,
    );
  }
}

/** The texts of a game of this house. */
export async function loadTexts(game: string): Promise<GameTexts> {
  const [presentation] = await Promise.all([presentationOf(game), catalogueOf(game, speech.language)]);
  const texts = new GameTexts(presentation, (language) => catalogueOf(game, language));
  await texts.load(speech.language);
  return texts;
}

function tellerFrom(presentation: Presentation, formatter: Formatter, seating: Seating) {
  const { game, variant, you, names, options, components } = seating;
  const table: Table = { game, variant, you, seats: names.length, options, components };
  const text = (message: Message | null | undefined): Rich => formatter.text(message);
  const sentence = (message: Message | null | undefined): Rich => formatter.sentence(message);
  /** `log-bid` for an event, with its own facts; null where the catalogue does not have it. */
  const known = (prefix: string, name: string, facts: object): Message | null => {
    const id = `${prefix}-${name}`;
    return formatter.has(id) ? { ...facts, id } : null;
  };
  const label = (action: Action): Rich => {
    return sentence(presentation.label ? presentation.label(action, table) : { ...action, id: `do-${action.do}` });
  };
  const choice = ({ action = null, label: said, why }: Grouped["choices"][number]): Choice => {
    const shown: Choice = { label: said ? sentence(said) : action ? label(action) : [], action };
    return why ? { ...shown, why: plain(sentence(why)) } : shown;
  };
  const section = ({ title, lines, about = "", of_seats: ofSeats = false }: Part): Section => {
    return { about, title: sentence(title), lines: lines.map((line) => sentence(line)), ofSeats };
  };
  const isMine = (event: Event): boolean => presentation.MINE?.includes(event.what) ?? false;
  const line = (event: Event): Message | null => {
    const drawn = isMine(event) ? { draw: "mine" } : {};
    return presentation.log ? presentation.log(event, table) : known("log", event.what, { ...event, ...drawn });
  };
  const turn = (turn: Turn): Rich => sentence(presentation.turn?.(turn, table) ?? known("turn", turn.what, turn));
  return {
    /** Tells a story from its beginning, in order, and remembers what it told. */
    storyteller() {
      let round = 1;
      /** Lines, and what stays of each when another turn begins. */
      let fading: [LogLine, Rich][] = [];
      return {
        tell(events: Event[]): LogLine[] {
          return events.flatMap((event): LogLine[] => {
            if (ROUNDS.includes(event.what)) {
              round = event.round;
              for (const [line, stays] of fading) if (line.n < event.n) line.text = stays;
              fading = fading.filter(([line]) => line.n >= event.n);
            }
            const said: LogLine = { n: event.n, round, text: sentence(line(event)) };
            const stays = presentation.faded?.(event, table);
            if (stays) fading.push([said, sentence(stays)]);
            return said.text.length ? [said] : [];
          });
        },
      };
    },
    /** What an event is for those who look on, from the reader's own event and view; null for what is nothing. */
    moment(event: Event, view: View): Moment | null {
      const stamp = known("stamp", event.what, event);
      const told = presentation.moment
        ? presentation.moment(event, view, table)
        : stamp && ({ kind: "stamp", stamp } satisfies Told);
      if (!told) return null;
      const text = sentence(told.text ?? (told.stamp ? line(event) : null));
      return { kind: told.kind, stamp: sentence(told.stamp), text, at: told.at ?? "", mine: isMine(event) };
    },
    situation(view: View): Situation {
      const said = presentation.situation?.(view, table) ?? { happening: `phase-${view.phase}` };
      const situation: Situation = { happening: sentence(said.happening), owed: sentence(said.owed) };
      return said.notice ? { ...situation, notice: sentence(said.notice) } : situation;
    },
    /** Every legal action, labelled. */
    menu(view: View): Group[] {
      const groups: Grouped[] = presentation.menu?.(view, table) ?? [
        { choices: view.legal.map((action) => ({ action })) },
      ];
      return groups
        .filter((group) => group.choices.length > 0)
        .map(({ title, choices }) => ({ title: sentence(title), choices: choices.map(choice) }));
    },
    /** Several steps that a click on the board can mean at once; the first of each is legal. Each of the others is taken
     * when it is legal then. */
    ways: (view: View): Action[][] => (view.legal.length ? (presentation.ways?.(view, table) ?? []) : []),
    /** The view with an action that he can take back until he hands in the last; null for others. */
    drafted: (view: View, action: Action): View | null => presentation.drafted?.(view, action, table) ?? null,
    /** What the reader can decide for the rest of the game: by its name, in words, and what it comes to now: actions, of
     * which chance takes one. */
    habits(view: View): { id: string; label: Rich; actions: Action[] }[] {
      return (presentation.HABITS ?? []).map((id) => {
        return { id, label: text(`habit-${id}`), actions: presentation.by_habit!(id, view, table) };
      });
    },
    /** What is asked where actions differ in one thing, `which-case`; empty where the catalogue does not ask. */
    which([first, ...others]: Action[]): Rich {
      if (!first) return [];
      const apart = Object.keys(first).filter((key) => others.some((other) => other[key] !== first[key]));
      return sentence(apart.length === 1 ? known("which", apart[0]!, {}) : null);
    },
    /** Asked once before an action of weight; null where none is needed. */
    warning(view: View, action: Action): Rich | null {
      const said = presentation.warning?.(view, action, table);
      return said ? sentence(said) : null;
    },
    /** What the seat is doing, in a word: "moves". The same for all who are asked. */
    seatNow: (view: View, seat: number): string => plain(text(presentation.seat_now?.(view, seat, table))),
    /** What everybody knows of a seat, in a few words each. */
    seatFacts(view: View, seat: number): SeatFact[] {
      return (presentation.seat_facts?.(view, seat, table) ?? []).map((fact) => {
        if (typeof fact === "object" && "text" in fact) return { text: text(fact.text), sealed: fact.sealed };
        return { text: text(fact) };
      });
    },
    /** Who won and why. */
    result(view: View): Rich[] {
      if (!view.outcome) return [];
      const said = presentation.result?.(view, table) ?? [known("result", view.outcome.reason, view.outcome)];
      return said.filter((message) => message !== null).map((message) => sentence(message));
    },
    /** For looking back. An answer is short: it stands on a strip. */
    hindsight: {
      question: (asked: Question): Rich =>
        sentence(presentation.question?.(asked, table) ?? known("question", asked.about, asked)),
      answer: (asked: Question, answer: Record<string, any>): string =>
        plain(
          text(
            presentation.answer?.(asked, answer, table) ??
              known("answer", asked.about, { ...answer, about: asked.about }),
          ),
        ),
      turn,
      /** The weightiest lie, of several the latest; without one the weightiest turn before the end. */
      decisive(turns: Turn[]): { lie: boolean; text: Rich } | null {
        const lies = turns.filter(({ what }) => presentation.LIES?.includes(what));
        const last = Math.max(...turns.map(({ n }) => n));
        const among = lies.length ? lies : turns.filter(({ n }) => n < last);
        const [first] = [...among].sort((a, b) => b.weight - a.weight || b.n - a.n);
        const text = first ? turn(first) : [];
        return text.length ? { lie: lies.length > 0, text } : null;
      },
    },
    /** What only the reader knows, and what all held at the end, for those who read and do not draw. */
    papers: (view: View): Section[] => (presentation.papers?.(view, table) ?? []).map(section),
    ending: (view: View, events: Event[]): Section[] => (presentation.ending?.(view, events, table) ?? []).map(section),
    /** What stands where, for a game without a board of its own. */
    board(view: View): DrawnBoard {
      const found: BoardData = presentation.board?.(view, table) ?? {
        places: components.places,
        links: components.links,
      };
      const piece = ({ name, colour = "", mine = false, ...rest }: Piece) => {
        return { ...rest, colour, mine, name: plain(text(name)) };
      };
      return {
        places: (found.places ?? []).map((place) => ({ ...place, name: plain(text(place.name)) })),
        links: found.links ?? [],
        pieces: (found.pieces ?? []).map((one) => ({ ...piece(one), at: one.at ?? null })),
        hands: (found.hands ?? []).map(({ title, pieces }) => ({ title: sentence(title), pieces: pieces.map(piece) })),
        notes: (found.notes ?? []).map((note) => sentence(note)),
      };
    },
    /** What a standing answer may make an exception of. */
    exception: (id: string): string => plain(text(presentation.exception?.(id, table) ?? `exception-${id}`)),
    /** To let pass what is no such exception, as the game words it; "" where it does not. */
    offer: (id: string): string => plain(sentence(known("offer", id, {}))),
    /** Of a piece or a place, `place-bazaar`; in the form that is asked for, if its message has that attribute. */
    name: (kind: string, id: string, form?: string): string => formatter.name(`${kind}-${id}`, form),
    /** Any message of the game's catalogue, for what a board, a dossier or an ending has to say. */
    text,
  };
}
