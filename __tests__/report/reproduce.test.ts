import { describe, expect, it } from 'vitest';
import { renderPullRequestBody, renderSummary } from '../../src/report/markdown.ts';
import { publicView } from '../../src/report/public-view.ts';
import type { Report } from '../../src/report/report.ts';
import { reproduceCommands } from '../../src/report/view-profile.ts';
import { check, faster } from './samples.ts';
import { evidence, silent } from './samples-evidence.ts';

const PACKAGE = 'example.com/markdown-service/cmd/server';

/** A comparison of two sides, as the build names them. */
function between(baseline: string, candidate: string, rest: Partial<Report> = {}): string[] {
  const { build } = faster;
  if (build === undefined) throw new Error('The sample has no build.');
  return reproduceCommands({
    command: 'compare',
    findings: [],
    build: {
      baseline: { ...build.baseline, pgo: baseline },
      candidate: { ...build.candidate, pgo: candidate },
    },
    ...rest,
  });
}

describe('reproduceCommands', () => {
  it('names the sides that are not the default ones', () => {
    expect(between('off', 'default.pgo')).toEqual(['go-pgo compare']);
    expect(between('off', 'new.pgo')).toEqual(['go-pgo compare --candidate new.pgo']);
    expect(between('default.pgo', 'the merged profile')).toEqual([
      'go-pgo compare --baseline committed --candidate merged',
    ]);
    expect(between('old; rm.pgo', 'off')).toEqual([
      "go-pgo compare --baseline 'old; rm.pgo' --candidate off",
    ]);
  });

  it('has the settings that were not the default ones, for the shell', () => {
    const settings = { measure: 'load', budget: '60s', serve: `exec "$PGO_BINARY" -addr 127.0.0.1:80` };
    expect(between('off', 'default.pgo', { settings })).toEqual([
      `go-pgo compare --measure load --budget 60s --serve 'exec "$PGO_BINARY" -addr 127.0.0.1:80'`,
    ]);
  });

  it('says that prebuilt binaries are those at hand', () => {
    const { build } = faster;
    if (build === undefined) throw new Error('The sample has no build.');
    const binary = (name: string) => ({ ...build.baseline, pgo: name, path: `/tmp/${name}`, seconds: 0 });
    expect(
      reproduceCommands({
        command: 'compare',
        findings: [],
        build: { baseline: binary('one'), candidate: binary('two') },
      }),
    ).toEqual(['# with the paths of the binaries at hand', 'go-pgo compare --baseline one --candidate two']);
  });

  it('hides paths and addresses of a machine from the public, and keeps its loopback', () => {
    const settings = {
      serve: '/home/me/bin/server -db postgres://db.internal:5432/x -addr 127.0.0.1:8080',
      load: 'ab -n 20000 http://127.0.0.1:8080/render',
    };
    const { report } = publicView({ ...evidence, settings });
    expect(report.settings).toEqual({
      serve: '[path] -db [address] -addr 127.0.0.1:8080',
      load: 'ab -n 20000 http://127.0.0.1:8080/render',
    });
  });

  it('takes what a refresh has merged for the committed profile of its branch', () => {
    const { profile } = faster;
    expect(between('off', 'the merged profile', { command: 'refresh', ...(profile && { profile }) })[0]).toBe(
      'go-pgo compare',
    );
  });

  it('has benchstat and pprof only for files that there are', () => {
    expect(reproduceCommands(evidence)).toEqual([
      `go-pgo compare --package ${PACKAGE}`,
      'go-pgo inspect cmd/server/default.pgo',
      '# in the output folder of this run',
      'benchstat baseline.bench.txt candidate.bench.txt',
      'go tool pprof -top -diff_base cpu-baseline.pprof cpu-candidate.pprof',
    ]);
    const { comparison: _, ...unmeasured } = silent;
    expect(reproduceCommands(unmeasured)).not.toContain('benchstat baseline.bench.txt candidate.bench.txt');
    expect(reproduceCommands(check)[0]).toBe(`go-pgo check --package ${PACKAGE}`);
  });

  it('is the same in a summary, and without the profiles in a pull request', () => {
    expect(renderSummary(evidence)).toContain(reproduceCommands(evidence).join('\n'));
    const body = renderPullRequestBody(evidence, { maxLength: 65_536, defaultToken: false });
    expect(body).toContain('benchstat baseline.bench.txt');
    expect(body).not.toContain('pprof -top');
  });
});
