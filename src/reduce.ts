import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EdgePart, EdgeParts, type Reduced } from './edge-parts.ts';
import { ExpectedError } from './errors.ts';
import { contentOf } from './profile/content.ts';
import { KnownNames } from './profile/known-names.ts';
import { judgeContent } from './profile/validate.ts';
import type { WeighedInput } from './weigh.ts';

export interface ReducedInputs {
  /** Profiles of call edges, whose sum is that of the inputs, each times its factor. */
  readonly files: readonly string[];
  /** What is known of each input, in their order. */
  readonly reduced: readonly Reduced[];
}

/**
 * The call edges of all inputs. A part that was added up ahead is worth something only when all of its members are inputs
 * that count once; what is in no such part is read again.
 * @throws ExpectedError when a file is no longer what was judged.
 */
export async function reduceAll(
  inputs: readonly WeighedInput[],
  {
    scratch,
    signal,
    parts = [],
  }: { readonly scratch: string; readonly signal: AbortSignal; readonly parts?: readonly EdgePart[] },
): Promise<ReducedInputs> {
  const unchanged = new Set(inputs.flatMap(({ profile, factor }) => (factor === 1 ? profile.content : [])));
  const whole = parts.filter(({ members }) => [...members].every((member) => unchanged.has(member)));
  const inWhole = new Set(whole.flatMap(({ members }) => [...members]));
  const names = new KnownNames();
  const rest = new EdgeParts(join(scratch, 'reduced'));
  const all: Reduced[] = [];
  for (const { path, name, profile, factor, reduced } of inputs) {
    signal.throwIfAborted();
    if (reduced !== undefined && inWhole.has(profile.content)) {
      all.push(reduced);
      continue;
    }
    const content = await contentOf(await readFile(path));
    if (content.digest !== profile.content) throw changed(name);
    all.push(rest.add(judgeContent(content, undefined, names), factor));
  }
  return { files: [...whole, ...rest.all()].map(({ path }) => path), reduced: all };
}

function changed(name: string): ExpectedError {
  return new ExpectedError(`${name} was changed while it was being merged.`, {
    fix: 'Run it again, once nothing writes the file any more.',
  });
}
