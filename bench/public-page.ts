import type { Figures, Program, Results } from './public.ts';

type Steps = Readonly<Record<string, Figures | undefined>>;
type Row = readonly [program: Program, steps: Steps];

/** docs/results.md, and its chart. */
export function pageOf(listed: readonly Program[], { machine, go, programs }: Results) {
  const rows = listed.flatMap((one): Row[] =>
    one.name in programs ? [[one, programs[one.name] as Steps]] : [],
  );
  const having = (step: string) => rows.filter(([, steps]) => steps[step] && !steps[step]?.['error']);
  const measured = having('gain')
    .filter(([, { gain }]) => gain?.['change'] !== undefined)
    .sort(([, a], [, b]) => Number(a['gain']?.['change']) - Number(b['gain']?.['change']));
  const dates = rows.flatMap(([, steps]) => Object.values(steps).flatMap((one) => one?.['date'] ?? []));
  const failed = rows.flatMap(([program, steps]) =>
    Object.entries(steps).flatMap(([step, one]) =>
      one?.['error'] ? [[linked(program), step, `${one['error']}`]] : [],
    ),
  );
  const text = `# Results: public programs

Does PGO help? These programs were measured with our command line alone on ${machine}, Linux, ${go}, ${[...new Set(dates)].sort().at(-1)}, while others
used the machine. [public.yml](../bench/public.yml) has versions, workloads and benchmarks. \`npm run public -- --clones FOLDER\` measures what is missing
and writes this page, \`npm run public -- --quick\` repeats three programs in ten minutes.

## Gain

CPU time with the profile against \`-pgo=off\`, with its [95 % interval](measuring.md). *Covers*: share of the profile's weight in functions that were seen while
measuring. *Held out*: the same measurement with a profile of another workload of the program. A profile of the very workload that judges it
shows the most that can be had, not what production will have.

![Change of the CPU time of each program with its interval; zero is marked](images/results.svg)

${table(
  'program|kind|-change, %|95 % interval|verdict|-covers|-held out, %|95 % interval|-covers',
  measured.map(([program, { gain, 'held out': other }]) => [
    ...[
      linked(program),
      program.kind,
      ...change(gain),
      `${gain?.['verdict']}`,
      percent(gain?.['coverage'], 0),
    ],
    ...[...change(other), percent(other?.['coverage'], 0)],
  ]),
)}

## Committed profiles

What [\`check\`](checking.md) says of them. *Reaches*: share of the weight that the compiler finds in today's source; *repaired*: the same after [\`repair\`](staleness.md).

${table(
  'program|recorded|-samples|-call edges|-bytes|-reaches|-repaired|decision|-errors|-warnings',
  having('check').map(([program, { check: it = {} }]) => [
    ...[
      linked(program),
      `${it['from'] ?? 'unknown'}`,
      whole(it['samples']),
      whole(it['edges']),
      whole(it['bytes']),
    ],
    ...[
      percent(it['reaches']),
      percent(it['repaired']),
      `\`${it['decision']}\``,
      `${it['errors']}`,
      `${it['warnings']}`,
    ],
  ]),
)}

${table(
  'program|-committed, %|95 % interval|-repaired, %|95 % interval|-fresh, %|95 % interval|-another workload, %|95 % interval',
  having('committed').map(([program, steps]) => [
    linked(program),
    ...['committed', 'repaired', 'gain', 'held out'].flatMap((name) => change(steps[name])),
  ]),
)}

## Cost

With the profile against without. *Build*: CPU time of the first build with that profile, which compiles all packages again. *In git*: the first commit
of the profile, compressed.

${table(
  'program|-binary, MB|-growth|-build, CPU s|-in git|-calls inlined|-no longer|-sum of frames|-functions that grew',
  measured.map(([program, { gain = {}, profile, build }]) => {
    const [size, frames, grown] = ['size', 'frames', 'grown'].map((name) => pair(gain[name]));
    const [gained, lost] = pair(gain['inlined']);
    return [
      ...[
        linked(program),
        ((size?.[0] ?? 0) / 1e6).toFixed(1),
        growth(size),
        whole(build && Math.round(Number(build['seconds']))),
      ],
      ...[kilobytes(profile?.['deflated']), whole(gained), whole(lost), growth(frames)],
      percent((grown?.[0] ?? Number.NaN) / (grown?.[1] ?? 1)),
    ];
  }),
)}

## Chains

The versions of a committed profile, given to \`diff\` one after the other as \`refresh\` would have seen them. *Refused*: no usable CPU profile, or fewer samples than \`min-samples\`.
*Kept*: within the noise, so no pull request. Sizes are packs after \`git gc --aggressive\` with these commits alone.

${table(
  'repository|-versions|-refused|-kept|-proposed|-as committed|-all, compacted|-proposed, compacted',
  having('chain').map(([program, { chain = {} }]) => [
    linked(program),
    ...['versions', 'refused', 'kept', 'proposed'].map((name) => whole(chain[name])),
    ...pair(chain['bytes']).map(kilobytes),
  ]),
)}
${failed.length === 0 ? '' : `\n## Not measured\n\n${table('program|step|reason', failed)}\n`}`;
  return { text, chart: picture(measured) };
}

/** A column whose name begins with `-` is one of numbers. */
function table(head: string, rows: readonly (readonly string[])[]): string {
  const names = head.split('|');
  const rule = names.map((one) => (one.startsWith('-') ? '--:' : '---'));
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const lines = [names.map((one) => one.replace('-', '')), rule, ...rows.map((cells) => cells.map(cell))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function linked({ name, module, url = module && `https://pkg.go.dev/${module}` }: Program): string {
  return url ? `[${name}](${url})` : name;
}

const isKnown = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const pair = (value: Figures[string]) => (Array.isArray(value) ? (value as number[]) : []);
const signed = (share: number, digits: number) =>
  `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(digits)}`;
const percent = (share: Figures[string], digits = 1) =>
  isKnown(share) ? `${(100 * Number(share)).toFixed(digits)} %` : '';
const growth = ([before, after]: number[] = []) =>
  before && after ? `${signed(after / before - 1, 1)} %` : '';
const whole = (value: Figures[string]) => (isKnown(value) ? Number(value).toLocaleString('en') : '');
const kilobytes = (value: Figures[string]) =>
  isKnown(value) ? `${whole(Math.ceil(Number(value) / 1024))} KB` : '';

/** The change and its interval, or why there is none. */
function change(figures: Figures | undefined): [string, string] {
  const [low, high] = pair(figures?.['interval']);
  if (low !== undefined && high !== undefined)
    return [signed(Number(figures?.['change']), 2), `${signed(low, 2)} to ${signed(high, 2)}`];
  return [figures === undefined ? '' : figures['error'] ? 'failed' : `${figures['verdict'] ?? 'kept'}`, ''];
}

/** For each program its interval as a line, and the held-out one below, thinner and with an open dot. */
function picture(rows: readonly Row[]): string {
  const [left, width] = [150, 620];
  const bottom = 20 + rows.length * 30;
  const bounds = rows.flatMap(([, steps]) =>
    ['gain', 'held out'].flatMap((step) => pair(steps[step]?.['interval'])),
  );
  const [low, high] = [Math.min(-0.02, ...bounds) - 0.005, Math.max(0.01, ...bounds) + 0.005];
  const x = (value: number) => (left + ((value - low) / (high - low)) * width).toFixed(1);
  const step = [0.01, 0.02, 0.05, 0.1].find((one) => (high - low) / one <= 12) ?? 0.2;
  const grid = Array.from({ length: 100 }, (_, at) => (at - 50) * step)
    .filter((tick) => tick >= low && tick <= high)
    .map((tick) => {
      const [kind, label] = tick === 0 ? ['zero', '0'] : ['grid', `${signed(tick, 0)} %`];
      return `<path class="${kind}" d="M${x(tick)} 12V${bottom}"/><text x="${x(tick)}" y="${bottom + 16}" text-anchor="middle">${label}</text>`;
    });
  const mark = (figures: Figures | undefined, y: number, kind: string) => {
    const [from, to] = pair(figures?.['interval']);
    if (from === undefined || to === undefined) return '';
    const kinds = `${figures?.['verdict']}`.replace(' ', '-');
    return `<g class="${kinds} ${kind}"><path d="M${x(from)} ${y}H${x(to)}"/><circle cx="${x(Number(figures?.['change']))}" cy="${y}" r="4"/></g>`;
  };
  const lines = rows.map(([{ name }, { gain, 'held out': other }], at) => {
    const y = 28 + at * 30;
    return `<text x="${left - 12}" y="${y + 5}" text-anchor="end">${name}</text>${mark(gain, y - 4, 'fresh')}${mark(other, y + 7, 'held')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 20} ${bottom + 50}" font-family="sans-serif" font-size="13">
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
