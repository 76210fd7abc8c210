import { i as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import * as os$2 from "os";
import * as fs$2 from "fs";
import * as path$2 from "path";
import * as events from "events";
import { inspect } from "node:util";
import { once } from "node:events";
import diagnostics from "node:diagnostics_channel";
import { AsyncLocalStorage } from "node:async_hooks";
import * as child from "child_process";
import { setTimeout as setTimeout$1 } from "timers";
import { access, lstat, mkdir, mkdtemp, open, readFile, realpath as realpath$1, rename, rm, stat as stat$1 } from "node:fs/promises";
import { basename as basename$1, delimiter, dirname as dirname$1, isAbsolute as isAbsolute$1, join, normalize as normalize$1, relative as relative$1, resolve as resolve$1, sep as sep$1 } from "node:path";
import { spawn } from "node:child_process";
import { constants as constants$2, existsSync as existsSync$1, readFileSync as readFileSync$1, readdirSync as readdirSync$1, rmSync, statSync as statSync$1 } from "node:fs";
import { setTimeout as setTimeout$2 } from "node:timers/promises";
import { tmpdir } from "node:os";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

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
const { chmod: chmod$1, copyFile: copyFile$1, lstat: lstat$1, mkdir: mkdir$1, open: open$1, readdir: readdir$2, rename: rename$1, rm: rm$1, rmdir: rmdir$1, stat: stat$2, symlink: symlink$1, unlink: unlink$1 } = fs$2.promises;
const IS_WINDOWS$1 = process.platform === "win32";
const READONLY = fs$2.constants.O_RDONLY;
function exists(fsPath) {
	return __awaiter$3(this, void 0, void 0, function* () {
		try {
			yield stat$2(fsPath);
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
			stats = yield stat$2(filePath);
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
				stats = yield stat$2(filePath);
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
		else if (this.processExited) this.timeout = setTimeout$1(ExecState.HandleTimeout, this.delay, this);
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

// src/processes/survivors.ts
const living = /* @__PURE__ */ new Set();
const temporary = /* @__PURE__ */ new Set();
let guard;
process.once("exit", () => {
	for (const target of living) end(target);
	for (const path of temporary) try {
		rmSync(path, {
			recursive: true,
			force: true,
			maxRetries: 5
		});
	} catch {}
});
/** Has a process that ends by itself ended before that, should this one end. @returns what forgets it again. */
function endWithUs(pid) {
	return remember(pid);
}
/** The same for a whole process group. @param leader its id. */
function endGroupWithUs(leader) {
	return remember(process.platform === "win32" ? leader : -leader);
}
/** Has a file or folder removed, should this process end before it is forgotten. @param path absolute. */
function removeWithUs(path) {
	temporary.add(path);
	startGuard();
	tell("temporary", path);
	return () => {
		if (temporary.delete(path)) tell("removed", path);
	};
}
function remember(target) {
	living.add(target);
	startGuard();
	tell("started", String(target));
	return () => {
		if (living.delete(target)) tell("ended", String(target));
	};
}
/** A group at once, since it may be a service that ignores everything else; a tool by what it cleans up at. */
function end(target) {
	try {
		process.kill(target, target < 0 || process.platform === "win32" ? "SIGKILL" : "SIGINT");
	} catch {}
}
/**
* Reads what is living and what is temporary, and ends both at the end of its input; a tool gets ten seconds to clean up. What
* is not told of yet, since it was started in the moment of the kill, may write for as long to what is to be removed.
*/
const GUARD = `
trap '' HUP INT TERM
living=
set --
while read -r what which; do
  case $what in
    started) living="$living $which" ;;
    ended) rest=; for one in $living; do [ "$one" = "$which" ] || rest="$rest $one"; done; living=$rest ;;
    temporary) set -- "$@" "$which" ;;
    removed)
      left=$#
      while [ $left -gt 0 ]; do
        one=$1; shift; left=$((left - 1))
        [ "$one" = "$which" ] || set -- "$@" "$one"
      done ;;
  esac
done
for one in $living; do
  case $one in -*) kill -s KILL -- "$one" ;; *) kill -s INT "$one" ;; esac
done
for one in $living; do
  left=50
  while [ $left -gt 0 ] && kill -s 0 -- "$one"; do sleep 0.2; left=$((left - 1)); done
  [ $left -gt 0 ] || kill -s KILL -- "$one"
done
left=50
while [ $# -gt 0 ] && ! rm -rf -- "$@" && [ $left -gt 0 ]; do sleep 0.2; left=$((left - 1)); done
`;
function startGuard() {
	if (guard !== void 0 || process.platform === "win32") return;
	guard = spawn("sh", ["-c", GUARD], {
		cwd: "/",
		detached: true,
		env: {
			PATH: process.env["PATH"],
			RUNNER_TRACKING_ID: process.env["RUNNER_TRACKING_ID"]
		},
		stdio: [
			"pipe",
			"ignore",
			"ignore"
		]
	});
	guard.on("error", () => {}).unref();
	guard.stdin?.on("error", () => {});
	guard.stdin?.unref?.();
}
function tell(what, which) {
	if (!/[\r\n]/.test(which)) guard?.stdin?.write(`${what} ${which}\n`);
}

// src/files/make-folder.ts
/**
* Makes a folder and what is missing of its path. As `mkdir` with `recursive`, which never ends, and cannot be cancelled,
* where a folder that is there says that it is not, as those of /proc do.
* @throws what the operating system said.
*/
async function makeFolder(path) {
	try {
		await mkdir(path);
	} catch (error) {
		const { code } = error;
		if (await isFolder(path)) return;
		if (code !== "ENOENT" || await isFolder(dirname$1(path))) throw error;
		await makeFolder(dirname$1(path));
		await makeFolder(path);
	}
}
async function isFolder(path) {
	return stat$1(path).then((found) => found.isDirectory(), () => false);
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

// src/files/read-file.ts
/** Bytes of a file that a user names: more than any profile or text has. */
const MOST_BYTES$1 = 536870912;
/**
* The bytes of a regular file, or of what a link to one leads to. Nothing is waited for: not for the other end of a pipe,
* nor for the end of a device; and what grows meanwhile, or has a terabyte of nothing, takes no more memory than a file may.
* @throws ExpectedError for what is no file, or too large; else the error of the file system.
*/
async function readRegularFile(path, most = MOST_BYTES$1) {
	try {
		var _usingCtx$1 = _usingCtx();
		const file = _usingCtx$1.a(await open(path, constants$2.O_RDONLY | (constants$2.O_NONBLOCK ?? 0)));
		const found = await file.stat();
		if (found.isDirectory()) throw Object.assign(/* @__PURE__ */ new Error("It is a folder."), { code: "EISDIR" });
		if (!found.isFile()) throw new ExpectedError(`${path} is a pipe, socket or device.`, { fix: "Make it a readable file." });
		const bytes = found.size > most ? void 0 : await firstBytes(file, most + 1, found.size);
		if (bytes !== void 0 && bytes.length <= most) return bytes;
		throw new ExpectedError(`${path} has more than ${Math.round(most / 1024 / 1024)} MiB.`, { fix: "Look where it comes from: nothing that is read here is so large." });
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** At most so many; `size` is what it had when it was opened, which files of /proc do not say. */
async function firstBytes(file, most, size) {
	let bytes = Buffer.allocUnsafe(Math.min(most, Math.max(size + 1, 65536)));
	let length = 0;
	while (length < most) {
		if (length === bytes.length) {
			const grown = Buffer.allocUnsafe(Math.min(most, 2 * length));
			bytes.copy(grown);
			bytes = grown;
		}
		const { bytesRead } = await file.read(bytes, length, bytes.length - length, null);
		if (bytesRead === 0) break;
		length += bytesRead;
	}
	return bytes.subarray(0, length);
}

// src/files/rename-over.ts
/** What Windows says of a file that a virus scanner, an editor or a build has open just now. */
const BUSY = /* @__PURE__ */ new Set([
	"EACCES",
	"EBUSY",
	"EPERM"
]);
/** In milliseconds; two seconds in all. */
const WAITS = [
	10,
	20,
	50,
	100,
	200,
	400,
	500,
	720
];
/**
* Renames a file over another one. Windows refuses that while anybody has either of them open, mostly for a moment only, so there it is
* tried for two seconds. @throws what the last try threw.
*/
async function renameOver(from, to, renaming = {}) {
	const { platform = process.platform, move = rename } = renaming;
	for (const wait of platform === "win32" ? WAITS : []) try {
		return await move(from, to);
	} catch (error) {
		if (!BUSY.has(error.code ?? "")) throw error;
		await setTimeout$2(wait);
	}
	return move(from, to);
}

// src/files/replace-file.ts
/**
* Replaces a file as a whole or not at all: the new content is on the disk before the name points to it. A
* symbolic link stays one; what it points to is replaced.
* @throws ExpectedError when it cannot be written; the old file is then as it was.
*/
async function replaceFile(path, content) {
	const target = await realpath$1(path).catch(() => path);
	const temporary = resolve$1(dirname$1(target), `.${basename$1(target)}.${crypto.randomUUID()}`);
	const removed = removeWithUs(temporary);
	try {
		await makeFolder(resolve$1(dirname$1(target)));
		const found = await stat$1(target).catch(() => void 0);
		if (found !== void 0 && !found.isFile() && !found.isDirectory()) throw Object.assign(/* @__PURE__ */ new Error("no file"), { code: "ENXIO" });
		const mode = found?.mode;
		const file = await open(temporary, "wx");
		try {
			if (mode !== void 0) await file.chmod(mode & 4095);
			await file.writeFile(content);
			await file.sync();
		} finally {
			await file.close();
		}
		await renameOver(temporary, target);
	} catch (error) {
		await rm(temporary, { force: true }).catch(() => {});
		throw new ExpectedError(`${path} cannot be written: ${reasonOf$1(error)}.`, {
			fix: "Make its folder writable and free some space; the file that was there is untouched.",
			cause: error
		});
	} finally {
		removed();
	}
}
/** The file's content; undefined when there is none. @throws ExpectedError when it is there but cannot be read. */
async function readIfThere(path) {
	try {
		return await readRegularFile(path);
	} catch (error) {
		if (error instanceof ExpectedError) throw error;
		const code = error.code;
		if (code === "ENOENT" || code === "ENOTDIR") return void 0;
		throw new ExpectedError(`${path} cannot be read: ${reasonOf$1(error)}.`, {
			fix: "Make it a readable file.",
			cause: error
		});
	}
}
const REASONS = {
	ENOENT: "it is not there",
	EACCES: "this user may not",
	EPERM: "this user may not",
	EISDIR: "it is a folder",
	ENXIO: "it is a pipe, socket or device",
	ENOTDIR: "a part of its path is a file",
	EEXIST: "a part of its path is a file",
	ENOSPC: "the disk is full",
	EDQUOT: "the quota of this user is used up",
	EROFS: "the file system is read-only",
	EFBIG: "it would be larger than this user may make a file",
	EIO: "the disk does not answer as it should",
	EMFILE: "this process has too many files open",
	ENFILE: "this machine has too many files open",
	ENOMEM: "there is no memory left",
	EAGAIN: "this user may start no more processes",
	ETXTBSY: "it is being written",
	ENAMETOOLONG: "the name is too long",
	ELOOP: "it is a symbolic link that leads to itself"
};
/** What the operating system said, in words where it has said something common. */
function reasonOf$1(error) {
	const code = error.code;
	return REASONS[code ?? ""] ?? code ?? String(error);
}
/**
* What the machine denied, wherever it was asked: a full disk may be met at any step, and is no bug at any.
* @returns undefined for everything else, which keeps its stack.
*/
function machineFailure(error) {
	const { code, path, dest, syscall } = error;
	if (!(error instanceof Error) || code === void 0 || syscall === void 0) return void 0;
	if (!MACHINE.has(code)) return void 0;
	const what = dest ?? path ?? "";
	const doing = syscall.startsWith("spawn") ? "started" : READING.has(syscall) ? "read" : "written";
	const subject = what === "" ? `A file cannot be ${doing}` : `${what} cannot be ${doing}`;
	return new ExpectedError(`${subject}: ${reasonOf$1(error)}.`, {
		fix: "Mend that, such as by freeing space where TMPDIR (RUNNER_TEMP in a workflow) is, then run again.",
		cause: error
	});
}
const MACHINE = /* @__PURE__ */ new Set([...[
	"ENOSPC",
	"EDQUOT",
	"EROFS",
	"EFBIG",
	"EIO",
	"EMFILE",
	"ENFILE"
], ...[
	"ENOMEM",
	"EAGAIN",
	"EACCES",
	"EPERM",
	"ETXTBSY"
]]);
/** Of those, what another folder would be no cure for: no room, not a folder that this user may not write to. */
function shortage(error) {
	return SHORT_OF$1.has(error.code ?? "") ? machineFailure(error) : void 0;
}
const SHORT_OF$1 = /* @__PURE__ */ new Set([
	"ENOSPC",
	"EDQUOT",
	"EIO",
	"EMFILE",
	"ENFILE"
]);
const READING = /* @__PURE__ */ new Set([
	"read",
	"scandir",
	"stat",
	"lstat",
	"access",
	"readlink",
	"realpath"
]);

// src/secrets/decoded.ts
/** So often may one encoding be wrapped into another: a URL in JSON in HTML. */
const DEPTH = 3;
const ESCAPES = /(?:%[0-9a-f]{2})+|&(?:#\d{1,7}|#x[0-9a-f]{1,6}|amp|lt|gt|quot|apos|nbsp);|\\u[0-9a-f]{4}|(?:\\x[0-9a-f]{2})+|\\["'\\/nrtbf]/gi;
const NAMED$2 = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'",
	nbsp: " "
};
const CONTROLS = {
	n: "\n",
	r: "\r",
	t: "	",
	b: "\b",
	f: "\f"
};
/**
* Undoes what URLs, forms, JSON, Go, JavaScript, HTML and XML write in the place of a character, however much of it and
* in whichever letters they did so; undefined where there is nothing to undo.
*/
function decoded$2(text) {
	let result;
	for (let depth = 0; depth < DEPTH; depth++) {
		const next = once$1(result?.text ?? text);
		if (next === void 0) break;
		const { from } = next;
		result = result === void 0 ? next : {
			text: next.text,
			from: from.map((at) => result?.from[at] ?? at)
		};
	}
	return result;
}
/** A needle as `decoded` would leave it. */
function decodedText(text) {
	return decoded$2(text)?.text ?? text;
}
function once$1(text) {
	const parts = [];
	const from = new Uint32Array(text.length + 1);
	let [end, length] = [0, 0];
	const copy = (to) => {
		if (to === end) return;
		parts.push(text.slice(end, to));
		while (end < to) from[length++] = end++;
	};
	for (const { 0: written, index } of text.matchAll(ESCAPES)) {
		copy(index);
		for (const { character, width } of charactersOf(written)) {
			parts.push(character);
			for (let unit = 0; unit < character.length; unit++) from[length++] = end;
			end += width;
		}
	}
	if (parts.length === 0) return void 0;
	copy(text.length);
	from[length] = text.length;
	return {
		text: parts.join(""),
		from: from.subarray(0, length + 1)
	};
}
/** What an escape stands for; `width` is how many of its characters stand for one. */
function charactersOf(written) {
	if (written.startsWith("%")) return ofBytes(Buffer.from(written.replaceAll("%", ""), "hex"), 3);
	if (/^\\x/i.test(written)) return ofBytes(Buffer.from(written.replace(/\\x/gi, ""), "hex"), 4);
	const one = (character) => [{
		character,
		width: written.length
	}];
	const [, number] = /^&#(.*);$/.exec(written) ?? [];
	if (number !== void 0) {
		const code = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number(number);
		return one(code <= 1114111 ? String.fromCodePoint(code) : written);
	}
	if (written.startsWith("&")) return one(NAMED$2[written.slice(1, -1).toLowerCase()] ?? written);
	if (written.length > 2) return one(String.fromCharCode(Number.parseInt(written.slice(2), 16)));
	const letter = written.slice(1);
	return one(CONTROLS[letter] ?? letter);
}
/** Bytes of UTF-8; what is none stands for itself. */
function ofBytes(bytes, width) {
	const characters = [];
	for (let at = 0; at < bytes.length;) {
		const first = bytes[at] ?? 0;
		const expected = first < 192 ? 1 : first < 224 ? 2 : first < 240 ? 3 : 4;
		const whole = bytes.subarray(at, at + expected).toString();
		const isWhole = whole.length <= 2 && !whole.includes("�");
		const used = isWhole ? expected : 1;
		characters.push({
			character: isWhole ? whole : String.fromCharCode(first),
			width: width * used
		});
		at += used;
	}
	return characters;
}
/** Hexadecimal digits in groups: `63:32`, `63 32`, `0x63, 0x32`, `63-32`. */
const SEPARATED = /(?:0x|[\s:,-]){0,4}[0-9a-f]+(?:(?:0x|[\s:,-]){1,4}[0-9a-f]+){2,}(?:[\s:,-]{0,3}0?x?)/gi;
/** A text with such digits in one piece; undefined where there are none. */
function withoutSeparators(text) {
	const parts = [];
	const from = [];
	let end = 0;
	const copy = (to) => {
		parts.push(text.slice(end, to));
		while (end < to) from.push(end++);
	};
	for (const { 0: run, index } of text.matchAll(SEPARATED)) {
		copy(index);
		for (const { 0: group, index: at } of run.matchAll(/[0-9a-f]+(?!x)/gi)) {
			end = index + at;
			copy(end + group.length);
		}
		end = index + run.length;
	}
	if (parts.length === 0) return void 0;
	copy(text.length);
	from.push(text.length);
	return {
		text: parts.join(""),
		from: Uint32Array.from(from)
	};
}

// src/secrets/needles.ts
/** Characters by which a needle is looked up; none is shorter. */
const KEY = 4;
/** So many characters of a needle, at a place where a text was cut, are no coincidence. */
const LEAST_PIECE = 6;
/** So long a needle is also found where white space was put into it, as e-mail and logs wrap Base64. */
const LEAST_WRAPPED = 12;
/** So long a needle is also found in other letters: `ABC` for `abc`. Shorter ones would hit names and words. */
const LEAST_ANY_CASE = 8;
/** What is left of an escape, or of a character of UTF-8, whose end was cut off: `%3`, `&#4`, `\\u00`. */
const REST_AFTER = /0?[\xc0-\xff]?[\x80-\xbf]{0,2}\ufffd{0,3}(?:%[0-9a-f]?|&(?:#x?[0-9a-f]{0,7}|[a-z]{0,6})|\\{1,8}(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?)?/;
/** What is left of one whose beginning was: `3D`, `#43;`, `u002b`. */
const REST_BEFORE = /^(?:[ux#]{0,2}[0-9a-f]{0,8};?|[a-z]{1,4};){0,2}[\x80-\xbf\ufffd]{0,3}$/i;
const CUT_AFTER = new RegExp(`^${REST_AFTER.source}(?:…|\\.\\.\\.|$)`, "i");
/** More characters than either has. */
const LONGEST_REST = 32;
/** Bits of a hash: one look-up tells most places of a text apart from the begin and the end of every needle. */
const FILTER = 65536;
/** Finds many texts in one at once, in a time that hangs little on how many they are. */
var Needles = class {
	#byHead = /* @__PURE__ */ new Map();
	#byTail = /* @__PURE__ */ new Map();
	#filter = new Uint8Array(FILTER);
	constructor(needles) {
		for (const needle of [...new Set(Array.from(needles, kept))].sort((a, b) => b.length - a.length)) {
			if (needle.length < KEY) continue;
			this.#index(this.#byHead, keyAt(needle, 0), needle);
			if (needle.length > LEAST_PIECE) this.#index(this.#byTail, keyAt(needle, needle.length - KEY), needle);
		}
	}
	#index(map, key, needle) {
		const known = map.get(key);
		if (known === void 0) map.set(key, [needle]);
		else known.push(needle);
		this.#filter[hash(key)] = 1;
	}
	/** Where in `text` a needle stands, whole, wrapped, or as a piece beside a cut: begin, end, an ellipsis. */
	in(text) {
		if (this.#byHead.size === 0) return [];
		const found = [];
		let cut = 0;
		for (let at = 0; at + KEY <= text.length; at++) {
			if (isCutBefore(text, at)) cut = at;
			const key = keyAt(text, at);
			if (this.#filter[hash(key)] === 0) continue;
			const end = longest(this.#byHead.get(key), (needle) => matchFrom(text, at, needle));
			if (end !== void 0) found.push([at, end]);
			const tail = at + KEY;
			if (this.#byTail.get(key)?.some((needle) => isTail(text, cut, tail, needle))) found.push([cut, tail]);
		}
		return found;
	}
};
/** Of what the needles give, the first that is anything: they are sorted by their length. */
function longest(needles, give) {
	for (const needle of needles ?? []) {
		const given = give(needle);
		if (given !== void 0) return given;
	}
}
/** A needle as it is kept: in small letters where letters do not matter. */
function kept(needle) {
	return needle.length < LEAST_ANY_CASE ? needle : inSmallLetters(needle);
}
/** Of ASCII alone, which keeps every character where it is. */
function inSmallLetters(text) {
	return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
/** As `inSmallLetters`, of one character's code. */
function small(code) {
	return code >= 65 && code <= 90 ? code + 32 : code;
}
/** Four characters as one number, whatever their case; different ones may have the same. */
function keyAt(text, at) {
	let key = 0;
	for (let i = at; i < at + KEY; i++) key = Math.imul(key, 16777619) + small(text.charCodeAt(i)) | 0;
	return key;
}
function hash(key) {
	return (key ^ key >>> 16) & 65535;
}
/** Where `needle`, which begins at `at`, ends: whole, or where the text was cut after enough of it. */
function matchFrom(text, at, needle) {
	const wrapped = needle.length >= LEAST_WRAPPED;
	const anyCase = needle.length >= LEAST_ANY_CASE;
	let end = at;
	let matched = 0;
	for (; matched < needle.length && end < text.length; end++) {
		const code = text.charCodeAt(end);
		if ((anyCase ? small(code) : code) === needle.charCodeAt(matched)) matched++;
		else if (!(wrapped && matched > 0 && isSpace(code))) break;
	}
	if (matched === needle.length) return end;
	const isCut = CUT_AFTER.test(text.slice(end, end + LONGEST_REST));
	return matched >= LEAST_PIECE && isCut ? end : void 0;
}
/** Whether between a cut and `end` there is the last piece of `needle`, behind no more than the rest of an escape. */
function isTail(text, cut, end, needle) {
	let start = end;
	let matched = 0;
	for (; start > cut && matched < needle.length; start--) {
		const code = text.charCodeAt(start - 1);
		const wanted = needle.charCodeAt(needle.length - 1 - matched);
		if ((needle.length >= LEAST_ANY_CASE ? small(code) : code) === wanted) matched++;
		else if (needle.length < LEAST_WRAPPED || !isSpace(code)) break;
	}
	return matched >= LEAST_PIECE && start - cut <= LONGEST_REST && REST_BEFORE.test(text.slice(cut, start));
}
/** Whether an ellipsis ends before `at`. */
function isCutBefore(text, at) {
	return text[at - 1] === "…" || text[at - 1] === "." && text.slice(at - 3, at) === "...";
}
function isSpace(code) {
	return code === 32 || code >= 9 && code <= 13;
}

// src/secrets.ts
/**
* Texts that nobody may read afterwards, in the forms in which servers and programs repeat them. A host hides them on
* its own screen; what is kept (report, result document, pull request) has them taken out before it is rendered, since a
* renderer may escape them beyond recognition.
*/
var Secrets = class {
	#forms = /* @__PURE__ */ new Set();
	#hexadecimal = /* @__PURE__ */ new Set();
	#needles;
	constructor(secrets = []) {
		for (const secret of secrets) this.add(secret);
	}
	/** Does nothing for what `isHideable` says no to. */
	add(secret) {
		if (!isHideable(secret)) return;
		for (const form of formsOf(secret)) this.#forms.add(form);
		const bytes = Buffer.from(secret.trim());
		if (bytes.length > 4) this.#hexadecimal.add(bytes.toString("hex"));
		this.#needles = void 0;
	}
	clear() {
		this.#forms.clear();
		this.#hexadecimal.clear();
		this.#needles = void 0;
	}
	/** A copy of plain data in which every text has `***` in the place of a secret. */
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
		this.#needles ??= [new Needles([...this.#forms, ...this.#hexadecimal]), new Needles(this.#hexadecimal)];
		const [all, hexadecimal] = this.#needles;
		const plain = decoded$2(text);
		const ranges = [
			...all.in(text),
			...rangesIn(all, plain),
			...separatedIn(hexadecimal, text),
			...plain === void 0 ? [] : inOriginal(plain, separatedIn(hexadecimal, plain.text))
		];
		return ranges.length === 0 ? text : without(text, ranges);
	}
};
/** All secrets of this process. What came from outside is masked with them whole, before anything shortens it. */
const knownSecrets = new Secrets();
/** `text` with every secret of this process replaced by `***`. */
function masked(text) {
	return knownSecrets.redact(text);
}
function rangesIn(needles, text) {
	return text === void 0 ? [] : inOriginal(text, needles.in(text.text));
}
function separatedIn(needles, text) {
	const plain = withoutSeparators(text);
	if (plain === void 0) return [];
	return needles.in(plain.text).map(([start, end]) => [plain.from[start] ?? 0, (plain.from[end - 1] ?? 0) + 1]);
}
function inOriginal({ from }, ranges) {
	return ranges.map(([start, end]) => [from[start] ?? 0, from[end] ?? 0]);
}
/** `text` with every one of `secrets` replaced by `***`, whole or cut. */
function redact(text, secrets) {
	return new Secrets(secrets).redact(text);
}
const HIDDEN = "***";
/** A shorter secret would hit anything. */
const LEAST_SECRET = 4;
/**
* Words that are settings rather than secrets: hidden, they would take `main` out of every sentence and `true` out of
* every log.
*/
const WORDS = new Set("true false none null undefined auto default enabled disabled main master develop trunk head origin prod production staging stage test testing tests development local localhost admin root user username password token secret basic bearer apikey digest negotiate info debug warn warning error http https file path name text json utf-8 linux windows darwin github default.pgo pprof refresh collect build compare check merge go-pgo action".split(" "));
/** Whether it can be hidden without hiding half of what is said: 4 characters and more, and no word such as `main`. */
function isHideable(secret) {
	return secret.trim().length >= 4 && !WORDS.has(secret.trim().toLowerCase());
}
/** The keys of our own data whose values are words of ours: a secret that is such a word must not break them. */
const OWN_WORDS = new Set("command kind severity verdict operation outcome better side became work ended method of trimmed".split(" "));
function isOurs(key, value) {
	return typeof value === "string" && OWN_WORDS.has(key) && /^[a-z]+(?:[ -][a-z]+){0,4}$/.test(value);
}
/**
* As it is, without its escapes, line by line (logs are shown so), and in Base64 by itself and inside of something longer,
* as Basic authentication holds it. Escapes in a text are undone there (`decoded`), and so is separated hexadecimal.
*/
function formsOf(secret) {
	const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
	const plain = [
		secret,
		secret.trim(),
		decodedText(secret)
	];
	const bytes = Buffer.from(secret);
	return [
		...plain,
		...plain.map((form) => form.replaceAll(" ", "+")),
		...lines.length > 1 ? lines.filter((line) => line.length >= 8) : [],
		...base64Of(bytes)
	].filter((form) => form.length >= 4);
}
/** Where a byte begins in Base64's groups of three, so many of its characters are not of it alone. */
const SHARED = [
	0,
	2,
	3
];
function base64Of(bytes) {
	const inside = SHARED.map((shared, offset) => {
		const before = Buffer.alloc(offset);
		const whole = Math.floor(8 * (offset + bytes.length) / 6);
		return Buffer.concat([before, bytes]).toString("base64").slice(shared, whole);
	}).filter((form) => form.length >= 6);
	return [bytes.toString("base64"), ...inside].flatMap((form) => [form, form.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")]);
}
function without(text, ranges) {
	let [result, end] = ["", 0];
	for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
		if (from >= end) result += text.slice(end, from) + HIDDEN;
		end = Math.max(end, to);
	}
	return result + text.slice(end);
}

// src/printable.ts
/**
* Foreign text (file names, answers of servers, output of commands) made fit for one line of a sentence: nothing in
* it can start a line, move a cursor or turn the writing direction.
*/
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
const UNPRINTABLE_RUN = new RegExp(`(?:${UNPRINTABLE.source})+`, "gu");
const TERMINAL_SEQUENCE = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)/g;
/** Characters of a name; a path may have so many, what a server calls a name any number. */
const LONGEST_NAME = 1024;
/** Of a longer text, so many characters are looked at. */
const LONGEST_TEXT = 65536;
/** A file name with its odd characters visible: a newline is shown as `\n`, others as `\u{9b}`. Cut where it is too long for any. */
function printableName(name) {
	const end = 1004;
	const hidden = masked(name);
	return (hidden.length > LONGEST_NAME ? `${hidden.slice(0, end / 2)}…${hidden.slice(-502)}` : hidden).replace(UNPRINTABLE, (character) => character === "\n" ? "\\n" : `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
/**
* `text` as one line of at most `length` characters; white space collapsed, control characters gone. Secrets are masked
* before it is shortened, since half of one, or of an escape in it, would not be recognised later.
*/
function excerpt(text, length = 80) {
	const line = masked(text.slice(0, LONGEST_TEXT)).replace(TERMINAL_SEQUENCE, "").replace(/[\t\n\v\f\r]/g, " ").replace(UNPRINTABLE, "").replace(/ {2,}/g, " ").trim();
	const characters = [...masked(line)];
	return characters.length <= length ? characters.join("") : `${characters.slice(0, length - 1).join("")}…`;
}
/**
* One line of a log or a terminal, whatever length: sequences that colour, link or move a cursor are gone as a whole, other
* characters that do not print are spaces.
*/
function logLine(text) {
	return text.replace(TERMINAL_SEQUENCE, "").replace(UNPRINTABLE_RUN, " ");
}
/** `90 s`, `1.5 s`, `12 min`, `3 h`, `7 d`: the largest unit in which `milliseconds` is short to read. */
function duration$1(milliseconds) {
	const seconds = milliseconds / 1e3;
	if (seconds < 120) return `${round(seconds)} s`;
	if (seconds < 7200) return `${round(seconds / 60)} min`;
	if (seconds < 172800) return `${round(seconds / 3600)} h`;
	return `${round(seconds / 86400)} d`;
}
function round(value) {
	return Math.round(value * 10) / 10;
}

// src/host/bugs.ts
/** What nobody expected ends the process as Node would, with its stack; but errors of libraries hold headers and URLs. */
function showBugsWithout(secrets) {
	process.on("uncaughtException", (error) => {
		process.stderr.write(`${secrets.redact(inspect(error))}\n`);
		process.exit(1);
	});
}

// src/host/cancellation.ts
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

// src/host/terminal.ts
/** A person's terminal: results on stdout, progress and findings on stderr. */
function terminalHost(options) {
	const started = performance.now();
	const secrets = knownSecrets;
	showBugsWithout(secrets);
	const say = (line) => {
		const seconds = ((performance.now() - started) / 1e3).toFixed(1).padStart(6);
		process.stderr.write(`${seconds} s  ${secrets.redact(logLine(line))}\n`);
	};
	return {
		env: process.env,
		cwd: process.cwd(),
		signal: abortOnSignals(),
		interactive: process.stdout.isTTY === true && process.env["NO_COLOR"] === void 0,
		width: process.stdout.columns ?? 100,
		now: () => /* @__PURE__ */ new Date(),
		progress: say,
		finding: (finding) => say(sentence(finding)),
		mask: (secret) => secrets.add(secret),
		async finish({ text, json, error }) {
			if (error !== void 0 && (options.json || process.stdout.isTTY !== true)) say(sentence({
				severity: "error",
				...error
			}));
			await write(options.json ? json : secrets.redact(text));
		}
	};
}
/** A finding on one line: `warning: where: what is the matter. What to do about it.` */
function sentence({ severity, source, file, message, fix }) {
	const where = [.../* @__PURE__ */ new Set([source, file])].filter((part) => part !== void 0 && !message.startsWith(part)).join(" › ");
	return `${severity}: ${where === "" ? "" : `${where}: `}${message}${fix === void 0 ? "" : ` ${fix}`}`;
}
/**
* A reader may leave before the end (`go-pgo … | head`): the work goes on, and a stream that failed is no bug.
* Progress that cannot be written is lost; whether the result was written, `write` is told.
*/
function tolerateClosedPipes() {
	for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
/** Waits until a pipe has taken everything, so that the process may end. @throws ExpectedError when nothing can. */
function write(text) {
	return new Promise((resolve, reject) => process.stdout.write(text, (error) => {
		if (!error || error.code === "EPIPE") return resolve();
		reject(new ExpectedError(`The result cannot be written to stdout: ${reasonOf$1(error)}.`, {
			fix: "Let stdout be a place that can take it.",
			cause: error
		}));
	}));
}

// src/config/about.ts
/** Every command that makes a profile from sources. */
const COLLECTING = [
	"refresh",
	"collect",
	"compare"
];
const BUILDING = [
	"refresh",
	"build",
	"compare"
];
const PUBLISHING$1 = ["refresh", "rollback"];
const ALL = [
	"refresh",
	"collect",
	"build",
	"compare",
	"check",
	"rollback",
	"targets"
];
/** What each setting is, for `action.yml`, `--help`, the reference and the JSON Schema. */
const ABOUT = {
	target: {
		description: "Of the config file’s `targets`, the names of those to work on.",
		default: "all",
		commands: ALL
	},
	"changed-since": {
		description: "Commit or branch: work only on those `targets` that have changed since, in what their program is built from.",
		default: "all targets",
		commands: ALL
	},
	package: {
		description: "Main package that the profile is for, such as `./cmd/server`.",
		default: "the module's only main package",
		commands: ALL
	},
	profile: {
		description: "Path of the profile.",
		default: "`default.pgo` in the main package's folder",
		commands: ALL
	},
	concurrency: {
		description: "Endpoints that are profiled at the same time.",
		default: "as many as there are",
		commands: COLLECTING
	},
	"min-profiles": {
		description: "Fewer profiles than this stop the run.",
		default: "`1`",
		commands: COLLECTING
	},
	"min-samples": {
		description: "Fewer samples than this, after the merge, stop the run.",
		default: "`100`",
		commands: [...COLLECTING, "check"]
	},
	"max-failures": {
		description: "A greater share of failed attempts than this stops the run.",
		default: "`100%`",
		commands: COLLECTING
	},
	weighting: {
		description: "What has one voice in the merge: every sample (`samples`), or every profile, whatever its length (`equal`).",
		default: "`samples`",
		commands: [...COLLECTING, "merge"]
	},
	"build-id": {
		description: "Of a mix of program versions, merge `any`, or only the one that was profiled last (`newest`).",
		default: "`any`",
		commands: [...COLLECTING, "merge"]
	},
	hazards: {
		description: "Inlinings that are known to hurt, by Go version: keep them out of the committed profile (`apply`), or only `report` them.",
		default: "`apply`",
		commands: [
			...COLLECTING,
			"check",
			"merge"
		]
	},
	exclude: {
		description: "Calls that the compiler is not to take for hot: `caller -> callee`, or `callee` for all callers.",
		commands: [
			...COLLECTING,
			"check",
			"merge"
		]
	},
	renames: {
		description: "What functions or packages of older profiles are called today, a map or one `old=new` a line, such as `example.com/shop/old=example.com/shop/new`.",
		commands: [
			...COLLECTING,
			"check",
			"merge"
		]
	},
	"find-renames": {
		description: "Look into git’s history for what missing functions are called today, where it shows that for certain.",
		default: "`true`",
		commands: [...COLLECTING, "check"]
	},
	"carry-over": {
		description: "How much the committed profile counts in the next one, of the weight of the new profiles: with `50%`, rare calls stay hot for some refreshes.",
		default: "`0%`",
		commands: ["refresh"]
	},
	archive: {
		description: "Object store that keeps every merged profile and result document, such as `s3://bucket/prod/my-service/`.",
		commands: COLLECTING
	},
	fallback: {
		description: "What to use when no profile can be collected, first to last: `committed`, `archive`, the path of a profile, `off` (none at all). The run then succeeds, with a warning.",
		default: "nothing: the run fails",
		commands: ["collect"]
	},
	serve: {
		description: "Command that starts the service while the sources are collected, and, with `$PGO_BINARY` for the program, either side of a load test.",
		commands: COLLECTING
	},
	"serve-env": {
		description: "Environment of `serve`, one `NAME=VALUE` a line, such as `LD_PRELOAD=…`.",
		commands: COLLECTING
	},
	ready: {
		description: "URL that answers with 2xx once the service can be used.",
		default: "its endpoints accept connections",
		commands: COLLECTING
	},
	load: {
		description: "Command that loads the service, while it is profiled and in a load test of both sides: `ab -n 20000 -c 8 http://127.0.0.1:8080/`.",
		commands: COLLECTING
	},
	"load-env": {
		description: "Environment of `load`, one `NAME=VALUE` a line.",
		commands: COLLECTING
	},
	cpus: {
		description: "CPUs that `serve` may use, such as `2` or `0.5`; on Linux, a part of one only where cgroups can be written.",
		default: "all",
		commands: COLLECTING
	},
	compact: {
		description: "`edges` keeps what the compiler reads, `stable` that with the committed weights where the compiler decides the same by them, `none` whole stacks.",
		default: "`edges`",
		commands: [...COLLECTING, "merge"]
	},
	"min-drift": {
		description: "Share of the weight that must be in other calls than the committed profile makes hot, beyond sampling noise, for an update.",
		default: "`5%`",
		commands: ["refresh"]
	},
	"max-profile-age": {
		description: "A committed profile, or a `fallback`, that is older than this is a warning.",
		default: "`90d`",
		commands: ["collect", "check"]
	},
	"build-flags": {
		description: "Further arguments of `go build`, such as `-tags=prod -trimpath`.",
		commands: BUILDING
	},
	platforms: {
		description: "Platforms to build for, as `GOOS/GOARCH`, such as `linux/amd64, linux/arm64/v8.1, windows/amd64`.",
		default: "this machine",
		commands: ["build"]
	},
	cgo: {
		description: "Build with cgo (`CGO_ENABLED`) or without.",
		default: "as Go does",
		commands: ["build"]
	},
	reproducible: {
		description: "Build so that the same source and profile give the same bytes in any folder and at any time, and verify it by a second build.",
		default: "`false`",
		commands: ["build"]
	},
	benchmarks: {
		description: "Regular expression of the Go benchmarks to run on both sides; `none` runs none.",
		default: "`.`",
		commands: ["refresh", "compare"]
	},
	"benchmark-packages": {
		description: "Packages whose benchmarks are run, such as `./...` for all of the module.",
		default: "all but those that only other programs of the module are made of",
		commands: ["refresh", "compare"]
	},
	budget: {
		description: "Time to spend on measuring at most, builds not counted.",
		default: "`5m`",
		commands: ["refresh", "compare"]
	},
	precision: {
		description: "Measuring ends once the 95 % interval of the change is this narrow, to either side.",
		default: "`0.5%`",
		commands: ["refresh", "compare"]
	},
	equivalence: {
		description: "An interval that holds zero and lies within this much of it, to either side, is `no difference`.",
		default: "`1%`",
		commands: ["refresh", "compare"]
	},
	measure: {
		description: "What is measured: `benchmarks`, `load` (of `serve` and `load`, where `serve` starts `$PGO_BINARY`), `production`.",
		default: "all that is configured",
		commands: ["refresh", "compare"]
	},
	evidence: {
		description: "What is looked into beside: what the `compiler` did, `profiles` of both sides, `build-times` with an empty cache; or `none`.",
		default: "`compiler`, `profiles`; with `compare` also `build-times`",
		commands: ["refresh", "compare"]
	},
	production: {
		description: "Prometheus and queries that compare production before and after a release, a YAML map.",
		commands: ["compare"]
	},
	history: {
		description: "Where result documents of earlier runs are, for the chart over releases, a YAML list.",
		commands: ["refresh", "compare"]
	},
	"fail-on": {
		description: "Conditions, proven, that turn the job red: `slower > 2%`, `size > 5%`, `frames > 20%`, `memory > 10%`.",
		default: "nothing does",
		commands: ["refresh", "compare"]
	},
	comment: {
		description: "On a pull request, keep one comment with the result up to date.",
		default: "`true`",
		commands: ["compare", "check"]
	},
	baseline: {
		description: "Side to compare with: `off`, `committed`, `merged`, or the path of a profile or binary.",
		default: "`off`",
		commands: ["build", "compare"]
	},
	candidate: {
		description: "Side to judge: `off`, `committed`, `merged`, or the path of a profile or binary.",
		default: "`committed`",
		commands: ["build", "compare"]
	},
	verify: {
		description: "Command that must pass before a profile is proposed, in a tree that has it in place, at `$PGO_PROFILE`; such as `go test -pgo=\"$PGO_PROFILE\" ./...`.",
		commands: ["refresh"]
	},
	"verify-timeout": {
		description: "Time that `verify` may take at most.",
		default: "`15m`",
		commands: ["refresh"]
	},
	publish: {
		description: "How the profile is handed in: `pull-request`, `commit`, `git` (a branch pushed to `origin`, for GitLab, Gitea and others), `local` (a branch of this clone) or `none`.",
		default: "`pull-request`",
		commands: PUBLISHING$1
	},
	"private-names": {
		description: "Whether a profile may tell a public repository names of functions of modules that Go is told are private (`GOPRIVATE`, `GONOPROXY`, `GONOSUMDB`), that lie outside of the repository or are not in `go.sum`: `refuse` or `allow`.",
		default: "`refuse`",
		commands: ["refresh"]
	},
	"pull-requests": {
		description: "Propose the profiles of all `targets` in `one` pull request, or `each` in its own.",
		default: "`one`",
		commands: PUBLISHING$1
	},
	repository: {
		description: "Repository to publish to, as `owner/name`.",
		default: "`$GITHUB_REPOSITORY`",
		commands: PUBLISHING$1
	},
	branch: {
		description: "Branch that the profile is proposed on; may hold `{{profile}}`, `{{target}}` and other names.",
		default: "`pgo/` and the profile’s path, for `rollback` `pgo/rollback-` and that",
		commands: PUBLISHING$1
	},
	"branch-suffix": {
		description: "What is put behind the name of `branch`: `random`, `timestamp` or `short-commit-hash`; a name that is new opens a new pull request.",
		commands: PUBLISHING$1
	},
	base: {
		description: "Branch that the profile is proposed for; `{{head}}` is what is checked out.",
		default: "the default branch; for `publish: local` what is checked out",
		commands: PUBLISHING$1
	},
	title: {
		description: "Title of the pull request; may hold the same names as `branch`.",
		default: "`Refresh PROFILE`, `Roll back PROFILE`",
		commands: PUBLISHING$1
	},
	body: {
		description: "Markdown to put first in the pull request.",
		commands: PUBLISHING$1
	},
	"body-path": {
		description: "File, from the working directory, whose Markdown is put there instead of `body`.",
		commands: PUBLISHING$1
	},
	"commit-message": {
		description: "Message of the commit; may hold the same names as `branch`.",
		default: "`pgo: refresh PROFILE`, `pgo: roll back PROFILE`",
		commands: PUBLISHING$1
	},
	signoff: {
		description: "End the commit message in `Signed-off-by:`, with the name that the commit is made by.",
		default: "`false`",
		commands: PUBLISHING$1
	},
	labels: {
		description: "Labels for the pull request.",
		commands: PUBLISHING$1
	},
	assignees: {
		description: "Users to assign the pull request to.",
		commands: PUBLISHING$1
	},
	reviewers: {
		description: "Users to ask for a review.",
		commands: PUBLISHING$1
	},
	"team-reviewers": {
		description: "Teams to ask for a review; needs a token that may read teams.",
		commands: PUBLISHING$1
	},
	milestone: {
		description: "Number of the milestone for the pull request.",
		commands: PUBLISHING$1
	},
	draft: {
		description: "Open the pull request as a draft (`true`), and make it one again with every update (`always-true`).",
		default: "`false`",
		commands: PUBLISHING$1
	},
	"maintainer-can-modify": {
		description: "Let maintainers push to the branch of the fork.",
		default: "`true`",
		commands: PUBLISHING$1
	},
	"push-to-fork": {
		description: "Fork, as `owner/name`, that the branch is pushed to.",
		commands: PUBLISHING$1
	},
	"delete-branch": {
		description: "Delete the branch when the pull request is closed because it became pointless (`publish: git` and `local` always do).",
		default: "`false`",
		commands: PUBLISHING$1
	},
	"auto-merge": {
		description: "Let GitHub merge the pull request once its checks pass: `merge`, `squash`, `rebase` or `false`.",
		default: "`false`",
		commands: PUBLISHING$1
	},
	"git-push-options": {
		description: "What `publish: git` passes to the server with the push, such as `merge_request.create` for GitLab.",
		commands: PUBLISHING$1
	},
	"output-directory": {
		description: "Folder for the report, the binaries and the result document.",
		default: "a new temporary folder",
		commands: ALL
	}
};
/** Further inputs and options that are not settings of the config file. */
const ENTRY_INPUTS = {
	command: {
		description: "What to do: `refresh`, `collect`, `build`, `compare`, `check`, `rollback` or `targets`.",
		default: "`refresh`",
		commands: ALL
	},
	config: {
		description: "Path of the config file.",
		default: "`.github/pgo.yml` in the working directory or at the root of the repository",
		commands: ALL
	},
	"working-directory": {
		description: "Folder of the Go module.",
		default: "`.`",
		commands: ALL
	},
	sources: {
		description: "Where profiles come from, as a YAML list.",
		default: "the `sources` of the config file",
		commands: COLLECTING
	},
	token: {
		description: "Token for GitHub's API.",
		default: "`${{ github.token }}`",
		commands: [
			"refresh",
			"collect",
			"compare",
			"check",
			"rollback"
		]
	}
};

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
/* @__NO_SIDE_EFFECTS__ */
function getDotPath(issue) {
	if (issue.path) {
		let key = "";
		for (const item of issue.path) if (typeof item.key === "string" || typeof item.key === "number") if (key) key += `.${item.key}`;
		else key += item.key;
		else return null;
		return key;
	}
	return null;
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
function integer(message$1) {
	return {
		kind: "validation",
		type: "integer",
		reference: integer,
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
function date(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "date",
		reference: date,
		expects: "Date",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value instanceof Date) if (!isNaN(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1, { received: "\"Invalid Date\"" });
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
function looseObject(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "loose_object",
		reference: looseObject,
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
					for (const key in input) if (/* @__PURE__ */ _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)) dataset.value[key] = input[key];
				}
			} else _addIssue(this, "type", dataset, config$1);
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
function optional$1(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "optional",
		reference: optional$1,
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
function parse$1(schema, input, config$1) {
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

// src/config/values.ts
/**
* The kinds of values that settings take. Each accepts what YAML makes of the text and the text itself, since
* the action's inputs and the CLI's options are always text. Messages say what is expected, not what is wrong.
*
* The JSON Schema of the config file is made from these, and it knows nothing of what is done after a value was
* read: so all that is refused is refused by a type, a bound or the one pattern of a text, before any transformation.
*/
const text = pipe(string("a text"), regex(/\S/, "a text that is not empty"), trim());
/** A text that is `pattern` as a whole, but for white space around it. `pattern` has no flags: JSON Schema knows none. */
const matching = (pattern, expected) => pipe(string(expected), regex(new RegExp(`^\\s*(?:${pattern.source})\\s*$`), expected), trim());
const WHOLE = "a whole number of at least 1";
/** A whole number of at least 1. */
const whole$1 = union([pipe(number(WHOLE), integer(WHOLE), minValue(1, WHOLE)), pipe(matching(/0*[1-9]\d*/, WHOLE), transform(Number))], WHOLE);
const SECONDS = "a whole number of seconds from 1 to 86400, which is a day";
/** The length of a live profile. Longer ones nobody waits for, and what is far longer overflows timers. */
const profileSeconds = union([pipe(number(SECONDS), integer(SECONDS), minValue(1, SECONDS), maxValue(86400, SECONDS)), pipe(matching(new RegExp(`0*(?:(?=.*[1-9])(?:${below("86400")})|86400)`), SECONDS), transform(Number))], SECONDS);
/** A pattern of the whole numbers from 0 to before `most`, without more zeros in front. */
function below(most) {
	const smaller = [...most].flatMap((digit, at) => digit === "0" ? [] : [`${most.slice(0, at)}[0-${Number(digit) - 1}]\\d{${most.length - at - 1}}`]);
	return [...most.length > 1 ? [`\\d{1,${most.length - 1}}`] : [], ...smaller].join("|");
}
const POSITIVE = "a number greater than 0";
/** A number greater than 0, whole or not. */
const positive = union([pipe(number(POSITIVE), finite(POSITIVE), gtValue(0, POSITIVE)), pipe(matching(/(?=[\d.]*[1-9])\d+(?:\.\d+)?/, POSITIVE), transform(Number))], POSITIVE);
const FLAG = "`true` or `false`";
const flag = pipe(union([boolean(), matching(/true|false/, FLAG)], FLAG), transform((value) => value === true || value === "true"));
const choice = (options) => picklist(options, `one of ${options.map((option) => `\`${option}\``).join(", ")}`);
const SHARE = "a share such as `5%` or `0.05`";
const SHARE_TEXT = /0*(?:100(?:\.0+)?|\d{1,2}(?:\.\d+)?)\s*%|0+(?:\.\d+)?|0*1(?:\.0+)?/;
/** A fraction from 0 to 1, written as such or in percent. */
const share$1 = union([pipe(number(SHARE), minValue(0, SHARE), maxValue(1, SHARE)), pipe(matching(SHARE_TEXT, SHARE), transform(parseShare))], SHARE);
function parseShare(written) {
	const number = Number.parseFloat(written);
	return written.endsWith("%") ? number / 100 : number;
}
const UNITS = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5,
	d: 864e5,
	w: 6048e5
};
/** Whole milliseconds, at least 1; written with a unit: `8s`, `5m`, `24h`, `7d`. */
const duration = pipe(matching(/(?=[\d.]*[1-9])\d+(?:\.\d+)?(?:ms|s|m|h|d|w)/, "a duration longer than nothing, such as `30s`, `5m`, `24h` or `7d`"), transform(milliseconds));
const WEEK = UNITS.w;
const UP_TO_A_WEEK = Object.entries(UNITS).map(([unit, length]) => {
	const most = String(WEEK / length);
	return `0*(?:(?:${below(most)})(?:\\.\\d+)?|${most}(?:\\.0+)?)${unit}`;
});
/** As `duration`, for what a timer waits for: longer than a week takes no job, and 25 days overflow Node's timers. */
const patience = pipe(matching(new RegExp(`(?=[\\d.]*[1-9])(?:${UP_TO_A_WEEK.join("|")})`), "a duration longer than nothing and of at most `7d`, such as `30s`, `5m` or `24h`"), transform(milliseconds));
function milliseconds(written) {
	const unit = /[a-z]+$/.exec(written)?.[0];
	return Math.max(1, Math.round(Number.parseFloat(written) * UNITS[unit]));
}
const MOMENT = "a time such as `now`, `now-24h`, `2026-11-20T06:00:00Z` or seconds since 1970";
const MOMENT_TEXT = new RegExp([
	"now",
	/now\s*-\s*\d+(?:\.\d+)?(?:ms|s|m|h|d|w)/.source,
	/[1-9]\d{9}(?:\d{3})?/.source,
	/\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?/.source
].join("|"));
/** A point in time: relative to the run, as ISO 8601 (UTC where it names no zone), or seconds or milliseconds since 1970. */
const moment = pipe(union([
	matching(MOMENT_TEXT, MOMENT),
	pipe(number(), integer(), minValue(10 ** 9), maxValue(10 ** 10 - 1), transform(String)),
	pipe(number(), integer(), minValue(10 ** 12), maxValue(10 ** 13 - 1), transform(String))
], MOMENT), examples(["2026-11-20T06:00:00Z"]), transform(readMoment));
function readMoment(written) {
	if (written === "now") return { ago: 0 };
	const [, count, unit] = /^now\s*-\s*(\d+(?:\.\d+)?)([a-z]+)$/.exec(written) ?? [];
	if (unit !== void 0) return { ago: Number(count) * UNITS[unit] };
	if (/^\d{10}$/.test(written)) return { at: Number(written) * 1e3 };
	if (/^\d{13}$/.test(written)) return { at: Number(written) };
	const zoned = /(Z|[+-]\d{2}:?\d{2})$|^\d{4}-\d{2}-\d{2}$/.test(written) ? written : `${written}Z`;
	return { at: Date.parse(zoned.replace(" ", "T")) };
}
/** A YAML list, or a text with one item a line or commas in between. */
const list = pipe(union([array(union([string(), pipe(number(), transform(String))])), string()], "a list, or a text with one item a line"), transform((value) => typeof value === "string" ? value.split(/[\n,]/) : value), transform((items) => items.map((item) => item.trim()).filter((item) => item !== "")));
/** Some of `options`, as a list or as a text. */
const several = (options) => {
	const expected = `some of ${options.map((option) => `\`${option}\``).join(", ")}`;
	const one = options.join("|");
	return pipe(union([array(picklist(options)), matching(new RegExp(`(?:${one})(?:[\\s,]+(?:${one}))*,?`), expected)], expected), transform((value) => typeof value === "string" ? value.split(/[\s,]+/).filter(Boolean) : value), transform((items) => [...new Set(items)]));
};
const ASSIGNMENTS = "a map of names and values, or a text with one `NAME=VALUE` a line";
const NAME$1 = /^[A-Za-z_]\w*$/;
/** Environment variables: a YAML map, or a text with one `NAME=VALUE` a line. */
const assignments = pipe(union([record(pipe(string(), regex(NAME$1)), union([
	string(),
	pipe(number(), transform(String)),
	pipe(boolean(), transform(String))
])), pipe(string(), regex(/^\s*([A-Za-z_]\w*=[^\n]*(\n\s*|$))*$/), transform(readAssignments))], ASSIGNMENTS));
function readAssignments(written) {
	const lines = written.split("\n").map((line) => line.trim()).filter((line) => line !== "");
	return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
}
/**
* Where assignments are wrong, without what they assign. A bad line is only counted: what stands before its `=` may
* be a piece of a secret with several lines.
*/
function badAssignment(written) {
	if (typeof written === "string") {
		const lines = written.split("\n");
		const bad = lines.findIndex((line) => line.trim() !== "" && !/^\s*[A-Za-z_]\w*=/.test(line));
		if (bad === -1) return void 0;
		return `line ${bad + 1} ${lines[bad]?.includes("=") ? "has no such name before its `=`" : "has no `=`"}`;
	}
	if (typeof written !== "object" || written === null || Array.isArray(written)) return void 0;
	const entries = Object.entries(written);
	const unnamed = entries.findIndex(([name]) => !NAME$1.test(name));
	if (unnamed !== -1) return `entry ${unnamed + 1} has no such name`;
	const [name] = entries.find(([, value]) => ![
		"string",
		"number",
		"boolean"
	].includes(typeof value)) ?? [];
	return name === void 0 ? void 0 : `the value of \`${name}\` is no text`;
}
/** Command-line arguments: a YAML list is taken item by item, a text is split as a shell splits words. */
const words = pipe(union([array(string()), pipe(string(), regex(/^(?:[^'"\\]|\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*")*$/, "arguments whose quotes are closed"))], "a list of arguments"), transform((value) => typeof value === "string" ? splitWords(value) : value));
/** Splits at white space outside of quotes, which are closed. */
function splitWords(line) {
	return [...line.matchAll(/(?:[^\s'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+/gs)].map(([word]) => word.replace(/'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)/gs, unquote));
}
function unquote(_, single, double, escaped) {
	return single ?? double?.replace(/\\(["\\$`])/g, "$1") ?? escaped ?? "";
}

// src/config/explain.ts
/** Keys whose values are secrets or may hold one; none of them is ever shown. */
const SECRET = /* @__PURE__ */ new Set([
	"serve",
	"serve-env",
	"load",
	"load-env",
	"command",
	"username",
	"password",
	"token",
	"headers",
	"headers-command",
	"endpoint-headers",
	"endpoint-headers-command"
]);
/**
* Turns the first thing a schema found wrong into a sentence with the name, the value and the choices.
* @param written what was validated, since the schema may have changed a value before it refused it.
* @param entries what the schema takes; `further` are names that are taken elsewhere.
*/
function explain(issues, written, where, entries, further = []) {
	const unknown = issues.find((issue) => issue.type === "strict_object" && issue.expected === "never");
	if (unknown !== void 0) return unknownKey(pathOf(unknown).at(-1) ?? "", where, [...Object.keys(entries), ...further]);
	const absent = issues.find((issue) => issue.type === "strict_object" && issue.received === "undefined");
	if (absent !== void 0) return missingKey(pathOf(absent).at(-1) ?? "", where, entries);
	const issue = issues[0];
	const path = pathOf(issue);
	const key = path[0] ?? "";
	const fix = where === "" ? `Give \`${key}\` such a value.` : `Change it in ${where}.`;
	const at = (...inner) => [where, inner.join(".")].filter((part) => part !== "").join(": ");
	if (key === "serve-env" || key === "load-env") {
		const problem = badAssignment(valueAt(written, [key]));
		return new UsageError(`${at(key)} is not ${ASSIGNMENTS}${problem === void 0 ? "" : `: ${problem}`}.`, { fix });
	}
	if (SECRET.has(key)) {
		const named = (issue.path ?? []).some(({ origin }) => origin === "key") ? [key] : path;
		return new UsageError(`${at(...named)} is not ${issue.message}.`, { fix });
	}
	return new UsageError(`${at(...path)}: ${shown(valueAt(written, path))} is not ${issue.message}.`, { fix });
}
function pathOf(issue) {
	return (issue.path ?? []).map(({ key }) => String(key));
}
function valueAt(value, path) {
	return path.reduce((inner, key) => inner?.[key], value);
}
/** A key that has to be there and is not, with how it may be written. */
function missingKey(key, where, entries) {
	const schema = entries[key];
	const examples = schema === void 0 ? [] : getExamples(schema);
	const value = String(examples[0] ?? "…").replaceAll("'", "''");
	return new UsageError(`${where}: \`${key}\` is missing.`, { fix: `Add it, for instance \`${key}: ${/^[\w.-]+$/.test(value) ? value : `'${value}'`}\`.` });
}
/** An unknown key, input or option, with what it may have been meant to be. */
function unknownKey(key, where, known) {
	const hint = closest(key, known);
	const place = where === "" ? "" : `${where}: `;
	return new UsageError(`${place}there is no ${shownKey(key)}.`, { fix: hint === void 0 ? `There are ${known.map((name) => `\`${name}\``).join(", ")}.` : `Did you mean \`${hint}\`? There are ${known.map((name) => `\`${name}\``).join(", ")}.` });
}
/** A key by its name alone: `token=…` and `token:…` are values that were meant to be one. */
function shownKey(key) {
	return shown(key.replace(/([=:]).*$/s, "$1…"));
}
/** A value in one short line between code marks; without what may be secret in a URL: user, password and query. */
function shown(value) {
	const open = (typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value) ?? String(value)).replace(/:\/\/\S*@/g, "://…@").replace(/(:\/\/[^\s?]*\?)[^\s"]*/g, "$1…");
	return `\`${excerpt(open, 60)}\``;
}
/** The known name that is at most two typing slips away. */
function closest(name, known) {
	const best = known.map((candidate) => ({
		candidate,
		distance: editDistance(name.toLowerCase(), candidate)
	})).sort((a, b) => a.distance - b.distance)[0];
	return best !== void 0 && best.distance <= 2 && best.distance < best.candidate.length ? best.candidate : void 0;
}
/** Levenshtein distance. */
function editDistance(a, b) {
	let row = Array.from({ length: b.length + 1 }, (_, i) => i);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) {
			const substitute = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
			next.push(Math.min(substitute, row[j] + 1, next[j - 1] + 1));
		}
		row = next;
	}
	return row[b.length];
}

// src/report/common-sentence.ts
const VARIABLE$1 = /https?:\/\/[^\s"`,;]+|"[^"]*"|`[^`]*`|(?<![\w.:/-])\d+(?:[.,]\d+)*(?![\w:/-]|\.\d)/g;
/** The finding's sentence with "it" in the place of the name of what it is about. */
function impersonal({ source, file, message }) {
	return [file, source].filter((name) => name !== void 0 && name !== "").flatMap((name) => [name, ...hostOf(name)]).reduce((text, name) => (text.startsWith(`${name} `) ? `It${text.slice(name.length)}` : text).replace(whole(name), "it"), message);
}
/** The name where it stands by itself: `dir/a` is no part of `dir/a.pprof`, nor of `my-dir/a`. */
function whole(name) {
	const inName = String.raw`[\p{L}\p{N}_%/@&=+~#-]`;
	const escaped = name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
	return new RegExp(`(?<!${inName}|[.:?])${escaped}(?!${inName}|[.:?]+${inName})`, "gu");
}
/** A page that the endpoint sent may name it by its host. */
function hostOf(name) {
	return /^https?:/.test(name) && URL.canParse(name) ? [new URL(name).host] : [];
}
/** What sentences of the same kind have in common. */
function shapeOf(sentence) {
	return sentence.replace(VARIABLE$1, (part) => /^["`]/.test(part) ? part : "#");
}
/** One sentence for several of the same shape: a number that differs is shown as its range, an address as "another". */
function commonSentence(sentences) {
	const [first = ""] = sentences;
	const parts = sentences.map((sentence) => sentence.match(VARIABLE$1) ?? []);
	let index = -1;
	return first.replace(VARIABLE$1, () => {
		index += 1;
		return common(parts.map((found) => found[index] ?? ""));
	});
}
function common(parts) {
	const unique = [...new Set(parts)];
	const [first = ""] = unique;
	if (unique.length === 1) return first;
	if (!unique.every((part) => /^\d/.test(part))) return "another";
	const value = (part) => Number(part.replaceAll(",", ""));
	const ordered = unique.sort((a, b) => value(a) - value(b));
	return `${ordered[0]}–${ordered.at(-1)}`;
}

// src/report/grouped-findings.ts
const ORDER$1 = [
	"error",
	"warning",
	"note"
];
/** Every finding once: those of the run, then those of its sources that the run's don't repeat. */
function allFindings(report) {
	const all = [...report.findings, ...(report.sources ?? []).flatMap(({ findings }) => findings)];
	return [...new Map(all.map((finding) => [identity(finding), finding])).values()];
}
function identity({ severity, source, file, line, message }) {
	return JSON.stringify([
		severity,
		source ?? "",
		file ?? "",
		line ?? 0,
		message
	]);
}
/**
* Errors first, then warnings, then notes; the same sentence about several places once, whatever the names of these
* places and the numbers in it.
*/
function groupFindings(findings) {
	const groups = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		const { shape, fix = "" } = {
			...finding,
			shape: shapeOf(impersonal(finding))
		};
		const place = finding.line === void 0 ? "" : identity(finding);
		const key = JSON.stringify([
			finding.severity,
			shape,
			fix,
			place
		]);
		const group = groups.get(key);
		if (group) group.push(finding);
		else groups.set(key, [finding]);
	}
	return [...groups.values()].map(toGroup).sort((a, b) => ORDER$1.indexOf(a.severity) - ORDER$1.indexOf(b.severity));
}
function toGroup(members) {
	const [first] = members;
	const { severity, fix } = first;
	const places = [...new Set(members.map(placeOf))].filter((place) => place !== "");
	return {
		severity,
		message: places.length > 1 ? commonSentence(members.map(impersonal)) : first.message,
		...fix !== void 0 && { fix },
		places,
		count: members.length,
		first
	};
}
/** What of its places the message does not begin with: the sentence about an endpoint begins with its name. */
function placesBeside({ places, message, first }) {
	const [place, ...others] = places;
	if (place === void 0 || others.length > 0) return places;
	const { source = "", file = "" } = first;
	const begins = (name) => name !== "" && message.startsWith(name);
	if (begins(place) || begins(source)) return [];
	if (!begins(file)) return places;
	return source === "" || file.startsWith(source) ? [] : [source];
}
/** The group as one finding, for where each is shown by itself. */
function asFinding({ severity, message, fix, places, first }) {
	const [place] = places;
	if (place === void 0 || places.length === 1) return first;
	return {
		severity,
		source: `${place} and ${places.length - 1} more`,
		message,
		...fix !== void 0 && { fix }
	};
}
/** Source and file with its line; a file's name that begins with its source's says both. */
function placeOf({ source = "", file: name = "", line }) {
	const file = name === "" || line === void 0 ? name : `${name}:${line}`;
	if (source === "" || file.startsWith(source)) return file || source;
	return file === "" ? source : `${source} › ${file}`;
}
/** `2 errors, 1 warning`, or `none`. */
function countBySeverity(findings) {
	const words = ORDER$1.map((severity) => [severity, findings.filter((f) => f.severity === severity).length]).filter(([, n]) => n > 0).map(([severity, n]) => `${n} ${severity}${n === 1 ? "" : "s"}`);
	return words.length === 0 ? "none" : words.join(", ");
}

// src/job.ts
/** Puts findings into the report and shows them at once, the same one about several places as one. */
function addFindings(job, findings) {
	job.report.findings = [...job.report.findings, ...findings];
	for (const group of groupFindings(findings)) job.host.finding(asFinding(group));
}

// src/format.ts
/**
* Numbers as people read them: always with their unit, a real minus sign (U+2212), and no more digits than
* they deserve. Independent of locale and time zone. What only reports show is in `report/format.ts`.
*/
const MINUS$1 = "−";
/** Shown where a number is missing or not finite. */
const NO_NUMBER$1 = "—";
/** `value` with exactly `decimals` decimals and thousands separators; never "−0". */
function fixed(value, decimals) {
	if (!Number.isFinite(value)) return NO_NUMBER$1;
	const [whole = "0", fraction] = Math.abs(value).toFixed(decimals).split(".");
	const digits = whole.replace(/\B(?=(\d{3})+$)/g, ",") + (fraction === void 0 ? "" : `.${fraction}`);
	return value < 0 && /[1-9]/.test(digits) ? MINUS$1 + digits : digits;
}
/** `12,345 samples`, `1 sample`. */
function count(value, one, many = `${one}s`) {
	return `${fixed(value, 0)} ${value === 1 ? one : many}`;
}
/** A fraction as a percentage: 0.8131 is `81.3 %`. */
function share(fraction) {
	return `${fixed(fraction * 100, 1)} %`;
}

// src/report/escape.ts
/**
* Text from profiles, servers and files made harmless for the place where it is shown. Whatever it holds, it
* renders as that text: it cannot mark up, link, mention, move a cursor or turn the writing direction.
*/
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
const NAMED$1 = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
/** A name on one line, its invisible characters spelt out as Go does: `\n`, `\u202e`. */
function visible(text) {
	return text.replace(INVISIBLE, (character) => NAMED$1[character] ?? codePoint(character));
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
* A name as code in GitHub Markdown, also inside a table. Code is where GitHub neither mentions nor links.
* Where backticks cannot hold it (it has some itself, or a pipe or backslash, which tables read differently) or
* it looks like HTML, it is a code element with every punctuation character as an entity.
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

// src/report/format.ts
/** The numbers of reports, in the manner of `../format.ts`. */
const MINUS = "−";
/** Shown where a number is missing or not finite. */
const NO_NUMBER = "—";
function signed(value, decimals) {
	const text = fixed(value, decimals);
	return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}
/** A difference of two fractions in percentage points: `+2.8 pp`. */
function points(difference) {
	return `${signed(difference * 100, 1)} pp`;
}
/** A change as a percentage with its sign: −0.0307 is `−3.07 %`. */
function change(fraction, decimals = 2) {
	return Number.isFinite(fraction) ? `${signed(fraction * 100, decimals)} %` : NO_NUMBER;
}
/** A share of what there was before, with its sign: `+2.9 %`; nothing to compare with is a dash. */
function relative$2(before, after) {
	return before > 0 ? change((after - before) / before, 1) : NO_NUMBER;
}
/** A tolerance as a percentage: `±0.5 %`. */
function plusMinus(fraction) {
	return `±${Number((fraction * 100).toPrecision(2))} %`;
}
/**
* The narrower the interval, the more decimals; as many as it takes to tell a bound from zero, and `least`, so
* that the rows of a table agree.
*/
function changeWithInterval(value, interval, least = 1) {
	const decimals = decimalsFor(interval, least);
	const [low, high] = interval;
	const [lowText, highText] = [change(low, decimals), change(high, decimals)];
	return {
		change: change(value, decimals),
		interval: `${lowText} to ${highText}`
	};
}
function decimalsFor([low, high], least) {
	const halfWidth = (high - low) / 2 * 100;
	let decimals = Math.max(least, halfWidth >= .5 ? 1 : 2);
	const vanishes = (bound) => bound !== 0 && Number(Math.abs(bound * 100).toFixed(decimals)) === 0;
	while (decimals < 4 && (vanishes(low) || vanishes(high))) decimals++;
	return decimals;
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
	if (!Number.isFinite(value)) return NO_NUMBER;
	let rest = value;
	let unit = 0;
	while (Math.abs(rest) >= 1023.95 && unit < BYTE_UNITS.length - 1) {
		rest /= 1024;
		unit++;
	}
	return `${fixed(rest, unit === 0 ? 0 : Math.abs(rest) < 9.995 ? 2 : 1)} ${BYTE_UNITS[unit]}`;
}
/** A difference of sizes: `+92.0 KiB (+1.07 %)`. */
function bytesDifference(before, after) {
	const difference = after - before;
	if (difference === 0) return "none";
	return `${difference > 0 ? "+" : ""}${bytes(difference)}${before > 0 ? ` (${change(difference / before)})` : ""}`;
}
/** Wall or CPU seconds at human scale: `0.84 s`, `12.4 s`, `2 min 3 s`, `3 h 20 min`. */
function seconds(value) {
	if (!Number.isFinite(value)) return NO_NUMBER;
	if (Math.abs(value) < 9.995) return `${fixed(value, 2)} s`;
	if (Math.abs(value) < 119.95) return `${fixed(value, 1)} s`;
	const whole = Math.round(Math.abs(value));
	const sign = value < 0 ? MINUS : "";
	const [big, small, bigUnit, smallUnit] = whole < 7200 ? [
		Math.floor(whole / 60),
		whole % 60,
		"min",
		"s"
	] : [
		Math.floor(whole / 3600),
		Math.floor(whole % 3600 / 60),
		"h",
		"min"
	];
	return `${sign}${fixed(big, 0)} ${bigUnit}${small === 0 ? "" : ` ${small} ${smallUnit}`}`;
}
/** `+17.7 s`. */
function secondsDifference(before, after) {
	return `${after > before ? "+" : ""}${seconds(after - before)}`;
}
/** `2026-03-02 04:15 UTC` from an ISO 8601 time; what is none is returned as it is. */
function time(iso) {
	const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?Z$/.exec(iso);
	return match ? `${match[1]} ${match[2]} UTC` : iso;
}
/**
* Function names without the folders of their import paths, in a call edge too: `parser.(*parser).parseBlock`
* for `github.com/yuin/goldmark/parser.(*parser).parseBlock`. As pprof's graphs have it.
*/
function shortNames(name) {
	return name.replace(/(?<![\w/.%~-])(?:[\w.%~-]+\/)+/g, "");
}
/** The first 12 digits of a digest, as `docker` and others show them. */
function shortSha(sha256) {
	return sha256.slice(0, 12);
}
/** A tag as it is, of a commit's digest the first 12 digits. */
function revisionInWords(revision) {
	return /^[0-9a-f]{40,64}$/.test(revision) ? revision.slice(0, 12) : shorten(revision, 60);
}
/** With a capital letter, for the beginning of a line. */
function capitalized(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

// src/report/units.ts
/** Values of measurements in the units of Go's benchmark format, such as `cpu-sec/op`, and what they measure. */
const SI_STEPS = [
	[1e9, "G"],
	[1e6, "M"],
	[1e3, "k"],
	[1, ""],
	[.001, "m"],
	[1e-6, "µ"],
	[1e-9, "n"]
];
/** `value` with an SI prefix and about three significant digits: 0.0004123 s is `412 µs`, 4.1234e-4 `412.3 µs`. */
function si(value, unit) {
	const size = Math.abs(value);
	if (!Number.isFinite(value)) return fixed(value, 0);
	if (size === 0) return `0 ${unit}`.trim();
	const [factor, prefix] = SI_STEPS.find(([step]) => size / step >= .99995) ?? [1e-9, "n"];
	const scaled = value / factor;
	return `${fixed(scaled, factor === 1 && Number.isInteger(value) ? 0 : Math.abs(scaled) < 9.9995 ? 3 : Math.abs(scaled) < 99.995 ? 2 : 1)} ${prefix}${unit}`.trim();
}
/** `2,214/s`, `43.1/s`. */
function rate(value) {
	const size = Math.abs(value);
	return `${fixed(value, size < 9.995 ? 2 : size < 99.95 ? 1 : 0)}/s`;
}
const LATENCY = /^(p\d+(?:\.\d+)?|min|mean|max)-sec$/;
/** A median in its unit, the `/op` left to the column that names the unit. */
function measured$1(value, unit) {
	const [quantity = "", per] = unit.split("/");
	if (per === "s" && !/^[kMG]?B$/.test(quantity)) return rate(value);
	switch (LATENCY.test(quantity) ? "sec" : quantity) {
		case "cpu-sec":
		case "cpu-seconds":
		case "sec":
		case "s": return si(value, "s");
		case "cpu-ns":
		case "ns": return si(value * 1e-9, "s");
		case "B":
		case "bytes":
		case "peak-B": return bytes(value);
		default: return si(value, "");
	}
}
/** A difference of two values in their unit, with its sign: `−17.20 µs`. */
function measuredDifference(before, after, unit) {
	const text = measured$1(after - before, unit);
	return after > before && /[1-9]/.test(text) ? `+${text}` : text;
}
const QUANTITIES$1 = /* @__PURE__ */ new Map([
	["cpu-sec/op", "CPU time per operation"],
	["cpu-ns/op", "CPU time per operation"],
	["cpu-sec", "CPU time"],
	["sec/op", "time per operation"],
	["ns/op", "time per operation"],
	["B/op", "memory allocated per operation"],
	["B", "memory allocated"],
	["cpu-sec/sec", "CPU time per second of profiling"],
	["B/sec", "memory allocated per second of profiling"],
	["allocs/op", "allocations per operation"],
	["peak-B", "peak memory"],
	["mean-sec", "latency, mean"],
	["min-sec", "latency, least"],
	["max-sec", "latency, greatest"]
]);
const PATTERNS = [
	[/^cpu-sec\/(.+)$/s, "CPU time per $1"],
	[/^B\/([^s].*)$/s, "memory allocated per $1"],
	[/^(p\d+(?:\.\d+)?)-sec$/, "latency, $1"],
	[/^saturation-(.+)\/s$/s, "$1 per second at saturation"],
	[/^(.+)\/s$/s, "$1 per second"]
];
/** What a unit measures, in words: `CPU time per operation`, or the unit itself. */
function quantityOf(unit) {
	if (unit === void 0) return "over all measurements";
	const known = QUANTITIES$1.get(unit);
	if (known !== void 0) return known;
	const pattern = PATTERNS.find(([one]) => one.test(unit));
	return pattern === void 0 ? unit : unit.replace(...pattern);
}

// src/report/measurement-rows.ts
/** Which measurements decide the verdict, and how each is to be read: the same for every rendering. */
function isDecisive(measurement, { measurements }) {
	return measurement.decisive ?? measurement.unit === measurements[0]?.unit;
}
function decisiveRows(comparison) {
	return comparison.measurements.filter((row) => isDecisive(row, comparison));
}
/** Those that are shown and decide nothing, such as wall time. */
function informativeRows(comparison) {
	return comparison.measurements.filter((row) => !isDecisive(row, comparison));
}
/** The unit that all of `rows` share, if they do. */
function commonUnit(rows) {
	const units = new Set(rows.map(({ unit }) => unit));
	return units.size === 1 ? [...units][0] : void 0;
}
/** What the overall change is a change of: `CPU time per operation`. */
function overallQuantity(comparison) {
	const rows = decisiveRows(comparison);
	const unit = commonUnit(rows);
	if (unit !== void 0) return quantityOf(unit);
	return rows.length > 0 && rows.every((row) => /^cpu-(?:sec|ns)\//.test(row.unit)) ? "CPU time per unit of work" : quantityOf(void 0);
}
/** What the rows are called together: benchmarks only where all of them are some. */
function rowTitle(rows) {
	return rows.every(({ unit }) => unit.endsWith("/op")) ? "Benchmark" : "Measurement";
}
/** benchstat's `~`: the interval holds zero, so the number would only mislead. */
function isSignificant(verdict) {
	return verdict === "faster" || verdict === "slower";
}
const TIME_OR_RATE = /(?:^|-)(?:sec|seconds|ns|s)(?:\/|$)|\/s$/;
/** The verdict on one row as its unit wants it: memory is not slower, it is more. */
function verdictInWords({ unit, verdict, change }) {
	if (!isSignificant(verdict) || TIME_OR_RATE.test(unit)) return verdict;
	return change < 0 ? "less" : "more";
}

// src/judge-gates.ts
/**
* What became of each condition. What was measured fails only when the whole 95 % interval of the change lies above
* the limit; what is exact (sizes) fails when the change itself does.
*/
function judgeGates(report, gates) {
	return gates.map((gate) => ({
		condition: gate.condition,
		...judge(report, gate)
	}));
}
function judge(report, { quantity, limit }) {
	switch (quantity) {
		case "slower": return slower(report, limit);
		case "memory": return measured(rowsOf(report, "peak-B"), limit, "Nothing measured the peak memory: a load test does.");
		case "latency": {
			const p99 = rowsOf(report, "p99-sec");
			return measured(p99.length > 0 ? p99 : rowsOf(report, "p50-sec"), limit, "No load test told its latencies.");
		}
		case "size": return size(report, limit);
		case "frames": return frames(report.compiler?.frames, limit);
	}
}
function slower({ comparison }, limit) {
	if (comparison?.interval === void 0 || comparison.change === void 0) return notMeasured(comparison?.reason ?? "Nothing was measured.");
	const what = overallQuantity(comparison);
	return judgeInterval(comparison.measurements.length === 0 ? "CPU time per operation" : what, comparison.change, comparison.interval, limit);
}
/** Of the server under load where it was measured there, else of whatever has that unit. */
function rowsOf({ comparison }, unit) {
	const rows = (comparison?.measurements ?? []).filter((row) => row.unit === unit && row.better !== "higher");
	const load = rows.filter(({ name }) => name === "load");
	return load.length > 0 ? load : rows;
}
/** The worst of the rows; of several, by their intervals that are right all together in 95 % of runs. */
function measured(rows, limit, absent) {
	const judged = rows.map((row) => {
		const name = rows.length === 1 ? quantityOf(row.unit) : `${quantityOf(row.unit)} of ${row.name}`;
		if (rows.length === 1) return judgeInterval(name, row.change, row.interval, limit);
		if (row.familyInterval === void 0) return tooFewPairs(name, row, rows.length);
		return judgeInterval(name, row.change, row.familyInterval, limit, ` (widened, being one of ${count(rows.length, "row")})`);
	});
	const worst = [
		"failed",
		"not proven",
		"passed"
	].map((outcome) => judged.filter((one) => one.outcome === outcome)).find((some) => some.length > 0);
	const [first] = worst ?? [];
	if (worst === void 0 || first === void 0) return notMeasured(absent);
	if (rows.length === 1) return first;
	const others = worst.length === 1 ? "" : ` The same holds for ${count(worst.length - 1, "further row")}.`;
	return {
		...first,
		reason: `${first.reason}${others}`
	};
}
function tooFewPairs(name, { change: value, pairs }, rows) {
	return {
		outcome: "not proven",
		reason: `${capital(name)} changed by ${change(value)}, but ${count(pairs, "pair")} of runs are too few for intervals that hold for ${count(rows, "row")} together.`
	};
}
function judgeInterval(name, value, interval, limit, more = "") {
	if (![value, ...interval].every(Number.isFinite)) return notMeasured(`The change of ${name} has no interval.`);
	const text = changeWithInterval(value, interval);
	const found = `${capital(name)} changed by ${text.change}, 95 % interval ${text.interval}${more}`;
	const [low, high] = interval;
	if (low > limit) return {
		outcome: "failed",
		reason: `${found}: all of it is above ${percent(limit)}.`
	};
	if (high <= limit) return {
		outcome: "passed",
		reason: `${found}: none of it is above ${percent(limit)}.`
	};
	return {
		outcome: "not proven",
		reason: `${found}: only a part of it is above ${percent(limit)}.`
	};
}
function size({ compiler, build }, limit) {
	const baseline = compiler?.size.baseline ?? build?.baseline.bytes;
	const candidate = compiler?.size.candidate ?? build?.candidate.bytes;
	if (baseline === void 0 || candidate === void 0) return notMeasured("No two binaries were built.");
	return judgeExact("The size of the binary", baseline, candidate, limit);
}
function frames(changes, limit) {
	if (changes === void 0) return notMeasured("The compiler was not looked into: `evidence` leaves it out, or it was not to be had.");
	const { onStacks, functions, baselineBytes, candidateBytes } = changes;
	return onStacks === void 0 ? judgeExact(`All frames of ${count(functions, "function")} together`, baselineBytes, candidateBytes, limit) : judgeExact("The frames on a stack of the profile, on average,", onStacks.baseline, onStacks.candidate, limit);
}
function judgeExact(name, baseline, candidate, limit) {
	const ratio = (candidate - baseline) / baseline;
	if (!Number.isFinite(ratio)) return notMeasured(`${name} cannot be compared: nothing is there on one side.`);
	const found = `${name} changed by ${change(ratio)}, from ${bytes(baseline)} to ${bytes(candidate)}`;
	return ratio > limit ? {
		outcome: "failed",
		reason: `${found}: that is above ${percent(limit)}.`
	} : {
		outcome: "passed",
		reason: `${found}: that is not above ${percent(limit)}.`
	};
}
function notMeasured(reason) {
	return {
		outcome: "not measured",
		reason
	};
}
/** As it may be written in a condition: 0.025 is `2.5 %`. */
function percent(limit) {
	return `${Number((limit * 100).toFixed(6))} %`;
}
function capital(text) {
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

// src/commands/gates.ts
/**
* Judges the conditions of `fail-on`, if there are any, once all that they are about was measured. Nothing fails yet: what
* is still to be written and published is to say it. A condition without a figure is a warning, since it guards nothing.
*/
function applyGates(job) {
	const { report, config } = job;
	if (config.failOn.length === 0) return;
	report.gates = judgeGates(report, config.failOn);
	addFindings(job, report.gates.filter(({ outcome }) => outcome === "not measured").map(({ condition, reason }) => ({
		severity: "warning",
		message: `The condition \`${condition}\` of \`fail-on\` was not judged: ${reason}`,
		fix: "Let it be measured, or take the condition away: as it is, it stops nothing."
	})));
}
/** Comes last, after everything was written and published. @throws ExpectedError when a condition is proven. */
function requireGates({ report }) {
	const gates = report.gates ?? [];
	const failed = gates.filter(({ outcome }) => outcome === "failed");
	if (failed.length === 0) return;
	const reasons = failed.map(({ condition, reason }) => `\`${condition}\`: ${reason}`);
	const all = gates.length === 1 ? "The gate" : `${failed.length} of ${gates.length} gates`;
	throw new ExpectedError(`${all} failed: ${reasons.join(" ")}`, { fix: "See in the report what changed; a change that is wanted needs a higher limit in `fail-on`." });
}

// src/config/clone.ts
/**
* Root of the clone that `path` belongs to, by the names in `path` alone; undefined where there is none. What a commit can
* make of a folder is not taken for a clone: a submodule belongs to the repository around it, and a symbolic link below
* `top` is what the repository has there.
*/
async function cloneRoot(path, top) {
	for (let at = path;; at = dirname$1(at)) {
		if (await isClone(at) && (at === top || !isBelow(at, top) || !await isLink(at))) return at;
		if (dirname$1(at) === at) return void 0;
	}
}
async function isClone(folder) {
	const path = join(folder, ".git");
	const entry = await stat$1(path).catch(() => void 0);
	if (entry?.isDirectory()) return true;
	if (!entry?.isFile()) return false;
	return !SUBMODULE.test(await readFile(path, "utf8").catch(() => ""));
}
/** What the `.git` of a submodule says, where a further work tree's says `…/.git/worktrees/NAME`. */
const SUBMODULE = /^gitdir: .*\.git([\\/]worktrees[\\/][^\\/]+)?[\\/]modules[\\/]/;
async function isLink(path) {
	return (await lstat(path).catch(() => void 0))?.isSymbolicLink() ?? false;
}
/** Whether `path` is `folder` or lies in it, by their names. */
function isBelow(path, folder) {
	const inside = relative$1(folder, path);
	return inside === "" || inside !== ".." && !inside.startsWith(`..${sep$1}`) && !isAbsolute$1(inside);
}
/** The folder that the job's checkouts are in; in a terminal, that of the run. */
function checkoutOf(cwd, env) {
	return env["GITHUB_WORKSPACE"] ? resolve$1(env["GITHUB_WORKSPACE"]) : cwd;
}
/**
* A pull request can make a symbolic link of any folder, and then what is read or written there is somewhere else.
* @param checkout absolute; undefined: nobody has proposed anything, and links are as their owner made them.
* @param what names the setting whose path it is.
* @throws UsageError when `path` is in `checkout` by its name, and not in fact. What is not there yet lies where its folder does.
*/
async function requireInside(path, checkout, what) {
	if (checkout === void 0 || !isBelow(path, checkout)) return;
	const [real, root] = [await realPath(path), await realPath(checkout)];
	if (isBelow(real, root)) return;
	throw new UsageError(`${what}: ${relative$1(checkout, path)} leads out of the checkout by a symbolic link, which is not followed for a pull request.`, { fix: "Commit a folder or file in place of the link." });
}
/** With symbolic links resolved, as far as the path exists; a link that leads nowhere counts as what it names. */
async function realPath(path) {
	const real = await realpath$1(path).catch(() => void 0);
	if (real !== void 0 || dirname$1(path) === path) return real ?? path;
	return join(await realPath(dirname$1(path)), path.slice(dirname$1(path).length));
}

// src/processes/process-table.ts
/** Linux tells times in /proc in hundredths of a second wherever Go runs. */
const TICKS = 100;
/**
* The processes of this machine. Everything is read synchronously: each of these files is made by the kernel as it is
* read, in some microseconds, and a look at a server under load should cost no more than that.
*/
var ProcessTable = class {
	proc;
	/** @param proc `/proc`. */
	constructor(proc) {
		this.proc = proc;
	}
	/** Whether this system has such a table, which only Linux does. */
	get exists() {
		return this.entry(process.pid) !== void 0;
	}
	ids() {
		return readdirSync$1(this.proc).filter((name) => /^\d+$/.test(name)).map(Number);
	}
	/** Undefined when there is no such process. */
	entry(id) {
		const text = this.read(id, "stat");
		const from = text.indexOf("(");
		const to = text.lastIndexOf(")");
		if (to < 0) return void 0;
		const [state = "", ...numbers] = text.slice(to + 2).split(" ");
		const field = (number) => Number(numbers[number - 4]);
		return {
			id,
			program: text.slice(from + 1, to),
			ended: (state === "Z" || state === "X") && !(field(20) > 1),
			parent: field(4),
			group: field(5),
			session: field(6),
			cpuSeconds: (field(14) + field(15)) / TICKS,
			reapedSeconds: (field(16) + field(17)) / TICKS,
			started: field(22)
		};
	}
	/**
	* Seconds of CPU time that the threads of a process that are there now have used, in nanoseconds' resolution; 0
	* where the kernel does not tell.
	*/
	threadSeconds(id) {
		let threads;
		try {
			threads = readdirSync$1(join(this.proc, `${id}`, "task"));
		} catch {
			return 0;
		}
		let nanoseconds = 0;
		for (const thread of threads) nanoseconds += Number.parseInt(this.read(id, `task/${thread}/schedstat`), 10) || 0;
		return nanoseconds / 1e9;
	}
	/** Resident memory and the most that there ever was, in bytes; undefined of a process that has ended. */
	memory(id) {
		const status = this.read(id, "status");
		const resident = /^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1];
		const most = /^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1];
		if (resident === void 0) return void 0;
		return {
			resident: Number(resident) * 1024,
			most: Number(most ?? resident) * 1024
		};
	}
	/**
	* Whether it was started with this variable set; false where that may not be read. @param assignment `NAME=value`.
	*/
	hasVariable(id, assignment) {
		return this.read(id, "environ").split("\0").includes(assignment);
	}
	read(id, name) {
		try {
			return readFileSync$1(join(this.proc, `${id}`, name), "utf8");
		} catch {
			return "";
		}
	}
};

// src/processes/program-failures.ts
/** What keeps a program from running, or ends it, in sentences. */
/**
* Where a program is, since @actions/exec, when it looks for it itself, prints to stdout about every folder of the PATH
* that it may not read. A path, and all of Windows with its extensions, is left to it.
* @throws ExpectedError when it is nowhere.
*/
async function locate(program) {
	if (program.includes("/") || process.platform === "win32") return program;
	for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
		const path = resolve$1(folder, program);
		if (await access(path, constants$2.X_OK).then(async () => (await stat$1(path)).isFile(), () => false)) return path;
	}
	throw missingProgram(program, void 0);
}
const INSTALL = {
	go: "Install Go (https://go.dev/dl) or add a step `uses: actions/setup-go` before this one.",
	sh: "Commands are run by `sh`. Windows has none of its own: use a Linux or macOS runner, or one with Git for Windows whose `usr\\bin` is on the PATH."
};
function missingProgram(program, cause) {
	const fix = INSTALL[program] ?? `Install ${program} or add its folder to the PATH.`;
	return new ExpectedError(`There is no \`${program}\` on the PATH.`, {
		fix,
		cause
	});
}
/** Nothing that it was asked is answered by that, as it would be by an exit code. */
function endedBy(signal, program, [first = "-"]) {
	const command = first.startsWith("-") ? program : `${program} ${first}`;
	return new ExpectedError(`\`${command}\` was ended by ${signal}.`, { fix: "Something else did that, such as the system for want of memory: its log tells; then run again." });
}
/** What `@actions/exec` says of a program that did not start is in its text alone. */
function notRun(program, cwd, error) {
	const said = String(error);
	if (said.includes("Unable to locate executable file")) return missingProgram(program, error);
	const code = /failed to start\. Error: .* (E[A-Z0-9]+)$/.exec(said)?.[1];
	return code === void 0 ? error : cannotStart(program, cwd, code, error);
}
/** ENOENT is said of a missing folder, too. */
function cannotStart(program, cwd, code, cause) {
	if (code === "ENOENT" && existsSync$1(cwd)) return missingProgram(program, cause);
	return new ExpectedError(`\`${program}\` cannot be started in ${cwd}: ${code}.`, {
		fix: code !== void 0 && SHORT_OF.has(code) ? "This user or machine has no process, memory or file left for it: end what else runs, then run again." : "Check that the folder is there and the program may be run.",
		cause
	});
}
const SHORT_OF = /* @__PURE__ */ new Set([
	"EAGAIN",
	"ENOMEM",
	"EMFILE",
	"ENFILE"
]);

// src/secrets/child-environment.ts
/** The action's inputs, its token among them, and the tokens of the runner's own services. */
const ACTION_ONLY = /^(INPUT_|ACTIONS_(RUNTIME|RESULTS|CACHE|ID_TOKEN)_)/i;
/** What the `token` of a run is, in a terminal, and what speaks to GitHub in its place. */
const GITHUBS = /^(GITHUB|GH)_(ENTERPRISE_)?TOKEN$/i;
/** Files of the runner by which a step sets outputs and the environment of later steps. */
const OF_THE_STEP = /^GITHUB_(ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$/i;
/** What opens the clouds and servers that profiles come from. Of files, which every process here can read, the place stays. */
const OF_SOURCES = new RegExp(`^(${[
	"AWS_(ACCESS_KEY_ID|SECRET_ACCESS_KEY|SESSION_TOKEN|SECURITY_TOKEN|CONTAINER_AUTHORIZATION_TOKEN)",
	"AZURE_(STORAGE_(KEY|SAS_TOKEN|CONNECTION_STRING)|CLIENT_SECRET|CLIENT_CERTIFICATE_PASSWORD|PASSWORD)",
	"IDENTITY_HEADER|MSI_SECRET",
	"GOOGLE_(CREDENTIALS|OAUTH_ACCESS_TOKEN)|CLOUDSDK_AUTH_ACCESS_TOKEN",
	"(DD|DATADOG)_(API|APP|APPLICATION)_KEY",
	"PROFILECLI_(PASSWORD|TOKEN)|PARCA_BEARER_TOKEN|POLARSIGNALS_TOKEN"
].join("|")})$`, "i");
/** What programs need to run at all, and go to build: it stays, even if a source names it as `${HOME}`. */
const OF_THE_SYSTEM = /^(PATH|HOME|USER|LOGNAME|SHELL|TMPDIR|TEMP|TMP|LANG|LC_\w+|PWD|GO\w+|CGO_\w+|CC|CXX|PKG_CONFIG\w*|GIT_\w+|SSH_\w+|XDG_\w+|NETRC|\w+_PROXY|SYSTEMROOT|USERPROFILE|APPDATA|LOCALAPPDATA|COMSPEC|PATHEXT)$/i;
const BARE = /^(PATH|HOME|TMPDIR|TEMP|TMP|LANG|LC_\w+|PPROF_\w+|SYSTEMROOT|USERPROFILE|LOCALAPPDATA|PATHEXT)$/i;
/** Names that sources have looked up as `${NAME}`, of this process as its environment is. */
const lookedUp = /* @__PURE__ */ new Set();
/** Keeps the variable from every later child that only needs what a `tool` needs. */
function keepFromTools(name) {
	if (!OF_THE_SYSTEM.test(name)) lookedUp.add(name);
}
/** What of `env` a child gets. */
function childEnvironment(env, credentials = "tool") {
	return Object.fromEntries(Object.entries(env).filter((entry) => entry[1] !== void 0 && gets(credentials, entry[0])));
}
function gets(credentials, name) {
	if (ACTION_ONLY.test(name)) return false;
	switch (credentials) {
		case "nothing": return BARE.test(name);
		case "tool": return [
			GITHUBS,
			OF_SOURCES,
			OF_THE_STEP
		].every((own) => !own.test(name)) && !lookedUp.has(name);
		case "program": return !GITHUBS.test(name);
		case "login": return true;
	}
}

// src/exec.ts
const current = new AsyncLocalStorage();
diagnostics.subscribe("child_process", (message) => {
	const tracked = current.getStore();
	if (tracked === void 0 || tracked.child !== void 0) return;
	const { process: child } = message;
	tracked.child = child;
	const { spawn: begin } = child;
	const remembering = (options) => {
		const code = begin.call(child, options);
		if (child.pid !== void 0) tracked.ended = current.exit(endWithUs, child.pid);
		return code;
	};
	Object.assign(child, { spawn: remembering });
	child.once("spawn", () => tracked.started?.());
	child.once("exit", () => tracked.ended?.());
});
/** Fulfilled when the next child process is started. */
function childStarted() {
	return new Promise((resolve) => {
		const tell = () => {
			diagnostics.unsubscribe("child_process", tell);
			resolve();
		};
		diagnostics.subscribe("child_process", tell);
	});
}
/**
* Runs `argv` to its end and returns what it printed; a non-zero exit code is a result, not an error.
* @throws ExpectedError when the program is not there, or something else ended it by a signal; the signal's reason when
* it was aborted.
*/
async function run$1(argv, options) {
	options.signal?.throwIfAborted();
	const [program, ...args] = argv;
	const path = await locate(program);
	options.signal?.throwIfAborted();
	const stdout = [];
	const stderr = [];
	const tracked = {};
	let killing;
	let giveUp;
	const abandoned = new Promise((_, reject) => {
		giveUp = () => reject(options.signal?.reason);
	});
	abandoned.catch(() => {});
	const abort = () => {
		const { child } = tracked;
		if (child?.pid === void 0) return;
		child.kill("SIGINT");
		killing = setTimeout(() => child.kill("SIGKILL"), INTERRUPTED_MS);
		child.once("exit", () => setTimeout(() => giveUp?.(), LEFT_OUTPUT_MS));
	};
	tracked.started = () => {
		if (options.signal?.aborted) abort();
	};
	options.signal?.addEventListener("abort", abort, { once: true });
	try {
		const running = current.run(tracked, () => exec(`"${path.replaceAll("\"", "\\\"")}"`, args, {
			cwd: options.cwd,
			env: guarded(program, options.cwd, childEnvironment(options.env ?? process.env, options.credentials)),
			silent: true,
			ignoreReturnCode: true,
			...options.input && { input: Buffer.from(options.input) },
			listeners: {
				stdout: (data) => stdout.push(data),
				stderr: (data) => stderr.push(data),
				...options.onStderrLine && { errline: options.onStderrLine }
			}
		}));
		running.catch(() => {});
		const exitCode = await Promise.race([running, abandoned]);
		options.signal?.throwIfAborted();
		const signal = tracked.child?.signalCode;
		if (signal) throw endedBy(signal, program, args);
		return {
			exitCode,
			stdout: Buffer.concat(stdout),
			stderr: Buffer.concat(stderr).toString()
		};
	} catch (error) {
		options.signal?.throwIfAborted();
		throw notRun(program, options.cwd, error);
	} finally {
		clearTimeout(killing);
		options.signal?.removeEventListener("abort", abort);
	}
}
/** How long an interrupted tool may take to clean up; GitHub gives a cancelled step 7.5 s. */
const INTERRUPTED_MS = 4e3;
/**
* A commit may hold a folder that git takes for a bare repository once it is called in there, and obeys its config, which
* names programs to run. In a checkout, only what was cloned or is named by GIT_DIR is a repository.
*/
function guarded(program, cwd, env) {
	const count = Number(env["GIT_CONFIG_COUNT"] ?? 0);
	if (program !== "git" || !Number.isInteger(count) || !isInCheckout(cwd, env)) return env;
	return {
		...env,
		GIT_CONFIG_COUNT: String(count + 1),
		[`GIT_CONFIG_KEY_${count}`]: "safe.bareRepository",
		[`GIT_CONFIG_VALUE_${count}`]: "explicit"
	};
}
function isInCheckout(folder, env) {
	if (env["GITHUB_WORKSPACE"]) return true;
	for (let at = resolve$1(folder);; at = dirname$1(at)) {
		if (existsSync$1(resolve$1(at, ".git"))) return true;
		if (dirname$1(at) === at) return false;
	}
}
/** How long a killed group may take to be gone. */
const KILLED_MS = 1e3;
/** How long what a process printed last may take to arrive after its end. */
const LEFT_OUTPUT_MS = 500;
/** Starts `argv` as the leader of its own process group. Aborting the signal stops the group. */
async function start(argv, options) {
	options.signal?.throwIfAborted();
	const [program, ...args] = argv;
	const child = spawn(program, args, {
		cwd: options.cwd,
		env: childEnvironment(options.env ?? process.env, options.credentials),
		detached: process.platform !== "win32",
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		]
	});
	let output = "";
	let partial = "";
	const take = (text) => {
		output = (output + text).slice(-65536);
		if (options.onLine === void 0) return;
		const lines = (partial + text).split("\n");
		partial = lines.pop() ?? "";
		for (const line of lines) options.onLine(line);
	};
	child.stdout.setEncoding("utf8").on("data", take);
	child.stderr.setEncoding("utf8").on("data", options.output === "stdout" ? () => {} : take);
	child.once("close", () => {
		if (partial !== "") options.onLine?.(partial);
	});
	const exited = new Promise((resolve) => {
		child.once("close", (exitCode, signal) => resolve({
			exitCode,
			signal
		}));
		child.once("exit", (exitCode, signal) => setTimeout(() => resolve({
			exitCode,
			signal
		}), LEFT_OUTPUT_MS).unref());
	});
	const ended = child.pid === void 0 ? () => {} : endGroupWithUs(child.pid);
	try {
		await once(child, "spawn");
	} catch (error) {
		throw cannotStart(program, options.cwd, error.code, error);
	}
	const pid = child.pid;
	child.once("exit", () => {
		if (!groupLives(pid)) ended();
	});
	const stop = async (graceMs = 5e3, first = "SIGTERM") => {
		signalGroup(pid, first);
		const timer = setTimeout(() => signalGroup(pid, "SIGKILL"), graceMs);
		await Promise.race([exited, child.exitCode === null && child.signalCode === null ? once(child, "exit") : void 0]);
		clearTimeout(timer);
		signalGroup(pid, "SIGKILL");
		const end = performance.now() + KILLED_MS;
		while (groupLives(pid) && !onlyZombies(pid) && performance.now() < end) await setTimeout$2(5);
		ended();
	};
	const abort = () => void stop();
	options.signal?.addEventListener("abort", abort, { once: true });
	exited.then(() => options.signal?.removeEventListener("abort", abort));
	return {
		pid,
		output: () => output,
		exited,
		stop,
		[Symbol.asyncDispose]: () => stop()
	};
}
function signalGroup(pid, signal) {
	try {
		process.kill(process.platform === "win32" ? pid : -pid, signal);
	} catch (error) {
		const code = error.code;
		if (code !== "ESRCH" && code !== "EPERM") throw error;
	}
}
function groupLives(pid) {
	try {
		return process.kill(process.platform === "win32" ? pid : -pid, 0);
	} catch {
		return false;
	}
}
/**
* Whether all of a group have ended and hold nothing any more: the parent of those that were left behind is the first
* process, and in a container it may be one that never asks for them. False where the system does not tell.
*/
function onlyZombies(leader) {
	const table = new ProcessTable("/proc");
	if (!table.exists) return false;
	return table.ids().map((id) => table.entry(id)).every((member) => member === void 0 || member.group !== leader || member.ended);
}

// src/github/api-url.ts
/** Where the API is, by the environment that workflows have; elsewhere github.com's. */
function apiUrlIn(env) {
	return env["GITHUB_API_URL"] || "https://api.github.com";
}

// src/github/errors.ts
function isResponseError(error) {
	return error instanceof Error && error.name === "HttpError" && "status" in error && "request" in error;
}
/** GraphQL refuses with status 200 and a list of errors. */
function isGraphQlError(error) {
	return error instanceof Error && error.name === "GraphqlResponseError" && "errors" in error;
}
/** An answer of the server, by REST or GraphQL; a cancelled run or a bug is none. */
function isRefusal(error) {
	return isResponseError(error) || isGraphQlError(error);
}
function hasStatus(error, ...statuses) {
	return isResponseError(error) && error.response !== void 0 && statuses.includes(error.status);
}
/** What the server said, its detailed reasons included, without links. */
function serverWords(error) {
	if (isGraphQlError(error)) return error.errors.map(reasonOf).join(": ").replace(/\.$/, "");
	if (!isResponseError(error)) return messageOf(error);
	const data = error.response?.data;
	if (data === null || typeof data !== "object") return typeof data === "string" && data !== "" && !data.trimStart().startsWith("<") ? excerpt(data, 300) : error.response === void 0 ? error.message : `status ${error.status}`;
	const { message, errors } = data;
	const reasons = Array.isArray(errors) ? errors.map(reasonOf).filter((reason) => reason !== "") : [];
	return [typeof message === "string" ? message : `status ${error.status}`, ...reasons].map((part) => part.trim().replace(/\s*\n\s*/g, ": ").replace(/\.$/, "")).join(": ");
}
function reasonOf(reason) {
	if (typeof reason === "string") return reason;
	if (reason === null || typeof reason !== "object") return "";
	const { message, field, code } = reason;
	if (typeof message === "string") return message;
	return [field, code].filter((part) => typeof part === "string").join(" ");
}
/** How long a rate limit asks to wait; undefined when the answer is not about a rate limit or an outage. */
function retryAfterSeconds(error) {
	const header = error.response?.headers["retry-after"];
	if (header !== void 0 && (error.status >= 500 || error.status === 429 || error.status === 403)) {
		const seconds = Number(header);
		if (Number.isFinite(seconds)) return Math.max(0, seconds);
		const until = (Date.parse(String(header)) - Date.parse(String(error.response?.headers["date"]))) / 1e3;
		return Number.isFinite(until) ? Math.max(0, until) : 0;
	}
	return isRateLimit(error) ? secondsToReset(error) : void 0;
}
/** When a rate limit lets requests through again, for sentences: `1 minute`, `12 minutes`. */
function waitInWords(error) {
	return count(Math.max(1, Math.ceil((retryAfterSeconds(error) ?? 60) / 60)), "minute");
}
/** Either of GitHub's rate limits. */
function isRateLimit(error) {
	if (error.status !== 403 && error.status !== 429) return false;
	return error.status === 429 || /rate limit/i.test(serverWords(error)) || Number(error.response?.headers["x-ratelimit-remaining"] ?? 1) === 0;
}
/** From the server's own clock to the end of the limit; GitHub documents a minute where it says nothing. */
function secondsToReset(error) {
	const headers = error.response?.headers ?? {};
	const reset = Number(headers["x-ratelimit-reset"]);
	const now = Date.parse(String(headers["date"])) / 1e3;
	return Number(headers["x-ratelimit-remaining"] ?? 1) === 0 && Number.isFinite(reset - now) ? Math.max(0, reset - now) : 60;
}
/** Whether the request may have been obeyed although it failed: the connection broke, or a front end gave up. */
function hasLostAnswer(error) {
	if (!isResponseError(error)) return false;
	return error.response === void 0 || error.status >= 500 && retryAfterSeconds(error) === void 0;
}
/** As what octokit throws where there is no answer. */
function lostAnswer(response, { method }) {
	return Object.assign(/* @__PURE__ */ new Error("the answer broke off"), {
		name: "HttpError",
		status: 500,
		request: {
			method,
			url: response.url
		}
	});
}
/** Whether the next request would fare no better: no connection, an outage, a rate limit. */
function isOutage(error) {
	return isResponseError(error) && (error.response === void 0 || error.status >= 500 || isRateLimit(error));
}
/**
* The permission that the request needed, as a workflow writes it (`pull-requests: write`), by the server's own hint
* (`x-accepted-github-permissions: issues=write; pull_requests=write`); undefined where it gives none.
*/
function acceptedPermission({ response }) {
	const accepted = String(response?.headers["x-accepted-github-permissions"] ?? "").split(";").map((one) => one.trim()).filter((one) => /^[a-z_]+=[a-z]+$/.test(one));
	return (accepted.find((one) => one.startsWith("pull_requests=")) ?? accepted[0])?.replaceAll("_", "-").replace("=", ": ");
}

// src/publish/obstacle.ts
/** @param modeAt the mode of what is there; undefined where nothing is. Asked from the root down, as far as there are folders. */
async function obstacleAt(path, modeAt) {
	const parts = path.split("/");
	for (let length = 1; length <= parts.length; length++) {
		const here = parts.slice(0, length).join("/");
		const mode = await modeAt(here);
		if (mode === void 0) return void 0;
		const kind = kindOf(mode);
		if (kind !== (length < parts.length ? "folder" : "file")) return {
			kind,
			path: here
		};
	}
}
function kindOf(mode) {
	if (/^0?40000$/.test(mode)) return "folder";
	if (mode === "120000") return "link";
	return mode === "160000" ? "submodule" : "file";
}
/** @throws ExpectedError when a plain file at one of the paths would replace something else. */
function requirePlainFiles({ files }, paths = files.keys()) {
	for (const path of paths) {
		const obstacle = files.get(path)?.obstacle;
		if (obstacle === void 0) continue;
		const { message, fix } = obstacle.path === path ? inPlace(obstacle) : above(path, obstacle);
		throw new ExpectedError(message, { fix });
	}
}
const FIXES = {
	link: "Set `profile` to the file that it leads to, or commit a profile itself in its place. A link is followed where git has made one and it leads to a file: `git config core.symlinks true`, then check out again.",
	folder: "Set `profile` to the path of a file, or move that folder.",
	submodule: "Set `profile` to a path in this repository, or run in a clone of the other one.",
	file: "Set `profile` to another path, or move that file."
};
const NAMES$2 = {
	link: "a symbolic link",
	folder: "a folder",
	submodule: "a submodule",
	file: "a file"
};
function inPlace({ kind, path }) {
	return {
		message: `\`${path}\` is ${NAMES$2[kind]} on the base, and only a plain file is refreshed.`,
		fix: FIXES[kind]
	};
}
function above(path, { kind, path: above }) {
	return {
		message: `\`${path}\` cannot be committed: \`${above}\` is ${NAMES$2[kind]} on the base.`,
		fix: kind === "link" ? "Set `profile` to its path without the link, or commit a folder in its place." : FIXES[kind]
	};
}

// src/config/base-file.ts
/**
* What the base has at `path`: as the clone holds it, or else as GitHub does.
* @param path from the repository's root, with forward slashes.
* @throws ExpectedError when neither can tell; what is checked out is never taken instead.
*/
async function readBaseFile(path, context) {
	const here = await inClone(path, context);
	if (!("reason" in here)) return here;
	const there = await onGitHub(path, context);
	if (!("reason" in there)) return there;
	const { ref, sha, repository } = context.base;
	throw new ExpectedError(`On a pull request the config file is read from its base, and the commit ${sha.slice(0, 10)} of \`${ref}\` cannot be had: ${here.reason}, and ${there.reason}.`, {
		fix: `Fetch it before: \`fetch-depth: 0\` on the step with \`actions/checkout\`. Or let GitHub be asked: \`permissions: { contents: read }\` on the job, and the \`token\` of ${repository ?? "the repository"}.`,
		cause: there.cause
	});
}
async function inClone(path, { base, clone, env, signal }) {
	if (clone === void 0) return { reason: "there is no clone" };
	const git = async (...args) => {
		const result = await run$1(["git", ...args], {
			cwd: clone,
			env: {
				...env,
				LC_ALL: "C",
				GIT_DIR: void 0,
				GIT_WORK_TREE: void 0,
				GIT_NO_REPLACE_OBJECTS: "1",
				GIT_NO_LAZY_FETCH: "1",
				GIT_TERMINAL_PROMPT: "0",
				GIT_LITERAL_PATHSPECS: "1"
			},
			...signal && { signal }
		});
		if (result.exitCode === 0) return result.stdout;
		throw new NotInClone(lastLine(result.stderr));
	};
	try {
		if ((await git("cat-file", "-t", base.sha)).toString().trim() !== "commit") throw new NotInClone("it is no commit");
		let there = true;
		const obstacle = await obstacleAt(path, async (at) => {
			const listed = (await git("ls-tree", "-z", "--full-tree", base.sha, "--", at)).toString();
			there = listed !== "";
			return there ? listed.split(" ", 1)[0] : void 0;
		});
		if (obstacle !== void 0) return {
			kind: "obstacle",
			obstacle
		};
		if (!there) return { kind: "nothing" };
		return {
			kind: "file",
			bytes: await git("cat-file", "blob", `${base.sha}:${path}`)
		};
	} catch (error) {
		signal?.throwIfAborted();
		if (!(error instanceof ExpectedError) && !(error instanceof NotInClone)) throw error;
		return { reason: error instanceof NotInClone && /could not get object info|bad file/.test(error.message) ? "this clone does not hold it" : `git says: ${unended(messageOf(error))}` };
	}
}
var NotInClone = class extends Error {};
function lastLine(text) {
	return text.trim().split("\n").at(-1) ?? "";
}
function unended(sentence) {
	return sentence.replace(/\.$/, "");
}
async function onGitHub(path, { base, env, token, signal }) {
	if (token === void 0) return { reason: "there is no token for GitHub's API" };
	if (base.repository === void 0) return { reason: "it is not said in which repository it is" };
	const [{ githubApi }, { GitHubRepository }] = await Promise.all([import("./api2.js"), import("./github-repository.js")]);
	const repository = new GitHubRepository(githubApi({
		token,
		apiUrl: apiUrlIn(env),
		...signal && { signal }
	}), base.repository);
	try {
		const obstacle = (await repository.obstacles([path], base.sha)).get(path);
		if (obstacle !== void 0) return {
			kind: "obstacle",
			obstacle
		};
		const file = await repository.file(path, base.sha);
		return file === void 0 ? { kind: "nothing" } : {
			kind: "file",
			bytes: file.bytes
		};
	} catch (error) {
		signal?.throwIfAborted();
		if (!isResponseError(error)) throw error;
		const { response, status } = error;
		return {
			reason: `GitHub's API ${response === void 0 ? "cannot be reached" : `answered ${status}`}: ${unended(serverWords(error))}`,
			cause: error
		};
	}
}

// src/config/base-config.ts
/**
* The config file of a pull request's base: what the pull request itself makes of it is a proposal, and has no say in what
* is run, asked or published with the secrets of this job.
* @throws ExpectedError when the base cannot be read; UsageError when it has no plain file there.
*/
async function configOfBase(base, looking) {
	const checkedOut = await firstOf(looking.candidates, readProposed);
	const accepted = await firstOf(looking.candidates, (path) => readAccepted(path, base, looking));
	if (isSame(accepted, checkedOut)) return {
		...accepted,
		findings: []
	};
	const place = `\`${looking.name}\``;
	const message = accepted === void 0 ? `${place} is not on \`${base.ref}\` yet: what this pull request says in it counts once it is merged.` : `${place} is read from \`${base.ref}\`, the base of this pull request: what the pull request changes in it counts once it is merged.`;
	return {
		...accepted,
		findings: [{
			severity: "note",
			message
		}]
	};
}
/**
* What to read where the event does not tell the base.
* @throws ExpectedError when a config file is there that nobody may have accepted.
*/
async function configOfUnknown(reason, looking) {
	for (const path of looking.candidates) if (!isOfCheckout(path, looking)) {
		const yaml = await readIfThere(path);
		if (yaml !== void 0) return {
			path,
			yaml,
			findings: []
		};
	} else if (await readProposed(path) !== void 0) throw notKnown(reason, looking);
	return { findings: [] };
}
function notKnown(reason, { name }) {
	return new ExpectedError(`On a pull request ${name} is read from its base, which is not known: ${reason}.`, { fix: "Run it in a workflow of GitHub, whose event (GITHUB_EVENT_PATH) names `pull_request.base`." });
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
/** Git may write other line ends than it keeps. */
function isSame(one, other) {
	const text = ({ yaml }) => Buffer.from(yaml).toString().replaceAll("\r\n", "\n");
	if (one === void 0 || other === void 0) return one === other;
	return one.path === other.path && text(one) === text(other);
}
/** What an earlier step of the workflow has put beside the checkout is no part of the pull request. */
function isOfCheckout(path, { cwd, env }) {
	return isBelow(path, checkoutOf(cwd, env));
}
/** What is checked out, to be compared and no more: a pull request may put a link to anything there, which counts as empty. */
async function readProposed(path) {
	const entry = await lstat(path).catch(() => void 0);
	if (entry === void 0) return void 0;
	return entry.isFile() ? readFile(path) : /* @__PURE__ */ new Uint8Array();
}
async function readAccepted(path, base, looking) {
	const { cwd, env, token, signal } = looking;
	const clone = await cloneRoot(dirname$1(path), cwd);
	if (clone === void 0 && !isOfCheckout(path, looking)) return readIfThere(path);
	const root = clone ?? checkoutOf(cwd, env);
	const inRepository = relative$1(root, path).split(sep$1).join("/");
	const context = {
		base,
		clone,
		env,
		...token !== void 0 && { token },
		...signal && { signal }
	};
	const read = await readBaseFile(inRepository, context);
	if (read.kind === "obstacle") return besideSubmodule(read, path, root, base, looking);
	return read.kind === "file" ? read.bytes : void 0;
}
/** A working directory in a submodule has no config file on the base of the repository around it, which is no fault. */
async function besideSubmodule({ obstacle }, path, root, base, { workingDirectory, name }) {
	if (obstacle.kind === "submodule" && isBelow(relative$1(root, workingDirectory).split(sep$1).join("/"), obstacle.path) && await readProposed(path) === void 0) return void 0;
	throw new UsageError(`config: \`${obstacle.path}\` is ${NAMES$1[obstacle.kind]} on \`${base.ref}\`, so that ${name} cannot be read from the base of the pull request.`, { fix: "Let the config file be a plain file of this repository; `config` names one at another place." });
}
const NAMES$1 = {
	link: "a symbolic link",
	folder: "a folder",
	submodule: "a submodule",
	file: "a file"
};

// src/http/user-info.ts
/** User and password of a URL, `%40` and the like undone where they are well-formed. */
function userInfo({ username, password }) {
	return [decoded$1(username), decoded$1(password)];
}
function decoded$1(part) {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}
/** The value of an `Authorization` header. */
function basicAuthorization(username, password) {
	return `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
}

// src/commands/secret-values.ts
/** A variable of such a name holds a secret. */
const NAMES = [
	/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|AUTHORIZATION/i,
	/PASS\d*(_|$)/i,
	/KEYS?\d*(_|$)/i,
	/(^|_)(AUTH|PAT|DSN)\d*(_|$)/i,
	/.PWD\d*(_|$)/i
];
const FOLDERS = /* @__PURE__ */ new Set(["PWD", "OLDPWD"]);
/** Texts with a name of their own inside of a value: `host=db password=…`, `?api_key=…&`. */
const PAIRS = /(?:^|[\s;&?,])[\w.-]*(?:passw(?:or)?d|passphrase|pass|pwd|secret|token|api_?key|access_?key|account_?key|sig(?:nature)?)=('[^']*'|"[^"]*"|[^\s;&,]+)/gi;
/** `scheme://user:password@`, up to the first `@` and to the last one before the path; a password may have both. */
const USERS = [
	/:\/\/([^\s/?#@]+)@/g,
	/:\/\/([^\s/?#]+)@/g,
	/:\/\/([^\s/?#@:]*:(?!\d*\/)[^\s@]+)@/g
];
/** What Go's MySQL driver takes: `user:password@tcp(host:3306)/name`. */
const MYSQL = /(?:^|\s)([^\s:/]+:(?!\/\/)\S+)@[a-z0-9]*[(/]/gi;
/** A text that is shorter would hit anything. */
const SHORTEST_SECRET = 6;
/** A user without a password is no secret, unless it is so long that it must be a token. */
const SHORTEST_TOKEN = 16;
/** Whether the name of a variable, header, option or parameter speaks of a secret; words are divided by `_`. */
function isSecretName(name) {
	return !FOLDERS.has(name) && NAMES.some((pattern) => pattern.test(name));
}
/**
* What nobody may read of a variable: its whole value when its name speaks of a secret, else the passwords inside.
* @returns texts as they are in the value, and as a program may show them once it has decoded a URL.
*/
function secretsIn(name, value) {
	const whole = isSecretName(name) ? [value] : [];
	const pairs = captures(value, PAIRS).map((text) => text.replace(/^(['"])(.*)\1$/, "$2"));
	const users = [...USERS, MYSQL].flatMap((pattern) => captures(value, pattern)).flatMap(ofUser);
	const found = [
		...whole,
		...pairs,
		...users
	].flatMap((text) => [text, decoded(text)]);
	return [...new Set(found)].filter((text) => text.length >= SHORTEST_SECRET);
}
/** Of `user:password`, both together and the password; a long user alone. */
function ofUser(text) {
	const colon = text.indexOf(":");
	if (colon < 0) return text.length >= SHORTEST_TOKEN ? [text] : [];
	return colon === text.length - 1 ? [] : [text, text.slice(colon + 1)];
}
function captures(text, pattern) {
	return [...text.matchAll(pattern)].map(([, captured = ""]) => captured);
}
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

// src/secrets/header.ts
/** Whether a header of this name holds a secret, whoever wrote it. */
function isSecretHeader(name) {
	return isSecretName(name.replaceAll("-", "_")) || /cookie/i.test(name);
}
/** What nobody may read of such a header: its value, what follows the scheme, and the password in Basic authentication. */
function secretsOfHeader(value) {
	const [, scheme, credentials] = /^([A-Za-z][\w-]*) +(\S.*)$/s.exec(value.trim()) ?? [];
	if (scheme === void 0 || credentials === void 0) return [value];
	return [
		value,
		...[.../* @__PURE__ */ new Set([credentials, ...credentials.split(/[\s,;]+/)])],
		.../^basic$/i.test(scheme) ? passwordOf(credentials) : []
	];
}
function passwordOf(basic) {
	const text = Buffer.from(basic, "base64").toString();
	const colon = text.indexOf(":");
	return colon < 0 || text.includes("�") ? [] : [text.slice(colon + 1)];
}

// src/config/own-tokens.ts
/** What the runner gives to the job, and what speaks to GitHub in its name. */
const RESERVED$1 = /^(?:(?:GITHUB|GH)_(?:ENTERPRISE_)?TOKEN|ACTIONS_.*|INPUT_.*)$/i;
/** Of those, the ones that open something. */
const OPENING = /^(?:(?:GITHUB|GH)_(?:ENTERPRISE_)?TOKEN|ACTIONS_.*TOKEN|INPUT_TOKEN)$/i;
/** A shorter text may be part of another by chance. */
const LEAST_PART = 8;
const FIX = "Give it a secret of its own: `env: { PROFILES_TOKEN: ${{ secrets.PROFILES_TOKEN }} }` on the step, and `${PROFILES_TOKEN}` here.";
/**
* The job's own tokens are for GitHub: whoever gets one may do with the repository what the job may.
* @throws UsageError for a variable that is one of them by its name, whether it is set or not.
*/
function requireForeignName(name, where) {
	if (!RESERVED$1.test(name)) return;
	throw new UsageError(`${where}: \`\${${name}}\` is the job's own, and no endpoint gets it.`, { fix: FIX });
}
/**
* The same by what a text holds, whatever it is called.
* @param what names the text, such as the variable that it comes from.
* @throws UsageError when it holds one of them.
*/
function requireForeignText(text, what, env, token) {
	if (![...Object.entries(env).flatMap(([name, value]) => OPENING.test(name) && value ? [value] : []), ...token ? [token] : []].map((one) => one.trim()).filter((one) => one !== "").some((one) => text.trim() === one || one.length >= LEAST_PART && text.includes(one))) return;
	throw new UsageError(`${what} holds the job's own token, and no endpoint gets that.`, { fix: FIX });
}

// src/config/variables.ts
/**
* Replaces each `${NAME}` by its value, as `encode` writes it. What came from anywhere else than the text of the
* configuration is never handed in here: a name that a server or a file brings stays as it is.
* @throws UsageError when the environment has no such variable, or it is the job's own token.
*/
function expandVariables(written, where, { env, mask, token }, encode = (value) => value) {
	requireForeignText(written, where, env, token);
	return written.replace(/\$\{(\w+)\}/g, (_, name) => {
		requireForeignName(name, where);
		const value = Object.hasOwn(env, name) ? env[name] : void 0;
		if (value === void 0 || value === "") throw new UsageError(`${where}: the environment has no variable ${name}.`, { fix: `Set it with \`env: { ${name}: \${{ secrets.${name} }} }\` on the step, or export it.` });
		requireForeignText(value, `${where}: the variable ${name}`, env, token);
		mask(value, name);
		return encode(value);
	});
}

// src/secrets/text.ts
/** A header in a command: `curl -H "Authorization: Bearer …"`. */
const HEADER = /["']\s*([A-Za-z][\w-]*)\s*:\s*([^"']+)["']/g;
/** `--token …`, `--api-key=…`, `TOKEN=…`. */
const OPTION = /(?:^|\s)(?:--?([\w-]+)[\s=]+|(\w+)=)("[^"]*"|'[^']*'|[^\s;&|)]+)/g;
/** `curl -u user:password`. */
const USER = /(?:^|\s)(?:-u|--user)[\s=]*["']?([^\s"':]+:[^\s"']+)/g;
/** What services make of chance: GitHub's, GitLab's, Slack's tokens, keys of AWS, JSON Web Tokens. */
const TOKENS = /\b(?:gh[a-z]_\w{16,}|github_pat_\w{16,}|glpat-[\w-]{16,}|xox[a-z]-[\w-]{10,}|A[KS]IA[A-Z0-9]{16}|eyJ[\w-]{8,}(?:\.[\w-]*)*)/g;
/** So long a run of letters of both cases and digits, or of hexadecimal digits, is of chance, too, whatever it is for. */
const CHANCE = /(?<![\w./$-])(?:(?=\w*\d)(?=\w*[a-z])(?=\w*[A-Z])[\w+=]{20,}|[0-9a-f]{32,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![\w./-])/g;
/** What of a command nobody may read, should a step have put secrets into it; no variable such as `$TOKEN` is one. */
function secretsInCommand(text) {
	const headers = [...text.matchAll(HEADER)].flatMap(([, name = "", value = ""]) => isSecretName(name.replaceAll("-", "_")) || /cookie/i.test(name) ? secretsOfHeader(value) : []);
	const options = [...text.matchAll(OPTION)].flatMap(([, option, variable, value = ""]) => isSecretName((option ?? variable ?? "").replaceAll("-", "_")) ? [value.replace(/^(["'])(.*)\1$/, "$2")] : []);
	const users = [...text.matchAll(USER)].flatMap(([, user = ""]) => [user, user.slice(user.indexOf(":") + 1)]);
	const chance = [TOKENS, CHANCE].flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found));
	const found = [
		...headers,
		...options,
		...users,
		...chance,
		...secretsIn("", text)
	];
	return [...new Set(found)].filter((secret) => secret.length >= LEAST$1 && !secret.includes("$"));
}
const LEAST$1 = 6;
/** The command as it may be shown. */
function shownCommand(text) {
	return redact(text, secretsInCommand(text));
}
/** What of a URL nobody may read: user and password, and parameters whose name speaks of a secret or that are long. */
function secretsInUrl(url) {
	return [...[...url.searchParams].flatMap(([name, value]) => isSecretName(name.replaceAll("-", "_")) || /^(sig|signature|code|access|jwt)$/i.test(name) || value.length >= LONG ? [value] : []), ...secretsIn("", url.href)];
}
/** A longer parameter is no name of a thing. */
const LONG = 24;

// src/config/kinds/address.ts
const PROFILE_PATH = "/debug/pprof/profile";
/** The URL with its variables looked up. @throws UsageError when it is not http(s). */
function httpUrl(written, where, variables, example) {
	const url = requireHttpUrl(expandUrl(written, where, variables), where, example);
	for (const secret of secretsInUrl(url)) variables.mask(secret);
	return url;
}
/** @throws UsageError when it is not http(s). */
function requireHttpUrl(url, where, example) {
	if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return new URL(url);
	throw new UsageError(`${where}: the address is not an http(s) URL.`, { fix: `Write it as \`${example}\`.` });
}
/** The URL of a CPU profile of net/http/pprof, completed where only the host or the index was written. */
function endpointUrl(written, where, variables) {
	const url = httpUrl(written, where, variables, "http://HOST:PORT` or `http://HOST:PORT/debug/pprof/profile");
	const seconds = url.searchParams.get("seconds");
	if (seconds !== null && !is(profileSeconds, seconds)) throw new UsageError(`${where}: ${shown(`seconds=${seconds}`)} is not ${SECONDS}.`, { fix: "Write for instance `seconds: 30`." });
	url.pathname = profilePath(url.pathname);
	return url;
}
/** `/` and `/debug/pprof/` stand for the CPU profile; any other path is meant as it is. */
function profilePath(path) {
	if (path === "/" || path === "") return PROFILE_PATH;
	return /\/debug\/pprof\/?$/.test(path) ? `${path.replace(/\/$/, "")}/profile` : path;
}
/**
* Whatever is looked up is a secret, except the name of a host, which findings and reports must be able to show. A
* password may hold what would end the user's part of a URL, and a piece of it would be taken for the host.
*/
function expandUrl(written, where, variables) {
	const [, scheme = "", user = "", host = "", rest = ""] = /^(\w+:\/\/)?([^/?#]*@)?([^/?#@]*)(.*)$/s.exec(written) ?? [];
	const mask = scheme === "" ? variables.mask : () => {};
	const hidden = expandVariables(user, where, variables, encodeURIComponent);
	const path = expandVariables(rest, where, variables);
	return scheme + hidden + expandVariables(host, where, {
		...variables,
		mask
	}) + path;
}
/** A URL as it is shown: no user, no password, no query. */
function shownUrl(url) {
	return `${url.origin}${url.pathname.replace(/\/$/, "")}`;
}

// src/config/kinds/access.ts
const HEADERS_EXPECTED = "a map of header names and texts";
const HEADERS = optional$1(record(pipe(string(), regex(/^[!#$%&'*+.^_`|~\w-]*[A-Za-z][!#$%&'*+.^_`|~\w-]*$/, HEADERS_EXPECTED)), string("a text"), HEADERS_EXPECTED));
/** How the server of a source is asked: headers as they are, or made of a user or a token. */
const ACCESS = {
	headers: HEADERS,
	"headers-command": optional$1(text),
	username: optional$1(union([text, pipe(number(), transform(String))], "a text")),
	password: optional$1(text),
	token: optional$1(text)
};
/** @throws UsageError for a variable that is not set, or two ways to authenticate. */
function accessOf(written, where, variables) {
	const expand = (value, key) => expandVariables(value, `${where}.${key}`, variables);
	const { username, password, token } = written;
	if (token !== void 0 && (username !== void 0 || password !== void 0)) throw new UsageError(`${where} has both a \`token\` and a \`username\` or \`password\`.`, { fix: "Leave out what this server does not ask for." });
	const authorization = authorizationOf(token && expand(token, "token"), username && expand(username, "username"), password && expand(password, "password"), variables);
	const headers = headersOf(written.headers, where, variables);
	return {
		headers: {
			...authorization !== void 0 && { Authorization: authorization },
			...headers
		},
		...written["headers-command"] !== void 0 && { headersCommand: written["headers-command"] }
	};
}
/** Masks what is secret of it, also where it was written as it is. */
function authorizationOf(token, username, password, { mask }) {
	for (const secret of [token, password]) if (secret !== void 0) mask(secret);
	if (token !== void 0) return `Bearer ${token}`;
	if (username === void 0 && password === void 0) return void 0;
	const header = basicAuthorization(username ?? "", password ?? "");
	mask(header.slice(6));
	return header;
}
/** Header values with their variables looked up. */
function headersOf(written, where, variables) {
	const headers = Object.entries(written ?? {}).map(([name, value]) => {
		const expanded = expandVariables(value, `${where}.headers.${name}`, variables);
		if (isSecretHeader(name) || expanded !== value) for (const secret of secretsOfHeader(expanded)) variables.mask(secret);
		return [name, expanded];
	});
	return Object.fromEntries(headers);
}
/**
* The base URL of an API and the way to ask it; a user and password in the URL become a header.
* @throws UsageError for what is no base URL.
*/
function apiOf(address, written, where, variables) {
	const url = httpUrl(address, where, variables, "https://HOST` or `https://HOST/PREFIX");
	if (url.search !== "" || url.hash !== "") throw new UsageError(`${where}: the base URL has a query.`, { fix: "Write only scheme, host and path prefix; give a secret as `token` or in `headers`." });
	const access = accessOf(written, where, variables);
	const [username, password] = userInfo(url);
	const header = username + password === "" ? void 0 : authorizationOf(void 0, username, password, variables);
	return {
		url: `${url.origin}${url.pathname.replace(/\/+$/, "")}`,
		access: {
			...access,
			headers: {
				...header && { Authorization: header },
				...access.headers
			}
		}
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

// src/config/yaml.ts
var import_dist = require_dist();
/**
* What YAML text says. `where` names the text in errors, which tell the place in it and never what stands there: the
* text may hold secrets.
* @throws UsageError when it is not valid.
*/
function parseYaml(yaml, where) {
	const document = (0, import_dist.parseDocument)(yaml, { prettyErrors: true });
	const problem = document.errors[0];
	if (problem !== void 0) throw isTooDeep(problem) ? tooDeep(where) : invalid(yaml, where, problem);
	try {
		return document.toJS();
	} catch (error) {
		if (isTooDeep(error)) throw tooDeep(where);
		if (!(error instanceof ReferenceError)) throw error;
		if (error.message.startsWith("Excessive alias count")) throw tooManyAliases(where);
		throw new UsageError(`${where} is not valid YAML: a value starts with \`*\`, which stands for an anchor that is not there.`, { fix: "Put that value in quotes: `'*…'`." });
	}
}
/** Node's own words, which the library passes on as an error of its own. */
function isTooDeep(error) {
	return error instanceof Error && error.message.startsWith("Maximum call stack size exceeded");
}
function tooDeep(where) {
	return new UsageError(`${where} is not read: it nests values in values by the hundreds.`, { fix: "Write what the reference tells: no setting is nested more than a few levels." });
}
function tooManyAliases(where) {
	return new UsageError(`${where} is not read: its aliases (\`*…\`) stand for too many values.`, { fix: "Write the values themselves, or let no alias stand for other aliases." });
}
function invalid(yaml, where, problem) {
	const { line, col } = problem.linePos?.[0] ?? {
		line: 1,
		col: 1
	};
	return new UsageError(`${where} is not valid YAML: ${summary(problem)} at line ${line}, column ${col}.`, { fix: bareVariable(yaml, problem) ?? "Mend that line." });
}
/** The library's words without those that quote the text. */
function summary({ code, message }) {
	if (code === "BAD_DQ_ESCAPE") return "Invalid escape sequence between double quotes";
	if (code === "TAG_RESOLVE_FAILED") return "Unknown tag";
	if (code === "BAD_DIRECTIVE") return "Unknown directive";
	const [line = ""] = message.split("\n");
	return line.replace(/ at line \d+, column \d+:?$/, "").replace(/(\w): .*$/, "$1");
}
/** In `{…}` and `[…]`, the brace of a `${NAME}` without quotes begins another map. */
function bareVariable(yaml, { pos }) {
	const name = /^\$\{(\w+)\}/.exec(yaml.slice(Math.max(0, pos[0] - 1)))?.[1];
	if (name === void 0) return void 0;
	return `Between braces or brackets, put a value with a variable in quotes: \`'\${${name}}'\`.`;
}

// src/config/production.ts
const DAYS = "a whole number from 0 to 90";
const MAP$1 = strictObject({
	prometheus: pipe(text, examples(["https://prometheus.internal"])),
	cpu: pipe(text, examples(["rate(process_cpu_seconds_total{job=\"my-service\"}[5m])"])),
	traffic: optional$1(text),
	released: moment,
	settle: optional$1(duration),
	window: optional$1(duration),
	days: optional$1(union([pipe(number(DAYS), integer(DAYS), minValue(0, DAYS), maxValue(90, DAYS)), pipe(matching(/0*(?:[0-8]?\d|90)/, DAYS), transform(Number))], DAYS)),
	timeout: optional$1(patience),
	...ACCESS
});
const EXPECTED = "a map with `prometheus`, `cpu` and `released`";
/** A map; as an input or option, the same map as YAML text. */
const PRODUCTION = union([MAP$1, pipe(string(EXPECTED), regex(/\S/, EXPECTED))], EXPECTED);
/**
* Says what is wrong inside of a map, of which the table of settings knows only that it is none of its own.
* @throws UsageError which names the key, its value and the choices.
*/
function requireProduction(written, where) {
	if (typeof written !== "object" || written === null || Array.isArray(written)) return;
	const result = safeParse(MAP$1, written);
	if (!result.success) throw explain(result.issues, written, where, MAP$1.entries);
}
/** @throws UsageError for a map with something wrong in it. */
function productionQueries(written, variables) {
	const map = typeof written === "string" ? read(written) : written;
	const { url, access } = apiOf(map.prometheus, map, "production", variables);
	return {
		url,
		...access,
		cpu: map.cpu,
		released: map.released,
		settle: map.settle ?? 6e5,
		window: map.window ?? 72e5,
		days: map.days ?? 7,
		...map.traffic !== void 0 && { traffic: map.traffic },
		...map.timeout !== void 0 && { timeout: map.timeout }
	};
}
function read(yaml) {
	const written = parseYaml(yaml, "production");
	requireProduction(written, "production");
	const result = safeParse(MAP$1, written);
	if (result.success) return result.output;
	throw new UsageError(`production is not ${EXPECTED}.`, { fix: "Write one `key: value` a line, such as `prometheus: https://prometheus.internal`." });
}

// src/config/kinds/kind.ts
/** Pairs a schema with the reader of what it parses. */
function kind(entries, read) {
	return {
		schema: strictObject({
			...entries,
			...COMMON
		}),
		read
	};
}
/** What every source takes. */
const COMMON = {
	limit: optional$1(whole$1),
	"max-age": optional$1(duration),
	timeout: optional$1(patience),
	required: optional$1(flag),
	weight: optional$1(positive)
};
function commonOf(source, label) {
	return {
		label,
		...source.limit !== void 0 && { limit: source.limit },
		...source["max-age"] !== void 0 && { maxAge: source["max-age"] },
		...source.timeout !== void 0 && { timeout: source.timeout },
		...source.weight !== void 0 && { weight: source.weight },
		required: source.required ?? false
	};
}
/** A command or query as part of a label: one line, not too long. */
function shortened(written) {
	const line = written.replace(/\s+/g, " ").trim();
	return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}

// src/config/kinds/artifact.ts
const artifact = kind({
	artifact: text,
	repository: optional$1(matching(/[\w.-]+\/[\w.-]+/, "a repository as `owner/name`")),
	workflow: optional$1(union([text, pipe(number(), transform(String))], "a workflow file name or id")),
	branch: optional$1(text),
	"run-id": optional$1(whole$1)
}, (written) => ({
	kind: "artifact",
	name: written.artifact,
	...written.repository !== void 0 && { repository: written.repository },
	...written.workflow !== void 0 && { workflow: written.workflow },
	...written.branch !== void 0 && { branch: written.branch },
	...written["run-id"] !== void 0 && { runId: written["run-id"] },
	...commonOf(written, `artifact: ${written.artifact}`)
}));

// src/config/kinds/pprof.ts
/** Seconds of a live CPU profile where none are written. */
const DEFAULT_SECONDS = 30;
const pprof = kind({
	pprof: text,
	seconds: optional$1(profileSeconds),
	...ACCESS
}, (written, where, variables) => {
	const url = endpointUrl(written.pprof, where, variables);
	const seconds = written.seconds ?? Number(url.searchParams.get("seconds") ?? 30);
	url.searchParams.delete("seconds");
	return {
		kind: "pprof",
		url: url.href,
		seconds,
		...accessOf(written, where, variables),
		...commonOf(written, shownUrl(url))
	};
});

// src/config/kinds/profilers.ts
const HOUR$1 = 36e5;
const PERIOD = {
	from: optional$1(moment),
	to: optional$1(moment)
};
const BUSIEST = {
	...PERIOD,
	busiest: optional$1(duration)
};
const pyroscope = kind({
	pyroscope: text,
	query: pipe(text, examples(["{service_name=\"my-service\"}"])),
	"profile-type": optional$1(text),
	tenant: optional$1(text),
	...BUSIEST,
	...ACCESS
}, (written, where, variables) => {
	const { url, access } = apiOf(written.pyroscope, written, where, variables);
	const { tenant } = written;
	return {
		kind: "pyroscope",
		url,
		...access,
		headers: {
			...tenant !== void 0 && { "X-Scope-OrgID": tenant },
			...access.headers
		},
		query: written.query,
		profileType: written["profile-type"] ?? "process_cpu:cpu:nanoseconds:cpu:nanoseconds",
		period: periodOf(written, 24 * HOUR$1, where),
		...written.busiest !== void 0 && { busiest: written.busiest },
		...commonOf(written, `pyroscope: ${url} ${shortened(written.query)}`)
	};
});
const parca = kind({
	parca: text,
	query: pipe(text, examples(["process_cpu:samples:count:cpu:nanoseconds:delta{job=\"my-service\"}"])),
	...BUSIEST,
	...ACCESS
}, (written, where, variables) => {
	const { url, access } = apiOf(written.parca, written, where, variables);
	return {
		kind: "parca",
		url,
		...access,
		query: written.query,
		period: periodOf(written, 24 * HOUR$1, where),
		...written.busiest !== void 0 && { busiest: written.busiest },
		...commonOf(written, `parca: ${url} ${shortened(written.query)}`)
	};
});
const datadog = kind({
	datadog: text,
	site: optional$1(text),
	...PERIOD
}, (written, where) => ({
	kind: "datadog",
	query: written.datadog,
	...written.site !== void 0 && { site: written.site },
	period: periodOf(written, 72 * HOUR$1, where),
	...commonOf(written, `datadog: ${shortened(written.datadog)}`)
}));
/**
* @param usual how long before now it begins, where nothing is written.
* @throws UsageError when it is known already that it is over before it begins, or too short for its `busiest` part.
*/
function periodOf(written, usual, where) {
	const { from = { ago: usual }, to = { ago: 0 } } = written;
	const length = knownLength({
		from,
		to
	});
	if (length !== void 0 && length <= 0) {
		const since = written.from === void 0 ? ` (${duration$1(usual)} ago where none is written)` : "";
		throw new UsageError(`${where}: \`from\`${since} is not before \`to\`.`, { fix: "Write for instance `from: now-24h` and leave `to` out." });
	}
	if (length !== void 0 && written.busiest !== void 0 && written.busiest > length) throw new UsageError(`${where}: \`busiest\`, ${duration$1(written.busiest)}, is longer than the ${duration$1(length)} from \`from\` to \`to\`.`, { fix: "Make `busiest` shorter, or let `from` begin earlier." });
	return {
		from,
		to
	};
}
/** Milliseconds; undefined where one end hangs on when the run is and the other does not. */
function knownLength({ from, to }) {
	if ("ago" in from && "ago" in to) return from.ago - to.ago;
	return "at" in from && "at" in to ? to.at - from.at : void 0;
}

// src/config/kinds/discovery.ts
const HOUR = 36e5;
const QUERY = "topk(20, sum by (instance) (rate(process_cpu_seconds_total{job=\"my-service\"}[5m])))";
const PORT = "the number or name of a port";
const prometheus = kind({
	prometheus: text,
	query: pipe(text, examples([QUERY])),
	endpoint: pipe(text, examples(["http://{{instance}}/debug/pprof/profile"])),
	seconds: optional$1(profileSeconds),
	"endpoint-headers": HEADERS,
	"endpoint-headers-command": optional$1(text),
	from: optional$1(moment),
	to: optional$1(moment),
	busiest: optional$1(duration),
	"partial-response": optional$1(flag),
	...ACCESS
}, (written, where, variables) => {
	const { url, access } = apiOf(written.prometheus, written, where, variables);
	const command = written["endpoint-headers-command"];
	if (!/\{\{\s*\w+\s*\}\}/.test(written.endpoint)) throw new UsageError(`${where}: the \`endpoint\` holds no label of the query's result.`, { fix: "Write it as `http://{{instance}}:6060` with the label that names the host." });
	return {
		kind: "prometheus",
		url,
		...access,
		query: written.query,
		endpoint: endpointTemplate(written.endpoint, `${where}.endpoint`, variables),
		endpointAccess: {
			headers: headersOf(written["endpoint-headers"], `${where}.endpoint-headers`, variables),
			...command !== void 0 && { headersCommand: command }
		},
		seconds: written.seconds ?? 30,
		period: evaluationPeriod(written, where),
		...written.busiest !== void 0 && { busiest: written.busiest },
		partialResponse: written["partial-response"] ?? true,
		...commonOf(written, `prometheus: ${url} ${shortened(written.query)}`)
	};
});
/** When the query is evaluated: at the end of this, or of the busiest part of it. */
function evaluationPeriod(written, where) {
	const { from, to = { ago: 0 }, busiest } = written;
	const day = 24 * HOUR;
	if (busiest !== void 0) return periodOf(written, day, where);
	if (from === void 0) return {
		from: "ago" in to ? { ago: to.ago + day } : { at: to.at - day },
		to
	};
	throw new UsageError(`${where}: \`from\` says where \`busiest\` begins to look, which is not written.`, { fix: "Add for instance `busiest: 1h`, or leave `from` out: the query is evaluated at one moment, which is `to`." });
}
/** The template with its variables looked up and its path completed. @throws UsageError when no label could make it a URL. */
function endpointTemplate(written, where, variables) {
	const template = expandUrl(written, where, variables);
	const example = requireHttpUrl(template.replace(/\{\{\s*\w+\s*\}\}/g, "1"), where, "http://{{instance}}:6060");
	for (const secret of secretsInUrl(example)) variables.mask(secret);
	const [, origin = "", path = "", query = ""] = /^(\w+:\/\/[^/?]*)([^?]*)(.*)$/s.exec(template) ?? [];
	return `${origin}${profilePath(path)}${query}`;
}
const kubernetes = kind({
	kubernetes: text,
	port: pipe(union([whole$1, matching(/[A-Za-z0-9-]+/, PORT)], PORT), examples([6060])),
	path: optional$1(text),
	scheme: optional$1(choice(["http", "https"])),
	seconds: optional$1(profileSeconds),
	context: optional$1(text)
}, (written, where) => {
	const [, namespace, selector] = /^([a-z0-9-]+)\/(.+)$/s.exec(written.kubernetes) ?? [];
	if (namespace === void 0 || selector === void 0) throw new UsageError(`${where}: ${shown(written.kubernetes)} is not a namespace and a label selector.`, { fix: "Write it as `prod/app=my-service`." });
	return {
		kind: "kubernetes",
		namespace,
		selector,
		port: String(written.port),
		scheme: written.scheme ?? "http",
		path: profilePath(written.path?.replace(/^(?!\/)/, "/") ?? "/"),
		seconds: written.seconds ?? 30,
		...written.context !== void 0 && { context: written.context },
		...commonOf(written, `kubernetes: ${shortened(written.kubernetes)}`)
	};
});

// src/config/kinds/local.ts
const file = kind({ file: text }, (written) => ({
	kind: "file",
	pattern: written.file,
	...commonOf(written, written.file)
}));
const command = kind({ command: text }, (written, _where, { mask }) => {
	for (const secret of secretsInCommand(written.command)) mask(secret);
	return {
		kind: "command",
		command: written.command,
		...commonOf(written, `command: ${shortened(shownCommand(written.command))}`)
	};
});

// src/config/kinds/objects.ts
const endpoint = optional$1(text);
const s3 = kind({
	s3: text,
	endpoint,
	region: optional$1(text)
}, (written, where, variables) => source("s3", objectAddress("s3", written.s3, written, where, variables), written));
const gs = kind({
	gs: text,
	endpoint
}, (written, where, variables) => source("gs", objectAddress("gs", written.gs, written, where, variables), written));
const az = kind({
	az: text,
	endpoint,
	account: optional$1(text)
}, (written, where, variables) => source("az", objectAddress("az", written.az, written, where, variables), written));
function source(scheme, address, written) {
	const label = labelOf(address);
	return {
		kind: scheme,
		address,
		...commonOf(written, label)
	};
}
/** Two places of the same name, in two accounts or on two servers, are told apart. */
function labelOf({ scheme, bucket, path, account, endpoint }) {
	return `${scheme}://${bucket}/${path}${account === void 0 ? "" : ` of ${account}`}${endpoint === void 0 ? "" : ` at ${new URL(endpoint).host}`}`;
}
/** Where the merged profile is kept, beside the repository: an object URL, or a map as of a source. */
const ARCHIVE = union([
	text,
	strictObject({
		s3: text,
		endpoint,
		region: optional$1(text)
	}),
	strictObject({
		gs: text,
		endpoint
	}),
	strictObject({
		az: text,
		endpoint,
		account: optional$1(text)
	})
], "an object URL such as `s3://bucket/prefix/`");
/** @throws UsageError for what is no place in an object store. */
function archiveAddress(written, variables) {
	if (typeof written !== "string") {
		const [scheme, url] = Object.entries(written)[0];
		return objectAddress(scheme, url, written, "archive", variables);
	}
	const scheme = /^(s3|gs|az):\/\//.exec(written)?.[1];
	if (scheme === void 0) throw new UsageError(`archive: ${shown(written)} is no URL of an object store.`, { fix: "Write it as `s3://bucket/prefix/`, `gs://bucket/prefix/` or `az://container/prefix/`." });
	return objectAddress(scheme, written, {}, "archive", variables);
}
/** `s3://bucket/path`, or `bucket/path` where the key says the scheme already. */
function objectAddress(scheme, written, options, where, variables) {
	const [, given = scheme, bucket, path = ""] = /^(?:([a-z0-9]+):\/\/)?([^/]+)(?:\/(.*))?$/is.exec(written) ?? [];
	if (given.toLowerCase() !== scheme || bucket === void 0 || /[?#@:]/.test(bucket)) throw new UsageError(`${where}: ${shown(written)} names no bucket.`, { fix: `Write it as \`${scheme}://${scheme === "az" ? "container" : "bucket"}/prefix/\`.` });
	const { region, account } = options;
	return {
		scheme,
		bucket,
		path: path.replace(/^\/+/, ""),
		...options.endpoint !== void 0 && { endpoint: httpUrl(options.endpoint, `${where}.endpoint`, variables, "https://HOST:PORT").href },
		...region !== void 0 && { region },
		...account !== void 0 && { account }
	};
}

// src/config/sources.ts
/** Every kind of source, by the key that names it. */
const KINDS = {
	file,
	pprof,
	command,
	artifact,
	s3,
	gs,
	az,
	pyroscope,
	parca,
	datadog,
	prometheus,
	kubernetes
};
const KIND_NAMES = Object.keys(KINDS);
/** The `sources` list as JSON Schema needs it: a shorthand or one of the kinds. */
const SOURCES = array(union([text, ...Object.values(KINDS).map(({ schema }) => schema)]));
/**
* The sources that a YAML value names. @param where names the value in errors: `sources` or the config file.
* @throws UsageError which names the item, what is wrong and the choices.
*/
function readSources(value, where, variables) {
	if (!Array.isArray(value)) throw new UsageError(`${where} is not a list.`, { fix: "Start each source with `- `, for instance `- http://10.0.0.7:6060`." });
	return value.map((item, index) => readSource(item, `${where}[${index}]`, variables));
}
function readSource(item, where, variables) {
	const long = typeof item === "string" ? fromShorthand(item.trim(), where) : item;
	if (typeof long !== "object" || long === null || Array.isArray(long)) throw new UsageError(`${where} is neither a text nor a map.`, { fix: `Write a URL, a path, or one of ${choices()}.` });
	const [kind, other] = Object.keys(long).filter((key) => KIND_NAMES.includes(key));
	if (kind === void 0) throw noKind(Object.keys(long), where);
	if (other !== void 0) throw new UsageError(`${where} names two kinds of source, \`${kind}\` and \`${other}\`.`, { fix: "Make two items of it." });
	return build(kind, long, where, variables);
}
function noKind(keys, where) {
	const hint = /^(url|endpoint|address|host)$/i.test(keys[0] ?? "") ? "pprof" : keys.map((key) => closest(key, KIND_NAMES)).find((found) => found !== void 0);
	return new UsageError(`${where} names no kind of source; its keys are ${keys.map(shownKey).join(", ")}.`, { fix: hint === void 0 ? `One of its keys must be ${choices()}.` : `Did you mean \`${hint}\`?` });
}
function choices() {
	return KIND_NAMES.map((kind) => `\`${kind}:\``).join(", ");
}
/** A text alone is chosen by its scheme: `http(s)://` is a live endpoint, `s3://` and the like objects, anything without one a path. */
function fromShorthand(item, where) {
	if (item === "") throw new UsageError(`${where} is empty.`, { fix: `Write a URL, a path, or one of ${choices()}.` });
	const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(item)?.[1]?.toLowerCase();
	if (scheme === void 0 && /^(localhost|\d+(\.\d+){3}|[\w-]+(\.[\w-]+)+):\d+(\/|$)/.test(item)) throw new UsageError(`${where}: ${shown(item)} is a path without a scheme.`, { fix: `Did you mean ${shown(`http://${item}`)}? A file of that name is ${shown(`file: ${item}`)}.` });
	if (scheme === void 0) return { file: item };
	if (scheme === "http" || scheme === "https") return { pprof: item };
	if (scheme === "s3" || scheme === "gs" || scheme === "az") return { [scheme]: item };
	throw new UsageError(`${where}: there is no source for \`${scheme}://\`.`, { fix: `Write a URL with http, https, s3, gs or az, a path, or one of ${choices()}.` });
}
function build(name, value, where, variables) {
	const { schema, read } = KINDS[name];
	const result = safeParse(schema, value);
	if (!result.success) throw explain(result.issues, value, where, schema.entries);
	return read(result.output, where, variables);
}

// src/config/history.ts
/** Where result documents are: a list as of `sources`; as an input or option, the same list as YAML text. */
const HISTORY = union([SOURCES, text], "a list of files, artifacts or objects");
/** Kinds that keep files of any content; the others take profiles. */
const KEEPING = [
	"file",
	"artifact",
	"s3",
	"gs",
	"az"
];
/** Runs whose artifacts are looked into where the source says nothing; each costs two requests. */
const ARTIFACTS = 50;
/** @throws UsageError for what is no such list, and for sources of profiles. */
function historySources(written, variables) {
	if (written === void 0) return [];
	const items = typeof written === "string" ? parseYaml(written, "history") : written;
	return readSources(items, "history", variables).map((source, index) => asHistory(source, `history[${index}]`));
}
function asHistory(source, where) {
	if (!KEEPING.includes(source.kind)) throw new UsageError(`${where}: \`${source.kind}\` takes profiles, and keeps no results of earlier runs.`, { fix: "Name files, an `artifact:`, or a place in an object store (`s3://`, `gs://`, `az://`), such as that of `archive`." });
	if (source.weight !== void 0 || source.required) throw new UsageError(`${where}: results have no \`${source.required ? "required" : "weight"}\`.`, { fix: "Take it out: results that cannot be had are a warning." });
	return source.kind === "artifact" && source.limit === void 0 ? {
		...source,
		limit: ARTIFACTS
	} : source;
}

// src/config/renames.ts
const RENAMES = "a map of old and new names, or a text with one `old=new` a line";
const name = pipe(string(RENAMES), regex(/^[^\s=]+$/, RENAMES));
/** Names of functions or packages: a YAML map, or a text with one `old=new` a line. */
const renames = pipe(union([record(name, name), pipe(string(), regex(/^\s*([^\s=]+[ \t]*=[ \t]*[^\s=]+[ \t]*(\r?\n\s*|$))*$/, RENAMES), transform(readRenames))], RENAMES), transform((map) => Object.entries(map).map(([from, to]) => ({
	from,
	to
}))));
function readRenames(written) {
	const lines = written.split("\n").filter((line) => line.trim() !== "");
	return Object.fromEntries(lines.map((line) => line.split("=").map((name) => name.trim())));
}

// src/config/settings.ts
const DRAFT = "one of `true`, `false`, `always-true`";
const AUTO_MERGE = "one of `merge`, `squash`, `rebase`, `false`";
/**
* The settings of a run. The action's inputs, the CLI's options and the keys of the config file are these, under
* the same names; `action.yml`, `--help`, the tables of docs/reference.md and the JSON Schema are made from here and from
* what about.ts says of each.
*/
const SETTINGS = strictObject({
	target: optional$1(list),
	"changed-since": optional$1(text),
	package: optional$1(text),
	profile: optional$1(text),
	concurrency: optional$1(whole$1),
	"min-profiles": optional$1(whole$1),
	"min-samples": optional$1(whole$1),
	"max-failures": optional$1(share$1),
	weighting: optional$1(choice(["samples", "equal"])),
	"build-id": optional$1(choice(["any", "newest"])),
	compact: optional$1(choice([
		"edges",
		"stable",
		"none"
	])),
	hazards: optional$1(choice(["apply", "report"])),
	exclude: optional$1(list),
	renames: optional$1(renames),
	"find-renames": optional$1(flag),
	"carry-over": optional$1(share$1),
	archive: optional$1(ARCHIVE),
	fallback: optional$1(list),
	serve: optional$1(text),
	"serve-env": optional$1(assignments),
	ready: optional$1(matching(/https?:\/\/[\s\S]*/, "a URL such as `http://127.0.0.1:8080/healthz`")),
	load: optional$1(text),
	"load-env": optional$1(assignments),
	cpus: optional$1(positive),
	"min-drift": optional$1(share$1),
	"max-profile-age": optional$1(duration),
	"build-flags": optional$1(words),
	platforms: optional$1(list),
	cgo: optional$1(flag),
	reproducible: optional$1(flag),
	benchmarks: optional$1(text),
	"benchmark-packages": optional$1(list),
	budget: optional$1(patience),
	precision: optional$1(share$1),
	equivalence: optional$1(share$1),
	measure: optional$1(several([
		"benchmarks",
		"load",
		"production"
	])),
	evidence: optional$1(several([
		"compiler",
		"profiles",
		"build-times",
		"none"
	])),
	production: optional$1(PRODUCTION),
	history: optional$1(HISTORY),
	"fail-on": optional$1(list),
	comment: optional$1(flag),
	baseline: optional$1(text),
	candidate: optional$1(text),
	verify: optional$1(text),
	"verify-timeout": optional$1(patience),
	publish: optional$1(choice([
		"pull-request",
		"commit",
		"git",
		"local",
		"none"
	])),
	"private-names": optional$1(choice(["refuse", "allow"])),
	"pull-requests": optional$1(choice(["one", "each"])),
	repository: optional$1(matching(/[\w.-]+\/[\w.-]+/, "a repository as `owner/name`")),
	branch: optional$1(text),
	"branch-suffix": optional$1(choice([
		"random",
		"timestamp",
		"short-commit-hash"
	])),
	base: optional$1(text),
	title: optional$1(text),
	body: optional$1(text),
	"body-path": optional$1(text),
	"commit-message": optional$1(text),
	signoff: optional$1(flag),
	labels: optional$1(list),
	assignees: optional$1(list),
	reviewers: optional$1(list),
	"team-reviewers": optional$1(list),
	milestone: optional$1(whole$1),
	draft: optional$1(union([flag, choice(["always-true"])], DRAFT)),
	"maintainer-can-modify": optional$1(flag),
	"push-to-fork": optional$1(matching(/[\w.-]+\/[\w.-]+/, "a repository as `owner/name`")),
	"delete-branch": optional$1(flag),
	"auto-merge": optional$1(union([literal(false), choice([
		"false",
		"merge",
		"squash",
		"rebase"
	])], AUTO_MERGE)),
	"git-push-options": optional$1(list),
	"output-directory": optional$1(text)
});

// src/config/config-file.ts
const CONFIG_FILE = join(".github", "pgo.yml");
/**
* The config file that is named, or else that of the working directory or of the repository's root.
* @param named from `cwd`; `false`: none is read.
* @throws UsageError when the named one is not there, or it is no map; ExpectedError when the base of a pull request cannot
* be read.
*/
async function readConfigFile(named, workingDirectory, place) {
	const none = {
		name: CONFIG_FILE,
		folder: workingDirectory,
		settings: {},
		findings: []
	};
	if (named === false) return none;
	const { proposed, cwd } = place;
	const candidates = named === void 0 ? (await foldersWithOne(workingDirectory, place)).map((folder) => join(folder, CONFIG_FILE)) : [resolve$1(cwd, named)];
	const shown = named ?? CONFIG_FILE;
	const { path, yaml, findings } = await find(proposed, {
		...place,
		workingDirectory,
		candidates,
		name: shown
	});
	const name = proposed.kind === "pull-request" ? `${shown} on ${proposed.base.ref}` : shown;
	if (path !== void 0 && yaml !== void 0) {
		const folder = named === void 0 ? dirname$1(dirname$1(path)) : workingDirectory;
		return {
			...parseConfigFile(Buffer.from(yaml).toString(), name),
			path,
			folder,
			findings
		};
	}
	if (named === void 0) return {
		...none,
		name,
		findings
	};
	throw missing(named, proposed);
}
async function find(proposed, looking) {
	if (proposed.kind === "pull-request") return configOfBase(proposed.base, looking);
	if (proposed.kind === "unknown") return configOfUnknown(proposed.reason, looking);
	for (const path of looking.candidates) {
		const yaml = await readIfThere(path);
		if (yaml !== void 0) return {
			path,
			yaml,
			findings: []
		};
	}
	return { findings: [] };
}
function missing(named, proposed) {
	if (proposed.kind !== "pull-request") return new UsageError(`config: there is no file \`${named}\`.`, { fix: "Name an existing file, or leave `config` out." });
	const { ref } = proposed.base;
	return new UsageError(`config: there is no file \`${named}\` on \`${ref}\`, the base of this pull request.`, { fix: `Name a file that is on \`${ref}\`: what a pull request adds counts once it is merged. Or leave \`config\` out.` });
}
/** The working directory, and the root of its repository: where a pull request could say which that is, of the clone. */
async function foldersWithOne(workingDirectory, { proposed, cwd }) {
	const root = proposed.kind === "pull-request" ? await cloneRoot(workingDirectory, cwd) ?? workingDirectory : repositoryRoot(workingDirectory);
	return [.../* @__PURE__ */ new Set([workingDirectory, root])];
}
/** The closest folder above with a `.git`; the folder itself outside of a repository. */
function repositoryRoot(directory) {
	for (let at = directory;; at = dirname$1(at)) {
		if (existsSync$1(join(at, ".git"))) return at;
		if (dirname$1(at) === at) return directory;
	}
}
function parseConfigFile(yaml, name) {
	const value = parseYaml(yaml, name);
	if (value === null) return {
		name,
		settings: {}
	};
	if (typeof value !== "object" || Array.isArray(value)) throw new UsageError(`${name} is not a map of settings.`, { fix: "Write one `key: value` a line, such as `sources:`." });
	const { sources, targets, ...settings } = value;
	return {
		name,
		settings,
		...sources !== void 0 && { sources },
		...targets !== void 0 && { targets }
	};
}
/**
* @param where names the file, or the target in it; empty for inputs and options.
* @param further names that are taken there beside the settings.
* @throws UsageError which names the key, its value and the choices.
*/
function parseSettings(settings, where, further = ["sources", "targets"]) {
	requireProduction(settings["production"], `${where}: production`);
	const result = safeParse(SETTINGS, settings);
	if (result.success) return result.output;
	throw explain(result.issues, settings, where, SETTINGS.entries, further);
}

// src/config/evidence.ts
/** @throws UsageError for `none` beside others. */
function evidenceOf(written, command) {
	if (written === void 0) return new Set(command === "compare" ? [
		"compiler",
		"profiles",
		"build-times"
	] : ["compiler", "profiles"]);
	const wanted = written.filter((one) => one !== "none");
	if (wanted.length < written.length && wanted.length > 0) throw new UsageError("evidence: `none` stands beside others.", { fix: "Write `none` alone, or leave it out." });
	return new Set(wanted);
}

// src/config/exclude.ts
/**
* The calls of `exclude`: `caller -> callee`, or the callee alone.
* @throws UsageError for one that names no function, or more than two.
*/
function exclusionsOf(written) {
	return [...new Set(written)].map((one) => {
		const names = one.split("->").map((name) => name.trim());
		const [callee = "", caller] = names.reverse();
		if (names.length > 2 || names.includes("")) throw new UsageError(`exclude: ${shown(one)} is no call.`, { fix: "Write `caller -> callee`, or the callee alone, named as `go tool pprof -top` names them, such as `example.com/m/store.(*DB).Get`." });
		return {
			callee,
			...caller !== void 0 && { caller }
		};
	});
}

// src/config/fallback.ts
/**
* In the order in which they are tried.
* @throws UsageError when something stands after `off`, which always can be used.
*/
function fallbacksOf(written, workingDirectory) {
	const names = written ?? [];
	const after = names[names.indexOf("off") + 1];
	if (names.includes("off") && after !== void 0) throw new UsageError(`fallback: \`${after}\` stands after \`off\`, so it would never be used.`, { fix: "Put `off` last, or leave it out: the run then fails when nothing before it can be used." });
	return names.map((name) => name === "committed" || name === "archive" || name === "off" ? { kind: name } : {
		kind: "path",
		path: resolve$1(workingDirectory, name),
		written: name
	});
}
/** What the user calls it. */
function fallbackName(fallback) {
	return fallback.kind === "path" ? fallback.written : fallback.kind;
}

// src/gates.ts
/** What a condition can be about: how much more of it the candidate may take. */
const QUANTITIES = [
	"slower",
	"memory",
	"size",
	"frames",
	"latency"
];

// src/config/gates.ts
const CONDITION = /^([a-z]+)\s*(?:>\s*(\d+(?:\.\d+)?)\s*%)?$/;
/**
* The conditions of `fail-on`, each once. Only `slower` may stand alone: it is proven or not, while a byte more, or a
* microsecond, is no reason to stop anything.
* @throws UsageError for a condition that is none.
*/
function gatesOf(written) {
	return [...new Set(written)].map((condition) => {
		const [, name, percent] = CONDITION.exec(condition) ?? [];
		const quantity = QUANTITIES.find((known) => known === name);
		if (quantity === void 0 || percent === void 0 && quantity !== "slower") throw noCondition(condition);
		return {
			condition,
			quantity,
			limit: percent === void 0 ? 0 : Number(percent) / 100
		};
	});
}
function noCondition(condition) {
	const word = /[a-z]+/i.exec(condition)?.[0] ?? "";
	const nearest = closest(word, QUANTITIES);
	const meant = QUANTITIES.find((known) => known === nearest);
	const number = /\d+(?:\.\d+)?(?=\s*%)/.exec(condition)?.[0];
	const example = meant === void 0 || meant === "slower" && !/\d/.test(condition) ? meant : `${meant} > ${number ?? EXAMPLES[meant]}%`;
	return new UsageError(`fail-on: ${shown(condition)} is no condition.`, { fix: `${meant === void 0 ? "" : `Did you mean \`${example}\`? `}Write \`slower\`, or a limit in percent such as \`slower > 2%\`, with one of ${QUANTITIES.map((known) => `\`${known}\``).join(", ")}.` });
}
const EXAMPLES = {
	slower: 2,
	memory: 10,
	size: 5,
	frames: 20,
	latency: 5
};

// src/config/optional.ts
/** A key that is there only when it has a value. */
function optional(key, value) {
	return value === void 0 || value === "" ? {} : { [key]: value };
}

// src/config/platforms.ts
/** @throws UsageError for what is not `GOOS/GOARCH` or `GOOS/GOARCH/VARIANT`, or is named twice. */
function platformsOf(written) {
	const names = written ?? [];
	const twice = names.find((name, at) => names.indexOf(name) !== at);
	if (twice !== void 0) throw new UsageError(`platforms: \`${twice}\` is named twice.`, { fix: "Name each platform once." });
	return names.map((name) => {
		const [, os, arch, variant] = /^(\w+)\/(\w+)(?:\/([\w.,]+))?$/.exec(name) ?? [];
		if (os === void 0 || arch === void 0) throw new UsageError(`platforms: \`${name}\` is no platform.`, { fix: "Write GOOS/GOARCH, such as `linux/amd64`, or with a variant, such as `linux/amd64/v3`; `go tool dist list` has them all." });
		return {
			os,
			arch,
			...variant !== void 0 && { variant }
		};
	});
}

// src/config/publish-settings.ts
function publishSettings(settings) {
	const autoMerge = settings["auto-merge"] ?? false;
	return {
		...optional("branch", settings.branch),
		...optional("branchSuffix", settings["branch-suffix"]),
		...optional("base", settings.base),
		...optional("title", settings.title),
		...optional("body", settings.body),
		...optional("bodyPath", settings["body-path"]),
		...optional("commitMessage", settings["commit-message"]),
		...optional("milestone", settings.milestone),
		...optional("pushToFork", settings["push-to-fork"]),
		labels: settings.labels ?? [],
		assignees: settings.assignees ?? [],
		reviewers: settings.reviewers ?? [],
		teamReviewers: settings["team-reviewers"] ?? [],
		signOff: settings.signoff ?? false,
		gitPushOptions: settings["git-push-options"] ?? [],
		draft: settings.draft ?? false,
		maintainerCanModify: settings["maintainer-can-modify"] ?? true,
		deleteBranch: settings["delete-branch"] ?? false,
		autoMerge: autoMerge === "false" ? false : autoMerge
	};
}

// src/config/under-load.ts
/** @throws UsageError when something is said of a service that is not named. */
function underLoad(settings) {
	const { serve, ready, load, cpus } = settings;
	if (serve === void 0) {
		const lone = [
			"ready",
			"load",
			"serve-env",
			"load-env",
			"cpus"
		].find((name) => settings[name] !== void 0);
		if (lone === void 0) return void 0;
		throw new UsageError(`\`${lone}\` is given without \`serve\`.`, { fix: "Name the command that starts the service, such as `serve: ./server`." });
	}
	if (ready !== void 0 && !URL.canParse(ready)) throw new UsageError(`ready: \`${ready}\` is not a URL.`, { fix: "Write one such as `http://127.0.0.1:8080/healthz`." });
	return {
		serve,
		serveEnv: settings["serve-env"] ?? {},
		loadEnv: settings["load-env"] ?? {},
		...optional("ready", ready),
		...optional("load", load),
		...optional("cpus", cpus)
	};
}

// src/config/verification.ts
const DEFAULT_TIMEOUT = 9e5;
/** @throws UsageError when a time is given for nothing. */
function verificationOf(settings) {
	const { verify: command, "verify-timeout": timeout } = settings;
	if (command !== void 0) return {
		command,
		timeout: timeout ?? DEFAULT_TIMEOUT
	};
	if (timeout === void 0) return void 0;
	throw new UsageError("`verify-timeout` is given without `verify`.", { fix: "Name the command that is to pass, such as `verify: go test -pgo=\"$PGO_PROFILE\" ./...`." });
}

// src/config/config-of.ts
const DAY = 864e5;
/** Settings of one program, with the defaults of what they leave open. @throws UsageError which names the setting. */
async function configOf(settings, reading) {
	const { workingDirectory, place, raw, command } = reading;
	await requireBounds(settings, reading);
	return {
		workingDirectory,
		sources: collects(command, settings) ? reading.sources() : [],
		minProfiles: settings["min-profiles"] ?? 1,
		minSamples: settings["min-samples"] ?? 100,
		maxFailures: settings["max-failures"] ?? 1,
		compact: settings.compact ?? "edges",
		weighting: settings.weighting ?? "samples",
		buildId: settings["build-id"] ?? "any",
		hazards: settings.hazards ?? "apply",
		exclude: exclusionsOf(settings.exclude),
		carryOver: settings["carry-over"] ?? 0,
		renames: settings.renames ?? [],
		findRenames: settings["find-renames"] ?? true,
		fallback: fallbacksOf(settings.fallback, workingDirectory),
		platforms: platformsOf(settings.platforms),
		reproducible: settings.reproducible ?? false,
		pullRequests: settings["pull-requests"] ?? "one",
		privateNames: settings["private-names"] ?? "refuse",
		minDrift: settings["min-drift"] ?? .05,
		maxProfileAge: settings["max-profile-age"] ?? 90 * DAY,
		buildFlags: settings["build-flags"] ?? [],
		...settings.benchmarks !== "none" && { benchmarks: settings.benchmarks ?? "." },
		budget: settings.budget ?? 3e5,
		precision: settings.precision ?? .005,
		equivalence: settings.equivalence ?? .01,
		measure: new Set(settings.measure ?? [
			"benchmarks",
			"load",
			"production"
		]),
		evidence: evidenceOf(settings.evidence, command),
		history: historySources(settings.history, place),
		failOn: gatesOf(settings["fail-on"]),
		comment: settings.comment ?? true,
		baseline: readSide(settings.baseline ?? "off", workingDirectory),
		candidate: readSide(settings.candidate ?? "committed", workingDirectory),
		publish: settings.publish ?? "pull-request",
		publishSettings: publishSettings(settings),
		...optional("cgo", settings.cgo),
		...optional("benchmarkPackages", settings["benchmark-packages"]),
		...optional("verification", verificationOf(settings)),
		...optional("archive", settings.archive && archiveAddress(settings.archive, place)),
		...optional("underLoad", underLoad(settings)),
		...optional("production", settings.production && productionQueries(settings.production, place)),
		...optional("concurrency", settings.concurrency),
		...optional("package", settings.package),
		...optional("profile", settings.profile && resolve$1(workingDirectory, settings.profile)),
		...optional("outputDirectory", settings["output-directory"] && resolve$1(place.cwd, settings["output-directory"])),
		...optional("repository", settings.repository ?? place.env["GITHUB_REPOSITORY"]),
		...optional("token", raw.token)
	};
}
/** What is written, and what is shown to everybody, is not where a link of a pull request says. */
async function requireBounds({ profile, "output-directory": output, "body-path": body }, { workingDirectory, place, checkout }) {
	const inside = (name, path, from) => path === void 0 ? void 0 : requireInside(resolve$1(from, path), checkout, name);
	await inside("profile", profile, workingDirectory);
	await inside("output-directory", output, place.cwd);
	await inside("body-path", body, workingDirectory);
}
function collects(command, { baseline, candidate }) {
	if (command === "compare") return baseline === "merged" || candidate === "merged";
	return command === "refresh" || command === "collect";
}
function readSide(written, workingDirectory) {
	if (written === "off" || written === "committed" || written === "merged") return { kind: written };
	return {
		kind: "path",
		path: isAbsolute$1(written) ? written : resolve$1(workingDirectory, written)
	};
}

// src/config/given-sources.ts
const MAP = new RegExp(`^(\\{.*\\}$|(${KIND_NAMES.join("|")}):\\s)`, "s");
/** Those of the inputs or options; undefined where there are none. @throws UsageError as `readSources`. */
function givenSources(raw, place) {
	if (raw.sources === void 0 && raw.source === void 0) return void 0;
	const listed = raw.sources === void 0 ? [] : readSources(parseYaml(raw.sources, "sources"), "sources", place);
	const single = (raw.source ?? []).map((item) => MAP.test(item) ? parseYaml(item, "source") : item);
	return [...listed, ...readSources(single, "source", place)];
}
/** @param written YAML; `where` names it in errors. @throws UsageError as `readSources`. */
function fileSources(written, where, place) {
	return written === void 0 ? [] : readSources(written, where, place);
}

// src/config/pull-request-base.ts
const EVENT = object({ pull_request: object({
	merged: optional$1(nullable(boolean())),
	merged_at: optional$1(nullable(string())),
	base: object({
		ref: pipe(string(), minLength(1)),
		sha: pipe(string(), regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)),
		repo: optional$1(nullable(object({ full_name: string() })))
	})
}) });
const MERGED = object({ pull_request: union([object({ merged: literal(true) }), object({ merged_at: string() })]) });
/** Read from the event that GitHub describes to the job, which no checkout changes. */
async function proposedBy(env) {
	const { GITHUB_EVENT_NAME: name = "", GITHUB_EVENT_PATH: path, GITHUB_REPOSITORY: repository } = env;
	if (!name.startsWith("pull_request")) return { kind: "nothing" };
	if (!path) return {
		kind: "unknown",
		reason: "GITHUB_EVENT_PATH names no file"
	};
	const event = await eventIn(path);
	if (event === void 0) return {
		kind: "unknown",
		reason: `the event in ${path} cannot be read`
	};
	if (is(MERGED, event)) return { kind: "nothing" };
	const { success, output } = safeParse(EVENT, event);
	if (!success) return {
		kind: "unknown",
		reason: `the event in ${path} does not tell it`
	};
	const { ref, sha, repo } = output.pull_request.base;
	const fullName = repository || repo?.full_name;
	return {
		kind: "pull-request",
		base: {
			ref,
			sha,
			...fullName && { repository: fullName }
		}
	};
}
async function eventIn(path) {
	try {
		return JSON.parse(await readFile(path, "utf8"));
	} catch {
		return;
	}
}

// src/publish/templates.ts
/** The names that a template may hold between `{{` and `}}`. */
const TEMPLATE_NAMES = [
	"target",
	"profile",
	"package",
	"base",
	"head",
	"date"
];
const NAMED = /\{\{([^{}]*)\}\}/g;
/** Why a name may have no value. */
const NO_VALUE = {
	target: "the pull request is not of one of several `targets`",
	profile: "the pull request is not of one profile",
	package: "the pull request is not of one main package",
	base: "`base` is not set",
	head: "no branch is checked out",
	date: "there is no date"
};
/**
* Puts the values in place of the names. In `branch` and `base`, what git takes for no part of a branch's name becomes a dash.
* @throws UsageError for a name that there is not, or that has no value here.
*/
function fillTemplate(written, values, where) {
	return written.replace(NAMED, (_, inside) => {
		const value = lookUp(inside.trim(), values, where);
		return where === "branch" || where === "base" ? asPartOfBranch(value) : value;
	});
}
/** The names in a template, also those that there are not. */
function namesIn(written) {
	return new Set([...(written ?? "").matchAll(NAMED)].map(([, inside = ""]) => inside.trim()));
}
function lookUp(name, values, where) {
	const allowed = TEMPLATE_NAMES.filter((known) => known !== where);
	const known = allowed.find((one) => one === name);
	const choices = (names) => `Choose among ${names.map((one) => `\`{{${one}}}\``).join(", ")}`;
	if (known === void 0) throw new UsageError(`${where}: there is no \`{{${name}}}\`.`, { fix: `${choices(allowed)}.` });
	const value = values[known];
	if (value !== void 0) return value;
	const left = allowed.filter((one) => one !== name && (values[one] !== void 0 || one === "head"));
	throw new UsageError(`${where}: \`{{${name}}}\` has no value here: ${NO_VALUE[known]}.`, { fix: `${choices(left)}, or write the name itself.` });
}
/** The slashes of a value stay: `release/1.2` is one branch. */
function asPartOfBranch(value) {
	return value.replace(/[^\p{L}\p{N}_./-]+/gu, "-").replace(/\.{2,}|\.(?=\/|$)|(?<=\/|^)\./g, "-").replace(/\/{2,}/g, "/");
}
/** All of them filled; what is not written stays away. @throws UsageError as `fillTemplate` does. */
async function fillTemplates(settings, place) {
	const { branch, base, title, commitMessage } = settings;
	const needsHead = [
		branch,
		base,
		title,
		commitMessage
	].some((one) => namesIn(one).has("head"));
	const known = {
		target: place.target,
		profile: place.path === void 0 ? void 0 : withoutExtension(place.path),
		package: place.package === void 0 ? void 0 : lastElement$1(place.package),
		head: needsHead ? await place.head() : void 0,
		date: place.now().toISOString().slice(0, 10),
		base: void 0
	};
	const filledBase = base === void 0 ? void 0 : fillTemplate(base, inOnePiece(known), "base");
	const values = {
		...known,
		base: filledBase
	};
	return {
		...settings,
		...filledBase !== void 0 && { base: filledBase },
		...branch !== void 0 && { branch: fillTemplate(branch, inOnePiece(values), "branch") },
		...title !== void 0 && { title: fillTemplate(title, values, "title") },
		...commitMessage !== void 0 && { commitMessage: fillTemplate(commitMessage, values, "commit-message") }
	};
}
/** In a branch's name, a profile's path is one word. */
function inOnePiece(values) {
	const { profile } = values;
	return {
		...values,
		profile: profile?.replaceAll("/", "-")
	};
}
function withoutExtension(path) {
	return path.replace(/(?<=[^/])\.[^./]+$/, "");
}
/** As Go names the binary: a major version at the end is no name. */
function lastElement$1(path) {
	const parts = path.split("/").filter((part) => part !== "" && part !== ".");
	const last = parts.at(-1) ?? path;
	return /^v\d+$/.test(last) ? parts.at(-2) ?? last : last;
}

// src/config/target-name.ts
const VARIABLE = "${PGO_TARGET}";
/** Whether it says `${PGO_TARGET}` anywhere. */
function namesTarget(value) {
	return (JSON.stringify(value) ?? "").includes(VARIABLE);
}
/**
* The same YAML value with the target's name where it says `${PGO_TARGET}`, which is no secret.
* @throws UsageError where the name would become part of a variable's: which are looked up stands in the text itself.
*/
function inNameOf(value, name) {
	const map = (inner) => {
		if (typeof inner === "string") return withName(inner, name);
		if (Array.isArray(inner)) return inner.map(map);
		if (typeof inner !== "object" || inner === null) return inner;
		return Object.fromEntries(Object.entries(inner).map(([key, child]) => [key, map(child)]));
	};
	return map(value);
}
function withName(text, name) {
	const result = text.replaceAll(VARIABLE, name);
	const written = new Set(text.match(LOOKED_UP));
	const made = result === text ? void 0 : result.match(LOOKED_UP)?.find((one) => !written.has(one));
	if (made === void 0) return result;
	throw new UsageError(`\`${made}\` is a variable whose name is made of the target's, \`${name}\`.`, { fix: "Write the variable of each target into its own `sources`, below `targets`." });
}
const LOOKED_UP = /\$\{\w+\}/g;

// src/config/targets.ts
/** Settings of the run as a whole. */
const OF_THE_RUN = [
	"target",
	"changed-since",
	"pull-requests",
	"output-directory"
];
const OWN = [
	"name",
	"working-directory",
	"sources"
];
/** How profiles are handed in: of all targets together, where they share a pull request. */
const PUBLISHING = Object.keys(ABOUT).filter((name) => name !== "pull-requests" && ABOUT[name].commands.every((command) => command === "refresh" || command === "rollback") && ABOUT[name].commands.includes("rollback"));
const NAME = matching(/[A-Za-z0-9][A-Za-z0-9._-]*/, "a name of letters, digits, `.`, `_` and `-`");
/** What a run writes into the folder that has one for each target. */
const RESERVED = [
	"result.json",
	"report.html",
	"pull-request.md",
	"repository"
];
const { target, "changed-since": _, "pull-requests": __, "output-directory": ___, ...rest } = SETTINGS.entries;
/** The `targets` list as JSON Schema needs it. */
const TARGETS = pipe(array(strictObject({
	name: optional$1(NAME),
	"working-directory": optional$1(text),
	sources: optional$1(SOURCES),
	...rest
})), minLength(1));
/**
* What the config file says of its targets, each with the settings that all share. No variable is looked up.
* @throws UsageError for bad settings of any of them.
*/
async function readTargets(file, inputs) {
	if (file.targets === void 0) return void 0;
	if (!Array.isArray(file.targets) || file.targets.length === 0) throw new UsageError(`${file.name}: targets is not a list of at least one target.`, { fix: "Start each target with `- `, for instance `- package: ./cmd/api`." });
	const targets = [];
	for (const [index, item] of file.targets.entries()) targets.push(await readTarget(item, `${file.name}: targets[${index}]`, file, inputs));
	requireDistinct(targets);
	return targets;
}
async function readTarget(item, place, file, inputs) {
	if (typeof item !== "object" || item === null || Array.isArray(item)) throw new UsageError(`${place} is not a map of settings.`, { fix: "Write it as `- package: ./cmd/api`, with further settings on lines of their own below." });
	const written = item;
	const folder = textOf$1(written, "working-directory", place);
	const workingDirectory = resolve$1(file.folder, folder ?? ".");
	const name = nameOf$1(written, place) ?? await defaultName(written, folder, workingDirectory, place);
	const where = `${place} (${name})`;
	const { name: _name, "working-directory": _folder, sources, ...own } = inNameOf(written, name);
	requireOwnSettings(own, where);
	const settings = parseSettings(own, where, OWN);
	const shared = parseSettings(inNameOf(file.settings, name), file.name);
	const publishing = PUBLISHING.find((setting) => setting in settings);
	if ((inputs["pull-requests"] ?? shared["pull-requests"] ?? "one") === "one" && publishing !== void 0) throw new UsageError(`${where}: \`${publishing}\` cannot be a target's own while all targets share a pull request.`, { fix: `Write \`${publishing}\` outside of \`targets\`, or set \`pull-requests: each\`.` });
	return {
		name,
		where,
		workingDirectory,
		settings: {
			...shared,
			...settings
		},
		sources: sources ?? inNameOf(file.sources, name),
		sourcesOf: sources === void 0 ? `${file.name}: sources` : `${where}: sources`,
		ownBranch: settings.branch !== void 0 || namesTarget(file.settings["branch"]),
		ownArchive: settings.archive !== void 0 || namesTarget(file.settings["archive"])
	};
}
/** A text under `key`. @throws UsageError for anything else. */
function textOf$1(written, key, place) {
	const value = written[key];
	if (value === void 0 || typeof value === "string" && value.trim() !== "") return value?.trim();
	throw new UsageError(`${place}: ${key}: ${shown(value)} is not a text that is not empty.`, { fix: `Give \`${key}\` such a value.` });
}
function nameOf$1({ name }, place) {
	if (name === void 0) return void 0;
	const result = safeParse(NAME, name);
	if (result.success) return result.output;
	throw new UsageError(`${place}: name: ${shown(name)} is not ${NAME_IN_WORDS}.`, { fix: "Give it a short one, such as `api`; it is the name of a folder and a branch, too." });
}
const NAME_IN_WORDS = "a name of letters, digits, `.`, `_` and `-` that starts with a letter or digit";
/** The last element of the package's path, of the working directory or of the module's path, whichever is there first. */
async function defaultName(written, folder, workingDirectory, place) {
	const ofPackage = lastElement(textOf$1(written, "package", place) ?? "");
	const ofFolder = folder === void 0 ? void 0 : lastElement(basename$1(workingDirectory));
	const name = ofPackage ?? ofFolder ?? lastElement(await moduleIn(workingDirectory));
	if (name !== void 0 && is(NAME, name)) return name;
	throw new UsageError(`${place} has no \`name\`${name === void 0 ? "" : `, and ${shown(name)} is none`}.`, { fix: "Add one, such as `name: api`." });
}
/** The last element that names something: no `.`, `...` or major version. */
function lastElement(path) {
	return path.split(/[\\/]/).findLast((element) => !/^(\.*|v\d+)$/.test(element));
}
/** Path of the module in that folder, empty where there is none. */
async function moduleIn(folder) {
	const text = await readFile(join(folder, "go.mod"), "utf8").catch(() => "");
	return /^module\s+"?([^\s"]+)/m.exec(text)?.[1] ?? "";
}
/** @throws UsageError for what only a run as a whole can have. */
function requireOwnSettings(settings, where) {
	const wrong = ["targets", ...OF_THE_RUN].find((name) => name in settings);
	if (wrong === void 0) return;
	throw new UsageError(`${where}: \`${wrong}\` is a setting of the whole run.`, { fix: `Write \`${wrong}\` outside of \`targets\`.` });
}
/** @throws UsageError when two have the same name, or the same profile as far as that can be told from here. */
function requireDistinct(targets) {
	for (const [index, one] of targets.entries()) {
		if (RESERVED.includes(one.name.toLowerCase())) throw new UsageError(`${one.where}: there is a file of that name beside the targets’ folders.`, { fix: "Give it another `name`." });
		for (const other of targets.slice(0, index)) {
			if (other.name.toLowerCase() === one.name.toLowerCase()) throw new UsageError(`${one.where} has the name of ${placeIn(other)}.`, { fix: "Give each target a `name` of its own." });
			if (profileOf(other) === profileOf(one)) throw new UsageError(`${one.where} has the same profile as ${placeIn(other)}.`, { fix: "Let each name a `package`, a `working-directory` or a `profile` of its own." });
		}
	}
}
function placeIn({ where }) {
	return where.replace(/^.*: (?=targets\[)/, "");
}
/** Its path, or else what it follows from. */
function profileOf({ workingDirectory, settings }) {
	if (settings.profile !== void 0) return resolve$1(workingDirectory, settings.profile);
	const named = settings.package ?? "";
	return named === "" ? `${workingDirectory} ` : `${workingDirectory} ${normalize$1(named).replace(/\/$/, "")}`;
}
/**
* Those of `targets` that `names` names, in their order in the file; all where it is undefined or empty.
* @throws UsageError for a name that is none.
*/
function selected(targets, names) {
	if (names === void 0 || names.length === 0) return targets;
	const known = targets.map(({ name }) => name);
	const unknown = names.find((name) => !known.includes(name));
	if (unknown === void 0) return targets.filter(({ name }) => names.includes(name));
	const hint = closest(unknown, known);
	throw new UsageError(`target: there is no ${shown(unknown)}.`, { fix: `${hint === void 0 ? "" : `Did you mean \`${hint}\`? `}There are ${known.map((name) => `\`${name}\``).join(", ")}.` });
}

// src/config/several.ts
/** @param count how many targets the config file has. */
function targetOf(written, count, reading) {
	const { name, where, workingDirectory } = written;
	const { raw, place, checkout } = reading;
	const given = inNameOf(raw, name);
	const inputs = parseSettings(given.settings, "", ["sources"]);
	const settings = {
		...written.settings,
		...inputs
	};
	const sources = () => givenSources(given, place) ?? fileSources(written.sources, written.sourcesOf, place);
	return {
		name,
		workingDirectory,
		buildFlags: settings["build-flags"] ?? [],
		...optional("package", settings.package),
		...optional("profile", settings.profile && resolve$1(workingDirectory, settings.profile)),
		async config() {
			await requireFolder(workingDirectory, where);
			await requireInside(workingDirectory, checkout, `${where}: working-directory`);
			const whole = {
				...reading,
				workingDirectory,
				sources,
				raw: given
			};
			const config = {
				...await configOf(settings, whole),
				target: name
			};
			return count === 1 ? config : apart(config, name, {
				archive: written.ownArchive && inputs.archive === void 0,
				branch: written.ownBranch && inputs.branch === void 0
			});
		}
	};
}
/** Several targets do not meet in one folder of the archive, or on one branch. @param own what it has for itself. */
function apart(config, name, own) {
	const { archive, publishSettings: settings } = config;
	const { branch } = settings;
	const path = archive?.path;
	return {
		...config,
		...archive !== void 0 && !own.archive && { archive: {
			...archive,
			path: `${path}${path === "" || path?.endsWith("/") ? "" : "/"}${name}/`
		} },
		...branch !== void 0 && !own.branch && !hasOwnName(branch) && { publishSettings: {
			...settings,
			branch: `${branch}-${name}`
		} }
	};
}
/** Whether a branch's template makes it that of one target. */
function hasOwnName(branch) {
	const names = namesIn(branch);
	return names.has("target") || names.has("profile");
}
/** What a run of several targets needs of the settings outside of them: nothing that may name a secret. */
function shareable(settings) {
	const names = [
		...PUBLISHING,
		"pull-requests",
		"output-directory"
	];
	return Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)));
}
/** What names one program. */
const OF_ONE = ["package", "profile"];
/** @throws UsageError for inputs that several targets cannot share. */
function requireShareable(raw, settings) {
	const ofEach = PUBLISHING.find((name) => namesTarget(settings[name]));
	if (ofEach !== void 0 && settings["pull-requests"] !== "each") throw new UsageError(`${ofEach}: all targets share it, so that \`\${PGO_TARGET}\` is none of them.`, { fix: "Take it out, or set `pull-requests: each`." });
	const wrong = [
		...raw.sources === void 0 || namesTarget(raw.sources) ? [] : ["sources"],
		...raw.source === void 0 || namesTarget(raw.source) ? [] : ["source"],
		...OF_ONE.filter((name) => raw.settings[name] !== void 0)
	][0];
	if (wrong === void 0) return;
	throw new UsageError(`${wrong}: it is for one program, and several targets are to be worked on.`, { fix: `Name one of them by \`target\`, or ${OF_ONE.some((name) => name === wrong) ? `write \`${wrong}\` into the config file, below each target` : "say `${PGO_TARGET}` where the name of each belongs"}.` });
}
/** @throws UsageError for what has a meaning only where the config file has targets. */
function requireTargets(settings, command, file) {
	const given = command === "targets" ? "command" : ["target", "changed-since"].find((name) => settings[name] !== void 0);
	if (given === void 0) return;
	throw new UsageError(`${given === "command" ? "command: targets" : given}: ${file.path === void 0 ? `there is no ${file.name}` : `${file.name} has no \`targets\``}.`, { fix: "List the programs under `targets` in the config file; without it, there is only one." });
}
/**
* @param where names the target that names it.
* @throws UsageError when what was named is not there, or is no folder.
*/
async function requireFolder(path, where = "") {
	const stats = await stat$1(path).catch(() => void 0);
	if (stats?.isDirectory()) return;
	throw new UsageError(`${where === "" ? "" : `${where}: `}working-directory: ${stats === void 0 ? "there is no folder" : "this is no folder:"} ${path}.`, { fix: "Name the folder of the Go module, from the root of the repository." });
}

// src/config.ts
/**
* Reads inputs and config file; what an input says wins over the file, and what a target says over what stands outside of
* `targets`. Sources and other settings that may name secrets are read later, of those targets alone that are worked on.
* On a pull request the config file is that of its base, and no path leads out of the checkout by a symbolic link.
* @throws UsageError which names the input or key, its value and the choices.
*/
async function readRun(raw, given, command) {
	const place = {
		...given,
		...optional("token", raw.token)
	};
	const workingDirectory = resolve$1(place.cwd, raw.workingDirectory ?? ".");
	if (raw.workingDirectory !== void 0) await requireFolder(workingDirectory);
	const proposed = await proposedBy(place.env);
	const bounds = proposed.kind === "nothing" ? {} : { checkout: checkoutOf(place.cwd, place.env) };
	await requireInside(workingDirectory, bounds.checkout, "working-directory");
	const file = await readConfigFile(raw.config, workingDirectory, {
		...place,
		proposed
	});
	const { findings } = file;
	const inputs = parseSettings(raw.settings, "", ["sources"]);
	const settings = {
		...parseSettings(file.settings, file.name),
		...inputs
	};
	const written = await readTargets(file, inputs);
	const { target: names, "changed-since": since } = settings;
	if (written === void 0) {
		requireTargets(settings, command, file);
		const sources = () => givenSources(raw, place) ?? fileSources(file.sources, `${file.name}: sources`, place);
		const config = () => configOf(settings, {
			workingDirectory,
			sources,
			place,
			raw,
			command,
			...bounds
		});
		return {
			kind: "one",
			config,
			findings
		};
	}
	const changes = since !== void 0 && { changes: {
		since,
		...optional("configFile", file.path)
	} };
	const target = (one) => targetOf(one, written.length, {
		raw,
		place,
		command,
		...bounds
	});
	const chosen = selected(written, names);
	const [only] = chosen;
	if (only !== void 0 && chosen.length === 1 && command !== "targets") {
		const lone = target(only);
		return {
			kind: "one",
			target: lone,
			...changes,
			config: lone.config,
			findings
		};
	}
	requireShareable(raw, settings);
	return {
		kind: "several",
		shared: await configOf(shareable(settings), {
			workingDirectory,
			place,
			raw,
			command,
			...bounds,
			sources: () => []
		}),
		targets: chosen.map(target),
		others: written.filter((one) => !chosen.includes(one)).map(target),
		...changes,
		findings
	};
}

// src/report/evidence-sentences.ts
/** The evidence beside the verdict, in plain sentences: the same words in every rendering. */
/** What the profile made the compiler do, one sentence for each kind of it. */
function compilerInWords({ inlining, devirtualization }) {
	const called = devirtualization ?? {
		gained: 0,
		lost: 0,
		gainedWeight: 0
	};
	const weight = (of) => of > 0 ? `, with ${share(of)} of its edge weight` : "";
	const lost = (number) => number > 0 ? `; ${fixed(number, 0)} no longer` : "";
	const sites = count(inlining.gained, "more call site");
	const calls = count(called.gained, "more call");
	const are = (number) => number === 1 ? "is" : "are";
	return [`${devirtualization === void 0 ? "In the candidate" : "Because of the profile"}, ${sites} ${are(inlining.gained)} inlined${weight(inlining.gainedWeight)}${lost(inlining.lost)}.`, ...devirtualization === void 0 ? [] : called.gained + called.lost === 0 ? ["No call is devirtualized because of it."] : [`${calls} ${are(called.gained)} devirtualized${weight(called.gainedWeight)}${lost(called.lost)}.`]];
}
/** Of both kinds, heaviest first; those whose weight is not known last. */
function hottestCallSites({ inlining, devirtualization }) {
	const sites = /* @__PURE__ */ new Map();
	for (const site of devirtualization?.hottest ?? []) sites.set(identityOf(site), {
		...site,
		became: "devirtualized"
	});
	for (const site of inlining.hottest) {
		const became = sites.has(identityOf(site)) ? "devirtualized and inlined" : "inlined";
		sites.set(identityOf(site), {
			...site,
			became
		});
	}
	return [...sites.values()].sort((a, b) => (b.weight ?? -1) - (a.weight ?? -1));
}
/** Whether the order of call sites says anything: without a profile nobody knows their weights. */
function haveWeights(sites) {
	return sites.some(({ weight }) => weight !== void 0);
}
function identityOf({ caller, callee, position }) {
	return JSON.stringify([
		caller,
		callee,
		position
	]);
}
const WORKLOADS = {
	benchmarks: "in the benchmarks",
	load: "under load",
	profiles: "in the two profiles"
};
/** `CPU time per request, under load: 873.0 µs → 841.0 µs, −32.00 µs (−3.7 %)`; no full stop. */
function differenceInWords({ workload, unit, baseline, candidate, samples }) {
	const where = Object.hasOwn(WORKLOADS, workload) ? WORKLOADS[workload] : `in ${workload}`;
	const from = samples === void 0 ? "" : `, by ${count(samples.baseline, "sample")} and ${fixed(samples.candidate, 0)}${isChance(baseline, candidate, samples) ? ": not more than chance makes" : ""}`;
	return `${capitalized(quantityOf(unit))}, ${where}: ${measured$1(baseline, unit)} → ${measured$1(candidate, unit)}, ${measuredDifference(baseline, candidate, unit)} (${relative$2(baseline, candidate)}${from})`;
}
/**
* Whether so few samples alone put the two sums this far apart, in 95 % of all cases. Samples of several benchmarks
* count differently much, which makes chance larger, never smaller.
*/
function isChance(baseline, candidate, samples) {
	const chance = 1.96 * Math.hypot(baseline / Math.sqrt(samples.baseline), candidate / Math.sqrt(samples.candidate));
	return Math.abs(candidate - baseline) <= chance;
}
/** Less of the whole is not worth a row. */
const WORTH_A_ROW = .001;
/** The functions whose difference is more than chance makes, since few samples hit each, and worth a word. */
function tellingFunctions({ flat, cumulative, baseline: before, candidate: after }, which) {
	const rows = which === "flat" ? flat : cumulative;
	const least = WORTH_A_ROW * Math.max(before, after);
	return rows.filter(({ baseline, candidate, chance }) => {
		const difference = Math.abs(candidate[which] - baseline[which]);
		return difference > (chance?.[which] ?? 0) && difference >= least;
	});
}
/** What stands in the place of a table without rows. */
const NOTHING_TELLING = "No single function differs by more than chance makes, or by 0.1 % of the whole.";
/** Where the CPU time is, by who can make it less. */
function sharesOf({ user, runtime, gc, syscalls, cgo }) {
	return [
		["Go code", share(user)],
		["Runtime", share(runtime)],
		["Garbage collector", share(gc)],
		["System calls", share(syscalls)],
		["C", share(cgo)]
	];
}
/** What can be gained at all, and whether the profile is of a PGO build. */
function potentialInWords(potential) {
	const { ceiling, fromPgoBuild, fromPgoBuildReason } = potential;
	return [
		ceiling,
		fromPgoBuild === true ? "The profile is of a program that was built with PGO already, so its gain is in there." : void 0,
		fromPgoBuild === false ? void 0 : fromPgoBuildReason
	].filter((sentence) => sentence !== void 0);
}
function productionRow(comparison) {
	const { description, cpu, cpuPerTraffic, interval } = comparison;
	const shown = (value) => cpuPerTraffic === void 0 ? `${fixed(value, 2)} CPUs` : measured$1(value, "cpu-sec");
	const { before, after } = cpuPerTraffic ?? cpu;
	return {
		description,
		before: shown(before),
		after: shown(after),
		...interval === void 0 ? { change: change(comparison.change, 1) } : changeWithInterval(comparison.change, interval)
	};
}
/** What is compared in production: `CPU time per unit of traffic`, or the CPUs in use. */
function productionQuantity(comparisons) {
	const all = comparisons.every(({ cpuPerTraffic }) => cpuPerTraffic !== void 0);
	const none = comparisons.every(({ cpuPerTraffic }) => cpuPerTraffic === void 0);
	if (all) return "CPU time per unit of traffic";
	return none ? "CPUs in use, whatever the traffic" : "CPU time per unit of traffic, or CPUs in use";
}
/** `Around the release of 2026-03-09 10:00 UTC` */
function releaseInWords({ released }) {
	return `Around the release of ${time(released)}`;
}
const GATE_ORDER = [
	"failed",
	"not proven",
	"not measured",
	"passed"
];
/** What turned the job red first. */
function orderedGates(gates) {
	return [...gates].sort((a, b) => GATE_ORDER.indexOf(a.outcome) - GATE_ORDER.indexOf(b.outcome));
}

// src/compare/comparison.ts
/** A change this small is none, where a comparison says no other: what `no difference` has to lie within. */
const EQUIVALENCE = .01;

// src/report/intervals.ts
/** A change whose interval holds zero and lies within ± this counts as no difference. */
function equivalenceOf({ equivalence }) {
	return equivalence !== void 0 && equivalence > 0 ? equivalence : EQUIVALENCE;
}
/** The first `most` measurements and the overall row, as far as they have finite numbers. */
function intervalRows(comparison, most) {
	const { change, interval, verdict, measurements } = comparison;
	const rows = measurements.slice(0, most).map((measurement) => ({
		...measurement,
		overall: false
	}));
	if (change !== void 0 && interval !== void 0) rows.push({
		name: "overall",
		unit: "",
		change,
		interval,
		verdict,
		overall: true
	});
	return rows.filter((row) => [row.change, ...row.interval].every(Number.isFinite));
}
const CLIP_AT_MEDIANS = 5;
/** An axis that holds zero, the equivalence band and every interval, except those far out, which are clipped. */
function axisFor(rows, equivalence = EQUIVALENCE) {
	const reaches = rows.map(({ interval }) => Math.max(...interval.map(Math.abs))).sort((a, b) => a - b);
	const median = reaches[Math.floor(reaches.length / 2)] ?? 0;
	const overall = rows.find((row) => row.overall)?.interval ?? [0, 0];
	const limit = Math.max(2 * equivalence, CLIP_AT_MEDIANS * median, ...overall.map(Math.abs));
	const bounds = rows.flatMap(({ interval }) => interval.map((bound) => Math.min(limit, Math.max(-limit, bound))));
	const low = Math.min(-1.4 * equivalence, ...bounds);
	const high = Math.max(1.4 * equivalence, ...bounds);
	const margin = (high - low) * .02;
	return {
		...niceAxis(low - margin, high + margin),
		equivalence
	};
}
function niceAxis(from, to) {
	const rough = (to - from) / 7;
	const magnitude = 10 ** Math.floor(Math.log10(rough));
	const step = ([
		1,
		2,
		5,
		10
	].find((factor) => factor * magnitude >= rough * .999) ?? 10) * magnitude;
	const first = Math.ceil(from / step - 1e-9);
	const last = Math.floor(to / step + 1e-9);
	return {
		low: from,
		high: to,
		ticks: Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
	};
}
/** Where a value lies on the axis, 0 to 1; values beyond its ends lie at the end. */
function positionOn(axis, value) {
	return Math.min(1, Math.max(0, (value - axis.low) / (axis.high - axis.low)));
}
/** `−4 %`, `0 %`: as short as the steps of the axis allow. */
function tickLabel(axis, tick) {
	const [first = 0, second = 1] = axis.ticks;
	const decimals = Math.max(0, Math.ceil(-Math.log10((second - first) * 100) - 1e-9));
	const text = (Math.abs(tick) * 100).toFixed(decimals);
	return Number(text) === 0 ? "0 %" : `${tick < 0 ? "−" : "+"}${text} %`;
}

// src/collect-garbage.ts
/** Resident bytes that a run over a thousand profiles of the usual size hardly reaches. */
const USUAL = 100663296;
let collect;
/**
* Collects garbage now, where much is in memory: what a large profile, or thousands of them, leave behind would else wait for
* the next collection, beside what comes then.
*/
function collectGarbage() {
	if (process.memoryUsage.rss() < USUAL) return;
	if (collect === void 0) {
		setFlagsFromString("--expose-gc");
		collect = runInNewContext("gc");
	}
	collect({ flavor: "last-resort" });
}

// src/profile/profile.ts
/** Position of the sample type with this name and unit, or −1. */
function sampleTypeIndex({ sampleTypes }, type, unit) {
	return sampleTypes.findIndex((candidate) => candidate.type === type && candidate.unit === unit);
}
/** Exact sum of one sample type's values over all samples. */
function totalOf(profile, typeIndex) {
	let exact = 0n;
	let partial = 0;
	for (const sample of profile.samples) {
		partial += sample.values[typeIndex] ?? 0;
		if (Math.abs(partial) > Number.MAX_SAFE_INTEGER / 2) {
			exact += BigInt(partial);
			partial = 0;
		}
	}
	return exact + BigInt(partial);
}
/** Adds one sample's values to a sum of the same length, in place. */
function addValues(sum, values) {
	for (let i = 0; i < values.length; i++) sum[i] = (sum[i] ?? 0) + (values[i] ?? 0);
}

// src/profile/edges.ts
/** Index of the first sample type that the compiler accepts, or −1. */
function compilerSampleType(profile) {
	return profile.sampleTypes.findIndex(({ type, unit }) => type === "samples" && unit === "count" || type === "cpu" && unit === "nanoseconds");
}
/**
* The call edges of a profile, as the compiler counts them. It skips samples of no weight; here they add to the other
* sample types of edges that have some, so that the edges of a merge are the sums of those of its parts.
*/
function callEdges(profile) {
	const typeIndex = compilerSampleType(profile);
	const { nodes, nodesOfLocation } = graphNodes(profile);
	const pairs = /* @__PURE__ */ new Map();
	const stack = [];
	const seen = [];
	for (const sample of profile.samples) {
		callPath(sample.locations, nodesOfLocation, stack);
		seen.length = 0;
		for (let i = 0; i < stack.length; i++) {
			const node = stack[i];
			const parent = stack[i - 1];
			if (parent === void 0 || parent === node) continue;
			const pair = parent * nodes.length + node;
			if (seen.includes(pair)) continue;
			seen.push(pair);
			addTo(pairs, pair, sample.values);
		}
	}
	return namedEdges(nodes, pairs, typeIndex);
}
/** One node per different (address, name, start line, line), and which ones each location stands for. */
function graphNodes(profile) {
	const nodes = [];
	const indices = /* @__PURE__ */ new Map();
	return {
		nodes,
		nodesOfLocation: profile.locations.map((location) => {
			return (location.lines.length > 0 ? location.lines : [{
				func: void 0,
				line: 0
			}]).map((line) => {
				const func = line.func === void 0 ? void 0 : profile.functions[line.func];
				const node = func ? {
					name: func.name,
					startLine: func.startLine,
					line: line.line
				} : {
					name: "",
					startLine: 0,
					line: 0
				};
				const key = `${location.address} ${node.startLine} ${node.line} ${node.name}`;
				const known = indices.get(key);
				if (known !== void 0) return known;
				indices.set(key, nodes.length);
				nodes.push(node);
				return nodes.length - 1;
			});
		})
	};
}
/** Nodes of the two leaf-most locations with all their inlined frames, caller first, written into `path`. */
function callPath(locations, nodesOfLocation, path) {
	path.length = 0;
	for (let i = Math.min(1, locations.length - 1); i >= 0; i--) {
		const nodes = nodesOfLocation[locations[i]];
		for (let n = nodes.length - 1; n >= 0; n--) path.push(nodes[n]);
	}
}
function addTo(sums, key, values) {
	const sum = sums.get(key);
	if (sum === void 0) sums.set(key, [...values]);
	else addValues(sum, values);
}
/** Folds edges between nodes into edges between names, which is all that the compiler tells apart. */
function namedEdges(nodes, pairs, typeIndex) {
	const named = /* @__PURE__ */ new Map();
	for (const [pair, values] of pairs) {
		const from = nodes[Math.floor(pair / nodes.length)];
		const to = nodes[pair % nodes.length];
		const offset = from.line - from.startLine;
		const key = edgeKey(from.name, to.name, offset);
		const known = named.get(key);
		if (known === void 0) named.set(key, {
			caller: from.name,
			callee: to.name,
			offset,
			values: [...values]
		});
		else addValues(known.values, values);
	}
	const edges = [...named.values()].map((edge) => ({
		...edge,
		weight: edge.values[typeIndex] ?? 0
	})).filter(({ weight }) => weight !== 0).sort(byName);
	return {
		edges,
		totalWeight: edges.reduce((sum, edge) => sum + edge.weight, 0)
	};
}
/** Identity of an edge; function names hold no NUL. */
function edgeKey(caller, callee, offset) {
	return `${caller}\0${callee}\0${offset}`;
}
function byName(a, b) {
	return compareText(a.caller, b.caller) || compareText(a.callee, b.callee) || a.offset - b.offset;
}
/** Order by code unit: the same on every machine, whatever its locale. */
function compareText(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}

// src/profile/overlap.ts
/** Puts the edges of two profiles side by side, in the order of their names. */
function pairEdges(before, after) {
	const pairs = [];
	const [olds, news] = [before.edges, after.edges];
	for (let [i, j] = [0, 0]; i < olds.length || j < news.length;) {
		const [old, fresh] = [olds[i], news[j]];
		const order = old === void 0 ? 1 : fresh === void 0 ? -1 : byName(old, fresh);
		const { caller, callee, offset } = order <= 0 ? old : fresh;
		pairs.push({
			caller,
			callee,
			offset,
			before: order <= 0 ? old.weight : 0,
			after: order >= 0 ? fresh.weight : 0
		});
		if (order <= 0) i++;
		if (order >= 0) j++;
	}
	return pairs;
}
function overlap(pairs) {
	const before = Float64Array.from(pairs, (pair) => pair.before);
	const after = Float64Array.from(pairs, (pair) => pair.after);
	return {
		hot: alike(callSites(pairs), before, after),
		weight: sharedWeight(before, after)
	};
}
function sharedWeight(before, after) {
	const sumBefore = sum(before);
	const sumAfter = sum(after);
	if (sumBefore === 0 || sumAfter === 0) return 0;
	let shared = 0;
	for (let i = 0; i < before.length; i++) shared += Math.min(before[i] / sumBefore, after[i] / sumAfter);
	return Math.min(1, shared);
}
function alike(sites, before, after) {
	const rolesBefore = roles(sites, before);
	const rolesAfter = roles(sites, after);
	const shareOf = (weights, own, other) => {
		let shared = 0;
		let all = 0;
		for (let i = 0; i < own.length; i++) {
			if (own[i] === COLD) continue;
			all += weights[i];
			if (own[i] === other[i]) shared += weights[i];
		}
		return all === 0 ? 0 : shared / all;
	};
	return Math.min(shareOf(before, rolesBefore, rolesAfter), shareOf(after, rolesAfter, rolesBefore));
}
const COLD = 0;
const HOT = 1;
/** Hot, and the heaviest callee of its call site: the one that a call through an interface is narrowed to. */
const HEAVIEST = 2;
/**
* Edges are hot from the heaviest down until they hold more than this share of all weight.
* Source: `inlineCDFHotCallSiteThresholdPercent` in cmd/compile/internal/inline.
*/
const HOT_SHARE = .99;
/**
* What the compiler makes of each edge, by the call site that it belongs to. Equal weights count in their order.
* Plain loops over typed arrays: the noise takes 400 of these, of tens of thousands of edges for a large program.
*/
function roles(sites, weights) {
	const { least, ties } = hotThreshold(weights);
	const heaviest = new Int32Array(sites.length).fill(-1);
	for (let i = 0; i < sites.length; i++) {
		const site = sites[i];
		const leader = heaviest[site];
		if (leader === -1 || weights[i] > weights[leader]) heaviest[site] = i;
	}
	const made = new Uint8Array(weights.length);
	let tiesLeft = ties;
	for (let i = 0; i < weights.length; i++) {
		const weight = weights[i];
		if (weight > least || weight === least && tiesLeft-- > 0) made[i] = heaviest[sites[i]] === i ? HEAVIEST : HOT;
	}
	return made;
}
/** The weight of the last hot edge, and how many of those with just this weight are hot. */
function hotThreshold(weights) {
	const ordered = weights.slice().sort();
	const enough = HOT_SHARE * sum(weights);
	let held = 0;
	let least = Number.POSITIVE_INFINITY;
	let ties = 0;
	for (let at = ordered.length - 1; at >= 0 && held <= enough; at--) {
		const weight = ordered[at];
		if (weight <= 0) break;
		held += weight;
		ties = weight === least ? ties + 1 : 1;
		least = weight;
	}
	return {
		least,
		ties
	};
}
/** For each edge, the number of its call site. @param pairs those of a caller one after the other. */
function callSites(pairs) {
	const numbers = new Uint32Array(pairs.length);
	const ofCaller = /* @__PURE__ */ new Map();
	let last;
	let count = 0;
	for (const [index, { caller, offset }] of pairs.entries()) {
		if (caller !== last) ofCaller.clear();
		last = caller;
		const number = ofCaller.get(offset) ?? count++;
		ofCaller.set(offset, number);
		numbers[index] = number;
	}
	return numbers;
}
function sum(values) {
	let total = 0;
	for (let i = 0; i < values.length; i++) total += values[i];
	return total;
}
const PERMUTATIONS = 200;
const NOISE_PERCENTILE = .05;
/**
* The overlap that two samplings of one and the same workload would have with as many samples as these two
* have: a permutation test (Fisher 1935; Good, Permutation Tests, 2000). Under the hypothesis that nothing
* changed, each sample could as well have come from the other profile, so the pooled counts are dealt out anew
* 200 times; returned is the 5th percentile of either overlap. An edge is counted at most once per sample, so its
* count deals out binomially. `random` yields uniform numbers in [0, 1).
*
* The weights must be sample counts; `scale` (≥ 1) says how much weight one sample stands for.
*/
function noiseOverlap(pairs, scale, random) {
	const before = Float64Array.from(pairs, (pair) => Math.round(pair.before / scale.before));
	const after = Float64Array.from(pairs, (pair) => Math.round(pair.after / scale.after));
	const pooled = before.map((count, i) => count + after[i]);
	const share = sum(before) / sum(pooled);
	const sites = callSites(pairs);
	const overlaps = [];
	const [dealt, rest] = [new Float64Array(pairs.length), new Float64Array(pairs.length)];
	for (let n = 0; n < PERMUTATIONS; n++) {
		for (let i = 0; i < pooled.length; i++) {
			const count = pooled[i];
			dealt[i] = binomial(count, share, random);
			rest[i] = count - dealt[i];
		}
		overlaps.push({
			hot: alike(sites, dealt, rest),
			weight: sharedWeight(dealt, rest)
		});
	}
	const percentile = (of) => overlaps.map(of).sort((a, b) => a - b)[Math.floor(PERMUTATIONS * NOISE_PERCENTILE)];
	return {
		hot: percentile(({ hot }) => hot),
		weight: percentile(({ weight }) => weight)
	};
}
/** Beyond this many trials the normal approximation is better than the time that exact draws take. */
const EXACT_TRIALS = 50;
function binomial(trials, p, random) {
	if (trials > EXACT_TRIALS) {
		const deviation = Math.sqrt(trials * p * (1 - p)) * standardNormal(random);
		return Math.min(trials, Math.max(0, Math.round(trials * p + deviation)));
	}
	let hits = 0;
	for (let i = 0; i < trials; i++) if (random() < p) hits++;
	return hits;
}
/** Box–Muller transform. */
function standardNormal(random) {
	return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
/** The call edges whose share moved most, at most `count`. */
function movedEdges(pairs, count) {
	const shareOf = shares(pairs);
	const top = new Top(count);
	for (const pair of pairs) top.add(shareOf(pair), () => `${pair.caller} → ${pair.callee} (+${pair.offset})`);
	return top.moved;
}
/** The functions whose share as callee moved most, at most `count`. */
function movedFunctions(pairs, count) {
	const shareOf = shares(pairs);
	const functions = /* @__PURE__ */ new Map();
	for (const pair of pairs) {
		const share = shareOf(pair);
		const known = functions.get(pair.callee);
		if (known === void 0) functions.set(pair.callee, share);
		else {
			known.before += share.before;
			known.after += share.after;
		}
	}
	const top = new Top(count);
	for (const [name, share] of functions) top.add(share, () => name);
	return top.moved;
}
function shares(pairs) {
	const sumBefore = pairs.reduce((total, { before }) => total + before, 0) || 1;
	const sumAfter = pairs.reduce((total, { after }) => total + after, 0) || 1;
	return ({ before, after }) => ({
		before: before / sumBefore,
		after: after / sumAfter
	});
}
/** Those that moved most, without a name for each of the others. */
var Top = class {
	moved = [];
	#count;
	constructor(count) {
		this.#count = count;
	}
	add(share, name) {
		const last = this.moved[this.#count - 1];
		if (distance(share) === 0 || last !== void 0 && distance(share) < distance(last)) return;
		this.moved.push({
			name: name(),
			...share
		});
		this.moved.sort((a, b) => distance(b) - distance(a) || compareText(a.name, b.name));
		this.moved.length = Math.min(this.moved.length, this.#count);
	}
};
function distance({ before, after }) {
	return Math.abs(after - before);
}
/** Weight of an edge set that satisfies `test`, as a fraction of all of it. */
function weightShare(edges, test) {
	const all = edges.reduce((total, edge) => total + edge.weight, 0);
	return all === 0 ? 0 : edges.reduce((total, edge) => total + (test(edge) ? edge.weight : 0), 0) / all;
}

// src/stats/random.ts
/**
* Numbers that follow from `seed` (its low 32 bits). Source: mulberry32 by Tommy Ettinger (public domain, 2017);
* it passes gjrand's tests, has a period of 2³², and is plenty for shuffling.
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

// src/decide/drift.ts
const MOVED_SHOWN = 10;
const PERMUTATION_SEED = 2654435769;
function driftBetween(before, after) {
	const pairs = decisive(pairEdges(before.edges, after.edges));
	collectGarbage();
	const shared = overlap(pairs);
	const noise = noiseOverlap(pairs, {
		before: weightPerSample(before),
		after: weightPerSample(after)
	}, seededRandom(PERMUTATION_SEED));
	return {
		overlap: shared.hot,
		noiseOverlap: noise.hot,
		weightOverlap: shared.weight,
		noiseWeightOverlap: noise.weight,
		movedFunctions: movedFunctions(pairs, MOVED_SHOWN),
		movedEdges: movedEdges(pairs, MOVED_SHOWN)
	};
}
/**
* Calls made by the runtime itself (scheduler, garbage collector, timers) follow how busy the machine is, more
* than what the program does: two profiles of one load, at different utilization, differ by 13 % of the weight
* through them alone. They decide only where there is nothing else.
*/
function decisive(pairs) {
	const program = pairs.filter(({ caller }) => !/^(runtime|internal\/runtime\/\w+)\./.test(caller));
	return program.some(({ before }) => before > 0) && program.some(({ after }) => after > 0) ? program : pairs;
}
/**
* How much weight one sample stands for: 1 where samples are counted, the period where only time is, and more where
* samples were multiplied, since a sample that counts three times is no three samples.
*/
function weightPerSample({ head, samples, cpuNanos, weighted }) {
	const multiplied = weighted === void 0 ? 1 : Math.max(1, weighted.samples / weighted.effective);
	if (head.sampleTypes[compilerSampleType(head)]?.type === "samples") return multiplied;
	return samples === 0 ? multiplied : Math.max(1, Number(cpuNanos) / samples) * multiplied;
}
/**
* How much more of the weight must move between calls that stay hot than into calls that were not. The compiler asks only
* whether a call is hot, and a program built with a profile spends its time differently than without: by 11 % of the weight
* beyond noise where there are 10,000 samples a side, as measured on the example service.
*/
const MOVED_WITHIN = 3;
/** Whether noise and `minDrift` explain what `drift` shows. */
function isWithinNoise(drift, minDrift) {
	return Math.max(hotShortfall(drift), weightShortfall(drift)) <= minDrift;
}
/** Whether so much of the weight has moved between calls, hot or not, that it is an update for that alone. */
function hasMovedTooFar(drift, minDrift) {
	return weightShortfall(drift) > minDrift;
}
function hotShortfall({ overlap, noiseOverlap }) {
	return noiseOverlap - overlap;
}
function weightShortfall({ weightOverlap, noiseWeightOverlap }) {
	return (noiseWeightOverlap - weightOverlap) / MOVED_WITHIN;
}
/** The overlap that a decision is explained by: of hot calls, but where the weight of all makes the profile change. */
function shownOverlap(drift, kind) {
	return kind === "update" && weightShortfall(drift) > Math.max(0, hotShortfall(drift)) ? {
		of: "all calls",
		overlap: drift.weightOverlap,
		noise: drift.noiseWeightOverlap
	} : {
		of: "hot calls",
		overlap: drift.overlap,
		noise: drift.noiseOverlap
	};
}
/** The two numbers that a decision rests on, as the rest of a sentence. */
function inWords(drift, kind) {
	const { of, overlap, noise } = shownOverlap(drift, kind);
	const where = of === "hot calls" ? "in calls that are hot in both" : "in the same calls in both";
	return `${share(overlap)} of the weight is ${where}, sampling noise alone would leave ${share(noise)}`;
}

// src/report/sentences.ts
/** What every rendering of a report says in the same words, beside its headline. Foreign text in it is as it came. */
/** What the shaded band of a drawing means; the band itself is `±1 %`, as its medium writes it. */
function bandInWords(band, drawing = "shaded band") {
	return `The ${drawing} is ${band}: a change whose interval holds zero and lies within ${band} counts as no difference.`;
}
/** What to think of single rows, with a space before it. */
function chanceInWords({ measurements }) {
	return measurements.length > 1 ? " Of twenty rows that do not differ, one looks as if it did." : "";
}
/** Undefined where no decision was made. */
function decisionText({ command, decision, error, profile }) {
	if (decision === void 0 || command === "diff" || command === "check") return void 0;
	if (decision.kind === "reject" && profile === void 0) return void 0;
	const titles = {
		update: "update the profile",
		keep: "keep the committed profile",
		reject: "reject the merged profile"
	};
	const said = error?.message.includes(decision.reason) === true;
	return {
		title: titles[decision.kind],
		reason: said ? "" : decision.reason
	};
}
/** Whether there is neither anything new nor anything open, only a reason. */
function isNothing({ kind, operation, url, headSha, reason }) {
	return kind !== "none" && operation === "none" && url === void 0 && headSha === void 0 && reason !== void 0;
}
/** The overall change with its interval; undefined where no number is to be had. */
function overallChange(comparison, decimals = 1) {
	const { change, interval } = comparison;
	return change === void 0 || interval === void 0 ? void 0 : changeWithInterval(change, interval, decimals);
}
function sides({ build }) {
	if (build === void 0) return {
		baseline: "without PGO",
		candidate: "with PGO"
	};
	const { baseline, candidate } = build;
	const [before, after] = [nameOf(baseline), nameOf(candidate)];
	if (baseline.pgo === "off" && after.startsWith("with ")) return {
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
function nameOf(binary) {
	if (isPrebuilt(binary)) return binary.pgo;
	return binary.pgo === "off" ? "without PGO" : `with ${binary.pgo}`;
}
/** A binary that somebody else has built took no time here, and goes by its own name. */
function isPrebuilt({ seconds }) {
	return seconds === 0;
}
/** The overlap that explains the decision; undefined for a first profile. */
function overlapOf({ kind, ...drift }) {
	const { overlap, noiseOverlap, weightOverlap = 1, noiseWeightOverlap = 1 } = drift;
	if (overlap === void 0 || noiseOverlap === void 0) return void 0;
	return shownOverlap({
		overlap,
		noiseOverlap,
		weightOverlap,
		noiseWeightOverlap
	}, kind);
}
/** What the overlap means, for people who meet the word first; undefined for a first profile. */
function overlapText(decision) {
	const { staleWeight } = decision;
	const sentences = [];
	const shown = overlapOf(decision);
	if (shown !== void 0) {
		const calls = shown.of === "hot calls" ? "in calls that the compiler takes for hot with either profile" : "on the same calls in both profiles";
		sentences.push(`The overlap with the base branch’s profile is ${share(shown.overlap)}: so much of the weight outside of the runtime is ${calls}. Two profiles of one unchanged workload, with as many samples, would overlap by ${share(shown.noise)} or more in 19 of 20 cases.`);
	}
	if (staleWeight !== void 0 && staleWeight < 5e-4) sentences.push("All functions and call sites of the committed profile still exist in the source tree.");
	else if (staleWeight !== void 0) {
		const part = `${share(staleWeight)} of the committed profile’s weight`;
		sentences.push(`${part} is on functions and call sites that the source tree no longer has.`);
	}
	return sentences.length === 0 ? void 0 : sentences.join(" ");
}

// src/report/headline.ts
/** The most important thing about a report. */
function headline(report) {
	if (report.error !== void 0) {
		const { message, fix } = report.error;
		const [sentence = "", ...output] = message.split("\n");
		return {
			tone: "failed",
			label: "Error",
			title: failureTitle(report),
			sentence,
			...output.length > 0 && { output },
			...fix !== void 0 && { because: fix }
		};
	}
	if (report.command === "check") return checkHeadline(report);
	if (report.command === "diff" && report.decision !== void 0) return diffHeadline(report.decision);
	if (report.comparison !== void 0) return comparisonHeadline(report, report.comparison);
	if (report.decision !== void 0) return decisionHeadline(report.decision);
	return resultHeadline(report);
}
/** A run that did all it was to do, and is red only because of `fail-on`, has not failed as others do. */
function failureTitle({ gates = [], error }) {
	const failed = gates.filter(({ outcome, reason }) => outcome === "failed" && error?.message.includes(reason));
	if (failed.length === 0) return "Failed";
	return failed.length === 1 ? "A condition failed" : `${failed.length} conditions failed`;
}
/** The verdict on the binaries; also part of a report that failed later. */
function comparisonHeadline(report, comparison) {
	const { baseline, candidate } = sides(report);
	const one = `binary ${candidate}`;
	const other = `${report.build !== void 0 && isPrebuilt(report.build.baseline) ? "binary" : "one"} ${baseline}`;
	const quantity = overallQuantity(comparison);
	const label = "Verdict";
	const because = `${comparison.reason}${smallInWords(comparison)}`;
	const overall = overallChange(comparison);
	const found = overall && `${overall.change} ${quantity} (95 % interval ${overall.interval})`;
	const shown = overall && {
		figure: overall.change,
		quantity
	};
	switch (comparison.verdict) {
		case "faster":
		case "slower": {
			const tone = comparison.verdict === "faster" ? "better" : "worse";
			const title = comparison.verdict === "faster" ? "Faster" : "Slower";
			const claim = `The ${one} is ${comparison.verdict} than the ${other}`;
			return {
				tone,
				label,
				title,
				...shown,
				sentence: found ? `${claim}: ${found}.` : `${claim}.`,
				because
			};
		}
		case "no difference": {
			const claim = `There is no significant difference between the binaries ${candidate} and ${baseline}`;
			return {
				tone: "same",
				label,
				title: "No difference",
				sentence: found ? `${claim}: ${found}.` : `${claim}.`,
				because
			};
		}
		case "inconclusive": {
			const claim = candidate === "with PGO" ? "Whether PGO pays off cannot be told from this run" : `Whether the ${one} is faster than the ${other} cannot be told from this run`;
			return {
				tone: "unsure",
				label,
				title: comparison.measurements.length === 0 ? "Not measured" : "Inconclusive",
				sentence: found ? `${claim}: ${found}.` : `${claim}.`,
				because
			};
		}
	}
}
/** That what is proven is too small to matter, with a space before it. */
function smallInWords(comparison) {
	const { verdict, interval } = comparison;
	const limit = equivalenceOf(comparison);
	if (verdict !== "faster" && verdict !== "slower" || interval === void 0) return "";
	return interval.every((bound) => Math.abs(bound) < limit) ? ` Proven, but smaller than ${plusMinus(limit)}.` : "";
}
const NOT_MEASURED = "Whether PGO pays off was not measured in this run.";
function decisionHeadline(decision) {
	switch (decision.kind) {
		case "update": return {
			tone: "plain",
			label: "Verdict",
			title: "New profile",
			sentence: NOT_MEASURED
		};
		case "keep": return {
			tone: "plain",
			label: "Verdict",
			title: "No update needed",
			sentence: "Nothing was built or measured, because the committed profile stays."
		};
		case "reject": return {
			tone: "failed",
			label: "Result",
			title: "Rejected",
			sentence: "The committed profile stays as it is."
		};
	}
}
function diffHeadline({ kind, reason }) {
	return {
		tone: kind === "keep" ? "same" : "plain",
		label: "Result",
		title: kind === "keep" ? "The same workload" : "Different workloads",
		sentence: reason
	};
}
function checkHeadline({ findings }) {
	const number = (wanted) => findings.filter(({ severity }) => severity === wanted).length;
	const [errors, warnings] = [number("error"), number("warning")];
	const found = `${[...errors > 0 ? [count(errors, "error")] : [], ...warnings > 0 ? [count(warnings, "warning")] : []].join(" and ")} about the committed profile.`;
	const label = "Result";
	if (errors > 0) return {
		tone: "failed",
		label,
		title: "Check failed",
		sentence: found
	};
	if (warnings > 0) return {
		tone: "unsure",
		label,
		title: "Check passed with warnings",
		sentence: found
	};
	return {
		tone: "better",
		label,
		title: "Check passed",
		sentence: "The committed profile is still good for this source tree."
	};
}
function resultHeadline(report) {
	const label = "Result";
	if (report.build !== void 0) {
		const { baseline, candidate } = sides(report);
		return {
			tone: "plain",
			label,
			title: "Built",
			sentence: `The binaries ${candidate} and ${baseline} are built and verified.`
		};
	}
	if (report.fallback !== void 0) return fallbackHeadline(report.fallback);
	const rolledBack = rollbackHeadline(report);
	if (rolledBack !== void 0) return rolledBack;
	if (report.profile !== void 0) {
		const { samples, cpuSeconds, edges } = report.profile;
		return {
			tone: "plain",
			label,
			title: {
				collect: "Collected",
				merge: "Merged"
			}[report.command] ?? "Profile",
			sentence: `The profile holds ${count(samples, "sample")}, ${seconds(cpuSeconds)} of CPU time and ${count(edges, "call edge")}.` + (report.command === "inspect" ? " The Go compiler can use it." : "")
		};
	}
	if (report.command === "init") return {
		tone: "plain",
		label,
		title: "Written",
		sentence: "There are a workflow and a config file to start from now."
	};
	return {
		tone: "plain",
		label,
		title: "Done",
		sentence: `The command ${report.command} has ended.`
	};
}
/** Undefined where nothing was rolled back: the publication says why. */
function rollbackHeadline({ command, publication, profile }) {
	if (command !== "rollback" || publication === void 0) return void 0;
	const { kind, operation } = publication;
	if (!(kind === "none" ? profile !== void 0 : operation === "created" || operation === "updated")) return void 0;
	const isInPlace = kind === "none" || kind === "commit";
	return {
		tone: "plain",
		label: "Result",
		title: isInPlace ? "Rolled back" : "Rollback proposed",
		sentence: isInPlace ? "The newest change of the profile is undone." : "The newest change of the profile is to be undone."
	};
}
function fallbackHeadline({ used }) {
	const instead = used === "off" ? "the build is to do without one" : `the fallback \`${used}\` takes its place`;
	return {
		tone: "plain",
		label: "Result",
		title: used === "off" ? "No profile" : "Fallback profile",
		sentence: `No profile could be collected, so ${instead}.`
	};
}

// src/report/targets.ts
/** Those that failed first, then those that are slower, then the others; each in the order of the config file. */
function targetRows({ targets = [] }) {
	return targets.map((report) => ({
		rank: hasFailed(report) ? 0 : isSlower(report) ? 1 : 2,
		report
	})).sort((a, b) => a.rank - b.rank).map(({ report }) => rowOf(report));
}
/** Whether it ended in an error or, of `check`, found one. */
function hasFailed({ command, error, findings }) {
	return error !== void 0 || command === "check" && findings.some(({ severity }) => severity === "error");
}
/** It did all it was to do, published it, and is red only because of `fail-on`. */
function hasFailedByGate({ gates = [], error }) {
	return gates.some(({ outcome, reason }) => outcome === "failed" && error?.message.includes(reason));
}
function isSlower({ comparison }) {
	return comparison?.verdict === "slower";
}
/** Of one target, or of all: `not measured` says that there was nothing to measure with. */
function verdictOf({ comparison }) {
	if (comparison === void 0) return void 0;
	return comparison.measurements.length === 0 ? "not measured" : comparison.verdict;
}
function rowOf(report) {
	const { target, decision, profile, comparison, build } = report;
	const first = headline(report);
	const result = resultOf(report);
	const verdict = verdictOf(report);
	const overall = comparison && overallChange(comparison, 2);
	return {
		target,
		report,
		headline: first,
		tone: first.tone,
		isUrgent: hasFailed(report) || isSlower(report),
		...result !== void 0 && { result },
		...decision?.overlap !== void 0 && { overlap: share(decision.overlap) },
		...decision?.staleWeight !== void 0 && { stale: share(decision.staleWeight) },
		...profile !== void 0 && { samples: fixed(profile.samples, 0) },
		...verdict !== void 0 && { verdict },
		...overall && comparison && { change: {
			...overall,
			...!isSignificant(comparison.verdict) && { change: "~" }
		} },
		...build !== void 0 && build.baseline.bytes > 0 && { size: change((build.candidate.bytes - build.baseline.bytes) / build.baseline.bytes) }
	};
}
function resultOf(report) {
	const { command, decision, findings } = report;
	if (command === "check") {
		const warnings = findings.filter(({ severity }) => severity === "warning").length;
		return hasFailed(report) ? "failed" : warnings > 0 ? count(warnings, "warning") : "passed";
	}
	if (hasFailedByGate(report)) return decision === void 0 ? "failed" : `${decision.kind}, failed`;
	if (hasFailed(report)) return "failed";
	return decision?.kind ?? (report.comparison ? void 0 : headline(report).title.toLowerCase());
}

// src/targets/outputs-of-targets.ts
/** What the outputs say of a run with targets; empty without any. A figure that only one target has is in its result. */
function outputsOfTargets(report) {
	const { target, targets } = report;
	if (targets === void 0) return target === void 0 ? {} : namesOf([{
		...report,
		target
	}]);
	return {
		...namesOf(targets),
		decision: decisionOf(targets),
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
const DECISIONS = [
	"update",
	"reject",
	"keep"
];
/** Whether there is anything new at all; without that, whether anything was refused. */
function decisionOf(targets) {
	return DECISIONS.find((kind) => targets.some(({ decision }) => decision?.kind === kind));
}
const VERDICTS = [
	"slower",
	"inconclusive",
	"faster",
	"no difference"
];
/**
* The worst that was measured: `faster` only where one target is, and each other one is at least proven not to differ. A
* target with nothing to measure with has no say, unless none has.
*/
function overallVerdict(targets) {
	const found = targets.map(verdictOf);
	return VERDICTS.find((verdict) => found.includes(verdict)) ?? (found.includes("not measured") ? "inconclusive" : void 0);
}

// src/outputs.ts
/** The action's outputs, as `action.yml` lists them; an output without a value is left out. */
function outputsOf(report, files) {
	const { decision, comparison, gates, profile, fallback, build, publication } = report;
	const isPullRequest = publication?.kind === "pull-request";
	const values = {
		decision: decision?.kind,
		verdict: comparison?.verdict,
		change: comparison?.change,
		gates: gates && orderedGates(gates)[0]?.outcome,
		profile: fallback?.used === "off" ? "off" : profile?.path,
		"profile-origin": originOf(report),
		overlap: decision?.overlap,
		"stale-weight": decision?.staleWeight,
		"pgo-binary": build?.candidate.path,
		"baseline-binary": build?.baseline.path,
		binaries: report.binaries && binariesOf(report.binaries),
		checksums: report.checksums,
		report: files.report,
		result: files.result,
		"pull-request-number": isPullRequest ? publication.number : void 0,
		"pull-request-url": isPullRequest ? publication.url : void 0,
		"pull-request-operation": isPullRequest ? publication.operation : void 0,
		"pull-request-head-sha": isPullRequest ? publication.headSha : void 0,
		...outputsOfTargets(report)
	};
	return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => value === void 0 ? [] : [[name, String(value)]]));
}
/** Where the profile that `collect` leaves to the next step comes from. */
function originOf({ command, profile, fallback, error }) {
	if (command !== "collect" || error !== void 0) return void 0;
	return fallback?.used ?? (profile && "collected");
}
/** What the next steps of a release need of each, as a matrix or a loop reads it. */
function binariesOf(binaries) {
	return JSON.stringify(binaries.map(({ platform, side, path, bytes, sha256 }) => ({
		platform,
		side,
		path,
		bytes,
		sha256
	})));
}

// src/perform.ts
/** Runs the command of one program. Each command loads only what it needs. */
async function perform(job) {
	switch (job.command) {
		case "refresh": return (await import("./refresh.js")).refresh(job);
		case "collect": return (await import("./collect.js")).collect(job);
		case "build": return (await import("./build2.js")).buildOnly(job);
		case "compare": return (await import("./compare.js")).compare(job);
		case "check": return (await import("./check.js")).check(job);
		case "rollback": return (await import("./rollback.js")).rollback(job);
		case "merge": return (await import("./merge2.js")).merge(job, job.output ?? "default.pgo");
		case "inspect": return (await import("./files.js")).inspect(job);
		case "diff": return (await import("./files.js")).diff(job);
		case "init": return (await import("./init.js")).init(job);
		case "demo": return (await import("./demo.js")).demo(job);
		case "targets": throw new Error("`targets` is about all of them, never about one.");
	}
}

// src/report/json.ts
const SIDE = [
	...[
		"pgo",
		"path",
		"bytes",
		"sha256",
		"seconds"
	],
	...[
		"runs",
		"work",
		"cpuSecondsPerWork",
		"peakMemory",
		"throughput",
		"latencies",
		"failed",
		"saturation"
	],
	...[
		"timeline",
		"flat",
		"cumulative",
		"cold",
		"warm"
	]
];
const CALL_SITES = [
	"gained",
	"lost",
	"gainedWeight",
	"hottest"
];
const FUNCTION = [
	"name",
	"baseline",
	"candidate",
	"chance",
	"callers"
];
const DOCUMENT = [
	"command",
	"target",
	"subject",
	"run",
	"settings",
	"sources",
	"findings",
	"findingGroups",
	"targets",
	"profile",
	"fallback",
	"renames",
	"decision",
	"build",
	"comparison",
	"load",
	"compiler",
	"differences",
	"potential",
	"production",
	"history",
	"gates",
	"publication",
	"error"
];
/** The documented order of the keys of each object, by the key it stands under; unlisted keys follow by name. */
const ORDER = {
	document: DOCUMENT,
	run: [
		"time",
		"revision",
		"url"
	],
	subject: [
		"module",
		"package",
		"goVersion",
		"actionVersion"
	],
	sources: [
		"source",
		"kind",
		"weight",
		"collected",
		"findings"
	],
	findings: [
		"severity",
		"source",
		"file",
		"line",
		"message",
		"fix"
	],
	findingGroups: [
		"severity",
		"message",
		"fix",
		"count",
		"places"
	],
	profile: [
		"path",
		"repositoryPath",
		"bytes",
		"sha256",
		"samples",
		"cpuSeconds",
		"edges",
		"archive"
	],
	fallback: ["used", "reason"],
	builds: [
		"id",
		"profiles",
		"newest"
	],
	renames: [
		"from",
		"to",
		"commit"
	],
	decision: [
		"kind",
		"reason",
		"overlap",
		"noiseOverlap",
		"weightOverlap",
		"noiseWeightOverlap",
		"staleWeight",
		"movedFunctions",
		"movedEdges"
	],
	movedFunctions: [
		"name",
		"before",
		"after"
	],
	movedEdges: [
		"name",
		"before",
		"after"
	],
	build: ["baseline", "candidate"],
	binaries: [
		"platform",
		"side",
		"pgo",
		"cgo",
		"path",
		"bytes",
		"sha256",
		"seconds",
		"reproduced"
	],
	baseline: SIDE,
	candidate: SIDE,
	comparison: [
		"verdict",
		"change",
		"interval",
		"reason",
		"rounds",
		"seconds",
		"ended",
		"precision",
		"equivalence",
		"measurements"
	],
	measurements: [
		"name",
		"unit",
		"better",
		"decisive",
		"baseline",
		"candidate",
		"change",
		"interval",
		"familyInterval",
		"verdict",
		"pairs"
	],
	load: [
		"work",
		"tool",
		"cpus",
		"baseline",
		"candidate"
	],
	latencies: [
		"min",
		"mean",
		"p50",
		"p90",
		"p95",
		"p99",
		"p99.9",
		"max"
	],
	saturation: ["perSecond", "reached"],
	timeline: [
		"seconds",
		"cpus",
		"memory"
	],
	compiler: [
		"inlining",
		"devirtualization",
		"frames",
		"size",
		"buildTimes",
		"hazards"
	],
	inlining: CALL_SITES,
	devirtualization: CALL_SITES,
	hottest: [
		"caller",
		"callee",
		"position",
		"weight"
	],
	frames: [
		"functions",
		"grown",
		"shrunk",
		"baselineBytes",
		"candidateBytes",
		"onStacks",
		"largest"
	],
	largest: [
		"function",
		"baseline",
		"candidate",
		"weight"
	],
	size: [
		"baseline",
		"candidate",
		"baselineText",
		"candidateText"
	],
	buildTimes: ["baseline", "candidate"],
	hazards: [
		"title",
		"message",
		"fix",
		"url"
	],
	differences: [
		"kind",
		"workload",
		"unit",
		"baseline",
		"candidate",
		"samples",
		"files",
		"flat",
		"cumulative"
	],
	files: ["baseline", "candidate"],
	flat: FUNCTION,
	cumulative: FUNCTION,
	callers: [
		"name",
		"baseline",
		"candidate"
	],
	potential: [
		"user",
		"runtime",
		"gc",
		"syscalls",
		"cgo",
		"ceiling",
		"fromPgoBuild",
		"fromPgoBuildReason"
	],
	production: [
		"released",
		"queries",
		"comparisons",
		"confounders"
	],
	comparisons: [
		"method",
		"description",
		"cpu",
		"traffic",
		"cpuPerTraffic",
		"series",
		"change",
		"interval",
		"pairs",
		"placebo"
	],
	queries: ["cpu", "traffic"],
	cpu: ["before", "after"],
	series: ["before", "after"],
	traffic: ["before", "after"],
	cpuPerTraffic: ["before", "after"],
	history: ["targets"],
	targets: [
		"target",
		"points",
		...DOCUMENT
	],
	points: [
		"time",
		"revision",
		"verdict",
		"gain",
		"interval",
		"cpuPerOp",
		"rows",
		"memory",
		"size"
	],
	gates: [
		"condition",
		"outcome",
		"reason"
	],
	publication: [
		"kind",
		"operation",
		"number",
		"url",
		"branch",
		"headSha",
		"reason"
	],
	error: ["message", "fix"]
};
/**
* The result document: one JSON object, keys in a stable order, a newline at the end. Characters that a terminal
* obeys or an editor hides are written as `\u` escapes, which every JSON reader turns back. Numbers that are not
* finite become null.
*/
function renderJson(report) {
	return `${JSON.stringify(inOrder(documentOf(report), "document"), void 0, 2).replace(/[\u007f-\u009f]|[\p{Cf}\p{Zl}\p{Zp}]/gu, escaped)}\n`;
}
function documentOf(report) {
	const findingGroups = groupsOf(report);
	const { flameGraphs: _, targets, ...told } = report;
	return {
		...told,
		...findingGroups.length > 0 && { findingGroups },
		...targets && { targets: targets.map(documentOf) }
	};
}
/** Those of `findings` that say the same about several places, each kind once. */
function groupsOf(report) {
	return groupFindings(allFindings(report)).filter(({ places }) => places.length > 1).map(({ first: _, ...group }) => group);
}
/** A copy with ordered keys; the elements of an array go by the array's key. */
function inOrder(value, under) {
	if (Array.isArray(value)) return value.map((element) => inOrder(element, under));
	if (typeof value !== "object" || value === null) return value;
	const order = Object.hasOwn(ORDER, under) && ORDER[under] || [];
	const rank = (key) => order.includes(key) ? order.indexOf(key) : order.length;
	return Object.fromEntries(Object.entries(value).sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1)).map(([key, child]) => [key, inOrder(child, key)]));
}
/** One escape per UTF-16 code unit, as JSON wants it. */
function escaped(character) {
	return Array.from({ length: character.length }, (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`).join("");
}

// src/result-files.ts
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

// src/secrets/environment.ts
/** A variable that no source names is hidden for its name alone: a short value of it may be a word. */
const LEAST = 8;
/** What says where a secret is, or of which kind, and is none. */
const ABOUT_A_SECRET = /(_|^)(FILE|PATH|DIR|FOLDER|URL|URI|HOST|ENDPOINT|NAME|ID|SOCK|TYPE|KIND|MODE|VERSION|REGION|HELPER)S?$/i;
/** A secret, though its name does not say so. */
const UNNAMED = /CONNECTION_?STRING|^IDENTITY_HEADER$/i;
/** Files that hold nothing but a token, which the clouds' libraries send to somebody who may repeat it. */
const TOKEN_FILES = /^(AWS_WEB_IDENTITY|AWS_CONTAINER_AUTHORIZATION|AZURE_FEDERATED)_TOKEN_FILE$/;
/** Inputs that are commands. */
const COMMANDS = /^INPUT_(SERVE|LOAD|VERIFY)$/i;
const STILL_SECRET = /ACCESS_KEY_ID$/i;
/**
* What of the environment nobody may read, before anything is made of it: values of variables whose name speaks of a
* secret, and the passwords in URLs of all others, such as proxies, `GOPROXY` and the action's inputs.
*/
function secretsOfEnvironment(env) {
	const found = Object.entries(env).flatMap(([name, value = ""]) => [
		...secretsIn(namesItself(name, value) ? name : "", value).filter((text) => text !== value || value.length >= LEAST),
		...UNNAMED.test(name) ? [value] : [],
		...TOKEN_FILES.test(name) ? contentOf(value) : [],
		...COMMANDS.test(name) ? secretsInCommand(value) : []
	]);
	return [...new Set(found)].filter(isHideable);
}
/** Bytes of a token in a file. */
const MOST_BYTES = 1048576;
/** Nothing where it cannot be read: who needs it will say so. */
function contentOf(path) {
	try {
		const found = statSync$1(path);
		return found.isFile() && found.size <= MOST_BYTES ? [readFileSync$1(path, "utf8").trim()] : [];
	} catch {
		return [];
	}
}
/** Whether the value itself would be the secret that the name speaks of, and not where it is. */
function namesItself(name, value) {
	if (ABOUT_A_SECRET.test(name) && !STILL_SECRET.test(name)) return false;
	return !(isAbsolute$1(value) && existsSync$1(value));
}

// src/run.ts
/**
* Runs one command from its raw inputs to what people see.
* @param read reads the host's inputs; what is wrong with them is reported as everything else.
* @returns the exit code: 0 done, 1 failed, 2 wrong usage, 128 + signal when cancelled.
*/
async function run(host, read) {
	const report = {
		command: "refresh",
		findings: []
	};
	const secrets = knownSecrets;
	const told = /* @__PURE__ */ new Set();
	const mask = (secret, variable) => {
		secrets.add(secret);
		host.mask(secret);
		if (variable === void 0) return;
		keepFromTools(variable);
		if (isHideable(secret) || told.has(variable)) return;
		told.add(variable);
		addFindings({
			host,
			report
		}, [notHidden(variable)]);
	};
	for (const secret of secretsOfEnvironment(host.env)) mask(secret);
	let scratch;
	let scratchRemoved;
	let outputDirectory;
	let exitCode = 0;
	let job;
	try {
		scratch = await temporaryFolder("scratch", host);
		scratchRemoved = removeWithUs(scratch);
		const invocation = read();
		report.command = invocation.command;
		const { token } = invocation.inputs;
		if (token !== void 0) {
			mask(token);
			for (const [name, value] of Object.entries(host.env)) if (value === token) keepFromTools(name);
		}
		const place = {
			cwd: host.cwd,
			env: host.env,
			mask,
			signal: host.signal
		};
		const asked = await readRun(invocation.inputs, place, invocation.command);
		const env = {
			...host.env,
			GOTMPDIR: host.env["GOTMPDIR"] ?? scratch
		};
		const parts = {
			command: invocation.command,
			host: {
				...host,
				env
			},
			operands: invocation.operands,
			scratch,
			report,
			secrets,
			...invocation.output !== void 0 && { output: invocation.output }
		};
		addFindings(parts, asked.findings);
		if (asked.kind === "several") {
			outputDirectory = await makeOutputDirectory(asked.shared.outputDirectory, invocation.command, host);
			const shared = {
				...parts,
				config: asked.shared,
				outputDirectory: outputDirectory ?? scratch
			};
			await (await import("./run-targets.js")).performTargets(shared, asked);
		} else if (await isToBeDone(asked, parts)) {
			const config = await asked.config();
			outputDirectory = await makeOutputDirectory(config.outputDirectory, invocation.command, host);
			job = {
				...parts,
				config,
				outputDirectory: outputDirectory ?? scratch
			};
			await perform(job);
			requireGates(job);
		}
	} catch (thrown) {
		const error = host.signal.aborted ? host.signal.reason : machineFailure(thrown) ?? thrown;
		if (!(error instanceof ExpectedError)) throw error;
		exitCode = error.exitCode;
		report.error = {
			message: error.message,
			...error.fix !== void 0 && { fix: error.fix }
		};
	} finally {
		if (scratch !== void 0 && await isRemoved(scratch, host)) scratchRemoved?.();
	}
	try {
		if (job !== void 0 && LEAVING.includes(job.command)) await (await import("./conclude2.js")).conclude(job);
		await finish(host, secrets.redact(report), outputDirectory);
	} catch (thrown) {
		const error = machineFailure(thrown) ?? thrown;
		if (!(error instanceof ExpectedError)) throw error;
		const { message, fix } = error;
		host.finding({
			severity: "error",
			message,
			...fix !== void 0 && { fix }
		});
		exitCode ||= error.exitCode;
	}
	if (host.signal.aborted) process.exit(exitCode);
	return exitCode;
}
function notHidden(variable) {
	return {
		severity: "warning",
		message: `\`\${${variable}}\` holds fewer than ${4} characters, or a word such as \`main\`: it is not hidden where a server repeats it.`,
		fix: "Give it a long secret of chance, or write what is none as it is."
	};
}
/** Whether the program of a target that was selected by its name has changed, where that is asked. */
async function isToBeDone(run, job) {
	const { target, changes } = run;
	if (target === void 0) return true;
	job.report.target = target.name;
	if (changes === void 0) return true;
	const { changedOf } = await import("./run-targets.js");
	if ((await changedOf([target], run, job)).length > 0) return true;
	delete job.report.target;
	job.report.targets = [];
	return false;
}
/** What is left of it is no reason to fail; it is tried again when the process ends. */
async function isRemoved(scratch, host) {
	try {
		await rm(scratch, {
			recursive: true,
			force: true,
			maxRetries: 5
		});
		return true;
	} catch (error) {
		const message = `The temporary folder ${scratch} cannot be removed: ${reasonOf$1(error)}.`;
		host.finding({
			severity: "warning",
			message,
			fix: "Remove it, if it is still there."
		});
		return false;
	}
}
/** Commands that leave more behind than what they print. */
const LEAVING = [
	"refresh",
	"collect",
	"build",
	"compare",
	"check",
	"rollback",
	"demo"
];
async function makeOutputDirectory(named, command, host) {
	if (!LEAVING.includes(command)) return void 0;
	if (named === void 0) return temporaryFolder(command, host);
	try {
		await makeFolder(resolve$1(named));
	} catch (error) {
		throw shortage(error) ?? new UsageError(`output-directory: ${named} cannot be made: ${reasonOf$1(error)}.`, {
			fix: "Name a folder that this user may write to; what is missing of its path is made.",
			cause: error
		});
	}
	return named;
}
async function temporaryFolder(name, { env }) {
	const parent = env["RUNNER_TEMP"] ?? tmpdir();
	try {
		return await mkdtemp(join(parent, `go-pgo-${name}-`));
	} catch (error) {
		throw new ExpectedError(`No temporary folder can be made in ${parent}: ${reasonOf$1(error)}.`, {
			fix: "Let TMPDIR (RUNNER_TEMP in a workflow) name a folder that this user may write to.",
			cause: error
		});
	}
}
/** What some commands leave in the output folder beside the report: where else to look. */
function leftBeside(outputDirectory) {
	const files = {
		"pull request": "pull-request.md",
		repository: "repository"
	};
	if (outputDirectory === void 0) return {};
	const found = Object.entries(files).map(([what, name]) => [what, join(outputDirectory, name)]);
	return Object.fromEntries(found.filter(([, path]) => existsSync$1(path)));
}
/** Writes the result document and the report page, then lets the host show the rest. */
async function finish(host, report, outputDirectory) {
	const json = renderJson(report);
	const files = outputDirectory === void 0 ? {} : await writeResultFiles(report, outputDirectory);
	const look = {
		...files.report !== void 0 && { report: files.report },
		...leftBeside(outputDirectory)
	};
	await host.finish({
		outputs: outputsOf(report, files),
		summary: () => summaryOf(report),
		text: await textOf(report, host, look),
		json,
		...report.error && { error: report.error }
	});
}
/** Whether there is a list of targets to show. */
function isTargetList({ command, error }) {
	return command === "targets" && error === void 0;
}
async function textOf(report, { interactive, width }, look) {
	if (isTargetList(report)) return (await import("./target-list.js")).targetListText(report);
	const { renderText } = await import("./text.js");
	return renderText(report, {
		color: interactive,
		width,
		look
	});
}
async function summaryOf(report) {
	if (isTargetList(report)) return (await import("./target-list.js")).targetListSummary(report);
	return (await import("./markdown2.js")).renderSummary(report);
}

export { sharesOf as $, tuple as $n, points as $t, compareText as A, date as An, apiUrlIn as At, positionOn as B, nullable as Bn, isSignificant as Bt, inWords as C, groupFindings as Cn, makeFolder as Cr, isRateLimit as Ct, weightShare as D, array as Dn, UsageError as Dr, retryAfterSeconds as Dt, shuffled as E, unknownKey as En, ExpectedError as Er, lostAnswer as Et, totalOf as F, literal as Fn, applyGates as Ft, differenceInWords as G, parse$1 as Gn, measuredDifference as Gt, EQUIVALENCE as H, number as Hn, rowTitle as Ht, collectGarbage as I, looseObject as In, requireGates as It, orderedGates as J, record as Jn, bytesDifference as Jt, haveWeights as K, picklist as Kn, quantityOf as Kt, axisFor as L, maxLength as Ln, commonUnit as Lt, edgeKey as M, getDotPath as Mn, run$1 as Mt, addValues as N, integer as Nn, start as Nt, byName as O, boolean as On, messageOf as Or, serverWords as Ot, sampleTypeIndex as P, is as Pn, ProcessTable as Pt, releaseInWords as Q, transform as Qn, plusMinus as Qt, equivalenceOf as R, minLength as Rn, decisiveRows as Rt, hasMovedTooFar as S, countBySeverity as Sn, _usingCtx as Sr, isOutage as St, seededRandom as T, closest as Tn, Cancelled as Tr, isResponseError as Tt, NOTHING_TELLING as U, object as Un, verdictInWords as Ut, tickLabel as V, nullish as Vn, overallQuantity as Vt, compilerInWords as W, optional$1 as Wn, measured$1 as Wt, productionQuantity as X, safeParse as Xn, change as Xt, potentialInWords as Y, regex as Yn, capitalized as Yt, productionRow as Z, string as Zn, changeWithInterval as Zt, overallChange as _, count as _n, readIfThere as _r, requirePlainFiles as _t, hasFailed as a, shortSha as an, terminalHost as ar, proposedBy as at, sides as b, addFindings as bn, shortage as br, hasStatus as bt, targetRows as c, codeElement as cn, showBugsWithout as cr, require_dist as ct, headline as d, markdownText as dn, logLine as dr, shownCommand as dt, relative$2 as en, union as er, tellingFunctions as et, bandInWords as f, oneLine as fn, printableName as fr, secretsOfHeader as ft, isPrebuilt as g, visible as gn, machineFailure as gr, obstacleAt as gt, isNothing as h, titleText as hn, redact as hr, userInfo as ht, perform as i, shortNames as in, sentence as ir, namesIn as it, compilerSampleType as j, finite as jn, childStarted as jt, callEdges as k, check as kn, waitInWords as kt, verdictOf as l, html as ln, duration$1 as lr, secretsInCommand as lt, decisionText as m, shorten as mn, knownSecrets as mr, basicAuthorization as mt, writeResultFiles as n, seconds as nn, ABOUT as nr, namesTarget as nt, hasFailedByGate as o, time as on, tolerateClosedPipes as or, fallbackName as ot, chanceInWords as p, shellWord as pn, isHideable as pr, secretsIn as pt, hottestCallSites as q, pipe as qn, bytes as qt, renderJson as r, secondsDifference as rn, ENTRY_INPUTS as rr, fillTemplates as rt, isSlower as s, codeAndProse as sn, abortOnSignals as sr, evidenceOf as st, run as t, revisionInWords as tn, unknown as tr, requireFolder as tt, comparisonHeadline as u, markdownCode as un, excerpt as ur, secretsInUrl as ut, overlapOf as v, fixed as vn, reasonOf$1 as vr, acceptedPermission as vt, isWithinNoise as w, placesBeside as wn, removeWithUs as wr, isRefusal as wt, driftBetween as x, allFindings as xn, readRegularFile as xr, isGraphQlError as xt, overlapText as y, share as yn, replaceFile as yr, hasLostAnswer as yt, intervalRows as z, minValue as zn, informativeRows as zt };