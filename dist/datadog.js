import { r as saveFromApi } from "./api.js";
import { n as ExpectedError } from "./errors.js";
import { d as excerpt } from "./start.js";
import { s as unpackDownload } from "./downloads.js";
import { i as iso, o as recentPart } from "./profilers.js";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";

// src/collect/datadog.ts
/** The number of profiles that are collected if the source has no `limit`. Datadog's own tool also collects this number of profiles. */
const USUAL_LIMIT = 5;
/**
* Collects the profiles of the processes that match the query and have the most load. Datadog sends the profiles in one archive. Datadog's
* own tool, https://github.com/DataDog/datadog-pgo, sends the same request for profiles.
*/
const collectDatadog = async (source, context) => {
	context.signal.throwIfAborted();
	const { base, headers } = siteOf(source, context);
	const { from, to } = recentPart(source, context.now());
	const query = /(^|[\s(])(language|runtime):go\b/.test(source.query) ? source.query : `${source.query} runtime:go`;
	const limit = source.limit ?? USUAL_LIMIT;
	const search = {
		filter: {
			from: iso(from),
			to: iso(to),
			query
		},
		sort: {
			order: "desc",
			field: "@metrics.core_cpu_cores"
		},
		limit
	};
	context.progress(`Asking ${base} for the ${limit} profiles with the most load of \`${excerpt(query, 100)}\``);
	const folder = await mkdtemp(join(context.scratch, "profiles-"));
	const archive = join(folder, "archive.zip");
	const call = {
		product: "Datadog",
		url: new URL(`${base}/api/unstable/profiles/gopgo`),
		headers: {
			"content-type": "application/json",
			...headers
		},
		body: JSON.stringify({ queries: [search] }),
		timeout: source.timeout,
		fixFor: datadogFix
	};
	return context.limit(async () => {
		await saveFromApi(call, context, archive);
		const { signal, disk } = context;
		const options = {
			name: "Datadog's archive",
			signal,
			disk
		};
		const unpacked = await unpackDownload(archive, join(folder, "files"), options).finally(() => rm(archive, { force: true }));
		if (unpacked.length === 0) {
			const dates = `from ${iso(from)} to ${iso(to)}`;
			throw new ExpectedError(`${base} has no profiles for \`${excerpt(query, 200)}\` ${dates}.`, { fix: FIX_DATADOG_QUERY });
		}
		return {
			files: unpacked.slice(0, limit).map(({ path, entry }) => ({
				path,
				name: `Datadog profile ${excerpt(entry, 100)}`
			})),
			failures: 0,
			findings: []
		};
	});
};
const FIX_DATADOG_QUERY = "Try the query in the Profile Explorer of this site, or set an earlier `from`. Datadog keeps profiles for 7 days.";
/**
* Reads the site and the keys from the variables that Datadog's own tools use: `DD_SITE`, `DD_API_KEY` and `DD_APP_KEY`, or the same names
* with the prefix `DATADOG_`.
* @throws ExpectedError if a key is missing or the site is not valid.
*/
function siteOf({ site }, { env, mask }) {
	const named = (name) => env[`DD_${name}`]?.trim() || env[`DATADOG_${name}`]?.trim() || void 0;
	const [apiKey, appKey] = [named("API_KEY"), named("APP_KEY")];
	if (apiKey === void 0 || appKey === void 0) throw new ExpectedError(`Datadog requires a key, and ${apiKey === void 0 ? "DD_API_KEY" : "DD_APP_KEY"} is not set in the environment.`, { fix: "Set DD_API_KEY and DD_APP_KEY from secrets in the environment of the step. You can make both keys in Datadog under Organization Settings." });
	for (const key of [apiKey, appKey]) mask(key);
	const headers = {
		"dd-api-key": apiKey,
		"dd-application-key": appKey
	};
	return {
		base: baseOf(site ?? named("SITE") ?? "datadoghq.com"),
		headers
	};
}
/** Returns the base URL of the API of a site. */
function baseOf(site) {
	const name = site.replace(/^(app|api)\./, "").toLowerCase();
	if (/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name)) return `https://app.${name}`;
	if (/^https?:\/\/[^@?#]+$/.test(site) && URL.canParse(site)) return site.replace(/(?<!\/)\/+$/, "");
	throw new ExpectedError(`\`${excerpt(site.replace(/\/\/[^/]*@/, "//"), 60)}\` is not a Datadog site.`, { fix: "Write `site` or DD_SITE like `datadoghq.eu` or `us5.datadoghq.com`. If you use a proxy, write the whole URL of the proxy." });
}
function datadogFix(status) {
	if (status === 401 || status === 403) return "Check that DD_API_KEY and DD_APP_KEY belong to the same organization and to this site (`site`, DD_SITE), and that the scopes of the application key include profiles.";
	return status === 404 ? `Check \`site\` or DD_SITE, which is the host name in the address of your Datadog pages. ${FIX_DATADOG_QUERY}` : void 0;
}

export { collectDatadog };