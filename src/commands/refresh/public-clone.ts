import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Job } from '../../job.ts';

const EVENT = v.object({ repository: v.object({ private: v.literal(false) }) });

/** Whether what is pushed by git alone is for everybody to read, as far as GitLab or GitHub have told the job so. */
export async function isPublicByEnvironment({ config, host }: Job): Promise<boolean> {
  if (config.publish !== 'git') return false;
  const { CI_PROJECT_VISIBILITY: visibility, GITHUB_EVENT_PATH: event } = host.env;
  if (visibility !== undefined) return visibility === 'public';
  if (!event) return false;
  try {
    return v.is(EVENT, JSON.parse(await readFile(event, 'utf8')));
  } catch {
    return false;
  }
}
