import type { GateResult } from '../compare/gates.ts';
import type { HistoryPoint, TargetHistory } from '../compare/history.ts';
import type { LoadReport, LoadSide } from '../compare/load.ts';
import type { ProductionComparison } from '../compare/production.ts';
import type { Amount, FunctionDifference, ProfileDifference } from '../compare/profiles.ts';
import type { ServerMoment } from '../compare/server-processes.ts';
import type { Comparison, Measurement, Verdict } from '../compare/verdict.ts';
import { cameOutWider } from '../compare/verdict.ts';
import type { LineChart, Point } from './charts.ts';
import { shellWord, visible } from './escape.ts';
import {
  bytes,
  capitalized,
  change,
  changeWithInterval,
  count,
  fixed,
  groupBy,
  measured,
  measuredDifference,
  plusMinus,
  quantityOf,
  relative,
  seconds,
  share,
  shortRevision,
  time,
} from './format.ts';
import {
  commonUnit,
  decisiveRows,
  isReasonOfError,
  isSignificant,
  overallChange,
  type Tone,
} from './headline.ts';
import { axisFor, equivalenceOf, type Interval, isDrawable } from './intervals.ts';
import type { Report } from './report.ts';
import {
  type Block,
  type Cell,
  type Context,
  col,
  defined,
  details,
  num,
  prose,
  type Styled,
  section,
  tableOf,
  WEIGHTS,
} from './view.ts';

/** Sections about what was measured: the gates, both binaries, servers, profiles, production, earlier runs. */

const GATE_TONES: Readonly<Record<GateResult['outcome'], Tone>> = {
  failed: 'failed',
  'not proven': 'unsure',
  'not measured': 'same',
  passed: 'better',
};

/** What turned the job red first. */
export function orderedGates(gates: readonly GateResult[]): GateResult[] {
  const order = Object.keys(GATE_TONES);
  return [...gates].sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
}

/** The conditions of `fail-on`, without those that the error has said already. */
export function gatesSection({ report, audience, most }: Context): Block | undefined {
  const { gates = [] } = report;
  const others = orderedGates(gates).filter((gate) => !isReasonOfError(gate, report));
  if (others.length === 0) return undefined;
  const failed = gates.filter(({ outcome }) => outcome === 'failed').length;
  const isBrief = audience === 'terminal';
  const items = others.slice(0, most(50, 50, 10)).map(({ condition, outcome, reason }) => ({
    tone: GATE_TONES[outcome],
    label: outcome,
    code: condition,
    text: isBrief && outcome === 'passed' ? '' : reason,
  }));
  const sum =
    others.length < gates.length
      ? 'The other conditions of `fail-on`.'
      : `Conditions of \`fail-on\`: ${failed === 0 ? 'none has failed.' : `${failed} of ${gates.length} failed, so this job does.`}`;
  return section(
    'gates',
    'Gates',
    WEIGHTS.measured,
    { kind: 'list', items },
    !isBrief && prose(`${sum} Only a change that is proven to be beyond its limit fails the job.`, 'note'),
  );
}

const VERDICT_TONES: Readonly<Record<Verdict, Tone>> = {
  faster: 'better',
  slower: 'worse',
  'no difference': 'same',
  inconclusive: 'unsure',
};

export function toneOf({ verdict }: { readonly verdict: Verdict }): Tone {
  return VERDICT_TONES[verdict];
}

/** The verdict on one row as its unit requires: memory is not slower, it is more. */
function verdictInWords({ unit, verdict, change }: Measurement): string {
  const isTimeOrRate = /(?:^|-)(?:sec|seconds|ns|s)(?:\/|$)|\/s$/.test(unit);
  if (!isSignificant(verdict) || isTimeOrRate) return verdict;
  return change < 0 ? 'less' : 'more';
}

/** `−4.12 %` with its interval; `~` for a change that is not significant. */
function changeCells({ change, interval, verdict }: Measurement): { change: Styled; interval: string } {
  const text = changeWithInterval(change, interval, 2);
  return {
    change: { text: isSignificant(verdict) ? text.change : '~', toned: true },
    interval: text.interval,
  };
}

/** What decides the verdict, with the overall row; then the other measurements, which decide nothing, by unit. */
export function measurementsSection(context: Context): Block | undefined {
  const { report, audience, most } = context;
  const { comparison } = report;
  if (comparison === undefined || comparison.measurements.length === 0) return undefined;
  const decisive = decisiveRows(comparison);
  const units = new Set(loadRows(report).map(({ unit }) => unit));
  const others = comparison.measurements.filter(
    (row) => !decisive.includes(row) && (row.name !== LOAD || !units.has(row.unit)),
  );
  const byUnit = groupBy(others, ({ unit }) => unit);
  const isBrief = audience === 'terminal';
  const beside =
    others.length > 0 ? `; ${fixed(others.length, 0)} more, which decide nothing, in the report` : '';
  const rounds = `${count(comparison.rounds, 'round')} in ${seconds(comparison.seconds)}`;
  return section(
    'measurements',
    'Measurements',
    WEIGHTS.measured,
    measurementTable(context, comparison, decisive, most(100, 100, 40), true),
    prose(
      isBrief ? `${rounds}; ~ is no significant difference${beside}` : caption(comparison, decisive),
      'note',
    ),
    !isBrief &&
      details(
        `Measured too, with no part in the verdict (${others.length})`,
        audience === 'page',
        ...byUnit.map(([, rows]) => measurementTable(context, comparison, rows, 100, false)),
      ),
  );
}

function measurementTable(
  { names, audience }: Context,
  comparison: Comparison,
  rows: readonly Measurement[],
  most: number,
  decides: boolean,
): Block | undefined {
  const overall = decides ? overallChange(comparison, 2) : undefined;
  const tone = toneOf(comparison);
  const drawn: Interval | undefined =
    comparison.change === undefined || comparison.interval === undefined
      ? undefined
      : { change: comparison.change, interval: comparison.interval, tone, overall: true };
  const intervalOf = (row: Measurement): Interval => ({ ...row, tone: toneOf(row) });
  const intervals = [...rows.slice(0, most).map(intervalOf), ...(overall && drawn ? [drawn] : [])];
  const unit = commonUnit(rows);
  const better = rows[0]?.better === 'higher' ? ': more is better' : '';
  const what = rows.every((row) => row.unit.endsWith('/op')) ? 'Benchmark' : 'Measurement';
  const isTerminal = audience === 'terminal';
  const title = decides
    ? isTerminal && unit
      ? `${what}, ${unit}`
      : what
    : capitalized(quantityOf(unit)) + better;
  return tableOf<Measurement>(
    rows,
    [
      col(title, (row) => ({
        ...(audience === 'page'
          ? { go: row.name }
          : { code: isTerminal && unit === undefined ? `${row.name} ${row.unit}` : row.name }),
        small: `${row.unit}, ${count(row.pairs, 'pair')}`,
      })),
      audience !== 'page' && !isTerminal && unit === undefined && col('Of', (row) => quantityOf(row.unit)),
      num(names.baseline, (row) => measured(row.baseline, row.unit)),
      num(names.candidate, (row) => measured(row.candidate, row.unit)),
      num('Change', (row) => ({ ...changeCells(row).change, small: verdictInWords(row) })),
      num('95 % interval', (row) => changeCells(row).interval),
      audience !== 'page' &&
        !isTerminal &&
        col('Verdict', (row) => ({ text: verdictInWords(row), toned: true })),
    ],
    {
      noun: 'measurement',
      most,
      tone: toneOf,
      axis: axisFor(intervals.filter(isDrawable), equivalenceOf(comparison)),
      mark: (row) => ({ kind: 'interval', interval: intervalOf(row) }),
      drawn: decides,
      total: overall && {
        tone,
        mark: { kind: 'interval', interval: drawn },
        cells: [
          { text: 'overall', strong: true, small: 'geometric mean' },
          ...['', '', ''],
          { text: isSignificant(comparison.verdict) ? overall.change : '~', strong: true, toned: true },
          overall.interval,
          { text: comparison.verdict, strong: true, toned: true },
        ],
      },
    },
  );
}

/** How the figures were made and how to read them. */
function caption(comparison: Comparison, decisive: readonly Measurement[]): string {
  const { rounds, seconds: duration, ended, precision, interval, measurements } = comparison;
  const unit = commonUnit(decisive);
  const what = unit === undefined ? 'Medians' : `Medians of ${quantityOf(unit)}`;
  const asked = precision === undefined ? '' : ` (${plusMinus(precision)})`;
  const isWider = precision !== undefined && interval !== undefined && cameOutWider(interval, precision);
  const endings = {
    precision: isWider
      ? `when the interval was expected to be as narrow as asked for${asked}; it came out wider.`
      : `when the interval was as narrow as asked for${asked}.`,
    budget: `when the budget was spent, before the interval was as narrow as asked for${asked}.`,
    cancelled: `when the run was cancelled, before the interval was as narrow as asked for${asked}.`,
  };
  return defined([
    `${what}, from ${count(rounds, 'interleaved round')} in ${seconds(duration)}; negative is less. \`~\` is no significant difference.`,
    bandInWords(equivalenceOf(comparison)),
    measurements.length > 1 && 'Of twenty rows that do not differ, one looks as if it did.',
    ended && `Measuring ended ${endings[ended]}`,
  ]).join(' ');
}

export function bandInWords(equivalence: number): string {
  const band = plusMinus(equivalence);
  return `The shaded band is ${band}: a change whose interval holds zero and lies within ${band} counts as no difference.`;
}

/** How the rows of the server under load are named among the measurements. */
const LOAD = 'load';

/** One quantity of the load test, of both servers. */
interface LoadRow {
  readonly unit: string;
  readonly quantity: string;
  readonly baseline: string;
  readonly candidate: string;
  readonly change: Cell;
  /** Of what the comparison has measured. */
  readonly interval?: string;
  readonly verdict?: string;
}

/** What decides first; quantities that only one side has are left out. */
function loadRows({ load, comparison }: Report): LoadRow[] {
  if (load === undefined) return [];
  const { work, baseline, candidate } = load;
  const known = new Map(
    (comparison?.measurements ?? []).filter(({ name }) => name === LOAD).map((one) => [one.unit, one]),
  );
  const judged = (unit: string) => {
    const measurement = known.get(unit);
    return measurement && { ...changeCells(measurement), verdict: verdictInWords(measurement) };
  };
  const row = (unit: string, value: (side: LoadSide) => number | undefined): LoadRow[] => {
    const [before, after] = [value(baseline), value(candidate)];
    if (before === undefined || after === undefined) return [];
    const sides = { baseline: measured(before, unit), candidate: measured(after, unit) };
    return [{ unit, quantity: quantityOf(unit), ...sides, change: relative(before, after), ...judged(unit) }];
  };
  const latencies = Object.keys(baseline.latencies ?? {}).sort((a, b) => latencyRank(a) - latencyRank(b));
  const saturation = `saturation-${work}s/s`;
  const [from, to] = [baseline.saturation, candidate.saturation];
  const reachedInWords = ({ perSecond, reached }: NonNullable<typeof from>) =>
    `${reached ? '' : 'at least '}${measured(perSecond, saturation)}`;
  const [before = 0, after = 0] = [baseline.failed, candidate.failed];
  return [
    ...row(`cpu-sec/${work}`, (side) => side.cpuSecondsPerWork),
    ...row('peak-B', (side) => side.peakMemory),
    ...row(`${work}s/s`, (side) => side.throughput),
    ...latencies.flatMap((name) =>
      row(`${name}-sec`, ({ latencies = {} }) =>
        Object.hasOwn(latencies, name) ? latencies[name] : undefined,
      ),
    ),
    ...(from && to
      ? [
          {
            unit: saturation,
            quantity: quantityOf(saturation),
            baseline: reachedInWords(from),
            candidate: reachedInWords(to),
            // Of a rate that the baseline was only seen to keep up with, no change can be known.
            change: from.reached
              ? `${to.reached ? '' : 'at least '}${relative(from.perSecond, to.perSecond)}`
              : '',
            ...judged(saturation),
          },
        ]
      : []),
    ...(before + after > 0
      ? [
          {
            unit: 'failed',
            quantity: `failed ${work}s`,
            baseline: share(before),
            candidate: share(after),
            change: '',
          },
        ]
      : []),
  ];
}

function latencyRank(name: string): number {
  return { min: 0, mean: 1, max: 101 }[name] ?? (Number(name.slice(1)) || 100);
}

/** Both servers under the same load. */
export function loadSection(context: Context): Block | undefined {
  const { report, audience, names } = context;
  const { load, comparison } = report;
  const all = loadRows(report);
  if (load === undefined || all.length === 0) return undefined;
  const isTerminal = audience === 'terminal';
  const said = new Set(isTerminal && comparison ? decisiveRows(comparison).map(({ unit }) => unit) : []);
  const isTail = ({ unit }: LoadRow) =>
    /^(?:p[\d.]+|min|mean|max)-sec$/.test(unit) && !/^p(?:50|99)-sec$/.test(unit);
  const isWhole = audience === 'page' || audience === 'summary';
  const rows = all.filter((row) => !said.has(row.unit) && (isWhole || !isTail(row)));
  const tool = load.tool === undefined ? '' : `, by ${load.tool}`;
  const table = tableOf(rows, [
    col(isTerminal ? `Under load${tool}` : 'Server', ({ quantity }) => capitalized(quantity)),
    num(names.baseline, ({ baseline }) => baseline),
    num(names.candidate, ({ candidate }) => candidate),
    num('Change', ({ change }) => change),
    num('95 % interval', ({ interval }) => interval),
    !isTerminal && col('Verdict', ({ verdict }) => verdict),
  ]);
  const isJudged = rows.some(({ interval }) => interval !== undefined);
  const note = isJudged ? ' A change without an interval is only that of the medians.' : '';
  return section(
    'load',
    'Under load',
    WEIGHTS.measured,
    table,
    !isTerminal && prose(loadInWords(load) + note, 'note'),
    audience === 'page' && timelines(load, context),
  );
}

/** How the load was made. */
function loadInWords({ work, tool, cpus, baseline, candidate }: LoadReport): string {
  const runs = (side: LoadSide) => `${count(side.runs, 'run')} of ${count(side.work, work)}`;
  const [before, after] = [runs(baseline), runs(candidate)];
  const each =
    before === after ? `${before} on each side` : `${before} on the baseline and ${after} on the candidate`;
  // Where the tool prints no more, the load command itself is the unit of work.
  const how =
    work === 'run'
      ? `${count(baseline.runs, 'run')} of the load command on each side`
      : `${each}${tool === undefined ? '' : `, by ${tool}`}`;
  const limit = cpus === undefined ? '' : ` The server could use ${count(cpus, 'CPU')}.`;
  return `Medians of ${how}.${limit}`;
}

/** CPUs and memory of both servers over one run each. */
function timelines({ baseline, candidate }: LoadReport, { names }: Context): Block | undefined {
  if (baseline.timeline.length < 2 && candidate.timeline.length < 2) return undefined;
  const last = Math.max(...[baseline, candidate].map(({ timeline }) => timeline.at(-1)?.seconds ?? 0));
  const chart = (
    title: string,
    value: (moment: ServerMoment) => number,
    labelY: LineChart['labelY'],
  ): LineChart => ({
    title,
    ends: ['0 s', `${fixed(last, last < 20 ? 1 : 0)} s since the load began`],
    labelY,
    fromZero: true,
    binary: title.includes('memory'),
    lines: [baseline, candidate].map(({ timeline }, side) => ({
      class: side === 0 ? 'was' : 'is',
      parts: [timeline.map((moment) => ({ x: moment.seconds, y: value(moment) }))],
    })),
  });
  const cpus = (value: number) => fixed(value, Number.isInteger(value) ? 0 : value < 1 ? 2 : 1);
  return {
    kind: 'lines',
    legend: names,
    charts: [
      chart('CPUs in use', (one) => one.cpus, cpus),
      chart('Resident memory', (one) => one.memory, bytes),
    ],
  };
}

const WORKLOADS: Readonly<Record<string, string>> = {
  benchmarks: 'in the benchmarks',
  load: 'under load',
  profiles: 'in the two profiles',
};

export function workloadInWords(workload: string): string {
  return Object.hasOwn(WORKLOADS, workload) ? (WORKLOADS[workload] ?? '') : `in ${workload}`;
}

/** Where the time and the memory went on either side: flame graphs, then the functions that differ most. */
export function differencesSection(context: Context): Block | undefined {
  const { report, audience, names, most } = context;
  const { differences = [], flameGraphs = [], subject } = report;
  const isPage = audience === 'page';
  const graphs = flameGraphs.filter(
    ({ baseline, candidate }) => (baseline[0] ?? 0) + (candidate[0] ?? 0) > 0,
  );
  return section(
    'profiles',
    'Where the time went',
    WEIGHTS.evidence,
    isPage && graphs.length > 0 && { kind: 'flame-graphs', graphs, names, module: subject?.module ?? '' },
    ...differences.slice(0, most(50, 6, 5)).flatMap((one, i) => differenceBlocks(context, one, i === 0)),
  );
}

/** The first difference is what the verdict is about: its table is open. */
function differenceBlocks(context: Context, one: ProfileDifference, isFirst: boolean): (Block | undefined)[] {
  const { audience, names } = context;
  const { kind, flat, samples, files } = one;
  const isPage = audience === 'page';
  const telling = tellingFunctions(one, 'flat');
  const cumulative = tellingFunctions(one, 'cumulative');
  const own = kind === 'cpu' ? 'Function, own time' : 'Function that allocates';
  const table = functionTable(context, one, own, 'flat', telling);
  const nothing = telling.length === 0 && flat.length > 0 && (isFirst || isPage) ? ` ${NOTHING_TELLING}` : '';
  const first = prose(
    `${differenceInWords(one)}${isPage ? '' : `.${nothing}`}`,
    isPage ? 'title' : undefined,
  );
  if (audience === 'terminal') return [first, isFirst ? table : undefined];
  if (!isPage && !isFirst)
    return [first, details(`By function (${telling.length}), ${quantityOf(one.unit)}`, false, table)];
  const all = functionTable(context, one, 'Function, with everything it calls', 'cumulative', cumulative);
  const taken = samples
    ? `From ${count(samples.baseline, 'sample')} ${names.baseline} and ${fixed(samples.candidate, 0)} ${names.candidate}.`
    : '';
  const command = files && {
    code: `go tool pprof -diff_base ${word(files.baseline)} ${word(files.candidate)}`,
  };
  return [
    first,
    isPage && nothing !== '' ? prose(NOTHING_TELLING, 'note') : undefined,
    table,
    details(`With everything that each function calls (${cumulative.length})`, false, all),
    isPage && (samples || command)
      ? prose(
          [taken, ...(command ? [' The same from the profiles next to this page: ', command] : [])],
          'note',
        )
      : undefined,
  ];
}

function word(path: string): string {
  return shellWord(visible(path));
}

/** `CPU time per request, under load: 873.0 µs → 841.0 µs, −32.00 µs (−3.7 %)`; without a full stop. */
export function differenceInWords({
  workload,
  unit,
  baseline,
  candidate,
  samples,
}: ProfileDifference): string {
  let from = '';
  if (samples !== undefined) {
    // So few samples alone put the two sums this far apart in 95 % of all cases.
    const spread = Math.hypot(
      baseline / Math.sqrt(samples.baseline),
      candidate / Math.sqrt(samples.candidate),
    );
    const isChance = Math.abs(candidate - baseline) <= 1.96 * spread;
    from = `, by ${count(samples.baseline, 'sample')} and ${fixed(samples.candidate, 0)}${isChance ? ': not more than chance makes' : ''}`;
  }
  return `${capitalized(quantityOf(unit))}, ${workloadInWords(workload)}: ${measured(baseline, unit)} → ${measured(candidate, unit)}, ${measuredDifference(baseline, candidate, unit)} (${relative(baseline, candidate)}${from})`;
}

const NOTHING_TELLING = 'No single function differs by more than chance makes, or by 0.1 % of the whole.';

/** The functions whose difference is more than chance makes, and at least 0.1 % of the whole. */
function tellingFunctions(difference: ProfileDifference, which: keyof Amount): FunctionDifference[] {
  const least = 0.001 * Math.max(difference.baseline, difference.candidate);
  return difference[which].filter(({ baseline, candidate, chance }) => {
    const size = Math.abs(candidate[which] - baseline[which]);
    return size > (chance?.[which] ?? 0) && size >= least;
  });
}

function functionTable(
  { names, audience, most }: Context,
  difference: ProfileDifference,
  title: string,
  which: keyof Amount,
  rows: readonly FunctionDifference[],
): Block | undefined {
  const { unit } = difference;
  const deltaOf = ({ baseline, candidate }: FunctionDifference) => candidate[which] - baseline[which];
  const largest = difference[which].reduce(
    (most, row) => Math.max(most, Math.abs(deltaOf(row))),
    Number.MIN_VALUE,
  );
  const callersOf = ({ callers }: FunctionDifference): Cell[] =>
    callers.slice(0, 5).map(({ name, baseline, candidate }) => ({
      go: name,
      small: `${measured(baseline, unit)} → ${measured(candidate, unit)}, ${measuredDifference(baseline, candidate, unit)}`,
    }));
  return tableOf<FunctionDifference>(
    rows,
    [
      col(title, (row) => ({ go: row.name, more: audience === 'page' ? callersOf(row) : undefined })),
      num(names.baseline, (row) => measured(row.baseline[which], unit)),
      num(names.candidate, (row) => measured(row.candidate[which], unit)),
      num('Difference', ({ baseline, candidate, chance }) => ({
        text: measuredDifference(baseline[which], candidate[which], unit),
        small: chance && `±${measured(chance[which], unit)} by chance`,
      })),
    ],
    {
      most: most(30, audience === 'summary' ? 10 : 5, 5),
      weight: WEIGHTS.table,
      mark: (row) => ({ kind: 'delta', delta: deltaOf(row) / largest }),
    },
  );
}

/** Production before and after a release: an observation, no experiment. */
export function productionSection({ report }: Context): Block | undefined {
  const { comparisons = [], queries, released = '' } = report.production ?? {};
  const drawn = ({ change, interval }: ProductionComparison): Interval | undefined =>
    interval && { change, interval, tone: 'plain' };
  const table = tableOf(
    comparisons,
    [
      col('Compared', ({ description, pairs, traffic, series }) => ({
        text: description,
        small: defined([
          count(pairs, 'pair'),
          traffic && `traffic ${fixed(traffic.before, 1)}/s → ${fixed(traffic.after, 1)}/s`,
          series && `series ${fixed(series.before, 0)} → ${fixed(series.after, 0)}`,
        ]).join(', '),
      })),
      num('Before', (one) => productionAmounts(one)[0]),
      num('After', (one) => productionAmounts(one)[1]),
      num('Change', (one) => productionChange(one).change),
      num('95 % interval', (one) => productionChange(one).interval),
    ],
    {
      most: 10,
      axis: axisFor(comparisons.map(drawn).filter(isDrawable)),
      mark: (one) => ({ kind: 'interval', interval: drawn(one) }),
      tone: () => 'plain',
    },
  );
  const asked: Cell[] = queries
    ? ['CPU: ', { code: queries.cpu }, ...(queries.traffic ? ['; traffic: ', { code: queries.traffic }] : [])]
    : [];
  return section(
    'production',
    'In production',
    WEIGHTS.evidence,
    table && prose(`Around the release of ${time(released)}: ${productionQuantity(comparisons)}.`),
    table,
    table &&
      prose(
        'This is no experiment: whatever else changed at the time is in these figures, so they decide no verdict.',
        'note',
      ),
    table && asked.length > 0 && prose(asked, 'note'),
  );
}

function productionAmounts({ cpu, cpuPerTraffic }: ProductionComparison): [string, string] {
  const shown = (value: number) => (cpuPerTraffic ? measured(value, 'cpu-sec') : `${fixed(value, 2)} CPUs`);
  const { before, after } = cpuPerTraffic ?? cpu;
  return [shown(before), shown(after)];
}

function productionChange({ change: changed, interval }: ProductionComparison) {
  return interval
    ? changeWithInterval(changed, interval)
    : { change: change(changed, 1), interval: 'too few points' };
}

function productionQuantity(comparisons: readonly ProductionComparison[]): string {
  const number = comparisons.filter(({ cpuPerTraffic }) => cpuPerTraffic !== undefined).length;
  if (number === comparisons.length) return 'CPU time per unit of traffic';
  return number === 0 ? 'CPUs in use, whatever the traffic' : 'CPU time per unit of traffic, or CPUs in use';
}

/** For the terminal, a line for each comparison. */
export function productionSentences({ production }: Report): string[] {
  const { comparisons = [], released = '' } = production ?? {};
  return comparisons.slice(0, 4).map((one, i) => {
    const { change, interval } = productionChange(one);
    const when = i === 0 ? `${time(released)}, ${productionQuantity(comparisons)}: ` : '';
    return `${when}${change} (${one.interval ? '95 % interval ' : ''}${interval}): ${one.description}`;
  });
}

/** Earlier runs and this one, for each target that has more than one. */
export function historySection({ report, audience, most }: Context): Block | undefined {
  const targets = (report.history?.targets ?? []).filter(
    ({ points }) => points.length > (audience === 'page' ? 0 : 1),
  );
  const shown = targets.slice(0, 20);
  if (shown.length === 0) return undefined;
  const table = (one: TargetHistory) =>
    details(
      `The last ${count(Math.min(one.points.length, most(100, 10, 8)), 'run')} of ${one.target}`,
      false,
      historyTable(one, most(100, 10, 8)),
    );
  const list: Block = {
    kind: 'list',
    items: shown.map((one) => ({ code: one.target, text: gainsInWords(one, most(0, 10, 8)) })),
  };
  return section(
    'history',
    'Over time',
    WEIGHTS.evidence,
    ...(audience === 'page'
      ? shown.flatMap((one) => [prose({ code: one.target }, 'title'), historyCharts(one), table(one)])
      : [prose('Change of each run, oldest first; `~` is no significant one.'), list, ...shown.map(table)]),
    audience === 'page' &&
      prose(
        'A whisker is the 95 % interval of the gain. CPU times are joined only where the same was measured.',
        'note',
      ),
  );
}

/** `−2.44 %, ~, −3.05 %`, oldest first. */
export function gainsInWords({ points }: TargetHistory, most: number): string {
  const gains = points.slice(-most).map(({ gain, interval }) => {
    if (gain === undefined) return '—';
    const isSignificant = interval === undefined || interval[0] > 0 || interval[1] < 0;
    return isSignificant ? gainOf({ gain, interval }).change : '~';
  });
  return gains.join(', ');
}

function gainOf({ gain, interval }: Pick<HistoryPoint, 'gain' | 'interval'>): {
  change: string;
  interval: string;
} {
  if (gain === undefined) return { change: '', interval: '' };
  return interval ? changeWithInterval(gain, interval, 2) : { change: change(gain), interval: '' };
}

function historyTable({ points }: TargetHistory, most: number): Block | undefined {
  const newest = points.at(-1);
  return tableOf<HistoryPoint>(points.slice(-most).reverse(), [
    col('Run', (point) => time(point.time)),
    col('Revision', ({ revision }) => revision && { code: shortRevision(revision) }),
    col('Verdict', ({ verdict }) => verdict),
    num('Change', (point) => gainOf(point).change),
    num('95 % interval', (point) => gainOf(point).interval),
    num('CPU time per unit of work', ({ cpuPerOp, rows }) =>
      cpuPerOp === undefined || rows !== newest?.rows ? undefined : measured(cpuPerOp, 'cpu-sec'),
    ),
    num('Peak memory', ({ memory }) => (memory === undefined ? undefined : bytes(memory))),
    num('Binary', ({ size }) => (size === undefined ? undefined : bytes(size))),
  ] as const);
}

const MOST_POINTS = 200;

function historyCharts(history: TargetHistory): Block {
  const points = history.points.slice(-MOST_POINTS);
  const day = (point: HistoryPoint | undefined) => (point === undefined ? '' : time(point.time).slice(0, 10));
  const chart = (
    title: string,
    value: (point: HistoryPoint) => number | undefined,
    labelY: LineChart['labelY'],
    options: Partial<LineChart> = {},
  ): LineChart => ({
    title,
    ends: [day(points[0]), day(points.at(-1))],
    labelY,
    fromZero: false,
    dots: true,
    lines: [{ class: 'is', parts: partsOf(points, value, title) }],
    ...options,
  });
  const percent = (value: number) => change(value, Math.abs(value) < 0.01 && value !== 0 ? 1 : 0);
  const cpu = (value: number) => measured(value, 'cpu-sec');
  return {
    kind: 'lines',
    charts: [
      chart(GAIN, ({ gain }) => gain, percent, { fromZero: true }),
      chart(CPU, ({ cpuPerOp }) => cpuPerOp, cpu),
      chart('Peak memory', ({ memory }) => memory, bytes, { binary: true }),
      chart('Size of the binary', ({ size }) => size, bytes, { binary: true }),
    ],
  };
}

const GAIN = 'Change by PGO';
const CPU = 'CPU time per operation';

/** The line goes on where a value is missing; it breaks where CPU times are of other rows. */
function partsOf(
  points: readonly HistoryPoint[],
  value: (point: HistoryPoint) => number | undefined,
  title: string,
): Point[][] {
  const parts: Point[][] = [];
  let rows: string | undefined;
  for (const point of points) {
    const [x, y] = [Date.parse(point.time), value(point)];
    if (y === undefined || !Number.isFinite(y) || !Number.isFinite(x)) continue;
    const isJoined = title !== CPU || (point.rows !== undefined && point.rows === rows);
    const last = isJoined ? parts.at(-1) : undefined;
    const placed = { x, y, interval: title === GAIN ? point.interval : undefined };
    if (last === undefined) parts.push([placed]);
    else last.push(placed);
    rows = point.rows;
  }
  return parts;
}
