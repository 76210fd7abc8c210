// src/compare/comparison.ts
/** A change this small is none, where a comparison says no other: what `no difference` has to lie within. */
const EQUIVALENCE = .01;

export { EQUIVALENCE as t };