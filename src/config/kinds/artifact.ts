import * as v from 'valibot';
import { matching, text, whole } from '../values.ts';
import { commonOf, kind } from './kind.ts';

export const artifact = kind(
  {
    artifact: text,
    repository: v.optional(matching(/[\w.-]+\/[\w.-]+/, 'a repository as `owner/name`')),
    workflow: v.optional(
      v.union([text, v.pipe(v.number(), v.transform(String))], 'a workflow file name or id'),
    ),
    branch: v.optional(text),
    'run-id': v.optional(whole),
  },
  (written) => ({
    kind: 'artifact',
    name: written.artifact,
    ...(written.repository !== undefined && { repository: written.repository }),
    ...(written.workflow !== undefined && { workflow: written.workflow }),
    ...(written.branch !== undefined && { branch: written.branch }),
    ...(written['run-id'] !== undefined && { runId: written['run-id'] }),
    ...commonOf(written, `artifact: ${written.artifact}`),
  }),
);
