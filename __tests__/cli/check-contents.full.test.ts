import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHECKED, check, goodProfile } from '../harness/checked.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { recorded, textIndex } from '../harness/profiles.ts';

const sentences = goldenSentences('check', [
  [/\d+(\.\d+)? days/g, '<n> days'],
  [/\b\d+\.\d+ %/g, '<n> %'],
]);

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
  expect(findings).toMatchObject([
    { severity: 'warning', at: 'default.pgo', message: expect.stringContaining(HARMFUL) },
  ]);
  sentences.add(...findings);
  const reported = await check(place, ['--hazards', 'report']);
  expect(reported.decision).toBe('keep');
  expect(reported.findings).toMatchObject([
    { severity: 'note', at: 'default.pgo', message: expect.stringContaining(HARMFUL) },
  ]);
  sentences.add(...reported.findings);
});

test('what a refresh has kept out is not hot, and what `exclude` names is to be kept out', async () => {
  await place.write({ 'whole.pprof': harmful() });
  const args = ['--source', 'whole.pprof', '--profile', 'default.pgo', '--json'];
  expect((await place.run(['collect', ...args])).exitCode).toBe(0);
  expect((await check(place)).findings).toEqual([]);
  const excluded = await check(place, ['--exclude', 'runtime._Ofruntimenanotime']);
  expect(excluded.findings).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('`runtime._Ofruntimenanotime`') },
  ]);
  sentences.add(...excluded.findings);
});

test.each([2, 3])('a profile that is gzipped %i times, of which `go build` unpacks one', async (layers) => {
  let file = goodProfile();
  for (let at = 0; at < layers; at++) file = gzipSync(file);
  await place.write({ 'default.pgo': file });
  const checked = await check(place);
  expect(checked).toMatchObject({ exitCode: 1, error: expect.stringContaining(`gzipped ${layers} times`) });
  const error = checked.findings.find(({ severity }) => severity === 'error');
  expect(error).toMatchObject({ at: 'default.pgo', fix: expect.stringContaining('gunzip -c < FILE') });
  sentences.add(error);
  const inspected = await place.run(['inspect', 'default.pgo']);
  expect(inspected.exitCode).toBe(0);
  expect(inspected.stdout).toMatch(new RegExp(`gzipped ${layers} times`));
  expect(inspected.stdout).not.toMatch(/compiler can use the profile\./);
  const command = /`([^`]+)`/
    .exec(error?.fix ?? '')?.[1]
    ?.replace('FILE', 'default.pgo')
    .replace('cpu.pprof', 'new.pgo');
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
  const { findings } = documentOf(few);
  expect(findings).toContainEqual(
    expect.objectContaining({ severity: 'note', message: expect.stringContaining('29 samples') }),
  );
  sentences.add(...findings);
  expect(documentOf(few).decision).not.toHaveProperty('staleWeight');
  const gated = await run(29, '--fail-on', 'stale > 99%');
  expect(gated.exitCode).toBe(1);
  expect(documentOf(gated).error?.message).toContain('`stale > 99%`');
  sentences.add(documentOf(gated).error);
  const enough = await run(30, '--fail-on', 'stale > 99%');
  expect(enough.exitCode, enough.stdout).toBe(0);
  expect(documentOf(enough).decision).toHaveProperty('staleWeight');
  expect(enough.stdout).not.toContain('too few for percentages');
});

test('packages that cannot be loaded, as their calls are not found', async () => {
  const gone = 'package main\n\nimport _ "example.com/gone"\n';
  await using other = await makePlace({ ...CHECKED, 'gone.go': gone, 'default.pgo': goodProfile() });
  const { findings } = await check(other);
  expect(findings).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('example.com/gone') },
  ]);
  sentences.add(...findings);
});

test('parts of less than 1 % are one note', async () => {
  await place.write({ 'default.pgo': goodProfile() });
  const rare = ['runtime.mallocgc', 'runtime.memmove'];
  const { exitCode, decision, findings } = await check(place, ['--exclude', rare.join(',')]);
  expect({ exitCode, decision }).toEqual({ exitCode: 0, decision: 'keep' });
  expect(findings).toMatchObject([{ severity: 'note', at: 'default.pgo' }]);
  for (const name of rare) expect(findings[0]?.message).toContain(name);
  sentences.add(...findings);
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
  expect(findings).toMatchObject([
    { severity: 'warning', message: expect.stringMatching(/\d\.\d % of one CPU/) },
    { severity: 'note', message: expect.stringContaining('`instance.test`') },
  ]);
  sentences.add(...findings);
  // A compacted profile has no mappings.
  const calling = (name: string) =>
    goodProfile((profile) => {
      for (const func of profile.function)
        if (/_Ofgithub/.test(`${profile.stringTable.strings[Number(func.name)]}`))
          func.name = textIndex(profile, name);
    });
  await place.write({ 'default.pgo': calling('runtime.stdcall1') });
  const elsewhere = documentOf(await place.run(['check', '--json']));
  const ofWindows = elsewhere.findings.find(({ message }) => message.includes('windows/amd64'));
  expect(ofWindows?.message).toContain('`runtime.stdcall1`');
  sentences.add(ofWindows);
  await place.write({ 'tests.pprof': calling('testing.(*B).runN') });
  const args = ['--source', 'tests.pprof', '--profile', 'default.pgo', '--json'];
  expect((await place.run(['collect', ...args])).exitCode).toBe(0);
  const ofTests = (await check(place)).findings;
  expect(ofTests).toMatchObject([{ severity: 'note', message: expect.stringMatching(/`go test`.* %/) }]);
  sentences.add(...ofTests);
  await place.write({ 'pgo.yml': 'sources:\n  - command: |\n      set -e\n      go test -bench .\n' });
  expect(await check(place, ['--config', 'pgo.yml'])).toMatchObject({ exitCode: 0, findings: [] });
});

test('no profile, and a profile without call edges: both are worth a refresh', async () => {
  await rm(place.path('default.pgo'), { force: true });
  const missing = await check(place);
  expect(missing).toMatchObject({ exitCode: 1, decision: 'update', findings: [{ severity: 'note' }] });
  const flat = goodProfile((profile) => {
    for (const sample of profile.sample) sample.locationId = sample.locationId.slice(0, 1);
    for (const location of profile.location) location.line = location.line.slice(0, 1);
  });
  await place.write({ 'default.pgo': flat });
  const useless = await check(place);
  expect(useless).toMatchObject({ exitCode: 0, decision: 'update' });
  const [first] = useless.findings.filter(({ severity }) => severity === 'warning');
  expect(first?.message).toBe('The profile has no call edge, so PGO has no effect.');
  const { stdout } = await place.run(['inspect', 'default.pgo']);
  expect(stdout).toContain('no call edge');
  expect(stdout).not.toMatch(/compiler can use the profile\.|PGO can improve/);
});

test('the date of a profile is in the future', async () => {
  const future = goodProfile((profile) => {
    profile.timeNanos = BigInt(Date.now() + 400 * 86_400_000) * 1_000_000n;
  });
  await place.write({ 'default.pgo': future });
  const { decision, findings } = await check(place);
  expect(decision).toBe('update');
  expect(findings).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('is in the future (') },
  ]);
});

test('`fail-on` and `expect` make errors of an old profile and of one that lacks something', async () => {
  await place.write({ 'default.pgo': goodProfile(), 'whole.pprof': goodProfile() });
  const kept = ['--fail-on', 'age > 36500d, stale > 100%', '--expect', 'main.*,main'];
  expect(await check(place, kept)).toMatchObject({ exitCode: 0, findings: [] });
  const measured = await check(place, ['--fail-on', 'slower > 2%']);
  expect(measured.findings).toMatchObject([
    { severity: 'note', message: expect.stringContaining('`slower > 2%`') },
  ]);
  sentences.add(...measured.findings);
  const old = await check(place, ['--fail-on', 'age>1d']);
  expect(old).toMatchObject({ exitCode: 1, decision: 'reject', findings: [{ severity: 'error' }] });
  expect(old.error).toContain('`age>1d`');
  sentences.add({ severity: 'error', message: old.error });
  await place.write({ 'default.pgo': harmful() });
  const stale = await check(place, ['--fail-on', 'stale > 0%']);
  expect(stale.error).toContain('`stale > 0%`');
  sentences.add({ severity: 'error', message: stale.error });
  await place.write({ 'default.pgo': goodProfile() });
  const wanted = ['--expect', 'main.*, example.com/tiny/store, main.(*Gone).Get'];
  const lacking = await check(place, wanted);
  expect(lacking).toMatchObject({ exitCode: 1, error: expect.stringContaining('`main.(*Gone).Get`') });
  expect(lacking.error).not.toContain('main.*');
  sentences.add({ severity: 'error', message: lacking.error });
  await place.write({ 'render.pprof': recorded('render-1') });
  const short = ['collect', '--source', 'render.pprof', '--json', '--expect', 'render,index.Gone'];
  const whole = await place.run(short);
  expect(documentOf(whole).error?.fix).toContain('`example.com/markdown-service/render`');
  const collected = await place.run(['collect', '--source', 'whole.pprof', '--json', ...wanted]);
  expect(collected.exitCode).toBe(1);
  sentences.add(documentOf(collected).error);
});

sentences.compare();
