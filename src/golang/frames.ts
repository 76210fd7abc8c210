import { compilerSampleType, eachSample, linesOf, type Profile } from '../profile/columns.ts';
import { compareText } from '../system/format.ts';
import { type EdgeWeights, type InlinedSites, profileName } from './inlining.ts';
import type { FunctionTable } from './pclntab.ts';

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

export interface FrameChange {
  readonly function: string;
  /** Bytes. */
  readonly baseline: number;
  readonly candidate: number;
  /** Share of the profile's edge weight that has it, where known, 0 to 1. */
  readonly weight?: number;
}

/**
 * Bytes of a stack of the profile, on average over its samples: the frames of the functions on it; an inlined function has
 * none of its own.
 */
export interface FramesOnStacks {
  readonly baseline: number;
  readonly candidate: number;
}

/** Of each kind, hot ones and any. */
const NAMED = 10;

/** Functions are the same on both sides when they have the same name; the others are left out. */
export function frameChanges(
  baseline: FunctionTable,
  candidate: FunctionTable,
  weights: EdgeWeights | undefined,
): FrameChanges {
  const before = framesOf(baseline);
  const sums = { functions: 0, grown: 0, shrunk: 0, baselineBytes: 0, candidateBytes: 0 };
  const grown: FrameChange[] = [];
  for (const [name, after] of framesOf(candidate)) {
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
export function framesOf(table: FunctionTable): Map<string, number> {
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

  /**
   * @param profile with whole stacks; those of a compacted one are cut.
   * @param factor how often each sample counts.
   */
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
