import { count, fixed } from '../../system/format.ts';

/** As many endpoints have a line of progress each; more are told by their number. */
const FEW = 10;
/** Milliseconds between two lines. */
const PAUSE = 3_000;

/** Whether so many endpoints are told by their number, and one of them more or less does not matter. */
export function areMany(endpoints: number): boolean {
  return endpoints > FEW;
}

/** What people see of many endpoints at work. */
export interface Tally {
  /** One more gave its profile, or gave up. */
  done(): void;
}

/**
 * Says how many endpoints are profiled, and now and then how many of them are done.
 * @param seconds lengths of their profiles; one, or each.
 */
export function tally(total: number, seconds: readonly number[], progress: (line: string) => void): Tally {
  const [least, most] = [Math.min(...seconds), Math.max(...seconds)];
  progress(`Profiling ${count(total, 'endpoint')} for ${least === most ? '' : `${least} to `}${most} s`);
  let done = 0;
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    timer = undefined;
    progress(`${fixed(done, 0)} of ${count(total, 'endpoint')} done`);
  };
  return {
    done() {
      done += 1;
      if (done < total) {
        timer ??= setTimeout(tell, PAUSE).unref();
        return;
      }
      clearTimeout(timer);
      tell();
    },
  };
}
