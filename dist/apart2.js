import { Dr as UsageError, Er as ExpectedError, it as namesIn } from "./start.js";
import { t as defaultBranch } from "./publisher-for.js";
import { t as findRefreshed } from "./find.js";

// src/commands/refresh/apart.ts
/** @throws UsageError when two programs would write the same file. */
function requireDifferentProfiles(placed) {
	const same = firstTwo(placed, ({ path }) => path);
	if (same === void 0) return;
	const [one, other] = same;
	throw new UsageError(`The targets ${one.name} and ${other.name} have the same profile, ${one.path}.`, { fix: "Let each name a `package`, a `working-directory` or a `profile` of its own." });
}
/**
* Before each target is published by itself: none may overwrite what another has just handed in. What cannot be found is
* left to the target's own turn.
* @throws UsageError when two would write the same file, or share a branch.
*/
async function requireApart(jobs) {
	const placed = [];
	for (const job of jobs) try {
		const { place } = await findRefreshed({
			...job,
			report: { ...job.report }
		});
		if (place.inRepository) placed.push({
			job,
			name: job.name,
			path: place.path
		});
	} catch (error) {
		if (!(error instanceof ExpectedError) || job.host.signal.aborted) throw error;
	}
	requireDifferentProfiles(placed);
	const same = firstTwo(placed.filter(({ job: { config } }) => !["none", "commit"].includes(config.publish)), ({ job, path }) => branchOf(job, path));
	if (same === void 0) return;
	const [one, other] = same;
	throw new UsageError(`The targets ${one.name} and ${other.name} would share the branch \`${branchOf(one.job, one.path)}\`, where each needs its own.`, { fix: "Give one of them another `branch`." });
}
/** Undefined where only the run can tell. */
function branchOf({ config }, path) {
	const { branch } = config.publishSettings;
	if (branch === void 0) return defaultBranch(path);
	return namesIn(branch).size === 0 ? branch : void 0;
}
function firstTwo(all, keyOf) {
	const owners = /* @__PURE__ */ new Map();
	for (const one of all) {
		const key = keyOf(one);
		if (key === void 0) continue;
		const owner = owners.get(key);
		if (owner !== void 0) return [owner, one];
		owners.set(key, one);
	}
}

export { requireDifferentProfiles as n, requireApart as t };