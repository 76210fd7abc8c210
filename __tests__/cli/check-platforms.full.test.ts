import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zip } from '../harness/artifacts/upload/zip.mts';
import { CHECKED, goodProfile } from '../harness/checked.ts';
import { makePlace, type Place } from '../harness/cli.ts';

/** `check --binary` of a release that has one program for several platforms. */

let place: Place;
beforeAll(async () => {
  place = await makePlace({ ...CHECKED, 'default.pgo': goodProfile() });
});
afterAll(() => place[Symbol.asyncDispose]());

function build(platform: string, output: string, ...flags: string[]): void {
  const [GOOS, GOARCH] = platform.split('/');
  const env = { ...process.env, GOOS, GOARCH, CGO_ENABLED: '0' };
  execFileSync('go', ['build', ...flags, '-o', output, '.'], { cwd: place.cwd, env });
}

async function checked(file: string) {
  const { exitCode, stdout } = await place.run(['check', '--binary', file]);
  return { exitCode, said: stdout.replace(/\s+/g, ' ') };
}

/** A zip archive with one file of the folder. */
function pack(archive: string, ...files: readonly string[]): void {
  writeFileSync(
    place.path(archive),
    zip(files.map((name) => ({ name, data: readFileSync(place.path(name)) }))),
  );
}

const HERE = execFileSync('go', ['env', 'GOOS', 'GOARCH']).toString().trim().split('\n').join('/');
const OTHERS = ['windows/amd64', 'darwin/arm64', 'linux/arm64'].filter((one) => one !== HERE);

test('the one for this machine is chosen, and all others are asked for their -pgo', async () => {
  build(HERE, 'all/here/server');
  const files = OTHERS.map((platform, at) => {
    build(platform, `all/${at}/server`);
    return `all/${at}/server`;
  });
  pack('all.zip', ...files, 'all/here/server');
  execFileSync('tar', ['-czf', 'all.tgz', 'all'], { cwd: place.cwd });
  for (const file of ['all', 'all.zip', 'all.tgz']) {
    const { exitCode, said } = await checked(file);
    expect(said, file).toMatch(/here\/server \(example\.com\/tiny, .*was built with PGO/);
    for (const platform of OTHERS)
      expect(said, file).toMatch(new RegExp(`also record a \`-pgo\`: .*\\(${platform}\\)`));
    expect(exitCode, file).toBe(0);
  }
  for (const [at, platform] of OTHERS.entries()) {
    pack('alone.zip', `all/${at}/server`);
    const { exitCode, said } = await checked('alone.zip');
    expect(said).toMatch(new RegExp(`server \\(example\\.com/tiny, .*${platform}\\) .*\\bwith PGO\\b`));
    expect(exitCode).toBe(0);
  }
  build(OTHERS[0] ?? '', 'all/without/server', '-pgo=off');
  pack('without.zip', 'all/here/server', 'all/without/server');
  expect((await checked('without.zip')).said).toMatch(
    new RegExp(`without PGO.* record no \`-pgo\`: without\\.zip: all/without/server \\(${OTHERS[0]}\\)\\.`),
  );
});
