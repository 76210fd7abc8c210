import { hasLostAnswer } from './errors.ts';

/** How often what may be there already is looked for, and then made once more. */
const ATTEMPTS = 3;

/**
 * Makes what nothing keeps from being made twice. Where it is not known whether it was made, it is looked for first; the
 * looking is repeated with pauses by the client, and fails where the server is still out of reach.
 * @param find undefined when it is not there.
 * @throws what `create` and `find` throw.
 */
export async function createOnce<T>(
  create: () => Promise<T>,
  find: () => Promise<T | undefined>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await create();
    } catch (error) {
      if (attempt === ATTEMPTS || !hasLostAnswer(error)) throw error;
      const made = await find();
      if (made !== undefined) return made;
    }
  }
}
