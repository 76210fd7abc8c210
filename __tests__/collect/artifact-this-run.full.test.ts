import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STAND_INS } from '../harness/act/action-folders.ts';
import { runWorkflow, type WorkflowResult } from '../harness/act/workflow.ts';

const SOURCES = new URL('../../src/', import.meta.url).href;

let repositoryDir: string;
let result: WorkflowResult;

beforeAll(async () => {
  repositoryDir = await mkdtemp(join(tmpdir(), 'this-run-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: repositoryDir,
    });
  git('init', '--quiet', '--initial-branch=main');
  await writeFile(join(repositoryDir, 'one.pprof'), 'one\n');
  await mkdir(join(repositoryDir, 'nested', 'deep'), { recursive: true });
  await writeFile(join(repositoryDir, 'nested', 'deep', 'two.pprof'), 'two\n');
  await writeFile(join(repositoryDir, 'nested', '-three.pprof'), 'three\n');
  await writeFile(join(repositoryDir, 'workflow.yml'), WORKFLOW);
  git('add', '.');
  git('commit', '--quiet', '-m', 'First');
  result = await runWorkflow({
    repositoryDir,
    event: 'push',
    workflowFile: 'workflow.yml',
    localActions: { ...STAND_INS, 'acme/collect': await collectAction() },
  });
});
afterAll(() => rm(repositoryDir, { recursive: true, force: true }));

const WORKFLOW = `
on: push
jobs:
  empty:
    runs-on: ubuntu-latest
    steps:
      - { id: none, uses: acme/collect@v1, with: { name: 'cpu-*' } }
  load:
    needs: empty
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v6
      - uses: actions/upload-artifact@v6
        with: { name: cpu-one, path: one.pprof }
      - uses: actions/upload-artifact@v6
        with: { name: cpu-nested, path: nested }
      - uses: actions/upload-artifact@v6
        with: { name: coverage, path: workflow.yml }
  refresh:
    needs: load
    runs-on: ubuntu-latest
    steps:
      - { id: all, uses: acme/collect@v1, with: { name: 'cpu-*' } }
      - { id: exact, uses: acme/collect@v1, with: { name: cpu-one } }
      - { id: other, uses: acme/collect@v1, with: { name: heap } }
`;

/**
 * An action that collects in a process of its own, and gives what that printed on stdout, which must be the result
 * alone, as an output. (act shows an action one terminal for stdout and stderr.)
 */
async function collectAction(): Promise<string> {
  const folder = join(repositoryDir, 'collect-action');
  await mkdir(folder);
  await writeFile(
    join(folder, 'action.yml'),
    'name: x\ndescription: x\ninputs: { name: { required: true } }\nruns: { using: node24, main: main.mjs }\n',
  );
  await writeFile(
    join(folder, 'collect.mjs'),
    `import { mkdtempSync, readFileSync } from 'node:fs';
     import { collectArtifacts } from '${SOURCES}collect/artifact.ts';
     const name = process.env.INPUT_NAME;
     const context = {
       cwd: process.cwd(), env: process.env, signal: new AbortController().signal, now: () => new Date(),
       scratch: mkdtempSync(process.env.RUNNER_TEMP + '/s-'), progress: () => {}, limit: (task) => task(),
     };
     const source = { kind: 'artifact', name, label: name, required: false };
     const result = await collectArtifacts(source, context).then(
       ({ files, failures, findings }) =>
         ({ failures, findings, files: files.map(({ name, path }) => [name, readFileSync(path, 'utf8')]) }),
       ({ message, fix }) => ({ message, fix }),
     );
     console.log('RESULT ' + JSON.stringify(result));`,
  );
  await writeFile(
    join(folder, 'main.mjs'),
    `import { spawnSync } from 'node:child_process';
     import { appendFileSync } from 'node:fs';
     const script = new URL('collect.mjs', import.meta.url).pathname;
     const { stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
     console.log(stderr);
     const outputs = { stdout, stderr };
     for (const [name, text] of Object.entries(outputs)) {
       appendFileSync(process.env.GITHUB_OUTPUT, name + '<<END\\n' + text.trimEnd() + '\\nEND\\n');
     }`,
  );
  return folder;
}

/** The client prints lines of its own before. */
const printed = (job: string, step: string) =>
  /^RESULT (.*)$/m.exec(result.step(job, step)?.outputs['stdout'] ?? '')?.[1] ?? result.log;

test('this run’s artifacts are taken by pattern, from act’s artifact server', () => {
  expect(JSON.parse(printed('refresh', 'all'))).toEqual({
    failures: 0,
    findings: [],
    files: [
      ['cpu-nested/-three.pprof', 'three\n'],
      ['cpu-nested/deep/two.pprof', 'two\n'],
      ['cpu-one/one.pprof', 'one\n'],
    ],
  });
});

test('no match, and no artifact at all', () => {
  expect(JSON.parse(printed('refresh', 'other')).message).toBe(
    'There is no artifact named `heap` in this run: it has `coverage`, `cpu-nested`, `cpu-one`.',
  );
  expect(JSON.parse(printed('empty', 'none')).message).toBe(
    'There is no artifact named `cpu-*` in this run: it has none.',
  );
});
