import { a as listPackages, o as modulesBuiltWith } from "./go.js";
import { i as symbolPath } from "./own.js";
import { readFile, readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { existsSync } from "node:fs";

// src/source-tree/declared-functions.ts
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

export { declaredFunctions as n, declarations as t };