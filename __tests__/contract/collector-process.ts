import { collectFrom } from '../../src/collect/collect.ts';
import type { Collection, Source } from '../../src/collect/source.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { knownSecrets } from '../../src/system/secrets.ts';

/**
 * Collects one source in a process of its own, which `harness/bundle.ts` bundles as `dist/` is bundled. `oldest-node.ts` starts
 * it on the oldest Node that package.json promises, and speaks with it by messages.
 */

/** The first message to the process. A later message, `'abort'`, aborts the signal of the context. */
export interface CollectRequest {
  readonly source: Source;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly scratch: string;
  readonly token: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly secrets: readonly string[];
  readonly isAborted: boolean;
}

/** A message of the process. The last one is `collection`, `failure` or `aborted`; after a bug there is none. */
export type CollectMessage =
  | { readonly kind: 'progress'; readonly line: string }
  | { readonly kind: 'mask'; readonly secret: string }
  | { readonly kind: 'collection'; readonly collection: Collection }
  | { readonly kind: 'failure'; readonly message: string; readonly fix: string | undefined }
  | { readonly kind: 'aborted' };

const tell = (message: CollectMessage) => process.send?.(message);
const controller = new AbortController();
const reason = new Error('aborted by the test');

async function answer(request: CollectRequest): Promise<CollectMessage> {
  const { source, secrets, isAborted, now, ...context } = request;
  for (const secret of secrets) knownSecrets.add(secret);
  if (isAborted) controller.abort(reason);
  try {
    const collection = await collectFrom(source, {
      ...context,
      signal: controller.signal,
      now: () => new Date(now),
      progress: (line) => tell({ kind: 'progress', line }),
      mask: (secret) => {
        knownSecrets.add(secret);
        tell({ kind: 'mask', secret });
      },
      limit: (task) => task(),
    });
    return { kind: 'collection', collection };
  } catch (error) {
    if (error === reason) return { kind: 'aborted' };
    if (!(error instanceof ExpectedError)) throw error;
    return { kind: 'failure', message: error.message, fix: error.fix };
  }
}

process.once('message', async (request: CollectRequest) => {
  process.on('message', () => controller.abort(reason));
  tell(await answer(request));
  // Connections that are kept open for more requests would keep the process running.
  process.disconnect();
  process.exitCode = 0;
});
