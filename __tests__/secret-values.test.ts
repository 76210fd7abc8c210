import { expect, test } from 'vitest';
import { secretsIn } from '../src/system/credentials.ts';

test('the name of a variable says whether its whole value is a secret', () => {
  const secret =
    'API_KEY APIKEY apiKey API_KEYS STRIPE_KEY_2 AUTH BASIC_AUTH DB_PWD DB_PASS DBPASS1 PASSPHRASE GITHUB_PAT TLS_KEY ACCESS_TOKEN2 CLIENT_SECRET AWS_CREDENTIALS SENTRY_DSN';
  for (const name of secret.split(' '))
    expect([name, secretsIn(name, 'correct horse')]).toEqual([name, ['correct horse']]);
  for (const name of 'PATH LD_LIBRARY_PATH PWD OLDPWD AUTHOR KEYSPACE COMPASSES PATTERN MODE'.split(' '))
    expect([name, secretsIn(name, 'correct horse')]).toEqual([name, []]);
  // Hidden, it would be found in many other texts.
  expect(secretsIn('API_KEY', 'short')).toEqual([]);
});

test.each([
  ['postgres://u:hunter2hunter2@db/x', ['u:hunter2hunter2', 'hunter2hunter2']],
  ['redis://:hunter2hunter2@cache:6379', [':hunter2hunter2', 'hunter2hunter2']],
  ['mongodb://u:hunter2hunter2@a:1,b:2/x?w=1', ['u:hunter2hunter2', 'hunter2hunter2']],
  ['amqp://u:p%40ss%2Fword@queue', ['u:p%40ss%2Fword', 'u:p@ss/word', 'p%40ss%2Fword', 'p@ss/word']],
  ['https://github_pat_1234567890@github.com/a/b', ['github_pat_1234567890']],
  ['u:hunter2hunter2@tcp(db:3306)/x', ['u:hunter2hunter2', 'hunter2hunter2']],
  ["host=db user=u password='with space' sslmode=off", ['with space']],
  ['https://a.example/?mode=1&api_key=hunter2hunter2&x=y', ['hunter2hunter2']],
  ['production', []],
])('inside of %s', (value, secrets) => {
  expect(secretsIn('SETTING', value).sort()).toEqual([...secrets].sort());
});
