import { Er as ExpectedError, Nt as start, Sr as _usingCtx, fr as printableName, lr as duration, ur as excerpt } from "./start.js";
import { n as withDeadline } from "./deadline.js";
import { n as ownerCommand, t as EVALUATE } from "./owner-command.js";
import { n as howItEnded, r as lastOutput } from "./ended.js";
import { a as newest, n as datedFiles, t as compare } from "./newest.js";
import { mkdtemp, readdir } from "node:fs/promises";
import { join, relative } from "node:path";

// src/sources/command.ts
/** Bounds a command that was given no `timeout`, in milliseconds. */
const DEFAULT_COMMAND_TIMEOUT = 36e5;
const RUN_IN_GROUP = `sh -c '${EVALUATE}'; code=$?; trap "" TERM; kill -TERM 0; exit $code`;
const FIX_NO_PROFILE = "Let the command write its CPU profile there, such as `go test -bench . -cpuprofile $PGO_PROFILE_DIR/bench.pprof`.";
/**
* Runs the owner's command by `sh -c` in the working directory and takes what it left in `$PGO_PROFILE_DIR`. What
* it still has running at its end gets SIGTERM and may finish its profile. A command that failed is not trusted:
* its profiles may be those of half a run.
* @throws ExpectedError when it fails, takes too long or leaves no profile.
*/
const collectFromCommand = async (source, context) => {
	context.signal.throwIfAborted();
	const folder = await mkdtemp(join(context.scratch, "profiles-"));
	const timeout = source.timeout ?? 36e5;
	let output = () => "";
	await withDeadline(timeout, context.signal, async (signal) => {
		try {
			var _usingCtx$1 = _usingCtx();
			const { argv, env } = ownerCommand(source.command, RUN_IN_GROUP);
			const started = _usingCtx$1.a(await start(argv, {
				cwd: context.cwd,
				env: {
					...context.env,
					...env,
					PGO_PROFILE_DIR: folder
				},
				credentials: "login",
				signal,
				onLine: (line) => context.progress(`${excerpt(source.label, 40)} | ${excerpt(line, 300)}`)
			}));
			output = started.output;
			await ended(started, signal);
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	}, () => timedOut(timeout, output()));
	const found = await datedFiles(await regularFiles(folder), context.signal);
	if (found.length === 0) throw leftNothing(output());
	const { paths, findings } = newest(found, source, context.now());
	return {
		files: paths.map((path) => ({
			path,
			name: printableName(relative(folder, path))
		})),
		failures: 0,
		findings
	};
};
/** Waits for the command's end. @throws ExpectedError when it failed, the signal's reason when it was stopped. */
async function ended(started, signal) {
	const end = await Promise.race([started.exited, aborted(signal)]);
	signal.throwIfAborted();
	const { exitCode, signal: killedBy } = end ?? {
		exitCode: null,
		signal: null
	};
	if (exitCode === 0) return;
	const how = howItEnded({
		exitCode,
		signal: killedBy
	});
	throw new ExpectedError(`The command ${how}. ${lastOutput(started.output())}`, { fix: exitCode === 127 ? "Install the program that was not found, or add its folder to the PATH." : "Run the command by hand in the working directory and mend it; its profiles were not used." });
}
function aborted(signal) {
	return new Promise((resolve) => {
		signal.addEventListener("abort", () => resolve(void 0), { once: true });
		if (signal.aborted) resolve(void 0);
	});
}
/** Every regular file in the folder and below, sorted; symbolic links are left alone. */
async function regularFiles(folder) {
	return (await readdir(folder, {
		recursive: true,
		withFileTypes: true
	})).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).sort(compare);
}
function timedOut(timeout, output) {
	return new ExpectedError(`The command did not end within ${duration(timeout)} and was stopped. ${lastOutput(output)}`, { fix: "Give it less to do, or raise the source's `timeout`." });
}
function leftNothing(output) {
	return new ExpectedError(`The command ended well but left no profile in $PGO_PROFILE_DIR. ${lastOutput(output)}`, { fix: FIX_NO_PROFILE });
}

export { collectFromCommand };