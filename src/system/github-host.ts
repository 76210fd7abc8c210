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
  // Collect the findings until the end, because GitHub shows only a few annotations for each step, and the worst findings must come first.
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
    // The runner shows lines from `core.debug` only in a job with debug logging.
    detail: (line) => writeVerbatim(() => core.debug(masked(withoutLegacyCommands(logLine(line))))),
    progress: say,
    finding: addFinding,
    mask(secret) {
      knownSecrets.add(secret);
      // Do not register a short secret such as `a`, because the runner would then mask every `a` in the log.
      if (isHideable(secret)) writeVerbatim(() => core.setSecret(secret));
    },
    async finish({ outputs, summary, text, error }) {
      for (const [name, value] of Object.entries(outputs)) writeVerbatim(() => core.setOutput(name, value));
      if (process.env['GITHUB_STEP_SUMMARY'] !== undefined) {
        try {
          await core.summary.addRaw(await summary(), true).write();
        } catch (error) {
          // A missing summary does not fail the job, because the work is done and the outputs are set.
          const fix = 'The log and the report have the same text.';
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
 * Returns the annotations, sorted from the worst to the most harmless, because GitHub shows only ten annotations of each level for a step.
 * @param fails whether the job fails. If no finding explains the failure, `error` also becomes an annotation.
 */
export function annotationsOf(
  findings: readonly Finding[],
  { workspace, fails, error }: Pick<Ending, 'error'> & { workspace: string | undefined; fails: boolean },
): Annotation[] {
  // Sort by the severity of the finding, because a source that was left out becomes only a warning, but must come before the other
  // warnings.
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
  // The run does not fail because of a file or source that was left out, so the error about it becomes a warning.
  const isError = severity === 'error' && source === undefined && fails;
  const path = inWorkspace(finding, workspace);
  // Do not link to a profile, because GitHub cannot show the lines of a binary file.
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

/**
 * Returns a text without control characters and workflow commands. The text may have several lines, because GitHub shows all lines of an
 * annotation.
 */
function printable(text: string): string {
  return withoutLegacyCommands(text.split('\n').map(logLine).join('\n'));
}

function withFix({ message, fix }: { readonly message: string; readonly fix?: string }): string {
  return fix === undefined ? message : `${message} ${fix}`;
}

/**
 * Returns the path of a finding's file relative to the workspace, with forward slashes; undefined if the file is not in the workspace or if
 * the finding names no file.
 */
function inWorkspace({ file, line }: Finding, workspace: string | undefined): string | undefined {
  // A relative name without a line may be an entry of an archive or a pattern instead of a file.
  if (!workspace || file === undefined || (!isAbsolute(file) && line === undefined)) return undefined;
  const path = relative(realPlace(workspace), realPlace(resolve(workspace, file)));
  return path !== '' && isBelow(workspace, resolve(workspace, path)) ? path.replaceAll(sep, '/') : undefined;
}
