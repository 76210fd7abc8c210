import { expect, test } from 'vitest';
import { pathsIn } from '../../src/profile/names.ts';

test.each([
  ['main.main', ['main']],
  ['net/http.(*conn).serve', ['net/http']],
  ['corp.example.com/secret/x.(*T).M.func1', ['corp.example.com/secret/x']],
  ['gopkg.in/yaml%2ev3.Unmarshal', ['gopkg.in/yaml.v3']],
  [
    'slices.SortFunc[go.shape.[]*corp.example.com/secret.T,go.shape.*corp.example.com/other.U]',
    ['slices', 'corp.example.com/secret', 'corp.example.com/other'],
  ],
  [
    'sync/atomic.(*Pointer[go.shape.struct { corp.example.com/a/b.x int }]).Load',
    ['sync/atomic', 'corp.example.com/a/b'],
  ],
  ['type:.eq.corp.example.com/secret/x.T', ['corp.example.com/secret/x']],
  ['a/b.F[...]', ['a/b']],
  ['deflate_slow', []],
])('%s holds the paths %j', (name, paths) => {
  expect(pathsIn(name)).toEqual(paths);
});
