import { a as profileBytes } from "./decode.js";
import { d as totalsOf, g as withOwnNames, h as isExcluded, i as withNewNames, r as weightUnderOldNames, t as decodeOrExplain } from "./validate.js";
import { n as callEdges } from "./edges.js";

// src/weighed.ts
/** Reads a profile that was published before. @throws ExpectedError when it is none. */
function readProfile(file) {
	return readRenamed(file, []);
}
/** As `readProfile`, with its functions under the names that they have today. */
async function readRenamed(file, renames) {
	const written = decodeOrExplain(await profileBytes(file));
	const named = withOwnNames(written);
	const profile = withNewNames(named, renames);
	return {
		profile,
		edges: callEdges(profile),
		...totalsOf(profile),
		weightUnderOldNames: renames.length === 0 ? 0 : weightUnderOldNames(callEdges(named), renames),
		shows: (exclusions) => exclusions.length > 0 && callEdges(written).edges.some((edge) => isExcluded(edge, exclusions))
	};
}

export { readRenamed as n, readProfile as t };