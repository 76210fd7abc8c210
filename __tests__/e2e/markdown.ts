/** The part of a Markdown text below `heading`, up to the next heading. @throws Error when there is no such heading. */
export function section(markdown: string, heading: string): string {
  const lines = markdown.split('\n');
  const start = lines.indexOf(heading);
  if (start < 0) throw new Error(`There is no "${heading}" in:\n${markdown}`);
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => /^##+ /.test(line));
  return rest.slice(0, end < 0 ? undefined : end).join('\n');
}

/** The line that a label such as `Verdict` starts. @throws Error when there is none. */
export function labelled(markdown: string, label: string): string {
  const line = markdown.split('\n').find((candidate) => candidate.startsWith(`**${label}:** `));
  if (line === undefined) throw new Error(`There is no "${label}" in:\n${markdown}`);
  return line;
}
