import { t as pLimit } from "./p-limit.js";
import { t as DiskSpace } from "./body.js";
import { f as warning, i as UsageError, l as reasonOf, n as ExpectedError, r as Rejected, s as messageOf } from "./errors.js";
import { D as compareText, I as totalOf, N as share, O as count, d as excerpt, k as fixed, u as duration } from "./start.js";
import { n as hostOf, o as isThisMachine } from "./addresses.js";
import { i as networkFor, n as printableUrl, r as send } from "./send.js";
import { n as childEnvironment, o as secretsIn, s as secretsInCommand } from "./credentials.js";
import { a as ownerCommand, i as outputLines, n as howItEnded, r as lastOutput, s as startProcess, t as EVALUATE } from "./exec.js";
import { b as _usingCtx, g as replaceFile, m as realPlace, p as readText, u as readIfThere, v as sha256OfFile } from "./files.js";
import { a as collectingOf, d as orElse, g as onPort, h as hasFreePort } from "./read.js";
import { a as pinnedTo, n as freePort, o as usableCpus, s as useBetween, t as ServerProcesses } from "./processes.js";
import { c as readBuildInfo, i as checkoutOfSide, n as areOfDifferentCode, o as platformEnvironment, r as binaryNames, s as platformName, t as SIDES } from "./binaries.js";
import { c as pprofCommand, d as faultOf, n as askAhead, o as lastLines, r as goOutput, u as runGoBuild } from "./go.js";
import { i as findProgram, t as buildOptions, w as ownCodeOf } from "./program.js";
import { c as decide, n as matchToday, o as repairForMerge, r as readSourceAhead } from "./repair.js";
import { C as validateAll, S as ofWantedBuild, T as validator, o as factsOfMerged, x as mergeAccepted } from "./files2.js";
import { a as compilerSampleType, m as locationBits, s as eachSample, u as isCompact } from "./columns.js";
import { m as declarationOf } from "./names.js";
import { tmpdir } from "node:os";
import { createHash, randomUUID } from "node:crypto";
import { access, copyFile, cp, link, mkdir, mkdtemp, rename, rm, stat, writeFile } from "node:fs/promises";
import { constants as constants$2, existsSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { connect } from "node:net";
import { setMaxListeners } from "node:events";
import { setTimeout } from "node:timers/promises";

// src/golang/build.ts
/**
* Thrown if the build succeeds without the new profile and fails with the new profile. A profile that breaks the build must not be
* committed.
*/
var ProfileBuildFailed = class extends ExpectedError {
	/** The output of the compiler if it crashed; undefined if the build failed for another reason. */
	crash;
	constructor(message, options) {
		const { fix = "", cause, crash } = options;
		super(message, {
			fix,
			cause
		});
		this.crash = crash;
	}
};
/** Thrown if the disk or the memory was full during a build, perhaps because two builds ran at the same time. */
var MachineFull = class extends ExpectedError {};
/** Builds both binaries for one platform. For several platforms, use `buildPairs`. */
async function buildPair(options) {
	const [{ baseline, candidate }] = await buildPairs(options, [options.platform]);
	return {
		baseline: baseline.binary,
		candidate: candidate.binary
	};
}
/**
* Builds and verifies both binaries of the main package for each platform. The builds happen in a temporary folder outside of the work
* tree. Go records in a binary whether the work tree has changes (`vcs.modified`), and a new file in the work tree would be a change. When
* all builds have succeeded, the binaries are copied to `outputDirectory` under the names that `binaryNames` returns. A binary that the
* user named stays where it is.
* @param platforms the platforms; `undefined` in the list means Go's default platform.
* @throws UsageError if the user passes a build flag that the action sets itself.
* @throws ProfileBuildFailed if only the build with the candidate's profile fails.
* @throws ExpectedError if a build fails for a reason other than the profile, or if a binary does not record the profile of its side.
*/
async function buildPairs(options, platforms) {
	const { mainPackage, go, outputDirectory, scratch, signal } = options;
	checkBuildFlags(options.flags);
	const names = platforms.map((platform) => binaryNames(mainPackage.name, platform, go.exe));
	const files = filesToWrite(options, names);
	await clearPlace(outputDirectory, files);
	await mkdir(scratch, { recursive: true });
	const directory = await mkdtemp(join(scratch, "pairs-"));
	try {
		const made = [];
		for (const [at, platform] of platforms.entries()) made.push(await makePair({
			...options,
			platform
		}, directory, names[at]));
		signal?.throwIfAborted();
		for (const file of files) await copyFile(join(directory, basename(file)), file);
		return made;
	} catch (error) {
		await clearPlace(outputDirectory, files).catch(() => {});
		throw error;
	} finally {
		await rm(directory, {
			recursive: true,
			force: true,
			maxRetries: 5
		});
	}
}
/** Returns the paths of the files to write. @throws UsageError if one of these paths is a binary that the user named for the comparison. */
function filesToWrite(options, names) {
	const given = SIDES.flatMap((name) => {
		const side = options[name];
		return side.kind === "binary" ? [realPlace(side.path)] : [];
	});
	return SIDES.filter((name) => options[name].kind !== "binary").flatMap((name) => names.map((pair) => {
		const file = join(options.outputDirectory, pair[name]);
		if (!given.includes(realPlace(file))) return file;
		throw new UsageError(`The ${name} would overwrite ${file}, which is one of the files to compare.`, { fix: "Set `output-directory` to another folder." });
	}));
}
/**
* Creates the output folder, and removes the binaries of an earlier run. If this run left the old binaries in the folder and failed, a
* later step could publish the old binaries.
*/
async function clearPlace(directory, files) {
	try {
		await mkdir(directory, { recursive: true });
		await access(directory, constants$2.W_OK);
		for (const file of files) await rm(file, { force: true });
	} catch (error) {
		throw new ExpectedError(`No binaries can be written to ${directory}: ${reasonOf(error)}.`, {
			fix: "Set `output-directory` to a folder that this user may write to.",
			cause: error
		});
	}
}
/** Makes both binaries for one platform. */
async function makePair(options, directory, names) {
	const make = (side) => makeBinary(options, side, join(directory, names[side]));
	const begun = options.own === void 0 ? await Promise.allSettled(SIDES.map(make)) : [];
	const outcome = async (side) => {
		const settled = begun[SIDES.indexOf(side)];
		if (settled?.status === "fulfilled") return settled.value;
		if (settled === void 0 || settled.reason instanceof MachineFull) return make(side);
		throw settled.reason;
	};
	const baseline = await outcome("baseline");
	const candidate = await outcome("candidate");
	requireSameSettings(options, baseline.info, candidate.info);
	return {
		baseline,
		candidate
	};
}
/** Builds and verifies the binary of one side. If the user named a binary for the side, only describes this binary. */
async function makeBinary(options, which, file) {
	const side = options[which];
	const { platform, cgo } = options;
	const { go, mainPackage, own } = codeOf(options, side);
	const plain = buildContext(go, options.scratch, options.signal);
	if (side.kind === "binary") return {
		info: await readBuildInfo(side.path, plain, side.display),
		binary: await describe(side.path, side, 0)
	};
	const settings = platformEnvironment(platform, cgo);
	const all = side.kind === "profile" ? " (the first such build compiles every package, which can take minutes)" : "";
	options.progress?.(`Building ${mainPackage.name}${forPlatform(options)} ${sideInWords(side)}${all}`);
	const { exitCode, output, seconds } = await runBuild(options, side, file, settings);
	if (exitCode !== 0) throw buildFailure(options, which, output);
	const binary = await describe(file, side, seconds, join(options.outputDirectory, basename(file)));
	if (platform?.arch === "wasm" && own === void 0) {
		const asked = new Map(Object.entries(settings));
		return {
			binary,
			info: {
				goVersion: go.version,
				path: mainPackage.importPath,
				settings: asked
			}
		};
	}
	const info = await readBuildInfo(file, plain);
	await requireProfileSetting({
		...options,
		go,
		own
	}, info, side, basename(file));
	return {
		binary,
		info
	};
}
/** Returns the program, its toolchain and its build command, from the code that a side is built from. */
function codeOf(given, side) {
	const checkout = checkoutOfSide(side);
	if (checkout === void 0) return given;
	const { go, main = given.mainPackage, own } = checkout;
	return {
		...given,
		go,
		mainPackage: main,
		own
	};
}
/**
* Builds the program for a further contender of a comparison (compare/workload/contenders.ts). The binary goes into the folder for
* temporary files.
* @param name the name of the contender.
* @throws ExpectedError if the program does not build. If the run was cancelled, throws the signal's reason.
*/
async function buildContender(build, side, name) {
	const { mainPackage, go, scratch, signal, progress } = build;
	const file = join(scratch, name, `${mainPackage.name}${go.exe}`);
	await mkdir(dirname(file), { recursive: true });
	progress?.(`Building ${mainPackage.name} ${sideInWords(side)}`);
	const { exitCode, output, seconds } = await runBuild(build, side, file, {});
	signal?.throwIfAborted();
	if (exitCode === 0) return describe(file, side, seconds);
	const failure = `${mainPackage.importPath} does not build ${sideInWords(side)}:`;
	throw new ExpectedError(`${failure}\n${lastLines(output, 20)}`);
}
/** Describes the binary in `file`. @param path where the binary will be in the end. */
async function describe(file, side, seconds, path = file) {
	return {
		pgo: side.kind === "off" ? "off" : side.display,
		path,
		bytes: (await stat(file)).size,
		sha256: await sha256OfFile(file),
		seconds
	};
}
/** Builds one side into `file`, by `go build` or by the user's own command. @param env the variables to add to the environment. */
async function runBuild(build, side, file, env) {
	const { go, mainPackage, flags, own, scratch, signal, detail } = codeOf(build, side);
	const plain = buildContext(go, scratch, signal);
	const context = {
		...plain,
		env: {
			...plain.env,
			...env
		}
	};
	const started = performance.now();
	const seconds = () => (performance.now() - started) / 1e3;
	if (own !== void 0) return {
		...await runOwnBuild(own, side, file, {
			...context,
			detail
		}),
		seconds: seconds()
	};
	const args = [
		"build",
		...flags,
		...profileFlags(side),
		"-o",
		file,
		"--",
		mainPackage.importPath
	];
	const { exitCode, stderr } = await runGoBuild(args, context);
	return {
		exitCode,
		output: stderr,
		seconds: seconds()
	};
}
/**
* Runs the user's build command for one side, and copies the new binary to `file`. The user's old binary is moved aside before the command
* runs, because `make` would call an existing binary up to date. The old binary is moved back afterwards, even after a failure.
* @param file a path in a temporary folder of this run.
* @throws ExpectedError if another run builds the same file, or if the command succeeds without creating the file.
* @throws the reason of the signal if the signal was aborted.
*/
async function runOwnBuild({ command, binary, folder }, side, file, { detail, ...context }) {
	let profile = "off";
	if (side.kind === "profile") {
		profile = join(dirname(file), await profileFileName(side.path));
		await copyFile(side.path, profile);
	}
	const flag = /\s/.test(profile) ? `"-pgo=${profile}"` : `-pgo=${profile}`;
	const GOFLAGS = `${await goOutput(["env", "GOFLAGS"], context)} ${flag}`.trim();
	const aside = await moveAside(binary, relative(folder, binary));
	try {
		try {
			var _usingCtx$3 = _usingCtx();
			const { argv, env } = ownerCommand(command);
			const started = _usingCtx$3.a(await startProcess(argv, {
				...context,
				cwd: folder,
				env: {
					...context.env,
					...env,
					GOFLAGS: GOFLAGS.replace(/\s+/g, " "),
					PGO_PROFILE: profile
				},
				onLine: (line) => detail?.(`build | ${excerpt(line, 300)}`)
			}));
			const { exitCode } = await started.exited;
			context.signal?.throwIfAborted();
			const output = lastLines(started.output(), 40);
			if (exitCode !== 0) return {
				exitCode,
				output
			};
			if (!await isFile(binary)) {
				const shown = relative(folder, binary);
				throw new ExpectedError(`\`build\` succeeded but did not create ${shown}.`, { fix: "Set `binary` to the file that the command makes, as a path relative to the folder in which the command runs." });
			}
			await copyFile(binary, file);
			return {
				exitCode,
				output
			};
		} catch (_) {
			_usingCtx$3.e = _;
		} finally {
			await _usingCtx$3.d();
		}
	} finally {
		await moveBack(binary, aside);
	}
}
async function isFile(path) {
	return (await stat(path).catch(() => void 0))?.isFile() ?? false;
}
/**
* Moves the user's binary away from the place to which the user's build command writes. The binary goes into a temporary folder whose name
* depends on the binary's path. If this run is killed, the next run finds the user's binary in the temporary folder and moves it back. The
* temporary folder is also a lock, which keeps a second run from building the same file. The folder is outside of the work tree, because Go
* records whether the work tree has new files.
* @returns the temporary folder, which `moveBack` needs.
* @throws ExpectedError if another run is building the same file.
*/
async function moveAside(binary, shown) {
	const path = realPlace(binary);
	const name = createHash("sha256").update(path).digest("hex").slice(0, 16);
	const folder = join(tmpdir(), `go-pgo-aside-${name}`);
	const [ownPid, lock] = [join(folder, `pid-${process.pid}`), join(folder, "pid")];
	await mkdir(folder, {
		recursive: true,
		mode: 448
	});
	try {
		await writeFile(ownPid, `${process.pid}`);
		await link(ownPid, lock);
		await rm(ownPid);
	} catch (error) {
		const { code } = error;
		if (code === "ENOENT") return moveAside(binary, shown);
		if (code !== "EEXIST") throw error;
		await rm(ownPid, { force: true });
		const pid = Number(await readText(lock).catch(() => ""));
		if (isRunning(pid)) throw new ExpectedError(`Another run (process ${pid}) builds ${shown} at the same time.`, { fix: `Run again when that process has ended, because both runs would write to the same file. If no such process exists, remove ${folder}. The file \`before\` in that folder may be your binary.` });
		await moveBack(binary, folder);
		return moveAside(binary, shown);
	}
	if (await isFile(binary)) {
		await cp(binary, join(folder, "copying"), { preserveTimestamps: true });
		await rename(join(folder, "copying"), join(folder, "before"));
	}
	await writeFile(join(folder, "away"), "");
	await rm(binary, { force: true });
	return folder;
}
/**
* Puts the user's binary back, and removes the folder. If the binary had not been moved aside completely, the user's binary stays
* untouched.
*/
async function moveBack(binary, folder) {
	if (await isFile(join(folder, "away"))) {
		await rm(binary, { force: true });
		const before = join(folder, "before");
		if (await isFile(before)) {
			await mkdir(dirname(binary), { recursive: true });
			await cp(before, binary, { preserveTimestamps: true });
		}
	}
	await rm(folder, {
		recursive: true,
		force: true
	});
}
/** True if a process exists, even if it belongs to another user. */
function isRunning(pid) {
	if (!Number.isInteger(pid) || pid <= 0) return false;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
/** Returns a file name that is unique to this profile, because with `-trimpath`, a binary records only the name of its profile's file. */
async function profileFileName(profile) {
	return `pgo-${(await sha256OfFile(profile)).slice(0, 16)}.pgo`;
}
/** The maximum number of lines of the compiler's output that an error message repeats. */
const COMPILER_LINES = 20;
/** Returns the error for a failed `go build`. @param stderr the text that Go printed. */
function buildFailure(options, which, stderr) {
	const program = options.mainPackage.importPath;
	const fault = faultOf(stderr);
	const side = options[which];
	const checkout = checkoutOfSide(side);
	if (fault !== void 0 && fault.kind !== "crash") {
		const message = `${program} could not be built${checkout === void 0 ? "" : ` at ${checkout.name}`}. ${fault.message}`;
		return fault.kind === "full" ? new MachineFull(message, { fix: fault.fix }) : new ExpectedError(message, { fix: fault.fix });
	}
	const output = lastLines(stderr, 20);
	const where = forPlatform(options);
	if (which === "candidate" && side.kind === "profile" && !areOfDifferentCode(options)) {
		const but = `${`${program} builds ${sideInWords(options.baseline)}${where}`} but not with the profile ${side.display}`;
		if (fault !== void 0) {
			const fix = `The committed profile stays. ${fault.fix}`;
			return new ProfileBuildFailed(`${but}. ${fault.message}`, {
				fix,
				crash: stderr
			});
		}
		return new ProfileBuildFailed(`${but}:\n${output}`, { fix: "The committed profile stays." });
	}
	const command = [...Object.entries(platformEnvironment(options.platform, options.cgo)).map(([name, value]) => `${name}=${value}`), "go build"].join(" ");
	if (checkout !== void 0) return new ExpectedError(`${program}${where} does not build ${sideInWords(side)}:\n${output}`, { fix: `Make \`${options.own ? options.own.command : command}\` pass in a fresh checkout of ${checkout.commit.slice(0, 12)}, without files that git does not have, such as generated code.` });
	return new ExpectedError(`${program}${where} does not build ${sideInWords(side)}:\n${output}`, { fix: options.own ? "Make the command in `build` pass first, with `GOFLAGS=-pgo=off` in its environment." : `Make \`${command}\` pass with the same flags first. If the build needs other flags, such as \`-tags=prod\`, add them to \`build-flags\`.` });
}
/** Returns ` for PLATFORM`, or nothing for Go's default platform. */
function forPlatform({ platform }) {
	return platform === void 0 ? "" : ` for ${platformName(platform)}`;
}
/** Describes the code and the profile of a side in words, such as `with default.pgo` or `at ref:main without PGO`. */
function sideInWords(side) {
	const checkout = checkoutOfSide(side);
	const at = checkout === void 0 ? "" : `at ${checkout.name} `;
	if (side.kind === "off") return `${at}without PGO`;
	return side.kind === "profile" ? `${at}with ${side.display}` : `as ${side.display}`;
}
/** Returns the argument of `go build` and `go test` that selects the profile of a side for all packages. */
function pgoFlag(side) {
	return side.kind === "off" ? "-pgo=off" : `-pgo=${side.path}`;
}
/** Returns the arguments of `go build` and `go test` that make the machine code of a side in the fastest way. */
function profileFlags(side) {
	if (side.kind === "off" || side.partial === void 0) return [pgoFlag(side)];
	return [`-pgo=${side.partial.recorded}`, ...side.partial.flags];
}
/** Returns the context in which a build calls `go`: the toolchain's folder, with Go's work files in `scratch`. */
function buildContext(go, scratch, signal = go.context.signal) {
	return {
		cwd: go.context.cwd,
		env: {
			...go.context.env ?? process.env,
			GOTMPDIR: scratch
		},
		signal
	};
}
/** Build flags that the action sets itself, each with the setting that users can change instead. */
const OURS = {
	pgo: "Leave `-pgo` out, because each side has its own `-pgo`. To use another profile, set `profile`.",
	o: "Leave `-o` out, and set `output-directory`.",
	C: "Leave `-C` out, and set `working-directory`.",
	n: "Leave `-n` out, because it makes `go build` build nothing."
};
/** Rejects flags that would change which side is built or where the binary goes. @throws UsageError that names the flag. */
function checkBuildFlags(flags) {
	for (const flag of flags) {
		const name = /^--?([A-Za-z]+)(?:=|$)/.exec(flag)?.[1];
		const fix = name === void 0 ? void 0 : OURS[name];
		if (fix !== void 0) throw new UsageError(`build-flags: \`${flag}\` is not allowed.`, { fix });
	}
}
/**
* Returns the settings in which two builds differ, apart from `-pgo`. Settings of version control do not count, because these settings
* change when the first binary appears in the work tree, and they do not affect the machine code.
*/
function differingSettings(one, other) {
	const differing = [.../* @__PURE__ */ new Set([...one.settings.keys(), ...other.settings.keys()])].filter((name) => name !== "-pgo" && !name.startsWith("vcs") && one.settings.get(name) !== other.settings.get(name));
	if (one.goVersion !== other.goVersion) differing.push("the Go version");
	return differing.sort();
}
/**
* Proves that a binary was built with its profile, according to what the binary records (`go version -m`).
* @throws ExpectedError if the binary records another profile.
*/
async function requireProfileSetting({ own }, info, side, name) {
	const recorded = info.settings.get("-pgo");
	const nameGiven = own === void 0 ? basename : profileFileName;
	const wanted = side.kind === "profile" ? await nameGiven(side.path) : void 0;
	if ((recorded && basename(recorded)) === wanted) return;
	const records = recorded === void 0 ? "no -pgo" : `-pgo=${recorded}`;
	if (own === void 0) throw new ExpectedError(`${name} should have been built ${sideInWords(side)}, but it records ${records}.`, { fix: "Check that no entry of `build-flags` takes the next argument as its value, such as a bare `-tags`." });
	const given = side.kind === "profile" ? `with ${side.display}` : "without a profile";
	const why = recorded === void 0 ? "the build passes `-pgo=off`, or does not hand GOFLAGS on to `go build`" : "the build passes its own `-pgo`, which overrides the `-pgo` in GOFLAGS";
	const made = `${relative(own.folder, own.binary)} ${given}`;
	throw new ExpectedError(`\`build\` should have made ${made}, but it records ${records}: ${why}.`, { fix: "Remove the `-pgo` from the build, or write `-pgo=$PGO_PROFILE`. If the build sets GOFLAGS, let it append to the present value." });
}
/**
* @throws ExpectedError if two builds differ in more than the profile. A comparison of builds with different settings could not show the
* profile's effect.
*/
function requireSameSettings(options, baseline, candidate) {
	if (options.baseline.kind === "binary" || options.candidate.kind === "binary") return;
	if (areOfDifferentCode(options)) return;
	const differing = differingSettings(baseline, candidate);
	if (differing.length === 0) return;
	throw new ExpectedError(`The two builds differ in more than the profile: ${differing.join(", ")}.`, { fix: "Do not change the environment or `go env` settings during the build." });
}

// src/compare/workload/load-tools.ts
const K6_TOTAL = "█ TOTAL RESULTS";
const READERS = [
	{
		tool: "k6",
		begins: (output) => output.includes(K6_TOTAL) ? K6_TOTAL : /^(?=[ \t]*data_received\.+: )/m,
		read(text) {
			/** Returns the text after the dots that follow a metric's name. Lines of metrics with a threshold begin with `✓` or `✗`. */
			const metric = (name) => new RegExp(`^[ \\t]*(?:[✓✗][ \\t]+)?${name}\\.+: +(.*)$`, "m").exec(text)?.[1] ?? "";
			const counter = (name) => /^(\d+)\s+([\d.]+)\/s/.exec(metric(name));
			const requests = counter("http_reqs");
			const counted = requests ?? counter("iterations");
			const latencies = metric(requests === null ? "iteration_duration" : "http_req_duration").split(/\s+/).flatMap((word) => {
				const [name = "", value = ""] = word.split("=", 2);
				const percent = name === "med" ? "50" : /^p\((\d+(?:\.\d+)?)\)$/.exec(name)?.[1];
				return percent === void 0 && name !== "max" ? [] : [[percent ?? name, value]];
			});
			return {
				work: requests === null ? "iteration" : "request",
				done: counted === null ? void 0 : Number(counted[1]),
				throughput: Number(counted?.[2]),
				latencies,
				failed: requests === null ? void 0 : numberIn(metric("http_req_failed"), /^[\d.]+%\s+(?:✓\s+)?(\d+)\s+(?:out of|✗)/)
			};
		}
	},
	{
		tool: "vegeta",
		begins: /^(?=Requests\s+\[total)/m,
		read(text) {
			const columns = (name) => {
				const line = new RegExp(`^${name}\\s+\\[([^\\]]*)\\]\\s+(.*)$`, "m").exec(text);
				const values = (line?.[2] ?? "").split(", ").map((value) => value.trim());
				return new Map((line?.[1] ?? "").split(", ").map((column, at) => [column, values[at] ?? ""]));
			};
			const done = Number(columns("Requests").get("total"));
			const seconds = secondsOf(columns("Duration").get("total") ?? "");
			const good = [...(/^Status Codes\s+\[code:count\]\s+(.*)$/m.exec(text)?.[1] ?? "").matchAll(/\b[23]\d\d:(\d+)/g)].map(([, number]) => number);
			const latencies = [...columns("Latencies")].filter(([name]) => name === "max" || /^[\d.]+$/.test(name));
			return {
				done,
				failed: done - totalOf(good, Number),
				throughput: seconds ? done / seconds : void 0,
				latencies
			};
		}
	},
	{
		tool: "hey",
		latencyStep: 1e-4,
		begins: /^Summary:\n(?=\s+Total:)/m,
		read(text) {
			const answers = [...text.matchAll(/^[ \t]+\[(\d+)\]\s+(\d+) responses$/gm)];
			const errors = [...(text.split(/^Error distribution:$/m)[1] ?? "").matchAll(/^[ \t]+\[(\d+)\]\s/gm)];
			const broken = totalOf(errors, ([, number]) => Number(number));
			const refused = answers.filter(([, status]) => Number(status) >= 400);
			const max = /^[ \t]+Slowest:\s+([\d.]+) secs/m.exec(text)?.[1];
			const percentiles = [...text.matchAll(/^[ \t]+(\d+)%+ in ([\d.]+) secs$/gm)];
			return {
				throughput: numberIn(text, /^[ \t]+Requests\/sec:\s+([\d.]+)/m),
				done: totalOf(answers, ([, , number]) => Number(number)) + broken,
				failed: broken + totalOf(refused, ([, , number]) => Number(number)),
				latencies: [...percentiles.map(([, name, value]) => [name, `${value}s`]), ["max", `${max}s`]]
			};
		}
	},
	{
		tool: "ghz",
		latencyStep: 1e-5,
		begins: /^Summary:\n(?=(?:\s+Name:.*\n)?\s+Count:)/m,
		read(text) {
			const answers = (status) => numberIn(text, new RegExp(`^\\s+\\[${status}\\]\\s+(\\d+) responses`, "m")) ?? 0;
			const done = (numberIn(text, /^[ \t]+Count:\s+(\d+)/m) ?? 0) - answers("Canceled");
			return {
				done,
				failed: done - answers("OK"),
				throughput: numberIn(text, /^[ \t]+Requests\/sec:\s+([\d.]+)/m),
				latencies: [...text.matchAll(/^[ \t]+([\d.]+) % in ([\d.]+) (ns|ms|s)/gm)].map(([, name, value, unit]) => [name, `${value}${unit}`])
			};
		}
	},
	{
		tool: "wrk",
		begins: /^Running \S+ test @ /m,
		read(text) {
			const done = numberIn(text, /^[ \t]+(\d+) requests in /m);
			const socket = /^[ \t]+Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/m;
			const refused = numberIn(text, /^[ \t]+Non-2xx or 3xx responses: (\d+)/m) ?? 0;
			const max = /^[ \t]+Latency\s+\S+\s+\S+\s+(\S+)/m.exec(text)?.[1];
			const percentiles = [...text.matchAll(/^ *([\d.]+)% +(\S+) *$/gm)];
			return {
				done,
				failed: Math.min(done ?? 0, totalOf(socket.exec(text)?.slice(1) ?? [], Number) + refused),
				throughput: numberIn(text, /^Requests\/sec:\s+([\d.]+)/m),
				latencies: [["max", max], ...percentiles.map(([, name, value]) => [name, value])]
			};
		}
	},
	{
		tool: "ab",
		latencyStep: .001,
		begins: /^This is ApacheBench/m,
		read(text) {
			const done = numberIn(text, /^Complete requests:\s+(\d+)/m);
			const broken = /^[ \t]+\(Connect: (\d+), Receive: (\d+), Length: \d+, Exceptions: (\d+)\)/m.exec(text);
			const failed = broken === null ? numberIn(text, /^Failed requests:\s+(\d+)/m) : totalOf(broken.slice(1), Number);
			const refused = numberIn(text, /^Non-2xx responses:\s+(\d+)/m);
			const latencies = [...text.matchAll(/^[ \t]+(\d+)%\s+(\d+)/gm)];
			return {
				done,
				failed: Math.min(done ?? 0, (failed ?? 0) + (refused ?? 0)),
				throughput: numberIn(text, /^Requests per second:\s+([\d.]+)/m),
				latencies: latencies.map(([, percent, ms]) => [percent, `${ms}ms`])
			};
		}
	},
	{
		begins: /^(?=(?:requests|iterations)=\d)/m,
		read(text) {
			const [line = ""] = text.split("\n", 1);
			return {
				work: line.startsWith("requests") ? "request" : "iteration",
				done: numberIn(line, /^\w+=(\d+)/),
				failed: numberIn(line, /\berrors=(\d+)/),
				throughput: numberIn(line, /\brequests\/s=([\d.]+)/),
				latencies: [...line.matchAll(/\bp([\d.]+)=(\S+)/g)].map(([, name, value]) => [name, value])
			};
		}
	}
];
/** The names of the load tools whose summary can be read even if the tool was stopped early, such as `k6, vegeta or wrk`. */
const LOAD_TOOLS = READERS.flatMap(({ tool }) => tool ?? []).sort().join(", ").replace(/, (\w+)$/, " or $1");
/** Matches colour codes, which some environments force tools to print even if the output is not a terminal. */
const COLOURS = /\u001b\[[\d;]*m/g;
/**
* Returns the figures that load tools printed in the output of a load command. If a tool ran several times, the figures of its runs are
* added up. The latencies of several runs are left out, because percentiles of several runs cannot be added up.
* @param seconds the wall time of the command.
* @returns undefined if the output matches no tool, or if the tools in the output count different kinds of work.
*/
function understand(output, seconds) {
	const plain = `\n${output.replace(COLOURS, "")}`;
	const all = READERS.flatMap(({ tool, latencyStep, begins, read }) => plain.split(typeof begins === "function" ? begins(plain) : begins).slice(1).map((text) => {
		const { done = 0, work = "request", latencies, ...found } = read(text);
		return {
			tool,
			work,
			done,
			...found,
			latencies: latenciesOf(latencies, latencyStep)
		};
	})).filter((said) => isCredible(said, seconds));
	const [first, ...more] = all;
	if (first === void 0 || more.length === 0) return first;
	if (more.some(({ work }) => work !== first.work)) return void 0;
	const done = totalOf(all, (one) => one.done);
	const failures = all.flatMap((one) => one.failed ?? []);
	const failed = failures.length > 0 ? totalOf(failures, Number) : void 0;
	return {
		tool: first.tool,
		work: first.work,
		done,
		failed,
		throughput: done / seconds,
		latencies: {}
	};
}
/** The share of failed requests at which the measured work is not the work that the user wants to measure. */
const MOST_FAILED = .05;
/**
* Returns an error if too many requests or iterations failed; undefined otherwise.
* @param so the end of the error message, such as a consequence of the failures.
*/
function tooManyFailed(said, so, most = MOST_FAILED) {
	const { done, failed = 0, work = "request" } = said;
	if (failed < done * most) return void 0;
	const message = `${fixed(failed, 0)} of ${count(done, work)} failed (${share(failed / done)})${so}`;
	return new ExpectedError(message, { fix: work === "iteration" ? "Let each run end with exit code 0. If a different exit code is not a failure, add `|| true` to `load`." : "Run `load` by hand, with the binary as PGO_BINARY, and change the command until its requests succeed." });
}
/**
* The maximum ratio between the work that a load tool printed and the work that its printed rate allows in the time of the command. The
* ratio may also be far below 1, because a tool may wait between requests.
*/
const CREDIBLE = 2;
/** Checks that a summary is plausible, because other output of `load` may look like a summary. */
function isCredible({ done, failed = 0, throughput, latencies }, seconds) {
	if (!(Number.isSafeInteger(done) && done > 0)) return false;
	if (!(Number.isSafeInteger(failed) && failed >= 0 && failed <= done)) return false;
	if (!Object.values(latencies).every(Number.isFinite)) return false;
	return throughput === void 0 || done <= CREDIBLE * Math.max(1, throughput * seconds);
}
/** Returns the first group of `pattern` as a number; undefined if the text does not match. */
function numberIn(text, pattern) {
	const number = Number(pattern.exec(text)?.[1] ?? NaN);
	return Number.isFinite(number) ? number : void 0;
}
const SECONDS_PER_UNIT = {
	ns: 1e-9,
	us: 1e-6,
	µs: 1e-6,
	μs: 1e-6,
	ms: .001,
	s: 1,
	m: 60,
	h: 3600
};
/**
* Converts a duration to seconds. Go and wrk write durations such as `1.65ms`, `26.00us` or `1m2.5s`. Returns undefined for a text that is
* not a duration.
*/
function secondsOf(text) {
	if (!/^(?:\d+(?:\.\d+)?(?:ns|us|µs|μs|ms|s|m|h))+$/.test(text)) return void 0;
	const sum = [...text.matchAll(/(?<![\d.])([\d.]+)([^\d.]+)/g)].reduce((all, [, value, unit = ""]) => all + Number(value) * (SECONDS_PER_UNIT[unit] ?? 0), 0);
	return Number.isFinite(sum) ? sum : void 0;
}
/**
* The largest acceptable rounding step of a latency, as a fraction of the latency. With larger steps, the printed latency would seem to
* change by far more than the real latency.
*/
const FINE_ENOUGH = .05;
/**
* Returns latencies with keys such as `max` and `p99`. `99` and `99.000` become `p99`, and `100` becomes `max`. Values that are not
* durations are left out.
*/
function latenciesOf(printed, step = 0) {
	const found = {};
	for (const [name = "", text = ""] of printed) {
		const seconds = secondsOf(text);
		if (seconds !== void 0 && step <= seconds * FINE_ENOUGH) found[name === "max" || Number(name) === 100 ? "max" : `p${Number(name)}`] = seconds;
	}
	return found;
}

// src/compare/workload/serve.ts
const READY_MS = 6e4;
const PAUSE_MS = 25;
/** The milliseconds within which a service must answer a request. A request that gets no answer in time is repeated. */
const ONE_ANSWER_MS = 5e3;
/** The milliseconds for which the port of an ended service may still be in use. */
const PORT_MS = 3e3;
/** The milliseconds within which a service or a load must end after a signal. */
const END_MS = 5e3;
/**
* The milliseconds within which the run of a program must end after a signal. A program that is measured by its runs gets more time,
* because no run may be cut off.
*/
const LONGEST_RUN_MS = 6e4;
/** The maximum time between a failed request and the end of the service that caused the failure, in milliseconds. */
const CAUSE_MS = 600;
/** The maximum number of lines of each command that `detail` shows. */
const SHOWN_LINES = 8;
const MARK = "GO_PGO_SERVER";
const BEFORE_READY = "before it was ready";
/**
* Thrown if another program uses the port of a service, or if a service ended before it was ready. The cause may be temporary, so another
* start may succeed.
*/
var ServiceNotStarted = class extends ExpectedError {};
/**
* Starts a service, waits until the service is ready, runs `task`, and ends the service with all its processes.
* @param what a word for messages, such as `loaded` or `profiled`, that says what the task does with the service.
* @throws ServiceNotStarted if something already listens at the address of the service, or if the service ends before it is ready.
* ExpectedError if the service is not ready in time, or ends during `task`. Also throws the error of `task` and the signal's reason. When the
* function ends, all processes of the service have ended.
*/
async function withService(options, what, task) {
	try {
		var _usingCtx$2 = _usingCtx();
		const { endpoints, ready, cwd, env, progress, detail } = options;
		const stop = new AbortController();
		const signal = AbortSignal.any([options.signal, stop.signal]);
		let stage = BEFORE_READY;
		await requireUnused([...endpoints, ...ready === void 0 ? [] : [ready]], signal);
		const { wrapper, findings } = await pinning(options);
		progress?.(`Starting the service${wrapper.length > 0 ? `, pinned to CPU ${wrapper.at(-1)}` : ""} …`);
		let shown = 0;
		const mark = randomUUID();
		const begun = performance.now();
		const server = await startShell(options.serve, options.serveEnv, wrapper, {
			cwd,
			env: {
				...env,
				[MARK]: mark
			},
			signal: options.signal,
			onLine: (line) => {
				if (stage !== void 0 && ++shown <= SHOWN_LINES) detail?.(`serve | ${excerpt(line, 300)}`);
			}
		});
		const processes = process.platform === "linux" ? new ServerProcesses(server.pid, `${MARK}=${mark}`) : void 0;
		_usingCtx$2.a({ [Symbol.asyncDispose]: () => endService(server, processes) });
		const ended = server.exited.then((end) => {
			if (stage !== void 0) stop.abort(serviceEnded(end, stage, server.output()));
		});
		const endExplains = () => Promise.race([ended, setTimeout(CAUSE_MS)]);
		try {
			if (await waitUntilReady(options, signal, server)) progress?.(`The service is ready after ${duration(performance.now() - begun)}.`);
			stage = `while it was ${what}`;
			const fail = (reason) => stop.abort(reason);
			const service = {
				processes,
				signal,
				fail,
				endExplains,
				findings,
				output: server.output
			};
			const [outcome] = await Promise.allSettled([task(service)]);
			if (outcome.status === "rejected" || !isAlive(server)) await endExplains();
			signal.throwIfAborted();
			if (outcome.status === "rejected") throw outcome.reason;
			return outcome.value;
		} finally {
			stage = void 0;
		}
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
function isAlive({ pid }) {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
async function endService(server, processes) {
	processes?.survivors();
	await server.stop(END_MS);
	for (const id of processes?.survivors() ?? []) try {
		process.kill(id, "SIGKILL");
	} catch {}
}
async function pinning({ cpus, pinned }) {
	const findings = [];
	if (pinned !== void 0) return {
		wrapper: pinnedTo(pinned),
		findings
	};
	const usable = cpus === void 0 ? [] : await usableCpus();
	if (cpus !== void 0 && usable.length === 0) {
		const message = `\`cpus: ${cpus}\` is not kept: this system has no \`taskset\`, or cannot pin programs to CPUs.`;
		findings.push(warning(message, "Run the command on Linux with `taskset` (util-linux), or leave `cpus` out."));
	}
	return {
		wrapper: cpus !== void 0 && usable.length > cpus ? pinnedTo(usable.slice(0, cpus)) : [],
		findings
	};
}
/**
* Runs the load command against a service that is ready. The load runs to its end or until it gets SIGINT (as from Ctrl-C), after which
* load tools print their summary.
* @param until the signal that is aborted when the load must end.
* @param slice the milliseconds that the load should take. The environment of the command contains the time for the load as whole seconds.
* @throws ExpectedError if the load fails, or the reason of the service's signal.
*/
async function runLoad({ processes, signal, endExplains }, { load, loadEnv, loadCpus, cwd, env, program }, until, slice) {
	try {
		var _usingCtx3 = _usingCtx();
		const before = processes?.use();
		_usingCtx3.u(processes?.watch());
		const from = epochMs();
		const length = slice && { PGO_SLICE_SECONDS: String(Math.max(1, Math.floor(slice / 1e3))) };
		const wrapper = loadCpus ? pinnedTo(loadCpus) : [];
		const started = _usingCtx3.a(await startShell(load, loadEnv, wrapper, {
			cwd,
			env: {
				...env,
				...length
			},
			signal
		}));
		let cut = false;
		const stop = () => {
			cut = isAlive(started);
			started.stop(program === void 0 ? END_MS : LONGEST_RUN_MS, "SIGINT");
		};
		if (until.aborted) stop();
		else until.addEventListener("abort", stop, { once: true });
		const end = await started.exited;
		until.removeEventListener("abort", stop);
		signal.throwIfAborted();
		if (!cut && end.exitCode !== 0) {
			await endExplains();
			signal.throwIfAborted();
			const byHand = "Run the command in `load` by hand against the service, and fix it.";
			const thresholds = /\bk6\b/.test(load) ? " Run k6 with `--no-thresholds`." : "";
			const fix = program ? "Give the program less work." : `${byHand}${thresholds} If the exit code of the command does not mean a failure, add \`|| true\`.`;
			throw new ExpectedError(`\`load\` ${howItEnded(end)}. ${lastOutput(started.output())}`, { fix });
		}
		const after = processes?.use();
		const use = before && after && useBetween(before, after);
		return {
			output: started.output(),
			cut,
			from,
			to: epochMs(),
			use
		};
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
/** The minimum time between the starts of two runs, in milliseconds, so that a very short load is not started thousands of times. */
const SHORTEST_RUN_MS = 100;
/**
* Runs the load again and again until `until` is aborted. For example, `ab -n 30000` ends after three seconds, and is repeated for the
* thirty seconds of a profile.
* @param isEnough decides after each run whether this run was the last one; default: only `until` ends the load.
* @throws the errors of `runLoad` for the first run. A later run may fail without an error, for example because it finds data of the first
* run.
*/
async function repeatLoad(service, options, until, { slice, isEnough = () => false } = {}) {
	let last = await runLoad(service, options, until, slice);
	const runs = [last];
	try {
		while (!last.cut && !until.aborted && !isEnough(last)) {
			if (runs.length === 1) options.progress?.(`\`load\` ended after ${duration(last.to - last.from)}. The command is repeated until the profiles are taken.`);
			await setTimeout(Math.max(0, SHORTEST_RUN_MS - (last.to - last.from)), void 0, { signal: service.signal });
			last = await runLoad(service, options, until, slice);
			runs.push(last);
		}
	} catch (error) {
		service.signal.throwIfAborted();
		if (!(error instanceof ExpectedError)) throw error;
		return {
			runs,
			failure: error
		};
	}
	return { runs };
}
function epochMs() {
	return performance.timeOrigin + performance.now();
}
/** The share of failed requests at which the profile shows different work than the user wants. */
const MOSTLY = .5;
/**
* The minimum share of the task's time for which a load must run. A load that ends in the last twentieth of the task counts as a load that
* ran to the end.
*/
const ENOUGH_OF_THE_TIME = .95;
/** Runs `task`, such as the collection of profiles, while the service runs under load. The load ends with the task. */
function whileUnderLoad(options, task) {
	const { load, progress, detail } = options;
	return withService(options, "profiled", async (service) => {
		const { signal, fail, findings } = service;
		if (load === void 0) return {
			value: await task(signal),
			findings
		};
		progress?.("Loading it …");
		const over = new AbortController();
		const loading = repeatLoad(service, {
			...options,
			load
		}, over.signal);
		loading.catch(fail);
		const [outcome] = await Promise.allSettled([task(signal)]);
		const end = epochMs();
		over.abort();
		const { runs, failure } = await loading;
		if (outcome.status === "rejected") throw outcome.reason;
		const last = runs.at(-1);
		const { output } = runs.findLast((one) => outputLines(one.output).length > 0) ?? last;
		for (const line of outputLines(output).slice(-8)) detail?.(`load | ${line}`);
		const work = workOfAll(runs);
		const mostly = tooManyFailed(work, ", so the profile shows how errors are answered.", MOSTLY);
		if (mostly !== void 0) throw mostly;
		const doubts = [...findings];
		const some = tooManyFailed(work, " while the service was profiled.");
		if (some !== void 0) doubts.push(warning(some.message, some.fix));
		const [took, loaded] = [end - runs[0].from, last.to - runs[0].from];
		if (failure !== void 0 && loaded < took * ENOUGH_OF_THE_TIME) {
			const short = `\`load\` ended after ${duration(loaded)} and could not be run again, but profiling took ${duration(took)}: for the rest of this time, the service was idle. ${failure.message}`;
			doubts.push(warning(short, "Let `load` run longer than the profiling takes, or make it a command that can run several times."));
		}
		return {
			value: outcome.value,
			findings: doubts
		};
	});
}
/** Returns the work of all runs together. If the output of a run cannot be understood, the run counts as one unit of work. */
function workOfAll(runs) {
	const works = runs.map(({ output, from, to }) => understand(output, (to - from) / 1e3) ?? { done: 1 });
	const failed = totalOf(works, (work) => "failed" in work ? work.failed ?? 0 : 0);
	return {
		done: totalOf(works, ({ done }) => done),
		failed
	};
}
/**
* Starts a command of the user with the variables of this command, in a new process group. If the shell gets SIGINT or SIGTERM, the shell
* waits for its program, so that a service can end properly and a load tool can print its summary.
* @param wrapper a program, with arguments, that starts the shell.
*/
function startShell(command, variables, wrapper, options) {
	const { argv, env } = ownerCommand(command, `trap 'exit 130' INT; trap 'exit 143' TERM; ${EVALUATE}`);
	const [program = "sh", ...args] = [...wrapper, ...argv];
	return startProcess([program, ...args], {
		...options,
		env: {
			...childEnvironment(options.env ?? {}, "program"),
			...variables,
			...env
		},
		credentials: "login"
	});
}
/** True if a command uses the variable `$PGO_BINARY`. */
function usesBinary(command) {
	return /\bPGO_BINARY\b/.test(command);
}
/**
* Chooses the port of a service that uses `$PORT`. The service gets the port at which it is profiled. If `serve` itself contains this port
* number, the service gets a free port.
*/
async function placed(service, profiled) {
	if (!hasFreePort(service)) return service;
	const known = profiled.map((one) => new URL(one)).find(({ hostname }) => isThisMachine(hostname));
	const { serve, serveEnv } = service;
	const named = [serve, ...Object.values(serveEnv)].flatMap((text) => text.match(/\d+/g) ?? []);
	const isOther = known === void 0 || named.includes(String(portOf(known)));
	return onPort(service, isOther ? await freePort() : portOf(known));
}
/**
* Checks that no program already listens where the service will be profiled, because the action would profile that program by mistake.
* @param urls the addresses on this machine at which the service is profiled.
*/
async function requireUnused(urls, signal) {
	for (const url of urls.map((one) => new URL(one)).filter(({ hostname }) => isThisMachine(hostname))) {
		const isUsed = async (signal) => await whyNothingListens(url, signal).catch(() => "no answer") === void 0 ? "used" : void 0;
		if (await whyStill(isUsed, PORT_MS, signal) === void 0) continue;
		const message = `Another process listened on ${url.hostname}:${portOf(url)} already before \`serve\` was started.`;
		throw new ServiceNotStarted(message, { fix: "End the process that listens on this port, or use another port. `serve` must end its own processes on SIGTERM." });
	}
}
/**
* Repeats a check until the check passes or the time is over.
* @returns the last reason to wait; undefined if the last check passed.
*/
async function whyStill(ask, milliseconds, signal) {
	const deadline = performance.now() + milliseconds;
	let why;
	for (;;) {
		const left = Math.ceil(deadline - performance.now());
		const late = AbortSignal.timeout(Math.max(PAUSE_MS, Math.min(ONE_ANSWER_MS, left)));
		why = await ask(AbortSignal.any([signal, late])).catch((error) => {
			if (signal.aborted || late.aborted) return left < ONE_ANSWER_MS && why || "the last attempt got no answer";
			throw error;
		});
		signal.throwIfAborted();
		if (why === void 0 || performance.now() > deadline) return why;
		await setTimeout(PAUSE_MS, void 0, { signal }).catch(() => signal.throwIfAborted());
	}
}
/** The protocol of a URL that names a port at which a server may accept connections or receive datagrams. */
const ANY_PROTOCOL = "any:";
/**
* True if a server receives datagrams at a port. The function returns true only on Linux, because other systems have no list of open UDP
* ports, and sending a datagram does not show whether a server listens.
*/
async function takesDatagrams(port) {
	const tables = await Promise.all(["udp", "udp6"].map((one) => readIfThere(`/proc/net/${one}`)));
	const local = port.toString(16).toUpperCase().padStart(4, "0");
	return new RegExp(`^ *\\d+: \\w+:${local} `, "m").test(tables.join("\n"));
}
/**
* Returns why no program accepts connections at the host and port of a URL, such as `ECONNREFUSED`; undefined if a program accepts
* connections.
*/
function whyNothingListens(url, signal) {
	return new Promise((resolve, reject) => {
		const socket = connect({
			host: hostOf(url),
			port: portOf(url),
			signal
		});
		socket.once("connect", () => {
			const { localPort, remotePort, localAddress, remoteAddress } = socket;
			resolve(localPort === remotePort && localAddress === remoteAddress ? "ECONNREFUSED" : void 0);
			socket.destroy();
		});
		socket.once("error", async (error) => {
			if (signal.aborted) return reject(signal.reason);
			resolve(url.protocol === "any:" && await takesDatagrams(portOf(url)).catch(() => false) ? void 0 : error.code ?? error.message);
		});
	});
}
function portOf({ port, protocol }) {
	return Number(port || (protocol === "https:" ? 443 : 80));
}
/**
* Waits until `ready` answers with 2xx. Without `ready`, waits until the endpoints on this machine accept connections.
* @returns false if there is neither a `ready` URL nor an endpoint on this machine.
* @throws ExpectedError with the end of the service's output if the service is not ready in time.
*/
async function waitUntilReady({ ready, endpoints, env, readyTimeout = READY_MS }, signal, server) {
	const urls = ready === void 0 ? endpoints.filter((one) => isThisMachine(new URL(one).hostname)) : [ready];
	const deadline = performance.now() + readyTimeout;
	for (const url of urls.map((one) => new URL(one))) {
		const ask = (signal) => ready === void 0 ? whyNothingListens(url, signal) : whyNotAnswered(url, env, signal);
		const why = await whyStill(ask, deadline - performance.now(), signal);
		if (why === void 0) continue;
		const reason = ready === void 0 ? `nothing listens on ${url.host} (${why})` : why;
		const message = `The service was not ready within ${duration(readyTimeout)}: ${reason}. ${lastOutput(server.output())}`;
		throw new ExpectedError(message, { fix: ready === void 0 ? LISTEN_FIX : ANSWER_FIX });
	}
	return urls.length > 0;
}
async function whyNotAnswered(url, env, signal) {
	const network = networkFor(env);
	try {
		const { status, body, url: answered } = await send(url, {
			headers: {},
			network,
			signal
		});
		body.on("error", () => {}).destroy();
		return status >= 200 && status < 300 ? void 0 : `${printableUrl(answered)} answered ${status}`;
	} catch (error) {
		if (!(error instanceof ExpectedError) || signal.aborted) throw error;
		return error.message.replace(/\.$/, "");
	}
}
const ANSWER_FIX = "Check that `ready` is a URL that the service answers with 2xx, and that `serve` starts this service.";
const LISTEN_FIX = "Let `serve` listen on this address, or set `ready` to a URL that answers with 2xx when the service is ready.";
function serviceEnded(end, when, output) {
	const fix = end.exitCode === 0 ? "Let `serve` stay in the foreground for as long as the service runs, without `&` or `-d`." : "Run `serve` and `load` by hand in the working directory, with the binary as PGO_BINARY, and fix the reason why the service ends.";
	const message = `The service ${howItEnded(end)} ${when}. ${lastOutput(output)}`;
	return when === BEFORE_READY ? new ServiceNotStarted(message, { fix }) : new ExpectedError(message, { fix });
}

// src/profile/training.ts
/**
* A benchmark with a smaller share of the samples than this is ignored, because a small share can be chance, such as one stray profile
* among many.
*/
const LEAST_TRAINED_SHARE = .01;
/** Searches profiles for the benchmarks and the load that are now measured. */
var TrainingSearch = class {
	#judges;
	#judging;
	#found = /* @__PURE__ */ new Set();
	#weight = 0;
	#total = 0;
	#isWhole = true;
	#load = false;
	constructor(judges) {
		this.#judges = judges;
		this.#judging = new Set(judges.rows.flatMap((row) => /^.+?\.Benchmark[^/-]*/.exec(row) ?? []));
	}
	/** Searches one profile. @param factor the number that multiplies each sample of the profile. */
	add(profile, factor = 1) {
		this.addComments(profile);
		const benchmarks = profile.functions.names.map((name) => this.#judgeOf(name));
		for (const benchmark of benchmarks) if (benchmark !== void 0) this.#found.add(benchmark);
		if (isCompact(profile)) {
			this.#isWhole = false;
			return;
		}
		const isJudge = locationBits(profile, (func) => benchmarks[func] !== void 0);
		const type = compilerSampleType(profile);
		eachSample(profile, (stack, values) => {
			const weight = (values[type] ?? 0) * factor;
			this.#total += weight;
			if (stack.some((location) => isJudge[location] === 1)) this.#weight += weight;
		});
	}
	/** Searches only the comments of a profile. Call `addComments` instead of `add` if the stacks of the profile were already searched. */
	addComments({ comments }) {
		const { load } = this.#judges;
		if (load !== void 0 && comments.includes(loadComment(load))) this.#load = true;
	}
	/** Returns the result of the search; undefined if the search did not find the measured work in the profiles. */
	result() {
		const share = this.#isWhole && this.#total > 0 ? this.#weight / this.#total : void 0;
		const isByBenchmarks = this.#found.size > 0 && (share ?? 1) >= LEAST_TRAINED_SHARE;
		if (!isByBenchmarks && !this.#load) return void 0;
		return {
			benchmarks: isByBenchmarks ? [...this.#found].sort(compareText) : [],
			share: isByBenchmarks ? share : void 0,
			load: this.#load
		};
	}
	/**
	* Returns the measured benchmark to which a function belongs, by its name in the comparison's rows. A closure in a benchmark belongs to
	* the benchmark.
	*/
	#judgeOf(name) {
		const { package: symbol, first, second } = declarationOf(name);
		if (!(second === "" || /^func\d/.test(second)) || !first.startsWith("Benchmark")) return void 0;
		const { modulePath, program } = this.#judges;
		const path = (symbol === "main" ? program : symbol.replaceAll("%2e", ".")).replace(/_test$/, "");
		const row = `${path.startsWith(`${modulePath}/`) ? path.slice(modulePath.length + 1) : path.slice(path.lastIndexOf("/") + 1)}.${first}`;
		return this.#judging.has(row) ? row : void 0;
	}
};
/**
* Makes the comment of a profile that was recorded under a load. The comment holds 16 bits of a digest, which are enough to recognize the
* command, but too few to guess a secret in the command.
*/
function loadComment(load) {
	return `go-pgo load: ${createHash("sha256").update(load.trim()).digest("hex").slice(0, 4)}`;
}

// src/collect/collect.ts
const objects = async () => (await import("./objects.js")).collectObjects;
/**
* The collector for each kind of source. A collector is imported only if a source of its kind exists, because the client of a server may be
* large.
*/
const collectors = {
	file: async () => (await import("./file.js")).collectFiles,
	pprof: async () => (await import("./pprof.js")).collectPprof,
	command: async () => (await import("./command.js")).collectFromCommand,
	artifact: async () => (await import("./artifact.js")).collectArtifacts,
	s3: objects,
	gs: objects,
	az: objects,
	pyroscope: async () => (await import("./pyroscope.js")).collectPyroscope,
	parca: async () => (await import("./parca.js")).collectParca,
	datadog: async () => (await import("./datadog.js")).collectDatadog,
	prometheus: async () => (await import("./prometheus.js")).collectPrometheus,
	kubernetes: async () => (await import("./kubernetes.js")).collectKubernetes
};
/**
* Collects all sources at the same time. The results are in the order of `sources`. The result of a failed source has a finding of severity
* `error` and counts one failure. Each source writes into its own folder below `scratch`. All collectors have ended when this function
* returns or throws.
* @throws ExpectedError if a `required` source delivered no profile. If a required source fails, the collection of all other sources stops.
* @throws the reason of `signal` if `signal` was aborted.
*/
async function collectAll(sources, options) {
	options.signal.throwIfAborted();
	const limit = limitOf(options.concurrency);
	const disk = new DiskSpace();
	const windows = sources.flatMap((source) => source.kind === "pprof" ? source.seconds : []);
	const many = windows.length > 10;
	if (many) options.progress(`Profiling ${count(windows.length, "endpoint")} for up to ${Math.max(...windows)} s`);
	const stop = new AbortController();
	const signal = AbortSignal.any([options.signal, stop.signal]);
	setMaxListeners(0, options.signal, signal);
	const running = sources.map(async (source, index) => {
		try {
			const scratch = join(options.scratch, String(index));
			await mkdir(scratch, { recursive: true });
			return await collectOne(source, {
				...options,
				scratch,
				signal,
				limit,
				many,
				disk
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
/** Collects one source. @throws ExpectedError if the source as a whole failed. */
async function collectFrom(source, context) {
	return (await collectors[source.kind]())(source, context);
}
/** Collects one source like `collectFrom`, but turns an error into a finding. Each finding names the source. */
async function collectOne(source, context) {
	const { required, label } = source;
	try {
		const { files, failures, findings } = await collectFrom(source, context);
		const named = findings.map((finding) => ({
			source: label,
			...finding
		}));
		if (required && files.length === 0) {
			const reason = named.find((finding) => finding.severity === "error");
			throw new ExpectedError(reason?.message ?? "It delivered no profile.", { fix: reason?.fix });
		}
		return {
			source,
			files,
			failures,
			findings: named
		};
	} catch (error) {
		context.signal.throwIfAborted();
		const { message, fix } = sourceFailure(error);
		if (required) throw new ExpectedError(`The required source ${label} failed: ${message}`, {
			fix,
			cause: error
		});
		return {
			source,
			files: [],
			failures: 1,
			findings: [{
				severity: "error",
				source: label,
				message,
				fix
			}]
		};
	}
}
/**
* Returns the message and the fix for a finding about an error of a collector. Even a bug in a collector fails only one source, and not the
* whole run.
*/
function sourceFailure(error) {
	if (error instanceof ExpectedError) return {
		message: error.message,
		fix: error.fix
	};
	if (typeof error?.syscall === "string") return {
		message: messageOf(error),
		fix: void 0
	};
	const [kind, words] = error instanceof Error ? [error.name, error.message] : ["error", ""];
	return {
		message: `The answer of this source could not be read, because of a mistake in this program (${kind}: ${excerpt(words, 200)}).`,
		fix: "Please report this, with the kind of the source and the version of its server."
	};
}
/** The number of open files that are reserved for pipes to child processes and for profiles that are being validated. */
const OTHER_FILES = 64;
/**
* Returns a function that limits how many endpoints are profiled at the same time. The limit is the smaller of two numbers: `concurrency`,
* and the number of files that this process may open.
*/
function limitOf(concurrency = Number.POSITIVE_INFINITY) {
	const { userLimits } = process.report.getReport();
	const soft = userLimits?.open_files?.soft;
	const possible = typeof soft === "number" ? Math.max(1, soft - OTHER_FILES) : Number.POSITIVE_INFINITY;
	return pLimit(Math.min(concurrency, possible));
}

// src/commands/gather.ts
/** Collects profiles from all sources, under load if the settings have a load, and validates them. */
async function collectProfiles(run, { go, main, own: known }) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { config, host, scratch } = run;
		requireSources(config);
		const own = known ?? await ownCodeOf(go, main, config.buildFlags);
		const ahead = config.underLoad ? void 0 : go.context;
		const pprof = _usingCtx$1.a(ahead && askAhead(ahead, pprofCommand));
		const source = _usingCtx$1.a(ahead && main && askAhead(ahead, (context) => readSourceAhead(run, {
			go,
			main
		}, context)));
		const reduceInto = config.compact === "none" ? void 0 : join(scratch, "parts");
		const validation = validator({
			own,
			signal: host.signal,
			renames: config.renames,
			reduceInto
		});
		const { value: collected, findings: aboutLoad } = await whileLoaded(run, (signal) => collectAll(config.sources, {
			...collectingOf(run, scratch),
			signal,
			arrived: ({ path }) => void validation.validate(path),
			concurrency: config.concurrency
		}));
		const candidates = collected.flatMap(({ source, files }, entry) => files.map((file) => ({
			...file,
			entry,
			source: source.label,
			weight: source.weight
		})));
		const all = await validateAll(candidates, own, host.signal, validation);
		const { accepted, rejected, findings: aboutFiles } = config.runsTests && config.buildId === "any" ? all : ofWantedBuild(all, config.buildId);
		const sources = collected.map(({ source, findings }, entry) => {
			const about = aboutFiles.filter((one) => one.entry === entry).map(({ finding }) => finding);
			return {
				source: source.label,
				kind: source.kind,
				weight: source.weight === 1 ? void 0 : source.weight,
				collected: accepted.filter((one) => one.entry === entry).length,
				findings: [...findings, ...about]
			};
		});
		const isMerge = accepted.length > 1 || config.carryOver > 0;
		await source?.answer.catch(() => {});
		const aboutSources = collected.flatMap(({ findings }) => findings);
		return {
			sources,
			findings: [
				...aboutLoad,
				...aboutSources,
				...aboutFiles.map(({ finding }) => finding)
			],
			accepted,
			failed: rejected + totalOf(collected, ({ failures }) => failures),
			parts: validation.parts(),
			pprof: isMerge ? await (pprof?.answer ?? pprofCommand(go.context)) : ""
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Checks that the settings name a source. @throws UsageError if the settings name no source. */
function requireSources({ sources, configFile }) {
	if (sources.length > 0) return;
	throw new UsageError("No source of CPU profiles is set.", { fix: configFile === void 0 ? "Run `npx go-pgo@1 init` to set up sources. Or name a source with `--source http://127.0.0.1:6060`, or with `- http://10.0.0.7:6060` below `sources` in a workflow or in `.github/pgo.yml`." : `Name one in ${configFile}, such as \`- http://10.0.0.7:6060\` below \`sources\`, or with \`--source http://127.0.0.1:6060\`.` });
}
/**
* Merges the collected profiles.
* @param committed the committed profile. The setting `carry-over` adds a part of the committed profile's weight to the merge.
* @throws Rejected if there are fewer profiles than `min-profiles`, fewer samples than `min-samples`, or more failures than
* `max-failures` allows.
*/
async function mergeCollected(run, { go, main }, collected, committed) {
	const { config, host, scratch } = run;
	requireEnough(config, collected);
	const { accepted, parts, pprof, sources } = collected;
	host.progress(`Merging ${count(accepted.length, "profile")} …`);
	const unmatched = /* @__PURE__ */ new Map();
	const merged = await mergeAccepted(accepted, {
		settings: config,
		required: config,
		goVersion: go.version,
		committed,
		carryOver: config.carryOver,
		pprof,
		scratch,
		env: host.env,
		signal: host.signal,
		parts,
		provenance: {
			program: main?.importPath ?? go.modulePath,
			goVersion: go.version,
			sources,
			load: recordedUnder(config, sources)
		},
		repair: main && repairForMerge({
			...config,
			minDrift: isOfThisTree(config) ? Infinity : config.minDrift
		}, (edges) => orElse(run, matchToday(run, {
			go,
			main
		}, edges), ({ message, fix }) => {
			unmatched.set(message, warning(`Profiles of older code could not be matched to today’s source: ${message}`, fix));
		}))
	});
	return {
		...merged,
		findings: [...merged.findings, ...unmatched.values()]
	};
}
/**
* Returns the comment for a profile that was recorded under the configured load; undefined for all other profiles. A profile counts as
* recorded under the load if a source on this machine recorded it while the load ran. If the load is a program that ends, the profile
* counts if the command of a source names the same files as the load.
*/
function recordedUnder({ underLoad, sources }, reports) {
	const load = underLoad?.program ?? underLoad?.load;
	if (load === void 0) return void 0;
	const words = (text) => text.split(/[\s'"]+/).filter(Boolean);
	const files = words(load).filter((word) => !/^[-$]/.test(word));
	const isUnderLoad = (source) => {
		if (source.kind === "command" && underLoad?.program === void 0) return /\b(?:localhost|127\.0\.0\.1)\b|\[::1\]|\$\{?PORT\b/.test(source.command);
		if (source.kind === "command") return files.length > 0 && files.every((file) => words(source.command).includes(file));
		return underLoad?.program === void 0 && isHere(source);
	};
	return sources.filter((_, at) => (reports[at]?.collected ?? 0) > 0).some(isUnderLoad) ? loadComment(load) : void 0;
}
/** Returns true if a source profiles a service on this machine. */
function isHere(source) {
	return source.kind === "pprof" && isThisMachine(new URL(source.url).hostname);
}
/**
* Returns true if all profiles come from a binary that was built from this source tree. The calls of a profile of this source tree need not
* be matched to the source.
*/
function isOfThisTree({ underLoad, sources }) {
	if (!underLoad || underLoad.program) return false;
	return usesBinary(underLoad.serve) && sources.every(isHere);
}
/** @throws Rejected if too few profiles passed validation, or if too many attempts failed. */
function requireEnough({ minProfiles, maxFailures }, { accepted, failed, findings }) {
	const first = findings.find(({ severity }) => severity === "error");
	const { source, file = source, message = "" } = first ?? {};
	const name = file === void 0 || message.startsWith(file) ? "" : `${file}: `;
	const because = first === void 0 ? "" : ` The first reason: ${name}${message}`;
	if (accepted.length < minProfiles) {
		const reason = `${accepted.length === 0 ? "No profile" : `Only ${count(accepted.length, "profile")}`} passed validation, and \`min-profiles\` is ${minProfiles}.${because}`;
		throw new Rejected(reason, { fix: first?.fix ?? "Add sources, or lower `min-profiles`." });
	}
	const attempts = failed + accepted.length;
	if (failed / attempts <= maxFailures) return;
	const reason = `${failed} of ${attempts} attempts failed, more than \`max-failures\` (${share(maxFailures)}).${because}`;
	throw new Rejected(reason, { fix: "Fix the sources, or raise `max-failures`." });
}
/**
* Writes the merged profile into the output folder, so that the profile is kept even if a later step fails.
* @param path the place of the profile in the repository.
*/
async function keepMerged(run, merged, path) {
	const kept = join(run.outputDirectory, basename(path));
	await replaceFile(kept, merged.bytes);
	return factsOfMerged(merged, kept);
}
/** Opens the archive, if the settings name an archive. The archive is opened before the long work, so that a failure is reported early. */
async function openArchiveOf({ config, host }, signal = host.signal) {
	if (config.archive === void 0) return void 0;
	const { openArchive } = await import("./archive.js");
	return openArchive(config.archive, config.sources, {
		env: host.env,
		signal,
		mask: host.mask
	});
}
/**
* Writes the merged profile into the archive, if the settings name an archive.
* @throws ExpectedError if the profile could not be written.
*/
async function archiveMerged(archive, { host }, { bytes, sha256 }, facts) {
	if (archive === void 0) return facts;
	const now = host.now();
	const newest = facts.to === void 0 ? now : new Date(facts.to);
	const time = newest > now ? now : newest;
	const url = await archive.keep({
		bytes,
		sha256,
		time
	});
	host.progress(`Archived as ${url}`);
	return {
		...facts,
		archive: url
	};
}
/** Compares the merged profile with the committed profile, and decides whether the merged profile is worth proposing. */
function decideOn(run, program, committed, merged) {
	return decide(committed, merged, {
		...run.config,
		staleWeight: async (edges) => (await matchToday(run, program, edges)).repair.stale
	});
}
/**
* Returns true if a source may profile the service that `serve` starts on this machine. If the result is
* false for all sources, the profiles come from services that already run, and the run uses `serve` and `load` only for the comparison.
*/
function mayProfileService(source) {
	if ("url" in source) return isThisMachine(new URL(source.url).hostname);
	return source.kind === "command" || source.kind === "file";
}
/**
* Collects profiles. If a source may profile the service that `serve` starts, the service runs under load during the collection.
* @param collect a function that collects profiles. The signal that this function gets is also aborted if the service fails.
*/
async function whileLoaded(run, collect) {
	const { config, host } = run;
	const { underLoad } = config;
	if (!(underLoad && !underLoad.program && config.sources.some(mayProfileService))) return {
		value: await collect(host.signal),
		findings: []
	};
	maskSecretsOf(run, underLoad);
	const PGO_BINARY = await programToServe(run, underLoad);
	const endpoints = config.sources.flatMap((source) => source.kind === "pprof" ? [source.url] : []);
	const service = {
		...await placed(underLoad, endpoints),
		endpoints,
		cwd: config.loadFolder,
		env: PGO_BINARY === void 0 ? host.env : {
			...host.env,
			PGO_BINARY
		},
		signal: host.signal,
		progress: host.progress,
		detail: host.detail
	};
	return whileUnderLoad(service, collect);
}
/** Masks secrets in the commands of a service and in their environment, because the log shows what these commands print. */
function maskSecretsOf({ host }, { serve, load = "", serveEnv, loadEnv }) {
	const found = [...[...Object.entries(serveEnv), ...Object.entries(loadEnv)].flatMap(([name, value]) => secretsIn(name, value)), ...[serve, load].flatMap(secretsInCommand)];
	for (const secret of found) host.mask(secret);
}
/**
* Builds the program with its committed profile, if `serve` or `load` uses the binary.
* @returns the path of the binary; undefined if no command uses the binary.
* @throws ExpectedError if the program does not build.
*/
async function programToServe(run, { serve, load = "" }) {
	if (![serve, load].some(usesBinary)) return void 0;
	const { config, host } = run;
	checkBuildFlags(config.buildFlags);
	const { go, main, profilePath: profile } = await findProgram(run);
	const side = existsSync(profile) ? {
		kind: "profile",
		path: profile,
		display: "the committed profile"
	} : { kind: "off" };
	const options = buildOptions(run, {
		go,
		main
	}, "served");
	await mkdir(options.scratch, { recursive: true });
	const binary = join(options.scratch, `${main.name}${go.exe}`);
	host.progress(`Building ${main.name} for the service …`);
	const { exitCode, output } = await runBuild(options, side, binary, {});
	if (exitCode === 0) return binary;
	const why = lastLines(output, 20);
	throw new ExpectedError(`${main.importPath} does not build with its committed profile:\n${why}`, { fix: "Make `go build`, or the command in `build`, pass first. If the build needs flags such as `-tags=prod`, set them in `build-flags`." });
}

export { profileFlags as A, buildContender as C, checkBuildFlags as D, buildPairs as E, sideInWords as M, clearPlace as O, ProfileBuildFailed as S, buildPair as T, usesBinary as _, keepMerged as a, tooManyFailed as b, openArchiveOf as c, TrainingSearch as d, ANY_PROTOCOL as f, runLoad as g, repeatLoad as h, isOfThisTree as i, runBuild as j, pgoFlag as k, requireSources as l, placed as m, collectProfiles as n, maskSecretsOf as o, ServiceNotStarted as p, decideOn as r, mergeCollected as s, archiveMerged as t, collectAll as u, withService as v, buildContext as w, understand as x, LOAD_TOOLS as y };