import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { COMMAND_INPUTS, SETTINGS } from '../../src/settings/settings.ts';
import { readSources, SOURCES } from '../../src/settings/sources.ts';
import { traitsOf } from '../../src/settings/values.ts';
import { childEnvironment, secretsOfEnvironment } from '../../src/system/credentials.ts';
import { Secrets } from '../../src/system/secrets.ts';
import { Canaries } from '../harness/canary.ts';
import { temporaryFolder } from '../harness/temporary.ts';

/**
 * Every setting, option of a source and variable of the environment, from the tables themselves: a new one fails here until
 * its kind says whether it may hold a secret, and each secret one is tested.
 */

const wordsOf = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(' ')));

/** Settings that may hold a secret, each with an input that holds one. */
const SECRET_SETTINGS: Readonly<Record<string, (secret: string) => string>> = {
  token: (secret) => secret,
  sources: (secret) => `- pprof: http://me:${secret}@host/?token=${secret}`,
  history: (secret) => `- { s3: s3://b/x/, endpoint: "http://me:${secret}@host" }`,
  archive: (secret) => `{ s3: s3://b/x/, endpoint: "http://me:${secret}@host" }`,
  production: (secret) => `prometheus: http://me:${secret}@host`,
  serve: (secret) => `TOKEN=${secret} ./server --password ${secret}`,
  'serve-env': (secret) => `DB_PASSWORD=${secret}`,
  load: (secret) => `hey -H "Authorization: Bearer ${secret}" http://127.0.0.1/`,
  'load-env': (secret) => `API_KEY=${secret}`,
  ready: (secret) => `http://me:${secret}@127.0.0.1/healthz?token=${secret}`,
  verify: (secret) => `curl -u me:${secret} https://host/`,
  build: (secret) => `DEPLOY_TOKEN=${secret} make server`,
};

describe('settings', () => {
  test('each that takes any text says of which kind it is', () => {
    const takesAnyText = ({ form }: { form: v.GenericSchema }) => v.safeParse(form, 'any: text').success;
    const rows = Object.entries(SETTINGS).filter(([, row]) => takesAnyText(row) && row.kind === undefined);
    expect(rows.map(([name]) => name)).toEqual([]);
  });
  test('each that may hold a secret is tested with one', () => {
    const secret = Object.entries(SETTINGS).filter(([, { schema }]) => traitsOf(schema).isSecret);
    expect(Object.keys(SECRET_SETTINGS).sort()).toEqual(
      [...secret.map(([name]) => name), 'sources', 'token'].sort(),
    );
  });
  test.each(Object.keys(SECRET_SETTINGS))(
    '%s: a secret in the action’s input is hidden from the start',
    (name) => {
      const canaries = new Canaries();
      const written = SECRET_SETTINGS[name]?.(canaries.plant(name)) ?? '';
      const found = new Secrets(
        secretsOfEnvironment({ [`INPUT_${name.toUpperCase()}`]: written }, COMMAND_INPUTS),
      );
      expect(canaries.in('', written)).not.toEqual([]);
      expect(canaries.in('', found.redact(written))).toEqual([]);
    },
  );
});

/** Options of sources whose values findings may show: numbers, patterns, names and queries. */
const SHOWN_OPTIONS = wordsOf(
  'limit max-age timeout required weight seconds from to busiest partial-response file artifact repository workflow branch',
  'run-id s3 gs az region account query profile-type datadog tenant kubernetes port path scheme context username',
);

const URLS = ['pprof', 'endpoint', 'pyroscope', 'parca', 'prometheus', 'site'];
const SECRET_OPTIONS: Readonly<Record<string, (secret: string) => unknown>> = {
  ...Object.fromEntries(URLS.map((option) => [option, (secret: string) => `http://me:${secret}@host/`])),
  token: (secret) => secret,
  password: (secret) => secret,
  headers: (secret) => ({ Authorization: `Bearer ${secret}`, 'X-Api-Key': secret }),
  'endpoint-headers': (secret) => ({ Cookie: `session=${secret}` }),
  command: (secret) => `curl -H 'X-Auth: ${secret}' https://host/ --api-key=${secret}`,
  'headers-command': (secret) => `echo "Authorization: Bearer ${secret}"`,
  'endpoint-headers-command': (secret) => `vault read -token ${secret}`,
};

/** Hidden when they are run; no label or sentence holds them before. */
const LATER = ['headers-command', 'endpoint-headers-command'];
const REQUIRED: Readonly<Record<string, object>> = {
  ...{ pyroscope: { query: 'q' }, parca: { query: 'q' }, kubernetes: { port: 6060 } },
  prometheus: { query: 'q', endpoint: 'http://{{instance}}' },
};
const OWN: Readonly<Record<string, string>> = {
  ...{ file: 'x', command: 'x', artifact: 'x', datadog: 'x', kubernetes: 'prod/app=x' },
  ...{ s3: 's3://b/x', gs: 'gs://b/x', az: 'az://b/x' },
  ...{ pprof: 'http://h', pyroscope: 'http://h', parca: 'http://h', prometheus: 'http://h' },
};

describe('options of sources', () => {
  type Schema = v.StrictObjectSchema<v.ObjectEntries, undefined>;
  const schemas = SOURCES.item.options.filter((option) => 'entries' in option) as Schema[];
  const kinds = schemas.map(({ entries }) => Object.keys(entries));

  test('each is classified', () => {
    expect(kinds.length).toBe(12);
    const all = [...new Set(kinds.flat())].sort();
    expect([...SHOWN_OPTIONS, ...Object.keys(SECRET_OPTIONS)].sort()).toEqual(all);
  });

  const secretOnes = (option: string) => option in SECRET_OPTIONS && !LATER.includes(option);
  const places = kinds.flatMap((options) =>
    options.filter(secretOnes).map((option) => [options[0] ?? '', option] as const),
  );
  test.each(places)(
    '%s: a secret in `%s` is hidden once it is read, and not in the label',
    (kind, option) => {
      const canaries = new Canaries();
      const secret = canaries.plant(option);
      const isTemplate = option === 'endpoint' && kind === 'prometheus';
      const written = isTemplate ? `http://me:${secret}@{{instance}}/` : SECRET_OPTIONS[option]?.(secret);
      const secrets = new Secrets();
      const place = { env: {}, mask: (one: string) => secrets.add(one) };
      const source = { [kind]: OWN[kind], ...REQUIRED[kind], [option]: written };
      let label: string;
      try {
        label = readSources([source], 'sources', place)[0]?.label ?? '';
      } catch (error) {
        label = String(error);
      }
      expect(canaries.in('label', label)).toEqual([]);
      // Datadog refuses a `site` with a password when it is asked.
      if (option !== 'site') expect(canaries.in('', secrets.redact(JSON.stringify(written)))).toEqual([]);
    },
  );
});

/** Variables without a secret, among those that this program and its dependencies read. */
const SHOWN_VARIABLES = new RegExp(
  `CGO_ENABLED|` +
    `^(${[
      // Places of files, hosts and services; the files' content is hidden when they are read.
      '\\w+_(FILE|PATH|DIRECTORY|DIR|CONFIG|ENDPOINT|HOST|HOSTNAME|PORT|URI|URL|URL_S3|IP|TEMP|OUTPUT|SUMMARY|SITE|WORKSPACE)',
      'APPDATA|HOME|PATH|PATHEXT|COMSPEC|SYSTEMROOT|USERPROFILE|ProgramData|ProgramFiles|KUBECONFIG|GOTMPDIR|GOWORK',
      // Options of the build, which `go env` and every build log show.
      'GOFLAGS',
      'GOOGLE_APPLICATION_CREDENTIALS',
      // Names, numbers and kinds.
      '\\w+_(ACCOUNT|ACCOUNT_ID|ARN|AUDIENCE|CLIENT_ID|EMAIL|ID|JOB|NAME|PROFILE|PROJECT|PROJECT_ID|REGION|REGION_NAME|USERNAME|VERSION|SET|TYPE|TENANTS|THUMBPRINT)',
      'GITHUB_(ACTION|ACTOR|HEAD_REF|REF|REPOSITORY|RUN_ATTEMPT|RUN_NUMBER|SHA|WORKFLOW|RETENTION_DAYS)|AZURE_TOKEN_CREDENTIALS|AWS_CREDENTIAL_(EXPIRATION|SCOPE)',
      // Which product runs the job.
      '(GITHUB|GITEA|FORGEJO)_ACTIONS|GITLAB_CI',
      // How libraries behave.
      '(AWS|AZURE|GOOGLE|ACTIONS|IDENTITY|MSI|DETECT|METADATA)_\\w*(PREFERENCE|MODE|CORRECTION|DISABLED?|ENV|URLS|CONCURRENCY|ATTEMPTS|COUNT|TIMEOUT_MS|CALCULATION|VALIDATION|SESSION_AUTH|POINTS|CHAIN|MULTITENANTAUTH|LEVEL|EXECUTABLES|INTERACTIVE|LOGGING|RETRIES|DETECTION)',
      'DEBUG|DEBUG_AUTH|LOG_STREAM|LOG_TOKENS|NODE_DEBUG|NODE_V8_COVERAGE|READABLE_STREAM|TINYGLOBBY_DEBUG|UNDICI_NO_FG|BUF_BIGINT_DISABLE|(TEST_)?GRACEFUL_FS_\\w+|JEST_WORKER_ID',
      'CI_NAME|CI|CLICOLOR_FORCE|COLORTERM|FORCE_COLOR|NO_COLOR|NO_PROXY|TERM|TERM_PROGRAM|TERM_PROGRAM_VERSION|TEAMCITY_VERSION|VERSION',
      'CLOUD_RUN_JOB|FUNCTION_NAME|FUNCTION_TARGET|GAE_SERVICE|KUBERNETES_ENGINE|K_CONFIGURATION|K_SERVICE|K6_OUT|K6_SUMMARY_TREND_STATS|AWS_LAMBDA_\\w+|PGO_\\w+|GO_PGO_\\w+',
      'SystemRoot|GOMOD|GIT_CONFIG_COUNT|AWS_S3_USE_ARN_REGION|AWS_USE_\\w+|AWS_MAX_ATTEMPTS|AWS_EC2_METADATA_\\w+|AWS_SDK_\\w+|GCE_METADATA_\\w+',
    ].join('|')})$`,
);
/** A proxy's password is a part of its URL. Tools need it as well. */
const PROXY = /_PROXY$/;

describe('variables of the environment', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const files = ['src', 'dist'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|js)$/.test(name))
      .map((name) => join(root, folder, name)),
  );
  const PREFIXES =
    'AWS|AZURE|GOOGLE|GCE|GCLOUD|CLOUDSDK|DD|GITHUB|GH|ACTIONS|RUNNER|MSI|IDENTITY|IMDS|KUBE\\w*|PROFILECLI|PARCA|POLARSIGNALS|STORAGE';
  const READ = [
    /\b(?:process\.env|env)(?:\.|\[["'`])([A-Z][A-Za-z0-9_]{2,})\b/g,
    new RegExp(`["'\`]((?:${PREFIXES})_[A-Z0-9_]{2,})["'\`]`, 'g'),
    new RegExp(
      `[{,]\\s*((?:${PREFIXES})_[A-Z0-9_]{2,})(?=[:,\\s=}][^;]{0,400}\\}\\s*=\\s*(?:process\\.)?env)`,
      'g',
    ),
  ];
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const found = READ.flatMap((pattern) => texts.flatMap((text) => [...text.matchAll(pattern)]));
  // Some names are put together from a beginning.
  const names = [...new Set(found.map(([, name = '']) => name))].filter((name) => !name.endsWith('_')).sort();

  test('each is hidden before anything is printed, or holds no secret', () => {
    expect(names.length).toBeGreaterThan(100);
    expect(names).toEqual(expect.arrayContaining(['AWS_SECRET_ACCESS_KEY', 'IDENTITY_HEADER', 'GH_TOKEN']));
    const unclassified = names.filter((name) => {
      const canaries = new Canaries();
      const secret = canaries.plant(name);
      const value = PROXY.test(name) ? `http://me:${secret}@proxy:8080` : secret;
      const shown = new Secrets(secretsOfEnvironment({ [name]: value }, COMMAND_INPUTS)).redact(value);
      return canaries.in('', shown).length > 0 && !SHOWN_VARIABLES.test(name);
    });
    expect(unclassified).toEqual([]);
  });

  test('go, pprof, benchmarks and local git get no hidden one except the proxies', () => {
    const hidden = names.filter((name) => !SHOWN_VARIABLES.test(name) && !PROXY.test(name));
    expect(hidden.length).toBeGreaterThan(12);
    const env = Object.fromEntries(hidden.map((name) => [name, 'x']));
    expect(childEnvironment(env)).toEqual({});
    const bare = childEnvironment({ ...env, PATH: '/bin', GOPROXY: 'direct' }, 'nothing');
    expect(bare).toEqual({ PATH: '/bin' });
    const program = childEnvironment({ ...env, INPUT_TOKEN: 'x', INPUT_SOURCES: 'x' }, 'program');
    expect(Object.keys(program).filter((name) => /^(INPUT|ACTIONS|GITHUB|GH)_/.test(name))).toEqual([]);
  });

  test('the content of a token file is hidden, its path is not', async () => {
    await using folder = await temporaryFolder();
    const canaries = new Canaries();
    const path = join(folder.path, 'token');
    writeFileSync(path, `${canaries.plant('file')}\n`);
    for (const name of ['AWS_WEB_IDENTITY_TOKEN_FILE', 'AZURE_FEDERATED_TOKEN_FILE']) {
      const secrets = new Secrets(secretsOfEnvironment({ [name]: path }, COMMAND_INPUTS));
      expect(secrets.redact(`${path}: ${readFileSync(path, 'utf8')}`)).toBe(`${path}: ***\n`);
    }
  });
});
