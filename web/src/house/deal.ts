/** The reader's part of the deal: promised when he sits down, told when everybody's is fixed. This browser keeps it, and
 *  what the house promised, so that afterwards nobody need take the house's word; play/deal_memory.py is the same in
 *  Python. */

import { keep, recall } from "../kept";
import type { Line } from "./line.svelte";
import type { TableInfo } from "./protocol";

export interface Kept {
  "valise-kept": 1;
  house: string;
  /** The house's, with which it signs records. */
  key: string;
  table: string;
  /** The house's, as it was first seen; empty before that. */
  commitment: string;
  nonce: string;
  /** From the moment on at which the nonce is told: the seat, and what all seats were committed to. */
  seat?: number;
  commitments?: string[];
  /** The last entry that was seen. */
  entries?: number;
}

export type Doubt =
  "other-seal" | "other-parts" | "part-changed" | "part-lost" | "cut-off" | "other-house" | "not-here";

/** What a table shows of its deal, and a record. */
export interface Shown {
  commitment: string;
  commitments?: string[];
  nonces?: string[];
  entries?: unknown[];
  signed?: { house: string; table: string; by: string };
}

/** Also for a browser that keeps nothing. */
const known = new Map<string, Kept>();
const name = (table: string, companion: number) => `deal.${table}${companion ? `.${companion}` : ""}`;

export function keptOf(table: string, companion = 0): Kept | null {
  return known.get(name(table, companion)) ?? recall<Kept | null>(name(table, companion), null);
}

function remember(kept: Kept, companion: number): void {
  known.set(name(kept.table, companion), kept);
  keep(name(kept.table, companion), kept);
}

/** Loaded when it is needed. (crypto.subtle is for https only, and a club's house may have none.) */
async function promiseOf(nonce: string): Promise<string> {
  return (await import("./promise")).promiseOf(nonce);
}

function draw(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function begin(line: Line, table: string, commitment: string, nonce: string): Kept {
  return { "valise-kept": 1, house: location.origin, key: line.houseKey, table, commitment, nonce };
}

/** Takes a seat, with the hash of a nonce of the reader's own, so that the house alone does not decide the deal. */
export async function sit(line: Line, table: string, seat?: number | null, seal = ""): Promise<void> {
  const nonce = draw();
  const commitment = await promiseOf(nonce);
  const before = keptOf(table, line.companion);
  remember(begin(line, table, seal, nonce), line.companion);
  try {
    await line.send({ do: "sit", table, seat, commitment });
  } catch (error) {
    if (before) remember(before, line.companion);
    throw error;
  }
}

/** Who asks first opens the table, and sits there already. */
export async function rematch(line: Line, table: string): Promise<{ table: string }> {
  const nonce = draw();
  const done = await line.send({ do: "rematch", table, commitment: await promiseOf(nonce) });
  if (!keptOf(done.table, line.companion)) remember(begin(line, done.table, "", nonce), line.companion);
  return done;
}

export function shownBy(info: TableInfo): Shown {
  const commitments = info.seats.map((seat) => seat.commitment);
  const nonces = info.state === "open" ? undefined : info.seats.map((seat) => seat.nonce);
  return { commitment: info.commitment, commitments, nonces };
}

/** What differs between this browser's memory and what is shown. */
export function doubtsOf(kept: Kept, shown: Shown): Doubt[] {
  const found: Doubt[] = [];
  if (kept.commitment && shown.commitment !== kept.commitment) found.push("other-seal");
  if (!kept.commitments) return shown.nonces ? [...found, "part-lost"] : found;
  if (JSON.stringify(shown.commitments) !== JSON.stringify(kept.commitments)) found.push("other-parts");
  const part = shown.nonces?.[kept.seat!];
  if (shown.nonces && !part) found.push("part-lost");
  else if (part && part !== kept.nonce) found.push("part-changed");
  if (shown.entries && shown.entries.length < (kept.entries ?? 0)) found.push("cut-off");
  if (shown.entries && kept.key && shown.signed?.house !== kept.key) found.push("other-house");
  return found;
}

/** The reader has seen so many entries. */
export function noteEntries(line: Line, table: string, entries: number): void {
  const kept = keptOf(table, line.companion);
  if (kept) remember({ ...kept, entries }, line.companion);
}

/** The seats that promised a part of the deal and did not tell it: it was dealt without theirs. */
export function missing(shown: Shown): number[] {
  return (shown.nonces ?? []).flatMap((nonce, seat) => (!nonce && shown.commitments?.[seat] ? [seat] : []));
}

/** Compares the table with what is kept, and tells this seat's part where it is awaited and all is as it was shown. */
export function compare(line: Line, info: TableInfo, seat: number | null): Doubt[] {
  let kept = keptOf(info.table, line.companion);
  const awaited = seat !== null && info.awaited.includes(seat);
  if (!kept || seat === null) return awaited ? ["not-here"] : [];
  if (!kept.commitment) remember((kept = { ...kept, commitment: info.commitment }), line.companion);
  const shown = shownBy(info);
  const doubts = doubtsOf(kept, shown);
  if (awaited && !doubts.length) void reveal(line, { ...kept, seat, commitments: shown.commitments! });
  return doubts;
}

async function reveal(line: Line, kept: Kept): Promise<void> {
  if ((await promiseOf(kept.nonce)) !== kept.commitments![kept.seat!]) return;
  remember(kept, line.companion);
  // Refused where it was told already; else the table says that it is missing.
  await line.send({ do: "reveal", table: kept.table, nonce: kept.nonce }).catch(() => {});
}
