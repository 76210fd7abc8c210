import { type Command, type Config, type ConfigPlace, type RawInputs, readRun } from '../../src/config.ts';

/** The configuration of a run for one program. @throws UsageError as `readRun`. */
export async function readConfig(raw: RawInputs, place: ConfigPlace, command: Command): Promise<Config> {
  const run = await readRun(raw, place, command);
  if (run.kind === 'one') return run.config();
  throw new Error('several targets are meant');
}
