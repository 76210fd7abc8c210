import { _ as sameBytes } from "./files.js";

// src/publish/undone.ts
/**
* Finds the versions of a published file that people have undone. The history of the file shows which versions people have undone. If the
* file had today's content already before, a person has undone all versions in between. The person may have used `rollback`, `git revert`
* or a button, in one commit or in several commits. A new profile is not proposed if it is similar to an undone profile.
*
* For example, if the file had the contents A, B, A in this order, version B is undone. With A, B, A, B, no version is undone, because B
* was restored. With A, B, A, C, version B stays undone, because C is a different profile. If the file had the content A and was deleted, A
* is undone.
*/
/**
* Returns all versions that are undone today, the newest first.
* @param versions the versions of the file, newest first, as a publisher lists them. Only the contents of the versions are compared.
*/
function undone(versions) {
	let [standing, taken] = [[], []];
	let earlier = [];
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
			const stacks = [...earlier, taken];
			const restoredIn = (stack) => stack.findIndex(hasSameContent) + 1;
			const older = stacks.flatMap((stack) => stack.slice(0, restoredIn(stack))).slice(0, -1);
			standing = [
				...standing,
				...older,
				version
			];
			earlier = stacks.map((stack) => stack.slice(restoredIn(stack)));
			taken = [];
		}
	}
	return [...earlier, taken].flat().toReversed();
}
/** Returns whether the newest version undid older versions. @param versions the versions of the file, newest first. */
function isRollback(versions) {
	return undone(versions).length > undone(versions.slice(1)).length;
}

export { undone as n, isRollback as t };