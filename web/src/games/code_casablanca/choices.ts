/** What may be done, as choices to pick: questions by person and kind, challenges by building, a claim part by part. */

import type { Action, Choice, Group } from "../game";
import { capital, fill, mine, type Rich } from "../../words/rich";
import type { Names } from "./names";
import { doing, KINDS, type CodeView, type Tile } from "./view";

export function menu(names: Names, view: CodeView): Group[] {
  return (MENUS[view.phase]?.(names, view) ?? []).filter((group) => group.choices.length > 0);
}

const MENUS: Record<string, (names: Names, view: CodeView) => Group[]> = {
  drawing: piles,
  choosing: buildings,
  searching: search,
  answering: answers,
  accusing: (names, view) => (view.draft?.charge ? tiles(names, view) : messages(names, view)),
  claiming: claim,
  challenging: challenges,
  standing,
};

// ---------------------------------------------------------------------------------- orders
function piles(names: Names, view: CodeView): Group[] {
  const choices = view.legal.map((action) => {
    const label = (names.words.pile as Record<string, string>)[action.pile] ?? "";
    return { label: fill(label, { count: view.piles[action.pile - 1] ?? 0 }), action };
  });
  return [{ choices }];
}

/** Where the order sends the reader, then what he has not seen, then the rest. */
function buildings(names: Names, view: CodeView): Group[] {
  const sent = view.sent[names.you];
  const rank = (action: Action) => (action.to === sent ? 0 : action.to in view.tiles ? 2 : 1);
  const choices = view.legal
    .toSorted((a, b) => rank(a) - rank(b))
    .map((action) => {
      const place: string = action.to;
      const label = place === sent ? fill(names.words.obey, { place: names.starred(place) }) : [names.building(place)];
      return { label: [...label, ...known(names, view, place)], action };
    });
  const ordered = choices.filter((choice) => choice.action.to === sent);
  const elsewhere = choices.filter((choice) => choice.action.to !== sent);
  return [{ choices: ordered }, { title: [names.words.or_elsewhere], choices: elsewhere }];
}

// ---------------------------------------------------------------------------------- searches
/** One question, an accusation, or enough. */
function search(names: Names, view: CodeView): Group[] {
  const { words } = names;
  const asks = doing(view, "ask");
  const rest = doing(view, "end-search", "accuse").map((action) => {
    if (action.do === "accuse") return { label: fill(words.accuse, { who: names.seat(action.seat) }), action };
    return { label: [asks.length ? words.end_at_once : words.end_search], action };
  });
  const seats = [...new Set(asks.map((action) => action.seat as number))].sort();
  const questions = seats.flatMap((seat) =>
    KINDS.map((kind) => ({
      title: fill(words.ask[kind], { who: names.seat(seat) }),
      choices: asks
        .filter((action) => action.seat === seat && action.kind === kind)
        .map((action) => question(names, view, action)),
    })),
  );
  return [{ choices: rest }, ...questions];
}

/** With what the reader knows of the place, and what he was told. */
function question(names: Names, view: CodeView, action: Action): Choice {
  const label: Rich = [names.building(action.at), ...known(names, view, action.at)];
  const told = view.notebook?.received.filter((m) => m.from === action.seat && m.at === action.at) ?? [];
  if (told.length) label.push(` (${told.map((message) => names.shortTile(message)).join(", ")})`);
  return { label, action };
}

/** From 1 upwards, then none. */
function answers(names: Names, view: CodeView): Group[] {
  const question = view.question!;
  const tile = view.tiles[question.at];
  const truth = tile?.kind === question.kind ? tile.number : null;
  const choices = view.legal
    .toSorted((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity))
    .map((action) => {
      const label = capital([names.tile({ kind: question.kind, number: action.number })]);
      const own = action.number === truth ? [" ", ...mine(names.words.true)] : [];
      return { label: [...label, ...own], action };
    });
  return [{ choices }];
}

// ---------------------------------------------------------------------------------- accusations
/** All that the accused has written, with the rounds. */
function messages(names: Names, view: CodeView): Group[] {
  const accused = view.accusation?.accused;
  return KINDS.map((kind) => ({
    choices: view.legal
      .filter((action) => action.kind === kind)
      .map((action) => {
        const rounds = view.notebook?.received
          .filter((m) => m.from === accused && m.kind === kind && m.at === action.at && m.number === action.number)
          .map((message) => message.round);
        const when = names.words.round_short.replace("{round}", rounds?.join(", ") ?? "");
        const said = `${names.building(action.at)}, ${names.tile(action as unknown as Tile)} (${when})`;
        return { label: [said, ...known(names, view, action.at)], action };
      }),
  }));
}

function tiles(names: Names, view: CodeView): Group[] {
  return KINDS.map((kind) => ({
    title: capital([names.words.kinds[kind]]),
    choices: view.legal
      .filter((action) => action.kind === kind)
      .map((action) => ({ label: [names.tile(action as unknown as Tile)], action })),
  }));
}

// ---------------------------------------------------------------------------------- claims
/** To claim nothing comes first, until a claim is begun; then its next part does. */
function claim(names: Names, view: CodeView): Group[] {
  const { words } = names;
  const begun = Boolean(view.draft?.claim);
  const enough = doing(view, "no-claim").map((action) => ({
    label: [begun ? words.drop_claim : words.no_claim],
    action,
  }));
  const parts = doing(view, "code-at", "genuine", "claim").map((action): Choice => {
    if (action.do === "claim") return { label: [words.hand_in_claim], action };
    if (action.do === "genuine") {
      return { label: capital([names.tile({ kind: "file", number: action.number })]), action };
    }
    return { label: [names.building(action.at), ...known(names, view, action.at)], action };
  });
  const codes = { title: [words.code_in], choices: parts };
  if (!begun) return [{ choices: enough }, codes];
  return [parts.some((choice) => choice.action?.do === "code-at") ? codes : { choices: parts }, { choices: enough }];
}

/** To let it pass, what the reader knows against the claim, then anything else, building by building. */
function challenges(names: Names, view: CodeView): Group[] {
  const { words } = names;
  const first: Choice[] = [];
  const proofs: Choice[] = [];
  const byBuilding = new Map<string, Choice[]>();
  for (const action of view.legal) {
    if (action.do === "no-challenge") {
      first.push({ label: [words.no_challenge], action });
      continue;
    }
    const place: string = action.at;
    const tile = { kind: action.kind, number: action.number } as Tile;
    const seen = view.tiles[place];
    if (seen && seen.kind === tile.kind && seen.number === tile.number) {
      proofs.push({ label: [names.building(place), ...known(names, view, place)], action });
    } else {
      byBuilding.set(place, [...(byBuilding.get(place) ?? []), { label: [names.tile(tile)], action }]);
    }
  }
  const rest = [...byBuilding].map(([place, choices]) => ({
    title: [names.building(place), ...known(names, view, place)],
    choices,
  }));
  return [{ choices: first }, { choices: proofs }, ...rest];
}

function standing(names: Names, view: CodeView): Group[] {
  const { admit, stand } = names.words;
  return [{ choices: view.legal.map((action) => ({ label: [action.do === "admit" ? admit : stand], action })) }];
}

/** What the reader knows of a building, after its name. */
function known(names: Names, view: CodeView, building: string): Rich {
  const tile = view.tiles[building];
  return tile ? [" ", ...mine(names.tile(tile).replaceAll(" ", "\u00a0"))] : [];
}
