import { describe, expect, it } from 'vitest';
import { renderJson } from '../../src/report/outputs.ts';
import type { Report } from '../../src/report/report.ts';
import { everyTextHostile, HOSTILE } from './hostile.ts';
import { faster, samples as plainSamples } from './samples.ts';
import { evidence, evidenceSamples } from './samples-evidence.ts';
import { targetSamples, threeTargets } from './samples-targets.ts';

const samples: Readonly<Record<string, Report>> = { ...plainSamples, ...evidenceSamples, ...targetSamples };

describe('renderJson', () => {
  it.each(['evidence', 'checked-targets'])('%s, as it was read', async (name) => {
    const golden = `../golden/report/${name}.json.golden`;
    await expect(renderJson(samples[name] ?? faster)).toMatchFileSnapshot(golden);
  });

  it('has a whole document for each target, with its groups of findings', () => {
    const document = JSON.parse(renderJson(threeTargets));
    expect(document.targets).toHaveLength(3);
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
