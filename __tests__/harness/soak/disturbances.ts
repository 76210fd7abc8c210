import type { Fault } from '../faults/plan.ts';
import { NETWORK_FAULTS, type NetworkFault } from '../faults/proxy.ts';
import { ENDPOINT_FAULTS, type EndpointFault, HEALS, INSTANCES, type Instance } from './endpoints.ts';
import type { Ended } from './messages.ts';

/** What befalls a refresh while it runs. */
export type Disturbance =
  | { readonly kind: 'none' }
  | { readonly kind: 'endpoints'; readonly faults: ReadonlyMap<Instance, EndpointFault> }
  | {
      readonly kind: 'github';
      readonly request: string;
      readonly fault: NetworkFault;
      readonly lasting: boolean;
    }
  /** SIGKILL or SIGTERM, so many milliseconds after it has said so many lines. */
  | {
      readonly kind: 'ended';
      readonly by: 'SIGKILL' | 'SIGTERM';
      readonly afterLines: number;
      readonly milliseconds: number;
    }
  /** What the operating system denies to it, or does to it or to its children. */
  | { readonly kind: 'system'; readonly fault: Fault };

export type Pick = <T>(from: readonly T[]) => T;

/** Those that a run waits a minute and more for are tried elsewhere (`__tests__/faults/github.test.ts`). */
const QUICK = NETWORK_FAULTS.filter((kind) => !kind.startsWith('no answer'));
/** What the run waits for, or gives up at once, when nothing works any more. */
const QUICK_WHEN_LASTING: readonly NetworkFault[] = ['not allowed', 'rate limit for an hour'];
/** These take six seconds each. */
const SLOW: readonly EndpointFault[] = ['hangs', 'never ends', 'drips'];

export function endpointFaults(pick: Pick): Disturbance {
  // Usually one; sometimes none is left.
  const many = pick([1, 1, 1, 1, 1, 3]);
  const quick = ENDPOINT_FAULTS.filter((kind) => !SLOW.includes(kind));
  const first = pick(INSTANCES);
  const faults = INSTANCES.filter((name) => many === 3 || name === first).map(
    (name) => [name, pick(pick([0, 1, 2, 3]) === 0 ? ENDPOINT_FAULTS : quick)] as const,
  );
  return { kind: 'endpoints', faults: new Map(faults) };
}

/** @param requests names of those that have been made so far. */
export function githubFault(pick: Pick, requests: readonly string[]): Disturbance {
  const lasting = pick([false, false, false, true]);
  return {
    kind: 'github',
    request: pick(requests),
    fault: pick(lasting ? QUICK_WHEN_LASTING : QUICK),
    lasting,
  };
}

export function ending(pick: Pick): Disturbance {
  const by = pick(['SIGKILL', 'SIGTERM'] as const);
  return {
    kind: 'ended',
    by,
    afterLines: pick([1, 2, 3, 4, 5, 6, 7]),
    milliseconds: pick([0, 50, 200, 500]),
  };
}

/** As it is counted: `github: reset after`. */
export function nameOf(disturbance: Disturbance): string[] {
  switch (disturbance.kind) {
    case 'none':
      return ['none'];
    case 'endpoints':
      return [...disturbance.faults.values()].map((fault) => `endpoint ${fault}`);
    case 'github':
      return [`GitHub: ${disturbance.fault}${disturbance.lasting ? ', and so on' : ''}`];
    case 'ended':
      return [`${disturbance.by} at some time`];
    case 'system':
      return [`system: ${disturbance.fault.kind}`];
  }
}

/** Whether a run must end well in spite of it; undefined: it may do either, and then says why. */
export function mustSucceed(disturbance: Disturbance): boolean | undefined {
  switch (disturbance.kind) {
    case 'none':
      return true;
    case 'endpoints': {
      const { faults } = disturbance;
      return faults.size < INSTANCES.length || [...faults.values()].some((fault) => HEALS.has(fault));
    }
    case 'github':
      return disturbance.fault === 'not allowed' || disturbance.fault === 'rate limit for an hour'
        ? undefined
        : true;
    default:
      return undefined;
  }
}

/** What of an end is not as it must be. */
export function* wrongEnd(
  { exitCode, signal, document, lines }: Ended,
  disturbance: Disturbance,
): Iterable<string> {
  const bySignal = disturbance.kind === 'ended' || disturbance.kind === 'system';
  const stack = lines.find((line) => /^\s+at .*:\d+:\d+\)?$/m.test(line));
  if (stack !== undefined) yield `a stack: ${lines.join('\n')}`;
  if (signal !== null) {
    if (signal !== 'SIGKILL' || !bySignal) yield `was ended by ${signal}`;
    return;
  }
  const isTerminated =
    (disturbance.kind === 'ended' && disturbance.by === 'SIGTERM') ||
    (disturbance.kind === 'system' && disturbance.fault.kind === 'SIGTERM');
  const allowed = isTerminated ? [0, 143] : [0, 1];
  if (exitCode === null || !allowed.includes(exitCode)) yield `ended with ${exitCode}: ${lines.join('\n')}`;
  const must = mustSucceed(disturbance);
  if (must !== undefined && must !== (exitCode === 0))
    yield `ended with ${exitCode}, ${document?.error?.message ?? 'without an error'}`;
  if (exitCode === 0 && document?.error !== undefined) yield `ended with 0, but: ${document.error.message}`;
  const said = document?.error?.message ?? lines.find((line) => line.includes('error: '));
  if (exitCode !== 0 && said === undefined) yield `failed without a sentence: ${lines.join('\n')}`;
}
