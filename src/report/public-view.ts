import type { Sides } from '../golang/binaries.ts';
import type { Finding } from '../system/errors.ts';
import { allFindings, type ProfileFacts, type Report, type TargetReport } from './report.ts';

/** The public view of a report: a report without private details, which everyone who can read the repository may see. */
export interface PublicView {
  readonly report: Report;
  /**
   * The severity of each finding about a single source. The texts of these findings name hosts and files, so the public view only counts
   * the findings.
   */
  readonly withheld: readonly Pick<Finding, 'severity'>[];
}

/**
 * The place where a report is shown. Everyone with access to the repository can read `body` and `comment`, because they are parts of a pull
 * request.
 */
export type Audience = 'page' | 'summary' | 'body' | 'comment' | 'terminal';

/** Whether everyone with access to the repository can read this rendering. */
export function isPublic(audience: Audience): boolean {
  return audience === 'body' || audience === 'comment';
}

/** The inputs of every section of a view: the report, its audience and its limits. */
export interface Context extends PublicView {
  readonly audience: Audience;
  readonly names: Sides<string>;
  /** The most rows that a table of evidence shows. */
  readonly rows: number;
  /** True if only results, warnings and next steps are shown, because a report page shows the rest. */
  readonly isBrief: boolean;
}

/** Keys whose values are sentences, which may name addresses and paths of machines. */
const SENTENCE_KEYS = new Set(['reason', 'message', 'fix', 'ceiling', 'description']);
/** Keys whose values are paths. */
const PATH_KEYS = new Set(['pgo', 'position']);
/** Keys that the public view leaves out. */
const HIDDEN_KEYS = new Set([
  'flameGraphs',
  'archive',
  'builds',
  'files',
  'queries',
  'binaries',
  'checksums',
]);

/**
 * Makes the public view of a report. The public view has only the kind and the numbers of a source, and only the part of a path that is
 * inside the repository. Addresses and machine paths in sentences are replaced. Names of functions stay, because the committed profile
 * contains them anyway.
 */
export function publicView(report: Report): PublicView {
  const { targets: all, publication, settings, sources, profile, build, ...rest } = report;
  const hide = redactor(report);
  const findings = allFindings(report);
  const isOfTarget = report.target !== undefined;
  return {
    withheld: findings.filter(({ source }) => source !== undefined).map(({ severity }) => ({ severity })),
    report: {
      ...hidden(rest, hide),
      targets: all?.map((one) => publicView(one).report as TargetReport),
      // The public view says whether the profile of a target is in the pull request. The public view does not say in which other places the
      // profile is published.
      publication: isOfTarget
        ? publication && { kind: publication.kind, operation: publication.operation }
        : undefined,
      findings: findings
        .filter(({ source }) => source === undefined)
        .map(({ severity, message, fix }) => hidden({ severity, message, fix }, hide)),
      settings: settings && publicSettings(settings, hide),
      sources: sources?.map(({ kind, collected, findings }) => ({
        source: '',
        kind,
        collected,
        findings: findings.map(({ severity }) => ({ severity, message: '' })),
      })),
      profile: profile && { ...hidden(profile, hide), path: publicPath(profilePlace(profile)) },
      build: build && {
        baseline: { ...hidden(build.baseline, hide), path: '' },
        candidate: { ...hidden(build.candidate, hide), path: '' },
      },
    },
  };
}

function hidden<T>(value: T, hide: (text: string) => string, key = ''): T {
  if (typeof value === 'string') {
    if (SENTENCE_KEYS.has(key)) return hide(value) as T;
    return PATH_KEYS.has(key) ? (publicPath(value) as T) : value;
  }
  if (Array.isArray(value)) return value.map((one) => hidden(one, hide, key)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const shown = Object.entries(value).filter(([name]) => !HIDDEN_KEYS.has(name));
  return Object.fromEntries(shown.map(([name, one]) => [name, hidden(one, hide, name)])) as T;
}

/** Loopback addresses stay in a command that readers may repeat, because they mean the same on every machine. */
const LOOPBACK =
  /((?:https?:\/\/)?(?:localhost|127\.0\.0\.1|\[::1\])(?::(?:\d+|\$\w+|\$\{\w+\}|\$\(\([\w +]+\)\)))?(?=[/\s'"]|$)(?:\/[^\s'"<>]*)?)/;

function publicSettings(settings: Readonly<Record<string, string>>, hide: (text: string) => string) {
  const shown = (value: string) =>
    value
      .split(LOOPBACK)
      .map((part, at) => (at % 2 === 1 ? part : hide(part)))
      .join('');
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, shown(value)]));
}

/** Returns the path of a profile from the repository's root, or its path on this machine if it is outside of the repository. */
export function profilePlace({ path, repositoryPath }: ProfileFacts): string {
  return repositoryPath ?? path;
}

/** Returns a path inside the repository unchanged, and only the last part of every other path. */
export function publicPath(path: string): string {
  return /^(?:[/\\~]|[A-Za-z]:|\.\.[/\\])/.test(path) ? (path.split(/[/\\]/).at(-1) ?? '') : path;
}

/** Patterns for addresses and machine paths, each with its replacement. */
const PRIVATE_PATTERNS: readonly (readonly [RegExp, string])[] = [
  // Keep links to issues of Go and gRPC, because these issues are public.
  [
    /(?<![a-z0-9+.-])(?!https:\/\/github\.com\/(?:golang\/go|grpc\/grpc-go)\/issues\/\d)[a-z0-9+.-]+:\/\/[^\s"'<>]+/gi,
    '[address]',
  ],
  [/\[[0-9a-f:.]*:[0-9a-f:.]*\](?::\d+)?/gi, '[address]'],
  [/(?<![\w.:])(?:[0-9a-f]{1,4}:){3,7}:?[0-9a-f]{0,4}(?![\w:])/gi, '[address]'],
  [/(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?![\w.])/g, '[address]'],
  [/(?<![\w./-])[\w-]+(?:\.[\w-]+)*:\d{2,5}(?![\w:])(?<!\.(?:go|s|c|h|ya?ml):\d+)/g, '[address]'],
  [
    /(?<![\w/.-])\.*[\w-]+(?:\.+[\w-]+)*\.+(?:internal|local|lan|intra|corp|home|svc|localdomain)\b/gi,
    '[address]',
  ],
  [/(?<![\w./\\-])[A-Za-z]:[\\/][^\s"'<>]+/g, '[path]'],
  [/(?<![\w./\\)\]*%-])~?\/[\w.@+~-][^\s"'<>:,;)]*/g, '[path]'],
];

function redactor(report: Report): (text: string) => string {
  // A finding about the whole run may name a source of a single target.
  const names = [report, ...(report.targets ?? [])].flatMap(privateNames);
  const known = [...new Set(names)].sort((a, b) => b.length - a.length);
  return (text) => {
    const unnamed = known.reduce((rest, name) => rest.replaceAll(name, '[source]'), text);
    return PRIVATE_PATTERNS.reduce((rest, [pattern, word]) => rest.replace(pattern, word), unnamed);
  };
}

function privateNames(report: Report): string[] {
  const about = allFindings(report).filter(({ source }) => source !== undefined);
  return [
    ...(report.sources ?? []).map(({ source }) => source),
    ...about.flatMap(({ source = '', file = '' }) => [source, file]),
    ...(report.build ? [report.build.baseline.path, report.build.candidate.path] : []),
  ].filter((name) => name.length >= 4 && name !== report.profile?.path);
}
