// src/publish/sign-off.ts
/** A line such as `Reviewed-by: …`; git takes a last paragraph of these for trailers. */
const TRAILER = /^[A-Za-z0-9-]+:\s+\S/;
/** The commit message with `Signed-off-by:` as `git commit --signoff` adds it: at the end, and only once. */
function signedOff(message, { name, email }) {
	const line = `Signed-off-by: ${name} <${email}>`;
	const text = message.trimEnd();
	const paragraphs = text.split(/\n\s*\n/);
	const last = paragraphs.at(-1)?.split("\n") ?? [];
	if (last.includes(line)) return text;
	return `${text}${paragraphs.length > 1 && last.every((each) => TRAILER.test(each)) ? "\n" : "\n\n"}${line}`;
}

// src/publish/held.ts
/** Why nothing is proposed where `place`, such as a branch in backticks, is as proposed already. */
function heldAlready(place, files) {
	if (files.some(({ bytes }) => bytes === void 0)) return `${place} is as proposed already.`;
	return `${place} holds ${files.length === 1 ? "this profile" : "these profiles"} already.`;
}

// src/publish/publisher.ts
/** The reason of a publication where there was nothing to withdraw. */
const UNCHANGED = "The committed profile stays as it is.";

export { heldAlready as n, signedOff as r, UNCHANGED as t };