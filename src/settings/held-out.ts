import * as v from 'valibot';
import { secretsInCommand } from '../system/credentials.ts';
import { UsageError } from '../system/errors.ts';
import { command, list, text } from './values.ts';

/**
 * Reads the setting `held-out`, which names work that does not decide the verdict. Held-out work is measured in the same rounds as all
 * other work, and its result is shown next to the verdict. Held-out work is useful if the profile was recorded and is measured under the
 * same load. Held-out work shows the gain for work that is not in the profile.
 */

/** The schema of the setting `held-out`. */
export const HELD_OUT = v.strictObject(
  {
    load: v.optional(command),
    benchmarks: v.optional(text),
    'benchmark-packages': v.optional(list),
  },
  'a map with `load`, `benchmarks` or `benchmark-packages`',
);

/** The work that is held out from the verdict. */
export interface HeldOutSettings {
  /**
   * The load command of the held-out work, written like the setting `load`. The held-out load command loads the service of `serve`. For a
   * program that ends, the command runs the program with different inputs.
   */
  readonly load?: string;
  /** The regular expression for the names of held-out benchmarks; undefined if no benchmarks are held out. */
  readonly benchmarks?: string;
  /** The packages of the held-out benchmarks; undefined if they are in the packages of the setting `benchmark-packages`. */
  readonly benchmarkPackages?: readonly string[];
}

/**
 * Reads the setting `held-out`.
 * @param packageIn converts a package path from the config file, so that Go finds the package when it runs in the working directory.
 * @throws UsageError if the setting names no work.
 */
export function heldOutSettings(
  written: v.InferOutput<typeof HELD_OUT>,
  mask: (secret: string) => void,
  packageIn: (written: string) => string,
): HeldOutSettings {
  const { load, benchmarks, 'benchmark-packages': packages } = written;
  for (const secret of secretsInCommand(load ?? '')) mask(secret);
  if (load === undefined && benchmarks === undefined && packages === undefined)
    throw new UsageError('held-out: this setting names no work.', {
      fix: 'Name another load, such as `held-out: { load: hey -z 5m http://127.0.0.1:$PORT/other }`, or other benchmarks, such as `held-out: { benchmarks: Encode }`.',
    });
  return {
    load,
    benchmarks: benchmarks ?? (packages && '.'),
    benchmarkPackages: packages?.map(packageIn),
  };
}

/** The settings that say which work decides the verdict, and which work is held out. */
interface WorkSettings {
  readonly load?: string;
  readonly benchmarks?: string;
  readonly benchmarkPackages?: readonly string[];
  readonly measure: ReadonlySet<string>;
  readonly heldOut?: HeldOutSettings;
}

/** @throws UsageError if the held-out work is the work that decides the verdict, or if no work decides a verdict. */
export function requireOtherWork({
  load,
  benchmarks,
  benchmarkPackages,
  measure,
  heldOut,
}: WorkSettings): void {
  if (heldOut === undefined) return;
  const hasLoad = measure.has('load') && load !== undefined;
  const hasBenchmarks = measure.has('benchmarks') && benchmarks !== undefined;
  if (hasLoad && heldOut.load === load) throw sameWork('load');
  const { benchmarkPackages: packages = benchmarkPackages } = heldOut;
  if (hasBenchmarks && heldOut.benchmarks === benchmarks && areEqual(packages, benchmarkPackages))
    throw sameWork('benchmarks');
  const isProductionAlone = measure.size === 1 && measure.has('production');
  if (hasLoad || hasBenchmarks || isProductionAlone) return;
  throw new UsageError('`held-out` is set, but no other work is measured that decides the verdict.', {
    fix: 'Set `load` or `benchmarks` to the work that decides the verdict, and check that `measure` includes this work. Held-out work is only measured next to such work.',
  });
}

function sameWork(setting: 'load' | 'benchmarks'): UsageError {
  const message = `held-out.${setting}: this work is the same as \`${setting}\`, so nothing is held out.`;
  return new UsageError(message, {
    fix: 'Set `held-out` to work with which the profile was not recorded, or remove `held-out`.',
  });
}

function areEqual(some: readonly string[] = [], others: readonly string[] = []): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}
