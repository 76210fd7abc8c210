import { LineCounter, parseDocument, visit } from 'yaml';
import { UsageError } from '../system/errors.ts';

/**
 * The maximum number of YAML aliases in a text. For each alias, the YAML library searches the whole text for the alias's anchor, which took
 * 13 s for 10,000 aliases.
 */
const MOST_ALIASES = 100;

/**
 * Parses YAML that the user wrote.
 * @param where the name of the text in errors. Errors never quote the text, because it may contain secrets.
 * @throws UsageError if the text is not valid YAML, or has too many aliases.
 */
export function parseYaml(yaml: string, where: string): unknown {
  const lines = new LineCounter();
  const invalid = (what: string, position?: number) => {
    const { line, col } = lines.linePos(position ?? 0);
    const place = position === undefined ? '' : ` at line ${line}, column ${col}`;
    return new UsageError(`${where} is not valid YAML: ${what}${place}.`, {
      fix: `Fix that line.${
        position === undefined
          ? " Put a value that starts with `*` in quotes: `'*VALUE'`."
          : quotingAdvice(yaml.split('\n')[line - 1] ?? '')
      }`,
    });
  };
  // Disable the YAML library's check for unique keys: it compares each key with all earlier keys, which takes minutes for 100,000 keys.
  const document = parseDocument(yaml, { uniqueKeys: false, lineCounter: lines });
  const [problem] = document.errors;
  if (problem !== undefined) throw invalid(problem.code.toLowerCase().replaceAll('_', ' '), problem.pos[0]);
  try {
    let aliases = 0;
    visit(document, {
      Alias(_, { range, source }, around) {
        if (++aliases > MOST_ALIASES) throw invalid(`more than ${MOST_ALIASES} aliases`, range?.[0]);
        if (around.some((node) => 'anchor' in node && node.anchor === source))
          throw invalid('an alias inside of the value that the alias names', range?.[0]);
      },
      Map(_, { items }) {
        const seen = new Set<unknown>();
        for (const { key } of items) {
          const { value, range } = key as { value?: unknown; range?: readonly number[] };
          if (value !== undefined && seen.has(value)) throw invalid('duplicate key', range?.[0]);
          seen.add(value);
        }
      },
    });
    return document.toJS();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw invalid('the file nests too deeply, or a value starts with `*`, which makes it an alias');
  }
}

/** Patterns for values that need quotes in YAML, each with the words that describe the pattern in an error. */
const SIGNS_TO_QUOTE = [
  [/^\*/, 'starts with `*`, which makes it an alias'],
  [/^&/, 'starts with `&`, which makes it an anchor'],
  [/^!/, 'starts with `!`, which makes it a tag'],
  [/^[%@`]/, 'starts with a sign that YAML reserves'],
  [/\$\{/, 'holds a variable'],
  [/:\s/, 'holds `: `'],
  [/^(?:'[^']*'|"[^"]*")\s*[^\s#]/, 'goes on after its quotes'],
] as const;

/**
 * Returns a sentence that says which value in a line needs quotes; an empty text if no value in the line needs quotes. The sentence does
 * not quote the line, because the line may contain secrets.
 */
function quotingAdvice(line: string): string {
  if (/^ *\t/.test(line)) return ' Indent the line with spaces instead of a tab.';
  const value = line.replace(/^[\s{[]*(?:- +)*(?:["']?[\w.-]+["']?:\s+)?/, '');
  const row = SIGNS_TO_QUOTE.find(([sign]) => sign.test(value));
  if (row === undefined) return '';
  const example = row[1] === 'holds a variable' ? "'${NAME}'" : "'VALUE'";
  return ` The value ${row[1]}, so put it in quotes: \`${example}\`.`;
}
