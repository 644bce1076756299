import { mount } from "svelte";
import App from "./App.svelte";
import { device } from "./engine/device";
import "./fonts.css";
import { app } from "./offline/app.svelte";
import { router } from "./router.svelte";
import { settleAt } from "./server/place";
import { settings } from "./settings.svelte";
import "./style.css";
import { voice } from "./text/text.svelte";

if (router.here) settleAt(device);
await voice.speak(settings.lang);
if (import.meta.env.PROD) void app.begin();
mount(App, { target: document.getElementById("app")! });
