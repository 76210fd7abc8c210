import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** One hour: a command that takes longer hangs. */
const LONGEST_MS = 3_600_000;

/** Runs a program to its end. @returns its stdout. @throws Error with the end of its output if the program fails. */
export async function output(cwd: string, [program, ...args]: readonly string[]): Promise<string> {
  try {
    const options = { cwd, maxBuffer: 2 ** 28, timeout: LONGEST_MS };
    const { stdout } = await run(program ?? '', args, options);
    return stdout;
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string };
    const command = [program, ...args].join(' ');
    throw new Error(`${command} failed: ${(`${stdout}${stderr}`.trim() || message).slice(-2000)}`);
  }
}
