import { allFindings } from '../grouped-findings.ts';
import type { PublicView } from '../public-view.ts';
import type { Report } from '../report.ts';
import { binariesSection } from './binaries.ts';
import { buildSection } from './build.ts';
import { compilerSection } from './compiler.ts';
import { historySection, potentialSection, productionSection } from './context.ts';
import { differencesSection } from './differences.ts';
import { gatesSection } from './gates.ts';
import type { Level } from './level.ts';
import { loadSection } from './load.ts';
import { measurementsSection } from './measurements.ts';
import { movedSection } from './moved.ts';
import { findingsSection, provenanceSection } from './provenance.ts';
import { publicationLine } from './publication.ts';
import { reproduceSection } from './review.ts';

/** What comes below the lead, in order; what does not apply is undefined. */
export type Sections = readonly (string | undefined)[];

/** Of the job summary. */
export function summarySections(report: Report, level: Level): Sections {
  return [
    gatesSection(report, level),
    publicationLine(report, level),
    ...evidence(report, level),
    ...inContext(level, () => [
      movedSection(report, level),
      buildSection(report),
      binariesSection(report),
      provenanceSection(report, level, false),
      findingsSection(allFindings(report), [], level),
      (report.comparison ?? report.load) && reproduceSection(report),
    ]),
  ];
}

/** Of a pull request's body, but for what a reviewer should know before merging. */
export function bodySections({ report, withheld }: PublicView, level: Level): Sections {
  return [
    gatesSection(report, level),
    ...evidence(report, level),
    ...inContext(level, () => [
      movedSection(report, level),
      buildSection(report),
      provenanceSection(report, level, true),
      findingsSection(report.findings, withheld, level),
    ]),
  ];
}

/** Of a comment on the pull request that was looked at. */
export function commentSections({ report, withheld }: PublicView, level: Level): Sections {
  return [
    gatesSection(report, level),
    ...evidence(report, level),
    ...inContext(level, () => [
      buildSection(report),
      provenanceSection(report, level, true),
      findingsSection(report.findings, withheld, level),
      reproduceSection(report),
    ]),
  ];
}

/** What was measured, then why it is so, then what else is known. */
function evidence(report: Report, level: Level): Sections {
  return [
    measurementsSection(report, level),
    loadSection(report, level),
    differencesSection(report, level),
    compilerSection(report, level),
    potentialSection(report, level),
    productionSection(report, level),
    historySection(report, level),
  ];
}

function inContext(level: Level, sections: () => Sections): Sections {
  return level.context ? sections() : [];
}
