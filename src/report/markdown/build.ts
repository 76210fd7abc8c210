import { markdownCode, markdownText, shorten } from '../escape.ts';
import { bytes, bytesDifference, seconds, secondsDifference, shortSha } from '../format.ts';
import type { Report } from '../report.ts';
import { sides } from '../sentences.ts';
import { blocks, left, number, right, table } from './table.ts';

/** The two binaries side by side. */
export function buildSection(report: Report): string | undefined {
  const { build } = report;
  if (build === undefined) return undefined;
  const { baseline, candidate } = build;
  const names = sides(report);
  const identical = baseline.sha256 === candidate.sha256;
  const columns = [
    left('Binary'),
    right(markdownText(shorten(names.baseline, 60))),
    right(markdownText(shorten(names.candidate, 60))),
    right('Difference'),
  ];
  return blocks(
    '### The build pair',
    table(columns, [
      ['Flag', pgoFlag(baseline.pgo), pgoFlag(candidate.pgo), ''],
      [
        'Size',
        number(bytes(baseline.bytes)),
        number(bytes(candidate.bytes)),
        number(bytesDifference(baseline.bytes, candidate.bytes)),
      ],
      [
        '`go build` took (caches as they were)',
        number(seconds(baseline.seconds)),
        number(seconds(candidate.seconds)),
        number(secondsDifference(baseline.seconds, candidate.seconds)),
      ],
      [
        'SHA-256',
        markdownCode(shortSha(baseline.sha256)),
        markdownCode(shortSha(candidate.sha256)),
        identical ? 'none' : 'different',
      ],
    ]),
    identical
      ? 'Both binaries are the same, byte for byte: the profile changes nothing the compiler does.'
      : undefined,
  );
}

function pgoFlag(pgo: string): string {
  return markdownCode(`-pgo=${shorten(pgo, 80)}`);
}
