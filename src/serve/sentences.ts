import { ExpectedError } from '../system/errors.ts';
import type { Finding } from '../system/errors.ts';
import { duration } from '../system/text.ts';
import { excerpt } from '../system/text.ts';
import { asSentence } from '../system/text.ts';
import { type End, howItEnded, lastOutput } from '../system/exec.ts';

const FIX_NOT_FOUND = 'Install the program that was not found, or add its folder to the PATH.';

/** @param output what the service printed. */
export function endedBeforeReady(end: End, output: string): ExpectedError {
  return new ExpectedError(`The service ${howItEnded(end)} before it was ready. ${lastWords(output)}`, {
    fix: fixOfEnd(end, 'Run `serve` by hand in the working directory and mend it.'),
  });
}

/** @param output what the service printed. */
export function endedWhileProfiled(end: End, output: string): ExpectedError {
  return new ExpectedError(`The service ${howItEnded(end)} while it was profiled. ${lastWords(output)}`, {
    fix: fixOfEnd(end, 'Run `serve` and `load` by hand and mend what ends it; its profiles were not used.'),
  });
}

function fixOfEnd({ exitCode }: End, otherwise: string): string {
  if (exitCode === 127) return FIX_NOT_FOUND;
  if (exitCode !== 0) return otherwise;
  return 'Let `serve` stay in the foreground for as long as the service runs, without `&` or `-d`.';
}

/** The failure of waiting, with what the service printed meanwhile. */
export function notReady(error: ExpectedError, output: string): ExpectedError {
  return new ExpectedError(`${error.message} ${lastWords(output)}`, {
    ...(error.fix !== undefined && { fix: error.fix }),
    cause: error,
  });
}

/** @param output what the load printed. */
export function loadFailed(end: End, output: string): ExpectedError {
  return new ExpectedError(
    `\`load\` ${howItEnded(end)}, so the profile would not be that of a loaded service. ${lastOutput(output)}`,
    {
      fix:
        end.exitCode === 127
          ? FIX_NOT_FOUND
          : 'Run it by hand against the service and mend it; where its exit code speaks of something else, add `|| true`.',
    },
  );
}

/**
 * @param ran milliseconds that the load lasted.
 * @param took milliseconds that all sources took.
 */
export function loadEndedEarly(ran: number, took: number): Finding {
  return {
    severity: 'warning',
    message: `\`load\` ended after ${duration(ran)}, but profiling took ${duration(took)}: for the rest of it the service was idle.`,
    fix: 'Make it run longer than the profiles take; what outlasts them is stopped.',
  };
}

/** What a Go program that crashes says first is what counts; the goroutines that follow are many lines. */
export function lastWords(output: string): string {
  const crash = /^(?:panic|fatal error): .*$/m.exec(output)?.[0];
  return crash === undefined ? lastOutput(output) : `It said: ${asSentence(excerpt(crash, 200))}`;
}
