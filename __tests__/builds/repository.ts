import { relative } from 'node:path';
import { type Builds, chooseProfile, findBuilds, usesOf } from '../../src/builds/builds.ts';
import { makePlace, type Place } from '../harness/cli.ts';
import { makeRepository } from '../harness/go-modules.ts';

/** A repository with a program in cmd/server and the given build files; real git lists them. */

const PROGRAM = {
  'go.mod': 'module example.com/shop\n\ngo 1.26\n',
  'cmd/server/main.go': 'package main\n\nfunc main() {}\n',
  'internal/jobs/jobs.go': 'package jobs\n',
};

export interface Answers extends AsyncDisposable {
  readonly place: Place;
  readonly builds: Builds;
  /** What the builds of cmd/server do with a profile: `Makefile:2 uses`. */
  uses(profile: string): string[];
  /** Which profile is chosen for it, such as `passed pgo/default.pgo`. */
  chosen(): string;
}

export async function repositoryWith(files: Readonly<Record<string, string>>): Promise<Answers> {
  const place = await makePlace({ ...PROGRAM, ...files });
  await makeRepository(place.cwd);
  const builds = await findBuilds({ root: place.cwd, env: process.env });
  const program = place.path('cmd/server');
  return {
    place,
    builds,
    uses: (profile) =>
      usesOf(builds, program, place.path(profile)).map(({ build, use }) => {
        const detail = use.kind === 'other' ? ` ${relative(place.cwd, use.path)}` : '';
        return `${build.file}:${build.line} ${use.kind}${detail}`;
      }),
    chosen: () => {
      const { kind, path } = chooseProfile(builds, program);
      return `${kind} ${relative(place.cwd, path)}`;
    },
    [Symbol.asyncDispose]: () => place[Symbol.asyncDispose](),
  };
}
