import { inspect } from 'node:util';
import type { Secrets } from '../secrets.ts';

/** What nobody expected ends the process as Node would, with its stack; but errors of libraries hold headers and URLs. */
export function showBugsWithout(secrets: Secrets): void {
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${secrets.redact(inspect(error))}\n`);
    process.exit(1);
  });
}
