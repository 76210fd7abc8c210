import { EMBEDDED, embeddedText, textsOf } from './licences.ts';
import type { BundledPackage } from './packages.ts';

const RULE = `\n\n${'-'.repeat(100)}\n\n`;

/** The text of `dist/THIRD-PARTY-NOTICES.txt`: each licence once, with the packages that it holds for. Ends with a line break. */
export function notices(packages: readonly BundledPackage[], root: string): string {
  const holders = new Map<string, string[]>();
  const add = (text: string, holder: string) => holders.set(text, [...(holders.get(text) ?? []), holder]);
  for (const one of packages) {
    const name = `${one.name} ${one.version} (${one.licence})`;
    add(textsOf(one, root).join('\n\n'), name);
    const embedded = embeddedIn(one);
    if (embedded !== undefined)
      add(
        embeddedText(embedded, root),
        `${embedded.name}, within ${one.name} ${one.version} (${embedded.licence})`,
      );
  }
  const head =
    'The files of this folder hold code of the packages below, whose authors ask for these texts to be passed on with it.';
  const sections = [...holders].map(([text, names]) => `${[...new Set(names)].join('\n')}\n\n${text}`);
  return `${[head, ...sections].join(RULE)}\n`;
}

/** The code of others in the files of a package, if those files are bundled. */
export function embeddedIn(one: BundledPackage): (typeof EMBEDDED)[string] | undefined {
  const embedded = EMBEDDED[one.name];
  return embedded !== undefined && one.modules.some((file) => embedded.files.test(file))
    ? embedded
    : undefined;
}
