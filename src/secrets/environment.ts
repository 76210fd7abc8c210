import { existsSync, readFileSync, statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { isHideable } from '../secrets.ts';
import { secretsIn } from './secret-values.ts';
import { secretsInCommand } from './text.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** A variable that no source names is hidden for its name alone: a short value of it may be a word. */
const LEAST = 8;
/** What says where a secret is, or of which kind, and is none. */
const ABOUT_A_SECRET =
  /(_|^)(FILE|PATH|DIR|FOLDER|URL|URI|HOST|ENDPOINT|NAME|ID|SOCK|TYPE|KIND|MODE|VERSION|REGION|HELPER)S?$/i;
/** A secret, though its name does not say so. */
const UNNAMED = /CONNECTION_?STRING|^IDENTITY_HEADER$/i;
/** Files that hold nothing but a token, which the clouds' libraries send to somebody who may repeat it. */
const TOKEN_FILES = /^(AWS_WEB_IDENTITY|AWS_CONTAINER_AUTHORIZATION|AZURE_FEDERATED)_TOKEN_FILE$/;
/** Inputs that are commands. */
const COMMANDS = /^INPUT_(SERVE|LOAD|VERIFY)$/i;
const STILL_SECRET = /ACCESS_KEY_ID$/i;

/**
 * What of the environment nobody may read, before anything is made of it: values of variables whose name speaks of a
 * secret, and the passwords in URLs of all others, such as proxies, `GOPROXY` and the action's inputs.
 */
export function secretsOfEnvironment(env: Env): string[] {
  const found = Object.entries(env).flatMap(([name, value = '']) => [
    ...secretsIn(namesItself(name, value) ? name : '', value).filter(
      (text) => text !== value || value.length >= LEAST,
    ),
    ...(UNNAMED.test(name) ? [value] : []),
    ...(TOKEN_FILES.test(name) ? contentOf(value) : []),
    ...(COMMANDS.test(name) ? secretsInCommand(value) : []),
  ]);
  return [...new Set(found)].filter(isHideable);
}

/** Bytes of a token in a file. */
const MOST_BYTES = 1024 * 1024;

/** Nothing where it cannot be read: who needs it will say so. */
function contentOf(path: string): string[] {
  try {
    // Not a pipe, which would be waited for and would then be empty for the one it is meant for.
    const found = statSync(path);
    return found.isFile() && found.size <= MOST_BYTES ? [readFileSync(path, 'utf8').trim()] : [];
  } catch {
    return [];
  }
}

/** Whether the value itself would be the secret that the name speaks of, and not where it is. */
function namesItself(name: string, value: string): boolean {
  if (ABOUT_A_SECRET.test(name) && !STILL_SECRET.test(name)) return false;
  return !(isAbsolute(value) && existsSync(value));
}
