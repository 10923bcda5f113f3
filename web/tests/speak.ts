/** The page speaks English before a test begins. */

import { speech } from "../src/words/speech.svelte";

await speech.speak("en");
