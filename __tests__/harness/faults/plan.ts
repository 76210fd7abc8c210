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
 * `killed before` and `killed after`: SIGKILL to the process itself. `SIGTERM` and `SIGINT` come before. `ENOSPC`, `EIO`,
 * `EMFILE`: what the operating system answers. Of a child alone: `child killed` (SIGKILL as it starts), `child disk full`
 * (it can write no byte to any file). The others befall a request on its way.
 */
export type FaultKind =
  | 'killed before'
  | 'killed after'
  | 'SIGTERM'
  | 'SIGINT'
  | 'ENOSPC'
  | 'EIO'
  | 'EMFILE'
  | 'EAGAIN'
  | 'child killed'
  | 'child disk full'
  | RequestFault;

/** What a run heals by itself, where it asks GitHub; the rest is tried in `github.test.ts`, where no minute passes. */
export const REQUEST_FAULTS = ['502 with a page', 'reset before', 'reset after'] as const;
export type RequestFault = (typeof REQUEST_FAULTS)[number];

/** What may happen to an effect, by the beginning of its name. */
export function kindsOf(effect: string): readonly FaultKind[] {
  const kills = ['killed before', 'killed after', 'SIGTERM'] as const;
  if (effect.startsWith('request ')) return [...kills, 'SIGINT', ...REQUEST_FAULTS];
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
 * Where in `src/` something of one kind is done to something of one kind: `rename OUT result.json @ rename-over.ts:renameOver`.
 * The same in each scenario and for each target.
 */
export function pointOf(effect: string): string {
  const [what = '', asker = ''] = effect.split(' @ ');
  const [operation = '', ...rest] = what.split(' ');
  // Its route says what it is for.
  if (operation === 'request') return what;
  if (operation === 'spawn') return `spawn ${toldToDo(rest)} @ ${asker}`;
  const reading = rest.at(-1) === 'read' ? ' to read' : '';
  return `${operation} ${ofPlace(rest[0] ?? '')}${reading} @ ${asker}`;
}

/** `git push`, also of `git -c NAME=VALUE push`. */
function toldToDo([program = '', ...args]: readonly string[]): string {
  const first = program === 'git' ? args.find((arg, at) => arg !== '-c' && args[at - 1] !== '-c') : args[0];
  return `${program} ${ofPlace(first ?? '')}`;
}

/** The place of a path and its last part. */
function ofPlace(path: string): string {
  const parts = path.split('/');
  return parts.length > 1 ? `${parts[0]} ${parts.at(-1)}` : path;
}

/** The first effect of each point that is not in `seen`; adds them. */
export function newPoints(effects: readonly string[], seen: Set<string>): readonly string[] {
  return effects.filter((effect) => {
    const point = pointOf(effect);
    if (seen.has(point)) return false;
    seen.add(point);
    return true;
  });
}

/**
 * What a run is tried with where minutes count: at each of the effects one fault, always the same one of its kind, but at
 * those that touch what is the user's, every one.
 */
export function telltaleFaults(effects: readonly string[]): readonly Fault[] {
  return effects.flatMap((effect) => {
    const kinds = OF_THE_USER.test(effect) ? kindsOf(effect) : [telltaleOf(effect)];
    return kinds.map((kind) => ({ effect, occurrence: 0, kind }));
  });
}

const OF_THE_USER =
  /^(?!read|mkdir|open .* to read)\S+ WORK\S*\.pgo|^spawn git .*(push|update-ref|worktree (add|remove))|^request PUT ARCHIVE/;

function telltaleOf(effect: string): FaultKind {
  // What is written may be obeyed without anybody hearing of it.
  if (effect.startsWith('request ')) return effect.startsWith('request GET ') ? 'SIGTERM' : 'killed after';
  if (effect.startsWith('spawn ')) return 'child killed';
  const kinds = kindsOf(effect);
  if (!kinds.includes('killed after')) return kinds[0] as FaultKind;
  // Those make what somebody has to remove.
  return /^(mkdtemp|mkdir|link|rename|rm) /.test(effect) ? 'killed after' : 'ENOSPC';
}
