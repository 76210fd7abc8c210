import { a as nonDefaultSettings, c as foretell, i as gateResults, l as verify, r as compareBuilt, s as buildBoth } from "./compare.js";
import { g as rematchToday, i as factsOfMerged, l as collectProfiles, m as requireSources, p as mergeCollected, v as repairOf } from "./files.js";
import { n as introduce, r as placeOfProfile, t as findProgram } from "./program2.js";
import { a as publicationOf, c as requireReplaceable, i as lookAtProposal, n as answerTo, o as publish, t as aboutPrivateNames } from "./propose.js";
import { a as pastRuns, i as openArchiveOf, t as archiveMerged } from "./records.js";
import { n as repairCommitted } from "./repair.js";
import { i as requireDifferentProfiles } from "./targets2.js";
import { Ai as _usingCtx, Ei as replaceFile, d as attempt, f as isOfOneProgram, u as Rejected, xr as ProfileBuildFailed } from "./start.js";
import { t as declaredFunctions } from "./program.js";
import { t as decide } from "./decide.js";
import { basename, join } from "node:path";

// src/refresh.ts
/**
* `refresh`, the main command: for each program collect, merge, decide, build and compare; then publish once for all of them. A
* program that fails does not stop the others. `repair` is the same with the committed profile in place of a collected one. Each stage returns what it found, and this file puts that into the report.
*/
async function refresh(group) {
	const programs = await forEach(group.works, findProfile);
	requireDifferentProfiles(programs);
	if (programs.length === 0) return;
	const proposal = await lookAtProposal(group, programs);
	const makeProfile = group.whole.run.command === "repair" ? repairCommitted : collectMergeDecide;
	const decided = await forEach(programs, (one) => makeProfile(one, proposal));
	const withAnswer = (kind) => decided.filter(({ answer }) => answer.kind === kind);
	const compared = await forEach(withAnswer("new"), (one) => buildAndCompare(one, proposal));
	const reopened = compared.length === 0 ? [] : withAnswer("declined");
	compared.push(...await forEach(reopened, (one) => buildAndCompare(one, proposal)));
	const ends = programs.map((one) => {
		const sameWork = ({ work }) => work === one.work && work.report.failure === void 0;
		const answer = { kind: "new" };
		const built = compared.find(sameWork);
		return built ? {
			...built,
			answer
		} : decided.find(sameWork) ?? {
			...one,
			answer: { kind: "failed" }
		};
	});
	for (const { work, answer } of ends) if ("note" in answer) work.report.add({ findings: [answer.note] });
	const { run, report } = group.whole;
	report.add(await publish(run, proposal, ends, report.value));
	if (isOfOneProgram(group)) return;
	const { publication } = report.value;
	for (const end of ends) end.work.report.add({ publication: publicationOf(end, proposal, publication) });
}
/** The program, and where its profile belongs. */
async function findProfile(work) {
	const { run, report } = work;
	if (run.command === "refresh") requireSources(run.config);
	const program = await findProgram(run);
	const place = await placeOfProfile(run, program.profilePath);
	introduce(run, report, program, place.path);
	return {
		work,
		program,
		place
	};
}
/** Makes a new profile of what the sources deliver, and decides whether it is worth proposing. */
async function collectMergeDecide(one, { publisher, published }) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { program, place } = one;
		const { run, report } = one.work;
		const { go, main } = program;
		await requireReplaceable(run, place, published);
		const archive = _usingCtx$1.u(await openArchiveOf(run));
		const declared = await declaredFunctions(go, main, run.config.buildFlags);
		const collected = await collectProfiles(run, go, declared);
		report.add({
			sources: collected.sources,
			findings: collected.findings
		});
		const { committed } = published.files.get(place.path) ?? {};
		const { merged, findings, potential, stacks } = await mergeCollected(run, go, main, collected, committed);
		const path = join(run.outputDirectory, basename(place.path));
		await replaceFile(path, merged.bytes);
		const profile = {
			...factsOfMerged(merged, path),
			repositoryPath: place.path
		};
		report.add({
			findings,
			potential,
			profile
		});
		const { minDrift, minSamples, renames } = run.config;
		const staleWeight = async (edges) => repairOf(await rematchToday(run, program, edges)).stale;
		const decision = await decide(committed, merged, {
			minDrift,
			minSamples,
			renames,
			staleWeight
		});
		report.add({ decision });
		run.host.progress(`Decision: ${decision.kind}. ${decision.reason}`);
		if (decision.kind === "reject") throw new Rejected(decision.reason, { fix: "Profile the program under load." });
		report.add({ profile: await archiveMerged(archive, run, merged, profile) });
		const answer = await answerTo(run.config, publisher, published, place.path, merged, decision);
		return {
			...one,
			profile: {
				path,
				bytes: merged.bytes
			},
			collected: {
				stacks,
				potential
			},
			answer
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
}
/** Builds the program with the new profile and without it, verifies and measures both, and looks into why they differ. */
async function buildAndCompare(one, { published }) {
	const { program, place, collected } = one;
	const { path, bytes } = one.profile;
	const { run, report } = one.work;
	report.add({ findings: await aboutPrivateNames(run, program, place, published, bytes) });
	report.add({ settings: nonDefaultSettings(run.config) });
	const sides = {
		baseline: { kind: "off" },
		candidate: {
			kind: "profile",
			path,
			display: basename(place.path)
		}
	};
	await foretell(run, program, sides);
	const build = await buildBoth(run, program, sides).catch((error) => {
		if (!(error instanceof ProfileBuildFailed)) throw error;
		throw new Rejected(error.message, {
			reason: "The program does not build with the new profile.",
			fix: error.fix,
			cause: error
		});
	});
	report.add({ build });
	report.add({ findings: await verify(run, place, bytes) });
	await compareBuilt(run, report, program, sides, build, collected);
	report.add(await pastRuns(run, report.value));
	report.add(gateResults(report.value, run.config));
	return one;
}
/** Does it for one after the other. @returns the results of those that did not fail. */
async function forEach(all, stage) {
	const results = [];
	for (const one of all) {
		const result = await attempt("work" in one ? one.work : one, () => stage(one));
		if (result !== void 0) results.push(result);
	}
	return results;
}

export { refresh };