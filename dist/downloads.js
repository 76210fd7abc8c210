import { t as pLimit } from "./p-limit.js";
import { a as bodyTooLarge, n as MAX_BODY_BYTES } from "./body.js";
import { n as withDeadline } from "./deadline.js";
import { c as note, n as ExpectedError, s as messageOf } from "./errors.js";
import { D as compareText, I as totalOf, d as excerpt, g as printableName, u as duration } from "./start.js";
import { n as openZip, t as isZip } from "./zip.js";
import { crc32 } from "node:zlib";
import { addAbortSignal } from "node:stream";
import { lstat, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

// src/collect/downloads.ts
/** The maximum number of downloads at the same time. */
const PARALLEL = 8;
/** The time for all downloads of a source if the source has no `timeout`, in milliseconds. */
const DEFAULT_DOWNLOAD_TIMEOUT = 9e5;
/**
* Downloads and unpacks the files that `choose` returns, within the time-out of the source. A failed download adds an error to the findings
* and counts as a failure.
* @param choose returns the files to download, the newest first.
* @throws ExpectedError if the time-out of the source is over.
*/
function collectDownloads({ timeout = DEFAULT_DOWNLOAD_TIMEOUT, limit }, context, { noun, mostBytes }, choose) {
	const load = async (signal) => {
		const bounded = {
			...context,
			signal
		};
		const chosen = await choose(bounded);
		const loaded = await pLimit(PARALLEL).map(chosen.downloads, (download, index) => filesOf(download, join(context.scratch, `${index}-`), mostBytes, bounded));
		const files = loaded.flatMap((download) => download.files);
		const findings = [...chosen.findings, ...loaded.flatMap((download) => download.findings)];
		if (limit !== void 0 && files.length > limit) {
			const were = limit === 1 ? "was" : "were";
			findings.push(note(`The ${noun} hold ${files.length} files, but only ${limit} ${were} taken because of \`limit\`.`));
		}
		return {
			files: files.slice(0, limit).sort((a, b) => compareText(a.name, b.name)),
			failures: loaded.filter((download) => download.files.length === 0).length,
			findings
		};
	};
	return withDeadline(timeout, context.signal, load, () => {
		const fix = `Raise the \`timeout\` of the source, or take fewer ${noun} with \`limit\`.`;
		return new ExpectedError(`The ${noun} could not be loaded within ${duration(timeout)}.`, { fix });
	});
}
/** Downloads one file, and unpacks the file if it is an archive. After a failure, the result has a finding and no files. */
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
		if (files.length === 0 && wants === void 0) throw new ExpectedError(`${name} is an archive that holds no files.`, { fix: "Check the path in the step that uploads the files. Hidden files are not collected." });
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
* Chooses the newest files among local paths by `max-age` and `limit`, and sorts the chosen files by path. Symbolic links are followed.
* Paths to folders and devices are left out. A path that cannot be followed is an error in the findings and counts as a failure.
* @param nameOf returns the name of a path in messages.
* @returns undefined if no path is a regular file.
* @throws ExpectedError if all files are too old, or if no path is a regular file and one of them cannot be followed.
*/
async function newestFiles(paths, source, { signal, now }, nameOf) {
	const faults = [];
	const dated = await pLimit(64).map(paths, async (name) => {
		signal.throwIfAborted();
		const stats = await stat(name).catch(async (error) => {
			if (!isAbsent(error) || await lstat(name).catch(() => void 0) !== void 0) faults.push(cannotBeRead(nameOf(name), error));
		});
		return stats?.isFile() ? [{
			name,
			modified: stats.mtimeMs
		}] : [];
	});
	const [fault] = faults.sort((a, b) => compareText(a.message, b.message));
	if (dated.flat().length === 0) {
		if (fault === void 0) return void 0;
		throw new ExpectedError(fault.message, { fix: fault.fix });
	}
	const { chosen, findings } = newest("file", dated.flat(), source, now());
	return {
		files: chosen.map(({ name }) => name).sort(compareText).map((path) => ({
			path,
			name: nameOf(path)
		})),
		failures: faults.length,
		findings: [...findings, ...faults]
	};
}
/** Returns true if an error of the file system says that there is no such file or folder. */
function isAbsent({ code }) {
	return code === "ENOENT" || code === "ENOTDIR";
}
/** Returns the error about a file or folder that could not be followed or read. @param name its name in the message. */
function cannotBeRead(name, error) {
	if (isAbsent(error)) return {
		severity: "error",
		file: name,
		message: `${name} is a link to a file that does not exist.`,
		fix: "Remove the link, or write the file."
	};
	const isForbidden = error.code === "EACCES" || error.code === "EPERM";
	const reason = isForbidden ? "because this user has no permission" : `because of ${error.code}`;
	const fix = isForbidden ? "Let the step that writes the profiles make them readable for all users (`chmod -R a+rX FOLDER`)." : "Make the file readable for the user of this step.";
	return {
		severity: "error",
		file: name,
		message: `${name} cannot be read, ${reason}.`,
		fix
	};
}
/**
* Chooses the newest files or objects by `max-age` and `limit`. The chosen files or objects are sorted from new to old. Files or objects
* with the same time are sorted by name.
* @param noun the word for a candidate in messages: `file` or `object`.
* @param candidates the files or objects. Each file or object has a path or key as its `name`, and the time of its last change as
* `modified`, in milliseconds since 1970.
* @returns the chosen candidates, and notes about the candidates that were left out. @throws ExpectedError if all candidates are older than
* `max-age`.
*/
function newest(noun, candidates, { maxAge = Number.POSITIVE_INFINITY, limit }, now) {
	const all = candidates.length;
	const sorted = [...candidates].sort((a, b) => b.modified - a.modified || compareText(a.name, b.name));
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
		findings: [old > 0 && `${old} of ${all} ${noun}s are older than max-age ${duration(maxAge)} and were left out.`, chosen.length < many && `Only the newest ${chosen.length} of ${many} ${noun}s ${were} taken, because of \`limit\`.`].filter((note) => note !== false).map((message) => note(message))
	};
}
/**
* The limits for unpacking one archive. The profiles of a large service stay far below the limits for unpacking, and the disk of a runner
* has room for far more.
*/
const ZIP_LIMITS = {
	entries: 1e4,
	bytes: 2 * 1024 ** 3,
	/**
	* The maximum ratio of the unpacked size to the size of the archive. Archives of profiles reach a ratio of 10, and a zip bomb reaches a
	* ratio of 1,000.
	*/
	ratio: 200
};
/** The maximum size of the directory of an archive, in bytes. The directory of an archive is held in memory. */
const MOST_DIRECTORY = 16 * 1024 ** 2;
/** The unpacked size in bytes above which the ratio is checked. A small file of blanks also has a high ratio, but does no harm. */
const RATIO_FLOOR = 64 * 1024 ** 2;
/**
* Unpacks the regular files of the zip archive `path` into `folder`. The new files have names such as `000001`, so a name in the archive
* never becomes a path on the disk. Folders, links, hidden files and the files that macOS adds are left out. An archive inside of the
* archive is not unpacked.
* @throws ExpectedError if the archive is truncated, damaged or encrypted, has names that lead out of the archive, or exceeds a limit.
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
			fix: "Upload the archive again. No file of a damaged archive is used.",
			cause
		});
	}
}
/**
* Reads the whole directory of an archive before anything is unpacked, and checks the limits.
* @throws ExpectedError if the archive exceeds a limit.
*/
async function readEntries(archive, name, archiveBytes) {
	const refused = (what) => new ExpectedError(`${name} ${what}.`, { fix: "Upload only the profiles, in several archives if necessary. If you did not upload other files, find out who uploaded this archive." });
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
	if (bytes > RATIO_FLOOR && ratio > ZIP_LIMITS.ratio) throw refused(`unpacks to ${ratio} times its size, which is too much for an archive of profiles`);
	return entries;
}
/** Unpacks the regular files among the entries, and returns their paths and names. */
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
/**
* Returns whether an entry is a regular file of the user. A folder, a link, a hidden file, and a file that macOS or Windows adds do not
* count as regular files of the user.
*/
function isRegular({ fileName, versionMadeBy, externalFileAttributes }) {
	const type = externalFileAttributes >>> 16 & 61440;
	return (versionMadeBy >>> 8 !== 3 || type === 0 || type === 32768) && !/(^|\/)(\.|__MACOSX\/|(thumbs\.db|desktop\.ini)$)|\/$/i.test(fileName);
}

export { newest as a, isAbsent as i, cannotBeRead as n, newestFiles as o, collectDownloads as r, unpackDownload as s, ZIP_LIMITS as t };