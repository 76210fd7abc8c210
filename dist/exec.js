import { n as childEnvironment } from "./credentials.js";
import { l as reasonOf, n as ExpectedError } from "./errors.js";
import { c as asSentence, d as excerpt } from "./start.js";
import { constants } from "node:os";
import * as fs$1 from "fs";
import * as path$2 from "path";
import * as os$1 from "os";
import * as events from "events";
import * as child from "child_process";
import { spawn } from "node:child_process";
import { accessSync as accessSync$1, constants as constants$2, existsSync as existsSync$1, statSync as statSync$1 } from "node:fs";
import { delimiter, join } from "node:path";
import { once } from "node:events";
import { subscribe } from "node:diagnostics_channel";
import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { setTimeout as setTimeout$2 } from "timers";

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
const { chmod, copyFile, lstat, mkdir, open, readdir, rename, rm, rmdir, stat, symlink, unlink } = fs$1.promises;
const IS_WINDOWS$1 = process.platform === "win32";
const READONLY = fs$1.constants.O_RDONLY;
function exists(fsPath) {
	return __awaiter$3(this, void 0, void 0, function* () {
		try {
			yield stat(fsPath);
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
			stats = yield stat(filePath);
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
				stats = yield stat(filePath);
			} catch (err) {
				if (err.code !== "ENOENT") console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
			}
			if (stats && stats.isFile()) {
				if (IS_WINDOWS$1) {
					try {
						const directory = path$2.dirname(filePath);
						const upperName = path$2.basename(filePath).toUpperCase();
						for (const actualName of yield readdir(directory)) if (upperName === actualName.toUpperCase()) {
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
			let n = s.indexOf(os$1.EOL);
			while (n > -1) {
				onLine(s.substring(0, n));
				s = s.substring(n + os$1.EOL.length);
				n = s.indexOf(os$1.EOL);
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
				if (!optionsNonNull.silent && optionsNonNull.outStream) optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + os$1.EOL);
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

// src/system/exec.ts
/** The time that an interrupted tool has to clean up, in milliseconds. GitHub gives a cancelled step 7.5 s to clean up. */
const INTERRUPTED_MS = 4e3;
/** The time in which the last output must arrive after the end of a process, in milliseconds. */
const LEFT_OUTPUT_MS = 500;
/**
* The maximum time to wait for the end of a killed process group, in milliseconds. The wait needs a limit, because ended processes stay as
* zombies in some containers.
*/
const KILLED_MS = 300;
/**
* The default for the maximum number of bytes that a tool may print. Without a limit, a server or a commit could fill the memory through
* the output of kubectl or git. The largest profile that a repository may hold is far smaller than `MOST_OUTPUT`.
*/
const MOST_OUTPUT = 256 * 1024 ** 2;
/**
* Runs a program to its end and returns its exit code and its output. A non-zero exit code is a result and not an error.
* @throws ExpectedError if the program cannot be started, prints more than `maxOutput` bytes, or is ended by a signal.
* @throws the reason of `options.signal` if this signal was aborted.
*/
async function runTool(argv, options) {
	const { cwd, env = process.env, credentials, input, signal } = options;
	signal?.throwIfAborted();
	const [program, ...args] = argv;
	const path = pathOfProgram(program, env);
	if (path === void 0) throw cannotStart({
		program,
		cwd,
		isMissing: true,
		cause: void 0
	});
	const command = args[0]?.startsWith("-") === false ? `${program} ${args[0]}` : program;
	const output = new ToolOutput(command, options);
	let child;
	let failure;
	const interruption = new Interruption(signal === void 0 ? output.full : AbortSignal.any([signal, output.full]));
	const onChild = (created) => {
		child = created;
		child.once("error", (error) => {
			failure = error;
		});
		child.once("spawn", () => {
			created.stdin?.on("error", () => {});
			output.readFrom(created);
			if (input === void 0) created.stdin?.end();
			interruption.of(created);
		});
	};
	const ended = toolCalls.run(onChild, () => exec(`"${path.replaceAll("\"", "\\\"")}"`, args, {
		cwd,
		env: childEnvironment(env, credentials),
		input: input && Buffer.from(input),
		silent: true,
		ignoreReturnCode: true
	}));
	let exitCode;
	try {
		exitCode = await Promise.race([ended, interruption.abandoned]) ?? null;
	} catch (error) {
		signal?.throwIfAborted();
		output.full.throwIfAborted();
		throw cannotStart({
			program,
			cwd,
			isMissing: child === void 0,
			cause: failure ?? error
		});
	} finally {
		ended.catch(() => {});
		interruption.settle();
	}
	signal?.throwIfAborted();
	output.full.throwIfAborted();
	if (exitCode !== null) return {
		exitCode,
		...output.texts()
	};
	throw new ExpectedError(`\`${command}\` was ended by ${child?.signalCode ?? "a signal"}.`, { fix: "Another process or the system ended this command, perhaps because the memory was full. Look into the log of the system, then run again." });
}
const NEWLINE = Buffer.from("\n");
/** Collects the output of a tool, up to a maximum number of bytes. */
var ToolOutput = class {
	#stdout = [];
	#stderr = [];
	#full = new AbortController();
	#command;
	#most;
	#maxLine;
	#bytes = 0;
	/** The number of bytes in the unfinished line on stderr. */
	#lineBytes = 0;
	/** @param command the name of the tool in the error, such as `git log`. */
	constructor(command, { maxOutput = MOST_OUTPUT, maxLine = Number.POSITIVE_INFINITY }) {
		this.#command = command;
		this.#most = maxOutput;
		this.#maxLine = maxLine;
	}
	/** A signal that is aborted with an ExpectedError if the tool has printed more than the maximum. */
	get full() {
		return this.#full.signal;
	}
	/**
	* Reads the output of a process, and removes the listeners of `@actions/exec`. With each new chunk of output, `@actions/exec` would
	* search an unfinished line again from its beginning, which takes minutes for a line of 64 MiB.
	*/
	readFrom({ stdout, stderr }) {
		stdout?.removeAllListeners("data").on("data", (data) => this.#take(this.#stdout, data));
		stderr?.removeAllListeners("data").on("data", (data) => this.#take(this.#stderr, this.#shortLines(data)));
		this.full.addEventListener("abort", () => {
			stdout?.destroy();
			stderr?.destroy();
		});
	}
	/** Returns the output that was collected. */
	texts() {
		return {
			stdout: Buffer.concat(this.#stdout),
			stderr: Buffer.concat(this.#stderr).toString()
		};
	}
	/** Cuts the lines in a chunk of stderr to `maxLine` bytes. A line may have begun in an earlier chunk. */
	#shortLines(data) {
		if (this.#maxLine === Number.POSITIVE_INFINITY) return data;
		const parts = [];
		for (let start = 0; start < data.length;) {
			const newline = data.indexOf("\n", start);
			const end = newline < 0 ? data.length : newline;
			const kept = Math.min(end - start, Math.max(0, this.#maxLine - this.#lineBytes));
			if (kept > 0) parts.push(data.subarray(start, start + kept));
			this.#lineBytes += end - start;
			if (newline >= 0) {
				parts.push(NEWLINE);
				this.#lineBytes = 0;
			}
			start = end + 1;
		}
		return Buffer.concat(parts);
	}
	#take(kept, data) {
		this.#bytes += data.length;
		if (this.#bytes <= this.#most) kept.push(data);
		else if (!this.full.aborted) this.#full.abort(this.#tooMuch());
	}
	#tooMuch() {
		const most = `${Math.round(this.#most / 1024 ** 2)} MiB`;
		return new ExpectedError(`\`${this.#command}\` printed more than ${most}, so the command was ended.`, { fix: "Run the command by hand and see what it prints. The server or repository that it reads may hold too much data, or send an endless list." });
	}
};
/**
* Finds a program in the folders of `env.PATH`. The search of `@actions/exec` is not used, because the library searches `process.env.PATH`
* instead, and prints messages about unreadable folders to stdout. If `program` is a path, the function returns the path unchanged. On
* Windows, every program is returned unchanged, because `@actions/exec` knows how Windows finds programs.
* @returns undefined if none of the folders has the program.
*/
function pathOfProgram(program, env) {
	if (process.platform === "win32" || program.includes("/")) return program;
	return (env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "").map((folder) => join(folder, program)).find(isExecutable);
}
function isExecutable(path) {
	try {
		accessSync$1(path, constants$2.X_OK);
		return statSync$1(path).isFile();
	} catch {
		return false;
	}
}
/**
* Passes each process that `@actions/exec` creates to the call of `runTool` that started it. `runTool` needs the process to interrupt it
* when the run is aborted, but `@actions/exec` does not return the process.
*/
const toolCalls = new AsyncLocalStorage();
subscribe("child_process", (message) => {
	toolCalls.getStore()?.(message.process);
});
/**
* Interrupts a tool if a signal is aborted, and kills the tool if it still runs after `INTERRUPTED_MS`. If this process ends, the tool ends
* as well.
*/
var Interruption = class {
	/** Resolves if an interrupted tool has ended, but a child process of the tool still holds the output pipes open. */
	abandoned;
	#giveUp = () => {};
	#signal;
	#child;
	#killing;
	constructor(signal) {
		this.#signal = signal;
		this.abandoned = new Promise((resolve) => {
			this.#giveUp = resolve;
		});
	}
	/** Starts to watch a process. */
	of(child) {
		const { pid } = child;
		if (pid === void 0) return;
		this.#child = child;
		living.add(pid);
		child.once("exit", () => {
			living.delete(pid);
			if (this.#signal?.aborted) setTimeout(this.#giveUp, LEFT_OUTPUT_MS, void 0);
		});
		this.#signal?.addEventListener("abort", this.#interrupt, { once: true });
		if (this.#signal?.aborted) this.#interrupt();
	}
	/** Stops watching after the tool has ended. */
	settle() {
		clearTimeout(this.#killing);
		this.#signal?.removeEventListener("abort", this.#interrupt);
	}
	#interrupt = () => {
		this.#child?.kill("SIGINT");
		this.#killing = setTimeout(() => this.#child?.kill("SIGKILL"), INTERRUPTED_MS);
	};
};
/** Starts the program `argv` as the leader of a new process group. If the signal is aborted, the group is stopped. */
async function startProcess(argv, options) {
	options.signal?.throwIfAborted();
	const child = await spawnGroup(argv, options);
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
/**
* Matches the part of a line before its last carriage return. In a terminal, a progress display has overwritten the part before the
* carriage return.
*/
const OVERWRITTEN = /^.*\r(?=.)/s;
const isWindows = process.platform === "win32";
/** The IDs of the processes that must end when this process ends. A negative number is the ID of a process group. */
const living = /* @__PURE__ */ new Set();
process.once("exit", () => {
	for (const pid of living) try {
		process.kill(isWindows ? Math.abs(pid) : pid, pid < 0 ? "SIGKILL" : "SIGINT");
	} catch {}
});
/** Starts the first process of a new process group. The group stays in `living` until all its processes have ended. */
async function spawnGroup([program, ...args], options) {
	const { cwd, env = process.env, credentials } = options;
	try {
		const child = spawn(program, args, {
			cwd,
			env: childEnvironment(env, credentials),
			detached: !isWindows,
			stdio: [
				"ignore",
				"pipe",
				"pipe"
			]
		});
		const leader = child.pid;
		if (leader !== void 0) living.add(-leader);
		child.once("exit", () => {
			if (leader !== void 0 && !groupLives(leader)) living.delete(-leader);
		});
		await once(child, "spawn");
		return child;
	} catch (error) {
		throw cannotStart({
			program,
			cwd,
			isMissing: error.code === "ENOENT",
			cause: error
		});
	}
}
/** Sends a signal to a process group, which may have ended already. */
function signalGroup(leader, signal) {
	try {
		process.kill(isWindows ? leader : -leader, signal);
	} catch (error) {
		const { code } = error;
		if (code !== "ESRCH" && code !== "EPERM") throw error;
	}
}
/** Returns whether any process of a group exists. An ended process still exists until its parent process has waited for its end. */
function groupLives(leader) {
	try {
		process.kill(isWindows ? leader : -leader, 0);
		return true;
	} catch {
		return false;
	}
}
/** The advice for the user if a program is missing, for each program. */
const INSTALL = {
	go: "Install Go (https://go.dev/dl) or add a step `uses: actions/setup-go` before this one.",
	sh: "Commands are run by `sh`. On Windows, use a runner with Git for Windows whose `usr\\bin` is on the PATH."
};
/** Returns the error to report for a program that could not be started. */
function cannotStart({ program, cwd, isMissing, cause }) {
	const hasFolder = existsSync$1(cwd);
	if (isMissing && hasFolder) {
		const fix = INSTALL[program] ?? `Install ${program} or add its folder to the PATH.`;
		return new ExpectedError(`\`${program}\` was not found on the PATH.`, {
			fix,
			cause
		});
	}
	const reason = hasFolder ? reasonOf(cause) : reasonOf({ code: "ENOENT" });
	return new ExpectedError(`\`${program}\` cannot be started in ${cwd}: ${reason}.`, {
		fix: "Check that the folder exists, that the program may be run, and that this user has processes and memory left.",
		cause
	});
}
/** Returns how a process ended, in words: `ended with exit code 1`, `ended with exit code 143 (SIGTERM)`, `was ended by SIGKILL`. */
function howItEnded({ exitCode, signal }) {
	if (exitCode === null) return `was ended by ${signal ?? "a signal"}`;
	const [name] = Object.entries(constants.signals).find(([, number]) => 128 + number === exitCode) ?? [];
	return `ended with exit code ${exitCode}${name === void 0 ? "" : ` (${name})`}`;
}
/**
* Matches the line in which a Go program says why it ended. After the line with the cause, a Go program prints many more lines about
* goroutines or flags.
*/
const CAUSE = /^(?:panic|fatal error): .*|\bflag provided but not defined: .*|\binvalid (?:boolean )?value .* for flag .*/m;
/** The first line of the help that most programs print after an error about their arguments. */
const USAGE = /^usage\b/i;
/**
* Returns a sentence with the last lines that a process printed. The sentence has no line breaks, because output that begins a new line
* could imitate a message of this program.
*/
function lastOutput(output) {
	const [cause] = CAUSE.exec(output) ?? [];
	if (cause !== void 0) return `It said: ${asSentence(excerpt(cause, 200))}`;
	const all = outputLines(output);
	const usage = all.findIndex((line) => USAGE.test(line));
	const lines = (usage > 0 ? all.slice(0, usage) : all).slice(-5);
	return lines.length === 0 ? "It printed nothing." : `It printed last: ${asSentence(lines.join(" | "))}`;
}
/** Returns the lines of `output`, shortened by `excerpt`. Empty lines, and lines that repeat the line before, are left out. */
function outputLines(output) {
	const lines = output.split("\n").map((line) => excerpt(line.replace(OVERWRITTEN, ""), 300)).filter((line) => line !== "");
	return lines.filter((line, at) => line !== lines[at - 1]);
}
/**
* The name of the environment variable that passes a command to the shell. The command is not passed as an argument, because every user of
* the machine can read the arguments of a process.
*/
const TEXT = "GO_PGO_COMMAND";
/**
* A shell script that evaluates the command. The script first removes the command from the environment, because the programs that the
* command starts must not get the text of the command.
*/
const EVALUATE = `GO_PGO_TEXT=$${TEXT}; unset ${TEXT}; eval "$GO_PGO_TEXT"`;
/**
* Returns the arguments and the environment with which `sh` runs a command of the repository's owner. The command may contain a token.
* @param script the script that the shell runs. The script contains `EVALUATE`, which evaluates the command.
* @returns the arguments of `sh`, and the variables to add to its environment.
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

export { ownerCommand as a, outputLines as i, howItEnded as n, runTool as o, lastOutput as r, startProcess as s, EVALUATE as t };