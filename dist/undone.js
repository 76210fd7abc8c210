import { _ as sameBytes } from "./files.js";

// src/publish/undone.ts
/**
* Finds the versions of a published file that people have undone. The history of the file alone shows it: if today's content
* was there before, then a person undid everything in between, with `rollback`, `git revert` or a button, in one commit or in
* several. A profile that is like an undone one is not proposed again.
*
* For example, with the oldest content first: after A, B, A, version B is undone. After A, B, A, B, nothing is undone, because
* B was put back. After A and a deletion, A is undone.
*/
/**
* Returns all versions that are undone today, the newest first.
* @param versions newest first, as a publisher lists them; only their content counts.
*/
function undone(versions) {
	let [standing, taken] = [[], []];
	const changes = versions.filter(({ bytes }, at) => at + 1 === versions.length || !sameBytes(bytes, versions[at + 1]?.bytes));
	for (const version of changes.toReversed()) {
		const hasSameContent = (other) => sameBytes(other.bytes, version.bytes);
		const redoneAt = taken.findIndex(hasSameContent);
		const stillStanding = standing.findLastIndex(hasSameContent) + 1;
		if (redoneAt >= 0) {
			standing = [
				...standing,
				...taken.slice(0, redoneAt),
				version
			];
			taken = taken.slice(redoneAt + 1);
		} else if (stillStanding > 0 || version.bytes === void 0 && standing.length === 1) {
			taken = [...standing.slice(stillStanding), ...taken];
			standing = standing.slice(0, stillStanding);
		} else {
			standing = [...standing, version];
			taken = [];
		}
	}
	return taken.toReversed();
}
/** Tells whether the newest version undid older ones. @param versions newest first. */
function isRollback(versions) {
	return undone(versions).length > undone(versions.slice(1)).length;
}

export { undone as n, isRollback as t };