import { cp, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { costOf } from '../measure/command.ts';
import { spreadOf } from '../measure/pairs.ts';
import { number, type Row } from '../measure/row.ts';
import type { Program } from '../public.ts';
import { CLI, succeed } from './example.ts';

/** Seconds: of the profile, of `budget`, and what a refresh may take beside these and two builds. */
const [PROFILING, BUDGET, REST] = [60, 180, 30];

/**
 * A whole `refresh` of Caddy, profiled and measured under one load of ab, against two `go build` + profiling + budget + 30 s. Both
 * begin with an empty build cache.
 */
export async function measure(): Promise<Row[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'go-pgo-bench-')));
  try {
    const listed = parse(await readFile(join(import.meta.dirname, '..', 'public.yml'), 'utf8')) as Program[];
    const caddy = listed.find(({ name }) => name === 'Caddy') as Program;
    const clone = join(folder, 'caddy');
    const module = await succeed(folder, ['go', 'mod', 'download', '-json', caddy.module as string]);
    await cp(JSON.parse(module).Dir, clone, { recursive: true });
    await succeed(clone, ['sh', '-c', 'chmod -R u+w . && go mod download']);
    const profile = join(folder, 'new.pgo');
    const { serve, ready, usual } = caddy;
    const set = Object.entries({ serve, ready, load: usual, measure: 'load' });
    const refresh = await costOf(
      [
        ...[process.execPath, CLI, 'refresh', '--package', caddy.package as string, '--profile', profile],
        ...['--source', JSON.stringify({ pprof: caddy.pprof, seconds: PROFILING }), '--publish', 'none'],
        ...set.flatMap(([name, value]) => ['--set', `${name}=${value}`]),
        ...['--budget', `${BUDGET}s`, '--output-directory', join(folder, 'report')],
      ],
      { cwd: clone, env: { GOCACHE: join(folder, 'cache') } },
    );
    const report = JSON.parse(await readFile(join(folder, 'report', 'result.json'), 'utf8'));
    const builds = await costOf(
      [
        'sh',
        '-c',
        `for pgo in off ${profile}; do go build -pgo=$pgo -o ${folder}/built ${caddy.package} || exit; done`,
      ],
      { cwd: clone, env: { GOCACHE: join(folder, 'other') } },
    );
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
  } finally {
    await succeed(tmpdir(), ['chmod', '-R', 'u+w', folder]);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
