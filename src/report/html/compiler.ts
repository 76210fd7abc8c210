import type { CompilerEvidence, Hazard } from '../../golang/evidence.ts';
import type { FrameChange } from '../../golang/frames.ts';
import type { CallSite } from '../../golang/inlining.ts';
import { shorten } from '../escape.ts';
import { compilerInWords, haveWeights } from '../evidence-sentences.ts';
import { bytes, bytesDifference, count, fixed, seconds, secondsDifference, share } from '../format.ts';
import type { Report } from '../report.ts';
import { sides } from '../sentences.ts';
import type { PageLevel } from './level.ts';
import { goName, h, type Insertable, type Markup, prose } from './markup.ts';
import { table } from './table.ts';

/** What the compiler did differently because of the profile. */
export function compilerSection(report: Report, level: PageLevel): Markup | undefined {
  const { compiler } = report;
  if (compiler === undefined) return undefined;
  const { inlining, devirtualization, frames, hazards } = compiler;
  return h`<section aria-labelledby="compiler">
<h2 id="compiler">What the compiler did</h2>
${compilerInWords(compiler).map((sentence) => h`<p class="decided">${prose(sentence)}</p>`)}
${hazards.length > 0 && h`<ul class="findings">${hazards.slice(0, level.findings).map(hazardItem)}</ul>`}
${sums(report, compiler)}${sites(haveWeights(inlining.hottest) ? 'Hottest call sites inlined' : 'Call sites inlined', inlining.hottest, level)}${sites('Hottest calls devirtualized', devirtualization?.hottest ?? [], level)}${largestFrames(frames.largest, level)}</section>
`;
}

function hazardItem({ title, message, fix, url }: Hazard): Markup {
  const link =
    /^https:\/\/[^\s]+$/.test(url) && h` <a href="${url}">${shorten(url.replace(/^https:\/\//, ''), 80)}</a>`;
  return h`<li class="unsure"><p><span class="severity">Known hazard</span>: ${prose(title)}</p><p>${prose(message)}${link}</p><p class="fix">${prose(fix)}</p></li>
`;
}

function sums(report: Report, { frames, size, buildTimes }: CompilerEvidence): Markup {
  const names = sides(report);
  const [before, after] = [shorten(names.baseline, 60), shorten(names.candidate, 60)];
  const sizes = (what: Insertable, from: number | undefined, to: number | undefined) =>
    from === undefined || to === undefined ? [] : [[what, bytes(from), bytes(to), bytesDifference(from, to)]];
  const times = (what: Insertable, from: number | undefined, to: number | undefined) =>
    from === undefined || to === undefined
      ? []
      : [[what, seconds(from), seconds(to), secondsDifference(from, to)]];
  const { baseline, candidate } = buildTimes ?? { baseline: {}, candidate: {} };
  const detail = `${fixed(frames.grown, 0)} of ${count(frames.functions, 'function')} grew, ${fixed(frames.shrunk, 0)} shrank`;
  return table(
    [
      { title: 'Quantity' },
      { title: before, label: before, number: true },
      { title: after, label: after, number: true },
      { title: 'Difference', label: 'difference', number: true },
    ],
    [
      ...sizes('Size of the binary', size.baseline, size.candidate),
      ...sizes('Machine code', size.baselineText, size.candidateText),
      ...sizes(
        h`Stack frames, summed up<span class="small">${detail}</span>`,
        frames.baselineBytes,
        frames.candidateBytes,
      ),
      ...sizes(
        h`Frames of an average stack<span class="small">over the samples of the profile</span>`,
        frames.onStacks?.baseline,
        frames.onStacks?.candidate,
      ),
      ...times(
        h`Build, cold<span class="small">with an empty build cache</span>`,
        baseline.cold,
        candidate.cold,
      ),
      ...times(
        h`Build, warm<span class="small">all packages in the cache</span>`,
        baseline.warm,
        candidate.warm,
      ),
    ],
  );
}

function sites(title: string, all: readonly CallSite[], level: PageLevel): Markup | undefined {
  const shown = all.slice(0, level.moved);
  if (shown.length === 0) return undefined;
  return h`<h3>${title}</h3>${table(
    [
      { title: 'Caller → callee' },
      { title: 'Where', label: 'at' },
      { title: 'Share of the edge weight', label: 'edge weight', number: true },
    ],
    shown.map(({ caller, callee, position, weight }) => [
      h`${goName(caller)} <span class="to">→</span> ${goName(callee)}`,
      h`<code class="small">${shorten(position, 160)}</code>`,
      weight === undefined ? '' : share(weight),
    ]),
  )}`;
}

function largestFrames(all: readonly FrameChange[], level: PageLevel): Markup | undefined {
  const shown = all.slice(0, level.moved);
  if (shown.length === 0) return undefined;
  return h`<h3>Stack frames that grew most</h3>${table(
    [
      { title: 'Function' },
      { title: 'Before', label: 'before', number: true },
      { title: 'After', label: 'after', number: true },
      { title: 'Difference', label: 'difference', number: true },
      { title: 'Share of the profile', label: 'of the profile', number: true },
    ],
    shown.map(({ function: name, baseline, candidate, weight }) => [
      goName(name),
      bytes(baseline),
      bytes(candidate),
      bytesDifference(baseline, candidate),
      weight === undefined ? '' : share(weight),
    ]),
  )}<p class="note">Every goroutine that is in such a function keeps a stack that is larger by this much.</p>`;
}
