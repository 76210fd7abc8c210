import { ExpectedError } from '../../system/errors.ts';
import type { Finding } from '../../system/errors.ts';
import { count, fixed, share } from '../../system/format.ts';
import { asSentence } from '../../system/text.ts';
import { type End, howItEnded, lastOutput } from '../../system/exec.ts';
import { lastWords } from '../../serve/sentences.ts';
import type { SideName } from '../subject.ts';

const FIX_NOT_FOUND = 'Install the program that was not found, or add its folder to the PATH.';
/** What k6 ends with when a threshold of the script is crossed. */
const K6_THRESHOLDS = 99;

/** @param output what the server printed. */
export function endedWhileLoaded(end: End, output: string): ExpectedError {
  return new ExpectedError(`The service ${howItEnded(end)} while it was loaded. ${lastWords(output)}`, {
    fix:
      end.exitCode === 127
        ? FIX_NOT_FOUND
        : end.exitCode === 0
          ? 'Let `serve` stay in the foreground for as long as the service runs, without `&` or `-d`.'
          : 'Run `serve` and `load` by hand with this binary as PGO_BINARY, and mend what ends it.',
  });
}

/** @param output what the load printed. */
export function loadCommandFailed(end: End, output: string): ExpectedError {
  return new ExpectedError(`\`load\` ${howItEnded(end)}. ${lastOutput(output)}`, {
    fix: fixOfLoad(end, output),
  });
}

function fixOfLoad({ exitCode }: End, output: string): string {
  if (exitCode === 127) return FIX_NOT_FOUND;
  if (exitCode === K6_THRESHOLDS && /threshold/i.test(output))
    return 'Run k6 with `--no-thresholds` here: what a limited server cannot keep up with is not a failure of the comparison.';
  return 'Run it by hand against the service and mend it; where its exit code speaks of something else, add `|| true`.';
}

/** @param url where something still listens. */
export function portKept(url: URL): ExpectedError {
  return new ExpectedError(
    `Something listens on ${url.host} although \`serve\` was ended, so the other side's server could not.`,
    {
      fix: 'Let `serve` end all that it starts when it gets SIGTERM; containers and daemons that outlive it need a trap that stops them.',
    },
  );
}

/** Why the load is not measured any more. */
export function leftOut(side: SideName, { message, fix }: ExpectedError): Finding {
  return {
    severity: 'warning',
    message: `The load test is left out, it failed with the ${side}: ${asSentence(beginning(message))}`,
    ...(fix !== undefined && { fix }),
  };
}

function beginning(sentence: string): string {
  return /^(The|Something|There) /.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
}

/** @param failed how many of `requests` did. */
export function mostlyErrors(failed: number, requests: number): ExpectedError {
  return new ExpectedError(
    `${fixed(failed, 0)} of ${count(requests, 'request')} failed (${share(failed / requests)}), and answering with errors is not the work that is to be compared.`,
    {
      fix: 'Let `load` ask for what the service answers with success; see what the load tool prints when it is run by hand.',
    },
  );
}

/** Nothing of the load arrived at what `serve` started. */
export function nothingUsed(): ExpectedError {
  return new ExpectedError('What `serve` started used no CPU time while `load` ran.', {
    fix: 'Let `serve` start the server itself, in the foreground, and `load` ask it; what a daemon such as Docker starts cannot be measured.',
  });
}
