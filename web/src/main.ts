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

settings.follow();
here.listen();
mount(App, { target: document.getElementById("page")! });
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
