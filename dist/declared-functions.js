import { b as symbolPath, w as listPackages } from "./gather.js";
import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

// src/declared-functions.ts
/**
* The functions and methods that the module's packages declare, read from every Go file beside them, whatever
* its build constraints: a profile may come from another platform.
* @param flags the user's build flags, since tags decide which packages there are.
*/
async function declaredFunctions(go, mainPackage, flags) {
	const names = /* @__PURE__ */ new Set();
	const packages = /* @__PURE__ */ new Set(["main"]);
	const root = {
		...go,
		context: {
			...go.context,
			cwd: go.moduleDirectory
		}
	};
	for (const { importPath, directory } of await listPackages(root, ["./..."], flags)) {
		packages.add(symbolPath(importPath));
		const prefixes = [symbolPath(importPath), ...directory === mainPackage.directory ? ["main"] : []];
		for (const name of await declarationsIn(directory)) for (const prefix of prefixes) names.add(`${prefix}.${name}`);
	}
	return {
		modulePath: go.modulePath,
		names,
		packages,
		isElsewhere: (path) => existsSync(join(go.moduleDirectory, folderOf(path, go.modulePath)))
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

export { declaredFunctions as t };