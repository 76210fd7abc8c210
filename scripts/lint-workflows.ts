import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { goTool } from '../__tests__/harness/tools.ts';

/** Runs actionlint on the project's own workflow files and on those that users copy; prints what it finds. */
const files = globSync(['.github/workflows/*.yml', 'examples/workflows/*.yml']).sort();
// Off, because they are used where they happen to be installed: the findings would depend on the machine.
const ifInstalled = ['-shellcheck=', '-pyflakes='];
const { status, error } = spawnSync(await goTool('actionlint'), [...ifInstalled, ...files], {
  stdio: 'inherit',
});
if (error !== undefined) throw error;
if (status === 0) console.log(`actionlint: ${files.join(', ')}: nothing found`);
process.exitCode = status ?? 1;
