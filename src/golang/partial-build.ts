import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ends } from '../profile/edges.ts';
import { sha256OfFile } from '../system/files.ts';
import type { PartialBuild } from './binaries.ts';
import { type BuildRun, buildContext } from './build.ts';
import { importPathsOf } from './compiler-notes.ts';
import { goOutput, runGo } from './go.ts';

/**
 * Builds a program with a profile without some calls, and compiles only the packages of these calls again.
 *
 * A whole build with another profile compiles all packages, because the digest of the profile is part of each package's key in the
 * build cache. But a call that is left out keeps its weight, so all other calls are as hot as before, and most packages come out the
 * same. So a build with the recorded profile, in which only the packages of the changed calls get the tuned one, makes the same machine
 * code:
 *
 *     go tool preprofile -i tuned.pgo -o tuned-1f0c….preprofile
 *     go build -pgo=recorded.pgo -gcflags=go/printer=-pgoprofile=/tmp/…/tuned-1f0c….preprofile …
 *
 * On go/printer it takes 4 s instead of 70 s. `docs/internals/inlining.md` says why it is exact, and
 * `__tests__/golang/partial-build.full.test.ts` compares the content of all packages. The binary records other flags than a plain `go build`
 * would, so a partial build is good for measuring, and what is published is built by `go build` alone.
 */

/** The profiles of a partial build, and the calls in which they differ. */
export interface ChangedProfile {
  /** The path of the profile with all calls. */
  readonly recorded: string;
  /** The path of the profile without some calls. */
  readonly tuned: string;
  /** The callers and callees of all calls that the tuned profile leaves out. */
  readonly calls: readonly Ends[];
}

/**
 * Prepares a partial build.
 * @returns undefined if a whole build is needed: with the user's own build command, with `-gcflags` of the user's, before Go 1.23, which
 * has no `go tool preprofile`, and for calls from or to generic functions, which are compiled in the packages that use them.
 */
export async function partialBuild(
  { go, mainPackage, flags, own, scratch, signal }: BuildRun,
  { recorded, tuned, calls }: ChangedProfile,
): Promise<PartialBuild | undefined> {
  const context = buildContext(go, scratch, signal);
  const functions = calls.flatMap(({ caller, callee }) => [caller, callee]);
  if (own !== undefined || functions.some((name) => name.includes('['))) return undefined;
  const userFlags = [...flags, await goOutput(['env', 'GOFLAGS'], context)];
  if (userFlags.some((flag) => /(^|\s)--?gcflags\b/.test(flag))) return undefined;
  // The key of a package has the path of this file and not its content, so the path must differ with the content.
  const folder = join(scratch, 'preprofiles');
  const file = join(folder, `tuned-${await sha256OfFile(tuned)}.preprofile`);
  await mkdir(folder, { recursive: true });
  const printed = join(folder, 'printed.preprofile');
  const { exitCode } = await runGo(['tool', 'preprofile', '-i', tuned, '-o', printed], context);
  signal?.throwIfAborted();
  if (exitCode !== 0) return undefined;
  await copyFile(printed, file);
  const flag = /\s/.test(file) ? `"-pgoprofile=${file}"` : `-pgoprofile=${file}`;
  const packages = importPathsOf(functions, mainPackage.importPath);
  return { recorded, flags: packages.map((path) => `-gcflags=${path}=${flag}`) };
}
