/** The page says what Python says: the same presentation, the same catalogues, moment by moment of whole games. */

import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { GameTexts, type Presentation } from "../src/games/teller.svelte";
import { plain, type Rich } from "../src/words/rich";

const FOLDER = resolve(import.meta.dirname, ".presentation");
const read = (name: string) => readFileSync(resolve(FOLDER, name), "utf8");
const GAMES = readdirSync(FOLDER).flatMap((name) => (name.endsWith(".said.json") ? [name.split(".")[0]!] : []));

/** Neighbours that are plain are one. */
function joined(text: Rich): Rich {
  const runs: Rich = [];
  for (const run of text) {
    const last = runs.at(-1);
    if (typeof run === "string" && typeof last === "string") runs[runs.length - 1] = last + run;
    else runs.push(run);
  }
  return runs;
}

describe.each(GAMES)("%s", (game) => {
  test("says the same in the page as in Python", async () => {
    const presentation: Presentation = await import(/* @vite-ignore */ resolve(FOLDER, `${game}.js`));
    const texts = new GameTexts(presentation, async (language) => read(`${game}.${language}.ftl`));
    for (const moment of JSON.parse(read(`${game}.said.json`))) {
      await texts.load(moment.language);
      const { view, events, language, names, table, said } = moment;
      const teller = texts.teller({ ...table, language, names });
      const { happening, owed, notice } = teller.situation(view);
      const now = {
        log: teller
          .storyteller()
          .tell(events)
          .map(({ n, round, text }) => [n, round, joined(text)]),
        moments: events.map((event: any) => {
          const found = teller.moment(event, view);
          return found && [found.kind, joined(found.stamp), joined(found.text), found.at, found.mine];
        }),
        situation: [happening, owed, notice ?? []].map(joined),
        menu: teller
          .menu(view)
          .map(({ title, choices }) => [
            joined(title ?? []),
            choices.map(({ label, action, why }) => [joined(label), action, why ?? ""]),
          ]),
        ways: teller.ways(view),
        drafted: said.warnings.map((_: string, at: number) => teller.drafted(view, view.legal[at]!)),
        habits: teller.habits(view).map(({ id, label, actions }) => [id, joined(label), actions]),
        warnings: said.warnings.map((_: string, at: number) => plain(teller.warning(view, view.legal[at]!) ?? [])),
        seats: names.map((_: string, seat: number) => [
          teller.seatNow(view, seat),
          teller.seatFacts(view, seat).map((fact) => [joined(fact.text), fact.sealed ?? false]),
        ]),
        result: teller.result(view).map(joined),
        papers: [teller.papers(view), view.outcome ? teller.ending(view, events) : []].map((papers) =>
          papers.map(({ about, title, lines }) => [about, joined(title), lines.map(joined)]),
        ),
        turns: (moment.turns ?? []).map((turn: any) => joined(teller.hindsight!.turn(turn))),
        decisive: [teller.hindsight.decisive(moment.turns ?? [])].flatMap((one) =>
          one ? [[one.lie, joined(one.text)]] : [],
        ),
        answers: (moment.answers ?? []).map(([asked, answer]: [any, any]) => [
          plain(teller.hindsight!.question(asked)),
          teller.hindsight!.answer(asked, answer),
        ]),
      };
      expect(now).toEqual({
        ...said,
        answers: said.answers.map(([asked, answer]: [Rich, string]) => [plain(asked), answer]),
      });
    }
  });
});
