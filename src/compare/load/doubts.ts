import type { Finding } from '../../system/errors.ts';
import { count, fixed, share } from '../../system/format.ts';
import { median } from '../../stats/average.ts';
import type { SideName } from '../subject.ts';
import type { MeasuredRun } from './measured-run.ts';

/** Less CPU time in a run tells little of a server that is warm. */
const SHORT_SECONDS = 0.5;
/** Sides whose amounts of work differ by more were not given the same. */
const SAME_WORK = 0.02;

type Runs = Readonly<Record<SideName, readonly MeasuredRun[]>>;

/** What is doubtful about the runs of either side. */
export function doubtsOf(runs: Runs): Finding[] {
  const sides = ['baseline', 'candidate'] as const;
  const found = sides.flatMap((side) => {
    const failed = runs[side].reduce((sum, run) => sum + (run.failed ?? 0), 0);
    const done = runs[side].reduce((sum, run) => sum + run.done, 0);
    return failed === 0 ? [] : [someErrors(side, failed, done)];
  });
  const all = [...runs.baseline, ...runs.candidate];
  const limit = all.find((run) => run.limit !== undefined)?.limit;
  if (limit !== undefined) found.unshift(limit);
  const seconds = all.map((run) => run.cpuSeconds).filter((value) => value !== undefined);
  if (seconds.length === 0) found.unshift(notCounted(process.platform));
  else if (median(seconds) < SHORT_SECONDS) found.push(tooShort(median(seconds)));
  const [baseline, candidate] = sides.map((side) => median(runs[side].map(({ done }) => done)));
  if (baseline && candidate && Math.abs(candidate / baseline - 1) > SAME_WORK)
    found.push(differentWork(baseline, candidate, all[0]?.work ?? 'request'));
  if (all.some((run) => run.hadToBeKilled)) found.push(ignoresTheEnd());
  const unclear = all.filter((run) => run.unclear !== undefined);
  if (unclear.length > 0 && unclear.length < all.length) found.push(notUnderstood(unclear, all.length));
  return found;
}

function ignoresTheEnd(): Finding {
  return {
    severity: 'note',
    message:
      'The server does not end on SIGTERM and is killed 5 s later, in every run: that part of the budget measures nothing.',
    fix: 'Let the server end on SIGTERM, and start `serve` by `exec`, so that it is the one who gets it.',
  };
}

function notUnderstood(unclear: readonly MeasuredRun[], runs: number): Finding {
  return {
    severity: 'warning',
    message: `What \`load\` printed tells how much was done, but not in ${unclear.length} of ${count(runs, 'run')}. ${unclear[0]?.unclear}`,
    fix: 'Let `load` print the whole result of its tool in every run.',
  };
}

function someErrors(side: SideName, failed: number, requests: number): Finding {
  return {
    severity: 'warning',
    message: `${fixed(failed, 0)} of ${count(requests, 'request')} failed under load with the ${side} (${share(failed / requests)}); their answers count as work.`,
    fix: 'See what the load tool prints when `load` is run by hand.',
  };
}

function notCounted(platform: string): Finding {
  return {
    severity: 'warning',
    message: `The CPU time and the memory of a server are told by Linux alone; this is ${platform}, so that of the load test only throughput and latencies are compared, which decide nothing.`,
    fix: 'Run it on Linux, such as `runs-on: ubuntu-latest`.',
  };
}

function tooShort(seconds: number): Finding {
  return {
    severity: 'note',
    message: `One run of the load costs the server ${fixed(seconds, 2)} s of CPU time, much of which a server that has just started needs once only.`,
    fix: 'Give it more work, for some seconds at least.',
  };
}

function differentWork(baseline: number, candidate: number, work: string): Finding {
  return {
    severity: 'note',
    message: `The load gave the baseline ${count(baseline, work)} a run and the candidate ${count(candidate, work)}: it goes on for a time instead of an amount of work. CPU time is per ${work}, so both can be compared; memory may grow with the work.`,
    fix: 'Let `load` ask for a number of requests where its tool can, such as `ab -n` or `hey -n`.',
  };
}
