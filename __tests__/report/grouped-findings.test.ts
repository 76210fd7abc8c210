import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/system/errors.ts';
import { asFinding, groupFindings } from '../../src/report/grouped-findings.ts';

const host = (number: number) => `http://10.0.0.${number}:6060/debug/pprof/profile`;
const about = (number: number, message: string, rest: Partial<Finding> = {}): Finding => ({
  severity: 'error',
  source: 'prometheus: https://thanos topk(3, x)',
  file: host(number),
  message,
  ...rest,
});

describe('the same sentence about several places is said once', () => {
  test.each([
    [
      'whatever their names',
      (n: number) => about(n, `${host(n)} refused the connection. It was asked 3 times.`),
      'It refused the connection. It was asked 3 times.',
    ],
    [
      'in the middle of the sentence, too',
      (n: number) => about(n, `The certificate of ${host(n)} is not trusted (E).`),
      'The certificate of it is not trusted (E).',
    ],
    [
      'with numbers of their own, which are told as a range',
      (n: number) => about(n, `It holds only ${90 + n} samples (0.${n} s of CPU time, 1,00${n} in all).`),
      'It holds only 91–93 samples (0.1–0.3 s of CPU time, 1,001–1,003 in all).',
    ],
    [
      'with the host alone in what it sent',
      (n: number) => about(n, `${host(n)} sent no profile but: "Sign in to 10.0.0.${n}:6060".`),
      'It sent no profile but: "Sign in to it".',
    ],
    [
      'with an address of another',
      (n: number) => about(n, `It is the same profile as ${host(n + 100)}, byte for byte.`),
      'It is the same profile as another, byte for byte.',
    ],
  ])('%s', (_what, finding, message) => {
    const findings = [1, 2, 3].map(finding);
    expect(groupFindings(findings)).toMatchObject([
      {
        severity: 'error',
        message,
        count: 3,
        places: [1, 2, 3].map((n) => `prometheus: https://thanos topk(3, x) › ${host(n)}`),
      },
    ]);
  });

  test('when each is a source of its own', () => {
    const findings = [1, 2].map(
      (n): Finding => ({ severity: 'error', source: host(n), message: `${host(n)} answered 503.` }),
    );
    expect(groupFindings(findings)).toMatchObject([
      { message: 'It answered 503.', places: [host(1), host(2)] },
    ]);
  });
});

test('what one place alone has to say stays as it is', () => {
  const finding = about(1, `${host(1)} holds 7 samples.`);
  expect(groupFindings([finding])).toMatchObject([{ message: finding.message, count: 1 }]);
});

test.each([
  ['words', 'It is a heap profile.', 'It is a block profile.'],
  ['what a server said', 'It answered 500: "x 1".', 'It answered 500: "x 2".'],
  ['names with a number in them', 'It lacks go1.21.', 'It lacks go1.22.'],
  [
    'a status and its words',
    'It answered 500 Internal Server Error.',
    'It answered 503 Service Unavailable.',
  ],
])('different %s are different findings', (_what, a, b) => {
  expect(groupFindings([about(1, a), about(2, b)])).toHaveLength(2);
});

test('a name that is a part of another one is not taken for it', () => {
  const findings = ['one', 'two'].flatMap((folder): Finding[] =>
    ['%2e%2e%2fe', '/b.pprof', '.old', '-2', ':x'].map((more) => ({
      severity: 'warning',
      source: folder,
      message: `It is the same profile as ${folder}${more}, and my-${folder}, but not ${folder}: so "${folder}".`,
    })),
  );
  const [first] = groupFindings(findings.slice(0, 1));
  expect(first?.message).toBe(findings[0]?.message);
  expect(groupFindings(findings)).toHaveLength(10);
  const same = ['one', 'two'].map(
    (source): Finding => ({
      severity: 'note',
      source,
      message: `There is nothing in ${source}. See (${source}).`,
    }),
  );
  expect(groupFindings(same)).toMatchObject([{ message: 'There is nothing in it. See (it).', count: 2 }]);
});

test('different fixes and severities are different findings, errors first', () => {
  const groups = groupFindings([
    about(1, 'It is odd.', { severity: 'note' }),
    about(2, 'It is odd.', { severity: 'error', fix: 'Mend it.' }),
    about(3, 'It is odd.', { severity: 'error' }),
  ]);
  expect(groups.map(({ severity, fix }) => [severity, fix])).toEqual([
    ['error', 'Mend it.'],
    ['error', undefined],
    ['note', undefined],
  ]);
});

test('a group is shown as one finding that names the first place', () => {
  const findings = [1, 2, 3].map((n) => about(n, `${host(n)} answered 503.`, { fix: 'Look.' }));
  expect(groupFindings(findings).map(asFinding)).toEqual([
    {
      severity: 'error',
      source: `prometheus: https://thanos topk(3, x) › ${host(1)} and 2 more`,
      message: 'It answered 503.',
      fix: 'Look.',
    },
  ]);
  expect(groupFindings(findings.slice(1, 2)).map(asFinding)).toEqual([findings[1]]);
});
