import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headOf } from '../../src/profile/columns.ts';
import { decodeFile } from '../../src/profile/decode.ts';
import { readLeftOut } from '../../src/tune/left-out.ts';
import { expectDocument } from '../cli/document.ts';
import { positionsProfile } from '../golang/positions.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { goModule, makeRepository } from '../harness/go-modules.ts';

/**
 * `tune: culprits` finds the calls with which the compiler crashes. No release of Go that we use has such a crash, so the tests wrap
 * the compiler (`-toolexec`): the wrapper fails as a crashed compiler does if the profile that the compiler gets has one of two calls.
 */

const LINES = 'example.com/positions/lines';
const CULPRITS = [
  { caller: `${LINES}.Second`, callee: `${LINES}.Emit` },
  { caller: `${LINES}.Flush`, callee: `${LINES}.(*Log).Add` },
];
/** In the file that the compiler gets, a call has a line for its caller, one for its callee, and one for its weight. */
const CRASHING_COMPILER = `#!/bin/sh
profile=/dev/null
for arg; do case "$arg" in -pgoprofile=*) profile=\${arg#-pgoprofile=} ;; esac; done
has() { grep -A1 -xF "$1" "$profile" | grep -qxF "$2"; }
case "$1 $*" in
*/compile*" -p ${LINES} "*)
  if ${CULPRITS.map(({ caller, callee }) => `has '${caller}' '${callee}'`).join(' || ')}; then
    echo "lines/lines.go:44:2: internal compiler error: 'Emit': crash of the test" >&2
    exit 2
  fi ;;
esac
exec "$@"
`;
let place: Place;

beforeAll(async () => {
  place = await makePlace(goModule('positions'));
  await writeFile(join(place.tmp, 'recorded.pprof'), positionsProfile());
  await writeFile(join(place.tmp, 'crashing'), CRASHING_COMPILER);
  await chmod(join(place.tmp, 'crashing'), 0o755);
  await makeRepository(place.cwd);
});
afterAll(() => place[Symbol.asyncDispose]());

async function refresh(...settings: string[]) {
  const ended = await place.run([
    'refresh',
    ...['--source', join(place.tmp, 'recorded.pprof'), '--build-flags', `-toolexec=${place.tmp}/crashing`],
    ...['--output-directory', join(place.tmp, 'out'), ...settings],
    ...'--benchmarks none --evidence none --publish none --min-samples 1 --json'.split(' '),
  ]);
  expect(ended.exitCode, ended.stderr).toBe(1);
  return ended;
}

test('without `tune: culprits`, the failure names this setting as the next step', async () => {
  const { stderr } = await refresh();
  expect(stderr).toContain('internal compiler error');
  expect(stderr).toContain('tune: culprits');
}, 240_000);

test('`tune: culprits` names the calls, and writes a report and both profiles', async () => {
  const ended = await refresh('--tune', 'culprits 3m');
  const { findings } = expectDocument(documentOf(ended));
  const warning = findings?.find(({ message }) => message.includes('The compiler crashes'))?.message;
  const issue = await readFile(join(place.tmp, 'out', 'golang-issue.md'), 'utf8');
  for (const { caller, callee } of CULPRITS) {
    expect(warning, ended.stderr).toContain(`${caller} → ${callee}`);
    expect(issue).toContain(`\`${caller}\` → \`${callee}\``);
  }
  for (const part of ['internal compiler error', '-pgo="$PWD/recorded.pgo"', 'go1.'])
    expect(issue).toContain(part);
  const head = headOf(await decodeFile(await readFile(join(place.tmp, 'out', 'without-culprits.pgo'))));
  const calls = readLeftOut(head).calls.map(({ caller, callee, kind }) => ({ caller, callee, kind }));
  expect(calls.sort((a, b) => a.callee.localeCompare(b.callee))).toEqual(
    CULPRITS.map((call) => ({ ...call, kind: 'crash' })).sort((a, b) => a.callee.localeCompare(b.callee)),
  );
  expect((await readFile(join(place.tmp, 'out', 'recorded.pgo'))).length).toBeGreaterThan(0);
}, 400_000);
