import { randomUUID } from 'node:crypto';
import { endProcessesOf, processesOf } from '../harness/act/processes.ts';
import { unusedPort } from '../harness/pprof-server.ts';

/** A free address, and a variable by which whatever is started with it can be found and ended. */
export async function marked() {
  const variable = { GO_PGO_TEST_MARK: randomUUID() };
  const mark = `GO_PGO_TEST_MARK=${variable.GO_PGO_TEST_MARK}`;
  return {
    variable,
    address: `127.0.0.1:${await unusedPort()}`,
    /** Ids of the processes that still live. */
    living: () => processesOf(mark),
    [Symbol.asyncDispose]: () => endProcessesOf(mark),
  };
}
