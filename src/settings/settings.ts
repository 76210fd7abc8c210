import * as v from 'valibot';
import { UsageError } from '../errors.ts';
import { explain, parseYaml, requirePlain } from './explain.ts';
import { ARCHIVE, HISTORY, PRODUCTION } from './sources.ts';
import * as is from './values.ts';
import { choice, duration, flag, list, patience, several, share, text, whole, words } from './values.ts';

/**
 * The one table of settings. The action's inputs, the CLI's options and the keys of the config file are these, under the
 * same names; `action.yml`, `--help`, the tables of docs/reference.md and the JSON Schema are made from it.
 */

export type Command = (typeof ALL)[number] | 'merge' | 'inspect' | 'diff' | 'init' | 'demo';

const ALL = ['refresh', 'collect', 'build', 'compare', 'check', 'rollback', 'targets'] as const;
const COLLECTING = ['refresh', 'collect', 'compare'] as const;
const MERGING = [...COLLECTING, 'merge'] as const;
const JUDGING = [...COLLECTING, 'check', 'merge'] as const;
const BUILDING = ['refresh', 'build', 'compare'] as const;
const MEASURING = ['refresh', 'compare'] as const;
const PROPOSING = ['refresh', 'rollback'] as const;

interface Told {
  /** As the user would write it. */
  readonly default?: string;
  /** What the default is, in words. */
  readonly usually?: string;
  /** The value may hold a secret: no message shows it. */
  readonly secret?: true;
}

/** What people are told of a setting, or of a further input such as `command`. */
export interface About extends Told {
  readonly help: string;
  readonly commands: readonly Command[];
  /** `often`: an input, and an option that `--help` shows; `input`: only `--help --all` shows it; `config`: no input. */
  readonly place: 'often' | 'input' | 'config';
}

const placed =
  (place: About['place']) =>
  <S extends v.GenericSchema, const T extends Told>(
    schema: S,
    commands: readonly Command[],
    help: string,
    told: T = {} as T,
  ) => ({ schema, commands, help, place, ...told });
const often = placed('often');
const input = placed('input');
const config = placed('config');

const PROGRAM = {
  target: often(list, ALL, 'Names of the config file’s `targets` to work on.', { usually: 'all' }),
  package: often(text, ALL, 'Main package that the profile is for, such as `./cmd/server`.', {
    usually: "the module's only one",
  }),
  profile: often(text, ALL, 'Path of the profile.', {
    usually: "`default.pgo` in the main package's folder",
  }),
  'output-directory': often(text, ALL, 'Folder for the report, the binaries and the result document.', {
    usually: 'a new temporary folder',
  }),
  'build-flags': config(words, BUILDING, 'More arguments of `go build`, such as `-tags=prod -trimpath`.', {
    default: '',
  }),
  platforms: config(list, ['build'], 'Platforms to build for, such as `linux/amd64, linux/amd64/v3`.', {
    usually: 'this machine',
  }),
  cgo: config(flag, ['build'], 'Build with cgo (`CGO_ENABLED`) or without.', { usually: 'as Go does' }),
};

const COLLECTION = {
  'min-profiles': config(whole, COLLECTING, 'Fewer profiles than this stop the run.', { default: '1' }),
  'min-samples': config(
    whole,
    [...COLLECTING, 'check'],
    'Fewer samples than this, after the merge, stop the run.',
    { default: '100' },
  ),
  'max-failures': config(share, COLLECTING, 'A greater share of failed attempts than this stops the run.', {
    default: '100%',
  }),
  concurrency: config(whole, COLLECTING, 'Endpoints that are profiled at the same time.', { usually: 'all' }),
  fallback: config(
    list,
    ['collect'],
    'What to use when no profile can be collected, in this order: `committed`, `archive`, the path of a profile, `off` (none). The run then succeeds with a warning.',
    { usually: 'nothing: the run fails' },
  ),
  archive: config(
    ARCHIVE,
    COLLECTING,
    'Object store that keeps every merged profile and result document, such as `s3://bucket/prod/my-service/`.',
    { secret: true },
  ),
  serve: config(
    text,
    COLLECTING,
    'Command that starts the service while it is profiled, and, with `$PGO_BINARY` as the program, each side of a load test.',
    { secret: true },
  ),
  'serve-env': config(is.assignments, COLLECTING, 'Environment of `serve`, one `NAME=VALUE` a line.', {
    secret: true,
  }),
  ready: config(
    is.matching(/https?:\/\/[\s\S]*/, 'a URL such as `http://127.0.0.1:8080/healthz`'),
    COLLECTING,
    'URL that answers with 2xx when the service is ready.',
    { secret: true, usually: 'its endpoints accept connections' },
  ),
  load: config(
    text,
    COLLECTING,
    'Command that loads the service while it is profiled or compared, such as `ab -n 20000 -c 8 http://127.0.0.1:8080/`.',
    { secret: true },
  ),
  'load-env': config(is.assignments, COLLECTING, 'Environment of `load`, one `NAME=VALUE` a line.', {
    secret: true,
  }),
  cpus: config(whole, COLLECTING, 'CPUs that `serve` may use.', { usually: 'all' }),
};

const MERGE = {
  compact: often(
    choice(['edges', 'none']),
    MERGING,
    '`edges` keeps what the compiler reads, `none` whole stacks.',
    { default: 'edges' },
  ),
  weighting: config(
    choice(['samples', 'equal']),
    MERGING,
    'What counts the same in the merge: every sample (`samples`), or every profile (`equal`).',
    { default: 'samples' },
  ),
  'build-id': config(
    choice(['any', 'newest']),
    MERGING,
    'If the profiles come from several versions of the program, merge `any`, or only the version profiled last (`newest`).',
    { default: 'any' },
  ),
  hazards: config(
    choice(['apply', 'report']),
    JUDGING,
    'Inlinings that are known to hurt, by Go version: keep them out of the profile (`apply`) or only `report` them.',
    { default: 'apply' },
  ),
  exclude: config(
    list,
    JUDGING,
    'Calls that the compiler must not treat as hot: `caller -> callee`, or `callee` for all callers.',
  ),
  renames: config(
    is.renames,
    JUDGING,
    'Today’s names of functions or packages in older profiles, a map or one `old=new` a line.',
    { default: '' },
  ),
  'carry-over': config(
    share,
    ['refresh'],
    'Weight of the committed profile in the next one, relative to the new profiles.',
    { default: '0%' },
  ),
  'min-drift': config(
    share,
    ['refresh'],
    'Share of the weight that must have moved to other calls, beyond sampling noise, for an update.',
    { default: '5%' },
  ),
  'max-profile-age': config(
    duration,
    ['collect', 'check'],
    'Warn when the committed profile, or a `fallback`, is older than this.',
    { default: '90d' },
  ),
};

const SIDES = '`off`, `committed`, `merged`, or the path of a profile or binary.';
const COMPARISON = {
  baseline: often(text, ['build', 'compare'], `Side to compare with: ${SIDES}`, { default: 'off' }),
  candidate: often(text, ['build', 'compare'], `Side to judge: ${SIDES}`, { default: 'committed' }),
  budget: often(patience, MEASURING, 'Most time to spend on measuring, without the builds.', {
    default: '5m',
  }),
  'fail-on': often(
    list,
    MEASURING,
    'Proven conditions that fail the job: `slower > 2%`, `size > 5%`, `frames > 20%`, `memory > 10%`, `latency > 5%`.',
    { usually: 'nothing' },
  ),
  comment: often(flag, ['compare', 'check'], 'Keep one comment with the result on the pull request.', {
    default: 'true',
  }),
  benchmarks: config(text, MEASURING, 'Regular expression of the Go benchmarks to run; `none` runs none.', {
    default: '.',
  }),
  'benchmark-packages': config(list, MEASURING, 'Packages whose benchmarks are run, such as `./...`.', {
    usually: 'all but those that only other programs of the module use',
  }),
  measure: config(
    several(['benchmarks', 'load', 'production']),
    MEASURING,
    'What is measured: `benchmarks`, `load` (by `serve` and `load`, if `serve` starts `$PGO_BINARY`), `production`.',
    { default: 'benchmarks, load, production', usually: 'all that is configured' },
  ),
  evidence: config(
    several(['compiler', 'profiles', 'build-times', 'none']),
    MEASURING,
    'What else to look into: what the `compiler` did, `profiles` of both sides, `build-times` with an empty cache, or `none`.',
    { default: 'compiler, profiles' },
  ),
  precision: config(
    share,
    MEASURING,
    'Stop measuring when the 95 % interval is this narrow to either side.',
    {
      default: '0.5%',
    },
  ),
  equivalence: config(
    share,
    MEASURING,
    'An interval around zero within this much to either side is `no difference`.',
    { default: '1%' },
  ),
  production: config(
    PRODUCTION,
    ['compare'],
    'Prometheus and the queries that compare production before and after a release, a map.',
    { secret: true },
  ),
  history: config(
    HISTORY,
    MEASURING,
    'Where result documents of earlier runs are, for the chart over releases, a list as of `sources`.',
    { secret: true },
  ),
};

const PROPOSAL = {
  branch: often(
    text,
    PROPOSING,
    'Branch of the proposal; may hold `{{profile}}`, `{{target}}` and other names.',
    { usually: '`pgo/` and the profile’s path, for `rollback` `pgo/rollback-` and that path' },
  ),
  base: often(text, PROPOSING, 'Branch to propose the profile for; `{{head}}` is the one checked out.', {
    usually: 'the default branch; for `publish: local` the one checked out',
  }),
  labels: often(list, PROPOSING, 'Labels for the pull request.', { default: '' }),
  reviewers: often(list, PROPOSING, 'Users to ask for a review.', { default: '' }),
  'team-reviewers': input(list, PROPOSING, 'Teams to ask for a review; needs a token that may read teams.', {
    default: '',
  }),
  assignees: input(list, PROPOSING, 'Users to assign the pull request to.', { default: '' }),
  title: input(text, PROPOSING, 'Title of the pull request; may hold the same names as `branch`.', {
    usually: '`Refresh PROFILE`, `Roll back PROFILE`',
  }),
  body: input(text, PROPOSING, 'Markdown to put first in the pull request.'),
  'body-path': config(
    text,
    PROPOSING,
    'File, from the working directory, with the Markdown to use instead of `body`.',
  ),
  'commit-message': input(text, PROPOSING, 'Message of the commit; may hold the same names as `branch`.', {
    usually: '`pgo: refresh PROFILE`, `pgo: roll back PROFILE`',
  }),
  signoff: config(flag, PROPOSING, 'End the commit message with `Signed-off-by:`.', { default: 'false' }),
  draft: input(flag, PROPOSING, 'Open the pull request as a draft.', { default: 'false' }),
  'auto-merge': input(
    v.union(
      [v.literal(false), choice(['false', 'merge', 'squash', 'rebase'])],
      'one of `merge`, `squash`, `rebase`, `false`',
    ),
    PROPOSING,
    'Let GitHub merge the pull request when its checks pass: `merge`, `squash`, `rebase` or `false`.',
    { default: 'false' },
  ),
  'delete-branch': input(
    flag,
    PROPOSING,
    'Delete the branch when a pull request that has become pointless is closed (`publish: git` and `local` always do).',
    { default: 'false' },
  ),
  'push-to-fork': input(is.repository, PROPOSING, 'Fork, as `owner/name`, to push the branch to.'),
  'maintainer-can-modify': config(flag, PROPOSING, 'Let maintainers push to the branch of the fork.', {
    default: 'true',
  }),
  'git-push-options': config(
    list,
    PROPOSING,
    'Options that `publish: git` passes to the server, such as `merge_request.create` for GitLab.',
    { default: '' },
  ),
};

const PUBLICATION = {
  publish: often(
    choice(['pull-request', 'commit', 'git', 'local', 'none']),
    PROPOSING,
    'How to publish: `pull-request`, `commit`, `git` (a branch pushed to `origin`, for GitLab, Gitea and others), `local` (a branch of this clone) or `none`.',
    { usually: '`pull-request`; in a terminal without a token `local`' },
  ),
  repository: input(is.repository, PROPOSING, 'Repository to publish to, as `owner/name`.', {
    usually: '`$GITHUB_REPOSITORY`',
  }),
  'pull-requests': config(
    choice(['one', 'each']),
    PROPOSING,
    'Propose the profiles of all `targets` in `one` pull request, or `each` in its own.',
    { default: 'one' },
  ),
  'private-names': config(
    choice(['refuse', 'allow']),
    ['refresh'],
    'Whether a profile in a public repository may name functions of private modules (`GOPRIVATE`, `GONOPROXY`, `GONOSUMDB`, modules outside of the repository or not in `go.sum`).',
    { default: 'refuse' },
  ),
  verify: config(
    text,
    ['refresh'],
    'Command that must pass before a profile is proposed, such as `go test -pgo="$PGO_PROFILE" ./...`.',
    { secret: true },
  ),
  'verify-timeout': config(patience, ['refresh'], 'Most time that `verify` may take.', { default: '15m' }),
};

export const SETTINGS = {
  ...PROGRAM,
  ...COLLECTION,
  ...MERGE,
  ...COMPARISON,
  ...PUBLICATION,
  ...PROPOSAL,
};

/** The headings of `--help` and of the reference, with the names below each. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Program: Object.keys(PROGRAM),
  Collecting: Object.keys(COLLECTION),
  Merging: Object.keys(MERGE),
  Comparing: Object.keys(COMPARISON),
  Publishing: [...Object.keys(PUBLICATION), ...Object.keys(PROPOSAL)],
};

/** Inputs and options that are no keys of the config file, or are read in a way of their own. */
export const ENTRY_INPUTS: Readonly<Record<string, About>> = {
  command: {
    ...{ place: 'often', default: 'refresh', commands: ALL },
    help: `What to do: ${ALL.map((name) => `\`${name}\``).join(', ')}.`,
  },
  config: {
    ...{ place: 'often', commands: ALL, help: 'Path of the config file.' },
    usually: '`.github/pgo.yml` in the working directory or at the root of the repository',
  },
  'working-directory': { place: 'often', default: '.', commands: ALL, help: 'Folder of the Go module.' },
  sources: {
    ...{ place: 'often', commands: COLLECTING, help: 'Where profiles come from, a YAML list.', secret: true },
    usually: 'the `sources` of the config file',
  },
  token: {
    ...{ place: 'often', secret: true, help: "Token for GitHub's API.", usually: '`${{ github.token }}`' },
    commands: ['refresh', 'collect', 'compare', 'check', 'rollback'],
  },
};

export type SettingName = keyof typeof SETTINGS;
type Immutable<T> = T extends readonly (infer E)[] ? readonly E[] : T;
type Value<N extends SettingName> = Immutable<v.InferOutput<(typeof SETTINGS)[N]['schema']>>;
/** What was written, validated: durations are milliseconds, shares fractions. */
export type Settings = { readonly [N in SettingName]?: Value<N> };

const names = Object.keys(SETTINGS) as SettingName[];
type Entries = { [N in SettingName]: v.OptionalSchema<(typeof SETTINGS)[N]['schema'], undefined> };
/** Keys of the config file, except `sources` and `targets`. */
export const ENTRIES = Object.fromEntries(
  names.map((name) => [name, v.optional(SETTINGS[name].schema)]),
) as unknown as Entries;
const SCHEMA = v.strictObject(ENTRIES);

export type ProposalName = keyof typeof PROPOSAL;
export const PROPOSAL_NAMES = Object.keys(PROPOSAL) as ProposalName[];

/** What to do instead, by the name of a setting, or by its name and value, that was removed. */
export const REMOVED: Readonly<Record<string, string>> = {
  'compact: stable': 'Write `compact: edges`, the default.',
  'find-renames': 'Write renamed functions into `renames`.',
  'changed-since': 'Use `paths:` in the workflow, and `target` to name the targets.',
  reproducible: 'Write `-trimpath` into `build-flags`, and build twice to verify it.',
  'branch-suffix': 'Write `{{date}}` into `branch`.',
  milestone: 'Set the milestone in a later step, by the output `pull-request-number`.',
  'draft: always-true': 'Write `draft: true`, which opens the pull request as a draft.',
};

/**
 * Validates settings from one place.
 * @param where names the file, or the target in it; empty for inputs and options.
 * @param further names that are read elsewhere.
 * @throws UsageError which names the key, its value and what is expected.
 */
export function parseSettings(
  settings: Readonly<Record<string, unknown>>,
  where: string,
  further: readonly string[] = ['sources', 'targets'],
): Settings {
  const prefix = where === '' ? '' : `${where}: `;
  for (const [name, value] of Object.entries(settings)) {
    const gone = Object.hasOwn(REMOVED, name) ? name : `${name}: ${value}`;
    const fix = Object.hasOwn(REMOVED, gone) ? REMOVED[gone] : undefined;
    if (fix !== undefined) throw new UsageError(`${prefix}\`${gone}\` was removed.`, { fix });
    // Lists as a text are bounded by their items.
    const isList = name === 'renames' || name === 'exclude';
    requirePlain(value, `${prefix}${name}`, isList ? Number.POSITIVE_INFINITY : is.LONGEST_TEXT);
  }
  const result = v.safeParse(SCHEMA, settings);
  if (result.success) return result.output as Settings;
  const secret = names.filter((name) => 'secret' in SETTINGS[name]);
  throw explain(result.issues, settings, { where, entries: ENTRIES, further, secret });
}

/** Settings of inputs or options, which are text. @throws UsageError as `parseSettings`. */
export function parseInputs(inputs: Readonly<Record<string, string>>): Settings {
  const settings: Record<string, unknown> = { ...inputs };
  for (const name of ['production', 'history'])
    if (inputs[name] !== undefined) settings[name] = parseYaml(inputs[name], name);
  return parseSettings(settings, '', ['sources']);
}

type Camel<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S;
type WithDefault<N extends SettingName> = {
  [K in N]: (typeof SETTINGS)[K] extends { default: string } ? K : never;
}[N];
/** Settings in the spelling of the code: `min-samples` is `minSamples`. What has a default is always there. */
export type Values<N extends SettingName> = {
  readonly [K in WithDefault<N> as Camel<K>]: Value<K>;
} & { readonly [K in Exclude<N, WithDefault<N>> as Camel<K>]?: Value<K> };

/** The named settings, with their defaults. */
export function valuesOf<N extends SettingName>(settings: Settings, wanted: readonly N[]): Values<N> {
  const entries = wanted.map((name) => [camelCase(name), settings[name] ?? defaultOf(name)]);
  return Object.fromEntries(entries) as Values<N>;
}

function defaultOf(name: SettingName): unknown {
  const setting: About & { readonly schema: v.GenericSchema } = SETTINGS[name];
  return setting.default === undefined ? undefined : v.parse(setting.schema, setting.default);
}

export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
