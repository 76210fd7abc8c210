import * as v from 'valibot';
import { secretsInCommand } from '../system/credentials.ts';
import { UsageError } from '../system/errors.ts';
import { command, list, text } from './values.ts';

/**
 * The setting `held-out`: work that does not decide the verdict. It is measured in the same rounds and has a figure of its own
 * next to the verdict. A profile that was recorded under the run's own `load` is tuned to that load, and the held-out work shows what
 * other work gains.
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
  /** A command as the setting `load`: it loads the same service, or is another run of a program that ends. */
  readonly load?: string;
  /** The regular expression of the benchmarks; undefined: no benchmarks are held out. */
  readonly benchmarks?: string;
  /** Their packages; undefined: those of the other benchmarks. */
  readonly benchmarkPackages?: readonly string[];
}

/**
 * Reads the setting `held-out`.
 * @param packageIn returns a package, which the user wrote in the folder of the config file, as Go finds it in the working directory.
 * @throws UsageError if it names no work.
 */
export function heldOutSettings(
  written: v.InferOutput<typeof HELD_OUT>,
  mask: (secret: string) => void,
  packageIn: (written: string) => string,
): HeldOutSettings {
  const { load, benchmarks, 'benchmark-packages': packages } = written;
  for (const secret of secretsInCommand(load ?? '')) mask(secret);
  if (load === undefined && benchmarks === undefined && packages === undefined)
    throw new UsageError('held-out: it names no work.', {
      fix: 'Name another load, such as `held-out: { load: hey -z 5m http://127.0.0.1:$PORT/other }`, or other benchmarks, such as `held-out: { benchmarks: Encode }`.',
    });
  return {
    load,
    benchmarks: benchmarks ?? (packages && '.'),
    benchmarkPackages: packages?.map(packageIn),
  };
}

/** The settings that say which work decides the verdict, and which is held out. */
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
  throw new UsageError('`held-out` is given, and no other work is measured that decides the verdict.', {
    fix: 'Name that work with `load` or `benchmarks`, and check that `measure` has it. Held-out work is only measured next to it.',
  });
}

function sameWork(setting: 'load' | 'benchmarks'): UsageError {
  const message = `held-out.${setting}: it is the same as \`${setting}\`, so nothing is held out.`;
  return new UsageError(message, {
    fix: 'Name other work there, which the profile was not recorded with, or remove it.',
  });
}

function areEqual(some: readonly string[] = [], others: readonly string[] = []): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}
