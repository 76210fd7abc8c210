import { ExpectedError, type Finding, note } from '../system/errors.ts';
import { codeList, excerpt } from '../system/text.ts';
import { columnNames, isCompilerColumn, type Profile, type ProfileHead, type ValueType } from './columns.ts';

/**
 * Decides which columns (sample types) a merged profile has.
 *
 * The compiler reads one column of a profile: the first column that is `samples/count` or `cpu/nanoseconds`. Producers write these two
 * columns in any order, or write only one of them, and may add other columns:
 *
 *     runtime/pprof       samples/count, cpu/nanoseconds
 *     Pyroscope, eBPF     cpu/nanoseconds
 *     parca-agent         samples/count
 *
 * `go tool pprof -proto` silently keeps only the columns that all inputs have, and adds up samples with different periods as if the periods
 * were equal. So each profile is converted to common columns before it is merged. The first rule that fits the profiles decides the common
 * columns:
 *
 * 1. If all profiles have the same columns and the same period, the merge has these columns.
 * 2. If all profiles have counts and time, in any order, and the same period, the merge has counts, then time.
 * 3. If no other rule fits, the merge has only CPU time. If a profile has only counts, its counts are multiplied by its period, which is
 *    the time between two samples in nanoseconds. Times are never divided to get counts, because the result would rarely be a whole number.
 *
 * If a profile has only counts and its period is not in nanoseconds, the merge has only counts.
 */

/** The properties of a profile from which the columns of a merge are chosen. */
export interface ColumnFacts extends Pick<ProfileHead, 'period'> {
  /** The columns that the compiler knows, each as `type/unit`. */
  readonly sampleTypes: readonly string[];
  /** The type and the unit of the period, as `type/unit`. */
  readonly periodType: string;
}

/** Returns the columns of a profile that the compiler knows, in the profile's order and without repetitions. */
export function knownColumns(head: Pick<ProfileHead, 'sampleTypes'>): string[] {
  return [...new Set(columnNames(head).filter(isCompilerColumn))];
}

const [COUNTS, CPU_TIME] = ['samples/count', 'cpu/nanoseconds'] as const;

/** Returns the columns that the merge of these profiles has. The result does not depend on the order of the profiles. */
export function commonColumns(profiles: readonly ColumnFacts[]): readonly string[] {
  const [first, ...others] = profiles;
  if (first === undefined) return [];
  const isOfOnePeriod = others.every(({ period }) => period === first.period);
  const listOf = ({ sampleTypes }: ColumnFacts) => sampleTypes.join();
  if (isOfOnePeriod && others.every((other) => listOf(other) === listOf(first))) return first.sampleTypes;
  const haveBoth = profiles.every(({ sampleTypes }) => sampleTypes.length === 2);
  if (isOfOnePeriod && haveBoth) return [COUNTS, CPU_TIME];
  const haveTime = profiles.every((profile) => hasColumns(profile, [CPU_TIME]));
  const haveCounts = profiles.every((profile) => hasColumns(profile, [COUNTS]));
  return haveCounts && !haveTime ? [COUNTS] : [CPU_TIME];
}

/** Returns true if a profile can be converted to these columns. */
export function hasColumns({ sampleTypes, periodType }: ColumnFacts, columns: readonly string[]): boolean {
  return columns.every(
    (name) => sampleTypes.includes(name) || (name === CPU_TIME && periodType === CPU_TIME),
  );
}

/** The column of a profile from which a column of the merge is computed, and the factor for the values of this column. */
interface ColumnOrigin {
  readonly index: number;
  readonly factor: number;
}

function originOf(name: string, sampleTypes: readonly string[], period: number): ColumnOrigin {
  const index = sampleTypes.indexOf(name);
  return index >= 0 ? { index, factor: 1 } : { index: sampleTypes.indexOf(COUNTS), factor: period };
}

/**
 * Returns a copy of a profile that has only the given columns.
 * @param columns columns for which `hasColumns` returns true.
 * @throws ExpectedError if a converted value is above 2^53.
 */
export function inColumns(profile: Profile, columns: readonly string[]): Profile {
  const names = columnNames(profile);
  if (names.join() === columns.join()) return profile;
  const { samples, period } = profile;
  const origins = columns.map((name) => originOf(name, names, period));
  const values = new Float64Array(samples.count * columns.length);
  for (let sample = 0; sample < samples.count; sample++)
    for (const [column, { index, factor }] of origins.entries())
      values[sample * columns.length + column] =
        factor * (samples.values[sample * names.length + index] as number);
  if (!values.every(Number.isSafeInteger))
    throw new ExpectedError(
      'The values of the profile times its period are more than 2^53, which no program reaches.',
      {
        fix: 'Check where this file comes from, because it is damaged or not a real profile.',
      },
    );
  return { ...profile, sampleTypes: columns.map(valueType), samples: { ...samples, values } };
}

function valueType(name: string): ValueType {
  const [type = '', unit = ''] = name.split('/');
  return { type, unit };
}

/** Converts the totals of a profile from the profile's own columns to the given columns. */
export function totalsInColumns(
  { sampleTypes, period, totals }: ColumnFacts & { readonly totals: readonly bigint[] },
  columns: readonly string[],
): bigint[] {
  return columns.map((name) => {
    const { index, factor } = originOf(name, sampleTypes, period);
    return BigInt(factor) * (totals[index] ?? 0n);
  });
}

/** The maximum number of columns that a message names. */
const COLUMNS_LISTED = 8;

/** Lists names of columns for a sentence. The names come from a foreign file, so they are quoted. */
export function columnList(names: readonly string[]): string {
  const listed = names.slice(0, COLUMNS_LISTED).map((name) => excerpt(name.replaceAll('`', "'"), 60));
  return (
    codeList(listed) + (names.length > COLUMNS_LISTED ? ` and ${names.length - COLUMNS_LISTED} more` : '')
  );
}

/**
 * Returns a note on columns that are not merged, because the compiler does not know these columns; an empty list if the merge has all
 * columns.
 */
export function aboutOtherColumns(head: Pick<ProfileHead, 'sampleTypes'>): Finding[] {
  const names = columnNames(head);
  const known = knownColumns(head);
  const others = [...new Set(names.filter((name) => !isCompilerColumn(name)))];
  if (others.length === 0 || known.length === 0) return [];
  const message = `The columns ${columnList(others)} of the profile are left out, because the Go compiler reads only \`${known[0]}\`.`;
  return [note(message)];
}

/** Returns a note on profiles whose columns were converted; no note if all profiles had the common columns. */
export function aboutCommonColumns(profiles: readonly ColumnFacts[], columns: readonly string[]): Finding[] {
  const changed = profiles.filter(({ sampleTypes }) => sampleTypes.join() !== columns.join());
  if (changed.length === 0) return [];
  const found = [...new Set(profiles.map(columnsInWords))].sort();
  const how = columns.length === 1 ? 'their CPU time' : 'their counts and their CPU time';
  const message = `The profiles have different columns (${found.join('; ')}), so they are merged by ${how} (\`${columns.join('`, `')}\`).`;
  return [note(message)];
}

function columnsInWords({ sampleTypes, period }: ColumnFacts): string {
  return `${sampleTypes.join(', ')} every ${period / 1e6} ms`;
}
