import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundledPackage } from './packages.ts';

/** Licences, by SPDX identifier, whose code may be bundled: they only require that their text and the copyright are passed on. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
]);

/** Licences of packages that do not name them as SPDX does. Each one was looked up in the package's repository. */
const SAID_OTHERWISE: Readonly<Record<string, string>> = {
  // Its LICENSE and README were never published with it: "(The MIT License)", "MIT/X11".
  'buffers@0.1.1': 'MIT',
  // "MIT/X11".
  'chainsaw@0.1.0': 'MIT',
};

/** Texts of licences that packages do not bring: `NAME@VERSION.txt`, with `+` for the slash of a scope, `NAME.txt` for what the bundler adds, or `SPDX-ID.txt` where the text names no one. */
const TEXTS = 'scripts/bundled/texts';

/** Licences whose text names no copyright holder, so all packages share one text. */
const STANDARD = new Set(['Apache-2.0']);

/** Code of others in the files of a package: for each package, the files with that code. */
export const EMBEDDED: Readonly<Record<string, Embedded>> = {
  // Compiled to WebAssembly; undici's own LICENSE does not name it.
  undici: {
    name: 'llhttp',
    files: /^lib\/llhttp\//,
    licence: 'MIT',
    text: 'llhttp.txt',
    purl: 'pkg:github/nodejs/llhttp',
  },
};

export interface Embedded {
  readonly name: string;
  readonly files: RegExp;
  readonly licence: string;
  readonly text: string;
  readonly purl: string;
}

/**
 * The licence of a package as an SPDX expression.
 * @throws Error when it has none, or one whose code may not be bundled.
 */
export function licenceOf(manifest: { name: string; version: string; license?: unknown }): string {
  const id = `${manifest.name}@${manifest.version}`;
  const said = SAID_OTHERWISE[id] ?? manifest.license;
  if (typeof said !== 'string')
    throw new Error(
      `${id} is bundled, but its package.json names no licence: look it up in its repository, or do without it.`,
    );
  if (!isAllowed(said))
    throw new Error(`${id} is bundled, but its licence ${said} is not one of ${[...ALLOWED].join(', ')}.`);
  return said;
}

/** Reads `A`, `(A AND B)` or `A OR B`. An expression with both operators is not allowed, because its meaning would be a guess. */
function isAllowed(expression: string): boolean {
  const terms = expression.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(terms)) return false;
  const [all, any] = [terms.split(' AND '), terms.split(' OR ')];
  if (all.length > 1 && any.length > 1) return false;
  return any.length > 1 ? any.some((id) => ALLOWED.has(id)) : all.every((id) => ALLOWED.has(id));
}

/**
 * Returns the texts that a package requires to be passed on: its licence files and notices, sorted by name. A package without
 * such files has the licence in its README, or in a text in this folder.
 * @throws Error without one.
 */
export function textsOf(one: BundledPackage, root: string): string[] {
  // The code that the bundler adds counts as a package, although it comes without files.
  if (one.integrity === undefined) return [plain(missingText(one, root))];
  const folder = join(root, one.folder);
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice|copyright|third-party)/i.test(file))
    .sort();
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return (texts.length > 0 ? texts : [missingText(one, root)]).map(plain);
}

function missingText(one: BundledPackage, root: string): string {
  const folder = join(root, one.folder);
  const kept = [
    `${one.name.replace('/', '+')}${one.integrity === undefined ? '' : `@${one.version}`}`,
    ...(STANDARD.has(one.licence) ? [one.licence] : []),
  ];
  for (const name of kept) {
    const file = join(root, TEXTS, `${name}.txt`);
    if (existsSync(file)) return readFileSync(file, 'utf8');
  }
  const readme = readdirSync(folder).find((file) => /^readme/i.test(file));
  const section =
    readme && /(?:^#+ *|\n)licen[cs]e\n[\s\S]*/im.exec(readFileSync(join(folder, readme), 'utf8'))?.[0];
  // A README that only names the licence is not its text.
  if (section?.includes('Permission is hereby granted'))
    return section
      .replace(/^\[[^\]]+\]: .*$/gm, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
  throw new Error(
    `${one.name}@${one.version} is bundled without the text of its licence (${one.licence}): put it into scripts/bundled/texts/${kept[0]}.txt.`,
  );
}

export function embeddedText({ text }: Embedded, root: string): string {
  return plain(readFileSync(join(root, TEXTS, text), 'utf8'));
}

function plain(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/^\n+|\n+$/g, '');
}

/** Names of the texts kept here, sorted. */
export function keptTexts(root: string): string[] {
  return readdirSync(join(root, TEXTS)).sort();
}
