import { expect, test } from 'vitest';
import type { PublishOptions } from '../../src/publish/publisher.ts';
import { lookAt, PROFILE, proposal, proposalOf, text, words } from './scene.ts';
import { BRANCH, type ServerScene } from './server-scene.ts';

/** What every forge whose branches git writes and whose pull requests an API writes must do. The rules are in `reconcile.test.ts`. */

const SECOND = 'cmd/second/default.pgo';
const EVERYTHING = { labels: ['pgo', 'speed'], assignees: ['alice'], reviewers: ['bob'] } as const;
const ONE_OF_EACH = { ...EVERYTHING, labels: ['pgo'] } as const;

/**
 * @param draft how a title begins that marks a draft.
 * @param losses after which cuts the answer is lost, too; each is a run of its own.
 */
export function serverForgeCases(
  start: () => Promise<ServerScene>,
  draft: string,
  losses: (cut: number) => readonly boolean[] = () => [false, true],
): void {
  const publish = async (
    scene: ServerScene,
    content: string,
    changed: Partial<PublishOptions> = {},
    slower = false,
  ) =>
    (await scene.publisher(changed)).publish(
      proposal(content, { renderBody: () => `About ${content}.`, draft: slower }),
    );
  const onlyPull = async (scene: ServerScene) => {
    const pulls = await scene.pulls();
    expect(pulls).toHaveLength(1);
    return pulls[0] as (typeof pulls)[number];
  };
  const ahead = async ({ git }: ServerScene) => {
    await git('fetch', '--quiet', '--prune', 'origin');
    return git('rev-list', '--count', `origin/main..origin/${BRANCH}`);
  };

  test('one proposal is opened, described, updated in place and closed', async () => {
    await using scene = await start();
    const { publication, findings } = await publish(scene, 'new', EVERYTHING);
    expect(findings).toEqual([]);
    expect(publication).toMatchObject({
      kind: 'pull-request',
      operation: 'created',
      number: 1,
      branch: BRANCH,
    });
    expect(publication.url).toMatch(/^http.*\/(pulls|-\/merge_requests)\/1$/);
    expect(await onlyPull(scene)).toMatchObject({
      state: 'open',
      title: 'Update default.pgo',
      base: 'main',
      labels: ['pgo', 'speed'],
      assignees: ['alice'],
      reviewers: ['bob'],
    });
    expect(words((await onlyPull(scene)).body)).toBe('About new.');
    expect(await lookAt(await scene.publisher())).toMatchObject({
      committed: 'old',
      proposed: { number: 1, profile: 'new', outdated: false },
    });

    const writes = scene.proxy.writes.length;
    expect((await publish(scene, 'new', EVERYTHING)).publication.operation).toBe('none');
    expect(await (await scene.publisher(EVERYTHING)).keep()).toEqual([]);
    expect(scene.proxy.writes).toHaveLength(writes);

    await scene.push('main', { 'other.go': 'package main\n' });
    expect((await publish(scene, 'newer', EVERYTHING)).publication.operation).toBe('updated');
    expect([await scene.held(), await ahead(scene)]).toEqual(['newer', '1']);
    expect(words((await onlyPull(scene)).body)).toContain('This profile is new');

    const closed = await (await scene.publisher(EVERYTHING)).withdraw('Pointless now.');
    expect(closed.publication.operation).toBe('closed');
    expect(await onlyPull(scene)).toMatchObject({ state: 'closed', comments: ['Pointless now.'] });
    expect(await scene.held()).toBeUndefined();
    // What the action closed itself is no answer of a person.
    expect((await lookAt(await scene.publisher())).declined).toBeUndefined();
    scene.expectNoViolations();
  });

  const steps: Record<string, (scene: ServerScene) => Promise<unknown>> = {
    create: (scene) => publish(scene, 'new', ONE_OF_EACH),
    update: async (scene) =>
      (await scene.publisher(ONE_OF_EACH)).publish({
        ...proposalOf({ [PROFILE]: 'newer', [SECOND]: 'new' }),
        renderBody: () => 'Fresh.',
      }),
    withdraw: async (scene) => (await scene.publisher(ONE_OF_EACH)).withdraw('Pointless now.'),
  };
  const prepare = async (step: string, scene: ServerScene) => {
    if (step !== 'create') await steps['create']?.(scene);
    if (step === 'update') await scene.push('main', { 'other.go': 'package main\n' });
  };
  const visible = async (scene: ServerScene) => ({
    pulls: (await scene.pulls()).map((pull) => ({ ...pull, body: words(pull.body) })),
    profile: await scene.held(),
    second: await scene.held(BRANCH, SECOND),
    ahead: await ahead(scene).catch(() => undefined),
  });

  test.each(Object.keys(steps))('%s, killed after any write, is finished by the next run', async (step) => {
    await using undisturbed = await start();
    await prepare(step, undisturbed);
    const already = undisturbed.proxy.writes.length;
    await steps[step]?.(undisturbed);
    const wanted = await visible(undisturbed);
    const writes = undisturbed.proxy.writes.length - already;
    expect(writes).toBeGreaterThanOrEqual(3);
    for (let cut = 0; cut < writes; cut++)
      for (const loseAnswer of losses(cut)) {
        await using scene = await start();
        await prepare(step, scene);
        scene.proxy.cutAfter(cut, { loseAnswer });
        const killed = await steps[step]?.(scene).then(JSON.stringify, (error: Error) => error.message);
        expect(killed, `cut after ${cut}`).toMatch(
          /closed the connection|cannot be (read|pushed)|Run again later/,
        );
        scene.proxy.reconnect();
        await steps[step]?.(scene);
        expect(await visible(scene), `cut after write ${cut}, answer lost: ${loseAnswer}`).toEqual(wanted);
        scene.expectNoViolations();
      }
  });

  test('three runs at the same time make one proposal', async () => {
    await using scene = await start();
    await Promise.allSettled([1, 2, 3].map(() => publish(scene, 'new')));
    await publish(scene, 'new');
    // Gitea may open a second one, which its run closes again. It is no answer of a person.
    const open = (await scene.pulls()).filter(({ state }) => state === 'open');
    expect(open.map(({ number }) => number)).toEqual([1]);
    expect([await scene.held(), await ahead(scene)]).toEqual(['new', '1']);
    expect((await lookAt(await scene.publisher())).declined).toBeUndefined();
  });

  test('a profile that a person declined is found again, also when its branch is gone', async () => {
    await using scene = await start();
    await publish(scene, 'new');
    await scene.change(1, { state: 'closed' });
    await scene.git('push', '--quiet', 'origin', `:refs/heads/${BRANCH}`);
    expect((await lookAt(await scene.publisher())).declined).toEqual([[1, 'new']]);
    // A different profile is a new proposal, and the old answer stands.
    expect((await publish(scene, 'newer')).publication).toMatchObject({ operation: 'created', number: 2 });
    expect((await lookAt(await scene.publisher())).declined).toEqual([[1, 'new']]);
  });

  test('a person’s commit on the branch is left alone, and named', async () => {
    await using scene = await start();
    await publish(scene, 'new');
    await scene.push(BRANCH, { [PROFILE]: 'theirs' }, `origin/${BRANCH}`);
    for (const attempt of [
      () => publish(scene, 'newer'),
      async () => (await scene.publisher()).withdraw('Pointless.'),
    ]) {
      const { publication, findings } = await attempt();
      expect(publication.operation).toBe('none');
      expect(findings).toMatchObject([{ severity: 'warning', message: expect.stringContaining('Gopher') }]);
    }
    expect(await scene.held()).toBe('theirs');
    expect((await onlyPull(scene)).state).toBe('open');
  });

  test('a push between the look and the write wins', async () => {
    await using scene = await start();
    await publish(scene, 'new');
    scene.proxy.before(
      (_, path) => path.endsWith('git-receive-pack'),
      () => scene.push(BRANCH, { [PROFILE]: 'theirs' }, `origin/${BRANCH}`),
    );
    expect((await publish(scene, 'newer')).publication.operation).toBe('none');
    expect(await scene.held()).toBe('theirs');
    expect(words((await onlyPull(scene)).body)).toBe('About new.');
  });

  test('labels, words and titles that a person changed stay', async () => {
    await using scene = await start();
    await publish(scene, 'new', EVERYTHING);
    const { body } = await onlyPull(scene);
    await scene.change(1, { title: 'Mine', body: `Before.\n\n${body}\n\nAfter.`, withoutLabel: 'speed' });
    await publish(scene, 'newer', EVERYTHING);
    const changed = await onlyPull(scene);
    expect(changed).toMatchObject({ title: 'Mine', labels: ['pgo'] });
    expect(changed.body).toMatch(/^Before\.[\s\S]+About newer\.[\s\S]+After\.$/);
  });

  test('a slower profile is a draft until a faster one takes its place', async () => {
    await using scene = await start();
    await publish(scene, 'slow', {}, true);
    expect((await onlyPull(scene)).title).toBe(`${draft}Update default.pgo`);
    await publish(scene, 'fast');
    expect((await onlyPull(scene)).title).toBe('Update default.pgo');
    await scene.change(1, { title: `${draft}Update default.pgo` });
    await publish(scene, 'faster');
    expect((await onlyPull(scene)).title).toBe(`${draft}Update default.pgo`);
    await scene.change(1, { title: 'Update default.pgo' });
    await publish(scene, 'slow again', {}, true);
    expect(await onlyPull(scene)).toMatchObject({ title: `${draft}Update default.pgo`, state: 'open' });
  });

  test('a long title has room for the mark of a draft', async () => {
    await using scene = await start();
    await publish(scene, 'new', { title: 'T'.repeat(300), draft: true });
    expect((await onlyPull(scene)).title).toMatch(new RegExp(`^${draft}T{200,}…$`));
  });

  test('merged and closed while a run is at work', async () => {
    for (const [state, says] of [
      ['merged', 'merged meanwhile'],
      ['closed', 'closed during this run'],
    ] as const) {
      await using scene = await start();
      await publish(scene, 'new');
      scene.proxy.before(
        (method) => method !== 'GET',
        () => scene.change(1, { state }),
      );
      const { publication } = await publish(scene, 'newer');
      expect(publication).toMatchObject({ reason: expect.stringContaining(says) });
      expect((await onlyPull(scene)).state).toBe(state);
    }
  });

  test('what a person reopens or sends to another base stays', async () => {
    await using scene = await start();
    await publish(scene, 'new', { deleteBranch: false });
    await (await scene.publisher({ deleteBranch: false })).withdraw('Pointless.');
    await scene.change(1, { state: 'open' });
    const again = await (await scene.publisher({ deleteBranch: false })).withdraw('Pointless.');
    expect([again.publication.operation, (await onlyPull(scene)).state]).toEqual(['none', 'open']);

    await scene.push('release', { 'release.go': 'package main\n' }, 'origin/main');
    await scene.change(1, { base: 'release' });
    const { publication, findings } = await publish(scene, 'newer');
    expect([publication.operation, await scene.held()]).toEqual(['none', 'new']);
    expect(findings).toMatchObject([{ severity: 'warning', message: expect.stringContaining('`release`') }]);
  });

  test('people whom the server does not know cost nothing but a warning', async () => {
    await using scene = await start();
    const people = {
      assignees: ['alice', 'nobody-here'],
      reviewers: ['no-such-person'],
      teamReviewers: ['perf'],
    };
    const { publication, findings } = await publish(scene, 'new', people);
    expect(publication.operation).toBe('created');
    expect(findings.map(({ severity }) => severity)).toEqual(['warning', 'warning', 'warning']);
    expect(findings.map(({ message }) => message).join(' ')).toMatch(/nobody-here.*no-such-person.*perf/);
    expect(await onlyPull(scene)).toMatchObject({ assignees: ['alice'], reviewers: [] });
  });

  test('a refused token is named by what it needs, and not shown', async () => {
    await using scene = await start();
    const wrong = await scene.publisher({}, 'a-wrong-token-of-somebody');
    const error = await wrong.publish(proposal('new')).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      message: expect.stringContaining('token'),
      fix: expect.stringContaining('_TOKEN'),
    });
    expect(JSON.stringify([(error as Error).message, error])).not.toContain('a-wrong-token');
    expect(await scene.pulls()).toEqual([]);
  });

  test('a text that the server refuses does not keep a proposal open', async () => {
    await using scene = await start();
    await publish(scene, 'new');
    const isEdit = (method: string, path: string) =>
      /^P/.test(method) && /\/(pulls|merge_requests)\/1$/.test(path);
    scene.proxy.refuse(isEdit, 422, { message: 'is too long' });
    const { publication, findings } = await (await scene.publisher()).withdraw('Pointless.');
    expect([publication.operation, (await onlyPull(scene)).state]).toEqual(['closed', 'closed']);
    expect(findings).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('is too long') },
    ]);
  });

  test('the versions of a file, newest first', async () => {
    await using scene = await start();
    await scene.push('main', { [PROFILE]: 'next' });
    const versions = await (await scene.publisher()).versions(PROFILE, 10);
    expect(versions.map(({ bytes }) => text(bytes))).toEqual(['next', 'old']);
  });
}
