import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { isRegularFile, readRegularFileSync } from './files.ts';
import { isHideable, redact } from './secrets.ts';

/**
 * Recognizes secrets, and decides which secrets a child process gets. A value is a secret if its name says so, as in `API_TOKEN`. A value
 * is also a secret if the value has a typical form, such as a password in a URL, a header of a command, or a token of a known kind.
 */

/** The environment variables of a process. */
export type Env = Readonly<Record<string, string | undefined>>;

/** The names of variables, headers, options and parameters that hold secrets. The words of a name are separated by `_`. */
const NAMES: readonly RegExp[] = [
  /TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|AUTHORIZATION/i,
  /PASS\d*(_|$)/i,
  /KEYS?\d*(_|$)/i,
  // Short words must be whole words of the name, because PATH contains PAT and AUTHOR contains AUTH. The name PWD alone holds the working
  // folder of a shell, and no secret.
  /(^|_)(AUTH|PAT|DSN)\d*(_|$)/i,
  /.(?<!^OLD)PWD\d*(_|$)/i,
];

/** Matches a name with its secret inside of a longer value: `host=db password=…`, `?api_key=…&`. */
const PAIRS =
  /(?:^|[\s;&?,])[\w.-]*(?:passw(?:or)?d|passphrase|pass|pwd|secret|token|api_?key|access_?key|account_?key|sig(?:nature)?)=('[^']*'|"[^"]*"|[^\s;&,]+)/gi;
/**
 * Match `scheme://user:password@`. One pattern matches up to the first `@`, and the next pattern up to the last `@` before the path,
 * because a password may contain an `@`.
 */
const USERS = [
  /:\/\/([^\s/?#@]+)@/g,
  /:\/\/([^\s/?#]+)@/g,
  /:\/\/([^\s/?#@:]*:(?!\d*\/)[^\s@]+)@/g,
  // Go's MySQL driver uses addresses such as `user:password@tcp(host:3306)/name`.
  /(?:^|\s)([^\s:/]+:(?!\/\/)\S+)@[a-z0-9]*[(/]/gi,
];
const SHORTEST_SECRET = 6;
/** The minimum length at which a user name without a password counts as a secret, because a long user name is probably a token. */
const SHORTEST_TOKEN = 16;

/** Returns whether a variable, header or option with this name holds a secret. */
export function isSecretName(name: string): boolean {
  return NAMES.some((pattern) => pattern.test(name.replaceAll('-', '_')));
}

/**
 * Returns the secrets in a variable. The whole value is a secret if the name says so. Passwords inside of the value are secrets too. Each
 * secret is returned as written and URL-decoded.
 */
export function secretsIn(name: string, value: string): string[] {
  const whole = isSecretName(name) ? [value] : [];
  const pairs = captures(value, PAIRS).map(unquoted);
  const users = USERS.flatMap((pattern) => captures(value, pattern)).flatMap((user) => {
    const colon = user.indexOf(':');
    if (colon < 0) return user.length >= SHORTEST_TOKEN ? [user] : [];
    return colon === user.length - 1 ? [] : [user, user.slice(colon + 1)];
  });
  const secrets = [...whole, ...pairs, ...users].flatMap((text) => [text, urlDecoded(text)]);
  return [...new Set(secrets)].filter((text) => text.length >= SHORTEST_SECRET);
}

/** Returns whether a request header with this name holds a secret. */
export function isSecretHeader(name: string): boolean {
  return isSecretName(name) || /cookie/i.test(name);
}

/** Returns the secrets in the value of a header: the whole value, the part after the scheme, and the password of Basic authentication. */
export function secretsOfHeader(value: string): string[] {
  const [, scheme, credentials] = /^([A-Za-z][\w-]*) +(\S.*)$/s.exec(value.trim()) ?? [];
  if (scheme === undefined || credentials === undefined) return [value];
  const basic = /^basic$/i.test(scheme) ? Buffer.from(credentials, 'base64').toString() : '';
  const colon = basic.includes('\ufffd') ? -1 : basic.indexOf(':');
  const password = colon < 0 ? [] : [basic.slice(colon + 1)];
  return [value, ...new Set([credentials, ...credentials.split(/[\s,;]+/)]), ...password];
}

/** Matches a header in a command: `curl -H "Authorization: Bearer …"`. */
const HEADER = /["']\s*([A-Za-z][\w-]*)\s*:\s*([^"']+)["']/g;
/** Matches an option or a variable in a command: `--token …`, `--api-key=…`, `TOKEN=…`. */
const OPTION = /(?:^|\s)(?:--?([\w-]+)[\s=]+|(\w+)=)("[^"]*"|'[^']*'|[^\s;&|)]+)/g;
/** Matches a user and a password in a command: `curl -u user:password`. */
const USER = /(?:^|\s)(?:-u|--user)[\s=]*["']?([^\s"':]+:[^\s"']+)/g;
/** Matches tokens of GitHub, GitLab, Slack and AWS, and JSON Web Tokens. */
const TOKENS =
  /\b(?:gh[a-z]_\w{16,}|github_pat_\w{16,}|glpat-[\w-]{16,}|xox[a-z]-[\w-]{10,}|A[KS]IA[A-Z0-9]{16}|eyJ[\w-]{8,}(?:\.[\w-]*)*)/g;
/** Matches UUIDs and other long sequences of letters and digits, because they are probably random. */
const RANDOM =
  /(?<![\w./$-])(?:(?=\w*\d)(?=\w*[a-z])(?=\w*[A-Z])[\w+=]{20,}|[0-9a-f]{32,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![\w./-])/g;

/** Matches the option `-bench` of `go test`, whose value is never a secret. The name of a benchmark may look random. */
const BENCHMARKS = /\s-(?:test\.)?bench[\s=]+(?:'[^']*'|"[^"]*"|\S+)/g;

/**
 * Returns the secrets that a command holds. A variable such as `$TOKEN` is not a secret, because the command holds only the name of the
 * variable.
 */
export function secretsInCommand(text: string): string[] {
  const headers = [...text.matchAll(HEADER)].flatMap(([, name = '', value = '']) =>
    isSecretHeader(name) ? secretsOfHeader(value) : [],
  );
  const options = [...text.matchAll(OPTION)].flatMap(([, option, variable, value = '']) =>
    isSecretName(option ?? variable ?? '') ? [unquoted(value)] : [],
  );
  const users = captures(text, USER).flatMap((user) => [user, user.slice(user.indexOf(':') + 1)]);
  const withoutBenchmarks = text.replace(BENCHMARKS, '');
  const random = [...text.matchAll(TOKENS), ...withoutBenchmarks.matchAll(RANDOM)].map(([match]) => match);
  const secrets = [...headers, ...options, ...users, ...random, ...secretsIn('', text)];
  return [...new Set(secrets)].filter((secret) => secret.length >= SHORTEST_SECRET && !secret.includes('$'));
}

/** Returns a command for messages, in which secrets are masked. */
export function shownCommand(text: string): string {
  return redact(text, secretsInCommand(text));
}

/** The minimum length at which a parameter of a URL counts as a secret, because a long value is probably random. */
const LONG_PARAMETER = 24;

/** Returns the secrets in a URL: the user name and the password, long parameters, and parameters whose names say that they are secrets. */
export function secretsInUrl(url: URL): string[] {
  const parameters = [...url.searchParams].flatMap(([name, value]) =>
    isSecretName(name) || /^(sig|signature|code|access|jwt)$/i.test(name) || value.length >= LONG_PARAMETER
      ? [value]
      : [],
  );
  return [...parameters, ...secretsIn('', url.href)];
}

/** Returns the user name and the password of a URL. Escapes such as `%40` are decoded if they are well-formed. */
export function userInfo({ username, password }: URL): [username: string, password: string] {
  return [urlDecoded(username), urlDecoded(password)];
}

/** Returns the value of an `Authorization` header for Basic authentication. */
export function basicAuthorization(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

/**
 * The minimum length at which the value of a variable is masked only because of the variable's name. A shorter value of a variable may be a
 * common word.
 */
const LEAST_VARIABLE = 8;
/** Matches the names of variables that hold the place or the kind of a secret instead of the secret. */
const ABOUT_A_SECRET =
  /(_|^)(FILE|PATH|DIR|FOLDER|URL|URI|HOST|ENDPOINT|NAME|ID(?<!ACCESS_KEY_ID)|SOCK|TYPE|KIND|MODE|VERSION|REGION|HELPER)S?$/i;
/** Matches the names of variables that hold a secret, although their names do not say so. */
const UNNAMED = /CONNECTION_?STRING|^IDENTITY_HEADER$/i;
/**
 * Matches the names of variables that hold the path of a file with only a token. A cloud's client library sends the token to a server, and
 * the server may repeat the token in its answer.
 */
const TOKEN_FILES = /^(AWS_WEB_IDENTITY|AWS_CONTAINER_AUTHORIZATION|AZURE_FEDERATED)_TOKEN_FILE$/;

/**
 * Returns the secrets in the environment. The secrets are the values of variables whose names say so, and the passwords inside of all other
 * values, such as proxies, `GOPROXY` and the action's inputs.
 * @param commandInputs the names of the inputs that are commands. Options and headers in a command may hold secrets.
 */
export function secretsOfEnvironment(env: Env, commandInputs: ReadonlySet<string>): string[] {
  const isCommand = (name: string) =>
    /^INPUT_/i.test(name) && commandInputs.has(name.slice('INPUT_'.length).toLowerCase());
  const secrets = Object.entries(env).flatMap(([name, value = '']) => {
    const isPlace = ABOUT_A_SECRET.test(name) || (isAbsolute(value) && existsSync(value));
    const written = secretsIn(isPlace ? '' : name, value);
    return [
      ...written.filter((text) => text !== value || value.length >= LEAST_VARIABLE),
      ...(UNNAMED.test(name) ? [value] : []),
      ...(TOKEN_FILES.test(name) ? tokenFileContent(value) : []),
      ...(isCommand(name) ? secretsInCommand(value) : []),
    ];
  });
  return [...new Set(secrets)].filter(isHideable);
}

/** The maximum size of a file that is read as a token, in bytes. */
const MOST_BYTES_OF_TOKEN = 1024 * 1024;

/** Returns the token in a file; an empty list if the file cannot be read, because the library that needs the token reports the failure. */
function tokenFileContent(path: string): string[] {
  try {
    // Do not read a pipe, because the library would find the pipe empty afterwards.
    return isRegularFile(path) ? [readRegularFileSync(path, MOST_BYTES_OF_TOKEN).toString().trim()] : [];
  } catch {
    return [];
  }
}

/**
 * The level of access to secrets that a child process has through its environment. On every level, the child process does not get the
 * variables that the runner gives only to the action.
 *
 * - `nothing`: The child gets only variables such as PATH and HOME. The level `nothing` is for pprof, which only reads and writes files.
 * - `tool`: The child does not get tokens of GitHub, GitLab and Gitea, credentials of clouds and servers, or variables that sources name as
 *   `${NAME}`. The child also does not get the paths of the files in which a step sets outputs. The level `tool` is for go, local git, and
 *   code of a pull request such as benchmarks.
 * - `program`: The child gets every variable except the tokens of GitHub, GitLab and Gitea. The level `program` is for the owner's `serve`,
 *   `load` and `verify`, which may need any variable.
 * - `login`: The child gets all variables. The level `login` is for programs that log in to a server, such as the owner's
 *   `headers-command`, the credential plugin of a kubeconfig, and `git push`.
 */
export type Credentials = 'nothing' | 'tool' | 'program' | 'login';

/** Matches the names of variables that hold the inputs of the action, including its token, or the tokens of the runner's own services. */
const ACTION_ONLY = /^(INPUT_|ACTIONS_(RUNTIME|RESULTS|CACHE|ID_TOKEN)_)/i;
const FORGE_TOKENS = /^((GITHUB|GH)_(ENTERPRISE_)?|GITLAB_|GITEA_|FORGEJO_)TOKEN$/i;
/** Matches the names of variables that hold the paths of the files in which a step sets outputs and variables for later steps. */
const OF_THE_STEP = /^GITHUB_(ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$/i;
/**
 * Matches the names of variables that hold credentials for the clouds and servers that profiles come from. Variables with the path of a
 * credentials file are not included, because every child process can read the file anyway.
 */
const OF_SOURCES =
  /^(AWS_(ACCESS_KEY_ID|SECRET_ACCESS_KEY|SESSION_TOKEN|SECURITY_TOKEN|CONTAINER_AUTHORIZATION_TOKEN)|AZURE_(STORAGE_(KEY|SAS_TOKEN|CONNECTION_STRING)|CLIENT_SECRET|CLIENT_CERTIFICATE_PASSWORD|PASSWORD)|IDENTITY_HEADER|MSI_SECRET|GOOGLE_(CREDENTIALS|OAUTH_ACCESS_TOKEN)|CLOUDSDK_AUTH_ACCESS_TOKEN|(DD|DATADOG)_(API|APP|APPLICATION)_KEY|PROFILECLI_(PASSWORD|TOKEN)|PARCA_BEARER_TOKEN|POLARSIGNALS_TOKEN)$/i;
/**
 * Matches the names of variables that programs need to run, and that go needs for a build. A child process gets a variable such as `HOME`
 * even if a source names the variable as `${HOME}`.
 */
const OF_THE_SYSTEM =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TMPDIR|TEMP|TMP|LANG|LC_\w+|PWD|GO\w+|CGO_\w+|CC|CXX|PKG_CONFIG\w*|GIT_\w+|SSH_\w+|XDG_\w+|NETRC|\w+_PROXY|SYSTEMROOT|USERPROFILE|APPDATA|LOCALAPPDATA|COMSPEC|PATHEXT)$/i;
const BARE =
  /^(PATH|HOME|TMPDIR|TEMP|TMP|LANG|LC_\w+|PPROF_\w+|SYSTEMROOT|USERPROFILE|LOCALAPPDATA|PATHEXT)$/i;

/** The variables that sources have named as `${NAME}`. */
const keptFromTools = new Set<string>();

/** Hides a variable from every child process that starts later with the credentials `tool`. */
export function keepFromTools(name: string): void {
  if (!OF_THE_SYSTEM.test(name)) keptFromTools.add(name);
}

/** Returns the environment for a child process, without the secrets that the process must not get. */
export function childEnvironment(env: Env, credentials: Credentials = 'tool'): Record<string, string> {
  const kept = {
    nothing: [],
    tool: [FORGE_TOKENS, OF_SOURCES, OF_THE_STEP],
    program: [FORGE_TOKENS],
    login: [],
  };
  const gets = (name: string) =>
    ![ACTION_ONLY, ...kept[credentials]].some((pattern) => pattern.test(name)) &&
    (credentials !== 'tool' || !keptFromTools.has(name)) &&
    (credentials !== 'nothing' || BARE.test(name));
  const all = Object.entries(env).filter(([name, value]) => value !== undefined && gets(name));
  return Object.fromEntries(all) as Record<string, string>;
}

/** Returns the text that the first group of the pattern captured in each match. */
function captures(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, captured = '']) => captured);
}

/** Returns a text without the quotes around it. */
function unquoted(text: string): string {
  return text.replace(/^(['"])(.*)\1$/s, '$2');
}

/** Returns a text with the escapes of URLs decoded. If an escape is not well-formed, the text is returned unchanged. */
function urlDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
