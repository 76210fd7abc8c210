import { duration } from '../../system/text.ts';
import { lastOutput } from '../../system/exec.ts';
import { lastWords } from '../../serve/sentences.ts';
import { BudgetSpent } from '../meter.ts';

/** The time was over before a run of the load was; what it waited for then. */
export class LoadUnfinished extends BudgetSpent {
  readonly fix: string;
  constructor(message: string, fix: string) {
    super(message);
    this.fix = fix;
  }
}

/**
 * @param waited milliseconds.
 * @param output what the server printed.
 */
export function stillNotReady(waited: number, output: string, ready: string | undefined): LoadUnfinished {
  return new LoadUnfinished(
    `The service was not ready after ${duration(waited)}. ${lastWords(output)}`,
    ready === undefined
      ? 'Let `serve` listen where `load` asks it, name a URL in `ready` that tells when it can be used, or raise `budget`.'
      : 'Check that `ready` is a URL that the service answers with 2xx, and that `serve` starts it; or raise `budget`.',
  );
}

/**
 * @param ran milliseconds.
 * @param output what the load printed.
 */
export function stillRunning(ran: number, output: string): LoadUnfinished {
  return new LoadUnfinished(
    `\`load\` was still running after ${duration(ran)}. ${lastOutput(output)}`,
    'Give `load` a fixed amount of work for some seconds, such as a number of requests, or raise `budget`.',
  );
}
