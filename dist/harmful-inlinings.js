// src/profile/harmful-inlinings.ts
const KNOWN = [{
	caller: "runtime.ReadTrace",
	callee: "runtime.gopark",
	from: 22,
	to: 24,
	title: "The program can hang while an execution trace ends",
	message: "With this profile, `runtime.gopark` is inlined into `runtime.ReadTrace`, which then can no longer be stopped when a trace ends: the whole program stands still. It concerns programs that take execution traces (`runtime/trace`, `/debug/pprof/trace`, continuous profilers).",
	fix: "Build with Go 1.25 or later, or take no execution traces of this program.",
	url: "https://github.com/golang/go/issues/74045"
}, {
	callee: "google.golang.org/grpc/internal/transport.(*loopyWriter).processData",
	from: 21,
	title: "Each gRPC connection may hold more memory",
	message: "With this profile, gRPC’s `(*loopyWriter).processData` is inlined into the loop that every connection runs, up to three times, and each time its buffer of 16 KiB becomes a part of that goroutine’s stack.",
	fix: "Compare the memory of both binaries under load, or name the function in `exclude`.",
	url: "https://github.com/grpc/grpc-go/issues/6991"
}];
/**
* Those that this version of Go does.
* @param goVersion as `go env GOVERSION` prints it; development versions have no place among the releases, so none is known.
*/
function harmfulInlinings(goVersion) {
	const minor = goMinor(goVersion);
	if (minor === void 0) return [];
	return KNOWN.filter(({ from, to = minor }) => from <= minor && minor <= to);
}
/** 26 of `go1.26.8`; undefined for development versions. */
function goMinor(goVersion) {
	const minor = /^go1\.(\d+)/.exec(goVersion)?.[1];
	return minor === void 0 ? void 0 : Number(minor);
}

export { harmfulInlinings as n, goMinor as t };