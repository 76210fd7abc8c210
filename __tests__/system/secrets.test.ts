import { createHash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { shownCommand } from '../../src/system/credentials.ts';
import { knownSecrets, masked, redact, Secrets } from '../../src/system/secrets.ts';
import { excerpt } from '../../src/system/text.ts';

afterEach(() => knownSecrets.clear());

/** It holds what encodings write differently: `+`, `/`, `=`, a quote, a character of two bytes and one of four. */
const SECRET = 'tOk+3n/of"prod=é😀c2VjcmV0LXRva2Vu==';
const bytes = Buffer.from(SECRET);
const hex = bytes.toString('hex');
const pairs = hex.match(/../g) ?? [];
const entities = (write: (code: number) => string) =>
  Array.from(SECRET, (at) => `&${write(at.codePointAt(0) ?? 0)};`).join('');
const units = (write: (code: number) => string) =>
  Array.from({ length: SECRET.length }, (_, at) => write(SECRET.charCodeAt(at))).join('');

const base64Behind = (text: string) => Buffer.concat([Buffer.from(text), bytes]).toString('base64');

const NAMES: Readonly<Record<string, string>> = {
  ...{ '+': 'plus', '/': 'sol', '"': 'quot', '=': 'equals', é: 'eacute', '&': 'amp' },
};
const named = (text: string) => text.replace(/[+/"=é&]/g, (at) => `&${NAMES[at]};`);

const ENCODINGS: Readonly<Record<string, string>> = {
  plain: SECRET,
  'capital letters': SECRET.toUpperCase(),
  percent: encodeURIComponent(SECRET),
  'percent, twice': encodeURIComponent(encodeURIComponent(SECRET)),
  form: new URLSearchParams({ t: SECRET }).toString().slice(2),
  'HTML, decimal': entities((code) => `#${code}`),
  'HTML, hexadecimal': entities((code) => `#x${code.toString(16)}`),
  '\\u': units((code) => `\\u${code.toString(16).padStart(4, '0')}`),
  '\\x': pairs.map((byte) => `\\x${byte}`).join(''),
  'HTML, by names': named(SECRET),
  JSON: JSON.stringify(SECRET).slice(1, -1),
  Base64: bytes.toString('base64'),
  'Base64, one byte later': base64Behind('-').slice(2),
  'Base64, two bytes later': base64Behind('--').slice(3),
  'Base64 for URLs': bytes.toString('base64url'),
  'Base64, wrapped': (bytes.toString('base64').match(/.{1,16}/g) ?? []).join('\r\n'),
  hexadecimal: hex,
  'hexadecimal by colons': pairs.join(':'),
  'hexadecimal as in C': pairs.map((byte) => `0x${byte}`).join(', '),
};

/** More of the encoded secret than five of its characters in a row, each of which may be an escape of twelve. */
function longestPiece(shown: string, encoded: string): number {
  let longest = 0;
  for (let from = 0; from < encoded.length; from++) {
    while (from + longest < encoded.length && shown.includes(encoded.slice(from, from + longest + 1)))
      longest++;
  }
  return longest;
}

test.each(Object.entries(ENCODINGS))('a secret in %s is masked wherever the text is cut', (_, encoded) => {
  knownSecrets.add(SECRET);
  // Five characters are too few to be told from a word, and one more may be half an escape.
  const width = Math.max(1, Math.ceil(encoded.length / SECRET.length));
  const most = 7 * Math.max(width, longestEscape(encoded));
  for (let cut = 1; cut <= encoded.length; cut++) {
    const texts = {
      'by excerpt': excerpt(`an answer ${encoded} END`, 10 + cut),
      'behind, on its way in': masked(`an answer ${encoded.slice(0, cut)}`),
      'behind, by others': masked(`an answer ${encoded.slice(0, cut)}… and more`),
      'before, by others': masked(`…${encoded.slice(cut)} and more`),
      'before, on its way in': masked(`${encoded.slice(cut)} and more`),
    };
    for (const [where, text] of Object.entries(texts)) {
      const left = longestPiece(text, encoded);
      expect(left, `cut at ${cut} ${where}: ${text}`).toBeLessThanOrEqual(most);
    }
  }
  expect(masked(`<${encoded}>`)).toMatch(/^<.{0,6}\*\*\*.{0,6}>$/s);
});

function longestEscape(encoded: string): number {
  return Math.max(
    1,
    ...(encoded.match(/(?:%25)?%[0-9a-f]{2}|(?:&|%26)[#\w]+(?:;|%3B)|\\+u?[0-9a-f]{0,4}/gi) ?? []).map(
      (at) => at.length,
    ),
  );
}

test('it is hidden in upper and lower case, unless it is short', () => {
  const secret = 'Tok-AbCdEf0123456789';
  for (const text of [secret.toUpperCase(), secret.toLowerCase(), 'tOK-aBcDeF0123456789']) {
    expect(redact(`é Bearer ${text}, ſ`, [secret])).toBe('é Bearer ***, ſ');
    expect(redact(JSON.stringify({ İ: `<${text}>` }).replace('<', '\\u003c'), [secret])).not.toMatch(/tok-/i);
    expect(redact(`${text.slice(0, 12)}…`, [secret])).toBe('***…');
    expect(redact(`…${text.slice(-12)}`, [secret])).toBe('…***');
    expect(redact(encodeURIComponent(`&${text}`).toLowerCase(), [`&${secret}`])).toBe('***');
  }
  expect(redact(Buffer.from(secret).toString('hex').toUpperCase(), [secret])).toBe('***');
  expect(redact('Smith and smith', ['smith'])).toBe('Smith and ***');
});

test('a piece of it is hidden where the text was cut, but not elsewhere', () => {
  const secret = 'tok_AbCdEf0123456789GhIjKl';
  for (let length = 8; length <= 60; length++) {
    const cut = excerpt(`Not allowed: Bearer ${secret} is unknown`, length);
    expect(redact(cut, [secret])).not.toContain('tok_AbCd');
    expect(redact(`Bearer ${secret}`.slice(0, length), [secret])).not.toContain('tok_AbCd');
    expect(redact(`${secret} was refused`.slice(length - 8), [secret])).not.toContain('GhIjKl was');
  }
  expect(redact('a tok_AbCdEf01 by itself', [secret])).toBe('a tok_AbCdEf01 by itself');
});

test('each line of it is hidden, since logs are shown line by line', () => {
  const key = '-----BEGIN KEY-----\nMIIEvQIBADANBg\nkqhkiG9w0BAQEF\n-----END KEY-----';
  expect(redact('serve | MIIEvQIBADANBg', [key])).toBe('serve | ***');
});

test('it is hidden everywhere in data, except short ones, settings and our own words', () => {
  const secrets = new Secrets(['hunter2', 'abc', 't0ken-12345678', 'true', 'main', 'update', 'pull-request']);
  secrets.add('s3cr3t');
  const data = {
    ...{ a: ['x hunter2'], b: { c: 's3cr3t abc' }, d: 5, 'label t0ken-12345678': 1 },
    decision: { kind: 'update', reason: 'update it: true of main' },
    findings: [{ severity: 'warning', message: 'a pull-request' }],
  };
  expect(secrets.redact(data)).toEqual({
    ...{ a: ['x ***'], b: { c: '*** abc' }, d: 5, 'label ***': 1 },
    decision: { kind: 'update', reason: '*** it: true of main' },
    findings: [{ severity: 'warning', message: 'a ***' }],
  });
});

test('a hundred secrets in a million characters are all found, and nothing else', () => {
  const many = Array.from({ length: 100 }, (_, at) =>
    createHash('sha256').update(`${at}`).digest('base64url'),
  );
  const line = (at: number) => `example.com/service/pkg.(*Server).handle${at} 0x4f2a ${'x'.repeat(20)}`;
  const lines = Array.from(
    { length: 15_000 },
    (_, at) => line(at) + (at % 150 === 7 ? ` ${many[(at - 7) / 150]}` : ''),
  );
  const hidden = redact(lines.join('\n'), many).split('\n');
  expect(hidden.filter((text) => text.includes('***')).length).toBe(100);
  expect(hidden.every((text, at) => text === (at % 150 === 7 ? `${line(at)} ***` : line(at)))).toBe(true);
});

test('what looks random in a command is hidden, but no name in a pattern of benchmarks', () => {
  const command = "go test -bench '^Benchmark(Base64DecodeOfManyBytes|Base64EncodeOfManyBytes)$' .";
  expect(shownCommand(command)).toBe(command);
  expect(shownCommand("deploy '1|aB3dE6gH9jK2mN5pQ8sT'")).not.toContain('aB3dE6');
  expect(shownCommand('go test -bench ghp_aB3dE6gH9jK2mN5pQ8sT')).not.toContain('aB3dE6');
});

test.each([
  ['pa§s{w}o&rd-', 'pa&sect;s&lbrace;w&rbrace;o&amp;rd-'],
  ['pa§s{w}o&rd-', 'pa&#167;s&#0000123;w&#x0007D;o&#38rd-'],
  ['pa§s{w}o&rd-', 'pa&sects&lcub;w&rcub;o&AMPrd-'],
  ['ñ"<Zeichen>ß', '&ntilde;&quot;&lt;Zeichen&gt;&szlig;'],
  ['ñ"<Zeichen>ß', '&ntilde&quot&ltZeichen&gt&szlig'],
  ['a&b&c&notit;d', 'a&amp;b&amp;c&amp;notit;d'],
])('%s is masked as HTML writes it: %s', (secret, written) => {
  expect(redact(`<title>before ${written} after</title>`, [secret])).toBe('<title>before *** after</title>');
});
