/** Who shares this device: each is a guest of the house, with a cookie and a line of his own. */

import type { Companion } from "../house/api";
import { keep, recall } from "../kept";

export interface Neighbour {
  companion: Companion;
  person: number;
  name: string;
}

const kept = (table: string) => `company.${table}`;

/** Also for a browser that keeps nothing. */
const known = new Map<string, Neighbour[]>();

/** Who shares this device at a table; nobody at most tables. */
export function companyOf(table: string): Neighbour[] {
  return known.get(table) ?? recall<Neighbour[] | null>(kept(table), null) ?? [];
}

export function rememberCompany(table: string, company: Neighbour[]): void {
  known.set(table, company);
  keep(kept(table), company);
}
