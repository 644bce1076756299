/** A worker that bots think in. */
import type { FromThinker, ToThinker } from "./messages";
import { startPython } from "./python";

let done: Promise<(job: string) => string> | null = null;

async function start(folder: string): Promise<(job: string) => string> {
  const python = await startPython(folder, { snapshot: true });
  return python.pyimport("ecumene.browser.jobs").done as (job: string) => string;
}

onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if (data.type === "start") {
    done = start(data.folder);
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
