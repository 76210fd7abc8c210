import { b as readFunctions } from "./program.js";
import { V as exclusionsFor, o as repairProfile, r as decideRepair, v as rematch } from "./repair.js";
import { Di as note, Un as readIfThere, ji as warning, pi as count, qn as replaceFile, xi as ExpectedError } from "./start.js";
import { i as factsOfFile, l as readOrExplain } from "./files.js";
import { basename, join } from "node:path";

// src/commands/repair.ts
/** Older profiles, matched to the source tree of today: the committed one by `repair`, others before they are merged or used. */
const known = /* @__PURE__ */ new WeakMap();
/** The functions of the program and of everything that it is made of; read once. */
function functionsOf({ config, scratch }, { go, main }) {
	const read = known.get(main) ?? readFunctions(go, {
		main,
		flags: config.buildFlags,
		scratch
	});
	known.set(main, read);
	read.catch(() => known.delete(main));
	return read;
}
async function rematchToday(run, program, { edges }) {
	const fromTests = {
		from: program.main.importPath,
		to: "main"
	};
	return rematch(edges, await functionsOf(run, program), [fromTests]);
}
/** As `repairProfile`, with the source tree of today. */
async function repairToday(run, program, file, read) {
	return repairProfile(file, read, await rematchToday(run, program, read.edges), run.config);
}
/** `repair`: matches the committed profile to today's source. @param place of the profile, from the repository's root. */
async function repairCommitted(run, program, place, committed) {
	if (committed === void 0) throw new ExpectedError(`There is no committed profile at ${place} to repair.`, { fix: "Name it with `profile`, or make a first one with `npx go-pgo@1 refresh`." });
	const before = await readOrExplain(committed, place, run.config.renames);
	const there = onSystem(program, systemOf(before.edges));
	const rematched = await rematchToday(run, there, before.edges);
	const exclusions = exclusionsFor(run.config, program.go.version);
	const repaired = await repairProfile(committed, before, rematched, {
		...run.config,
		exclusions
	});
	const path = join(run.outputDirectory, basename(place));
	await replaceFile(path, repaired.bytes);
	const profile = {
		...factsOfFile(repaired.bytes, path, repaired),
		repositoryPath: place
	};
	const system = there.go.system;
	const elsewhere = note(`It was recorded on ${system}, and is matched to the source for ${system}.`);
	const here = await readIfThere(program.profilePath);
	const uncommitted = note(`${place} in the work tree is another profile. This is about the committed one.`);
	const findings = [...[here && !here.equals(committed) ? uncommitted : [], there === program ? [] : elsewhere].flat(), ...await aboutSource(run, there)];
	return {
		...repaired,
		decision: decideRepair(repaired.repair, run.config.minDrift),
		profile,
		findings
	};
}
/** Calls that only one system's runtime has. */
const OF_SYSTEMS = {
	linux: /^runtime\.(futex|epoll)|\.EpollWait$/,
	darwin: /^runtime\.(kevent|pthread_|mach_)/,
	windows: /^runtime\.(asm)?stdcall/
};
/** Where a profile was recorded, as `GOOS`, if it shows. */
function systemOf({ edges }) {
	return Object.entries(OF_SYSTEMS).find(([, own]) => edges.some(({ callee }) => own.test(callee)))?.[0];
}
/** The program for another system. A function that has another name there was not renamed. */
function onSystem(program, system = program.go.system) {
	const { go, main } = program;
	if (system === go.system) return program;
	const env = {
		...go.context.env ?? process.env,
		GOOS: system
	};
	return {
		...program,
		main: { ...main },
		go: {
			...go,
			system,
			context: {
				...go.context,
				env
			}
		}
	};
}
/** What of today's source could not be read: its calls are not found. */
async function aboutSource(run, program) {
	const { malformed, missing = [] } = await functionsOf(run, program);
	const lost = (what, all, fix) => {
		const message = `${what}, so calls in them may be missing: ${`${all.slice(0, 3).join(", ")}${all.length > 3 ? ", …" : ""}`}.`;
		return all.length > 0 ? [warning(message, `${fix}, then run again.`)] : [];
	};
	return [...lost(`${count(malformed.length, "file")} cannot be read as Go`, malformed, "Make `go vet ./...` pass"), ...lost(`${count(missing.length, "package")} cannot be loaded`, missing, "Make `go build` work here")];
}

export { repairToday as a, repairCommitted as i, functionsOf as n, systemOf as o, rematchToday as r, aboutSource as t };