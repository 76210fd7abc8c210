import { Function as Func, Line, Location, Profile, Sample, StringTable, ValueType } from 'pprof-format';

export interface ManyCalls {
  readonly calls: number;
  readonly functions: number;
  /** With another one, the calls are others. */
  readonly seed?: number;
}

/** A valid profile of so many different calls, as a program of that size could give it. */
export function profileOfManyCalls({ calls, functions, seed = 0 }: ManyCalls): Uint8Array {
  const strings = new StringTable();
  const type = (name: string, unit: string) =>
    new ValueType({ type: strings.dedup(name), unit: strings.dedup(unit) });
  const at = (id: number, functionId: number, line: number, address: number) =>
    new Location({ id, address, line: [new Line({ functionId, line })] });
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index);
  return new Profile({
    sampleType: [type('samples', 'count'), type('cpu', 'nanoseconds')],
    function: ids(functions).map(
      (index) =>
        new Func({
          id: index + 1,
          name: strings.dedup(
            `example.com/shop/internal/part${(index + 1) % 97}.(*Server).handle${index + 1}`,
          ),
          startLine: 1,
        }),
    ),
    location: [
      ...ids(functions).map((index) => at(index + 1, index + 1, 1, 1)),
      ...ids(calls).map((call) =>
        at(functions + 1 + call, 1 + (call % functions), 1 + Math.floor(call / functions) + seed * 1_000, 2),
      ),
    ],
    sample: ids(calls).map(
      (call) =>
        new Sample({
          locationId: [1 + ((call * 7_919) % functions), functions + 1 + call],
          value: [1, 10_000_000],
        }),
    ),
    periodType: type('cpu', 'nanoseconds'),
    period: 10_000_000,
    timeNanos: 1_700_000_000_000_000_000n + BigInt(seed),
    durationNanos: 10_000_000_000,
    stringTable: strings,
  }).encode();
}
