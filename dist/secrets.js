// src/secrets.ts
/**
* Texts that nobody may read afterwards. A host hides them on its own screen; what is kept (report, result
* document, pull request) has them taken out before it is rendered, since a renderer may escape them beyond recognition.
*/
var Secrets = class {
	#texts = /* @__PURE__ */ new Set();
	add(secret) {
		this.#texts.add(secret);
		this.#texts.add(encodeURIComponent(secret));
	}
	/** A copy of plain data in which every text has `***` in the place of a secret. */
	redact(value) {
		return redactDeep(value, [...this.#texts]);
	}
};
function redactDeep(value, secrets) {
	if (typeof value === "string") return redact(value, secrets);
	if (Array.isArray(value)) return value.map((element) => redactDeep(element, secrets));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, element]) => [key, redactDeep(element, secrets)]));
}
/** `text` with every one of `secrets` replaced by `***`; secrets of fewer than 4 characters would hit anything. */
function redact(text, secrets) {
	return secrets.filter((secret) => secret.length >= 4).sort((a, b) => b.length - a.length).reduce((redacted, secret) => redacted.replaceAll(secret, "***"), text);
}

export { redact as n, Secrets as t };