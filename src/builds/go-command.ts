import { isUnknown, joinedPath, shownText } from './text.ts';
import type { CommandBuild } from './written.ts';

/** Reads the arguments of a `go` command: the profile that it passes, the packages that it builds, and the folder in which it runs. */

/** The flags of `go build` and `go test` that take no value. */
const SWITCHES = new Set(
  'a n x v i race msan asan cover linkshared modcacherw trimpath work json c benchmem failfast short fullpath changed'.split(
    ' ',
  ),
);
const SUBCOMMANDS = new Set(['build', 'install', 'run', 'test']);
/** Matches the name of a variable that holds flags. If the name does not match, a variable with an unknown value counts as a package. */
const NAMED_LIKE_FLAGS = /flag|opt|arg|param|pgo|tag|@|\*/i;

/**
 * Returns the index of Go's subcommand among the words of a command: 1 in `go build`, 3 in `go -C dir build`; undefined if there is no
 * subcommand.
 */
function subcommandAt(words: readonly string[], at: number): number | undefined {
  const word = words[at] ?? '';
  const name = shownText(word);
  const isGo = isUnknown(word)
    ? /^\$[({]?GO(_?(CMD|BIN|TOOL|EXE|COMMAND))?\b/i.test(name)
    : /^(.*\/)?go(\d+(\.\d+)*)?(\.exe)?$/.test(name);
  if (!isGo) return undefined;
  const next = words[at + 1] === '-C' ? at + 3 : at + 1;
  return SUBCOMMANDS.has(words[next] ?? '') ? next : undefined;
}

/**
 * Returns the build that a command makes; undefined for a command that builds nothing, and for tests without `-pgo`.
 * @param words the words of the whole command. Words before `go`, such as `env CGO_ENABLED=0`, are skipped.
 * @param scope the folder and the variables with which the command runs.
 */
export function goBuild(
  words: readonly string[],
  scope: { readonly folder: string; readonly goFlags?: string },
): Omit<CommandBuild, 'line'> | undefined {
  for (let at = 0; at < words.length; at++) {
    const found = subcommandAt(words, at);
    if (found === undefined) continue;
    const before = words.slice(0, at).findLast((word) => word.startsWith('GOFLAGS='));
    const goFlags = before?.slice('GOFLAGS='.length) ?? scope.goFlags;
    const moved = words[at + 1] === '-C' ? joinedPath(scope.folder, words[at + 2] ?? '') : scope.folder;
    return readArguments(words[found] ?? '', words.slice(found + 1), { folder: moved, goFlags });
  }
  return undefined;
}

function readArguments(
  subcommand: string,
  args: readonly string[],
  scope: { readonly folder: string; readonly goFlags?: string },
): Omit<CommandBuild, 'line'> | undefined {
  let { folder } = scope;
  let pgo = pgoOf(scope.goFlags?.split(/\s+/) ?? []);
  const unknown: string[] = [];
  const packages: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const argument = args[at] ?? '';
    const flag = /^--?([\w-]+)(?:=(.*))?$/s.exec(argument);
    if (flag === null) {
      if (isUnknown(argument)) unknown.push(argument);
      else if (argument.startsWith('-')) unknown.push(argument);
      else packages.push(argument);
      // In `go run`, the arguments after the package are passed to the program.
      if (subcommand === 'run' && packages.length > 0) break;
      continue;
    }
    const [, name = '', value] = flag;
    if (SWITCHES.has(name)) continue;
    if (name === 'args' && subcommand === 'test') break;
    const given = value ?? args[++at] ?? '';
    if (name === 'pgo') pgo = given;
    if (name === 'C') folder = joinedPath(folder, given);
  }
  const isTest = subcommand === 'test';
  const flags = unknown.filter((word) => NAMED_LIKE_FLAGS.test(shownText(word)));
  const built = [...packages, ...unknown.filter((word) => !flags.includes(word))];
  const doubt = flags.map(shownText).find((name) => !isTest || /pgo/i.test(name));
  if (isTest && pgo === undefined && doubt === undefined) return undefined;
  return { kind: isTest ? 'test' : 'build', tool: `go ${subcommand}`, pgo, doubt, packages: built, folder };
}

/** Returns the value of the last `-pgo` in a list of flags; undefined if no flag is `-pgo`. */
export function pgoOf(flags: readonly string[]): string | undefined {
  const last = flags.findLastIndex((flag) => /^["']?--?pgo(=|$)/.test(flag));
  if (last < 0) return undefined;
  const [, value] = /^["']?--?pgo=?(.*?)["']?$/s.exec(flags[last] ?? '') ?? [];
  return (flags[last] ?? '').includes('=') ? value : flags[last + 1];
}
