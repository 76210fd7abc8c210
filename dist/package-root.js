import { fileURLToPath } from "node:url";

// src/package-root.ts
/**
* Root of this package, where `examples/` lies. Sources and bundle are both exactly one folder deep, which is
* why the bundle's chunks stay beside its entries.
*/
const packageRoot = fileURLToPath(new URL("..", import.meta.url));

export { packageRoot as t };