import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { documentOf, makePlace } from '../harness/cli.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { goTool } from '../harness/tools.ts';

const WORKFLOW = '.github/workflows/pgo.yml';
const CONFIG = '.github/pgo.yml';

test('writes a workflow that actionlint accepts, and a config that the command line reads', async () => {
  await using place = await makePlace(TINY);
  await makeRepository(place.cwd);
  const ended = await place.run(['init']);
  expect(ended).toMatchObject({ exitCode: 0 });
  expect(ended.stdout).toContain(WORKFLOW);
  expect(ended.stdout).toContain(CONFIG);
  await lint(place.path(WORKFLOW));
  expect(stepsOf(await readFile(place.path(WORKFLOW), 'utf8')).at(-1)?.with).toBeUndefined();
  expect(parse(await readFile(place.path(CONFIG), 'utf8'))).toHaveProperty('sources');
  // It is understood: what fails afterwards is what it could not know.
  const { exitCode } = await place.run(['check']);
  expect(exitCode).toBe(1);
});

test('in a module below the root, the step names the folder', async () => {
  const module = 'services/a b';
  await using place = await makePlace(
    Object.fromEntries(Object.entries(TINY).map(([name, text]) => [`${module}/${name}`, text])),
  );
  await makeRepository(place.cwd);
  const ended = await place.run(['init', '--json'], { cwd: place.path(module) });
  expect(ended).toMatchObject({
    exitCode: 0,
    stderr: expect.stringContaining('refreshes the profile every week'),
  });
  expect(documentOf(ended).findings.map(({ file }) => file)).toEqual([
    place.path(WORKFLOW),
    place.path(module, CONFIG),
  ]);
  await lint(place.path(WORKFLOW));
  const steps = stepsOf(await readFile(place.path(WORKFLOW), 'utf8'));
  expect(steps.at(-2)?.with).toMatchObject({ 'go-version-file': `${module}/go.mod` });
  expect(steps.at(-1)?.with).toEqual({ 'working-directory': module });
});

test.each([WORKFLOW, CONFIG])('overwrites nothing: %s', async (name) => {
  await using place = await makePlace({ ...TINY, [name]: 'mine\n' });
  await makeRepository(place.cwd);
  const ended = await place.run(['init', '--json']);
  expect(ended.exitCode).toBe(1);
  expect(documentOf(ended).error?.message).toBe(
    `${place.path(name)} is there already, so nothing was written.`,
  );
  expect(await readFile(place.path(name), 'utf8')).toBe('mine\n');
  const other = name === CONFIG ? WORKFLOW : CONFIG;
  await expect(readFile(place.path(other))).rejects.toThrow('ENOENT');
});

interface Step {
  readonly with?: Readonly<Record<string, string>>;
}

function stepsOf(workflow: string): Step[] {
  return (parse(workflow) as { jobs: { refresh: { steps: Step[] } } }).jobs.refresh.steps;
}

async function lint(path: string): Promise<void> {
  await promisify(execFile)(await goTool('actionlint'), ['-no-color', path]);
}
