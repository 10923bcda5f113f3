/** The line to the house: one socket, commands with keys, and coming back after a break without a reload. */

import { address, Refusal, type Companion } from "./api";
import { speech } from "../words/speech.svelte";
import type { Command, Done, Message } from "./protocol";

type Waiting = { command: Command; done: (done: Done) => void; failed: (why: Refusal) => void };
type Listener = (message: Message) => void;

const FIRST_WAIT = 400; // milliseconds before the first try to come back
const LONGEST_WAIT = 8000;
const UNKNOWN = 4401;
const SIGNED_OUT = 4403;

/** Without the commands' own keys: the line makes them. */
export type Unkeyed = Command extends infer C ? (C extends Command ? Omit<C, "key"> : never) : never;

export class Line {
  /** "away": the house cannot be reached just now; "closed": it does not know who this is any more. */
  state = $state<"opening" | "open" | "away" | "closed">("opening");

  /** With which the house signs records. */
  houseKey = "";

  #socket: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #returns = new Set<() => void>();
  #waiting = new Map<string, Waiting>();
  #count = 0;
  #name = Math.random().toString(36).slice(2, 10);
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(readonly companion: Companion = 0) {
    this.#connect();
    addEventListener("online", this.#hurry);
  }

  /** Hears every message; gives how to stop. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Called whenever the line is open again (and now, if it is): the time to ask for what was missed. */
  onOpen(listener: () => void): () => void {
    this.#returns.add(listener);
    if (this.state === "open") listener();
    return () => this.#returns.delete(listener);
  }

  /** Sends a command. A break does not lose it: it goes again with its key, and is carried out once. */
  send(command: Unkeyed): Promise<Done> {
    if (this.#ended || this.state === "closed") return Promise.reject(new Refusal("closed", speech.page.closed));
    const key = `${this.#name}-${++this.#count}`;
    const keyed = { ...command, key } as Command;
    return new Promise((done, failed) => {
      this.#waiting.set(key, { command: keyed, done, failed });
      if (this.state === "open") this.#socket?.send(JSON.stringify(keyed));
    });
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    this.#socket?.close();
    this.#giveUp();
  }

  /** Nobody will answer what still waits. */
  #giveUp(): void {
    for (const { failed } of this.#waiting.values()) failed(new Refusal("closed", speech.page.closed));
    this.#waiting.clear();
  }

  #hurry = () => {
    if (this.state !== "away") return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const where = new URL(address("/ws?changes=1", this.companion), location.href);
    where.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(where);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Message);
    socket.onclose = (event) => {
      if (this.#ended || socket !== this.#socket) return;
      if (event.code === UNKNOWN || event.code === SIGNED_OUT) {
        this.state = "closed";
        this.#giveUp();
        return;
      }
      this.state = "away";
      // A little apart, so that a house that restarts is not stormed.
      this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random()));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #hear(message: Message): void {
    if (message.is === "hello") {
      this.state = "open";
      this.houseKey = message.key;
      this.#wait = FIRST_WAIT;
      // First what was not answered, then whoever asks what he missed.
      for (const { command } of this.#waiting.values()) this.#socket?.send(JSON.stringify(command));
      for (const listener of this.#returns) listener();
    }
    if (message.is === "done" || message.is === "refused") this.#settle(message);
    for (const listener of this.#listeners) listener(message);
  }

  #settle(message: Extract<Message, { is: "done" | "refused" }>): void {
    const waiting = this.#waiting.get(message.key);
    this.#waiting.delete(message.key);
    if (message.is === "done") waiting?.done(message);
    else waiting?.failed(new Refusal(message.code, message.text));
  }
}
