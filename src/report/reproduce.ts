import { shellWord, visible } from './escape.ts';
import { placeOf, publicPath } from './public-view.ts';
import type { Report } from './report.ts';
import { isPrebuilt } from './sentences.ts';

/** Commands that repeat what a report tells, one per line; what begins with `#` says where the next ones are run. */
export function reproduceCommands(report: Report): string[] {
  const { command, profile, build, comparison, load } = report;
  const path = profile && visible(placeOf(profile));
  const program = programOptions(report);
  const commands: string[] = [];
  if (command === 'check') commands.push(`go-pgo check${program}`);
  if (build !== undefined || comparison !== undefined || load !== undefined) {
    if (build !== undefined && [build.baseline, build.candidate].some(isPrebuilt))
      commands.push('# with the paths of the binaries at hand');
    commands.push(`go-pgo compare${program}${sideOptions(report)}${settingOptions(report)}`);
  }
  if (path !== undefined) commands.push(`go-pgo inspect ${shellWord(path)}`);
  const kept = outputCommands(report);
  return kept.length === 0
    ? commands
    : [
        ...commands,
        `# in the output folder of this ${report.target === undefined ? 'run' : 'target'}`,
        ...kept,
      ];
}

/** Which program, and where its profile is; the config file says both of a target. */
function programOptions({ target, subject, profile }: Report): string {
  if (target !== undefined) return ` --target ${shellWord(visible(target))}`;
  const packageName = subject === undefined ? '' : ` --package ${shellWord(visible(subject.package))}`;
  const path = profile && visible(placeOf(profile));
  return isDefault(profile) || path === undefined
    ? packageName
    : `${packageName} --profile ${shellWord(path)}`;
}

const MERGED = 'the merged profile';

/** `--baseline` and `--candidate` where they are not the default ones. */
function sideOptions({ command, build, profile }: Report): string {
  if (build === undefined) return '';
  // What a refresh has merged is the committed profile on the branch that it proposes.
  const committed = new Set([
    'default.pgo',
    command === 'refresh' ? MERGED : undefined,
    profile && fileName(profile.path),
  ]);
  const option = (side: string, pgo: string, isDefaultSide: boolean) => {
    if (isDefaultSide) return '';
    const value = pgo === MERGED ? 'merged' : committed.has(pgo) ? 'committed' : visible(publicPath(pgo));
    return ` --${side} ${shellWord(value)}`;
  };
  const [baseline, candidate] = [build.baseline.pgo, build.candidate.pgo];
  return (
    option('baseline', baseline, baseline === 'off') +
    option('candidate', candidate, committed.has(candidate))
  );
}

/** What was measured, and how, where that is not the default. */
function settingOptions({ settings = {} }: Report): string {
  return Object.entries(settings)
    .map(([name, value]) => ` --${name} ${shellWord(visible(value))}`)
    .join('');
}

function fileName(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? path;
}

/** What other tools make of the files that a run left in its output folder. */
function outputCommands({ comparison, differences }: Report): string[] {
  const hasBenchmarks = comparison?.measurements.some(({ unit }) => unit === 'cpu-sec/op') === true;
  const diffs = (differences ?? []).flatMap(({ files }) => {
    if (files === undefined) return [];
    const [baseline, candidate] = [files.baseline, files.candidate].map((file) =>
      shellWord(visible(fileName(file))),
    );
    return [`go tool pprof -top -diff_base ${baseline} ${candidate}`];
  });
  return [...(hasBenchmarks ? ['benchstat baseline.bench.txt candidate.bench.txt'] : []), ...diffs];
}

/** Whether `go build` finds the profile by itself. */
function isDefault(profile: Report['profile']): boolean {
  return profile === undefined || /(?:^|[/\\])default\.pgo$/.test(profile.path);
}

/** What merging does, for those who meet it the first time; plain text. */
export function whatMergingDoes({ profile }: Report): string[] {
  return [
    'Merging changes one data file, the profile, and no source code. What the program does stays the same; the compiler only inlines, devirtualizes and arranges hot code differently.',
    isDefault(profile)
      ? 'From then on every plain `go build` of this main package uses it (`-pgo=auto`), and the first build afterwards compiles all packages of the program anew.'
      : 'Builds use it that pass its path with `-pgo`, and the first build afterwards compiles all packages of the program anew.',
  ];
}

/** What merging the profiles of several programs does, and how to go back; plain text. */
export function whatMergingSeveralDoes(proposed: readonly Report[]): string[] {
  const [first] = proposed;
  if (proposed.length === 1 && first !== undefined) return [...whatMergingDoes(first), ...howToOptOut(first)];
  const atDefault = proposed.filter(({ profile }) => isDefault(profile)).length;
  const uses =
    atDefault === proposed.length
      ? 'From then on every plain `go build` of these main packages uses its own (`-pgo=auto`)'
      : atDefault === 0
        ? 'Builds use them that pass their paths with `-pgo`'
        : 'From then on a plain `go build` uses each that is called `default.pgo` (`-pgo=auto`), and builds that pass its path with `-pgo` each other one';
  return [
    `Merging changes ${proposed.length} data files, the profiles, and no source code. What the programs do stays the same; the compiler only inlines, devirtualizes and arranges hot code differently.`,
    `${uses}, and the first builds afterwards compile all packages of these programs anew.`,
    'To leave one out: take its file out of this branch. One build without PGO: `go build -pgo=off`.',
    'No more of these pull requests: set `publish: none` or remove the workflow.',
  ];
}

/** How to go back, for one build, for all, and for good; plain text. */
export function howToOptOut({ profile }: Report): string[] {
  return [
    'One build without PGO: `go build -pgo=off`.',
    isDefault(profile)
      ? 'No PGO at all: delete the profile.'
      : 'No PGO at all: build without the `-pgo` option and delete the profile.',
    'No more of these pull requests: set `publish: none` or remove the workflow.',
  ];
}
