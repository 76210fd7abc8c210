import { UsageError } from '../errors.ts';

/** Where `${NAME}` in URLs and header values is looked up, and who is told what came out of it. */
export interface Variables {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Keeps a looked-up value out of everything printed. */
  mask(secret: string): void;
}

/** Replaces each `${NAME}` by its value, as `encode` writes it. @throws UsageError when the environment has no such variable. */
export function expandVariables(
  written: string,
  where: string,
  { env, mask }: Variables,
  encode = (value: string) => value,
): string {
  return written.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = env[name];
    if (value === undefined || value === '') {
      throw new UsageError(`${where}: the environment has no variable ${name}.`, {
        fix: `Set it with \`env: { ${name}: \${{ secrets.${name} }} }\` on the step, or export it.`,
      });
    }
    mask(value);
    return encode(value);
  });
}
