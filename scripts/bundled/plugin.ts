import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { notices } from './notices.ts';
import { bundledPackages, type Lock } from './packages.ts';
import { type Product, sbom } from './sbom.ts';

/** Adds the lists of bundled packages to the bundle: `THIRD-PARTY-NOTICES.txt`, and as a list for programs `sbom.cdx.json`. */
export function tellWhatIsBundled(root: string): Plugin {
  return {
    name: 'tell-what-is-bundled',
    generateBundle(_, bundle) {
      const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
      const lock = read('package-lock.json') as Lock;
      // Modules that were shaken out are not among those of a chunk.
      const ids = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? Object.keys(part.modules) : [],
      );
      const packages = bundledPackages(ids, root, lock);
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-NOTICES.txt', source: notices(packages, root) });
      this.emitFile({
        type: 'asset',
        fileName: 'sbom.cdx.json',
        source: sbom(packages, read('package.json') as Product, lock),
      });
    },
  };
}
