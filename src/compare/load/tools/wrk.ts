import { type LoadOutput, latenciesOf, numberIn, percentileName } from './load-output.ts';

/**
 * wrk, and wrk2, which tells more digits: percentiles are there with `--latency` only. What met an error of its
 * socket is not among the requests.
 */
export function parseWrk(output: string): LoadOutput[] {
  return output
    .split(/^Running \S+ test @ /m)
    .slice(1)
    .flatMap((text): LoadOutput[] => {
      const done = numberIn(text, /^[ \t]+(\d+) requests in /m);
      if (done === undefined) return [];
      const errors = /^[ \t]+Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/m.exec(
        text,
      );
      const broken = (errors?.slice(1) ?? []).reduce((sum, number) => sum + Number(number), 0);
      const refused = numberIn(text, /^[ \t]+Non-2xx or 3xx responses: (\d+)/m) ?? 0;
      const throughput = numberIn(text, /^Requests\/sec:\s+([\d.]+)/m);
      const max = /^[ \t]+Latency\s+\S+\s+\S+\s+(\S+)/m.exec(text)?.[1];
      const percentiles = [...text.matchAll(/^ *([\d.]+)% +(\S+) *$/gm)].map(
        ([, percent = '', latency]) => [percentileName(percent), latency] as const,
      );
      return [
        {
          tool: 'wrk',
          work: 'request',
          done,
          failed: Math.min(done, broken + refused),
          latencies: latenciesOf([['max', max], ...percentiles]),
          ...(throughput !== undefined && { throughput }),
        },
      ];
    });
}
