import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../system/errors.ts';
import { readIfThere, replaceFile } from '../system/files.ts';
import type { Proposal, PublishOptions } from './proposal.ts';

/** The names that a template may hold between `{{` and `}}`. */
const NAMES = ['target', 'profile', 'package', 'base', 'head', 'date'] as const;
type Values = Readonly<Partial<Record<(typeof NAMES)[number], string>>>;

const NAMED = /\{\{([^{}]*)\}\}/g;

/** The names in a template, also unknown ones. */
export function namesIn(written: string | undefined): ReadonlySet<string> {
  return new Set([...(written ?? '').matchAll(NAMED)].map(([, inside = '']) => inside.trim()));
}

/** The settings that may hold templates, as the user wrote them. */
export interface TemplatedSettings {
  readonly branch?: string;
  readonly base?: string;
  readonly title?: string;
  readonly commitMessage?: string;
}

/** Where the values come from. */
export interface TemplatePlace {
  /** The target's name in the config file. */
  readonly target?: string;
  /** The profile's path from the repository's root; undefined for a pull request of several. */
  readonly path?: string;
  /** Import path of the main package, or the package as the user named it. */
  readonly package?: string;
  now(): Date;
  /** The branch that is checked out; asked only when a template needs it. */
  head(): Promise<string | undefined>;
}

/** Puts the values in place of the names. @throws UsageError for a name that is unknown or has no value here. */
export async function fillTemplates<T extends TemplatedSettings>(
  settings: T,
  place: TemplatePlace,
): Promise<T> {
  const { branch, base, title, commitMessage } = settings;
  const needsHead = [branch, base, title, commitMessage].some((one) => namesIn(one).has('head'));
  const values: Values = {
    target: place.target,
    profile: place.path?.replace(/(?<=[^/])\.[^./]+$/, ''),
    package: place.package === undefined ? undefined : lastElement(place.package),
    head: needsHead ? await place.head() : undefined,
    date: place.now().toISOString().slice(0, 10),
  };
  // In a branch's name, a profile's path is one word.
  const inBranch = { ...values, profile: values.profile?.replaceAll('/', '-') };
  const filledBase = fill(base, inBranch, 'base');
  return {
    ...settings,
    base: filledBase,
    branch: fill(branch, { ...inBranch, base: filledBase }, 'branch'),
    title: fill(title, { ...values, base: filledBase }, 'title'),
    commitMessage: fill(commitMessage, { ...values, base: filledBase }, 'commit-message'),
  };
}

function fill(written: string | undefined, values: Values, where: string): string | undefined {
  return written?.replace(NAMED, (_, inside: string) => {
    const name = inside.trim();
    const known = NAMES.find((one) => one === name && one !== where);
    const value = known && values[known];
    if (value !== undefined) return where === 'branch' || where === 'base' ? asPartOfBranch(value) : value;
    const why = known === undefined ? `there is no \`{{${name}}}\`` : `\`{{${name}}}\` has no value here`;
    // The branch is looked up only when a template needs it.
    const choices = NAMES.filter((one) => one !== where && one !== name)
      .filter((one) => values[one] !== undefined || one === 'head')
      .map((one) => `\`{{${one}}}\``);
    throw new UsageError(`${where}: ${why}.`, {
      fix: `Choose among ${choices.join(', ')}, or write the text itself.`,
    });
  });
}

/** What git does not allow in a branch's name becomes a dash. Slashes stay: `release/1.2` is one branch. */
function asPartOfBranch(value: string): string {
  return value
    .replace(/[^\p{L}\p{N}_./-]+/gu, '-')
    .replace(/\.{2,}|\.(?=\/|$)|(?<=\/|^)\./g, '-')
    .replace(/\/{2,}/g, '/');
}

/** As Go names the binary: a major version at the end is no name. */
function lastElement(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  const last = parts.at(-1) ?? path;
  return /^v\d+$/.test(last) ? (parts.at(-2) ?? last) : last;
}

/** The most characters GitHub takes as the body of a pull request. */
const BODY_LIMIT = 65_536;

/** Marks drafts that the action made because the profile was slower: a later run may end them. */
const DRAFT_MARK = '<!-- go-pgo-action: draft because proven slower -->';

/** Marks pull requests that the action closed itself: only a person's closing is an answer. */
const WITHDRAWN_MARK = '<!-- go-pgo-action: withdrawn -->';

/**
 * The text of a pull request: the user's, ours, and a hidden mark when the profile is slower.
 * @throws UsageError when the user's text alone fills it.
 */
export function composeBody(before: string | undefined, proposal: Proposal, byDefaultToken: boolean): string {
  const first = before?.trim() ? `${before.trim()}\n\n` : '';
  const last = proposal.draft ? `\n\n${DRAFT_MARK}` : '';
  const maxLength = BODY_LIMIT - first.length - last.length - `\n\n${WITHDRAWN_MARK}`.length;
  if (maxLength < BODY_LIMIT / 2) {
    const message = `The input \`body\` has ${first.length} characters, which leaves too few for the report.`;
    throw new UsageError(message, { fix: `Shorten it to ${BODY_LIMIT / 2} characters at most.` });
  }
  return `${first}${proposal.renderBody({ maxLength, byDefaultToken })}${last}`;
}

export function markedAsDraft(body: string): boolean {
  return hasLine(body, DRAFT_MARK);
}

/** The text of a pull request that the action closes; each that we composed has room for the mark. */
export function withdrawnBody(body: string): string {
  return `${body.trimEnd()}\n\n${WITHDRAWN_MARK}`;
}

export function markedAsWithdrawn(body: string): boolean {
  return hasLine(body, WITHDRAWN_MARK);
}

/** From a fence to one of equal length, or to the end. */
const CODE_BLOCK = /^(`{3,})[^\n]*\n[\s\S]*?(?:^\1[ \t]*$|(?![\s\S]))/gm;

/** Foreign text stands in code blocks, which may hold a mark; elsewhere its `<` is escaped. */
function hasLine(body: string, mark: string): boolean {
  const lines = body.replaceAll('\r\n', '\n').replace(CODE_BLOCK, '').split('\n');
  return lines.some((line) => line.trim() === mark);
}

/** Equal but for line ends and white space around it. */
export function isSameText(one: string | null | undefined, other: string): boolean {
  return (one ?? '').replaceAll('\r\n', '\n').trim() === other.replaceAll('\r\n', '\n').trim();
}

/** Text for a pull request that a person or a server opens. */
export const BODY_FILE = 'pull-request.md';

/** Writes title and text into `folder`; false when the file has them already. */
export async function writeBodyFile(
  folder: string,
  proposal: Proposal,
  { title, body = '' }: Pick<PublishOptions, 'title' | 'body'>,
): Promise<boolean> {
  // Nothing limits a file; the renderer wants a number.
  const text = proposal.renderBody({ maxLength: 1_000_000, byDefaultToken: false });
  const parts = [`# ${title}`, body.trim(), text.trim()];
  const bytes = Buffer.from(`${parts.filter((part) => part !== '').join('\n\n')}\n`);
  const file = join(folder, BODY_FILE);
  if ((await readIfThere(file))?.equals(bytes)) return false;
  await replaceFile(file, bytes);
  return true;
}

export async function removeBodyFile(folder: string): Promise<void> {
  await rm(join(folder, BODY_FILE), { force: true });
}
