import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ZipEntry, zip } from '../../__tests__/harness/artifacts/upload/zip.mts';
import { readCommandLine } from '../../src/command-line.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { readConnectionString } from '../../src/objects/az/connection-string.ts';
import { kubernetesTarget } from '../../src/sources/kubernetes/config.ts';
import { unpackNested } from '../../src/sources/zip.ts';
import { declared, declaredAsync, must, type Target } from '../engine/target.ts';

const scratch = mkdtempSync(join(tmpdir(), 'fuzz-files-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
const LIMITS = { entries: 20, bytes: 1 << 20, ratio: 200 };

const entry = (name: string, more: Partial<ZipEntry> = {}): ZipEntry => ({
  name,
  data: Buffer.from('content of it'),
  ...more,
});

/** What an archive unpacks to lies in the folder, under names of ours, within the limits. */
const archive: Target = {
  name: 'zip',
  shape: 'bytes',
  maxLength: 16_384,
  seeds: () => [
    zip([entry('cpu.pprof'), entry('a/b.pprof', { stored: true })]),
    zip([entry('inner.zip', { data: zip([entry('x')]), stored: true })]),
    zip([entry('../../x'), entry('/etc/y')]),
    zip([]),
  ],
  async run(input) {
    const file = join(scratch, 'archive.zip');
    const folder = join(scratch, 'unpacked');
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(file, input);
    const unpacked = await declaredAsync(
      () =>
        unpackNested(file, folder, {
          name: 'the archive',
          signal: new AbortController().signal,
          limits: LIMITS,
        }),
      ExpectedError,
    );
    let bytes = 0;
    for (const { path } of unpacked?.files ?? []) {
      must(/^[\d/a-z-]+$/.test(path.slice(folder.length)) && path.startsWith(folder), () => path);
      bytes += statSync(path).size;
    }
    must(bytes <= LIMITS.bytes && (unpacked?.files.length ?? 0) <= LIMITS.entries, () => `${bytes} bytes`);
    const beside = readdirSync(scratch).filter(
      (name) => !['archive.zip', 'unpacked', 'kubeconfig'].includes(name),
    );
    must(beside.length === 0, () => `beside it: ${beside}`);
  },
};

const KUBECONFIG = `apiVersion: v1
kind: Config
current-context: prod
clusters:
- name: c
  cluster: { server: "https://10.0.0.1:6443", certificate-authority-data: QUJD }
users:
- name: u
  user:
    token: hunter2-secret
- name: e
  user:
    exec: { apiVersion: client.authentication.k8s.io/v1, command: ./get-token, args: [a], env: [{ name: A, value: b }], interactiveMode: Never }
contexts:
- name: prod
  context: { cluster: c, user: u, namespace: n }
`;

const kubeconfig: Target = {
  name: 'kubeconfig',
  shape: 'text',
  seeds: () => [KUBECONFIG, KUBECONFIG.replace('user: u', 'user: e'), '{}', 'clusters: [&a [*a]]'],
  async run(input) {
    const file = join(scratch, 'kubeconfig');
    writeFileSync(file, input);
    try {
      const { cluster } = await kubernetesTarget({}, { cwd: scratch, env: { KUBECONFIG: file } });
      must(typeof cluster.server === 'string', () => 'no server');
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error;
      must(!error.message.includes('hunter2-secret'), () => error.message);
    }
  },
};

const connection: Target = {
  name: 'connection-string',
  shape: 'text',
  maxLength: 1024,
  seeds: () => [
    'DefaultEndpointsProtocol=https;AccountName=a;AccountKey=QUJD;EndpointSuffix=core.windows.net',
    'BlobEndpoint=https://a.blob.core.windows.net;SharedAccessSignature=?sv=1&sig=x',
    'UseDevelopmentStorage=true;DevelopmentStorageProxyUri=http://host',
  ],
  run(input) {
    const read = declared(() => readConnectionString(input.toString()), ExpectedError);
    if (read !== undefined) must(URL.canParse(read.endpoint), () => read.endpoint);
  },
};

/** Arguments, one a line. What is wrong is said, and nothing is thrown. */
const commandLine: Target = {
  name: 'command-line',
  shape: 'text',
  maxLength: 1024,
  seeds: () => [
    'refresh\n--min-samples\n1000',
    'merge\n--output\nx\na\nb',
    'compare\n--baseline=off\n--json',
    'diff\na\nb',
    '--help',
    'collect\n--source\nhttp://a:1\n--source=b',
  ],
  async run(input) {
    const args = input.toString().split('\n');
    // A named file would be read, and `-` would wait for somebody to type.
    if (args.some((arg) => arg.startsWith('--sources'))) return;
    await silently(() => declaredAsync(() => readCommandLine(args), ExpectedError));
    process.exitCode = 0;
  },
};

async function silently<T>(attempt: () => Promise<T>): Promise<T> {
  const kept = [process.stdout.write, process.stderr.write] as const;
  const nowhere = (_: unknown, done?: unknown) => {
    if (typeof done === 'function') done();
    return true;
  };
  process.stdout.write = process.stderr.write = nowhere as typeof process.stdout.write;
  try {
    return await attempt();
  } finally {
    [process.stdout.write, process.stderr.write] = kept;
  }
}

export const targets = [archive, kubeconfig, connection, commandLine];
