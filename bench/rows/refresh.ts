import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { startService } from '../../__tests__/e2e/service.ts';
import { temporaryFolder } from '../../__tests__/harness/temporary.ts';
import { CLI, costOf, inPairs, makeExample, number, type Row, spreadOf, succeed } from '../measure.ts';

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
  await using cache = await temporaryFolder();
  const last = join(cache.path, 'last-week');
  const warm = `export GOCACHE=${last}; go build -pgo=off -o ${cache.path}/plain . && go tool pprof -h; test -e ${cache.path}/plain`;
  await succeed(example.folder, ['sh', '-c', warm]);

  const withCache = async (argv: (out: string) => readonly string[]) => {
    await using out = await temporaryFolder();
    const own = join(out.path, 'cache');
    await cp(last, own, { recursive: true });
    return (await costOf(argv(out.path), { cwd: example.folder, env: { GOCACHE: own } })).wallSeconds;
  };
  const endpoint = `/debug/pprof/profile?seconds=${SECONDS}`;
  const sources = service.urls.flatMap((url) => ['--source', `${url}${endpoint}`]);
  const options = ['--benchmarks', 'none', '--evidence', 'none', '--publish', 'none', '--min-drift', '0%'];
  const refresh = (out: string) => [
    ...[process.execPath, CLI, 'refresh', ...sources, ...options],
    ...['--output-directory', join(out, 'report'), '--profile', join(out, 'new.pgo')],
  ];
  const plain = `go build -pgo=off -o "$1/a" . && go build -pgo='${example.profiles[1]}' -o "$1/b" .`;
  const pairs = await inPairs(
    PAIRS,
    () => service.underLoad('index', () => withCache(refresh)),
    () => withCache((out) => ['sh', '-c', plain, 'sh', out]),
  );
  const allowed = (builds: number) => SECONDS + BUILDS * builds + REST;
  const builds = spreadOf(pairs.map(({ theirs }) => theirs)).median;
  return [
    {
      what: `\`refresh\` with ${ENDPOINTS} live endpoints of ${SECONDS} s, no benchmarks, wall time`,
      ours: `${number(spreadOf(pairs.map(({ ours }) => ours)).median)} s`,
      other: `profiling + ${BUILDS} × two \`go build\` (${number(builds)} s) + ${REST} s: ${number(allowed(builds))} s`,
      figure: spreadOf(pairs.map(({ ours, theirs }) => ours / allowed(theirs))),
      limit: 1,
    },
  ];
}
