import { Sr as _usingCtx, jt as childStarted } from "./start.js";
import { r as goVersion, s as pprofCommand } from "./go.js";
import { t as askGoAhead } from "./ask-go.js";

// src/commands/merge.ts
/** `merge FILE... --output FILE` */
async function merge(job, output) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { cwd, env, signal } = job.host;
		const pprof = _usingCtx$1.a(askGoAhead({
			cwd,
			env,
			signal
		}, pprofCommand));
		const version = _usingCtx$1.a(askGoAhead({
			cwd,
			env,
			signal
		}, goVersion));
		await Promise.race([childStarted(), pprof.answer.catch(() => {})]);
		const { mergeOperands } = await import("./merge-operands.js");
		await mergeOperands(job, output, {
			version,
			pprof
		});
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}

export { merge };