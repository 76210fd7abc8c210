/**
 * The errors a user can meet. An expected error says what happened and where (`message`) and what to do
 * (`fix`); only the entry reports it. Anything else that is thrown is a bug and keeps its stack.
 */
export class ExpectedError extends Error {
  readonly fix: string | undefined;
  /** Exit code of the process: 1 failed, 2 wrong usage, 128 + signal when cancelled. */
  readonly exitCode: number;

  constructor(message: string, options: { fix?: string; cause?: unknown; exitCode?: number } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.name;
    this.fix = options.fix;
    this.exitCode = options.exitCode ?? 1;
  }
}

/** A misspelt input, option, key or value; the command did not start. */
export class UsageError extends ExpectedError {
  constructor(message: string, options: { fix?: string; cause?: unknown } = {}) {
    super(message, { ...options, exitCode: 2 });
  }
}

/** The run was ended from outside (Ctrl-C, SIGTERM, job cancelled). */
export class Cancelled extends ExpectedError {
  constructor(signalName: 'SIGINT' | 'SIGTERM' = 'SIGINT') {
    super(`Cancelled by ${signalName}.`, {
      fix: 'What is told here is partial: what was done before. Run again for all of it.',
      exitCode: signalName === 'SIGINT' ? 130 : 143,
    });
  }
}

/** The text of any thrown value, without its stack. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
