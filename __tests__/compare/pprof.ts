import { pprofCommand } from '../../src/golang/go.ts';
import { runTool } from '../../src/system/exec.ts';

/** What `go tool pprof` itself says: the measure of all that adds up profiles. */

let tool: Promise<string> | undefined;

async function pprof(args: readonly string[]): Promise<string> {
  tool ??= pprofCommand({ cwd: import.meta.dirname });
  // Everything, however small, and nothing looked up in binaries.
  const all = ['-symbolize=none', '-nodecount=1000000', '-nodefraction=0', '-edgefraction=0'];
  const { exitCode, stdout, stderr } = await runTool([await tool, ...all, ...args], {
    cwd: import.meta.dirname,
  });
  if (exitCode !== 0) throw new Error(`pprof ${args.join(' ')}: ${stderr}`);
  return stdout.toString();
}

/** Flat and cumulative value of each function, as `-top` prints them. */
export async function top(unit: string, args: readonly string[]): Promise<Map<string, [number, number]>> {
  const printed = await pprof(['-top', `-unit=${unit}`, ...args]);
  const lines = printed.slice(printed.indexOf('flat%')).split('\n').slice(1);
  const rows = lines.flatMap((line): [string, [number, number]][] => {
    const [, flat, cum, name] =
      /^\s*(\S+)\s+\S+%?\s+\S+%?\s+(\S+)\s+\S+%?\s{2}(.*?)(?: \((?:partial-)?inline\))?$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, [value(flat, unit), value(cum, unit)]]];
  });
  return new Map(rows);
}

/** Sum of the values of each stack, leaf first, frames joined by newlines, as `-traces` prints them. */
export async function traces(unit: string, args: readonly string[]): Promise<Map<string, number>> {
  const printed = await pprof(['-traces', `-unit=${unit}`, ...args]);
  const stacks = new Map<string, number>();
  for (const block of printed.split(/^-+\+-+\n/m).slice(1)) {
    // Labels come first.
    const lines = block.split('\n').filter((line) => line.trim() !== '' && !/^\s*\w+:\s\s/.test(line));
    const [first = '', ...callers] = lines;
    const [, weight, leaf] = /^\s*(\S+)\s{3}(.*)$/.exec(first) ?? [];
    if (leaf === undefined) continue;
    const stack = [leaf, ...callers.map((line) => line.trim())]
      .map((frame) => frame.replace(/ \(inline\)$/, ''))
      .join('\n');
    stacks.set(stack, (stacks.get(stack) ?? 0) + value(weight, unit));
  }
  return stacks;
}

function value(text: string | undefined, unit: string): number {
  const number = Number(text?.replace(new RegExp(`${unit}$`), ''));
  if (!Number.isFinite(number)) throw new Error(`pprof printed ${text}`);
  return number;
}
