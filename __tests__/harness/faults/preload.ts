import childProcess from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isCode, nameOfPath, nameOfSpawn, whoAsks } from './names.ts';
import type { FaultKind, Plan } from './plan.ts';

/**
 * Loaded into a process by `node --import`, before anything else: what the process asks of the operating system goes
 * through here. Each effect gets a name; at one of them something happens, as the plan says.
 */

const plan = JSON.parse(process.env['GO_PGO_FAULTS'] ?? '{}') as Plan;
// What the process starts is not told: it is none of ours.
delete process.env['GO_PGO_FAULTS'];
const record = fs.openSync(plan.record, 'a');
const { writeSync } = fs;
let left = plan.fault?.occurrence ?? 0;

/** Takes note of an effect. @returns what is to happen to it. */
function meet(effect: string): FaultKind | undefined {
  writeSync(record, `${effect}\n`);
  if (plan.fault?.effect !== effect || left-- !== 0) return undefined;
  const { kind } = plan.fault;
  if (kind === 'killed before') die();
  if (kind !== 'SIGTERM' && kind !== 'SIGINT') return kind;
  // Comes while the effect happens.
  process.kill(process.pid, kind);
  return undefined;
}

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  // The signal may take a moment, and nothing more may happen.
  for (;;);
}

function failure(code: string, syscall: string, path: unknown): NodeJS.ErrnoException {
  const error: NodeJS.ErrnoException = new Error(`${code}: fault, ${syscall} '${String(path)}'`);
  return Object.assign(error, { code, syscall, errno: -1, ...(typeof path === 'string' && { path }) });
}

// biome-ignore lint/suspicious/noExplicitAny: functions of any signature.
type Any = (...args: any[]) => any;

/** Where the path is among the arguments of what changes the file system, or reads it. */
const PATHS: Readonly<Record<string, number>> = {
  ...{ writeFile: 0, appendFile: 0, open: 0, rename: 1, mkdir: 0, mkdtemp: 0, rm: 0, rmdir: 0, unlink: 0 },
  ...{ link: 1, symlink: 1, copyFile: 1, cp: 1, chmod: 0, truncate: 0, utimes: 0, readFile: 0, readdir: 0 },
};
const ON_HANDLES = ['write', 'writev', 'writeFile', 'appendFile', 'chmod', 'sync', 'datasync', 'truncate'];
const ON_DESCRIPTORS = ['write', 'writev', 'fsync', 'ftruncate'];

/** The name of an effect; undefined for one that is not the program's, such as a module being loaded. */
function effectOf(operation: string, path: unknown, args: readonly unknown[]): string | undefined {
  const asker = whoAsks(new Error().stack ?? '');
  if (asker === undefined || isCode(path)) return undefined;
  const how = operation === 'open' && isToRead(args[1]) ? ' to read' : '';
  return `${operation} ${nameOfPath(path, plan.places)}${how} @ ${asker}`;
}

function isToRead(flags: unknown): boolean {
  const { O_WRONLY, O_RDWR, O_CREAT } = fs.constants;
  if (typeof flags === 'number') return (flags & (O_WRONLY | O_RDWR | O_CREAT)) === 0;
  return flags === undefined || flags === 'r';
}

/** After it has happened. */
function afterwards<T>(kind: FaultKind | undefined, result: T): T {
  if (kind === 'killed after') die();
  return result;
}

function isError(kind: FaultKind | undefined): kind is 'ENOSPC' | 'EIO' | 'EMFILE' {
  return kind === 'ENOSPC' || kind === 'EIO' || kind === 'EMFILE';
}

function promised(
  operation: string,
  original: Any,
  pathOf: (self: unknown, args: unknown[]) => unknown,
): Any {
  return async function (this: unknown, ...args: unknown[]) {
    const path = pathOf(this, args);
    const effect = effectOf(operation, path, args);
    if (effect === undefined) return original.apply(this, args);
    const kind = meet(effect);
    if (isError(kind)) throw failure(kind, operation, path);
    try {
      return await original.apply(this, args);
    } finally {
      // Also after one that failed by itself.
      afterwards(kind, undefined);
    }
  };
}

function synchronous(operation: string, original: Any, at: number): Any {
  return function (this: unknown, ...args: unknown[]) {
    const effect = effectOf(operation, args[at], args);
    if (effect === undefined) return original.apply(this, args);
    const kind = meet(effect);
    if (isError(kind)) throw failure(kind, operation, args[at]);
    return afterwards(kind, original.apply(this, args));
  };
}

function withCallback(operation: string, original: Any, at: number): Any {
  return function (this: unknown, ...args: unknown[]) {
    const effect = effectOf(operation, args[at], args);
    const callback = args.at(-1);
    if (effect === undefined || typeof callback !== 'function') return original.apply(this, args);
    const kind = meet(effect);
    if (isError(kind)) return process.nextTick(callback, failure(kind, operation, args[at]));
    return original.apply(this, [
      ...args.slice(0, -1),
      (...results: unknown[]) => Reflect.apply(callback, undefined, afterwards(kind, results)),
    ]);
  };
}

for (const [operation, at] of Object.entries(PATHS)) {
  const anyFs = fs as unknown as Record<string, Any>;
  const promises = fs.promises as unknown as Record<string, Any>;
  const [callback, sync, promise] = [anyFs[operation], anyFs[`${operation}Sync`], promises[operation]];
  if (callback) anyFs[operation] = withCallback(operation, callback, at);
  if (sync) anyFs[`${operation}Sync`] = synchronous(operation, sync, at);
  if (promise) promises[operation] = promised(operation, promise, (_, args) => args[at]);
}
for (const operation of ON_DESCRIPTORS) {
  const anyFs = fs as unknown as Record<string, Any>;
  anyFs[operation] = withCallback(operation, anyFs[operation] as Any, 0);
  anyFs[`${operation}Sync`] = synchronous(operation, anyFs[`${operation}Sync`] as Any, 0);
}
const opened = new WeakMap<object, unknown>();
const openHandle = fs.promises.open;
const handle = await fs.promises.open('/dev/null', 'r');
const prototype = Object.getPrototypeOf(handle) as Record<string, Any>;
await handle.close();
for (const operation of ON_HANDLES) {
  const original = prototype[operation];
  if (original) prototype[operation] = promised(operation, original, (self) => opened.get(self as object));
}
fs.promises.open = async (...args) => {
  const made = await openHandle(...args);
  opened.set(made, args[0]);
  return made;
};

const { spawn } = childProcess;
childProcess.spawn = function (this: unknown, program: string, args: readonly string[], options: object) {
  // Packages that start programs for the source's sake do so later, out of sight of who asked.
  const asker = whoAsks(new Error().stack ?? '') ?? 'a package';
  const kind = meet(`spawn ${nameOfSpawn(program, args, plan.places)} @ ${asker}`);
  if (kind === 'EAGAIN') return refusedChild(program);
  // Before it has done anything: what it leaves half done (git a lock, for one) would differ from run to run.
  if (kind === 'child killed') return spawn('sh', ['-c', 'kill -s KILL $$'], options);
  if (kind !== 'child disk full') return afterwards(kind, spawn(program, args, options));
  // Exactly what a full disk is to a program, but for its number: no file takes another byte.
  const limited = ['-c', 'trap "" XFSZ; ulimit -f 0; exec "$@"', 'sh', program, ...args];
  return spawn('sh', limited, options);
} as typeof spawn;

/** As where a user may start no more: the error comes as an event. */
function refusedChild(program: string): childProcess.ChildProcess {
  const child = spawn('/proc/fault/EAGAIN', [program], {});
  const { emit } = child;
  child.emit = ((event: string, ...args: unknown[]) => {
    const syscall = `spawn ${program}`;
    if (event === 'error')
      Object.assign(args[0] as object, { code: 'EAGAIN', syscall, message: `${syscall} EAGAIN` });
    return Reflect.apply(emit, child, [event, ...args]);
  }) as typeof emit;
  return child;
}

Error.stackTraceLimit = 60;
syncBuiltinESMExports();
