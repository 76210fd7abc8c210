import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseAllDocuments,
  type YAMLMap,
} from 'yaml';
import { goBuild } from './go-command.ts';
import { readShell } from './shell.ts';
import { emptyScope } from './shell-words.ts';
import { HERE, joinedPath, marked, REPOSITORY_ROOT } from './text.ts';
import { looksLikePowerShell, readPowerShell } from './windows-scripts.ts';
import { type ImageCommand, MOST_BUILDS, type ReadFile, type WrittenBuild } from './written.ts';

/**
 * Finds the builds in YAML files: workflows of GitHub, GitLab, CircleCI and others, Taskfiles, compose files, and the settings of
 * GoReleaser and ko. The formats of these YAML files differ, but their keys are similar. The keys `run`, `script` and `cmds` hold shell
 * text. The keys `env`, `variables` and `vars` set variables for the shell text, and `working-directory` and `dir` name the folder in which
 * the shell text runs. If a job has a matrix, the reader reads the shell text once for each value of the matrix.
 */

/** Matches the keys whose value is shell text, or a list of shell texts. */
const SCRIPTS =
  /^(run|script|before_script|after_script|commands?|cmds?|sh|inlineScript|preBuild|postBuild|prepare|install)$/;
const VARIABLES = ['env', 'environment', 'variables', 'vars'];
const FOLDERS = ['working-directory', 'working_directory', 'workingDirectory', 'workdir', 'dir'];
/** The most combinations of a job's matrix for which the shell text is read. */
const MOST_COMBINATIONS = 12;
/** The most YAML nodes of a file that are visited. A node counts again for each alias of the node. */
const MOST_NODES = 100_000;

interface YamlScope {
  readonly variables: ReadonlyMap<string, string>;
  readonly matrix: ReadonlyMap<string, readonly string[]>;
  readonly folder: string;
}

/** Reads the builds in a YAML file. */
export function readYaml(text: string): ReadFile {
  const reader = new YamlReader();
  for (const document of documentsOf(text, reader.lines)) reader.visitDocument(document);
  return reader;
}

function documentsOf(text: string, lines: LineCounter): Document[] {
  const documents = parseAllDocuments(text, { lineCounter: lines, logLevel: 'silent', uniqueKeys: false });
  return Array.isArray(documents) ? [...documents] : [];
}

class YamlReader {
  readonly lines = new LineCounter();
  readonly builds: WrittenBuild[] = [];
  readonly images: ImageCommand[] = [];
  #visited = 0;
  #document: Document | undefined;

  visitDocument(document: Document): void {
    this.#document = document;
    this.#visit(
      document.contents as Node | null,
      { variables: new Map(), matrix: new Map(), folder: HERE },
      '',
    );
  }

  #visit(node: Node | null | undefined, scope: YamlScope, key: string): void {
    if (
      node === null ||
      node === undefined ||
      ++this.#visited > MOST_NODES ||
      this.builds.length >= MOST_BUILDS
    )
      return;
    if (isAlias(node)) {
      const target = this.#document === undefined ? undefined : node.resolve(this.#document);
      this.#visit(target, scope, key);
      return;
    }
    if (isScalar(node)) {
      if (SCRIPTS.test(key) && typeof node.value === 'string')
        this.#script(node.value, this.#lineOf(node), scope);
      return;
    }
    if (isSeq(node)) for (const item of node.items) this.#visit(item as Node, scope, key);
    if (!isMap(node)) return;
    const inner = scopeOf(node, scope);
    this.#image(node, inner);
    for (const { key: name, value } of node.items) {
      const text = isScalar(name) ? String(name.value) : '';
      if (!VARIABLES.includes(text)) this.#visit(value as Node, inner, text);
    }
  }

  /** Returns the line on which the text of a scalar begins. The text of a block scalar begins on the line below `|` or `>`. */
  #lineOf(node: Node): number {
    const { line } = this.lines.linePos(node.range?.[0] ?? 0);
    return isScalar(node) && /^BLOCK/.test(node.type ?? '') ? line + 1 : line;
  }

  #script(text: string, firstLine: number, scope: YamlScope): void {
    const seen = new Set<string>();
    // The value of a variable may also contain values of the matrix.
    const named = [text, ...[...scope.variables.values()].filter((value) => value.includes('-pgo'))].join(
      '\n',
    );
    for (const chosen of combinations(named, scope.matrix)) {
      if (looksLikePowerShell(text)) {
        const script = templated(text, scope.variables, chosen);
        const { variables, folder } = scope;
        for (const build of readPowerShell(script, { firstLine, variables, folder }).builds) {
          const known = JSON.stringify(build);
          if (!seen.has(known)) this.builds.push(build);
          seen.add(known);
        }
        continue;
      }
      const shell = emptyScope(scope.folder);
      for (const [name, value] of scope.variables) {
        shell.variables.set(name, templated(value, scope.variables, chosen));
        shell.exported.add(name);
      }
      const read = readShell(templated(text, scope.variables, chosen), { firstLine, scope: shell });
      for (const build of read.builds) {
        const known = JSON.stringify(build);
        if (!seen.has(known)) this.builds.push(build);
        seen.add(known);
      }
      this.images.push(...read.images);
    }
  }

  /** Finds the image that a step with docker/build-push-action, or `build:` in a compose file, builds. */
  #image(map: YAMLMap, scope: YamlScope): void {
    const uses = textAt(map, 'uses');
    const value = map.get('build', true) as Node | undefined;
    const isCompose = isMap(value)
      ? value.has('context') || value.has('dockerfile')
      : map.has('image') || map.has('ports');
    const own = /^docker\/(build-push|bake)-action@/.test(uses)
      ? (map.get('with', true) as Node | undefined)
      : undefined;
    const settings = own ?? (isCompose ? value : undefined);
    const { folder } = scope;
    if (isScalar(settings) && typeof settings.value === 'string' && !/\s/.test(settings.value))
      this.images.push({ context: settings.value, folder, args: new Map() });
    if (!isMap(settings)) return;
    const context = textAt(settings, 'context') || '.';
    const dockerfile = textAt(settings, own === undefined ? 'dockerfile' : 'file');
    const isFromContext = own === undefined && dockerfile !== '';
    const list = settings.get('build-args', true) ?? settings.get('args', true);
    const args = [...variablesIn(list as Node | undefined)].map(
      ([name, text]) => [name, templated(text, scope.variables, new Map())] as const,
    );
    const path = isFromContext ? joinedPath(context, dockerfile) : dockerfile;
    this.images.push({ dockerfile: path || undefined, context, folder, args: new Map(args) });
  }
}

function textAt(map: YAMLMap, key: string): string {
  const value = map.get(key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns the variables, the folder and the matrix for the shell texts in a YAML map. */
function scopeOf(map: YAMLMap, scope: YamlScope): YamlScope {
  const variables = new Map(scope.variables);
  for (const key of VARIABLES)
    for (const [name, value] of variablesIn(map.get(key, true) as Node | undefined))
      variables.set(name, value);
  const matrix = new Map(scope.matrix);
  const strategy = map.get('strategy', true) ?? map.get('parallel', true);
  const axes = isMap(strategy) ? strategy.get('matrix', true) : strategy;
  if (isMap(axes)) readMatrix(axes, matrix);
  const defaults = map.getIn(['defaults', 'run', 'working-directory']);
  const named = [
    ...FOLDERS.map((key) => textAt(map, key)),
    typeof defaults === 'string' ? defaults : '',
  ].find(Boolean);
  const folder =
    named === undefined ? scope.folder : joinedPath(scope.folder, templated(named, variables, new Map()));
  return { variables, matrix, folder };
}

/** Reads variables from `{ A: b }`, `[A=b]`, or lines of `A=b`. */
function variablesIn(node: Node | undefined): Map<string, string> {
  const found = new Map<string, string>();
  const add = (text: string) => {
    const at = text.indexOf('=');
    if (at > 0) found.set(text.slice(0, at).trim(), text.slice(at + 1).trim());
  };
  if (isScalar(node) && typeof node.value === 'string') for (const line of node.value.split('\n')) add(line);
  if (isSeq(node))
    for (const item of node.items) {
      if (isScalar(item) && typeof item.value === 'string') add(item.value);
      if (isMap(item)) for (const [name, value] of variablesIn(item)) found.set(name, value);
    }
  if (!isMap(node)) return found;
  for (const { key, value } of node.items) {
    if (!isScalar(key)) continue;
    if (isScalar(value) && value.value !== null) found.set(String(key.value), String(value.value));
    // In a Taskfile, the value of a variable may be a command, such as `sh: git describe`.
    else if (isMap(value))
      found.set(String(key.value), textAt(value, 'value') || marked(`{{.${key.value}}}`));
  }
  return found;
}

function readMatrix(axes: YAMLMap, matrix: Map<string, readonly string[]>): void {
  for (const { key, value } of axes.items) {
    if (!isScalar(key) || !isSeq(value)) continue;
    const name = String(key.value);
    if (name === 'exclude') continue;
    const texts = value.items.flatMap((item) => (isScalar(item) ? [String(item.value ?? '')] : []));
    if (name !== 'include') {
      if (texts.length > 0) matrix.set(name, texts);
      for (const item of value.items) if (isMap(item)) addEntries(item, `${name}.`, matrix);
      continue;
    }
    for (const item of value.items) if (isMap(item)) addEntries(item, '', matrix);
  }
}

function addEntries(item: YAMLMap, prefix: string, matrix: Map<string, readonly string[]>): void {
  for (const { key, value } of item.items) {
    if (!isScalar(key) || !isScalar(value)) continue;
    const name = `${prefix}${key.value}`;
    matrix.set(name, [...(matrix.get(name) ?? []), String(value.value ?? '')]);
  }
}

const OF_MATRIX = /\$\{\{\s*matrix\.([\w.-]+)\s*\}\}/g;

/** Returns all combinations of the matrix values that a text names; an empty list if there are too many combinations. */
function combinations(text: string, matrix: YamlScope['matrix']): ReadonlyMap<string, string>[] {
  const names = [...new Set([...text.matchAll(OF_MATRIX)].map(([, name = '']) => name))];
  let all: ReadonlyMap<string, string>[] = [new Map()];
  for (const name of names) {
    const values = [...new Set(matrix.get(name) ?? [])];
    if (values.length === 0) continue;
    if (all.length * values.length > MOST_COMBINATIONS) return [new Map()];
    all = all.flatMap((one) => values.map((value) => new Map([...one, [name, value]])));
  }
  return all;
}

/**
 * Replaces the templates of GitHub (`${{ … }}`) and of Go (`{{ … }}`) by their values. A template that the file does not set becomes an
 * unknown value.
 */
export function templated(
  text: string,
  variables: ReadonlyMap<string, string>,
  matrix: ReadonlyMap<string, string>,
  depth = 0,
): string {
  if (!text.includes('{{')) return text;
  const replaced = text.replace(/\$?\{\{-?\s*([^{}]{0,300}?)\s*-?\}\}/g, (written, expression: string) => {
    const value = expressionValue(expression, variables, matrix);
    if (value === undefined) return marked(written);
    return depth < 3 ? templated(value, variables, matrix, depth + 1) : value;
  });
  return replaced.replace(/\{\{|\}\}/g, (written) => marked(written));
}

function expressionValue(
  expression: string,
  variables: ReadonlyMap<string, string>,
  matrix: ReadonlyMap<string, string>,
): string | undefined {
  if (/^(github\.workspace|env\.GITHUB_WORKSPACE)$/.test(expression)) return REPOSITORY_ROOT;
  if (/^\.(ROOT_DIR|USER_WORKING_DIR|TASKFILE_DIR)$|^justfile_directory\(\)$/.test(expression)) return HERE;
  const [, ofMatrix] = /^matrix\.([\w.-]+)$/.exec(expression) ?? [];
  if (ofMatrix !== undefined) return matrix.get(ofMatrix);
  const [, name] = /^(?:env\.|\.Env\.|\.Var\.|\.|index \.(?:Env|Var) ")([\w-]+)"?$/.exec(expression) ?? [];
  if (name !== undefined) return variables.get(name);
  const [, other = '', byDefault] =
    /^(?:(?:envOrDefault\s+"|\.(?:Env\.)?)([\w-]+)"?\s+(?:\|\s*default\s+)?["'`]([^"'`]*)["'`])$/.exec(
      expression,
    ) ?? [];
  return byDefault === undefined ? undefined : (variables.get(other) ?? byDefault);
}

/** Reads the builds in the settings of GoReleaser. If the file has no `builds`, GoReleaser builds the folder itself. */
export function readGoReleaser(text: string): ReadFile {
  return readToolBuilds(text, 'GoReleaser', ['builds', 'build', 'kos'], true);
}

/** Reads the builds in the settings of ko, which are in `.ko.yaml`. */
export function readKo(text: string): ReadFile {
  return readToolBuilds(text, 'ko', ['builds'], false);
}

function readToolBuilds(text: string, tool: string, keys: readonly string[], isUsual: boolean): ReadFile {
  const lines = new LineCounter();
  const [document] = documentsOf(text, lines);
  const root = document?.contents;
  const builds: WrittenBuild[] = [];
  const lineOf = (node: Node | undefined) => lines.linePos(node?.range?.[0] ?? 0).line;
  if (!isMap(root)) return { builds, images: [] };
  const outer = new Map(
    ['variables', 'env'].flatMap((key) => [...variablesIn(root.get(key, true) as Node | undefined)]),
  );
  for (const key of keys) {
    const value = root.get(key, true) as Node | undefined;
    const items = isSeq(value) ? value.items : value === undefined ? [] : [value];
    for (const item of items.slice(0, MOST_BUILDS)) {
      // If an entry of `kos` has no flags, ko takes the flags from the entry of `builds`.
      if (!isMap(item) || (key === 'kos' && !item.has('flags'))) continue;
      if (
        /^(prebuilt|rust|zig|bun|deno|uv|poetry|python)$/.test(textAt(item, 'builder')) ||
        textAt(item, 'skip') === 'true'
      )
        continue;
      const variables = new Map([...outer, ...variablesIn(item.get('env', true) as Node | undefined)]);
      const value = (text: string) => templated(text, variables, new Map());
      const flags = item.get('flags', true) as Node | undefined;
      const nodes = isSeq(flags) ? flags.items : flags === undefined ? [] : [flags];
      const words = nodes.flatMap((node) => (isScalar(node) ? value(String(node.value)).split(/\s+/) : []));
      const passing = nodes.find((node) => isScalar(node) && /-pgo/.test(value(String(node.value))));
      const command = ['go', 'build', ...words, value(textAt(item, 'main') || '.')];
      const folder = joinedPath(HERE, value(textAt(item, 'dir')));
      const goFlags = variables.get('GOFLAGS');
      const build = goBuild(command, { folder, goFlags: goFlags === undefined ? undefined : value(goFlags) });
      if (build !== undefined) builds.push({ ...build, tool, line: lineOf((passing ?? item) as Node) });
    }
  }
  const hasBuilds = keys.some((key) => root.has(key));
  if (isUsual && !hasBuilds) builds.push({ kind: 'build', tool, line: 1, packages: ['.'], folder: HERE });
  return { builds, images: [] };
}
