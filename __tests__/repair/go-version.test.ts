import { Profile as PprofProfile } from 'pprof-format';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeWhole } from '../../src/profile/encode.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { profileOfStacks, type Stack } from '../harness/profile-objects.ts';
import { textIndex } from '../harness/profiles.ts';

/** A profile of a build by another version of Go is called that where its paths or its calls show it, and only there. */

const MAIN =
  'package main\n\nfunc main() {\n\tcommon()\n}\n\n//go:noinline\nfunc common() { step() }\n\n//go:noinline\nfunc step() {}\n';

let place: Place;
beforeAll(async () => {
  place = await makePlace({ 'go.mod': 'module example.com/pool\n\ngo 1.21\n', 'main.go': MAIN });
});
afterAll(() => place[Symbol.asyncDispose]());

const call = (samples: number, caller: string, callee: string, offset: number): Stack => [
  samples,
  [[callee, 1, 1]],
  [[caller, 1, 1 + offset]],
];
/** The file with the path of its source at each function. */
function withPaths(file: Uint8Array, path: string): Uint8Array {
  const profile = PprofProfile.decode(file);
  for (const one of profile.function) one.filename = textIndex(profile, path);
  return profile.encode();
}

const OWN = [call(600, 'main.main', 'main.common', 1), call(400, 'main.common', 'main.step', 0)];
const OWN_MOVED = [call(600, 'main.main', 'main.common', 7), call(400, 'main.common', 'main.step', 0)];
/** Today, `schedule` does not call them on its first lines. */
const STANDARD_MOVED = [
  call(300, 'runtime.schedule', 'runtime.findRunnable', 1),
  call(200, 'runtime.schedule', 'runtime.execute', 2),
];
const OLD_GOROOT = '/usr/local/go1.25.1/src/runtime/proc.go';
const BY_PATHS = /another version of Go: .* go1\.25\.1, .*go1\.\d+/;
const BY_CALLS =
  /comes from builds with another version of Go, because the calls .* are in the standard library/;
const OLDER = /built from older or newer code, or from tests|builds of older or newer code, or of tests/;

test.each<[string, readonly Stack[], string, RegExp | undefined, boolean]>([
  ['calls of the standard library that moved', [...OWN, ...STANDARD_MOVED], OLD_GOROOT, BY_PATHS, false],
  ['the same without paths', [...OWN, ...STANDARD_MOVED], '', BY_CALLS, false],
  ['the same with the paths of -trimpath', [...OWN, ...STANDARD_MOVED], 'runtime/proc.go', BY_CALLS, false],
  ['calls of both that moved', [...OWN_MOVED, ...STANDARD_MOVED], OLD_GOROOT, BY_PATHS, true],
  [
    'only own calls that moved',
    [...OWN_MOVED, call(9, 'runtime.goexit', 'runtime.main', 1)],
    OLD_GOROOT,
    BY_PATHS,
    true,
  ],
  ['own calls that moved, without paths', OWN_MOVED, '', undefined, true],
])('%s', async (_, stacks, path, version, isOlder) => {
  await place.write({ 'cpu.pprof': withPaths(encodeWhole(profileOfStacks(stacks)), path) });
  const args = ['collect', '--source', 'cpu.pprof', '--profile', 'out.pgo', '--force', '--json'];
  const messages = documentOf(await place.run(args)).findings.map(({ message }) => message);
  const mismatch = messages.filter((message) => /collected weight comes from/.test(message));
  expect(mismatch).toEqual([expect.stringMatching(version ?? /builds of older or newer code/)]);
  expect(mismatch.some((message) => /another version of Go/.test(message))).toBe(version !== undefined);
  expect(mismatch.some((message) => OLDER.test(message))).toBe(isOlder);
});
