/** Asking the house by HTTP. */

import { speech } from "../words/speech.svelte";
import type {
  ChancesInfo,
  Ending,
  FinishedPage,
  Frame,
  GameInfo,
  JudgementInfo,
  OwnTables,
  Replay,
  Review,
  WholeGameInfo,
} from "./answers";
import type { Hello } from "./protocol";

/** The house says no: a code for programs, a sentence for people, in their language. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(speech.page.refusals?.[code] ?? text.charAt(0).toUpperCase() + text.slice(1));
  }
}

/** On a device shared by several people each of them comes with a cookie of his own; 0 is whose browser it is. */
export type Companion = number;

export async function get<T>(path: string, companion: Companion = 0): Promise<T> {
  return answer<T>(await fetch(address(path, companion)));
}

export async function getText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) await answer(response);
  return response.text();
}

export async function post<T>(path: string, body: object = {}, companion: Companion = 0, method = "POST"): Promise<T> {
  const headers = { "content-type": "application/json" };
  return answer<T>(await fetch(address(path, companion), { method, headers, body: JSON.stringify(body) }));
}

export function address(path: string, companion: Companion): string {
  if (!companion) return path;
  return `${path}${path.includes("?") ? "&" : "?"}companion=${companion}`;
}

async function answer<T>(response: Response): Promise<T> {
  const told = await response.json().catch(() => null);
  if (response.ok) return told as T;
  throw new Refusal(told?.code ?? "http", told?.text ?? response.statusText);
}

export const hello = (language: string, companion: Companion = 0, name = "") =>
  post<Hello>("/api/hello", { language, name }, companion);
export const games = () => get<GameInfo[]>("/api/games");
export const myTables = () => get<OwnTables>("/api/me/tables");
export const finished = (query: URLSearchParams) => get<FinishedPage>(`/api/finished?${query}`);

const partOf = (table: string, seat: string, from: number, count = 100) =>
  get<Replay>(`/api/tables/${table}/replay?seat=${encodeURIComponent(seat)}&from=${from}&count=${count}`);

/** One entry of a finished game, as `replay` gives all; -1 is the last. */
export const oneEntry = (table: string, seat: string, entry: number) => partOf(table, seat, entry, 1);

/** A finished game, entry by entry, as a seat saw it ("2"), as spectators did ("none"), or with all cards open ("all"). */
export async function replay(table: string, seat: string): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (let from: number | null = 0; from !== null;) {
    const part: Replay = await partOf(table, seat, from);
    frames.push(...part.frames);
    from = part.next;
  }
  return frames;
}

export const ending = (table: string) => get<Ending>(`/api/tables/${table}/ending`);
export const review = (table: string) => get<Review>(`/api/tables/${table}/review`);
export const chances = (table: string) => get<ChancesInfo>(`/api/tables/${table}/chances`);
export const judgement = (table: string, seat: number) => get<JudgementInfo>(`/api/tables/${table}/judgement/${seat}`);

const boards = new Map<string, Promise<WholeGameInfo>>();

/** A game with its boards; asked once. */
export function game(id: string): Promise<WholeGameInfo> {
  let known = boards.get(id);
  if (!known) {
    known = get<WholeGameInfo>(`/api/games/${id}`);
    known.catch(() => boards.delete(id));
    boards.set(id, known);
  }
  return known;
}
