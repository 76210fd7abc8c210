import { M as moreInWords, Y as shorten, Z as visible, q as oneLine, z as drawIntervals } from "./headline.js";
import { a as shortNames, c as uncapitalized } from "./format.js";
import { n as viewOf } from "./view.js";

// src/report/text.ts
const NARROWEST = 40;
const LONGEST_SENTENCE = 2e3;
/**
* Renders the text that the terminal shows at the end of a run: the verdict, the reasons, and where the results are. The text ends with a
* newline.
*/
function renderText(report, { color, width, ...view }) {
	return `${new Printer(color, Math.max(NARROWEST, width)).paragraphs(viewOf(report, "terminal", view)).join("\n\n")}\n`;
}
const CODES = {
	better: [32, 39],
	worse: [31, 39],
	same: [36, 39],
	unsure: [33, 39],
	failed: [31, 39],
	plain: [39, 39],
	bold: [1, 22],
	faint: [2, 22]
};
var Printer = class {
	#color;
	#width;
	constructor(color, width) {
		this.#color = color;
		this.#width = width;
	}
	#paint(how, text) {
		const [on, off] = CODES[how];
		return this.#color && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text;
	}
	paragraphs(blocks) {
		return blocks.flatMap((block) => {
			if (block.kind !== "target") return [this.#lines(block).join("\n")];
			return [this.#paint("faint", `── ${shorten(visible(block.name), this.#width - 8)} ──`), ...this.paragraphs(block.blocks)];
		}).filter((text) => text !== "");
	}
	#lines(block) {
		switch (block.kind) {
			case "lead": return this.#lead(block);
			case "section": return block.blocks.flatMap((one) => this.#lines(one));
			case "prose": {
				const lines = wrap(shorten(plainText(block.text), LONGEST_SENTENCE), this.#width);
				return block.as === "note" ? lines.map((line) => this.#paint("faint", line)) : lines;
			}
			case "list": {
				const more = moreInWords(block.missing, "finding");
				return [...block.items.flatMap((item) => this.#item(item)), ...more ? [more] : []];
			}
			case "table": return this.#table(block);
			case "facts": {
				const indent = Math.max(...block.rows.map(([name]) => displayWidth(visible(name)))) + 2;
				return block.rows.flatMap(([name, value]) => {
					const isPath = typeof value === "object" && "code" in value;
					const text = plainText(value);
					return (isPath ? [visible(text)] : wrap(text, this.#width - indent)).map((one, i) => this.#paint("faint", pad(i === 0 ? visible(name) : "", indent)) + one);
				});
			}
			default: return [];
		}
	}
	#lead({ first, late, decision, target }) {
		const { tone, title, figure, quantity, caveat, sentence, output = [], because = "" } = first;
		const indented = (text) => wrap(shorten(oneLine(text), LONGEST_SENTENCE), this.#width - 2).map((line) => `  ${line}`);
		const change = figure === void 0 || quantity === void 0 ? "" : `: ${figure} ${visible(quantity)}`;
		const but = caveat === void 0 ? "" : `; ${visible(caveat.replaceAll("`", ""))}`;
		const name = target === void 0 ? "" : ` (${visible(target)})`;
		const printed = output.map((line) => `    ${visible(line.replaceAll("	", "  "))}`);
		const titled = (how, title) => this.#paint("bold", this.#paint(how, title));
		return [
			titled(tone, `${title}${change}${but}${name}`),
			...printed.length > 0 ? [
				...indented(sentence),
				...printed,
				...indented(because)
			] : indented(`${sentence} ${because}`),
			...late ? [titled(late.tone, late.title), ...indented(late.sentence)] : [],
			...decision ? [titled("plain", `Decision: ${decision.title}`), ...indented(decision.reason)] : []
		];
	}
	#item({ tone = "plain", label = "", times, code, text, fix = "", places = [] }) {
		const [place] = places;
		const more = places.length > 1 ? ` and ${places.length - 1} more` : "";
		const where = place === void 0 ? "" : ` at ${visible(place)}${more}`;
		return wrap(`${label}${times === void 0 ? "" : ` (${times} times)`}${where}: ${code === void 0 ? "" : `${shorten(visible(code), 80)}${text === "" ? "" : ". "}`}${[text, fix].map((one) => shorten(oneLine(one), LONGEST_SENTENCE)).join(" ")}`, this.#width - 2).map((line, i) => i === 0 ? this.#paint(tone, label) + line.slice(label.length) : `  ${line}`);
	}
	/** Prints as many columns as fit on the line, and draws the intervals if the line has room for them. */
	#table({ columns, rows, axis, noun, missing }) {
		const texts = rows.map(({ cells }) => cells.map((cell) => oneLine(plainText(cell))));
		const distinct = (most) => new Set(texts.map(([name = ""]) => shorten(name, most))).size;
		const widths = [
			.4,
			.6,
			.8
		].map((part) => Math.max(12, Math.floor(this.#width * part)));
		const first = widths.find((most) => distinct(most) === distinct(1e3)) ?? widths[0] ?? 40;
		const cells = [columns.map(({ title }, i) => shorten(visible(uncapitalized(title)), i === 0 ? 40 : 20)), ...texts.map((row) => row.map((text, i) => shorten(text, i === 0 ? first : 60)))];
		const alignments = columns.map(({ number }) => number ? "right" : "left");
		const rowsOf = (shown) => cells.map((row) => row.slice(0, shown));
		const aligned = (shown) => alignColumns(rowsOf(shown), alignments);
		const fits = (lines) => lines.every((line) => displayWidth(line) <= this.#width);
		let shown = columns.length;
		while (shown > 2 && !fits(aligned(shown))) shown--;
		const lines = aligned(shown);
		const widest = Math.max(...lines.map(displayWidth));
		const room = Math.min(49, this.#width - widest - 2 - 4);
		const intervals = rows.map(({ interval }) => interval);
		const isDrawn = axis !== void 0 && room >= 25 && intervals.some((one) => one !== void 0);
		const { labels = "", drawings = [] } = isDrawn ? drawIntervals(intervals, axis, room) : {};
		const more = moreInWords(missing, noun);
		return [...lines.map((line, i) => {
			const drawing = i === 0 ? labels : drawings[i - 1] ?? "";
			const whole = `${pad(line, isDrawn ? widest + 2 : 0)}${drawing}`.trimEnd();
			return this.#paint(i === 0 ? "faint" : rows[i - 1]?.tone ?? "plain", whole);
		}), ...more ? [this.#paint("faint", more)] : []];
	}
};
/** Returns a cell as plain text, with shortened function names. */
function plainText(cell) {
	if (typeof cell === "string") return cell;
	if (Array.isArray(cell)) return cell.map(plainText).join("");
	const { text, code, go } = cell;
	return go === void 0 ? code ?? text ?? "" : shortNames(go);
}
/** Returns roughly how many cells a text takes on a terminal. Wide characters count as one cell. */
function displayWidth(text) {
	return [...text].length;
}
/** Pads a text with spaces to a width in characters. */
function pad(text, width, alignment = "left") {
	const space = " ".repeat(Math.max(0, width - displayWidth(text)));
	return alignment === "left" ? text + space : space + text;
}
/** Breaks `text` at spaces into lines of at most `width` cells. Longer words and commands are not broken, so that readers can copy them. */
function wrap(text, width) {
	const lines = [];
	let line = "";
	for (const word of oneLine(text).match(/(?:`[^`]+`|\S| %)+/g) ?? []) if (line !== "" && displayWidth(line) + 1 + displayWidth(word) > width) {
		lines.push(line);
		line = word;
	} else line = line === "" ? word : `${line} ${word}`;
	return line === "" ? lines : [...lines, line];
}
/** Returns the rows of a table as lines of text, in which each column is as wide as its widest cell. */
function alignColumns(rows, alignments) {
	const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => displayWidth(row[column] ?? ""))));
	return rows.map((row) => {
		return row.map((cell, column) => pad(cell, widths[column] ?? 0, alignments[column])).join("  ").trimEnd();
	});
}

export { wrap as a, renderText as i, pad as n, plainText as r, displayWidth as t };