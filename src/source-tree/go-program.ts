import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedError } from '../system/errors.ts';
import { type RunResult } from '../system/exec.ts';
import { run } from '../system/exec.ts';
import { type GoToolchain, lastLines, runGo } from '../go.ts';

/** A Go program of one file that needs nothing but the standard library. */
export interface GoProgram {
  readonly name: string;
  /** What it is for, to end the sentence "The program that … does not build". */
  readonly purpose: string;
  /** Of package main; it takes two arguments, a JSON file that it reads and one that it writes. */
  readonly source: string;
}

/**
 * Builds the program in a folder of its own below `scratch` and has it answer one question.
 * @throws ExpectedError when the Go toolchain cannot build it, or it cannot read or write its files.
 */
export async function askGoProgram(
  go: GoToolchain,
  { name, purpose, source }: GoProgram,
  question: unknown,
  scratch: string,
): Promise<unknown> {
  const folder = join(scratch, name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'main.go'), source);
  const program = join(folder, `${name}${go.exe}`);
  const { exitCode, stderr } = await runGo(['build', '-o', program, '.'], {
    ...go.context,
    cwd: folder,
    // It runs here whatever the user builds for, and has nothing to do with a module that may lie around it.
    env: {
      ...(go.context.env ?? process.env),
      GOTMPDIR: folder,
      GOFLAGS: undefined,
      GOOS: undefined,
      GOARCH: undefined,
      GO111MODULE: 'off',
      GOWORK: 'off',
    },
  });
  if (exitCode !== 0) {
    throw new ExpectedError(`The program that ${purpose} does not build: ${lastLines(stderr, 5)}`, {
      fix: 'Check that `go build` works for a program of the standard library alone.',
    });
  }
  const [asked, answered] = [join(folder, 'question.json'), join(folder, 'answer.json')];
  await writeFile(asked, JSON.stringify(question));
  const ended = await run([program, asked, answered], { ...go.context, cwd: folder });
  if (ended.exitCode !== 0) throw failed(purpose, ended);
  return JSON.parse(await readFile(answered, 'utf8'));
}

function failed(purpose: string, { exitCode, stderr }: RunResult): Error {
  const message = `The program that ${purpose} failed: ${lastLines(stderr, 5)}`;
  // A panic is a bug.
  if (exitCode === PANIC) return new Error(message);
  return new ExpectedError(message, {
    fix: 'Mend what it says of this machine, such as a full disk, then run again.',
  });
}

const PANIC = 2;
