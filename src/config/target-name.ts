import { UsageError } from '../system/errors.ts';

const VARIABLE = '${PGO_TARGET}';

/** Whether it says `${PGO_TARGET}` anywhere. */
export function namesTarget(value: unknown): boolean {
  return (JSON.stringify(value) ?? '').includes(VARIABLE);
}

/**
 * The same YAML value with the target's name where it says `${PGO_TARGET}`, which is no secret.
 * @throws UsageError where the name would become part of a variable's: which are looked up stands in the text itself.
 */
export function inNameOf<T>(value: T, name: string): T {
  const map = (inner: unknown): unknown => {
    if (typeof inner === 'string') return withName(inner, name);
    if (Array.isArray(inner)) return inner.map(map);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, child]) => [key, map(child)]));
  };
  return map(value) as T;
}

function withName(text: string, name: string): string {
  const result = text.replaceAll(VARIABLE, name);
  const written = new Set(text.match(LOOKED_UP));
  const made = result === text ? undefined : result.match(LOOKED_UP)?.find((one) => !written.has(one));
  if (made === undefined) return result;
  throw new UsageError(`\`${made}\` is a variable whose name is made of the target's, \`${name}\`.`, {
    fix: 'Write the variable of each target into its own `sources`, below `targets`.',
  });
}

const LOOKED_UP = /\$\{\w+\}/g;
