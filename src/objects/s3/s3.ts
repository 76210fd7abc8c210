import { Readable } from 'node:stream';
import {
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { ExpectedError } from '../../system/errors.ts';
import { attemptRepeatedly } from '../../net/retry.ts';
import { connectionFailure, EndpointError } from '../../net/errors.ts';
import { printableName } from '../../system/text.ts';
import { saveObject, tooLarge } from '../save-object.ts';
import {
  type ObjectAddress,
  type ObjectStore,
  type OpenStore,
  objectName,
  pageWatch,
  type StoreContext,
  type StoredObject,
} from '../store.ts';
import { connect, type S3Connection } from './client.ts';
import { type Request, regionOf, s3Failure } from './errors.ts';

/** Milliseconds for one page of a list, retries included. */
const LIST_TIMEOUT = 120_000;
/** Milliseconds for one object, retries included. */
const OBJECT_TIMEOUT = 300_000;

/**
 * Opens a bucket of Amazon S3 or of a server that speaks its API, with the credentials of the SDK's default chain:
 * environment, shared config and SSO, web identity, container, instance.
 * @throws ExpectedError when there are none, or the place they come from refuses.
 */
export const openS3: OpenStore = async (address, context) => {
  context.signal.throwIfAborted();
  return new S3Store(await connect(address, context), address, context);
};

class S3Store implements ObjectStore {
  #connection: S3Connection;
  readonly #address: ObjectAddress;
  readonly #context: StoreContext;

  constructor(connection: S3Connection, address: ObjectAddress, context: StoreContext) {
    this.#connection = connection;
    this.#address = address;
    this.#context = context;
  }

  async *list(prefix: string): AsyncIterable<StoredObject> {
    const name = this.#nameOf(prefix);
    const watch = pageWatch(name);
    let token: string | undefined;
    do {
      const page = await this.#ask(
        { name, failed: 'cannot be listed', permission: 's3:ListBucket', timeout: LIST_TIMEOUT },
        (client, abortSignal) =>
          client.send(
            new ListObjectsV2Command({
              Bucket: this.#address.bucket,
              Prefix: prefix,
              // Otherwise a key with a control character would be no XML.
              EncodingType: 'url',
              ...(token !== undefined && { ContinuationToken: token }),
            }),
            { abortSignal },
          ),
      );
      const objects = objectsOf(page, name);
      yield* objects;
      const next = page.NextContinuationToken;
      if (page.IsTruncated && (next === undefined || next === token)) throw noPages(name);
      if (page.IsTruncated) watch(objects.length, next);
      token = page.IsTruncated ? next : undefined;
    } while (token !== undefined);
  }

  async download(key: string, path: string, maxBytes: number): Promise<void> {
    const name = this.#nameOf(key);
    await this.#ask(
      { name, failed: 'cannot be read', permission: 's3:GetObject', timeout: OBJECT_TIMEOUT },
      async (client, abortSignal) => {
        const { Body, ContentLength = 0 } = await client.send(
          new GetObjectCommand({ Bucket: this.#address.bucket, Key: key }),
          { abortSignal },
        );
        if (!(Body instanceof Readable)) throw new TypeError('The SDK gave no stream of Node.');
        if (ContentLength > maxBytes) {
          Body.on('error', () => {}).destroy();
          throw tooLarge(name, maxBytes);
        }
        await saveObject(Body, path, { name, maxBytes, signal: abortSignal, disk: this.#context.disk });
      },
    );
  }

  async upload(key: string, bytes: Uint8Array): Promise<void> {
    await this.#ask(
      {
        name: this.#nameOf(key),
        failed: 'cannot be written',
        permission: 's3:PutObject',
        timeout: OBJECT_TIMEOUT,
      },
      (client, abortSignal) =>
        client.send(
          new PutObjectCommand({
            Bucket: this.#address.bucket,
            Key: key,
            Body: bytes,
            ContentLength: bytes.length,
            ContentType: 'application/octet-stream',
          }),
          { abortSignal },
        ),
    );
  }

  [Symbol.dispose](): void {
    this.#connection.client.destroy();
  }

  #nameOf(key: string): string {
    return printableName(objectName(this.#address, key));
  }

  /** Asks, again where that may help, and once in the region that S3 says is the bucket's. */
  #ask<T>(
    { timeout, ...about }: Omit<Request, 'bucket' | 'secrets'> & { readonly timeout: number },
    task: (client: S3Client, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const { bucket } = this.#address;
    const request: Request = { ...about, bucket, secrets: this.#connection.secrets };
    const once = async (signal: AbortSignal): Promise<T> => {
      const connection = this.#connection;
      try {
        return await task(connection.client, signal).catch((error: unknown) => {
          const region = regionOf(error);
          if (region === undefined) throw error;
          this.#moveTo(region, connection);
          return task(this.#connection.client, signal);
        });
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof ExpectedError) throw error;
        throw s3Failure(error, request) ?? connectionFailure(error, request.name) ?? error;
      }
    };
    return attemptRepeatedly(once, {
      name: request.name,
      window: 0,
      timeout,
      signal: this.#context.signal,
      progress: () => {},
    });
  }

  #moveTo(region: string, from: S3Connection): void {
    // Another request may have moved already.
    if (this.#connection === from) this.#connection = from.inRegion(region);
  }
}

function objectsOf(page: ListObjectsV2CommandOutput, name: string): StoredObject[] {
  if (page.KeyCount === undefined && page.IsTruncated === undefined && page.Name === undefined) {
    throw new EndpointError(`${name} cannot be listed: what answers is no S3 server.`, {
      fix: 'Let `endpoint` be the URL of an S3 API.',
    });
  }
  return (page.Contents ?? []).flatMap(({ Key, Size = 0, LastModified }) => {
    if (Key === undefined) return [];
    const key = page.EncodingType === 'url' ? decodedKey(Key, name) : Key;
    return [{ key, bytes: Size, modified: LastModified?.getTime() ?? 0 }];
  });
}

function decodedKey(key: string, name: string): string {
  try {
    return decodeURIComponent(key.replaceAll('+', ' '));
  } catch {
    throw new EndpointError(`${name} cannot be listed: a key of the list is not encoded as S3 does.`, {
      fix: 'Let `endpoint` be the URL of an S3 API.',
    });
  }
}

function noPages(name: string): ExpectedError {
  return new ExpectedError(
    `${name} cannot be listed beyond its first page: this server knows no ListObjectsV2.`,
    {
      fix: 'Name a prefix with fewer objects, or update the server.',
    },
  );
}
