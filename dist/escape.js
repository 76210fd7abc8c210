// src/report/escape.ts
/**
* Text from profiles, servers and files made harmless for the place where it is shown. Whatever it holds, it
* renders as that text: it cannot mark up, link, mention, move a cursor or turn the writing direction.
*/
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
const NAMED = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
/** A name on one line, its invisible characters spelt out as Go does: `\n`, `\u202e`. */
function visible(text) {
	return text.replace(INVISIBLE, (character) => NAMED[character] ?? codePoint(character));
}
function codePoint(character) {
	const hex = (character.codePointAt(0) ?? 0).toString(16);
	return hex.length > 4 ? `\\U${hex.padStart(8, "0")}` : `\\u${hex.padStart(4, "0")}`;
}
/** A sentence on one line: line breaks and tabs become single spaces, other invisible characters are spelt out. */
function oneLine(text) {
	return visible(text.replace(/\s+/g, " ").trim());
}
/** At most `length` characters, cut in the middle because both ends of a Go name tell it from others. */
function shorten(text, length) {
	if (text.length <= length) return text;
	const characters = [...text];
	if (characters.length <= length) return text;
	const head = Math.ceil((length - 1) * .6);
	return `${characters.slice(0, head).join("")}…${characters.slice(characters.length - (length - 1 - head)).join("")}`;
}
/** For HTML text and for attribute values in double quotes. */
function html(text) {
	return visible(text).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
/**
* A name as code in GitHub Markdown, also inside a table. Code is where GitHub neither mentions nor links.
* Where backticks cannot hold it (it has some itself, or a pipe or backslash, which tables read differently) or
* it looks like HTML, it is a code element with every punctuation character as an entity.
*/
function markdownCode(text) {
	const name = visible(text);
	if (name === "") return "`\"\"`";
	if (/^[^`|\\<>&\s](?:[^`|\\<>&]*[^`|\\<>&\s])?$/u.test(name)) return `\`${name}\``;
	return codeElement(text);
}
/** The same where Markdown is not read, such as in the title of a folded part. */
function codeElement(text) {
	return `<code>${entities(visible(text))}</code>`;
}
function entities(text) {
	return text.replace(/[!-/:-@[-`{-~]/g, (character) => `&#${character.charCodeAt(0)};`);
}
const TURNED_INTO_LINKS = /[@#$]|:\/\/|www\.|(?<![0-9a-z])(?:GH-\d|GHSA-|CVE-\d)|:[\w+-]+:|(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/i;
const BEGINS_BLOCK = /^(?:\d{1,9}(?=[.)](?: |$))|(?=[-+](?: |$)|-[- ]*$|=+ *$))/;
/** A sentence as GitHub Markdown, on one line, also inside a table or as a block of its own. */
function markdownText(text) {
	return sentenceWith(text, markdownCode);
}
/** The same where Markdown is not read, such as in the title of a folded part: GitHub mentions and links there, too. */
function titleText(text) {
	return sentenceWith(text, codeElement);
}
function sentenceWith(text, code) {
	const line = oneLine(text);
	const [start] = BEGINS_BLOCK.exec(line) ?? [];
	const prose = (words) => proseWith(words, code);
	if (start === void 0) return codeAndProse(line, code, prose);
	return `${start}${entities(line.charAt(start.length))}${codeAndProse(line.slice(start.length + 1), code, prose)}`;
}
/** Our sentences set names in backticks; what stands between a pair of them goes to `code`, the rest to `prose`. */
function codeAndProse(text, code, prose) {
	return text.split(/(`[^`]+`)/).map((part, i) => i % 2 === 1 ? code(part.slice(1, -1)) : prose(part)).join("");
}
function proseWith(text, code) {
	return text.split(" ").map((word) => wordWith(word, code)).join(" ").replace(/(\d) %/g, "$1\xA0%");
}
function wordWith(word, code) {
	if (TURNED_INTO_LINKS.test(word)) {
		const name = word.replace(/[,.;]+$/, "");
		return code(name) + word.slice(name.length);
	}
	return word.replace(/[!&*<>[\\\]^_`|~]/g, (character) => `&#${character.charCodeAt(0)};`);
}
/** One argument for `sh`, quoted only where it must be. */
function shellWord(text) {
	return /^[\w@%+=:,./-]+$/.test(text) && !text.startsWith("-") ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

export { markdownText as a, shorten as c, markdownCode as i, titleText as l, codeElement as n, oneLine as o, html as r, shellWord as s, codeAndProse as t, visible as u };