import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findMainPackage, goToolchain } from '../src/go.ts';
import type { Rename } from '../src/profile/rename.ts';
import { renamesInGit } from '../src/renames-in-git.ts';
import { makeRepository } from './harness/go-modules.ts';
import { temporaryFolder } from './harness/temporary.ts';

const SHOP = 'example.com/shop';
const RENDER = `package render

type Page struct{ words []string }

// Draw adds up.
func Draw(words []string) int {
	sum := 0
	for _, word := range words {
		sum += len(word)
	}
	return sum
}

func (p *Page) Length() int {
	if len(p.words) == 0 {
		return 0
	}
	return Draw(p.words[:1]) + (&Page{p.words[1:]}).Length()
}

func one() int { return 1 }
`;
const FILES = {
  'service/go.mod': `module ${SHOP}\n\ngo 1.21\n`,
  'service/main.go': `package main\n\nimport "${SHOP}/render"\n\nfunc main() { work() }\n\nfunc work() {\n\tprintln("work")\n\tprintln(render.Draw(nil))\n}\n`,
  'service/render/render.go': RENDER,
  'service/default.pgo': 'a profile',
};

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let git: Awaited<ReturnType<typeof makeRepository>>;
const path = (name: string) => join(folder.path, 'service', name);

beforeEach(async () => {
  folder = await temporaryFolder();
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder.path, name)), { recursive: true });
    await writeFile(join(folder.path, name), text);
  }
  git = await makeRepository(folder.path);
});
afterEach(() => folder[Symbol.asyncDispose]());

async function found(...missing: string[]): Promise<readonly Rename[]> {
  const go = await goToolchain({ cwd: path('.') });
  const main = await findMainPackage(go);
  const scratch = await mkdtemp(`${folder.path}-scratch-`);
  try {
    return await renamesInGit(go, missing, { main, profilePath: path('default.pgo'), scratch });
  } finally {
    await rm(scratch, { recursive: true });
  }
}

async function commit(): Promise<void> {
  await git('add', '--all');
  await git('commit', '--quiet', '--no-gpg-sign', '--message=Change');
}

async function rewrite(name: string, change: (text: string) => string, from = RENDER): Promise<void> {
  await writeFile(path(name), change(from));
}

const DRAW = `${SHOP}/render.Draw`;

describe('since the profile was committed', () => {
  it('a package moved as a whole: one line, whatever is in it', async () => {
    await rename(path('render'), path('page.v2'));
    await commit();
    const expected = [{ from: `${SHOP}/render`, to: `${SHOP}/page.v2` }];
    // Its name in symbols is another one than its path.
    expect(await found(DRAW, `${SHOP}/render.one`)).toEqual(expected);
  });

  it('a package moved away from those below it: a line for each function', async () => {
    await mkdir(path('render/inner'));
    await writeFile(path('render/inner/inner.go'), 'package inner\n\nfunc Stays() {}\n');
    await writeFile(path('default.pgo'), 'another profile');
    await commit();
    await mkdir(path('page'));
    await rename(path('render/render.go'), path('page/render.go'));
    expect(await found(DRAW)).toEqual([{ from: DRAW, to: `${SHOP}/page.Draw` }]);
  });

  it('a function was renamed, and what calls itself by its name, too', async () => {
    await rewrite('render/render.go', (text) => text.replaceAll('Length', 'Size'));
    await commit();
    expect(await found(`${SHOP}/render.(*Page).Length`, `${SHOP}/render.(*Page).Length.func1`)).toEqual([
      { from: `${SHOP}/render.(*Page).Length`, to: `${SHOP}/render.(*Page).Size` },
    ]);
  });

  it('a function of package main was renamed, and is not committed yet', async () => {
    await rewrite('main.go', (text) => text.replaceAll('work()', 'serve()'), FILES['service/main.go']);
    expect(await found('main.work')).toEqual([{ from: 'main.work', to: 'main.serve' }]);
  });
});

describe('nothing is certain where', () => {
  const renamed = (text: string) => text.replaceAll('Draw', 'Paint');

  it('the body changed, too', async () => {
    await rewrite('render/render.go', (text) => renamed(text).replace('sum := 0', 'sum := 1'));
    expect(await found(DRAW)).toEqual([]);
  });

  it('two functions are the same now', async () => {
    await rewrite('render/render.go', renamed);
    await writeFile(
      path('render/twin.go'),
      `package render\n${/\nfunc Draw.*?\n}\n/s.exec(RENDER)?.[0]}`.replace('Draw', 'Sketch'),
    );
    expect(await found(DRAW)).toEqual([]);
  });

  it('the other one was there before', async () => {
    await writeFile(
      path('render/twin.go'),
      `package render\n${/\nfunc Draw.*?\n}\n/s.exec(RENDER)?.[0]}`.replace('Draw', 'Sketch'),
    );
    await writeFile(path('default.pgo'), 'another profile');
    await commit();
    await rewrite('render/render.go', (text) => text.replace(/\nfunc Draw.*?\n}\n/s, ''));
    expect(await found(DRAW)).toEqual([]);
  });

  it('there is so little in it that it may be chance', async () => {
    await rewrite('render/render.go', (text) => text.replace('func one()', 'func uno()'));
    expect(await found(`${SHOP}/render.one`)).toEqual([]);
  });

  it('the profile was never committed', async () => {
    await git('rm', '--quiet', '--cached', 'service/default.pgo');
    await git('commit', '--quiet', '--no-gpg-sign', '--amend', '--message=Start');
    await rewrite('render/render.go', renamed);
    expect(await found(DRAW)).toEqual([]);
  });

  it('there is no repository', async () => {
    await rm(join(folder.path, '.git'), { recursive: true });
    await rewrite('render/render.go', renamed);
    expect(await found(DRAW)).toEqual([]);
  });
});
