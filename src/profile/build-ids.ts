import type { Profile } from './profile.ts';

/**
 * Build IDs of the program, not of its libraries: those of the mappings that hold Go's runtime; where none does, of
 * the first, which by convention is the program.
 */
export function buildIdsOf({ mappings, locations, functions }: Profile): string[] {
  const isRuntime = functions.map(({ name }) => name.startsWith('runtime.'));
  const ofProgram = new Set<number>();
  for (const { mapping, lines } of locations) {
    if (mapping === undefined || ofProgram.has(mapping)) continue;
    if (lines.some(({ func }) => func !== undefined && isRuntime[func] === true)) ofProgram.add(mapping);
  }
  const ids = mappings.flatMap(({ buildId }, index) =>
    buildId !== '' && (ofProgram.size === 0 ? index === 0 : ofProgram.has(index)) ? [buildId] : [],
  );
  return [...new Set(ids)].sort();
}
