import { compilerSampleType, eachSample, type Profile } from '../profile/columns.ts';
import type { EdgeSet } from '../profile/edges.ts';
import { goMinor, type HarmfulInlining, harmfulInlinings } from '../profile/exclusions.ts';
import { type Finding, warning } from '../system/errors.ts';
import { MOST_BYTES_OF_PROGRAM, readRegularFile } from '../system/files.ts';
import { compareText, groupBy, totalOf } from '../system/format.ts';
import type { Binary, BuildPair, Sides } from './binaries.ts';
import {
  type CallSiteChanges,
  EdgeWeights,
  type InlinedSites,
  inlinedCallChanges,
  profileName,
  siteKey,
} from './inlining.ts';
import { type InlinedCall, readFunctionTable, readInlinedCalls, type TableFunction } from './pclntab.ts';
import type { MainPackage } from './program.ts';

/** What the compiler did differently because of the profile: both binaries' own tables, side by side. */
export interface CompilerEvidence {
  readonly inlining: CallSiteChanges;
  readonly frames: FrameChanges;
  readonly size: SizeChange;
  /** Known for this Go version and this program, each with its link. */
  readonly hazards: readonly Hazard[];
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
  /** Of what the candidate was built with, or if it has none, the baseline. */
  readonly edges?: EdgeSet;
  /** Of what runs: of the collected profiles, else of the baseline here. */
  readonly stacks?: readonly StackCall[];
  /** Whether the profile is made of them. */
  readonly isOfStacks?: boolean;
  readonly signal?: AbortSignal;
}

export interface CompilerOutcome {
  /** Undefined where nothing could be found out. */
  readonly evidence: CompilerEvidence | undefined;
  readonly findings: readonly Finding[];
}

/** What the compiler did differently on the two sides, as both binaries' own tables have it: nothing is compiled for it. */
export async function compilerEvidence(options: CompilerEvidenceOptions): Promise<CompilerOutcome> {
  const { built, edges, stacks = [], goVersion, withProfile, mainPackage } = options;
  const before = await readTables(built.baseline);
  const after = await readTables(built.candidate);
  options.signal?.throwIfAborted();
  if ('severity' in before || 'severity' in after) {
    const findings = [before, after].flatMap((read) => ('severity' in read ? [read] : []));
    return { evidence: undefined, findings };
  }
  const weights = edges && new EdgeWeights(edges);
  const flows = flowsOf(stacks);
  const onStacks = framesOnStacks(stacks, flows, { baseline: before, candidate: after });
  const shareOf = (name: string) =>
    onStacks ? flows.ofCallsTo(name) || undefined : weights?.ofFunction(name);
  const frames = { ...frameChanges(before.frames, after.frames, shareOf), onStacks };
  const copies = options.isOfStacks ? flows : weights;
  const evidence: CompilerEvidence = {
    inlining: inlinedCallChanges(before.inlined, after.inlined, { main: mainPackage, weights, copies }),
    frames,
    size: {
      baseline: built.baseline.bytes,
      candidate: built.candidate.bytes,
      baselineText: before.textBytes,
      candidateText: after.textBytes,
    },
    hazards: hazards({ goVersion, withProfile, calls: after.calls, frames }),
  };
  return { evidence, findings: [] };
}

async function readTables({ path, pgo }: Binary) {
  const table = readFunctionTable(await readRegularFile(path, MOST_BYTES_OF_PROGRAM));
  const calls = table && readInlinedCalls(table);
  if (table !== undefined && calls !== undefined) {
    const { textBytes, functions } = table;
    return { textBytes, calls, frames: frameSizes(functions), inlined: groupBy(calls, siteKey) };
  }
  return warning(
    `The table of functions in the binary ${pgo === 'off' ? 'without PGO' : `built with ${pgo}`} could not be read, so inlining and stack frames are not known.`,
    'Binaries of Go 1.21 to 1.26 are understood; report others with their Go version and system.',
  );
}

export interface HazardSigns extends Pick<CompilerEvidenceOptions, 'goVersion' | 'withProfile'> {
  /** What is inlined in the candidate's binary. */
  readonly calls: readonly Pick<InlinedCall, 'caller' | 'callee'>[];
  readonly frames: FrameChanges;
}

/** The stack that a goroutine starts with; a frame of this size alone makes it grow. */
const FIRST_STACK = 2048;
/** Functions of the runtime that no goroutine waits in; most of them run on a thread's own stack, as `findRunnable` does. */
const SCHEDULER = /^runtime\.(?!chan|select|sema|net)/;

/** Those that apply, as the issues at their links describe them. */
export function hazards({ goVersion, withProfile, calls, frames }: HazardSigns): Hazard[] {
  if (goMinor(goVersion) === undefined || !withProfile) return [];
  const found: Hazard[] = harmfulInlinings(goVersion)
    .filter((harmful) =>
      calls.some(({ caller, callee }) => callee === harmful.callee && caller === (harmful.caller ?? caller)),
    )
    .map(({ title, message, fix, url }) => ({ title, message, fix, url }));
  // A large frame of `main.main` grows one stack, once.
  const largest = frames.largest.find((one) => !SCHEDULER.test(one.function) && one.function !== 'main.main');
  if (largest !== undefined && largest.candidate - largest.baseline >= FIRST_STACK) {
    found.push({
      title: 'Goroutines may need larger stacks',
      message: `With this profile, the stack frame of \`${largest.function}\` grows from ${largest.baseline} to ${largest.candidate} bytes, since inlined functions bring their variables along. Each goroutine that stays in it holds that much more memory: with many of them, programs took up to a third more for stacks.`,
      fix: 'Compare the memory of both binaries under load, and mark the inlined function `//go:noinline` if goroutines wait below it.',
      url: 'https://github.com/golang/go/issues/65532',
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
  /** Bytes of an average stack: its functions' frames, of which inlined ones have none. Absent without whole stacks. */
  readonly onStacks?: Sides<number>;
  /** The greatest growth of functions in the profile, and of all functions, largest first. */
  readonly largest: readonly FrameChange[];
}

export interface FrameChange extends Sides<number> {
  readonly function: string;
  /** Share of the stacks that have it, or without whole stacks, of the profile's edge weight; 0 to 1, where known. */
  readonly weight?: number;
}

/** Of each kind, hot ones and any. */
const MOST_NAMED_FRAMES = 10;

/** Functions are the same on both sides when they have the same name; the others are left out. */
function frameChanges(
  before: CompiledFunctions['frames'],
  candidate: CompiledFunctions['frames'],
  shareOf: (name: string) => number | undefined,
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
    grown.push({ function: name, baseline: earlier, candidate: after, weight: shareOf(name) });
  }
  const growth = ({ baseline, candidate }: FrameChange) => candidate - baseline;
  grown.sort((a, b) => growth(b) - growth(a) || compareText(a.function, b.function));
  const hot = grown.filter(({ weight }) => weight !== undefined).slice(0, MOST_NAMED_FRAMES);
  const named = new Set([...hot, ...grown.slice(0, MOST_NAMED_FRAMES)]);
  return { ...sums, largest: grown.filter((change) => named.has(change)) };
}

/** The assembly that reflection calls through, with frames of up to 1 GiB that are never used as a whole. */
const REFLECT_CALL = /^runtime\.call\d+$/;

/** Bytes by the linker's name. Of several functions of one name (file-local assembly), the largest. */
function frameSizes(functions: readonly TableFunction[]): Map<string, number> {
  const frames = new Map<string, number>();
  for (const { name, frame } of functions) {
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

/** A call on the stacks of profiles: a function and, unless it is the root of a stack, its caller. */
export interface StackCall {
  readonly name: string;
  /** Its line is that of the call, minus the line where it starts. */
  readonly caller?: { readonly name: string; readonly line: number };
  /** The samples with this call, counted once for each time it is on the stack. */
  samples: number;
}

/** Adds the calls on the stacks of a profile to `sums`. @param factor how often each sample counts. */
export function addStackCalls(sums: Map<string, StackCall>, profile: Profile, factor = 1): void {
  const { firstLine, lineFunction, lineNumber } = profile.locations;
  const { names, startLines } = profile.functions;
  const type = compilerSampleType(profile);
  const period = (profile.sampleTypes[type]?.type === 'cpu' && profile.period) || 1;
  const root = lineFunction.length;
  // By the numbers of the lines of caller and call: there are far fewer pairs than frames.
  const weights = new Map<number, number>();
  eachSample(profile, (stack, values) => {
    const weight = values[type] ?? 0;
    let caller = root;
    for (const location of weight > 0 ? stack.toReversed() : []) {
      const first = firstLine[location] as number;
      for (let line = (firstLine[location + 1] as number) - 1; line >= first; line--) {
        const key = caller * root + line;
        weights.set(key, (weights.get(key) ?? 0) + weight);
        caller = line;
      }
    }
  });
  const nameAt = (line: number) => profileName(names[lineFunction[line] as number] as string);
  const offsetAt = (line: number) =>
    (lineNumber[line] as number) - (startLines[lineFunction[line] as number] as number);
  for (const [key, weight] of weights) {
    const [at, line] = [Math.floor(key / root), key % root];
    const caller = at === root ? undefined : { name: nameAt(at), line: offsetAt(at) };
    const name = nameAt(line);
    const call = `${caller?.name}\0${caller?.line}\0${name}`;
    const sum = sums.get(call) ?? { name, caller, samples: 0 };
    sum.samples += (factor * weight) / period;
    sums.set(call, sum);
  }
}

/** Shares of the stacks that have a call: unlike edges, which are the last call of each. */
export function flowsOf(calls: readonly StackCall[]): EdgeWeights {
  const edges = calls.flatMap(({ name: callee, caller, samples: weight }) =>
    caller === undefined ? [] : { caller: caller.name, callee, offset: caller.line, weight, values: [] },
  );
  const totalWeight = totalOf(calls, ({ caller, samples }) => (caller === undefined ? samples : 0));
  return new EdgeWeights({ edges, totalWeight });
}

/** Below this share of known frames on the stacks, there is no average. */
const LEAST_KNOWN = 0.5;

/** The frames on the stacks, as in either binary; undefined without a CPU profile, or if the binaries lack most of them. */
export function framesOnStacks(
  calls: readonly StackCall[],
  flows: EdgeWeights,
  compiled: Sides<CompiledFunctions>,
): Sides<number> | undefined {
  const sides = [compiled.baseline, compiled.candidate].map(({ frames, inlined }) => {
    // By the names that profiles have; of generic functions, which these do not tell apart, the largest.
    const sizes = new Map<string, number>();
    for (const [symbol, bytes] of frames) {
      const name = profileName(symbol);
      sizes.set(name, Math.max(bytes, sizes.get(name) ?? 0));
    }
    return { sizes, partInlined: flows.partInlined(inlined) };
  });
  let [baseline, candidate, known, all, stacks] = [0, 0, 0, 0, 0];
  for (const { name, caller, samples } of calls) {
    all += samples;
    if (caller === undefined) stacks += samples;
    const key = caller && siteKey({ caller: caller.name, callee: name, lineOffset: caller.line });
    const [before, after] = sides.map(({ sizes, partInlined }) => {
      const part = key === undefined ? 0 : partInlined(key);
      const size = part === 1 ? 0 : sizes.get(name);
      return size === undefined ? undefined : size * (1 - part);
    });
    // In both or in neither: what one binary alone knows would be a difference of its own.
    if (before === undefined || after === undefined) continue;
    known += samples;
    baseline += samples * before;
    candidate += samples * after;
  }
  if (stacks === 0 || known < LEAST_KNOWN * all) return undefined;
  return { baseline: baseline / stacks, candidate: candidate / stacks };
}
