import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere, replaceFile } from '../system/files.ts';
import type { Proposal, PublishOptions } from './publisher.ts';

/** Where the text of a pull request is put that somebody else will open. */
export const BODY_FILE = 'pull-request.md';
/** Nothing limits a file; the renderer wants a number. */
const BODY_LIMIT = 1_000_000;

/** Writes title and text into `folder`; false when the file said the same already. */
export async function writeBodyFile(
  folder: string,
  proposal: Proposal,
  options: Pick<PublishOptions, 'title' | 'body'>,
): Promise<boolean> {
  const body = [
    `# ${options.title}`,
    options.body?.trim() ?? '',
    proposal.renderBody({ maxLength: BODY_LIMIT, byDefaultToken: false }).trim(),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
  const file = join(folder, BODY_FILE);
  const bytes = Buffer.from(`${body}\n`);
  if ((await readIfThere(file))?.equals(bytes)) return false;
  await replaceFile(file, bytes);
  return true;
}

export async function removeBodyFile(folder: string): Promise<void> {
  await rm(join(folder, BODY_FILE), { force: true });
}
