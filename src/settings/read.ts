import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import * as v from 'valibot';
import { type Finding, UsageError } from '../system/errors.ts';
import { readText } from '../system/files.ts';
import { lastElement } from '../system/text.ts';
import type { Variables } from './access.ts';
import {
  type ConfigFile,
  checkoutOf,
  type FileAt,
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

/** A command with its inputs, as an entry read them. */
export interface Invocation {
  readonly command: Command;
  readonly inputs: RawInputs;
  /** The names of files for `merge`, `inspect` and `diff`, and the file of `check --binary`. */
  readonly operands: readonly string[];
  /** The path to which `merge` writes. */
  readonly output?: string;
  /** Whether `merge` and `collect` may write over a file that is not a profile. */
  readonly force?: boolean;
}

/** The inputs of the action or the options of the CLI, as text and not yet validated. An absent one was not given. */
export interface RawInputs {
  /** The settings by their names, without `sources`. */
  readonly settings: Readonly<Record<string, string>>;
  readonly sources?: string;
  /** Sources that were given one by one, each as a shorthand or a YAML map. */
  readonly source?: readonly string[];
  /** The path of the config file; `false` for commands that read none. */
  readonly config?: string | false;
  readonly workingDirectory?: string;
  readonly token?: string;
}

/** The environment in which the configuration is read. */
export interface ConfigPlace extends Variables {
  readonly cwd: string;
  /** Reads a file from the base of a pull request. */
  readonly fileAt?: FileAt;
}

/** The programs that a run works on. A run without `targets` has one target without a name. */
export interface ConfiguredRun {
  /** The settings of the run as a whole: how it publishes, and where it writes its report. */
  readonly shared: Config;
  /** The selected targets, at least one, in the order of the config file. */
  readonly targets: readonly Target[];
  /** The other targets of the config file. Earlier runs may have proposed their profiles. */
  readonly others: readonly Target[];
  readonly findings: readonly Finding[];
}

/** A program, with the settings that need no secrets. */
export interface Target {
  readonly name?: string;
  readonly workingDirectory: string;
  readonly package?: string;
  /** An absolute path; default: `default.pgo` in the folder of the main package. */
  readonly profile?: string;
  readonly buildFlags: readonly string[];
  /** Reads the whole configuration of the program. @throws UsageError when a variable that its sources name is not set. */
  config(): Promise<Config>;
}

/**
 * Reads the inputs and the config file. An input outranks the file, and a target's own setting outranks one outside of `targets`.
 * Sources and other settings that may name secrets are read later, only of the selected targets. On a pull request the
 * config file is the one of its base, and no path leads out of the checkout by a symbolic link.
 * @throws UsageError which names the input or key, its value and the choices.
 */
export async function readRun(raw: RawInputs, where: ConfigPlace, command: Command): Promise<ConfiguredRun> {
  const place = { ...where, token: raw.token ?? where.token };
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
    configFile: file.found ? file.name : undefined,
  };
  const named = file.targets !== undefined;
  if (!named) requireNoTarget(settings, command, file);
  const alone = { where: '', workingDirectory, settings, isOwn: { branch: true, archive: true } };
  const written = named
    ? await readTargets(file, inputs)
    : [{ ...alone, sources: file.sources, sourcesOf: `${file.name}: sources` }];
  const chosen = named ? selected(written, settings.target) : written;
  if (named && (chosen.length > 1 || command === 'targets')) requireShareable(raw, settings);
  const targetOf = (one: WrittenTarget) =>
    asTarget(one, { count: written.length, raw, shared: inputs, common });
  // Settings of the whole run name no secret.
  const shareable = Object.entries(settings).filter(([name]) => [...RUN_WIDE, ...PUBLISHING].includes(name));
  return {
    shared: await makeConfig(Object.fromEntries(shareable), common),
    targets: chosen.map(targetOf),
    others: written.filter((one) => !chosen.includes(one)).map(targetOf),
    findings: file.findings,
  };
}

/** The settings of the run as a whole. */
const RUN_WIDE: readonly string[] = ['target', 'pull-requests', 'output-directory'];
/** The settings about publishing. Targets that share a pull request also share these. */
const PUBLISHING: readonly (keyof Settings)[] = ['publish', 'repository', ...PROPOSAL_NAMES];

const TARGET_NAME = matchingText(/[A-Za-z0-9][A-Za-z0-9._-]*/, 'a name of letters, digits, `.`, `_` and `-`');
const HEAD = v.object({
  name: v.optional(TARGET_NAME),
  'working-directory': v.optional(text),
  package: v.optional(text),
});

const { target: _, 'pull-requests': __, 'output-directory': ___, ...targetEntries } = ENTRIES;

/** The schema of `targets`, for the JSON Schema of the config file. */
export const TARGETS = v.pipe(
  v.array(v.strictObject({ ...HEAD.entries, sources: v.optional(SOURCES), ...targetEntries })),
  v.minLength(1),
);

interface WrittenTarget {
  readonly name?: string;
  /** Names the target in messages: `.github/pgo.yml: targets[1] (worker)`. */
  readonly where: string;
  /** Absolute. */
  readonly workingDirectory: string;
  /** The settings outside of `targets`, replaced by the target's own where it has some. */
  readonly settings: Settings;
  /** The YAML of the target's own sources, or of those outside of `targets`. */
  readonly sources: unknown;
  /** Names the place of these sources in messages. */
  readonly sourcesOf: string;
  /** Whether the target has a branch and an archive that no other target uses. */
  readonly isOwn: { readonly branch: boolean; readonly archive: boolean };
}

/** The values that all targets of a run are made from. */
interface TargetContext {
  /** The number of targets in the config file. */
  readonly count: number;
  readonly raw: RawInputs;
  /** The inputs of a run without targets. */
  readonly shared: Settings;
  readonly common: ConfigContext;
}

/** Makes a target. Its configuration is read only when `config` is called, because it may need secrets. */
function asTarget(
  { name, where, workingDirectory, isOwn, ...written }: WrittenTarget,
  { count, raw, shared, common }: TargetContext,
): Target {
  const given = name === undefined ? raw : withTargetName(raw, name);
  const inputs = name === undefined ? shared : parseInputs(given.settings);
  const settings = { ...written.settings, ...inputs };
  // The paths of a target start from its own folder.
  const folderOf = name === undefined ? common.folderOf : () => workingDirectory;
  const sources = () =>
    sourcesOfInputs(given, common) ??
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

/** Reads all targets of the config file. No variable is looked up. @throws UsageError for a mistake in any of them. */
async function readTargets(file: ConfigFile, inputs: Settings): Promise<readonly WrittenTarget[]> {
  const { targets: all } = file;
  if (!Array.isArray(all) || all.length === 0 || all.length > MOST_TARGETS)
    throw new UsageError(`${file.name}: targets is not a list of 1 to ${MOST_TARGETS} targets.`, {
      fix: 'Start each target with `- `, for instance `- package: ./cmd/api`.',
    });
  const targets = new Map<string, WrittenTarget>();
  for (const [index, item] of all.entries()) {
    const target = await readTarget(item, `${file.name}: targets[${index}]`, file, inputs);
    // Some file systems treat `API` and `api` as the same name.
    const key = target.name.toLowerCase();
    if (targets.has(key))
      throw new UsageError(`${target.where} has the same name as another target.`, {
        fix: 'Give each target its own `name`.',
      });
    // The second target would overwrite the proposal of the first.
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

async function readTarget(item: unknown, place: string, file: ConfigFile, inputs: Settings) {
  if (typeof item !== 'object' || item === null || Array.isArray(item))
    throw new UsageError(`${place} is not a map of settings.`, {
      fix: 'Write it as `- package: ./cmd/api`, with further settings on lines of their own below.',
    });
  const head = v.safeParse(HEAD, item);
  if (!head.success) throw explain(head.issues, { where: place, written: item, entries: HEAD.entries });
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
      `${where}: \`${publishing}\` cannot be a target's own while all targets share a pull request.`,
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
async function targetNameOf(head: v.InferOutput<typeof HEAD>, workingDirectory: string, place: string) {
  const folder = head['working-directory'] && lastElement(basename(workingDirectory));
  const module = async () => {
    const mod = await readText(join(workingDirectory, 'go.mod')).catch(() => '');
    return /^module\s+"?([^\s"]+)/m.exec(mod)?.[1] ?? '';
  };
  const name = head.name ?? lastElement(head.package ?? '') ?? folder ?? lastElement(await module());
  if (name !== undefined && v.is(TARGET_NAME, name)) return name;
  const why = name === undefined ? '' : `, and ${printableValue(name)} cannot be one`;
  throw new UsageError(`${place} has no \`name\`${why}.`, { fix: 'Add one, such as `name: api`.' });
}

/** Returns the targets with these names, or all targets without names. @throws UsageError for an unknown name. */
function selected(targets: readonly WrittenTarget[], names: readonly string[] = []) {
  const known = targets.map(({ name = '' }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw unknownKey(unknown, 'target', known);
  return targets.filter(({ name = '' }) => names.length === 0 || names.includes(name));
}

/** Checks the inputs of a run with several targets. @throws UsageError for inputs that targets cannot share. */
function requireShareable(raw: RawInputs, settings: Settings): void {
  const ofEach = PUBLISHING.find((name) => namesTarget(settings[name]));
  if (ofEach !== undefined && settings['pull-requests'] !== 'each')
    throw new UsageError(`${ofEach}: all targets share it, so \`\${PGO_TARGET}\` has no meaning in it.`, {
      fix: 'Take it out, or set `pull-requests: each`.',
    });
  const sources = (['sources', 'source'] as const).find((name) => raw[name] && !namesTarget(raw[name]));
  const wrong = sources ?? ['package', 'profile'].find((name) => raw.settings[name] !== undefined);
  if (wrong === undefined) return;
  const alternative = sources
    ? 'write `${PGO_TARGET}` where the name of each belongs'
    : `write \`${wrong}\` into the config file, below each target`;
  throw new UsageError(`${wrong}: it is for one program, and there are several targets.`, {
    fix: `Name one of them by \`target\`, or ${alternative}.`,
  });
}

/** Checks a run without targets. @throws UsageError for inputs that need `targets` in the config file. */
function requireNoTarget(settings: Settings, command: Command, file: ConfigFile): void {
  if (command !== 'targets' && settings.target === undefined) return;
  const what = file.found ? `${file.name} has no \`targets\`` : `there is no ${file.name}`;
  throw new UsageError(`${command === 'targets' ? 'command: targets' : 'target'}: ${what}.`, {
    fix: 'List the programs under `targets` in the config file; without it, there is only one.',
  });
}

/** Checks that a working directory exists. @param where names its target in the error. @throws UsageError if it is no folder. */
export async function requireFolder(path: string, where = ''): Promise<void> {
  const stats = await stat(path).catch(() => undefined);
  if (stats?.isDirectory()) return;
  throw new UsageError(`${where}working-directory: there is no folder ${path}.`, {
    fix: 'Name the folder of the Go module, from the root of the repository.',
  });
}

const VARIABLE = '${PGO_TARGET}';

function namesTarget(value: unknown): boolean {
  return (JSON.stringify(value) ?? '').includes(VARIABLE);
}

/**
 * The same YAML value with the target's name in place of `${PGO_TARGET}`.
 * @throws UsageError where the name would become part of a variable's: the text itself says which variables are looked up.
 */
function withTargetName<T>(value: T, name: string): T {
  if (!namesTarget(value)) return value;
  const text = JSON.stringify(value);
  if (!/\$\{\w*\$\{PGO_TARGET\}/.test(text)) return JSON.parse(text.replaceAll(VARIABLE, name));
  throw new UsageError('`${PGO_TARGET}` cannot be part of the name of another variable.', {
    fix: 'Write the variable of each target into its own `sources`, below `targets`.',
  });
}
