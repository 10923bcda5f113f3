/** The reader's hands on the board: which agent is chosen, where it may go, what a touch means. */

import type { Action } from "../game";
import type { AgentId, Layout, PlaceId } from "./layout";
import type { AnyAction, View } from "./types";

const WAYS = ["move", "step-on", "step-off", "strike"];

export interface Table {
  layout: Layout;
  view: View;
  pick: ((actions: Action[]) => void) | undefined;
}

export class Hands {
  private last = $state<AgentId | null>(null);

  constructor(readonly table: () => Table) {}

  /** The agent that was chosen, while it has somewhere to go; the only one that has needs no choosing. */
  get chosen(): AgentId | null {
    const able = this.table().layout.inPlay.filter((agent) => this.ways(agent).length);
    if (this.last !== null && able.includes(this.last)) return this.last;
    return able.length === 1 ? able[0]! : null;
  }

  get mayAct(): boolean {
    return this.table().pick !== undefined && this.table().view.legal.length > 0;
  }

  /** Its moves and strikes. */
  ways(agent: AgentId): AnyAction[] {
    if (!this.mayAct) return [];
    return this.table().view.legal.filter((action) => action.agent === agent && WAYS.includes(action.do));
  }

  /** Lots that may be placed on it. */
  lots(agent: AgentId): AnyAction[] {
    if (!this.mayAct) return [];
    return this.table().view.legal.filter(
      (action) => action.agent === agent && ["lot", "put-all", "put-half"].includes(action.do),
    );
  }

  /** What the chosen agent may do in a place. */
  goal(place: PlaceId): AnyAction[] {
    const chosen = this.chosen;
    if (!chosen) return [];
    const here = this.at(chosen);
    return this.ways(chosen).filter((action) => (action.to ?? here) === place);
  }

  /** What the chosen agent may do to another, or where that one stands. */
  against(agent: AgentId): AnyAction[] {
    const place = this.at(agent);
    if (!place || agent === this.chosen) return [];
    return this.goal(place).filter((action) => (action.victim ?? agent) === agent && !action.do.startsWith("step"));
  }

  isTarget(agent: AgentId): boolean {
    return this.against(agent).some((action) => action.victim === agent);
  }

  canTouch(agent: AgentId): boolean {
    return this.ways(agent).length + this.lots(agent).length + this.against(agent).length > 0;
  }

  canTouchPlace(place: PlaceId): boolean {
    return this.goal(place).length > 0 || this.movable(place).length > 0;
  }

  /** Those in a place who may be chosen. */
  movable(place: PlaceId): AgentId[] {
    const { layout } = this.table();
    return layout.inPlay.filter((agent) => this.at(agent) === place && this.ways(agent).length > 0);
  }

  choose(agent: AgentId): void {
    if (this.ways(agent).length) this.last = agent;
  }

  letGo(): void {
    this.last = null;
  }

  touchAgent(agent: AgentId): void {
    const [lots, against] = [this.lots(agent), this.against(agent)];
    if (lots.length) this.pick(lots);
    else if (against.length) this.pick(against);
    else if (this.chosen === agent) this.letGo();
    else if (this.ways(agent).length) this.choose(agent);
    else {
      const place = this.at(agent);
      if (place) this.touchPlace(place);
    }
  }

  /** A goal is gone to; else whoever stands there is chosen, one after the other. */
  touchPlace(place: PlaceId): void {
    const goal = this.goal(place);
    if (goal.length) {
      this.pick(goal);
      return;
    }
    const there = this.movable(place);
    const next = there[this.chosen ? there.indexOf(this.chosen) + 1 : 0];
    if (next) this.last = next;
    else this.letGo();
  }

  private at(agent: AgentId): PlaceId | null {
    return this.table().view.agents[agent] ?? null;
  }

  private pick(actions: AnyAction[]): void {
    this.letGo();
    this.table().pick?.(actions);
  }
}
