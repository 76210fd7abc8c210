import { readFile } from 'node:fs/promises';
import type { EdgeSet } from '../profile/edges.ts';
import { goMinor, harmfulInlinings } from '../profile/exclude.ts';
import type { Finding } from '../system/errors.ts';
import type { Binary, BuildPair } from './build.ts';
import type { BuildTimesPair } from './build-times.ts';
import { type FrameChanges, frameChanges } from './frames.ts';
import {
  type CallSiteChanges,
  edgeWeights,
  type InlinedSitesPair,
  inlinedCallChanges,
  inlinedSites,
} from './inlining.ts';
import { type FunctionTable, type InlinedCall, readFunctionTable, readInlinedCalls } from './pclntab.ts';
import type { MainPackage } from './program.ts';

/** What the compiler did differently because of the profile: both binaries' own tables, side by side. */
export interface CompilerEvidence {
  readonly inlining: CallSiteChanges;
  readonly frames: FrameChanges;
  readonly size: SizeChange;
  /** Known for this Go version and this program, each with its link. */
  readonly hazards: readonly Hazard[];
  /** Seconds of `go build`; absent where it was not measured. */
  readonly buildTimes?: BuildTimesPair;
}

/** Bytes. */
export interface SizeChange {
  readonly baseline: number;
  readonly candidate: number;
  /** Machine code alone. */
  readonly baselineText?: number;
  readonly candidateText?: number;
}

export interface Hazard {
  readonly title: string;
  /** What it does and to which programs, a sentence. */
  readonly message: string;
  /** What to do about it, a sentence. */
  readonly fix: string;
  readonly url: string;
}

export interface CompilerEvidenceOptions {
  readonly mainPackage: MainPackage;
  /** As `go env GOVERSION` prints it. */
  readonly goVersion: string;
  readonly built: BuildPair;
  /** Whether either side is built with a profile in this run. */
  readonly withProfile: boolean;
  /** What the candidate was built with, or if it has none, the baseline. */
  readonly profile?: { readonly edges: EdgeSet; readonly bytes: number };
  readonly signal?: AbortSignal;
}

export interface CompilerOutcome {
  /** Undefined where nothing could be found out. */
  readonly evidence: CompilerEvidence | undefined;
  /** Undefined where the tables of either binary could not be read. */
  readonly inlinedSites: InlinedSitesPair | undefined;
  readonly findings: readonly Finding[];
}

/**
 * What the compiler did differently on the two sides, as both binaries' own tables have it: nothing is compiled for it.
 * @throws the signal's reason when aborted.
 */
export async function compilerEvidence(options: CompilerEvidenceOptions): Promise<CompilerOutcome> {
  const { built, profile, goVersion, withProfile, mainPackage } = options;
  const before = await readTables(built.baseline);
  const after = await readTables(built.candidate);
  options.signal?.throwIfAborted();
  if ('severity' in before || 'severity' in after) {
    const findings = [before, after].flatMap((read) => ('severity' in read ? [read] : []));
    return { evidence: undefined, inlinedSites: undefined, findings };
  }
  const names = {
    mainPackage: mainPackage.importPath,
    modulePath: mainPackage.modulePath,
    weights: profile && edgeWeights(profile.edges),
  };
  const frames = frameChanges(before.functions, after.functions, names.weights);
  const profileBytes = profile?.bytes ?? 0;
  const evidence: CompilerEvidence = {
    inlining: inlinedCallChanges(before.calls, after.calls, names),
    frames,
    size: {
      baseline: built.baseline.bytes,
      candidate: built.candidate.bytes,
      baselineText: before.functions.textBytes,
      candidateText: after.functions.textBytes,
    },
    hazards: hazards({ goVersion, withProfile, calls: after.calls, frames, profileBytes }),
  };
  const sites = { baseline: inlinedSites(before.calls), candidate: inlinedSites(after.calls) };
  return { evidence, inlinedSites: sites, findings: [] };
}

interface Tables {
  readonly functions: FunctionTable;
  readonly calls: readonly InlinedCall[];
}

async function readTables({ path, pgo }: Binary): Promise<Tables | Finding> {
  // Larger than Node reads at once: 2 GiB.
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_FS_FILE_TOO_LARGE') return Buffer.alloc(0);
    throw error;
  });
  const functions = readFunctionTable(bytes);
  const calls = functions && readInlinedCalls(functions);
  if (functions !== undefined && calls !== undefined) return { functions, calls };
  return {
    severity: 'warning',
    message: `The table of functions in the binary ${pgo === 'off' ? 'without PGO' : `built with ${pgo}`} could not be read, so inlining and stack frames are not known.`,
    fix: 'Binaries of Go 1.21 to 1.26 are understood; report others with their Go version and system.',
  };
}

/** What hazards are recognized by. */
export interface HazardSigns {
  /** As `go env GOVERSION` prints it. */
  readonly goVersion: string;
  /** Whether either side is built with a profile in this run. */
  readonly withProfile: boolean;
  /** What is inlined in the candidate's binary. */
  readonly calls: readonly InlinedCall[];
  readonly frames: FrameChanges;
  /** Of the profile, unpacked. */
  readonly profileBytes: number;
}

/** The stack that a goroutine starts with; a frame of this size alone makes it grow. */
const FIRST_STACK = 2048;
/** Functions of the runtime that no goroutine waits in; most of them run on a thread's own stack, as `findRunnable` does. */
const SCHEDULER = /^runtime\.(?!chan|select|sema|net)/;
/** From here on, the compiler's reading of the profile for each package takes a noticeable time. */
const LARGE_PROFILE = 4 << 20;

/** Those that apply, as the issues at their links describe them. */
export function hazards({ goVersion, withProfile, calls, frames, profileBytes }: HazardSigns): Hazard[] {
  const minor = goMinor(goVersion);
  if (minor === undefined || !withProfile) return [];
  const found: Hazard[] = harmfulInlinings(goVersion)
    .filter((harmful) =>
      calls.some(({ caller, callee }) => callee === harmful.callee && caller === (harmful.caller ?? caller)),
    )
    .map(({ title, message, fix, url }) => ({ title, message, fix, url }));
  const largest = frames.largest.find((one) => !SCHEDULER.test(one.function));
  if (largest !== undefined && largest.candidate - largest.baseline >= FIRST_STACK) {
    found.push({
      title: 'Goroutines may need larger stacks',
      message: `With this profile, the stack frame of \`${largest.function}\` grows from ${largest.baseline} to ${largest.candidate} bytes, since inlined functions bring their variables along. Each goroutine that stays in it holds that much more memory: with many of them, programs took up to a third more for stacks.`,
      fix: 'Compare the memory of both binaries under load, and mark the inlined function `//go:noinline` if goroutines wait below it.',
      url: 'https://github.com/golang/go/issues/65532',
    });
  }
  if (minor < 23 && profileBytes >= LARGE_PROFILE) {
    found.push({
      title: 'Building takes long',
      message: `Before Go 1.23, the compilation of every single package reads the whole profile, here ${Math.round(profileBytes / 2 ** 20)} MiB of it.`,
      fix: 'Build with Go 1.23 or later, or leave `compact` at `edges`, which makes the profile small.',
      url: 'https://github.com/golang/go/issues/58102',
    });
  }
  return found;
}
