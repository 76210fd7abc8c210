// src/commands/ask-go.ts
/** Asks at once, so that Go looks, or builds what it is asked for, beside what is done until the answer is needed. */
function askGoAhead(context, question) {
	const stop = new AbortController();
	const signals = context.signal === void 0 ? [stop.signal] : [stop.signal, context.signal];
	const answer = question({
		...context,
		signal: AbortSignal.any(signals)
	});
	const ended = answer.then(() => {}, () => {});
	return {
		answer,
		[Symbol.asyncDispose]: () => {
			stop.abort();
			return ended;
		}
	};
}

export { askGoAhead as t };