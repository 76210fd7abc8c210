import { relative, resolve, sep } from 'node:path';
import { secretsInCommand } from '../system/credentials.ts';
import { UsageError } from '../system/errors.ts';
import { programAsService } from '../system/program-as-service.ts';
import { GATES, type GateName } from '../system/quantities.ts';
import type { Variables } from './access.ts';
import { requireInside } from './base.ts';
import {
  type Command,
  PROPOSAL_NAMES,
  SETTING_NAMES,
  SETTINGS,
  type Settings,
  valuesOf,
} from './settings.ts';
import { archiveAddress, historySources, productionQueries, type Source, type Written } from './sources.ts';
import { printableValue, traitsOf } from './values.ts';

/**
 * All settings of a run, validated and with defaults. Paths are absolute, durations are in milliseconds, shares are fractions.
 */
export type Config = Written<Awaited<ReturnType<typeof makeConfig>>>;

/**
 * One side of a build or comparison: no profile, the committed one, the one merged in this run, the path of a profile or binary,
 * or the code of another commit.
 */
export type Side =
  | { readonly kind: 'off' | 'committed' | 'merged' }
  | { readonly kind: 'path'; readonly path: string }
  /** `revision` is a branch, a tag or a commit, as git reads it; `name` is the side as the user wrote it. */
  | { readonly kind: 'ref'; readonly revision: string; readonly name: string };

/** Which profile a `ref:` side is built with: its own, that of the other side, none, or the one at an absolute path. */
export type RefProfile =
  | { readonly kind: 'own' | 'baseline' | 'candidate' | 'off' }
  | { readonly kind: 'path'; readonly path: string };

/** A call that the compiler must not treat as hot. Functions are named as in profiles. */
export interface Exclusion {
  /** If absent, the exclusion holds for any caller. */
  readonly caller?: string;
  readonly callee: string;
}

/** A platform of a binary, in Go's words: `linux`, `amd64`. */
export interface Platform {
  readonly os: string;
  readonly arch: string;
  /** Such as `v3` for `GOAMD64`; undefined: Go's default. */
  readonly variant?: string;
}

/** A known good profile, which is used if no profile can be collected; `off` builds without one. */
export type Fallback =
  | { readonly kind: 'committed' | 'archive' | 'off' }
  /** Absolute path, and as it was written. */
  | { readonly kind: 'path'; readonly path: string; readonly written: string };

/** A condition of `fail-on`. */
export interface Gate {
  /** The condition as the user wrote it. */
  readonly condition: string;
  readonly quantity: GateName;
  /** A glob of row names, such as `BenchmarkTCP*`: each matching row is judged. If undefined, the run is judged as a whole. */
  readonly rows?: string;
  /** A fraction; for `age`, days. */
  readonly limit: number;
}

/** A command of the repository that builds the program instead of `go build`, such as `make server`. */
export interface OwnBuild {
  /** `sh -c` runs it. GOFLAGS has a `-pgo`, and PGO_PROFILE is the path of the profile, or `off`. */
  readonly command: string;
  /** The command runs in this folder, an absolute path. */
  readonly folder: string;
  readonly binary: string;
}

/** A service that is started to be profiled or measured, and the command that sends requests to it. */
export interface UnderLoad {
  /** `sh -c` runs it. It starts the service and stays in the foreground. */
  readonly serve: string;
  readonly serveEnv: Readonly<Record<string, string>>;
  /** A URL that answers with 2xx when the service is ready; undefined: it is ready when its endpoints accept connections. */
  readonly ready?: string;
  /** `sh -c` runs it when the service is ready. */
  readonly load?: string;
  readonly loadEnv: Readonly<Record<string, string>>;
  readonly cpus?: number;
  /** The setting `load` if it is one run of the program itself. Such a program serves no profiles. */
  readonly program?: string;
}

/** The command and the environment for which settings become a configuration. */
export interface ConfigContext extends Variables {
  readonly command: Command;
  readonly cwd: string;
  /** The absolute path of a checkout that a pull request may have changed; undefined without a pull request. */
  readonly checkout?: string;
  readonly workingDirectory: string;
  /**
   * The folder that the relative paths in a setting start from, an absolute path: the folder of the root's config file if the
   * setting stands there, else the working directory.
   */
  folderOf(setting: keyof Settings | 'sources'): string;
  sources(): Source[];
  readonly runsTests: boolean;
}

/** Makes the configuration of one program. @throws UsageError that names the setting. */
export async function makeConfig(settings: Settings, context: ConfigContext) {
  const { workingDirectory, cwd, env, command, token, checkout, folderOf } = context;
  const path = (name: 'profile' | 'output-directory' | 'body-path' | 'binary', from = folderOf(name)) => {
    const written = settings[name];
    if (written === undefined) return undefined;
    requireInside(resolve(from, written), checkout, name);
    return resolve(from, written);
  };
  const packageIn = (name: keyof Settings) => (written: string) =>
    packageFromFolder(written, folderOf(name), workingDirectory);
  const outputFolder = folderOf('output-directory');
  const values = valuesOf(settings, SETTING_NAMES);
  const { baseline, candidate, benchmarks } = values;
  const { verify, build, archive, production } = values;
  for (const [name, value] of Object.entries(settings))
    if (typeof value === 'string' && traitsOf(SETTINGS[name as keyof Settings].schema).isCommand)
      for (const secret of secretsInCommand(value)) context.mask(secret);
  const collects =
    command === 'compare' ? [baseline, candidate].includes('merged') : /^(refresh|collect)$/.test(command);
  // In a terminal without a token, only a local branch can be proposed.
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
    /** The folder that relative paths in `sources` start from, and that their commands run in. */
    sourcesFolder: folderOf('sources'),
    /** The folder that relative paths in `history` start from. */
    historyFolder: folderOf('history'),
    // Commands that collect nothing do not read the sources: `check` on a fork's pull request has no secrets for them.
    sources: collects ? context.sources() : [],
    runsTests: context.runsTests,
    exclude: exclusionsOf(settings.exclude),
    /** The profiles that `collect` tries in this order if it could not collect any. */
    fallback: fallbacksOf(settings.fallback, folderOf('fallback')),
    /** The platforms that `build` builds for; empty: this machine. */
    platforms: platformsOf(settings.platforms),
    /** The user's own build command; undefined: `go build`. */
    ownBuild: ownBuildOf(build, path('binary'), folderOf('build')),
    failOn: gatesOf(settings['fail-on']),
    benchmarks: benchmarks === 'none' ? undefined : benchmarks,
    measure: new Set(values.measure),
    // Ignore `none` when it is listed with other kinds.
    evidence: new Set(values.evidence.filter((kind) => kind !== 'none')),
    history: historySources(settings.history, context),
    production: production && productionQueries(production, context),
    archive: archive === undefined ? undefined : archiveAddress(archive, context),
    underLoad: underLoadOf(settings),
    /** The folder that `serve` and `load` run in. */
    loadFolder: folderOf(settings.serve === undefined ? 'load' : 'serve'),
    verification: verify
      ? { command: verify, timeout: values.verifyTimeout, folder: folderOf('verify') }
      : undefined,
    baseline: comparedSide('baseline', baseline, folderOf('baseline')),
    candidate: comparedSide('candidate', candidate, folderOf('candidate')),
    refProfile: refProfileOf(values.refProfile, folderOf('ref-profile')),
    publish: settings.publish ?? (isTerminal ? 'local' : 'pull-request'),
    publishSettings: { ...valuesOf(settings, PROPOSAL_NAMES), bodyPath: path('body-path') },
    repository: settings.repository ?? (env['GITHUB_REPOSITORY'] || undefined),
    token,
  };
}

/**
 * The same packages for `go` in another folder. Only a path that starts with a dot depends on the folder; an import path does not.
 * @param pattern as Go's commands take it, such as `./cmd/server` or `./...`.
 * @param from where the user wrote it. @param to where `go` runs.
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
    fix: 'Write its name after the colon, such as `ref:main`, `ref:v1.2.0` or `ref:HEAD`.',
  });
}

function refProfileOf(written: string, folder: string): RefProfile {
  if (written === 'own' || written === 'baseline' || written === 'candidate' || written === 'off')
    return { kind: written };
  return { kind: 'path', path: resolve(folder, written) };
}

/** Reads the calls of `exclude`: `caller -> callee`, or the callee alone. @throws UsageError for any other text. */
export function exclusionsOf(written: readonly string[] | undefined): readonly Exclusion[] {
  return [...new Set(written)].map((one) => {
    const names = one.split('->').map((name) => name.trim());
    const [callee = '', caller] = names.reverse();
    if (names.length <= 2 && !names.includes(''))
      return caller === undefined ? { callee } : { callee, caller };
    throw new UsageError(`exclude: ${printableValue(one)} is not a call.`, {
      fix: 'Write `caller -> callee`, or the callee alone, as `go tool pprof -top` names them.',
    });
  });
}

/** In the order in which they are tried. */
function fallbacksOf(written: readonly string[] = [], folder: string): Fallback[] {
  if (written.slice(0, -1).includes('off')) {
    const fix = 'Put `off` last.';
    throw new UsageError('fallback: what stands after `off` would never be used.', { fix });
  }
  return written.map((name) =>
    name === 'committed' || name === 'archive' || name === 'off'
      ? { kind: name }
      : { kind: 'path', path: resolve(folder, name), written: name },
  );
}

/** @throws UsageError for a text that is not `GOOS/GOARCH` or `GOOS/GOARCH/VARIANT`; Go knows which there are. */
export function platformsOf(written: readonly string[] = []): Platform[] {
  return [...new Set(written)].map((name) => {
    const [, os, arch, variant] = /^(\w+)\/(\w+)(?:\/([\w.,]+))?$/.exec(name) ?? [];
    if (os !== undefined && arch !== undefined) return { os, arch, variant };
    throw new UsageError(`platforms: ${printableValue(name)} is not a platform.`, {
      fix: 'Write GOOS/GOARCH, such as `linux/amd64`, or with a variant, such as `linux/amd64/v3`; `go tool dist list` prints them all.',
    });
  });
}

/**
 * The conditions of `fail-on`, such as `slower > 2%`, `memory(load) > 10%` or `age > 90d`.
 * @throws UsageError for a text that is not a condition.
 */
export function gatesOf(written: readonly string[] | undefined): readonly Gate[] {
  return [...new Set(written)].map((condition) => {
    const [, name = '', rows, limit, unit] =
      /^([a-z]+)(?:\(\s*(\S+?)\s*\))?\s*(?:>\s*(\d+(?:\.\d+)?)\s*([%d]))?$/.exec(condition) ?? [];
    if (isGateName(name)) {
      const { limitIn, mayNameRows, needsLimit } = GATES[name];
      const isLimitRight = limit === undefined ? !needsLimit : unit === limitIn;
      if (isLimitRight && (rows === undefined || mayNameRows))
        return { condition, quantity: name, rows, limit: Number(limit ?? 0) / (limitIn === 'd' ? 1 : 100) };
    }
    throw new UsageError(`fail-on: ${printableValue(condition)} is not a condition.`, {
      fix: 'Write `slower`, or a limit such as `slower > 2%`, `memory > 10%`, `size > 5%`, `frames > 20%`, `latency > 5%`; `slower(BenchmarkA*) > 2%` checks matching benchmarks one by one. For `check`, write `age > 90d` or `stale > 10%`.',
    });
  });
}

function isGateName(name: string): name is GateName {
  return Object.hasOwn(GATES, name);
}

/** Reads the user's own build. @throws UsageError if only one of `build` and `binary` is set. */
function ownBuildOf(
  command: string | undefined,
  binary: string | undefined,
  folder: string,
): OwnBuild | undefined {
  if (command !== undefined && binary !== undefined) return { command, binary, folder };
  if (command === undefined && binary === undefined) return undefined;
  const [given, missing] = command === undefined ? ['binary', 'build'] : ['build', 'binary'];
  throw new UsageError(`\`${given}\` is given without \`${missing}\`.`, {
    fix: 'Name both: the command, such as `build: make server`, and the file that it makes, such as `binary: bin/server`.',
  });
}

/** Combines the settings of a service. @throws UsageError if they are set without `serve`. */
function underLoadOf(settings: Settings): UnderLoad | undefined {
  const { serve, ready, load, cpus, 'serve-env': serveEnv = {}, 'load-env': loadEnv = {} } = settings;
  if (load?.includes('PGO_BINARY') && serve === undefined && ready === undefined)
    return { ...programAsService(load), serveEnv: { ...loadEnv, ...serveEnv }, loadEnv, cpus, program: load };
  const service = serve === undefined ? undefined : { serve, serveEnv, loadEnv, ready, load, cpus };
  const placed = service && hasFreePort(service) ? onPort(service, 8080).ready : ready;
  if (placed !== undefined && !URL.canParse(placed))
    throw new UsageError(`ready: ${printableValue(ready ?? '')} is not a URL.`, {
      fix: 'Write a URL such as `http://127.0.0.1:8080/healthz`. If it holds `$PORT`, `load` must also use `$PORT`.',
    });
  if (service !== undefined) return service;
  const lone = (['ready', 'load', 'serve-env', 'load-env', 'cpus'] as const).find((name) => settings[name]);
  if (lone === undefined) return undefined;
  throw new UsageError(`\`${lone}\` is given without \`serve\`.`, {
    fix: 'Name the command that starts the service, such as `serve: ./server`; if the program ends, let `load` be a run of it, such as `$PGO_BINARY testdata/large.json`.',
  });
}

const PORT_VARIABLE = /\$PORT\b|\$\{PORT\}|\$\(\( *\$?PORT *\+ *(\d+) *\)\)/g;

/**
 * Checks whether the action may choose the service's port: `load` uses `$PORT`, or without a load `serve` or `ready` does, and the
 * user does not set the variable. With a load, `serve` need not name `$PORT`, because many services read it from their environment.
 */
export function hasFreePort({ serve, ready = '', load, serveEnv, loadEnv }: UnderLoad): boolean {
  const uses = load === undefined ? `${serve} ${ready}` : load;
  return /\$(\{|\(\([^)]*)?\bPORT\b/.test(uses) && !('PORT' in serveEnv) && !('PORT' in loadEnv);
}

/** Lists the ports that a text makes of `$PORT`. @param port the value of `$PORT`. */
export function portsIn(text: string, port: number): number[] {
  return [...new Set([...text.matchAll(PORT_VARIABLE)].map(([, more = 0]) => port + Number(more)))];
}

/** Places a service on a port. The port also replaces `$PORT` in `load`, so that the service's addresses can be read from it. */
export function onPort<T extends UnderLoad>(service: T, port: number): T {
  const text = String(port);
  const { serveEnv, loadEnv, ready, load } = service;
  const placed = (url?: string) => url?.replace(PORT_VARIABLE, (_, more = 0) => String(port + Number(more)));
  return {
    ...service,
    serveEnv: { ...serveEnv, PORT: text },
    loadEnv: { ...loadEnv, PORT: text },
    ready: placed(ready),
    load: placed(load),
  };
}
