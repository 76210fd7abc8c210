import { afterEach, expect, test, vi } from 'vitest';
import { collectArtifacts } from '../../src/collect/artifact.ts';
import type { ArtifactSource } from '../../src/collect/source.ts';
import { createContext, failureOf } from '../contract/context.ts';
import { startArtifactApi, TOKEN } from '../harness/artifacts/api.ts';
import type { EmulatedRun } from '../harness/artifacts/repository.ts';
import { zip } from '../harness/artifacts/upload/zip.mts';

// A runner whose artifact service fails, as act's never does.

const SOURCE: ArtifactSource = { kind: 'artifact', name: 'cpu', label: 'artifact: cpu', required: false };
const OWN_RUN: EmulatedRun = {
  ...{ id: 7, workflow: 1, branch: 'main', createdAt: new Date(), conclusion: null },
  artifacts: [{ id: 1, name: 'cpu', body: zip([{ name: 'cpu.pprof', data: Buffer.from('profile') }]) }],
};
const CLAIMS = Buffer.from(JSON.stringify({ scp: 'Actions.Results:1:1' })).toString('base64url');

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The client reads the environment of the process, not of the context. */
function onRunner(resultsUrl: string, serverUrl = 'https://github.com') {
  vi.stubEnv('ACTIONS_RUNTIME_TOKEN', `head.${CLAIMS}.signature`);
  vi.stubEnv('ACTIONS_RESULTS_URL', resultsUrl);
  vi.stubEnv('GITHUB_SERVER_URL', serverUrl);
}

test('a service that is not there is one sentence', async () => {
  onRunner('http://127.0.0.1:9');
  await using context = await createContext();
  const error = await failureOf(collectArtifacts(SOURCE, context));
  expect(error.message).toMatch(
    /^The artifacts of this run could not be listed: [^\n]*ECONNREFUSED[^\n]*\.$/,
  );
  expect(error.fix).toContain('githubstatus.com');
});

test('GitHub Enterprise Server has no such service: its REST API is asked for the run of this job', async () => {
  onRunner('http://127.0.0.1:9', 'https://github.acme.example');
  await using api = await startArtifactApi({ 'acme/service': { workflows: [], runs: [OWN_RUN] } });
  await using context = await createContext({
    env: {
      ...process.env,
      GITHUB_API_URL: `${api.url}/api/v3`,
      GITHUB_REPOSITORY: 'acme/service',
      GITHUB_RUN_ID: '7',
    },
    token: TOKEN,
  });
  const { files } = await collectArtifacts(SOURCE, context);
  expect(files.map(({ name }) => name)).toEqual(['cpu/cpu.pprof']);
  expect(api.requests[0]).toBe('GET /api/v3/repos/acme/service/actions/runs/7/artifacts?per_page=100&page=1');
});
