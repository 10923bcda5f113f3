import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import game from "../src/games/code_casablanca";
import { actionsAt, agents, inWords, neighbour, slips } from "../src/games/code_casablanca/places";
import { doing, ordersLeft, Town, type CodeView } from "../src/games/code_casablanca/town";
import type { Components } from "../src/games/code_casablanca/types";
import { seenAs } from "../src/games/game";
import { momentsOf, sound } from "./reading";

const MOMENTS = (await momentsOf("code-casablanca")).map((moment) => ({
  ...moment,
  view: seenAs<CodeView>(moment.view),
  given: moment.view,
  town: new Town(moment.seating, moment.teller),
  board: moment.seating.components as Components,
}));
const TOWN = MOMENTS.find(({ seating }) => seating.variant === "standard")!;

describe("the board", () => {
  const buttons = (html: string) => html.match(/role="button"/g)?.length ?? 0;

  it("is drawn in all phases, for seats and for those who watch", () => {
    expect(new Set(MOMENTS.map(({ view }) => view.phase)).size).toBe(9);
    expect(MOMENTS.some(({ view }) => view.you === null)).toBe(true);
  });

  it("shows its buildings with what can be done there, and nothing that cannot", () => {
    for (const { town, view, board } of MOMENTS) {
      const laid = slips(town, view);
      for (const { id } of board.buildings) {
        const can = actionsAt(view, id, null);
        for (const action of can) expect(view.legal).toContain(action);
        sound(inWords(town, view, id, laid.get(id), can));
      }
      const placed = doing(view, "go", "ask", "charge", "code-at", "challenge");
      const reached = new Set(board.buildings.flatMap(({ id }) => actionsAt(view, id, null)));
      for (const action of placed) expect(reached).toContain(action);
      expect(agents(board, view)).toHaveLength(view.seats.filter((known) => !known.out).length);
    }
  });

  it("has a control for every place where something can be done, and none in a replay", () => {
    for (const { seating, teller, view, given, board } of MOMENTS) {
      const props = { seating, teller, view: given };
      const drawn = render(game.Board, { props: { ...props, pick: () => {} } }).body;
      const places = board.buildings.filter(({ id }) => actionsAt(view, id, null).length).length;
      const people = new Set(doing(view, "ask", "accuse").map((action) => action.seat));
      expect(buttons(drawn)).toBe(places + doing(view, "draw").length + people.size);
      expect(buttons(render(game.Board, { props }).body)).toBe(0);
      sound(drawn.replace(/<[^>]*>|\s+/g, " ").replace(/\s+/g, " "));
    }
  });

  it("says what is claimed of a building, and what is said against it", () => {
    const standing = MOMENTS.filter(({ view, seating }) => view.phase === "standing" && seating.language === "en");
    const { town, view } = standing.find(({ view }) => view.challenge)!;
    const { hearing, challenge } = view;
    const { claimant } = hearing!;
    const claim = view.seats[claimant]!.claim!;
    const laid = slips(town, view);
    expect(laid.get(challenge!.at)!.text).toBe(`${challenge!.kind}\u00a0${challenge!.number}?`);
    const code = claim.codes.find((at) => at !== challenge!.at)!;
    expect(laid.get(code)).toEqual({ text: "code?", spoken: "claimed: code", paper: "public" });
    expect(inWords(town, view, code, laid.get(code), [])).toContain(", claimed: code, ");
    const unread = standing.find(({ view }) => !view.challenge)!;
    expect([...slips(unread.town, unread.view).values()].every(({ paper }) => paper === "public")).toBe(true);
  });
});

describe("the papers", () => {
  it("show a notebook, a form and an end wherever there is one", () => {
    let forms = 0;
    for (const { seating, teller, view, given, events } of MOMENTS) {
      const papers = { seating, teller, view: given, events, marks: { mosque: "code 1", "file:1": "out" } };
      const notebook = render(game.Dossier, { props: papers }).body;
      expect(notebook.includes("<select")).toBe(view.you !== null);
      sound(notebook.replace(/<[^>]*>|\s+/g, " ").replace(/\s+/g, " "));
      if (view.phase === "over") {
        // What each seat hid is told where the board was.
        const sections = teller.ending(given, events).flatMap(({ about, ofSeats }) => (ofSeats ? [] : [about]));
        expect(sections).toContain("messages");
        expect(render(game.Ending, { props: papers }).body.match(/<section/g)).toHaveLength(sections.length);
      }
      if (!game.hasStrip?.(given)) continue;
      const form = render(game.Strip!, { props: { seating, teller, view: given, events: [], pick: () => {} } }).body;
      expect(form).toContain("<button");
      forms += 1;
    }
    expect(forms).toBeGreaterThan(10);
  });

  it("know the orders that are still to come", () => {
    for (const { view, board } of MOMENTS) {
      expect(ordersLeft(board, view)).toHaveLength(board.orders.length - view.played.length);
    }
  });
});

describe("arrow keys", () => {
  const spots = TOWN.board.buildings;
  const from = (id: string) => spots.find((spot) => spot.id === id)!;

  it("go to the neighbour, and stop at the edge", () => {
    expect(neighbour(spots, from("micks-cafe"), "ArrowRight")?.id).toBe("casino");
    expect(neighbour(spots, from("micks-cafe"), "ArrowDown")?.id).toBe("market-hall");
    expect(neighbour(spots, from("micks-cafe"), "ArrowUp")).toBeNull();
    expect(neighbour(spots, from("market-hall"), "ArrowRight")?.id).toBe("post-office");
    expect(neighbour(spots, from("harbour"), "x")).toBeNull();
  });
});
