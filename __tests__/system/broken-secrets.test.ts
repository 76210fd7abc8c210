import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Secrets } from '../../src/system/secrets.ts';

/** Programs that break a long secret into lines, and the secrets that people give them. Each line is shown by itself, too. */

/** Bytes that look random and are the same in each run. */
const bytes = (name: string, length: number) =>
  Buffer.concat(
    Array.from({ length: Math.ceil(length / 32) }, (_, at) =>
      createHash('sha256').update(`${name}${at}`).digest(),
    ),
  ).subarray(0, length);

const wrapped = (text: string, width: number) => text.match(new RegExp(`.{1,${width}}`, 'gs')) ?? [];

const PEM = [
  '-----BEGIN PRIVATE KEY-----',
  ...wrapped(bytes('pem', 1218).toString('base64'), 64),
  '-----END PRIVATE KEY-----',
  '',
].join('\n');
const SECRETS = {
  'a private key': PEM,
  'a JSON key': JSON.stringify({
    type: 'service_account',
    project_id: 'shop',
    private_key_id: bytes('id', 20).toString('hex'),
    private_key: PEM,
    client_email: 'pgo@shop.iam.gserviceaccount.com',
    token_uri: 'https://oauth2.googleapis.com/token',
  }),
  'a token': bytes('token', 90).toString('base64url'),
  'a password with signs': wrapped(
    bytes('password', 60)
      .toString('ascii')
      .replace(/[^!-~]/g, '#'),
    60,
  ).join(''),
};

/** What the program prints, by hand where a machine may lack the tool. */
const lines = (text: string, width: number, before = '', after = '') =>
  wrapped(text, width).map((line) => before + line + after);
const base64 = (secret: string) => Buffer.from(secret).toString('base64');
const hex = (secret: string) => Buffer.from(secret).toString('hex');
const rows = (secret: string, show: (row: Buffer, at: number) => string) =>
  Array.from({ length: Math.ceil(Buffer.byteLength(secret) / 16) }, (_, row) =>
    show(Buffer.from(secret).subarray(16 * row, 16 * row + 16), 16 * row),
  );
const characters = (row: Buffer) => row.toString('latin1').replace(/[^ -~]/g, '.');
const pairs = (row: Buffer) => row.toString('hex').match(/../g) ?? [];
const words = (row: Buffer) => row.toString('hex').match(/..(?:..)?/g) ?? [];

const PRINTERS: Readonly<Record<string, (secret: string) => string[]>> = {
  'base64 | 76': (secret) => lines(base64(secret), 76),
  'base64 -w 64, CRLF': (secret) => lines(base64(secret), 64, '', '\r'),
  'base64 -w 60': (secret) => lines(base64(secret), 60),
  'base64 -w 30, after a byte': (secret) => lines(base64(`\n${secret}`), 30),
  'base64 -w 12': (secret) => lines(base64(secret), 12),
  'base64, indented': (secret) => lines(base64(secret), 76, '  '),
  'base64, with a time and a name': (secret) => lines(base64(secret), 76, '2026-11-28T12:00:00Z svc-1 | '),
  'base64url -w 40': (secret) => lines(Buffer.from(secret).toString('base64url'), 40),
  'xxd -p': (secret) => lines(hex(secret), 60),
  'xxd -p -c 8': (secret) => lines(hex(secret), 16),
  'xxd -u -p': (secret) => lines(hex(secret).toUpperCase(), 60),
  xxd: (secret) =>
    rows(
      secret,
      (row, at) =>
        `${at.toString(16).padStart(8, '0')}: ${words(row).join(' ').padEnd(39)}  ${characters(row)}`,
    ),
  'hexdump -C': (secret) =>
    rows(
      secret,
      (row, at) =>
        `${at.toString(16).padStart(8, '0')}  ${pairs(row).join(' ').padEnd(48)}  |${characters(row)}|`,
    ),
  'od -t x1': (secret) =>
    rows(secret, (row, at) => `${at.toString(8).padStart(7, '0')} ${pairs(row).join(' ')}`),
  'od -x': (secret) =>
    rows(
      secret,
      (row, at) =>
        `${at.toString(8).padStart(7, '0')} ${words(row)
          .map((word) => word.slice(2) + word.slice(0, 2))
          .join(' ')}`,
    ),
  'od -c': (secret) =>
    rows(
      secret,
      (row, at) =>
        at.toString(8).padStart(7, '0') +
        Array.from(row, (byte) => JSON.stringify(String.fromCharCode(byte)).slice(1, -1).replace('\\"', '"'))
          .map((character) => character.padStart(4))
          .join(''),
    ),
  'a list of bytes': (secret) => rows(secret, (row) => `[${[...row].join(', ')},`),
  'bytes in C': (secret) =>
    rows(
      secret,
      (row) =>
        `  ${pairs(row)
          .map((pair) => `0x${pair}`)
          .join(', ')},`,
    ),
  'fold -w 60': (secret) => secret.split('\n').flatMap((line) => lines(line, 60)),
  'fold -w 20': (secret) => secret.split('\n').flatMap((line) => lines(line, 20)),
  'fold -w 9, quoted': (secret) => lines(secret.replaceAll('\n', ''), 9, '> '),
  'of a URL, 40': (secret) => lines(encodeURIComponent(secret), 40),
  'in JSON, 31': (secret) => lines(JSON.stringify(secret).slice(1, -1), 31),
};

/** The longest part of a printed line that its masked form still shows, without space and the place in the dump. */
function longestLeft(line: string, shown: string): number {
  const content = line.trim().replace(/^(?:[0-9a-f]{7,8}:? |2026\S+ svc-1 \|)/, '');
  const left = shown.split('***').map((part) => part.replace(/\s+/g, ''));
  const compact = content.replace(/\s+/g, '');
  let longest = 0;
  for (const part of left)
    for (let from = 0; from < part.length; from++)
      while (from + longest < part.length && compact.includes(part.slice(from, from + longest + 1)))
        longest++;
  return longest;
}

/** Five bytes, as widely as they are written. */
const MOST_LEFT: Readonly<Record<string, number>> = {
  xxd: 15,
  'xxd -p -c 8': 10,
  'hexdump -C': 15,
  'od -t x1': 10,
  'od -x': 12,
  'a list of bytes': 21,
  'bytes in C': 25,
  'of a URL, 40': 17,
  'in JSON, 31': 10,
};

for (const [what, secret] of Object.entries(SECRETS))
  test.each(Object.entries(PRINTERS))(`${what}, printed by %s, is masked line by line`, (how, print) => {
    const secrets = new Secrets([secret]);
    const printed = print(secret);
    const together = secrets.redact(printed.join('\n')).split('\n');
    for (const [at, line] of printed.entries()) {
      // A short word such as `PRIVATE` is no secret, though it is in one.
      if (/^[^\w]*(?:[A-Z\s]{1,11}|[A-Z]?[a-z\s]{1,11})$/.test(line)) continue;
      for (const shown of [secrets.redact(line), together[at] ?? ''])
        expect(longestLeft(line, shown), `${line} -> ${shown}`).toBeLessThanOrEqual(MOST_LEFT[how] ?? 6);
    }
  });

test('the tools of this machine, where it has them', () => {
  const secret = SECRETS['a private key'];
  const secrets = new Secrets([secret]);
  const tools = [
    'base64',
    'xxd',
    'xxd -p',
    'hexdump -C',
    'hexdump',
    'od',
    'od -c',
    'od -b',
    'od -a',
    'fold -w 33',
  ];
  const ran = tools.filter((tool) => {
    let printed: string;
    try {
      printed = execFileSync('sh', ['-c', tool], {
        input: secret,
        stdio: ['pipe', 'pipe', 'ignore'],
      }).toString();
    } catch {
      return false;
    }
    const all = printed.trimEnd().split('\n');
    // The last lines may hold less than a piece.
    for (const line of all.slice(0, -2))
      if (line.length > 6) expect(secrets.redact(line), tool).toContain('***');
    return true;
  });
  expect(ran).toEqual(expect.arrayContaining(['base64', 'od', 'od -c', 'fold -w 33']));
});

test('words, numbers and rules of a log stay, though a long secret has them', () => {
  const secrets = new Secrets(Object.values(SECRETS));
  for (const line of [
    'service',
    'private',
    '------------------------------',
    'Get "https://oauth2.googleapis.com/token": context deadline exceeded',
    'for i in 1 2 3 4 5 6 7',
    '[1, 2, 3, 4, 5, 6]',
    '0x4f2a 0x4f2b 0x4f2c 0x4f2d 0x4f2e',
    'sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    'BenchmarkRender-8   	    1203	    987654 ns/op	  123456 B/op	    1234 allocs/op',
  ])
    expect(secrets.redact(line)).toBe(line);
  const text = readFileSync(join(import.meta.dirname, '../../CONTRIBUTING.md'), 'utf8');
  expect(secrets.redact(text)).toBe(text);
});

test('the worst lines take time in proportion to their length', () => {
  const secrets = new Secrets(Object.values(SECRETS));
  const size = 100_000;
  const token = SECRETS['a token'];
  for (const unit of [
    'a',
    'a ',
    '00 ',
    '0123 ',
    '7 ',
    '%',
    '%41',
    '\\',
    '&#',
    '\n',
    ' ',
    '…',
    token,
    token.slice(4),
    `${token} `,
  ]) {
    const text = unit.repeat(Math.ceil(size / unit.length));
    // A pattern that begins again at each character would look at 5,000,000,000 of them.
    expect(secrets.redact(`${text} end`).length).toBeLessThanOrEqual(text.length + 4);
  }
}, 120_000);
