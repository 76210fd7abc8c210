import {
  Function as PprofFunction,
  Line as PprofLine,
  Location as PprofLocation,
  Mapping as PprofMapping,
  Profile as PprofProfile,
  Sample as PprofSample,
} from 'pprof-format';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { altered, textIndex } from '../harness/profiles.ts';

const sentences = goldenSentences('collect');

/** The commands name what a producer left out before anything is merged. */

/** Adds samples of another program of the host. */
const withOtherProgram = (samples: number) =>
  altered('render-1', (profile: PprofProfile) => {
    const [mappingId, functionId, id] = [100, 10_000, 10_000];
    const name = textIndex(profile, 'github.com/other/daemon.Run');
    profile.mapping.push(
      new PprofMapping({ id: mappingId, filename: textIndex(profile, '/usr/bin/otherd') }),
    );
    profile.function.push(new PprofFunction({ id: functionId, name, startLine: 10 }));
    const line = [new PprofLine({ functionId, line: 12 })];
    profile.location.push(new PprofLocation({ id, mappingId, address: 2 ** 40, line }));
    const value = [samples, samples * 10_000_000];
    profile.sample.push(new PprofSample({ locationId: [id], value }));
  });

const withoutLines = altered('render-1', (profile) => {
  for (const location of profile.location) for (const line of location.line) line.line = 0;
});

let place: Place;
beforeAll(async () => {
  place = await makePlace({
    'go.mod': 'module example.com/markdown-service\n\ngo 1.24\n',
    'main.go': 'package main\n\nfunc newHandler() {}\n\nfunc main() { newHandler() }\n',
    'default.pgo': withoutLines,
    'few.pprof': withOtherProgram(100),
    'most.pprof': withOtherProgram(1200),
  });
});
afterAll(() => place[Symbol.asyncDispose]());

async function run(...args: readonly string[]) {
  const ended = await place.run([...args, '--json']);
  return { exitCode: ended.exitCode, document: documentOf(ended) };
}

test.each(['edges', 'none'])(
  '`collect --compact %s` leaves out stacks of other programs and counts them',
  async (compact) => {
    const { exitCode, document } = await run(
      ...['collect', '--source', 'few.pprof', '--profile', 'out.pgo', '--force', '--compact', compact],
    );
    expect(exitCode).toBe(0);
    expect(document.profile).toMatchObject({ samples: 530 });
    const foreign = document.findings.find(({ message }) => message.includes('otherd'));
    expect(foreign?.message).toMatch(/\b15\.9 % .*otherd 15\.9 %/);
    sentences.add(foreign);
    const inspected = await run('inspect', 'out.pgo');
    expect(inspected.document.profile).toMatchObject({ samples: 530 });
    expect(JSON.stringify(inspected.document)).not.toContain('otherd');
  },
);

test('`collect` refuses a profile that is mostly of other programs', async () => {
  const { exitCode, document } = await run('collect', '--source', 'most.pprof', '--profile', 'out2.pgo');
  expect(exitCode).toBe(1);
  expect(document.error?.message).toContain('69.4 %');
  sentences.add(document.error);
});

/** The same stacks, whose binaries only their names show. */
const withoutMappings = (file: Uint8Array, other = 'github.com/other/daemon.Run') => {
  const profile = PprofProfile.decode(file);
  profile.mapping = [];
  for (const location of profile.location) location.mappingId = 0;
  for (const one of profile.function)
    if (profile.stringTable.strings[Number(one.name)] === 'github.com/other/daemon.Run')
      one.name = textIndex(profile, other);
  return profile.encode();
};

test.each([
  ['of another Go program', 'github.com/other/daemon.Run', 'github.com/other/daemon'],
  ['of Python', '_PyEval_EvalFrameDefault', '_PyEval_EvalFrameDefault'],
  ['of C', 'do_work', 'do_work'],
])('without mappings, stacks %s are known by their names', async (_, name, shown) => {
  await place.write({
    'unmapped-few.pprof': withoutMappings(withOtherProgram(100), name),
    'unmapped-most.pprof': withoutMappings(withOtherProgram(1200), name),
    'unmapped.pprof': withoutMappings(altered('render-1', () => {})),
  });
  const collect = (file: string) => run('collect', '--source', file, '--profile', 'out4.pgo', '--force');
  const few = await collect('unmapped-few.pprof');
  expect(few.exitCode).toBe(0);
  const foreign = few.document.findings.find(({ message }) => message.includes('15.9 %'));
  for (const named of ['function names', 'example.com/markdown-service', ` ${shown}.`])
    expect(foreign?.message).toContain(named);
  const most = await collect('unmapped-most.pprof');
  expect(most.exitCode).toBe(1);
  expect(most.document.error?.message).toMatch(/function names.* 69\.4 %/);
  sentences.add(foreign, most.document.error);
  const own = await collect('unmapped.pprof');
  expect(own.exitCode).toBe(0);
  expect(JSON.stringify(own.document)).not.toContain('to other programs');
});

test('`inspect`, `collect` and `check` name calls without lines, and do not put them down to other builds', async () => {
  const inspected = await run('inspect', 'default.pgo');
  const collected = await run('collect', '--source', 'default.pgo', '--profile', 'out3.pgo');
  const checked = await run('check');
  for (const { document } of [inspected, collected, checked]) {
    const withoutLine = document.findings.filter(({ message }) => / no line\b/.test(message));
    expect(withoutLine).toHaveLength(1);
    sentences.add(...withoutLine);
    const messages = document.findings.map(({ message }) => message);
    expect(messages.join(' ')).not.toMatch(/older or newer code|other builds/);
  }
});

sentences.compare();
