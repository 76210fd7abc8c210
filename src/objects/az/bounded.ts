import { Readable } from 'node:stream';
import { BlobServiceClient, type Pipeline } from '@azure/storage-blob';
import { beginningOf, REFUSAL_BYTES } from '../../net/download.ts';
import { xmlBound } from '../xml.ts';

const ANY_STATUS = Number.POSITIVE_INFINITY;

/** An answer of 2xx that is longer than any of Azure's. */
export class TooLong extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`An answer of more than any list has: ${status}.`);
    this.status = status;
  }
}

/**
 * A client that holds no more of an answer in memory than one of Azure has. The SDK by itself collects whatever comes;
 * so each answer is taken as a stream, of which that of an object goes on as it is.
 */
export class BoundedBlobServiceClient extends BlobServiceClient {
  constructor(url: string, pipeline: Pipeline) {
    super(url, pipeline);
    // Next to the wire: policies before it may send several requests for one, and look at each answer.
    this.storageClientContext.pipeline.addPolicy(
      {
        name: 'boundedAnswers',
        async sendRequest(request, next) {
          const { streamResponseStatusCodes: streamed } = request;
          request.streamResponseStatusCodes = new Set([ANY_STATUS]);
          const answer = await next(request).finally(() => {
            if (streamed === undefined) delete request.streamResponseStatusCodes;
            else request.streamResponseStatusCodes = streamed;
          });
          const { status, readableStreamBody: body } = answer;
          if (body === undefined || streamed?.has(status) || streamed?.has(ANY_STATUS)) return answer;
          delete answer.readableStreamBody;
          answer.bodyAsText = await textOf(body, status);
          return answer;
        },
      },
      { afterPhase: 'Sign' },
    );
  }
}

async function textOf(body: NodeJS.ReadableStream, status: number): Promise<string> {
  if (status >= 300 && body instanceof Readable) return beginningOf(body, REFUSAL_BYTES);
  const chunks: Buffer[] = [];
  const isTooMuch = xmlBound();
  for await (const chunk of body as AsyncIterable<Buffer>) {
    // Leaving the loop destroys the body.
    if (isTooMuch(chunk)) throw new TooLong(status);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
