import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Attack, drip, flood, head, reply } from './hostile-server.ts';

/**
 * What a hostile server answers, whatever it was asked. None of it is an answer of any API, and none a profile, so that
 * every source ends in one sentence.
 */

const CHUNKED = { 'Transfer-Encoding': 'chunked' };
const JSON_TYPE = { 'Content-Type': 'application/json' };
const BINARY = { 'Content-Type': 'application/octet-stream' };
/** The begin of a gzipped file, which is not taken for a text. */
const NO_TEXT = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 0xff]);
const MEBIBYTE = Buffer.alloc(1024 * 1024, 0x80);
const MIB_CHUNK = Buffer.concat([Buffer.from('100000\r\n'), MEBIBYTE, Buffer.from('\r\n')]);
/** 16 KiB that unpack to 16 MiB; gzip lets any number of them follow each other. */
const zeros = gzipSync(Buffer.alloc(16 * 1024 * 1024));
/** Unpacks to nothing. */
const nothing = Buffer.concat(Array.from({ length: 1_000 }, () => gzipSync('')));

/** A head and a first chunk. */
const begunChunks = Buffer.concat([
  Buffer.from(`${head(200, { ...CHUNKED, ...BINARY })}a\r\n`),
  NO_TEXT,
  Buffer.from('\r\n'),
]);

const brotliBomb = brotliCompressSync(Buffer.alloc(256 * 1024 * 1024), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
});

const manyHeaders = (name: string, value: string, count: number) => `${name}: ${value}\r\n`.repeat(count);

/** Bodies without an end, or with one that is far away. */
export const FLOODS: Readonly<Record<string, Attack>> = {
  '10 GB in chunks': (socket) => flood(socket, begunChunks, MIB_CHUNK),
  '10 GB with their length': (socket) =>
    flood(socket, head(200, { 'Content-Length': 10_000_000_000, ...BINARY }), MEBIBYTE),
  '10 GB until the connection ends': (socket) =>
    flood(socket, head(200, { Connection: 'close', ...BINARY }), MEBIBYTE),
  '10 GB of JSON that goes on': (socket) =>
    flood(
      socket,
      `${head(200, { Connection: 'close', ...JSON_TYPE })}{"status":"success","data":[`,
      Buffer.from('0,'.repeat(500_000)),
    ),
  '10 GB of an error': (socket) => flood(socket, head(500, { Connection: 'close' }), MEBIBYTE),
  '10 GB of a gzip bomb': (socket) =>
    flood(socket, head(200, { Connection: 'close', 'Content-Encoding': 'gzip', ...BINARY }), zeros),
  'gzip of nothing without an end': (socket) =>
    flood(socket, head(200, { Connection: 'close', 'Content-Encoding': 'gzip', ...BINARY }), nothing),
  'a brotli bomb': (socket, asked) =>
    reply(200, brotliBomb, { 'Content-Encoding': 'br', ...BINARY })(socket, asked),
  'headers without an end': (socket) =>
    flood(socket, 'HTTP/1.1 200 OK\r\n', Buffer.from(manyHeaders('X-Padding', 'x'.repeat(80), 10_000))),
  'a header of 10 MB': (socket, asked) =>
    reply(200, 'x', { 'X-Long': 'x'.repeat(10_000_000) })(socket, asked),
  'trailers without an end': (socket) =>
    flood(
      socket,
      Buffer.concat([begunChunks, Buffer.from('0\r\n')]),
      Buffer.from(manyHeaders('X-Padding', 'x'.repeat(80), 10_000)),
    ),
};

/** Without an end, of what only the client of HTTP reads: it ends by time alone, and costs a processor meanwhile. */
export const UNSEEN_FLOODS: Readonly<Record<string, Attack>> = {
  'interim answers without an end': (socket) =>
    flood(socket, '', Buffer.from('HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'.repeat(1_000))),
  'a chunk extension without an end': (socket) =>
    flood(socket, `${head(200, { ...CHUNKED, ...BINARY })}a;x=`, Buffer.alloc(100_000, 0x61)),
};

/** Answers that take for ever, or never begin. */
export const DRIPS: Readonly<Record<string, Attack>> = {
  'nothing at all': () => {},
  'a head that drips': (socket) => drip(socket, 'HTTP/1.1 200 OK\r\nX: ', 'x', 100),
  'a body that drips': (socket) => drip(socket, head(200, { Connection: 'close', ...BINARY }), '\x80', 100),
  'JSON that drips': (socket) => drip(socket, head(200, { Connection: 'close', ...JSON_TYPE }), ' ', 100),
  'a refusal that drips': (socket) => drip(socket, head(403, { Connection: 'close' }), 'x', 100),
  'a head and then nothing': (socket) => {
    socket.write(head(200, { 'Content-Length': 1_000, ...BINARY }));
  },
};

/** Connections that break, and invalid answers. */
export const BREAKS: Readonly<Record<string, Attack>> = {
  'an end without an answer': (socket) => void socket.end(),
  'a reset': (socket) => void socket.resetAndDestroy(),
  'a reset in the middle': (socket) => {
    socket.write(head(200, { 'Content-Length': 1_000_000, ...BINARY }));
    socket.write(MEBIBYTE.subarray(0, 100_000), () => setTimeout(() => socket.resetAndDestroy(), 20));
  },
  'less than its length': (socket) => {
    socket.write(head(200, { 'Content-Length': 1_000_000, ...BINARY }));
    socket.end(MEBIBYTE.subarray(0, 1_000));
  },
  'chunks without their end': (socket) => {
    socket.write(head(200, { ...CHUNKED, ...BINARY }));
    socket.end('3e8\r\nabc');
  },
  'a chunk of 2^64 bytes': (socket) => {
    socket.end(`${head(200, { ...CHUNKED, ...BINARY })}ffffffffffffffffff\r\nabc`);
  },
  'a header with a NUL byte': (socket) => {
    socket.end('HTTP/1.1 200 OK\r\nX: a\0b\r\nContent-Length: 1\r\n\r\nx');
  },
  'the status 999': reply(999, 'x'),
  'the status 101': (socket) => {
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\nabc');
  },
  'invalid gzip': reply(200, 'this is a text', { 'Content-Encoding': 'gzip', ...BINARY }),
};

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
const json = (text: string) => reply(200, text, JSON_TYPE);

/** Whole answers with a content that is made to harm. */
export const CONTENTS: Readonly<Record<string, Attack>> = {
  'a web page': reply(200, '<!doctype html><title>Sign in</title><script>alert(1)</script>', {
    'Content-Type': 'text/html',
  }),
  'nothing, with 200': reply(200, ''),
  'lists in lists, a million deep': json(nested('[', ']', 1_000_000)),
  'objects in objects, a million deep': json(`${nested('{"a":', '}', 1_000_000).replace(':}', ':1}')}`),
  'a warning a million deep': json(
    `{"status":"success","data":{"resultType":"vector","result":[]},"warnings":${nested('[', ']', 1_000_000)}}`,
  ),
  'millions of elements': json(`{"status":"success","data":[${'0,'.repeat(4_000_000)}0]}`),
  'millions of lists': json(`[${'[],'.repeat(4_000_000)}[]]`),
  prototypes: json(
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"status":"success","data":{"__proto__":{"polluted":true},"resultType":"vector","result":[{"__proto__":{"polluted":true},"metric":{"__proto__":{"polluted":true}},"value":[1,"1"]}]},"kind":"PodList","metadata":{},"items":[],"artifacts":[]}',
  ),
  'a number with a million digits': json(`{"status":"success","data":${'9'.repeat(1_000_000)}}`),
  'a text of 20 MB': json(`{"message":"${'x'.repeat(20_000_000)}"}`),
  'entities of entities': reply(
    200,
    `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 12 }, (_, i) => `<!ENTITY lol${i + 1} "${`&lol${i === 0 ? '' : i};`.repeat(10)}">`).join('')}]><ListBucketResult><Name>&lol12;</Name><IsTruncated>false</IsTruncated><Contents><Key>&lol12;</Key></Contents></ListBucketResult>`,
    { 'Content-Type': 'application/xml', 'x-ms-version': '2026-04-06' },
  ),
  'an external entity': reply(
    200,
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/passwd">]><ListBucketResult><Name>b</Name><IsTruncated>false</IsTruncated><Contents><Key>&secret;</Key></Contents></ListBucketResult>',
    { 'Content-Type': 'application/xml', 'x-ms-version': '2026-04-06' },
  ),
  'XML a million deep': reply(200, `<?xml version="1.0"?>${nested('<a>', '</a>', 300_000)}`, {
    'Content-Type': 'application/xml',
    'x-ms-version': '2026-04-06',
  }),
  'XML of millions of elements': (socket, asked) =>
    reply(
      200,
      `<?xml version="1.0"?><ListBucketResult><Name>b</Name>${'<Contents/>'.repeat(1_000_000)}</ListBucketResult>`,
      { 'Content-Type': 'application/xml', 'x-ms-version': '2026-04-06' },
    )(socket, asked),
  'words that obey': reply(
    403,
    JSON.stringify({
      message:
        '::error::x\n::set-output name=a::b\r\n\u001b[31m\u001b]8;;http://evil\u0007click\u001b]8;;\u0007\u202e\u0000 @octocat #1 <img src=x onerror=alert(1)> [a](javascript:1) $(id) `id`',
    }),
    JSON_TYPE,
  ),
};

/** Servers that want to be waited for, or not at all. */
export const WAITS: Readonly<Record<string, Attack>> = Object.fromEntries(
  ['999999999', `9${'9'.repeat(400)}`, '-5', 'Thu, 01 Jan 1970 00:00:00 GMT', 'soon', '1e9'].flatMap((wait) =>
    [429, 503].map((status) => [
      `${status}, Retry-After ${wait.slice(0, 30)}`,
      reply(status, 'busy', { 'Retry-After': wait }),
    ]),
  ),
);

/** Places to which no redirect may lead; `PORT` stands for that of a server that must not be asked. */
export const FORBIDDEN_PLACES = [
  'http://127.0.0.1:PORT/x',
  'http://0.0.0.0:PORT/x',
  'http://2130706433:PORT/x',
  'http://0x7f000001:PORT/x',
  'http://localhost:PORT/x',
  'http://any.localhost:PORT/x',
  'http://１２７.０.０.１:PORT/x',
  'http://user:password@127.0.0.1:PORT/x',
  'http://[::1]:PORT/x',
  'http://[::]:PORT/x',
  'http://[::ffff:127.0.0.1]:PORT/x',
  'http://[64:ff9b::127.0.0.1]:PORT/x',
  'http://169.254.169.254/latest/meta-data',
  'http://[64:ff9b::a9fe:a9fe]/latest/meta-data',
  'http://[fd00:ec2::254]/latest/meta-data',
  'http://[fd00:c1::a9fe:a9fe]/opc/v2/instance',
  'http://[fd00:42::42]/conf',
  'http://[fd12:3456::1]/x',
  'http://100.100.100.200/latest/meta-data',
  'http://168.63.129.16/',
  'file:///etc/passwd',
  'ftp://127.0.0.1/x',
  'data:application/octet-stream;base64,H4sIAAAAAAAAA',
  '//127.0.0.1:PORT/x',
  '\\\\127.0.0.1:PORT\\x',
] as const;

/** A redirect to one of these, by any status. */
export function redirectAttack(place: string, port: number, status = 302): Attack {
  // Not all of them are ASCII: as bytes of UTF-8, which the client reads as latin1, and escaped as in a URL.
  return reply(status, '', { Location: asHeader(place.replace('PORT', String(port))) });
}

function asHeader(place: string): string {
  return /^[\x20-\x7e]*$/.test(place)
    ? place
    : place.replace(/[^\x20-\x7e]+/g, (text) => encodeURIComponent(text));
}
