import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ReleaseBinary, writeChecksums } from '../../src/build/binaries.ts';
import { outputsOf } from '../../src/outputs.ts';
import { renderHtml } from '../../src/report/html.ts';
import { renderSummary } from '../../src/report/markdown.ts';
import type { Report } from '../../src/report/report.ts';
import { renderText } from '../../src/report/text.ts';
import { temporaryFolder } from '../harness/temporary.ts';

function binary(platform: string, side: 'pgo' | 'baseline', bytes: number): ReleaseBinary {
  const name = `app_${platform.replaceAll('/', '_')}${side === 'pgo' ? '' : '-baseline'}`;
  const pgo = side === 'pgo' ? 'default.pgo' : 'off';
  const sha256 = (side === 'pgo' ? 'ab' : 'cd').repeat(32);
  return {
    platform,
    side,
    pgo,
    cgo: false,
    path: `/out/${name}`,
    bytes,
    sha256,
    seconds: 2,
    reproduced: true,
  };
}

const binaries = [
  binary('linux/amd64', 'pgo', 2_097_152),
  binary('linux/amd64', 'baseline', 2_000_000),
  binary('linux/arm64/v8.1', 'pgo', 1_048_576),
  binary('linux/arm64/v8.1', 'baseline', 1_100_000),
];
const report: Report = { command: 'build', findings: [], binaries, checksums: '/out/SHA256SUMS' };

test('the next steps get every binary and the checksums', () => {
  const outputs = outputsOf(report, {});
  expect(outputs['checksums']).toBe('/out/SHA256SUMS');
  expect(JSON.parse(outputs['binaries'] ?? '')[2]).toEqual({
    platform: 'linux/arm64/v8.1',
    side: 'pgo',
    path: '/out/app_linux_arm64_v8.1',
    bytes: 1_048_576,
    sha256: 'ab'.repeat(32),
  });
});

test('text, summary and page have a row for each platform, also where PGO makes it smaller', () => {
  const text = renderText(report, { color: false, width: 100 });
  expect(text).toMatch(/^linux\/amd64 +no +2\.00 MiB +1\.91 MiB +\+94\.9 KiB \(\+4\.86 %\)$/m);
  expect(text).toMatch(/^linux\/arm64\/v8\.1 .* −50\.2 KiB \(−4\.67 %\)$/m);
  expect(text.replaceAll('\n', ' ')).toContain('4 binaries for 2 platforms; SHA-256 of each in SHA256SUMS.');
  const summary = renderSummary(report);
  expect(summary).toContain('### Binaries');
  expect(summary).toContain('| `linux/arm64/v8.1` | no | `app_linux_arm64_v8.1` |');
  expect(renderHtml(report)).toContain('<h2 id="binaries">Binaries</h2>');
  expect(renderText({ command: 'build', findings: [] }, { color: false, width: 100 })).not.toContain('binar');
});

test('checksums are in the order of their names, one line each', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'SHA256SUMS'), 'of an earlier run');
  const written = await writeChecksums(folder.path, binaries);
  expect(await readFile(written, 'utf8')).toBe(
    [
      `${'ab'.repeat(32)}  app_linux_amd64\n`,
      `${'cd'.repeat(32)}  app_linux_amd64-baseline\n`,
      `${'ab'.repeat(32)}  app_linux_arm64_v8.1\n`,
      `${'cd'.repeat(32)}  app_linux_arm64_v8.1-baseline\n`,
    ].join(''),
  );
});
