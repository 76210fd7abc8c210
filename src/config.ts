import { resolve } from 'node:path';
import { checkoutOf, requireInside } from './config/clone.ts';
import { parseSettings, readConfigFile } from './config/config-file.ts';
import { configOf } from './config/config-of.ts';
import type { Fallback } from './config/fallback.ts';
import { fileSources, givenSources } from './config/given-sources.ts';
import { optional } from './config/optional.ts';
import type { Platform } from './config/platforms.ts';
import type { PublishSettings } from './config/publish-settings.ts';
import { proposedBy } from './config/pull-request-base.ts';
import { requireFolder, requireShareable, requireTargets, shareable, targetOf } from './config/several.ts';
import { readTargets, selected, type WrittenTarget } from './config/targets.ts';
import type { Variables } from './config/variables.ts';
import type { Verification } from './config/verification.ts';
import type { Finding } from './system/errors.ts';
import type { Gate } from './gates.ts';
import type { ObjectAddress } from './collect/source.ts';
import type { ProductionQueries } from './production/production-report.ts';
import type { Exclusion } from './profile/exclusions.ts';
import type { Rename } from './profile/rename.ts';
import type { UnderLoad } from './serve/loaded-service.ts';
import type { Source } from './collect/source.ts';

export type Command =
  | 'refresh'
  | 'collect'
  | 'build'
  | 'compare'
  | 'check'
  | 'rollback'
  | 'targets'
  | 'merge'
  | 'inspect'
  | 'diff'
  | 'init'
  | 'demo';

/** `off`, the committed profile, the one merged in this run, or a path of a profile. */
export type Side =
  | { readonly kind: 'off' | 'committed' | 'merged' }
  | { readonly kind: 'path'; readonly path: string };

/** Every setting of a run, validated; paths are absolute, durations milliseconds, shares fractions. */
export interface Config {
  /** Its name among the config file's `targets`; undefined where there are none. */
  readonly target?: string;
  readonly workingDirectory: string;
  /** Folder for the report, the binaries and the result document; undefined: a new temporary one. */
  readonly outputDirectory?: string;
  /** The main package as the user named it; default: the module's only one. */
  readonly package?: string;
  /** Path of the profile; default: `default.pgo` in the main package's folder. */
  readonly profile?: string;
  readonly sources: readonly Source[];
  /** Endpoints profiled at the same time; default: as many as there are. */
  readonly concurrency?: number;
  readonly minProfiles: number;
  readonly minSamples: number;
  /** Share of failed attempts that stops the run when it is exceeded. */
  readonly maxFailures: number;
  /** `stable`: `edges`, with the weights that are committed wherever the compiler decides the same by them. */
  readonly compact: 'edges' | 'stable' | 'none';
  /** `equal`: every profile has the same voice, whatever its length; `samples`: every sample has. */
  readonly weighting: 'samples' | 'equal';
  /** `newest`: of a mix of program versions, only the one profiled last is merged. */
  readonly buildId: 'any' | 'newest';
  /** Whether inlinings that are known to hurt are kept out of what is committed. */
  readonly hazards: 'apply' | 'report';
  /** Further calls that the compiler is not to take for hot. */
  readonly exclude: readonly Exclusion[];
  /** What functions of older profiles are called today. */
  readonly renames: readonly Rename[];
  /** Whether git's history is searched for what missing functions are called today. */
  readonly findRenames: boolean;
  /** Weight of the committed profile in the next one, as a fraction of that of the new profiles; 0: it has no part. */
  readonly carryOver: number;
  /** Where the merged profile is kept, beside the repository. */
  readonly archive?: ObjectAddress;
  /** What `collect` uses instead when nothing could be collected, first to last. */
  readonly fallback: readonly Fallback[];
  /** What is started, and loaded, while profiles are taken; undefined: nothing. */
  readonly underLoad?: UnderLoad;
  /** Overlap lost beyond sampling noise that makes an update worth while. */
  readonly minDrift: number;
  /** `check` warns when the profile is older. */
  readonly maxProfileAge: number;
  /** Extra arguments of `go build` and `go test -c`, such as `-tags=prod`. */
  readonly buildFlags: readonly string[];
  /** What `build` builds for; empty: this machine. */
  readonly platforms: readonly Platform[];
  /** `CGO_ENABLED` of `build`; undefined: as Go does. */
  readonly cgo?: boolean;
  /** Whether `build` makes, and proves, the same bytes in any folder and at any time. */
  readonly reproducible: boolean;
  /** Regular expression of the benchmarks to run; undefined: none. */
  readonly benchmarks?: string;
  /** Default: those of the module that are not of its other programs alone. */
  readonly benchmarkPackages?: readonly string[];
  /** Bounds the measuring, not the building. */
  readonly budget: number;
  /** Half the width of the interval at which measuring ends, a fraction. */
  readonly precision: number;
  /** Changes proven smaller than this are none, a fraction. */
  readonly equivalence: number;
  /** What is measured, as far as it is configured. */
  readonly measure: ReadonlySet<'benchmarks' | 'load' | 'production'>;
  readonly evidence: ReadonlySet<'compiler' | 'profiles' | 'build-times'>;
  readonly production?: ProductionQueries;
  /** Where result documents of earlier runs are. */
  readonly history: readonly Source[];
  /** Conditions that fail the run when they are proven. */
  readonly failOn: readonly Gate[];
  /** Whether `compare` keeps a comment on its pull request. */
  readonly comment: boolean;
  readonly baseline: Side;
  readonly candidate: Side;
  readonly publish: 'pull-request' | 'commit' | 'git' | 'local' | 'none';
  /** Whether the targets' profiles share a pull request. */
  readonly pullRequests: 'one' | 'each';
  /** Whether names of private modules may be published to a public repository. */
  readonly privateNames: 'refuse' | 'allow';
  readonly publishSettings: PublishSettings;
  /** What must pass with the new profile before it is proposed; undefined: nothing. */
  readonly verification?: Verification;
  /** `owner/name`. */
  readonly repository?: string;
  readonly token?: string;
}

/** What an entry read, as text, before anything is understood; absent is not given. */
export interface RawInputs {
  /** Settings by name, `sources` not among them. */
  readonly settings: Readonly<Record<string, string>>;
  /** YAML list of sources. */
  readonly sources?: string;
  /** Single sources, each a shorthand or a YAML map. */
  readonly source?: readonly string[];
  /** Path of the config file; `false` for commands that take none. */
  readonly config?: string | false;
  readonly workingDirectory?: string;
  readonly token?: string;
}

/** Where the configuration is read. */
export interface ConfigPlace {
  readonly cwd: string;
  readonly env: Variables['env'];
  mask: Variables['mask'];
  /** The job's own token, by which GitHub is asked and which no endpoint gets. */
  readonly token?: string;
  readonly signal?: AbortSignal;
}

/** What a run is asked to work on. */
export type RunConfig = Work & {
  /** What is to be said of where the config file was read. */
  readonly findings: readonly Finding[];
};

type Work =
  /** One program: the config file has no `targets`, or one of them was selected by its name. */
  | { readonly kind: 'one'; readonly target?: Target; readonly changes?: Changes; config(): Promise<Config> }
  | {
      readonly kind: 'several';
      /** What holds for the run as a whole: how it publishes, where it leaves its report. */
      readonly shared: Config;
      /** Those selected by their names, in the config file's order. */
      readonly targets: readonly Target[];
      /** The config file's others, which may have been proposed by earlier runs. */
      readonly others: readonly Target[];
      readonly changes?: Changes;
    };

/** Work only on what has changed. */
export interface Changes {
  /** Commit or branch, as the user named it. */
  readonly since: string;
  /** Absolute path of the config file. */
  readonly configFile?: string;
}

/** One of the config file's `targets`, as far as no secret is needed for it. */
export interface Target {
  readonly name: string;
  readonly workingDirectory: string;
  readonly package?: string;
  /** Absolute; default: `default.pgo` in the main package's folder. */
  readonly profile?: string;
  readonly buildFlags: readonly string[];
  /** Everything. @throws UsageError when a variable that its sources name is not there. */
  config(): Promise<Config>;
}

/**
 * Reads inputs and config file; what an input says wins over the file, and what a target says over what stands outside of
 * `targets`. Sources and other settings that may name secrets are read later, of those targets alone that are worked on.
 * On a pull request the config file is that of its base, and no path leads out of the checkout by a symbolic link.
 * @throws UsageError which names the input or key, its value and the choices.
 */
export async function readRun(raw: RawInputs, given: ConfigPlace, command: Command): Promise<RunConfig> {
  const place = { ...given, ...optional('token', raw.token) };
  const workingDirectory = resolve(place.cwd, raw.workingDirectory ?? '.');
  if (raw.workingDirectory !== undefined) await requireFolder(workingDirectory);
  const proposed = await proposedBy(place.env);
  const bounds = proposed.kind === 'nothing' ? {} : { checkout: checkoutOf(place.cwd, place.env) };
  await requireInside(workingDirectory, bounds.checkout, 'working-directory');
  const file = await readConfigFile(raw.config, workingDirectory, {
    ...place,
    proposed,
  });
  const { findings } = file;
  const inputs = parseSettings(raw.settings, '', ['sources']);
  const settings = { ...parseSettings(file.settings, file.name), ...inputs };
  const written = await readTargets(file, inputs);
  const { target: names, 'changed-since': since } = settings;
  if (written === undefined) {
    requireTargets(settings, command, file);
    const sources = () =>
      givenSources(raw, place) ?? fileSources(file.sources, `${file.name}: sources`, place);
    const config = () => configOf(settings, { workingDirectory, sources, place, raw, command, ...bounds });
    return { kind: 'one', config, findings };
  }
  const changes = since !== undefined && {
    changes: { since, ...optional('configFile', file.path) },
  };
  const target = (one: WrittenTarget): Target =>
    targetOf(one, written.length, { raw, place, command, ...bounds });
  const chosen = selected(written, names);
  const [only] = chosen;
  if (only !== undefined && chosen.length === 1 && command !== 'targets') {
    const lone = target(only);
    return { kind: 'one', target: lone, ...changes, config: lone.config, findings };
  }
  requireShareable(raw, settings);
  return {
    kind: 'several',
    shared: await configOf(shareable(settings), {
      ...{ workingDirectory, place, raw, command, ...bounds },
      sources: () => [],
    }),
    targets: chosen.map(target),
    others: written.filter((one) => !chosen.includes(one)).map(target),
    ...changes,
    findings,
  };
}
