import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Canaries, Leak } from './canary.ts';
import type { Place } from './cli.ts';

const ACTION = fileURLToPath(new URL('../../src/action.ts', import.meta.url));
/** Files that a runner gives a step in addition to its inputs. */
const RUNNER_FILES = ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY', 'GITHUB_ENV', 'GITHUB_STATE', 'GITHUB_PATH'];

/** What came out of a run, by where it came out. */
export type Remains = ReadonlyMap<string, string | Uint8Array>;

/** Runs the action as the runner does: inputs and files by the environment, and nothing else of this process's. */
export async function runAction(
  place: Place,
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly exitCode: number; readonly remains: Map<string, string | Uint8Array> }> {
  const files = RUNNER_FILES.map((name) => [name, join(place.tmp, name)] as const);
  for (const [, path] of files) writeFileSync(path, '');
  const given = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  const child = spawn(process.execPath, [ACTION], {
    cwd: place.cwd,
    env: {
      ...{ HOME: process.env['HOME'], GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: place.cwd },
      ...{ RUNNER_TEMP: place.tmp, TMPDIR: place.tmp },
      ...Object.fromEntries([...files, ...given]),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  // The runner does not show these lines.
  const shown = stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  return {
    exitCode: exitCode as number,
    remains: new Map<string, string | Uint8Array>([
      ['stdout', shown.join('\n')],
      ['stderr', stderr],
      ...filesBelow(place.tmp),
    ]),
  };
}

/** Every file below `folder` and its name, but for those that the test itself has put there. */
export function filesBelow(folder: string, but: readonly string[] = []): [string, Uint8Array][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => !but.some((one) => path.startsWith(one)) && statSync(path).isFile())
    .map((path) => [relative(folder, path), readFileSync(path)]);
}

/** All secrets that came out, one line each: an empty text is what a test wants. */
export function leaks(canaries: Canaries, remains: Remains): string {
  const found = [...remains].flatMap(([where, content]) => [
    ...canaries.in(where, content),
    ...canaries.in(`the name of ${where}`, where),
  ]);
  return found.map(lineOf).join('\n');
}

function lineOf({ canary, where, as, context }: Leak): string {
  return `${canary} is in ${where} (${as}): ${JSON.stringify(context.slice(0, 160))}`;
}
