import { firstThatFits } from './fit.ts';
import { headline } from './headline.ts';
import { binariesSection } from './html/binaries.ts';
import { buildSection } from './html/build.ts';
import { compilerSection } from './html/compiler.ts';
import { contents } from './html/contents.ts';
import { decisionSection } from './html/decision.ts';
import { differencesSection } from './html/differences.ts';
import { findingsSection } from './html/findings.ts';
import { packedFlameGraphs } from './html/flame-graphs.ts';
import { gatesSection } from './html/gates.ts';
import { historySection } from './html/history.ts';
import { leadSection } from './html/lead.ts';
import { PAGE_LEVELS, type PageLevel } from './html/level.ts';
import { loadSection } from './html/load.ts';
import type { Markup } from './html/markup.ts';
import { measurementsSection } from './html/measurements.ts';
import { movedSection } from './html/moved.ts';
import { page } from './html/page.ts';
import { potentialSection } from './html/potential.ts';
import { productionSection } from './html/production.ts';
import { provenanceSection } from './html/provenance.ts';
import { footer, reproduceSection } from './html/reproduce.ts';
import { targetsLead, targetsTable } from './html/targets.ts';
import type { Report } from './report.ts';
import { targetsHeadline } from './targets-headline.ts';

const MOST_BYTES = 2_000_000;
/** Of all but the flame graphs. */
const MOST_TEXT = 400_000;

/** `report.html`: one file of less than 2 MB that loads nothing, and runs nothing but the flame graphs' own script. */
export function renderHtml(report: Report): string {
  return report.targets === undefined ? pageOfOne(report) : pageOfSeveral(report);
}

/** Each target has a page of its own; this one leads there, and is as small as its tables. */
function pageOfSeveral(report: Report): string {
  const { title } = targetsHeadline(report);
  const name = `${title} · Go PGO report`;
  const subject = report.targets?.find((target) => target.subject !== undefined)?.subject;
  const body = (level: PageLevel) => [
    targetsLead(report),
    targetsTable(report),
    findingsSection(report, level),
    footer({ ...report, ...(subject && { subject }) }),
  ];
  const fits = (text: string) => Buffer.byteLength(text) < MOST_TEXT;
  return (
    firstThatFits(PAGE_LEVELS, (level) => page(name, body(level), false), fits) ??
    page(name, [targetsLead(report)], false)
  );
}

function pageOfOne(report: Report): string {
  const { title, figure } = headline(report);
  const about = report.target ?? report.subject?.package ?? 'Go PGO report';
  const name = `${figure === undefined ? title : `${title} ${figure}`} · ${about}`;
  const graphs = packedFlameGraphs(report, MOST_BYTES - MOST_TEXT);
  const runs = graphs !== undefined;
  const most = MOST_TEXT + (graphs?.text.length ?? 0);
  const render = (level: PageLevel) => page(name, sections(report, level, graphs), runs);
  const fits = (text: string) => Buffer.byteLength(text) < most;
  return firstThatFits(PAGE_LEVELS, render, fits) ?? page(name, [leadSection(report)], false);
}

function sections(report: Report, level: PageLevel, graphs: Markup | undefined) {
  // What failed is what a failed run is about, and a check is about nothing else.
  const findingsFirst = report.error !== undefined || report.command === 'check';
  const gatesFirst = report.gates?.some(({ outcome }) => outcome === 'failed') === true;
  const shown = [
    gatesFirst ? gatesSection(report) : undefined,
    findingsFirst ? findingsSection(report, level) : undefined,
    measurementsSection(report, level),
    loadSection(report),
    differencesSection(report, level, graphs),
    compilerSection(report, level),
    potentialSection(report),
    productionSection(report),
    historySection(report, level),
    gatesFirst ? undefined : gatesSection(report),
    decisionSection(report),
    movedSection(report, level),
    buildSection(report),
    binariesSection(report),
    provenanceSection(report, level),
    findingsFirst ? undefined : findingsSection(report, level),
    reproduceSection(report),
  ];
  return [leadSection(report), contents(shown), ...shown, footer(report)];
}
