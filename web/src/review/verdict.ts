/** What is said of a record that was checked here: for the review, and for the page that checks records offline. */

import { doubtsOf, missing, type Kept } from "../house/deal";
import type { PageWords } from "../words/page.en";
import { check, isSigned, type Record_ } from "./fairness";
import { redeal, type Rules } from "./redeal";

const EARLY = ["aborted", "abandoned", "resigned"];

export interface Verdict {
  good: boolean;
  lines: string[];
}

/** `kept` is what the reader's own browser kept of the deal; without rules the game is not dealt again. */
export async function verdict(
  record: Record_,
  kept: Kept | null,
  rules: Rules | null,
  words: PageWords,
  nameOf: (seat: number) => string,
): Promise<Verdict> {
  const fits = attempt(() => check(record));
  if (fits !== true) return { good: false, lines: [words.dealUnfair.replace("{entry}", String(fits))] };
  const again = rules ? attempt(() => redeal(record, rules)) : true;
  if (again !== true) return { good: false, lines: [words.redealUnfair.replace("{entry}", String(again))] };
  if ((await isSigned(record).catch(() => false)) === false) return { good: false, lines: [words.signedFalsely] };
  const lines = [rules ? words.dealFair : words.notDealtAgain];
  const doubts = kept ? doubtsOf(kept, record) : [];
  lines.push(...doubts.map((doubt) => words.doubts[doubt]));
  if (kept && !doubts.length) lines.push(words.keptFits);
  if (!kept) lines.push(words.keptNothing);
  if (!record.commitments) lines.push(words.partsInTheClear);
  else if (!record.nonces.some(Boolean)) lines.push(words.dealByTheHouse);
  const without = missing(record);
  if (without.length) lines.push(words.dealtWithout(without.map(nameOf).join(", ")));
  if (EARLY.includes((record.outcome as { reason: string }).reason)) lines.push(words.closedEarly);
  return { good: !doubts.length, lines };
}

/** A record that cannot even be read does not fit from its beginning on. */
function attempt(checked: () => true | number): true | number {
  try {
    return checked();
  } catch {
    return 0;
  }
}
