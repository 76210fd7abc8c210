import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { StepRun } from '../harness/act/log.ts';
import { labelled, section } from './markdown.ts';
import { BRANCH, branches, functionsIn, mergeAsPerson, PROFILE, proposedOn } from './proposal.ts';
import { commit } from './repository.ts';
import { refreshStep, type Scene, setScene } from './scene.ts';
import { type Service, startService } from './service.ts';

// The life of one pull request. `examples/workflows/refresh.yml` runs unchanged, each test goes on where the one
// before has ended, and each run profiles two instances of the example service that are really busy.

const PROFILE_SECONDS = 5;
const CONFIG = '.github/pgo.yml';
const MEASURED = { budget: '70s', precision: '20%', 'benchmark-packages': './render' };
const UNMEASURED = { benchmarks: 'none', evidence: 'none' };

let service: Service;
let scene: Scene;
/** JSON is YAML. */
const config = (measuring: object) => {
  const sources = service.urls.map((url) => ({ pprof: url, seconds: PROFILE_SECONDS }));
  return { [CONFIG]: JSON.stringify({ sources, ...measuring, 'fail-on': 'size > 90%' }) };
};
/** Names of all outputs that any of the runs has set. */
const outputsSeen = new Set<string>();

beforeAll(async () => {
  service = await startService(2);
  scene = await setScene(config(MEASURED));
});

afterAll(async () => {
  await scene?.[Symbol.asyncDispose]();
  await service?.[Symbol.asyncDispose]();
});

/** Runs the workflow while the service is asked for `route` only. */
async function refresh(route: 'render' | 'index'): Promise<StepRun> {
  const step = await service.underLoad(route, async () => {
    const result = await scene.run('refresh.yml');
    expect(result.exitCode, result.log).toBe(0);
    return refreshStep(result);
  });
  for (const name of Object.keys(step.outputs)) outputsSeen.add(name);
  return step;
}

const pulls = (state: 'open' | 'all') => scene.github.pulls.all(scene.github.repository, state);

/** The profile on the branch is of the one package, not the other; and what the step must have set and said of it. */
async function expectProposal(step: StepRun, operation: string, [of, notOf]: string[]): Promise<void> {
  const { outputs } = step;
  const [pull] = await pulls('open');
  const proposed = await proposedOn(scene.github);
  expect(proposed).toMatchObject({ ahead: 1, behind: 0, files: [PROFILE], head: pull.head.sha });
  const functions = await functionsIn(proposed.profile);
  expect(functions).toContain(`example.com/markdown-service/${of}.`);
  expect(functions).not.toContain(`example.com/markdown-service/${notOf}.`);
  const measured = {
    verdict: expect.stringMatching(/^(faster|slower|no difference|inconclusive)$/),
    change: expect.stringMatching(/^-?\d[\d.e-]*$/),
  };
  const isMeasured = operation === 'created';
  expectEvidence(pull.body, step, proposed.profile, isMeasured);
  expect(outputs).toEqual({
    decision: 'update',
    ...(isMeasured ? measured : { verdict: 'not measured' }),
    gates: 'passed',
    profile: expect.stringMatching(/\/default\.pgo$/),
    'pgo-binary': expect.stringMatching(/^\//),
    'baseline-binary': expect.stringMatching(/^\//),
    report: expect.stringMatching(/\/report\.html$/),
    result: expect.stringMatching(/\/result\.json$/),
    'pull-request-number': String(pull.number),
    'pull-request-url': `${scene.github.url}/acme/markdown-service/pull/${pull.number}`,
    'pull-request-operation': operation,
    'pull-request-head-sha': pull.head.sha,
  });
}

/** The body says what the summary says, about the profile that is on the branch, and names no host and no folder. */
function expectEvidence(
  body: string,
  { summary, outputs }: StepRun,
  profile: Buffer,
  isMeasured: boolean,
): void {
  expect(body.toLowerCase()).toMatch(new RegExp(`^## ${outputs['verdict']}`, 'm'));
  for (const label of ['Verdict', 'Decision']) expect(labelled(body, label)).toBe(labelled(summary, label));
  for (const heading of isMeasured ? ['### Measurements', '### The build pair'] : ['### The build pair'])
    expect(section(body, heading)).toBe(section(summary, heading));
  expect(labelled(summary, 'Pull request')).toContain(outputs['pull-request-url']);
  expect(section(body, '### The build pair')).toContain('| Flag | `-pgo=off` |');

  const provenance = section(body, '### Where the profile comes from');
  expect(provenance).toContain('| `pprof` | 2 | 2 |');
  expect(provenance).toContain(createHash('sha256').update(profile).digest('hex').slice(0, 12));
  const sources = section(summary, '### Where the profile comes from');
  for (const url of service.urls)
    expect(sources).toContain(`\`${url}/debug/pprof/profile\` | \`pprof\` | 1 |`);
  expect(body).not.toMatch(/127\.0\.0\.1|\/tmp\//);
}

test('the first run opens a pull request with the profile and the evidence', async () => {
  const step = await refresh('render');
  const [pull, ...others] = await pulls('all');
  expect(others).toEqual([]);
  expect(pull).toMatchObject({ state: 'open', title: 'Refresh default.pgo', base: { ref: 'main' } });
  expect(pull.head.ref).toBe(BRANCH);
  expect(pull.draft).toBe(step.outputs['verdict'] === 'slower');
  expect(await branches(scene.github)).toEqual(['main', BRANCH]);
  await expectProposal(step, 'created', ['render', 'index']);
});

test('the same load again leaves the pull request alone', async () => {
  const before = await pulls('all');
  const writes = scene.github.writes.length;

  const { outputs, summary } = await refresh('render');

  expect(outputs).toMatchObject({
    decision: 'update',
    'pull-request-operation': 'none',
    'pull-request-number': String(before[0].number),
    'pull-request-head-sha': before[0].head.sha,
  });
  expect(outputs).not.toHaveProperty('verdict');
  const line = labelled(summary, 'Pull request') ?? '';
  expect(line).toContain(`**Pull request:** ${outputs['pull-request-url']} (nothing changed)`);
  expect(line).toMatch(/ [\d.]+\s% .* [\d.]+\s%\.$/);
  expect(scene.github.writes.slice(writes)).toEqual([]);
  expect(await pulls('all')).toEqual(before);
});

test('another load updates the same pull request in place', async () => {
  const [before] = await pulls('all');

  await scene.github.emulator.commit(scene.github.repository, 'main', config(UNMEASURED));
  await commit(scene.directory, config(UNMEASURED), 'Measure nothing');
  const step = await refresh('index');
  const [pull, ...others] = await pulls('all');
  expect(others).toEqual([]);
  expect(pull).toMatchObject({ number: before.number, state: 'open' });
  expect(pull.head.sha).not.toBe(before.head.sha);
  expect(await branches(scene.github)).toEqual(['main', BRANCH]);
  await expectProposal(step, 'updated', ['index', 'render']);
});

test('it is merged', async () => {
  const [pull] = await pulls('open');
  const { profile } = await proposedOn(scene.github);

  await mergeAsPerson(scene.github, pull.number);
  expect(await pulls('open')).toEqual([]);
  expect(await scene.github.file(PROFILE, 'main')).toEqual(profile);
  // The next checkout has it, as a clone of `main` would.
  await commit(scene.directory, { [PROFILE]: profile }, 'Merge the pull request');
});

test('the same load again ends in keep', async () => {
  const before = await pulls('all');
  const writes = scene.github.writes.length;

  const { outputs, summary } = await refresh('index');

  expect(outputs).toEqual({
    decision: 'keep',
    profile: expect.stringMatching(/\/default\.pgo$/),
    report: expect.stringMatching(/\/report\.html$/),
    result: expect.stringMatching(/\/result\.json$/),
    overlap: expect.stringMatching(/^(1|0\.[5-9]\d*)$/),
    // A call of the profiler or the collector now and then is in no source.
    'stale-weight': expect.stringMatching(/^0(\.0[0-4]\d*)?$/),
    'pull-request-operation': 'none',
  });
  expect(labelled(summary, 'Decision')).toMatch(/keep the committed profile/);
  expect(scene.github.writes.slice(writes)).toEqual([]);
  expect(await pulls('all')).toEqual(before);
});

/** Those of other commands and of several targets; their own tests look at them. */
const OF_OTHERS = ['binaries', 'checksums', 'profile-origin', 'targets', 'changed-targets'];

test('the runs have set every output of action.yml that a refresh has, and no other', async () => {
  const action = parse(await readFile(new URL('../../action.yml', import.meta.url), 'utf8'));
  expect([...outputsSeen, ...OF_OTHERS].sort()).toEqual(Object.keys(action.outputs).sort());
});

test('every message was as GitHub documents it', () => {
  expect(scene.github.exchanges.length).toBeGreaterThan(20);
  scene.github.expectNoViolations();
});
