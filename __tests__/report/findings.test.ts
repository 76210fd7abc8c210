import { expect, test } from 'vitest';
import { renderJson } from '../../src/report/outputs.ts';
import { allFindings, asFinding, groupFindings, limitFindings } from '../../src/report/report.ts';
import { renderText } from '../../src/report/text.ts';
import type { Finding } from '../../src/system/errors.ts';

const host = (number: number | string) => `http://10.0.0.${number}:6060/debug/pprof/profile`;
const about = (number: number, message: string, rest: Partial<Finding> = {}): Finding => ({
  severity: 'error',
  source: 'prometheus: topk(3, x)',
  file: host(number),
  message,
  ...rest,
});

test.each([
  ['begin with the name', (n: number) => about(n, `${host(n)} refused the connection.`)],
  ['have it in the middle', (n: number) => about(n, `The certificate of ${host(n)} is not trusted.`)],
  ['have it in the fix', (n: number) => about(n, 'It refused.', { fix: `Open the port of ${host(n)}.` })],
])('sentences that %s are one, whole, with a count', (_, finding) => {
  const findings = [1, 2, 3].map(finding);
  const groups = groupFindings(findings);
  expect(groups).toMatchObject([{ message: findings[0]?.message, count: 3 }]);
  expect(groups[0]?.places).toHaveLength(3);
  expect(asFinding(groups[0] ?? expect.fail())).toMatchObject({
    source: expect.stringMatching(/ and 2 more$/),
  });
});

test.each([
  ['status', [about(1, 'It answered 503.'), about(2, 'It answered 502.')]],
  [
    'address',
    [about(1, 'It redirects to http://127.0.0.1.'), about(2, 'It redirects to http://169.254.169.254.')],
  ],
  ['severity', [about(1, 'It is idle.'), about(2, 'It is idle.', { severity: 'warning' })]],
])('sentences with another %s stay apart', (_, findings) => {
  expect(groupFindings(findings).map(({ message }) => message)).toEqual(
    findings.map(({ message }) => message),
  );
});

test('sentences about many files that differ in their figures are one, with ranges', () => {
  const few = (number: number, samples: string, share: string) =>
    about(number, `It has only ${samples} samples, ${share} % of them in your module.`);
  expect(groupFindings([few(1, '45', '3.2'), few(2, '1,098', '3.2'), few(3, '12', '0.4')])).toMatchObject([
    { message: 'It has only 12 to 1,098 samples, 0.4 to 3.2 % of them in your module.', count: 3 },
  ]);
  // About the whole run, each sentence is a fact of its own.
  const whole = [1, 2].map((n) => ({ severity: 'note' as const, message: `${n} profiles were left out.` }));
  expect(groupFindings(whole)).toHaveLength(2);
});

test('a group is printed once, with its number and the first place', () => {
  const findings = Array.from({ length: 1_000 }, (_, i) => about(i, `${host(i)} refused the connection.`));
  const text = renderText(
    { command: 'collect', findings: findings.slice(0, 50) },
    { color: false, width: 300 },
  );
  expect(text.match(/refused/g)).toHaveLength(1);
  expect(text).toContain('error (50 times) at ');
});

test('of one source, 200 are kept and the rest is a number', () => {
  const bad = Array.from({ length: 60_000 }, (_, i) =>
    about(i, `It is bad in way ${i}.`, { severity: 'warning' }),
  );
  const findings = [...bad, about(7, 'It failed.'), { severity: 'note' as const, message: 'About the run.' }];
  const kept = limitFindings(findings);
  expect(kept).toHaveLength(202);
  expect(kept.map(({ message }) => message)).toContain('It failed.');
  expect(kept.at(-1)?.message).toMatch(/^59801 more findings /);
  const report = {
    command: 'collect' as const,
    findings: [],
    sources: [{ source: 'x', kind: 'file', collected: 0, findings }],
  };
  expect(allFindings(report)).toHaveLength(202);
  expect(JSON.parse(renderJson(report)).sources[0].findings).toHaveLength(202);
  expect(limitFindings(findings.slice(0, 10))).toEqual(findings.slice(0, 10));
});
