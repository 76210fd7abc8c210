import { f as warning, i as UsageError, n as ExpectedError } from "./errors.js";
import { d as readRegularFile, g as replaceFile, i as isBelow, m as realPlace, p as readText, u as readIfThere } from "./files.js";
import { N as share, O as count, _ as shellArgument, c as asSentence, d as excerpt } from "./start.js";
import { c as gitPrints, d as orElse } from "./read.js";
import { i as packagesAbout, n as ownPackage, r as ownPackages, t as builtFrom } from "./own-packages.js";
import { C as likelyMains, D as buildInWords, O as chooseProfile, i as findProgram, n as buildsOf, u as repositoryRoot } from "./program.js";
import { x as require_dist } from "./settings.js";
import { o as isThisMachine } from "./addresses.js";
import { i as packageRoot } from "./host.js";
import { a as jsonObjects, i as goToolchain, r as goOutput, s as listPackages } from "./go.js";
import { f as weightShare } from "./edges.js";
import { g as importPathOf } from "./names.js";
import { m as programOf, n as readProfile } from "./published.js";
import { a as placeOfRemote, t as FORGES } from "./forges.js";
import { t as runGit } from "./git.js";
import { n as checkContents } from "./check.js";
import { r as findPlace } from "./check-place.js";
import { realpath } from "node:fs/promises";
import { existsSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";

// src/commands/offers.ts
/** Matches packages that serve profiles: Go's own package, and packages of frameworks, such as `github.com/gin-contrib/pprof`. */
const PPROF = /^net\/http\/pprof$|^[^.]*\..*\/([\w-]+-)?pprof(handler)?(\/v\d+)?$/;
/** Matches packages that are only used in servers. */
const FRAMEWORK = /^github\.com\/(gin-gonic\/gin|labstack\/echo|go-chi\/chi|gofiber\/fiber|kataras\/iris|beego\/beego|cloudwego\/hertz|zeromicro\/go-zero|go-kratos\/kratos)\b/;
const LISTENS = /\bListenAndServe(TLS)?\(|\b(http\.Serve(TLS)?|net\.Listen(Packet)?|grpc\.NewServer)\(|\.Listen\(/;
/** Matches a URL path under which a program itself registers the CPU profile. */
const OWN_PATH = /[(,]\s*"(?:[A-Z]+ )?(\/[^"\s]{0,200}pprof[^"\s]{0,200})",\s*(?:http\.HandlerFunc\()?pprof\.Profile\b/;
const COMMENT = /^[ \t]*\/\/.*$|^[ \t]*\/\*[\s\S]*?(?:\*\/|(?![\s\S]))/gm;
const LOCAL = /["`](?:localhost|127\.0\.0\.1|\[::1\])(?:[:"`](\d+)?)/;
/** Matches the name of a flag in a call that defines it, for the packages flag, pflag, kingpin and cli. */
const FLAG_NAME = /(?:\.(?:String|Int|Uint|Uint16|TextVar|Flag)\w*\(\s*(?:&?[\w.]+,\s*)?|\bName:\s*)"([\w.-]{1,60})"/g;
const READS_PORT = /env\w*\(\s*"PORT"/i;
/**
* Matches a port of an address, but no port of the loopback interface, because a service often serves only its profiles on the loopback
* interface.
*/
const FIXED_PORT = /(?:ListenAndServe(?:TLS)?\(\s*|\bAddr:\s*|\.Run\(\s*|net\.Listen\("tcp",\s*)"(?!localhost|127\.)[^":]*:(\d+)"/g;
const ROUTE = /\.(?:HandleFunc|HandlerFunc|Handle|Handler|GET|Get)\(\s*(?:"GET",\s*|http\.MethodGet,\s*)?"(?:GET )?(\/[^"\s{}:*$]{0,100})(?:\{\$\})?"/g;
const NO_TRAFFIC = /pprof|debug|health|ready|live|metrics|version|favicon|ping/i;
/** Reads each package of a repository only once, even if several programs are built from the package. */
var OfferReader = class {
	#all;
	#facts = /* @__PURE__ */ new Map();
	constructor(all) {
		this.#all = all;
	}
	/** Returns what a program offers. @param program the import path of a main package. */
	async offerOf(program) {
		const own = [...builtFrom(program, this.#all)].flatMap((path) => this.#all.find(({ importPath }) => importPath === path) ?? []);
		const facts = await Promise.all(own.map((one) => this.#factsOf(one)));
		const named = (is) => own[facts.findIndex(is)]?.importPath;
		const about = new Set(packagesAbout(program, this.#all));
		const benchmarks = [];
		let hasParts = false;
		for (const one of this.#all.filter(({ importPath }) => about.has(importPath))) {
			const { benchmarks: names, hasParts: has } = await this.#factsOf(one);
			if (names.length === 0) continue;
			benchmarks.push({
				importPath: one.importPath,
				directory: one.directory,
				names
			});
			hasParts ||= has;
		}
		return {
			pprof: named(({ serves }) => serves),
			path: facts.find(({ path }) => path !== void 0)?.path,
			isLocal: facts.some(({ isLocal }) => isLocal),
			localPort: facts.find(({ localPort }) => localPort !== void 0)?.localPort,
			listens: named(({ listens }) => listens),
			isHttp: facts.some(({ isHttp }) => isHttp),
			address: profilingAddress(facts),
			routes: [...new Set(facts.flatMap(({ routes }) => routes))],
			records: named(({ records }) => records),
			benchmarks,
			hasParts,
			packages: own.length
		};
	}
	#factsOf(one) {
		const known = this.#facts.get(one.importPath) ?? this.#read(one);
		this.#facts.set(one.importPath, known);
		return known;
	}
	async #read({ directory, files, imports }) {
		const read = async (name) => (await readText(join(directory, name))).replace(COMMENT, "");
		const isOwn = (path) => this.#all.some(({ importPath }) => importPath === path);
		const serving = imports.filter((path) => PPROF.test(path) && !isOwn(path));
		const texts = await Promise.all(files.built.map(read));
		const tests = await Promise.all([...files.tests, ...files.externalTests].map(read));
		const all = texts.join("\n");
		const isServing = (text) => serving.some((path) => text.includes(`"${path}"`)) || text.includes("middleware.Profiler()");
		const profiling = texts.filter(isServing);
		const local = profiling.filter((text) => LOCAL.test(text));
		const usesFramework = imports.some((path) => FRAMEWORK.test(path));
		return {
			serves: profiling.length > 0,
			path: profiling.map((text) => text.match(OWN_PATH)?.[1]).find((path) => path !== void 0),
			isLocal: local.length > 0,
			localPort: local.map((text) => text.match(LOCAL)?.[1]).find((port) => port !== void 0),
			listens: usesFramework || texts.some((text) => !local.includes(text) && LISTENS.test(text)),
			isHttp: usesFramework || imports.some((path) => path === "net/http" || /fasthttp/.test(path)),
			records: all.includes("pprof.StartCPUProfile("),
			flags: [...all.matchAll(FLAG_NAME)].map(([, name = ""]) => name),
			readsPort: READS_PORT.test(all),
			ports: [...all.matchAll(FIXED_PORT)].map(([, port = ""]) => port),
			routes: [...all.matchAll(ROUTE)].map(([, route = ""]) => route).filter((one) => !NO_TRAFFIC.test(one)),
			benchmarks: tests.flatMap((text) => text.match(/(?<=^func )Benchmark\w*(?=\()/gm) ?? []),
			hasParts: tests.some((text) => text.includes("b.Run("))
		};
	}
};
/**
* The order in which flags are chosen. Flags for an HTTP address come first, because a load tool needs such an address. Flags for only a
* port come last.
*/
const ADDRESS_FLAGS = [
	[/^(?:http|web)[-._]?(?:listen[-._]?)?(?:addr|address|bind)$|^(?:web|http)\.listen-address$/i, "address"],
	[/^(?:listen|bind|addr|address|listen[-._]?addr|listen[-._]?address|bind[-._]?addr|bind[-._]?address)$/i, "address"],
	[/^(?:http[-._]?)?(?:listen[-._]?)?port$/i, "port"]
];
/** Returns the way to set the address; undefined if the source has several ways or none. */
function profilingAddress(facts) {
	const flags = new Set(facts.flatMap((one) => one.flags));
	for (const [pattern, takes] of ADDRESS_FLAGS) {
		const [name, ...others] = [...flags].filter((one) => pattern.test(one));
		if (name !== void 0 && others.length === 0) return {
			kind: "flag",
			name,
			takes
		};
	}
	if (facts.some(({ readsPort }) => readsPort)) return { kind: "variable" };
	const [port, ...more] = new Set(facts.flatMap(({ ports }) => ports));
	return port !== void 0 && more.length === 0 ? {
		kind: "fixed",
		port
	} : void 0;
}
/** Returns a short text about what a program offers, for the list of programs to choose from. */
function offerInWords(offer) {
	const { pprof, isLocal, listens, records, benchmarks } = offer;
	const all = benchmarks.flatMap(({ names }) => names).length;
	const words = [
		pprof && (isLocal ? "serves profiles for this machine only" : "serves net/http/pprof"),
		listens && "listens for connections",
		records && "can write CPU profiles",
		all > 0 && `${count(all, "benchmark")} in ${count(benchmarks.length, "package")}`
	].filter((what) => typeof what === "string");
	return words.length > 0 ? words.join(", ") : "no server, profile or benchmark found in its source";
}

// src/commands/survey.ts
var import_dist = require_dist();
const BUILD_FILE = /(^|\/)(Makefile|\.?goreleaser\.ya?ml|Dockerfile|BUILD\.bazel)$/;
const FOREIGN = /(^|\/)([._][^/]*|testdata|vendor|node_modules)\/./;
/** Matches words in the names of folders whose programs are only development tools or examples. */
const HELPING = /^(examples?|samples?|demos?|docs?|tools?|scripts?|hack|dev|ci|tests?|testing|e2e|mocks?|gen|generate|generator|(?:code|doc|test|mock)gen|bench|benchmarks?|fuzz|internal)$/i;
/** Matches a line for `go generate` that runs a program of the repository. */
const GENERATES = /^\/\/go:generate .*\bgo run (?:-\S+ )*(\.\S*)/gm;
/**
* Lists the programs of the repository and what each program offers for profiling. The function also finds the user's current folder, the
* forge, and the files that build or release programs.
* @throws ExpectedError if no program is found.
*/
async function lookAround(run, root) {
	const { env, signal } = run.host;
	const here = await realpath(run.config.workingDirectory);
	const git = async (...args) => (await runGit(args, {
		cwd: root,
		env,
		signal
	})).stdout.toString();
	const files = (await git("ls-files", "-z", "--cached", "--others", "--exclude-standard")).split("\0").filter((file) => file !== "" && existsSync(join(root, file)));
	const own = files.filter((file) => !FOREIGN.test(file));
	const grep = async (pattern) => (await git("grep", "-l", "-z", "--untracked", "-E", pattern, "--", "*.go")).split("\0").filter(Boolean);
	const place = {
		root,
		here,
		files: own,
		sources: await grep("^package main\\b"),
		generators: await generatorsIn(root, await grep("^//go:generate .*go run"))
	};
	const programs = [];
	const modules = own.filter((one) => /(^|\/)go\.mod$/.test(one)).map((one) => join(root, dirname(one)));
	for (const module of modules.filter((one) => !isHelpingModule(one, place))) programs.push(...await programsOfModule(run, module, place));
	if (programs.length === 0) throw new ExpectedError(`No main package was found in ${root}${exceptFor(modules, place)}, so nothing was written. A default.pgo in a library would have no effect.`, { fix: "Run `init` in the repository of a program. To measure what a change does to the benchmarks of a library, use `npx go-pgo@1 compare --baseline ref:HEAD~1 --candidate ref:HEAD`." });
	return {
		here,
		programs,
		forge: forgeOfFiles((await git("remote", "get-url", "origin")).trim(), files),
		builds: own.filter((one) => BUILD_FILE.test(one))
	};
}
/**
* Returns the forge whose usual host names match the remote. If no forge matches, the function returns the forge whose files are in the
* repository, or GitHub.
*/
function forgeOfFiles(remote, files) {
	const hostName = placeOfRemote(remote)?.host;
	return ((hostName === void 0 ? void 0 : FORGES.find(({ host }) => host.test(hostName))) ?? FORGES.find((one) => files.some((path) => one.files.test(path))) ?? FORGES[0]).name;
}
/** Returns the absolute paths of the profiles in the folder of a module. */
function profilesIn(module, { root, files }) {
	return files.filter((one) => one.endsWith(".pgo")).map((one) => join(root, one)).filter((one) => isBelow(module, one));
}
/**
* Returns true if the programs of a module are only development tools or examples. A repository may have dozens of examples that are
* separate modules.
*/
function isHelpingModule(module, place) {
	const { root, here } = place;
	return helpingWord(from(root, module)) !== void 0 && profilesIn(module, place).length === 0 && !isBelow(module, here);
}
/**
* Returns a text that names the modules that were left out, because their programs are only development tools or examples; empty if no
* module was left out.
*/
function exceptFor(modules, place) {
	const { root, sources } = place;
	const hasProgram = (module) => sources.some((one) => isBelow(module, join(root, one)));
	const left = modules.filter((module) => isHelpingModule(module, place) && hasProgram(module));
	if (left.length === 0) return "";
	return `, but for those in ${some(left.map((one) => from(root, one)))}, which only help to develop`;
}
/** Lists the programs of one module. If Go cannot list a module, the module is left out, and a warning says why. */
async function programsOfModule(run, module, place) {
	const { root, here, sources, generators } = place;
	const { env, signal } = run.host;
	const inside = (one) => join(root, one).startsWith(`${module}${sep}`);
	if (!sources.some(inside)) return [];
	const profiles = profilesIn(module, place);
	const context = {
		cwd: module,
		env: {
			...env,
			PWD: module
		},
		signal
	};
	const isOwn = sources.some((one) => join(root, dirname(one)) === here && inside(one));
	const reading = async () => {
		const go = await goToolchain(context);
		const more = isOwn ? await listPackages({ context }, [here]) : [];
		return {
			all: [...await ownPackages(go), ...await Promise.all(more.map(ownPackage))],
			isInWorkspace: (await goOutput(["env", "GOWORK"], context)).trim() !== ""
		};
	};
	const { all, isInWorkspace } = await orElse(run, reading(), (error) => {
		if (isBelow(module, here)) throw error;
		const message = asSentence(`Module ${from(root, module)} is left out: ${error.message}`);
		run.host.finding(warning(message, error.fix));
		return {
			all: [],
			isInWorkspace: false
		};
	});
	const packages = [...new Map(all.map((one) => [one.importPath, one])).values()];
	const [path] = packages.filter(({ directory }) => isBelow(module, directory));
	const mains = packages.filter(({ name, own, modulePath }) => name === "main" && own && modulePath === path?.modulePath);
	const reader = new OfferReader(packages);
	const folders = mains.map(({ directory }) => directory);
	const built = await buildsOf(run, {
		context,
		moduleDirectory: module
	});
	const holders = await holdersOf(run, profiles.filter((path) => !folders.includes(dirname(path))), mains);
	const programs = [];
	for (const { directory: folder, importPath } of mains) {
		const chosen = chooseProfile(built, folder);
		const only = mains.length === 1 && profiles.length === 1 ? profiles[0] : holders.get(folder);
		const isUsed = chosen.kind === "automatic" ? chosen.exists : chosen.kind !== "unclear";
		const word = helpingWord(from(root, folder));
		programs.push({
			module,
			folder,
			importPath,
			profile: isUsed ? chosen.path : only,
			isBuilt: isBuiltByName(built, folder),
			isAlone: mains.length === 1,
			isInWorkspace,
			unclear: chosen.kind === "unclear" ? chosen.by.slice(0, 3).map(buildInWords).join(", ") : void 0,
			helps: generators.has(folder) ? "`go generate` runs it" : word && `the word \`${word}\` is in its path`,
			offer: await reader.offerOf(importPath)
		});
	}
	return programs;
}
/**
* Returns true if a Dockerfile, a workflow or another file builds this program by its name. `go build ./...` does not count as a build by
* name, because it builds every program.
*/
function isBuiltByName({ found, programs: all }, folder) {
	return found.some(({ kind, programs = [] }) => kind !== "test" && programs.length < all.length && programs.includes(realPlace(folder)));
}
/**
* Returns the word in a path which shows that a program is only a development tool or an example.
* @param path relative to the root of the repository.
*/
function helpingWord(path) {
	return path.split(/[/._-]/).find((word) => HELPING.test(word));
}
/** Returns the folders of programs that `go generate` runs. @param files relative to `root`. */
async function generatorsIn(root, files) {
	const folders = /* @__PURE__ */ new Set();
	for (const file of files) {
		const text = await readText(join(root, file));
		for (const [, path = ""] of text.matchAll(GENERATES)) {
			const target = join(root, dirname(file), path.replaceAll(/["']/g, ""));
			folders.add(target.endsWith(".go") ? dirname(target) : target);
		}
	}
	return folders;
}
const LISTENS_ALONE = "it alone listens for connections";
/** Returns the properties that order programs, the most important property first. Programs with greater values come first. */
const RANKS = [
	["it has a profile", ({ profile }) => profile],
	["the others only help to develop", ({ helps }) => helps === void 0],
	["it alone serves net/http/pprof", ({ offer }) => offer.pprof && (offer.listens ?? offer.isLocal)],
	["it alone imports net/http/pprof", ({ offer }) => offer.pprof],
	["files of the repository build it alone", ({ isBuilt }) => isBuilt],
	[LISTENS_ALONE, ({ offer }) => offer.listens],
	["the module has the name of this program", isNamesake]
];
/**
* Returns true if the module is named after the program, or if the program is at the module's root. For example, `example.com/go-tool/v2`
* is named after `cmd/tool`.
*/
function isNamesake({ importPath, folder, module }) {
	const path = importPath.slice(0, importPath.length - from(module, folder).length).replace(/\/$/, "");
	return folder === module || basename(folder) === path.replace(/\/v\d+$/, "").replace(/^.*\/(go-)?/, "");
}
/**
* Orders the programs and chooses a program. The program in the user's current folder is chosen, unless this folder is the root of the
* repository.
* @param place the repository and the user's current folder. `named` is the folder of the program that the user names; undefined if the
* user names no program.
*/
function chooseAmong(programs, { here, root, named }) {
	const near = programs.filter(({ folder }) => isBelow(here, folder));
	const pool = near.length > 0 ? near : programs;
	const order = (a, b) => {
		const differing = RANKS.find(([, rank]) => Boolean(rank(a)) !== Boolean(rank(b)));
		return differing === void 0 ? 0 : differing[1](a) ? -1 : 1;
	};
	const ranked = [...pool].sort(order);
	const [first, second] = ranked;
	const chosen = named === void 0 ? void 0 : programs.find(({ folder }) => folder === named);
	if (chosen !== void 0) return {
		ranked,
		clear: {
			program: chosen,
			why: "you named it"
		}
	};
	const standing = ranked.find(({ folder }) => folder === here && here !== root);
	if (standing !== void 0) return {
		ranked,
		clear: {
			program: standing,
			why: "it is in this folder"
		}
	};
	if (first === void 0 || second === void 0 && first.helps === void 0) return {
		ranked,
		clear: first && { program: first }
	};
	if (first.helps !== void 0 && first.profile === void 0) return { ranked };
	const reason = second && RANKS.find(([, rank]) => Boolean(rank(first)) && !rank(second));
	const isProduct = (one) => one.helps === void 0 && isNamesake(one);
	const isDoubtful = reason?.[0] === LISTENS_ALONE && !isProduct(first) && ranked.some(isProduct);
	return second !== void 0 && order(first, second) === 0 || isDoubtful ? { ranked } : {
		ranked,
		clear: {
			program: first,
			why: reason?.[0]
		}
	};
}
/**
* Finds profiles that are not in the folder of a program, and the program of each profile. A profile belongs to a program if only this
* program declares the functions that the profile names in package main.
* @returns a map from the folder of a program to the program's profiles.
*/
async function holdersOf(run, profiles, mains) {
	const holders = /* @__PURE__ */ new Map();
	for (const path of mains.length > 1 ? profiles : []) {
		const read = readRegularFile(path).then((file) => readProfile(file));
		const names = await orElse(run, read.then((profile) => profile.names), () => []);
		const program = programOf(await likelyMains(names, mains));
		if (program !== void 0) holders.set(program.directory, path);
	}
	return holders;
}
/** Returns a path relative to a folder, with forward slashes; empty for the folder itself. */
function from(folder, path) {
	return relative(folder, path).split(sep).join("/");
}
/** Returns a package in the form that Go's commands accept, such as `.` or `./cmd/server`. */
function packageFrom(module, folder) {
	return module === folder ? "." : `./${from(module, folder)}`;
}
/** Reads the dependencies of a program. Go downloads missing modules, as it does in a build. */
async function lookInto(run, program) {
	const { module, folder, profile, offer, importPath } = program;
	const args = [
		"list",
		"-e",
		"-deps",
		"-pgo=off",
		`-json=ImportPath,Error,CgoPkgConfig,Imports,Module`,
		"--",
		folder
	];
	const context = {
		cwd: module,
		env: {
			...run.host.env,
			PWD: module
		},
		signal: run.host.signal
	};
	const all = jsonObjects(await goOutput(args, context));
	const linked = all.find((one) => !one.Module?.Main && one.Imports?.includes("net/http/pprof"));
	const benchmarked = new Set(offer.benchmarks.map((one) => one.importPath === importPath ? "main" : one.importPath));
	const isBenchmarked = (name) => benchmarked.has(importPathOf(name));
	const isThere = ({ caller, callee }) => isBenchmarked(caller) || isBenchmarked(callee);
	const file = await readIfThere(profile ?? "");
	const read = file && await orElse(run, readProfile(file), () => void 0);
	return {
		...offer,
		linked: linked?.ImportPath,
		covered: read && weightShare(read.edges.edges, isThere),
		libraries: [...new Set(all.flatMap((one) => one.CgoPkgConfig ?? []))].filter((one) => !one.startsWith("-")),
		unloaded: all.filter((one) => one.Error).map((one) => one.ImportPath),
		whyUnloaded: all.find((one) => one.Error)?.Error?.Err
	};
}
/** Returns one sentence for each fact about the chosen program. @param module the folder of the program's module. */
function outlookInWords(outlook, module) {
	const { pprof, linked, isLocal, listens, records, benchmarks, packages, covered } = outlook;
	const only = linked === void 0 ? "No import of net/http/pprof was found" : `Only ${linked}, a dependency, imports net/http/pprof`;
	const serves = pprof ? `${pprof} ${listens || isLocal ? "serves profiles" : "imports net/http/pprof"}${isLocal ? " for this machine only" : ""}` : only;
	const listening = listens && listens === pprof ? " and listens for connections" : listens ? `; ${listens} listens for connections` : "; no code that listens for connections was found";
	const all = count(benchmarks.flatMap(({ names }) => names).length, "benchmark");
	const folders = some(benchmarks.map((one) => packageAt(module, one)));
	const weight = covered === void 0 ? "" : `; calls from or to them have ${share(covered)} of its weight`;
	const lost = `${count(outlook.unloaded.length, "package")} cannot be loaded, so this list may be incomplete`;
	const why = outlook.whyUnloaded === void 0 ? "" : ` Go says: ${excerpt(outlook.whyUnloaded, 300)}`;
	const where = packages === 1 ? "the package of the module that the program is built from, and the packages that test it" : `the ${count(packages, "package")} of the module that the program is built from, and the packages that test them`;
	return [
		...outlook.unloaded.length > 0 ? [`${lost}: ${some(outlook.unloaded)}.${why}`] : [],
		`${serves}${listening}.`,
		...records ? [`${records} can write CPU profiles itself, for a \`command\` source.`] : [],
		benchmarks.length > 0 ? `${all} in ${folders}, of ${where}${weight}.` : `No benchmark was found in ${where}.`
	];
}
/**
* Returns a package in the form that Go's commands accept in the module's folder. The result is a path such as `./words`, or an import path
* if the package is in another module.
*/
function packageAt(module, { directory, importPath }) {
	return isBelow(module, directory) ? packageFrom(module, directory) : importPath;
}
/** Returns a list of at most five names as text. */
function some(names) {
	return `${names.slice(0, 5).join(", ")}${names.length > 5 ? ", …" : ""}`;
}
/**
* Reports the quality of a program's committed profile.
* @returns true if it makes sense to repair the profile for today's source code. If the profile has an error, a repair makes no sense.
*/
async function isRepairable(run, root, program) {
	const { module, folder, profile: path } = program;
	const config = {
		...run.config,
		workingDirectory: module,
		package: folder,
		profile: path
	};
	run.host.progress(`Checking ${from(root, path ?? "")} …`);
	const here = {
		...run,
		config
	};
	const place = await findPlace(here, await findProgram(here));
	const { findings, profile, staleWeight = 0 } = await checkContents(place, []);
	const error = findings.find(({ severity }) => severity === "error");
	const holds = `${count(profile?.samples ?? 0, "sample")}${profile?.from ? ` of ${profile.from.slice(0, 10)}` : ""}`;
	const reach = `${share(1 - staleWeight)} of its weight still reaches the compiler.`;
	const message = `${from(root, path ?? "")}: ${error?.message ?? `${holds}; ${reach}`}`;
	run.host.finding({
		severity: "note",
		message
	});
	return error === void 0;
}

// src/commands/starter.ts
/**
* Makes the two files that `init` writes, which are the workflow and the config file. The workflow is made from the example for the forge.
*
* `init` fills in each setting that the source code of the program clearly shows, such as the flag that sets the address of the server.
* `init` writes all other settings as comments, because a wrong guess would give wrong measurements. For example, this is the config file
* for a live service with the flag `-http-address` and without the path `/`:
*
*     sources:
*       - http://nsqd.internal:4151
*     # For a verdict, fill in these lines and remove the `#` in front of them.
*     # serve: exec "$PGO_BINARY" --http-address 127.0.0.1:$PORT
*     # load: ab -q -k -c 8 -n 10000000 http://127.0.0.1:$PORT/stats
*     # measure: load
*/
/**
* The ways to profile a program. Each way has a sentence for the user, the name of an example workflow, and a question that `init` asks.
*/
const WAYS = {
	live: [
		"the running service is profiled",
		"refresh",
		"At which address does the service serve net/http/pprof?"
	],
	load: [
		"the service is started, loaded and profiled",
		"load-while-profiling",
		"Which command puts load on the service?"
	],
	benchmarks: ["some benchmarks are profiled, other benchmarks judge the profile", "benchmarks"],
	command: [
		"your own command writes profiles",
		"refresh",
		"Which command writes profiles into $PGO_PROFILE_DIR?"
	],
	repair: ["nothing is profiled, but the committed profile is matched to the source", "repair"]
};
/**
* The largest number of benchmarks that record the profile, and also the largest number of benchmarks that are measured. More benchmarks
* would take too long to record, or to measure within the budget.
*/
const MOST_BENCHMARKS = 10;
/**
* Returns the machines that can reach an address. The function looks only at the text of the address, because a name may mean a different
* machine in another network.
*/
function reachOf(address) {
	if (!URL.canParse(address)) return "anywhere";
	const { hostname } = new URL(address);
	if (isThisMachine(hostname) || /^(0\.0\.0\.0|\[::\]|\[::ffff:7f.*\])$/.test(hostname)) return "this machine";
	return /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|\[f[cde])/.test(hostname) || !/[.:]/.test(hostname) || /\.(internal|intranet|local|lan|corp|home|svc|cluster)$/.test(hostname) ? "private network" : "anywhere";
}
/** Fills in the parts of `serve` and `load` that the source code of the program shows. */
function serviceCommands({ address, isLocal, localPort, isHttp, routes }) {
	const { args, at } = startOf(address, isLocal && localPort !== void 0 ? "$((PORT + 1))" : "$PORT");
	const path = routes.includes("/") ? "/" : routes[0] ?? "/";
	const load = isHttp ? `ab -q -k -c 8 -t 300 -n 10000000 http://127.0.0.1:${at}${path}` : "./load.sh";
	return {
		serve: `exec "$PGO_BINARY"${args}`,
		load,
		port: at,
		isServeKnown: address !== void 0,
		isLoadKnown: isHttp && routes.includes("/")
	};
}
/** Returns the arguments that make the service listen, and the port as `load` names it. */
function startOf(address, port) {
	switch (address?.kind) {
		case "variable": return {
			args: "",
			at: "$PORT"
		};
		case "fixed": return {
			args: "",
			at: address.port
		};
		case "flag": {
			const value = address.takes === "port" ? port : `127.0.0.1:${port}`;
			return {
				args: ` --${address.name} ${value}`,
				at: port
			};
		}
		case void 0: return {
			args: ` -addr 127.0.0.1:${port}`,
			at: port
		};
	}
}
/**
* Returns true if the config file at the root of the repository must list the program as a target. In a workspace, the program must be a
* target, because the root of a workspace has no go.mod.
*/
function isTargetOfRoot({ program: { isInWorkspace, module }, root }) {
	return isInWorkspace && module !== root;
}
/** Makes the workflow from the example for the forge. */
async function workflowFor(subject) {
	const { way, answer, program, outlook, root, forge } = subject;
	const gitea = existsSync(join(root, ".forgejo")) ? ".forgejo" : ".gitea";
	const [file, example] = {
		GitHub: [".github/workflows/pgo.yml", `workflows/${WAYS[way][1]}.yml`],
		GitLab: [".gitlab/pgo.yml", "gitlab/pgo.gitlab-ci.yml"],
		Gitea: [`${gitea}/workflows/pgo.yml`, "gitea/pgo.yml"]
	}[forge];
	const path = join(root, file);
	const folder = isTargetOfRoot(subject) ? "" : from(root, program.module);
	const where = folder === "" ? "" : ` --working-directory ${shellArgument(folder)}`;
	const modFile = from(root, join(program.module, "go.mod"));
	const mod = await readText(join(root, modFile));
	const isOld = Number(/^go 1\.(\d+)/m.exec(mod)?.[1]) < 21 && !/^toolchain /m.test(mod);
	let text = (await template(example)).replace("go-pgo@1 refresh", `go-pgo@1 ${way === "repair" ? "repair" : "refresh"}${where}`).replace("go-version-file: go.mod", isOld ? "go-version: stable" : yamlLine("go-version-file", modFile));
	if (way === "live" && reachOf(answer) !== "anywhere") text = text.replace("runs-on: ubuntu-latest", `runs-on: self-hosted # ${whoReaches(answer)}`);
	const commands = serviceCommands(outlook);
	if (forge === "GitHub" && way === "live" && outlook.benchmarks.length === 0 && isFilledIn(commands)) text = text.replace("      - name: Refresh default.pgo\n", `${INSTALL_AB}      - name: Refresh default.pgo\n`);
	if (forge !== "GitHub" || folder === "") return {
		path,
		text
	};
	return {
		path,
		text: `${text}${way === "repair" ? "" : "        with:\n"}          ${yamlLine("working-directory", folder)}\n`
	};
}
const INSTALL_AB = `      - name: Install a load tool
        run: sudo apt-get install --yes apache2-utils
`;
/** Returns the kind of runner that reaches an address. */
function whoReaches(address) {
	return reachOf(address) === "this machine" ? `no runner reaches ${address}, so the runner must reach the address that you write instead` : `the runner must reach ${address}, which GitHub's own runners do not reach`;
}
/** Returns a key and its value as a line of YAML, with quotes if the value needs them. */
function yamlLine(key, value) {
	return (0, import_dist.stringify)({ [key]: value }, { lineWidth: 0 }).trimEnd();
}
/** Makes the config file; undefined if the file would be empty. */
async function configFor(subject) {
	const { way, answer, program, outlook, root } = subject;
	const { module, folder, profile, isAlone } = program;
	const example = way === "load" || way === "benchmarks" ? WAYS[way][1] : "pgo";
	const own = way === "command" && (0, import_dist.stringify)({ sources: [{ command: answer }] }, { lineWidth: 0 });
	const document = (0, import_dist.parseDocument)(own || await template(`config/${example}.yml`));
	if (way === "live") document.setIn(["sources", 0], addressNode(document, answer));
	if (way === "repair") document.delete("sources");
	if (way === "load") fillInLoad(document, answer, outlook);
	if (way === "benchmarks") divideBenchmarks(document, module, outlook);
	if (!isAlone) document.set("package", packageFrom(module, folder));
	if (profile && profile !== join(folder, "default.pgo")) document.set("profile", from(module, profile));
	const verdict = way === "load" || way === "benchmarks" ? "" : linesForVerdict(document, outlook);
	const text = (0, import_dist.isMap)(document.contents) && document.contents.items.length === 0 ? "" : document.toString({ lineWidth: 0 });
	if (text === "" && verdict === "") return void 0;
	const whole = `${text}${verdict}`;
	if (!isTargetOfRoot(subject)) return {
		path: join(module, ".github/pgo.yml"),
		text: whole
	};
	const head = `  - ${yamlLine("working-directory", from(root, module))}\n`;
	const indented = whole.replace(/^(?=.)/gm, "    ");
	return {
		path: join(root, ".github/pgo.yml"),
		text: `# A workspace: the paths of a target start from its own folder.
targets:\n${head}${indented}`
	};
}
/**
* Makes the YAML node for the address of a live source. If the address is an address of this machine, a comment says that no runner can
* reach it.
*/
function addressNode(document, address) {
	const node = document.createNode(address);
	if (reachOf(address) === "this machine") node.comment = ` only this machine reaches this address, so write an address that the workflow's runner reaches`;
	return node;
}
function isFilledIn({ isServeKnown, isLoadKnown }) {
	return isServeKnown && isLoadKnown;
}
/** Returns true if the files that `init` writes lead to a verdict without manual changes. */
function leadsToVerdict({ way, outlook }) {
	if (outlook.benchmarks.length > 0 || way === "load") return true;
	return way === "live" && isFilledIn(serviceCommands(outlook));
}
/**
* Returns the settings that measure a program without benchmarks. If the source code of the program does not show these settings, `init`
* writes their lines as comments.
* @returns an empty text if the user has nothing to fill in.
*/
function linesForVerdict(document, outlook) {
	if (outlook.benchmarks.length > 0) return "";
	if (!outlook.listens && !outlook.isLocal) return `# For a verdict, let \`load\` be one run of the program that takes some seconds, and remove the \`#\` in front of both lines.
# load: $PGO_BINARY testdata/large.json
# measure: load
`;
	const commands = serviceCommands(outlook);
	const { serve, load } = commands;
	const lines = {
		serve,
		load,
		measure: "load"
	};
	if (!isFilledIn(commands)) return `# For a verdict, fill in these lines and remove the \`#\` in front of them. The action chooses $PORT.
${(0, import_dist.stringify)(lines, { lineWidth: 0 }).replace(/^(?=.)/gm, "# ")}`;
	for (const [key, value] of Object.entries(lines)) document.set(key, value);
	return "";
}
function fillInLoad(document, answer, outlook) {
	const { serve } = serviceCommands(outlook);
	const { path = "", address, isLocal, localPort } = outlook;
	document.set("serve", serve);
	document.set("load", answer);
	const served = address?.kind === "fixed" ? address.port : "8080";
	const port = isLocal && localPort !== void 0 ? localPort : served;
	if (path !== "" || port !== "8080") {
		const source = document.createNode(`http://127.0.0.1:${port}${path}`);
		if (port !== "8080") source.comment = " the fixed port of the profiles";
		document.setIn([
			"sources",
			0,
			"pprof"
		], source);
	}
	document.delete("ready");
}
/** Divides the benchmarks into two halves. One half records the profile, and the other half is measured with the profile. */
function divideBenchmarks(document, module, { benchmarks, hasParts }) {
	const names = [...new Set(benchmarks.flatMap((one) => one.names))];
	const [training = [], judging = []] = [0, 1].map((side) => {
		const own = names.filter((_, at) => at % 2 === side);
		return own.filter((_, at) => at % Math.ceil(own.length / MOST_BENCHMARKS) === 0);
	});
	const packagesWith = (wanted) => benchmarks.flatMap((one) => {
		const own = one.names.filter((name) => wanted.includes(name));
		return own.length > 0 ? [{
			path: packageAt(module, one),
			names: own
		}] : [];
	});
	const pattern = (own) => `^Benchmark(${own.map((name) => name.slice(9)).join("|")})$`;
	const time = `-benchtime ${Math.max(2, Math.ceil((hasParts ? 4 : 30) / training.length))}s`;
	const lines = packagesWith(training).map((one, at) => {
		const file = `-cpuprofile "$PGO_PROFILE_DIR/${at}.pprof" -o /dev/null`;
		return `go test -run '^$' -bench '${pattern(one.names)}' ${time} ${file} ${shellArgument(one.path)}\n`;
	});
	document.setIn([
		"sources",
		0,
		"command"
	], `set -e\nexport GODEBUG=asyncpreemptoff=1\n${lines.join("")}`);
	const packages = packagesWith(judging).map(({ path }) => path);
	document.set("benchmarks", pattern(judging));
	document.set("benchmark-packages", packages.length > 1 ? packages : packages[0]);
	if (judging.length === 0) for (const key of ["benchmarks", "benchmark-packages"]) document.delete(key);
}
function template(name) {
	return readText(join(packageRoot, "examples", name));
}

// src/commands/init.ts
/**
* Runs `init`, which looks at the repository, asks the user about open questions, and writes a workflow and a config file for the
* repository.
*
* 1. `lookAround` (survey.ts) lists the programs and what each program offers for profiling, and `chooseAmong` chooses a program. If there
*    is no clear choice, `init` asks the user on a terminal. Without a terminal, `init` lists the programs and writes nothing.
* 2. `lookInto` reads the chosen program's dependencies, and `chooseWay` chooses a way to profile the program.
* 3. `workflowFor` and `configFor` (starter.ts) make both files. The last lines of the output list the steps that are left for the user,
*    say if there will be a verdict, and explain how to try the files.
*
* You can run `init` again if the two files are unchanged.
* @throws ExpectedError if a file exists with other contents, if it is unclear which program to choose, or if nothing can be profiled.
* `init` writes no file if it fails.
*/
async function init(run) {
	const { host } = run;
	const root = await repositoryRoot(run, "Run `init` in a clone of the repository that holds the Go module.");
	host.progress("Looking at the repository …");
	const { here, programs, forge, builds } = await lookAround(run, root);
	const built = builds.length > 0 ? `; files that may build it: ${some(builds)}` : "";
	const names = some(programs.map((one) => nameOf(root, one)));
	host.progress(`${count(programs.length, "program")} (${names})${built}; the forge is ${forge}.`);
	const usable = /* @__PURE__ */ new Set();
	for (const one of programs) if (one.profile && await isRepairable(run, root, one)) usable.add(one);
	const named = await namedFolder(run, programs);
	const program = await chooseProgram(run, root, chooseAmong(programs, {
		here,
		root,
		named
	}));
	host.progress("Reading the program and its dependencies, and downloading missing modules …");
	const outlook = await lookInto(run, program);
	for (const line of outlookInWords(outlook, program.module)) host.progress(line);
	const released = builds.find((file) => /goreleaser/.test(file));
	const way = await chooseWay(run, usable.has(program), outlook, released);
	const { answer, isDefault } = await askAbout(run, way, outlook);
	const subject = {
		way,
		answer,
		program,
		outlook,
		root,
		forge
	};
	const files = await writeFiles(subject);
	const todo = stillToDo(run, subject, isDefault);
	if (await gitPrints(run, root, "check-ignore", "--", ...files.map(({ path }) => path))) todo.push("Add both files with `git add --force`, because .gitignore leaves them out.");
	if (forge !== "GitHub") todo.push("Follow the first lines of the workflow.");
	const folder = isTargetOfRoot(subject) ? root : program.module;
	const where = folder === host.cwd ? "" : ` --working-directory ${shellArgument(from(host.cwd, folder) || ".")}`;
	return { starter: {
		files: files.map(({ path, purpose }) => ({
			path: from(root, path),
			purpose
		})),
		verdict: foreseenVerdict(subject),
		todo,
		next: `npx go-pgo@1 ${way === "repair" ? "repair" : "refresh"}${where} --publish local`
	} };
}
function nameOf(root, { folder }) {
	return from(root, folder) || ".";
}
/** Returns the folder of the program that `--package` names. @throws UsageError if the repository has no such program. */
async function namedFolder({ config }, programs) {
	const { package: named, workingDirectory } = config;
	if (named === void 0) return void 0;
	const folder = await realpath(join(workingDirectory, named)).catch(() => void 0);
	const program = programs.find((one) => one.folder === folder || one.importPath === named);
	if (program !== void 0) return program.folder;
	throw new UsageError(`package: no program was found in ${named}.`, { fix: "Name the folder of a main package, such as `./cmd/server`." });
}
/** The most programs that the list of candidates shows. */
const MOST_CANDIDATES = 20;
/**
* Returns the program that is clearly the best choice, or the program that the user chooses.
* @throws ExpectedError with the list of programs if no program is clearly the best choice and there is no terminal.
*/
async function chooseProgram(run, root, { ranked, clear }) {
	const names = ranked.map((one) => nameOf(root, one));
	const width = Math.max(...names.map(({ length }) => length));
	const rows = ranked.map((one, at) => {
		const helps = one.helps === void 0 ? "" : ` (${one.helps})`;
		return `${(names[at] ?? "").padEnd(width)}  ${offerInWords(one.offer)}${helps}`;
	});
	const [first] = ranked;
	if (ranked.length === 1 && first !== void 0 && clear !== void 0) return first;
	const list = [...rows.slice(0, MOST_CANDIDATES), ...rows.length > MOST_CANDIDATES ? ["…"] : []];
	if (run.host.ask !== void 0) {
		const chosen = await choose(run, `Which program?\n${list.map((row) => `  ${row}\n`).join("")}Choose`, names, nameOf(root, clear?.program ?? first));
		return ranked[names.indexOf(chosen)];
	}
	if (clear === void 0) {
		const folder = shellArgument(`./${from(run.host.cwd, first?.folder ?? root)}`);
		const all = ranked.every(({ helps }) => helps !== void 0) ? `The only programs in ${root} look like helpers for development` : `${count(ranked.length, "program")} fit, but it is not clear which of them you mean`;
		throw new ExpectedError(`${all}: nothing was written.\n${list.join("\n")}`, { fix: `Name the program, such as with \`npx go-pgo@1 init --package ${folder}\`.` });
	}
	const why = clear.why === void 0 ? "" : `, because ${clear.why}`;
	run.host.progress(`The workflow is for ${nameOf(root, clear.program)}${why}; \`targets\` in the config file adds other programs.`);
	return clear.program;
}
async function choose({ host }, question, all, byDefault) {
	for (;;) {
		const answer = await host.ask?.(`${question}: ${all.join(", ")}?`, byDefault) ?? byDefault;
		const chosen = all.find((one) => one === answer);
		if (chosen !== void 0) return chosen;
		host.finding({
			severity: "warning",
			message: `\`${answer}\` is not one of the choices.`
		});
	}
}
/**
* Chooses the way of profiling that is most like production. If the program is `released` to other people, a workflow cannot reach
* production.
*/
async function chooseWay(run, isRepairable, outlook, released = "") {
	const { pprof, isLocal, listens, records, benchmarks } = outlook;
	const serves = pprof && (listens || isLocal || !records);
	const others = isLocal ? "serves profiles here only" : `other people run, as ${released} shows`;
	const lacks = pprof ? "no code that listens was found in it" : "no code that serves profiles was found in it";
	const [byDefault, , why] = [
		[
			"live",
			serves && !released && !isLocal,
			"it serves profiles"
		],
		[
			"load",
			pprof && listens,
			`it is a service that ${others}`
		],
		[
			"repair",
			isRepairable && records && !listens,
			"there is a usable profile, but no script yet that lets the program write new profiles"
		],
		[
			"command",
			records && !listens,
			"it can write CPU profiles itself"
		],
		[
			"benchmarks",
			benchmarks.length > 0,
			`it has benchmarks, and ${lacks}`
		],
		[
			"command",
			records && !pprof,
			"it can write CPU profiles itself"
		],
		[
			"repair",
			isRepairable,
			"there is a profile, and no benchmark and no service of profiles was found"
		],
		[
			"load",
			listens,
			"it is a service, and no benchmark was found"
		],
		[
			"load",
			serves && isLocal,
			"it serves profiles here only"
		],
		[
			"command",
			run.host.ask,
			"no service, benchmark or usable profile was found"
		]
	].find(([, fits]) => fits) ?? [];
	if (byDefault === void 0) throw new ExpectedError("No service, benchmark or usable profile was found, so nothing was written.", { fix: "If there is another program, run `npx go-pgo@1 init` in its folder. Or write benchmarks next to the hot code, and run `npx go-pgo@1 init` again. Or run it in a terminal, and name a command that writes profiles, such as `go test -o /dev/null -cpuprofile $PGO_PROFILE_DIR/0.pprof ./codec`." });
	run.host.progress(`\`${byDefault}\` fits best: ${why}.`);
	const impossible = [benchmarks.length === 0 && "benchmarks", !isRepairable && "repair"];
	const ways = Object.keys(WAYS).filter((way) => !impossible.includes(way));
	return await choose(run, `How is it profiled?\n${ways.map((way) => `  ${way}: ${WAYS[way][0]}\n`).join("")}Choose`, ways, byDefault);
}
/** The script that a `command` source runs by default. */
const PROFILE_SCRIPT = "./profile.sh";
/** Asks the user the question that belongs to a way of profiling. Without a terminal, the default answer is used. */
async function askAbout({ host }, way, outlook) {
	const [, , question] = WAYS[way];
	const byDefault = {
		live: `http://10.0.0.7:6060${outlook.path ?? ""}`,
		load: serviceCommands(outlook).load,
		command: PROFILE_SCRIPT
	}[way] ?? "";
	if (question === void 0) return {
		answer: "",
		isDefault: true
	};
	for (;;) {
		const answer = await host.ask?.(question, byDefault) ?? byDefault;
		const written = way === "live" ? addressOf(answer) : answer;
		if (written !== void 0) return {
			answer: written,
			isDefault: written === byDefault
		};
		const message = `\`${answer}\` is not an address such as http://10.0.0.7:6060.`;
		host.finding({
			severity: "warning",
			message
		});
	}
}
/**
* Returns the URL that an answer of the user means. An answer may also be a host and a port. The result is undefined if the answer is not
* an address.
*/
function addressOf(answer) {
	const url = /^https?:\/\//i.test(answer) ? answer : `http://${answer.replace(/^:(?=\d)/, "localhost:")}`;
	return /^\S+$/.test(answer) && !/^(?!https?:)[\w+.-]+:\/\//i.test(answer) && URL.canParse(url) ? url : void 0;
}
/**
* Writes the workflow and the config file, or no file.
* @returns the absolute paths and the purposes of the files.
* @throws ExpectedError if a file exists with other contents.
*/
async function writeFiles(subject) {
	const { way } = subject;
	const workflow = await workflowFor(subject);
	const config = await configFor(subject);
	const files = [{
		...workflow,
		purpose: `every week, ${WAYS[way][0]}`
	}];
	if (config !== void 0) files.push({
		...config,
		purpose: "its settings"
	});
	for (const { path, text } of files) {
		const there = await readIfThere(path);
		if (there === void 0 || there.equals(Buffer.from(text))) continue;
		throw new ExpectedError(`${path} exists already, so nothing was written.`, { fix: "Edit this file, or move it away and run `npx go-pgo@1 init` again." });
	}
	for (const { path, text } of files) await replaceFile(path, Buffer.from(text));
	return files;
}
/** Returns a sentence that says if the first run will have a verdict. */
function foreseenVerdict(subject) {
	const { way, outlook } = subject;
	if (!leadsToVerdict(subject)) return "There will be no verdict yet, because no benchmark was found.";
	const isProgram = !outlook.listens && !outlook.isLocal;
	return way === "benchmarks" && isProgram ? "The verdict will be about benchmarks. For a verdict about real runs, set `measure: load` and, for example, `load: $PGO_BINARY big.json`." : `The verdict will be about ${outlook.benchmarks.length > 0 && way !== "load" ? "benchmarks" : "the service under `load`"}.`;
}
/** Returns one sentence for each fact that `init` could not find out. @param isDefault true if the user accepted the default answer. */
function stillToDo(run, subject, isDefault) {
	const { way, answer, program, outlook } = subject;
	const { pprof, linked, libraries } = outlook;
	const todo = [];
	if ((way === "live" || way === "load") && !pprof) todo.push(`Let the program serve net/http/pprof${linked ? `: ${linked} may do it` : ""}.`);
	if (way === "load") todo.push(...leftForLoad(run, subject, isDefault));
	if (way === "live" && isDefault) todo.push(`Write the service's address into \`sources\`, instead of ${answer}, and let the workflow run on a runner that reaches it. If no runner reaches the service, remove both files, run \`init\` in a terminal and choose \`load\`, which needs no running service.`);
	else if (way === "live" && reachOf(answer) === "this machine") todo.push(`Replace ${answer} in \`sources\` before you commit the config file, because only this machine reaches that address. Write an address that the workflow's runner reaches.`);
	else if (way === "live" && reachOf(answer) !== "anywhere") todo.push(`Let the workflow run on your own runner: ${whoReaches(answer)}.`);
	if (answer === PROFILE_SCRIPT && !existsSync(join(program.module, answer))) todo.push(`Write ${scriptFrom(run, subject)}, which leaves CPU profiles in $PGO_PROFILE_DIR.`);
	if (!leadsToVerdict(subject)) todo.push("For a verdict, fill in the last lines of .github/pgo.yml, and remove the `#` in front of them.");
	if (libraries.length > 0) todo.push(`Let the workflow install the C libraries ${some(libraries)}.`);
	if (!program.profile && program.unclear) todo.push(`Name in \`profile\` the file that builds use. The build files do not show clearly which file this is: ${program.unclear}.`);
	return todo;
}
/** For a service that the action starts and puts under load, returns one sentence for each step that is left for the user. */
function leftForLoad(run, subject, isDefault) {
	const { answer, outlook, forge } = subject;
	const { isServeKnown, port } = serviceCommands(outlook);
	const [tool = ""] = answer.split(" ");
	const todo = [];
	if (!isServeKnown) todo.push("Let `serve` start the service on $PORT and serve profiles, which may need a flag. If the service serves profiles on a separate port, use $PORT for the profiles and $((PORT + 1)) for the service.");
	if (isDefault) todo.push(outlook.isHttp ? "Let `load` send the same requests as your users." : `Write ${scriptFrom(run, subject)}, which asks the service on 127.0.0.1:${port} as your users do.`);
	if ((forge !== "GitHub" || tool !== "ab") && !tool.includes("/")) todo.push(`Let the workflow install ${tool}.`);
	return todo;
}
/** Returns the path of the script that the answer names. The returned path is relative to the user's current folder. */
function scriptFrom({ host }, { program, answer }) {
	return packageFrom(host.cwd, join(program.module, answer));
}

export { init };