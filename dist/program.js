import { Br as listPackages, Hr as runGo, Mi as UsageError, Rr as jsonObjects, ji as ExpectedError, ma as symbolPath, wi as realPlace } from "./start.js";
import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

// src/golang/program.ts
/** How many names an error lists. */
const LISTED = 10;
/**
* The main package that the profile is for: the one named (`wanted.package`, a path such as `./cmd/server` or
* an import path), or the module's only one. Of several, it is the only one with a `default.pgo`, else the one whose
* folder one stands in. It need not compile.
* @throws UsageError when the name is no package path, or several are left; ExpectedError without a main package.
*/
async function findMainPackage(go, wanted = {}) {
	const pattern = wanted.package ?? "./...";
	if (pattern.startsWith("-") || pattern.trim() === "" || pattern.endsWith(".go")) throw new UsageError(`package: \`${pattern}\` is not the path of a package.`, { fix: "Name its folder, such as `./cmd/server`, or its import path." });
	const listed = await listPackages(go, [pattern], wanted.flags);
	const mains = listed.filter(({ name, directory, own }) => name === "main" && directory !== "" && own);
	if (mains.length === 0) throw noMainPackage(go, listed, wanted.package);
	const profiled = mains.filter(({ directory }) => existsSync(join(directory, "default.pgo")));
	const cwd = realPlace(go.context.cwd);
	const [only] = [
		mains,
		profiled,
		mains.filter(({ directory }) => realPlace(directory) === cwd)
	].find(({ length }) => length === 1) ?? [];
	if (only === void 0) throw severalMains(go, mains, wanted.package);
	const { importPath, directory, modulePath } = only;
	const why = profiled.length === 1 ? "the only one with a `default.pgo`" : "the one in this folder";
	const choice = mains.length === 1 ? void 0 : `of ${mains.length} programs ${why}`;
	return {
		importPath,
		directory,
		modulePath,
		name: programName(importPath),
		choice
	};
}
function noMainPackage(go, listed, name) {
	if (name === void 0) return new ExpectedError(`There is no main package in module ${go.modulePath} below ${go.context.cwd}.`, { fix: "A profile is for a program: set `working-directory` to a module that has one, or `package` if build tags hide it." });
	const [found] = listed;
	const what = found === void 0 ? "matches no package" : found.name === "" ? `is not there: ${found.error || "it has no Go files"}` : found.name === "main" ? `is a main package outside of module ${go.modulePath}` : `is package ${found.name}, not main`;
	return new ExpectedError(`package: \`${name}\` ${what}.`, { fix: "Name the folder of a main package, such as `package: ./cmd/server`." });
}
function severalMains(go, mains, pattern) {
	const names = mains.map(({ importPath }) => importPath).sort();
	const rest = names.length > LISTED ? [`and ${names.length - LISTED} more`] : [];
	const where = pattern === void 0 ? `Module ${go.modulePath}` : `package: \`${pattern}\``;
	const [first = ""] = names;
	const example = go.context.cwd === go.moduleDirectory && first.startsWith(go.modulePath) ? `.${first.slice(go.modulePath.length)}` : first;
	return new UsageError(`${where} has ${names.length} main packages: ${[...names.slice(0, LISTED), ...rest].join(", ")}.`, { fix: `Choose one, for instance \`package: ${example}\`.` });
}
/** The last element of the path that is no major version, as `load.(*Package).DefaultExecName` in cmd/go has it. */
function programName(importPath) {
	const elements = importPath.split("/");
	const last = elements.at(-1) ?? importPath;
	return /^v[0-9]+$/.test(last) ? elements.at(-2) ?? last : last;
}
/**
* The functions and methods that the module's packages declare, read from every Go file in their folders, whatever
* its build constraints: a profile may come from another platform.
* @param mainPackage the program; undefined: any of the module's.
* @param flags the user's build flags, since tags decide which packages there are.
*/
async function declaredFunctions(go, mainPackage, flags) {
	const names = /* @__PURE__ */ new Set();
	const packages = /* @__PURE__ */ new Set(["main"]);
	const mains = [];
	for (const { importPath, directory, name: packageName } of await packagesOfModule(go, flags)) {
		packages.add(symbolPath(importPath));
		const files = await goFiles(directory);
		const declared = (await Promise.all(files.map((file) => readFile(join(directory, file), "utf8")))).flatMap(declarations);
		const isMain = packageName === "main";
		const isWanted = mainPackage === void 0 ? isMain : directory === mainPackage.directory;
		for (const prefix of [symbolPath(importPath), ...isWanted ? ["main"] : []]) for (const name of declared) names.add(`${prefix}.${name}`);
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
		program: isKnown ? {
			modulePath: go.modulePath,
			main,
			otherMains: mains.filter((one) => one !== main),
			dependencies: await modulesBuiltWith(go)
		} : void 0
	};
}
const DECLARATION = /^func\s+(?:\(\s*(?:[\p{L}\p{Nd}_]+\s+)?\*?\s*(?<type>[\p{L}\p{Nd}_]+)[^)]*\)\s*)?(?<name>[\p{L}\p{Nd}_]+)/gmu;
/** `Func` and `Type.Method` for each function that a Go file declares. */
function declarations(source) {
	return [...source.matchAll(DECLARATION)].map(({ groups }) => groups?.["type"] === void 0 ? `${groups?.["name"]}` : `${groups["type"]}.${groups["name"]}`);
}
/** Package patterns end at the folder they start from, so the module's root is asked. */
function packagesOfModule(go, flags) {
	return listPackages({
		...go,
		context: {
			...go.context,
			cwd: go.moduleDirectory
		}
	}, ["./..."], flags);
}
async function goFiles(directory) {
	return (await readdir(directory)).filter((file) => file.endsWith(".go"));
}
/** Folder of a package, from the module's, by its path in symbols; a package of external tests lies with the tested one. */
function folderOf(packagePath, modulePath) {
	return packagePath.replaceAll("%2e", ".").slice(modulePath.length + 1).replace(/_test$/, "");
}
/**
* Paths of the modules whose packages may be in the module's programs: those that its go.mod requires, which from Go
* 1.17 on are all, and in a workspace its other modules with what they require. Nothing is downloaded.
*/
async function modulesBuiltWith(go) {
	const listed = await runGo([
		"list",
		"-m",
		"-json=Path,GoMod"
	], go.context);
	const own = jsonObjects(listed.exitCode === 0 ? listed.stdout.toString() : "");
	const paths = new Set(own.map(({ Path }) => Path));
	const files = /* @__PURE__ */ new Set([join(go.moduleDirectory, "go.mod"), ...own.flatMap(({ GoMod }) => GoMod ?? [])]);
	for (const file of files) {
		const { exitCode, stdout } = await runGo([
			"mod",
			"edit",
			"-json",
			file
		], go.context);
		if (exitCode !== 0) continue;
		const { Require } = JSON.parse(stdout.toString());
		for (const { Path } of Require ?? []) paths.add(Path);
	}
	return [...paths].sort();
}

export { findMainPackage as n, declaredFunctions as t };