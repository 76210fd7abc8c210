import { type ConfiguredRun, type RawInputs, readRun } from '../../src/settings/read.ts';
import type { Command } from '../../src/settings/settings.ts';
import { UsageError } from '../../src/system/errors.ts';
import { type ProgramConfig, programConfig } from '../../src/work.ts';
import { temporaryFolder, writeFiles } from '../harness/temporary.ts';

/** A repository and what a run in it is given. */
export interface Given {
  readonly raw?: Partial<RawInputs>;
  /** The config file. */
  readonly file?: string;
  /** Folders with a module in them. */
  readonly modules?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly command?: Command;
}

export interface Read {
  readonly run: ConfiguredRun;
  /** Of every selected target, sources and all. */
  readonly configs: readonly ProgramConfig[];
  readonly root: string;
  readonly masked: readonly string[];
}

export async function read({ raw, file, modules = [], env = {}, command = 'refresh' }: Given): Promise<Read> {
  await using folder = await temporaryFolder();
  const files: Record<string, string> = { '.git/HEAD': '', 'go.mod': 'module example.com/shop/v2\n' };
  if (file !== undefined) files['.github/pgo.yml'] = file;
  for (const name of modules) files[`${name}/go.mod`] = `module example.com/${name}\n`;
  await writeFiles(folder.path, files);
  const masked: string[] = [];
  const place = { cwd: folder.path, env, mask: (secret: string) => void masked.push(secret) };
  const run = await readRun({ settings: {}, ...raw }, place, command);
  const configs: ProgramConfig[] = [];
  for (const target of run.targets) configs.push(programConfig(await target.config()));
  return { run, configs, root: folder.path, masked };
}

/** Message and fix of the error with which it is refused. */
export async function refusal(given: Given): Promise<string> {
  const error = await read(given).catch((thrown: unknown) => thrown);
  if (error instanceof UsageError) return `${error.message} ${error.fix}`;
  throw new Error('it was accepted', { cause: error });
}
