import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { explain } from './config/explain.ts';
import { SETTINGS, type Settings } from './config/settings.ts';
import { readSources } from './config/sources.ts';
import type { Variables } from './config/variables.ts';
import { UsageError } from './errors.ts';
import type { PublishOptions } from './publish/publisher.ts';
import { readIfThere } from './replace-file.ts';
import type { Source } from './sources/source.ts';

export type Command =
  | 'refresh'
  | 'collect'
  | 'build'
  | 'compare'
  | 'check'
  | 'merge'
  | 'inspect'
  | 'diff'
  | 'init'
  | 'demo';

/** `off`, the committed profile, the one merged in this run, or a path of a profile. */
export type Side =
  | { readonly kind: 'off' | 'committed' | 'merged' }
  | { readonly kind: 'path'; readonly path: string };

/** What is said of the pull request; what is left out follows from the profile's path. */
export type PublishSettings = Omit<PublishOptions, 'branch' | 'title' | 'commitMessage'> &
  Partial<Pick<PublishOptions, 'branch' | 'title' | 'commitMessage'>>;

/** Every setting of a run, validated; paths are absolute, durations milliseconds, shares fractions. */
export interface Config {
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
  /** Overlap lost beyond sampling noise that makes an update worth while. */
  readonly minDrift: number;
  /** `check` warns when the profile is older. */
  readonly maxProfileAge: number;
  /** Extra arguments of `go build` and `go test -c`, such as `-tags=prod`. */
  readonly buildFlags: readonly string[];
  /** Regular expression of the benchmarks to run; undefined: none. */
  readonly benchmarks?: string;
  readonly benchmarkPackages: readonly string[];
  /** Bounds the measuring, not the building. */
  readonly budget: number;
  readonly baseline: Side;
  readonly candidate: Side;
  readonly publish: 'pull-request' | 'commit' | 'local' | 'none';
  readonly publishSettings: PublishSettings;
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
    minDrift: settings['min-drift'] ?? 0.05,
    maxProfileAge: settings['max-profile-age'] ?? 90 * DAY,
    buildFlags: settings['build-flags'] ?? [],
    ...(settings.benchmarks !== 'none' && { benchmarks: settings.benchmarks ?? '.' }),
    benchmarkPackages: settings['benchmark-packages'] ?? ['./...'],
    budget: settings.budget ?? 120_000,
    baseline: readSide(settings.baseline ?? 'off', workingDirectory),
    candidate: readSide(settings.candidate ?? 'committed', workingDirectory),
    publish: settings.publish ?? 'pull-request',
    publishSettings: publishSettings(settings),
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

/** A key that is there only when it has a value. */
function optional<K extends string, T>(key: K, value: T | undefined | ''): { [P in K]?: T } {
  return (value === undefined || value === '' ? {} : { [key]: value }) as { [P in K]?: T };
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

function parseYaml(yaml: string, where: string): unknown {
  const document = parseDocument(yaml, { prettyErrors: true });
  const problem = document.errors[0];
  if (problem === undefined) return document.toJS();
  const [summary] = problem.message.split('\n');
  throw new UsageError(`${where} is not valid YAML: ${summary?.replace(/:$/, '')}.`, {
    fix: 'Mend that line.',
    cause: problem,
  });
}

function parseSettings(settings: Readonly<Record<string, unknown>>, where: string): Settings {
  const result = v.safeParse(SETTINGS, settings);
  if (result.success) return result.output;
  throw explain(result.issues, settings, where, [...Object.keys(SETTINGS.entries), 'sources']);
}

function collects(command: Command, { baseline, candidate }: Settings): boolean {
  if (command === 'compare') return baseline === 'merged' || candidate === 'merged';
  return command === 'refresh' || command === 'collect';
}

function givenSources(raw: RawInputs, place: ConfigPlace): Source[] | undefined {
  if (raw.sources === undefined && raw.source === undefined) return undefined;
  const listed =
    raw.sources === undefined ? [] : readSources(parseYaml(raw.sources, 'sources'), 'sources', place);
  // A lone source is literal unless it is written as a map: a path may start with `*` or hold `: `.
  const single = (raw.source ?? []).map((item) =>
    /^(\{.*\}$|(file|pprof|command|artifact):\s)/s.test(item) ? parseYaml(item, 'source') : item,
  );
  return [...listed, ...readSources(single, 'source', place)];
}

function fileSources(file: ConfigFile, place: ConfigPlace): Source[] {
  return file.sources === undefined ? [] : readSources(file.sources, `${file.name}: sources`, place);
}

function readSide(written: string, workingDirectory: string): Side {
  if (written === 'off' || written === 'committed' || written === 'merged') return { kind: written };
  return { kind: 'path', path: isAbsolute(written) ? written : resolve(workingDirectory, written) };
}

function publishSettings(settings: Settings): PublishSettings {
  const autoMerge = settings['auto-merge'] ?? false;
  return {
    ...optional('branch', settings.branch),
    ...optional('base', settings.base),
    ...optional('title', settings.title),
    ...optional('body', settings.body),
    ...optional('commitMessage', settings['commit-message']),
    ...optional('milestone', settings.milestone),
    ...optional('pushToFork', settings['push-to-fork']),
    labels: settings.labels ?? [],
    assignees: settings.assignees ?? [],
    reviewers: settings.reviewers ?? [],
    teamReviewers: settings['team-reviewers'] ?? [],
    draft: settings.draft ?? false,
    maintainerCanModify: settings['maintainer-can-modify'] ?? true,
    deleteBranch: settings['delete-branch'] ?? false,
    autoMerge: autoMerge === 'false' ? false : autoMerge,
  };
}
