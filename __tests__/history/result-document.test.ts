import { describe, expect, test } from 'vitest';
import { asResultDocument, MAX_DOCUMENT_BYTES, readResultDocuments } from '../../src/compare/history.ts';
import { renderJson } from '../../src/report/json.ts';
import { keep, samples, usage } from '../report/samples.ts';
import { bytesOf, resultAt } from './documents.ts';

const TIME = '2026-11-14T04:20:00.123Z';

const readResultDocument = (bytes: Uint8Array) => readResultDocuments(bytes)?.[0];

describe('a result document', () => {
  test('of any run that says when it was can be read', () => {
    for (const [name, report] of Object.entries(samples)) {
      const read = readResultDocument(bytesOf(renderJson({ ...report, run: { time: TIME } })));
      // Without a program it is of no line.
      expect(read?.run.time, name).toBe(report.subject === undefined ? undefined : TIME);
    }
    expect(Object.values(samples).length).toBeGreaterThan(10);
  });

  test('keeps only what the chart needs', () => {
    expect(readResultDocument(bytesOf(resultAt(TIME, keep)))).toEqual({
      run: { time: TIME, revision: 'v-2026-11-14' },
      subject: { package: keep.subject?.package },
      profile: { sha256: keep.profile?.sha256 },
      build: expect.anything(),
      comparison: expect.anything(),
    });
  });

  test('of several targets is that of each, but for those without a program', () => {
    const [one, other] = [JSON.parse(resultAt(TIME)), JSON.parse(resultAt(TIME))];
    other.subject.package = 'example.com/other';
    const failed = { target: 'gone', findings: [], error: { message: 'It was not found.' } };
    const document = { command: 'compare', run: { time: TIME }, targets: [one, failed, other] };
    const read = readResultDocuments(bytesOf(JSON.stringify(document)));
    expect(read?.map(({ subject }) => subject.package)).toEqual([one.subject.package, 'example.com/other']);
    expect(readResultDocuments(bytesOf(JSON.stringify({ ...document, targets: [failed] })))).toEqual([]);
    expect(readResultDocuments(bytesOf('{"targets":[{}]}'))).toBeUndefined();
  });

  test('of an older version, which does not say when it was, is none', () => {
    const { run: _, ...older } = JSON.parse(resultAt(TIME));
    expect(older.comparison.verdict).toBe('faster');
    expect(readResultDocument(bytesOf(JSON.stringify(older)))).toBeUndefined();
  });

  test('of a run that measured what is not finite has no such figures', () => {
    const document = JSON.parse(resultAt(TIME));
    Object.assign(document.comparison, { change: null, interval: [null, null] });
    expect(readResultDocument(bytesOf(JSON.stringify(document)))?.comparison).toMatchObject({
      change: null,
      interval: [null, null],
    });
  });

  test('of a version to come may hold more', () => {
    const document = { ...JSON.parse(resultAt(TIME)), weather: { sunny: true } };
    expect(readResultDocument(bytesOf(JSON.stringify(document)))?.run.time).toBe(TIME);
  });
});

describe('no result document', () => {
  const changed = (change: (document: Record<string, never>) => void) => {
    const document = JSON.parse(resultAt(TIME));
    change(document);
    return JSON.stringify(document);
  };
  test.each([
    ['nothing', ''],
    ['no JSON', '<html>'],
    ['no object', '[1, 2]'],
    ['null', 'null'],
    ['another object', '{"name": "package"}'],
    ['nested until a reader gives up', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    ['a time that is none', changed((d) => Object.assign(d, { run: { time: '2026-13-41T04:20:00Z' } }))],
    ['a time in words', changed((d) => Object.assign(d, { run: { time: 'yesterday' } }))],
    ['a time with more', changed((d) => Object.assign(d, { run: { time: `${TIME}<script>` } }))],
    ['an endless name', changed((d) => Object.assign(d, { subject: { package: 'x'.repeat(513) } }))],
    ['an unknown verdict', changed((d) => Object.assign(d['comparison'] ?? {}, { verdict: '<b>best</b>' }))],
    ['a text for a number', changed((d) => Object.assign(d['comparison'] ?? {}, { change: '-3 %' }))],
    ['a negative size', changed((d) => Object.assign(d['build']?.['candidate'] ?? {}, { bytes: -1 }))],
    ['no list of rows', changed((d) => Object.assign(d['comparison'] ?? {}, { measurements: {} }))],
  ])('%s', (_, text) => {
    expect(readResultDocument(bytesOf(text))).toBeUndefined();
  });

  test('what is no UTF-8, or larger than any', () => {
    expect(readResultDocument(Buffer.from([0xff, 0xfe, 0x7b]))).toBeUndefined();
    const valid = resultAt(TIME);
    expect(readResultDocument(bytesOf(valid + ' '.repeat(1000)))).toBeDefined();
    expect(
      readResultDocument(Buffer.alloc(MAX_DOCUMENT_BYTES + 1, valid.padEnd(MAX_DOCUMENT_BYTES + 1))),
    ).toBeUndefined();
  });

  test('keys of prototypes change nothing', () => {
    const text = `{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}, ${resultAt(
      TIME,
      {
        subject: { module: 'm', package: '__proto__', goVersion: 'go1.26.8', actionVersion: '1' },
      },
    ).slice(1)}`;
    const read = readResultDocument(bytesOf(text));
    expect(read?.subject.package).toBe('__proto__');
    expect(read).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('polluted');
  });

  test('a report that has not been noted yet is none, and nor is a usage error', () => {
    expect(asResultDocument(keep)).toBeUndefined();
    expect(asResultDocument(usage)).toBeUndefined();
  });
});
