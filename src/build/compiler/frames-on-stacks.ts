import type { Profile } from '../../profile/columns.ts';
import { compilerSampleType, eachSample, linesOf } from '../../profile/columns.ts';
import { type InlinedSites, profileName } from './inlined-sites.ts';

/** What one binary tells of its functions. */
export interface CompiledFunctions {
  /** Bytes, by the linker's name. */
  readonly frames: ReadonlyMap<string, number>;
  readonly inlined: InlinedSites;
}

/** Where the frames of less than this share of what is on the stacks are known, nothing is said. */
const LEAST_KNOWN = 0.5;

/**
 * Bytes of a stack of the profile, on average over its samples, were it taken of either binary: the frames of all functions
 * on it but for those that are inlined into their callers there.
 * @param profile with whole stacks; those of a compacted one are cut.
 * @returns undefined when it is no CPU profile, or mostly of functions that the binaries do not have.
 */
export function framesOnStacks(
  profile: Profile,
  baseline: CompiledFunctions,
  candidate: CompiledFunctions,
): FramesOnStacks | undefined {
  const tally = new StackFrames(baseline, candidate);
  tally.add(profile);
  return tally.average();
}

/** Bytes. */
export interface FramesOnStacks {
  readonly baseline: number;
  readonly candidate: number;
}

/** As `framesOnStacks`, of many profiles. */
export class StackFrames {
  readonly #sides: readonly [ReturnType<typeof sideOf>, ReturnType<typeof sideOf>];
  #baseline = 0;
  #candidate = 0;
  #known = 0;
  #calls = 0;
  #samples = 0;

  constructor(baseline: CompiledFunctions, candidate: CompiledFunctions) {
    this.#sides = [sideOf(baseline), sideOf(candidate)];
  }

  /** @param factor how often each sample counts. */
  add(profile: Profile, factor = 1): void {
    const typeIndex = compilerSampleType(profile);
    const callsAt = Array.from({ length: profile.locations.count }, (_, at) => callsOf(profile, at));
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
    const [before, after] = this.#sides.map((side) => side.bytesOf(name, caller));
    this.#calls += weight;
    // In both or in neither: what one binary alone knows would be a difference of its own.
    if (before === undefined || after === undefined) return;
    this.#known += weight;
    this.#baseline += weight * before;
    this.#candidate += weight * after;
  }

  /** Undefined when there was no CPU profile, or mostly functions that the binaries do not have. */
  average(): FramesOnStacks | undefined {
    if (this.#samples === 0 || this.#known < LEAST_KNOWN * this.#calls) return undefined;
    return { baseline: this.#baseline / this.#samples, candidate: this.#candidate / this.#samples };
  }
}

interface Call {
  readonly name: string;
  /** Line that it is at, minus the line where it starts. */
  readonly offset: number;
}

/** The functions that a location stands for, outermost first. */
function callsOf(profile: Profile, location: number): readonly Call[] {
  const { names, startLines } = profile.functions;
  return linesOf(profile, location)
    .reverse()
    .map(({ func, line }) => ({ name: names[func] as string, offset: line - (startLines[func] as number) }));
}

/** Frames by the names that profiles have; of generic functions, which these do not tell apart, the largest. */
function sideOf({ frames, inlined }: CompiledFunctions) {
  const sizes = new Map<string, number>();
  for (const [symbol, bytes] of frames) {
    const name = profileName(symbol);
    sizes.set(name, Math.max(bytes, sizes.get(name) ?? 0));
  }
  return {
    bytesOf: (name: string, caller: Call | undefined): number | undefined =>
      caller !== undefined && inlined.has(caller.name, name, caller.offset)
        ? 0
        : sizes.get(profileName(name)),
  };
}
