import { xn as allFindings } from "./start.js";

// src/report/fit.ts
/**
* The first rendering that fits. `levels` go from everything to almost nothing; each is rendered whole, so that
* what is left out is left out as a whole and nothing is cut in the middle. Undefined when none fits.
*/
function firstThatFits(levels, render, fits) {
	for (const level of levels) {
		const text = render(level);
		if (fits(text)) return text;
	}
}

// src/report/public-view.ts
/**
* A pull request may be read by the whole world, a job summary by those who run the workflow. So the public view
* keeps of a source only kind and numbers, of a path only what lies in the repository, and takes addresses and
* machine paths out of every sentence. Names of functions stay: they are what is being committed.
*/
function publicView(report) {
	const targets = report.targets?.map(viewOfTarget);
	const findings = allFindings(report);
	const hide = redactor(report);
	const { publication: _, flameGraphs: __, targets: ___, ...rest } = report;
	return {
		withheld: findings.filter(isAboutSource).map(({ severity }) => ({ severity })),
		...targets && { targets },
		report: {
			...rest,
			...targets && { targets: targets.map((view) => view.report) },
			findings: findings.filter((finding) => !isAboutSource(finding)).map((finding) => publicFinding(finding, hide)),
			...report.settings && { settings: publicSettings(report.settings, hide) },
			...report.sources && { sources: report.sources.map(({ kind, collected, findings }) => ({
				source: "",
				kind,
				collected,
				findings: findings.map(({ severity }) => ({
					severity,
					message: ""
				}))
			})) },
			...report.profile && { profile: publicProfile(report.profile) },
			...report.decision && { decision: {
				...report.decision,
				reason: hide(report.decision.reason)
			} },
			...report.build && { build: {
				baseline: {
					...report.build.baseline,
					path: "",
					pgo: publicPath(report.build.baseline.pgo)
				},
				candidate: {
					...report.build.candidate,
					path: "",
					pgo: publicPath(report.build.candidate.pgo)
				}
			} },
			...report.comparison && { comparison: {
				...report.comparison,
				reason: hide(report.comparison.reason)
			} },
			...report.compiler && { compiler: publicCompiler(report.compiler, hide) },
			...report.differences && { differences: report.differences.map(({ files: _, ...difference }) => difference) },
			...report.potential && { potential: publicPotential(report.potential, hide) },
			...report.production && { production: publicProduction(report.production, hide) },
			...report.gates && { gates: report.gates.map((gate) => ({
				...gate,
				reason: hide(gate.reason)
			})) },
			...report.error && { error: {
				message: hide(report.error.message),
				...report.error.fix !== void 0 && { fix: hide(report.error.fix) }
			} }
		}
	};
}
/** Whether its profile is in the pull request may be seen, where it is published otherwise may not. */
function viewOfTarget(report) {
	const { target, publication } = report;
	const view = publicView(report);
	const published = publication && {
		kind: publication.kind,
		operation: publication.operation
	};
	return {
		...view,
		report: {
			...view.report,
			target,
			...published && { publication: published }
		}
	};
}
/** Of a command that is to be repeated, addresses that are this machine's wherever it is repeated stay. */
const LOOPBACK = /((?:https?:\/\/)?(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?=[/\s'"]|$)(?:\/[^\s'"<>]*)?)/;
function publicSettings(settings, hide) {
	const shown = (value) => value.split(LOOPBACK).map((part, at) => at % 2 === 1 ? part : hide(part)).join("");
	return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, shown(value)]));
}
/** Where a profile is archived is a matter of the team, as are its sources. */
function publicProfile({ archive: _, builds: __, ...profile }) {
	return {
		...profile,
		path: publicPath(placeOf(profile))
	};
}
function publicCompiler(compiler, hide) {
	const changes = (one) => ({
		...one,
		hottest: one.hottest.map((site) => ({
			...site,
			position: publicPath(site.position)
		}))
	});
	return {
		...compiler,
		inlining: changes(compiler.inlining),
		...compiler.devirtualization && { devirtualization: changes(compiler.devirtualization) },
		hazards: compiler.hazards.map((one) => ({
			...one,
			message: hide(one.message),
			fix: hide(one.fix)
		}))
	};
}
function publicPotential(potential, hide) {
	const { ceiling, fromPgoBuildReason: reason } = potential;
	return {
		...potential,
		ceiling: hide(ceiling),
		...reason !== void 0 && { fromPgoBuildReason: hide(reason) }
	};
}
function publicProduction(production, hide) {
	const { queries: _, comparisons, confounders, ...rest } = production;
	return {
		...rest,
		comparisons: comparisons.map((one) => ({
			...one,
			description: hide(one.description)
		})),
		confounders: confounders.map(hide)
	};
}
function isAboutSource({ source }) {
	return source !== void 0;
}
function publicFinding({ severity, message, fix }, hide) {
	return {
		severity,
		message: hide(message),
		...fix !== void 0 && { fix: hide(fix) }
	};
}
/** How to name a profile to people: by its place in the repository rather than by a folder of one run. */
function placeOf({ path, repositoryPath }) {
	return repositoryPath ?? path;
}
/** A path inside the repository as it is; of one on this machine the last part. */
function publicPath(path) {
	return /^(?:[/\\~]|[A-Za-z]:|\.\.[/\\])/.test(path) ? path.split(/[/\\]/).at(-1) ?? "" : path;
}
const ADDRESSES = [
	[/\b(?!https:\/\/github\.com\/(?:golang\/go|grpc\/grpc-go)\/issues\/\d)[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+/gi, "[address]"],
	[/\[[0-9a-f:.]*:[0-9a-f:.]*\](?::\d+)?/gi, "[address]"],
	[/(?<![\w.:])(?:[0-9a-f]{1,4}:){3,7}:?[0-9a-f]{0,4}(?![\w:])/gi, "[address]"],
	[/(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?![\w.])/g, "[address]"],
	[/(?<![\w./-])[\w-]+(?:\.[\w-]+)*:\d{2,5}(?![\w:])(?<!\.(?:go|s|c|h|ya?ml):\d+)/g, "[address]"],
	[/(?<![\w/-])[\w-]+(?:\.[\w-]+)*\.(?:internal|local|lan|intra|corp|home|svc|localdomain)\b/gi, "[address]"],
	[/(?<![\w./\\-])[A-Za-z]:[\\/][^\s"'<>]+/g, "[path]"],
	[/(?<![\w./\\)\]*%-])~?\/[\w.@+~-][^\s"'<>:,;)]*/g, "[path]"]
];
/** Which builds a mix is of is a matter of the team: the public learns how many there are. */
const BUILD_LISTS = [[/(?<=builds of the program), newest first: \d[^.]*/g, ""], [/, (?:of build [0-9a-f]{12}|without a build ID), (is|are) merged; .* left out/g, " $1 merged; the others were left out"]];
function redactor(report) {
	const names = [report, ...report.targets ?? []].flatMap(privateNames);
	const known = [...new Set(names)].sort((a, b) => b.length - a.length);
	return (text) => {
		const unnamed = known.reduce((rest, name) => rest.replaceAll(name, "[source]"), text);
		return [...BUILD_LISTS, ...ADDRESSES].reduce((rest, [pattern, word]) => rest.replace(pattern, word), unnamed);
	};
}
function privateNames(report) {
	return [
		...(report.sources ?? []).map(({ source }) => source),
		...allFindings(report).filter(isAboutSource).flatMap(({ source, file }) => [source, file]),
		...report.build ? [report.build.baseline.path, report.build.candidate.path] : []
	].filter((name) => name !== void 0 && name.length >= 4 && name !== report.profile?.path);
}

export { firstThatFits as i, publicPath as n, publicView as r, placeOf as t };