import type { Binary, BuildPair } from '../../golang/build.ts';
import type { CompilerEvidence } from '../../golang/evidence.ts';
import { markdownCode, markdownText, shorten } from '../escape.ts';
import { bytes, bytesDifference, fixed, seconds, secondsDifference, shortSha } from '../format.ts';
import type { Report } from '../report.ts';
import { isPrebuilt, sides } from '../sentences.ts';
import { blocks, left, number, right, table } from './table.ts';

/** The two binaries side by side. */
export function buildSection(report: Report): string | undefined {
  const { build, compiler } = report;
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
      ['Flag', pgoFlag(baseline), pgoFlag(candidate), ''],
      sizeRow('Size', baseline.bytes, candidate.bytes),
      ...(compiler ? compiledRows(compiler) : []),
      ...buildTimeRows(build, compiler),
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

/** Machine code and stack frames. */
function compiledRows({ size, frames }: CompilerEvidence): string[][] {
  const { baselineText, candidateText } = size;
  const { baselineBytes, candidateBytes, functions, grown, shrunk, onStacks } = frames;
  return [
    ...(baselineText === undefined || candidateText === undefined
      ? []
      : [sizeRow('Machine code', baselineText, candidateText)]),
    ...(functions === 0
      ? []
      : [
          ...(onStacks === undefined
            ? []
            : [sizeRow('Frames of an average stack of the profile', onStacks.baseline, onStacks.candidate)]),
          sizeRow(
            `Stack frames, ${fixed(grown, 0)} grown and ${fixed(shrunk, 0)} shrunk`,
            baselineBytes,
            candidateBytes,
          ),
        ]),
  ];
}

function sizeRow(title: string, before: number, after: number): string[] {
  return [title, number(bytes(before)), number(bytes(after)), number(bytesDifference(before, after))];
}

/** With an empty and with a full cache where that was measured, else as it happened to be. */
function buildTimeRows(
  { baseline, candidate }: BuildPair,
  compiler: CompilerEvidence | undefined,
): string[][] {
  const times = compiler?.buildTimes;
  const rows = [
    ...timeRow('`go build` with an empty cache', times?.baseline.cold, times?.candidate.cold),
    ...timeRow('`go build` with a full cache', times?.baseline.warm, times?.candidate.warm),
  ];
  const taken = (side: Binary) => (isPrebuilt(side) ? undefined : side.seconds);
  return rows.length > 0
    ? rows
    : timeRow('`go build` took (caches as they were)', taken(baseline), taken(candidate));
}

function timeRow(title: string, before: number | undefined, after: number | undefined): string[][] {
  if (before === undefined || after === undefined) return [];
  return [[title, number(seconds(before)), number(seconds(after)), number(secondsDifference(before, after))]];
}

function pgoFlag(binary: Binary): string {
  if (isPrebuilt(binary)) return 'built elsewhere';
  return markdownCode(`-pgo=${shorten(binary.pgo, 80)}`);
}
