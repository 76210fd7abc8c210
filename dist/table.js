import { mn as shorten, un as markdownCode } from "./start.js";

// src/report/markdown/table.ts
function table(columns, rows) {
	const line = (cells) => `| ${cells.join(" | ")} |`;
	return [
		line(columns.map(({ title }) => title)),
		line(columns.map(({ align }) => align === "right" ? "--:" : "---")),
		...rows.map(line)
	].join("\n");
}
function left(title) {
	return { title };
}
function right(title) {
	return {
		title,
		align: "right"
	};
}
/** A number with its unit that does not break over lines. */
function number(text) {
	return text.replaceAll(" ", "\xA0");
}
/** Blocks with an empty line between them; those that do not apply are left out. */
function blocks(...parts) {
	return parts.filter((part) => part !== void 0 && part !== "").join("\n\n");
}
/** A part that is folded until somebody wants it, or `open`. The empty lines make GitHub read Markdown inside. */
function folded(title, content, open = false) {
	return `<details${open ? " open" : ""}>\n<summary>${title}</summary>\n\n${content}\n\n</details>`;
}
/** A code block whose fence is longer than any run of backticks inside. */
function codeBlock(language, lines) {
	const longest = Math.max(2, ...lines.flatMap((line) => (line.match(/`+/g) ?? []).map((run) => run.length)));
	const fence = "`".repeat(longest + 1);
	return [
		`${fence}${language}`,
		...lines,
		fence
	].join("\n");
}
const WEB_PAGE = /^https?:\/\/[\w.-]+(:\d+)?(\/[\w.-]+)+$/;
/** GitHub links a bare address by itself; whatever is none of a web page is shown as code. */
function link(url) {
	return WEB_PAGE.test(url) ? url : markdownCode(shorten(url, 160));
}
/** A link to an issue of somebody else, by the host that leaves no "mentioned this issue" behind there. */
function reference(url) {
	return link(url.replace(/^https:\/\/github\.com\//, "https://redirect.github.com/"));
}

export { link as a, right as c, left as i, table as l, codeBlock as n, number as o, folded as r, reference as s, blocks as t };