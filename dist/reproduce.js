import { t as allFindings } from "./grouped-findings.js";
import { N as visible, j as shellWord } from "./measurement-rows.js";
import { g as isPrebuilt } from "./amounts.js";

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
	const findings = allFindings(report);
	const hide = redactor(report, findings);
	const { publication: _, flameGraphs: __, ...rest } = report;
	return {
		withheld: findings.filter(isAboutSource).map(({ severity }) => ({ severity })),
		report: {
			...rest,
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
function redactor(report, findings) {
	const names = [
		...(report.sources ?? []).map(({ source }) => source),
		...findings.filter(isAboutSource).flatMap(({ source, file }) => [source, file]),
		...report.build ? [report.build.baseline.path, report.build.candidate.path] : []
	].filter((name) => name !== void 0 && name.length >= 4 && name !== report.profile?.path);
	const known = [...new Set(names)].sort((a, b) => b.length - a.length);
	return (text) => {
		const unnamed = known.reduce((rest, name) => rest.replaceAll(name, "[source]"), text);
		return [...BUILD_LISTS, ...ADDRESSES].reduce((rest, [pattern, word]) => rest.replace(pattern, word), unnamed);
	};
}

// src/report/reproduce.ts
/** Commands that repeat what a report tells, one per line; what begins with `#` says where the next ones are run. */
function reproduceCommands(report) {
	const { command, subject, profile, build, comparison, load } = report;
	const packageName = subject === void 0 ? "" : ` --package ${shellWord(visible(subject.package))}`;
	const path = profile && visible(placeOf(profile));
	const profileOption = isDefault(profile) || path === void 0 ? "" : ` --profile ${shellWord(path)}`;
	const commands = [];
	if (command === "check") commands.push(`go-pgo check${packageName}${profileOption}`);
	if (build !== void 0 || comparison !== void 0 || load !== void 0) {
		if (build !== void 0 && [build.baseline, build.candidate].some(isPrebuilt)) commands.push("# with the paths of the binaries at hand");
		commands.push(`go-pgo compare${packageName}${profileOption}${sideOptions(report)}${settingOptions(report)}`);
	}
	if (path !== void 0) commands.push(`go-pgo inspect ${shellWord(path)}`);
	const kept = outputCommands(report);
	return kept.length === 0 ? commands : [
		...commands,
		"# in the output folder of this run",
		...kept
	];
}
const MERGED = "the merged profile";
/** `--baseline` and `--candidate` where they are not the default ones. */
function sideOptions({ command, build, profile }) {
	if (build === void 0) return "";
	const committed = /* @__PURE__ */ new Set([
		"default.pgo",
		command === "refresh" ? MERGED : void 0,
		profile && fileName(profile.path)
	]);
	const option = (side, pgo, isDefaultSide) => {
		if (isDefaultSide) return "";
		const value = pgo === MERGED ? "merged" : committed.has(pgo) ? "committed" : visible(publicPath(pgo));
		return ` --${side} ${shellWord(value)}`;
	};
	const [baseline, candidate] = [build.baseline.pgo, build.candidate.pgo];
	return option("baseline", baseline, baseline === "off") + option("candidate", candidate, committed.has(candidate));
}
/** What was measured, and how, where that is not the default. */
function settingOptions({ settings = {} }) {
	return Object.entries(settings).map(([name, value]) => ` --${name} ${shellWord(visible(value))}`).join("");
}
function fileName(path) {
	return path.split(/[/\\]/).at(-1) ?? path;
}
/** What other tools make of the files that a run left in its output folder. */
function outputCommands({ comparison, differences }) {
	const hasBenchmarks = comparison?.measurements.some(({ unit }) => unit === "cpu-sec/op") === true;
	const diffs = (differences ?? []).flatMap(({ files }) => {
		if (files === void 0) return [];
		const [baseline, candidate] = [files.baseline, files.candidate].map((file) => shellWord(visible(fileName(file))));
		return [`go tool pprof -top -diff_base ${baseline} ${candidate}`];
	});
	return [...hasBenchmarks ? ["benchstat baseline.bench.txt candidate.bench.txt"] : [], ...diffs];
}
/** Whether `go build` finds the profile by itself. */
function isDefault(profile) {
	return profile === void 0 || /(?:^|[/\\])default\.pgo$/.test(profile.path);
}
/** What merging does, for those who meet it the first time; plain text. */
function whatMergingDoes({ profile }) {
	return ["Merging changes one data file, the profile, and no source code. What the program does stays the same; the compiler only inlines, devirtualizes and arranges hot code differently.", isDefault(profile) ? "From then on every plain `go build` of this main package uses it (`-pgo=auto`), and the first build afterwards compiles all packages of the program anew." : "Builds use it that pass its path with `-pgo`, and the first build afterwards compiles all packages of the program anew."];
}
/** How to go back, for one build, for all, and for good; plain text. */
function howToOptOut({ profile }) {
	return [
		"One build without PGO: `go build -pgo=off`.",
		isDefault(profile) ? "No PGO at all: delete the profile." : "No PGO at all: build without the `-pgo` option and delete the profile.",
		"No more of these pull requests: set `publish: none` or remove the workflow."
	];
}

export { publicView as a, placeOf as i, reproduceCommands as n, firstThatFits as o, whatMergingDoes as r, howToOptOut as t };