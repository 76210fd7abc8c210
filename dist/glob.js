import { n as ExpectedError } from "./errors.js";

// src/system/glob.ts
/**
* Returns whether a text has characters with a special meaning in a glob. A text without characters such as `*` and `?` is a plain name.
*/
function isGlob(text) {
	return /[*?[{]|[@+!]\(/.test(text);
}
/**
* Returns the text before the first character with a special meaning in a glob. Every name that matches the glob begins with the returned
* text.
*/
function plainBeginning(pattern) {
	const end = pattern.search(/[*?[{\\]|[@+!]\(/);
	return end === -1 ? pattern : pattern.slice(0, end);
}
/** Parses a glob. @throws ExpectedError if the braces in the glob stand for more than 1,000 patterns. */
function globOf(pattern, syntax = {}) {
	const automaton = new Automaton();
	const patterns = syntax.asGo ? [pattern] : expandBraces(pattern);
	const start = automaton.either(patterns.map((plain) => new PatternReader(plain, syntax, automaton).read()));
	return {
		matches: (name) => automaton.follow(start, name).hasEmptyName,
		mayMatchBelow: (folder) => automaton.follow(start, `${folder}/`) !== automaton.nothing
	};
}
/**
* Returns a function that matches names with a simple glob. In a simple glob, `*` matches any text, including slashes, and all other
* characters stand for themselves.
*/
function textGlobOf(pattern) {
	const [first = "", ...others] = pattern.split("*");
	const last = others.pop();
	if (last === void 0) return (name) => name === pattern;
	return (name) => {
		const end = name.length - last.length;
		if (end < first.length || !name.startsWith(first) || !name.endsWith(last)) return false;
		let at = first.length;
		for (const piece of others) {
			const place = name.indexOf(piece, at);
			if (place === -1) return false;
			at = place + piece.length;
		}
		return at <= end;
	};
}
/** The maximum number of languages that are kept from one name to the next. A name of 1,000 characters adds at most a few thousand languages. */
const MOST_KEPT = 2e4;
/** Builds languages, and computes their derivatives. */
var Automaton = class {
	/** All languages. The key of a language is a text that describes how it was built. */
	#kept = /* @__PURE__ */ new Map();
	/** The languages of which the pattern consists. The languages of the pattern are never removed. */
	#ofPattern;
	#derivatives = /* @__PURE__ */ new Map();
	#lastId = 0;
	nothing = this.#language("nothing", false, () => this.nothing);
	emptyName = this.#language("empty", true, () => this.nothing);
	anyCharacter = this.character("any", () => true);
	everything = this.repeated(this.anyCharacter);
	/** Returns the derivative of a language by all characters of a name, one after the other. */
	follow(start, name) {
		this.#ofPattern ??= new Map(this.#kept);
		if (this.#kept.size > MOST_KEPT) {
			this.#kept = new Map(this.#ofPattern);
			this.#derivatives.clear();
		}
		let language = start;
		for (const character of name) {
			language = this.#derivative(language, character);
			if (language === this.nothing) break;
		}
		return language;
	}
	/** Returns the language of all names that consist of one matching character. @param key a text that describes the matching characters. */
	character(key, isMatch) {
		const derive = (character) => isMatch(character) ? this.emptyName : this.nothing;
		return this.#language(`character ${key}`, false, derive);
	}
	text(text) {
		return this.sequence([...text].map((character) => this.character(`=${character}`, (other) => other === character)));
	}
	sequence(languages) {
		return languages.reduceRight((rest, language) => this.#then(language, rest), this.emptyName);
	}
	either(languages) {
		const all = /* @__PURE__ */ new Map();
		for (const language of languages) for (const alternative of language.alternatives ?? [language]) all.set(alternative.id, alternative);
		all.delete(this.nothing.id);
		if (all.size === 0) return this.nothing;
		const sorted = [...all.values()].sort((a, b) => a.id - b.id);
		const [only] = sorted;
		if (sorted.length === 1 && only !== void 0) return only;
		if (all.has(this.everything.id)) return this.everything;
		const hasEmptyName = sorted.some((language) => language.hasEmptyName);
		const derive = (character) => this.either(sorted.map((alternative) => this.#derivative(alternative, character)));
		return this.#language(`either ${sorted.map(({ id }) => id).join()}`, hasEmptyName, derive, sorted);
	}
	both(a, b) {
		if (a === this.nothing || b === this.nothing) return this.nothing;
		if (a === this.everything) return b;
		if (b === this.everything || a === b) return a;
		const derive = (character) => this.both(this.#derivative(a, character), this.#derivative(b, character));
		return this.#language(`both ${a.id},${b.id}`, a.hasEmptyName && b.hasEmptyName, derive);
	}
	allBut(language) {
		const derive = (character) => this.allBut(this.#derivative(language, character));
		return this.#language(`all but ${language.id}`, !language.hasEmptyName, derive);
	}
	repeated(language) {
		const derive = (character) => this.#then(this.#derivative(language, character), this.repeated(language));
		return this.#language(`repeated ${language.id}`, true, derive);
	}
	#then(first, rest) {
		if (first === this.nothing || rest === this.nothing) return this.nothing;
		if (first === this.emptyName) return rest;
		if (rest === this.emptyName) return first;
		const derive = (character) => {
			const after = this.#then(this.#derivative(first, character), rest);
			return first.hasEmptyName ? this.either([after, this.#derivative(rest, character)]) : after;
		};
		return this.#language(`then ${first.id},${rest.id}`, first.hasEmptyName && rest.hasEmptyName, derive);
	}
	#derivative(language, character) {
		const known = this.#derivatives.get(language)?.get(character);
		if (known !== void 0) return known;
		const derivative = language.derive(character);
		const derivatives = this.#derivatives.get(language) ?? /* @__PURE__ */ new Map();
		this.#derivatives.set(language, derivatives.set(character, derivative));
		return derivative;
	}
	#language(key, hasEmptyName, derive, alternatives) {
		const known = this.#kept.get(key);
		if (known !== void 0) return known;
		this.#lastId += 1;
		const language = {
			id: this.#lastId,
			hasEmptyName,
			derive,
			alternatives
		};
		this.#kept.set(key, language);
		return language;
	}
};
const WILDCARD = /^(?:[*?[]|[@+!]\()/;
const EXTENDED = /^[@?*+!]\(/;
/** Parses a pattern without braces into a language. */
var PatternReader = class {
	#pattern;
	#syntax;
	#automaton;
	#inSegment;
	#at = 0;
	constructor(pattern, syntax, automaton) {
		this.#pattern = pattern;
		this.#syntax = syntax;
		this.#automaton = automaton;
		this.#inSegment = automaton.character("not /", (character) => character !== "/");
	}
	read() {
		const { sequence, either, emptyName } = bound(this.#automaton);
		const slash = this.#automaton.text("/");
		const parts = [];
		for (;;) {
			const stars = this.#syntax.asGo ? null : /^\*\*+(?=\/|$)/.exec(this.#rest());
			if (stars !== null) {
				this.#at += stars[0].length;
				const segment = either([emptyName, this.#visible(this.#automaton.repeated(this.#inSegment))]);
				if (this.#isAtEnd()) {
					parts.push(segment, this.#automaton.repeated(sequence([slash, segment])));
					break;
				}
				parts.push(this.#automaton.repeated(sequence([segment, slash])));
				this.#at += 1;
				continue;
			}
			parts.push(this.#segment());
			if (this.#isAtEnd()) break;
			parts.push(slash);
			this.#at += 1;
		}
		return sequence(parts);
	}
	/** Parses one segment of the pattern, up to the next slash. */
	#segment() {
		const rest = this.#rest();
		const language = this.#items((text) => text.startsWith("/"));
		if (this.#syntax.asGo || !(WILDCARD.test(rest) || EXTENDED.test(rest))) return language;
		return this.#visible(language);
	}
	/** Returns the names of a language without the empty name. Unless `hidden` is set, names that begin with a dot are also left out. */
	#visible(language) {
		const { both, sequence, everything, anyCharacter } = bound(this.#automaton);
		return both(language, sequence([this.#syntax.hidden ? anyCharacter : this.#automaton.character("not .", (character) => character !== "."), everything]));
	}
	/** Parses items until `isEnd` is true for the rest of the pattern, or until the end of the pattern. */
	#items(isEnd) {
		const parts = [];
		while (!this.#isAtEnd() && !isEnd(this.#rest())) parts.push(this.#item());
		return this.#automaton.sequence(parts);
	}
	/** Parses one item of the pattern: a character, wildcard, class or group. */
	#item() {
		const rest = this.#rest();
		if (!this.#syntax.asGo && EXTENDED.test(rest)) {
			const extended = this.#extended();
			if (extended !== void 0) return extended;
		}
		const [character = ""] = rest;
		if (character === "*") {
			this.#at += /^\*+/.exec(rest)?.[0].length ?? 1;
			return this.#automaton.repeated(this.#inSegment);
		}
		if (character === "[") {
			const characterClass = this.#class();
			if (characterClass !== void 0) return characterClass;
		}
		this.#at += character.length;
		if (character === "?") return this.#inSegment;
		if (character !== "\\" || this.#isAtEnd()) return this.#automaton.text(character);
		const [escaped = ""] = this.#rest();
		this.#at += escaped.length;
		return this.#automaton.text(escaped);
	}
	/**
	* Parses an extended group such as `@(a|b)`.
	* @returns undefined for a parenthesis that is not closed, which is a plain character.
	*/
	#extended() {
		const { repeated, either, sequence, both, allBut, emptyName } = bound(this.#automaton);
		const begin = this.#at;
		const kind = this.#pattern[begin];
		const choices = [];
		this.#at += 1;
		do {
			this.#at += 1;
			choices.push(this.#items((text) => /^[|)/]/.test(text)));
		} while (this.#rest().startsWith("|"));
		if (!this.#rest().startsWith(")")) {
			this.#at = begin;
			return;
		}
		this.#at += 1;
		const choice = either(choices);
		if (kind === "@") return choice;
		if (kind === "?") return either([emptyName, choice]);
		if (kind === "*") return repeated(choice);
		if (kind === "+") return sequence([choice, repeated(choice)]);
		return both(allBut(choice), repeated(this.#inSegment));
	}
	/**
	* Parses a character class such as `[a-z]`.
	* @returns undefined for a bracket that is not closed, which is a plain character.
	*/
	#class() {
		const negation = this.#syntax.asGo ? "^" : "!^";
		const characters = [...this.#rest()];
		const isNegated = negation.includes(characters[1] ?? " ");
		const ranges = [];
		let at = isNegated ? 2 : 1;
		const read = () => {
			if (characters[at] === "\\") at += 1;
			at += 1;
			return characters[at - 1];
		};
		for (let isFirst = true; isFirst || characters[at] !== "]"; isFirst = false) {
			const from = read();
			const isRange = characters[at] === "-" && characters[at + 1] !== "]";
			if (isRange) at += 1;
			const to = isRange ? read() : from;
			if (from === void 0 || to === void 0) return void 0;
			ranges.push([from, to]);
		}
		this.#at += characters.slice(0, at + 1).join("").length;
		const codes = ranges.map((range) => range.map((character) => character.codePointAt(0) ?? 0));
		const isMatch = (character) => {
			const code = character.codePointAt(0) ?? 0;
			const isListed = codes.some(([from = 0, to = 0]) => from <= code && code <= to);
			return character !== "/" && isListed !== isNegated;
		};
		return this.#automaton.character(`${isNegated}${JSON.stringify(ranges)}`, isMatch);
	}
	#rest() {
		return this.#pattern.slice(this.#at);
	}
	#isAtEnd() {
		return this.#at >= this.#pattern.length;
	}
};
/** The maximum number of patterns that the braces of one pattern may stand for. */
const MOST_PATTERNS = 1e3;
/**
* Expands the braces of a pattern like Bash, and returns patterns without braces. For example, `a{b,c}` becomes `ab` and `ac`. Braces
* without a comma or a range are plain characters.
* @throws ExpectedError if the pattern stands for more than 1,000 patterns.
*/
function expandBraces(pattern) {
	let begin = nextBrace(pattern, 0);
	for (; begin !== -1; begin = nextBrace(pattern, begin + 1)) {
		const choices = choicesAt(pattern, begin);
		if (choices === void 0) continue;
		const before = pattern.slice(0, begin);
		const after = expandBraces(pattern.slice(choices.end + 1));
		const middles = choices.texts.flatMap((text) => choices.isRange ? [text] : expandBraces(text));
		if (middles.length * after.length > MOST_PATTERNS) throw new ExpectedError(`The braces of \`${pattern}\` stand for more than ${MOST_PATTERNS} patterns.`, { fix: "Write `*` in place of some of the braces." });
		return middles.flatMap((middle) => after.map((rest) => joined(joined(before, middle), rest)));
	}
	return [pattern];
}
/** Joins two patterns, with an empty group between two neighbouring stars, because `**` would match folders. */
function joined(pattern, next) {
	return pattern.endsWith("*") && next.startsWith("*") ? `${pattern}@()${next}` : pattern + next;
}
/** Returns the position of the next opening brace that is not escaped; -1 if the pattern has no such brace. */
function nextBrace(pattern, from) {
	for (let at = from; at < pattern.length; at += 1) if (pattern[at] === "\\") at += 1;
	else if (pattern[at] === "{") return at;
	return -1;
}
/**
* Returns the texts that the braces at `begin` list, and the position of the closing brace.
* @returns undefined if the brace at `begin` is a plain character.
*/
function choicesAt(pattern, begin) {
	const texts = [];
	let [depth, from] = [0, begin + 1];
	for (let at = begin + 1; at < pattern.length; at += 1) {
		const character = pattern[at];
		if (character === "\\") at += 1;
		else if (character === "{") depth += 1;
		else if (character === "," && depth === 0) {
			texts.push(pattern.slice(from, at));
			from = at + 1;
		} else if (character === "}") {
			if (depth > 0) depth -= 1;
			else {
				texts.push(pattern.slice(from, at));
				if (texts.length > 1) return {
					texts,
					end: at,
					isRange: false
				};
				const range = rangeOf(texts[0] ?? "");
				return range && {
					texts: range,
					end: at,
					isRange: true
				};
			}
		}
	}
}
/** Returns the texts that a range such as `1..12`, `01..12` or `a..f` stands for; undefined for a text that is not a range. */
function rangeOf(text) {
	const [, first = "", last = ""] = /^(\d{1,9}|[a-zA-Z])\.\.(\d{1,9}|[a-zA-Z])$/.exec(text) ?? [];
	if (first === "" || /\d/.test(first) !== /\d/.test(last)) return void 0;
	const isNumber = /\d/.test(first);
	const code = (written) => isNumber ? Number(written) : written.codePointAt(0) ?? 0;
	const [from, to] = [code(first), code(last)];
	const length = Math.abs(to - from) + 1;
	if (length > MOST_PATTERNS) return void 0;
	const width = isNumber && [first, last].some((written) => /^0\d/.test(written)) ? Math.max(first.length, last.length) : 0;
	return Array.from({ length }, (_, at) => {
		const value = from + Math.sign(to - from) * at;
		return isNumber ? String(value).padStart(width, "0") : String.fromCodePoint(value);
	});
}
/** Returns the methods of an automaton as functions that need no `this`. */
function bound(automaton) {
	return {
		nothing: automaton.nothing,
		emptyName: automaton.emptyName,
		anyCharacter: automaton.anyCharacter,
		everything: automaton.everything,
		sequence: automaton.sequence.bind(automaton),
		either: automaton.either.bind(automaton),
		both: automaton.both.bind(automaton),
		allBut: automaton.allBut.bind(automaton),
		repeated: automaton.repeated.bind(automaton)
	};
}

export { textGlobOf as a, plainBeginning as i, globOf as n, isGlob as r, expandBraces as t };