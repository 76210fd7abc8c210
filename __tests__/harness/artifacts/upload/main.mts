import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commonFolder, filesOf } from './files.mts';
import { zip } from './zip.mts';

const { ACTIONS_RESULTS_URL = '', ACTIONS_RUNTIME_TOKEN = '', GITHUB_OUTPUT } = process.env;
const name = process.env['INPUT_NAME'] || 'artifact';
const patterns = (process.env['INPUT_PATH'] ?? '').split('\n').map((line) => line.trim());

const files = await filesOf(patterns.filter(Boolean), process.env['INPUT_INCLUDE-HIDDEN-FILES'] === 'true');
if (files.length === 0) nothingFound(process.env['INPUT_IF-NO-FILES-FOUND'] || 'warn');
else await upload(files);

function nothingFound(behaviour: string): void {
  const message = `No files were found with the provided path: ${patterns.join(' ')}. No artifacts will be uploaded.`;
  if (behaviour === 'error') process.exitCode = 1;
  console.log(
    behaviour === 'error' ? `::error::${message}` : behaviour === 'warn' ? `::warning::${message}` : message,
  );
}

async function upload(found: readonly string[]): Promise<void> {
  const folder = commonFolder(found);
  const archive = zip(
    found.map((file) => ({
      name: path.relative(folder, file).split(path.sep).join('/'),
      data: readFileSync(file),
    })),
  );
  const run = backendIds();
  const { signedUploadUrl } = await call('CreateArtifact', { ...run, name, version: 4 });
  await put(`${signedUploadUrl}&comp=block`, archive);
  await put(`${signedUploadUrl}&comp=blocklist`, Buffer.alloc(0));
  const hash = `sha256:${createHash('sha256').update(archive).digest('hex')}`;
  const { artifactId } = await call('FinalizeArtifact', { ...run, name, size: String(archive.length), hash });
  console.log(
    `Artifact ${name} has been uploaded: ${found.length} files, ${archive.length} bytes, id ${artifactId}`,
  );
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `artifact-id=${artifactId}\n`);
}

/** The run and job that the runtime token speaks for: its scope `Actions.Results:RUN:JOB`. */
function backendIds(): { workflowRunBackendId: string; workflowJobRunBackendId: string } {
  const claims = JSON.parse(Buffer.from(ACTIONS_RUNTIME_TOKEN.split('.')[1] ?? '', 'base64url').toString());
  const scope = String(claims.scp)
    .split(' ')
    .find((part) => part.startsWith('Actions.Results:'));
  const [, workflowRunBackendId = '', workflowJobRunBackendId = ''] = (scope ?? '').split(':');
  return { workflowRunBackendId, workflowJobRunBackendId };
}

async function call(method: string, body: object): Promise<Record<string, string>> {
  const url = new URL(`/twirp/github.actions.results.api.v1.ArtifactService/${method}`, ACTIONS_RESULTS_URL);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${ACTIONS_RUNTIME_TOKEN}` };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${method}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
}

async function put(url: string, body: Buffer): Promise<void> {
  const response = await fetch(url, { method: 'PUT', body: new Uint8Array(body) });
  if (!response.ok) throw new Error(`Upload: ${response.status} ${await response.text()}`);
}
