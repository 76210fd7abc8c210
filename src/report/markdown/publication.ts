import { markdownCode, markdownText, shorten } from '../escape.ts';
import type { Report } from '../report.ts';
import { isNothing } from '../sentences.ts';
import type { Level } from './level.ts';
import { link } from './table.ts';

const LABELS = {
  'pull-request': 'Pull request',
  commit: 'Commit',
  git: 'Branch',
  local: 'Branch',
  none: 'Publication',
} as const;

/** What became of the profile and where to look; undefined where nothing was to be published, or that failed. */
export function publicationLine({ publication, decision }: Report, level: Level): string | undefined {
  if (publication === undefined) return undefined;
  const { kind, operation, url, branch, reason } = publication;
  const where = url !== undefined ? link(url) : branch !== undefined && markdownCode(shorten(branch, 160));
  // What was withdrawn has the decision's reason, which stands above already.
  const why = reason !== undefined && reason !== decision?.reason && shorten(reason, level.sentence);
  const what = operation === 'none' ? 'nothing changed' : operation;
  if (!where && !why) return undefined;
  if (isNothing(publication)) {
    return [`**${LABELS[kind]}:** nothing published.`, why && markdownText(why)].filter(Boolean).join(' ');
  }
  const done = kind === 'none' ? undefined : where ? `${where} (${what}).` : `${what}.`;
  return [`**${LABELS[kind]}:**`, done, why && markdownText(why)].filter(Boolean).join(' ');
}
