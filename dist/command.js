import { Ai as _usingCtx, Bi as compareText, Gr as lastOutput, Qr as excerpt, Ur as EVALUATE, Wr as howItEnded, Yr as start, Zr as duration, ji as ExpectedError, lt as withDeadline, qr as ownerCommand, ti as printableName } from "./start.js";
import { i as newest, n as datedFiles } from "./downloads.js";
import { n as orAborted } from "./source.js";
import { mkdtemp, readdir } from "node:fs/promises";
import { join, relative } from "node:path";

// src/collect/command.ts
/** Bounds a command that was given no `timeout`, in milliseconds. */
const DEFAULT_TIMEOUT = 36e5;
const RUN_IN_GROUP = `sh -c '${EVALUATE}'; code=$?; trap "" TERM; kill -TERM 0; exit $code`;
/**
* Runs the owner's command by `sh -c` in the working directory and takes what it left in `$PGO_PROFILE_DIR`. What
* it still has running at its end gets SIGTERM and may finish its profile. A command that failed is not trusted:
* its profiles may be those of half a run.
* @throws ExpectedError when it fails, takes too long or leaves no profile.
*/
const collectFromCommand = async (source, context) => {
	context.signal.throwIfAborted();
	const folder = await mkdtemp(join(context.scratch, "profiles-"));
	const timeout = source.timeout ?? DEFAULT_TIMEOUT;
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
	}, () => new ExpectedError(`The command did not end within ${duration(timeout)} and was stopped. ${lastOutput(output())}`, { fix: "Give it less to do, or raise the source's `timeout`." }));
	const found = await datedFiles(await regularFiles(folder), context.signal);
	if (found.length === 0) throw new ExpectedError(`The command succeeded but left no profile in $PGO_PROFILE_DIR. ${lastOutput(output())}`, { fix: "Let the command write its CPU profile there, such as `go test -bench . -cpuprofile $PGO_PROFILE_DIR/bench.pprof`." });
	const { chosen, findings } = newest("file", found, source, context.now());
	return {
		files: chosen.map(({ name }) => name).sort(compareText).map((path) => ({
			path,
			name: printableName(relative(folder, path))
		})),
		failures: 0,
		findings
	};
};
/** Waits for the command's end. @throws ExpectedError when it failed, the signal's reason when it was stopped. */
async function ended(started, signal) {
	const end = await orAborted(started.exited, signal);
	signal.throwIfAborted();
	if (end.exitCode === 0) return;
	throw new ExpectedError(`The command ${howItEnded(end)}. ${lastOutput(started.output())}`, { fix: "Run the command by hand in the working directory and fix it; its profiles were not used." });
}
/** Every regular file in the folder and below; symbolic links are left alone. */
async function regularFiles(folder) {
	return (await readdir(folder, {
		recursive: true,
		withFileTypes: true
	})).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

export { collectFromCommand };