import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The commitment to a nonce, as play/fairness.py has it. */
export function promiseOf(nonce: string): string {
  return bytesToHex(sha256(utf8ToBytes(`valise nonce\0${nonce}`)));
}
