import { UsageError } from '../system/errors.ts';
import type { UnderLoad } from '../serve/loaded-service.ts';
import { optional } from './optional.ts';
import type { Settings } from './settings.ts';

/** @throws UsageError when something is said of a service that is not named. */
export function underLoad(settings: Settings): UnderLoad | undefined {
  const { serve, ready, load, cpus } = settings;
  if (serve === undefined) {
    const lone = (['ready', 'load', 'serve-env', 'load-env', 'cpus'] as const).find(
      (name) => settings[name] !== undefined,
    );
    if (lone === undefined) return undefined;
    throw new UsageError(`\`${lone}\` is given without \`serve\`.`, {
      fix: 'Name the command that starts the service, such as `serve: ./server`.',
    });
  }
  if (ready !== undefined && !URL.canParse(ready)) {
    throw new UsageError(`ready: \`${ready}\` is not a URL.`, {
      fix: 'Write one such as `http://127.0.0.1:8080/healthz`.',
    });
  }
  return {
    serve,
    serveEnv: settings['serve-env'] ?? {},
    loadEnv: settings['load-env'] ?? {},
    ...optional('ready', ready),
    ...optional('load', load),
    ...optional('cpus', cpus),
  };
}
