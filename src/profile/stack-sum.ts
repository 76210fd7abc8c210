import type { Func, Line, Location, Mapping, Profile, Sample, ValueType } from './profile.ts';

interface Sum {
  readonly locations: readonly number[];
  readonly values: number[];
}

/**
 * Adds up profiles of one program, each times a factor, which `go tool pprof -proto` cannot: it knows neither factors
 * nor differences of two moments. Values are exact fractions here and become integers in the end.
 */
export class StackSum {
  readonly #mappings = new Interned<Mapping>(({ filename, buildId }) => `${filename}\0${buildId}`);
  readonly #functions = new Interned<Func>(
    ({ name, systemName, filename, startLine }) => `${name}\0${systemName}\0${filename}\0${startLine}`,
  );
  // Not by address where there is a better name: a program may be loaded anywhere.
  readonly #locations = new Interned<Location>(({ address, mapping, lines }) =>
    lines.length === 0 ? `${mapping} ${address}` : lines.map(({ func, line }) => `${func}:${line}`).join(' '),
  );
  readonly #sums = new Map<string, Sum>();

  /**
   * @param valuesOf what a sample adds.
   * @param group samples of different groups stay apart, though their stacks be equal.
   */
  add(profile: Profile, valuesOf: (values: Sample['values']) => readonly number[], group = ''): void {
    const mappings = profile.mappings.map((mapping) => this.#mappings.index(mapping));
    const functions = profile.functions.map((func) => this.#functions.index(func));
    const lineOf = ({ func, line }: Line): Line => ({
      func: func === undefined ? undefined : functions[func],
      line,
    });
    const locations = profile.locations.map(({ address, mapping, lines }) =>
      this.#locations.index({
        address,
        mapping: mapping === undefined ? undefined : mappings[mapping],
        lines: lines.map(lineOf),
      }),
    );
    for (const sample of profile.samples) {
      const stack = sample.locations.map((at) => locations[at] as number);
      const key = `${group}\0${stack.join(' ')}`;
      const sum = this.#sums.get(key) ?? { locations: stack, values: [] };
      this.#sums.set(key, sum);
      for (const [at, value] of valuesOf(sample.values).entries()) {
        sum.values[at] = (sum.values[at] ?? 0) + value;
      }
    }
  }

  /** Sum of one sample type; what fell below zero in a difference counts as zero. */
  total(type: number): number {
    let total = 0;
    for (const { values } of this.#sums.values()) total += Math.max(0, values[type] ?? 0);
    return total;
  }

  /** @param factors one per sample type: the values are multiplied, then rounded. */
  profile(
    sampleTypes: readonly ValueType[],
    factors: readonly number[],
    rest: Pick<Profile, 'periodType' | 'period' | 'comments'>,
  ): Profile {
    const samples: Sample[] = [];
    for (const { locations, values } of this.#sums.values()) {
      const rounded = factors.map((factor, at) => Math.max(0, Math.round((values[at] ?? 0) * factor)));
      if (rounded.some((value) => value > 0)) samples.push({ locations, values: rounded, labelled: false });
    }
    return {
      sampleTypes,
      samples,
      mappings: this.#mappings.items,
      functions: this.#functions.items,
      locations: this.#locations.items,
      timeNanos: 0n,
      durationNanos: 0,
      ...rest,
    };
  }
}

/** Things by what they are the same by, numbered. */
class Interned<T> {
  readonly items: T[] = [];
  readonly #keyOf: (item: T) => string;
  readonly #indices = new Map<string, number>();

  constructor(keyOf: (item: T) => string) {
    this.#keyOf = keyOf;
  }

  index(item: T): number {
    const key = this.#keyOf(item);
    const known = this.#indices.get(key);
    if (known !== undefined) return known;
    this.#indices.set(key, this.items.length);
    return this.items.push(item) - 1;
  }
}
