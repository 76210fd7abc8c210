import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/report/report.ts';
import { renderText } from '../../src/report/text.ts';
import { anyReport, everyTextHostile, HOSTILE, largeReport } from './hostile.ts';
import { faster, samples as plainSamples } from './samples.ts';
import { evidence, evidenceSamples } from './samples-evidence.ts';
import { targetSamples, twentyTargets } from './samples-targets.ts';

/** As `compare` makes it: everything there is of evidence, and nothing else. */
const { sources: _, profile: __, decision: ___, publication: ____, ...measured } = evidence;
const compared: Report = { ...measured, command: 'compare', findings: [] };
const samples: Readonly<Record<string, Report>> = {
  ...plainSamples,
  ...evidenceSamples,
  ...targetSamples,
  compared,
};

const UNPRINTABLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;
const OUR_COLOURS = /\u001b\[(?:1|2|22|3[0-9])m/g;

describe('renderText', () => {
  it.each(['keep', 'check', 'failed-late', 'compared', 'three-targets'])(
    '%s, as it was read',
    async (name) => {
      const text = renderText(samples[name] ?? faster, {
        color: false,
        width: 120,
        // One of them shows the evidence.
        verbose: name === 'compared',
        look: { report: 'out/report.html' },
      });
      await expect(text).toMatchFileSnapshot(`../golden/report/${name}.text.golden`);
    },
  );

  it('shows the essence of everything on one screen', () => {
    const lines = renderText(compared, { color: false, width: 120 }).split('\n');
    expect(lines.filter((line) => line !== '').length).toBeLessThanOrEqual(40);
    expect(lines[0]).toMatch(/^Faster: −2\.56 % /);
    expect(lines).toContain('passed: slower > 2%');
  });

  it('shows each of many targets in a few lines, below the overview', () => {
    const text = renderText(twentyTargets, { color: false, width: 120 });
    expect(text.split('\n').length).toBeLessThan(20 * 20);
    expect(text).toMatch(/^1 of 20 targets failed\n {2}`service-13` failed: /);
    expect(text.match(/^── service-\d\d ──$/gm)).toHaveLength(20);
    const overview = text.split('\n\n')[1]?.split('\n') ?? [];
    expect(overview).toHaveLength(21);
    expect(overview.slice(1, 3)).toEqual([
      expect.stringMatching(/^service-13 {2}failed/),
      expect.stringMatching(/^service-08 {2}update +slower/),
    ]);
  });

  it('shows two long names that begin and end alike as two', () => {
    const [first, ...others] = faster.comparison?.measurements ?? [];
    const named = (size: string) =>
      `codec.BenchmarkEncodeEverything/with-options/${size}/compressed-encrypted`;
    const measurements = [first, ...others].map((row, i) => ({ ...row, name: named(i ? 'small' : 'large') }));
    const comparison = { ...faster.comparison, measurements } as Report['comparison'];
    const text = renderText({ ...faster, comparison }, { color: false, width: 120 });
    for (const size of ['small', 'large']) expect(text).toMatch(new RegExp(`^codec\\.\\S*${size}`, 'm'));
  });

  it.each([
    ['local', 'upstream', 'git push upstream pgo/default'],
    ['local', undefined, 'git merge pgo/default'],
    ['git', undefined, undefined],
  ] as const)('names the next command after a branch is made: %s, %s', (kind, remote, command) => {
    const publication = { kind, operation: 'created', branch: 'pgo/default', remote } as const;
    const text = renderText({ ...faster, publication }, { color: false, width: 120, look: {} });
    expect(/^next +(.*)$/m.exec(text)?.[1]).toBe(command);
  });

  it('says the reason of the failure once, and names a place once', () => {
    const message = 'http://10.0.0.7:6060 refused the connection: nothing listens there.';
    const finding = { severity: 'error', source: 'up', file: 'http://10.0.0.7:6060', message } as const;
    const error = { message: `No profile passed. The first reason: ${message}`, fix: 'Check the port.' };
    const shown = (...findings: Report['findings']) =>
      renderText({ command: 'collect', findings, error }, { color: false, width: 200 });
    expect(shown({ ...finding, fix: 'Check the port.' })).toBe(
      `Failed\n  ${error.message} Check the port.\n`,
    );
    // What to do about it is another thing.
    expect(shown({ ...finding, fix: 'Check the host.' })).toBe(
      `Failed\n  ${error.message} Check the port.\n\nerror at up: ${message} Check the host.\n`,
    );
  });

  it.each(['faster', 'failed', 'compared', 'three-targets'])(
    'lets no escape sequence, line break or invisible character of the data through: %s',
    (name) => {
      for (const text of HOSTILE) {
        const hostile = everyTextHostile(samples[name] ?? faster, text);
        const shown = renderText(hostile, { color: true, width: 100 }).replace(OUR_COLOURS, '');
        expect(shown).not.toMatch(UNPRINTABLE);
      }
    },
  );

  it('renders any report at any width, and stays short', () => {
    fc.assert(
      fc.property(anyReport, fc.integer({ min: 0, max: 300 }), fc.boolean(), (report, width, color) => {
        const text = renderText(report, { color, width });
        expect(text.endsWith('\n')).toBe(true);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
      }),
    );
    const lines = renderText(largeReport(3_000, 'x'), { color: false, width: 100 }).split('\n');
    expect(lines.length).toBeLessThan(150);
  });
});
