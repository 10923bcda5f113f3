/** Whether the screen is that of a phone, standing or lying. The style sheets ask the same. */

import { MediaQuery } from "svelte/reactivity";

export const small = new MediaQuery("(max-width: 720px), (max-height: 500px)");
