// src/http/user-info.ts
/** User and password of a URL, `%40` and the like undone where they are well-formed. */
function userInfo({ username, password }) {
	return [decoded(username), decoded(password)];
}
function decoded(part) {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}
/** The value of an `Authorization` header. */
function basicAuthorization(username, password) {
	return `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
}

export { userInfo as n, basicAuthorization as t };