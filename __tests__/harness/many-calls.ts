import { StackWriter } from '../../src/profile/stack-writer.ts';

export interface ManyCalls {
  readonly calls: number;
  readonly functions: number;
  /** With another one, the calls are others. */
  readonly seed?: number;
  readonly buildId?: string;
  /** How many there are; default 2, as Go's profiles have. */
  readonly sampleTypes?: number;
}

/** A valid profile of so many different calls, as a program of that size could give it. */
export function profileOfManyCalls({
  calls,
  functions,
  seed = 0,
  buildId,
  sampleTypes = 2,
}: ManyCalls): Uint8Array {
  const out = new StackWriter();
  out.sampleType({ type: 'samples', unit: 'count' });
  out.sampleType({ type: 'cpu', unit: 'nanoseconds' });
  for (let type = 2; type < sampleTypes; type++) out.sampleType({ type: `other-${type}`, unit: 'count' });
  const values = [1, 10_000_000, ...Array.from({ length: sampleTypes - 2 }, () => 7)];
  for (let id = 1; id <= functions; id++) {
    out.function(id, `example.com/shop/internal/part${id % 97}.(*Server).handle${id}`);
    out.location(id, id, 1, 1);
  }
  for (let call = 0; call < calls; call++) {
    const location = functions + 1 + call;
    const line = 1 + Math.floor(call / functions) + seed * 1_000;
    out.location(location, 1 + (call % functions), line, 2);
    out.sample(1 + ((call * 7_919) % functions), location, values, 0, sampleTypes);
  }
  const periodType = { type: 'cpu', unit: 'nanoseconds' };
  const timeNanos = 1_700_000_000_000_000_000n + BigInt(seed);
  out.head({ timeNanos, durationNanos: 10_000_000_000, periodType, period: 10_000_000 });
  if (buildId === undefined) return out.bytes;
  // Field 3, a mapping with an id and the index of its build ID, which is small.
  const index = varint(out.string(buildId));
  return Buffer.concat([out.bytes, Buffer.from([0x1a, 3 + index.length, 0x08, 1, 0x30, ...index])]);
}

function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value % 0x80) | 0x80, ...varint(Math.floor(value / 0x80))];
}
