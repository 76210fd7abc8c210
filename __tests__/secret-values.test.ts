import { describe, expect, test } from 'vitest';
import { secretsIn } from '../src/system/credentials.ts';

describe('a value is a secret as a whole by the name of its variable', () => {
  test.each([
    'API_KEY',
    'STRIPE_KEY_2',
    'AUTH',
    'DB_PASS',
    'PASSPHRASE',
    'TLS_KEY',
    'CLIENT_SECRET',
    'SENTRY_DSN',
  ])('%s', (name) => {
    expect(secretsIn(name, 'correct horse')).toEqual(['correct horse']);
  });

  test.each(['PATH', 'PWD', 'AUTHOR', 'KEYSPACE', 'PATTERN'])('not %s', (name) => {
    expect(secretsIn(name, 'correct horse')).toEqual([]);
  });

  test('what is too short to be one would hit anything', () => {
    expect(secretsIn('API_KEY', 'short')).toEqual([]);
  });
});

describe('inside of values', () => {
  test.each([
    ['postgres://u:hunter2hunter2@db/x', ['u:hunter2hunter2', 'hunter2hunter2']],
    ['redis://:hunter2hunter2@cache:6379', [':hunter2hunter2', 'hunter2hunter2']],
    ['mongodb://u:hunter2hunter2@a:1,b:2/x?w=1', ['u:hunter2hunter2', 'hunter2hunter2']],
    ['https://a.example:8080/@me', []],
    ['https://postgres@db.example/x', []],
    ['https://github_pat_1234567890@github.com/a/b', ['github_pat_1234567890']],
    ['u:hunter2hunter2@tcp(db:3306)/x', ['u:hunter2hunter2', 'hunter2hunter2']],
    ["host=db user=u password='with space' sslmode=off", ['with space']],
    ['https://a.example/?mode=1&api_key=hunter2hunter2&x=y', ['hunter2hunter2']],
    ['production', []],
  ])('%s', (value, secrets) => {
    expect(secretsIn('SETTING', value)).toEqual(secrets);
  });

  test('a password is hidden as it is written and as it is meant', () => {
    expect(secretsIn('URL', 'amqp://u:p%40ss%2Fword@queue')).toEqual(
      expect.arrayContaining(['u:p%40ss%2Fword', 'u:p@ss/word', 'p%40ss%2Fword', 'p@ss/word']),
    );
  });
});
