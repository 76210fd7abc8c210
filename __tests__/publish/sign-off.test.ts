import { expect, test } from 'vitest';
import { signedOff } from '../../src/publish/proposal.ts';

const GOPHER = { name: 'Gopher', email: 'gopher@example.org' };
const LINE = 'Signed-off-by: Gopher <gopher@example.org>';

test.each([
  ['a subject', 'pgo: refresh', `pgo: refresh\n\n${LINE}`],
  ['a subject that looks like a trailer', 'pgo: x\n', `pgo: x\n\n${LINE}`],
  ['a body', 'Refresh\n\nWhy: because.\nIt is so.\n', `Refresh\n\nWhy: because.\nIt is so.\n\n${LINE}`],
  [
    'trailers',
    'Refresh\n\nBody.\n\nRefs: #5\nReviewed-by: A <a@b.c>',
    `Refresh\n\nBody.\n\nRefs: #5\nReviewed-by: A <a@b.c>\n${LINE}`,
  ],
  ['the same line', `Refresh\n\n${LINE}\n`, `Refresh\n\n${LINE}`],
])('after %s', (_what, message, signed) => {
  expect(signedOff(message, GOPHER)).toBe(signed);
});
