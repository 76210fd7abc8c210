import type { Job } from './job.ts';

/** Runs the command of one program. Each command loads only what it needs. */
export async function perform(job: Job): Promise<void> {
  switch (job.command) {
    case 'refresh':
      return (await import('./commands/refresh.ts')).refresh(job);
    case 'collect':
      return (await import('./commands/collect.ts')).collect(job);
    case 'build':
      return (await import('./commands/build.ts')).buildOnly(job);
    case 'compare':
      return (await import('./commands/compare.ts')).compare(job);
    case 'check':
      return (await import('./commands/check.ts')).check(job);
    case 'rollback':
      return (await import('./commands/rollback.ts')).rollback(job);
    case 'merge':
      return (await import('./commands/merge.ts')).merge(job, job.output ?? 'default.pgo');
    case 'inspect':
      return (await import('./commands/files.ts')).inspect(job);
    case 'diff':
      return (await import('./commands/files.ts')).diff(job);
    case 'init':
      return (await import('./commands/init.ts')).init(job);
    case 'demo':
      return (await import('./commands/demo.ts')).demo(job);
    case 'targets':
      throw new Error('`targets` is about all of them, never about one.');
  }
}
