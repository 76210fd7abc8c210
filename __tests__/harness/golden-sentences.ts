import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type RunnerTestCase, type RunnerTestSuite, test } from 'vitest';
import type { ExpectedError } from '../../src/system/errors.ts';
import { failureOf } from '../contract/context.ts';

/**
 * The sentences that a command prints, in one golden file for each command. Tests assert kinds, values and places, and give
 * the sentences to `add`. The last line of a test file calls `compare`, which declares the test that compares the sentences
 * with `__tests__/golden/sentences/COMMAND.md`. So a reworded message changes one file, which is read as a whole. Several
 * test files share a golden file, and each has its own heading in it, so that each can run alone:
 *
 *     ## commands/rollback.test.ts
 *
 *     ### the newest change > replaced what was no use
 *
 *         error: `default.pgo` is not rolled back: …
 *         fix: Restore an older version by hand …
 *
 * To accept a change, run `npx vitest run FILE --maxWorkers 1 -u`: `-u` comes last because it takes what follows it for its
 * value, and with one worker because two test files cannot write the same golden file at once.
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
  /** Adds sentences to the scene that is named like the running test. A string is a message without a severity. */
  add(...said: readonly unknown[]): void;
  /** Like `add`, for the `ExpectedError` that `task` must end in; anything else fails the test. @returns the error. */
  addError(task: Promise<unknown>): Promise<ExpectedError>;
  /** Declares the test that compares the golden file. It must be the last one in its file. */
  compare(): void;
}

/**
 * @param command the name of the golden file; `every-command` has what several commands print.
 * @param unstable patterns of further values that differ from run to run, and what is written instead.
 */
export function goldenSentences(
  command: string,
  unstable: readonly (readonly [RegExp, string])[] = [],
): GoldenSentences {
  const path = fileURLToPath(new URL(`../golden/sentences/${command}.md`, import.meta.url));
  const scenes = new Map<string, ReadonlySet<string>>();
  const stable = (text: string) =>
    [...unstable, ...UNSTABLE].reduce((rest, [pattern, kind]) => rest.replace(pattern, kind), text);
  const add = (...said: readonly unknown[]) => {
    const scene = (expect.getState().currentTestName ?? '').replace(/\s+/g, ' ');
    const written = said.map((one) => indented(stable(inLines(one as Said | string)))).filter(Boolean);
    if (written.length > 0) scenes.set(scene, new Set([...(scenes.get(scene) ?? []), ...written]));
  };
  return {
    add,
    addError: async (task) => {
      const error = await failureOf(task);
      add({ severity: 'error', message: error.message, fix: error.fix });
      return error;
    },
    compare: () =>
      test('all sentences are those of the golden file', async ({ task }) => {
        const files = await testFilesOf(path);
        const file = relative(TESTS, task.file.filepath).replaceAll(sep, '/');
        // Where a test was left out or failed, its part of the golden file stays.
        const isWhole = testsOf(task.file).every(
          ({ id, mode, result }) => id === task.id || (mode === 'run' && result?.state === 'pass'),
        );
        const kept = isWhole ? [] : partsOf(files.get(file) ?? '', '### ');
        const added = [...scenes].map(([scene, said]) => [scene, [...said].join('\n\n')] as const);
        files.set(file, withHeadings([...new Map([...kept, ...added])], '### '));
        const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
        const text = `# What \`${command}\` says\n\n${withHeadings(sorted, '## ')}\n`;
        await expect(text).toMatchFileSnapshot(path);
      }),
  };
}

const TESTS = fileURLToPath(new URL('..', import.meta.url));

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

const UNSTABLE: readonly (readonly [RegExp, string])[] = [
  [new RegExp(REPOSITORY.replace(/\W/g, '\\$&'), 'g'), '<repository>/'],
  [/\b[0-9a-f]{40}\b|\b(?=[a-f]*\d)[0-9a-f]{12}\b/g, '<hash>'],
  ...[realpathSync(tmpdir()), tmpdir()].map(
    (folder) =>
      [
        new RegExp(`${folder.replace(/\W/g, '\\$&')}[/\\\\][\\w-]+(?:[/\\\\]work\\b)?`, 'g'),
        '<folder>',
      ] as const,
  ),
  [/(?<=https?:\/\/(?:[\w.-]+|\[::1\]):)\d{5}\b/g, '<port>'],
  [/\bgo1\.\d+(?:\.\d+)?\b/g, 'go<version>'],
];

function inLines(said: Said | string): string {
  if (typeof said === 'string') return said;
  const { severity, at, message, reason, fix } = said;
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

/** What a golden file has of each test file, by its path below `__tests__`. */
async function testFilesOf(path: string): Promise<Map<string, string>> {
  return new Map(existsSync(path) ? partsOf(await readFile(path, 'utf8'), '## ') : []);
}

/** The parts of a text below its headings, with the text of each heading. */
function partsOf(text: string, mark: string): [heading: string, part: string][] {
  const parts = text.split(new RegExp(`^${mark}`, 'm')).slice(1);
  return parts.map((part) => {
    const end = part.indexOf('\n');
    return [part.slice(0, end), part.slice(end).replace(/^\n+|\n+$/g, '')];
  });
}

function withHeadings(parts: readonly (readonly [heading: string, part: string])[], mark: string): string {
  return parts.map(([heading, part]) => `${mark}${heading}\n\n${part}`).join('\n\n');
}
