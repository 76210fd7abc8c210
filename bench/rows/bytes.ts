import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { fleetProfiles } from '../../__tests__/harness/fleet-profiles.ts';
import { number, type Row } from '../measure/row.ts';
import { CLI, succeed } from './example.ts';

const PROFILES = 1_000;
const LIMIT = 0.25;

/** What git stores of one committed profile: of `go-pgo merge`, and of a plain `go tool pprof -proto` over the same files. */
export async function measure(): Promise<Row[]> {
  const cwd = await fleetProfiles(PROFILES);
  const files = (await readdir(cwd)).filter((name) => /^\d+\.pprof$/.test(name)).sort();
  const [ours, plain] = [join(cwd, 'ours.pgo'), join(cwd, 'plain.pgo')];
  try {
    await succeed(cwd, [process.execPath, CLI, 'merge', '--output', ours, ...files]);
    await succeed(cwd, ['go', 'tool', 'pprof', '-proto', `-output=${plain}`, ...files]);
    await requireSame(cwd, ours, plain);
    const [stored, otherwise] = await Promise.all([storedBytes(ours), storedBytes(plain)]);
    const ratio = stored / otherwise;
    return [
      {
        what: `Merge of ${number(PROFILES)} profiles, bytes in git`,
        ours: `${number(stored / 1_000)} KB`,
        other: `plain \`go tool pprof -proto\`, ${number(otherwise / 1_000)} KB`,
        figure: { median: ratio, least: ratio, most: ratio },
        limit: LIMIT,
      },
    ];
  } finally {
    await rm(ours, { force: true });
    await rm(plain, { force: true });
  }
}

/** As git compresses an object of its own, without a difference to another. */
async function storedBytes(path: string): Promise<number> {
  return deflateSync(await readFile(path)).length;
}

/** @throws Error unless the compiler makes the same of both. */
async function requireSame(cwd: string, one: string, other: string): Promise<void> {
  const [first, second] = await Promise.all(
    [one, other].map(async (path) => {
      await succeed(cwd, ['go', 'tool', 'preprofile', '-i', path, '-o', `${path}.pre`]);
      const text = await readFile(`${path}.pre`);
      await rm(`${path}.pre`);
      return text;
    }),
  );
  if (first === undefined || second === undefined || !first.equals(second))
    throw new Error('The compiler makes something else of the compacted merge.');
}
