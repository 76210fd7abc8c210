/** A condition of `fail-on` and what became of it. */
export interface GateResult {
  /** As the user wrote it: `slower > 2%`. */
  readonly condition: string;
  /** `failed`: proven to be beyond the limit; `not proven`: it may be; `passed`: it is not; `not measured`: no figure. */
  readonly outcome: 'failed' | 'passed' | 'not proven' | 'not measured';
  /** With the figures, a sentence. */
  readonly reason: string;
}

/** What a condition can be about: how much more of it the candidate may take. */
export const QUANTITIES = ['slower', 'memory', 'size', 'frames', 'latency'] as const;

/** One condition of `fail-on`. */
export interface Gate {
  readonly condition: string;
  readonly quantity: (typeof QUANTITIES)[number];
  /** A fraction. */
  readonly limit: number;
}
