// src/secrets/decoded.ts
/** So often may one encoding be wrapped into another: a URL in JSON in HTML. */
const DEPTH = 3;
const ESCAPES = /(?:%[0-9a-f]{2})+|&(?:#\d{1,7}|#x[0-9a-f]{1,6}|amp|lt|gt|quot|apos|nbsp);|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\["'\\/nrtbf]/gi;
const NAMED = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'",
	nbsp: " "
};
const CONTROLS = {
	n: "\n",
	r: "\r",
	t: "	",
	b: "\b",
	f: "\f"
};
/**
* Undoes what URLs, forms, JSON, Go, JavaScript, HTML and XML write in the place of a character, however much of it and
* in whichever letters they did so; undefined where there is nothing to undo.
*/
function decoded(text) {
	let result;
	for (let depth = 0; depth < DEPTH; depth++) {
		const next = once(result?.text ?? text);
		if (next === void 0) break;
		const { from } = next;
		result = result === void 0 ? next : {
			text: next.text,
			from: from.map((at) => result?.from[at] ?? at)
		};
	}
	return result;
}
/** A needle as `decoded` would leave it. */
function decodedText(text) {
	return decoded(text)?.text ?? text;
}
function once(text) {
	const parts = [];
	const from = new Uint32Array(text.length + 1);
	let [end, length] = [0, 0];
	const copy = (to) => {
		if (to === end) return;
		parts.push(text.slice(end, to));
		while (end < to) from[length++] = end++;
	};
	for (const { 0: written, index } of text.matchAll(ESCAPES)) {
		copy(index);
		for (const { character, width } of charactersOf(written)) {
			parts.push(character);
			for (let unit = 0; unit < character.length; unit++) from[length++] = end;
			end += width;
		}
	}
	if (parts.length === 0) return void 0;
	copy(text.length);
	from[length] = text.length;
	return {
		text: parts.join(""),
		from: from.subarray(0, length + 1)
	};
}
/** What an escape stands for; `width` is how many of its characters stand for one. */
function charactersOf(written) {
	if (written.startsWith("%")) return ofPercents(Buffer.from(written.replaceAll("%", ""), "hex"));
	const one = (character) => [{
		character,
		width: written.length
	}];
	const [, number] = /^&#(.*);$/.exec(written) ?? [];
	if (number !== void 0) {
		const code = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number(number);
		return one(code <= 1114111 ? String.fromCodePoint(code) : written);
	}
	if (written.startsWith("&")) return one(NAMED[written.slice(1, -1).toLowerCase()] ?? written);
	if (written.length > 2) return one(String.fromCharCode(Number.parseInt(written.slice(2), 16)));
	const letter = written.slice(1);
	return one(CONTROLS[letter] ?? letter);
}
/** Bytes of UTF-8; what is none stands for itself. */
function ofPercents(bytes) {
	const characters = [];
	for (let at = 0; at < bytes.length;) {
		const first = bytes[at] ?? 0;
		const expected = first < 192 ? 1 : first < 224 ? 2 : first < 240 ? 3 : 4;
		const whole = bytes.subarray(at, at + expected).toString();
		const isWhole = whole.length <= 2 && !whole.includes("�");
		const used = isWhole ? expected : 1;
		characters.push({
			character: isWhole ? whole : String.fromCharCode(first),
			width: 3 * used
		});
		at += used;
	}
	return characters;
}

// src/secrets/needles.ts
/** Characters by which a needle is looked up; none is shorter. */
const KEY = 4;
/** So many characters of a needle, at a place where a text was cut, are no coincidence. */
const LEAST_PIECE = 6;
/** So long a needle is also found where white space was put into it, as e-mail and logs wrap Base64. */
const LEAST_WRAPPED = 12;
/** So long a needle is also found in other letters: `ABC` for `abc`. Shorter ones would hit names and words. */
const LEAST_ANY_CASE = 8;
/** Bits of a hash: one look-up tells most places of a text apart from the begin and the end of every needle. */
const FILTER = 65536;
/** Finds many texts in one at once, in a time that hangs little on how many they are. */
var Needles = class {
	#byHead = /* @__PURE__ */ new Map();
	#byTail = /* @__PURE__ */ new Map();
	#filter = new Uint8Array(FILTER);
	constructor(needles) {
		for (const needle of [...new Set(Array.from(needles, kept))].sort((a, b) => b.length - a.length)) {
			if (needle.length < KEY) continue;
			this.#index(this.#byHead, keyAt(needle, 0), needle);
			if (needle.length > LEAST_PIECE) this.#index(this.#byTail, keyAt(needle, needle.length - KEY), needle);
		}
	}
	#index(map, key, needle) {
		const known = map.get(key);
		if (known === void 0) map.set(key, [needle]);
		else known.push(needle);
		this.#filter[hash(key)] = 1;
	}
	/** Where in `text` a needle stands, whole, wrapped, or as a piece beside a cut: begin, end, an ellipsis. */
	in(text) {
		if (this.#byHead.size === 0) return [];
		const found = [];
		let cut = 0;
		for (let at = 0; at + KEY <= text.length; at++) {
			if (isCutBefore(text, at)) cut = at;
			const key = keyAt(text, at);
			if (this.#filter[hash(key)] === 0) continue;
			const end = longest(this.#byHead.get(key), (needle) => matchFrom(text, at, needle));
			if (end !== void 0) found.push([at, end]);
			const tail = at + KEY;
			if (this.#byTail.get(key)?.some((needle) => isTail(text, cut, tail, needle))) found.push([cut, tail]);
		}
		return found;
	}
};
/** Of what the needles give, the first that is anything: they are sorted by their length. */
function longest(needles, give) {
	for (const needle of needles ?? []) {
		const given = give(needle);
		if (given !== void 0) return given;
	}
}
/** A needle as it is kept: in small letters where letters do not matter. */
function kept(needle) {
	return needle.length < LEAST_ANY_CASE ? needle : inSmallLetters(needle);
}
/** Of ASCII alone, which keeps every character where it is. */
function inSmallLetters(text) {
	return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
/** As `inSmallLetters`, of one character's code. */
function small(code) {
	return code >= 65 && code <= 90 ? code + 32 : code;
}
/** Four characters as one number, whatever their case; different ones may have the same. */
function keyAt(text, at) {
	let key = 0;
	for (let i = at; i < at + KEY; i++) key = Math.imul(key, 16777619) + small(text.charCodeAt(i)) | 0;
	return key;
}
function hash(key) {
	return (key ^ key >>> 16) & 65535;
}
/** Where `needle`, which begins at `at`, ends: whole, or where the text was cut after enough of it. */
function matchFrom(text, at, needle) {
	const wrapped = needle.length >= LEAST_WRAPPED;
	const anyCase = needle.length >= LEAST_ANY_CASE;
	let end = at;
	let matched = 0;
	for (; matched < needle.length && end < text.length; end++) {
		const code = text.charCodeAt(end);
		if ((anyCase ? small(code) : code) === needle.charCodeAt(matched)) matched++;
		else if (!(wrapped && matched > 0 && isSpace(code))) break;
	}
	if (matched === needle.length) return end;
	const isCut = end === text.length || /^(…|\.\.\.)/.test(text.slice(end, end + 3));
	return matched >= LEAST_PIECE && isCut ? end : void 0;
}
/** Whether all between a cut and `end` are the last characters of `needle`. */
function isTail(text, cut, end, needle) {
	const length = end - cut;
	if (length < LEAST_PIECE || length >= needle.length) return false;
	const piece = text.slice(cut, end);
	return needle.endsWith(needle.length < LEAST_ANY_CASE ? piece : inSmallLetters(piece));
}
/** Whether an ellipsis ends before `at`. */
function isCutBefore(text, at) {
	return text[at - 1] === "…" || text[at - 1] === "." && text.slice(at - 3, at) === "...";
}
function isSpace(code) {
	return code === 32 || code >= 9 && code <= 13;
}

// src/secrets.ts
/**
* Texts that nobody may read afterwards, in the forms in which servers and programs repeat them. A host hides them on
* its own screen; what is kept (report, result document, pull request) has them taken out before it is rendered, since a
* renderer may escape them beyond recognition.
*/
var Secrets = class {
	#forms = /* @__PURE__ */ new Set();
	#needles;
	constructor(secrets = []) {
		for (const secret of secrets) this.add(secret);
	}
	/** Does nothing for what `isHideable` says no to. */
	add(secret) {
		if (!isHideable(secret)) return;
		for (const form of formsOf(secret)) this.#forms.add(form);
		this.#needles = void 0;
	}
	/** A copy of plain data in which every text has `***` in the place of a secret. */
	redact(value) {
		return this.#redact(value);
	}
	#redact(value) {
		if (typeof value === "string") return this.#redactText(value);
		if (Array.isArray(value)) return value.map((element) => this.#redact(element));
		if (typeof value !== "object" || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([key, element]) => [/^[a-z][A-Za-z]{0,24}$/.test(key) ? key : this.#redactText(key), isOurs(key, element) ? element : this.#redact(element)]));
	}
	#redactText(text) {
		this.#needles ??= new Needles(this.#forms);
		const plain = decoded(text);
		const ranges = [...this.#needles.in(text), ...plain === void 0 ? [] : this.#needles.in(plain.text).map(([start, end]) => [plain.from[start] ?? 0, plain.from[end] ?? 0])];
		return ranges.length === 0 ? text : without(text, ranges);
	}
};
/** `text` with every one of `secrets` replaced by `***`, whole or cut. */
function redact(text, secrets) {
	return new Secrets(secrets).redact(text);
}
const HIDDEN = "***";
/** A shorter secret would hit anything. */
const LEAST_SECRET = 4;
/**
* Words that are settings rather than secrets: hidden, they would take `main` out of every sentence and `true` out of
* every log.
*/
const WORDS = new Set("true false none null undefined auto default enabled disabled main master develop trunk head origin prod production staging stage test testing tests development local localhost admin root user username password token secret basic bearer apikey digest negotiate info debug warn warning error http https file path name text json utf-8 linux windows darwin github default.pgo pprof refresh collect build compare check merge go-pgo action".split(" "));
/** Whether it can be hidden without hiding half of what is said: 4 characters and more, and no word such as `main`. */
function isHideable(secret) {
	return secret.trim().length >= 4 && !WORDS.has(secret.trim().toLowerCase());
}
/** The keys of our own data whose values are words of ours: a secret that is such a word must not break them. */
const OWN_WORDS = new Set("command kind severity verdict operation outcome better side became work ended method of trimmed".split(" "));
function isOurs(key, value) {
	return typeof value === "string" && OWN_WORDS.has(key) && /^[a-z]+(?:[ -][a-z]+){0,4}$/.test(value);
}
/**
* As it is, without its escapes, line by line (logs are shown so), in hexadecimal, and in Base64 by itself and inside of
* something longer, as Basic authentication holds it. What other escapes may be in a text is undone there.
*/
function formsOf(secret) {
	const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
	const plain = [
		secret,
		secret.trim(),
		decodedText(secret)
	];
	const bytes = Buffer.from(secret);
	return [
		...plain,
		...plain.map((form) => form.replaceAll(" ", "+")),
		...lines.length > 1 ? lines.filter((line) => line.length >= 8) : [],
		...bytes.length > 4 ? [bytes.toString("hex")] : [],
		...base64Of(bytes)
	].filter((form) => form.length >= 4);
}
/** Where a byte begins in Base64's groups of three, so many of its characters are not of it alone. */
const SHARED = [
	0,
	2,
	3
];
function base64Of(bytes) {
	const inside = SHARED.map((shared, offset) => {
		const before = Buffer.alloc(offset);
		const whole = Math.floor(8 * (offset + bytes.length) / 6);
		return Buffer.concat([before, bytes]).toString("base64").slice(shared, whole);
	}).filter((form) => form.length >= 6);
	return [bytes.toString("base64"), ...inside].flatMap((form) => [form, form.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")]);
}
function without(text, ranges) {
	let [result, end] = ["", 0];
	for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
		if (from >= end) result += text.slice(end, from) + HIDDEN;
		end = Math.max(end, to);
	}
	return result + text.slice(end);
}

export { isHideable as n, redact as r, Secrets as t };