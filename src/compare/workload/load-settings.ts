import type { Config } from '../../settings/config.ts';
import { printableValue } from '../../settings/mistakes.ts';
import { UsageError } from '../../system/errors.ts';
import { programAsService } from './program-as-service.ts';

/**
 * Reads the settings of a load test. `serve`, `load` and the related settings become an `UnderLoad`. For example, the settings `serve:
 * ./server` and `load: hey -z 5m http://127.0.0.1:$PORT/` define a service whose port the action may choose, because `load` contains
 * `$PORT`.
 */

/** A service that is started to be profiled or measured, and the command that sends requests to the service. */
export interface UnderLoad {
  /** The command that starts the service, for `sh -c`. The command stays in the foreground. */
  readonly serve: string;
  readonly serveEnv: Readonly<Record<string, string>>;
  /**
   * The URL that answers with 2xx when the service is ready. If `ready` is absent, the service is ready when its endpoints accept
   * connections.
   */
  readonly ready?: string;
  /** The command that sends requests, for `sh -c`. The command runs when the service is ready. */
  readonly load?: string;
  readonly loadEnv: Readonly<Record<string, string>>;
  readonly cpus?: number;
  /** The setting `load`, if this command only runs the built program once. A program that ends serves no profiles. */
  readonly program?: string;
}

/** The settings of a load test, as the user wrote them. */
type LoadSettings = Pick<Config, 'serve' | 'serveEnv' | 'ready' | 'load' | 'loadEnv' | 'cpus'>;

/**
 * Combines the settings of a load test.
 * @returns undefined if no setting of a load test is set.
 * @throws UsageError if other settings are set without `serve`, or if `ready` is not a URL.
 */
export function underLoadOf(settings: LoadSettings): UnderLoad | undefined {
  const { serve, ready, load, cpus, serveEnv = {}, loadEnv = {} } = settings;
  if (load?.includes('PGO_BINARY') && serve === undefined && ready === undefined)
    return { ...programAsService(load), serveEnv: { ...loadEnv, ...serveEnv }, loadEnv, cpus, program: load };
  const service = serve === undefined ? undefined : { serve, serveEnv, loadEnv, ready, load, cpus };
  const placed = service && hasFreePort(service) ? onPort(service, 8080).ready : ready;
  if (placed !== undefined && !URL.canParse(placed))
    throw new UsageError(`ready: ${printableValue(ready ?? '')} is not a URL.`, {
      fix: 'Write a URL such as `http://127.0.0.1:8080/healthz`. If this URL contains `$PORT`, `load` must also use `$PORT`.',
    });
  if (service !== undefined) return service;
  const others = { ready, load, 'serve-env': settings.serveEnv, 'load-env': settings.loadEnv, cpus };
  const [lone] = Object.entries(others).flatMap(([name, value]) => (value ? [name] : []));
  if (lone === undefined) return undefined;
  throw new UsageError(`\`${lone}\` is given without \`serve\`.`, { fix: START_THE_SERVICE });
}

/**
 * Combines the settings of the held-out load. The held-out load has the settings of the normal load, except for a different `load` command.
 * @returns undefined if `held-out` names no load.
 * @throws UsageError if `serve` is not set and the command is not a run of a program that ends.
 */
export function heldOutLoadOf(settings: LoadSettings & Pick<Config, 'heldOut'>): UnderLoad | undefined {
  const load = settings.heldOut?.load;
  if (load === undefined) return undefined;
  const { serve, ready } = settings;
  if (serve !== undefined || (ready === undefined && load.includes('PGO_BINARY')))
    return underLoadOf({ ...settings, load });
  throw new UsageError('`held-out.load` is given without `serve`.', { fix: START_THE_SERVICE });
}

const START_THE_SERVICE =
  'Name the command that starts the service, such as `serve: ./server`. If the program is not a server but ends, set `load` to a command that runs it, such as `$PGO_BINARY testdata/large.json`.';

const PORT_VARIABLE = /\$PORT\b|\$\{PORT\}|\$\(\( *\$?PORT *\+ *(\d+) *\)\)/g;

/**
 * Checks whether the action may choose the service's port. The action may choose the port if `load` uses `$PORT` and the user does not set
 * this variable. Without a `load`, `serve` or `ready` must use `$PORT`. With a `load`, `serve` need not mention `$PORT`, because many
 * services read the variable from their environment.
 */
export function hasFreePort({ serve, ready = '', load, serveEnv, loadEnv }: UnderLoad): boolean {
  const uses = load === undefined ? `${serve} ${ready}` : load;
  return /\$(\{|\(\([^)]*)?\bPORT\b/.test(uses) && !('PORT' in serveEnv) && !('PORT' in loadEnv);
}

/** Lists the ports that a text names with `$PORT`, such as `$((PORT + 1))`. @param port the value of `$PORT`. */
export function portsIn(text: string, port: number): number[] {
  return [...new Set([...text.matchAll(PORT_VARIABLE)].map(([, more = 0]) => port + Number(more)))];
}

/** Places a service on a port. The port also replaces `$PORT` in `load`, so that `load` shows the addresses of the service. */
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
