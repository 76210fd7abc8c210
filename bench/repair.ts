import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFunctions } from '../src/golang/functions.ts';
import { goToolchain } from '../src/golang/go.ts';
import { findMainPackage } from '../src/golang/program.ts';
import { driftBetween, type PublishedProfile, readProfile } from '../src/profile/decide.ts';
import { edgeSetOf } from '../src/profile/edges.ts';
import { rematch } from '../src/profile/rematch.ts';

/**
 * What a repair brings back: the older versions of a committed profile against the newest, as they are and repaired with the source of
 * the newest. `gap closed` is the part of the way to the overlap that noise would leave. The repository is only read, nothing is built.
 *
 *     node bench/repair.ts --repository /path/of/a/clone --package ./cmd/server [--profile default.pgo] [--commit REVISION] [--most 10]
 */
const { values } = parseArgs({
  options: {
    repository: { type: 'string', default: '.' },
    package: { type: 'string', default: '.' },
    module: { type: 'string', default: '.' },
    profile: { type: 'string', default: 'default.pgo' },
    commit: { type: 'string', default: 'HEAD' },
    most: { type: 'string', default: '10' },
  },
});

const git = (...args: string[]) =>
  execFileSync('git', ['-C', values.repository, ...args], {
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
const log = git('log', '--format=%H %cs', values.commit, '--', values.profile).toString().trim().split('\n');
const versions = log.map((line) => ({ commit: line.slice(0, 40), date: line.slice(41) }));
const scratch = mkdtempSync(join(tmpdir(), 'repair-'));
try {
  await compare();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

async function compare(): Promise<void> {
  const [newest, ...older] = versions;
  if (newest === undefined) throw new Error(`${values.profile} has no versions`);
  const tree = join(scratch, 'tree');
  mkdirSync(tree);
  const files = ['*.go', '*.s', '*go.mod', '*go.sum', '*go.work'];
  const present = files.filter(
    (pattern) => git('ls-files', '--with-tree', newest.commit, '--', pattern).length > 0,
  );
  const tar = git('archive', newest.commit, '--', ...(present.length > 0 ? present : ['.']));
  execFileSync('tar', ['x', '-C', tree], { input: tar });
  const go = await goToolchain({ cwd: join(tree, values.module), env: process.env });
  const main = await findMainPackage(go, { package: values.package });
  const started = performance.now();
  const source = await readFunctions(go, { main, flags: [], scratch });
  const seconds = (performance.now() - started) / 1000;
  console.error(
    `${source.packages.size} packages read in ${seconds.toFixed(1)} s, ${source.malformed.length} files malformed`,
  );

  const fresh = await profileAt(newest.commit);
  console.log(
    `| ${basename(values.repository)} | edges | as it is | repaired | noise | gap closed | all weight: as it is | repaired | noise | same | moved | renamed | lost |`,
  );
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
  const step = Math.max(1, Math.floor(older.length / Number(values.most)));
  for (const { commit, date } of [newest, ...older.filter((_, at) => at % step === 0)]) {
    const old = await profileAt(commit);
    const { matches, edges } = rematch(old.edges.edges, source);
    const before = driftBetween(old, fresh);
    const after = driftBetween({ ...old, edges: edgeSetOf(edges) }, fresh);
    const weight = (...ways: string[]) =>
      matches.reduce((sum, { way, edge }) => sum + (ways.includes(way) ? edge.weight : 0), 0) /
      old.edges.totalWeight;
    const closed = (after.overlap - before.overlap) / (after.noiseOverlap - before.overlap);
    const cells = [
      before.overlap,
      after.overlap,
      after.noiseOverlap,
      closed,
      before.weightOverlap,
      after.weightOverlap,
      after.noiseWeightOverlap,
      weight('same'),
      weight('moved'),
      weight('package', 'renamed', 'closure'),
      weight('lost'),
    ];
    console.log(
      `| ${date} ${commit.slice(0, 8)} | ${old.edges.edges.length} | ${cells.map((one) => `${(100 * one).toFixed(1)}`).join(' | ')} |`,
    );
  }
}

function profileAt(commit: string): Promise<PublishedProfile> {
  return readProfile(git('show', `${commit}:${values.profile}`));
}
