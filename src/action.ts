import { run } from './run.ts';
import { githubInvocation } from './settings/command-line.ts';
import { githubHost } from './system/github-host.ts';

process.exitCode = await run(githubHost(), () => githubInvocation(process.env));
