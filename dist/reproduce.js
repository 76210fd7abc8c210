import { g as isPrebuilt, gn as visible, pn as shellWord } from "./start.js";
import { n as publicPath, t as placeOf } from "./public-view.js";

// src/report/reproduce.ts
/** Commands that repeat what a report tells, one per line; what begins with `#` says where the next ones are run. */
function reproduceCommands(report) {
	const { command, profile, build, comparison, load } = report;
	const path = profile && visible(placeOf(profile));
	const program = programOptions(report);
	const commands = [];
	if (command === "check") commands.push(`go-pgo check${program}`);
	if (build !== void 0 || comparison !== void 0 || load !== void 0) {
		if (build !== void 0 && [build.baseline, build.candidate].some(isPrebuilt)) commands.push("# with the paths of the binaries at hand");
		commands.push(`go-pgo compare${program}${sideOptions(report)}${settingOptions(report)}`);
	}
	if (path !== void 0) commands.push(`go-pgo inspect ${shellWord(path)}`);
	const kept = outputCommands(report);
	return kept.length === 0 ? commands : [
		...commands,
		`# in the output folder of this ${report.target === void 0 ? "run" : "target"}`,
		...kept
	];
}
/** Which program, and where its profile is; the config file says both of a target. */
function programOptions({ target, subject, profile }) {
	if (target !== void 0) return ` --target ${shellWord(visible(target))}`;
	const packageName = subject === void 0 ? "" : ` --package ${shellWord(visible(subject.package))}`;
	const path = profile && visible(placeOf(profile));
	return isDefault(profile) || path === void 0 ? packageName : `${packageName} --profile ${shellWord(path)}`;
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
/** What merging the profiles of several programs does, and how to go back; plain text. */
function whatMergingSeveralDoes(proposed) {
	const [first] = proposed;
	if (proposed.length === 1 && first !== void 0) return [...whatMergingDoes(first), ...howToOptOut(first)];
	const atDefault = proposed.filter(({ profile }) => isDefault(profile)).length;
	const uses = atDefault === proposed.length ? "From then on every plain `go build` of these main packages uses its own (`-pgo=auto`)" : atDefault === 0 ? "Builds use them that pass their paths with `-pgo`" : "From then on a plain `go build` uses each that is called `default.pgo` (`-pgo=auto`), and builds that pass its path with `-pgo` each other one";
	return [
		`Merging changes ${proposed.length} data files, the profiles, and no source code. What the programs do stays the same; the compiler only inlines, devirtualizes and arranges hot code differently.`,
		`${uses}, and the first builds afterwards compile all packages of these programs anew.`,
		"To leave one out: take its file out of this branch. One build without PGO: `go build -pgo=off`.",
		"No more of these pull requests: set `publish: none` or remove the workflow."
	];
}
/** How to go back, for one build, for all, and for good; plain text. */
function howToOptOut({ profile }) {
	return [
		"One build without PGO: `go build -pgo=off`.",
		isDefault(profile) ? "No PGO at all: delete the profile." : "No PGO at all: build without the `-pgo` option and delete the profile.",
		"No more of these pull requests: set `publish: none` or remove the workflow."
	];
}

export { whatMergingSeveralDoes as i, reproduceCommands as n, whatMergingDoes as r, howToOptOut as t };