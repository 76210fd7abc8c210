import { shellWord, visible } from './escape.ts';
import type { Report } from './report.ts';

/** Commands that repeat what a report tells, one per line, without paths of the machine it was made on. */
export function reproduceCommands({ subject, profile }: Report): string[] {
  const packageName = subject === undefined ? '' : ` --package ${shellWord(visible(subject.package))}`;
  const path = profile && visible(profile.path);
  const isDefault = path === undefined || /(?:^|[/\\])default\.pgo$/.test(path);
  const profileOption = isDefault ? '' : ` --profile ${shellWord(path)}`;
  const commands = [`go-pgo compare${packageName}${profileOption}`];
  if (path !== undefined) commands.push(`go-pgo inspect ${shellWord(path)}`);
  return commands;
}

/** What merging does, for those who meet it the first time; plain text. */
export function whatMergingDoes({ profile }: Report): string[] {
  const isDefault = profile === undefined || /(?:^|[/\\])default\.pgo$/.test(profile.path);
  return [
    'Merging changes one data file, the profile, and no source code. What the program does stays the same; the compiler only inlines and orders hot code differently.',
    isDefault
      ? 'From then on every plain `go build` of this main package uses it (`-pgo=auto`), and the first build afterwards compiles all packages of the program anew.'
      : 'Builds use it that pass its path with `-pgo`, and the first build afterwards compiles all packages of the program anew.',
  ];
}

/** How to go back, for one build, for all, and for good; plain text. */
export function howToOptOut({ profile }: Report): string[] {
  const isDefault = profile === undefined || /(?:^|[/\\])default\.pgo$/.test(profile.path);
  return [
    'One build without PGO: `go build -pgo=off`.',
    isDefault
      ? 'No PGO at all: delete the profile.'
      : 'No PGO at all: build without the `-pgo` option and delete the profile.',
    'No more of these pull requests: set `publish: none` or remove the workflow.',
  ];
}
