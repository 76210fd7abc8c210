import { readFile } from 'node:fs/promises';
import { basename, join, normalize, resolve } from 'node:path';
import * as v from 'valibot';
import { UsageError } from '../system/errors.ts';
import { ABOUT } from './about.ts';
import { type ConfigFile, parseSettings } from './config-file.ts';
import { closest, shown } from './explain.ts';
import { SETTINGS, type SettingName, type Settings } from './settings.ts';
import { SOURCES } from './sources.ts';
import { inNameOf, namesTarget } from './target-name.ts';
import { matching, text } from './values.ts';

/** Settings of the run as a whole. */
const OF_THE_RUN = ['target', 'changed-since', 'pull-requests', 'output-directory'] as const;
const OWN = ['name', 'working-directory', 'sources'] as const;

/** How profiles are handed in: of all targets together, where they share a pull request. */
export const PUBLISHING = (Object.keys(ABOUT) as SettingName[]).filter(
  (name) =>
    name !== 'pull-requests' &&
    ABOUT[name].commands.every((command) => command === 'refresh' || command === 'rollback') &&
    ABOUT[name].commands.includes('rollback'),
);

const NAME = matching(/[A-Za-z0-9][A-Za-z0-9._-]*/, 'a name of letters, digits, `.`, `_` and `-`');
/** What a run writes into the folder that has one for each target. */
const RESERVED = ['result.json', 'report.html', 'pull-request.md', 'repository'];

const {
  target,
  'changed-since': _,
  'pull-requests': __,
  'output-directory': ___,
  ...rest
} = SETTINGS.entries;

/** The `targets` list as JSON Schema needs it. */
export const TARGETS = v.pipe(
  v.array(
    v.strictObject({
      name: v.optional(NAME),
      'working-directory': v.optional(text),
      sources: v.optional(SOURCES),
      ...rest,
    }),
  ),
  v.minLength(1),
);

/** One of the config file's `targets`: what it says, and where. */
export interface WrittenTarget {
  readonly name: string;
  /** For messages: `.github/pgo.yml: targets[1] (worker)`. */
  readonly where: string;
  /** Absolute. */
  readonly workingDirectory: string;
  /** Its own, over those outside of `targets`. */
  readonly settings: Settings;
  /** YAML: its own sources, or those outside of `targets`. */
  readonly sources: unknown;
  /** Whose sources these are, for messages. */
  readonly sourcesOf: string;
  /** Whether it names a branch or archive itself, which no other target has then. */
  readonly ownBranch: boolean;
  readonly ownArchive: boolean;
}

/**
 * What the config file says of its targets, each with the settings that all share. No variable is looked up.
 * @throws UsageError for bad settings of any of them.
 */
export async function readTargets(
  file: ConfigFile,
  inputs: Settings,
): Promise<readonly WrittenTarget[] | undefined> {
  if (file.targets === undefined) return undefined;
  if (!Array.isArray(file.targets) || file.targets.length === 0) {
    throw new UsageError(`${file.name}: targets is not a list of at least one target.`, {
      fix: 'Start each target with `- `, for instance `- package: ./cmd/api`.',
    });
  }
  const targets: WrittenTarget[] = [];
  for (const [index, item] of file.targets.entries()) {
    targets.push(await readTarget(item, `${file.name}: targets[${index}]`, file, inputs));
  }
  requireDistinct(targets);
  return targets;
}

async function readTarget(
  item: unknown,
  place: string,
  file: ConfigFile,
  inputs: Settings,
): Promise<WrittenTarget> {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    throw new UsageError(`${place} is not a map of settings.`, {
      fix: 'Write it as `- package: ./cmd/api`, with further settings on lines of their own below.',
    });
  }
  const written = item as Record<string, unknown>;
  const folder = textOf(written, 'working-directory', place);
  const workingDirectory = resolve(file.folder, folder ?? '.');
  const name = nameOf(written, place) ?? (await defaultName(written, folder, workingDirectory, place));
  const where = `${place} (${name})`;
  const { name: _name, 'working-directory': _folder, sources, ...own } = inNameOf(written, name);
  requireOwnSettings(own, where);
  const settings = parseSettings(own, where, OWN);
  const shared = parseSettings(inNameOf(file.settings, name), file.name);
  const publishing = PUBLISHING.find((setting) => setting in settings);
  if ((inputs['pull-requests'] ?? shared['pull-requests'] ?? 'one') === 'one' && publishing !== undefined) {
    throw new UsageError(
      `${where}: \`${publishing}\` cannot be a target's own while all targets share a pull request.`,
      {
        fix: `Write \`${publishing}\` outside of \`targets\`, or set \`pull-requests: each\`.`,
      },
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

/** A text under `key`. @throws UsageError for anything else. */
function textOf(written: Record<string, unknown>, key: string, place: string): string | undefined {
  const value = written[key];
  if (value === undefined || (typeof value === 'string' && value.trim() !== '')) return value?.trim();
  throw new UsageError(`${place}: ${key}: ${shown(value)} is not a text that is not empty.`, {
    fix: `Give \`${key}\` such a value.`,
  });
}

function nameOf({ name }: Record<string, unknown>, place: string): string | undefined {
  if (name === undefined) return undefined;
  const result = v.safeParse(NAME, name);
  if (result.success) return result.output;
  throw new UsageError(`${place}: name: ${shown(name)} is not ${NAME_IN_WORDS}.`, {
    fix: 'Give it a short one, such as `api`; it is the name of a folder and a branch, too.',
  });
}

const NAME_IN_WORDS = 'a name of letters, digits, `.`, `_` and `-` that starts with a letter or digit';

/** The last element of the package's path, of the working directory or of the module's path, whichever is there first. */
async function defaultName(
  written: Record<string, unknown>,
  folder: string | undefined,
  workingDirectory: string,
  place: string,
): Promise<string> {
  const ofPackage = lastElement(textOf(written, 'package', place) ?? '');
  const ofFolder = folder === undefined ? undefined : lastElement(basename(workingDirectory));
  const name = ofPackage ?? ofFolder ?? lastElement(await moduleIn(workingDirectory));
  if (name !== undefined && v.is(NAME, name)) return name;
  throw new UsageError(
    `${place} has no \`name\`${name === undefined ? '' : `, and ${shown(name)} is none`}.`,
    {
      fix: 'Add one, such as `name: api`.',
    },
  );
}

/** The last element that names something: no `.`, `...` or major version. */
function lastElement(path: string): string | undefined {
  return path.split(/[\\/]/).findLast((element) => !/^(\.*|v\d+)$/.test(element));
}

/** Path of the module in that folder, empty where there is none. */
async function moduleIn(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'go.mod'), 'utf8').catch(() => '');
  return /^module\s+"?([^\s"]+)/m.exec(text)?.[1] ?? '';
}

/** @throws UsageError for what only a run as a whole can have. */
function requireOwnSettings(settings: Record<string, unknown>, where: string): void {
  const wrong = ['targets', ...OF_THE_RUN].find((name) => name in settings);
  if (wrong === undefined) return;
  throw new UsageError(`${where}: \`${wrong}\` is a setting of the whole run.`, {
    fix: `Write \`${wrong}\` outside of \`targets\`.`,
  });
}

/** @throws UsageError when two have the same name, or the same profile as far as that can be told from here. */
function requireDistinct(targets: readonly WrittenTarget[]): void {
  for (const [index, one] of targets.entries()) {
    // A file system may know no difference between `API` and `api`.
    if (RESERVED.includes(one.name.toLowerCase())) {
      throw new UsageError(`${one.where}: there is a file of that name beside the targets’ folders.`, {
        fix: 'Give it another `name`.',
      });
    }
    for (const other of targets.slice(0, index)) {
      if (other.name.toLowerCase() === one.name.toLowerCase()) {
        throw new UsageError(`${one.where} has the name of ${placeIn(other)}.`, {
          fix: 'Give each target a `name` of its own.',
        });
      }
      if (profileOf(other) === profileOf(one)) {
        throw new UsageError(`${one.where} has the same profile as ${placeIn(other)}.`, {
          fix: 'Let each name a `package`, a `working-directory` or a `profile` of its own.',
        });
      }
    }
  }
}

function placeIn({ where }: WrittenTarget): string {
  return where.replace(/^.*: (?=targets\[)/, '');
}

/** Its path, or else what it follows from. */
function profileOf({ workingDirectory, settings }: WrittenTarget): string {
  if (settings.profile !== undefined) return resolve(workingDirectory, settings.profile);
  const named = settings.package ?? '';
  return named === '' ? `${workingDirectory} ` : `${workingDirectory} ${normalize(named).replace(/\/$/, '')}`;
}

/**
 * Those of `targets` that `names` names, in their order in the file; all where it is undefined or empty.
 * @throws UsageError for a name that is none.
 */
export function selected<T extends { readonly name: string }>(
  targets: readonly T[],
  names: readonly string[] | undefined,
): readonly T[] {
  if (names === undefined || names.length === 0) return targets;
  const known = targets.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return targets.filter(({ name }) => names.includes(name));
  const hint = closest(unknown, known);
  throw new UsageError(`target: there is no ${shown(unknown)}.`, {
    fix: `${hint === undefined ? '' : `Did you mean \`${hint}\`? `}There are ${known.map((name) => `\`${name}\``).join(', ')}.`,
  });
}
