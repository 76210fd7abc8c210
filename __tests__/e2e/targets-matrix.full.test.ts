import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { TINY } from '../harness/go-modules.ts';
import { setScene } from './scene.ts';

const recorded = (name: string) => readFile(new URL(`../fixtures/${name}.pprof`, import.meta.url));

const CONFIG = `
benchmarks: none
evidence: none
targets:
  - name: site
    sources: [profiles/site.pprof]
  - working-directory: worker
    sources: [../profiles/worker.pprof]
`;

test('every target is collected in a job of its own, and one pull request proposes them all', async () => {
  await using scene = await setScene({
    '.github/pgo.yml': CONFIG,
    'profiles/site.pprof': await recorded('render-1'),
    'profiles/worker.pprof': await recorded('index-1'),
    'worker/go.mod': 'module example.com/worker\n\ngo 1.21\n',
    'worker/main.go': TINY['main.go'] ?? '',
    'worker/recorded.go': TINY['recorded.go'] ?? '',
  });

  const result = await scene.run('targets.yml');

  expect(result.exitCode, result.log).toBe(0);
  expect(result.step('targets', 'List the targets')?.outputs).toMatchObject({
    targets: '["site","worker"]',
  });
  expect(result.step('refresh', 'Refresh')?.outputs).toMatchObject({
    'changed-targets': '["site","worker"]',
    'pull-request-operation': 'created',
  });
  const { github } = scene;
  const [pull] = await github.pulls.all(github.repository, 'open');
  const { files } = await github.emulator.must(
    'GET',
    `/repos/${github.repository}/compare/main...${pull.head.ref}`,
  );
  expect(files.map(({ filename }: { filename: string }) => filename).sort()).toEqual([
    'default.pgo',
    'worker/default.pgo',
  ]);
  github.expectNoViolations();
});
