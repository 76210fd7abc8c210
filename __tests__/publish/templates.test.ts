import { describe, expect, test } from 'vitest';
import { fillTemplate, fillTemplates, type TemplatePlace } from '../../src/publish/templates.ts';

const VALUES = {
  target: 'api',
  profile: 'cmd/api/default',
  package: 'api',
  base: 'main',
  head: 'release/1.2',
  date: '2026-11-21',
};

/** A place where all is known. */
const place: TemplatePlace = {
  target: 'api',
  path: 'cmd/api/default.pgo',
  package: 'example.com/shop/cmd/api',
  now: () => new Date('2026-11-21T23:59:59Z'),
  head: async () => 'release/1.2',
};

describe('one template', () => {
  test.each([
    ['plain', 'plain'],
    ['{{target}}', 'api'],
    ['{{ target }}: {{profile}} for {{head}}, {{date}}', 'api: cmd/api/default for release/1.2, 2026-11-21'],
    ['{{base}}/{{package}}{{package}}', 'main/apiapi'],
    ['{{{target}}}', '{api}'],
    ['{{', '{{'],
    ['{{target', '{{target'],
    ['$& {target} }}', '$& {target} }}'],
  ])('%s', (written, filled) => {
    expect(fillTemplate(written, VALUES, 'title')).toBe(filled);
  });

  test.each(['{{targets}}', '{{}}', '{{Target}}', '{{constructor}}', '{{target.name}}'])(
    'unknown: %s',
    (written) => {
      const name = written.slice(2, -2);
      expect(() => fillTemplate(written, VALUES, 'commit-message')).toThrow(
        expect.objectContaining({
          message: `commit-message: there is no \`{{${name}}}\`.`,
          fix: expect.stringMatching(/^Choose among `\{\{target\}\}`, .*`\{\{date\}\}`/),
          exitCode: 2,
        }),
      );
    },
  );

  test('a value is put in as it is, not read again', () => {
    const values = { ...VALUES, head: '$& {{date}} $1' };
    expect(fillTemplate('{{head}}', values, 'title')).toBe('$& {{date}} $1');
  });

  test.each([
    ['release/1.2', 'pgo/release/1.2'],
    ['with space~1^:?*[x]\\', 'pgo/with-space-1-x-'],
    ['a..b', 'pgo/a-b'],
    ['.hidden', 'pgo/-hidden'],
    ['ends.', 'pgo/ends-'],
    ['größe/ü', 'pgo/größe/ü'],
    ['a//b@{1}', 'pgo/a/b-1-'],
  ])('in a branch: %s', (head, branch) => {
    expect(fillTemplate('pgo/{{head}}', { ...VALUES, head }, 'branch')).toBe(branch);
  });
});

describe('the settings', () => {
  test('each is filled, and others stay', async () => {
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
      labels: ['{{target}}'],
    });
  });

  test('the branch is asked for only where it is needed', async () => {
    const head = () => Promise.reject(new Error('There is no repository.'));
    expect(await fillTemplates({ title: '{{date}}' }, { ...place, head })).toEqual({ title: '2026-11-21' });
    await expect(fillTemplates({ base: '{{head}}' }, { ...place, head })).rejects.toThrow('no repository');
  });

  test.each([
    ['.', '.'],
    ['./cmd/server', 'server'],
    ['example.com/tool/v2', 'tool'],
    ['example.com/shop/', 'shop'],
  ])('{{package}} of %s', async (name, last) => {
    const { title } = await fillTemplates({ title: '{{package}}' }, { ...place, package: name });
    expect(title).toBe(last);
  });

  test.each([
    ['default.pgo', 'default'],
    ['pgo/profile', 'pgo/profile'],
    ['v1.2/default.pgo', 'v1.2/default'],
    ['pgo/.pgo', 'pgo/.pgo'],
  ])('{{profile}} of %s', async (path, name) => {
    const { title } = await fillTemplates({ title: '{{profile}}' }, { ...place, path });
    expect(title).toBe(name);
  });

  test.each(['{{target}}', '{{profile}}', '{{package}}', '{{head}}', '{{base}}'])(
    '%s where there is none',
    async (title) => {
      const nowhere = { now: place.now, head: async () => undefined };
      const choices = title === '{{head}}' ? '`{{date}}`' : '`{{head}}`, `{{date}}`';
      await expect(fillTemplates({ title }, nowhere)).rejects.toMatchObject({
        message: `title: \`${title}\` has no value here.`,
        fix: `Choose among ${choices}, or write the text itself.`,
        exitCode: 2,
      });
    },
  );
});
