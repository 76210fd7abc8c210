import type { PublishOptions } from '../publish/proposal.ts';
import { optional } from './optional.ts';
import type { Settings } from './settings.ts';

/** What is said of the pull request; what is left out follows from the profile's path. */
export type PublishSettings = Omit<PublishOptions, 'branch' | 'title' | 'commitMessage'> &
  Partial<Pick<PublishOptions, 'branch' | 'title' | 'commitMessage'>> & {
    /** Path of a file whose text takes the place of `body`, as the user wrote it. */
    readonly bodyPath?: string;
  };

export function publishSettings(settings: Settings): PublishSettings {
  const autoMerge = settings['auto-merge'] ?? false;
  return {
    ...optional('branch', settings.branch),
    ...optional('base', settings.base),
    ...optional('title', settings.title),
    ...optional('body', settings.body),
    ...optional('bodyPath', settings['body-path']),
    ...optional('commitMessage', settings['commit-message']),
    ...optional('pushToFork', settings['push-to-fork']),
    labels: settings.labels ?? [],
    assignees: settings.assignees ?? [],
    reviewers: settings.reviewers ?? [],
    teamReviewers: settings['team-reviewers'] ?? [],
    signOff: settings.signoff ?? false,
    gitPushOptions: settings['git-push-options'] ?? [],
    draft: settings.draft === true,
    maintainerCanModify: settings['maintainer-can-modify'] ?? true,
    deleteBranch: settings['delete-branch'] ?? false,
    autoMerge: autoMerge === 'false' ? false : autoMerge,
  };
}
