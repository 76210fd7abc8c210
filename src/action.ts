import { githubHost } from './system/github-host.ts';
import { githubInvocation } from './host/github-inputs.ts';
import { run } from './run.ts';

process.exitCode = await run(githubHost(), () => githubInvocation(process.env));
