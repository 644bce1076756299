/** Runs a program in Pyodide, with our package as a browser gets it: `node pyodide.mjs ARCHIVE HOUSE < PROGRAM`. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const [archive, house] = process.argv.slice(2);
const found = createRequire(`${house}/web/package.json`).resolve("pyodide/pyodide.mjs");
const { loadPyodide } = await import(pathToFileURL(found).href);
try {
  const python = await loadPyodide();
  python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip");
  python.mountNodeFS("/house", house);
  process.stdout.write(String(python.runPython(await text(process.stdin))));
} catch (problem) {
  // Not thrown on: Node would show all of Pyodide, which is one line.
  process.stderr.write(String(problem.message ?? problem));
  process.exitCode = 1;
}
