import { getSystemErrorMap } from "node:util";

// src/system/errors.ts
/**
* An error that a user can meet: `message` says what happened and where, `fix` what to do. Only the entry reports it.
* Anything else that is thrown is a bug and keeps its stack.
*/
var ExpectedError = class extends Error {
	fix;
	/** Exit code of the process: 1 failed, 2 wrong usage, 128 + signal when cancelled. */
	exitCode;
	/** `no profile`: the repository merely has no profile yet; undefined for all other failures. */
	kind;
	constructor(message, options = {}) {
		super(message, options.cause === void 0 ? void 0 : { cause: options.cause });
		this.name = new.target.name;
		this.fix = options.fix;
		this.exitCode = options.exitCode ?? 1;
		this.kind = options.kind;
	}
};
/** For `catch`: goes on without a result. @throws bugs. */
function undefinedIfExpected(error) {
	if (!(error instanceof ExpectedError)) throw error;
}
/** For `catch`: the same failure, with its message put through `say`. @throws bugs unchanged. */
function reworded(say, fix) {
	return (error) => {
		if (!(error instanceof ExpectedError)) throw error;
		throw new ExpectedError(say(error.message), {
			fix: fix ?? error.fix,
			cause: error
		});
	};
}
/** A misspelt input, option, key or value; the command did not start. */
var UsageError = class extends ExpectedError {
	constructor(message, options = {}) {
		super(message, {
			...options,
			exitCode: 2
		});
	}
};
/** The new profile must not be used: the report then has the decision `reject`. */
var Rejected = class extends ExpectedError {
	reason;
	/** @param options `reason` of the decision; default: the message. */
	constructor(message, options = {}) {
		super(message, options);
		this.reason = options.reason ?? message;
	}
};
/** The run was ended from outside (Ctrl-C, SIGTERM, job cancelled). */
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
/** What to do about a kind of failure, where nothing better is known. */
const WHAT_TO_DO = {
	interrupted: "Look into the log of the service and of the proxies in between; it may restart, or end long requests.",
	throttled: "Ask for less, or less often.",
	tooLarge: "Ask for less: a narrower query, a shorter time, a smaller file.",
	fullDisk: "Free some space there and where TMPDIR (RUNNER_TEMP in a workflow) is, then run again.",
	denied: "Let this user read and write there, then run again.",
	exhausted: "Close other programs or raise the limit of this user (ulimit), then run again.",
	cancelledEarly: "There is no result yet, and no file of yours has changed. Run it again.",
	cancelled: "The result is partial: it shows what was done before. Run again for all of it."
};
/** The text of any thrown value, without its stack. */
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}
const SYSTEM_WORDS = new Map([...getSystemErrorMap().values(), ["EISDIR", "it is a folder"]]);
/** The operating system's words for an error, such as `no such file or directory`; without a path. */
function reasonOf(error) {
	const { code } = error;
	return code === void 0 ? messageOf(error) : SYSTEM_WORDS.get(code) ?? code;
}
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
/** A refusal of the machine, such as a full disk, which is no bug at any step. Undefined for everything else. */
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