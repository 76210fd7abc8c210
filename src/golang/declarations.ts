/**
 * Finds the functions that a Go file declares, from the text of the file.
 *
 *     package main
 *
 *     func main() {}                        -> main
 *     func (s *Server) Run(n int) error {}  -> Server.Run
 *     func (b Box[K, V]) Get(k K) V {}      -> Box.Get
 *     var handler = func() {}               -> nothing: this function has no name
 *     // func Old() {}                      -> nothing: this is a comment
 *
 * In profiles, the functions of a program's main package are named `main.main`, `main.(*Server).Run` and so on. Therefore the names of the
 * declared functions show which program a profile comes from. The scanned files may be for other platforms and need not compile. To use
 * Go's own parser, we would have to build a Go program first, but this scanner takes only milliseconds.
 *
 * The scanner looks at each character of a file only once. The running time is therefore limited even if a pull request adds a malicious
 * file. The scanner knows comments, strings and brackets, and the rule by which Go ends a statement at the end of a line
 * (https://go.dev/ref/spec#Semicolons). A declaration is a statement outside of all brackets that begins with `func`.
 */

const WORD = /[\p{L}\p{Nd}_]+/uy;
const CLOSING: Readonly<Record<string, string>> = { '"': '"', "'": "'" };

/** Returns a name for each function that a Go file declares: `Func` or `Type.Method`. */
export function declarations(source: string): string[] {
  const tokens = new Tokens(source);
  const found: string[] = [];
  let depth = 0;
  tokens.next();
  while (tokens.text !== '') {
    // gofmt indents all lines inside of brackets. Therefore, if `func` stands in the first column inside of brackets, a closing bracket is
    // missing in the lines above.
    if (tokens.text === 'func' && (tokens.isInFirstColumn || (depth === 0 && tokens.beginsStatement))) {
      depth = 0;
      const name = declaredName(tokens);
      if (name !== undefined) found.push(name);
      // A broken declaration ends where the next declaration begins.
      if (tokens.text === 'func') continue;
    }
    depth = Math.max(0, depth + (BRACKET_DEPTH.get(tokens.text) ?? 0));
    tokens.next();
  }
  return found;
}

/** The change of the nesting depth at each bracket. */
const BRACKET_DEPTH: ReadonlyMap<string, number> = new Map([
  ['(', 1],
  ['[', 1],
  ['{', 1],
  [')', -1],
  [']', -1],
  ['}', -1],
]);

/**
 * Reads the tokens after `func`: a receiver in parentheses, if the function has one, and the name.
 * @returns undefined for a function without a name. For a function without a name, the current token is afterwards the first token that
 * does not belong to the declaration.
 */
export function declaredName(tokens: Tokens): string | undefined {
  tokens.next();
  if (tokens.text !== '(') return tokens.isName ? tokens.text : undefined;
  const type = receiverType(tokens);
  if (type === undefined) return undefined;
  tokens.next();
  return tokens.isName ? `${type}.${tokens.text}` : undefined;
}

/**
 * Reads to the closing parenthesis of a receiver. The receiver's type is the last name outside of type parameters, such as `Box` in `r
 * *Box[K, V]`.
 * @returns undefined if the receiver has no type, or if the closing parenthesis is missing.
 */
function receiverType(tokens: Tokens): string | undefined {
  let type: string | undefined;
  let [parentheses, brackets] = [1, 0];
  while (parentheses > 0) {
    tokens.next();
    if (['', 'func', '{', '}'].includes(tokens.text)) return undefined;
    if (tokens.text === '[') brackets += 1;
    else if (tokens.text === ']') brackets -= 1;
    else if (tokens.text === '(') parentheses += 1;
    else if (tokens.text === ')') parentheses -= 1;
    else if (tokens.isName && brackets === 0) type = tokens.text;
  }
  return type;
}

/**
 * The tokens of a Go file, one after the other. A string, a rune and each punctuation character count as one token. Comments are skipped.
 */
export class Tokens {
  /**
   * The current token: a word, a number, one sign, or the quote that begins a string. At the end of the file, the text of the token is
   * empty.
   */
  text = '';
  isWord = false;
  /** True if the current token is the first token of its statement. */
  beginsStatement = false;
  /** True if the current token is at the beginning of a line. */
  isInFirstColumn = false;
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** Goes to the next token. */
  next(): void {
    const mayEnd = this.isWord || /^[)\]}"'`]$/.test(this.text);
    const isAfterEnd = this.text === '' || this.text === ';';
    const hasNewLine = this.#skipBlanksAndComments();
    this.beginsStatement = isAfterEnd || (mayEnd && hasNewLine);
    this.isInFirstColumn = this.#at === 0 || this.#source.charAt(this.#at - 1) === '\n';
    WORD.lastIndex = this.#at;
    const [word] = WORD.exec(this.#source) ?? [];
    this.isWord = word !== undefined;
    this.text = word ?? this.#source.charAt(this.#at);
    this.#at += this.text.length;
    if (this.text === '`') this.#at = this.#after('`', this.#at);
    else if (CLOSING[this.text] !== undefined) this.#skipString(this.text);
  }

  /** True if the current token can be the name of a function or type. */
  get isName(): boolean {
    return this.isWord && this.text !== 'func';
  }

  /** @returns true if a line ended before the next token. In Go, the end of a line may end a statement. */
  #skipBlanksAndComments(): boolean {
    const source = this.#source;
    let hasNewLine = false;
    for (;;) {
      const sign = source.charAt(this.#at);
      if (sign === '\n') hasNewLine = true;
      if (sign === '\n' || sign === ' ' || sign === '\t' || sign === '\r' || sign === '\ufeff') this.#at += 1;
      else if (source.startsWith('//', this.#at)) {
        const end = source.indexOf('\n', this.#at);
        this.#at = end < 0 ? source.length : end;
      } else if (source.startsWith('/*', this.#at)) {
        const end = this.#after('*/', this.#at + 2);
        // A comment over several lines ends a statement, just as a line break does.
        hasNewLine ||= source.slice(this.#at, end).includes('\n');
        this.#at = end;
      } else return hasNewLine;
    }
  }

  /** Skips to the position after the closing quote, or to the end of the line if the closing quote is missing. */
  #skipString(quote: string): void {
    for (; this.#at < this.#source.length; this.#at += 1) {
      const sign = this.#source.charAt(this.#at);
      if (sign === '\n') return;
      if (sign === '\\') this.#at += 1;
      else if (sign === quote) {
        this.#at += 1;
        return;
      }
    }
  }

  /** Returns the position after `text`, or the end of the file if `text` is not found. */
  #after(text: string, from: number): number {
    const found = this.#source.indexOf(text, from);
    return found < 0 ? this.#source.length : found + text.length;
  }
}
