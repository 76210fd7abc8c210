// src/errors.ts
/**
* The errors a user can meet. An expected error says what happened and where (`message`) and what to do
* (`fix`); only the entry reports it. Anything else that is thrown is a bug and keeps its stack.
*/
var ExpectedError = class extends Error {
	fix;
	/** Exit code of the process: 1 failed, 2 wrong usage, 128 + signal when cancelled. */
	exitCode;
	constructor(message, options = {}) {
		super(message, options.cause === void 0 ? void 0 : { cause: options.cause });
		this.name = new.target.name;
		this.fix = options.fix;
		this.exitCode = options.exitCode ?? 1;
	}
};
/** A misspelt input, option, key or value; the command did not start. */
var UsageError = class extends ExpectedError {
	constructor(message, options = {}) {
		super(message, {
			...options,
			exitCode: 2
		});
	}
};
/** The run was ended from outside (Ctrl-C, SIGTERM, job cancelled). */
var Cancelled = class extends ExpectedError {
	constructor(signalName = "SIGINT") {
		super(`Cancelled by ${signalName}.`, {
			fix: "What is told here is partial: what was done before. Run again for all of it.",
			exitCode: signalName === "SIGINT" ? 130 : 143
		});
	}
};
/** The text of any thrown value, without its stack. */
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}

export { messageOf as i, ExpectedError as n, UsageError as r, Cancelled as t };