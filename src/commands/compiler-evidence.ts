import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildSide } from '../build/build.ts';
import { compilerEvidence } from '../build/compiler/evidence.ts';
import type { InlinedSitesPair } from '../build/compiler/inlined-sites.ts';
import { addFindings, type Job, type Program } from '../job.ts';
import { profileBytes } from '../profile/bytes.ts';
import type { EdgeSet } from '../profile/edges.ts';
import { readEdges } from '../profile/edges.ts';

/**
 * Reports what the compiler did differently on the two sides, as far as `evidence` asks for it (`build-times` adds to
 * `compiler`); called when both are built. What cannot be found out is a warning.
 * @returns which calls either binary has inlined; undefined where that was not asked for or is not known.
 */
export async function addCompilerEvidence(
  job: Job,
  program: Program,
  baseline: BuildSide,
  candidate: BuildSide,
): Promise<InlinedSitesPair | undefined> {
  const { config, host, report } = job;
  const buildTimes = config.evidence.has('build-times');
  if (!(config.evidence.has('compiler') || buildTimes) || report.build === undefined) return undefined;
  const scratch = join(job.scratch, 'compiler');
  await mkdir(scratch, { recursive: true });
  const profile = await readProfile(candidate.kind === 'profile' ? candidate : baseline);
  const { evidence, inlinedSites, findings } = await compilerEvidence({
    go: program.go,
    mainPackage: program.main,
    flags: config.buildFlags,
    baseline,
    candidate,
    built: report.build,
    ...(profile && { profile }),
    buildTimes,
    scratch,
    signal: host.signal,
    progress: (line) => host.progress(line),
  });
  if (evidence !== undefined) report.compiler = evidence;
  addFindings(job, findings);
  return inlinedSites;
}

/** The side's profile, which was read before, when the side was chosen or merged. */
async function readProfile(side: BuildSide): Promise<{ edges: EdgeSet; bytes: number } | undefined> {
  if (side.kind !== 'profile') return undefined;
  const bytes = await profileBytes(await readFile(side.path));
  return { edges: readEdges(bytes).edges(), bytes: bytes.length };
}
