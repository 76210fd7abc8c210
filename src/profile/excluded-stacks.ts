import { type Exclusion, excludedNames, isExcluded } from './exclusions.ts';
import type { Line, Location, Profile, Sample } from './profile.ts';

/**
 * Whole stacks, to the compiler with the same edges as `renameExcluded` gives. A function between two calls of which one
 * is excluded cannot have two names in one stack: what the compiler reads of such a stack becomes one stack for
 * each of its calls, so the values then add up to more than before.
 */
export function excludeInStacks(profile: Profile, exclusions: readonly Exclusion[]): Profile {
  const callees = new Set(exclusions.map(({ callee }) => callee));
  if (!profile.functions.some(({ name }) => callees.has(name))) return profile;
  const frames = new FrameTable(profile);
  const samples = profile.samples.flatMap((sample): Sample | Sample[] => {
    const calls = callsOf(sample, profile);
    const ends = calls.map(([caller, callee]) => ({
      caller: frames.nameOf(caller),
      callee: frames.nameOf(callee),
    }));
    if (!ends.some((one) => isExcluded(one, exclusions))) return sample;
    return calls.map(([caller, callee], index): Sample => {
      const end = ends[index] as (typeof ends)[number];
      const names = isExcluded(end, exclusions) ? excludedNames(end, exclusions) : end;
      const above = index === 0 ? sample.locations.slice(2) : [];
      return {
        ...sample,
        locations: [frames.locate(callee, names.callee), frames.locate(caller, names.caller), ...above],
      };
    });
  });
  if (samples.every((sample, index) => sample === profile.samples[index])) return profile;
  return { ...profile, samples, locations: frames.locations, functions: frames.functions };
}

interface Frame {
  readonly location: Location;
  readonly line: Line;
}

/** The calls that the compiler reads of a stack, outermost first; each counts once, and one to itself not at all. */
function callsOf({ locations }: Sample, profile: Profile): (readonly [Frame, Frame])[] {
  const path = locations
    .slice(0, 2)
    .reverse()
    .flatMap((index) => {
      const location = profile.locations[index] as Location;
      const lines = location.lines.length > 0 ? location.lines : [{ func: undefined, line: 0 }];
      return lines.map((line) => ({ location, line })).reverse();
    });
  const calls = new Map<string, readonly [Frame, Frame]>();
  for (const [index, callee] of path.entries()) {
    const caller = path[index - 1];
    if (caller === undefined) continue;
    const [from, to] = [nodeKey(caller, profile), nodeKey(callee, profile)];
    if (from !== to) calls.set(`${from}\0${to}`, [caller, callee]);
  }
  return [...calls.values()];
}

/** What the compiler tells frames apart by. */
function nodeKey({ location, line }: Frame, { functions }: Profile): string {
  const func = line.func === undefined ? undefined : functions[line.func];
  return `${location.address} ${line.line} ${func?.startLine} ${func?.name}`;
}

/** Functions and locations, to which those of single frames are added. */
class FrameTable {
  readonly functions: Profile['functions'][number][];
  readonly locations: Location[];
  readonly #functions = new Map<string, number>();
  readonly #locations = new Map<string, number>();

  constructor({ functions, locations }: Profile) {
    this.functions = [...functions];
    this.locations = [...locations];
  }

  nameOf({ line }: Frame): string {
    return line.func === undefined ? '' : (this.functions[line.func]?.name ?? '');
  }

  /** Where the frame's function alone is, under `name`. */
  locate(frame: Frame, name: string): number {
    const func = this.#named(frame.line.func, name);
    const { location, line } = frame;
    const key = `${location.address} ${location.mapping} ${func} ${line.line}`;
    return known(this.#locations, key, () =>
      this.locations.push({ ...location, lines: [{ ...line, func }] }),
    );
  }

  #named(func: number | undefined, name: string): number | undefined {
    const own = func === undefined ? undefined : this.functions[func];
    if (own === undefined || own.name === name) return func;
    return known(this.#functions, `${func} ${name}`, () => this.functions.push({ ...own, name }));
  }
}

/** The index that `key` has, or that of what `push` appends. */
function known(indices: Map<string, number>, key: string, push: () => number): number {
  const index = indices.get(key) ?? push() - 1;
  indices.set(key, index);
  return index;
}
