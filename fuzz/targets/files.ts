import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ZipEntry, zip } from '../../__tests__/harness/artifacts/upload/zip.mts';
import { unpack, ZIP_LIMITS } from '../../src/collect/zip.ts';
import { readCommandLine } from '../../src/command-line.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { declaredAsync, must, type Target } from '../engine/target.ts';

const scratch = mkdtempSync(join(tmpdir(), 'fuzz-files-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

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
        unpack(file, folder, {
          name: 'the archive',
          signal: new AbortController().signal,
        }),
      ExpectedError,
    );
    let bytes = 0;
    for (const { path } of unpacked?.files ?? []) {
      must(/^[\d/a-z-]+$/.test(path.slice(folder.length)) && path.startsWith(folder), () => path);
      bytes += statSync(path).size;
    }
    must(
      bytes <= ZIP_LIMITS.bytes && (unpacked?.files.length ?? 0) <= ZIP_LIMITS.entries,
      () => `${bytes} bytes`,
    );
    const beside = readdirSync(scratch).filter(
      (name) => !['archive.zip', 'unpacked', 'kubeconfig'].includes(name),
    );
    must(beside.length === 0, () => `beside it: ${beside}`);
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

export const targets = [archive, commandLine];
