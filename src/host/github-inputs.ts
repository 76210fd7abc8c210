import { ABOUT, ENTRY_INPUTS } from '../config/about.ts';
import { unknownKey } from '../config/explain.ts';
import type { Command } from '../config.ts';
import { UsageError } from '../system/errors.ts';
import type { Invocation } from '../run.ts';

const COMMANDS = ENTRY_INPUTS.command.commands;

/**
 * Reads the step's inputs, which the runner hands over as `INPUT_NAME`; an empty one is one that was not given.
 * @throws UsageError for an input that does not exist (the runner itself only warns) or an unknown command.
 */
export function githubInvocation(env: NodeJS.ProcessEnv): Invocation {
  const given = new Map<string, string>();
  for (const [variable, value] of Object.entries(env)) {
    if (variable.startsWith('INPUT_') && value !== undefined && value.trim() !== '') {
      given.set(variable.slice('INPUT_'.length).toLowerCase(), value.trim());
    }
  }
  const known = [...Object.keys(ENTRY_INPUTS), ...Object.keys(ABOUT)];
  for (const name of given.keys()) if (!known.includes(name)) throw unknownKey(name, 'inputs', known);
  const optional = <K extends string>(key: K, name: string) =>
    (given.has(name) ? { [key]: given.get(name) } : {}) as { [P in K]?: string };
  return {
    command: readCommand(given.get('command') ?? 'refresh'),
    operands: [],
    inputs: {
      settings: Object.fromEntries([...given].filter(([name]) => name in ABOUT)),
      ...optional('sources', 'sources'),
      ...optional('config', 'config'),
      ...optional('workingDirectory', 'working-directory'),
      ...optional('token', 'token'),
    },
  };
}

function readCommand(name: string): Command {
  const command = COMMANDS.find((candidate) => candidate === name.trim());
  if (command !== undefined) return command;
  throw new UsageError(`command: there is no \`${name}\`.`, {
    fix: `There are ${COMMANDS.map((candidate) => `\`${candidate}\``).join(', ')}.`,
  });
}
