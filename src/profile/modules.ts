import { compilerSampleType } from './edges.ts';
import { splitSymbol } from './own.ts';
import type { Profile } from './profile.ts';

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
export function weighModules(profile: Profile, own: ReadonlySet<string>): ModuleWeights {
  const moduleOfFunction = profile.functions.map(({ name }) => {
    const path = packageOf(name);
    if (isStandard(path)) return undefined;
    return { path, module: moduleOf(path), isOwn: isInside(path, own) };
  });
  const type = compilerSampleType(profile);
  const weights = { modules: new Map<string, number>(), packages: new Map<string, number>() };
  let [foreign, others, all] = [0, 0, 0];
  const modulesOfLocation = profile.locations.map(({ lines }) =>
    lines.flatMap(({ func }) => (func === undefined ? undefined : moduleOfFunction[func]) ?? []),
  );
  for (const { locations, values } of profile.samples) {
    const value = values[type] ?? 0;
    const strangers = new Map<string, string>();
    let hasOthers = false;
    for (const location of locations) {
      for (const { path, module, isOwn } of modulesOfLocation[location] ?? []) {
        hasOthers = true;
        if (!isOwn) strangers.set(path, module);
      }
    }
    addTo(weights.packages, strangers.keys(), value);
    addTo(weights.modules, new Set(strangers.values()), value);
    all += value;
    if (hasOthers) others += value;
    if (strangers.size > 0) foreign += value;
  }
  return { modules: byWeight(weights.modules), packages: byWeight(weights.packages), foreign, others, all };
}

function addTo(weights: Map<string, number>, names: Iterable<string>, value: number): void {
  for (const name of names) weights.set(name, (weights.get(name) ?? 0) + value);
}

function byWeight(weights: ReadonlyMap<string, number>): string[] {
  return [...weights].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([name]) => name);
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
