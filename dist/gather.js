import { t as pLimit } from "./p-limit.js";
import { i as messageOf, n as ExpectedError, r as UsageError } from "./errors.js";
import { r as share, t as count } from "./format.js";
import { t as addFindings } from "./job.js";
import { n as reasonOf } from "./replace-file.js";
import { t as run } from "./exec2.js";
import { t as _usingCtx } from "./usingCtx.js";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { createHash } from "node:crypto";
import { copyFile, link, mkdir, readFile, realpath, stat } from "node:fs/promises";
import { join, posix } from "node:path";

// src/go.ts
/** `go build -pgo` is stable since this version. */
const OLDEST_MINOR = 21;
/** How many names an error lists. */
const LISTED = 10;
/** Runs `go` with `args`; a non-zero exit code is a result, not an error. */
function runGo(args, context, onStderrLine) {
	return run(["go", ...args], {
		...context,
		...onStderrLine && { onStderrLine }
	});
}
/**
* Asks `go env` for the toolchain and the module that `context.cwd` lies in.
* @throws ExpectedError when there is no Go, it is older than 1.21, or there is no go.mod.
*/
async function goToolchain(context) {
	const go = JSON.parse(await goOutput([
		"env",
		"-json",
		...[
			"GOVERSION",
			"GOMOD",
			"GOEXE"
		]
	], context));
	requireProfileGuidedOptimization(go.GOVERSION);
	if (go.GOMOD === "" || go.GOMOD === "/dev/null" || go.GOMOD === "NUL") throw new ExpectedError(`There is no go.mod in ${context.cwd} or in any folder above it.`, { fix: "Set `working-directory` to the folder of the Go module." });
	const module = JSON.parse(await goOutput([
		"mod",
		"edit",
		"-json"
	], context));
	if (module.Module?.Path === void 0) throw new ExpectedError(`${go.GOMOD} names no module.`, { fix: "Add a line such as `module example.com/name`." });
	return {
		context,
		version: go.GOVERSION,
		modulePath: module.Module.Path,
		moduleDirectory: go.GOMOD.replace(/[\\/]go\.mod$/, ""),
		exe: go.GOEXE
	};
}
/** `version` as GOVERSION has it: `go1.26.8`, `go1.27rc1`, `devel go1.27-abcdef …`. */
function requireProfileGuidedOptimization(version) {
	const minor = /\bgo1\.(\d+)/.exec(version)?.[1];
	if (minor !== void 0 && Number(minor) < OLDEST_MINOR) throw new ExpectedError(`${version} is too old for profile-guided optimization.`, { fix: `Use Go 1.${OLDEST_MINOR} or later, for instance with \`actions/setup-go\`.` });
}
/**
* The main package that the profile is for: the one named (`wanted.package`, a path such as `./cmd/server` or
* an import path), or the module's only one. It need not compile.
* @throws UsageError when the name is no package path; ExpectedError when there is none, or more than one.
*/
async function findMainPackage(go, wanted = {}) {
	const pattern = wanted.package ?? "./...";
	if (pattern.startsWith("-") || pattern.trim() === "" || pattern.endsWith(".go")) throw new UsageError(`package: \`${pattern}\` is not the path of a package.`, { fix: "Name its folder, such as `./cmd/server`, or its import path." });
	const listed = await listPackages(go, [pattern], wanted.flags);
	const own = listed.filter((one) => one.name === "main" && one.directory !== "").filter((one) => one.own);
	const [only, ...others] = own;
	if (only === void 0) throw wanted.package === void 0 ? noMainPackage(go) : notMain(wanted.package, listed, go);
	if (others.length > 0) throw severalMains(own, go, wanted.package);
	return {
		importPath: only.importPath,
		directory: only.directory,
		modulePath: only.modulePath,
		name: programName(only.importPath)
	};
}
function noMainPackage(go) {
	return new ExpectedError(`There is no main package in module ${go.modulePath} below ${go.context.cwd}.`, { fix: "A profile is for a program: set `working-directory` to a module that has one, or `package` if build tags hide it." });
}
function notMain(name, listed, go) {
	const fix = "Name the folder of a main package, such as `package: ./cmd/server`.";
	const [found] = listed;
	if (found === void 0) return new ExpectedError(`package: \`${name}\` matches no package.`, { fix });
	if (found.name === "") {
		const why = found.error === "" ? "it has no Go files" : found.error;
		return new ExpectedError(`package: \`${name}\` is not there: ${why}.`, { fix });
	}
	const what = found.name === "main" ? `is a main package outside of module ${go.modulePath}` : `is package ${found.name}, not main`;
	return new ExpectedError(`package: \`${name}\` ${what}.`, { fix });
}
function severalMains(mains, go, pattern) {
	const names = mains.map((one) => one.importPath).sort();
	const rest = names.length > LISTED ? [`and ${names.length - LISTED} more`] : [];
	const where = pattern === void 0 ? `Module ${go.modulePath}` : `package: \`${pattern}\``;
	return new ExpectedError(`${where} has ${names.length} main packages: ${[...names.slice(0, LISTED), ...rest].join(", ")}.`, { fix: `Say which one, for instance \`package: ${relativeToModule(names[0] ?? "", go)}\`.` });
}
/** `example.com/server/cmd/x` as `./cmd/x` where that path can be written from the module's folder. */
function relativeToModule(importPath, go) {
	if (go.context.cwd === go.moduleDirectory && importPath === go.modulePath) return ".";
	if (go.context.cwd !== go.moduleDirectory || !importPath.startsWith(`${go.modulePath}/`)) return importPath;
	return `.${importPath.slice(go.modulePath.length)}`;
}
/** The last element of the path that is no major version, as `load.(*Package).DefaultExecName` in cmd/go has it. */
function programName(importPath) {
	const elements = importPath.split("/");
	const last = elements.at(-1) ?? importPath;
	return /^v[0-9]+$/.test(last) ? elements.at(-2) ?? last : last;
}
const FIELDS = [
	"{{.ImportPath}}",
	"{{.Name}}",
	"{{.Dir}}",
	"{{with .Module}}{{.Path}}{{end}}",
	"{{with .Module}}{{.Main}}{{end}}",
	"{{range .TestGoFiles}}{{.}}/{{end}}{{range .XTestGoFiles}}{{.}}/{{end}}",
	"{{with .Error}}{{.Err}}{{end}}"
];
const TEMPLATE = FIELDS.map((field) => `${field}{{"\\x00"}}`).join("");
/**
* The packages that `patterns` name, also those that do not compile.
* @param flags the user's build flags, since tags decide which files count.
* @throws ExpectedError when `go list` itself fails.
*/
async function listPackages(go, patterns, flags = []) {
	const fields = (await goOutput([
		"list",
		...flags,
		"-e",
		"-find",
		"-pgo=off",
		"-f",
		TEMPLATE,
		"--",
		...patterns
	], go.context)).split("\0");
	const packages = [];
	for (let at = 0; at + FIELDS.length < fields.length; at += FIELDS.length) {
		const [importPath = "", name = "", directory = "", modulePath = "", main, tests = "", error = ""] = fields.slice(at, at + FIELDS.length);
		packages.push({
			importPath: importPath.replace(/^\r?\n/, ""),
			name,
			directory,
			modulePath,
			own: main === "true",
			testFiles: tests.split("/").filter((file) => file !== ""),
			error: error.trim()
		});
	}
	return packages;
}
/**
* Path of the pprof tool, to be run directly: ten times faster to start than through `go tool`. From Go 1.25 on
* it is built on first use, which takes up to a minute on a cold build cache.
*/
async function pprofCommand(context) {
	const printed = (await goOutput([
		"tool",
		"-n",
		"pprof"
	], context)).trim();
	if (printed === "") throw new ExpectedError("`go tool -n pprof` printed no path.", { fix: "Reinstall Go." });
	return printed;
}
/** What `go ARGS` prints on stdout. @throws ExpectedError with its last lines when it fails. */
async function goOutput(args, context) {
	const result = await runGo(args, context);
	if (result.exitCode !== 0) throw new ExpectedError(`\`go ${args[0]}\` failed: ${lastLines(result.stderr, 5)}`, { fix: `Run \`go ${args[0]}\` in ${context.cwd} and make it pass.` });
	return result.stdout.toString();
}
/** The last `count` lines of what a tool printed, without blank ones at the end. */
function lastLines(text, count) {
	return text.trimEnd().split("\n").slice(-count).join("\n");
}

// src/profile/own.ts
/** Whether a function, as profiles name it, belongs to the main package or to a package of the module. */
function isOwnFunction(name, modulePath) {
	return name.startsWith("main.") || name.startsWith(`${modulePath}/`) || name.startsWith(`${symbolPath(modulePath)}.`);
}
/**
* An import path as the linker writes it in symbol names: dots of the last element become `%2e`
* (`PathToPrefix` in Go's cmd/internal/objabi), so that the first dot after it ends the package.
*/
function symbolPath(importPath) {
	const slash = importPath.lastIndexOf("/");
	return importPath.slice(0, slash + 1) + importPath.slice(slash + 1).replaceAll(".", "%2e");
}
/** The package part of a symbol name and what follows it: `a/b%2ec.(*T).M` is `a/b%2ec` and `(*T).M`. */
function splitSymbol(name) {
	const bracket = name.search(/[[(]/);
	const head = bracket < 0 ? name : name.slice(0, bracket);
	const dot = head.indexOf(".", head.lastIndexOf("/") + 1);
	return dot < 0 ? {
		package: "",
		rest: name
	} : {
		package: name.slice(0, dot),
		rest: name.slice(dot + 1)
	};
}

// src/profile/profile.ts
/** Position of the sample type with this name and unit, or −1. */
function sampleTypeIndex(profile, type, unit) {
	return profile.sampleTypes.findIndex((candidate) => candidate.type === type && candidate.unit === unit);
}
/** Exact sum of one sample type's values over all samples. */
function totalOf(profile, typeIndex) {
	let exact = 0n;
	let partial = 0;
	for (const sample of profile.samples) {
		partial += sample.values[typeIndex] ?? 0;
		if (Math.abs(partial) > Number.MAX_SAFE_INTEGER / 2) {
			exact += BigInt(partial);
			partial = 0;
		}
	}
	return exact + BigInt(partial);
}
/** Adds one sample's values to a sum of the same length, in place. */
function addValues(sum, values) {
	for (let i = 0; i < values.length; i++) sum[i] = (sum[i] ?? 0) + (values[i] ?? 0);
}

// src/profile/edges.ts
/** Index of the first sample type that the compiler accepts, or −1. */
function compilerSampleType(profile) {
	return profile.sampleTypes.findIndex(({ type, unit }) => type === "samples" && unit === "count" || type === "cpu" && unit === "nanoseconds");
}
/** The call edges of a profile, as the compiler counts them. */
function callEdges(profile) {
	const typeIndex = compilerSampleType(profile);
	const { nodes, nodesOfLocation } = graphNodes(profile);
	const pairs = /* @__PURE__ */ new Map();
	const stack = [];
	const seen = [];
	for (const sample of profile.samples) {
		if ((sample.values[typeIndex] ?? 0) === 0) continue;
		callPath(sample.locations, nodesOfLocation, stack);
		seen.length = 0;
		for (let i = 0; i < stack.length; i++) {
			const node = stack[i];
			const parent = stack[i - 1];
			if (parent === void 0 || parent === node) continue;
			const pair = parent * nodes.length + node;
			if (seen.includes(pair)) continue;
			seen.push(pair);
			addTo(pairs, pair, sample.values);
		}
	}
	return namedEdges(nodes, pairs, typeIndex);
}
/** One node per different (address, name, start line, line), and which ones each location stands for. */
function graphNodes(profile) {
	const nodes = [];
	const indices = /* @__PURE__ */ new Map();
	return {
		nodes,
		nodesOfLocation: profile.locations.map((location) => {
			return (location.lines.length > 0 ? location.lines : [{
				func: void 0,
				line: 0
			}]).map((line) => {
				const func = line.func === void 0 ? void 0 : profile.functions[line.func];
				const node = func ? {
					name: func.name,
					startLine: func.startLine,
					line: line.line
				} : {
					name: "",
					startLine: 0,
					line: 0
				};
				const key = `${location.address} ${node.startLine} ${node.line} ${node.name}`;
				const known = indices.get(key);
				if (known !== void 0) return known;
				indices.set(key, nodes.length);
				nodes.push(node);
				return nodes.length - 1;
			});
		})
	};
}
/** Nodes of the two leaf-most locations with all their inlined frames, caller first, written into `path`. */
function callPath(locations, nodesOfLocation, path) {
	path.length = 0;
	for (let i = Math.min(1, locations.length - 1); i >= 0; i--) {
		const nodes = nodesOfLocation[locations[i]];
		for (let n = nodes.length - 1; n >= 0; n--) path.push(nodes[n]);
	}
}
function addTo(sums, key, values) {
	const sum = sums.get(key);
	if (sum === void 0) sums.set(key, [...values]);
	else addValues(sum, values);
}
/** Folds edges between nodes into edges between names, which is all that the compiler tells apart. */
function namedEdges(nodes, pairs, typeIndex) {
	const named = /* @__PURE__ */ new Map();
	for (const [pair, values] of pairs) {
		const from = nodes[Math.floor(pair / nodes.length)];
		const to = nodes[pair % nodes.length];
		const offset = from.line - from.startLine;
		const key = edgeKey(from.name, to.name, offset);
		const known = named.get(key);
		if (known === void 0) named.set(key, {
			caller: from.name,
			callee: to.name,
			offset,
			values: [...values]
		});
		else addValues(known.values, values);
	}
	const edges = [...named.values()].map((edge) => ({
		...edge,
		weight: edge.values[typeIndex] ?? 0
	})).sort(byName);
	return {
		edges,
		totalWeight: edges.reduce((sum, edge) => sum + edge.weight, 0)
	};
}
/** Identity of an edge; function names hold no NUL. */
function edgeKey(caller, callee, offset) {
	return `${caller}\0${callee}\0${offset}`;
}
function byName(a, b) {
	return compareText(a.caller, b.caller) || compareText(a.callee, b.callee) || a.offset - b.offset;
}
/** Order by code unit: the same on every machine, whatever its locale. */
function compareText(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}

// src/profile/overlap.ts
/** Puts the edges of two profiles side by side, in the order of their names. */
function pairEdges(before, after) {
	const pairs = /* @__PURE__ */ new Map();
	for (const { caller, callee, offset, weight } of before.edges) pairs.set(edgeKey(caller, callee, offset), {
		caller,
		callee,
		offset,
		before: weight,
		after: 0
	});
	for (const { caller, callee, offset, weight } of after.edges) {
		const key = edgeKey(caller, callee, offset);
		pairs.set(key, {
			caller,
			callee,
			offset,
			before: pairs.get(key)?.before ?? 0,
			after: weight
		});
	}
	return [...pairs.values()].sort((a, b) => compareText(a.caller, b.caller) || compareText(a.callee, b.callee) || a.offset - b.offset);
}
/** Shared part of two distributions of edge weight: Σ min(pᵢ, qᵢ), 1 for the same and 0 for disjoint ones. */
function overlap(pairs) {
	return sharedPart(pairs.map(({ before }) => before), pairs.map(({ after }) => after));
}
function sharedPart(before, after) {
	const sumBefore = sum(before);
	const sumAfter = sum(after);
	if (sumBefore === 0 || sumAfter === 0) return 0;
	let shared = 0;
	for (let i = 0; i < before.length; i++) shared += Math.min(before[i] / sumBefore, after[i] / sumAfter);
	return Math.min(1, shared);
}
function sum(values) {
	return values.reduce((total, value) => total + value, 0);
}
const PERMUTATIONS = 200;
const NOISE_PERCENTILE = .05;
/**
* The overlap that two samplings of one and the same workload would have with as many samples as these two
* have: a permutation test (Fisher 1935; Good, Permutation Tests, 2000). Under the hypothesis that nothing
* changed, each sample could as well have come from the other profile, so the pooled counts are dealt out anew
* 200 times; returned is the 5th percentile of the overlaps. An edge is counted at most once per sample, so its
* count deals out binomially. `random` yields uniform numbers in [0, 1).
*
* The weights must be sample counts; `scale` (≥ 1) says how much weight one sample stands for.
*/
function noiseOverlap(pairs, scale, random) {
	const before = pairs.map((pair) => Math.round(pair.before / scale.before));
	const after = pairs.map((pair) => Math.round(pair.after / scale.after));
	const pooled = before.map((count, i) => count + after[i]);
	const share = sum(before) / sum(pooled);
	const overlaps = [];
	for (let n = 0; n < PERMUTATIONS; n++) {
		const dealt = pooled.map((count) => binomial(count, share, random));
		overlaps.push(sharedPart(dealt, pooled.map((count, i) => count - dealt[i])));
	}
	return overlaps.sort((a, b) => a - b)[Math.floor(PERMUTATIONS * NOISE_PERCENTILE)];
}
/** Beyond this many trials the normal approximation is better than the time that exact draws take. */
const EXACT_TRIALS = 50;
function binomial(trials, p, random) {
	if (trials > EXACT_TRIALS) {
		const deviation = Math.sqrt(trials * p * (1 - p)) * standardNormal(random);
		return Math.min(trials, Math.max(0, Math.round(trials * p + deviation)));
	}
	let hits = 0;
	for (let i = 0; i < trials; i++) if (random() < p) hits++;
	return hits;
}
/** Box–Muller transform. */
function standardNormal(random) {
	return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
/** The call edges whose share moved most, at most `count`. */
function movedEdges(pairs, count) {
	return topMoved(pairs, ({ caller, callee, offset }) => `${caller} → ${callee} (+${offset})`, count);
}
/** The functions whose share as callee moved most, at most `count`. */
function movedFunctions(pairs, count) {
	return topMoved(pairs, ({ callee }) => callee, count);
}
function topMoved(pairs, nameOf, count) {
	const sumBefore = sum(pairs.map(({ before }) => before)) || 1;
	const sumAfter = sum(pairs.map(({ after }) => after)) || 1;
	const shares = /* @__PURE__ */ new Map();
	for (const pair of pairs) {
		const name = nameOf(pair);
		const known = shares.get(name) ?? {
			name,
			before: 0,
			after: 0
		};
		shares.set(name, {
			name,
			before: known.before + pair.before / sumBefore,
			after: known.after + pair.after / sumAfter
		});
	}
	const distance = ({ before, after }) => Math.abs(after - before);
	return [...shares.values()].filter((moved) => distance(moved) > 0).sort((a, b) => distance(b) - distance(a) || compareText(a.name, b.name)).slice(0, count);
}
/** Weight of an edge set that satisfies `test`, as a fraction of all of it. */
function weightShare(edges, test) {
	const all = edges.reduce((total, edge) => total + edge.weight, 0);
	return all === 0 ? 0 : edges.reduce((total, edge) => total + (test(edge) ? edge.weight : 0), 0) / all;
}

// src/profile/stale.ts
/**
* The module's functions. Every program has a package main, so of those only what `declared` names counts, where
* the source tree is at hand.
*/
function ownCode(modulePath, declared) {
	return {
		modulePath,
		includes: (name) => isOwnFunction(name, modulePath) && (declared === void 0 || !name.startsWith("main.") || isDeclared(name, declared))
	};
}
/** How much of a profile is about functions that the source tree no longer has. Dependencies are not judged. */
function staleness(edges, declared) {
	const weights = /* @__PURE__ */ new Map();
	const isMissing = /* @__PURE__ */ new Map();
	const missing = (name) => {
		const known = isMissing.get(name);
		if (known !== void 0) return known;
		const result = isOwnFunction(name, declared.modulePath) && !isDeclared(name, declared);
		isMissing.set(name, result);
		return result;
	};
	for (const edge of edges.edges) for (const name of /* @__PURE__ */ new Set([edge.caller, edge.callee])) if (missing(name)) weights.set(name, (weights.get(name) ?? 0) + edge.weight);
	return {
		weight: weightShare(edges.edges, (edge) => missing(edge.caller) || missing(edge.callee)),
		missing: [...weights].sort(([a, x], [b, y]) => y - x || compareText(a, b)).map(([name]) => name)
	};
}
/**
* Whether the declaration behind a symbol is there. A symbol may name a closure (`F.func1`, `(*T).M.func2.1`,
* `F.G.func1` for one of G inlined into F), the body of a loop (`F-range1`), a wrapper (`F.gowrap1`, `T.M-fm`),
* a package's initialization, or what cgo generates.
*/
function isDeclared(symbol, { names, packages, isElsewhere }) {
	const { package: path, rest } = splitSymbol(withoutTypeArguments(symbol));
	if (!packages.has(path)) return isElsewhere(path);
	const [first = "", second = ""] = rest.replace(/[()*]/g, "").split(".").map((part) => part.replace(/-.*$/, ""));
	if (first === "init" || first === "glob" || first === "map" || /^_(cgo|Cfunc)/.test(first)) return true;
	return names.has(`${path}.${first}`) || names.has(`${path}.${first}.${second}`);
}
function withoutTypeArguments(symbol) {
	let depth = 0;
	let plain = "";
	for (const character of symbol) if (character === "[") depth++;
	else if (character === "]") depth--;
	else if (depth === 0) plain += character;
	return plain;
}

// src/profile/bytes.ts
const gunzipAsync = promisify(gunzip);
/** Largest profile taken, uncompressed; Go's own CPU profiles stay below a few MiB. */
const MAX_PROFILE_BYTES = 268435456;
/**
* The protobuf bytes of a profile file, which may be gzipped or not.
* @throws ExpectedError when it is empty, text, a broken gzip stream or one that inflates past `MAX_PROFILE_BYTES`.
*/
async function profileBytes(file, limit = MAX_PROFILE_BYTES) {
	if (file.length === 0) throw new ExpectedError("It is empty.", { fix: "A CPU profile is written when it is stopped: make sure that `pprof.StopCPUProfile` runs before the program ends." });
	const text = textStart(file);
	if (text !== void 0) throw new ExpectedError(`It is ${text}, not a profile.`, { fix: "Check what this place really answers: a CPU profile comes from `/debug/pprof/profile`, without `?debug=`." });
	if (file[0] !== 31 || file[1] !== 139) return file;
	return inflate(file, limit);
}
async function inflate(file, limit) {
	try {
		return await gunzipAsync(file, { maxOutputLength: limit });
	} catch (error) {
		const code = error.code;
		if (code === "ERR_BUFFER_TOO_LARGE") throw new ExpectedError(`It inflates to more than ${limit / 1024 / 1024} MiB.`, {
			fix: "No CPU profile is that large: look where this file comes from.",
			cause: error
		});
		throw new ExpectedError(code === "Z_BUF_ERROR" ? "Its gzip stream ends early: it is truncated." : "Its gzip stream is damaged.", {
			fix: "Collect it again; the transfer or the upload was cut short.",
			cause: error
		});
	}
}
/** Says what kind of text this is, or undefined for what may be a profile. */
function textStart(file) {
	const start = Buffer.from(file.subarray(0, 512)).toString("latin1").trimStart();
	if (/^<(!doctype|html|head|body|\?xml)/i.test(start)) return "an HTML page";
	if (/^[[{]\s*["[{\]}]/.test(start)) return "JSON";
	if (/^[\x09\x0a\x0d\x20-\x7e]+$/.test(start.slice(0, 256)) || /^[\x20-\x7e]{24,}/.test(start)) return "text";
}

// node_modules/pprof-format/dist/esm/index.js
/**
* Unless explicitly stated otherwise all files in this repository are licensed under the MIT License.
*
* This product includes software developed at Datadog (https://www.datadoghq.com/  Copyright 2022 Datadog, Inc.
*/
var __classPrivateFieldGet = void 0 && (void 0).__classPrivateFieldGet || function(receiver, state, kind, f) {
	if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a getter");
	if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver)) throw new TypeError("Cannot read private member from an object whose class did not declare it");
	return kind === "m" ? f : kind === "a" ? f.call(receiver) : f ? f.value : state.get(receiver);
};
var _StringTable_encodings;
var _StringTable_positions;
/*!
* Private helpers. These are only used by other helpers.
*/
const lowMaxBig = 2n ** 32n - 1n;
const lowMax = 2 ** 32 - 1;
const lowMaxPlus1 = lowMax + 1;
const toUtf8 = typeof Buffer === "undefined" ? (value) => new TextEncoder().encode(value) : (value) => Buffer.from(value, "utf8");
function countNumberBytes(buffer) {
	if (!buffer.length) return 0;
	let i = 0;
	while (i < buffer.length && buffer[i++] >= 128);
	return i;
}
function decodeBigNumber(buffer) {
	if (!buffer.length) return BigInt(0);
	let value = BigInt(buffer[0] & 127);
	let i = 0;
	while (buffer[i++] >= 128) value |= BigInt(buffer[i] & 127) << BigInt(7 * i);
	return value;
}
function makeValue(value, offset = 0) {
	return {
		value,
		offset
	};
}
function getValue(mode, buffer) {
	switch (mode) {
		case kTypeVarInt:
			for (let i = 0; i < buffer.length; i++) if (!(buffer[i] & 128)) return makeValue(buffer.subarray(0, i + 1));
			return makeValue(buffer);
		case kTypeLengthDelim: {
			const offset = countNumberBytes(buffer);
			const size = decodeNumber(buffer);
			return makeValue(buffer.subarray(offset, Number(size) + offset), offset);
		}
		default: throw new Error(`Unrecognized value type: ${mode}`);
	}
}
function lowBits(number) {
	return typeof number !== "bigint" ? (number >>> 0) % lowMaxPlus1 : Number(number & lowMaxBig);
}
function highBits(number) {
	return typeof number !== "bigint" ? number / lowMaxPlus1 >>> 0 : Number(number >> 32n & lowMaxBig);
}
function long(number) {
	const sign = number < 0;
	if (sign) number = -number;
	let lo = lowBits(number);
	let hi = highBits(number);
	if (sign) {
		hi = ~hi >>> 0;
		lo = ~lo >>> 0;
		if (++lo > lowMax) {
			lo = 0;
			if (++hi > lowMax) hi = 0;
		}
	}
	return [hi, lo];
}
/**
* Public helpers. These are used in the type definitions.
*/
const kTypeVarInt = 0;
const kTypeLengthDelim = 2;
function decodeNumber(buffer) {
	if (countNumberBytes(buffer) > 4) return decodeBigNumber(buffer);
	if (!buffer.length) return 0;
	let value = buffer[0] & 127;
	let i = 0;
	while (buffer[i++] >= 128) value |= (buffer[i] & 127) << 7 * i;
	return value;
}
function decodeNumbers(buffer) {
	const values = [];
	let start = 0;
	for (let i = 0; i < buffer.length; i++) if ((buffer[i] & 128) === 0) {
		values.push(decodeNumber(buffer.subarray(start, i + 1)));
		start = i + 1;
	}
	return values;
}
function push(value, list) {
	if (list == null) return [value];
	list.push(value);
	return list;
}
function pushAll(values, list) {
	if (list == null) return values;
	for (const value of values) list.push(value);
	return list;
}
function measureNumber(number) {
	if (number === 0 || number === 0n) return 0;
	const [hi, lo] = long(number);
	const a = lo;
	const b = (lo >>> 28 | hi << 4) >>> 0;
	const c = hi >>> 24;
	if (c !== 0) return c < 128 ? 9 : 10;
	if (b !== 0) {
		if (b < 16384) return b < 128 ? 5 : 6;
		return b < 2097152 ? 7 : 8;
	}
	if (a < 16384) return a < 128 ? 1 : 2;
	return a < 2097152 ? 3 : 4;
}
function measureValue(value) {
	if (typeof value === "undefined") return 0;
	if (typeof value === "number" || typeof value === "bigint") return measureNumber(value) || 1;
	return value.length;
}
function measureArray(list) {
	let size = 0;
	for (const item of list) size += measureValue(item);
	return size;
}
function measureNumberField(number) {
	const length = measureNumber(number);
	return length ? 1 + length : 0;
}
function measureNumberArrayField(values) {
	let total = 0;
	for (const value of values) total += measureNumber(value) || 1;
	return total ? 1 + measureNumber(total) + total : 0;
}
function measureLengthDelimField(value) {
	const length = measureValue(value);
	return length ? 1 + measureNumber(length) + length : 0;
}
function measureLengthDelimArrayField(values) {
	let total = 0;
	for (const value of values) total += measureLengthDelimField(value);
	return total;
}
function encodeNumber(buffer, i, number) {
	if (number === 0 || number === 0n) {
		buffer[i++] = 0;
		return i;
	}
	let [hi, lo] = long(number);
	while (hi) {
		buffer[i++] = lo & 127 | 128;
		lo = (lo >>> 7 | hi << 25) >>> 0;
		hi >>>= 7;
	}
	while (lo > 127) {
		buffer[i++] = lo & 127 | 128;
		lo = lo >>> 7;
	}
	buffer[i++] = lo;
	return i;
}
const emptyTableToken = Symbol();
var StringTable = class StringTable {
	constructor(tok) {
		this.strings = new Array();
		_StringTable_encodings.set(this, new Array());
		_StringTable_positions.set(this, /* @__PURE__ */ new Map());
		if (tok !== emptyTableToken) this.dedup("");
	}
	get encodedLength() {
		let size = 0;
		for (const encoded of __classPrivateFieldGet(this, _StringTable_encodings, "f")) size += encoded.length;
		return size;
	}
	_encodeToBuffer(buffer, offset) {
		for (const encoded of __classPrivateFieldGet(this, _StringTable_encodings, "f")) {
			buffer.set(encoded, offset);
			offset += encoded.length;
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.encodedLength)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static _encodeStringFromUtf8(stringBuffer) {
		const buffer = new Uint8Array(1 + stringBuffer.length + (measureNumber(stringBuffer.length) || 1));
		let offset = 0;
		buffer[offset++] = 50;
		offset = encodeNumber(buffer, offset, stringBuffer.length);
		if (stringBuffer.length > 0) buffer.set(stringBuffer, offset);
		return buffer;
	}
	static _encodeString(string) {
		return StringTable._encodeStringFromUtf8(toUtf8(string));
	}
	dedup(string) {
		if (typeof string === "number") return string;
		if (!__classPrivateFieldGet(this, _StringTable_positions, "f").has(string)) {
			const pos = this.strings.push(string) - 1;
			__classPrivateFieldGet(this, _StringTable_positions, "f").set(string, pos);
			__classPrivateFieldGet(this, _StringTable_encodings, "f").push(StringTable._encodeString(string));
		}
		return __classPrivateFieldGet(this, _StringTable_positions, "f").get(string);
	}
	_decodeString(buffer) {
		const string = new TextDecoder().decode(buffer);
		__classPrivateFieldGet(this, _StringTable_positions, "f").set(string, this.strings.push(string) - 1);
		__classPrivateFieldGet(this, _StringTable_encodings, "f").push(StringTable._encodeStringFromUtf8(buffer));
	}
};
_StringTable_encodings = /* @__PURE__ */ new WeakMap(), _StringTable_positions = /* @__PURE__ */ new WeakMap();
function decode(buffer, decoder) {
	const data = {};
	let index = 0;
	while (index < buffer.length) {
		const field = buffer[index] >> 3;
		const mode = buffer[index] & 7;
		index++;
		const { offset, value } = getValue(mode, buffer.subarray(index));
		index += value.length + offset;
		decoder(data, field, value);
	}
	return data;
}
var ValueType = class ValueType {
	static create(data) {
		return data instanceof ValueType ? data : new ValueType(data);
	}
	constructor(data) {
		this.type = data.type || 0;
		this.unit = data.unit || 0;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.type);
		total += measureNumberField(this.unit);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.type) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.type);
		}
		if (this.unit) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.unit);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.type = decodeNumber(buffer);
				break;
			case 2: data.unit = decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Label = class Label {
	static create(data) {
		return data instanceof Label ? data : new Label(data);
	}
	constructor(data) {
		this.key = data.key || 0;
		this.str = data.str || 0;
		this.num = data.num || 0;
		this.numUnit = data.numUnit || 0;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.key);
		total += measureNumberField(this.str);
		total += measureNumberField(this.num);
		total += measureNumberField(this.numUnit);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.key) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.key);
		}
		if (this.str) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.str);
		}
		if (this.num) {
			buffer[offset++] = 24;
			offset = encodeNumber(buffer, offset, this.num);
		}
		if (this.numUnit) {
			buffer[offset++] = 32;
			offset = encodeNumber(buffer, offset, this.numUnit);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.key = decodeNumber(buffer);
				break;
			case 2:
				data.str = decodeNumber(buffer);
				break;
			case 3:
				data.num = decodeNumber(buffer);
				break;
			case 4: data.numUnit = decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Sample = class Sample {
	static create(data) {
		return data instanceof Sample ? data : new Sample(data);
	}
	constructor(data) {
		this.locationId = data.locationId || [];
		this.value = data.value || [];
		this.label = (data.label || []).map(Label.create);
	}
	get length() {
		let total = 0;
		total += measureNumberArrayField(this.locationId);
		total += measureNumberArrayField(this.value);
		total += measureLengthDelimArrayField(this.label);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.locationId.length) {
			buffer[offset++] = 10;
			offset = encodeNumber(buffer, offset, measureArray(this.locationId));
			for (const locationId of this.locationId) offset = encodeNumber(buffer, offset, locationId);
		}
		if (this.value.length) {
			buffer[offset++] = 18;
			offset = encodeNumber(buffer, offset, measureArray(this.value));
			for (const value of this.value) offset = encodeNumber(buffer, offset, value);
		}
		for (const label of this.label) {
			buffer[offset++] = 26;
			offset = encodeNumber(buffer, offset, label.length);
			offset = label._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.locationId = pushAll(decodeNumbers(buffer), data.locationId);
				break;
			case 2:
				data.value = pushAll(decodeNumbers(buffer), data.value);
				break;
			case 3: data.label = push(Label.decode(buffer), data.label);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Mapping = class Mapping {
	static create(data) {
		return data instanceof Mapping ? data : new Mapping(data);
	}
	constructor(data) {
		this.id = data.id || 0;
		this.memoryStart = data.memoryStart || 0;
		this.memoryLimit = data.memoryLimit || 0;
		this.fileOffset = data.fileOffset || 0;
		this.filename = data.filename || 0;
		this.buildId = data.buildId || 0;
		this.hasFunctions = !!data.hasFunctions;
		this.hasFilenames = !!data.hasFilenames;
		this.hasLineNumbers = !!data.hasLineNumbers;
		this.hasInlineFrames = !!data.hasInlineFrames;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.id);
		total += measureNumberField(this.memoryStart);
		total += measureNumberField(this.memoryLimit);
		total += measureNumberField(this.fileOffset);
		total += measureNumberField(this.filename);
		total += measureNumberField(this.buildId);
		total += measureNumberField(this.hasFunctions ? 1 : 0);
		total += measureNumberField(this.hasFilenames ? 1 : 0);
		total += measureNumberField(this.hasLineNumbers ? 1 : 0);
		total += measureNumberField(this.hasInlineFrames ? 1 : 0);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.id) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.id);
		}
		if (this.memoryStart) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.memoryStart);
		}
		if (this.memoryLimit) {
			buffer[offset++] = 24;
			offset = encodeNumber(buffer, offset, this.memoryLimit);
		}
		if (this.fileOffset) {
			buffer[offset++] = 32;
			offset = encodeNumber(buffer, offset, this.fileOffset);
		}
		if (this.filename) {
			buffer[offset++] = 40;
			offset = encodeNumber(buffer, offset, this.filename);
		}
		if (this.buildId) {
			buffer[offset++] = 48;
			offset = encodeNumber(buffer, offset, this.buildId);
		}
		if (this.hasFunctions) {
			buffer[offset++] = 56;
			offset = encodeNumber(buffer, offset, 1);
		}
		if (this.hasFilenames) {
			buffer[offset++] = 64;
			offset = encodeNumber(buffer, offset, 1);
		}
		if (this.hasLineNumbers) {
			buffer[offset++] = 72;
			offset = encodeNumber(buffer, offset, 1);
		}
		if (this.hasInlineFrames) {
			buffer[offset++] = 80;
			offset = encodeNumber(buffer, offset, 1);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.id = decodeNumber(buffer);
				break;
			case 2:
				data.memoryStart = decodeNumber(buffer);
				break;
			case 3:
				data.memoryLimit = decodeNumber(buffer);
				break;
			case 4:
				data.fileOffset = decodeNumber(buffer);
				break;
			case 5:
				data.filename = decodeNumber(buffer);
				break;
			case 6:
				data.buildId = decodeNumber(buffer);
				break;
			case 7:
				data.hasFunctions = !!decodeNumber(buffer);
				break;
			case 8:
				data.hasFilenames = !!decodeNumber(buffer);
				break;
			case 9:
				data.hasLineNumbers = !!decodeNumber(buffer);
				break;
			case 10: data.hasInlineFrames = !!decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Line = class Line {
	static create(data) {
		return data instanceof Line ? data : new Line(data);
	}
	constructor(data) {
		this.functionId = data.functionId || 0;
		this.line = data.line || 0;
		this.column = data.column || 0;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.functionId);
		total += measureNumberField(this.line);
		total += measureNumberField(this.column);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.functionId) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.functionId);
		}
		if (this.line) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.line);
		}
		if (this.column) {
			buffer[offset++] = 24;
			offset = encodeNumber(buffer, offset, this.column);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.functionId = decodeNumber(buffer);
				break;
			case 2:
				data.line = decodeNumber(buffer);
				break;
			case 3: data.column = decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Location = class Location {
	static create(data) {
		return data instanceof Location ? data : new Location(data);
	}
	constructor(data) {
		this.id = data.id || 0;
		this.mappingId = data.mappingId || 0;
		this.address = data.address || 0;
		this.line = (data.line || []).map(Line.create);
		this.isFolded = !!data.isFolded;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.id);
		total += measureNumberField(this.mappingId);
		total += measureNumberField(this.address);
		total += measureLengthDelimArrayField(this.line);
		total += measureNumberField(this.isFolded ? 1 : 0);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.id) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.id);
		}
		if (this.mappingId) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.mappingId);
		}
		if (this.address) {
			buffer[offset++] = 24;
			offset = encodeNumber(buffer, offset, this.address);
		}
		for (const line of this.line) {
			buffer[offset++] = 34;
			offset = encodeNumber(buffer, offset, line.length);
			offset = line._encodeToBuffer(buffer, offset);
		}
		if (this.isFolded) {
			buffer[offset++] = 40;
			offset = encodeNumber(buffer, offset, 1);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.id = decodeNumber(buffer);
				break;
			case 2:
				data.mappingId = decodeNumber(buffer);
				break;
			case 3:
				data.address = decodeNumber(buffer);
				break;
			case 4:
				data.line = push(Line.decode(buffer), data.line);
				break;
			case 5: data.isFolded = !!decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Function = class Function {
	static create(data) {
		return data instanceof Function ? data : new Function(data);
	}
	constructor(data) {
		this.id = data.id || 0;
		this.name = data.name || 0;
		this.systemName = data.systemName || 0;
		this.filename = data.filename || 0;
		this.startLine = data.startLine || 0;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.id);
		total += measureNumberField(this.name);
		total += measureNumberField(this.systemName);
		total += measureNumberField(this.filename);
		total += measureNumberField(this.startLine);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.id) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.id);
		}
		if (this.name) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.name);
		}
		if (this.systemName) {
			buffer[offset++] = 24;
			offset = encodeNumber(buffer, offset, this.systemName);
		}
		if (this.filename) {
			buffer[offset++] = 32;
			offset = encodeNumber(buffer, offset, this.filename);
		}
		if (this.startLine) {
			buffer[offset++] = 40;
			offset = encodeNumber(buffer, offset, this.startLine);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.id = decodeNumber(buffer);
				break;
			case 2:
				data.name = decodeNumber(buffer);
				break;
			case 3:
				data.systemName = decodeNumber(buffer);
				break;
			case 4:
				data.filename = decodeNumber(buffer);
				break;
			case 5: data.startLine = decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Profile = class {
	constructor(data = {}) {
		this.sampleType = (data.sampleType || []).map(ValueType.create);
		this.sample = (data.sample || []).map(Sample.create);
		this.mapping = (data.mapping || []).map(Mapping.create);
		this.location = (data.location || []).map(Location.create);
		this.function = (data.function || []).map(Function.create);
		this.stringTable = data.stringTable || new StringTable();
		this.dropFrames = data.dropFrames || 0;
		this.keepFrames = data.keepFrames || 0;
		this.timeNanos = data.timeNanos || 0;
		this.durationNanos = data.durationNanos || 0;
		this.periodType = data.periodType ? ValueType.create(data.periodType) : void 0;
		this.period = data.period || 0;
		this.comment = data.comment || [];
		this.defaultSampleType = data.defaultSampleType || 0;
		this.docUrl = data.docUrl || 0;
	}
	get length() {
		let total = 0;
		total += measureLengthDelimArrayField(this.sampleType);
		total += measureLengthDelimArrayField(this.sample);
		total += measureLengthDelimArrayField(this.mapping);
		total += measureLengthDelimArrayField(this.location);
		total += measureLengthDelimArrayField(this.function);
		total += this.stringTable.encodedLength;
		total += measureNumberField(this.dropFrames);
		total += measureNumberField(this.keepFrames);
		total += measureNumberField(this.timeNanos);
		total += measureNumberField(this.durationNanos);
		total += measureLengthDelimField(this.periodType);
		total += measureNumberField(this.period);
		total += measureNumberArrayField(this.comment);
		total += measureNumberField(this.defaultSampleType);
		total += measureNumberField(this.docUrl);
		return total;
	}
	_encodeSampleTypesToBuffer(buffer, offset = 0) {
		for (const sampleType of this.sampleType) {
			buffer[offset++] = 10;
			offset = encodeNumber(buffer, offset, sampleType.length);
			offset = sampleType._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	_encodeSamplesToBuffer(buffer, offset = 0) {
		for (const sample of this.sample) {
			buffer[offset++] = 18;
			offset = encodeNumber(buffer, offset, sample.length);
			offset = sample._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	_encodeMappingsToBuffer(buffer, offset = 0) {
		for (const mapping of this.mapping) {
			buffer[offset++] = 26;
			offset = encodeNumber(buffer, offset, mapping.length);
			offset = mapping._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	_encodeLocationsToBuffer(buffer, offset = 0) {
		for (const location of this.location) {
			buffer[offset++] = 34;
			offset = encodeNumber(buffer, offset, location.length);
			offset = location._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	_encodeFunctionsToBuffer(buffer, offset = 0) {
		for (const fun of this.function) {
			buffer[offset++] = 42;
			offset = encodeNumber(buffer, offset, fun.length);
			offset = fun._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	_encodeBasicValuesToBuffer(buffer, offset = 0) {
		if (this.dropFrames) {
			buffer[offset++] = 56;
			offset = encodeNumber(buffer, offset, this.dropFrames);
		}
		if (this.keepFrames) {
			buffer[offset++] = 64;
			offset = encodeNumber(buffer, offset, this.keepFrames);
		}
		if (this.timeNanos) {
			buffer[offset++] = 72;
			offset = encodeNumber(buffer, offset, this.timeNanos);
		}
		if (this.durationNanos) {
			buffer[offset++] = 80;
			offset = encodeNumber(buffer, offset, this.durationNanos);
		}
		if (typeof this.periodType !== "undefined") {
			buffer[offset++] = 90;
			offset = encodeNumber(buffer, offset, this.periodType.length);
			offset = this.periodType._encodeToBuffer(buffer, offset);
		}
		if (this.period) {
			buffer[offset++] = 96;
			offset = encodeNumber(buffer, offset, this.period);
		}
		if (this.comment.length) {
			buffer[offset++] = 106;
			offset = encodeNumber(buffer, offset, measureArray(this.comment));
			for (const comment of this.comment) offset = encodeNumber(buffer, offset, comment);
		}
		if (this.defaultSampleType) {
			buffer[offset++] = 112;
			offset = encodeNumber(buffer, offset, this.defaultSampleType);
		}
		if (this.docUrl) {
			buffer[offset++] = 120;
			offset = encodeNumber(buffer, offset, this.docUrl);
		}
		return offset;
	}
	_encodeToBuffer(buffer, offset = 0) {
		offset = this._encodeSampleTypesToBuffer(buffer, offset);
		offset = this._encodeSamplesToBuffer(buffer, offset);
		offset = this._encodeMappingsToBuffer(buffer, offset);
		offset = this._encodeLocationsToBuffer(buffer, offset);
		offset = this._encodeFunctionsToBuffer(buffer, offset);
		offset = this.stringTable._encodeToBuffer(buffer, offset);
		offset = this._encodeBasicValuesToBuffer(buffer, offset);
		return offset;
	}
	async _encodeToBufferAsync(buffer, offset = 0) {
		offset = this._encodeSampleTypesToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this._encodeSamplesToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this._encodeMappingsToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this._encodeLocationsToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this._encodeFunctionsToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this.stringTable._encodeToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this._encodeBasicValuesToBuffer(buffer, offset);
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	async encodeAsync(buffer = new Uint8Array(this.length)) {
		await this._encodeToBufferAsync(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.sampleType = push(ValueType.decode(buffer), data.sampleType);
				break;
			case 2:
				data.sample = push(Sample.decode(buffer), data.sample);
				break;
			case 3:
				data.mapping = push(Mapping.decode(buffer), data.mapping);
				break;
			case 4:
				data.location = push(Location.decode(buffer), data.location);
				break;
			case 5:
				data.function = push(Function.decode(buffer), data.function);
				break;
			case 6:
				if (data.stringTable === void 0) data.stringTable = new StringTable(emptyTableToken);
				data.stringTable._decodeString(buffer);
				break;
			case 7:
				data.dropFrames = decodeNumber(buffer);
				break;
			case 8:
				data.keepFrames = decodeNumber(buffer);
				break;
			case 9:
				data.timeNanos = decodeNumber(buffer);
				break;
			case 10:
				data.durationNanos = decodeNumber(buffer);
				break;
			case 11:
				data.periodType = ValueType.decode(buffer);
				break;
			case 12:
				data.period = decodeNumber(buffer);
				break;
			case 13:
				data.comment = pushAll(decodeNumbers(buffer), data.comment);
				break;
			case 14:
				data.defaultSampleType = decodeNumber(buffer);
				break;
			case 15: data.docUrl = decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};

// src/profile/encode.ts
/**
* Encodes a profile with its strings first; protocol buffers may be put together from parts in any order. The
* empty string that every table starts with is then the file's second byte, a NUL: what git and GitHub take for a
* sign of a binary file. Without it they show an uncompressed profile as hundreds of changed lines of text.
*/
function encodeProfile(profile, strings) {
	const head = new Profile({ stringTable: strings }).encode();
	const rest = new Profile({
		...profile,
		stringTable: new StringTable(emptyTableToken)
	}).encode();
	return Buffer.concat([head, rest]);
}

// src/profile/compact.ts
const SAMPLES_COMMENT = "go-pgo samples: ";
const CPU_COMMENT = "go-pgo cpu-nanoseconds: ";
/**
* Rewrites a profile as one two-frame stack per call edge: the compiler makes exactly the same of it
* (`go tool preprofile` prints the same bytes), and nothing else is left: no labels, addresses, files, mappings.
* The bytes depend on the edges and totals alone; they are not gzipped, so that git can store the difference
* between two of them. Lines are relative to a start line of 1, so that code that merely moved changes nothing.
*/
function compactToEdges(profile, totals = totalsOf(profile)) {
	const { edges } = callEdges(profile);
	const strings = new StringTable();
	const kept = keptSampleTypes(profile);
	const frames = new FrameTable(edges, strings);
	return encodeProfile({
		sampleType: kept.map((index) => valueType(strings, profile.sampleTypes[index])),
		sample: edges.map((edge) => new Sample({
			locationId: [frames.callee(edge), frames.caller(edge)],
			value: kept.map((index) => edge.values[index] ?? 0)
		})),
		location: frames.locations,
		function: frames.functions,
		timeNanos: profile.timeNanos,
		durationNanos: profile.durationNanos,
		...profile.periodType && { periodType: valueType(strings, profile.periodType) },
		period: profile.period,
		comment: [`${SAMPLES_COMMENT}${totals.samples}`, `${CPU_COMMENT}${totals.cpuNanos}`].map((line) => strings.dedup(line))
	}, strings);
}
/** Functions and locations of the compact profile, numbered in the order of their names. */
var FrameTable = class {
	functions = [];
	locations = [];
	#callers = /* @__PURE__ */ new Map();
	#callees = /* @__PURE__ */ new Map();
	constructor(edges, strings) {
		const names = /* @__PURE__ */ new Set();
		for (const edge of edges) names.add(edge.caller).add(edge.callee);
		const ids = /* @__PURE__ */ new Map();
		for (const name of [...names].sort(compareText)) {
			const id = ids.size + 1;
			ids.set(name, id);
			this.functions.push(new Function({
				id,
				name: strings.dedup(name),
				startLine: 1
			}));
		}
		for (const edge of edges) {
			this.#add(this.#callers, callerKey(edge), ids.get(edge.caller), 1 + edge.offset);
			this.#add(this.#callees, edge.callee, ids.get(edge.callee), 1);
		}
	}
	caller(edge) {
		return this.#callers.get(callerKey(edge));
	}
	callee(edge) {
		return this.#callees.get(edge.callee);
	}
	#add(known, key, functionId, line) {
		if (known.has(key)) return;
		const id = this.locations.length + 1;
		known.set(key, id);
		this.locations.push(new Location({
			id,
			address: id,
			line: [new Line({
				functionId: functionId ?? 0,
				line
			})]
		}));
	}
};
function callerKey(edge) {
	return `${edge.offset} ${edge.caller}`;
}
function keptSampleTypes(profile) {
	return [sampleTypeIndex(profile, "samples", "count"), sampleTypeIndex(profile, "cpu", "nanoseconds")].filter((index) => index >= 0).sort((a, b) => a - b);
}
function valueType(strings, type) {
	return new ValueType({
		type: strings.dedup(type?.type ?? ""),
		unit: strings.dedup(type?.unit ?? "")
	});
}
/** Samples and CPU time of a profile; of a compacted one, those of the profile that it was made from. */
function totalsOf(profile) {
	if (!isCompact(profile)) return countTotals(profile);
	const samples = commentValue(profile, SAMPLES_COMMENT);
	const cpuNanos = commentValue(profile, CPU_COMMENT);
	if (samples !== void 0 && cpuNanos !== void 0) return {
		samples: Number(samples),
		cpuNanos
	};
	return countTotals(profile);
}
/** Whether this is one of ours: two frames per stack, nothing about machines, totals as comments. */
function isCompact(profile) {
	return commentValue(profile, SAMPLES_COMMENT) !== void 0 && profile.mappings.length === 0 && profile.samples.every(({ locations }) => locations.length === 2);
}
function commentValue(profile, prefix) {
	const digits = profile.comments.find((line) => line.startsWith(prefix))?.slice(prefix.length);
	return digits !== void 0 && /^\d{1,18}$/.test(digits) ? BigInt(digits) : void 0;
}
function countTotals(profile) {
	const count = sampleTypeIndex(profile, "samples", "count");
	const cpu = sampleTypeIndex(profile, "cpu", "nanoseconds");
	const cpuPeriod = profile.periodType?.type === "cpu" ? profile.period : 0;
	const counted = count >= 0 ? totalOf(profile, count) : void 0;
	const timed = cpu >= 0 ? totalOf(profile, cpu) : void 0;
	return {
		samples: Number(counted ?? (cpuPeriod > 0 ? (timed ?? 0n) / BigInt(cpuPeriod) : 0n)),
		cpuNanos: timed ?? (counted ?? 0n) * BigInt(cpuPeriod)
	};
}

// src/profile/wire.ts
/** A byte sequence that is not a well-formed protocol buffer; `offset` counts from the start of the message. */
var Malformed = class extends Error {
	offset;
	constructor(what, offset) {
		super(`${what} at byte ${offset}`);
		this.name = "Malformed";
		this.offset = offset;
	}
};
/**
* A bounds-checked reader of the protocol-buffer wire format (https://protobuf.dev/programming-guides/encoding).
* Unlike `pprof-format` it throws on whatever ends early, so that no truncated profile is taken for a whole one.
*/
var WireReader = class WireReader {
	bytes;
	end;
	offset;
	/** Set by `nextField`. */
	field = 0;
	wireType = 0;
	constructor(bytes, start = 0, end = bytes.length) {
		this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		this.offset = start;
		this.end = end;
	}
	/** Steps to the next field; false at the end of the message. */
	nextField() {
		if (this.offset >= this.end) return false;
		const at = this.offset;
		const tag = this.varint();
		if (typeof tag === "bigint" || tag > 4294967295) throw new Malformed("field number out of range", at);
		const wireType = tag & 7;
		this.field = tag >>> 3;
		if (this.field === 0) throw new Malformed("field number 0", at);
		if (wireType !== 0 && wireType !== 1 && wireType !== 2 && wireType !== 5) throw new Malformed(`wire type ${wireType}`, at);
		this.wireType = wireType;
		return true;
	}
	/** An unsigned varint: a number when it is a safe integer, else a bigint, so that equal values are identical. */
	varint() {
		let value = 0;
		let scale = 1;
		const start = this.offset;
		for (let i = 0; i < 7; i++) {
			const byte = this.byte();
			value += (byte & 127) * scale;
			if (byte < 128) return value;
			scale *= 128;
		}
		this.offset = start;
		return this.longVarint();
	}
	longVarint() {
		const start = this.offset;
		let value = 0n;
		for (let shift = 0n; shift < 70n; shift += 7n) {
			const byte = this.byte();
			value |= BigInt(byte & 127) << shift;
			if (byte < 128) {
				value = BigInt.asUintN(64, value);
				return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value;
			}
		}
		throw new Malformed("varint longer than 10 bytes", start);
	}
	/** An int64 that fits a number exactly. @throws Malformed when it does not. */
	int64() {
		const at = this.offset;
		const value = this.varint();
		if (typeof value === "number") return value;
		const signed = BigInt.asIntN(64, value);
		if (signed < BigInt(Number.MIN_SAFE_INTEGER) || signed > BigInt(Number.MAX_SAFE_INTEGER)) throw new Malformed(`number ${signed} out of the plausible range`, at);
		return Number(signed);
	}
	/** An int64 of any size. */
	bigInt64() {
		return BigInt.asIntN(64, BigInt(this.varint()));
	}
	/** The bounds of a length-delimited field, which is stepped over. */
	range() {
		if (this.wireType !== 2) throw new Malformed(`wire type ${this.wireType} for field ${this.field}`, this.offset);
		const at = this.offset;
		const length = this.varint();
		const start = this.offset;
		if (typeof length === "bigint" || length > this.end - start) throw new Malformed("a field that is longer than the rest of the message", at);
		this.offset = start + length;
		return {
			start,
			end: this.offset
		};
	}
	/** A reader of the length-delimited field at hand. */
	message() {
		const { start, end } = this.range();
		return new WireReader(this.bytes, start, end);
	}
	string() {
		const { start, end } = this.range();
		return this.bytes.toString("utf8", start, end);
	}
	/** Calls `take` once per value of a repeated varint field, packed or not. */
	repeated(take) {
		if (this.wireType === 2) {
			const packed = this.message();
			while (packed.offset < packed.end) take(packed);
			return;
		}
		this.expectVarint();
		take(this);
	}
	/** Steps over a field of no interest. */
	skip() {
		if (this.wireType === 0) this.varint();
		else if (this.wireType === 2) this.range();
		else this.advance(this.wireType === 1 ? 8 : 4);
	}
	/** @throws Malformed unless the field at hand is a varint. */
	expectVarint() {
		if (this.wireType !== 0) throw new Malformed(`wire type ${this.wireType} for field ${this.field}`, this.offset);
		return this;
	}
	advance(count) {
		if (count > this.end - this.offset) throw new Malformed("the message ends early", this.offset);
		this.offset += count;
	}
	byte() {
		if (this.offset >= this.end) throw new Malformed("the message ends early", this.offset);
		return this.bytes[this.offset++];
	}
};

// src/profile/decode.ts
/**
* Decodes an uncompressed pprof profile strictly: every index must point somewhere, every id be unique, every
* sample have one value per sample type (as `CheckValid` in Go's internal/profile asks).
* @throws Malformed with the byte offset or the broken reference.
*/
function decodeProfile(bytes) {
	const parts = split(bytes);
	if (parts.strings.length > 0 && parts.strings[0] !== "") throw new Malformed("a string table that does not start with the empty string", 0);
	const text = (index) => {
		if (index === 0) return "";
		const found = parts.strings[index];
		if (found === void 0) throw new Malformed(`string ${index} of ${parts.strings.length}`, bytes.length);
		return found;
	};
	const valueType = (reader) => decodeValueType(reader, text);
	const mappings = table(parts.mappings, "mapping", (reader) => decodeMapping(reader, text));
	const functions = table(parts.functions, "function", (reader) => decodeFunction(reader, text));
	const locations = table(parts.locations, "location", (reader) => decodeLocation(reader, mappings.index, functions.index));
	const sampleTypes = parts.sampleTypes.map(valueType);
	return {
		sampleTypes,
		samples: parts.samples.map((reader) => decodeSample(reader, sampleTypes.length, locations.index)),
		mappings: mappings.items,
		locations: locations.items,
		functions: functions.items,
		periodType: parts.periodType && valueType(parts.periodType),
		period: parts.period,
		timeNanos: parts.timeNanos,
		durationNanos: parts.durationNanos,
		comments: parts.comments.map(text)
	};
}
/** time_nanos, duration_nanos, period_type, period. */
const SINGLE_FIELDS = /* @__PURE__ */ new Set([
	9,
	10,
	11,
	12
]);
/** One pass over the top level; the strings may come last, so the messages are decoded afterwards. */
function split(bytes) {
	const parts = {
		sampleTypes: [],
		samples: [],
		mappings: [],
		locations: [],
		functions: [],
		strings: [],
		comments: [],
		period: 0,
		timeNanos: 0n,
		durationNanos: 0
	};
	const reader = new WireReader(bytes);
	const single = /* @__PURE__ */ new Set();
	while (reader.nextField()) {
		if (SINGLE_FIELDS.has(reader.field)) {
			if (single.has(reader.field)) throw new Malformed(`a second field ${reader.field}, as of two profiles in one file,`, reader.offset);
			single.add(reader.field);
		}
		switch (reader.field) {
			case 1:
				parts.sampleTypes.push(reader.message());
				break;
			case 2:
				parts.samples.push(reader.message());
				break;
			case 3:
				parts.mappings.push(reader.message());
				break;
			case 4:
				parts.locations.push(reader.message());
				break;
			case 5:
				parts.functions.push(reader.message());
				break;
			case 6:
				parts.strings.push(reader.string());
				break;
			case 9:
				parts.timeNanos = reader.expectVarint().bigInt64();
				break;
			case 10:
				parts.durationNanos = reader.expectVarint().int64();
				break;
			case 11:
				parts.periodType = reader.message();
				break;
			case 12:
				parts.period = reader.expectVarint().int64();
				break;
			case 13:
				reader.repeated((packed) => parts.comments.push(packed.int64()));
				break;
			default: reader.skip();
		}
	}
	return parts;
}
/** Decodes the messages of one table, whose ids must be unique and not 0. */
function table(readers, what, decode) {
	const indices = /* @__PURE__ */ new Map();
	const items = [];
	for (const reader of readers) {
		const { id, item } = decode(reader);
		if (id === 0) throw new Malformed(`a ${what} without an id`, reader.end);
		if (indices.has(id)) throw new Malformed(`a second ${what} with id ${id}`, reader.end);
		indices.set(id, items.length);
		items.push(item);
	}
	return {
		items,
		index(id) {
			const index = indices.get(id);
			if (index === void 0) throw new Malformed(`a reference to ${what} ${id}, which does not exist`, readers[0]?.end ?? 0);
			return index;
		}
	};
}
function decodeValueType(reader, text) {
	let type = "";
	let unit = "";
	while (reader.nextField()) if (reader.field === 1) type = text(reader.expectVarint().int64());
	else if (reader.field === 2) unit = text(reader.expectVarint().int64());
	else reader.skip();
	return {
		type,
		unit
	};
}
function decodeMapping(reader, text) {
	let id = 0;
	let filename = "";
	let buildId = "";
	while (reader.nextField()) if (reader.field === 1) id = reader.expectVarint().varint();
	else if (reader.field === 5) filename = text(reader.expectVarint().int64());
	else if (reader.field === 6) buildId = text(reader.expectVarint().int64());
	else reader.skip();
	return {
		id,
		item: {
			filename,
			buildId
		}
	};
}
function decodeFunction(reader, text) {
	let id = 0;
	let name = "";
	let systemName = "";
	let filename = "";
	let startLine = 0;
	while (reader.nextField()) if (reader.field === 1) id = reader.expectVarint().varint();
	else if (reader.field === 2) name = text(reader.expectVarint().int64());
	else if (reader.field === 3) systemName = text(reader.expectVarint().int64());
	else if (reader.field === 4) filename = text(reader.expectVarint().int64());
	else if (reader.field === 5) startLine = reader.expectVarint().int64();
	else reader.skip();
	return {
		id,
		item: {
			name,
			systemName,
			filename,
			startLine
		}
	};
}
function decodeLocation(reader, mappingIndex, functionIndex) {
	let id = 0;
	let mapping;
	let address = 0n;
	const lines = [];
	while (reader.nextField()) if (reader.field === 1) id = reader.expectVarint().varint();
	else if (reader.field === 2) mapping = orNone(reader.expectVarint().varint(), mappingIndex);
	else if (reader.field === 3) address = BigInt(reader.expectVarint().varint());
	else if (reader.field === 4) lines.push(decodeLine(reader.message(), functionIndex));
	else reader.skip();
	return {
		id,
		item: {
			address,
			mapping,
			lines
		}
	};
}
function decodeLine(reader, functionIndex) {
	let func;
	let line = 0;
	while (reader.nextField()) if (reader.field === 1) func = orNone(reader.expectVarint().varint(), functionIndex);
	else if (reader.field === 2) line = reader.expectVarint().int64();
	else reader.skip();
	return {
		func,
		line
	};
}
/** Id 0 means that there is none. */
function orNone(id, index) {
	return id === 0 ? void 0 : index(id);
}
function decodeSample(reader, valueCount, locationIndex) {
	const locations = [];
	const values = [];
	let labelled = false;
	while (reader.nextField()) if (reader.field === 1) reader.repeated((packed) => locations.push(locationIndex(packed.varint())));
	else if (reader.field === 2) reader.repeated((packed) => values.push(packed.int64()));
	else if (reader.field === 3) {
		labelled = true;
		reader.skip();
	} else reader.skip();
	if (values.length !== valueCount) throw new Malformed(`a sample with ${values.length} values for ${valueCount} sample types`, reader.end);
	return {
		locations,
		values,
		labelled
	};
}

// src/profile/validate.ts
/** Below so many samples a single profile is hardly more than noise. */
const FEW_SAMPLES = 100;
/** Below this share of stacks with own code, PGO has little to work on. */
const LOW_OWN_SHARE = .1;
/**
* Judges one collected file: is it a Go CPU profile that the compiler can use?
* @param own the program's own functions, for their share; undefined when it is not known which program it is.
* @throws ExpectedError with the reason when it may not enter the merge.
*/
async function judge(file, own) {
	const profile = decodeOrExplain(await profileBytes(file));
	mustBeCpuProfile(profile);
	mustHaveSamples(profile);
	mustBeGo(profile);
	mustHaveStartLines(profile);
	const ownShare = own && (isCompact(profile) ? noneOfOwn(profile, own) : shareOfOwn(profile, own));
	const totals = totalsOf(profile);
	const judged = {
		sha256: createHash("sha256").update(file).digest("hex"),
		bytes: file.length,
		samples: totals.samples,
		cpuNanos: totals.cpuNanos,
		sampleTypes: profile.sampleTypes.map(({ type, unit }) => `${type}/${unit}`),
		period: profile.period,
		totals: profile.sampleTypes.map((_, index) => totalOf(profile, index)),
		periodType: profile.periodType === void 0 ? "" : `${profile.periodType.type}/${profile.periodType.unit}`,
		timeNanos: profile.timeNanos,
		durationNanos: profile.durationNanos,
		buildIds: profile.mappings.slice(0, 1).flatMap(({ buildId }) => buildId === "" ? [] : [buildId]),
		ownShare
	};
	return {
		profile: judged,
		doubts: doubtsAbout(judged, own?.modulePath)
	};
}
/** Decodes the protobuf bytes of a profile. @throws ExpectedError when they are damaged or no profile at all. */
function decodeOrExplain(bytes) {
	let profile;
	try {
		profile = decodeProfile(bytes);
	} catch (error) {
		if (!(error instanceof Malformed)) throw error;
		throw new ExpectedError(`It is truncated, damaged or no profile: ${error.message}.`, {
			fix: "Collect it again, and compare its size with the original: a transfer may have been cut short.",
			cause: error
		});
	}
	return profile;
}
const CPU_FIX = "Collect a CPU profile: `/debug/pprof/profile?seconds=30`, `go test -cpuprofile`, or `pprof.StartCPUProfile`.";
function mustBeCpuProfile(profile) {
	if (profile.sampleTypes.length === 0) throw new ExpectedError("It is not a pprof profile: it names no sample type.", { fix: CPU_FIX });
	const names = profile.sampleTypes.map(({ type, unit }) => `${type}/${unit}`);
	const known = otherKind(names);
	if (known !== void 0) throw new ExpectedError(`It is a ${known} profile, not a CPU profile.`, { fix: CPU_FIX });
	if (compilerSampleType(profile) < 0) throw new ExpectedError(`It has the sample types ${names.join(", ")}; the Go compiler takes samples/count or cpu/nanoseconds.`, { fix: CPU_FIX });
	if (profile.periodType === void 0 || profile.period <= 0) throw new ExpectedError("It has no sampling period: it is truncated, or was written by a converter that drops it.", { fix: "Collect it again, straight from the Go program." });
	if (profile.periodType.type !== "cpu") throw new ExpectedError(`It was sampled by ${profile.periodType.type}, not by CPU time.`, { fix: CPU_FIX });
}
function otherKind(names) {
	if (names.some((name) => /^(alloc|inuse)_(objects|space)\//.test(name))) return "heap";
	if (names.some((name) => name.startsWith("contentions/") || name.startsWith("delay/"))) return "block or mutex";
	if (names.some((name) => /^(goroutine|goroutines|threadcreate)\//.test(name))) return "goroutine or thread";
	if (names.some((name) => name.startsWith("wall/"))) return "wall-clock";
}
function mustHaveSamples(profile) {
	if (profile.sampleTypes.findIndex((_, index) => profile.samples.some((s) => (s.values[index] ?? 0) < 0)) >= 0) throw new ExpectedError("It has negative values: it is the difference of two profiles.", { fix: CPU_FIX });
	if (totalOf(profile, compilerSampleType(profile)) === 0n) throw new ExpectedError("It holds no samples: the program did nothing while it was profiled.", { fix: "Profile it under load, or for longer (`seconds: 60`)." });
}
function mustBeGo(profile) {
	const names = profile.functions.map(({ name }) => name);
	if (names.every((name) => name === "")) throw new ExpectedError("It has no function names: it was never symbolized.", { fix: "Let the Go program write it (`net/http/pprof`, `runtime/pprof`), or symbolize it with its binary first." });
	if (!names.some((name) => /^(main|runtime|internal\/runtime)[./]/.test(name) || /[\w)\]]\.\(\*[^)]+\)\./.test(name))) throw new ExpectedError(`It is not from a Go program: its functions are named like \`${shortName(names)}\`.`, { fix: "Point the source at the Go service itself." });
}
function shortName(names) {
	return (names.find((name) => name !== "") ?? "").replace(/[^\x20-\x7e]/g, "?").replaceAll("`", "'").slice(0, 60);
}
function mustHaveStartLines(profile) {
	const starts = profile.locations.map(({ lines }) => lines.some(({ func }) => func !== void 0 && profile.functions[func]?.startLine !== 0));
	if (profile.samples.some(({ locations }) => starts[locations[0] ?? -1] || starts[locations[1] ?? -1])) return;
	throw new ExpectedError("Its functions have no start lines: `go build` refuses such a profile.", { fix: "Build the profiled program with Go 1.20 or later and take the profile from it directly; converters and re-symbolizing tools (`go tool pprof -symbolize`, perf_to_profile, older Parca) drop the start lines." });
}
/** Of a compacted profile only this can be told: 0 when nothing of it is own, else undefined. */
function noneOfOwn(profile, own) {
	return profile.functions.some(({ name }) => own.includes(name)) ? void 0 : 0;
}
function shareOfOwn(profile, own) {
	const type = compilerSampleType(profile);
	const ownFunction = profile.functions.map(({ name }) => own.includes(name));
	const ownLocation = profile.locations.map(({ lines }) => lines.some(({ func }) => func !== void 0 && ownFunction[func] === true));
	let inOwn = 0;
	let all = 0;
	for (const sample of profile.samples) {
		const value = sample.values[type] ?? 0;
		all += value;
		if (sample.locations.some((location) => ownLocation[location] === true)) inOwn += value;
	}
	return all === 0 ? 0 : inOwn / all;
}
function doubtsAbout(profile, modulePath) {
	const doubts = [];
	if (profile.samples < FEW_SAMPLES) doubts.push({
		severity: "warning",
		message: `It holds only ${profile.samples} samples (${seconds(profile.cpuNanos)} of CPU time).`,
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
function seconds(nanos) {
	return `${(Number(nanos) / 1e9).toFixed(1)} s`;
}

// src/sources/registry.ts
/** Each kind's collector, imported only when the kind is used: its client may be large. */
const collectors = {
	file: async () => (await import("./file.js")).collectFiles,
	pprof: async () => (await import("./pprof.js")).collectPprof,
	command: async () => (await import("./command.js")).collectFromCommand,
	artifact: async () => (await import("./artifact2.js")).collectArtifacts
};
/** Collects one source, whatever its kind. @throws as its collector does. */
async function collect(source, context) {
	return (await collectors[source.kind]())(source, context);
}

// src/collect.ts
/**
* Collects all sources at the same time; the result is in the order of `sources`. A source that fails is a finding
* of severity `error` and one failure. Each source writes into a folder of its own below `scratch`.
* @throws ExpectedError when a `required` source delivered nothing; the others are stopped then.
* @throws the reason of `signal` when it was aborted. Either way nothing goes on when this has thrown.
*/
async function collectAll(sources, options) {
	options.signal.throwIfAborted();
	const limit = pLimit(options.concurrency ?? Number.POSITIVE_INFINITY);
	const stop = new AbortController();
	const signal = AbortSignal.any([options.signal, stop.signal]);
	const running = sources.map(async (source, index) => {
		try {
			const scratch = join(options.scratch, String(index));
			await mkdir(scratch, { recursive: true });
			return await collectOne(source, {
				...options,
				scratch,
				signal,
				limit
			});
		} catch (error) {
			stop.abort(error);
			throw error;
		}
	});
	const settled = await Promise.allSettled(running);
	options.signal.throwIfAborted();
	stop.signal.throwIfAborted();
	return settled.flatMap((result) => result.status === "fulfilled" ? [result.value] : []);
}
async function collectOne(source, context) {
	try {
		const { files, failures, findings } = await collect(source, context);
		const named = findings.map((finding) => ({
			source: source.label,
			...finding
		}));
		const reason = named.find((finding) => finding.severity === "error");
		if (source.required && files.length === 0) throw new ExpectedError(reason?.message ?? "It delivered no profile.", reason?.fix ? { fix: reason.fix } : {});
		return {
			source,
			files,
			failures,
			findings: named
		};
	} catch (error) {
		context.signal.throwIfAborted();
		if (!isFailure(error)) throw error;
		const fix = error instanceof ExpectedError ? error.fix : void 0;
		const message = messageOf(error);
		if (source.required) throw new ExpectedError(`The required source ${source.label} failed: ${message}`, {
			...fix && { fix },
			cause: error
		});
		return {
			source,
			files: [],
			failures: 1,
			findings: [{
				severity: "error",
				source: source.label,
				message,
				...fix && { fix }
			}]
		};
	}
}
/** What the world did to a source: expected errors, and those of the operating system. Anything else is a bug. */
function isFailure(error) {
	return error instanceof ExpectedError || typeof error?.syscall === "string";
}

// src/judge-files.ts
/** Files that are read and decoded at the same time; bounds the memory, whatever the number of files. */
const DECODED_AT_ONCE = 4;
/** Judges every file by itself and then as a set: equal files count once, and all must have the same columns. */
async function judgeAll(candidates, own, signal) {
	const limit = pLimit(DECODED_AT_ONCE);
	const results = await Promise.all(candidates.map((candidate) => limit(async () => {
		signal.throwIfAborted();
		return judgeOne(candidate, own);
	})));
	const readable = results.flatMap(({ judged }) => judged ?? []);
	const findings = results.flatMap((result) => result.findings);
	const accepted = dropMisfits(dropDuplicates(readable, findings), findings);
	findings.push(...aboutPeriods(accepted));
	return {
		accepted,
		rejected: findings.filter(({ severity }) => severity === "error").length,
		findings
	};
}
/** @throws ExpectedError for what is no file (a pipe would never end) or too large to be a profile. */
async function readCandidate(path) {
	const found = await stat(path);
	if (!found.isFile() && !found.isDirectory()) throw new ExpectedError("It is a pipe, socket or device.", { fix: "Name a file." });
	if (found.size > 268435456) throw new ExpectedError(`It has ${Math.round(found.size / 1024 / 1024)} MiB.`, { fix: "No CPU profile is that large: look where this file comes from." });
	return readFile(path);
}
async function judgeOne(candidate, own) {
	const where = {
		source: candidate.source,
		file: candidate.name
	};
	try {
		const { profile, doubts } = await judge(await readCandidate(candidate.path), own);
		return {
			judged: {
				...candidate,
				profile
			},
			findings: doubts.map((doubt) => ({
				...where,
				...doubt
			}))
		};
	} catch (error) {
		const known = isSystemError(error) ? unreadable(error) : error;
		if (!(known instanceof ExpectedError)) throw error;
		const { message, fix } = known;
		return { findings: [{
			severity: "error",
			...where,
			message,
			...fix && { fix }
		}] };
	}
}
function isSystemError(error) {
	return error instanceof Error && "syscall" in error;
}
function unreadable(error) {
	return new ExpectedError(`It cannot be read: ${reasonOf(error)}.`, { fix: "Name a readable file." });
}
function dropDuplicates(readable, findings) {
	const bytes = /* @__PURE__ */ new Map();
	const recordings = /* @__PURE__ */ new Map();
	return readable.filter((judged) => {
		const { sha256, timeNanos } = judged.profile;
		const recording = timeNanos > 0n ? `${timeNanos} ${judged.name}` : sha256;
		const twin = bytes.get(sha256) ?? recordings.get(recording);
		if (twin === void 0) {
			bytes.set(sha256, judged);
			recordings.set(recording, judged);
			return true;
		}
		const how = twin.profile.sha256 === sha256 ? "byte for byte" : "from the same place and time";
		findings.push({
			severity: "note",
			source: judged.source,
			file: judged.name,
			message: `It is the same profile as ${twin.name}, ${how}; it counts once.`
		});
		return false;
	});
}
/** pprof silently drops the columns that one input lacks, and refuses different period types: the most samples win. */
function dropMisfits(readable, findings) {
	const groups = /* @__PURE__ */ new Map();
	for (const judged of readable) {
		const columns = columnsOf(judged.profile);
		groups.set(columns, [...groups.get(columns) ?? [], judged]);
	}
	const samples = (group) => group.reduce((sum, { profile }) => sum + profile.samples, 0);
	const [kept, ...others] = [...groups].sort(([a, x], [b, y]) => samples(y) - samples(x) || compareText(a, b));
	for (const [columns, group] of others) for (const judged of group) findings.push({
		severity: "error",
		source: judged.source,
		file: judged.name,
		message: `Its columns are ${columns}, those of most other samples ${kept?.[0]}: merged, the difference would be lost silently.`,
		fix: "Collect all profiles in the same way, or merge these separately."
	});
	return kept?.[1] ?? [];
}
/** A sample stands for one period; where periods differ, some profiles have more voice than their CPU time. */
function aboutPeriods(accepted) {
	const periods = [...new Set(accepted.map(({ profile }) => profile.period))].sort((a, b) => a - b);
	if (periods.length < 2) return [];
	return [{
		severity: "warning",
		message: `The profiles were sampled every ${periods.map((nanos) => `${nanos / 1e6} ms`).join(", ")}: those with more samples a second count for more.`,
		fix: "Profile all instances at one rate (Go’s own is 10 ms)."
	}];
}
function columnsOf(profile) {
	return `${profile.sampleTypes.join(", ")} per ${profile.periodType}`;
}

// src/profile/whole.ts
/**
* Encodes a profile with its whole stacks, for `compact: none`, without what must not be committed: labels are
* gone (equal stacks become one), file names hold no path of a machine. Not gzipped, as `compactToEdges`.
*/
function encodeWhole(profile) {
	const strings = new StringTable();
	const valueType = (type) => new ValueType({
		type: strings.dedup(type.type),
		unit: strings.dedup(type.unit)
	});
	return encodeProfile({
		sampleType: profile.sampleTypes.map(valueType),
		sample: withoutLabels(profile.samples).map(({ locations, values }) => new Sample({
			locationId: locations.map((index) => index + 1),
			value: [...values]
		})),
		mapping: profile.mappings.map(({ filename, buildId }, index) => new Mapping({
			id: index + 1,
			filename: strings.dedup(baseName(filename)),
			buildId: strings.dedup(buildId),
			hasFunctions: true
		})),
		location: profile.locations.map(({ address, mapping, lines }, index) => new Location({
			id: index + 1,
			mappingId: mapping === void 0 ? 0 : mapping + 1,
			address,
			line: lines.map(({ func, line }) => new Line({
				functionId: func === void 0 ? 0 : func + 1,
				line
			}))
		})),
		function: profile.functions.map(({ name, systemName, filename, startLine }, index) => new Function({
			id: index + 1,
			name: strings.dedup(name),
			systemName: strings.dedup(systemName),
			filename: strings.dedup(publicFileName(name, filename)),
			startLine
		})),
		timeNanos: profile.timeNanos,
		durationNanos: profile.durationNanos,
		...profile.periodType && { periodType: valueType(profile.periodType) },
		period: profile.period
	}, strings);
}
/** Adds up the samples that differ in nothing but their labels. */
function withoutLabels(samples) {
	if (!samples.some(({ labelled }) => labelled)) return samples;
	const sums = /* @__PURE__ */ new Map();
	for (const { locations, values } of samples) {
		const key = locations.join(" ");
		const sum = sums.get(key);
		if (sum === void 0) sums.set(key, {
			locations,
			values: [...values]
		});
		else addValues(sum.values, values);
	}
	return [...sums.values()];
}
/** As `-trimpath` writes it: package path and base name, where the profile has a path of the building machine. */
function publicFileName(functionName, filename) {
	return /^([/\\]|[A-Za-z]:)/.test(filename) ? posix.join(splitSymbol(functionName).package, baseName(filename)) : filename;
}
function baseName(filename) {
	return filename.slice(Math.max(filename.lastIndexOf("/"), filename.lastIndexOf("\\")) + 1);
}

// src/merge.ts
/**
* Merges judged profiles with pprof and compacts the result. The bytes depend on the inputs alone, in whatever
* order they come. @throws ExpectedError when pprof fails or its total is not the sum of the inputs.
*/
async function mergeProfiles(inputs, options) {
	const ordered = [...inputs].sort((a, b) => compareText(a.profile.sha256, b.profile.sha256));
	const profile = decodeProfile(await profileBytes(await readFile(await mergeFiles(ordered, options))));
	assertTotals(profile, ordered);
	const edges = callEdges(profile);
	const totals = {
		samples: ordered.reduce((sum, input) => sum + input.profile.samples, 0),
		cpuNanos: ordered.reduce((sum, input) => sum + input.profile.cpuNanos, 0n)
	};
	const bytes = options.compact === "edges" ? compactToEdges(profile, totals) : encodeWhole(profile);
	return {
		bytes,
		sha256: digest(bytes),
		profile,
		edges,
		...totals,
		ownShare: meanOwnShare(ordered),
		inputsSha256: digest(ordered.map((input) => input.profile.sha256).join("\n")),
		inputs: ordered
	};
}
/** Inputs of one pprof call: far below the limits of argument length (2 MB) and open files. */
const FILES_PER_CALL = 1e3;
async function mergeFiles(inputs, options) {
	const folder = join(options.scratch, "merge");
	await mkdir(folder, { recursive: true });
	let level = await Promise.all(inputs.map(async ({ path }, index) => {
		const alias = join(folder, `0-${index}.pprof`);
		await linkOrCopy(path, alias);
		return alias;
	}));
	for (let depth = 1;; depth++) {
		const merged = [];
		for (let i = 0; i < level.length; i += FILES_PER_CALL) {
			const output = join(folder, `${depth}-${merged.length}.pprof`);
			await pprofMerge(level.slice(i, i + FILES_PER_CALL), output, options);
			merged.push(output);
		}
		level = merged;
		if (merged.length <= 1) return merged[0];
	}
}
async function linkOrCopy(from, to) {
	try {
		await link(await realpath(from), to);
	} catch {
		await copyFile(from, to);
	}
}
async function pprofMerge(files, output, options) {
	const result = await run([
		options.pprof,
		"-proto",
		"-symbolize=none",
		`-output=${output}`,
		...files
	], {
		cwd: options.scratch,
		env: options.env,
		signal: options.signal
	});
	if (result.exitCode === 0) return;
	throw new ExpectedError(`\`go tool pprof -proto\` failed: ${result.stderr.trim().split("\n").slice(-3).join(" ")}`, { fix: "Run `go-pgo inspect` on the collected files to see which one it cannot read." });
}
/** pprof exits 0 when it dropped inputs; only the sums show it. */
function assertTotals(merged, inputs) {
	merged.sampleTypes.forEach(({ type, unit }, index) => {
		const expected = inputs.reduce((sum, { profile }) => sum + (profile.totals[index] ?? 0n), 0n);
		const actual = totalOf(merged, index);
		if (actual === expected) return;
		throw new ExpectedError(`The merge of ${inputs.length} profiles holds ${actual} ${type}/${unit}, but its inputs hold ${expected}: something was lost, so nothing is written.`, { fix: "Run it again; if it stays so, merge the sources one by one to find the profile at fault, and report it." });
	});
}
/** Weighted by samples; undefined when any input cannot tell. */
function meanOwnShare(inputs) {
	let own = 0;
	let all = 0;
	for (const { profile } of inputs) {
		if (profile.ownShare === void 0) return void 0;
		own += profile.ownShare * profile.samples;
		all += profile.samples;
	}
	return all === 0 ? void 0 : own / all;
}
function digest(data) {
	return createHash("sha256").update(data).digest("hex");
}

// src/commands/pprof-tool.ts
/** Begins at once, so that it happens while profiles are being read or taken. */
function preparePprof(context) {
	const stop = new AbortController();
	const signals = context.signal === void 0 ? [stop.signal] : [stop.signal, context.signal];
	const path = pprofCommand({
		...context,
		signal: AbortSignal.any(signals)
	});
	const ended = path.then(() => {}, () => {});
	return {
		path,
		[Symbol.asyncDispose]: () => {
			stop.abort();
			return ended;
		}
	};
}

// src/commands/gather.ts
/** Fewer samples than this are a warning: the rarer call edges are noise. */
const FEW_MERGED_SAMPLES = 1e3;
/**
* Collects all sources, judges what they delivered and merges what passed.
* @param declared the functions of the source tree, where there is one program.
* @throws ExpectedError below `min-profiles` or `min-samples`, past `max-failures`, or when a required source fails;
* the report then has the decision `reject`.
*/
async function gather(job, go, declared) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { config, host } = job;
		if (config.sources.length === 0) throw new UsageError("No sources are given.", { fix: "Name them in the input `sources`, with `--source`, or in `.github/pgo.yml`; for instance `- http://10.0.0.7:6060`." });
		const pprof = _usingCtx$1.a(preparePprof(go.context));
		const collected = await collectAll(config.sources, {
			cwd: config.workingDirectory,
			env: host.env,
			signal: host.signal,
			scratch: job.scratch,
			now: () => host.now(),
			progress: (line) => host.progress(line),
			...config.concurrency !== void 0 && { concurrency: config.concurrency },
			...config.token !== void 0 && { token: config.token }
		});
		const candidates = collected.flatMap(({ source, files }) => files.map((file) => ({
			...file,
			source: source.label
		})));
		const judgements = await judgeAll(candidates, ownCode(go.modulePath, declared), host.signal);
		recordSources(job, collected, judgements);
		const failures = collected.reduce((sum, { failures }) => sum + failures, 0);
		requireEnough(job, judgements.accepted, failures + judgements.rejected);
		host.progress(`Merging ${count(judgements.accepted.length, "profile")} …`);
		const merged = await mergeProfiles(judgements.accepted, {
			pprof: await pprof.path,
			compact: config.compact,
			scratch: job.scratch,
			env: host.env,
			signal: host.signal
		});
		requireSamples(job, merged.samples);
		return merged;
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function recordSources(job, collected, judgements) {
	job.report.sources = collected.map(({ source, files, findings }) => {
		const paths = new Set(files.map(({ path }) => path));
		return {
			source: source.label,
			kind: source.kind,
			collected: judgements.accepted.filter((one) => paths.has(one.path) && one.source === source.label).length,
			findings: [...findings, ...judgements.findings.filter((finding) => finding.source === source.label)]
		};
	});
	addFindings(job, [...collected.flatMap(({ findings }) => findings), ...judgements.findings]);
}
/** @throws ExpectedError when too few profiles passed or too many attempts failed. */
function requireEnough(job, accepted, failed) {
	const { minProfiles, maxFailures } = job.config;
	const firstReason = job.report.findings.find(({ severity }) => severity === "error");
	const because = firstReason === void 0 ? "" : ` The first reason: ${named(firstReason)}`;
	if (accepted.length < minProfiles) throw rejected(job, `${accepted.length === 0 ? "No profile" : `Only ${count(accepted.length, "profile")}`} passed, and \`min-profiles\` is ${minProfiles}.${because}`, firstReason?.fix ?? "Add sources, or lower `min-profiles`.");
	if (failed / (failed + accepted.length) > maxFailures) throw rejected(job, `${failed} of ${failed + accepted.length} attempts failed, more than \`max-failures\` (${share(maxFailures)}).${because}`, "Mend the sources, or raise `max-failures`.");
}
/** The finding's sentence under the name of its file or source, which that of an endpoint begins with anyway. */
function named({ source, file = source, message }) {
	return file === void 0 || message.startsWith(file) ? message : `${file}: ${message}`;
}
/** @throws ExpectedError below `min-samples`. */
function requireSamples(job, samples) {
	const { minSamples } = job.config;
	const fix = "Profile for longer (`seconds: 60`), more instances, or while they are busy.";
	if (samples < minSamples) throw rejected(job, `The merge holds ${count(samples, "sample")}, and \`min-samples\` is ${minSamples}.`, fix);
	if (samples < FEW_MERGED_SAMPLES) addFindings(job, [{
		severity: "warning",
		message: `The merge holds only ${count(samples, "sample")}; rare call edges are noise in it.`,
		fix
	}]);
}
function rejected(job, reason, fix) {
	job.report.decision = {
		kind: "reject",
		reason
	};
	return new ExpectedError(reason, { fix });
}
/** What the report says of a merged profile that was written to `path`. */
function factsOf(merged, path) {
	const starts = merged.inputs.map(({ profile }) => profile.timeNanos).filter((nanos) => nanos > 0n);
	const ends = merged.inputs.map(({ profile }) => profile.timeNanos + BigInt(profile.durationNanos));
	return {
		path,
		bytes: merged.bytes.length,
		sha256: merged.sha256,
		samples: merged.samples,
		cpuSeconds: Number(merged.cpuNanos) / 1e9,
		edges: merged.edges.edges.length,
		...merged.ownShare !== void 0 && { ownShare: merged.ownShare },
		...starts.length > 0 && {
			from: isoDate(least(starts)),
			to: isoDate(greatest(ends))
		},
		inputsSha256: merged.inputsSha256,
		inputs: merged.inputs.length,
		buildIds: new Set(merged.inputs.flatMap(({ profile }) => profile.buildIds)).size
	};
}
function least(values) {
	return values.reduce((a, b) => b < a ? b : a);
}
function greatest(values) {
	return values.reduce((a, b) => b > a ? b : a);
}
/** Nanoseconds since the epoch as ISO 8601 with seconds. */
function isoDate(nanos) {
	return `${new Date(Number(nanos / 1000000n)).toISOString().slice(0, 19)}Z`;
}

export { lastLines as C, runGo as E, goToolchain as S, pprofCommand as T, pairEdges as _, mergeProfiles as a, symbolPath as b, judge as c, ownCode as d, staleness as f, overlap as g, noiseOverlap as h, preparePprof as i, totalsOf as l, movedFunctions as m, gather as n, judgeAll as o, movedEdges as p, isoDate as r, decodeOrExplain as s, factsOf as t, profileBytes as u, callEdges as v, listPackages as w, findMainPackage as x, compilerSampleType as y };