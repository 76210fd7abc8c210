import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { excerpt } from '../src/printable.ts';
import { redact, Secrets } from '../src/secrets.ts';

const PASSWORD = 'p@ss/w:rd%zz"<&>+ é0123456789abcdef';

test.each([
  ['as it is', PASSWORD],
  ['in a URL', encodeURIComponent(PASSWORD)],
  ['in a form', encodeURIComponent(PASSWORD).replaceAll('%20', '+')],
  ['in JSON', JSON.stringify({ error: PASSWORD })],
  [
    'in Go’s JSON',
    JSON.stringify(PASSWORD).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('&', '\\u0026'),
  ],
  [
    'in XML',
    PASSWORD.replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;'),
  ],
  [
    'in HTML',
    PASSWORD.replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&#34;'),
  ],
  ['in Base64', Buffer.from(PASSWORD).toString('base64')],
])('a secret %s is hidden', (_, text) => {
  const hidden = redact(`before ${text} after`, [PASSWORD]);
  expect(hidden).toMatch(/^before .*\*\*\*.* after$/);
  expect(hidden).not.toMatch(/0123|p@ss|MDEyM/);
});

test('it is hidden in other letters, too, unless it is short', () => {
  const secret = 'Tok-AbCdEf0123456789';
  for (const text of [secret.toUpperCase(), secret.toLowerCase(), 'tOK-aBcDeF0123456789']) {
    expect(redact(`é Bearer ${text}, ſ`, [secret])).toBe('é Bearer ***, ſ');
    expect(redact(JSON.stringify({ İ: `<${text}>` }).replace('<', '\\u003c'), [secret])).not.toMatch(/tok-/i);
    expect(redact(`${text.slice(0, 12)}…`, [secret])).toBe('***…');
    expect(redact(`…${text.slice(-12)}`, [secret])).toBe('…***');
    expect(redact(encodeURIComponent(`&${text}`).toLowerCase(), [`&${secret}`])).toBe('***');
  }
  const hex = Buffer.from(secret).toString('hex').toUpperCase();
  expect(redact(hex, [secret])).toBe('***');
  expect(redact('Smith and smith', ['smith'])).toBe('Smith and ***');
});

test('a piece of it is, too, where the text was cut: at its end, at its begin, at an ellipsis', () => {
  const secret = 'tok_AbCdEf0123456789GhIjKl';
  for (let length = 8; length <= 60; length++) {
    expect(redact(excerpt(`Not allowed: Bearer ${secret} is unknown`, length), [secret])).not.toContain(
      'tok_AbCd',
    );
    expect(redact(`Bearer ${secret}`.slice(0, length), [secret])).not.toContain('tok_AbCd');
    expect(redact(`${secret} was refused`.slice(length - 8), [secret])).not.toContain('GhIjKl was');
  }
  expect(redact('a tok_AbCdEf01 by itself', [secret])).toBe('a tok_AbCdEf01 by itself');
});

test('each line of it is, since logs are shown line by line', () => {
  const key = '-----BEGIN KEY-----\nMIIEvQIBADANBg\nkqhkiG9w0BAQEF\n-----END KEY-----';
  expect(redact('serve | MIIEvQIBADANBg', [key])).toBe('serve | ***');
});

test('everywhere in a value, and short ones are let be', () => {
  const secrets = new Secrets(['hunter2', 'abc']);
  secrets.add('s3cr3t');
  expect(secrets.redact({ a: ['x hunter2'], b: { c: 's3cr3t abc' }, d: 5 })).toEqual({
    a: ['x ***'],
    b: { c: '*** abc' },
    d: 5,
  });
});

const AWKWARD = 'x9"<&>\'/+%41 é=0123456789abcdefghij';
const bytes = Buffer.from(AWKWARD);
test.each([
  ['percent-encoded in every character', [...bytes].map((byte) => `%${byte.toString(16)}`).join('')],
  ['percent-encoded in small letters', encodeURIComponent(AWKWARD).replace(/%../g, (at) => at.toLowerCase())],
  ['percent-encoded as a path', encodeURI(AWKWARD)],
  ['percent-encoded twice', encodeURIComponent(encodeURIComponent(AWKWARD))],
  ['in JSON in JSON', JSON.stringify(JSON.stringify({ at: AWKWARD }))],
  ['in a URL in HTML', encodeURIComponent(AWKWARD).replaceAll('%', '&#37;')],
  ['in JSON with escaped slashes', JSON.stringify(AWKWARD).replaceAll('/', '\\/')],
  ['in ASCII JSON', JSON.stringify(AWKWARD).replaceAll('é', '\\u00e9')],
  ['in decimal references', [...AWKWARD].map((at) => `&#${at.codePointAt(0)};`).join('')],
  ['in hexadecimal references', [...AWKWARD].map((at) => `&#x${at.codePointAt(0)?.toString(16)};`).join('')],
  ['in hexadecimal', bytes.toString('hex')],
  ['in capital hexadecimal', bytes.toString('hex').toUpperCase()],
  ['as a password in Basic', Buffer.from(`user:${AWKWARD}`).toString('base64')],
  ['one byte later', Buffer.from(`users:${AWKWARD}&more`).toString('base64')],
  ['two bytes later', Buffer.from(`a user:${AWKWARD}"}`).toString('base64')],
  ['in Base64 for URLs', Buffer.from(`??>${AWKWARD}`).toString('base64url')],
  ['in wrapped Base64', (bytes.toString('base64').match(/.{1,16}/g) ?? []).join('\r\n')],
])('a secret %s is hidden', (_, text) => {
  const hidden = redact(`before ${text} after`, [AWKWARD]);
  expect(hidden).toMatch(/^before .*\*\*\*.* after$/s);
  expect(hidden.length).toBeLessThan('before  after'.length + 40);
  const undone = [
    hidden,
    decodeURIComponent(hidden.replaceAll('***', '')),
    ...[0, 1, 2, 3].map((at) => Buffer.from(hidden.slice(7 + at), 'base64').toString('latin1')),
    hidden.replace(/[^0-9a-f]/gi, ''),
  ];
  for (const one of undone) expect(one).not.toMatch(/0123|cdef|defg|30313233|63646566/);
});

test('words that are settings are let be, and secrets that are our own words do not break what we say', () => {
  expect(redact('true of main in production', ['true', 'main', 'production', 'abc'])).toBe(
    'true of main in production',
  );
  const secrets = new Secrets(['update', 'warning', 'pull-request']);
  const report = {
    decision: { kind: 'update', reason: 'update it' },
    findings: [{ severity: 'warning', message: 'a pull-request' }],
  };
  expect(secrets.redact(report)).toEqual({
    decision: { kind: 'update', reason: '*** it' },
    findings: [{ severity: 'warning', message: 'a ***' }],
  });
});

test('also a name in data, with which somebody else began', () => {
  const secrets = new Secrets(['t0ken-12345678']);
  expect(secrets.redact({ settings: { 'label t0ken-12345678': 1 } })).toEqual({
    settings: { 'label ***': 1 },
  });
});

test('a thousand secrets in ten million characters are all found, and nothing else', () => {
  const many = Array.from({ length: 1_000 }, (_, at) =>
    createHash('sha256').update(`${at}`).digest('base64url'),
  );
  const line = (at: number) => `example.com/service/pkg.(*Server).handle${at} 0x4f2a ${'x'.repeat(20)}`;
  const lines = Array.from(
    { length: 150_000 },
    (_, at) => line(at) + (at % 150 === 7 ? ` ${many[(at - 7) / 150]}` : ''),
  );
  const hidden = redact(lines.join('\n'), many).split('\n');
  expect(hidden.filter((text) => text.includes('***')).length).toBe(1_000);
  expect(hidden.every((text, at) => text === (at % 150 === 7 ? `${line(at)} ***` : line(at)))).toBe(true);
});
