import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { UsageError } from '../errors.ts';
import { readIfThere } from '../replace-file.ts';
import { explain } from './explain.ts';
import { requireProduction } from './production.ts';
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
}

/**
 * The config file that is named, or else that of the working directory or of the repository's root.
 * @param named from `cwd`; `false`: none is read.
 * @throws UsageError when the named one is not there, or it is no map.
 */
export async function readConfigFile(
  named: string | false | undefined,
  workingDirectory: string,
  cwd: string,
): Promise<ConfigFile> {
  const none = { name: CONFIG_FILE, folder: workingDirectory, settings: {} };
  if (named === false) return none;
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
    if (yaml === undefined) continue;
    const folder = named === undefined ? dirname(dirname(path)) : workingDirectory;
    return { ...parseConfigFile(yaml.toString(), named ?? CONFIG_FILE), path, folder };
  }
  if (named === undefined) return none;
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

function parseConfigFile(yaml: string, name: string): Omit<ConfigFile, 'path' | 'folder'> {
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
