import { type LoadOutput, latenciesOf, numberIn } from './load-output.ts';

/**
 * The summary that k6 prints at its end: in sections since 1.0, where those of groups and scenarios follow the total,
 * and one list in alphabetical order before (`--summary-mode=legacy`).
 */
export function parseK6(output: string): LoadOutput[] {
  const inSections = output.split(/█ TOTAL RESULTS/).slice(1);
  const summaries = inSections.length > 0 ? inSections : listsIn(output);
  return summaries.flatMap((text): LoadOutput[] => {
    const requests = counter(text, 'http_reqs');
    const counted = requests ?? counter(text, 'iterations');
    if (counted === undefined) return [];
    const trend = metric(text, requests === undefined ? 'iteration_duration' : 'http_req_duration') ?? '';
    const told = trend.split(/\s+/).flatMap((word): [string, string][] => {
      const equals = word.indexOf('=');
      const [name, value] = [word.slice(0, Math.max(0, equals)), word.slice(equals + 1)];
      const percent = name === 'med' ? '50' : /^p\((\d+(?:\.\d+)?)\)$/.exec(name)?.[1];
      if (percent !== undefined) return [[`p${Number(percent)}`, value]];
      return name === 'max' ? [[name, value]] : [];
    });
    const failed = requests === undefined ? undefined : failedRequests(text);
    return [
      {
        tool: 'k6',
        work: requests === undefined ? 'iteration' : 'request',
        done: counted.total,
        throughput: counted.perSecond,
        latencies: latenciesOf(told),
        ...(failed !== undefined && { failed }),
      },
    ];
  });
}

/** In alphabetical order, so that each list ends with its iterations, but for the lines of virtual users. */
function listsIn(output: string): string[] {
  const lists: string[][] = [[]];
  for (const line of output.split(/(?<=\n)/)) {
    lists.at(-1)?.push(line);
    if (/iterations\.*: /.test(line)) lists.push([]);
  }
  return lists.map((lines) => lines.join(''));
}

/**
 * Whether k6 said at its beginning that a scenario changes its rate or its number of users; undefined when it did not
 * say what it does.
 */
export function saysItRamps(output: string): boolean | undefined {
  if (!/^[ \t]+scenarios: \(/m.test(output)) return undefined;
  return /\bover \d+ stages?\b/.test(output);
}

/** What follows the dots after a metric's name; lines that begin with `✓` or `✗` have a threshold. */
function metric(text: string, name: string): string | undefined {
  return new RegExp(`^[ \\t]*(?:[✓✗][ \\t]+)?${name}\\.+: +(.*)$`, 'm').exec(text)?.[1];
}

function counter(text: string, name: string): { total: number; perSecond: number } | undefined {
  const told = /^(\d+)\s+([\d.]+)\/s/.exec(metric(text, name) ?? '');
  return told === null ? undefined : { total: Number(told[1]), perSecond: Number(told[2]) };
}

/** `0.50% 5 out of 1000`, in older ones `0.50% ✓ 5 ✗ 995`, where ✓ are those of which it is true that they failed. */
function failedRequests(text: string): number | undefined {
  const told = metric(text, 'http_req_failed') ?? '';
  return numberIn(told, /^[\d.]+%\s+(?:✓\s+)?(\d+)\s+(?:out of|✗)/);
}
