import { run } from '../../src/system/exec.ts';
import { goProgram } from './go-programs.ts';

/** What a Go program for ELF does, and what it says about where each instruction comes from, as digests. */
export interface BuiltCode {
  /** By their names: machine code and data. */
  readonly sections: Readonly<Record<string, string>>;
  /** Of the function, file and line of every instruction, with the stack of calls inlined there. */
  readonly positions: string;
  readonly functions: number;
  readonly inlined: number;
}

/** Of an unstripped binary. */
export async function builtCode(path: string): Promise<BuiltCode> {
  const { exitCode, stdout, stderr } = await run([await goProgram('built-code'), path], {
    cwd: import.meta.dirname,
  });
  if (exitCode !== 0) throw new Error(`built-code ${path}: ${stderr}`);
  return JSON.parse(stdout.toString()) as BuiltCode;
}
