import { basename, join } from 'node:path';
import type { MainPackage } from '../golang/program.ts';
import type { PublishedProfile } from '../profile/decide.ts';
import type { EdgeSet } from '../profile/edges.ts';
import { exclusionsFor } from '../profile/exclusions.ts';
import { type Rematched, rematch } from '../repair/rematch.ts';
import { decideRepair, repairProfile } from '../repair/repair.ts';
import { type ReadFunctions, readFunctions } from '../repair/source.ts';
import type { ProfileFacts } from '../report/report.ts';
import { ExpectedError, type Finding, note, warning } from '../system/errors.ts';
import { readIfThere, replaceFile } from '../system/files.ts';
import { count } from '../system/format.ts';
import type { Run } from '../work.ts';
import { factsOfFile, readOrExplain } from './files.ts';
import type { Built, Program } from './program.ts';

/** Older profiles, matched to the source tree of today: the committed one by `repair`, others before they are merged or used. */

const known = new WeakMap<MainPackage, Promise<ReadFunctions>>();

/** The functions of the program and of everything that it is made of; read once. */
export function functionsOf({ config, scratch }: Run, { go, main }: Built): Promise<ReadFunctions> {
  const read = known.get(main) ?? readFunctions(go, { main, flags: config.buildFlags, scratch });
  known.set(main, read);
  // What was stopped with the collection may be asked for again, as by a fallback.
  read.catch(() => known.delete(main));
  return read;
}

export async function rematchToday(run: Run, program: Built, { edges }: EdgeSet): Promise<Rematched> {
  // In tests of package main, its functions have the package's path in their names.
  const fromTests = { from: program.main.importPath, to: 'main' };
  return rematch(edges, await functionsOf(run, program), [fromTests]);
}

/** As `repairProfile`, with the source tree of today. */
export async function repairToday(run: Run, program: Built, file: Uint8Array, read: PublishedProfile) {
  return repairProfile(file, read, await rematchToday(run, program, read.edges), run.config);
}

/** `repair`: matches the committed profile to today's source. @param place of the profile, from the repository's root. */
export async function repairCommitted(run: Run, program: Program, place: string, committed?: Uint8Array) {
  if (committed === undefined)
    throw new ExpectedError(`There is no committed profile at ${place} to repair.`, {
      fix: 'Name it with `profile`, or make a first one with `npx go-pgo@1 refresh`.',
    });
  const before = await readOrExplain(committed, place, run.config.renames);
  const there = onSystem(program, systemOf(before.edges));
  const rematched = await rematchToday(run, there, before.edges);
  const exclusions = exclusionsFor(run.config, program.go.version);
  const repaired = await repairProfile(committed, before, rematched, { ...run.config, exclusions });
  const path = join(run.outputDirectory, basename(place));
  await replaceFile(path, repaired.bytes);
  const profile: ProfileFacts = { ...factsOfFile(repaired.bytes, path, repaired), repositoryPath: place };
  const system = there.go.system;
  const elsewhere = note(`It was recorded on ${system}, and is matched to the source for ${system}.`);
  const here = await readIfThere(program.profilePath);
  const uncommitted = note(`${place} in the work tree is another profile. This is about the committed one.`);
  const about = [here && !here.equals(committed) ? uncommitted : [], there === program ? [] : elsewhere];
  const findings = [...about.flat(), ...(await aboutSource(run, there))];
  return { ...repaired, decision: decideRepair(repaired.repair, run.config.minDrift), profile, findings };
}

/** Calls that only one system's runtime has. */
const OF_SYSTEMS = {
  linux: /^runtime\.(futex|epoll)|\.EpollWait$/,
  darwin: /^runtime\.(kevent|pthread_|mach_)/,
  windows: /^runtime\.(asm)?stdcall/,
};

/** Where a profile was recorded, as `GOOS`, if it shows. */
export function systemOf({ edges }: EdgeSet): string | undefined {
  return Object.entries(OF_SYSTEMS).find(([, own]) => edges.some(({ callee }) => own.test(callee)))?.[0];
}

/** The program for another system. A function that has another name there was not renamed. */
function onSystem(program: Program, system = program.go.system): Program {
  const { go, main } = program;
  if (system === go.system) return program;
  const env = { ...(go.context.env ?? process.env), GOOS: system };
  return { ...program, main: { ...main }, go: { ...go, system, context: { ...go.context, env } } };
}

/** What of today's source could not be read: its calls are not found. */
export async function aboutSource(run: Run, program: Built): Promise<Finding[]> {
  const { malformed, missing = [] } = await functionsOf(run, program);
  const lost = (what: string, all: readonly string[], fix: string) => {
    const named = `${all.slice(0, 3).join(', ')}${all.length > 3 ? ', …' : ''}`;
    const message = `${what}, so calls in them may be missing: ${named}.`;
    return all.length > 0 ? [warning(message, `${fix}, then run again.`)] : [];
  };
  return [
    ...lost(`${count(malformed.length, 'file')} cannot be read as Go`, malformed, 'Make `go vet ./...` pass'),
    ...lost(`${count(missing.length, 'package')} cannot be loaded`, missing, 'Make `go build` work here'),
  ];
}
