import { p as readText } from "./files.js";
import { r as goOutput, s as listPackages } from "./go.js";
import { join } from "node:path";

// src/golang/own-packages.ts
/**
* Lists the packages of a module, and finds the packages whose benchmarks measure code of one of the module's programs. `init` and
* `compare` both use this list of packages.
*
* For example, a module has the programs `cmd/api` and `cmd/worker`, the packages `api`, `worker` and `shared`, and the package
* `benchmarks`, whose tests import `api`. The program `cmd/api` is built from `cmd/api`, `api` and `shared`. Benchmarks of this program's
* code may also be in the package `benchmarks`, because that package imports `api`. Benchmarks in `worker` do not count for `cmd/api`,
* although `worker` imports `shared`, because only `cmd/worker` is built from `worker`.
*
* In a workspace (`go.work`), the packages of all modules of the workspace count, because a program is built from the code in the folders
* of the other modules. Only the module's own files are read, and nothing is downloaded.
*/
/**
* Lists the packages of the module, or of all modules of the workspace. The list is the same for every folder of the module in which `go`
* may run (`go.context.cwd`).
*/
async function ownPackages(go, flags = []) {
	const atRoot = {
		...go,
		context: {
			...go.context,
			cwd: go.moduleDirectory
		}
	};
	const found = [];
	for (const one of await listPackages(atRoot, await ownPatterns(go), flags)) found.push(await ownPackage(one));
	return found;
}
/** Reads the imports from the files of a package, because `go list` would first download all dependencies. */
async function ownPackage(listed) {
	const { directory, files } = listed;
	const importsOf = async (names) => {
		const texts = await Promise.all(names.map((name) => readText(join(directory, name))));
		return [...new Set(texts.flatMap(importsIn))];
	};
	return {
		...listed,
		imports: await importsOf(files.built),
		testImports: await importsOf([...files.tests, ...files.externalTests])
	};
}
const ANY_COMMENT = /\/\/.*$|\/\*[\s\S]*?\*\//gm;
const DECLARATION = /^(?:func|var|const|type)\b/m;
const IMPORT = /^import\s*(?:\(([^)]*)\)|([^\n]*))/gm;
/** Returns the import paths in the text of a Go file. Imports come before all other declarations. */
function importsIn(text) {
	const [head = ""] = text.replace(ANY_COMMENT, "").split(DECLARATION, 1);
	return [...head.matchAll(IMPORT)].flatMap(([, block = "", line = ""]) => [...`${block}${line}`.matchAll(/["`]([^"`\n]+)["`]/g)].map(([, path = ""]) => path));
}
/**
* Returns patterns, such as `./...`, that name all packages of the modules. Go's own source tree has modules whose path has no host, and
* patterns cannot name such modules from another folder.
*/
async function ownPatterns({ context, modulePath, moduleDirectory }) {
	if (!modulePath.includes(".")) return ["./..."];
	return ["./...", ...(await goOutput([
		"list",
		"-m",
		"-f",
		"{{.Path}}"
	], {
		...context,
		cwd: moduleDirectory
	})).split(/\r?\n/).filter((path) => path !== "").filter((path) => path !== modulePath).map((path) => `${path}/...`)];
}
/** Returns the import path of a package, and the import paths of the packages in `all` that the package is built from. */
function builtFrom(importPath, all) {
	const byPath = new Map(all.map((one) => [one.importPath, one]));
	const found = /* @__PURE__ */ new Set([importPath]);
	for (const path of found) for (const imported of byPath.get(path)?.imports ?? []) if (byPath.has(imported)) found.add(imported);
	return found;
}
/**
* Returns the import paths of two kinds of packages: the packages that a program is built from, and the packages whose code or tests import
* one of these packages. Benchmarks in both kinds of packages may measure code of the program. Packages that only other programs are built
* from are left out.
* @param program the import path of the program's main package.
*/
function packagesAbout(program, all) {
	const own = builtFrom(program, all);
	const isOtherProgram = ({ name, importPath }) => name === "main" && importPath !== program;
	const ofOthers = new Set(all.filter(isOtherProgram).flatMap(({ importPath }) => [...builtFrom(importPath, all)]));
	const code = [...own].filter((path) => path !== program);
	const importsCode = (one) => {
		const tested = one.testImports.flatMap((path) => [...builtFrom(path, all)]);
		const reached = /* @__PURE__ */ new Set([...builtFrom(one.importPath, all), ...tested]);
		return code.some((path) => reached.has(path));
	};
	return all.filter((one) => own.has(one.importPath) || !ofOthers.has(one.importPath) && importsCode(one)).map(({ importPath }) => importPath);
}

export { packagesAbout as i, ownPackage as n, ownPackages as r, builtFrom as t };