export interface Identity {
  readonly name: string;
  readonly email: string;
}

/** A line such as `Reviewed-by: …`; git takes a last paragraph of these for trailers. */
const TRAILER = /^[A-Za-z0-9-]+:\s+\S/;

/** The commit message with `Signed-off-by:` as `git commit --signoff` adds it: at the end, and only once. */
export function signedOff(message: string, { name, email }: Identity): string {
  const line = `Signed-off-by: ${name} <${email}>`;
  const text = message.trimEnd();
  const paragraphs = text.split(/\n\s*\n/);
  const last = paragraphs.at(-1)?.split('\n') ?? [];
  if (last.includes(line)) return text;
  const trailers = paragraphs.length > 1 && last.every((each) => TRAILER.test(each));
  return `${text}${trailers ? '\n' : '\n\n'}${line}`;
}
