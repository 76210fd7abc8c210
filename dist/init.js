import { T as require_dist } from "./settings.js";
import { f as warning, n as ExpectedError } from "./errors.js";
import { d as readRegularFile, g as replaceFile, i as isBelow, p as readText, u as readIfThere } from "./files.js";
import { A as share, T as count, c as asSentence } from "./start.js";
import { i as packageRoot } from "./host.js";
import { f as gitPrints, h as orElse } from "./read.js";
import { S as likelyMains, _ as buildInWords, i as findProgram, n as buildsOf, u as repositoryRoot, v as chooseProfile } from "./program.js";
import { a as jsonObjects, r as goOutput, s as listPackages } from "./go.js";
import { f as weightShare } from "./edges.js";
import { g as importPathOf } from "./names.js";
import { a as readProfile, n as programOf } from "./origin.js";
import { t as runGit } from "./git.js";
import { n as contents, r as findPlace } from "./check.js";
import { realpath } from "node:fs/promises";
import { existsSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";

// src/commands/survey.ts
var import_dist = require_dist();
const FORGES = [
	[
		"GitHub",
		/\bgithub\./i,
		/^\.github\//
	],
	[
		"GitLab",
		/gitlab/i,
		/^\.gitlab-ci\.yml$/
	],
	[
		"Gitea",
		/gitea|forgejo|codeberg/i,
		/^\.(gitea|forgejo)\//
	]
];
const BUILD_FILE = /(^|\/)(Makefile|\.?goreleaser\.ya?ml|Dockerfile|BUILD\.bazel)$/;
const FOREIGN = /(^|\/)([._][^/]*|testdata|vendor|node_modules)\/./;
/** Folders of programs that only help to develop. */
const HELPING = /(^|\/)(examples?|samples?|docs?|tools|scripts?|hack|tests?|gen|generate)(\/|$)/i;
/**
* The folder that the user stands in, the repository's programs without those that only help to develop, its forge, and the
* files that build or release programs.
* @throws ExpectedError when there is no program.
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
	const sources = await git("grep", "-l", "-z", "--untracked", "-E", "^package main\\b", "--", "*.go");
	const serving = await git("grep", "-l", "-z", "--untracked", "-F", "\"net/http/pprof\"", "--", "*.go");
	const programs = [];
	const helping = [];
	for (const file of own.filter((one) => /(^|\/)go\.mod$/.test(one))) {
		const module = join(root, dirname(file));
		const inside = (one) => join(root, one).startsWith(`${module}${sep}`);
		if (!sources.split("\0").some(inside)) continue;
		const profiles = own.filter((one) => one.endsWith(".pgo") && inside(one)).map((one) => join(root, one));
		if (HELPING.test(from(root, module)) && profiles.length === 0 && !isBelow(module, here)) continue;
		const context = {
			cwd: module,
			env: {
				...env,
				PWD: module
			},
			signal
		};
		const isOwn = sources.split("\0").some((one) => join(root, dirname(one)) === here && inside(one));
		const listing = listPackages({ context }, ["./...", ...isOwn ? [here] : []]);
		const mains = (await orElse(run, listing, (error) => {
			if (isBelow(module, here)) throw error;
			run.host.finding(warning(asSentence(`Module ${from(root, module)} is left out: ${error.message}`), error.fix));
			return [];
		})).filter((one) => one.name === "main" && one.own);
		const rank = ({ directory, modulePath }) => 2 * Number(basename(directory) === modulePath.replace(/\/v\d+$/, "").replace(/^.*\/(go-)?/, "")) + Number(serving.split("\0").some((file) => join(root, dirname(file)) === directory));
		const folders = mains.sort((a, b) => rank(b) - rank(a)).map((one) => one.directory);
		const isAlone = folders.length === 1;
		const built = await buildsOf(run, {
			context,
			moduleDirectory: module
		});
		const holders = await holdersOf(run, profiles.filter((path) => !folders.includes(dirname(path))), mains);
		const found = folders.map((folder) => {
			const chosen = chooseProfile(built, folder);
			const only = isAlone && profiles.length === 1 ? profiles[0] : holders.get(folder);
			const isUsed = chosen.kind === "automatic" ? chosen.exists : chosen.kind !== "unclear";
			const unclear = chosen.kind === "unclear" ? chosen.by.slice(0, 3).map(buildInWords).join(", ") : void 0;
			return {
				module,
				folder,
				profile: isUsed ? chosen.path : only,
				isAlone,
				unclear
			};
		});
		const isMeant = ({ folder, profile }) => profile || folder === here || !HELPING.test(from(root, folder));
		programs.push(...found.filter(isMeant));
		helping.push(...found.filter((one) => !isMeant(one)).map(({ folder }) => from(root, folder)));
	}
	const only = `The only Go programs in ${root} look like examples or tools (${some(helping)})`;
	const none = `There is no Go program in ${root}, and default.pgo in a library does nothing`;
	if (programs.length === 0) throw new ExpectedError(`${helping.length > 0 ? only : none}: nothing was written.`, { fix: "Run it where a program is built, or in the folder of the example or tool that you mean." });
	const remote = await git("remote", "get-url", "origin");
	const [forge] = FORGES.find(([, host]) => host.test(remote)) ?? FORGES.find(([, , path]) => files.some((one) => path.test(one))) ?? FORGES[0];
	return {
		here,
		programs,
		forge,
		builds: own.filter((one) => BUILD_FILE.test(one))
	};
}
/**
* Which profiles outside of all programs' folders are of which program: a profile whose functions of package main only one of the
* programs declares. @returns the profile by the program's folder.
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
/** A path from a folder, with forward slashes; empty for the folder itself. */
function from(folder, path) {
	return relative(folder, path).split(sep).join("/");
}
/** A package as Go's commands take it: `.` or `./cmd/server`. */
function packageFrom(module, folder) {
	return module === folder ? "." : `./${from(module, folder)}`;
}
/** Serves profiles: Go's own package, and what frameworks have in its place, such as `github.com/gin-contrib/pprof`. */
const PPROF = /^net\/http\/pprof$|^[^.]*\..*\/([\w-]+-)?pprof(handler)?(\/v\d+)?$/;
/** Packages have no other use than a server. */
const FRAMEWORK = /^github\.com\/(gin-gonic\/gin|labstack\/echo|go-chi\/chi|gofiber\/fiber|kataras\/iris|beego\/beego|cloudwego\/hertz|zeromicro\/go-zero|go-kratos\/kratos)\b/;
const LISTENS = /\bListenAndServe(TLS)?\(|\b(http\.Serve(TLS)?|net\.Listen(Packet)?|grpc\.NewServer)\(|\.Listen\(/;
/** Where a program registers the CPU profile by itself. */
const OWN_PATH = /[(,]\s*"(?:[A-Z]+ )?(\/[^"\s]{0,200}pprof[^"\s]{0,200})",\s*(?:http\.HandlerFunc\()?pprof\.Profile\b/;
const COMMENT = /^[ \t]*\/\/.*$|^[ \t]*\/\*[\s\S]*?(?:\*\/|(?![\s\S]))/gm;
const LOCAL = /["`](localhost|127\.0\.0\.1|\[::1\])[:"`]/;
/**
* What the source of a program says about how it can be profiled. Missing modules are downloaded, as for a build.
* @returns its own package that serves profiles, at which path if the source names one, and whether on the loopback interface only; a dependency that imports
* net/http/pprof; a package that listens for more than that; one that writes profiles itself; and the benchmarks of the packages that
* it is built from, by folder from the module, with the share of the profile's weight in calls from or to them.
*/
async function lookInto(run, { module, folder, profile }) {
	const args = [
		"list",
		"-e",
		"-deps",
		"-pgo=off",
		`-json=ImportPath,Name,Dir,Module,Error,CgoPkgConfig,Imports,GoFiles,TestGoFiles,XTestGoFiles`,
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
	const own = all.filter((one) => one.Module?.Dir === module);
	const paths = new Set(own.map((one) => one.ImportPath));
	const linked = all.find((one) => !paths.has(one.ImportPath) && one.Imports?.includes("net/http/pprof"));
	let [pprof, path, listens, records] = [];
	let [isLocal, hasParts, isHttp] = [
		false,
		false,
		false
	];
	const benchmarks = [];
	for (const one of own) {
		const { ImportPath, Dir = "", Name, Imports = [], GoFiles = [] } = one;
		const read = async (name) => (await readText(join(Dir, name))).replace(COMMENT, "");
		const serving = Imports.filter((path) => PPROF.test(path) && !paths.has(path));
		if (Imports.some((path) => FRAMEWORK.test(path))) listens ??= ImportPath;
		isHttp ||= Imports.some((path) => path === "net/http" || /fasthttp/.test(path) || FRAMEWORK.test(path));
		for (const text of await Promise.all(GoFiles.map(read))) {
			const serves = serving.some((path) => text.includes(`"${path}"`)) || text.includes("middleware.Profiler()");
			if (serves) pprof ??= ImportPath;
			if (serves) path ??= text.match(OWN_PATH)?.[1];
			if (text.includes("pprof.StartCPUProfile(")) records ??= ImportPath;
			const isForProfiles = serves && LOCAL.test(text);
			isLocal ||= isForProfiles;
			if (!isForProfiles && LISTENS.test(text)) listens ??= ImportPath;
		}
		const tests = await Promise.all([...one.TestGoFiles ?? [], ...one.XTestGoFiles ?? []].map(read));
		const names = tests.flatMap((text) => text.match(/(?<=^func )Benchmark\w*(?=\()/gm) ?? []);
		hasParts ||= tests.some((text) => text.includes("b.Run("));
		const shown = Name === "main" ? Name : ImportPath;
		if (names.length > 0) benchmarks.push([
			packageFrom(module, Dir),
			names,
			shown
		]);
	}
	const isBenchmarked = (name) => benchmarks.some(([, , path]) => path === importPathOf(name));
	const isThere = ({ caller, callee }) => isBenchmarked(caller) || isBenchmarked(callee);
	const file = await readIfThere(profile ?? "");
	const read = file && await orElse(run, readProfile(file), () => void 0);
	const covered = read && weightShare(read.edges.edges, isThere);
	return {
		pprof,
		path,
		linked: linked?.ImportPath,
		isLocal,
		isHttp,
		listens,
		records,
		benchmarks,
		hasParts,
		packages: own.length,
		covered,
		libraries: [...new Set(all.flatMap((one) => one.CgoPkgConfig ?? []))].filter((one) => !one.startsWith("-")),
		unloaded: all.filter((one) => one.Error).map((one) => one.ImportPath)
	};
}
function outlookInWords(outlook) {
	const { pprof, linked, isLocal, listens, records, benchmarks, packages, covered } = outlook;
	const only = linked === void 0 ? "Nothing serves profiles" : `Only ${linked} imports net/http/pprof`;
	const serves = pprof ? `${pprof} ${listens || isLocal ? "serves profiles" : "imports net/http/pprof"}${isLocal ? " for this machine only" : ""}` : only;
	const all = count(benchmarks.flatMap(([, names]) => names).length, "benchmark");
	const folders = some(benchmarks.map(([folder]) => folder));
	const where = `${benchmarks.length > 0 ? `${folders}, ${benchmarks.length} of ` : ""}the module’s ${count(packages, "package")} that it is built from`;
	const weight = covered === void 0 ? "" : `; calls from or to them have ${share(covered)} of its weight`;
	const lost = `${count(outlook.unloaded.length, "package")} cannot be loaded, so this may lack something`;
	return [
		...outlook.unloaded.length > 0 ? [`${lost}: ${some(outlook.unloaded)}.`] : [],
		`${serves}${listens && listens === pprof ? " and" : `; ${listens ?? "nothing"}`} listens for connections.`,
		...records ? [`${records} can write CPU profiles itself, for a \`command\` source.`] : [],
		`${all} in ${where}${benchmarks.length > 0 ? weight : ""}.`
	];
}
function some(names) {
	return `${names.slice(0, 5).join(", ")}${names.length > 5 ? ", …" : ""}`;
}
/** Reports what its committed profile holds. @returns whether a repair makes sense: it brings back no samples. */
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
	const { findings, profile, staleWeight = 0 } = await contents(place, []);
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

// src/commands/init.ts
/** How a program can be profiled, by the name of the answer: what a week does, the workflow of the examples, and what is asked then. */
const WAYS = {
	live: [
		"the running service is profiled",
		"refresh",
		"At which address does it serve net/http/pprof?"
	],
	load: [
		"the service is started, loaded and profiled",
		"load-while-profiling",
		"Which command loads it?"
	],
	benchmarks: ["some benchmarks are profiled, others judge", "benchmarks"],
	command: [
		"a command of yours writes profiles",
		"refresh",
		"Which one writes into $PGO_PROFILE_DIR?"
	],
	repair: ["nothing is profiled, but the committed profile is matched to the source", "repair"]
};
/** Of either kind: more would take too long to be recorded, or measured within the budget. */
const MOST_BENCHMARKS = 10;
const DEFAULTS = {
	live: "http://10.0.0.7:6060",
	load: "ab -q -k -c 8 -t 300 -n 10000000 http://127.0.0.1:$PORT/",
	command: "./profile.sh"
};
/**
* Looks at the repository, asks what it cannot see, and writes the workflow and the config file that fit. It may run again while both
* are unchanged.
* @throws ExpectedError when a file is there with another content, or nothing can be profiled; nothing is written then.
*/
async function init(run, report) {
	const root = await repositoryRoot(run, "Run it in a clone of the repository that holds the Go module.");
	const note = (message, file) => ({
		severity: "note",
		file,
		message
	});
	const see = (message) => run.host.finding(note(message));
	run.host.progress("Looking at the repository …");
	const { here, programs, forge, builds } = await lookAround(run, root);
	const nameOf = ({ folder }) => from(root, folder) || ".";
	const built = builds.length > 0 ? `; files that may build it: ${some(builds)}` : "";
	see(`${`${count(programs.length, "program")} (${some(programs.map(nameOf))})`}${built}; the forge is ${forge}.`);
	const usable = /* @__PURE__ */ new Set();
	for (const one of programs) if (one.profile && await isRepairable(run, root, one)) usable.add(one);
	const near = programs.filter(({ folder }) => isBelow(here, folder));
	const likely = [
		near.filter(({ profile }) => profile),
		near,
		programs.filter(({ profile }) => profile)
	].find((pool) => pool.length > 0) ?? programs;
	const names = likely.map(nameOf);
	const [first = ""] = names;
	const standing = likely.some(({ folder }) => folder === here) ? from(root, here) || "." : first;
	const name = names.length === 1 ? first : await choose(run, "Which program", names, standing);
	const program = likely[names.indexOf(name)];
	if (programs.length > 1) see(`The workflow is for ${name}; \`targets\` in the config file adds the others.`);
	run.host.progress("Reading the program and its dependencies; what is missing is downloaded …");
	const outlook = await lookInto(run, program);
	for (const line of outlookInWords(outlook)) see(line);
	const released = builds.find((file) => /goreleaser/.test(file));
	const way = await chooseWay(run, usable.has(program), outlook, released);
	const [what, , question = ""] = WAYS[way];
	const { pprof, path = "", linked, libraries, isHttp } = outlook;
	const byDefault = `${way === "load" && !isHttp ? "./load.sh" : DEFAULTS[way] ?? ""}${way === "live" ? path : ""}`;
	const answer = question === "" ? "" : await run.host.ask?.(question, byDefault) ?? byDefault;
	const script = packageFrom(run.host.cwd, join(program.module, answer));
	const workflow = await workflowOf(way, forge, root, from(root, program.module));
	const config = await configOf(way, answer, program, outlook);
	const untried = way === "benchmarks" ? " The benchmarks were not run yet." : "";
	const files = [{
		...workflow,
		about: `The workflow: every week, ${what}.`
	}, {
		path: join(program.module, ".github/pgo.yml"),
		text: config,
		about: `Its settings.${untried}`
	}].filter(({ text }) => text !== "{}\n");
	for (const { path, text } of files) {
		const there = await readIfThere(path);
		if (there !== void 0 && !there.equals(Buffer.from(text))) throw new ExpectedError(`${path} is there already, so nothing was written.`, { fix: "Edit it, or move it away and run `npx go-pgo@1 init` again." });
	}
	for (const { path, text } of files) await replaceFile(path, Buffer.from(text));
	const ignored = await gitPrints(run, root, "check-ignore", "--", ...files.map(({ path }) => path));
	const isService = way === "live" || way === "load";
	const isUntold = answer === byDefault;
	const [tool = ""] = answer.split(" ");
	const todo = [
		isService && !pprof && `let the program serve net/http/pprof${linked ? `: ${linked} may do it` : ""}`,
		way === "load" && "let `serve` start it on $PORT, with its profiles, which may need a flag (profiles on a port of their own have $PORT, and the service $((PORT + 1)))",
		way === "load" && isUntold && (isHttp ? "let `load` ask for what users ask for, instead of /" : `write ${script}, which asks the service on 127.0.0.1:$PORT for what users ask for`),
		way === "load" && (forge !== "GitHub" || tool !== "ab") && !tool.includes("/") && `let the workflow install ${tool}`,
		way === "live" && isUntold && `write the service's address into \`sources\`, instead of ${answer}, and let the workflow run on a runner that reaches it, or use \`serve\` and \`load\``,
		answer === DEFAULTS.command && !existsSync(join(program.module, answer)) && `write ${script}, which leaves CPU profiles in $PGO_PROFILE_DIR`,
		libraries.length > 0 && `let the workflow install the C libraries ${some(libraries)}`,
		!program.profile && program.unclear && `name in \`profile\` the file that builds use, which is not clear: ${program.unclear}`,
		ignored && "add both files with `git add --force`: .gitignore leaves them out",
		forge !== "GitHub" && "follow the first lines of the workflow"
	].filter((what) => typeof what === "string");
	const folder = from(run.host.cwd, program.module);
	const where = folder === "" ? "" : ` --working-directory ${quoted(folder)}`;
	const command = `npx go-pgo@1 ${way === "repair" ? "repair" : "refresh"}${where} --publish local`;
	const verdict = "For a verdict on real runs, set `measure: load` and, say, `load: $PGO_BINARY big.json`.";
	const start = todo.length === 0 ? "Try" : `Still to do: ${todo.join("; ")}. Then try`;
	report.add({ findings: [
		...files.map((one) => note(one.about, one.path)),
		...isService || outlook.listens ? [] : [note(verdict)],
		note(`${start} it here: \`${command}\``)
	] });
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
/** By default what is most like production, which no workflow reaches where a program is `released` to others. */
async function chooseWay(run, isRepairable, outlook, released = "") {
	const { pprof, isLocal, listens, records, benchmarks } = outlook;
	const serves = pprof && (listens || isLocal || !records);
	const others = isLocal ? "serves profiles here only" : `${released} releases for others to run`;
	const lacks = pprof ? "does not listen" : "serves no profiles";
	const [byDefault, , why] = [
		[
			"live",
			serves && !released && !(isLocal && (listens || benchmarks.length > 0)),
			"it serves profiles"
		],
		[
			"load",
			pprof && listens,
			`it is a service that ${others}`
		],
		[
			"command",
			records && !listens,
			"it can write CPU profiles itself"
		],
		[
			"benchmarks",
			benchmarks.length > 0,
			`it has benchmarks and ${lacks}`
		],
		[
			"command",
			records && !pprof,
			"it can write CPU profiles itself"
		],
		[
			"repair",
			isRepairable,
			"there is a profile, no benchmark, and no service of profiles"
		],
		[
			"load",
			listens,
			"it is a service, and has no benchmarks"
		],
		[
			"command",
			run.host.ask,
			"it is no service, and has no benchmarks and no usable profile"
		]
	].find(([, fits]) => fits) ?? [];
	if (byDefault === void 0) throw new ExpectedError("There is no service, benchmark or usable profile, so nothing was written.", { fix: "Run it in the folder of another program, if there is one; write benchmarks next to the hot code, and run `npx go-pgo@1 init` again; or run that in a terminal, and name a command that writes profiles, such as `go test -o /dev/null -cpuprofile $PGO_PROFILE_DIR/0.pprof ./codec`." });
	run.host.finding({
		severity: "note",
		message: `\`${byDefault}\` fits best: ${why}.`
	});
	const impossible = [benchmarks.length === 0 && "benchmarks", !isRepairable && "repair"];
	const ways = Object.keys(WAYS).filter((way) => !impossible.includes(way));
	return await choose(run, `How is it profiled?\n${ways.map((way) => `  ${way}: ${WAYS[way][0]}\n`).join("")}Choose`, ways, byDefault);
}
/** Made from the example for the forge. @param folder that of the module, from the root. */
async function workflowOf(way, forge, root, folder) {
	const gitea = existsSync(join(root, ".forgejo")) ? ".forgejo" : ".gitea";
	const [file, example] = {
		GitHub: [".github/workflows/pgo.yml", `workflows/${WAYS[way][1]}.yml`],
		GitLab: [".gitlab/pgo.yml", "gitlab/pgo.gitlab-ci.yml"],
		Gitea: [`${gitea}/workflows/pgo.yml`, "gitea/pgo.yml"]
	}[forge];
	const path = join(root, file);
	const where = folder === "" ? "" : ` --working-directory ${quoted(folder)}`;
	const modFile = join(folder, "go.mod");
	const mod = await readText(join(root, modFile));
	const isOld = Number(/^go 1\.(\d+)/m.exec(mod)?.[1]) < 21 && !/^toolchain /m.test(mod);
	const text = (await template(example)).replace("go-pgo@1 refresh", `go-pgo@1 ${way === "repair" ? "repair" : "refresh"}${where}`).replace("go-version-file: go.mod", isOld ? "go-version: stable" : `go-version-file: ${modFile}`);
	if (forge !== "GitHub" || folder === "") return {
		path,
		text
	};
	return {
		path,
		text: `${text}${way === "repair" ? "" : "        with:\n"}          working-directory: ${folder}\n`
	};
}
async function configOf(way, answer, program, outlook) {
	const { module, folder, profile, isAlone } = program;
	const { benchmarks, hasParts } = outlook;
	const example = way === "load" || way === "benchmarks" ? WAYS[way][1] : "pgo";
	const own = way === "command" && (0, import_dist.stringify)({ sources: [{ command: answer }] });
	const document = (0, import_dist.parseDocument)(own || await template(`config/${example}.yml`));
	if (way === "live") document.setIn(["sources", 0], answer);
	if (way === "repair") document.delete("sources");
	if (way === "load") {
		document.set("load", answer);
		if (outlook.path) document.setIn([
			"sources",
			0,
			"pprof"
		], `http://127.0.0.1:8080${outlook.path}`);
		document.delete("ready");
	}
	if (way === "benchmarks") {
		const names = [...new Set(benchmarks.flatMap(([, own]) => own))];
		const [training = [], judging = []] = [0, 1].map((side) => {
			const own = names.filter((_, at) => at % 2 === side);
			return own.filter((_, at) => at % Math.ceil(own.length / MOST_BENCHMARKS) === 0);
		});
		const those = (wanted) => {
			return benchmarks.map(([one, own]) => [one, own.filter((name) => wanted.includes(name))]).filter(([, own]) => own.length > 0);
		};
		const pattern = (own) => `^Benchmark(${own.map((name) => name.slice(9)).join("|")})$`;
		const time = `-benchtime ${Math.max(2, Math.ceil((hasParts ? 10 : 30) / training.length))}s`;
		const lines = those(training).map(([one, own], at) => {
			const file = `-cpuprofile "$PGO_PROFILE_DIR/${at}.pprof" -o /dev/null`;
			return `go test -run '^$' -bench '${pattern(own)}' ${time} ${file} ${one}\n`;
		});
		document.setIn([
			"sources",
			0,
			"command"
		], `set -e\n${lines.join("")}`);
		const packages = those(judging).map(([one]) => one);
		document.set("benchmarks", pattern(judging));
		document.set("benchmark-packages", packages.length > 1 ? packages : packages[0]);
		if (judging.length === 0) for (const key of ["benchmarks", "benchmark-packages"]) document.delete(key);
	}
	if (!isAlone) document.set("package", packageFrom(module, folder));
	if (profile && profile !== join(folder, "default.pgo")) document.set("profile", from(module, profile));
	return document.toString({ lineWidth: 0 });
}
function quoted(path) {
	return /\s/.test(path) ? `'${path}'` : path;
}
function template(name) {
	return readText(join(packageRoot, "examples", name));
}

export { init };