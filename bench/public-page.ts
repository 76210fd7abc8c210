import type { Figures, Program, Results } from './public.ts';

type Row = readonly [program: Program, steps: Readonly<Record<string, Figures | undefined>>];

/** docs/results.md, and its chart. */
export function pageOf(listed: readonly Program[], { machine, go, programs }: Results) {
  const rows = listed.flatMap((one): Row[] => [[one, programs[one.name] ?? {}]]);
  const having = (step: string) => rows.filter(([, steps]) => steps[step] && !steps[step]['error']);
  const measured = having('gain')
    .filter(([, { gain }]) => gain?.['change'] !== undefined)
    .sort(([, a], [, b]) => Number(a['gain']?.['change']) - Number(b['gain']?.['change']));
  const dates = rows.flatMap(([, steps]) => Object.values(steps).flatMap((one) => one?.['date'] ?? []));
  const failures = rows.flatMap(([one, steps]) =>
    Object.entries(steps).flatMap(([step, figures]) =>
      figures?.['error'] || figures?.['reason']
        ? [`${linked(one)} | ${step} | ${figures['error'] ?? figures['reason']}`.replaceAll('\n', ' ')]
        : [],
    ),
  );
  const compared = having('committed');
  const text = `# Results: public programs

Does PGO help? These programs were measured with our command line alone on ${machine}, Linux, ${go}, ${dates.sort().at(-1)}, while others
used the machine (load 6 to 18). [public.yml](../bench/public.yml) has versions, workloads and benchmarks. \`npm run public -- --clones FOLDER\` measures what is missing
and writes this page, \`npm run public -- --quick\` repeats three programs in ten minutes.

## Gain

CPU time with the profile against \`-pgo=off\`, with its [95 % interval](measuring.md). *Covers*: share of the profile's weight in functions that were seen while
measuring. *Held out*: the same measurement with a profile of another workload of the program. A profile of the very workload that judges it
shows the most that can be had, not what production will have.

Some programs become slower; where functions lie in memory may by itself make 1 to 3 %. The sides of two of them were exchanged, and one binary was measured against itself:

| exchanged | -pgo=off against the profile, % | 95 % interval | one binary against itself, % | 95 % interval |
| --- | --: | --- | --: | --- |
| gofmt | −2.87 | −3.65 to −2.01 | −0.32 | −0.75 to +0.18 |
| etcd, under load | −1.78 | −4.10 to +0.33 | +1.76 | −0.26 to +3.80 |

![Change of the CPU time of each program with its interval; zero is marked](images/results.svg)

${table(
  'program|kind|-change, %|95 % interval|verdict|-covers|-held out, %|95 % interval|-covers',
  measured.map(([one, { gain = {}, 'held out': other = {} }]) => {
    const covers = `${change(gain)} | ${gain['verdict']} | ${percent(gain['coverage'], 0)}`;
    return `${linked(one)} | ${one.kind} | ${covers} | ${change(other)} | ${percent(other['coverage'], 0)}`;
  }),
)}

These figures come from several runs of 23 November 2026, with budgets of 60 to 180 s. Caddy was measured twice: with a first profile of only 621 samples, −0.20 % (−1.55 to +0.99). The benchmarks of go-sqlite3
and cmd/compile were narrowed after runs without a verdict, and goja was run again with a larger budget. Profiles of minify, shfmt and gofmt, and the two held-out ones, have fewer than 1,000 samples.

## Committed profiles

What [\`check\`](checking.md) says of them. *Reaches*: share of the weight that the compiler finds in today's source; *repaired*: the same after [\`repair\`](staleness.md).

${table(
  'program|recorded|-samples|-call edges|-bytes|-reaches|-repaired|decision|-errors|-warnings',
  having('check').map(([one, { check: it = {} }]) => {
    const sizes = `${it['from'] ?? 'unknown'} | ${['samples', 'edges', 'bytes'].map((name) => whole(it[name])).join(' | ')}`;
    const says = `\`${it['decision']}\` | ${it['errors']} | ${it['warnings']}`;
    return `${linked(one)} | ${sizes} | ${percent(it['reaches'])} | ${percent(it['repaired'])} | ${says}`;
  }),
)}

${
  compared.length === 0
    ? ''
    : `${table(
        'program|-committed, %|95 % interval|-repaired, %|95 % interval|-fresh, %|95 % interval|-another workload, %|95 % interval',
        compared.map(([one, steps]) =>
          [
            linked(one),
            ...['committed', 'repaired', 'gain', 'held out'].map((name) => change(steps[name])),
          ].join(' | '),
        ),
      )}\n\n`
}## Cost

With the profile against without. *Build*: CPU time of the first build with that profile, which compiles all packages again. *In git*: the first commit
of the profile, compressed.

${table(
  'program|-binary, MB|-growth|-build, CPU s|-in git|-calls inlined|-no longer|-sum of frames|-functions that grew',
  measured.map(([one, { gain = {}, profile, build }]) => {
    const [size = [], frames = [], grown = []] = ['size', 'frames', 'grown'].map((name) => pair(gain[name]));
    const [gained, lost] = pair(gain['inlined']);
    const binary = `${((size[0] ?? 0) / 1e6).toFixed(1)} | ${growth(size)} | ${whole(build?.['seconds'])}`;
    const calls = `${kilobytes(profile?.['deflated'])} | ${whole(gained)} | ${whole(lost)}`;
    return `${linked(one)} | ${binary} | ${calls} | ${growth(frames)} | ${percent((grown[0] ?? 0) / (grown[1] ?? Number.NaN))}`;
  }),
)}

## Chains

The versions of a committed profile, given to \`diff\` one after the other as \`refresh\` would have seen them. *Refused*: no usable CPU profile, or fewer samples than \`min-samples\`.
*Kept*: within the noise, so no pull request. Sizes are packs after \`git gc --aggressive\` with these commits alone.

${table(
  'repository|-versions|-refused|-kept|-proposed|-as committed|-all, compacted|-proposed, compacted',
  having('chain')
    .filter(([, { chain }]) => Number(chain?.['versions']) > 1)
    .map(([one, { chain: it = {} }]) => {
      const counts = ['versions', 'refused', 'kept', 'proposed'].map((name) => whole(it[name]));
      return [linked(one), ...counts, ...pair(it['bytes']).map(kilobytes)].join(' | ');
    }),
)}
${failures.length === 0 ? '' : `\n## Not measured\n\n${table('program|step|reason', failures)}\n`}`;
  return { text, chart: picture(measured) };
}

/** A column whose name begins with `-` is one of numbers. */
function table(head: string, rows: readonly string[]): string {
  const names = head.split('|');
  const rule = names.map((one) => (one.startsWith('-') ? '--:' : '---')).join(' | ');
  const lines = [names.map((one) => one.replace('-', '')).join(' | '), rule, ...rows];
  return lines.map((line) => `| ${line} |`).join('\n');
}

function linked({ name, module, url = module && `https://pkg.go.dev/${module}` }: Program): string {
  return url ? `[${name}](${url})` : name;
}

const isKnown = (value: unknown): value is number => Number.isFinite(value);
const pair = (value: Figures[string]) => (Array.isArray(value) ? (value as number[]) : []);
const signed = (share: number, digits: number) =>
  `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(digits)}`;
const percent = (share: Figures[string], digits = 1) =>
  isKnown(share) ? `${(100 * share).toFixed(digits)} %` : '';
const growth = ([before, after]: number[]) => (before && after ? `${signed(after / before - 1, 1)} %` : '');
const whole = (value: Figures[string]) => (isKnown(value) ? Math.round(value).toLocaleString('en') : '');
const kilobytes = (value: Figures[string]) => (isKnown(value) ? `${whole(value / 1024)} KB` : '');

/** Two cells: the change and its interval, or why there is none. */
function change(figures: Figures = {}): string {
  const [low, high] = pair(figures['interval']);
  if (low !== undefined && high !== undefined)
    return `${signed(Number(figures['change']), 2)} | ${signed(low, 2)} to ${signed(high, 2)}`;
  return `${figures['error'] ? 'failed' : (figures['verdict'] ?? figures['decision'] ?? '')} | `;
}

/** For each program its interval as a line, and the held-out one below, thinner and with an open dot. */
function picture(rows: readonly Row[]): string {
  const [left, width, bottom] = [150, 620, 20 + rows.length * 30];
  const bounds = rows.flatMap(([, steps]) =>
    ['gain', 'held out'].flatMap((step) => pair(steps[step]?.['interval'])),
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
  const mark = (figures: Figures = {}, y: number, kind: string) => {
    const [from, to] = pair(figures['interval']);
    const verdict = `${figures['verdict']}`.replace(' ', '-');
    const dot = `<circle cx="${x(Number(figures['change']))}" cy="${y}" r="4"/>`;
    if (from === undefined || to === undefined) return '';
    return `<g class="${verdict} ${kind}"><path d="M${x(from)} ${y}H${x(to)}"/>${dot}</g>`;
  };
  const lines = rows.map(([{ name }, { gain, 'held out': other }], at) => {
    const y = 28 + at * 30;
    const marks = `${mark(gain, y - 4, 'fresh')}${mark(other, y + 7, 'held')}`;
    return `<text x="${left - 12}" y="${y + 5}" text-anchor="end">${name}</text>${marks}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 20} ${bottom + 50}" font-family="sans-serif" font-size="13">
<title>Change of the CPU time of each program</title>
<style>
text{fill:#59636e}.grid{stroke:#8b949e44}.zero{stroke:#8b949e;stroke-width:2}
.fresh path{stroke-width:4}.held path{stroke-width:2}.faster{stroke:#1a7f37;fill:#1a7f37}.slower{stroke:#cf222e;fill:#cf222e}
.no-difference,.inconclusive{stroke:#8b949e;fill:#8b949e}.held circle{fill:none;stroke-width:2}
@media (prefers-color-scheme:dark){text{fill:#9198a1}.faster{stroke:#3fb950;fill:#3fb950}.slower{stroke:#f85149;fill:#f85149}}
</style>
${[...grid, ...lines].join('\n')}
<text x="${left}" y="${bottom + 40}">change of CPU time; filled: profile of the measured workload, open: of another one</text>
</svg>
`;
}
