import { createHash } from 'node:crypto';
import type { FlameGraph } from '../profile/flame-graph.ts';
import {
  type Block,
  type Cell,
  fitted,
  type Headline,
  type Item,
  type Level,
  moreInWords,
  PAGE_LEVELS,
  type Table,
  type TableRow,
} from './blocks.ts';
import { goName, h, type Insertable, Markup, sentenceMarkup, shorten, visible } from './escape.ts';
import { encodeFlameGraph } from './flame-graph/encode.ts';
import { SCRIPT } from './flame-graph/script.ts';
import { capitalized, count, uncapitalized } from './format.ts';
import { headline } from './headline.ts';
import { drawAxis, drawInterval } from './intervals.ts';
import type { Report } from './report.ts';
import { STYLE } from './style.ts';
import { viewOf } from './view.ts';
import { workloadInWords } from './view-measured.ts';

/** The size of the page in bytes is below this limit. */
const MOST_PAGE_BYTES = 2_000_000;
/** Without the flame graphs, the page has at most this many bytes. */
const MOST_PAGE_TEXT_BYTES = 400_000;
/** The page shortens names that have more characters than this. */
const LONGEST_NAME_ON_PAGE = 240;

/** Renders `report.html`: one file of less than 2 MB that loads no other file. */
export function renderHtml(report: Report): string {
  const view = viewOf(report, 'page');
  const { title, figure } = headline(report);
  const about = report.target ?? report.subject?.package ?? 'Go PGO report';
  const name = `${figure === undefined ? title : `${title} ${figure}`} · ${about}`;
  const graphs = packedFlameGraphs(view, MOST_PAGE_BYTES - MOST_PAGE_TEXT_BYTES);
  const most = MOST_PAGE_TEXT_BYTES + (graphs?.text.length ?? 0);
  const render = (blocks: readonly Block[], level: Level) =>
    page(name, new HtmlPage(level, graphs).blocks(blocks), graphs !== undefined);
  const fits = (text: string) => Buffer.byteLength(text) < most;
  return fitted(view, render, fits, PAGE_LEVELS) ?? page(name, h`<h1>${title}</h1>`, false);
}

/**
 * Returns the whole HTML document. The document loads no other file, and runs only the script that draws its flame graphs. The page's
 * Content Security Policy allows only the page's own style sheet and script, by their digests. So even after a mistake in our escaping, the
 * page could neither send requests nor run other scripts.
 */
function page(title: string, body: Insertable, runs: boolean): string {
  const digestOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const script = `script-src '${digestOf(SCRIPT)}'; require-trusted-types-for 'script'; trusted-types 'none'; `;
  const policy = `default-src 'none'; style-src '${digestOf(STYLE)}'; ${runs ? script : ''}base-uri 'none'; form-action 'none'`;
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

/** True if a URL is a web address and may become a link. Other servers choose some of the URLs, and could send `javascript:…`. */
function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s]+$/.test(url);
}

class HtmlPage {
  readonly #level: Level;
  readonly #graphs: Markup | undefined;

  constructor(level: Level, graphs: Markup | undefined) {
    this.#level = level;
    this.#graphs = graphs;
  }

  blocks(blocks: readonly Block[]): Insertable {
    const contents = this.#contents(blocks);
    return blocks.map((block, i) => [this.#block(block), i === 0 && contents]);
  }

  #contents(blocks: readonly Block[]): Insertable {
    const sections = blocks.filter((block) => block.kind === 'section');
    const link = ({ id, title }: { id: string; title: string }) => h`<li><a href="#${id}">${title}</a></li>`;
    return sections.length > 5 && h`<nav aria-label="Contents"><ul>${sections.map(link)}</ul></nav>\n`;
  }

  #block(block: Block): Insertable {
    switch (block.kind) {
      case 'lead':
        return this.#lead(block);
      case 'section':
        return h`<section aria-labelledby="${block.id}">
<h2 id="${block.id}">${block.title}</h2>
${block.blocks.map((one) => this.#block(one))}</section>
`;
      case 'prose': {
        const content = this.#cells(block.text);
        if (block.as === 'title') return h`<h3>${content}</h3>\n`;
        return h`<p class="${block.as ?? 'decided'}">${content}</p>\n`;
      }
      case 'list':
        return this.#list(block.items, block.missing);
      case 'table':
        return this.#table(block);
      case 'facts':
        return h`<dl>
${block.rows.map(([name, value]) => h`<dt>${name}</dt><dd>${this.#cells(value)}</dd>\n`)}</dl>
`;
      case 'code':
        return h`<pre><code>${block.lines.map((line, i) => [i > 0 && new Markup('\n'), line])}</code></pre>\n`;
      case 'details': {
        const content = block.blocks.map((one) => this.#block(one));
        const title = sentenceMarkup(block.title, LONGEST_NAME_ON_PAGE);
        return block.open
          ? h`<h3>${title}</h3>\n${content}`
          : h`<details><summary>${title}</summary>${content}</details>\n`;
      }
      case 'footer':
        return h`<footer>${block.lines.map((line) => h`<p>${this.#cells(line)}</p>`)}</footer>\n`;
      case 'flame-graphs':
        return this.#graphs;
      case 'alert':
      case 'target':
        return undefined;
    }
  }

  /** Renders the verdict in large letters, and the reason. */
  #lead({ first, late, decision, target, subject, targets }: Extract<Block, { kind: 'lead' }>): Insertable {
    const { sentence: most } = this.#level;
    const titleOf = ({ title, figure, caveat }: Headline) =>
      h`${title}${figure && h` <span class="figure">${figure}</span>`}${caveat && h`<small><span class="hidden">; </span>${sentenceMarkup(caveat, most)}</small>`}`;
    const about = [target, targets === undefined ? undefined : count(targets, 'target')].filter(Boolean);
    return h`<header class="${first.tone}">
<p class="eyebrow">Go PGO report${about.map((one) => h` · ${one}`)}${subject && h` · <code>${subject.package}</code> · ${subject.goVersion}`}</p>
<h1>${titleOf(first)}</h1>
<p class="claim">${sentenceMarkup(first.sentence, most)}</p>${first.output && h`<pre>${first.output.map((line) => [visible(line), new Markup('\n')])}</pre>`}
${first.because !== undefined && h`<p class="because">${sentenceMarkup(first.because, most)}</p>`}
${late && h`<div class="also ${late.tone}"><p><strong>${late.title}.</strong> ${sentenceMarkup(late.sentence, most)}</p></div>`}
${decision && h`<p class="also decided"><strong>Decision:</strong> ${decision.title}. ${sentenceMarkup(decision.reason, most)}</p>`}
</header>
`;
  }

  #cells(cells: Cell | readonly Cell[]): Insertable {
    return Array.isArray(cells) ? cells.map((cell) => this.#cell(cell)) : this.#cell(cells as Cell);
  }

  #cell(cell: Cell): Insertable {
    const most = this.#level.sentence;
    if (typeof cell === 'string') return sentenceMarkup(cell, most);
    const { text = '', code, go, strong, toned, href, small } = cell;
    const plain =
      code === undefined
        ? sentenceMarkup(text, most)
        : h`<code>${shorten(code, LONGEST_NAME_ON_PAGE)}</code>`;
    let content: Insertable = go === undefined ? plain : goName(go, LONGEST_NAME_ON_PAGE);
    if (href !== undefined && (isWebAddress(href) || href.startsWith('./')))
      content = h`<a href="${href}">${content}</a>`;
    if (strong) content = h`<strong>${content}</strong>`;
    if (toned) content = h`<span class="verdict">${content}</span>`;
    return small ? h`${content}<span class="small">${this.#cell(small)}</span>` : content;
  }

  #list(items: readonly Item[], missing: number | undefined): Insertable {
    const rest = missing ? h`<p class="note">${moreInWords(missing, 'finding')}</p>\n` : undefined;
    const isPlain = items.every(({ tone }) => tone === undefined);
    return h`<ul class="${isPlain ? 'plain-list' : 'findings'}">
${items.map((item) => this.#item(item))}</ul>
${rest}`;
  }

  #item({ tone, label, times, code, text, fix, places = [], href }: Item): Insertable {
    const most = this.#level.sentence;
    if (tone === undefined) return h`<li>${sentenceMarkup(text, most)}</li>\n`;
    const number = times === undefined ? '' : ` (${times} times)`;
    const at = places
      .slice(0, 5)
      .map((place, i) => [i > 0 && ', ', h`<code>${shorten(place, LONGEST_NAME_ON_PAGE)}</code>`]);
    const rest = places.length > 5 && ` and ${places.length - 5} more`;
    const link =
      href !== undefined &&
      isWebAddress(href) &&
      h` <a href="${href}">${shorten(href.replace(/^https?:\/\//, ''), 80)}</a>`;
    const what = code === undefined ? sentenceMarkup(text, most) : h`<code>${shorten(code, 120)}</code>`;
    return h`<li class="${tone}"><p><span class="severity">${label && capitalized(label)}</span>${number}: ${what}${link}</p>${code !== undefined && h`<p>${sentenceMarkup(text, most)}</p>`}${at.length > 0 && h`<p class="small">${at}${rest}</p>`}${fix !== undefined && h`<p class="fix">${sentenceMarkup(fix, most)}</p>`}</li>
`;
  }

  /**
   * The first column names the rows. Each cell has an explicit ARIA role, because cells would otherwise lose their roles when the style
   * sheet rearranges them for narrow screens.
   */
  #table({ columns, rows, axis, noun, missing }: Table): Insertable {
    const head = columns.map(({ title, number }, i) => [
      h`<th role="columnheader" scope="col"${number ? h` class="n"` : i === 0 && h` class="group"`}>${sentenceMarkup(shorten(title, 60), 60)}</th>`,
      i === 0 &&
        axis &&
        h`<th role="columnheader" scope="col" class="plot"><span class="hidden">Interval, drawn</span>${drawAxis(axis)}</th>`,
    ]);
    const row = ({ cells, tone, interval }: TableRow) => {
      const [name, ...others] = cells.map((cell) => this.#cell(cell));
      const drawing =
        axis &&
        h`<td role="cell" class="plot${interval === undefined && ' unmeasured'}">${drawInterval(interval, axis)}</td>`;
      const set = others.map((cell, i) => {
        const { title = '', number } = columns[i + 1] ?? {};
        return h`<td role="cell"${number && h` class="n"`} data-label="${uncapitalized(shorten(title, 60))}">${cell}</td>`;
      });
      return h`<tr role="row"${tone && h` class="${tone}"`}><th role="rowheader" scope="row">${name}</th>${drawing}${set}</tr>
`;
    };
    const foot = rows.filter(({ total }) => total).map(row);
    const more = moreInWords(missing, noun);
    return h`<table class="rows${axis && ' intervals'}${noun === 'target' && ' targets'}" role="table">
<thead role="rowgroup"><tr role="row">${head}</tr></thead>
<tbody role="rowgroup">
${rows.filter(({ total }) => !total).map(row)}</tbody>
${foot.length > 0 && h`<tfoot role="rowgroup">${foot}</tfoot>\n`}</table>
${more !== undefined && h`<p class="note">${more}</p>\n`}`;
  }
}

/**
 * Packs all flame graphs into at most `most` bytes, with an equal share for each flame graph; undefined if the report has no flame graphs.
 */
function packedFlameGraphs(view: readonly Block[], most: number): Markup | undefined {
  const flames = view
    .flatMap((block) => (block.kind === 'section' ? block.blocks : []))
    .find((block) => block.kind === 'flame-graphs');
  if (flames === undefined) return undefined;
  const { graphs, names, module } = flames;
  const kinds: Readonly<Record<FlameGraph['kind'], string>> = { cpu: 'CPU time', alloc: 'Allocated memory' };
  const data = graphs.flatMap((graph) => {
    const packed = encodeFlameGraph(graph, { ...names, module }, Math.floor(most / graphs.length));
    const label = `${kinds[graph.kind]}, ${workloadInWords(shorten(graph.workload, 60))}`;
    // The data is Base64 text in a script element of a type that browsers do not execute.
    return packed === undefined
      ? []
      : [h`<script type="application/gzip" data-label="${label}">${new Markup(packed)}</script>\n`];
  });
  const missing = graphs.length - data.length;
  return h`<div class="flame"><p class="flame-off">The flame graphs are drawn by the page’s own script, which this viewer does not run. The tables below show the largest differences.</p>
${data}</div>
${missing > 0 && h`<p class="note">${count(missing, 'flame graph')} would not fit; the profiles are next to this page.</p>\n`}`;
}
