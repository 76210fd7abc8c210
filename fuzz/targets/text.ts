import { isIP } from 'node:net';
import { stripVTControlCharacters } from 'node:util';
import { fillTemplate, lookbackOf } from '../../src/collect/prometheus.ts';
import { secondsOf } from '../../src/compare/workload/load-tools.ts';
import { isForbiddenAddress, isMetadataAddress } from '../../src/net/addresses.ts';
import { wordsOf } from '../../src/net/api.ts';
import { retryAfterOf } from '../../src/net/failures.ts';
import { BODY_MARKER, composeBody, readBody, withdrawnBody } from '../../src/publish/proposal-text.ts';
import {
  codeElement,
  html,
  markdownCode,
  markdownText,
  oneLine,
  shorten,
  visible,
} from '../../src/report/escape.ts';
import { redact, Secrets } from '../../src/system/secrets.ts';
import { excerpt, printableName } from '../../src/system/text.ts';
import { must, type Target } from '../engine/fuzzer.ts';

const HOSTILE = [
  'main.(*Server).handle[go.shape.int]',
  '<script>alert(1)</script>',
  '[a](https://evil.example) @someone #1 | x | `code` ::error::x',
  'a\u202eb\u001b[2Jc\u0007\r\n::set-output name=x::y',
  "'; rm -rf / #",
  'http://evil.example www.evil.example GH-1 :tada: $x$ deadbeef0',
];

/** Any name is shown as that name, on one line, and is no markup. */
const escaping: Target = {
  name: 'escape',
  shape: 'text',
  maxLength: 2048,
  seeds: () => [...HOSTILE, '\u001b]0;title\u0007x', '\u001b[31mred\u001b[0m'],
  run(input) {
    const text = input.toString();
    const shown = visible(text);
    must(!/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(shown), () => JSON.stringify(shown));
    must(!/[<>"'`]|&(?!#\d+;)/.test(html(text)) && decoded(html(text)) === shown, () => html(text));
    const code = markdownCode(text);
    must(!/[\n|]/.test(code), () => code);
    if (code.startsWith('`')) must(/^`[^`<>&\\|]+`$/.test(code), () => code);
    else
      must(
        /^<code>(?:[^!-/:-@[-`{-~]|&#\d+;)*<\/code>$/.test(code) && decoded(code.slice(6, -7)) === shown,
        () => code,
      );
    must(/^<code>[^<>]*<\/code>$/.test(codeElement(text)), () => codeElement(text));
    const prose = markdownText(text);
    const markup = prose.replace(/`[^`]*`|<code>[^<]*<\/code>|&#\d+;/g, ' ');
    must(!/[\n|<>[\]`*~\\]|https?:\/\/|@\w|#\d|www\./.test(markup), () => JSON.stringify(prose));
    must(!oneLine(text).includes('\n'), () => 'several lines');
    must([...shorten(text, 20)].length <= 20, () => shorten(text, 20));
    const short = excerpt(text, 40);
    const control = /[\0-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069]/;
    must([...short].length <= 40 && !control.test(short), () => JSON.stringify(short));
    must(stripVTControlCharacters(short) === short, () => JSON.stringify(short));
    must(!/[\0-\x1f\x7f-\x9f\u202a-\u202e]/.test(printableName(text)), () => printableName(text));
  },
};

function decoded(markup: string): string {
  return markup.replace(/&#(\d+);/g, (_, number: string) => String.fromCharCode(Number(number)));
}

const NOTE = {
  files: { 'default.pgo': null },
  title: 'Refresh',
  base: 'main',
  settled: { labels: [], assignees: [], reviewers: [], teams: [], autoMerge: true },
};

/** Whatever people make of a body: it is taken apart without an error, their words stay, and a new text is found again. */
const proposalText: Target = {
  name: 'proposal-text',
  shape: 'text',
  maxLength: 8192,
  seeds: () => [
    composeBody('Mine.', { note: NOTE, render: () => 'Ours.' }),
    `Mine.\n${BODY_MARKER}\nOurs.\n<sub>Made.</sub>\nMine.`,
    withdrawnBody(composeBody(undefined, { note: NOTE, render: () => 'Ours.' }), '2026-11-21T06:00:00Z'),
  ],
  run(input) {
    const body = input.toString();
    const { before, after } = readBody(body);
    const render = () => body;
    const note = { ...NOTE, title: body.slice(0, 80), files: { [body.slice(0, 80)]: null } };
    const again = readBody(composeBody(undefined, { note, render }));
    must(again.before === '' && again.after === '', () => `${again.before}|${again.after}`);
    must(
      again.note?.title === note.title && again.text === body.replaceAll('\r\n', '\n').trim(),
      () => `${again.text}`,
    );
    // A body that holds a whole text of ours may quote another one in front of it, which is then taken for ours.
    const renewed = composeBody(body, { note, render: () => 'Ours.' });
    must(renewed.includes(before.trim()) && renewed.includes(after.trim()), () => renewed);
    must(withdrawnBody(renewed, undefined).length > 0, () => 'no text');
  },
};

const SECRET = 'pa$$w"rd<&>\\é-42';
const FORMS = [SECRET, encodeURIComponent(SECRET), JSON.stringify(SECRET).slice(1, -1)];

/** A secret is removed in every form in which servers repeat it. */
const secrets: Target = {
  name: 'redact',
  shape: 'text',
  maxLength: 8192,
  words: [...FORMS, SECRET.slice(0, 8), SECRET.slice(-8), '…', '...', '***'],
  seeds: () => [
    `x ${SECRET} y`,
    `${encodeURIComponent(SECRET)}`,
    `…${SECRET.slice(5)}`,
    `${SECRET.slice(0, 9)}...`,
    `{"a":"${JSON.stringify(SECRET)}"}`,
  ],
  run(input) {
    const text = input.toString();
    const clean = redact(text, [SECRET]);
    for (const form of [...FORMS, Buffer.from(SECRET).toString('base64')]) {
      must(!clean.includes(form), () => `${JSON.stringify(form)} is left in ${JSON.stringify(clean)}`);
    }
    must(redact(clean, [SECRET]) === clean, () => 'removing twice removes more');
  },
};

const LONG_SECRET = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg';
const LONG_FORMS = [
  LONG_SECRET,
  Buffer.from(LONG_SECRET).toString('base64'),
  Buffer.from(`-${LONG_SECRET}`).toString('base64').slice(2),
  Buffer.from(LONG_SECRET).toString('hex'),
  encodeURIComponent(JSON.stringify(LONG_SECRET)).slice(3, -3),
];

/**
 * However a program breaks a long secret into lines, no whole line of it stays. The first line of the input says how: the form, the
 * width and the sign before each line; the rest is printed around it.
 */
const brokenSecrets: Target = {
  name: 'broken-secrets',
  shape: 'text',
  maxLength: 4096,
  words: ['0', '1', '2', '3', '4', '7', '16', '64', '76', '  ', '> ', '| ', '"', '\r', ' \\'],
  seeds: () => ['0 7 \nbefore', '1 76 > \nan answer', '2 20   \n', '3 60 |\n0000000: 4d49', '4 30 "\nx'],
  run(input) {
    const [how = '', ...around] = input.toString().split('\n');
    const [, form = '0', given = '16', before = ''] = /^(\d*) ?(\d*) ?(["'|># \t]{0,4})/.exec(how) ?? [];
    const width = 8 + (Number(given) % 120);
    const text = LONG_FORMS[Number(form) % LONG_FORMS.length] ?? '';
    const lines = text.match(new RegExp(`.{${width}}`, 'g')) ?? [];
    const printed = [...around, ...lines.map((line) => before + line), ...around];
    const secrets = new Secrets([LONG_SECRET]);
    const shown = [secrets.redact(printed.join('\n')), ...printed.map((line) => secrets.redact(line))];
    for (const line of lines)
      for (const one of shown) must(!one.includes(line), () => `${JSON.stringify(line)} is left in ${one}`);
  },
};

/** A label fills its place in a URL and changes nothing else. */
const template: Target = {
  name: 'endpoint-template',
  shape: 'text',
  maxLength: 512,
  seeds: () => [
    'http://{{instance}}:6060/debug/{{pod}}?x={{q}}\n10.0.0.1\na b\nc&d',
    'http://cache-{{instance}}/x\nevil.example\n..\n#',
    'https://u:{{q}}@h/{{pod}}/{{pod}}\n::1\n%2e\n@',
  ],
  words:
    '{{instance}} {{pod}} {{q}} 169.254.169.254 0251.0376.0251.0376 [::ffff:169.254.169.254] metadata.google.internal 2852039166 。 \u00ad ＠ \t'.split(
      ' ',
    ),
  run(input) {
    const [written = '', instance = '', pod = '', q = ''] = input.toString().split('\n');
    if (!/^https?:\/\//.test(written)) return;
    const filled = fillTemplate(written, { instance, pod, q });
    if (!('url' in filled)) return;
    const url = new URL(filled.url);
    // A template without a label in its host keeps its host.
    const authority = /^https?:\/\/([^/?#]*)/.exec(written)?.[1] ?? '';
    const host = authority.slice(authority.lastIndexOf('@') + 1);
    if (!host.includes('{{') && URL.canParse(`http://${host}`))
      must(url.hostname === new URL(`http://${host}`).hostname, () => filled.url);
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (/\{\{\s*\w+\s*\}\}/.test(host) && isIP(literal) !== 0)
      must(!isMetadataAddress(literal), () => filled.url);
  },
};

const small: Target = {
  name: 'small-formats',
  shape: 'text',
  maxLength: 8192,
  seeds: () => [
    '120',
    'Wed, 21 Oct 2026 07:28:00 GMT',
    '1h30m',
    '167h59m52.098s',
    '250m',
    '26.00us',
    '1e-3',
    '{"message":"{\\"error\\":\\"x\\"}"}',
    '<title>x</title>',
    '127.0.0.1',
    '::ffff:10.0.0.1%eth0',
    'rate(x{a="b"}[5m:1m]) / on(c) job:cpu:rate5m # y',
    'sum by (x) (foo_total)',
  ],
  run(input) {
    const text = input.toString();
    const wait = retryAfterOf(text);
    must(wait === undefined || (Number.isFinite(wait) && wait >= 0), () => `${wait}`);
    must(typeof wordsOf(text) === 'string', () => 'no text');
    must(lookbackOf(text) >= 0, () => `${lookbackOf(text)}`);
    const seconds = secondsOf(text);
    must(seconds === undefined || (Number.isFinite(seconds) && seconds >= 0), () => `${seconds}`);
    try {
      isForbiddenAddress(text);
    } catch (error) {
      // It is called only with addresses.
      if (!(error instanceof TypeError && error.message.startsWith('Not an IP address'))) throw error;
    }
  },
};

export const targets = [escaping, proposalText, secrets, brokenSecrets, template, small];
