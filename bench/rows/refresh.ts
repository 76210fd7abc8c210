import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { startService } from '../../__tests__/e2e/service.ts';
import { temporaryFolder } from '../../__tests__/harness/temporary.ts';
import { CLI, costOf, inPairs, makeExample, number, type Row, spreadOf, succeed } from '../measure.ts';

const ENDPOINTS = 8;
const SECONDS = 10;
const PAIRS = 3;
/** A refresh may need this multiple of the time of two builds, and these seconds, in addition to profiling. */
const [BUILDS, REST] = [1.1, 1];

/**
 * A whole `refresh` of the example with live endpoints and no benchmarks, against the same profiles taken by curl under the same load +
 * 1.1 × two plain `go build` + 1 s. Both use the build cache that a refresh without a change leaves: the cache holds the plain build, pprof
 * and the program that reads the source, but no build with the new profile.
 */
export async function measure(): Promise<Row[]> {
  await using example = await makeExample();
  await using service = await startService(ENDPOINTS);
  await using cache = await temporaryFolder();
  const last = join(cache.path, 'last-week');
  const [committed, next] = example.profiles;
  const unpublished = ['--publish', 'none', '--output-directory', join(cache.path, 'report')];
  const unchanged = [process.execPath, CLI, 'refresh', '--source', committed, ...unpublished];
  const warm = `export GOCACHE=${last}; go build -pgo=off -o ${cache.path}/plain . && go tool -n pprof && "$@"`;
  await succeed(example.folder, ['sh', '-c', warm, 'sh', ...unchanged]);

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
  const curl = `for url in ${service.urls.join(' ')}; do curl -sf -o /dev/null "$url${endpoint}" & done; wait`;
  const plain = `go build -pgo=off -o "$1/a" . && go build -pgo='${next}' -o "$1/b" .`;
  const others: { profiling: number; builds: number }[] = [];
  const pairs = await inPairs(
    PAIRS,
    () => service.underLoad('index', () => withCache(refresh)),
    async () => {
      const profiled = await service.underLoad('index', () =>
        costOf(['sh', '-c', curl], { cwd: cache.path }),
      );
      const builds = await withCache((out) => ['sh', '-c', plain, 'sh', out]);
      others.push({ profiling: profiled.wallSeconds, builds });
      return profiled.wallSeconds + BUILDS * builds + REST;
    },
  );
  const medianOf = (part: 'profiling' | 'builds') => number(spreadOf(others.map((one) => one[part])).median);
  return [
    {
      what: `\`refresh\` with ${ENDPOINTS} live endpoints of ${SECONDS} s, no benchmarks, wall time`,
      ours: `${number(spreadOf(pairs.map(({ ours }) => ours)).median)} s`,
      other: `profiling by curl (${medianOf('profiling')} s) + ${BUILDS} × two \`go build\` (${medianOf('builds')} s) + ${REST} s: ${number(spreadOf(pairs.map(({ theirs }) => theirs)).median)} s`,
      figure: spreadOf(pairs.map(({ ours, theirs }) => ours / theirs)),
      limit: 1,
    },
  ];
}
