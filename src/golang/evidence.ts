import { compilerSampleType, eachSample, type Profile, samplingPeriod } from '../profile/columns.ts';
import type { EdgeSet } from '../profile/edges.ts';
import { goMinor, type HarmfulInlining, harmfulInlinings } from '../profile/exclusions.ts';
import { importPathOf, ownName } from '../profile/names.ts';
import { type Finding, warning } from '../system/errors.ts';
import { MOST_BYTES_OF_PROGRAM, readRegularFile } from '../system/files.ts';
import { compareText, groupBy, totalOf } from '../system/format.ts';
import type { Binary, BuildPair, SideName, Sides } from './binaries.ts';
import { type CompilerNotes, importPathsOf } from './compiler-notes.ts';
import {
  type CallSiteChanges,
  EdgeWeights,
  filePathOf,
  type InlinedSites,
  inlinedCallChanges,
  profileName,
  siteKey,
} from './inlining.ts';
import { hotEdges, type MissedCall, missedCalls } from './missed.ts';
import {
  type InlinedCall,
  READABLE_BINARIES,
  readFunctionTable,
  readInlinedCalls,
  type TableFunction,
} from './pclntab.ts';
import type { MainPackage } from './program.ts';
import { type Reason, reasonsFor } from './reasons.ts';

/**
 * Finds out what the compiler did differently in the two builds that are compared. Each binary carries a table of its functions: their
 * names, their stack frames and the calls that were inlined into them. The evidence is the difference between the function tables of the
 * two binaries, weighted by the profile. To find the reasons for the differences, the action compiles the packages with hot or changed
 * calls again, and lets the compiler print its decisions (compiler-notes.ts).
 */

/** What the compiler did differently in the two builds that are compared. */
export interface CompilerEvidence {
  readonly inlining: CallSiteChanges;
  readonly frames: FrameChanges;
  readonly size: SizeChange;
  /** Known problems of this Go version that this program is likely to have. */
  readonly hazards: readonly Hazard[];
  /** The reasons why calls are inlined less, why large functions are copied, and why stack frames grew. */
  readonly reasons: readonly Reason[];
  /**
   * The hot calls that the compiler neither inlined nor turned into direct calls, the heaviest call first. The list is absent if the
   * compiler was not run again.
   */
  readonly missed?: readonly MissedCall[];
}

/** The sizes of both binaries, in bytes. */
export interface SizeChange extends Sides<number> {
  /** The bytes of machine code in the baseline's binary. */
  readonly baselineText?: number;
  readonly candidateText?: number;
}

/** A known problem of a Go version: sentences for the report, and the link to the issue. */
type Hazard = Pick<HarmfulInlining, 'title' | 'message' | 'fix' | 'url'>;

/** The binaries that `compilerEvidence` compares, and the profile whose weights show how much each difference matters. */
export interface CompilerEvidenceOptions {
  readonly mainPackage: MainPackage;
  /** The Go version, as `go env GOVERSION` prints it. */
  readonly goVersion: string;
  readonly built: BuildPair;
  /** True if this run builds at least one of the two binaries with a profile. */
  readonly withProfile: boolean;
  /** The call edges of the candidate's profile, or, if the candidate was built without a profile, of the baseline's profile. */
  readonly edges?: EdgeSet;
  /**
   * The calls on the stacks of the collected profiles. If a run collected no profiles but recorded the baseline's profile, this list holds
   * the calls on the stacks of the baseline's profile.
   */
  readonly stacks?: readonly StackCall[];
  /** True if the candidate's profile was merged from the profiles that `stacks` come from. */
  readonly isOfStacks?: boolean;
  /** Runs the compiler again on packages of both builds; absent if the sources of one of the binaries are not known. */
  readonly askCompiler?: AskCompiler;
  /** The build, baseline or candidate, whose profile has the call edges `edges`. */
  readonly profiled?: SideName;
  readonly signal?: AbortSignal;
}

/**
 * @param packages the import paths of the packages.
 * @returns what the compiler printed about the packages, or findings that say why the compiler printed nothing.
 */
export type AskCompiler = (packages: readonly string[]) => Promise<Sides<CompilerNotes> | readonly Finding[]>;

/** The evidence, and findings about binaries that could not be read. */
export interface CompilerOutcome {
  /** The evidence; undefined if a binary's table of functions could not be read. */
  readonly evidence: CompilerEvidence | undefined;
  /** What the compiler printed about the build with the profile; absent if the compiler was not run again. */
  readonly notes?: CompilerNotes;
  readonly findings: readonly Finding[];
}

/**
 * Finds out what the compiler did differently in the two builds that are compared. The function tables in both binaries say which calls
 * were inlined. To find the reasons, `askCompiler` compiles a few packages again. If a table cannot be read, a finding says so.
 */
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
  const asked = await options.askCompiler?.(packagesToExplain(before, after, options));
  const notes = asked !== undefined && 'baseline' in asked ? asked : undefined;
  const evidence: CompilerEvidence = {
    inlining: inlinedCallChanges(before.inlined, after.inlined, { main: mainPackage, weights, copies }),
    frames,
    size: {
      baseline: built.baseline.bytes,
      candidate: built.candidate.bytes,
      baselineText: before.textBytes,
      candidateText: after.textBytes,
    },
    hazards: hazards({ goVersion, withProfile, calls: after.calls, frames, module: mainPackage.modulePath }),
    reasons: reasonsFor({
      inlined: { baseline: before.inlined, candidate: after.inlined },
      sizes: new Map(before.functions.map((compiled) => [compiled.name, compiled.bytes])),
      frames: frames.largest,
      weights,
      copies,
      notes,
    }),
    missed: notes && missedIn({ baseline: before, candidate: after }, notes, options),
  };
  const findings = asked === undefined || 'baseline' in asked ? [] : asked;
  return { evidence, notes: options.profiled && notes?.[options.profiled], findings };
}

type BinaryTables = Exclude<Awaited<ReturnType<typeof readTables>>, Finding>;

/**
 * Returns the packages of the callers and callees of two kinds of calls: hot calls, and calls that only one of the two binaries inlines.
 */
function packagesToExplain(
  before: BinaryTables,
  after: BinaryTables,
  { edges, mainPackage }: CompilerEvidenceOptions,
): string[] {
  const functions = new Set<string>();
  const addDifference = (here: InlinedSites, there: InlinedSites) => {
    for (const [key, calls] of here) {
      if (there.has(key)) continue;
      for (const { caller, callee } of calls) functions.add(caller).add(callee);
    }
  };
  addDifference(before.inlined, after.inlined);
  addDifference(after.inlined, before.inlined);
  for (const { caller, callee } of edges === undefined ? [] : hotEdges(edges))
    functions.add(caller).add(callee);
  // The name of an excluded function ends with a remark for people, so the name does not match any package.
  return importPathsOf([...functions].map(ownName), mainPackage.importPath);
}

function missedIn(
  tables: Sides<BinaryTables>,
  notes: Sides<CompilerNotes>,
  { edges, profiled, mainPackage }: CompilerEvidenceOptions,
): MissedCall[] | undefined {
  if (edges === undefined || profiled === undefined) return undefined;
  const { inlined, calls, functions } = tables[profiled];
  const starts = new Map<string, { readonly file: string; readonly startLine: number }>();
  // A function that is inlined everywhere has no entry of its own in the table, but the calls that were inlined into it contain its name.
  for (const { caller, file, line, lineOffset } of calls)
    starts.set(profileName(caller), { file, startLine: line - lineOffset });
  for (const compiled of functions)
    starts.set(profileName(compiled.name), { file: compiled.ownFile(), startLine: compiled.startLine });
  const positionOf = (caller: string, lineOffset: number) => {
    const start = starts.get(caller);
    return (
      start && `${filePathOf({ caller, file: start.file }, mainPackage)}:${start.startLine + lineOffset}`
    );
  };
  return missedCalls({ edges, inlined, notes: notes[profiled], positionOf });
}

/** Reads the table of functions in a binary. */
async function readTables({ path, pgo }: Binary) {
  const table = readFunctionTable(await readRegularFile(path, MOST_BYTES_OF_PROGRAM));
  const calls = table && readInlinedCalls(table);
  if (table !== undefined && calls !== undefined) {
    const { textBytes, functions } = table;
    return { textBytes, calls, functions, frames: frameSizes(functions), inlined: groupBy(calls, siteKey) };
  }
  return warning(
    `The table of functions in the binary ${pgo === 'off' ? 'without PGO' : `built with ${pgo}`} could not be read, so inlining and stack frames are not known.`,
    READABLE_BINARIES,
  );
}

/** The facts from which `hazards` recognises known problems. */
export interface HazardSigns extends Pick<CompilerEvidenceOptions, 'goVersion' | 'withProfile'> {
  /** The calls that are inlined in the candidate's binary. */
  readonly calls: readonly Pick<InlinedCall, 'caller' | 'callee'>[];
  readonly frames: FrameChanges;
  /** The path of the program's module, whose functions the user can change. */
  readonly module: string;
}

/** The size of a new goroutine's stack, in bytes. A stack frame of this size makes the stack of a new goroutine grow. */
const FIRST_STACK = 2048;
/**
 * Functions of the runtime in which no goroutine waits. Most functions of the scheduler, such as `findRunnable`, run on the stack of a
 * thread.
 */
const SCHEDULER = /^runtime\.(?!chan|select|sema|net)/;

/** True if a function is in the program's own module, so that the user can change its source. */
function isOfModule(name: string, module: string): boolean {
  const path = importPathOf(name);
  return path === 'main' || path === module || path.startsWith(`${module}/`);
}

/** Returns the known problems that the candidate may have. The linked issues describe these problems. */
export function hazards({ goVersion, withProfile, calls, frames, module }: HazardSigns): Hazard[] {
  if (goMinor(goVersion) === undefined || !withProfile) return [];
  const found: Hazard[] = harmfulInlinings(goVersion)
    .filter((harmful) =>
      calls.some(({ caller, callee }) => callee === harmful.callee && caller === (harmful.caller ?? caller)),
    )
    .map(({ title, message, fix, url }) => ({ title, message, fix, url }));
  // Ignore a larger frame of `main.main`, because only one stack has this frame.
  const largest = frames.largest.find((one) => !SCHEDULER.test(one.function) && one.function !== 'main.main');
  if (largest !== undefined && largest.candidate - largest.baseline >= FIRST_STACK) {
    const inlined = calls.filter(({ caller }) => caller === largest.function);
    const own = inlined.find(({ callee }) => isOfModule(callee, module));
    const leaveOut = 'leave the calls that are inlined into that function out of the profile with `exclude`';
    const remedy = own ? `mark \`${own.callee}\` \`//go:noinline\`, or ${leaveOut}` : leaveOut;
    found.push({
      title: 'Goroutines may need larger stacks',
      message: `With this profile, the stack frame of \`${largest.function}\` grows from ${largest.baseline} to ${largest.candidate} bytes, because it holds the variables of the functions that were inlined into it. Each goroutine that waits in this function needs that much more memory. Programs with many such goroutines needed up to a third more memory for stacks.`,
      fix: `Compare the memory of both binaries under load. If it grew, ${remedy}.`,
      url: 'https://github.com/golang/go/issues/65532',
    });
  }
  return found;
}

/** The differences between the stack frames of the two binaries. */
export interface FrameChanges {
  /** The number of functions that both binaries have. */
  readonly functions: number;
  readonly grown: number;
  readonly shrunk: number;
  /** The sum of the stack frames of all functions that both binaries have, in bytes. */
  readonly baselineBytes: number;
  readonly candidateBytes: number;
  /**
   * The average size of a stack in bytes. The size of a stack is the sum of its stack frames. An inlined function has no frame of its own.
   * The field is absent if the profiles have no whole stacks.
   */
  readonly onStacks?: Sides<number>;
  /**
   * The functions whose stack frames grew most, in descending order. The list has the hot functions with the largest growth, and also the
   * functions with the largest growth among all functions.
   */
  readonly largest: readonly FrameChange[];
}

/** The size of a function's stack frame in each of the two binaries, in bytes. */
export interface FrameChange extends Sides<number> {
  readonly function: string;
  /**
   * The share of stacks that contain this function, from 0 to 1. If the profiles have no whole stacks, this is the share of the profile's
   * weight in call edges from or to the function. Undefined if the share is not known.
   */
  readonly weight?: number;
}

/**
 * The maximum number of functions of each of two kinds in the report: hot functions whose stack frames grew, and the functions whose stack
 * frames grew most.
 */
const MOST_NAMED_FRAMES = 10;

/** Compares the stack frames of functions that both binaries have. Functions with the same name count as the same function. */
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

/**
 * Matches assembly functions through which reflection calls functions. The frames of these assembly functions are up to 1 GiB large, and
 * are never used completely.
 */
const REFLECT_CALL = /^runtime\.call\d+$/;

/**
 * Returns the stack frame of each function in bytes, by the linker's name. If several functions share a name, which happens in assembly,
 * the largest frame counts.
 */
function frameSizes(functions: readonly TableFunction[]): Map<string, number> {
  const frames = new Map<string, number>();
  for (const { name, frame } of functions) {
    if (REFLECT_CALL.test(name)) continue;
    frames.set(name, Math.max(frame, frames.get(name) ?? 0));
  }
  return frames;
}

/** The functions of one binary. */
export interface CompiledFunctions {
  /** The stack frames in bytes, by the linker's name of the function. */
  readonly frames: ReadonlyMap<string, number>;
  readonly inlined: InlinedSites;
}

/** A call on the stacks of profiles: a function and its caller. The root of a stack has no caller. */
export interface StackCall {
  readonly name: string;
  /** `line` is the line of the call minus the first line of the caller. */
  readonly caller?: { readonly name: string; readonly line: number };
  /** The number of samples with this call. If a stack has the call twice, its samples count twice. */
  samples: number;
}

/**
 * Adds the calls on the stacks of a profile to `sums`.
 * @param factor the weight of the profile, by which the count of each sample is multiplied.
 */
export function addStackCalls(sums: Map<string, StackCall>, profile: Profile, factor = 1): void {
  const { firstLine, lineFunction, lineNumber } = profile.locations;
  const { names, startLines } = profile.functions;
  const type = compilerSampleType(profile);
  const period = (profile.sampleTypes[type]?.type === 'cpu' && samplingPeriod(profile)) || 1;
  const root = lineFunction.length;
  // First add up the weights for each pair of line indices (caller and callee), because a profile has far fewer pairs than frames.
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

/**
 * Returns, as the weight of each call, the share of stacks that contain the call. The call edges of a profile have other weights, because
 * call edges count only the last call of each stack.
 */
export function flowsOf(calls: readonly StackCall[]): EdgeWeights {
  const edges = calls.flatMap(({ name: callee, caller, samples: weight }) =>
    caller === undefined ? [] : { caller: caller.name, callee, offset: caller.line, weight, values: [] },
  );
  const totalWeight = totalOf(calls, ({ caller, samples }) => (caller === undefined ? samples : 0));
  return new EdgeWeights({ edges, totalWeight });
}

/** The minimum share of stack frames whose sizes must be known. If fewer sizes are known, the average size of a stack is undefined. */
const LEAST_KNOWN = 0.5;

/**
 * Returns the average size of a stack with each of the two binaries, in bytes. The result is undefined if the profiles have no whole
 * stacks, or if the binaries lack most of the functions on the stacks.
 */
export function framesOnStacks(
  calls: readonly StackCall[],
  flows: EdgeWeights,
  compiled: Sides<CompiledFunctions>,
): Sides<number> | undefined {
  const sides = [compiled.baseline, compiled.candidate].map(({ frames, inlined }) => {
    // Use the largest instance of a generic function, because profiles use one name for all instances.
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
    // Skip a frame that only one binary has, because such a frame would look like a difference between the stacks.
    if (before === undefined || after === undefined) continue;
    known += samples;
    baseline += samples * before;
    candidate += samples * after;
  }
  if (stacks === 0 || known < LEAST_KNOWN * all) return undefined;
  return { baseline: baseline / stacks, candidate: candidate / stacks };
}
