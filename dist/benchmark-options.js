// src/commands/benchmark-options.ts
/**
* The module's benchmarks as the configuration has them; undefined where it wants none run.
* @param scratch a folder of their own.
*/
function benchmarkOptions({ config, host }, { go }, baseline, candidate, scratch) {
	if (config.benchmarks === void 0 || !config.measure.has("benchmarks")) return void 0;
	return {
		go,
		baseline,
		candidate,
		flags: config.buildFlags,
		packages: config.benchmarkPackages,
		benchmarks: config.benchmarks,
		scratch,
		signal: host.signal,
		progress: (line) => host.progress(line)
	};
}

export { benchmarkOptions as t };