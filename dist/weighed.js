import { I as collectGarbage } from "./start.js";
import { ft as isExcluded, nt as weightUnderOldNames, pt as ownName, tt as renamer } from "./edge-profile.js";
import { i as readEdgesOfFile } from "./validate.js";

// src/decide/weighed.ts
/** Reads a profile that was published before. @throws ExpectedError when it is none. */
function readProfile(file) {
	return readRenamed(file, []);
}
/**
* As `readProfile`, with its functions under the names that they have today.
* @param renames as the user says.
* @param found in git's history.
*/
async function readRenamed(file, renames, found = []) {
	const { head, totals, times, edges } = await readEdgesOfFile(file);
	collectGarbage();
	const named = edges(ownName);
	const isRenamed = renames.length + found.length > 0;
	const today = renamer([...renames, ...found]);
	return {
		head,
		edges: isRenamed ? edges((name) => today(ownName(name))) : named,
		...times && { times },
		...totals,
		weightUnderOldNames: weightUnderOldNames(named, renames),
		weightRenamedInGit: weightUnderOldNames(named, found),
		shows: (exclusions) => exclusions.length > 0 && edges().edges.some((edge) => isExcluded(edge, exclusions))
	};
}
/**
* Whether so much of it is under old names that it is worth while to have it with the new ones: any where the user maps
* them; of what was found in git as much as of anything else that the compiler would do differently.
*/
function hasOldNames({ weightUnderOldNames, weightRenamedInGit }, minDrift) {
	return weightUnderOldNames > 0 || weightRenamedInGit > minDrift;
}

export { readProfile as n, readRenamed as r, hasOldNames as t };