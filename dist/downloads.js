import { It as pLimit, Rt as duration, Xt as ExpectedError, vt as withDeadline } from "./start.js";
import { n as compare } from "./source.js";
import { n as isZip, r as unpack } from "./zip.js";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";

// src/collect/downloads.ts
/** Runs `task` within the source's time-out, which bounds the search and all downloads. @throws ExpectedError when the time is up. */
function withinTimeout(noun, timeout, signal, task) {
	const most = timeout ?? 9e5;
	return withDeadline(most, signal, task, () => {
		const fix = `Raise the source's \`timeout\`, or take fewer ${noun} by \`limit\`.`;
		return new ExpectedError(`The ${noun} could not be loaded within ${duration(most)}.`, { fix });
	});
}
/** Loads all of them, newest first, and unpacks archives. One that cannot be loaded is a finding and a failure. */
async function loadAll(downloads, { noun, parallel, mostBytes, limit }, context) {
	const atOnce = pLimit(parallel);
	const loaded = await Promise.all(downloads.map((download, index) => {
		const prefix = join(context.scratch, `${index}-`);
		return atOnce(() => context.limit(() => filesOf(download, prefix, mostBytes, context)));
	}));
	const files = loaded.flatMap((part) => part.files);
	const findings = loaded.flatMap((part) => part.findings);
	if (limit !== void 0 && files.length > limit) {
		const message = `The ${noun} hold ${files.length} files; by \`limit\`, ${limit} of them ${limit === 1 ? "was" : "were"} taken.`;
		findings.push({
			severity: "note",
			message
		});
	}
	return {
		files: files.slice(0, limit).sort((a, b) => compare(a.name, b.name)),
		failures: loaded.filter((part) => part.files.length === 0).length,
		findings
	};
}
async function filesOf({ name, bytes, load }, prefix, mostBytes, { signal, disk, wants }) {
	signal.throwIfAborted();
	const folder = await mkdtemp(prefix);
	try {
		if (bytes > mostBytes) throw tooLarge(name, mostBytes);
		const path = join(folder, "file");
		await load(path);
		if (!await isZip(path)) return {
			files: [{
				path,
				name
			}],
			findings: []
		};
		const files = await unpack(path, join(folder, "files"), {
			name,
			signal,
			disk,
			wants
		});
		await rm(path);
		if (files.length === 0 && wants === void 0) throw new ExpectedError(`${name} is an archive that holds no files.`, { fix: "Check the path that is uploaded; hidden files are not taken." });
		return {
			files: files.map(({ path, entry }) => ({
				path,
				name: `${name}/${entry}`
			})),
			findings: []
		};
	} catch (error) {
		await rm(folder, {
			recursive: true,
			force: true
		});
		signal.throwIfAborted();
		if (!(error instanceof ExpectedError)) throw error;
		return {
			files: [],
			findings: [{
				severity: "error",
				file: name,
				message: error.message,
				fix: error.fix
			}]
		};
	}
}
function tooLarge(name, mostBytes) {
	const message = `${name} has more than ${mostBytes / 1024 ** 2} MiB, which no CPU profile needs.`;
	return new ExpectedError(message, { fix: "Keep the profiles apart from other files." });
}

export { tooLarge as n, withinTimeout as r, loadAll as t };