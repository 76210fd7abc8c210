import type { Finding } from '../../system/errors.ts';
import { collectedInWords, inputsInWords, samplesInWords } from '../amounts.ts';
import { markdownCode, markdownText, shorten } from '../escape.ts';
import { bytes, count, fixed, seconds, share, shortSha, time } from '../format.ts';
import { countBySeverity, groupFindings, placesBeside } from '../grouped-findings.ts';
import { placeOf } from '../public-view.ts';
import type { ProfileFacts, Report, SourceReport } from '../report.ts';
import type { Level } from './level.ts';
import { blocks, left, number, right, table } from './table.ts';

/** The profile and where it comes from. `byKind`: sources only by kind and number, as the public may see them. */
export function provenanceSection(report: Report, level: Level, byKind: boolean): string | undefined {
  const { profile, sources } = report;
  const title = sources === undefined ? '### The profile' : '### Where the profile comes from';
  const content = blocks(
    sources && sources.length > 0 ? (byKind ? kindTable(sources) : sourceTable(sources, level)) : undefined,
    profile && profileTable(profile),
  );
  return content === '' ? undefined : blocks(title, content);
}

function kindTable(sources: readonly SourceReport[]): string {
  const kinds = [...new Set(sources.map(({ kind }) => kind))];
  return table(
    [left('Kind of source'), right('Sources'), right('Profiles collected'), left('Findings')],
    kinds.map((kind) => {
      const members = sources.filter((source) => source.kind === kind);
      return [
        markdownCode(shorten(kind, 40)),
        fixed(members.length, 0),
        fixed(
          members.reduce((sum, { collected }) => sum + collected, 0),
          0,
        ),
        countBySeverity(members.flatMap(({ findings }) => findings)),
      ];
    }),
  );
}

function sourceTable(sources: readonly SourceReport[], level: Level): string {
  if (level.sources === 0) return kindTable(sources);
  const rows = sources
    .slice(0, level.sources)
    .map((one) => [
      markdownCode(shorten(one.source, 160)),
      markdownCode(shorten(one.kind, 40)),
      one.weight === undefined ? fixed(one.collected, 0) : collectedInWords(one),
      countBySeverity(one.findings),
    ]);
  const rest = sources.length - rows.length;
  return blocks(
    table([left('Source'), left('Kind'), right('Profiles collected'), left('Findings')], rows),
    rest > 0 ? `${count(rest, 'more source')} in the result document.` : undefined,
  );
}

function profileTable(profile: ProfileFacts): string {
  return table([left('Profile'), left(markdownCode(shorten(placeOf(profile), 160)))], profileFacts(profile));
}

/** Facts of a profile as pairs of name and Markdown. */
function profileFacts(profile: ProfileFacts): string[][] {
  const { cpuSeconds, edges, ownShare, from, to, inputsSha256, archive } = profile;
  const inputs = inputsInWords(profile);
  const rows: (string[] | undefined)[] = [
    ['Samples', `${number(samplesInWords(profile))} in ${number(seconds(cpuSeconds))} of CPU time`],
    ['What the compiler sees', number(count(edges, 'call edge'))],
    inputs === undefined ? undefined : ['Merged from', inputs.replaceAll(/(\d) /g, '$1\u00a0')],
    from === undefined || to === undefined
      ? undefined
      : ['Collected between', `${markdownText(time(from))} and ${markdownText(time(to))}`],
    inputsSha256 === undefined
      ? undefined
      : ['Digest of what was merged', `SHA-256 ${markdownCode(shortSha(inputsSha256))}`],
    ownShare === undefined ? undefined : ['Samples with a function of this module', number(share(ownShare))],
    ['File', `${number(bytes(profile.bytes))}, SHA-256 ${markdownCode(shortSha(profile.sha256))}`],
    archive === undefined ? undefined : ['Archived as', markdownCode(shorten(archive, 240))],
  ];
  return rows.filter((row) => row !== undefined);
}

/** Findings with their fixes, the same ones about several places once. `withheld`: counted only. */
export function findingsSection(
  findings: readonly Finding[],
  withheld: readonly Pick<Finding, 'severity'>[],
  level: Level,
): string | undefined {
  const groups = groupFindings(findings);
  const shown = groups.slice(0, level.findings);
  const rest = groups.slice(shown.length).reduce((sum, group) => sum + group.count, 0);
  const lines = shown.map((group) => {
    const { severity, message, fix, count: times } = group;
    const places = placesBeside(group);
    const where = places.slice(0, 3).map((place) => markdownCode(shorten(place, 160)));
    const more = places.length > 3 ? ` and ${places.length - 3} more` : '';
    const at = where.length === 0 ? (times > 1 ? ` (${times} times)` : '') : ` at ${where.join(', ')}${more}`;
    const cure = fix === undefined ? '' : ` *Fix:* ${markdownText(shorten(fix, level.sentence))}`;
    return `- **${severity}**${at}: ${markdownText(shorten(message, level.sentence))}${cure}`;
  });
  if (rest > 0)
    lines.push(
      `- ${count(rest, 'finding')}${shown.length > 0 ? ' more' : ''} in the job summary or the result document.`,
    );
  if (withheld.length > 0) {
    lines.push(
      `- ${countBySeverity(withheld)} about single sources: see the job summary, because they name hosts or files.`,
    );
  }
  return lines.length === 0 ? undefined : blocks('### Findings', lines.join('\n'));
}
