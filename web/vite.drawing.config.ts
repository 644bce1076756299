/** Boards without a table, as one script and one sheet of style: `src/drawing/`. */
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vite";
import { alike } from "./vite.config.ts";

export default mergeConfig(
  alike,
  defineConfig({
    publicDir: false,
    build: {
      outDir: fileURLToPath(new URL("../src/ecumene/server/page/drawing", import.meta.url)),
      cssCodeSplit: false,
      lib: {
        entry: fileURLToPath(new URL("src/drawing/drawing.ts", import.meta.url)),
        formats: ["iife"],
        name: "ecumene",
        fileName: () => "drawing.js",
        cssFileName: "drawing",
      },
    },
  }),
);
