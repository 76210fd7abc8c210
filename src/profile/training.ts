import { createHash } from 'node:crypto';
import { compareText } from '../system/format.ts';
import { compilerSampleType, eachSample, isCompact, locationBits, type Profile } from './columns.ts';
import { declarationOf } from './names.ts';

/**
 * Whether a profile was recorded by the same work that judges it.
 *
 * Such a profile is tuned to its own exam: the measured gain is the most that can be had, and other work usually gains less. The
 * profile itself shows it in two ways:
 *
 * - Its stacks hold benchmarks that judge it. A sample with the stack `testing.(*B).runN`, `codec.BenchmarkDecode`,
 *   `codec.Decode` was taken while `BenchmarkDecode` ran. If the comparison has the row `codec.BenchmarkDecode-2`, the
 *   benchmark judges what it recorded. A profile of call edges has only the two innermost frames of each stack,
 *   so it shows the benchmark only if the benchmark itself, or a function that it calls directly, was seen at work.
 * - A comment says under which `load` it was recorded. `loadComment` makes that comment when a run collects profiles under its
 *   own load, and a later run with the same `load` finds it.
 */

/** Says whether the work that recorded a profile is the same work that now judges it. */
export interface Training {
  /** The benchmarks that the profile holds and that judge it, such as `codec.BenchmarkDecode`. */
  readonly benchmarks: readonly string[];
  /** The share of the profile's samples that these benchmarks recorded; absent if the profile has only call edges. */
  readonly share?: number;
  /** Whether the profile was recorded under the `load` that judges it. */
  readonly load: boolean;
}

/** What judges a profile. */
export interface Judges {
  readonly modulePath: string;
  /** The import path of the main package, whose functions may be named `main.…`. */
  readonly program: string;
  /** The names of the measured rows, such as `codec.BenchmarkDecode/large-2`. */
  readonly rows: readonly string[];
  /** The command that loads the program; undefined if no load was measured. */
  readonly load?: string;
}

/** A benchmark's share below this is chance, such as one stray profile among many. */
const LEAST_TRAINED_SHARE = 0.01;

/** Looks through profiles for the work that judges them. */
export class TrainingSearch {
  readonly #judges: Judges;
  readonly #judging: ReadonlySet<string>;
  readonly #found = new Set<string>();
  #weight = 0;
  #total = 0;
  #isWhole = true;
  #load = false;

  constructor(judges: Judges) {
    this.#judges = judges;
    this.#judging = new Set(judges.rows.flatMap((row) => /^.+?\.Benchmark[^/-]*/.exec(row) ?? []));
  }

  /** Looks through one profile. @param factor how often each of its samples counts. */
  add(profile: Profile, factor = 1): void {
    this.addComments(profile);
    const benchmarks = profile.functions.names.map((name) => this.#judgeOf(name));
    for (const benchmark of benchmarks) if (benchmark !== undefined) this.#found.add(benchmark);
    if (isCompact(profile)) {
      this.#isWhole = false;
      return;
    }
    const isJudge = locationBits(profile, (func) => benchmarks[func] !== undefined);
    const type = compilerSampleType(profile);
    eachSample(profile, (stack, values) => {
      const weight = (values[type] ?? 0) * factor;
      this.#total += weight;
      if (stack.some((location) => isJudge[location] === 1)) this.#weight += weight;
    });
  }

  /** Looks only at the comments of a profile, whose stacks are known already. */
  addComments({ comments }: Pick<Profile, 'comments'>): void {
    const { load } = this.#judges;
    if (load !== undefined && comments.includes(loadComment(load))) this.#load = true;
  }

  /** Returns what was found; undefined if nothing shows that the profile was recorded by what judges it. */
  result(): Training | undefined {
    const share = this.#isWhole && this.#total > 0 ? this.#weight / this.#total : undefined;
    const isByBenchmarks = this.#found.size > 0 && (share ?? 1) >= LEAST_TRAINED_SHARE;
    if (!isByBenchmarks && !this.#load) return undefined;
    const benchmarks = isByBenchmarks ? [...this.#found].sort(compareText) : [];
    return { benchmarks, share: isByBenchmarks ? share : undefined, load: this.#load };
  }

  /** Returns the judging benchmark that a function or its closures belong to, named as in the rows. */
  #judgeOf(name: string): string | undefined {
    const { package: symbol, first, second } = declarationOf(name);
    const isFunction = second === '' || /^func\d/.test(second);
    if (!isFunction || !first.startsWith('Benchmark')) return undefined;
    const { modulePath, program } = this.#judges;
    const path = (symbol === 'main' ? program : symbol.replaceAll('%2e', '.')).replace(/_test$/, '');
    const label = path.startsWith(`${modulePath}/`)
      ? path.slice(modulePath.length + 1)
      : path.slice(path.lastIndexOf('/') + 1);
    const row = `${label}.${first}`;
    return this.#judging.has(row) ? row : undefined;
  }
}

/**
 * Makes the comment of a profile that was recorded under a load. It holds 16 bits of a digest: enough to recognize the command,
 * and too few to guess a secret in it.
 */
export function loadComment(load: string): string {
  return `go-pgo load: ${createHash('sha256').update(load.trim()).digest('hex').slice(0, 4)}`;
}
