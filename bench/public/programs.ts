import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parse } from 'yaml';

/** The root of our repository. */
export const ROOT = resolve(import.meta.dirname, '..', '..');

/** `profile` is the committed one; `package` the main package, `packages` those with the benchmarks. */
type Place = 'module' | 'goroot' | 'url' | 'commit' | 'prepare' | 'folder' | 'profile';
type Work = 'package' | 'packages' | 'budget' | 'benchtime' | 'serve' | 'ready' | 'pprof';
export type Program = Readonly<Record<'name' | 'kind', string> & Partial<Record<Place | Work, string>>> &
  Readonly<{ usual?: Workload; other?: string; quick?: true }>;
/** Benchmarks, or a load; or what records the profile, and the load. */
export type Workload = string | { readonly command: string; readonly load?: string };

/** Reads the programs of `public.yml`, in its order. */
export function listedPrograms(): readonly Program[] {
  return parse(readFileSync(join(ROOT, 'bench', 'public.yml'), 'utf8'));
}

/** Runs a shell command in `cwd`. @returns its stdout, trimmed. @throws the error of execFileSync, with `stderr`, when it fails. */
export function shell(command: string, cwd: string): string {
  const options = { cwd, maxBuffer: 1 << 30, stdio: 'pipe', timeout: 1_800_000 } as const;
  return execFileSync('sh', ['-ec', command], options).toString().trim();
}

/**
 * Returns the folder of the program's module below `clones`, cloned from its `url` or downloaded from Go's module proxy. The folder moves
 * into place when it is complete.
 */
export function checkout(program: Program, clones: string): string {
  const { name, module, goroot, url, commit, prepare = 'true', folder = '.', usual } = program;
  if (goroot !== undefined) return join(shell('go env GOROOT', ROOT), goroot);
  const clone = join(clones, basename(name));
  if (existsSync(clone)) return join(clone, folder);
  mkdirSync(clones, { recursive: true });
  const part = `${clone}.part`;
  rmSync(part, { recursive: true, force: true });
  if (url !== undefined)
    shell(`git clone -q '${url}' '${part}' && git -C '${part}' checkout -q ${commit}`, clones);
  else cpSync(JSON.parse(shell(`go mod download -json ${module}`, clones)).Dir, part, { recursive: true });
  shell(`chmod -R u+w .\n${prepare}\n${usual === undefined ? '' : 'go mod download'}`, part);
  renameSync(part, clone);
  return join(clone, folder);
}
