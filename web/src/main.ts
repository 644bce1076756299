import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import { settings } from "./settings.svelte";
import "./style.css";
import { voice } from "./text/text.svelte";

await voice.speak(settings.lang);
mount(App, { target: document.getElementById("app")! });
