import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { COMMAND_INPUTS, SETTINGS } from '../../src/settings/settings.ts';
import { readSources, SOURCES } from '../../src/settings/sources.ts';
import { kindOf, type SettingKind, traitsOf } from '../../src/settings/values.ts';
import { childEnvironment, secretsOfEnvironment } from '../../src/system/credentials.ts';
import { Secrets } from '../../src/system/secrets.ts';
import { Canaries } from '../harness/canary.ts';
import { temporaryFolder } from '../harness/temporary.ts';

/**
 * Every setting, option of a source and variable of the environment, from the tables themselves: a new one fails here until
 * its kind says whether it may hold a secret, and each secret one is tested.
 */

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
  'held-out': (secret) => `{ load: 'hey -H "Authorization: Bearer ${secret}" http://127.0.0.1/' }`,
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

/** For each kind of option that may hold a secret, a value of that kind with a secret in it. */
const OPTION_WITH_SECRET: Partial<Record<SettingKind, (secret: string) => string>> = {
  command: (secret) =>
    `curl -H 'X-Auth: ${secret}' https://host/ --api-key=${secret} && echo "Authorization: Bearer ${secret}"`,
  secret: (secret) => secret,
  url: (secret) => `http://me:${secret}@{{instance}}/`,
};

describe('options of sources', () => {
  type Schema = v.StrictObjectSchema<v.ObjectEntries, undefined>;
  const schemas = SOURCES.item.options.filter((option) => 'entries' in option) as Schema[];
  const options = schemas.flatMap(({ entries }) =>
    Object.entries(entries).map(([option, schema]) => {
      const [source = ''] = Object.keys(entries);
      return { source, option, schema: schema as v.GenericSchema, entries };
    }),
  );
  const accepts = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;

  /** The required options of a source, each with the example of its schema. */
  const required = (entries: v.ObjectEntries) =>
    Object.entries(entries)
      .filter(([, { type }]) => type !== 'optional')
      .map(([option, schema]) => [option, (v.getExamples(schema as v.GenericSchema) as unknown[])[0]]);

  test('each that takes any text says of which kind it is', () => {
    const texts = [
      'any text',
      'anytext',
      'any: text',
      'any/text',
      'http://any/text',
      'http://{{any}}',
      '${ANY}',
    ];
    const unclassified = options.filter(
      ({ schema, option }) =>
        texts.some((text) => accepts(schema, text) || accepts(schema, { 'X-Any': text })) &&
        kindOf(schema) === undefined &&
        // `owner/name` is the only form of a repository.
        option !== 'repository',
    );
    expect(unclassified.map(({ source, option }) => `${source}: ${option}`)).toEqual([]);
  });

  const secretOptions = options.flatMap(({ source, option, schema, entries }) => {
    const write = OPTION_WITH_SECRET[kindOf(schema) ?? 'shown'];
    return write === undefined ? [] : [[source, option, { write, schema, entries }] as const];
  });
  test.each(secretOptions)(
    '%s: a secret in `%s` is hidden once it is read, and not in the label',
    (name, option, { write, schema, entries }) => {
      const canaries = new Canaries();
      const text = write(canaries.plant(option));
      // Only a template has a placeholder, and headers are a map of texts.
      const written = [text.replace('{{instance}}', 'host'), text, { 'X-Api-Key': text }].find((value) =>
        accepts(schema, value),
      );
      expect(written).toBeDefined();
      const secrets = new Secrets();
      const place = { env: {}, mask: (secret: string) => secrets.add(secret) };
      const source = { ...Object.fromEntries(required(entries)), [option]: written };
      const [read] = readSources([source], 'sources', place);
      expect(read?.kind).toBe(name);
      expect(canaries.in('label', read?.label ?? '')).toEqual([]);
      expect(canaries.in('', secrets.redact(JSON.stringify(written)))).toEqual([]);
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
      'RUNNER_DEBUG|GITHUB_(ACTION|ACTOR|HEAD_REF|REF|REPOSITORY|RUN_ATTEMPT|RUN_NUMBER|SHA|WORKFLOW|RETENTION_DAYS)|AZURE_TOKEN_CREDENTIALS|AWS_CREDENTIAL_(EXPIRATION|SCOPE)',
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
