import { n as withDeadline, t as orAborted } from "./deadline.js";
import { n as ExpectedError } from "./errors.js";
import { a as ownerCommand, n as howItEnded, r as lastOutput, s as startProcess, t as EVALUATE } from "./exec.js";
import { d as excerpt, g as printableName, u as duration } from "./start.js";
import { o as newestFiles } from "./downloads.js";
import { b as _usingCtx } from "./files.js";
import { mkdtemp, readdir } from "node:fs/promises";
import { join, relative } from "node:path";

// src/collect/command.ts
/** The time for a command if the source has no `timeout`, in milliseconds. */
const DEFAULT_COMMAND_TIMEOUT = 36e5;
/**
* Runs the command, and then sends SIGTERM to its process group. A server that the command left in the background would otherwise keep the
* pipe of the command's output open for ever. After SIGTERM, the server still has half a second to write its CPU profile, because
* `startProcess` waits that long for the last output. This script does not contain the text of the command, because `sh` reads the text
* from the environment.
*/
const RUN_IN_GROUP = `sh -c '${EVALUATE}'; code=$?; trap "" TERM; kill -TERM 0; exit $code`;
/**
* Runs a command of the repository's owner with `sh -c` in the working directory, and collects the files that the command wrote into
* `$PGO_PROFILE_DIR`. If the command fails, its files are not used, because they may be incomplete profiles.
*/
const collectFromCommand = async (source, context) => {
	context.signal.throwIfAborted();
	const folder = await mkdtemp(join(context.scratch, "profiles-"));
	const { timeout = DEFAULT_COMMAND_TIMEOUT } = source;
	let output = () => "";
	context.progress(`Running ${excerpt(source.label, 200)}`);
	await withDeadline(timeout, context.signal, async (signal) => {
		try {
			var _usingCtx$1 = _usingCtx();
			const { argv, env } = ownerCommand(source.command, RUN_IN_GROUP);
			const started = _usingCtx$1.a(await startProcess(argv, {
				cwd: context.cwd,
				env: {
					...context.env,
					...env,
					PGO_PROFILE_DIR: folder
				},
				credentials: "login",
				signal,
				onLine: (line) => context.detail?.(`${excerpt(source.label, 20)} | ${excerpt(line, 300)}`)
			}));
			output = started.output;
			const end = await orAborted(started.exited, signal);
			signal.throwIfAborted();
			if (end.exitCode === 0) return;
			throw new ExpectedError(`The command ${howItEnded(end)}. ${lastOutput(output())}`, { fix: "Run the command by hand in the working directory, and fix it. The profiles of the failed command were not used." });
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	}, () => new ExpectedError(`The command did not end within ${duration(timeout)} and was stopped. ${lastOutput(output())}`, { fix: "Let the command do less, or raise the `timeout` of the source." }));
	const paths = (await readdir(folder, {
		recursive: true,
		withFileTypes: true
	})).filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
	const nameInFolder = (path) => printableName(relative(folder, path));
	const collection = await newestFiles(paths, source, context, nameInFolder);
	if (collection !== void 0) return collection;
	const message = `The command succeeded but left no profile in $PGO_PROFILE_DIR. ${lastOutput(output())}`;
	throw new ExpectedError(message, { fix: "Let the command write its CPU profile into that folder, such as `go test -bench . -cpuprofile $PGO_PROFILE_DIR/bench.pprof`." });
};

export { collectFromCommand };