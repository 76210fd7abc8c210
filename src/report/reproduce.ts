import { shellWord, visible } from './escape.ts';
import { placeOf } from './public-view.ts';
import type { Report } from './report.ts';

/** Commands that repeat what a report tells, one per line. */
export function reproduceCommands({ command, subject, profile, build, comparison }: Report): string[] {
  const packageName = subject === undefined ? '' : ` --package ${shellWord(visible(subject.package))}`;
  const path = profile && visible(placeOf(profile));
  const profileOption = isDefault(profile) || path === undefined ? '' : ` --profile ${shellWord(path)}`;
  const commands: string[] = [];
  if (command === 'check') commands.push(`go-pgo check${packageName}${profileOption}`);
  if (build !== undefined || comparison !== undefined) {
    commands.push(`go-pgo compare${packageName}${profileOption}`);
  }
  if (path !== undefined) commands.push(`go-pgo inspect ${shellWord(path)}`);
  return commands;
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
