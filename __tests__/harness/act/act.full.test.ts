import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STAND_INS } from './action-folders.ts';
import { processesOf } from './processes.ts';
import { runWorkflow } from './workflow.ts';

let repositoryDir: string;

beforeAll(async () => {
  repositoryDir = await mkdtemp(path.join(tmpdir(), 'act-test-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: repositoryDir,
    });
  git('init', '--quiet', '--initial-branch=main');
  await writeFile(path.join(repositoryDir, 'profile.txt'), 'a profile\n');
  await mkdir(path.join(repositoryDir, 'nested'));
  await writeFile(path.join(repositoryDir, 'nested', 'with space.txt'), 'another\n');
  git('add', '.');
  git('commit', '--quiet', '-m', 'First');
});

afterAll(() => rm(repositoryDir, { recursive: true, force: true }));

async function workflow(text: string): Promise<string> {
  const file = path.join(repositoryDir, 'workflow.yml');
  await writeFile(file, text);
  return file;
}

/** A JavaScript action that is one file, with the packages of this repository. */
async function action(name: string, main: string): Promise<string> {
  const folder = path.join(repositoryDir, `${name}-action`);
  await mkdir(folder);
  await writeFile(path.join(folder, 'main.mjs'), main);
  const about = 'name: x\ndescription: x\ninputs: { word: { default: none } }\n';
  await writeFile(path.join(folder, 'action.yml'), `${about}runs: { using: node24, main: main.mjs }\n`);
  const packages = fileURLToPath(new URL('../../../node_modules', import.meta.url));
  await symlink(packages, path.join(folder, 'node_modules'));
  return folder;
}

test('a job uploads an artifact that the next one lists and downloads with @actions/artifact', async () => {
  const reader = await action(
    'reader',
    `import { DefaultArtifactClient } from '@actions/artifact';
     import { appendFileSync, readdirSync } from 'node:fs';
     const client = new DefaultArtifactClient();
     const { artifacts } = await client.listArtifacts();
     const { downloadPath } = await client.downloadArtifact(artifacts[0].id, { path: process.env.RUNNER_TEMP });
     const names = artifacts.map((artifact) => artifact.name).join();
     const files = readdirSync(downloadPath, { recursive: true }).sort().join();
     appendFileSync(process.env.GITHUB_OUTPUT, 'names=' + names + '\\nfiles=' + files + '\\n');
     appendFileSync(process.env.GITHUB_STEP_SUMMARY, '# Read ✅\\n');`,
  );
  const result = await runWorkflow({
    repositoryDir,
    event: 'workflow_dispatch',
    workflowFile: await workflow(`
      on: workflow_dispatch
      jobs:
        load:
          runs-on: ubuntu-latest
          steps:
            - uses: actions/checkout@0123456789012345678901234567890123456789 # v6
            - uses: actions/setup-go@v6
              id: go
            - uses: actions/upload-artifact@v6
              id: upload
              with:
                name: cpu-profile-1
                path: |
                  profile.txt
                  nested
        refresh:
          needs: load
          runs-on: ubuntu-latest
          steps:
            - uses: acme/reader@v1
              id: read
    `),
    localActions: { ...STAND_INS, 'acme/reader@v1': reader },
  });

  expect(result.log).not.toContain('github.com:443');
  expect(result.exitCode, result.log).toBe(0);
  expect(result.step('load', 'go')?.outputs['go-version']).toMatch(/^1\.\d+/);
  expect(result.step('load', 'upload')?.outputs['artifact-id']).toMatch(/^\d+$/);
  expect(result.step('refresh', 'read')?.outputs).toEqual({
    names: 'cpu-profile-1',
    files: 'nested,nested/with space.txt,profile.txt',
  });
  expect(result.summary).toBe('# Read ✅\n');
});

test('a JavaScript action meets the environment of a run on GitHub, on Node 24', async () => {
  const printer = await action(
    'printer',
    `const names = ['GITHUB_REPOSITORY', 'GITHUB_API_URL', 'GITHUB_REF', 'GITHUB_RUN_ID', 'GITHUB_EVENT_NAME'];
     for (const name of names) console.log(name + ' ' + process.env[name]);
     console.log('token ' + process.env.INPUT_WORD.length, 'node ' + process.versions.node.split('.')[0]);
     console.log('vitest ' + Object.keys(process.env).filter((name) => /vitest/i.test(name)).length);
     console.log('::error title=Broken::it broke');
     process.exitCode = 1;`,
  );
  const result = await runWorkflow({
    repositoryDir,
    event: 'schedule',
    githubApiUrl: 'http://127.0.0.1:1234',
    secrets: { GITHUB_TOKEN: 'twelve chars' },
    env: { SHARED: 'a value' },
    runId: 77,
    workflowFile: await workflow(`
      on: { schedule: [{ cron: '0 0 * * 0' }] }
      jobs:
        print:
          runs-on: ubuntu-latest
          steps:
            - uses: acme/printer@v1
              with: { word: '\${{ github.token }}' }
            - name: not reached
              run: exit 0
            - name: reached
              if: always()
              run: echo "shared $SHARED, $(go env GOVERSION)"
    `),
    localActions: { 'acme/printer': printer },
  });

  expect(result.exitCode).toBe(1);
  const printed = result.step('print', '0');
  expect(printed?.outcome).toBe('failure');
  expect(printed?.output.replaceAll('\r', '').trim().split('\n')).toEqual([
    'GITHUB_REPOSITORY acme/markdown-service',
    'GITHUB_API_URL http://127.0.0.1:1234',
    'GITHUB_REF refs/heads/main',
    'GITHUB_RUN_ID 77',
    'GITHUB_EVENT_NAME schedule',
    'token 12 node 24',
    'vitest 0',
    '::error title=Broken::it broke',
  ]);
  expect(result.step('print', 'not reached')).toBeUndefined();
  expect(result.step('print', 'reached')?.output).toMatch(/shared a value, go1/);
});

test('a time-out ends everything that the steps started', async () => {
  const started = Date.now();
  const result = await runWorkflow({
    repositoryDir,
    event: 'push',
    timeoutMs: 3_000,
    env: { LEFT_BEHIND: 'by-the-timeout-test' },
    workflowFile: await workflow(`
      on: push
      jobs:
        hang:
          runs-on: ubuntu-latest
          steps:
            - run: |
                setsid sleep 600 &
                sleep 600
    `),
  });

  expect(result.timedOut).toBe(true);
  expect(result.exitCode).not.toBe(0);
  expect(Date.now() - started).toBeLessThan(30_000);
  expect(await processesOf('LEFT_BEHIND=by-the-timeout-test')).toEqual([]);
});
