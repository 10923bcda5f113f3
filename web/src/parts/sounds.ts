/** The sounds of a table: small files, each fetched when it is first heard. `tools/sounds.py` makes them. */

import { settings } from "../settings.svelte";

const FILES = import.meta.glob<string>("../sounds/*.wav", { query: "?url", import: "default", eager: true });
export type Sound = "move" | "seal" | "bid" | "call" | "caught" | "win" | "lose";
const LEVEL = 0.3;

let audio: AudioContext | null = null;
const fetched = new Map<Sound, Promise<AudioBuffer>>();

/** While the page is out of sight only a call is heard, and nothing before the reader has touched the page. */
export async function play(sound: Sound): Promise<void> {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive || (document.hidden && sound !== "call")) return;
  const context = (audio ??= new AudioContext());
  try {
    const source = context.createBufferSource();
    const level = context.createGain();
    source.buffer = await load(context, sound);
    level.gain.value = LEVEL;
    source.connect(level).connect(context.destination);
    source.start();
  } catch {
    // Out of reach, or no loudspeaker: it is said in words as well.
  }
}

function load(context: AudioContext, sound: Sound): Promise<AudioBuffer> {
  let file = fetched.get(sound);
  if (!file) {
    file = fetch(FILES[`../sounds/${sound}.wav`]!)
      .then((answer) => answer.arrayBuffer())
      .then((bytes) => context.decodeAudioData(bytes));
    file.catch(() => fetched.delete(sound));
    fetched.set(sound, file);
  }
  return file;
}
