import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findProgram, placeOfProfile } from '../../src/commands/program.ts';
import { aboutPrivateNames } from '../../src/commands/propose.ts';
import type { Published } from '../../src/publish/publisher.ts';
import { makeRepository } from '../harness/go-modules.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { type JobOptions, jobIn } from '../harness/job.ts';
import { renamed } from '../harness/profiles.ts';
import { temporaryFolder, writeFiles } from '../harness/temporary.ts';

const sentences = goldenSentences('refresh', [
  [/\b\d+ names of functions become\b/g, '<n> names of functions become'],
]);

/** What a profile would tell everybody, said before it is pushed; the modules are real, and asked for by `go list`. */

const lib = (path: string, name = 'F') => ({
  'go.mod': `module ${path}\n\ngo 1.21\n`,
  'lib.go': `package lib\n\nfunc ${name}() {}\n`,
});
const under = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

const INSIDE = 'corp.example.com/inside';
const OUTSIDE = 'corp.example.com/outside';
const SECRET = 'corp.example.com/secret';
const UNKNOWN = 'other.example.com/unknown';
const OPEN = 'open.example.com/lib';

/** Replaced by folders in the repository and outside of it; two levels below the temporary folder is the module. */
const REPLACED: Readonly<Record<string, string>> = {
  'work/go.mod': `module github.com/acme/shop

go 1.21

require (
	${INSIDE} v0.0.0
	${OUTSIDE} v0.0.0
)

replace ${INSIDE} => ./libs/inside

replace ${OUTSIDE} => ../beside
`,
  'work/main.go': `package main

import (
	inside "${INSIDE}"
	outside "${OUTSIDE}"
)

func main() { inside.F(); outside.F() }
`,
  ...under('work/libs/inside', lib(INSIDE)),
  ...under('beside', lib(OUTSIDE)),
};

/** Vendored, so that nothing is downloaded: go.sum holds one of them, and one by its go.mod alone. */
const VENDORED: Readonly<Record<string, string>> = {
  'work/go.mod': `module github.com/acme/shop

go 1.21

require (
	${OPEN} v1.0.0
	${SECRET} v1.0.0
	${UNKNOWN} v1.0.0
)
`,
  'work/go.sum': [OPEN, SECRET]
    .map((path) => `${path} v1.0.0 h1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n`)
    .concat(`${UNKNOWN} v1.0.0/go.mod h1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n`)
    .join(''),
  'work/main.go': `package main

import (
	open "${OPEN}"
	secret "${SECRET}"
	unknown "${UNKNOWN}"
)

func main() { open.F(); secret.F(); unknown.F() }
`,
  ...Object.fromEntries(
    [OPEN, SECRET, UNKNOWN].map((path) => [`work/vendor/${path}/lib.go`, 'package lib\n\nfunc F() {}\n']),
  ),
  'work/vendor/modules.txt': [OPEN, SECRET, UNKNOWN]
    .map((path) => `# ${path} v1.0.0\n## explicit; go 1.21\n${path}\n`)
    .join(''),
};

const NAMES = (...names: string[]) =>
  renamed('render-1', (name, at) => names[at] ?? `main.f${at}_${name.length}`);
const PUBLIC: Published = { files: new Map([['default.pgo', {}]]), isPublic: true };

interface Asked {
  readonly published?: Published;
  readonly options?: JobOptions;
  readonly goEnv?: Readonly<Record<string, string>>;
  readonly prepare?: (root: string) => Promise<unknown>;
}

async function revealed(files: Readonly<Record<string, string>>, profile: Uint8Array, asked: Asked = {}) {
  await using folder = await temporaryFolder();
  const root = await realpath(folder.path);
  await writeFiles(root, files);
  await asked.prepare?.(root);
  await makeRepository(join(root, 'work'));
  const { run } = await jobIn(root, {
    ...{ command: 'refresh', workingDirectory: 'work' },
    ...asked.options,
    env: {
      ...process.env,
      ...{
        GOPRIVATE: '',
        GONOSUMDB: '',
        GONOPROXY: '',
        GOFLAGS: '',
        GOPROXY: 'off',
        GITHUB_REPOSITORY: 'acme/shop',
      },
      ...asked.goEnv,
      ...asked.options?.env,
    },
  });
  const program = await findProgram(run);
  const place = await placeOfProfile(run, program.profilePath);
  const findings = await aboutPrivateNames(
    run,
    program,
    { place, published: asked.published ?? PUBLIC },
    profile,
  );
  sentences.add(...findings);
  return findings.map(({ severity, message }) => `${severity}: ${message}`);
}

const stopped = async (...asked: Parameters<typeof revealed>) => {
  const { message, fix, exitCode } = await sentences.addError(revealed(...asked));
  expect(fix).toContain('`private-names: allow`');
  expect(exitCode).toBe(1);
  return message;
};

describe('private modules stop it', () => {
  test('one that lies outside of the repository, and not one that lies in it', async () => {
    const profile = NAMES(`${INSIDE}.F`, `${OUTSIDE}.F`, `${OUTSIDE}.F.func1`, 'github.com/acme/shop/x.F');
    // The owner's modules are public with the repository, whatever GOPRIVATE says.
    const goEnv = { GOPRIVATE: 'corp.example.com/inside,github.com/acme/*' };
    const message = await stopped(REPLACED, profile, { goEnv });
    for (const named of ['`default.pgo`', 'acme/shop', '2 names', `\`${OUTSIDE}\``])
      expect(message).toContain(named);
    expect(message).not.toContain(INSIDE);
    const [told, ...more] = await revealed(REPLACED, NAMES(`${INSIDE}.F`), { goEnv });
    expect(more).toEqual([]);
    expect(told).toMatch(/^note: acme\/shop .*`default\.pgo`.* \d+ names /);
  });

  test.each(['GOPRIVATE', 'GONOSUMDB', 'GONOPROXY'])('those that %s names', async (variable) => {
    const profile = NAMES(`${SECRET}.F`, `${OPEN}.F`, 'gone.corp.example.com/old/pkg.G');
    const goEnv = { [variable]: 'corp.example.com/*,*.corp.example.com' };
    const message = await stopped(VENDORED, profile, { goEnv });
    expect(message).toContain('2 names ');
    expect(message).toContain(`\`${SECRET}\` (${variable})`);
    // A module that the program no longer has is found by its path.
    expect(message).toContain(`\`gone.corp.example.com\` (`);
    expect(message).not.toContain(OPEN);
  });

  test('in a later profile, too, if no earlier one has told them', async () => {
    const at = (file: object): Published => ({ files: new Map([['default.pgo', file]]), isPublic: true });
    const goEnv = { GOPRIVATE: SECRET };
    const profile = NAMES(`${SECRET}.F`, `${SECRET}.G`);
    const [open, told] = [NAMES('main.main'), NAMES(`${SECRET}.F`, `${SECRET}.G`)];
    expect(await stopped(VENDORED, profile, { goEnv, published: at({ committed: open }) })).toContain(
      '2 names',
    );
    expect(await revealed(VENDORED, profile, { goEnv, published: at({ committed: told }) })).toEqual([]);
    expect(
      await revealed(VENDORED, profile, { goEnv, published: at({ committed: open, proposed: told }) }),
    ).toEqual([]);
    // What is no profile has told nothing.
    const page = Buffer.from('<html>');
    expect(await stopped(VENDORED, profile, { goEnv, published: at({ committed: page }) })).toContain(
      '2 names',
    );
  });
});

describe('nothing stops', () => {
  const goEnv = { GOPRIVATE: SECRET };
  const profile = NAMES(`${SECRET}.F`, `${OPEN}.F`);

  test('names that are allowed, with a note', async () => {
    const options = { settings: { 'private-names': 'allow' } };
    const [told, ...more] = await revealed(VENDORED, profile, { goEnv, options });
    expect(more).toEqual([]);
    expect(told).toMatch(/^note: /);
    for (const named of ['`default.pgo`', '1 name ', `\`${SECRET}\` (GOPRIVATE)`])
      expect(told).toContain(named);
  });

  test.each([
    ['a private repository', { files: PUBLIC.files, isPublic: false }, {}],
    [
      'a private project of GitLab',
      { files: PUBLIC.files },
      { settings: { publish: 'git' }, env: { CI_PROJECT_VISIBILITY: 'internal' } },
    ],
  ])('%s, which is not asked about', async (_what, published, options) => {
    expect(await revealed(VENDORED, profile, { goEnv, published, options })).toEqual([]);
  });
});

sentences.compare();
