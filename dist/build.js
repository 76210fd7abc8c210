import { Ar as platformName, Cr as binaryNames, Dr as makePair, Er as checkBuildFlags, Lr as hostPlatform, Mi as UsageError, _i as requireApart, di as CHECKSUMS, fi as clearPlace, gi as releaseBinary, hi as prebuilt, kr as platformEnvironment, m as orElse, mi as leftByBuild, pi as keepBinaries, vi as writeChecksums } from "./start.js";
import { a as nonDefaultSettings, t as buildSide } from "./compare.js";
import { n as introduce, t as findProgram } from "./program2.js";
import { join } from "node:path";

// src/commands/build.ts
/**
* `build`: both binaries, for this machine or for each platform, verified and with their checksums; nothing is measured. They are
* built in a temporary folder and moved into place together; if any fails, none is there, not even those of an earlier build.
*/
async function build(run, report) {
	const { config, outputDirectory } = run;
	const spared = [config.baseline, config.candidate].flatMap((side) => side.kind === "path" ? [side.path] : []);
	await clearPlace(outputDirectory, await leftByBuild(outputDirectory), spared);
	const { program, sides } = await prepare(run, report);
	const platforms = config.platforms.length === 0 ? [void 0] : config.platforms;
	const names = platforms.map((platform) => binaryNames(program.main.name, platform, program.go.exe));
	for (const pair of names) await requireApart(outputDirectory, pair, { ...sides });
	const own = [CHECKSUMS, ...names.flatMap((pair) => Object.values(pair))];
	const clear = () => clearPlace(outputDirectory, own, prebuilt(Object.values(sides)));
	await clear();
	const built = [];
	for (const platform of platforms) built.push(await buildFor(run, program, sides, platform));
	try {
		report.add(await moveIntoPlace(run, program, built));
	} catch (error) {
		await clear().catch(() => {});
		throw error;
	}
}
/** All that can be wrong before the names of the binaries are known. */
async function prepare(run, report) {
	const { config } = run;
	checkBuildFlags(config.buildFlags);
	const program = await findProgramFor(run, config.platforms[0]);
	introduce(run, report, program);
	const sides = {
		baseline: await buildSide(config.baseline, run, program),
		candidate: await buildSide(config.candidate, run, program)
	};
	const binary = Object.values(sides).find((side) => side.kind === "binary");
	if (binary !== void 0 && config.platforms.length > 0) throw new UsageError(`platforms: ${binary.display} is a binary, which is for one platform only.`, { fix: "Name a profile, or leave `platforms` out." });
	report.add({ settings: nonDefaultSettings(config) });
	return {
		program,
		sides
	};
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
	const context = {
		cwd: config.workingDirectory,
		env: host.env,
		signal: host.signal
	};
	return {
		...program,
		go: {
			...program.go,
			context
		}
	};
}
async function buildFor({ config, host, scratch }, { go, main }, sides, platform) {
	const folder = join(scratch, "build");
	const directory = join(folder, platform === void 0 ? "pair" : platformName(platform));
	const { buildFlags: flags, cgo, ownBuild: own } = config;
	const { signal, progress } = host;
	const options = {
		go,
		mainPackage: main,
		...sides,
		flags,
		platform,
		cgo,
		own,
		scratch: folder,
		signal,
		progress
	};
	return {
		platform,
		pair: await makePair(options, directory),
		directory
	};
}
async function moveIntoPlace({ config, host, outputDirectory }, { go }, built) {
	const binaries = [];
	let shown;
	const own = await hostPlatform(go.context);
	for (const { platform, pair, directory } of built) {
		host.signal.throwIfAborted();
		const kept = await keepBinaries(pair, directory, outputDirectory);
		const name = platform && platformName(platform);
		if (shown === void 0 || name === own) shown = kept;
		for (const side of ["candidate", "baseline"]) {
			if (config[side].kind === "path" && kept[side].seconds === 0) continue;
			const made = {
				...pair[side],
				binary: kept[side]
			};
			binaries.push(releaseBinary(made, side === "candidate" ? "pgo" : "baseline", name));
		}
	}
	if (binaries.length === 0) return { build: shown };
	return {
		build: shown,
		binaries,
		checksums: await writeChecksums(outputDirectory, binaries)
	};
}

export { build };