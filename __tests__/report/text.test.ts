import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../src/report/columns.ts';
import { renderText } from '../../src/report/text.ts';
import { anyReport, HOSTILE, largeReport, withHostileText } from './hostile.ts';
import { faster, samples } from './samples.ts';

const UNPRINTABLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;
const OUR_COLOURS = /\u001b\[(?:1|2|22|3[0-9])m/g;

describe('renderText', () => {
  it.each(['faster', 'inconclusive', 'keep', 'check', 'failed-late'])('%s, as it was read', async (name) => {
    const text = renderText(samples[name] ?? faster, {
      color: false,
      width: 120,
      look: { report: 'out/report.html' },
    });
    await expect(text).toMatchFileSnapshot(`../golden/report/${name}.text.golden`);
  });

  it('shows what a compiler printed line by line, and the advice after it', () => {
    const message =
      'example.com/server does not build without PGO:\n# example.com/server\n./main.go:3:15: undefined: f\u001b[2J';
    const text = renderText(
      { command: 'build', findings: [], error: { message, fix: 'Make `go build` pass.' } },
      { color: false, width: 100 },
    );
    expect(text).toBe(`Failed
  example.com/server does not build without PGO:
    # example.com/server
    ./main.go:3:15: undefined: f\\u001b[2J
  Make \`go build\` pass.
`);
  });

  it('shows the same words with colour as without', () => {
    for (const report of Object.values(samples)) {
      const coloured = renderText(report, { color: true, width: 100 });
      expect(coloured.replace(OUR_COLOURS, '')).toBe(renderText(report, { color: false, width: 100 }));
    }
    expect(renderText(faster, { color: true, width: 100 })).toMatch(OUR_COLOURS);
  });

  it('lets no escape sequence, line break or invisible character of the data through', () => {
    for (const text of HOSTILE) {
      for (const [name, report] of Object.entries(samples)) {
        const lines = (one: typeof report) =>
          renderText(one, { color: false, width: 100 }).split('\n').length;
        const hostile = withHostileText(report, text);
        expect(renderText(hostile, { color: false, width: 100 }), name).not.toMatch(UNPRINTABLE);
        expect(renderText(hostile, { color: true, width: 100 }).replace(OUR_COLOURS, '')).not.toMatch(
          UNPRINTABLE,
        );
        const broken = withHostileText(report, text.replaceAll(/\s/g, '_'));
        if (text.length < 100) expect(lines(broken)).toBeLessThan(120);
      }
    }
  });

  it('keeps to the width of the terminal where words allow it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 250 }),
        fc.constantFrom(...Object.values(samples)),
        (width, report) => {
          for (const line of renderText(report, { color: false, width }).split('\n')) {
            expect(displayWidth(line)).toBeLessThanOrEqual(width);
          }
        },
      ),
    );
  });

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
