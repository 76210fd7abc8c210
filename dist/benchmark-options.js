import { a as listPackages, c as runGo } from "./go.js";

// src/commands/benchmark-packages.ts
/** Every package of the module. */
const ALL = ["./..."];
/**
* The packages whose benchmarks say something about the program: all of the module, but for those that only its other programs
* are made of. Packages that no program has, such as one of benchmarks alone, count.
* @throws ExpectedError when `go list` fails on the module itself.
*/
async function packagesToBenchmark(go, main, flags) {
	const listed = await listPackages(go, ALL, flags);
	const others = listed.filter(({ name, importPath }) => name === "main" && importPath !== main.importPath);
	if (others.length === 0) return ALL;
	const ours = await packagesIn(go, [main], flags);
	const theirs = await packagesIn(go, others, flags);
	if (ours === void 0 || theirs === void 0) return ALL;
	const ofOthers = ({ importPath }) => theirs.has(importPath) && !ours.has(importPath);
	return listed.filter((one) => !ofOthers(one)).map(({ importPath }) => importPath);
}
/** Import paths of all that the programs are made of; undefined when `go list` cannot tell. */
async function packagesIn(go, programs, flags) {
	const paths = programs.map(({ importPath }) => importPath);
	const args = [
		"list",
		...flags,
		"-e",
		"-deps",
		"-pgo=off",
		"-f",
		"{{.ImportPath}}",
		"--",
		...paths
	];
	const { exitCode, stdout } = await runGo(args, go.context);
	return exitCode === 0 ? new Set(stdout.toString().split(/\r?\n/)) : void 0;
}

// src/commands/benchmark-options.ts
/**
* The module's benchmarks as the configuration has them; undefined where it wants none run.
* @param scratch a folder of their own.
*/
async function benchmarkOptions({ config, host }, { go, main }, baseline, candidate, scratch) {
	if (config.benchmarks === void 0 || !config.measure.has("benchmarks")) return void 0;
	return {
		go,
		baseline,
		candidate,
		flags: config.buildFlags,
		packages: config.benchmarkPackages ?? await packagesToBenchmark(go, main, config.buildFlags),
		benchmarks: config.benchmarks,
		scratch,
		signal: host.signal,
		progress: (line) => host.progress(line)
	};
}

export { benchmarkOptions as t };