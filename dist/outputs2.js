import { n as PUBLISHING_KINDS } from "./publisher2.js";
import { S as limitFindings, _ as worstVerdict, v as allFindings, x as groupFindings } from "./headline.js";
import { u as orderedGates } from "./view-measured.js";

// src/report/outputs.ts
/** Returns the action's outputs under the names that `action.yml` lists, without outputs that have no value. */
function outputsOf(report, files) {
	const { command, error, decision, comparison, gates, profile, fallback, build, publication } = report;
	const pullRequest = publication !== void 0 && PUBLISHING_KINDS[publication.kind].isPullRequest ? publication : void 0;
	const isCollected = command === "collect" && error === void 0;
	const values = {
		decision: decision?.kind,
		verdict: comparison?.verdict,
		change: comparison?.change,
		gates: gates && orderedGates(gates)[0]?.outcome,
		profile: fallback?.used === "off" ? "off" : profile?.path,
		"profile-origin": isCollected ? fallback?.used ?? (profile && "collected") : void 0,
		overlap: decision?.overlap,
		"stale-weight": decision?.staleWeight,
		"pgo-binary": build?.candidate.path,
		"baseline-binary": build?.baseline.path,
		binaries: report.binaries && JSON.stringify(report.binaries, [
			"platform",
			"side",
			"path",
			"bytes",
			"sha256"
		]),
		checksums: report.checksums,
		report: files.report,
		result: files.result,
		"pull-request-number": pullRequest?.number,
		"pull-request-url": pullRequest?.url,
		"pull-request-operation": pullRequest?.operation,
		"pull-request-head-sha": pullRequest?.headSha,
		...outputsOfTargets(report)
	};
	return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => value === void 0 ? [] : [[name, String(value)]]));
}
/** Returns the outputs that only a run with targets sets. The result document has the figures of each target. */
function outputsOfTargets(report) {
	const { target, targets } = report;
	if (targets === void 0) return target === void 0 ? {} : targetNameOutputs([{
		...report,
		target
	}]);
	const decisions = [
		"update",
		"reject",
		"keep"
	];
	return {
		...targetNameOutputs(targets),
		decision: decisions.find((kind) => targets.some(({ decision }) => decision?.kind === kind)),
		verdict: worstVerdict(targets),
		gates: orderedGates(targets.flatMap(({ gates = [] }) => gates))[0]?.outcome
	};
}
function targetNameOutputs(targets) {
	const changed = targets.filter(({ decision }) => decision?.kind === "update");
	const list = (some) => JSON.stringify(some.map(({ target }) => target));
	return {
		targets: list(targets),
		"changed-targets": list(changed)
	};
}
/**
* Renders the result document: one JSON object and a newline. Control characters and invisible characters are written as `\u` escapes.
* `NaN` and infinite numbers become null.
*/
function renderJson(report) {
	return `${JSON.stringify(documentOf(report), void 0, 2).replace(/[\u007f-\u009f]|[\p{Cf}\p{Zl}\p{Zp}]/gu, escaped)}\n`;
}
/**
* Returns the report without flame graphs, because only the page draws them, and without the values of each round. The result document also
* has groups of findings that have the same message about several places.
*/
function documentOf({ flameGraphs: _, ...report }) {
	const { findings, sources, targets, comparison, heldOut } = report;
	const groups = groupFindings(allFindings(report)).filter(({ places }) => places.length > 1).map(({ first: _, ...group }) => group);
	return {
		...report,
		comparison: comparison && withoutRounds(comparison),
		heldOut: heldOut && {
			...heldOut,
			comparison: withoutRounds(heldOut.comparison)
		},
		findings: limitFindings(findings),
		sources: sources?.map((source) => ({
			...source,
			findings: limitFindings(source.findings)
		})),
		findingGroups: groups.length > 0 ? groups : void 0,
		targets: targets?.map(documentOf)
	};
}
function withoutRounds(comparison) {
	return {
		...comparison,
		measurements: comparison.measurements.map(({ logRatios: _, ...row }) => row)
	};
}
/** Writes one escape for each UTF-16 code unit, as JSON requires. */
function escaped(character) {
	return character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

export { renderJson as n, outputsOf as t };