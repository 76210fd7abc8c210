import { existsSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import * as core from '@actions/core';
import { type Finding, reasonOf } from './errors.ts';
import { isBelow, realPlace } from './files.ts';
import { abortOnSignals, type Ending, type Host, sentence } from './host.ts';
import { guardOutput, withoutLegacyCommands, writeVerbatim } from './output.ts';
import { isHideable, knownSecrets, masked } from './secrets.ts';
import { logLine } from './text.ts';

/**
 * Returns the host for a job of GitHub Actions, which shows annotations, outputs and a job summary. No other file imports `@actions/core`.
 */
export function githubHost(): Host {
  guardOutput();
  const say = (line: string) => core.info(logLine(line));
  // GitHub shows few annotations of a step, and only the end tells which are the worst.
  let findings: Finding[] = [];
  const annotate = (fails: boolean, error?: Ending['error']) => {
    const workspace = process.env['GITHUB_WORKSPACE'];
    const annotations = annotationsOf(findings, { workspace, fails, error });
    findings = [];
    for (const { level, text, properties } of knownSecrets.redact(annotations))
      writeVerbatim(() => SHOW[level](text, properties));
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
    verbose: core.isDebug(),
    width: 120,
    now: () => new Date(),
    // The runner shows it in a job with debug logging.
    detail: (line) => writeVerbatim(() => core.debug(masked(withoutLegacyCommands(logLine(line))))),
    progress: say,
    finding: addFinding,
    mask(secret) {
      knownSecrets.add(secret);
      // The runner would hide every `a` of the log.
      if (isHideable(secret)) writeVerbatim(() => core.setSecret(secret));
    },
    async finish({ outputs, summary, text, error }) {
      for (const [name, value] of Object.entries(outputs)) writeVerbatim(() => core.setOutput(name, value));
      if (process.env['GITHUB_STEP_SUMMARY'] !== undefined) {
        try {
          await core.summary.addRaw(await summary(), true).write();
        } catch (error) {
          // The work is done and the outputs are set, so the job does not fail.
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

interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly text: string;
  readonly properties: core.AnnotationProperties;
}

/**
 * Returns the annotations, the worst first, because GitHub shows only ten of each level for a step.
 * @param fails whether the job fails. If no finding says why, `error` becomes an annotation, too.
 */
export function annotationsOf(
  findings: readonly Finding[],
  { workspace, fails, error }: Pick<Ending, 'error'> & { workspace: string | undefined; fails: boolean },
): Annotation[] {
  // A source that was left out is only a warning in the job, but it comes before the other warnings.
  const sorted = findings.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  const all = sorted.map((finding) => annotationOf(finding, workspace, fails));
  const message = error && printable(error.message);
  if (error && !all.some(({ level, text }) => level === 'error' && text.startsWith(message ?? '')))
    all.unshift({ level: 'error', text: printable(withFix(error)), properties: {} });
  return (['error', 'warning', 'notice'] as const).flatMap((level) =>
    all.filter((annotation) => annotation.level === level),
  );
}

const PROFILE = /\.(pgo|pprof|prof|pb|gz)$/;

function annotationOf(finding: Finding, workspace: string | undefined, fails: boolean): Annotation {
  const { severity, source, file, line } = finding;
  // A file or source that was left out does not fail the run.
  const isError = severity === 'error' && source === undefined && fails;
  const path = inWorkspace(finding, workspace);
  // GitHub cannot show the lines of a profile.
  const isShown = path !== undefined && existsSync(resolve(workspace ?? '', path)) && !PROFILE.test(path);
  return {
    level: severity === 'note' ? 'notice' : isError ? 'error' : 'warning',
    text: printable(withFix(finding)),
    properties: {
      title: logLine(`PGO: ${path ?? file ?? source ?? severity}`),
      file: isShown ? path : undefined,
      startLine: isShown ? line : undefined,
    },
  };
}

/** Returns a text without control characters and commands. It may have several lines, because GitHub shows them. */
function printable(text: string): string {
  return withoutLegacyCommands(text.split('\n').map(logLine).join('\n'));
}

function withFix({ message, fix }: { readonly message: string; readonly fix?: string }): string {
  return fix === undefined ? message : `${message} ${fix}`;
}

/** Returns the path of a finding's file from the workspace on, with forward slashes; undefined if the file is elsewhere or is no file. */
function inWorkspace({ file, line }: Finding, workspace: string | undefined): string | undefined {
  // A relative name without a line may not be a file, but an entry of an archive or a pattern.
  if (!workspace || file === undefined || (!isAbsolute(file) && line === undefined)) return undefined;
  const path = relative(realPlace(workspace), realPlace(resolve(workspace, file)));
  return path !== '' && isBelow(workspace, resolve(workspace, path)) ? path.replaceAll(sep, '/') : undefined;
}
