import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { describe, expect, test } from 'vitest';
import { collectAll } from '../../src/collect/collect.ts';
import type { Source } from '../../src/collect/source.ts';
import { createContext } from '../contract/context.ts';
import { attackOne } from '../contract/hostile.contract.ts';
import { ODD_SUBJECTS, type OddSubject, SUBJECTS } from '../contract/hostile-subjects.ts';
import { oddAnswers, oddDocuments } from '../contract/odd-answers.ts';
import { reply, startHostileServer } from '../harness/hostile-server.ts';

/** One odd answer is the failure of its source, in one sentence; never the end of the run, and no wrong profile. */
async function faultsOf({ subject, good, headers = {} }: OddSubject, status = 200): Promise<string[]> {
  const answers = typeof good === 'string' ? oddDocuments(good) : oddAnswers(good);
  const limit = pLimit(8);
  const type = typeof good === 'string' ? 'application/xml' : 'application/json';
  const faults = answers.map(([name, body]) =>
    limit(async () => {
      const attack = reply(status, body, { 'Content-Type': type, ...headers });
      // Some odd answers are good enough: then what the server sends next is taken for an object.
      const attacked = await attackOne({ ...subject, takesBytes: true }, name, attack);
      return attacked.faults.map((fault) => `${name}: ${fault}`);
    }),
  );
  return (await Promise.all(faults)).flat();
}

describe.each(ODD_SUBJECTS.map((odd) => [odd.subject.name, odd] as const))('%s', (_name, odd) => {
  test('every value of another type', { timeout: 60_000 }, async () => {
    expect(await faultsOf(odd)).toEqual([]);
  });
});

/** One of each code that reads the words of a refusal. */
const REFUSED = [
  'pprof',
  'prometheus: the query',
  's3: the list',
  'gs: the list',
  'az: the list',
  'artifact: the list',
];
const refused = Object.values(SUBJECTS)
  .flatMap((subjects) => (typeof subjects === 'string' ? [] : subjects))
  .filter(({ name }) => REFUSED.includes(name));
test.each(refused.map((subject) => [subject.name, subject] as const))(
  '%s: every value of another type in a refusal',
  { timeout: 60_000 },
  async (_name, subject) => {
    const good = { error: { message: 'no' }, errors: [{ message: 'x' }], detail: '' };
    expect(await faultsOf({ subject, good }, 400)).toEqual([]);
  },
);

test('the other sources of the run deliver', async () => {
  const body = JSON.stringify({ status: 'success', data: { resultType: { toString: 1 }, result: [] } });
  await using server = await startHostileServer(() =>
    reply(200, body, { 'Content-Type': 'application/json' }),
  );
  await using context = await createContext();
  await mkdir(join(context.cwd, 'profiles'));
  const odd = {
    kind: 'prometheus',
    label: 'prometheus',
    required: false,
    url: server.url,
    headers: {},
    query: 'up',
    endpoint: 'http://{{instance}}/debug/pprof/profile',
    endpointAccess: { headers: {} },
    seconds: 1,
    period: { from: { ago: 1_000 }, to: { ago: 0 } },
    partialResponse: false,
  } as Source;
  const other: Source = {
    kind: 'command',
    label: 'command',
    required: false,
    command: 'echo x > $PGO_PROFILE_DIR/a',
  };
  const [first, second] = await collectAll([odd, other], { ...context, scratch: join(context.scratch, 's') });
  expect([first?.files.length, first?.failures, second?.files.length]).toEqual([0, 1, 1]);
  expect(first?.findings[0]?.message).toMatch(/\bone value\b.*\bhost\b/);
});
