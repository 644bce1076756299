import { existsSync, readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { box } from "./src/text/box";

const SERVER = process.env.ECUMENE_SERVER ?? "http://127.0.0.1:8000";

/** The games' own tables (boards, pieces) can be imported: what stands there is not written twice. */
export function tables(): Plugin {
  return {
    name: "tables",
    transform(source, id) {
      if (id.endsWith(".toml")) return { code: `export default ${JSON.stringify(parse(source))}`, map: null };
    },
  };
}

const TITLES = fileURLToPath(new URL("../src/ecumene/titles", import.meta.url));
const OWN_WORDS = /web\/src\/text\/(es|en)\.ftl\?raw$/;

/** What the lobby says of games stands in the games' own texts, which are too long to be read for that. */
export function boxes(): Plugin {
  return {
    name: "boxes",
    enforce: "pre",
    load(id) {
      const lang = OWN_WORDS.exec(id)?.[1];
      if (lang === undefined) return;
      const games = readdirSync(TITLES).filter((name) => existsSync(`${TITLES}/${name}/text`));
      const said = games.map((name) =>
        box(name, readFileSync(`${TITLES}/${name}/text/${lang}.ftl`, "utf-8")),
      );
      const words = [readFileSync(id.replace("?raw", ""), "utf-8"), ...said].join("\n");
      return `export default ${JSON.stringify(words)}`;
    },
  };
}

/** What the page and the drawings of boards are built alike with. */
export const alike = {
  plugins: [boxes(), tables(), svelte()],
  build: { emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
} satisfies UserConfig;

/** By its name, the worker that keeps the page for when there is no network: it lies beside it. */
const SERVICE = "service";

export default defineConfig(({ mode }) => {
  const folder = mode === "static" ? "../build/static" : "../src/ecumene/server/page";
  return {
    plugins: alike.plugins,
    // A host of files may serve it from any folder; a server has the page at several addresses.
    base: mode === "static" ? "./" : "/",
    build: {
      ...alike.build,
      outDir: fileURLToPath(new URL(folder, import.meta.url)),
      rolldownOptions: {
        input: { index: "index.html", [SERVICE]: "src/offline/service.ts" },
        output: {
          entryFileNames: ({ name }) => (name === SERVICE ? "service.js" : "assets/[name]-[hash].js"),
        },
      },
    },
    worker: { format: "es", plugins: () => [boxes(), tables()] },
    server: {
      fs: { allow: [".."] },
      proxy: { "/api": { target: SERVER, ws: true } },
    },
  };
});
