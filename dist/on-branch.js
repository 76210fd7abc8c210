import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

// src/publish/body-file.ts
/** Where the text of a pull request is put that somebody else will open. */
const BODY_FILE = "pull-request.md";
/** Nothing limits a file; the renderer wants a number. */
const BODY_LIMIT = 1e6;
/** Writes title and text into `folder`; false when the file said the same already. */
async function writeBodyFile(folder, proposal, options) {
	const body = [
		`# ${options.title}`,
		options.body?.trim() ?? "",
		proposal.renderBody({
			maxLength: BODY_LIMIT,
			byDefaultToken: false
		}).trim()
	].filter((part) => part !== "").join("\n\n");
	const file = join(folder, BODY_FILE);
	if (await readFile(file, "utf8").catch(() => void 0) === `${body}\n`) return false;
	await mkdir(folder, { recursive: true });
	await writeFile(`${file}.tmp`, `${body}\n`);
	await rename(`${file}.tmp`, file);
	return true;
}
async function removeBodyFile(folder) {
	await rm(join(folder, BODY_FILE), { force: true });
}

// src/publish/on-branch.ts
/** What the base holds at `path`, and what the branch proposes there. */
async function publishedOn({ repository, base, branch }, path) {
	const committed = await repository.file(base, path);
	if (branch === void 0) return { ...committed && { committed } };
	const { commits, mergeBase } = await repository.ahead(base, branch);
	if (commits === 0) return { ...committed && { committed } };
	const proposed = await repository.file(branch, path);
	const started = mergeBase === "" ? void 0 : await repository.file(mergeBase, path);
	const outdated = started === void 0 ? committed !== void 0 : !committed?.equals(started);
	return {
		...committed && { committed },
		proposed: {
			headSha: branch,
			outdated,
			...proposed && { profile: proposed }
		}
	};
}
/**
* Why the branch is not ours to overwrite, as the rest of a sentence: ours has one commit that changes the profile alone.
* @param path of the profile; undefined when nobody has said it.
*/
async function foreignOn({ repository, base, branch }, path) {
	if (branch === void 0) return void 0;
	const { commits, files } = await repository.ahead(base, branch);
	if (commits > 1) return `holds ${commits} commits where we make one`;
	const other = files.find((file) => path !== void 0 && file !== path);
	return other === void 0 ? void 0 : `changes ${other}, which we do not`;
}
/** The branch's one commit on top of the base: the one that is there when it is the same already. No branch moves yet. */
async function commitOnto({ repository, base, branch }, proposal, options) {
	if (branch !== void 0 && (await repository.parents(branch)).join() === base) {
		const there = await repository.file(branch, proposal.path);
		if (there !== void 0 && Buffer.from(proposal.profile).equals(there)) return branch;
	}
	return repository.commitFile({
		parent: base,
		path: proposal.path,
		bytes: proposal.profile,
		message: options.commitMessage,
		signOff: options.signOff
	});
}

export { removeBodyFile as a, BODY_FILE as i, foreignOn as n, writeBodyFile as o, publishedOn as r, commitOnto as t };