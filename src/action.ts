import { guardOutput } from './system/output.ts';

// Start the guard before the dynamic imports, so that it also guards what an error in these imports prints.
guardOutput();
const { run } = await import('./run.ts');
const { githubInvocation } = await import('./settings/command-line.ts');
const { githubHost } = await import('./system/github-host.ts');
process.exitCode = await run(githubHost(), () => githubInvocation(process.env));
