import { mkdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { collectAll } from '../collect/collect.ts';
import type { Finding } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { historyOf } from '../history/points.ts';
import {
  asResultDocument,
  MAX_DOCUMENT_BYTES,
  type ResultDocument,
  readResultDocuments,
} from '../history/result-document.ts';
import { addFindings, type Job } from '../job.ts';
import type { CollectedFile } from '../collect/source.ts';
import { noteRun } from './run-facts.ts';

/** Of whole output folders and buckets only these are looked into, and archives that may hold some. */
const RESULT_NAME = /result[^/]*\.json$|\.zip$/i;

/**
 * Puts the results of earlier runs into the report, with this run's own as the last point of its line. What cannot be had
 * or read is a finding; nothing that is found there stops a run that has measured.
 */
export async function addHistory(job: Job): Promise<void> {
  const { config, report } = job;
  if (config.history.length === 0) return;
  await noteRun(job);
  const files = await collectResults(job);
  const { results, foreign } = await readAll(files, job.host.signal);
  addFindings(job, notesOn(foreign, files.length));
  const history = historyOf(results, asResultDocument(report), job.host.now());
  if (history !== undefined) report.history = history;
}

async function collectResults(job: Job): Promise<readonly CollectedFile[]> {
  const { config, host } = job;
  host.progress('Loading results of earlier runs …');
  const scratch = join(job.scratch, 'history');
  await mkdir(scratch, { recursive: true });
  const collected = await collectAll(config.history, {
    cwd: config.workingDirectory,
    env: host.env,
    signal: host.signal,
    scratch,
    now: () => host.now(),
    progress: (line) => host.progress(line),
    wants: (name) => RESULT_NAME.test(basename(name)),
    mask: (secret) => {
      job.secrets.add(secret);
      host.mask(secret);
    },
    ...(config.token !== undefined && { token: config.token }),
  });
  addFindings(
    job,
    collected.flatMap(({ findings }) => findings.map(asHistoryFinding)),
  );
  return collected.flatMap(({ files }) => files);
}

/** The chart lacks points; what was measured stands. */
function asHistoryFinding(finding: Finding): Finding {
  const severity = finding.severity === 'error' ? 'warning' : finding.severity;
  return { ...finding, severity, message: `History: ${finding.message}` };
}

async function readAll(
  files: readonly CollectedFile[],
  signal: AbortSignal,
): Promise<{ readonly results: readonly ResultDocument[]; readonly foreign: readonly CollectedFile[] }> {
  const results: ResultDocument[] = [];
  const foreign: CollectedFile[] = [];
  // One after the other: a thousand documents at once would not fit into the memory.
  for (const file of files) {
    signal.throwIfAborted();
    const found = await readOne(file.path);
    if (found === undefined) foreign.push(file);
    else results.push(...found);
  }
  return { results, foreign };
}

async function readOne(path: string): Promise<readonly ResultDocument[] | undefined> {
  try {
    if ((await stat(path)).size > MAX_DOCUMENT_BYTES) return undefined;
    return readResultDocuments(await readFile(path));
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).syscall === 'string') return undefined;
    throw error;
  }
}

function notesOn(foreign: readonly CollectedFile[], all: number): Finding[] {
  const [first] = foreign;
  if (first === undefined) return [];
  const are = foreign.length === 1 ? 'is no result' : 'are no results';
  return [
    {
      severity: 'note',
      file: first.name,
      message: `History: ${foreign.length} of ${count(all, 'document')} ${are} of this action, or of a version that did not say when, and left out.`,
      fix: 'Keep each `result.json` of `compare` and `refresh` in a place of its own.',
    },
  ];
}
