import "@fontsource-variable/jost/wght.css";
import "@fontsource/courier-prime/latin-400.css";
import "@fontsource/courier-prime/latin-700.css";
import "@fontsource/federo/latin-400.css";
import "./look/tokens.css";
import "./look/house.css";
import "./look/table.css";
import "./look/seats.css";
import "./look/strip.css";
import "./look/narrow.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { here } from "./route.svelte";
import { askAhead } from "./games/asked";
import { visit } from "./house/visit.svelte";
import { SCREENS } from "./screens";
import { settings } from "./settings.svelte";
import { speech } from "./words/speech.svelte";

settings.follow();
here.listen();

/** The game that is shown at this place, as the house says; and where one is drawn. */
const shown = document.querySelector<HTMLMetaElement>('meta[name="game"]');
const DRAWN = new Set(["table", "review", "first"]);

/** The bar in index.html is painted before all the rest begins; a page out of sight paints nothing. */
const painted = new Promise<unknown>((done) => {
  new PerformanceObserver(done).observe({ type: "paint", buffered: true });
  setTimeout(done, document.hidden ? 0 : 200);
});
void painted.then(async () => {
  // All at once what is needed: one would else wait for the other, and each is a way there and back.
  const words = speech.begin();
  visit.greet();
  const { screen } = here.route;
  if (screen in SCREENS) void SCREENS[screen as keyof typeof SCREENS]();
  if (shown && DRAWN.has(screen)) askAhead(shown.content, shown.dataset["folder"]!);
  await words;
  const target = document.getElementById("page")!;
  target.replaceChildren();
  mount(App, { target });
});
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
