import { ExpectedError } from '../errors.ts';
import { isBounded } from '../http/json.ts';
import { nameOf } from '../http/send.ts';
import { excerpt } from '../printable.ts';

/** Bytes of an answer: the largest is a tree of 100,000 files, of 20 MB. */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 307, 308]);
const FIX = 'Check GITHUB_API_URL, and what stands between this machine and GitHub.';

/** What Octokit takes of an answer. */
type Taken = Pick<Response, 'status' | 'statusText' | 'url' | 'headers' | 'body' | 'text' | 'arrayBuffer'>;
type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * `fetch` for Octokit that takes no answer into memory that is made to fill it, and follows redirects (those of renamed
 * repositories) within the API alone, since each has the token in it.
 * @throws ExpectedError for any other answer.
 */
export function boundedFetch(fetch: Fetch): (url: string, init: RequestInit) => Promise<Taken> {
  return async (url, init) => {
    const answer = init.redirect === 'manual' ? await fetch(url, init) : await follow(fetch, url, init);
    // An answer that broke off is one to Octokit, too: what it makes of it is told apart by its caller.
    const body = await wholeBody(answer).catch((error: unknown) => {
      if (error instanceof ExpectedError) throw error;
      return { broken: error };
    });
    const bytes = async () => {
      if ('broken' in body) throw body.broken;
      return body;
    };
    const { status, statusText, headers } = answer;
    return {
      ...{ status, statusText, headers, url: answer.url, body: null },
      text: async () => (await bytes()).toString(),
      arrayBuffer: async () => new Uint8Array(await bytes()).buffer,
    };
  };
}

async function follow(fetch: Fetch, first: string, init: RequestInit): Promise<Response> {
  let url = new URL(first);
  for (let redirects = 0; ; redirects += 1) {
    const answer = await fetch(url.href, { ...init, redirect: 'manual' });
    const location = answer.headers.get('location');
    if (!REDIRECTS.has(answer.status) || location === null) return answer;
    await answer.body?.cancel();
    const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
    if (next?.origin !== url.origin || redirects === MOST_REDIRECTS) {
      const where = next === undefined ? excerpt(location) : nameOf(next);
      throw new ExpectedError(`${nameOf(url)} redirects to ${where}, which is not followed.`, { fix: FIX });
    }
    url = next;
  }
}

async function wholeBody(answer: Response): Promise<Buffer> {
  const tooMuch = () =>
    new ExpectedError(`${nameOf(new URL(answer.url))} answered with more than GitHub does.`, { fix: FIX });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the body.
    if (bytes > MOST_BYTES) throw tooMuch();
    chunks.push(chunk);
  }
  const whole = Buffer.concat(chunks);
  if (/json/i.test(answer.headers.get('content-type') ?? '') && !isBounded(whole)) throw tooMuch();
  return whole;
}
