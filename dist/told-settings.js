import { st as evidenceOf } from "./start.js";

// src/commands/told-settings.ts
const MEASURED = [
	"benchmarks",
	"load",
	"production"
];
/**
* What of the settings is not the default and has a part in what `compare` finds out, as its options are written; nothing
* that may hold secrets or is of one machine, such as environments and folders.
*/
function toldSettings(config, command) {
	const { underLoad, budget, precision, equivalence, evidence } = config;
	const usual = evidenceOf(void 0, command);
	const told = {
		measure: config.measure.size < MEASURED.length && [...config.measure].join(","),
		benchmarks: config.benchmarks !== "." && (config.benchmarks ?? "none"),
		"benchmark-packages": config.benchmarkPackages?.join(","),
		evidence: !isSame(evidence, usual) && ([...evidence].join(",") || "none"),
		budget: budget !== 3e5 && `${budget / 1e3}s`,
		precision: precision !== .005 && percent(precision),
		equivalence: equivalence !== .01 && percent(equivalence),
		"build-flags": config.buildFlags.join(" ") || false,
		serve: underLoad?.serve,
		ready: underLoad?.ready,
		load: underLoad?.load,
		cpus: underLoad?.cpus !== void 0 && String(underLoad.cpus)
	};
	return Object.fromEntries(Object.entries(told).filter((one) => typeof one[1] === "string"));
}
function isSame(one, other) {
	return one.size === other.size && [...one].every((element) => other.has(element));
}
function percent(fraction) {
	return `${Number((fraction * 100).toPrecision(9))}%`;
}

export { toldSettings as t };