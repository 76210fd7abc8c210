import { type LoadOutput, numberIn } from './load-output.ts';

/** hey 0.1: latencies in tenths of a millisecond; 0.1.5 writes `%%` where earlier ones write `%`. */
export function parseHey(output: string): LoadOutput[] {
  return output
    .split(/^Summary:$/m)
    .slice(1)
    .flatMap((text): LoadOutput[] => {
      const answers = [...text.matchAll(/^[ \t]+\[(\d+)\]\s+(\d+) responses$/gm)];
      const errors = [...(text.split(/^Error distribution:$/m)[1] ?? '').matchAll(/^[ \t]+\[(\d+)\]\s/gm)];
      const count = (numbers: readonly (string | undefined)[]) =>
        numbers.reduce((sum, number) => sum + Number(number), 0);
      const broken = count(errors.map(([, number]) => number));
      const refused = answers.filter(([, status]) => Number(status) >= 400).map(([, , number]) => number);
      const done = count(answers.map(([, , number]) => number)) + broken;
      const throughput = numberIn(text, /^[ \t]+Requests\/sec:\s+([\d.]+)/m);
      if (throughput === undefined) return [];
      const max = numberIn(text, /^[ \t]+Slowest:\s+([\d.]+) secs/m);
      const percentiles = [...text.matchAll(/^[ \t]+(\d+)%+ in ([\d.]+) secs$/gm)].map(
        ([, percent, seconds]): [string, number] => [`p${percent}`, Number(seconds)],
      );
      return [
        {
          tool: 'hey',
          work: 'request',
          done,
          failed: broken + count(refused),
          throughput,
          latencies: Object.fromEntries([...percentiles, ...(max === undefined ? [] : [['max', max]])]),
          latencyStep: 0.0001,
        },
      ];
    });
}
