import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { goTool } from '../__tests__/harness/tools.ts';

/**
 * Runs actionlint on the project's own workflow files and on those that users copy, and prints its findings. With `--shellcheck PATH`
 * it also checks their scripts.
 */
const { values } = parseArgs({ options: { shellcheck: { type: 'string', default: '' } } });
const files = globSync(['.github/workflows/*.yml', 'examples/{workflows,gitea}/*.yml']).sort();
// Do not use installed linters, because then the findings would depend on the machine.
const ifInstalled = [`-shellcheck=${values.shellcheck}`, '-pyflakes='];
const { status, error } = spawnSync(await goTool('actionlint'), [...ifInstalled, ...files], {
  stdio: 'inherit',
});
if (error !== undefined) throw error;
if (status === 0) console.log(`actionlint: ${files.join(', ')}: nothing found`);
process.exitCode = status ?? 1;
