import { goOutput } from '../golang/go.ts';
import { byWeight, type EdgeSet } from '../profile/edges.ts';
import { totalOf } from '../system/format.ts';
import { declaringSymbol, symbolOf } from './call-lines.ts';
import { askAboutSource, listSource, type SourceFunctions, type SourceProgram } from './source.ts';

/**
 * Finds for which build a profile was recorded: the operating system, the architecture, the build tags and the experiments.
 *
 * A profile does not name its build, but its functions show the build. A profile from Windows has `syscall.SyscallN` and
 * `main.pollService`, which are declared only in files such as `poll_windows.go`; a profile of a build with `-tags=prod` has functions of
 * files with `//go:build prod`. The source of a build for a different system does not declare these functions, so the calls of the profile
 * would seem stale.
 *
 * So this file computes for several builds which share of the profile's weight is in functions that the source of the build declares. A
 * build replaces the build for this machine only if its source declares at least 1 % more of the weight. A program that only computes may
 * have no functions that depend on the build. The source of a program without such functions is the same for all builds, so the build does
 * not matter.
 */

/** The properties of a build by which Go chooses its source files. */
export interface BuildTarget {
  /** The operating system (`GOOS`), such as `linux`. */
  readonly system: string;
  /** The architecture (`GOARCH`), such as `amd64`. */
  readonly architecture: string;
  readonly cgo: boolean;
  /** The tags that `-tags` sets. */
  readonly tags: readonly string[];
  /** The tags that the toolchain sets, such as `goexperiment.greenteagc` and `amd64.v1`. */
  readonly toolTags: readonly string[];
  /** The tags `go1.1` up to the version of the toolchain. */
  readonly releaseTags: readonly string[];
}

/** The build for which a profile was recorded, if it differs from a build for this machine. */
export interface RecordedBuild {
  readonly target: BuildTarget;
  readonly here: BuildTarget;
  /** A function of the profile that only the source of `target` declares. */
  readonly shown: string;
}

/**
 * Matches functions that only the runtime of one system has, in any version of Go. The functions put threads to sleep and wake threads. If
 * a profile has one of these functions, the function shows the system of the profile, even if today's source no longer declares the
 * function. The table leaves out `runtime.kevent` and `runtime.futexsleep`, because several systems have these functions.
 */
const FUNCTIONS_OF_SYSTEMS: Readonly<Record<string, RegExp>> = {
  linux: /^runtime\.(futex|epollwait|epollctl)$|\.Epoll(Wait|Ctl)$/,
  darwin: /^runtime\.(pthread_(cond|mutex)_\w+|mach_\w+)$/,
  windows: /^runtime\.(asm)?stdcall/,
  freebsd: /^runtime\.sys_umtx_op$/,
  dragonfly: /^runtime\.sys_umtx_(sleep|wakeup)$/,
  netbsd: /^runtime\.lwp_(park|unpark)$/,
  openbsd: /^runtime\.thr(sleep|wakeup)$/,
  solaris: /^runtime\.(sysvicall\d|port_getn)$/,
};

/**
 * A different build is searched only if the functions that the source does not declare have at least this share of the weight. Functions
 * with a smaller share cannot change a finding, because each finding needs at least the same share.
 */
const LEAST_MISSING = 0.01;

/**
 * Finds the build for which the profile was recorded.
 * @param source the functions of the build for this machine.
 * @param symbolToday returns today's name of a function, without type arguments.
 * @returns undefined if the profile was recorded for this machine's build, or if no function of the profile shows a different build.
 */
export async function recordedBuild(
  program: SourceProgram,
  source: SourceFunctions,
  { edges, totalWeight }: EdgeSet,
  symbolToday: (name: string) => string,
): Promise<RecordedBuild | undefined> {
  const weights = new Map<string, number>();
  let missing = 0;
  for (const { caller, callee, weight } of edges) {
    const ends = [caller, callee].map((name) => declaringSymbol(symbolToday(name)));
    for (const name of new Set(ends)) weights.set(name, (weights.get(name) ?? 0) + weight);
    if (ends.some((name) => isUndeclared(name, source))) missing += weight;
  }
  const called = systemCalled(edges);
  const isElsewhere = called !== undefined && called.system !== program.go.system;
  if (!isElsewhere && missing < LEAST_MISSING * totalWeight) return undefined;
  const [here, { packages }] = [await buildTarget(program), await listSource(program)];
  const build = isElsewhere ? { ...here, system: called.system } : here;
  const recording = { weights: Object.fromEntries(weights), total: totalWeight, build };
  const answer = await askAboutSource({ packages, recording }, program);
  const { shown, ...target } = JSON.parse(answer) as BuildTarget & { readonly shown: string };
  if (targetInWords(target, here) === targetInWords(here)) return undefined;
  return { target, here, shown: shown || called?.callee || '' };
}

/** Whether the source of the function's package was read, and does not declare the function. */
function isUndeclared(declaration: string, source: SourceFunctions): boolean {
  return source.packages.has(symbolOf(declaration).path) && source.get(declaration) === undefined;
}

/**
 * Returns the system whose own functions have the most weight, and the heaviest of these functions. A merged profile may contain profiles
 * from several systems.
 */
function systemCalled(edges: EdgeSet['edges']): { system: string; callee: string } | undefined {
  const found = Object.entries(FUNCTIONS_OF_SYSTEMS).flatMap(([system, functions]) => {
    const [heaviest, ...lighter] = edges.filter(({ callee }) => functions.test(callee)).sort(byWeight);
    if (heaviest === undefined) return [];
    const weight = totalOf([heaviest, ...lighter], (edge) => edge.weight);
    return [{ system, callee: heaviest.callee, weight }];
  });
  const [most] = found.sort((a, b) => b.weight - a.weight);
  return most;
}

/** Asks Go for the target of a build with the user's flags and environment. */
async function buildTarget({ go, flags }: SourceProgram): Promise<BuildTarget> {
  const lists = ['BuildTags', 'ToolTags', 'ReleaseTags'].map((list) => `{{join .${list} ","}}`);
  const format = `{{with context}}{{.GOOS}} {{.GOARCH}} {{.CgoEnabled}} ${lists.join(' ')}{{end}}`;
  const printed = await goOutput(['list', ...flags, '-pgo=off', '-f', format, 'unsafe'], go.context);
  const [system = '', architecture = '', cgo, ...words] = printed.trimEnd().split(' ');
  const [tags = [], toolTags = [], releaseTags = []] = words.map((list) =>
    list.split(',').filter((word) => word !== ''),
  );
  return { system, architecture, cgo: cgo === 'true', tags, toolTags, releaseTags };
}

/** Returns the program with the build settings of the target for which the profile was recorded. */
export function programFor(program: SourceProgram, { target, here }: RecordedBuild): SourceProgram {
  const { go, flags } = program;
  const listEnv: Record<string, string | undefined> = {
    ...(go.context.env ?? process.env),
    GOOS: target.system,
    GOARCH: target.architecture,
    CGO_ENABLED: target.cgo ? '1' : '0',
  };
  const experiments = experimentChanges(target, here);
  if (experiments.length > 0)
    listEnv['GOEXPERIMENT'] = [listEnv['GOEXPERIMENT'], ...experiments].filter(Boolean).join(',');
  const tags = [...target.tags].sort().join(',');
  const isTagged = tags === [...here.tags].sort().join(',');
  // If the flag `-tags` occurs twice, Go uses the last `-tags`.
  return { ...program, listEnv, flags: isTagged ? flags : [...flags, `-tags=${tags}`] };
}

/**
 * Returns the words to add to `GOEXPERIMENT`. An experiment that is on only in the target gives the word `NAME`, and an experiment that is
 * on only on this machine gives `noNAME`.
 */
function experimentChanges(target: BuildTarget, here: BuildTarget): string[] {
  const isExperiment = (tag: string) => tag.startsWith('goexperiment.');
  const only = (some: BuildTarget, others: BuildTarget) =>
    some.toolTags.filter((tag) => isExperiment(tag) && !others.toolTags.includes(tag));
  const name = (tag: string) => tag.slice('goexperiment.'.length);
  return [...only(target, here).map(name), ...only(here, target).map((tag) => `no${name(tag)}`)];
}

/**
 * Returns the target of a build for messages, such as `windows/amd64 with -tags=prod`. The text names the experiments only if they differ
 * from the experiments of `here`.
 */
export function targetInWords(target: BuildTarget, here: BuildTarget = target): string {
  const { system, architecture, cgo, tags } = target;
  const experiments = experimentChanges(target, here);
  const settings = [
    tags.length > 0 ? `-tags=${[...tags].sort().join(',')}` : '',
    experiments.length > 0 ? `GOEXPERIMENT=${experiments.join(',')}` : '',
    cgo === here.cgo ? '' : `CGO_ENABLED=${cgo ? 1 : 0}`,
  ].filter((setting) => setting !== '');
  const platform = `${system}/${architecture}`;
  return settings.length === 0 ? platform : `${platform} with ${settings.join(' and ')}`;
}
