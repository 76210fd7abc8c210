import type { Config } from '../../src/settings/config.ts';
import { type ConfigPlace, type RawInputs, readRun } from '../../src/settings/read.ts';
import type { Command } from '../../src/settings/settings.ts';

/** The configuration of a run for one program. @throws UsageError as `readRun`. */
export async function readConfig(raw: RawInputs, place: ConfigPlace, command: Command): Promise<Config> {
  const [target, ...others] = (await readRun(raw, place, command)).targets;
  if (target === undefined || others.length > 0) throw new Error('several targets are meant');
  return target.config();
}
