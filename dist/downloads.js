import { t as pLimit } from "./p-limit.js";
import { a as bodyTooLarge, n as MAX_BODY_BYTES } from "./body.js";
import { n as withDeadline } from "./deadline.js";
import { c as note, n as ExpectedError, s as messageOf } from "./errors.js";
import { P as totalOf, T as compareText, d as excerpt, h as printableName, u as duration } from "./start.js";
import { n as openZip, t as isZip } from "./zip.js";
import { crc32 } from "node:zlib";
import { addAbortSignal } from "node:stream";
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

// src/collect/downloads.ts
const PARALLEL = 8;
const DEFAULT_DOWNLOAD_TIMEOUT = 9e5;
/**
* Loads what `choose` chooses, newest first, and unpacks archives, all within the source's time-out. One that cannot be loaded
* is a finding and a failure.
* @throws ExpectedError when the time is up.
*/
function collectDownloads({ timeout = DEFAULT_DOWNLOAD_TIMEOUT, limit }, context, { noun, mostBytes }, choose) {
	const load = async (signal) => {
		const bounded = {
			...context,
			signal
		};
		const chosen = await choose(bounded);
		const loaded = await pLimit(PARALLEL).map(chosen.downloads, (download, index) => context.limit(() => filesOf(download, join(context.scratch, `${index}-`), mostBytes, bounded)));
		const files = loaded.flatMap((part) => part.files);
		const findings = [...chosen.findings, ...loaded.flatMap((part) => part.findings)];
		if (limit !== void 0 && files.length > limit) {
			const were = limit === 1 ? "was" : "were";
			findings.push(note(`The ${noun} hold ${files.length} files; by \`limit\`, ${limit} of them ${were} taken.`));
		}
		return {
			files: files.slice(0, limit).sort((a, b) => compareText(a.name, b.name)),
			failures: loaded.filter((part) => part.files.length === 0).length,
			findings
		};
	};
	return withDeadline(timeout, context.signal, load, () => {
		const fix = `Raise the source's \`timeout\`, or take fewer ${noun} by \`limit\`.`;
		return new ExpectedError(`The ${noun} could not be loaded within ${duration(timeout)}.`, { fix });
	});
}
async function filesOf({ name, bytes, load }, prefix, mostBytes, { signal, disk, wants }) {
	signal.throwIfAborted();
	const folder = await mkdtemp(prefix);
	try {
		if (bytes > mostBytes) throw bodyTooLarge(name, mostBytes);
		const path = join(folder, "file");
		await load(path);
		if (!await isZip(path)) return {
			files: [{
				path,
				name
			}],
			findings: []
		};
		const files = await unpackDownload(path, join(folder, "files"), {
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
		const { message, fix } = error;
		return {
			files: [],
			findings: [{
				severity: "error",
				file: name,
				message,
				fix
			}]
		};
	}
}
/**
* Those of `paths` that are regular files (symbolic links followed) and that `max-age` and `limit` leave, sorted; undefined
* without any such file.
* @throws ExpectedError when all are too old.
*/
async function newestFiles(paths, source, { signal, now }, printableUrl) {
	const dated = await pLimit(64).map(paths, async (name) => {
		signal.throwIfAborted();
		const stats = await stat(name).catch(() => void 0);
		return stats?.isFile() ? [{
			name,
			modified: stats.mtimeMs
		}] : [];
	});
	if (dated.flat().length === 0) return void 0;
	const { chosen, findings } = newest("file", dated.flat(), source, now());
	return {
		files: chosen.map(({ name }) => name).sort(compareText).map((path) => ({
			path,
			name: printableUrl(path)
		})),
		failures: 0,
		findings
	};
}
/**
* What `max-age` and `limit` leave, newest first (of equally new ones, by name), with a note on those left out.
* @param noun `file` or `object`.
* @param found each with its path or key, and when it was last written, in milliseconds since 1970.
* @throws ExpectedError when something was found and all of it is too old.
*/
function newest(noun, found, { maxAge = Number.POSITIVE_INFINITY, limit }, now) {
	const all = found.length;
	const sorted = [...found].sort((a, b) => b.modified - a.modified || compareText(a.name, b.name));
	const young = sorted.filter(({ modified }) => now.getTime() - modified <= maxAge);
	const [first] = sorted;
	if (young.length === 0 && first !== void 0) {
		const which = all === 1 ? `The only ${noun} is` : `All ${all} ${noun}s are`;
		const age = duration(now.getTime() - first.modified);
		const message = `${which} older than max-age ${duration(maxAge)}; the newest was written ${age} ago.`;
		throw new ExpectedError(message, { fix: "Collect a fresh profile, or raise `max-age`." });
	}
	const chosen = young.slice(0, limit);
	const [old, many] = [all - young.length, young.length];
	const were = chosen.length === 1 ? "was" : "were";
	return {
		chosen,
		findings: [old > 0 && `${old} of ${all} ${noun}s are older than max-age ${duration(maxAge)} and were left out.`, chosen.length < many && `By \`limit\`, only the newest ${chosen.length} of ${many} ${noun}s ${were} taken.`].filter((note) => note !== false).map((message) => note(message))
	};
}
/** What one archive may unpack to: far beyond a fleet's profiles, far below a runner's disk. */
const ZIP_LIMITS = {
	entries: 1e4,
	bytes: 2 * 1024 ** 3,
	/** Unpacked bytes per archived byte; profiles reach 10, a bomb 1,000. */
	ratio: 200
};
/** Bytes of its directory, which is held in memory. */
const MOST_DIRECTORY = 16 * 1024 ** 2;
/** Below this many unpacked bytes the ratio says nothing: a text of blanks is no bomb. */
const RATIO_FLOOR = 64 * 1024 ** 2;
/**
* Unpacks the regular files of the zip archive `path` into `folder`, under names of our own (`000001`), so that no name
* in the archive ever names a place on the disk. Folders, links, hidden files and what macOS adds are left out. An archive
* within it stays packed.
* @throws ExpectedError when it is truncated, damaged, encrypted, has names that lead out of it, or is past a limit.
*/
async function unpackDownload(path, folder, options) {
	const { name, signal } = options;
	await mkdir(folder, { recursive: true });
	try {
		const archive = await openZip(path);
		try {
			const entries = await readEntries(archive, name, (await stat(path)).size);
			options.disk?.takeEntries(entries.length);
			const wanted = entries.filter(({ fileName }) => options.wants?.(fileName) ?? true);
			options.disk?.take(totalOf(wanted, ({ uncompressedSize }) => uncompressedSize));
			return await unpackEntries(archive, wanted, folder, signal);
		} finally {
			archive.close();
		}
	} catch (cause) {
		signal.throwIfAborted();
		if (cause instanceof ExpectedError || typeof cause?.syscall === "string") throw cause;
		const words = excerpt(messageOf(cause), 200).replace(/\.$/, "");
		throw new ExpectedError(`${name} cannot be unpacked: ${words}.`, {
			fix: "Upload it again; an archive that was changed or cut is not used at all.",
			cause
		});
	}
}
/** The whole directory before anything is unpacked: an archive is refused as a whole or not at all. */
async function readEntries(archive, name, archiveBytes) {
	const refused = (what) => new ExpectedError(`${name} ${what}.`, { fix: "Upload only the profiles, in several archives if necessary. If it holds only profiles, find out who uploaded it." });
	if (archive.entryCount > ZIP_LIMITS.entries) throw refused(`has more than ${ZIP_LIMITS.entries} entries`);
	const entries = [];
	let [bytes, directory] = [0, 0];
	for await (const entry of archive.eachEntry()) {
		directory += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
		bytes += entry.uncompressedSize;
		if (entry.isEncrypted()) throw refused("is encrypted");
		if (directory > MOST_DIRECTORY) throw refused("has more than 16 MiB of names and comments");
		if (entry.uncompressedSize > 134217728) throw refused("has a file that is larger than any profile");
		if (bytes > ZIP_LIMITS.bytes) throw refused(`unpacks to more than ${ZIP_LIMITS.bytes / 1024 ** 2} MiB`);
		entries.push(entry);
	}
	const ratio = Math.round(bytes / archiveBytes);
	if (bytes > RATIO_FLOOR && ratio > ZIP_LIMITS.ratio) throw refused(`unpacks to ${ratio} times its size, which no profiles do`);
	return entries;
}
async function unpackEntries(archive, entries, folder, signal) {
	const files = [];
	for (const entry of entries) {
		const { fileName } = entry;
		if (!isRegular(entry)) continue;
		const path = join(folder, String(files.length + 1).padStart(6, "0"));
		const content = await buffer(addAbortSignal(signal, await archive.openReadStreamPromise(entry)));
		if (crc32(content) !== entry.crc32) throw new Error(`the checksum of ${printableName(fileName)} is wrong`);
		await writeFile(path, content, { flag: "wx" });
		files.push({
			path,
			entry: printableName(fileName)
		});
	}
	return files;
}
/** Whether it is a file of the user's: no folder, link, hidden file, or shadow file of macOS and Windows. */
function isRegular({ fileName, versionMadeBy, externalFileAttributes }) {
	const type = externalFileAttributes >>> 16 & 61440;
	return (versionMadeBy >>> 8 !== 3 || type === 0 || type === 32768) && !/(^|\/)(\.|__MACOSX\/|(thumbs\.db|desktop\.ini)$)|\/$/i.test(fileName);
}

export { unpackDownload as a, newestFiles as i, collectDownloads as n, newest as r, ZIP_LIMITS as t };