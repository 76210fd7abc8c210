import { readFile } from 'node:fs/promises';
import { Cancelled, ExpectedError } from '../../system/errors.ts';
import type { Finding } from '../../system/errors.ts';
import type { EdgeSet } from '../../profile/edges.ts';
import type { BuildSide } from '../build.ts';
import type { Binary, BuildPair } from '../build-pair.ts';
import { type BuildTimesPair, measureBuildTimes } from './build-times.ts';
import {
  type ChangedDecisions,
  callSiteChanges,
  changedDecisions,
  inlinedCallChanges,
  linesOf,
} from './call-site-changes.ts';
import type { CompilerEvidence } from './compiler-evidence.ts';
import { buildWithDiagnostics, type DiagnosticsOptions } from './diagnostics-build.ts';
import { edgeWeights } from './edge-weights.ts';
import { frameChanges } from './frame-changes.ts';
import { hazards } from './hazards.ts';
import { readSourceTables, type SourceTables } from './inline-trees.ts';
import { type InlinedSitesPair, inlinedSites } from './inlined-sites.ts';
import { type FunctionTable, readFunctionTable } from './pclntab.ts';

export interface CompilerEvidenceOptions extends DiagnosticsOptions {
  readonly baseline: BuildSide;
  readonly candidate: BuildSide;
  /** What both sides were built to. */
  readonly built: BuildPair;
  /** What the candidate was built with, or if it has none, the baseline. */
  readonly profile?: { readonly edges: EdgeSet; readonly bytes: number };
  /** Whether both sides are also built with an empty cache. */
  readonly buildTimes: boolean;
  readonly progress?: (line: string) => void;
}

export interface CompilerOutcome {
  /** Undefined where nothing could be found out. */
  readonly evidence: CompilerEvidence | undefined;
  /** Undefined where the tables of either binary could not be read. */
  readonly inlinedSites: InlinedSitesPair | undefined;
  readonly findings: readonly Finding[];
}

/**
 * What the compiler did differently on the two sides. What cannot be found out is a finding, and the rest is kept.
 * @throws the signal's reason when aborted.
 */
export async function compilerEvidence(options: CompilerEvidenceOptions): Promise<CompilerOutcome> {
  const { built, profile, progress, signal } = options;
  const findings: Finding[] = [];
  const weights = profile && edgeWeights(profile.edges);
  const changed = await changesOf(options, findings);
  progress?.('Reading stack frames and inlined calls of both binaries');
  const wantedLines = changed ? linesOf(changed.inlining, changed.devirtualization) : new Set<string>();
  const before = await readBinary(built.baseline, new Set(), findings);
  const after = await readBinary(built.candidate, wantedLines, findings);
  signal?.throwIfAborted();
  // Without these tables there is nothing to say of the binaries, and no names for what the compiler said.
  if (before === undefined || after === undefined) {
    return { evidence: undefined, inlinedSites: undefined, findings };
  }
  const times = options.buildTimes ? await timesOf(options, findings) : undefined;
  const frames = frameChanges(before.functions, after.functions, weights);
  const { mainPackage, go } = options;
  const names = {
    mainPackage: mainPackage.importPath,
    modulePath: mainPackage.modulePath,
    tables: after.sources,
    weights,
  };
  const evidence: CompilerEvidence = {
    inlining: changed
      ? callSiteChanges(changed.inlining, names)
      : inlinedCallChanges(before.sources.calls, names),
    ...(changed && { devirtualization: callSiteChanges(changed.devirtualization, names) }),
    frames,
    size: {
      baseline: built.baseline.bytes,
      candidate: built.candidate.bytes,
      baselineText: before.functions.textBytes,
      candidateText: after.functions.textBytes,
    },
    hazards: hazards({
      goVersion: go.version,
      withProfile: [options.baseline, options.candidate].some(({ kind }) => kind === 'profile'),
      calls: after.sources.calls,
      frames,
      profileBytes: profile?.bytes ?? 0,
    }),
    ...(times && { buildTimes: times }),
  };
  const sites = {
    baseline: inlinedSites(before.sources.calls),
    candidate: inlinedSites(after.sources.calls),
  };
  return { evidence, inlinedSites: sites, findings };
}

interface Changes {
  readonly inlining: ChangedDecisions;
  readonly devirtualization: ChangedDecisions;
}

/** Undefined where the compiler could not be asked about both sides. */
async function changesOf(
  options: CompilerEvidenceOptions,
  findings: Finding[],
): Promise<Changes | undefined> {
  const { baseline, candidate, progress } = options;
  if (baseline.kind === 'binary' || candidate.kind === 'binary') {
    const { display } = baseline.kind === 'binary' ? baseline : (candidate as { display: string });
    findings.push({
      severity: 'note',
      message: `${display} was built elsewhere, so the compiler could not be asked: inlined calls are read from both binaries, devirtualized ones are not known.`,
    });
    return undefined;
  }
  try {
    progress?.('Building without writing a binary, to ask the compiler what it inlines: baseline');
    const before = await buildWithDiagnostics(options, baseline);
    progress?.('Building without writing a binary, to ask the compiler what it inlines: candidate');
    const after = await buildWithDiagnostics(options, candidate);
    return {
      inlining: changedDecisions(before.inlined, after.inlined),
      devirtualization: changedDecisions(before.devirtualized, after.devirtualized),
    };
  } catch (error) {
    findings.push(asWarning(error));
    return undefined;
  }
}

interface ReadBinary {
  readonly functions: FunctionTable;
  readonly sources: SourceTables;
}

async function readBinary(
  { path, pgo }: Binary,
  wantedLines: ReadonlySet<string>,
  findings: Finding[],
): Promise<ReadBinary | undefined> {
  const read = await tablesOf(path, wantedLines);
  if (read === undefined) {
    findings.push({
      severity: 'warning',
      message: `The table of functions in the binary ${pgo === 'off' ? 'without PGO' : `of ${pgo}`} could not be read, so nothing is said of inlining and stack frames.`,
      fix: 'Binaries of Go 1.21 to 1.26 are understood; report others with their Go version and system.',
    });
    return undefined;
  }
  return read;
}

async function tablesOf(path: string, wantedLines: ReadonlySet<string>): Promise<ReadBinary | undefined> {
  try {
    const functions = readFunctionTable(await readFile(path));
    const sources = functions && readSourceTables(functions, wantedLines);
    return functions && sources && { functions, sources };
  } catch (error) {
    // Damaged, or more than the 2 GiB that are read at once.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

async function timesOf(
  options: CompilerEvidenceOptions,
  findings: Finding[],
): Promise<BuildTimesPair | undefined> {
  const { baseline, candidate } = options;
  if (baseline.kind === 'binary' || candidate.kind === 'binary') return undefined;
  try {
    const { times, findings: said } = await measureBuildTimes({ ...options, baseline, candidate });
    findings.push(...said);
    return times;
  } catch (error) {
    findings.push(asWarning(error));
    return undefined;
  }
}

/** @throws what is no expected error, and what ended the run. */
function asWarning(error: unknown): Finding {
  if (!(error instanceof ExpectedError) || error instanceof Cancelled) throw error;
  return { severity: 'warning', message: error.message, ...(error.fix && { fix: error.fix }) };
}
