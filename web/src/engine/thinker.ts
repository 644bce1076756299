/** A worker that bots think in. */
import type { Files, FromThinker, ToThinker } from "./messages";
import { startPython } from "./python";

let done: Promise<(job: string) => string> | null = null;

async function start(folder: string, files: Files): Promise<(job: string) => string> {
  const python = await startPython(folder, files, { snapshot: true });
  return python.pyimport("ecumene.browser.jobs").done as (job: string) => string;
}

onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if (data.type === "start") {
    done = start(data.folder, data.files);
    done.catch(() => undefined);
    return;
  }
  let result: string | null = null;
  try {
    result = (await done!)(data.job);
  } catch (problem) {
    console.error(problem);
  }
  postMessage({ result } satisfies FromThinker);
};
