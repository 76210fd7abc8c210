import { D as groupBy, w as compareText } from "./start.js";
import { d as undefinedIfExpected, n as ExpectedError } from "./errors.js";
import { t as decodeFile } from "./decode.js";
import { V as locationBits, X as weightWith, c as edgesOf, f as weightShare } from "./edges.js";
import { S as ownName, _ as isInside, m as declarationOf, w as renamer, y as isOwnFunction } from "./names.js";
import { s as isExcluded } from "./exclusions.js";

// src/profile/published.ts
/**
* Reads a published profile and gives its functions the names that they have today.
* @throws ExpectedError when the file is not a profile.
*/
async function readProfile(file, renames = []) {
	const profile = await decodeFile(file);
	const { head, totals, times, edges } = edgesOf(profile);
	const today = renamer(renames);
	const isOld = (name) => today(name) !== name;
	const named = edges(ownName);
	return {
		head,
		edges: edges(today),
		names: profile.functions.names.map(today),
		times,
		...totals,
		testBinary: testBinaryOf(profile),
		weightUnderOldNames: weightShare(named.edges, ({ caller, callee }) => isOld(caller) || isOld(callee)),
		shows: (exclusions) => edges().edges.some((edge) => isExcluded(edge, exclusions))
	};
}
/**
* Reads a published profile, as `readProfile` does.
* @returns undefined for a missing file, and for one that is not a profile, such as an empty file or a Git LFS pointer.
*/
async function readIfProfile(file, renames = []) {
	return file && readProfile(file, renames).catch(undefinedIfExpected);
}
/**
* Finds the test binary that a profile was recorded from. A profile with whole stacks holds the file name of its program. A
* profile of call edges does not, so there the calls that only `go test` makes show it.
*/
function testBinaryOf({ mappings, functions }) {
	const testFile = mappings.map(({ filename }) => filename.replace(/^.*[/\\]/, "")).find((name) => /\.test(\.exe)?$/.test(name));
	const runsTests = functions.names.some((name) => /^testing\.(tRunner|\(\*(B|M|T|common)\)\.)/.test(name));
	return testFile ?? (runsTests ? "go test" : void 0);
}

// src/profile/origin.ts
/** Of the stacks with code from outside of the standard library, the least share that is another program's. */
const FOREIGN_SHARE = .1;
const FIX = "Point the source at this program, or set `working-directory` and `package` to the one that the profile is of.";
/**
* Refuses the profile of another program, which would say nothing about this one, and which the compiler would accept. It
* is known by functions of package main, folders of main packages, and modules that this program is not built with.
* @returns a sentence of doubt about a profile that may be of an older version.
* @throws ExpectedError naming what was expected and what was found.
*/
function mustBeOfProgram(named, { main, otherMains, modulePath, dependencies }) {
	const functions = mainFunctionsOf(named.names.map(({ name }) => name));
	const folders = mainFoldersOf(named);
	const of = (one) => functions.filter((name) => isDeclaredIn(one, name));
	const known = new Set((main === void 0 ? otherMains : [main]).flatMap(of)).size;
	const isOfThisModule = known * 2 > functions.length || named.names.some(({ name }) => !name.startsWith("main.") && isOwnFunction(name, modulePath));
	if (!isOfThisModule && !folders.some((folder) => isInside(folder, /* @__PURE__ */ new Set([modulePath])))) {
		const own = /* @__PURE__ */ new Set([modulePath, ...dependencies]);
		if (isForeign(named, own, functions.length > 0 && known === 0)) {
			const found = [packagesOf(named).filter((path) => !isInside(path, own)), inMain(functions)].filter(({ length }) => length > 0).map(list);
			const message = `It is a profile of another program: expected functions of ${`${modulePath}${main === void 0 ? "" : ` (main package ${main.importPath})`}`}, found functions of ${found.join(" and ")}.`;
			throw new ExpectedError(message, { fix: FIX });
		}
	}
	if (main === void 0) return void 0;
	const all = [main, ...otherMains];
	const [best = main] = all.toSorted((a, b) => of(b).length - of(a).length);
	const inFolder = all.filter(({ folder }) => folder !== "" && folders.some((at) => at.endsWith(`/${folder}`))).sort((a, b) => b.folder.length - a.folder.length);
	const found = of(best).length > 0 ? best : main.folder === "" ? void 0 : inFolder[0];
	if (found !== void 0 && found !== main) {
		const names = of(found).filter((name) => !isDeclaredIn(main, name));
		const which = names.length === 0 ? "" : `, such as ${list(inMain(names))}`;
		const message = `It is a profile of another program of ${modulePath}: expected main package ${main.importPath}, found functions of ${found.importPath}${which}.`;
		const fix = `Give this source to a step with \`package: ./${found.folder}\`, and to this one a source of ${main.importPath}.`;
		throw new ExpectedError(message, { fix });
	}
	if (found === main || !isOfThisModule || functions.length === 0) return void 0;
	return `None of its functions of package main (${list(functions)}) is declared in the Go files of ${main.importPath}: it is of an older version, or of another program that uses this module.`;
}
/** Whether enough stacks have code of modules that the program is not built with, or of another package main that does not only hand over to libraries. */
function isForeign(named, own, hasOtherMain) {
	const [other, foreign, any] = [
		1,
		2,
		4
	];
	const bits = named.names.map(({ path }) => (path === "" ? 0 : isInside(path, own) ? other : other | foreign) | any);
	const ofLocation = locationBits(named.profile, (func) => bits[func]);
	const weightOf = (bit) => weightWith(named.profile, ofLocation, bit);
	const [foreigns, others] = [weightOf(foreign), weightOf(other)];
	if (foreigns > 0 && foreigns >= FOREIGN_SHARE * others) return true;
	return hasOtherMain && others * 2 < weightOf(any);
}
/** Packages outside of the standard library, those with the most functions first. */
function packagesOf({ names }) {
	const paths = names.flatMap(({ path }) => path || []);
	return [...groupBy(paths, (path) => path)].sort(([a, x], [b, y]) => y.length - x.length || compareText(a, b)).map(([path]) => path);
}
/** Folders of the source files of package main, without the version of a module. */
function mainFoldersOf({ profile, names }) {
	const folders = names.flatMap(({ name }, index) => {
		if (!name.startsWith("main.")) return [];
		const path = profile.functions.filename(index).replaceAll("\\", "/").replace(/@v[^/]*/, "");
		return path.lastIndexOf("/") > 0 ? path.slice(0, path.lastIndexOf("/")) : [];
	});
	return [...new Set(folders)];
}
/**
* Which programs a profile may be of: the main packages that declare functions that its `main.*` names, those with the most first.
* @param names are the names of the profile's functions.
* @returns an empty list where the profile has no such function, as that of a program that only calls libraries.
*/
function programsOf(names, mains) {
	const functions = mainFunctionsOf(names);
	return mains.map((main) => ({
		main,
		declared: functions.filter((name) => isDeclaredIn(main, name)).length
	})).filter(({ declared }) => declared > 0).map(({ main, declared }) => ({
		main,
		declared,
		hasAll: declared === functions.length
	})).sort((a, b) => b.declared - a.declared);
}
/** The program that a profile is of: the only one that declares any of its functions, or else the only one that declares all. */
function programOf(likely) {
	const whole = likely.filter(({ hasAll }) => hasAll);
	const [only, ...others] = whole.length === 1 ? whole : likely;
	return others.length === 0 ? only?.main : void 0;
}
/** Functions of package main but `main` and `init`, which every program has; methods as `Type.Method`. */
function mainFunctionsOf(all) {
	const names = all.flatMap((name) => {
		if (!name.startsWith("main.")) return [];
		const { first, second, isGenerated } = declarationOf(name);
		if (isGenerated || first === "main" || first === "") return [];
		return /^(func|gowrap|deferwrap)?\d*$/.test(second) ? first : `${first}.${second}`;
	});
	return [...new Set(names)].sort();
}
/** `name` is `Func`, `Type.Method`, or `Func.Other` for a closure of a function that was inlined. */
function isDeclaredIn({ names }, name) {
	return names.has(name) || names.has(name.split(".")[0] ?? "");
}
function inMain(names) {
	return names.map((name) => `main.${name}`);
}
const [NAMED, NAME_LENGTH] = [3, 100];
function list(names) {
	const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : "";
	const printable = (name) => name.replace(/[^\x21-\x7e\p{L}\p{N}]/gu, "?").slice(0, NAME_LENGTH);
	return names.slice(0, NAMED).map(printable).join(", ") + more;
}

export { readProfile as a, readIfProfile as i, programOf as n, programsOf as r, mustBeOfProgram as t };