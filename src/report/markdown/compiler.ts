import type { Hazard } from '../../golang/evidence.ts';
import type { FrameChange } from '../../golang/frames.ts';
import { markdownCode, markdownText, shorten } from '../escape.ts';
import { compilerInWords, type HotCallSite, haveWeights, hottestCallSites } from '../evidence-sentences.ts';
import { bytes, share, shortNames } from '../format.ts';
import type { Report } from '../report.ts';
import { measuredDifference } from '../units.ts';
import type { Level } from './level.ts';
import { blocks, folded, left, number, reference, right, table } from './table.ts';

const NAME_LENGTH = 120;

/** What the compiler did because of the profile; sizes and build times stand with the build pair. */
export function compilerSection({ compiler }: Report, level: Level): string | undefined {
  if (compiler === undefined || !level.evidence) return undefined;
  const sites = hottestCallSites(compiler).slice(0, level.evidenceRows);
  const frames = compiler.frames.largest.slice(0, level.evidenceRows);
  const hazards = compiler.hazards.slice(0, Math.max(level.evidenceRows, 1));
  return blocks(
    '### What the compiler did',
    compilerInWords(compiler).join(' '),
    level.folded && sites.length > 0
      ? folded(
          `${haveWeights(sites) ? 'The heaviest' : 'Some of these'} call sites (${sites.length})`,
          callSiteTable(sites),
        )
      : undefined,
    level.folded && frames.length > 0
      ? folded(`The stack frames that grew most (${frames.length})`, frameTable(frames))
      : undefined,
    hazards.map((hazard) => hazardLine(hazard, level)).join('\n'),
  );
}

function callSiteTable(sites: readonly HotCallSite[]): string {
  return table(
    [left('Call'), left('At'), left('Because of the profile'), right('Edge weight')],
    sites.map(({ caller, callee, position, became, weight }) => [
      markdownCode(shorten(`${shortNames(caller)} → ${shortNames(callee)}`, NAME_LENGTH)),
      markdownCode(shorten(position, NAME_LENGTH)),
      became,
      weight === undefined ? '' : number(share(weight)),
    ]),
  );
}

function frameTable(frames: readonly FrameChange[]): string {
  return table(
    [left('Function'), right('Frame before'), right('After'), right('Difference'), right('On the stack in')],
    frames.map(({ function: name, baseline, candidate, weight }) => [
      markdownCode(shorten(shortNames(name), NAME_LENGTH)),
      number(bytes(baseline)),
      number(bytes(candidate)),
      number(measuredDifference(baseline, candidate, 'B')),
      weight === undefined ? '' : number(share(weight)),
    ]),
  );
}

function hazardLine({ title, message, fix, url }: Hazard, level: Level): string {
  const [what, said, cure] = [title, message, fix].map((text) => markdownText(shorten(text, level.sentence)));
  return `- **Known hazard:** ${what}. ${said} *Fix:* ${cure} ${reference(url)}`;
}
