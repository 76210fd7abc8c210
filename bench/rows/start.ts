import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { inPairs, ratioOf } from '../measure/pairs.ts';
import { number, type Row } from '../measure/row.ts';

const PAIRS = 25;
const LIMIT = 3;

/**
 * From the start of the process to the first work of `refresh` with a live endpoint (it starts `go`), of the command line
 * and of the action, against `node -e 0` from start to end.
 */
export async function measure(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'go-pgo-start-'));
  try {
    const place = await makePlace(folder);
    return [
      await rowOf('the command line', () => untilWork(place, 'cli.js', ['refresh', '--source', ENDPOINT])),
      await rowOf('the action', () => untilWork(place, 'action.js', [])),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const ENDPOINT = 'http://127.0.0.1:6060';

interface Place {
  readonly folder: string;
  readonly bin: string;
  /** Written by the first `go`. */
  readonly mark: string;
}

async function makePlace(folder: string): Promise<Place> {
  const place = { folder, bin: join(folder, 'bin'), mark: join(folder, 'mark') };
  await mkdir(place.bin);
  // Whatever is asked of it, it fails: only that it was started matters.
  await writeFile(
    join(place.bin, 'go'),
    `#!/bin/sh\n[ -e '${place.mark}' ] || : > '${place.mark}'\nexit 1\n`,
  );
  await chmod(join(place.bin, 'go'), 0o755);
  return place;
}

async function rowOf(what: string, ours: () => Promise<number>): Promise<Row> {
  await ours();
  const pairs = await inPairs(PAIRS, ours, () => timeOf(['-e', '0']));
  const figure = ratioOf(pairs, (seconds) => seconds);
  return {
    what: `Start of ${what}, to the first work of \`refresh\``,
    ours: milliseconds(pairs.map((pair) => pair.ours)),
    other: `\`node -e 0\`, ${milliseconds(pairs.map((pair) => pair.theirs))}`,
    figure,
    limit: LIMIT,
  };
}

function milliseconds(seconds: readonly number[]): string {
  const middle = [...seconds].sort((a, b) => a - b)[Math.floor(seconds.length / 2)] ?? Number.NaN;
  return `${number(middle * 1000)} ms`;
}

async function untilWork({ folder, bin, mark }: Place, entry: string, args: string[]): Promise<number> {
  await rm(mark, { force: true });
  const begin = Date.now();
  const took = timeOf([join(import.meta.dirname, '..', '..', 'dist', entry), ...args], {
    cwd: folder,
    env: {
      PATH: `${bin}${delimiter}${process.env['PATH']}`,
      HOME: folder,
      TMPDIR: folder,
      RUNNER_TEMP: folder,
      GITHUB_WORKSPACE: folder,
      INPUT_COMMAND: 'refresh',
      INPUT_SOURCES: `- ${ENDPOINT}`,
    },
  });
  await took;
  return ((await stat(mark)).mtimeMs - begin) / 1000;
}

/** Seconds from start to end of a Node process, however it ends. */
async function timeOf(
  args: readonly string[],
  options: { cwd?: string; env?: object } = {},
): Promise<number> {
  const begin = performance.now();
  const child = spawn(process.execPath, args, { stdio: 'ignore', ...options } as object);
  await once(child, 'exit');
  return (performance.now() - begin) / 1000;
}
