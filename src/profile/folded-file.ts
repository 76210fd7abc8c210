import type { EdgeTable } from './edge-table.ts';
import type { KnownName } from './known-names.ts';
import type { Profile } from './profile.ts';
import { WireWriter } from './wire-writer.ts';

/** What of a profile pprof refuses to merge with anything else, and the period, of which it takes the largest. */
export type FoldedHead = Pick<Profile, 'sampleTypes' | 'periodType' | 'period'>;

/** Where the callees and the callers of all folded files are, so that pprof takes equal ones for one location. */
const [CALLEE_ADDRESS, CALLER_ADDRESS] = [1, 2];

/** Field numbers of the pprof format. */
const PROFILE = {
  sampleType: 1,
  sample: 2,
  location: 4,
  function: 5,
  string: 6,
  periodType: 11,
  period: 12,
};

/**
 * Encodes call edges as one two-frame stack for each, with lines relative to a start line of 1, for `pprof` to merge with
 * its like. Times, comments, labels, files and mappings are left out.
 */
export function encodeFolded(head: FoldedHead, edges: EdgeTable): Uint8Array {
  const [out, part, inner] = [new WireWriter(64 * 1024), new WireWriter(), new WireWriter()];
  const strings = new Numbering<string>((text) => out.text(PROFILE.string, text));
  strings.number('');
  const functions = new Numbering<KnownName>((name, index) => {
    const text = strings.number(name.written);
    part.clear();
    part.integer(1, index + 1);
    part.integer(2, text);
    part.integer(5, 1);
    out.message(PROFILE.function, part);
  });
  let locations = 0;
  const locate = (name: KnownName, line: number, address: number): number => {
    const func = functions.number(name) + 1;
    inner.clear();
    inner.integer(1, func);
    inner.integer(2, line);
    part.clear();
    part.integer(1, ++locations);
    part.integer(3, address);
    part.message(4, inner);
    out.message(PROFILE.location, part);
    return locations;
  };
  const valueType = (field: number, type: { type: string; unit: string }) => {
    const [name, unit] = [strings.number(type.type), strings.number(type.unit)];
    part.clear();
    part.integer(1, name);
    part.integer(2, unit);
    out.message(field, part);
  };
  const callers = edges.sites.map(({ caller, offset }) =>
    locate(caller, 1 + offset, CALLER_ADDRESS as number),
  );
  const callees = new Map<KnownName, number>();
  const calleeOf = (name: KnownName): number => {
    const known = callees.get(name) ?? locate(name, 1, CALLEE_ADDRESS as number);
    callees.set(name, known);
    return known;
  };
  const types = head.sampleTypes.length;
  const { values } = edges;
  for (const type of head.sampleTypes) valueType(PROFILE.sampleType, type);
  for (let edge = 0; edge < edges.count; edge++) {
    const callee = calleeOf(edges.callee(edge));
    part.clear();
    inner.clear();
    inner.value(callee);
    inner.value(callers[edges.site(edge)] as number);
    part.message(1, inner);
    inner.clear();
    for (let type = 0; type < types; type++) {
      inner.value(values[edge * types + type] as number);
    }
    part.message(2, inner);
    out.message(PROFILE.sample, part);
  }
  if (head.periodType !== undefined) valueType(PROFILE.periodType, head.periodType);
  out.integer(PROFILE.period, head.period);
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

/** Things and their numbers, from 0, in the order in which they come. */
class Numbering<T> {
  readonly #numbers = new Map<T, number>();
  readonly #added: (item: T, number: number) => void;

  constructor(added: (item: T, number: number) => void) {
    this.#added = added;
  }

  number(item: T): number {
    const known = this.#numbers.get(item);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(item, number);
    this.#added(item, number);
    return number;
  }
}
