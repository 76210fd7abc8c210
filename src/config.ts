import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import * as v from 'valibot';
import { evidenceOf } from './config/evidence.ts';
import { exclusionsOf } from './config/exclude.ts';
import { explain } from './config/explain.ts';
import { type Fallback, fallbacksOf } from './config/fallback.ts';
import { gatesOf } from './config/gates.ts';
import { historySources } from './config/history.ts';
import { archiveAddress } from './config/kinds/objects.ts';
import { optional } from './config/optional.ts';
import { type Platform, platformsOf } from './config/platforms.ts';
import { productionQueries, requireProduction } from './config/production.ts';
import { type PublishSettings, publishSettings } from './config/publish-settings.ts';
import { SETTINGS, type Settings } from './config/settings.ts';
import { KIND_NAMES, readSources } from './config/sources.ts';
import { underLoad } from './config/under-load.ts';
import type { Variables } from './config/variables.ts';
import { type Verification, verificationOf } from './config/verification.ts';
import { parseYaml } from './config/yaml.ts';
import { UsageError } from './errors.ts';
import type { Gate } from './gates.ts';
import type { ObjectAddress } from './objects/store.ts';
import type { ProductionQueries } from './production/production-report.ts';
import type { Exclusion } from './profile/exclusions.ts';
import type { Rename } from './profile/rename.ts';
import { readIfThere } from './replace-file.ts';
import type { UnderLoad } from './serve/loaded-service.ts';
import type { Source } from './sources/source.ts';

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
  readonly compact: 'edges' | 'none';
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
  readonly benchmarkPackages: readonly string[];
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
}

const CONFIG_FILE = join('.github', 'pgo.yml');
const DAY = 86_400_000;

/**
 * Reads inputs and config file into one `Config`; what an input says wins over the file.
 * @throws UsageError which names the input or key, its value and the choices.
 */
export async function readConfig(raw: RawInputs, place: ConfigPlace, command: Command): Promise<Config> {
  const workingDirectory = resolve(place.cwd, raw.workingDirectory ?? '.');
  await requireFolder(workingDirectory, raw.workingDirectory);
  const file = await readConfigFile(raw.config, workingDirectory, place.cwd);
  const inputs = parseSettings(raw.settings, '');
  const settings: Settings = { ...file.settings, ...inputs };
  return {
    workingDirectory,
    // Whoever collects nothing needs none of the secrets that sources name: `check` on a fork's pull request.
    sources: collects(command, settings) ? (givenSources(raw, place) ?? fileSources(file, place)) : [],
    minProfiles: settings['min-profiles'] ?? 1,
    minSamples: settings['min-samples'] ?? 100,
    maxFailures: settings['max-failures'] ?? 1,
    compact: settings.compact ?? 'edges',
    weighting: settings.weighting ?? 'samples',
    buildId: settings['build-id'] ?? 'any',
    hazards: settings.hazards ?? 'apply',
    exclude: exclusionsOf(settings.exclude),
    carryOver: settings['carry-over'] ?? 0,
    renames: settings.renames ?? [],
    findRenames: settings['find-renames'] ?? true,
    fallback: fallbacksOf(settings.fallback, workingDirectory),
    platforms: platformsOf(settings.platforms),
    reproducible: settings.reproducible ?? false,
    pullRequests: settings['pull-requests'] ?? 'one',
    minDrift: settings['min-drift'] ?? 0.05,
    maxProfileAge: settings['max-profile-age'] ?? 90 * DAY,
    buildFlags: settings['build-flags'] ?? [],
    ...(settings.benchmarks !== 'none' && { benchmarks: settings.benchmarks ?? '.' }),
    benchmarkPackages: settings['benchmark-packages'] ?? ['./...'],
    budget: settings.budget ?? 300_000,
    precision: settings.precision ?? 0.005,
    equivalence: settings.equivalence ?? 0.01,
    measure: new Set(settings.measure ?? ['benchmarks', 'load', 'production']),
    evidence: evidenceOf(settings.evidence, command),
    history: historySources(settings.history, place),
    failOn: gatesOf(settings['fail-on']),
    comment: settings.comment ?? true,
    baseline: readSide(settings.baseline ?? 'off', workingDirectory),
    candidate: readSide(settings.candidate ?? 'committed', workingDirectory),
    publish: settings.publish ?? 'pull-request',
    publishSettings: publishSettings(settings),
    ...optional('cgo', settings.cgo),
    ...optional('verification', verificationOf(settings)),
    ...optional('archive', settings.archive && archiveAddress(settings.archive, place)),
    ...optional('underLoad', underLoad(settings)),
    ...optional('production', settings.production && productionQueries(settings.production, place)),
    ...optional('concurrency', settings.concurrency),
    ...optional('package', settings.package),
    ...optional('profile', settings.profile && resolve(workingDirectory, settings.profile)),
    ...optional(
      'outputDirectory',
      settings['output-directory'] && resolve(place.cwd, settings['output-directory']),
    ),
    ...optional('repository', settings.repository ?? place.env['GITHUB_REPOSITORY']),
    ...optional('token', raw.token),
  };
}

/** @throws UsageError when what was named is not there, or is no folder. */
async function requireFolder(path: string, named: string | undefined): Promise<void> {
  const stats = await stat(path).catch(() => undefined);
  if (named === undefined || stats?.isDirectory()) return;
  throw new UsageError(
    `working-directory: ${stats === undefined ? 'there is no folder' : 'this is no folder:'} ${path}.`,
    { fix: 'Name the folder of the Go module, from the root of the repository.' },
  );
}

interface ConfigFile {
  /** For messages: the path as the user would write it. */
  readonly name: string;
  readonly settings: Settings;
  readonly sources?: unknown;
}

async function readConfigFile(
  named: string | false | undefined,
  workingDirectory: string,
  cwd: string,
): Promise<ConfigFile> {
  if (named === false) return { name: CONFIG_FILE, settings: {} };
  const candidates =
    named === undefined
      ? [
          ...new Set([
            join(workingDirectory, CONFIG_FILE),
            join(repositoryRoot(workingDirectory), CONFIG_FILE),
          ]),
        ]
      : [resolve(cwd, named)];
  for (const path of candidates) {
    const yaml = await readIfThere(path);
    if (yaml !== undefined) return parseConfigFile(yaml.toString(), named ?? CONFIG_FILE);
  }
  if (named === undefined) return { name: CONFIG_FILE, settings: {} };
  throw new UsageError(`config: there is no file \`${named}\`.`, {
    fix: 'Name an existing file, or leave `config` out.',
  });
}

/** The closest folder above with a `.git`; the folder itself outside of a repository. */
function repositoryRoot(directory: string): string {
  for (let at = directory; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return directory;
  }
}

function parseConfigFile(yaml: string, name: string): ConfigFile {
  const value = parseYaml(yaml, name);
  if (value === null) return { name, settings: {} };
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw new UsageError(`${name} is not a map of settings.`, {
      fix: 'Write one `key: value` a line, such as `sources:`.',
    });
  }
  const { sources, ...settings } = value as Record<string, unknown>;
  return { name, settings: parseSettings(settings, name), ...(sources !== undefined && { sources }) };
}

function parseSettings(settings: Readonly<Record<string, unknown>>, where: string): Settings {
  requireProduction(settings['production'], `${where}: production`);
  const result = v.safeParse(SETTINGS, settings);
  if (result.success) return result.output;
  throw explain(result.issues, settings, where, SETTINGS.entries, ['sources']);
}

function collects(command: Command, { baseline, candidate }: Settings): boolean {
  if (command === 'compare') return baseline === 'merged' || candidate === 'merged';
  return command === 'refresh' || command === 'collect';
}

const MAP = new RegExp(`^(\\{.*\\}$|(${KIND_NAMES.join('|')}):\\s)`, 's');

function givenSources(raw: RawInputs, place: ConfigPlace): Source[] | undefined {
  if (raw.sources === undefined && raw.source === undefined) return undefined;
  const listed =
    raw.sources === undefined ? [] : readSources(parseYaml(raw.sources, 'sources'), 'sources', place);
  // A lone source is literal unless it is written as a map: a path may start with `*` or hold `: `.
  const single = (raw.source ?? []).map((item) => (MAP.test(item) ? parseYaml(item, 'source') : item));
  return [...listed, ...readSources(single, 'source', place)];
}

function fileSources(file: ConfigFile, place: ConfigPlace): Source[] {
  return file.sources === undefined ? [] : readSources(file.sources, `${file.name}: sources`, place);
}

function readSide(written: string, workingDirectory: string): Side {
  if (written === 'off' || written === 'committed' || written === 'merged') return { kind: written };
  return { kind: 'path', path: isAbsolute(written) ? written : resolve(workingDirectory, written) };
}
