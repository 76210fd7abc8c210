import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Finding } from '../../src/system/errors.ts';
import type { Ending } from '../../src/system/host.ts';

/** What the runner reads of a step that shows these findings: a real process, its real output. */

const HOST = new URL('../../src/system/github-host.ts', import.meta.url).href;

let workspace: string;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'go-pgo-host-'));
});

afterEach(() => rmSync(workspace, { recursive: true, force: true }));

function write(name: string, content: string | Uint8Array): string {
  const path = join(workspace, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

interface Step {
  readonly findings: readonly Finding[];
  readonly error?: Ending['error'];
  /** Ends without a result, as when nothing can be written. */
  readonly breaksOff?: true;
  /** Where the runner wants the job summary. */
  readonly summaryFile?: string;
}

/** The lines of a step, workflow commands and all. */
async function linesOf({ findings, error, breaksOff, summaryFile }: Step): Promise<string[]> {
  const ending = {
    outputs: {},
    summary: async () => '',
    text: 'The end.',
    json: '',
    ...(error && { error }),
  };
  const script = `
    import { githubHost } from ${JSON.stringify(HOST)};
    const host = githubHost();
    host.mask('s3cret-token');
    for (const finding of ${JSON.stringify(findings)}) host.finding(finding);
    ${breaksOff ? 'process.exitCode = 1;' : `await host.finish(${JSON.stringify(ending)});`}
  `;
  const env = { PATH: process.env['PATH'], GITHUB_WORKSPACE: workspace, GITHUB_STEP_SUMMARY: summaryFile };
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

describe('annotations', () => {
  it('stand on the line of a file in the workspace', async () => {
    const file = write('cmd/api/main.go', 'package main\n\nfunc main() {}\n');
    const finding = {
      severity: 'warning',
      file,
      line: 3,
      message: 'It is gone.',
      fix: 'Refresh it.',
    } as const;
    expect(await commandsOf({ findings: [finding] })).toEqual([
      '::warning title=PGO%3A cmd/api/main.go,file=cmd/api/main.go,line=3::It is gone. Refresh it.',
    ]);
    const named = { ...finding, file: 'cmd/api/main.go' };
    expect(await commandsOf({ findings: [named] })).toEqual(await commandsOf({ findings: [finding] }));
  });

  it('stand at a text file without a line, and only name what is none', async () => {
    const findings = [
      { severity: 'note', file: write('go.mod', 'module m\n'), message: 'Old.' },
      { severity: 'warning', file: write('default.pgo', new Uint8Array([31, 139, 8, 0])), message: 'Stale.' },
      { severity: 'warning', file: write('gone/x', '').replace(/x$/, 'y'), line: 1, message: 'Gone.' },
    ] as const;
    expect(await commandsOf({ findings })).toEqual([
      '::warning title=PGO%3A default.pgo::Stale.',
      '::warning title=PGO%3A gone/y::Gone.',
      '::notice title=PGO%3A go.mod,file=go.mod::Old.',
    ]);
  });

  it.each(['/etc/passwd', '../other/main.go', 'http://10.0.0.7:6060', ''])(
    'have no place at %j',
    async (file) => {
      const [command] = await commandsOf({
        findings: [{ severity: 'warning', file, line: 1, message: 'No.' }],
      });
      expect(command).not.toMatch(/,file=|,line=/);
    },
  );

  it('are errors where the job fails by them, and said once', async () => {
    const file = write('go.mod', 'module m\n');
    const own = {
      severity: 'error',
      file,
      line: 1,
      message: 'It is of another program.',
      fix: 'Refresh.',
    } as const;
    const left = { severity: 'error', source: 'http://a', message: 'It refused.' } as const;
    expect(await commandsOf({ findings: [left, own], error: { message: own.message } })).toEqual([
      '::error title=PGO%3A go.mod,file=go.mod,line=1::It is of another program. Refresh.',
      '::warning title=PGO%3A http%3A//a::It refused.',
    ]);
    expect(await commandsOf({ findings: [left], error: { message: 'Too few.', fix: 'Wait.' } })).toEqual([
      '::warning title=PGO%3A http%3A//a::It refused.',
      '::error::Too few. Wait.',
    ]);
    expect(await commandsOf({ findings: [left, own] })).toEqual([
      '::warning title=PGO%3A http%3A//a::It refused.',
      '::warning title=PGO%3A go.mod,file=go.mod,line=1::It is of another program. Refresh.',
    ]);
  });

  it('are ten of each level at most, the worst first, and say how many more there are', async () => {
    const many = (severity: Finding['severity'], count: number) =>
      Array.from({ length: count }, (_, i) => ({ severity, message: `${severity} ${i}` }));
    const findings = [...many('note', 12), ...many('warning', 20), ...many('error', 15)];
    const commands = await commandsOf({ findings, error: { message: 'It failed.' } });
    const of = (level: string) => commands.filter((line) => line.startsWith(`::${level}`));
    expect([of('error').length, of('warning').length, of('notice').length]).toEqual([10, 10, 10]);
    expect(of('error').slice(-2)).toEqual([
      '::error title=PGO::7 more errors: GitHub shows 10 of a step, the job summary has all of them.',
      '::error::It failed.',
    ]);
    expect(of('warning').at(-1)).toMatch(/^::warning title=PGO::11 more warnings: /);
    expect(of('notice').at(-1)).toMatch(/^::notice title=PGO::3 more notices: /);
    // Sources that were left out are warnings of the job, and still come before what is only doubtful.
    const left = findings.map((finding) => ({ ...finding, source: 'x' }));
    expect((await commandsOf({ findings: left }))[0]).toBe('::warning title=PGO%3A x::error 0');
  });

  it('are shown in the log at once, and nothing in them is a command', async () => {
    const message = 'bad\n::error::injected ##[error]injected s3cret-token';
    const lines = await linesOf({ findings: [{ severity: 'warning', message }] });
    expect(lines.filter((line) => line.startsWith('::'))).toEqual([
      '::add-mask::s3cret-token',
      '::warning title=PGO%3A warning::bad%0A::error::injected ##[error]injected ***',
    ]);
    const logged = lines.findIndex((line) => line.startsWith('warning: bad'));
    expect(logged).toBeGreaterThanOrEqual(0);
    expect(logged).toBeLessThan(lines.indexOf('The end.'));
  });

  it('are not lost when there is no result to be shown', async () => {
    const findings = [{ severity: 'error', message: 'The report cannot be written.' }] as const;
    expect(await commandsOf({ findings, breaksOff: true })).toEqual([
      '::error title=PGO%3A error::The report cannot be written.',
    ]);
  });
});

it('a job summary that cannot be written is a warning', async () => {
  const [warning, ...more] = await commandsOf({
    findings: [],
    summaryFile: join(workspace, 'nowhere', 'summary'),
  });
  expect(warning).toMatch(
    /^::warning[^:]*::There is no job summary: .+ The log and the report say the same\.$/,
  );
  expect(more).toEqual([]);
});
