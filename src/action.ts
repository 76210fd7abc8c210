import { guardOutput } from './system/output.ts';

// Guard stdout and stderr before the dynamic imports, because an import may fail and print an error.
guardOutput();
const { run } = await import('./run.ts');
const { githubInvocation } = await import('./settings/command-line.ts');
const { githubHost } = await import('./system/github-host.ts');
process.exitCode = await run(githubHost(), () => githubInvocation(process.env));
