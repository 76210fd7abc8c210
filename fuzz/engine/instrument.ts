import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { parseAst } from 'rolldown/parseAst';

/**
 * Coverage without a native add-on: every branch of a module gets a counter when the module is loaded. Counting costs a
 * few nanoseconds, so every execution has its own coverage; reading V8's own coverage takes milliseconds.
 */

/** One counter per branch; it wraps at 256. */
export const counters = new Uint8Array(1 << 16);

/** The instrumented modules, in the order they were loaded. */
export const modules: {
  /** Its counters: from `first` up to, not including, `last`. */
  readonly first: number;
  readonly last: number;
  /** Its string literals and the literal parts of its regular expressions: pieces that inputs may need. */
  readonly words: readonly string[];
}[] = [];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Insertion {
  readonly at: number;
  readonly text: string;
  readonly closes: boolean;
}

/** Instruments every TypeScript module below `folder` (a file URL that ends in a slash) that is loaded from now on. */
export function instrument(folder: string): void {
  Object.assign(globalThis, { __branches: counters });
  registerHooks({
    load(url, context, next) {
      if (!url.startsWith(folder) || !url.endsWith('.ts')) return next(url, context);
      const { source } = next(url, { ...context, format: 'module-typescript' });
      const text = Buffer.from(source as Uint8Array).toString();
      return { format: 'module', source: withCounters(text), shortCircuit: true };
    },
  });
}

/** The same program on the same lines, with a counter in every function, branch, loop and optional operand. */
function withCounters(typescript: string): string {
  const code = stripTypeScriptTypes(typescript);
  const first = modules.at(-1)?.last ?? 0;
  let last = first;
  const words = new Set<string>();
  const insertions: Insertion[] = [];
  const visit = (node: Node) => {
    const closings: Insertion[] = [];
    for (const [branch, as] of branchesOf(node)) {
      const count = `__b[${last++}]++`;
      if (as === 'else') {
        closings.push({ at: branch.end, text: ` else ${count};`, closes: true });
        continue;
      }
      const [open, close] = {
        block: [`${count};`, ''],
        body: [`{${count};`, '}'],
        value: [`(${count},`, ')'],
      }[as] as [string, string];
      const inside = as === 'block' && branch.type === 'BlockStatement' ? 1 : 0;
      insertions.push({ at: branch.start + inside, text: open, closes: false });
      if (close !== '') closings.push({ at: branch.end, text: close, closes: true });
    }
    for (const word of wordsOf(node)) words.add(word);
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
    // After those of the nodes inside, which may end at the same place.
    insertions.push(...closings);
  };
  visit(parseAst(code) as unknown as Node);
  if (last > counters.length) throw new Error('More branches than counters.');
  modules.push({ first, last, words: [...words] });

  // At one place, what closes comes before what opens; otherwise in the order given.
  insertions.sort((a, b) => a.at - b.at || Number(b.closes) - Number(a.closes));
  let out = 'const __b=globalThis.__branches;';
  let done = 0;
  for (const { at, text } of insertions) {
    out += code.slice(done, at) + text;
    done = at;
  }
  return out + code.slice(done);
}

/** How a counter gets there: into braces, around it with braces or parentheses, or as the `else` that is missing. */
type As = 'block' | 'body' | 'value' | 'else';

function branchesOf(node: Node): [Node, As][] {
  const body = (child: unknown): [Node, As][] =>
    isNode(child) ? [[child, child.type === 'BlockStatement' ? 'block' : 'body']] : [];
  const value = (child: unknown): [Node, As][] => (isNode(child) ? [[child, 'value']] : []);
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ForStatement':
    case 'ForOfStatement':
    case 'ForInStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'CatchClause':
      return body(node['body']);
    case 'ArrowFunctionExpression':
      return (node['body'] as Node).type === 'BlockStatement' ? body(node['body']) : value(node['body']);
    case 'IfStatement':
      return [
        ...body(node['consequent']),
        ...(node['alternate'] ? body(node['alternate']) : [[node, 'else'] as [Node, As]]),
      ];
    case 'SwitchCase': {
      const [begin] = node['consequent'] as Node[];
      return begin === undefined ? [] : [[{ ...begin, type: 'First' }, 'block']];
    }
    case 'ConditionalExpression':
      return [...value(node['consequent']), ...value(node['alternate'])];
    case 'LogicalExpression':
      return value(node['right']);
    default:
      return [];
  }
}

function wordsOf(node: Node): string[] {
  const regex = node['regex'] as { pattern: string } | undefined;
  const texts =
    node.type === 'TemplateElement'
      ? [(node['value'] as { cooked?: string }).cooked ?? '']
      : node.type !== 'Literal'
        ? []
        : regex
          ? regex.pattern
              .replace(/\\[bBdDsSwW]|\\u\{?\w{4}\}?|[[\](){}|*+?^$]/g, '\n')
              .replaceAll('\\', '')
              .split('\n')
          : typeof node['value'] === 'string'
            ? [node['value']]
            : [];
  // Sentences are of no use in an input.
  return texts.filter((text) => text.length > 0 && text.length <= 40 && text.split(' ').length <= 3);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}
