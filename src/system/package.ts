import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };

/** Version of this action and CLI. */
export const VERSION = manifest.version;

/** The folder of this package, where `examples/` is; sources and bundles are at different depths below it. */
export const packageRoot = rootAbove(dirname(fileURLToPath(import.meta.url)));

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) || dirname(folder) === folder
    ? folder
    : rootAbove(dirname(folder));
}
