import type { ServerMoment } from './load-report.ts';
import type { ServerUse } from './server-processes.ts';

const EVERY_MS = 250;
/** More of them cannot be seen in a chart: from then on every other one goes, and they come half as often. */
const MOST_MOMENTS = 400;

/** Takes what the server uses at short intervals, until `end` says what they were. */
export function watchServer(use: () => ServerUse): { end(): readonly ServerMoment[] } {
  const begun = performance.now();
  let taken = [take()];
  let every = EVERY_MS;
  let timer = setTimeout(next, every);
  let moments: readonly ServerMoment[] | undefined;

  function take() {
    const { cpuSeconds, memory } = use();
    return { at: (performance.now() - begun) / 1000, cpuSeconds, memory };
  }
  function next() {
    taken.push(take());
    if (taken.length >= MOST_MOMENTS) {
      taken = taken.filter((_, at) => at % 2 === 0);
      every *= 2;
    }
    timer = setTimeout(next, every);
  }

  return {
    end() {
      if (moments !== undefined) return moments;
      clearTimeout(timer);
      taken.push(take());
      moments = taken.map(({ at, cpuSeconds, memory }, index) => {
        const earlier = taken[index - 1];
        const cpus =
          earlier === undefined || at <= earlier.at
            ? 0
            : (cpuSeconds - earlier.cpuSeconds) / (at - earlier.at);
        return { seconds: at, cpus, memory };
      });
      return moments;
    },
  };
}
