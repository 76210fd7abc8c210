import type { Report } from '../report.ts';
import { howToOptOut, reproduceCommands, whatMergingDoes, whatMergingSeveralDoes } from '../reproduce.ts';
import { blocks, codeBlock, folded } from './table.ts';

/** What a reviewer should know before merging. The sentences are ours, their backticks are Markdown. */
export function reviewSection(report: Report): string {
  const points = [...whatMergingDoes(report), ...howToOptOut(report)];
  return blocks(
    '### Before you merge',
    points.map((point) => `- ${point}`).join('\n'),
    reproduceSection(report),
  );
}

/** The same of several profiles, without the commands, which stand with each of them. */
export function reviewOfSeveral(proposed: readonly Report[]): string | undefined {
  if (proposed.length === 0) return undefined;
  const points = whatMergingSeveralDoes(proposed);
  return blocks('### Before you merge', points.map((point) => `- ${point}`).join('\n'));
}

/** The commands, folded. */
export function reproduceSection(report: Report): string | undefined {
  const commands = reproduceCommands(report);
  if (commands.length === 0) return undefined;
  return folded(
    'How to reproduce this',
    blocks('On a checkout of this branch, with Go installed:', codeBlock('sh', commands)),
  );
}

/** Which workflows run on a pull request that a workflow opened, and how to have them run. */
export const DEFAULT_TOKEN_NOTE = alert('NOTE', [
  'This pull request was opened with the default `GITHUB_TOKEN`, so GitHub starts no workflows for it by itself.',
  'To run them now: press **Approve workflows to run** where GitHub offers it, else close and reopen this pull request.',
  'For good: give the action’s `token` input the token of a GitHub App or a fine-grained personal access token (contents and pull requests: write).',
]);

export const SLOWER_WARNING = alert('WARNING', [
  'Measured slower, so this is meant as a draft. Merging it as it is would make the program slower in what was measured.',
]);

export function alert(kind: 'NOTE' | 'WARNING', lines: readonly string[]): string {
  return [`> [!${kind}]`, ...lines.map((line) => `> ${line}`)].join('\n');
}
