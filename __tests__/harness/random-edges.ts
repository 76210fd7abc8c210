import fc from 'fast-check';
import { byName, type Edge, edgeKey } from '../../src/profile/edges.ts';

/** CPU nanoseconds of a sample. */
export const PERIOD = 10_000_000;

const edge = fc.record({
  caller: fc.constantFrom('a', 'b', 'c', 'd'),
  callee: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  offset: fc.integer({ min: 0, max: 2 }),
  weight: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 100_000 })),
});

/** Those of a profile, sorted by name. */
export const edges = fc
  .uniqueArray(edge, {
    selector: ({ caller, callee, offset }) => edgeKey(caller, callee, offset),
    minLength: 1,
    maxLength: 40,
  })
  .map((all) => all.map((one): Edge => ({ ...one, values: [one.weight, one.weight * PERIOD] })).sort(byName));

/** Those of a week and of the next one: most of them again, with weights that are not far off. */
export const weeks = fc
  .tuple(edges, fc.infiniteStream(fc.double({ min: 0.6, max: 1.6, noNaN: true })), edges)
  .map(([before, factors, others]): [Edge[], Edge[]] => {
    const after = new Map(
      others.slice(0, 2).map((one) => [edgeKey(one.caller, one.callee, one.offset), one]),
    );
    for (const one of before) {
      const { value: factor } = factors.next();
      const weight = Math.round(one.weight * factor);
      if (weight > 0)
        after.set(edgeKey(one.caller, one.callee, one.offset), {
          ...one,
          weight,
          values: [weight, weight * PERIOD],
        });
    }
    return [before, [...after.values()].sort(byName)];
  });

/** Those of two profiles of which neither knows of the other. */
export const strangers = fc.tuple(edges, edges);
