/**
 * Which secrets a child process finds in its environment. What the runner hands to the action alone, no child gets.
 *
 * - `nothing`: a bare environment, for a tool that reads files and writes files (pprof);
 * - `tool`: without what only we need: GitHub's token, under whatever name, the files in which the runner takes outputs, the
 *   clouds' and servers' credentials, the variables that sources name as `${NAME}`. For go, local git, and the code under test: benchmarks are run by whoever wrote a pull request;
 * - `program`: without GitHub's token. For the owner's `serve`, `load` and `verify`, which have needs of their own;
 * - `login`: everything. For what logs in somewhere by itself: the owner's `command` and `headers-command`, a kubeconfig's
 *   credential plugin, git on its way to a server.
 */
export type Credentials = 'nothing' | 'tool' | 'program' | 'login';

type Env = Readonly<Record<string, string | undefined>>;

/** The action's inputs, its token among them, and the tokens of the runner's own services. */
const ACTION_ONLY = /^(INPUT_|ACTIONS_(RUNTIME|RESULTS|CACHE|ID_TOKEN)_)/i;

/** What the `token` of a run is, in a terminal, and what speaks to GitHub in its place. */
const GITHUBS = /^(GITHUB|GH)_(ENTERPRISE_)?TOKEN$/i;

/** Files of the runner by which a step sets outputs and the environment of later steps. */
const OF_THE_STEP = /^GITHUB_(ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$/i;

/** What opens the clouds and servers that profiles come from. Of files, which every process here can read, the place stays. */
const OF_SOURCES = new RegExp(
  `^(${[
    'AWS_(ACCESS_KEY_ID|SECRET_ACCESS_KEY|SESSION_TOKEN|SECURITY_TOKEN|CONTAINER_AUTHORIZATION_TOKEN)',
    'AZURE_(STORAGE_(KEY|SAS_TOKEN|CONNECTION_STRING)|CLIENT_SECRET|CLIENT_CERTIFICATE_PASSWORD|PASSWORD)',
    'IDENTITY_HEADER|MSI_SECRET',
    'GOOGLE_(CREDENTIALS|OAUTH_ACCESS_TOKEN)|CLOUDSDK_AUTH_ACCESS_TOKEN',
    '(DD|DATADOG)_(API|APP|APPLICATION)_KEY',
    'PROFILECLI_(PASSWORD|TOKEN)|PARCA_BEARER_TOKEN|POLARSIGNALS_TOKEN',
  ].join('|')})$`,
  'i',
);

/** What programs need to run at all, and go to build: it stays, even if a source names it as `${HOME}`. */
const OF_THE_SYSTEM =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TMPDIR|TEMP|TMP|LANG|LC_\w+|PWD|GO\w+|CGO_\w+|CC|CXX|PKG_CONFIG\w*|GIT_\w+|SSH_\w+|XDG_\w+|NETRC|\w+_PROXY|SYSTEMROOT|USERPROFILE|APPDATA|LOCALAPPDATA|COMSPEC|PATHEXT)$/i;

const BARE =
  /^(PATH|HOME|TMPDIR|TEMP|TMP|LANG|LC_\w+|PPROF_\w+|SYSTEMROOT|USERPROFILE|LOCALAPPDATA|PATHEXT)$/i;

/** Names that sources have looked up as `${NAME}`, of this process as its environment is. */
const lookedUp = new Set<string>();

/** Keeps the variable from every later child that only needs what a `tool` needs. */
export function keepFromTools(name: string): void {
  if (!OF_THE_SYSTEM.test(name)) lookedUp.add(name);
}

/** What of `env` a child gets. */
export function childEnvironment(env: Env, credentials: Credentials = 'tool'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && gets(credentials, entry[0]),
    ),
  );
}

function gets(credentials: Credentials, name: string): boolean {
  if (ACTION_ONLY.test(name)) return false;
  switch (credentials) {
    case 'nothing':
      return BARE.test(name);
    case 'tool':
      return [GITHUBS, OF_SOURCES, OF_THE_STEP].every((own) => !own.test(name)) && !lookedUp.has(name);
    case 'program':
      return !GITHUBS.test(name);
    case 'login':
      return true;
  }
}
