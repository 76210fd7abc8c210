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

/** What a run is tried with; @param effects as a run without faults had them. */
export function everyFault(effects: readonly string[]): readonly Fault[] {
  const seen = new Map<string, number>();
  return effects.flatMap((effect) => {
    const occurrence = seen.get(effect) ?? 0;
    seen.set(effect, occurrence + 1);
    return kindsOf(effect).map((kind) => ({ effect, occurrence, kind }));
  });
}

/**
 * One fault of each effect that is not in `seen`, in turns, and all of those that touch what is the user's; adds them.
 */
export function someFaults(effects: readonly string[], seen: Set<string>): readonly Fault[] {
  return effects.flatMap((effect) => {
    if (seen.has(effect)) return [];
    seen.add(effect);
    const kinds = kindsOf(effect);
    const turn = kinds[seen.size % kinds.length] as FaultKind;
    const chosen = OF_THE_USER.test(effect) ? kinds : [turn];
    return chosen.map((kind) => ({ effect, occurrence: 0, kind }));
  });
}

const OF_THE_USER = /^(?!read)\S+ WORK\S*\.pgo|^spawn git .*(push|update-ref|worktree (add|remove))/;
