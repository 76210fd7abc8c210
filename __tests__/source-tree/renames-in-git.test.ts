import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findMainPackage } from '../../src/golang/program.ts';
import { goToolchain } from '../../src/golang/go.ts';
import { type FoundRename, renamesInGit } from '../../src/source-tree/renames-in-git.ts';
import { makeRepository } from '../harness/go-modules.ts';
import { temporaryFolder } from '../harness/temporary.ts';

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

// One for all: the program that reads declarations is linked once.
let scratch: Awaited<ReturnType<typeof temporaryFolder>>;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let git: Awaited<ReturnType<typeof makeRepository>>;
const path = (name: string) => join(folder.path, 'service', name);

beforeAll(async () => {
  scratch = await temporaryFolder();
});
afterAll(() => scratch[Symbol.asyncDispose]());
beforeEach(async () => {
  folder = await temporaryFolder();
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder.path, name)), { recursive: true });
    await writeFile(join(folder.path, name), text);
  }
  git = await makeRepository(folder.path);
});
afterEach(() => folder[Symbol.asyncDispose]());

async function inGit(...missing: string[]): Promise<readonly FoundRename[]> {
  const go = await goToolchain({ cwd: path('.') });
  const main = await findMainPackage(go);
  return renamesInGit(go, missing, { main, scratch: scratch.path });
}

/** Without the commits. */
async function found(...missing: string[]) {
  return (await inGit(...missing)).map(({ from, to }) => ({ from, to }));
}

async function commit(): Promise<void> {
  await git('add', '--all');
  await git('commit', '--quiet', '--no-gpg-sign', '--message=Change');
}

async function rewrite(name: string, change: (text: string) => string, from = RENDER): Promise<void> {
  await writeFile(path(name), change(from));
}

/** One commit more, of `render.go` alone. */
async function next(change: (text: string) => string): Promise<string> {
  const changed = change(await readFile(path('render/render.go'), 'utf8'));
  await writeFile(path('render/render.go'), changed);
  await commit();
  return git('rev-parse', 'HEAD');
}

const replaced = (from: string, to: string) => (text: string) => text.replaceAll(from, to);

const DRAW = `${SHOP}/render.Draw`;

describe('certain is that', () => {
  it('a package moved as a whole: one line, whatever is in it', async () => {
    await rename(path('render'), path('page.v2'));
    const expected = [{ from: `${SHOP}/render`, to: `${SHOP}/page.v2` }];
    expect(await inGit(DRAW)).toEqual(expected);
    await commit();
    // Its name in symbols is another one than its path.
    expect(await found(DRAW, `${SHOP}/render.one`)).toEqual(expected);
  });

  it('a package moved away from those below it: a line for each function', async () => {
    await mkdir(path('render/inner'));
    await writeFile(path('render/inner/inner.go'), 'package inner\n\nfunc Stays() {}\n');
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
    expect(await inGit('main.work')).toEqual([{ from: 'main.work', to: 'main.serve' }]);
  });

  it('a function was renamed, changed, renamed again, and moved with its package', async () => {
    await next(replaced('Draw', 'Paint'));
    await next(replaced('sum := 0', 'sum := 1'));
    await next(replaced('Paint', 'Show'));
    await rename(path('render'), path('page'));
    await commit();
    await mkdir(path('render'));
    await writeFile(path('render/render.go'), 'package render\n\nfunc Other() {}\n');
    await commit();
    const last = await git('rev-parse', 'HEAD~1');
    expect(await inGit(DRAW)).toEqual([{ from: DRAW, to: `${SHOP}/page.Show`, commit: last }]);
  });

  it('functions of 120 packages were renamed at once', async () => {
    const names = Array.from({ length: 120 }, (_, at) => `p${at}`);
    const write = async (renamed: (text: string) => string) => {
      for (const [at, name] of [...names, 'other'].entries()) {
        const own = (text: string) =>
          text.replace('package render', `package ${name}`).replace(':= 0', `:= ${at}`);
        await mkdir(path(name), { recursive: true });
        await rewrite(`${name}/it.go`, (text) => renamed(own(text)));
      }
      await commit();
    };
    await write((text) => text);
    await write(replaced('Draw', 'Paint'));
    const all = names.sort().map((name) => ({ from: `${SHOP}/${name}.Draw`, to: `${SHOP}/${name}.Paint` }));
    expect(await found(...all.map(({ from }) => from))).toEqual(all);
  });

  it('a rename was taken back and made again', async () => {
    await next(replaced('Draw', 'Paint'));
    await next(replaced('Paint', 'Draw'));
    const last = await next(replaced('Draw', 'Paint'));
    expect(await inGit(DRAW)).toEqual([{ from: DRAW, to: `${SHOP}/render.Paint`, commit: last }]);
  });

  it('a rename was taken back, and a profile is from in between', async () => {
    await next(replaced('Draw', 'Paint'));
    await next(replaced('Paint', 'Draw'));
    expect(await found(`${SHOP}/render.Paint`)).toEqual([{ from: `${SHOP}/render.Paint`, to: DRAW }]);
  });

  it('a type was renamed, with all that it does', async () => {
    await next(replaced('Page', 'Sheet'));
    expect(await found(`${SHOP}/render.(*Page).Length`)).toEqual([
      { from: `${SHOP}/render.(*Page).Length`, to: `${SHOP}/render.(*Sheet).Length` },
    ]);
  });

  it('a generic function and a method of a generic type were renamed', async () => {
    const generic = `package render

type List[T any] struct{ all []T }

func (l *List[T]) Add(one T) int {
	l.all = append(l.all, one)
	return len(l.all)
}

func Map[T any](all []T) int {
	l := &List[T]{all}
	return len(l.all)
}
`;
    await writeFile(path('render/list.go'), generic);
    await commit();
    await writeFile(path('render/list.go'), generic.replace(') Add(', ') Put(').replace('Map[', 'Turn['));
    await commit();
    expect(await found(`${SHOP}/render.(*List[...]).Add`, `${SHOP}/render.Map[...]`)).toEqual([
      { from: `${SHOP}/render.(*List[...]).Add`, to: `${SHOP}/render.(*List[...]).Put` },
      { from: `${SHOP}/render.Map`, to: `${SHOP}/render.Turn` },
    ]);
  });

  it('a function has one body for each platform', async () => {
    const body = (name: string, sum: number) =>
      `package render\n\nfunc ${name}() int {\n\tsum := ${sum}\n\treturn sum\n}\n`;
    const write = async (name: string, ...platforms: readonly string[]) => {
      for (const platform of platforms)
        await writeFile(path(`render/on_${platform}.go`), body(name, platform.length));
      await commit();
    };
    await write('before', 'linux', 'windows');
    await write('after', 'linux');
    await write('after', 'windows');
    expect(await found(`${SHOP}/render.before`)).toEqual([
      { from: `${SHOP}/render.before`, to: `${SHOP}/render.after` },
    ]);
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
    await commit();
    await rewrite('render/render.go', (text) => text.replace(/\nfunc Draw.*?\n}\n/s, ''));
    expect(await found(DRAW)).toEqual([]);
  });

  it('there is so little in it that it may be chance', async () => {
    await rewrite('render/render.go', (text) => text.replace('func one()', 'func uno()'));
    expect(await found(`${SHOP}/render.one`)).toEqual([]);
  });

  it('a wrapper went and another came: what each calls is no call of itself', async () => {
    const wrapper = 'func Draw(p *Other) int {\n\tprintln(1)\n\treturn p.inner.Draw()\n}\n';
    await next((text) => text.replace(/func Draw.*?\n}\n/s, wrapper));
    await next(replaced('Draw', 'Paint'));
    expect(await found(DRAW)).toEqual([]);
  });

  it('one type went and another came that has the same method among others', async () => {
    await next((text) => text.replaceAll('Page', 'Sheet').replace('{ words []', '{ words, more []'));
    expect(await found(`${SHOP}/render.(*Page).Length`)).toEqual([]);
  });

  it('the name has been that of two functions', async () => {
    const draw = /\nfunc Draw.*?\n}\n/s.exec(RENDER)?.[0] ?? '';
    await next(replaced('Draw', 'Paint'));
    await next((text) => `${text}${draw.replace('sum := 0', 'sum := 1')}`);
    await next((text) => text.replace('func Draw', 'func Sketch'));
    expect(await found(DRAW)).toEqual([]);
  });

  it('the new function was deleted later', async () => {
    await next(replaced('Draw', 'Paint'));
    await next((text) => text.replace(/\nfunc Paint.*?\n}\n/s, ''));
    expect(await found(DRAW)).toEqual([]);
  });

  it('a file does not parse', async () => {
    await writeFile(path('render/new.go'), RENDER.replaceAll('Draw', 'Paint'));
    await writeFile(path('render/render.go'), `${RENDER}}`);
    await commit();
    await next((text) => text.replace(/\nfunc Draw.*/s, ''));
    expect(await found(DRAW)).toEqual([]);
  });

  it('the names are not those of functions', async () => {
    await next(replaced('Draw', 'Paint'));
    const odd = [
      '',
      '.',
      'main',
      `${SHOP}/../render.Draw`,
      `${SHOP}/render/*.Draw`,
      `${SHOP}/render.Dr[`,
      '-G.x',
    ];
    expect(await found(...odd, `${SHOP}/render.(.*)`, 'main.\u0000', 'net/http.Get')).toEqual([]);
  });

  it('the history does not reach back so far', async () => {
    await next(replaced('Draw', 'Paint'));
    await writeFile(path('render/more.go'), 'package render\n');
    await commit();
    const whole = join(folder.path, '.git');
    await git('clone', '--quiet', '--bare', '--depth=1', `file://${whole}`, join(folder.path, 'shallow'));
    await rm(whole, { recursive: true });
    await rename(join(folder.path, 'shallow'), whole);
    await git('config', 'core.bare', 'false');
    await git('reset', '--quiet');
    expect(await found(DRAW)).toEqual([]);
  });

  it('git would have to fetch its history file by file', async () => {
    await next(replaced('Draw', 'Paint'));
    await git('config', 'remote.origin.promisor', 'true');
    expect(await found(DRAW)).toEqual([]);
  });

  it('there is no repository', async () => {
    await rm(join(folder.path, '.git'), { recursive: true });
    await rewrite('render/render.go', renamed);
    expect(await found(DRAW)).toEqual([]);
  });
});
