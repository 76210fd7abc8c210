import { createHash } from 'node:crypto';
import { h, Markup } from './markup.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';

/**
 * A document that loads nothing, and runs nothing but the one script that draws its flame graphs: its policy allows
 * its own style sheet and this script by digest, so even a hole in the escaping could neither fetch nor execute.
 */
export function page(title: string, body: readonly (Markup | undefined)[], runs: boolean): string {
  const policy = [
    "default-src 'none'",
    `style-src '${digestOf(STYLE)}'`,
    ...(runs
      ? [`script-src '${digestOf(SCRIPT)}'`, "require-trusted-types-for 'script'", "trusted-types 'none'"]
      : []),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
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
${runs && h`<script>${new Markup(SCRIPT)}</script>\n`}</body>
</html>
`.text;
}

function digestOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
