import type { Command } from '../config.ts';
import type { SettingName } from './settings.ts';

/** Every command that makes a profile from sources. */
const COLLECTING = ['refresh', 'collect', 'compare'] as const;
const BUILDING = ['refresh', 'build', 'compare'] as const;
const PUBLISHING = ['refresh', 'rollback'] as const;
const ALL = ['refresh', 'collect', 'build', 'compare', 'check', 'rollback', 'targets'] as const;

export interface About {
  readonly description: string;
  /** As it is shown to people; the value itself is in `config.ts`. */
  readonly default?: string;
  readonly commands: readonly Command[];
}

/** What each setting is, for `action.yml`, `--help`, the reference and the JSON Schema. */
export const ABOUT: Readonly<Record<SettingName, About>> = {
  target: {
    description: 'Of the config file’s `targets`, the names of those to work on.',
    default: 'all',
    commands: ALL,
  },
  'changed-since': {
    description:
      'Commit or branch: work only on those `targets` that have changed since, in what their program is built from.',
    default: 'all targets',
    commands: ALL,
  },
  package: {
    description: 'Main package that the profile is for, such as `./cmd/server`.',
    default: "the module's only main package",
    commands: ALL,
  },
  profile: {
    description: 'Path of the profile.',
    default: "`default.pgo` in the main package's folder",
    commands: ALL,
  },
  concurrency: {
    description: 'Endpoints that are profiled at the same time.',
    default: 'as many as there are',
    commands: COLLECTING,
  },
  'min-profiles': {
    description: 'Fewer profiles than this stop the run.',
    default: '`1`',
    commands: COLLECTING,
  },
  'min-samples': {
    description: 'Fewer samples than this, after the merge, stop the run.',
    default: '`100`',
    commands: [...COLLECTING, 'check'],
  },
  'max-failures': {
    description: 'A greater share of failed attempts than this stops the run.',
    default: '`100%`',
    commands: COLLECTING,
  },
  weighting: {
    description:
      'What has one voice in the merge: every sample (`samples`), or every profile, whatever its length (`equal`).',
    default: '`samples`',
    commands: [...COLLECTING, 'merge'],
  },
  'build-id': {
    description:
      'Of a mix of program versions, merge `any`, or only the one that was profiled last (`newest`).',
    default: '`any`',
    commands: [...COLLECTING, 'merge'],
  },
  hazards: {
    description:
      'Inlinings that are known to hurt, by Go version: keep them out of the committed profile (`apply`), or only `report` them.',
    default: '`apply`',
    commands: [...COLLECTING, 'check', 'merge'],
  },
  exclude: {
    description:
      'Calls that the compiler is not to take for hot: `caller -> callee`, or `callee` for all callers.',
    commands: [...COLLECTING, 'check', 'merge'],
  },
  renames: {
    description:
      'What functions or packages of older profiles are called today, a map or one `old=new` a line, such as `example.com/shop/old=example.com/shop/new`.',
    commands: [...COLLECTING, 'check', 'merge'],
  },
  'find-renames': {
    description:
      'Look into git’s history for what missing functions are called today, where it shows that for certain.',
    default: '`true`',
    commands: [...COLLECTING, 'check'],
  },
  'carry-over': {
    description:
      'How much the committed profile counts in the next one, of the weight of the new profiles: with `50%`, rare calls stay hot for some refreshes.',
    default: '`0%`',
    commands: ['refresh'],
  },
  archive: {
    description:
      'Object store that keeps every merged profile and result document, such as `s3://bucket/prod/my-service/`.',
    commands: COLLECTING,
  },
  fallback: {
    description:
      'What to use when no profile can be collected, first to last: `committed`, `archive`, the path of a profile, `off` (none at all). The run then succeeds, with a warning.',
    default: 'nothing: the run fails',
    commands: ['collect'],
  },
  serve: {
    description:
      'Command that starts the service while the sources are collected, and, with `$PGO_BINARY` for the program, either side of a load test.',
    commands: COLLECTING,
  },
  'serve-env': {
    description: 'Environment of `serve`, one `NAME=VALUE` a line, such as `LD_PRELOAD=…`.',
    commands: COLLECTING,
  },
  ready: {
    description: 'URL that answers with 2xx once the service can be used.',
    default: 'its endpoints accept connections',
    commands: COLLECTING,
  },
  load: {
    description:
      'Command that loads the service, while it is profiled and in a load test of both sides: `ab -n 20000 -c 8 http://127.0.0.1:8080/`.',
    commands: COLLECTING,
  },
  'load-env': { description: 'Environment of `load`, one `NAME=VALUE` a line.', commands: COLLECTING },
  cpus: {
    description: 'Whole CPUs that `serve` may use, such as `2`; Linux only.',
    default: 'all',
    commands: COLLECTING,
  },
  compact: {
    description:
      '`edges` keeps what the compiler reads, `stable` that with the committed weights where the compiler decides the same by them, `none` whole stacks.',
    default: '`edges`',
    commands: [...COLLECTING, 'merge'],
  },
  'min-drift': {
    description:
      'Share of the weight that must be in other calls than the committed profile makes hot, beyond sampling noise, for an update.',
    default: '`5%`',
    commands: ['refresh'],
  },
  'max-profile-age': {
    description: 'A committed profile, or a `fallback`, that is older than this is a warning.',
    default: '`90d`',
    commands: ['collect', 'check'],
  },
  'build-flags': {
    description: 'Further arguments of `go build`, such as `-tags=prod -trimpath`.',
    commands: BUILDING,
  },
  platforms: {
    description:
      'Platforms to build for, as `GOOS/GOARCH`, such as `linux/amd64, linux/arm64/v8.1, windows/amd64`.',
    default: 'this machine',
    commands: ['build'],
  },
  cgo: {
    description: 'Build with cgo (`CGO_ENABLED`) or without.',
    default: 'as Go does',
    commands: ['build'],
  },
  reproducible: {
    description:
      'Build so that the same source and profile give the same bytes in any folder and at any time, and verify it by a second build.',
    default: '`false`',
    commands: ['build'],
  },
  benchmarks: {
    description: 'Regular expression of the Go benchmarks to run on both sides; `none` runs none.',
    default: '`.`',
    commands: ['refresh', 'compare'],
  },
  'benchmark-packages': {
    description: 'Packages whose benchmarks are run, such as `./...` for all of the module.',
    default: 'all but those that only other programs of the module are made of',
    commands: ['refresh', 'compare'],
  },
  budget: {
    description: 'Time to spend on measuring at most, builds not counted.',
    default: '`5m`',
    commands: ['refresh', 'compare'],
  },
  precision: {
    description: 'Measuring ends once the 95 % interval of the change is this narrow, to either side.',
    default: '`0.5%`',
    commands: ['refresh', 'compare'],
  },
  equivalence: {
    description:
      'An interval that holds zero and lies within this much of it, to either side, is `no difference`.',
    default: '`1%`',
    commands: ['refresh', 'compare'],
  },
  measure: {
    description:
      'What is measured: `benchmarks`, `load` (of `serve` and `load`, where `serve` starts `$PGO_BINARY`), `production`.',
    default: 'all that is configured',
    commands: ['refresh', 'compare'],
  },
  evidence: {
    description:
      'What is looked into beside: what the `compiler` did, `profiles` of both sides, `build-times` with an empty cache; or `none`.',
    default: '`compiler`, `profiles`; with `compare` also `build-times`',
    commands: ['refresh', 'compare'],
  },
  production: {
    description: 'Prometheus and queries that compare production before and after a release, a YAML map.',
    commands: ['compare'],
  },
  history: {
    description: 'Where result documents of earlier runs are, for the chart over releases, a YAML list.',
    commands: ['refresh', 'compare'],
  },
  'fail-on': {
    description:
      'Conditions, proven, that turn the job red: `slower > 2%`, `size > 5%`, `frames > 20%`, `memory > 10%`.',
    default: 'nothing does',
    commands: ['refresh', 'compare'],
  },
  comment: {
    description: 'On a pull request, keep one comment with the result up to date.',
    default: '`true`',
    commands: ['compare', 'check'],
  },
  baseline: {
    description: 'Side to compare with: `off`, `committed`, `merged`, or the path of a profile or binary.',
    default: '`off`',
    commands: ['build', 'compare'],
  },
  candidate: {
    description: 'Side to judge: `off`, `committed`, `merged`, or the path of a profile or binary.',
    default: '`committed`',
    commands: ['build', 'compare'],
  },
  verify: {
    description:
      'Command that must pass before a profile is proposed, in a tree that has it in place, at `$PGO_PROFILE`; such as `go test -pgo="$PGO_PROFILE" ./...`.',
    commands: ['refresh'],
  },
  'verify-timeout': {
    description: 'Time that `verify` may take at most.',
    default: '`15m`',
    commands: ['refresh'],
  },
  publish: {
    description:
      'How the profile is handed in: `pull-request`, `commit`, `git` (a branch pushed to `origin`, for GitLab, Gitea and others), `local` (a branch of this clone) or `none`.',
    default: '`pull-request`',
    commands: PUBLISHING,
  },
  'private-names': {
    description:
      'Whether a profile may tell a public repository names of functions of modules that Go is told are private (`GOPRIVATE`, `GONOPROXY`, `GONOSUMDB`), that lie outside of the repository or are not in `go.sum`: `refuse` or `allow`.',
    default: '`refuse`',
    commands: ['refresh'],
  },
  'pull-requests': {
    description: 'Propose the profiles of all `targets` in `one` pull request, or `each` in its own.',
    default: '`one`',
    commands: PUBLISHING,
  },
  repository: {
    description: 'Repository to publish to, as `owner/name`.',
    default: '`$GITHUB_REPOSITORY`',
    commands: PUBLISHING,
  },
  branch: {
    description:
      'Branch that the profile is proposed on; may hold `{{profile}}`, `{{target}}` and other names.',
    default: '`pgo/` and the profile’s path, for `rollback` `pgo/rollback-` and that',
    commands: PUBLISHING,
  },
  'branch-suffix': {
    description:
      'What is put behind the name of `branch`: `random`, `timestamp` or `short-commit-hash`; a name that is new opens a new pull request.',
    commands: PUBLISHING,
  },
  base: {
    description: 'Branch that the profile is proposed for; `{{head}}` is what is checked out.',
    default: 'the default branch; for `publish: local` what is checked out',
    commands: PUBLISHING,
  },
  title: {
    description: 'Title of the pull request; may hold the same names as `branch`.',
    default: '`Refresh PROFILE`, `Roll back PROFILE`',
    commands: PUBLISHING,
  },
  body: { description: 'Markdown to put first in the pull request.', commands: PUBLISHING },
  'body-path': {
    description: 'File, from the working directory, whose Markdown is put there instead of `body`.',
    commands: PUBLISHING,
  },
  'commit-message': {
    description: 'Message of the commit; may hold the same names as `branch`.',
    default: '`pgo: refresh PROFILE`, `pgo: roll back PROFILE`',
    commands: PUBLISHING,
  },
  signoff: {
    description: 'End the commit message in `Signed-off-by:`, with the name that the commit is made by.',
    default: '`false`',
    commands: PUBLISHING,
  },
  labels: { description: 'Labels for the pull request.', commands: PUBLISHING },
  assignees: { description: 'Users to assign the pull request to.', commands: PUBLISHING },
  reviewers: { description: 'Users to ask for a review.', commands: PUBLISHING },
  'team-reviewers': {
    description: 'Teams to ask for a review; needs a token that may read teams.',
    commands: PUBLISHING,
  },
  milestone: { description: 'Number of the milestone for the pull request.', commands: PUBLISHING },
  draft: {
    description:
      'Open the pull request as a draft (`true`), and make it one again with every update (`always-true`).',
    default: '`false`',
    commands: PUBLISHING,
  },
  'maintainer-can-modify': {
    description: 'Let maintainers push to the branch of the fork.',
    default: '`true`',
    commands: PUBLISHING,
  },
  'push-to-fork': {
    description: 'Fork, as `owner/name`, that the branch is pushed to.',
    commands: PUBLISHING,
  },
  'delete-branch': {
    description:
      'Delete the branch when the pull request is closed because it became pointless (`publish: git` and `local` always do).',
    default: '`false`',
    commands: PUBLISHING,
  },
  'auto-merge': {
    description:
      'Let GitHub merge the pull request once its checks pass: `merge`, `squash`, `rebase` or `false`.',
    default: '`false`',
    commands: PUBLISHING,
  },
  'git-push-options': {
    description:
      'What `publish: git` passes to the server with the push, such as `merge_request.create` for GitLab.',
    commands: PUBLISHING,
  },
  'output-directory': {
    description: 'Folder for the report, the binaries and the result document.',
    default: 'a new temporary folder',
    commands: ALL,
  },
};

/** Further inputs and options that are not settings of the config file. */
export const ENTRY_INPUTS = {
  command: {
    description: 'What to do: `refresh`, `collect`, `build`, `compare`, `check`, `rollback` or `targets`.',
    default: '`refresh`',
    commands: ALL,
  },
  config: {
    description: 'Path of the config file.',
    default: '`.github/pgo.yml` in the working directory or at the root of the repository',
    commands: ALL,
  },
  'working-directory': { description: 'Folder of the Go module.', default: '`.`', commands: ALL },
  sources: {
    description: 'Where profiles come from, as a YAML list.',
    default: 'the `sources` of the config file',
    commands: COLLECTING,
  },
  token: {
    description: "Token for GitHub's API.",
    default: '`${{ github.token }}`',
    commands: ['refresh', 'collect', 'compare', 'check', 'rollback'],
  },
} satisfies Record<string, About>;
