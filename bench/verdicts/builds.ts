import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { goToolchain } from '../../src/golang/go.ts';
import { startProcess } from '../../src/system/exec.ts';
import { succeed } from '../measure.ts';

/** Lines of work in one operation without a slowdown. One percent of them is a whole number. */
export const ITEMS = 100;

/**
 * The operation takes a fraction of a millisecond and does what servers do: it splits a text into words, counts them in a map,
 * sorts them and writes JSON.
 * @returns a function that builds test binaries which were never built before: the two sides, of which the candidate does `slowdown` (a
 * fraction) more work, and `others` further contenders that do the same work as the baseline.
 */
export async function makeBuilder(scratch: string) {
  const folder = join(scratch, 'module');
  await cp(join(import.meta.dirname, 'work'), folder, { recursive: true });
  await writeFile(join(folder, 'go.mod'), 'module example.com/work\n\ngo 1.21\n');
  const go = await goToolchain({ cwd: folder });
  const build = async (display: string, items: number) => {
    await writeFile(join(folder, 'unused_test.go'), unusedSource(items));
    const path = join(scratch, `${display}.test`);
    await succeed(folder, ['go', 'test', '-c', '-vet=off', '-pgo=off', '-o', path, '.']);
    return { kind: 'binary' as const, path, display };
  };
  return async (slowdown: number, others = 0) => {
    const names = Array.from({ length: others }, (_, at) => `other-${at + 1}`);
    const further: [string, Awaited<ReturnType<typeof build>>][] = [];
    for (const name of names) further.push([name, await build(name, ITEMS)]);
    const sides = {
      baseline: await build('baseline', ITEMS),
      candidate: await build('candidate', Math.round(ITEMS * (1 + slowdown))),
    };
    return { go, contenders: { ...sides, ...Object.fromEntries(further) } };
  };
}

/** A string of random length. No code ever reads it, but the compiler cannot know that. */
export function unusedSource(items: number): string {
  const letters = Array.from({ length: 1 + Math.floor(Math.random() * 200) }, () =>
    String.fromCharCode(97 + Math.floor(Math.random() * 26)),
  );
  const init = `func init() { if len(os.Args) > 1000 { println("${letters.join('')}") } }`;
  return `package work\n\nimport "os"\n\nconst items = ${items}\n\n${init}\n`;
}

/** A process that keeps all cores busy until it is disposed of, or this process has ended. */
export async function busyProcess(scratch: string): Promise<AsyncDisposable> {
  const [source, program] = [join(import.meta.dirname, 'busy', 'main.go'), join(scratch, 'busy')];
  await succeed(scratch, ['go', 'build', '-o', program, source]);
  return startProcess([program], { cwd: scratch });
}
