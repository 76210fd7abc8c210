import type { Location, Mapping, Profile } from './profile.ts';

/** Names that got a number each, in the order in which they came. */
export class NameTable {
  readonly names: string[] = [];
  readonly #numbers = new Map<string, number>();

  number(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}

/**
 * The frames of each location, innermost first, as the numbers of their names. Frames are named, and told apart, as
 * `go tool pprof -functions` does (`nodeInfo` in its internal/graph): by the function's name alone, and where there
 * is none by the file that was mapped there.
 */
export function framesOfLocations(profile: Profile, names: NameTable): number[][] {
  return profile.locations.map((location) => frameNames(location, profile).map((name) => names.number(name)));
}

function frameNames({ lines, mapping }: Location, profile: Profile): string[] {
  const unnamed = () => nameWithout(mapping === undefined ? undefined : profile.mappings[mapping]);
  if (lines.length === 0) return [unnamed()];
  return lines.map(
    ({ func }) => (func === undefined ? undefined : profile.functions[func]?.name) || unnamed(),
  );
}

/** What a frame is called that has no function's name. */
export function nameWithout(mapping: Mapping | undefined): string {
  const file = mapping?.filename;
  return file ? `[${file.slice(file.lastIndexOf('/') + 1)}]` : '<unknown>';
}
