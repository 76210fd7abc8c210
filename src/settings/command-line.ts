import { Command, CommanderError, Option } from 'commander';
import { reasonOf, UsageError } from '../system/errors.ts';
import { readText } from '../system/files.ts';
import { VERSION } from '../system/host.ts';
import { unknownKey } from './mistakes.ts';
import type { Invocation } from './read.ts';
import {
  type Command as CommandName,
  camelCase,
  ENTRY_INPUTS,
  GROUPS,
  SETTINGS,
  type SettingHelp,
} from './settings.ts';

/**
 * Reads the inputs of the workflow step, or the arguments of the CLI, and returns an `Invocation`. The inputs and the options are defined
 * by the same table of settings. For example, the action's command `compare` with the input `min-samples: 1000` and the CLI call
 * `go-pgo compare --min-samples 1000` have the same `Invocation`:
 *
 *     { command: 'compare', inputs: { settings: { 'min-samples': '1000' }, … }, operands: [] }
 *
 * The values in an `Invocation` are still texts. `settings/read.ts` validates them.
 */

const SETTING_TABLE: Readonly<Record<string, SettingHelp>> = SETTINGS;
/** The names of the action's inputs. */
export const INPUTS: Readonly<Record<string, SettingHelp>> = {
  ...ENTRY_INPUTS,
  ...Object.fromEntries(Object.entries(SETTING_TABLE).filter(([, { place }]) => place !== 'config')),
};

/**
 * Reads the inputs of the workflow step. The runner passes each input in an environment variable such as `INPUT_NAME`. An empty variable
 * counts as an absent input.
 * @throws UsageError for an unknown command, and for an unknown input, because the runner only prints a warning about unknown inputs.
 */
export function githubInvocation(env: Readonly<Record<string, string | undefined>>): Invocation {
  const written: Record<string, string> = {};
  for (const [variable, value = ''] of Object.entries(env))
    if (variable.startsWith('INPUT_') && value.trim() !== '')
      written[variable.slice('INPUT_'.length).toLowerCase()] = value.trim();
  for (const name of Object.keys(written)) {
    if (Object.hasOwn(INPUTS, name)) continue;
    if (!Object.hasOwn(SETTING_TABLE, name)) throw unknownKey(name, 'inputs', Object.keys(INPUTS));
    throw new UsageError(`inputs: \`${name}\` is not an input.`, {
      fix: `Write \`${name}: …\` into the config file, \`.github/pgo.yml\`.`,
    });
  }
  const { command = 'refresh', sources, config, token, 'working-directory': folder, ...settings } = written;
  const { commands } = ENTRY_INPUTS.command;
  const known = commands.find((name) => name === command);
  if (known === undefined) throw unknownKey(command, 'command', commands);
  const inputs = { settings, sources, config, token, workingDirectory: folder };
  return { command: known, operands: [], inputs };
}

/** The result of reading the arguments of the CLI. */
interface CommandLine {
  /** Whether the result is printed as a JSON document. */
  readonly json: boolean;
  /** Whether the command may ask the user questions; default: true. */
  readonly asks?: boolean;
  /** Whether to show the output of the user's commands; default: false. */
  readonly verbose?: boolean;
  /** The command to run; absent if the CLI has already printed the help, the version or a usage error. */
  readonly invocation?: Invocation;
  /** A usage error of a command with `--json`. The caller prints this error also as a JSON document on stdout. */
  readonly failure?: { readonly command: CommandName; readonly error: { message: string; fix: string } };
}

const COMMAND_HELP: Readonly<Record<CommandName, string>> = {
  refresh:
    'Collect profiles, decide whether they change anything, compare the builds, and propose the new profile.',
  collect: 'Collect, validate and merge profiles, and write the result.',
  build: 'Build the program with and without its profile, and verify both binaries.',
  compare: 'Build two sides and compare them by benchmarks, by a load test, or in production.',
  check:
    'Report whether the committed profile is still good for this source tree, and whether builds use it.',
  repair: 'Match the committed profile to today’s source, compare the builds, and propose the result.',
  rollback: 'Propose the profile from before the newest change, to undo a refresh.',
  targets: 'List the targets of the config file, for a matrix of jobs.',
  merge: 'Merge profile files into one.',
  inspect: 'Report what a profile holds and whether the compiler can use it.',
  diff: 'Report how much two profiles differ in what the compiler reads.',
  init: 'Look at the repository, and write the workflow and the config file that fit.',
  demo: 'Run `refresh` on an example service, in a temporary repository, without an account.',
};

/** The commands that run shell commands of the user, such as the settings `build` and `serve`, and the commands in sources. */
const RUNS_COMMANDS: readonly CommandName[] = ['refresh', 'collect', 'build', 'compare', 'repair', 'demo'];

/** All commands of the command line. */
export const COMMAND_NAMES = Object.keys(COMMAND_HELP) as CommandName[];

const EPILOGUE = `
Exit codes: 0 done, 1 failed, 2 wrong usage, 130 or 143 cancelled. Results go to stdout, progress to stderr.
Secrets come from the environment only: GITHUB_TOKEN or GH_TOKEN, and \${NAME} in headers and URLs of sources.`;

/** Reads the arguments. Prints the help, the version or a usage error, and then sets the exit code. */
export async function readCommandLine(args: readonly string[]): Promise<CommandLine> {
  let read: CommandLine = { json: false };
  const program = new Command('go-pgo')
    .description('Keeps default.pgo fresh from production profiles, and shows honestly whether it paid off.')
    .version(VERSION)
    .addHelpText('after', EPILOGUE)
    .configureOutput({ outputError: (message, write) => write(withoutValue(message)) })
    .showHelpAfterError('Run `go-pgo COMMAND --help` for the options.')
    .exitOverride();
  const isBrief = args.some((arg) => arg === '--help' || arg === '-h') && !args.includes('--all');
  for (const name of COMMAND_NAMES) {
    const command = program.command(name).description(COMMAND_HELP[name]).exitOverride();
    // Add only the options of the command that the user wrote, because adding the options of all commands is slow.
    if (name === args[0]) addOptions(command, name, isBrief);
    command.action(async () => {
      read = await invocationOf(name, command);
    });
  }
  try {
    await program.parseAsync([...args], { from: 'user' });
    return read;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const isAnswer = error.exitCode === 0 || (error.code === 'commander.help' && args.length > 0);
    process.exitCode = isAnswer ? 0 : 2;
    const command = COMMAND_NAMES.find((name) => name === args[0]);
    if (isAnswer || command === undefined || !args.includes('--json')) return { json: false };
    // The first line of the message is the error. A message may also have a second line with a suggestion.
    const [first = '', hint] = withoutValue(error.message).split('\n');
    const message = first.replace(/^error: /, '');
    const fix = hint?.replace(/^\((.*)\)$/, '$1') ?? `Run \`go-pgo ${command} --help\` for the options.`;
    return { json: true, failure: { command, error: { message, fix } } };
  }
}

/** Hides the value of an unknown option, because the value may be a secret: `unknown option '--tokn=***'`. */
function withoutValue(message: string): string {
  return message.replace(/(unknown option '[^'=]*=).*'/s, "$1***'");
}

const append = (value: string, previous: string[] = []) => [...previous, value];
const repeatable = (flags: string, help: string) =>
  new Option(flags, `${help} Repeatable.`).argParser(append);

/** Adds the options of a command. @param isBrief whether `--help` leaves out the options that are rarely used. */
function addOptions(command: Command, name: CommandName, isBrief: boolean): void {
  if (name === 'merge') {
    command.argument('<files...>', 'profiles to merge');
    command.requiredOption('--output <FILE>', 'Where to write the merged profile.');
  }
  if (name === 'inspect') command.argument('<file>', 'profile to look into');
  if (name === 'diff')
    command.argument('<old>', 'profile from before').argument('<new>', 'profile from after');
  command.option('--json', 'Print the result as one JSON document.');
  if (RUNS_COMMANDS.includes(name))
    command.addOption(
      new Option(
        '--verbose',
        'Also show the evidence, and what your commands print, such as `serve`.',
      ).hideHelp(isBrief),
    );
  if (name === 'init') {
    command.option('--yes', 'Ask nothing; take the defaults.');
    const what = 'Folder of the program, if the repository has several. Default: `.`.';
    command.option('--working-directory <PATH>', what);
    command.option('--package <PATH>', 'Main package, if the folder has several, such as `./cmd/server`.');
  }
  if (name === 'demo')
    command.option('--output-directory <DIR>', 'Folder for the results. Default: a new temporary one.');
  if (name === 'merge' || name === 'collect')
    command.option('--force', 'Write over a file that is not a profile.');
  if (name === 'check')
    command.option(
      '--binary <FILE>',
      'Report only whether this binary was built with PGO, and with this profile.',
    );
  const takes = ({ commands }: SettingHelp) => commands.includes(name);
  if (takes(ENTRY_INPUTS.sources)) {
    command.option('--sources <FILE>', 'YAML list of sources; `-` reads it from stdin.');
    const what = 'One source: a URL, a path, or a map such as `artifact: NAME`.';
    command.addOption(repeatable('--source <SOURCE>', what));
  }
  for (const entry of ['config', 'working-directory'] as const)
    if (takes(ENTRY_INPUTS[entry])) command.option(`--${entry} <PATH>`, helpSentence(ENTRY_INPUTS[entry]));
  const settings = Object.entries(SETTING_TABLE).filter(([, row]) => takes(row));
  for (const [group, names] of Object.entries(GROUPS)) {
    for (const [setting, row] of settings.filter(([settingName]) => names.includes(settingName))) {
      const option = new Option(`--${setting} <VALUE>`, helpSentence(row)).helpGroup(`${group}:`);
      command.addOption(option.hideHelp(isBrief && row.place !== 'often'));
    }
  }
  if (settings.length === 0) return;
  command.addOption(
    repeatable('--set <NAME=VALUE>', 'Set any setting of the config file. An empty VALUE unsets it.'),
  );
  const hidden =
    settings.filter(([, { place }]) => place !== 'often').length + Number(RUNS_COMMANDS.includes(name));
  if (hidden > 0) command.option('--all', `With --help: show ${hidden} more options.`);
}

function helpSentence({ help, default: value, usually = value && `\`${value}\`` }: SettingHelp): string {
  return usually ? `${help} Default: ${usually}.` : help;
}

/** Makes an invocation from the options that the library commander has read. */
async function invocationOf(name: CommandName, command: Command): Promise<CommandLine> {
  const optionValue = <T = string>(option: string) =>
    command.getOptionValue(camelCase(option)) as T | undefined;
  const settings: Record<string, string> = {};
  for (const pair of optionValue<string[]>('set') ?? []) {
    const [, setting, value] = /^([\w-]+)=(.*)$/s.exec(pair) ?? [];
    if (setting === undefined || value === undefined)
      return command.error('error: --set takes NAME=VALUE, such as `--set min-drift=10%`.');
    if (setting === 'sources')
      return command.error('error: --set takes no sources: write `--source SOURCE` or `--sources FILE`.');
    settings[setting] = value;
  }
  const binary = name === 'check' ? optionValue('binary') : undefined;
  for (const setting of Object.keys(SETTING_TABLE)) {
    const value = binary !== undefined && setting === 'binary' ? undefined : optionValue(setting);
    if (value !== undefined) settings[setting] = value;
  }
  const file = optionValue('sources');
  // Read no config file for commands without the option `config`, because these commands do not work on the repository in the current
  // folder.
  const takesConfig = ENTRY_INPUTS.config.commands.includes(name) && binary === undefined;
  const inputs = {
    settings,
    sources: file === undefined ? undefined : await readSourcesFile(file, command),
    source: optionValue<string[]>('source'),
    config: takesConfig ? optionValue('config') : (false as const),
    workingDirectory: optionValue('working-directory'),
    token: process.env['GITHUB_TOKEN'] || process.env['GH_TOKEN'] || undefined,
  };
  return {
    json: optionValue<boolean>('json') === true,
    asks: !(optionValue<boolean>('yes') || optionValue<boolean>('json')),
    verbose: optionValue<boolean>('verbose') === true,
    invocation: {
      command: name,
      inputs,
      operands: binary === undefined ? command.args : [binary],
      output: optionValue('output'),
      force: optionValue<boolean>('force') === true,
    },
  };
}

async function readSourcesFile(file: string, command: Command): Promise<string> {
  if (file === '-') return (await import('node:stream/consumers')).text(process.stdin);
  try {
    return await readText(file);
  } catch (error) {
    return command.error(`error: --sources: \`${file}\` cannot be read: ${reasonOf(error)}.`);
  }
}
