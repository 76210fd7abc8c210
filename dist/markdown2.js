import { w as capitalized } from "./start.js";
import { n as BODY_MARKER } from "./proposal-text.js";
import { G as markdownCode, H as codeElement, K as markdownText, M as moreInWords, X as titleText, Y as shorten, Z as visible, j as fitted, s as headline, z as drawIntervals } from "./headline.js";
import { a as shortNames } from "./format.js";
import { n as pad, r as plainText, t as displayWidth } from "./text2.js";
import { n as viewOf, t as DEFAULT_TOKEN } from "./view.js";

// src/report/markdown.ts
/** GitHub refuses summaries of more than 1 MiB, and other steps of the job may write into the same summary. */
const SUMMARY_BYTES = 1e6;
/** In Markdown, names with more characters than this are shortened. */
const LONGEST_NAME_IN_MARKDOWN = 160;
/** Renders the job summary: GitHub Markdown of at most 1,000,000 bytes as UTF-8. */
function renderSummary(report) {
	return markdownOf(report, "summary", {}, (text) => Buffer.byteLength(text) <= SUMMARY_BYTES) ?? "";
}
/** Renders the body of a pull request: the facts that a maintainer needs before merging, without private details. */
function renderPullRequestBody(report, options) {
	return publicMarkdown(report, "body", options);
}
/** Renders the result of `compare` or `check` as a comment on a pull request, without private details. */
function renderComment(report, options) {
	return publicMarkdown(report, "comment", options);
}
function publicMarkdown(report, audience, options) {
	const { maxLength } = options;
	return markdownOf(report, audience, options, (text) => text.length <= maxLength) ?? headline(report).title.slice(0, maxLength);
}
function markdownOf(report, audience, options, fits) {
	const marker = audience === "body" ? BODY_MARKER : void 0;
	const render = (view, level, isWhole) => `${blocks(marker, ...view.map((block) => blockOf(block, level, 2, isWhole)))}\n`;
	return fitted(viewOf(report, audience, options), render, fits);
}
/** Renders one block. @param depth the level of its headings: 2 at the top, 3 below the name of a target. */
function blockOf(block, level, depth, isWhole) {
	const text = (one) => markdownText(shorten(one, level.sentence));
	const inner = (below) => blocks(...below.map((one) => blockOf(one, level, depth, true)));
	switch (block.kind) {
		case "lead": {
			const { first, late, decision, target } = block;
			const { title, figure, quantity, caveat } = first;
			const change = figure && quantity ? `: ${figure} ${markdownText(quantity)}` : "";
			const but = caveat === void 0 ? "" : `; ${text(caveat)}`;
			const name = target === void 0 ? "" : ` (${markdownCode(shorten(target, 100))})`;
			return blocks(depth === 2 ? `## ${title}${change}${but}${name}` : void 0, sentences(first, level), late && sentences({
				...late,
				because: void 0
			}, level), decision && `**Decision:** ${decision.title}. ${text(decision.reason)}`.trim());
		}
		case "section": return blocks(`${"#".repeat(depth + 1)} ${block.title}`, inner(block.blocks));
		case "prose": return markdownOfCells(block.text, level).trim();
		case "list": {
			const more = moreInWords(block.missing, "finding");
			return [...block.items.map((item) => itemOf(item, level)), ...more ? [`- ${more}`] : []].join("\n");
		}
		case "table": return tableBlock(block, level);
		case "facts": {
			const [first = [], ...others] = block.rows.map(([name, value]) => [name, markdownOfCells(value, level)]);
			return table(first, others);
		}
		case "code": return codeBlock(block.language, block.lines);
		case "alert": return [`> [!${block.level}]`, ...block.lines.map((line) => `> ${text(line)}`)].join("\n");
		case "details": return folded(titleText(shorten(block.title, 200)), inner(block.blocks), block.open);
		case "target": {
			const { title, figure, caveat } = block.headline;
			const but = caveat === void 0 ? "" : `; ${titleText(caveat.replaceAll("`", ""))}`;
			return folded(`${codeElement(shorten(block.name, 60))} · ${figure === void 0 ? title : `${title}: ${figure}`}${but}`, blocks(...block.blocks.map((one) => blockOf(one, level, 3, true))), block.open);
		}
		case "footer": {
			const note = isWhole ? "" : " This text is shortened to fit. The report and the result document have the whole text.";
			return `<sub>${block.lines.map((line) => markdownOfCells(line, level)).join(" ")}${note}</sub>`;
		}
		default: return;
	}
}
function sentences({ label, sentence, output, because }, { sentence: most }) {
	const text = (one) => markdownText(shorten(one, most));
	const claim = `**${label}:** ${text(sentence)}`;
	const reason = because === void 0 ? void 0 : text(because);
	if (output === void 0) return reason === void 0 ? claim : `${claim} ${reason}`;
	return blocks(claim, codeBlock("text", output.map((line) => visible(shorten(line, most)))), reason);
}
function itemOf({ label, times, code, text, fix, places = [], href }, { sentence: most }) {
	const shown = places.slice(0, 3).map((place) => markdownCode(shorten(place, LONGEST_NAME_IN_MARKDOWN)));
	const more = places.length > 3 ? ` and ${places.length - 3} more` : "";
	const parts = [
		label && `**${capitalized(label)}**${times === void 0 ? "" : ` (${times} times)`}`,
		code && markdownCode(shorten(code, LONGEST_NAME_IN_MARKDOWN)),
		shown.length > 0 && `at ${shown.join(", ")}${more}`
	].filter(Boolean);
	const what = [
		markdownText(shorten(text, most)),
		fix && `*Fix:* ${markdownText(shorten(fix, most))}`,
		href && link(href)
	];
	return `- ${parts.length === 0 ? "" : `${parts.join(" ")}: `}${what.filter(Boolean).join(" ")}`;
}
function markdownOfCells(cells, level) {
	return Array.isArray(cells) ? cells.map((cell) => cellOf(cell, level)).join("") : cellOf(cells, level);
}
function cellOf(cell, { sentence: most }) {
	const spaced = (text) => `${/^\s/.test(text) ? " " : ""}${markdownText(shorten(text, most))}${/\S\s$/.test(text) ? " " : ""}`;
	const { text = "", code, go, strong, href } = typeof cell === "string" ? { text: cell } : cell;
	if (text === "~") return text;
	if (href !== void 0 && text === href) return link(href);
	const name = go === void 0 ? code : shortNames(go);
	const content = name === void 0 ? spaced(text) : markdownCode(shorten(name, LONGEST_NAME_IN_MARKDOWN));
	if (href !== void 0 && WEB_PAGE.test(href) && /^#\d+$/.test(text)) return `[${text}](${href})`;
	const linked = href !== void 0 && WEB_PAGE.test(href) ? `[${content}](${href})` : content;
	return strong && linked !== "" ? `**${linked.trimEnd()}**${linked.slice(linked.trimEnd().length)}` : linked;
}
/** The most characters of a code line that a phone shows without scrolling. */
const PLOT_WIDTH = 42;
const PLOT_ROWS = 40;
function tableBlock({ columns, rows, axis, drawn, noun, missing }, level) {
	const cell = (one, column) => {
		const text = cellOf(one, level);
		return columns[column]?.number ? unbroken(text) : text;
	};
	const whole = table(columns.map(({ title }) => markdownText(shorten(title, 60))), rows.map(({ cells }) => cells.map(cell)), columns.map(({ number }) => number));
	return blocks(drawn && axis && plot(rows, axis), whole, moreInWords(missing, noun));
}
function plot(rows, axis) {
	const drawn = rows.filter(({ total }, i) => total || i < PLOT_ROWS);
	const names = drawn.map(({ cells: [name = ""] }) => shorten(visible(plainText(name)).replace(/\bBenchmark(?=.)/, ""), Math.floor(PLOT_WIDTH * .4)));
	const width = Math.max(...names.map(displayWidth)) + 2;
	const intervals = drawn.map(({ interval }) => interval);
	const { labels, drawings } = drawIntervals(intervals, axis, PLOT_WIDTH - width);
	const starts = ["", ...names].map((name) => pad(name, width));
	return codeBlock("text", [labels, ...drawings].map((line, i) => `${starts[i]}${line}`.trimEnd()));
}
const WEB_PAGE = /^https?:\/\/[\w.-]+(:\d+)?(\/[\w.-]+)+$/;
/**
* Returns a web address as plain text, which GitHub turns into a link, and every other text as code. A link to an issue of Go or gRPC goes
* through `redirect.github.com`, so that GitHub adds no "mentioned this issue" to the linked issue.
*/
function link(url) {
	if (!WEB_PAGE.test(url)) return markdownCode(shorten(url, LONGEST_NAME_IN_MARKDOWN));
	return url.replace(/^https:\/\/github\.com\/((?:golang|grpc)\/)/, "https://redirect.github.com/$1");
}
/**
* Returns a table of GitHub Markdown. The titles and cells that callers pass must be Markdown already, each on one line. @param numbers
* which columns hold numbers.
*/
function table(titles, rows, numbers = []) {
	const line = (cells) => `| ${cells.join(" | ")} |`;
	return [
		titles,
		titles.map((_, i) => numbers[i] ? "--:" : "---"),
		...rows
	].map(line).join("\n");
}
/** Returns a number in which spaces are replaced, so that it is never broken over two lines. */
function unbroken(text) {
	return text.replaceAll(" ", "\xA0");
}
/** Joins parts of a Markdown document with empty lines between them, and leaves out undefined parts. */
function blocks(...parts) {
	return parts.filter(Boolean).join("\n\n");
}
/** Returns a part of the document that readers can unfold. The empty lines around the content make GitHub read the content as Markdown. */
function folded(title, content, open = false) {
	return `<details${open ? " open" : ""}>\n<summary>${title}</summary>\n\n${content}\n\n</details>`;
}
/** Returns a code block with a fence that is longer than any run of backticks in its lines. */
function codeBlock(language, lines) {
	const longest = Math.max(2, ...lines.flatMap((line) => (line.match(/`+/g) ?? []).map((run) => run.length)));
	const fence = "`".repeat(longest + 1);
	return [
		`${fence}${language}`,
		...lines,
		fence
	].join("\n");
}
/** The note, in Markdown, about how workflows start on a pull request that was opened with the workflow's own token. */
const DEFAULT_TOKEN_NOTE = blockOf(DEFAULT_TOKEN, {
	least: 0,
	rows: 0,
	sentence: 500
}, 2, true) ?? "";

export { renderSummary as a, renderPullRequestBody as i, blocks as n, table as o, renderComment as r, unbroken as s, DEFAULT_TOKEN_NOTE as t };