import { n as PUBLISHING_KINDS } from "./publisher2.js";
import { A as groupBy, C as bytes, N as share, O as count, T as change, _ as shellArgument, k as fixed, w as capitalized } from "./start.js";
import { A as facts, B as intervalOf, C as placesBeside, D as col, E as WEIGHTS, F as section, I as tableOf, N as num, O as defined, P as prose, Q as EQUIVALENCE, Y as shorten, Z as visible, a as hasFailed, b as countBySeverity, c as heldOutWorkInWords, ct as rowsOfVerdict, f as namesOf, g as toneOf, h as sides, i as equivalenceOf, k as details, l as isPrebuilt, m as shownChange, n as comparisonHeadline, o as hasFailedByGate, p as newProfiles, r as decisionText, s as headline, t as comparedQuantity, v as allFindings, x as groupFindings } from "./headline.js";
import { i as seconds, n as points, o as shortSha, s as time, t as bytesDifference } from "./format.js";
import { a as historySection, c as measurementTable, d as otherTables, f as productionSection, i as gatesSection, l as measurementsSection, n as differencesSection, o as loadInWords, r as gainsInWords, s as loadSection, t as bandInWords } from "./view-measured.js";
import { t as SIDES } from "./binaries.js";
import { y as samplesInWords } from "./columns.js";
import { l as shownOverlap } from "./drift.js";
import { n as WAYS_IN_WORDS } from "./figures.js";
import { basename } from "node:path";

// src/report/public-view.ts
/** Whether everyone with access to the repository can read this rendering. */
function isPublic(audience) {
	return audience === "body" || audience === "comment";
}
/** Keys whose values are sentences, which may name addresses and paths of machines. */
const SENTENCE_KEYS = /* @__PURE__ */ new Set([
	"reason",
	"message",
	"fix",
	"ceiling",
	"description"
]);
/** Keys whose values are paths. */
const PATH_KEYS = /* @__PURE__ */ new Set(["pgo", "position"]);
/** Keys that the public view leaves out. */
const HIDDEN_KEYS = /* @__PURE__ */ new Set([
	"flameGraphs",
	"archive",
	"builds",
	"files",
	"queries",
	"binaries",
	"checksums"
]);
/**
* Makes the public view of a report. The public view has only the kind and the numbers of a source, and only the part of a path that is
* inside the repository. Addresses and machine paths in sentences are replaced. Names of functions stay, because the committed profile
* contains them anyway.
*/
function publicView(report) {
	const { targets: all, publication, settings, sources, profile, build, ...rest } = report;
	const hide = redactor(report);
	const findings = allFindings(report);
	const isOfTarget = report.target !== void 0;
	return {
		withheld: findings.filter(({ source }) => source !== void 0).map(({ severity }) => ({ severity })),
		report: {
			...hidden(rest, hide),
			targets: all?.map((one) => publicView(one).report),
			publication: isOfTarget ? publication && {
				kind: publication.kind,
				operation: publication.operation
			} : void 0,
			findings: findings.filter(({ source }) => source === void 0).map(({ severity, message, fix }) => hidden({
				severity,
				message,
				fix
			}, hide)),
			settings: settings && publicSettings(settings, hide),
			sources: sources?.map(({ kind, collected, findings }) => ({
				source: "",
				kind,
				collected,
				findings: findings.map(({ severity }) => ({
					severity,
					message: ""
				}))
			})),
			profile: profile && {
				...hidden(profile, hide),
				path: publicPath(profilePlace(profile))
			},
			build: build && {
				baseline: {
					...hidden(build.baseline, hide),
					path: ""
				},
				candidate: {
					...hidden(build.candidate, hide),
					path: ""
				}
			}
		}
	};
}
function hidden(value, hide, key = "") {
	if (typeof value === "string") {
		if (SENTENCE_KEYS.has(key)) return hide(value);
		return PATH_KEYS.has(key) ? publicPath(value) : value;
	}
	if (Array.isArray(value)) return value.map((one) => hidden(one, hide, key));
	if (typeof value !== "object" || value === null) return value;
	const shown = Object.entries(value).filter(([name]) => !HIDDEN_KEYS.has(name));
	return Object.fromEntries(shown.map(([name, one]) => [name, hidden(one, hide, name)]));
}
/** Loopback addresses stay in a command that readers may repeat, because they mean the same on every machine. */
const LOOPBACK = /((?:https?:\/\/)?(?:localhost|127\.0\.0\.1|\[::1\])(?::(?:\d+|\$\w+|\$\{\w+\}|\$\(\([\w +]+\)\)))?(?=[/\s'"]|$)(?:\/[^\s'"<>]*)?)/;
function publicSettings(settings, hide) {
	const shown = (value) => value.split(LOOPBACK).map((part, at) => at % 2 === 1 ? part : hide(part)).join("");
	return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, shown(value)]));
}
/** Returns the path of a profile from the repository's root, or its path on this machine if it is outside of the repository. */
function profilePlace({ path, repositoryPath }) {
	return repositoryPath ?? path;
}
/** Returns a path inside the repository unchanged, and only the last part of every other path. */
function publicPath(path) {
	return /^(?:[/\\~]|[A-Za-z]:|\.\.[/\\])/.test(path) ? path.split(/[/\\]/).at(-1) ?? "" : path;
}
/** Patterns for addresses and machine paths, each with its replacement. */
const PRIVATE_PATTERNS = [
	[/(?<![a-z0-9+.-])(?!https:\/\/github\.com\/(?:golang\/go|grpc\/grpc-go)\/issues\/\d)[a-z0-9+.-]+:\/\/[^\s"'<>]+/gi, "[address]"],
	[/\[[0-9a-f:.]*:[0-9a-f:.]*\](?::\d+)?/gi, "[address]"],
	[/(?<![\w.:])(?:[0-9a-f]{1,4}:){3,7}:?[0-9a-f]{0,4}(?![\w:])/gi, "[address]"],
	[/(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?![\w.])/g, "[address]"],
	[/(?<![\w./-])[\w-]+(?:\.[\w-]+)*:\d{2,5}(?![\w:])(?<!\.(?:go|s|c|h|ya?ml):\d+)/g, "[address]"],
	[/(?<![\w/.-])\.*[\w-]+(?:\.+[\w-]+)*\.+(?:internal|local|lan|intra|corp|home|svc|localdomain)\b/gi, "[address]"],
	[/(?<![\w./\\-])[A-Za-z]:[\\/][^\s"'<>]+/g, "[path]"],
	[/(?<![\w./\\)\]*%-])~?\/[\w.@+~-][^\s"'<>:,;)]*/g, "[path]"]
];
function redactor(report) {
	const names = [report, ...report.targets ?? []].flatMap(privateNames);
	const known = [...new Set(names)].sort((a, b) => b.length - a.length);
	return (text) => {
		const unnamed = known.reduce((rest, name) => rest.replaceAll(name, "[source]"), text);
		return PRIVATE_PATTERNS.reduce((rest, [pattern, word]) => rest.replace(pattern, word), unnamed);
	};
}
function privateNames(report) {
	const about = allFindings(report).filter(({ source }) => source !== void 0);
	return [
		...(report.sources ?? []).map(({ source }) => source),
		...about.flatMap(({ source = "", file = "" }) => [source, file]),
		...report.build ? [report.build.baseline.path, report.build.candidate.path] : []
	].filter((name) => name.length >= 4 && name !== report.profile?.path);
}

// src/report/view-contenders.ts
/** The words for the profile of each contender, by the contender's name in the result document. */
const PROFILES = {
	off: "no profile",
	committed: "the committed profile",
	recorded: "the new profile",
	repaired: "the repaired profile",
	tuned: "the tuned profile",
	"as-committed": "the new profile, tuned as the committed one"
};
const ABOUT_TUNED = " The tuned profile is the new profile without some calls. Its rows, and the row of the new profile against no profile, are from rounds after the search for these calls. If these rounds left out a workload that the first rounds measured, a finding names the workload.";
/** Shows the calls that are left out of the profile. The program is faster if the profile does not contain these calls. */
function leftOutSection({ report: { profile }, rows }) {
	const { leftOut = [] } = profile ?? {};
	if (leftOut.length === 0) return void 0;
	const columns = [
		col("Call", ({ caller, callee }) => ({ go: `${caller ?? "all callers"} → ${callee}` })),
		num("Edge weight", ({ weight }) => share(weight)),
		col("Left out because", ({ reason }) => reason),
		col("Found with", ({ go }) => go)
	];
	const heaviest = leftOut.toSorted((a, b) => b.weight - a.weight);
	const table = tableOf(heaviest, columns, {
		noun: "call",
		most: rows
	});
	return section("left-out", "Calls that the profile leaves out", WEIGHTS.context, prose(ABOUT_LIST), table);
}
const ABOUT_LIST = "The comments of the profile hold this list. An earlier run measured that the program is faster if the compiler does not treat these calls as hot. The next refresh applies the list again, and measures again if the code of these calls or the Go version has changed. The settings `keep` and `exclude` overrule the list.";
/** Shows how the new profile compares with the committed profile. Today's releases of the program are built with the committed profile. */
function contendersSection({ report, audience }) {
	const contenders = report.comparison?.contenders ?? [];
	const table = contendersTable(contenders);
	if (table === void 0) return void 0;
	const isTuned = contenders.some(({ name }) => name === "tuned");
	const below = audience === "terminal" ? void 0 : prose(`All builds of a row were measured in the same rounds${isTuned ? "" : ", with the same measurements as the verdict"}. The build with the committed profile also has today’s source.${isTuned ? ABOUT_TUNED : ""}`, "note");
	return section("contenders", "Profiles compared", WEIGHTS.measured, table, below);
}
/** Makes a table with a row for each difference between two contenders; undefined if there are no differences. */
function contendersTable(contenders) {
	const columns = [
		col("Built with", ({ name }) => PROFILES[name] ?? name),
		col("Compared with", ({ against }) => PROFILES[against] ?? against),
		num("Change", (row) => ({
			text: shownChange(row)?.change,
			toned: true
		})),
		num("95 % interval", (row) => shownChange(row)?.interval),
		col("Verdict", ({ verdict }) => ({
			text: verdict,
			toned: true
		}))
	];
	return tableOf(contenders, columns, {
		noun: "comparison",
		most: 20,
		tone: toneOf
	});
}

// src/report/view-held-out.ts
/**
* Makes the section about the work that the setting `held-out` names. The section first shows the measurements that decide the verdict of
* the held-out work, with their mean. Below the table of these measurements, the section shows the other contenders and the remaining
* measurements of the held-out work.
*/
function heldOutSection(context) {
	const { report, audience } = context;
	const { comparison, load } = report.heldOut ?? {};
	if (comparison === void 0) return void 0;
	if (comparison.measurements.length === 0) return section("held-out", "Held out", WEIGHTS.measured, prose(`Not measured. ${comparison.reason}`));
	const decisive = rowsOfVerdict(comparison);
	const others = comparison.measurements.filter((row) => !decisive.includes(row));
	const isTerminal = audience === "terminal";
	const work = capitalized(heldOutWorkInWords(comparison));
	const title = `Other measurements of the held-out work (${fixed(others.length, 0)})`;
	const caption = `${work}, in the same rounds as the measurements above. These rows do not count for the verdict or for \`fail-on\`.`;
	return section("held-out", "Held out", WEIGHTS.measured, measurementTable(context, comparison, decisive, "held out"), prose(isTerminal ? `${work}; these rows do not count for the verdict` : caption, "note"), contendersTable(comparison.contenders ?? []), !isTerminal && load && prose(loadInWords(load), "note"), !isTerminal && details(title, audience === "page", ...otherTables(context, comparison, others)));
}

// src/report/view-reasons.ts
/** Makes the blocks that explain what the compiler did: the reasons in sentences, and the hot calls that were not inlined. */
/** The maximum number of reasons that are shown outside of a collapsed block, the largest reasons first. */
const MOST_UNFOLDED = 5;
/** The maximum number of reasons that a terminal shows. */
const MOST_IN_TERMINAL = 1;
/** Returns the reasons and the missed calls. Result documents of earlier versions of the action have neither reasons nor missed calls. */
function reasonBlocks({ reasons = [], missed = [] }, rows) {
	const unfolded = reasons.filter(({ kind }) => kind !== "frame").slice(0, MOST_UNFOLDED);
	const folded = reasons.filter((reason) => !unfolded.includes(reason));
	const columns = [
		col("Call", ({ caller, callee }) => ({ go: `${caller} → ${callee}` })),
		col("At", ({ position }) => ({ code: position })),
		num("Edge weight", ({ weight }) => share(weight)),
		col("Why the call remains", ({ reason }) => reason)
	];
	return [
		reasonList(unfolded),
		details(`More reasons (${folded.length})`, false, reasonList(folded.slice(0, rows))),
		details(`Hot calls that are still calls, heaviest first (${missed.length})`, false, missed.length > 0 && prose(MISSED_IN_WORDS, "note"), tableOf(missed, columns, { most: rows }))
	];
}
const MISSED_IN_WORDS = "These calls are among the hottest in the profile, but the compiler neither inlined them nor made them direct. The compiler can inline such a call when the callee gets smaller, for example when you move its rare part into a separate function. It can also inline a call on a concrete type instead of an interface.";
function reasonList(reasons) {
	if (reasons.length === 0) return void 0;
	return {
		kind: "list",
		items: reasons.map(({ message }) => ({ text: message }))
	};
}
/** Returns the lines for the terminal: the largest reasons, and the heaviest missed call. */
function reasonLines({ reasons = [], missed = [] }) {
	const [heaviest] = missed;
	const shown = reasons.filter(({ kind }) => kind !== "frame").map(({ message }) => message).slice(0, MOST_IN_TERMINAL);
	if (heaviest !== void 0) {
		const { caller, callee, position, weight, reason } = heaviest;
		const calls = count(missed.length, "hot call is", "hot calls are");
		shown.push(`${calls} still ${missed.length === 1 ? "a call" : "calls"}; the heaviest is ${caller} → ${callee} at ${position} (${share(weight)} of the edge weight): ${reason}`);
	}
	return shown;
}

// src/report/view-profile.ts
/**
* Makes the sections about the profile and the builds: what the compiler did, where the profile comes from, and what readers can do next.
*/
/**
* Makes the section about the effects of the profile on the compiler. The report shows the sizes of the binaries in its section about the
* two builds.
*/
function compilerSection({ report, rows }) {
	const { compiler } = report;
	if (compiler === void 0) return void 0;
	const { hottest, gained, hottestLost, lost } = compiler.inlining;
	const weight = ({ weight }) => weight === void 0 ? "" : share(weight);
	const siteColumns = [
		col("Call", ({ caller, callee }) => ({ go: `${caller} → ${callee}` })),
		col("At", ({ position }) => ({ code: position })),
		num("Edge weight", weight)
	];
	const frames = compiler.frames.largest;
	const frameColumns = [
		col("Function", ({ function: name }) => ({ go: name })),
		num("Frame before", ({ baseline }) => bytes(baseline)),
		num("After", ({ candidate }) => bytes(candidate)),
		num("Difference", (row) => bytesDifference(row.baseline, row.candidate)),
		num(compiler.frames.onStacks ? "On the stack in" : "Edge weight", weight)
	];
	const folded = (title, all, columns, number) => {
		const shown = Math.min(rows, all.length);
		const of = shown < number ? `${shown} of ${number}` : `${number}`;
		return details(`${title} (${of})`, false, tableOf(all, columns, { most: rows }));
	};
	const items = compiler.hazards.map(({ title, message, fix, url }) => {
		return {
			tone: "unsure",
			label: "known hazard",
			text: `${title}. ${message}`,
			fix,
			href: url
		};
	});
	return section("compiler", "What the compiler did", WEIGHTS.evidence, prose(compilerInWords(compiler, report)), items.length > 0 && {
		kind: "list",
		items
	}, ...reasonBlocks(compiler, rows), folded("Inlined calls, heaviest first", hottest, siteColumns, gained), lost > 0 && folded("Calls that are inlined less or not at all, heaviest first", hottestLost, siteColumns, lost), folded("The stack frames that grew most", frames, frameColumns, compiler.frames.grown));
}
function compilerInWords({ inlining }, { build, revisions }) {
	const hasWeight = inlining.gainedWeight > 0 || inlining.lostWeight > 0;
	const weight = (of, more = "") => hasWeight ? `, with ${share(of)}${more}` : "";
	const lost = inlining.lost > 0 ? ` It inlines ${count(inlining.lost, "call site")} less${weight(inlining.lostWeight, " of the edge weight")}.` : "";
	return `${revisions === void 0 && build && !isPrebuilt(build.baseline) && !isPrebuilt(build.candidate) ? "Because of the profile" : "In the candidate"}, the compiler inlines ${`${count(inlining.gained, "more call site")}${weight(inlining.gainedWeight, " of the edge weight")}`}.${lost}`;
}
/** Shows the greatest improvement that PGO can give this program. */
function potentialSection({ report: { potential } }) {
	const ceiling = potential && prose(potential.ceiling);
	return section("potential", "What PGO can improve", WEIGHTS.evidence, ceiling);
}
/**
* Makes the section about the reasons of the decision: the overlap of the two profiles, and the functions and call edges whose share of the
* weight changed most.
*/
function movedSection({ report, audience, rows }) {
	const { decision, command } = report;
	if (decision === void 0) return void 0;
	const isTerminal = audience === "terminal";
	const isDetailed = command === "diff" || command === "inspect";
	const table = (title, moved = []) => {
		const columns = [
			col(title, ({ name }) => ({ go: name })),
			num("Before", ({ before }) => share(before)),
			num("After", ({ after }) => share(after)),
			num("Change", ({ before, after }) => points(after - before))
		];
		return tableOf(moved, columns, { most: isDetailed ? 20 : rows });
	};
	const functions = table("Function, as callee", decision.movedFunctions);
	const edges = table("Call edge (line in the caller)", decision.movedEdges);
	if (isTerminal) return section("moved", "", WEIGHTS.context, functions, isDetailed && edges);
	const explained = driftInWords(decision);
	const summary = explained !== "" && prose(explained);
	const title = `The call edges that moved most (${decision.movedEdges?.length})`;
	const rest = details(title, audience === "page", edges);
	const note = (functions ?? edges) && audience === "page" && prose(ABOUT_WEIGHTS, "note");
	return section("moved", "What moved in the profile", WEIGHTS.context, summary, functions, rest, note);
}
const ABOUT_WEIGHTS = "Each share is a part of the weight of all calls. As for the compiler, a function weighs as much as the calls that lead to it. `go tool pprof -top` shows the time in each function instead, so it shows different shares.";
function driftInWords({ kind, staleWeight, ...drift }) {
	const { overlap, noiseOverlap, weightOverlap = 1, noiseWeightOverlap = 1 } = drift;
	const shown = overlap === void 0 || noiseOverlap === void 0 ? void 0 : shownOverlap({
		overlap,
		noiseOverlap,
		weightOverlap,
		noiseWeightOverlap
	}, kind);
	return defined([shown && `Overlap with the committed profile: ${share(shown.overlap)} of the weight of ${shown.of}. Two profiles of an unchanged workload overlap by ${share(shown.noise)} or more in 19 of 20 cases.`, staleWeight !== void 0 && `${share(staleWeight)} of the committed profile’s weight is in calls that the compiler no longer finds.`]).join(" ");
}
/** Makes the section that shows the two binaries side by side. The rows with equal values on both sides are folded. */
function buildSection({ report, names }) {
	const { build, compiler } = report;
	if (build === void 0) return void 0;
	const { baseline, candidate } = build;
	const { size, frames } = compiler ?? {};
	const line = (name, before, after) => before === void 0 || after === void 0 ? void 0 : [
		name,
		bytes(before),
		bytes(after),
		bytesDifference(before, after)
	];
	const flag = (binary) => isPrebuilt(binary) ? "built elsewhere" : { code: `-pgo=${binary.pgo}` };
	const sha = ({ sha256 }) => ({ code: shortSha(sha256) });
	const isIdentical = baseline.sha256 === candidate.sha256;
	const lines = defined([
		[
			"Flag",
			flag(baseline),
			flag(candidate),
			""
		],
		line("Size", baseline.bytes, candidate.bytes),
		line("Machine code", size?.baselineText, size?.candidateText),
		line("Frames of an average stack", frames?.onStacks?.baseline, frames?.onStacks?.candidate),
		frames && frames.functions > 0 && line("All stack frames", frames.baselineBytes, frames.candidateBytes),
		[
			"SHA-256",
			sha(baseline),
			sha(candidate),
			isIdentical ? "none" : "different"
		]
	]);
	const isEqual = ([, before, after]) => JSON.stringify(before) === JSON.stringify(after);
	const table = tableOf(lines.filter((one) => !isEqual(one)), [
		col("Binary", ([name]) => name),
		num(names.baseline, ([, before]) => before),
		num(names.candidate, ([, , after]) => after),
		num("Difference", ([, , , difference]) => difference)
	]);
	const equal = lines.filter(isEqual);
	const equalColumns = [col("Binary", ([name]) => name), num("Both sides", ([, before]) => before)];
	const folded = details(`Equal on both sides (${equal.length})`, false, tableOf(equal, equalColumns));
	return section("build", "The build pair", WEIGHTS.context, table, isIdentical && prose("Both binaries are the same, byte for byte, so the profile does not change the build.", "note"), folded);
}
/** Makes the section with the binaries of `build`, one row for each platform. The public view of a report does not list the binaries. */
function binariesSection({ report, audience }) {
	const { binaries = [], checksums } = report;
	if (binaries.length === 0 || isPublic(audience)) return void 0;
	const rows = [...groupBy(binaries, ({ platform }) => platform)].map(([platform, members]) => ({
		platform,
		cgo: members.some(({ cgo }) => cgo) ? "yes" : "no",
		pgo: members.find(({ side }) => side === "pgo"),
		baseline: members.find(({ side }) => side === "baseline")
	}));
	const isTerminal = audience === "terminal";
	const columns = [
		col("Platform", ({ platform }) => ({ code: platform })),
		col("cgo", ({ cgo }) => cgo),
		!isTerminal && col("File", ({ pgo }) => pgo && { code: basename(pgo.path) }),
		num("With PGO", ({ pgo }) => pgo && bytes(pgo.bytes)),
		num("Without PGO", ({ baseline }) => baseline && bytes(baseline.bytes)),
		num("Size difference", ({ pgo, baseline: old }) => pgo && old && bytesDifference(old.bytes, pgo.bytes)),
		!isTerminal && col("SHA-256", ({ pgo }) => pgo && { code: shortSha(pgo.sha256) })
	];
	const table = tableOf(rows, columns, { most: 60 });
	const sums = checksums === void 0 ? "" : `; SHA-256 of each in ${basename(checksums)}`;
	const sum = `${count(binaries.length, "binary", "binaries")} for ${count(rows.length, "platform")}${sums}.`;
	return section("binaries", "Binaries", WEIGHTS.context, table, prose(sum));
}
/** Counts the profiles of a merge, such as `17 profiles of 2 builds`; undefined if this run merged no profiles. */
function inputsInWords({ inputs, buildIds }) {
	if (inputs === void 0) return void 0;
	return count(inputs, "profile") + (buildIds === void 0 ? "" : ` of ${count(buildIds, "build")}`);
}
function byKind(sources) {
	return [...groupBy(sources, ({ kind }) => kind)].map(([kind, members]) => ({
		kind,
		sources: members.length,
		collected: members.reduce((sum, { collected }) => sum + collected, 0),
		findings: members.flatMap(({ findings }) => findings)
	}));
}
/**
* Makes the section about the profile and its sources. The public view of a report shows how many sources of each kind there are, and does
* not name the sources.
*/
function sourcesSection({ report, audience }) {
	const { profile, sources = [] } = report;
	const rest = [num("Profiles collected", ({ collected }) => fixed(collected, 0)), col("Findings", ({ findings }) => countBySeverity(findings))];
	const columns = [
		col("Source", ({ source }) => ({ code: source })),
		col("Kind", ({ kind }) => ({ code: kind })),
		num("Weight", ({ weight }) => weight?.toString()),
		...rest
	];
	const table = isPublic(audience) ? tableOf(byKind(sources), [
		col("Kind of source", ({ kind }) => ({ code: kind })),
		num("Sources", ({ sources }) => fixed(sources, 0)),
		...rest
	]) : tableOf(sources, columns, {
		noun: "source",
		most: 300
	});
	const title = report.sources === void 0 ? "The profile" : "Where the profile comes from";
	const note = profile && audience === "page" && prose(ABOUT_TOTALS, "note");
	return section("provenance", title, WEIGHTS.context, table, profile && profileFacts(profile), note);
}
const ABOUT_TOTALS = "These figures count the samples that were taken. If the file holds only call edges, as by default, `go tool pprof -top` adds up calls and shows a different total. `go tool pprof -comments` prints the figures of this report.";
/** Says how much of the profile another recording would share; undefined if the profile has too few samples for a prediction. */
function steadinessInWords({ expectedOverlap }) {
	if (expectedOverlap === void 0) return void 0;
	return `another recording of the same length would share about ${share(expectedOverlap)} of the hot calls’ weight`;
}
function profileFacts(profile) {
	const { cpuSeconds, edges, ownShare, from, to, archive, builds = [] } = profile;
	const samples = samplesInWords(profile.samples, profile.effectiveSamples);
	const buildsInWords = builds.slice(0, 10).flatMap(({ id, profiles, newest }, i) => [
		i > 0 ? "; " : "",
		id === void 0 ? "without an ID" : { code: id },
		`: ${count(profiles, "profile")}${newest === void 0 ? "" : `, the newest of ${time(newest)}`}`
	]);
	return facts([
		["Profile", { code: profilePlace(profile) }],
		["Samples", `${samples} in ${seconds(cpuSeconds)} of CPU time`],
		["What the compiler sees", count(edges, "call edge")],
		["Steadiness", steadinessInWords(profile)],
		["Merged from", inputsInWords(profile)],
		["Builds, newest first", builds.length < 2 ? void 0 : buildsInWords],
		["Collected", from && to && [.../* @__PURE__ */ new Set([time(from), time(to)])].join(" to ")],
		["Samples with a function of this module", ownShare === void 0 ? void 0 : share(ownShare)],
		["File", [`${bytes(profile.bytes)}, SHA-256 `, { code: shortSha(profile.sha256) }]],
		["Archived as", archive === void 0 ? void 0 : { code: archive }]
	]);
}
/**
* Makes the section with the findings and their fixes. Findings that differ only in their places become one item. The public view of a
* report does not show findings about single sources, but only how many findings were left out.
*/
function findingsSection({ report, withheld, audience, isBrief }) {
	const { error } = report;
	const all = groupFindings(isPublic(audience) ? report.findings : allFindings(report)).filter(({ count, message, fix }) => count > 1 || !error?.message.includes(message) || fix !== void 0 && fix !== error.fix);
	const groups = isBrief ? all.filter(({ severity }) => severity !== "note") : all;
	const notes = all.length - groups.length;
	const shown = groups.slice(0, audience === "terminal" ? 20 : audience === "summary" ? 200 : 50);
	const tones = {
		error: "failed",
		warning: "unsure",
		note: "same"
	};
	const items = shown.map((group) => ({
		tone: tones[group.severity],
		label: group.severity,
		times: group.count > 1 ? group.count : void 0,
		text: group.message,
		fix: group.fix,
		places: placesBeside(group)
	}));
	const missing = groups.slice(shown.length).reduce((sum, group) => sum + group.count, 0);
	const hidden = `${countBySeverity(withheld)} about single sources are only in the job summary, because these findings name hosts or files.`;
	const list = items.length > 0 && {
		kind: "list",
		items,
		missing
	};
	const note = withheld.length > 0 && prose(hidden, "note");
	const rest = notes > 0 && prose(`${count(notes, "more note")} ${notes === 1 ? "is" : "are"} in the report.`, "note");
	return section("findings", "Findings", WEIGHTS.findings, list, note, rest);
}
/**
* The lines that the terminal shows even without `--verbose`, by the name of the command. For example, the result of `collect` is the line
* about the profile.
*/
const RESULT_LINES = {
	collect: ["profile"],
	build: ["build"]
};
/** Makes the lines of the terminal about topics that have sections of their own on the report page and in the job summary. */
function terminalFacts({ report, names, isBrief }) {
	const { sources = [], profile, build, compiler, potential, history } = report;
	const found = (findings) => findings.length === 0 ? "" : `, ${countBySeverity(findings)}`;
	const grouped = byKind(sources).map((one) => ({
		...one,
		source: count(one.sources, "source"),
		weight: 1
	}));
	const sourcesInWords = (sources.length > 20 ? grouped : sources).map(({ source, kind, collected, weight = 1, findings }) => `${source} (${kind}): ${count(collected, "profile")}${weight === 1 ? "" : `, weight ${weight}`}${found(findings)}`);
	const inputs = profile && inputsInWords(profile);
	const runs = (history?.targets ?? []).filter(({ points }) => points.length > 1).slice(0, 3);
	const lines = {
		sources: sourcesInWords,
		profile: [profile && `${profile.path}: ${bytes(profile.bytes)}, ${samplesInWords(profile.samples, profile.effectiveSamples)} in ${seconds(profile.cpuSeconds)} of CPU time, ${count(profile.edges, "call edge")}${inputs === void 0 ? "" : `, from ${inputs}`}`],
		steadiness: [profile && steadinessInWords(profile)],
		build: [build && `${names.baseline} ${bytes(build.baseline.bytes)}, ${names.candidate} ${bytes(build.candidate.bytes)}; size difference ${bytesDifference(build.baseline.bytes, build.candidate.bytes)}`],
		compiler: [
			compiler && compilerInWords(compiler, report),
			...compiler === void 0 ? [] : reasonLines(compiler),
			...(compiler?.hazards ?? []).slice(0, 3).map(({ title, url }) => `known hazard: ${title}, ${url}`)
		],
		ceiling: [potential?.ceiling],
		"over time": runs.map((one) => `${gainsInWords(one)} (${one.target})`)
	};
	const isShown = (name) => !isBrief || RESULT_LINES[report.command]?.includes(name) === true;
	return facts(Object.entries(lines).flatMap(([name, texts]) => isShown(name) ? defined(texts).map((text, i) => [i === 0 ? name : "", text]) : []));
}
/** Returns whether `go build` finds the profile without a `-pgo` flag. */
function isDefault({ profile }) {
	return profile === void 0 || /(?:^|[/\\])default\.pgo$/.test(profile.path);
}
/** Explains what merging does and how to undo it, for readers who see a pull request of the action for the first time. */
function reviewSection({ audience, report }, proposed) {
	const isUpdate = audience === "body" || audience === "page" && report.decision?.kind === "update";
	if (proposed.length === 0 || !isUpdate) return void 0;
	const items = [
		`Merging changes ${proposed.length === 1 ? "one data file, the profile," : `${proposed.length} profiles`} and no source code. The program does the same as before. The compiler only inlines, devirtualizes and arranges hot code differently.`,
		proposed.every(isDefault) ? "After the merge, every plain `go build` of the main package uses the profile (`-pgo=auto`). The first build compiles all packages again." : "Builds use a profile with another name than `default.pgo` if they pass its path with `-pgo`.",
		...proposed.length > 1 ? ["To leave one of these profiles out, remove its file from this branch."] : [],
		"To build once without PGO, run `go build -pgo=off`. To stop using PGO, delete the profile.",
		"To stop these proposals, set `publish: none` or remove the workflow."
	].map((text) => ({ text }));
	return section("merge", "Before you merge", WEIGHTS.context, {
		kind: "list",
		items
	});
}
/** Shows the commands that repeat this run. */
function reproduceSection({ report, audience }) {
	const lines = reproduceCommands(report);
	if (lines.length === 0) return void 0;
	const title = "How to reproduce this";
	const paths = lines.some((line) => line.includes("[path]")) ? ", and with your own path in place of each `[path]`" : "";
	const code = [prose(`Run these commands in a checkout that has this profile, on a machine with Go${paths}:`), {
		kind: "code",
		language: "sh",
		lines
	}];
	return audience === "page" ? section("reproduce", title, WEIGHTS.context, ...code) : details(title, false, ...code);
}
/** Returns the commands that repeat this run on another machine. */
function reproduceCommands(report) {
	const { command, profile, build, comparison, load, settings = {}, target, subject } = report;
	const option = (name, value) => value === void 0 ? "" : ` --${name} ${shellArgument(visible(value))}`;
	const path = profile && !isDefault(report) ? profilePlace(profile) : void 0;
	const hasProgram = report.revisions === void 0 || build !== void 0;
	const program = target ? option("target", target) : option("package", hasProgram ? subject?.package : void 0) + option("profile", path);
	const [baseline, candidate] = SIDES.map((side) => sideOf(side, report));
	const sides = option("baseline", baseline === "off" ? void 0 : baseline) + option("candidate", candidate === "committed" ? void 0 : candidate);
	const options = Object.entries(settings).map(([name, value]) => option(name, value));
	return defined([
		command === "check" && `npx go-pgo@1 check${program}`,
		(build ?? comparison ?? load) && `npx go-pgo@1 compare${program}${sides}${options.join("")}`,
		profile && `npx go-pgo@1 inspect ${shellArgument(visible(profilePlace(profile)))}`
	]);
}
/** Returns a side in the syntax of the options `--baseline` and `--candidate`. */
function sideOf(side, { command, profile, build, revisions }) {
	const binary = build?.[side];
	const revision = revisions?.[side];
	if (revision?.commit !== void 0) return revision.name;
	if (binary === void 0) return void 0;
	if (binary.pgo === "the merged profile") return command === "refresh" || command === "repair" ? "committed" : "merged";
	return binary.pgo === "default.pgo" || profile && binary.pgo === basename(profile.path) ? "committed" : publicPath(binary.pgo);
}

// src/report/view-targets.ts
/** Returns the targets whose new profile is in the pull request. */
function proposedTargets({ command, targets = [] }) {
	const isProposed = (one) => one.decision?.kind === "update" && !isLeftOut(one, true) && (!hasFailed(one) || hasFailedByGate(one));
	return command === "refresh" ? targets.filter(isProposed) : [];
}
/**
* True if the run leaves the new profile of this target unpublished. @param isShared whether the run makes one proposal for several
* targets.
*/
function isLeftOut({ publication: own }, isShared) {
	return own?.operation === "none" && own.url === void 0 && (isShared || !PUBLISHING_KINDS[own.kind].isOnlyWritten);
}
/** Says in one or two words what happened to a target; undefined if the verdict of the target already says this. */
function resultOf(report, isShared) {
	const { command, decision, findings, comparison } = report;
	if (hasFailedByGate(report)) return decision === void 0 ? "failed" : `${decision.kind}, failed`;
	if (hasFailed(report)) return "failed";
	if (command === "check") {
		const warnings = findings.filter(({ severity }) => severity === "warning").length;
		return warnings > 0 ? count(warnings, "warning") : "passed";
	}
	if (command === "refresh" && decision?.kind === "update" && isLeftOut(report, isShared)) return "update, not proposed";
	return decision?.kind ?? (comparison ? void 0 : headline(report).title.toLowerCase());
}
/** Lists the targets of the config file: the result of the command `targets`. */
function targetList({ targets = [] }) {
	const columns = [
		col("Target", ({ target }) => ({ code: target })),
		col("Package", ({ subject }) => subject && { code: subject.package }),
		col("Module", ({ subject }) => subject && { code: subject.module })
	];
	return section("targets", "Targets", WEIGHTS.first, tableOf(targets, columns));
}
/** Shows one line for each target, with all intervals on one axis. */
function targetsOverview({ audience, report: { publication: shared } }, targets) {
	const isShared = audience === "body" || shared !== void 0 && !PUBLISHING_KINDS[shared.kind].isOnlyWritten;
	const isPage = audience === "page";
	const compared = targets.flatMap(({ comparison }) => comparison?.measurements.length ? [comparison] : []);
	const [band = EQUIVALENCE, ...otherBands] = new Set(compared.map(equivalenceOf));
	const equivalence = otherBands.length > 0 ? 0 : band;
	const drawn = ({ comparison }) => intervalOf(comparison);
	const changeOf = ({ comparison }) => comparison && shownChange(comparison);
	const isDecided = targets.some(({ command, decision }) => command !== "check" && decision !== void 0);
	const columns = [
		col("Target", ({ target, subject }) => {
			if (!isPage) return { code: target };
			const href = `./${target.replace(/[^\w.-]/g, "_")}/report.html`;
			return {
				text: visible(target),
				href,
				strong: true,
				small: subject && { go: subject.package }
			};
		}),
		col(isDecided ? "Decision" : "Result", (one) => {
			const [text, failed] = [resultOf(one, isShared), one.error !== void 0];
			return text && {
				text,
				strong: failed,
				toned: failed
			};
		}),
		col("Verdict", (one) => {
			const verdict = one.comparison?.verdict;
			return verdict && {
				text: verdict,
				strong: verdict === "slower",
				toned: true
			};
		}),
		num("Change", (one) => {
			const { change, interval } = changeOf(one) ?? {};
			return change && {
				text: change,
				toned: true,
				small: interval
			};
		}),
		!isPage && num("95 % interval", (one) => changeOf(one)?.interval),
		targets.some(({ heldOut }) => heldOut !== void 0) && num("Held out", ({ heldOut }) => {
			const { change, interval } = (heldOut && shownChange(heldOut.comparison)) ?? {};
			return change && {
				text: change,
				small: interval
			};
		}),
		num("Samples", ({ profile }) => profile && fixed(profile.samples, 0)),
		num("Overlap", ({ decision }) => shareOf(decision?.overlap)),
		num("Stale", ({ decision }) => shareOf(decision?.staleWeight)),
		num("Binary", ({ build: b }) => b && change(b.candidate.bytes / b.baseline.bytes - 1)),
		audience !== "body" && audience !== "terminal" && col("Published", publicationCell)
	];
	const tone = (one) => headline(one).tone;
	const table = tableOf(targets, columns, {
		noun: "target",
		tone,
		band: equivalence,
		interval: drawn
	});
	if (!isPage) return table && {
		...table,
		weight: WEIGHTS.first
	};
	const quantities = new Set(compared.map(comparedQuantity));
	const note = `Change of ${quantities.size === 1 ? [...quantities][0] : "CPU time per unit of work"} by PGO, overall, with its 95 % interval; negative is less. \`~\` is no significant difference.${bandInWords(equivalence)}`;
	return section("targets", "Targets", WEIGHTS.first, table, targets.some(drawn) && prose(note, "note"));
}
function shareOf(fraction) {
	return fraction === void 0 ? void 0 : share(fraction);
}
function publicationCell({ publication }) {
	const { url, number, operation } = publication ?? {};
	if (url === void 0) return void 0;
	return {
		text: number === void 0 ? url : `#${number}`,
		href: url,
		small: operation === "none" ? "unchanged" : operation
	};
}
/** Shows how much of the committed profile the compiler finds before and after a repair, and how the calls were matched. */
function repairSection({ report, audience }) {
	const { repair, command } = report;
	if (repair === void 0 || repair.stale < .01 && command !== "repair") return void 0;
	const { stale, lost, ways } = repair;
	const found = Object.entries({
		"As committed": 1 - stale,
		Repaired: 1 - lost
	});
	const reach = tableOf(found, [
		col("Committed profile", ([name]) => name),
		col("", ([, weight]) => ({ code: "█".repeat(Math.round(20 * weight)).padEnd(20, "░") })),
		num("Compiler finds", ([, weight]) => share(weight))
	]);
	const matched = tableOf(ways, [
		col("Calls", ({ way }) => capitalized(WAYS_IN_WORDS[way])),
		num("Number", ({ calls }) => count(calls, "call")),
		num("Weight", ({ weight }) => share(weight)),
		audience !== "terminal" && col("The heaviest", ({ heaviest: [first] }) => first && { go: first.from })
	]);
	if (audience === "terminal") return command === "repair" ? section("repair", "", WEIGHTS.context, reach, matched) : void 0;
	const how = prose("The compiler finds a call by the names of both functions and its line in the caller. A repair matches the calls of the profile to today’s source, and drops calls that it cannot match with certainty.");
	return section("repair", "What a repair brings back", WEIGHTS.context, reach, how, matched);
}

// src/report/view.ts
/** Builds the view of a report for an audience. */
function viewOf(report, audience, options = {}) {
	const context = viewContext(report, audience, options);
	const isList = report.command === "targets" && report.error === void 0;
	const several = (all) => isList ? [targetList(report)] : viewOfSeveral(context, all, options);
	const blocks = report.targets === void 0 ? viewOfOne(context) : several(report.targets);
	const token = audience === "body" && options.defaultToken ? [DEFAULT_TOKEN] : [];
	const look = audience === "terminal" ? [placesOf(context, options)] : [];
	return defined([
		...blocks,
		...token,
		...look,
		footer(context)
	]);
}
/** The commands that write a report page with the evidence. */
const WITH_EVIDENCE = [
	"refresh",
	"repair",
	"collect",
	"build",
	"compare",
	"demo"
];
function viewContext(report, audience, { verbose = false }) {
	const view = isPublic(audience) ? publicView(report) : {
		report,
		withheld: []
	};
	const rows = {
		page: 30,
		summary: 20,
		body: 10,
		comment: 10,
		terminal: 5
	}[audience];
	const isGood = report.error === void 0 && WITH_EVIDENCE.includes(report.command);
	return {
		...view,
		audience,
		names: sides(view.report),
		rows,
		isBrief: audience === "terminal" && isGood && !verbose
	};
}
function viewOfOne(context) {
	const { report, audience } = context;
	const { subject, target, comparison } = report;
	const isSlower = audience === "body" && comparison?.verdict === "slower";
	return [
		{
			...leadOf(report),
			target,
			subject
		},
		isSlower ? slowerWarning("Measured slower") : void 0,
		starterFacts(report),
		...sectionsOf(context, [report])
	];
}
function leadOf(report) {
	const { comparison, error } = report;
	const late = error && comparison && comparisonHeadline(report, comparison);
	const decision = decisionText(report);
	return {
		kind: "lead",
		first: headline(report),
		late,
		decision,
		weight: WEIGHTS.first
	};
}
/**
* Lists the files that `init` wrote and the next steps. The list for `init` is shown only in the terminal, because `init` has no report
* page.
*/
function starterFacts({ starter }) {
	if (starter === void 0) return void 0;
	const { files, verdict, todo, next } = starter;
	return facts([
		...files.map(({ path, purpose }, at) => [at === 0 ? "files" : "", `${path}: ${purpose}`]),
		["verdict", verdict],
		...todo.map((step, at) => [at === 0 ? "to do" : "", `${at + 1}. ${step}`]),
		["next", { code: next }]
	]);
}
function sectionsOf(context, proposed = []) {
	const { report, audience } = context;
	const build = (sections) => sections.map((section) => section(context));
	const measured = [
		measurementsSection,
		contendersSection,
		loadSection,
		heldOutSection,
		differencesSection
	];
	const results = [
		leftOutSection,
		repairSection,
		binariesSection,
		terminalFacts,
		findingsSection
	];
	const brief = [
		gatesSection,
		measurementsSection,
		contendersSection,
		heldOutSection
	];
	if (context.isBrief) return build([...brief, ...results]);
	if (audience === "terminal") return build([
		gatesSection,
		...measured,
		movedSection,
		...results
	]);
	const evidence = [
		...measured,
		compilerSection,
		potentialSection,
		productionSection,
		historySection
	];
	const about = [
		leftOutSection,
		repairSection,
		movedSection,
		buildSection,
		binariesSection,
		sourcesSection
	];
	const findingsFirst = report.error !== void 0 || report.command === "check";
	const gatesFirst = report.gates?.some(({ outcome }) => outcome === "failed") === true;
	return [
		...build(gatesFirst ? [gatesSection] : []),
		audience === "summary" ? publicationBlock(report) : void 0,
		...build(findingsFirst ? [findingsSection] : []),
		...build(evidence),
		...build(gatesFirst ? [] : [gatesSection]),
		...build(about),
		...build(findingsFirst ? [] : [findingsSection]),
		reviewSection(context, proposed),
		reproduceSection(context)
	];
}
/**
* Builds the view of several targets: an overview, then each target. On the page, the overview links to a separate page for each target.
*/
function viewOfSeveral(context, targets, options) {
	const { report, audience } = context;
	const rank = (one) => hasFailed(one) ? 0 : one.comparison?.verdict === "slower" ? 1 : 2;
	const views = targets.map((one) => viewContext(one, audience, options)).sort((a, b) => rank(a.report) - rank(b.report));
	const ordered = views.map((view) => view.report);
	const proposed = proposedTargets(report);
	const slower = ordered.filter((one) => one.comparison?.verdict === "slower");
	const first = headline(report);
	const title = audience === "body" && proposed.length > 0 ? newProfiles(proposed, targets) : first.title;
	const isSlower = audience === "body" && slower.length > 0;
	return [
		{
			kind: "lead",
			weight: WEIGHTS.first,
			targets: ordered.length,
			first: {
				...first,
				title
			}
		},
		isSlower ? slowerWarning(`Measured slower: ${namesOf(slower)}`) : void 0,
		targetsOverview(context, ordered),
		audience === "summary" ? publicationBlock(report) : void 0,
		findingsSection(context),
		...audience === "page" ? [] : views.map((view) => targetBlock(view, views.length)),
		reviewSection(context, proposed)
	];
}
/**
* The maximum number of targets that the terminal shows in full. If a run has more targets than this number, the terminal shows only the
* gates and the findings of each target.
*/
const FEW_TARGETS = 5;
function targetBlock(context, number) {
	const { report, audience } = context;
	const isBrief = audience === "terminal" && number > FEW_TARGETS;
	const own = isBrief ? [gatesSection(context), findingsSection(context)] : sectionsOf(context);
	return {
		kind: "target",
		name: report.target ?? "",
		headline: headline(report),
		weight: WEIGHTS.target,
		open: hasFailed(report) || report.comparison?.verdict === "slower",
		blocks: defined([
			leadOf(report),
			...own,
			isBrief ? void 0 : audience === "terminal" ? placesOf(context) : footer(context)
		])
	};
}
/**
* Lists the places of one program's results, for the terminal. @param options undefined if the program is one of several targets, because
* the end of the report names the next command.
*/
function placesOf({ report, isBrief, names }, options) {
	const { look = {}, temporaryFolder } = options ?? {};
	const { command, publication, profile } = report;
	const build = isBrief && command !== "build" ? void 0 : report.build;
	const code = (path) => path === void 0 ? void 0 : { code: path };
	return facts([
		[PUBLISHING_KINDS[publication?.kind ?? "none"].label, publicationCells(report)],
		["archived as", code(profile?.archive)],
		[`binary ${names.baseline}`, code(build?.baseline.path)],
		[`binary ${names.candidate}`, code(build?.candidate.path)],
		...Object.entries(look).map(([name, path]) => [name, { code: path }]),
		["next", options && code(nextCommand(report))],
		["folder", temporaryFolder && [{ code: temporaryFolder }, ", a temporary folder, which a later run removes after a week. To keep the result, name a folder with `output-directory`."]]
	]);
}
/** Returns the command that a user runs next after a good run, such as the push of a new branch; undefined if there is no next command. */
function nextCommand({ command, error, publication, profile, fallback }) {
	if (error !== void 0 || command === "demo") return void 0;
	if (command === "collect" && profile !== void 0 && fallback === void 0) return "npx go-pgo@1 compare";
	const { kind = "none", operation = "none", branch, remote } = publication ?? {};
	if (!(operation === "created" || operation === "updated") || branch === void 0 || !PUBLISHING_KINDS[kind].isUserToPush) return void 0;
	return remote === void 0 ? `git merge ${shellArgument(branch)}` : `git push ${shellArgument(remote)} ${shellArgument(branch)}`;
}
/** Says how the profile was published, and where readers can find it. */
function publicationCells({ publication, decision }) {
	const { kind = "none", operation = "none", url, branch, headSha, reason } = publication ?? {};
	if (PUBLISHING_KINDS[kind].isOnlyWritten) return reason === void 0 || decision?.kind === "keep" ? void 0 : [reason];
	const why = reason === void 0 ? "" : `: ${reason}`;
	if (operation === "none" && !url && headSha === void 0 && why) return [`nothing published${why}`];
	const what = operation === "none" ? "nothing changed" : operation;
	if (url) return [{
		text: url,
		href: url
	}, ` (${what})${why}`];
	return branch ? [
		"branch ",
		{ code: branch },
		` (${what})${why}`
	] : [`${what}${why}`];
}
function publicationBlock(report) {
	const cells = publicationCells(report);
	const { label } = PUBLISHING_KINDS[report.publication?.kind ?? "none"];
	return cells && prose([{
		text: `${capitalized(label)}: `,
		strong: true
	}, ...cells]);
}
function slowerWarning(what) {
	return {
		kind: "alert",
		level: "WARNING",
		lines: [`${what}, so this proposal is a draft. If you merge this proposal, the program gets slower at the measured work. Close the proposal, unless production does different work.`],
		weight: WEIGHTS.first
	};
}
/** Says how workflows start on a pull request that was opened with the workflow's own token. */
const DEFAULT_TOKEN = {
	kind: "alert",
	level: "NOTE",
	weight: WEIGHTS.measured,
	lines: [
		"This pull request was opened with the workflow’s own token, so GitHub holds its workflows back until a maintainer approves them.",
		"To run the workflows now, select “Approve workflows to run” below. If GitHub does not offer this button, close and reopen this pull request.",
		"To run the workflows always, set the action’s input `token` to the token of a GitHub App or a fine-grained personal access token (contents and pull requests: write)."
	]
};
/** Says what the report is about, and which version of the action made it. */
function footer({ report, audience }) {
	if (audience === "terminal") return void 0;
	const { run, publication, targets = [] } = report;
	const { actionVersion } = report.subject ?? targets.find((target) => target.subject)?.subject ?? {};
	const { package: name, goVersion } = report.subject ?? {};
	const isPage = audience === "page";
	const made = [
		`Reported by Go PGO Action ${shorten(actionVersion ?? "", 40)}`.trimEnd(),
		...name === void 0 ? [] : [" for ", { code: name }],
		...run?.revision === void 0 ? [] : [" at ", { code: shortSha(run.revision) }],
		...run?.uncommitted ? [" with uncommitted changes"] : [],
		`${goVersion === void 0 ? "" : `, built with ${shorten(goVersion, 40)}`}.`
	];
	if (!isPage) return {
		kind: "footer",
		lines: [made],
		weight: WEIGHTS.first
	};
	const link = (url) => ({
		text: url,
		href: url
	});
	return {
		kind: "footer",
		lines: [
			publication?.url ? ["Published: ", link(publication.url)] : [],
			publication?.reason ? [publication.reason] : [],
			run ? [`Measured ${time(run.time)}`, ...run.url === void 0 ? [] : [": ", link(run.url)]] : [],
			made,
			["The interval holds the true change in 95 of 100 runs. The overlap is the share of the weight in calls that are hot in both profiles. A call edge is a call from one function to another, at one line."]
		].filter((line) => line.length > 0)
	};
}

export { viewOf as n, DEFAULT_TOKEN as t };