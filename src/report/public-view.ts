import type { CallSiteChanges, CompilerEvidence } from '../build/compiler/compiler-evidence.ts';
import type { Finding } from '../system/errors.ts';
import type { ProductionReport } from '../production/production-report.ts';
import type { Potential } from '../profile/potential.ts';
import { allFindings } from './grouped-findings.ts';
import type { ProfileFacts, Report, TargetReport } from './report.ts';

/** A report of which everybody who can read the repository may see every word. */
export interface PublicView {
  readonly report: Report;
  /** Findings about single sources; their texts name hosts and files, so only their number is public. */
  readonly withheld: readonly Pick<Finding, 'severity'>[];
  /** Of each of its targets, the reports being those of `report.targets`. */
  readonly targets?: readonly PublicView[];
}

/**
 * A pull request may be read by the whole world, a job summary by those who run the workflow. So the public view
 * keeps of a source only kind and numbers, of a path only what lies in the repository, and takes addresses and
 * machine paths out of every sentence. Names of functions stay: they are what is being committed.
 */
export function publicView(report: Report): PublicView {
  const targets = report.targets?.map(viewOfTarget);
  const findings = allFindings(report);
  const hide = redactor(report);
  const { publication: _, flameGraphs: __, targets: ___, ...rest } = report;
  return {
    withheld: findings.filter(isAboutSource).map(({ severity }) => ({ severity })),
    ...(targets && { targets }),
    report: {
      ...rest,
      ...(targets && { targets: targets.map((view) => view.report) }),
      findings: findings
        .filter((finding) => !isAboutSource(finding))
        .map((finding) => publicFinding(finding, hide)),
      ...(report.settings && { settings: publicSettings(report.settings, hide) }),
      ...(report.sources && {
        sources: report.sources.map(({ kind, collected, findings }) => ({
          source: '',
          kind,
          collected,
          findings: findings.map(({ severity }) => ({ severity, message: '' })),
        })),
      }),
      ...(report.profile && { profile: publicProfile(report.profile) }),
      ...(report.decision && { decision: { ...report.decision, reason: hide(report.decision.reason) } }),
      ...(report.build && {
        build: {
          baseline: { ...report.build.baseline, path: '', pgo: publicPath(report.build.baseline.pgo) },
          candidate: { ...report.build.candidate, path: '', pgo: publicPath(report.build.candidate.pgo) },
        },
      }),
      ...(report.comparison && {
        comparison: { ...report.comparison, reason: hide(report.comparison.reason) },
      }),
      ...(report.compiler && { compiler: publicCompiler(report.compiler, hide) }),
      ...(report.differences && {
        differences: report.differences.map(({ files: _, ...difference }) => difference),
      }),
      ...(report.potential && { potential: publicPotential(report.potential, hide) }),
      ...(report.production && { production: publicProduction(report.production, hide) }),
      ...(report.gates && {
        gates: report.gates.map((gate) => ({ ...gate, reason: hide(gate.reason) })),
      }),
      ...(report.error && {
        error: {
          message: hide(report.error.message),
          ...(report.error.fix !== undefined && { fix: hide(report.error.fix) }),
        },
      }),
    },
  };
}

interface TargetView extends PublicView {
  readonly report: TargetReport;
}

/** Whether its profile is in the pull request may be seen, where it is published otherwise may not. */
function viewOfTarget(report: TargetReport): TargetView {
  const { target, publication } = report;
  const view = publicView(report);
  const published = publication && { kind: publication.kind, operation: publication.operation };
  return { ...view, report: { ...view.report, target, ...(published && { publication: published }) } };
}

/** Of a command that is to be repeated, addresses that are this machine's wherever it is repeated stay. */
const LOOPBACK =
  /((?:https?:\/\/)?(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?=[/\s'"]|$)(?:\/[^\s'"<>]*)?)/;

function publicSettings(
  settings: Readonly<Record<string, string>>,
  hide: (text: string) => string,
): Record<string, string> {
  const shown = (value: string) =>
    value
      .split(LOOPBACK)
      .map((part, at) => (at % 2 === 1 ? part : hide(part)))
      .join('');
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, shown(value)]));
}

/** Where a profile is archived is a matter of the team, as are its sources. */
function publicProfile({ archive: _, builds: __, ...profile }: ProfileFacts): ProfileFacts {
  return { ...profile, path: publicPath(placeOf(profile)) };
}

function publicCompiler(compiler: CompilerEvidence, hide: (text: string) => string): CompilerEvidence {
  const changes = (one: CallSiteChanges): CallSiteChanges => ({
    ...one,
    hottest: one.hottest.map((site) => ({ ...site, position: publicPath(site.position) })),
  });
  return {
    ...compiler,
    inlining: changes(compiler.inlining),
    ...(compiler.devirtualization && { devirtualization: changes(compiler.devirtualization) }),
    hazards: compiler.hazards.map((one) => ({ ...one, message: hide(one.message), fix: hide(one.fix) })),
  };
}

function publicPotential(potential: Potential, hide: (text: string) => string): Potential {
  const { ceiling, fromPgoBuildReason: reason } = potential;
  return {
    ...potential,
    ceiling: hide(ceiling),
    ...(reason !== undefined && { fromPgoBuildReason: hide(reason) }),
  };
}

function publicProduction(production: ProductionReport, hide: (text: string) => string): ProductionReport {
  // What Prometheus is asked names what the team runs.
  const { queries: _, comparisons, confounders, ...rest } = production;
  return {
    ...rest,
    comparisons: comparisons.map((one) => ({ ...one, description: hide(one.description) })),
    confounders: confounders.map(hide),
  };
}

function isAboutSource({ source }: Finding): boolean {
  return source !== undefined;
}

function publicFinding({ severity, message, fix }: Finding, hide: (text: string) => string): Finding {
  return { severity, message: hide(message), ...(fix !== undefined && { fix: hide(fix) }) };
}

/** How to name a profile to people: by its place in the repository rather than by a folder of one run. */
export function placeOf({ path, repositoryPath }: ProfileFacts): string {
  return repositoryPath ?? path;
}

/** A path inside the repository as it is; of one on this machine the last part. */
export function publicPath(path: string): string {
  return /^(?:[/\\~]|[A-Za-z]:|\.\.[/\\])/.test(path) ? (path.split(/[/\\]/).at(-1) ?? '') : path;
}

const ADDRESSES: readonly (readonly [RegExp, string])[] = [
  // Issues of Go and gRPC, which findings point to, are known to everybody.
  [
    /\b(?!https:\/\/github\.com\/(?:golang\/go|grpc\/grpc-go)\/issues\/\d)[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+/gi,
    '[address]',
  ],
  [/\[[0-9a-f:.]*:[0-9a-f:.]*\](?::\d+)?/gi, '[address]'],
  [/(?<![\w.:])(?:[0-9a-f]{1,4}:){3,7}:?[0-9a-f]{0,4}(?![\w:])/gi, '[address]'],
  [/(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?![\w.])/g, '[address]'],
  [/(?<![\w./-])[\w-]+(?:\.[\w-]+)*:\d{2,5}(?![\w:])(?<!\.(?:go|s|c|h|ya?ml):\d+)/g, '[address]'],
  [/(?<![\w/-])[\w-]+(?:\.[\w-]+)*\.(?:internal|local|lan|intra|corp|home|svc|localdomain)\b/gi, '[address]'],
  [/(?<![\w./\\-])[A-Za-z]:[\\/][^\s"'<>]+/g, '[path]'],
  [/(?<![\w./\\)\]*%-])~?\/[\w.@+~-][^\s"'<>:,;)]*/g, '[path]'],
];

/** Which builds a mix is of is a matter of the team: the public learns how many there are. */
const BUILD_LISTS: readonly (readonly [RegExp, string])[] = [
  [/(?<=builds of the program), newest first: \d[^.]*/g, ''],
  [
    /, (?:of build [0-9a-f]{12}|without a build ID), (is|are) merged; .* left out/g,
    ' $1 merged; the others were left out',
  ],
];

function redactor(report: Report): (text: string) => string {
  // What is said of a whole run may name what one of its targets has.
  const names = [report, ...(report.targets ?? [])].flatMap(privateNames);
  const known = [...new Set(names)].sort((a, b) => b.length - a.length);
  return (text) => {
    const unnamed = known.reduce((rest, name) => rest.replaceAll(name, '[source]'), text);
    return [...BUILD_LISTS, ...ADDRESSES].reduce(
      (rest, [pattern, word]) => rest.replace(pattern, word),
      unnamed,
    );
  };
}

function privateNames(report: Report): string[] {
  return [
    ...(report.sources ?? []).map(({ source }) => source),
    ...allFindings(report)
      .filter(isAboutSource)
      .flatMap(({ source, file }) => [source, file]),
    ...(report.build ? [report.build.baseline.path, report.build.candidate.path] : []),
  ].filter((name) => name !== undefined && name.length >= 4 && name !== report.profile?.path) as string[];
}
