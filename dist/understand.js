// src/compare/load/tools/load-output.ts
/** The first group of `pattern` as a number; undefined when there is none in the text. */
function numberIn(text, pattern) {
	const number = Number(pattern.exec(text)?.[1] ?? NaN);
	return Number.isFinite(number) ? number : void 0;
}
const SECONDS = {
	ns: 1e-9,
	us: 1e-6,
	µs: 1e-6,
	μs: 1e-6,
	ms: .001,
	s: 1,
	m: 60,
	h: 3600
};
/** `1.65ms`, `26.00us`, `1m2.5s` in seconds, as Go and wrk write durations; undefined of anything else. */
function secondsOf(text) {
	if (!/^(?:\d+(?:\.\d+)?(?:ns|us|µs|μs|ms|s|m|h))+$/.test(text)) return void 0;
	const seconds = [...text.matchAll(/([\d.]+)([^\d.]+)/g)].reduce((sum, [, value, unit]) => sum + Number(value) * (SECONDS[unit ?? "s"] ?? NaN), 0);
	return Number.isFinite(seconds) ? seconds : void 0;
}
/** A percentile's name: `99` and `99.000` are `p99`, `100` is `max`. */
function percentileName(percent) {
	return Number(percent) === 100 ? "max" : `p${Number(percent)}`;
}
/** Durations by name, without those that are none. */
function latenciesOf(told) {
	const found = {};
	for (const [name, text = ""] of told) {
		const seconds = secondsOf(text);
		if (seconds !== void 0) found[name] = seconds;
	}
	return found;
}

// src/compare/load/tools/ab.ts
/**
* ApacheBench, as its `ab.c` prints: latencies in whole milliseconds. A length that differs from the first answer's
* counts as failed there; here it does not, as most pages that are made differ in length.
*/
function parseAb(output) {
	return output.split(/^This is ApacheBench/m).slice(1).flatMap((text) => {
		const done = numberIn(text, /^Complete requests:\s+(\d+)/m);
		if (done === void 0) return [];
		const broken = /^[ \t]+\(Connect: (\d+), Receive: (\d+), Length: \d+, Exceptions: (\d+)\)/m.exec(text);
		const failed = broken === null ? numberIn(text, /^Failed requests:\s+(\d+)/m) ?? 0 : broken.slice(1).reduce((sum, number) => sum + Number(number), 0);
		const refused = numberIn(text, /^Non-2xx responses:\s+(\d+)/m) ?? 0;
		const throughput = numberIn(text, /^Requests per second:\s+([\d.]+)/m);
		const percentiles = [...text.matchAll(/^[ \t]+(\d+)%\s+(\d+)/gm)].map(([, percent, milliseconds]) => [percent === "100" ? "max" : `p${percent}`, Number(milliseconds) / 1e3]);
		return [{
			tool: "ab",
			work: "request",
			done,
			failed: Math.min(done, failed + refused),
			latencies: Object.fromEntries(percentiles),
			latencyStep: .001,
			...throughput !== void 0 && { throughput }
		}];
	});
}

// src/compare/load/tools/hey.ts
/** hey 0.1: latencies in tenths of a millisecond; 0.1.5 writes `%%` where earlier ones write `%`. */
function parseHey(output) {
	return output.split(/^Summary:$/m).slice(1).flatMap((text) => {
		const answers = [...text.matchAll(/^[ \t]+\[(\d+)\]\s+(\d+) responses$/gm)];
		const errors = [...(text.split(/^Error distribution:$/m)[1] ?? "").matchAll(/^[ \t]+\[(\d+)\]\s/gm)];
		const count = (numbers) => numbers.reduce((sum, number) => sum + Number(number), 0);
		const broken = count(errors.map(([, number]) => number));
		const refused = answers.filter(([, status]) => Number(status) >= 400).map(([, , number]) => number);
		const done = count(answers.map(([, , number]) => number)) + broken;
		const throughput = numberIn(text, /^[ \t]+Requests\/sec:\s+([\d.]+)/m);
		if (throughput === void 0) return [];
		const max = numberIn(text, /^[ \t]+Slowest:\s+([\d.]+) secs/m);
		const percentiles = [...text.matchAll(/^[ \t]+(\d+)%+ in ([\d.]+) secs$/gm)].map(([, percent, seconds]) => [`p${percent}`, Number(seconds)]);
		return [{
			tool: "hey",
			work: "request",
			done,
			failed: broken + count(refused),
			throughput,
			latencies: Object.fromEntries([...percentiles, ...max === void 0 ? [] : [["max", max]]]),
			latencyStep: 1e-4
		}];
	});
}

// src/compare/load/tools/k6.ts
/**
* The summary that k6 prints at its end: in sections since 1.0, where those of groups and scenarios follow the total,
* and one list in alphabetical order before (`--summary-mode=legacy`).
*/
function parseK6(output) {
	const inSections = output.split(/█ TOTAL RESULTS/).slice(1);
	return (inSections.length > 0 ? inSections : listsIn(output)).flatMap((text) => {
		const requests = counter(text, "http_reqs");
		const counted = requests ?? counter(text, "iterations");
		if (counted === void 0) return [];
		const told = (metric(text, requests === void 0 ? "iteration_duration" : "http_req_duration") ?? "").split(/\s+/).flatMap((word) => {
			const equals = word.indexOf("=");
			const [name, value] = [word.slice(0, Math.max(0, equals)), word.slice(equals + 1)];
			const percent = name === "med" ? "50" : /^p\((\d+(?:\.\d+)?)\)$/.exec(name)?.[1];
			if (percent !== void 0) return [[`p${Number(percent)}`, value]];
			return name === "max" ? [[name, value]] : [];
		});
		const failed = requests === void 0 ? void 0 : failedRequests(text);
		return [{
			tool: "k6",
			work: requests === void 0 ? "iteration" : "request",
			done: counted.total,
			throughput: counted.perSecond,
			latencies: latenciesOf(told),
			...failed !== void 0 && { failed }
		}];
	});
}
/** In alphabetical order, so that each list ends with its iterations, but for the lines of virtual users. */
function listsIn(output) {
	const lists = [[]];
	for (const line of output.split(/(?<=\n)/)) {
		lists.at(-1)?.push(line);
		if (/iterations\.*: /.test(line)) lists.push([]);
	}
	return lists.map((lines) => lines.join(""));
}
/**
* Whether k6 said at its beginning that a scenario changes its rate or its number of users; undefined when it did not
* say what it does.
*/
function saysItRamps(output) {
	if (!/^[ \t]+scenarios: \(/m.test(output)) return void 0;
	return /\bover \d+ stages?\b/.test(output);
}
/** What follows the dots after a metric's name; lines that begin with `✓` or `✗` have a threshold. */
function metric(text, name) {
	return new RegExp(`^[ \\t]*(?:[✓✗][ \\t]+)?${name}\\.+: +(.*)$`, "m").exec(text)?.[1];
}
function counter(text, name) {
	const told = /^(\d+)\s+([\d.]+)\/s/.exec(metric(text, name) ?? "");
	return told === null ? void 0 : {
		total: Number(told[1]),
		perSecond: Number(told[2])
	};
}
/** `0.50% 5 out of 1000`, in older ones `0.50% ✓ 5 ✗ 995`, where ✓ are those of which it is true that they failed. */
function failedRequests(text) {
	const told = metric(text, "http_req_failed") ?? "";
	return numberIn(told, /^[\d.]+%\s+(?:✓\s+)?(\d+)\s+(?:out of|✗)/);
}

// src/compare/load/tools/vegeta.ts
/** The text report of vegeta: each line names its columns. What it counts as a success is a status from 200 to 399. */
function parseVegeta(output) {
	return output.split(/^(?=Requests\s+\[total)/m).flatMap((text) => {
		const requests = columns(text, "Requests");
		if (requests === void 0) return [];
		const done = Number(requests.get("total"));
		const seconds = secondsOf(columns(text, "Duration")?.get("total") ?? "");
		const good = [...(/^Status Codes\s+\[code:count\]\s+(.*)$/m.exec(text)?.[1] ?? "").matchAll(/(\d+):(\d+)/g)].filter(([, code]) => Number(code) >= 200 && Number(code) < 400).reduce((sum, [, , count]) => sum + Number(count), 0);
		const latencies = [...columns(text, "Latencies") ?? []].filter(([name]) => name === "max" || /^[\d.]+$/.test(name)).map(([name, latency]) => [name === "max" ? name : `p${name}`, latency]);
		return [{
			tool: "vegeta",
			work: "request",
			done,
			failed: done - good,
			latencies: latenciesOf(latencies),
			...seconds !== void 0 && seconds > 0 && { throughput: done / seconds }
		}];
	});
}
/** `NAME  [a, b]  1, 2` by the names of its columns. */
function columns(text, name) {
	const line = new RegExp(`^${name}\\s+\\[([^\\]]*)\\]\\s+(.*)$`, "m").exec(text);
	if (line === null) return void 0;
	const values = (line[2] ?? "").split(", ").map((value) => value.trim());
	return new Map((line[1] ?? "").split(", ").map((column, at) => [column, values[at] ?? ""]));
}

// src/compare/load/tools/wrk.ts
/**
* wrk, and wrk2, which tells more digits: percentiles are there with `--latency` only. What met an error of its
* socket is not among the requests.
*/
function parseWrk(output) {
	return output.split(/^Running \S+ test @ /m).slice(1).flatMap((text) => {
		const done = numberIn(text, /^[ \t]+(\d+) requests in /m);
		if (done === void 0) return [];
		const broken = (/^[ \t]+Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/m.exec(text)?.slice(1) ?? []).reduce((sum, number) => sum + Number(number), 0);
		const refused = numberIn(text, /^[ \t]+Non-2xx or 3xx responses: (\d+)/m) ?? 0;
		const throughput = numberIn(text, /^Requests\/sec:\s+([\d.]+)/m);
		const max = /^[ \t]+Latency\s+\S+\s+\S+\s+(\S+)/m.exec(text)?.[1];
		const percentiles = [...text.matchAll(/^ *([\d.]+)% +(\S+) *$/gm)].map(([, percent = "", latency]) => [percentileName(percent), latency]);
		return [{
			tool: "wrk",
			work: "request",
			done,
			failed: Math.min(done, broken + refused),
			latencies: latenciesOf([["max", max], ...percentiles]),
			...throughput !== void 0 && { throughput }
		}];
	});
}

// src/compare/load/tools/understand.ts
const PARSERS = [
	parseK6,
	parseVegeta,
	parseHey,
	parseWrk,
	parseAb
];
/** They may be forced upon tools that do not write to a terminal. */
const COLOURS = /\u001b\[[\d;]*m/g;
/** How far an amount of work may be off what its rate makes in the time that the command took: a tool may wait, too. */
const CREDIBLE = 2;
/** What a server prints, or what `load` echoes, may look like a load tool's word, too. */
function isCredible({ done, failed = 0, throughput, latencies }, seconds) {
	if (!(Number.isSafeInteger(done) && done > 0)) return false;
	if (!(Number.isSafeInteger(failed) && failed >= 0 && failed <= done)) return false;
	if (!Object.values(latencies).every(Number.isFinite)) return false;
	return throughput === void 0 || done <= CREDIBLE * Math.max(1, throughput * seconds);
}
/**
* What load tools said in the output of a load command; one that was run several times is summed up, without its
* latencies, since percentiles of several runs cannot be told from theirs.
* @param seconds wall time of the command.
* @returns undefined when no tool is known by what it printed, or they count different things.
*/
function understand(output, seconds) {
	const plain = output.replace(COLOURS, "");
	const [first, ...more] = PARSERS.flatMap((parse) => parse(plain)).filter((said) => isCredible(said, seconds));
	if (first === void 0 || more.length === 0) return first;
	const all = [first, ...more];
	if (more.some(({ work }) => work !== first.work)) return void 0;
	const done = all.reduce((sum, one) => sum + one.done, 0);
	const failed = all.reduce((sum, one) => sum + (one.failed ?? 0), 0);
	return {
		tool: first.tool,
		work: first.work,
		done,
		throughput: done / seconds,
		latencies: {},
		...all.some((one) => one.failed !== void 0) && { failed }
	};
}

export { saysItRamps as n, understand as t };