import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { UsageError } from '../system/errors.ts';
import { readIfThere } from '../system/files.ts';
import type { Finding } from '../system/errors.ts';
import { configOfBase, configOfUnknown, type FoundConfig, type Looking } from './base-config.ts';
import { cloneRoot } from './clone.ts';
import { explain } from './explain.ts';
import { requireProduction } from './production.ts';
import type { Proposed } from './pull-request-base.ts';
import { SETTINGS, type Settings } from './settings.ts';
import { parseYaml } from './yaml.ts';

const CONFIG_FILE = join('.github', 'pgo.yml');

/** What the config file says, as YAML has it. */
export interface ConfigFile {
  /** For messages: the path as the user would write it. */
  readonly name: string;
  /** Absolute; undefined where there is none. */
  readonly path?: string;
  /** From which the folders of its `targets` are, absolute: that which holds `.github`, or of the run where the file is named. */
  readonly folder: string;
  /** All but `sources` and `targets`. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly sources?: unknown;
  readonly targets?: unknown;
  /** What is to be said of where it was read. */
  readonly findings: readonly Finding[];
}

/** Where it is looked for, and who may be asked. */
export interface ConfigFilePlace extends Pick<Looking, 'cwd' | 'env' | 'token' | 'signal'> {
  /** Whether the checkout is a proposal: then its base says what counts. */
  readonly proposed: Proposed;
}

/**
 * The config file that is named, or else that of the working directory or of the repository's root.
 * @param named from `cwd`; `false`: none is read.
 * @throws UsageError when the named one is not there, or it is no map; ExpectedError when the base of a pull request cannot
 * be read.
 */
export async function readConfigFile(
  named: string | false | undefined,
  workingDirectory: string,
  place: ConfigFilePlace,
): Promise<ConfigFile> {
  const none = { name: CONFIG_FILE, folder: workingDirectory, settings: {}, findings: [] };
  if (named === false) return none;
  const { proposed, cwd } = place;
  const candidates =
    named === undefined
      ? (await foldersWithOne(workingDirectory, place)).map((folder) => join(folder, CONFIG_FILE))
      : [resolve(cwd, named)];
  const shown = named ?? CONFIG_FILE;
  const { path, yaml, findings } = await find(proposed, {
    ...place,
    workingDirectory,
    candidates,
    name: shown,
  });
  const name = proposed.kind === 'pull-request' ? `${shown} on ${proposed.base.ref}` : shown;
  if (path !== undefined && yaml !== undefined) {
    const folder = named === undefined ? dirname(dirname(path)) : workingDirectory;
    return { ...parseConfigFile(Buffer.from(yaml).toString(), name), path, folder, findings };
  }
  if (named === undefined) return { ...none, name, findings };
  throw missing(named, proposed);
}

async function find(proposed: Proposed, looking: Looking): Promise<FoundConfig> {
  if (proposed.kind === 'pull-request') return configOfBase(proposed.base, looking);
  if (proposed.kind === 'unknown') return configOfUnknown(proposed.reason, looking);
  for (const path of looking.candidates) {
    const yaml = await readIfThere(path);
    if (yaml !== undefined) return { path, yaml, findings: [] };
  }
  return { findings: [] };
}

function missing(named: string, proposed: Proposed): UsageError {
  if (proposed.kind !== 'pull-request') {
    return new UsageError(`config: there is no file \`${named}\`.`, {
      fix: 'Name an existing file, or leave `config` out.',
    });
  }
  const { ref } = proposed.base;
  return new UsageError(
    `config: there is no file \`${named}\` on \`${ref}\`, the base of this pull request.`,
    {
      fix: `Name a file that is on \`${ref}\`: what a pull request adds counts once it is merged. Or leave \`config\` out.`,
    },
  );
}

/** The working directory, and the root of its repository: where a pull request could say which that is, of the clone. */
async function foldersWithOne(
  workingDirectory: string,
  { proposed, cwd }: ConfigFilePlace,
): Promise<readonly string[]> {
  const root =
    proposed.kind === 'pull-request'
      ? ((await cloneRoot(workingDirectory, cwd)) ?? workingDirectory)
      : repositoryRoot(workingDirectory);
  return [...new Set([workingDirectory, root])];
}

/** The closest folder above with a `.git`; the folder itself outside of a repository. */
function repositoryRoot(directory: string): string {
  for (let at = directory; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return directory;
  }
}

function parseConfigFile(yaml: string, name: string): Omit<ConfigFile, 'path' | 'folder' | 'findings'> {
  const value = parseYaml(yaml, name);
  if (value === null) return { name, settings: {} };
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw new UsageError(`${name} is not a map of settings.`, {
      fix: 'Write one `key: value` a line, such as `sources:`.',
    });
  }
  const { sources, targets, ...settings } = value as Record<string, unknown>;
  return {
    name,
    settings,
    ...(sources !== undefined && { sources }),
    ...(targets !== undefined && { targets }),
  };
}

/**
 * @param where names the file, or the target in it; empty for inputs and options.
 * @param further names that are taken there beside the settings.
 * @throws UsageError which names the key, its value and the choices.
 */
export function parseSettings(
  settings: Readonly<Record<string, unknown>>,
  where: string,
  further: readonly string[] = ['sources', 'targets'],
): Settings {
  requireProduction(settings['production'], `${where}: production`);
  const result = v.safeParse(SETTINGS, settings);
  if (result.success) return result.output;
  throw explain(result.issues, settings, where, SETTINGS.entries, further);
}
