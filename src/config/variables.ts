import { UsageError } from '../system/errors.ts';
import { requireForeignName, requireForeignText } from './own-tokens.ts';

/** Where `${NAME}` in URLs and header values is looked up, and who is told what came out of it. */
export interface Variables {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Keeps a looked-up value out of everything printed; `name` is the variable that it comes from. */
  mask(secret: string, name?: string): void;
  /** The job's own, which is in no value. */
  readonly token?: string;
}

/**
 * Replaces each `${NAME}` by its value, as `encode` writes it. What came from anywhere else than the text of the
 * configuration is never handed in here: a name that a server or a file brings stays as it is.
 * @throws UsageError when the environment has no such variable, or it is the job's own token.
 */
export function expandVariables(
  written: string,
  where: string,
  { env, mask, token }: Variables,
  encode = (value: string) => value,
): string {
  requireForeignText(written, where, env, token);
  return written.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    requireForeignName(name, where);
    // process.env has what every object has, too.
    const value = Object.hasOwn(env, name) ? env[name] : undefined;
    if (value === undefined || value === '') {
      throw new UsageError(`${where}: the environment has no variable ${name}.`, {
        fix: `Set it with \`env: { ${name}: \${{ secrets.${name} }} }\` on the step, or export it.`,
      });
    }
    requireForeignText(value, `${where}: the variable ${name}`, env, token);
    mask(value, name);
    return encode(value);
  });
}
