import { join } from 'node:path';
import { defineConfig, type GetModuleInfo } from 'rolldown';
import { tellWhatIsBundled } from './scripts/bundled/plugin.ts';
import { readHelpers } from './src/golang/helper.ts';

const ENTRIES = ['src/action.ts', 'src/cli.ts'].map((path) => join(import.meta.dirname, path));
const loadedBy = new Map<string, Set<string>>();

/** Whether each entry imports the module, itself or by what it imports, and not just when it is needed. */
function isAlwaysLoaded(id: string, graph: { readonly getModuleInfo: GetModuleInfo }): boolean {
  return ENTRIES.every((entry) => {
    let loaded = loadedBy.get(entry);
    if (loaded === undefined) {
      loaded = new Set([entry]);
      // What is added while it is walked is walked, too.
      for (const one of loaded)
        for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) loaded.add(imported);
      loadedBy.set(entry, loaded);
    }
    return loaded.has(id);
  });
}

/** Puts our Go programs into the bundle, which has no `src/` to read them from. */
export const embedGoHelpers = {
  name: 'embed-go-helpers',
  transform(code: string, id: string) {
    if (id !== join(import.meta.dirname, 'src/golang/helper.ts')) return null;
    const files = JSON.stringify(readHelpers(join(import.meta.dirname, 'src')));
    const embedded = code.replace(/const EMBEDDED\b.*/, () => `const EMBEDDED = ${files};`);
    if (embedded === code) throw new Error('helper.ts has no place for the Go programs');
    return embedded;
  },
};

export default defineConfig({
  input: { action: 'src/action.ts', cli: 'src/cli.ts' },
  platform: 'node',
  // Node 20 has no `using` declarations; GitHub's runners run the action on Node 24.
  transform: { target: 'node20' },
  // So that what is not used of @actions/core, a client for OpenID Connect, is not loaded, and the HTTP client it needs neither.
  treeshake: { moduleSideEffects: [{ test: /@actions[\\/](core|http-client)[\\/]/, sideEffects: false }] },
  plugins: [embedGoHelpers, tellWhatIsBundled(import.meta.dirname)],
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    minify: false,
    // One file instead of forty, of what both always load at their start: opening a file takes longer than reading it.
    codeSplitting: { groups: [{ name: (id, chunking) => (isAlwaysLoaded(id, chunking) ? 'start' : null) }] },
  },
});
