import { SIDES } from '../../golang/binaries.ts';
import { listPackages } from '../../golang/go.ts';
import type { Finding } from '../../system/errors.ts';
import { totalOf } from '../../system/format.ts';
import {
  type BenchmarkGroup,
  type BenchmarkOptions,
  type PreparedBenchmarks,
  prepareBenchmarks,
} from './benchmarks.ts';
import type { Contenders } from './contenders.ts';
import type { LoadTest } from './load.ts';
import { LINKING, type Reordering } from './order.ts';
import type { LoadTestOptions } from './slices.ts';
import { type BuiltTests, buildTestBinaries, type Nothing, type TestBinaries } from './test-binaries.ts';
import {
  FEWEST_ROUNDS,
  heldOutNotMeasured,
  isFinding,
  nameOfLoad,
  noRoomFor,
  ROUNDS_WANTED,
  type Workload,
} from './workload.ts';

/**
 * Prepares the workloads of a comparison and divides the time of the comparison among the workloads.
 *
 * A comparison has up to four kinds of work: a load and benchmarks that decide the verdict, and a load and benchmarks that are held out
 * from the verdict. The four kinds of work are prepared one after the other. Each kind of work is planned for the time that the earlier
 * kinds leave.
 *
 * 1. The test binaries of all benchmarks are built, once for each package. The budget begins after the builds of the test binaries.
 * 2. The load that decides the verdict is tried once.
 * 3. The benchmarks are calibrated.
 * 4. The held-out load is tried once. The servers of the held-out load are copied from the same linked binaries as the servers of the load
 *    that decides the verdict.
 *
 * Equal parts of the time are planned for all kinds of work. For example, with `load`, `held-out: { load: … }` and a budget of 5 minutes,
 * 2.5 minutes are planned for each load. But work that decides the verdict has priority. If the load that decides the verdict needs more
 * than its part, it also gets the time of the held-out work. If no time remains for the held-out work, it is left out with a finding.
 */

/** Prepares a load test. A finding says why the load cannot be measured. */
export type PrepareLoad = (time: LoadTime) => Promise<LoadTest | Finding>;

/**
 * The time for a load, and the binaries that another load has already linked. Without binaries from another load, the load links its own
 * binaries.
 */
export interface LoadTime extends Pick<LoadTestOptions, 'share' | 'mostShare' | 'linkedShare'> {
  /** The time at which measuring ends, in milliseconds of `performance.now()`. */
  readonly deadline: number;
  /** The time at which measuring ends if there are still too few rounds for a verdict. */
  readonly latest: number;
  readonly linked?: Contenders<string>;
}

/** The benchmarks and the load that have one verdict together. */
export interface NamedWork {
  readonly benchmarks?: BenchmarkOptions;
  readonly load?: PrepareLoad;
}

/** The work to prepare, and the time for this work. Points in time are in milliseconds of `performance.now()`. */
export interface PrepareOptions extends NamedWork {
  /**
   * The names of the contenders, beginning with the two sides; absent: only the two sides. Each contender is compared with all contenders
   * before it.
   */
  readonly contenders?: readonly string[];
  /** The work that is held out from the verdict. */
  readonly heldOut?: NamedWork;
  /** The seconds for measuring. The time for calibration is included, but not the time for building test binaries. */
  readonly budgetSeconds: number;
  /** The part of the budget that measuring gets, because profiles and reasons get the rest; absent: the whole budget. */
  readonly measuringShare?: number;
  /** The latest time at which measuring and the building of test binaries end. */
  readonly deadline?: number;
  /** The time at which measuring ends if there are still too few rounds for a verdict; absent: at the deadline. */
  readonly latest?: number;
}

/**
 * The workloads that can run, and the reasons why other workloads cannot run. Points in time are in milliseconds of `performance.now()`.
 */
export interface PreparedWorkloads {
  readonly load?: LoadTest;
  readonly heldOutLoad?: LoadTest;
  readonly benchmarked: PreparedBenchmarks;
  /** All workloads. If no workload that decides the verdict can run, the list of workloads is empty. */
  readonly workloads: readonly Workload[];
  readonly orders: readonly Reordering[];
  /** True if each round gives all workloads a new order of functions. */
  readonly isReordered: boolean;
  readonly nothing: readonly Nothing[];
  readonly findings: readonly Finding[];
  /** The time at which the budget began, directly after the test binaries were built. */
  readonly began: number;
  readonly deadline: number;
  readonly latest: number;
}

/** Builds the test binaries, tries the loads once, and calibrates the benchmarks. */
export async function prepareWorkloads(options: PrepareOptions): Promise<PreparedWorkloads> {
  const { benchmarks, heldOut = {}, budgetSeconds, measuringShare } = options;
  const asked = performance.now();
  const tests = await buildTests(options);
  const began = performance.now();
  const deadline = Math.min(began + budgetSeconds * 1000, options.deadline ?? Number.POSITIVE_INFINITY);
  const latest = Math.max(deadline, options.latest ?? deadline);
  const wanted: WantedWork = {
    load: !tests.built.areGiven && options.load !== undefined,
    benchmarks: tests.deciding.length > 0,
    heldOutLoad: !tests.built.areGiven && heldOut.load !== undefined,
    heldOutBenchmarks: tests.heldOut.length > 0,
  };
  const parts = partsOfTime(wanted);
  const linkedShare = parts.share * (wanted.heldOutLoad ? 2 : 1);
  const tried = wanted.load ? await options.load?.({ ...parts, deadline, latest, linkedShare }) : undefined;
  const [load, whyNoLoad] = isFinding(tried) ? [undefined, [tried]] : [tried, []];
  const remaining = { ...wanted, load: load !== undefined };
  const isAnyDeciding = remaining.load || remaining.benchmarks;
  const building = benchmarks ?? heldOut.benchmarks;
  const window = { deadline, latest, budgetSeconds, measuringShare, buildSeconds: (began - asked) / 1000 };
  const benchmarked: PreparedBenchmarks =
    building !== undefined && isAnyDeciding
      ? await prepareBenchmarks(building, groupsOfBenchmarks(options, tests, remaining), window)
      : { workloads: [], findings: [] };
  const deciding = [...(load ? [load.workload] : []), ...benchmarked.workloads.filter(isDeciding)];
  const held = await prepareHeldOutLoad(options, {
    deciding,
    deadline,
    latest,
    load,
    benchmarked,
    wanted: remaining,
  });
  const heldOutLoad = isFinding(held) ? undefined : held;
  const loads = [load, heldOutLoad].filter((one) => one !== undefined);
  const orders = [loads[0]?.reordering, benchmarked.reordering].filter((order) => order !== undefined);
  const kinds = (loads.length > 0 ? 1 : 0) + (benchmarked.workloads.length > 0 ? 1 : 0);
  const noBenchmarks = benchmarked.nothing ?? (remaining.benchmarks ? undefined : tests.nothing);
  return {
    load,
    heldOutLoad,
    benchmarked,
    workloads:
      deciding.length === 0 ? [] : [...loads.map(({ workload }) => workload), ...benchmarked.workloads],
    orders,
    isReordered: orders.length === kinds,
    nothing: [
      ...whyNoLoad.map(() => ({ reason: 'The load could not be measured.' })),
      ...(noBenchmarks ? [noBenchmarks] : []),
    ],
    findings: [...tests.findings, ...whyNoLoad, ...benchmarked.findings, ...(isFinding(held) ? [held] : [])],
    began,
    deadline,
    latest,
  };
}

function isDeciding({ isHeldOut }: Workload): boolean {
  return !isHeldOut;
}

/** The kinds of work that the settings request. */
interface WantedWork {
  readonly load: boolean;
  readonly benchmarks: boolean;
  readonly heldOutLoad: boolean;
  readonly heldOutBenchmarks: boolean;
}

/**
 * Returns two parts of the time: each kind of work is planned for `share`, and work that decides the verdict may use up to `mostShare`.
 */
function partsOfTime({ load, benchmarks, heldOutLoad, heldOutBenchmarks }: WantedWork) {
  const numberOf = (kinds: readonly boolean[]) => Math.max(1, kinds.filter((isWanted) => isWanted).length);
  return {
    share: 1 / numberOf([load, benchmarks, heldOutLoad, heldOutBenchmarks]),
    mostShare: 1 / numberOf([load, benchmarks]),
  };
}

/** The test binaries of the deciding benchmarks and of the held-out benchmarks. */
interface Tests {
  readonly built: BuiltTests;
  readonly deciding: readonly TestBinaries[];
  readonly heldOut: readonly TestBinaries[];
  /** The reason why no benchmark decides the verdict. */
  readonly nothing?: Nothing;
  readonly findings: readonly Finding[];
}

/** Builds the test binaries of all benchmarks. A package with deciding and held-out benchmarks is built only once. */
async function buildTests({ benchmarks, heldOut = {}, deadline }: PrepareOptions): Promise<Tests> {
  const all = [benchmarks, heldOut.benchmarks].filter((options) => options !== undefined);
  const [options] = all;
  if (options === undefined)
    return { built: { binaries: [], findings: [] }, deciding: [], heldOut: [], findings: [] };
  // An empty list of packages means all packages of the module.
  const isWhole = all.some(({ packages }) => packages.length === 0);
  const packages = isWhole ? [] : [...new Set(all.flatMap((one) => one.packages))];
  const built = await buildTestBinaries({ ...options, packages, deadline });
  const isHeldOut = heldOut.benchmarks && (await selectorOf(heldOut.benchmarks, built));
  const isOfVerdict = benchmarks && (await selectorOf(benchmarks, built));
  const held = built.binaries.filter((one) => isHeldOut?.(one));
  // If only the code of another commit has a package, neither selection contains the package, so its benchmarks decide the verdict.
  const deciding = built.binaries.filter((one) => isOfVerdict?.(one) || (benchmarks && !isHeldOut?.(one)));
  const reason = 'None of the packages whose benchmarks decide the verdict could be measured.';
  const nothing = deciding.length > 0 ? undefined : (built.nothing ?? { reason });
  const none = 'None of the held-out packages has a benchmark that could be built.';
  const isMissing = heldOut.benchmarks !== undefined && held.length === 0;
  return {
    built,
    deciding,
    heldOut: held,
    nothing: benchmarks && nothing,
    findings: [
      ...built.findings,
      ...(isMissing ? [heldOutNotMeasured('benchmarks', built.nothing?.reason ?? none)] : []),
    ],
  };
}

/** Returns the function that says whether a test binary belongs to the packages in the options. */
async function selectorOf({ go, packages, flags }: BenchmarkOptions, { areGiven }: BuiltTests) {
  // A finished test binary contains the benchmarks of one package, so ignore the settings that name packages.
  if (areGiven || packages.length === 0) return () => true;
  const listed = await listPackages(go, packages, flags);
  const paths = new Set(listed.map(({ importPath }) => importPath));
  return ({ importPaths }: TestBinaries) => Object.values(importPaths).some((path) => paths.has(path));
}

/** Makes the groups of benchmarks. The group that decides the verdict comes first. */
function groupsOfBenchmarks(
  { benchmarks, heldOut = {} }: NamedWork & Pick<PrepareOptions, 'heldOut'>,
  tests: Tests,
  wanted: WantedWork,
): readonly BenchmarkGroup[] {
  const { share, mostShare } = partsOfTime(wanted);
  const groups: BenchmarkGroup[] = [];
  if (benchmarks !== undefined && wanted.benchmarks)
    groups.push({ benchmarks: benchmarks.benchmarks, binaries: tests.deciding, share, mostShare });
  if (heldOut.benchmarks !== undefined && wanted.heldOutBenchmarks)
    groups.push({
      benchmarks: heldOut.benchmarks.benchmarks,
      binaries: tests.heldOut,
      share,
      isHeldOut: true,
    });
  return groups;
}

/** The facts that are known when the held-out load is prepared. */
interface BeforeHeldOutLoad extends Pick<PreparedWorkloads, 'load' | 'benchmarked' | 'deadline' | 'latest'> {
  readonly deciding: readonly Workload[];
  readonly wanted: WantedWork;
}

/**
 * Tries the held-out load in the time that the other workloads leave.
 * @returns undefined if there is no held-out load, or no workload that decides the verdict.
 */
async function prepareHeldOutLoad(
  { heldOut = {}, contenders = SIDES }: PrepareOptions,
  { deciding, deadline, latest, load, benchmarked, wanted }: BeforeHeldOutLoad,
): Promise<LoadTest | Finding | undefined> {
  if (heldOut.load === undefined || deciding.length === 0) return undefined;
  if (!wanted.heldOutLoad)
    return heldOutNotMeasured('load', 'The sides are test binaries, which have no server to load.');
  const seconds = (deadline - performance.now()) / 1000;
  const orders = [load?.reordering, benchmarked.reordering];
  const linking = totalOf(orders, (order) => order?.seconds ?? 0);
  const runs = contenders.length * totalOf(deciding, ({ secondsPerRun }) => secondsPerRun);
  const free = 1 - (FEWEST_ROUNDS * (linking + runs)) / seconds;
  const { share: part } = partsOfTime(wanted);
  const mostShare = Math.min(part, free);
  if (!(mostShare > 0)) return noRoomFor([nameOfLoad({ isHeldOut: true })]);
  // The held-out load uses the binaries of the normal load, so each of these two loads pays for half of the linking time.
  const linked = Math.min((ROUNDS_WANTED * (load?.reordering?.seconds ?? 0)) / 2 / seconds, part * LINKING);
  const share = Math.min(part - linked, mostShare);
  return heldOut.load({ deadline, latest, share, mostShare, linked: load?.binaries });
}
