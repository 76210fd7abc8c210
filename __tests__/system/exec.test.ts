import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { keepFromTools } from '../../src/system/credentials.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { lastOutput, runTool, startProcess } from '../../src/system/exec.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const sentences = goldenSentences('every-command');

const ENV = { PATH: process.env['PATH'], KEPT: 'kept', ACTIONS_STEP_DEBUG: 'kept too' };
const options = { cwd: '/', env: ENV };

it('keeps the action’s inputs, the token and the files of the step from tools', async () => {
  keepFromTools('RENAMED');
  const own = {
    ...{ INPUT_TOKEN: 'secret', 'INPUT_MIN-SAMPLES': 'secret', ACTIONS_RUNTIME_TOKEN: 'secret' },
    ...{ ACTIONS_RESULTS_URL: 'secret', ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'secret', RENAMED: 'secret' },
    ...{ ACTIONS_CACHE_URL: 'secret', GITHUB_OUTPUT: '/secret', GITHUB_TOKEN: 'secret' },
  };
  const env = { ...ENV, ...own };
  const tool = await runTool(['env'], { cwd: '/', env });
  const group = await startProcess(['env'], { cwd: '/', env });
  await group.exited;
  for (const printed of [tool.stdout.toString(), group.output()]) {
    expect(printed).toContain('KEPT=kept');
    expect(printed).toContain('ACTIONS_STEP_DEBUG=kept too');
    expect(printed).not.toContain('secret');
  }
});

it('ends a whole process group, also one that ignores the first signal', async () => {
  const group = await startProcess(
    ['sh', '-c', 'trap "" TERM; sleep 300 & echo ready; wait; sleep 300'],
    options,
  );
  await group.stop(300);
  // An ended process is listed until its parent has noticed.
  const listed = execFileSync('ps', ['-eo', 'pgid=,stat=']).toString().split('\n');
  const alive = listed
    .map((line) => line.trim().split(/\s+/))
    .filter(([pgid, stat]) => Number(pgid) === group.pid && !stat?.startsWith('Z'));
  expect(alive).toEqual([]);
});

it('ends a tool when the signal is aborted, however early', async () => {
  for (let turns = 0; turns < 12; turns++) {
    const controller = new AbortController();
    const running = runTool(['sleep', '300'], { ...options, signal: controller.signal });
    running.catch(() => {});
    for (let turn = 0; turn < turns; turn++) await setImmediate();
    controller.abort(new ExpectedError('Cancelled.'));
    await expect(running).rejects.toThrow('Cancelled.');
  }
});

it('ends a tool that prints more than it may, in lines or in one', async () => {
  const endless = (command: string) =>
    runTool(['sh', '-c', command], { ...options, maxOutput: 16 * 1024 ** 2 });
  for (const command of ['yes', "tr '\\0' x </dev/zero", 'yes >&2', 'trap "" INT; yes'])
    await expect(endless(command), command).rejects.toThrow(/`sh` printed more than 16 MiB/);
  const { stdout } = await endless("head -c 16777216 /dev/zero | tr '\\0' x");
  expect(stdout.length).toBe(16 * 1024 ** 2);
});

it('keeps the beginning of each long line, and counts only what it keeps', async () => {
  const long = `head -c 300000 /dev/zero | tr '\\0' x`;
  const script = `for i in 1 2 3; do printf "$i " >&2; ${long} >&2; echo >&2; done; printf end >&2`;
  const short = { ...options, maxOutput: 10_000, maxLine: 1_000 };
  const { stderr } = await runTool(['sh', '-c', script], short);
  const rest = 'x'.repeat(998);
  expect(stderr).toBe(`1 ${rest}\n2 ${rest}\n3 ${rest}\nend`);
});

it('waits neither for a tool that ignores interrupts nor for a child that holds its pipes', async () => {
  await using folder = await temporaryFolder();
  const controller = new AbortController();
  const script = 'trap "" INT; sleep 300 & echo $! >pid; sleep 300';
  const { signal } = controller;
  const running = runTool(['sh', '-c', script], { ...options, cwd: folder.path, signal });
  running.catch(() => {});
  const pid = () => readFile(join(folder.path, 'pid'), 'utf8').catch(() => '');
  await vi.waitUntil(async () => (await pid()).endsWith('\n'), { timeout: 60_000 });
  controller.abort(new ExpectedError('Cancelled.'));
  await expect(running).rejects.toThrow('Cancelled.');
  process.kill(Number(await pid()), 'SIGKILL');
});

it('reports a tool that another process ended, and one that cannot start', async () => {
  const kill = ['sh', '-c', 'kill -KILL $$'] as const;
  const { signal } = new AbortController();
  for (const more of [{}, { signal }])
    expect((await sentences.addError(runTool(kill, { ...options, ...more }))).message).toMatch(
      /`sh`.* SIGKILL\b/,
    );
  for (const begin of [runTool, startProcess])
    expect((await sentences.addError(begin(['no-such-program'], options))).message).toContain(
      '`no-such-program`',
    );
  const lost = startProcess(['sh'], { cwd: '/no/such/folder', env: ENV });
  expect((await sentences.addError(lost)).message).toMatch(
    /`sh`.* \/no\/such\/folder: no such file or directory/,
  );
});

it('shows of a progress display what it showed last', async () => {
  const lines: string[] = [];
  await using shown = await startProcess(['printf', '0 %%\r50 %%\r\n1 of 2\r2 of 2'], {
    ...options,
    onLine: (line) => lines.push(line),
  });
  await shown.exited;
  expect([lines, lastOutput(shown.output())]).toEqual([
    ['50 %', '2 of 2'],
    'It printed last: 50 % | 2 of 2.',
  ]);
});

it.each([
  [
    'the flag package',
    'error: invalid value "8080/x" for flag -port: parse error\n\nUsage of web:\n  -port int\n    \tthe port\n',
    'It said: invalid value "8080/x" for flag -port: parse error.',
  ],
  [
    'other packages',
    'Error: unknown command "serv"\n\nUsage:\n  web [command]\n\nFlags:\n  -h, --help\n',
    'It printed last: Error: unknown command "serv".',
  ],
  [
    'a program that only prints its usage',
    'Usage:\n  web [command]\n',
    'It printed last: Usage: | web [command].',
  ],
])('shows the reason of a wrong argument, and not the help that follows: %s', (_, output, said) =>
  expect(lastOutput(output)).toBe(said),
);

sentences.compare();
