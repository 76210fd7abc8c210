import { resolve } from 'node:path';
import { requireFolder } from '../../config/several.ts';
import { ExpectedError } from '../../system/errors.ts';
import type { Finding } from '../../system/errors.ts';
import type { Job } from '../../job.ts';
import type { ProposedFile, Published } from '../../publish/publisher.ts';
import type { Group, TargetJob } from '../../targets/job-of-target.ts';
import { placeOfProfile } from '../program.ts';
import { findRefreshed } from './find.ts';
import { isSame } from './judge.ts';

/** A profile that this run has nothing new to say of: what is proposed of it may stay. */
export interface Staying {
  /** Of its target. */
  readonly name: string;
  readonly path: string;
  /** Its target was worked on and failed. */
  readonly failed: boolean;
}

/** Where the profiles of the targets are that this run is not about, as far as that can be told. */
export async function placesOfOthers({ shared, others }: Group): Promise<Staying[]> {
  const places: Staying[] = [];
  for (const { name, workingDirectory, package: named, profile, buildFlags } of others) {
    const config = {
      ...{ ...shared.config, workingDirectory, buildFlags },
      ...(named !== undefined && { package: named }),
      ...(profile !== undefined && { profile }),
    };
    const job = { ...shared, config, report: { ...shared.report } };
    const path = await pathOf(job, shared);
    if (path !== undefined) places.push({ name, path, failed: false });
  }
  return places;
}

async function pathOf(job: Job, shared: Job): Promise<string | undefined> {
  try {
    await requireFolder(job.config.workingDirectory);
    const { place } = await findRefreshed(job);
    return place.path;
  } catch (error) {
    if (!(error instanceof ExpectedError) || job.host.signal.aborted) throw error;
    return likelyPathOf(job, shared);
  }
}

/** Where the profiles of programs are that are not found today: what was proposed of them is still ours. */
export async function placesOfLost(jobs: readonly TargetJob[], shared: Job): Promise<Staying[]> {
  const places: Staying[] = [];
  for (const job of jobs) {
    const path = await likelyPathOf(job, shared);
    if (path !== undefined) places.push({ name: job.name, path, failed: true });
  }
  return places;
}

/** Undefined for a program that is named by its import path, which tells no folder. */
async function likelyPathOf(job: Job, shared: Job): Promise<string | undefined> {
  const { workingDirectory, package: named = '.', profile } = job.config;
  if (profile === undefined && !/^\.{1,2}(\/|$)/.test(named)) return undefined;
  try {
    // Its own folder may be gone.
    const { path } = await placeOfProfile(shared, profile ?? resolve(workingDirectory, named, 'default.pgo'));
    return path;
  } catch (error) {
    if (!(error instanceof ExpectedError) || job.host.signal.aborted) throw error;
    return undefined;
  }
}

/** What the open pull request changes of these files; not where the base has got another since, which may be the newer one. */
export function carriedOver(published: Published, staying: readonly Staying[]): ProposedFile[] {
  return staying.flatMap(({ path }) => {
    const file = published.files.get(path);
    return isProposed(published, path) && !file?.outdated ? [{ path, bytes: file?.proposed }] : [];
  });
}

export function isProposed({ proposed, files }: Published, path: string): boolean {
  const file = files.get(path);
  return proposed !== undefined && file?.proposed !== undefined && !isSame(file.proposed, file.committed);
}

/** Tells what is proposed without being new, and what is no longer proposed though nothing new was found. */
export function toldOf(published: Published, staying: readonly Staying[]): Finding[] {
  return staying
    .filter(({ path }) => isProposed(published, path))
    .flatMap(({ name, path, failed }) => {
      const isLeftOut = published.files.get(path)?.outdated === true;
      if (!isLeftOut && !failed) return [];
      const message = isLeftOut
        ? `${path} of ${name} is no longer proposed: the base has got another one since, and this run has no new one.`
        : `${path} of ${name} stays as it was proposed before: this run has found no new profile for it.`;
      return [{ severity: 'note', message }];
    });
}
