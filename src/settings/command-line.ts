import { Command, CommanderError, Option } from 'commander';
import { reasonOf, UsageError } from '../system/errors.ts';
import { readText } from '../system/files.ts';
import { VERSION } from '../system/host.ts';
import type { Invocation } from './read.ts';
import {
  type About,
  type Command as CommandName,
  camelCase,
  ENTRY_INPUTS,
  GROUPS,
  SETTINGS,
} from './settings.ts';
import { unknownKey } from './values.ts';

/** How both entries read what they are asked for: the terminal from its arguments, the action from its inputs. */

const TABLE: Readonly<Record<string, About>> = SETTINGS;
export const INPUTS: Readonly<Record<string, About>> = {
  ...ENTRY_INPUTS,
  ...Object.fromEntries(Object.entries(TABLE).filter(([, { place }]) => place !== 'config')),
};

/**
 * Reads the step's inputs, which the runner hands over as `INPUT_NAME`; an empty one is not given.
 * @throws UsageError for an input that does not exist (the runner itself only warns) or an unknown command.
 */
export function githubInvocation(env: Readonly<Record<string, string | undefined>>): Invocation {
  const given: Record<string, string> = {};
  for (const [variable, value = ''] of Object.entries(env))
    if (variable.startsWith('INPUT_') && value.trim() !== '')
      given[variable.slice('INPUT_'.length).toLowerCase()] = value.trim();
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(INPUTS, name)) continue;
    if (!Object.hasOwn(TABLE, name)) throw unknownKey(name, 'inputs', Object.keys(INPUTS));
    throw new UsageError(`inputs: \`${name}\` is not an input.`, {
      fix: `Write \`${name}: …\` into the config file, \`.github/pgo.yml\`.`,
    });
  }
  const { command = 'refresh', sources, config, token, 'working-directory': folder, ...settings } = given;
  const { commands } = ENTRY_INPUTS.command;
  const known = commands.find((name) => name === command);
  if (known === undefined) throw unknownKey(command, 'command', commands);
  const inputs = { settings, sources, config, token, workingDirectory: folder };
  return { command: known, operands: [], inputs };
}

interface CommandLine {
  readonly json: boolean;
  /** Whether questions may be asked; absent: yes. */
  readonly asks?: boolean;
  /** Absent when the answer was given already: `--help`, `--version`, or a usage error. */
  readonly invocation?: Invocation;
  /** A usage error, whose document belongs on stdout as well: the command has `--json`. */
  readonly failure?: { readonly command: CommandName; readonly error: { message: string; fix: string } };
}

const ABOUT_COMMAND: Readonly<Record<CommandName, string>> = {
  refresh: 'Collect profiles, decide whether they change anything, compare the builds, propose the profile.',
  collect: 'Collect, validate and merge profiles, and write the result.',
  build: 'Build the program with its profile and without, and verify both binaries.',
  compare: 'Build two sides and measure them: benchmarks, a server under load, production.',
  check: 'Report whether the committed profile is still good for this source tree.',
  repair: 'Match the committed profile to today’s source, compare the builds, propose the result.',
  rollback: 'Propose the profile from before the last refresh that was merged.',
  targets: 'List the targets of the config file, for a matrix of jobs.',
  merge: 'Merge profile files into one.',
  inspect: 'Report what a profile holds and whether the compiler can use it.',
  diff: 'Report how far two profiles differ in what the compiler reads.',
  init: 'Look at the repository, and write the workflow and the config file that fit.',
  demo: 'Run the whole main job on an example service, publishing into a scratch repository.',
};

const COMMANDS = Object.keys(ABOUT_COMMAND) as CommandName[];

const EPILOGUE = `
Exit codes: 0 done, 1 failed, 2 wrong usage. Results go to stdout, progress to stderr.
Secrets come from the environment only: GITHUB_TOKEN, and \${NAME} in headers and URLs of sources.`;

/** Reads the arguments; prints help, version or what is wrong with them, and sets the exit code then. */
export async function readCommandLine(args: readonly string[]): Promise<CommandLine> {
  let read: CommandLine = { json: false };
  const program = new Command('go-pgo')
    .description('Keeps default.pgo fresh from production profiles, and shows honestly whether it paid off.')
    .version(VERSION)
    .addHelpText('after', EPILOGUE)
    .configureOutput({ outputError: (said, write) => write(withoutValue(said)) })
    .showHelpAfterError('Run `go-pgo COMMAND --help` for the options.')
    .exitOverride();
  const isBrief = args.some((one) => one === '--help' || one === '-h') && !args.includes('--all');
  for (const name of COMMANDS) {
    const command = program.command(name).description(ABOUT_COMMAND[name]).exitOverride();
    // The options of all commands take a while. Hidden ones are not suggested for a misspelt one.
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
    const command = COMMANDS.find((name) => name === args[0]);
    if (isAnswer || command === undefined || !args.includes('--json')) return { json: false };
    // The error is in the first line of the message, a suggestion in the second.
    const [first = '', hint] = withoutValue(error.message).split('\n');
    const message = first.replace(/^error: /, '');
    const fix = hint?.replace(/^\((.*)\)$/, '$1') ?? `Run \`go-pgo ${command} --help\` for the options.`;
    return { json: true, failure: { command, error: { message, fix } } };
  }
}

/** The value of an unknown option may be a secret: `unknown option '--tokn=***'`. */
function withoutValue(said: string): string {
  return said.replace(/(unknown option '[^'=]*=).*'/s, "$1***'");
}

const append = (value: string, previous: string[] = []) => [...previous, value];
const repeatable = (flags: string, help: string) =>
  new Option(flags, `${help} Repeatable.`).argParser(append);

function addOptions(command: Command, name: CommandName, isBrief: boolean): void {
  if (name === 'merge') {
    command.argument('<files...>', 'profiles to merge');
    command.requiredOption('--output <FILE>', 'Where to write the merged profile.');
  }
  if (name === 'inspect') command.argument('<file>', 'profile to look into');
  if (name === 'diff')
    command.argument('<old>', 'profile from before').argument('<new>', 'profile from after');
  command.option('--json', 'Print the result as one JSON document.');
  if (name === 'init') command.option('--yes', 'Ask nothing; take the defaults.');
  if (name === 'demo')
    command.option('--output-directory <DIR>', 'Folder for the results. Default: a new temporary one.');
  if (name === 'merge' || name === 'collect')
    command.option('--force', 'Write over a file that is not a profile.');
  if (name === 'check')
    command.option(
      '--binary <FILE>',
      'Report only whether this binary was built with PGO, and with this profile.',
    );
  const takes = (about: About) => about.commands.includes(name);
  if (takes(ENTRY_INPUTS.sources)) {
    command.option('--sources <FILE>', 'YAML list of sources; `-` reads it from stdin.');
    const what = 'One source: a URL, a path, or a map such as `artifact: NAME`.';
    command.addOption(repeatable('--source <SOURCE>', what));
  }
  for (const entry of ['config', 'working-directory'] as const)
    if (takes(ENTRY_INPUTS[entry])) command.option(`--${entry} <PATH>`, sentence(ENTRY_INPUTS[entry]));
  const settings = Object.entries(TABLE).filter(([, about]) => takes(about));
  for (const [group, names] of Object.entries(GROUPS)) {
    for (const [setting, about] of settings.filter(([one]) => names.includes(one))) {
      const option = new Option(`--${setting} <VALUE>`, sentence(about)).helpGroup(`${group}:`);
      command.addOption(option.hideHelp(isBrief && about.place !== 'often'));
    }
  }
  if (settings.length === 0) return;
  command.addOption(repeatable('--set <NAME=VALUE>', 'Set any setting of the config file; empty: none.'));
  const hidden = settings.filter(([, { place }]) => place !== 'often').length;
  command.option('--all', `With --help: show ${hidden} more options.`);
}

function sentence({ help, default: value, usually = value && `\`${value}\`` }: About): string {
  return usually ? `${help} Default: ${usually}.` : help;
}

async function invocationOf(name: CommandName, command: Command): Promise<CommandLine> {
  const given = <T = string>(option: string) => command.getOptionValue(camelCase(option)) as T | undefined;
  const settings: Record<string, string> = {};
  for (const pair of given<string[]>('set') ?? []) {
    const [, setting, value] = /^([\w-]+)=(.*)$/s.exec(pair) ?? [];
    if (setting === undefined || value === undefined)
      return command.error('error: --set takes NAME=VALUE, such as `--set min-drift=10%`.');
    if (setting === 'sources')
      return command.error('error: --set takes no sources: write `--source SOURCE` or `--sources FILE`.');
    settings[setting] = value;
  }
  const binary = name === 'check' ? given('binary') : undefined;
  for (const setting of Object.keys(TABLE)) {
    const value = binary !== undefined && setting === 'binary' ? undefined : given(setting);
    if (value !== undefined) settings[setting] = value;
  }
  const file = given('sources');
  // The other commands are about files or examples, not about the repository they are run in.
  const takesConfig = ENTRY_INPUTS.config.commands.includes(name) && binary === undefined;
  const inputs = {
    settings,
    sources: file === undefined ? undefined : await readSourcesFile(file, command),
    source: given<string[]>('source'),
    config: takesConfig ? given('config') : (false as const),
    workingDirectory: given('working-directory'),
    token: process.env['GITHUB_TOKEN'] || process.env['GH_TOKEN'] || undefined,
  };
  return {
    json: given<boolean>('json') === true,
    asks: !(given<boolean>('yes') || given<boolean>('json')),
    invocation: {
      command: name,
      inputs,
      operands: binary === undefined ? command.args : [binary],
      output: given('output'),
      force: given<boolean>('force') === true,
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
