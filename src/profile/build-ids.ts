import type { NamedProfile } from './known-names.ts';

/**
 * Build IDs of the program, not of its libraries: those of the mappings that hold Go's runtime; where none does, of
 * the first, which by convention is the program.
 */
export function buildIdsOf({ packed, names }: NamedProfile): string[] {
  const { mappings, locations } = packed;
  const ofProgram = new Set<number>();
  for (let location = 0; location < locations.count; location++) {
    const mapping = locations.mapping[location] as number;
    if (mapping < 0 || ofProgram.has(mapping)) continue;
    const end = locations.firstLine[location + 1] as number;
    for (let line = locations.firstLine[location] as number; line < end; line++) {
      if (names[locations.lineFunction[line] as number]?.name.startsWith('runtime.')) ofProgram.add(mapping);
    }
  }
  const ids = mappings.flatMap(({ buildId }, index) =>
    buildId !== '' && (ofProgram.size === 0 ? index === 0 : ofProgram.has(index)) ? [buildId] : [],
  );
  return [...new Set(ids)].sort();
}
