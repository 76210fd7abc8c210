import {
  type Assignment,
  type Command,
  forEachChild,
  type ParsedScript,
  parse,
  type Script,
  type SyntaxNode,
  type Word,
} from 'unbash';
import { goBuild } from './go-command.ts';
import { copiedScope, emptyScope, type ShellScope, shellWord, shellWords } from './shell-words.ts';
import { isUnknown, joinedPath, marked, shownText } from './text.ts';
import { type ImageCommand, MOST_BUILDS, type ReadFile, type WrittenBuild } from './written.ts';

/**
 * Finds the builds in shell text, such as a script, a recipe of make, or a step of a workflow. The parser of `unbash` finds the commands,
 * also in loops, conditions, functions and `$(…)`. The reader goes through the text from top to bottom and follows assignments, `export`
 * and `cd`. Commands in a subshell change neither the variables nor the folder of the text around the subshell. A variable that a branch
 * sets is unknown after the branch.
 */

/** The most levels of nested scripts that are read, as in `sh -c "sh -c …"`. */
const DEEPEST_SCRIPT = 3;
/** The most variables of one script whose values are remembered. */
const MOST_VARIABLES = 300;

class ShellReader {
  readonly builds: WrittenBuild[] = [];
  readonly images: ImageCommand[] = [];
  readonly #text: string;
  readonly #firstLine: number;
  readonly #depth: number;
  #line = 0;
  #counted = 0;

  constructor(text: string, firstLine: number, depth = 0) {
    this.#text = text;
    this.#firstLine = firstLine;
    this.#depth = depth;
  }

  /**
   * Returns the line number of a position in the text. The count starts at the line that the previous call returned, because callers mostly
   * ask for ascending positions.
   */
  #lineAt(position: number): number {
    if (position < this.#counted) {
      this.#line = 0;
      this.#counted = 0;
    }
    for (let at = this.#text.indexOf('\n', this.#counted); at >= 0 && at < position; ) {
      this.#line++;
      this.#counted = at + 1;
      at = this.#text.indexOf('\n', this.#counted);
    }
    return this.#firstLine + this.#line;
  }

  visit(node: SyntaxNode | Script | ParsedScript, scope: ShellScope): void {
    if (this.builds.length >= MOST_BUILDS) return;
    switch (node.type) {
      case 'Command':
        this.#command(node, scope);
        break;
      case 'Subshell':
      case 'CommandExpansion':
      case 'ProcessSubstitution':
        this.#children(node, copiedScope(scope));
        break;
      case 'If':
      case 'Case':
      case 'While':
      case 'For':
      case 'Select':
      case 'Function': {
        // Forget values that were set in functions, branches and loops, because a function may run later, and a branch or loop may not run
        // at all.
        const inner = copiedScope(scope);
        if (node.type === 'For') loopVariable(node, inner);
        this.#children(node, inner);
        forgetChanged(scope, inner, node.type === 'Function');
        break;
      }
      default:
        this.#children(node, scope);
    }
  }

  #children(node: SyntaxNode | Script | ParsedScript, scope: ShellScope): void {
    forEachChild(node as SyntaxNode, (child) => this.visit(child, scope));
  }

  #command(node: Command, scope: ShellScope): void {
    const own = copiedScope(scope);
    const prefix = node.prefix.filter((one) => one.type === 'Assignment');
    // Look for commands inside words, too, as in `OUT=$(go build …)`.
    this.#children(node, copiedScope(scope));
    const args = node.suffix.filter((one) => one.type === 'Word' || one.type === 'Assignment');
    if (node.name === undefined) {
      for (const one of prefix) assign(one, scope);
      return;
    }
    for (const one of prefix) {
      assign(one, own);
      own.exported.add(one.name);
    }
    const name = shellWords(node.name, own);
    const words = [...name, ...args.flatMap((one) => argumentWords(one, own))];
    const [program = ''] = words;
    if (/^(export|declare|local|readonly|typeset)$/.test(program)) {
      for (const one of args) {
        if (one.type === 'Assignment') assign(one, scope);
        if (program === 'export') scope.exported.add(one.type === 'Assignment' ? one.name : one.text);
      }
      return;
    }
    if (/^(cd|pushd)$/.test(program)) {
      const to = words.findLast((word) => !word.startsWith('-')) ?? '';
      if (words.length > 1) scope.folder = joinedPath(scope.folder, to);
      return;
    }
    if (/^(echo|printf|log|info|warn|#)$/.test(program)) return;
    this.#run(words, own, this.#positionOf(node));
    this.#nested(words, own, this.#positionOf(node));
  }

  /** Returns the position of the `-pgo` in a command, or the position of the command if it has no `-pgo`. */
  #positionOf(node: Command): number {
    const flag = node.suffix.find((one) => one.type === 'Word' && /^["']?--?pgo/.test(one.text));
    return flag?.pos ?? node.pos;
  }

  #run(words: readonly string[], { folder, variables, exported }: ShellScope, position: number): void {
    const goFlags = exported.has('GOFLAGS') ? variables.get('GOFLAGS') : undefined;
    const line = this.#lineAt(position);
    const build = goBuild(words, { folder, goFlags });
    if (build !== undefined) this.builds.push({ ...build, line });
    const rule = words.find((word) => /^--@.*:pgoprofile=/.test(word));
    if (rule !== undefined) {
      const label = rule.slice(rule.indexOf('=') + 1);
      this.builds.push({ kind: 'Bazel', line, attribute: 'pgoprofile', label });
    }
    if (
      words.includes('ko') &&
      /^(build|publish|apply|resolve|run)$/.test(words[words.indexOf('ko') + 1] ?? '')
    ) {
      const packages = words.slice(words.indexOf('ko') + 2).filter((word) => /^\.{0,2}\/|^\.$/.test(word));
      this.builds.push({ kind: 'build', tool: 'ko build', line, packages, folder, pgo: pgoOfFlags(goFlags) });
    }
    const image = imageCommand(words, folder);
    if (image !== undefined) this.images.push(image);
  }

  /** Reads a script in a word of a command: `sh -c "go build"`. */
  #nested(words: readonly string[], scope: ShellScope, position: number): void {
    if (this.#depth >= DEEPEST_SCRIPT) return;
    for (const [at, word] of words.entries()) {
      const isScript = /^(-\w*c|--run|--command|eval)$/.test(words[at - 1] ?? '');
      if (!isScript || !/\s/.test(word)) continue;
      const reader = new ShellReader(word, this.#lineAt(position), this.#depth + 1);
      reader.visit(parse(word), copiedScope(scope));
      this.builds.push(...reader.builds);
      this.images.push(...reader.images);
    }
  }
}

function pgoOfFlags(flags = ''): string | undefined {
  return /(?:^|\s)--?pgo=(\S+)/.exec(flags)?.[1];
}

function argumentWords(argument: Word | Assignment, scope: ShellScope): string[] {
  if (argument.type === 'Word') return shellWords(argument, scope);
  return [`${argument.name}=${assigned(argument, scope)}`];
}

function assigned({ value }: Assignment, scope: ShellScope): string {
  if (value.type === 'Word') return shellWord(value, scope);
  return value.elements.flatMap((element) => shellWords(element, scope)).join(' ');
}

function assign(assignment: Assignment, scope: ShellScope): void {
  const { name, append, index } = assignment;
  if (index !== undefined) return;
  // The number of variables is limited, because each subshell copies all variables. If a script has more variables, the values of the
  // remaining variables are unknown.
  if (scope.variables.size >= MOST_VARIABLES && !scope.variables.has(name)) return;
  const value = assigned(assignment, scope);
  const before = append ? scope.variables.get(name) : undefined;
  const isArray = assignment.value.type === 'ArrayValue';
  scope.variables.set(name, before === undefined ? value : `${before}${isArray ? ' ' : ''}${value}`);
}

function loopVariable(node: SyntaxNode, scope: ShellScope): void {
  if (node.type !== 'For') return;
  const name = node.name?.text ?? '';
  const words = (node.wordlist ?? []).flatMap((word) => shellWords(word, scope));
  const [only, ...others] = words;
  scope.variables.set(name, only !== undefined && others.length === 0 ? only : inSomeCases(name, words));
}

/**
 * Returns a mark for the unknown value of a variable with several possible values. The mark contains `pgo` if one of the values contains
 * `pgo`.
 */
export function inSomeCases(name: string, values: readonly string[]): string {
  const hasPgo = values.some((value) => /pgo/i.test(shownText(value)));
  return marked(hasPgo && !/pgo/i.test(name) ? `$${name} (with -pgo in some cases)` : `$${name}`);
}

/**
 * Forgets the values that a branch has set. A variable without a value before the branch keeps the value from the branch, because that is
 * its only known value.
 */
function forgetChanged(scope: ShellScope, inner: ShellScope, isFunction: boolean): void {
  for (const [name, value] of inner.variables) {
    const before = scope.variables.get(name);
    if (before === value) continue;
    // If only a function sets a variable, the variable has that value after a call of the function.
    if (isFunction && before === undefined) scope.variables.set(name, value);
    else scope.variables.set(name, inSomeCases(name, [before ?? '', value]));
  }
  for (const name of inner.exported) scope.exported.add(name);
}

/** Reads the Dockerfile, the context and the arguments of `docker build`, `docker buildx build`, `podman build` or `buildah bud`. */
function imageCommand(words: readonly string[], folder: string): ImageCommand | undefined {
  const at = words.findIndex((word) => /^(.*\/)?(docker|podman|nerdctl|buildah|buildx|kaniko)$/.test(word));
  const verb =
    at < 0
      ? -1
      : words.findIndex((word, index) => index > at && /^(build|bud|build-using-dockerfile)$/.test(word));
  if (verb < 0 || words.slice(at + 1, verb).some((word) => !/^(buildx|image|builder|-.*)$/.test(word)))
    return undefined;
  const args = new Map<string, string>();
  let [dockerfile, context]: (string | undefined)[] = [];
  for (let index = verb + 1; index < words.length; index++) {
    const word = words[index] ?? '';
    const [, name = '', value] = /^(-f|--[\w-]+|-\w)(?:=(.*))?$/s.exec(word) ?? [];
    if (name === '') {
      if (!isUnknown(word)) context = word;
      continue;
    }
    if (/^--(pull|push|load|no-cache|rm|quiet|squash|force-rm|debug|metadata)$|^-q$/.test(name)) continue;
    const given = value ?? words[++index] ?? '';
    if (name === '-f' || name === '--file') dockerfile = given;
    if (name === '--build-arg' && given.includes('='))
      args.set(given.slice(0, given.indexOf('=')), given.slice(given.indexOf('=') + 1));
  }
  return context === undefined ? undefined : { dockerfile, context, folder, args };
}

/**
 * Reads the builds in a text for the shell.
 * @param options.firstLine the line number in the file at which the text begins, counted from 1.
 * @param options.scope the variables and the folder at the beginning of the text, which the commands in the text may change.
 */
export function readShell(
  text: string,
  { firstLine = 1, scope = emptyScope() }: { firstLine?: number; scope?: ShellScope } = {},
): ReadFile {
  const reader = new ShellReader(text, firstLine);
  reader.visit(parse(text), scope);
  return reader;
}
