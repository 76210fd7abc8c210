import { a as leftByBuild, l as releaseBinary, o as platformEnvironment, s as platformName, u as writeChecksums } from "./binaries.js";
import { D as checkBuildFlags, E as buildPairs, O as clearPlace } from "./gather.js";
import { r as goOutput } from "./go.js";
import { i as UsageError } from "./errors.js";
import { m as realPlace } from "./files.js";
import { d as orElse, o as contextOf } from "./read.js";
import { t as buildSides } from "./compare.js";
import { f as nonDefaultSettings } from "./tuning.js";
import { a as introduce, f as requireNamedProfiles, i as findProgram, t as buildOptions } from "./program.js";

// src/commands/build.ts
/**
* Runs `build`, which builds and verifies both binaries for this machine or for each platform, and writes their checksums. `build` measures
* nothing. The binaries are built in a temporary folder and moved into the output folder together. If a build fails, the output folder has
* no binaries, because even the binaries of an earlier build are removed.
*/
async function* build(run) {
	const { config, outputDirectory } = run;
	const spared = [config.baseline, config.candidate].flatMap((side) => side.kind === "path" ? [realPlace(side.path)] : []);
	const left = (await leftByBuild(outputDirectory)).filter((file) => !spared.includes(realPlace(file)));
	await clearPlace(outputDirectory, left);
	checkBuildFlags(config.buildFlags);
	requireNamedProfiles(run);
	const program = await findProgramFor(run, config.buildPlatforms[0]);
	yield introduce(run, program);
	const sides = await buildSides(run, program);
	const binary = Object.values(sides).find((side) => side.kind === "binary");
	if (binary !== void 0 && config.buildPlatforms.length > 0) throw new UsageError(`platforms: ${binary.display} is a binary, which runs on one platform only.`, { fix: "Name a profile, or leave `platforms` out." });
	yield { settings: nonDefaultSettings(config, sides) };
	const platforms = config.buildPlatforms.length === 0 ? [void 0] : config.buildPlatforms;
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
	yield { build: {
		baseline: baseline.binary,
		candidate: candidate.binary
	} };
	const binaries = pairs.flatMap((pair, at) => ["candidate", "baseline"].filter((side) => sides[side].kind !== "binary").map((side) => releaseBinary(pair[side], side === "candidate" ? "pgo" : "baseline", names[at])));
	if (binaries.length > 0) yield {
		binaries,
		checksums: await writeChecksums(outputDirectory, binaries)
	};
}
/** Finds the program with the environment of the first platform, because the program may not build for the system of this machine. */
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