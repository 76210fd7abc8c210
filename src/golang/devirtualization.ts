import { devNull } from 'node:os';
import { splitSymbol, symbolPath } from '../profile/names.ts';
import { ExpectedError } from '../system/errors.ts';
import { start } from '../system/exec.ts';
import { type BuiltSide, buildContext, pgoFlag } from './build.ts';
import { type GoToolchain, goOutput, lastLines } from './go.ts';
import {
  type CallSite,
  type CallSiteChanges,
  callSiteChanges,
  pathOf,
  profileName,
  type SourceNames,
} from './inlining.ts';
import type { MainPackage } from './program.ts';

/** A call through an interface or a function value that the compiler made a direct one, because the profile says who is called. */
export interface DevirtualizedCall {
  /** Import path of the package that was being compiled. */
  readonly package: string;
  /** As the compiler prints it; only its last element is the same however it was built. */
  readonly file: string;
  readonly line: number;
  /** As the compiler prints it, without type arguments: `strings.(*Builder).WriteByte`, `(*page).write`. */
  readonly callee: string;
}

/** Devirtualized calls by package, file, line and column. */
export type DevirtualizedCalls = ReadonlyMap<string, DevirtualizedCall>;

// Go 1.21 leaves out what kind of call it is.
const DEVIRTUALIZED = /^(.+?):(\d{1,9}):(\d{1,9}): PGO devirtualizing .+ to (\S+)$/;

/** Reads what `go build -gcflags=all=-m` prints, line by line: the calls that the profile devirtualized. */
export class DevirtualizationReader {
  readonly calls = new Map<string, DevirtualizedCall>();
  #package = '';

  line(text: string): void {
    // Of tests, go names two packages: `# a/b [a/b.test]`.
    if (text.startsWith('# '))
      this.#package = text
        .slice(2)
        .trimEnd()
        .replace(/ \[.*$/, '');
    // Nearly all lines are about something else.
    if (!text.includes('PGO devirtualizing ')) return;
    const [, file = '', line, column, callee = ''] = DEVIRTUALIZED.exec(text.trimEnd()) ?? [];
    if (line === undefined) return;
    const call = { package: this.#package, file, line: Number(line), callee: profileName(callee) };
    const key = `${this.#package} ${file}:${line}:${column}`;
    if (!this.calls.has(key)) this.calls.set(key, call);
  }
}

/** What a side is compiled with. */
export interface CompileOptions {
  readonly go: GoToolchain;
  readonly mainPackage: MainPackage;
  /** The user's flags of `go build`. */
  readonly flags: readonly string[];
  /** Existing folder for Go's work files. */
  readonly scratch: string;
  readonly signal?: AbortSignal;
}

/**
 * Compiles every package of a side once more with `-m`, which prints the compiler's decisions. Where the build cache
 * has such a build already, go prints them from there.
 * @throws ExpectedError when it does not build; the signal's reason when aborted.
 */
export async function devirtualizedCalls(
  { go, mainPackage, flags, scratch, signal }: CompileOptions,
  side: BuiltSide,
): Promise<DevirtualizedCalls> {
  const context = buildContext(go, scratch, signal);
  const reader = new DevirtualizationReader();
  const goflags = await goOutput(['env', 'GOFLAGS'], context);
  const args = ['build', ...withDiagnostics(flags, goflags), pgoFlag(side), '-o', devNull, '--'];
  await using build = await start(['go', ...args, mainPackage.importPath], {
    ...context,
    onLine: (line) => reader.line(line),
  });
  const { exitCode } = await build.exited;
  signal?.throwIfAborted();
  if (exitCode === 0) return reader.calls;
  throw new ExpectedError(
    `${mainPackage.importPath} does not build with the compiler's diagnostics (\`-gcflags=all=-m\`): ${lastLines(build.output(), 5)}`,
    {
      fix: 'Try `go build -gcflags=all=-m` with the same flags, or leave `compiler` out of `evidence`.',
    },
  );
}

/**
 * The user's flags, with `-m` for every package. Of several `-gcflags`, go takes the last one that
 * fits a package, and those of the command line come after those of the environment: so `-m` is added to each.
 * @param goflags GOFLAGS, of the environment or of `go env -w`.
 */
export function withDiagnostics(flags: readonly string[], goflags: string): string[] {
  // As `quoted.Split` of cmd/internal: blanks apart, quotes around a whole entry.
  const entries = goflags.match(/'[^']*'|"[^"]*"|\S+/g) ?? [];
  const inherited = entries
    .map((entry) => entry.replace(/^(['"])(.*)\1$/s, '$2'))
    .filter((flag) => /^--?gcflags=/.test(flag));
  const verbose = [...inherited, ...flags].map((flag, at, all) => {
    const isValue = /^--?gcflags=/.test(flag) || /^--?gcflags$/.test(all[at - 1] ?? '');
    return isValue ? `${flag} -m` : flag;
  });
  return ['-gcflags=all=-m', ...verbose];
}

/**
 * What devirtualization changed. The compiler names a call by its place in the source, so its function is looked up in
 * the profile, which made the compiler do it.
 * @param startLines where functions start, by the names that profiles have.
 */
export function devirtualizationChanges(
  baseline: DevirtualizedCalls,
  candidate: DevirtualizedCalls,
  startLines: ReadonlyMap<string, number>,
  names: SourceNames,
): CallSiteChanges {
  const missing = (from: DevirtualizedCalls, others: DevirtualizedCalls) =>
    [...from].filter(([key, { callee }]) => others.get(key)?.callee !== callee).map(([, call]) => call);
  const gained = missing(candidate, baseline).map((call) => siteOf(call, startLines, names));
  return callSiteChanges(gained, missing(baseline, candidate).length);
}

function siteOf(
  call: DevirtualizedCall,
  startLines: ReadonlyMap<string, number>,
  names: SourceNames,
): CallSite {
  const { file, line, callee } = call;
  const own = call.package === names.mainPackage ? 'main' : symbolPath(call.package);
  const seen = names.weights?.calls.find(
    (one) =>
      isCalled(one.callee, callee) &&
      // Generic functions are compiled in other packages than their own.
      (splitSymbol(one.caller).package === own || one.caller.includes('[')) &&
      (startLines.get(one.caller) ?? Number.NaN) + one.lineOffset === line,
  );
  const from = seen === undefined ? own : splitSymbol(seen.caller).package;
  const name = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
  return {
    // Nothing is known of a function that the linker left out.
    caller: seen?.caller ?? own,
    // The compiler leaves out the package that it is compiling.
    callee: seen?.callee ?? (/^[^.(]+\.([^.]+$|\()/.test(callee) ? callee : `${own}.${callee}`),
    position: `${pathOf(from, name, names)}:${line}`,
    weight: seen && names.weights?.ofCall(seen),
  };
}

/** Whether the linker's `a/b.(*T).M` is what the compiler prints as `(*T).M`, or elsewhere as `b.(*T).M`. */
function isCalled(symbol: string, printed: string): boolean {
  const { rest } = splitSymbol(symbol);
  if (printed === rest) return true;
  return printed.endsWith(`.${rest}`) && !/[.([]/.test(printed.slice(0, -rest.length - 1));
}
