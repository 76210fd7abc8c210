import { markdownCode, markdownText, shorten } from '../escape.ts';
import { orderedGates } from '../evidence-sentences.ts';
import type { Report } from '../report.ts';
import type { Level } from './level.ts';
import { blocks } from './table.ts';

/** The conditions of `fail-on` and what became of them, failed ones first. */
export function gatesSection({ gates, error }: Report, level: Level): string | undefined {
  if (gates === undefined || gates.length === 0) return undefined;
  const said = gates.filter(({ outcome, reason }) => outcome === 'failed' && error?.message.includes(reason));
  const lines = orderedGates(gates)
    // The command failed for this very reason, which stands above.
    .filter((gate) => !said.includes(gate))
    .slice(0, level.gates)
    .map(({ condition, outcome, reason }) => {
      const became = outcome === 'failed' ? `**${outcome}**` : outcome;
      return `- ${markdownCode(shorten(condition, 80))} ${became}: ${markdownText(shorten(reason, level.sentence))}`;
    });
  const failed = gates.filter(({ outcome }) => outcome === 'failed').length;
  if (said.length > 0) {
    return lines.length === 0
      ? undefined
      : blocks('**The other conditions of `fail-on`:**', lines.join('\n'));
  }
  const title = failed === 0 ? 'None has failed.' : `${failed} of ${gates.length} failed, so this job does.`;
  return blocks(`**Conditions of \`fail-on\`:** ${title}`, lines.join('\n'));
}
