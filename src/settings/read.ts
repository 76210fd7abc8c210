import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import * as v from 'valibot';
import { type Finding, UsageError } from '../system/errors.ts';
import { readText } from '../system/files.ts';
import { lastElement } from '../system/text.ts';
import type { Variables } from './access.ts';
import {
  type BaseReader,
  type ConfigFile,
  checkoutOf,
  readConfigFile,
  requireInside,
  unmergedPullOf,
} from './base.ts';
import { type Config, type ConfigContext, makeConfig, packageFromFolder } from './config.ts';
import { explain, printableValue, unknownKey } from './mistakes.ts';
import {
  type Command,
  ENTRIES,
  PROPOSAL_NAMES,
  parseInputs,
  parseSettings,
  type Settings,
} from './settings.ts';
import { readSources, SOURCES, sourcesOfInputs } from './sources.ts';
import { matchingText, text } from './values.ts';

/**
 * Reads the settings of a run: one configuration for each program that the run works on.
 *
 * The user can write a setting in three places. An input of the action or an option of the CLI has priority over the setting of a target.
 * The setting of a target has priority over a setting outside of `targets`. For example, with this config file
 *
 *     min-samples: 500
 *     targets:
 *       - { name: api, package: ./cmd/api }
 *       - { name: worker, package: ./cmd/worker, min-samples: 2000 }
 *
 * `go-pgo refresh` has two targets: `api` with `minSamples` 500, and `worker` with `minSamples` 2000. With `--min-samples 100`, both
 * targets have 100. With `--target api`, the target `api` is selected, and `worker` is in the list `others`. If the config file has no
 * `targets`, a run has one target without a name.
 *
 * `readRun` validates the settings that need no secret, for all targets. `Target.config()` reads the settings that may need secrets, such
 * as sources that name environment variables. `Target.config()` is called only for the selected targets, because a job may lack the secrets
 * of the targets that it does not work on.
 */

/** A command with its inputs, as the CLI or the action has read them. */
export interface Invocation {
  readonly command: Command;
  readonly inputs: RawInputs;
  /** The names of files for `merge`, `inspect` and `diff`, and the file of `check --binary`. */
  readonly operands: readonly string[];
  /** The path to which `merge` writes. */
  readonly output?: string;
  /** Whether `merge` and `collect` may overwrite a file that is not a profile. */
  readonly force?: boolean;
}

/** The inputs of the action or the options of the CLI, as text and not yet validated. An input that the user did not write is undefined. */
export interface RawInputs {
  /** The values of all settings except `sources`, by the names of the settings. */
  readonly settings: Readonly<Record<string, string>>;
  /** A YAML list of sources. */
  readonly sources?: string;
  /** The sources from the options `--source`, each as a text or a YAML map. */
  readonly source?: readonly string[];
  /** The path of the config file; `false` for commands that read no config file. */
  readonly config?: string | false;
  readonly workingDirectory?: string;
  readonly token?: string;
}

/** The environment in which the configuration is read. */
export interface ConfigPlace extends Variables {
  readonly cwd: string;
  /** Reads the base of a pull request. */
  readonly baseReader?: BaseReader;
}

/** The programs that a run works on. A run without `targets` has one target without a name. */
export interface ConfiguredRun {
  /** The settings of the run as a whole, such as the way of publishing and the folder of the report. */
  readonly shared: Config;
  /** The selected targets, at least one, in the order of the config file. */
  readonly targets: readonly Target[];
  /** The targets of the config file that are not selected. Earlier runs may have proposed the profiles of these targets. */
  readonly others: readonly Target[];
  readonly findings: readonly Finding[];
}

/** A program, with the settings that need no secrets. */
export interface Target {
  readonly name?: string;
  readonly workingDirectory: string;
  readonly package?: string;
  /** The absolute path of the profile. By default, the profile is `default.pgo` in the folder of the main package. */
  readonly profile?: string;
  readonly buildFlags: readonly string[];
  /** Reads the whole configuration of the program. @throws UsageError if a source of the program names a variable that is not set. */
  config(): Promise<Config>;
}

/**
 * Reads the inputs and the config file. On a pull request, the config file is read from the base, and no path may lead out of the checkout
 * through a symbolic link.
 * @throws UsageError with the wrong input or key, its value and the possible values.
 */
export async function readRun(
  raw: RawInputs,
  environment: ConfigPlace,
  command: Command,
): Promise<ConfiguredRun> {
  const place = { ...environment, token: raw.token ?? environment.token };
  const workingDirectory = resolve(place.cwd, raw.workingDirectory ?? '.');
  if (raw.workingDirectory !== undefined) await requireFolder(workingDirectory);
  const pull = await unmergedPullOf(place.env);
  const checkout = pull && checkoutOf(place.cwd, place.env);
  requireInside(workingDirectory, checkout, 'working-directory');
  const file = await readConfigFile(raw.config, { ...place, workingDirectory, pull });
  const inputs = parseInputs(raw.settings);
  const settings = { ...parseSettings(file.settings, file.name), ...inputs };
  const areSourcesGiven = raw.sources !== undefined || (raw.source ?? []).length > 0;
  const isOption = (name: keyof Settings | 'sources') =>
    name === 'sources' ? areSourcesGiven : inputs[name] !== undefined;
  const common: ConfigContext = {
    ...place,
    command,
    checkout,
    workingDirectory,
    folderOf: (name) => (isOption(name) ? workingDirectory : file.folder),
    sources: () => [],
    runsTests: false,
    hasSources: areSourcesGiven,
    configFile: file.exists ? file.name : undefined,
  };
  const hasTargets = file.targets !== undefined;
  if (!hasTargets) requireNoTarget(settings, command, file);
  const onlyTarget: WrittenTarget = {
    where: '',
    workingDirectory,
    settings,
    sources: file.sources,
    sourcesOf: `${file.name}: sources`,
    isOwn: { branch: true, archive: true },
  };
  const written = hasTargets ? await readTargets(file, inputs) : [onlyTarget];
  const chosen = hasTargets ? selectedTargets(written, settings.target) : written;
  if (hasTargets && (chosen.length > 1 || command === 'targets')) requireShareable(raw, settings);
  const targetOf = (target: WrittenTarget) =>
    asTarget(target, { count: written.length, raw, shared: inputs, common });
  // The settings of the run as a whole contain no secrets.
  const shareable = Object.entries(settings).filter(([name]) => [...RUN_WIDE, ...PUBLISHING].includes(name));
  return {
    shared: await makeConfig(Object.fromEntries(shareable), common),
    targets: chosen.map(targetOf),
    others: written.filter((target) => !chosen.includes(target)).map(targetOf),
    findings: file.findings,
  };
}

/** The settings of the run as a whole. */
const RUN_WIDE: readonly string[] = ['target', 'pull-requests', 'output-directory'];
/** The settings about publishing. Targets that share a pull request also share these settings. */
const PUBLISHING: readonly (keyof Settings)[] = ['publish', 'repository', ...PROPOSAL_NAMES];

const TARGET_NAME = matchingText(/[A-Za-z0-9][A-Za-z0-9._-]*/, 'a name of letters, digits, `.`, `_` and `-`');
/**
 * The schema of `name`, `working-directory` and `package` in a target. The keys `name`, `working-directory` and `package` are read first,
 * because they determine the name of the target.
 */
const TARGET_HEAD = v.object({
  name: v.optional(TARGET_NAME),
  'working-directory': v.optional(text),
  package: v.optional(text),
});

const { target: _, 'pull-requests': __, 'output-directory': ___, ...targetEntries } = ENTRIES;

/** The schema of `targets`, for the JSON Schema of the config file. */
export const TARGETS = v.pipe(
  v.array(v.strictObject({ ...TARGET_HEAD.entries, sources: v.optional(SOURCES), ...targetEntries })),
  v.minLength(1),
);

/** A target of the config file, with validated settings. */
interface WrittenTarget {
  /** The name of the target; undefined if the config file has no `targets`. */
  readonly name?: string;
  /** Names the target in messages: `.github/pgo.yml: targets[1] (worker)`. */
  readonly where: string;
  /** An absolute path. */
  readonly workingDirectory: string;
  /** The settings of the target. Settings that the target lacks are taken from outside of `targets`. */
  readonly settings: Settings;
  /** The YAML of the target's own sources, or else the YAML of the sources outside of `targets`. */
  readonly sources: unknown;
  /** The place of the target's sources in the config file, for messages. */
  readonly sourcesOf: string;
  /** Whether the target has a branch and an archive that no other target uses. */
  readonly isOwn: { readonly branch: boolean; readonly archive: boolean };
}

/** The values that all targets of a run are made from. */
interface TargetContext {
  /** The number of targets in the config file. */
  readonly count: number;
  readonly raw: RawInputs;
  /** The validated inputs, in which `${PGO_TARGET}` is not yet replaced. */
  readonly shared: Settings;
  readonly common: ConfigContext;
}

/** Makes a target. The configuration of the target is read only when `config` is called, because reading it may need secrets. */
function asTarget(
  { name, where, workingDirectory, isOwn, ...written }: WrittenTarget,
  { count, raw, shared, common }: TargetContext,
): Target {
  const ownInputs = name === undefined ? raw : withTargetName(raw, name);
  const inputs = name === undefined ? shared : parseInputs(ownInputs.settings);
  const settings = { ...written.settings, ...inputs };
  // Relative paths of a target start from the target's own folder.
  const folderOf = name === undefined ? common.folderOf : () => workingDirectory;
  const sources = () =>
    sourcesOfInputs(ownInputs, common) ??
    (written.sources === undefined ? [] : readSources(written.sources, written.sourcesOf, common));
  return {
    name,
    workingDirectory,
    buildFlags: settings['build-flags'] ?? [],
    package: settings.package && packageFromFolder(settings.package, folderOf('package'), workingDirectory),
    profile: settings.profile && resolve(folderOf('profile'), settings.profile),
    async config() {
      const hasSources = common.hasSources || written.sources !== undefined;
      const runsTests = /(\b|\\n)go test\b/.test(JSON.stringify(written.sources ?? ''));
      if (name === undefined) return makeConfig(settings, { ...common, sources, runsTests, hasSources });
      await requireFolder(workingDirectory, `${where}: `);
      requireInside(workingDirectory, common.checkout, `${where}: working-directory`);
      const config = await makeConfig(settings, {
        ...common,
        workingDirectory,
        folderOf,
        sources,
        runsTests,
        hasSources,
      });
      const { archive, publishSettings } = config;
      const { branch = '' } = publishSettings;
      const isShared = (setting: 'branch' | 'archive') =>
        count > 1 && !(isOwn[setting] && inputs[setting] === undefined);
      const isTemplate = /\{\{\s*(target|profile)\s*\}\}/.test(branch);
      const suffix = branch !== '' && isShared('branch') && !isTemplate && { branch: `${branch}-${name}` };
      const folder = archive && `${archive.path.replace(/(?<=[^/])$/, '/')}${name}/`;
      return {
        ...config,
        target: name,
        archive: archive && folder && isShared('archive') ? { ...archive, path: folder } : archive,
        publishSettings: { ...publishSettings, ...suffix },
      };
    },
  };
}

const MOST_TARGETS = 1_000;

/** Reads all targets of the config file, without looking up environment variables. @throws UsageError if any target has a mistake. */
async function readTargets(file: ConfigFile, inputs: Settings): Promise<readonly WrittenTarget[]> {
  const { targets: all } = file;
  if (!Array.isArray(all) || all.length === 0 || all.length > MOST_TARGETS)
    throw new UsageError(`${file.name}: targets is not a list of 1 to ${MOST_TARGETS} targets.`, {
      fix: 'Start each target with `- `, for instance `- package: ./cmd/api`.',
    });
  const targets = new Map<string, WrittenTarget>();
  for (const [index, item] of all.entries()) {
    const target = await readTarget(item, `${file.name}: targets[${index}]`, file, inputs);
    // Compare names without regard to upper and lower case, because on some file systems `API` and `api` are the same name.
    const key = target.name.toLowerCase();
    if (targets.has(key))
      throw new UsageError(`${target.where} has the same name as another target.`, {
        fix: 'Give each target its own `name`.',
      });
    // If two targets had the same branch, the second target would overwrite the proposal of the first target.
    const { branch, repository } = target.settings;
    const isShared = !target.isOwn.branch || /\{\{/.test(branch ?? '');
    const other = [...targets.values()].find(
      ({ settings, isOwn }) =>
        isOwn.branch && settings.branch === branch && settings.repository === repository,
    );
    if (branch !== undefined && !isShared && other !== undefined)
      throw new UsageError(`${target.where} has the same \`branch\` as ${other.where}.`, {
        fix: 'Give each target its own `branch`.',
      });
    targets.set(key, target);
  }
  return [...targets.values()];
}

/**
 * Reads one target. @param place the words for the target in errors until its name is known. @throws UsageError if the target has a
 * mistake.
 */
async function readTarget(item: unknown, place: string, file: ConfigFile, inputs: Settings) {
  if (typeof item !== 'object' || item === null || Array.isArray(item))
    throw new UsageError(`${place} is not a map of settings.`, {
      fix: 'Write the target as `- package: ./cmd/api`, with one further setting per line below.',
    });
  const head = v.safeParse(TARGET_HEAD, item);
  if (!head.success)
    throw explain(head.issues, { where: place, written: item, entries: TARGET_HEAD.entries });
  const workingDirectory = resolve(file.folder, head.output['working-directory'] ?? '.');
  const name = await targetNameOf(head.output, workingDirectory, place);
  const where = `${place} (${name})`;
  const { name: _, 'working-directory': __, sources, ...own } = withTargetName(item as WrittenMap, name);
  const settings = parseSettings(own, where, ['name', 'working-directory', 'sources']);
  const shared = parseSettings(withTargetName(file.settings, name), file.name);
  const wrong = RUN_WIDE.find((setting) => setting in own);
  if (wrong !== undefined)
    throw new UsageError(`${where}: \`${wrong}\` is a setting of the whole run.`, {
      fix: `Write \`${wrong}\` outside of \`targets\`.`,
    });
  const publishing = PUBLISHING.find((setting) => setting in settings);
  if ((inputs['pull-requests'] ?? shared['pull-requests']) !== 'each' && publishing !== undefined)
    throw new UsageError(
      `${where}: \`${publishing}\` cannot be set for one target while all targets share a pull request.`,
      { fix: `Write \`${publishing}\` outside of \`targets\`, or set \`pull-requests: each\`.` },
    );
  const isOwn = (setting: 'branch' | 'archive') =>
    settings[setting] !== undefined || namesTarget(file.settings[setting]);
  return {
    name,
    where,
    workingDirectory,
    settings: { ...shared, ...settings },
    sources: sources ?? withTargetName(file.sources, name),
    sourcesOf: sources === undefined ? `${file.name}: sources` : `${where}: sources`,
    isOwn: { branch: isOwn('branch'), archive: isOwn('archive') },
  };
}

type WrittenMap = Readonly<Record<string, unknown>>;

/** Returns the target's name: `name`, or else the last element of the path of its package, its working directory or its module. */
async function targetNameOf(
  head: v.InferOutput<typeof TARGET_HEAD>,
  workingDirectory: string,
  place: string,
) {
  const folder = head['working-directory'] && lastElement(basename(workingDirectory));
  const module = async () => {
    const mod = await readText(join(workingDirectory, 'go.mod')).catch(() => '');
    return /^module\s+"?([^\s"]+)/m.exec(mod)?.[1] ?? '';
  };
  const name = head.name ?? lastElement(head.package ?? '') ?? folder ?? lastElement(await module());
  if (name !== undefined && v.is(TARGET_NAME, name)) return name;
  const why =
    name === undefined ? '' : `, and ${printableValue(name)} cannot be used as the name of the target`;
  throw new UsageError(`${place} has no \`name\`${why}.`, { fix: 'Add a name, such as `name: api`.' });
}

/** Returns the targets with these names, or all targets if no names are given. @throws UsageError if a name is unknown. */
function selectedTargets(targets: readonly WrittenTarget[], names: readonly string[] = []) {
  const known = targets.map(({ name = '' }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw unknownKey(unknown, 'target', known);
  return targets.filter(({ name = '' }) => names.length === 0 || names.includes(name));
}

/** Checks the inputs of a run with several targets. @throws UsageError if an input cannot be shared by several targets. */
function requireShareable(raw: RawInputs, settings: Settings): void {
  const publishing = PUBLISHING.find((name) => namesTarget(settings[name]));
  if (publishing !== undefined && settings['pull-requests'] !== 'each')
    throw new UsageError(
      `${publishing}: all targets share this setting, so it cannot contain \`\${PGO_TARGET}\`.`,
      { fix: 'Remove `${PGO_TARGET}`, or set `pull-requests: each`.' },
    );
  const sources = (['sources', 'source'] as const).find((name) => raw[name] && !namesTarget(raw[name]));
  const wrong = sources ?? ['package', 'profile'].find((name) => raw.settings[name] !== undefined);
  if (wrong === undefined) return;
  const alternative = sources
    ? 'write `${PGO_TARGET}` in place of the name of the target'
    : `write \`${wrong}\` into the config file, below each target`;
  throw new UsageError(`${wrong}: this input is for one program, but the run has several targets.`, {
    fix: `Select one target by \`target\`, or ${alternative}.`,
  });
}

/** Checks a run without targets. @throws UsageError for inputs that need `targets` in the config file. */
function requireNoTarget(settings: Settings, command: Command, file: ConfigFile): void {
  if (command !== 'targets' && settings.target === undefined) return;
  const what = file.exists ? `${file.name} has no \`targets\`` : `there is no ${file.name}`;
  throw new UsageError(`${command === 'targets' ? 'command: targets' : 'target'}: ${what}.`, {
    fix: 'List the programs under `targets` in the config file. Without `targets`, a run has only one program.',
  });
}

/**
 * Checks that a working directory exists. @param where the words for the folder's target in the error. @throws UsageError if the path is
 * not a folder.
 */
export async function requireFolder(path: string, where = ''): Promise<void> {
  const stats = await stat(path).catch(() => undefined);
  if (stats?.isDirectory()) return;
  throw new UsageError(`${where}working-directory: there is no folder ${path}.`, {
    fix: 'Name the folder of the Go module, from the root of the repository.',
  });
}

const TARGET_VARIABLE = '${PGO_TARGET}';

/** Whether a YAML value contains the variable for the name of a target. */
function namesTarget(value: unknown): boolean {
  return (JSON.stringify(value) ?? '').includes(TARGET_VARIABLE);
}

/**
 * Returns a YAML value with the target's name in place of `${PGO_TARGET}`.
 * @throws UsageError if the name of a variable contains `${PGO_TARGET}`, because a reader of the config file must see which variables a
 * source uses.
 */
function withTargetName<T>(value: T, name: string): T {
  if (!namesTarget(value)) return value;
  const text = JSON.stringify(value);
  if (!/\$\{\w*\$\{PGO_TARGET\}/.test(text)) return JSON.parse(text.replaceAll(TARGET_VARIABLE, name));
  throw new UsageError('`${PGO_TARGET}` cannot be part of the name of another variable.', {
    fix: 'Write the variable of each target into its own `sources`, below `targets`.',
  });
}
