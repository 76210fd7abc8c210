import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runAction } from '../harness/canary-run.ts';
import { makePlace, type Place } from '../harness/cli.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { fixtures } from '../harness/profiles.ts';

/** A bug, wherever it is thrown, and whatever its message holds: the log stays harmless, and the run still leaves its results. */

const RENDER = join(fixtures, 'render-1.pprof');
const MESSAGE =
  'bad name: a\n::set-output name=decision::keep\n  ::add-mask::main\r::stop-commands::x\n##[error]no\n##vso[task.x]y\u001b[2J\u202e s3cret-of-the-run';

/** As soon as the run starts its first program, it is under way. */
const WHEN_BEGUN = `import { subscribe, unsubscribe } from 'node:diagnostics_channel';
  const whenBegun = (crash) => {
    const onChild = () => { unsubscribe('child_process', onChild); setTimeout(crash, 1); };
    subscribe('child_process', onChild);
  };`;

const CRASHES = {
  'an exception in a stage': `const parse = JSON.parse;
    JSON.parse = (text, ...more) => { if (text.includes('GOVERSION')) throw new TypeError(message); return parse(text, ...more); };`,
  'an exception in a callback': `${WHEN_BEGUN} whenBegun(() => { throw new TypeError(message); });`,
  'a rejection without a handler': `${WHEN_BEGUN} whenBegun(() => void Promise.reject(new TypeError(message)));`,
};

let place: Place;
beforeEach(async () => {
  place = await makePlace(TINY);
  await makeRepository(place.cwd);
});
afterEach(() => place[Symbol.asyncDispose]());

async function preloaded(code: string): Promise<string> {
  await place.write({ '../crash.mjs': `const message = ${JSON.stringify(MESSAGE)};\n${code}` });
  return `--import=${pathToFileURL(place.path('../crash.mjs')).href}`;
}

/** Neither a command of GitHub's runner, old or new, nor one of Azure Pipelines, nor a control character. */
function expectHarmless(log: string): void {
  for (const line of log.split(/\r?\n|\r/)) {
    const isOurs = /^::(?:error|warning|notice)(?: |::)/.test(line);
    if (!isOurs) expect(line).not.toMatch(/^\s*::/);
    expect(line).not.toMatch(/##\w*\[/);
    expect(line).not.toMatch(/[\0-\x08\x0b-\x1f\x7f-\x9f\u202e]/);
  }
}

test.each(Object.entries(CRASHES))(
  'on GitHub, %s leaves a summary, outputs and a result',
  async (_, code) => {
    const inputs = {
      command: 'collect',
      sources: `- ${RENDER}\n- command: sleep 2`,
      'output-directory': 'out',
    };
    const env = {
      PATH: process.env['PATH'] ?? '',
      NODE_OPTIONS: await preloaded(code),
      API_TOKEN: 's3cret-of-the-run',
    };
    const { exitCode, remains } = await runAction(place, inputs, env);
    const of = (name: string) => Buffer.from(remains.get(name) ?? '').toString();
    expect(exitCode).toBe(1);
    expect(of('stderr')).toContain('TypeError: bad name: a');
    expect(of('stderr')).toMatch(/\n\s+at /);
    for (const log of ['stdout', 'stderr']) {
      expectHarmless(of(log));
      expect(of(log)).not.toContain('s3cret');
    }
    expect(of('GITHUB_STEP_SUMMARY')).toContain('bug in Go PGO Action');
    expect(of('GITHUB_OUTPUT')).toContain('result.json');
    const result = JSON.parse(await readFile(place.path('out/result.json'), 'utf8'));
    expect(result).toMatchObject({
      command: 'collect',
      error: {
        message: expect.stringContaining('TypeError: bad name: a ::set-output'),
        fix: expect.stringContaining('/issues'),
      },
    });
    expect(existsSync(place.path('out/report.html'))).toBe(true);
  },
);

test.each(Object.entries(CRASHES))('in a terminal, %s leaves the document and a result', async (_, code) => {
  const ended = await place.run(
    ['collect', '--source', RENDER, '--source', 'command: sleep 2', '--output-directory', 'out', '--json'],
    {
      env: { NODE_OPTIONS: await preloaded(code), API_TOKEN: 's3cret-of-the-run' },
    },
  );
  expect(ended.exitCode).toBe(1);
  expect(ended.stderr).toContain('TypeError: bad name: a');
  expectHarmless(ended.stderr);
  expectHarmless(ended.stdout);
  expect(ended.stdout + ended.stderr).not.toContain('s3cret');
  expect(JSON.parse(ended.stdout).error.message).toMatch(/bug in Go PGO Action: TypeError: bad name/);
  expect(existsSync(place.path('out/result.json'))).toBe(true);
});

test('what libraries, Node and arguments print begins no command either', async () => {
  const hostile = 'x\n::set-output name=a::b\n##[set-env name=c]d';
  const code = `process.stdout.write('\\n:'); process.stdout.write(':set-output name=split::x\\n');
    setTimeout(() => {
      process.emitWarning(message);
      console.log(message);
      console.error(message);
      process.stdout.write('\\n:');
      process.stdout.write(':set-output name=split::x\\n');
      process.stderr.write('#');
      process.stderr.write('#[error]x\\n');
      process.stderr.write(Buffer.from('::error::bytes\\n'));
    }, 100);`.replace(/^.*split::x\\n'\);\n/, '');
  for (const args of [
    ['collect', '--source', RENDER, '--output-directory', 'out'],
    ['inspect', hostile],
    [hostile],
    ['check', `--${hostile}`],
  ]) {
    const ended = await place.run(args, { env: { NODE_OPTIONS: await preloaded(code) } });
    expectHarmless(ended.stdout);
    expectHarmless(ended.stderr);
  }
});

test('a file whose name holds commands does not put them into the log', async () => {
  const name = 'a\n::set-output name=decision::keep\n::add-mask::main\n.#x.go';
  await symlink('nowhere', place.path(name));
  await place.write({ 'default.pgo': await readFile(RENDER) });
  for (const args of [['check'], ['check', '--json'], ['collect', '--source', RENDER], ['init', '--yes']]) {
    const ended = await place.run([...args], {});
    expectHarmless(ended.stdout);
    expectHarmless(ended.stderr);
  }
});
