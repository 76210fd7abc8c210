import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '../../__tests__/e2e/service.ts';
import { costOf } from '../measure/command.ts';
import { inPairs, spreadOf } from '../measure/pairs.ts';
import { number, type Row } from '../measure/row.ts';
import { CLI, makeExample, succeed } from './example.ts';

const ENDPOINTS = 8;
const SECONDS = 10;
const PAIRS = 3;
/** Of the two builds, and seconds beside, that a refresh may take beyond profiling. */
const [BUILDS, REST] = [1.1, 1];

/**
 * A whole `refresh` of the example with live endpoints and no benchmarks, against profiling time + 1.1 × two plain `go build` + 1 s.
 * Both find the build cache as last week's run left it: the plain build and pprof are in it, nothing with the new profile is.
 */
export async function measure(): Promise<Row[]> {
  await using example = await makeExample();
  await using service = await startService(ENDPOINTS);
  const cache = await mkdtemp(join(tmpdir(), 'go-pgo-cache-'));
  try {
    const last = join(cache, 'last-week');
    process.env['GOCACHE'] = last;
    await succeed(example.folder, ['go', 'build', '-pgo=off', '-o', join(cache, 'plain'), '.']);
    await succeed(example.folder, ['go', 'tool', 'pprof', '-h']).catch(() => {});
    delete process.env['GOCACHE'];

    const withCache = async (argv: (out: string) => readonly string[]) => {
      const out = await mkdtemp(join(cache, 'run-'));
      const own = join(out, 'cache');
      await cp(last, own, { recursive: true });
      const cost = await costOf(argv(out), { cwd: example.folder, env: { GOCACHE: own } });
      await rm(out, { recursive: true, force: true, maxRetries: 5 });
      return cost.wallSeconds;
    };
    const sources = service.urls.flatMap((url) => [
      '--source',
      `${url}/debug/pprof/profile?seconds=${SECONDS}`,
    ]);
    const options = ['--benchmarks', 'none', '--evidence', 'none', '--publish', 'none', '--min-drift', '0%'];
    const pairs = await inPairs(
      PAIRS,
      () =>
        service.underLoad('index', () =>
          withCache((out) => [
            ...[process.execPath, CLI, 'refresh', ...sources, ...options],
            ...['--output-directory', join(out, 'report'), '--profile', join(out, 'new.pgo')],
          ]),
        ),
      () =>
        withCache((out) => [
          'sh',
          '-c',
          `go build -pgo=off -o '${out}/a' . && go build -pgo='${example.profiles[1]}' -o '${out}/b' .`,
        ]),
    );
    const allowed = (builds: number) => SECONDS + BUILDS * builds + REST;
    const ratios = pairs.map(({ ours, theirs }) => ours / allowed(theirs));
    const builds = spreadOf(pairs.map(({ theirs }) => theirs)).median;
    return [
      {
        what: `\`refresh\` with ${ENDPOINTS} live endpoints of ${SECONDS} s, no benchmarks, wall time`,
        ours: `${number(spreadOf(pairs.map(({ ours }) => ours)).median)} s`,
        other: `profiling + ${BUILDS} × two \`go build\` (${number(builds)} s) + ${REST} s: ${number(allowed(builds))} s`,
        figure: spreadOf(ratios),
        limit: 1,
      },
    ];
  } finally {
    await rm(cache, { recursive: true, force: true, maxRetries: 5 });
  }
}
