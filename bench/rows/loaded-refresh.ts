import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { temporaryFolder } from '../../__tests__/harness/temporary.ts';
import { CLI, costOf, number, type Row, spreadOf, succeed } from '../measure.ts';
import type { Program } from '../public/programs.ts';

/** Seconds of the profile, seconds of `budget`, and the seconds that a refresh may need in addition to these and two builds. */
const [PROFILING, BUDGET, REST] = [60, 180, 30];

/**
 * A whole `refresh` of Caddy, profiled and measured under one load of ab, against two `go build` + profiling + budget + 30 s. Both
 * begin with an empty build cache.
 */
export async function measure(): Promise<Row[]> {
  const listed = parse(await readFile(join(import.meta.dirname, '..', 'public.yml'), 'utf8')) as Program[];
  const caddy = listed.find(({ name }) => name === 'Caddy') as Program;
  const { module = '', package: main = '', pprof, serve, ready, usual } = caddy;
  await using scratch = await temporaryFolder();
  const folder = scratch.path;
  const clone = join(folder, 'caddy');
  const downloaded = await succeed(folder, ['go', 'mod', 'download', '-json', module]);
  await cp(JSON.parse(downloaded).Dir, clone, { recursive: true });
  await succeed(clone, ['sh', '-c', 'chmod -R u+w . && go mod download']);
  const profile = join(folder, 'new.pgo');
  const set = Object.entries({ serve, ready, load: usual, measure: 'load' });
  const argv = [
    ...[process.execPath, CLI, 'refresh', '--package', main, '--profile', profile],
    ...['--source', JSON.stringify({ pprof, seconds: PROFILING }), '--publish', 'none'],
    ...set.flatMap(([name, value]) => ['--set', `${name}=${value}`]),
    ...['--budget', `${BUDGET}s`, '--output-directory', join(folder, 'report')],
  ];
  const refresh = await costOf(argv, { cwd: clone, env: { GOCACHE: join(folder, 'cache') } });
  const report = JSON.parse(await readFile(join(folder, 'report', 'result.json'), 'utf8'));
  const both = `for pgo in off ${profile}; do go build -pgo=$pgo -o ${folder}/built ${main} || exit; done`;
  const builds = await costOf(['sh', '-c', both], { cwd: clone, env: { GOCACHE: join(folder, 'other') } });
  const allowed = builds.wallSeconds + PROFILING + BUDGET + REST;
  return [
    {
      what: `\`refresh\` of Caddy under load, ${PROFILING} s of profiling, budget ${BUDGET} s, wall time`,
      ours: `${number(refresh.wallSeconds)} s, ${report.comparison.verdict}`,
      other: `two \`go build\` (${number(builds.wallSeconds)} s) + profiling + budget + ${REST} s: ${number(allowed)} s`,
      figure: spreadOf([refresh.wallSeconds / allowed]),
      limit: 1,
    },
  ];
}
