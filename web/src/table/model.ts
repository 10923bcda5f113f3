/** What seats and strip need to know of a table, be it one of the house or a lesson. */

import type { Event, GameModule, Seating, Teller, View } from "../games/game";
import type { ClockFace, TableInfo } from "../house/protocol";

export interface TableModel {
  info: Pick<TableInfo, "seats" | "clock"> | null;
  /** The reader's; null for who watches. */
  seat: number | null;
  events: Event[];
  over: boolean;
  /** The name of what the reader has to decide; empty when he owes nothing. */
  decision: string;
  sending: boolean;
  online: number[];
  clocks: ClockFace | null;
  clocksAt: number;
}

/** What every part of a table is given. */
export interface PartProps {
  table: TableModel;
  view: View;
  seating: Seating;
  teller: Teller;
  module: GameModule;
}
