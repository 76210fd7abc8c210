import { interesting, type Material, pick, replaced } from './mutate.ts';

/** What texts stumble over: separators, quotes, escapes, marks that turn or hide, halves of characters. */
const ODD = [
  '\0',
  '\n',
  '\r\n',
  '\t',
  ' ',
  '"',
  "'",
  '`',
  '\\',
  '|',
  '<',
  '>',
  '&',
  '%',
  '$',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  ':',
  ';',
  ',',
  '=',
  '#',
  '*',
  '-',
  '_',
  '/',
  '.',
  '..',
  '@',
  '~',
  '!',
  '\u001b[2J',
  '\u202e',
  '\u200b',
  '\ufeff',
  '\u2028',
  '\u00a0',
  '\ud800',
  '𝒳',
  'é',
  'ﬁ',
  'İ',
  '-->',
  '<!--',
  '<script>',
  '::error::',
  '${',
  '{{',
  '}}',
  '](',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  'Infinity',
  '1e309',
  '-1',
  '0x10',
  '1_000',
].map((one) => Buffer.from(one));

/** Changes lines, numbers and words. */
export function mutateText(input: Buffer, material: Material): Buffer {
  const { random, words, other } = material;
  const choice = pick(random, 8);
  if (choice < 2) return withLines(input, material, choice === 0);
  if (choice === 2) return withNumber(input, material);
  const at = pick(random, input.length + 1);
  if (choice === 3) return replaced(input, at, at, ODD[pick(random, ODD.length)] as Buffer);
  if (choice === 4)
    return replaced(
      input,
      at,
      Math.min(input.length, at + 1 + pick(random, 12)),
      words[pick(random, words.length)] ?? Buffer.alloc(0),
    );
  if (choice === 5) return replaced(input, at, at, words[pick(random, words.length)] ?? Buffer.alloc(0));
  if (choice === 6)
    return replaced(input, at, Math.min(input.length, at + 1 + pick(random, 12)), Buffer.alloc(0));
  return crossed(input, other, at, pick(random, other.length + 1));
}

/** The beginning of one and the end of the other. */
function crossed(input: Buffer, other: Buffer, at: number, from: number): Buffer {
  return Buffer.concat([input.subarray(0, at), other.subarray(from)]);
}

/** A line taken out, doubled, moved, or one of another input put in. */
function withLines(input: Buffer, { random, other }: Material, fromOther: boolean): Buffer {
  const lines = input.toString('latin1').split('\n');
  const at = pick(random, lines.length);
  const to = pick(random, lines.length);
  if (fromOther) {
    const others = other.toString('latin1').split('\n');
    lines.splice(at, pick(random, 2), others[pick(random, others.length)] ?? '');
  } else if (random() < 0.4) lines.splice(at, 1);
  else lines.splice(to, random() < 0.5 ? 1 : 0, lines[at] ?? '');
  return Buffer.from(lines.join('\n'), 'latin1');
}

function withNumber(input: Buffer, { random }: Material): Buffer {
  const numbers = [...input.toString('latin1').matchAll(/\d+(?:\.\d+)?/g)];
  const found = numbers[pick(random, numbers.length)];
  const sign = random() < 0.15 ? '-' : '';
  const fraction = random() < 0.2 ? `.${pick(random, 1000)}` : '';
  const exponent = random() < 0.1 ? `e${pick(random, 400)}` : '';
  const number = Buffer.from(
    `${sign}${random() < 0.5 ? interesting(random) : pick(random, 100)}${fraction}${exponent}`,
  );
  if (found === undefined) return replaced(input, 0, 0, number);
  return replaced(input, found.index, found.index + found[0].length, number);
}
