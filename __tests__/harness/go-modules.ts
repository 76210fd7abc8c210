import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The files of a module in `go-programs/`, by their names. */
export function goModule(name: string): Readonly<Record<string, string>> {
  const folder = join(import.meta.dirname, 'go-programs', name);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(paths.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]));
}

/**
 * A module small enough to build in a moment: one main package, one benchmark; and what the recorded profiles and `burn` have in
 * package main, else they would be refused as another program's.
 */
export const TINY = goModule('tiny');

/** A program whose profile has its own calls through an interface and a closure, recorded in `fixtures/words-*.pprof`. */
export const WORDS = goModule('words');

/** Makes `directory` a git repository with everything in it committed; returns a way to ask it. */
export async function makeRepository(directory: string): Promise<(...args: string[]) => Promise<string>> {
  const git = async (...args: string[]) => {
    const identity = ['-c', 'user.name=Gopher', '-c', 'user.email=gopher@example.com'];
    return (await run('git', [...identity, ...args], { cwd: directory })).stdout.trim();
  };
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '--all');
  await git('commit', '--quiet', '--no-gpg-sign', '--allow-empty', '--message=Start');
  return git;
}
