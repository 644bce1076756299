import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const SERVER = process.env.ECUMENE_SERVER ?? "http://127.0.0.1:8000";

/** The games' own tables (boards, pieces) can be imported: what stands there is not written twice. */
function tables(): Plugin {
  return {
    name: "tables",
    transform(source, id) {
      if (id.endsWith(".toml")) return { code: `export default ${JSON.stringify(parse(source))}`, map: null };
    },
  };
}

export default defineConfig({
  plugins: [tables(), svelte()],
  build: {
    outDir: fileURLToPath(new URL("../src/ecumene/server/page", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
