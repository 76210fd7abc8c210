import { parseAb } from './ab.ts';
import { parseHey } from './hey.ts';
import { parseK6 } from './k6.ts';
import type { LoadOutput } from './load-output.ts';
import { parseVegeta } from './vegeta.ts';
import { parseWrk } from './wrk.ts';

const PARSERS: readonly ((output: string) => LoadOutput[])[] = [
  parseK6,
  parseVegeta,
  parseHey,
  parseWrk,
  parseAb,
];

/** They may be forced upon tools that do not write to a terminal. */
const COLOURS = /\u001b\[[\d;]*m/g;

/** How far an amount of work may be off what its rate makes in the time that the command took: a tool may wait, too. */
const CREDIBLE = 2;

/** What a server prints, or what `load` echoes, may look like a load tool's word, too. */
function isCredible({ done, failed = 0, throughput, latencies }: LoadOutput, seconds: number): boolean {
  if (!(Number.isSafeInteger(done) && done > 0)) return false;
  if (!(Number.isSafeInteger(failed) && failed >= 0 && failed <= done)) return false;
  if (!Object.values(latencies).every(Number.isFinite)) return false;
  return throughput === undefined || done <= CREDIBLE * Math.max(1, throughput * seconds);
}

/**
 * What load tools said in the output of a load command; one that was run several times is summed up, without its
 * latencies, since percentiles of several runs cannot be told from theirs.
 * @param seconds wall time of the command.
 * @returns undefined when no tool is known by what it printed, or they count different things.
 */
export function understand(output: string, seconds: number): LoadOutput | undefined {
  const plain = output.replace(COLOURS, '');
  const [first, ...more] = PARSERS.flatMap((parse) => parse(plain)).filter((said) =>
    isCredible(said, seconds),
  );
  if (first === undefined || more.length === 0) return first;
  const all = [first, ...more];
  if (more.some(({ work }) => work !== first.work)) return undefined;
  const done = all.reduce((sum, one) => sum + one.done, 0);
  const failed = all.reduce((sum, one) => sum + (one.failed ?? 0), 0);
  return {
    tool: first.tool,
    work: first.work,
    done,
    throughput: done / seconds,
    latencies: {},
    ...(all.some((one) => one.failed !== undefined) && { failed }),
  };
}
