import { compilerSampleType } from '../../profile/edges.ts';
import type { Profile } from '../../profile/profile.ts';
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
    const linesOf = profile.locations.map((_, location) => callsOf(profile, location));
    for (const { locations, values } of profile.samples) {
      const weight = factor * (values[typeIndex] ?? 0);
      if (weight <= 0) continue;
      this.#samples += weight;
      let caller: Call | undefined;
      for (let i = locations.length - 1; i >= 0; i--) {
        for (const call of linesOf[locations[i] as number] ?? []) {
          this.#take(call, caller, weight);
          caller = call;
        }
      }
    }
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
function callsOf({ locations, functions }: Profile, index: number): readonly Call[] {
  return [...(locations[index]?.lines ?? [])].reverse().map(({ func, line }) => {
    const { name = '', startLine = 0 } = (func === undefined ? undefined : functions[func]) ?? {};
    return { name, offset: line - startLine };
  });
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
