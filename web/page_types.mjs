/** Makes TypeScript of JSON schemas, for `page_types.py`: sources on the standard input, files on the output. */
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";
import { format, resolveConfig } from "prettier";

const BANNER = "/* Made by page_types.py out of the types in Python: change them there. */\n";
const ROOT = "Everything";

const options = { additionalProperties: false, bannerComment: "", format: false, unknownAny: true };

/** The types that a schema defines; they are reached from a root that is then left out. */
async function types(schema) {
  if (schema === null) return "";
  const names = Object.keys(schema.definitions);
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }]));
  const made = await compile({ ...schema, type: "object", properties }, ROOT, options);
  return made.replace(new RegExp(`export interface ${ROOT} \\{[^}]*\\}\\n?`), "");
}

const config = await resolveConfig("src/generated/messages.ts");
const files = {};
// Not `readFileSync(0)`: on a busy machine the pipe may have nothing yet, and that is an error there.
for (const { name, schema, before, after } of JSON.parse(await text(process.stdin))) {
  const source = [BANNER, before, await types(schema), after].join("\n");
  files[`${name}.ts`] = await format(source, { ...config, parser: "typescript" });
}
process.stdout.write(JSON.stringify(files));
