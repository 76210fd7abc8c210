import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTool } from '../../src/system/exec.ts';
import { expectDocument } from '../cli/document.ts';
import { type Ended, makePlace, type Place } from '../harness/cli.ts';
import { type Fault, type Fleet, type Service, startFleet } from '../harness/fleet.ts';
import { preprofile } from '../harness/profiles.ts';

/** Seconds of each profile; users take 30. */
const WINDOW = 10;
const SERVICES = 1_000;

/** The sentence about each kind of failure. */
const SENTENCES: Readonly<Record<Fault, RegExp>> = {
  refuses: /refused the connection: nothing listens there\. The request was sent 3 times\.$/,
  hangs: /did not deliver a profile of 10 s within 25 s\.$/,
  'accepts no connection': /did not deliver a profile of 10 s within 25 s/,
  'hangs after its headers': /did not deliver a profile of 10 s within 25 s/,
  'sends a web page': /sent text\/html.* instead of a profile/,
  'sends noise': /^The file is truncated, damaged or not a profile/,
  'sends half': /^The gzip stream of the file ends early/,
};

let fleet: Fleet;
let place: Place;

beforeAll(async () => {
  fleet = await startFleet(SERVICES);
  place = await makePlace({ 'go.mod': 'module cmd\n\ngo 1.21\n' });
  // From Go 1.25 on the tool is built on first use, which is not what is measured here.
  await runTool(['go', 'tool', 'pprof', '-h'], { cwd: place.cwd });
});
afterAll(async () => {
  await fleet?.[Symbol.asyncDispose]();
  await place?.[Symbol.asyncDispose]();
});

const faulty = () => fleet.services.filter(({ fault }) => fault !== undefined);
const good = () => fleet.services.filter(({ fault }) => fault === undefined);
const endpointOf = ({ url }: Service) => `${url}/debug/pprof/profile`;

interface Run extends Ended {
  /** Most memory that it had at any time. */
  readonly mebibytes: number;
}

/** Collects from what `sources` says, with `limit` open files at most. */
async function collect(sources: string, args: readonly string[] = [], limit?: number): Promise<Run> {
  await writeFile(place.path('sources.yml'), sources);
  const running = place.start(['collect', '--sources', 'sources.yml', '--profile', 'merged.pgo', ...args], {
    ...(limit && { wrapper: ['sh', '-c', `ulimit -n ${limit}; exec "$@"`, 'sh'] }),
  });
  let mebibytes = 0;
  const timer = setInterval(async () => {
    const status = await readFile(`/proc/${running.child.pid}/status`, 'utf8').catch(() => '');
    mebibytes = Math.max(mebibytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  }, 200);
  const ended = await running.ended;
  clearInterval(timer);
  return { ...ended, mebibytes };
}

const oneByOne = (services: readonly Service[], seconds: number) =>
  services.map(({ url }) => `- pprof: ${url}\n  seconds: ${seconds}\n`).join('');

/** What it takes from a merge of exactly these, made by pprof alone. */
async function expected(services: readonly Service[]): Promise<string> {
  const output = place.path('expected.pprof');
  const files = services.map(({ profile }) => profile);
  const { exitCode, stderr } = await runTool(
    ['go', 'tool', 'pprof', '-proto', '-symbolize=none', `-output=${output}`, ...files],
    { cwd: place.cwd },
  );
  if (exitCode !== 0 || /out of/.test(stderr)) throw new Error(stderr);
  return preprofile(output);
}

test('a thousand endpoints, of which some refuse, some hang and some send garbage: each a source: every failure once, the result right', async () => {
  const ended = await collect(oneByOne(fleet.services, WINDOW), ['--json']);
  expect(ended.exitCode).toBe(0);
  const { findings, findingGroups, sources, profile } = expectDocument(JSON.parse(ended.stdout));
  const failures = findings.filter(({ severity }) => severity === 'error');
  expect(failures.map(({ source }) => source).toSorted()).toEqual(faulty().map(endpointOf).toSorted());
  for (const service of faulty()) {
    const found = failures.find(({ source }) => source === endpointOf(service));
    expect(found?.message).toMatch(SENTENCES[service.fault ?? 'hangs']);
  }
  const groups = findingGroups?.filter(({ severity }) => severity === 'error') ?? [];
  expect(groups.map(({ count }) => count)).toEqual([50, 20, 4, 3, 3]);
  expect(groups.flatMap(({ places }) => places).toSorted()).toEqual(faulty().map(endpointOf).toSorted());
  expect(sources?.map(({ collected }) => collected)).toEqual(
    fleet.services.map(({ fault }) => (fault === undefined ? 1 : 0)),
  );
  expect(profile?.path).toBe(place.path('merged.pgo'));
  expect(await preprofile(place.path('merged.pgo'))).toBe(await expected(good()));
  // Each line of progress is about all of them.
  const lines = ended.stderr.trim().split('\n');
  expect(lines[0]).toMatch(/\b1,000 endpoints\b.* 10 s/);
  expect(lines.length).toBeLessThan(25);
  expect(ended.mebibytes).toBeLessThan(700);
});
