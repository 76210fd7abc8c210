import { markdownCode, markdownText, shorten, visible } from '../escape.ts';
import { revisionInWords } from '../format.ts';
import { comparisonHeadline, type Headline, headline } from '../headline.ts';
import type { Report } from '../report.ts';
import { decisionText } from '../sentences.ts';
import type { Level } from './level.ts';
import { blocks, codeBlock } from './table.ts';

/** Verdict and decision, one plain sentence each, after a title that says the verdict alone. */
export function lead(report: Report, level: Level): string {
  const first = headline(report);
  const target = report.target === undefined ? '' : ` (${markdownCode(shorten(report.target, 100))})`;
  return blocks(`## ${titleLine(first)}${target}`, leadSentences(report, level));
}

/** The same without the title. */
export function leadSentences(report: Report, level: Level): string {
  const { comparison, error } = report;
  const decided = decisionText(report);
  return blocks(
    sentences(headline(report), level),
    // A run that failed late has a verdict nevertheless.
    error && comparison ? sentences(comparisonHeadline(report, comparison), level) : undefined,
    decided &&
      `**Decision:** ${decided.title}. ${markdownText(shorten(decided.reason, level.sentence))}`.trim(),
  );
}

function titleLine({ title, figure, quantity }: Headline): string {
  return figure === undefined || quantity === undefined
    ? title
    : `${title}: ${figure} ${markdownText(quantity)}`;
}

export function sentences(
  { label, sentence, output, because }: Headline,
  level: Pick<Level, 'sentence'>,
): string {
  const claim = `**${label}:** ${markdownText(shorten(sentence, level.sentence))}`;
  if (output !== undefined) {
    const lines = output.map((line) => visible(shorten(line, level.sentence)));
    return blocks(claim, codeBlock('text', lines), because && markdownText(shorten(because, level.sentence)));
  }
  return because === undefined ? claim : `${claim} ${markdownText(shorten(because, level.sentence))}`;
}

/** What this is of and what made it; `note` comes last. */
export function footer({ subject, run }: Report, note = ''): string | undefined {
  if (subject === undefined) return note === '' ? undefined : `<sub>${note}</sub>`;
  const { package: main, goVersion, actionVersion } = subject;
  const [name, go, version] = [shorten(main, 160), shorten(goVersion, 40), shorten(actionVersion, 40)];
  const revision = run?.revision === undefined ? '' : ` at ${markdownCode(revisionInWords(run.revision))}`;
  return `<sub>${markdownCode(name)}${revision}, built with ${markdownText(go)}; reported by Go PGO Action ${markdownText(version)}.${note === '' ? '' : ` ${note}`}</sub>`;
}
