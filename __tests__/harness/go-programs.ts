import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool, type StartedProcess, startProcess } from '../../src/system/exec.ts';

const SOURCES = join(import.meta.dirname, 'go-programs');
const CACHE = join(import.meta.dirname, '..', '..', '.cache', 'go-programs');

/**
 * The binary of a program in `go-programs/`, built once per version of its source.
 * @param variable `package.name=value`, set by the linker.
 */
export async function goProgram(name: string, variable = ''): Promise<string> {
  const folder = join(SOURCES, name);
  const hash = createHash('sha256').update(variable);
  for (const file of (await readdir(folder)).sort()) hash.update(await readFile(join(folder, file)));
  const binary = join(CACHE, `${name}-${hash.digest('hex').slice(0, 12)}`);
  if (existsSync(binary)) return binary;
  await mkdir(CACHE, { recursive: true });
  // Several tests may build at once, also those of one file: each under a name of its own, and the last one wins.
  const own = `${binary}.${randomUUID()}`;
  const { exitCode, stderr } = await runTool(
    ['go', 'build', ...(variable === '' ? [] : [`-ldflags=-X=${variable}`]), '-o', own, '.'],
    { cwd: folder },
  );
  if (exitCode !== 0) throw new Error(`go build ${name}: ${stderr}`);
  await rename(own, binary);
  return binary;
}

/** A running server, whose first line said where it listens. */
export interface Listening extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
}

/** Starts a program of `go-programs/` that prints its URL first. */
export async function startListening(name: string, ...args: string[]): Promise<Listening> {
  const binary = await goProgram(name);
  let started: StartedProcess | undefined;
  const url = await new Promise<string>((resolve, reject) => {
    startProcess([binary, ...args], { cwd: CACHE, onLine: resolve }).then((process) => {
      started = process;
      void process.exited.then(() => reject(new Error(`${name} ended: ${process.output()}`)));
    }, reject);
  });
  return { url, [Symbol.asyncDispose]: async () => started?.stop(1_000) };
}

/** Starts `burn`, a server that is always busy, with net/http/pprof at `prefix`. */
export const startBurn = (prefix = '/debug/pprof') => startListening('burn', '-prefix', prefix);
