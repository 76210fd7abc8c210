import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedError } from '../system/errors.ts';
import { contentOf } from '../profile/content.ts';
import { KnownNames } from '../profile/known-names.ts';
import { judgeContent } from '../profile/validate.ts';
import { type EdgePart, EdgeParts } from './edge-parts.ts';
import type { WeighedInput } from './weigh.ts';

/**
 * The call edges of all inputs: parts whose sum is that of the inputs, each times its factor. A part that was added up ahead is worth
 * something only when all of its members are inputs that count once; what is in no such part is read again.
 * @throws ExpectedError when a file is no longer what was judged.
 */
export async function reduceAll(
  inputs: readonly WeighedInput[],
  {
    scratch,
    signal,
    parts = [],
  }: { readonly scratch: string; readonly signal: AbortSignal; readonly parts?: readonly EdgePart[] },
): Promise<readonly EdgePart[]> {
  const unchanged = new Set(inputs.flatMap(({ profile, factor }) => (factor === 1 ? profile.content : [])));
  const whole = parts.filter(({ members }) => [...members].every((member) => unchanged.has(member)));
  const inWhole = new Set(whole.flatMap(({ members }) => [...members]));
  const names = new KnownNames();
  const rest = new EdgeParts(join(scratch, 'reduced'));
  for (const { path, name, profile, factor } of inputs) {
    signal.throwIfAborted();
    if (inWhole.has(profile.content)) continue;
    const content = await contentOf(await readFile(path));
    if (content.digest !== profile.content) throw changed(name);
    rest.add(judgeContent(content, undefined, names), factor);
  }
  const all = [...whole, ...rest.all()];
  const members = all.reduce((sum, part) => sum + part.members.size, 0);
  if (members !== inputs.length)
    throw new Error(`Of ${inputs.length} inputs, ${members} are different ones.`);
  return all;
}

function changed(name: string): ExpectedError {
  return new ExpectedError(`${name} was changed while it was being merged.`, {
    fix: 'Run it again, once nothing writes the file any more.',
  });
}
