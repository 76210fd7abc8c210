import { childStarted } from '../exec.ts';
import { goVersion, pprofCommand } from '../go.ts';
import type { Job } from '../job.ts';
import { askGoAhead } from './ask-go.ts';

/** `merge FILE... --output FILE` */
export async function merge(job: Job, output: string): Promise<void> {
  const { cwd, env, signal } = job.host;
  await using version = askGoAhead({ cwd, env, signal }, goVersion);
  // One after the other: both at once would take twice the memory.
  await using pprof = askGoAhead({ cwd, env, signal }, (context) =>
    version.answer.then(() => pprofCommand(context)),
  );
  // Go looks while all that comes afterwards is loaded: not before, since nothing else is done meanwhile.
  // What is wrong with the profiles is said even where there is no Go.
  await Promise.race([childStarted(), version.answer.catch(() => {})]);
  const { mergeOperands } = await import('./merge-operands.ts');
  await mergeOperands(job, output, { version, pprof });
}
