import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, type RunnerTestCase, type RunnerTestSuite, test } from 'vitest';

/**
 * The sentences that a command prints, in one golden file for each file of tests. Tests assert kinds, values and places, and
 * give the sentences to `add`. The last line of the file calls `compare`, which declares the test that compares all sentences
 * with `__tests__/golden/sentences/NAME.md`. So a reworded message changes one file, which is read as a whole. To accept
 * the change, run `npx vitest run FILE -u`, because `-u` takes what follows it for its value. A golden file looks like this:
 *
 *     ## the newest change > replaced what was no use
 *
 *         error: `default.pgo` is not rolled back: …
 *         fix: Restore an older one by hand …
 *
 * Values that differ from run to run, such as commits and folders, are replaced by their kind: `<hash>`.
 */

/** What a test gives to the golden file: a finding, an error (without a severity), or the reason of a publication. */
export interface Said {
  readonly severity?: string;
  /** The file, or file and line, that a finding is about. */
  readonly at?: string;
  readonly message?: string;
  readonly reason?: string;
  readonly fix?: string;
}

export interface GoldenSentences {
  /** Adds sentences to the scene that is named like the running test. */
  add(...said: readonly unknown[]): void;
  /** Like `add`, for the error that `task` is expected to throw. @returns the error. */
  addError(task: Promise<unknown>): Promise<Error & { readonly fix?: string }>;
  /** Declares the test that compares the golden file. It must be the last one in its file. */
  compare(): void;
}

/** @param unstable patterns of further values that differ from run to run, and what is written instead. */
export function goldenSentences(
  name: string,
  unstable: readonly (readonly [RegExp, string])[] = [],
): GoldenSentences {
  const path = fileURLToPath(new URL(`../golden/sentences/${name}.md`, import.meta.url));
  const scenes = new Map<string, string>();
  const stable = (text: string) =>
    [...unstable, ...UNSTABLE].reduce((rest, [pattern, kind]) => rest.replace(pattern, kind), text);
  const add = (...said: readonly unknown[]) => {
    const scene = (expect.getState().currentTestName ?? '').replace(/\s+/g, ' ');
    const written = said.map((one) => indented(stable(inLines(one as Said)))).join('\n\n');
    if (written.trim() !== '')
      scenes.set(scene, [scenes.get(scene) ?? '', written].filter(Boolean).join('\n\n'));
  };
  return {
    add,
    addError: async (task) => {
      const error = await task.then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      if (!(error instanceof Error)) throw new Error('an error was expected');
      add({ severity: 'error', message: error.message, fix: (error as Said).fix });
      return error;
    },
    compare: () =>
      test('all sentences are those of the golden file', async ({ task }) => {
        // Where a test was left out or failed, its part of the golden file stays.
        const isWhole = testsOf(task.file).every(
          ({ id, mode, result }) => id === task.id || (mode === 'run' && result?.state === 'pass'),
        );
        const kept = isWhole ? new Map<string, string>() : scenesOf(await readFile(path, 'utf8'));
        const all = [...new Map([...kept, ...scenes])].map(([scene, said]) => `## ${scene}\n\n${said}\n`);
        await expect([`# What \`${name}\` says\n`, ...all].join('\n')).toMatchFileSnapshot(path);
      }),
  };
}

const UNSTABLE: readonly (readonly [RegExp, string])[] = [
  [/\b[0-9a-f]{40}\b|\b(?=[a-f]*\d)[0-9a-f]{12}\b/g, '<hash>'],
  ...[realpathSync(tmpdir()), tmpdir()].map(
    (folder) =>
      [
        new RegExp(`${folder.replace(/\W/g, '\\$&')}[/\\\\][\\w-]+(?:[/\\\\]work\\b)?`, 'g'),
        '<folder>',
      ] as const,
  ),
  [/\b\d+\.\d+ %/g, '<n> %'],
  [/\bgo1\.\d+(?:\.\d+)?\b/g, 'go<version>'],
];

function inLines({ severity, at, message, reason, fix }: Said): string {
  const kind = severity ?? (message === undefined ? '' : 'error');
  const head = [kind, at && `at ${at}`].filter(Boolean).join(' ');
  const lines = [
    message !== undefined && `${head}: ${message}`,
    reason !== undefined && `reason: ${reason}`,
    fix !== undefined && `fix: ${fix}`,
  ];
  return lines.filter((line) => line !== false).join('\n');
}

/** As a code block of Markdown, in which a pull request's own headings are none of the golden file's. */
function indented(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${line}`))
    .join('\n');
}

function testsOf({ tasks }: RunnerTestSuite): RunnerTestCase[] {
  return tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task) : [task]));
}

/** The scenes of a golden file, by their names. */
function scenesOf(text: string): Map<string, string> {
  const parts = text.split(/^## /m).slice(1);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end).replace(/^\n+|\n+$/g, '')];
    }),
  );
}
