import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unpackDownload } from '../../src/collect/downloads.ts';
import { DiskSpace } from '../../src/net/body.ts';
import { createContext, failureOf } from '../contract/context.ts';
import { type ZipEntry, zip } from '../harness/artifacts/upload/zip.mts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const sentences = goldenSentences('collect');

const entry = (name: string, more: Partial<ZipEntry> = {}): ZipEntry => ({
  ...{ name, data: Buffer.from(`content of ${name}`) },
  ...more,
});

/** Unpacks the bytes into a new folder and checks what is left there. */
async function unpacked(bytes: Buffer) {
  await using context = await createContext();
  const path = join(context.scratch, 'archive');
  const folder = join(context.scratch, 'files');
  await writeFile(path, bytes);
  const options = { name: 'Artifact cpu', signal: context.signal };
  const files = await unpackDownload(path, folder, options);
  const contents = await Promise.all(
    files.map(async (file) => [file.entry, (await readFile(file.path)).toString()]),
  );
  expect(await readdir(context.scratch)).toEqual(['archive', 'files']);
  expect(files.map((file) => file.path)).toEqual(
    (await readdir(folder)).sort().map((name) => join(folder, name)),
  );
  return { contents: Object.fromEntries(contents) };
}

const refusal = async (bytes: Buffer) => (await sentences.addError(unpacked(bytes))).message;

test('regular files come out whole, stored or deflated, from any depth; folders, hidden and shadow files do not', async () => {
  const { contents } = await unpacked(
    zip([
      entry('deep/er/cpu.pprof'),
      entry('stored.pprof', { stored: true }),
      entry('empty.pprof', { data: Buffer.alloc(0) }),
      entry('deep/', { data: Buffer.alloc(0), mode: 0o040755 }),
      entry('.git/config'),
      entry('deep/.hidden'),
      entry('__MACOSX/deep/._cpu.pprof'),
      entry('Thumbs.db'),
    ]),
  );
  expect(contents).toEqual({
    'deep/er/cpu.pprof': 'content of deep/er/cpu.pprof',
    'stored.pprof': 'content of stored.pprof',
    'empty.pprof': '',
  });
});

test.each(['../evil', 'a/../../evil', '/etc/evil', 'C:/evil', '..\\evil', 'C:\\evil'])(
  'an archive with the name %s is refused as a whole',
  async (name) => {
    expect(await refusal(zip([entry('good'), entry(name)]))).toMatch(/: (invalid relative|absolute) path/);
  },
);

test('symbolic links and devices are left out', async () => {
  const { contents } = await unpacked(
    zip([
      entry('link', { data: Buffer.from('/etc/passwd'), mode: 0o120777 }),
      entry('device', { mode: 0o020666 }),
      entry('file', { mode: 0o100600 }),
      entry('no kind', { mode: 0 }),
    ]),
  );
  expect(Object.keys(contents)).toEqual(['file', 'no kind']);
});

test('encrypted entries are refused', async () => {
  expect(await refusal(zip([entry('secret', { flags: 1 })]))).toContain('encrypted');
});

test('more entries than any fleet has profiles are refused at once, before anything is unpacked', async () => {
  const many = zip(
    Array.from({ length: 60_000 }, (_, index) => entry(`${index}`, { data: Buffer.from('x') })),
  );
  expect(await refusal(many)).toContain('10000 entries');
});

test('a bomb is refused, also one that understates its size', async () => {
  const zeros = Buffer.alloc(80 * 1024 ** 2);
  expect(await refusal(zip([entry('zeros', { data: zeros })]))).toMatch(/ 10\d\d times /);
  const understated = zip([entry('zeros', { data: zeros, statedSize: 1_000 })]);
  expect(await refusal(understated)).toContain('too many bytes');
});

test('every truncation is noticed, and any change of a byte ends in an archive or in one sentence', async () => {
  const bytes = zip([entry('nested/cpu.pprof'), entry('b', { stored: true })]);
  for (let length = 4; length < bytes.length; length += 1) {
    const { message } = await failureOf(unpacked(bytes.subarray(0, length)));
    expect(message, `${length} bytes`).toMatch(/^Artifact cpu .*: \S/);
  }
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), async (position, value) => {
      const changed = Buffer.from(bytes);
      changed[position] = value;
      const outcome = await unpacked(changed).catch((error: unknown) => error);
      if (outcome instanceof Error) {
        expect(outcome.name, String(outcome.stack)).toMatch(/ExpectedError/);
        expect(outcome.message).toMatch(/^Artifact cpu [^\n]+\.$/);
      }
    }),
    { numRuns: 300 },
  );
});

test('entries count for the whole run, empty ones and those that are not wanted, too', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'archive');
  await writeFile(path, zip(['a', 'b', 'c'].map((name) => entry(name, { data: Buffer.alloc(0) }))));
  const disk = new DiskSpace(1_000, 7);
  const signal = new AbortController().signal;
  const unpackInto = (name: string) =>
    unpackDownload(path, join(folder.path, name), { name, signal, disk, wants: () => false });
  await unpackInto('one');
  await unpackInto('two');
  expect((await sentences.addError(unpackInto('three'))).message).toContain('7 entries');
});

test('the disk: what it unpacks to counts for the whole run, and is not unpacked past that', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'archive');
  await writeFile(path, zip([entry('a', { data: Buffer.alloc(600) })]));
  const disk = new DiskSpace(1_000);
  const options = { name: 'it', signal: new AbortController().signal, disk };
  const first = await unpackDownload(path, join(folder.path, 'one'), options);
  expect(first).toHaveLength(1);
  const error = await sentences.addError(unpackDownload(path, join(folder.path, 'two'), options));
  expect(error.message).toContain('0 MiB');
  expect(await readdir(join(folder.path, 'two'))).toEqual([]);
});

sentences.compare();
