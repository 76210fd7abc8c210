import { type Answer, answers } from './answers.ts';

/** One update of a branch. */
export interface RefUpdate {
  readonly name: string;
  readonly beforeOid?: string;
  readonly afterOid: string;
  readonly force?: boolean;
}

/** What the overlay can do to a pull request that the emulator's REST API cannot. */
export interface GraphQlState {
  login(): string | undefined;
  /** Updates branches of the repository with that node ID. @returns the words of a refusal. */
  updateRefs(repositoryId: string, updates: readonly RefUpdate[]): Promise<string | undefined>;
  /** Who closed the pull request with that node ID last; undefined for an open one or another node. */
  closerOf(nodeId: string): Promise<{ readonly login: string } | undefined>;
  /** Where the pull request with that node ID is kept; undefined for an unknown one. */
  overlayOf(nodeId: string): Promise<
    | {
        draft?: boolean;
        isQueued?: boolean;
        autoMerge?: { readonly merge_method: string; readonly enabled_by: { readonly login: string } };
      }
    | undefined
  >;
}

const AUTO_MERGE =
  'authorEmail clientMutationId commitBody commitHeadline expectedHeadOid mergeMethod pullRequestId';
/** The fields of the inputs, from docs.github.com/graphql/reference/input-objects. */
const MUTATIONS: Readonly<Record<string, readonly string[]>> = {
  enablePullRequestAutoMerge: AUTO_MERGE.split(' '),
  convertPullRequestToDraft: ['clientMutationId', 'pullRequestId'],
  markPullRequestReadyForReview: ['clientMutationId', 'pullRequestId'],
};

/**
 * GitHub's GraphQL as far as we call it: `viewer` and three mutations on a pull request, with state. There is
 * no emulator of it; documents are matched by the mutation's name and the fields of its input.
 */
export async function answerGraphQl(
  text: string,
  state: GraphQlState,
): Promise<{ readonly answer: Answer; readonly violations: readonly string[] }> {
  const { query, variables = {} } = JSON.parse(text) as {
    query: string;
    variables?: Record<string, unknown>;
  };
  if (/^\s*query\s*\{\s*viewer\s*\{\s*login\s*\}\s*\}\s*$/.test(query)) {
    return { answer: ok({ viewer: { login: state.login() } }), violations: [] };
  }
  if (query.includes('updateRefs(')) return updateRefs(query, variables, state);
  if (query.includes('isInMergeQueue')) return queued(variables, state);
  if (/^\s*query\(\$ids: \[ID!\]!\)\s*\{\s*nodes\(ids: \$ids\)/.test(query))
    return closers(query, variables, state);
  const name = Object.keys(MUTATIONS).find((mutation) => query.includes(`${mutation}(`));
  if (name === undefined)
    return { answer: answers.notFound, violations: [`GraphQL: unknown document ${query}`] };
  const input = /input:\s*\{([^}]*)\}/.exec(query)?.[1] ?? '';
  const fields = [...input.matchAll(/(\w+):/g)].map(([, field]) => field as string);
  const violations = fields
    .filter((field) => !MUTATIONS[name]?.includes(field))
    .map((field) => `GraphQL ${name}: unknown input field ${field}`);
  const overlay = await state.overlayOf(String(variables['id']));
  if (overlay === undefined) {
    return { answer: answers.graphqlError('Could not resolve to a node with the global id'), violations };
  }
  return { answer: mutate(name, overlay, variables, state.login() ?? ''), violations };
}

const REF_UPDATE = ['afterOid', 'beforeOid', 'force', 'name'];

/** As docs.github.com/graphql/reference/git describes it: all updates, or none. */
async function updateRefs(query: string, variables: Record<string, unknown>, state: GraphQlState) {
  const updates = (variables['refUpdates'] ?? []) as readonly RefUpdate[];
  const violations = updates
    .flatMap((update) => Object.keys(update))
    .filter((field) => !REF_UPDATE.includes(field))
    .map((field) => `GraphQL RefUpdate: unknown field ${field}`);
  if (!/\$repositoryId: ID!/.test(query) || !/\$refUpdates: \[RefUpdate!\]!/.test(query))
    violations.push(`GraphQL updateRefs: unknown variables in ${query}`);
  const refusal = await state.updateRefs(String(variables['repositoryId']), updates);
  const answer =
    refusal === undefined ? ok({ updateRefs: { clientMutationId: null } }) : answers.graphqlError(refusal);
  return { answer, violations };
}

/** Whether each pull request waits in a merge queue. */
async function queued(variables: Record<string, unknown>, state: GraphQlState) {
  const nodes = [];
  for (const id of (variables['ids'] ?? []) as readonly string[])
    nodes.push({ isInMergeQueue: (await state.overlayOf(id))?.isQueued === true });
  return { answer: ok({ nodes }), violations: [] };
}

/** The last `ClosedEvent` of each pull request: a person's or a bot's. */
async function closers(query: string, variables: Record<string, unknown>, state: GraphQlState) {
  const isKnown =
    /timelineItems\(last: 1, itemTypes: \[CLOSED_EVENT\]\)[\s\S]*on ClosedEvent \{ actor \{ login __typename \} \}/;
  const violations = isKnown.test(query) ? [] : [`GraphQL: unknown selection in ${query}`];
  const nodes = [];
  for (const id of (variables['ids'] ?? []) as readonly string[]) {
    const closer = await state.closerOf(id);
    // GraphQL names bots without the suffix that REST gives them.
    const actor = closer && {
      login: closer.login.replace(/\[bot\]$/, ''),
      __typename: closer.login.endsWith('[bot]') ? 'Bot' : 'User',
    };
    nodes.push({ id, timelineItems: { nodes: actor === undefined ? [] : [{ actor }] } });
  }
  return { answer: ok({ nodes }), violations };
}

function mutate(
  name: string,
  overlay: NonNullable<Awaited<ReturnType<GraphQlState['overlayOf']>>>,
  variables: Record<string, unknown>,
  login: string,
): Answer {
  if (name === 'enablePullRequestAutoMerge') {
    if (overlay.draft) return answers.graphqlError('Pull request Pull request is in draft state');
    overlay.autoMerge = {
      merge_method: String(variables['mergeMethod'] ?? 'MERGE').toLowerCase(),
      enabled_by: { login },
    };
    return ok({ [name]: { pullRequest: { autoMergeRequest: { enabledAt: '2026-01-01T00:00:00Z' } } } });
  }
  overlay.draft = name === 'convertPullRequestToDraft';
  return ok({ [name]: { pullRequest: { isDraft: overlay.draft } } });
}

function ok(data: unknown): Answer {
  return { status: 200, body: { data } };
}
