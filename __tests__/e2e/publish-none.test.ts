import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { setScene } from './scene.ts';

const RECORDED = new URL('../fixtures/render-1.pprof', import.meta.url);

const WORKFLOW = `
on: { schedule: [{ cron: '17 4 * * 1' }] }
jobs:
  release:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v6
      - uses: actions/setup-go@v6
      - id: refresh
        uses: go-pgo/action@v1
        with:
          publish: none
          sources: |
            - profiles/*.pprof
      - name: look
        run: |
          git status --porcelain
          sha256sum default.pgo
          go build -o "$RUNNER_TEMP/server" .
          go version -m "$RUNNER_TEMP/server" | grep -o -- '-pgo=.*'
          cat '\${{ steps.refresh.outputs.result }}'
          head -n 1 '\${{ steps.refresh.outputs.report }}'
`;

test('`publish: none` leaves the profile in the work tree and GitHub alone', async () => {
  await using scene = await setScene({
    'profiles/production.pprof': await readFile(RECORDED),
    '.github/workflows/release.yml': WORKFLOW,
    '.github/pgo.yml': 'benchmarks: none\n',
  });

  const result = await scene.run('release.yml');

  expect(result.exitCode, result.log).toBe(0);
  expect(result.step('release', 'refresh')?.outputs).toMatchObject({ decision: 'update' });
  const seen = result.step('release', 'look')?.output.replaceAll('\r', '') ?? '';
  expect(seen).toContain('?? default.pgo\n');
  expect(seen).toMatch(/^-pgo=.*\/default\.pgo$/m);
  expect(seen).toMatch(/^<!doctype html>/im);
  const json = JSON.parse(/^\{[\s\S]*?^\}$/m.exec(seen)?.[0] ?? '');
  expect(json).toMatchObject({
    command: 'refresh',
    sources: [{ source: 'profiles/*.pprof', kind: 'file', collected: 1 }],
    decision: { kind: 'update' },
    publication: { kind: 'none', operation: 'none' },
  });
  expect(seen).toContain(`${json.profile.sha256}  default.pgo\n`);
  expect(json.profile.sha256).not.toBe(
    createHash('sha256')
      .update(await readFile(RECORDED))
      .digest('hex'),
  );
  expect(scene.github.exchanges).toEqual([]);
});
