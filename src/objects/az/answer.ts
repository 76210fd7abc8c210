import type { RequestPolicyFactory } from '@azure/storage-blob';

/** An answer of 2xx that is none of Azure's, such as a login page. */
export class NotAzure extends Error {
  readonly status: number;
  /** Empty where an object was asked for. */
  readonly body: string;

  constructor(status: number, body: string) {
    super(`Not an answer of Azure: ${status}.`);
    this.status = status;
    this.body = body;
  }
}

/**
 * Lets pass what Azure's blob service answers, which always says by which version of its API. The SDK would look for an
 * answer in anything, and find none in ways of its own.
 */
export const azureOnly: RequestPolicyFactory = {
  create: (next) => ({
    async sendRequest(request) {
      const answer = await next.sendRequest(request);
      const { status, headers, bodyAsText, readableStreamBody } = answer;
      if (status < 200 || status >= 300 || headers.get('x-ms-version') !== undefined) return answer;
      readableStreamBody?.on('error', () => {});
      if (readableStreamBody !== undefined && 'destroy' in readableStreamBody) {
        (readableStreamBody as { destroy(): void }).destroy();
      }
      const isPage = /^text\/html/i.test(headers.get('content-type') ?? '');
      throw new NotAzure(status, bodyAsText || (isPage ? '<html' : ''));
    },
  }),
};
