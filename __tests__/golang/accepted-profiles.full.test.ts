import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { profileSeeds, smallProfile } from '../../fuzz/targets/profiles.ts';
import { renameFunctions } from '../../src/profile/columns.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { encodeWhole } from '../../src/profile/encode.ts';
import { validateFile } from '../../src/profile/validate.ts';
import { compactToEdges } from '../harness/profiles.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const corpus = join(import.meta.dirname, '../../fuzz/corpus');
const PROFILES = ['compact', 'decode', 'judge'];

/** Every input of the corpus that the judge lets into a merge. */
async function accepted(): Promise<Uint8Array[]> {
  const folders = PROFILES.map((name) => join(corpus, name)).filter(existsSync);
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const inputs = [...profileSeeds(), ...files.map((file) => readFileSync(file))];
  const judged = await Promise.all(
    inputs.map((input) =>
      validateFile(input, undefined).then(
        () => [input],
        () => [],
      ),
    ),
  );
  return judged.flat();
}

const toolPath = (name: string) => execFileSync('go', ['tool', '-n', name]).toString().trim();

test('what is let in, Go’s own readers take, and the compiler reads the same of what is written', async () => {
  await using folder = await temporaryFolder();
  const [tool, pprof] = [toolPath('preprofile'), toolPath('pprof')];
  const preprofile = (bytes: Uint8Array, name: string): string => {
    const file = join(folder.path, name);
    writeFileSync(file, bytes);
    execFileSync(tool, ['-i', file, '-o', `${file}.out`], { stdio: 'pipe' });
    return readFileSync(`${file}.out`, 'utf8');
  };
  const inputs = await accepted();
  expect(inputs.length).toBeGreaterThan(10);
  for (const [at, input] of inputs.entries()) {
    const name = `${at}`;
    const profile = decodeProfile(input);
    // It leaves out what it cannot read, and with it alone it fails.
    writeFileSync(join(folder.path, name), input);
    execFileSync(
      pprof,
      ['-proto', '-symbolize=none', `-output=${join(folder.path, 'merged')}`, join(folder.path, name)],
      {
        stdio: 'pipe',
        env: { ...process.env, PPROF_TMPDIR: folder.path },
      },
    );
    const expected = preprofile(input, name);
    expect(preprofile(compactToEdges(profile), `${name}-compact`), input.toString()).toBe(expected);
    expect(preprofile(encodeWhole(profile), `${name}-whole`), input.toString()).toBe(expected);
  }
});

// `go tool preprofile` writes one name a line, and the compiler reads them so: a name of two lines fails every build; at a
// line that is too long it stops reading without an error.
test.each(['a\nb', 'a\r', 'x'.repeat(66_000)])(
  'a name that the compiler cannot read is refused',
  async (name) => {
    const profile = decodeProfile(smallProfile());
    let at = 0;
    const renamed = renameFunctions(profile, () => `main.f${at++}${name}`);
    await expect(validateFile(encodeWhole(renamed), undefined)).rejects.toThrow(/several lines|32768 bytes/);
  },
);
