import { i as __require, o as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { constants, createReadStream, existsSync, readFileSync, realpathSync, rmSync, statSync } from "node:fs";
import { chmod, lstat, mkdir, mkdtemp, open, readFile, realpath, rename, rm, stat as stat$1, writeFile } from "node:fs/promises";
import { constants as constants$2, tmpdir } from "node:os";
import path, { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { getSystemErrorMap, inspect } from "node:util";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import * as os$2 from "os";
import * as events from "events";
import * as child from "child_process";
import * as path$2 from "path";
import * as fs$2 from "fs";
import { setTimeout as setTimeout$2 } from "timers";
import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";

// src/system/errors.ts
/**
* An error that a user can meet: `message` says what happened and where, `fix` what to do. Only the entry reports it.
* Anything else that is thrown is a bug and keeps its stack.
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
function warning(message, fix) {
	return {
		severity: "warning",
		message,
		fix
	};
}
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
function reasonOf$2(error) {
	const { code } = error;
	return code === void 0 ? messageOf(error) : SYSTEM_WORDS.get(code) ?? code;
}
const KINDS$1 = {
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
	const kind = KINDS$1[code];
	if (!(error instanceof Error) || syscall === void 0 || kind === void 0) return void 0;
	const message = `Cannot ${syscall}${dest === "" ? "" : ` ${dest}`}: ${reasonOf$2(error)}.`;
	return new ExpectedError(message, {
		fix: WHAT_TO_DO[kind],
		cause: error
	});
}

// node_modules/@actions/io/lib/io-util.js
var __awaiter$3 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { chmod: chmod$1, copyFile: copyFile$1, lstat: lstat$1, mkdir: mkdir$1, open: open$1, readdir: readdir$2, rename: rename$1, rm: rm$1, rmdir, stat: stat$3, symlink, unlink } = fs$2.promises;
const IS_WINDOWS$1 = process.platform === "win32";
const READONLY = fs$2.constants.O_RDONLY;
function exists(fsPath) {
	return __awaiter$3(this, void 0, void 0, function* () {
		try {
			yield stat$3(fsPath);
		} catch (err) {
			if (err.code === "ENOENT") return false;
			throw err;
		}
		return true;
	});
}
/**
* On OSX/Linux, true if path starts with '/'. On Windows, true for paths like:
* \, \hello, \\hello\share, C:, and C:\hello (and corresponding alternate separator cases).
*/
function isRooted(p) {
	p = normalizeSeparators(p);
	if (!p) throw new Error("isRooted() parameter \"p\" cannot be empty");
	if (IS_WINDOWS$1) return p.startsWith("\\") || /^[A-Z]:/i.test(p);
	return p.startsWith("/");
}
/**
* Best effort attempt to determine whether a file exists and is executable.
* @param filePath    file path to check
* @param extensions  additional file extensions to try
* @return if file exists and is executable, returns the file path. otherwise empty string.
*/
function tryGetExecutablePath(filePath, extensions) {
	return __awaiter$3(this, void 0, void 0, function* () {
		let stats = void 0;
		try {
			stats = yield stat$3(filePath);
		} catch (err) {
			if (err.code !== "ENOENT") console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
		}
		if (stats && stats.isFile()) {
			if (IS_WINDOWS$1) {
				const upperExt = path$2.extname(filePath).toUpperCase();
				if (extensions.some((validExt) => validExt.toUpperCase() === upperExt)) return filePath;
			} else if (isUnixExecutable(stats)) return filePath;
		}
		const originalFilePath = filePath;
		for (const extension of extensions) {
			filePath = originalFilePath + extension;
			stats = void 0;
			try {
				stats = yield stat$3(filePath);
			} catch (err) {
				if (err.code !== "ENOENT") console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
			}
			if (stats && stats.isFile()) {
				if (IS_WINDOWS$1) {
					try {
						const directory = path$2.dirname(filePath);
						const upperName = path$2.basename(filePath).toUpperCase();
						for (const actualName of yield readdir$2(directory)) if (upperName === actualName.toUpperCase()) {
							filePath = path$2.join(directory, actualName);
							break;
						}
					} catch (err) {
						console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
					}
					return filePath;
				} else if (isUnixExecutable(stats)) return filePath;
			}
		}
		return "";
	});
}
function normalizeSeparators(p) {
	p = p || "";
	if (IS_WINDOWS$1) {
		p = p.replace(/\//g, "\\");
		return p.replace(/\\\\+/g, "\\");
	}
	return p.replace(/\/\/+/g, "/");
}
function isUnixExecutable(stats) {
	return (stats.mode & 1) > 0 || (stats.mode & 8) > 0 && process.getgid !== void 0 && stats.gid === process.getgid() || (stats.mode & 64) > 0 && process.getuid !== void 0 && stats.uid === process.getuid();
}

// node_modules/@actions/io/lib/io.js
var __awaiter$2 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
/**
* Returns path of a tool had the tool actually been invoked.  Resolves via paths.
* If you check and the tool does not exist, it will throw.
*
* @param     tool              name of the tool
* @param     check             whether to check if tool exists
* @returns   Promise<string>   path to tool
*/
function which(tool, check) {
	return __awaiter$2(this, void 0, void 0, function* () {
		if (!tool) throw new Error("parameter 'tool' is required");
		if (check) {
			const result = yield which(tool, false);
			if (!result) {
				if (IS_WINDOWS$1) throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
				else throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
			}
			return result;
		}
		const matches = yield findInPath(tool);
		if (matches && matches.length > 0) return matches[0];
		return "";
	});
}
/**
* Returns a list of all occurrences of the given tool on the system path.
*
* @returns   Promise<string[]>  the paths of the tool
*/
function findInPath(tool) {
	return __awaiter$2(this, void 0, void 0, function* () {
		if (!tool) throw new Error("parameter 'tool' is required");
		const extensions = [];
		if (IS_WINDOWS$1 && process.env["PATHEXT"]) {
			for (const extension of process.env["PATHEXT"].split(path$2.delimiter)) if (extension) extensions.push(extension);
		}
		if (isRooted(tool)) {
			const filePath = yield tryGetExecutablePath(tool, extensions);
			if (filePath) return [filePath];
			return [];
		}
		if (tool.includes(path$2.sep)) return [];
		const directories = [];
		if (process.env.PATH) {
			for (const p of process.env.PATH.split(path$2.delimiter)) if (p) directories.push(p);
		}
		const matches = [];
		for (const directory of directories) {
			const filePath = yield tryGetExecutablePath(path$2.join(directory, tool), extensions);
			if (filePath) matches.push(filePath);
		}
		return matches;
	});
}

// node_modules/@actions/exec/lib/toolrunner.js
var __awaiter$1 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const IS_WINDOWS = process.platform === "win32";
var ToolRunner = class extends events.EventEmitter {
	constructor(toolPath, args, options) {
		super();
		if (!toolPath) throw new Error("Parameter 'toolPath' cannot be null or empty.");
		this.toolPath = toolPath;
		this.args = args || [];
		this.options = options || {};
	}
	_debug(message) {
		if (this.options.listeners && this.options.listeners.debug) this.options.listeners.debug(message);
	}
	_getCommandString(options, noPrefix) {
		const toolPath = this._getSpawnFileName();
		const args = this._getSpawnArgs(options);
		let cmd = noPrefix ? "" : "[command]";
		if (IS_WINDOWS) {
			if (this._isCmdFile()) {
				cmd += toolPath;
				for (const a of args) cmd += ` ${a}`;
			} else if (options.windowsVerbatimArguments) {
				cmd += `"${toolPath}"`;
				for (const a of args) cmd += ` ${a}`;
			} else {
				cmd += this._windowsQuoteCmdArg(toolPath);
				for (const a of args) cmd += ` ${this._windowsQuoteCmdArg(a)}`;
			}
		} else {
			cmd += toolPath;
			for (const a of args) cmd += ` ${a}`;
		}
		return cmd;
	}
	_processLineBuffer(data, strBuffer, onLine) {
		try {
			let s = strBuffer + data.toString();
			let n = s.indexOf(os$2.EOL);
			while (n > -1) {
				onLine(s.substring(0, n));
				s = s.substring(n + os$2.EOL.length);
				n = s.indexOf(os$2.EOL);
			}
			return s;
		} catch (err) {
			this._debug(`error processing line. Failed with error ${err}`);
			return "";
		}
	}
	_getSpawnFileName() {
		if (IS_WINDOWS) {
			if (this._isCmdFile()) return process.env["COMSPEC"] || "cmd.exe";
		}
		return this.toolPath;
	}
	_getSpawnArgs(options) {
		if (IS_WINDOWS) {
			if (this._isCmdFile()) {
				let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
				for (const a of this.args) {
					argline += " ";
					argline += options.windowsVerbatimArguments ? a : this._windowsQuoteCmdArg(a);
				}
				argline += "\"";
				return [argline];
			}
		}
		return this.args;
	}
	_endsWith(str, end) {
		return str.endsWith(end);
	}
	_isCmdFile() {
		const upperToolPath = this.toolPath.toUpperCase();
		return this._endsWith(upperToolPath, ".CMD") || this._endsWith(upperToolPath, ".BAT");
	}
	_windowsQuoteCmdArg(arg) {
		if (!this._isCmdFile()) return this._uvQuoteCmdArg(arg);
		if (!arg) return "\"\"";
		const cmdSpecialChars = [
			" ",
			"	",
			"&",
			"(",
			")",
			"[",
			"]",
			"{",
			"}",
			"^",
			"=",
			";",
			"!",
			"'",
			"+",
			",",
			"`",
			"~",
			"|",
			"<",
			">",
			"\""
		];
		let needsQuotes = false;
		for (const char of arg) if (cmdSpecialChars.some((x) => x === char)) {
			needsQuotes = true;
			break;
		}
		if (!needsQuotes) return arg;
		let reverse = "\"";
		let quoteHit = true;
		for (let i = arg.length; i > 0; i--) {
			reverse += arg[i - 1];
			if (quoteHit && arg[i - 1] === "\\") reverse += "\\";
			else if (arg[i - 1] === "\"") {
				quoteHit = true;
				reverse += "\"";
			} else quoteHit = false;
		}
		reverse += "\"";
		return reverse.split("").reverse().join("");
	}
	_uvQuoteCmdArg(arg) {
		if (!arg) return "\"\"";
		if (!arg.includes(" ") && !arg.includes("	") && !arg.includes("\"")) return arg;
		if (!arg.includes("\"") && !arg.includes("\\")) return `"${arg}"`;
		let reverse = "\"";
		let quoteHit = true;
		for (let i = arg.length; i > 0; i--) {
			reverse += arg[i - 1];
			if (quoteHit && arg[i - 1] === "\\") reverse += "\\";
			else if (arg[i - 1] === "\"") {
				quoteHit = true;
				reverse += "\\";
			} else quoteHit = false;
		}
		reverse += "\"";
		return reverse.split("").reverse().join("");
	}
	_cloneExecOptions(options) {
		options = options || {};
		const result = {
			cwd: options.cwd || process.cwd(),
			env: options.env || process.env,
			silent: options.silent || false,
			windowsVerbatimArguments: options.windowsVerbatimArguments || false,
			failOnStdErr: options.failOnStdErr || false,
			ignoreReturnCode: options.ignoreReturnCode || false,
			delay: options.delay || 1e4
		};
		result.outStream = options.outStream || process.stdout;
		result.errStream = options.errStream || process.stderr;
		return result;
	}
	_getSpawnOptions(options, toolPath) {
		options = options || {};
		const result = {};
		result.cwd = options.cwd;
		result.env = options.env;
		result["windowsVerbatimArguments"] = options.windowsVerbatimArguments || this._isCmdFile();
		if (options.windowsVerbatimArguments) result.argv0 = `"${toolPath}"`;
		return result;
	}
	/**
	* Exec a tool.
	* Output will be streamed to the live console.
	* Returns promise with return code
	*
	* @param     tool     path to tool to exec
	* @param     options  optional exec options.  See ExecOptions
	* @returns   number
	*/
	exec() {
		return __awaiter$1(this, void 0, void 0, function* () {
			if (!isRooted(this.toolPath) && (this.toolPath.includes("/") || IS_WINDOWS && this.toolPath.includes("\\"))) this.toolPath = path$2.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
			this.toolPath = yield which(this.toolPath, true);
			return new Promise((resolve, reject) => __awaiter$1(this, void 0, void 0, function* () {
				this._debug(`exec tool: ${this.toolPath}`);
				this._debug("arguments:");
				for (const arg of this.args) this._debug(`   ${arg}`);
				const optionsNonNull = this._cloneExecOptions(this.options);
				if (!optionsNonNull.silent && optionsNonNull.outStream) optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + os$2.EOL);
				const state = new ExecState(optionsNonNull, this.toolPath);
				state.on("debug", (message) => {
					this._debug(message);
				});
				if (this.options.cwd && !(yield exists(this.options.cwd))) return reject(/* @__PURE__ */ new Error(`The cwd: ${this.options.cwd} does not exist!`));
				const fileName = this._getSpawnFileName();
				const cp = child.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
				let stdbuffer = "";
				if (cp.stdout) cp.stdout.on("data", (data) => {
					if (this.options.listeners && this.options.listeners.stdout) this.options.listeners.stdout(data);
					if (!optionsNonNull.silent && optionsNonNull.outStream) optionsNonNull.outStream.write(data);
					stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
						if (this.options.listeners && this.options.listeners.stdline) this.options.listeners.stdline(line);
					});
				});
				let errbuffer = "";
				if (cp.stderr) cp.stderr.on("data", (data) => {
					state.processStderr = true;
					if (this.options.listeners && this.options.listeners.stderr) this.options.listeners.stderr(data);
					if (!optionsNonNull.silent && optionsNonNull.errStream && optionsNonNull.outStream) (optionsNonNull.failOnStdErr ? optionsNonNull.errStream : optionsNonNull.outStream).write(data);
					errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
						if (this.options.listeners && this.options.listeners.errline) this.options.listeners.errline(line);
					});
				});
				cp.on("error", (err) => {
					state.processError = err.message;
					state.processExited = true;
					state.processClosed = true;
					state.CheckComplete();
				});
				cp.on("exit", (code) => {
					state.processExitCode = code;
					state.processExited = true;
					this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
					state.CheckComplete();
				});
				cp.on("close", (code) => {
					state.processExitCode = code;
					state.processExited = true;
					state.processClosed = true;
					this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
					state.CheckComplete();
				});
				state.on("done", (error, exitCode) => {
					if (stdbuffer.length > 0) this.emit("stdline", stdbuffer);
					if (errbuffer.length > 0) this.emit("errline", errbuffer);
					cp.removeAllListeners();
					if (error) reject(error);
					else resolve(exitCode);
				});
				if (this.options.input) {
					if (!cp.stdin) throw new Error("child process missing stdin");
					cp.stdin.end(this.options.input);
				}
			}));
		});
	}
};
/**
* Convert an arg string to an array of args. Handles escaping
*
* @param    argString   string of arguments
* @returns  string[]    array of arguments
*/
function argStringToArray(argString) {
	const args = [];
	let inQuotes = false;
	let escaped = false;
	let arg = "";
	function append(c) {
		if (escaped && c !== "\"") arg += "\\";
		arg += c;
		escaped = false;
	}
	for (let i = 0; i < argString.length; i++) {
		const c = argString.charAt(i);
		if (c === "\"") {
			if (!escaped) inQuotes = !inQuotes;
			else append(c);
			continue;
		}
		if (c === "\\" && escaped) {
			append(c);
			continue;
		}
		if (c === "\\" && inQuotes) {
			escaped = true;
			continue;
		}
		if (c === " " && !inQuotes) {
			if (arg.length > 0) {
				args.push(arg);
				arg = "";
			}
			continue;
		}
		append(c);
	}
	if (arg.length > 0) args.push(arg.trim());
	return args;
}
var ExecState = class ExecState extends events.EventEmitter {
	constructor(options, toolPath) {
		super();
		this.processClosed = false;
		this.processError = "";
		this.processExitCode = 0;
		this.processExited = false;
		this.processStderr = false;
		this.delay = 1e4;
		this.done = false;
		this.timeout = null;
		if (!toolPath) throw new Error("toolPath must not be empty");
		this.options = options;
		this.toolPath = toolPath;
		if (options.delay) this.delay = options.delay;
	}
	CheckComplete() {
		if (this.done) return;
		if (this.processClosed) this._setResult();
		else if (this.processExited) this.timeout = setTimeout$2(ExecState.HandleTimeout, this.delay, this);
	}
	_debug(message) {
		this.emit("debug", message);
	}
	_setResult() {
		let error;
		if (this.processExited) {
			if (this.processError) error = /* @__PURE__ */ new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
			else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) error = /* @__PURE__ */ new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
			else if (this.processStderr && this.options.failOnStdErr) error = /* @__PURE__ */ new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
		}
		if (this.timeout) {
			clearTimeout(this.timeout);
			this.timeout = null;
		}
		this.done = true;
		this.emit("done", error, this.processExitCode);
	}
	static HandleTimeout(state) {
		if (state.done) return;
		if (!state.processClosed && state.processExited) {
			const message = `The STDIO streams did not close within ${state.delay / 1e3} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
			state._debug(message);
		}
		state._setResult();
	}
};

// node_modules/@actions/exec/lib/exec.js
var __awaiter = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
/**
* Exec a command.
* Output will be streamed to the live console.
* Returns promise with return code
*
* @param     commandLine        command to execute (can include additional args). Must be correctly escaped.
* @param     args               optional arguments for tool. Escaping is handled by the lib.
* @param     options            optional exec options.  See ExecOptions
* @returns   Promise<number>    exit code
*/
function exec(commandLine, args, options) {
	return __awaiter(this, void 0, void 0, function* () {
		const commandArgs = argStringToArray(commandLine);
		if (commandArgs.length === 0) throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
		const toolPath = commandArgs[0];
		args = commandArgs.slice(1).concat(args || []);
		return new ToolRunner(toolPath, args, options).exec();
	});
}

// src/system/format.ts
/**
* Numbers as people read them: with their unit, a real minus sign (U+2212), and no more digits than they deserve, in any
* locale and time zone; orders and random numbers that are the same everywhere. Also used by the report page in a browser.
* What only reports show is in `report/format.ts`.
*/
const MINUS = "−";
/** Shown where a number is missing or not finite. */
const NO_NUMBER = "—";
/** `value` with exactly `decimals` decimals and thousands separators; never "−0". */
function fixed(value, decimals) {
	if (!Number.isFinite(value)) return "—";
	const [whole = "0", fraction] = Math.abs(value).toFixed(decimals).split(".");
	const digits = whole.replace(/\B(?=(\d{3})+$)/g, ",") + (fraction === void 0 ? "" : `.${fraction}`);
	return value < 0 && /[1-9]/.test(digits) ? "−" + digits : digits;
}
/** `12,345 samples`, `1 sample`. */
function count(value, one, many = `${one}s`) {
	return `${fixed(value, 0)} ${value === 1 ? one : many}`;
}
/** A fraction as a percentage: 0.8131 is `81.3 %`. */
function share$1(fraction) {
	return `${fixed(fraction * 100, 1)} %`;
}
function capitalized(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
/** Order by code unit: the same on every machine, whatever its locale. */
function compareText(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
/** The sum of what `of` gives for each. */
function totalOf(all, of) {
	return all.reduce((sum, one, at) => sum + of(one, at), 0);
}
/** `Map.groupBy`, which Node 20 has not. */
function groupBy(all, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const one of all) {
		const key = keyOf(one);
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [one]);
		else group.push(one);
	}
	return groups;
}
/** `answer`, which is asked each question once. */
function remembered(answer) {
	const known = /* @__PURE__ */ new Map();
	return (question) => {
		if (!known.has(question)) known.set(question, answer(question));
		return known.get(question);
	};
}
/** With its sign, also when positive: `+2.9`. */
function signed(value, decimals) {
	const text = fixed(value, decimals);
	return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}
/** A change as a percentage with its sign: −0.0307 is `−3.07 %`. */
function change(fraction, decimals = 2) {
	return Number.isFinite(fraction) ? `${signed(fraction * 100, decimals)} %` : "—";
}
/**
* A change and its interval, `−3.6 % to −2.6 %`. The narrower the interval, the more decimals both have; as many as it takes to tell
* a bound from zero, and at least `least`, so that the rows of a table agree.
*/
function changeWithInterval(value, [low, high], least = 1) {
	let decimals = Math.max(least, (high - low) / 2 * 100 >= .5 ? 1 : 2);
	const vanishes = (bound) => bound !== 0 && Number(Math.abs(bound * 100).toFixed(decimals)) === 0;
	while (decimals < 4 && (vanishes(low) || vanishes(high))) decimals++;
	return {
		change: change(value, decimals),
		interval: `${change(low, decimals)} to ${change(high, decimals)}`
	};
}
const BYTE_UNITS = [
	"B",
	"KiB",
	"MiB",
	"GiB",
	"TiB"
];
/** `512 B`, `69.4 KiB`, `8.42 MiB`. */
function bytes(value) {
	if (!Number.isFinite(value)) return "—";
	let rest = value;
	let unit = 0;
	while (Math.abs(rest) >= 1023.95 && unit < BYTE_UNITS.length - 1) {
		rest /= 1024;
		unit++;
	}
	return `${fixed(rest, unit === 0 ? 0 : Math.abs(rest) < 9.995 ? 2 : 1)} ${BYTE_UNITS[unit]}`;
}
const QUANTITIES$1 = [
	[/^cpu-(?:sec|ns)\/op$/, "CPU time per operation"],
	[/^(?:sec|ns)\/op$/, "time per operation"],
	[/^cpu-sec\/sec$/, "CPU time per second of profiling"],
	[/^cpu-sec\/(.+)$/s, "CPU time per $1"],
	[/^cpu-sec$/, "CPU time"],
	[/^B\/op$/, "memory allocated per operation"],
	[/^B\/sec$/, "memory allocated per second of profiling"],
	[/^B\/([^s].*)$/s, "memory allocated per $1"],
	[/^B$/, "memory allocated"],
	[/^allocs\/op$/, "allocations per operation"],
	[/^peak-B$/, "peak memory"],
	[/^(p\d+(?:\.\d+)?|mean|min|max)-sec$/, "latency, $1"],
	[/^(.+)\/s$/s, "$1 per second"]
];
/** What a unit measures, in words: `CPU time per operation`; an unknown unit itself. */
function quantityOf(unit) {
	if (unit === void 0) return "over all measurements";
	const known = QUANTITIES$1.find(([pattern]) => pattern.test(unit));
	return known === void 0 ? unit : unit.replace(...known);
}
/**
* Numbers that follow from `seed` (its low 32 bits). Source: mulberry32 by Tommy Ettinger (public domain, 2017);
* it passes gjrand's tests and has a period of 2³², which is plenty for shuffling.
*/
function seededRandom(seed) {
	let state = seed | 0;
	return () => {
		state = state + 1831565813 | 0;
		let mixed = Math.imul(state ^ state >>> 15, state | 1);
		mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
		return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
	};
}
/** A shuffled copy, every order equally likely. Source: Fisher-Yates as in Knuth, TAOCP vol. 2, algorithm 3.4.2P. */
function shuffled(items, random) {
	const copy = [...items];
	for (let last = copy.length - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1));
		[copy[last], copy[other]] = [copy[other], copy[last]];
	}
	return copy;
}

// src/system/secrets.ts
const HIDDEN = "***";
/** A shorter secret would hit anything. */
const LEAST_SECRET = 4;
/**
* Texts that no output may show. Each is masked, in any case from 8 characters on, also as a piece of at least 6 characters
* where a text was cut:
*
* - the secret itself, from 12 characters on also with white space put into it, and each of its lines;
* - with any of its characters percent-encoded, as in a form, as an HTML or XML entity, or with an escape of JSON,
*   JavaScript or Go (`\u`, `\U`, `\x`, `\"`), up to three of them within each other;
* - in Base64 and its URL form, by itself or inside something longer;
* - in hexadecimal, also with spaces, colons, dashes, commas or `0x` between the digits.
*/
var Secrets = class {
	#forms = /* @__PURE__ */ new Set();
	#hexadecimal = /* @__PURE__ */ new Set();
	#find;
	constructor(secrets = []) {
		for (const secret of secrets) this.add(secret);
	}
	/** Does nothing for a text that is not `isHideable`. */
	add(secret) {
		if (!isHideable(secret) || this.#forms.has(secret)) return;
		for (const form of formsOf(secret)) this.#forms.add(form);
		const bytes = Buffer.from(secret.trim());
		if (bytes.length > 4) this.#hexadecimal.add(bytes.toString("hex"));
		this.#find = void 0;
	}
	clear() {
		this.#forms.clear();
		this.#hexadecimal.clear();
		this.#find = void 0;
	}
	/** A copy of plain data with `***` instead of each secret. */
	redact(value) {
		return this.#redact(value);
	}
	#redact(value) {
		if (typeof value === "string") return this.#redactText(value);
		if (Array.isArray(value)) return value.map((element) => this.#redact(element));
		if (typeof value !== "object" || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([key, element]) => [/^[a-z][A-Za-z]{0,24}$/.test(key) ? key : this.#redactText(key), isOurs(key, element) ? element : this.#redact(element)]));
	}
	#redactText(text) {
		if (this.#forms.size === 0) return text;
		this.#find ??= finderOf(this.#forms, this.#hexadecimal);
		return cutOut(text, this.#find(text));
	}
};
/** All secrets of this process. Text from outside is masked with them before anything shortens it. */
const knownSecrets = new Secrets();
/** `text` with every secret of this process replaced by `***`. */
function masked(text) {
	return knownSecrets.redact(text);
}
/** `text` with every one of `secrets` replaced by `***`. */
function redact(text, secrets) {
	return new Secrets(secrets).redact(text);
}
/** Settings rather than secrets: hiding them would remove `main` from every sentence and `true` from every log. */
const WORDS = new Set("true false none null undefined auto default enabled disabled main master develop trunk head origin prod production staging stage test testing tests development local localhost admin root user username password token secret basic bearer apikey digest negotiate info debug warn warning error http https file path name text json utf-8 linux windows darwin github default.pgo pprof refresh collect build compare check merge go-pgo action".split(" "));
/** Whether it can be hidden and messages stay readable: 4 characters and more, and no word such as `main`. */
function isHideable(secret) {
	return secret.trim().length >= 4 && !WORDS.has(secret.trim().toLowerCase());
}
/** Keys of our own data with fixed words as values: a secret that is such a word must not break them. */
const OWN_WORDS = /^(?:command|kind|severity|verdict|operation|outcome|better|side|became|work|ended|method|of|trimmed)$/;
function isOurs(key, value) {
	return typeof value === "string" && OWN_WORDS.test(key) && /^[a-z]+(?:[ -][a-z]+){0,4}$/.test(value);
}
function formsOf(secret) {
	const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
	const plain = [
		secret,
		secret.trim(),
		unescaped({ text: secret })?.text ?? secret
	];
	return [
		...plain,
		...plain.map((form) => form.replaceAll(" ", "+")),
		...lines.length > 1 ? lines.filter((line) => line.length >= 8) : [],
		...base64Of(Buffer.from(secret))
	].filter((form) => form.length >= 4);
}
function base64Of(bytes) {
	const inside = [
		0,
		2,
		3
	].map((shared, offset) => {
		const whole = Math.floor(8 * (offset + bytes.length) / 6);
		return Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64").slice(shared, whole);
	}).filter((form) => form.length >= 6);
	return [bytes.toString("base64"), ...inside].flatMap((form) => [form, form.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")]);
}
function cutOut(text, ranges) {
	let [result, end] = ["", 0];
	for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
		if (from >= end) result += text.slice(end, from) + HIDDEN;
		end = Math.max(end, to);
	}
	return result + text.slice(end);
}
/** Characters by which a needle is looked up; none is shorter. */
const KEY = 4;
/** This many characters of a needle next to a cut are no coincidence. */
const LEAST_PIECE = 6;
/** From this length on, a needle is found in upper and lower case. Shorter ones would hit names and words. */
const LEAST_ANY_CASE = 8;
/** From this length on, a needle is also found with white space in it, as e-mail and logs wrap Base64. */
const LEAST_WRAPPED = 12;
/** Before a cut: the beginning of an escape or a character, such as `%3`, `&#4`, `\u00`, `0x`. */
const REST_AFTER = /[\s:,-]{0,3}0?x?[\xc0-\xff]?[\x80-\xbf]{0,2}\ufffd{0,3}(?:%[0-9a-f]?|&(?:#x?[0-9a-f]{0,7}|[a-z]{0,7})|\\{1,8}(?:u\{?[0-9a-f]{0,7}|x[0-9a-f]?)?){0,3}/;
/** After a cut: the end of an escape or a character, such as `3D`, `#43;`, `u002b`. */
const REST_BEFORE = /^(?:[ux#]{0,2}\{?[0-9a-f]{0,8}[;}]?|[a-z]{1,7};){0,2}[\x80-\xbf\ufffd]{0,3}[\s:,-]{0,3}(?:0?x)?$/i;
const CUT_AFTER = new RegExp(`^${REST_AFTER.source}(?:…|\\.\\.\\.|$)`, "i");
const CUT = /…|\.\.\./g;
/** More characters than either rest has. */
const LONGEST_REST = 32;
/** Finds where a needle is, whole or as a piece next to a cut; `hexadecimal` ones also with separators between digits. */
function finderOf(needles, hexadecimal) {
	const all = [.../* @__PURE__ */ new Set([...needles, ...hexadecimal])];
	const short = finderOfSome(all.filter((needle) => needle.length < LEAST_WRAPPED));
	const wrapped = all.filter((needle) => needle.length >= LEAST_WRAPPED);
	const long = finderOfSome([...wrapped, ...wrapped.map((needle) => needle.replace(/\s+/g, ""))]);
	const digits = finderOfSome([...hexadecimal]);
	return (text) => {
		const plain = unescaped({ text });
		return [{ text }, ...plain === void 0 ? [] : [plain]].flatMap((view) => [
			...short(view),
			...long(view),
			...long(without(view, /\s+/g)),
			...digits(without(view, /(?<=[0-9a-f])[\s:,-]{1,3}(?:0x)?(?=[0-9a-f])/gi))
		]);
	};
}
function finderOfSome(needles) {
	const kept = needles.map((one) => one.length < LEAST_ANY_CASE ? one : inSmallLetters(one));
	const all = [...new Set(kept)].sort((a, b) => b.length - a.length).filter((one) => one.length >= KEY);
	const byHead = groupBy(all, (needle) => inSmallLetters(needle.slice(0, KEY)));
	const tailed = all.filter((needle) => needle.length > LEAST_PIECE);
	const byTail = groupBy(tailed, (needle) => inSmallLetters(needle.slice(-4)));
	return (view) => {
		if (view === void 0 || byHead.size === 0) return [];
		const { text, from, to } = view;
		const small = inSmallLetters(text);
		const textFor = (needle) => needle.length < LEAST_ANY_CASE ? text : small;
		const found = [];
		const add = (start, end) => found.push([from?.[start] ?? start, to?.[end - 1] ?? end]);
		const cuts = [0, ...Array.from(text.matchAll(CUT), ({ 0: cut, index }) => index + cut.length)];
		let cut = 0;
		for (let at = 0; at + KEY <= text.length; at++) {
			while ((cuts[cut + 1] ?? Number.POSITIVE_INFINITY) <= at) cut++;
			const key = small.slice(at, at + KEY);
			const whole = byHead.get(key)?.map((one) => endOf(one, textFor(one), at)).find(Boolean);
			if (whole !== void 0) add(at, whole);
			const [begin, end] = [cuts[cut] ?? 0, at + KEY];
			if (byTail.get(key)?.some((one) => isLastPiece(one, textFor(one), begin, end))) add(begin, end);
		}
		return found;
	};
}
/** Where `needle`, which begins at `at`, ends; or where the text was cut after enough of it. */
function endOf(needle, text, at) {
	if (text.startsWith(needle, at)) return at + needle.length;
	let matched = KEY;
	while (matched < needle.length && text[at + matched] === needle[matched]) matched++;
	const end = at + matched;
	const isCut = [
		end,
		end - 1,
		end - 2
	].some((from) => CUT_AFTER.test(text.slice(from, from + LONGEST_REST)));
	return matched >= LEAST_PIECE && isCut ? end : void 0;
}
/** Whether the last piece of `needle` is between a cut and `end`, after no more than the rest of an escape. */
function isLastPiece(needle, text, cut, end) {
	let matched = 0;
	const most = Math.min(needle.length, end - cut);
	while (matched < most && text[end - matched - 1] === needle.at(-1 - matched)) matched++;
	const start = end - matched;
	return matched >= LEAST_PIECE && matched < needle.length && start - cut <= LONGEST_REST && REST_BEFORE.test(text.slice(cut, start));
}
/** Keeps the position of every character: letters such as `İ`, whose small letter is longer, stay. */
function inSmallLetters(text) {
	const small = text.toLowerCase();
	if (small.length === text.length) return small;
	return text.replace(/\p{Lu}/gu, (letter) => {
		const one = letter.toLowerCase();
		return one.length === letter.length ? one : letter;
	});
}
/** Levels of encodings within each other: a URL in JSON in HTML. */
const DEPTH = 3;
/** HTML's names of characters that a secret may have; letters with accents are put together from `ACCENTS`. */
const NAMED$1 = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'",
	nbsp: " ",
	plus: "+",
	equals: "=",
	sol: "/",
	num: "#",
	percnt: "%",
	dollar: "$",
	excl: "!",
	quest: "?",
	commat: "@",
	colon: ":",
	semi: ";",
	comma: ",",
	period: ".",
	ast: "*",
	lowbar: "_",
	bsol: "\\",
	vert: "|",
	grave: "`",
	hat: "^",
	lpar: "(",
	rpar: ")",
	lsqb: "[",
	rsqb: "]",
	lcub: "{",
	rcub: "}",
	tab: "	",
	newline: "\n"
};
const ACCENTS = {
	acute: "́",
	grave: "̀",
	circ: "̂",
	uml: "̈",
	tilde: "̃",
	cedil: "̧",
	ring: "̊"
};
const OF_BACKSLASH = {
	n: "\n",
	r: "\r",
	t: "	",
	b: "\b",
	f: "\f"
};
const ESCAPES = new RegExp([
	"(?:%[\\da-fA-F]{2})+",
	`&(?:#\\d{1,7}|#[xX][\\da-fA-F]{1,6}|(?:${Object.keys(NAMED$1).join("|")})|(?:AMP|LT|GT|QUOT|Hat|Tab|NewLine)|[a-zA-Z](?:${Object.keys(ACCENTS).join("|")}));`,
	"\\\\(?:U[\\da-fA-F]{8}|u[\\da-fA-F]{4}|u\\{[\\da-fA-F]{1,6}\\})",
	"(?:\\\\[xX][\\da-fA-F]{2})+",
	"\\\\[\"'\\\\/nrtbf]"
].join("|"), "g");
/** Undoes the escapes of URLs, forms, JSON, Go, JavaScript, HTML and XML, in upper and lower case; undefined without any. */
function unescaped(view) {
	let result;
	for (let depth = 0; depth < DEPTH; depth++) {
		const next = rewritten(result ?? view, ESCAPES, charactersOf);
		if (next === void 0) break;
		result = next;
	}
	return result;
}
function without(view, pattern) {
	return rewritten(view, pattern, () => []);
}
/** `view` with what `pattern` finds replaced by the characters it stands for; undefined where it finds nothing. */
function rewritten(view, pattern, read) {
	const parts = [];
	const [from, to] = [new Uint32Array(view.text.length), new Uint32Array(view.text.length)];
	let [end, length] = [0, 0];
	const put = (start, stop) => {
		from[length] = view.from?.[start] ?? start;
		to[length++] = view.to?.[stop - 1] ?? stop;
	};
	const copy = (stop) => {
		parts.push(view.text.slice(end, stop));
		for (; end < stop; end++) put(end, end + 1);
	};
	for (const { 0: written, index } of view.text.matchAll(pattern)) {
		copy(index);
		for (const [character, width] of read(written)) {
			parts.push(character);
			for (let unit = 0; unit < character.length; unit++) put(end, end + width);
			end += width;
		}
		end = index + written.length;
	}
	if (end === 0) return void 0;
	copy(view.text.length);
	return {
		text: parts.join(""),
		from: from.subarray(0, length),
		to: to.subarray(0, length)
	};
}
function charactersOf(written) {
	if (/^(%|\\x)/i.test(written)) {
		const width = written.startsWith("%") ? 3 : 4;
		return ofBytes(Buffer.from(written.replace(/%|\\x/gi, ""), "hex"), width);
	}
	const [, hex, decimal] = /^(?:&#x|\\u\{?)([0-9a-f]+)[;}]?$|^&#(\d+);$/i.exec(written) ?? [];
	const code = hex === void 0 ? Number(decimal) : Number.parseInt(hex, 16);
	if (code <= 65535) return [[String.fromCharCode(code), written.length]];
	if (code <= 1114111) return [[String.fromCodePoint(code), written.length]];
	const name = written.replace(/^[&\\]|;$/g, "");
	if (written.startsWith("\\")) return [[OF_BACKSLASH[name] ?? name, written.length]];
	const accent = ACCENTS[name.slice(1)];
	const accented = accent === void 0 ? void 0 : `${name.charAt(0)}${accent}`.normalize("NFC");
	return [[NAMED$1[name.toLowerCase()] ?? accented ?? name, written.length]];
}
/** Bytes of UTF-8, each written with `width` characters; a byte that is not UTF-8 becomes the character of its number. */
function ofBytes(bytes, width) {
	const characters = [];
	for (let at = 0; at < bytes.length;) {
		const first = bytes[at] ?? 0;
		const expected = first < 192 ? 1 : first < 224 ? 2 : first < 240 ? 3 : 4;
		const character = bytes.subarray(at, at + expected).toString();
		const isWhole = character.length <= 2 && !character.includes("�");
		characters.push([isWhole ? character : String.fromCharCode(first), width * (isWhole ? expected : 1)]);
		at += isWhole ? expected : 1;
	}
	return characters;
}

// src/system/credentials.ts
/** A variable, header, option or parameter of such a name holds a secret; words are divided by `_`. */
const NAMES = [
	/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|AUTHORIZATION/i,
	/PASS\d*(_|$)/i,
	/KEYS?\d*(_|$)/i,
	/(^|_)(AUTH|PAT|DSN)\d*(_|$)/i,
	/.(?<!^OLD)PWD\d*(_|$)/i
];
/** Pairs inside of a value: `host=db password=…`, `?api_key=…&`. */
const PAIRS = /(?:^|[\s;&?,])[\w.-]*(?:passw(?:or)?d|passphrase|pass|pwd|secret|token|api_?key|access_?key|account_?key|sig(?:nature)?)=('[^']*'|"[^"]*"|[^\s;&,]+)/gi;
/** `scheme://user:password@`, up to the first `@` and to the last one before the path; a password may have both. */
const USERS = [
	/:\/\/([^\s/?#@]+)@/g,
	/:\/\/([^\s/?#]+)@/g,
	/:\/\/([^\s/?#@:]*:(?!\d*\/)[^\s@]+)@/g,
	/(?:^|\s)([^\s:/]+:(?!\/\/)\S+)@[a-z0-9]*[(/]/gi
];
const SHORTEST_SECRET = 6;
/** A user without a password is no secret, unless it is so long that it must be a token. */
const SHORTEST_TOKEN = 16;
function isSecretName(name) {
	return NAMES.some((pattern) => pattern.test(name.replaceAll("-", "_")));
}
/** The secrets in a variable: its whole value when its name says so, else the passwords inside, as written and URL-decoded. */
function secretsIn(name, value) {
	const whole = isSecretName(name) ? [value] : [];
	const pairs = captures(value, PAIRS).map(unquoted);
	const users = USERS.flatMap((pattern) => captures(value, pattern)).flatMap((user) => {
		const colon = user.indexOf(":");
		if (colon < 0) return user.length >= SHORTEST_TOKEN ? [user] : [];
		return colon === user.length - 1 ? [] : [user, user.slice(colon + 1)];
	});
	const found = [
		...whole,
		...pairs,
		...users
	].flatMap((text) => [text, urlDecoded(text)]);
	return [...new Set(found)].filter((text) => text.length >= SHORTEST_SECRET);
}
function isSecretHeader(name) {
	return isSecretName(name) || /cookie/i.test(name);
}
/** The secrets in such a header: its value, what follows the scheme, and the password in Basic authentication. */
function secretsOfHeader(value) {
	const [, scheme, credentials] = /^([A-Za-z][\w-]*) +(\S.*)$/s.exec(value.trim()) ?? [];
	if (scheme === void 0 || credentials === void 0) return [value];
	const basic = /^basic$/i.test(scheme) ? Buffer.from(credentials, "base64").toString() : "";
	const colon = basic.includes("�") ? -1 : basic.indexOf(":");
	const password = colon < 0 ? [] : [basic.slice(colon + 1)];
	return [
		value,
		.../* @__PURE__ */ new Set([credentials, ...credentials.split(/[\s,;]+/)]),
		...password
	];
}
/** A header in a command: `curl -H "Authorization: Bearer …"`. */
const HEADER$1 = /["']\s*([A-Za-z][\w-]*)\s*:\s*([^"']+)["']/g;
/** `--token …`, `--api-key=…`, `TOKEN=…`. */
const OPTION = /(?:^|\s)(?:--?([\w-]+)[\s=]+|(\w+)=)("[^"]*"|'[^']*'|[^\s;&|)]+)/g;
/** `curl -u user:password`. */
const USER = /(?:^|\s)(?:-u|--user)[\s=]*["']?([^\s"':]+:[^\s"']+)/g;
/** Tokens of GitHub, GitLab, Slack and AWS, JSON Web Tokens. */
const TOKENS = /\b(?:gh[a-z]_\w{16,}|github_pat_\w{16,}|glpat-[\w-]{16,}|xox[a-z]-[\w-]{10,}|A[KS]IA[A-Z0-9]{16}|eyJ[\w-]{8,}(?:\.[\w-]*)*)/g;
/** Runs of letters and digits, or of hexadecimal digits, that are so long that they must be random. */
const RANDOM = /(?<![\w./$-])(?:(?=\w*\d)(?=\w*[a-z])(?=\w*[A-Z])[\w+=]{20,}|[0-9a-f]{32,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![\w./-])/g;
/** The pattern of `go test -bench`, whose names may look random. */
const BENCHMARKS$1 = /\s-(?:test\.)?bench[\s=]+(?:'[^']*'|"[^"]*"|\S+)/g;
/** The secrets that a step has put into a command, without variables such as `$TOKEN`. */
function secretsInCommand(text) {
	const headers = [...text.matchAll(HEADER$1)].flatMap(([, name = "", value = ""]) => isSecretHeader(name) ? secretsOfHeader(value) : []);
	const options = [...text.matchAll(OPTION)].flatMap(([, option, variable, value = ""]) => isSecretName(option ?? variable ?? "") ? [unquoted(value)] : []);
	const users = captures(text, USER).flatMap((user) => [user, user.slice(user.indexOf(":") + 1)]);
	const withoutBenchmarks = text.replace(BENCHMARKS$1, "");
	const random = [...text.matchAll(TOKENS), ...withoutBenchmarks.matchAll(RANDOM)].map(([found]) => found);
	const found = [
		...headers,
		...options,
		...users,
		...random,
		...secretsIn("", text)
	];
	return [...new Set(found)].filter((secret) => secret.length >= SHORTEST_SECRET && !secret.includes("$"));
}
function shownCommand(text) {
	return redact(text, secretsInCommand(text));
}
/** A longer parameter of a URL is probably random. */
const LONG_PARAMETER = 24;
/** The secrets in a URL: user and password, and parameters whose name says so or that are long. */
function secretsInUrl(url) {
	return [...[...url.searchParams].flatMap(([name, value]) => isSecretName(name) || /^(sig|signature|code|access|jwt)$/i.test(name) || value.length >= LONG_PARAMETER ? [value] : []), ...secretsIn("", url.href)];
}
/** User and password of a URL, `%40` and the like undone where they are well-formed. */
function userInfo({ username, password }) {
	return [urlDecoded(username), urlDecoded(password)];
}
function basicAuthorization(username, password) {
	return `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
}
/** A variable that no source names is hidden for its name alone: a short value of it may be a word. */
const LEAST_VARIABLE = 8;
/** Variables that say where a secret is, or of which kind. */
const ABOUT_A_SECRET = /(_|^)(FILE|PATH|DIR|FOLDER|URL|URI|HOST|ENDPOINT|NAME|ID(?<!ACCESS_KEY_ID)|SOCK|TYPE|KIND|MODE|VERSION|REGION|HELPER)S?$/i;
/** Secrets whose names do not say so. */
const UNNAMED = /CONNECTION_?STRING|^IDENTITY_HEADER$/i;
/** Files that hold only a token, which the clouds' libraries send to a server that may repeat it. */
const TOKEN_FILES = /^(AWS_WEB_IDENTITY|AWS_CONTAINER_AUTHORIZATION|AZURE_FEDERATED)_TOKEN_FILE$/;
const COMMANDS$1 = /^INPUT_(SERVE|LOAD|VERIFY|BUILD)$/i;
/**
* The secrets in the environment: values of variables whose name says so, and the passwords in URLs of all others, such as
* proxies, `GOPROXY` and the action's inputs.
*/
function secretsOfEnvironment(env) {
	const found = Object.entries(env).flatMap(([name, value = ""]) => {
		return [
			...secretsIn(ABOUT_A_SECRET.test(name) || isAbsolute(value) && existsSync(value) ? "" : name, value).filter((text) => text !== value || value.length >= LEAST_VARIABLE),
			...UNNAMED.test(name) ? [value] : [],
			...TOKEN_FILES.test(name) ? contentOf(value) : [],
			...COMMANDS$1.test(name) ? secretsInCommand(value) : []
		];
	});
	return [...new Set(found)].filter(isHideable);
}
/** Empty if the file cannot be read: the library that needs it reports that. */
function contentOf(path) {
	try {
		return statSync(path).isFile() ? [readFileSync(path, "utf8").trim()] : [];
	} catch {
		return [];
	}
}
/** The action's inputs, its token among them, and the tokens of the runner's own services. */
const ACTION_ONLY = /^(INPUT_|ACTIONS_(RUNTIME|RESULTS|CACHE|ID_TOKEN)_)/i;
const GITHUB_TOKENS = /^(GITHUB|GH)_(ENTERPRISE_)?TOKEN$/i;
/** Files of the runner by which a step sets outputs and the environment of later steps. */
const OF_THE_STEP = /^GITHUB_(ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$/i;
/** Credentials of the clouds and servers that profiles come from. Paths of files stay: every process here can read them. */
const OF_SOURCES = /^(AWS_(ACCESS_KEY_ID|SECRET_ACCESS_KEY|SESSION_TOKEN|SECURITY_TOKEN|CONTAINER_AUTHORIZATION_TOKEN)|AZURE_(STORAGE_(KEY|SAS_TOKEN|CONNECTION_STRING)|CLIENT_SECRET|CLIENT_CERTIFICATE_PASSWORD|PASSWORD)|IDENTITY_HEADER|MSI_SECRET|GOOGLE_(CREDENTIALS|OAUTH_ACCESS_TOKEN)|CLOUDSDK_AUTH_ACCESS_TOKEN|(DD|DATADOG)_(API|APP|APPLICATION)_KEY|PROFILECLI_(PASSWORD|TOKEN)|PARCA_BEARER_TOKEN|POLARSIGNALS_TOKEN)$/i;
/** Programs need these to run, and go to build: they stay, even if a source names one as `${HOME}`. */
const OF_THE_SYSTEM = /^(PATH|HOME|USER|LOGNAME|SHELL|TMPDIR|TEMP|TMP|LANG|LC_\w+|PWD|GO\w+|CGO_\w+|CC|CXX|PKG_CONFIG\w*|GIT_\w+|SSH_\w+|XDG_\w+|NETRC|\w+_PROXY|SYSTEMROOT|USERPROFILE|APPDATA|LOCALAPPDATA|COMSPEC|PATHEXT)$/i;
const BARE = /^(PATH|HOME|TMPDIR|TEMP|TMP|LANG|LC_\w+|PPROF_\w+|SYSTEMROOT|USERPROFILE|LOCALAPPDATA|PATHEXT)$/i;
/** Variables that sources have looked up as `${NAME}`. */
const keptFromTools = /* @__PURE__ */ new Set();
/** Keeps the variable from every later child that only needs what a `tool` needs. */
function keepFromTools(name) {
	if (!OF_THE_SYSTEM.test(name)) keptFromTools.add(name);
}
function childEnvironment(env, credentials = "tool") {
	const kept = {
		nothing: [],
		tool: [
			GITHUB_TOKENS,
			OF_SOURCES,
			OF_THE_STEP
		],
		program: [GITHUB_TOKENS],
		login: []
	};
	const gets = (name) => ![ACTION_ONLY, ...kept[credentials]].some((pattern) => pattern.test(name)) && (credentials !== "tool" || !keptFromTools.has(name)) && (credentials !== "nothing" || BARE.test(name));
	const all = Object.entries(env).filter(([name, value]) => value !== void 0 && gets(name));
	return Object.fromEntries(all);
}
function captures(text, pattern) {
	return [...text.matchAll(pattern)].map(([, captured = ""]) => captured);
}
function unquoted(text) {
	return text.replace(/^(['"])(.*)\1$/s, "$2");
}
function urlDecoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

// src/system/text.ts
/**
* Text for people. Foreign text (file names, answers of servers, output of commands) is made fit for one line of a sentence:
* no secret is in it, and nothing in it can start a line, move a cursor or turn the writing direction.
*/
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
const UNPRINTABLE_RUN = new RegExp(`(?:${UNPRINTABLE.source})+`, "gu");
const TERMINAL_SEQUENCE = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)/g;
/** Only this many characters of a longer text are looked at. */
const LONGEST_TEXT$1 = 65536;
const LONGEST_NAME = 1e3;
/** A file name with its odd characters visible: a newline is shown as `\n`, others as `\u{9b}`; the middle of a very long one is cut. */
function printableName(name) {
	const whole = masked(name);
	const half = LONGEST_NAME / 2;
	return (whole.length > LONGEST_NAME ? `${whole.slice(0, half)}…${whole.slice(-500)}` : whole).replace(UNPRINTABLE, (character) => character === "\n" ? "\\n" : `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
/**
* `text` as one line of at most `length` characters; line breaks and tabs are a space, control characters gone. Secrets are masked
* before it is shortened: half of one, or of an escape in it, would not be recognised later.
*/
function excerpt(text, length = 80) {
	const line = masked(text.slice(0, LONGEST_TEXT$1)).replace(TERMINAL_SEQUENCE, "").replace(/ *[\t\n\v\f\r]\s*/g, " ").replace(UNPRINTABLE, "").trim();
	const characters = [...masked(line)];
	return characters.length <= length ? characters.join("") : `${characters.slice(0, length - 1).join("")}…`;
}
/** One line of a log or a terminal of any length: terminal sequences are removed, other unprintable characters are spaces. */
function logLine(text) {
	return text.replace(TERMINAL_SEQUENCE, "").replace(UNPRINTABLE_RUN, " ");
}
/** `words` with a full stop where it ends without one, so that another sentence may follow. */
function asSentence(words) {
	return /[.!?…]$/.test(words) ? words : `${words}.`;
}
/** Names as code, with commas in between. */
function codeList(names) {
	return names.map((name) => `\`${name}\``).join(", ");
}
/** A glob in which `*` is any text. */
function globPattern(glob) {
	const parts = glob.split("*").map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, "\\$&"));
	return new RegExp(`^${parts.join(".*")}$`);
}
/** The last element of a path that names something: no `.`, `...` or major version. */
function lastElement(path) {
	return path.split(/[\\/]/).findLast((element) => !/^(\.*|v\d+)$/.test(element));
}
const UNITS$1 = Object.entries({
	s: 1,
	min: 60,
	h: 3600,
	d: 86400,
	years: 31557600
});
/** `90 s`, `1.5 s`, `12 min`, `3 h`, `7 d`, `3.8 years`: the largest unit in which `milliseconds` is short to read. */
function duration$1(milliseconds) {
	const seconds = milliseconds / 1e3;
	const [name, unit] = UNITS$1.findLast(([, one]) => seconds >= 2 * one) ?? ["s", 1];
	const amount = seconds / unit;
	return `${amount < 100 ? Math.round(amount * 10) / 10 : Math.round(amount)} ${name}`;
}

// src/system/exec.ts
/** How long an interrupted tool may take to clean up; GitHub gives a cancelled step 7.5 s. */
const INTERRUPTED_MS = 4e3;
/** How long the last output may take to arrive after the end of a process. */
const LEFT_OUTPUT_MS = 500;
/** How long a killed group may take to be gone. In some containers, what has ended stays as a zombie. */
const KILLED_MS = 300;
/**
* Runs `argv` to its end and returns what it printed; a non-zero exit code is a result, not an error.
* @throws ExpectedError when the program does not exist or was ended by a signal; the signal's reason when aborted.
*/
async function run$1(argv, options) {
	options.signal?.throwIfAborted();
	const [program, ...args] = argv;
	const stdout = [];
	const stderr = [];
	const take = {
		stdout: (data) => void stdout.push(data),
		stderr: (data) => void stderr.push(data)
	};
	const given = childEnvironment(options.env ?? process.env, options.credentials);
	const all = {
		...options,
		env: guarded(program, options.cwd, given)
	};
	const ended = options.signal === void 0 ? await runToEnd(program, args, all, take) : await runInterruptibly(argv, all, options.signal, take);
	if (typeof ended === "number") return {
		exitCode: ended,
		stdout: Buffer.concat(stdout),
		stderr: Buffer.concat(stderr).toString()
	};
	const command = args[0]?.startsWith("-") === false ? `${program} ${args[0]}` : program;
	throw new ExpectedError(`\`${command}\` was ended by ${ended ?? "a signal"}.`, { fix: "Another process or the system did that, perhaps for lack of memory: see its log, then run again." });
}
/** Through `@actions/exec`, which works on every platform but returns no process to signal. */
async function runToEnd(program, args, options, take) {
	try {
		const { cwd, env, input } = options;
		return await exec(`"${program.replaceAll("\"", "\\\"")}"`, args, {
			cwd,
			silent: true,
			ignoreReturnCode: true,
			listeners: take,
			env,
			...input && { input: Buffer.from(input) }
		});
	} catch (error) {
		const message = messageOf(error);
		const code = message.startsWith("Unable to locate") ? "ENOENT" : / (E[A-Z0-9]+)$/.exec(message)?.[1];
		throw cannotStart(program, options.cwd, Object.assign(new Error(message), { code }));
	}
}
async function runInterruptibly(argv, options, signal, take) {
	const child = await spawned(argv, options, false);
	child.stdout.on("data", take.stdout);
	child.stderr.on("data", take.stderr);
	child.stdin?.on("error", () => {}).end(options.input);
	const closed = once(child, "close");
	const abandoned = new Promise((giveUp) => {
		child.once("exit", () => {
			if (signal.aborted) setTimeout(giveUp, LEFT_OUTPUT_MS);
		});
	});
	let killing;
	const abort = () => {
		child.kill("SIGINT");
		killing = setTimeout(() => child.kill("SIGKILL"), INTERRUPTED_MS);
	};
	signal.addEventListener("abort", abort, { once: true });
	if (signal.aborted) abort();
	await Promise.race([closed, abandoned]);
	clearTimeout(killing);
	signal.removeEventListener("abort", abort);
	signal.throwIfAborted();
	return child.exitCode ?? child.signalCode;
}
/** Starts `argv` as the leader of its own process group. Aborting the signal stops the group. */
async function start(argv, options) {
	options.signal?.throwIfAborted();
	const env = childEnvironment(options.env ?? process.env, options.credentials);
	const child = await spawned(argv, {
		...options,
		env
	}, true);
	const pid = child.pid;
	let [output, partial] = ["", ""];
	const show = (line) => options.onLine?.(line.replace(OVERWRITTEN, ""));
	const take = (text) => {
		output = (output + text).slice(-65536);
		const lines = (partial + text).split(/\r?\n/);
		partial = (lines.pop() ?? "").slice(-65536);
		for (const line of lines) show(line);
	};
	child.stdout.setEncoding("utf8").on("data", take);
	child.stderr.setEncoding("utf8").on("data", take);
	child.once("close", () => partial !== "" && show(partial));
	const [left, closed] = [once(child, "exit"), once(child, "close")];
	const exited = left.then(async ([exitCode, signal]) => {
		await Promise.race([closed, setTimeout$1(LEFT_OUTPUT_MS, void 0, { ref: false })]);
		return {
			exitCode,
			signal
		};
	});
	const stop = async (graceMs = 5e3, first = "SIGTERM") => {
		signalGroup(pid, first);
		const timer = setTimeout(() => signalGroup(pid, "SIGKILL"), graceMs);
		await left;
		clearTimeout(timer);
		signalGroup(pid, "SIGKILL");
		const end = performance.now() + KILLED_MS;
		while (groupLives(pid) && performance.now() < end) await setTimeout$1(5);
		living.delete(-pid);
	};
	const abort = () => void stop();
	options.signal?.addEventListener("abort", abort, { once: true });
	exited.then(() => options.signal?.removeEventListener("abort", abort));
	if (options.signal?.aborted) abort();
	return {
		pid,
		output: () => output,
		exited,
		stop,
		[Symbol.asyncDispose]: () => stop()
	};
}
/** What a progress display has written over, in one line. */
const OVERWRITTEN = /^.*\r(?=.)/s;
const isWindows = process.platform === "win32";
/** Processes to end with this one; a negative number is the leader of a group. */
const living = /* @__PURE__ */ new Set();
process.once("exit", () => {
	for (const pid of living) try {
		process.kill(isWindows ? Math.abs(pid) : pid, pid < 0 ? "SIGKILL" : "SIGINT");
	} catch {}
});
/** @param group whether it leads a process group of its own, which stays in `living` until it is stopped. */
async function spawned([program, ...args], options, group) {
	try {
		const { cwd, env } = options;
		const child = spawn(program, args, {
			cwd,
			env,
			detached: group && !isWindows,
			stdio: [
				group ? "ignore" : "pipe",
				"pipe",
				"pipe"
			]
		});
		const target = (child.pid ?? 0) * (group ? -1 : 1);
		if (child.pid !== void 0) living.add(target);
		child.once("exit", () => {
			if (!group || !groupLives(-target)) living.delete(target);
		});
		await once(child, "spawn");
		return child;
	} catch (error) {
		throw cannotStart(program, options.cwd, error);
	}
}
function signalGroup(leader, signal) {
	try {
		process.kill(isWindows ? leader : -leader, signal);
	} catch (error) {
		const { code } = error;
		if (code !== "ESRCH" && code !== "EPERM") throw error;
	}
}
/** Whether any process of the group is there, also one that has ended and was not waited for yet. */
function groupLives(leader) {
	try {
		process.kill(isWindows ? leader : -leader, 0);
		return true;
	} catch {
		return false;
	}
}
/**
* A commit may hold a folder that git takes for a bare repository when it is called in it; its config names programs to
* run. In a checkout, only what was cloned or is named by GIT_DIR is a repository.
*/
function guarded(program, cwd, env) {
	const count = Number(env["GIT_CONFIG_COUNT"] ?? 0);
	if (program !== "git" || !Number.isInteger(count)) return env;
	let folder = resolve(cwd);
	while (!existsSync(resolve(folder, ".git")) && dirname(folder) !== folder) folder = dirname(folder);
	if (!env["GITHUB_WORKSPACE"] && !existsSync(resolve(folder, ".git"))) return env;
	return {
		...env,
		GIT_CONFIG_COUNT: String(count + 1),
		[`GIT_CONFIG_KEY_${count}`]: "safe.bareRepository",
		[`GIT_CONFIG_VALUE_${count}`]: "explicit"
	};
}
const INSTALL = {
	go: "Install Go (https://go.dev/dl) or add a step `uses: actions/setup-go` before this one.",
	sh: "Commands are run by `sh`. On Windows, use a runner with Git for Windows whose `usr\\bin` is on the PATH."
};
function cannotStart(program, cwd, cause) {
	if (cause.code === "ENOENT" && existsSync(cwd)) {
		const fix = INSTALL[program] ?? `Install ${program} or add its folder to the PATH.`;
		return new ExpectedError(`There is no \`${program}\` on the PATH.`, {
			fix,
			cause
		});
	}
	return new ExpectedError(`\`${program}\` cannot be started in ${cwd}: ${reasonOf$2(cause)}.`, {
		fix: "Check that the folder exists, that the program may be run, and that this user has processes and memory left.",
		cause
	});
}
/** `ended with exit code 1`, `ended with exit code 143 (SIGTERM)`, `was ended by SIGKILL`. */
function howItEnded({ exitCode, signal }) {
	if (exitCode === null) return `was ended by ${signal ?? "a signal"}`;
	const found = Object.entries(constants$2.signals).find(([, number]) => 128 + number === exitCode);
	return `ended with exit code ${exitCode}${found === void 0 ? "" : ` (${found[0]})`}`;
}
/** Why a Go program ended; the goroutines or the flags that it lists after it are many lines. */
const CAUSE = /^(?:panic|fatal error|flag provided but not defined): .*|^invalid (?:boolean )?value .* for flag .*/m;
/** A sentence with the last lines that a process printed, in one line: a line break would let it pose as a message of its own. */
function lastOutput(output) {
	const [cause] = CAUSE.exec(output) ?? [];
	if (cause !== void 0) return `It said: ${asSentence(excerpt(cause, 200))}`;
	const lines = outputLines(output).slice(-5);
	return lines.length === 0 ? "It printed nothing." : `It printed last: ${asSentence(lines.join(" | "))}`;
}
/** The lines of `output` that are not empty, each as `excerpt` shortens it; those that repeat the one before are left out. */
function outputLines(output) {
	const lines = output.split("\n").map((line) => excerpt(line.replace(OVERWRITTEN, ""), 300)).filter((line) => line !== "");
	return lines.filter((line, at) => line !== lines[at - 1]);
}
/** The variable that holds a command for the shell: every user of the machine may read arguments. */
const TEXT = "GO_PGO_COMMAND";
/** Evaluates the text, without leaving it in the environment of what it starts. */
const EVALUATE = `GO_PGO_TEXT=$${TEXT}; unset ${TEXT}; eval "$GO_PGO_TEXT"`;
/**
* How `sh` is to run a command of the repository's owner, which may hold a token.
* @param script what the shell runs; it holds `EVALUATE`, and no single quotes where it is put into another.
* @returns `env` is to be added to the environment.
*/
function ownerCommand(text, script = EVALUATE) {
	return {
		argv: [
			"sh",
			"-c",
			script
		],
		env: { [TEXT]: text }
	};
}

// src/golang/go.ts
/** `go build -pgo` is stable since this version. */
const OLDEST_MINOR = 21;
/**
* Names our folder for what `go` leaves behind when it is interrupted. GOTMPDIR itself would reach the users' tests and benchmarks:
* they make their temporary folders there, and ours is closed to other users, with a path that is too long for a socket.
*/
const GO_WORK_DIR = "GO_PGO_WORK_DIR";
/** Runs `go` with `args`; a non-zero exit code is a result, not an error. */
function runGo(args, context) {
	const { env = process.env } = context;
	return run$1(["go", ...args], {
		...context,
		env: {
			GOTMPDIR: env[GO_WORK_DIR],
			...env
		}
	});
}
/** What `go ARGS` prints on stdout. @throws ExpectedError with its last lines when it fails. */
async function goOutput(args, context) {
	const result = await runGo(args, context);
	if (result.exitCode === 0) return result.stdout.toString();
	const fix = `Run \`go ${args[0]}\` in ${context.cwd} and fix what it reports.`;
	throw new ExpectedError(`\`go ${args[0]}\` failed: ${lastLines(result.stderr, 5)}`, { fix });
}
/** The objects that `go list -json` prints one after the other, each ending with a brace of its own line. */
function jsonObjects(printed) {
	return printed.split(/(?<=^\})\r?\n/m).filter((text) => text.trim() !== "").map((text) => JSON.parse(text));
}
/** The last `count` lines of what a tool printed, without blank ones at the end and what Go downloaded before. */
function lastLines(text, count) {
	return text.replace(/^go: downloading .*\n/gm, "").trimEnd().split("\n").slice(-count).join("\n");
}
/** @throws ExpectedError when there is no Go, it is older than 1.21, or there is no go.mod above `context.cwd`. */
async function goToolchain(context) {
	const printed = await goOutput([
		"env",
		"-json",
		"GOVERSION",
		"GOMOD",
		"GOEXE",
		"GOOS"
	], context);
	const { GOVERSION, GOMOD, GOEXE, GOOS } = JSON.parse(printed);
	const minor = GOVERSION === "" ? 0 : /\bgo1\.(\d+)/.exec(GOVERSION)?.[1];
	if (minor !== void 0 && Number(minor) < OLDEST_MINOR) throw new ExpectedError(`${GOVERSION || "This Go"} is too old for profile-guided optimization.`, { fix: `Use Go 1.${OLDEST_MINOR} or later; where go.mod has an older one, with \`go-version: stable\` for \`actions/setup-go\`.` });
	if ([
		"",
		"/dev/null",
		"NUL"
	].includes(GOMOD)) throw new ExpectedError(`There is no go.mod in ${context.cwd} or in any folder above it.`, { fix: "Set `working-directory` to the folder of the Go module." });
	const edited = await goOutput([
		"mod",
		"edit",
		"-json"
	], context);
	const { Module } = JSON.parse(edited);
	return {
		context,
		version: GOVERSION,
		modulePath: Module?.Path ?? "",
		moduleDirectory: GOMOD.replace(/[\\/]go\.mod$/, ""),
		exe: GOEXE,
		system: GOOS
	};
}
/** Also those that do not compile. @param flags the user's build flags, since tags decide which files count. */
async function listPackages(go, patterns, flags = []) {
	const fields = "-json=ImportPath,Name,Dir,Module,Standard,TestGoFiles,XTestGoFiles,Error";
	const listed = jsonObjects(await goOutput([
		"list",
		...flags,
		"-e",
		"-find",
		"-pgo=off",
		fields,
		"--",
		...patterns
	], go.context));
	const source = ["cmd", "std"].find((path) => path === go.modulePath);
	return listed.map((one) => {
		const module = source && one.Standard ? {
			Path: source,
			Main: true
		} : one.Module;
		return {
			importPath: one.ImportPath,
			name: one.Name ?? "",
			directory: one.Dir ?? "",
			modulePath: module?.Path ?? "",
			own: module?.Main === true,
			testFiles: [...one.TestGoFiles ?? [], ...one.XTestGoFiles ?? []],
			error: one.Error?.Err.trim() ?? ""
		};
	});
}
/**
* Path of the pprof tool, to be run directly: ten times faster to start than through `go tool`. From Go 1.25 on
* it is built on first use, which takes up to a minute on a cold build cache.
*/
async function pprofCommand(context) {
	return (await goOutput([
		"tool",
		"-n",
		"pprof"
	], context)).trim();
}
/** The answer to a question to Go that was asked early; disposing of it ends the question. */
function askAhead(context, question) {
	const stop = new AbortController();
	const signal = AbortSignal.any([stop.signal, ...context.signal ? [context.signal] : []]);
	const answer = question({
		...context,
		signal
	});
	const ended = answer.catch(() => {});
	return {
		answer,
		async [Symbol.asyncDispose]() {
			stop.abort();
			await ended;
		}
	};
}

// src/profile/names.ts
/** Function names as profiles have them: which package, declaration and import paths they come from. */
/** The package part of a symbol name and what follows it: `a/b%2ec.(*T).M` is `a/b%2ec` and `(*T).M`. */
function splitSymbol(name) {
	const bracket = name.search(/[[(]/);
	const head = bracket < 0 ? name : name.slice(0, bracket);
	const dot = head.indexOf(".", head.lastIndexOf("/") + 1);
	return dot < 0 ? {
		package: "",
		rest: name
	} : {
		package: name.slice(0, dot),
		rest: name.slice(dot + 1)
	};
}
/**
* An import path as the linker writes it in symbol names: dots of the last element become `%2e` (`PathToPrefix` in Go's
* cmd/internal/objabi), so that the first dot after it ends the package.
*/
function symbolPath(importPath) {
	const slash = importPath.lastIndexOf("/");
	return importPath.slice(0, slash + 1) + importPath.slice(slash + 1).replaceAll(".", "%2e");
}
/** Whether a function belongs to a main package or to a package of the module. */
function isOwnFunction(name, modulePath) {
	return [
		"main.",
		`${modulePath}/`,
		`${symbolPath(modulePath)}.`
	].some((one) => name.startsWith(one));
}
/** A symbol name without type arguments: instances of one generic function have the same. */
function withoutTypeArguments(symbol) {
	if (!/[[\]]/.test(symbol)) return symbol;
	let depth = 0;
	let plain = "";
	for (const character of symbol) if (character === "[") depth++;
	else if (character === "]") depth--;
	else if (depth === 0) plain += character;
	return plain;
}
/**
* The declaration that a symbol comes from: a function, or type and method. A symbol may name a closure (`F.func1`,
* `(*T).M.func2.1`, `F.G.func1` for one of G inlined into F), the body of a loop (`F-range1`), or a wrapper
* (`F.gowrap1`, `T.M-fm`), so `second` may be no method. Generated are a package's initialization and what cgo writes.
*/
function declarationOf(symbol) {
	const { package: path, rest } = splitSymbol(withoutTypeArguments(symbol));
	const [first = "", second = ""] = rest.replace(/[()*]/g, "").split(".").map((part) => part.replace(/-.*$/, ""));
	return {
		package: path,
		first,
		second,
		isGenerated: /^(init|glob|map)$|^_(cgo|Cfunc)/.test(first)
	};
}
/** Names that the compiler gives to closures and wrappers. */
const CLOSURE = /^(func|gowrap|deferwrap)\d+$/;
/**
* The function that a closure, a loop's body or a `go` statement's wrapper stands in, without package: `ranked` for
* `index.ranked.func1` and, inlined into Build, `index.Build.ranked.func2`. Undefined for a function that is declared.
*/
function closureOwner(symbol) {
	const parts = splitSymbol(withoutTypeArguments(symbol)).rest.split(".");
	const last = parts.findLastIndex((part) => !/^\d+$/.test(part) && !CLOSURE.test(part.replace(/-.*$/, "")));
	const owner = (parts[last] ?? "").replace(/-range\d+$/, "");
	return last < parts.length - 1 || owner !== parts[last] ? owner : void 0;
}
/**
* Import paths that the name of a function reveals: that of its package, and of the types that it was made for
* (`slices.SortFunc[go.shape.[]example.com/a/b.T]`).
*/
function pathsIn(name) {
	const parts = name.split(/[[\](){}*,;:\s"'<>]+/);
	return [...new Set(parts.map(pathOf).filter((path) => path !== ""))];
}
/** Only the last element of a package's path is escaped in symbols, so the first dot behind the last slash ends it. */
function pathOf(written) {
	const part = written.replace(/^(?:go\.shape\.|\.(?:eq|hash)\.)/, "");
	const slash = part.lastIndexOf("/");
	const dot = part.indexOf(".", slash + 1);
	const path = (dot < 0 ? "" : part.slice(0, dot)).replaceAll("%2e", ".");
	return /^[\w.~-]+(\/[\w.~+-]+)*$/.test(path) ? path : "";
}
function importPathOf(name) {
	return splitSymbol(name).package.replaceAll("%2e", ".");
}
/** First elements of import paths of Go's standard library (Go 1.26) that have further ones. */
const STANDARD = new Set(`archive bufio bytes cmp compress container context crypto database debug embed encoding errors expvar flag fmt go
  hash html image index internal io iter log maps math mime net os path plugin reflect regexp runtime simd slices sort
  strconv strings structs sync syscall testing text time unicode unique unsafe vendor weak`.split(/\s+/));
/** Import path of a function's package; empty for the standard library, and for what is in no package with a path. */
function importPathOutside(name) {
	const path = importPathOf(name);
	return /^[\w.~-]+(\/[\w.~+-]+)+$/.test(path) && !STANDARD.has(path.split("/")[0] ?? "") ? path : "";
}
function isInside(path, modules) {
	for (let rest = path; rest !== ""; rest = rest.slice(0, Math.max(0, rest.lastIndexOf("/")))) if (modules.has(rest)) return true;
	return false;
}
/** Today's name of a function, excluded or not, by the most exact of the renames. A new name is not renamed again. */
function renamer(renames) {
	if (renames.length === 0) return ownName;
	const exactFirst = [...renames].sort((a, b) => b.from.length - a.from.length);
	return remembered((written) => {
		const name = ownName(written);
		for (const rename of exactFirst) {
			const after = renamed(name, rename);
			if (after !== void 0) return after;
		}
		return name;
	});
}
/** What may follow a function's name: that of a closure or a part, type arguments, a wrapper. A path does not. */
const PART = /^(?:$|\[|[.-][^/[]*(?:\[|$))/;
/** Undefined where the name is not the one meant. */
function renamed(name, { from, to }) {
	if (name.startsWith(`${from}/`) && to !== "main") return to + name.slice(from.length);
	const path = symbolPath(from);
	if (splitSymbol(name).package === path) return symbolPath(to) + name.slice(path.length);
	return splitSymbol(from).package !== "" && name.startsWith(from) && PART.test(name.slice(from.length)) ? to + name.slice(from.length) : void 0;
}
/** Ends no name of a Go function: the compiler finds no function under such a name, and people see it at once. */
const EXCLUDED = " (excluded by go-pgo)";
/** The name that a function had before it was excluded. */
function ownName(name) {
	return name.endsWith(" (excluded by go-pgo)") ? name.slice(0, -21) : name;
}
/** Of all profiles before; a decoded one has fewer than as many again. */
const FULL = 2 ** 19;
/** The names of functions in the profiles of one run; each is looked at once. */
var KnownNames = class {
	#own;
	#rename;
	#known = /* @__PURE__ */ new Map();
	constructor(own, renames = []) {
		this.#own = own;
		this.#rename = renamer(renames);
	}
	/** Whether it takes up so much memory that the next profile should start a new one. */
	get isFull() {
		return this.#known.size >= FULL;
	}
	named(profile) {
		return {
			profile,
			names: profile.functions.names.map((name) => this.of(name)),
			nameless: this.of("")
		};
	}
	of(written) {
		const known = this.#known.get(written);
		if (known !== void 0) return known;
		const name = this.#rename(written);
		const isOwn = this.#own?.includes(name) ?? false;
		const [frame, path] = [frameOf(name), importPathOutside(name)];
		const fresh = {
			number: this.#known.size,
			written,
			name,
			isOwn,
			frame,
			path
		};
		this.#known.set(written, fresh);
		return fresh;
	}
};
/**
* The module's functions. Every program has a package main, so of those only what `mains` declare counts, where the source tree is
* at hand.
*/
function ownCode(modulePath, mains, program) {
	const isDeclared = (symbol) => {
		const { first, second, isGenerated } = declarationOf(symbol);
		const names = [first, `${first}.${second}`];
		return isGenerated || mains?.some((one) => names.some((name) => one.names.has(name))) !== false;
	};
	return {
		modulePath,
		program,
		includes: (name) => isOwnFunction(name, modulePath) && (!name.startsWith("main.") || isDeclared(name))
	};
}
const words$1 = (text) => text.trim().split(/\s+/);
/** Leaves that are in the kernel, without their package `runtime`. */
const RUNTIME_SYSTEM_CALLS = new Set(words$1(`
    futex futexsleep epollwait epollctl epollcreate1 kevent kqueue usleep usleep_no_g nanosleep osyield osyield_no_g
    sched_yield madvise mmap sysMmap munmap sysMunmap mincore write1 read open closefd pipe2 clone exit exitThread tgkill
    tkill raise raiseproc gettid getpid rt_sigaction sysSigaction rtsigprocmask sigaltstack sigprocmask
    sched_getaffinity setitimer timer_create timer_settime timer_delete semasleep semawakeup _VDSO`));
/** Such leaves of other packages. */
const SYSTEM_CALL = /^((internal\/runtime|runtime\/internal)\/syscall(\/\w+)?|syscall|golang\.org\/x\/sys\/unix)\.(raw|Raw)?(syscall|Syscall|vforkSyscall|VforkSyscall)\w*$/;
/** On the stack where C is called in order to call the system: macOS and Windows have no other way. */
const SYSTEM_LIBRARY = /^(runtime\.(libcCall|syscall_|stdcall|pthread_|mach_)|syscall\.(raw|Raw)?[sS]yscall)/;
/** A function of the runtime in place of the one that ran: its sample does not show the call that is hot. */
function isInterruption(name) {
	return name.startsWith("runtime.asyncPreempt");
}
const INTO_C = /^runtime\.(cgocall|asmcgocall\w*|_ExternalCode|_LostExternalCode)$|\._Cfunc_|^_?x?_?cgo_/;
/** The garbage collector, from `gcBgMarkWorker` and the assists to sweeping and the write barrier. */
const COLLECTOR = new RegExp(`^runtime\\.(${words$1(`
    gc[A-Z] gcmarknewobject GC$ _GC$ bgsweep bgscavenge sweepone deductSweepCredit wbBuf wbMove wbZero bulkBarrier
    scan(block|stack|frame|object|Object|conservative|Conservative|Span) spanScan tryDeferToSpanScan tryMarkObject
    greyobject shade markroot findObject markBits freeSomeWbufs putempty getempty putfull trygetfull handoff`).join("|")})|^runtime\\.\\(\\*(${words$1(`
    gc[A-Z] sweepLocke[dr] activeSweep wbBuf scavenge markBits span(Queue|InlineMarkBits)`).join("|")})|^internal/runtime/gc[./]`);
/** Assembly of the runtime and of internal/bytealg, whose symbols have no package; those of C have none either. */
const ASSEMBLY = new Set(words$1(`
    memeqbody cmpbody countbody indexbody indexbytebody aeshashbody memhashbody gogo callRet spillArgs unspillArgs
    gosave_systemstack_switch setg_gcc gcWriteBarrier`));
/** What a frame is by its name. `FOREIGN` was not linked by Go, which gives every function a package. */
const [GO, RUNTIME, GC, SYSTEM, INTO, FOREIGN] = [
	0,
	1,
	2,
	3,
	4,
	5
];
/** Flags: a name without a package is C's if the program calls C, else assembly of the runtime. */
const [NO_PACKAGE, CALLS_C, LIBRARY, INTERRUPTION] = [
	8,
	16,
	32,
	64
];
/** What the name of a frame reveals of the time that is spent in it, as bits. */
function frameOf(name) {
	const plain = name.replace(/(_trampoline)?(\.abi0|\.abiinternal)?$/, "");
	const callsC = /^runtime\.cgocall\b|\._Cfunc_|^_?x?_?cgo_/.test(name) ? CALLS_C : 0;
	const interruption = isInterruption(name) ? INTERRUPTION : 0;
	return classOfName(plain) | callsC | (SYSTEM_LIBRARY.test(name) ? LIBRARY : 0) | interruption;
}
function classOfName(plain) {
	if (plain === "[vdso]" || SYSTEM_CALL.test(plain) || SYSTEM_LIBRARY.test(plain)) return SYSTEM;
	if (plain.startsWith("runtime.") && RUNTIME_SYSTEM_CALLS.has(plain.slice(8))) return SYSTEM;
	if (INTO_C.test(plain)) return INTO;
	if (COLLECTOR.test(plain)) return GC;
	const { package: path } = splitSymbol(plain);
	if (path === "runtime" || /^(internal\/runtime|runtime\/internal)(\/|$)/.test(path)) return RUNTIME;
	if (path !== "" && !plain.includes("::") || /^(go|type):/.test(plain)) return GO;
	if (ASSEMBLY.has(plain)) return RUNTIME;
	return plain === "<unknown>" || plain.startsWith("[") ? FOREIGN : FOREIGN | NO_PACKAGE;
}

// src/collect/source.ts
/** For libraries that ignore signals: the result of the task, or a rejection as soon as the signal is aborted. */
async function orAborted(task, signal) {
	let abort = () => {};
	const aborted = new Promise((_resolve, reject) => {
		abort = () => reject(signal.reason);
		signal.addEventListener("abort", abort, { once: true });
		if (signal.aborted) abort();
	});
	try {
		return await Promise.race([task, aborted]);
	} finally {
		signal.removeEventListener("abort", abort);
	}
}
/** `a, b, c and 4 more`: some of the names that are there, to help with a misspelt one. */
function someOf(names, shown = 5) {
	const more = names.length - shown;
	return `${names.slice(0, shown).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

// \0@oxc-project+runtime@0.156.0/helpers/esm/usingCtx.js
function _usingCtx() {
	var r = "function" == typeof SuppressedError ? SuppressedError : function(r, e) {
		var n = Error();
		return n.name = "SuppressedError", n.error = r, n.suppressed = e, n;
	}, e = {}, n = [];
	function using(r, e) {
		if (null != e) {
			if (Object(e) !== e) throw new TypeError("using declarations can only be used with objects, functions, null, or undefined.");
			if (r) var o = e[Symbol.asyncDispose || Symbol["for"]("Symbol.asyncDispose")];
			if (void 0 === o && (o = e[Symbol.dispose || Symbol["for"]("Symbol.dispose")], r)) var t = o;
			if ("function" != typeof o) throw new TypeError("Object is not disposable.");
			t && (o = function o() {
				try {
					t.call(e);
				} catch (r) {
					return Promise.reject(r);
				}
			}), n.push({
				v: e,
				d: o,
				a: r
			});
		} else r && n.push({
			d: e,
			a: r
		});
		return e;
	}
	return {
		e,
		u: using.bind(null, !1),
		a: using.bind(null, !0),
		d: function d() {
			var o, t = this.e, s = 0;
			function next() {
				for (; o = n.pop();) try {
					if (!o.a && 1 === s) return s = 0, n.push(o), Promise.resolve().then(next);
					if (o.d) {
						var r = o.d.call(o.v);
						if (o.a) return s |= 2, Promise.resolve(r).then(next, err);
					} else s |= 1;
				} catch (r) {
					return err(r);
				}
				if (1 === s) return t !== e ? Promise.reject(t) : Promise.resolve();
				if (t !== e) throw t;
			}
			function err(n) {
				return t = t !== e ? new r(n, t) : n, next();
			}
			return next();
		}
	};
}

// src/system/files.ts
/** Files are read with a limit, and written completely or not at all. */
/** Bytes of a file that a user names: more than any profile or text has. */
const MOST_BYTES$1 = 536870912;
/** The whole of a stream; undefined when it has more than `most` bytes, of which the rest is not read. */
async function readBounded(stream, most) {
	const chunks = [];
	let bytes = 0;
	for await (const chunk of stream) {
		bytes += chunk.length;
		if (bytes > most) return void 0;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
/**
* The bytes of a regular file, or of what a link to one leads to. A pipe or device is refused, since it may have no end.
* @throws ExpectedError for what is no file, or too large; else the error of the file system.
*/
async function readRegularFile(path, most = MOST_BYTES$1) {
	try {
		var _usingCtx$1 = _usingCtx();
		const file = _usingCtx$1.a(await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)));
		const found = await file.stat();
		if (found.isDirectory()) throw Object.assign(/* @__PURE__ */ new Error("It is a folder."), { code: "EISDIR" });
		if (!found.isFile()) throw new ExpectedError(`${path} is a pipe, socket or device.`, { fix: "Make it a readable file." });
		const whole = found.size <= most ? await readBounded(file.createReadStream({ autoClose: false }), most) : void 0;
		if (whole !== void 0) return whole;
		const message = `${path} has more than ${Math.round(most / 1024 / 1024)} MiB.`;
		throw new ExpectedError(message, { fix: "Check that this is the right file." });
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** The file's content; undefined without such a file. @throws ExpectedError when it exists but cannot be read. */
async function readIfThere(path) {
	try {
		return await readRegularFile(path);
	} catch (error) {
		if (error instanceof ExpectedError) throw error;
		const { code } = error;
		if (code === "ENOENT" || code === "ENOTDIR") return void 0;
		const message = `${path} cannot be read: ${reasonOf$2(error)}.`;
		throw new ExpectedError(message, {
			fix: "Make it a readable file.",
			cause: error
		});
	}
}
/**
* Replaces a file as a whole or not at all: the new content is on the disk before the name points to it. A symbolic link
* stays one; what it points to is replaced.
* @throws ExpectedError when it cannot be written; the old file is then as it was.
*/
async function replaceFile(path, content) {
	const target = await realpath(path).catch(() => resolve(path));
	const temporary = join(dirname(target), `.${basename(target)}.${crypto.randomUUID()}`);
	const removed = removeWithUs(temporary);
	try {
		await mkdir(dirname(target), { recursive: true });
		const found = await stat$1(target).catch(() => void 0);
		if (found !== void 0 && !found.isFile() && !found.isDirectory()) throw new Error("it is a pipe, socket or device");
		const mode = found && found.mode & 4095;
		await writeFile(temporary, content, {
			flag: "wx",
			flush: true,
			mode
		});
		if (mode !== void 0) await chmod(temporary, mode);
		await rename(temporary, target);
	} catch (error) {
		await rm(temporary, { force: true }).catch(() => {});
		throw new ExpectedError(`${path} cannot be written: ${reasonOf$2(error)}.`, {
			fix: "Make its folder writable and free some space; the file that was there is untouched.",
			cause: error
		});
	} finally {
		removed();
	}
}
/**
* Writes a profile where a user wants it, as `replaceFile` does. It may replace an earlier profile or an empty file, and
* nothing else: not a file of another kind (`main.go`), nothing below `.git`, and nothing outside of the repository that a
* symbolic link in the repository leads to.
* @param options.force allows a file of another kind to be replaced; the other two are never allowed.
* @throws UsageError when it may not be written there; ExpectedError when it cannot be.
*/
async function writeProfile(path, bytes, options = {}) {
	await mustBePlaceOfProfile(path, options.force);
	await replaceFile(path, bytes);
}
/** As `writeProfile`, of a place that is written later or by another program. @throws UsageError */
async function mustBePlaceOfProfile(path, force = false) {
	try {
		var _usingCtx3 = _usingCtx();
		const refuse = (why, fix = "Name another file for the profile.") => {
			throw new UsageError(`${path} is not written: ${why}.`, { fix });
		};
		const written = resolve(path);
		const target = realPlace(written);
		if (isGitsOwn(written)) refuse("it is part of git's own data");
		const repository = repositoryOf(dirname(written));
		if (repository !== void 0 && !isBelow(realPlace(repository), target)) refuse(`it leads by a symbolic link out of the repository, to ${target}`);
		if (force) return;
		const nonBlocking = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
		const file = _usingCtx3.a(await open(target, nonBlocking).catch(() => void 0));
		if (file === void 0 || !(await file.stat()).isFile()) return;
		const { buffer, bytesRead } = await file.read(Buffer.alloc(3), 0, 3, 0);
		if (!isProfile(buffer.subarray(0, bytesRead))) refuse("there is a file that is not a profile", "Name another file, or write over it with `--force`.");
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
/** Whether a path lies below `.git`, by its name or by the links in it. */
function isGitsOwn(path) {
	return [resolve(path), realPlace(resolve(path))].some((place) => place.toLowerCase().split(sep).includes(".git"));
}
/** By its first bytes: gzip, the empty text that our raw profiles begin with, or a sample type. An empty file is a place for one. */
function isProfile([first, second = 0, third = 0]) {
	if (first === void 0) return true;
	if (first === 31 && second === 139 || first === 50 && second === 0) return true;
	return first === 10 && (second === 0 || second < 32 && (third === 8 || third === 16));
}
/** With symbolic links resolved, as far as it exists. */
function realPlace(path) {
	try {
		return realpathSync(path);
	} catch {
		return dirname(path) === path ? path : join(realPlace(dirname(path)), basename(path));
	}
}
function repositoryOf(folder) {
	if (existsSync(join(folder, ".git"))) return folder;
	return dirname(folder) === folder ? void 0 : repositoryOf(dirname(folder));
}
/** Whether it is a text that stands for a file in Git LFS. */
function isLfsPointer(file) {
	return Buffer.from(file.subarray(0, 256)).toString().trimStart().startsWith("version https://git-lfs.github.com/spec/");
}
/** Whether two contents are equal; undefined is a missing file. */
function sameBytes(one, other) {
	return one === void 0 || other === void 0 ? one === other : Buffer.compare(one, other) === 0;
}
/** Whether `path` is `folder` or lies in it, by their names. */
function isBelow(folder, path) {
	const from = relative(folder, path);
	return !isAbsolute(from) && from.split(sep)[0] !== "..";
}
const temporary = /* @__PURE__ */ new Set();
process.once("exit", () => {
	for (const path of temporary) try {
		rmSync(path, {
			recursive: true,
			force: true,
			maxRetries: 5
		});
	} catch {}
});
/** Has a file or folder removed if this process ends before it is forgotten. @returns what forgets it. */
function removeWithUs(path) {
	temporary.add(path);
	return () => void temporary.delete(path);
}
/** SHA-256 of a file's bytes, in hexadecimal; the file is streamed. */
async function sha256OfFile(file) {
	const hash = createHash("sha256");
	await pipeline(createReadStream(file), hash);
	return hash.digest("hex");
}

// src/golang/binaries.ts
const SIDES$1 = ["baseline", "candidate"];
/** `linux/amd64`, `linux/arm64/v8.1`. */
function platformName({ os, arch, variant }) {
	return [
		os,
		arch,
		...variant === void 0 ? [] : [variant]
	].join("/");
}
/** The environment that makes `go` build for a platform; empty for Go's default. */
function platformEnvironment(platform, cgo) {
	const env = {};
	if (platform !== void 0) {
		const { os, arch, variant } = platform;
		Object.assign(env, {
			GOOS: os,
			GOARCH: arch
		});
		if (variant !== void 0) env[`GO${arch.replace(/le$/, "").toUpperCase()}`] = variant;
	}
	if (cgo !== void 0) env["CGO_ENABLED"] = cgo ? "1" : "0";
	return env;
}
/**
* File names of a program's two binaries: `NAME-baseline` and `NAME-pgo`, or, for a platform, `NAME_linux_arm64_v8.1`
* for the PGO binary, and the same with `-baseline`.
* @param exe ending of programs where Go builds for its default platform.
*/
function binaryNames(name, platform, exe) {
	if (platform === void 0) return {
		baseline: `${name}-baseline${exe}`,
		candidate: `${name}-pgo${exe}`
	};
	const ending = platform.os === "windows" ? ".exe" : platform.arch === "wasm" ? ".wasm" : "";
	const stem = `${name}_${platformName(platform).replaceAll("/", "_").replaceAll(",", "-")}`;
	return {
		baseline: `${stem}-baseline${ending}`,
		candidate: `${stem}${ending}`
	};
}
/** @param display how people read it. @throws ExpectedError when `binary` is missing or no Go binary. */
async function readBuildInfo(binary, context, display = binary) {
	const found = await stat$1(binary).catch(() => void 0);
	if (!found?.isFile()) throw new ExpectedError(`${display} is ${found === void 0 ? "not there" : "not a file"}.`, { fix: "Check the path of the binary." });
	const { exitCode, stdout, stderr } = await runGo([
		"version",
		"-m",
		binary
	], context);
	const [header = "", ...rest] = stdout.toString().split(/\r?\n/);
	const lines = rest.filter((line) => line.startsWith("	"));
	if (exitCode !== 0 || lines.length === 0) {
		const why = lastLines(stderr, 1).split(": ").at(-1) || "it carries no build information";
		throw new ExpectedError(`${display} is not a Go binary: ${why}.`, { fix: "Name a program built by `go build`, or a test binary built by `go test -c`." });
	}
	const settings = /* @__PURE__ */ new Map();
	let path = "";
	for (const line of lines) {
		const [, kind, value = ""] = line.split("	");
		if (kind === "path") path = value;
		if (kind !== "build") continue;
		const equals = value.indexOf("=");
		settings.set(value.slice(0, equals), value.slice(equals + 1).replace(/^"(.*)"$/, "$1"));
	}
	return {
		goVersion: header.slice(header.lastIndexOf(": ") + 2),
		path,
		settings
	};
}
/** @param platform as it was asked for; undefined: what the binary records. */
function releaseBinary({ binary, info: { settings } }, side, platform = `${settings.get("GOOS")}/${settings.get("GOARCH")}`) {
	return {
		platform,
		side,
		...binary,
		cgo: settings.get("CGO_ENABLED") === "1"
	};
}
const CHECKSUMS = "SHA256SUMS";
/** Writes the digests of binaries that lie in `directory`, as `sha256sum --check` reads them there. */
async function writeChecksums(directory, binaries) {
	const lines = binaries.map((binary) => ({
		name: path.basename(binary.path),
		sha256: binary.sha256
	}));
	lines.sort((a, b) => a.name < b.name ? -1 : 1);
	const file = path.join(directory, CHECKSUMS);
	await replaceFile(file, Buffer.from(lines.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join("")));
	return file;
}
/** The files that the last `build` left in a folder, by its checksums, unless their bytes have changed since. */
async function leftByBuild(directory) {
	const sums = path.join(directory, CHECKSUMS);
	const text = (await readIfThere(sums).catch(() => void 0))?.toString() ?? "";
	const files = [sums];
	for (const [, sha256, name = ""] of text.matchAll(/^([0-9a-f]{64}) {2}([^/\\]+)$/gm)) {
		const file = path.join(directory, name);
		if (await sha256OfFile(file).catch(() => void 0) === sha256) files.push(file);
	}
	return files;
}

// src/compare/stats/samples.ts
/**
* The Hodges-Lehmann estimate of paired differences and its exact distribution-free interval, which excludes zero just when
* the two-sided signed-rank test rejects it. Source: Hollander & Wolfe, Nonparametric Statistical Methods, sections 3.2 and
* 3.3 (Tukey's interval); R's `wilcox.test(x, y, paired = TRUE, conf.int = TRUE)`. Ties only make it wider than need be.
*/
function hodgesLehmann(differences, confidence = .95) {
	const n = differences.length;
	const fromEnd = intervalRank(n, confidence);
	if (fromEnd === 0) throw new RangeError(`${n} differences have no ${confidence * 100} % interval`);
	const values = sorted(differences);
	const all = walshCount(values);
	const [lower, upper] = [walshAverage(values, Math.ceil(all / 2)), walshAverage(values, (all >> 1) + 1)];
	return {
		estimate: (lower + upper) / 2,
		interval: [walshAverage(values, fromEnd), walshAverage(values, all + 1 - fromEnd)]
	};
}
/**
* The two-sided p-value of the signed-rank test that the centre is zero. What is zero, a difference or an average
* of two, counts against a difference, whichever its direction; so ties and zeros only make it larger.
*/
function signedRankTest(differences) {
	const values = sorted(differences);
	const notAbove = walshAtMost(values, 0);
	const notBelow = walshCount(values) - walshAtMost(values, -Number.MIN_VALUE);
	return Math.min(1, 2 * signedRankCumulative(Math.min(notAbove, notBelow), differences.length));
}
/**
* Wilcoxon's signed-rank statistic V is the sum of the ranks of the positive ones among n symmetric differences (Hollander
* & Wolfe, section 3.1). Up to here its probabilities are exact; beyond, V is taken as normal with a continuity correction,
* which is wrong by less than 0.00022 where the ends of a 95 % interval are.
*/
const EXACT_UP_TO = 100;
/** P(V = v) for v = 0 … n(n+1)/2. Each rank is in the sum or not, with probability 1/2. */
function signedRankProbabilities(n) {
	const probabilities = new Array(n * (n + 1) / 2 + 1).fill(0);
	probabilities[0] = 1;
	for (let rank = 1; rank <= n; rank++) for (let v = probabilities.length - 1; v >= 0; v--) {
		const withRank = v >= rank ? probabilities[v - rank] : 0;
		probabilities[v] = (probabilities[v] + withRank) / 2;
	}
	return probabilities;
}
/** P(V <= v), as R's `psignrank(v, n)`; beyond `EXACT_UP_TO` approximately. */
function signedRankCumulative(v, n) {
	const whole = Math.floor(v);
	if (whole < 0) return 0;
	if (n > 100) {
		const deviation = Math.sqrt(n * (n + 1) * (2 * n + 1) / 24);
		return normalCumulative((whole + .5 - n * (n + 1) / 4) / deviation);
	}
	const sums = exactSums(n);
	return sums[Math.min(whole, sums.length - 1)];
}
/** Which Walsh average, from either end, is the end of the interval of n differences, as R's `qsignrank`; 0: none. */
function intervalRank(n, confidence) {
	let low = 0;
	let high = n * (n + 1) / 2;
	while (low < high) {
		const middle = Math.floor((low + high) / 2);
		if (signedRankCumulative(middle, n) >= (1 - confidence) / 2) high = middle;
		else low = middle + 1;
	}
	return low;
}
/** P(V <= v) for all v. Halving is exact in binary, so sums of these are exact up to n = 52. */
const exactSums = remembered((n) => {
	let sum = 0;
	return signedRankProbabilities(n).map((probability) => {
		sum += probability;
		return Math.min(1, sum);
	});
});
function sorted(values) {
	return [...values].sort((a, b) => a - b);
}
function walshCount(values) {
	return values.length * (values.length + 1) / 2;
}
/** How many are <= `limit`, in linear time: as the left value grows, the furthest right one that is small enough moves down. */
function walshAtMost(values, limit) {
	let right = values.length - 1;
	let count = 0;
	for (let left = 0; left <= right; left++) {
		while (right >= left && (values[left] + values[right]) / 2 > limit) right--;
		count += right - left + 1;
	}
	return count;
}
/**
* The `rank`th smallest Walsh average, from 1 on: the least number that so many of them do not exceed. The interval that
* holds it is halved until no number lies between its ends; each step is linear.
*/
function walshAverage(values, rank) {
	let low = values[0];
	if (rank <= walshAtMost(values, low)) return low;
	let high = values.at(-1);
	for (;;) {
		const middle = low + (high - low) / 2;
		if (!(low < middle && middle < high)) return high;
		if (rank <= walshAtMost(values, middle)) high = middle;
		else low = middle;
	}
}
/**
* P(Z <= z) of the standard normal distribution, to about 1e-15, in the tails 2e-12, by the series of Marsaglia, "Evaluating the Normal
* Distribution", Journal of Statistical Software 11(4), 2004.
*/
function normalCumulative(z) {
	if (Math.abs(z) > FURTHEST) return z > 0 ? 1 : 0;
	let sum = z;
	let term = z;
	for (let at = 3; Math.abs(term) > 1e-18 * Math.abs(sum); at += 2) {
		term *= z * z / at;
		sum += term;
	}
	return Math.max(0, .5 + sum * Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI));
}
/** Beyond, less than 2e-12 is left. */
const FURTHEST = 7;
/** The z with P(Z <= z) = p, to 1e-9; p within (0, 1). */
function normalQuantile(p) {
	let [low, high] = [-7, FURTHEST];
	while (high - low > 1e-9) {
		const middle = (low + high) / 2;
		if (normalCumulative(middle) < p) low = middle;
		else high = middle;
	}
	return low;
}
/** The middle value, or the mean of the two middle ones. @throws RangeError when empty. */
function median(values) {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = sorted.length >> 1;
	const upper = sorted[middle];
	if (upper === void 0) throw new RangeError("an empty list has no median");
	return sorted.length % 2 === 1 ? upper : (sorted[middle - 1] + upper) / 2;
}
/** The arithmetic mean. @throws RangeError when empty. */
function mean(values) {
	if (values.length === 0) throw new RangeError("an empty list has no mean");
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}

// src/compare/stats/stopping.ts
/** What all looks that see the signs may spend together. */
const RESERVE = .005;
/** Confidence of the interval at the end, so that with the looks everything is wrong in at most 5 %. */
const CONFIDENCE = .955;
/** With fewer differences, the width of the interval is too uncertain to stop by it. */
const FEWEST_TO_STOP = 16;
/** How often the signs are drawn at random, and how many of the intervals must be narrow enough. */
const DRAWN = 40;
const SEED = 20;
/** The interval that goes with these looks. @throws RangeError for fewer than FEWEST_DIFFERENCES differences. */
function locate(differences) {
	return hodgesLehmann(differences, CONFIDENCE);
}
/**
* Which of several series are proven to differ from a limit, with an error for any of them in no more runs than one test
* alone makes: the most significant of k series is tested at α/k, the next at α/(k − 1), until one is not proven (Holm,
* "A Simple Sequentially Rejective Multiple Test Procedure", Scandinavian Journal of Statistics 6(2), 1979).
*/
function holm(series, limit = 0) {
	const tests = series.map((differences) => differences.map((one) => one - limit)).map(signedRankTest);
	const judged = [];
	let left = series.length;
	let isOpen = true;
	for (const at of [...series.keys()].sort((a, b) => tests[a] - tests[b])) {
		const level = .04500000000000004 / left;
		const isProven = isOpen && tests[at] <= level;
		const differences = series[at];
		judged[at] = {
			isProven,
			location: intervalRank(differences.length, 1 - level) > 0 ? hodgesLehmann(differences, 1 - level) : void 0
		};
		if (isProven) left--;
		else isOpen = false;
	}
	return judged;
}
/** Whether this many differences are enough for an interval of ± `halfWidth`; about one in ten may come out wider. */
function isNarrowEnough(differences, halfWidth) {
	if (differences.length < 16) return false;
	if (isNarrowBySizes(differences, halfWidth)) return true;
	if (signedRankTest(differences) > spentAt(differences.length)) return false;
	return intervalHalfWidth(differences) <= halfWidth;
}
/** The level of the test at the nth difference; summed over all n from FEWEST_TO_STOP on it makes RESERVE. */
function spentAt(n) {
	return RESERVE * 16 / (n * (n + 1));
}
/**
* Blind to the signs: the expected width is small enough, and so are nearly all of those that come out when the signs
* are drawn at random. The expected width is not enough: where the sizes are nearly equal, the ends of the interval lie in
* a gap between the averages, and jump by a whole size with a sign or two.
*/
function isNarrowBySizes(differences, halfWidth) {
	if (halfWidthBySizes(differences) > halfWidth) return false;
	let wide = 0;
	for (const signed of drawnSigns(differences)) if (intervalHalfWidth(signed) > halfWidth && ++wide > 4) return false;
	return true;
}
/** The sizes with random signs, the same at each look, so that a look is no new chance to stop. */
function drawnSigns(differences) {
	const random = seededRandom(SEED);
	const drawn = Array.from({ length: DRAWN }, () => []);
	for (const one of differences) for (const signed of drawn) signed.push(random() < .5 ? Math.abs(one) : -Math.abs(one));
	return drawn;
}
/** Half the width of the interval of `locate`. */
function intervalHalfWidth(differences) {
	const values = sorted(differences);
	const fromEnd = intervalRank(values.length, CONFIDENCE);
	return (walshAverage(values, walshCount(values) + 1 - fromEnd) - walshAverage(values, fromEnd)) / 2;
}
/**
* The expected half width of the interval if the centre is zero, from the sizes alone: that of the sample made symmetric,
* each difference taken with either sign. It has four times as many Walsh averages with the same distribution, so the end
* of the interval is at the same fraction.
*/
function halfWidthBySizes(differences) {
	const n = differences.length;
	const symmetric = sorted(differences.flatMap((one) => [one, -one]));
	const fraction = (intervalRank(n, CONFIDENCE) - .5) / (n * (n + 1) / 2);
	const all = n * (2 * n + 1);
	const rank = Math.max(1, Math.round(fraction * (all - n)));
	return walshAverage(symmetric, all + 1 - rank);
}

// src/compare/rounds.ts
/** The verdict's interval needs them; each gives one difference. */
const FEWEST_ROUNDS = 6;
/** The time for measuring is over; what was measured so far stays. */
var BudgetSpent = class extends Error {};
/** What `run` returns for both sides, one after the other, or the first finding. */
async function pairOf(first, run) {
	const all = [];
	for (const side of inOrder(first)) {
		const one = await run(side);
		if (isFinding(one)) return one;
		all.push(one);
	}
	return bothOf(first, all);
}
function inOrder(first) {
	return first === "baseline" ? SIDES$1 : [...SIDES$1].reverse();
}
/** @param runs in the order in which they began. */
function bothOf(first, runs) {
	const [baseline, candidate] = first === "baseline" ? runs : [...runs].reverse();
	return {
		baseline,
		candidate
	};
}
function isFinding(value) {
	return typeof value === "object" && value !== null && "severity" in value;
}
/** Rounds of a fraction of a second would fill a log with hundreds of lines. */
const PROGRESS_MS = 1e4;
/**
* Runs every subject on both sides in each round: the two runs of a pair together or next to each other, so that whatever slows
* the machine down meets both; a coin decides which side goes first, and the pairs of all subjects come in random order, since a
* fixed order alone makes the sides differ by half a percent. The coin also makes the signed-rank test exact: if the sides are
* the same, each difference is as likely as its opposite. Ends with complete rounds only, when the interval is narrow enough or
* no further round fits the time; leaves a subject out once it fails. @throws whatever else ends the subjects.
*/
async function runRounds(subjects, options) {
	const { random, deadline, latest = deadline, precision, before } = options;
	const findings = [];
	const all = subjects.map((subject, at) => {
		return {
			subject,
			pairs: options.pairs[at] ?? 1,
			seconds: 0,
			ran: 0,
			rounds: [],
			complete: true
		};
	});
	let reported = Number.NEGATIVE_INFINITY;
	let begun = 0;
	let completed = 0;
	let preparing = 0;
	let ended = "budget";
	while (all.some(({ complete }) => complete)) {
		const now = performance.now();
		const end = completed < FEWEST_ROUNDS ? latest : deadline;
		const missing = FEWEST_ROUNDS - completed;
		if (missing > 0) findings.push(...leaveOut(all, missing, (end - now) / 1e3 - missing * preparing));
		if (now + 900 * all.reduce((sum, one) => sum + roundSeconds(one), preparing) >= end) break;
		if (now - reported >= PROGRESS_MS) {
			options.progress?.(progressLine(all, completed));
			reported = now;
		}
		try {
			await before?.(++begun);
			preparing = (performance.now() - now) / 1e3;
			if (!await runRound(all, random, findings)) continue;
		} catch (error) {
			if (options.signal?.aborted) ended = "cancelled";
			else if (!(error instanceof BudgetSpent)) throw error;
			break;
		}
		completed++;
		if (isNarrowEnough(overallLogRatios(all), Math.log1p(precision))) {
			ended = "precision";
			break;
		}
	}
	return {
		measured: all,
		completed,
		ended,
		findings
	};
}
function progressLine(all, completed) {
	const running = all.filter(({ complete }) => complete);
	const more = running.length > 1 ? ` and ${running.length - 1} more` : "";
	return `Measuring: round ${completed + 1}, ${running[0]?.subject.name}${more} on both sides`;
}
/** @returns whether anything is left that ran. */
async function runRound(all, random, findings) {
	const pairs = /* @__PURE__ */ new Map();
	const order = all.flatMap((one) => one.complete ? Array.from({ length: one.pairs }, () => one) : []);
	for (const one of shuffled(order, random)) {
		if (!one.complete) continue;
		const began = performance.now();
		const pair = await one.subject.runPair(random() < .5 ? "baseline" : "candidate");
		one.seconds += (performance.now() - began) / 1e3;
		one.ran++;
		const failed = isFinding(pair) ? pair : whatIsMissing(one.subject, pair);
		if (failed !== void 0) {
			one.complete = false;
			findings.push(failed);
		} else pairs.set(one, [...pairs.get(one) ?? [], pair]);
	}
	const ran = [...pairs].filter(([one]) => one.complete);
	for (const [one, made] of ran) one.rounds.push(made);
	return ran.length > 0;
}
/** The verdict needs complete rounds. */
function whatIsMissing({ name, quantities }, pair) {
	const quantity = quantities.find(({ decisive }) => decisive);
	if (quantity === void 0 || Number.isFinite(meanLogRatio([pair], quantity))) return void 0;
	const message = `${name} is left out: a run gave no ${quantity.unit}.`;
	return warning(message, "Let every run do the same work and print its result in full.");
}
/**
* Before the rounds that an interval needs are complete: takes what does not fit out of them, as little as possible. A plan
* may have been too hopeful, or the machine has become busier. Which side is faster has no part in that.
*/
function leaveOut(all, missing, left) {
	const running = all.filter(({ complete }) => complete).sort((a, b) => roundSeconds(a) - roundSeconds(b));
	const over = () => totalOf(running, roundSeconds) - left / missing;
	if (over() > 0) for (const one of running) one.pairs = 1;
	const out = [];
	while (running.length > 1 && over() > 0) {
		const enough = running.findIndex((one) => roundSeconds(one) >= over());
		out.push(...running.splice(enough, 1));
	}
	if (out.length === 0) return [];
	for (const one of out) one.complete = false;
	return [noRoomFor(out.map(({ subject }) => subject.name))];
}
function noRoomFor(names) {
	const message = `The budget has no room for at least ${FEWEST_ROUNDS} rounds of everything; left out: ${someOf(names, 20)}.`;
	return warning(message, "Raise `budget`, or choose fewer with `benchmarks`.");
}
/** What it takes of a round, as it did so far. */
function roundSeconds({ complete, pairs, seconds, ran }) {
	return complete && ran > 0 ? pairs * seconds / ran : 0;
}
/** Of each round, the mean log ratio of candidate to baseline over the pairs that have it; NaN where none has. */
function logRatios({ rounds }, quantity) {
	return rounds.map((pairs) => meanLogRatio(pairs, quantity));
}
function meanLogRatio(pairs, { unit }) {
	const ratios = pairs.flatMap(({ baseline, candidate }) => {
		const [before, after] = [baseline.get(unit), candidate.get(unit)];
		if (before === void 0 || after === void 0) return [];
		return [before === after ? 0 : Math.log(after / before)];
	});
	return ratios.length === 0 ? NaN : mean(ratios);
}
/** The rows that the verdict of the run rests on: those that every round has. */
function decisiveRows$1(measured) {
	return measured.filter(({ complete }) => complete).flatMap((of) => of.subject.quantities.filter(({ decisive }) => decisive).map((quantity) => ({
		of,
		quantity,
		ratios: logRatios(of, quantity)
	}))).filter(({ ratios }) => ratios.length > 0 && ratios.every(Number.isFinite));
}
/** Of each round, the mean over all decisive rows: the stopping and the verdict rest on it. */
function overallLogRatios(measured) {
	const rows = decisiveRows$1(measured);
	return (rows[0]?.ratios ?? []).map((_, round) => mean(rows.map(({ ratios }) => ratios[round])));
}
/** Part of a time that is planned for; a busy machine may need the rest. */
const PLANNED = .85;
/** More pairs of one subject in a round than that say little more about it. */
const MOST_PAIRS = 24;
/** Rounds that a budget should have room for before pairs are repeated within a round. */
const ROUNDS_WANTED = 15;
/** How much more two runs of a pair differ by chance than two orders of functions, squared; about what was seen. */
const NOISE_TO_ORDER = 4;
/**
* How many pairs of each subject a round has: one of the longest, and of the others so many that all of these take as long as
* that one together, as long as enough rounds fit into the budget. A server under load takes many seconds a run; a benchmark next
* to it, run once a round, would be measured far worse in no less time. What each round begins with is worth several pairs of
* all: the best number is the root of the ratio of the costs and of the noises (Cochran, "Sampling Techniques", 10.6).
* @param preparing what each round begins with, in seconds.
*/
function pairsPerRound(secondsPerRun, budgetSeconds, preparing = 0) {
	const longest = Math.max(...secondsPerRun);
	if (longest === 0) return secondsPerRun.map(() => 1);
	const others = Math.max(1, secondsPerRun.length - 1);
	const wanted = secondsPerRun.map((seconds) => Math.min(MOST_PAIRS, Math.max(1, Math.floor(longest / others / seconds))));
	const total = (pairs) => totalOf(secondsPerRun, (seconds, at) => seconds * pairs(at));
	const room = (budgetSeconds * PLANNED / 15 - preparing) / 2;
	const extra = total((at) => wanted[at] - 1);
	const share = extra <= 0 ? 0 : Math.min(1, Math.max(0, (room - total(() => 1)) / extra));
	const pairs = wanted.map((pairs) => 1 + Math.floor((pairs - 1) * share));
	const once = total((at) => pairs[at]);
	const best = Math.sqrt(NOISE_TO_ORDER * preparing / (2 * once));
	const times = Math.max(1, Math.min(Math.round(best), Math.floor(room / once)));
	return pairs.map((one) => one * times);
}

// src/compare/verdict.ts
/** By default, a change whose interval holds zero and lies within ± this is no difference. */
const EQUIVALENCE = .01;
/** @param interval of a change of something where less is better, as a fraction. */
function verdictOf(interval, equivalence = EQUIVALENCE) {
	const [low, high] = interval;
	if (high < 0) return "faster";
	if (low > 0) return "slower";
	return low >= -equivalence && high <= equivalence ? "no difference" : "inconclusive";
}
function inconclusive(reason, seconds = 0) {
	return {
		verdict: "inconclusive",
		measurements: [],
		rounds: 0,
		seconds,
		reason
	};
}
function sameProgram(reason) {
	return {
		...inconclusive(reason),
		verdict: "no difference",
		change: 0,
		interval: [0, 0]
	};
}
/**
* The one verdict of a run: on the geometric mean over all decisive rows, as a signed-rank interval over the rounds of
* their mean log ratios. It is one test, wrong in at most 5 % of runs, however many rows there are and however often
* the stopping rule looked (stats/stopping.ts).
* @param rounds with at least FEWEST_ROUNDS of a decisive row.
*/
function judge(rounds, judging) {
	const { change, interval } = changeOf(locate(overallLogRatios(rounds.measured)));
	const verdict = verdictOf(interval, judging.equivalence);
	const { rows, findings } = rowsOf(rounds.measured, judging.equivalence);
	const decisive = rows.filter((row) => row.decisive);
	const larger = rows.filter(({ unit, interval: [least] }) => unit === "peak-B" && least > MUCH_MEMORY);
	return {
		comparison: {
			...judging,
			verdict,
			change,
			interval,
			measurements: [...decisive, ...rows.filter((row) => !row.decisive)],
			rounds: rounds.completed,
			ended: rounds.ended,
			reason: reasonOf$1({
				...judging,
				verdict
			}, rounds, decisive)
		},
		findings: [...findings, ...larger.map(aboutMemory)]
	};
}
/** From this much more on it is worth a warning, although it decides nothing. */
const MUCH_MEMORY = .2;
function aboutMemory({ name, baseline, candidate, change }) {
	const message = `The candidate needs ${share$1(change)} more memory at its peak: ${bytes(candidate)} instead of ${bytes(baseline)} (${name}).`;
	return warning(message, "Check that its hosts have it. `fail-on: memory > 20%` makes it fail the job.");
}
function changeOf({ estimate, interval: [low, high] }) {
	return {
		change: Math.expm1(estimate),
		interval: [Math.expm1(low), Math.expm1(high)]
	};
}
/** A row for each quantity that enough rounds have. A note names those that are zero on one side and have no ratio. */
function rowsOf(all, equivalence) {
	const deciding = decisiveRows$1(all);
	const findings = [];
	const rows = [];
	for (const measured of all) for (const quantity of measured.subject.quantities) {
		const ratios = logRatios(measured, quantity).filter((ratio) => !Number.isNaN(ratio));
		if (ratios.length < FEWEST_ROUNDS) continue;
		const row = rowOf(measured, quantity, ratios, equivalence);
		const decisive = deciding.some((one) => one.of === measured && one.quantity.unit === quantity.unit);
		if ("severity" in row) findings.push(row);
		else rows.push({
			...row,
			decisive,
			logRatios: ratios
		});
	}
	const decisive = rows.filter((row) => row.decisive);
	const judged = decisive.length < 2 ? [] : holm(decisive.map(({ logRatios = [] }) => logRatios));
	const slower = new Set(decisive.filter((row, at) => judged[at]?.isProven && row.change > 0));
	return {
		rows: rows.map((row) => slower.has(row) ? {
			...row,
			provenSlower: true
		} : row),
		findings
	};
}
function rowOf({ subject: { name }, rounds }, { unit, better }, ratios, equivalence) {
	const pairs = rounds.flat().filter((pair) => pair.baseline.has(unit) && pair.candidate.has(unit));
	const baseline = median(pairs.map((pair) => pair.baseline.get(unit)));
	const candidate = median(pairs.map((pair) => pair.candidate.get(unit)));
	if (!ratios.every(Number.isFinite)) {
		const message = `${name} has ${baseline} ${unit} on the baseline and ${candidate} on the candidate: a change from or to zero has no percentage, so there is no row.`;
		return note(message);
	}
	const { change, interval } = changeOf(locate(ratios));
	const higher = better === "higher";
	const row = {
		name,
		unit,
		baseline,
		candidate,
		change,
		interval,
		verdict: verdictOf(higher ? [-interval[1], -interval[0]] : interval, equivalence),
		pairs: pairs.length
	};
	return higher ? {
		...row,
		better
	} : row;
}
/** What the overall change is a change of: `CPU time per operation`. @param decisive the rows that decide. */
function overallQuantity$1(decisive) {
	const [unit, ...others] = new Set(decisive.map((row) => row.unit));
	return others.length > 0 ? "CPU time per unit of work" : quantityOf(unit ?? "cpu-sec/op");
}
function reasonOf$1({ verdict, precision, equivalence, reordered }, { completed, ended }, decisive) {
	const where = {
		faster: "lies below zero",
		slower: "lies above zero",
		"no difference": `holds zero and lies within ±${percent$1(equivalence)}`,
		inconclusive: `holds zero and does not lie within ±${percent$1(equivalence)}`
	}[verdict];
	const asked = `±${percent$1(precision)}`;
	const before = `, before the interval was as narrow as ${asked}`;
	const [why, more] = {
		precision: [`the interval was expected to be as narrow as asked for, ${asked}`, ". A smaller `precision` measures for longer, which narrows the interval"],
		budget: [`the budget was spent${before}`, "; a larger budget narrows it"],
		cancelled: [`the run was cancelled${before}`, "; more rounds narrow it"]
	}[ended];
	const order = reordered ? ", each with another order of functions in memory" : "";
	const single = reordered ? " A single build has one order: its change may be larger or smaller." : "";
	const end = `Measuring ended after ${count(completed, "round")}${order}, when ${why}`;
	return `The interval of the ${overallQuantity$1(decisive)} ${where}. ${end}${verdict === "inconclusive" ? more : ""}.${single}`;
}
/** As it may be written in a setting: 0.025 is `2.5 %`. */
function percent$1(fraction) {
	return `${Number((fraction * 100).toPrecision(9))} %`;
}
/** Whether a verdict says little about production. */
function isLittle({ share: covered, isPart }) {
	return !isPart && covered < 1 / 3;
}
const MISSING = 5;
/**
* Weighs the functions of a profile by the calls that lead to them, as the compiler sees them, and asks for each whether the
* workload was seen in it.
* @param executed names of all functions on the stacks of the workload's own CPU profile, of the baseline.
* @param recorded names of functions on the stacks that the profile was merged from: its edges lack the outer ones.
*/
function coverageOf({ edges }, executed, workload, recorded = []) {
	const known = edges.filter(({ callee }) => !isInterruption(callee));
	const totalWeight = totalOf(known, ({ weight }) => weight);
	if (totalWeight === 0) return void 0;
	const names = [...executed];
	const keys = new Set(names.map(keyOf));
	const benchmarks = new Set(names.flatMap((name) => benchmarkOf(name) ?? []));
	const missing = /* @__PURE__ */ new Map();
	const own = new Set(recorded);
	let covered = 0;
	for (const { caller, callee, weight } of known) {
		own.add(caller).add(callee);
		if (keys.has(keyOf(callee))) covered += weight;
		else missing.set(ownName(callee), (missing.get(ownName(callee)) ?? 0) + weight);
	}
	const trainedBy = new Set([...own].map(benchmarkOf));
	return {
		workload,
		share: covered / totalWeight,
		missing: [...missing].sort(([a, x], [b, y]) => y - x || compareText(a, b)).slice(0, MISSING).map(([name, weight]) => ({
			name,
			share: weight / totalWeight
		})),
		trainedBy: [...benchmarks].filter((name) => trainedBy.has(name)).sort(compareText)
	};
}
/** A name without type arguments; a closure by the function that it stands in, since inlining renames it. */
function keyOf(name) {
	const owner = closureOwner(name);
	return owner === void 0 ? withoutTypeArguments(ownName(name)) : `${splitSymbol(name).package} ${owner}`;
}
/** `codec.BenchmarkDecode` for a benchmark and its closures; only test binaries have such functions. */
function benchmarkOf(name) {
	const { package: path, first, second } = declarationOf(name);
	if (!(second === "" || /^func\d/.test(second)) || !/^Benchmark(?!\p{Ll})/u.test(first)) return void 0;
	return `${path.slice(path.lastIndexOf("/") + 1)}.${first}`;
}
function coverageFindings(coverage) {
	const { missing, trainedBy } = coverage;
	const findings = [];
	if (isLittle(coverage)) {
		const message = `The verdict is about a small part of the profile: ${coverageInWords(coverage)}.`;
		const fix = `Let \`benchmarks\` or \`load\` exercise what production does, such as ${missing[0]?.name}.`;
		findings.push(warning(message, fix));
	}
	if (trainedBy.length > 0) {
		const names = trainedBy.slice(0, 3).join(", ") + (trainedBy.length > 3 ? ", …" : "");
		const message = `The profile was recorded by ${count(trainedBy.length, "benchmark")} that run again to judge it (${names}): training and test are the same, so production may gain less.`;
		findings.push(note(message));
	}
	return findings;
}
/** `the benchmarks cover 12 % of the profile’s weight; heaviest functions not seen: a (5.0 %)`. */
function coverageInWords({ workload, share: covered, missing, isPart }) {
	const verb = workload === "the load" ? "covers" : "cover";
	if (isPart) return `${workload} ${verb} at least ${share$1(covered)} of the profile’s weight: some were not profiled`;
	const names = missing.filter(({ share: part }) => part >= .001).map(({ name, share: part }) => `${name} (${share$1(part)})`);
	const rest = names.length === 0 ? "" : `; heaviest functions not seen: ${names.join(", ")}`;
	return `${workload} ${verb} ${share$1(covered)} of the profile’s weight${rest}`;
}

// src/report/format.ts
/** The numbers of reports, always with their unit. */
/** A difference of two fractions in percentage points: `+2.8 pp`. */
function points(difference) {
	return `${signed(difference * 100, 1)} pp`;
}
/** The change from `before` to `after` in percent, `+2.9 %`; a dash if `before` is 0. */
function relative$2(before, after) {
	return before > 0 ? change((after - before) / before, 1) : "—";
}
/** A difference of sizes: `+92.0 KiB (+1.07 %)`. */
function bytesDifference(before, after) {
	const difference = after - before;
	if (difference === 0) return "none";
	return `${difference > 0 ? "+" : ""}${bytes(difference)}${before > 0 ? ` (${change(difference / before)})` : ""}`;
}
/** Wall or CPU seconds: `0.84 s`, `12.4 s`, `2 min 3 s`, `3 h 20 min`. */
function seconds$1(value) {
	const size = Math.abs(value);
	if (!(size >= 119.95)) return `${fixed(value, size < 9.995 ? 2 : 1)} s`;
	const whole = Math.round(size);
	const [step, big, small] = whole < 7200 ? [
		60,
		"min",
		"s"
	] : [
		3600,
		"h",
		"min"
	];
	const rest = Math.floor(whole % step / (step / 60));
	return `${value < 0 ? "−" : ""}${fixed(Math.floor(whole / step), 0)} ${big}${rest === 0 ? "" : ` ${rest} ${small}`}`;
}
/** `2026-03-02 04:15 UTC` from an ISO 8601 time; anything else is returned unchanged. */
function time(iso) {
	const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?Z$/.exec(iso);
	return match ? `${match[1]} ${match[2]} UTC` : iso;
}
/** Function names without the folders of their import paths, as in pprof's graphs: `parser.(*parser).parseBlock`. */
function shortNames(name) {
	return name.replace(/(?<![\w/.%~-])(?:[\w.%~-]+\/)+/g, "");
}
/** The first 12 digits of a commit or another digest; a tag unchanged. */
function shortSha(revision) {
	return /^[0-9a-f]{40,64}$/.test(revision) ? revision.slice(0, 12) : revision;
}
/** With a small letter, unless it is an abbreviation such as SHA-256. */
function uncapitalized(text) {
	return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
/** `value` with an SI prefix and four significant digits: 4.1234e-4 s is `412.3 µs`. */
function si(value, unit) {
	const size = Math.abs(value);
	if (!Number.isFinite(value)) return "—";
	if (size === 0) return `0 ${unit}`.trim();
	const power = Math.min(3, Math.max(-3, Math.floor(Math.log10(size / .99995) / 3)));
	const scaled = value / 1e3 ** power;
	return `${fixed(scaled, power === 0 && Number.isInteger(value) ? 0 : Math.abs(scaled) < 9.9995 ? 3 : Math.abs(scaled) < 99.995 ? 2 : 1)} ${[
		"n",
		"µ",
		"m",
		"",
		"k",
		"M",
		"G"
	][power + 3]}${unit}`.trim();
}
/** `2,214/s`, `43.1/s`. */
function rate(value) {
	const size = Math.abs(value);
	return `${fixed(value, size < 9.995 ? 2 : size < 99.95 ? 1 : 0)}/s`;
}
const LATENCY = /^(p\d+(?:\.\d+)?|min|mean|max)-sec$/;
/** A value in a unit of Go's benchmark format, such as `cpu-sec/op`; without the `/op`. */
function measured(value, unit) {
	const [quantity = "", per] = unit.split("/");
	if (per === "s" && !/^[kMG]?B$/.test(quantity)) return rate(value);
	if (LATENCY.test(quantity) || /^(?:cpu-)?(?:sec|seconds)$|^s$/.test(quantity)) return si(value, "s");
	if (/^(?:cpu-)?ns$/.test(quantity)) return si(value * 1e-9, "s");
	return /^(?:peak-)?B$|^bytes$/.test(quantity) ? bytes(value) : si(value, "");
}
/** A difference of two values in their unit, with its sign: `−17.20 µs`. */
function measuredDifference(before, after, unit) {
	const text = measured(after - before, unit);
	return after > before && /[1-9]/.test(text) ? `+${text}` : text;
}

// src/report/escape.ts
/** Makes text from profiles, servers and files harmless where it is shown: it renders as that text and nothing else. */
const NAMED = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
/** A name on one line, its invisible characters spelt out as Go does: `\n`, `\u202e`. */
function visible(text) {
	return text.replace(UNPRINTABLE, (character) => NAMED[character] ?? codePoint(character));
}
function codePoint(character) {
	const hex = (character.codePointAt(0) ?? 0).toString(16);
	return hex.length > 4 ? `\\U${hex.padStart(8, "0")}` : `\\u${hex.padStart(4, "0")}`;
}
/** A sentence on one line: line breaks and tabs become single spaces, other invisible characters are spelt out. */
function oneLine(text) {
	return visible(text.replace(/\s+/g, " ").trim());
}
/** At most `length` characters, cut in the middle because both ends of a Go name tell it from others. */
function shorten(text, length) {
	if (text.length <= length) return text;
	const characters = [...text];
	if (characters.length <= length) return text;
	const head = Math.ceil((length - 1) * .6);
	return `${characters.slice(0, head).join("")}…${characters.slice(characters.length - (length - 1 - head)).join("")}`;
}
/** For HTML text and for attribute values in double quotes. */
function html(text) {
	return visible(text).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
/**
* A name as code in GitHub Markdown, also inside a table; GitHub neither mentions nor links in code. Where backticks
* cannot hold it, it is a code element with every punctuation character as an entity.
*/
function markdownCode(text) {
	const name = visible(text);
	if (name === "") return "`\"\"`";
	if (/^[^`|\\<>&\s](?:[^`|\\<>&]*[^`|\\<>&\s])?$/u.test(name)) return `\`${name}\``;
	return codeElement(text);
}
/** The same where Markdown is not read, such as in the title of a folded part. */
function codeElement(text) {
	return `<code>${entities(visible(text))}</code>`;
}
function entities(text) {
	return text.replace(/[!-/:-@[-`{-~]/g, (character) => `&#${character.charCodeAt(0)};`);
}
const TURNED_INTO_LINKS = /[@#$]|:\/\/|www\.|(?<![0-9a-z])(?:GH-\d|GHSA-|CVE-\d)|:[\w+-]+:|(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/i;
const BEGINS_BLOCK = /^(?:\d{1,9}(?=[.)](?: |$))|(?=[-+](?: |$)|-[- ]*$|=+ *$))/;
/** A sentence as GitHub Markdown, on one line, also inside a table or as a block of its own. */
function markdownText(text) {
	return sentenceWith(text, markdownCode);
}
/** The same where Markdown is not read, such as in the title of a folded part: GitHub mentions and links there, too. */
function titleText(text) {
	return sentenceWith(text, codeElement);
}
function sentenceWith(text, code) {
	const line = oneLine(text);
	const [start] = BEGINS_BLOCK.exec(line) ?? [];
	const prose = (words) => proseWith(words, code);
	if (start === void 0) return codeAndProse(line, code, prose);
	return `${start}${entities(line.charAt(start.length))}${codeAndProse(line.slice(start.length + 1), code, prose)}`;
}
/** Our sentences set names in backticks; what stands between a pair of them goes to `code`, the rest to `prose`. */
function codeAndProse(text, code, prose) {
	return text.split(/(`[^`]+`)/).map((part, i) => i % 2 === 1 ? code(part.slice(1, -1)) : prose(part)).join("");
}
function proseWith(text, code) {
	return text.split(" ").map((word) => wordWith(word, code)).join(" ").replace(/(\d) %/g, "$1\xA0%");
}
function wordWith(word, code) {
	if (TURNED_INTO_LINKS.test(word)) {
		const name = word.replace(/[,.;]+$/, "");
		return code(name) + word.slice(name.length);
	}
	return word.replace(/[!&*<>[\\\]^_`|~]/g, (character) => `&#${character.charCodeAt(0)};`);
}
/** One argument for `sh`, quoted only where it must be. */
function shellWord(text) {
	return /^[\w@%+=:,./-]+$/.test(text) && !text.startsWith("-") ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
/** HTML that is safe to insert; only `h` and this file make it from data. */
var Markup = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
/** Template literals of HTML: whatever is inserted is escaped, unless it is markup itself. */
function h(parts, ...inserted) {
	return new Markup(parts.reduce((before, part, i) => before + safe(inserted[i - 1]) + part));
}
function safe(value) {
	if (value === void 0 || value === false) return "";
	if (value instanceof Markup) return value.text;
	if (typeof value === "string") return html(value);
	return typeof value === "number" ? String(value) : value.map(safe).join("");
}
/** A sentence whose backticks set code. Percentages do not break over lines. */
function sentence$2(text, most) {
	const line = shorten(text.replace(/\s+/g, " "), most);
	const words = (part) => html(part).replace(/(\d) %/g, "$1&nbsp;%");
	return new Markup(codeAndProse(line, (name) => `<code>${html(name)}</code>`, words));
}
/**
* A Go name, or a call edge of two: the import path stands back behind what tells one function from another, and
* long names may break after a slash.
*/
function goName(name, most) {
	const ends = name.split(" → ");
	const [first, ...others] = ends.map((end) => oneName(shorten(end, Math.ceil(most / ends.length))));
	return h`<code>${first}${others.map((other) => h` <span class="to">→</span> ${other}`)}</code>`;
}
function oneName(name) {
	const brackets = name.search(/[([]/);
	const slash = name.lastIndexOf("/", brackets === -1 ? void 0 : brackets);
	if (slash === -1) return h`${name}`;
	return h`<span class="path">${name.slice(0, slash + 1).split(/(?<=\/)/).map((part) => h`${part}<wbr>`)}</span>${name.slice(slash + 1)}`;
}

// src/report/intervals.ts
/** The interval of something that may not have one, or whose numbers may not be finite. */
function intervalOf({ change, interval } = {}) {
	if (change === void 0 || interval === void 0) return void 0;
	return [change, ...interval].every(Number.isFinite) ? {
		change,
		interval
	} : void 0;
}
const CLIP_AT_MEDIANS = 5;
/** An axis with zero, the band and every interval; intervals far out are clipped. */
function axisFor(rows, equivalence = EQUIVALENCE) {
	const reaches = rows.map(({ interval }) => Math.max(...interval.map(Math.abs))).sort((a, b) => a - b);
	const median = reaches[Math.floor(reaches.length / 2)] ?? 0;
	const overall = rows.find((row) => row.overall)?.interval ?? [0, 0];
	const limit = Math.max(2 * equivalence, CLIP_AT_MEDIANS * median, ...overall.map(Math.abs));
	const bounds = rows.flatMap(({ interval }) => interval.map((bound) => Math.min(limit, Math.max(-limit, bound))));
	const from = Math.min(-1.4 * equivalence, ...bounds);
	const to = Math.max(1.4 * equivalence, ...bounds);
	const margin = (to - from) * .02 || .01;
	const [low, high] = [from - margin, to + margin];
	return {
		low,
		high,
		ticks: ticksBetween(low, high),
		equivalence
	};
}
function ticksBetween(low, high) {
	const rough = (high - low) / 7;
	const magnitude = 10 ** Math.floor(Math.log10(rough));
	const step = ([
		1,
		2,
		5,
		10
	].find((factor) => factor * magnitude >= rough * .999) ?? 10) * magnitude;
	const first = Math.ceil(low / step - 1e-9);
	const last = Math.floor(high / step + 1e-9);
	return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}
/** Where a value lies on the axis, 0 to 1; values beyond its ends lie at the end. */
function positionOn(axis, value) {
	return Math.min(1, Math.max(0, (value - axis.low) / (axis.high - axis.low)));
}
/** `−4 %`, `0 %`: as short as the steps of the axis allow. */
function tickLabel({ ticks: [first = 0, second = 1] }, tick) {
	const decimals = Math.max(0, Math.ceil(-Math.log10((second - first) * 100) - 1e-9));
	const text = (Math.abs(tick) * 100).toFixed(decimals);
	return Number(text) === 0 ? "0 %" : `${tick < 0 ? "−" : "+"}${text} %`;
}
/**
* Intervals drawn with characters that every monospaced font has, each `cells` wide, and the labels of their axis, up to
* four cells wider.
*/
function drawIntervals(rows, axis, cells) {
	const at = (value) => Math.round(positionOn(axis, value) * (cells - 1));
	const drawings = rows.map((row) => {
		const line = Array.from({ length: cells }, (_, cell) => cell >= at(-axis.equivalence) && cell <= at(axis.equivalence) ? "░" : " ");
		line[at(0)] = "│";
		if (row === void 0) return line.join("");
		const [low, high] = row.interval;
		for (let cell = at(low); cell <= at(high); cell++) line[cell] = cell === at(0) ? "┼" : "─";
		line[at(low)] = low < axis.low ? "◄" : "├";
		line[at(high)] = high > axis.high ? "►" : "┤";
		line[at(row.change)] = row.overall ? "■" : "●";
		return line.join("");
	});
	const labels = Array.from({ length: cells + 4 }, () => " ");
	for (const tick of [axis.ticks.find((one) => Math.abs(one) < 1e-12) ?? 0, ...axis.ticks]) {
		const label = tickLabel(axis, tick);
		const start = Math.max(0, at(tick) - Math.floor((label.length - 2) / 2));
		if (labels.slice(Math.max(0, start - 1), start + label.length + 1).every((one) => one === " ") && start + label.length <= labels.length) labels.splice(start, label.length, ...label);
	}
	return {
		labels: labels.join(""),
		drawings
	};
}
/** A share of a width as an SVG percentage: a drawing takes any width without distorting its strokes. */
function percent(fraction) {
	return `${Number((fraction * 100).toFixed(2))}%`;
}
/** One row of a table over the common axis; without an interval only the axis goes on. */
function drawInterval(row, axis) {
	const at = (value) => percent(positionOn(axis, value));
	const band = positionOn(axis, axis.equivalence) - positionOn(axis, -axis.equivalence);
	const lines = axis.ticks.map((tick) => {
		return h`<line class="${Math.abs(tick) < 1e-12 ? "zero" : "grid"}" x1="${at(tick)}" x2="${at(tick)}" y1="0" y2="100%"/>`;
	});
	const background = h`<rect class="band" x="${at(-axis.equivalence)}" width="${percent(band)}" height="100%"/>${lines}`;
	if (row === void 0) return h`<svg aria-hidden="true">${background}</svg>`;
	const [low, high] = row.interval;
	const mark = row.overall ? h`<path class="point" d="M0-7 7 0 0 7-7 0z"/>` : h`<circle class="point" r="4.5"/>`;
	const ends = [low, high].map((bound) => {
		const shape = bound < axis.low ? "M6-5 0 0 6 5" : bound > axis.high ? "M-6-5 0 0-6 5" : "M0-5V5";
		return h`<svg x="${at(bound)}" y="50%"><path class="whisker" d="${shape}"/></svg>`;
	});
	return h`<svg aria-hidden="true">${background}<line class="whisker" x1="${at(low)}" x2="${at(high)}" y1="50%" y2="50%"/>${ends}<svg x="${at(row.change)}" y="50%">${mark}</svg></svg>`;
}
function drawAxis(axis) {
	const label = (tick) => h`<text x="${percent(positionOn(axis, tick))}" y="78%">${tickLabel(axis, tick)}</text>`;
	return h`<svg aria-hidden="true">${axis.ticks.map(label)}</svg>`;
}

// src/report/blocks.ts
const WEIGHTS = {
	folded: 0,
	table: 1,
	evidence: 2,
	findings: 3,
	context: 4,
	measured: 5,
	target: 6,
	first: 7
};
function section(id, title, weight, ...all) {
	const present = defined(all);
	return present.length === 0 ? void 0 : {
		kind: "section",
		id,
		title,
		weight,
		blocks: present
	};
}
function details(title, open, ...all) {
	const present = defined(all);
	const weight = open ? void 0 : WEIGHTS.folded;
	return present.length === 0 ? void 0 : {
		kind: "details",
		title,
		open,
		blocks: present,
		weight
	};
}
function prose(text, as) {
	return {
		kind: "prose",
		text,
		as
	};
}
function facts(rows) {
	const known = rows.filter((row) => row[1] !== void 0 && row[1] !== "");
	return known.length === 0 ? void 0 : {
		kind: "facts",
		rows: known
	};
}
function defined(all) {
	return all.filter((one) => one !== void 0 && one !== false && one !== "");
}
function col(title, cell) {
	return {
		title,
		cell
	};
}
function num(title, cell) {
	return {
		title,
		cell,
		number: true
	};
}
function tableOf(all, columns, options = {}) {
	const { noun, most = all.length, tone, interval, band, total, drawn } = options;
	if (all.length === 0) return void 0;
	const shown = all.slice(0, most);
	const cells = columns.map((column) => column ? shown.map((row) => column.cell(row) ?? "") : []);
	const kept = columns.map((_, i) => i === 0 || cells[i]?.some((cell) => cell !== "") === true);
	const only = (values) => values.filter((_, i) => kept[i]);
	const rows = shown.map((row, i) => ({
		cells: only(cells.map((column) => column[i] ?? "")),
		tone: tone?.(row),
		interval: interval?.(row)
	}));
	const intervals = [...interval ? all.map(interval) : [], total?.interval].filter(Boolean);
	return {
		kind: "table",
		noun,
		drawn,
		weight: options.weight,
		missing: all.length - shown.length,
		axis: intervals.length > 0 ? axisFor(intervals, band) : void 0,
		columns: only(columns).map(({ title, number }) => ({
			title,
			number
		})),
		rows: total ? [...rows, {
			...total,
			cells: only(total.cells),
			total: true
		}] : rows
	};
}
const EVERYTHING = {
	least: 0,
	rows: 300,
	sentence: 1500
};
/** Of Markdown, from everything to almost nothing. */
const LEVELS = [
	EVERYTHING,
	{
		...EVERYTHING,
		least: WEIGHTS.table
	},
	{
		...EVERYTHING,
		least: WEIGHTS.evidence
	},
	{
		least: WEIGHTS.findings,
		rows: 100,
		sentence: 600
	},
	{
		least: WEIGHTS.context,
		rows: 20,
		sentence: 600
	},
	{
		least: WEIGHTS.measured,
		rows: 20,
		sentence: 300
	},
	{
		least: WEIGHTS.measured,
		rows: 5,
		sentence: 300
	},
	{
		least: WEIGHTS.target,
		rows: 5,
		sentence: 300
	},
	{
		least: WEIGHTS.first,
		rows: 300,
		sentence: 120
	}
];
/** The page has room for some of everything. */
const PAGE_LEVELS = [...[
	100,
	40,
	10,
	3
].map((rows) => ({
	...EVERYTHING,
	rows
})), {
	least: WEIGHTS.first,
	rows: 100,
	sentence: 300
}];
/** The fullest rendering that fits; blocks are left out whole. Undefined if none fits. */
function fitted(view, render, fits, levels = LEVELS) {
	for (const level of levels) {
		const text = render(reduced(view, level), level, level === levels[0]);
		if (fits(text)) return text;
	}
}
function reduced(blocks, level) {
	return blocks.filter(({ weight = WEIGHTS.first }) => weight >= level.least).map((block) => {
		if (block.kind === "table") {
			const rows = block.rows.filter(({ total }, i) => total || i < level.rows);
			return {
				...block,
				rows,
				missing: (block.missing ?? 0) + block.rows.length - rows.length
			};
		}
		if (block.kind === "list") {
			const items = block.items.slice(0, level.rows);
			return {
				...block,
				items,
				missing: (block.missing ?? 0) + block.items.length - items.length
			};
		}
		return "blocks" in block ? {
			...block,
			blocks: reduced(block.blocks, level)
		} : block;
	}).filter((block) => !("blocks" in block) || block.blocks.length > 0);
}
function moreInWords(missing, noun) {
	return missing && noun ? `${count(missing, `more ${noun}`)} in the result document.` : void 0;
}

// src/report/report.ts
const ORDER = [
	"error",
	"warning",
	"note"
];
/** Findings kept of one source: a run over 60,000 bad files must not print as many sentences. */
const MOST_OF_A_SOURCE = 200;
/** The most severe findings of each source, at most 200, and a count of the rest; all about the run as a whole. */
function limitFindings(findings) {
	const left = /* @__PURE__ */ new Set();
	const rest = [];
	for (const [source, own] of groupBy(findings, (finding) => finding.source)) {
		const more = source === void 0 ? [] : bySeverity(own).slice(MOST_OF_A_SOURCE);
		if (more.length === 0) continue;
		for (const finding of more) left.add(finding);
		const message = `${more.length} more findings about this source are not listed.`;
		rest.push({
			severity: "note",
			source,
			message
		});
	}
	return [...findings.filter((finding) => !left.has(finding)), ...rest];
}
/** Every finding once: those of the run, then those of its sources. */
function allFindings(report) {
	const all = [...report.findings, ...(report.sources ?? []).flatMap(({ findings }) => findings)];
	return limitFindings([...new Map(all.map((finding) => {
		const { severity, source = "", file = "", line = 0, message } = finding;
		return [JSON.stringify([
			severity,
			source,
			file,
			line,
			message
		]), finding];
	})).values()]);
}
/** Errors first, then warnings, then notes. */
function groupFindings(findings) {
	const keyOf = (finding) => {
		const { severity, line, message, fix = "" } = finding;
		const own = line === void 0 ? "" : `${placeOf(finding)}\0${message}`;
		return [
			severity,
			withoutNames(message, finding),
			withoutNames(fix, finding),
			own
		].join("\0");
	};
	return bySeverity([...groupBy(findings, keyOf)].map(([, members]) => {
		const [first] = members;
		const { severity, message, fix } = first;
		return {
			severity,
			message,
			fix,
			places: [...new Set(members.map(placeOf))].filter((place) => place !== ""),
			count: members.length,
			first
		};
	}));
}
function bySeverity(all) {
	return [...all].sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}
/** The text with its source, its file and their hosts replaced by a mark, to compare texts. */
function withoutNames(text, { source = "", file = "" }) {
	return [file, source].flatMap((name) => /^https?:/.test(name) && URL.canParse(name) ? [name, new URL(name).host] : [name]).filter((name) => name !== "").reduce((rest, name) => rest.replaceAll(name, ""), text);
}
/** Source and file with its line; only the file if its name begins with the source's. */
function placeOf({ source = "", file: name = "", line }) {
	const file = name === "" || line === void 0 ? name : `${name}:${line}`;
	if (source === "" || file.startsWith(source)) return file || source;
	return file === "" ? source : `${source} › ${file}`;
}
/** The places to show next to the message: none that the message itself begins with. */
function placesBeside({ places, message, first }) {
	if (places.length !== 1) return places;
	const { source = "", file = "" } = first;
	const begins = (name) => name !== "" && message.startsWith(name);
	if (begins(source) || begins(file) && (source === "" || file.startsWith(source))) return [];
	return begins(file) ? [source] : places;
}
function asFinding({ severity, message, fix, places, first }) {
	if (places.length < 2) return first;
	return {
		severity,
		source: `${places[0]} and ${places.length - 1} more`,
		message,
		fix
	};
}
/** `2 errors, 1 warning`, or `none`. */
function countBySeverity(findings) {
	return ORDER.flatMap((severity) => {
		const number = findings.filter((finding) => finding.severity === severity).length;
		return number === 0 ? [] : [count(number, severity)];
	}).join(", ") || "none";
}

// src/report/headline.ts
/** The most important thing about a report: of several targets, those that failed or are slower first. */
function headline(report) {
	const { command, error, comparison, decision, targets, publication, build } = report;
	if (targets !== void 0) return headlineOfSeveral(report, targets);
	if (error !== void 0) return failure(report, error);
	if (command === "check") return checkHeadline(report);
	if (comparison !== void 0 && command !== "diff") return comparisonHeadline(report, comparison);
	if (decision === void 0) return resultHeadline(report);
	if (command === "diff") return decision.kind === "keep" ? result("The same workload", decision.reason, "same") : result("Different hot calls", decision.reason);
	if (decision.kind === "reject") return result("Rejected", "The committed profile stays unchanged.", "failed");
	const [title, sentence] = decision.kind === "keep" ? ["No update needed", "Nothing was built or measured, because the committed profile stays."] : publication?.operation === "none" && build === void 0 ? [publication.url ? "Already proposed" : "Nothing to propose", "Nothing was built or measured."] : ["New profile", "Whether PGO pays off was not measured in this run."];
	return {
		...result(title, sentence),
		label: "Verdict"
	};
}
function result(title, sentence, tone = "plain") {
	return {
		tone,
		label: "Result",
		title,
		sentence
	};
}
function failure(report, { message, fix }) {
	const failed = (report.gates ?? []).filter((gate) => isReasonOfError(gate, report)).length;
	const [sentence = "", ...output] = message.split("\n");
	return {
		tone: "failed",
		label: "Error",
		title: failed === 0 ? "Failed" : failed === 1 ? "A condition failed" : `${failed} conditions failed`,
		sentence,
		because: fix,
		output: output.length > 0 ? output : void 0
	};
}
/** Whether the error already says that this condition of `fail-on` failed. */
function isReasonOfError({ outcome, reason }, { error }) {
	return outcome === "failed" && error?.message.includes(reason) === true;
}
/** A change whose interval holds zero and lies within ± this counts as no difference. */
function equivalenceOf({ equivalence }) {
	return equivalence ?? .01;
}
const TONES = {
	faster: "better",
	slower: "worse",
	"no difference": "same",
	inconclusive: "unsure"
};
function toneOf({ verdict }) {
	return TONES[verdict];
}
/** The verdict on the binaries; also part of a report that failed later. */
function comparisonHeadline(report, comparison) {
	const { verdict, change, interval, measurements, reason } = comparison;
	const { coverage } = report;
	const { baseline, candidate } = sides(report);
	const quantity = overallQuantity(comparison);
	const overall = change === void 0 || !interval ? void 0 : changeWithInterval(change, interval);
	const isProven = isSignificant(verdict);
	const claims = {
		faster: `The binary ${candidate} is faster than the binary ${baseline}`,
		slower: `The binary ${candidate} is slower than the binary ${baseline}`,
		"no difference": `There is no significant difference between the binaries ${candidate} and ${baseline}`,
		inconclusive: `Whether the binary ${candidate} is faster than the binary ${baseline} cannot be told from this run`
	};
	const found = overall ? `: ${overall.change} ${quantity} (95 % interval ${overall.interval}).` : ".";
	const limit = equivalenceOf(comparison);
	const isSmall = isProven && interval?.every((bound) => Math.abs(bound) < limit);
	const covers = coverage && isLittle(coverage) && `covers ${share$1(coverage.share)} of the profile`;
	return {
		tone: TONES[verdict],
		label: "Verdict",
		title: verdict === "inconclusive" && measurements.length === 0 ? "Not measured" : capitalized(verdict),
		sentence: claims[verdict] + found,
		because: isSmall ? `${reason} Proven, but smaller than ±${percent$1(limit)}.` : reason,
		figure: isProven ? overall?.change : void 0,
		quantity: isProven && overall ? quantity : void 0,
		caveat: defined([slowerRows(comparison), covers]).join("; ") || void 0
	};
}
function slowerRows({ verdict, measurements }) {
	const slower = measurements.filter(({ provenSlower }) => provenSlower).sort((a, b) => b.change - a.change);
	const [worst] = slower;
	if (worst === void 0 || verdict === "slower") return void 0;
	const [name, by] = [`\`${worst.name.replaceAll("`", "'")}\``, share$1(worst.change)];
	return slower.length === 1 ? `${name} is ${by} slower` : `${slower.length} rows are slower, ${name} by ${by}`;
}
function checkHeadline({ findings, profile, decision }) {
	if (profile === void 0 && decision !== void 0) return result("Built with PGO", decision.reason, "better");
	const has = (wanted) => findings.some(({ severity }) => severity === wanted);
	const sentence = `${countBySeverity(findings)} about the committed profile.`;
	if (has("error")) return result("Check failed", sentence, "failed");
	if (has("warning")) return result("Check passed with warnings", sentence, "unsure");
	return result("Check passed", "The committed profile is still good for this source tree.", "better");
}
/** What a command without a verdict or a decision did. */
function resultHeadline(report) {
	const { command, build, fallback, publication, profile } = report;
	if (build !== void 0) {
		const { baseline, candidate } = sides(report);
		return result("Built", `The binaries ${candidate} and ${baseline} are built and verified.`);
	}
	if (fallback?.used === "off") return result("No profile", "No profile could be collected, so build without one.");
	if (fallback !== void 0) return result("Fallback profile", `No profile could be collected, so the fallback \`${fallback.used}\` takes its place.`);
	if (command === "rollback" && publication !== void 0) {
		const { kind, operation } = publication;
		const isDone = kind === "none" ? profile !== void 0 : ["created", "updated"].includes(operation);
		if (isDone && (kind === "none" || kind === "commit")) return result("Rolled back", "The newest change of the profile is undone.");
		if (isDone) return result("Rollback proposed", "Merging it undoes the newest change of the profile.");
	}
	if (profile !== void 0) {
		const { samples, cpuSeconds, edges } = profile;
		const titles = {
			collect: "Collected",
			merge: "Merged"
		};
		const holds = `The profile holds ${count(samples, "sample")}, ${seconds$1(cpuSeconds)} of CPU time and ${count(edges, "call edge")}.`;
		const usable = command === "inspect" ? " The Go compiler can use it." : "";
		return result(titles[command] ?? "Profile", holds + usable);
	}
	return command === "init" ? result("Written", "You can start from the workflow and the config file that were written.") : result("Done", `The command ${command} has ended.`);
}
function headlineOfSeveral(report, targets) {
	const { command, error } = report;
	const all = count(targets.length, "target");
	const failed = targets.filter(hasFailed);
	if (failed.length > 0) {
		const [only] = failed.length === 1 ? failed : [];
		const sentence = only ? `\`${only.target}\` failed: ${reasonOf(only)}` : `${namesOf$1(failed)} failed; the section of each says why.`;
		const because = error === void 0 || failed.some(({ target }) => error.message.includes(target)) ? void 0 : firstLine(error);
		return {
			...result(`${failed.length} of ${all} failed`, sentence, "failed"),
			because
		};
	}
	if (error !== void 0) return headline({
		command,
		findings: [],
		error
	});
	if (targets.length === 0) return result("Nothing to do", "There is no target to work on.");
	if (command === "check") {
		const doubtful = targets.filter(({ findings }) => findings.some((one) => one.severity === "warning"));
		return doubtful.length === 0 ? result("Check passed", "All committed profiles are still good for this source tree.", "better") : result("Check passed with warnings", `There are warnings about ${namesOf$1(doubtful)}.`, "unsure");
	}
	if (command !== "refresh" && command !== "compare") return result(`${{
		build: "Built: ",
		collect: "Collected: ",
		repair: "Done: "
	}[command] ?? ""}${all}`, `${namesOf$1(targets)}.`);
	const updated = targets.filter(({ decision }) => command === "compare" || decision?.kind === "update");
	if (updated.length === 0) return result("No update needed", "All committed profiles stay unchanged.");
	const verdict = overallVerdict$1(updated);
	return command === "compare" || verdict.tone === "worse" ? verdict : {
		...verdict,
		title: newProfiles(updated, targets)
	};
}
/** The worst verdict that was measured leads; the sentence names the targets of each. */
function overallVerdict$1(targets) {
	const groups = [
		[
			"slower",
			"Slower with PGO",
			"worse"
		],
		[
			"faster",
			"Faster with PGO",
			"better"
		],
		[
			"inconclusive",
			"Inconclusive",
			"unsure"
		],
		[
			"no difference",
			"No significant difference",
			"same"
		],
		[
			"not measured",
			"Not measured",
			"plain"
		]
	].flatMap(([verdict, what, tone]) => {
		const members = targets.filter((one) => (reportVerdict(one) ?? "not measured") === verdict);
		return members.length === 0 ? [] : {
			what,
			tone,
			members
		};
	});
	const { what = "", tone = "plain", members = [] } = groups[0] ?? {};
	return {
		...result(`${what.replace(" with PGO", "")}: ${members.length} of ${count(targets.length, "target")}`, groups.map(({ what, members }) => `${what}: ${namesOf$1(members)}.`).join(" "), tone),
		label: "Verdict"
	};
}
function newProfiles(updated, all) {
	return `${updated.length === 1 ? "New profile" : "New profiles"} for ${updated.length} of ${count(all.length, "target")}`;
}
function reasonOf({ error, findings }) {
	if (error !== void 0) return firstLine(error);
	return findings.find(({ severity }) => severity === "error")?.message ?? "";
}
/** Without what a tool printed, which stands in the target's own section. */
function firstLine({ message, fix }) {
	const [sentence = ""] = message.split("\n");
	return fix === void 0 ? sentence : `${sentence} ${fix}`;
}
const MOST_NAMES = 6;
function namesOf$1(targets, most = MOST_NAMES) {
	const shown = targets.slice(0, most).map(({ target }) => `\`${target.replaceAll("`", "'")}\``);
	const rest = targets.length - shown.length;
	const all = rest > 0 ? [...shown, `${rest} more`] : shown;
	const last = all.at(-1) ?? "";
	return all.length < 2 ? last : `${all.slice(0, -1).join(", ")} and ${last}`;
}
/** Whether it ended in an error or, of `check`, found one. */
function hasFailed({ command, error, findings }) {
	return error !== void 0 || command === "check" && findings.some((one) => one.severity === "error");
}
/** Whether it failed by `fail-on` alone: its profile was published. */
function hasFailedByGate(report) {
	return (report.gates ?? []).some((gate) => isReasonOfError(gate, report));
}
/** `not measured` if there was nothing to measure with; undefined without a comparison. */
function reportVerdict({ comparison }) {
	return comparison?.measurements.length === 0 ? "not measured" : comparison?.verdict;
}
/** The decision as a title and its reason; undefined if none was made. */
function decisionText({ command, decision, error, profile }) {
	if (decision === void 0 || command === "diff" || command === "check") return void 0;
	if (decision.kind === "reject" && profile === void 0) return void 0;
	const titles = {
		update: "update the profile",
		keep: "keep the committed profile",
		reject: "reject the merged profile"
	};
	const isSaid = error?.message.includes(decision.reason) === true;
	return {
		title: titles[decision.kind],
		reason: isSaid ? "" : decision.reason
	};
}
/** The names of the two binaries, such as `without PGO` and `with PGO`. */
function sides({ build }) {
	const nameOf = (binary) => isPrebuilt(binary) ? binary.pgo : binary.pgo === "off" ? "without PGO" : `with ${binary.pgo}`;
	const [before, after] = build ? [nameOf(build.baseline), nameOf(build.candidate)] : ["", ""];
	if (build === void 0 || build.baseline.pgo === "off" && after.startsWith("with ")) return {
		baseline: "without PGO",
		candidate: "with PGO"
	};
	return before === after ? {
		baseline: `${before} (baseline)`,
		candidate: `${after} (candidate)`
	} : {
		baseline: before,
		candidate: after
	};
}
/** Whether the binary was given, not built here: its build took no time. */
function isPrebuilt({ seconds }) {
	return seconds === 0;
}
/** A change with its interval, if known; benchstat's `~` where it is not proven. */
function shownChange(row) {
	const { change, interval, verdict } = row;
	if (change === void 0 || interval === void 0) return void 0;
	const text = changeWithInterval(change, interval, 2);
	return isSignificant(verdict) ? text : {
		...text,
		change: "~"
	};
}
function decisiveRows({ measurements }) {
	return measurements.filter(({ decisive, unit }) => decisive ?? unit === measurements[0]?.unit);
}
/** What the overall change is a change of: `CPU time per operation`. */
function overallQuantity(comparison) {
	const rows = decisiveRows(comparison);
	return rows.length === 0 ? quantityOf(void 0) : overallQuantity$1(rows);
}
function isSignificant(verdict) {
	return verdict === "faster" || verdict === "slower";
}

// src/report/view-measured.ts
/** Sections about what was measured: the gates, both binaries, servers, profiles, production, earlier runs. */
const GATE_TONES = {
	failed: "failed",
	"not proven": "unsure",
	"not measured": "same",
	passed: "better"
};
function orderedGates(gates) {
	const order = Object.keys(GATE_TONES);
	return [...gates].sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
}
/** The conditions of `fail-on`, without those that the error already reports. */
function gatesSection({ report, audience }) {
	const others = orderedGates(report.gates ?? []).filter((gate) => !isReasonOfError(gate, report));
	if (others.length === 0) return void 0;
	const isTerminal = audience === "terminal";
	const items = others.slice(0, isTerminal ? 10 : 50).map(({ condition, outcome, reason }) => ({
		tone: GATE_TONES[outcome],
		label: outcome,
		code: condition,
		text: isTerminal && outcome === "passed" ? "" : reason
	}));
	const below = !isTerminal && prose("Conditions of `fail-on`. Only a change that is proven to be beyond its limit fails the job.", "note");
	return section("gates", "Gates", WEIGHTS.measured, {
		kind: "list",
		items
	}, below);
}
/** Memory and allocations are not faster or slower, they are less or more. */
function verdictInWords({ unit, verdict, change }) {
	const isTimeOrRate = /(?:^|-)(?:sec|seconds|ns|s)(?:\/|$)|\/s$/.test(unit);
	if (!isSignificant(verdict) || isTimeOrRate) return verdict;
	return change < 0 ? "less" : "more";
}
/** What decides the verdict, with the overall row; then the measurements that decide nothing, by unit. */
function measurementsSection(context) {
	const { report, audience } = context;
	const { comparison, coverage } = report;
	if (comparison === void 0 || comparison.measurements.length === 0) return void 0;
	const decisive = decisiveRows(comparison);
	const others = comparison.measurements.filter((row) => !decisive.includes(row) && !isOfLoad(row));
	const isTerminal = audience === "terminal";
	const rounds = `${count(comparison.rounds, "round")} in ${seconds$1(comparison.seconds)}`;
	const more = others.length > 0 ? `; ${fixed(others.length, 0)} more in the report decide nothing` : "";
	const caption = `Medians of interleaved rounds, ${rounds}; the change is that of pairs, not of the medians; negative is less. \`~\` is no significant difference.${bandInWords(equivalenceOf(comparison))}`;
	const short = `${rounds}; changes are those of pairs, not of medians; ~ is no significant difference${more}`;
	const table = (rows) => measurementTable(context, comparison, rows, "others");
	const tables = [...groupBy(others, ({ unit }) => unit).values()].map(table);
	const title = `Other measurements, which decide nothing (${others.length})`;
	return section("measurements", "Measurements", WEIGHTS.measured, measurementTable(context, comparison, decisive, "decisive"), prose(isTerminal ? short : caption, "note"), coverage && prose(`${capitalized(coverageInWords(coverage))}.`, "note"), !isTerminal && details(title, audience === "page", ...tables));
}
function measurementTable({ names, audience }, comparison, rows, which) {
	const isPage = audience === "page";
	const isTerminal = audience === "terminal";
	const decides = which === "decisive";
	const overall = decides ? shownChange(comparison) : void 0;
	const tone = toneOf(comparison);
	const drawn = overall && intervalOf(comparison);
	const [common, ...others] = new Set(rows.map((row) => row.unit));
	const unit = others.length === 0 ? common : void 0;
	const better = unit !== void 0 && rows[0]?.better === "higher" ? ": more is better" : "";
	const title = {
		decisive: "Measurement",
		others: capitalized(quantityOf(unit)) + better,
		load: "Under load"
	};
	const columns = [
		col(title[which], (row) => ({
			...which === "load" ? { text: capitalized(quantityOf(row.unit)) } : { [isPage ? "go" : "code"]: isTerminal && !unit ? `${row.name} ${row.unit}` : row.name },
			small: `${row.unit}, ${count(row.pairs, "pair")}`
		})),
		!isPage && !isTerminal && decides && !unit && col("Of", (row) => quantityOf(row.unit)),
		num(names.baseline, (row) => measured(row.baseline, row.unit)),
		num(names.candidate, (row) => measured(row.candidate, row.unit)),
		num("Change", (row) => ({
			text: shownChange(row)?.change,
			toned: true,
			small: verdictInWords(row)
		})),
		num("95 % interval", (row) => shownChange(row)?.interval),
		!isPage && !isTerminal && col("Verdict", (row) => ({
			text: verdictInWords(row),
			toned: true
		}))
	];
	return tableOf(rows, columns, {
		noun: "measurement",
		most: isTerminal ? 40 : 100,
		tone: toneOf,
		interval: intervalOf,
		band: equivalenceOf(comparison),
		drawn: decides,
		total: overall && {
			tone,
			interval: drawn && {
				...drawn,
				overall: true
			},
			cells: [
				{
					text: "overall",
					strong: true,
					small: "geometric mean"
				},
				...[
					"",
					"",
					""
				],
				{
					text: overall.change,
					strong: true,
					toned: true
				},
				overall.interval,
				{
					text: comparison.verdict,
					strong: true,
					toned: true
				}
			]
		}
	});
}
function bandInWords(equivalence) {
	if (equivalence === 0) return "";
	const band = `±${percent$1(equivalence)}`;
	return ` The shaded band is ${band}: a change whose interval holds zero and lies within ${band} counts as no difference.`;
}
/** Both servers under the same load: what decides nothing; on the terminal in a row each, as all else. */
function loadSection(context) {
	const { load, comparison } = context.report;
	if (load === void 0) return void 0;
	const rows = comparison ? comparison.measurements.filter(isOfLoad) : [];
	const others = comparison && rows.filter((row) => !decisiveRows(comparison).includes(row));
	const table = comparison && others && measurementTable(context, comparison, others, "load");
	const note = rows.length > 0 && context.audience !== "terminal" && prose(loadInWords(load), "note");
	return section("load", "Under load", WEIGHTS.measured, table, note);
}
function isOfLoad({ name }) {
	return name === "load";
}
function loadInWords({ work, tool, cpus, together, baseline, candidate }) {
	const runs = count(baseline.runs, "run");
	const [one, other] = [baseline.work, candidate.work].map((done) => fixed(done, 0));
	const both = count(baseline.work, work) + (one === other ? "" : ` and ${other}`);
	const each = work === "run" ? "the load command" : both;
	const ratio = baseline.peakMemory === void 0 ? 1 : candidate.work / baseline.work;
	const more = Math.abs(Math.log(ratio)) > .02 ? " In the same time, one did more, and may need more memory for it." : "";
	const by = tool === void 0 ? "" : `, by ${tool}`;
	const at = together ? ", both sides at the same time" : "";
	const limit = cpus === void 0 ? "" : ` Each side could use ${count(cpus, "CPU")}.`;
	const sides = [baseline, candidate].map(({ failed = 0 }) => share$1(failed));
	return `Medians of ${runs} on each side, of ${each}${by}${at}.${more}${sides.some((one) => one !== share$1(0)) ? ` ${sides.join(" and ")} of them failed.` : ""}${limit}`;
}
function workloadInWords(workload) {
	if (workload === "load") return "under load";
	return `in the ${workload === "profiles" ? "two " : ""}${workload}`;
}
/** Where the time and the memory went on either side: flame graphs, then the functions that differ most. */
function differencesSection(context) {
	const { report, audience, names, rows } = context;
	const { differences = [], flameGraphs = [], subject } = report;
	const larger = (one) => measured(Math.max(one.baseline, one.candidate), one.unit);
	const shown = differences.filter((one) => larger(one) !== measured(0, one.unit));
	const graphs = flameGraphs.filter(({ baseline: [one = 0], candidate: [other = 0] }) => one + other > 0);
	const drawn = {
		kind: "flame-graphs",
		graphs,
		names,
		module: subject?.module ?? ""
	};
	const flames = audience === "page" && graphs.length > 0 && drawn;
	const tables = shown.slice(0, rows).flatMap((one, i) => differenceBlocks(context, one, i === 0));
	return section("profiles", "Where the time went", WEIGHTS.evidence, flames, ...tables);
}
/** The first difference is what the verdict is about: its table is open. */
function differenceBlocks(context, one, isFirst) {
	const { audience, names, rows: most } = context;
	const { kind, flat, unit } = one;
	const isPage = audience === "page";
	const first = prose(`${differenceInWords(one)}${isPage ? "" : "."}`, isPage ? "title" : void 0);
	const large = largeDifferences(one);
	const columns = [
		col(kind === "cpu" ? "Function, own time" : "Function that allocates", (row) => ({ go: row.name })),
		num(names.baseline, (row) => measured(row.baseline.flat, unit)),
		num(names.candidate, (row) => measured(row.candidate.flat, unit)),
		num("Difference", ({ baseline, candidate, chance, moved = [] }) => {
			const inlined = moved.slice(0, 2).map(({ name, value }) => {
				const where = `${value < 0 ? "to" : "from"} ${shortNames(name)}`;
				return `${measured(Math.abs(value), unit)} of it moved ${where} by inlining`;
			});
			const small = defined([...inlined, chance && `±${measured(chance.flat, unit)} noise`]).join("; ");
			return {
				text: measuredDifference(baseline.flat, candidate.flat, unit),
				small
			};
		})
	];
	const nothing = flat.length > 0 ? prose(NOTHING, "note") : void 0;
	const table = tableOf(large, columns, {
		most,
		weight: WEIGHTS.table
	}) ?? nothing;
	if (isFirst || isPage) return [first, table];
	const folded = details(`By function (${large.length})`, false, table);
	return [first, audience === "terminal" || large.length === 0 ? void 0 : folded];
}
/** `CPU time per request, under load: 873.0 µs → 841.0 µs, −32.00 µs (−3.7 %)`; without a full stop. Benchmarks record all allocations. */
function differenceInWords(one) {
	const { workload, unit, baseline, candidate, samples, chance = 0 } = one;
	let from = workload === "benchmarks" ? "" : ", sampled";
	if (samples !== void 0) {
		const isChance = Math.abs(candidate - baseline) <= chance;
		const apart = workload === "profiles" ? "" : "; the verdict comes from many rounds";
		from = workload === "load" && !isChance ? " in one run each" : "";
		from += `, by ${count(samples.baseline, "sample")} and ${fixed(samples.candidate, 0)}${isChance ? ", within sampling noise" : apart}`;
	}
	return `${capitalized(quantityOf(unit))}, ${workloadInWords(workload)}: ${measured(baseline, unit)} → ${measured(candidate, unit)}, ${measuredDifference(baseline, candidate, unit)} (${relative$2(baseline, candidate)}${from})`;
}
const NOTHING = "No single function differs by more than sampling noise, or by 0.1 % of the whole.";
/** The functions whose own time differs beyond sampling noise, and by at least 0.1 % of the whole. */
function largeDifferences({ baseline, candidate, flat }) {
	const least = .001 * Math.max(baseline, candidate);
	return flat.filter((row) => {
		const size = Math.abs(row.candidate.flat - row.baseline.flat);
		return size > (row.chance?.flat ?? 0) && size >= least;
	});
}
/** Production before and after a release: an observation, no experiment. */
function productionSection({ report }) {
	const { comparisons = [], released = "" } = report.production ?? {};
	const amount = ({ cpuPerTraffic, cpu }, side) => cpuPerTraffic ? measured(cpuPerTraffic[side], "cpu-sec") : `${fixed(cpu[side], 2)} CPUs`;
	const changeOf = ({ change: changed, interval }) => interval ? changeWithInterval(changed, interval) : {
		change: change(changed, 1),
		interval: "too few points"
	};
	const columns = [
		col("Compared", ({ description, pairs }) => ({
			text: description,
			small: count(pairs, "pair")
		})),
		num("Before", (one) => amount(one, "before")),
		num("After", (one) => amount(one, "after")),
		num("Change", (one) => changeOf(one).change),
		num("95 % interval", (one) => changeOf(one).interval)
	];
	const table = tableOf(comparisons, columns, {
		most: 10,
		interval: intervalOf,
		tone: () => "plain"
	});
	const what = comparisons.every(({ cpuPerTraffic }) => cpuPerTraffic !== void 0) ? "CPU time per unit of traffic" : "CPUs in use";
	const note = "This is no experiment: everything else that changed at that time is in these figures, so they decide no verdict.";
	const title = table && prose(`Around the release of ${time(released)}: ${what}.`);
	return section("production", "In production", WEIGHTS.evidence, title, table, table && prose(note, "note"));
}
/** Earlier runs and this one, for each target that has more than one. */
function historySection({ report, audience, rows }) {
	const blocks = (report.history?.targets ?? []).filter(({ points }) => points.length > 1).slice(0, 20).flatMap((one) => {
		const title = `The last ${count(Math.min(one.points.length, rows), "run")}`;
		const text = [
			"Change of each run of ",
			{ code: one.target },
			`, oldest first: ${gainsInWords(one)}.`
		];
		return [prose(text), details(title, audience === "page", runs(one, rows))];
	});
	return section("history", "Over time", WEIGHTS.evidence, ...blocks);
}
/** `−2.44 %, ~, −3.05 %`, oldest first. */
function gainsInWords({ points }) {
	return points.slice(-8).map((point) => isProven(point) ? gainOf(point).change || "—" : "~").join(", ");
}
function isProven({ interval }) {
	return interval === void 0 || interval[0] > 0 || interval[1] < 0;
}
function gainOf({ gain, interval }) {
	if (gain === void 0) return {
		change: "",
		interval: ""
	};
	return interval ? changeWithInterval(gain, interval, 2) : {
		change: change(gain),
		interval: ""
	};
}
/** The newest runs, newest first, with their intervals on one axis. */
function runs({ points }, most) {
	const newest = points.at(-1);
	const tone = (point) => isProven(point) ? "plain" : "same";
	const interval = (point) => intervalOf({
		change: point.gain,
		interval: point.interval
	});
	const columns = [
		col("Run", (point) => `${time(point.time)}${point.revision ? ` of ${shortSha(point.revision)}` : ""}`),
		num("CPU time per unit of work", ({ cpuPerOp, rows }) => cpuPerOp === void 0 || rows !== newest?.rows ? void 0 : measured(cpuPerOp, "cpu-sec")),
		num("Peak memory", ({ memory }) => memory === void 0 ? void 0 : bytes(memory)),
		num("Change", (point) => ({
			text: gainOf(point).change,
			small: point.verdict
		})),
		num("95 % interval", (point) => gainOf(point).interval)
	];
	return tableOf(points.slice(-most).reverse(), columns, {
		tone,
		interval
	});
}

// src/report/outputs.ts
/** The action's outputs, as `action.yml` lists them; an output without a value is left out. */
function outputsOf(report, files) {
	const { command, error, decision, comparison, gates, profile, fallback, build, publication } = report;
	const pullRequest = publication?.kind === "pull-request" ? publication : void 0;
	const isCollected = command === "collect" && error === void 0;
	const values = {
		decision: decision?.kind,
		verdict: comparison?.verdict,
		change: comparison?.change,
		gates: gates && orderedGates(gates)[0]?.outcome,
		profile: fallback?.used === "off" ? "off" : profile?.path,
		"profile-origin": isCollected ? fallback?.used ?? (profile && "collected") : void 0,
		overlap: decision?.overlap,
		"stale-weight": decision?.staleWeight,
		"pgo-binary": build?.candidate.path,
		"baseline-binary": build?.baseline.path,
		binaries: report.binaries && JSON.stringify(report.binaries, [
			"platform",
			"side",
			"path",
			"bytes",
			"sha256"
		]),
		checksums: report.checksums,
		report: files.report,
		result: files.result,
		"pull-request-number": pullRequest?.number,
		"pull-request-url": pullRequest?.url,
		"pull-request-operation": pullRequest?.operation,
		"pull-request-head-sha": pullRequest?.headSha,
		...outputsOfTargets(report)
	};
	return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => value === void 0 ? [] : [[name, String(value)]]));
}
/** The outputs of a run with targets; empty without any. The figures of each target are in the result document. */
function outputsOfTargets(report) {
	const { target, targets } = report;
	if (targets === void 0) return target === void 0 ? {} : namesOf([{
		...report,
		target
	}]);
	const decisions = [
		"update",
		"reject",
		"keep"
	];
	return {
		...namesOf(targets),
		decision: decisions.find((kind) => targets.some(({ decision }) => decision?.kind === kind)),
		verdict: overallVerdict(targets),
		gates: orderedGates(targets.flatMap(({ gates = [] }) => gates))[0]?.outcome
	};
}
function namesOf(targets) {
	const changed = targets.filter(({ decision }) => decision?.kind === "update");
	const list = (some) => JSON.stringify(some.map(({ target }) => target));
	return {
		targets: list(targets),
		"changed-targets": list(changed)
	};
}
/** The worst that was measured. A target with nothing to measure counts only if no other was measured. */
function overallVerdict(targets) {
	const verdicts = [
		"slower",
		"inconclusive",
		"faster",
		"no difference"
	];
	const found = targets.map(reportVerdict);
	return verdicts.find((verdict) => found.includes(verdict)) ?? (found.includes("not measured") ? "inconclusive" : void 0);
}
/**
* The result document: one JSON object, a newline at the end. Characters that a terminal obeys or an editor hides are
* written as `\u` escapes. Numbers that are not finite become null.
*/
function renderJson(report) {
	return `${JSON.stringify(documentOf(report), void 0, 2).replace(/[\u007f-\u009f]|[\p{Cf}\p{Zl}\p{Zp}]/gu, escaped)}\n`;
}
/** Without the flame graphs, which only the page draws, and the single rounds; with the findings about several places, grouped. */
function documentOf({ flameGraphs: _, ...report }) {
	const { findings, sources, targets } = report;
	const groups = groupFindings(allFindings(report)).filter(({ places }) => places.length > 1).map(({ first: _, ...group }) => group);
	return {
		...report,
		comparison: report.comparison && {
			...report.comparison,
			measurements: report.comparison.measurements.map(({ logRatios: _, ...row }) => row)
		},
		findings: limitFindings(findings),
		sources: sources?.map((source) => ({
			...source,
			findings: limitFindings(source.findings)
		})),
		findingGroups: groups.length > 0 ? groups : void 0,
		targets: targets?.map(documentOf)
	};
}
/** One escape per UTF-16 code unit, as JSON requires. */
function escaped(character) {
	return character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

// node_modules/valibot/dist/index.mjs
let store$4;
const DEFAULT_CONFIG = {
	lang: void 0,
	message: void 0,
	abortEarly: void 0,
	abortPipeEarly: void 0
};
/**
* Returns the global configuration.
*
* @param config The config to merge.
*
* @returns The configuration.
*/
/* @__NO_SIDE_EFFECTS__ */
function getGlobalConfig(config$1) {
	if (!config$1 && !store$4) return DEFAULT_CONFIG;
	return {
		lang: config$1?.lang ?? store$4?.lang,
		message: config$1?.message,
		abortEarly: config$1?.abortEarly ?? store$4?.abortEarly,
		abortPipeEarly: config$1?.abortPipeEarly ?? store$4?.abortPipeEarly
	};
}
let store$3;
/**
* Returns a global error message.
*
* @param lang The language of the message.
*
* @returns The error message.
*/
/* @__NO_SIDE_EFFECTS__ */
function getGlobalMessage(lang) {
	return store$3?.get(lang);
}
let store$2;
/**
* Returns a schema error message.
*
* @param lang The language of the message.
*
* @returns The error message.
*/
/* @__NO_SIDE_EFFECTS__ */
function getSchemaMessage(lang) {
	return store$2?.get(lang);
}
let store$1;
/**
* Returns a specific error message.
*
* @param reference The identifier reference.
* @param lang The language of the message.
*
* @returns The error message.
*/
/* @__NO_SIDE_EFFECTS__ */
function getSpecificMessage(reference, lang) {
	return store$1?.get(reference)?.get(lang);
}
/**
* Stringifies an unknown input to a literal or type string.
*
* @param input The unknown input.
*
* @returns A literal or type string.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _stringify(input) {
	const type = typeof input;
	if (type === "string") return `"${input}"`;
	if (type === "number" || type === "bigint" || type === "boolean") return `${input}`;
	if (type === "object" || type === "function") return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
	return type;
}
/**
* Adds an issue to the dataset.
*
* @param context The issue context.
* @param label The issue label.
* @param dataset The input dataset.
* @param config The configuration.
* @param other The optional props.
*
* @internal
*/
function _addIssue(context, label, dataset, config$1, other) {
	const input = other && "input" in other ? other.input : dataset.value;
	const expected = other?.expected ?? context.expects ?? null;
	const received = other?.received ?? /* @__PURE__ */ _stringify(input);
	const issue = {
		kind: context.kind,
		type: context.type,
		input,
		expected,
		received,
		message: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,
		requirement: context.requirement,
		path: other?.path,
		issues: other?.issues,
		lang: config$1.lang,
		abortEarly: config$1.abortEarly,
		abortPipeEarly: config$1.abortPipeEarly
	};
	const isSchema = context.kind === "schema";
	const message$1 = other?.message ?? context.message ?? /* @__PURE__ */ getSpecificMessage(context.reference, issue.lang) ?? (isSchema ? /* @__PURE__ */ getSchemaMessage(issue.lang) : null) ?? config$1.message ?? /* @__PURE__ */ getGlobalMessage(issue.lang);
	if (message$1 !== void 0) issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;
	if (isSchema) dataset.typed = false;
	if (dataset.issues) dataset.issues.push(issue);
	else dataset.issues = [issue];
}
/**
* Compares two values using the SameValueZero algorithm, which treats `NaN`
* as equal to itself unlike `===`.
*
* @param value1 The first value.
* @param value2 The second value.
*
* @returns Whether the values are equal.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isSameValueZero(value1, value2) {
	return value1 === value2 || Number.isNaN(value1) && Number.isNaN(value2);
}
/**
* Disallows inherited object properties and prevents object prototype
* pollution by disallowing certain keys.
*
* @param object The object to check.
* @param key The key to check.
*
* @returns Whether the key is allowed.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isValidObjectKey(object$1, key) {
	return Object.prototype.hasOwnProperty.call(object$1, key) && key !== "__proto__" && key !== "prototype" && key !== "constructor";
}
/**
* Joins multiple `expects` values with the given separator.
*
* @param values The `expects` values.
* @param separator The separator.
*
* @returns The joined `expects` property.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _joinExpects(values$1, separator) {
	const list = [...new Set(values$1)];
	if (list.length > 1) return `(${list.join(` ${separator} `)})`;
	return list[0] ?? "never";
}
/**
* Eagerly creates and attaches the Standard Schema properties of a schema.
*
* Hint: The contextual `this` type includes the standard properties that are
* attached before the schema is returned.
*
* @param schema The schema to attach standard properties to.
*
* @returns The schema with standard properties attached.
*
* @internal
*/
function _standardSchema(schema) {
	schema["~standard"] = {
		version: 1,
		vendor: "valibot",
		validate: (value$1) => schema["~run"]({ value: value$1 }, /* @__PURE__ */ getGlobalConfig())
	};
	return schema;
}
/**
* A Valibot error with useful information.
*/
var ValiError = class extends Error {
	/**
	* Creates a Valibot error with useful information.
	*
	* @param issues The error issues.
	*/
	constructor(issues) {
		super(issues[0].message);
		this.name = "ValiError";
		this.issues = issues;
	}
};
/* @__NO_SIDE_EFFECTS__ */
function check(requirement, message$1) {
	return {
		kind: "validation",
		type: "check",
		reference: check,
		async: false,
		expects: null,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
			return dataset;
		}
	};
}
/**
* Creates an examples metadata action.
*
* @param examples_ The examples.
*
* @returns An examples action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function examples(examples_) {
	return {
		kind: "metadata",
		type: "examples",
		reference: examples,
		examples: examples_
	};
}
/* @__NO_SIDE_EFFECTS__ */
function finite(message$1) {
	return {
		kind: "validation",
		type: "finite",
		reference: finite,
		async: false,
		expects: null,
		requirement: Number.isFinite,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "finite", dataset, config$1);
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function gtValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "gt_value",
		reference: gtValue,
		async: false,
		expects: `>${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value > this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function integer$1(message$1) {
	return {
		kind: "validation",
		type: "integer",
		reference: integer$1,
		async: false,
		expects: null,
		requirement: Number.isInteger,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "integer", dataset, config$1);
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function maxEntries(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_entries",
		reference: maxEntries,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (!dataset.typed) return dataset;
			const count = Object.keys(dataset.value).length;
			if (dataset.typed && count > this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function maxLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_length",
		reference: maxLength,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length > this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function maxValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_value",
		reference: maxValue,
		async: false,
		expects: `<=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value <= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function minLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_length",
		reference: minLength,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length < this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function minValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_value",
		reference: minValue,
		async: false,
		expects: `>=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value >= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function regex(requirement, message$1) {
	return {
		kind: "validation",
		type: "regex",
		reference: regex,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "format", dataset, config$1);
			return dataset;
		}
	};
}
/**
* Creates a custom transformation action.
*
* @param operation The transformation operation.
*
* @returns A transform action.
*/
/* @__NO_SIDE_EFFECTS__ */
function transform(operation) {
	return {
		kind: "transformation",
		type: "transform",
		reference: transform,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = this.operation(dataset.value);
			return dataset;
		}
	};
}
/**
* Creates a trim transformation action.
*
* @returns A trim action.
*/
/* @__NO_SIDE_EFFECTS__ */
function trim() {
	return {
		kind: "transformation",
		type: "trim",
		reference: trim,
		async: false,
		"~run"(dataset) {
			dataset.value = dataset.value.trim();
			return dataset;
		}
	};
}
const ABORT_EARLY_CONFIG = { abortEarly: true };
/**
* Returns the fallback value of the schema.
*
* @param schema The schema to get it from.
* @param dataset The output dataset if available.
* @param config The config if available.
*
* @returns The fallback value.
*/
/* @__NO_SIDE_EFFECTS__ */
function getFallback(schema, dataset, config$1) {
	return typeof schema.fallback === "function" ? schema.fallback(dataset, config$1) : schema.fallback;
}
/**
* Returns the default value of the schema.
*
* @param schema The schema to get it from.
* @param dataset The input dataset if available.
* @param config The config if available.
*
* @returns The default value.
*/
/* @__NO_SIDE_EFFECTS__ */
function getDefault(schema, dataset, config$1) {
	return typeof schema.default === "function" ? schema.default(dataset, config$1) : schema.default;
}
/**
* Returns the examples of a schema.
*
* If multiple examples are defined, it concatenates them using depth-first
* search. If no examples are defined, an empty array is returned.
*
* @param schema The schema to get the examples from.
*
* @returns The examples, if any.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function getExamples(schema) {
	const examples$1 = [];
	function depthFirstCollect(schema$1) {
		if ("pipe" in schema$1) {
			for (const item of schema$1.pipe) if (item.kind === "schema" && "pipe" in item) depthFirstCollect(item);
			else if (item.kind === "metadata" && item.type === "examples") for (const example of item.examples) examples$1.push(example);
		}
	}
	depthFirstCollect(schema);
	return examples$1;
}
/**
* Checks if the input matches the schema. By using a type predicate, this
* function can be used as a type guard.
*
* @param schema The schema to be used.
* @param input The input to be tested.
*
* @returns Whether the input matches the schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function is(schema, input) {
	return !schema["~run"]({ value: input }, ABORT_EARLY_CONFIG).issues;
}
/* @__NO_SIDE_EFFECTS__ */
function array(item, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "array",
		reference: array,
		expects: "Array",
		async: false,
		item,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < input.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.item["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function boolean(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "boolean",
		reference: boolean,
		expects: "boolean",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "boolean") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function literal(literal_, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "literal",
		reference: literal,
		expects: /* @__PURE__ */ _stringify(literal_),
		async: false,
		literal: literal_,
		message: message$1,
		"~run"(dataset, config$1) {
			if (/* @__PURE__ */ _isSameValueZero(dataset.value, this.literal)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function nullable(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullable",
		reference: nullable,
		expects: `(${wrapped.expects} | null)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === null) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function nullish(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullish",
		reference: nullish,
		expects: `(${wrapped.expects} | null | undefined)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === null || dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null || dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function number(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "number",
		reference: number,
		expects: "number",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "number" && !isNaN(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function object(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object",
		reference: object,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function optional(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "optional",
		reference: optional,
		expects: `(${wrapped.expects} | undefined)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function picklist(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "picklist",
		reference: picklist,
		expects: /* @__PURE__ */ _joinExpects(options.map(_stringify), "|"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.options.includes(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function record(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "record",
		reference: record,
		expects: "Object",
		async: false,
		key,
		value: value$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const entryKey in input) if (/* @__PURE__ */ _isValidObjectKey(input, entryKey)) {
					const entryValue = input[entryKey];
					const keyDataset = this.key["~run"]({ value: entryKey }, config$1);
					if (keyDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "key",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of keyDataset.issues) {
							issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = keyDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					const valueDataset = this.value["~run"]({ value: entryValue }, config$1);
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
					if (keyDataset.typed) dataset.value[keyDataset.value] = valueDataset.value;
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function strictObject(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_object",
		reference: strictObject,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (!Object.prototype.hasOwnProperty.call(this.entries, key)) {
						_addIssue(this, "key", dataset, config$1, {
							input: key,
							expected: "never",
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function string(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "string",
		reference: string,
		expects: "string",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "string") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function tuple(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "tuple",
		reference: tuple,
		expects: "Array",
		async: false,
		items,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < this.items.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/**
* Returns the sub issues of the provided datasets for the union issue.
*
* @param datasets The datasets.
*
* @returns The sub issues.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _subIssues(datasets) {
	let issues;
	if (datasets) for (const dataset of datasets) if (issues) for (const issue of dataset.issues) issues.push(issue);
	else issues = dataset.issues;
	return issues;
}
/* @__NO_SIDE_EFFECTS__ */
function union(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "union",
		reference: union,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "|"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			let validDataset;
			let typedDatasets;
			let untypedDatasets;
			for (const schema of this.options) {
				const optionDataset = schema["~run"]({ value: dataset.value }, config$1);
				if (optionDataset.typed) if (optionDataset.issues) if (typedDatasets) typedDatasets.push(optionDataset);
				else typedDatasets = [optionDataset];
				else {
					validDataset = optionDataset;
					break;
				}
				else if (untypedDatasets) untypedDatasets.push(optionDataset);
				else untypedDatasets = [optionDataset];
			}
			if (validDataset) return validDataset;
			if (typedDatasets) {
				if (typedDatasets.length === 1) return typedDatasets[0];
				_addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(typedDatasets) });
				dataset.typed = true;
			} else if (untypedDatasets?.length === 1) return untypedDatasets[0];
			else _addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(untypedDatasets) });
			return dataset;
		}
	});
}
/**
* Creates a unknown schema.
*
* @returns A unknown schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function unknown() {
	return _standardSchema({
		kind: "schema",
		type: "unknown",
		reference: unknown,
		expects: "unknown",
		async: false,
		"~run"(dataset) {
			dataset.typed = true;
			return dataset;
		}
	});
}
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parsed input.
*/
function parse(schema, input, config$1) {
	const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	if (dataset.issues) throw new ValiError(dataset.issues);
	return dataset.value;
}
/* @__NO_SIDE_EFFECTS__ */
function pipe(...pipe$1) {
	return _standardSchema({
		...pipe$1[0],
		pipe: pipe$1,
		"~run"(dataset, config$1) {
			for (const item of pipe$1) if (item.kind !== "metadata") {
				if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
					dataset.typed = false;
					break;
				}
				if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = item["~run"](dataset, config$1);
			}
			return dataset;
		}
	});
}
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parse result.
*/
/* @__NO_SIDE_EFFECTS__ */
function safeParse(schema, input, config$1) {
	const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	return {
		typed: dataset.typed,
		success: !dataset.issues,
		output: dataset.value,
		issues: dataset.issues
	};
}

// node_modules/yaml/dist/nodes/identity.js
var require_identity = /* @__PURE__ */ __commonJSMin(((exports) => {
	const ALIAS = Symbol.for("yaml.alias");
	const DOC = Symbol.for("yaml.document");
	const MAP = Symbol.for("yaml.map");
	const PAIR = Symbol.for("yaml.pair");
	const SCALAR = Symbol.for("yaml.scalar");
	const SEQ = Symbol.for("yaml.seq");
	const NODE_TYPE = Symbol.for("yaml.node.type");
	const isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
	const isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
	const isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
	const isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
	const isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
	const isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
	function isCollection(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case MAP:
			case SEQ: return true;
		}
		return false;
	}
	function isNode(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case ALIAS:
			case MAP:
			case SCALAR:
			case SEQ: return true;
		}
		return false;
	}
	const hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
	exports.ALIAS = ALIAS;
	exports.DOC = DOC;
	exports.MAP = MAP;
	exports.NODE_TYPE = NODE_TYPE;
	exports.PAIR = PAIR;
	exports.SCALAR = SCALAR;
	exports.SEQ = SEQ;
	exports.hasAnchor = hasAnchor;
	exports.isAlias = isAlias;
	exports.isCollection = isCollection;
	exports.isDocument = isDocument;
	exports.isMap = isMap;
	exports.isNode = isNode;
	exports.isPair = isPair;
	exports.isScalar = isScalar;
	exports.isSeq = isSeq;
}));

// node_modules/yaml/dist/visit.js
var require_visit = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	const BREAK = Symbol("break visit");
	const SKIP = Symbol("skip children");
	const REMOVE = Symbol("remove node");
	/**
	* Apply a visitor to an AST node or document.
	*
	* Walks through the tree (depth-first) starting from `node`, calling a
	* `visitor` function with three arguments:
	*   - `key`: For sequence values and map `Pair`, the node's index in the
	*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
	*     `null` for the root node.
	*   - `node`: The current node.
	*   - `path`: The ancestry of the current node.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this node, continue with next
	*     sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current node, then continue with the next one
	*   - `Node`: Replace the current node, then continue by visiting it
	*   - `number`: While iterating the items of a sequence or map, set the index
	*     of the next step. This is useful especially if the index of the current
	*     node has changed.
	*
	* If `visitor` is a single function, it will be called with all values
	* encountered in the tree, including e.g. `null` values. Alternatively,
	* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
	* `Alias` and `Scalar` node. To define the same visitor function for more than
	* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
	* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
	* specific defined one will be used for each node.
	*/
	function visit(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else visit_(null, node, visitor_, Object.freeze([]));
	}
	/** Terminate visit traversal completely */
	visit.BREAK = BREAK;
	/** Do not visit the children of the current node */
	visit.SKIP = SKIP;
	/** Remove the current node */
	visit.REMOVE = REMOVE;
	function visit_(key, node, visitor, path) {
		const ctrl = callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visit_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = visit_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = visit_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = visit_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	/**
	* Apply an async visitor to an AST node or document.
	*
	* Walks through the tree (depth-first) starting from `node`, calling a
	* `visitor` function with three arguments:
	*   - `key`: For sequence values and map `Pair`, the node's index in the
	*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
	*     `null` for the root node.
	*   - `node`: The current node.
	*   - `path`: The ancestry of the current node.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `Promise`: Must resolve to one of the following values
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this node, continue with next
	*     sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current node, then continue with the next one
	*   - `Node`: Replace the current node, then continue by visiting it
	*   - `number`: While iterating the items of a sequence or map, set the index
	*     of the next step. This is useful especially if the index of the current
	*     node has changed.
	*
	* If `visitor` is a single function, it will be called with all values
	* encountered in the tree, including e.g. `null` values. Alternatively,
	* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
	* `Alias` and `Scalar` node. To define the same visitor function for more than
	* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
	* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
	* specific defined one will be used for each node.
	*/
	async function visitAsync(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (await visitAsync_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else await visitAsync_(null, node, visitor_, Object.freeze([]));
	}
	/** Terminate visit traversal completely */
	visitAsync.BREAK = BREAK;
	/** Do not visit the children of the current node */
	visitAsync.SKIP = SKIP;
	/** Remove the current node */
	visitAsync.REMOVE = REMOVE;
	async function visitAsync_(key, node, visitor, path) {
		const ctrl = await callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visitAsync_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = await visitAsync_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = await visitAsync_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = await visitAsync_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	function initVisitor(visitor) {
		if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) return Object.assign({
			Alias: visitor.Node,
			Map: visitor.Node,
			Scalar: visitor.Node,
			Seq: visitor.Node
		}, visitor.Value && {
			Map: visitor.Value,
			Scalar: visitor.Value,
			Seq: visitor.Value
		}, visitor.Collection && {
			Map: visitor.Collection,
			Seq: visitor.Collection
		}, visitor);
		return visitor;
	}
	function callVisitor(key, node, visitor, path) {
		if (typeof visitor === "function") return visitor(key, node, path);
		if (identity.isMap(node)) return visitor.Map?.(key, node, path);
		if (identity.isSeq(node)) return visitor.Seq?.(key, node, path);
		if (identity.isPair(node)) return visitor.Pair?.(key, node, path);
		if (identity.isScalar(node)) return visitor.Scalar?.(key, node, path);
		if (identity.isAlias(node)) return visitor.Alias?.(key, node, path);
	}
	function replaceNode(key, path, node) {
		const parent = path[path.length - 1];
		if (identity.isCollection(parent)) parent.items[key] = node;
		else if (identity.isPair(parent)) {
			if (key === "key") parent.key = node;
			else parent.value = node;
		} else if (identity.isDocument(parent)) parent.contents = node;
		else {
			const pt = identity.isAlias(parent) ? "alias" : "scalar";
			throw new Error(`Cannot replace node with ${pt} parent`);
		}
	}
	exports.visit = visit;
	exports.visitAsync = visitAsync;
}));

// node_modules/yaml/dist/doc/directives.js
var require_directives = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	const escapeChars = {
		"!": "%21",
		",": "%2C",
		"[": "%5B",
		"]": "%5D",
		"{": "%7B",
		"}": "%7D"
	};
	const escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
	var Directives = class Directives {
		constructor(yaml, tags) {
			/**
			* The directives-end/doc-start marker `---`. If `null`, a marker may still be
			* included in the document's stringified representation.
			*/
			this.docStart = null;
			/** The doc-end marker `...`.  */
			this.docEnd = false;
			this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
			this.tags = Object.assign({}, Directives.defaultTags, tags);
		}
		clone() {
			const copy = new Directives(this.yaml, this.tags);
			copy.docStart = this.docStart;
			return copy;
		}
		/**
		* During parsing, get a Directives instance for the current document and
		* update the stream state according to the current version's spec.
		*/
		atDocument() {
			const res = new Directives(this.yaml, this.tags);
			switch (this.yaml.version) {
				case "1.1":
					this.atNextDocument = true;
					break;
				case "1.2":
					this.atNextDocument = false;
					this.yaml = {
						explicit: Directives.defaultYaml.explicit,
						version: "1.2"
					};
					this.tags = Object.assign({}, Directives.defaultTags);
			}
			return res;
		}
		/**
		* @param onError - May be called even if the action was successful
		* @returns `true` on success
		*/
		add(line, onError) {
			if (this.atNextDocument) {
				this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: "1.1"
				};
				this.tags = Object.assign({}, Directives.defaultTags);
				this.atNextDocument = false;
			}
			const parts = line.trim().split(/[ \t]+/);
			const name = parts.shift();
			switch (name) {
				case "%TAG": {
					if (parts.length !== 2) {
						onError(0, "%TAG directive should contain exactly two parts");
						if (parts.length < 2) return false;
					}
					const [handle, prefix] = parts;
					this.tags[handle] = prefix;
					return true;
				}
				case "%YAML": {
					this.yaml.explicit = true;
					if (parts.length !== 1) {
						onError(0, "%YAML directive should contain exactly one part");
						return false;
					}
					const [version] = parts;
					if (version === "1.1" || version === "1.2") {
						this.yaml.version = version;
						return true;
					} else {
						const isValid = /^\d+\.\d+$/.test(version);
						onError(6, `Unsupported YAML version ${version}`, isValid);
						return false;
					}
				}
				default:
					onError(0, `Unknown directive ${name}`, true);
					return false;
			}
		}
		/**
		* Resolves a tag, matching handles to those defined in %TAG directives.
		*
		* @returns Resolved tag, which may also be the non-specific tag `'!'` or a
		*   `'!local'` tag, or `null` if unresolvable.
		*/
		tagName(source, onError) {
			if (source === "!") return "!";
			if (source[0] !== "!") {
				onError(`Not a valid tag: ${source}`);
				return null;
			}
			if (source[1] === "<") {
				const verbatim = source.slice(2, -1);
				if (verbatim === "!" || verbatim === "!!") {
					onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
					return null;
				}
				if (source[source.length - 1] !== ">") onError("Verbatim tags must end with a >");
				return verbatim;
			}
			const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
			if (!suffix) onError(`The ${source} tag has no suffix`);
			const prefix = this.tags[handle];
			if (prefix) try {
				return prefix + decodeURIComponent(suffix);
			} catch (error) {
				onError(String(error));
				return null;
			}
			if (handle === "!") return source;
			onError(`Could not resolve tag: ${source}`);
			return null;
		}
		/**
		* Given a fully resolved tag, returns its printable string form,
		* taking into account current tag prefixes and defaults.
		*/
		tagString(tag) {
			for (const [handle, prefix] of Object.entries(this.tags)) if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
			return tag[0] === "!" ? tag : `!<${tag}>`;
		}
		toString(doc) {
			const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
			const tagEntries = Object.entries(this.tags);
			let tagNames;
			if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
				const tags = {};
				visit.visit(doc.contents, (_key, node) => {
					if (identity.isNode(node) && node.tag) tags[node.tag] = true;
				});
				tagNames = Object.keys(tags);
			} else tagNames = [];
			for (const [handle, prefix] of tagEntries) {
				if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
				if (!doc || tagNames.some((tn) => tn.startsWith(prefix))) lines.push(`%TAG ${handle} ${prefix}`);
			}
			return lines.join("\n");
		}
	};
	Directives.defaultYaml = {
		explicit: false,
		version: "1.2"
	};
	Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
	exports.Directives = Directives;
}));

// node_modules/yaml/dist/doc/anchors.js
var require_anchors = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	/**
	* Verify that the input string is a valid anchor.
	*
	* Will throw on errors.
	*/
	function anchorIsValid(anchor) {
		if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
			const msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
			throw new Error(msg);
		}
		return true;
	}
	function anchorNames(root) {
		const anchors = /* @__PURE__ */ new Set();
		visit.visit(root, { Value(_key, node) {
			if (node.anchor) anchors.add(node.anchor);
		} });
		return anchors;
	}
	/** Find a new anchor name with the given `prefix` and a one-indexed suffix. */
	function findNewAnchor(prefix, exclude) {
		for (let i = 1;; ++i) {
			const name = `${prefix}${i}`;
			if (!exclude.has(name)) return name;
		}
	}
	function createNodeAnchors(doc, prefix) {
		const aliasObjects = [];
		const sourceObjects = /* @__PURE__ */ new Map();
		let prevAnchors = null;
		return {
			onAnchor: (source) => {
				aliasObjects.push(source);
				prevAnchors ?? (prevAnchors = anchorNames(doc));
				const anchor = findNewAnchor(prefix, prevAnchors);
				prevAnchors.add(anchor);
				return anchor;
			},
			/**
			* With circular references, the source node is only resolved after all
			* of its child nodes are. This is why anchors are set only after all of
			* the nodes have been created.
			*/
			setAnchors: () => {
				for (const source of aliasObjects) {
					const ref = sourceObjects.get(source);
					if (typeof ref === "object" && ref.anchor && (identity.isScalar(ref.node) || identity.isCollection(ref.node))) ref.node.anchor = ref.anchor;
					else {
						const error = /* @__PURE__ */ new Error("Failed to resolve repeated object (this should not happen)");
						error.source = source;
						throw error;
					}
				}
			},
			sourceObjects
		};
	}
	exports.anchorIsValid = anchorIsValid;
	exports.anchorNames = anchorNames;
	exports.createNodeAnchors = createNodeAnchors;
	exports.findNewAnchor = findNewAnchor;
}));

// node_modules/yaml/dist/doc/applyReviver.js
var require_applyReviver = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Applies the JSON.parse reviver algorithm as defined in the ECMA-262 spec,
	* in section 24.5.1.1 "Runtime Semantics: InternalizeJSONProperty" of the
	* 2021 edition: https://tc39.es/ecma262/#sec-json.parse
	*
	* Includes extensions for handling Map and Set objects.
	*/
	function applyReviver(reviver, obj, key, val) {
		if (val && typeof val === "object") {
			if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
				const v0 = val[i];
				const v1 = applyReviver(reviver, val, String(i), v0);
				if (v1 === void 0) delete val[i];
				else if (v1 !== v0) val[i] = v1;
			}
			else if (val instanceof Map) for (const k of Array.from(val.keys())) {
				const v0 = val.get(k);
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) val.delete(k);
				else if (v1 !== v0) val.set(k, v1);
			}
			else if (val instanceof Set) for (const v0 of Array.from(val)) {
				const v1 = applyReviver(reviver, val, v0, v0);
				if (v1 === void 0) val.delete(v0);
				else if (v1 !== v0) {
					val.delete(v0);
					val.add(v1);
				}
			}
			else for (const [k, v0] of Object.entries(val)) {
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) delete val[k];
				else if (v1 !== v0) val[k] = v1;
			}
		}
		return reviver.call(obj, key, val);
	}
	exports.applyReviver = applyReviver;
}));

// node_modules/yaml/dist/nodes/toJS.js
var require_toJS = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	/**
	* Recursively convert any node or its contents to native JavaScript
	*
	* @param value - The input value
	* @param arg - If `value` defines a `toJSON()` method, use this
	*   as its first argument
	* @param ctx - Conversion context, originally set in Document#toJS(). If
	*   `{ keep: true }` is not set, output should be suitable for JSON
	*   stringification.
	*/
	function toJS(value, arg, ctx) {
		if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
		if (value && typeof value.toJSON === "function") {
			if (!ctx || !identity.hasAnchor(value)) return value.toJSON(arg, ctx);
			const data = {
				aliasCount: 0,
				count: 1,
				res: void 0
			};
			ctx.anchors.set(value, data);
			ctx.onCreate = (res) => {
				data.res = res;
				delete ctx.onCreate;
			};
			const res = value.toJSON(arg, ctx);
			if (ctx.onCreate) ctx.onCreate(res);
			return res;
		}
		if (typeof value === "bigint" && !ctx?.keep) return Number(value);
		return value;
	}
	exports.toJS = toJS;
}));

// node_modules/yaml/dist/nodes/Node.js
var require_Node = /* @__PURE__ */ __commonJSMin(((exports) => {
	var applyReviver = require_applyReviver();
	var identity = require_identity();
	var toJS = require_toJS();
	var NodeBase = class {
		constructor(type) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: type });
		}
		/** Create a copy of this node.  */
		clone() {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/** A plain JavaScript representation of this node. */
		toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			if (!identity.isDocument(doc)) throw new TypeError("A document argument is required");
			const ctx = {
				anchors: /* @__PURE__ */ new Map(),
				doc,
				keep: true,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this, "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
	};
	exports.NodeBase = NodeBase;
}));

// node_modules/yaml/dist/nodes/Alias.js
var require_Alias = /* @__PURE__ */ __commonJSMin(((exports) => {
	var anchors = require_anchors();
	var visit = require_visit();
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	var Alias = class extends Node.NodeBase {
		constructor(source) {
			super(identity.ALIAS);
			this.source = source;
			Object.defineProperty(this, "tag", { set() {
				throw new Error("Alias nodes cannot have tags");
			} });
		}
		/**
		* Resolve the value of this alias within `doc`, finding the last
		* instance of the `source` anchor before this node.
		*/
		resolve(doc, ctx) {
			if (ctx?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
			let nodes;
			if (ctx?.aliasResolveCache) nodes = ctx.aliasResolveCache;
			else {
				nodes = [];
				visit.visit(doc, { Node: (_key, node) => {
					if (identity.isAlias(node) || identity.hasAnchor(node)) nodes.push(node);
				} });
				if (ctx) ctx.aliasResolveCache = nodes;
			}
			let found = void 0;
			for (const node of nodes) {
				if (node === this) break;
				if (node.anchor === this.source) found = node;
			}
			if (found && ctx) {
				const { anchors, doc, maxAliasCount } = ctx;
				let data = anchors.get(found);
				if (!data) {
					toJS.toJS(found, null, ctx);
					data = anchors.get(found);
				}
				/* istanbul ignore if */
				if (data?.res === void 0) throw new ReferenceError("This should not happen: Alias anchor was not resolved?");
				if (maxAliasCount >= 0) {
					data.count += 1;
					if (data.aliasCount === 0) data.aliasCount = getAliasCount(doc, found, anchors);
					if (data.count * data.aliasCount > maxAliasCount) throw new ReferenceError("Excessive alias count indicates a resource exhaustion attack");
				}
			}
			return found;
		}
		toJSON(_arg, ctx) {
			if (!ctx) return { source: this.source };
			const source = this.resolve(ctx.doc, ctx);
			if (!source) {
				const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw new ReferenceError(msg);
			}
			return ctx.anchors.get(source).res;
		}
		toString(ctx, _onComment, _onChompKeep) {
			const src = `*${this.source}`;
			if (ctx) {
				anchors.anchorIsValid(this.source);
				if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
					const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw new Error(msg);
				}
				if (ctx.implicitKey) return `${src} `;
			}
			return src;
		}
	};
	function getAliasCount(doc, node, anchors) {
		if (identity.isAlias(node)) {
			const source = node.resolve(doc);
			const anchor = anchors && source && anchors.get(source);
			return anchor ? anchor.count * anchor.aliasCount : 0;
		} else if (identity.isCollection(node)) {
			let count = 0;
			for (const item of node.items) {
				const c = getAliasCount(doc, item, anchors);
				if (c > count) count = c;
			}
			return count;
		} else if (identity.isPair(node)) {
			const kc = getAliasCount(doc, node.key, anchors);
			const vc = getAliasCount(doc, node.value, anchors);
			return Math.max(kc, vc);
		}
		return 1;
	}
	exports.Alias = Alias;
}));

// node_modules/yaml/dist/nodes/Scalar.js
var require_Scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	const isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
	var Scalar = class extends Node.NodeBase {
		constructor(value) {
			super(identity.SCALAR);
			this.value = value;
		}
		toJSON(arg, ctx) {
			return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
		}
		toString() {
			return String(this.value);
		}
	};
	Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
	Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
	Scalar.PLAIN = "PLAIN";
	Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
	Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
	exports.Scalar = Scalar;
	exports.isScalarValue = isScalarValue;
}));

// node_modules/yaml/dist/doc/createNode.js
var require_createNode = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var Scalar = require_Scalar();
	const defaultTagPrefix = "tag:yaml.org,2002:";
	function findTagObject(value, tagName, tags) {
		if (tagName) {
			const match = tags.filter((t) => t.tag === tagName);
			const tagObj = match.find((t) => !t.format) ?? match[0];
			if (!tagObj) throw new Error(`Tag ${tagName} not found`);
			return tagObj;
		}
		return tags.find((t) => t.identify?.(value) && !t.format);
	}
	function createNode(value, tagName, ctx) {
		if (identity.isDocument(value)) value = value.contents;
		if (identity.isNode(value)) return value;
		if (identity.isPair(value)) {
			const map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
			map.items.push(value);
			return map;
		}
		if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) value = value.valueOf();
		const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
		let ref = void 0;
		if (aliasDuplicateObjects && value && typeof value === "object") {
			ref = sourceObjects.get(value);
			if (ref) {
				ref.anchor ?? (ref.anchor = onAnchor(value));
				return new Alias.Alias(ref.anchor);
			} else {
				ref = {
					anchor: null,
					node: null
				};
				sourceObjects.set(value, ref);
			}
		}
		if (tagName?.startsWith("!!")) tagName = defaultTagPrefix + tagName.slice(2);
		let tagObj = findTagObject(value, tagName, schema.tags);
		if (!tagObj) {
			if (value && typeof value.toJSON === "function") value = value.toJSON();
			if (!value || typeof value !== "object") {
				const node = new Scalar.Scalar(value);
				if (ref) ref.node = node;
				return node;
			}
			tagObj = value instanceof Map ? schema[identity.MAP] : Symbol.iterator in Object(value) ? schema[identity.SEQ] : schema[identity.MAP];
		}
		if (onTagObj) {
			onTagObj(tagObj);
			delete ctx.onTagObj;
		}
		const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar.Scalar(value);
		if (tagName) node.tag = tagName;
		else if (!tagObj.default) node.tag = tagObj.tag;
		if (ref) ref.node = node;
		return node;
	}
	exports.createNode = createNode;
}));

// node_modules/yaml/dist/nodes/Collection.js
var require_Collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var identity = require_identity();
	var Node = require_Node();
	function collectionFromPath(schema, path, value) {
		let v = value;
		for (let i = path.length - 1; i >= 0; --i) {
			const k = path[i];
			if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
				const a = [];
				a[k] = v;
				v = a;
			} else v = /* @__PURE__ */ new Map([[k, v]]);
		}
		return createNode.createNode(v, void 0, {
			aliasDuplicateObjects: false,
			keepUndefined: false,
			onAnchor: () => {
				throw new Error("This should not happen, please report a bug.");
			},
			schema,
			sourceObjects: /* @__PURE__ */ new Map()
		});
	}
	const isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
	var Collection = class extends Node.NodeBase {
		constructor(type, schema) {
			super(type);
			Object.defineProperty(this, "schema", {
				value: schema,
				configurable: true,
				enumerable: false,
				writable: true
			});
		}
		/**
		* Create a copy of this collection.
		*
		* @param schema - If defined, overwrites the original's schema
		*/
		clone(schema) {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (schema) copy.schema = schema;
			copy.items = copy.items.map((it) => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/**
		* Adds a value to the collection. For `!!map` and `!!omap` the value must
		* be a Pair instance or a `{ key, value }` object, which may not have a key
		* that already exists in the map.
		*/
		addIn(path, value) {
			if (isEmptyPath(path)) this.add(value);
			else {
				const [key, ...rest] = path;
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.addIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
		/**
		* Removes a value from the collection.
		* @returns `true` if the item was found and removed.
		*/
		deleteIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.delete(key);
			const node = this.get(key, true);
			if (identity.isCollection(node)) return node.deleteIn(rest);
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
		/**
		* Returns item at `key`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		getIn(path, keepScalar) {
			const [key, ...rest] = path;
			const node = this.get(key, true);
			if (rest.length === 0) return !keepScalar && identity.isScalar(node) ? node.value : node;
			else return identity.isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
		}
		hasAllNullValues(allowScalar) {
			return this.items.every((node) => {
				if (!identity.isPair(node)) return false;
				const n = node.value;
				return n == null || allowScalar && identity.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
			});
		}
		/**
		* Checks if the collection includes a value with the key `key`.
		*/
		hasIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.has(key);
			const node = this.get(key, true);
			return identity.isCollection(node) ? node.hasIn(rest) : false;
		}
		/**
		* Sets a value in this collection. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		setIn(path, value) {
			const [key, ...rest] = path;
			if (rest.length === 0) this.set(key, value);
			else {
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.setIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
	};
	exports.Collection = Collection;
	exports.collectionFromPath = collectionFromPath;
	exports.isEmptyPath = isEmptyPath;
}));

// node_modules/yaml/dist/stringify/stringifyComment.js
var require_stringifyComment = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Stringifies a comment.
	*
	* Empty comment lines are left empty,
	* lines consisting of a single space are replaced by `#`,
	* and all other lines are prefixed with a `#`.
	*/
	const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
	function indentComment(comment, indent) {
		if (/^\n+$/.test(comment)) return comment.substring(1);
		return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
	}
	const lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
	exports.indentComment = indentComment;
	exports.lineComment = lineComment;
	exports.stringifyComment = stringifyComment;
}));

// node_modules/yaml/dist/stringify/foldFlowLines.js
var require_foldFlowLines = /* @__PURE__ */ __commonJSMin(((exports) => {
	const FOLD_FLOW = "flow";
	const FOLD_BLOCK = "block";
	const FOLD_QUOTED = "quoted";
	/**
	* Tries to keep input at up to `lineWidth` characters, splitting only on spaces
	* not followed by newlines or spaces unless `mode` is `'quoted'`. Lines are
	* terminated with `\n` and started with `indent`.
	*/
	function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
		if (!lineWidth || lineWidth < 0) return text;
		if (lineWidth < minContentWidth) minContentWidth = 0;
		const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
		if (text.length <= endStep) return text;
		const folds = [];
		const escapedFolds = {};
		let end = lineWidth - indent.length;
		if (typeof indentAtStart === "number") {
			if (indentAtStart > lineWidth - Math.max(2, minContentWidth)) folds.push(0);
			else end = lineWidth - indentAtStart;
		}
		let split = void 0;
		let prev = void 0;
		let overflow = false;
		let i = -1;
		let escStart = -1;
		let escEnd = -1;
		if (mode === FOLD_BLOCK) {
			i = consumeMoreIndentedLines(text, i, indent.length);
			if (i !== -1) end = i + endStep;
		}
		for (let ch; ch = text[i += 1];) {
			if (mode === FOLD_QUOTED && ch === "\\") {
				escStart = i;
				switch (text[i + 1]) {
					case "x":
						i += 3;
						break;
					case "u":
						i += 5;
						break;
					case "U":
						i += 9;
						break;
					default: i += 1;
				}
				escEnd = i;
			}
			if (ch === "\n") {
				if (mode === FOLD_BLOCK) i = consumeMoreIndentedLines(text, i, indent.length);
				end = i + indent.length + endStep;
				split = void 0;
			} else {
				if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
					const next = text[i + 1];
					if (next && next !== " " && next !== "\n" && next !== "	") split = i;
				}
				if (i >= end) {
					if (split) {
						folds.push(split);
						end = split + endStep;
						split = void 0;
					} else if (mode === FOLD_QUOTED) {
						while (prev === " " || prev === "	") {
							prev = ch;
							ch = text[i += 1];
							overflow = true;
						}
						const j = i > escEnd + 1 ? i - 2 : escStart - 1;
						if (escapedFolds[j]) return text;
						folds.push(j);
						escapedFolds[j] = true;
						end = j + endStep;
						split = void 0;
					} else overflow = true;
				}
			}
			prev = ch;
		}
		if (overflow && onOverflow) onOverflow();
		if (folds.length === 0) return text;
		if (onFold) onFold();
		let res = text.slice(0, folds[0]);
		for (let i = 0; i < folds.length; ++i) {
			const fold = folds[i];
			const end = folds[i + 1] || text.length;
			if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
			else {
				if (mode === FOLD_QUOTED && escapedFolds[fold]) res += `${text[fold]}\\`;
				res += `\n${indent}${text.slice(fold + 1, end)}`;
			}
		}
		return res;
	}
	/**
	* Presumes `i + 1` is at the start of a line
	* @returns index of last newline in more-indented block
	*/
	function consumeMoreIndentedLines(text, i, indent) {
		let end = i;
		let start = i + 1;
		let ch = text[start];
		while (ch === " " || ch === "	") if (i < start + indent) ch = text[++i];
		else {
			do
				ch = text[++i];
			while (ch && ch !== "\n");
			end = i;
			start = i + 1;
			ch = text[start];
		}
		return end;
	}
	exports.FOLD_BLOCK = FOLD_BLOCK;
	exports.FOLD_FLOW = FOLD_FLOW;
	exports.FOLD_QUOTED = FOLD_QUOTED;
	exports.foldFlowLines = foldFlowLines;
}));

// node_modules/yaml/dist/stringify/stringifyString.js
var require_stringifyString = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var foldFlowLines = require_foldFlowLines();
	const getFoldOptions = (ctx, isBlock) => ({
		indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
		lineWidth: ctx.options.lineWidth,
		minContentWidth: ctx.options.minContentWidth
	});
	const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
	function lineLengthOverLimit(str, lineWidth, indentLength) {
		if (!lineWidth || lineWidth < 0) return false;
		const limit = lineWidth - indentLength;
		const strLen = str.length;
		if (strLen <= limit) return false;
		for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
			if (i - start > limit) return true;
			start = i + 1;
			if (strLen - start <= limit) return false;
		}
		return true;
	}
	function doubleQuotedString(value, ctx) {
		const json = JSON.stringify(value);
		if (ctx.options.doubleQuotedAsJSON) return json;
		const { implicitKey } = ctx;
		const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		let str = "";
		let start = 0;
		for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
			if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
				str += json.slice(start, i) + "\\ ";
				i += 1;
				start = i;
				ch = "\\";
			}
			if (ch === "\\") switch (json[i + 1]) {
				case "u":
					{
						str += json.slice(start, i);
						const code = json.substr(i + 2, 4);
						switch (code) {
							case "0000":
								str += "\\0";
								break;
							case "0007":
								str += "\\a";
								break;
							case "000b":
								str += "\\v";
								break;
							case "001b":
								str += "\\e";
								break;
							case "0085":
								str += "\\N";
								break;
							case "00a0":
								str += "\\_";
								break;
							case "2028":
								str += "\\L";
								break;
							case "2029":
								str += "\\P";
								break;
							default: if (code.substr(0, 2) === "00") str += "\\x" + code.substr(2);
							else str += json.substr(i, 6);
						}
						i += 5;
						start = i + 1;
					}
					break;
				case "n":
					if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
					else {
						str += json.slice(start, i) + "\n\n";
						while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"") {
							str += "\n";
							i += 2;
						}
						str += indent;
						if (json[i + 2] === " ") str += "\\";
						i += 1;
						start = i + 1;
					}
					break;
				default: i += 1;
			}
		}
		str = start ? str + json.slice(start) : json;
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, false));
	}
	function singleQuotedString(value, ctx) {
		if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
		return ctx.implicitKey ? res : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function quotedString(value, ctx) {
		const { singleQuote } = ctx.options;
		let qs;
		if (singleQuote === false) qs = doubleQuotedString;
		else {
			const hasDouble = value.includes("\"");
			const hasSingle = value.includes("'");
			if (hasDouble && !hasSingle) qs = singleQuotedString;
			else if (hasSingle && !hasDouble) qs = doubleQuotedString;
			else qs = singleQuote ? singleQuotedString : doubleQuotedString;
		}
		return qs(value, ctx);
	}
	let blockEndNewlines;
	try {
		blockEndNewlines = /* @__PURE__ */ new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
	} catch {
		blockEndNewlines = /\n+(?!\n|$)/g;
	}
	function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
		const { blockQuote, commentString, lineWidth } = ctx.options;
		if (!blockQuote || /\n[\t ]+$/.test(value)) return quotedString(value, ctx);
		const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
		const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.Scalar.BLOCK_FOLDED ? false : type === Scalar.Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
		if (!value) return literal ? "|\n" : ">\n";
		let chomp;
		let endStart;
		for (endStart = value.length; endStart > 0; --endStart) {
			const ch = value[endStart - 1];
			if (ch !== "\n" && ch !== "	" && ch !== " ") break;
		}
		let end = value.substring(endStart);
		const endNlPos = end.indexOf("\n");
		if (endNlPos === -1) chomp = "-";
		else if (value === end || endNlPos !== end.length - 1) {
			chomp = "+";
			if (onChompKeep) onChompKeep();
		} else chomp = "";
		if (end) {
			value = value.slice(0, -end.length);
			if (end[end.length - 1] === "\n") end = end.slice(0, -1);
			end = end.replace(blockEndNewlines, `$&${indent}`);
		}
		let startWithSpace = false;
		let startEnd;
		let startNlPos = -1;
		for (startEnd = 0; startEnd < value.length; ++startEnd) {
			const ch = value[startEnd];
			if (ch === " ") startWithSpace = true;
			else if (ch === "\n") startNlPos = startEnd;
			else break;
		}
		let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
		if (start) {
			value = value.substring(start.length);
			start = start.replace(/\n+/g, `$&${indent}`);
		}
		let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
		if (comment) {
			header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
			if (onComment) onComment();
		}
		if (!literal) {
			const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
			let literalFallback = false;
			const foldOptions = getFoldOptions(ctx, true);
			if (blockQuote !== "folded" && type !== Scalar.Scalar.BLOCK_FOLDED) foldOptions.onOverflow = () => {
				literalFallback = true;
			};
			const body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
			if (!literalFallback) return `>${header}\n${indent}${body}`;
		}
		value = value.replace(/\n+/g, `$&${indent}`);
		return `|${header}\n${indent}${start}${value}${end}`;
	}
	function plainString(item, ctx, onComment, onChompKeep) {
		const { type, value } = item;
		const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
		if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) return quotedString(value, ctx);
		if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
		if (!implicitKey && !inFlow && type !== Scalar.Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
		if (containsDocumentMarker(value)) {
			if (indent === "") {
				ctx.forceBlockIndent = true;
				return blockString(item, ctx, onComment, onChompKeep);
			} else if (implicitKey && indent === indentStep) return quotedString(value, ctx);
		}
		const str = value.replace(/\n+/g, `$&\n${indent}`);
		if (actualString) {
			const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
			const { compat, tags } = ctx.doc.schema;
			if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
		}
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function stringifyString(item, ctx, onComment, onChompKeep) {
		const { implicitKey, inFlow } = ctx;
		const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
		let { type } = item;
		if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
			if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)) type = Scalar.Scalar.QUOTE_DOUBLE;
		}
		const _stringify = (_type) => {
			switch (_type) {
				case Scalar.Scalar.BLOCK_FOLDED:
				case Scalar.Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
				case Scalar.Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
				case Scalar.Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
				case Scalar.Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
				default: return null;
			}
		};
		let res = _stringify(type);
		if (res === null) {
			const { defaultKeyType, defaultStringType } = ctx.options;
			const t = implicitKey && defaultKeyType || defaultStringType;
			res = _stringify(t);
			if (res === null) throw new Error(`Unsupported default string type ${t}`);
		}
		return res;
	}
	exports.stringifyString = stringifyString;
}));

// node_modules/yaml/dist/stringify/stringify.js
var require_stringify = /* @__PURE__ */ __commonJSMin(((exports) => {
	var anchors = require_anchors();
	var identity = require_identity();
	var stringifyComment = require_stringifyComment();
	var stringifyString = require_stringifyString();
	function createStringifyContext(doc, options) {
		const opt = Object.assign({
			blockQuote: true,
			commentString: stringifyComment.stringifyComment,
			defaultKeyType: null,
			defaultStringType: "PLAIN",
			directives: null,
			doubleQuotedAsJSON: false,
			doubleQuotedMinMultiLineLength: 40,
			falseStr: "false",
			flowCollectionPadding: true,
			indentSeq: true,
			lineWidth: 80,
			minContentWidth: 20,
			nullStr: "null",
			simpleKeys: false,
			singleQuote: null,
			trailingComma: false,
			trueStr: "true",
			verifyAliasOrder: true
		}, doc.schema.toStringOptions, options);
		let inFlow;
		switch (opt.collectionStyle) {
			case "block":
				inFlow = false;
				break;
			case "flow":
				inFlow = true;
				break;
			default: inFlow = null;
		}
		return {
			anchors: /* @__PURE__ */ new Set(),
			doc,
			flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
			indent: "",
			indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
			inFlow,
			options: opt
		};
	}
	function getTagObject(tags, item) {
		if (item.tag) {
			const match = tags.filter((t) => t.tag === item.tag);
			if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
		}
		let tagObj = void 0;
		let obj;
		if (identity.isScalar(item)) {
			obj = item.value;
			let match = tags.filter((t) => t.identify?.(obj));
			if (match.length > 1) {
				const testMatch = match.filter((t) => t.test);
				if (testMatch.length > 0) match = testMatch;
			}
			tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
		} else {
			obj = item;
			tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
		}
		if (!tagObj) {
			const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
			throw new Error(`Tag not resolved for ${name} value`);
		}
		return tagObj;
	}
	function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
		if (!doc.directives) return "";
		const props = [];
		const anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
		if (anchor && anchors.anchorIsValid(anchor)) {
			anchors$1.add(anchor);
			props.push(`&${anchor}`);
		}
		const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
		if (tag) props.push(doc.directives.tagString(tag));
		return props.join(" ");
	}
	function stringify(item, ctx, onComment, onChompKeep) {
		if (identity.isPair(item)) return item.toString(ctx, onComment, onChompKeep);
		if (identity.isAlias(item)) {
			if (ctx.doc.directives) return item.toString(ctx);
			if (ctx.resolvedAliases?.has(item)) throw new TypeError(`Cannot stringify circular structure without alias nodes`);
			else {
				if (ctx.resolvedAliases) ctx.resolvedAliases.add(item);
				else ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
				item = item.resolve(ctx.doc);
			}
		}
		let tagObj = void 0;
		const node = identity.isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
		tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
		const props = stringifyProps(node, tagObj, ctx);
		if (props.length > 0) ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
		const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : identity.isScalar(node) ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
		if (!props) return str;
		return identity.isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
	}
	exports.createStringifyContext = createStringifyContext;
	exports.stringify = stringify;
}));

// node_modules/yaml/dist/stringify/stringifyPair.js
var require_stringifyPair = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
		const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
		let keyComment = identity.isNode(key) && key.comment || null;
		if (simpleKeys) {
			if (keyComment) throw new Error("With simple keys, key nodes cannot have comments");
			if (identity.isCollection(key) || !identity.isNode(key) && typeof key === "object") throw new Error("With simple keys, collection cannot be used as a key value");
		}
		let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || identity.isCollection(key) || (identity.isScalar(key) ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL : typeof key === "object"));
		ctx = Object.assign({}, ctx, {
			allNullValues: false,
			implicitKey: !explicitKey && (simpleKeys || !allNullValues),
			indent: indent + indentStep
		});
		let keyCommentDone = false;
		let chompKeep = false;
		let str = stringify.stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
		if (!explicitKey && !ctx.inFlow && str.length > 1024) {
			if (simpleKeys) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
			explicitKey = true;
		}
		if (ctx.inFlow) {
			if (allNullValues || value == null) {
				if (keyCommentDone && onComment) onComment();
				return str === "" ? "?" : explicitKey ? `? ${str}` : str;
			}
		} else if (allNullValues && !simpleKeys || value == null && explicitKey) {
			str = `? ${str}`;
			if (keyComment && !keyCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			else if (chompKeep && onChompKeep) onChompKeep();
			return str;
		}
		if (keyCommentDone) keyComment = null;
		if (explicitKey) {
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			str = `? ${str}\n${indent}:`;
		} else {
			str = `${str}:`;
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
		}
		let vsb, vcb, valueComment;
		if (identity.isNode(value)) {
			vsb = !!value.spaceBefore;
			vcb = value.commentBefore;
			valueComment = value.comment;
		} else {
			vsb = false;
			vcb = null;
			valueComment = null;
			if (value && typeof value === "object") value = doc.createNode(value);
		}
		ctx.implicitKey = false;
		if (!explicitKey && !keyComment && identity.isScalar(value)) ctx.indentAtStart = str.length + 1;
		chompKeep = false;
		if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && identity.isSeq(value) && !value.flow && !value.tag && !value.anchor) ctx.indent = ctx.indent.substring(2);
		let valueCommentDone = false;
		const valueStr = stringify.stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
		let ws = " ";
		if (keyComment || vsb || vcb) {
			ws = vsb ? "\n" : "";
			if (vcb) {
				const cs = commentString(vcb);
				ws += `\n${stringifyComment.indentComment(cs, ctx.indent)}`;
			}
			if (valueStr === "" && !ctx.inFlow) {
				if (ws === "\n" && valueComment) ws = "\n\n";
			} else ws += `\n${ctx.indent}`;
		} else if (!explicitKey && identity.isCollection(value)) {
			const vs0 = valueStr[0];
			const nl0 = valueStr.indexOf("\n");
			const hasNewline = nl0 !== -1;
			const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
			if (hasNewline || !flow) {
				let hasPropsLine = false;
				if (hasNewline && (vs0 === "&" || vs0 === "!")) {
					let sp0 = valueStr.indexOf(" ");
					if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") sp0 = valueStr.indexOf(" ", sp0 + 1);
					if (sp0 === -1 || nl0 < sp0) hasPropsLine = true;
				}
				if (!hasPropsLine) ws = `\n${ctx.indent}`;
			}
		} else if (valueStr === "" || valueStr[0] === "\n") ws = "";
		str += ws + valueStr;
		if (ctx.inFlow) {
			if (valueCommentDone && onComment) onComment();
		} else if (valueComment && !valueCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment));
		else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	exports.stringifyPair = stringifyPair;
}));

// node_modules/yaml/dist/log.js
var require_log = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	function debug(logLevel, ...messages) {
		if (logLevel === "debug") console.log(...messages);
	}
	function warn(logLevel, warning) {
		if (logLevel === "debug" || logLevel === "warn") {
			if (typeof node_process.emitWarning === "function") node_process.emitWarning(warning);
			else console.warn(warning);
		}
	}
	exports.debug = debug;
	exports.warn = warn;
}));

// node_modules/yaml/dist/schema/yaml-1.1/merge.js
var require_merge = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	const MERGE_KEY = "<<";
	const merge = {
		identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
		default: "key",
		tag: "tag:yaml.org,2002:merge",
		test: /^<<$/,
		resolve: () => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), { addToJSMap: addMergeToJSMap }),
		stringify: () => MERGE_KEY
	};
	const isMergeKey = (ctx, key) => (merge.identify(key) || identity.isScalar(key) && (!key.type || key.type === Scalar.Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
	function addMergeToJSMap(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (identity.isSeq(source)) for (const it of source.items) mergeValue(ctx, map, it);
		else if (Array.isArray(source)) for (const it of source) mergeValue(ctx, map, it);
		else mergeValue(ctx, map, source);
	}
	function mergeValue(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (!identity.isMap(source)) throw new Error("Merge sources must be maps or map aliases");
		const srcMap = source.toJSON(null, ctx, Map);
		for (const [key, value] of srcMap) if (map instanceof Map) {
			if (!map.has(key)) map.set(key, value);
		} else if (map instanceof Set) map.add(key);
		else if (!Object.prototype.hasOwnProperty.call(map, key)) Object.defineProperty(map, key, {
			value,
			writable: true,
			enumerable: true,
			configurable: true
		});
		return map;
	}
	function resolveAliasValue(ctx, value) {
		return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
	}
	exports.addMergeToJSMap = addMergeToJSMap;
	exports.isMergeKey = isMergeKey;
	exports.merge = merge;
}));

// node_modules/yaml/dist/nodes/addPairToJSMap.js
var require_addPairToJSMap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var log = require_log();
	var merge = require_merge();
	var stringify = require_stringify();
	var identity = require_identity();
	var toJS = require_toJS();
	function addPairToJSMap(ctx, map, { key, value }) {
		if (identity.isNode(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
		else if (merge.isMergeKey(ctx, key)) merge.addMergeToJSMap(ctx, map, value);
		else {
			const jsKey = toJS.toJS(key, "", ctx);
			if (map instanceof Map) map.set(jsKey, toJS.toJS(value, jsKey, ctx));
			else if (map instanceof Set) map.add(jsKey);
			else {
				const stringKey = stringifyKey(key, jsKey, ctx);
				const jsValue = toJS.toJS(value, stringKey, ctx);
				if (stringKey in map) Object.defineProperty(map, stringKey, {
					value: jsValue,
					writable: true,
					enumerable: true,
					configurable: true
				});
				else map[stringKey] = jsValue;
			}
		}
		return map;
	}
	function stringifyKey(key, jsKey, ctx) {
		if (jsKey === null) return "";
		if (typeof jsKey !== "object") return String(jsKey);
		if (identity.isNode(key) && ctx?.doc) {
			const strCtx = stringify.createStringifyContext(ctx.doc, {});
			strCtx.anchors = /* @__PURE__ */ new Set();
			for (const node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
			strCtx.inFlow = true;
			strCtx.inStringifyKey = true;
			const strKey = key.toString(strCtx);
			if (!ctx.mapKeyWarned) {
				let jsonStr = JSON.stringify(strKey);
				if (jsonStr.length > 40) jsonStr = jsonStr.substring(0, 36) + "...\"";
				log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
				ctx.mapKeyWarned = true;
			}
			return strKey;
		}
		return JSON.stringify(jsKey);
	}
	exports.addPairToJSMap = addPairToJSMap;
}));

// node_modules/yaml/dist/nodes/Pair.js
var require_Pair = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var stringifyPair = require_stringifyPair();
	var addPairToJSMap = require_addPairToJSMap();
	var identity = require_identity();
	function createPair(key, value, ctx) {
		const k = createNode.createNode(key, void 0, ctx);
		const v = createNode.createNode(value, void 0, ctx);
		return new Pair(k, v);
	}
	var Pair = class Pair {
		constructor(key, value = null) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR });
			this.key = key;
			this.value = value;
		}
		clone(schema) {
			let { key, value } = this;
			if (identity.isNode(key)) key = key.clone(schema);
			if (identity.isNode(value)) value = value.clone(schema);
			return new Pair(key, value);
		}
		toJSON(_, ctx) {
			const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
			return addPairToJSMap.addPairToJSMap(ctx, pair, this);
		}
		toString(ctx, onComment, onChompKeep) {
			return ctx?.doc ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
		}
	};
	exports.Pair = Pair;
	exports.createPair = createPair;
}));

// node_modules/yaml/dist/stringify/stringifyCollection.js
var require_stringifyCollection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyCollection(collection, ctx, options) {
		return (ctx.inFlow ?? collection.flow ? stringifyFlowCollection : stringifyBlockCollection)(collection, ctx, options);
	}
	function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
		const { indent, options: { commentString } } = ctx;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			type: null
		});
		let chompKeep = false;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (!chompKeep && item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (!chompKeep && ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
				}
			}
			chompKeep = false;
			let str = stringify.stringify(item, itemCtx, () => comment = null, () => chompKeep = true);
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			if (chompKeep && comment) chompKeep = false;
			lines.push(blockItemPrefix + str);
		}
		let str;
		if (lines.length === 0) str = flowChars.start + flowChars.end;
		else {
			str = lines[0];
			for (let i = 1; i < lines.length; ++i) {
				const line = lines[i];
				str += line ? `\n${indent}${line}` : "\n";
			}
		}
		if (comment) {
			str += "\n" + stringifyComment.indentComment(commentString(comment), indent);
			if (onComment) onComment();
		} else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
		const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
		itemIndent += indentStep;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			inFlow: true,
			type: null
		});
		let reqNewline = false;
		let linesAtValue = 0;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, false);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, false);
					if (ik.comment) reqNewline = true;
				}
				const iv = identity.isNode(item.value) ? item.value : null;
				if (iv) {
					if (iv.comment) comment = iv.comment;
					if (iv.commentBefore) reqNewline = true;
				} else if (item.value == null && ik?.comment) comment = ik.comment;
			}
			if (comment) reqNewline = true;
			let str = stringify.stringify(item, itemCtx, () => comment = null);
			reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
			if (i < items.length - 1) str += ",";
			else if (ctx.options.trailingComma) {
				if (ctx.options.lineWidth > 0) reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
				if (reqNewline) str += ",";
			}
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			lines.push(str);
			linesAtValue = lines.length;
		}
		const { start, end } = flowChars;
		if (lines.length === 0) return start + end;
		else {
			if (!reqNewline) {
				const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
				reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
			}
			if (reqNewline) {
				let str = start;
				for (const line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
				return `${str}\n${indent}${end}`;
			} else return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
		}
	}
	function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
		if (comment && chompKeep) comment = comment.replace(/^\n+/, "");
		if (comment) {
			const ic = stringifyComment.indentComment(commentString(comment), indent);
			lines.push(ic.trimStart());
		}
	}
	exports.stringifyCollection = stringifyCollection;
}));

// node_modules/yaml/dist/nodes/YAMLMap.js
var require_YAMLMap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyCollection = require_stringifyCollection();
	var addPairToJSMap = require_addPairToJSMap();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	function findPair(items, key) {
		const k = identity.isScalar(key) ? key.value : key;
		for (const it of items) if (identity.isPair(it)) {
			if (it.key === key || it.key === k) return it;
			if (identity.isScalar(it.key) && it.key.value === k) return it;
		}
	}
	var YAMLMap = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:map";
		}
		constructor(schema) {
			super(identity.MAP, schema);
			this.items = [];
		}
		/**
		* A generic collection parsing method that can be extended
		* to other node classes that inherit from YAMLMap
		*/
		static from(schema, obj, ctx) {
			const { keepUndefined, replacer } = ctx;
			const map = new this(schema);
			const add = (key, value) => {
				if (typeof replacer === "function") value = replacer.call(obj, key, value);
				else if (Array.isArray(replacer) && !replacer.includes(key)) return;
				if (value !== void 0 || keepUndefined) map.items.push(Pair.createPair(key, value, ctx));
			};
			if (obj instanceof Map) for (const [key, value] of obj) add(key, value);
			else if (obj && typeof obj === "object") for (const key of Object.keys(obj)) add(key, obj[key]);
			if (typeof schema.sortMapEntries === "function") map.items.sort(schema.sortMapEntries);
			return map;
		}
		/**
		* Adds a value to the collection.
		*
		* @param overwrite - If not set `true`, using a key that is already in the
		*   collection will throw. Otherwise, overwrites the previous value.
		*/
		add(pair, overwrite) {
			let _pair;
			if (identity.isPair(pair)) _pair = pair;
			else if (!pair || typeof pair !== "object" || !("key" in pair)) _pair = new Pair.Pair(pair, pair?.value);
			else _pair = new Pair.Pair(pair.key, pair.value);
			const prev = findPair(this.items, _pair.key);
			const sortEntries = this.schema?.sortMapEntries;
			if (prev) {
				if (!overwrite) throw new Error(`Key ${_pair.key} already set`);
				if (identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value)) prev.value.value = _pair.value;
				else prev.value = _pair.value;
			} else if (sortEntries) {
				const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
				if (i === -1) this.items.push(_pair);
				else this.items.splice(i, 0, _pair);
			} else this.items.push(_pair);
		}
		delete(key) {
			const it = findPair(this.items, key);
			if (!it) return false;
			return this.items.splice(this.items.indexOf(it), 1).length > 0;
		}
		get(key, keepScalar) {
			const node = findPair(this.items, key)?.value;
			return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? void 0;
		}
		has(key) {
			return !!findPair(this.items, key);
		}
		set(key, value) {
			this.add(new Pair.Pair(key, value), true);
		}
		/**
		* @param ctx - Conversion context, originally set in Document#toJS()
		* @param {Class} Type - If set, forces the returned collection type
		* @returns Instance of Type, Map, or Object
		*/
		toJSON(_, ctx, Type) {
			const map = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const item of this.items) addPairToJSMap.addPairToJSMap(ctx, map, item);
			return map;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			for (const item of this.items) if (!identity.isPair(item)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
			if (!ctx.allNullValues && this.hasAllNullValues(false)) ctx = Object.assign({}, ctx, { allNullValues: true });
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "",
				flowChars: {
					start: "{",
					end: "}"
				},
				itemIndent: ctx.indent || "",
				onChompKeep,
				onComment
			});
		}
	};
	exports.YAMLMap = YAMLMap;
	exports.findPair = findPair;
}));

// node_modules/yaml/dist/schema/common/map.js
var require_map = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var YAMLMap = require_YAMLMap();
	const map = {
		collection: "map",
		default: true,
		nodeClass: YAMLMap.YAMLMap,
		tag: "tag:yaml.org,2002:map",
		resolve(map, onError) {
			if (!identity.isMap(map)) onError("Expected a mapping for this tag");
			return map;
		},
		createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
	};
	exports.map = map;
}));

// node_modules/yaml/dist/nodes/YAMLSeq.js
var require_YAMLSeq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var stringifyCollection = require_stringifyCollection();
	var Collection = require_Collection();
	var identity = require_identity();
	var Scalar = require_Scalar();
	var toJS = require_toJS();
	var YAMLSeq = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:seq";
		}
		constructor(schema) {
			super(identity.SEQ, schema);
			this.items = [];
		}
		add(value) {
			this.items.push(value);
		}
		/**
		* Removes a value from the collection.
		*
		* `key` must contain a representation of an integer for this to succeed.
		* It may be wrapped in a `Scalar`.
		*
		* @returns `true` if the item was found and removed.
		*/
		delete(key) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return false;
			return this.items.splice(idx, 1).length > 0;
		}
		get(key, keepScalar) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return void 0;
			const it = this.items[idx];
			return !keepScalar && identity.isScalar(it) ? it.value : it;
		}
		/**
		* Checks if the collection includes a value with the key `key`.
		*
		* `key` must contain a representation of an integer for this to succeed.
		* It may be wrapped in a `Scalar`.
		*/
		has(key) {
			const idx = asItemIndex(key);
			return typeof idx === "number" && idx < this.items.length;
		}
		/**
		* Sets a value in this collection. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*
		* If `key` does not contain a representation of an integer, this will throw.
		* It may be wrapped in a `Scalar`.
		*/
		set(key, value) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") throw new Error(`Expected a valid index, not ${key}.`);
			const prev = this.items[idx];
			if (identity.isScalar(prev) && Scalar.isScalarValue(value)) prev.value = value;
			else this.items[idx] = value;
		}
		toJSON(_, ctx) {
			const seq = [];
			if (ctx?.onCreate) ctx.onCreate(seq);
			let i = 0;
			for (const item of this.items) seq.push(toJS.toJS(item, String(i++), ctx));
			return seq;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "- ",
				flowChars: {
					start: "[",
					end: "]"
				},
				itemIndent: (ctx.indent || "") + "  ",
				onChompKeep,
				onComment
			});
		}
		static from(schema, obj, ctx) {
			const { replacer } = ctx;
			const seq = new this(schema);
			if (obj && Symbol.iterator in Object(obj)) {
				let i = 0;
				for (let it of obj) {
					if (typeof replacer === "function") {
						const key = obj instanceof Set ? it : String(i++);
						it = replacer.call(obj, key, it);
					}
					seq.items.push(createNode.createNode(it, void 0, ctx));
				}
			}
			return seq;
		}
	};
	function asItemIndex(key) {
		let idx = identity.isScalar(key) ? key.value : key;
		if (idx && typeof idx === "string") idx = Number(idx);
		return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
	}
	exports.YAMLSeq = YAMLSeq;
}));

// node_modules/yaml/dist/schema/common/seq.js
var require_seq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var YAMLSeq = require_YAMLSeq();
	const seq = {
		collection: "seq",
		default: true,
		nodeClass: YAMLSeq.YAMLSeq,
		tag: "tag:yaml.org,2002:seq",
		resolve(seq, onError) {
			if (!identity.isSeq(seq)) onError("Expected a sequence for this tag");
			return seq;
		},
		createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
	};
	exports.seq = seq;
}));

// node_modules/yaml/dist/schema/common/string.js
var require_string = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyString = require_stringifyString();
	const string = {
		identify: (value) => typeof value === "string",
		default: true,
		tag: "tag:yaml.org,2002:str",
		resolve: (str) => str,
		stringify(item, ctx, onComment, onChompKeep) {
			ctx = Object.assign({ actualString: true }, ctx);
			return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
		}
	};
	exports.string = string;
}));

// node_modules/yaml/dist/schema/common/null.js
var require_null = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	const nullTag = {
		identify: (value) => value == null,
		createNode: () => new Scalar.Scalar(null),
		default: true,
		tag: "tag:yaml.org,2002:null",
		test: /^(?:~|[Nn]ull|NULL)?$/,
		resolve: () => new Scalar.Scalar(null),
		stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
	};
	exports.nullTag = nullTag;
}));

// node_modules/yaml/dist/schema/core/bool.js
var require_bool$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	const boolTag = {
		identify: (value) => typeof value === "boolean",
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
		resolve: (str) => new Scalar.Scalar(str[0] === "t" || str[0] === "T"),
		stringify({ source, value }, ctx) {
			if (source && boolTag.test.test(source)) {
				if (value === (source[0] === "t" || source[0] === "T")) return source;
			}
			return value ? ctx.options.trueStr : ctx.options.falseStr;
		}
	};
	exports.boolTag = boolTag;
}));

// node_modules/yaml/dist/stringify/stringifyNumber.js
var require_stringifyNumber = /* @__PURE__ */ __commonJSMin(((exports) => {
	function stringifyNumber({ format, minFractionDigits, tag, value }) {
		if (typeof value === "bigint") return String(value);
		const num = typeof value === "number" ? value : Number(value);
		if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
		let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
		if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
			let i = n.indexOf(".");
			if (i < 0) {
				i = n.length;
				n += ".";
			}
			let d = minFractionDigits - (n.length - i - 1);
			while (d-- > 0) n += "0";
		}
		return n;
	}
	exports.stringifyNumber = stringifyNumber;
}));

// node_modules/yaml/dist/schema/core/float.js
var require_float$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	const float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str));
			const dot = str.indexOf(".");
			if (dot !== -1 && str[str.length - 1] === "0") node.minFractionDigits = str.length - dot - 1;
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.float = float;
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));

// node_modules/yaml/dist/schema/core/int.js
var require_int$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	const intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value) && value >= 0) return prefix + value.toString(radix);
		return stringifyNumber.stringifyNumber(node);
	}
	const intOct = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^0o[0-7]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
		stringify: (node) => intStringify(node, 8, "0o")
	};
	const int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^0x[0-9a-fA-F]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));

// node_modules/yaml/dist/schema/core/schema.js
var require_schema$2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	const schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.boolTag,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float
	];
	exports.schema = schema;
}));

// node_modules/yaml/dist/schema/json/schema.js
var require_schema$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var map = require_map();
	var seq = require_seq();
	function intIdentify(value) {
		return typeof value === "bigint" || Number.isInteger(value);
	}
	const stringifyJSON = ({ value }) => JSON.stringify(value);
	const jsonScalars = [
		{
			identify: (value) => typeof value === "string",
			default: true,
			tag: "tag:yaml.org,2002:str",
			resolve: (str) => str,
			stringify: stringifyJSON
		},
		{
			identify: (value) => value == null,
			createNode: () => new Scalar.Scalar(null),
			default: true,
			tag: "tag:yaml.org,2002:null",
			test: /^null$/,
			resolve: () => null,
			stringify: stringifyJSON
		},
		{
			identify: (value) => typeof value === "boolean",
			default: true,
			tag: "tag:yaml.org,2002:bool",
			test: /^true$|^false$/,
			resolve: (str) => str === "true",
			stringify: stringifyJSON
		},
		{
			identify: intIdentify,
			default: true,
			tag: "tag:yaml.org,2002:int",
			test: /^-?(?:0|[1-9][0-9]*)$/,
			resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
			stringify: ({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value)
		},
		{
			identify: (value) => typeof value === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
			resolve: (str) => parseFloat(str),
			stringify: stringifyJSON
		}
	];
	const schema = [map.map, seq.seq].concat(jsonScalars, {
		default: true,
		tag: "",
		test: /^/,
		resolve(str, onError) {
			onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
			return str;
		}
	});
	exports.schema = schema;
}));

// node_modules/yaml/dist/schema/yaml-1.1/binary.js
var require_binary = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_buffer = __require("buffer");
	var Scalar = require_Scalar();
	var stringifyString = require_stringifyString();
	const binary = {
		identify: (value) => value instanceof Uint8Array,
		default: false,
		tag: "tag:yaml.org,2002:binary",
		/**
		* Returns a Buffer in node and an Uint8Array in browsers
		*
		* To use the resulting buffer as an image, you'll want to do something like:
		*
		*   const blob = new Blob([buffer], { type: 'image/jpeg' })
		*   document.querySelector('#photo').src = URL.createObjectURL(blob)
		*/
		resolve(src, onError) {
			if (typeof node_buffer.Buffer === "function") return node_buffer.Buffer.from(src, "base64");
			else if (typeof atob === "function") {
				const str = atob(src.replace(/[\n\r]/g, ""));
				const buffer = new Uint8Array(str.length);
				for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
				return buffer;
			} else {
				onError("This environment does not support reading binary tags; either Buffer or atob is required");
				return src;
			}
		},
		stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
			if (!value) return "";
			const buf = value;
			let str;
			if (typeof node_buffer.Buffer === "function") str = buf instanceof node_buffer.Buffer ? buf.toString("base64") : node_buffer.Buffer.from(buf.buffer).toString("base64");
			else if (typeof btoa === "function") {
				let s = "";
				for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
				str = btoa(s);
			} else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
			type ?? (type = Scalar.Scalar.BLOCK_LITERAL);
			if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
				const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
				const n = Math.ceil(str.length / lineWidth);
				const lines = new Array(n);
				for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
				str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? "\n" : " ");
			}
			return stringifyString.stringifyString({
				comment,
				type,
				value: str
			}, ctx, onComment, onChompKeep);
		}
	};
	exports.binary = binary;
}));

// node_modules/yaml/dist/schema/yaml-1.1/pairs.js
var require_pairs = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLSeq = require_YAMLSeq();
	function resolvePairs(seq, onError) {
		if (identity.isSeq(seq)) for (let i = 0; i < seq.items.length; ++i) {
			let item = seq.items[i];
			if (identity.isPair(item)) continue;
			else if (identity.isMap(item)) {
				if (item.items.length > 1) onError("Each pair must have its own sequence indicator");
				const pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
				if (item.commentBefore) pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore;
				if (item.comment) {
					const cn = pair.value ?? pair.key;
					cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
				}
				item = pair;
			}
			seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
		}
		else onError("Expected a sequence for this tag");
		return seq;
	}
	function createPairs(schema, iterable, ctx) {
		const { replacer } = ctx;
		const pairs = new YAMLSeq.YAMLSeq(schema);
		pairs.tag = "tag:yaml.org,2002:pairs";
		let i = 0;
		if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
			if (typeof replacer === "function") it = replacer.call(iterable, String(i++), it);
			let key, value;
			if (Array.isArray(it)) {
				if (it.length === 2) {
					key = it[0];
					value = it[1];
				} else throw new TypeError(`Expected [key, value] tuple: ${it}`);
			} else if (it && it instanceof Object) {
				const keys = Object.keys(it);
				if (keys.length === 1) {
					key = keys[0];
					value = it[key];
				} else throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
			} else key = it;
			pairs.items.push(Pair.createPair(key, value, ctx));
		}
		return pairs;
	}
	const pairs = {
		collection: "seq",
		default: false,
		tag: "tag:yaml.org,2002:pairs",
		resolve: resolvePairs,
		createNode: createPairs
	};
	exports.createPairs = createPairs;
	exports.pairs = pairs;
	exports.resolvePairs = resolvePairs;
}));

// node_modules/yaml/dist/schema/yaml-1.1/omap.js
var require_omap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var toJS = require_toJS();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var pairs = require_pairs();
	var YAMLOMap = class YAMLOMap extends YAMLSeq.YAMLSeq {
		constructor() {
			super();
			this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
			this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
			this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
			this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
			this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
			this.tag = YAMLOMap.tag;
		}
		/**
		* If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
		* but TypeScript won't allow widening the signature of a child method.
		*/
		toJSON(_, ctx) {
			if (!ctx) return super.toJSON(_);
			const map = /* @__PURE__ */ new Map();
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const pair of this.items) {
				let key, value;
				if (identity.isPair(pair)) {
					key = toJS.toJS(pair.key, "", ctx);
					value = toJS.toJS(pair.value, key, ctx);
				} else key = toJS.toJS(pair, "", ctx);
				if (map.has(key)) throw new Error("Ordered maps must not include duplicate keys");
				map.set(key, value);
			}
			return map;
		}
		static from(schema, iterable, ctx) {
			const pairs$1 = pairs.createPairs(schema, iterable, ctx);
			const omap = new this();
			omap.items = pairs$1.items;
			return omap;
		}
	};
	YAMLOMap.tag = "tag:yaml.org,2002:omap";
	const omap = {
		collection: "seq",
		identify: (value) => value instanceof Map,
		nodeClass: YAMLOMap,
		default: false,
		tag: "tag:yaml.org,2002:omap",
		resolve(seq, onError) {
			const pairs$1 = pairs.resolvePairs(seq, onError);
			const seenKeys = [];
			for (const { key } of pairs$1.items) if (identity.isScalar(key)) {
				if (seenKeys.includes(key.value)) onError(`Ordered maps must not include duplicate keys: ${key.value}`);
				else seenKeys.push(key.value);
			}
			return Object.assign(new YAMLOMap(), pairs$1);
		},
		createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
	};
	exports.YAMLOMap = YAMLOMap;
	exports.omap = omap;
}));

// node_modules/yaml/dist/schema/yaml-1.1/bool.js
var require_bool = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	function boolStringify({ value, source }, ctx) {
		if (source && (value ? trueTag : falseTag).test.test(source)) return source;
		return value ? ctx.options.trueStr : ctx.options.falseStr;
	}
	const trueTag = {
		identify: (value) => value === true,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
		resolve: () => new Scalar.Scalar(true),
		stringify: boolStringify
	};
	const falseTag = {
		identify: (value) => value === false,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
		resolve: () => new Scalar.Scalar(false),
		stringify: boolStringify
	};
	exports.falseTag = falseTag;
	exports.trueTag = trueTag;
}));

// node_modules/yaml/dist/schema/yaml-1.1/float.js
var require_float = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str.replace(/_/g, "")),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	const float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str.replace(/_/g, "")));
			const dot = str.indexOf(".");
			if (dot !== -1) {
				const f = str.substring(dot + 1).replace(/_/g, "");
				if (f[f.length - 1] === "0") node.minFractionDigits = f.length;
			}
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.float = float;
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));

// node_modules/yaml/dist/schema/yaml-1.1/int.js
var require_int = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	function intResolve(str, offset, radix, { intAsBigInt }) {
		const sign = str[0];
		if (sign === "-" || sign === "+") offset += 1;
		str = str.substring(offset).replace(/_/g, "");
		if (intAsBigInt) {
			switch (radix) {
				case 2:
					str = `0b${str}`;
					break;
				case 8:
					str = `0o${str}`;
					break;
				case 16: str = `0x${str}`;
			}
			const n = BigInt(str);
			return sign === "-" ? BigInt(-1) * n : n;
		}
		const n = parseInt(str, radix);
		return sign === "-" ? -1 * n : n;
	}
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value)) {
			const str = value.toString(radix);
			return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
		}
		return stringifyNumber.stringifyNumber(node);
	}
	const intBin = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "BIN",
		test: /^[-+]?0b[0-1_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
		stringify: (node) => intStringify(node, 2, "0b")
	};
	const intOct = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^[-+]?0[0-7_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
		stringify: (node) => intStringify(node, 8, "0")
	};
	const int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9][0-9_]*$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^[-+]?0x[0-9a-fA-F_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intBin = intBin;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));

// node_modules/yaml/dist/schema/yaml-1.1/set.js
var require_set = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSet = class YAMLSet extends YAMLMap.YAMLMap {
		constructor(schema) {
			super(schema);
			this.tag = YAMLSet.tag;
		}
		add(key) {
			let pair;
			if (identity.isPair(key)) pair = key;
			else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null) pair = new Pair.Pair(key.key, null);
			else pair = new Pair.Pair(key, null);
			if (!YAMLMap.findPair(this.items, pair.key)) this.items.push(pair);
		}
		/**
		* If `keepPair` is `true`, returns the Pair matching `key`.
		* Otherwise, returns the value of that Pair's key.
		*/
		get(key, keepPair) {
			const pair = YAMLMap.findPair(this.items, key);
			return !keepPair && identity.isPair(pair) ? identity.isScalar(pair.key) ? pair.key.value : pair.key : pair;
		}
		set(key, value) {
			if (typeof value !== "boolean") throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
			const prev = YAMLMap.findPair(this.items, key);
			if (prev && !value) this.items.splice(this.items.indexOf(prev), 1);
			else if (!prev && value) this.items.push(new Pair.Pair(key));
		}
		toJSON(_, ctx) {
			return super.toJSON(_, ctx, Set);
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			if (this.hasAllNullValues(true)) return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
			else throw new Error("Set items must all have null values");
		}
		static from(schema, iterable, ctx) {
			const { replacer } = ctx;
			const set = new this(schema);
			if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
				if (typeof replacer === "function") value = replacer.call(iterable, value, value);
				set.items.push(Pair.createPair(value, null, ctx));
			}
			return set;
		}
	};
	YAMLSet.tag = "tag:yaml.org,2002:set";
	const set = {
		collection: "map",
		identify: (value) => value instanceof Set,
		nodeClass: YAMLSet,
		default: false,
		tag: "tag:yaml.org,2002:set",
		createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
		resolve(map, onError) {
			if (identity.isMap(map)) {
				if (map.hasAllNullValues(true)) return Object.assign(new YAMLSet(), map);
				else onError("Set items must all have null values");
			} else onError("Expected a mapping for this tag");
			return map;
		}
	};
	exports.YAMLSet = YAMLSet;
	exports.set = set;
}));

// node_modules/yaml/dist/schema/yaml-1.1/timestamp.js
var require_timestamp = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	/** Internal types handle bigint as number, because TS can't figure it out. */
	function parseSexagesimal(str, asBigInt) {
		const sign = str[0];
		const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
		const num = (n) => asBigInt ? BigInt(n) : Number(n);
		const res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
		return sign === "-" ? num(-1) * res : res;
	}
	/**
	* hhhh:mm:ss.sss
	*
	* Internal types handle bigint as number, because TS can't figure it out.
	*/
	function stringifySexagesimal(node) {
		let { value } = node;
		let num = (n) => n;
		if (typeof value === "bigint") num = (n) => BigInt(n);
		else if (isNaN(value) || !isFinite(value)) return stringifyNumber.stringifyNumber(node);
		let sign = "";
		if (value < 0) {
			sign = "-";
			value *= num(-1);
		}
		const _60 = num(60);
		const parts = [value % _60];
		if (value < 60) parts.unshift(0);
		else {
			value = (value - parts[0]) / _60;
			parts.unshift(value % _60);
			if (value >= 60) {
				value = (value - parts[0]) / _60;
				parts.unshift(value);
			}
		}
		return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
	}
	const intTime = {
		identify: (value) => typeof value === "bigint" || Number.isInteger(value),
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
		resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
		stringify: stringifySexagesimal
	};
	const floatTime = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
		resolve: (str) => parseSexagesimal(str, false),
		stringify: stringifySexagesimal
	};
	const timestamp = {
		identify: (value) => value instanceof Date,
		default: true,
		tag: "tag:yaml.org,2002:timestamp",
		test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
		resolve(str) {
			const match = str.match(timestamp.test);
			if (!match) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
			const [, year, month, day, hour, minute, second] = match.map(Number);
			const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
			let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
			const tz = match[8];
			if (tz && tz !== "Z") {
				let d = parseSexagesimal(tz, false);
				if (Math.abs(d) < 30) d *= 60;
				date -= 6e4 * d;
			}
			return new Date(date);
		},
		stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
	};
	exports.floatTime = floatTime;
	exports.intTime = intTime;
	exports.timestamp = timestamp;
}));

// node_modules/yaml/dist/schema/yaml-1.1/schema.js
var require_schema = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var binary = require_binary();
	var bool = require_bool();
	var float = require_float();
	var int = require_int();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var set = require_set();
	var timestamp = require_timestamp();
	const schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.trueTag,
		bool.falseTag,
		int.intBin,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float,
		binary.binary,
		merge.merge,
		omap.omap,
		pairs.pairs,
		set.set,
		timestamp.intTime,
		timestamp.floatTime,
		timestamp.timestamp
	];
	exports.schema = schema;
}));

// node_modules/yaml/dist/schema/tags.js
var require_tags = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	var schema = require_schema$2();
	var schema$1 = require_schema$1();
	var binary = require_binary();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var schema$2 = require_schema();
	var set = require_set();
	var timestamp = require_timestamp();
	const schemas = /* @__PURE__ */ new Map([
		["core", schema.schema],
		["failsafe", [
			map.map,
			seq.seq,
			string.string
		]],
		["json", schema$1.schema],
		["yaml11", schema$2.schema],
		["yaml-1.1", schema$2.schema]
	]);
	const tagsByName = {
		binary: binary.binary,
		bool: bool.boolTag,
		float: float.float,
		floatExp: float.floatExp,
		floatNaN: float.floatNaN,
		floatTime: timestamp.floatTime,
		int: int.int,
		intHex: int.intHex,
		intOct: int.intOct,
		intTime: timestamp.intTime,
		map: map.map,
		merge: merge.merge,
		null: _null.nullTag,
		omap: omap.omap,
		pairs: pairs.pairs,
		seq: seq.seq,
		set: set.set,
		timestamp: timestamp.timestamp
	};
	const coreKnownTags = {
		"tag:yaml.org,2002:binary": binary.binary,
		"tag:yaml.org,2002:merge": merge.merge,
		"tag:yaml.org,2002:omap": omap.omap,
		"tag:yaml.org,2002:pairs": pairs.pairs,
		"tag:yaml.org,2002:set": set.set,
		"tag:yaml.org,2002:timestamp": timestamp.timestamp
	};
	function getTags(customTags, schemaName, addMergeTag) {
		const schemaTags = schemas.get(schemaName);
		if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge.merge) ? schemaTags.concat(merge.merge) : schemaTags.slice();
		let tags = schemaTags;
		if (!tags) {
			if (Array.isArray(customTags)) tags = [];
			else {
				const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
			}
		}
		if (Array.isArray(customTags)) for (const tag of customTags) tags = tags.concat(tag);
		else if (typeof customTags === "function") tags = customTags(tags.slice());
		if (addMergeTag) tags = tags.concat(merge.merge);
		return tags.reduce((tags, tag) => {
			const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
			if (!tagObj) {
				const tagName = JSON.stringify(tag);
				const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
			}
			if (!tags.includes(tagObj)) tags.push(tagObj);
			return tags;
		}, []);
	}
	exports.coreKnownTags = coreKnownTags;
	exports.getTags = getTags;
}));

// node_modules/yaml/dist/schema/Schema.js
var require_Schema = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var map = require_map();
	var seq = require_seq();
	var string = require_string();
	var tags = require_tags();
	const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
	var Schema = class Schema {
		constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
			this.compat = Array.isArray(compat) ? tags.getTags(compat, "compat") : compat ? tags.getTags(null, compat) : null;
			this.name = typeof schema === "string" && schema || "core";
			this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
			this.tags = tags.getTags(customTags, this.name, merge);
			this.toStringOptions = toStringDefaults ?? null;
			Object.defineProperty(this, identity.MAP, { value: map.map });
			Object.defineProperty(this, identity.SCALAR, { value: string.string });
			Object.defineProperty(this, identity.SEQ, { value: seq.seq });
			this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
		}
		clone() {
			const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
			copy.tags = this.tags.slice();
			return copy;
		}
	};
	exports.Schema = Schema;
}));

// node_modules/yaml/dist/stringify/stringifyDocument.js
var require_stringifyDocument = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyDocument(doc, options) {
		const lines = [];
		let hasDirectives = options.directives === true;
		if (options.directives !== false && doc.directives) {
			const dir = doc.directives.toString(doc);
			if (dir) {
				lines.push(dir);
				hasDirectives = true;
			} else if (doc.directives.docStart) hasDirectives = true;
		}
		if (hasDirectives) lines.push("---");
		const ctx = stringify.createStringifyContext(doc, options);
		const { commentString } = ctx.options;
		if (doc.commentBefore) {
			if (lines.length !== 1) lines.unshift("");
			const cs = commentString(doc.commentBefore);
			lines.unshift(stringifyComment.indentComment(cs, ""));
		}
		let chompKeep = false;
		let contentComment = null;
		if (doc.contents) {
			if (identity.isNode(doc.contents)) {
				if (doc.contents.spaceBefore && hasDirectives) lines.push("");
				if (doc.contents.commentBefore) {
					const cs = commentString(doc.contents.commentBefore);
					lines.push(stringifyComment.indentComment(cs, ""));
				}
				ctx.forceBlockIndent = !!doc.comment;
				contentComment = doc.contents.comment;
			}
			const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
			let body = stringify.stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
			if (contentComment) body += stringifyComment.lineComment(body, "", commentString(contentComment));
			if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") lines[lines.length - 1] = `--- ${body}`;
			else lines.push(body);
		} else lines.push(stringify.stringify(doc.contents, ctx));
		if (doc.directives?.docEnd) {
			if (doc.comment) {
				const cs = commentString(doc.comment);
				if (cs.includes("\n")) {
					lines.push("...");
					lines.push(stringifyComment.indentComment(cs, ""));
				} else lines.push(`... ${cs}`);
			} else lines.push("...");
		} else {
			let dc = doc.comment;
			if (dc && chompKeep) dc = dc.replace(/^\n+/, "");
			if (dc) {
				if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "") lines.push("");
				lines.push(stringifyComment.indentComment(commentString(dc), ""));
			}
		}
		return lines.join("\n") + "\n";
	}
	exports.stringifyDocument = stringifyDocument;
}));

// node_modules/yaml/dist/doc/Document.js
var require_Document = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var toJS = require_toJS();
	var Schema = require_Schema();
	var stringifyDocument = require_stringifyDocument();
	var anchors = require_anchors();
	var applyReviver = require_applyReviver();
	var createNode = require_createNode();
	var directives = require_directives();
	var Document = class Document {
		constructor(value, replacer, options) {
			/** A comment before this Document */
			this.commentBefore = null;
			/** A comment immediately after this Document */
			this.comment = null;
			/** Errors encountered during parsing. */
			this.errors = [];
			/** Warnings encountered during parsing. */
			this.warnings = [];
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
			let _replacer = null;
			if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
			else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const opt = Object.assign({
				intAsBigInt: false,
				keepSourceTokens: false,
				logLevel: "warn",
				prettyErrors: true,
				strict: true,
				stringKeys: false,
				uniqueKeys: true,
				version: "1.2"
			}, options);
			this.options = opt;
			let { version } = opt;
			if (options?._directives) {
				this.directives = options._directives.atDocument();
				if (this.directives.yaml.explicit) version = this.directives.yaml.version;
			} else this.directives = new directives.Directives({ version });
			this.setSchema(version, options);
			this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
		}
		/**
		* Create a deep copy of this Document and its contents.
		*
		* Custom Node values that inherit from `Object` still refer to their original instances.
		*/
		clone() {
			const copy = Object.create(Document.prototype, { [identity.NODE_TYPE]: { value: identity.DOC } });
			copy.commentBefore = this.commentBefore;
			copy.comment = this.comment;
			copy.errors = this.errors.slice();
			copy.warnings = this.warnings.slice();
			copy.options = Object.assign({}, this.options);
			if (this.directives) copy.directives = this.directives.clone();
			copy.schema = this.schema.clone();
			copy.contents = identity.isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/** Adds a value to the document. */
		add(value) {
			if (assertCollection(this.contents)) this.contents.add(value);
		}
		/** Adds a value to the document. */
		addIn(path, value) {
			if (assertCollection(this.contents)) this.contents.addIn(path, value);
		}
		/**
		* Create a new `Alias` node, ensuring that the target `node` has the required anchor.
		*
		* If `node` already has an anchor, `name` is ignored.
		* Otherwise, the `node.anchor` value will be set to `name`,
		* or if an anchor with that name is already present in the document,
		* `name` will be used as a prefix for a new unique anchor.
		* If `name` is undefined, the generated anchor will use 'a' as a prefix.
		*/
		createAlias(node, name) {
			if (!node.anchor) {
				const prev = anchors.anchorNames(this);
				node.anchor = !name || prev.has(name) ? anchors.findNewAnchor(name || "a", prev) : name;
			}
			return new Alias.Alias(node.anchor);
		}
		createNode(value, replacer, options) {
			let _replacer = void 0;
			if (typeof replacer === "function") {
				value = replacer.call({ "": value }, "", value);
				_replacer = replacer;
			} else if (Array.isArray(replacer)) {
				const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
				const asStr = replacer.filter(keyToStr).map(String);
				if (asStr.length > 0) replacer = replacer.concat(asStr);
				_replacer = replacer;
			} else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
			const { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(this, anchorPrefix || "a");
			const ctx = {
				aliasDuplicateObjects: aliasDuplicateObjects ?? true,
				keepUndefined: keepUndefined ?? false,
				onAnchor,
				onTagObj,
				replacer: _replacer,
				schema: this.schema,
				sourceObjects
			};
			const node = createNode.createNode(value, tag, ctx);
			if (flow && identity.isCollection(node)) node.flow = true;
			setAnchors();
			return node;
		}
		/**
		* Convert a key and a value into a `Pair` using the current schema,
		* recursively wrapping all values as `Scalar` or `Collection` nodes.
		*/
		createPair(key, value, options = {}) {
			const k = this.createNode(key, null, options);
			const v = this.createNode(value, null, options);
			return new Pair.Pair(k, v);
		}
		/**
		* Removes a value from the document.
		* @returns `true` if the item was found and removed.
		*/
		delete(key) {
			return assertCollection(this.contents) ? this.contents.delete(key) : false;
		}
		/**
		* Removes a value from the document.
		* @returns `true` if the item was found and removed.
		*/
		deleteIn(path) {
			if (Collection.isEmptyPath(path)) {
				if (this.contents == null) return false;
				this.contents = null;
				return true;
			}
			return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
		}
		/**
		* Returns item at `key`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		get(key, keepScalar) {
			return identity.isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
		}
		/**
		* Returns item at `path`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		getIn(path, keepScalar) {
			if (Collection.isEmptyPath(path)) return !keepScalar && identity.isScalar(this.contents) ? this.contents.value : this.contents;
			return identity.isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
		}
		/**
		* Checks if the document includes a value with the key `key`.
		*/
		has(key) {
			return identity.isCollection(this.contents) ? this.contents.has(key) : false;
		}
		/**
		* Checks if the document includes a value at `path`.
		*/
		hasIn(path) {
			if (Collection.isEmptyPath(path)) return this.contents !== void 0;
			return identity.isCollection(this.contents) ? this.contents.hasIn(path) : false;
		}
		/**
		* Sets a value in this document. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		set(key, value) {
			if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, [key], value);
			else if (assertCollection(this.contents)) this.contents.set(key, value);
		}
		/**
		* Sets a value in this document. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		setIn(path, value) {
			if (Collection.isEmptyPath(path)) this.contents = value;
			else if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value);
			else if (assertCollection(this.contents)) this.contents.setIn(path, value);
		}
		/**
		* Change the YAML version and schema used by the document.
		* A `null` version disables support for directives, explicit tags, anchors, and aliases.
		* It also requires the `schema` option to be given as a `Schema` instance value.
		*
		* Overrides all previously set schema options.
		*/
		setSchema(version, options = {}) {
			if (typeof version === "number") version = String(version);
			let opt;
			switch (version) {
				case "1.1":
					if (this.directives) this.directives.yaml.version = "1.1";
					else this.directives = new directives.Directives({ version: "1.1" });
					opt = {
						resolveKnownTags: false,
						schema: "yaml-1.1"
					};
					break;
				case "1.2":
				case "next":
					if (this.directives) this.directives.yaml.version = version;
					else this.directives = new directives.Directives({ version });
					opt = {
						resolveKnownTags: true,
						schema: "core"
					};
					break;
				case null:
					if (this.directives) delete this.directives;
					opt = null;
					break;
				default: {
					const sv = JSON.stringify(version);
					throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
				}
			}
			if (options.schema instanceof Object) this.schema = options.schema;
			else if (opt) this.schema = new Schema.Schema(Object.assign(opt, options));
			else throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
		}
		toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			const ctx = {
				anchors: /* @__PURE__ */ new Map(),
				doc: this,
				keep: !json,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this.contents, jsonArg ?? "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
		/**
		* A JSON representation of the document `contents`.
		*
		* @param jsonArg Used by `JSON.stringify` to indicate the array index or
		*   property name.
		*/
		toJSON(jsonArg, onAnchor) {
			return this.toJS({
				json: true,
				jsonArg,
				mapAsMap: false,
				onAnchor
			});
		}
		/** A YAML representation of the document. */
		toString(options = {}) {
			if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
			if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
				const s = JSON.stringify(options.indent);
				throw new Error(`"indent" option must be a positive integer, not ${s}`);
			}
			return stringifyDocument.stringifyDocument(this, options);
		}
	};
	function assertCollection(contents) {
		if (identity.isCollection(contents)) return true;
		throw new Error("Expected a YAML collection as document contents");
	}
	exports.Document = Document;
}));

// node_modules/yaml/dist/errors.js
var require_errors = /* @__PURE__ */ __commonJSMin(((exports) => {
	var YAMLError = class extends Error {
		constructor(name, pos, code, message) {
			super();
			this.name = name;
			this.code = code;
			this.message = message;
			this.pos = pos;
		}
	};
	var YAMLParseError = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLParseError", pos, code, message);
		}
	};
	var YAMLWarning = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLWarning", pos, code, message);
		}
	};
	const prettifyError = (src, lc) => (error) => {
		if (error.pos[0] === -1) return;
		error.linePos = error.pos.map((pos) => lc.linePos(pos));
		const { line, col } = error.linePos[0];
		error.message += ` at line ${line}, column ${col}`;
		let ci = col - 1;
		let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
		if (ci >= 60 && lineStr.length > 80) {
			const trimStart = Math.min(ci - 39, lineStr.length - 79);
			lineStr = "…" + lineStr.substring(trimStart);
			ci -= trimStart - 1;
		}
		if (lineStr.length > 80) lineStr = lineStr.substring(0, 79) + "…";
		if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
			let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
			if (prev.length > 80) prev = prev.substring(0, 79) + "…\n";
			lineStr = prev + lineStr;
		}
		if (/[^ ]/.test(lineStr)) {
			let count = 1;
			const end = error.linePos[1];
			if (end?.line === line && end.col > col) count = Math.max(1, Math.min(end.col - col, 80 - ci));
			const pointer = " ".repeat(ci) + "^".repeat(count);
			error.message += `:\n\n${lineStr}\n${pointer}\n`;
		}
	};
	exports.YAMLError = YAMLError;
	exports.YAMLParseError = YAMLParseError;
	exports.YAMLWarning = YAMLWarning;
	exports.prettifyError = prettifyError;
}));

// node_modules/yaml/dist/compose/resolve-props.js
var require_resolve_props = /* @__PURE__ */ __commonJSMin(((exports) => {
	function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
		let spaceBefore = false;
		let atNewline = startOnNewline;
		let hasSpace = startOnNewline;
		let comment = "";
		let commentSep = "";
		let hasNewline = false;
		let reqSpace = false;
		let tab = null;
		let anchor = null;
		let tag = null;
		let newlineAfterProp = null;
		let comma = null;
		let found = null;
		let start = null;
		for (const token of tokens) {
			if (reqSpace) {
				if (token.type !== "space" && token.type !== "newline" && token.type !== "comma") onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
				reqSpace = false;
			}
			if (tab) {
				if (atNewline && token.type !== "comment" && token.type !== "newline") onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
				tab = null;
			}
			switch (token.type) {
				case "space":
					if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) tab = token;
					hasSpace = true;
					break;
				case "comment": {
					if (!hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					const cb = token.source.substring(1) || " ";
					if (!comment) comment = cb;
					else comment += commentSep + cb;
					commentSep = "";
					atNewline = false;
					break;
				}
				case "newline":
					if (atNewline) {
						if (comment) comment += token.source;
						else if (!found || indicator !== "seq-item-ind") spaceBefore = true;
					} else commentSep += token.source;
					atNewline = true;
					hasNewline = true;
					if (anchor || tag) newlineAfterProp = token;
					hasSpace = true;
					break;
				case "anchor":
					if (anchor) onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
					if (token.source.endsWith(":")) onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
					anchor = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case "tag":
					if (tag) onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
					tag = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case indicator:
					if (anchor || tag) onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
					if (found) onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
					found = token;
					atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
					hasSpace = false;
					break;
				case "comma": if (flow) {
					if (comma) onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
					comma = token;
					atNewline = false;
					hasSpace = false;
					break;
				}
				default:
					onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
					atNewline = false;
					hasSpace = false;
			}
		}
		const last = tokens[tokens.length - 1];
		const end = last ? last.offset + last.source.length : offset;
		if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
		if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq")) onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
		return {
			comma,
			found,
			spaceBefore,
			comment,
			hasNewline,
			anchor,
			tag,
			newlineAfterProp,
			end,
			start: start ?? end
		};
	}
	exports.resolveProps = resolveProps;
}));

// node_modules/yaml/dist/compose/util-contains-newline.js
var require_util_contains_newline = /* @__PURE__ */ __commonJSMin(((exports) => {
	function containsNewline(key) {
		if (!key) return null;
		switch (key.type) {
			case "alias":
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				if (key.source.includes("\n")) return true;
				if (key.end) {
					for (const st of key.end) if (st.type === "newline") return true;
				}
				return false;
			case "flow-collection":
				for (const it of key.items) {
					for (const st of it.start) if (st.type === "newline") return true;
					if (it.sep) {
						for (const st of it.sep) if (st.type === "newline") return true;
					}
					if (containsNewline(it.key) || containsNewline(it.value)) return true;
				}
				return false;
			default: return true;
		}
	}
	exports.containsNewline = containsNewline;
}));

// node_modules/yaml/dist/compose/util-flow-indent-check.js
var require_util_flow_indent_check = /* @__PURE__ */ __commonJSMin(((exports) => {
	var utilContainsNewline = require_util_contains_newline();
	function flowIndentCheck(indent, fc, onError) {
		if (fc?.type === "flow-collection") {
			const end = fc.end[0];
			if (end.indent === indent && (end.source === "]" || end.source === "}") && utilContainsNewline.containsNewline(fc)) onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", true);
		}
	}
	exports.flowIndentCheck = flowIndentCheck;
}));

// node_modules/yaml/dist/compose/util-map-includes.js
var require_util_map_includes = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	function mapIncludes(ctx, items, search) {
		const { uniqueKeys } = ctx.options;
		if (uniqueKeys === false) return false;
		const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || identity.isScalar(a) && identity.isScalar(b) && a.value === b.value;
		return items.some((pair) => isEqual(pair.key, search));
	}
	exports.mapIncludes = mapIncludes;
}));

// node_modules/yaml/dist/compose/resolve-block-map.js
var require_resolve_block_map = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	var utilMapIncludes = require_util_map_includes();
	const startColMsg = "All mapping items must start at the same column";
	function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
		const map = new ((tag?.nodeClass) ?? YAMLMap.YAMLMap)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		let offset = bm.offset;
		let commentEnd = null;
		for (const collItem of bm.items) {
			const { start, key, sep, value } = collItem;
			const keyProps = resolveProps.resolveProps(start, {
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: bm.indent,
				startOnNewline: true
			});
			const implicitKey = !keyProps.found;
			if (implicitKey) {
				if (key) {
					if (key.type === "block-seq") onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
					else if ("indent" in key && key.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
				}
				if (!keyProps.anchor && !keyProps.tag && !sep) {
					commentEnd = keyProps.end;
					if (keyProps.comment) {
						if (map.comment) map.comment += "\n" + keyProps.comment;
						else map.comment = keyProps.comment;
					}
					continue;
				}
				if (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
			} else if (keyProps.found?.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
			ctx.atKey = true;
			const keyStart = keyProps.end;
			const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
			ctx.atKey = false;
			if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
			const valueProps = resolveProps.resolveProps(sep ?? [], {
				indicator: "map-value-ind",
				next: value,
				offset: keyNode.range[2],
				onError,
				parentIndent: bm.indent,
				startOnNewline: !key || key.type === "block-scalar"
			});
			offset = valueProps.end;
			if (valueProps.found) {
				if (implicitKey) {
					if (value?.type === "block-map" && !valueProps.hasNewline) onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
					if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024) onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
				if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError);
				offset = valueNode.range[2];
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			} else {
				if (implicitKey) onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
				if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			}
		}
		if (commentEnd && commentEnd < offset) onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
		map.range = [
			bm.offset,
			offset,
			commentEnd ?? offset
		];
		return map;
	}
	exports.resolveBlockMap = resolveBlockMap;
}));

// node_modules/yaml/dist/compose/resolve-block-seq.js
var require_resolve_block_seq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var YAMLSeq = require_YAMLSeq();
	var resolveProps = require_resolve_props();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
		const seq = new ((tag?.nodeClass) ?? YAMLSeq.YAMLSeq)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = bs.offset;
		let commentEnd = null;
		for (const { start, value } of bs.items) {
			const props = resolveProps.resolveProps(start, {
				indicator: "seq-item-ind",
				next: value,
				offset,
				onError,
				parentIndent: bs.indent,
				startOnNewline: true
			});
			if (!props.found) {
				if (props.anchor || props.tag || value) {
					if (value?.type === "block-seq") onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
					else onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
				} else {
					commentEnd = props.end;
					if (props.comment) seq.comment = props.comment;
					continue;
				}
			}
			const node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError);
			offset = node.range[2];
			seq.items.push(node);
		}
		seq.range = [
			bs.offset,
			offset,
			commentEnd ?? offset
		];
		return seq;
	}
	exports.resolveBlockSeq = resolveBlockSeq;
}));

// node_modules/yaml/dist/compose/resolve-end.js
var require_resolve_end = /* @__PURE__ */ __commonJSMin(((exports) => {
	function resolveEnd(end, offset, reqSpace, onError) {
		let comment = "";
		if (end) {
			let hasSpace = false;
			let sep = "";
			for (const token of end) {
				const { source, type } = token;
				switch (type) {
					case "space":
						hasSpace = true;
						break;
					case "comment": {
						if (reqSpace && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
						const cb = source.substring(1) || " ";
						if (!comment) comment = cb;
						else comment += sep + cb;
						sep = "";
						break;
					}
					case "newline":
						if (comment) sep += source;
						hasSpace = true;
						break;
					default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
				}
				offset += source.length;
			}
		}
		return {
			comment,
			offset
		};
	}
	exports.resolveEnd = resolveEnd;
}));

// node_modules/yaml/dist/compose/resolve-flow-collection.js
var require_resolve_flow_collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilMapIncludes = require_util_map_includes();
	const blockMsg = "Block collections are not allowed within flow collections";
	const isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
	function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
		const isMap = fc.start.source === "{";
		const fcName = isMap ? "flow map" : "flow sequence";
		const coll = new ((tag?.nodeClass) ?? (isMap ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq))(ctx.schema);
		coll.flow = true;
		const atRoot = ctx.atRoot;
		if (atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = fc.offset + fc.start.source.length;
		for (let i = 0; i < fc.items.length; ++i) {
			const collItem = fc.items[i];
			const { start, key, sep, value } = collItem;
			const props = resolveProps.resolveProps(start, {
				flow: fcName,
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: fc.indent,
				startOnNewline: false
			});
			if (!props.found) {
				if (!props.anchor && !props.tag && !sep && !value) {
					if (i === 0 && props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
					else if (i < fc.items.length - 1) onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
					if (props.comment) {
						if (coll.comment) coll.comment += "\n" + props.comment;
						else coll.comment = props.comment;
					}
					offset = props.end;
					continue;
				}
				if (!isMap && ctx.options.strict && utilContainsNewline.containsNewline(key)) onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
			}
			if (i === 0) {
				if (props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
			} else {
				if (!props.comma) onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
				if (props.comment) {
					let prevItemComment = "";
					loop: for (const st of start) switch (st.type) {
						case "comma":
						case "space": break;
						case "comment":
							prevItemComment = st.source.substring(1);
							break loop;
						default: break loop;
					}
					if (prevItemComment) {
						let prev = coll.items[coll.items.length - 1];
						if (identity.isPair(prev)) prev = prev.value ?? prev.key;
						if (prev.comment) prev.comment += "\n" + prevItemComment;
						else prev.comment = prevItemComment;
						props.comment = props.comment.substring(prevItemComment.length + 1);
					}
				}
			}
			if (!isMap && !sep && !props.found) {
				const valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
				coll.items.push(valueNode);
				offset = valueNode.range[2];
				if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
			} else {
				ctx.atKey = true;
				const keyStart = props.end;
				const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
				if (isBlock(key)) onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
				ctx.atKey = false;
				const valueProps = resolveProps.resolveProps(sep ?? [], {
					flow: fcName,
					indicator: "map-value-ind",
					next: value,
					offset: keyNode.range[2],
					onError,
					parentIndent: fc.indent,
					startOnNewline: false
				});
				if (valueProps.found) {
					if (!isMap && !props.found && ctx.options.strict) {
						if (sep) for (const st of sep) {
							if (st === valueProps.found) break;
							if (st.type === "newline") {
								onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
								break;
							}
						}
						if (props.start < valueProps.found.offset - 1024) onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
					}
				} else if (value) {
					if ("source" in value && value.source?.[0] === ":") onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
					else onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
				if (valueNode) {
					if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
				} else if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				if (isMap) {
					const map = coll;
					if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
					map.items.push(pair);
				} else {
					const map = new YAMLMap.YAMLMap(ctx.schema);
					map.flow = true;
					map.items.push(pair);
					const endRange = (valueNode ?? keyNode).range;
					map.range = [
						keyNode.range[0],
						endRange[1],
						endRange[2]
					];
					coll.items.push(map);
				}
				offset = valueNode ? valueNode.range[2] : valueProps.end;
			}
		}
		const expectedEnd = isMap ? "}" : "]";
		const [ce, ...ee] = fc.end;
		let cePos = offset;
		if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length;
		else {
			const name = fcName[0].toUpperCase() + fcName.substring(1);
			const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
			onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
			if (ce && ce.source.length !== 1) ee.unshift(ce);
		}
		if (ee.length > 0) {
			const end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
			if (end.comment) {
				if (coll.comment) coll.comment += "\n" + end.comment;
				else coll.comment = end.comment;
			}
			coll.range = [
				fc.offset,
				cePos,
				end.offset
			];
		} else coll.range = [
			fc.offset,
			cePos,
			cePos
		];
		return coll;
	}
	exports.resolveFlowCollection = resolveFlowCollection;
}));

// node_modules/yaml/dist/compose/compose-collection.js
var require_compose_collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveBlockMap = require_resolve_block_map();
	var resolveBlockSeq = require_resolve_block_seq();
	var resolveFlowCollection = require_resolve_flow_collection();
	function resolveCollection(CN, ctx, token, onError, tagName, tag) {
		const coll = token.type === "block-map" ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
		const Coll = coll.constructor;
		if (tagName === "!" || tagName === Coll.tagName) {
			coll.tag = Coll.tagName;
			return coll;
		}
		if (tagName) coll.tag = tagName;
		return coll;
	}
	function composeCollection(CN, ctx, token, props, onError) {
		const tagToken = props.tag;
		const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
		if (token.type === "block-seq") {
			const { anchor, newlineAfterProp: nl } = props;
			const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
			if (lastProp && (!nl || nl.offset < lastProp.offset)) onError(lastProp, "MISSING_CHAR", "Missing newline after block sequence props");
		}
		const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
		if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.YAMLSeq.tagName && expType === "seq") return resolveCollection(CN, ctx, token, onError, tagName);
		let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
		if (!tag) {
			const kt = ctx.schema.knownTags[tagName];
			if (kt?.collection === expType) {
				ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
				tag = kt;
			} else {
				if (kt) onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
				else onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
				return resolveCollection(CN, ctx, token, onError, tagName);
			}
		}
		const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
		const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
		const node = identity.isNode(res) ? res : new Scalar.Scalar(res);
		node.range = coll.range;
		node.tag = tagName;
		if (tag?.format) node.format = tag.format;
		return node;
	}
	exports.composeCollection = composeCollection;
}));

// node_modules/yaml/dist/compose/resolve-block-scalar.js
var require_resolve_block_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	function resolveBlockScalar(ctx, scalar, onError) {
		const start = scalar.offset;
		const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
		if (!header) return {
			value: "",
			type: null,
			comment: "",
			range: [
				start,
				start,
				start
			]
		};
		const type = header.mode === ">" ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
		const lines = scalar.source ? splitLines(scalar.source) : [];
		let chompStart = lines.length;
		for (let i = lines.length - 1; i >= 0; --i) {
			const content = lines[i][1];
			if (content === "" || content === "\r") chompStart = i;
			else break;
		}
		if (chompStart === 0) {
			const value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
			let end = start + header.length;
			if (scalar.source) end += scalar.source.length;
			return {
				value,
				type,
				comment: header.comment,
				range: [
					start,
					end,
					end
				]
			};
		}
		let trimIndent = scalar.indent + header.indent;
		let offset = scalar.offset + header.length;
		let contentStart = 0;
		for (let i = 0; i < chompStart; ++i) {
			const [indent, content] = lines[i];
			if (content === "" || content === "\r") {
				if (header.indent === 0 && indent.length > trimIndent) trimIndent = indent.length;
			} else {
				if (indent.length < trimIndent) onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator");
				if (header.indent === 0) trimIndent = indent.length;
				contentStart = i;
				if (trimIndent === 0 && !ctx.atRoot) onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
				break;
			}
			offset += indent.length + content.length + 1;
		}
		for (let i = lines.length - 1; i >= chompStart; --i) if (lines[i][0].length > trimIndent) chompStart = i + 1;
		let value = "";
		let sep = "";
		let prevMoreIndented = false;
		for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
		for (let i = contentStart; i < chompStart; ++i) {
			let [indent, content] = lines[i];
			offset += indent.length + content.length + 1;
			const crlf = content[content.length - 1] === "\r";
			if (crlf) content = content.slice(0, -1);
			/* istanbul ignore if already caught in lexer */
			if (content && indent.length < trimIndent) {
				const message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
				onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
				indent = "";
			}
			if (type === Scalar.Scalar.BLOCK_LITERAL) {
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
			} else if (indent.length > trimIndent || content[0] === "	") {
				if (sep === " ") sep = "\n";
				else if (!prevMoreIndented && sep === "\n") sep = "\n\n";
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
				prevMoreIndented = true;
			} else if (content === "") {
				if (sep === "\n") value += "\n";
				else sep = "\n";
			} else {
				value += sep + content;
				sep = " ";
				prevMoreIndented = false;
			}
		}
		switch (header.chomp) {
			case "-": break;
			case "+":
				for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
				if (value[value.length - 1] !== "\n") value += "\n";
				break;
			default: value += "\n";
		}
		const end = start + header.length + scalar.source.length;
		return {
			value,
			type,
			comment: header.comment,
			range: [
				start,
				end,
				end
			]
		};
	}
	function parseBlockScalarHeader({ offset, props }, strict, onError) {
		/* istanbul ignore if should not happen */
		if (props[0].type !== "block-scalar-header") {
			onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
			return null;
		}
		const { source } = props[0];
		const mode = source[0];
		let indent = 0;
		let chomp = "";
		let error = -1;
		for (let i = 1; i < source.length; ++i) {
			const ch = source[i];
			if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
			else {
				const n = Number(ch);
				if (!indent && n) indent = n;
				else if (error === -1) error = offset + i;
			}
		}
		if (error !== -1) onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
		let hasSpace = false;
		let comment = "";
		let length = source.length;
		for (let i = 1; i < props.length; ++i) {
			const token = props[i];
			switch (token.type) {
				case "space": hasSpace = true;
				case "newline":
					length += token.source.length;
					break;
				case "comment":
					if (strict && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					length += token.source.length;
					comment = token.source.substring(1);
					break;
				case "error":
					onError(token, "UNEXPECTED_TOKEN", token.message);
					length += token.source.length;
					break;
				/* istanbul ignore next should not happen */
				default: {
					onError(token, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${token.type}`);
					const ts = token.source;
					if (ts && typeof ts === "string") length += ts.length;
				}
			}
		}
		return {
			mode,
			indent,
			chomp,
			comment,
			length
		};
	}
	/** @returns Array of lines split up as `[indent, content]` */
	function splitLines(source) {
		const split = source.split(/\n( *)/);
		const first = split[0];
		const m = first.match(/^( *)/);
		const lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
		for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
		return lines;
	}
	exports.resolveBlockScalar = resolveBlockScalar;
}));

// node_modules/yaml/dist/compose/resolve-flow-scalar.js
var require_resolve_flow_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var resolveEnd = require_resolve_end();
	function resolveFlowScalar(scalar, strict, onError) {
		const { offset, type, source, end } = scalar;
		let _type;
		let value;
		const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
		switch (type) {
			case "scalar":
				_type = Scalar.Scalar.PLAIN;
				value = plainValue(source, _onError);
				break;
			case "single-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_SINGLE;
				value = singleQuotedValue(source, _onError);
				break;
			case "double-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_DOUBLE;
				value = doubleQuotedValue(source, _onError);
				break;
			/* istanbul ignore next should not happen */
			default:
				onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
				return {
					value: "",
					type: null,
					comment: "",
					range: [
						offset,
						offset + source.length,
						offset + source.length
					]
				};
		}
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
		return {
			value,
			type: _type,
			comment: re.comment,
			range: [
				offset,
				valueEnd,
				re.offset
			]
		};
	}
	function plainValue(source, onError) {
		let badChar = "";
		switch (source[0]) {
			/* istanbul ignore next should not happen */
			case "	":
				badChar = "a tab character";
				break;
			case ",":
				badChar = "flow indicator character ,";
				break;
			case "%":
				badChar = "directive indicator character %";
				break;
			case "|":
			case ">":
				badChar = `block scalar indicator ${source[0]}`;
				break;
			case "@":
			case "`": badChar = `reserved character ${source[0]}`;
		}
		if (badChar) onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
		return unfoldLines(source);
	}
	function singleQuotedValue(source, onError) {
		if (source[source.length - 1] !== "'" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
		return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
	}
	function unfoldLines(source) {
		const line = /(.*?)\r?\n/sy;
		let match = line.exec(source);
		if (!match) return source;
		/**
		* The negative lookbehinds in these RegExps are to
		* prevent causing a polynomial search time in certain cases.
		*
		* The try-catch is for Safari < 16.4 and other old browsers:
		* https://caniuse.com/js-regexp-lookbehind
		*/
		let trimEnd, trimBoth;
		try {
			trimEnd = /* @__PURE__ */ new RegExp("(?<![ 	])[ 	]+$");
			trimBoth = /* @__PURE__ */ new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
		} catch {
			trimEnd = /[ \t]+$/;
			trimBoth = /^[ \t]+|[ \t]+$/g;
		}
		let res = match[1].replace(trimEnd, "");
		let sep = " ";
		let pos = line.lastIndex;
		while (match = line.exec(source)) {
			const lm = match[1].replace(trimBoth, "");
			if (lm === "") {
				if (sep === "\n") res += sep;
				else sep = "\n";
			} else {
				res += sep + lm;
				sep = " ";
			}
			pos = line.lastIndex;
		}
		const last = /[ \t]*(.*)/sy;
		last.lastIndex = pos;
		match = last.exec(source);
		return res + sep + (match?.[1] ?? "");
	}
	function doubleQuotedValue(source, onError) {
		let res = "";
		for (let i = 1; i < source.length - 1; ++i) {
			const ch = source[i];
			if (ch === "\r" && source[i + 1] === "\n") continue;
			if (ch === "\n") {
				const { fold, offset } = foldNewline(source, i);
				res += fold;
				i = offset;
			} else if (ch === "\\") {
				let next = source[++i];
				const cc = escapeCodes[next];
				if (cc) res += cc;
				else if (next === "\n") {
					next = source[i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "\r" && source[i + 1] === "\n") {
					next = source[++i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "x" || next === "u" || next === "U") {
					const length = next === "x" ? 2 : next === "u" ? 4 : 8;
					res += parseCharCode(source, i + 1, length, onError);
					i += length;
				} else {
					const raw = source.substr(i - 1, 2);
					onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
					res += raw;
				}
			} else if (ch === " " || ch === "	") {
				const wsStart = i;
				let next = source[i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
				if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n")) res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
			} else res += ch;
		}
		if (source[source.length - 1] !== "\"" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing \"quote");
		return res;
	}
	/**
	* Fold a single newline into a space, multiple newlines to N - 1 newlines.
	* Presumes `source[offset] === '\n'`
	*/
	function foldNewline(source, offset) {
		let fold = "";
		let ch = source[offset + 1];
		while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
			if (ch === "\r" && source[offset + 2] !== "\n") break;
			if (ch === "\n") fold += "\n";
			offset += 1;
			ch = source[offset + 1];
		}
		if (!fold) fold = " ";
		return {
			fold,
			offset
		};
	}
	const escapeCodes = {
		"0": "\0",
		a: "\x07",
		b: "\b",
		e: "\x1B",
		f: "\f",
		n: "\n",
		r: "\r",
		t: "	",
		v: "\v",
		N: "",
		_: "\xA0",
		L: "\u2028",
		P: "\u2029",
		" ": " ",
		"\"": "\"",
		"/": "/",
		"\\": "\\",
		"	": "	"
	};
	function parseCharCode(source, offset, length, onError) {
		const cc = source.substr(offset, length);
		const code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
		try {
			return String.fromCodePoint(code);
		} catch {
			const raw = source.substr(offset - 2, length + 2);
			onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
			return raw;
		}
	}
	exports.resolveFlowScalar = resolveFlowScalar;
}));

// node_modules/yaml/dist/compose/compose-scalar.js
var require_compose_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	function composeScalar(ctx, token, tagToken, onError) {
		const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError) : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
		const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
		let tag;
		if (ctx.options.stringKeys && ctx.atKey) tag = ctx.schema[identity.SCALAR];
		else if (tagName) tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
		else if (token.type === "scalar") tag = findScalarTagByTest(ctx, value, token, onError);
		else tag = ctx.schema[identity.SCALAR];
		let scalar;
		try {
			const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
			scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
		} catch (error) {
			const msg = error instanceof Error ? error.message : String(error);
			onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
			scalar = new Scalar.Scalar(value);
		}
		scalar.range = range;
		scalar.source = value;
		if (type) scalar.type = type;
		if (tagName) scalar.tag = tagName;
		if (tag.format) scalar.format = tag.format;
		if (comment) scalar.comment = comment;
		return scalar;
	}
	function findScalarTagByName(schema, value, tagName, tagToken, onError) {
		if (tagName === "!") return schema[identity.SCALAR];
		const matchWithTest = [];
		for (const tag of schema.tags) if (!tag.collection && tag.tag === tagName) {
			if (tag.default && tag.test) matchWithTest.push(tag);
			else return tag;
		}
		for (const tag of matchWithTest) if (tag.test?.test(value)) return tag;
		const kt = schema.knownTags[tagName];
		if (kt && !kt.collection) {
			schema.tags.push(Object.assign({}, kt, {
				default: false,
				test: void 0
			}));
			return kt;
		}
		onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
		return schema[identity.SCALAR];
	}
	function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
		const tag = schema.tags.find((tag) => (tag.default === true || atKey && tag.default === "key") && tag.test?.test(value)) || schema[identity.SCALAR];
		if (schema.compat) {
			const compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[identity.SCALAR];
			if (tag.tag !== compat.tag) onError(token, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${directives.tagString(tag.tag)} or ${directives.tagString(compat.tag)}`, true);
		}
		return tag;
	}
	exports.composeScalar = composeScalar;
}));

// node_modules/yaml/dist/compose/util-empty-scalar-position.js
var require_util_empty_scalar_position = /* @__PURE__ */ __commonJSMin(((exports) => {
	function emptyScalarPosition(offset, before, pos) {
		if (before) {
			pos ?? (pos = before.length);
			for (let i = pos - 1; i >= 0; --i) {
				let st = before[i];
				switch (st.type) {
					case "space":
					case "comment":
					case "newline":
						offset -= st.source.length;
						continue;
				}
				st = before[++i];
				while (st?.type === "space") {
					offset += st.source.length;
					st = before[++i];
				}
				break;
			}
		}
		return offset;
	}
	exports.emptyScalarPosition = emptyScalarPosition;
}));

// node_modules/yaml/dist/compose/compose-node.js
var require_compose_node = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var composeCollection = require_compose_collection();
	var composeScalar = require_compose_scalar();
	var resolveEnd = require_resolve_end();
	var utilEmptyScalarPosition = require_util_empty_scalar_position();
	const CN = {
		composeNode,
		composeEmptyNode
	};
	function composeNode(ctx, token, props, onError) {
		const atKey = ctx.atKey;
		const { spaceBefore, comment, anchor, tag } = props;
		let node;
		let isSrcToken = true;
		switch (token.type) {
			case "alias":
				node = composeAlias(ctx, token, onError);
				if (anchor || tag) onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
				break;
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "block-scalar":
				node = composeScalar.composeScalar(ctx, token, tag, onError);
				if (anchor) node.anchor = anchor.source.substring(1);
				break;
			case "block-map":
			case "block-seq":
			case "flow-collection":
				try {
					node = composeCollection.composeCollection(CN, ctx, token, props, onError);
					if (anchor) node.anchor = anchor.source.substring(1);
				} catch (error) {
					onError(token, "RESOURCE_EXHAUSTION", error instanceof Error ? error.message : String(error));
				}
				break;
			default:
				onError(token, "UNEXPECTED_TOKEN", token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`);
				isSrcToken = false;
		}
		node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
		if (anchor && node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		if (atKey && ctx.options.stringKeys && (!identity.isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings");
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			if (token.type === "scalar" && token.source === "") node.comment = comment;
			else node.commentBefore = comment;
		}
		if (ctx.options.keepSourceTokens && isSrcToken) node.srcToken = token;
		return node;
	}
	function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
		const token = {
			type: "scalar",
			offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
			indent: -1,
			source: ""
		};
		const node = composeScalar.composeScalar(ctx, token, tag, onError);
		if (anchor) {
			node.anchor = anchor.source.substring(1);
			if (node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		}
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			node.comment = comment;
			node.range[2] = end;
		}
		return node;
	}
	function composeAlias({ options }, { offset, source, end }, onError) {
		const alias = new Alias.Alias(source.substring(1));
		if (alias.source === "") onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
		if (alias.source.endsWith(":")) onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
		alias.range = [
			offset,
			valueEnd,
			re.offset
		];
		if (re.comment) alias.comment = re.comment;
		return alias;
	}
	exports.composeEmptyNode = composeEmptyNode;
	exports.composeNode = composeNode;
}));

// node_modules/yaml/dist/compose/compose-doc.js
var require_compose_doc = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Document = require_Document();
	var composeNode = require_compose_node();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	function composeDoc(options, directives, { offset, start, value, end }, onError) {
		const opts = Object.assign({ _directives: directives }, options);
		const doc = new Document.Document(void 0, opts);
		const ctx = {
			atKey: false,
			atRoot: true,
			directives: doc.directives,
			options: doc.options,
			schema: doc.schema
		};
		const props = resolveProps.resolveProps(start, {
			indicator: "doc-start",
			next: value ?? end?.[0],
			offset,
			onError,
			parentIndent: 0,
			startOnNewline: true
		});
		if (props.found) {
			doc.directives.docStart = true;
			if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline) onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
		}
		doc.contents = value ? composeNode.composeNode(ctx, value, props, onError) : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
		const contentEnd = doc.contents.range[2];
		const re = resolveEnd.resolveEnd(end, contentEnd, false, onError);
		if (re.comment) doc.comment = re.comment;
		doc.range = [
			offset,
			contentEnd,
			re.offset
		];
		return doc;
	}
	exports.composeDoc = composeDoc;
}));

// node_modules/yaml/dist/compose/composer.js
var require_composer = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	var directives = require_directives();
	var Document = require_Document();
	var errors = require_errors();
	var identity = require_identity();
	var composeDoc = require_compose_doc();
	var resolveEnd = require_resolve_end();
	function getErrorPos(src) {
		if (typeof src === "number") return [src, src + 1];
		if (Array.isArray(src)) return src.length === 2 ? src : [src[0], src[1]];
		const { offset, source } = src;
		return [offset, offset + (typeof source === "string" ? source.length : 1)];
	}
	function parsePrelude(prelude) {
		let comment = "";
		let atComment = false;
		let afterEmptyLine = false;
		for (let i = 0; i < prelude.length; ++i) {
			const source = prelude[i];
			switch (source[0]) {
				case "#":
					comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
					atComment = true;
					afterEmptyLine = false;
					break;
				case "%":
					if (prelude[i + 1]?.[0] !== "#") i += 1;
					atComment = false;
					break;
				default:
					if (!atComment) afterEmptyLine = true;
					atComment = false;
			}
		}
		return {
			comment,
			afterEmptyLine
		};
	}
	/**
	* Compose a stream of CST nodes into a stream of YAML Documents.
	*
	* ```ts
	* import { Composer, Parser } from 'yaml'
	*
	* const src: string = ...
	* const tokens = new Parser().parse(src)
	* const docs = new Composer().compose(tokens)
	* ```
	*/
	var Composer = class {
		constructor(options = {}) {
			this.doc = null;
			this.atDirectives = false;
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
			this.onError = (source, code, message, warning) => {
				const pos = getErrorPos(source);
				if (warning) this.warnings.push(new errors.YAMLWarning(pos, code, message));
				else this.errors.push(new errors.YAMLParseError(pos, code, message));
			};
			this.directives = new directives.Directives({ version: options.version || "1.2" });
			this.options = options;
		}
		decorate(doc, afterDoc) {
			const { comment, afterEmptyLine } = parsePrelude(this.prelude);
			if (comment) {
				const dc = doc.contents;
				if (afterDoc) doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
				else if (afterEmptyLine || doc.directives.docStart || !dc) doc.commentBefore = comment;
				else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
					let it = dc.items[0];
					if (identity.isPair(it)) it = it.key;
					const cb = it.commentBefore;
					it.commentBefore = cb ? `${comment}\n${cb}` : comment;
				} else {
					const cb = dc.commentBefore;
					dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
				}
			}
			if (afterDoc) {
				for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
				for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
			} else {
				doc.errors = this.errors;
				doc.warnings = this.warnings;
			}
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
		}
		/**
		* Current stream status information.
		*
		* Mostly useful at the end of input for an empty stream.
		*/
		streamInfo() {
			return {
				comment: parsePrelude(this.prelude).comment,
				directives: this.directives,
				errors: this.errors,
				warnings: this.warnings
			};
		}
		/**
		* Compose tokens into documents.
		*
		* @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
		* @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
		*/
		*compose(tokens, forceDoc = false, endOffset = -1) {
			for (const token of tokens) yield* this.next(token);
			yield* this.end(forceDoc, endOffset);
		}
		/** Advance the composer by one CST token. */
		*next(token) {
			if (node_process.env.LOG_STREAM) console.dir(token, { depth: null });
			switch (token.type) {
				case "directive":
					this.directives.add(token.source, (offset, message, warning) => {
						const pos = getErrorPos(token);
						pos[0] += offset;
						this.onError(pos, "BAD_DIRECTIVE", message, warning);
					});
					this.prelude.push(token.source);
					this.atDirectives = true;
					break;
				case "document": {
					const doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
					if (this.atDirectives && !doc.directives.docStart) this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
					this.decorate(doc, false);
					if (this.doc) yield this.doc;
					this.doc = doc;
					this.atDirectives = false;
					break;
				}
				case "byte-order-mark":
				case "space": break;
				case "comment":
				case "newline":
					this.prelude.push(token.source);
					break;
				case "error": {
					const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
					const error = new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
					if (this.atDirectives || !this.doc) this.errors.push(error);
					else this.doc.errors.push(error);
					break;
				}
				case "doc-end": {
					if (!this.doc) {
						this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
						break;
					}
					this.doc.directives.docEnd = true;
					const end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
					this.decorate(this.doc, true);
					if (end.comment) {
						const dc = this.doc.comment;
						this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
					}
					this.doc.range[2] = end.offset;
					break;
				}
				default: this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
			}
		}
		/**
		* Call at end of input to yield any remaining document.
		*
		* @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
		* @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
		*/
		*end(forceDoc = false, endOffset = -1) {
			if (this.doc) {
				this.decorate(this.doc, true);
				yield this.doc;
				this.doc = null;
			} else if (forceDoc) {
				const opts = Object.assign({ _directives: this.directives }, this.options);
				const doc = new Document.Document(void 0, opts);
				if (this.atDirectives) this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
				doc.range = [
					0,
					endOffset,
					endOffset
				];
				this.decorate(doc, false);
				yield doc;
			}
		}
	};
	exports.Composer = Composer;
}));

// node_modules/yaml/dist/parse/cst-scalar.js
var require_cst_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	var errors = require_errors();
	var stringifyString = require_stringifyString();
	function resolveAsScalar(token, strict = true, onError) {
		if (token) {
			const _onError = (pos, code, message) => {
				const offset = typeof pos === "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
				if (onError) onError(offset, code, message);
				else throw new errors.YAMLParseError([offset, offset + 1], code, message);
			};
			switch (token.type) {
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
				case "block-scalar": return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
			}
		}
		return null;
	}
	/**
	* Create a new scalar token with `value`
	*
	* Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
	* as this function does not support any schema operations and won't check for such conflicts.
	*
	* @param value The string representation of the value, which will have its content properly indented.
	* @param context.end Comments and whitespace after the end of the value, or after the block scalar header. If undefined, a newline will be added.
	* @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
	* @param context.indent The indent level of the token.
	* @param context.inFlow Is this scalar within a flow collection? This may affect the resolved type of the token's value.
	* @param context.offset The offset position of the token.
	* @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
	*/
	function createScalarToken(value, context) {
		const { implicitKey = false, indent, inFlow = false, offset = -1, type = "PLAIN" } = context;
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey,
			indent: indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		const end = context.end ?? [{
			type: "newline",
			offset: -1,
			indent,
			source: "\n"
		}];
		switch (source[0]) {
			case "|":
			case ">": {
				const he = source.indexOf("\n");
				const head = source.substring(0, he);
				const body = source.substring(he + 1) + "\n";
				const props = [{
					type: "block-scalar-header",
					offset,
					indent,
					source: head
				}];
				if (!addEndtoBlockProps(props, end)) props.push({
					type: "newline",
					offset: -1,
					indent,
					source: "\n"
				});
				return {
					type: "block-scalar",
					offset,
					indent,
					props,
					source: body
				};
			}
			case "\"": return {
				type: "double-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			case "'": return {
				type: "single-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			default: return {
				type: "scalar",
				offset,
				indent,
				source,
				end
			};
		}
	}
	/**
	* Set the value of `token` to the given string `value`, overwriting any previous contents and type that it may have.
	*
	* Best efforts are made to retain any comments previously associated with the `token`,
	* though all contents within a collection's `items` will be overwritten.
	*
	* Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
	* as this function does not support any schema operations and won't check for such conflicts.
	*
	* @param token Any token. If it does not include an `indent` value, the value will be stringified as if it were an implicit key.
	* @param value The string representation of the value, which will have its content properly indented.
	* @param context.afterKey In most cases, values after a key should have an additional level of indentation.
	* @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
	* @param context.inFlow Being within a flow collection may affect the resolved type of the token's value.
	* @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
	*/
	function setScalarValue(token, value, context = {}) {
		let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
		let indent = "indent" in token ? token.indent : null;
		if (afterKey && typeof indent === "number") indent += 2;
		if (!type) switch (token.type) {
			case "single-quoted-scalar":
				type = "QUOTE_SINGLE";
				break;
			case "double-quoted-scalar":
				type = "QUOTE_DOUBLE";
				break;
			case "block-scalar": {
				const header = token.props[0];
				if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
				type = header.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
				break;
			}
			default: type = "PLAIN";
		}
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey: implicitKey || indent === null,
			indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		switch (source[0]) {
			case "|":
			case ">":
				setBlockScalarValue(token, source);
				break;
			case "\"":
				setFlowScalarValue(token, source, "double-quoted-scalar");
				break;
			case "'":
				setFlowScalarValue(token, source, "single-quoted-scalar");
				break;
			default: setFlowScalarValue(token, source, "scalar");
		}
	}
	function setBlockScalarValue(token, source) {
		const he = source.indexOf("\n");
		const head = source.substring(0, he);
		const body = source.substring(he + 1) + "\n";
		if (token.type === "block-scalar") {
			const header = token.props[0];
			if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
			header.source = head;
			token.source = body;
		} else {
			const { offset } = token;
			const indent = "indent" in token ? token.indent : -1;
			const props = [{
				type: "block-scalar-header",
				offset,
				indent,
				source: head
			}];
			if (!addEndtoBlockProps(props, "end" in token ? token.end : void 0)) props.push({
				type: "newline",
				offset: -1,
				indent,
				source: "\n"
			});
			for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
			Object.assign(token, {
				type: "block-scalar",
				indent,
				props,
				source: body
			});
		}
	}
	/** @returns `true` if last token is a newline */
	function addEndtoBlockProps(props, end) {
		if (end) for (const st of end) switch (st.type) {
			case "space":
			case "comment":
				props.push(st);
				break;
			case "newline":
				props.push(st);
				return true;
		}
		return false;
	}
	function setFlowScalarValue(token, source, type) {
		switch (token.type) {
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				token.type = type;
				token.source = source;
				break;
			case "block-scalar": {
				const end = token.props.slice(1);
				let oa = source.length;
				if (token.props[0].type === "block-scalar-header") oa -= token.props[0].source.length;
				for (const tok of end) tok.offset += oa;
				delete token.props;
				Object.assign(token, {
					type,
					source,
					end
				});
				break;
			}
			case "block-map":
			case "block-seq": {
				const nl = {
					type: "newline",
					offset: token.offset + source.length,
					indent: token.indent,
					source: "\n"
				};
				delete token.items;
				Object.assign(token, {
					type,
					source,
					end: [nl]
				});
				break;
			}
			default: {
				const indent = "indent" in token ? token.indent : -1;
				const end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
				for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
				Object.assign(token, {
					type,
					indent,
					source,
					end
				});
			}
		}
	}
	exports.createScalarToken = createScalarToken;
	exports.resolveAsScalar = resolveAsScalar;
	exports.setScalarValue = setScalarValue;
}));

// node_modules/yaml/dist/parse/cst-stringify.js
var require_cst_stringify = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Stringify a CST document, token, or collection item
	*
	* Fair warning: This applies no validation whatsoever, and
	* simply concatenates the sources in their logical order.
	*/
	const stringify = (cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
	function stringifyToken(token) {
		switch (token.type) {
			case "block-scalar": {
				let res = "";
				for (const tok of token.props) res += stringifyToken(tok);
				return res + token.source;
			}
			case "block-map":
			case "block-seq": {
				let res = "";
				for (const item of token.items) res += stringifyItem(item);
				return res;
			}
			case "flow-collection": {
				let res = token.start.source;
				for (const item of token.items) res += stringifyItem(item);
				for (const st of token.end) res += st.source;
				return res;
			}
			case "document": {
				let res = stringifyItem(token);
				if (token.end) for (const st of token.end) res += st.source;
				return res;
			}
			default: {
				let res = token.source;
				if ("end" in token && token.end) for (const st of token.end) res += st.source;
				return res;
			}
		}
	}
	function stringifyItem({ start, key, sep, value }) {
		let res = "";
		for (const st of start) res += st.source;
		if (key) res += stringifyToken(key);
		if (sep) for (const st of sep) res += st.source;
		if (value) res += stringifyToken(value);
		return res;
	}
	exports.stringify = stringify;
}));

// node_modules/yaml/dist/parse/cst-visit.js
var require_cst_visit = /* @__PURE__ */ __commonJSMin(((exports) => {
	const BREAK = Symbol("break visit");
	const SKIP = Symbol("skip children");
	const REMOVE = Symbol("remove item");
	/**
	* Apply a visitor to a CST document or item.
	*
	* Walks through the tree (depth-first) starting from the root, calling a
	* `visitor` function with two arguments when entering each item:
	*   - `item`: The current item, which included the following members:
	*     - `start: SourceToken[]` – Source tokens before the key or value,
	*       possibly including its anchor or tag.
	*     - `key?: Token | null` – Set for pair values. May then be `null`, if
	*       the key before the `:` separator is empty.
	*     - `sep?: SourceToken[]` – Source tokens between the key and the value,
	*       which should include the `:` map value indicator if `value` is set.
	*     - `value?: Token` – The value of a sequence item, or of a map pair.
	*   - `path`: The steps from the root to the current node, as an array of
	*     `['key' | 'value', number]` tuples.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this token, continue with
	*      next sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current item, then continue with the next one
	*   - `number`: Set the index of the next step. This is useful especially if
	*     the index of the current token has changed.
	*   - `function`: Define the next visitor for this item. After the original
	*     visitor is called on item entry, next visitors are called after handling
	*     a non-empty `key` and when exiting the item.
	*/
	function visit(cst, visitor) {
		if ("type" in cst && cst.type === "document") cst = {
			start: cst.start,
			value: cst.value
		};
		_visit(Object.freeze([]), cst, visitor);
	}
	/** Terminate visit traversal completely */
	visit.BREAK = BREAK;
	/** Do not visit the children of the current item */
	visit.SKIP = SKIP;
	/** Remove the current item */
	visit.REMOVE = REMOVE;
	/** Find the item at `path` from `cst` as the root */
	visit.itemAtPath = (cst, path) => {
		let item = cst;
		for (const [field, index] of path) {
			const tok = item?.[field];
			if (tok && "items" in tok) item = tok.items[index];
			else return void 0;
		}
		return item;
	};
	/**
	* Get the immediate parent collection of the item at `path` from `cst` as the root.
	*
	* Throws an error if the collection is not found, which should never happen if the item itself exists.
	*/
	visit.parentCollection = (cst, path) => {
		const parent = visit.itemAtPath(cst, path.slice(0, -1));
		const field = path[path.length - 1][0];
		const coll = parent?.[field];
		if (coll && "items" in coll) return coll;
		throw new Error("Parent collection not found");
	};
	function _visit(path, item, visitor) {
		let ctrl = visitor(item, path);
		if (typeof ctrl === "symbol") return ctrl;
		for (const field of ["key", "value"]) {
			const token = item[field];
			if (token && "items" in token) {
				for (let i = 0; i < token.items.length; ++i) {
					const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						token.items.splice(i, 1);
						i -= 1;
					}
				}
				if (typeof ctrl === "function" && field === "key") ctrl = ctrl(item, path);
			}
		}
		return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
	}
	exports.visit = visit;
}));

// node_modules/yaml/dist/parse/cst.js
var require_cst = /* @__PURE__ */ __commonJSMin(((exports) => {
	var cstScalar = require_cst_scalar();
	var cstStringify = require_cst_stringify();
	var cstVisit = require_cst_visit();
	/** The byte order mark */
	const BOM = "﻿";
	/** Start of doc-mode */
	const DOCUMENT = "";
	/** Unexpected end of flow-mode */
	const FLOW_END = "";
	/** Next token is a scalar value */
	const SCALAR = "";
	/** @returns `true` if `token` is a flow or block collection */
	const isCollection = (token) => !!token && "items" in token;
	/** @returns `true` if `token` is a flow or block scalar; not an alias */
	const isScalar = (token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
	/* istanbul ignore next */
	/** Get a printable representation of a lexer token */
	function prettyToken(token) {
		switch (token) {
			case BOM: return "<BOM>";
			case DOCUMENT: return "<DOC>";
			case FLOW_END: return "<FLOW_END>";
			case SCALAR: return "<SCALAR>";
			default: return JSON.stringify(token);
		}
	}
	/** Identify the type of a lexer token. May return `null` for unknown tokens. */
	function tokenType(source) {
		switch (source) {
			case BOM: return "byte-order-mark";
			case DOCUMENT: return "doc-mode";
			case FLOW_END: return "flow-error-end";
			case SCALAR: return "scalar";
			case "---": return "doc-start";
			case "...": return "doc-end";
			case "":
			case "\n":
			case "\r\n": return "newline";
			case "-": return "seq-item-ind";
			case "?": return "explicit-key-ind";
			case ":": return "map-value-ind";
			case "{": return "flow-map-start";
			case "}": return "flow-map-end";
			case "[": return "flow-seq-start";
			case "]": return "flow-seq-end";
			case ",": return "comma";
		}
		switch (source[0]) {
			case " ":
			case "	": return "space";
			case "#": return "comment";
			case "%": return "directive-line";
			case "*": return "alias";
			case "&": return "anchor";
			case "!": return "tag";
			case "'": return "single-quoted-scalar";
			case "\"": return "double-quoted-scalar";
			case "|":
			case ">": return "block-scalar-header";
		}
		return null;
	}
	exports.createScalarToken = cstScalar.createScalarToken;
	exports.resolveAsScalar = cstScalar.resolveAsScalar;
	exports.setScalarValue = cstScalar.setScalarValue;
	exports.stringify = cstStringify.stringify;
	exports.visit = cstVisit.visit;
	exports.BOM = BOM;
	exports.DOCUMENT = DOCUMENT;
	exports.FLOW_END = FLOW_END;
	exports.SCALAR = SCALAR;
	exports.isCollection = isCollection;
	exports.isScalar = isScalar;
	exports.prettyToken = prettyToken;
	exports.tokenType = tokenType;
}));

// node_modules/yaml/dist/parse/lexer.js
var require_lexer = /* @__PURE__ */ __commonJSMin(((exports) => {
	var cst = require_cst();
	function isEmpty(ch) {
		switch (ch) {
			case void 0:
			case " ":
			case "\n":
			case "\r":
			case "	": return true;
			default: return false;
		}
	}
	const hexDigits = /* @__PURE__ */ new Set("0123456789ABCDEFabcdef");
	const tagChars = /* @__PURE__ */ new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
	const flowIndicatorChars = /* @__PURE__ */ new Set(",[]{}");
	const invalidAnchorChars = /* @__PURE__ */ new Set(" ,[]{}\n\r	");
	const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
	/**
	* Splits an input string into lexical tokens, i.e. smaller strings that are
	* easily identifiable by `tokens.tokenType()`.
	*
	* Lexing starts always in a "stream" context. Incomplete input may be buffered
	* until a complete token can be emitted.
	*
	* In addition to slices of the original input, the following control characters
	* may also be emitted:
	*
	* - `\x02` (Start of Text): A document starts with the next token
	* - `\x18` (Cancel): Unexpected end of flow-mode (indicates an error)
	* - `\x1f` (Unit Separator): Next token is a scalar value
	* - `\u{FEFF}` (Byte order mark): Emitted separately outside documents
	*/
	var Lexer = class {
		constructor() {
			/**
			* Flag indicating whether the end of the current buffer marks the end of
			* all input
			*/
			this.atEnd = false;
			/**
			* Explicit indent set in block scalar header, as an offset from the current
			* minimum indent, so e.g. set to 1 from a header `|2+`. Set to -1 if not
			* explicitly set.
			*/
			this.blockScalarIndent = -1;
			/**
			* Block scalars that include a + (keep) chomping indicator in their header
			* include trailing empty lines, which are otherwise excluded from the
			* scalar's contents.
			*/
			this.blockScalarKeep = false;
			/** Current input */
			this.buffer = "";
			/**
			* Flag noting whether the map value indicator : can immediately follow this
			* node within a flow context.
			*/
			this.flowKey = false;
			/** Count of surrounding flow collection levels. */
			this.flowLevel = 0;
			/**
			* Minimum level of indentation required for next lines to be parsed as a
			* part of the current scalar value.
			*/
			this.indentNext = 0;
			/** Indentation level of the current line. */
			this.indentValue = 0;
			/** Position of the next \n character. */
			this.lineEndPos = null;
			/** Stores the state of the lexer if reaching the end of incpomplete input */
			this.next = null;
			/** A pointer to `buffer`; the current position of the lexer. */
			this.pos = 0;
		}
		/**
		* Generate YAML tokens from the `source` string. If `incomplete`,
		* a part of the last line may be left as a buffer for the next call.
		*
		* @returns A generator of lexical tokens
		*/
		*lex(source, incomplete = false) {
			if (source) {
				if (typeof source !== "string") throw TypeError("source is not a string");
				this.buffer = this.buffer ? this.buffer + source : source;
				this.lineEndPos = null;
			}
			this.atEnd = !incomplete;
			let next = this.next ?? "stream";
			while (next && (incomplete || this.hasChars(1))) next = yield* this.parseNext(next);
		}
		atLineEnd() {
			let i = this.pos;
			let ch = this.buffer[i];
			while (ch === " " || ch === "	") ch = this.buffer[++i];
			if (!ch || ch === "#" || ch === "\n") return true;
			if (ch === "\r") return this.buffer[i + 1] === "\n";
			return false;
		}
		charAt(n) {
			return this.buffer[this.pos + n];
		}
		continueScalar(offset) {
			let ch = this.buffer[offset];
			if (this.indentNext > 0) {
				let indent = 0;
				while (ch === " ") ch = this.buffer[++indent + offset];
				if (ch === "\r") {
					const next = this.buffer[indent + offset + 1];
					if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
				}
				return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
			}
			if (ch === "-" || ch === ".") {
				const dt = this.buffer.substr(offset, 3);
				if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
			}
			return offset;
		}
		getLine() {
			let end = this.lineEndPos;
			if (typeof end !== "number" || end !== -1 && end < this.pos) {
				end = this.buffer.indexOf("\n", this.pos);
				this.lineEndPos = end;
			}
			if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
			if (this.buffer[end - 1] === "\r") end -= 1;
			return this.buffer.substring(this.pos, end);
		}
		hasChars(n) {
			return this.pos + n <= this.buffer.length;
		}
		setNext(state) {
			this.buffer = this.buffer.substring(this.pos);
			this.pos = 0;
			this.lineEndPos = null;
			this.next = state;
			return null;
		}
		peek(n) {
			return this.buffer.substr(this.pos, n);
		}
		*parseNext(next) {
			switch (next) {
				case "stream": return yield* this.parseStream();
				case "line-start": return yield* this.parseLineStart();
				case "block-start": return yield* this.parseBlockStart();
				case "doc": return yield* this.parseDocument();
				case "flow": return yield* this.parseFlowCollection();
				case "quoted-scalar": return yield* this.parseQuotedScalar();
				case "block-scalar": return yield* this.parseBlockScalar();
				case "plain-scalar": return yield* this.parsePlainScalar();
			}
		}
		*parseStream() {
			let line = this.getLine();
			if (line === null) return this.setNext("stream");
			if (line[0] === cst.BOM) {
				yield* this.pushCount(1);
				line = line.substring(1);
			}
			if (line[0] === "%") {
				let dirEnd = line.length;
				let cs = line.indexOf("#");
				while (cs !== -1) {
					const ch = line[cs - 1];
					if (ch === " " || ch === "	") {
						dirEnd = cs - 1;
						break;
					} else cs = line.indexOf("#", cs + 1);
				}
				while (true) {
					const ch = line[dirEnd - 1];
					if (ch === " " || ch === "	") dirEnd -= 1;
					else break;
				}
				const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
				yield* this.pushCount(line.length - n);
				this.pushNewline();
				return "stream";
			}
			if (this.atLineEnd()) {
				const sp = yield* this.pushSpaces(true);
				yield* this.pushCount(line.length - sp);
				yield* this.pushNewline();
				return "stream";
			}
			yield cst.DOCUMENT;
			return yield* this.parseLineStart();
		}
		*parseLineStart() {
			const ch = this.charAt(0);
			if (!ch && !this.atEnd) return this.setNext("line-start");
			if (ch === "-" || ch === ".") {
				if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
				const s = this.peek(3);
				if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
					yield* this.pushCount(3);
					this.indentValue = 0;
					this.indentNext = 0;
					return s === "---" ? "doc" : "stream";
				}
			}
			this.indentValue = yield* this.pushSpaces(false);
			if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1))) this.indentNext = this.indentValue;
			return yield* this.parseBlockStart();
		}
		*parseBlockStart() {
			const [ch0, ch1] = this.peek(2);
			if (!ch1 && !this.atEnd) return this.setNext("block-start");
			if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
				const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
				this.indentNext = this.indentValue + 1;
				this.indentValue += n;
				return "block-start";
			}
			return "doc";
		}
		*parseDocument() {
			yield* this.pushSpaces(true);
			const line = this.getLine();
			if (line === null) return this.setNext("doc");
			let n = yield* this.pushIndicators();
			switch (line[n]) {
				case "#": yield* this.pushCount(line.length - n);
				case void 0:
					yield* this.pushNewline();
					return yield* this.parseLineStart();
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel = 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					return "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "doc";
				case "\"":
				case "'": return yield* this.parseQuotedScalar();
				case "|":
				case ">":
					n += yield* this.parseBlockScalarHeader();
					n += yield* this.pushSpaces(true);
					yield* this.pushCount(line.length - n);
					yield* this.pushNewline();
					return yield* this.parseBlockScalar();
				default: return yield* this.parsePlainScalar();
			}
		}
		*parseFlowCollection() {
			let nl, sp;
			let indent = -1;
			do {
				nl = yield* this.pushNewline();
				if (nl > 0) {
					sp = yield* this.pushSpaces(false);
					this.indentValue = indent = sp;
				} else sp = 0;
				sp += yield* this.pushSpaces(true);
			} while (nl + sp > 0);
			const line = this.getLine();
			if (line === null) return this.setNext("flow");
			if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
				if (!(indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}"))) {
					this.flowLevel = 0;
					yield cst.FLOW_END;
					return yield* this.parseLineStart();
				}
			}
			let n = 0;
			while (line[n] === ",") {
				n += yield* this.pushCount(1);
				n += yield* this.pushSpaces(true);
				this.flowKey = false;
			}
			n += yield* this.pushIndicators();
			switch (line[n]) {
				case void 0: return "flow";
				case "#":
					yield* this.pushCount(line.length - n);
					return "flow";
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel += 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					this.flowKey = true;
					this.flowLevel -= 1;
					return this.flowLevel ? "flow" : "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "flow";
				case "\"":
				case "'":
					this.flowKey = true;
					return yield* this.parseQuotedScalar();
				case ":": {
					const next = this.charAt(1);
					if (this.flowKey || isEmpty(next) || next === ",") {
						this.flowKey = false;
						yield* this.pushCount(1);
						yield* this.pushSpaces(true);
						return "flow";
					}
				}
				default:
					this.flowKey = false;
					return yield* this.parsePlainScalar();
			}
		}
		*parseQuotedScalar() {
			const quote = this.charAt(0);
			let end = this.buffer.indexOf(quote, this.pos + 1);
			if (quote === "'") while (end !== -1 && this.buffer[end + 1] === "'") end = this.buffer.indexOf("'", end + 2);
			else while (end !== -1) {
				let n = 0;
				while (this.buffer[end - 1 - n] === "\\") n += 1;
				if (n % 2 === 0) break;
				end = this.buffer.indexOf("\"", end + 1);
			}
			const qb = this.buffer.substring(0, end);
			let nl = qb.indexOf("\n", this.pos);
			if (nl !== -1) {
				while (nl !== -1) {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = qb.indexOf("\n", cs);
				}
				if (nl !== -1) end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
			}
			if (end === -1) {
				if (!this.atEnd) return this.setNext("quoted-scalar");
				end = this.buffer.length;
			}
			yield* this.pushToIndex(end + 1, false);
			return this.flowLevel ? "flow" : "doc";
		}
		*parseBlockScalarHeader() {
			this.blockScalarIndent = -1;
			this.blockScalarKeep = false;
			let i = this.pos;
			while (true) {
				const ch = this.buffer[++i];
				if (ch === "+") this.blockScalarKeep = true;
				else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
				else if (ch !== "-") break;
			}
			return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
		}
		*parseBlockScalar() {
			let nl = this.pos - 1;
			let indent = 0;
			let ch;
			loop: for (let i = this.pos; ch = this.buffer[i]; ++i) switch (ch) {
				case " ":
					indent += 1;
					break;
				case "\n":
					nl = i;
					indent = 0;
					break;
				case "\r": {
					const next = this.buffer[i + 1];
					if (!next && !this.atEnd) return this.setNext("block-scalar");
					if (next === "\n") break;
				}
				default: break loop;
			}
			if (!ch && !this.atEnd) return this.setNext("block-scalar");
			if (indent >= this.indentNext) {
				if (this.blockScalarIndent === -1) this.indentNext = indent;
				else this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
				do {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = this.buffer.indexOf("\n", cs);
				} while (nl !== -1);
				if (nl === -1) {
					if (!this.atEnd) return this.setNext("block-scalar");
					nl = this.buffer.length;
				}
			}
			let i = nl + 1;
			ch = this.buffer[i];
			while (ch === " ") ch = this.buffer[++i];
			if (ch === "	") {
				while (ch === "	" || ch === " " || ch === "\r" || ch === "\n") ch = this.buffer[++i];
				nl = i - 1;
			} else if (!this.blockScalarKeep) do {
				let i = nl - 1;
				let ch = this.buffer[i];
				if (ch === "\r") ch = this.buffer[--i];
				const lastChar = i;
				while (ch === " ") ch = this.buffer[--i];
				if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
				else break;
			} while (true);
			yield cst.SCALAR;
			yield* this.pushToIndex(nl + 1, true);
			return yield* this.parseLineStart();
		}
		*parsePlainScalar() {
			const inFlow = this.flowLevel > 0;
			let end = this.pos - 1;
			let i = this.pos - 1;
			let ch;
			while (ch = this.buffer[++i]) if (ch === ":") {
				const next = this.buffer[i + 1];
				if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
				end = i;
			} else if (isEmpty(ch)) {
				let next = this.buffer[i + 1];
				if (ch === "\r") {
					if (next === "\n") {
						i += 1;
						ch = "\n";
						next = this.buffer[i + 1];
					} else end = i;
				}
				if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
				if (ch === "\n") {
					const cs = this.continueScalar(i + 1);
					if (cs === -1) break;
					i = Math.max(i, cs - 2);
				}
			} else {
				if (inFlow && flowIndicatorChars.has(ch)) break;
				end = i;
			}
			if (!ch && !this.atEnd) return this.setNext("plain-scalar");
			yield cst.SCALAR;
			yield* this.pushToIndex(end + 1, true);
			return inFlow ? "flow" : "doc";
		}
		*pushCount(n) {
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos += n;
				return n;
			}
			return 0;
		}
		*pushToIndex(i, allowEmpty) {
			const s = this.buffer.slice(this.pos, i);
			if (s) {
				yield s;
				this.pos += s.length;
				return s.length;
			} else if (allowEmpty) yield "";
			return 0;
		}
		*pushIndicators() {
			let n = 0;
			loop: while (true) {
				switch (this.charAt(0)) {
					case "!":
						n += yield* this.pushTag();
						n += yield* this.pushSpaces(true);
						continue loop;
					case "&":
						n += yield* this.pushUntil(isNotAnchorChar);
						n += yield* this.pushSpaces(true);
						continue loop;
					case "-":
					case "?":
					case ":": {
						const inFlow = this.flowLevel > 0;
						const ch1 = this.charAt(1);
						if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
							if (!inFlow) this.indentNext = this.indentValue + 1;
							else if (this.flowKey) this.flowKey = false;
							n += yield* this.pushCount(1);
							n += yield* this.pushSpaces(true);
							continue loop;
						}
					}
				}
				break loop;
			}
			return n;
		}
		*pushTag() {
			if (this.charAt(1) === "<") {
				let i = this.pos + 2;
				let ch = this.buffer[i];
				while (!isEmpty(ch) && ch !== ">") ch = this.buffer[++i];
				return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
			} else {
				let i = this.pos + 1;
				let ch = this.buffer[i];
				while (ch) if (tagChars.has(ch)) ch = this.buffer[++i];
				else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) ch = this.buffer[i += 3];
				else break;
				return yield* this.pushToIndex(i, false);
			}
		}
		*pushNewline() {
			const ch = this.buffer[this.pos];
			if (ch === "\n") return yield* this.pushCount(1);
			else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
			else return 0;
		}
		*pushSpaces(allowTabs) {
			let i = this.pos - 1;
			let ch;
			do
				ch = this.buffer[++i];
			while (ch === " " || allowTabs && ch === "	");
			const n = i - this.pos;
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos = i;
			}
			return n;
		}
		*pushUntil(test) {
			let i = this.pos;
			let ch = this.buffer[i];
			while (!test(ch)) ch = this.buffer[++i];
			return yield* this.pushToIndex(i, false);
		}
	};
	exports.Lexer = Lexer;
}));

// node_modules/yaml/dist/parse/line-counter.js
var require_line_counter = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Tracks newlines during parsing in order to provide an efficient API for
	* determining the one-indexed `{ line, col }` position for any offset
	* within the input.
	*/
	var LineCounter = class {
		constructor() {
			this.lineStarts = [];
			/**
			* Should be called in ascending order. Otherwise, call
			* `lineCounter.lineStarts.sort()` before calling `linePos()`.
			*/
			this.addNewLine = (offset) => this.lineStarts.push(offset);
			/**
			* Performs a binary search and returns the 1-indexed { line, col }
			* position of `offset`. If `line === 0`, `addNewLine` has never been
			* called or `offset` is before the first known newline.
			*/
			this.linePos = (offset) => {
				let low = 0;
				let high = this.lineStarts.length;
				while (low < high) {
					const mid = low + high >> 1;
					if (this.lineStarts[mid] < offset) low = mid + 1;
					else high = mid;
				}
				if (this.lineStarts[low] === offset) return {
					line: low + 1,
					col: 1
				};
				if (low === 0) return {
					line: 0,
					col: offset
				};
				const start = this.lineStarts[low - 1];
				return {
					line: low,
					col: offset - start + 1
				};
			};
		}
	};
	exports.LineCounter = LineCounter;
}));

// node_modules/yaml/dist/parse/parser.js
var require_parser = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	var cst = require_cst();
	var lexer = require_lexer();
	function includesToken(list, type) {
		for (let i = 0; i < list.length; ++i) if (list[i].type === type) return true;
		return false;
	}
	function findNonEmptyIndex(list) {
		for (let i = 0; i < list.length; ++i) switch (list[i].type) {
			case "space":
			case "comment":
			case "newline": break;
			default: return i;
		}
		return -1;
	}
	function isFlowToken(token) {
		switch (token?.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "flow-collection": return true;
			default: return false;
		}
	}
	function getPrevProps(parent) {
		switch (parent.type) {
			case "document": return parent.start;
			case "block-map": {
				const it = parent.items[parent.items.length - 1];
				return it.sep ?? it.start;
			}
			case "block-seq": return parent.items[parent.items.length - 1].start;
			/* istanbul ignore next should not happen */
			default: return [];
		}
	}
	/** Note: May modify input array */
	function getFirstKeyStartProps(prev) {
		if (prev.length === 0) return [];
		let i = prev.length;
		loop: while (--i >= 0) switch (prev[i].type) {
			case "doc-start":
			case "explicit-key-ind":
			case "map-value-ind":
			case "seq-item-ind":
			case "newline": break loop;
		}
		while (prev[++i]?.type === "space");
		return prev.splice(i, prev.length);
	}
	function arrayPushArray(target, source) {
		if (source.length < 1e5) Array.prototype.push.apply(target, source);
		else for (let i = 0; i < source.length; ++i) target.push(source[i]);
	}
	function fixFlowSeqItems(fc) {
		if (fc.start.type === "flow-seq-start") {
			for (const it of fc.items) if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
				if (it.key) it.value = it.key;
				delete it.key;
				if (isFlowToken(it.value)) {
					if (it.value.end) arrayPushArray(it.value.end, it.sep);
					else it.value.end = it.sep;
				} else arrayPushArray(it.start, it.sep);
				delete it.sep;
			}
		}
	}
	/**
	* A YAML concrete syntax tree (CST) parser
	*
	* ```ts
	* const src: string = ...
	* for (const token of new Parser().parse(src)) {
	*   // token: Token
	* }
	* ```
	*
	* To use the parser with a user-provided lexer:
	*
	* ```ts
	* function* parse(source: string, lexer: Lexer) {
	*   const parser = new Parser()
	*   for (const lexeme of lexer.lex(source))
	*     yield* parser.next(lexeme)
	*   yield* parser.end()
	* }
	*
	* const src: string = ...
	* const lexer = new Lexer()
	* for (const token of parse(src, lexer)) {
	*   // token: Token
	* }
	* ```
	*/
	var Parser = class {
		/**
		* @param onNewLine - If defined, called separately with the start position of
		*   each new line (in `parse()`, including the start of input).
		*/
		constructor(onNewLine) {
			/** If true, space and sequence indicators count as indentation */
			this.atNewLine = true;
			/** If true, next token is a scalar value */
			this.atScalar = false;
			/** Current indentation level */
			this.indent = 0;
			/** Current offset since the start of parsing */
			this.offset = 0;
			/** On the same line with a block map key */
			this.onKeyLine = false;
			/** Top indicates the node that's currently being built */
			this.stack = [];
			/** The source of the current token, set in parse() */
			this.source = "";
			/** The type of the current token, set in parse() */
			this.type = "";
			this.lexer = new lexer.Lexer();
			this.onNewLine = onNewLine;
		}
		/**
		* Parse `source` as a YAML stream.
		* If `incomplete`, a part of the last line may be left as a buffer for the next call.
		*
		* Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
		*
		* @returns A generator of tokens representing each directive, document, and other structure.
		*/
		*parse(source, incomplete = false) {
			if (this.onNewLine && this.offset === 0) this.onNewLine(0);
			for (const lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
			if (!incomplete) yield* this.end();
		}
		/**
		* Advance the parser by the `source` of one lexical token.
		*/
		*next(source) {
			this.source = source;
			if (node_process.env.LOG_TOKENS) console.log("|", cst.prettyToken(source));
			if (this.atScalar) {
				this.atScalar = false;
				yield* this.step();
				this.offset += source.length;
				return;
			}
			const type = cst.tokenType(source);
			if (!type) {
				const message = `Not a YAML token: ${source}`;
				yield* this.pop({
					type: "error",
					offset: this.offset,
					message,
					source
				});
				this.offset += source.length;
			} else if (type === "scalar") {
				this.atNewLine = false;
				this.atScalar = true;
				this.type = "scalar";
			} else {
				this.type = type;
				yield* this.step();
				switch (type) {
					case "newline":
						this.atNewLine = true;
						this.indent = 0;
						if (this.onNewLine) this.onNewLine(this.offset + source.length);
						break;
					case "space":
						if (this.atNewLine && source[0] === " ") this.indent += source.length;
						break;
					case "explicit-key-ind":
					case "map-value-ind":
					case "seq-item-ind":
						if (this.atNewLine) this.indent += source.length;
						break;
					case "doc-mode":
					case "flow-error-end": return;
					default: this.atNewLine = false;
				}
				this.offset += source.length;
			}
		}
		/** Call at end of input to push out any remaining constructions */
		*end() {
			while (this.stack.length > 0) yield* this.pop();
		}
		get sourceToken() {
			return {
				type: this.type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		*step() {
			const top = this.peek(1);
			if (this.type === "doc-end" && top?.type !== "doc-end") {
				while (this.stack.length > 0) yield* this.pop();
				this.stack.push({
					type: "doc-end",
					offset: this.offset,
					source: this.source
				});
				return;
			}
			if (!top) return yield* this.stream();
			switch (top.type) {
				case "document": return yield* this.document(top);
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return yield* this.scalar(top);
				case "block-scalar": return yield* this.blockScalar(top);
				case "block-map": return yield* this.blockMap(top);
				case "block-seq": return yield* this.blockSequence(top);
				case "flow-collection": return yield* this.flowCollection(top);
				case "doc-end": return yield* this.documentEnd(top);
			}
			/* istanbul ignore next should not happen */
			yield* this.pop();
		}
		peek(n) {
			return this.stack[this.stack.length - n];
		}
		*pop(error) {
			const token = error ?? this.stack.pop();
			/* istanbul ignore if should not happen */
			if (!token) yield {
				type: "error",
				offset: this.offset,
				source: "",
				message: "Tried to pop an empty stack"
			};
			else if (this.stack.length === 0) yield token;
			else {
				const top = this.peek(1);
				if (token.type === "block-scalar") token.indent = "indent" in top ? top.indent : 0;
				else if (token.type === "flow-collection" && top.type === "document") token.indent = 0;
				if (token.type === "flow-collection") fixFlowSeqItems(token);
				switch (top.type) {
					case "document":
						top.value = token;
						break;
					case "block-scalar":
						top.props.push(token);
						break;
					case "block-map": {
						const it = top.items[top.items.length - 1];
						if (it.value) {
							top.items.push({
								start: [],
								key: token,
								sep: []
							});
							this.onKeyLine = true;
							return;
						} else if (it.sep) it.value = token;
						else {
							Object.assign(it, {
								key: token,
								sep: []
							});
							this.onKeyLine = !it.explicitKey;
							return;
						}
						break;
					}
					case "block-seq": {
						const it = top.items[top.items.length - 1];
						if (it.value) top.items.push({
							start: [],
							value: token
						});
						else it.value = token;
						break;
					}
					case "flow-collection": {
						const it = top.items[top.items.length - 1];
						if (!it || it.value) top.items.push({
							start: [],
							key: token,
							sep: []
						});
						else if (it.sep) it.value = token;
						else Object.assign(it, {
							key: token,
							sep: []
						});
						return;
					}
					/* istanbul ignore next should not happen */
					default:
						yield* this.pop();
						yield* this.pop(token);
				}
				if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
					const last = token.items[token.items.length - 1];
					if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
						if (top.type === "document") top.end = last.start;
						else top.items.push({ start: last.start });
						token.items.splice(-1, 1);
					}
				}
			}
		}
		*stream() {
			switch (this.type) {
				case "directive-line":
					yield {
						type: "directive",
						offset: this.offset,
						source: this.source
					};
					return;
				case "byte-order-mark":
				case "space":
				case "comment":
				case "newline":
					yield this.sourceToken;
					return;
				case "doc-mode":
				case "doc-start": {
					const doc = {
						type: "document",
						offset: this.offset,
						start: []
					};
					if (this.type === "doc-start") doc.start.push(this.sourceToken);
					this.stack.push(doc);
					return;
				}
			}
			yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML stream`,
				source: this.source
			};
		}
		*document(doc) {
			if (doc.value) return yield* this.lineEnd(doc);
			switch (this.type) {
				case "doc-start":
					if (findNonEmptyIndex(doc.start) !== -1) {
						yield* this.pop();
						yield* this.step();
					} else doc.start.push(this.sourceToken);
					return;
				case "anchor":
				case "tag":
				case "space":
				case "comment":
				case "newline":
					doc.start.push(this.sourceToken);
					return;
			}
			const bv = this.startBlockValue(doc);
			if (bv) this.stack.push(bv);
			else yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML document`,
				source: this.source
			};
		}
		*scalar(scalar) {
			if (this.type === "map-value-ind") {
				const start = getFirstKeyStartProps(getPrevProps(this.peek(2)));
				let sep;
				if (scalar.end) {
					sep = scalar.end;
					sep.push(this.sourceToken);
					delete scalar.end;
				} else sep = [this.sourceToken];
				const map = {
					type: "block-map",
					offset: scalar.offset,
					indent: scalar.indent,
					items: [{
						start,
						key: scalar,
						sep
					}]
				};
				this.onKeyLine = true;
				this.stack[this.stack.length - 1] = map;
			} else yield* this.lineEnd(scalar);
		}
		*blockScalar(scalar) {
			switch (this.type) {
				case "space":
				case "comment":
				case "newline":
					scalar.props.push(this.sourceToken);
					return;
				case "scalar":
					scalar.source = this.source;
					this.atNewLine = true;
					this.indent = 0;
					if (this.onNewLine) {
						let nl = this.source.indexOf("\n") + 1;
						while (nl !== 0) {
							this.onNewLine(this.offset + nl);
							nl = this.source.indexOf("\n", nl) + 1;
						}
					}
					yield* this.pop();
					break;
				/* istanbul ignore next should not happen */
				default:
					yield* this.pop();
					yield* this.step();
			}
		}
		*blockMap(map) {
			const it = map.items[map.items.length - 1];
			switch (this.type) {
				case "newline":
					this.onKeyLine = false;
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else map.items.push({ start: [this.sourceToken] });
					} else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) map.items.push({ start: [this.sourceToken] });
					else if (it.sep) it.sep.push(this.sourceToken);
					else {
						if (this.atIndentedComment(it.start, map.indent)) {
							const end = map.items[map.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								map.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
			}
			if (this.indent >= map.indent) {
				const atMapIndent = !this.onKeyLine && this.indent === map.indent;
				const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
				let start = [];
				if (atNextItem && it.sep && !it.value) {
					const nl = [];
					for (let i = 0; i < it.sep.length; ++i) {
						const st = it.sep[i];
						switch (st.type) {
							case "newline":
								nl.push(i);
								break;
							case "space": break;
							case "comment":
								if (st.indent > map.indent) nl.length = 0;
								break;
							default: nl.length = 0;
						}
					}
					if (nl.length >= 2) start = it.sep.splice(nl[1]);
				}
				switch (this.type) {
					case "anchor":
					case "tag":
						if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({ start });
							this.onKeyLine = true;
						} else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "explicit-key-ind":
						if (!it.sep && !it.explicitKey) {
							it.start.push(this.sourceToken);
							it.explicitKey = true;
						} else if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({
								start,
								explicitKey: true
							});
						} else this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [this.sourceToken],
								explicitKey: true
							}]
						});
						this.onKeyLine = true;
						return;
					case "map-value-ind":
						if (it.explicitKey) {
							if (!it.sep) {
								if (includesToken(it.start, "newline")) Object.assign(it, {
									key: null,
									sep: [this.sourceToken]
								});
								else {
									const start = getFirstKeyStartProps(it.start);
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start,
											key: null,
											sep: [this.sourceToken]
										}]
									});
								}
							} else if (it.value) map.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							});
							else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start,
									key: null,
									sep: [this.sourceToken]
								}]
							});
							else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
								const start = getFirstKeyStartProps(it.start);
								const key = it.key;
								const sep = it.sep;
								sep.push(this.sourceToken);
								delete it.key;
								delete it.sep;
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key,
										sep
									}]
								});
							} else if (start.length > 0) it.sep = it.sep.concat(start, this.sourceToken);
							else it.sep.push(this.sourceToken);
						} else if (!it.sep) Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.value || atNextItem) map.items.push({
							start,
							key: null,
							sep: [this.sourceToken]
						});
						else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [],
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else it.sep.push(this.sourceToken);
						this.onKeyLine = true;
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (atNextItem || it.value) {
							map.items.push({
								start,
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						} else if (it.sep) this.stack.push(fs);
						else {
							Object.assign(it, {
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						}
						return;
					}
					default: {
						const bv = this.startBlockValue(map);
						if (bv) {
							if (bv.type === "block-seq") {
								if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
									yield* this.pop({
										type: "error",
										offset: this.offset,
										message: "Unexpected block-seq-ind on same line with key",
										source: this.source
									});
									return;
								}
							} else if (atMapIndent) map.items.push({ start });
							this.stack.push(bv);
							return;
						}
					}
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*blockSequence(seq) {
			const it = seq.items[seq.items.length - 1];
			switch (this.type) {
				case "newline":
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else seq.items.push({ start: [this.sourceToken] });
					} else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) seq.items.push({ start: [this.sourceToken] });
					else {
						if (this.atIndentedComment(it.start, seq.indent)) {
							const end = seq.items[seq.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								seq.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
				case "anchor":
				case "tag":
					if (it.value || this.indent <= seq.indent) break;
					it.start.push(this.sourceToken);
					return;
				case "seq-item-ind":
					if (this.indent !== seq.indent) break;
					if (it.value || includesToken(it.start, "seq-item-ind")) seq.items.push({ start: [this.sourceToken] });
					else it.start.push(this.sourceToken);
					return;
			}
			if (this.indent > seq.indent) {
				const bv = this.startBlockValue(seq);
				if (bv) {
					this.stack.push(bv);
					return;
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*flowCollection(fc) {
			const it = fc.items[fc.items.length - 1];
			if (this.type === "flow-error-end") {
				let top;
				do {
					yield* this.pop();
					top = this.peek(1);
				} while (top?.type === "flow-collection");
			} else if (fc.end.length === 0) {
				switch (this.type) {
					case "comma":
					case "explicit-key-ind":
						if (!it || it.sep) fc.items.push({ start: [this.sourceToken] });
						else it.start.push(this.sourceToken);
						return;
					case "map-value-ind":
						if (!it || it.value) fc.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.sep) it.sep.push(this.sourceToken);
						else Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						return;
					case "space":
					case "comment":
					case "newline":
					case "anchor":
					case "tag":
						if (!it || it.value) fc.items.push({ start: [this.sourceToken] });
						else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (!it || it.value) fc.items.push({
							start: [],
							key: fs,
							sep: []
						});
						else if (it.sep) this.stack.push(fs);
						else Object.assign(it, {
							key: fs,
							sep: []
						});
						return;
					}
					case "flow-map-end":
					case "flow-seq-end":
						fc.end.push(this.sourceToken);
						return;
				}
				const bv = this.startBlockValue(fc);
				/* istanbul ignore else should not happen */
				if (bv) this.stack.push(bv);
				else {
					yield* this.pop();
					yield* this.step();
				}
			} else {
				const parent = this.peek(2);
				if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
					yield* this.pop();
					yield* this.step();
				} else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
					const start = getFirstKeyStartProps(getPrevProps(parent));
					fixFlowSeqItems(fc);
					const sep = fc.end.splice(1, fc.end.length);
					sep.push(this.sourceToken);
					const map = {
						type: "block-map",
						offset: fc.offset,
						indent: fc.indent,
						items: [{
							start,
							key: fc,
							sep
						}]
					};
					this.onKeyLine = true;
					this.stack[this.stack.length - 1] = map;
				} else yield* this.lineEnd(fc);
			}
		}
		flowScalar(type) {
			if (this.onNewLine) {
				let nl = this.source.indexOf("\n") + 1;
				while (nl !== 0) {
					this.onNewLine(this.offset + nl);
					nl = this.source.indexOf("\n", nl) + 1;
				}
			}
			return {
				type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		startBlockValue(parent) {
			switch (this.type) {
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return this.flowScalar(this.type);
				case "block-scalar-header": return {
					type: "block-scalar",
					offset: this.offset,
					indent: this.indent,
					props: [this.sourceToken],
					source: ""
				};
				case "flow-map-start":
				case "flow-seq-start": return {
					type: "flow-collection",
					offset: this.offset,
					indent: this.indent,
					start: this.sourceToken,
					items: [],
					end: []
				};
				case "seq-item-ind": return {
					type: "block-seq",
					offset: this.offset,
					indent: this.indent,
					items: [{ start: [this.sourceToken] }]
				};
				case "explicit-key-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					start.push(this.sourceToken);
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							explicitKey: true
						}]
					};
				}
				case "map-value-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							key: null,
							sep: [this.sourceToken]
						}]
					};
				}
			}
			return null;
		}
		atIndentedComment(start, indent) {
			if (this.type !== "comment") return false;
			if (this.indent <= indent) return false;
			return start.every((st) => st.type === "newline" || st.type === "space");
		}
		*documentEnd(docEnd) {
			if (this.type !== "doc-mode") {
				if (docEnd.end) docEnd.end.push(this.sourceToken);
				else docEnd.end = [this.sourceToken];
				if (this.type === "newline") yield* this.pop();
			}
		}
		*lineEnd(token) {
			switch (this.type) {
				case "comma":
				case "doc-start":
				case "doc-end":
				case "flow-seq-end":
				case "flow-map-end":
				case "map-value-ind":
					yield* this.pop();
					yield* this.step();
					break;
				case "newline": this.onKeyLine = false;
				default:
					if (token.end) token.end.push(this.sourceToken);
					else token.end = [this.sourceToken];
					if (this.type === "newline") yield* this.pop();
			}
		}
	};
	exports.Parser = Parser;
}));

// node_modules/yaml/dist/public-api.js
var require_public_api = /* @__PURE__ */ __commonJSMin(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var errors = require_errors();
	var log = require_log();
	var identity = require_identity();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	function parseOptions(options) {
		const prettyErrors = options.prettyErrors !== false;
		return {
			lineCounter: options.lineCounter || prettyErrors && new lineCounter.LineCounter() || null,
			prettyErrors
		};
	}
	/**
	* Parse the input as a stream of YAML documents.
	*
	* Documents should be separated from each other by `...` or `---` marker lines.
	*
	* @returns If an empty `docs` array is returned, it will be of type
	*   EmptyStream and contain additional stream information. In
	*   TypeScript, you should use `'empty' in docs` as a type guard for it.
	*/
	function parseAllDocuments(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		const docs = Array.from(composer$1.compose(parser$1.parse(source)));
		if (prettyErrors && lineCounter) for (const doc of docs) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		if (docs.length > 0) return docs;
		return Object.assign([], { empty: true }, composer$1.streamInfo());
	}
	/** Parse an input string into a single YAML.Document */
	function parseDocument(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		let doc = null;
		for (const _doc of composer$1.compose(parser$1.parse(source), true, source.length)) if (!doc) doc = _doc;
		else if (doc.options.logLevel !== "silent") {
			doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
			break;
		}
		if (prettyErrors && lineCounter) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		return doc;
	}
	function parse(src, reviver, options) {
		let _reviver = void 0;
		if (typeof reviver === "function") _reviver = reviver;
		else if (options === void 0 && reviver && typeof reviver === "object") options = reviver;
		const doc = parseDocument(src, options);
		if (!doc) return null;
		doc.warnings.forEach((warning) => log.warn(doc.options.logLevel, warning));
		if (doc.errors.length > 0) {
			if (doc.options.logLevel !== "silent") throw doc.errors[0];
			else doc.errors = [];
		}
		return doc.toJS(Object.assign({ reviver: _reviver }, options));
	}
	function stringify(value, replacer, options) {
		let _replacer = null;
		if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
		else if (options === void 0 && replacer) options = replacer;
		if (typeof options === "string") options = options.length;
		if (typeof options === "number") {
			const indent = Math.round(options);
			options = indent < 1 ? void 0 : indent > 8 ? { indent: 8 } : { indent };
		}
		if (value === void 0) {
			const { keepUndefined } = options ?? replacer ?? {};
			if (!keepUndefined) return void 0;
		}
		if (identity.isDocument(value) && !_replacer) return value.toString(options);
		return new Document.Document(value, _replacer, options).toString(options);
	}
	exports.parse = parse;
	exports.parseAllDocuments = parseAllDocuments;
	exports.parseDocument = parseDocument;
	exports.stringify = stringify;
}));

// node_modules/yaml/dist/index.js
var require_dist = /* @__PURE__ */ __commonJSMin(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var Schema = require_Schema();
	var errors = require_errors();
	var Alias = require_Alias();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var cst = require_cst();
	var lexer = require_lexer();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	var publicApi = require_public_api();
	var visit = require_visit();
	exports.Composer = composer.Composer;
	exports.Document = Document.Document;
	exports.Schema = Schema.Schema;
	exports.YAMLError = errors.YAMLError;
	exports.YAMLParseError = errors.YAMLParseError;
	exports.YAMLWarning = errors.YAMLWarning;
	exports.Alias = Alias.Alias;
	exports.isAlias = identity.isAlias;
	exports.isCollection = identity.isCollection;
	exports.isDocument = identity.isDocument;
	exports.isMap = identity.isMap;
	exports.isNode = identity.isNode;
	exports.isPair = identity.isPair;
	exports.isScalar = identity.isScalar;
	exports.isSeq = identity.isSeq;
	exports.Pair = Pair.Pair;
	exports.Scalar = Scalar.Scalar;
	exports.YAMLMap = YAMLMap.YAMLMap;
	exports.YAMLSeq = YAMLSeq.YAMLSeq;
	exports.Lexer = lexer.Lexer;
	exports.LineCounter = lineCounter.LineCounter;
	exports.Parser = parser.Parser;
	exports.parse = publicApi.parse;
	exports.parseAllDocuments = publicApi.parseAllDocuments;
	exports.parseDocument = publicApi.parseDocument;
	exports.stringify = publicApi.stringify;
	exports.visit = visit.visit;
	exports.visitAsync = visit.visitAsync;
}));

// src/settings/values.ts
var import_dist = require_dist();
/**
* The kinds of values that settings take. Each accepts what YAML makes of a text and the text itself, since the action's
* inputs and the CLI's options are always text. A message says what is expected.
*
* The JSON Schema of the config file is made from these. It knows only what is checked before a value is transformed.
*/
/** Characters of a name, a command or an entry of a list. A longer one does not fit into the arguments of a program. */
const LONGEST_TEXT = 1e4;
const MOST_RENAMES = 1e4;
const text = pipe(string("a text"), regex(/\S/, "a non-empty text"), trim());
/** A text that matches `pattern` as a whole, except for white space around it. JSON Schema has no flags, so `pattern` has none. */
const matching = (pattern, expected) => pipe(string(expected), regex(new RegExp(`^\\s*(?:${pattern.source})\\s*$`), expected), trim());
/** A number, or a text that `pattern` describes and `read` understands. */
function numeric(expected, pattern, checks, read = Number) {
	const bounded = pipe(number(expected), ...checks);
	return union([bounded, pipe(matching(pattern, expected), transform(read), bounded)], expected);
}
/** A whole number; `expected` says its bounds. */
function integer(expected, least, most) {
	const upTo = most === void 0 ? [] : [maxValue(most, expected)];
	const checks = [
		integer$1(expected),
		minValue(least, expected),
		...upTo
	];
	return numeric(expected, least === 0 ? /\d+/ : /0*[1-9]\d*/, checks);
}
const whole = integer("a whole number of at least 1", 1);
const days = integer("a whole number from 0 to 90", 0, 90);
const SECONDS$1 = "a whole number of seconds from 1 to 86400, which is a day";
const profileSeconds = integer(SECONDS$1, 1, 86400);
const POSITIVE = "a number greater than 0";
const positive = numeric(POSITIVE, /(?=[\d.]*[1-9])\d+(?:\.\d+)?/, [finite(POSITIVE), gtValue(0, POSITIVE)]);
const SHARE = "a share such as `5%` or `0.05`";
/** A fraction from 0 to 1, also written in percent. */
const share = numeric(SHARE, /0*(?:100(?:\.0+)?|\d{1,2}(?:\.\d+)?)\s*%|0+(?:\.\d+)?|0*1(?:\.0+)?/, [minValue(0, SHARE), maxValue(1, SHARE)], (written) => Number.parseFloat(written) / (written.endsWith("%") ? 100 : 1));
const FLAG = "`true` or `false`";
const flag = pipe(union([boolean(), matching(/true|false/, FLAG)], FLAG), transform((value) => value === true || value === "true"));
const choice = (options) => picklist(options, `one of ${codeList(options)}`);
const repository = matching(/[\w.-]+\/[\w.-]+/, "a repository as `owner/name`");
const UNITS = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5,
	d: 864e5,
	w: 6048e5
};
const inMilliseconds = (count, unit) => Number(count) * UNITS[unit];
const durationUpTo = (expected, most) => pipe(matching(/(?=.*[1-9])(?:\d+(?:\.\d+)?(?:ms|s|m|h|d|w))+/, expected), transform((written) => {
	const parts = [...written.matchAll(/([\d.]+)([a-z]+)/g)];
	const total = totalOf(parts, ([, count = "", unit = ""]) => inMilliseconds(count, unit));
	return Math.max(1, Math.round(total));
}), maxValue(most, expected));
/** Whole milliseconds, at least 1; written with a unit. */
const duration = durationUpTo("a duration such as `30s`, `5m`, `24h` or `7d`", Number.MAX_VALUE);
/** A duration that a timer waits for. Node's timers overflow after 25 days. */
const patience = durationUpTo("a duration of at most `7d`, such as `30s`, `5m` or `24h`", UNITS.w);
const MOMENT = "a time such as `now`, `now-24h`, `2026-11-20T06:00:00Z` or seconds since 1970";
const DATE = /\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/.source;
const TIME = /[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?/.source;
const ZONE = /(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)/.source;
const MOMENT_TEXT = new RegExp(`now|now\\s*-\\s*\\d+(?:\\.\\d+)?(?:ms|s|m|h|d|w)|[1-9]\\d{9}(?:\\d{3})?|${DATE}(?:${TIME}${ZONE}?)?`);
const epoch = (digits) => pipe(number(), integer$1(), minValue(10 ** (digits - 1)), maxValue(10 ** digits - 1));
/** A point in time: relative to the run, as ISO 8601 (UTC without a zone), or seconds or milliseconds since 1970. */
const moment = pipe(union([
	matching(MOMENT_TEXT, MOMENT),
	epoch(10),
	epoch(13)
], MOMENT), examples(["2026-11-20T06:00:00Z"]), transform((value) => {
	const written = String(value);
	if (written === "now") return { ago: 0 };
	const [, count, unit = ""] = /^now\s*-\s*([\d.]+)([a-z]+)$/.exec(written) ?? [];
	if (count !== void 0) return { ago: inMilliseconds(count, unit) };
	if (/^\d+$/.test(written)) return { at: Number(written) * (written.length === 10 ? 1e3 : 1) };
	const zoned = /(Z|[+-]\d{2}:?\d{2})$|^\d{4}-\d{2}-\d{2}$/.test(written) ? written : `${written}Z`;
	return { at: Date.parse(zoned.replace(" ", "T")) };
}));
/** A YAML list, or a text with one item a line or commas in between. */
const list = pipe(union([array(union([string(), pipe(number(), transform(String))])), string()], "a list, or a text with one item a line"), transform((value) => typeof value === "string" ? value.split(/[\n,]/) : value), transform((items) => items.map((item) => item.trim()).filter((item) => item !== "")));
/** Some of `options`, as a list or as a text. */
const several = (options) => {
	const one = choice(options);
	return pipe(union([array(one), list], `some of ${codeList(options)}`), array(one), transform((items) => [...new Set(items)]));
};
/** Lines of `left=right`. */
const pairs = (written) => {
	const lines = written.matchAll(/^\s*([^\s=]+)[ \t]*=(.*)$/gm);
	return Object.fromEntries([...lines].map(([, left = "", right = ""]) => [left, right.trimEnd()]));
};
const ASSIGNMENTS = "a map of names and values, or a text with one `NAME=VALUE` a line";
const ASSIGNMENT_LINES = /^\s*([A-Za-z_]\w*=[^\n]*(\n\s*|$))*$/;
const variable = pipe(string(ASSIGNMENTS), regex(/^[A-Za-z_]\w*$/, ASSIGNMENTS));
const scalar = union([
	string(),
	number(),
	boolean()
], ASSIGNMENTS);
/** Environment variables: a YAML map, or a text with one `NAME=VALUE` a line. */
const assignments = pipe(union([record(variable, pipe(scalar, transform(String))), pipe(string(), regex(ASSIGNMENT_LINES, ASSIGNMENTS), transform(pairs))], ASSIGNMENTS));
const RENAMES = `a map of at most ${MOST_RENAMES} old and new names, or a text with one \`old=new\` a line`;
const RENAME_LINES = /^\s*([^\s=]+[ \t]*=[ \t]*[^\s=]+[ \t]*(\r?\n\s*|$))*$/;
const name = pipe(string(RENAMES), regex(/^[^\s=]+$/, RENAMES));
/** Names of functions or packages: a YAML map, or a text with one `old=new` a line. */
const renames = pipe(union([record(name, name), pipe(string(), regex(RENAME_LINES, RENAMES), transform(pairs))], RENAMES), maxEntries(MOST_RENAMES, RENAMES), transform((map) => Object.entries(map).map(([from, to]) => ({
	from,
	to: to.trim()
}))));
const CLOSED = /^(?:[^'"\\]|\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*")*$/;
/** Command-line arguments: a YAML list is taken item by item, a text is split as a shell splits words. */
const words = pipe(union([array(string()), pipe(string(), regex(CLOSED, "arguments whose quotes are closed"))], "a list of arguments"), transform((value) => typeof value === "string" ? splitWords(value) : value));
function splitWords(line) {
	return [...line.matchAll(/(?:[^\s'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+/gs)].map(([word]) => word.replace(/'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)/gs, (_, single, double, escaped) => single ?? double?.replace(/\\(["\\$`])/g, "$1") ?? escaped ?? ""));
}
/** The text that is split into these arguments again. */
function joinWords(all) {
	const isPlain = (word) => /^[^\s'"\\]+$/.test(word);
	return all.map((word) => isPlain(word) ? word : `"${word.replace(/["\\$`]/g, "\\$&")}"`).join(" ");
}
/** Sentences about what is wrong in the configuration. No sentence shows a secret. */
/** Settings, and options of sources, that may hold a secret: their values are not shown. */
const SECRET = [
	...[
		"archive",
		"history",
		"load",
		"load-env",
		"production",
		"ready",
		"serve",
		"serve-env",
		"verify"
	],
	...[
		"command",
		"username",
		"password",
		"token",
		"headers",
		"headers-command"
	],
	...["endpoint-headers", "endpoint-headers-command"]
];
/**
* The first thing that a schema found wrong, with its name, its value and what is expected.
* @param where names the file, target or source; empty for inputs and options.
* @param written the value that was validated, and `entries` what may be written there.
* @param further names that are read elsewhere.
*/
function explain(issues, where, written, entries, further = []) {
	const isUnknown = ({ type, expected }) => type === "strict_object" && expected === "never";
	const isMissing = ({ type, received }) => type === "strict_object" && received === "undefined";
	const issue = issues.find(isUnknown) ?? issues.find(isMissing) ?? issues[0];
	const path = issue.path ?? [];
	const keys = path.map(({ key }) => String(key));
	const joined = (...parts) => parts.filter((part) => part !== "").join(": ");
	if (isUnknown(issue) || isMissing(issue)) {
		const [key = "", ...outer] = keys.reverse();
		const known = (outer[0] === void 0 ? void 0 : entries[outer[0]].wrapped)?.entries ?? entries;
		const place = joined(where, ...outer);
		if (isMissing(issue)) return missingKey(key, place, known[key]);
		return unknownKey(key, place, [...Object.keys(known), ...further]);
	}
	const named = path.findIndex(({ origin }) => origin === "key");
	const isSecret = keys.some((key) => SECRET.includes(key));
	const value = isSecret ? "" : `: ${shown(keys.reduce(inside, written))}`;
	const name = keys.slice(0, named < 0 ? keys.length : named).filter((key) => isSecret || !/^\d+$/.test(key));
	return new UsageError(`${joined(where, name.join("."))}${value} is not ${issue.message}.`, { fix: where === "" ? `Change \`${name[0]}\`.` : `Change it in ${where}.` });
}
/** A list may also be written as a text. */
function inside(value, key) {
	return typeof value === "string" ? value : value?.[key];
}
function missingKey(key, where, schema) {
	const value = String(getExamples(schema)[0] ?? "…").replaceAll("'", "''");
	return new UsageError(`${where}: \`${key}\` is missing.`, { fix: `Add it, for instance \`${key}: ${/^[\w.-]+$/.test(value) ? value : `'${value}'`}\`.` });
}
/** An unknown key, input, option or name, and what was probably meant. */
function unknownKey(key, where, known) {
	const hint = closest(key, known);
	const name = shown(key.replace(/([=:]).*$/s, "$1…"));
	return new UsageError(`${where === "" ? "There" : `${where}: there`} is no ${name}.`, { fix: hint === void 0 ? `There are ${codeList(known)}.` : `Did you mean \`${hint}\`?` });
}
/** A value as one short line of code, without the secrets of a URL: user, password and query. */
function shown(value) {
	const open = (typeof value === "string" || typeof value === "number" || value === void 0 ? String(value) : JSON.stringify(value)).replace(/:\/\/\S*@/g, "://…@").replace(/(:\/\/[^\s?]*\?)[^\s"]*/g, "$1…");
	return `\`${excerpt(open, 60)}\``;
}
/** The known name that is at most two typing slips away. */
function closest(name, known) {
	if (name.length > 100) return void 0;
	return known.map((candidate) => ({
		candidate,
		distance: editDistance(name.toLowerCase(), candidate)
	})).filter(({ candidate, distance }) => distance <= Math.min(2, candidate.length / 2)).sort((a, b) => a.distance - b.distance)[0]?.candidate;
}
function editDistance(a, b) {
	let row = Array.from({ length: b.length + 1 }, (_, i) => i);
	for (const [i, letter] of [...a].entries()) {
		const next = [i + 1];
		for (let j = 1; j <= b.length; j++) {
			const substitute = (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1);
			next.push(Math.min(substitute, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
		}
		row = next;
	}
	return row[b.length] ?? 0;
}
/** @throws UsageError for a text that no program takes as an argument: too long, or with a NUL. */
function requirePlain(value, where, longest = LONGEST_TEXT) {
	if (typeof value === "string") {
		if (value.includes("\0")) throw new UsageError(`${where} holds a NUL character.`, { fix: "Remove it." });
		if (value.length > longest) throw new UsageError(`${where} is longer than ${longest} characters.`, { fix: "Shorten it." });
	} else if (typeof value === "object" && value !== null) for (const [key, child] of Object.entries(value)) requirePlain(child, `${where}.${excerpt(key, 60)}`, longest);
}
/** The library looks for the anchor of each alias in the whole text: 10,000 of them took 13 s. */
const MOST_ALIASES = 100;
/** `where` names the text in errors, which never quote it: it may hold secrets. @throws UsageError when it is not valid YAML. */
function parseYaml(yaml, where) {
	const lines = new import_dist.LineCounter();
	const invalid = (what, position) => {
		const { line, col } = lines.linePos(position ?? 0);
		const place = position === void 0 ? "" : ` at line ${line}, column ${col}`;
		return new UsageError(`${where} is not valid YAML: ${what}${place}.`, { fix: "Fix that line. Put values that hold `: ` or a variable, or start with `*`, in quotes: `'${NAME}'`." });
	};
	const document = (0, import_dist.parseDocument)(yaml, {
		uniqueKeys: false,
		lineCounter: lines
	});
	const [problem] = document.errors;
	if (problem !== void 0) throw invalid(problem.code.toLowerCase().replaceAll("_", " "), problem.pos[0]);
	try {
		let aliases = 0;
		(0, import_dist.visit)(document, {
			Alias(_, { range, source }, around) {
				if (++aliases > MOST_ALIASES) throw invalid(`more than ${MOST_ALIASES} aliases`, range?.[0]);
				if (around.some((node) => "anchor" in node && node.anchor === source)) throw invalid("an alias within what it names", range?.[0]);
			},
			Map(_, { items }) {
				const seen = /* @__PURE__ */ new Set();
				for (const { key } of items) {
					const { value, range } = key;
					if (value !== void 0 && seen.has(value)) throw invalid("duplicate key", range?.[0]);
					seen.add(value);
				}
			}
		});
		return document.toJS();
	} catch (error) {
		if (error instanceof UsageError) throw error;
		throw invalid("it nests too deeply, or a value starts with `*`, which is an alias");
	}
}

// src/settings/base.ts
const EVENT = object({ pull_request: object({ base: object({
	ref: pipe(string(), minLength(1)),
	sha: pipe(string(), regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)),
	repo: optional(nullable(object({ full_name: string() })))
}) }) });
const MERGED = object({ pull_request: union([object({ merged: literal(true) }), object({ merged_at: string() })]) });
/**
* What is checked out; undefined without a pull request, and for a merged one. Read from the event that GitHub describes to the
* job, which no checkout changes.
*/
async function proposedBy(env) {
	const { GITHUB_EVENT_NAME: name = "", GITHUB_REPOSITORY: repository } = env;
	if (!name.startsWith("pull_request") || await eventOf(env, MERGED)) return void 0;
	const event = await eventOf(env, EVENT);
	if (event === void 0) return {};
	const { ref, sha, repo } = event.pull_request.base;
	return { base: {
		ref,
		sha,
		repository: repository || repo?.full_name
	} };
}
/** The event of this run, where it has this form. */
async function eventOf({ GITHUB_EVENT_PATH: path = "" }, form) {
	const event = await readFile(path, "utf8").then((text) => JSON.parse(text)).catch(() => void 0);
	const { success, output } = safeParse(form, event);
	return success ? output : void 0;
}
/** The folder of the job's checkouts; in a terminal, that of the run. */
function checkoutOf(cwd, env) {
	return env["GITHUB_WORKSPACE"] ? resolve(env["GITHUB_WORKSPACE"]) : cwd;
}
/**
* A pull request can replace any folder by a symbolic link, so that something else is read or written there.
* @param checkout absolute; undefined without a pull request: the owner's links are followed.
* @param what names the setting that holds the path.
* @throws UsageError when `path` is in `checkout` by its name, but links lead out of it.
*/
function requireInside(path, checkout, what) {
	if (checkout === void 0 || !isBelow(checkout, path)) return;
	if (isBelow(realPlace(checkout), realPlace(path))) return;
	const message = `${what}: ${relative(checkout, path)} leads out of the checkout by a symbolic link, which is not followed for a pull request.`;
	throw new UsageError(message, { fix: "Commit a folder or file instead of the link." });
}
const CONFIG_FILE = join(".github", "pgo.yml");
const MOST_BYTES = 1e6;
/**
* The config file that is named, or else that of the working directory or of the repository's root.
* @param named from `cwd`; `false`: none is read.
* @throws UsageError when the named one does not exist, or is not a map; ExpectedError when the base of a pull request
* cannot be read.
*/
async function readConfigFile(named, place) {
	const { workingDirectory, proposed, cwd } = place;
	const none = {
		name: CONFIG_FILE,
		found: false,
		folder: workingDirectory,
		settings: {},
		findings: []
	};
	if (named === false) return none;
	const root = repositoryRoot(place);
	const usual = [.../* @__PURE__ */ new Set([workingDirectory, root])].map((folder) => join(folder, CONFIG_FILE));
	const candidates = named === void 0 ? usual : [resolve(cwd, named)];
	const written = named ?? CONFIG_FILE;
	const base = proposed?.base;
	const name = base ? `${written} on ${base.ref}` : written;
	const accepted = await firstOf(candidates, (path) => readAccepted(path, written, root, place));
	const findings = base ? await notes(accepted, candidates, written, base.ref) : [];
	if (accepted === void 0 && named === void 0) return {
		...none,
		name,
		findings
	};
	if (accepted === void 0) throw new UsageError(`config: there is no file \`${name}\`.`, { fix: "Name an existing file, or leave `config` out. On a pull request, a new one counts once it is merged." });
	const value = parseYaml(accepted.yaml, name) ?? {};
	if (typeof value !== "object" || Array.isArray(value)) throw new UsageError(`${name} is not a map of settings.`, { fix: "Write one `key: value` a line, such as `sources:`." });
	const { sources, targets, ...settings } = value;
	return {
		name,
		found: true,
		folder: named === void 0 ? dirname(dirname(accepted.path)) : workingDirectory,
		settings,
		sources,
		targets,
		findings
	};
}
async function firstOf(paths, read) {
	for (const path of paths) {
		const yaml = await read(path);
		if (yaml !== void 0) return {
			path,
			yaml
		};
	}
}
/**
* The closest folder above with a `.git`, else the working directory. On a pull request, which can add a submodule or a link,
* it is the outermost one in the checkout.
*/
function repositoryRoot({ workingDirectory, proposed, cwd, env }) {
	const top = proposed && checkoutOf(cwd, env);
	let root;
	for (let at = workingDirectory;; at = dirname(at)) {
		if (existsSync(join(at, ".git"))) root = at;
		if (dirname(at) === at || at === top || top === void 0 && root !== void 0) break;
	}
	return root ?? (top !== void 0 && isBelow(top, workingDirectory) ? top : workingDirectory);
}
/** What counts of the config file at `path`, named `name`. @throws ExpectedError when that is not known. */
async function readAccepted(path, name, root, place) {
	const { proposed, cwd, env, token, fileAt } = place;
	if (proposed === void 0 || !isBelow(checkoutOf(cwd, env), path)) {
		const found = await stat$1(path).catch(() => void 0);
		if (found === void 0 || found.size <= MOST_BYTES) return (await readIfThere(path))?.toString();
		throw new UsageError(`${name} is larger than 1 MB.`, { fix: "Write only settings into it." });
	}
	if (proposed.base === void 0) {
		if (await readProposed(path) === void 0) return void 0;
		const why = `no event in ${env["GITHUB_EVENT_PATH"]} names it`;
		throw new ExpectedError(`On a pull request ${name} is read from its base, which is not known: ${why}.`, { fix: "Run it in a workflow of GitHub, whose event (GITHUB_EVENT_PATH) names `pull_request.base`." });
	}
	const { ref, sha: commit, repository } = proposed.base;
	const read = async () => {
		if (token === void 0) throw new ExpectedError("there is no token for GitHub's API.");
		if (!repository) throw new ExpectedError("its repository is not known.");
		const inside = relative(root, path).split(sep).join("/");
		const bytes = await fileAt?.(token, {
			repository,
			commit,
			path: inside
		});
		if (bytes !== void 0 && bytes.length > MOST_BYTES) throw new ExpectedError("it has more than 1 MB.");
		return bytes && Buffer.from(bytes).toString();
	};
	const where = `On a pull request the config file is read from its base, and commit ${commit.slice(0, 10)} of \`${ref}\` cannot be read`;
	return read().catch(reworded((message) => `${where}: ${message}`, "Set `token`, and `permissions: { contents: read }` on the job."));
}
/** What is checked out, only to be compared. A link counts as empty: it may lead anywhere. */
async function readProposed(path) {
	const entry = await lstat(path).catch(() => void 0);
	if (entry === void 0) return void 0;
	return entry.isFile() && entry.size <= MOST_BYTES ? readFile(path, "utf8") : "";
}
/** A note that the pull request's own config file does not count yet, if it is a different one. */
async function notes(accepted, candidates, name, ref) {
	const proposed = await firstOf(candidates, readProposed);
	const text = (found) => found && `${found.path}\n${found.yaml.replaceAll("\r\n", "\n")}`;
	if (text(accepted) === text(proposed)) return [];
	const what = accepted ? `is read from \`${ref}\`, the base of this pull request: what the pull request changes in it` : `is not on \`${ref}\` yet: what this pull request says in it`;
	return [note(`\`${name}\` ${what} counts once it is merged.`)];
}

// src/settings/access.ts
/** Variables that the runner gives to the job. */
const RESERVED = /^(?:(?:GITHUB|GH)_(?:ENTERPRISE_)?TOKEN|ACTIONS_.*|INPUT_.*)$/i;
const JOB_TOKEN = /^(?:(?:GITHUB|GH)_(?:ENTERPRISE_)?TOKEN|ACTIONS_.*TOKEN|INPUT_TOKEN)$/i;
/** A shorter token may be part of another text by chance. */
const LEAST_PART = 8;
const OWN_SECRET = "Give it a secret of its own: `env: { PROFILES_TOKEN: ${{ secrets.PROFILES_TOKEN }} }` on the step, and `${PROFILES_TOKEN}` here.";
/**
* Replaces each `${NAME}` by its value, as `encode` writes it. Only text of the configuration is passed here: a `${NAME}`
* that comes from a server or a file is not replaced.
* @throws UsageError when the environment has no such variable, or it holds the job's own token.
*/
function expand(written, where, variables, encode = (one) => one) {
	requireForeign(written, where, variables);
	return written.replace(/\$\{(\w+)\}/g, (_, name) => {
		if (RESERVED.test(name)) throw new UsageError(`${where}: \`\${${name}}\` belongs to the job, and no endpoint gets it.`, { fix: OWN_SECRET });
		const { env, mask } = variables;
		const value = Object.hasOwn(env, name) ? env[name] : void 0;
		if (!value) throw new UsageError(`${where}: the environment has no variable ${name}.`, { fix: `Set it with \`env: { ${name}: \${{ secrets.${name} }} }\` on the step, or export it.` });
		requireForeign(value, `${where}: the variable ${name}`, variables);
		mask(value, name);
		return encode(value);
	});
}
/** @throws UsageError when `written` holds the job's own token, which can do to the repository what the job can. */
function requireForeign(written, what, { env, token }) {
	if (![...Object.entries(env).map(([name, value]) => JOB_TOKEN.test(name) ? value : void 0), token].map((one) => one?.trim() ?? "").filter((one) => one !== "").some((one) => written.trim() === one || one.length >= LEAST_PART && written.includes(one))) return;
	throw new UsageError(`${what} holds the job's own token, and no endpoint gets it.`, { fix: OWN_SECRET });
}
/**
* A variable in a URL is a secret, except the name of a host, which findings and reports must be able to show. A password
* is encoded, since it may hold what would end the user's part of a URL.
*/
function expandUrl(written, where, variables) {
	const [, scheme = "", user = "", host = "", rest = ""] = /^(\w+:\/\/)?([^/?#]*@)?([^/?#@]*)(.*)$/s.exec(written) ?? [];
	const mask = scheme === "" ? variables.mask : () => {};
	const hidden = expand(user, where, variables, encodeURIComponent);
	const path = expand(rest, where, variables);
	return scheme + hidden + expand(host, where, {
		...variables,
		mask
	}) + path;
}
/** @throws UsageError when it is not http(s). */
function httpUrl$1(url, where, { mask }, example) {
	if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw new UsageError(`${where}: the address is not an http(s) URL.`, { fix: `Write it as \`${example}\`, the port as a number.` });
	for (const secret of secretsInUrl(new URL(url))) mask(secret);
	return new URL(url);
}
const HEADERS_EXPECTED = "a map of header names and texts";
const HEADER = regex(/^[!#$%&'*+.^_`|~\w-]*[A-Za-z][!#$%&'*+.^_`|~\w-]*$/, HEADERS_EXPECTED);
const HEADERS = optional(record(pipe(string(), HEADER), string("a text"), HEADERS_EXPECTED));
const maybe = optional(text);
const nameOrNumber = (expected) => optional(union([text, pipe(number(), transform(String))], expected));
/** How to log in to a server: headers, or a user or token that becomes one. */
const ACCESS = {
	headers: HEADERS,
	"headers-command": maybe,
	username: nameOrNumber("a text"),
	password: maybe,
	token: maybe
};
/** @throws UsageError for a variable that is not set, or two ways to authenticate. */
function accessOf(written, where, variables, url) {
	if (written.token !== void 0 && (written.username !== void 0 || written.password !== void 0)) throw new UsageError(`${where} has both a \`token\` and a \`username\` or \`password\`.`, { fix: "Remove the one that this server does not need." });
	const look = (key) => written[key] && expand(written[key], `${where}.${key}`, variables);
	const [user, secret] = url === void 0 ? ["", ""] : userInfo(url);
	const [username = user, password = secret, token] = [
		look("username"),
		look("password"),
		look("token")
	];
	const basic = username + password === "" ? void 0 : basicAuthorization(username, password);
	for (const hidden of [
		token,
		password,
		basic?.slice(6)
	]) if (hidden) variables.mask(hidden);
	const authorization = token === void 0 ? basic : `Bearer ${token}`;
	return {
		headers: {
			...authorization === void 0 ? {} : { Authorization: authorization },
			...headersOf(written.headers, `${where}.headers`, variables)
		},
		headersCommand: written["headers-command"]
	};
}
function headersOf(written = {}, where, variables) {
	const headers = Object.entries(written).map(([name, value]) => {
		const expanded = expand(value, `${where}.${name}`, variables);
		const isSecret = isSecretHeader(name) || expanded !== value;
		for (const secret of isSecret ? secretsOfHeader(expanded) : []) variables.mask(secret);
		return [name, expanded];
	});
	return Object.fromEntries(headers);
}
/** The base URL of an API and its headers; a user and password in the URL become one. */
function apiOf(address, written, where, variables) {
	const url = httpUrl$1(expandUrl(address, where, variables), where, variables, "https://HOST` or `https://HOST/PREFIX");
	if (url.search !== "" || url.hash !== "") throw new UsageError(`${where}: the base URL has a query.`, { fix: "Write only scheme, host and path prefix; give a secret as `token` or in `headers`." });
	const access = accessOf(written, where, variables, url);
	return {
		url: `${url.origin}${url.pathname.replace(/\/+$/, "")}`,
		...access
	};
}

// src/settings/sources.ts
const PROFILE_PATH = "/debug/pprof/profile";
/** `/` and `/debug/pprof/` stand for the CPU profile; any other path is a profile's own. */
function profilePath(path) {
	if (path === "/" || path === "") return PROFILE_PATH;
	return /\/debug\/pprof\/?$/.test(path) ? `${path.replace(/\/$/, "")}/profile` : path;
}
const COMMON = {
	limit: optional(whole),
	"max-age": optional(duration),
	timeout: optional(patience),
	required: optional(flag),
	weight: optional(positive)
};
/**
* What every source understands; durations are milliseconds. The label is the source as the user wrote it, without secrets:
* it names the source in findings and reports.
* @param about a command or query; the label shows the beginning of it.
*/
function commonOf(written, label, about = "") {
	const { limit, "max-age": maxAge, timeout, required = false, weight } = written;
	return {
		label: `${label}${excerpt(about, 60)}`,
		limit,
		maxAge,
		timeout,
		required,
		weight
	};
}
/** One kind of source: what may be written, and what it means. */
function kind(entries, read) {
	return {
		schema: strictObject({
			...entries,
			...COMMON
		}),
		read
	};
}
const DAY = 864e5;
const SECONDS = 30;
const PERIOD = {
	from: optional(moment),
	to: optional(moment)
};
const BUSIEST = {
	...PERIOD,
	busiest: optional(duration)
};
const seconds = optional(profileSeconds);
const example = (query) => pipe(text, examples([query]));
const PORT$1 = "the number or name of a port";
const PODS = "a namespace and a label selector, such as `prod/app=my-service`";
const TEMPLATE = "a URL with a label of the query's result, such as `http://{{instance}}:6060`";
const PROMQL = "topk(20, sum by (instance) (rate(process_cpu_seconds_total{job=\"my-service\"}[5m])))";
const PARCA_QUERY = "process_cpu:samples:count:cpu:nanoseconds:delta{job=\"my-service\"}";
/** @param usual how long it is by default, in milliseconds. */
function periodOf({ from, to = { ago: 0 } }, usual = DAY) {
	return {
		from: from ?? ("ago" in to ? { ago: to.ago + usual } : { at: to.at - usual }),
		to
	};
}
const place = (scheme, bucket = "bucket") => matching(new RegExp(`(${scheme}://)?[^/?#@:]+(/[\\s\\S]*)?`), `a place such as \`${scheme}://${bucket}/prefix/\``);
const STORES = {
	s3: {
		s3: place("s3"),
		endpoint: maybe,
		region: maybe
	},
	gs: {
		gs: place("gs"),
		endpoint: maybe
	},
	az: {
		az: place("az", "container"),
		endpoint: maybe,
		account: maybe
	}
};
/** Objects at `s3://bucket/path`, or at `bucket/path`: the key already names the scheme. */
function store(scheme) {
	return kind(STORES[scheme], (given, where, variables) => {
		const { endpoint, region, account, ...written } = given;
		const [, bucket = "", path = ""] = /^(?:\w+:\/\/)?([^/]+)\/*(.*)$/s.exec(written[scheme] ?? "") ?? [];
		const place = `${where}.endpoint`;
		const server = endpoint && httpUrl$1(expandUrl(endpoint, place, variables), place, variables, "https://HOST:PORT");
		const address = {
			scheme,
			bucket,
			path,
			region,
			account,
			endpoint: server ? server.href : void 0
		};
		const owner = account === void 0 ? "" : ` of ${account}`;
		return {
			address,
			...commonOf(given, `${scheme}://${bucket}/${address.path}${owner}${server ? ` at ${server.host}` : ""}`)
		};
	});
}
/** Every kind of source, by the key that names it. */
const KINDS = {
	file: kind({ file: text }, (written) => {
		return {
			pattern: written.file,
			...commonOf(written, written.file)
		};
	}),
	pprof: kind({
		pprof: text,
		seconds,
		...ACCESS
	}, (written, where, variables) => {
		const usage = `http://HOST:PORT\` or \`http://HOST:PORT${PROFILE_PATH}`;
		const url = httpUrl$1(expandUrl(written.pprof, where, variables), where, variables, usage);
		const asked = url.searchParams.get("seconds") ?? SECONDS;
		if (!is(profileSeconds, asked)) throw new UsageError(`${where}: ${shown(`seconds=${asked}`)} is not ${SECONDS$1}.`, { fix: "Write for instance `seconds: 30`." });
		url.pathname = profilePath(url.pathname);
		url.searchParams.delete("seconds");
		return {
			url: url.href,
			seconds: written.seconds ?? Number(asked),
			...accessOf(written, where, variables),
			...commonOf(written, `${url.origin}${url.pathname.replace(/\/$/, "")}`)
		};
	}),
	command: kind({ command: text }, (written, _where, { mask }) => {
		const { command } = written;
		for (const secret of secretsInCommand(command)) mask(secret);
		return {
			command,
			...commonOf(written, "command: ", shownCommand(command))
		};
	}),
	artifact: kind({
		artifact: text,
		repository: optional(repository),
		branch: maybe,
		"run-id": optional(whole),
		workflow: nameOrNumber("a workflow file name or id")
	}, (written) => {
		const { artifact: name, repository, workflow, branch, "run-id": runId } = written;
		return {
			name,
			repository,
			workflow,
			branch,
			runId,
			...commonOf(written, `artifact: ${name}`)
		};
	}),
	s3: store("s3"),
	gs: store("gs"),
	az: store("az"),
	pyroscope: kind({
		pyroscope: text,
		query: example("{service_name=\"my-service\"}"),
		"profile-type": maybe,
		tenant: maybe,
		...BUSIEST,
		...ACCESS
	}, (written, where, variables) => {
		const { tenant, query, busiest, "profile-type": type } = written;
		const { url, headers, headersCommand } = apiOf(written.pyroscope, written, where, variables);
		return {
			url,
			headersCommand,
			query,
			busiest,
			period: periodOf(written),
			headers: tenant === void 0 ? headers : {
				"X-Scope-OrgID": tenant,
				...headers
			},
			profileType: type ?? "process_cpu:cpu:nanoseconds:cpu:nanoseconds",
			...commonOf(written, `pyroscope: ${url} `, query)
		};
	}),
	parca: kind({
		parca: text,
		query: example(PARCA_QUERY),
		...PERIOD,
		...ACCESS
	}, (written, where, variables) => {
		const { query } = written;
		const api = apiOf(written.parca, written, where, variables);
		const what = {
			query,
			period: periodOf(written)
		};
		return {
			...api,
			...what,
			...commonOf(written, `parca: ${api.url} `, query)
		};
	}),
	datadog: kind({
		datadog: text,
		site: maybe,
		...PERIOD
	}, (written) => {
		const { datadog: query, site } = written;
		return {
			query,
			site,
			period: periodOf(written, 3 * DAY),
			...commonOf(written, "datadog: ", query)
		};
	}),
	prometheus: kind({
		prometheus: text,
		query: example(PROMQL),
		endpoint: pipe(matching(/[\s\S]*\{\{\s*\w+\s*\}\}[\s\S]*/, TEMPLATE), examples([`http://{{instance}}${PROFILE_PATH}`])),
		seconds,
		"endpoint-headers": HEADERS,
		"endpoint-headers-command": maybe,
		"partial-response": optional(flag),
		...BUSIEST,
		...ACCESS
	}, (written, where, variables) => {
		const { query, busiest, "partial-response": partialResponse = true } = written;
		const api = apiOf(written.prometheus, written, where, variables);
		const headers = headersOf(written["endpoint-headers"], `${where}.endpoint-headers`, variables);
		return {
			...api,
			query,
			busiest,
			partialResponse,
			period: periodOf(written),
			seconds: written.seconds ?? SECONDS,
			endpoint: endpointTemplate(written.endpoint, where, variables),
			endpointAccess: {
				headers,
				headersCommand: written["endpoint-headers-command"]
			},
			...commonOf(written, `prometheus: ${api.url} `, query)
		};
	}),
	kubernetes: kind({
		port: pipe(union([whole, matching(/[A-Za-z0-9-]+/, PORT$1)], PORT$1), examples([6060])),
		scheme: optional(choice(["http", "https"])),
		kubernetes: matching(/[a-z0-9-]+\/[\s\S]+/, PODS),
		path: maybe,
		seconds,
		context: maybe
	}, (written) => {
		const { scheme = "http", context, path = "/" } = written;
		const [namespace = "", ...selector] = written.kubernetes.split("/");
		return {
			namespace,
			scheme,
			context,
			port: String(written.port),
			selector: selector.join("/"),
			path: profilePath(path.replace(/^(?!\/)/, "/")),
			seconds: written.seconds ?? SECONDS,
			...commonOf(written, "kubernetes: ", written.kubernetes)
		};
	})
};
const KIND_NAMES = Object.keys(KINDS);
/** The template with its variables looked up and its path completed. @throws UsageError when no label could make it a URL. */
function endpointTemplate(written, where, variables) {
	const template = expandUrl(written, `${where}.endpoint`, variables);
	const example = template.replace(/\{\{\s*\w+\s*\}\}/g, "1");
	httpUrl$1(example, `${where}.endpoint`, variables, "http://{{instance}}:6060");
	const [, origin = "", path = "", query = ""] = /^(\w+:\/\/[^/?]*)([^?]*)(.*)$/s.exec(template) ?? [];
	return `${origin}${profilePath(path)}${query}`;
}
/** The `sources` list as JSON Schema needs it: a shorthand or one of the kinds. */
const SOURCES = array(union([text, ...Object.values(KINDS).map(({ schema }) => schema)]));
/** The sources that a YAML value names; `where` names it in errors. @throws UsageError which names the item and the choices. */
function readSources(value, where, variables) {
	if (!Array.isArray(value)) throw new UsageError(`${where} is not a list.`, { fix: "Start each source with `- `, for instance `- http://10.0.0.7:6060`." });
	return value.map((item, index) => readSource(item, `${where}[${index}]`, variables));
}
const CHOICES = codeList(KIND_NAMES.map((name) => `${name}:`));
function readSource(item, where, variables) {
	requirePlain(item, where);
	const long = typeof item === "string" ? fromShorthand(item.trim(), where) : item;
	if (typeof long !== "object" || long === null || Array.isArray(long)) throw new UsageError(`${where} is neither a text nor a map.`, { fix: `Write a URL, a path, or one of ${CHOICES}.` });
	const keys = Object.keys(long);
	const name = KIND_NAMES.find((one) => keys.includes(one));
	if (name === void 0) throw unknownKey(keys[0] ?? "", where, KIND_NAMES);
	const { schema, read } = KINDS[name];
	const result = safeParse(schema, long);
	if (!result.success) throw explain(result.issues, where, long, schema.entries);
	return {
		kind: name,
		...read(result.output, where, variables)
	};
}
/** A text alone is chosen by its scheme: `http(s)://` is a live endpoint, `s3://` and the like objects, the others paths. */
function fromShorthand(item, where) {
	const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(item)?.[1]?.toLowerCase();
	if (scheme === void 0 && /^(localhost|\d+(\.\d+){3}|[\w-]+(\.[\w-]+)+):\d+(\/|$)/.test(item)) throw new UsageError(`${where}: ${shown(item)} is a path without a scheme.`, { fix: `Did you mean ${shown(`http://${item}`)}? A file of that name is ${shown(`file: ${item}`)}.` });
	if (scheme === void 0) return { file: item };
	if (scheme === "http" || scheme === "https") return { pprof: item };
	if (scheme === "s3" || scheme === "gs" || scheme === "az") return { [scheme]: item };
	throw new UsageError(`${where}: there is no source for \`${scheme}://\`.`, { fix: `Write a URL with http, https, s3, gs or az, a path, or one of ${CHOICES}.` });
}
const MAP = new RegExp(`^(\\{.*\\}$|(${KIND_NAMES.join("|")}):\\s)`, "s");
/** The sources of inputs or options; undefined without any. @throws UsageError as `readSources`. */
function givenSources(raw, variables) {
	if (raw.sources === void 0 && raw.source === void 0) return void 0;
	const listed = raw.sources === void 0 ? [] : parseYaml(raw.sources, "sources");
	const single = (raw.source ?? []).map((item) => MAP.test(item) ? parseYaml(item, "source") : item);
	return [...readSources(listed, "sources", variables), ...readSources(single, "source", variables)];
}
/** A place in an object store: a URL, or a map as of a source. */
const ARCHIVE = union([
	text,
	strictObject(STORES.s3),
	strictObject(STORES.gs),
	strictObject(STORES.az)
], "an object URL such as `s3://bucket/prefix/`");
/** @throws UsageError for anything but a place in an object store. */
function archiveAddress(written, variables) {
	const source = typeof written !== "string" || /^(s3|gs|az):\/\//.test(written) ? readSource(written, "archive", variables) : void 0;
	if (source !== void 0 && "address" in source) return source.address;
	throw new UsageError(`archive: ${shown(written)} is not the URL of an object store.`, { fix: "Write it as `s3://bucket/prefix/`, `gs://bucket/prefix/` or `az://container/prefix/`." });
}
/** Where result documents are: a list as of `sources`. */
const HISTORY = array(unknown(), "a list of files, artifacts or objects");
/** Kinds that keep files of any content; the others deliver profiles. */
const KEEPING = [
	"file",
	"artifact",
	"s3",
	"gs",
	"az"
];
/** Runs whose artifacts are searched by default; each costs two requests. */
const ARTIFACTS = 50;
/** @throws UsageError for sources of profiles. */
function historySources(written = [], variables) {
	return readSources(written, "history", variables).map((source, index) => {
		if (!KEEPING.includes(source.kind)) {
			const what = `\`${source.kind}\` delivers profiles, not results of earlier runs`;
			throw new UsageError(`history[${index}]: ${what}.`, { fix: "Name files, an `artifact:`, or a place in an object store (`s3://`, `gs://`, `az://`), such as `archive`." });
		}
		return source.kind === "artifact" ? {
			...source,
			limit: source.limit ?? ARTIFACTS
		} : source;
	});
}
const RELEASED = "a time such as `now-6h` or `2026-11-20T06:00:00Z`, or a variable such as `${RELEASED}`";
const PRODUCTION = strictObject({
	prometheus: pipe(text, examples(["https://prometheus.internal"])),
	cpu: pipe(text, examples(["rate(process_cpu_seconds_total{job=\"my-service\"}[5m])"])),
	traffic: maybe,
	released: pipe(union([moment, matching(/\$\{\w+\}/, RELEASED)], RELEASED), examples(["2026-11-20T06:00:00Z"])),
	settle: optional(duration),
	window: optional(duration),
	days: optional(days),
	timeout: optional(patience),
	...ACCESS
}, "a map with `prometheus`, `cpu` and `released`");
/** @throws UsageError for a variable that is not set, or a bad URL. */
function productionQueries(written, variables) {
	const { cpu, traffic, timeout, settle = 6e5, window = 72e5, days = 7 } = written;
	const api = apiOf(written.prometheus, written, "production", variables);
	let { released } = written;
	if (typeof released === "string") {
		const value = expand(released, "production.released", {
			...variables,
			mask: () => {}
		});
		const result = safeParse(moment, value);
		if (!result.success) throw new UsageError(`production.released: ${shown(value)} is not ${RELEASED}.`, { fix: `Set ${written.released} to such a time.` });
		released = result.output;
	}
	return {
		...api,
		cpu,
		traffic,
		released,
		settle,
		window,
		days,
		timeout
	};
}

// src/settings/settings.ts
const ALL = [
	"refresh",
	"collect",
	"build",
	"compare",
	"check",
	"repair",
	"rollback",
	"targets"
];
const COLLECTING = [
	"refresh",
	"collect",
	"compare"
];
const MERGING = [...COLLECTING, "merge"];
const JUDGING = [
	...COLLECTING,
	"check",
	"repair",
	"merge"
];
const CHECKING = [...COLLECTING, "check"];
const BUILDING = [
	"refresh",
	"repair",
	"build",
	"compare"
];
const MEASURING = [
	"refresh",
	"repair",
	"compare"
];
const PROPOSING = [
	"refresh",
	"repair",
	"rollback"
];
const placed = (place) => (schema, commands, help, byDefault, usually) => ({
	schema,
	commands,
	help,
	place,
	default: byDefault,
	usually
});
const often = placed("often");
const input = placed("input");
const config = placed("config");
const none = void 0;
const OWN_BUILD = "Command that builds the program, such as `make server`; it gets `GOFLAGS` and `$PGO_PROFILE`.";
const BINARY = "Path of the file that the command in `build` makes, such as `bin/server`.";
const PROGRAM = {
	target: often(list, ALL, "Names of the config file’s `targets` to work on.", none, "all"),
	package: often(text, ALL, "Main package, such as `./cmd/server`.", none, "the only one, or the only one with a profile"),
	profile: often(text, ALL, "Path of the profile.", none, "`default.pgo` in the folder of the package"),
	"output-directory": often(text, ALL, "Folder for report, binaries and result.", none, "a temporary one"),
	"build-flags": config(words, BUILDING, "Arguments of `go build`, such as `-tags=prod -trimpath`.", ""),
	build: config(text, [...COLLECTING, "build"], OWN_BUILD, none, "`go build`"),
	binary: config(text, [...COLLECTING, "build"], BINARY),
	platforms: config(list, ["build"], "Such as `linux/amd64, linux/amd64/v3`.", none, "this machine"),
	cgo: config(flag, ["build"], "Build with cgo (`CGO_ENABLED`) or without.", none, "as Go does")
};
const FALLBACK = "If nothing is collected: `committed`, `archive`, the path of a profile, or `off` (none).";
const SERVE = "Command that starts the service to profile or, with `$PGO_BINARY`, each side of a load test.";
const READY = "URL that answers with 2xx when the service is ready.";
const LOAD = "Command that puts load on the service, for any time, such as `hey -z 5m http://127.0.0.1:$PORT/`; without `serve`, one run of a program that ends: `$PGO_BINARY testdata/large.json`.";
const httpUrl = matching(/https?:\/\/[\s\S]*/, "a URL such as `http://127.0.0.1:8080/healthz`");
const COLLECTION = {
	"min-profiles": config(whole, COLLECTING, "Fewer profiles than this stop the run.", "1"),
	"min-samples": config(whole, CHECKING, "Fewer samples than this, after the merge, stop the run.", "100"),
	"max-failures": config(share, COLLECTING, "More failed attempts than this stop the run.", "100%"),
	concurrency: config(whole, COLLECTING, "Endpoints to profile at the same time.", none, "all"),
	fallback: config(list, ["collect"], FALLBACK, none, "the run fails"),
	archive: config(ARCHIVE, COLLECTING, "Object store that keeps every result, such as `s3://bucket/prod/`."),
	serve: config(text, COLLECTING, SERVE),
	"serve-env": config(assignments, COLLECTING, "Environment of `serve`, one `NAME=VALUE` a line."),
	ready: config(httpUrl, COLLECTING, READY, none, "its endpoints accept connections"),
	load: config(text, COLLECTING, LOAD),
	"load-env": config(assignments, COLLECTING, "Environment of `load`, one `NAME=VALUE` a line."),
	cpus: config(whole, COLLECTING, "CPUs that `serve` may use.", none, "all")
};
const MERGE = {
	compact: often(choice(["edges", "none"]), MERGING, "Keep what the compiler reads (`edges`), or all (`none`).", "edges"),
	weighting: config(choice(["samples", "equal"]), MERGING, "Whether all `samples` count the same, or all profiles (`equal`).", "samples"),
	"build-id": config(choice(["any", "newest"]), MERGING, "Version of the program to merge: `any`, or only the `newest`.", "any"),
	hazards: config(choice(["apply", "report"]), JUDGING, "Leave harmful inlinings out (`apply`), or `report` them.", "apply"),
	exclude: config(list, JUDGING, "Calls that are not to be hot: `caller -> callee`, or `callee`."),
	expect: config(list, CHECKING, "Functions or packages that must be in the profile; `*` is any text.", ""),
	renames: config(renames, JUDGING, "Today’s names of functions or packages, one `old=new` a line.", ""),
	"carry-over": config(share, ["refresh"], "Weight of the committed profile in the next one.", "0%"),
	"min-drift": config(share, ["refresh", "repair"], "Share of weight that must move for an update.", "5%"),
	"max-profile-age": config(duration, ["collect", "check"], "Warn when the profile is older.", "90d")
};
const SIDES = "`off`, `committed`, `merged`, or the path of a profile or binary.";
const GATES = "Proven conditions that fail the job: `slower > 2%`, `slower(BenchmarkTCP*) > 1%`, `size > 5%`, `frames > 20%`, `memory > 10%`, `latency > 5%`; for `check` `age > 90d`, `stale > 10%`.";
const BUDGET = "Most time for everything after the two builds; measuring comes first.";
const BENCHMARKS = "Regular expression of the Go benchmarks to run, or `none`.";
const WAYS = several([
	"benchmarks",
	"load",
	"production"
]);
const MEASURE = "What is measured: `benchmarks`, `load` (`serve` and `load`), `production`.";
const REASONS = several([
	"compiler",
	"profiles",
	"build-times",
	"none"
]);
const EVIDENCE = "What else to look into: `compiler`, `profiles`, `build-times` (with an empty cache), or `none`.";
const COMPARISON = {
	baseline: often(text, ["build", "compare"], `Side to compare with: ${SIDES}`, "off"),
	candidate: often(text, ["build", "compare"], `Side to judge: ${SIDES}`, "committed"),
	budget: often(patience, MEASURING, BUDGET, "5m"),
	"fail-on": often(list, [...MEASURING, "check"], GATES),
	comment: often(flag, ["compare", "check"], "Keep a comment with the result on the pull request.", "true"),
	benchmarks: config(text, MEASURING, BENCHMARKS, "."),
	"benchmark-packages": config(list, MEASURING, "Their packages, such as `./...`.", none, "the program’s"),
	measure: config(WAYS, MEASURING, MEASURE, "benchmarks, load, production", "everything configured"),
	evidence: config(REASONS, MEASURING, EVIDENCE, "compiler, profiles"),
	precision: config(share, MEASURING, "Stop measuring when the interval is this narrow.", "0.5%"),
	equivalence: config(share, MEASURING, "A change smaller than this is `no difference`.", "1%"),
	production: config(PRODUCTION, ["compare"], "Prometheus queries before and after a release, a map."),
	history: config(HISTORY, MEASURING, "Where results of earlier runs are, for the chart, as `sources`.")
};
const BRANCH = "Branch of the proposal; may hold `{{profile}}`, `{{target}}` and other names.";
const BASE = "Branch to propose for, or `{{head}}`.";
const autoMerge = pipe(union([literal(false), choice(["false", ...[
	"merge",
	"squash",
	"rebase"
]])], "one of `merge`, `squash`, `rebase`, `false`"), transform((value) => value === "false" ? false : value));
const PROPOSAL = {
	branch: often(text, PROPOSING, BRANCH, none, "`pgo/` and the profile’s path"),
	base: often(text, PROPOSING, BASE, none, "the default branch; `local`: HEAD"),
	labels: often(list, PROPOSING, "Labels for the pull request.", ""),
	reviewers: often(list, PROPOSING, "Users to ask for a review.", ""),
	"team-reviewers": input(list, PROPOSING, "Teams to ask for a review; the token must read teams.", ""),
	assignees: input(list, PROPOSING, "Users to assign the pull request to.", ""),
	title: input(text, PROPOSING, "Title of the pull request, as `branch`.", none, "`Refresh PROFILE`"),
	body: input(text, PROPOSING, "Markdown to put first in the pull request."),
	"body-path": config(text, PROPOSING, "File with the Markdown to use instead of `body`."),
	"commit-message": input(text, PROPOSING, "May hold names as `branch`.", none, "`pgo: refresh PROFILE`"),
	signoff: config(flag, PROPOSING, "End the commit message with `Signed-off-by:`.", "false"),
	draft: input(flag, PROPOSING, "Open the pull request as a draft.", "false"),
	"auto-merge": input(autoMerge, PROPOSING, "Merge when all checks pass: `merge`, `squash` or `rebase`.", "false"),
	"delete-branch": input(flag, PROPOSING, "Delete the branch of a pointless pull request.", "false"),
	"push-to-fork": input(repository, PROPOSING, "Fork, as `owner/name`, to push the branch to."),
	"maintainer-can-modify": config(flag, PROPOSING, "Let maintainers push to the fork’s branch.", "true"),
	"git-push-options": config(list, PROPOSING, "Push options of `publish: git`, for GitLab and others.", "")
};
const PUBLICATION = {
	publish: often(choice([
		"pull-request",
		"commit",
		"git",
		"local",
		"none"
	]), PROPOSING, "How to publish: `pull-request`, `commit`, `git` (a branch pushed to `origin`), `local` (a branch here) or `none`.", none, "`pull-request`; in a terminal without a token `local`"),
	repository: input(repository, PROPOSING, "Repository to publish to.", none, "`$GITHUB_REPOSITORY`"),
	"pull-requests": config(choice(["one", "each"]), PROPOSING, "Propose the profiles of all `targets` in `one` pull request, or `each` in its own.", "one"),
	"private-names": config(choice(["refuse", "allow"]), ["refresh"], "Whether a profile in a public repository may name functions of private modules.", "refuse"),
	verify: config(text, ["refresh"], "Command that must pass before a profile is proposed."),
	"verify-timeout": config(patience, ["refresh"], "Most time that `verify` may take.", "15m")
};
const MAIN = {
	...PROGRAM,
	...COLLECTION,
	...MERGE,
	...COMPARISON
};
const SETTINGS = {
	...MAIN,
	...PUBLICATION,
	...PROPOSAL
};
/** The headings of `--help` and of the reference, with the names below each. */
const GROUPS = {
	Program: Object.keys(PROGRAM),
	Collecting: Object.keys(COLLECTION),
	Merging: Object.keys(MERGE),
	Comparing: Object.keys(COMPARISON),
	Publishing: [...Object.keys(PUBLICATION), ...Object.keys(PROPOSAL)]
};
/** Inputs and options that are no keys of the config file, or are read in a way of their own. */
const entry = (commands, help, usually) => ({
	place: "often",
	commands,
	help,
	usually
});
const ENTRY_INPUTS = {
	command: entry(ALL, `What to do: ${codeList(ALL)}.`, "`refresh`"),
	config: entry(ALL, "Path of the config file.", "`.github/pgo.yml`, here or at the root of the repository"),
	"working-directory": entry(ALL, "Folder of the Go module.", "`.`"),
	sources: entry(COLLECTING, "Where profiles come from, a YAML list.", "the `sources` of the config file"),
	token: entry([
		...CHECKING,
		"repair",
		"rollback"
	], "Token for GitHub's API.", "`${{ github.token }}`")
};
const SETTING_NAMES = Object.keys(SETTINGS);
/** Keys of the config file, except `sources` and `targets`. */
const ENTRIES = Object.fromEntries(SETTING_NAMES.map((name) => [name, optional(SETTINGS[name].schema)]));
const SCHEMA = strictObject(ENTRIES);
const PROPOSAL_NAMES = Object.keys(PROPOSAL);
/**
* Validates settings from one place.
* @param where names the file, or the target in it; empty for inputs and options.
* @param further names that are read elsewhere.
* @throws UsageError which names the key, its value and what is expected.
*/
function parseSettings(settings, where, further = ["sources", "targets"]) {
	const prefix = where === "" ? "" : `${where}: `;
	for (const [name, value] of Object.entries(settings)) {
		const isList = name === "renames" || name === "exclude";
		requirePlain(value, `${prefix}${name}`, isList ? Number.POSITIVE_INFINITY : void 0);
	}
	const result = safeParse(SCHEMA, settings);
	if (result.success) return result.output;
	throw explain(result.issues, where, settings, ENTRIES, further);
}
/** Reads inputs and options. They are text, and an empty one unsets what the file has. @throws UsageError as `parseSettings`. */
function parseInputs(inputs) {
	const settings = { ...inputs };
	for (const [name, value] of Object.entries(inputs)) if (value === "") settings[name] = void 0;
	else if (name === "production" || name === "history") settings[name] = parseYaml(value, name);
	return parseSettings(settings, "", ["sources"]);
}
function valuesOf(settings, wanted) {
	const entries = wanted.map((name) => {
		const { schema, default: written } = SETTINGS[name];
		const byDefault = () => written === void 0 ? void 0 : parse(schema, written);
		return [camelCase(name), settings[name] ?? byDefault()];
	});
	return Object.fromEntries(entries);
}
function camelCase(name) {
	return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

// src/settings/config.ts
/** The quantities that a condition can limit; `check` limits the last two, of the committed profile. */
const QUANTITIES = [
	"slower",
	"memory",
	"size",
	"frames",
	"latency",
	"age",
	"stale"
];
/** The configuration of one program. @throws UsageError which names the setting. */
async function configOf(settings, reading) {
	const { workingDirectory, cwd, env, command, token, checkout } = reading;
	const path = (name, from) => {
		const written = settings[name];
		if (written === void 0) return void 0;
		requireInside(resolve(from, written), checkout, name);
		return resolve(from, written);
	};
	path("body-path", workingDirectory);
	const values = valuesOf(settings, SETTING_NAMES);
	const { baseline, candidate, benchmarks } = values;
	const { serve, load, verify, build, archive, production } = values;
	for (const shell of [
		serve,
		load,
		verify,
		build
	]) for (const secret of secretsInCommand(shell ?? "")) reading.mask(secret);
	const collects = command === "compare" ? [baseline, candidate].includes("merged") : /^(refresh|collect)$/.test(command);
	const isTerminal = !env["CI"] && token === void 0;
	return {
		...values,
		/** Its name among the config file's `targets`; undefined without them. */
		target: void 0,
		workingDirectory,
		profile: path("profile", workingDirectory),
		outputDirectory: path("output-directory", cwd),
		sources: collects ? reading.sources() : [],
		runsTests: reading.runsTests,
		exclude: exclusionsOf(settings.exclude),
		/** What `collect` uses when nothing could be collected, first to last. */
		fallback: fallbacksOf(settings.fallback, workingDirectory),
		/** What `build` builds for; empty: this machine. */
		platforms: platformsOf(settings.platforms),
		/** What builds the program; undefined: `go build`. */
		ownBuild: ownBuildOf(build, path("binary", workingDirectory)),
		failOn: gatesOf(settings["fail-on"]),
		benchmarks: benchmarks === "none" ? void 0 : benchmarks,
		measure: new Set(values.measure),
		evidence: new Set(values.evidence.filter((one) => one !== "none")),
		history: historySources(settings.history, reading),
		production: production && productionQueries(production, reading),
		archive: archive === void 0 ? void 0 : archiveAddress(archive, reading),
		underLoad: underLoadOf(settings),
		verification: verify ? {
			command: verify,
			timeout: values.verifyTimeout
		} : void 0,
		baseline: sideOf(baseline, workingDirectory),
		candidate: sideOf(candidate, workingDirectory),
		publish: settings.publish ?? (isTerminal ? "local" : "pull-request"),
		publishSettings: valuesOf(settings, PROPOSAL_NAMES),
		repository: settings.repository ?? (env["GITHUB_REPOSITORY"] || void 0),
		token
	};
}
function sideOf(written, workingDirectory) {
	if (written === "off" || written === "committed" || written === "merged") return { kind: written };
	return {
		kind: "path",
		path: resolve(workingDirectory, written)
	};
}
/** The calls of `exclude`: `caller -> callee`, or the callee alone. @throws UsageError for anything else. */
function exclusionsOf(written) {
	return [...new Set(written)].map((one) => {
		const names = one.split("->").map((name) => name.trim());
		const [callee = "", caller] = names.reverse();
		if (names.length <= 2 && !names.includes("")) return caller === void 0 ? { callee } : {
			callee,
			caller
		};
		throw new UsageError(`exclude: ${shown(one)} is not a call.`, { fix: "Write `caller -> callee`, or the callee alone, as `go tool pprof -top` names them." });
	});
}
/** In the order in which they are tried. */
function fallbacksOf(written = [], workingDirectory) {
	if (written.slice(0, -1).includes("off")) throw new UsageError("fallback: what stands after `off` would never be used.", { fix: "Put `off` last." });
	return written.map((name) => name === "committed" || name === "archive" || name === "off" ? { kind: name } : {
		kind: "path",
		path: resolve(workingDirectory, name),
		written: name
	});
}
/** @throws UsageError for a text that is not `GOOS/GOARCH` or `GOOS/GOARCH/VARIANT`; Go knows which there are. */
function platformsOf(written = []) {
	return [...new Set(written)].map((name) => {
		const [, os, arch, variant] = /^(\w+)\/(\w+)(?:\/([\w.,]+))?$/.exec(name) ?? [];
		if (os !== void 0 && arch !== void 0) return {
			os,
			arch,
			variant
		};
		throw new UsageError(`platforms: ${shown(name)} is not a platform.`, { fix: "Write GOOS/GOARCH, such as `linux/amd64`, or with a variant, such as `linux/amd64/v3`; `go tool dist list` prints them all." });
	});
}
/** The conditions of `fail-on`. Only `slower` may stand alone: any program may grow by a byte. @throws UsageError */
function gatesOf(written) {
	return [...new Set(written)].map((condition) => {
		const [, name, rows, limit, unit] = /^([a-z]+)(?:\(\s*(\S+?)\s*\))?\s*(?:>\s*(\d+(?:\.\d+)?)\s*([%d]))?$/.exec(condition) ?? [];
		const quantity = QUANTITIES.find((known) => known === name);
		const isOfRows = [
			"slower",
			"memory",
			"latency"
		].includes(name ?? "");
		if (quantity !== void 0 && (rows === void 0 || isOfRows) && (unit === void 0 ? name === "slower" : unit === "d" === (name === "age"))) return {
			condition,
			quantity,
			rows,
			limit: Number(limit ?? 0) / (unit === "d" ? 1 : 100)
		};
		throw new UsageError(`fail-on: ${shown(condition)} is not a condition.`, { fix: "Write `slower`, or a limit such as `slower > 2%`, `memory > 10%`, `size > 5%`, `frames > 20%`, `latency > 5%`; `slower(BenchmarkA*) > 2%` is about single rows. For `check`, write `age > 90d` or `stale > 10%`." });
	});
}
/** @throws UsageError for one of the two without the other. */
function ownBuildOf(command, binary) {
	if (command !== void 0 && binary !== void 0) return {
		command,
		binary
	};
	if (command === void 0 && binary === void 0) return void 0;
	const [given, missing] = command === void 0 ? ["binary", "build"] : ["build", "binary"];
	throw new UsageError(`\`${given}\` is given without \`${missing}\`.`, { fix: "Name both: the command, such as `build: make server`, and the file that it makes, such as `binary: bin/server`." });
}
/** @throws UsageError for settings of a service without `serve`. */
function underLoadOf(settings) {
	const { serve, ready, load, cpus, "serve-env": serveEnv = {}, "load-env": loadEnv = {} } = settings;
	if (load?.includes("PGO_BINARY") && serve === void 0 && ready === void 0) return {
		...repeated(load),
		serveEnv: {
			...loadEnv,
			...serveEnv
		},
		loadEnv,
		cpus,
		program: load
	};
	const service = serve === void 0 ? void 0 : {
		serve,
		serveEnv,
		loadEnv,
		ready,
		load,
		cpus
	};
	const placed = service && hasFreePort(service) ? onPort(service, 8080).ready : ready;
	if (placed !== void 0 && !URL.canParse(placed)) throw new UsageError(`ready: ${shown(ready ?? "")} is not a URL.`, { fix: "Write one such as `http://127.0.0.1:8080/healthz`; with `$PORT` for the port, `load` must use it, too." });
	if (service !== void 0) return service;
	const lone = [
		"ready",
		"load",
		"serve-env",
		"load-env",
		"cpus"
	].find((name) => settings[name]);
	if (lone === void 0) return void 0;
	throw new UsageError(`\`${lone}\` is given without \`serve\`.`, { fix: "Name the command that starts the service, such as `serve: ./server`; if the program ends, let `load` be a run of it, such as `$PGO_BINARY testdata/large.json`." });
}
/** A program that ends, as a service that runs it once for each line that it gets through a pipe, and what writes these lines. */
function repeated(program) {
	const [run, end] = ["\"$PGO_BINARY.$PORT.run\"", "\"$PGO_BINARY.$PORT.end\""];
	return {
		serve: `trap 'rm -f ${run} ${end}' EXIT
mkfifo ${run} ${end} && exec 3<>${run} 4<>${end} || exit
while read -r id <&3; do
  (
${program}
  ) </dev/null >/dev/null 3<&- 4<&-; echo "$id $?" >&4
done`,
		load: `until [ -p ${end} ]; do sleep 0.1; done
exec 3<>${run} 4<>${end}
now() { read -r up _ </proc/uptime; up=\${up%.*}\${up#*.}; }
now; done=0 failed=0 until=$((up + PGO_SLICE_SECONDS * 100))
trap 'until=0' INT
while echo $$ >&3; do
  until read -r id code <&4; do :; done
  [ "$id" = $$ ] || { echo 'A run took more than a minute.'; exit 1; }
  done=$((done + 1)); [ "$code" = 0 ] || failed=$((failed + 1))
  now; [ $up -lt $until ] || break
done
echo "iterations=$done errors=$failed"`
	};
}
const PORT = /\$PORT\b|\$\{PORT\}|\$\(\( *\$?PORT *\+ *(\d+) *\)\)/g;
/**
* Whether the action may choose where the service listens: what asks it takes `$PORT`, and the user does not set it. Many
* services read it from their environment, so `serve` need not name it.
*/
function hasFreePort({ serve, ready = "", load, serveEnv, loadEnv }) {
	const uses = load === void 0 ? `${serve} ${ready}` : load;
	return /\$(\{|\(\([^)]*)?\bPORT\b/.test(uses) && !("PORT" in serveEnv) && !("PORT" in loadEnv);
}
/** The ports that a text asks for. */
function portsIn(text, port) {
	return [...new Set([...text.matchAll(PORT)].map(([, more = 0]) => port + Number(more)))];
}
/** The service on this port. The text of `load` has it, too, for those who look for its addresses there. */
function onPort(service, port) {
	const text = String(port);
	const { serveEnv, loadEnv, ready, load } = service;
	const placed = (url) => url?.replace(PORT, (_, more = 0) => String(port + Number(more)));
	return {
		...service,
		serveEnv: {
			...serveEnv,
			PORT: text
		},
		loadEnv: {
			...loadEnv,
			PORT: text
		},
		ready: placed(ready),
		load: placed(load)
	};
}

// src/settings/read.ts
/**
* Reads inputs and config file. An input wins over the file, and a target's own setting over one outside of `targets`.
* Sources and other settings that may name secrets are read later, only of the selected targets. On a pull request the
* config file is the one of its base, and no path leads out of the checkout by a symbolic link.
* @throws UsageError which names the input or key, its value and the choices.
*/
async function readRun(raw, given, command) {
	const place = {
		...given,
		token: raw.token ?? given.token
	};
	const workingDirectory = resolve(place.cwd, raw.workingDirectory ?? ".");
	if (raw.workingDirectory !== void 0) await requireFolder(workingDirectory);
	const proposed = await proposedBy(place.env);
	const checkout = proposed && checkoutOf(place.cwd, place.env);
	requireInside(workingDirectory, checkout, "working-directory");
	const file = await readConfigFile(raw.config, {
		...place,
		workingDirectory,
		proposed
	});
	const inputs = parseInputs(raw.settings);
	const settings = {
		...parseSettings(file.settings, file.name),
		...inputs
	};
	const common = {
		...place,
		command,
		checkout,
		workingDirectory,
		sources: () => [],
		runsTests: false
	};
	const named = file.targets !== void 0;
	if (!named) requireNoTarget(settings, command, file);
	const written = named ? await readTargets(file, inputs) : [{
		where: "",
		workingDirectory,
		settings,
		isOwn: {
			branch: true,
			archive: true
		},
		sources: file.sources,
		sourcesOf: `${file.name}: sources`
	}];
	const chosen = named ? selected(written, settings.target) : written;
	if (named && (chosen.length > 1 || command === "targets")) requireShareable(raw, settings);
	const targetOf = (one) => asTarget(one, written.length, raw, inputs, common);
	const shareable = Object.entries(settings).filter(([name]) => [...RUN_WIDE, ...PUBLISHING].includes(name));
	return {
		shared: await configOf(Object.fromEntries(shareable), common),
		targets: chosen.map(targetOf),
		others: written.filter((one) => !chosen.includes(one)).map(targetOf),
		findings: file.findings
	};
}
/** Settings of the run as a whole. */
const RUN_WIDE = [
	"target",
	"pull-requests",
	"output-directory"
];
/** How profiles are published: of all targets together, where they share a pull request. */
const PUBLISHING = [
	"publish",
	"repository",
	...PROPOSAL_NAMES
];
const NAME = matching(/[A-Za-z0-9][A-Za-z0-9._-]*/, "a name of letters, digits, `.`, `_` and `-`");
const HEAD = object({
	name: optional(NAME),
	"working-directory": optional(text),
	package: optional(text)
});
const { target: _, "pull-requests": __, "output-directory": ___, ...targetEntries } = ENTRIES;
/** The `targets` list as JSON Schema needs it. */
const TARGETS = pipe(array(strictObject({
	...HEAD.entries,
	sources: optional(SOURCES),
	...targetEntries
})), minLength(1));
/** @param count how many targets the config file has. */
function asTarget({ name, where, workingDirectory, isOwn, ...written }, count, raw, shared, common) {
	const given = name === void 0 ? raw : withTargetName(raw, name);
	const inputs = name === void 0 ? shared : parseInputs(given.settings);
	const settings = {
		...written.settings,
		...inputs
	};
	const sources = () => givenSources(given, common) ?? (written.sources === void 0 ? [] : readSources(written.sources, written.sourcesOf, common));
	return {
		name,
		workingDirectory,
		buildFlags: settings["build-flags"] ?? [],
		package: settings.package,
		profile: settings.profile && resolve(workingDirectory, settings.profile),
		async config() {
			const runsTests = /(\b|\\n)go test\b/.test(JSON.stringify(written.sources ?? ""));
			if (name === void 0) return configOf(settings, {
				...common,
				sources,
				runsTests
			});
			await requireFolder(workingDirectory, `${where}: `);
			requireInside(workingDirectory, common.checkout, `${where}: working-directory`);
			const config = await configOf(settings, {
				...common,
				workingDirectory,
				sources,
				runsTests
			});
			const { archive, publishSettings } = config;
			const { branch = "" } = publishSettings;
			const isShared = (setting) => count > 1 && !(isOwn[setting] && inputs[setting] === void 0);
			const isTemplate = /\{\{\s*(target|profile)\s*\}\}/.test(branch);
			const suffix = branch !== "" && isShared("branch") && !isTemplate && { branch: `${branch}-${name}` };
			const folder = archive && `${archive.path.replace(/(?<=[^/])$/, "/")}${name}/`;
			return {
				...config,
				target: name,
				archive: archive && folder && isShared("archive") ? {
					...archive,
					path: folder
				} : archive,
				publishSettings: {
					...publishSettings,
					...suffix
				}
			};
		}
	};
}
const MOST_TARGETS = 1e3;
/** @throws UsageError for bad settings of any of the file's targets. No variable is looked up. */
async function readTargets(file, inputs) {
	const { targets: all } = file;
	if (!Array.isArray(all) || all.length === 0 || all.length > MOST_TARGETS) throw new UsageError(`${file.name}: targets is not a list of 1 to ${MOST_TARGETS} targets.`, { fix: "Start each target with `- `, for instance `- package: ./cmd/api`." });
	const targets = /* @__PURE__ */ new Map();
	for (const [index, item] of all.entries()) {
		const target = await readTarget(item, `${file.name}: targets[${index}]`, file, inputs);
		const key = target.name.toLowerCase();
		if (targets.has(key)) throw new UsageError(`${target.where} has the same name as another target.`, { fix: "Give each target its own `name`." });
		const { branch, repository } = target.settings;
		const isShared = !target.isOwn.branch || /\{\{/.test(branch ?? "");
		const other = [...targets.values()].find(({ settings, isOwn }) => isOwn.branch && settings.branch === branch && settings.repository === repository);
		if (branch !== void 0 && !isShared && other !== void 0) throw new UsageError(`${target.where} has the same \`branch\` as ${other.where}.`, { fix: "Give each target its own `branch`." });
		targets.set(key, target);
	}
	return [...targets.values()];
}
async function readTarget(item, place, file, inputs) {
	if (typeof item !== "object" || item === null || Array.isArray(item)) throw new UsageError(`${place} is not a map of settings.`, { fix: "Write it as `- package: ./cmd/api`, with further settings on lines of their own below." });
	const head = safeParse(HEAD, item);
	if (!head.success) throw explain(head.issues, place, item, HEAD.entries);
	const workingDirectory = resolve(file.folder, head.output["working-directory"] ?? ".");
	const name = await nameOf(head.output, workingDirectory, place);
	const where = `${place} (${name})`;
	const { name: _, "working-directory": __, sources, ...own } = withTargetName(item, name);
	const settings = parseSettings(own, where, [
		"name",
		"working-directory",
		"sources"
	]);
	const shared = parseSettings(withTargetName(file.settings, name), file.name);
	const wrong = RUN_WIDE.find((setting) => setting in own);
	if (wrong !== void 0) throw new UsageError(`${where}: \`${wrong}\` is a setting of the whole run.`, { fix: `Write \`${wrong}\` outside of \`targets\`.` });
	const publishing = PUBLISHING.find((setting) => setting in settings);
	if ((inputs["pull-requests"] ?? shared["pull-requests"]) !== "each" && publishing !== void 0) throw new UsageError(`${where}: \`${publishing}\` cannot be a target's own while all targets share a pull request.`, { fix: `Write \`${publishing}\` outside of \`targets\`, or set \`pull-requests: each\`.` });
	const isOwn = (setting) => settings[setting] !== void 0 || namesTarget(file.settings[setting]);
	return {
		name,
		where,
		workingDirectory,
		settings: {
			...shared,
			...settings
		},
		sources: sources ?? withTargetName(file.sources, name),
		sourcesOf: sources === void 0 ? `${file.name}: sources` : `${where}: sources`,
		isOwn: {
			branch: isOwn("branch"),
			archive: isOwn("archive")
		}
	};
}
/** The name, or the last element of the package's path, of the working directory or of the module's path. */
async function nameOf(head, workingDirectory, place) {
	const folder = head["working-directory"] && lastElement(basename(workingDirectory));
	const module = async () => {
		const mod = await readFile(join(workingDirectory, "go.mod"), "utf8").catch(() => "");
		return /^module\s+"?([^\s"]+)/m.exec(mod)?.[1] ?? "";
	};
	const name = head.name ?? lastElement(head.package ?? "") ?? folder ?? lastElement(await module());
	if (name !== void 0 && is(NAME, name)) return name;
	const why = name === void 0 ? "" : `, and ${shown(name)} cannot be one`;
	throw new UsageError(`${place} has no \`name\`${why}.`, { fix: "Add one, such as `name: api`." });
}
/** The targets that `names` names; without names all. @throws UsageError for an unknown name. */
function selected(targets, names = []) {
	const known = targets.map(({ name = "" }) => name);
	const unknown = names.find((name) => !known.includes(name));
	if (unknown !== void 0) throw unknownKey(unknown, "target", known);
	return targets.filter(({ name = "" }) => names.length === 0 || names.includes(name));
}
/** @throws UsageError for inputs that several targets cannot share. */
function requireShareable(raw, settings) {
	const ofEach = PUBLISHING.find((name) => namesTarget(settings[name]));
	if (ofEach !== void 0 && settings["pull-requests"] !== "each") throw new UsageError(`${ofEach}: all targets share it, so \`\${PGO_TARGET}\` has no meaning in it.`, { fix: "Take it out, or set `pull-requests: each`." });
	const sources = ["sources", "source"].find((name) => raw[name] && !namesTarget(raw[name]));
	const wrong = sources ?? ["package", "profile"].find((name) => raw.settings[name] !== void 0);
	if (wrong === void 0) return;
	const alternative = sources ? "write `${PGO_TARGET}` where the name of each belongs" : `write \`${wrong}\` into the config file, below each target`;
	throw new UsageError(`${wrong}: it is for one program, and there are several targets.`, { fix: `Name one of them by \`target\`, or ${alternative}.` });
}
/** @throws UsageError for what has a meaning only if the config file has targets. */
function requireNoTarget(settings, command, file) {
	if (command !== "targets" && settings.target === void 0) return;
	const what = file.found ? `${file.name} has no \`targets\`` : `there is no ${file.name}`;
	throw new UsageError(`${command === "targets" ? "command: targets" : "target"}: ${what}.`, { fix: "List the programs under `targets` in the config file; without it, there is only one." });
}
/** @param where names the target that names it. @throws UsageError when there is no such folder. */
async function requireFolder(path, where = "") {
	if ((await stat$1(path).catch(() => void 0))?.isDirectory()) return;
	throw new UsageError(`${where}working-directory: there is no folder ${path}.`, { fix: "Name the folder of the Go module, from the root of the repository." });
}
const VARIABLE = "${PGO_TARGET}";
function namesTarget(value) {
	return (JSON.stringify(value) ?? "").includes(VARIABLE);
}
/**
* The same YAML value with the target's name in place of `${PGO_TARGET}`.
* @throws UsageError where the name would become part of a variable's: the text itself says which variables are looked up.
*/
function withTargetName(value, name) {
	if (!namesTarget(value)) return value;
	const text = JSON.stringify(value);
	if (!/\$\{\w*\$\{PGO_TARGET\}/.test(text)) return JSON.parse(text.replaceAll(VARIABLE, name));
	throw new UsageError("`${PGO_TARGET}` cannot be part of the name of another variable.", { fix: "Write the variable of each target into its own `sources`, below `targets`." });
}

// src/work.ts
function contextOf({ config, host }) {
	return {
		cwd: config.workingDirectory,
		env: host.env,
		signal: host.signal
	};
}
/** What git prints in `cwd`; undefined when it fails, as it does without git or outside of a repository. */
async function gitPrints(run, cwd, ...args) {
	const { env, signal } = run.host;
	const ended = await orElse(run, run$1(["git", ...args], {
		cwd,
		env,
		signal
	}), () => void 0);
	return ended?.exitCode === 0 ? ended.stdout.toString() : void 0;
}
function collectingOf(run, scratch) {
	const { now, progress, mask } = run.host;
	return {
		...contextOf(run),
		scratch,
		now,
		progress,
		mask,
		token: run.config.token
	};
}
function isOfOneProgram({ works, whole }) {
	return works.length === 1 && works[0] === whole;
}
/** The report of a command that is still running. What was found out before a failure stays in it. */
var GrowingReport = class {
	/** Why the command failed. */
	failure;
	#host;
	#report;
	#targets;
	constructor(first, host) {
		this.#report = first;
		this.#host = host;
	}
	get value() {
		if (this.#targets === void 0) return this.#report;
		return {
			...this.#report,
			targets: this.#targets.map(({ value }) => value)
		};
	}
	/** Findings are appended and shown at once; other keys replace their old value. */
	add({ findings = [], ...part }) {
		const known = Object.fromEntries(Object.entries(part).filter(([, value]) => value !== void 0));
		this.#report = {
			...this.#report,
			...known,
			findings: [...this.#report.findings, ...findings]
		};
		for (const group of groupFindings(limitFindings(findings))) this.#host.finding(asFinding(group));
	}
	/** Makes these reports the `targets` of this one. */
	cover(targets) {
		this.#targets = targets;
	}
	fail(error) {
		if (this.failure === error) return;
		this.failure = error;
		const { message, fix } = error;
		if (error instanceof Rejected) this.add({ decision: {
			...this.#report.decision,
			kind: "reject",
			reason: error.reason
		} });
		this.add({ error: {
			message,
			fix
		} });
	}
};
/**
* Runs a part of a command. Its failure is put into the report, and other programs go on.
* @returns what `part` returned; undefined when it failed.
* @throws bugs, and the signal's reason when the run was cancelled.
*/
function attempt({ run, report }, part) {
	return orElse(run, part(), (error) => void report.fail(error));
}
/** Goes on after an expected error or a refusal of the machine. @throws bugs, and the signal's reason. */
async function orElse({ host }, task, otherwise) {
	try {
		return await task;
	} catch (thrown) {
		host.signal.throwIfAborted();
		const error = machineFailure(thrown) ?? thrown;
		if (!(error instanceof ExpectedError)) throw error;
		return otherwise(error);
	}
}
/** Makes a folder of the output. @throws UsageError when it cannot be made. */
async function makeFolder(path) {
	if (isGitsOwn(path)) throw new UsageError(`output-directory: ${path} is part of git's own data.`, { fix: "Name a folder outside of `.git`." });
	try {
		await mkdir(resolve(path), { recursive: true });
	} catch (error) {
		if (machineFailure(error) !== void 0) throw error;
		throw new UsageError(`output-directory: ${path} cannot be made: ${reasonOf$2(error)}.`, {
			fix: "Name a folder that this user may write to; missing parts of its path are made.",
			cause: error
		});
	}
}

// src/run.ts
/** Commands that leave no report and no result document. */
const WITHOUT_OUTPUT = [
	"targets",
	"merge",
	"inspect",
	"diff",
	"init"
];
/**
* Runs one command from its raw inputs to what people see.
* @param read reads the host's inputs; what is wrong with them is reported like any other error.
* @returns the exit code: 0 done, 1 failed, 2 wrong usage, 128 + signal when cancelled.
*/
async function run(host, read) {
	const report = new GrowingReport({
		command: "refresh",
		findings: []
	}, host);
	const mask = masking(host, report);
	for (const secret of secretsOfEnvironment(host.env)) mask(secret);
	let scratch;
	let outputDirectory;
	let exitCode = 0;
	try {
		scratch = await temporaryFolder("scratch", host);
		removeWithUs(scratch);
		const { command, inputs, operands, output, force } = read();
		report.add({ command });
		const { token } = inputs;
		if (token !== void 0) {
			mask(token);
			for (const [name, value] of Object.entries(host.env)) if (value === token) keepFromTools(name);
		}
		const { cwd, env: given, signal } = host;
		const fileAt = async (token, at) => (await import("./github-repository.js")).fileAt({
			token,
			env: given,
			signal
		}, at);
		const { shared, targets, others, findings } = await readRun(inputs, {
			cwd,
			env: given,
			mask,
			fileAt
		}, command);
		report.add({ findings });
		const only = targets.length === 1 && command !== "targets" ? targets[0] : void 0;
		report.add({ target: only?.name });
		const config = only === void 0 ? shared : await only.config();
		if (!WITHOUT_OUTPUT.includes(command)) {
			const folder = config.outputDirectory ?? await temporaryFolder(command, host);
			await makeFolder(folder);
			outputDirectory = folder;
		}
		const env = {
			...host.env,
			[GO_WORK_DIR]: scratch
		};
		const whole = {
			run: {
				command,
				host: {
					...host,
					env
				},
				operands,
				output,
				force,
				scratch,
				config,
				outputDirectory: outputDirectory ?? scratch
			},
			report
		};
		if (command === "targets") {
			const { listTargets } = await import("./program2.js");
			report.add({ targets: await listTargets(whole.run, targets) });
		} else if (only !== void 0) await performAll({
			works: [whole],
			whole,
			others: []
		});
		else {
			const { worksOf } = await import("./program2.js");
			await performAll({
				works: await worksOf(targets, whole.run),
				whole,
				others
			});
		}
	} catch (thrown) {
		const error = expected(host.signal.aborted ? cancelled(host, report.value) : thrown);
		exitCode = error.exitCode;
		report.fail(error);
	} finally {
		if (scratch !== void 0) await rm(scratch, {
			recursive: true,
			force: true,
			maxRetries: 5
		}).catch(() => {});
	}
	try {
		await finish(host, report, outputDirectory);
		exitCode ||= report.failure?.exitCode ?? 0;
	} catch (thrown) {
		const error = expected(thrown);
		host.finding({
			severity: "error",
			message: error.message,
			fix: error.fix
		});
		exitCode ||= error.exitCode;
	}
	if (host.signal.aborted) process.exit(exitCode);
	return exitCode;
}
/** Why the run ended, and what it has left behind. */
function cancelled({ signal }, { profile, build, comparison, publication, targets }) {
	const { message, exitCode } = signal.reason;
	const isPartial = [
		profile,
		build,
		comparison,
		publication,
		targets
	].some((part) => part !== void 0);
	const fix = WHAT_TO_DO[isPartial ? "cancelled" : "cancelledEarly"];
	return new ExpectedError(message, {
		exitCode,
		fix
	});
}
/** @throws what was thrown, where it is a bug. */
function expected(thrown) {
	const error = machineFailure(thrown) ?? thrown;
	if (error instanceof ExpectedError) return error;
	throw error;
}
/** Hides a secret everywhere, and warns once of a variable whose value is too common to be hidden. */
function masking(host, report) {
	const warned = /* @__PURE__ */ new Set();
	return (secret, variable) => {
		host.mask(secret);
		if (variable === void 0) return;
		keepFromTools(variable);
		if (isHideable(secret) || warned.has(variable)) return;
		warned.add(variable);
		const message = `\`\${${variable}}\` has fewer than ${4} characters, or is a word such as \`main\`: it is not hidden where a server repeats it.`;
		report.add({ findings: [warning(message, "Use a long random secret, or write non-secret values inline.")] });
	};
}
/** Runs the command for every program of the group. @throws ExpectedError at the end when any has failed. */
async function performAll(group) {
	const { works, whole } = group;
	const isAlone = isOfOneProgram(group);
	if (!isAlone) whole.report.cover(works.map(({ report }) => report));
	try {
		for (const part of await partsOf(group)) try {
			if (isOfOneProgram(part)) await attempt(part.whole, () => perform(part));
			else await perform(part);
		} finally {
			for (const work of part.works) await conclude(work, !isAlone);
		}
	} catch (error) {
		const isBegun = ({ value }) => value.findings.length > 0 || [
			value.decision,
			value.profile,
			value.publication,
			value.error
		].some(Boolean);
		if (!isAlone) whole.report.cover(works.map(({ report }) => report).filter(isBegun));
		throw error;
	}
	if (isAlone) {
		if (whole.report.failure !== void 0) throw whole.report.failure;
		return;
	}
	const { runFacts } = await import("./program2.js");
	if (whole.run.command !== "check") whole.report.add({ run: await runFacts(whole.run) });
	const failed = works.filter(({ report }) => report.failure !== void 0);
	if (failed.length === 0) return;
	const names = failed.map(({ run }) => run.config.target).join(", ");
	throw new ExpectedError(`${failed.length} of ${count(works.length, "target")} failed: ${names}.`, { fix: "The report says why for each; the others are done." });
}
/** Programs that share a pull request are worked on together, all others one after the other. */
async function partsOf(group) {
	const { works, whole } = group;
	const { command, config } = whole.run;
	if (works.length === 0 || isOfOneProgram(group) || command === "rollback") return [group];
	if (command === "refresh" || command === "repair") {
		if (config.pullRequests === "one" && config.publish !== "none") return [group];
		const { requireNoCollisions } = await import("./program2.js");
		await requireNoCollisions(works);
	}
	return works.map((work) => ({
		works: [work],
		whole: work,
		others: []
	}));
}
async function perform(group) {
	const { run, report } = group.whole;
	switch (run.command) {
		case "refresh":
		case "repair":
			await (await import("./program2.js")).findAhead(group.works);
			return (await import("./refresh.js")).refresh(group);
		case "rollback": return (await import("./rollback.js")).rollback(group);
		case "collect": return (await import("./collect.js")).collect(run, report);
		case "build": return (await import("./build.js")).build(run, report);
		case "compare": return (await import("./compare.js")).compare(run, report);
		case "check": return (await import("./check.js")).check(run, report);
		case "init": return (await import("./init.js")).init(run, report);
		case "demo": {
			const example = await (await import("./demo.js")).demo(run, report);
			return (await import("./refresh.js")).refresh(example);
		}
		case "merge":
		case "inspect":
		case "diff": return (await import("./files2.js"))[run.command](run, report);
		case "targets": throw new Error("`targets` is about all programs, never about one.");
	}
}
/** What comes last for a program, however its command has ended. Gates fail only after everything was written and published. */
async function conclude(work, isOneOfSeveral) {
	const { run, report } = work;
	const { host } = run;
	if (host.signal.aborted) return;
	const { gates } = report.value;
	if (report.failure === void 0 && gates) await attempt(work, async () => (await import("./compare.js")).requireGates(gates));
	const { message, fix } = report.failure ?? {};
	const wasShown = report.value.findings.some((one) => one.severity === "error" && one.message === message);
	if (isOneOfSeveral && message !== void 0 && !wasShown) host.finding({
		severity: "error",
		message,
		fix
	});
	if (!WITHOUT_OUTPUT.includes(run.command)) await (await import("./records.js")).record(work);
	if (isOneOfSeveral) await attempt(work, () => writeResultFiles(knownSecrets.redact(report.value), run.outputDirectory));
}
async function temporaryFolder(name, { env }) {
	const parent = env["RUNNER_TEMP"] ?? tmpdir();
	await mkdir(parent, { recursive: true });
	return mkdtemp(join(parent, `go-pgo-${name}-`));
}
/** Writes the result document and the report page. @param report free of secrets. @throws ExpectedError when it cannot. */
async function writeResultFiles(report, folder) {
	const { renderHtml } = await import("./html.js");
	const files = {
		result: join(folder, "result.json"),
		report: join(folder, "report.html")
	};
	await replaceFile(files.result, Buffer.from(renderJson(report)));
	await replaceFile(files.report, Buffer.from(renderHtml(report)));
	return files;
}
/** Writes the result document and the report page, then lets the host show the rest; also where the disk is too full for them. */
async function finish(host, growing, outputDirectory) {
	let files = {};
	try {
		if (outputDirectory !== void 0) files = await writeResultFiles(knownSecrets.redact(growing.value), outputDirectory);
	} catch (thrown) {
		const error = expected(thrown);
		if (growing.failure === void 0) growing.fail(error);
		else host.finding({
			severity: "error",
			message: error.message,
			fix: error.fix
		});
	}
	const report = knownSecrets.redact(growing.value);
	const look = Object.entries({
		report: "report.html",
		"pull request": "pull-request.md",
		repository: "repository"
	}).flatMap(([what, name]) => {
		const path = join(outputDirectory ?? "", name);
		return outputDirectory !== void 0 && existsSync(path) ? [[what, path]] : [];
	});
	const { renderText } = await import("./text.js");
	const { interactive: color, width } = host;
	await host.finish({
		outputs: outputsOf(report, files),
		summary: async () => {
			const { renderSummary } = await import("./markdown.js");
			return renderSummary(report);
		},
		text: renderText(report, {
			color,
			width,
			look: Object.fromEntries(look)
		}),
		json: renderJson(report),
		error: report.error
	});
}

// node_modules/commander/lib/error.js
var require_error = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* CommanderError class
	*/
	var CommanderError = class extends Error {
		/**
		* Constructs the CommanderError class
		* @param {number} exitCode suggested exit code which could be used with process.exit
		* @param {string} code an id string representing the error
		* @param {string} message human-readable description of the error
		*/
		constructor(exitCode, code, message) {
			super(message);
			Error.captureStackTrace(this, this.constructor);
			this.name = this.constructor.name;
			this.code = code;
			this.exitCode = exitCode;
			this.nestedError = void 0;
		}
	};
	/**
	* InvalidArgumentError class
	*/
	var InvalidArgumentError = class extends CommanderError {
		/**
		* Constructs the InvalidArgumentError class
		* @param {string} [message] explanation of why argument is invalid
		*/
		constructor(message) {
			super(1, "commander.invalidArgument", message);
			Error.captureStackTrace(this, this.constructor);
			this.name = this.constructor.name;
		}
	};
	exports.CommanderError = CommanderError;
	exports.InvalidArgumentError = InvalidArgumentError;
}));

// node_modules/commander/lib/argument.js
var require_argument = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { InvalidArgumentError } = require_error();
	var Argument = class {
		/**
		* Initialize a new command argument with the given name and description.
		* The default is that the argument is required, and you can explicitly
		* indicate this with <> around the name. Put [] around the name for an optional argument.
		*
		* @param {string} name
		* @param {string} [description]
		*/
		constructor(name, description) {
			this.description = description || "";
			this.variadic = false;
			this.parseArg = void 0;
			this.defaultValue = void 0;
			this.defaultValueDescription = void 0;
			this.argChoices = void 0;
			switch (name[0]) {
				case "<":
					this.required = true;
					this._name = name.slice(1, -1);
					break;
				case "[":
					this.required = false;
					this._name = name.slice(1, -1);
					break;
				default:
					this.required = true;
					this._name = name;
			}
			if (this._name.endsWith("...")) {
				this.variadic = true;
				this._name = this._name.slice(0, -3);
			}
		}
		/**
		* Return argument name.
		*
		* @return {string}
		*/
		name() {
			return this._name;
		}
		/**
		* @package
		*/
		_collectValue(value, previous) {
			if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
			previous.push(value);
			return previous;
		}
		/**
		* Set the default value, and optionally supply the description to be displayed in the help.
		*
		* @param {*} value
		* @param {string} [description]
		* @return {Argument}
		*/
		default(value, description) {
			this.defaultValue = value;
			this.defaultValueDescription = description;
			return this;
		}
		/**
		* Set the custom handler for processing CLI command arguments into argument values.
		*
		* @param {Function} [fn]
		* @return {Argument}
		*/
		argParser(fn) {
			this.parseArg = fn;
			return this;
		}
		/**
		* Only allow argument value to be one of choices.
		*
		* @param {string[]} values
		* @return {Argument}
		*/
		choices(values) {
			this.argChoices = values.slice();
			this.parseArg = (arg, previous) => {
				if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
				if (this.variadic) return this._collectValue(arg, previous);
				return arg;
			};
			return this;
		}
		/**
		* Make argument required.
		*
		* @returns {Argument}
		*/
		argRequired() {
			this.required = true;
			return this;
		}
		/**
		* Make argument optional.
		*
		* @returns {Argument}
		*/
		argOptional() {
			this.required = false;
			return this;
		}
	};
	/**
	* Takes an argument and returns its human readable equivalent for help usage.
	*
	* @param {Argument} arg
	* @return {string}
	* @private
	*/
	function humanReadableArgName(arg) {
		const nameOutput = arg.name() + (arg.variadic === true ? "..." : "");
		return arg.required ? "<" + nameOutput + ">" : "[" + nameOutput + "]";
	}
	exports.Argument = Argument;
	exports.humanReadableArgName = humanReadableArgName;
}));

// node_modules/commander/lib/help.js
var require_help = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { humanReadableArgName } = require_argument();
	/**
	* TypeScript import types for JSDoc, used by Visual Studio Code IntelliSense and `npm run typescript-checkJS`
	* https://www.typescriptlang.org/docs/handbook/jsdoc-supported-types.html#import-types
	* @typedef { import("./argument.js").Argument } Argument
	* @typedef { import("./command.js").Command } Command
	* @typedef { import("./option.js").Option } Option
	*/
	var Help = class {
		constructor() {
			this.helpWidth = void 0;
			this.minWidthToWrap = 40;
			this.sortSubcommands = false;
			this.sortOptions = false;
			this.showGlobalOptions = false;
		}
		/**
		* prepareContext is called by Commander after applying overrides from `Command.configureHelp()`
		* and just before calling `formatHelp()`.
		*
		* Commander just uses the helpWidth and the rest is provided for optional use by more complex subclasses.
		*
		* @param {{ error?: boolean, helpWidth?: number, outputHasColors?: boolean }} contextOptions
		*/
		prepareContext(contextOptions) {
			this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
		}
		/**
		* Get an array of the visible subcommands. Includes a placeholder for the implicit help command, if there is one.
		*
		* @param {Command} cmd
		* @returns {Command[]}
		*/
		visibleCommands(cmd) {
			const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
			const helpCommand = cmd._getHelpCommand();
			if (helpCommand && !helpCommand._hidden) visibleCommands.push(helpCommand);
			if (this.sortSubcommands) visibleCommands.sort((a, b) => {
				return a.name().localeCompare(b.name());
			});
			return visibleCommands;
		}
		/**
		* Compare options for sort.
		*
		* @param {Option} a
		* @param {Option} b
		* @returns {number}
		*/
		compareOptions(a, b) {
			const getSortKey = (option) => {
				return option.short ? option.short.replace(/^-/, "") : option.long.replace(/^--/, "");
			};
			return getSortKey(a).localeCompare(getSortKey(b));
		}
		/**
		* Get an array of the visible options. Includes a placeholder for the implicit help option, if there is one.
		*
		* @param {Command} cmd
		* @returns {Option[]}
		*/
		visibleOptions(cmd) {
			const visibleOptions = cmd.options.filter((option) => !option.hidden);
			const helpOption = cmd._getHelpOption();
			if (helpOption && !helpOption.hidden) {
				const removeShort = helpOption.short && cmd._findOption(helpOption.short);
				const removeLong = helpOption.long && cmd._findOption(helpOption.long);
				if (!removeShort && !removeLong) visibleOptions.push(helpOption);
				else if (helpOption.long && !removeLong) visibleOptions.push(cmd.createOption(helpOption.long, helpOption.description));
				else if (helpOption.short && !removeShort) visibleOptions.push(cmd.createOption(helpOption.short, helpOption.description));
			}
			if (this.sortOptions) visibleOptions.sort(this.compareOptions);
			return visibleOptions;
		}
		/**
		* Get an array of the visible global options. (Not including help.)
		*
		* @param {Command} cmd
		* @returns {Option[]}
		*/
		visibleGlobalOptions(cmd) {
			if (!this.showGlobalOptions) return [];
			const globalOptions = [];
			for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
				const visibleOptions = ancestorCmd.options.filter((option) => !option.hidden);
				globalOptions.push(...visibleOptions);
			}
			if (this.sortOptions) globalOptions.sort(this.compareOptions);
			return globalOptions;
		}
		/**
		* Get an array of the arguments if any have a description.
		*
		* @param {Command} cmd
		* @returns {Argument[]}
		*/
		visibleArguments(cmd) {
			if (cmd._argsDescription) cmd.registeredArguments.forEach((argument) => {
				argument.description = argument.description || cmd._argsDescription[argument.name()] || "";
			});
			if (cmd.registeredArguments.find((argument) => argument.description)) return cmd.registeredArguments;
			return [];
		}
		/**
		* Get the command term to show in the list of subcommands.
		*
		* @param {Command} cmd
		* @returns {string}
		*/
		subcommandTerm(cmd) {
			const args = cmd.registeredArguments.map((arg) => humanReadableArgName(arg)).join(" ");
			return cmd._name + (cmd._aliases[0] ? "|" + cmd._aliases[0] : "") + (cmd.options.length ? " [options]" : "") + (args ? " " + args : "");
		}
		/**
		* Get the option term to show in the list of options.
		*
		* @param {Option} option
		* @returns {string}
		*/
		optionTerm(option) {
			return option.flags;
		}
		/**
		* Get the argument term to show in the list of arguments.
		*
		* @param {Argument} argument
		* @returns {string}
		*/
		argumentTerm(argument) {
			return argument.name();
		}
		/**
		* Get the longest command term length.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {number}
		*/
		longestSubcommandTermLength(cmd, helper) {
			return helper.visibleCommands(cmd).reduce((max, command) => {
				return Math.max(max, this.displayWidth(helper.styleSubcommandTerm(helper.subcommandTerm(command))));
			}, 0);
		}
		/**
		* Get the longest option term length.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {number}
		*/
		longestOptionTermLength(cmd, helper) {
			return helper.visibleOptions(cmd).reduce((max, option) => {
				return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
			}, 0);
		}
		/**
		* Get the longest global option term length.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {number}
		*/
		longestGlobalOptionTermLength(cmd, helper) {
			return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
				return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
			}, 0);
		}
		/**
		* Get the longest argument term length.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {number}
		*/
		longestArgumentTermLength(cmd, helper) {
			return helper.visibleArguments(cmd).reduce((max, argument) => {
				return Math.max(max, this.displayWidth(helper.styleArgumentTerm(helper.argumentTerm(argument))));
			}, 0);
		}
		/**
		* Get the command usage to be displayed at the top of the built-in help.
		*
		* @param {Command} cmd
		* @returns {string}
		*/
		commandUsage(cmd) {
			let cmdName = cmd._name;
			if (cmd._aliases[0]) cmdName = cmdName + "|" + cmd._aliases[0];
			let ancestorCmdNames = "";
			for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) ancestorCmdNames = ancestorCmd.name() + " " + ancestorCmdNames;
			return ancestorCmdNames + cmdName + " " + cmd.usage();
		}
		/**
		* Get the description for the command.
		*
		* @param {Command} cmd
		* @returns {string}
		*/
		commandDescription(cmd) {
			return cmd.description();
		}
		/**
		* Get the subcommand summary to show in the list of subcommands.
		* (Fallback to description for backwards compatibility.)
		*
		* @param {Command} cmd
		* @returns {string}
		*/
		subcommandDescription(cmd) {
			return cmd.summary() || cmd.description();
		}
		/**
		* Get the option description to show in the list of options.
		*
		* @param {Option} option
		* @return {string}
		*/
		optionDescription(option) {
			const extraInfo = [];
			if (option.argChoices) extraInfo.push(`choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
			if (option.defaultValue !== void 0) {
				if (option.required || option.optional || option.isBoolean() && typeof option.defaultValue === "boolean") extraInfo.push(`default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`);
			}
			if (option.presetArg !== void 0 && option.optional) extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
			if (option.envVar !== void 0) extraInfo.push(`env: ${option.envVar}`);
			if (extraInfo.length > 0) {
				const extraDescription = `(${extraInfo.join(", ")})`;
				if (option.description) return `${option.description} ${extraDescription}`;
				return extraDescription;
			}
			return option.description;
		}
		/**
		* Get the argument description to show in the list of arguments.
		*
		* @param {Argument} argument
		* @return {string}
		*/
		argumentDescription(argument) {
			const extraInfo = [];
			if (argument.argChoices) extraInfo.push(`choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
			if (argument.defaultValue !== void 0) extraInfo.push(`default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`);
			if (extraInfo.length > 0) {
				const extraDescription = `(${extraInfo.join(", ")})`;
				if (argument.description) return `${argument.description} ${extraDescription}`;
				return extraDescription;
			}
			return argument.description;
		}
		/**
		* Format a list of items, given a heading and an array of formatted items.
		*
		* @param {string} heading
		* @param {string[]} items
		* @param {Help} helper
		* @returns string[]
		*/
		formatItemList(heading, items, helper) {
			if (items.length === 0) return [];
			return [
				helper.styleTitle(heading),
				...items,
				""
			];
		}
		/**
		* Group items by their help group heading.
		*
		* @param {Command[] | Option[]} unsortedItems
		* @param {Command[] | Option[]} visibleItems
		* @param {Function} getGroup
		* @returns {Map<string, Command[] | Option[]>}
		*/
		groupItems(unsortedItems, visibleItems, getGroup) {
			const result = /* @__PURE__ */ new Map();
			unsortedItems.forEach((item) => {
				const group = getGroup(item);
				if (!result.has(group)) result.set(group, []);
			});
			visibleItems.forEach((item) => {
				const group = getGroup(item);
				if (!result.has(group)) result.set(group, []);
				result.get(group).push(item);
			});
			return result;
		}
		/**
		* Generate the built-in help text.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {string}
		*/
		formatHelp(cmd, helper) {
			const termWidth = helper.padWidth(cmd, helper);
			const helpWidth = helper.helpWidth ?? 80;
			function callFormatItem(term, description) {
				return helper.formatItem(term, termWidth, description, helper);
			}
			let output = [`${helper.styleTitle("Usage:")} ${helper.styleUsage(helper.commandUsage(cmd))}`, ""];
			const commandDescription = helper.commandDescription(cmd);
			if (commandDescription.length > 0) output = output.concat([helper.boxWrap(helper.styleCommandDescription(commandDescription), helpWidth), ""]);
			const argumentList = helper.visibleArguments(cmd).map((argument) => {
				return callFormatItem(helper.styleArgumentTerm(helper.argumentTerm(argument)), helper.styleArgumentDescription(helper.argumentDescription(argument)));
			});
			output = output.concat(this.formatItemList("Arguments:", argumentList, helper));
			this.groupItems(cmd.options, helper.visibleOptions(cmd), (option) => option.helpGroupHeading ?? "Options:").forEach((options, group) => {
				const optionList = options.map((option) => {
					return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
				});
				output = output.concat(this.formatItemList(group, optionList, helper));
			});
			if (helper.showGlobalOptions) {
				const globalOptionList = helper.visibleGlobalOptions(cmd).map((option) => {
					return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
				});
				output = output.concat(this.formatItemList("Global Options:", globalOptionList, helper));
			}
			this.groupItems(cmd.commands, helper.visibleCommands(cmd), (sub) => sub.helpGroup() || "Commands:").forEach((commands, group) => {
				const commandList = commands.map((sub) => {
					return callFormatItem(helper.styleSubcommandTerm(helper.subcommandTerm(sub)), helper.styleSubcommandDescription(helper.subcommandDescription(sub)));
				});
				output = output.concat(this.formatItemList(group, commandList, helper));
			});
			return output.join("\n");
		}
		/**
		* Return display width of string, ignoring ANSI escape sequences. Used in padding and wrapping calculations.
		*
		* @param {string} str
		* @returns {number}
		*/
		displayWidth(str) {
			return stripColor(str).length;
		}
		/**
		* Style the title for displaying in the help. Called with 'Usage:', 'Options:', etc.
		*
		* @param {string} str
		* @returns {string}
		*/
		styleTitle(str) {
			return str;
		}
		styleUsage(str) {
			return str.split(" ").map((word) => {
				if (word === "[options]") return this.styleOptionText(word);
				if (word === "[command]") return this.styleSubcommandText(word);
				if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
				return this.styleCommandText(word);
			}).join(" ");
		}
		styleCommandDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleOptionDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleSubcommandDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleArgumentDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleDescriptionText(str) {
			return str;
		}
		styleOptionTerm(str) {
			return this.styleOptionText(str);
		}
		styleSubcommandTerm(str) {
			return str.split(" ").map((word) => {
				if (word === "[options]") return this.styleOptionText(word);
				if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
				return this.styleSubcommandText(word);
			}).join(" ");
		}
		styleArgumentTerm(str) {
			return this.styleArgumentText(str);
		}
		styleOptionText(str) {
			return str;
		}
		styleArgumentText(str) {
			return str;
		}
		styleSubcommandText(str) {
			return str;
		}
		styleCommandText(str) {
			return str;
		}
		/**
		* Calculate the pad width from the maximum term length.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {number}
		*/
		padWidth(cmd, helper) {
			return Math.max(helper.longestOptionTermLength(cmd, helper), helper.longestGlobalOptionTermLength(cmd, helper), helper.longestSubcommandTermLength(cmd, helper), helper.longestArgumentTermLength(cmd, helper));
		}
		/**
		* Detect manually wrapped and indented strings by checking for line break followed by whitespace.
		*
		* @param {string} str
		* @returns {boolean}
		*/
		preformatted(str) {
			return /\n[^\S\r\n]/.test(str);
		}
		/**
		* Format the "item", which consists of a term and description. Pad the term and wrap the description, indenting the following lines.
		*
		* So "TTT", 5, "DDD DDDD DD DDD" might be formatted for this.helpWidth=17 like so:
		*   TTT  DDD DDDD
		*        DD DDD
		*
		* @param {string} term
		* @param {number} termWidth
		* @param {string} description
		* @param {Help} helper
		* @returns {string}
		*/
		formatItem(term, termWidth, description, helper) {
			const itemIndent = 2;
			const itemIndentStr = " ".repeat(itemIndent);
			if (!description) return itemIndentStr + term;
			const paddedTerm = term.padEnd(termWidth + term.length - helper.displayWidth(term));
			const spacerWidth = 2;
			const remainingWidth = (this.helpWidth ?? 80) - termWidth - spacerWidth - itemIndent;
			let formattedDescription;
			if (remainingWidth < this.minWidthToWrap || helper.preformatted(description)) formattedDescription = description;
			else formattedDescription = helper.boxWrap(description, remainingWidth).replace(/\n/g, "\n" + " ".repeat(termWidth + spacerWidth));
			return itemIndentStr + paddedTerm + " ".repeat(spacerWidth) + formattedDescription.replace(/\n/g, `\n${itemIndentStr}`);
		}
		/**
		* Wrap a string at whitespace, preserving existing line breaks.
		* Wrapping is skipped if the width is less than `minWidthToWrap`.
		*
		* @param {string} str
		* @param {number} width
		* @returns {string}
		*/
		boxWrap(str, width) {
			if (width < this.minWidthToWrap) return str;
			const rawLines = str.split(/\r\n|\n/);
			const chunkPattern = /[\s]*[^\s]+/g;
			const wrappedLines = [];
			rawLines.forEach((line) => {
				const chunks = line.match(chunkPattern);
				if (chunks === null) {
					wrappedLines.push("");
					return;
				}
				let sumChunks = [chunks.shift()];
				let sumWidth = this.displayWidth(sumChunks[0]);
				chunks.forEach((chunk) => {
					const visibleWidth = this.displayWidth(chunk);
					if (sumWidth + visibleWidth <= width) {
						sumChunks.push(chunk);
						sumWidth += visibleWidth;
						return;
					}
					wrappedLines.push(sumChunks.join(""));
					const nextChunk = chunk.trimStart();
					sumChunks = [nextChunk];
					sumWidth = this.displayWidth(nextChunk);
				});
				wrappedLines.push(sumChunks.join(""));
			});
			return wrappedLines.join("\n");
		}
	};
	/**
	* Strip style ANSI escape sequences from the string. In particular, SGR (Select Graphic Rendition) codes.
	*
	* @param {string} str
	* @returns {string}
	* @package
	*/
	function stripColor(str) {
		return str.replace(/\x1b\[\d*(;\d*)*m/g, "");
	}
	exports.Help = Help;
	exports.stripColor = stripColor;
}));

// node_modules/commander/lib/option.js
var require_option = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { InvalidArgumentError } = require_error();
	var Option = class {
		/**
		* Initialize a new `Option` with the given `flags` and `description`.
		*
		* @param {string} flags
		* @param {string} [description]
		*/
		constructor(flags, description) {
			this.flags = flags;
			this.description = description || "";
			this.required = flags.includes("<");
			this.optional = flags.includes("[");
			this.variadic = /\w\.\.\.[>\]]$/.test(flags);
			this.mandatory = false;
			const optionFlags = splitOptionFlags(flags);
			this.short = optionFlags.shortFlag;
			this.long = optionFlags.longFlag;
			this.negate = false;
			if (this.long) this.negate = this.long.startsWith("--no-");
			this.defaultValue = void 0;
			this.defaultValueDescription = void 0;
			this.presetArg = void 0;
			this.envVar = void 0;
			this.parseArg = void 0;
			this.hidden = false;
			this.argChoices = void 0;
			this.conflictsWith = [];
			this.implied = void 0;
			this.helpGroupHeading = void 0;
		}
		/**
		* Set the default value, and optionally supply the description to be displayed in the help.
		*
		* @param {*} value
		* @param {string} [description]
		* @return {Option}
		*/
		default(value, description) {
			this.defaultValue = value;
			this.defaultValueDescription = description;
			return this;
		}
		/**
		* Preset to use when option used without option-argument, especially optional but also boolean and negated.
		* The custom processing (parseArg) is called.
		*
		* @example
		* new Option('--color').default('GREYSCALE').preset('RGB');
		* new Option('--donate [amount]').preset('20').argParser(parseFloat);
		*
		* @param {*} arg
		* @return {Option}
		*/
		preset(arg) {
			this.presetArg = arg;
			return this;
		}
		/**
		* Add option name(s) that conflict with this option.
		* An error will be displayed if conflicting options are found during parsing.
		*
		* @example
		* new Option('--rgb').conflicts('cmyk');
		* new Option('--js').conflicts(['ts', 'jsx']);
		*
		* @param {(string | string[])} names
		* @return {Option}
		*/
		conflicts(names) {
			this.conflictsWith = this.conflictsWith.concat(names);
			return this;
		}
		/**
		* Specify implied option values for when this option is set and the implied options are not.
		*
		* The custom processing (parseArg) is not called on the implied values.
		*
		* @example
		* program
		*   .addOption(new Option('--log', 'write logging information to file'))
		*   .addOption(new Option('--trace', 'log extra details').implies({ log: 'trace.txt' }));
		*
		* @param {object} impliedOptionValues
		* @return {Option}
		*/
		implies(impliedOptionValues) {
			let newImplied = impliedOptionValues;
			if (typeof impliedOptionValues === "string") newImplied = { [impliedOptionValues]: true };
			this.implied = Object.assign(this.implied || {}, newImplied);
			return this;
		}
		/**
		* Set environment variable to check for option value.
		*
		* An environment variable is only used if when processed the current option value is
		* undefined, or the source of the current value is 'default' or 'config' or 'env'.
		*
		* @param {string} name
		* @return {Option}
		*/
		env(name) {
			this.envVar = name;
			return this;
		}
		/**
		* Set the custom handler for processing CLI option arguments into option values.
		*
		* @param {Function} [fn]
		* @return {Option}
		*/
		argParser(fn) {
			this.parseArg = fn;
			return this;
		}
		/**
		* Whether the option is mandatory and must have a value after parsing.
		*
		* @param {boolean} [mandatory=true]
		* @return {Option}
		*/
		makeOptionMandatory(mandatory = true) {
			this.mandatory = !!mandatory;
			return this;
		}
		/**
		* Hide option in help.
		*
		* @param {boolean} [hide=true]
		* @return {Option}
		*/
		hideHelp(hide = true) {
			this.hidden = !!hide;
			return this;
		}
		/**
		* @package
		*/
		_collectValue(value, previous) {
			if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
			previous.push(value);
			return previous;
		}
		/**
		* Only allow option value to be one of choices.
		*
		* @param {string[]} values
		* @return {Option}
		*/
		choices(values) {
			this.argChoices = values.slice();
			this.parseArg = (arg, previous) => {
				if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
				if (this.variadic) return this._collectValue(arg, previous);
				return arg;
			};
			return this;
		}
		/**
		* Return option name.
		*
		* @return {string}
		*/
		name() {
			if (this.long) return this.long.replace(/^--/, "");
			return this.short.replace(/^-/, "");
		}
		/**
		* Return option name, in a camelcase format that can be used
		* as an object attribute key.
		*
		* @return {string}
		*/
		attributeName() {
			if (this.negate) return camelcase(this.name().replace(/^no-/, ""));
			return camelcase(this.name());
		}
		/**
		* Set the help group heading.
		*
		* @param {string} heading
		* @return {Option}
		*/
		helpGroup(heading) {
			this.helpGroupHeading = heading;
			return this;
		}
		/**
		* Check if `arg` matches the short or long flag.
		*
		* @param {string} arg
		* @return {boolean}
		* @package
		*/
		is(arg) {
			return this.short === arg || this.long === arg;
		}
		/**
		* Return whether a boolean option.
		*
		* Options are one of boolean, negated, required argument, or optional argument.
		*
		* @return {boolean}
		* @package
		*/
		isBoolean() {
			return !this.required && !this.optional && !this.negate;
		}
	};
	/**
	* This class is to make it easier to work with dual options, without changing the existing
	* implementation. We support separate dual options for separate positive and negative options,
	* like `--build` and `--no-build`, which share a single option value. This works nicely for some
	* use cases, but is tricky for others where we want separate behaviours despite
	* the single shared option value.
	*/
	var DualOptions = class {
		/**
		* @param {Option[]} options
		*/
		constructor(options) {
			this.positiveOptions = /* @__PURE__ */ new Map();
			this.negativeOptions = /* @__PURE__ */ new Map();
			this.dualOptions = /* @__PURE__ */ new Set();
			options.forEach((option) => {
				if (option.negate) this.negativeOptions.set(option.attributeName(), option);
				else this.positiveOptions.set(option.attributeName(), option);
			});
			this.negativeOptions.forEach((value, key) => {
				if (this.positiveOptions.has(key)) this.dualOptions.add(key);
			});
		}
		/**
		* Did the value come from the option, and not from possible matching dual option?
		*
		* @param {*} value
		* @param {Option} option
		* @returns {boolean}
		*/
		valueFromOption(value, option) {
			const optionKey = option.attributeName();
			if (!this.dualOptions.has(optionKey)) return true;
			const preset = this.negativeOptions.get(optionKey).presetArg;
			const negativeValue = preset !== void 0 ? preset : false;
			return option.negate === (negativeValue === value);
		}
	};
	/**
	* Convert string from kebab-case to camelCase.
	*
	* @param {string} str
	* @return {string}
	* @private
	*/
	function camelcase(str) {
		return str.split("-").reduce((str, word) => {
			return str + word[0].toUpperCase() + word.slice(1);
		});
	}
	/**
	* Split the short and long flag out of something like '-m,--mixed <value>'
	*
	* @private
	*/
	function splitOptionFlags(flags) {
		let shortFlag;
		let longFlag;
		const shortFlagExp = /^-[^-]$/;
		const longFlagExp = /^--[^-]/;
		const flagParts = flags.split(/[ |,]+/).concat("guard");
		if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
		if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
		if (!shortFlag && shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
		if (!shortFlag && longFlagExp.test(flagParts[0])) {
			shortFlag = longFlag;
			longFlag = flagParts.shift();
		}
		if (flagParts[0].startsWith("-")) {
			const unsupportedFlag = flagParts[0];
			const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
			if (/^-[^-][^-]/.test(unsupportedFlag)) throw new Error(`${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`);
			if (shortFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many short flags`);
			if (longFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many long flags`);
			throw new Error(`${baseError}
- unrecognised flag format`);
		}
		if (shortFlag === void 0 && longFlag === void 0) throw new Error(`option creation failed due to no flags found in '${flags}'.`);
		return {
			shortFlag,
			longFlag
		};
	}
	exports.Option = Option;
	exports.DualOptions = DualOptions;
}));

// node_modules/commander/lib/suggestSimilar.js
var require_suggestSimilar = /* @__PURE__ */ __commonJSMin(((exports) => {
	const maxDistance = 3;
	function editDistance(a, b) {
		if (Math.abs(a.length - b.length) > maxDistance) return Math.max(a.length, b.length);
		const d = [];
		for (let i = 0; i <= a.length; i++) d[i] = [i];
		for (let j = 0; j <= b.length; j++) d[0][j] = j;
		for (let j = 1; j <= b.length; j++) for (let i = 1; i <= a.length; i++) {
			let cost = 1;
			if (a[i - 1] === b[j - 1]) cost = 0;
			else cost = 1;
			d[i][j] = Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + cost);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
		}
		return d[a.length][b.length];
	}
	/**
	* Find close matches, restricted to same number of edits.
	*
	* @param {string} word
	* @param {string[]} candidates
	* @returns {string}
	*/
	function suggestSimilar(word, candidates) {
		if (!candidates || candidates.length === 0) return "";
		candidates = Array.from(new Set(candidates));
		const searchingOptions = word.startsWith("--");
		if (searchingOptions) {
			word = word.slice(2);
			candidates = candidates.map((candidate) => candidate.slice(2));
		}
		let similar = [];
		let bestDistance = maxDistance;
		const minSimilarity = .4;
		candidates.forEach((candidate) => {
			if (candidate.length <= 1) return;
			const distance = editDistance(word, candidate);
			const length = Math.max(word.length, candidate.length);
			if ((length - distance) / length > minSimilarity) {
				if (distance < bestDistance) {
					bestDistance = distance;
					similar = [candidate];
				} else if (distance === bestDistance) similar.push(candidate);
			}
		});
		similar.sort((a, b) => a.localeCompare(b));
		if (searchingOptions) similar = similar.map((candidate) => `--${candidate}`);
		if (similar.length > 1) return `\n(Did you mean one of ${similar.join(", ")}?)`;
		if (similar.length === 1) return `\n(Did you mean ${similar[0]}?)`;
		return "";
	}
	exports.suggestSimilar = suggestSimilar;
}));

// node_modules/commander/lib/command.js
var require_command = /* @__PURE__ */ __commonJSMin(((exports) => {
	const EventEmitter = __require("node:events").EventEmitter;
	const childProcess = __require("node:child_process");
	const path = __require("node:path");
	const fs = __require("node:fs");
	const process = __require("node:process");
	const { Argument, humanReadableArgName } = require_argument();
	const { CommanderError } = require_error();
	const { Help, stripColor } = require_help();
	const { Option, DualOptions } = require_option();
	const { suggestSimilar } = require_suggestSimilar();
	var Command = class Command extends EventEmitter {
		/**
		* Initialize a new `Command`.
		*
		* @param {string} [name]
		*/
		constructor(name) {
			super();
			/** @type {Command[]} */
			this.commands = [];
			/** @type {Option[]} */
			this.options = [];
			this.parent = null;
			this._allowUnknownOption = false;
			this._allowExcessArguments = false;
			/** @type {Argument[]} */
			this.registeredArguments = [];
			this._args = this.registeredArguments;
			/** @type {string[]} */
			this.args = [];
			this.rawArgs = [];
			this.processedArgs = [];
			this._scriptPath = null;
			this._name = name || "";
			this._optionValues = {};
			this._optionValueSources = {};
			this._storeOptionsAsProperties = false;
			this._actionHandler = null;
			this._executableHandler = false;
			this._executableFile = null;
			this._executableDir = null;
			this._defaultCommandName = null;
			this._exitCallback = null;
			this._aliases = [];
			this._combineFlagAndOptionalValue = true;
			this._description = "";
			this._summary = "";
			this._argsDescription = void 0;
			this._enablePositionalOptions = false;
			this._passThroughOptions = false;
			this._lifeCycleHooks = {};
			/** @type {(boolean | string)} */
			this._showHelpAfterError = false;
			this._showSuggestionAfterError = true;
			this._savedState = null;
			this._outputConfiguration = {
				writeOut: (str) => process.stdout.write(str),
				writeErr: (str) => process.stderr.write(str),
				outputError: (str, write) => write(str),
				getOutHelpWidth: () => process.stdout.isTTY ? process.stdout.columns : void 0,
				getErrHelpWidth: () => process.stderr.isTTY ? process.stderr.columns : void 0,
				getOutHasColors: () => useColor() ?? (process.stdout.isTTY && process.stdout.hasColors?.()),
				getErrHasColors: () => useColor() ?? (process.stderr.isTTY && process.stderr.hasColors?.()),
				stripColor: (str) => stripColor(str)
			};
			this._hidden = false;
			/** @type {(Option | null | undefined)} */
			this._helpOption = void 0;
			this._addImplicitHelpCommand = void 0;
			/** @type {Command} */
			this._helpCommand = void 0;
			this._helpConfiguration = {};
			/** @type {string | undefined} */
			this._helpGroupHeading = void 0;
			/** @type {string | undefined} */
			this._defaultCommandGroup = void 0;
			/** @type {string | undefined} */
			this._defaultOptionGroup = void 0;
		}
		/**
		* Copy settings that are useful to have in common across root command and subcommands.
		*
		* (Used internally when adding a command using `.command()` so subcommands inherit parent settings.)
		*
		* @param {Command} sourceCommand
		* @return {Command} `this` command for chaining
		*/
		copyInheritedSettings(sourceCommand) {
			this._outputConfiguration = sourceCommand._outputConfiguration;
			this._helpOption = sourceCommand._helpOption;
			this._helpCommand = sourceCommand._helpCommand;
			this._helpConfiguration = sourceCommand._helpConfiguration;
			this._exitCallback = sourceCommand._exitCallback;
			this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
			this._combineFlagAndOptionalValue = sourceCommand._combineFlagAndOptionalValue;
			this._allowExcessArguments = sourceCommand._allowExcessArguments;
			this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
			this._showHelpAfterError = sourceCommand._showHelpAfterError;
			this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;
			return this;
		}
		/**
		* @returns {Command[]}
		* @private
		*/
		_getCommandAndAncestors() {
			const result = [];
			for (let command = this; command; command = command.parent) result.push(command);
			return result;
		}
		/**
		* Define a command.
		*
		* There are two styles of command: pay attention to where to put the description.
		*
		* @example
		* // Command implemented using action handler (description is supplied separately to `.command`)
		* program
		*   .command('clone <source> [destination]')
		*   .description('clone a repository into a newly created directory')
		*   .action((source, destination) => {
		*     console.log('clone command called');
		*   });
		*
		* // Command implemented using separate executable file (description is second parameter to `.command`)
		* program
		*   .command('start <service>', 'start named service')
		*   .command('stop [service]', 'stop named service, or all if no name supplied');
		*
		* @param {string} nameAndArgs - command name and arguments, args are `<required>` or `[optional]` and last may also be `variadic...`
		* @param {(object | string)} [actionOptsOrExecDesc] - configuration options (for action), or description (for executable)
		* @param {object} [execOpts] - configuration options (for executable)
		* @return {Command} returns new command for action handler, or `this` for executable command
		*/
		command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
			let desc = actionOptsOrExecDesc;
			let opts = execOpts;
			if (typeof desc === "object" && desc !== null) {
				opts = desc;
				desc = null;
			}
			opts = opts || {};
			const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);
			const cmd = this.createCommand(name);
			if (desc) {
				cmd.description(desc);
				cmd._executableHandler = true;
			}
			if (opts.isDefault) this._defaultCommandName = cmd._name;
			cmd._hidden = !!(opts.noHelp || opts.hidden);
			cmd._executableFile = opts.executableFile || null;
			if (args) cmd.arguments(args);
			this._registerCommand(cmd);
			cmd.parent = this;
			cmd.copyInheritedSettings(this);
			if (desc) return this;
			return cmd;
		}
		/**
		* Factory routine to create a new unattached command.
		*
		* See .command() for creating an attached subcommand, which uses this routine to
		* create the command. You can override createCommand to customise subcommands.
		*
		* @param {string} [name]
		* @return {Command} new command
		*/
		createCommand(name) {
			return new Command(name);
		}
		/**
		* You can customise the help with a subclass of Help by overriding createHelp,
		* or by overriding Help properties using configureHelp().
		*
		* @return {Help}
		*/
		createHelp() {
			return Object.assign(new Help(), this.configureHelp());
		}
		/**
		* You can customise the help by overriding Help properties using configureHelp(),
		* or with a subclass of Help by overriding createHelp().
		*
		* @param {object} [configuration] - configuration options
		* @return {(Command | object)} `this` command for chaining, or stored configuration
		*/
		configureHelp(configuration) {
			if (configuration === void 0) return this._helpConfiguration;
			this._helpConfiguration = configuration;
			return this;
		}
		/**
		* The default output goes to stdout and stderr. You can customise this for special
		* applications. You can also customise the display of errors by overriding outputError.
		*
		* The configuration properties are all functions:
		*
		*     // change how output being written, defaults to stdout and stderr
		*     writeOut(str)
		*     writeErr(str)
		*     // change how output being written for errors, defaults to writeErr
		*     outputError(str, write) // used for displaying errors and not used for displaying help
		*     // specify width for wrapping help
		*     getOutHelpWidth()
		*     getErrHelpWidth()
		*     // color support, currently only used with Help
		*     getOutHasColors()
		*     getErrHasColors()
		*     stripColor() // used to remove ANSI escape codes if output does not have colors
		*
		* @param {object} [configuration] - configuration options
		* @return {(Command | object)} `this` command for chaining, or stored configuration
		*/
		configureOutput(configuration) {
			if (configuration === void 0) return this._outputConfiguration;
			this._outputConfiguration = {
				...this._outputConfiguration,
				...configuration
			};
			return this;
		}
		/**
		* Display the help or a custom message after an error occurs.
		*
		* @param {(boolean|string)} [displayHelp]
		* @return {Command} `this` command for chaining
		*/
		showHelpAfterError(displayHelp = true) {
			if (typeof displayHelp !== "string") displayHelp = !!displayHelp;
			this._showHelpAfterError = displayHelp;
			return this;
		}
		/**
		* Display suggestion of similar commands for unknown commands, or options for unknown options.
		*
		* @param {boolean} [displaySuggestion]
		* @return {Command} `this` command for chaining
		*/
		showSuggestionAfterError(displaySuggestion = true) {
			this._showSuggestionAfterError = !!displaySuggestion;
			return this;
		}
		/**
		* Add a prepared subcommand.
		*
		* See .command() for creating an attached subcommand which inherits settings from its parent.
		*
		* @param {Command} cmd - new subcommand
		* @param {object} [opts] - configuration options
		* @return {Command} `this` command for chaining
		*/
		addCommand(cmd, opts) {
			if (!cmd._name) throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
			opts = opts || {};
			if (opts.isDefault) this._defaultCommandName = cmd._name;
			if (opts.noHelp || opts.hidden) cmd._hidden = true;
			this._registerCommand(cmd);
			cmd.parent = this;
			cmd._checkForBrokenPassThrough();
			return this;
		}
		/**
		* Factory routine to create a new unattached argument.
		*
		* See .argument() for creating an attached argument, which uses this routine to
		* create the argument. You can override createArgument to return a custom argument.
		*
		* @param {string} name
		* @param {string} [description]
		* @return {Argument} new argument
		*/
		createArgument(name, description) {
			return new Argument(name, description);
		}
		/**
		* Define argument syntax for command.
		*
		* The default is that the argument is required, and you can explicitly
		* indicate this with <> around the name. Put [] around the name for an optional argument.
		*
		* @example
		* program.argument('<input-file>');
		* program.argument('[output-file]');
		*
		* @param {string} name
		* @param {string} [description]
		* @param {(Function|*)} [parseArg] - custom argument processing function or default value
		* @param {*} [defaultValue]
		* @return {Command} `this` command for chaining
		*/
		argument(name, description, parseArg, defaultValue) {
			const argument = this.createArgument(name, description);
			if (typeof parseArg === "function") argument.default(defaultValue).argParser(parseArg);
			else argument.default(parseArg);
			this.addArgument(argument);
			return this;
		}
		/**
		* Define argument syntax for command, adding multiple at once (without descriptions).
		*
		* See also .argument().
		*
		* @example
		* program.arguments('<cmd> [env]');
		*
		* @param {string} names
		* @return {Command} `this` command for chaining
		*/
		arguments(names) {
			names.trim().split(/ +/).forEach((detail) => {
				this.argument(detail);
			});
			return this;
		}
		/**
		* Define argument syntax for command, adding a prepared argument.
		*
		* @param {Argument} argument
		* @return {Command} `this` command for chaining
		*/
		addArgument(argument) {
			const previousArgument = this.registeredArguments.slice(-1)[0];
			if (previousArgument?.variadic) throw new Error(`only the last argument can be variadic '${previousArgument.name()}'`);
			if (argument.required && argument.defaultValue !== void 0 && argument.parseArg === void 0) throw new Error(`a default value for a required argument is never used: '${argument.name()}'`);
			this.registeredArguments.push(argument);
			return this;
		}
		/**
		* Customise or override default help command. By default a help command is automatically added if your command has subcommands.
		*
		* @example
		*    program.helpCommand('help [cmd]');
		*    program.helpCommand('help [cmd]', 'show help');
		*    program.helpCommand(false); // suppress default help command
		*    program.helpCommand(true); // add help command even if no subcommands
		*
		* @param {string|boolean} enableOrNameAndArgs - enable with custom name and/or arguments, or boolean to override whether added
		* @param {string} [description] - custom description
		* @return {Command} `this` command for chaining
		*/
		helpCommand(enableOrNameAndArgs, description) {
			if (typeof enableOrNameAndArgs === "boolean") {
				this._addImplicitHelpCommand = enableOrNameAndArgs;
				if (enableOrNameAndArgs && this._defaultCommandGroup) this._initCommandGroup(this._getHelpCommand());
				return this;
			}
			const [, helpName, helpArgs] = (enableOrNameAndArgs ?? "help [command]").match(/([^ ]+) *(.*)/);
			const helpDescription = description ?? "display help for command";
			const helpCommand = this.createCommand(helpName);
			helpCommand.helpOption(false);
			if (helpArgs) helpCommand.arguments(helpArgs);
			if (helpDescription) helpCommand.description(helpDescription);
			this._addImplicitHelpCommand = true;
			this._helpCommand = helpCommand;
			if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);
			return this;
		}
		/**
		* Add prepared custom help command.
		*
		* @param {(Command|string|boolean)} helpCommand - custom help command, or deprecated enableOrNameAndArgs as for `.helpCommand()`
		* @param {string} [deprecatedDescription] - deprecated custom description used with custom name only
		* @return {Command} `this` command for chaining
		*/
		addHelpCommand(helpCommand, deprecatedDescription) {
			if (typeof helpCommand !== "object") {
				this.helpCommand(helpCommand, deprecatedDescription);
				return this;
			}
			this._addImplicitHelpCommand = true;
			this._helpCommand = helpCommand;
			this._initCommandGroup(helpCommand);
			return this;
		}
		/**
		* Lazy create help command.
		*
		* @return {(Command|null)}
		* @package
		*/
		_getHelpCommand() {
			if (this._addImplicitHelpCommand ?? (this.commands.length && !this._actionHandler && !this._findCommand("help"))) {
				if (this._helpCommand === void 0) this.helpCommand(void 0, void 0);
				return this._helpCommand;
			}
			return null;
		}
		/**
		* Add hook for life cycle event.
		*
		* @param {string} event
		* @param {Function} listener
		* @return {Command} `this` command for chaining
		*/
		hook(event, listener) {
			const allowedValues = [
				"preSubcommand",
				"preAction",
				"postAction"
			];
			if (!allowedValues.includes(event)) throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
			if (this._lifeCycleHooks[event]) this._lifeCycleHooks[event].push(listener);
			else this._lifeCycleHooks[event] = [listener];
			return this;
		}
		/**
		* Register callback to use as replacement for calling process.exit.
		*
		* @param {Function} [fn] optional callback which will be passed a CommanderError, defaults to throwing
		* @return {Command} `this` command for chaining
		*/
		exitOverride(fn) {
			if (fn) this._exitCallback = fn;
			else this._exitCallback = (err) => {
				if (err.code !== "commander.executeSubCommandAsync") throw err;
			};
			return this;
		}
		/**
		* Call process.exit, and _exitCallback if defined.
		*
		* @param {number} exitCode exit code for using with process.exit
		* @param {string} code an id string representing the error
		* @param {string} message human-readable description of the error
		* @return never
		* @private
		*/
		_exit(exitCode, code, message) {
			if (this._exitCallback) this._exitCallback(new CommanderError(exitCode, code, message));
			process.exit(exitCode);
		}
		/**
		* Register callback `fn` for the command.
		*
		* @example
		* program
		*   .command('serve')
		*   .description('start service')
		*   .action(function() {
		*      // do work here
		*   });
		*
		* @param {Function} fn
		* @return {Command} `this` command for chaining
		*/
		action(fn) {
			const listener = (args) => {
				const expectedArgsCount = this.registeredArguments.length;
				const actionArgs = args.slice(0, expectedArgsCount);
				if (this._storeOptionsAsProperties) actionArgs[expectedArgsCount] = this;
				else actionArgs[expectedArgsCount] = this.opts();
				actionArgs.push(this);
				return fn.apply(this, actionArgs);
			};
			this._actionHandler = listener;
			return this;
		}
		/**
		* Factory routine to create a new unattached option.
		*
		* See .option() for creating an attached option, which uses this routine to
		* create the option. You can override createOption to return a custom option.
		*
		* @param {string} flags
		* @param {string} [description]
		* @return {Option} new option
		*/
		createOption(flags, description) {
			return new Option(flags, description);
		}
		/**
		* Wrap parseArgs to catch 'commander.invalidArgument'.
		*
		* @param {(Option | Argument)} target
		* @param {string} value
		* @param {*} previous
		* @param {string} invalidArgumentMessage
		* @private
		*/
		_callParseArg(target, value, previous, invalidArgumentMessage) {
			try {
				return target.parseArg(value, previous);
			} catch (err) {
				if (err.code === "commander.invalidArgument") {
					const message = `${invalidArgumentMessage} ${err.message}`;
					this.error(message, {
						exitCode: err.exitCode,
						code: err.code
					});
				}
				throw err;
			}
		}
		/**
		* Check for option flag conflicts.
		* Register option if no conflicts found, or throw on conflict.
		*
		* @param {Option} option
		* @private
		*/
		_registerOption(option) {
			const matchingOption = option.short && this._findOption(option.short) || option.long && this._findOption(option.long);
			if (matchingOption) {
				const matchingFlag = option.long && this._findOption(option.long) ? option.long : option.short;
				throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
			}
			this._initOptionGroup(option);
			this.options.push(option);
		}
		/**
		* Check for command name and alias conflicts with existing commands.
		* Register command if no conflicts found, or throw on conflict.
		*
		* @param {Command} command
		* @private
		*/
		_registerCommand(command) {
			const knownBy = (cmd) => {
				return [cmd.name()].concat(cmd.aliases());
			};
			const alreadyUsed = knownBy(command).find((name) => this._findCommand(name));
			if (alreadyUsed) {
				const existingCmd = knownBy(this._findCommand(alreadyUsed)).join("|");
				const newCmd = knownBy(command).join("|");
				throw new Error(`cannot add command '${newCmd}' as already have command '${existingCmd}'`);
			}
			this._initCommandGroup(command);
			this.commands.push(command);
		}
		/**
		* Add an option.
		*
		* @param {Option} option
		* @return {Command} `this` command for chaining
		*/
		addOption(option) {
			this._registerOption(option);
			const oname = option.name();
			const name = option.attributeName();
			if (option.negate) {
				const positiveLongFlag = option.long.replace(/^--no-/, "--");
				if (!this._findOption(positiveLongFlag)) this.setOptionValueWithSource(name, option.defaultValue === void 0 ? true : option.defaultValue, "default");
			} else if (option.defaultValue !== void 0) this.setOptionValueWithSource(name, option.defaultValue, "default");
			const handleOptionValue = (val, invalidValueMessage, valueSource) => {
				if (val == null && option.presetArg !== void 0) val = option.presetArg;
				const oldValue = this.getOptionValue(name);
				if (val !== null && option.parseArg) val = this._callParseArg(option, val, oldValue, invalidValueMessage);
				else if (val !== null && option.variadic) val = option._collectValue(val, oldValue);
				if (val == null) {
					if (option.negate) val = false;
					else if (option.isBoolean() || option.optional) val = true;
					else val = "";
				}
				this.setOptionValueWithSource(name, val, valueSource);
			};
			this.on("option:" + oname, (val) => {
				const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
				handleOptionValue(val, invalidValueMessage, "cli");
			});
			if (option.envVar) this.on("optionEnv:" + oname, (val) => {
				const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
				handleOptionValue(val, invalidValueMessage, "env");
			});
			return this;
		}
		/**
		* Internal implementation shared by .option() and .requiredOption()
		*
		* @return {Command} `this` command for chaining
		* @private
		*/
		_optionEx(config, flags, description, fn, defaultValue) {
			if (typeof flags === "object" && flags instanceof Option) throw new Error("To add an Option object use addOption() instead of option() or requiredOption()");
			const option = this.createOption(flags, description);
			option.makeOptionMandatory(!!config.mandatory);
			if (typeof fn === "function") option.default(defaultValue).argParser(fn);
			else if (fn instanceof RegExp) {
				const regex = fn;
				fn = (val, def) => {
					const m = regex.exec(val);
					return m ? m[0] : def;
				};
				option.default(defaultValue).argParser(fn);
			} else option.default(fn);
			return this.addOption(option);
		}
		/**
		* Define option with `flags`, `description`, and optional argument parsing function or `defaultValue` or both.
		*
		* The `flags` string contains the short and/or long flags, separated by comma, a pipe or space. A required
		* option-argument is indicated by `<>` and an optional option-argument by `[]`.
		*
		* See the README for more details, and see also addOption() and requiredOption().
		*
		* @example
		* program
		*     .option('-p, --pepper', 'add pepper')
		*     .option('--pt, --pizza-type <TYPE>', 'type of pizza') // required option-argument
		*     .option('-c, --cheese [CHEESE]', 'add extra cheese', 'mozzarella') // optional option-argument with default
		*     .option('-t, --tip <VALUE>', 'add tip to purchase cost', parseFloat) // custom parse function
		*
		* @param {string} flags
		* @param {string} [description]
		* @param {(Function|*)} [parseArg] - custom option processing function or default value
		* @param {*} [defaultValue]
		* @return {Command} `this` command for chaining
		*/
		option(flags, description, parseArg, defaultValue) {
			return this._optionEx({}, flags, description, parseArg, defaultValue);
		}
		/**
		* Add a required option which must have a value after parsing. This usually means
		* the option must be specified on the command line. (Otherwise the same as .option().)
		*
		* The `flags` string contains the short and/or long flags, separated by comma, a pipe or space.
		*
		* @param {string} flags
		* @param {string} [description]
		* @param {(Function|*)} [parseArg] - custom option processing function or default value
		* @param {*} [defaultValue]
		* @return {Command} `this` command for chaining
		*/
		requiredOption(flags, description, parseArg, defaultValue) {
			return this._optionEx({ mandatory: true }, flags, description, parseArg, defaultValue);
		}
		/**
		* Alter parsing of short flags with optional values.
		*
		* @example
		* // for `.option('-f,--flag [value]'):
		* program.combineFlagAndOptionalValue(true);  // `-f80` is treated like `--flag=80`, this is the default behaviour
		* program.combineFlagAndOptionalValue(false) // `-fb` is treated like `-f -b`
		*
		* @param {boolean} [combine] - if `true` or omitted, an optional value can be specified directly after the flag.
		* @return {Command} `this` command for chaining
		*/
		combineFlagAndOptionalValue(combine = true) {
			this._combineFlagAndOptionalValue = !!combine;
			return this;
		}
		/**
		* Allow unknown options on the command line.
		*
		* @param {boolean} [allowUnknown] - if `true` or omitted, no error will be thrown for unknown options.
		* @return {Command} `this` command for chaining
		*/
		allowUnknownOption(allowUnknown = true) {
			this._allowUnknownOption = !!allowUnknown;
			return this;
		}
		/**
		* Allow excess command-arguments on the command line. Pass false to make excess arguments an error.
		*
		* @param {boolean} [allowExcess] - if `true` or omitted, no error will be thrown for excess arguments.
		* @return {Command} `this` command for chaining
		*/
		allowExcessArguments(allowExcess = true) {
			this._allowExcessArguments = !!allowExcess;
			return this;
		}
		/**
		* Enable positional options. Positional means global options are specified before subcommands which lets
		* subcommands reuse the same option names, and also enables subcommands to turn on passThroughOptions.
		* The default behaviour is non-positional and global options may appear anywhere on the command line.
		*
		* @param {boolean} [positional]
		* @return {Command} `this` command for chaining
		*/
		enablePositionalOptions(positional = true) {
			this._enablePositionalOptions = !!positional;
			return this;
		}
		/**
		* Pass through options that come after command-arguments rather than treat them as command-options,
		* so actual command-options come before command-arguments. Turning this on for a subcommand requires
		* positional options to have been enabled on the program (parent commands).
		* The default behaviour is non-positional and options may appear before or after command-arguments.
		*
		* @param {boolean} [passThrough] for unknown options.
		* @return {Command} `this` command for chaining
		*/
		passThroughOptions(passThrough = true) {
			this._passThroughOptions = !!passThrough;
			this._checkForBrokenPassThrough();
			return this;
		}
		/**
		* @private
		*/
		_checkForBrokenPassThrough() {
			if (this.parent && this._passThroughOptions && !this.parent._enablePositionalOptions) throw new Error(`passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`);
		}
		/**
		* Whether to store option values as properties on command object,
		* or store separately (specify false). In both cases the option values can be accessed using .opts().
		*
		* @param {boolean} [storeAsProperties=true]
		* @return {Command} `this` command for chaining
		*/
		storeOptionsAsProperties(storeAsProperties = true) {
			if (this.options.length) throw new Error("call .storeOptionsAsProperties() before adding options");
			if (Object.keys(this._optionValues).length) throw new Error("call .storeOptionsAsProperties() before setting option values");
			this._storeOptionsAsProperties = !!storeAsProperties;
			return this;
		}
		/**
		* Retrieve option value.
		*
		* @param {string} key
		* @return {object} value
		*/
		getOptionValue(key) {
			if (this._storeOptionsAsProperties) return this[key];
			return this._optionValues[key];
		}
		/**
		* Store option value.
		*
		* @param {string} key
		* @param {object} value
		* @return {Command} `this` command for chaining
		*/
		setOptionValue(key, value) {
			return this.setOptionValueWithSource(key, value, void 0);
		}
		/**
		* Store option value and where the value came from.
		*
		* @param {string} key
		* @param {object} value
		* @param {string} source - expected values are default/config/env/cli/implied
		* @return {Command} `this` command for chaining
		*/
		setOptionValueWithSource(key, value, source) {
			if (this._storeOptionsAsProperties) this[key] = value;
			else this._optionValues[key] = value;
			this._optionValueSources[key] = source;
			return this;
		}
		/**
		* Get source of option value.
		* Expected values are default | config | env | cli | implied
		*
		* @param {string} key
		* @return {string}
		*/
		getOptionValueSource(key) {
			return this._optionValueSources[key];
		}
		/**
		* Get source of option value. See also .optsWithGlobals().
		* Expected values are default | config | env | cli | implied
		*
		* @param {string} key
		* @return {string}
		*/
		getOptionValueSourceWithGlobals(key) {
			let source;
			this._getCommandAndAncestors().forEach((cmd) => {
				if (cmd.getOptionValueSource(key) !== void 0) source = cmd.getOptionValueSource(key);
			});
			return source;
		}
		/**
		* Get user arguments from implied or explicit arguments.
		* Side-effects: set _scriptPath if args included script. Used for default program name, and subcommand searches.
		*
		* @private
		*/
		_prepareUserArgs(argv, parseOptions) {
			if (argv !== void 0 && !Array.isArray(argv)) throw new Error("first parameter to parse must be array or undefined");
			parseOptions = parseOptions || {};
			if (argv === void 0 && parseOptions.from === void 0) {
				if (process.versions?.electron) parseOptions.from = "electron";
				const execArgv = process.execArgv ?? [];
				if (execArgv.includes("-e") || execArgv.includes("--eval") || execArgv.includes("-p") || execArgv.includes("--print")) parseOptions.from = "eval";
			}
			if (argv === void 0) argv = process.argv;
			this.rawArgs = argv.slice();
			let userArgs;
			switch (parseOptions.from) {
				case void 0:
				case "node":
					this._scriptPath = argv[1];
					userArgs = argv.slice(2);
					break;
				case "electron":
					if (process.defaultApp) {
						this._scriptPath = argv[1];
						userArgs = argv.slice(2);
					} else userArgs = argv.slice(1);
					break;
				case "user":
					userArgs = argv.slice(0);
					break;
				case "eval":
					userArgs = argv.slice(1);
					break;
				default: throw new Error(`unexpected parse option { from: '${parseOptions.from}' }`);
			}
			if (!this._name && this._scriptPath) this.nameFromFilename(this._scriptPath);
			this._name = this._name || "program";
			return userArgs;
		}
		/**
		* Parse `argv`, setting options and invoking commands when defined.
		*
		* Use parseAsync instead of parse if any of your action handlers are async.
		*
		* Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
		*
		* Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
		* - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
		* - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
		* - `'user'`: just user arguments
		*
		* @example
		* program.parse(); // parse process.argv and auto-detect electron and special node flags
		* program.parse(process.argv); // assume argv[0] is app and argv[1] is script
		* program.parse(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
		*
		* @param {string[]} [argv] - optional, defaults to process.argv
		* @param {object} [parseOptions] - optionally specify style of options with from: node/user/electron
		* @param {string} [parseOptions.from] - where the args are from: 'node', 'user', 'electron'
		* @return {Command} `this` command for chaining
		*/
		parse(argv, parseOptions) {
			this._prepareForParse();
			const userArgs = this._prepareUserArgs(argv, parseOptions);
			this._parseCommand([], userArgs);
			return this;
		}
		/**
		* Parse `argv`, setting options and invoking commands when defined.
		*
		* Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
		*
		* Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
		* - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
		* - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
		* - `'user'`: just user arguments
		*
		* @example
		* await program.parseAsync(); // parse process.argv and auto-detect electron and special node flags
		* await program.parseAsync(process.argv); // assume argv[0] is app and argv[1] is script
		* await program.parseAsync(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
		*
		* @param {string[]} [argv]
		* @param {object} [parseOptions]
		* @param {string} parseOptions.from - where the args are from: 'node', 'user', 'electron'
		* @return {Promise}
		*/
		async parseAsync(argv, parseOptions) {
			this._prepareForParse();
			const userArgs = this._prepareUserArgs(argv, parseOptions);
			await this._parseCommand([], userArgs);
			return this;
		}
		_prepareForParse() {
			if (this._savedState === null) this.saveStateBeforeParse();
			else this.restoreStateBeforeParse();
		}
		/**
		* Called the first time parse is called to save state and allow a restore before subsequent calls to parse.
		* Not usually called directly, but available for subclasses to save their custom state.
		*
		* This is called in a lazy way. Only commands used in parsing chain will have state saved.
		*/
		saveStateBeforeParse() {
			this._savedState = {
				_name: this._name,
				_optionValues: { ...this._optionValues },
				_optionValueSources: { ...this._optionValueSources }
			};
		}
		/**
		* Restore state before parse for calls after the first.
		* Not usually called directly, but available for subclasses to save their custom state.
		*
		* This is called in a lazy way. Only commands used in parsing chain will have state restored.
		*/
		restoreStateBeforeParse() {
			if (this._storeOptionsAsProperties) throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);
			this._name = this._savedState._name;
			this._scriptPath = null;
			this.rawArgs = [];
			this._optionValues = { ...this._savedState._optionValues };
			this._optionValueSources = { ...this._savedState._optionValueSources };
			this.args = [];
			this.processedArgs = [];
		}
		/**
		* Throw if expected executable is missing. Add lots of help for author.
		*
		* @param {string} executableFile
		* @param {string} executableDir
		* @param {string} subcommandName
		*/
		_checkForMissingExecutable(executableFile, executableDir, subcommandName) {
			if (fs.existsSync(executableFile)) return;
			const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDir ? `searched for local subcommand relative to directory '${executableDir}'` : "no directory for search for local subcommand, use .executableDir() to supply a custom directory"}`;
			throw new Error(executableMissing);
		}
		/**
		* Execute a sub-command executable.
		*
		* @private
		*/
		_executeSubCommand(subcommand, args) {
			args = args.slice();
			let launchWithNode = false;
			const sourceExt = [
				".js",
				".ts",
				".tsx",
				".mjs",
				".cjs"
			];
			function findFile(baseDir, baseName) {
				const localBin = path.resolve(baseDir, baseName);
				if (fs.existsSync(localBin)) return localBin;
				if (sourceExt.includes(path.extname(baseName))) return void 0;
				const foundExt = sourceExt.find((ext) => fs.existsSync(`${localBin}${ext}`));
				if (foundExt) return `${localBin}${foundExt}`;
			}
			this._checkForMissingMandatoryOptions();
			this._checkForConflictingOptions();
			let executableFile = subcommand._executableFile || `${this._name}-${subcommand._name}`;
			let executableDir = this._executableDir || "";
			if (this._scriptPath) {
				let resolvedScriptPath;
				try {
					resolvedScriptPath = fs.realpathSync(this._scriptPath);
				} catch {
					resolvedScriptPath = this._scriptPath;
				}
				executableDir = path.resolve(path.dirname(resolvedScriptPath), executableDir);
			}
			if (executableDir) {
				let localFile = findFile(executableDir, executableFile);
				if (!localFile && !subcommand._executableFile && this._scriptPath) {
					const legacyName = path.basename(this._scriptPath, path.extname(this._scriptPath));
					if (legacyName !== this._name) localFile = findFile(executableDir, `${legacyName}-${subcommand._name}`);
				}
				executableFile = localFile || executableFile;
			}
			launchWithNode = sourceExt.includes(path.extname(executableFile));
			let proc;
			if (process.platform !== "win32") {
				if (launchWithNode) {
					args.unshift(executableFile);
					args = incrementNodeInspectorPort(process.execArgv).concat(args);
					proc = childProcess.spawn(process.argv[0], args, { stdio: "inherit" });
				} else proc = childProcess.spawn(executableFile, args, { stdio: "inherit" });
			} else {
				this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
				args.unshift(executableFile);
				args = incrementNodeInspectorPort(process.execArgv).concat(args);
				proc = childProcess.spawn(process.execPath, args, { stdio: "inherit" });
			}
			if (!proc.killed) [
				"SIGUSR1",
				"SIGUSR2",
				"SIGTERM",
				"SIGINT",
				"SIGHUP"
			].forEach((signal) => {
				process.on(signal, () => {
					if (proc.killed === false && proc.exitCode === null) proc.kill(signal);
				});
			});
			const exitCallback = this._exitCallback;
			proc.on("close", (code) => {
				code = code ?? 1;
				if (!exitCallback) process.exit(code);
				else exitCallback(new CommanderError(code, "commander.executeSubCommandAsync", "(close)"));
			});
			proc.on("error", (err) => {
				if (err.code === "ENOENT") this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
				else if (err.code === "EACCES") throw new Error(`'${executableFile}' not executable`);
				if (!exitCallback) process.exit(1);
				else {
					const wrappedError = new CommanderError(1, "commander.executeSubCommandAsync", "(error)");
					wrappedError.nestedError = err;
					exitCallback(wrappedError);
				}
			});
			this.runningCommand = proc;
		}
		/**
		* @private
		*/
		_dispatchSubcommand(commandName, operands, unknown) {
			const subCommand = this._findCommand(commandName);
			if (!subCommand) this.help({ error: true });
			subCommand._prepareForParse();
			let promiseChain;
			promiseChain = this._chainOrCallSubCommandHook(promiseChain, subCommand, "preSubcommand");
			promiseChain = this._chainOrCall(promiseChain, () => {
				if (subCommand._executableHandler) this._executeSubCommand(subCommand, operands.concat(unknown));
				else return subCommand._parseCommand(operands, unknown);
			});
			return promiseChain;
		}
		/**
		* Invoke help directly if possible, or dispatch if necessary.
		* e.g. help foo
		*
		* @private
		*/
		_dispatchHelpCommand(subcommandName) {
			if (!subcommandName) this.help();
			const subCommand = this._findCommand(subcommandName);
			if (subCommand && !subCommand._executableHandler) subCommand.help();
			return this._dispatchSubcommand(subcommandName, [], [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? "--help"]);
		}
		/**
		* Check this.args against expected this.registeredArguments.
		*
		* @private
		*/
		_checkNumberOfArguments() {
			this.registeredArguments.forEach((arg, i) => {
				if (arg.required && this.args[i] == null) this.missingArgument(arg.name());
			});
			if (this.registeredArguments.length > 0 && this.registeredArguments[this.registeredArguments.length - 1].variadic) return;
			if (this.args.length > this.registeredArguments.length) this._excessArguments(this.args);
		}
		/**
		* Process this.args using this.registeredArguments and save as this.processedArgs!
		*
		* @private
		*/
		_processArguments() {
			const myParseArg = (argument, value, previous) => {
				let parsedValue = value;
				if (value !== null && argument.parseArg) {
					const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
					parsedValue = this._callParseArg(argument, value, previous, invalidValueMessage);
				}
				return parsedValue;
			};
			this._checkNumberOfArguments();
			const processedArgs = [];
			this.registeredArguments.forEach((declaredArg, index) => {
				let value = declaredArg.defaultValue;
				if (declaredArg.variadic) {
					if (index < this.args.length) {
						value = this.args.slice(index);
						if (declaredArg.parseArg) value = value.reduce((processed, v) => {
							return myParseArg(declaredArg, v, processed);
						}, declaredArg.defaultValue);
					} else if (value === void 0) value = [];
				} else if (index < this.args.length) {
					value = this.args[index];
					if (declaredArg.parseArg) value = myParseArg(declaredArg, value, declaredArg.defaultValue);
				}
				processedArgs[index] = value;
			});
			this.processedArgs = processedArgs;
		}
		/**
		* Once we have a promise we chain, but call synchronously until then.
		*
		* @param {(Promise|undefined)} promise
		* @param {Function} fn
		* @return {(Promise|undefined)}
		* @private
		*/
		_chainOrCall(promise, fn) {
			if (promise?.then && typeof promise.then === "function") return promise.then(() => fn());
			return fn();
		}
		/**
		*
		* @param {(Promise|undefined)} promise
		* @param {string} event
		* @return {(Promise|undefined)}
		* @private
		*/
		_chainOrCallHooks(promise, event) {
			let result = promise;
			const hooks = [];
			this._getCommandAndAncestors().reverse().filter((cmd) => cmd._lifeCycleHooks[event] !== void 0).forEach((hookedCommand) => {
				hookedCommand._lifeCycleHooks[event].forEach((callback) => {
					hooks.push({
						hookedCommand,
						callback
					});
				});
			});
			if (event === "postAction") hooks.reverse();
			hooks.forEach((hookDetail) => {
				result = this._chainOrCall(result, () => {
					return hookDetail.callback(hookDetail.hookedCommand, this);
				});
			});
			return result;
		}
		/**
		*
		* @param {(Promise|undefined)} promise
		* @param {Command} subCommand
		* @param {string} event
		* @return {(Promise|undefined)}
		* @private
		*/
		_chainOrCallSubCommandHook(promise, subCommand, event) {
			let result = promise;
			if (this._lifeCycleHooks[event] !== void 0) this._lifeCycleHooks[event].forEach((hook) => {
				result = this._chainOrCall(result, () => {
					return hook(this, subCommand);
				});
			});
			return result;
		}
		/**
		* Process arguments in context of this command.
		* Returns action result, in case it is a promise.
		*
		* @private
		*/
		_parseCommand(operands, unknown) {
			const parsed = this.parseOptions(unknown);
			this._parseOptionsEnv();
			this._parseOptionsImplied();
			operands = operands.concat(parsed.operands);
			unknown = parsed.unknown;
			this.args = operands.concat(unknown);
			if (operands && this._findCommand(operands[0])) return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
			if (this._getHelpCommand() && operands[0] === this._getHelpCommand().name()) return this._dispatchHelpCommand(operands[1]);
			if (this._defaultCommandName) {
				this._outputHelpIfRequested(unknown);
				return this._dispatchSubcommand(this._defaultCommandName, operands, unknown);
			}
			if (this.commands.length && this.args.length === 0 && !this._actionHandler && !this._defaultCommandName) this.help({ error: true });
			this._outputHelpIfRequested(parsed.unknown);
			this._checkForMissingMandatoryOptions();
			this._checkForConflictingOptions();
			const checkForUnknownOptions = () => {
				if (parsed.unknown.length > 0) this.unknownOption(parsed.unknown[0]);
			};
			const commandEvent = `command:${this.name()}`;
			if (this._actionHandler) {
				checkForUnknownOptions();
				this._processArguments();
				let promiseChain;
				promiseChain = this._chainOrCallHooks(promiseChain, "preAction");
				promiseChain = this._chainOrCall(promiseChain, () => this._actionHandler(this.processedArgs));
				if (this.parent) promiseChain = this._chainOrCall(promiseChain, () => {
					this.parent.emit(commandEvent, operands, unknown);
				});
				promiseChain = this._chainOrCallHooks(promiseChain, "postAction");
				return promiseChain;
			}
			if (this.parent?.listenerCount(commandEvent)) {
				checkForUnknownOptions();
				this._processArguments();
				this.parent.emit(commandEvent, operands, unknown);
			} else if (operands.length) {
				if (this._findCommand("*")) return this._dispatchSubcommand("*", operands, unknown);
				if (this.listenerCount("command:*")) this.emit("command:*", operands, unknown);
				else if (this.commands.length) this.unknownCommand();
				else {
					checkForUnknownOptions();
					this._processArguments();
				}
			} else if (this.commands.length) {
				checkForUnknownOptions();
				this.help({ error: true });
			} else {
				checkForUnknownOptions();
				this._processArguments();
			}
		}
		/**
		* Find matching command.
		*
		* @private
		* @return {Command | undefined}
		*/
		_findCommand(name) {
			if (!name) return void 0;
			return this.commands.find((cmd) => cmd._name === name || cmd._aliases.includes(name));
		}
		/**
		* Return an option matching `arg` if any.
		*
		* @param {string} arg
		* @return {Option}
		* @package
		*/
		_findOption(arg) {
			return this.options.find((option) => option.is(arg));
		}
		/**
		* Display an error message if a mandatory option does not have a value.
		* Called after checking for help flags in leaf subcommand.
		*
		* @private
		*/
		_checkForMissingMandatoryOptions() {
			this._getCommandAndAncestors().forEach((cmd) => {
				cmd.options.forEach((anOption) => {
					if (anOption.mandatory && cmd.getOptionValue(anOption.attributeName()) === void 0) cmd.missingMandatoryOptionValue(anOption);
				});
			});
		}
		/**
		* Display an error message if conflicting options are used together in this.
		*
		* @private
		*/
		_checkForConflictingLocalOptions() {
			const definedNonDefaultOptions = this.options.filter((option) => {
				const optionKey = option.attributeName();
				if (this.getOptionValue(optionKey) === void 0) return false;
				return this.getOptionValueSource(optionKey) !== "default";
			});
			definedNonDefaultOptions.filter((option) => option.conflictsWith.length > 0).forEach((option) => {
				const conflictingAndDefined = definedNonDefaultOptions.find((defined) => option.conflictsWith.includes(defined.attributeName()));
				if (conflictingAndDefined) this._conflictingOption(option, conflictingAndDefined);
			});
		}
		/**
		* Display an error message if conflicting options are used together.
		* Called after checking for help flags in leaf subcommand.
		*
		* @private
		*/
		_checkForConflictingOptions() {
			this._getCommandAndAncestors().forEach((cmd) => {
				cmd._checkForConflictingLocalOptions();
			});
		}
		/**
		* Parse options from `argv` removing known options,
		* and return argv split into operands and unknown arguments.
		*
		* Side effects: modifies command by storing options. Does not reset state if called again.
		*
		* Examples:
		*
		*     argv => operands, unknown
		*     --known kkk op => [op], []
		*     op --known kkk => [op], []
		*     sub --unknown uuu op => [sub], [--unknown uuu op]
		*     sub -- --unknown uuu op => [sub --unknown uuu op], []
		*
		* @param {string[]} args
		* @return {{operands: string[], unknown: string[]}}
		*/
		parseOptions(args) {
			const operands = [];
			const unknown = [];
			let dest = operands;
			function maybeOption(arg) {
				return arg.length > 1 && arg[0] === "-";
			}
			const negativeNumberArg = (arg) => {
				if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
				return !this._getCommandAndAncestors().some((cmd) => cmd.options.map((opt) => opt.short).some((short) => /^-\d$/.test(short)));
			};
			let activeVariadicOption = null;
			let activeGroup = null;
			let i = 0;
			while (i < args.length || activeGroup) {
				const arg = activeGroup ?? args[i++];
				activeGroup = null;
				if (arg === "--") {
					if (dest === unknown) dest.push(arg);
					dest.push(...args.slice(i));
					break;
				}
				if (activeVariadicOption && (!maybeOption(arg) || negativeNumberArg(arg))) {
					this.emit(`option:${activeVariadicOption.name()}`, arg);
					continue;
				}
				activeVariadicOption = null;
				if (maybeOption(arg)) {
					const option = this._findOption(arg);
					if (option) {
						if (option.required) {
							const value = args[i++];
							if (value === void 0) this.optionMissingArgument(option);
							this.emit(`option:${option.name()}`, value);
						} else if (option.optional) {
							let value = null;
							if (i < args.length && (!maybeOption(args[i]) || negativeNumberArg(args[i]))) value = args[i++];
							this.emit(`option:${option.name()}`, value);
						} else this.emit(`option:${option.name()}`);
						activeVariadicOption = option.variadic ? option : null;
						continue;
					}
				}
				if (arg.length > 2 && arg[0] === "-" && arg[1] !== "-") {
					const option = this._findOption(`-${arg[1]}`);
					if (option) {
						if (option.required || option.optional && this._combineFlagAndOptionalValue) this.emit(`option:${option.name()}`, arg.slice(2));
						else {
							this.emit(`option:${option.name()}`);
							activeGroup = `-${arg.slice(2)}`;
						}
						continue;
					}
				}
				if (/^--[^=]+=/.test(arg)) {
					const index = arg.indexOf("=");
					const option = this._findOption(arg.slice(0, index));
					if (option && (option.required || option.optional)) {
						this.emit(`option:${option.name()}`, arg.slice(index + 1));
						continue;
					}
				}
				if (dest === operands && maybeOption(arg) && !(this.commands.length === 0 && negativeNumberArg(arg))) dest = unknown;
				if ((this._enablePositionalOptions || this._passThroughOptions) && operands.length === 0 && unknown.length === 0) {
					if (this._findCommand(arg)) {
						operands.push(arg);
						unknown.push(...args.slice(i));
						break;
					} else if (this._getHelpCommand() && arg === this._getHelpCommand().name()) {
						operands.push(arg, ...args.slice(i));
						break;
					} else if (this._defaultCommandName) {
						unknown.push(arg, ...args.slice(i));
						break;
					}
				}
				if (this._passThroughOptions) {
					dest.push(arg, ...args.slice(i));
					break;
				}
				dest.push(arg);
			}
			return {
				operands,
				unknown
			};
		}
		/**
		* Return an object containing local option values as key-value pairs.
		*
		* @return {object}
		*/
		opts() {
			if (this._storeOptionsAsProperties) {
				const result = {};
				const len = this.options.length;
				for (let i = 0; i < len; i++) {
					const key = this.options[i].attributeName();
					result[key] = key === this._versionOptionName ? this._version : this[key];
				}
				return result;
			}
			return this._optionValues;
		}
		/**
		* Return an object containing merged local and global option values as key-value pairs.
		*
		* @return {object}
		*/
		optsWithGlobals() {
			return this._getCommandAndAncestors().reduce((combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()), {});
		}
		/**
		* Display error message and exit (or call exitOverride).
		*
		* @param {string} message
		* @param {object} [errorOptions]
		* @param {string} [errorOptions.code] - an id string representing the error
		* @param {number} [errorOptions.exitCode] - used with process.exit
		*/
		error(message, errorOptions) {
			this._outputConfiguration.outputError(`${message}\n`, this._outputConfiguration.writeErr);
			if (typeof this._showHelpAfterError === "string") this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
			else if (this._showHelpAfterError) {
				this._outputConfiguration.writeErr("\n");
				this.outputHelp({ error: true });
			}
			const config = errorOptions || {};
			const exitCode = config.exitCode || 1;
			const code = config.code || "commander.error";
			this._exit(exitCode, code, message);
		}
		/**
		* Apply any option related environment variables, if option does
		* not have a value from cli or client code.
		*
		* @private
		*/
		_parseOptionsEnv() {
			this.options.forEach((option) => {
				if (option.envVar && option.envVar in process.env) {
					const optionKey = option.attributeName();
					if (this.getOptionValue(optionKey) === void 0 || [
						"default",
						"config",
						"env"
					].includes(this.getOptionValueSource(optionKey))) {
						if (option.required || option.optional) this.emit(`optionEnv:${option.name()}`, process.env[option.envVar]);
						else this.emit(`optionEnv:${option.name()}`);
					}
				}
			});
		}
		/**
		* Apply any implied option values, if option is undefined or default value.
		*
		* @private
		*/
		_parseOptionsImplied() {
			const dualHelper = new DualOptions(this.options);
			const hasCustomOptionValue = (optionKey) => {
				return this.getOptionValue(optionKey) !== void 0 && !["default", "implied"].includes(this.getOptionValueSource(optionKey));
			};
			this.options.filter((option) => option.implied !== void 0 && hasCustomOptionValue(option.attributeName()) && dualHelper.valueFromOption(this.getOptionValue(option.attributeName()), option)).forEach((option) => {
				Object.keys(option.implied).filter((impliedKey) => !hasCustomOptionValue(impliedKey)).forEach((impliedKey) => {
					this.setOptionValueWithSource(impliedKey, option.implied[impliedKey], "implied");
				});
			});
		}
		/**
		* Argument `name` is missing.
		*
		* @param {string} name
		* @private
		*/
		missingArgument(name) {
			const message = `error: missing required argument '${name}'`;
			this.error(message, { code: "commander.missingArgument" });
		}
		/**
		* `Option` is missing an argument.
		*
		* @param {Option} option
		* @private
		*/
		optionMissingArgument(option) {
			const message = `error: option '${option.flags}' argument missing`;
			this.error(message, { code: "commander.optionMissingArgument" });
		}
		/**
		* `Option` does not have a value, and is a mandatory option.
		*
		* @param {Option} option
		* @private
		*/
		missingMandatoryOptionValue(option) {
			const message = `error: required option '${option.flags}' not specified`;
			this.error(message, { code: "commander.missingMandatoryOptionValue" });
		}
		/**
		* `Option` conflicts with another option.
		*
		* @param {Option} option
		* @param {Option} conflictingOption
		* @private
		*/
		_conflictingOption(option, conflictingOption) {
			const findBestOptionFromValue = (option) => {
				const optionKey = option.attributeName();
				const optionValue = this.getOptionValue(optionKey);
				const negativeOption = this.options.find((target) => target.negate && optionKey === target.attributeName());
				const positiveOption = this.options.find((target) => !target.negate && optionKey === target.attributeName());
				if (negativeOption && (negativeOption.presetArg === void 0 && optionValue === false || negativeOption.presetArg !== void 0 && optionValue === negativeOption.presetArg)) return negativeOption;
				return positiveOption || option;
			};
			const getErrorMessage = (option) => {
				const bestOption = findBestOptionFromValue(option);
				const optionKey = bestOption.attributeName();
				if (this.getOptionValueSource(optionKey) === "env") return `environment variable '${bestOption.envVar}'`;
				return `option '${bestOption.flags}'`;
			};
			const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
			this.error(message, { code: "commander.conflictingOption" });
		}
		/**
		* Unknown option `flag`.
		*
		* @param {string} flag
		* @private
		*/
		unknownOption(flag) {
			if (this._allowUnknownOption) return;
			let suggestion = "";
			if (flag.startsWith("--") && this._showSuggestionAfterError) {
				let candidateFlags = [];
				let command = this;
				do {
					const moreFlags = command.createHelp().visibleOptions(command).filter((option) => option.long).map((option) => option.long);
					candidateFlags = candidateFlags.concat(moreFlags);
					command = command.parent;
				} while (command && !command._enablePositionalOptions);
				suggestion = suggestSimilar(flag, candidateFlags);
			}
			const message = `error: unknown option '${flag}'${suggestion}`;
			this.error(message, { code: "commander.unknownOption" });
		}
		/**
		* Excess arguments, more than expected.
		*
		* @param {string[]} receivedArgs
		* @private
		*/
		_excessArguments(receivedArgs) {
			if (this._allowExcessArguments) return;
			const expected = this.registeredArguments.length;
			const s = expected === 1 ? "" : "s";
			const message = `error: too many arguments${this.parent ? ` for '${this.name()}'` : ""}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;
			this.error(message, { code: "commander.excessArguments" });
		}
		/**
		* Unknown command.
		*
		* @private
		*/
		unknownCommand() {
			const unknownName = this.args[0];
			let suggestion = "";
			if (this._showSuggestionAfterError) {
				const candidateNames = [];
				this.createHelp().visibleCommands(this).forEach((command) => {
					candidateNames.push(command.name());
					if (command.alias()) candidateNames.push(command.alias());
				});
				suggestion = suggestSimilar(unknownName, candidateNames);
			}
			const message = `error: unknown command '${unknownName}'${suggestion}`;
			this.error(message, { code: "commander.unknownCommand" });
		}
		/**
		* Get or set the program version.
		*
		* This method auto-registers the "-V, --version" option which will print the version number.
		*
		* You can optionally supply the flags and description to override the defaults.
		*
		* @param {string} [str]
		* @param {string} [flags]
		* @param {string} [description]
		* @return {(this | string | undefined)} `this` command for chaining, or version string if no arguments
		*/
		version(str, flags, description) {
			if (str === void 0) return this._version;
			this._version = str;
			flags = flags || "-V, --version";
			description = description || "output the version number";
			const versionOption = this.createOption(flags, description);
			this._versionOptionName = versionOption.attributeName();
			this._registerOption(versionOption);
			this.on("option:" + versionOption.name(), () => {
				this._outputConfiguration.writeOut(`${str}\n`);
				this._exit(0, "commander.version", str);
			});
			return this;
		}
		/**
		* Set the description.
		*
		* @param {string} [str]
		* @param {object} [argsDescription]
		* @return {(string|Command)}
		*/
		description(str, argsDescription) {
			if (str === void 0 && argsDescription === void 0) return this._description;
			this._description = str;
			if (argsDescription) this._argsDescription = argsDescription;
			return this;
		}
		/**
		* Set the summary. Used when listed as subcommand of parent.
		*
		* @param {string} [str]
		* @return {(string|Command)}
		*/
		summary(str) {
			if (str === void 0) return this._summary;
			this._summary = str;
			return this;
		}
		/**
		* Set an alias for the command.
		*
		* You may call more than once to add multiple aliases. Only the first alias is shown in the auto-generated help.
		*
		* @param {string} [alias]
		* @return {(string|Command)}
		*/
		alias(alias) {
			if (alias === void 0) return this._aliases[0];
			/** @type {Command} */
			let command = this;
			if (this.commands.length !== 0 && this.commands[this.commands.length - 1]._executableHandler) command = this.commands[this.commands.length - 1];
			if (alias === command._name) throw new Error("Command alias can't be the same as its name");
			const matchingCommand = this.parent?._findCommand(alias);
			if (matchingCommand) {
				const existingCmd = [matchingCommand.name()].concat(matchingCommand.aliases()).join("|");
				throw new Error(`cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`);
			}
			command._aliases.push(alias);
			return this;
		}
		/**
		* Set aliases for the command.
		*
		* Only the first alias is shown in the auto-generated help.
		*
		* @param {string[]} [aliases]
		* @return {(string[]|Command)}
		*/
		aliases(aliases) {
			if (aliases === void 0) return this._aliases;
			aliases.forEach((alias) => this.alias(alias));
			return this;
		}
		/**
		* Set / get the command usage `str`.
		*
		* @param {string} [str]
		* @return {(string|Command)}
		*/
		usage(str) {
			if (str === void 0) {
				if (this._usage) return this._usage;
				const args = this.registeredArguments.map((arg) => {
					return humanReadableArgName(arg);
				});
				return [].concat(this.options.length || this._helpOption !== null ? "[options]" : [], this.commands.length ? "[command]" : [], this.registeredArguments.length ? args : []).join(" ");
			}
			this._usage = str;
			return this;
		}
		/**
		* Get or set the name of the command.
		*
		* @param {string} [str]
		* @return {(string|Command)}
		*/
		name(str) {
			if (str === void 0) return this._name;
			this._name = str;
			return this;
		}
		/**
		* Set/get the help group heading for this subcommand in parent command's help.
		*
		* @param {string} [heading]
		* @return {Command | string}
		*/
		helpGroup(heading) {
			if (heading === void 0) return this._helpGroupHeading ?? "";
			this._helpGroupHeading = heading;
			return this;
		}
		/**
		* Set/get the default help group heading for subcommands added to this command.
		* (This does not override a group set directly on the subcommand using .helpGroup().)
		*
		* @example
		* program.commandsGroup('Development Commands:);
		* program.command('watch')...
		* program.command('lint')...
		* ...
		*
		* @param {string} [heading]
		* @returns {Command | string}
		*/
		commandsGroup(heading) {
			if (heading === void 0) return this._defaultCommandGroup ?? "";
			this._defaultCommandGroup = heading;
			return this;
		}
		/**
		* Set/get the default help group heading for options added to this command.
		* (This does not override a group set directly on the option using .helpGroup().)
		*
		* @example
		* program
		*   .optionsGroup('Development Options:')
		*   .option('-d, --debug', 'output extra debugging')
		*   .option('-p, --profile', 'output profiling information')
		*
		* @param {string} [heading]
		* @returns {Command | string}
		*/
		optionsGroup(heading) {
			if (heading === void 0) return this._defaultOptionGroup ?? "";
			this._defaultOptionGroup = heading;
			return this;
		}
		/**
		* @param {Option} option
		* @private
		*/
		_initOptionGroup(option) {
			if (this._defaultOptionGroup && !option.helpGroupHeading) option.helpGroup(this._defaultOptionGroup);
		}
		/**
		* @param {Command} cmd
		* @private
		*/
		_initCommandGroup(cmd) {
			if (this._defaultCommandGroup && !cmd.helpGroup()) cmd.helpGroup(this._defaultCommandGroup);
		}
		/**
		* Set the name of the command from script filename, such as process.argv[1],
		* or require.main.filename, or __filename.
		*
		* (Used internally and public although not documented in README.)
		*
		* @example
		* program.nameFromFilename(require.main.filename);
		*
		* @param {string} filename
		* @return {Command}
		*/
		nameFromFilename(filename) {
			this._name = path.basename(filename, path.extname(filename));
			return this;
		}
		/**
		* Get or set the directory for searching for executable subcommands of this command.
		*
		* @example
		* program.executableDir(__dirname);
		* // or
		* program.executableDir('subcommands');
		*
		* @param {string} [path]
		* @return {(string|null|Command)}
		*/
		executableDir(path) {
			if (path === void 0) return this._executableDir;
			this._executableDir = path;
			return this;
		}
		/**
		* Return program help documentation.
		*
		* @param {{ error: boolean }} [contextOptions] - pass {error:true} to wrap for stderr instead of stdout
		* @return {string}
		*/
		helpInformation(contextOptions) {
			const helper = this.createHelp();
			const context = this._getOutputContext(contextOptions);
			helper.prepareContext({
				error: context.error,
				helpWidth: context.helpWidth,
				outputHasColors: context.hasColors
			});
			const text = helper.formatHelp(this, helper);
			if (context.hasColors) return text;
			return this._outputConfiguration.stripColor(text);
		}
		/**
		* @typedef HelpContext
		* @type {object}
		* @property {boolean} error
		* @property {number} helpWidth
		* @property {boolean} hasColors
		* @property {function} write - includes stripColor if needed
		*
		* @returns {HelpContext}
		* @private
		*/
		_getOutputContext(contextOptions) {
			contextOptions = contextOptions || {};
			const error = !!contextOptions.error;
			let baseWrite;
			let hasColors;
			let helpWidth;
			if (error) {
				baseWrite = (str) => this._outputConfiguration.writeErr(str);
				hasColors = this._outputConfiguration.getErrHasColors();
				helpWidth = this._outputConfiguration.getErrHelpWidth();
			} else {
				baseWrite = (str) => this._outputConfiguration.writeOut(str);
				hasColors = this._outputConfiguration.getOutHasColors();
				helpWidth = this._outputConfiguration.getOutHelpWidth();
			}
			const write = (str) => {
				if (!hasColors) str = this._outputConfiguration.stripColor(str);
				return baseWrite(str);
			};
			return {
				error,
				write,
				hasColors,
				helpWidth
			};
		}
		/**
		* Output help information for this command.
		*
		* Outputs built-in help, and custom text added using `.addHelpText()`.
		*
		* @param {{ error: boolean } | Function} [contextOptions] - pass {error:true} to write to stderr instead of stdout
		*/
		outputHelp(contextOptions) {
			let deprecatedCallback;
			if (typeof contextOptions === "function") {
				deprecatedCallback = contextOptions;
				contextOptions = void 0;
			}
			const outputContext = this._getOutputContext(contextOptions);
			/** @type {HelpTextEventContext} */
			const eventContext = {
				error: outputContext.error,
				write: outputContext.write,
				command: this
			};
			this._getCommandAndAncestors().reverse().forEach((command) => command.emit("beforeAllHelp", eventContext));
			this.emit("beforeHelp", eventContext);
			let helpInformation = this.helpInformation({ error: outputContext.error });
			if (deprecatedCallback) {
				helpInformation = deprecatedCallback(helpInformation);
				if (typeof helpInformation !== "string" && !Buffer.isBuffer(helpInformation)) throw new Error("outputHelp callback must return a string or a Buffer");
			}
			outputContext.write(helpInformation);
			if (this._getHelpOption()?.long) this.emit(this._getHelpOption().long);
			this.emit("afterHelp", eventContext);
			this._getCommandAndAncestors().forEach((command) => command.emit("afterAllHelp", eventContext));
		}
		/**
		* You can pass in flags and a description to customise the built-in help option.
		* Pass in false to disable the built-in help option.
		*
		* @example
		* program.helpOption('-?, --help' 'show help'); // customise
		* program.helpOption(false); // disable
		*
		* @param {(string | boolean)} flags
		* @param {string} [description]
		* @return {Command} `this` command for chaining
		*/
		helpOption(flags, description) {
			if (typeof flags === "boolean") {
				if (flags) {
					if (this._helpOption === null) this._helpOption = void 0;
					if (this._defaultOptionGroup) this._initOptionGroup(this._getHelpOption());
				} else this._helpOption = null;
				return this;
			}
			this._helpOption = this.createOption(flags ?? "-h, --help", description ?? "display help for command");
			if (flags || description) this._initOptionGroup(this._helpOption);
			return this;
		}
		/**
		* Lazy create help option.
		* Returns null if has been disabled with .helpOption(false).
		*
		* @returns {(Option | null)} the help option
		* @package
		*/
		_getHelpOption() {
			if (this._helpOption === void 0) this.helpOption(void 0, void 0);
			return this._helpOption;
		}
		/**
		* Supply your own option to use for the built-in help option.
		* This is an alternative to using helpOption() to customise the flags and description etc.
		*
		* @param {Option} option
		* @return {Command} `this` command for chaining
		*/
		addHelpOption(option) {
			this._helpOption = option;
			this._initOptionGroup(option);
			return this;
		}
		/**
		* Output help information and exit.
		*
		* Outputs built-in help, and custom text added using `.addHelpText()`.
		*
		* @param {{ error: boolean }} [contextOptions] - pass {error:true} to write to stderr instead of stdout
		*/
		help(contextOptions) {
			this.outputHelp(contextOptions);
			let exitCode = Number(process.exitCode ?? 0);
			if (exitCode === 0 && contextOptions && typeof contextOptions !== "function" && contextOptions.error) exitCode = 1;
			this._exit(exitCode, "commander.help", "(outputHelp)");
		}
		/**
		* // Do a little typing to coordinate emit and listener for the help text events.
		* @typedef HelpTextEventContext
		* @type {object}
		* @property {boolean} error
		* @property {Command} command
		* @property {function} write
		*/
		/**
		* Add additional text to be displayed with the built-in help.
		*
		* Position is 'before' or 'after' to affect just this command,
		* and 'beforeAll' or 'afterAll' to affect this command and all its subcommands.
		*
		* @param {string} position - before or after built-in help
		* @param {(string | Function)} text - string to add, or a function returning a string
		* @return {Command} `this` command for chaining
		*/
		addHelpText(position, text) {
			const allowedValues = [
				"beforeAll",
				"before",
				"after",
				"afterAll"
			];
			if (!allowedValues.includes(position)) throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
			const helpEvent = `${position}Help`;
			this.on(helpEvent, (context) => {
				let helpStr;
				if (typeof text === "function") helpStr = text({
					error: context.error,
					command: context.command
				});
				else helpStr = text;
				if (helpStr) context.write(`${helpStr}\n`);
			});
			return this;
		}
		/**
		* Output help information if help flags specified
		*
		* @param {Array} args - array of options to search for help flags
		* @private
		*/
		_outputHelpIfRequested(args) {
			const helpOption = this._getHelpOption();
			if (helpOption && args.find((arg) => helpOption.is(arg))) {
				this.outputHelp();
				this._exit(0, "commander.helpDisplayed", "(outputHelp)");
			}
		}
	};
	/**
	* Scan arguments and increment port number for inspect calls (to avoid conflicts when spawning new command).
	*
	* @param {string[]} args - array of arguments from node.execArgv
	* @returns {string[]}
	* @private
	*/
	function incrementNodeInspectorPort(args) {
		return args.map((arg) => {
			if (!arg.startsWith("--inspect")) return arg;
			let debugOption;
			let debugHost = "127.0.0.1";
			let debugPort = "9229";
			let match;
			if ((match = arg.match(/^(--inspect(-brk)?)$/)) !== null) debugOption = match[1];
			else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) !== null) {
				debugOption = match[1];
				if (/^\d+$/.test(match[3])) debugPort = match[3];
				else debugHost = match[3];
			} else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null) {
				debugOption = match[1];
				debugHost = match[3];
				debugPort = match[4];
			}
			if (debugOption && debugPort !== "0") return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
			return arg;
		});
	}
	/**
	* @returns {boolean | undefined}
	* @package
	*/
	function useColor() {
		if (process.env.NO_COLOR || process.env.FORCE_COLOR === "0" || process.env.FORCE_COLOR === "false") return false;
		if (process.env.FORCE_COLOR || process.env.CLICOLOR_FORCE !== void 0) return true;
	}
	exports.Command = Command;
	exports.useColor = useColor;
}));

// node_modules/commander/index.js
var require_commander = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { Argument } = require_argument();
	const { Command } = require_command();
	const { CommanderError, InvalidArgumentError } = require_error();
	const { Help } = require_help();
	const { Option } = require_option();
	exports.program = new Command();
	exports.createCommand = (name) => new Command(name);
	exports.createOption = (flags, description) => new Option(flags, description);
	exports.createArgument = (name, description) => new Argument(name, description);
	/**
	* Expose classes
	*/
	exports.Command = Command;
	exports.Option = Option;
	exports.Argument = Argument;
	exports.Help = Help;
	exports.CommanderError = CommanderError;
	exports.InvalidArgumentError = InvalidArgumentError;
	exports.InvalidOptionArgumentError = InvalidArgumentError;
}));

// node_modules/commander/esm.mjs
var import_commander = /* @__PURE__ */ __toESM(require_commander(), 1);
const { program, createCommand, createArgument, createOption, CommanderError, InvalidArgumentError, InvalidOptionArgumentError, Command, Argument, Option, Help } = import_commander.default;

// package.json
var version = "0.1.0";

// src/system/host.ts
const VERSION = version;
/** The folder of this package, where `examples/` is; sources and bundles are at different depths below it. */
const packageRoot = rootAbove(dirname(fileURLToPath(import.meta.url)));
function rootAbove(folder) {
	return existsSync(join(folder, "package.json")) || dirname(folder) === folder ? folder : rootAbove(dirname(folder));
}
/** Where GitHub's API is, by the environment that workflows have; elsewhere github.com's. */
function apiUrlIn(env) {
	return env["GITHUB_API_URL"] || "https://api.github.com";
}
/** A finding on one line: `warning: where: what is the matter. What to do about it.` */
function sentence$1({ severity, source, file, message, fix }) {
	const where = [.../* @__PURE__ */ new Set([source, file])].filter((part) => part !== void 0 && !message.startsWith(part)).join(" › ");
	return `${severity}: ${where === "" ? "" : `${where}: `}${message}${fix === void 0 ? "" : ` ${fix}`}`;
}
/** Aborts on the first SIGINT or SIGTERM; everything then unwinds by itself. A second one ends the process at once. */
function abortOnSignals() {
	const controller = new AbortController();
	for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => {
		const cancelled = new Cancelled(name);
		if (controller.signal.aborted) process.exit(cancelled.exitCode);
		controller.abort(cancelled);
	});
	return controller.signal;
}
/** A bug ends the process as Node would, with its stack, but masked: errors of libraries hold headers and URLs. */
function maskBugs() {
	process.on("uncaughtException", (error) => {
		process.stderr.write(`${masked(inspect(error))}\n`);
		process.exit(1);
	});
}

// src/settings/command-line.ts
/** How both entries read what they are asked for: the terminal from its arguments, the action from its inputs. */
const TABLE = SETTINGS;
const INPUTS = {
	...ENTRY_INPUTS,
	...Object.fromEntries(Object.entries(TABLE).filter(([, { place }]) => place !== "config"))
};
/**
* Reads the step's inputs, which the runner hands over as `INPUT_NAME`; an empty one is not given.
* @throws UsageError for an input that does not exist (the runner itself only warns) or an unknown command.
*/
function githubInvocation(env) {
	const given = {};
	for (const [variable, value = ""] of Object.entries(env)) if (variable.startsWith("INPUT_") && value.trim() !== "") given[variable.slice(6).toLowerCase()] = value.trim();
	for (const name of Object.keys(given)) {
		if (Object.hasOwn(INPUTS, name)) continue;
		if (!Object.hasOwn(TABLE, name)) throw unknownKey(name, "inputs", Object.keys(INPUTS));
		throw new UsageError(`inputs: \`${name}\` is not an input.`, { fix: `Write \`${name}: …\` into the config file, \`.github/pgo.yml\`.` });
	}
	const { command = "refresh", sources, config, token, "working-directory": folder, ...settings } = given;
	const { commands } = ENTRY_INPUTS.command;
	const known = commands.find((name) => name === command);
	if (known === void 0) throw unknownKey(command, "command", commands);
	return {
		command: known,
		operands: [],
		inputs: {
			settings,
			sources,
			config,
			token,
			workingDirectory: folder
		}
	};
}
const ABOUT_COMMAND = {
	refresh: "Collect profiles, decide whether they change anything, compare the builds, propose the profile.",
	collect: "Collect, validate and merge profiles, and write the result.",
	build: "Build the program with its profile and without, and verify both binaries.",
	compare: "Build two sides and measure them: benchmarks, a server under load, production.",
	check: "Report whether the committed profile is still good for this source tree.",
	repair: "Match the committed profile to today’s source, compare the builds, propose the result.",
	rollback: "Propose the profile from before the last refresh that was merged.",
	targets: "List the targets of the config file, for a matrix of jobs.",
	merge: "Merge profile files into one.",
	inspect: "Report what a profile holds and whether the compiler can use it.",
	diff: "Report how far two profiles differ in what the compiler reads.",
	init: "Look at the repository, and write the workflow and the config file that fit.",
	demo: "Run the whole main job on an example service, publishing into a scratch repository."
};
const COMMANDS = Object.keys(ABOUT_COMMAND);
const EPILOGUE = `
Exit codes: 0 done, 1 failed, 2 wrong usage. Results go to stdout, progress to stderr.
Secrets come from the environment only: GITHUB_TOKEN, and \${NAME} in headers and URLs of sources.`;
/** Reads the arguments; prints help, version or what is wrong with them, and sets the exit code then. */
async function readCommandLine(args) {
	let read = { json: false };
	const program = new Command("go-pgo").description("Keeps default.pgo fresh from production profiles, and shows honestly whether it paid off.").version(VERSION).addHelpText("after", EPILOGUE).configureOutput({ outputError: (said, write) => write(withoutValue(said)) }).showHelpAfterError("Run `go-pgo COMMAND --help` for the options.").exitOverride();
	const isBrief = args.some((one) => one === "--help" || one === "-h") && !args.includes("--all");
	for (const name of COMMANDS) {
		const command = program.command(name).description(ABOUT_COMMAND[name]).exitOverride();
		if (name === args[0]) addOptions(command, name, isBrief);
		command.action(async () => {
			read = await invocationOf(name, command);
		});
	}
	try {
		await program.parseAsync([...args], { from: "user" });
		return read;
	} catch (error) {
		if (!(error instanceof CommanderError)) throw error;
		const isAnswer = error.exitCode === 0 || error.code === "commander.help" && args.length > 0;
		process.exitCode = isAnswer ? 0 : 2;
		const command = COMMANDS.find((name) => name === args[0]);
		if (isAnswer || command === void 0 || !args.includes("--json")) return { json: false };
		const [first = "", hint] = withoutValue(error.message).split("\n");
		return {
			json: true,
			failure: {
				command,
				error: {
					message: first.replace(/^error: /, ""),
					fix: hint?.replace(/^\((.*)\)$/, "$1") ?? `Run \`go-pgo ${command} --help\` for the options.`
				}
			}
		};
	}
}
/** The value of an unknown option may be a secret: `unknown option '--tokn=***'`. */
function withoutValue(said) {
	return said.replace(/(unknown option '[^'=]*=).*'/s, "$1***'");
}
const append = (value, previous = []) => [...previous, value];
const repeatable = (flags, help) => new Option(flags, `${help} Repeatable.`).argParser(append);
function addOptions(command, name, isBrief) {
	if (name === "merge") {
		command.argument("<files...>", "profiles to merge");
		command.requiredOption("--output <FILE>", "Where to write the merged profile.");
	}
	if (name === "inspect") command.argument("<file>", "profile to look into");
	if (name === "diff") command.argument("<old>", "profile from before").argument("<new>", "profile from after");
	command.option("--json", "Print the result as one JSON document.");
	if (name === "init") command.option("--yes", "Ask nothing; take the defaults.");
	if (name === "demo") command.option("--output-directory <DIR>", "Folder for the results. Default: a new temporary one.");
	if (name === "merge" || name === "collect") command.option("--force", "Write over a file that is not a profile.");
	if (name === "check") command.option("--binary <FILE>", "Report only whether this binary was built with PGO.");
	const takes = (about) => about.commands.includes(name);
	if (takes(ENTRY_INPUTS.sources)) {
		command.option("--sources <FILE>", "YAML list of sources; `-` reads it from stdin.");
		command.addOption(repeatable("--source <SOURCE>", "One source: a URL, a path, or a map such as `artifact: NAME`."));
	}
	for (const entry of ["config", "working-directory"]) if (takes(ENTRY_INPUTS[entry])) command.option(`--${entry} <PATH>`, sentence(ENTRY_INPUTS[entry]));
	const settings = Object.entries(TABLE).filter(([, about]) => takes(about));
	for (const [group, names] of Object.entries(GROUPS)) for (const [setting, about] of settings.filter(([one]) => names.includes(one))) {
		const option = new Option(`--${setting} <VALUE>`, sentence(about)).helpGroup(`${group}:`);
		command.addOption(option.hideHelp(isBrief && about.place !== "often"));
	}
	if (settings.length === 0) return;
	command.addOption(repeatable("--set <NAME=VALUE>", "Set any setting of the config file; empty: none."));
	const hidden = settings.filter(([, { place }]) => place !== "often").length;
	command.option("--all", `With --help: show ${hidden} more options.`);
}
function sentence({ help, default: value, usually = value && `\`${value}\`` }) {
	return usually ? `${help} Default: ${usually}.` : help;
}
async function invocationOf(name, command) {
	const given = (option) => command.getOptionValue(camelCase(option));
	const settings = {};
	for (const pair of given("set") ?? []) {
		const [, setting, value] = /^([\w-]+)=(.*)$/s.exec(pair) ?? [];
		if (setting === void 0 || value === void 0) return command.error("error: --set takes NAME=VALUE, such as `--set min-drift=10%`.");
		if (setting === "sources") return command.error("error: --set takes no sources: write `--source SOURCE` or `--sources FILE`.");
		settings[setting] = value;
	}
	const binary = name === "check" ? given("binary") : void 0;
	for (const setting of Object.keys(TABLE)) {
		const value = binary !== void 0 && setting === "binary" ? void 0 : given(setting);
		if (value !== void 0) settings[setting] = value;
	}
	const file = given("sources");
	const takesConfig = ENTRY_INPUTS.config.commands.includes(name) && binary === void 0;
	const inputs = {
		settings,
		sources: file === void 0 ? void 0 : await readSourcesFile(file, command),
		source: given("source"),
		config: takesConfig ? given("config") : false,
		workingDirectory: given("working-directory"),
		token: process.env["GITHUB_TOKEN"] || process.env["GH_TOKEN"] || void 0
	};
	return {
		json: given("json") === true,
		asks: !(given("yes") || given("json")),
		invocation: {
			command: name,
			inputs,
			operands: binary === void 0 ? command.args : [binary],
			output: given("output"),
			force: given("force") === true
		}
	};
}
async function readSourcesFile(file, command) {
	if (file === "-") return (await import("node:stream/consumers")).text(process.stdin);
	try {
		return await readFile(file, "utf8");
	} catch (error) {
		return command.error(`error: --sources: \`${file}\` cannot be read: ${reasonOf$2(error)}.`);
	}
}

export { bandInWords as $, someOf as $n, secretsIn as $r, bytesDifference as $t, finite as A, undefinedIfExpected as Ai, normalQuantile as An, lastLines as Ar, facts as At, optional as B, isLfsPointer as Bn, start as Br, intervalOf as Bt, eventOf as C, UsageError as Ci, pairOf as Cn, splitSymbol as Cr, groupFindings as Ct, array as D, note as Di, hodgesLehmann as Dn, goOutput as Dr, col as Dt, require_dist as E, messageOf as Ei, holm as En, askAhead as Er, WEIGHTS as Et, minValue as F, platformName as Fn, howItEnded as Fr, section as Ft, regex as G, realPlace as Gn, globPattern as Gr, markdownCode as Gt, picklist as H, readBounded as Hn, codeList as Hr, codeElement as Ht, nullable as I, readBuildInfo as In, lastOutput as Ir, tableOf as It, transform as J, sameBytes as Jn, printableName as Jr, sentence$2 as Jt, safeParse as K, removeWithUs as Kn, lastElement as Kr, markdownText as Kt, nullish as L, releaseBinary as Ln, outputLines as Lr, drawAxis as Lt, literal as M, binaryNames as Mn, pprofCommand as Mr, moreInWords as Mt, maxLength as N, leftByBuild as Nn, runGo as Nr, num as Nt, boolean as O, reasonOf$2 as Oi, mean as On, goToolchain as Or, defined as Ot, minLength as P, platformEnvironment as Pn, EVALUATE as Pr, prose as Pt, renderJson as Q, orAborted as Qn, isSecretName as Qr, visible as Qt, number as R, writeChecksums as Rn, ownerCommand as Rr, drawInterval as Rt, valuesOf as S, Rejected as Si, overallLogRatios as Sn, renamer as Sr, countBySeverity as St, joinWords as T, machineFailure as Ti, runRounds as Tn, withoutTypeArguments as Tr, PAGE_LEVELS as Tt, pipe as U, readIfThere as Un, duration$1 as Ur, goName as Ut, parse as V, mustBePlaceOfProfile as Vn, asSentence as Vr, Markup as Vt, record as W, readRegularFile as Wn, excerpt as Wr, h as Wt, union as X, writeProfile as Xn, childEnvironment as Xr, shorten as Xt, tuple as Y, sha256OfFile as Yn, basicAuthorization as Yr, shellWord as Yt, unknown as Z, _usingCtx as Zn, isSecretHeader as Zr, titleText as Zt, orElse as _, remembered as _i, PLANNED as _n, isInterruption as _r, overallQuantity as _t, apiUrlIn as a, isHideable as ai, uncapitalized as an, INTERRUPTION as ar, measurementsSection as at, onPort as b, totalOf as bi, isFinding as bn, ownName as br, sides as bt, sentence$1 as c, bytes as ci, coverageFindings as cn, LIBRARY as cr, comparisonHeadline as ct, attempt as d, changeWithInterval as di, judge as dn, SYSTEM as dr, hasFailed as dt, secretsInCommand as ei, points as en, CALLS_C as er, differencesSection as et, collectingOf as f, compareText as fi, overallQuantity$1 as fn, closureOwner as fr, hasFailedByGate as ft, makeFolder as g, quantityOf as gi, FEWEST_ROUNDS as gn, isInside as gr, newProfiles as gt, isOfOneProgram as h, groupBy as hi, BudgetSpent as hn, importPathOf as hr, namesOf$1 as ht, abortOnSignals as i, userInfo as ii, time as in, GO as ir, loadSection as it, integer$1 as j, warning as ji, SIDES$1 as jn, listPackages as jr, fitted as jt, check as k, reworded as ki, median as kn, jsonObjects as kr, details as kt, run as l, capitalized as li, coverageOf as ln, NO_PACKAGE as lr, decisionText as lt, gitPrints as m, fixed as mi, sameProgram as mn, frameOf as mr, isPrebuilt as mt, readCommandLine as n, secretsOfHeader as ni, shortNames as nn, FOREIGN as nr, gatesSection as nt, maskBugs as o, knownSecrets as oi, EQUIVALENCE as on, INTO as or, productionSection as ot, contextOf as p, count as pi, percent$1 as pn, declarationOf as pr, headline as pt, string as q, replaceFile as qn, logLine as qr, oneLine as qt, VERSION as r, shownCommand as ri, shortSha as rn, GC as rr, historySection as rt, packageRoot as s, masked as si, changeOf as sn, KnownNames as sr, workloadInWords as st, githubInvocation as t, secretsInUrl as ti, seconds$1 as tn, EXCLUDED as tr, gainsInWords as tt, GrowingReport as u, change as ui, inconclusive as un, RUNTIME as ur, equivalenceOf as ut, requireFolder as v, seededRandom as vi, bothOf as vn, isOwnFunction as vr, reportVerdict as vt, proposedBy as w, WHAT_TO_DO as wi, pairsPerRound as wn, symbolPath as wr, placesBeside as wt, portsIn as x, ExpectedError as xi, noRoomFor as xn, pathsIn as xr, allFindings as xt, hasFreePort as y, share$1 as yi, inOrder as yn, ownCode as yr, shownChange as yt, object as z, isBelow as zn, run$1 as zr, drawIntervals as zt };