import { marked } from './text.ts';
import { MOST_BUILDS, type ReadFile, type RuleBuild } from './written.ts';

/**
 * Reads the rules of Bazel and Please that build Go programs, and the rules that labels name. BUILD files of both tools are written in
 * Starlark: a rule is a call with named arguments, and a label such as `//pgo:server` names a file or another rule.
 */

/** A call such as `filegroup(name = "pgo", srcs = ["default.pgo"])`. */
export interface Rule {
  readonly rule: string;
  readonly line: number;
  /** The arguments of the call by their names. For each argument, the map has the strings in the value, and the text of the whole value. */
  readonly arguments: ReadonlyMap<
    string,
    { readonly strings: readonly string[]; readonly written: string; readonly line: number }
  >;
}

const BUILDS = /^(go_binary|go_image|go_cross_binary|go_transition_binary|go_test)$/;

/**
 * Reads the calls at the top of a BUILD file. The reader goes through the file once, character by character, and executes no code of the
 * file.
 */
export function rulesOf(text: string): {
  readonly rules: readonly Rule[];
  readonly values: ReadonlyMap<string, string>;
} {
  const tokens = tokensOf(text);
  const rules: Rule[] = [];
  const values = new Map<string, string>();
  for (let at = 0; at < tokens.length; at++) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (token?.kind !== 'name') continue;
    if (
      next?.text === '=' &&
      tokens[at + 2]?.kind === 'string' &&
      tokens[at - 1]?.text !== '(' &&
      tokens[at - 1]?.text !== ','
    )
      values.set(token.text, tokens[at + 2]?.text ?? '');
    if (next?.text !== '(' || tokens[at - 1]?.text === '.' || tokens[at - 1]?.text === 'def') continue;
    const end = closingToken(tokens, at + 1);
    rules.push({ rule: token.text, line: token.line, arguments: argumentsOf(tokens.slice(at + 2, end)) });
    at = end;
  }
  return { rules, values };
}

interface StarlarkToken {
  readonly kind: 'name' | 'string' | 'mark';
  readonly text: string;
  readonly line: number;
}

const TOKEN =
  /#[^\n]*|(\n)|("""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?)|([A-Za-z_][\w]*)|[^\s\w]/g;

function tokensOf(text: string): StarlarkToken[] {
  const tokens: StarlarkToken[] = [];
  let line = 1;
  for (const [whole, newline, string, name] of text.matchAll(TOKEN)) {
    if (newline !== undefined) line++;
    else if (string !== undefined) {
      tokens.push({ kind: 'string', text: string.replace(/^("""|'''|"|')([\s\S]*)\1$/, '$2'), line });
      line += string.split('\n').length - 1;
    } else if (name !== undefined) tokens.push({ kind: 'name', text: name, line });
    else if (!whole.startsWith('#')) tokens.push({ kind: 'mark', text: whole, line });
  }
  return tokens;
}

function closingToken(tokens: readonly StarlarkToken[], from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    const { kind, text } = tokens[at] as StarlarkToken;
    if (kind !== 'mark') continue;
    if (text === '(' || text === '[' || text === '{') depth++;
    else if ((text === ')' || text === ']' || text === '}') && --depth === 0) return at;
  }
  return tokens.length;
}

function argumentsOf(tokens: readonly StarlarkToken[]): Rule['arguments'] {
  const found = new Map<string, { strings: string[]; written: string; line: number }>();
  let depth = 0;
  let current: { strings: string[]; written: string; line: number } | undefined;
  for (const [at, { kind, text, line }] of tokens.entries()) {
    if (kind === 'mark' && (text === '(' || text === '[' || text === '{')) depth++;
    if (kind === 'mark' && (text === ')' || text === ']' || text === '}')) depth--;
    if (depth === 0 && text === ',' && kind === 'mark') {
      current = undefined;
      continue;
    }
    if (depth === 0 && kind === 'name' && tokens[at + 1]?.text === '=' && current === undefined) {
      current = { strings: [], written: '', line };
      found.set(text, current);
      continue;
    }
    if (current === undefined || (current.written === '' && text === '=')) continue;
    if (kind === 'string') current.strings.push(text);
    if (current.written.length < 200) current.written += kind === 'string' ? `"${text}"` : text;
  }
  return found;
}

/**
 * Reads the rules of a BUILD file that name a profile.
 * @param isPlease true if the file is for Please, whose rules have the attribute `pgo_file`; false for Bazel, whose rules have
 * `pgoprofile`.
 */
export function readBuildFile(text: string, isPlease: boolean): ReadFile {
  const { rules, values } = rulesOf(text);
  const builds: RuleBuild[] = [];
  for (const { rule, line, arguments: given } of rules) {
    const isKnownAttribute = given.has('pgoprofile') || given.has('pgo_file');
    if (!BUILDS.test(rule) && !isKnownAttribute) continue;
    if (/test/.test(rule) && !isKnownAttribute) continue;
    const attribute =
      given.has('pgo_file') || (isPlease && !given.has('pgoprofile')) ? 'pgo_file' : 'pgoprofile';
    const profile = given.get(attribute);
    const parts = ['embed', 'srcs', 'deps'].flatMap((name) => given.get(name)?.strings ?? []);
    builds.push({
      kind: attribute === 'pgo_file' ? 'Please' : 'Bazel',
      line: profile?.line ?? line,
      attribute,
      label: profile === undefined ? undefined : labelIn(profile, values),
      parts,
    });
    if (builds.length >= MOST_BUILDS) break;
  }
  return { builds, images: [] };
}

/**
 * Returns the label in an argument. The argument is a string literal, or a name to which the file assigns a string. The value of
 * `select(…)` or another call is unknown.
 */
function labelIn(
  { strings, written }: { strings: readonly string[]; written: string },
  values: ReadonlyMap<string, string>,
) {
  const [only, ...others] = strings;
  if (only !== undefined && others.length === 0 && written === `"${only}"`.slice(0, written.length))
    return only;
  return values.get(written) ?? marked(written);
}

/** Reads the flag that names a profile in `.bazelrc`: `build --@rules_go//go/config:pgoprofile=//:default.pgo`. */
export function readBazelrc(text: string): ReadFile {
  const builds = text.split('\n').flatMap((line, at): RuleBuild[] => {
    const [, label] = /^[^#]*?(?<!\S)--@?[^\s=#]*:pgoprofile=["']?([^\s"'#]+)/.exec(line) ?? [];
    return label === undefined ? [] : [{ kind: 'Bazel', line: at + 1, attribute: 'pgoprofile', label }];
  });
  return { builds, images: [] };
}
