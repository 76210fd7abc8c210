import { a as requireFile, i as pgoFlag, m as readBuildInfo, o as sha256OfFile, t as buildContext } from "./build.js";
import { Er as ExpectedError } from "./start.js";
import { a as listPackages, c as runGo, i as lastLines } from "./go.js";
import { chmod, copyFile, mkdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

// src/compare/test-binaries.ts
/** A side is the binary of a program, which has no benchmarks. */
var NoTestBinary = class extends ExpectedError {};
/**
* Test binaries of the packages that have benchmarks; where a side is a test binary already, of its package only.
* A package whose tests do not build is left out with a finding.
* @throws NoTestBinary when a prebuilt binary is a program; ExpectedError when they are tests of two packages.
*/
async function buildTestBinaries(build) {
	const findings = [];
	const binaries = [];
	const packages = await packagesToBuild(build);
	for (const [at, one] of packages.entries()) {
		build.progress?.(`Building the benchmarks of ${one.importPath} for both sides (${at + 1} of ${packages.length})`);
		const baseline = await makeSide(build, build.baseline, one, "1", at);
		const candidate = await makeSide(build, build.candidate, one, "2", at);
		const failed = [baseline, candidate].find((made) => "finding" in made);
		if (failed !== void 0 && "finding" in failed) findings.push(failed.finding);
		if ("finding" in baseline || "finding" in candidate) continue;
		binaries.push({
			label: labelOf(one.importPath, build.go.modulePath),
			directory: one.directory === "" ? build.go.context.cwd : one.directory,
			baseline: baseline.file,
			candidate: candidate.file,
			identical: await sha256OfFile(baseline.file) === await sha256OfFile(candidate.file)
		});
	}
	return {
		binaries,
		findings
	};
}
async function packagesToBuild(build) {
	const context = buildContext(build.go, build.scratch, build.signal);
	const prebuilt = [];
	for (const side of [build.baseline, build.candidate]) if (side.kind === "binary") prebuilt.push(await testedPackage(side, context));
	const [first, second = first] = prebuilt;
	if (first === void 0) return packagesWithBenchmarks(build);
	if (first !== second) throw new ExpectedError(`The baseline's tests are those of ${first}, the candidate's those of ${second}.`, { fix: "Compare two test binaries of the same package." });
	return listPackages(build.go, [first], build.flags);
}
/** Import path of the package whose tests the binary holds. */
async function testedPackage(side, context) {
	await requireFile(side.path, side.display);
	const { path: main } = await readBuildInfo(side.path, context);
	if (main.endsWith(".test")) return main.slice(0, -5);
	throw new NoTestBinary(`${side.display} is a program (${main}), not a test binary: it has no benchmarks.`, { fix: "Name a file built by `go test -c`, or compare profiles instead." });
}
/** Packages of the module with a benchmark in the text of their tests; whether it compiles is seen later. */
async function packagesWithBenchmarks(build) {
	const found = [];
	for (const one of await listPackages(build.go, build.packages, build.flags)) {
		const texts = one.testFiles.map((file) => readFile(path.join(one.directory, file), "utf8"));
		if ((await Promise.all(texts)).some((text) => /^func\s+Benchmark/m.test(text))) found.push(one);
	}
	return found;
}
async function makeSide(build, side, one, folder, at) {
	const file = path.join(build.scratch, folder, `${at}.test${build.go.exe}`);
	await mkdir(path.dirname(file), { recursive: true });
	if (side.kind === "binary") {
		await copyFile(side.path, file);
		await chmod(file, 493);
		return { file };
	}
	const context = buildContext(build.go, build.scratch, build.signal);
	const args = [
		"test",
		"-c",
		pgoFlag(side),
		"-vet=off",
		...build.flags,
		"-o",
		file,
		one.importPath
	];
	const { exitCode, stderr } = await runGo(args, context);
	if (exitCode !== 0 || await stat(file).catch(() => void 0) === void 0) return { finding: buildFinding(one, side, stderr) };
	return { file };
}
function buildFinding(one, side, stderr) {
	const how = side.kind === "profile" ? `with ${side.display}` : "without PGO";
	return {
		severity: "warning",
		message: `The benchmarks of ${one.importPath} do not build ${how} and are left out: ${lastLines(stderr, 10)}`,
		fix: `Make \`go test -c ${one.importPath}\` pass with the same build flags.`
	};
}
/** `example.com/m/internal/render` as `internal/render`, the module's root as its last element. */
function labelOf(importPath, modulePath) {
	if (importPath.startsWith(`${modulePath}/`)) return importPath.slice(modulePath.length + 1);
	return importPath.slice(importPath.lastIndexOf("/") + 1);
}

export { buildTestBinaries as n, NoTestBinary as t };