import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import * as core from '@actions/core';
import { type Finding, reasonOf } from './errors.ts';
import { abortOnSignals, type Ending, type Host, maskBugs, sentence } from './host.ts';
import { isHideable, knownSecrets, masked } from './secrets.ts';
import { logLine } from './text.ts';

/** A job of GitHub Actions: annotations, outputs, the job summary. The only importer of `@actions/core`. */
export function githubHost(): Host {
  maskBugs();
  // The runner hides a masked text only where it stands whole and as it is.
  const say = (line: string) => core.info(harmless(masked(line)));
  // GitHub shows a few annotations of a step: which are the worst is known at the end.
  let findings: Finding[] = [];
  const annotate = (fails: boolean, error?: Ending['error']) => {
    const workspace = process.env['GITHUB_WORKSPACE'];
    const annotations = annotationsOf(findings, { workspace, fails, error });
    findings = [];
    for (const { level, text, properties } of knownSecrets.redact(annotations)) SHOW[level](text, properties);
  };
  const addFinding = (finding: Finding) => {
    findings.push(finding);
    say(sentence(finding));
  };
  process.once('exit', (code) => annotate(code !== 0));
  return {
    env: process.env,
    cwd: process.env['GITHUB_WORKSPACE'] ?? process.cwd(),
    signal: abortOnSignals(),
    interactive: false,
    width: 120,
    now: () => new Date(),
    progress: say,
    finding: addFinding,
    mask(secret) {
      knownSecrets.add(secret);
      // The runner would hide every `a` of the log.
      if (isHideable(secret)) core.setSecret(secret);
    },
    async finish({ outputs, summary, text, error }) {
      for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
      if (process.env['GITHUB_STEP_SUMMARY'] !== undefined) {
        try {
          await core.summary.addRaw(await summary(), true).write();
        } catch (error) {
          // The work is done, and the outputs are set: no reason to fail.
          const fix = 'The log and the report say the same.';
          addFinding({ severity: 'warning', message: `There is no job summary: ${reasonOf(error)}`, fix });
        }
      }
      for (const line of text.split('\n')) say(line);
      annotate(error !== undefined, error);
    },
  };
}

const SHOW = { error: core.error, warning: core.warning, notice: core.notice };

/** The runner obeys lines that start with `::` and legacy `##[` commands; a line of ours is never one. */
function harmless(line: string): string {
  return logLine(line)
    .replaceAll('##[', '## [')
    .replace(/^([\s\u0085]*):(?=:)/, '$1∶');
}

interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly text: string;
  readonly properties: core.AnnotationProperties;
}

/** GitHub shows so many of each level for a step, and drops the others without a word. */
const MOST_PER_LEVEL = 10;

interface AnnotateOptions {
  /** What annotations name files relative to. */
  readonly workspace: string | undefined;
  /** Whether the job fails. */
  readonly fails: boolean;
  /** Why it does: an error of its own, if no finding says it. */
  readonly error?: { readonly message: string; readonly fix?: string };
}

/** What GitHub is to show, the worst first; what it would not show is counted by the last of its level. */
export function annotationsOf(findings: readonly Finding[], options: AnnotateOptions): Annotation[] {
  const { error, workspace, fails } = options;
  // Of one level, findings of severity `error` come first: sources that were left out are only warnings of the job.
  const [severe, others] = [true, false].map((isError) =>
    findings.filter(({ severity }) => (severity === 'error') === isError),
  );
  const all = [...(severe ?? []), ...(others ?? [])].map((one) => annotationOf(one, workspace, fails));
  const isSaid = all.some(
    ({ level, text }) => level === 'error' && text.startsWith(printable(error?.message ?? '\n')),
  );
  const last: Annotation[] =
    error === undefined || isSaid
      ? []
      : [{ level: 'error', text: printable(withFix(error)), properties: {} }];
  const shown = (['error', 'warning', 'notice'] as const).flatMap((level) => {
    const most = MOST_PER_LEVEL - (level === 'error' ? last.length : 0);
    const ofLevel = all.filter((one) => one.level === level);
    if (ofLevel.length <= most) return ofLevel;
    const text = `${ofLevel.length - (most - 1)} more ${level}s: GitHub shows ${MOST_PER_LEVEL} of a step, the job summary has all of them.`;
    return [...ofLevel.slice(0, most - 1), { level, text, properties: { title: 'PGO' } }];
  });
  return [...shown, ...last];
}

const PROFILE = /\.(pgo|pprof|prof|pb|gz)$/;

function annotationOf(finding: Finding, workspace: string | undefined, fails: boolean): Annotation {
  const { severity, source, file, line } = finding;
  // A file or source that was left out does not fail the run, so it is no error of the job.
  const isError = severity === 'error' && source === undefined && fails;
  const path = inWorkspace(finding, workspace);
  // The lines of a profile are nothing that GitHub could show.
  const isShown = path !== undefined && existsSync(resolve(workspace ?? '', path)) && !PROFILE.test(path);
  return {
    level: severity === 'note' ? 'notice' : isError ? 'error' : 'warning',
    text: printable(withFix(finding)),
    properties: {
      title: logLine(`PGO: ${path ?? file ?? source ?? severity}`),
      ...(isShown && { file: path, startLine: line }),
    },
  };
}

/** Its lines stay apart, as GitHub shows them. */
function printable(text: string): string {
  return text.split('\n').map(logLine).join('\n');
}

function withFix({ message, fix }: { readonly message: string; readonly fix?: string }): string {
  return fix === undefined ? message : `${message} ${fix}`;
}

/** A file's path from the workspace on, with forward slashes; undefined for one elsewhere, and for what is no file. */
function inWorkspace({ file, line }: Finding, workspace: string | undefined): string | undefined {
  // A relative name without a line may be an entry of an archive, or a pattern.
  if (!workspace || file === undefined || (!isAbsolute(file) && line === undefined)) return undefined;
  const path = relative(real(workspace), real(resolve(workspace, file)));
  return path === '' || isAbsolute(path) || path.split(sep)[0] === '..'
    ? undefined
    : path.replaceAll(sep, '/');
}

/** With symbolic links resolved, where it exists: git and Go name files so. */
function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
