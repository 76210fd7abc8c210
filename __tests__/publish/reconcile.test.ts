import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  composeBody,
  digestOfFiles,
  type Note,
  readBody,
  withdrawnBody,
  withNote,
} from '../../src/publish/proposal-text.ts';
import {
  type BranchState,
  type ClosedProposal,
  type CommitFacts,
  DECLINED_LIMIT,
  declinedAmong,
  type Goal,
  type ProposalAction,
  type ProposalState,
  type PullState,
  reconcile,
  type Wishes,
} from '../../src/publish/reconcile.ts';

/**
 * The table of docs/publishing.md, and its finer points, as tests of the pure function: what people and earlier runs did, and what
 * the next run does.
 */

const PATH = 'default.pgo';
const [OLD, NEW, NEWER, THEIRS] = ['old', 'new', 'newer', 'theirs'];

const OUR_COMMIT: CommitFacts = {
  isMerge: false,
  author: 'bot',
  isOurs: true,
  message: 'm1',
  hasOurMessage: true,
};
const THEIR_COMMIT: CommitFacts = {
  isMerge: false,
  author: 'gopher',
  isOurs: false,
  message: 'm2',
  hasOurMessage: false,
};
const THEIR_MERGE: CommitFacts = { ...THEIR_COMMIT, isMerge: true };

const WISHES: Wishes = {
  title: 'Refresh default.pgo',
  labels: [],
  assignees: [],
  reviewers: [],
  teams: [],
  autoMerge: false,
  draft: false,
  deleteBranch: true,
};
const ALL: Wishes = {
  ...WISHES,
  labels: ['pgo'],
  assignees: ['alice'],
  reviewers: ['bob'],
  teams: ['perf'],
  autoMerge: 'squash',
};
const ALL_SETTLED = {
  labels: ['pgo'],
  assignees: ['alice'],
  reviewers: ['bob'],
  teams: ['perf'],
  autoMerge: true,
};
const NONE_SETTLED = { labels: [], assignees: [], reviewers: [], teams: [], autoMerge: false };

function propose(content: string, changed: Partial<Goal & { kind: 'propose' }> = {}): Goal {
  return {
    kind: 'propose',
    files: { [PATH]: content },
    isSlower: false,
    isRollback: false,
    render: () => `About ${content}.`,
    ...changed,
  };
}

function noteOf(content: string, changed: Partial<Note> = {}): Note {
  return {
    files: { [PATH]: content },
    title: WISHES.title,
    base: 'main',
    message: 'm1',
    settled: { ...ALL_SETTLED, autoMerge: true },
    ...changed,
  };
}

function bodyOf(content: string, changed: Partial<Note> = {}): string {
  return composeBody(undefined, { note: noteOf(content, changed), render: () => `About ${content}.` });
}

/** One commit with this content on top of the base. */
function branchOf(
  content: string,
  changed: { readonly commits?: readonly CommitFacts[]; readonly changed?: readonly string[] } = {},
): BranchState {
  const commits = changed.commits ?? [OUR_COMMIT];
  return {
    sha: `commit of ${content}`,
    ahead: {
      commits,
      count: commits.length,
      changed: changed.changed ?? [PATH],
      isOnBase: commits.length === 1,
    },
    files: { [PATH]: content },
    original: { [PATH]: content },
  };
}

function pullOf(body: string, changed: Partial<PullState> = {}): PullState {
  return {
    number: 7,
    title: WISHES.title,
    body,
    base: 'main',
    isDraft: false,
    isQueued: false,
    hasAutoMerge: false,
    labels: [],
    assignees: [],
    reviewers: [],
    teams: [],
    ...changed,
  };
}

function stateOf(changed: Partial<ProposalState> = {}): ProposalState {
  return {
    base: { name: 'main', files: { [PATH]: OLD } },
    hasPulls: true,
    isPersonal: false,
    paths: [PATH],
    done: new Set(),
    refused: new Set(),
    ...changed,
  };
}

/** Proposed by an earlier run and untouched since. */
const proposed = (changed: Partial<ProposalState> = {}) =>
  stateOf({ branch: branchOf(NEW), pull: pullOf(bodyOf(NEW)), ...changed });

const kinds = (actions: readonly ProposalAction[]) => actions.map(({ kind }) => kind);
const planned = (goal: Goal, state: ProposalState, wishes = WISHES) => {
  const { outcome, actions } = reconcile(goal, wishes, state);
  return [outcome.kind, ...kinds(actions)];
};

/** The rows of docs/publishing.md: each first cell, the state that it describes, and what a new profile leads to. */
const TABLE: Readonly<Record<string, readonly [state: ProposalState, plan: readonly string[], goal?: Goal]>> =
  {
    'There is no proposal.': [stateOf(), ['reached', 'write-branch', 'open']],
    'The base has this profile.': [stateOf({ base: { name: 'main', files: { [PATH]: NEW } } }), ['held']],
    'The pull request proposes an earlier profile.': [
      proposed(),
      ['reached', 'edit', 'write-branch'],
      propose(NEWER),
    ],
    'The pull request proposes this profile.': [proposed(), ['reached']],
    'An earlier run was killed after it wrote the branch.': [
      stateOf({ branch: branchOf(NEW) }),
      ['reached', 'open'],
    ],
    'An earlier run was killed after it wrote the branch and before it wrote the text.': [
      stateOf({ branch: branchOf(NEWER), pull: pullOf(bodyOf(NEW, { next: { [PATH]: NEWER } })) }),
      ['reached', 'edit'],
      propose(NEWER),
    ],
    'You pushed a commit to the branch.': [
      proposed({ branch: branchOf(THEIRS, { commits: [OUR_COMMIT, THEIR_COMMIT] }) }),
      ['foreign'],
      propose(NEWER),
    ],
    'You amended its commit.': [
      proposed({ branch: branchOf(THEIRS, { commits: [THEIR_COMMIT] }) }),
      ['foreign'],
      propose(NEWER),
    ],
    'You merged the base and chose another profile.': [
      proposed({
        branch: { ...branchOf(THEIRS, { commits: [OUR_COMMIT, THEIR_MERGE] }), original: { [PATH]: NEW } },
      }),
      ['foreign'],
      propose(NEWER),
    ],
    'You put the branch back to an earlier profile.': [
      proposed({ pull: pullOf(bodyOf(NEWER, { earlier: [digestOfFiles({ [PATH]: NEW })] })) }),
      ['foreign'],
      propose(NEWER),
    ],
    'You pressed “Update branch”.': [
      proposed({ branch: branchOf(NEW, { commits: [OUR_COMMIT, THEIR_MERGE] }) }),
      ['reached', 'edit', 'write-branch'],
      propose(NEWER),
    ],
    'You merge the pull request while the run works.': [
      proposed({ pull: undefined, ended: 'merged' }),
      ['merged'],
      propose(NEWER),
    ],
    'You close the pull request while the run works.': [
      proposed({ pull: undefined, ended: 'closed' }),
      ['closed'],
      propose(NEWER),
    ],
    'You changed the base of the pull request.': [
      proposed({ pull: pullOf(bodyOf(NEW), { base: 'release' }) }),
      ['retargeted'],
      propose(NEWER),
    ],
    'You reopened a pull request that the run had closed as pointless.': [
      proposed({ pull: pullOf(withdrawnBody(bodyOf(NEW), '2026-11-21T06:00:00.000Z')) }),
      ['reopened'],
      { kind: 'withdraw', reason: 'Pointless.' },
    ],
    'The pull request waits in a merge queue.': [
      proposed({ pull: pullOf(bodyOf(NEW), { isQueued: true }) }),
      ['queued'],
      propose(NEWER),
    ],
    'You wrote so much into the text that the report has no room.': [
      proposed({ pull: pullOf(`${'x'.repeat(65_400)}\n\n${bodyOf(NEW)}`) }),
      ['crowded'],
      propose(NEWER),
    ],
    'The base got an equally good profile meanwhile.': [
      proposed(),
      ['reached', 'comment', 'close', 'delete-branch'],
      { kind: 'withdraw', reason: 'Pointless.' },
    ],
  };

test.each(Object.entries(TABLE))('%s', (_, [state, plan, goal]) => {
  expect(planned(goal ?? propose(NEW), state)).toEqual(plan);
});

test('docs/publishing.md has just the rows of this table', () => {
  const page = readFileSync('docs/publishing.md', 'utf8');
  const [, table = ''] = page.split('| What the run finds |');
  const rows = table.split('\n\n')[0]?.split('\n').slice(2) ?? [];
  const found = rows.map((row) => row.split('|')[1]?.trim().replaceAll('*', ''));
  expect(found).toEqual(Object.keys(TABLE));
});

describe('whose bytes are they', () => {
  test.each<[string, Partial<ProposalState>, string | undefined]>([
    ['what the note names', {}, undefined],
    ['another file', { branch: branchOf(NEW, { changed: [PATH, 'main.go'] }) }, 'changes main.go'],
    [
      'an amended commit, named by who amended it',
      { branch: branchOf(THEIRS, { commits: [THEIR_COMMIT] }) },
      'a commit by gopher',
    ],
    [
      'the same bytes in a commit that a person reworded',
      { branch: branchOf(NEW, { commits: [THEIR_COMMIT] }) },
      'a commit by gopher',
    ],
    [
      '“Update with rebase”: the same bytes and words',
      { branch: branchOf(NEW, { commits: [{ ...THEIR_COMMIT, message: 'm1' }] }) },
      undefined,
    ],
    [
      'another profile by a merge of a person',
      { branch: { ...branchOf(THEIRS, { commits: [OUR_COMMIT, THEIR_MERGE] }), original: { [PATH]: NEW } } },
      'a merge by gopher',
    ],
    [
      'the base’s profile, by a merge of a person',
      {
        branch: {
          ...branchOf(OLD, { commits: [OUR_COMMIT, THEIR_MERGE], changed: [] }),
          original: { [PATH]: NEW },
        },
      },
      'a merge by gopher',
    ],
    [
      'a commit by hand on a branch without a pull request, where our token is a person’s',
      {
        branch: branchOf(THEIRS, { commits: [{ ...OUR_COMMIT, hasOurMessage: false }] }),
        pull: undefined,
        isPersonal: true,
      },
      'with a message that the action does not write',
    ],
    ['what an interrupted run wrote with a person’s token', { pull: undefined, isPersonal: true }, undefined],
    [
      'a commit by hand under a closed pull request, where our token is a person’s',
      { branch: branchOf(THEIRS), pull: undefined, lastBody: bodyOf(NEW), isPersonal: true },
      'a different profile than the text of its pull request',
    ],
    ['another profile by another run of the bot', { branch: branchOf(NEWER) }, undefined],
    [
      'another profile, where our token is a person’s',
      { branch: branchOf(NEWER), isPersonal: true },
      'a different profile than the text of its pull request',
    ],
    [
      'what an earlier version proposed',
      { pull: pullOf('<!-- go-pgo-action -->\nText'), isPersonal: true },
      undefined,
    ],
    [
      'a branch without common history',
      { branch: { sha: 's', files: {}, original: {} } },
      'no common history',
    ],
  ])('%s', (_, changed, why) => {
    for (const goal of [propose(NEWER), { kind: 'withdraw', reason: 'Pointless.' } as const]) {
      const { outcome } = reconcile(goal, WISHES, proposed(changed));
      expect(outcome.kind === 'foreign' ? outcome.why : undefined).toEqual(
        why === undefined ? undefined : expect.stringContaining(why),
      );
    }
  });
});

describe('which base', () => {
  const toRelease = (body: string) => ({ pull: pullOf(body, { base: 'release' }) });
  const baseOf = (name: string) => ({ base: { name, files: { [PATH]: OLD } } });
  test.each<[string, Partial<ProposalState>, string[]]>([
    [
      'a person and then the setting `base` change it',
      { ...toRelease(bodyOf(NEW)), ...baseOf('release') },
      ['reached', 'edit'],
    ],
    ['the action opened it for another base', baseOf('release'), ['retargeted']],
    [
      'and the branch has commits that the base lacks',
      {
        ...baseOf('release'),
        branch: branchOf(NEW, { commits: [OUR_COMMIT, THEIR_COMMIT], changed: [PATH, 'main.go'] }),
      },
      ['retargeted'],
    ],
    ['a person opens one for another base', toRelease('Words of a person.'), ['retargeted']],
    ['an earlier version wrote the text', toRelease('<!-- go-pgo-action -->\nText'), ['retargeted']],
  ])('%s', (_, changed, plan) => {
    expect(planned(propose(NEW), proposed(changed))).toEqual(plan);
  });
});

describe('what was switched off stays off', () => {
  const never = pullOf(bodyOf(NEW, { settled: NONE_SETTLED }));
  test.each<[string, PullState, string[]]>([
    ['all was set and removed since', pullOf(bodyOf(NEW)), []],
    [
      'a run ended before it set anything',
      never,
      ['label', 'assign', 'ask-person', 'ask-team', 'auto-merge'],
    ],
    ['an earlier version wrote the text', pullOf('<!-- go-pgo-action -->\nText'), ['edit']],
    [
      'a person set some of it',
      { ...never, labels: ['PGO'], reviewers: ['bob'] },
      ['edit', 'assign', 'ask-team', 'auto-merge'],
    ],
  ])('%s', (_, pull, expected) => {
    const [, ...actions] = planned(propose(NEW), proposed({ pull }), ALL);
    expect(actions).toEqual(expected);
  });

  test('the same when the run proposes nothing', () => {
    const goal = { kind: 'keep' } as const;
    expect(planned(goal, proposed({ pull: never }), ALL)).toEqual([
      ...['reached', 'label', 'assign', 'ask-person', 'ask-team', 'auto-merge'],
    ]);
    expect(planned(goal, proposed(), ALL)).toEqual(['reached']);
    const theirs = branchOf(THEIRS, { commits: [OUR_COMMIT, THEIR_COMMIT] });
    expect(planned(goal, proposed({ pull: never, branch: theirs }), ALL)).toEqual(['foreign']);
  });

  test('what the server refused is not tried twice, and not noted as set', () => {
    const refused = new Set(['label pgo', 'assign alice', 'ask-person bob', 'ask-team perf', 'auto-merge']);
    expect(planned(propose(NEW), proposed({ pull: never, refused }), ALL)).toEqual(['reached']);
  });

  test('auto-merge is not enabled for content that is new, even if it never was', () => {
    const state = proposed({ branch: branchOf(NEWER), pull: never });
    const { actions } = reconcile(propose(NEWER), ALL, state);
    expect(kinds(actions)).not.toContain('auto-merge');
    const edit = actions.find(({ kind }) => kind === 'edit') as ProposalAction & { kind: 'edit' };
    expect(readBody(edit.body ?? '')).toMatchObject({
      note: { replaced: true, settled: { autoMerge: true } },
      text: expect.stringContaining('**This profile is new.**'),
    });
  });

  test.each<[string, PullState, boolean, string[]]>([
    ['a draft of a person stays', pullOf(bodyOf(NEW), { isDraft: true }), false, []],
    [
      'our own draft becomes ready',
      pullOf(bodyOf(NEW, { draft: true }), { isDraft: true }),
      false,
      ['draft'],
    ],
    ['a slower profile that a person made ready stays', pullOf(bodyOf(NEW, { draft: true })), true, ['edit']],
  ])('%s', (_, pull, isSlower, expected) => {
    const [, ...actions] = planned(propose(NEW, { isSlower }), proposed({ pull }));
    expect(actions).toEqual(expected);
  });

  test('our own draft stays one if it keeps a file that this run did not measure', () => {
    const pull = pullOf(bodyOf(NEW, { draft: true }), { isDraft: true });
    expect(planned(propose(NEW, { keepsFiles: true }), proposed({ pull }))).not.toContain('draft');
  });

  test('a slower profile makes a draft before the branch changes', () => {
    const plan = planned(propose(NEWER, { isSlower: true }), proposed());
    expect(plan).toEqual(['reached', 'draft', 'edit', 'write-branch']);
  });
});

test('the note remembers what was proposed before, until it is proposed again', () => {
  const earlierIn = (content: string, pull: PullState) => {
    const { actions } = reconcile(propose(content), WISHES, proposed({ branch: branchOf(content), pull }));
    const edit = actions.find(({ kind }) => kind === 'edit') as ProposalAction & { kind: 'edit' };
    return readBody(edit.body ?? '').note?.earlier;
  };
  const [first, second] = [NEW, NEWER].map((content) => digestOfFiles({ [PATH]: content }));
  expect(earlierIn(NEWER, pullOf(bodyOf(NEW)))).toEqual([first]);
  const again = bodyOf(NEWER, { next: { [PATH]: NEW }, earlier: [first ?? ''] });
  expect(earlierIn(NEW, pullOf(again))).toEqual([second]);
});

describe('edited words are kept', () => {
  /** What the run makes of a pull request once its branch has the new profile. */
  function edited(pull: PullState, wishes = WISHES) {
    const { actions } = reconcile(propose(NEWER), wishes, proposed({ branch: branchOf(NEWER), pull }));
    return actions.find(({ kind }) => kind === 'edit') as ProposalAction & { kind: 'edit' };
  }

  test('a title of a person stays; ours follows the settings', () => {
    const wishes = { ...WISHES, title: 'Another title' };
    expect(edited(pullOf(bodyOf(NEW)), wishes).title).toBe('Another title');
    expect(edited(pullOf(bodyOf(NEW), { title: 'A person’s' }), wishes).title).toBeUndefined();
    expect(edited(pullOf('<!-- go-pgo-action -->\nText', { title: 'Older' }), wishes).title).toBeUndefined();
  });

  test.each([
    ['around the marks', `Before.\n\n${bodyOf(NEW)}\n\nAfter.`],
    ['with line ends of a browser', `Before.\n\n${bodyOf(NEW)}\n\nAfter.`.replaceAll('\n', '\r\n')],
    ['around an old text', 'Before.\n\n<!-- go-pgo-action -->\n\nAbout new.\n\n<sub>Made.</sub>\n\nAfter.'],
    ['in place of all of it', 'Before.\n\nAfter.'],
  ])('words %s', (where, body) => {
    const after = edited(pullOf(body)).body ?? '';
    expect(after).toContain('About newer.');
    expect(after).not.toContain('About new.');
    const words = readBody(after);
    const outside = `${words.before.trim()} ${words.after.trim()}`;
    expect(outside.trim()).toBe(where === 'in place of all of it' ? 'Before.\n\nAfter.' : 'Before. After.');
  });

  test('only a change that people see is an update', () => {
    const unset = pullOf(bodyOf(NEW, { settled: NONE_SETTLED }), { labels: ['pgo'] });
    const wishes = { ...WISHES, labels: ['pgo'] };
    const { actions } = reconcile(propose(NEW), wishes, proposed({ pull: unset }));
    expect(actions).toMatchObject([{ kind: 'edit', isVisible: false }]);
  });
});

describe('the marks', () => {
  test('no path, title or quoted mark ends them early', () => {
    const title = 'A --> <!-- title';
    const note = { ...noteOf(NEW, { title }), files: { 'a-->b.pgo': null } };
    const body = composeBody(undefined, { note, render: () => `Quote: ${bodyOf(NEWER)}` });
    expect(readBody(body)).toMatchObject({ before: '', after: '', note });
    expect(withNote(body, note)).toBe(body);
  });

  test('a damaged note counts as none, and the text around it stays', () => {
    const body = `Before.\n\n${bodyOf(NEW).replace('"files"', '"fil"')}`;
    expect(readBody(body)).toMatchObject({
      before: 'Before.\n\n',
      text: expect.stringContaining('About new.'),
    });
    expect(readBody(body).note).toBeUndefined();
  });

  test('the text of a withdrawn pull request always fits', () => {
    const words = 'x'.repeat(40_000);
    const full = `${words}\n\n${composeBody(undefined, { note: noteOf(NEW), render: () => 'y'.repeat(25_400) })}`;
    const body = withdrawnBody(full, '2026-11-21T06:00:00.000Z');
    expect(body.length).toBeLessThanOrEqual(65_536);
    expect(body.startsWith(words)).toBe(true);
  });
});

describe('no means no', () => {
  const at = (hour: number) => Date.parse('2026-11-21T00:00:00Z') + hour * 3_600_000;
  const closed = (changed: Partial<ClosedProposal> = {}): ClosedProposal => ({
    number: 1,
    url: 'https://github.example/pull/1',
    branch: 'pgo/default',
    base: 'main',
    sha: 'a',
    body: bodyOf(NEW),
    closedBy: { isUs: false, isBot: false },
    closedAt: at(6),
    ...changed,
  });
  const withdrawn = withdrawnBody(bodyOf(NEW), new Date(at(6)).toISOString());
  const US = { isUs: true, isBot: false };

  test.each<[string, Partial<ClosedProposal>, boolean]>([
    ['a person', {}, true],
    ['a bot, such as one that closes what is stale', { closedBy: { isUs: false, isBot: true } }, false],
    ['the action as a bot', { body: withdrawn, closedBy: { isUs: true, isBot: true } }, false],
    ['the action with a person’s token', { body: withdrawn, closedBy: US, closedAt: at(6) + 2_000 }, false],
    ['that person later, after reopening it', { body: withdrawn, closedBy: US, closedAt: at(30) }, true],
    ['another person, after ours was reopened', { body: withdrawn }, true],
    ['that person, without a mark of ours', { closedBy: US }, true],
    ['somebody unknown, without a mark', { closedBy: undefined }, true],
    [
      'somebody unknown, with an old mark',
      { closedBy: undefined, body: withdrawnBody('Old.', undefined) },
      false,
    ],
  ])('closed by %s: %o is an answer: %s', (_, changed, expected) => {
    expect(declinedAmong([closed(changed)], 'main')).toHaveLength(expected ? 1 : 0);
  });

  test('of the base of today alone, and no rollback', () => {
    expect(declinedAmong([closed({ base: 'release/1.1' })], 'main')).toEqual([]);
    expect(declinedAmong([closed({ body: bodyOf(NEW, { rollback: true }) })], 'main')).toEqual([]);
  });

  test('newest first, at most as many as docs/publishing.md says', () => {
    const all = Array.from({ length: 30 }, (_, number) => closed({ number, closedAt: at(number) }));
    const found = declinedAmong(all, 'main').map(({ number }) => number);
    expect(found).toEqual(Array.from({ length: DECLINED_LIMIT }, (_, place) => 29 - place));
    expect(readFileSync('docs/publishing.md', 'utf8')).toContain(`the newest ${DECLINED_LIMIT} `);
  });

  test('the branch of what a person closed stays, so that it can be reopened', () => {
    const state = stateOf({ branch: branchOf(NEW), last: 'declined' });
    expect(planned({ kind: 'withdraw', reason: 'Pointless.' }, state)).toEqual(['absent']);
    const free = { ...state, last: 'withdrawn' } as const;
    expect(planned({ kind: 'withdraw', reason: 'Pointless.' }, free)).toEqual(['absent', 'delete-branch']);
  });
});

describe('by git alone', () => {
  const state = stateOf({ hasPulls: false });
  test('the branch is the proposal', () => {
    expect(planned(propose(NEW), state)).toEqual(['reached', 'write-text', 'write-branch']);
    const open = { ...state, branch: branchOf(NEW) };
    expect(planned(propose(NEW), open)).toEqual(['reached', 'write-text']);
    expect(planned({ kind: 'withdraw', reason: 'Pointless.' }, open)).toEqual(['reached', 'delete-branch']);
  });
});
