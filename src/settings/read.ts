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
  proposedBy,
  readConfigFile,
  requireInside,
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
import { givenSources, readSources, SOURCES } from './sources.ts';
import { matchingText, text } from './values.ts';

export interface Invocation {
  readonly command: Command;
  readonly inputs: RawInputs;
  /** File names given to `merge`, `inspect` and `diff`, and the one of `check --binary`. */
  readonly operands: readonly string[];
  /** Where `merge` writes. */
  readonly output?: string;
  /** Whether `merge` and `collect` may write over a file that is not a profile. */
  readonly force?: boolean;
}

/** What an entry read, as text, before it is validated; absent is not given. */
export interface RawInputs {
  /** Settings by name, without `sources`. */
  readonly settings: Readonly<Record<string, string>>;
  readonly sources?: string;
  /** Single sources, each a shorthand or a YAML map. */
  readonly source?: readonly string[];
  /** Path of the config file; `false` for commands that take none. */
  readonly config?: string | false;
  readonly workingDirectory?: string;
  readonly token?: string;
}

/** Where the configuration is read. */
export interface ConfigPlace extends Variables {
  readonly cwd: string;
  /** Reads from the base of a pull request. */
  readonly fileAt?: FileAt;
}

/** What a run works on. One program is a list of one target without a name. */
export interface ConfiguredRun {
  /** What holds for the run as a whole: how it publishes, where it leaves its report. */
  readonly shared: Config;
  /** The selected ones, in the config file's order; at least one. */
  readonly targets: readonly Target[];
  /** The config file's others, which earlier runs may have proposed. */
  readonly others: readonly Target[];
  readonly findings: readonly Finding[];
}

/** A program, as far as no secret is needed for it. */
export interface Target {
  readonly name?: string;
  readonly workingDirectory: string;
  readonly package?: string;
  /** Absolute; default: `default.pgo` in the main package's folder. */
  readonly profile?: string;
  readonly buildFlags: readonly string[];
  /** All of its configuration. @throws UsageError when a variable that its sources name is not set. */
  config(): Promise<Config>;
}

/**
 * Reads inputs and config file. An input wins over the file, and a target's own setting over one outside of `targets`.
 * Sources and other settings that may name secrets are read later, only of the selected targets. On a pull request the
 * config file is the one of its base, and no path leads out of the checkout by a symbolic link.
 * @throws UsageError which names the input or key, its value and the choices.
 */
export async function readRun(raw: RawInputs, where: ConfigPlace, command: Command): Promise<ConfiguredRun> {
  const place = { ...where, token: raw.token ?? where.token };
  const workingDirectory = resolve(place.cwd, raw.workingDirectory ?? '.');
  if (raw.workingDirectory !== undefined) await requireFolder(workingDirectory);
  const proposed = await proposedBy(place.env);
  const checkout = proposed && checkoutOf(place.cwd, place.env);
  requireInside(workingDirectory, checkout, 'working-directory');
  const file = await readConfigFile(raw.config, { ...place, workingDirectory, proposed });
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

/** Settings of the run as a whole. */
const RUN_WIDE: readonly string[] = ['target', 'pull-requests', 'output-directory'];
/** How profiles are published: of all targets together, where they share a pull request. */
const PUBLISHING: readonly (keyof Settings)[] = ['publish', 'repository', ...PROPOSAL_NAMES];

const TARGET_NAME = matchingText(/[A-Za-z0-9][A-Za-z0-9._-]*/, 'a name of letters, digits, `.`, `_` and `-`');
const HEAD = v.object({
  name: v.optional(TARGET_NAME),
  'working-directory': v.optional(text),
  package: v.optional(text),
});

const { target: _, 'pull-requests': __, 'output-directory': ___, ...targetEntries } = ENTRIES;

/** The `targets` list as JSON Schema needs it. */
export const TARGETS = v.pipe(
  v.array(v.strictObject({ ...HEAD.entries, sources: v.optional(SOURCES), ...targetEntries })),
  v.minLength(1),
);

interface WrittenTarget {
  readonly name?: string;
  /** For messages: `.github/pgo.yml: targets[1] (worker)`. */
  readonly where: string;
  /** Absolute. */
  readonly workingDirectory: string;
  /** Its own, over those outside of `targets`. */
  readonly settings: Settings;
  /** YAML: its own sources, or those outside of `targets`. */
  readonly sources: unknown;
  /** Where these sources stand, for messages. */
  readonly sourcesOf: string;
  /** Which of these it has for itself: no other target uses the same one. */
  readonly isOwn: { readonly branch: boolean; readonly archive: boolean };
}

/** From what all targets of a run are read. */
interface TargetContext {
  /** How many targets the config file has. */
  readonly count: number;
  readonly raw: RawInputs;
  /** The inputs of a run without targets. */
  readonly shared: Settings;
  readonly common: ConfigContext;
}

/** The target, whose configuration is read when it is asked for. */
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
    givenSources(given, common) ??
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

/** @throws UsageError for bad settings of any of the file's targets. No variable is looked up. */
async function readTargets(file: ConfigFile, inputs: Settings): Promise<readonly WrittenTarget[]> {
  const { targets: all } = file;
  if (!Array.isArray(all) || all.length === 0 || all.length > MOST_TARGETS)
    throw new UsageError(`${file.name}: targets is not a list of 1 to ${MOST_TARGETS} targets.`, {
      fix: 'Start each target with `- `, for instance `- package: ./cmd/api`.',
    });
  const targets = new Map<string, WrittenTarget>();
  for (const [index, item] of all.entries()) {
    const target = await readTarget(item, `${file.name}: targets[${index}]`, file, inputs);
    // A file system may treat `API` and `api` as one.
    const key = target.name.toLowerCase();
    if (targets.has(key))
      throw new UsageError(`${target.where} has the same name as another target.`, {
        fix: 'Give each target its own `name`.',
      });
    // The second would overwrite what the first proposes.
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

/** The name, or the last element of the package's path, of the working directory or of the module's path. */
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

/** The targets that `names` names; without names all. @throws UsageError for an unknown name. */
function selected(targets: readonly WrittenTarget[], names: readonly string[] = []) {
  const known = targets.map(({ name = '' }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw unknownKey(unknown, 'target', known);
  return targets.filter(({ name = '' }) => names.length === 0 || names.includes(name));
}

/** @throws UsageError for inputs that several targets cannot share. */
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

/** @throws UsageError for what has a meaning only if the config file has targets. */
function requireNoTarget(settings: Settings, command: Command, file: ConfigFile): void {
  if (command !== 'targets' && settings.target === undefined) return;
  const what = file.found ? `${file.name} has no \`targets\`` : `there is no ${file.name}`;
  throw new UsageError(`${command === 'targets' ? 'command: targets' : 'target'}: ${what}.`, {
    fix: 'List the programs under `targets` in the config file; without it, there is only one.',
  });
}

/** @param where names the target that names it. @throws UsageError when there is no such folder. */
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
