/** Checks in this browser that a game was dealt as it was sealed, and that its record was not touched. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { promiseOf } from "../house/promise";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export interface Record_ {
  commitment: string;
  /** Of the seats; records of the first format have none. */
  commitments?: string[];
  nonces: string[];
  seed: string;
  entries: { n: number; hash: string; steps: unknown[]; events?: unknown }[];
  /** Of a game that was closed early: what had shown nothing yet, and how it was closed. */
  under_way?: unknown[];
  outcome?: unknown;
  hash?: string;
  signed?: { house: string; table: string; by: string };
  [field: string]: unknown;
}

/** These make the header, which the chain begins with; records.md describes them. */
const HEADER = ["valise", "rules", "game", "variant", "seats", "options", "commitment", "commitments", "nonces"];

/** True, or the number of the first entry that does not fit; 0 if a commitment itself does not. */
export function check(record: Record_): true | number {
  const seed = hexToBytes(record.seed);
  const hash = (...parts: Uint8Array[]) => bytesToHex(sha256(concatBytes(...parts)));
  if (hash(utf8ToBytes("valise commitment\0"), seed) !== record.commitment) return 0;
  const { commitments } = record;
  if (commitments && record.nonces.some((nonce, seat) => nonce && promiseOf(nonce) !== commitments[seat])) return 0;
  const header = Object.fromEntries(HEADER.filter((key) => key in record).map((key) => [key, record[key]]));
  let link = hash(utf8ToBytes("valise header\0"), canonical(header));
  const next = (n: number, steps: unknown[]) => {
    const salt = hmac(sha256, seed, utf8ToBytes(`entry ${n}`));
    return hash(utf8ToBytes("valise entry\0"), hexToBytes(link), salt, canonical([n, steps]));
  };
  for (const entry of record.entries) {
    link = next(entry.n, entry.steps);
    if (link !== entry.hash) return entry.n;
  }
  const last = record.entries.length + 1;
  const closed = record.under_way && commitments;
  return !closed || next(last, [...record.under_way!, record.outcome]) === record.hash ? true : last;
}

/** Whether the house that is named signed the record; null where this browser cannot tell, or there is no signature. */
export async function isSigned(record: Record_): Promise<boolean | null> {
  if (!record.signed) return null;
  const { house, table, by } = record.signed;
  const hash = record.hash || (record.entries.at(-1)?.hash ?? "");
  const facts = {
    house,
    table,
    commitment: record.commitment,
    seed: record.seed,
    entries: record.entries.length,
    hash,
  };
  let key: CryptoKey;
  try {
    key = await crypto.subtle.importKey("raw", hexToBytes(house) as BufferSource, "Ed25519", false, ["verify"]);
  } catch {
    return null; // over http there is no crypto.subtle, and older browsers do not know Ed25519
  }
  const statement = concatBytes(utf8ToBytes("valise record\0"), canonical(facts));
  return crypto.subtle.verify("Ed25519", key, hexToBytes(by) as BufferSource, statement as BufferSource);
}

/** JSON in one form only: sorted keys, no spaces. */
function canonical(value: unknown): Uint8Array {
  return utf8ToBytes(JSON.stringify(sorted(value)));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]));
}
