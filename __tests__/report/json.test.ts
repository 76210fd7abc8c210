import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderJson } from '../../src/report/json.ts';
import type { Report } from '../../src/report/report.ts';
import { anyReport, everyTextHostile, HOSTILE } from './hostile.ts';
import { faster, samples as plainSamples } from './samples.ts';
import { evidence, evidenceSamples } from './samples-evidence.ts';
import { targetSamples, threeTargets } from './samples-targets.ts';

const samples: Readonly<Record<string, Report>> = { ...plainSamples, ...evidenceSamples, ...targetSamples };

/** The same value with the keys of all objects the other way round. */
function reversed<T>(value: T): T {
  if (Array.isArray(value)) return value.map(reversed) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, child]) => [key, reversed(child)])) as T;
}

/** With two moments of each server only: a golden file is there to be read. */
function brief({ load, ...report }: Report): Report {
  const short = <T extends { readonly timeline: readonly unknown[] }>(side: T) => ({
    ...side,
    timeline: side.timeline.slice(0, 2),
  });
  return load
    ? { ...report, load: { ...load, baseline: short(load.baseline), candidate: short(load.candidate) } }
    : report;
}

describe('renderJson', () => {
  it.each(['evidence', 'checked-targets'])('%s, as it was read', async (name) => {
    const golden = `../golden/report/${name}.json.golden`;
    await expect(renderJson(brief(samples[name] ?? faster))).toMatchFileSnapshot(golden);
  });

  it('is the report without flame graphs, whatever it holds, in one order', () => {
    const same = ({ flameGraphs: _, ...report }: Report) => {
      const text = renderJson(report);
      const { findingGroups: __, ...document } = JSON.parse(text);
      // Lone surrogates are no Unicode text; JSON writes them as escapes and reads them back.
      expect(document).toEqual(JSON.parse(JSON.stringify(report)));
      expect(text.endsWith('}\n')).toBe(true);
      expect(renderJson(reversed(report))).toBe(text);
    };
    for (const report of Object.values(samples)) if (report.targets === undefined) same(report);
    fc.assert(
      fc.property(anyReport, (report) => void (report.targets === undefined && same(report))),
      { numRuns: 50 },
    );
  });

  it('has a whole document for each target, with its groups of findings', () => {
    const document = JSON.parse(renderJson(threeTargets));
    expect(Object.keys(document)).toEqual(['command', 'run', 'findings', 'targets', 'publication', 'error']);
    const [api, , billing] = document.targets;
    expect(Object.keys(api).slice(0, 3)).toEqual(['command', 'target', 'subject']);
    expect(Object.keys(billing)).toEqual(['command', 'target', 'subject', 'sources', 'findings', 'error']);
    const refused = (source: string) => ({
      severity: 'error' as const,
      source,
      message: 'connection refused',
    });
    const findings = [refused('http://a'), refused('http://b')];
    const targets = [{ target: 'api', command: 'collect' as const, findings }];
    const grouped = JSON.parse(renderJson({ command: 'collect', findings: [], targets }));
    expect(grouped).not.toHaveProperty('findingGroups');
    expect(grouped.targets[0].findingGroups).toEqual([
      { severity: 'error', message: 'connection refused', count: 2, places: ['http://a', 'http://b'] },
    ]);
  });

  it('has null for a number that is none, and no character that a terminal obeys', () => {
    const load = evidence.load && {
      ...evidence.load,
      baseline: { ...evidence.load.baseline, throughput: Number.NaN, peakMemory: Number.POSITIVE_INFINITY },
    };
    const { baseline } = JSON.parse(renderJson({ ...evidence, load })).load;
    expect(baseline).toMatchObject({ throughput: null, peakMemory: null, runs: 12 });
    for (const text of HOSTILE) {
      expect(renderJson(everyTextHostile(evidence, text))).not.toMatch(
        /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/,
      );
    }
  });
});
