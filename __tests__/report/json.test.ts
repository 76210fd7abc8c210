import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderJson } from '../../src/report/json.ts';
import type { Report } from '../../src/report/report.ts';
import { anyReport, HOSTILE } from './hostile.ts';
import { faster, samples as plainSamples } from './samples.ts';
import { evidence, evidenceSamples } from './samples-evidence.ts';
import { targetSamples, threeTargets } from './samples-targets.ts';
import { withHostileEvidence } from './with-hostile-evidence.ts';

const samples: Readonly<Record<string, Report>> = { ...plainSamples, ...evidenceSamples, ...targetSamples };

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

/** With two moments of each server only: a golden file is there to be read. */
function brief(report: Report): Report {
  if (report.load === undefined) return report;
  const [baseline, candidate] = [report.load.baseline, report.load.candidate].map((side) => ({
    ...side,
    timeline: side.timeline.slice(0, 2),
  }));
  return baseline && candidate ? { ...report, load: { ...report.load, baseline, candidate } } : report;
}

function fail(): never {
  throw new Error('The sample has no targets.');
}

describe('renderJson', () => {
  it.each(['faster', 'usage', 'evidence', 'checked-targets'])('%s, as it was read', async (name) => {
    await expect(renderJson(brief(samples[name] ?? faster))).toMatchFileSnapshot(
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
    expect(Object.keys(JSON.parse(renderJson(evidence)))).toEqual([
      'command',
      'subject',
      'sources',
      'findings',
      'profile',
      'decision',
      'build',
      'comparison',
      'load',
      'compiler',
      'differences',
      'potential',
      'production',
      'history',
      'gates',
      'publication',
    ]);
  });

  it('has a whole document for each target, in the same order', () => {
    const document = JSON.parse(renderJson(threeTargets));
    expect(Object.keys(document)).toEqual(['command', 'run', 'findings', 'targets', 'publication', 'error']);
    const [api, , billing] = document.targets;
    const { target, ...alone } = threeTargets.targets?.[0] ?? fail();
    expect(Object.keys(api)).toEqual(['target', ...Object.keys(JSON.parse(renderJson(alone)))]);
    expect(Object.keys(billing)).toEqual(['target', 'command', 'subject', 'sources', 'findings', 'error']);
    expect(document.targets.map((one: { target: string }) => one.target)).toEqual([target, 'web', 'billing']);
    expect(Object.keys(JSON.parse(renderJson({ ...alone, target }))).slice(0, 3)).toEqual([
      'command',
      'target',
      'subject',
    ]);
  });

  it('groups the findings of each target', () => {
    const refused = (source: string) => ({
      severity: 'error' as const,
      source,
      message: 'connection refused',
    });
    const findings = [refused('http://a'), refused('http://b')];
    const targets = [{ target: 'api', command: 'collect' as const, findings }];
    const document = JSON.parse(renderJson({ command: 'collect', findings: [], targets }));
    expect(document).not.toHaveProperty('findingGroups');
    expect(document.targets[0].findingGroups).toMatchObject([{ count: 2, places: ['http://a', 'http://b'] }]);
  });

  it('has all of the evidence but the flame graphs', () => {
    for (const report of Object.values(samples)) {
      const { flameGraphs: _, ...told } = report;
      expect(JSON.parse(renderJson(report))).toEqual(JSON.parse(JSON.stringify(told)));
    }
    expect(JSON.parse(renderJson(reversed(evidence) as Report))).toEqual(JSON.parse(renderJson(evidence)));
  });

  it('has null for a number that is none', () => {
    const load = evidence.load && {
      ...evidence.load,
      baseline: { ...evidence.load.baseline, throughput: Number.NaN, peakMemory: Number.POSITIVE_INFINITY },
    };
    const document = JSON.parse(renderJson({ ...evidence, ...(load && { load }) }));
    expect(document.load.baseline).toMatchObject({ throughput: null, peakMemory: null, runs: 12 });
  });

  it('prints no character that a terminal obeys', () => {
    for (const text of HOSTILE) {
      expect(renderJson(withHostileEvidence(evidence, text))).not.toMatch(
        /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/,
      );
    }
  });
});
