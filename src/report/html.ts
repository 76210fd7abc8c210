import { firstThatFits } from './fit.ts';
import { buildSection } from './html/build.ts';
import { decisionSection } from './html/decision.ts';
import { findingsSection } from './html/findings.ts';
import { leadSection } from './html/lead.ts';
import { PAGE_LEVELS, type PageLevel } from './html/level.ts';
import { measurementsSection } from './html/measurements.ts';
import { movedSection } from './html/moved.ts';
import { page } from './html/page.ts';
import { provenanceSection } from './html/provenance.ts';
import { footer, reproduceSection } from './html/reproduce.ts';
import type { Report } from './report.ts';
import { headline } from './sentences.ts';

const MOST_BYTES = 200_000;

/** `report.html`: one file of less than 200 KB that loads nothing and runs nothing. */
export function renderHtml(report: Report): string {
  const { title, figure } = headline(report);
  const about = report.subject === undefined ? 'Go PGO report' : report.subject.package;
  const name = `${figure === undefined ? title : `${title} ${figure}`} · ${about}`;
  const render = (level: PageLevel) => page(name, sections(report, level));
  const fits = (text: string) => Buffer.byteLength(text) < MOST_BYTES;
  return firstThatFits(PAGE_LEVELS, render, fits) ?? page(name, [leadSection(report)]);
}

function sections(report: Report, level: PageLevel) {
  // What failed is what a failed run is about, and a check is about nothing else.
  const findingsFirst = report.error !== undefined || report.command === 'check';
  return [
    leadSection(report),
    findingsFirst ? findingsSection(report, level) : undefined,
    measurementsSection(report, level),
    decisionSection(report),
    movedSection(report, level),
    buildSection(report),
    provenanceSection(report, level),
    findingsFirst ? undefined : findingsSection(report, level),
    reproduceSection(report),
    footer(report),
  ];
}
