import { Bn as nullable, Dn as array, Dr as UsageError, Er as ExpectedError, Fn as literal, Gn as parse$1, Sr as _usingCtx, Tn as closest, Un as object, Xn as safeParse, Zn as string, _n as count, _r as readIfThere, bn as addFindings, vn as fixed, vr as reasonOf, yr as replaceFile } from "./start.js";
import { _ as platformEnvironment, c as keepBinary, d as checkBuildFlags, f as requireTrimmed, g as binaryNames, l as prebuilt, o as sha256OfFile, p as differingSettings, r as makePair, s as clearPlace, u as requireApart, v as platformName, y as variantVariable } from "./build.js";
import { c as runGo, i as lastLines } from "./go.js";
import { t as askGoProgram } from "./go-program.js";
import { t as findProgram } from "./program.js";
import { t as buildSide } from "./sides.js";
import { t as toldSettings } from "./told-settings.js";
import { mkdir, mkdtemp, readFile, rm, symlink, unlink } from "node:fs/promises";
import { basename, isAbsolute, join, parse, relative, resolve } from "node:path";

// src/build/binaries.ts
/** Name of the file of checksums in a folder of binaries. */
const CHECKSUMS = "SHA256SUMS";
function releaseBinary({ binary, info: { settings } }, side, { platform, reproduced }) {
	return {
		platform: platform ?? `${settings.get("GOOS")}/${settings.get("GOARCH")}`,
		side,
		...binary,
		cgo: settings.get("CGO_ENABLED") === "1",
		...reproduced && { reproduced }
	};
}
/**
* Writes the digests of binaries that lie in `directory`, as `sha256sum --check` reads them there.
* @returns its path.
*/
async function writeChecksums(directory, binaries) {
	const lines = binaries.map(({ path, sha256 }) => ({
		name: basename(path),
		sha256
	}));
	lines.sort((a, b) => a.name < b.name ? -1 : 1);
	const text = lines.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join("");
	const file = join(directory, CHECKSUMS);
	await replaceFile(file, Buffer.from(text));
	return file;
}

// src/build/elsewhere.ts
/** @throws ExpectedError when links cannot be made. */
async function goElsewhere(go, scratch) {
	await mkdir(scratch, { recursive: true });
	const folder = await mkdtemp(join(scratch, "elsewhere-"));
	const link = join(folder, "root");
	const root = parse(resolve(go.context.cwd)).root;
	try {
		await symlink(root, link, "junction");
	} catch (error) {
		throw new ExpectedError(`reproducible: no link can be made in ${folder}: ${reasonOf(error)}.`, {
			fix: "Let TMPDIR (RUNNER_TEMP in a workflow) name a folder that has symbolic links.",
			cause: error
		});
	}
	const linked = (path) => {
		const within = relative(root, path);
		return isAbsolute(within) ? path : join(link, within);
	};
	const work = join(folder, "work");
	await mkdir(work);
	const cwd = linked(resolve(go.context.cwd));
	const env = await environmentThere(go.context, linked);
	return {
		mark: folder.slice(folder.lastIndexOf("elsewhere-")),
		go: {
			...go,
			context: {
				...go.context,
				cwd,
				env: {
					...env,
					PWD: cwd,
					GOCACHE: join(folder, "cache")
				}
			}
		},
		scratch: work,
		side: (side) => side.kind === "profile" ? {
			...side,
			path: linked(side.path)
		} : side,
		[Symbol.asyncDispose]: async () => {
			await unlink(link);
			await rm(folder, {
				recursive: true,
				force: true,
				maxRetries: 5
			});
		}
	};
}
async function environmentThere(context, linked) {
	const env = context.env ?? process.env;
	const { stdout } = await runGo(["env", "GOMODCACHE"], context);
	const workspace = env["GOWORK"];
	return {
		...env,
		GOMODCACHE: linked(stdout.toString().trim()),
		...workspace !== void 0 && isAbsolute(workspace) && { GOWORK: linked(workspace) },
		GOCACHEPROG: void 0
	};
}

// src/build/known-platforms.ts
/** Go itself builds for `GOAMD64=v9` or `GOARM=9` without a word (internal/buildcfg has what each may be). */
const VARIANTS = {
	GO386: {
		pattern: /^(sse2|softfloat)$/,
		inWords: "`sse2`, `softfloat`"
	},
	GOAMD64: {
		pattern: /^v[1-4]$/,
		inWords: "`v1`, `v2`, `v3`, `v4`"
	},
	GOARM: {
		pattern: /^[567](,(soft|hard)float)?$/,
		inWords: "`5`, `6`, `7`"
	},
	GOARM64: {
		pattern: /^(v8\.[0-9]|v9\.[0-5])(,lse)?(,crypto)?$/,
		inWords: "`v8.0` to `v8.9`, `v9.0` to `v9.5`"
	},
	GOMIPS: {
		pattern: /^(hard|soft)float$/,
		inWords: "`hardfloat`, `softfloat`"
	},
	GOMIPS64: {
		pattern: /^(hard|soft)float$/,
		inWords: "`hardfloat`, `softfloat`"
	},
	GOPPC64: {
		pattern: /^power(8|9|10)$/,
		inWords: "`power8`, `power9`, `power10`"
	},
	GORISCV64: {
		pattern: /^rva2[023]u64$/,
		inWords: "`rva20u64`, `rva22u64`, `rva23u64`"
	},
	GOWASM: {
		pattern: /^(satconv|signext)(,(satconv|signext))*$/,
		inWords: "`satconv`, `signext`"
	}
};
/** What other tools call what Go has another name for. */
const OTHER_NAMES = {
	x86_64: "amd64",
	x64: "amd64",
	x86: "386",
	i386: "386",
	aarch64: "arm64",
	armv6: "arm",
	armv7: "arm",
	macos: "darwin",
	osx: "darwin",
	win: "windows",
	win32: "windows"
};
/** How many platforms an error lists. */
const LISTED = 8;
/**
* Whether Go builds for each of them.
* @throws UsageError for a platform or a variant that Go does not know, or one that cannot have cgo.
*/
async function requireKnownPlatforms(platforms, cgo, context) {
	if (platforms.length === 0) return;
	const known = await listPlatforms(context);
	for (const platform of platforms) {
		const supported = known.find(({ GOOS, GOARCH }) => GOOS === platform.os && GOARCH === platform.arch);
		if (supported === void 0) throw unknownPlatform(platform, known);
		requireVariant(platform);
		if (cgo === true && !supported.CgoSupported) throw new UsageError(`cgo: there is no cgo for ${platform.os}/${platform.arch}.`, { fix: "Build this platform in a run of its own, with `cgo: false`." });
	}
}
async function listPlatforms(context) {
	const { exitCode, stdout, stderr } = await runGo([
		"tool",
		"dist",
		"list",
		"-json"
	], context);
	if (exitCode === 0) return JSON.parse(stdout.toString());
	throw new ExpectedError(`\`go tool dist list\` failed: ${lastLines(stderr, 5)}`, { fix: `Run it in ${context.cwd} and make it pass.` });
}
function unknownPlatform(platform, known) {
	const name = `${platform.os}/${platform.arch}`;
	const os = meant(platform.os, known.map(({ GOOS }) => GOOS));
	const arch = meant(platform.arch, known.map(({ GOARCH }) => GOARCH));
	const names = (wanted) => known.filter(wanted).map(({ GOOS, GOARCH }) => `${GOOS}/${GOARCH}`);
	const near = [
		names(({ GOOS, GOARCH }) => GOOS === os && GOARCH === arch),
		names(({ GOOS }) => GOOS === os),
		names(({ GOARCH }) => GOARCH === arch)
	].find((some) => some.length > 0);
	const choices = near === void 0 ? "" : `There is ${listed(near)}. `;
	return new UsageError(`platforms: Go does not build for \`${name}\`.`, { fix: `${choices}\`go tool dist list\` prints all of them.` });
}
function meant(name, known) {
	const plain = name.toLowerCase();
	if (Object.hasOwn(OTHER_NAMES, plain)) return OTHER_NAMES[plain];
	return known.includes(plain) ? plain : closest(plain, known.filter((one) => one.length > 3));
}
function listed(names) {
	const shown = names.slice(0, LISTED).map((name) => `\`${name}\``);
	return names.length > LISTED ? `${shown.join(", ")} and ${names.length - LISTED} more` : shown.join(", ");
}
function requireVariant(platform) {
	const { arch, variant } = platform;
	if (variant === void 0) return;
	const variable = variantVariable(arch);
	const variants = variable === void 0 ? void 0 : VARIANTS[variable];
	if (variable === void 0 || variants === void 0) throw new UsageError(`platforms: \`${platformName(platform)}\`: ${arch} has no variants.`, { fix: `Write \`${platform.os}/${arch}\`.` });
	if (variants.pattern.test(variant)) return;
	throw new UsageError(`platforms: \`${platformName(platform)}\`: ${variable} has no \`${variant}\`.`, { fix: `The variants of ${arch} are ${variants.inWords}.` });
}
/** What `go` builds for by itself on this machine, such as `linux/amd64`, and can be run here. */
async function hostPlatform(context) {
	const { stdout } = await runGo([
		"env",
		"GOHOSTOS",
		"GOHOSTARCH"
	], context);
	return stdout.toString().trim().split(/\s+/).join("/");
}

// src/build/left-by-build.ts
/** What is needed of the result document of a `build`. */
const RESULT = object({
	command: literal("build"),
	binaries: array(object({
		path: string(),
		sha256: string()
	})),
	checksums: string()
});
/**
* Names of the files that the last `build` left in a folder, by its result document. What has other bytes by now is
* somebody else's, and not among them.
*/
async function leftByBuild(directory) {
	const result = safeParse(RESULT, await parsed(join(directory, "result.json")));
	if (!result.success) return [];
	const { binaries, checksums } = result.output;
	const names = [basename(checksums)];
	for (const { path, sha256 } of binaries) {
		const name = basename(path);
		if (await sha256OfFile(join(directory, name)).catch(() => void 0) === sha256) names.push(name);
	}
	return names;
}
async function parsed(file) {
	try {
		return JSON.parse((await readIfThere(file))?.toString() ?? "null");
	} catch {
		return;
	}
}

// src/build/differing-sections.ts
const ANSWER = object({ sections: nullable(array(string())) });
/** The linker computes them of all the rest. */
const OF_THE_REST = /* @__PURE__ */ new Set([".note.go.buildid", ".note.gnu.build-id"]);
/** Names of the sections in which two executables (ELF, Mach-O, PE) differ; those that only one of them has are among them. */
async function differingSections(go, first, second, scratch) {
	const program = {
		name: "differing-sections",
		purpose: "looks for the sections in which two binaries differ",
		source: SOURCE
	};
	const { sections } = parse$1(ANSWER, await askGoProgram(go, program, {
		first,
		second
	}, scratch));
	return (sections ?? []).filter((name) => !OF_THE_REST.has(name));
}
const SOURCE = `package main

import (
	"bytes"
	"debug/elf"
	"debug/macho"
	"debug/pe"
	"encoding/json"
	"os"
	"sort"
)

func main() {
	var question struct{ First, Second string }
	text, err := os.ReadFile(os.Args[1])
	if err == nil {
		err = json.Unmarshal(text, &question)
	}
	if err != nil {
		panic(err)
	}
	first, second := sections(question.First), sections(question.Second)
	var names []string
	for name, data := range first {
		if other, ok := second[name]; !ok || !bytes.Equal(data, other) {
			names = append(names, name)
		}
	}
	for name := range second {
		if _, ok := first[name]; !ok {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	answer, _ := json.Marshal(map[string][]string{"sections": names})
	if err := os.WriteFile(os.Args[2], answer, 0o600); err != nil {
		panic(err)
	}
}

// sections has the content of each by its name; an unknown format has none.
func sections(file string) map[string][]byte {
	found := map[string][]byte{}
	if f, err := elf.Open(file); err == nil {
		for _, s := range f.Sections {
			if s.Type != elf.SHT_NOBITS && s.Type != elf.SHT_NULL {
				found[s.Name], _ = s.Data()
			}
		}
	}
	if f, err := macho.Open(file); err == nil {
		for _, s := range f.Sections {
			found[s.Name], _ = s.Data()
		}
	}
	if f, err := pe.Open(file); err == nil {
		for _, s := range f.Sections {
			found[s.Name], _ = s.Data()
		}
	}
	return found
}
`;

// src/build/reproduce.ts
/** Characters around the mark that are looked at, far more than a path has. */
const MOST_PATH = 512;
const MOST_SECTIONS = 5;
/**
* Builds a pair again in another folder, with another path of the profile and of the module cache, and an empty build
* cache.
* @param options those of the first build, with which `pair` was made.
* @throws ExpectedError when the bytes of a binary differ, with what is known of why.
*/
async function requireReproducible(options, pair, elsewhere) {
	const again = await makePair({
		...options,
		go: elsewhere.go,
		baseline: elsewhere.side(options.baseline),
		candidate: elsewhere.side(options.candidate),
		scratch: elsewhere.scratch,
		...options.progress && { progress: (line) => options.progress?.(`${line}, once more`) }
	}, join(elsewhere.scratch, "again"));
	for (const side of ["baseline", "candidate"]) {
		if (pair[side].binary.sha256 === again[side].binary.sha256) continue;
		throw await different(pair[side], again[side], elsewhere, options);
	}
}
async function different(first, second, { mark }, { go, scratch }) {
	const claim = `${basename(first.binary.path)} is not reproducible: a second build, in another folder and with an empty cache, gave other bytes.`;
	const settings = differingSettings(first.info, second.info);
	if (settings.length > 0) return new ExpectedError(`${claim} They record different ${settings.join(", ")}.`, { fix: "Set these to the same value in every folder." });
	const path = pathIn(await readFile(second.binary.path), mark);
	if (path !== void 0) return new ExpectedError(`${claim} It holds a path of the folder it was built in: \`${path}\`.`, { fix: "`-trimpath` takes out Go’s paths, but not what is handed to the linker, such as `-Wl,-rpath,${SRCDIR}` in `#cgo LDFLAGS`: make that relative (`$ORIGIN`), or leave `reproducible` out." });
	const sections = await differingSections(go, first.binary.path, second.binary.path, scratch);
	const where = sections.length === 0 ? "" : ` They differ in the ${inWords(sections)}.`;
	const sizes = first.binary.bytes === second.binary.bytes ? "" : ` The first has ${count(first.binary.bytes, "byte")}, the second ${fixed(second.binary.bytes, 0)}.`;
	return new ExpectedError(`${claim}${where}${sizes}`, { fix: "Look for what depends on time or chance: `__DATE__` and `__TIME__` in C, generated files, tools that `-toolexec` names. Or leave `reproducible` out." });
}
function inWords(sections) {
	const rest = sections.length - MOST_SECTIONS;
	const shown = sections.slice(0, MOST_SECTIONS).map((name) => `\`${name}\``);
	return `${sections.length === 1 ? "section" : "sections"} ${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}
/** A path of the second build's, as the first one has it: the text without white space or control characters around `mark`. */
function pathIn(bytes, mark) {
	const at = bytes.indexOf(mark);
	if (at === -1) return void 0;
	const start = Math.max(0, at - MOST_PATH);
	const before = /[\x21-\x7e]*$/.exec(bytes.toString("latin1", start, at))?.[0] ?? "";
	const after = /^[\x21-\x7e]*/.exec(bytes.toString("latin1", at, at + MOST_PATH))?.[0] ?? "";
	return before.slice(0, Math.max(0, before.search(/(?<![\w.])(?:\/|[A-Za-z]:)/))) + after.slice(mark.length).replace(/^[\\/]root/, "");
}

// src/commands/build.ts
/**
* `build`: both binaries, for this machine or for each platform, verified and with their checksums; nothing measured. Either all
* of them are in the output folder at the end, or none, not even those of the build before.
*/
async function buildOnly(job) {
	const { outputDirectory } = job;
	const { program, baseline, candidate } = await prepare(job).catch(async (error) => {
		const spared = [job.config.baseline, job.config.candidate].flatMap((side) => side.kind === "path" ? [side.path] : []);
		await clearPlace(outputDirectory, await leftByBuild(outputDirectory), spared).catch(() => {});
		throw error;
	});
	const names = namesOf(job, program);
	for (const pair of names) await requireApart(outputDirectory, pair, {
		baseline,
		candidate
	});
	const own = [CHECKSUMS, ...names.flatMap((pair) => Object.values(pair))];
	const clear = () => clearPlace(outputDirectory, own, prebuilt([baseline, candidate]));
	await clear();
	const built = await buildEach(job, program, baseline, candidate);
	if (job.config.reproducible) warnOfChangedTree(job, built);
	try {
		await keepAll(job, program, built);
	} catch (error) {
		await clear().catch(() => {});
		throw error;
	}
}
/** All that can be wrong before the names of the binaries are known. */
async function prepare(job) {
	const { config, report } = job;
	requireSettings(job);
	const program = await findProgramFor(job, config.platforms[0]);
	const baseline = await buildSide(config.baseline, job, program);
	const candidate = await buildSide(config.candidate, job, program);
	requireNoBinary(job, baseline, candidate);
	const settings = toldSettings(config, job.command);
	if (Object.keys(settings).length > 0) report.settings = settings;
	return {
		program,
		baseline,
		candidate
	};
}
/** @throws UsageError before anything is built. */
function requireSettings({ config }) {
	checkBuildFlags(config.buildFlags);
	if (config.reproducible) requireTrimmed(config.buildFlags);
}
/** As the first platform's build sees it: a program may be for another system than this machine's. */
async function findProgramFor(job, platform) {
	const { config, host } = job;
	if (platform === void 0) return findProgram(job);
	const context = {
		cwd: config.workingDirectory,
		env: host.env,
		signal: host.signal
	};
	await requireKnownPlatforms(config.platforms, config.cgo, context);
	const env = {
		...host.env,
		...platformEnvironment(platform, config.cgo)
	};
	const program = await findProgram({
		...job,
		host: {
			...host,
			env
		}
	}).catch((error) => {
		host.signal.throwIfAborted();
		if (!(error instanceof ExpectedError)) throw error;
		return findProgram(job);
	});
	return {
		...program,
		go: {
			...program.go,
			context
		}
	};
}
function requireNoBinary({ config }, ...sides) {
	const prebuilt = sides.find((side) => side.kind === "binary");
	if (prebuilt === void 0 || config.platforms.length === 0) return;
	throw new UsageError(`platforms: ${prebuilt.display} is a binary, which is for one platform only.`, { fix: "Name a profile, or leave `platforms` out." });
}
function namesOf({ config }, { main, go }) {
	return wanted(config.platforms).map((platform) => binaryNames(main.name, platform, go.exe));
}
/** Without platforms, one build for what Go builds for by itself. */
function wanted(platforms) {
	return platforms.length === 0 ? [void 0] : platforms;
}
async function buildEach(job, program, baseline, candidate) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { config, host } = job;
		const scratch = join(job.scratch, "build");
		const built = [];
		const elsewhere = _usingCtx$1.a(await elsewhereOf(job, program, scratch));
		for (const [i, platform] of wanted(config.platforms).entries()) {
			const directory = join(scratch, `pair-${i}`);
			const options = {
				go: program.go,
				mainPackage: program.main,
				baseline,
				candidate,
				flags: config.buildFlags,
				reproducible: config.reproducible,
				scratch,
				signal: host.signal,
				progress: (line) => host.progress(line),
				...platform && { platform },
				...config.cgo !== void 0 && { cgo: config.cgo }
			};
			const pair = await makePair(options, directory);
			if (elsewhere !== void 0) await requireReproducible(options, pair, elsewhere);
			built.push({
				pair,
				directory,
				...platform && { platform }
			});
		}
		return built;
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function elsewhereOf(job, { go }, scratch) {
	return job.config.reproducible ? goElsewhere(go, scratch) : void 0;
}
/** The binaries record the commit and whether there was more: somebody who checks the commit out gets other ones. */
function warnOfChangedTree(job, built) {
	if (!built.some(({ pair }) => pair.candidate.info.settings.get("vcs.modified") === "true")) return;
	addFindings(job, [{
		severity: "warning",
		message: "The work tree has changes that are not committed, and the binaries record it (`vcs.modified=true`): a build of the commit alone gives other bytes.",
		fix: "Commit or ignore what `git status` lists, or add `-buildvcs=false` to `build-flags`."
	}]);
}
async function keepAll(job, program, built) {
	const { config, outputDirectory, report } = job;
	const binaries = [];
	let shown;
	const host = await hostPlatform(program.go.context);
	for (const { platform, pair, directory } of built) {
		job.host.signal.throwIfAborted();
		const kept = {
			baseline: await keepBinary(pair.baseline.binary, directory, outputDirectory),
			candidate: await keepBinary(pair.candidate.binary, directory, outputDirectory)
		};
		const name = platform && platformName(platform);
		if (shown === void 0 || name === host) shown = kept;
		for (const side of ["candidate", "baseline"]) {
			if (config[side].kind === "path" && kept[side].seconds === 0) continue;
			const facts = {
				reproduced: config.reproducible,
				...name !== void 0 && { platform: name }
			};
			const made = {
				...pair[side],
				binary: kept[side]
			};
			binaries.push(releaseBinary(made, side === "candidate" ? "pgo" : "baseline", facts));
		}
	}
	await rm(join(job.scratch, "build"), {
		recursive: true,
		force: true,
		maxRetries: 5
	});
	const checksums = binaries.length === 0 ? void 0 : await writeChecksums(outputDirectory, binaries);
	if (shown !== void 0) report.build = shown;
	if (checksums === void 0) return;
	report.binaries = binaries;
	report.checksums = checksums;
}

export { buildOnly };