import manifest from '../package.json' with { type: 'json' };

/** Version of this action and CLI. */
export const VERSION = manifest.version;
