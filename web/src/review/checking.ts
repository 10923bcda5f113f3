/** Checks in this browser that a game was dealt as it was sealed, and that its record was not touched. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export interface Record_ {
  commitment: string;
  seed: string;
  entries: { n: number; hash: string; steps: unknown[] }[];
  [field: string]: unknown;
}

/** These make the header, which the chain begins with; records.md describes them. */
const HEADER = ["valise", "rules", "game", "variant", "seats", "options", "commitment", "nonces"];

/** True, or the number of the first entry that does not fit; 0 if the commitment itself does not. */
export function check(record: Record_): true | number {
  const seed = hexToBytes(record.seed);
  const hash = (...parts: Uint8Array[]) => bytesToHex(sha256(concatBytes(...parts)));
  if (hash(utf8ToBytes("valise commitment\0"), seed) !== record.commitment) return 0;
  const header = Object.fromEntries(HEADER.filter((key) => key in record).map((key) => [key, record[key]]));
  let link = hash(utf8ToBytes("valise header\0"), canonical(header));
  for (const entry of record.entries) {
    const salt = hmac(sha256, seed, utf8ToBytes(`entry ${entry.n}`));
    link = hash(utf8ToBytes("valise entry\0"), hexToBytes(link), salt, canonical([entry.n, entry.steps]));
    if (link !== entry.hash) return entry.n;
  }
  return true;
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
