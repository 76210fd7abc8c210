import { childStarted } from '../system/exec.ts';
import { goVersion, pprofCommand } from '../go.ts';
import type { Job } from '../job.ts';
import { askGoAhead } from './ask-go.ts';

/** `merge FILE... --output FILE` */
export async function merge(job: Job, output: string): Promise<void> {
  const { cwd, env, signal } = job.host;
  await using pprof = askGoAhead({ cwd, env, signal }, pprofCommand);
  await using version = askGoAhead({ cwd, env, signal }, goVersion);
  // Go looks while all that comes afterwards is loaded: not before, since nothing else is done meanwhile.
  // What is wrong with the profiles is said even where there is no Go.
  await Promise.race([childStarted(), pprof.answer.catch(() => {})]);
  const { mergeOperands } = await import('./merge-operands.ts');
  await mergeOperands(job, output, { version, pprof });
}
