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
