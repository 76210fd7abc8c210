import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Writes down which files a Node process (22.15 or later) loads as modules. */
export interface LoadedFiles {
  /** For the environment of the process. */
  readonly nodeOptions: string;
  /** Names of the files below `dist/` that were loaded so far, each once. */
  names(): Promise<string[]>;
}

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/** @param folder an existing one for the hook and its list. */
export async function loadedFiles(folder: string): Promise<LoadedFiles> {
  const [hook, list] = [join(folder, 'loaded.mjs'), join(folder, 'loaded.txt')];
  await writeFile(list, '');
  await writeFile(
    hook,
    `import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) appendFileSync(${JSON.stringify(list)}, url + '\\n');
    return next(url, context);
  },
});
`,
  );
  return {
    nodeOptions: `--import ${pathToFileURL(hook)}`,
    async names() {
      const urls = (await readFile(list, 'utf8')).split('\n').filter((url) => url !== '');
      const paths = [...new Set(urls)].map((url) => fileURLToPath(url));
      return paths.filter((path) => path.startsWith(DIST)).map((path) => basename(path));
    },
  };
}
