import type { Config } from '../settings/config.ts';
import { evidenceOf } from '../settings/config.ts';
import type { Command } from '../settings/settings.ts';

const MEASURED = ['benchmarks', 'load', 'production'] as const;

/**
 * What of the settings is not the default and has a part in what `compare` finds out, as its options are written; nothing
 * that may hold secrets or is of one machine, such as environments and folders.
 */
export function toldSettings(config: Config, _command: Command): Readonly<Record<string, string>> {
  const { underLoad, budget, precision, equivalence, evidence } = config;
  const usual = evidenceOf();
  const told: Readonly<Record<string, string | false | undefined>> = {
    measure: config.measure.size < MEASURED.length && [...config.measure].join(','),
    benchmarks: config.benchmarks !== '.' && (config.benchmarks ?? 'none'),
    'benchmark-packages': config.benchmarkPackages?.join(','),
    evidence: !isSame(evidence, usual) && ([...evidence].join(',') || 'none'),
    budget: budget !== 300_000 && `${budget / 1000}s`,
    precision: precision !== 0.005 && percent(precision),
    equivalence: equivalence !== 0.01 && percent(equivalence),
    'build-flags': config.buildFlags.join(' ') || false,
    serve: underLoad?.serve,
    ready: underLoad?.ready,
    load: underLoad?.load,
    cpus: underLoad?.cpus !== undefined && String(underLoad.cpus),
  };
  return Object.fromEntries(
    Object.entries(told).filter((one): one is [string, string] => typeof one[1] === 'string'),
  );
}

function isSame(one: ReadonlySet<unknown>, other: ReadonlySet<unknown>): boolean {
  return one.size === other.size && [...one].every((element) => other.has(element));
}

function percent(fraction: number): string {
  return `${Number((fraction * 100).toPrecision(9))}%`;
}
