import childProcess from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plan } from './faults.ts';

/**
 * Loaded into a process by `node --import` before anything else. Each file operation below the plan's folder and each
 * start of a program gets a name, which is recorded; at one of them the process is killed or the operation fails.
 */

const plan = JSON.parse(process.env['GO_PGO_FAULT'] ?? '{}') as Plan;
delete process.env['GO_PGO_FAULT'];
const record = fs.openSync(plan.record, 'a');
const { writeSync } = fs;
let isDone = false;

// biome-ignore lint/suspicious/noExplicitAny: functions of any signature.
type Any = (...args: any[]) => any;

/** The index of the path among the arguments. */
const PATHS: Readonly<Record<string, number>> = {
  ...{ writeFile: 0, appendFile: 0, open: 0, rename: 1, mkdir: 0, mkdtemp: 0, rm: 0, unlink: 0, link: 1 },
  ...{ symlink: 1, copyFile: 1, cp: 1, chmod: 0, readFile: 0, readdir: 0 },
};

/** Names the effect and does it, unless the plan says that it fails; then kills the process if the plan says so. */
function effect(operation: string, path: unknown, act: () => unknown): unknown {
  const text = path instanceof URL ? fileURLToPath(path) : String(path);
  if (!text.startsWith(`${plan.root}/`)) return act();
  const isNow = meet(`${operation} ${stable(text.slice(plan.root.length + 1))}`);
  if (isNow && plan.fault?.kind === 'fails') {
    const code = /^read/.test(operation) ? 'EIO' : 'ENOSPC';
    throw Object.assign(new Error(`${code}: injected, ${operation} '${text}'`), {
      code,
      syscall: operation,
      path: text,
    });
  }
  const result = act();
  if (!isNow) return result;
  return result instanceof Promise ? result.finally(die) : die();
}

/** Records an effect. @returns whether the fault is to happen now. */
function meet(name: string): boolean {
  writeSync(record, `${name}\n`);
  if (isDone || plan.fault?.effect !== name) return false;
  isDone = true;
  return true;
}

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  for (;;);
}

/** The same in each run. */
function stable(text: string): string {
  return text
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[0-9a-f]{40,64}\b/g, '*')
    .replace(/-[A-Za-z0-9]{6}(?=\/|$)/g, '-*')
    .replace(/\d+/g, '*');
}

const promises = fs.promises as unknown as Record<string, Any>;
const synchronous = fs as unknown as Record<string, Any>;
const opened = new WeakMap<object, unknown>();
for (const [operation, at] of Object.entries(PATHS)) {
  const [promise, sync] = [promises[operation] as Any, synchronous[`${operation}Sync`] as Any];
  promises[operation] = async (...args: unknown[]) => {
    const result = await effect(operation, args[at], () => promise.apply(fs.promises, args));
    if (operation === 'open') opened.set(result as object, args[at]);
    return result;
  };
  synchronous[`${operation}Sync`] = (...args: unknown[]) =>
    effect(operation, args[at], () => sync.apply(fs, args));
}

const handle = await promises['open']?.('/dev/null', 'r');
const prototype = Object.getPrototypeOf(handle) as Record<string, Any>;
await handle.close();
for (const operation of ['write', 'writeFile', 'appendFile', 'sync', 'datasync']) {
  const original = prototype[operation] as Any;
  prototype[operation] = async function (this: object, ...args: unknown[]) {
    return effect(operation, opened.get(this), () => original.apply(this, args));
  };
}

const { spawn } = childProcess;
childProcess.spawn = ((program: string, args: readonly string[], options: object) => {
  const words = args.filter((arg, at) => !arg.startsWith('-') && args[at - 1] !== '-c').slice(0, 2);
  const name = [basename(program), ...words].join(' ').replaceAll(plan.root, '').slice(0, 60);
  const isNow = meet(`spawn ${stable(name)}`);
  if (isNow && plan.fault?.kind === 'fails') return spawn('sh', ['-c', 'kill -s KILL $$'], options);
  const child = spawn(program, args, options);
  return isNow ? die() : child;
}) as typeof spawn;

syncBuiltinESMExports();
