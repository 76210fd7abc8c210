import type { Report, TargetReport } from '../../src/report/report.ts';
import { failed, faster, inconclusive, keep, slower, unmeasured } from './samples.ts';
import { evidence } from './samples-evidence.ts';

/** Reports of several programs in one repository: what a run with `targets` finds out. */

const MODULE = 'example.com/shop';

/** `report` as one of several: its program, and what the run publishes for all left to the run. */
function target(name: string, report: Report): TargetReport {
  const { publication: _, run: __, ...own } = report;
  const folder = `cmd/${name}`;
  return {
    ...own,
    target: name,
    subject: {
      module: MODULE,
      package: `${MODULE}/${folder}`,
      goVersion: 'go1.26.8',
      actionVersion: '1.0.0',
    },
    ...(own.profile && {
      profile: { ...own.profile, path: `out/${name}/default.pgo`, repositoryPath: `${folder}/default.pgo` },
    }),
  };
}

const run: Report['run'] = {
  time: '2026-03-02T04:20:00Z',
  revision: '0f343b0931126a20f133d67c2b018a3b5f1e0b8b',
  url: 'https://github.com/example/shop/actions/runs/4711',
};

const publication: Report['publication'] = {
  kind: 'pull-request',
  operation: 'created',
  number: 42,
  url: 'https://github.com/example/shop/pull/42',
  branch: 'pgo/default',
};

const failing: Report = { ...failed, publication: undefined as never };

/** One of each: a proven gain in the pull request, nothing new, nothing collected. */
export const threeTargets: Report = {
  command: 'refresh',
  run,
  findings: [
    {
      severity: 'note',
      message:
        'Nothing the program of `admin` is built from has changed since `v1.4.0`, so it is left alone.',
    },
  ],
  targets: [target('api', faster), target('web', keep), target('billing', failing)],
  publication,
  error: { message: '1 of 3 targets failed: billing.', fix: 'See what is said of each.' },
};

const KINDS: readonly Report[] = [evidence, evidence, inconclusive, keep, evidence, unmeasured, evidence];

/** As many as one pull request takes, most of them with all the evidence there is; one is slower, one has failed. */
export const twentyTargets: Report = {
  command: 'refresh',
  run,
  findings: [],
  targets: Array.from({ length: 20 }, (_, i) => {
    const name = `service-${String(i + 1).padStart(2, '0')}`;
    const kind =
      i === 7 ? { ...evidence, ...slower, load: undefined as never } : i === 12 ? failing : KINDS[i % 7];
    return target(name, JSON.parse(JSON.stringify(kind ?? evidence)));
  }),
  publication,
  error: { message: '1 of 20 targets failed: service-13.' },
};

export const checkedTargets: Report = {
  command: 'check',
  run,
  findings: [],
  targets: [
    target('api', { command: 'check', findings: [], profile: faster.profile as never }),
    target('web', {
      command: 'check',
      findings: [{ severity: 'warning', file: 'cmd/web/default.pgo', message: 'The profile is 112 d old.' }],
      profile: faster.profile as never,
    }),
  ],
};

export const noTargets: Report = { command: 'refresh', run, findings: [], targets: [] };

export const targetSamples: Readonly<Record<string, Report>> = {
  'three-targets': threeTargets,
  'checked-targets': checkedTargets,
  'no-targets': noTargets,
};
