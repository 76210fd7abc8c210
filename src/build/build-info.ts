import { ExpectedError } from '../system/errors.ts';
import type { RunResult } from '../system/exec.ts';
import { type GoContext, runGo } from '../go.ts';
import { buildInfoOfWasm } from './wasm-build-info.ts';

/** What a Go binary says of its own build (`go version -m`). */
export interface BuildInfo {
  /** Toolchain, such as `go1.26.8`. */
  readonly goVersion: string;
  /** Import path of the program; a test binary's ends in `.test`. */
  readonly path: string;
  /** Such as `-pgo` or `CGO_ENABLED`. */
  readonly settings: ReadonlyMap<string, string>;
}

/** @throws ExpectedError when `binary` is missing or no Go binary. */
export async function readBuildInfo(binary: string, context: GoContext): Promise<BuildInfo> {
  const { exitCode, stdout, stderr } = await printedBuildInfo(binary, context);
  const text = stdout.toString();
  const lines = text.split(/\r?\n/).filter((line) => line.startsWith('\t'));
  if (exitCode !== 0 || lines.length === 0) {
    const why = stderr.trim().split('\n').at(-1) || 'it carries no build information';
    throw new ExpectedError(`${binary} is not a Go binary: ${why}.`, {
      fix: 'Name a program built by `go build`, or a test binary built by `go test -c`.',
    });
  }
  const header = text.split(/\r?\n/, 1)[0] ?? '';
  const settings = new Map<string, string>();
  let path = '';
  for (const line of lines) {
    const [, kind, value = ''] = line.split('\t');
    if (kind === 'path') path = value;
    if (kind !== 'build') continue;
    const equals = value.indexOf('=');
    settings.set(value.slice(0, equals), unquoted(value.slice(equals + 1)));
  }
  return { goVersion: header.slice(header.lastIndexOf(': ') + 2), path, settings };
}

async function printedBuildInfo(binary: string, context: GoContext): Promise<RunResult> {
  const result = await runGo(['version', '-m', binary], context);
  if (result.exitCode === 0) return result;
  // It can read all that Go builds but this.
  const settings = await buildInfoOfWasm(binary);
  if (settings === undefined) return result;
  const { stdout } = await runGo(['env', 'GOVERSION'], context);
  const lines = settings.split('\n').map((line) => `\t${line}`);
  return { ...result, exitCode: 0, stdout: Buffer.from(`${binary}: ${stdout}${lines.join('\n')}`) };
}

/** Go quotes a value that holds spaces or other odd characters (`debug.BuildInfo.String`). */
function unquoted(value: string): string {
  if (!/^".*"$/.test(value)) return value;
  try {
    return JSON.parse(value) as string;
  } catch {
    // Go's `\x1b` and the like are not JSON's; they are only shown and compared, never opened.
    return value.slice(1, -1);
  }
}

/**
 * Settings, other than `-pgo`, in which two builds differ. Those of version control are left out: they turn
 * when the first build's output appears in the work tree, and do not touch the machine code.
 */
export function differingSettings(one: BuildInfo, other: BuildInfo): string[] {
  const names = new Set([...one.settings.keys(), ...other.settings.keys()]);
  const differing = [...names].filter(
    (name) =>
      name !== '-pgo' && !name.startsWith('vcs') && one.settings.get(name) !== other.settings.get(name),
  );
  if (one.goVersion !== other.goVersion) differing.push('the Go version');
  return differing.sort();
}
