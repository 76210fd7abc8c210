import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderJson } from '../../src/report/json.ts';
import { anyReport, HOSTILE, withHostileText } from './hostile.ts';
import { faster, samples } from './samples.ts';

/** The same value with the keys of all objects the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, child]) => [key, reversed(child)]),
  );
}

describe('renderJson', () => {
  it.each(['faster', 'usage'])('%s, as it was read', async (name) => {
    await expect(renderJson(samples[name] ?? faster)).toMatchFileSnapshot(
      `../golden/report/${name}.json.golden`,
    );
  });

  it('is the report, whatever it holds', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const text = renderJson(report);
        // Lone surrogates are no Unicode text; JSON writes them as escapes and reads them back.
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(report)));
        expect(text.endsWith('}\n')).toBe(true);
      }),
    );
  });

  it('does not depend on the order in which keys were set', () => {
    expect(renderJson(reversed(faster) as typeof faster)).toBe(renderJson(faster));
  });

  it('has the documented keys in the documented order', () => {
    expect(Object.keys(JSON.parse(renderJson(faster)))).toEqual([
      'command',
      'subject',
      'sources',
      'findings',
      'profile',
      'decision',
      'build',
      'comparison',
      'publication',
    ]);
  });

  it('prints no character that a terminal obeys', () => {
    for (const text of HOSTILE) {
      expect(renderJson(withHostileText(faster, text))).not.toMatch(
        /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/,
      );
    }
  });
});
