// src/secrets.ts
/**
* Texts that nobody may read afterwards, in the forms in which servers and programs repeat them. A host hides them on
* its own screen; what is kept (report, result document, pull request) has them taken out before it is rendered, since a
* renderer may escape them beyond recognition.
*/
var Secrets = class {
	/** Longest first, so that none is hidden only in part. */
	#forms = [];
	constructor(secrets = []) {
		for (const secret of secrets) this.add(secret);
	}
	add(secret) {
		const forms = /* @__PURE__ */ new Set([...this.#forms, ...formsOf(secret)]);
		this.#forms = [...forms].sort((a, b) => b.length - a.length);
	}
	/** A copy of plain data in which every text has `***` in the place of a secret. */
	redact(value) {
		return this.#redact(value);
	}
	#redact(value) {
		if (typeof value === "string") return this.#redactText(value);
		if (Array.isArray(value)) return value.map((element) => this.#redact(element));
		if (typeof value !== "object" || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([key, element]) => [key, this.#redact(element)]));
	}
	#redactText(text) {
		const whole = this.#forms.reduce((redacted, form) => redacted.replaceAll(form, HIDDEN), text);
		return this.#forms.reduce(withoutPieces, whole);
	}
};
/** `text` with every one of `secrets` replaced by `***`, whole or cut. */
function redact(text, secrets) {
	return new Secrets(secrets).redact(text);
}
const HIDDEN = "***";
/** A shorter secret would hit anything. */
const LEAST = 4;
/** So many characters of a secret, at a place where a text was cut, are no coincidence. */
const LEAST_PIECE = 6;
/** As it is, line by line (logs are shown so), and as URLs, forms, JSON, HTML and Basic authentication hold it. */
function formsOf(secret) {
	const json = JSON.stringify(secret).slice(1, -1);
	const html = secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
	const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
	return [
		secret,
		...lines.length > 1 ? lines.filter((line) => line.length >= 8) : [],
		encodeURIComponent(secret),
		encodeURIComponent(secret).replaceAll("%20", "+"),
		json,
		json.replaceAll("&", "\\u0026").replaceAll("<", "\\u003c").replaceAll(">", "\\u003e"),
		html,
		html.replaceAll("\"", "&quot;").replaceAll("'", "&apos;"),
		html.replaceAll("\"", "&#34;").replaceAll("'", "&#39;"),
		Buffer.from(secret).toString("base64")
	].filter((form) => form.length >= LEAST);
}
/** Where a text was cut (at its begin, its end, or at an ellipsis), a piece of a secret may be left. */
function withoutPieces(text, secret) {
	if (secret.length <= LEAST_PIECE) return text;
	return withoutTail(withoutHead(text, secret), secret);
}
/** Without the first characters of `secret` in front of a cut. */
function withoutHead(text, secret) {
	const head = secret.slice(0, LEAST_PIECE);
	let result = text;
	for (let at = result.indexOf(head); at >= 0; at = result.indexOf(head, at + 3)) {
		let end = at + LEAST_PIECE;
		while (end < result.length && result[end] === secret[end - at]) end++;
		if (end === result.length || /^(…|\.\.\.)/.test(result.slice(end, end + 3))) result = result.slice(0, at) + HIDDEN + result.slice(end);
	}
	return result;
}
/** Without the last characters of `secret` behind a cut. */
function withoutTail(text, secret) {
	const tail = secret.slice(-6);
	let result = text;
	for (let at = result.indexOf(tail); at >= 0; at = result.indexOf(tail, at + 3)) {
		let start = at;
		while (start > 0 && result[start - 1] === secret[secret.length - LEAST_PIECE - (at - start) - 1]) start--;
		if (start === 0 || /(…|\.\.\.)$/.test(result.slice(Math.max(0, start - 3), start))) result = result.slice(0, start) + HIDDEN + result.slice(at + LEAST_PIECE);
	}
	return result;
}

export { redact as n, Secrets as t };