import { a as platformName, c as writeChecksums, i as platformEnvironment, r as leftByBuild, s as releaseBinary } from "./binaries.js";
import { C as checkBuildFlags, S as buildPairs, w as clearPlace } from "./gather.js";
import { r as goOutput } from "./go.js";
import { i as UsageError } from "./errors.js";
import { m as realPlace } from "./files.js";
import { d as contextOf, h as orElse } from "./read.js";
import { t as buildSides } from "./compare2.js";
import { o as nonDefaultSettings } from "./measure.js";
import { a as introduce, f as requireNamedProfiles, i as findProgram, t as buildOptions } from "./program.js";

// src/commands/build.ts
/**
* `build`: both binaries, for this machine or for each platform, verified and with their checksums; nothing is measured. They are
* built in a temporary folder and moved into place together; if any fails, none is there, not even those of an earlier build.
*/
async function build(run, report) {
	const { config, outputDirectory } = run;
	const spared = [config.baseline, config.candidate].flatMap((side) => side.kind === "path" ? [realPlace(side.path)] : []);
	const left = (await leftByBuild(outputDirectory)).filter((file) => !spared.includes(realPlace(file)));
	await clearPlace(outputDirectory, left);
	checkBuildFlags(config.buildFlags);
	requireNamedProfiles(run);
	const program = await findProgramFor(run, config.platforms[0]);
	introduce(run, report, program);
	const sides = await buildSides(run, program);
	const binary = Object.values(sides).find((side) => side.kind === "binary");
	if (binary !== void 0 && config.platforms.length > 0) throw new UsageError(`platforms: ${binary.display} is a binary, which is for one platform only.`, { fix: "Name a profile, or leave `platforms` out." });
	report.add({ settings: nonDefaultSettings(config) });
	const platforms = config.platforms.length === 0 ? [void 0] : config.platforms;
	const options = {
		...buildOptions(run, program, "build"),
		...sides,
		cgo: config.cgo,
		outputDirectory
	};
	const pairs = await buildPairs(options, platforms);
	const own = (await goOutput([
		"env",
		"GOHOSTOS",
		"GOHOSTARCH"
	], program.go.context)).trim().split(/\s+/).join("/");
	const names = platforms.map((platform) => platform && platformName(platform));
	const { baseline, candidate } = pairs[names.indexOf(own)] ?? pairs[0];
	report.add({ build: {
		baseline: baseline.binary,
		candidate: candidate.binary
	} });
	const binaries = pairs.flatMap((pair, at) => ["candidate", "baseline"].filter((side) => sides[side].kind !== "binary").map((side) => releaseBinary(pair[side], side === "candidate" ? "pgo" : "baseline", names[at])));
	if (binaries.length > 0) report.add({
		binaries,
		checksums: await writeChecksums(outputDirectory, binaries)
	});
}
/** The program as the first platform's build sees it: it may be for another system than this machine's. */
async function findProgramFor(run, platform) {
	const { config, host } = run;
	if (platform === void 0) return findProgram(run);
	const env = {
		...host.env,
		...platformEnvironment(platform, config.cgo)
	};
	const found = findProgram({
		...run,
		host: {
			...host,
			env
		}
	});
	const program = await orElse(run, found, () => void 0) ?? await findProgram(run);
	return {
		...program,
		go: {
			...program.go,
			context: contextOf(run)
		}
	};
}

export { build };