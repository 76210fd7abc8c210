export interface Decision {
  readonly kind: 'keep' | 'update' | 'reject';
  readonly reason: string;
  /** Overlap of the compiler-visible edges with the base branch's profile, 0 to 1. */
  readonly overlap?: number;
  /** The overlap that two profiles of one unchanged workload with as many samples would have (5th percentile). */
  readonly noiseOverlap?: number;
  /** Share of the committed profile's weight whose functions no longer exist in the source tree. */
  readonly staleWeight?: number;
  readonly movedFunctions?: readonly Moved[];
  readonly movedEdges?: readonly Moved[];
}

/** A function or call edge whose share of the weight changed; shares are fractions of all edge weight. */
export interface Moved {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}
