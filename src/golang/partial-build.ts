import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ends } from '../profile/edges.ts';
import { sha256OfFile } from '../system/files.ts';
import type { PartialBuild } from './binaries.ts';
import { type BuildRun, buildContext } from './build.ts';
import { importPathsOf } from './compiler-notes.ts';
import { goOutput, runGo } from './go.ts';

/**
 * Builds a program with a tuned profile, which leaves out some calls, and compiles only the packages of the left-out calls again.
 *
 * Usually, a build with a new profile compiles all packages again, because the digest of the profile is part of each package's key in the
 * build cache. But all calls that the tuned profile keeps are as hot as before, because a left-out call still counts in the sum of all
 * weights. So the machine code of most packages stays the same. Therefore only the packages of the left-out calls are compiled with the
 * tuned profile, and all other packages with the recorded profile. The machine code is the same as that of a whole build with the tuned
 * profile:
 *
 *     go tool preprofile -i tuned.pgo -o tuned-1f0c….preprofile
 *     go build -pgo=recorded.pgo -gcflags=go/printer=-pgoprofile=/tmp/…/tuned-1f0c….preprofile …
 *
 * For go/printer, such a partial build takes 4 s instead of 70 s. `docs/internals/inlining.md` explains why the machine code is exactly the
 * same, and `__tests__/golang/partial-build.full.test.ts` compares the content of all packages. The binary of a partial build records
 * different flags than the binary of a plain `go build`. Therefore partial builds serve only for measuring, and published binaries come
 * from a plain `go build`.
 */

/** The profiles of a partial build, and the calls that only the recorded profile has. */
export interface ChangedProfile {
  /** The path of the recorded profile, which has all calls. */
  readonly recorded: string;
  /** The path of the tuned profile, which leaves out some calls. */
  readonly tuned: string;
  /** The callers and callees of all calls that the tuned profile leaves out. */
  readonly calls: readonly Ends[];
}

/**
 * Prepares a partial build, in which only the packages of the left-out calls are compiled with the tuned profile.
 * @returns undefined if a whole build is needed: in the same cases as for `packagesWithProfile`, and if a left-out call is from or to a
 * generic function. Generic functions are compiled in the packages that use them.
 */
export async function partialBuild(
  build: BuildRun,
  { recorded, tuned, calls }: ChangedProfile,
): Promise<PartialBuild | undefined> {
  const functions = calls.flatMap(({ caller, callee }) => [caller, callee]);
  if (functions.some((name) => name.includes('['))) return undefined;
  return packagesWithProfile(build, {
    recorded,
    tuned,
    packages: importPathsOf(functions, build.mainPackage.importPath),
  });
}

/** The profiles of a partial build, and the import paths of the packages that are compiled with the tuned profile. */
export interface ProfilesByPackage extends Pick<ChangedProfile, 'recorded' | 'tuned'> {
  readonly packages: readonly string[];
}

/**
 * Prepares a build in which only the given packages are compiled with the tuned profile.
 * @returns undefined if a whole build is needed. A whole build is needed if the user has a build command or passes `-gcflags`, and for Go
 * before 1.23, which has no `go tool preprofile`.
 */
export async function packagesWithProfile(
  { go, flags, own, scratch, signal }: BuildRun,
  { recorded, tuned, packages }: ProfilesByPackage,
): Promise<PartialBuild | undefined> {
  const context = buildContext(go, scratch, signal);
  if (own !== undefined) return undefined;
  const userFlags = [...flags, await goOutput(['env', 'GOFLAGS'], context)];
  if (userFlags.some((flag) => /(^|\s)--?gcflags\b/.test(flag))) return undefined;
  // The key of a package in the build cache contains the path of the profile's file, but not the content of this file. Therefore a file
  // with different content must have a different path.
  const folder = join(scratch, 'preprofiles');
  const file = join(folder, `tuned-${await sha256OfFile(tuned)}.preprofile`);
  await mkdir(folder, { recursive: true });
  const printed = join(folder, 'printed.preprofile');
  const { exitCode } = await runGo(['tool', 'preprofile', '-i', tuned, '-o', printed], context);
  signal?.throwIfAborted();
  if (exitCode !== 0) return undefined;
  await copyFile(printed, file);
  const flag = /\s/.test(file) ? `"-pgoprofile=${file}"` : `-pgoprofile=${file}`;
  return { recorded, flags: packages.map((path) => `-gcflags=${path}=${flag}`) };
}
