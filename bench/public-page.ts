import { median } from '../src/compare/stats/samples.ts';
import type { Program } from './public/programs.ts';
import { isLoad } from './public/workload.ts';
import type { Figures, Measurement } from './public.ts';

type Row = readonly [program: Program, of: Readonly<Record<string, Measurement | undefined>>];

const isKnown = (value: unknown): value is number => Number.isFinite(value);
const list = (value: Figures[string]) => (Array.isArray(value) ? (value as number[]) : []);
const signed = (share: number, digits: number) => {
  const text = Math.abs(100 * share).toFixed(digits);
  if (Number(text) === 0) return text;
  return `${share < 0 ? '−' : '+'}${text}`;
};
const percent = (share: Figures[string], digits = 1) =>
  isKnown(share) ? `${(100 * share).toFixed(digits)} %` : '';
const growth = ([before, after]: number[]) => (before && after ? `${signed(after / before - 1, 1)} %` : '');
const whole = (value: Figures[string]) => (isKnown(value) ? Math.round(value).toLocaleString('en') : '');
const kilobytes = (value: Figures[string]) => (isKnown(value) ? `${whole(value / 1024)} KB` : '');
const changeOf = (one?: Measurement, prefix = '') => Number(one?.figures?.[`${prefix}change`] ?? Number.NaN);
const isMeasured = (one?: Measurement) => isKnown(changeOf(one));
/** The names of the figures of a `gain` begin with the prefix of their difference; those of the recorded profile against none have none. */
const [TUNED, BETTER, APART, APART_TUNED, APART_BETTER] = [
  'tuned ',
  'better ',
  'held out ',
  'held out tuned ',
  'held out better ',
];
const verdictOf = (one?: Measurement, prefix = '') => one?.figures?.[`${prefix}verdict`];
const isTuned = (one?: Measurement) => one?.figures?.['proposed'] === 'tuned';
/** True if a search for a better profile ended, with or without one. */
const isSearched = (one?: Measurement) => isTuned(one) || one?.figures?.['notTuned'] !== undefined;
/** True if each round had another order of functions in memory. */
const isReordered = (one?: Measurement) => one?.figures?.['reordered'] !== undefined;
/**
 * The version of the action that shows the recorded profile by the rounds before the search if no tuned profile is proposed. Later versions
 * show the fresh rounds.
 */
const WITHOUT_FRESH_RECORDED = 'go-pgo 0.1.0 19c0b457';
/** The prefix of the figures of the profile that a refresh would propose. */
const proposedPrefix = (one?: Measurement) => (isTuned(one) ? TUNED : '');
/** The prefix of the figures of the profile that a refresh would propose, on held-out work. */
const proposedApartPrefix = (one?: Measurement) => (isTuned(one) ? APART_TUNED : APART);

/**
 * Writes docs/results.md and its chart from the measurements `all`.
 * @param again the gains that were measured again on another machine.
 */
export function pageOf(
  listed: readonly Program[],
  all: readonly Measurement[],
  again: readonly Measurement[] = [],
) {
  const rows = listed.map((program): Row => {
    const own = all.filter((one) => one.program === program.name);
    return [program, Object.fromEntries(own.map((one) => [one.measurement, one]))];
  });
  const having = (name: string) => rows.filter(([, of]) => of[name]?.figures !== undefined);
  const gains = having('gain')
    .filter(([, { gain }]) => isMeasured(gain))
    .sort(([, a], [, b]) => changeOf(a['gain']) - changeOf(b['gain']));
  const usual = usualDate(all);
  /** The program, and the date of a measurement of another day than most. */
  const named = ([program, of]: Row, name: string) => {
    const date = of[name]?.date;
    return `${linked(program)}${date === undefined || date === usual ? '' : ` (${date})`}`;
  };
  const [exchanged, checks] = [having('exchanged'), having('check')];
  const chains = having('chain').filter(([, { chain }]) => Number(chain?.figures?.['versions']) > 1);
  const areReordered = [...all, ...again].every((one) => !isMeasured(one) || isReordered(one));
  const unloaded = checks.flatMap(([{ name }, { check }]) => {
    const number = Number(check?.figures?.['unloaded'] ?? 0);
    return number > 0 ? [`${number} of ${name}`] : [];
  });
  const compared = rows.filter(([, of]) => isMeasured(of['committed']) || isMeasured(of['repaired']));
  const upgrades = having('upgrade');
  const recordedBefore = gains.filter(
    ([, { gain }]) =>
      gain?.tool === WITHOUT_FRESH_RECORDED && !isTuned(gain) && isKnown(changeOf(gain, BETTER)),
  );
  const quick = inWords(listed.filter((program) => program.quick).map(({ name }) => name));
  const failures = all.flatMap(({ program, measurement, date, error, figures }) => {
    const reason = error ?? figures?.['reason'];
    return reason === undefined ? [] : [[program, measurement, date, `${reason}`.replaceAll('|', '\\|')]];
  });
  const text = `# Results: public programs

Does PGO help? We measured ${gains.length} public programs with the commands of this action. ${headline(gains)}

[An independent judge](internals/judge.md) measured six of them again, with \`go test\` and \`benchstat\` only. [The last section](#how-we-measured) says how you can repeat a row.

## Gain

${summary(gains, again)}

![Change of the CPU time of each program with its interval; zero is marked](images/results.svg)

| Column | What it says |
|---|---|
| *recorded* | The change of the CPU time with the recorded profile, compared with \`-pgo=off\`, and its [95 % interval](measuring.md). Below zero is faster. Each interval is for one program only: of twenty intervals, about one does not contain the true change. |
| *tuned* | The same with the profile that [tuning](tuning.md) found. The cell is empty if the program is not proven faster with this profile than with the recorded one. |
| *proposes* | The profile that a refresh with \`tune: 5m\` would propose. The pull request is a draft if the program is proven slower with it. |
| *coverage* | The share of the profile's weight in functions that ran while we measured. |
| *held out* | Another workload of the same program. It recorded no profile and took no part in tuning. All builds ran in the same rounds. The cell is empty if the program has no other workload, or if the workload did not fit into the budget. |

We measured each program with the work that recorded its profile, so other work may gain less.${smallerHeldOut(gains)} Each round had [another order of functions in memory](internals/statistics.md#the-order-of-functions).${areReordered ? '' : ' If linking took too long (¹, in all tables), all rounds had the same order, which can make a difference of some percent by itself.'}

${table(
  'program|kind and measured work|-recorded, %|95 % interval|verdict|-tuned, %|95 % interval|proposes|-coverage|-held out: recorded, %|95 % interval|-held out: tuned, %|95 % interval',
  gains.map((row) => {
    const [program, { gain }] = row;
    const { verdict } = gain?.figures ?? {};
    const draft = verdictOf(gain, proposedPrefix(gain)) === 'slower' ? ', as a draft' : '';
    return [
      named(row, 'gain'),
      `${program.kind}: ${workInWords(program)}`,
      ...change(gain),
      verdict,
      ...(isTuned(gain) ? change(gain, TUNED) : ['', '']),
      `${isTuned(gain) ? 'tuned' : 'recorded'}${draft}`,
      percent(gain?.figures?.['coverage'], 0),
      ...change(gain, APART),
      ...(isTuned(gain) ? change(gain, APART_TUNED) : ['', '']),
    ];
  }),
)}

${section(
  exchanged,
  `We measured each program that became slower again, with the two sides exchanged. If the profile is the reason, the sign changes too.

`,
  table(
    'program|-profile against none, %|95 % interval|-none against profile, %|95 % interval',
    exchanged.map((row) => [
      named(row, 'exchanged'),
      ...change(row[1]['gain']),
      ...change(row[1]['exchanged']),
    ]),
  ),
)}## Tuning

[Tuning](tuning.md) had five minutes to find a better profile, by leaving calls out of the recorded one. If a profile looked better in the search, three builds ran in fresh rounds with other orders of functions: without a profile, with the recorded profile, and with the tuned one. These rounds also gave the figures of the recorded profile in the table above${recordedBefore.length === 0 ? '' : `, except for ${names(recordedBefore)}, which we measured with an older version of the action`}. The default setting, \`tune: auto\`, finds fewer tuned profiles, because it tries at most three, and does not tune every program. A refresh proposes the tuned profile only if the fresh rounds prove that the program is faster with it than with the recorded profile.

${table(
  'program|-tuned against recorded, %|95 % interval|-calls left out|-the same held out, %|95 % interval|why the recorded profile is proposed',
  gains.map((row) => {
    const { gain } = row[1];
    return [
      named(row, 'gain'),
      ...change(gain, BETTER),
      gain?.figures?.['leftOut'],
      ...change(gain, APART_BETTER),
      isTuned(gain) ? '' : whyNotTuned(gain?.figures?.['notTuned']),
    ];
  }),
)}

${repeated(gains, again)}${section(
  checks,
  `## Committed profiles

Some projects commit a profile. This is what [\`check\`](checking.md) says about each. *Reaches* is the share of the profile's weight that the compiler finds in today's source. *Repaired* is this share after [\`repair\`](repair.md).${unloaded.length === 0 ? '' : ` Some packages could not be downloaded here, so *reaches* is too low where the profile has calls in them: ${unloaded.join(', ')}.`}

`,
  table(
    'program|recorded on|-samples|-call edges|-bytes|-reaches|-repaired|decision|-errors|-warnings',
    checks.map((row) => {
      const it = row[1]['check']?.figures ?? {};
      const sizes = ['samples', 'edges', 'bytes'].map((name) => whole(it[name]));
      const says = [`\`${it['decision']}\``, it['errors'], it['warnings']];
      const shares = [percent(it['reaches']), percent(it['repaired'])];
      return [named(row, 'check'), it['from'] ?? 'unknown', ...sizes, ...shares, ...says];
    }),
  ),
)}${section(
  compared,
  `The next table shows what the committed profiles gain compared with \`-pgo=off\`, and what a fresh profile gains on the same workload. Each profile was measured at another time, so small differences between the columns mean nothing.${harmful(compared)}

`,
  table(
    'program|-committed, %|95 % interval|-repaired, %|95 % interval|-fresh, %|95 % interval',
    compared.map((row) => {
      const each = ['committed', 'repaired', 'gain'].map((name) => row[1][name]);
      return [named(row, 'committed'), ...each.flatMap((one) => change(one))];
    }),
  ),
)}${section(
  upgrades,
  `What does an upgrade of Go do to these profiles? The table shows the share of the weight that the compiler finds with each toolchain, the share after [\`repair\`](repair.md), and the gain of the unrepaired profile with the newer toolchain. On a pull request that changes the Go version, [\`check\`](checking.md) says what the new toolchain no longer finds. ${upgrades.some(([{ goroot }]) => goroot !== undefined) ? 'For a program of Go itself, an upgrade also changes the program.' : ''}

`,
  table(
    'program|-reaches with go1.26|-with go1.27|-repaired with go1.26|-with go1.27|-gain with go1.27, %|95 % interval',
    upgrades.map((row) => {
      const it = row[1]['upgrade'];
      const shares = ['reaches', 'repaired'].flatMap((name) =>
        // `check` gives no shares of a profile with fewer than 30 samples.
        list(it?.figures?.[name]).map((share) => (isKnown(share) ? percent(share) : 'too few samples')),
      );
      return [named(row, 'upgrade'), ...shares, ...change(row[1]['upgraded gain'])];
    }),
  ),
)}## Cost

This table shows what the recorded profile costs, compared with no profile. The figures are those of the main package. ${aboutLibraries(gains)} *In git* is the compressed size of the profile's first commit. *Build* is the time of the first build with the profile, which compiles all packages again. For a program under load, the build without a profile ran at the same time. *Growth* is the growth of the binary. *Calls inlined* counts the calls that the compiler inlines only with the profile, and *inlined less* those that it inlines only without. *Sum of frames* adds up the stack frames of all functions, and *functions that grew* is the share of the functions with a larger frame.

${table(
  'program|-samples|-in git|-build, s|-binary, MB|-growth|-calls inlined|-inlined less|-sum of frames|-functions that grew',
  gains.map((row) => {
    const it = row[1]['gain']?.figures ?? {};
    const [size = [], frames = [], grown = [], inlined = []] = ['size', 'frames', 'grown', 'inlined'].map(
      (name) => list(it[name]),
    );
    const profile = [whole(it['samples']), kilobytes(it['deflated'])];
    const binary = [whole(it['built']), ((size[0] ?? 0) / 1e6).toFixed(1), growth(size)];
    const calls = [whole(inlined[0]), whole(inlined[1])];
    const functions = percent((grown[0] ?? 0) / (grown[1] ?? Number.NaN));
    return [named(row, 'gain'), ...profile, ...binary, ...calls, growth(frames), functions];
  }),
)}

${section(
  chains,
  `## Chains

How many pull requests would a refresh have opened? We took all versions of a committed profile that git has, the oldest first, and compared each with the last version that a refresh would have proposed (\`diff\`). The first usable version counts as proposed. Programs with only one version are not in the table. *Refused* versions are no usable CPU profile, or have fewer samples than \`min-samples\`. *Kept* versions differ so little that a refresh keeps the committed profile. The sizes are those of git packs after \`git gc --aggressive\`: with all versions as the project committed them, with all usable versions in the form that the action writes (*compacted*), and with only the proposed ones.

`,
  table(
    'repository|-versions|-refused|-kept|-proposed|-as committed|-all, compacted|-proposed, compacted',
    chains.map((row) => {
      const it = row[1]['chain']?.figures ?? {};
      const counts = ['versions', 'refused', 'kept', 'proposed'].map((name) => whole(it[name]));
      return [named(row, 'chain'), ...counts, ...list(it['bytes']).map(kilobytes)];
    }),
  ),
)}${section(failures, '## Not measured\n\n', table('program|measurement|date|reason', failures))}## How we measured

${circumstances(listed, all, usual)} [public.yml](../bench/public.yml) has versions, workloads and budgets, and [public.json](../bench/public.json) has each measurement. Other pages have other figures for some of these programs, because they used other recordings, other benchmarks or a longer search.

| Command | What it does |
|---|---|
| \`npm run public -- --quick\` | measures ${quick} in six to ten minutes, without tuning, and only prints the figures |
| \`npm run public -- --only NAME --again\` | repeats the rows of one program, ${minutesOfOne(all, gains)} |
| \`npm run public -- --again\` | repeats everything, in about ${hoursOfAll(listed, all)} hours on two CPUs |
| \`npm run public\` | measures only what public.json does not have, such as a program that you add to public.yml |

You need Go, git, Node 24 and a clone of this repository. Run \`npm ci\` in the clone first. The loads need \`ab\` and \`curl\`, which are in Debian's packages apache2-utils and curl. All commands except \`--quick\` write the figures to bench/public.json, docs/results.md and docs/images/results.svg, so \`git diff\` compares your figures with ours. With \`--clones FOLDER\`, the script keeps the programs in FOLDER, and the recorded profiles in FOLDER/.profiles. Without it, FOLDER is \`go-pgo-public\` in the system's folder for temporary files.
`;
  return { text: `${text.trimEnd()}\n`, chart: picture(gains) };
}

/** The section that compares the gains with those that were measured again on another machine. */
function repeated(gains: readonly Row[], again: readonly Measurement[]): string {
  const both = gains.flatMap(([program, { gain }]): MeasuredTwice[] => {
    const other = again.find((one) => one.program === program.name && isMeasured(one));
    return gain && other ? [{ program, gain, other }] : [];
  });
  if (both.length === 0) return '';
  const left = gains.filter(([{ name }]) => both.every(({ program }) => program.name !== name));
  const proposed = (one: Measurement) => verdictOf(one, proposedPrefix(one));
  const listed = (rows: readonly { readonly program: Program }[]) =>
    rows.length === 0 ? 'no program' : inWords(rows.map(({ program }) => program.name));
  const same = both.filter(({ gain, other }) => proposed(gain) === proposed(other));
  const changed = both
    .filter((one) => !same.includes(one))
    .map(({ program, gain, other }) => `${program.name} (${proposed(gain)}, then ${proposed(other)})`);
  const isOpposite = (verdicts: readonly unknown[]) =>
    ['faster', 'slower'].every((verdict) => verdicts.includes(verdict));
  const opposite = both.filter(({ gain, other }) => isOpposite([proposed(gain), proposed(other)]));
  const oppositeApart = both
    .filter(({ gain, other }) => isOpposite([gain, other].map((one) => verdictOf(one, APART))))
    .map(({ program, gain, other }) => {
      const [first, second] = [gain, other].map((one) => `${signed(changeOf(one, APART), 1)} %`);
      return `${program.name} (${first}, then ${second})`;
    });
  const apart = both.filter(({ gain, other }) => {
    const [[low = 0, high = 0], [otherLow = 0, otherHigh = 0]] = [gain, other].map((one) =>
      list(one.figures?.['interval']),
    ) as [number[], number[]];
    return high < otherLow || otherHigh < low;
  });
  const better = both.filter(({ other }) => isTuned(other));
  const heldOut = (verdict: string) =>
    better.filter(({ other }) => verdictOf(other, APART_BETTER) === verdict);
  const sentences = [
    `We measured the same versions of ${both.length} programs again on a machine with ${machinesOf(again)}, on ${daysOf(again)}. The second time, we recorded new profiles, and searched for tuned profiles again.`,
    left.length === 0 ? '' : `${names(left)} ${left.length === 1 ? 'was' : 'were'} not measured again.`,
    `The verdict about the proposed profile is the same for ${same.length} of ${both.length} programs.`,
    changed.length === 0
      ? ''
      : `The ${changed.length === 1 ? 'other is' : 'others are'} ${inWords(changed)}.`,
    `With the proposed profile and the work that recorded it, ${opposite.length === 0 ? 'no program was' : `${listed(opposite)} were`} proven faster once and slower once.`,
    oppositeApart.length === 0
      ? ''
      : `On held-out work with the recorded profile, this happened to ${inWords(oppositeApart)}.`,
    `With the recorded profile, the two intervals overlap for ${both.length - apart.length} of ${both.length} programs${apart.length === 0 ? '' : `, but not for ${listed(apart)}. The machine and the recording were both different, and we do not know which of the two is the reason`}.`,
    ...heldOutAgain(both),
    `Tuning was proven to give a better profile than the recorded one both times for ${listed(better.filter(({ gain }) => isTuned(gain)))}.`,
    `On held-out work, the second time, the tuned profile is proven better for ${listed(heldOut('faster'))}, and worse for ${listed(heldOut('slower'))}.`,
  ];
  return `## Repeated

${sentences.filter((one) => one !== '').join(' ')}

${table(
  'program|-recorded, %|95 % interval|-again, %|95 % interval|-tuned, %|95 % interval|-again, %|95 % interval',
  both.map(({ program, gain, other }) => [
    linked(program),
    ...[gain, other].flatMap((one) => change(one)),
    ...[gain, other].flatMap((one) => (isTuned(one) ? change(one, TUNED) : ['', ''])),
  ]),
)}

`;
}

/** A program that was measured twice: first (`gain`), and again on another machine (`other`). */
interface MeasuredTwice {
  readonly program: Program;
  readonly gain: Measurement;
  readonly other: Measurement;
}

/** Says what the proposed profiles did for held-out work in the second measurements. */
function heldOutAgain(both: readonly MeasuredTwice[]): readonly string[] {
  const verdictApart = (one: Measurement) => verdictOf(one, proposedApartPrefix(one));
  const figureApart = (one: Measurement, digits: number) =>
    `${signed(changeOf(one, proposedApartPrefix(one)), digits)} %`;
  const measured = both.filter(({ other }) => isKnown(changeOf(other, APART)));
  const faster = measured.filter(({ other }) => verdictApart(other) === 'faster');
  const fasterOnlyAgain = faster
    .filter(({ gain }) => isKnown(changeOf(gain, APART)) && verdictApart(gain) !== 'faster')
    .map(({ program, gain, other }) => {
      const figures = [gain, other].map((one) => `${figureApart(one, 1)}${isReordered(one) ? '' : ' ¹'}`);
      return `${program.name} (${figures.join(', then ')})`;
    });
  const slower = measured
    .filter(({ other }) => verdictApart(other) === 'slower')
    .map(({ program, other }) => {
      const [low = 0, high = 0] = list(other.figures?.[`${proposedApartPrefix(other)}interval`]);
      const order = isReordered(other)
        ? ''
        : '; all its rounds had the same order of functions, which can make such a difference by itself';
      return `${program.name} (${figureApart(other, 2)}, 95 % interval ${signed(low, 2)} to ${signed(high, 2)}${order})`;
    });
  return [
    `On held-out work, the second time, ${faster.length} of ${measured.length} programs are proven faster with the proposed profile${slower.length === 0 ? ', and none is proven slower' : ''}.`,
    fasterOnlyAgain.length === 0
      ? ''
      : `Of these, ${inWords(fasterOnlyAgain)} ${fasterOnlyAgain.length === 1 ? 'was' : 'were'} not proven faster the first time.`,
    slower.length === 0
      ? ''
      : `${slower.length === 1 ? 'One is' : `${slower.length} are`} proven slower: ${inWords(slower)}.`,
  ];
}

function inWords(items: readonly string[]): string {
  return new Intl.ListFormat('en').format(items);
}

/** The machines of the measurements. Benchmarks ran on `1 of 2` CPUs of the machine on which loads ran. */
function machinesOf(all: readonly Measurement[]): string {
  const cpusInWords = ({ machine }: Measurement) =>
    machine.replace(/^\d+ of /, '').replace(/^(\d+) × (.*), linux$/, '$1 CPUs ($2, Linux)');
  return [...new Set(all.map(cpusInWords))].join('; ');
}

/** The first and the last date of the measurements. */
function daysOf(all: readonly Measurement[]): string {
  const dates = [...new Set(all.map(({ date }) => date))].sort();
  return dates.length > 1 ? `${dates[0]} to ${dates.at(-1)}` : `${dates[0]}`;
}

/** How long all measurements take on two CPUs, in hours. Benchmarks run on one CPU, so two programs with benchmarks run at the same time. */
function hoursOfAll(listed: readonly Program[], all: readonly Measurement[]): string {
  const loads = new Set(listed.filter(isLoad).map(({ name }) => name));
  const seconds = all.map(({ program, seconds = 0 }) => (loads.has(program) ? seconds : seconds / 2));
  return (seconds.reduce((sum, one) => sum + one, 0) / 3600).toFixed(1);
}

/** How long all measurements of one program took, of the programs that have a gain: `in 4 to 30 minutes`. */
function minutesOfOne(all: readonly Measurement[], gains: readonly Row[]): string {
  const minutes = gains.map(([{ name }]) => {
    const own = all.filter(({ program }) => program === name);
    return Math.ceil(own.reduce((sum, { seconds = 0 }) => sum + seconds, 0) / 60);
  });
  return minutes.length === 0
    ? 'in some minutes'
    : `in ${Math.min(...minutes)} to ${Math.max(...minutes)} minutes`;
}

/** The date of most measurements. */
function usualDate(all: readonly Measurement[]): string {
  const dates = all.map(({ date }) => date);
  const number = (date: string) => dates.filter((one) => one === date).length;
  return [...new Set(dates)].sort((a, b) => number(b) - number(a))[0] ?? '';
}

/** The machine, versions and dates of the measurements. */
function circumstances(listed: readonly Program[], all: readonly Measurement[], usual: string): string {
  const loads = listed.filter(isLoad).map(({ name }) => name);
  const pinned = all.filter(
    ({ machine, figures }) => machine.startsWith('1 of ') && isKnown(figures?.['change']),
  );
  const onOneCpu = loads.filter((name) => pinned.some(({ program }) => program === name));
  const goVersions = [...new Set(all.map(({ go }) => go))].join(', ');
  const averages = all.flatMap(({ load }) => load?.[0] ?? []).sort((a, b) => a - b);
  const hours = (all.reduce((sum, { seconds = 0 }) => sum + seconds, 0) / 3600).toFixed(1);
  const isOneDay = all.every(({ date }) => date === usual);
  const day = isOneDay
    ? `on ${usual}`
    : `on ${usual}. If we measured a program on another day, the tables show the date next to its name`;
  const load =
    averages.length === 0
      ? ''
      : `When a measurement began, the load average was between ${averages[0]} and ${averages.at(-1)}, with a median of ${averages[averages.length >> 1]}. This includes the builds and measurements that had just ended; we did not record what else ran.`;
  return `We measured with ${goVersions} ${day}. The machine had ${machinesOf(all)}. Programs with benchmarks were measured two at a time, each on one CPU. A program under load had both CPUs${onOneCpu.length === 0 ? '' : `, except ${inWords(onOneCpu)}, which had one`}. The times of all measurements add up to ${hours} hours. ${load}`;
}

/**
 * How many programs PGO makes faster, with the recorded or a tuned profile, and which programs no profile helps. One order of functions
 * proves less than many, so programs with one order are counted apart.
 */
function headline(gains: readonly Row[]): string {
  const faster = gains.filter(([, { gain }]) => verdictOf(gain, proposedPrefix(gain)) === 'faster');
  const proven = faster.filter(([, { gain }]) => isReordered(gain));
  const oneOrder = faster.filter((row) => !proven.includes(row));
  const others = gains.filter((row) => !faster.includes(row));
  const onlyTuned = proven.filter(([, { gain }]) => verdictOf(gain) !== 'faster');
  const onlyApart = others.filter(([, { gain }]) => verdictOf(gain, APART) === 'faster');
  const sentences = [
    `For ${proven.length} of ${gains.length} programs, PGO is proven to make the measured work faster${onlyTuned.length === 0 ? '' : `: for ${proven.length - onlyTuned.length} with the recorded profile, and for ${names(onlyTuned)} only with a tuned profile`}.`,
    oneOrder.length === 0
      ? ''
      : `${oneOrder.length} more (${names(oneOrder)}) were also measured faster. But all their rounds had the functions in the same order in memory, and this order alone can cause such a difference.`,
    others.length === 0
      ? ''
      : `For the other ${others.length} (${names(others)}), neither our recorded nor a tuned profile is proven to help with the work that recorded it.`,
    onlyApart.length === 0
      ? ''
      : `Of these, ${names(onlyApart)} ${onlyApart.length === 1 ? 'is' : 'are'} proven faster on held-out work.`,
  ];
  return `**${sentences.filter((one) => one !== '').join(' ')}**`;
}

/** The gains in words, as a list: with the recorded profiles, with those that a refresh would propose, and on held-out work. */
function summary(gains: readonly Row[], again: readonly Measurement[]): string {
  if (gains.length === 0) return 'Nothing is measured yet.';
  const counts = (prefixOf: (one?: Measurement) => string) =>
    ['faster', 'slower', 'no difference', 'inconclusive']
      .flatMap((verdict) => {
        const having = gains.filter(([, { gain }]) => verdictOf(gain, prefixOf(gain)) === verdict);
        const oneOrder = verdict === 'faster' ? having.filter(([, { gain }]) => !isReordered(gain)) : [];
        const which =
          oneOrder.length === 0
            ? ''
            : ` (including ${names(oneOrder)}, whose rounds all had the same order of functions)`;
        return having.length === 0 ? [] : `${having.length} ${verdict}${which}`;
      })
      .join(', ');
  const changes = gains.map(([, { gain }]) => changeOf(gain, proposedPrefix(gain)));
  const [low, high] = [Math.min(...changes), Math.max(...changes)];
  const tuned = gains.filter(([, { gain }]) => isTuned(gain));
  const waiting = gains.filter(([, { gain }]) => !isSearched(gain));
  const few = gains.filter(([, { gain }]) => Number(gain?.figures?.['samples']) < 1000);
  const items = [
    `With the recorded profile: ${counts(() => '')}.`,
    `With the profile that a refresh with \`tune: 5m\` would propose: ${counts(proposedPrefix)}. The changes go from ${signed(low, 2)} to ${signed(high, 2)} %; the median is ${signed(median(changes), 2)} %.`,
    `Programs that are proven faster with a tuned profile than with the recorded one: ${tuned.length === 0 ? 'none' : `${tuned.length} (${names(tuned)})`}.`,
    waiting.length === 0 ? '' : `No tuned profile was searched yet for ${names(waiting)}.`,
    heldOutSummary(gains, again),
    ...helpedByCommitted(gains),
    few.length === 0
      ? ''
      : `The profiles of ${names(few)} have fewer than the 1,000 samples that we [advise](recording.md), so chance decided about more of their hot calls.`,
  ];
  const listed = items.filter((item) => item !== '').map((item) => `- ${item}`);
  return listed.join('\n');
}

/** What the proposed profiles did for work that is held out, in words. */
function heldOutSummary(gains: readonly Row[], again: readonly Measurement[]): string {
  const apart = gains.filter(([, { gain }]) => isKnown(changeOf(gain, APART)));
  if (apart.length === 0) return '';
  const number = (verdict: string) =>
    apart.filter(([, { gain }]) => verdictOf(gain, proposedApartPrefix(gain)) === verdict).length;
  const better = apart.filter(([, { gain }]) => isTuned(gain) && verdictOf(gain, APART_BETTER) === 'faster');
  const worse = apart.filter(([, { gain }]) => isTuned(gain) && verdictOf(gain, APART_BETTER) === 'slower');
  const slower = number('slower') === 0 ? 'none is' : `${number('slower')} are`;
  const tuned = apart.filter(([, { gain }]) => isTuned(gain));
  const counted = (rows: readonly Row[]) => (rows.length === 0 ? 'none' : `${rows.length} (${names(rows)})`);
  const compared =
    tuned.length === 0
      ? ''
      : ` Of the ${tuned.length} tuned profiles, ${counted(better)} is proven better than the recorded one on held-out work, and ${counted(worse)} worse. So tune with work like that of production. The search keeps a profile because the measured work got faster, so other work may gain nothing.`;
  const slowerAgain = again
    .filter((one) => verdictOf(one, proposedApartPrefix(one)) === 'slower')
    .map(({ program }) => program);
  const repeatedResult =
    slowerAgain.length === 0
      ? ''
      : ` When we [repeated](#repeated) the measurements, ${inWords(slowerAgain)} ${slowerAgain.length === 1 ? 'was' : 'were'} proven slower there.`;
  return `On held-out work, ${number('faster')} of ${apart.length} programs are proven faster with the proposed profile, and ${slower} proven slower.${repeatedResult}${compared}`;
}

/** Says that the cost of a library is not in the table, because the binary is that of a main package that only imports it. */
function aboutLibraries(gains: readonly Row[]): string {
  const libraries = gains.filter(([{ kind }]) => kind.startsWith('library'));
  return libraries.length === 0
    ? ''
    : `For a library (${names(libraries)}), the main package only imports it, so the binary does not contain the measured code.`;
}

/** Says how often held-out work gained less than the work that recorded the profile. */
function smallerHeldOut(gains: readonly Row[]): string {
  const apart = gains.filter(([, { gain }]) => isKnown(changeOf(gain, APART)));
  const smaller = apart.filter(([, { gain }]) => changeOf(gain, APART) > changeOf(gain));
  return apart.length === 0
    ? ''
    : ` With the recorded profile, ${smaller.length} of ${apart.length} programs were measured with a smaller gain on the held-out work.`;
}

/** Says which programs are faster with their committed profile only. */
function helpedByCommitted(gains: readonly Row[]): readonly string[] {
  const helped = gains.filter(
    ([, { gain, committed }]) =>
      verdictOf(gain, proposedPrefix(gain)) !== 'faster' && verdictOf(committed) === 'faster',
  );
  return helped.length === 0
    ? []
    : [
        `With the profile that its project [commits](#committed-profiles), ${names(helped)} is proven faster.`,
      ];
}

/** Says which programs their committed profile makes slower. */
function harmful(compared: readonly Row[]): string {
  const slower = compared.filter(
    ([, { committed }]) => (list(committed?.figures?.['interval'])[0] ?? -1) > 0,
  );
  return slower.length === 0
    ? ''
    : ` A committed profile can do harm: ${names(slower)} is slower with the profile that its project commits than without a profile.`;
}

function names(rows: readonly Row[]): string {
  return inWords(rows.map(([{ name }]) => name));
}

/** Says in a few words why the recorded profile is proposed, from the note of the run. */
function whyNotTuned(note: Figures[string]): string {
  if (note === undefined) return 'no search yet';
  const message = `${note}`;
  const tried = /tried (\d+) profiles?/.exec(message)?.[1];
  if (message.includes('no time for enough fresh rounds'))
    return 'a profile looked better, but there was no time to prove it';
  if (tried === '1') return 'the tried profile did not look better';
  if (tried !== undefined) return `none of ${tried} tried profiles looked better`;
  if (message.includes('not proven to be faster')) return 'not proven to be faster';
  if (message.includes('too wide')) return 'the interval is too wide';
  if (message.includes('no hot calls')) return 'the profile has no calls that may be left out';
  if (message.includes('time')) return 'not enough time';
  return message.replaceAll('|', '\\|');
}

/** What is measured, in a few words: the names of the benchmarks, or a load. */
function workInWords(program: Program): string {
  const { usual, serve } = program;
  if (isLoad(program)) return serve === undefined ? 'one run of the program' : 'a load';
  const benchmarks = typeof usual === 'string' ? usual : usual?.load;
  return `\`${benchmarks?.replaceAll('|', '\\|')}\``;
}

/** A section of the page; empty if it has no rows. */
function section(rows: readonly unknown[], before: string, body: string): string {
  return rows.length === 0 ? '' : `${before}${body}\n\n`;
}

/** Makes a Markdown table. A column whose name begins with `-` holds numbers. */
function table(head: string, rows: readonly (readonly unknown[])[]): string {
  const names = head.split('|');
  const rule = names.map((one) => (one.startsWith('-') ? '--:' : '---'));
  const lines = [names.map((one) => one.replace('-', '')), rule, ...rows];
  return lines.map((line) => `|${line.map((cell) => cell ?? '').join('|')}|`).join('\n');
}

function linked({ name, module, url = module && `https://pkg.go.dev/${module}` }: Program): string {
  return url ? `[${name}](${url})` : name;
}

/** Two cells: the change and its interval, or why they are missing. The mark ¹ says that all rounds had the same order of functions. */
function change(one?: Measurement, prefix = ''): readonly [string, string] {
  const { figures = {}, error } = one ?? {};
  const [low, high] = list(figures[`${prefix}interval`]);
  if (low !== undefined && high !== undefined)
    return [
      `${signed(changeOf(one, prefix), 2)}${isReordered(one) ? '' : ' ¹'}`,
      `${signed(low, 2)} to ${signed(high, 2)}`,
    ];
  if (prefix !== '') return ['', ''];
  return [error ? 'failed' : `${figures['verdict'] ?? figures['decision'] ?? ''}`, ''];
}

/** Draws the interval of each program with its recorded profile, and that with its tuned profile below it, thinner and with an open dot. */
function picture(rows: readonly Row[]): string {
  const [left, width, bottom] = [150, 620, 20 + rows.length * 30];
  const bounds = rows.flatMap(([, { gain }]) =>
    ['', TUNED].flatMap((prefix) => list(gain?.figures?.[`${prefix}interval`])),
  );
  const [low, high] = [Math.min(-0.02, ...bounds) - 0.005, Math.max(0.01, ...bounds) + 0.005];
  const x = (value: number) => (left + ((value - low) / (high - low)) * width).toFixed(1);
  const step = [0.01, 0.02, 0.05, 0.1].find((one) => (high - low) / one <= 12) ?? 0.2;
  const ticks = Array.from({ length: 100 }, (_, at) => (at - 50) * step);
  const grid = ticks.map((tick) => {
    const [kind, label] = tick === 0 ? ['zero', '0'] : ['grid', `${signed(tick, 0)} %`];
    const text = `<text x="${x(tick)}" y="${bottom + 16}" text-anchor="middle">${label}</text>`;
    return tick < low || tick > high ? '' : `<path class="${kind}" d="M${x(tick)} 12V${bottom}"/>${text}`;
  });
  const mark = (one: Measurement | undefined, prefix: string, y: number) => {
    const [from, to] = list(one?.figures?.[`${prefix}interval`]);
    const kind = prefix === TUNED ? 'tuned' : 'recorded';
    const verdict = `${verdictOf(one, prefix)}`.replace(' ', '-');
    const dot = `<circle cx="${x(changeOf(one, prefix))}" cy="${y}" r="4"/>`;
    if (from === undefined || to === undefined) return '';
    return `<g class="${verdict} ${kind}"><path d="M${x(from)} ${y}H${x(to)}"/>${dot}</g>`;
  };
  const lines = rows.map(([{ name }, { gain }], at) => {
    const y = 28 + at * 30;
    const marks = `${mark(gain, '', y - 4)}${isTuned(gain) ? mark(gain, TUNED, y + 7) : ''}`;
    return `<text x="${left - 12}" y="${y + 5}" text-anchor="end">${name}</text>${marks}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 20} ${bottom + 50}" font-family="sans-serif" font-size="13">
<title>Change of the CPU time of each program</title>
<style>
text{fill:#59636e}.grid{stroke:#8b949e44}.zero{stroke:#8b949e;stroke-width:2}
.recorded path{stroke-width:4}.tuned path{stroke-width:2}.faster{stroke:#1a7f37;fill:#1a7f37}.slower{stroke:#cf222e;fill:#cf222e}
.no-difference,.inconclusive{stroke:#8b949e;fill:#8b949e}.tuned circle{fill:none;stroke-width:2}
@media (prefers-color-scheme:dark){text{fill:#9198a1}.faster{stroke:#3fb950;fill:#3fb950}.slower{stroke:#f85149;fill:#f85149}}
</style>
${[...grid, ...lines].join('\n')}
<text x="${left}" y="${bottom + 40}">change of CPU time against no profile; filled: recorded profile, open: tuned profile</text>
</svg>
`;
}
