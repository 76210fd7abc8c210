import { Er as ExpectedError, _n as count, yn as share } from "./start.js";
import { C as isConflict, F as KnownNames, H as isInside, L as filenameOf, M as totalsOfSums, S as CONFLICT, U as moduleTally, W as weighModules, at as isOwnFunction, c as mustBeCpuProfile, d as mustHaveSamples, f as mustHaveStartLines, g as MAX_PROFILE_BYTES, it as declarationOf, k as isMarkedCompact, l as mustBeGo, m as Malformed, o as foldEdges, ot as splitSymbol, p as packProfile, q as EqualLists, r as surveyOf, t as readEdges, u as mustHaveNamesOfOneLine, v as profileBytes } from "./edge-profile.js";
import { createHash } from "node:crypto";

// src/profile/build-ids.ts
/**
* Build IDs of the program, not of its libraries: those of the mappings that hold Go's runtime; where none does, of
* the first, which by convention is the program.
*/
function buildIdsOf({ packed, names }) {
	const { mappings, locations } = packed;
	const ofProgram = /* @__PURE__ */ new Set();
	for (let location = 0; location < locations.count; location++) {
		const mapping = locations.mapping[location];
		if (mapping < 0 || ofProgram.has(mapping)) continue;
		const end = locations.firstLine[location + 1];
		for (let line = locations.firstLine[location]; line < end; line++) if (names[locations.lineFunction[line]]?.name.startsWith("runtime.")) ofProgram.add(mapping);
	}
	const ids = mappings.flatMap(({ buildId }, index) => buildId !== "" && (ofProgram.size === 0 ? index === 0 : ofProgram.has(index)) ? [buildId] : []);
	return [...new Set(ids)].sort();
}

// src/profile/line-ends.ts
const [LF, CR] = [10, 13];
/** A profile has hundreds of LFs, since they begin its fields; each of the first few would be after a CR by chance. */
const FEW = 8;
/** Whether git made every LF in the file CR LF. */
function hasAddedReturns(file) {
	let pairs = 0;
	for (let at = file.indexOf(LF); at >= 0; at = file.indexOf(LF, at + 1)) {
		if (file[at - 1] !== CR) return false;
		pairs++;
	}
	return pairs >= FEW;
}

// src/profile/content.ts
/**
* @param limit of bytes, unpacked.
* @throws ExpectedError when it is damaged or no profile at all.
*/
async function contentOf(file, limit = MAX_PROFILE_BYTES) {
	const returns = hasAddedReturns(file);
	const bytes = await explained(returns, () => profileBytes(file, limit));
	const sha256 = digest(file);
	return {
		bytes,
		digest: bytes === file ? sha256 : digest(bytes),
		fileBytes: file.length,
		sha256,
		hasAddedReturns: returns
	};
}
/**
* Decodes what is in a file.
* @throws ExpectedError when it is damaged or no profile at all, with how it came to that where this can be told.
*/
function decodeContent(content, decode) {
	try {
		return decode(content.bytes);
	} catch (error) {
		throw explain(asDamaged(error, content.bytes), content.hasAddedReturns);
	}
}
/** As `decodeContent`, of protobuf bytes that no file is known of. */
function decodeBytes(bytes, decode) {
	try {
		return decode(bytes);
	} catch (error) {
		throw asDamaged(error, bytes);
	}
}
function asDamaged(error, bytes) {
	if (!(error instanceof Malformed)) return error;
	if (isConflict(bytes)) return new ExpectedError(`It is ${CONFLICT.what}.`, {
		fix: CONFLICT.fix,
		cause: error
	});
	return new ExpectedError(`It is truncated, damaged or no profile: ${error.message}.`, {
		fix: "Collect it again, and compare its size with the original: a transfer may have been cut short.",
		cause: error
	});
}
async function explained(hasAddedReturns, task) {
	try {
		return await task();
	} catch (error) {
		throw explain(error, hasAddedReturns);
	}
}
function explain(error, hasAddedReturns) {
	if (!(error instanceof ExpectedError) || !hasAddedReturns) return error;
	return new ExpectedError("Its line ends were converted, every LF to CR LF, as if it were text.", {
		fix: "Add `*.pgo binary` to `.gitattributes`, delete the profile, and `git checkout` it; where it is damaged still, it was committed so: refresh it.",
		cause: error
	});
}
function digest(data) {
	return createHash("sha256").update(data).digest("hex");
}

// src/profile/decode.ts
/**
* Decodes an uncompressed pprof profile strictly, as `packProfile`, into objects: for those who ask much of few profiles.
* @throws Malformed with the byte offset or the broken reference.
*/
function decodeProfile(bytes) {
	return unpack(packProfile(bytes));
}
/** @throws Malformed */
function unpack(packed) {
	const { sampleTypes, mappings, periodType, period, timeNanos, durationNanos, comments } = packed;
	const samples = [];
	packed.eachSample((stack, depth, values, labelled) => {
		samples.push({
			locations: Array.from(stack.subarray(0, depth)),
			values: Array.from(values),
			labelled
		});
	});
	return {
		sampleTypes,
		samples,
		mappings,
		locations: locationsOf(packed),
		functions: functionsOf(packed),
		periodType,
		period,
		timeNanos,
		durationNanos,
		comments
	};
}
function functionsOf({ functions, text }) {
	return Array.from({ length: functions.count }, (_, index) => ({
		name: text(functions.name[index]),
		systemName: text(functions.systemName[index]),
		filename: text(functions.filename[index]),
		startLine: functions.startLine[index]
	}));
}
function locationsOf({ locations }) {
	return Array.from({ length: locations.count }, (_, index) => {
		const lines = [];
		const end = locations.firstLine[index + 1];
		for (let at = locations.firstLine[index]; at < end; at++) lines.push({
			func: orNone(locations.lineFunction[at]),
			line: locations.lineNumber[at]
		});
		return {
			address: BigInt(locations.addressHigh[index]) << 32n | BigInt(locations.addressLow[index]),
			mapping: orNone(locations.mapping[index]),
			lines
		};
	});
}
function orNone(index) {
	return index < 0 ? void 0 : index;
}

// src/profile/main-folders.ts
/**
* The main package in whose folder the files of a profile's package main were: none where nothing fits, several where
* it cannot be told which. Where the files of the module's other packages show in what folder the module was built,
* package main lies at an exact place below it; where they do not, the end of the path is all there is.
* @param mains ours first, which is preferred where files lie in several folders.
*/
function mainOfFolders(profile, mains, modulePath) {
	const roots = rootsOf(profile, modulePath);
	const found = mainFoldersOf(profile).map((at) => mainsAt(at, roots, mains));
	const certain = found.filter(({ length }) => length === 1);
	return certain.find(([one]) => one === mains[0]) ?? certain[0] ?? found.find(({ length }) => length > 1) ?? [];
}
function mainsAt(at, roots, mains) {
	const exact = mains.find(({ folder }) => roots.has(parentOf(at, folder) ?? ""));
	if (exact !== void 0) return [exact];
	if ([...roots].some((root) => at.startsWith(`${root}/`) || at === root)) return [];
	const [longest] = mains.filter(({ folder }) => folder !== "" && parentOf(at, folder) !== void 0).sort((a, b) => b.folder.length - a.folder.length);
	if (longest === void 0) return [];
	return [longest, ...mains.filter(({ folder }) => folder === "")];
}
/** Folders that the module was built in: its path, as with -trimpath, and what its packages' files tell. */
function rootsOf(profile, modulePath) {
	const roots = /* @__PURE__ */ new Set([modulePath]);
	for (const [index, { name }] of profile.names.entries()) {
		const path = splitSymbol(name).package.replaceAll("%2e", ".");
		if (path !== modulePath && !path.startsWith(`${modulePath}/`)) continue;
		const root = parentOf(folderOf(filenameOf(profile, index)) ?? "", path.slice(modulePath.length + 1));
		if (root !== void 0 && root !== "") roots.add(root);
	}
	return roots;
}
/** What comes before `/folder` at the end of `path`; undefined where it does not end so. */
function parentOf(path, folder) {
	if (folder === "") return path;
	return path.endsWith(`/${folder}`) ? path.slice(0, -folder.length - 1) : void 0;
}
/** Folders of the source files of package main; what the toolchain makes itself lies in none. */
function mainFoldersOf(profile) {
	const folders = profile.names.flatMap(({ name }, index) => name.startsWith("main.") ? folderOf(filenameOf(profile, index)) ?? [] : []);
	return [...new Set(folders)];
}
/** Without the version of a module. */
function folderOf(filename) {
	const path = filename.replaceAll("\\", "/").replace(/@v[^/]*/, "");
	const slash = path.lastIndexOf("/");
	return slash > 0 ? path.slice(0, slash) : void 0;
}

// src/profile/origin.ts
/** Of the stacks with code from outside of the standard library, as much as another program's code at least has. */
const FOREIGN_SHARE = .1;
const NAMED = 3;
const NAME_LENGTH = 100;
/**
* A profile of another program says nothing of this one, and the compiler would not complain. It is told by what
* must differ: functions of package main, folders of main packages, and modules that this one is not built with.
* What an older version of the program could be, passes.
* @returns a sentence of doubt about what passed, if there is one.
* @throws ExpectedError naming what was expected and what was found.
*/
function mustBeOfProgram(profile, program) {
	const mainFunctions = mainFunctionsOf(profile);
	const { main, otherMains, modulePath } = program;
	const mains = main === void 0 ? otherMains : [main];
	const known = mainFunctions.filter((name) => mains.some(({ names }) => isDeclaredIn(names, name)));
	const isOfThisModule = profile.names.some(({ name }) => !name.startsWith("main.") && isOwnFunction(name, modulePath)) || known.length * 2 > mainFunctions.length;
	if (!isOfThisModule && !mainFoldersOf(profile).some((folder) => isInside(folder, /* @__PURE__ */ new Set([modulePath])))) refuseOtherModule(profile, program, mainFunctions, known.length);
	if (main === void 0) return void 0;
	const found = mainOfProfile(profile, mainFunctions, main, program);
	if (found === "ambiguous") return ambiguity(main);
	if (found !== void 0 && found !== main) throw otherProgram(main, found, mainFunctions, modulePath);
	if (found === main || !isOfThisModule || mainFunctions.length === 0) return void 0;
	return `None of its functions in main (${list(mainFunctions)}) is in ${main.importPath}: it is of an older version, or of another program that uses this module.`;
}
function refuseOtherModule(profile, program, mainFunctions, known) {
	const own = /* @__PURE__ */ new Set([program.modulePath, ...program.dependencies]);
	const { packages, foreign, others, all } = weighModules(profile, own);
	const hasForeign = foreign > 0 && foreign >= FOREIGN_SHARE * others;
	const handsOver = !hasForeign && others * 2 >= all;
	const hasOtherMain = mainFunctions.length > 0 && known === 0;
	if (!hasForeign && (!hasOtherMain || handsOver)) return;
	const main = program.main === void 0 ? "" : ` (main package ${program.main.importPath})`;
	const found = [...packages.length === 0 ? [] : [list(packages)], ...mainFunctions.length === 0 ? [] : [list(mainFunctions.map((name) => `main.${name}`))]];
	throw new ExpectedError(`It is of another program: expected were functions of ${program.modulePath}${main}, found were those of ${found.join(" and ")}.`, { fix: "Point the source at this program, or set `working-directory` and `package` to the one that the profile is of." });
}
/** The main package of this module that a profile is of; undefined when nothing tells, `ambiguous` when ours and another fit. */
function mainOfProfile(profile, mainFunctions, main, { otherMains, modulePath }) {
	const declaredIn = ({ names }) => mainFunctions.filter((name) => isDeclaredIn(names, name)).length;
	const bestOf = (mains) => [...mains].sort((a, b) => declaredIn(b) - declaredIn(a))[0];
	const ours = declaredIn(main);
	const byFolder = mainOfFolders(profile, [main, ...otherMains], modulePath);
	const isAmbiguous = byFolder.length > 1 && byFolder.includes(main);
	const there = isAmbiguous ? void 0 : bestOf(byFolder);
	if (there !== void 0) return ours > declaredIn(there) ? main : there;
	if (ours > 0) return main;
	const best = bestOf(otherMains);
	if (best !== void 0 && declaredIn(best) > 0) return best;
	return isAmbiguous && mainFunctions.length === 0 ? "ambiguous" : void 0;
}
function ambiguity({ importPath }) {
	return `It may be of ${importPath} or of another main package of its module: it has no function in main but main itself, and its folder fits both. A build with \`-trimpath\` would tell.`;
}
function otherProgram(main, other, mainFunctions, modulePath) {
	const names = mainFunctions.filter((name) => isDeclaredIn(other.names, name) && !isDeclaredIn(main.names, name));
	const which = names.length === 0 ? "" : `, such as ${list(names.map((name) => `main.${name}`))}`;
	return new ExpectedError(`It is of another program of ${modulePath}: expected was main package ${main.importPath}, found were functions of ${other.importPath}${which}.`, { fix: `Give this source to a step with \`package: ./${other.folder}\`, and to this one a source of ${main.importPath}.` });
}
/** What a profile shows of the program it was taken from, where there is no source tree to compare with. */
function originOf(profile, { modules } = weighModules(profile, /* @__PURE__ */ new Set()), lists = new EqualLists()) {
	return {
		mainFunctions: lists.of(mainFunctionsOf(profile)),
		modules: lists.of(modules)
	};
}
/** Whether two profiles have nothing in common that two of one program would have. */
function areOfDifferentPrograms(a, b) {
	const isApart = (of, from) => of.length > 0 && from.length > 0 && of.every((name) => !from.includes(name));
	const modulesApart = isApart(a.modules.slice(0, 1), b.modules) && isApart(b.modules.slice(0, 1), a.modules);
	if (a.mainFunctions.length === 0 || b.mainFunctions.length === 0) return modulesApart;
	const withoutModules = a.modules.length === 0 || b.modules.length === 0;
	return (modulesApart || withoutModules) && isApart(a.mainFunctions, b.mainFunctions);
}
/** Its modules, or the functions of its package main. */
function originInWords({ modules, mainFunctions }) {
	return list(modules.length > 0 ? modules : mainFunctions.map((name) => `main.${name}`));
}
function mainFunctionsOf({ names: all }) {
	const names = [];
	for (const { name } of all) {
		if (!name.startsWith("main.")) continue;
		const { first, second, isGenerated } = declarationOf(name);
		if (isGenerated || first === "main" || first === "") continue;
		names.push(/^(func|gowrap|deferwrap)?\d*$/.test(second) ? first : `${first}.${second}`);
	}
	return [...new Set(names)].sort();
}
/** `name` is `Func`, `Type.Method`, or `Func.Other` for a closure of a function that was inlined. */
function isDeclaredIn(names, name) {
	return names.has(name) || names.has(name.split(".")[0] ?? "");
}
function list(names) {
	const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : "";
	return names.slice(0, NAMED).map(printable).join(", ") + more;
}
function printable(name) {
	return name.replace(/[^\x21-\x7e\p{L}\p{N}]/gu, "?").slice(0, NAME_LENGTH);
}

// src/profile/validate.ts
/** Below so many samples a single profile is hardly more than noise. */
const FEW_SAMPLES = 100;
/** Below this share of stacks with own code, PGO has little to work on. */
const LOW_OWN_SHARE = .1;
/**
* Judges one collected file: is it a Go CPU profile that the compiler can use?
* @param own the program's own functions, for their share; undefined when it is not known which program it is.
* @param renames what its functions are called today.
* @throws ExpectedError with the reason when it may not enter the merge.
*/
async function judge(file, own, renames = []) {
	const { profile, doubts } = judgeContent(await contentOf(file), own, new KnownNames(own, renames));
	return {
		profile,
		doubts
	};
}
/** As `judge`. @param known the names of profiles that were judged before, by the same `own` and renames. */
function judgeContent(content, own, known) {
	const { packed, profile, modules, survey } = decodeContent(content, (bytes) => {
		const packed = packProfile(bytes);
		const profile = known.named(packed);
		const modules = own === void 0 ? moduleTally(profile, /* @__PURE__ */ new Set()) : void 0;
		return {
			packed,
			profile,
			modules,
			survey: surveyOf(profile, known, modules?.add)
		};
	});
	mustBeCpuProfile(packed);
	mustHaveSamples(packed, survey);
	mustBeGo(profile);
	mustHaveNamesOfOneLine(profile);
	mustHaveStartLines(survey);
	const strange = own?.program && mustBeOfProgram(profile, own.program);
	const isCompact = isMarkedCompact(packed) && survey.isTwoFrames;
	const totals = totalsOfSums(packed, survey.totals, isCompact);
	const { timeNanos, durationNanos, period, periodType } = packed;
	const judged = {
		sha256: content.sha256,
		content: content.digest,
		bytes: content.fileBytes,
		unpacked: content.bytes.length,
		samples: totals.samples,
		cpuNanos: totals.cpuNanos,
		...totals.weighted && { weighted: totals.weighted },
		sampleTypes: known.lists.of(packed.sampleTypes.map(({ type, unit }) => `${type}/${unit}`)),
		period,
		totals: survey.totals,
		periodType: periodType === void 0 ? "" : `${periodType.type}/${periodType.unit}`,
		timeNanos,
		durationNanos,
		buildIds: known.lists.of(buildIdsOf(profile)),
		ownShare: own && (isCompact ? noneOfOwn(profile) : survey.ownShare),
		...modules && { origin: originOf(profile, modules.weights(), known.lists) }
	};
	const doubts = doubtsAbout(judged, own?.modulePath);
	return {
		profile: judged,
		doubts: strange === void 0 ? doubts : [...doubts, strangeness(strange)],
		times: survey.times,
		isCompact,
		head: {
			sampleTypes: packed.sampleTypes,
			periodType,
			period
		},
		fold: () => foldEdges(profile, survey.leaves)
	};
}
/** Of a compacted profile only this can be told: 0 when nothing of it is own, else undefined. */
function noneOfOwn({ names }) {
	return names.some(({ isOwn }) => isOwn) ? void 0 : 0;
}
/**
* Reads the call edges of a profile file.
* @throws ExpectedError when it is damaged or no profile at all, with how it came to that where this can be told.
*/
async function readEdgesOfFile(file) {
	return decodeContent(await contentOf(file), readEdges);
}
/** In objects, what is larger takes more memory than there is. */
const MOST_IN_OBJECTS = 16777216;
/** As `readEdgesOfFile`, with its whole stacks; undefined when they would not fit into memory. */
async function readStacksOfFile(file) {
	const content = await contentOf(file);
	return content.bytes.length > MOST_IN_OBJECTS ? void 0 : decodeContent(content, decodeProfile);
}
/** Decodes the protobuf bytes of a profile, @throws ExpectedError when they are damaged or no profile at all. */
function decodeOrExplain(bytes) {
	return decodeBytes(bytes, decodeProfile);
}
function doubtsAbout(profile, modulePath) {
	const doubts = [];
	if (profile.samples < FEW_SAMPLES) doubts.push({
		severity: "warning",
		message: `It holds only ${count(profile.samples, "sample")} (${seconds(profile.cpuNanos)} of CPU time).`,
		fix: "Profile it for longer, or while it is busy."
	});
	if (profile.ownShare !== void 0 && profile.ownShare < LOW_OWN_SHARE) {
		const howMany = profile.ownShare === 0 ? "None" : `Only ${share(profile.ownShare)}`;
		doubts.push({
			severity: "warning",
			message: `${howMany} of its stacks hold${profile.ownShare === 0 ? "s" : ""} a function of ${modulePath}.`,
			fix: "Check that it comes from this program, and that it was taken under its usual load."
		});
	}
	return doubts;
}
function strangeness(message) {
	return {
		severity: "warning",
		message,
		fix: "Check which program the source profiles."
	};
}
function seconds(nanos) {
	return `${(Number(nanos) / 1e9).toFixed(1)} s`;
}

export { readStacksOfFile as a, decodeProfile as c, readEdgesOfFile as i, contentOf as l, judge as n, areOfDifferentPrograms as o, judgeContent as r, originInWords as s, decodeOrExplain as t };