import { githubHost } from './host/github.ts';
import { run } from './run.ts';
import { githubInvocation } from './settings/command-line.ts';

process.exitCode = await run(githubHost(), () => githubInvocation(process.env));
