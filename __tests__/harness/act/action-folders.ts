import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** GitHub's actions that a workflow needs besides ours, for `localActions`. act does `actions/checkout` itself. */
export const STAND_INS: Readonly<Record<string, string>> = {
  'actions/setup-go': folder('actions/setup-go'),
  'actions/upload-artifact': folder('../artifacts/upload'),
};

/** Copies what a user of the action gets (`action.yml` and `dist/`) of a checkout into `to`; returns `to`. */
export async function stageAction(checkout: string, to: string): Promise<string> {
  // Copied for each step by act, through memory: the checkout with its node_modules would be too much.
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  for (const part of ['action.yml', 'dist'])
    await cp(path.join(checkout, part), path.join(to, part), { recursive: true });
  return to;
}
