import { getSystemErrorMap } from "node:util";

// src/system/errors.ts
/**
* An error that a user can meet. `message` says what happened and where, and `fix` says what to do. Only the entry of the program reports it.
* Any other error is a bug, and is printed with its stack.
*/
var ExpectedError = class extends Error {
	fix;
	/** The exit code of the process: 1 for a failure, 2 for wrong usage, and 128 + the number of the signal if the run was cancelled. */
	exitCode;
	/** `no profile` if the repository only has no profile yet; undefined for all other failures. */
	kind;
	constructor(message, options = {}) {
		super(message, options.cause === void 0 ? void 0 : { cause: options.cause });
		this.name = new.target.name;
		this.fix = options.fix;
		this.exitCode = options.exitCode ?? 1;
		this.kind = options.kind;
	}
};
/** Turns an ExpectedError into undefined, as the callback of `catch`. @throws every other error. */
function undefinedIfExpected(error) {
	if (!(error instanceof ExpectedError)) throw error;
}
/**
* Returns a callback for `catch` that throws an ExpectedError again with the message that `say` returns.
* @throws every other error unchanged.
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
/** A mistake in an input, an option or the config file. The command did not start. */
var UsageError = class extends ExpectedError {
	constructor(message, options = {}) {
		super(message, {
			...options,
			exitCode: 2
		});
	}
};
/** The new profile must not be used. The report then has the decision `reject`. */
var Rejected = class extends ExpectedError {
	reason;
	/** @param options `reason` is the reason of the decision; default: the message. */
	constructor(message, options = {}) {
		super(message, options);
		this.reason = options.reason ?? message;
	}
};
/** The run was cancelled from outside: by Ctrl-C, by SIGTERM, or with its job. */
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
/** What to do about each kind of failure, if the failure itself says nothing better. */
const WHAT_TO_DO = {
	interrupted: "Look into the logs of the service and of the proxies in between. The service may have restarted, or a proxy may end long requests.",
	throttled: "Request less, or less often.",
	tooLarge: "Request less: write a narrower query or a shorter period, or use a smaller file.",
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
/** Returns the operating system's words for an error, such as `no such file or directory`, without a path. */
function reasonOf(error) {
	const { code } = error;
	return code === void 0 ? messageOf(error) : SYSTEM_WORDS.get(code) ?? code;
}
/** The kinds of failures of the machine, by the codes of their errors. */
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
/** Returns the error to report for a failure of the machine, such as a full disk, which is never a bug; undefined for any other error. */
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