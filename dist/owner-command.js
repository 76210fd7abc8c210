// src/owner-command.ts
/** In which the text reaches the shell: everybody on the machine may read its arguments, and it may hold a token. */
const TEXT = "GO_PGO_COMMAND";
/** Evaluates the text, without leaving it in the environment of what it starts. */
const EVALUATE = `GO_PGO_TEXT=$${TEXT}; unset ${TEXT}; eval "$GO_PGO_TEXT"`;
/** @param script what the shell is told; it holds `EVALUATE`, and no single quotes where it is put into another. */
function ownerCommand(text, script = EVALUATE) {
	return {
		argv: [
			"sh",
			"-c",
			script
		],
		env: { [TEXT]: text }
	};
}

export { ownerCommand as n, EVALUATE as t };