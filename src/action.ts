import { guardOutput } from './system/output.ts';

// Before anything else is loaded: an error in there is printed through the guard, too.
guardOutput();
const { run } = await import('./run.ts');
const { githubInvocation } = await import('./settings/command-line.ts');
const { githubHost } = await import('./system/github-host.ts');
process.exitCode = await run(githubHost(), () => githubInvocation(process.env));
