import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command, Config, RawInputs, Target } from '../config.ts';
import { UsageError } from '../system/errors.ts';
import { namesIn } from '../publish/templates.ts';
import { requireInside } from './clone.ts';
import { type ConfigFile, parseSettings } from './config-file.ts';
import { configOf, type Reading } from './config-of.ts';
import { fileSources, givenSources } from './given-sources.ts';
import { optional } from './optional.ts';
import type { Settings } from './settings.ts';
import { inNameOf, namesTarget } from './target-name.ts';
import { PUBLISHING, type WrittenTarget } from './targets.ts';

/** @param count how many targets the config file has. */
export function targetOf(written: WrittenTarget, count: number, reading: Reading): Target {
  const { name, where, workingDirectory } = written;
  const { raw, place, checkout } = reading;
  const given = inNameOf(raw, name);
  const inputs = parseSettings(given.settings, '', ['sources']);
  const settings = { ...written.settings, ...inputs };
  const sources = () => givenSources(given, place) ?? fileSources(written.sources, written.sourcesOf, place);
  return {
    name,
    workingDirectory,
    buildFlags: settings['build-flags'] ?? [],
    ...optional('package', settings.package),
    ...optional('profile', settings.profile && resolve(workingDirectory, settings.profile)),
    async config() {
      await requireFolder(workingDirectory, where);
      await requireInside(workingDirectory, checkout, `${where}: working-directory`);
      const whole = { ...reading, workingDirectory, sources, raw: given };
      const config = { ...(await configOf(settings, whole)), target: name };
      return count === 1
        ? config
        : apart(config, name, {
            archive: written.ownArchive && inputs.archive === undefined,
            branch: written.ownBranch && inputs.branch === undefined,
          });
    },
  };
}

/** Several targets do not meet in one folder of the archive, or on one branch. @param own what it has for itself. */
function apart(
  config: Config,
  name: string,
  own: { readonly archive: boolean; readonly branch: boolean },
): Config {
  const { archive, publishSettings: settings } = config;
  const { branch } = settings;
  const path = archive?.path;
  return {
    ...config,
    ...(archive !== undefined &&
      !own.archive && {
        archive: { ...archive, path: `${path}${path === '' || path?.endsWith('/') ? '' : '/'}${name}/` },
      }),
    ...(branch !== undefined &&
      !own.branch &&
      !hasOwnName(branch) && { publishSettings: { ...settings, branch: `${branch}-${name}` } }),
  };
}

/** Whether a branch's template makes it that of one target. */
function hasOwnName(branch: string): boolean {
  const names = namesIn(branch);
  return names.has('target') || names.has('profile');
}

/** What a run of several targets needs of the settings outside of them: nothing that may name a secret. */
export function shareable(settings: Settings): Settings {
  const names = [...PUBLISHING, 'pull-requests', 'output-directory'];
  return Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)));
}

/** What names one program. */
const OF_ONE = ['package', 'profile'] as const;

/** @throws UsageError for inputs that several targets cannot share. */
export function requireShareable(raw: RawInputs, settings: Settings): void {
  const ofEach = PUBLISHING.find((name) => namesTarget(settings[name]));
  if (ofEach !== undefined && settings['pull-requests'] !== 'each') {
    throw new UsageError(`${ofEach}: all targets share it, so that \`\${PGO_TARGET}\` is none of them.`, {
      fix: 'Take it out, or set `pull-requests: each`.',
    });
  }
  const wrong = [
    ...(raw.sources === undefined || namesTarget(raw.sources) ? [] : ['sources']),
    ...(raw.source === undefined || namesTarget(raw.source) ? [] : ['source']),
    ...OF_ONE.filter((name) => raw.settings[name] !== undefined),
  ][0];
  if (wrong === undefined) return;
  throw new UsageError(`${wrong}: it is for one program, and several targets are to be worked on.`, {
    fix: `Name one of them by \`target\`, or ${OF_ONE.some((name) => name === wrong) ? `write \`${wrong}\` into the config file, below each target` : 'say `${PGO_TARGET}` where the name of each belongs'}.`,
  });
}

/** @throws UsageError for what has a meaning only where the config file has targets. */
export function requireTargets(settings: Settings, command: Command, file: ConfigFile): void {
  const names = ['target', 'changed-since'] as const;
  const given = command === 'targets' ? 'command' : names.find((name) => settings[name] !== undefined);
  if (given === undefined) return;
  throw new UsageError(
    `${given === 'command' ? 'command: targets' : given}: ${file.path === undefined ? `there is no ${file.name}` : `${file.name} has no \`targets\``}.`,
    { fix: 'List the programs under `targets` in the config file; without it, there is only one.' },
  );
}

/**
 * @param where names the target that names it.
 * @throws UsageError when what was named is not there, or is no folder.
 */
export async function requireFolder(path: string, where = ''): Promise<void> {
  const stats = await stat(path).catch(() => undefined);
  if (stats?.isDirectory()) return;
  throw new UsageError(
    `${where === '' ? '' : `${where}: `}working-directory: ${stats === undefined ? 'there is no folder' : 'this is no folder:'} ${path}.`,
    { fix: 'Name the folder of the Go module, from the root of the repository.' },
  );
}
