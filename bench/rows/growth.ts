import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { totalsOf } from '../../src/profile/comments.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { compactToEdges } from '../../src/profile/encode.ts';
import { type Life, weeksOf } from '../growth/live-service.ts';
import { number, type Row } from '../measure/row.ts';
import { succeed } from './example.ts';

const REFRESHES = 52;
/** What a refresh may add to a repository, in KB. */
const LOSSLESS = 8;

/** Plain merges of 100 KB, as 110 KB are what is to be beaten; and a service that has been seen less, and a larger one. */
const SERVICES: readonly (Life & { readonly name: string; readonly isJudged: boolean })[] = [
  { name: 'a service', stacks: 0.12, times: 100, drift: 0.03, edited: 0.005, isJudged: true },
  {
    name: 'the same, one sample for 100',
    stacks: 0.12,
    times: 1,
    drift: 0.03,
    edited: 0.005,
    isJudged: false,
  },
  {
    name: 'one as large as the Go compiler',
    stacks: 1,
    times: 100,
    drift: 0.03,
    edited: 0.005,
    isJudged: false,
  },
];

/** By how much a repository grows with each of 52 weekly refreshes, packed, every one committed. */
export async function measure(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const service of SERVICES) {
    const { plain, edges } = await growthOf(service);
    const limit = (most: number) => (service.isJudged ? { limit: most } : {});
    const other = `plain gzipped merges, ${number(plain)} KB`;
    for (const [what, kilobytes, most] of [['`compact: edges`', edges, LOSSLESS]] as const)
      rows.push({
        what: `Growth of a repository a refresh, ${service.name}, ${what}`,
        ours: `${number(kilobytes)} KB`,
        other,
        figure: { median: kilobytes, least: kilobytes, most: kilobytes },
        unit: 'KB',
        ...limit(most),
      });
  }
  return rows;
}

interface Growth {
  readonly plain: number;
  readonly edges: number;
}

/** KB a refresh: all after the first commit, divided by their number. */
async function growthOf(life: Life): Promise<Growth> {
  await using plain = await repository();
  await using edges = await repository();
  for await (const week of weeksOf(life, 1 + REFRESHES)) {
    const profile = decodeProfile(week.raw);
    // What changes each week beside the weights: the totals, and the digest of what was merged.
    const remarks = [`go-pgo inputs-sha256: ${createHash('sha256').update(week.raw).digest('hex')}`];
    await plain.commit(week.plain);
    await edges.commit(compactToEdges(profile, totalsOf(profile), { remarks }));
  }
  return { plain: plain.growth(), edges: edges.growth() };
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
