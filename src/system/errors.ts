import { getSystemErrorMap } from 'node:util';

/**
 * An error that a user can meet: `message` says what happened and where, `fix` what to do. Only the entry reports it.
 * Anything else that is thrown is a bug and keeps its stack.
 */
export class ExpectedError extends Error {
  readonly fix: string | undefined;
  /** Exit code of the process: 1 failed, 2 wrong usage, 128 + signal when cancelled. */
  readonly exitCode: number;
  /** `no profile`: the repository merely has no profile yet; undefined for all other failures. */
  readonly kind: 'no profile' | undefined;

  constructor(
    message: string,
    options: { fix?: string; cause?: unknown; exitCode?: number; kind?: 'no profile' } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.name;
    this.fix = options.fix;
    this.exitCode = options.exitCode ?? 1;
    this.kind = options.kind;
  }
}

/** For `catch`: goes on without a result. @throws bugs. */
export function undefinedIfExpected(error: unknown): undefined {
  if (!(error instanceof ExpectedError)) throw error;
}

/** For `catch`: the same failure, with its message put through `say`. @throws bugs unchanged. */
export function reworded(say: (message: string) => string, fix?: string) {
  return (error: unknown): never => {
    if (!(error instanceof ExpectedError)) throw error;
    throw new ExpectedError(say(error.message), { fix: fix ?? error.fix, cause: error });
  };
}

/** A misspelt input, option, key or value; the command did not start. */
export class UsageError extends ExpectedError {
  constructor(message: string, options: { fix?: string; cause?: unknown } = {}) {
    super(message, { ...options, exitCode: 2 });
  }
}

/** The new profile must not be used: the report then has the decision `reject`. */
export class Rejected extends ExpectedError {
  readonly reason: string;

  /** @param options `reason` of the decision; default: the message. */
  constructor(message: string, options: { reason?: string; fix?: string; cause?: unknown } = {}) {
    super(message, options);
    this.reason = options.reason ?? message;
  }
}

/** The run was ended from outside (Ctrl-C, SIGTERM, job cancelled). */
export class Cancelled extends ExpectedError {
  constructor(signalName: 'SIGINT' | 'SIGTERM' = 'SIGINT') {
    super(`Cancelled by ${signalName}.`, { exitCode: signalName === 'SIGINT' ? 130 : 143 });
  }
}

/** A remark of validation or collection; it travels with the value it is about. */
export interface Finding {
  /** `error`: the thing was left out or the run fails; `warning`: doubtful but used; `note`: good to know. */
  readonly severity: 'error' | 'warning' | 'note';
  /** The source as the user wrote it, without secrets. */
  readonly source?: string;
  /** The file, artifact entry or endpoint inside the source. */
  readonly file?: string;
  /** Line of the file, counted from 1. */
  readonly line?: number;
  readonly message: string;
  /** What to do about it. */
  readonly fix?: string;
}

/** Returns a finding of severity `warning`. */
export function warning(message: string, fix?: string): Finding {
  return { severity: 'warning', message, fix };
}

/** Returns a finding of severity `note`. */
export function note(message: string, fix?: string): Finding {
  return { severity: 'note', message, fix };
}

/** What to do about a kind of failure, where nothing better is known. */
export const WHAT_TO_DO = {
  interrupted:
    'Look into the log of the service and of the proxies in between; it may restart, or end long requests.',
  throttled: 'Ask for less, or less often.',
  tooLarge: 'Ask for less: a narrower query, a shorter time, a smaller file.',
  fullDisk: 'Free some space there and where TMPDIR (RUNNER_TEMP in a workflow) is, then run again.',
  denied: 'Let this user read and write there, then run again.',
  exhausted: 'Close other programs or raise the limit of this user (ulimit), then run again.',
  cancelledEarly: 'There is no result yet, and no file of yours has changed. Run it again.',
  cancelled: 'The result is partial: it shows what was done before. Run again for all of it.',
} as const;

/** The text of any thrown value, without its stack. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const SYSTEM_WORDS = new Map([...getSystemErrorMap().values(), ['EISDIR', 'it is a folder']]);

/** The operating system's words for an error, such as `no such file or directory`; without a path. */
export function reasonOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? messageOf(error) : (SYSTEM_WORDS.get(code) ?? code);
}

const KINDS: Readonly<Record<string, 'fullDisk' | 'denied' | 'exhausted'>> = {
  ENOSPC: 'fullDisk',
  EDQUOT: 'fullDisk',
  EFBIG: 'fullDisk',
  EIO: 'fullDisk',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'denied',
  ETXTBSY: 'denied',
  EMFILE: 'exhausted',
  ENFILE: 'exhausted',
  ENOMEM: 'exhausted',
  EAGAIN: 'exhausted',
};

/** A refusal of the machine, such as a full disk, which is no bug at any step. Undefined for everything else. */
export function machineFailure(error: unknown): ExpectedError | undefined {
  const { code = '', path = '', dest = path, syscall } = error as NodeJS.ErrnoException & { dest?: string };
  const kind = KINDS[code];
  if (!(error instanceof Error) || syscall === undefined || kind === undefined) return undefined;
  const message = `Cannot ${syscall}${dest === '' ? '' : ` ${dest}`}: ${reasonOf(error)}.`;
  return new ExpectedError(message, { fix: WHAT_TO_DO[kind], cause: error });
}
