import { Er as ExpectedError, Nt as start, Sr as _usingCtx, dt as shownCommand, ft as secretsOfHeader, lr as duration, lt as secretsInCommand, ur as excerpt } from "./start.js";
import { n as withDeadline } from "./deadline.js";
import { n as ownerCommand } from "./owner-command.js";

// src/sources/access.ts
const TIMEOUT = 6e4;
/**
* The headers that a server is asked with, those of `headers-command` among them; their values are masked.
* @throws ExpectedError when the command fails or prints something else.
*/
async function headersFor({ headers, headersCommand }, context) {
	if (headersCommand === void 0) return headers;
	for (const secret of secretsInCommand(headersCommand)) context.mask(secret);
	const found = (await outputOf(headersCommand, context)).split("\n").map((line) => line.trim()).filter((line) => line !== "").map((line) => parseHeader(line));
	if (found.length === 0) throw new ExpectedError("The `headers-command` printed no header.", { fix: FIX });
	for (const [, value] of found) for (const secret of secretsOfHeader(value)) context.mask(secret);
	return {
		...headers,
		...Object.fromEntries(found)
	};
}
const FIX = "Let it print one `Name: value` a line to stdout, such as `Authorization: Bearer …`.";
function parseHeader(line) {
	const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):\s*(.+)$/.exec(line) ?? [];
	if (name === void 0 || value === void 0) throw new ExpectedError("The `headers-command` printed a line that is no header.", { fix: FIX });
	return [name, value];
}
async function outputOf(command, { cwd, env, signal }) {
	return withDeadline(TIMEOUT, signal, async (bounded) => {
		try {
			var _usingCtx$1 = _usingCtx();
			const { argv, env: text } = ownerCommand(command);
			const started = _usingCtx$1.a(await start(argv, {
				cwd,
				env: {
					...env,
					...text
				},
				credentials: "login",
				signal: bounded,
				output: "stdout"
			}));
			const { exitCode } = await started.exited;
			bounded.throwIfAborted();
			if (exitCode === 0) return started.output();
			throw new ExpectedError(`The \`headers-command\` \`${excerpt(shownCommand(command), 60)}\` ended with exit code ${exitCode}.`, { fix: "Run it by hand in the working directory; a login that it needs may have ended." });
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	}, () => new ExpectedError(`The \`headers-command\` did not end within ${duration(TIMEOUT)}.`, { fix: "Run it by hand; it may wait for somebody to log in." }));
}

export { headersFor as t };