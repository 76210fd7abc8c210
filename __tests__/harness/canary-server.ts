import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Behaviour } from './pprof-server.ts';

/** How a server may repeat what it was sent; real servers do each of these. */
export const ECHOES: Readonly<Record<string, (said: string) => string>> = {
  raw: (said) => said,
  lower: (said) => said.toLowerCase(),
  json: (said) => JSON.stringify({ message: said }),
  'go-json': (said) =>
    JSON.stringify({ error: said }).replace(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`),
  html: (said) =>
    `no: ${said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')}`,
  'html-numbers': (said) => `no: ${said.replace(/[^\w -]/g, (c) => `&#${c.charCodeAt(0)};`)}`,
  'html-hexadecimal': (said) =>
    `no: ${said.replace(/\W/g, (c) => `&#x${c.charCodeAt(0).toString(16).toUpperCase()};`)}`,
  percent: (said) => encodeURIComponent(said),
  'percent-lower': (said) => encodeURIComponent(said).replace(/%../g, (c) => c.toLowerCase()),
  'percent-twice': (said) => encodeURIComponent(encodeURIComponent(said)),
  base64: (said) => Buffer.from(said).toString('base64'),
  'base64-2': (said) => Buffer.from(`us${said}w`).toString('base64'),
  'base64-url': (said) => Buffer.from(`>>>${said}`).toString('base64url'),
  'base64-lines': (said) => Buffer.from(said).toString('base64').replace(/.{19}/g, '$&\r\n'),
  hexadecimal: (said) => Buffer.from(said).toString('hex'),
};

/** What of a request may be a secret, a line for each. */
async function saidIn(request: IncomingMessage): Promise<string[]> {
  const url = new URL(request.url ?? '/', 'http://server');
  const basic = /^Basic (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return [
    ...url.searchParams.values(),
    ...(basic === undefined ? [] : [Buffer.from(basic, 'base64').toString()]),
    ...Object.entries(request.headers)
      .filter(([name]) => !/^(host|connection|user-agent|accept.*|content-(length|type))$/.test(name))
      .map(([, value]) => String(value)),
    await text(request),
  ].filter((said) => said !== '' && said !== '1');
}

/**
 * Refuses, and repeats what it was sent: in the encoding that the path names (`/echo/json/…`), in the body, in two chunks,
 * in headers that are shown. A number in the path says which of the things, else they all follow each other.
 */
export const echo: Behaviour = async (request, response, url) => {
  const [, , name = 'raw', which] = url.pathname.split('/');
  const all = await saidIn(request);
  const said =
    which !== undefined && /^\d+$/.test(which) ? (all[Number(which) % all.length] ?? '') : all.join(' | ');
  const written = Buffer.from((ECHOES[name] ?? String)(said));
  const status = name === 'text' ? 200 : 403;
  response.writeHead(status, { 'content-type': name === 'text' ? 'text/plain' : contentType(name, said) });
  response.write(written.subarray(0, written.length / 2), () =>
    setTimeout(() => response.end(written.subarray(written.length / 2)), 5),
  );
};

function contentType(name: string, said: string): string {
  if (name.includes('json')) return 'application/json';
  return name.includes('html') ? 'text/html' : `text/${said.replace(/[^\w+-]/g, '') || 'plain'}`;
}

/** Redirects, with what it was sent in the address. */
export const redirecting: Behaviour = async (request, response) => {
  const said = (await saidIn(request)).map(encodeURIComponent).join('/');
  response.writeHead(302, { location: `http://169.254.169.254/${said}?token=${said}` }).end();
};
