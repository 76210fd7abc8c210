import { relative, resolve, sep } from 'node:path';
import { secretsInCommand } from '../system/credentials.ts';
import { UsageError } from '../system/errors.ts';
import type { Variables } from './access.ts';
import { requireInside } from './base.ts';
import { heldOutSettings } from './held-out.ts';
import {
  type Command,
  changedSettings,
  type PathSetting,
  PROPOSAL_NAMES,
  SETTING_NAMES,
  type Settings,
  settingsOfKind,
  valuesOf,
} from './settings.ts';
import {
  archiveAddress,
  historySources,
  productionQueries,
  type Source,
  type WithOptionalKeys,
} from './sources.ts';

/**
 * All settings of a run, validated and with defaults. Paths are absolute, durations are in milliseconds, shares are fractions.
 *
 * Some settings are still texts in a `Config`, because only one stage can parse them. For example, only `compare` can parse `fail-on`, only
 * `profile` can parse `exclude`, and only `golang` can parse `platforms`. Before the command begins, `programConfig` in `src/work.ts` calls
 * the stages' parsers and adds the parsed values.
 */
export type Config = WithOptionalKeys<Awaited<ReturnType<typeof makeConfig>>>;

/**
 * A side of a build or comparison. For example, a side is a build without a profile, a build with the committed profile, the path of a
 * binary, or the code of a different commit.
 */
export type Side =
  | { readonly kind: 'off' | 'committed' | 'merged' }
  | { readonly kind: 'path'; readonly path: string }
  /** `revision` names a branch, a tag or a commit in git's syntax. `name` is the side as the user wrote it. */
  | { readonly kind: 'ref'; readonly revision: string; readonly name: string };

/**
 * The profile with which a `ref:` side is built. For example, `own` is the profile in the commit of the side, and `baseline` is the profile
 * of the baseline.
 */
export type RefProfile =
  | { readonly kind: 'own' | 'baseline' | 'candidate' | 'off' }
  | { readonly kind: 'path'; readonly path: string };

/** The user's own build: a command, such as `make server`, that builds the program instead of `go build`. */
export interface OwnBuild {
  /** The command for `sh -c`. In its environment, GOFLAGS has a `-pgo`, and PGO_PROFILE is the path of the profile, or `off`. */
  readonly command: string;
  /** The absolute path of the folder in which the command runs. */
  readonly folder: string;
  /** The absolute path of the binary that the command makes. */
  readonly binary: string;
}

/** The inputs of `makeConfig` in addition to the settings: the command that runs, its environment, and the program's folder. */
export interface ConfigContext extends Variables {
  /** The command that runs, such as `refresh`. */
  readonly command: Command;
  readonly cwd: string;
  /** The absolute path of a checkout that a pull request may have changed; undefined without a pull request. */
  readonly checkout?: string;
  readonly workingDirectory: string;
  /**
   * Returns the absolute path of the folder from which the relative paths in a setting start. Paths in the config file at the repository's
   * root start from the folder of this file. All other relative paths start from the working directory.
   */
  folderOf(setting: keyof Settings | 'sources'): string;
  /** Reads the sources of the program. @throws UsageError if a source names a variable that is not set. */
  sources(): Source[];
  /** Whether a source runs `go test`. */
  readonly runsTests: boolean;
  /** Whether the config file or an option names sources, even if the command does not use these sources. */
  readonly hasSources: boolean;
  /** The path of the config file as the user would write it; undefined if no config file exists. */
  readonly configFile?: string;
}

/** Makes the configuration of one program. @throws UsageError with the name of the wrong setting. */
export async function makeConfig(settings: Settings, context: ConfigContext) {
  const { workingDirectory, cwd, env, command, token, checkout, folderOf } = context;
  const path = (name: PathSetting, from = folderOf(name)) => {
    const written = settings[name];
    if (written === undefined) return undefined;
    requireInside(resolve(from, written), checkout, name);
    return resolve(from, written);
  };
  const packageIn = (name: keyof Settings) => (written: string) =>
    packageFromFolder(written, folderOf(name), workingDirectory);
  const outputFolder = folderOf('output-directory');
  const values = valuesOf(settings, SETTING_NAMES);
  const { baseline, candidate, benchmarks, verify, build, archive, production, heldOut } = values;
  maskCommands(settings, context.mask);
  // In a terminal without a token, publish to a local branch by default, because a pull request needs a token.
  const isTerminal = !env['CI'] && token === undefined;
  return {
    ...values,
    /** The program's name in the config file's `targets`; undefined without targets. */
    target: undefined as string | undefined,
    workingDirectory,
    package: values.package && packageIn('package')(values.package),
    benchmarkPackages: values.benchmarkPackages?.map(packageIn('benchmark-packages')),
    profile: path('profile'),
    outputDirectory: path('output-directory', outputFolder === workingDirectory ? cwd : outputFolder),
    /** The folder from which relative paths in `sources` start, and in which the commands of sources run. */
    sourcesFolder: folderOf('sources'),
    /** The folder from which relative paths in `history` start. */
    historyFolder: folderOf('history'),
    // Other commands do not read the sources, because `check` on a pull request from a fork has no secrets for the sources.
    sources: collectsProfiles(command, [baseline, candidate]) ? context.sources() : [],
    runsTests: context.runsTests,
    hasSources: context.hasSources,
    configFile: context.configFile,
    /** The folder from which relative paths in `fallback` start. */
    fallbackFolder: folderOf('fallback'),
    /** The user's own build; undefined if `go build` builds the program. */
    ownBuild: ownBuildOf(build, path('binary'), folderOf('build')),
    benchmarks: benchmarks === 'none' ? undefined : benchmarks,
    /** Whether the user has set `comment: true`, which is also the default. */
    asksForComment: settings.comment === true,
    measure: new Set(values.measure),
    heldOut: heldOut && heldOutSettings(heldOut, context.mask, packageIn('held-out')),
    evidence: new Set(values.evidence.filter((kind) => kind !== 'none')),
    changedSettings: changedSettings(settings),
    history: historySources(settings.history, context),
    production: production && productionQueries(production, context),
    archive: archive === undefined ? undefined : archiveAddress(archive, context),
    /** The folder in which `serve` and `load` run. */
    loadFolder: folderOf(settings.serve ? 'serve' : settings.load ? 'load' : 'held-out'),
    verification: verificationOf(verify, values.verifyTimeout, folderOf('verify')),
    baseline: comparedSide('baseline', baseline, folderOf('baseline')),
    candidate: comparedSide('candidate', candidate, folderOf('candidate')),
    refProfile: refProfileOf(values.refProfile, folderOf('ref-profile')),
    publish: settings.publish ?? (isTerminal ? 'local' : 'pull-request'),
    publishSettings: { ...valuesOf(settings, PROPOSAL_NAMES), bodyPath: path('body-path') },
    repository: settings.repository ?? (env['GITHUB_REPOSITORY'] || undefined),
    token,
  };
}

/** Returns the command of `verify`, its time limit in milliseconds, and its folder; undefined without the setting `verify`. */
function verificationOf(command: string | undefined, timeout: number, folder: string) {
  return command ? { command, timeout, folder } : undefined;
}

/** Whether a command collects profiles. @param sides the sides of a comparison, as the user wrote them. */
function collectsProfiles(command: Command, sides: readonly string[]): boolean {
  return command === 'compare' ? sides.includes('merged') : /^(refresh|collect)$/.test(command);
}

/** Masks the secrets in the user's commands in all output. */
function maskCommands(settings: Settings, mask: ConfigContext['mask']): void {
  for (const name of settingsOfKind('command'))
    for (const secret of secretsInCommand(String(settings[name] ?? ''))) mask(secret);
}

/**
 * Returns a package pattern that means the same packages when `go` runs in a different folder. Only a path that begins with a dot depends
 * on the folder, and import paths do not.
 * @param pattern the pattern as Go's commands accept it, such as `./cmd/server` or `./...`.
 * @param from the folder in which the user's pattern is valid. @param to the folder in which `go` runs.
 */
export function packageFromFolder(pattern: string, from: string, to: string): string {
  if (from === to || !/^\.{1,2}(?:[\\/]|$)/.test(pattern)) return pattern;
  const path = relative(to, resolve(from, pattern)).split(sep).join('/');
  return /^\.\.(?:\/|$)/.test(path) ? path : path === '' ? '.' : `./${path}`;
}

/** Reads `baseline` or `candidate`. @throws UsageError for `ref:` without a name. */
function comparedSide(setting: string, written: string, folder: string): Side {
  if (written === 'off' || written === 'committed' || written === 'merged') return { kind: written };
  if (!written.startsWith('ref:')) return { kind: 'path', path: resolve(folder, written) };
  const revision = written.slice('ref:'.length).trim();
  if (revision !== '') return { kind: 'ref', revision, name: `ref:${revision}` };
  throw new UsageError(`${setting}: \`ref:\` names no branch, tag or commit.`, {
    fix: 'Write the name of a branch, tag or commit after the colon, such as `ref:main`, `ref:v1.2.0` or `ref:HEAD`.',
  });
}

function refProfileOf(written: string, folder: string): RefProfile {
  if (written === 'own' || written === 'baseline' || written === 'candidate' || written === 'off')
    return { kind: written };
  return { kind: 'path', path: resolve(folder, written) };
}

/** Reads the user's own build. @throws UsageError if only one of `build` and `binary` is set. */
function ownBuildOf(
  command: string | undefined,
  binary: string | undefined,
  folder: string,
): OwnBuild | undefined {
  if (command !== undefined && binary !== undefined) return { command, binary, folder };
  if (command === undefined && binary === undefined) return undefined;
  const [present, missing] = command === undefined ? ['binary', 'build'] : ['build', 'binary'];
  throw new UsageError(`The setting \`${present}\` needs the setting \`${missing}\`, which is not set.`, {
    fix: 'Set `build` to the command, such as `build: make server`, and `binary` to the file that the command makes, such as `binary: bin/server`.',
  });
}
