import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ExpectedError } from '../system/errors.ts';
import { runTool } from '../system/exec.ts';
import { readRegularFile, readRegularFileSync } from '../system/files.ts';
import { faultOf } from './faults.ts';
import { type GoContext, lastLines, runGo } from './go.ts';

/**
 * The files of our Go programs, by their paths below `helper/`. The bundle has no folder `src/`, so `embedGoHelpers` in rolldown.config.ts
 * replaces `undefined` with the files.
 */
const EMBEDDED: Readonly<Record<string, string>> | undefined = undefined;
let files: Readonly<Record<string, string>> | undefined = EMBEDDED;

/**
 * The folders below `src` that hold our Go programs. Editors and tests see one Go module in each folder, and we build the programs of all
 * folders as one module.
 */
const HELPER_FOLDERS = ['golang/helper', 'repair/helper'];

/** Reads the files of our Go programs, except for their tests. The keys are paths below `helper/`. @param src the folder `src`. */
export function readHelpers(src: string): Record<string, string> {
  const files = HELPER_FOLDERS.flatMap((path) => {
    const folder = join(src, path);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const kept = names.filter((name) => /\.(go|mod)$/.test(name) && !name.endsWith('_test.go')).sort();
    return kept.map((name) => [
      name.replaceAll('\\', '/'),
      readRegularFileSync(join(folder, name)).toString(),
    ]);
  });
  return Object.fromEntries(files);
}

/** The options for building a helper. `scratch` is an existing folder for the files of the helper. */
export interface HelperOptions {
  readonly go: { readonly context: GoContext; readonly exe: string };
  readonly scratch: string;
  /** The purpose of the helper, for error messages. The text completes the sentence "The Go program that …". */
  readonly purpose: string;
}

/**
 * Builds the program in `helper/NAME/` for this machine. A second build of the program is quick, because Go caches the packages. The
 * program has no symbols, because Go links programs without symbols faster.
 * @returns the path of the program.
 */
export async function buildHelper(name: string, { go, scratch, purpose }: HelperOptions): Promise<string> {
  const folder = join(scratch, 'helper');
  files ??= readHelpers(join(import.meta.dirname, '..'));
  for (const [path, text] of Object.entries(files)) {
    if (path !== 'go.mod' && !path.startsWith(`${name}/`)) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const program = join(folder, name, `${name}${go.exe}`);
  // With `-trimpath`, Go finds the compiled package in its cache, although each run has a different scratch folder.
  const args = ['build', '-mod=mod', '-trimpath', '-ldflags=-s -w', '-o', program, `./${name}`];
  const { exitCode, stderr } = await runGo(args, {
    ...go.context,
    cwd: folder,
    // The helper runs on this machine even if the user builds for a different platform. The user's Go workspace must not affect the helper.
    env: {
      ...(go.context.env ?? process.env),
      GOTMPDIR: folder,
      GOFLAGS: undefined,
      GOOS: undefined,
      GOARCH: undefined,
      GO111MODULE: undefined,
      GOWORK: 'off',
    },
  });
  if (exitCode === 0) return program;
  const fault = faultOf(stderr);
  if (fault !== undefined) throw new ExpectedError(fault.message, { fix: fault.fix });
  const fix = 'Check that `go build` works for a program that needs only the standard library.';
  throw new ExpectedError(`The Go program that ${purpose} does not build: ${lastLines(stderr, 5)}`, { fix });
}

/**
 * Builds a helper and runs it to answer one question. The helper gets two paths as arguments. The helper reads the question as JSON from
 * the first file, and writes its answer into the second file.
 */
export async function askHelper(name: string, question: unknown, options: HelperOptions): Promise<string> {
  const program = await buildHelper(name, options);
  const folder = dirname(program);
  const [asked, answered] = [join(folder, 'question.json'), join(folder, 'answer')];
  await writeFile(asked, JSON.stringify(question));
  const { exitCode, stderr } = await runTool([program, asked, answered], {
    ...options.go.context,
    cwd: folder,
  });
  if (exitCode === 0) return (await readRegularFile(answered)).toString();
  const message = `The Go program that ${options.purpose} failed: ${lastLines(stderr, 5)}`;
  // A Go program exits with 2 if it panics. A panic of the helper is a bug in Go PGO Action, not a mistake of the user.
  if (exitCode === 2) throw new Error(message);
  const fix = 'Fix what the message says about this machine, such as a full disk, then run again.';
  throw new ExpectedError(message, { fix });
}
