import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Finding } from '../../src/system/errors.ts';
import type { Ending } from '../../src/system/host.ts';
import { temporaryFolder } from '../harness/temporary.ts';

/** What the runner reads of a step with these findings: a real process, its real output. */

const HOST = new URL('../../src/system/github-host.ts', import.meta.url).href;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder[Symbol.asyncDispose]());

function write(name: string, content: string | Uint8Array): string {
  const path = join(folder.path, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

interface Step {
  readonly findings?: readonly Finding[];
  readonly error?: Ending['error'];
  /** Ends without a result, as when nothing can be written. */
  readonly breaksOff?: true;
  /** Where the runner wants the job summary. */
  readonly summaryFile?: string;
}

/** The lines of a step, workflow commands and all. */
async function linesOf({ findings = [], error, breaksOff, summaryFile }: Step): Promise<string[]> {
  const ending = { outputs: {}, text: 'The end.', json: '', error };
  const script = `
    import { githubHost } from ${JSON.stringify(HOST)};
    const host = githubHost();
    host.mask('s3cret-token');
    for (const finding of ${JSON.stringify(findings)}) host.finding(finding);
    const ending = { ...${JSON.stringify(ending)}, summary: async () => '' };
    ${breaksOff ? 'process.exitCode = 1;' : 'await host.finish(ending);'}
  `;
  const env = { PATH: process.env['PATH'], GITHUB_WORKSPACE: folder.path, GITHUB_STEP_SUMMARY: summaryFile };
  const stdout = await new Promise<string>((resolve, reject) =>
    execFile(process.execPath, ['--input-type=module', '-e', script], { env }, (failure, out) =>
      failure === null || breaksOff ? resolve(out) : reject(failure),
    ),
  );
  return stdout.split('\n');
}

async function commandsOf(step: Step): Promise<string[]> {
  return (await linesOf(step)).filter((line) => /^::(?:error|warning|notice)/.test(line));
}

it('annotations stand at files of the workspace that GitHub can show', async () => {
  const file = write('cmd/api/main.go', 'package main\n\nfunc main() {}\n');
  const findings: Finding[] = [
    { severity: 'warning', file, line: 3, message: 'It is gone.', fix: 'Refresh it.' },
    { severity: 'warning', file: 'cmd/api/main.go', line: 3, message: 'By name.' },
    { severity: 'note', file: write('go.mod', 'module m\n'), message: 'Old.' },
    { severity: 'warning', file: write('default.pgo', new Uint8Array([31, 139, 8, 0])), message: 'Stale.' },
    { severity: 'warning', file: join(folder.path, 'gone/y'), line: 1, message: 'Gone.' },
    { severity: 'warning', file: '../other/main.go', line: 1, message: 'Elsewhere.' },
    { severity: 'warning', file: 'http://10.0.0.7:6060', line: 1, message: 'A server.' },
  ];
  expect(await commandsOf({ findings })).toEqual([
    '::warning title=PGO%3A cmd/api/main.go,file=cmd/api/main.go,line=3::It is gone. Refresh it.',
    '::warning title=PGO%3A cmd/api/main.go,file=cmd/api/main.go,line=3::By name.',
    '::warning title=PGO%3A default.pgo::Stale.',
    '::warning title=PGO%3A gone/y::Gone.',
    '::warning title=PGO%3A ../other/main.go::Elsewhere.',
    '::warning title=PGO%3A http%3A/10.0.0.7%3A6060::A server.',
    '::notice title=PGO%3A go.mod,file=go.mod::Old.',
  ]);
});

it('annotations are errors where the job fails by them, come worst first, and are not repeated', async () => {
  const own: Finding = { severity: 'error', message: 'It is of another program.', fix: 'Refresh.' };
  const left: Finding = { severity: 'error', source: 'http://a', message: 'It refused.' };
  const doubtful: Finding = { severity: 'warning', message: 'It is old.' };
  expect(await commandsOf({ findings: [doubtful, left, own], error: { message: own.message } })).toEqual([
    '::error title=PGO%3A error::It is of another program. Refresh.',
    '::warning title=PGO%3A http%3A//a::It refused.',
    '::warning title=PGO%3A warning::It is old.',
  ]);
  expect(await commandsOf({ findings: [left], error: { message: 'Too few.', fix: 'Wait.' } })).toEqual([
    '::error::Too few. Wait.',
    '::warning title=PGO%3A http%3A//a::It refused.',
  ]);
  expect(await commandsOf({ findings: [own] })).toEqual([
    '::warning title=PGO%3A error::It is of another program. Refresh.',
  ]);
  expect(await commandsOf({ findings: [own], breaksOff: true })).toEqual([
    '::error title=PGO%3A error::It is of another program. Refresh.',
  ]);
});

it('findings are in the log at once, and nothing in them is a command', async () => {
  const message = 'bad\n::error::injected ##[error]injected s3cret-token';
  const lines = await linesOf({ findings: [{ severity: 'warning', message }] });
  expect(lines.filter((line) => line.startsWith('::'))).toEqual([
    '::add-mask::s3cret-token',
    '::warning title=PGO%3A warning::bad%0A::error::injected ## [error]injected ***',
  ]);
  const logged = lines.findIndex((line) => line.startsWith('warning: bad'));
  expect(logged).toBeGreaterThanOrEqual(0);
  expect(logged).toBeLessThan(lines.indexOf('The end.'));
});
