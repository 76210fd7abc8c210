import { describe, expect, it } from 'vitest';
import { decide } from '../../src/profile/decide.ts';
import { renamer } from '../../src/profile/names.ts';
import { readProfile } from '../../src/profile/published.ts';
import { recorded, renamed } from '../harness/profiles.ts';

const RENDER = 'example.com/markdown-service/render';
const OLD = 'example.com/old/render';

describe('a name of old profiles', () => {
  const rename = renamer([
    { from: 'example.com/shop/old', to: 'example.com/shop/new.v2' },
    { from: 'example.com/shop/old.Kept', to: 'example.com/shop/kept.Kept' },
    { from: 'example.com/shop/page.Page', to: 'example.com/shop/page.Sheet' },
    { from: 'example.com/shop/page.(*Box[...]).Open', to: 'example.com/shop/page.(*Crate[...]).Open' },
    { from: 'gopkg.in/yaml.v2', to: 'gopkg.in/yaml.v3' },
    { from: 'main.run', to: 'example.com/shop/cmd.Run' },
    { from: 'a.F', to: 'a.G' },
    { from: 'a.G', to: 'a.F' },
  ]);

  it.each([
    ['in a package', 'example.com/shop/old.Do', 'example.com/shop/new%2ev2.Do'],
    ['in a package below', 'example.com/shop/old/inner.(*T).Do', 'example.com/shop/new.v2/inner.(*T).Do'],
    ['by itself, before its package', 'example.com/shop/old.Kept.func1', 'example.com/shop/kept.Kept.func1'],
    ['of a function', 'example.com/shop/page.Page', 'example.com/shop/page.Sheet'],
    ['of a closure', 'example.com/shop/page.Page.func2.1', 'example.com/shop/page.Sheet.func2.1'],
    [
      'of an instance',
      'example.com/shop/page.Page[go.shape.*a/b.T]',
      'example.com/shop/page.Sheet[go.shape.*a/b.T]',
    ],
    ['of a method', 'example.com/shop/page.(*Box[...]).Open', 'example.com/shop/page.(*Crate[...]).Open'],
    ['of package main', 'main.run', 'example.com/shop/cmd.Run'],
  ])('%s', (_, before, after) => {
    expect(rename(before)).toBe(after);
  });

  it.each([
    'example.com/shop/older.Do',
    'example.com/shop/page.NewPage',
    'example.com/shop/page.Page-er/inner.Do',
    'main.runner',
  ])('is another one: %s', (name) => {
    expect(rename(name)).toBe(name);
  });
});

describe('a recorded profile with an old package', () => {
  const old = renamed('render-1', (name) => name.replace(RENDER, OLD));
  const renames = [{ from: OLD, to: RENDER }];

  it('is updated, although the workload is the same', async () => {
    const merged = await readProfile(recorded('render-2'));
    const options = { minDrift: 0.05, minSamples: 100 };
    const blind = await decide(old, merged, options);
    const decision = await decide(old, merged, { ...options, renames });
    expect(decision.kind).toBe('update');
    expect(decision.reason).toMatch(/ [\d.]+ % .*old names/);
    expect(Number(decision.overlap)).toBeGreaterThan(Number(blind.overlap));
    expect((await readProfile(old, renames)).weightUnderOldNames).toBeGreaterThan(0.1);
    const current = await decide(recorded('render-1'), merged, { ...options, renames });
    expect(current.reason).not.toContain('old names');
    expect((await readProfile(recorded('render-1'), renames)).weightUnderOldNames).toBe(0);
  });
});
