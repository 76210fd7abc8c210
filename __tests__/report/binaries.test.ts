import { expect, test } from 'vitest';
import type { ReleaseBinary } from '../../src/golang/binaries.ts';
import { renderSummary } from '../../src/report/markdown.ts';
import { outputsOf } from '../../src/report/outputs.ts';
import type { Report } from '../../src/report/report.ts';
import { renderText } from '../../src/report/text.ts';

function binary(platform: string, side: 'pgo' | 'baseline', bytes: number): ReleaseBinary {
  const path = `/out/app_${platform.replaceAll('/', '_')}${side === 'pgo' ? '' : '-baseline'}`;
  const pgo = side === 'pgo' ? 'default.pgo' : 'off';
  return { platform, side, pgo, cgo: false, path, bytes, sha256: 'ab'.repeat(32), seconds: 2 };
}

const binaries = [
  binary('linux/amd64', 'pgo', 2_097_152),
  binary('linux/amd64', 'baseline', 2_000_000),
  binary('linux/arm64', 'pgo', 1_048_576),
  binary('linux/arm64', 'baseline', 1_100_000),
];
const report: Report = { command: 'build', findings: [], binaries, checksums: '/out/SHA256SUMS' };

test('the next steps get every binary and the checksums', () => {
  const outputs = outputsOf(report, {});
  expect(outputs['checksums']).toBe('/out/SHA256SUMS');
  expect(JSON.parse(outputs['binaries'] ?? '')[2]).toEqual({
    platform: 'linux/arm64',
    side: 'pgo',
    path: '/out/app_linux_arm64',
    bytes: 1_048_576,
    sha256: 'ab'.repeat(32),
  });
});

test('text and summary have a row for each platform, also where PGO makes it smaller', () => {
  const text = renderText(report, { color: false, width: 100 });
  expect(text).toMatch(/^linux\/amd64 +no +2\.00 MiB +1\.91 MiB +\+94\.9 KiB \(\+4\.86 %\)$/m);
  expect(text).toMatch(/^linux\/arm64 .* −50\.2 KiB \(−4\.67 %\)$/m);
  expect(text).toMatch(/^4 binaries for 2 platforms.*SHA256SUMS/m);
  expect(renderSummary(report)).toContain('| `linux/arm64` | no | `app_linux_arm64` |');
});
