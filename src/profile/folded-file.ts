import type { EdgeTable } from './edge-table.ts';
import type { KnownName } from './known-names.ts';
import type { Profile } from './profile.ts';
import { StackWriter } from './stack-writer.ts';

/** What of a profile pprof refuses to merge with anything else, and the period, of which it takes the largest. */
export type FoldedHead = Pick<Profile, 'sampleTypes' | 'periodType' | 'period'>;

/** Where the callees and the callers of all folded files are, so that pprof takes equal ones for one location. */
const [CALLEE_ADDRESS, CALLER_ADDRESS] = [1, 2];

/**
 * Encodes call edges as one two-frame stack for each, with lines relative to a start line of 1, for `pprof` to merge with
 * its like. Times, comments, labels, files and mappings are left out.
 */
export function encodeFolded(head: FoldedHead, edges: EdgeTable): Uint8Array {
  const out = new StackWriter();
  const functions = new Map<KnownName, number>();
  const functionOf = (name: KnownName): number => {
    const known = functions.get(name);
    if (known !== undefined) return known;
    functions.set(name, functions.size + 1);
    out.function(functions.size, name.written);
    return functions.size;
  };
  let locations = 0;
  const locate = (name: KnownName, line: number, address: number): number => {
    out.location(++locations, functionOf(name), line, address);
    return locations;
  };
  for (const type of head.sampleTypes) out.sampleType(type);
  const callers = Array.from({ length: edges.siteCount }, (_, site) =>
    locate(edges.caller(site), 1 + edges.offset(site), CALLER_ADDRESS as number),
  );
  const callees = new Map<KnownName, number>();
  const calleeOf = (name: KnownName): number => {
    const known = callees.get(name) ?? locate(name, 1, CALLEE_ADDRESS as number);
    callees.set(name, known);
    return known;
  };
  const { values, types } = edges;
  for (let edge = 0; edge < edges.count; edge++) {
    const caller = callers[edges.site(edge)] as number;
    out.sample(calleeOf(edges.callee(edge)), caller, values, edge * types, types);
  }
  out.head({ ...head, timeNanos: 0n, durationNanos: 0 });
  return out.bytes;
}

/** Exact sum of the values of each sample type: of the edges, not of the samples that they come from. */
export function edgeTotals({ count, values }: EdgeTable, types: number): bigint[] {
  return Array.from({ length: types }, (_, type) => {
    let [exact, partial] = [0n, 0];
    for (let edge = 0; edge < count; edge++) {
      const value = values[edge * types + type] as number;
      if (Number.isSafeInteger(partial + value)) partial += value;
      else {
        exact += BigInt(partial) + BigInt(value);
        partial = 0;
      }
    }
    return exact + BigInt(partial);
  });
}
