import { collectedInWords, inputsInWords, samplesInWords } from '../amounts.ts';
import { shorten } from '../escape.ts';
import { bytes, count, fixed, seconds, share, time } from '../format.ts';
import { countBySeverity } from '../grouped-findings.ts';
import { placeOf } from '../public-view.ts';
import type { BuildOfProgram, ProfileFacts, Report, SourceReport } from '../report.ts';
import type { PageLevel } from './level.ts';
import { h, type Insertable, type Markup } from './markup.ts';

/** The profile and what it was made from. */
export function provenanceSection({ sources, profile }: Report, level: PageLevel): Markup | undefined {
  const shown = (sources ?? []).slice(0, level.sources);
  if (profile === undefined && shown.length === 0) return undefined;
  const missing = (sources?.length ?? 0) - shown.length;
  return h`<section aria-labelledby="provenance">
<h2 id="provenance">${sources === undefined ? 'The profile' : 'Where the profile comes from'}</h2>
${shown.length > 0 && sourceTable(shown)}
${missing > 0 && h`<p class="note">${count(missing, 'more source')} in the result document.</p>`}
${profile && profileList(profile)}
</section>
`;
}

function sourceTable(sources: readonly SourceReport[]): Markup {
  return h`<table class="rows" role="table">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Source</th><th role="columnheader" scope="col">Kind</th><th role="columnheader" scope="col" class="n">Profiles collected</th><th role="columnheader" scope="col" class="n">Findings</th></tr></thead>
<tbody role="rowgroup">
${sources.map(sourceRow)}</tbody>
</table>
`;
}

function sourceRow(one: SourceReport): Markup {
  const { source, kind, weight, collected, findings } = one;
  return h`<tr role="row"><th role="rowheader" scope="row"><code>${shorten(source, 240)}</code></th><td role="cell" data-label="kind">${shorten(kind, 40)}</td><td role="cell" class="n" data-label="profiles collected">${weight === undefined ? fixed(collected, 0) : collectedInWords(one)}</td><td role="cell" class="n" data-label="findings">${countBySeverity(findings)}</td></tr>
`;
}

const BUILDS_SHOWN = 10;

function buildRow({ id, profiles, newest }: BuildOfProgram): Markup {
  const name = id === undefined ? 'without an ID' : h`<code>${shorten(id, 40)}</code>`;
  return h`<div>${name}: ${count(profiles, 'profile')}${newest !== undefined && `, the newest of ${time(newest)}`}</div>`;
}

function profileList(profile: ProfileFacts): Markup {
  const { cpuSeconds, edges, buildIds, from, to, ownShare, sha256, archive } = profile;
  const inputs = inputsInWords(profile);
  const builds = (profile.builds ?? []).slice(0, BUILDS_SHOWN);
  const facts: readonly (readonly [string, Insertable])[] = [
    ['Profile', h`<code>${shorten(placeOf(profile), 240)}</code>`],
    ['Samples', `${samplesInWords(profile)} in ${seconds(cpuSeconds)} of CPU time`],
    ['What the compiler sees', count(edges, 'call edge')],
    [
      'Merged from',
      inputs === undefined ? undefined : inputs + (buildIds === undefined ? '' : ' of the program'),
    ],
    ['Builds, newest first', builds.length < 2 ? undefined : builds.map(buildRow)],
    [
      'Collected',
      from === undefined ? undefined : `${time(from)}${to === undefined ? '' : ` to ${time(to)}`}`,
    ],
    ['Samples with a function of this module', ownShare === undefined ? undefined : share(ownShare)],
    ['Size', bytes(profile.bytes)],
    ['SHA-256', h`<code>${shorten(sha256, 80)}</code>`],
    ['Archived as', archive === undefined ? undefined : h`<code>${shorten(archive, 240)}</code>`],
  ];
  return h`<dl>
${facts.filter(([, value]) => value !== undefined).map(([name, value]) => h`<dt>${name}</dt><dd>${value}</dd>\n`)}</dl>
`;
}
