import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../src/system/exec.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { goTool } from '../harness/tools.ts';

/**
 * OpenSSF Scorecard on what is committed: its checks that need neither the network nor GitHub. What those would say (reviews, branch protection,
 * known vulnerabilities, signed releases) is told by `.github/workflows/scorecard.yml`.
 */
const LEAST: Readonly<Record<string, number>> = {
  'Binary-Artifacts': 10,
  'Dangerous-Workflow': 10,
  'Dependency-Update-Tool': 10,
  // 9: in a clone there is nobody to say that the text is MIT's.
  License: 9,
  // All but the images of examples/release/Dockerfile, which users choose themselves.
  'Pinned-Dependencies': 6,
  'Security-Policy': 9,
  'Token-Permissions': 9,
};

interface Judged {
  readonly checks: readonly {
    readonly name: string;
    readonly score: number;
    readonly reason: string;
    readonly details: readonly string[] | null;
  }[];
}

test('Scorecard’s local checks are content', async () => {
  await using folder = await temporaryFolder();
  const checkout = join(folder.path, 'checkout');
  const cloned = await run(['git', 'clone', '--quiet', join(import.meta.dirname, '..', '..'), checkout], {
    cwd: folder.path,
  });
  expect(cloned.exitCode, cloned.stderr).toBe(0);
  const checks = `--checks=${Object.keys(LEAST).join(',')}`;
  const { exitCode, stdout, stderr } = await run(
    [await goTool('scorecard'), '--local', '.', checks, '--format', 'json', '--show-details'],
    { cwd: checkout },
  );
  expect(exitCode, stderr).toBe(0);
  const judged = JSON.parse(stdout.toString()) as Judged;
  expect(judged.checks.map(({ name }) => name).toSorted()).toEqual(Object.keys(LEAST).toSorted());
  for (const { name, score, reason, details } of judged.checks)
    expect(score, `${name}: ${reason}\n${details?.join('\n')}`).toBeGreaterThanOrEqual(LEAST[name] ?? 10);
  const unpinned = judged.checks
    .find(({ name }) => name === 'Pinned-Dependencies')
    ?.details?.filter((detail) => detail.startsWith('Warn'));
  for (const detail of unpinned ?? [])
    expect(detail).toContain('containerImage not pinned by hash: examples/release/Dockerfile:');
});
