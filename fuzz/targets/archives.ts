import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zip } from '../../__tests__/harness/artifacts/upload/zip.mts';
import { findPrograms } from '../../src/golang/packed-programs.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { Limits, membersOf } from '../../src/system/members.ts';
import { must, type Target } from '../engine/fuzzer.ts';

const folder = mkdtempSync(join(tmpdir(), 'go-pgo-fuzz-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** A member of a tar archive, with a checksum that fits. */
function tarMember(name: string, content: string): Buffer {
  const header = Buffer.alloc(512);
  header.write(name);
  header.write('0000644\0', 100);
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('        0ustar\0', 148);
  header.write('00', 263);
  const sum = header.reduce((all, byte) => all + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  const padded = Buffer.alloc(Math.ceil(content.length / 512) * 512);
  padded.write(content);
  return Buffer.concat([header, padded]);
}

const PROGRAM = '\x7fELF\x02\x01\x01\0 Go buildinf:';
const IMAGE = JSON.stringify([{ Config: 'c', Layers: ['layer.tar'] }]);
const tar = Buffer.concat([tarMember('./bin/server', PROGRAM), tarMember('b', 'text'), Buffer.alloc(1024)]);
const image = Buffer.concat([
  tarMember('manifest.json', IMAGE),
  tarMember('layer.tar', tar.toString('latin1')),
  Buffer.alloc(1024),
]);
const data = 'data.tar/       0           0     0     100644  ';
const deb = Buffer.concat([Buffer.from(`!<arch>\n${data}${String(tar.length).padEnd(10)}\`\n`), tar]);

const zipped = zip([
  { name: 'bin/', data: Buffer.alloc(0) },
  { name: 'bin/server.exe', data: Buffer.from(PROGRAM, 'latin1'), stored: true },
]);

/** Archives, packages and images in which `check --binary` looks for a program. */
const archives: Target = {
  name: 'archives',
  shape: 'bytes',
  maxLength: 16_384,
  seeds: () => [tar, gzipSync(tar), deb, image, zipped],
  async run(input) {
    const path = join(folder, 'archive');
    writeFileSync(path, input);
    const { signal } = new AbortController();
    const bytes = 2 ** 22;
    const limits = () => new Limits('archive', signal, { members: 200, bytes });
    let members = 0;
    let read = 0;
    const refused = (error: unknown) => {
      if (!(error instanceof ExpectedError)) throw error;
      return undefined;
    };
    const walk = async () => {
      for await (const { content } of membersOf(path, 'archive', limits())) {
        members += 1;
        for await (const chunk of content) read += chunk.length;
      }
    };
    await walk().catch(refused);
    must(members <= 200 && read <= bytes, () => `${members} members and ${read} bytes`);
    const scratch = mkdtempSync(join(folder, 'scratch-'));
    try {
      const found = await findPrograms({ path, name: 'archive', scratch, limits: limits() }).catch(refused);
      const programs = found?.programs ?? [];
      must(
        programs.every(
          ({ path: file, name }) => file.startsWith(`${scratch}/program-`) && !/\p{Cc}/u.test(name),
        ),
        () => 'a name from the archive is used',
      );
    } finally {
      rmSync(scratch, { recursive: true });
    }
  },
};

export const targets = [archives];
