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
import { settings } from "./settings.svelte";
import { speech } from "./words/speech.svelte";

settings.follow();
here.listen();

/** The bar in index.html is painted before all the rest begins; a page out of sight paints nothing. */
const painted = new Promise<unknown>((done) => {
  new PerformanceObserver(done).observe({ type: "paint", buffered: true });
  setTimeout(done, document.hidden ? 0 : 200);
});
void painted.then(async () => {
  // Who comes to a table need not wait for its script until the house has said who he is.
  if (here.route.screen === "table") void import("./table/Table.svelte");
  await speech.begin();
  const target = document.getElementById("page")!;
  target.replaceChildren();
  mount(App, { target });
});
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
