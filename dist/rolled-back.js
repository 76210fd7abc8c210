import { n as isSame } from "./versions.js";

// src/rolled-back.ts
/** All that is undone today, newest first: a profile like one of them is known not to be wanted. */
function undone(versions) {
	return replay(versions).taken.toReversed();
}
/** Whether the newest change took older ones back. */
function isRollback(versions) {
	return replay(versions).last === "undo";
}
/** Without those that left the content as it was, such as a change of the file's mode; newest first. */
function contentChanges(versions) {
	return versions.filter((version, at) => {
		const before = versions[at + 1];
		return before === void 0 || !sameContent(version, before);
	});
}
function replay(versions) {
	return contentChanges(versions).toReversed().reduce(followedBy, {
		standing: [],
		taken: []
	});
}
function followedBy({ standing, taken }, version) {
	const again = taken.findIndex((one) => sameContent(one, version));
	if (again >= 0) return {
		standing: [
			...standing,
			...taken.slice(0, again),
			version
		],
		taken: taken.slice(again + 1),
		last: "redo"
	};
	const isIntroductionUndone = version.bytes === void 0 && standing.length === 1;
	const back = isIntroductionUndone ? 0 : standing.findLastIndex((one) => sameContent(one, version)) + 1;
	if (back === 0 && !isIntroductionUndone) return {
		standing: [...standing, version],
		taken: [],
		last: "new"
	};
	return {
		standing: standing.slice(0, back),
		taken: [...standing.slice(back), ...taken],
		last: "undo"
	};
}
function sameContent({ bytes: one }, { bytes: other }) {
	return isSame(one, other);
}

export { undone as n, isRollback as t };