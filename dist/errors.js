import { getSystemErrorMap } from "node:util";

// src/system/errors.ts
/**
* An error that a user can cause or meet. `message` says what happened and where, and `fix` says what to do. Only the entry point of the
* program reports an ExpectedError. Every error of a different class is a bug, and is printed with its stack.
*/
var ExpectedError = class extends Error {
	fix;
	/** The exit code of the process: 1 for a failure, 2 for wrong usage, and 128 + the number of the signal if the run was cancelled. */
	exitCode;
	/**
	* `no profile` if the only reason for the error is that the repository has no profile yet, `no samples` for a profile without samples;
	* undefined for all other errors.
	*/
	kind;
	constructor(message, options = {}) {
		super(message, options.cause === void 0 ? void 0 : { cause: options.cause });
		this.name = new.target.name;
		this.fix = options.fix;
		this.exitCode = options.exitCode ?? 1;
		this.kind = options.kind;
	}
};
/** Returns undefined for an ExpectedError. Callers pass this function to `catch`. @throws `error` if it is not an ExpectedError. */
function undefinedIfExpected(error) {
	if (!(error instanceof ExpectedError)) throw error;
}
/**
* Returns a callback for `catch` that replaces an ExpectedError by an ExpectedError with the message that `say` returns.
* @throws the error unchanged if it is not an ExpectedError.
*/
function reworded(say, fix) {
	return (error) => {
		if (!(error instanceof ExpectedError)) throw error;
		throw new ExpectedError(say(error.message), {
			fix: fix ?? error.fix,
			cause: error
		});
	};
}
/** The error for a mistake in an input, an option or the config file. A command that throws a UsageError has not started its work. */
var UsageError = class extends ExpectedError {
	constructor(message, options = {}) {
		super(message, {
			...options,
			exitCode: 2
		});
	}
};
/** The error that is thrown if the new profile must not be used. The report of a run with this error has the decision `reject`. */
var Rejected = class extends ExpectedError {
	reason;
	/** @param options `reason` is the reason for the decision; default: the message. */
	constructor(message, options = {}) {
		super(message, options);
		this.reason = options.reason ?? message;
	}
};
/** The error that is thrown if the run was cancelled by Ctrl-C, by SIGTERM, or together with its job. */
var Cancelled = class extends ExpectedError {
	constructor(signalName = "SIGINT") {
		super(`Cancelled by ${signalName}.`, { exitCode: signalName === "SIGINT" ? 130 : 143 });
	}
};
/** Returns a finding of severity `warning`. */
function warning(message, fix) {
	return {
		severity: "warning",
		message,
		fix
	};
}
/** Returns a finding of severity `note`. */
function note(message, fix) {
	return {
		severity: "note",
		message,
		fix
	};
}
/** The advice for the user for each kind of failure. The advice for a kind is used if the failure itself suggests nothing more exact. */
const WHAT_TO_DO = {
	interrupted: "Look into the logs of the service and of the proxies in front of it. The service may have restarted, or a proxy may end long requests.",
	throttled: "Send fewer requests, or request less data.",
	tooLarge: "Request less data: write a narrower query or a shorter period, or use a smaller file.",
	fullDisk: "Free some space there and in the folder TMPDIR (RUNNER_TEMP in a workflow), then run again.",
	denied: "Give this user the permission to read and write there, then run again.",
	exhausted: "Close other programs or raise the limit of this user (ulimit), then run again.",
	cancelledEarly: "There is no result yet, and none of your files has changed. Run again.",
	cancelled: "The result is partial, because the run was cancelled. Run again for a complete result."
};
/** Returns the message of any thrown value, without its stack. */
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}
const SYSTEM_WORDS = new Map([...getSystemErrorMap().values(), ["EISDIR", "it is a folder"]]);
/** Returns the operating system's description of an error without a path, such as `no such file or directory`. */
function reasonOf(error) {
	const { code } = error;
	return code === void 0 ? messageOf(error) : SYSTEM_WORDS.get(code) ?? code;
}
/** The kind of failure for each error code that a failure of the machine has. */
const KINDS = {
	ENOSPC: "fullDisk",
	EDQUOT: "fullDisk",
	EFBIG: "fullDisk",
	EIO: "fullDisk",
	EACCES: "denied",
	EPERM: "denied",
	EROFS: "denied",
	ETXTBSY: "denied",
	EMFILE: "exhausted",
	ENFILE: "exhausted",
	ENOMEM: "exhausted",
	EAGAIN: "exhausted"
};
/**
* Returns the error to report for a failure of the machine, such as a full disk. A failure of the machine is never a bug. For all other
* errors, undefined is returned.
*/
function machineFailure(error) {
	const { code = "", path = "", dest = path, syscall } = error;
	const kind = KINDS[code];
	if (!(error instanceof Error) || syscall === void 0 || kind === void 0) return void 0;
	const message = `Cannot ${syscall}${dest === "" ? "" : ` ${dest}`}: ${reasonOf(error)}.`;
	return new ExpectedError(message, {
		fix: WHAT_TO_DO[kind],
		cause: error
	});
}

export { WHAT_TO_DO as a, note as c, undefinedIfExpected as d, warning as f, UsageError as i, reasonOf as l, ExpectedError as n, machineFailure as o, Rejected as r, messageOf as s, Cancelled as t, reworded as u };