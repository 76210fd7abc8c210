import { c as asSentence, d as excerpt } from "./start.js";

// src/publish/server-rules.ts
/** The advice for each kind of rule. If several rows match a reason, the first of these rows is used. */
const ADVICE = [
	{
		said: /\bsign(?:ed|ature|atures|ing)\b(?!.?off)|unsigned|unverified|\bgpg\b/i,
		fix: "Sign the commits (`git config commit.gpgsign true`, with a key that the server knows), or on GitHub use `publish: pull-request` with the token of the workflow or of a GitHub App, because GitHub signs such commits."
	},
	{
		said: /sign(?:ed)?.?off|\bDCO\b/i,
		fix: "Set `signoff: true`, which ends the commit message with `Signed-off-by:`."
	},
	{
		said: /\b(?:file|blob|object|pack|push)\b.*\b(?:size|large|larger|big|exceeds?|limit)\b|large files?|GH001/i,
		fix: "Raise the server’s limit for this file, or publish a smaller profile with `compact: edges`, the default, which keeps only what the Go compiler reads."
	},
	{
		said: /commit.?messages?|\bmessages? (?:must|does|do|should|is)\b|change-id|\bsubject\b|\bissue (?:key|number)\b/i,
		fix: "Set `commit-message` to a text that this rule accepts."
	},
	{
		said: /\b(?:committers?|authors?|e-?mails?)\b/i,
		fix: "Set an identity that this rule accepts before this step: `git config user.name` and `git config user.email`."
	},
	{
		said: /branch.?name|creat\w+.*restricted|cannot create ref|name .*(?:pattern|match)/i,
		fix: "Set `branch` to a name that this rule accepts."
	},
	{
		said: /\bfile ?names?\b|\bpaths?\b|changing file|extension/i,
		fix: "Let this rule accept the profile’s file, or set `profile` to a path that it accepts."
	}
];
const OTHER_ADVICE = "Set `branch` to a name that no rule of the server matches, or give the credentials the right to write this branch.";
/** Matches lines that git servers print around the reason: frames, links to pages, and hints. */
const AROUND = /^[\s=*#_─-]*$|^(?:error: )?(?:Review all repository rules|See https?:|Trace:|You may want to|Learn (?:more|how)|For more information|Found \d+ violations?)|^\(?\??\)?\s*(?:Learn|See|Visit)\b|^[0-9a-f]{40,64}$|^https?:\S+$/i;
const MOST_REASONS = 6;
/**
* Returns the reasons for a refusal in the server's own words, each as a sentence. If the server lists rules after dashes, these rules are
* the reasons. If the server lists no rules, all of its lines are reasons, except decoration such as frames.
* @param lines the lines that git prints after `remote:`.
*/
function reasonsOfServer(lines) {
	const texts = lines.map((line) => excerpt(line, 300)).filter((line) => !AROUND.test(line));
	const rules = texts.filter((line) => /^[-•*] /.test(line)).map((line) => line.replace(/^[-•*] +/, ""));
	const all = rules.length > 0 ? rules : texts.map((line) => line.replace(/^(?:error|fatal|remote): +/i, ""));
	const reasons = [...new Set(all)];
	const left = reasons.length - MOST_REASONS;
	return [...reasons.slice(0, MOST_REASONS).map(asSentence), ...left > 0 ? [`${left} more.`] : []];
}
/** Returns the advice for the reasons of a refusal: one sentence for each kind of rule. */
function adviceForRules(reasons, otherwise = OTHER_ADVICE) {
	const fixes = reasons.map((reason) => reason.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, "")).flatMap((reason) => ADVICE.find(({ said }) => said.test(reason))?.fix ?? []);
	return fixes.length === 0 ? otherwise : [...new Set(fixes)].join(" ");
}

export { reasonsOfServer as n, adviceForRules as t };