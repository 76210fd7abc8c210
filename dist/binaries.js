import { n as ExpectedError } from "./errors.js";
import { g as replaceFile, u as readIfThere, v as sha256OfFile } from "./files.js";
import { l as runGo, o as lastLines } from "./go.js";
import { stat } from "node:fs/promises";
import path from "node:path";

// src/golang/binaries.ts
/** The names of both sides, in the order in which the sides are built and shown. */
const SIDES = ["baseline", "candidate"];
/** Returns the checkout that a side is built from; undefined for the user's work tree and for a finished binary. */
function checkoutOfSide(side) {
	return side.kind === "binary" ? void 0 : side.checkout;
}
/** True if the sides are built from different code. False if the sides differ only in their profiles. */
function areOfDifferentCode({ baseline, candidate }) {
	return checkoutOfSide(baseline)?.commit !== checkoutOfSide(candidate)?.commit;
}
/** Returns the name of a platform as users write it, such as `linux/amd64` or `linux/arm64/v8.1`. */
function platformName({ os, arch, variant }) {
	return [
		os,
		arch,
		...variant === void 0 ? [] : [variant]
	].join("/");
}
/** Returns the environment variables with which `go` builds for a platform. The object is empty for Go's default platform. */
function platformEnvironment(platform, cgo) {
	const env = {};
	if (platform !== void 0) {
		const { os, arch, variant } = platform;
		Object.assign(env, {
			GOOS: os,
			GOARCH: arch
		});
		if (variant !== void 0) env[`GO${arch.replace(/le$/, "").toUpperCase()}`] = variant;
	}
	if (cgo !== void 0) env["CGO_ENABLED"] = cgo ? "1" : "0";
	return env;
}
/**
* Returns the file names of a program's two binaries. For Go's default platform, the names are `NAME-baseline` and `NAME-pgo`. For a named
* platform such as `linux/arm64/v8.1`, the names are `NAME_linux_arm64_v8.1-baseline` and `NAME_linux_arm64_v8.1`.
* @param exe the file extension of programs on Go's default platform.
*/
function binaryNames(name, platform, exe) {
	if (platform === void 0) return {
		baseline: `${name}-baseline${exe}`,
		candidate: `${name}-pgo${exe}`
	};
	const ending = platform.os === "windows" ? ".exe" : platform.arch === "wasm" ? ".wasm" : "";
	const stem = `${name}_${platformName(platform).replaceAll("/", "_").replaceAll(",", "-")}`;
	return {
		baseline: `${stem}-baseline${ending}`,
		candidate: `${stem}${ending}`
	};
}
/**
* Reads what a binary records about its build, by `go version -m`.
* @param display the name of the binary in messages.
* @throws ExpectedError if the file does not exist, or if it is not a Go binary.
*/
async function readBuildInfo(binary, context, display = binary) {
	const found = await stat(binary).catch(() => void 0);
	if (!found?.isFile()) throw new ExpectedError(`${display} is ${found === void 0 ? "not there" : "not a file"}.`, { fix: "Check the path of the binary." });
	const { exitCode, stdout, stderr } = await runGo([
		"version",
		"-m",
		binary
	], context);
	const [header = "", ...rest] = stdout.toString().split(/\r?\n/);
	const lines = rest.filter((line) => line.startsWith("	"));
	if (exitCode !== 0 || lines.length === 0) {
		const why = lastLines(stderr, 1).split(": ").at(-1) || "it carries no build information";
		throw new ExpectedError(`${display} is not a Go binary: ${why}.`, { fix: "Name a program built by `go build`, or a test binary built by `go test -c`." });
	}
	const settings = /* @__PURE__ */ new Map();
	let path = "";
	let version;
	for (const line of lines) {
		const [, kind, value = "", moduleVersion] = line.split("	");
		if (kind === "path") path = value;
		if (kind === "mod") version = moduleVersion;
		if (kind !== "build") continue;
		const equals = value.indexOf("=");
		settings.set(value.slice(0, equals), value.slice(equals + 1).replace(/^"(.*)"$/, "$1"));
	}
	return {
		goVersion: header.slice(header.lastIndexOf(": ") + 2),
		path,
		version,
		settings
	};
}
/** Describes a binary of a release. @param platform the platform as the user wrote it; by default, the platform that the binary records. */
function releaseBinary({ binary, info: { settings } }, side, platform = `${settings.get("GOOS")}/${settings.get("GOARCH")}`) {
	return {
		platform,
		side,
		...binary,
		cgo: settings.get("CGO_ENABLED") === "1"
	};
}
const CHECKSUMS = "SHA256SUMS";
/**
* Writes the SHA-256 digests of binaries into `directory`, in the format that `sha256sum --check` reads.
* @returns the path of the written file.
*/
async function writeChecksums(directory, binaries) {
	const lines = binaries.map((binary) => ({
		name: path.basename(binary.path),
		sha256: binary.sha256
	}));
	lines.sort((a, b) => a.name < b.name ? -1 : 1);
	const file = path.join(directory, CHECKSUMS);
	await replaceFile(file, Buffer.from(lines.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join("")));
	return file;
}
/**
* Returns the files that the last `build` command wrote into a folder, according to its file of checksums. Files that have changed since
* that build are left out.
*/
async function leftByBuild(directory) {
	const sums = path.join(directory, CHECKSUMS);
	const text = (await readIfThere(sums).catch(() => void 0))?.toString() ?? "";
	const files = [sums];
	for (const [, sha256, name = ""] of text.matchAll(/^([0-9a-f]{64}) {2}([^/\\]+)$/gm)) {
		const file = path.join(directory, name);
		if (await sha256OfFile(file).catch(() => void 0) === sha256) files.push(file);
	}
	return files;
}

export { leftByBuild as a, readBuildInfo as c, checkoutOfSide as i, releaseBinary as l, areOfDifferentCode as n, platformEnvironment as o, binaryNames as r, platformName as s, SIDES as t, writeChecksums as u };