/** Randolph's Casablanca in words, over views and events of real games. */

import { afterEach, describe, expect, test } from "vitest";
import type { Action, Event, Teller, View } from "../src/games/game";
import randolph from "../src/games/randolph";
import { turnsOf } from "../src/games/randolph/ending";
import { memory } from "../src/games/randolph/memory.svelte";
import { seenSince } from "../src/games/randolph/papers";
import { follow, nearest, neighbour, ring } from "../src/games/randolph/ring";
import { SILENT } from "../src/games/randolph/story";
import { plain } from "../src/words/rich";
import type { Language } from "../src/words/speech.svelte";
import kept from "./fixtures/randolph.json";
import { key, LANGUAGES, PEOPLE, spoken } from "./reading";

type Variant = keyof typeof kept.components;
const views = kept.views as unknown as (View & { variant: Variant })[];
const events = kept.events as unknown as (Event & { variant: Variant })[];
const whole = { view: kept.whole.view as unknown as View, all: kept.whole.all as unknown as Event[] };

function tellerOf(variant: Variant, you: number | null, language: Language, options = {}): Teller {
  const components = kept.components[variant];
  const names = PEOPLE.slice(0, 4);
  return randolph.teller!({ game: "randolph", variant, you: you ?? -1, names, language, options, components });
}

function view(phase: string, which: (view: View) => boolean = () => true): View & { variant: Variant } {
  return views.find((one) => one.phase === phase && one.legal.length && which(one))!;
}

afterEach(() => {
  memory.helps = true;
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("every kind of event is told, or is silent on purpose", () => {
    const told = new Set<string>();
    for (const event of events) {
      for (const you of [null, 0, event.seat as number]) {
        for (const line of tellerOf(event.variant, you, language).storyteller().tell([event])) {
          spoken(line.text);
          told.add(event.what);
        }
      }
    }
    // An announcement that nobody contested stands without a word.
    const contested = tellerOf("standard", 0, language).storyteller();
    contested.tell([{ n: 1, what: "protests", seat: 1, bet: 100, counts: 100 }]);
    if (contested.tell([{ n: 2, what: "stands", seat: 0, space: "fez-1" }]).length) told.add("stands");
    expect([...told, ...SILENT].sort()).toEqual([...kept.kinds].sort());
  });

  test("a whole game is told in order, by rounds", () => {
    const lines = tellerOf("standard", 1, language).storyteller().tell(whole.all);
    expect(lines.length).toBeGreaterThan(40);
    for (const line of lines) spoken(line.text);
    expect(lines.map((line) => line.n)).toEqual(lines.map((line) => line.n).sort((one, two) => one - two));
    expect(Math.max(...lines.map((line) => line.round))).toBe(2);
  });

  test("others' chips and bets are not in the log of a seat, even from a story with all secrets", () => {
    const lines = tellerOf("standard", 1, language).storyteller().tell(whole.all);
    const secret = lines.filter((line) => line.text.some((run) => typeof run !== "string" && run.kind === "mine"));
    const own = whole.all.filter(({ what, seat, bet }) => {
      return seat === 1 && (["aside", "read"].includes(what) || (what === "answered" && bet !== null));
    });
    expect(secret.length).toBe(own.length);
  });

  test.each(views)("the strip and the seats of a view ($variant $phase, seat $you)", (view) => {
    const teller = tellerOf(view.variant, view.you, language);
    const { happening, owed, notice } = teller.situation(view);
    spoken(happening);
    if (view.legal.length) spoken(owed);
    if (notice) spoken(notice);
    for (const seat of (view.seats as unknown[]).keys()) {
      for (const fact of teller.seatFacts(view, seat)) spoken(fact.text);
      expect(typeof teller.seatNow(view, seat)).toBe("string");
    }
  });

  test.each(views)("every legal action is in the menu once ($variant $phase, seat $you)", (view) => {
    const choices = tellerOf(view.variant, view.you, language)
      .menu(view)
      .flatMap((group) => group.choices);
    const offered = choices.flatMap((choice) => (choice.action ? [key(choice.action)] : []));
    expect(offered.sort()).toEqual(view.legal.map(key).sort());
    for (const choice of choices) {
      spoken(choice.label);
      if (!choice.action) spoken(choice.why!);
    }
  });

  test("warnings are whole, and asked for what cannot be taken back", () => {
    const asked = new Set<string>();
    for (const view of views) {
      for (const action of view.legal) {
        const warning = tellerOf(view.variant, view.you, language).warning(view, action);
        if (warning) spoken(warning);
        if (warning) asked.add(action.do);
      }
    }
    expect(asked).toContain("shuffle");
    expect(asked).not.toContain("let-pass");
  });

  test("the end says who won and why", () => {
    for (const view of [...views.filter((one) => one.outcome), { ...whole.view, variant: "standard" as Variant }]) {
      const lines = tellerOf(view.variant, view.you, language).result(view);
      expect(lines).toHaveLength(3);
      for (const line of lines) spoken(line);
    }
  });
});

test("sums have the language's thousands", () => {
  const event = { n: 1, what: "took-bank", seat: 0, sum: 12500 };
  expect(plain(tellerOf("standard", 1, "en").storyteller().tell([event])[0]!.text)).toContain("12,500");
  expect(plain(tellerOf("standard", 1, "fr").storyteller().tell([event])[0]!.text)).toContain("12\u202f500");
});

test("without the memory aid the log forgets a chip when the next turn begins", () => {
  const told = [
    { n: 1, what: "turn", seat: 0, round: 1 },
    { n: 2, what: "read", seat: 0, circle: "fez-1", number: 4 },
  ];
  const turn = { n: 3, what: "turn", seat: 1, round: 1 };
  const text = (memory_aid: boolean, events: Event[]) => {
    return plain(tellerOf("standard", 0, "en", { memory_aid }).storyteller().tell(events)[0]!.text);
  };
  expect(text(false, told)).toContain("4");
  expect(text(false, [...told, turn])).not.toContain("4");
  expect(text(true, [...told, turn])).toContain("4");
});

test("a switch hides what was seen before, but not the chip in hand", () => {
  const asked = view("protest", (one) => one.memory_aid && one.you !== null);
  const saying = view("saying");
  const secrets = (view: View & { variant: Variant }) => {
    const { owed } = tellerOf(view.variant, view.you, "en").situation(view);
    return owed.filter((run) => typeof run !== "string" && run.kind === "mine").length;
  };
  expect([secrets(asked), secrets(saying)]).toEqual([1, 1]);
  memory.helps = false;
  expect([secrets(asked), secrets(saying)]).toEqual([0, 1]);
});

test("who has less than the least bet is asked like the others", () => {
  const poor = view("protest", (one) => one.legal.length === 1);
  const [letPass, protest] = tellerOf(poor.variant, poor.you, "en").menu(poor)[0]!.choices;
  expect(letPass!.action).toEqual({ do: "let-pass" });
  expect(protest!.action).toBeNull();
  expect(protest!.why).toContain("100");
});

test("a bet that is surely lost is asked about", () => {
  const answer = view("answer");
  const match: Action = answer.legal.find((action) => action.do === "match")!;
  const { laid_at, number } = answer.announced as { laid_at: string; number: number };
  const knowing = (its: number) => ({ ...answer, dossier: { ...answer.dossier, chips: { [laid_at]: its } } });
  const teller = tellerOf(answer.variant, answer.you, "en");
  expect(teller.warning(knowing(number), match)).toBeNull();
  expect(plain(teller.warning(knowing(number + 1), match)!)).toContain(String(number + 1));
});

test("since when a chip is known: it is followed when others move it, and forgotten when chips are mixed", () => {
  const story = [
    { n: 1, what: "turn", seat: 0, round: 2 },
    { n: 1, what: "took", seat: 0, circle: "a" },
    { n: 1, what: "read", seat: 0, circle: "a", number: 3 },
    { n: 2, what: "laid", seat: 0, circle: "b" },
    { n: 3, what: "turn", seat: 1, round: 3 },
    { n: 3, what: "took", seat: 1, circle: "b" },
    { n: 4, what: "laid", seat: 1, circle: "c" },
  ];
  expect(Object.fromEntries(seenSince(story, 0))).toEqual({ c: { round: 2, shown: false } });
  expect(seenSince(story, 1).size).toBe(0);
  expect(seenSince([...story, { n: 5, what: "shuffled", seat: 1, circles: [] }], 0).size).toBe(0);
});

test("the chips that a dossier knows are those that its story has seen", () => {
  const circles = [...seenSince(whole.all, 1).keys()];
  expect(circles.length).toBeGreaterThan(0);
  for (const circle of circles) expect(whole.view.circles).toContain(circle);
});

test("lies, and bets that stayed sealed, come to light at the end", () => {
  const turns = turnsOf(whole.all);
  expect(turns).toHaveLength(whole.all.filter((event) => event.what === "announced").length);
  expect(turns.some((turn) => turn.said !== turn.had)).toBe(true);
  const bets = whole.all.filter((event) => event.what === "answered" && event.bet !== null).length;
  const called = whole.all.filter((event) => event.what === "protests").length;
  expect(turns.reduce((sum, turn) => sum + turn.bets.size, 0)).toBe(bets - called);
});

test("the ring: neighbours by arrow keys, and figures take the shorter way", () => {
  const { places } = ring(kept.components.standard as never);
  const [top, right] = [places[0]!, places[7]!];
  expect(neighbour(places, top, "ArrowRight")?.id).toBe(places[1]!.id);
  expect(neighbour(places, top, "ArrowLeft")?.id).toBe(places[27]!.id);
  expect(neighbour(places, right, "ArrowDown")?.id).toBe(places[8]!.id);
  expect(neighbour(places, top, "ArrowUp")).toBeNull();
  expect(nearest(350, 10)).toBe(370);
  expect(nearest(10, 350)).toBe(-10);
});

test("a chip that is moved stays the same chip; mixed chips do not", () => {
  const before = follow([], ["a", "b"]);
  const moved = follow(before, ["b", "c"]);
  expect(moved.find((chip) => chip.circle === "c")!.key).toBe(before.find((chip) => chip.circle === "a")!.key);
  const mixed = follow(before, ["c", "d"]);
  expect(mixed.some((chip) => before.some((other) => other.key === chip.key))).toBe(false);
});
