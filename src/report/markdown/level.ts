/** How much of a report is shown; a body that must be shorter shows less of everything, never half of a thing. */
export interface Level {
  readonly functions: number;
  readonly edges: number;
  readonly findings: number;
  readonly measurements: number;
  readonly sources: number;
  readonly gates: number;
  readonly plot: boolean;
  /** Else the usual latency and the tail. */
  readonly allLatencies: boolean;
  /** What the compiler did, where the time went, what can be gained, production, earlier runs. */
  readonly evidence: boolean;
  /** Rows of each of its tables. */
  readonly evidenceRows: number;
  /** Tables that are folded. */
  readonly folded: boolean;
  /** All that comes after the measurements. */
  readonly context: boolean;
  /** Longest sentence taken from outside, in characters. */
  readonly sentence: number;
  /** The note about tokens. */
  readonly extras: boolean;
}

const EVERYTHING: Level = {
  functions: 20,
  edges: 20,
  findings: 200,
  measurements: 300,
  sources: 300,
  gates: 50,
  plot: true,
  allLatencies: true,
  evidence: true,
  evidenceRows: 10,
  folded: true,
  context: true,
  sentence: 1_500,
  extras: true,
};

const PULL_REQUEST: Level = {
  ...EVERYTHING,
  functions: 10,
  edges: 10,
  findings: 30,
  measurements: 100,
  sources: 30,
  allLatencies: false,
  evidenceRows: 5,
};

/** From all to nearly nothing: what is least missed goes first. */
function steps(first: Level): readonly Level[] {
  const unfolded = { ...first, edges: 0, folded: false };
  // A sentence says the most important of a table.
  const sentencesOnly = { ...unfolded, evidenceRows: 0 };
  const noEvidence = { ...sentencesOnly, evidence: false };
  const noFindings = { ...noEvidence, findings: 0, sentence: 600 };
  const fewRows = { ...noFindings, measurements: 20, sources: 20, functions: Math.min(10, first.functions) };
  const fewest = { ...fewRows, measurements: 5, sources: 0, functions: 5, plot: false };
  const noTables = { ...fewest, measurements: 0, functions: 0, gates: 5 };
  const bare = { ...noTables, context: false, sentence: 300 };
  return [
    first,
    unfolded,
    sentencesOnly,
    noEvidence,
    noFindings,
    fewRows,
    fewest,
    noTables,
    bare,
    { ...bare, sentence: 120, gates: 0, extras: false },
  ];
}

export const SUMMARY_LEVELS = steps(EVERYTHING);
export const PULL_REQUEST_LEVELS = steps(PULL_REQUEST);

/**
 * The same of each of several targets: what was measured goes last, what is around it is in the report. At last there is no
 * room for details.
 */
function stepsOfSeveral(first: Level): readonly (Level | undefined)[] {
  const unfolded = { ...first, edges: 0, folded: false };
  const sentencesOnly = { ...unfolded, evidenceRows: 0, functions: 5, findings: 5 };
  const noContext = { ...sentencesOnly, context: false };
  const noEvidence = { ...noContext, evidence: false };
  const tablesOnly = { ...noEvidence, plot: false, sentence: 600 };
  const fewRows = { ...tablesOnly, measurements: 20, gates: 5 };
  const fewest = { ...fewRows, measurements: 5, sentence: 300 };
  const bare = { ...fewest, measurements: 0, extras: false };
  return [
    first,
    unfolded,
    sentencesOnly,
    noContext,
    noEvidence,
    tablesOnly,
    fewRows,
    fewest,
    bare,
    { ...bare, sentence: 120, gates: 0 },
    undefined,
  ];
}

export const SUMMARY_LEVELS_OF_SEVERAL = stepsOfSeveral(EVERYTHING);
export const PULL_REQUEST_LEVELS_OF_SEVERAL = stepsOfSeveral(PULL_REQUEST);
