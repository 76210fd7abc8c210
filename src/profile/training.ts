import { createHash } from 'node:crypto';
import { compareText } from '../system/format.ts';
import { compilerSampleType, eachSample, isCompact, locationBits, type Profile } from './columns.ts';
import { declarationOf } from './names.ts';

/**
 * Finds out if the benchmarks or the load that now measure a build also ran while the profile of this build was recorded.
 *
 * If the same work recorded the profile and measures the build, the measurement shows the largest possible gain; other work usually gains
 * less. A profile shows in two ways by which work it was recorded:
 *
 * - The stacks of the profile contain benchmarks that are also rows of the comparison. A sample with the stack `testing.(*B).runN`,
 *   `codec.BenchmarkDecode`, `codec.Decode` was taken while `BenchmarkDecode` ran. If the comparison has the row `codec.BenchmarkDecode-2`,
 *   this benchmark was recorded and is now measured. A profile of call edges has only the two innermost frames of each stack. So a profile
 *   of call edges shows a benchmark only if a sample was taken in the benchmark itself, or in a function that the benchmark calls directly.
 * - A comment of the profile has a digest of the `load` under which the profile was recorded. `loadComment` makes this comment when a run
 *   collects profiles under its own load, and a later run with the same `load` finds the comment.
 */

/** The benchmarks and the load that ran while the profile was recorded, and that now also measure the build. */
export interface Training {
  /** The benchmarks that are in the profile and are now measured, such as `codec.BenchmarkDecode`. */
  readonly benchmarks: readonly string[];
  /** The share of the profile's samples that were taken in measured benchmarks; absent if the profile has only call edges. */
  readonly share?: number;
  /** True if the profile was recorded under the `load` that is now measured. */
  readonly load: boolean;
}

/** The benchmarks and the load that measure the build with a profile. */
export interface Judges {
  readonly modulePath: string;
  /** The import path of the main package. A profile may name functions of this package `main.…`. */
  readonly program: string;
  /** The names of the comparison's rows, such as `codec.BenchmarkDecode/large-2`. */
  readonly rows: readonly string[];
  /** The command that loads the program; undefined if no load was measured. */
  readonly load?: string;
}

/**
 * A benchmark with a smaller share of the samples than this is ignored, because a small share can be chance, such as one stray profile
 * among many.
 */
const LEAST_TRAINED_SHARE = 0.01;

/** Searches profiles for the benchmarks and the load that are now measured. */
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

  /** Searches one profile. @param factor the number that multiplies each sample of the profile. */
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

  /** Searches only the comments of a profile. Call `addComments` instead of `add` if the stacks of the profile were already searched. */
  addComments({ comments }: Pick<Profile, 'comments'>): void {
    const { load } = this.#judges;
    if (load !== undefined && comments.includes(loadComment(load))) this.#load = true;
  }

  /** Returns the result of the search; undefined if the search did not find the measured work in the profiles. */
  result(): Training | undefined {
    const share = this.#isWhole && this.#total > 0 ? this.#weight / this.#total : undefined;
    const isByBenchmarks = this.#found.size > 0 && (share ?? 1) >= LEAST_TRAINED_SHARE;
    if (!isByBenchmarks && !this.#load) return undefined;
    const benchmarks = isByBenchmarks ? [...this.#found].sort(compareText) : [];
    return { benchmarks, share: isByBenchmarks ? share : undefined, load: this.#load };
  }

  /**
   * Returns the measured benchmark to which a function belongs, by its name in the comparison's rows. A closure in a benchmark belongs to
   * the benchmark.
   */
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
 * Makes the comment of a profile that was recorded under a load. The comment holds 16 bits of a digest, which are enough to recognize the
 * command, but too few to guess a secret in the command.
 */
export function loadComment(load: string): string {
  return `go-pgo load: ${createHash('sha256').update(load.trim()).digest('hex').slice(0, 4)}`;
}
