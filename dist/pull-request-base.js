import { A as string, D as regex, O as safeParse, P as union, S as optional, T as pipe, d as is, f as literal, g as minLength, n as boolean, v as nullable, x as object } from "./dist.js";
import { readFile } from "node:fs/promises";

// src/config/pull-request-base.ts
const EVENT = object({ pull_request: object({
	merged: optional(nullable(boolean())),
	merged_at: optional(nullable(string())),
	base: object({
		ref: pipe(string(), minLength(1)),
		sha: pipe(string(), regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)),
		repo: optional(nullable(object({ full_name: string() })))
	})
}) });
const MERGED = object({ pull_request: union([object({ merged: literal(true) }), object({ merged_at: string() })]) });
/** Read from the event that GitHub describes to the job, which no checkout changes. */
async function proposedBy(env) {
	const { GITHUB_EVENT_NAME: name = "", GITHUB_EVENT_PATH: path, GITHUB_REPOSITORY: repository } = env;
	if (!name.startsWith("pull_request")) return { kind: "nothing" };
	if (!path) return {
		kind: "unknown",
		reason: "GITHUB_EVENT_PATH names no file"
	};
	const event = await eventIn(path);
	if (event === void 0) return {
		kind: "unknown",
		reason: `the event in ${path} cannot be read`
	};
	if (is(MERGED, event)) return { kind: "nothing" };
	const { success, output } = safeParse(EVENT, event);
	if (!success) return {
		kind: "unknown",
		reason: `the event in ${path} does not tell it`
	};
	const { ref, sha, repo } = output.pull_request.base;
	const fullName = repository || repo?.full_name;
	return {
		kind: "pull-request",
		base: {
			ref,
			sha,
			...fullName && { repository: fullName }
		}
	};
}
async function eventIn(path) {
	try {
		return JSON.parse(await readFile(path, "utf8"));
	} catch {
		return;
	}
}

export { proposedBy as t };