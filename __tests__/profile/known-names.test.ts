import { expect, test } from 'vitest';
import { KnownNames } from '../../src/profile/known-names.ts';

test('a package is one for all functions of a run, also after names of it were taken back', () => {
  const known = new KnownNames();
  const stays = known.name('example.com/stays/kept.First');
  expect(stays.package?.path).toBe('example.com/stays/kept');
  expect(stays.package?.module).toBe('example.com/stays');
  known.begin();
  const gone = known.name('example.com/gone/away.First').package;
  for (let more = 0; more < 5_000; more++) void known.name(`example.com/gone/p${more}.F`).package;
  known.takeBack();
  expect(known.name('example.com/stays/kept.Second').package).toBe(stays.package);
  const again = known.name('example.com/gone/away.First').package;
  expect(again).not.toBe(gone);
  expect(again).toBe(known.name('example.com/gone/away.Second').package);
  expect(known.name('fmt.Println').package).toBeUndefined();
});
