import { Er as ExpectedError, Mt as run } from "./start.js";
import { c as runGo, i as lastLines } from "./go.js";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

// src/source-tree/go-program.ts
/**
* Builds the program in a folder of its own below `scratch` and has it answer one question.
* @throws ExpectedError when the Go toolchain cannot build it, or it cannot read or write its files.
*/
async function askGoProgram(go, { name, purpose, source }, question, scratch) {
	const folder = join(scratch, name);
	await mkdir(folder, { recursive: true });
	await writeFile(join(folder, "main.go"), source);
	const program = join(folder, `${name}${go.exe}`);
	const { exitCode, stderr } = await runGo([
		"build",
		"-o",
		program,
		"."
	], {
		...go.context,
		cwd: folder,
		env: {
			...go.context.env ?? process.env,
			GOTMPDIR: folder,
			GOFLAGS: void 0,
			GOOS: void 0,
			GOARCH: void 0,
			GO111MODULE: "off",
			GOWORK: "off"
		}
	});
	if (exitCode !== 0) throw new ExpectedError(`The program that ${purpose} does not build: ${lastLines(stderr, 5)}`, { fix: "Check that `go build` works for a program of the standard library alone." });
	const [asked, answered] = [join(folder, "question.json"), join(folder, "answer.json")];
	await writeFile(asked, JSON.stringify(question));
	const ended = await run([
		program,
		asked,
		answered
	], {
		...go.context,
		cwd: folder
	});
	if (ended.exitCode !== 0) throw failed(purpose, ended);
	return JSON.parse(await readFile(answered, "utf8"));
}
function failed(purpose, { exitCode, stderr }) {
	const message = `The program that ${purpose} failed: ${lastLines(stderr, 5)}`;
	if (exitCode === PANIC) return new Error(message);
	return new ExpectedError(message, { fix: "Mend what it says of this machine, such as a full disk, then run again." });
}
const PANIC = 2;

export { askGoProgram as t };