import * as v from 'valibot';
import { HISTORY } from './history.ts';
import { ARCHIVE } from './kinds/objects.ts';
import { PRODUCTION } from './production.ts';
import { renames } from './renames.ts';
import {
  assignments,
  choice,
  duration,
  flag,
  list,
  matching,
  patience,
  several,
  share,
  text,
  whole,
  words,
} from './values.ts';

const DRAFT = 'one of `true`, `false`, `always-true`';
const AUTO_MERGE = 'one of `merge`, `squash`, `rebase`, `false`';

/**
 * The settings of a run. The action's inputs, the CLI's options and the keys of the config file are these, under
 * the same names; `action.yml`, `--help`, the tables of docs/reference.md and the JSON Schema are made from here and from
 * what about.ts says of each.
 */
export const SETTINGS = v.strictObject({
  target: v.optional(list),
  'changed-since': v.optional(text),
  package: v.optional(text),
  profile: v.optional(text),
  concurrency: v.optional(whole),
  'min-profiles': v.optional(whole),
  'min-samples': v.optional(whole),
  'max-failures': v.optional(share),
  weighting: v.optional(choice(['samples', 'equal'])),
  'build-id': v.optional(choice(['any', 'newest'])),
  compact: v.optional(choice(['edges', 'stable', 'none'])),
  hazards: v.optional(choice(['apply', 'report'])),
  exclude: v.optional(list),
  renames: v.optional(renames),
  'find-renames': v.optional(flag),
  'carry-over': v.optional(share),
  archive: v.optional(ARCHIVE),
  fallback: v.optional(list),
  serve: v.optional(text),
  'serve-env': v.optional(assignments),
  ready: v.optional(matching(/https?:\/\/[\s\S]*/, 'a URL such as `http://127.0.0.1:8080/healthz`')),
  load: v.optional(text),
  'load-env': v.optional(assignments),
  cpus: v.optional(whole),
  'min-drift': v.optional(share),
  'max-profile-age': v.optional(duration),
  'build-flags': v.optional(words),
  platforms: v.optional(list),
  cgo: v.optional(flag),
  reproducible: v.optional(flag),
  benchmarks: v.optional(text),
  'benchmark-packages': v.optional(list),
  budget: v.optional(patience),
  precision: v.optional(share),
  equivalence: v.optional(share),
  measure: v.optional(several(['benchmarks', 'load', 'production'])),
  evidence: v.optional(several(['compiler', 'profiles', 'build-times', 'none'])),
  production: v.optional(PRODUCTION),
  history: v.optional(HISTORY),
  'fail-on': v.optional(list),
  comment: v.optional(flag),
  baseline: v.optional(text),
  candidate: v.optional(text),
  verify: v.optional(text),
  'verify-timeout': v.optional(patience),
  publish: v.optional(choice(['pull-request', 'commit', 'git', 'local', 'none'])),
  'private-names': v.optional(choice(['refuse', 'allow'])),
  'pull-requests': v.optional(choice(['one', 'each'])),
  repository: v.optional(matching(/[\w.-]+\/[\w.-]+/, 'a repository as `owner/name`')),
  branch: v.optional(text),
  'branch-suffix': v.optional(choice(['random', 'timestamp', 'short-commit-hash'])),
  base: v.optional(text),
  title: v.optional(text),
  body: v.optional(text),
  'body-path': v.optional(text),
  'commit-message': v.optional(text),
  signoff: v.optional(flag),
  labels: v.optional(list),
  assignees: v.optional(list),
  reviewers: v.optional(list),
  'team-reviewers': v.optional(list),
  milestone: v.optional(whole),
  draft: v.optional(v.union([flag, choice(['always-true'])], DRAFT)),
  'maintainer-can-modify': v.optional(flag),
  'push-to-fork': v.optional(matching(/[\w.-]+\/[\w.-]+/, 'a repository as `owner/name`')),
  'delete-branch': v.optional(flag),
  'auto-merge': v.optional(
    v.union([v.literal(false), choice(['false', 'merge', 'squash', 'rebase'])], AUTO_MERGE),
  ),
  'git-push-options': v.optional(list),
  'output-directory': v.optional(text),
});

export type SettingName = keyof typeof SETTINGS.entries;
export type Settings = v.InferOutput<typeof SETTINGS>;
