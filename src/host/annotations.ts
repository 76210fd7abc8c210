import { closeSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { AnnotationProperties } from '@actions/core';
import type { Finding } from '../finding.ts';
import { logLine } from '../printable.ts';

/** Findings as annotations of a job: which of them, at what level, on which line. */

export type AnnotationLevel = 'error' | 'warning' | 'notice';

export interface Annotation {
  readonly level: AnnotationLevel;
  readonly text: string;
  readonly properties: AnnotationProperties;
}

/** GitHub shows so many of each level for a step, and drops the others without a word. */
const MOST_PER_LEVEL = 10;

export interface AnnotateOptions {
  /** What annotations name files relative to. */
  readonly workspace: string | undefined;
  /** Whether the job fails. */
  readonly fails: boolean;
  /** Why it does: said as an error of its own, if no finding says it. */
  readonly error?: { readonly message: string; readonly fix?: string };
}

/** What GitHub is to show, the worst first; what it would not show is counted by the last of its level. */
export function annotationsOf(findings: readonly Finding[], options: AnnotateOptions): Annotation[] {
  const { error, workspace, fails } = options;
  const all = findings.map((finding) => annotationOf(finding, workspace, fails));
  // Of one level, findings of severity `error` come first: sources that were left out are only warnings of the job.
  const severe = all.filter((_, i) => findings[i]?.severity === 'error');
  const others = all.filter((_, i) => findings[i]?.severity !== 'error');
  const isSaid =
    error !== undefined &&
    findings.some(({ message }, i) => all[i]?.level === 'error' && message === error.message);
  const last: Annotation[] =
    error === undefined || isSaid
      ? []
      : [{ level: 'error', text: printable(sentence(error)), properties: {} }];
  const room = (level: AnnotationLevel) => MOST_PER_LEVEL - (level === 'error' ? last.length : 0);
  return [
    ...(['error', 'warning', 'notice'] as const).flatMap((level) =>
      bounded(
        [...severe, ...others].filter((one) => one.level === level),
        level,
        room(level),
      ),
    ),
    ...last,
  ];
}

function bounded(all: readonly Annotation[], level: AnnotationLevel, most: number): readonly Annotation[] {
  if (all.length <= most) return all;
  const rest = all.length - (most - 1);
  const text = `${rest} more ${level}s: GitHub shows ${MOST_PER_LEVEL} of a step, the job summary has all of them.`;
  return [...all.slice(0, most - 1), { level, text, properties: { title: 'PGO' } }];
}

function annotationOf(finding: Finding, workspace: string | undefined, fails: boolean): Annotation {
  const { severity, source, file, line } = finding;
  // A file or source that was left out does not fail the run, so it is no error of the job.
  const level =
    severity === 'note'
      ? 'notice'
      : severity === 'error' && source === undefined && fails
        ? 'error'
        : 'warning';
  const path = inWorkspace(finding, workspace);
  // The lines of a profile are nothing that GitHub could show.
  const isShown = path !== undefined && workspace !== undefined && isText(join(workspace, path));
  return {
    level,
    text: printable(sentence(finding)),
    properties: {
      title: logLine(`PGO: ${path ?? file ?? source ?? severity}`),
      ...(isShown && { file: path, ...(line !== undefined && { startLine: line }) }),
    },
  };
}

/** Its lines stay apart, as GitHub shows them. */
function printable(text: string): string {
  return text.split('\n').map(logLine).join('\n');
}

function sentence({ message, fix }: { readonly message: string; readonly fix?: string }): string {
  return fix === undefined ? message : `${message} ${fix}`;
}

/** A file's path from the workspace on, with forward slashes; undefined for one elsewhere, and for what is no file. */
function inWorkspace({ file, line }: Finding, workspace: string | undefined): string | undefined {
  // A relative name without a line may be an entry of an archive, or a pattern.
  if (!workspace || file === undefined || (!isAbsolute(file) && line === undefined)) return undefined;
  const path = relative(real(workspace), real(resolve(workspace, file)));
  const isInside = path !== '' && !isAbsolute(path) && path.split(sep)[0] !== '..';
  return isInside ? path.split(sep).join('/') : undefined;
}

/** With symbolic links resolved, where it exists: git and Go name files so. */
function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** As git sees it: no byte 0 among the first 8,000. What cannot be read is none. */
function isText(path: string): boolean {
  try {
    if (!statSync(path).isFile()) return false;
    const file = openSync(path, 'r');
    try {
      const beginning = Buffer.alloc(8_000);
      return !beginning.subarray(0, readSync(file, beginning)).includes(0);
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
}
