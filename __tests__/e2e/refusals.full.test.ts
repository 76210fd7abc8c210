import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { GitHubHarness } from '../harness/github/start.ts';
import { unusedPort } from '../harness/pprof-server.ts';
import { labelled } from './markdown.ts';
import { branches } from './proposal.ts';
import { exampleWorkflow } from './repository.ts';
import { refreshStep, setScene } from './scene.ts';

/** Nothing was written, and all that was asked is documented. */
async function expectUntouched(github: GitHubHarness): Promise<void> {
  expect(github.writes).toEqual([]);
  expect(await branches(github)).toEqual(['main']);
  expect(await github.pulls.all(github.repository)).toEqual([]);
  github.expectNoViolations();
}

test('a misspelt input fails the step with the choices', async () => {
  const workflow = `${(await exampleWorkflow('refresh.yml')).trimEnd()}\n        with:\n          min-sample: 500\n`;
  await using scene = await setScene({ '.github/workflows/misspelt.yml': workflow });

  const result = await scene.run('misspelt.yml');

  expect(result.exitCode).toBe(1);
  const { outcome, output, summary, outputs } = refreshStep(result);
  expect(outcome).toBe('failure');
  const action = parse(await readFile(new URL('../../action.yml', import.meta.url), 'utf8'));
  const choices = Object.keys(action.inputs).map((name) => `\`${name}\``);
  expect(choices).toContain('`min-samples`');
  const sentence = `inputs: there is no \`min-sample\`. Did you mean \`min-samples\`? There are ${choices.join(', ')}.`;
  expect(output).toContain(`::error::${sentence}`);
  expect(labelled(summary, 'Error')).toContain('there is no `min-sample`');
  expect(outputs).toEqual({});
  await expectUntouched(scene.github);
  expect(scene.github.exchanges).toEqual([]);
});

test('an endpoint that refuses fails the step, says so, and changes nothing', async () => {
  const url = `http://127.0.0.1:${await unusedPort()}`;
  await using scene = await setScene({
    '.github/pgo.yml': JSON.stringify({ sources: [{ pprof: url, seconds: 1 }] }),
  });

  const result = await scene.run('refresh.yml');

  expect(result.exitCode).toBe(1);
  const { outcome, output, summary, outputs } = refreshStep(result);
  expect(outcome).toBe('failure');
  const refused = `${url}/debug/pprof/profile refused the connection: nothing listens there. It was asked 3 times.`;
  const fix = 'Check that the service runs, that it serves net/http/pprof on this port';
  const error = output.split(/\r?\n/).find((line) => line.startsWith('::error::'));
  expect(error).toContain('No profile passed, and `min-profiles` is 1. The first reason: ');
  expect(error).toContain(refused);
  expect(error).toContain(fix);
  expect(labelled(summary, 'Error')).toContain('refused the connection: nothing listens there.');
  expect(labelled(summary, 'Error')).toContain(fix);
  expect(outputs).toMatchObject({ decision: 'reject' });
  expect(outputs).not.toHaveProperty('profile');
  await expectUntouched(scene.github);
});
