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

test('jobs pass artifacts on; a JavaScript action has the environment of a run on GitHub, on Node 24', async () => {
  const reader = await action(
    'reader',
    `import { DefaultArtifactClient } from '@actions/artifact';
     import { appendFileSync, readdirSync } from 'node:fs';
     const client = new DefaultArtifactClient();
     const { artifacts } = await client.listArtifacts();
     const { downloadPath } = await client.downloadArtifact(artifacts[0].id, { path: process.env.RUNNER_TEMP });
     const files = readdirSync(downloadPath, { recursive: true }).sort().join();
     appendFileSync(process.env.GITHUB_OUTPUT, 'files=' + files + '\\n');
     appendFileSync(process.env.GITHUB_STEP_SUMMARY, '# Read ✅\\n');
     for (const name of ['GITHUB_REPOSITORY', 'GITHUB_REF', 'GITHUB_EVENT_NAME']) console.log(process.env[name]);
     console.log('node ' + process.versions.node.split('.')[0]);`,
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
  const read = result.step('refresh', 'read');
  expect(read?.outputs).toEqual({ files: 'nested,nested/with space.txt,profile.txt' });
  expect(read?.output.replaceAll('\r', '').trim().split('\n')).toEqual(
    expect.arrayContaining(['acme/markdown-service', 'refs/heads/main', 'workflow_dispatch', 'node 24']),
  );
  expect(result.summary).toBe('# Read ✅\n');
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
