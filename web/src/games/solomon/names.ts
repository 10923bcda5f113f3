/** Names of seats, agents, places and sums, as they stand in sentences and on the board. */

import type { Seating } from "../game";
import { capital, fill, type Parts, type Rich, type Run, type Said } from "../../words/rich";
import type { AgentId, Components, Place, PlaceId, SolomonView } from "./view";
import english from "./words.en.json";
import french from "./words.fr.json";

export type Words = typeof english;
type Table<T> = Record<string, T>;

export const LETTERS: Table<string> = {
  green: "G",
  purple: "P",
  blue: "B",
  white: "W",
  red: "R",
  brown: "N",
  yellow: "Y",
  grey: "S",
};
/** What stands after a space in French never begins a line. */
const FRENCH = JSON.parse(JSON.stringify(french).replace(/ ([?!:;])/g, "\u00a0$1")) as Words;
const CASE_START = { agent: "tangier", casablanca: "bazaar" };

/** The table with its words and board at hand. */
export class Names {
  readonly words: Words;
  readonly board: Components;
  readonly you: number;
  /** Agent, else Casablanca. */
  readonly isAgent: boolean;
  readonly places: Map<PlaceId, Place>;

  constructor(readonly seating: Seating) {
    this.words = seating.language === "fr" ? FRENCH : english;
    this.board = seating.components as Components;
    this.you = seating.you;
    this.isAgent = seating.game === "agent";
    this.places = new Map(this.board.places.map((place) => [place.id, place]));
  }

  // ---- sums and places
  sum(amount: number): string {
    return String(amount).replace(/\B(?=(\d{3})+$)/g, this.seating.language === "fr" ? "\u202f" : ",");
  }

  /** As in a list. */
  place(place: PlaceId): string {
    const found = this.places.get(place);
    if (!found) return place;
    return this.seating.language === "fr" ? found.fr.replaceAll("'", "’") : found.en;
  }

  shortPlace(place: PlaceId): string {
    return (this.words.short as Table<string>)[place] ?? this.place(place);
  }

  to(place: PlaceId): string {
    return (this.words.to as Table<string>)[place] ?? `→ ${this.place(place)}`;
  }

  at(place: PlaceId): string {
    return (this.words.at as Table<string>)[place] ?? this.place(place);
  }

  get caseStart(): PlaceId {
    return this.isAgent ? CASE_START.agent : CASE_START.casablanca;
  }

  home(agent: AgentId): PlaceId {
    return this.board.agents.find((piece) => piece.id === agent)?.home ?? "";
  }

  /** Whose home a place is. */
  homes(place: PlaceId): AgentId[] {
    return this.inPlay.filter((agent) => this.home(agent) === place);
  }

  /** The agents of this table: with one agent a capital, those numbered 2 never come. */
  get inPlay(): AgentId[] {
    const ids = this.board.agents.map((piece) => piece.id);
    return this.seating.options.one_per_capital ? ids.filter((id) => !id.endsWith("-2")) : ids;
  }

  /** Those who have left the board. */
  gone(view: SolomonView): AgentId[] {
    return this.inPlay.filter((agent) => view.agents[agent] === null);
  }

  // ---- agents
  colour(agent: AgentId): string {
    return agent.split("-")[0]!;
  }

  number(agent: AgentId): string {
    return agent.split("-")[1] ?? "";
  }

  /** G, or G1 where a colour has two. */
  letter(agent: AgentId): string {
    return (LETTERS[this.colour(agent)] ?? "?") + this.number(agent);
  }

  /** Without an article. */
  agent(agent: AgentId): string {
    const [colour, number] = [this.colour(agent), this.number(agent)];
    if (!number) return (this.words.colours as Table<string>)[colour] ?? colour;
    return `${(this.words.nations as Table<string>)[colour] ?? colour} ${number}`;
  }

  /** As it stands in a sentence, with its hat. */
  agentWord(agent: AgentId): Rich {
    const article = this.number(agent) ? (this.words.nation_articles as Table<string>)[this.colour(agent)] : "";
    const piece: Run = { text: this.agent(agent), kind: "piece", id: agent };
    return article ? [article, piece] : [piece];
  }

  /** The hat and its letter, where the name would be too long. */
  badge(agent: AgentId): Rich {
    return [{ text: this.letter(agent), kind: "piece", id: agent }];
  }

  // ---- seats and sentences
  who(seat: number): string {
    return this.seating.names[seat] ?? "";
  }

  seat(seat: number): Run {
    return { text: this.who(seat), kind: "seat", id: String(seat) };
  }

  choose(what: string): string {
    return (this.words.choose as Table<string>)[what] ?? what;
  }

  /** A sentence about a seat, with its parts filled in. */
  say(said: Said | string, seat: number | null = null, parts: Parts = {}): Rich {
    const template = typeof said === "string" ? said : seat === this.you ? said.you : said.they;
    return capital(fill(template, seat === null ? parts : { ...parts, who: this.seat(seat) }));
  }

  /** "you 1,500, Brice 300", the largest first. */
  stakes(stakes: number[]): Rich {
    const order = stakes.map((_, seat) => seat).sort((one, two) => stakes[two]! - stakes[one]!);
    return order.flatMap((seat, index): Rich => {
      const who: Run = { ...(this.seat(seat) as object), text: this.inside(seat) } as Run;
      const stake = fill(this.words.stake_of, { who, sum: this.sum(stakes[seat]!) });
      return index ? [", ", ...stake] : stake;
    });
  }

  /** A name within a sentence: the reader is "you", others keep their capital. */
  inside(seat: number): string {
    return seat === this.you ? this.who(seat).toLowerCase() : this.who(seat);
  }
}
