import type { Sides } from '../golang/binaries.ts';
import type { Finding } from '../system/errors.ts';
import { allFindings, type ProfileFacts, type Report, type TargetReport } from './report.ts';

/** A report of which everybody who can read the repository may see every word. */
export interface PublicView {
  readonly report: Report;
  /** Findings about single sources; their texts name hosts and files, so only their number is public. */
  readonly withheld: readonly Pick<Finding, 'severity'>[];
}

/** `body` and `comment` stand on a pull request, which everybody with access to the repository reads. */
export type Audience = 'page' | 'summary' | 'body' | 'comment' | 'terminal';

export function isPublic(audience: Audience): boolean {
  return audience === 'body' || audience === 'comment';
}

export interface Context extends PublicView {
  readonly audience: Audience;
  readonly names: Sides<string>;
  /** Most rows of a table that is evidence. */
  readonly rows: number;
}

/** Sentences, which may name addresses and paths of machines. */
const SENTENCES = new Set(['reason', 'message', 'fix', 'ceiling', 'description']);
const PATHS = new Set(['pgo', 'position']);
const HIDDEN = new Set(['flameGraphs', 'archive', 'builds', 'files', 'queries', 'binaries', 'checksums']);

/**
 * The public view keeps of a source only kind and numbers, of a path only what lies in the repository, and takes
 * addresses and machine paths out of every sentence. Names of functions stay: they are committed with the profile.
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
      // Whether a target's profile is in the pull request is public, where else it is published is not.
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
      profile: profile && { ...hidden(profile, hide), path: publicPath(placeOf(profile)) },
      build: build && {
        baseline: { ...hidden(build.baseline, hide), path: '' },
        candidate: { ...hidden(build.candidate, hide), path: '' },
      },
    },
  };
}

function hidden<T>(value: T, hide: (text: string) => string, key = ''): T {
  if (typeof value === 'string') {
    if (SENTENCES.has(key)) return hide(value) as T;
    return PATHS.has(key) ? (publicPath(value) as T) : value;
  }
  if (Array.isArray(value)) return value.map((one) => hidden(one, hide, key)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const shown = Object.entries(value).filter(([name]) => !HIDDEN.has(name));
  return Object.fromEntries(shown.map(([name, one]) => [name, hidden(one, hide, name)])) as T;
}

/** Loopback addresses stay in a command that is to be repeated: they are the same everywhere. */
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

/** Names a profile by its place in the repository rather than by a folder of one run. */
export function placeOf({ path, repositoryPath }: ProfileFacts): string {
  return repositoryPath ?? path;
}

/** A path inside the repository; of a path on this machine only the last part. */
export function publicPath(path: string): string {
  return /^(?:[/\\~]|[A-Za-z]:|\.\.[/\\])/.test(path) ? (path.split(/[/\\]/).at(-1) ?? '') : path;
}

const PRIVATE: readonly (readonly [RegExp, string])[] = [
  // Issues of Go and gRPC, which findings point to, are public.
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

function redactor(report: Report): (text: string) => string {
  // The findings of a whole run may name what only one of its targets has.
  const names = [report, ...(report.targets ?? [])].flatMap(privateNames);
  const known = [...new Set(names)].sort((a, b) => b.length - a.length);
  return (text) => {
    const unnamed = known.reduce((rest, name) => rest.replaceAll(name, '[source]'), text);
    return PRIVATE.reduce((rest, [pattern, word]) => rest.replace(pattern, word), unnamed);
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
