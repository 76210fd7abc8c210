import { b as symbolPath, w as listPackages } from "./gather.js";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

// src/declared-functions.ts
/**
* The functions and methods that the module's packages declare, read from every Go file beside them, whatever
* its build constraints: a profile may come from another platform.
*/
async function declaredFunctions(go, mainPackage) {
	const names = /* @__PURE__ */ new Set();
	const packages = await listPackages({
		...go,
		context: {
			...go.context,
			cwd: go.moduleDirectory
		}
	}, ["./..."]);
	for (const { importPath, directory } of packages) {
		const prefixes = [symbolPath(importPath), ...directory === mainPackage.directory ? ["main"] : []];
		for (const name of await declarationsIn(directory)) for (const prefix of prefixes) names.add(`${prefix}.${name}`);
	}
	return {
		modulePath: go.modulePath,
		names
	};
}
async function declarationsIn(directory) {
	const files = (await readdir(directory)).filter((file) => file.endsWith(".go"));
	return (await Promise.all(files.map((file) => readFile(join(directory, file), "utf8")))).flatMap(declarations);
}
const DECLARATION = /^func\s+(?:\(\s*(?:\w+\s+)?\*?\s*(?<type>\w+)[^)]*\)\s*)?(?<name>\w+)/gmu;
/** `Func` and `Type.Method` for each function that a Go file declares. */
function declarations(source) {
	return [...source.matchAll(DECLARATION)].map(({ groups }) => groups?.["type"] === void 0 ? `${groups?.["name"]}` : `${groups["type"]}.${groups["name"]}`);
}

export { declaredFunctions as t };