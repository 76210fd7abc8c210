import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { collectArtifacts } from '../../src/sources/artifact.ts';
import type { ArtifactSource } from '../../src/sources/source.ts';
import { createContext, failureOf } from '../contract/context.ts';

// A runner whose service fails: act's never does, so that these stand beside the tests with act.

const SOURCE: ArtifactSource = { kind: 'artifact', name: 'cpu', label: 'artifact: cpu', required: false };
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

test('GitHub Enterprise Server, which has no such service, leads to the REST API', async () => {
  onRunner('http://127.0.0.1:9', 'https://github.acme.example');
  await using context = await createContext();
  const error = await failureOf(collectArtifacts(SOURCE, context));
  expect(error.message).toContain('GitHub Enterprise Server does not have the service');
  expect(error.fix).toContain('`run-id`');
});

test('a service that hangs is left at the time-out, and when aborted', async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    onRunner(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await using context = await createContext();
    const error = await failureOf(collectArtifacts({ ...SOURCE, timeout: 200 }, context));
    expect(error.message).toBe('The artifacts were not there within 0.2 s.');
    const reason = new Error('stopped by the test');
    const controller = new AbortController();
    setTimeout(() => controller.abort(reason), 200);
    const collecting = collectArtifacts(SOURCE, { ...context, signal: controller.signal });
    await expect(collecting).rejects.toBe(reason);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
