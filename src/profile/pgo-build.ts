import { count, share } from '../system/format.ts';
import { compilerSampleType } from './edges.ts';
import type { Potential } from './potential.ts';
import type { Line, Profile } from './profile.ts';

/** The calls that a binary has inlined: caller and callee as profiles name them, line of the call from the caller's start. */
export interface InlinedCalls {
  has(caller: string, callee: string, lineOffset: number): boolean;
}

type FromPgoBuild = Pick<Potential, 'fromPgoBuild' | 'fromPgoBuildReason'>;

/** Weight of fewer samples than this shows nothing. */
const FEWEST_SAMPLES = 10;
/** Code that has changed meanwhile may be inlined for another reason; so much is no accident. */
const CERTAIN = 0.1;

/**
 * Tells from the inlined frames of a profile with whole stacks whether its program was built with PGO: there are calls
 * that only the build with a profile inlines, and either they are frames of their caller or calls.
 * @param off what the build without a profile inlines.
 * @param on what the one with a profile inlines.
 */
export function fromPgoBuild(profile: Profile, off: InlinedCalls, on: InlinedCalls): FromPgoBuild {
  const tally = new PgoBuildTally(off, on);
  tally.add(profile);
  return tally.verdict();
}

/** As `fromPgoBuild`, of many profiles. */
export class PgoBuildTally {
  readonly #off: InlinedCalls;
  readonly #on: InlinedCalls;
  readonly #inlined = new Map<string, number>();
  #calls = 0;

  constructor(off: InlinedCalls, on: InlinedCalls) {
    this.#off = off;
    this.#on = on;
  }

  /** @param factor how often each sample counts. */
  add(profile: Profile, factor = 1): void {
    const type = compilerSampleType(profile);
    const period = profile.sampleTypes[type]?.type === 'cpu' ? profile.period || 1 : 1;
    const decides = (caller: Line | undefined, callee: Line | undefined) =>
      this.#decides(profile, caller, callee);
    const inlinedAt = profile.locations.map(({ lines }) =>
      lines.slice(1).flatMap((caller, at) => decides(caller, lines[at]) ?? []),
    );
    for (const { locations, values } of profile.samples) {
      const samples = (factor * (values[type] ?? 0)) / period;
      for (const [at, location] of locations.entries()) {
        for (const site of inlinedAt[location] ?? [])
          this.#inlined.set(site, (this.#inlined.get(site) ?? 0) + samples);
        const caller = profile.locations[locations[at + 1] ?? -1]?.lines[0];
        if (decides(caller, profile.locations[location]?.lines.at(-1)) !== undefined) this.#calls += samples;
      }
    }
  }

  verdict(): FromPgoBuild {
    return verdict(this.#inlined, this.#calls);
  }

  /** The call, if only one of the builds inlines it. */
  #decides({ functions }: Profile, caller: Line | undefined, callee: Line | undefined): string | undefined {
    const from = caller?.func === undefined ? undefined : functions[caller.func];
    const to = callee?.func === undefined ? undefined : functions[callee.func];
    if (caller === undefined || from === undefined || to === undefined) return undefined;
    const offset = caller.line - from.startLine;
    if (!this.#on.has(from.name, to.name, offset) || this.#off.has(from.name, to.name, offset))
      return undefined;
    return `${to.name} in ${from.name}`;
  }
}

function verdict(inlined: ReadonlyMap<string, number>, calls: number): FromPgoBuild {
  const weight = [...inlined.values()].reduce((sum, samples) => sum + samples, 0);
  if (weight + calls < FEWEST_SAMPLES) {
    return {
      fromPgoBuildReason:
        'Whether it is of a build with PGO cannot be told: hardly a sample is in a call that only such a build inlines.',
    };
  }
  const part = weight / (weight + calls);
  const [most = ''] = [...inlined].sort(([, a], [, b]) => b - a).map(([site]) => site);
  const where = `calls that only a build with PGO inlines`;
  if (weight === 0) {
    return { fromPgoBuild: false, fromPgoBuildReason: `None of the ${where} is inlined in it.` };
  }
  const seen = `In ${share(part)} of its samples in ${where} (${count(inlined.size, 'different one')}), they are inlined, above all ${most}`;
  if (part >= CERTAIN) return { fromPgoBuild: true, fromPgoBuildReason: `${seen}.` };
  return { fromPgoBuildReason: `${seen}: too few to tell a build with PGO from code that has changed.` };
}
