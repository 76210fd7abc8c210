import { t as pLimit } from "./p-limit.js";
import { Dn as array, Er as ExpectedError, Un as object, Zn as string, ur as excerpt } from "./start.js";
import { i as callApi, n as DEFAULT_API_TIMEOUT, o as saveFromApi, r as RefusedCall } from "./api3.js";
import { t as clockDifference } from "./clock.js";
import { n as datesOf, r as youngPart } from "./period.js";
import { r as unpack } from "./zip.js";
import { o as networkFor } from "./send.js";
import { t as REFUSAL_BYTES } from "./beginning.js";
import { r as readJson } from "./json.js";
import { mkdtemp, rm } from "node:fs/promises";
import { basename, join } from "node:path";

// src/sources/datadog/api.ts
/**
* The site and the keys, found as Datadog's own tools find them: `DD_SITE`, `DD_API_KEY` and `DD_APP_KEY`, or the
* same with `DATADOG_`.
* @throws ExpectedError when a key is missing or the site is none.
*/
function datadogFor({ site, timeout }, context) {
	const { env, mask, signal, progress, disk } = context;
	const named = (name) => env[`DD_${name}`]?.trim() || env[`DATADOG_${name}`]?.trim() || void 0;
	const [apiKey, appKey] = [named("API_KEY"), named("APP_KEY")];
	if (apiKey === void 0 || appKey === void 0) {
		const missing = [...apiKey ? [] : ["DD_API_KEY"], ...appKey ? [] : ["DD_APP_KEY"]];
		throw new ExpectedError(`Datadog cannot be asked: ${missing.join(" and ")} ${missing.length === 1 ? "is" : "are"} not set.`, { fix: FIX_KEYS });
	}
	for (const key of [apiKey, appKey]) mask(key);
	const base = baseOf(site ?? named("SITE") ?? "datadoghq.com");
	let end;
	const timeLeft = () => {
		end ??= performance.now() + (timeout ?? 12e4);
		return Math.max(1, end - performance.now());
	};
	return {
		base,
		call: (path, body) => ({
			product: "Datadog",
			url: new URL(base + path),
			headers: {
				"content-type": "application/json",
				"dd-api-key": apiKey,
				"dd-application-key": appKey
			},
			...body !== void 0 && { body: JSON.stringify(body) },
			network: networkFor(env),
			signal,
			disk,
			timeout: timeLeft(),
			progress,
			waitHeader: "x-ratelimit-reset",
			fixFor
		})
	};
}
const FIX_KEYS = "Set DD_API_KEY and DD_APP_KEY in the environment of the step, from secrets; both are made under Organization Settings.";
/** @throws ExpectedError for what is neither the name of a site nor a URL. */
function baseOf(site) {
	const name = site.replace(/^(app|api)\./, "").toLowerCase();
	if (/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name)) return `https://app.${name}`;
	const url = URL.canParse(site) ? new URL(site) : void 0;
	if (url !== void 0 && /^https?:$/.test(url.protocol) && url.username + url.password + url.search === "") return `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
	throw new ExpectedError(`\`${excerpt(site.replace(/\/\/[^/]*@/, "//"), 60)}\` is no site of Datadog.`, { fix: "Write `site` or DD_SITE like `datadoghq.eu` or `us5.datadoghq.com`; only a proxy is named by its whole URL." });
}
function fixFor({ status }) {
	if (status === 401 || status === 403) return "Check DD_API_KEY and DD_APP_KEY, that both belong to the organization and to this site (`site`, DD_SITE), and that the application key is not limited to scopes without profiles.";
	if (status === 404 || status === 405) return "Check `site` or DD_SITE: it is the name in the address of your Datadog.";
	if (status === 400) return "Mend what its answer says of the query, which is written as in the search of the Profile Explorer.";
	if (status === 429) return "Ask less often, or raise `timeout` so that the wait fits in.";
}

// src/sources/datadog/search.ts
/** Profiles that are taken where the source names no `limit`: as many as Datadog's own tool takes. */
const USUAL_LIMIT = 5;
/** A search for profiles of Go programs, the most loaded first. */
function searchFor({ query, limit }, { from, to }) {
	const namesGo = /(^|[\s(])(language|runtime):go\b/.test(query);
	return {
		filter: {
			from: seconds(from),
			to: seconds(to),
			query: namesGo ? query : `${query} runtime:go`
		},
		sort: {
			order: "desc",
			field: "@metrics.core_cpu_cores"
		},
		limit: limit ?? USUAL_LIMIT
	};
}
function seconds(date) {
	return `${date.toISOString().slice(0, 19)}Z`;
}
const ANSWER = object({ data: array(object({
	id: string(),
	attributes: object({ id: string() })
})) });
/** What the search found, in its order. @throws ExpectedError for any other answer. */
function foundProfiles(body, base) {
	const answer = readJson(body, ANSWER);
	if (answer === void 0) throw new ExpectedError(`${base} answered the search with something else: "${excerpt(body.subarray(0, REFUSAL_BYTES).toString())}".`, { fix: "Check `site` or DD_SITE, and that no login page stands before it." });
	return answer.data.map(({ id, attributes }) => ({
		profile: attributes.id,
		event: id
	}));
}

// src/sources/datadog/datadog.ts
/** Profiles that are downloaded at the same time, as Datadog's own tool does. */
const PARALLEL = 5;
/**
* Takes the profiles of the most loaded processes that match, as https://github.com/DataDog/datadog-pgo does: all in
* one archive where the site offers that, else one by one. A profile that cannot be had is a finding and a failure.
* @throws ExpectedError when nothing matches, or when Datadog cannot be asked.
*/
const collectDatadog = async (source, context) => {
	context.signal.throwIfAborted();
	const datadog = datadogFor(source, context);
	const now = context.now();
	const dates = youngPart(datesOf(source.period, now), source.maxAge, now);
	const search = searchFor(source, dates);
	context.progress(`Asking ${datadog.base} for the ${search.limit} most loaded profiles of \`${excerpt(search.filter.query, 100)}\``);
	const nothing = (headers) => nothingFound(datadog, search, dates, headers, context.now());
	return await context.limit(() => inOneArchive(datadog, search, context, nothing)) ?? await oneByOne(datadog, search, context, nothing);
};
/** Undefined when the site does not offer it; it may also mean that nothing matches, which the search will tell. */
async function inOneArchive(datadog, search, context, nothing) {
	const folder = await mkdtemp(join(context.scratch, "profiles-"));
	const archive = join(folder, "archive.zip");
	const call = datadog.call("/api/unstable/profiles/gopgo", { queries: [search] });
	let headers;
	try {
		({headers} = await saveFromApi(call, archive));
	} catch (error) {
		if (isNotThere(error)) return void 0;
		throw error;
	}
	const { files } = await unpacked(archive, join(folder, "files"), "Datadog's archive", context);
	if (files.length === 0) throw nothing(headers);
	return {
		files: files.slice(0, search.limit).map(({ path, entry }) => ({
			path,
			name: `Datadog profile ${excerpt(entry, 100)}`
		})),
		failures: 0,
		findings: []
	};
}
function isNotThere(error) {
	const refused = error instanceof ExpectedError && error.cause instanceof RefusedCall ? error.cause : error;
	return refused instanceof RefusedCall && refused.refusal.status === 404;
}
async function oneByOne(datadog, search, context, nothing) {
	const found = await context.limit(() => callApi(datadog.call("/api/unstable/profiles/list", search)));
	const profiles = foundProfiles(found.body, datadog.base).slice(0, search.limit);
	if (profiles.length === 0) throw nothing(found.headers);
	const limit = pLimit(PARALLEL);
	const taken = await Promise.all(profiles.map((profile) => limit(() => context.limit(() => download(datadog, profile, context)))));
	const findings = taken.flatMap(({ finding }) => finding ?? []);
	return {
		files: taken.flatMap(({ file }) => file ?? []),
		failures: findings.length,
		findings
	};
}
async function download(datadog, { profile, event }, context) {
	const name = `Datadog profile ${excerpt(profile, 100)}`;
	try {
		context.signal.throwIfAborted();
		const path = `/api/ui/profiling/profiles/${encodeURIComponent(profile)}/download?eventId=${encodeURIComponent(event)}`;
		const folder = await mkdtemp(join(context.scratch, "profile-"));
		const archive = join(folder, "archive.zip");
		await saveFromApi(datadog.call(path), archive);
		const { files } = await unpacked(archive, join(folder, "files"), name, context);
		const cpu = files.find(({ entry }) => basename(entry) === "cpu.pprof");
		if (cpu === void 0) throw withoutCpu(name, files);
		return { file: {
			path: cpu.path,
			name
		} };
	} catch (error) {
		context.signal.throwIfAborted();
		if (!(error instanceof ExpectedError)) throw error;
		const { message, fix } = error;
		return { finding: {
			severity: "error",
			file: name,
			message,
			...fix && { fix }
		} };
	}
}
async function unpacked(archive, folder, name, { signal, disk }) {
	try {
		return await unpack(archive, folder, {
			name,
			signal,
			disk
		});
	} catch (error) {
		signal.throwIfAborted();
		if (!(error instanceof ExpectedError)) throw error;
		throw new ExpectedError(error.message, {
			fix: "Ask again; if it stays so, look at what stands between this machine and Datadog.",
			cause: error
		});
	} finally {
		await rm(archive, { force: true });
	}
}
function withoutCpu(name, files) {
	const entries = files.map(({ entry }) => entry);
	const held = entries.length === 0 ? "nothing" : excerpt(entries.join(", "), 100);
	return new ExpectedError(`${name} has no cpu.pprof; it holds ${held}.`, { fix: "Switch the CPU profile on in the service's profiler, or narrow the query to services written in Go." });
}
function nothingFound({ base }, { filter }, { from, to }, headers, now) {
	return new ExpectedError(`${base} has no profiles for \`${excerpt(filter.query, 200)}\` from ${filter.from} to ${filter.to}.${clockDifference(headers, now)}`, { fix: `Try the query in the Profile Explorer of this site${to.getTime() - from.getTime() < 6048e5 ? ", or ask for a longer time by `from`; profiles are kept for 7 days" : "; profiles are kept for 7 days"}.` });
}

export { collectDatadog };