import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { collectFromCommand } from '../../src/collect/command.ts';
import type { CommandSource } from '../../src/collect/source.ts';
import { createContext } from '../contract/context.ts';
import { describeSourceContract } from '../contract/source.contract.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';

const sentences = goldenSentences('collect');

const source = (command: string, options: Partial<CommandSource> = {}): CommandSource => ({
  kind: 'command',
  command,
  label: 'command',
  required: false,
  ...options,
});

/** The processes with these words in their command; one that was just killed may take a moment to go. */
async function running(words: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['ax', '-o', 'command']);
  return stdout.split('\n').filter((line) => line.includes(words));
}

describeSourceContract('command', collectFromCommand, async () => {
  const context = await createContext();
  const cwd = join(context.cwd, 'work');
  await mkdir(cwd);
  return {
    cwd,
    working: source('echo profile >"$PGO_PROFILE_DIR/a.pprof"'),
    failing: source('echo no >&2; exit 3'),
    several: { source: source('cd "$PGO_PROFILE_DIR"; touch a.pprof b.pprof c.pprof'), files: 3 },
    slow: source('sleep 60 & sleep 61; wait'),
    secrets: [],
    [Symbol.asyncDispose]: context[Symbol.asyncDispose],
  };
});

describe('what it takes', () => {
  test('every regular file, at any depth, sorted; no links', async () => {
    await using context = await createContext();
    const command =
      'cd "$PGO_PROFILE_DIR"; mkdir -p b/c; echo 1 >z.pprof; echo 2 >b/c/y.pprof; echo 3 >"- x.pprof"; ln -s /etc/passwd link; mkfifo pipe';
    const { files } = await collectFromCommand(source(command), context);
    expect(files.map((file) => file.name)).toEqual(['- x.pprof', 'b/c/y.pprof', 'z.pprof']);
    expect(await readFile(files[1]?.path ?? '', 'utf8')).toBe('2\n');
  });

  test('it runs in the working directory with the environment, and each line that it prints is a detail', async () => {
    await using context = await createContext({ env: { PATH: process.env['PATH'], COLOUR: 'blue' } });
    const command = 'pwd >"$PGO_PROFILE_DIR/where"; echo "is $COLOUR"; printf "\\033[31m::error::x\\n" >&2';
    const { files } = await collectFromCommand(source(command), context);
    expect(await readFile(files[0]?.path ?? '', 'utf8')).toBe(`${context.cwd}\n`);
    expect(context.lines.toSorted()).toEqual([
      'Running command',
      'command | ::error::x',
      'command | is blue',
    ]);
  });
});

test('a server that the command leaves in the background: is ended with it, and the profile that it writes then is taken', async () => {
  await using context = await createContext();
  const server = 'trap "sleep 0.3; echo late >$PGO_PROFILE_DIR/late.pprof; exit" TERM; sleep 74.5 & wait';
  const { files } = await collectFromCommand(source(`(${server}) & sleep 0.3; echo loaded`), context);
  expect(files.map((file) => file.name)).toEqual(['late.pprof']);
  expect(await readFile(files[0]?.path ?? '', 'utf8')).toBe('late\n');
  expect(context.lines).toEqual(['Running command', 'command | loaded']);
  await expect.poll(() => running('sleep 74.5'), { timeout: 5_000 }).toEqual([]);
});

describe('what fails', () => {
  test('an exit code: the error quotes its last lines, and its profiles are not used', async () => {
    await using context = await createContext();
    const command =
      'touch "$PGO_PROFILE_DIR/half.pprof"; for i in 1 2 3 4 5 6 7; do echo line $i; done; exit 2';
    const error = await sentences.addError(collectFromCommand(source(command), context));
    expect(error.message).toMatch(/exit code 2\b.*: line 3 \| line 4 \| line 5 \| line 6 \| line 7\.$/);
    const crash = collectFromCommand(source('echo "panic: no data"; seq 9; exit 2'), context);
    expect((await sentences.addError(crash)).message).toMatch(/exit code 2\b.*: panic: no data\.$/);
  });

  test('no profile left', async () => {
    await using context = await createContext();
    const error = await sentences.addError(collectFromCommand(source('echo done'), context));
    expect(error.message).toMatch(/\$PGO_PROFILE_DIR.*: done\.$/);
    expect(error.fix).toContain('-cpuprofile $PGO_PROFILE_DIR/bench.pprof');
  });

  test('the time-out ends every process it started', async () => {
    await using context = await createContext();
    const command = 'echo begun; sleep 71.5 & sh -c "sleep 71.5; true" & sleep 71.5';
    const error = await sentences.addError(collectFromCommand(source(command, { timeout: 700 }), context));
    expect(error.message).toMatch(/ 0\.7 s .*: begun\.$/);
    expect(error.fix).toContain('timeout');
    await expect.poll(() => running('sleep 71.5'), { timeout: 5_000 }).toEqual([]);
  });
});

sentences.compare();
