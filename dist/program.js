import { n as ExpectedError, r as UsageError } from "./errors.js";
import { t as VERSION } from "./version.js";
import { a as modulesBuiltWith, i as listPackages, n as goToolchain, t as findMainPackage } from "./go.js";
import { l as symbolPath } from "./decode.js";
import { n as repositoryRoot } from "./git.js";
import { existsSync } from "node:fs";
import { readFile, readdir, realpath } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";

// src/declared-functions.ts
/**
* The functions and methods that the module's packages declare, read from every Go file beside them, whatever
* its build constraints: a profile may come from another platform.
* @param mainPackage the program; undefined: any of the module's.
* @param flags the user's build flags, since tags decide which packages there are.
*/
async function declaredFunctions(go, mainPackage, flags) {
	const names = /* @__PURE__ */ new Set();
	const packages = /* @__PURE__ */ new Set(["main"]);
	const mains = [];
	const root = {
		...go,
		context: {
			...go.context,
			cwd: go.moduleDirectory
		}
	};
	for (const { importPath, directory, name: packageName } of await listPackages(root, ["./..."], flags)) {
		packages.add(symbolPath(importPath));
		const declared = await declarationsIn(directory);
		const isMain = packageName === "main";
		const isWanted = mainPackage === void 0 ? isMain : directory === mainPackage.directory;
		const prefixes = [symbolPath(importPath), ...isWanted ? ["main"] : []];
		for (const name of declared) for (const prefix of prefixes) names.add(`${prefix}.${name}`);
		if (isMain) {
			const folder = relative(go.moduleDirectory, directory).split(sep).join("/");
			mains.push({
				importPath,
				folder,
				names: new Set(declared)
			});
		}
	}
	const main = mains.find(({ importPath }) => importPath === mainPackage?.importPath);
	const isKnown = mainPackage === void 0 || main !== void 0;
	return {
		modulePath: go.modulePath,
		names,
		packages,
		isElsewhere: (path) => existsSync(join(go.moduleDirectory, folderOf(path, go.modulePath))),
		...isKnown && { program: {
			modulePath: go.modulePath,
			...main && { main },
			otherMains: mains.filter((one) => one !== main),
			dependencies: await modulesBuiltWith(go)
		} }
	};
}
/** Folder of a package, from the module's, by its path in symbols; a package of external tests lies with the tested one. */
function folderOf(packagePath, modulePath) {
	return packagePath.replaceAll("%2e", ".").slice(modulePath.length + 1).replace(/_test$/, "");
}
async function declarationsIn(directory) {
	const files = (await readdir(directory)).filter((file) => file.endsWith(".go"));
	return (await Promise.all(files.map((file) => readFile(join(directory, file), "utf8")))).flatMap(declarations);
}
const DECLARATION = /^func\s+(?:\(\s*(?:[\p{L}\p{Nd}_]+\s+)?\*?\s*(?<type>[\p{L}\p{Nd}_]+)[^)]*\)\s*)?(?<name>[\p{L}\p{Nd}_]+)/gmu;
/** `Func` and `Type.Method` for each function that a Go file declares. */
function declarations(source) {
	return [...source.matchAll(DECLARATION)].map(({ groups }) => groups?.["type"] === void 0 ? `${groups?.["name"]}` : `${groups["type"]}.${groups["name"]}`);
}

// src/commands/program.ts
/**
* Finds the Go toolchain, the module and its main package.
* @throws ExpectedError without Go or a module, or when it is not clear which program is meant.
*/
async function findProgram(job) {
	const { config, host } = job;
	const go = await goToolchain({
		cwd: config.workingDirectory,
		env: host.env,
		signal: host.signal
	});
	const main = await findMainPackage(go, {
		...config.package !== void 0 && { package: config.package },
		flags: config.buildFlags
	});
	job.report.subject = {
		module: go.modulePath,
		package: main.importPath,
		goVersion: go.version,
		actionVersion: VERSION
	};
	return {
		go,
		main,
		profilePath: config.profile ?? join(main.directory, "default.pgo")
	};
}
/** @throws UsageError when publishing needs a repository and the profile lies in none. */
async function placeOfProfile(job, profilePath) {
	try {
		return {
			path: await pathInRepository(job, profilePath),
			inRepository: true
		};
	} catch (error) {
		if (job.config.publish !== "none" || !(error instanceof ExpectedError)) throw error;
		return {
			path: basename(profilePath),
			inRepository: false
		};
	}
}
/**
* Path of the profile from the repository's root, with forward slashes.
* @throws UsageError when it lies outside of the repository, or there is none.
*/
async function pathInRepository(job, profilePath) {
	const root = await repositoryRoot(job, "Run it in a clone (with `actions/checkout` before this step), or use `collect`, which publishes nothing.");
	const inside = relative(root, await realPath(profilePath));
	if (inside.startsWith("..") || isAbsolute(inside)) throw new UsageError(`profile: ${profilePath} lies outside of the git repository.`, { fix: "Name a path inside of it." });
	return inside.split(sep).join("/");
}
/** The path with symbolic links resolved, as far as it exists: the rest will be made. */
async function realPath(path) {
	const real = await realpath(path).catch(() => void 0);
	if (real !== void 0 || dirname(path) === path) return real ?? path;
	return join(await realPath(dirname(path)), basename(path));
}

export { placeOfProfile as n, declaredFunctions as r, findProgram as t };