import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';

/**
 * Counts what makes the TypeScript of `src` hard to read, from its syntax trees: names with two meanings, long functions, many
 * parameters, spreads of literals, and imports in circles or against the data flow. `scripts/size.ts` holds the counts. The parser is
 * Oxc, which the bundler brings.
 */

/** One place that a count names, such as `src/run.ts:27 run (67 lines)`. */
export type Place = string;

/** One file of `src`: what it declares and imports, and the places in it that are hard to read. */
export interface SourceFile {
  /** Relative to the root of the repository, such as `src/run.ts`. */
  readonly path: string;
  /** Names of the functions, constants, classes and types that it declares at its top level. */
  readonly declared: readonly string[];
  readonly imports: readonly Import[];
  readonly longFunctions: readonly Place[];
  readonly manyParameters: readonly Place[];
  readonly literalSpreads: readonly Place[];
}

export interface Import {
  /** The imported file of `src`, relative to the root of the repository. */
  readonly path: string;
  /** Whether the file is only loaded when an `import()` runs. */
  readonly isDynamic: boolean;
  /** Whether only types are imported, so that nothing is loaded. */
  readonly isType: boolean;
}

const MOST_LINES = 60;
const MOST_PARAMETERS = 4;

/** Reads a file of `src`. @param all paths of all files of `src`. @throws Error when it does not parse. */
export function readSourceFile(root: string, path: string, all: ReadonlySet<string>): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const { program, module, errors } = parseSync(path, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path} does not parse: ${error.message}`);
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const place = (node: ESTree.Span, what: string): Place => `${path}:${lineOf(node.start)} ${what}`;

  const [longFunctions, manyParameters, literalSpreads]: [Place[], Place[], Place[]] = [[], [], []];
  const names = new Map<ESTree.Span, string>();
  const judge = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    const name = ('id' in node && node.id?.name) || names.get(node) || 'a function';
    const lines = lineOf(node.end) - lineOf(node.start) + 1;
    if (lines > MOST_LINES) longFunctions.push(place(node, `${name} (${lines} lines)`));
    const parameters = node.params.length;
    if (parameters > MOST_PARAMETERS) manyParameters.push(place(node, `${name} (${parameters} parameters)`));
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init !== null && id.type === 'Identifier') names.set(init, id.name);
    },
    MethodDefinition({ key, value }) {
      names.set(value, text.slice(key.start, key.end));
    },
    FunctionDeclaration: judge,
    FunctionExpression: judge,
    ArrowFunctionExpression: judge,
    ObjectExpression({ properties }) {
      for (const property of properties)
        if (property.type === 'SpreadElement' && isLiteral(property.argument))
          literalSpreads.push(place(property, text.slice(property.start, property.end).split('\n')[0] ?? ''));
    },
  }).visit(program);

  const imported = (written: string, isDynamic: boolean, isType: boolean): Import[] => {
    const target = relative(root, resolve(root, dirname(path), written));
    return all.has(target) ? [{ path: target, isDynamic, isType }] : [];
  };
  const isOfTypes = ({ isType }: { readonly isType: boolean }) => isType;
  const imports = [
    ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
      imported(moduleRequest.value, false, entries.length > 0 && entries.every(isOfTypes)),
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest === null ? [] : imported(moduleRequest.value, false, isType),
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) =>
      imported(text.slice(moduleRequest.start + 1, moduleRequest.end - 1), true, false),
    ),
    // `import('./x.ts')` in a type.
    ...typeImportsOf(program, (written) => imported(written, false, true)),
  ];
  return {
    path,
    declared: program.body.flatMap(namesOf),
    imports,
    longFunctions,
    manyParameters,
    literalSpreads,
  };
}

function typeImportsOf(program: ESTree.Program, imported: (written: string) => Import[]): Import[] {
  const found: Import[] = [];
  new Visitor({ TSImportType: ({ source }) => void found.push(...imported(source.value)) }).visit(program);
  return found;
}

/** Whether an object that is spread is written there, by itself, behind a condition or in parentheses. */
function isLiteral(node: ESTree.Expression): boolean {
  switch (node.type) {
    case 'ObjectExpression':
      return true;
    case 'LogicalExpression':
      return isLiteral(node.left) || isLiteral(node.right);
    case 'ConditionalExpression':
      return isLiteral(node.consequent) || isLiteral(node.alternate);
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return isLiteral(node.expression);
    default:
      return false;
  }
}

/** The names that a statement of the top level declares. */
function namesOf(statement: ESTree.Directive | ESTree.Statement): string[] {
  switch (statement.type) {
    case 'ExportNamedDeclaration':
      return statement.declaration === null ? [] : namesOf(statement.declaration);
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return statement.id === null ? [] : [statement.id.name];
    default:
      return [];
  }
}

/** The names that two or more files declare, each with these files. */
export function sharedNames(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const declaring = new Map<string, string[]>();
  for (const { path, declared } of files)
    for (const name of new Set(declared)) declaring.set(name, [...(declaring.get(name) ?? []), path]);
  return new Map([...declaring].filter(([, paths]) => paths.length > 1).sort());
}

/** Groups of files of which each imports all others of its group, directly or not; imports of types count. */
export function importCircles(files: readonly SourceFile[]): readonly (readonly string[])[] {
  const importsOf = new Map(files.map(({ path, imports }) => [path, imports.map((one) => one.path)]));
  const reached = new Map(files.map(({ path }) => [path, reachedFrom(path, importsOf)]));
  const circles = new Map<string, string[]>();
  for (const { path } of files) {
    const both = [...(reached.get(path) ?? [])].filter((other) => reached.get(other)?.has(path));
    if (both.length > 0) circles.set([...new Set([path, ...both])].sort().join(' '), both.sort());
  }
  return [...circles.values()];
}

function reachedFrom(path: string, importsOf: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set(importsOf.get(path));
  // The loop also visits what is added to the set while it runs.
  for (const file of reached) for (const imported of importsOf.get(file) ?? []) reached.add(imported);
  return reached;
}

/**
 * The imports of a later stage by an earlier one.
 * @param stages the data flow, the last stage first; each is a file or a folder of `src`.
 * @throws Error for a file that belongs to no stage.
 */
export function importsAgainstTheFlow(
  files: readonly SourceFile[],
  stages: readonly (readonly string[])[],
): readonly Place[] {
  const rankOf = (path: string) => {
    const rank = stages.findIndex((names) =>
      names.some((name) => path === `src/${name}` || path.startsWith(`src/${name}/`)),
    );
    if (rank < 0) throw new Error(`${path} belongs to no stage: add it to STAGES in scripts/size.ts.`);
    return rank;
  };
  return files.flatMap(({ path, imports }) =>
    imports
      .filter((imported) => rankOf(imported.path) < rankOf(path))
      .map((imported) => `${path} imports ${imported.path}`),
  );
}
