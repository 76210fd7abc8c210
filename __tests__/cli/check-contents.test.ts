import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHECKED, check, goodProfile } from '../harness/checked.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { recorded, textIndex } from '../harness/profiles.ts';

/** What `check` says of calls that hurt and of a file that is too large, outside of a repository. */

const HARMFUL = 'google.golang.org/grpc/internal/transport.(*loopyWriter).processData';

let place: Place;
beforeAll(async () => {
  place = await makePlace(CHECKED);
});
afterAll(() => place[Symbol.asyncDispose]());

const harmful = () =>
  goodProfile((profile) => {
    const memmove = textIndex(profile, 'runtime.memmove');
    for (const func of profile.function) if (func.name === memmove) func.name = textIndex(profile, HARMFUL);
  });

test('a call that is known to hurt, by the version of Go', async () => {
  await place.write({ 'default.pgo': harmful() });
  const { exitCode, decision, findings } = await check(place);
  expect({ exitCode, decision }).toEqual({ exitCode: 0, decision: 'update' });
  expect(findings).toEqual([
    {
      severity: 'warning',
      at: 'default.pgo',
      message: expect.stringMatching(
        /^`google\.golang\.org\/grpc\/.*processData` \([\d.]+ % of the call-edge weight\) is hot in it and hurts when go1\.\S+ inlines it: each gRPC .* \(https:\/\/github\.com\/grpc\/grpc-go\/issues\/6991\)\.$/,
      ),
      fix: expect.stringMatching(/^Refresh the profile, which keeps this call out\. /),
    },
  ]);
  const reported = await check(place, ['--hazards', 'report']);
  expect(reported.decision).toBe('keep');
  const what = `\`${HARMFUL}\`, which hurts when it is inlined`;
  expect(reported.findings).toEqual([
    { severity: 'note', at: 'default.pgo', message: `Less than 1 % of its weight each: ${what}.` },
  ]);
});

test('what a refresh has kept out is not hot, and what `exclude` names is to be kept out', async () => {
  await place.write({ 'whole.pprof': harmful() });
  const args = ['--source', 'whole.pprof', '--profile', 'default.pgo', '--json'];
  expect((await place.run(['collect', ...args])).exitCode).toBe(0);
  expect((await check(place)).findings).toEqual([]);
  const excluded = await check(place, ['--exclude', 'runtime._Ofruntimenanotime']);
  expect(excluded.findings).toMatchObject([
    {
      severity: 'warning',
      message: expect.stringMatching(
        /^`runtime\._Ofruntimenanotime` \(.*\) is hot in it, although `exclude` names it\.$/,
      ),
    },
  ]);
});

test.each([2, 3])('a profile that is gzipped %i times, of which `go build` unpacks one', async (layers) => {
  let file = goodProfile();
  for (let at = 0; at < layers; at++) file = gzipSync(file);
  await place.write({ 'default.pgo': file });
  const checked = await check(place);
  expect(checked).toMatchObject({ exitCode: 1, error: expect.stringContaining(`gzipped ${layers} times`) });
  expect(checked.findings).toContainEqual({
    severity: 'error',
    at: 'default.pgo',
    message: expect.stringContaining(`gzipped ${layers} times`),
    fix: expect.stringContaining('gunzip -c < FILE'),
  });
  const inspected = await place.run(['inspect', 'default.pgo']);
  expect(inspected.exitCode).toBe(0);
  expect(inspected.stdout).toMatch(new RegExp(`gzipped ${layers} times`));
  expect(inspected.stdout).not.toMatch(/compiler can use it\./);
  const fix = checked.findings.find(({ severity }) => severity === 'error')?.fix ?? '';
  const command = /`([^`]+)`/.exec(fix)?.[1]?.replace('FILE', 'default.pgo').replace('cpu.pprof', 'new.pgo');
  execFileSync('sh', ['-c', command ?? 'false'], { cwd: place.cwd });
  await place.write({ 'default.pgo': await readFile(place.path('new.pgo')) });
  expect((await check(place)).exitCode).toBe(0);
});

test('no percentages of fewer than 30 samples, and a gate on one is an error without it', async () => {
  const withSamples = (samples: number) =>
    goodProfile((profile) => {
      profile.sample = profile.sample.slice(0, samples);
      for (const { value } of profile.sample) value[0] = 1;
    });
  const run = async (samples: number, ...args: string[]) => {
    await place.write({ 'few.pgo': withSamples(samples) });
    return place.run(['check', '--profile', 'few.pgo', '--min-samples', '1', '--json', ...args]);
  };
  const few = await run(29);
  expect(few.stdout).not.toMatch(/\d %/);
  expect(documentOf(few).findings).toContainEqual(
    expect.objectContaining({
      severity: 'note',
      message: expect.stringContaining('29 samples are too few for percentages'),
    }),
  );
  expect(documentOf(few).decision).not.toHaveProperty('staleWeight');
  const gated = await run(29, '--fail-on', 'stale > 99%');
  expect(gated.exitCode).toBe(1);
  expect(documentOf(gated).error?.message).toMatch(/`stale > 99%`.* cannot be judged: 29 samples/);
  const enough = await run(30, '--fail-on', 'stale > 99%');
  expect(enough.exitCode, enough.stdout).toBe(0);
  expect(documentOf(enough).decision).toHaveProperty('staleWeight');
  expect(enough.stdout).not.toContain('too few for percentages');
});

test('packages that cannot be loaded, as their calls are not found', async () => {
  const gone = 'package main\n\nimport _ "example.com/gone"\n';
  await using other = await makePlace({ ...CHECKED, 'gone.go': gone, 'default.pgo': goodProfile() });
  const message = '1 package cannot be loaded, so calls in them may be missing: example.com/gone.';
  expect((await check(other)).findings).toMatchObject([{ severity: 'warning', message }]);
});

test('parts of less than 1 % are one note', async () => {
  await place.write({ 'default.pgo': goodProfile() });
  const rare = ['runtime.mallocgc', 'runtime.memmove'];
  const { exitCode, decision, findings } = await check(place, ['--exclude', rare.join(',')]);
  expect({ exitCode, decision }).toEqual({ exitCode: 0, decision: 'keep' });
  const named = rare.map((name) => `\`${name}\`, which \`exclude\` names`).join('; ');
  expect(findings).toEqual([
    { severity: 'note', at: 'default.pgo', message: `Less than 1 % of its weight each: ${named}.` },
  ]);
});

test('how it was recorded: by an idle program, by another system, by tests', async () => {
  const recorded = (change: Parameters<typeof goodProfile>[0]) =>
    goodProfile((profile) => {
      profile.durationNanos = 600e9;
      change?.(profile);
    });
  await place.write({
    'default.pgo': recorded((profile) => {
      for (const mapping of profile.mapping) mapping.filename = textIndex(profile, '/tmp/b001/instance.test');
    }),
  });
  const { findings } = await check(place);
  const sentences = findings.map(({ severity, message }) => `${severity}: ${message}`);
  expect(sentences).toEqual([
    expect.stringMatching(/^warning: It was recorded at \d\.\d % of one CPU: the program was mostly idle\.$/),
    'note: It was recorded from a test binary (`instance.test`): it shows what tests do, not what users do.',
  ]);
  // A compacted profile has no mappings.
  const calling = (name: string) =>
    goodProfile((profile) => {
      for (const func of profile.function)
        if (/_Ofgithub/.test(`${profile.stringTable.strings[Number(func.name)]}`))
          func.name = textIndex(profile, name);
    });
  await place.write({ 'default.pgo': calling('runtime.stdcall1') });
  const message = expect.stringMatching(
    / It was recorded on windows\/amd64, as `runtime\.stdcall1` shows, and is matched to the source for windows\/amd64\.$/,
  );
  const elsewhere = documentOf(await place.run(['check', '--json']));
  expect(elsewhere.findings).toContainEqual(expect.objectContaining({ message }));
  await place.write({ 'tests.pprof': calling('testing.(*B).runN') });
  const args = ['--source', 'tests.pprof', '--profile', 'default.pgo', '--json'];
  expect((await place.run(['collect', ...args])).exitCode).toBe(0);
  expect((await check(place)).findings).toMatchObject([
    { severity: 'note', message: expect.stringMatching(/`go test`.* % of its weight is in calls by tests/) },
  ]);
  await place.write({ 'pgo.yml': 'sources:\n  - command: |\n      set -e\n      go test -bench .\n' });
  expect(await check(place, ['--config', 'pgo.yml'])).toMatchObject({ exitCode: 0, findings: [] });
});

test('`fail-on` and `expect` make errors of an old profile and of one that lacks something', async () => {
  await place.write({ 'default.pgo': goodProfile(), 'whole.pprof': goodProfile() });
  const kept = ['--fail-on', 'age > 36500d, stale > 100%', '--expect', 'main.*,main'];
  expect(await check(place, kept)).toMatchObject({ exitCode: 0, findings: [] });
  const measured = await check(place, ['--fail-on', 'slower > 2%']);
  expect(measured.findings).toMatchObject([
    {
      severity: 'note',
      message: '`check` does not judge `slower > 2%`, which `fail-on` has: it measures nothing.',
      fix: 'It judges `age` and `stale`; `compare` judges the others.',
    },
  ]);
  const old = await check(place, ['--fail-on', 'age>1d']);
  expect(old).toMatchObject({ exitCode: 1, decision: 'reject', findings: [{ severity: 'error' }] });
  expect(old.error).toMatch(/^It is [\d.]+ days old, and `fail-on` has `age>1d`\.$/);
  await place.write({ 'default.pgo': harmful() });
  expect((await check(place, ['--fail-on', 'stale > 0%'])).error).toMatch(/is stale, and `fail-on` has/);
  await place.write({ 'default.pgo': goodProfile() });
  const wanted = ['--expect', 'main.*, example.com/tiny/store, main.(*Gone).Get'];
  const lacking = 'no call of `example.com/tiny/store`, `main.(*Gone).Get`, which `expect` names.';
  expect(await check(place, wanted)).toMatchObject({ exitCode: 1, error: `The profile has ${lacking}` });
  await place.write({ 'render.pprof': recorded('render-1') });
  const short = ['collect', '--source', 'render.pprof', '--json', '--expect', 'render,index.Gone'];
  const whole = await place.run(short);
  expect(documentOf(whole).error?.fix).toContain('`example.com/markdown-service/render`');
  const collected = await place.run(['collect', '--source', 'whole.pprof', '--json', ...wanted]);
  expect(collected.exitCode).toBe(1);
  expect(documentOf(collected).error?.message).toBe(`The merge has ${lacking}`);
});
