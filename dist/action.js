import { a as setOutput, i as notice, n as error, o as setSecret, r as info, s as warning } from "./core.js";
import { Dr as UsageError, En as unknownKey, cr as showBugsWithout, dr as logLine, ir as sentence$1, mr as knownSecrets, nr as ABOUT, pr as isHideable, rr as ENTRY_INPUTS, sr as abortOnSignals, t as run, vr as reasonOf } from "./start.js";
import { EOL } from "os";
import { constants, promises } from "fs";
import { isAbsolute, join, relative, resolve, sep } from "node:path";
import { closeSync, openSync, readSync, realpathSync as realpathSync$1, statSync as statSync$1 } from "node:fs";

// node_modules/@actions/core/lib/summary.js
var __awaiter = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { access, appendFile, writeFile } = promises;
const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
	constructor() {
		this._buffer = "";
	}
	/**
	* Finds the summary file path from the environment, rejects if env var is not found or file does not exist
	* Also checks r/w permissions.
	*
	* @returns step summary file path
	*/
	filePath() {
		return __awaiter(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			const pathFromEnv = process.env[SUMMARY_ENV_VAR];
			if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
			try {
				yield access(pathFromEnv, constants.R_OK | constants.W_OK);
			} catch (_a) {
				throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
			}
			this._filePath = pathFromEnv;
			return this._filePath;
		});
	}
	/**
	* Wraps content in an HTML tag, adding any HTML attributes
	*
	* @param {string} tag HTML tag to wrap
	* @param {string | null} content content within the tag
	* @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
	*
	* @returns {string} content wrapped in HTML element
	*/
	wrap(tag, content, attrs = {}) {
		const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
		if (!content) return `<${tag}${htmlAttrs}>`;
		return `<${tag}${htmlAttrs}>${content}</${tag}>`;
	}
	/**
	* Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
	*
	* @param {SummaryWriteOptions} [options] (optional) options for write operation
	*
	* @returns {Promise<Summary>} summary instance
	*/
	write(options) {
		return __awaiter(this, void 0, void 0, function* () {
			const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
			const filePath = yield this.filePath();
			yield (overwrite ? writeFile : appendFile)(filePath, this._buffer, { encoding: "utf8" });
			return this.emptyBuffer();
		});
	}
	/**
	* Clears the summary buffer and wipes the summary file
	*
	* @returns {Summary} summary instance
	*/
	clear() {
		return __awaiter(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: true });
		});
	}
	/**
	* Returns the current summary buffer as a string
	*
	* @returns {string} string of summary buffer
	*/
	stringify() {
		return this._buffer;
	}
	/**
	* If the summary buffer is empty
	*
	* @returns {boolen} true if the buffer is empty
	*/
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	/**
	* Resets the summary buffer without writing to summary file
	*
	* @returns {Summary} summary instance
	*/
	emptyBuffer() {
		this._buffer = "";
		return this;
	}
	/**
	* Adds raw text to the summary buffer
	*
	* @param {string} text content to add
	* @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
	*
	* @returns {Summary} summary instance
	*/
	addRaw(text, addEOL = false) {
		this._buffer += text;
		return addEOL ? this.addEOL() : this;
	}
	/**
	* Adds the operating system-specific end-of-line marker to the buffer
	*
	* @returns {Summary} summary instance
	*/
	addEOL() {
		return this.addRaw(EOL);
	}
	/**
	* Adds an HTML codeblock to the summary buffer
	*
	* @param {string} code content to render within fenced code block
	* @param {string} lang (optional) language to syntax highlight code
	*
	* @returns {Summary} summary instance
	*/
	addCodeBlock(code, lang) {
		const attrs = Object.assign({}, lang && { lang });
		const element = this.wrap("pre", this.wrap("code", code), attrs);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML list to the summary buffer
	*
	* @param {string[]} items list of items to render
	* @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
	*
	* @returns {Summary} summary instance
	*/
	addList(items, ordered = false) {
		const tag = ordered ? "ol" : "ul";
		const listItems = items.map((item) => this.wrap("li", item)).join("");
		const element = this.wrap(tag, listItems);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML table to the summary buffer
	*
	* @param {SummaryTableCell[]} rows table rows
	*
	* @returns {Summary} summary instance
	*/
	addTable(rows) {
		const tableBody = rows.map((row) => {
			const cells = row.map((cell) => {
				if (typeof cell === "string") return this.wrap("td", cell);
				const { header, data, colspan, rowspan } = cell;
				const tag = header ? "th" : "td";
				const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
				return this.wrap(tag, data, attrs);
			}).join("");
			return this.wrap("tr", cells);
		}).join("");
		const element = this.wrap("table", tableBody);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds a collapsable HTML details element to the summary buffer
	*
	* @param {string} label text for the closed state
	* @param {string} content collapsable content
	*
	* @returns {Summary} summary instance
	*/
	addDetails(label, content) {
		const element = this.wrap("details", this.wrap("summary", label) + content);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML image tag to the summary buffer
	*
	* @param {string} src path to the image you to embed
	* @param {string} alt text description of the image
	* @param {SummaryImageOptions} options (optional) addition image attributes
	*
	* @returns {Summary} summary instance
	*/
	addImage(src, alt, options) {
		const { width, height } = options || {};
		const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
		const element = this.wrap("img", null, Object.assign({
			src,
			alt
		}, attrs));
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML section heading element
	*
	* @param {string} text heading text
	* @param {number | string} [level=1] (optional) the heading level, default: 1
	*
	* @returns {Summary} summary instance
	*/
	addHeading(text, level) {
		const tag = `h${level}`;
		const allowedTag = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(tag) ? tag : "h1";
		const element = this.wrap(allowedTag, text);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML thematic break (<hr>) to the summary buffer
	*
	* @returns {Summary} summary instance
	*/
	addSeparator() {
		const element = this.wrap("hr", null);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML line break (<br>) to the summary buffer
	*
	* @returns {Summary} summary instance
	*/
	addBreak() {
		const element = this.wrap("br", null);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML blockquote to the summary buffer
	*
	* @param {string} text quote text
	* @param {string} cite (optional) citation url
	*
	* @returns {Summary} summary instance
	*/
	addQuote(text, cite) {
		const attrs = Object.assign({}, cite && { cite });
		const element = this.wrap("blockquote", text, attrs);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML anchor tag to the summary buffer
	*
	* @param {string} text link text/content
	* @param {string} href hyperlink
	*
	* @returns {Summary} summary instance
	*/
	addLink(text, href) {
		const element = this.wrap("a", text, { href });
		return this.addRaw(element).addEOL();
	}
};
const _summary = new Summary();
const summary = _summary;

// src/host/annotations.ts
/** GitHub shows so many of each level for a step, and drops the others without a word. */
const MOST_PER_LEVEL = 10;
/** What GitHub is to show, the worst first; what it would not show is counted by the last of its level. */
function annotationsOf(findings, options) {
	const { error, workspace, fails } = options;
	const all = findings.map((finding) => annotationOf(finding, workspace, fails));
	const severe = all.filter((_, i) => findings[i]?.severity === "error");
	const others = all.filter((_, i) => findings[i]?.severity !== "error");
	const isSaid = error !== void 0 && findings.some(({ message }, i) => all[i]?.level === "error" && message === error.message);
	const last = error === void 0 || isSaid ? [] : [{
		level: "error",
		text: printable(sentence(error)),
		properties: {}
	}];
	const room = (level) => MOST_PER_LEVEL - (level === "error" ? last.length : 0);
	return [...[
		"error",
		"warning",
		"notice"
	].flatMap((level) => bounded([...severe, ...others].filter((one) => one.level === level), level, room(level))), ...last];
}
function bounded(all, level, most) {
	if (all.length <= most) return all;
	const text = `${all.length - (most - 1)} more ${level}s: GitHub shows ${MOST_PER_LEVEL} of a step, the job summary has all of them.`;
	return [...all.slice(0, most - 1), {
		level,
		text,
		properties: { title: "PGO" }
	}];
}
function annotationOf(finding, workspace, fails) {
	const { severity, source, file, line } = finding;
	const level = severity === "note" ? "notice" : severity === "error" && source === void 0 && fails ? "error" : "warning";
	const path = inWorkspace(finding, workspace);
	const isShown = path !== void 0 && workspace !== void 0 && isText(join(workspace, path));
	return {
		level,
		text: printable(sentence(finding)),
		properties: {
			title: logLine(`PGO: ${path ?? file ?? source ?? severity}`),
			...isShown && {
				file: path,
				...line !== void 0 && { startLine: line }
			}
		}
	};
}
/** Its lines stay apart, as GitHub shows them. */
function printable(text) {
	return text.split("\n").map(logLine).join("\n");
}
function sentence({ message, fix }) {
	return fix === void 0 ? message : `${message} ${fix}`;
}
/** A file's path from the workspace on, with forward slashes; undefined for one elsewhere, and for what is no file. */
function inWorkspace({ file, line }, workspace) {
	if (!workspace || file === void 0 || !isAbsolute(file) && line === void 0) return void 0;
	const path = relative(real(workspace), real(resolve(workspace, file)));
	return path !== "" && !isAbsolute(path) && path.split(sep)[0] !== ".." ? path.split(sep).join("/") : void 0;
}
/** With symbolic links resolved, where it exists: git and Go name files so. */
function real(path) {
	try {
		return realpathSync$1(path);
	} catch {
		return path;
	}
}
/** As git sees it: no byte 0 among the first 8,000. What cannot be read is none. */
function isText(path) {
	try {
		if (!statSync$1(path).isFile()) return false;
		const file = openSync(path, "r");
		try {
			const beginning = Buffer.alloc(8e3);
			return !beginning.subarray(0, readSync(file, beginning)).includes(0);
		} finally {
			closeSync(file);
		}
	} catch {
		return false;
	}
}

// src/host/github.ts
/** A job of GitHub Actions: annotations, outputs, the job summary. The only importer of `@actions/core`. */
function githubHost() {
	const secrets = knownSecrets;
	showBugsWithout(secrets);
	const say = (line) => info(harmless(secrets.redact(line)));
	let findings = [];
	const annotate = (fails, error) => {
		const workspace = process.env["GITHUB_WORKSPACE"];
		const annotations = annotationsOf(findings, {
			workspace,
			fails,
			...error && { error }
		});
		findings = [];
		for (const { level, text, properties } of secrets.redact(annotations)) SHOW[level](text, properties);
	};
	const tell = (finding) => {
		findings.push(finding);
		say(sentence$1(finding));
	};
	process.once("exit", (code) => annotate(code !== 0));
	return {
		env: process.env,
		cwd: process.env["GITHUB_WORKSPACE"] ?? process.cwd(),
		signal: abortOnSignals(),
		interactive: false,
		width: 120,
		now: () => /* @__PURE__ */ new Date(),
		progress: say,
		finding: tell,
		mask(secret) {
			secrets.add(secret);
			if (isHideable(secret)) setSecret(secret);
		},
		async finish({ outputs, summary: summary$1, text, error }) {
			for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
			if (process.env["GITHUB_STEP_SUMMARY"] !== void 0) try {
				await summary.addRaw(await summary$1(), true).write();
			} catch (error) {
				tell({
					severity: "warning",
					message: `There is no job summary: ${reasonOf(error)}`,
					fix: "The log and the report say the same."
				});
			}
			for (const line of text.split("\n")) say(line);
			annotate(error !== void 0, error);
		}
	};
}
const SHOW = {
	error,
	warning,
	notice
};
/** The runner obeys lines that start with `::` and legacy `##[` commands; a line of ours is never one. */
function harmless(line) {
	return logLine(line).replaceAll("##[", "## [").replace(/^([\s\u0085]*):(?=:)/, "$1∶");
}

// src/host/github-inputs.ts
const COMMANDS = ENTRY_INPUTS.command.commands;
/**
* Reads the step's inputs, which the runner hands over as `INPUT_NAME`; an empty one is one that was not given.
* @throws UsageError for an input that does not exist (the runner itself only warns) or an unknown command.
*/
function githubInvocation(env) {
	const given = /* @__PURE__ */ new Map();
	for (const [variable, value] of Object.entries(env)) if (variable.startsWith("INPUT_") && value !== void 0 && value.trim() !== "") given.set(variable.slice(6).toLowerCase(), value.trim());
	const known = [...Object.keys(ENTRY_INPUTS), ...Object.keys(ABOUT)];
	for (const name of given.keys()) if (!known.includes(name)) throw unknownKey(name, "inputs", known);
	const optional = (key, name) => given.has(name) ? { [key]: given.get(name) } : {};
	return {
		command: readCommand(given.get("command") ?? "refresh"),
		operands: [],
		inputs: {
			settings: Object.fromEntries([...given].filter(([name]) => name in ABOUT)),
			...optional("sources", "sources"),
			...optional("config", "config"),
			...optional("workingDirectory", "working-directory"),
			...optional("token", "token")
		}
	};
}
function readCommand(name) {
	const command = COMMANDS.find((candidate) => candidate === name.trim());
	if (command !== void 0) return command;
	throw new UsageError(`command: there is no \`${name}\`.`, { fix: `There are ${COMMANDS.map((candidate) => `\`${candidate}\``).join(", ")}.` });
}

// src/action.ts
process.exitCode = await run(githubHost(), () => githubInvocation(process.env));

export {  };