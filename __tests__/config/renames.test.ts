import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { renames } from '../../src/config/renames.ts';

describe('renames', () => {
  it.each([
    ['a map', { 'a/old': 'a/new', 'm.F': 'm.G' }],
    ['a text', 'a/old=a/new\nm.F=m.G'],
    ['a text with white space', '\n  a/old = a/new \r\n\n  m.F =m.G\n'],
  ])('are %s', (_, written) => {
    expect(v.parse(renames, written)).toEqual([
      { from: 'a/old', to: 'a/new' },
      { from: 'm.F', to: 'm.G' },
    ]);
  });

  it('may be none', () => {
    expect(v.parse(renames, '')).toEqual([]);
    expect(v.parse(renames, {})).toEqual([]);
  });

  it.each([
    [['a=b']],
    ['a/old'],
    ['a=b=c'],
    ['=b'],
    ['a='],
    ['a b=c'],
    [{ a: '' }],
    [{ a: 5 }],
    [{ 'a b': 'c' }],
    [null],
  ])('are not %j', (written) => {
    const { success, issues } = v.safeParse(renames, written);
    expect(success).toBe(false);
    expect(issues?.[0]?.message).toMatch(/^a map of old and new names, or a text/);
  });
});
