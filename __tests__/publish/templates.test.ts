import { expect, test } from 'vitest';
import { fillTemplates, type TemplatePlace } from '../../src/publish/publisher.ts';

/** A place where all is known. */
const place: TemplatePlace = {
  target: 'api',
  path: 'cmd/api/default.pgo',
  package: 'example.com/shop/cmd/api',
  now: () => new Date('2026-11-21T23:59:59Z'),
  head: async () => 'release/1.2',
};

test('each setting is filled, and others stay', async () => {
  const settings = {
    branch: 'pgo/{{profile}}-{{base}}',
    base: '{{head}}',
    title: 'Refresh {{profile}} on {{base}}',
    commitMessage: 'pgo({{package}}): {{date}}',
    labels: ['{{target}}'],
  };
  expect(await fillTemplates(settings, place)).toEqual({
    branch: 'pgo/cmd-api-default-release/1.2',
    base: 'release/1.2',
    title: 'Refresh cmd/api/default on release/1.2',
    commitMessage: 'pgo(api): 2026-11-21',
    commitTemplate: 'pgo({{package}}): {{date}}',
    labels: ['{{target}}'],
  });
});

test.each<[string, string, Partial<TemplatePlace>?]>([
  ['plain', 'plain'],
  ['{{ target }}: {{profile}} for {{head}}, {{date}}', 'api: cmd/api/default for release/1.2, 2026-11-21'],
  ['{{{target}}} {{ {{target', '{api} {{ {{target'],
  ['{{head}}', '$& {{date}} $1', { head: async () => '$& {{date}} $1' }],
  ['{{package}}', 'server', { package: './cmd/server' }],
  ['{{package}}', 'tool', { package: 'example.com/tool/v2' }],
  ['{{profile}}', 'pgo/profile', { path: 'pgo/profile' }],
])('title %s: %s', async (title, filled, there = {}) => {
  expect(await fillTemplates({ title }, { ...place, ...there })).toMatchObject({ title: filled });
});

test.each([
  ['release/1.2', 'pgo/release/1.2'],
  ['with space~1^:?*[x]\\', 'pgo/with-space-1-x-'],
  ['.hidden', 'pgo/-hidden'],
  ['a//b@{1}', 'pgo/a/b-1-'],
])('in a branch: %s', async (head, branch) => {
  const settings = { branch: 'pgo/{{head}}' };
  expect(await fillTemplates(settings, { ...place, head: async () => head })).toMatchObject({ branch });
});

test.each(['{{targets}}', '{{}}', '{{Target}}', '{{constructor}}', '{{target.name}}'])(
  'unknown: %s',
  async (commitMessage) => {
    await expect(fillTemplates({ commitMessage }, place)).rejects.toMatchObject({
      message: expect.stringContaining(`commit-message: \`${commitMessage}\``),
      fix: expect.stringMatching(/^Choose among `\{\{target\}\}`, .*`\{\{date\}\}`/),
      exitCode: 2,
    });
  },
);
