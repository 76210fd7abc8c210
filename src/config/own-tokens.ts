import { UsageError } from '../system/errors.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** What the runner gives to the job, and what speaks to GitHub in its name. */
const RESERVED = /^(?:(?:GITHUB|GH)_(?:ENTERPRISE_)?TOKEN|ACTIONS_.*|INPUT_.*)$/i;
/** Of those, the ones that open something. */
const OPENING = /^(?:(?:GITHUB|GH)_(?:ENTERPRISE_)?TOKEN|ACTIONS_.*TOKEN|INPUT_TOKEN)$/i;
/** A shorter text may be part of another by chance. */
const LEAST_PART = 8;

const FIX =
  'Give it a secret of its own: `env: { PROFILES_TOKEN: ${{ secrets.PROFILES_TOKEN }} }` on the step, and `${PROFILES_TOKEN}` here.';

/**
 * The job's own tokens are for GitHub: whoever gets one may do with the repository what the job may.
 * @throws UsageError for a variable that is one of them by its name, whether it is set or not.
 */
export function requireForeignName(name: string, where: string): void {
  if (!RESERVED.test(name)) return;
  throw new UsageError(`${where}: \`\${${name}}\` is the job's own, and no endpoint gets it.`, { fix: FIX });
}

/**
 * The same by what a text holds, whatever it is called.
 * @param what names the text, such as the variable that it comes from.
 * @throws UsageError when it holds one of them.
 */
export function requireForeignText(text: string, what: string, env: Env, token: string | undefined): void {
  const named = Object.entries(env).flatMap(([name, value]) => (OPENING.test(name) && value ? [value] : []));
  const tokens = [...named, ...(token ? [token] : [])].map((one) => one.trim()).filter((one) => one !== '');
  if (!tokens.some((one) => text.trim() === one || (one.length >= LEAST_PART && text.includes(one)))) return;
  throw new UsageError(`${what} holds the job's own token, and no endpoint gets that.`, { fix: FIX });
}
