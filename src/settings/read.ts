import { readFile, stat } from 'node:fs/promises';
import { basename, join, normalize, resolve } from 'node:path';
import * as v from 'valibot';
import { namesIn } from '../publish/templates.ts';
import type { Finding } from '../system/errors.ts';
import { UsageError } from '../system/errors.ts';
import { type ConfigFile, checkoutOf, proposedBy, readConfigFile, requireInside } from './base.ts';
import { type Config, configOf, type Reading } from './config.ts';
import { closest, explain, shown } from './explain.ts';
import {
  type Command,
  ENTRIES,
  PROPOSAL_NAMES,
  parseInputs,
  parseSettings,
  type Settings,
} from './settings.ts';
import { givenSources, readSources, SOURCES, type Variables } from './sources.ts';
import { matching, text } from './values.ts';

/** What a host was asked to do. */
export interface Invocation {
  readonly command: Command;
  readonly inputs: RawInputs;
  /** File names given to `merge`, `inspect` and `diff`. */
  readonly operands: readonly string[];
  /** Where `merge` writes. */
  readonly output?: string;
  /** Write over a file that is not a profile. */
  readonly force?: boolean;
}

/** What an entry read, as text, before anything is understood; absent is not given. */
export interface RawInputs {
  /** Settings by name, without `sources`. */
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
export interface ConfigPlace extends Variables {
  readonly cwd: string;
  readonly signal?: AbortSignal;
}

/** What a run works on. One program is a list of one target without a name. */
export interface Run {
  /** What holds for the run as a whole: how it publishes, where it leaves its report. */
  readonly shared: Config;
  /** The selected ones, in the config file's order; at least one. */
  readonly targets: readonly Target[];
  /** The config file's others, which earlier runs may have proposed. */
  readonly others: readonly Target[];
  /** Whether the config file has `targets`, each of which then has a name. */
  readonly named: boolean;
  /** About where the config file was read. */
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
  /** Everything. @throws UsageError when a variable that its sources name is not set. */
  config(): Promise<Config>;
}

/**
 * Reads inputs and config file. An input wins over the file, and what a target says over what stands outside of `targets`.
 * Sources and other settings that may name secrets are read later, only of targets that are worked on. On a pull request
 * the config file is the one of its base, and no path leads out of the checkout by a symbolic link.
 * @throws UsageError which names the input or key, its value and the choices.
 */
export async function readRun(raw: RawInputs, given: ConfigPlace, command: Command): Promise<Run> {
  const place = { ...given, token: raw.token ?? given.token };
  const workingDirectory = resolve(place.cwd, raw.workingDirectory ?? '.');
  if (raw.workingDirectory !== undefined) await requireFolder(workingDirectory);
  const proposed = await proposedBy(place.env);
  const checkout = proposed.kind === 'nothing' ? undefined : checkoutOf(place.cwd, place.env);
  await requireInside(workingDirectory, checkout, 'working-directory');
  const file = await readConfigFile(raw.config, { ...place, workingDirectory, proposed });
  const inputs = parseInputs(raw.settings);
  const settings = { ...parseSettings(file.settings, file.name), ...inputs };
  const common = { ...place, command, checkout, workingDirectory, sources: () => [] };
  const named = file.targets !== undefined;
  const written = named
    ? await readTargets(file, inputs)
    : [{ ...PLAIN, workingDirectory, settings, sources: file.sources, sourcesOf: `${file.name}: sources` }];
  if (!named) requireTargets(settings, command, file);
  const chosen = new Set(named ? selected(written, settings.target) : written);
  if (named && (chosen.size > 1 || command === 'targets')) requireShareable(raw, settings);
  const targetOf = (one: WrittenTarget) => asTarget(one, written.length, raw, inputs, common);
  return {
    shared: await configOf(shareable(settings), common),
    targets: [...chosen].map(targetOf),
    others: written.filter((one) => !chosen.has(one)).map(targetOf),
    named,
    findings: file.findings,
  };
}

/** What a run of several targets needs of the settings outside of them: nothing that may name a secret. */
function shareable(settings: Settings): Settings {
  const names: readonly string[] = [...RUN_WIDE, ...PUBLISHING];
  return Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)));
}

/** Settings of the run as a whole. */
const RUN_WIDE = ['target', 'pull-requests', 'output-directory'] as const;
/** How profiles are published: of all targets together, where they share a pull request. */
const PUBLISHING = ['publish', 'repository', ...PROPOSAL_NAMES] as const;
const OWN = ['name', 'working-directory', 'sources'] as const;

const NAME = matching(/[A-Za-z0-9][A-Za-z0-9._-]*/, 'a name of letters, digits, `.`, `_` and `-`');
const HEAD = v.object({
  name: v.optional(NAME),
  'working-directory': v.optional(text),
  package: v.optional(text),
});
type Head = v.InferOutput<typeof HEAD>;
/** What a run writes into the folder that has one for each target. */
const RESERVED = ['result.json', 'report.html', 'pull-request.md', 'repository'];

const { target: _, 'pull-requests': __, 'output-directory': ___, ...targetEntries } = ENTRIES;

/** The `targets` list as JSON Schema needs it. */
export const TARGETS = v.pipe(
  v.array(v.strictObject({ ...HEAD.entries, sources: v.optional(SOURCES), ...targetEntries })),
  v.minLength(1),
);

/** A target as the config file has it. */
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
  /** Whether it names a branch or archive itself, which no other target has then. */
  readonly ownBranch: boolean;
  readonly ownArchive: boolean;
}

const PLAIN = { where: '', ownBranch: true, ownArchive: true };

/** @param count how many targets the config file has. */
function asTarget(
  written: WrittenTarget,
  count: number,
  raw: RawInputs,
  shared: Settings,
  common: Reading,
): Target {
  const { name, where, workingDirectory } = written;
  const given = name === undefined ? raw : inNameOf(raw, name);
  const inputs = name === undefined ? shared : parseInputs(given.settings);
  const settings = { ...written.settings, ...inputs };
  const sources = () =>
    givenSources(given, common) ??
    (written.sources === undefined ? [] : readSources(written.sources, written.sourcesOf, common));
  return {
    name,
    workingDirectory,
    buildFlags: settings['build-flags'] ?? [],
    package: settings.package,
    profile: settings.profile && resolve(workingDirectory, settings.profile),
    async config() {
      if (name === undefined) return configOf(settings, { ...common, sources });
      await requireFolder(workingDirectory, where);
      await requireInside(workingDirectory, common.checkout, `${where}: working-directory`);
      const config = {
        ...(await configOf(settings, { ...common, workingDirectory, sources })),
        target: name,
      };
      if (count === 1) return config;
      return apart(config, name, {
        archive: written.ownArchive && inputs.archive === undefined,
        branch: written.ownBranch && inputs.branch === undefined,
      });
    },
  };
}

/** Gives each of several targets its own folder of the archive and its own branch. @param own what it names itself. */
function apart(
  config: Config,
  name: string,
  own: { readonly archive: boolean; readonly branch: boolean },
): Config {
  const { archive, publishSettings } = config;
  const { branch } = publishSettings;
  const templates = namesIn(branch);
  const isSharedBranch =
    branch !== undefined && !own.branch && !templates.has('target') && !templates.has('profile');
  return {
    ...config,
    archive:
      archive === undefined || own.archive
        ? archive
        : { ...archive, path: `${archive.path.replace(/(?<=[^/])$/, '/')}${name}/` },
    publishSettings: isSharedBranch ? { ...publishSettings, branch: `${branch}-${name}` } : publishSettings,
  };
}

/** Programs in one config file. */
const MOST_TARGETS = 1_000;

/** @throws UsageError for bad settings of any of the file's targets. No variable is looked up. */
async function readTargets(file: ConfigFile, inputs: Settings): Promise<readonly WrittenTarget[]> {
  if (!Array.isArray(file.targets) || file.targets.length === 0) {
    throw new UsageError(`${file.name}: targets is not a list of at least one target.`, {
      fix: 'Start each target with `- `, for instance `- package: ./cmd/api`.',
    });
  }
  if (file.targets.length > MOST_TARGETS) {
    throw new UsageError(
      `${file.name}: targets has ${file.targets.length} entries, more than ${MOST_TARGETS}.`,
      {
        fix: 'Split them over several config files, and pass each with `config`.',
      },
    );
  }
  const targets: (WrittenTarget & { readonly name: string })[] = [];
  for (const [index, item] of file.targets.entries())
    targets.push(await readTarget(item, `${file.name}: targets[${index}]`, file, inputs));
  requireDistinct(targets);
  return targets;
}

async function readTarget(item: unknown, place: string, file: ConfigFile, inputs: Settings) {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    throw new UsageError(`${place} is not a map of settings.`, {
      fix: 'Write it as `- package: ./cmd/api`, with further settings on lines of their own below.',
    });
  }
  const head = v.safeParse(HEAD, item);
  if (!head.success) throw explain(head.issues, item, { where: place, entries: HEAD.entries });
  const workingDirectory = resolve(file.folder, head.output['working-directory'] ?? '.');
  const name = await nameOf(head.output, workingDirectory, place);
  const where = `${place} (${name})`;
  const {
    name: _,
    'working-directory': __,
    sources,
    ...own
  } = inNameOf(item as Record<string, unknown>, name);
  const wrong = ['targets', ...RUN_WIDE].find((setting) => setting in own);
  if (wrong !== undefined) {
    throw new UsageError(`${where}: \`${wrong}\` is a setting of the whole run.`, {
      fix: `Write \`${wrong}\` outside of \`targets\`.`,
    });
  }
  const settings = parseSettings(own, where, OWN);
  const shared = parseSettings(inNameOf(file.settings, name), file.name);
  const publishing = PUBLISHING.find((setting) => setting in settings);
  if ((inputs['pull-requests'] ?? shared['pull-requests']) !== 'each' && publishing !== undefined) {
    throw new UsageError(
      `${where}: \`${publishing}\` cannot be a target's own while all targets share a pull request.`,
      { fix: `Write \`${publishing}\` outside of \`targets\`, or set \`pull-requests: each\`.` },
    );
  }
  return {
    name,
    where,
    workingDirectory,
    settings: { ...shared, ...settings },
    sources: sources ?? inNameOf(file.sources, name),
    sourcesOf: sources === undefined ? `${file.name}: sources` : `${where}: sources`,
    ownBranch: settings.branch !== undefined || namesTarget(file.settings['branch']),
    ownArchive: settings.archive !== undefined || namesTarget(file.settings['archive']),
  };
}

/** The name, or the last element of the package's path, of the working directory or of the module's path. */
async function nameOf(
  { name, package: main, ...own }: Head,
  workingDirectory: string,
  place: string,
): Promise<string> {
  const folder = own['working-directory'] === undefined ? undefined : lastElement(basename(workingDirectory));
  const found = name ?? lastElement(main ?? '') ?? folder ?? lastElement(await moduleIn(workingDirectory));
  if (found !== undefined && v.is(NAME, found)) return found;
  const why = found === undefined ? '' : `, and ${shown(found)} cannot be one`;
  throw new UsageError(`${place} has no \`name\`${why}.`, { fix: 'Add one, such as `name: api`.' });
}

/** The last element that names something: no `.`, `...` or major version. */
function lastElement(path: string): string | undefined {
  return path.split(/[\\/]/).findLast((element) => !/^(\.*|v\d+)$/.test(element));
}

/** Path of the module in that folder, empty where there is none. */
async function moduleIn(folder: string): Promise<string> {
  const mod = await readFile(join(folder, 'go.mod'), 'utf8').catch(() => '');
  return /^module\s+"?([^\s"]+)/m.exec(mod)?.[1] ?? '';
}

/** @throws UsageError when two have the same name, or the same profile as far as the config file says. */
function requireDistinct(targets: readonly (WrittenTarget & { readonly name: string })[]): void {
  const seen = new Map<string, WrittenTarget>();
  for (const one of targets) {
    // A file system may know no difference between `API` and `api`.
    const name = one.name.toLowerCase();
    if (RESERVED.includes(name))
      throw new UsageError(`${one.where}: a run writes a file of that name.`, { fix: 'Change its `name`.' });
    for (const [what, key] of [
      ['name', name],
      ['profile', profileOf(one)],
    ] as const) {
      const other = seen.get(`${what} ${key}`)?.where.replace(/^.*: (?=targets\[)/, '');
      seen.set(`${what} ${key}`, one);
      if (other === undefined) continue;
      throw new UsageError(`${one.where} has the same ${what} as ${other}.`, {
        fix: 'Give each target its own `name`, and its own `package`, `working-directory` or `profile`.',
      });
    }
  }
}

/** Its path, or else what it follows from. */
function profileOf({ workingDirectory, settings }: WrittenTarget): string {
  if (settings.profile !== undefined) return resolve(workingDirectory, settings.profile);
  const named = settings.package === undefined ? '' : normalize(settings.package).replace(/\/$/, '');
  return `${workingDirectory} ${named}`;
}

/** The targets that `names` names; all where there are none. @throws UsageError for an unknown name. */
function selected<T extends { readonly name?: string }>(
  targets: readonly T[],
  names: readonly string[] = [],
) {
  if (names.length === 0) return targets;
  const known = targets.map(({ name }) => name ?? '');
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return targets.filter(({ name = '' }) => names.includes(name));
  const hint = closest(unknown, known);
  throw new UsageError(`target: there is no ${shown(unknown)}.`, {
    fix: `${hint === undefined ? '' : `Did you mean \`${hint}\`? `}There are ${known.map((name) => `\`${name}\``).join(', ')}.`,
  });
}

/** @throws UsageError for inputs that several targets cannot share. */
function requireShareable(raw: RawInputs, settings: Settings): void {
  const ofEach = PUBLISHING.find((name) => namesTarget(settings[name]));
  if (ofEach !== undefined && settings['pull-requests'] !== 'each') {
    throw new UsageError(`${ofEach}: all targets share it, so \`\${PGO_TARGET}\` has no meaning in it.`, {
      fix: 'Take it out, or set `pull-requests: each`.',
    });
  }
  const sources = (['sources', 'source'] as const).find(
    (name) => raw[name] !== undefined && !namesTarget(raw[name]),
  );
  const program = (['package', 'profile'] as const).find((name) => raw.settings[name] !== undefined);
  const wrong = sources ?? program;
  if (wrong === undefined) return;
  const other = sources
    ? 'write `${PGO_TARGET}` where the name of each belongs'
    : `write \`${wrong}\` into the config file, below each target`;
  throw new UsageError(`${wrong}: it is for one program, and there are several targets.`, {
    fix: `Name one of them by \`target\`, or ${other}.`,
  });
}

/** @throws UsageError for what has a meaning only where the config file has targets. */
function requireTargets(settings: Settings, command: Command, file: ConfigFile): void {
  const given = command === 'targets' ? 'command: targets' : settings.target && 'target';
  if (given === undefined) return;
  const what = file.found ? `${file.name} has no \`targets\`` : `there is no ${file.name}`;
  throw new UsageError(`${given}: ${what}.`, {
    fix: 'List the programs under `targets` in the config file; without it, there is only one.',
  });
}

/**
 * @param where names the target that names it.
 * @throws UsageError when what was named is not there, or is not a folder.
 */
export async function requireFolder(path: string, where = ''): Promise<void> {
  const stats = await stat(path).catch(() => undefined);
  if (stats?.isDirectory()) return;
  const what = stats === undefined ? 'there is no folder' : 'not a folder:';
  throw new UsageError(`${where === '' ? '' : `${where}: `}working-directory: ${what} ${path}.`, {
    fix: 'Name the folder of the Go module, from the root of the repository.',
  });
}

const VARIABLE = '${PGO_TARGET}';
const LOOKED_UP = /\$\{\w+\}/g;

/** Whether it says `${PGO_TARGET}` anywhere. */
export function namesTarget(value: unknown): boolean {
  return (JSON.stringify(value) ?? '').includes(VARIABLE);
}

/**
 * The same YAML value with the target's name in place of `${PGO_TARGET}`.
 * @throws UsageError where the name would become part of a variable's: the text itself says which variables are looked up.
 */
function inNameOf<T>(value: T, name: string): T {
  const map = (inner: unknown): unknown => {
    if (typeof inner === 'string') return withName(inner, name);
    if (Array.isArray(inner)) return inner.map(map);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, child]) => [key, map(child)]));
  };
  return map(value) as T;
}

function withName(written: string, name: string): string {
  const result = written.replaceAll(VARIABLE, name);
  const before = new Set(written.match(LOOKED_UP));
  const made = result === written ? undefined : result.match(LOOKED_UP)?.find((one) => !before.has(one));
  if (made === undefined) return result;
  throw new UsageError(`\`${made}\` is a variable whose name is made of the target's, \`${name}\`.`, {
    fix: 'Write the variable of each target into its own `sources`, below `targets`.',
  });
}
