import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Profile } from '../../src/profile/columns.ts';
import { decodeFile, decodeProfile } from '../../src/profile/decode.ts';
import { KnownNames } from '../../src/profile/names.ts';
import { type Potential, potentialOf as potentialOfTimes, timesOf } from '../../src/profile/potential.ts';
import { runTool } from '../../src/system/exec.ts';
import { goProgram } from '../harness/go-programs.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { type Frame, profileOfStacks, type Stack } from '../harness/profile-objects.ts';
import { raw } from '../harness/profiles.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const sentences = goldenSentences('inspect');

const potentialOf = (profile: Profile, of: string) =>
  potentialOfTimes(timesOf(new KnownNames().named(profile)), of);

function known(potential: Potential | undefined): Potential {
  if (potential === undefined) throw new Error('It has samples.');
  return potential;
}

test('a program that is partly in C: the shares are those that it measured itself', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'cpu.pprof');
  const { stdout, stderr, exitCode } = await runTool([await goProgram('cgo'), file], { cwd: folder.path });
  expect(exitCode, stderr).toBe(0);
  const [inC = 0, inGo = 0, inKernel = 0] = stdout.toString().split(' ').map(Number);
  const all = inC + inGo + inKernel;
  const potential = known(potentialOf(await decodeFile(await readFile(file)), 'this program'));
  const { ceiling: _, ...shares } = potential;
  expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  // On a busy machine, the shares of some three hundred samples are off by chance: one run in hundreds was off by 0.24. A whole kind of time
  // that went to the wrong share would be off by a third.
  expect(Math.abs(potential.cgo - inC / all)).toBeLessThan(0.3);
  expect(Math.abs(potential.user - inGo / all)).toBeLessThan(0.3);
  expect(Math.abs(potential.syscalls - inKernel / all)).toBeLessThan(0.3);
  expect(potential.ceiling).toMatch(
    /\d+ % .*this program.* in C(, \d+ % in assembly)? and \d+ % in system calls/,
  );
  // Without C in it, the same program would gain more of itself.
  expect(potential.ceiling).toMatch(/ 0\.\d to [0-6]\.\d % /);
});

test('an idle profile has no potential to speak of', () =>
  expect(potentialOf(decodeProfile(raw('idle')), 'it')).toBeUndefined());

describe('a stack is in', () => {
  /** Of a profile with this stack, and one of a program that calls C. */
  function classOf(leafFirst: readonly string[], callsC = false): string | undefined {
    const stack: Stack = [1, ...leafFirst.map((name): Frame[] => [[name, 1, 1]])];
    const stacks: Stack[] = callsC ? [stack, [0, [['runtime.cgocall', 1, 1]]]] : [stack];
    const potential = known(potentialOf(profileOfStacks(stacks), 'it'));
    return Object.entries(potential).find(([, share]) => share === 1)?.[0];
  }
  test('assembly, by its file', () => {
    const of = (stack: Frame[]) => potentialOf(profileOfStacks([[1, stack]], 'chacha_amd64.s'), 'it');
    const { ceiling } = known(of([['crypto.block', 1, 1]]));
    expect(ceiling).toMatch(/ 100 % .*\bit\b.* in assembly/);
    sentences.add(ceiling);
    expect(of([['runtime.scanobject', 1, 1]])).toMatchObject({ assembly: 0, gc: 1 });
  });

  test.each([
    // Leaf first, as goroutines of each kind have them.
    ['user', 'example.com/m.work', 'main.main', 'runtime.main'],
    ['user', 'strings.Index', 'example.com/m.work', 'main.main'],
    ['runtime', 'runtime.memmove', 'example.com/m.work'],
    ['user', 'runtime.asyncPreempt', 'example.com/m.work', 'main.main'],
    ['runtime', 'runtime.mallocgc', 'runtime.newobject', 'example.com/m.work'],
    ['gc', 'runtime.scanobject', 'runtime.gcDrain', 'runtime.systemstack', 'runtime.gcBgMarkWorker'],
    ['gc', 'runtime.greyobject', 'runtime.gcAssistAlloc', 'runtime.mallocgc', 'example.com/m.work'],
    ['syscalls', 'internal/runtime/syscall.Syscall6', 'syscall.RawSyscall6', 'syscall.write'],
    // macOS and Windows go through C libraries in order to call the system.
    ['syscalls', 'runtime.pthread_cond_wait_trampoline', 'runtime.asmcgocall.abi0', 'runtime.libcCall'],
    ['syscalls', 'runtime.pthread_kill', 'runtime.signalM', 'runtime.preemptM', 'runtime.gcStart'],
    ['syscalls', 'syscall.syscall', 'syscall.write', 'example.com/m.work'],
    ['syscalls', 'runtime.cgocall', 'syscall.SyscallN', 'syscall.Syscall', 'syscall.WriteFile'],
    ['cgo', 'runtime.cgocall', 'main._Cfunc_burn', 'main.main'],
    ['cgo', '<unknown>', 'runtime._ExternalCode'],
    ['syscalls', '[vdso]', 'runtime._VDSO'],
    // Go that C calls back is Go.
    ['user', 'main.compare', 'runtime.cgocallback', 'runtime.asmcgocall', 'runtime.cgocall'],
  ] as const)('%s: %s', (wanted, ...leafFirst) => {
    expect(classOf(leafFirst)).toBe(wanted);
    expect(classOf(leafFirst, true)).toBe(wanted);
  });
});

sentences.compare();
