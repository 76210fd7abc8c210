import { C as readGiven, S as packagesToBenchmark, _ as withoutPlacesOfGit, b as takeProfiles, c as buildBoth, d as measureBinaries, f as nonDefaultSettings, g as pathFromRoot, h as addWorkTree, l as foreseeNoVerdict, o as announceVerdict, p as pastRuns, r as writeTuned, s as beginComparison, u as gateResults, v as benchmarkLoops, x as trainingOf, y as compilerReasons } from "./tuning.js";
import { i as checkoutOfSide, t as SIDES } from "./binaries.js";
import { M as sideInWords, a as keepMerged, c as openArchiveOf, n as collectProfiles, s as mergeCollected, t as archiveMerged, w as buildContext } from "./gather.js";
import { i as goToolchain, s as listPackages } from "./go.js";
import { r as aboutGzipLayers } from "./bytes.js";
import { c as note, f as warning, i as UsageError, n as ExpectedError, u as reworded } from "./errors.js";
import { b as _usingCtx, i as isBelow, m as realPlace, r as firstBytes, u as readIfThere, v as sha256OfFile } from "./files.js";
import { a as collectingOf, c as gitPrints, d as orElse, o as contextOf } from "./read.js";
import { t as aboutBuildsWithout } from "./check-place.js";
import { l as readOrExplain, u as validateOrExplain } from "./files2.js";
import { S as SeveralMainPackages, _ as waysToProfile, a as introduce, f as requireNamedProfiles, i as findProgram, u as repositoryRoot, x as NoMainPackage } from "./program.js";
import { stat } from "node:fs/promises";
import { basename, isAbsolute, join } from "node:path";

// src/commands/revisions.ts
/**
* Checks out the code of each `ref:` side.
* @returns undefined if no side is a `ref:` side.
* @throws ExpectedError if git does not know the commit, or if Go cannot use the commit. The message begins with the side, such as
* `ref:v1.0.0: …`.
*/
async function checkOutRevisions(run) {
	const { baseline, candidate } = run.config;
	if (baseline.kind !== "ref" && candidate.kind !== "ref") return void 0;
	const root = await repositoryRoot(run, "Run this command in a clone, because `ref:` names a commit of a git repository.");
	const trees = [];
	const remove = async () => {
		for (const tree of trees) await tree[Symbol.asyncDispose]();
	};
	try {
		const codes = {
			baseline: await codeOfSide(run, root, "baseline", trees),
			candidate: await codeOfSide(run, root, "candidate", trees)
		};
		const { hasPrograms, findings } = howToCompare(run, codes);
		return {
			checkouts: {
				baseline: await checkoutFor(run, codes.baseline, hasPrograms),
				candidate: await checkoutFor(run, codes.candidate, hasPrograms)
			},
			program: programOfCode(codes.candidate),
			hasPrograms,
			findings: [...findings, ...doubtsAboutRevisions(codes)],
			[Symbol.asyncDispose]: remove
		};
	} catch (error) {
		await remove();
		throw error;
	}
}
/** Finds the code of a side. @param trees a list to which the function adds the work tree that it makes, even if it fails later. */
async function codeOfSide(run, root, name, trees) {
	const side = run.config[name];
	if (side.kind !== "ref") return {
		name: "the work tree",
		run,
		go: await goToolchain(contextOf(run)),
		program: await programOrNone(run)
	};
	const commit = await resolveCommit(run, root, side);
	run.host.progress(`Checking out ${side.name} (${commit.slice(0, 12)}) into a temporary work tree …`);
	const tree = await addWorkTree(run, {
		root,
		folder: join(run.scratch, "trees", name === "baseline" ? "1" : "2"),
		commit,
		what: side.name,
		fix: `Let \`git worktree add --detach FOLDER ${side.revision}\` pass.`
	});
	trees.push(tree);
	const moved = runInTree(run, root, tree.folder);
	try {
		await requireFolderInTree(moved, root, run);
		const go = await goToolchain(contextOf(moved));
		return {
			name: side.name,
			run: moved,
			go,
			program: await programOrNone(moved),
			tree,
			commit
		};
	} catch (error) {
		throw inWordsOfUser(error, side.name, tree.folder, root);
	}
}
/**
* Returns the commit that a `ref:` side names. If the clone does not know the name of the commit, the function looks for a branch of
* `origin` with the same name, because a clone in CI often has no branch `main`.
* @throws UsageError if git does not find the commit.
*/
async function resolveCommit(run, root, { revision, name }) {
	for (const candidate of [revision, `refs/remotes/origin/${revision}`]) {
		const args = [
			"rev-parse",
			"--verify",
			"--quiet",
			"--end-of-options",
			`${candidate}^{commit}`
		];
		const printed = await gitPrints(run, root, ...args);
		if (printed !== void 0) return printed.trim();
	}
	if ((await gitPrints(run, root, "rev-parse", "--is-shallow-repository"))?.trim() === "true") throw new UsageError(`${name}: this clone is shallow and does not have that commit.`, { fix: "Fetch the whole history, with `fetch-depth: 0` for actions/checkout or `git fetch --unshallow --tags origin`." });
	throw new UsageError(`${name}: git finds no branch, tag or commit of this name in ${root}.`, { fix: `Check the name with \`git branch --all\` and \`git tag\`, or fetch the commit with \`git fetch origin ${revision}\`.` });
}
/**
* Returns a copy of the run, as if the run had been started in the work tree. Paths inside of the repository become paths inside of the
* work tree.
*/
function runInTree(run, root, folder) {
	const inTree = (path) => isBelow(root, realPlace(path)) ? join(folder, pathFromRoot(root, path)) : path;
	const { config, host } = run;
	const { GOWORK: workspace } = host.env;
	const isFile = workspace !== void 0 && isAbsolute(workspace);
	const env = {
		...withoutPlacesOfGit(host.env),
		GOWORK: isFile ? inTree(workspace) : workspace
	};
	const { ownBuild, profile, refProfile } = config;
	const own = ownBuild && {
		...ownBuild,
		folder: inTree(ownBuild.folder),
		binary: inTree(ownBuild.binary)
	};
	const kind = refProfile.kind === "own" ? "committed" : "off";
	return {
		...run,
		host: {
			...host,
			env
		},
		config: {
			...config,
			workingDirectory: inTree(config.workingDirectory),
			profile: profile && inTree(profile),
			ownBuild: own,
			baseline: { kind },
			candidate: { kind }
		}
	};
}
/** @throws ExpectedError if the commit does not have the working directory. */
async function requireFolderInTree({ config }, root, run) {
	if ((await stat(config.workingDirectory).catch(() => void 0))?.isDirectory()) return;
	const folder = pathFromRoot(root, run.config.workingDirectory);
	throw new ExpectedError(`The folder ${folder} does not exist in this commit.`, { fix: "Name a commit that has this folder, or another `working-directory`." });
}
/**
* Finds the program of a run.
* @returns the error of the search if the module has no program, or if it is unclear which of several programs is meant.
*/
async function programOrNone(run) {
	try {
		return await findProgram(run);
	} catch (error) {
		if (error instanceof NoMainPackage || error instanceof SeveralMainPackages) return error;
		throw error;
	}
}
/** Returns a copy of an error whose message begins with the side. Paths in the temporary folder become paths in the repository. */
function inWordsOfUser(error, side, folder, root) {
	if (!(error instanceof ExpectedError)) return error;
	const shown = (text) => text.replaceAll(folder, root);
	const elsewhere = error.fix?.includes(folder) === true ? `Name another commit, or check out ${side} first. ` : "";
	const options = {
		fix: error.fix && `${elsewhere}${shown(error.fix)}`,
		cause: error,
		exitCode: error.exitCode
	};
	return new ExpectedError(`${side}: ${shown(error.message)}`, options);
}
/**
* Decides if the programs are built or if only benchmarks are compared. Programs are built only if both sides have a program.
* @throws ExpectedError if the settings need a program and a side has no program.
*/
function howToCompare({ config }, codes) {
	const missing = SIDES.map((side) => codes[side]).filter(({ program }) => program instanceof ExpectedError);
	const [first] = missing;
	if (first === void 0) return {
		hasPrograms: true,
		findings: []
	};
	const error = first.program;
	const { underLoad, measure, package: named, ownBuild, heldOutLoad } = config;
	if (underLoad?.load !== void 0 && measure.has("load") || heldOutLoad !== void 0 || (named ?? ownBuild) !== void 0 || SIDES.some((side) => config[side].kind === "path")) {
		const { tree, name } = first;
		throw tree === void 0 ? error : inWordsOfUser(error, name, tree.folder, ".");
	}
	if (missing.length === 2 && missing.every(({ program }) => program instanceof NoMainPackage)) return {
		hasPrograms: false,
		findings: []
	};
	const why = error instanceof SeveralMainPackages ? `module ${first.go.modulePath} has several main packages, and no setting names one` : `${first.name} has no main package`;
	return {
		hasPrograms: false,
		findings: [note(`Only benchmarks are compared, because ${why}.`, "To also build and compare a program, name it with `package`.")]
	};
}
/** Returns the program of a side. If there is no program to build, `main` stands for the whole module. */
function programOfCode({ go, program, run }) {
	if (!(program instanceof ExpectedError)) return program;
	const { modulePath, moduleDirectory: directory } = go;
	return {
		go,
		main: {
			importPath: modulePath,
			directory,
			modulePath,
			name: modulePath.split("/").at(-1) ?? modulePath
		},
		profilePath: run.config.profile ?? join(directory, "default.pgo")
	};
}
/** Returns the checkout of a `ref:` side; undefined for any other side. */
async function checkoutFor(run, code, hasPrograms) {
	const { name, commit, tree, go } = code;
	if (tree === void 0 || commit === void 0) return void 0;
	const { profilePath, main: found } = programOfCode(code);
	const main = hasPrograms ? found : void 0;
	const { benchmarkPackages, buildFlags, benchmarks, heldOut } = run.config;
	const named = [...benchmarks === void 0 ? [] : [benchmarkPackages], ...heldOut?.benchmarks === void 0 ? [] : [heldOut.benchmarkPackages ?? benchmarkPackages]];
	const packages = /* @__PURE__ */ new Set();
	for (const list of named) for (const one of list ?? await packagesToBenchmark(go, main, buildFlags)) packages.add(one);
	const hasProfile = await readIfThere(profilePath) !== void 0;
	return {
		name,
		commit,
		folder: code.run.config.workingDirectory,
		go,
		main,
		own: code.run.config.ownBuild,
		packages: [...packages],
		ownProfile: hasProfile ? profilePath : void 0
	};
}
/** Warns if both sides are the same commit, or if they are built with different versions of Go. */
function doubtsAboutRevisions({ baseline, candidate }) {
	const findings = [];
	if (baseline.commit !== void 0 && baseline.commit === candidate.commit) {
		const message = `${baseline.name} and ${candidate.name} are the same commit, ${baseline.commit.slice(0, 12)}.`;
		findings.push(warning(message, "Name two different commits. A comparison of one commit with itself shows the noise of this machine."));
	}
	if (baseline.go.version !== candidate.go.version) {
		const message = `The go.mod of each side selects its own Go: ${baseline.go.version} for ${baseline.name}, ${candidate.go.version} for ${candidate.name}. The comparison also shows the effect of this difference.`;
		const fix = `Set GOTOOLCHAIN to one version in the environment, such as \`GOTOOLCHAIN=${candidate.go.version}\`, to build both sides with that version.`;
		findings.push(warning(message, fix));
	}
	return findings;
}

// src/commands/compare.ts
/**
* Runs `compare`, which builds both sides, measures both sides and finds the reasons of the difference. `compare` can also compare
* production before and after a release.
*/
async function* compare(run) {
	const archive = await openArchiveOf(run);
	if (!isProductionAlone(run.config)) try {
		var _usingCtx$1 = _usingCtx();
		requireNamedProfiles(run);
		requireDifferent(run.config);
		const revisions = _usingCtx$1.a(await checkOutRevisions(run));
		const program = revisions?.program ?? await programOfFinished(run) ?? await findProgram(run);
		const { baseline, candidate } = run.config;
		const given = await Promise.all([baseline, candidate].map(isProgramFile));
		const hasPrograms = revisions?.hasPrograms ?? true;
		const builds = hasPrograms ? given.filter((isGiven) => !isGiven).length : 0;
		const foreseen = {
			baseline: await foreseenSide(baseline),
			candidate: await foreseenSide(candidate)
		};
		const noVerdict = await foreseeNoVerdict(run, program, foreseen);
		yield introduce(run, program, {
			builds,
			noVerdict
		});
		yield { findings: revisions?.findings };
		if (candidate.kind !== "path") yield { findings: await aboutBuildsWithout(run, program) };
		let mergedPath;
		let collected;
		if (baseline.kind === "merged" || candidate.kind === "merged") {
			const given = await collectProfiles(run, program);
			yield {
				sources: given.sources,
				findings: given.findings
			};
			const { merged, potential, stacks, findings } = await mergeCollected(run, program, given);
			const profile = await keepMerged(run, merged, program.profilePath);
			mergedPath = profile.path;
			yield {
				findings,
				potential,
				profile
			};
			yield { profile: await archiveMerged(archive, run, merged, profile) };
			collected = stacks;
		}
		const sides = await buildSides(run, program, {
			merged: mergedPath,
			checkouts: revisions?.checkouts
		});
		yield {
			findings: await equalSides(sides),
			revisions: comparedRevisions(sides)
		};
		yield { settings: nonDefaultSettings(run.config, sides) };
		const build = hasPrograms ? yield* buildBoth(run, program, sides) : void 0;
		yield { build };
		const pairing = beginComparison(run, {
			program,
			sides,
			build,
			collected
		});
		const { profilable, ...measured } = await measureBinaries(pairing);
		const { comparison, load, heldOut, findings } = measured;
		yield {
			comparison,
			load,
			heldOut,
			findings
		};
		const compared = yield await trainingOf(pairing, measured);
		announceVerdict(pairing.run, compared);
		yield { findings: await benchmarkLoops(pairing, profilable) };
		const { cpu, ...profiles } = await takeProfiles(pairing, profilable);
		yield profiles;
		const { notes, ...reasons } = await compilerReasons(pairing, cpu);
		const explained = yield reasons;
		yield await writeTuned(pairing, explained, notes);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
	const inProduction = yield await compareInProduction(run);
	const complete = yield await pastRuns(run, inProduction);
	yield gateResults(complete, run.config);
}
/**
* Returns the program that two finished binaries were built from. The binaries name their package, so the setting `package` does not count.
* Finished test binaries may even come from a module without a program.
*/
async function programOfFinished(run) {
	const { config, host, scratch } = run;
	const { baseline, candidate } = config;
	if (candidate.kind !== "path") return void 0;
	if (!await isProgramFile(baseline) || !await isProgramFile(candidate)) return void 0;
	const go = await goToolchain(contextOf(run));
	const { importPath } = await readGiven(candidate.path, buildContext(go, scratch, host.signal));
	const [listed] = await listPackages(go, [importPath], config.buildFlags);
	const directory = listed?.directory || config.workingDirectory;
	return {
		go,
		main: {
			importPath,
			directory,
			modulePath: go.modulePath,
			name: basename(importPath)
		},
		profilePath: config.profile ?? join(directory, "default.pgo")
	};
}
/**
* Returns what is known about a side before a profile is collected or read: only whether the side is a finished binary.
*/
async function foreseenSide(side) {
	if (side.kind !== "path" || !await isProgramFile(side)) return { kind: "off" };
	return {
		kind: "binary",
		path: side.path,
		display: basename(side.path)
	};
}
/** Returns the way to build each configured side. @throws UsageError for a side that this command does not support. */
async function buildSides(run, program, prepared = {}) {
	return {
		baseline: await buildSide("baseline", run, program, prepared),
		candidate: await buildSide("candidate", run, program, prepared)
	};
}
async function buildSide(name, run, program, prepared) {
	const { merged, checkouts } = prepared;
	const side = run.config[name];
	switch (side.kind) {
		case "ref": {
			const checkout = checkouts?.[name];
			if (checkout === void 0) throw new UsageError(`${name}: \`${side.name}\` is a side of \`compare\` only.`, { fix: `Check out that commit, and run \`${run.command}\` in that work tree.` });
			return {
				...await profileOfRevision(name, run, program, prepared),
				checkout
			};
		}
		case "off": return { kind: "off" };
		case "merged":
			if (merged !== void 0) return {
				kind: "profile",
				path: merged,
				display: "the merged profile"
			};
			throw new UsageError("`merged` means the profile that a run collects, but this command collects no profile.", { fix: "Use `committed`, `off` or the path of a profile." });
		case "committed": {
			const fix = checkouts ? `Write \`--${name} off\` for the work tree without PGO, or \`--${name} ref:HEAD\` for the last commit.` : waysToProfile(run.config);
			return usableProfile(program.profilePath, fix);
		}
		case "path": {
			const { path } = side;
			if (await isProgramFile(side)) return {
				kind: "binary",
				path,
				display: basename(path)
			};
			return usableProfile(path, `Write \`off\`, \`committed\`, \`merged\`, or the path of a profile. ${run.config.workingDirectory} has no file of that name.`);
		}
	}
}
/** Returns the profile that a `ref:` side is built with, according to the setting `ref-profile`. */
async function profileOfRevision(name, run, program, prepared) {
	const { refProfile } = run.config;
	switch (refProfile.kind) {
		case "off": return { kind: "off" };
		case "path": return usableProfile(refProfile.path, "Let `ref-profile` name a profile, `own`, `baseline`, `candidate` or `off`.");
		case "own": return ownProfileOf(prepared.checkouts?.[name]);
		default: {
			const checkout = prepared.checkouts?.[refProfile.kind];
			if (checkout !== void 0) return ownProfileOf(checkout);
			const other = await buildSide(refProfile.kind, run, program, prepared);
			if (other.kind !== "binary") return other;
			throw new UsageError(`ref-profile: the ${refProfile.kind} is a binary, which has no profile to build with.`, { fix: "Write `own`, `off` or the path of a profile." });
		}
	}
}
async function ownProfileOf(checkout) {
	const { ownProfile, name } = checkout ?? {};
	if (ownProfile === void 0) return { kind: "off" };
	const fix = "Write `--ref-profile off`, or set `--ref-profile` to a profile for both sides.";
	return usableProfile(ownProfile, fix).catch(reworded((message) => `${name}: ${message.replaceAll(ownProfile, basename(ownProfile))}`, fix));
}
/** Returns the names, commits and profiles of the sides for the report; undefined if no side is a `ref:` side. */
function comparedRevisions(sides) {
	if (SIDES.every((side) => checkoutOfSide(sides[side]) === void 0)) return void 0;
	const revisionOf = (side) => {
		const checkout = checkoutOfSide(side);
		const profile = side.kind === "off" ? "off" : side.display;
		if (checkout !== void 0) return {
			name: checkout.name,
			commit: checkout.commit,
			profile
		};
		return {
			name: side.kind === "binary" ? side.display : "the work tree",
			profile
		};
	};
	return {
		baseline: revisionOf(sides.baseline),
		candidate: revisionOf(sides.candidate)
	};
}
/**
* Returns the side that is built with a profile.
* @param fix the advice to the user if the profile's file is missing.
* @throws ExpectedError if the compiler could not use the profile.
*/
async function usableProfile(path, fix) {
	const file = await readIfThere(path);
	if (file === void 0) throw new ExpectedError(`There is no profile at ${path}.`, {
		fix,
		kind: "no profile"
	});
	await validateOrExplain(file, path);
	const { edges, gzipLayers } = await readOrExplain(file, path);
	const [packed] = aboutGzipLayers(gzipLayers, "error");
	if (packed !== void 0) throw new ExpectedError(`${path}: ${packed.message}`, { fix: packed.fix });
	if (edges.totalWeight > 0) return {
		kind: "profile",
		path,
		display: basename(path)
	};
	const message = `${path} has no call edge, so it has no effect on \`go build\`.`;
	throw new ExpectedError(message, { fix: "Refresh the profile." });
}
/** The first bytes of programs, in hexadecimal: ELF, PE, Mach-O with 64 bits in both byte orders, and universal Mach-O. */
const MAGIC = [
	"7f454c46",
	"4d5a",
	"cffaedfe",
	"feedfacf",
	"cafebabe"
];
/** Returns true if a side is a file that begins like a program. */
async function isProgramFile(side) {
	try {
		const begin = await firstBytes(side.kind === "path" ? side.path : "", 4);
		return MAGIC.some((magic) => begin.toString("hex").startsWith(magic));
	} catch {
		return false;
	}
}
/** @throws UsageError if both sides are the same. */
function requireDifferent({ baseline, candidate }) {
	if (JSON.stringify(baseline) !== JSON.stringify(candidate)) return;
	const [both] = [baseline].map((side) => side.kind === "path" ? side.path : side.kind === "ref" ? side.name : side.kind);
	const message = `baseline and candidate are both \`${both}\`.`;
	throw new UsageError(message, { fix: "Name two different sides, such as `off` and `committed`." });
}
/**
* Finds sides whose files have the same bytes, before anything is built.
* @returns a warning about two equal binaries, and a note about two commits with different profiles. Equal binaries are only a warning,
* because a user may compare them to see this machine's noise.
* @throws UsageError if two profiles are equal, because both builds would be the same.
*/
async function equalSides(sides) {
	if (SIDES.some((side) => checkoutOfSide(sides[side]) !== void 0)) return profilesOfRevisions(sides);
	const { baseline, candidate } = sides;
	if (baseline.kind === "off" || candidate.kind === "off" || baseline.kind !== candidate.kind) return [];
	if (await sha256OfFile(baseline.path) !== await sha256OfFile(candidate.path)) return [];
	const message = `baseline and candidate have the same bytes: ${baseline.path} and ${candidate.path}.`;
	const fix = "Name two different files.";
	if (baseline.kind === "profile") throw new UsageError(message, { fix });
	return [warning(message, `${fix} A comparison of equal files shows the noise of this machine.`)];
}
/**
* Returns a note if two commits are built with different profiles, because the comparison then shows the effect of the code and of the
* profiles together.
*/
async function profilesOfRevisions({ baseline, candidate }) {
	const codes = [baseline, candidate];
	if (codes.some(({ kind }) => kind === "binary")) return [];
	const digests = codes.map((side) => side.kind === "profile" ? sha256OfFile(side.path) : "off");
	const [before, after] = await Promise.all(digests);
	if (before === after) return [];
	const message = `The sides also differ in their profile: the baseline is built ${sideInWords(baseline)}, the candidate ${sideInWords(candidate)}.`;
	return [note(message, "To compare only the code, build both sides with the same profile: `ref-profile: baseline`.")];
}
/** Returns true if the run measures only production. */
function isProductionAlone({ measure }) {
	return measure.size === 1 && measure.has("production");
}
/**
* Compares production before and after a release. A failure is an error if the run measures only production, and a warning in all other
* runs.
*/
async function compareInProduction(run) {
	const { config, host } = run;
	const isAlone = isProductionAlone(config);
	if (config.production === void 0 && isAlone) throw new UsageError("`measure` is `production`, but the setting `production` is missing.", { fix: "Add `production:` with `prometheus`, `cpu` and `released` to the config file." });
	if (!config.measure.has("production") || config.production === void 0) return { findings: [] };
	host.progress("Asking Prometheus for production before and after the release …");
	const { compareProduction } = await import("./production.js");
	const found = compareProduction(config.production, collectingOf(run, run.scratch)).then(({ report, findings }) => ({
		production: report,
		findings
	}));
	return orElse(run, found, (error) => {
		if (isAlone) throw error;
		return { findings: [{
			...warning(error.message, error.fix),
			source: "production"
		}] };
	});
}
/**
* Returns the error that fails a command because of a failed gate. A gate fails if its condition is proven. The result is undefined if no
* gate failed.
*/
function failureOfGates(gates) {
	const failed = gates.filter(({ outcome }) => outcome === "failed");
	if (failed.length === 0) return void 0;
	const reasons = failed.map(({ condition, reason }) => `\`${condition}\`: ${reason}`);
	const all = gates.length === 1 ? "The gate" : `${failed.length} of ${gates.length} gates`;
	return new ExpectedError(`${all} failed: ${reasons.join(" ")}`, { fix: "See the report for what changed. If the change is intended, raise the limit in `fail-on`." });
}

export { compare as n, failureOfGates as r, buildSides as t };