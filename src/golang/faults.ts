/**
 * Recognises faults that Go reports although the user's program is correct. Examples are a toolchain that is too old, a missing cache, an
 * unusable folder for temporary files, a full disk, and a compiler that crashes. Go itself prints only the symptom. Each row of the table
 * `ROWS` matches a line that Go prints, and says what happened and what to do about it. In the following example, Go prints the first line,
 * and the action reports the sentences below:
 *
 *     go: go.mod requires go >= 1.99 (running go 1.26.8; GOTOOLCHAIN=local)
 *
 *     go.mod requires Go 1.99, but Go 1.26.8 runs, because GOTOOLCHAIN is `local`.
 *     Set `go-version-file: go.mod` of actions/setup-go, or `GOTOOLCHAIN: auto` in the environment of this step.
 *
 * Every function that runs `go` calls `faultOf` first, and shows Go's last lines only if no row of the table matches.
 */

/** A fault of the machine or of the Go toolchain. */
export interface GoFault {
  /** The kind of fault. `full` means that the disk or the memory is full, so other builds would fail, too. */
  readonly kind: 'toolchain' | 'cache' | 'temporary' | 'full' | 'crash';
  /** One sentence that says what happened. */
  readonly message: string;
  readonly fix: string;
}

/** A row of the table of faults: how to recognise a fault, and what to say about it. */
interface FaultRow {
  readonly kind: GoFault['kind'];
  /** Matches a line that Go prints. */
  readonly said: RegExp;
  readonly message: (found: RegExpExecArray) => string;
  readonly fix: string;
}

/** Turns a line that Go printed into a sentence, by removing the prefix `go: ` and adding a full stop. */
const goSentence = ({ input }: RegExpExecArray) => `${input.trim().replace(/^go: /, '').replace(/\.$/, '')}.`;

const NEWER_GO =
  'Set `go-version-file: go.mod` of actions/setup-go, or `GOTOOLCHAIN: auto` in the environment of this step, which lets Go download the version that is required.';
const CACHE =
  'Set HOME, or GOCACHE to a folder that this user may write to, and GOMODCACHE or GOPATH for modules.';

const CRASH_FIX =
  'Try the newest release of Go. If that release crashes too, keep the function at the place of the crash out of the profile with `exclude`, and report the crash at https://go.dev/issue with the profile.';

const ROWS: readonly FaultRow[] = [
  {
    kind: 'toolchain',
    said: /^(?:go: )?(\S+(?: \S+)?) requires go >= (\S+) \(running go ([^\s;)]+)(?:; GOTOOLCHAIN=([^)]*))?\)/,
    message: ([, file, wanted, running, toolchain]) =>
      `${file} requires Go ${wanted}, but Go ${running} runs${toolchain ? `, because GOTOOLCHAIN is \`${toolchain}\`` : ''}.`,
    fix: NEWER_GO,
  },
  {
    kind: 'toolchain',
    said: /^(?:go: )?(?:download (go\S+) for \S+: )?toolchain not available/,
    message: ([, wanted = 'the required toolchain']) => `Go cannot download ${wanted}: it is not available.`,
    fix: 'Check the lines `go` and `toolchain` of go.mod, GOTOOLCHAIN and GOPROXY; or install this version of Go with actions/setup-go.',
  },
  {
    kind: 'cache',
    said: /build cache is required, but could not be located|build cache is disabled by GOCACHE=off/,
    message: (found) => `Go has no folder for its build cache: ${goSentence(found)}`,
    fix: CACHE,
  },
  {
    kind: 'cache',
    said: /failed to initialize build cache at |could not create module cache|module cache not found: /,
    message: (found) => `Go cannot use the folder of its cache: ${goSentence(found)}`,
    fix: CACHE,
  },
  {
    kind: 'temporary',
    said: /^(?:go: )?creating work dir: /,
    message: (found) => `Go cannot use the folder for temporary files: ${goSentence(found)}`,
    fix: 'Set TMPDIR (RUNNER_TEMP in a workflow), and GOTMPDIR if you set it, to a folder that this user may write to.',
  },
  {
    kind: 'full',
    said: /no space left on device|disk quota exceeded|not enough space on the disk/i,
    message: (found) => `The disk is full: ${goSentence(found)}`,
    fix: 'Free some space where Go’s cache (`go env GOCACHE`) and temporary files (`TMPDIR`, `RUNNER_TEMP` in a workflow) are.',
  },
  {
    kind: 'full',
    // Go prints only this line if the system kills a compiler because memory is short.
    said: /: signal: killed|cannot allocate memory|runtime: out of memory/i,
    message: (found) => `The memory is full: ${goSentence(found)}`,
    fix: 'Give the build more memory, or let it compile less at a time: `GOFLAGS=-p=1` in the environment.',
  },
  {
    kind: 'crash',
    said: /internal compiler error: (\S+) has \d+\+\d+ params, but instantiated with/,
    message: (found) =>
      `The Go compiler crashed at \`${found[1]}\`, which had other type parameters when the profile was recorded (https://go.dev/issue/65615): ${goSentence(found)}`,
    fix: 'Use Go 1.22.1 or later, which has the fix; or keep this function out of the profile with `exclude`.',
  },
  {
    kind: 'crash',
    said: /internal compiler error: .*types\.Object is nil, not \*ir\.Name/,
    message: (found) =>
      `The Go compiler crashed at a method of the profile that is part of an interface today (https://go.dev/issue/67016): ${goSentence(found)}`,
    fix: 'Use the newest release of Go; or make a new profile, or keep the method out of this one with `exclude`.',
  },
  {
    kind: 'crash',
    said: /internal compiler error: |\/compile: exit status 2$|\/compile: signal: (?:segmentation fault|aborted|bus error)|^(?:panic|fatal error|SIGSEGV): .*(?:runtime error|segmentation violation|\[signal )/,
    message: (found) => `The Go compiler crashed: ${goSentence(found)}`,
    fix: CRASH_FIX,
  },
  {
    // Matches a line in the stack of a panic of the compiler, because the message of the panic may not name the compiler.
    kind: 'crash',
    said: /^cmd\/compile\/internal\/\S+\(/,
    message: (found) => `The Go compiler crashed in ${goSentence(found)}`,
    fix: CRASH_FIX,
  },
];

/**
 * The maximum number of lines of Go's output that are read, and the maximum number of characters that are read of a line. Go reports a
 * fault in a short line near the beginning or the end.
 */
const [MOST_LINES, MOST_CHARACTERS] = [2_000, 1_000];

/** Returns the fault that explains what `go` printed to stderr; undefined if no row of the table matches. */
export function faultOf(stderr: string): GoFault | undefined {
  const all = stderr.split('\n');
  const lines =
    all.length > MOST_LINES ? [...all.slice(0, MOST_LINES / 2), ...all.slice(-MOST_LINES / 2)] : all;
  for (const { kind, said, message, fix } of ROWS) {
    for (const line of lines) {
      const found = said.exec(line.slice(0, MOST_CHARACTERS));
      if (found !== null) return { kind, message: message(found), fix };
    }
  }
  return undefined;
}
