import { type LoadOutput, numberIn } from './load-output.ts';

/**
 * ApacheBench, as its `ab.c` prints: latencies in whole milliseconds. A length that differs from the first answer's
 * counts as failed there; here it does not, as most pages that are made differ in length.
 */
export function parseAb(output: string): LoadOutput[] {
  return output
    .split(/^This is ApacheBench/m)
    .slice(1)
    .flatMap((text): LoadOutput[] => {
      const done = numberIn(text, /^Complete requests:\s+(\d+)/m);
      if (done === undefined) return [];
      const broken = /^[ \t]+\(Connect: (\d+), Receive: (\d+), Length: \d+, Exceptions: (\d+)\)/m.exec(text);
      const failed =
        broken === null
          ? (numberIn(text, /^Failed requests:\s+(\d+)/m) ?? 0)
          : broken.slice(1).reduce((sum, number) => sum + Number(number), 0);
      const refused = numberIn(text, /^Non-2xx responses:\s+(\d+)/m) ?? 0;
      const throughput = numberIn(text, /^Requests per second:\s+([\d.]+)/m);
      const percentiles = [...text.matchAll(/^[ \t]+(\d+)%\s+(\d+)/gm)].map(([, percent, milliseconds]) => [
        percent === '100' ? 'max' : `p${percent}`,
        Number(milliseconds) / 1000,
      ]);
      return [
        {
          tool: 'ab',
          work: 'request',
          done,
          failed: Math.min(done, failed + refused),
          latencies: Object.fromEntries(percentiles),
          latencyStep: 0.001,
          ...(throughput !== undefined && { throughput }),
        },
      ];
    });
}
