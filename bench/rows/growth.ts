import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compactToEdges } from '../../__tests__/harness/profiles.ts';
import { totalsOf } from '../../src/profile/columns.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { number, type Row } from '../measure/row.ts';
import { succeed } from './example.ts';
import { type Life, weeksOf } from './weekly-merges.ts';

const REFRESHES = 52;
/** What a refresh may add to a repository, KB. */
const LIMIT = 8;
/** A service whose plain merges have 100 KB. */
const SERVICE: Life = { stacks: 0.12, times: 100, drift: 0.03, edited: 0.005 };

/** By how much a repository grows with each of 52 weekly refreshes, packed, every one committed. */
export async function measure(): Promise<Row[]> {
  await using plain = await repository();
  await using edges = await repository();
  for await (const week of weeksOf(SERVICE, 1 + REFRESHES)) {
    const profile = decodeProfile(week.raw);
    // The digest of the inputs changes each week, too.
    const remarks = [`go-pgo inputs-sha256: ${createHash('sha256').update(week.raw).digest('hex')}`];
    await plain.commit(week.plain);
    await edges.commit(compactToEdges(profile, totalsOf(profile), { remarks }));
  }
  const kilobytes = edges.growth();
  return [
    {
      what: 'Growth of a repository a refresh',
      ours: `${number(kilobytes)} KB`,
      other: `plain gzipped merges, ${number(plain.growth())} KB`,
      figure: { median: kilobytes, least: kilobytes, most: kilobytes },
      unit: 'KB',
      limit: LIMIT,
    },
  ];
}

interface Repository extends AsyncDisposable {
  commit(profile: Uint8Array): Promise<void>;
  growth(): number;
}

async function repository(): Promise<Repository> {
  const folder = await mkdtemp(join(tmpdir(), 'go-pgo-growth-'));
  const git = (...args: string[]) =>
    succeed(folder, ['git', '-c', 'user.name=Gopher', '-c', 'user.email=gopher@example.com', ...args]);
  await git('init', '-q');
  let commits = 0;
  let [first, last] = [0, 0];
  return {
    async commit(profile) {
      await writeFile(join(folder, 'default.pgo'), profile);
      await git('add', 'default.pgo');
      await git('commit', '-q', '-m', 'Refresh the profile');
      commits += 1;
      if (commits !== 1 && commits !== 1 + REFRESHES) return;
      await git('gc', '-q', '--aggressive', '--prune=now');
      last = await bytesIn(join(folder, '.git', 'objects'));
      if (commits === 1) first = last;
    },
    growth: () => (last - first) / (commits - 1) / 1_000,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

async function bytesIn(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  );
  const sizes = await Promise.all(
    files.map(async (one) => (await stat(join(one.parentPath, one.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
