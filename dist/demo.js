import { n as freePort } from "./processes.js";
import { c as pprofCommand, i as goToolchain, l as runGo } from "./go.js";
import { t as FALLBACK_IDENTITY } from "./git-repository.js";
import { l as changedSettings } from "./settings.js";
import { n as ExpectedError } from "./errors.js";
import { t as runGit } from "./git.js";
import { i as packageRoot } from "./host.js";
import { cp } from "node:fs/promises";
import { join } from "node:path";

// src/commands/demo.ts
/** The number of instances of the example service that are profiled. */
const INSTANCES = 2;
const PROFILE_SECONDS = 12;
/** The duration of the load, in seconds. The load starts before the profiles are recorded and must end after the recording. */
const LOAD_SECONDS = 18;
/**
* The shares of the service's two kinds of work in the load. The load has both kinds of work, so that the profile has the code of both
* benchmarks.
*/
const LOAD_MIX = "render=2,index=1";
/**
* The longest time of measuring, in milliseconds. Most runs end earlier, when the interval is narrow enough. Tuning may
* take half as long in addition; in 60 s, it had too few fresh rounds to prove a better profile.
*/
const BENCHMARK_BUDGET = 18e4;
/**
* Prepares `demo`, which is a refresh of the example service in a scratch repository. The refresh starts two instances of the service, puts
* both instances under load and profiles them. Only the files in the output folder stay.
*/
async function demo(job) {
	const repository = await makeRepository(job);
	const { service, load } = await buildPrograms(job, repository);
	const hosts = [];
	for (let i = 0; i < INSTANCES; i++) hosts.push(`127.0.0.1:${await freePort()}`);
	job.host.progress(`Profiling ${INSTANCES} instances of the service for ${PROFILE_SECONDS} s, under load …`);
	const config = {
		...job.config,
		workingDirectory: repository,
		sourcesFolder: repository,
		loadFolder: repository,
		sources: hosts.map(endpoint),
		underLoad: {
			serve: `${hosts.map((host) => `"$SERVICE" -addr ${host} &`).join(" ")} wait`,
			serveEnv: { SERVICE: service },
			load: `"$LOAD" -duration ${LOAD_SECONDS}s -mix ${LOAD_MIX} ${hosts.map((host) => `-url http://${host}`).join(" ")}`,
			loadEnv: { LOAD: load }
		},
		measure: /* @__PURE__ */ new Set(["benchmarks"]),
		publish: "local",
		budget: BENCHMARK_BUDGET,
		changedSettings: changedSettings({
			measure: ["benchmarks"],
			budget: BENCHMARK_BUDGET
		})
	};
	return {
		...job,
		config
	};
}
/** Makes a git repository with the example service, without a profile. @returns the path of the repository. */
async function makeRepository({ host, outputDirectory }) {
	const repository = join(outputDirectory, "repository");
	host.progress(`demo: refreshing the profile of an example service in ${repository} (two to five minutes) …`);
	await cp(join(packageRoot, "examples", "markdown-service"), repository, { recursive: true });
	const { name, email } = FALLBACK_IDENTITY;
	for (const args of [
		[
			"init",
			"--quiet",
			"--initial-branch=main"
		],
		[
			"config",
			"user.name",
			name
		],
		[
			"config",
			"user.email",
			email
		],
		[
			"config",
			"commit.gpgSign",
			"false"
		],
		["add", "--all"],
		[
			"commit",
			"--quiet",
			"--message=Example service, without a profile"
		]
	]) {
		const options = {
			cwd: repository,
			env: host.env,
			signal: host.signal
		};
		const { exitCode, stderr } = await runGit(args, options);
		if (exitCode === 0) continue;
		const fix = `Fix the git error above in ${repository}, then run again.`;
		throw new ExpectedError(`\`git ${args[0]}\` failed: ${stderr.trim()}`, { fix });
	}
	return repository;
}
/** Builds the service and its load driver. pprof is built at the same time, because Go builds pprof only when it is first used. */
async function buildPrograms({ host, scratch }, repository) {
	host.progress("Building the service, its load driver and pprof (the first build takes a minute) …");
	const { env, signal } = host;
	const { exe } = await goToolchain({
		cwd: repository,
		env,
		signal
	});
	const build = async (cwd, name) => {
		const binary = join(scratch, `${name}${exe}`);
		const { exitCode, stderr } = await runGo([
			"build",
			"-pgo=off",
			"-o",
			binary,
			"."
		], {
			cwd,
			env,
			signal
		});
		if (exitCode === 0) return binary;
		throw new ExpectedError(`The example does not build: ${stderr.trim()}`, { fix: "Check the network and GOPROXY, because the first build downloads modules." });
	};
	const [service, load] = await Promise.all([
		build(repository, "service"),
		build(join(packageRoot, "examples", "load"), "load"),
		pprofCommand({
			cwd: repository,
			env,
			signal: host.signal
		})
	]);
	return {
		service,
		load
	};
}
/** Returns the source that profiles one instance of the service. */
function endpoint(host) {
	const url = `http://${host}/debug/pprof/profile`;
	return {
		kind: "pprof",
		label: url,
		url,
		seconds: PROFILE_SECONDS,
		headers: {},
		required: false
	};
}

export { demo };