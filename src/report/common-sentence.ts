import type { Finding } from '../system/errors.ts';

// An address, a text that somebody else wrote, or a number that stands for itself.
const VARIABLE = /https?:\/\/[^\s"`,;]+|"[^"]*"|`[^`]*`|(?<![\w.:/-])\d+(?:[.,]\d+)*(?![\w:/-]|\.\d)/g;

/** The finding's sentence with "it" in the place of the name of what it is about. */
export function impersonal({ source, file, message }: Finding): string {
  return [file, source]
    .filter((name): name is string => name !== undefined && name !== '')
    .flatMap((name) => [name, ...hostOf(name)])
    .reduce(
      (text, name) =>
        (text.startsWith(`${name} `) ? `It${text.slice(name.length)}` : text).replace(whole(name), 'it'),
      message,
    );
}

/** The name where it stands by itself: `dir/a` is no part of `dir/a.pprof`, nor of `my-dir/a`. */
function whole(name: string): RegExp {
  const inName = String.raw`[\p{L}\p{N}_%/@&=+~#-]`;
  const escaped = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  // A point, a colon or a question mark ends a sentence or a clause, unless a name goes on behind it.
  return new RegExp(`(?<!${inName}|[.:?])${escaped}(?!${inName}|[.:?]+${inName})`, 'gu');
}

/** A page that the endpoint sent may name it by its host. */
function hostOf(name: string): string[] {
  return /^https?:/.test(name) && URL.canParse(name) ? [new URL(name).host] : [];
}

/** What sentences of the same kind have in common. */
export function shapeOf(sentence: string): string {
  return sentence.replace(VARIABLE, (part) => (/^["`]/.test(part) ? part : '#'));
}

/** One sentence for several of the same shape: a number that differs is shown as its range, an address as "another". */
export function commonSentence(sentences: readonly string[]): string {
  const [first = ''] = sentences;
  const parts = sentences.map((sentence) => sentence.match(VARIABLE) ?? []);
  let index = -1;
  return first.replace(VARIABLE, () => {
    index += 1;
    return common(parts.map((found) => found[index] ?? ''));
  });
}

function common(parts: readonly string[]): string {
  const unique = [...new Set(parts)];
  const [first = ''] = unique;
  if (unique.length === 1) return first;
  if (!unique.every((part) => /^\d/.test(part))) return 'another';
  const value = (part: string) => Number(part.replaceAll(',', ''));
  const ordered = unique.sort((a, b) => value(a) - value(b));
  return `${ordered[0]}–${ordered.at(-1)}`;
}
