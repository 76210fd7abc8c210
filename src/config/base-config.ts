import { lstat, readFile } from 'node:fs/promises';
import { dirname, relative, sep } from 'node:path';
import { ExpectedError, UsageError } from '../system/errors.ts';
import { readIfThere } from '../system/files.ts';
import type { Finding } from '../system/errors.ts';
import type { Obstacle } from '../publish/obstacle.ts';
import { type BaseContext, type BaseFile, readBaseFile } from './base-file.ts';
import { checkoutOf, cloneRoot, isBelow } from './clone.ts';
import type { PullRequestBase } from './pull-request-base.ts';

/** Where a config file may be, and who may be asked for it. */
export interface Looking extends Pick<BaseContext, 'env' | 'token' | 'signal'> {
  readonly cwd: string;
  /** Absolute. */
  readonly workingDirectory: string;
  /** Absolute paths in the checkout, the first that is there counts. */
  readonly candidates: readonly string[];
  /** As it is shown. */
  readonly name: string;
}

/** What is to be read as the config file, and what is to be said of that. */
export interface FoundConfig {
  /** Absolute path of its place in the checkout, whose content is another one; undefined: there is none. */
  readonly path?: string;
  readonly yaml?: Uint8Array;
  readonly findings: readonly Finding[];
}

/**
 * The config file of a pull request's base: what the pull request itself makes of it is a proposal, and has no say in what
 * is run, asked or published with the secrets of this job.
 * @throws ExpectedError when the base cannot be read; UsageError when it has no plain file there.
 */
export async function configOfBase(base: PullRequestBase, looking: Looking): Promise<FoundConfig> {
  const checkedOut = await firstOf(looking.candidates, readProposed);
  const accepted = await firstOf(looking.candidates, (path) => readAccepted(path, base, looking));
  if (isSame(accepted, checkedOut)) return { ...accepted, findings: [] };
  const place = `\`${looking.name}\``;
  const message =
    accepted === undefined
      ? `${place} is not on \`${base.ref}\` yet: what this pull request says in it counts once it is merged.`
      : `${place} is read from \`${base.ref}\`, the base of this pull request: what the pull request changes in it counts once it is merged.`;
  return { ...accepted, findings: [{ severity: 'note', message }] };
}

/**
 * What to read where the event does not tell the base.
 * @throws ExpectedError when a config file is there that nobody may have accepted.
 */
export async function configOfUnknown(reason: string, looking: Looking): Promise<FoundConfig> {
  for (const path of looking.candidates) {
    if (!isOfCheckout(path, looking)) {
      const yaml = await readIfThere(path);
      if (yaml !== undefined) return { path, yaml, findings: [] };
    } else if ((await readProposed(path)) !== undefined) throw notKnown(reason, looking);
  }
  return { findings: [] };
}

function notKnown(reason: string, { name }: Looking): ExpectedError {
  return new ExpectedError(
    `On a pull request ${name} is read from its base, which is not known: ${reason}.`,
    { fix: 'Run it in a workflow of GitHub, whose event (GITHUB_EVENT_PATH) names `pull_request.base`.' },
  );
}

interface Read {
  readonly path: string;
  readonly yaml: Uint8Array;
}

async function firstOf(
  paths: readonly string[],
  read: (path: string) => Promise<Uint8Array | undefined>,
): Promise<Read | undefined> {
  for (const path of paths) {
    const yaml = await read(path);
    if (yaml !== undefined) return { path, yaml };
  }
  return undefined;
}

/** Git may write other line ends than it keeps. */
function isSame(one: Read | undefined, other: Read | undefined): boolean {
  const text = ({ yaml }: Read) => Buffer.from(yaml).toString().replaceAll('\r\n', '\n');
  if (one === undefined || other === undefined) return one === other;
  return one.path === other.path && text(one) === text(other);
}

/** What an earlier step of the workflow has put beside the checkout is no part of the pull request. */
function isOfCheckout(path: string, { cwd, env }: Looking): boolean {
  return isBelow(path, checkoutOf(cwd, env));
}

/** What is checked out, to be compared and no more: a pull request may put a link to anything there, which counts as empty. */
async function readProposed(path: string): Promise<Uint8Array | undefined> {
  const entry = await lstat(path).catch(() => undefined);
  if (entry === undefined) return undefined;
  return entry.isFile() ? readFile(path) : new Uint8Array();
}

async function readAccepted(
  path: string,
  base: PullRequestBase,
  looking: Looking,
): Promise<Uint8Array | undefined> {
  const { cwd, env, token, signal } = looking;
  const clone = await cloneRoot(dirname(path), cwd);
  if (clone === undefined && !isOfCheckout(path, looking)) return readIfThere(path);
  const root = clone ?? checkoutOf(cwd, env);
  const inRepository = relative(root, path).split(sep).join('/');
  const context = { base, clone, env, ...(token !== undefined && { token }), ...(signal && { signal }) };
  const read = await readBaseFile(inRepository, context);
  if (read.kind === 'obstacle') return besideSubmodule(read, path, root, base, looking);
  return read.kind === 'file' ? read.bytes : undefined;
}

/** A working directory in a submodule has no config file on the base of the repository around it, which is no fault. */
async function besideSubmodule(
  { obstacle }: Extract<BaseFile, { kind: 'obstacle' }>,
  path: string,
  root: string,
  base: PullRequestBase,
  { workingDirectory, name }: Looking,
): Promise<undefined> {
  const isAround =
    obstacle.kind === 'submodule' &&
    isBelow(relative(root, workingDirectory).split(sep).join('/'), obstacle.path);
  if (isAround && (await readProposed(path)) === undefined) return undefined;
  throw new UsageError(
    `config: \`${obstacle.path}\` is ${NAMES[obstacle.kind]} on \`${base.ref}\`, so that ${name} cannot be read from the base of the pull request.`,
    { fix: 'Let the config file be a plain file of this repository; `config` names one at another place.' },
  );
}

const NAMES: Readonly<Record<Obstacle['kind'], string>> = {
  link: 'a symbolic link',
  folder: 'a folder',
  submodule: 'a submodule',
  file: 'a file',
};
