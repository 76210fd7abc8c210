import * as v from 'valibot';
import { UsageError } from '../../system/errors.ts';
import type { ObjectAddress, Scheme } from '../../collect/source.ts';
import type { ObjectSource } from '../../collect/source.ts';
import { shown } from '../explain.ts';
import { text } from '../values.ts';
import type { Variables } from '../variables.ts';
import { httpUrl } from './address.ts';
import { commonOf, kind } from './kind.ts';

const endpoint = v.optional(text);

export const s3 = kind({ s3: text, endpoint, region: v.optional(text) }, (written, where, variables) =>
  source('s3', objectAddress('s3', written.s3, written, where, variables), written),
);

export const gs = kind({ gs: text, endpoint }, (written, where, variables) =>
  source('gs', objectAddress('gs', written.gs, written, where, variables), written),
);

export const az = kind({ az: text, endpoint, account: v.optional(text) }, (written, where, variables) =>
  source('az', objectAddress('az', written.az, written, where, variables), written),
);

function source<K extends Scheme>(
  scheme: K,
  address: ObjectAddress,
  written: Parameters<typeof commonOf>[0],
) {
  const label = labelOf(address);
  const read: ObjectSource<Scheme> = { kind: scheme, address, ...commonOf(written, label) };
  // A scheme is one of the three, each of which has its kind.
  return read as ObjectSource<'s3'>;
}

/** Two places of the same name, in two accounts or on two servers, are told apart. */
function labelOf({ scheme, bucket, path, account, endpoint }: ObjectAddress): string {
  const owner = account === undefined ? '' : ` of ${account}`;
  const server = endpoint === undefined ? '' : ` at ${new URL(endpoint).host}`;
  return `${scheme}://${bucket}/${path}${owner}${server}`;
}

/** Where the merged profile is kept, beside the repository: an object URL, or a map as of a source. */
export const ARCHIVE = v.union(
  [
    text,
    v.strictObject({ s3: text, endpoint, region: v.optional(text) }),
    v.strictObject({ gs: text, endpoint }),
    v.strictObject({ az: text, endpoint, account: v.optional(text) }),
  ],
  'an object URL such as `s3://bucket/prefix/`',
);

/** @throws UsageError for what is no place in an object store. */
export function archiveAddress(written: v.InferOutput<typeof ARCHIVE>, variables: Variables): ObjectAddress {
  if (typeof written !== 'string') {
    const [scheme, url] = Object.entries(written)[0] as [Scheme, string];
    return objectAddress(scheme, url, written, 'archive', variables);
  }
  const scheme = /^(s3|gs|az):\/\//.exec(written)?.[1] as Scheme | undefined;
  if (scheme === undefined) {
    throw new UsageError(`archive: ${shown(written)} is no URL of an object store.`, {
      fix: 'Write it as `s3://bucket/prefix/`, `gs://bucket/prefix/` or `az://container/prefix/`.',
    });
  }
  return objectAddress(scheme, written, {}, 'archive', variables);
}

interface Options {
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
  readonly account?: string | undefined;
}

/** `s3://bucket/path`, or `bucket/path` where the key says the scheme already. */
function objectAddress(
  scheme: Scheme,
  written: string,
  options: Options,
  where: string,
  variables: Variables,
): ObjectAddress {
  const [, given = scheme, bucket, path = ''] =
    /^(?:([a-z0-9]+):\/\/)?([^/]+)(?:\/(.*))?$/is.exec(written) ?? [];
  if (given.toLowerCase() !== scheme || bucket === undefined || /[?#@:]/.test(bucket)) {
    throw new UsageError(`${where}: ${shown(written)} names no bucket.`, {
      fix: `Write it as \`${scheme}://${scheme === 'az' ? 'container' : 'bucket'}/prefix/\`.`,
    });
  }
  const { region, account } = options;
  return {
    scheme,
    bucket,
    path: path.replace(/^\/+/, ''),
    ...(options.endpoint !== undefined && {
      endpoint: httpUrl(options.endpoint, `${where}.endpoint`, variables, 'https://HOST:PORT').href,
    }),
    ...(region !== undefined && { region }),
    ...(account !== undefined && { account }),
  };
}
