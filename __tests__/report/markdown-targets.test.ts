import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderComment, renderPullRequestBody, renderSummary } from '../../src/report/markdown.ts';
import type { Report, TargetReport } from '../../src/report/report.ts';
import { expectHarmless, expectWholeTables } from './github-markdown.ts';
import { HOSTILE, hostileText } from './hostile.ts';
import { faster, keep, slower } from './samples.ts';
import { evidence } from './samples-evidence.ts';
import {
  checkedTargets,
  noTargets,
  ownPullRequests,
  threeTargets,
  twentyTargets,
  twentyWithEvidence,
} from './samples-targets.ts';
import { withHostileEvidence } from './with-hostile-evidence.ts';

const BODY = { maxLength: 65_536, defaultToken: false };

function at(index: number, { targets }: Report = threeTargets): TargetReport {
  return targets?.[index] ?? expect.fail('The sample has too few targets.');
}

/** The overview's line of a target. */
function lineOf(target: string, markdown: string): string | undefined {
  return markdown.split('\n').find((line) => line.startsWith(`| \`${target}\` |`));
}

describe('several targets', () => {
  it('in a summary, as it was read', async () => {
    await expect(renderSummary(threeTargets)).toMatchFileSnapshot(
      '../golden/report/three-targets.summary.md',
    );
  });

  it('in a pull request, as it was read', async () => {
    await expect(renderPullRequestBody(threeTargets, BODY)).toMatchFileSnapshot(
      '../golden/report/three-targets.body.md',
    );
  });

  it('twenty in a pull request, as the overview and the first three were read', async () => {
    const parts = renderPullRequestBody(twentyTargets, BODY).split('</details>\n\n<details>');
    await expect(parts.slice(0, 3).join('</details>\n\n<details>')).toMatchFileSnapshot(
      '../golden/report/twenty-targets.body.md',
    );
  });

  it('shows failed and slower ones first and open', () => {
    const parts = [
      ...renderSummary(twentyTargets).matchAll(/^<details( open)?>\n<summary><code>service&#45;(\d+)/gm),
    ];
    expect(parts.map(([, open, name]) => `${name}${open ?? ''}`).slice(0, 4)).toEqual([
      '13 open',
      '08 open',
      '01',
      '02',
    ]);
    expect(parts).toHaveLength(20);
  });

  it('says what is in the pull request and what is not', () => {
    const left = { kind: 'none', operation: 'none', reason: 'One like it was closed.' } as const;
    const report = {
      ...threeTargets,
      targets: [...(threeTargets.targets ?? []), { ...at(0), target: 'search', publication: left }],
    };
    const groups = (markdown: string) => markdown.split('\n').filter((line) => line.startsWith('- **'));
    expect(groups(renderPullRequestBody(report, BODY)).slice(0, 4)).toEqual([
      '- **In this pull request:** `api`',
      '- **New, but not proposed:** `search`',
      '- **Unchanged:** `web`',
      '- **Failed, so unchanged:** `billing`',
    ]);
    expect(groups(renderSummary(report))[0]).toBe('- **In the pull request:** `api`');
    expect(groups(renderSummary(ownPullRequests))[0]).toBe(
      '- **In pull requests of their own:** `api` and `search`',
    );
    expect(renderSummary(ownPullRequests)).toContain(
      '[#43](https://github.com/example/shop/pull/43) created |',
    );
  });

  it('counts a target as published that failed by a condition alone', () => {
    const gate = { condition: 'size > 1%', outcome: 'failed' as const, reason: 'The binary grew by 1.07 %.' };
    const red = { ...at(0), gates: [gate], error: { message: `1 of 1 gates failed: ${gate.reason}` } };
    const summary = renderSummary({ ...threeTargets, targets: [red, at(1)] });
    expect(summary).toContain('- **In the pull request:** `api`');
    expect(lineOf('api', summary)).toContain('| **update, failed** |');
  });

  it('has only the columns that there is something for', () => {
    expect(renderSummary(checkedTargets)).toContain('| Target | Result | Samples |');
    expect(lineOf('web', renderSummary(checkedTargets))).toBe('| `web` | 1 warning | 12,345 |');
    expect(renderSummary(noTargets)).toMatch(/^## Nothing to do\n/);
    const compared = {
      command: 'compare' as const,
      findings: [],
      targets: [at(0), { ...at(0), target: 'b', ...slower }],
    };
    const { decision: _, ...one } = at(0);
    const { decision: __, ...two } = { ...slower, target: 'b' };
    const summary = renderComment({ ...compared, targets: [one, two] }, BODY);
    expect(summary).toMatch(/^## Slower: 1 of 2 targets\n/);
    expect(summary).toContain('| Target | Samples | Verdict | Change (95&nbsp;% interval) | Binary |');
  });

  it('warns of all that are slower, and says how to have the workflows run', () => {
    const body = renderPullRequestBody(
      { ...threeTargets, targets: [at(0), { ...slower, target: 'search' }, { ...slower, target: 'feed' }] },
      { ...BODY, defaultToken: true },
    );
    expect(body).toContain('> Measured slower: `search` and `feed` are, so this is meant as a draft.');
    expect(body).toContain('GitHub starts no workflows for it by itself');
    expect(body).toContain('Merging changes 3 data files, the profiles, and no source code.');
    expect(body.match(/### Before you merge/g)).toHaveLength(1);
  });

  it('fits with twenty targets and all evidence, with as much of each', () => {
    const body = renderPullRequestBody(twentyWithEvidence, BODY);
    expect(body.length).toBeLessThanOrEqual(65_536);
    expect(body).toContain(
      'Shortened to fit, each target as much as the others: the report page of each target',
    );
    for (const heading of ['#### Measurements', '#### Under load'])
      expect(body.split(heading)).toHaveLength(21);
    expect(body.match(/^\| `service-\d+` \|/gm)).toHaveLength(20);
    expect(Buffer.byteLength(renderSummary(twentyWithEvidence))).toBeLessThan(1_000_000);
    expect(renderSummary(twentyWithEvidence)).not.toContain('Shortened');
  });

  it('keeps the overview whole when there is no room for anything else', () => {
    const body = renderPullRequestBody(twentyTargets, { ...BODY, maxLength: 6_000 });
    expect(body.match(/^\| `service-\d+` \|/gm)).toHaveLength(20);
    expect(body).toContain('What was found out about each target does not fit in here');
    expect(body).toContain('- **In this pull request:** `service-01`, `service-02`,');
    expectWholeTables(body);
  });

  it('is valid Markdown of at most the given length, for every length', () => {
    const reports = [threeTargets, twentyTargets, ownPullRequests, checkedTargets, noTargets];
    fc.assert(
      fc.property(fc.constantFrom(...reports), fc.integer({ min: 0, max: 70_000 }), (report, maxLength) => {
        for (const text of [
          renderPullRequestBody(report, { ...BODY, maxLength }),
          renderComment(report, { maxLength }),
        ]) {
          expect(text.length).toBeLessThanOrEqual(maxLength);
          expectWholeTables(text);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('tells the public nothing that is private, of whichever target', () => {
    const { publication: _, ...run } = threeTargets;
    const error = {
      message: 'http://10.0.0.7:6060 of api refused; profiles/*.pprof is empty; see /home/runner/_temp/x.',
    };
    const report = { ...run, error, targets: [{ ...at(0), ...evidence, target: 'api' }, at(1)] };
    for (const text of [renderPullRequestBody(report, BODY), renderComment(report, BODY)]) {
      expect(text).not.toMatch(/10\.0\.0|internal|6060|\/home\/runner|profiles\/|server-off|\.pprof/);
      expect(text).toContain('1 error, 1 warning about single sources');
    }
  });

  it('names the target of a report that is about one of them', () => {
    expect(renderPullRequestBody({ ...faster, target: 'api' }, BODY)).toContain(
      '## Faster: −3.1 % CPU time per operation (`api`)\n',
    );
    expect(renderSummary({ ...keep, target: 'api' })).toMatch(/^## No update needed \(`api`\)\n/);
    expect(renderSummary({ ...faster, target: 'api' })).toContain('go-pgo compare --target api\n');
  });
});

describe('hostile text in several targets', () => {
  const rendered = (text: string) => {
    const hostile = withHostileEvidence(threeTargets, text);
    return [renderSummary(hostile), renderPullRequestBody(hostile, BODY)];
  };

  it.each(HOSTILE.map((text) => [JSON.stringify(text).slice(0, 60), text]))(
    'renders as text: %s',
    (_, text) => {
      for (const markdown of rendered(text)) {
        expectWholeTables(markdown);
        expectHarmless(markdown);
      }
    },
  );

  it('renders as text, whatever it is', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        for (const markdown of rendered(text)) {
          expectWholeTables(markdown);
          expectHarmless(markdown);
        }
      }),
    );
  });
});
