/** How many rows of each kind a page shows. */
export interface PageLevel {
  readonly measurements: number;
  readonly moved: number;
  readonly findings: number;
  readonly sources: number;
}

/** The page stays below 200 KB whatever it is given: first everything that anybody reads, then less. */
export const PAGE_LEVELS: readonly PageLevel[] = [
  { measurements: 100, moved: 20, findings: 50, sources: 100 },
  { measurements: 40, moved: 10, findings: 20, sources: 30 },
  { measurements: 10, moved: 5, findings: 5, sources: 5 },
  { measurements: 3, moved: 3, findings: 0, sources: 0 },
];
