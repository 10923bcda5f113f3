/** Names of seats, agents, places and sums, as they stand in sentences and on the board. */

import type { Seating } from "../game";
import { Naming } from "../naming";
import { english as inEnglish } from "../../words/page.en";
import inFrench from "../../words/page.fr";
import { fill, listed, type Rich, type Run } from "../../words/rich";
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
/** What the page calls its reader, unless several share a device. */
const YOU = { en: inEnglish.you, fr: inFrench.you };
const WORDS = { en: english, fr: french as Words };
const CASE_START = { agent: "tangier", casablanca: "bazaar" };

/** The table with its words and board at hand. */
export class Names extends Naming<Words, Components> {
  /** Agent, else Casablanca. */
  readonly isAgent: boolean;
  readonly places: Map<PlaceId, Place>;

  constructor(seating: Seating) {
    super(seating, WORDS);
    this.isAgent = seating.game === "agent";
    this.places = new Map(this.board.places.map((place) => [place.id, place]));
  }

  // ---- places
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

  /** "Red, Brown and Green". */
  agentWords(agents: AgentId[]): Rich {
    return listed(
      agents.map((agent) => this.agentWord(agent)),
      this.words.and_,
    );
  }

  /** The hat and its letter, where the name would be too long. */
  badge(agent: AgentId): Rich {
    return [{ text: this.letter(agent), kind: "piece", id: agent }];
  }

  // ---- seats and sentences
  choose(what: string): string {
    return (this.words.choose as Table<string>)[what] ?? what;
  }

  /** "you 1,500, Brice 300", the largest first. */
  stakes(stakes: number[]): Rich {
    const order = stakes.map((_, seat) => seat).sort((one, two) => stakes[two]! - stakes[one]!);
    return order.flatMap((seat, index): Rich => {
      const stake = fill(this.words.stake_of, { who: this.inside(seat), sum: this.sum(stakes[seat]!) });
      return index ? [", ", ...stake] : stake;
    });
  }

  /** Within a sentence: the reader is "you"; others keep their capital, and so does a reader who has his name. */
  inside(seat: number): Run {
    const who = this.who(seat);
    const isYou = seat === this.you && who === YOU[this.seating.language];
    return { text: isYou ? who.toLowerCase() : who, kind: "seat", id: String(seat) };
  }
}
