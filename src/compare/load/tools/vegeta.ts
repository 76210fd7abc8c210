import { type LoadOutput, latenciesOf, secondsOf } from './load-output.ts';

/** The text report of vegeta: each line names its columns. What it counts as a success is a status from 200 to 399. */
export function parseVegeta(output: string): LoadOutput[] {
  return output.split(/^(?=Requests\s+\[total)/m).flatMap((text): LoadOutput[] => {
    const requests = columns(text, 'Requests');
    if (requests === undefined) return [];
    const done = Number(requests.get('total'));
    const seconds = secondsOf(columns(text, 'Duration')?.get('total') ?? '');
    const codes = /^Status Codes\s+\[code:count\]\s+(.*)$/m.exec(text)?.[1] ?? '';
    const good = [...codes.matchAll(/(\d+):(\d+)/g)]
      .filter(([, code]) => Number(code) >= 200 && Number(code) < 400)
      .reduce((sum, [, , count]) => sum + Number(count), 0);
    const latencies = [...(columns(text, 'Latencies') ?? [])]
      .filter(([name]) => name === 'max' || /^[\d.]+$/.test(name))
      .map(([name, latency]) => [name === 'max' ? name : `p${name}`, latency] as const);
    return [
      {
        tool: 'vegeta',
        work: 'request',
        done,
        failed: done - good,
        latencies: latenciesOf(latencies),
        ...(seconds !== undefined && seconds > 0 && { throughput: done / seconds }),
      },
    ];
  });
}

/** `NAME  [a, b]  1, 2` by the names of its columns. */
function columns(text: string, name: string): Map<string, string> | undefined {
  const line = new RegExp(`^${name}\\s+\\[([^\\]]*)\\]\\s+(.*)$`, 'm').exec(text);
  if (line === null) return undefined;
  const values = (line[2] ?? '').split(', ').map((value) => value.trim());
  return new Map((line[1] ?? '').split(', ').map((column, at) => [column, values[at] ?? '']));
}
