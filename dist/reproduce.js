import { N as visible, j as shellWord } from "./intervals.js";

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

// src/report/reproduce.ts
/** Commands that repeat what a report tells, one per line. */
function reproduceCommands({ command, subject, profile, build, comparison }) {
	const packageName = subject === void 0 ? "" : ` --package ${shellWord(visible(subject.package))}`;
	const path = profile && visible(profile.path);
	const profileOption = isDefault(profile) || path === void 0 ? "" : ` --profile ${shellWord(path)}`;
	const commands = [];
	if (command === "check") commands.push(`go-pgo check${packageName}${profileOption}`);
	if (build !== void 0 || comparison !== void 0) commands.push(`go-pgo compare${packageName}${profileOption}`);
	if (path !== void 0) commands.push(`go-pgo inspect ${shellWord(path)}`);
	return commands;
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

export { firstThatFits as i, reproduceCommands as n, whatMergingDoes as r, howToOptOut as t };