import { isAbsolute, resolve } from 'node:path';
import type { Command, Config, ConfigPlace, RawInputs, Side } from '../config.ts';
import type { Source } from '../collect/source.ts';
import { requireInside } from './clone.ts';
import { evidenceOf } from './evidence.ts';
import { exclusionsOf } from './exclude.ts';
import { fallbacksOf } from './fallback.ts';
import { gatesOf } from './gates.ts';
import { historySources } from './history.ts';
import { archiveAddress } from './kinds/objects.ts';
import { optional } from './optional.ts';
import { platformsOf } from './platforms.ts';
import { productionQueries } from './production.ts';
import { publishSettings } from './publish-settings.ts';
import type { Settings } from './settings.ts';
import { underLoad } from './under-load.ts';
import { verificationOf } from './verification.ts';

const DAY = 86_400_000;

/** From what a configuration is read. */
export interface Reading {
  readonly raw: RawInputs;
  readonly place: ConfigPlace;
  readonly command: Command;
  /** Folder of the checkout that a pull request has a say in, absolute; undefined: there is none. */
  readonly checkout?: string;
}

export interface Whole extends Reading {
  readonly workingDirectory: string;
  sources(): Source[];
}

/** Settings of one program, with the defaults of what they leave open. @throws UsageError which names the setting. */
export async function configOf(settings: Settings, reading: Whole): Promise<Config> {
  const { workingDirectory, place, raw, command } = reading;
  await requireBounds(settings, reading);
  return {
    workingDirectory,
    // Whoever collects nothing needs none of the secrets that sources name: `check` on a fork's pull request.
    sources: collects(command, settings) ? reading.sources() : [],
    minProfiles: settings['min-profiles'] ?? 1,
    minSamples: settings['min-samples'] ?? 100,
    maxFailures: settings['max-failures'] ?? 1,
    compact: settings.compact ?? 'edges',
    weighting: settings.weighting ?? 'samples',
    buildId: settings['build-id'] ?? 'any',
    hazards: settings.hazards ?? 'apply',
    exclude: exclusionsOf(settings.exclude),
    carryOver: settings['carry-over'] ?? 0,
    renames: settings.renames ?? [],
    findRenames: settings['find-renames'] ?? true,
    fallback: fallbacksOf(settings.fallback, workingDirectory),
    platforms: platformsOf(settings.platforms),
    reproducible: settings.reproducible ?? false,
    pullRequests: settings['pull-requests'] ?? 'one',
    privateNames: settings['private-names'] ?? 'refuse',
    minDrift: settings['min-drift'] ?? 0.05,
    maxProfileAge: settings['max-profile-age'] ?? 90 * DAY,
    buildFlags: settings['build-flags'] ?? [],
    ...(settings.benchmarks !== 'none' && { benchmarks: settings.benchmarks ?? '.' }),
    budget: settings.budget ?? 300_000,
    precision: settings.precision ?? 0.005,
    equivalence: settings.equivalence ?? 0.01,
    measure: new Set(settings.measure ?? ['benchmarks', 'load', 'production']),
    evidence: evidenceOf(settings.evidence, command),
    history: historySources(settings.history, place),
    failOn: gatesOf(settings['fail-on']),
    comment: settings.comment ?? true,
    baseline: readSide(settings.baseline ?? 'off', workingDirectory),
    candidate: readSide(settings.candidate ?? 'committed', workingDirectory),
    publish: settings.publish ?? 'pull-request',
    publishSettings: publishSettings(settings),
    ...optional('cgo', settings.cgo),
    ...optional('benchmarkPackages', settings['benchmark-packages']),
    ...optional('verification', verificationOf(settings)),
    ...optional('archive', settings.archive && archiveAddress(settings.archive, place)),
    ...optional('underLoad', underLoad(settings)),
    ...optional('production', settings.production && productionQueries(settings.production, place)),
    ...optional('concurrency', settings.concurrency),
    ...optional('package', settings.package),
    ...optional('profile', settings.profile && resolve(workingDirectory, settings.profile)),
    ...optional(
      'outputDirectory',
      settings['output-directory'] && resolve(place.cwd, settings['output-directory']),
    ),
    ...optional('repository', settings.repository ?? place.env['GITHUB_REPOSITORY']),
    ...optional('token', raw.token),
  };
}

/** What is written, and what is shown to everybody, is not where a link of a pull request says. */
async function requireBounds(
  { profile, 'output-directory': output, 'body-path': body }: Settings,
  { workingDirectory, place, checkout }: Whole,
): Promise<void> {
  const inside = (name: string, path: string | undefined, from: string) =>
    path === undefined ? undefined : requireInside(resolve(from, path), checkout, name);
  await inside('profile', profile, workingDirectory);
  await inside('output-directory', output, place.cwd);
  await inside('body-path', body, workingDirectory);
}

function collects(command: Command, { baseline, candidate }: Settings): boolean {
  if (command === 'compare') return baseline === 'merged' || candidate === 'merged';
  return command === 'refresh' || command === 'collect';
}

function readSide(written: string, workingDirectory: string): Side {
  if (written === 'off' || written === 'committed' || written === 'merged') return { kind: written };
  return { kind: 'path', path: isAbsolute(written) ? written : resolve(workingDirectory, written) };
}
