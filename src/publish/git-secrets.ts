import { secretsOfHeader } from '../system/credentials.ts';
import { secretsInUrl } from '../system/credentials.ts';
import type { LocalRepository } from './local-repository.ts';

/** URLs of remotes and what stands for them, headers that actions/checkout leaves, proxies. */
const KEYS =
  '^(remote\\..*\\.(url|pushurl|proxy)|url\\..*\\.(insteadof|pushinsteadof)|http\\.(.*\\.)?(extraheader|proxy|cookiefile)|credential\\.(.*\\.)?helper)$';

/** What of git's configuration nobody may read, whatever git or a server says of it. */
export async function secretsOfGit(repository: LocalRepository): Promise<string[]> {
  const { stdout } = await repository.attempt(['config', '--null', '--get-regexp', KEYS]);
  return stdout
    .toString()
    .split('\0')
    .filter((entry) => entry !== '')
    .flatMap((entry) => {
      const end = entry.indexOf('\n');
      const [key, value] = [entry.slice(0, end), entry.slice(end + 1)];
      if (/extraheader$/i.test(key)) return ofHeader(value);
      // `url.https://user:token@host/.insteadOf` holds it in its name.
      return [key.replace(/^url\.(.*)\.\w+$/i, '$1'), value].flatMap(ofUrl);
    });
}

function ofHeader(line: string): string[] {
  const colon = line.indexOf(':');
  return colon < 0 ? [] : secretsOfHeader(line.slice(colon + 1).trim());
}

function ofUrl(text: string): string[] {
  if (!URL.canParse(text)) return [];
  const url = new URL(text);
  // A token may stand in the place of the user.
  return [
    ...secretsInUrl(url),
    ...(url.protocol.startsWith('http') && url.username.length >= TOKEN ? [url.username] : []),
  ];
}

const TOKEN = 16;
