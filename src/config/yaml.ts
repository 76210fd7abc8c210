import { parseDocument, type YAMLParseError } from 'yaml';
import { UsageError } from '../system/errors.ts';

/**
 * What YAML text says. `where` names the text in errors, which tell the place in it and never what stands there: the
 * text may hold secrets.
 * @throws UsageError when it is not valid.
 */
export function parseYaml(yaml: string, where: string): unknown {
  const document = parseDocument(yaml, { prettyErrors: true });
  const problem = document.errors[0];
  if (problem !== undefined) throw isTooDeep(problem) ? tooDeep(where) : invalid(yaml, where, problem);
  try {
    return document.toJS();
  } catch (error) {
    if (isTooDeep(error)) throw tooDeep(where);
    // What the library throws for an alias without an anchor, and for aliases of aliases without end.
    if (!(error instanceof ReferenceError)) throw error;
    if (error.message.startsWith('Excessive alias count')) throw tooManyAliases(where);
    throw new UsageError(
      `${where} is not valid YAML: a value starts with \`*\`, which stands for an anchor that is not there.`,
      { fix: "Put that value in quotes: `'*…'`." },
    );
  }
}

/** Node's own words, which the library passes on as an error of its own. */
function isTooDeep(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Maximum call stack size exceeded');
}

function tooDeep(where: string): UsageError {
  return new UsageError(`${where} is not read: it nests values in values by the hundreds.`, {
    fix: 'Write what the reference tells: no setting is nested more than a few levels.',
  });
}

function tooManyAliases(where: string): UsageError {
  return new UsageError(`${where} is not read: its aliases (\`*…\`) stand for too many values.`, {
    fix: 'Write the values themselves, or let no alias stand for other aliases.',
  });
}

function invalid(yaml: string, where: string, problem: YAMLParseError): UsageError {
  const { line, col } = problem.linePos?.[0] ?? { line: 1, col: 1 };
  return new UsageError(`${where} is not valid YAML: ${summary(problem)} at line ${line}, column ${col}.`, {
    fix: bareVariable(yaml, problem) ?? 'Mend that line.',
  });
}

/** The library's words without those that quote the text. */
function summary({ code, message }: YAMLParseError): string {
  if (code === 'BAD_DQ_ESCAPE') return 'Invalid escape sequence between double quotes';
  if (code === 'TAG_RESOLVE_FAILED') return 'Unknown tag';
  if (code === 'BAD_DIRECTIVE') return 'Unknown directive';
  const [line = ''] = message.split('\n');
  // Where a text is quoted, it comes after a colon that ends a word.
  return line.replace(/ at line \d+, column \d+:?$/, '').replace(/(\w): .*$/, '$1');
}

/** In `{…}` and `[…]`, the brace of a `${NAME}` without quotes begins another map. */
function bareVariable(yaml: string, { pos }: YAMLParseError): string | undefined {
  const name = /^\$\{(\w+)\}/.exec(yaml.slice(Math.max(0, pos[0] - 1)))?.[1];
  if (name === undefined) return undefined;
  return `Between braces or brackets, put a value with a variable in quotes: \`'\${${name}}'\`.`;
}
