import { isMarkedCompact, type Totals, totalsOfSums } from './compact.ts';
import { EdgeTable } from './edge-table.ts';
import { byName, compilerSampleType, type Edge, type EdgeSet } from './edges.ts';
import { foldEdges } from './fold.ts';
import { edgeTotals } from './folded-file.ts';
import { type KnownName, KnownNames } from './known-names.ts';
import { type PackedProfile, packProfile } from './packed.ts';
import type { ProfileHead } from './profile.ts';
import { surveyOf } from './survey.ts';
import type { TimeSums } from './time-sums.ts';

/** A profile without its stacks: without the objects of `Profile`, all that decisions are made by. */
export interface EdgeProfile {
  readonly head: ProfileHead;
  readonly totals: Totals;
  /** Exact sum of the values of each sample type: of the edges, those of no weight among them. */
  readonly edgeTotals: readonly bigint[];
  /** Where the time of its stacks went; absent where it was compacted, and has none. */
  readonly times?: TimeSums;
  /**
   * As `callEdges` has them.
   * @param rename says what a function is called that is written so; default: just that.
   */
  edges(rename?: (name: string) => string): EdgeSet;
}

/**
 * Reads the protobuf bytes of a profile.
 * @throws Malformed when they are damaged.
 * @throws ExpectedError when there are absurdly many names or edges.
 */
export function readEdges(bytes: Uint8Array): EdgeProfile {
  const { packed, survey, table } = fold(bytes, new KnownNames());
  const isCompact = isMarkedCompact(packed) && survey.isTwoFrames;
  return {
    ...ofTable(headOf(packed), table),
    totals: totalsOfSums(packed, survey.totals, isCompact),
    ...(!isCompact && { times: survey.times }),
  };
}

/**
 * The sum of profiles that `encodeFolded` or pprof has made of call edges, with the same sample types.
 * @throws as `readEdges`.
 */
export async function sumOfEdges(
  profiles: AsyncIterable<Uint8Array>,
): Promise<Pick<EdgeProfile, 'head' | 'edgeTotals' | 'edges'>> {
  const known = new KnownNames();
  let sum: { head: ProfileHead; table: EdgeTable } | undefined;
  for await (const bytes of profiles) {
    const { packed, table } = fold(bytes, known);
    const head = headOf(packed);
    if (sum === undefined) sum = { head, table };
    else {
      sum.table.addAll(table, 1);
      sum.head = { ...sum.head, period: Math.max(sum.head.period, head.period) };
    }
  }
  if (sum === undefined) throw new Error('There is nothing to add up.');
  return ofTable(sum.head, sum.table);
}

function fold(bytes: Uint8Array, known: KnownNames) {
  const packed = packProfile(bytes);
  const profile = known.named(packed);
  const survey = surveyOf(profile, known);
  return { packed, survey, table: foldEdges(profile, survey.leaves) };
}

function headOf(packed: PackedProfile): ProfileHead {
  const { sampleTypes, periodType, period, timeNanos, durationNanos, comments } = packed;
  return { sampleTypes, periodType, period, timeNanos, durationNanos, comments };
}

function ofTable(head: ProfileHead, table: EdgeTable) {
  const type = compilerSampleType(head);
  return {
    head,
    edgeTotals: edgeTotals(table, table.types),
    edges: (rename?: (name: string) => string) =>
      edgeSetOf(rename === undefined ? table : renamed(table, rename), type),
  };
}

/** What gets one name becomes one edge. */
function renamed(table: EdgeTable, rename: (name: string) => string): EdgeTable {
  if (!hasOther(table, rename)) return table;
  const names = new KnownNames();
  const today = new Map<KnownName, KnownName>();
  const nameOf = (old: KnownName): KnownName => {
    const found = today.get(old) ?? names.name(rename(old.written));
    today.set(old, found);
    return found;
  };
  const made = new EdgeTable(table.types, {});
  for (let edge = 0; edge < table.count; edge++) {
    const site = table.site(edge);
    made.add(nameOf(table.caller(site)), table.offset(site), nameOf(table.callee(edge)), table.values, edge);
  }
  return made;
}

function hasOther(table: EdgeTable, rename: (name: string) => string): boolean {
  for (let edge = 0; edge < table.count; edge++) {
    const [caller, callee] = [table.caller(table.site(edge)).written, table.callee(edge).written];
    if (rename(caller) !== caller || rename(callee) !== callee) return true;
  }
  return false;
}

/** @param type index of the sample type that weighs; −1 where none does. */
function edgeSetOf(table: EdgeTable, type: number): EdgeSet {
  const edges: Edge[] = [];
  let totalWeight = 0;
  for (let edge = 0; edge < table.count; edge++) {
    const first = edge * table.types;
    const weight = type < 0 ? 0 : (table.values[first + type] as number);
    if (weight === 0) continue;
    const site = table.site(edge);
    edges.push({
      caller: table.caller(site).written,
      callee: table.callee(edge).written,
      offset: table.offset(site),
      weight,
      values: Array.from(table.values.subarray(first, first + table.types)),
    });
    totalWeight += weight;
  }
  return { edges: edges.sort(byName), totalWeight };
}
