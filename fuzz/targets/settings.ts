import { gatesOf } from '../../src/compare/after/gate-conditions.ts';
import { platformsOf } from '../../src/golang/platforms.ts';
import { callsOf } from '../../src/profile/exclusions.ts';
import { githubInvocation } from '../../src/settings/command-line.ts';
import { readRun } from '../../src/settings/read.ts';
import { parseSettings } from '../../src/settings/settings.ts';
import { readSources } from '../../src/settings/sources.ts';
import { parseYaml } from '../../src/settings/yaml.ts';
import { ExpectedError, UsageError } from '../../src/system/errors.ts';
import { must, type Target } from '../engine/fuzzer.ts';

const SECRET = 'hunter2-secret';
const variables = { env: { TOKEN: SECRET }, mask: () => {} };

const SETTINGS = `package: ./cmd/api
profile: pgo/default.pgo
min-samples: 1000
max-failures: 50%
fail-on: [slower > 2%, memory > 10%]
exclude: |
  a.B -> c.D
platforms: [linux/amd64/v3, darwin/arm64]
build-flags: -tags=prod "-ldflags=-X a.b=c"
load-env: |
  A=1
  B=\${TOKEN}
`;

const SOURCES = `- http://10.0.0.7:6060
- pprof: https://\${TOKEN}@svc.internal/debug/pprof/profile
  seconds: 60
  headers: { Authorization: "Bearer \${TOKEN}" }
- prometheus: https://thanos.internal
  query: topk(100, x{app_name="wshim"})
  endpoint: http://{{instance}}:8976/debug/pprof/profile
- pyroscope: https://profiles.internal
  query: '{service_name="wshim"}'
  from: now-24h
- parca: https://parca.internal
  query: process_cpu:samples:count:cpu:nanoseconds:delta{job="wshim"}
- datadog: service:foo env:prod
- artifact: cpu-profile-*
  workflow: load-test.yml
- s3://bucket/prod/wshim/
- az://account/container/x
- kubernetes: prod/app=wshim
  port: 6060
- profiles/*.pprof
- command: go test -bench .
  weight: 2
  limit: 5
  max-age: 24h
`;

/** Only a usage error may be thrown, and its words hold no secret. */
function usage<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    must(!`${error.message}${error.fix}`.includes(SECRET), () => `a secret in: ${error.message}`);
    return undefined;
  }
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const settings: Target = {
  name: 'settings',
  shape: 'text',
  seeds: () => [
    SETTINGS,
    'min-samples: 0',
    'fail-on: 3',
    'production: { query: up, window: 1h }',
    'a: &x [1]\nb: [*x, *x]\nc: !!binary AA==',
    '{a: ${X}}',
    '%YAML 1.2\n---\na\n...\n---\nb',
  ],
  run(input) {
    const value = usage(() => parseYaml(input.toString(), 'pgo.yml'));
    if (!isMap(value)) return;
    const read = usage(() => parseSettings(value, 'pgo.yml'));
    if (read === undefined) return;
    for (const { limit } of usage(() => gatesOf(read['fail-on'])) ?? [])
      must(limit >= 0 && Number.isFinite(limit), () => `limit ${limit}`);
    for (const { callee, caller } of usage(() => callsOf('exclude', read.exclude)) ?? [])
      must(callee !== '' && caller !== '', () => 'no name');
    usage(() => platformsOf(read.platforms));
  },
};

const sources: Target = {
  name: 'sources',
  shape: 'text',
  seeds: () => [SOURCES, ...SOURCES.split(/^(?=- )/m)],
  run(input) {
    const value = usage(() => parseYaml(input.toString(), 'sources'));
    const read = usage(() => readSources(value, 'sources', variables));
    for (const { weight, limit, timeout } of read ?? []) {
      must(
        [weight, limit, timeout].every((one) => one === undefined || (Number.isFinite(one) && one > 0)),
        () => JSON.stringify(read),
      );
    }
  },
};

/** The whole configuration from the runner's variables, `NAME=VALUE` a line, several lines of a value indented. */
const inputs: Target = {
  name: 'inputs',
  shape: 'text',
  seeds: () => [
    `INPUT_COMMAND=refresh\nINPUT_SOURCES=${SOURCES.replaceAll('\n', '\n ')}\nINPUT_MIN-SAMPLES=100\n`,
    `INPUT_COMMAND=compare\n${SETTINGS.split(/\n(?! )/)
      .map((line) => `INPUT_${line.replace(/: /, '=')}`)
      .join('\n')}`,
    'INPUT_SOURCE=http://a:6060\nINPUT_PUBLISH=none',
    'INPUT_COMMAND=build\nINPUT_PLATFORMS=linux/amd64\nINPUT_CGO=false',
  ],
  async run(input) {
    const lines = input
      .toString()
      .replaceAll('\0', '')
      .split(/\n(?! )/);
    const env = Object.fromEntries(
      lines
        .map((line) => line.split(/=(.*)/s).slice(0, 2))
        .filter(([name]) => name !== 'INPUT_CONFIG' && name !== 'INPUT_WORKING-DIRECTORY'),
    );
    try {
      const { command, inputs: raw } = githubInvocation(env);
      const run = await readRun(
        { ...raw, config: false },
        { cwd: import.meta.dirname, ...variables },
        command,
      );
      await run.targets[0]?.config();
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error;
      must(!`${error.message}${error.fix}`.includes(SECRET), () => `a secret in: ${error.message}`);
    }
  },
};

export const targets = [settings, sources, inputs];
