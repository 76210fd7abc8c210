/** How many rows of each kind a page shows. */
export interface PageLevel {
  readonly measurements: number;
  readonly moved: number;
  readonly findings: number;
  readonly sources: number;
  /** Functions in the tables of where the time went, and callers of each. */
  readonly functions: number;
  readonly callers: number;
  /** Targets whose history is drawn. */
  readonly targets: number;
}

/** Without its flame graphs the page stays small whatever it is given: first everything that anybody reads, then less. */
export const PAGE_LEVELS: readonly PageLevel[] = [
  { measurements: 100, moved: 20, findings: 50, sources: 100, functions: 30, callers: 5, targets: 20 },
  { measurements: 40, moved: 10, findings: 20, sources: 30, functions: 20, callers: 3, targets: 8 },
  { measurements: 10, moved: 5, findings: 5, sources: 5, functions: 8, callers: 1, targets: 3 },
  { measurements: 3, moved: 3, findings: 0, sources: 0, functions: 3, callers: 0, targets: 1 },
];
