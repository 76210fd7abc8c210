import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { goToolchain } from '../../src/golang/go.ts';
import { buildHelper } from '../../src/golang/helper.ts';
import type { Edge } from '../../src/profile/edges.ts';
import { withoutTypeArguments } from '../../src/profile/names.ts';
import { parseFunctions, type ReadFunctions } from '../../src/repair/source.ts';
import { runTool } from '../../src/system/exec.ts';
import { seededRandom } from '../../src/system/format.ts';

/** Changes that are made to real Go source on purpose, so that it is known where each call is afterwards. */

/** A file of a package; each line knows the line that it once was, or that it is new. */
export interface GoFile {
  readonly package: string;
  readonly name: string;
  readonly lines: readonly Line[];
}

interface Line {
  readonly text: string;
  /** `package/file:line` in the source before all changes. */
  readonly was?: string;
}

/** What a change does to the source, and to symbols without type arguments. */
export interface Change {
  readonly files: readonly GoFile[];
  readonly symbol: (name: string) => string;
}

export const MODULE = 'example.com/app';

/** Packages of the standard library, as if they were one module's. */
export async function standardPackages(goroot: string, packages: readonly string[]): Promise<GoFile[]> {
  const files: GoFile[] = [];
  for (const path of packages) {
    const folder = join(goroot, 'src', path);
    const names = (await readdir(folder)).filter((name) => /^[a-z0-9]+\.go$/.test(name));
    for (const name of names.sort()) {
      let text = await readFile(join(folder, name), 'utf8');
      for (const one of packages) text = text.replaceAll(`"${one}"`, `"${MODULE}/${one}"`);
      const lines = text.split('\n').map((text, at) => ({ text, was: `${path}/${name}:${at + 1}` }));
      files.push({ package: `${MODULE}/${path}`, name, lines });
    }
  }
  return files;
}

/** Reads source as `readFunctions` does, without asking `go list` for it. */
export async function sourceReader(scratch: string) {
  const { context, exe } = await goToolchain({
    cwd: join(import.meta.dirname, '..', '..', 'examples', 'markdown-service'),
  });
  const helper = await buildHelper('source', { go: { context, exe }, scratch, purpose: 'reads the source' });
  let reads = 0;
  return async (files: readonly GoFile[]): Promise<ReadFunctions> => {
    const place = join(scratch, `${reads++}`);
    const packages = new Map<string, string[]>();
    for (const { package: path, name, lines } of files) {
      const file = `${place}-${path}-${name}`.replaceAll('/', '_');
      await writeFile(join(scratch, file), lines.map(({ text }) => text).join('\n'));
      packages.set(path, [...(packages.get(path) ?? []), file]);
    }
    const listed = [...packages].map(([prefix, files]) => ({ prefix, directory: scratch, files }));
    await writeFile(`${place}.json`, JSON.stringify({ packages: listed, names: {} }));
    const { exitCode, stderr } = await runTool([helper, `${place}.json`, `${place}.txt`], { cwd: scratch });
    if (exitCode !== 0) throw new Error(stderr);
    return parseFunctions(await readFile(`${place}.txt`, 'utf8'));
  };
}

/** With type arguments, which closures have where their function does. */
function nameOf(source: ReadFunctions, key: string): string {
  return source.get(key)?.name ?? key;
}

/** A profile of some of the calls that the source has. Its heaviest calls weigh a thousand times as much as its lightest. */
export function sampled(source: ReadFunctions, share = 0.4): Edge[] {
  const random = seededRandom(7);
  const methods = new Map<string, string[]>();
  const all = [...source.packages.values()].flat();
  for (const key of all) {
    const method = /\)\.(\w+)$|\/\w+\.\w+\.(\w+)$/.exec(key);
    const name = method?.[1] ?? method?.[2];
    if (name !== undefined) methods.set(name, [...(methods.get(name) ?? []), key]);
  }
  const edges = new Map<string, Edge>();
  for (const key of all) {
    for (const { offset, callees } of source.get(key)?.lines ?? []) {
      for (const written of callees.filter((one) => !one.startsWith('!'))) {
        const callee = written.startsWith('.')
          ? methods.get(written.slice(1))?.[
              Math.floor(random() * (methods.get(written.slice(1))?.length ?? 0))
            ]
          : written;
        if (random() > share || callee === undefined || source.get(callee) === undefined) continue;
        const weight = Math.ceil(1000 ** random());
        const [from, to] = [key, callee].map((one) => nameOf(source, one)) as [string, string];
        edges.set(`${key} ${callee} ${offset}`, {
          caller: from,
          callee: to,
          offset,
          weight,
          values: [weight],
        });
      }
    }
  }
  return [...edges.values()];
}

const known = new WeakMap<readonly GoFile[], ReadonlyMap<string, number>>();

/** Where each line of the source before is now. */
function linesNow(files: readonly GoFile[]): ReadonlyMap<string, number> {
  const lines =
    known.get(files) ??
    new Map(
      files.flatMap(({ lines }) =>
        lines.flatMap(({ was }, at) => (was === undefined ? [] : [[was, at + 1] as const])),
      ),
    );
  known.set(files, lines);
  return lines;
}

/** Where an edge is after a change. @returns undefined where its call is gone. */
export function truth(
  edge: Edge,
  before: ReadFunctions,
  after: ReadFunctions,
  change: Change,
  files: readonly GoFile[],
) {
  const start = before.get(withoutTypeArguments(edge.caller));
  const caller = change.symbol(edge.caller);
  const today = after.get(withoutTypeArguments(caller));
  const file = files.find(({ package: path, name }) =>
    start?.file.endsWith(`-${path}-${name}`.replaceAll('/', '_')),
  );
  if (start === undefined || file === undefined || today === undefined) return undefined;
  const was = file.lines[start.start + edge.offset - 1]?.was;
  const line = was === undefined ? undefined : linesNow(change.files).get(was);
  if (line === undefined) return undefined;
  return { caller, callee: change.symbol(edge.callee), offset: line - today.start };
}

const eachFile = (files: readonly GoFile[], change: (lines: readonly Line[]) => readonly Line[]) =>
  files.map((file) => ({ ...file, lines: change(file.lines) }));
const same = (name: string) => name;
const inRawString = (lines: readonly Line[]) => {
  let isOpen = false;
  return lines.map(({ text }) => {
    const was = isOpen;
    if ((text.match(/`/g)?.length ?? 0) % 2 === 1) isOpen = !isOpen;
    return was || isOpen;
  });
};

/** Names at the start of their declarations, in the packages. */
function declared(files: readonly GoFile[], pattern: RegExp): string[] {
  return [
    ...new Set(files.flatMap(({ lines }) => lines.flatMap(({ text }) => pattern.exec(text)?.[1] ?? []))),
  ].sort();
}

/** Replaces words everywhere, also in symbols. */
function withWords(files: readonly GoFile[], words: ReadonlyMap<string, string>): Change {
  const replace = (text: string) => text.replace(/\b\w+\b/g, (word) => words.get(word) ?? word);
  return {
    files: eachFile(files, (lines) => lines.map(({ text, was }) => ({ text: replace(text), was }))),
    symbol: (name) => name.replace(/(?<=\.)[^/]*$/, replace),
  };
}

/** A word that looks like nothing else. */
const newName = (name: string, at: number) =>
  `${/^[A-Z]/.test(name) ? 'Q' : 'q'}${(at * 7919 + 104_729).toString(36)}`;

/** @param part of the places where each change is made: 1, or 1/n. */
export const CHANGES: Readonly<Record<string, (files: readonly GoFile[], part: number) => Change>> = {
  'lines inserted': (files, part) => {
    const random = seededRandom(3);
    const insert = (lines: readonly Line[]) => {
      const raw = inRawString(lines);
      return lines.flatMap((line, at) =>
        !raw[at] && /[{}]$/.test(line.text) && random() < 0.1 * part
          ? [line, { text: '// New.' }, { text: '// New.' }]
          : [line],
      );
    };
    return { files: eachFile(files, insert), symbol: same };
  },
  'functions reordered': (files) => {
    const reorder = (lines: readonly Line[]) => {
      const start = lines.findIndex(({ text }) => text.startsWith('func '));
      const parts: Line[][] = [];
      for (const line of lines.slice(Math.max(0, start))) {
        if (line.text.startsWith('func ')) parts.push([line]);
        else parts.at(-1)?.push(line);
      }
      return start < 0 ? lines : [...lines.slice(0, start), ...parts.reverse().flat()];
    };
    return { files: eachFile(files, reorder), symbol: same };
  },
  'functions renamed': (files, part) => {
    const names = declared(files, /^func (?:\([^)]*\) )?(\w{4,})\(/).filter(
      (name, at) => at % (5 / part) === 0 && name !== 'init',
    );
    return withWords(files, new Map(names.map((name, at) => [name, newName(name, at)])));
  },
  'a package moved': (files) => {
    const [from, to] = [`${MODULE}/text/template/parse`, `${MODULE}/internal/syntax`];
    const move = (path: string) => (path === from ? to : path);
    return {
      files: eachFile(files, (lines) =>
        lines.map(({ text, was }) => ({ text: text.replace(`"${from}"`, `parse "${to}"`), was })),
      ).map((file) => ({ ...file, package: move(file.package) })),
      symbol: (name) => (name.startsWith(`${from}.`) ? to + name.slice(from.length) : name),
    };
  },
  'receivers changed': (files, part) => {
    const names = declared(files, /^func \(\w+ \*?(\w+)\)/).filter((_, at) => at % (3 / part) === 0);
    return withWords(files, new Map(names.map((name, at) => [name, newName(name, at)])));
  },
  'another major version': (files) => {
    const [from, to] = [`${MODULE}/`, `${MODULE}/v2/`];
    return {
      files: eachFile(files, (lines) =>
        lines.map(({ text, was }) => ({ text: text.replace(`"${from}`, `"${to}`), was })),
      ).map((file) => ({ ...file, package: file.package.replace(from, to) })),
      symbol: (name) => name.replace(from, to),
    };
  },
  'a closure before others': (files) => {
    const add = (lines: readonly Line[]) =>
      lines.flatMap((line) => {
        const isFunction = /^func (?!init\()(?:\([^)]*\) )?\w+[([].*\{$/.test(line.text);
        return isFunction ? [line, { text: '\tdefer func() { recover() }()' }] : [line];
      });
    return {
      files: eachFile(files, add),
      symbol: (name) =>
        name.replace(/(?<!\.init)(\.func)(\d+)/, (_, kind, number) => `${kind}${Number(number) + 1}`),
    };
  },
  'parameters changed': (files, part) => {
    const random = seededRandom(5);
    const change = (lines: readonly Line[]) =>
      lines.flatMap((line) => {
        const match = /^(func (?:\([^)]*\) )?\w+\()(.+)$/.exec(line.text);
        return match === null || match[2]?.startsWith(')') || !line.text.endsWith('{') || random() >= part
          ? [line]
          : [{ ...line, text: `${match[1]}` }, { text: '\tnew int,' }, { text: `\t${match[2]}` }];
      });
    return { files: eachFile(files, change), symbol: same };
  },
};

/** All changes, one after the other, each at a third of the places. */
export function together(files: readonly GoFile[]): Change {
  return Object.values(CHANGES).reduce<Change>(
    (all, change) => {
      const next = change(all.files, 1 / 3);
      return { files: next.files, symbol: (name) => next.symbol(all.symbol(name)) };
    },
    { files, symbol: same },
  );
}
