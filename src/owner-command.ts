/** How `sh` is to run a text of the repository's owner. */
export interface OwnerCommand {
  readonly argv: readonly [string, ...string[]];
  /** To be added to the environment; the command itself does not see it. */
  readonly env: Readonly<Record<string, string>>;
}

/** In which the text reaches the shell: everybody on the machine may read its arguments, and it may hold a token. */
const TEXT = 'GO_PGO_COMMAND';
/** Evaluates the text, without leaving it in the environment of what it starts. */
export const EVALUATE = `GO_PGO_TEXT=$${TEXT}; unset ${TEXT}; eval "$GO_PGO_TEXT"`;

/** @param script what the shell is told; it holds `EVALUATE`, and no single quotes where it is put into another. */
export function ownerCommand(text: string, script = EVALUATE): OwnerCommand {
  return { argv: ['sh', '-c', script], env: { [TEXT]: text } };
}
