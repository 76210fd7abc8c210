import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Limits, membersOf } from '../../src/system/members.ts';
import { type ZipEntry, zip } from '../harness/artifacts/upload/zip.mts';
import { CHECKED, goodProfile } from '../harness/checked.ts';
import { makePlace, type Place } from '../harness/cli.ts';

/** `check --binary` of what a release consists of: folders, archives, packages and images, made by the system's own tools. */

let place: Place;
/** A folder that is in no Go module. */
let elsewhere: Place;
let server: Buffer;

beforeAll(async () => {
  place = await makePlace({
    ...CHECKED,
    'default.pgo': goodProfile(),
    'cmd/tool/main.go': 'package main\n\nfunc main() { println("tool") }\n',
    'release/README.md': 'Read me.\n',
    'release/script': '#!/bin/sh\n',
  });
  elsewhere = await makePlace();
  await mkdir(place.path('release/bin'));
  const build = (output: string, name: string) =>
    execFileSync('go', ['build', '-ldflags=-s -w', '-o', output, name], { cwd: place.cwd });
  build('release/bin/server', '.');
  build('tool', './cmd/tool');
  server = await readFile(place.path('release/bin/server'));
  await copyFile('/bin/true', place.path('release/bin/true'));
  await symlink('/etc/passwd', place.path('release/bin/link'));
}, 120_000);
afterAll(async () => {
  await place[Symbol.asyncDispose]();
  await elsewhere[Symbol.asyncDispose]();
});

const shell = (command: string) => execFileSync('sh', ['-ec', command], { cwd: place.cwd });

async function checked(file: string, ...args: string[]) {
  const { exitCode, stdout, stderr } = await place.run(['check', '--binary', file, ...args]);
  expect(stderr).not.toMatch(/\n\s+at /);
  return { exitCode, said: stdout.replace(/\s+/g, ' ') };
}

/** Writes an OCI image layout into a folder. */
async function writeLayout(folder: string, layers: readonly Buffer[], compress = true): Promise<void> {
  const blobs = place.path(folder, 'blobs/sha256');
  await mkdir(blobs, { recursive: true });
  const add = async (bytes: Buffer, mediaType: string) => {
    const hex = createHash('sha256').update(bytes).digest('hex');
    await writeFile(join(blobs, hex), bytes);
    return { mediaType, digest: `sha256:${hex}`, size: bytes.length };
  };
  const type = (name: string) => `application/vnd.oci.image.${name}`;
  const added = [];
  for (const layer of layers) added.push(await add(compress ? gzipSync(layer) : layer, type('layer.v1.tar')));
  const config = await add(Buffer.from('{"os":"linux"}'), type('config.v1+json'));
  const manifest = { schemaVersion: 2, config, layers: added };
  const listed = await add(Buffer.from(JSON.stringify(manifest)), type('manifest.v1+json'));
  const index = { schemaVersion: 2, manifests: [listed] };
  await place.write({
    [`${folder}/oci-layout`]: '{"imageLayoutVersion":"1.0.0"}',
    [`${folder}/index.json`]: JSON.stringify(index),
  });
}

type Entry = [
  name: string,
  content?: Buffer | string,
  type?: 'symlink' | 'link' | 'character-device' | 'fifo',
];

/** A tar archive with members that the system's tar would not write. */
async function tarOf(entries: readonly Entry[]): Promise<Buffer> {
  const packed = pack();
  const read = buffer(Readable.from(packed));
  for (const [name, content = '', type] of entries) {
    if (type === undefined) packed.entry({ name }, content);
    else packed.entry({ name, type, linkname: '/etc/passwd' });
  }
  packed.finalize();
  return read;
}

const SERVER = /: (\S*)server \(example\.com\/tiny, .*\) was built with PGO, because it records `-pgo=/;

describe('the only Go program is found, and executables that are not Go are counted, in', () => {
  test.each([
    ['a folder', 'release', 'true'],
    ['a tar archive', 'server.tar', 'tar -cf server.tar release'],
    ['a compressed tar archive', 'server.tgz', 'tar -czf server.tgz -C release .'],
    ['a tar archive with pax headers', 'pax.tar.gz', 'tar --format=pax -czf pax.tar.gz release'],
  ])('%s', async (_, file, make) => {
    shell(make);
    const { exitCode, said } = await checked(file);
    expect(said).toMatch(SERVER);
    expect(said).toMatch(/\b1 executable\b/);
    expect(exitCode).toBe(0);
  });

  test.each([
    ['gzip', 'data.tar.gz', 'tar -czf data.tar.gz -C release .'],
    ['no compression', 'data.tar', 'tar -cf data.tar -C release .'],
    [
      'a control file of odd length',
      'data.tar.gz',
      'printf odd > control.tar.gz; tar -czf data.tar.gz release',
    ],
  ])('a Debian package with %s', async (_, data, make) => {
    shell(
      `rm -f server.deb; echo 2.0 > debian-binary; tar -czf control.tar.gz go.mod; ${make}; ar rc server.deb debian-binary control.tar.gz ${data}`,
    );
    const { exitCode, said } = await checked('server.deb');
    expect(said).toMatch(SERVER);
    expect(exitCode).toBe(0);
  });

  test('an image layout, as a folder, as a tar archive, and as `docker save` wrote it before', async () => {
    const layers = [
      await tarOf([['bin/sh', await readFile('/bin/true')]]),
      await tarOf([['app/server', server]]),
    ];
    await writeLayout('image', layers);
    shell('tar -cf image.tar -C image .');
    await place.write({
      'saved/manifest.json': JSON.stringify([{ Config: 'c.json', Layers: ['a/layer.tar', 'b/layer.tar'] }]),
      'saved/a/layer.tar': layers[0] as Buffer,
      'saved/b/layer.tar': layers[1] as Buffer,
    });
    shell('tar -cf saved.tar -C saved .');
    for (const file of ['image', 'image.tar', 'saved.tar']) {
      const { exitCode, said } = await checked(file);
      expect(said, file).toMatch(/: app\/server \(example\.com\/tiny/);
      expect(exitCode, file).toBe(0);
    }
  });
});

test('a later layer of an image replaces and removes programs', async () => {
  const tool = await readFile(place.path('tool'));
  const lower = await tarOf([
    ['app/server', tool],
    ['opt/tool', tool],
    ['old/a/tool', tool],
  ]);
  const upper = await tarOf([['app/server', server], ['opt/.wh.tool'], ['.wh.old']]);
  await writeLayout('layered', [lower, upper], false);
  const { exitCode, said } = await checked('layered');
  expect(said).toMatch(/: app\/server \(example\.com\/tiny, /);
  expect(exitCode).toBe(0);
});

test('of several Go programs, the one of this main package; else all are listed with a question', async () => {
  shell('mkdir -p both && cp release/bin/server tool both && tar -czf both.tar.gz both');
  const asked = await elsewhere.run(['check', '--binary', place.path('both.tar.gz')]);
  expect(asked.exitCode).toBe(1);
  expect(asked.stdout.replace(/\s+/g, ' ')).toMatch(
    /both\.tar\.gz .*\b2 Go programs: .*both\/server .*both\/tool/,
  );
  const chosen = await checked('both.tar.gz');
  expect(chosen.said).toMatch(/both\/server \(example\.com\/tiny, /);
  expect(chosen.exitCode).toBe(0);
});

describe('a zip', () => {
  const entries = (...more: readonly ZipEntry[]) =>
    zip([
      { name: 'release/', data: Buffer.alloc(0) },
      { name: 'release/README.md', data: Buffer.from('Read me.') },
      { name: 'release/bin/server.exe', data: server },
      ...more,
    ]);

  test('is read, deflated or stored', async () => {
    await writeFile(place.path('server.zip'), entries());
    await writeFile(place.path('stored.zip'), zip([{ name: 'server', data: server, stored: true }]));
    for (const file of ['server.zip', 'stored.zip']) {
      const { exitCode, said } = await checked(file);
      expect(said).toMatch(/\(example\.com\/tiny, .*was built with PGO/);
      expect(exitCode).toBe(0);
    }
  });

  test.each([
    ['cut off', () => entries().subarray(0, 90_000), /cannot be unpacked/],
    ['encrypted', () => entries({ name: 'x', data: server, flags: 1 }), /is encrypted/],
    ['with a name that leads out', () => entries({ name: '../../x', data: server }), /cannot be unpacked/],
    ['without a program', () => zip([{ name: 'x', data: Buffer.from('x') }]), /No Go program was found/],
  ])('%s is refused in one sentence', async (_, make, reason) => {
    await writeFile(place.path('bad.zip'), make());
    const { exitCode, said } = await checked('bad.zip');
    expect(said).toMatch(reason);
    expect(exitCode).toBe(1);
  });
});

describe('what is not read is named, with the command that unpacks it', () => {
  test.each([
    ['zstd', 'x.tar.zst', Buffer.from('28b52ffd00', 'hex'), 'tar --zstd -xf'],
    ['xz', 'x.tar.xz', Buffer.from('fd377a585a00', 'hex'), 'tar -xJf'],
    ['an rpm', 'x.rpm', Buffer.from('edabeedb03', 'hex'), 'rpm2cpio'],
    ['7z', 'x.7z', Buffer.from('377abcaf271c00', 'hex'), '7z x'],
  ])('%s', async (_, file, bytes, command) => {
    await place.write({ [file]: bytes });
    const { exitCode, said } = await checked(file);
    expect(said).toContain(command);
    expect(exitCode).toBe(1);
  });

  test('a Debian package with zstd', async () => {
    await place.write({ 'data.tar.zst': Buffer.from('28b52ffd00', 'hex') });
    shell('echo 2.0 > debian-binary; ar rc zstd.deb debian-binary data.tar.zst');
    const { exitCode, said } = await checked('zstd.deb');
    expect(said).toContain('dpkg-deb -x');
    expect(exitCode).toBe(1);
  });

  test('archives without a Go program, cut off, and without any archive in them', async () => {
    shell(
      'tar -cf none.tar go.mod; tar -czf whole.tgz release; head -c 100000 whole.tgz > cut.tgz; gzip -k go.mod',
    );
    for (const [file, reason] of [
      ['none.tar', 'No Go program was found in none.tar'],
      ['cut.tgz', 'cut.tgz cannot be unpacked'],
      ['go.mod.gz', 'go.mod.gz cannot be unpacked'],
    ] as const) {
      const { exitCode, said } = await checked(file);
      expect(said).toContain(reason);
      expect(exitCode).toBe(1);
    }
  });
});

describe('a hostile archive', () => {
  test('with names that lead out, terminal sequences, links and devices: nothing is written, names are harmless', async () => {
    await place.write({
      'hostile.tar': await tarOf([
        ['../../outside', server],
        ['/etc/link', '', 'symlink'],
        ['hard', '', 'link'],
        ['dev/zero', '', 'character-device'],
        ['pipe', '', 'fifo'],
        ['a\u001b[31m\n::error::b', await readFile(place.path('tool'))],
      ]),
    });
    const around = () => Promise.all([place, elsewhere].map(({ cwd }) => readdir(join(cwd, '..'))));
    const before = await around();
    const { exitCode, stdout } = await elsewhere.run(['check', '--binary', place.path('hostile.tar')]);
    expect(exitCode).toBe(1);
    expect(stdout.replace(/\s+/g, ' ')).toContain('holds 2 Go programs');
    expect(stdout).not.toMatch(/\u001b\[31m|^::error/m);
    expect(await around()).toEqual(before);
  });

  test('with 100,000 members is read once', async () => {
    const header = (await tarOf([['f/0']])).subarray(0, 512);
    const many = [...Array.from({ length: 100_000 }, () => header), await tarOf([['server', server]])];
    await place.write({ 'many.tgz': gzipSync(Buffer.concat(many)) });
    expect((await checked('many.tgz')).said).toMatch(SERVER);
  });

  test('with more members or bytes than are read, claimed or real', async () => {
    const claims = await tarOf([['huge', 'x']]);
    // Its header claims 8 TiB less one byte, in base 256, with a checksum that fits.
    claims.fill(0, 124, 136);
    claims[124] = 0x80;
    claims.writeUIntBE(2 ** 43 - 1, 130, 6);
    claims.fill(' ', 148, 156);
    const sum = claims.subarray(0, 512).reduce((all, byte) => all + byte, 0);
    claims.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    await place.write({
      'claims.tar': claims,
      'bomb.tgz': gzipSync(await tarOf([['zeros', Buffer.alloc(16 * 1024 ** 2)]])),
    });
    const { exitCode, said } = await checked('claims.tar');
    expect(said).toMatch(/claims\.tar .*\bbytes\b/);
    expect(exitCode).toBe(1);
    const read = async (file: string, limits: { members?: number; bytes?: number }) => {
      const { signal } = new AbortController();
      for await (const _ of membersOf(place.path(file), file, new Limits(file, signal, limits)));
    };
    await expect(read('bomb.tgz', { bytes: 2 ** 20 })).rejects.toThrow('more bytes');
    await expect(read('both.tar.gz', { members: 2 })).rejects.toThrow('more files');
  });

  test('is not read further once the run is cancelled', async () => {
    const controller = new AbortController();
    const read = async () => {
      for await (const _ of membersOf(
        place.path('both.tar.gz'),
        'both',
        new Limits('both', controller.signal),
      ))
        controller.abort(new Error('cancelled'));
    };
    await expect(read()).rejects.toThrow('cancelled');
  });
});
