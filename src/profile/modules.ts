import { compilerSampleType } from './edges.ts';
import { NameTable } from './frames.ts';
import type { KnownName, NamedProfile } from './known-names.ts';
import { splitSymbol } from './own.ts';
import type { PackedLocations, SampleVisitor } from './packed.ts';

/** How much of a profile is code of which modules. */
export interface ModuleWeights {
  /** Modules that are not among the own ones, heaviest first. */
  readonly modules: readonly string[];
  /** Their packages, heaviest first: unlike modules, which their paths only suggest, these are known. */
  readonly packages: readonly string[];
  /** Weight of the stacks with code of those. */
  readonly foreign: number;
  /** Weight of the stacks with code from outside of the standard library. */
  readonly others: number;
  readonly all: number;
}

/** @param own paths of modules that are not to be named. */
export function weighModules(profile: NamedProfile, own: ReadonlySet<string>): ModuleWeights {
  const tally = moduleTally(profile, own);
  profile.packed.eachSample(tally.add);
  return tally.weights();
}

/** What weighs modules while the samples are read for something else, too. */
export interface ModuleTally {
  readonly add: SampleVisitor;
  /** Of the samples so far. */
  weights(): ModuleWeights;
}

/** A package from outside of the standard library. */
export class KnownPackage {
  readonly path: string;
  /** That it most likely belongs to. */
  readonly module: string;
  /** The last tally that it is in, and its index there: for as long as that takes to be made. */
  tally = 0;
  index = 0;

  constructor(path: string) {
    this.path = path;
    this.module = moduleOf(path);
  }
}

/** The packages of the functions of a run, each once. */
export class KnownPackages {
  #known = new Map<string, KnownPackage>();

  /** Of a function; undefined for the standard library, and for what is no Go function of a package with a path. */
  of(name: string): KnownPackage | undefined {
    const path = packageOutside(name);
    if (path === '') return undefined;
    const known = this.#known.get(path) ?? new KnownPackage(path);
    this.#known.set(path, known);
    return known;
  }

  /** Forgets all but those of these. */
  keep(names: Iterable<KnownName>): void {
    const kept = new Map<string, KnownPackage>();
    for (const { package: one } of names) if (one !== undefined) kept.set(one.path, one);
    this.#known = kept;
  }
}

let tallies = 0;

/** As `weighModules`. */
export function moduleTally(profile: NamedProfile, own: ReadonlySet<string>): ModuleTally {
  const { packed, names } = profile;
  const tally = ++tallies;
  const packages: KnownPackage[] = [];
  const ofFunction = new Int32Array(packed.functions.count).fill(-1);
  for (let index = 0; index < ofFunction.length; index++) {
    const one = names[index]?.package;
    if (one === undefined) continue;
    if (one.tally !== tally) {
      one.tally = tally;
      one.index = packages.push(one) - 1;
    }
    ofFunction[index] = one.index;
  }
  const { first, all: packagesOfLocation } = packagesOfLocations(packed.locations, ofFunction);
  const type = compilerSampleType(packed);
  const modules = new NameTable();
  const moduleOfPackage = packages.map(({ module }) => modules.number(module));
  const isOwn = packages.map(({ path }) => own.size > 0 && isInside(path, own));
  const weights = {
    packages: new Float64Array(packages.length),
    modules: new Float64Array(modules.names.length),
  };
  // Where each was counted last: the number of the sample.
  const counted = {
    packages: new Uint32Array(packages.length),
    modules: new Uint32Array(modules.names.length),
  };
  let [foreign, others, all, number] = [0, 0, 0, 0];
  const add: SampleVisitor = (stack, depth, values) => {
    const value = values[type] ?? 0;
    let [hasOthers, hasStrangers] = [false, false];
    number++;
    for (let at = 0; at < depth; at++) {
      const location = stack[at] as number;
      const end = first[location + 1] as number;
      for (let i = first[location] as number; i < end; i++) {
        const path = packagesOfLocation[i] as number;
        hasOthers = true;
        if (isOwn[path] === true || counted.packages[path] === number) continue;
        hasStrangers = true;
        counted.packages[path] = number;
        weights.packages[path] = (weights.packages[path] as number) + value;
        const module = moduleOfPackage[path] as number;
        if (counted.modules[module] === number) continue;
        counted.modules[module] = number;
        weights.modules[module] = (weights.modules[module] as number) + value;
      }
    }
    all += value;
    if (hasOthers) others += value;
    if (hasStrangers) foreign += value;
  };
  return {
    add,
    weights: () => ({
      modules: byWeight(modules.names, weights.modules, counted.modules),
      packages: byWeight(
        packages.map(({ path }) => path),
        weights.packages,
        counted.packages,
      ),
      foreign,
      others,
      all,
    }),
  };
}

/** The packages of each location, one after the other, and where those of each begin. */
function packagesOfLocations(
  { count, firstLine, lineFunction }: PackedLocations,
  ofFunction: Int32Array,
): { first: Uint32Array; all: Int32Array } {
  const first = new Uint32Array(count + 1);
  const all = new Int32Array(firstLine[count] as number);
  let length = 0;
  let line = 0;
  for (let location = 0; location < count; location++) {
    const end = firstLine[location + 1] as number;
    for (; line < end; line++) {
      const func = lineFunction[line] as number;
      const path = func < 0 ? -1 : (ofFunction[func] as number);
      if (path >= 0) all[length++] = path;
    }
    first[location + 1] = length;
  }
  return { first, all };
}

/** Those that were counted, heaviest first. */
function byWeight(names: readonly string[], weights: Float64Array, counted: Uint32Array): string[] {
  return names
    .map((name, at) => ({ name, weight: weights[at] as number, isCounted: counted[at] !== 0 }))
    .filter(({ isCounted }) => isCounted)
    .sort((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name);
}

/** Import path of a function's package; empty for what is no Go function of a package with a path. */
function packageOf(name: string): string {
  const path = splitSymbol(name).package.replaceAll('%2e', '.');
  return /^[\w.~-]+(\/[\w.~+-]+)+$/.test(path) ? path : '';
}

/** First elements of import paths of Go's standard library (Go 1.26) that have further ones. */
const STANDARD = new Set(
  `archive bufio bytes cmp compress container context crypto database debug embed encoding errors expvar flag fmt go
  hash html image index internal io iter log maps math mime net os path plugin reflect regexp runtime simd slices sort
  strconv strings structs sync syscall testing text time unicode unique unsafe vendor weak`.split(/\s+/),
);

function isStandard(path: string): boolean {
  return path === '' || STANDARD.has(path.split('/')[0] ?? '');
}

/** Import path of a function's package; empty for the standard library, and for what is no Go function of a package with a path. */
function packageOutside(name: string): string {
  const path = packageOf(name);
  return isStandard(path) ? '' : path;
}

/** Whether a path is that of one of the modules, or below. */
export function isInside(path: string, modules: ReadonlySet<string>): boolean {
  for (let rest = path; rest !== ''; rest = rest.slice(0, Math.max(0, rest.lastIndexOf('/')))) {
    if (modules.has(rest)) return true;
  }
  return false;
}

/** Hosts whose modules start with a user's or an organization's name. */
const HOSTS_OF_OWNERS = /^(github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|golang\.org)$/;

/** The module that a package most likely belongs to, by its path alone. */
function moduleOf(path: string): string {
  const elements = path.split('/');
  const length = HOSTS_OF_OWNERS.test(elements[0] ?? '') ? 3 : 2;
  const major = /^v\d+$/.test(elements[length] ?? '') ? 1 : 0;
  return elements.slice(0, length + major).join('/');
}
