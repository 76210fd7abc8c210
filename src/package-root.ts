import { fileURLToPath } from 'node:url';

/**
 * Root of this package, where `examples/` lies. Sources and bundle are both exactly one folder deep, which is
 * why the bundle's chunks stay beside its entries.
 */
export const packageRoot = fileURLToPath(new URL('..', import.meta.url));
