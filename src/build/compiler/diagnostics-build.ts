import { devNull } from 'node:os';
import { ExpectedError } from '../../system/errors.ts';
import { start } from '../../system/exec.ts';
import { type GoToolchain, lastLines, type MainPackage, runGo } from '../../go.ts';
import { type BuildSide, buildContext, pgoFlag } from '../build.ts';
import { type Decisions, DiagnosticsReader, isNote } from './diagnostics.ts';

export interface DiagnosticsOptions {
  readonly go: GoToolchain;
  readonly mainPackage: MainPackage;
  /** The user's flags of `go build`. */
  readonly flags: readonly string[];
  /** Folder for Go's work files; it is there. */
  readonly scratch: string;
  readonly signal?: AbortSignal;
}

/** Of one failing package; the first are those that matter. */
const MOST_COMPLAINTS = 5;

/**
 * Compiles every package of a side once more, and reads what the compiler says of its decisions. Where the build cache
 * has such a build already, go prints what was said then.
 * @throws ExpectedError when it does not build; the signal's reason when aborted.
 */
export async function buildWithDiagnostics(
  options: DiagnosticsOptions,
  side: Extract<BuildSide, { kind: 'off' | 'profile' }>,
): Promise<Decisions> {
  const { go, mainPackage, flags, scratch, signal } = options;
  const context = buildContext(go, scratch, signal);
  const reader = new DiagnosticsReader();
  const verbose = withDiagnostics(flags, await flagsOfEnvironment(options));
  const args = ['build', ...verbose, pgoFlag(side), '-o', devNull, '--', mainPackage.importPath];
  // Why it fails stands among tens of thousands of lines of other packages.
  const complaints: string[] = [];
  const onLine = (line: string) => {
    reader.line(line);
    if (complaints.length < MOST_COMPLAINTS && !isNote(line)) complaints.push(line);
  };
  await using build = await start(['go', ...args], { ...context, onLine });
  const { exitCode } = await build.exited;
  signal?.throwIfAborted();
  if (exitCode !== 0) {
    throw new ExpectedError(
      `${mainPackage.importPath} does not build with the compiler's diagnostics (\`-gcflags=all=-m\`): ${lastLines(complaints.join('\n') || build.output(), MOST_COMPLAINTS)}`,
      {
        fix: 'Try `go build -gcflags=all=-m` with the same flags; without it, leave `compiler` out of `evidence`.',
      },
    );
  }
  return reader.end();
}

/** Entries of GOFLAGS, of the environment or of `go env -w`. */
async function flagsOfEnvironment(options: DiagnosticsOptions): Promise<string[]> {
  const context = buildContext(options.go, options.scratch, options.signal);
  const { stdout } = await runGo(['env', 'GOFLAGS'], context);
  // As `quoted.Split` of cmd/internal: blanks apart, quotes around a whole entry.
  const entries = stdout.toString().match(/'[^']*'|"[^"]*"|\S+/g) ?? [];
  return entries.map((entry) => entry.replace(/^(['"])(.*)\1$/s, '$2'));
}

/**
 * The user's flags, but that every package is compiled with `-m`. Of several `-gcflags`, go takes the last one that
 * fits a package, and those of the command line come after those of the environment: so each of them gets it.
 */
export function withDiagnostics(flags: readonly string[], environment: readonly string[]): string[] {
  const inherited = environment.filter((flag) => GCFLAGS.test(flag));
  const verbose: string[] = [];
  let valueNext = false;
  for (const flag of [...inherited, ...flags]) {
    verbose.push(valueNext || /^--?gcflags=/.test(flag) ? `${flag} -m` : flag);
    valueNext = !valueNext && /^--?gcflags$/.test(flag);
  }
  return ['-gcflags=all=-m', ...verbose];
}

const GCFLAGS = /^--?gcflags=/;
