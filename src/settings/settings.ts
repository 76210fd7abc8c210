import * as v from 'valibot';
import { codeList } from '../system/text.ts';
import { HELD_OUT } from './held-out.ts';
import { explain, requirePlain } from './mistakes.ts';
import { ARCHIVE, HISTORY, PRODUCTION } from './sources.ts';
import * as is from './values.ts';
import {
  asWritten,
  choice,
  conditions,
  flag,
  fraction,
  list,
  ofKind,
  patience,
  type SettingKind,
  several,
  text,
  timeSpan,
  traitsOf,
  tuning,
  whole,
  words,
} from './values.ts';
import { parseYaml } from './yaml.ts';

/**
 * The table of settings. Each row is an option of the CLI and a key of the config file, and many rows are also inputs of the action, under
 * the same name. `npm run generate` makes `action.yml`, the tables of docs/reference.md and the JSON Schema from this table, and `--help`
 * prints the table.
 *
 * A row has a schema (values.ts), the commands that use the setting, a sentence for `--help`, and the default. A row may also have the kind
 * of its value, such as `command` or `path`, and the part of a comparison that the setting changes. For example:
 *
 *     'min-drift': config(fraction, REFRESHING, 'Propose a new profile only if …', { default: '5%' }),
 *
 * `config` means that the setting is a key of the config file and an option of the CLI, but no input of the action. A row that is made with
 * `often` or `input` is also an input of the action. `--help` shows only the rows made with `often`, and `--help --all` shows all rows.
 *
 * The value of a setting goes through these steps:
 * 1. `parseSettings` or `parseInputs` validates the settings from one place, such as the config file: `min-drift: 10%` becomes 0.1.
 * 2. read.ts merges the settings from all places: an option has priority over the target's setting, which has priority over the rest of the
 *    config file.
 * 3. `valuesOf` adds defaults and changes names to the spelling of the code, such as `minDrift`.
 * 4. `makeConfig` in config.ts combines settings that belong together, such as `serve` and `load`, into the `Config` of a run.
 */

/** A command of the CLI or of the action. */
export type Command = (typeof ALL)[number] | 'merge' | 'inspect' | 'diff' | 'init' | 'demo';

const ALL = ['refresh', 'collect', 'build', 'compare', 'check', 'repair', 'rollback', 'targets'] as const;
const COLLECTING = ['refresh', 'collect', 'compare'] as const;
/** Commands that start a service or build the program with the user's own command, to profile it or to measure it. */
const STARTING = [...COLLECTING, 'repair'] as const;
const MERGING = [...COLLECTING, 'merge'] as const;
const JUDGING = [...COLLECTING, 'check', 'repair', 'merge'] as const;
const CHECKING = [...COLLECTING, 'check'] as const;
const BUILDING = ['refresh', 'repair', 'build', 'compare'] as const;
const MEASURING = ['refresh', 'repair', 'compare'] as const;
/** Commands that make a new profile and propose it. */
const REFRESHING = ['refresh', 'repair'] as const;
const PROPOSING = [...REFRESHING, 'rollback'] as const;

/** The help for a setting, or for an input such as `command` that is not a setting. `--help` and docs/reference.md show this help. */
export interface SettingHelp {
  readonly help: string;
  readonly commands: readonly Command[];
  /** `often`: an input that `--help` shows; `input`: an input that only `--help --all` shows; `config`: no input. */
  readonly place: 'often' | 'input' | 'config';
  /** The default of the setting, as the user would write it. */
  readonly default?: string;
  /** A description of the default, if the default depends on other values. */
  readonly usually?: string;
}

/**
 * The part of a comparison that a setting changes. The report of a comparison lists each setting that changes a part of the comparison and
 * that differs from its default.
 */
export type ChangedPart = 'comparison' | 'test builds' | 'load' | 'refs';

/** Further fields of a row. */
interface RowOptions<D, K> {
  /** The default of the setting, as the user would write it. */
  readonly default?: D;
  /** A description of the default, if the default depends on other values. */
  readonly usually?: string;
  /**
   * The kind of the value. A setting whose schema accepts every text must have a kind, which `__tests__/system/secrets-inputs.test.ts`
   * checks.
   */
  readonly kind?: K;
  /** The part of a comparison that the setting changes. */
  readonly changes?: ChangedPart;
}

const rowIn =
  (place: SettingHelp['place']) =>
  <
    S extends v.GenericSchema,
    const D extends string | undefined = undefined,
    const K extends SettingKind | undefined = undefined,
  >(
    schema: S,
    commands: readonly Command[],
    help: string,
    options: RowOptions<D, K> = {},
  ) => ({
    /** The schema of the setting, before `ofKind` attaches a kind. */
    form: schema,
    schema: options.kind === undefined ? schema : (ofKind(schema, options.kind) as unknown as S),
    commands,
    help,
    place,
    default: options.default as D,
    usually: options.usually,
    kind: options.kind as K,
    changes: options.changes,
  });
const often = rowIn('often');
const input = rowIn('input');
const config = rowIn('config');

const OWN_BUILD_HELP =
  'Command that builds the program, such as `make server`. The action sets the variables `GOFLAGS` and `PGO_PROFILE` for this command.';
const BINARY_HELP = 'Path of the file that the command in `build` makes, such as `bin/server`.';
const ONLY = 'the only main package, or the only main package with a profile';
const PROGRAM = {
  target: often(
    list,
    ALL,
    'Names of the targets to work on. The config file lists the targets under `targets`.',
    {
      usually: 'all targets',
      kind: 'shown',
    },
  ),
  package: often(text, ALL, 'Main package, such as `./cmd/server`.', { usually: ONLY, kind: 'shown' }),
  profile: often(text, ALL, 'Path of the profile.', {
    usually: '`default.pgo` in the folder of the package',
    kind: 'path',
  }),
  'output-directory': often(text, ALL, 'Folder for the report, the binaries and the result document.', {
    usually: 'a temporary folder',
    kind: 'path',
  }),
  'build-flags': config(words, BUILDING, 'Arguments of `go build`, such as `-tags=prod -trimpath`.', {
    default: '',
    kind: 'shown',
    changes: 'comparison',
  }),
  build: config(text, [...STARTING, 'build'], OWN_BUILD_HELP, {
    usually: '`go build`',
    kind: 'command',
    changes: 'comparison',
  }),
  binary: config(text, [...STARTING, 'build'], BINARY_HELP, { kind: 'path' }),
  platforms: config(list, ['build'], 'Platforms to build for, such as `linux/amd64, linux/amd64/v3`.', {
    usually: 'the platform of this machine',
    kind: 'shown',
  }),
  cgo: config(flag, ['build'], 'Whether to build with cgo (`CGO_ENABLED`).', { usually: 'Go’s own default' }),
};

const FALLBACK_HELP =
  'What the run uses if no profile can be collected: `committed` (the committed profile), `archive` (the newest archived profile), the path of a profile, or `off` (no profile).';
const SERVE_HELP =
  'Command that starts the service. The action profiles this service. If the command contains `$PGO_BINARY`, the action also uses this command to start each side of a load test.';
const READY_HELP = 'URL that answers with 2xx when the service is ready.';
const LOAD_HELP =
  'Command that loads the service, such as `hey -z 5m http://127.0.0.1:$PORT/`. If this command ends too early, the action runs it again. The action stops this command when the load is no longer needed. Without `serve`, this command runs a program that ends, such as `$PGO_BINARY testdata/large.json`.';
const serviceUrl = is.matchingText(/https?:\/\/[\s\S]*/, 'a URL such as `http://127.0.0.1:8080/healthz`');
const COLLECTION = {
  'min-profiles': config(
    whole,
    COLLECTING,
    'Stop the run if fewer profiles than this number pass validation.',
    {
      default: '1',
    },
  ),
  'min-samples': config(
    whole,
    CHECKING,
    'Stop the run if the merged profile has fewer samples than this number.',
    {
      default: '100',
    },
  ),
  'max-failures': config(
    fraction,
    COLLECTING,
    'Stop the run if more than this share of the profiles cannot be collected or fails validation.',
    {
      default: '100%',
    },
  ),
  concurrency: config(whole, COLLECTING, 'Number of endpoints to profile at the same time.', {
    usually: 'all endpoints',
  }),
  fallback: config(list, ['collect'], FALLBACK_HELP, { usually: 'nothing, so the run fails', kind: 'shown' }),
  archive: config(
    ARCHIVE,
    [...STARTING, 'build'],
    'Object store that keeps every merged profile and result, such as `s3://bucket/prod/`.',
    {
      kind: 'secret',
    },
  ),
  serve: config(text, STARTING, SERVE_HELP, { kind: 'command', changes: 'load' }),
  'serve-env': config(
    is.assignments,
    STARTING,
    'Environment variables for `serve`, one `NAME=VALUE` per line.',
    {
      kind: 'secret',
    },
  ),
  ready: config(serviceUrl, STARTING, READY_HELP, {
    usually: 'the service is ready when its endpoints accept connections',
    kind: 'secret',
    changes: 'load',
  }),
  load: config(text, STARTING, LOAD_HELP, { kind: 'command', changes: 'load' }),
  'load-env': config(
    is.assignments,
    STARTING,
    'Environment variables for `load`, one `NAME=VALUE` per line.',
    {
      kind: 'secret',
    },
  ),
  cpus: config(whole, STARTING, 'Number of CPUs that `serve` may use.', {
    usually: 'all CPUs, or half of the CPUs if a comparison runs its servers at the same time',
    changes: 'load',
  }),
};

const edges = choice(['edges', 'none']);
const WEIGHTING_HELP =
  'How profiles are weighted in the merge: every sample has the same weight (`samples`), or every profile has the same weight (`equal`).';
const VERSIONS_HELP =
  'Merge the profiles of all builds of the program (`any`), or only the profiles of the newest build (`newest`).';
const HAZARDS_HELP =
  'Calls that are known to do harm when the compiler inlines them: remove these calls from the profile (`apply`), or only report these calls (`report`).';
const MIN_DRIFT_HELP =
  'Propose a new profile only if it differs from the committed profile in more than this share of the weight.';
const MERGE = {
  compact: often(
    edges,
    MERGING,
    'Data that the merged profile keeps. `edges` keeps only the call edges, because the compiler reads nothing else. `none` keeps whole stacks.',
    {
      default: 'edges',
    },
  ),
  weighting: config(choice(['samples', 'equal']), MERGING, WEIGHTING_HELP, { default: 'samples' }),
  'build-id': config(choice(['any', 'newest']), MERGING, VERSIONS_HELP, { default: 'any' }),
  hazards: config(choice(['apply', 'report']), JUDGING, HAZARDS_HELP, { default: 'apply' }),
  exclude: config(
    list,
    JUDGING,
    'Calls to remove from the profile, written as `caller -> callee`, or as `callee` for the calls of all callers.',
    {
      kind: 'long list',
    },
  ),
  expect: config(
    list,
    CHECKING,
    'Functions or packages that must be in the profile. In a name, `*` matches any text.',
    {
      default: '',
      kind: 'shown',
    },
  ),
  renames: config(is.renames, JUDGING, 'Functions or packages that were renamed, one `old=new` per line.', {
    default: '',
    kind: 'long list',
  }),
  'carry-over': config(
    fraction,
    ['refresh'],
    'Weight that the committed profile gets in the merge, as a share of the weight of all new profiles together. With `0%`, the committed profile is not merged.',
    {
      default: '0%',
    },
  ),
  'min-drift': config(fraction, REFRESHING, MIN_DRIFT_HELP, {
    default: '5%',
  }),
  'max-profile-age': config(timeSpan, ['collect', 'check'], 'Warn if the profile is older than this age.', {
    default: '90d',
  }),
};

const SIDES_HELP =
  '`off` (no profile), `committed` (the committed profile), `merged` (the merged profile), or the path of a profile or binary. In `compare`, the value can also name the code of a branch, tag or commit, such as `ref:main`.';
const REF_PROFILE_HELP =
  'Profile with which the action builds the code of a `ref:` side. `own` uses the profile that the side’s commit contains. `baseline` uses the baseline’s profile for both sides, and `candidate` uses the candidate’s profile for both sides. `off` builds both sides without a profile. With a path, both sides use the profile at this path.';
const GATES_HELP =
  'Conditions that fail the job if the run proves them, such as `slower > 2%`, `slower(BenchmarkTCP*) > 1%`, `size > 5%`, `frames > 20%`, `memory > 10%` or `latency > 5%`. The command `check` takes conditions such as `age > 90d` and `stale > 10%`.';
const BUDGET_HELP =
  'Longest time for building the benchmarks, measuring and profiling together. The time begins when the action has built the program. The action first measures, and then takes profiles. Tuning takes additional time.';
const TUNE_HELP =
  'Search for a better profile by leaving calls out of the recorded profile. With `auto`, the run searches for at most half of `budget`, and only if the recorded profile is not proven to help, is proven slower than the committed profile, or stops the compiler from inlining other calls. With `30m`, the run searches for 30 minutes. With `culprits` or `culprits 30m`, the run only finds the calls of the profile that make the program slower. With `off`, the run never searches.';
const KEEP_HELP =
  'Calls that must stay in the profile: `tune` does not leave them out, and a refresh puts them back if the committed profile leaves them out. Written as `caller -> callee`, or as `callee` for the calls of all callers.';
const BENCHMARKS_HELP = 'Regular expression for the Go benchmarks to run, or `none`.';
const HELD_OUT_HELP =
  'Additional work that the run measures but that does not decide the verdict, as a map with the keys `load`, `benchmarks` and `benchmark-packages`. The report shows the figures of this held-out work next to the verdict.';
const MEASURED_WAYS = several(['benchmarks', 'load', 'production']);
const MEASURE_HELP =
  'What the run measures: `benchmarks`, `load` (what the settings `serve` and `load` describe) and `production`.';
// Ignore the kind `none` in a list with more kinds, such as `compiler, none`.
const REASONS = v.pipe(
  several(['compiler', 'profiles', 'none']),
  v.transform((kinds) => (kinds.length > 1 ? kinds.filter((kind) => kind !== 'none') : kinds)),
);
const EVIDENCE_HELP =
  'Where the action looks for the reasons of a change in speed: `compiler` (what the compiler did), `profiles` (CPU profiles of both sides), or `none`.';
const COMPARISON = {
  baseline: often(
    text,
    ['build', 'compare'],
    `Baseline, with which the candidate is compared: ${SIDES_HELP}`,
    {
      default: 'off',
      kind: 'shown',
    },
  ),
  candidate: often(
    text,
    ['build', 'compare'],
    `Candidate, which is compared with the baseline: ${SIDES_HELP}`,
    {
      default: 'committed',
      kind: 'shown',
    },
  ),
  'ref-profile': config(text, ['compare'], REF_PROFILE_HELP, {
    default: 'own',
    kind: 'shown',
    changes: 'refs',
  }),
  budget: often(patience, MEASURING, BUDGET_HELP, { default: '5m', changes: 'comparison' }),
  tune: config(tuning, MEASURING, TUNE_HELP, { default: 'auto', changes: 'comparison' }),
  keep: config(list, MEASURING, KEEP_HELP, { kind: 'long list' }),
  'fail-on': often(conditions, [...MEASURING, 'check'], GATES_HELP, { kind: 'shown' }),
  comment: often(
    flag,
    ['compare', 'check'],
    'Write the result into a comment on the pull request, and update this comment in later runs.',
    {
      default: 'true',
    },
  ),
  benchmarks: config(text, MEASURING, BENCHMARKS_HELP, {
    default: '.',
    kind: 'shown',
    changes: 'comparison',
  }),
  'benchmark-packages': config(list, MEASURING, 'Packages that contain the benchmarks, such as `./...`.', {
    usually: 'the packages of the program',
    kind: 'shown',
    changes: 'test builds',
  }),
  'held-out': config(HELD_OUT, MEASURING, HELD_OUT_HELP, {
    kind: 'yaml command',
    changes: 'comparison',
  }),
  measure: config(MEASURED_WAYS, MEASURING, MEASURE_HELP, {
    default: 'benchmarks, load, production',
    usually: 'everything that is configured',
    changes: 'comparison',
  }),
  evidence: config(REASONS, MEASURING, EVIDENCE_HELP, {
    default: 'compiler, profiles',
    changes: 'comparison',
  }),
  precision: config(
    fraction,
    MEASURING,
    'Stop measuring when the 95 % interval of the change is as narrow as this value.',
    {
      default: '0.5%',
      changes: 'comparison',
    },
  ),
  equivalence: config(
    fraction,
    MEASURING,
    'The verdict is `no difference` if the 95 % interval of the change contains zero and lies within ± this value.',
    {
      default: '1%',
      changes: 'comparison',
    },
  ),
  production: config(
    PRODUCTION,
    ['compare'],
    'Map of Prometheus queries that compare production before and after a release.',
    {
      kind: 'yaml',
    },
  ),
  history: config(
    HISTORY,
    MEASURING,
    'Sources from which the action takes the results of earlier runs, for the chart in the report.',
    {
      kind: 'yaml',
    },
  ),
};

const BRANCH_HELP =
  'Branch of the proposal. The name of the branch may contain placeholders such as `{{profile}}` and `{{target}}`.';
const BASE_HELP =
  'Branch that the proposal changes when a maintainer merges it. `{{head}}` stands for the checked-out branch.';
const METHODS = ['merge', 'squash', 'rebase'] as const;
const autoMerge = v.pipe(
  v.union([v.literal(false), choice(['false', ...METHODS])], 'one of `merge`, `squash`, `rebase`, `false`'),
  v.transform((value) => (value === 'false' ? false : value)),
);
const AUTO_MERGE_HELP =
  'Merge the pull request when all checks pass, with the method `merge`, `squash` or `rebase`.';
const PROPOSAL = {
  branch: often(text, PROPOSING, BRANCH_HELP, {
    usually:
      '`pgo/` followed by the profile’s path without its extension, and by the base if `base` contains a placeholder',
    kind: 'shown',
  }),
  base: often(text, PROPOSING, BASE_HELP, {
    usually: 'the default branch of the repository, or `HEAD` for `publish: local`',
    kind: 'shown',
  }),
  labels: often(list, PROPOSING, 'Labels for the pull request.', { default: '', kind: 'shown' }),
  reviewers: often(list, PROPOSING, 'Users to ask for a review.', { default: '', kind: 'shown' }),
  'team-reviewers': input(
    list,
    PROPOSING,
    'Teams to ask for a review. The token must be able to read teams.',
    {
      default: '',
      kind: 'shown',
    },
  ),
  assignees: input(list, PROPOSING, 'Users to assign the pull request to.', { default: '', kind: 'shown' }),
  title: input(
    text,
    PROPOSING,
    'Title of the pull request. The title may contain the same placeholders as `branch`.',
    {
      usually: '`Refresh PROFILE`',
      kind: 'shown',
    },
  ),
  body: input(text, PROPOSING, 'Markdown for the beginning of the pull request’s text.', { kind: 'shown' }),
  'body-path': config(text, PROPOSING, 'File with Markdown to use instead of `body`.', { kind: 'path' }),
  'commit-message': input(
    text,
    PROPOSING,
    'Message of the commit. The message may contain the same placeholders as `branch`.',
    {
      usually: '`pgo: refresh PROFILE`',
      kind: 'shown',
    },
  ),
  signoff: config(flag, PROPOSING, 'End the commit message with `Signed-off-by:`.', { default: 'false' }),
  draft: input(flag, PROPOSING, 'Open the pull request as a draft.', { default: 'false' }),
  'auto-merge': input(autoMerge, PROPOSING, AUTO_MERGE_HELP, { default: 'false' }),
  'delete-branch': input(flag, PROPOSING, 'Delete the branch when the action closes its pull request.', {
    default: 'false',
  }),
  'push-to-fork': input(is.repository, PROPOSING, 'Fork (`owner/name`) to push the branch to.'),
  'maintainer-can-modify': config(
    flag,
    PROPOSING,
    'Let maintainers of the repository push to the branch in the fork.',
    {
      default: 'true',
    },
  ),
  'git-push-options': config(
    list,
    PROPOSING,
    'Push options for `publish: git`, which GitLab and other servers understand.',
    {
      default: '',
      kind: 'shown',
    },
  ),
};

const PUBLISHERS = choice(['pull-request', 'commit', 'git', 'local', 'none']);
const PUBLISH_HELP =
  'How to publish the new profile: `pull-request`, `commit`, `git` (a branch pushed to `origin`), `local` (a branch in this clone) or `none`.';
const PUBLISH_DEFAULT = '`pull-request`, or `local` in a terminal without a token';
const TOGETHER_HELP =
  'Propose the profiles of all `targets` in one pull request (`one`), or each profile in a separate pull request (`each`).';
const PRIVATE_HELP = 'Whether a profile in a public repository may name functions of private modules.';
const PUBLICATION = {
  publish: often(PUBLISHERS, PROPOSING, PUBLISH_HELP, { usually: PUBLISH_DEFAULT }),
  repository: input(is.repository, PROPOSING, 'Repository to publish to.', {
    usually: '`$GITHUB_REPOSITORY`',
  }),
  'pull-requests': config(choice(['one', 'each']), PROPOSING, TOGETHER_HELP, { default: 'one' }),
  'private-names': config(choice(['refuse', 'allow']), REFRESHING, PRIVATE_HELP, { default: 'refuse' }),
  verify: config(text, REFRESHING, 'Command that must pass before a profile is proposed.', {
    kind: 'command',
  }),
  'verify-timeout': config(patience, REFRESHING, 'Longest time that `verify` may take.', { default: '15m' }),
};

const MAIN = { ...PROGRAM, ...COLLECTION, ...MERGE, ...COMPARISON };
/** All rows, by the name of the setting. */
export const SETTINGS = { ...MAIN, ...PUBLICATION, ...PROPOSAL };

/** The headings of `--help` and of the reference, each with the names of its settings. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Program: Object.keys(PROGRAM),
  Collecting: Object.keys(COLLECTION),
  Merging: Object.keys(MERGE),
  Comparing: Object.keys(COMPARISON),
  Publishing: [...Object.keys(PUBLICATION), ...Object.keys(PROPOSAL)],
};

const entry = (commands: readonly Command[], help: string, usually: string): SettingHelp => ({
  place: 'often',
  commands,
  help,
  usually,
});
/**
 * The inputs and options that are not in the table of settings, because they are not keys of the config file, or because they are read in a
 * different way.
 */
export const ENTRY_INPUTS = {
  command: entry(ALL, `Command to run: ${codeList(ALL)}.`, '`refresh`'),
  config: entry(
    ALL,
    'Path of the config file.',
    '`.github/pgo.yml` in the working directory or at the root of the repository',
  ),
  'working-directory': entry(ALL, 'Folder of the Go module.', '`.`'),
  sources: entry(
    COLLECTING,
    'YAML list of the places from which the action collects profiles.',
    'the `sources` of the config file',
  ),
  token: entry(ALL, "Token for GitHub's API.", '`${{ github.token }}`'),
};

type SettingName = keyof typeof SETTINGS;
type Immutable<T> = T extends readonly (infer E)[] ? readonly E[] : T;
type Value<N extends SettingName> = Immutable<v.InferOutput<(typeof SETTINGS)[N]['schema']>>;
/** The validated settings from one place, such as the config file or a target. Durations are in milliseconds, shares are fractions. */
export type Settings = { readonly [N in SettingName]?: Value<N> };

/** The names of all settings, in the order of the table. */
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];
type Entries = { [N in SettingName]: v.OptionalSchema<(typeof SETTINGS)[N]['schema'], undefined> };
/** The schemas of the config file's keys, except `sources` and `targets`. */
export const ENTRIES = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, v.optional(SETTINGS[name].schema)]),
) as unknown as Entries;
const SCHEMA = v.strictObject(ENTRIES);

type NameOfKind<K> = { [N in SettingName]: (typeof SETTINGS)[N]['kind'] extends K ? N : never }[SettingName];
/** The names of the settings that are paths. */
export type PathSetting = NameOfKind<'path'>;

/** Returns the names of the settings of a kind. */
export function settingsOfKind(kind: SettingKind): readonly SettingName[] {
  return SETTING_NAMES.filter((name) => SETTINGS[name].kind === kind);
}

/** The names of the inputs that are commands or contain commands. `secretsOfEnvironment` looks for secrets inside these commands. */
export const COMMAND_INPUTS: ReadonlySet<string> = new Set([
  ...settingsOfKind('command'),
  ...settingsOfKind('yaml command'),
]);

/** A setting that changes a comparison, with its value as the user could write it. */
export interface ChangedSetting {
  readonly name: string;
  readonly changes: ChangedPart;
  readonly value: string;
}

/** Returns the settings that change a comparison and differ from their defaults, in the order of the table. */
export function changedSettings(settings: Settings): readonly ChangedSetting[] {
  return SETTING_NAMES.flatMap((name) => {
    const { schema, form, changes, default: usual } = SETTINGS[name];
    if (changes === undefined || settings[name] === undefined) return [];
    const written = (value: unknown) => asWritten(form, value);
    const value = written(settings[name]);
    const isDefault = usual !== undefined && value === written(v.parse(schema as v.GenericSchema, usual));
    return isDefault || value === '' ? [] : [{ name, changes, value }];
  });
}

/** The names of the settings about a proposal. */
export const PROPOSAL_NAMES = Object.keys(PROPOSAL) as (keyof typeof PROPOSAL)[];

function traitsOfSetting(name: string): is.Traits {
  return traitsOf(Object.hasOwn(ENTRIES, name) ? ENTRIES[name as SettingName] : undefined);
}

/**
 * Validates the settings from one place.
 * @param where the name of the config file, or of a target in the config file; empty for inputs and options.
 * @param further names of keys that are allowed, because other code reads them.
 * @throws UsageError with the wrong key, its value and the expected kind of value.
 */
export function parseSettings(
  settings: Readonly<Record<string, unknown>>,
  where: string,
  further: readonly string[] = ['sources', 'targets'],
): Settings {
  const prefix = where === '' ? '' : `${where}: `;
  for (const [name, value] of Object.entries(settings)) {
    const { isLong } = traitsOfSetting(name);
    requirePlain(value, `${prefix}${name}`, isLong ? Number.POSITIVE_INFINITY : undefined);
  }
  const result = v.safeParse(SCHEMA, settings);
  if (result.success) return result.output as Settings;
  throw explain(result.issues, { where, written: settings, entries: ENTRIES, further });
}

/**
 * Validates inputs and options, which are always text. An empty input or option removes the value of the config file.
 * @throws UsageError as `parseSettings` does.
 */
export function parseInputs(inputs: Readonly<Record<string, string>>): Settings {
  const settings: Record<string, unknown> = { ...inputs };
  for (const [name, value] of Object.entries(inputs))
    if (value === '') settings[name] = undefined;
    else if (traitsOfSetting(name).isYaml) settings[name] = parseYaml(value, name);
  return parseSettings(settings, '', ['sources']);
}

type Camel<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S;
type WithDefault<N extends SettingName> = {
  [K in N]: (typeof SETTINGS)[K] extends { default: string } ? K : never;
}[N];
/** Settings in the spelling of the code: `min-samples` is `minSamples`. A setting with a default is never undefined. */
export type Values<N extends SettingName> = {
  readonly [K in WithDefault<N> as Camel<K>]: Value<K>;
} & { readonly [K in Exclude<N, WithDefault<N>> as Camel<K>]?: Value<K> };

/** Returns the values of some settings, with defaults, under the names that the code uses. */
export function valuesOf<N extends SettingName>(settings: Settings, wanted: readonly N[]): Values<N> {
  const entries = wanted.map((name) => {
    const { schema, default: written } = SETTINGS[name];
    const byDefault = () => (written === undefined ? undefined : v.parse(schema as v.GenericSchema, written));
    return [camelCase(name), settings[name] ?? byDefault()];
  });
  return Object.fromEntries(entries) as Values<N>;
}

/** Turns the name of a setting into the spelling of the code: `min-samples` into `minSamples`. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
