/** What `preload.ts` is told, by the environment variable `GO_PGO_FAULTS`, as JSON. */
export interface Plan {
  /** File that gets the name of each effect, one a line, as it comes. */
  readonly record: string;
  /** Absolute folders by the name that stands for them in the names of effects. */
  readonly places: Readonly<Record<string, string>>;
  readonly fault?: Fault;
}

export interface Fault {
  /** Name of an effect. */
  readonly effect: string;
  /** Which of those with this name, from 0. */
  readonly occurrence: number;
  readonly kind: FaultKind;
}

/**
 * `killed before` and `killed after`: SIGKILL to the process itself. `ENOSPC`, `EIO`, `EMFILE`: what the operating system
 * answers. Of a child alone: `child killed` (SIGKILL once it runs), `child disk full` (it can write no byte to any file).
 */
export type FaultKind =
  | 'killed before'
  | 'killed after'
  | 'ENOSPC'
  | 'EIO'
  | 'EMFILE'
  | 'EAGAIN'
  | 'child killed'
  | 'child disk full';

/** What may happen to an effect, by the beginning of its name. */
export function kindsOf(effect: string): readonly FaultKind[] {
  const kills = ['killed before', 'killed after'] as const;
  if (effect.startsWith('spawn ')) return [...kills, 'EAGAIN', 'child killed', 'child disk full'];
  if (/^(readFile|readdir) /.test(effect)) return ['EIO'];
  if (/^open .* to read/.test(effect)) return ['EMFILE'];
  return [...kills, 'ENOSPC', 'EIO'];
}
