import * as v from 'valibot';
import type { Command } from '../config.ts';
import { choice, duration, flag, list, share, text, whole, words } from './values.ts';

/** Every command that makes a profile from sources. */
const COLLECTING = ['refresh', 'collect', 'compare'] as const;
const BUILDING = ['refresh', 'build', 'compare'] as const;
const ALL = ['refresh', 'collect', 'build', 'compare', 'check'] as const;

const AUTO_MERGE = 'one of `merge`, `squash`, `rebase`, `false`';

/**
 * The settings of a run. The action's inputs, the CLI's options and the keys of the config file are these, under
 * the same names; `action.yml`, `--help`, the README's table and the JSON Schema are made from here.
 */
export const SETTINGS = v.strictObject({
  package: v.optional(text),
  profile: v.optional(text),
  concurrency: v.optional(whole(1)),
  'min-profiles': v.optional(whole(1)),
  'min-samples': v.optional(whole(1)),
  'max-failures': v.optional(share),
  compact: v.optional(choice(['edges', 'none'])),
  'min-drift': v.optional(share),
  'max-profile-age': v.optional(duration),
  'build-flags': v.optional(words),
  benchmarks: v.optional(text),
  'benchmark-packages': v.optional(list),
  budget: v.optional(duration),
  baseline: v.optional(text),
  candidate: v.optional(text),
  publish: v.optional(choice(['pull-request', 'commit', 'local', 'none'])),
  repository: v.optional(v.pipe(text, v.regex(/^[\w.-]+\/[\w.-]+$/, 'a repository as `owner/name`'))),
  branch: v.optional(text),
  base: v.optional(text),
  title: v.optional(text),
  body: v.optional(text),
  'commit-message': v.optional(text),
  labels: v.optional(list),
  assignees: v.optional(list),
  reviewers: v.optional(list),
  'team-reviewers': v.optional(list),
  milestone: v.optional(whole(1)),
  draft: v.optional(flag),
  'maintainer-can-modify': v.optional(flag),
  'push-to-fork': v.optional(v.pipe(text, v.regex(/^[\w.-]+\/[\w.-]+$/, 'a repository as `owner/name`'))),
  'delete-branch': v.optional(flag),
  'auto-merge': v.optional(
    v.union([v.literal(false), choice(['false', 'merge', 'squash', 'rebase'])], AUTO_MERGE),
  ),
  'output-directory': v.optional(text),
});

export type SettingName = keyof typeof SETTINGS.entries;
export type Settings = v.InferOutput<typeof SETTINGS>;

export interface About {
  readonly description: string;
  /** As it is shown to people; the value itself is in `config.ts`. */
  readonly default?: string;
  readonly commands: readonly Command[];
}

export const ABOUT: Readonly<Record<SettingName, About>> = {
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
  compact: {
    description: '`edges` keeps what the compiler reads, `none` keeps whole stacks.',
    default: '`edges`',
    commands: [...COLLECTING, 'merge'],
  },
  'min-drift': {
    description: 'Share of the call-edge weight that must have moved, beyond sampling noise, for an update.',
    default: '`5%`',
    commands: ['refresh'],
  },
  'max-profile-age': {
    description: 'A committed profile older than this is a warning.',
    default: '`90d`',
    commands: ['check'],
  },
  'build-flags': {
    description: 'Further arguments of `go build`, such as `-tags=prod -trimpath`.',
    commands: BUILDING,
  },
  benchmarks: {
    description: 'Regular expression of the Go benchmarks to run on both sides; `none` runs none.',
    default: '`.`',
    commands: ['refresh', 'compare'],
  },
  'benchmark-packages': {
    description: 'Packages whose benchmarks are run.',
    default: '`./...`',
    commands: ['refresh', 'compare'],
  },
  budget: {
    description: 'Time to spend on measuring, builds not counted.',
    default: '`2m`',
    commands: ['refresh', 'compare'],
  },
  baseline: {
    description: 'Side to compare with: `off`, `committed`, `merged`, or the path of a profile.',
    default: '`off`',
    commands: ['build', 'compare'],
  },
  candidate: {
    description: 'Side to judge: `off`, `committed`, `merged`, or the path of a profile.',
    default: '`committed`',
    commands: ['build', 'compare'],
  },
  publish: {
    description:
      'How the profile is handed in: `pull-request`, `commit`, `local` (a branch of this clone) or `none`.',
    default: '`pull-request`',
    commands: ['refresh'],
  },
  repository: {
    description: 'Repository to publish to, as `owner/name`.',
    default: '`$GITHUB_REPOSITORY`',
    commands: ['refresh'],
  },
  branch: {
    description: 'Branch that the profile is proposed on.',
    default: '`pgo/` and the profile’s path',
    commands: ['refresh'],
  },
  base: {
    description: 'Branch that the profile is proposed for.',
    default: 'the default branch; for `publish: local` what is checked out',
    commands: ['refresh'],
  },
  title: { description: 'Title of the pull request.', default: '`Refresh PROFILE`', commands: ['refresh'] },
  body: { description: 'Markdown to put first in the pull request.', commands: ['refresh'] },
  'commit-message': {
    description: 'Message of the commit.',
    default: '`pgo: refresh PROFILE`',
    commands: ['refresh'],
  },
  labels: { description: 'Labels for the pull request.', commands: ['refresh'] },
  assignees: { description: 'Users to assign the pull request to.', commands: ['refresh'] },
  reviewers: { description: 'Users to ask for a review.', commands: ['refresh'] },
  'team-reviewers': {
    description: 'Teams to ask for a review; needs a token that may read teams.',
    commands: ['refresh'],
  },
  milestone: { description: 'Number of the milestone for the pull request.', commands: ['refresh'] },
  draft: { description: 'Open the pull request as a draft.', default: '`false`', commands: ['refresh'] },
  'maintainer-can-modify': {
    description: 'Let maintainers push to the branch of the fork.',
    default: '`true`',
    commands: ['refresh'],
  },
  'push-to-fork': {
    description: 'Fork, as `owner/name`, that the branch is pushed to.',
    commands: ['refresh'],
  },
  'delete-branch': {
    description:
      'Delete the branch when the pull request is closed because it became pointless (`publish: local` always does).',
    default: '`false`',
    commands: ['refresh'],
  },
  'auto-merge': {
    description:
      'Let GitHub merge the pull request once its checks pass: `merge`, `squash`, `rebase` or `false`.',
    default: '`false`',
    commands: ['refresh'],
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
    description: 'What to do: `refresh`, `collect`, `build`, `compare` or `check`.',
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
    commands: ['refresh', 'collect', 'compare'],
  },
} satisfies Record<string, About>;
