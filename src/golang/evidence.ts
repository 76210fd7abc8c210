import { readFile } from 'node:fs/promises';
import { compilerSampleType, eachSample, linesOf, type Profile } from '../profile/columns.ts';
import type { EdgeSet } from '../profile/edges.ts';
import { goMinor, type HarmfulInlining, harmfulInlinings } from '../profile/exclusions.ts';
import type { Finding } from '../system/errors.ts';
import { compareText } from '../system/format.ts';
import type { Binary, BuildPair, Sides } from './binaries.ts';
import type { BuildTimes } from './build-times.ts';
import {
  type CallSiteChanges,
  type EdgeWeights,
  edgeWeights,
  type InlinedSites,
  inlinedCallChanges,
  inlinedSites,
  profileName,
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
  readonly buildTimes?: Sides<BuildTimes>;
}

/** Bytes. */
export interface SizeChange extends Sides<number> {
  /** Machine code alone. */
  readonly baselineText?: number;
  readonly candidateText?: number;
}

/** Sentences, and a link. */
type Hazard = Pick<HarmfulInlining, 'title' | 'message' | 'fix' | 'url'>;

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
  readonly compiled: Sides<CompiledFunctions> | undefined;
  readonly findings: readonly Finding[];
}

/** What the compiler did differently on the two sides, as both binaries' own tables have it: nothing is compiled for it. */
export async function compilerEvidence(options: CompilerEvidenceOptions): Promise<CompilerOutcome> {
  const { built, profile, goVersion, withProfile, mainPackage } = options;
  const before = await readTables(built.baseline);
  const after = await readTables(built.candidate);
  options.signal?.throwIfAborted();
  if ('severity' in before || 'severity' in after) {
    const findings = [before, after].flatMap((read) => ('severity' in read ? [read] : []));
    return { evidence: undefined, compiled: undefined, findings };
  }
  const names = {
    mainPackage: mainPackage.importPath,
    modulePath: mainPackage.modulePath,
    weights: profile && edgeWeights(profile.edges),
  };
  const frames = frameChanges(before.frames, after.frames, names.weights);
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
  return { evidence, compiled: { baseline: before, candidate: after }, findings: [] };
}

interface Tables extends CompiledFunctions {
  readonly functions: FunctionTable;
  readonly calls: readonly InlinedCall[];
}

async function readTables({ path, pgo }: Binary): Promise<Finding | Tables> {
  // Larger than Node reads at once: 2 GiB.
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_FS_FILE_TOO_LARGE') return Buffer.alloc(0);
    throw error;
  });
  const functions = readFunctionTable(bytes);
  const calls = functions && readInlinedCalls(functions);
  if (functions !== undefined && calls !== undefined)
    return { functions, calls, frames: framesOf(functions), inlined: inlinedSites(calls) };
  return {
    severity: 'warning',
    message: `The table of functions in the binary ${pgo === 'off' ? 'without PGO' : `built with ${pgo}`} could not be read, so inlining and stack frames are not known.`,
    fix: 'Binaries of Go 1.21 to 1.26 are understood; report others with their Go version and system.',
  };
}

export interface HazardSigns extends Pick<CompilerEvidenceOptions, 'goVersion' | 'withProfile'> {
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

export interface FrameChanges {
  /** Functions of both binaries with a known stack frame. */
  readonly functions: number;
  readonly grown: number;
  readonly shrunk: number;
  /** Sum over those functions, bytes. */
  readonly baselineBytes: number;
  readonly candidateBytes: number;
  /** Absent where no profile with whole stacks was collected. */
  readonly onStacks?: FramesOnStacks;
  /** The greatest growth of functions in the profile, and of all functions, largest first. */
  readonly largest: readonly FrameChange[];
}

export interface FrameChange extends Sides<number> {
  readonly function: string;
  /** Share of the profile's edge weight that has it, where known, 0 to 1. */
  readonly weight?: number;
}

/** Bytes of an average stack of the profile: the frames of its functions; an inlined one has none of its own. */
export type FramesOnStacks = Sides<number>;

/** Of each kind, hot ones and any. */
const NAMED = 10;

/** Functions are the same on both sides when they have the same name; the others are left out. */
function frameChanges(
  before: CompiledFunctions['frames'],
  candidate: CompiledFunctions['frames'],
  weights: EdgeWeights | undefined,
): FrameChanges {
  const sums = { functions: 0, grown: 0, shrunk: 0, baselineBytes: 0, candidateBytes: 0 };
  const grown: FrameChange[] = [];
  for (const [name, after] of candidate) {
    const earlier = before.get(name);
    if (earlier === undefined) continue;
    sums.functions++;
    sums.baselineBytes += earlier;
    sums.candidateBytes += after;
    if (after < earlier) sums.shrunk++;
    if (after <= earlier) continue;
    sums.grown++;
    grown.push({ function: name, baseline: earlier, candidate: after, weight: weights?.ofFunction(name) });
  }
  const growth = ({ baseline, candidate }: FrameChange) => candidate - baseline;
  grown.sort((a, b) => growth(b) - growth(a) || compareText(a.function, b.function));
  const hot = grown.filter(({ weight }) => weight !== undefined).slice(0, NAMED);
  const named = new Set([...hot, ...grown.slice(0, NAMED)]);
  return { ...sums, largest: grown.filter((change) => named.has(change)) };
}

/** The assembly that reflection calls through, with frames of up to 1 GiB that are never used as a whole. */
const REFLECT_CALL = /^runtime\.call\d+$/;

/** Bytes by the linker's name. Of several functions of one name (file-local assembly), the largest. */
function framesOf(table: FunctionTable): Map<string, number> {
  const frames = new Map<string, number>();
  for (const { name, frame } of table.functions) {
    if (REFLECT_CALL.test(name)) continue;
    frames.set(name, Math.max(frame, frames.get(name) ?? 0));
  }
  return frames;
}

/** What one binary has of its functions. */
export interface CompiledFunctions {
  /** Bytes, by the linker's name. */
  readonly frames: ReadonlyMap<string, number>;
  readonly inlined: InlinedSites;
}

/** Below this share of known frames on the stacks, there is no average. */
const LEAST_KNOWN = 0.5;

/** A call on a stack: the function, and the line that it is at minus the line where it starts. */
interface Call {
  readonly name: string;
  readonly offset: number;
}

/** Sums the frames on the stacks of many profiles, as they would be in either binary. */
export class StackFrames {
  readonly #sides: readonly CompiledFunctions[];
  readonly #bytes = [0, 0] as [number, number];
  #known = 0;
  #calls = 0;
  #samples = 0;

  constructor(baseline: CompiledFunctions, candidate: CompiledFunctions) {
    this.#sides = [baseline, candidate].map(({ frames, inlined }) => {
      // By the names that profiles have; of generic functions, which these do not tell apart, the largest.
      const sizes = new Map<string, number>();
      for (const [symbol, bytes] of frames) {
        const name = profileName(symbol);
        sizes.set(name, Math.max(bytes, sizes.get(name) ?? 0));
      }
      return { frames: sizes, inlined };
    });
  }

  /** @param profile with whole stacks. @param factor how often each sample counts. */
  add(profile: Profile, factor = 1): void {
    const typeIndex = compilerSampleType(profile);
    const { names, startLines } = profile.functions;
    const callsAt = Array.from({ length: profile.locations.count }, (_, at): readonly Call[] =>
      linesOf(profile, at)
        .reverse()
        .map(({ func, line }) => ({
          name: profileName(names[func] as string),
          offset: line - (startLines[func] as number),
        })),
    );
    eachSample(profile, (stack, values) => {
      const weight = factor * (values[typeIndex] ?? 0);
      if (weight <= 0) return;
      this.#samples += weight;
      let caller: Call | undefined;
      for (const location of stack.toReversed()) {
        for (const call of callsAt[location] ?? []) {
          this.#take(call, caller, weight);
          caller = call;
        }
      }
    });
  }

  #take({ name }: Call, caller: Call | undefined, weight: number): void {
    const [before, after] = this.#sides.map(({ frames, inlined }) =>
      caller !== undefined && inlined.has(caller.name, name, caller.offset) ? 0 : frames.get(name),
    );
    this.#calls += weight;
    // In both or in neither: what one binary alone knows would be a difference of its own.
    if (before === undefined || after === undefined) return;
    this.#known += weight;
    this.#bytes[0] += weight * before;
    this.#bytes[1] += weight * after;
  }

  /** Undefined when there was no CPU profile, or mostly functions that the binaries do not have. */
  average(): FramesOnStacks | undefined {
    if (this.#samples === 0 || this.#known < LEAST_KNOWN * this.#calls) return undefined;
    return { baseline: this.#bytes[0] / this.#samples, candidate: this.#bytes[1] / this.#samples };
  }
}
