import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { MAX_BODY_BYTES } from '../../src/net/body.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { UNSEEN_FLOODS } from '../harness/hostile-answers.ts';
import { type Attack, startHostileServer } from '../harness/hostile-server.ts';
import { createContext } from './context.ts';
import { SECRETS, type Subject } from './hostile-subjects.ts';

/** Milliseconds after which an attack counts as endless; all of the subjects' time-outs are far shorter. */
const ENDLESS = 60_000;
/** Bytes that an attack may make us read in all its attempts. */
const MOST_READ = 450 * 1024 * 1024;

/** Parts of HTTP that only its client reads: they end by time alone, and take no memory. */
const UNCOUNTED = new Set(Object.keys(UNSEEN_FLOODS));

export interface Attacked {
  readonly subject: string;
  readonly attack: string;
  /** What it was told: of the error, or of the findings. */
  readonly sentences: readonly string[];
  /** What is wrong with that; empty where all is well. */
  readonly faults: readonly string[];
  /** Requests of all attempts. */
  readonly asked: number;
}

/** Attacks a subject in all ways, `atOnce` of them at the same time. */
export function attackAll(
  subject: Subject,
  attacks: Readonly<Record<string, Attack>>,
  atOnce: number,
): Promise<Attacked[]> {
  const limit = pLimit(atOnce);
  return Promise.all(
    Object.entries(attacks).map(([name, attack]) => limit(() => attackOne(subject, name, attack))),
  );
}

/** What every subject promises of every attack: it ends, in one clear sentence, with nothing left behind. */
export async function attackOne(subject: Subject, name: string, attack: Attack): Promise<Attacked> {
  let url = '';
  await using server = await startHostileServer((asked) => subject.serve?.(asked, url) ?? attack);
  url = server.url;
  await using context = await createContext();
  const scratch = join(context.scratch, 'scratch');
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new Error('It did not end.')), ENDLESS);
  const running = subject.run(url, { ...context, scratch: await made(scratch), signal: stop.signal });
  const outcome = await running.then(
    (collection) => ({ collection }),
    (error: unknown) => ({ error }),
  );
  clearTimeout(timer);
  const told: { message: string; fix?: string | undefined }[] = [];
  const faults: string[] = [];
  if ('error' in outcome) {
    const { error } = outcome;
    if (error instanceof ExpectedError) told.push(error);
    else faults.push(`threw ${error instanceof Error ? `${error.stack}` : String(error)}`);
  } else if (outcome.collection !== undefined) {
    const { files, failures, findings } = outcome.collection;
    told.push(...findings);
    const taken = subject.takesBytes === true && files.length > 0;
    if (files.length > 0 && !taken) faults.push(`delivered ${files.length} files`);
    if (failures === 0 && !taken) faults.push('counted no failure');
    if (!findings.some(({ severity }) => severity === 'error') && !taken) faults.push('has no error');
    for (const { path } of files) {
      const { size } = await stat(path);
      if (size > MAX_BODY_BYTES) faults.push(`delivered ${size} bytes`);
      await rm(path);
    }
  } else if (subject.sends !== true) {
    faults.push('succeeded');
  }
  for (const { message, fix } of told) faults.push(...faultsOf(message, fix));
  if (server.sent() > (subject.mostRead ?? MOST_READ) && !UNCOUNTED.has(name))
    faults.push(`read ${Math.round(server.sent() / 1e6)} MB`);
  if (({} as { polluted?: boolean }).polluted !== undefined) faults.push('polluted prototypes');
  const left = (await readdir(scratch, { recursive: true, withFileTypes: true })).filter(
    (entry) => !entry.isDirectory(),
  );
  if (left.length > 0) faults.push(`left ${left.map((entry) => entry.name).join(', ')}`);
  return {
    subject: subject.name,
    attack: name,
    sentences: told.map(({ message }) => message.replaceAll(url, 'URL')),
    faults,
    asked: server.requests.length,
  };
}

async function made(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  return folder;
}

function faultsOf(message: string, fix: string | undefined): string[] {
  const faults: string[] = [];
  for (const text of [message, fix ?? '']) {
    if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text))
      faults.push(`holds what does not print: ${JSON.stringify(text)}`);
    if (text.length > 1_000) faults.push(`a sentence of ${text.length} characters: ${text.slice(0, 200)}`);
    if (SECRETS.some((secret) => text.includes(secret))) faults.push(`shows a secret: ${text}`);
    if (/undefined|\[object|NaN|\bat .*:\d+:\d+/.test(text)) faults.push(`no sentence: ${text}`);
  }
  if (message.trim() === '') faults.push('says nothing');
  if (fix === undefined) faults.push(`no fix: ${message}`);
  return faults;
}
