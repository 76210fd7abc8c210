import { readFile } from 'node:fs/promises';
import { Command, CommanderError, Option } from 'commander';
import { ABOUT, type About, ENTRY_INPUTS } from './config/about.ts';
import type { SettingName } from './config/settings.ts';
import type { Command as CommandName, RawInputs } from './config.ts';
import { reasonOf } from './system/errors.ts';
import { renderJson } from './report/json.ts';
import type { Invocation } from './run.ts';
import { VERSION } from './system/package.ts';

interface CommandLine {
  readonly json: boolean;
  /** Absent when the answer was given already: `--help`, `--version`, or a usage error. */
  readonly invocation?: Invocation;
}

const ABOUT_COMMAND: Readonly<Record<CommandName, string>> = {
  refresh:
    'Collect profiles, decide whether they change anything, compare the builds and propose the new profile.',
  collect: 'Collect, validate and merge profiles, and write the result to its place.',
  build: 'Build the program with its profile and without, and verify both binaries.',
  compare: 'Build two sides and measure them with the benchmarks of the module.',
  check: 'Say whether the committed profile is still good for this source tree.',
  rollback: 'Propose the profile as it was before the last refresh that was merged.',
  targets: 'List the targets of the config file, those that changed or all, for a matrix of jobs.',
  merge: 'Merge profile files into one.',
  inspect: 'Say what a profile holds and whether the compiler can use it.',
  diff: 'Say how far two profiles are apart in what the compiler sees.',
  init: 'Write a workflow and a config file to start from.',
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
    .showHelpAfterError('Run `go-pgo COMMAND --help` to see what there is.')
    .exitOverride();
  const asked = COMMANDS.find((name) => name === args[0]);
  for (const name of COMMANDS) {
    // The options of the others would only be shown, and there are two hundred.
    const command = addCommand(program, name, asked === undefined || asked === name);
    command.action(async () => {
      read = await invocationOf(name, command);
    });
  }
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const isAnswer = error.exitCode === 0 || (error.code === 'commander.help' && args.length > 0);
    process.exitCode = isAnswer ? 0 : 2;
    const name = COMMANDS.find((command) => command === args[0]);
    // What was wrong is on stderr already; who asked for a document gets one, too.
    if (!isAnswer && name !== undefined && args.includes('--json')) await writeUsageError(name, error);
    return { json: false };
  }
  return read;
}

/** Commander's message has the error in its first line and a suggestion in its second. */
function writeUsageError(command: CommandName, error: CommanderError): Promise<void> {
  const [message = '', hint] = withoutValue(error.message)
    .replace(/^error: /, '')
    .split('\n');
  const fix = hint?.replace(/^\((.*)\)$/, '$1') ?? `Run \`go-pgo ${command} --help\` to see what there is.`;
  const document = renderJson({ command, findings: [], error: { message, fix } });
  return new Promise((resolve) => process.stdout.write(document, () => resolve()));
}

/** What was given to an option that is none may be a secret: `unknown option '--tokn=***'`. */
function withoutValue(said: string): string {
  return said.replace(/(unknown option '[^'=]*=).*'/s, "$1***'");
}

function addCommand(program: Command, name: CommandName, isToBeRead: boolean): Command {
  const command = program.command(name).description(ABOUT_COMMAND[name]).exitOverride();
  if (!isToBeRead) return command;
  if (name === 'merge') {
    command
      .argument('<files...>', 'profiles to merge')
      .requiredOption('--output <FILE>', 'where to write the merged profile');
  } else if (name === 'inspect') command.argument('<file>', 'profile to look into');
  else if (name === 'diff')
    command.argument('<old>', 'profile from before').argument('<new>', 'profile from after');
  if (name === 'demo')
    command.option(
      '--output-directory <DIR>',
      'Folder for everything that stays. Default: a new temporary folder.',
    );
  addSettings(command, name);
  return command.option('--json', 'Print the result as one JSON document.');
}

function addSettings(command: Command, name: CommandName): void {
  const takes = (about: About) => about.commands.includes(name);
  if (takes(ENTRY_INPUTS.sources)) {
    command.option('--sources <FILE>', 'YAML list of sources; `-` reads it from stdin.');
    command.addOption(
      new Option(
        '--source <SOURCE>',
        'One source: a URL, a path, or a map such as `artifact: NAME`. May be repeated.',
      ).argParser((value: string, previous: string[] | undefined) => [...(previous ?? []), value]),
    );
  }
  if (takesConfig(name)) command.option('--config <FILE>', sentence(ENTRY_INPUTS.config));
  if (takes(ENTRY_INPUTS.config))
    command.option('--working-directory <DIR>', sentence(ENTRY_INPUTS['working-directory']));
  for (const [setting, about] of Object.entries(ABOUT) as [SettingName, About][]) {
    if (takes(about)) command.option(`--${setting} <VALUE>`, sentence(about));
  }
}

function takesConfig(name: CommandName): boolean {
  return ENTRY_INPUTS.config.commands.some((command) => command === name);
}

function sentence({ description, default: value }: About): string {
  return value === undefined ? description : `${description} Default: ${value}.`;
}

async function invocationOf(name: CommandName, command: Command): Promise<CommandLine> {
  const given = (option: string): string | undefined =>
    command.getOptionValue(camelCase(option)) as string | undefined;
  const settings = Object.fromEntries(
    Object.keys(ABOUT).flatMap((setting) =>
      given(setting) === undefined ? [] : [[setting, given(setting) as string]],
    ),
  );
  const sourcesFile = given('sources');
  const token = process.env['GITHUB_TOKEN'] ?? process.env['GH_TOKEN'];
  const inputs: RawInputs = {
    settings,
    ...(sourcesFile !== undefined && { sources: await readSourcesFile(sourcesFile, command) }),
    ...(given('source') !== undefined && { source: command.getOptionValue('source') as string[] }),
    // The other commands are about files or examples, not about the repository they are run in.
    ...(takesConfig(name)
      ? given('config') !== undefined && { config: given('config') as string }
      : { config: false }),
    ...(given('working-directory') !== undefined && {
      workingDirectory: given('working-directory') as string,
    }),
    ...(token !== undefined && token !== '' && { token }),
  };
  return {
    json: command.getOptionValue('json') === true,
    invocation: {
      command: name,
      inputs,
      operands: command.args,
      ...(given('output') !== undefined && { output: given('output') as string }),
    },
  };
}

async function readSourcesFile(file: string, command: Command): Promise<string> {
  if (file === '-') return (await import('node:stream/consumers')).text(process.stdin);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    return command.error(`error: --sources: \`${file}\` cannot be read: ${reasonOf(error)}.`);
  }
}

function camelCase(option: string): string {
  return option.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
