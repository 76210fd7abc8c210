import { createHash } from 'node:crypto';
import { h, Markup } from './markup.ts';
import { STYLE } from './style.ts';

/**
 * A document that loads nothing and runs nothing: its policy allows only its own style sheet, by digest. So even
 * a hole in the escaping could neither fetch nor execute.
 */
export function page(title: string, body: readonly (Markup | undefined)[]): string {
  const digest = createHash('sha256').update(STYLE).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'`;
  return h`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<main>
${body}</main>
</body>
</html>
`.text;
}
