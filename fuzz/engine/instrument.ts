import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';

/**
 * Coverage without a native add-on: every branch of our own source, as it is loaded, gets a counter. Counting costs a
 * few nanoseconds a branch, so that each execution has its own coverage; V8's own takes milliseconds to be asked for.
 */

/** One branch counts in one of these, which wraps at 256. */
export const counters = new Uint8Array(1 << 16);

/** What has been instrumented, in the order it was loaded. */
export const modules: InstrumentedModule[] = [];

export interface InstrumentedModule {
  readonly url: string;
  /** Its counters: from the first, up to but without the last. */
  readonly first: number;
  readonly last: number;
  /** Its string literals, and what its regular expressions match literally: what an input may have to hold. */
  readonly words: readonly string[];
}

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

/** Instruments whatever is loaded from below `folder` (a file URL that ends in a slash) from now on. */
export function instrument(folder: string): void {
  Object.assign(globalThis, { __branches: counters });
  registerHooks({
    load(url, context, next) {
      if (!url.startsWith(folder) || !url.endsWith('.ts')) return next(url, context);
      const { source } = next(url, { ...context, format: 'module-typescript' });
      if (source === undefined || source === null) throw new Error(`${fileURLToPath(url)} cannot be read.`);
      return {
        format: 'module',
        source: withCounters(url, Buffer.from(source as Uint8Array).toString()),
        shortCircuit: true,
      };
    },
  });
}

/** The same program on the same lines, with a counter in every function, branch, loop and operand that may be skipped. */
function withCounters(url: string, typescript: string): string {
  const code = stripTypeScriptTypes(typescript);
  const first = modules.at(-1)?.last ?? 0;
  const branches = new Branches(first);
  branches.visit(parseAst(code) as unknown as Node);
  if (branches.next > counters.length) throw new Error('More branches than counters.');
  modules.push({ url, first, last: branches.next, words: [...branches.words] });
  return `const __b=globalThis.__branches;${spliced(code, branches.insertions)}`;
}

/** At one place what closes comes before what opens; otherwise in the order given. */
function spliced(code: string, insertions: readonly Insertion[]): string {
  const sorted = [...insertions].sort((a, b) => a.at - b.at || Number(b.closes) - Number(a.closes));
  let out = '';
  let done = 0;
  for (const { at, text } of sorted) {
    out += code.slice(done, at) + text;
    done = at;
  }
  return out + code.slice(done);
}

class Branches {
  readonly insertions: Insertion[] = [];
  readonly words = new Set<string>();
  next: number;

  constructor(first: number) {
    this.next = first;
  }

  visit(node: Node): void {
    const closings: Insertion[] = [];
    for (const branch of branchesOf(node)) closings.push(...this.#count(branch));
    for (const word of wordsOf(node)) this.words.add(word);
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) this.visit(child);
    }
    // After those of the nodes within, which end at the same place.
    this.insertions.push(...closings);
  }

  /** Opens at once, @returns what closes. */
  #count({ node, as }: Branch): Insertion[] {
    const count = `__b[${this.next++}]++`;
    const opening = {
      block: `${count};`,
      statement: `{${count};`,
      expression: `(${count},`,
      otherwise: ` else ${count};`,
    };
    const closing = { block: '', statement: '}', expression: ')', otherwise: '' };
    const at =
      as === 'otherwise' ? node.end : node.start + (as === 'block' && node.type === 'BlockStatement' ? 1 : 0);
    const insertion = { at, text: opening[as], closes: as === 'otherwise' };
    if (as === 'otherwise') return [insertion];
    this.insertions.push(insertion);
    return closing[as] === '' ? [] : [{ at: node.end, text: closing[as], closes: true }];
  }
}

interface Branch {
  readonly node: Node;
  /** How a counter is put there: into its braces, around it with braces or parentheses, or as the `else` that it lacks. */
  readonly as: 'block' | 'statement' | 'expression' | 'otherwise';
}

function branchesOf(node: Node): Branch[] {
  const statement = (child: unknown): Branch[] =>
    isNode(child) ? [{ node: child, as: child.type === 'BlockStatement' ? 'block' : 'statement' }] : [];
  const expression = (child: unknown): Branch[] => (isNode(child) ? [{ node: child, as: 'expression' }] : []);
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return isNode(node['body']) ? [{ node: node['body'], as: 'block' }] : [];
    case 'ArrowFunctionExpression':
      return isNode(node['body']) && node['body'].type === 'BlockStatement'
        ? [{ node: node['body'], as: 'block' }]
        : expression(node['body']);
    case 'IfStatement':
      return [
        ...statement(node['consequent']),
        ...(node['alternate'] ? statement(node['alternate']) : [{ node, as: 'otherwise' } as const]),
      ];
    case 'ForStatement':
    case 'ForOfStatement':
    case 'ForInStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
      return statement(node['body']);
    case 'CatchClause':
      return statement(node['body']);
    case 'SwitchCase': {
      const [begin] = node['consequent'] as Node[];
      return begin === undefined ? [] : [{ node: { ...begin, type: 'First' }, as: 'block' }];
    }
    case 'ConditionalExpression':
      return [...expression(node['consequent']), ...expression(node['alternate'])];
    case 'LogicalExpression':
      return expression(node['right']);
    default:
      return [];
  }
}

function wordsOf(node: Node): string[] {
  if (node.type === 'TemplateElement') {
    const { cooked } = node['value'] as { cooked?: string };
    return wordsIn(cooked ?? '');
  }
  if (node.type !== 'Literal') return [];
  const regex = node['regex'] as { pattern: string } | undefined;
  if (regex)
    return regex.pattern
      .replace(/\\[bBdDsSwW]|\\u\{?\w{4}\}?|[[\](){}|*+?^$]/g, '\n')
      .replaceAll('\\', '')
      .split('\n')
      .flatMap(wordsIn);
  return typeof node['value'] === 'string' ? wordsIn(node['value']) : [];
}

/** Sentences for people are of no use in an input. */
function wordsIn(text: string): string[] {
  return text.length > 0 && text.length <= 40 && text.split(' ').length <= 3 ? [text] : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}
