import { execFileSync } from 'node:child_process';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { whyNothingListens } from '../../src/serve/ports.ts';
import { keepFromTools } from '../../src/system/credentials.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { run, start } from '../../src/system/exec.ts';

const ENV = {
  PATH: process.env['PATH'],
  KEPT: 'kept',
  INPUT_TOKEN: 'secret-1',
  'INPUT_MIN-SAMPLES': 'secret-2',
  ACTIONS_RUNTIME_TOKEN: 'secret-3',
  ACTIONS_RESULTS_URL: 'secret-4',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'secret-5',
  ACTIONS_CACHE_URL: 'secret-6',
  ACTIONS_STEP_DEBUG: 'kept too',
};

it('hands on the environment without what is the action’s alone', async () => {
  const tool = await run(['env'], { cwd: '/', env: ENV });
  const group = await start(['env'], { cwd: '/', env: ENV });
  await group.exited;
  for (const printed of [tool.stdout.toString(), group.output()]) {
    expect(printed).toContain('KEPT=kept');
    expect(printed).toContain('ACTIONS_STEP_DEBUG=kept too');
    expect(printed).not.toContain('secret');
  }
});

it('tools find neither the token under any name nor the files of the step', async () => {
  keepFromTools('RENAMED');
  const env = { ...ENV, RENAMED: 'secret-7', GITHUB_OUTPUT: '/secret/8', GITHUB_TOKEN: 'secret-9' };
  const { stdout } = await run(['env'], { cwd: '/', env });
  expect(stdout.toString()).toContain('KEPT=kept');
  expect(stdout.toString()).not.toContain('secret');
});

it('ends a whole process group, also one that ignores the first signal', async () => {
  const group = await start(['sh', '-c', 'trap "" TERM; sleep 300 & echo ready; wait; sleep 300'], {
    cwd: '/',
    env: ENV,
  });
  await group.stop(300);
  // An ended process is listed until its parent has taken notice; that is not ours to hurry.
  const listed = execFileSync('ps', ['-eo', 'pgid=,stat=']).toString().split('\n');
  const alive = listed
    .map((line) => line.trim().split(/\s+/))
    .filter(([pgid, stat]) => Number(pgid) === group.pid && !stat?.startsWith('Z'));
  expect(alive).toEqual([]);
});

it('has ended a group only when nothing of it listens any more', async () => {
  for (let turn = 0; turn < 5; turn++) {
    // What listens is left in the background by a leader that ends at once; by its memory it takes a while to end.
    const listener = `const big = Buffer.alloc(2e8, 1); require('net').createServer().listen(0, '127.0.0.1', function () { console.log('port ' + this.address().port) })`;
    const group = await start(['sh', '-c', '"$0" -e "$1" & wait', process.execPath, listener], {
      cwd: '/',
      env: ENV,
    });
    const port = await expect
      .poll(() => /^port (\d+)$/m.exec(group.output())?.[1], { timeout: 20_000 })
      .toBeDefined()
      .then(() => Number(/^port (\d+)$/m.exec(group.output())?.[1]));
    await group.stop();
    expect(await whyNothingListens(new URL(`http://127.0.0.1:${port}`), AbortSignal.timeout(5_000))).toBe(
      'ECONNREFUSED',
    );
  }
});

it('ends a tool when the signal is aborted, with the reason', async () => {
  const controller = new AbortController();
  const running = run(['sleep', '300'], { cwd: '/', env: ENV, signal: controller.signal });
  setTimeout(() => controller.abort(new ExpectedError('Cancelled.')), 200);
  await expect(running).rejects.toThrow('Cancelled.');
});

it('ends a tool that is aborted before it runs', async () => {
  for (let turns = 0; turns < 12; turns++) {
    const controller = new AbortController();
    const begun = performance.now();
    const running = run(['sleep', '20'], { cwd: '/', env: ENV, signal: controller.signal });
    running.catch(() => {});
    for (let turn = 0; turn < turns; turn++) await setImmediate();
    controller.abort(new ExpectedError('Cancelled.'));
    await expect(running).rejects.toThrow('Cancelled.');
    expect(performance.now() - begun).toBeLessThan(15_000);
  }
});

it('says that something else ended a tool', async () => {
  const kill = ['sh', '-c', 'kill -KILL $$'] as const;
  const { signal } = new AbortController();
  await expect(run(kill, { cwd: '/', env: ENV, signal })).rejects.toThrow('`sh` was ended by SIGKILL.');
  await expect(run(kill, { cwd: '/', env: ENV })).rejects.toThrow('`sh` was ended by a signal.');
});

it('waits neither for a tool that takes no interrupt nor for what holds its pipes', async () => {
  const controller = new AbortController();
  const script = 'trap "" INT; sleep 300 & echo $! >&2; sleep 300';
  let survivor = 0;
  const running = run(['sh', '-c', script], {
    cwd: '/',
    env: ENV,
    signal: controller.signal,
    onStderrLine: (line) => {
      survivor = Number(line);
      controller.abort(new ExpectedError('Cancelled.'));
    },
  });
  await expect(running).rejects.toThrow('Cancelled.');
  process.kill(survivor, 'SIGKILL');
});

it.each([
  [
    'a program that is not there',
    { argv: 'no-such-program', cwd: '/' },
    'There is no `no-such-program` on the PATH.',
  ],
  [
    'a folder that is not there',
    { argv: 'sh', cwd: '/no/such/folder' },
    '`sh` cannot be started in /no/such/folder: no such file or directory.',
  ],
])('says that it cannot start %s', async (_, { argv, cwd }, message) => {
  await expect(start([argv], { cwd, env: ENV })).rejects.toThrow(message);
});

it('decodes characters that two chunks share, and keeps a last line without an end', async () => {
  const lines: string[] = [];
  const group = await start(['sh', '-c', String.raw`printf 'a\303'; sleep 0.2; printf '\244\nend'`], {
    cwd: '/',
    env: ENV,
    onLine: (line) => lines.push(line),
  });
  await group.exited;
  expect(lines).toEqual(['aä', 'end']);
});
