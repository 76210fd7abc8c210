import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { GitHubHarness } from '../harness/github/start.ts';
import { labelled } from './markdown.ts';
import { branches } from './proposal.ts';
import { exampleWorkflow } from './repository.ts';
import { refreshStep, setScene } from './scene.ts';

/** Nothing was written, and every request is documented. */
async function expectUntouched(github: GitHubHarness): Promise<void> {
  expect(github.writes).toEqual([]);
  expect(await branches(github)).toEqual(['main']);
  expect(await github.pulls.all(github.repository)).toEqual([]);
  github.expectNoViolations();
}

test('a misspelt input fails the step with the choices', async () => {
  const workflow = `${(await exampleWorkflow('refresh.yml')).trimEnd()}\n        with:\n          budgt: 5m\n`;
  await using scene = await setScene({ '.github/workflows/misspelt.yml': workflow });

  const result = await scene.run('misspelt.yml');

  expect(result.exitCode).toBe(1);
  const { outcome, output, summary, outputs } = refreshStep(result);
  expect(outcome).toBe('failure');
  const action = parse(await readFile(new URL('../../action.yml', import.meta.url), 'utf8'));
  const choices = Object.keys(action.inputs).map((name) => `\`${name}\``);
  expect(choices).toContain('`budget`');
  const sentence = `inputs: there is no \`budgt\`. Did you mean \`budget\`? There are ${choices.join(', ')}.`;
  expect(output).toContain(`::error::${sentence}`);
  expect(labelled(summary, 'Error')).toContain('there is no `budgt`');
  expect(outputs).toEqual({});
  await expectUntouched(scene.github);
  expect(scene.github.exchanges).toEqual([]);
});
