// src/publish/versions.ts
/** How many candidates to ask for: some change a file's mode alone. */
function candidatesFor(limit) {
	return 2 * limit;
}
/**
* The versions among `candidates`, newest first like them: of neighbours with the same content only the oldest,
* which brought it. Reads no more contents than it needs.
*/
async function versionsAmong(candidates, contentAt, limit) {
	const versions = [];
	for (const candidate of candidates) {
		const bytes = await contentAt(candidate.commit);
		const version = {
			...candidate,
			...bytes && { bytes }
		};
		const newer = versions.at(-1);
		if (newer !== void 0 && isSame(newer.bytes, bytes)) versions[versions.length - 1] = version;
		else if (versions.length === limit) break;
		else versions.push(version);
	}
	return versions;
}
/** Whether two contents are equal; undefined is a file that is not there. */
function isSame(one, other) {
	return one === void 0 || other === void 0 ? one === other : Buffer.from(one).equals(other);
}

export { isSame as n, versionsAmong as r, candidatesFor as t };