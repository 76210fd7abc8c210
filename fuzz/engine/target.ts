import type { Mutation } from './mutate.ts';

/** One decoder or parser, and what must hold of it, whatever it is given. */
export interface Target {
  readonly name: string;
  /** Throws, or rejects, when the property does not hold: errors that the code declares are caught inside. */
  run(input: Buffer): unknown;
  /** Inputs to begin with. */
  seeds(): readonly (Uint8Array | string)[];
  /** How inputs are altered. */
  readonly shape: Mutation;
  /** Pieces that inputs are made of, beside the literals of the source that the seeds reach. */
  readonly words?: readonly string[];
  /** Longest input, bytes; default 4096. */
  readonly maxLength?: number;
}

type ErrorClass = abstract new (...args: never[]) => Error;

/** What `attempt` returns; undefined where it throws one of the errors that it may throw. */
export function declared<T>(attempt: () => T, ...errors: readonly ErrorClass[]): T | undefined {
  try {
    return attempt();
  } catch (error) {
    if (errors.some((one) => error instanceof one)) return undefined;
    throw error;
  }
}

export async function declaredAsync<T>(
  attempt: () => Promise<T>,
  ...errors: readonly ErrorClass[]
): Promise<T | undefined> {
  try {
    return await attempt();
  } catch (error) {
    if (errors.some((one) => error instanceof one)) return undefined;
    throw error;
  }
}

/** @throws Error, which is a find, unless `held`. */
export function must(held: boolean, what: () => string): asserts held {
  if (!held) throw new BrokenProperty(what());
}

export class BrokenProperty extends Error {}
