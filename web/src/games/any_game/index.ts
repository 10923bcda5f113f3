/** A game that the page cannot draw yet: its view as JSON, its actions as they are. A sixth game is playable at once. */

import type { Action, GameModule, Teller, View } from "../game";
import Board from "./Board.svelte";
import Papers from "./Papers.svelte";

function label(action: Action): string {
  const parts = Object.entries(action).filter(([key]) => key !== "do");
  return [action.do, ...parts.map(([key, value]) => `${key} ${String(value)}`)].join(", ");
}

function teller(): Teller {
  return {
    storyteller: () => ({
      tell: (events) =>
        events.map(({ n, what, ...parts }) => ({
          n,
          round: Number(parts["round"] ?? 1),
          text: [`${what} ${JSON.stringify(parts)}`],
        })),
    }),
    situation: (view: View) => ({ happening: [view.phase], owed: [] }),
    menu: (view: View) => [{ choices: view.legal.map((action) => ({ label: [label(action)], action })) }],
    warning: () => null,
    seatNow: () => "",
    seatFacts: () => [],
    result: (view: View) => [[JSON.stringify(view.outcome)]],
    papers: () => [],
    ending: () => [],
    name: () => "",
    text: () => [],
  };
}

export default { teller, Board, Dossier: Papers, Ending: Papers } satisfies GameModule;
