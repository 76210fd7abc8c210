import { A as compareText, Er as ExpectedError, F as totalOf, I as collectGarbage, Mt as run, _n as count, vn as fixed } from "./start.js";
import { t as pLimit } from "./p-limit.js";
import { A as totalsInWords, D as encodeEdges, E as countTotals, F as KnownNames, I as MOST_NAMES, J as KeyedSums, N as EdgeTable, P as MOST_OFFSET, R as NO_TIMES, a as encodeFolded, b as sizeUnpackedAt, ft as isExcluded, h as WireReader, ht as withOwnNames, i as edgeTotals, lt as excludedNames, mt as renameExcluded, n as sumOfEdges, pt as ownName, rt as withNewNames, s as mostEdges, t as readEdges, tt as renamer, v as profileBytes, y as sizeUnpacked, z as addTimes } from "./edge-profile.js";
import { c as decodeProfile, l as contentOf, r as judgeContent } from "./validate.js";
import { n as provenanceInWords, r as windowOf } from "./provenance.js";
import { t as encodeWhole } from "./whole.js";
import { createHash } from "node:crypto";
import { constants, copyFile, link, mkdir, readFile, realpath, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mkdirSync, writeFileSync } from "node:fs";

// src/profile/known-edges.ts
/** The different call edges of all profiles of a run: what the merge takes memory by. */
var KnownEdges = class {
	#sites = new KeyedSums(0);
	#edges = new KeyedSums(0);
	/** Whether there cannot become absurdly many with so many more. */
	mayTake(more, types) {
		return this.#edges.count + more <= mostEdges(types);
	}
	/** @throws ExpectedError when there would be absurdly many with those of `table`. */
	mustTake(table) {
		const most = mostEdges(table.types);
		if (this.#edges.count + table.count > most && this.#edges.count + this.#newOf(table) > most) throw new ExpectedError(`With those of the profiles before it, there are more than ${count(most, "different call")}: no Go program has so many, so it or one before it is damaged, or made up.`, { fix: "Merge the profiles of one program at a time, and look at each with `go-pgo inspect`." });
	}
	add(table) {
		const sites = new Uint32Array(table.siteCount);
		for (let site = 0; site < sites.length; site++) sites[site] = this.#sites.index(siteKey(table, site));
		for (let edge = 0; edge < table.count; edge++) this.#edges.index(edgeKey(sites[table.site(edge)], table.callee(edge)));
	}
	#newOf(table) {
		let count = 0;
		for (let edge = 0; edge < table.count; edge++) {
			const site = siteKey(table, table.site(edge));
			if (!(this.#sites.has(site) && this.#edges.has(edgeKey(this.#sites.index(site), table.callee(edge))))) count++;
		}
		return count;
	}
};
function siteKey(table, site) {
	return (table.offset(site) + MOST_OFFSET) * MOST_NAMES + table.caller(site).number;
}
function edgeKey(site, callee) {
	return site * MOST_NAMES + callee.number;
}

// src/merge/edge-parts.ts
/** Profiles of one part: so many that the parts are few, so few that little is done again where one of them is left out. */
const PART = 100;
/** Parts that are in memory at the same time. */
const MOST_OPEN = 4;
/**
* Adds up the call edges of profiles, one after the other, while others are still awaited or judged: `pprof` then merges
* a hundredth of the files, each of them smaller than a profile. Which profiles make up a part depends on the order in
* which they come, but their sum does not.
*/
var EdgeParts = class {
	#folder;
	#known = /* @__PURE__ */ new Set();
	#knownEdges = new KnownEdges();
	#isNearBound = false;
	#written = [];
	#open = [];
	/** Of parts that are written: a new one for each would be garbage that the garbage collector does not see for long. */
	#spare;
	#files = 0;
	#failure;
	/** @param folder made where there is none. */
	constructor(folder) {
		this.#folder = folder;
	}
	/**
	* Adds a profile, unless one with the same content was added. @param factor how often each of its values counts.
	* @throws ExpectedError when its call edges are absurdly many.
	*/
	add(judging, factor = 1) {
		const { profile, head, times, isCompact } = judging;
		const edges = judging.fold();
		if (this.#known.has(profile.content)) return;
		const totals = edgeTotals(edges, head.sampleTypes.length);
		this.#bound(edges);
		this.#known.add(profile.content);
		const most = profile.totals.map((total) => factor * Number(total));
		const part = this.#partFor(judging, edges, most);
		part.edges.addAll(edges, factor);
		part.members.add(profile.content);
		part.totals = totals.map((total, type) => (part.totals[type] ?? 0n) + BigInt(factor) * total);
		part.times = addTimes(part.times, times, factor);
		part.isCompact &&= isCompact;
		for (const [type, value] of most.entries()) part.most[type] = (part.most[type] ?? 0) + value;
		if (head.period > part.head.period) part.head = head;
		if (part.members.size >= PART) this.#close(part);
	}
	/** All that was added. @throws Error when some of it could not be written. */
	all() {
		const written = this.possible();
		if (this.#failure !== void 0) throw this.#failure;
		return written;
	}
	/** As `all`, without what could not be written: it is to be added again, and what is wrong comes to light there. */
	possible() {
		for (const part of this.#open) this.#close(part);
		this.#spare = void 0;
		return this.#written;
	}
	/**
	* The edges of a part are known to be bounded once it is written: those of each profile are looked at only where all
	* together, counted as if no two had one in common, could be too many.
	* @throws ExpectedError when there are absurdly many.
	*/
	#bound(edges) {
		const open = this.#open.reduce((sum, part) => sum + part.edges.count, 0);
		if (!this.#isNearBound && this.#knownEdges.mayTake(open + edges.count, edges.types)) return;
		if (!this.#isNearBound) for (const part of this.#open) this.#knownEdges.add(part.edges);
		this.#isNearBound = true;
		this.#knownEdges.mustTake(edges);
		this.#knownEdges.add(edges);
	}
	/** Together are those that pprof can merge, and of one build, since the merge may leave out all of another. */
	#partFor({ profile, head }, { numbering }, most) {
		const key = JSON.stringify([
			profile.sampleTypes,
			profile.periodType,
			profile.buildIds
		]);
		const found = this.#open.find((part) => part.key === key);
		const fits = found?.edges.numbering === numbering && most.every((value, type) => Number.isSafeInteger((found.most[type] ?? 0) + value));
		if (found !== void 0 && fits) return found;
		const leaves = found ?? (this.#open.length < MOST_OPEN ? void 0 : this.#open[0]);
		if (leaves !== void 0) this.#close(leaves);
		const part = {
			key,
			edges: this.#emptyTable(head.sampleTypes.length, numbering),
			members: /* @__PURE__ */ new Set(),
			most: [],
			head,
			totals: [],
			times: NO_TIMES,
			isCompact: true
		};
		this.#open.push(part);
		return part;
	}
	#emptyTable(types, numbering) {
		const spare = this.#spare;
		this.#spare = void 0;
		if (spare === void 0 || spare.types !== types || spare.numbering !== numbering) return new EdgeTable(types, numbering);
		spare.clear();
		return spare;
	}
	#close(part) {
		this.#open = this.#open.filter((other) => other !== part);
		if (!this.#isNearBound) this.#knownEdges.add(part.edges);
		const path = join(this.#folder, `${this.#files++}.pprof`);
		try {
			mkdirSync(this.#folder, { recursive: true });
			writeFileSync(path, encodeFolded(part.head, part.edges));
			const { members, totals, times, isCompact } = part;
			this.#written.push({
				path,
				members,
				totals,
				times,
				isCompact
			});
		} catch (error) {
			this.#failure ??= error;
		}
		this.#spare = part.edges;
	}
};

// src/profile/scale.ts
/** Field numbers of the pprof format: the samples of a profile, the values of a sample. */
const SAMPLE = 2;
const VALUE = 2;
/**
* The protobuf bytes of a profile with every value of every sample multiplied; all else stays byte for byte.
* @param factor a positive integer, so that no product is rounded.
* @throws RangeError when a product is no safe integer.
*/
function scaleValues(bytes, factor) {
	const scaled = [];
	let copied = 0;
	const reader = new WireReader(bytes);
	for (let start = 0; reader.nextField(); start = reader.offset) {
		if (reader.field !== SAMPLE) {
			reader.skip();
			continue;
		}
		const sample = scaleSample(reader.message(), factor);
		scaled.push(bytes.subarray(copied, start), lengthDelimited(SAMPLE, sample));
		copied = reader.offset;
	}
	return Buffer.concat([...scaled, bytes.subarray(copied)]);
}
function scaleSample(reader, factor) {
	const parts = [];
	const values = [];
	for (let start = reader.offset; reader.nextField(); start = reader.offset) if (reader.field === VALUE) reader.repeated((packed) => values.push(packed.int64()));
	else {
		reader.skip();
		parts.push(reader.bytes.subarray(start, reader.offset));
	}
	const products = values.map((value) => {
		const product = value * factor;
		if (!Number.isSafeInteger(product)) throw new RangeError(`${value} times ${factor} is not exact`);
		return varint(product);
	});
	return Buffer.concat([...parts, lengthDelimited(VALUE, Buffer.concat(products))]);
}
function lengthDelimited(field, content) {
	return Buffer.concat([
		varint(field * 8 + 2),
		varint(content.length),
		content
	]);
}
/** A non-negative integer as the wire format has it, seven bits a byte, the lowest first. */
function varint(value) {
	const encoded = [];
	let rest = value;
	for (; rest >= 128; rest = Math.floor(rest / 128)) encoded.push(rest % 128 + 128);
	encoded.push(rest);
	return Uint8Array.from(encoded);
}

// src/merge/merge-files.ts
/** Of whole stacks, unpacked: in pprof and in objects, they take thirty times as much. */
const MOST_OF_STACKS = 8388608;
/** It collects its garbage more often than by default: half the memory for a tenth more time. */
const MODEST = {
	GOGC: "50",
	GOMEMLIMIT: "300MiB"
};
/** Profiles that are read and scaled at the same time; bounds the memory. */
const SCALED_AT_ONCE = 2;
/** Far below the limits of argument length (2 MB) and open files. */
const WHOLE = {
	files: 1e3,
	bytes: MOST_OF_STACKS,
	least: 2
};
/** Of a hundred profiles each. Of sums, pprof holds some twenty times as much, and as much again of the result. */
const SUMS = {
	files: 8,
	bytes: 8388608,
	least: 1
};
/**
* Merges profile files with their whole stacks, each times its factor, with as many calls of pprof as it takes.
* @returns protocol buffers.
* @throws ExpectedError when they are too large, or pprof says that it failed; that it dropped a file, only the sums show.
*/
async function mergeFiles(inputs, options) {
	for (const { size, name } of inputs) mustBeUsual(size, name);
	const [merged = ""] = await mergeInCalls(inputs, options, WHOLE);
	const file = await readFile(merged);
	mustBeUsual(sizeUnpacked(file), `The merge of ${count(inputs.length, "profile")}`);
	return profileBytes(file, MOST_OF_STACKS);
}
/** @throws ExpectedError */
function mustBeUsual(size, what) {
	if (size <= MOST_OF_STACKS) return;
	throw new ExpectedError(`${what} has ${fixed(size / 2 ** 20, 0)} MiB with whole stacks unpacked; \`compact: none\` takes 8 MiB at most.`, { fix: "Use `compact: edges`, the default: the compiler makes the same of it." });
}
/**
* As `mergeFiles`, of sums of call edges: into one profile, or into some that would take too much memory in one call.
* @returns protocol buffers, each read when it is asked for.
*/
async function* mergeSums(paths, options) {
	const inputs = await Promise.all(paths.map(async (path) => ({
		path,
		name: path,
		factor: 1,
		size: await sizeUnpackedAt(path)
	})));
	for (const merged of await mergeInCalls(inputs, options, SUMS)) {
		yield profileBytes(await readFile(merged));
		collectGarbage();
	}
}
/** Into one file or, where `least` is 1, into several that would be too large for one call. */
async function mergeInCalls(inputs, options, limits) {
	const folder = join(options.scratch, "merge");
	await mkdir(folder, { recursive: true });
	const limit = pLimit(SCALED_AT_ONCE);
	let level = await Promise.all(inputs.map(async ({ path, factor, size }, index) => {
		const alias = join(folder, `0-${index}.pprof`);
		if (factor === 1) await linkOrCopy(path, alias);
		else await limit(() => writeScaled(path, factor, alias));
		return {
			path: alias,
			size
		};
	}));
	collectGarbage();
	for (let depth = 1;; depth++) {
		const outputs = [];
		const calls = callsFor(level, limits);
		if (depth > 1 && calls.length === level.length) return level.map(({ path }) => path);
		for (const files of calls) {
			const output = join(folder, `${depth}-${outputs.length}.pprof`);
			await pprofMerge(files, output, options);
			outputs.push({
				path: output,
				size: await sizeUnpackedAt(output)
			});
		}
		level = outputs;
	}
}
/** The files, as they are given to one call after the other. */
function callsFor(files, limits) {
	const calls = [];
	let [call, bytes] = [[], 0];
	for (const { path, size } of files) {
		if (call.length >= limits.files || call.length >= limits.least && bytes + size > limits.bytes) {
			calls.push(call);
			[call, bytes] = [[], 0];
		}
		call.push(path);
		bytes += size;
	}
	calls.push(call);
	return calls;
}
async function linkOrCopy(from, to) {
	try {
		await link(await realpath(from), to);
	} catch {
		await copyFile(from, to, constants.COPYFILE_EXCL);
	}
}
/** pprof knows no weights, so it is given a copy that holds more. */
async function writeScaled(from, factor, to) {
	await writeFile(to, scaleValues(await profileBytes(await readFile(from)), factor));
}
/** One call of it. @throws ExpectedError as `mergeFiles`. */
async function pprofMerge(files, output, options) {
	const result = await run([
		options.pprof,
		"-proto",
		"-symbolize=none",
		`-output=${output}`,
		...files
	], {
		cwd: options.scratch,
		env: {
			...options.env,
			...MODEST
		},
		credentials: "nothing",
		signal: options.signal
	});
	if (result.exitCode === 0) return;
	throw new ExpectedError(`\`go tool pprof -proto\` failed: ${result.stderr.trim().split("\n").slice(-3).join(" ")}`, { fix: "Run `go-pgo inspect` on the collected files to see which one it cannot read." });
}

// src/merge/reduce.ts
/**
* The call edges of all inputs: parts whose sum is that of the inputs, each times its factor. A part that was added up ahead is worth
* something only when all of its members are inputs that count once; what is in no such part is read again.
* @throws ExpectedError when a file is no longer what was judged.
*/
async function reduceAll(inputs, { scratch, signal, parts = [] }) {
	const unchanged = new Set(inputs.flatMap(({ profile, factor }) => factor === 1 ? profile.content : []));
	const whole = parts.filter(({ members }) => [...members].every((member) => unchanged.has(member)));
	const inWhole = new Set(whole.flatMap(({ members }) => [...members]));
	const names = new KnownNames();
	const rest = new EdgeParts(join(scratch, "reduced"));
	for (const { path, name, profile, factor } of inputs) {
		signal.throwIfAborted();
		if (inWhole.has(profile.content)) continue;
		const content = await contentOf(await readFile(path));
		if (content.digest !== profile.content) throw changed(name);
		rest.add(judgeContent(content, void 0, names), factor);
	}
	const all = [...whole, ...rest.all()];
	const members = all.reduce((sum, part) => sum + part.members.size, 0);
	if (members !== inputs.length) throw new Error(`Of ${inputs.length} inputs, ${members} are different ones.`);
	return all;
}
function changed(name) {
	return new ExpectedError(`${name} was changed while it was being merged.`, { fix: "Run it again, once nothing writes the file any more." });
}

// src/profile/excluded-stacks.ts
/**
* Whole stacks, to the compiler with the same edges as `renameExcluded` gives. A function between two calls of which one
* is excluded cannot have two names in one stack: what the compiler reads of such a stack becomes one stack for
* each of its calls, so the values then add up to more than before.
*/
function excludeInStacks(profile, exclusions) {
	const callees = new Set(exclusions.map(({ callee }) => callee));
	if (!profile.functions.some(({ name }) => callees.has(name))) return profile;
	const frames = new FrameTable(profile);
	const samples = profile.samples.flatMap((sample) => {
		const calls = callsOf(sample, profile);
		const ends = calls.map(([caller, callee]) => ({
			caller: frames.nameOf(caller),
			callee: frames.nameOf(callee)
		}));
		if (!ends.some((one) => isExcluded(one, exclusions))) return sample;
		return calls.map(([caller, callee], index) => {
			const end = ends[index];
			const names = isExcluded(end, exclusions) ? excludedNames(end, exclusions) : end;
			const above = index === 0 ? sample.locations.slice(2) : [];
			return {
				...sample,
				locations: [
					frames.locate(callee, names.callee),
					frames.locate(caller, names.caller),
					...above
				]
			};
		});
	});
	if (samples.every((sample, index) => sample === profile.samples[index])) return profile;
	return {
		...profile,
		samples,
		locations: frames.locations,
		functions: frames.functions
	};
}
/** The calls that the compiler reads of a stack, outermost first; each counts once, and one to itself not at all. */
function callsOf({ locations }, profile) {
	const path = locations.slice(0, 2).reverse().flatMap((index) => {
		const location = profile.locations[index];
		return (location.lines.length > 0 ? location.lines : [{
			func: void 0,
			line: 0
		}]).map((line) => ({
			location,
			line
		})).reverse();
	});
	const calls = /* @__PURE__ */ new Map();
	for (const [index, callee] of path.entries()) {
		const caller = path[index - 1];
		if (caller === void 0) continue;
		const [from, to] = [nodeKey(caller, profile), nodeKey(callee, profile)];
		if (from !== to) calls.set(`${from}\0${to}`, [caller, callee]);
	}
	return [...calls.values()];
}
/** What the compiler tells frames apart by. */
function nodeKey({ location, line }, { functions }) {
	const func = line.func === void 0 ? void 0 : functions[line.func];
	return `${location.address} ${line.line} ${func?.startLine} ${func?.name}`;
}
/** Functions and locations, to which those of single frames are added. */
var FrameTable = class {
	functions;
	locations;
	#functions = /* @__PURE__ */ new Map();
	#locations = /* @__PURE__ */ new Map();
	constructor({ functions, locations }) {
		this.functions = [...functions];
		this.locations = [...locations];
	}
	nameOf({ line }) {
		return line.func === void 0 ? "" : this.functions[line.func]?.name ?? "";
	}
	/** Where the frame's function alone is, under `name`. */
	locate(frame, name) {
		const func = this.#named(frame.line.func, name);
		const { location, line } = frame;
		const key = `${location.address} ${location.mapping} ${func} ${line.line}`;
		return known(this.#locations, key, () => this.locations.push({
			...location,
			lines: [{
				...line,
				func
			}]
		}));
	}
	#named(func, name) {
		const own = func === void 0 ? void 0 : this.functions[func];
		if (own === void 0 || own.name === name) return func;
		return known(this.#functions, `${func} ${name}`, () => this.functions.push({
			...own,
			name
		}));
	}
};
/** The index that `key` has, or that of what `push` appends. */
function known(indices, key, push) {
	const index = indices.get(key) ?? push() - 1;
	indices.set(key, index);
	return index;
}

// src/merge.ts
/**
* Merges judged profiles with pprof and compacts the result. The bytes depend on the inputs alone, in whatever
* order they come. @throws ExpectedError when pprof fails or its total is not the sum of the inputs, each times its
* factor.
*/
async function mergeProfiles(inputs, options) {
	const ordered = [...inputs].sort((a, b) => compareText(a.profile.sha256, b.profile.sha256));
	const { head, times, edges: edgesUnder, stacks } = await mergeInputs(ordered, options);
	const named = edgesUnder(ownName);
	const found = await options.findRenames?.(named) ?? [];
	const renames = [...options.renames ?? [], ...found];
	const today = renamer(renames);
	const edges = renames.length === 0 ? named : edgesUnder((name) => today(ownName(name)));
	const weighted = weightedSamples(ordered);
	const totals = {
		samples: ordered.reduce((sum, input) => sum + input.profile.samples, 0),
		cpuNanos: ordered.reduce((sum, input) => sum + input.profile.cpuNanos, 0n),
		...weighted && { weighted }
	};
	collectGarbage();
	const { exclusions = [] } = options;
	const inputsSha256 = digest(ordered.map((input) => input.profile.sha256).join("\n"));
	const written = {
		exclusions,
		remarks: remarksOf(ordered, inputsSha256, options)
	};
	const whole = stacks && withNewNames(withOwnNames(stacks), renames);
	const bytes = whole === void 0 ? encodeEdges(head, renameExcluded(edges.edges, exclusions), totals, written.remarks) : encodeStacks(whole, totals, written);
	return {
		bytes,
		sha256: digest(bytes),
		head: whole === void 0 ? {
			...head,
			comments: totalsInWords(totals)
		} : head,
		edges,
		...whole && { stacks: whole },
		...times && { times },
		writtenEdges: edges.edges.length,
		exclusions,
		...totals,
		ownShare: meanOwnShare(ordered),
		inputsSha256,
		inputs: ordered
	};
}
/** What the file says of itself, beside its totals. */
function remarksOf(inputs, inputsSha256, { provenance }, carryOver) {
	const window = windowOf(inputs.map(({ profile }) => profile));
	return provenanceInWords(provenance, window, inputsSha256, carryOver);
}
/** What is to be committed of whole stacks. */
function encodeStacks(profile, totals, written = {}) {
	const stacks = excludeInStacks(profile, written.exclusions ?? []);
	const { samples } = countTotals(stacks);
	if (samples === countTotals(profile).samples) return encodeWhole(stacks, totals, written.remarks);
	const effective = totals.weighted?.effective ?? totals.samples;
	return encodeWhole(stacks, {
		...totals,
		weighted: {
			samples,
			effective
		}
	}, written.remarks);
}
/** What the samples are worth together; undefined when none counts more than another. */
function weightedSamples(inputs) {
	if (inputs.every(({ factor, profile }) => factor === 1 && profile.weighted === void 0)) return void 0;
	let sum = 0;
	let squares = 0;
	for (const { factor, profile } of inputs) {
		const { samples, effective } = profile.weighted ?? {
			samples: profile.samples,
			effective: profile.samples
		};
		if (effective === 0) continue;
		sum += factor * samples;
		squares += (factor * samples) ** 2 / effective;
	}
	return squares === 0 ? void 0 : {
		samples: sum,
		effective: Math.max(1, Math.round(sum ** 2 / squares))
	};
}
/** The merge of what is needed of the inputs. @throws ExpectedError when something was lost. */
async function mergeInputs(inputs, options) {
	mustBeExact(inputs);
	if (options.compact === "none") {
		const sized = inputs.map((one) => ({
			...one,
			size: one.profile.unpacked
		}));
		const bytes = await mergeFiles(sized, options);
		const stacks = decodeProfile(bytes);
		assertTotals(stacks.sampleTypes.map((_, index) => totalOf(stacks, index)), stacks, inputs.length, inputs.map(({ profile: { totals }, factor }) => ({
			totals,
			factor
		})));
		return {
			...readEdges(bytes),
			stacks
		};
	}
	const parts = await reduceAll(inputs, options);
	const paths = parts.map(({ path }) => path);
	const merged = await sumOfEdges(mergeSums(paths, options));
	const head = {
		...merged.head,
		...timesOf(inputs)
	};
	assertTotals(merged.edgeTotals, head, inputs.length, parts);
	const times = parts.reduce((sum, part) => addTimes(sum, part.times), NO_TIMES);
	const isCompact = parts.every((part) => part.isCompact);
	return {
		head,
		edges: merged.edges,
		...!isCompact && { times }
	};
}
/** @throws ExpectedError when the sum of all inputs is no exact number. */
function mustBeExact(inputs) {
	const [first] = inputs;
	for (const [type, name] of (first?.profile.sampleTypes ?? []).entries()) {
		if (inputs.reduce((sum, { factor, profile }) => sum + BigInt(factor) * (profile.totals[type] ?? 0n), 0n) <= BigInt(Number.MAX_SAFE_INTEGER)) continue;
		throw new ExpectedError(`Together, the ${inputs.length} profiles hold more than 2^53 of ${name}.`, { fix: "Look at each with `go-pgo inspect`: no program reaches that, so one of them is damaged, or made up." });
	}
}
/** As pprof has them, but that of a profile without a time it takes 0 or the next one's, by their order. */
function timesOf(inputs) {
	const durations = inputs.reduce((sum, { profile }) => sum + profile.durationNanos, 0);
	return {
		timeNanos: windowOf(inputs.map(({ profile }) => profile))?.from ?? 0n,
		durationNanos: Math.min(Number.MAX_SAFE_INTEGER, durations)
	};
}
/** pprof exits 0 when it dropped inputs; only the sums show it. */
function assertTotals(actuals, { sampleTypes }, profiles, expected) {
	sampleTypes.forEach(({ type, unit }, index) => {
		const sum = expected.reduce((sum, { totals, factor = 1 }) => sum + BigInt(factor) * (totals[index] ?? 0n), 0n);
		const actual = actuals[index];
		if (actual === sum) return;
		throw new ExpectedError(`The merge of ${profiles} profiles holds ${actual} ${type}/${unit}, but its inputs hold ${sum}: something was lost, so nothing is written.`, { fix: "Run it again; if it stays so, merge the sources one by one to find the profile at fault, and report it." });
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

export { pprofMerge as a, remarksOf as i, encodeStacks as n, scaleValues as o, mergeProfiles as r, EdgeParts as s, digest as t };