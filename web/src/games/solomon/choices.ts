/** What may be done, as choices to pick: the ways of each agent, lots, answers and sums. */

import type { Choice, Group } from "../game";
import { capital, fill, plain, type Rich } from "../../words/rich";
import type { Names } from "./names";
import type { AgentId, PlaceId, SolomonAction, SolomonView } from "./view";

export function menu(names: Names, view: SolomonView): Group[] {
  if (!view.legal.length) return [];
  if (view.phase === "choose") return turn(names, view);
  if (view.phase === "opening" || view.phase === "bribing") return bribe(names, view);
  if (view.phase === "protest") return protest(names, view);
  return duel(names, view);
}

// ---- a turn
function turn(names: Names, view: SolomonView): Group[] {
  const groups: Group[] = [];
  for (const [agent, here] of Object.entries(view.agents)) {
    const ways = view.legal.filter((action) => action.agent === agent);
    if (!ways.length || !here) continue;
    ways.sort((one, two) => Number(one.do === "strike") - Number(two.do === "strike"));
    const choices = ways.map((action) => ({ label: wayLabel(names, view, action, here), action }));
    groups.push({ title: title(names, agent, names.place(here)), choices });
  }
  const rest = view.legal.filter((action) => !action.agent).map((action) => simple(names, action.do, action));
  if (rest.length) groups.push({ choices: rest });
  return groups;
}

/** A way of an agent who stands here, in short: "Bazaar with ▣", "eliminate Blue". */
function wayLabel(names: Names, view: SolomonView, action: SolomonAction, here: PlaceId): Rich {
  const { words, isAgent } = names;
  if (action.do === "step-on" || action.do === "step-off") return capital([names.choose(action.do)]);
  const place = names.place(action.to!);
  const carried = view.case.at === here;
  if (action.do === "move") {
    let template = "{place}";
    if (action.case) template = carried ? words.to_with : words.to_onto;
    else if (isAgent && view.case.holder === action.agent) template = words.to_without;
    else if (isAgent && view.case.at === action.to && !view.case.holder) template = words.to_beside;
    return fill(template, { place });
  }
  let template = isAgent ? words.attack_at : words.eliminate_at;
  if (!isAgent && action.to === here) template = words.eliminate;
  const label = capital(fill(template, { victim: names.agentWord(action.victim!), place }));
  return action.case ? [...label, ` ${carried ? words.and_with : words.and_onto}`] : label;
}

// ---- bribes
function bribe(names: Names, view: SolomonView): Group[] {
  const groups: Group[] = [];
  const own = view.dossier;
  for (const agent of Object.keys(view.agents)) {
    const lots = view.legal.filter((action) => action.agent === agent);
    if (!lots.length) continue;
    const choices = lots.map((action) => {
      const count = own?.lots[String(action.worth)] ?? 0;
      return { label: fill(names.words.lots_left, { worth: String(action.worth), count }), action };
    });
    const stake = own?.stakes[agent];
    groups.push({ title: title(names, agent, stake ? names.sum(stake) : ""), choices });
  }
  const rest = view.legal.filter((action) => !action.agent).map((action) => simple(names, action.do, action));
  if (rest.length) groups.push({ choices: rest });
  return groups;
}

// ---- answers
/** Both answers are always shown, at equal weight, whatever the seat holds. */
function protest(names: Names, view: SolomonView): Group[] {
  const agent = view.announced ? names.agentWord(view.announced.agent) : [];
  const why = plain(fill(names.words.needs_stake, { agent }));
  return [{ choices: ["protest", "let-pass"].map((does) => simple(names, does, allowed(view, does), why)) }];
}

function duel(names: Names, view: SolomonView): Group[] {
  const { words, isAgent } = names;
  if (view.phase === "reconsider") {
    return [{ choices: ["take-back", "insist"].map((does) => simple(names, does, allowed(view, does))) }];
  }
  const out = allowed(view, "give-way");
  const giveWay = out ? [simple(names, giveWayWord(names, view), out)] : [];
  if (view.phase === "answer" && !isAgent) {
    const agent = view.announced ? names.agentWord(view.announced.agent) : [];
    const why = plain(fill(words.needs_sum, { sum: names.sum(view.bid), agent }));
    return [{ choices: [simple(names, "hold", allowed(view, "hold"), why), ...giveWay] }];
  }
  const sums = view.legal.filter((action) => action.do === "bid");
  const bids = sums.map((action) => ({ label: fill(words.bid, { sum: names.sum(action.sum!) }), action }));
  return [{ choices: [...giveWay, ...bids] }];
}

/** What giving way is called: by the mover, by the protester, in each game. */
function giveWayWord(names: Names, view: SolomonView): string {
  if (!names.isAgent) return "pass";
  return view.mover === names.you ? "give-way" : "give-up";
}

// ---- within
function title(names: Names, agent: AgentId, aside: string): Rich {
  const name: Rich = [{ text: names.agent(agent), kind: "piece", id: agent }];
  return aside ? [...name, `, ${aside}`] : name;
}

export function allowed(view: SolomonView, does: string): SolomonAction | null {
  return view.legal.find((action) => action.do === does) ?? null;
}

function simple(names: Names, label: string, action: SolomonAction | null, why = ""): Choice {
  const choice: Choice = { label: capital([names.choose(label)]), action };
  return action ? choice : { ...choice, why };
}
