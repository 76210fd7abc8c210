import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeFile } from '../../src/profile/decode.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { altered, preprofile, raw, recorded } from '../harness/profiles.ts';
import { temporaryFolder } from '../harness/temporary.ts';

async function refusal(file: Uint8Array | string): Promise<{ message: string; fix: string }> {
  try {
    await decodeFile(Buffer.from(file));
  } catch (error) {
    if (error instanceof ExpectedError) return { message: error.message, fix: error.fix ?? '' };
    throw error;
  }
  throw new Error('it was accepted');
}

const bytes = (text: string) => Buffer.from(text, 'latin1');
const gz = recorded('render-1');
const plain = raw('render-1');
/** A header of gperftools: 0, 3 more words, version 0, a period of 10,000 µs, 0. */
const gperftools = (size: 4 | 8, isLittle: boolean) =>
  Buffer.concat(
    [0, 3, 0, 10_000, 0, 0, 3, 2].map((word) => {
      const buffer = Buffer.alloc(size);
      if (isLittle) buffer.writeUInt32LE(word, 0);
      else buffer.writeUInt32BE(word, size - 4);
      return buffer;
    }),
  );
const elf = (type: number) => {
  const header = Buffer.alloc(64);
  header.write('\x7fELF\x02\x01\x01', 'latin1');
  header.writeUInt16LE(type, 16);
  return header;
};

type Case = readonly [kind: string, file: Uint8Array | string, message: RegExp, fix: RegExp];

const PACKED: readonly Case[] = [
  ['zstd', bytes('\x28\xb5\x2f\xfd\x64\xe1\x2a\x45\x9b'), /with zstd/, /`zstd -dc/],
  ['zstd after a skippable frame', bytes('\x50\x2a\x4d\x18\x04\0\0\0abcd'), /with zstd/, /`zstd -dc/],
  ['xz', bytes('\xfd7zXZ\0\0\x04'), /with xz/, /`xz -dc/],
  ['bzip2', bytes('BZh91AY&SY\xd7\x1b'), /with bzip2/, /`bunzip2/],
  ['lz4', bytes('\x04\x22\x4d\x18\x64\x40'), /with lz4/, /`lz4 -dc/],
  ['Snappy', bytes('\xff\x06\0\0sNaPpY\0\x01'), /with Snappy/, /`snzip/],
  ['zlib', deflateSync(plain), /with zlib/, /`pigz -dz/],
  ['ZIP', bytes('PK\x03\x04\x14\0\x08\0'), /a ZIP archive/, /`unzip/],
  ['7z', bytes('7z\xbc\xaf\x27\x1c\0\x04'), /a 7z archive/, /`7z x/],
];

const DAMAGED: readonly Case[] = [
  ['UTF-16 of a gzip', Buffer.from(`\ufeff${gz.toString('latin1')}`, 'utf16le'), /UTF-16/, /-OutFile/],
  ['gzip read as UTF-8', gz.toString('utf8'), /read as text/, /`curl -o/],
  ['gzip read as Latin-1', gz.toString('latin1'), /read as text/, /`curl -o/],
  ['base64', gz.toString('base64'), /in base64/, /`base64 -d/],
  ['base64 in lines', gz.toString('base64').replace(/.{76}/g, '$&\n'), /in base64/, /`base64 -d/],
  ['base64 of a plain profile', plain.toString('base64'), /like base64/, /`base64 -d/],
  ['hex', gz.toString('hex'), /in hex/, /`xxd -r -p/],
  [
    'an answer with headers',
    Buffer.concat([bytes('HTTP/1.1 200 OK\r\n\r\n'), gz]),
    /headers/,
    /without `-i`/,
  ],
  [
    'gzip with line ends of Windows',
    bytes(gz.toString('latin1').replaceAll('\n', '\r\n')),
    /carriage/,
    /binary/,
  ],
  ['a cut gzip', gz.subarray(0, 9_000), /truncated/, /collect the profile again/],
];

const OF_TOOLS: readonly Case[] = [
  ['perf.data', bytes('PERFILE2\x68\0\0\0\0\0\0\0'), /perf record/, /net\/http\/pprof/],
  ['perf.data, big-endian', bytes('2ELIFREP\0\0\0\0\0\0\0\x68'), /perf record/, /start lines/],
  [
    'perf script',
    'server 4012 5101.221: 10101010 cpu-clock:ppp:\n\t4a main.main (/srv)\n',
    /perf script/,
    /pprof/,
  ],
  ['gperftools, 64 bits', gperftools(8, true), /gperftools/, /net\/http\/pprof/],
  ['gperftools, 32 bits', gperftools(4, true), /gperftools/, /net\/http\/pprof/],
  ['gperftools, big-endian', gperftools(8, false), /gperftools/, /net\/http\/pprof/],
  ['Flight Recorder', bytes('FLR\0\0\x02\0\x01'), /Flight Recorder/, /cpuprofile/],
  ['an execution trace', bytes('go 1.26 trace\0\0\0\x01'), /execution trace/, /debug\/pprof\/profile/],
  ['a core dump', elf(4), /core dump/, /debug\/pprof\/profile/],
  ['a binary', elf(2), /a program or library/, /debug\/pprof\/profile/],
  [
    'a binary of macOS',
    bytes('\xcf\xfa\xed\xfe\x07\0\0\x01'),
    /a program or library/,
    /debug\/pprof\/profile/,
  ],
  [
    'folded stacks',
    'main.main;main.handle;work.Sum 42\nmain.main 1\n',
    /folded stacks/,
    /stacks were folded/,
  ],
  [
    'folded stacks, one',
    'runtime.goexit;main.(*Server[...]).Serve.func1;a.b 1',
    /folded stacks/,
    /stacks were folded/,
  ],
  ['callgrind', '# callgrind format\nevents: cpu(ns)\n', /callgrind/, /file was made/],
  [
    'pprof -top',
    'File: server\nType: cpu\nShowing nodes accounting for 7.8s\n',
    /a report of/,
    /file was made/,
  ],
  ['pprof -raw', 'PeriodType: cpu nanoseconds\nPeriod: 10000000\n', /pprof -raw/, /file was made/],
  ['pprof -dot', 'digraph "server" {\n', /Graphviz/, /file was made/],
  ['debug=1', 'goroutine profile: total 5\n1 @ 0x43\n', /for people/, /without `debug=`/],
  ['debug=2', 'goroutine 1 [running]:\nmain.main()\n', /for people/, /without `debug=`/],
  ['heap, debug=1', 'heap profile: 3: 112 [5: 200] @ heap/1048576\n', /for people/, /without `debug=`/],
  ['coverage', 'mode: atomic\nexample.com/shop/a.go:3.2,4.5 1 1\n', /coverage/, /-cpuprofile/],
  ['benchmarks', 'goos: linux\ngoarch: amd64\n', /go test -bench/, /-cpuprofile/],
];

const DOCUMENTS: readonly Case[] = [
  ['speedscope', '{"exporter":"speedscope@1.15.0","shared":{"frames":[]}}', /speedscope/, /Export/],
  [
    'speedscope of py-spy',
    '{"$schema": "https://www.speedscope.app/file-format-schema.json"}',
    /speedscope/,
    /Export/,
  ],
  ['Firefox', '{"meta":{"interval":1,"processType":0,"version":27},"libs":[]}', /Firefox/, /Export/],
  ['Chrome', '{"traceEvents":[{"ph":"X"}]}', /Chrome/, /Export/],
  ['V8', '{"nodes":[{"id":1,"callFrame":{"functionName":"(root)"}}]}', /V8/, /debug\/pprof\/profile/],
  ['pprof as JSON', '{"sampleType":[{"type":"1","unit":"2"}]}', /written as JSON/, /protocol buffers/],
  [
    'pprof as JSON, by field name',
    '{\n "string_table": ["", "samples"]}',
    /written as JSON/,
    /protocol buffers/,
  ],
  [
    'a flame graph of Pyroscope',
    '{"version":1,"flamebearer":{"names":[]}}',
    /flame graph of Pyroscope/,
    /pyroscope:/,
  ],
  ['an error in JSON', '{"error": "not found", "code": 404}', /^The file is JSON/, /debug\/pprof\/profile/],
  ['an HTML page', '\n<!DOCTYPE html><html><body>', /an HTML page/, /login/],
  ['a page after a byte-order mark', '\ufeff<html><head>', /an HTML page/, /login/],
  ['a flame graph', '<?xml version="1.0"?>\n<!DOCTYPE svg>\n<svg width="1200">', /SVG/, /file was made/],
  ['a picture', bytes('\x89PNG\r\n\x1a\n'), /a picture/, /file was made/],
  [
    'LFS',
    'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n',
    /Git LFS/,
    /git lfs pull/,
  ],
  ['a conflict', '<<<<<<< HEAD\n\n=======\n>>>>>>> theirs\n', /conflict markers/, /git checkout --theirs/],
  ['a symbolic link', '../../pgo/default.pgo', /symbolic link/, /core\.symlinks/],
  ['a sentence', 'no such profile', /^The file is text/, /debug\/pprof\/profile/],
];

describe('a file that is no profile is refused as what it is, with the command that helps', () => {
  it.each([...PACKED, ...DAMAGED, ...OF_TOOLS, ...DOCUMENTS])('%s', async (_, file, message, fix) => {
    const refused = await refusal(file);
    expect(refused.message).toMatch(message);
    expect(refused.fix).toMatch(fix);
    const gzipped = /carriage|truncated/.test(message.source) ? refused : await refusal(gzipSync(file));
    expect(gzipped.message).toBe(refused.message);
  });

  it('a tar archive, and what go tool preprofile prints', async () => {
    await using folder = await temporaryFolder();
    await writeFile(join(folder.path, 'cpu.pprof'), gz);
    const tar = execFileSync('tar', ['-C', folder.path, '-cf', '-', 'cpu.pprof']);
    for (const file of [tar, gzipSync(tar)])
      expect(await refusal(file)).toEqual({
        message: expect.stringContaining('tar archive'),
        fix: expect.stringContaining('`tar -xf'),
      });
    expect(await refusal(await preprofile(gz))).toEqual({
      message: expect.stringContaining('`go tool preprofile`'),
      fix: expect.stringContaining('file was made'),
    });
  });

  it('formats without a signature are called damaged, not something else', async () => {
    for (const file of [brotliCompressSync(plain), deflateRawSync(plain), plain.subarray(0, 4_000)])
      expect((await refusal(file)).message).toContain('damaged');
  });
});

describe('two profiles in one file', () => {
  const second = altered('render-2', () => {});
  it.each([
    ['both gzipped', Buffer.concat([gz, recorded('render-2')])],
    ['both plain', Buffer.concat([plain, second])],
    ['the first gzipped', Buffer.concat([gz, second])],
    ['the same one twice', Buffer.concat([gz, gz])],
  ])('%s', async (_, file) => {
    const { message, fix } = await refusal(file);
    expect(message).toContain('two profiles');
    expect(fix).toContain('`npx go-pgo@1 merge a b');
  });
});

it.each([
  ['zeros', Buffer.alloc(512), '512 bytes follow'],
  ['a line feed', Buffer.from('\n'), '1 byte follows'],
  ['text', Buffer.from('the end\n'), '8 bytes follow'],
])('%s behind the gzip stream make Go refuse the file', async (_, rest, words) => {
  const { message, fix } = await refusal(Buffer.concat([gz, rest]));
  expect(message).toBe(`${words} the end of the gzip stream, so Go cannot read the file.`);
  expect(fix).toContain('gunzip -c');
});

it.each(['main.main;main.handle 42\n', 'a, b; c 1\r\n', '"nodes";{ 0\n'])(
  'a profile that holds the text %j near its beginning is read',
  async (text) => {
    // An unknown field, which readers of protocol buffers skip: number 16, a text of this length.
    const field = Buffer.concat([Buffer.from([0x82, 0x01, text.length]), bytes(text)]);
    const { samples } = await decodeFile(Buffer.concat([field, plain]));
    expect(samples.count).toBe((await decodeFile(plain)).samples.count);
  },
);

it('a profile that was gzipped again is read, three times at most', async () => {
  const twice = gzipSync(gz);
  const read = await Promise.all([gz, twice, gzipSync(twice)].map(decodeFile));
  expect(new Set(read.map(({ samples }) => samples.count)).size).toBe(1);
  expect((await refusal(gzipSync(gzipSync(twice)))).message).toMatch(/gzipped more than 3 times/);
});
