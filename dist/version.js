// package.json
var version = "0.1.0";

// src/version.ts
/** Version of this action and CLI. */
const VERSION = version;

export { VERSION as t };