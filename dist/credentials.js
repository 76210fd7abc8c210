import { f as readRegularFileSync, s as isRegularFile } from "./files.js";
import { S as redact, y as isHideable } from "./start.js";
import { existsSync } from "node:fs";
import { isAbsolute } from "node:path";

// src/system/credentials.ts
/** The names of variables, headers, options and parameters that hold secrets. The words of a name are separated by `_`. */
const NAMES = [
	/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|AUTHORIZATION/i,
	/PASS\d*(_|$)/i,
	/KEYS?\d*(_|$)/i,
	/(^|_)(AUTH|PAT|DSN)\d*(_|$)/i,
	/.(?<!^OLD)PWD\d*(_|$)/i
];
/** Matches a name with its secret inside of a longer value: `host=db password=…`, `?api_key=…&`. */
const PAIRS = /(?:^|[\s;&?,])[\w.-]*(?:passw(?:or)?d|passphrase|pass|pwd|secret|token|api_?key|access_?key|account_?key|sig(?:nature)?)=('[^']*'|"[^"]*"|[^\s;&,]+)/gi;
/**
* Match `scheme://user:password@`. One pattern matches up to the first `@`, and the next pattern up to the last `@` before the path,
* because a password may contain an `@`.
*/
const USERS = [
	/:\/\/([^\s/?#@]+)@/g,
	/:\/\/([^\s/?#]+)@/g,
	/:\/\/([^\s/?#@:]*:(?!\d*\/)[^\s@]+)@/g,
	/(?:^|\s)([^\s:/]+:(?!\/\/)\S+)@[a-z0-9]*[(/]/gi
];
const SHORTEST_SECRET = 6;
/** The minimum length at which a user name without a password counts as a secret, because a long user name is probably a token. */
const SHORTEST_TOKEN = 16;
/** Returns whether a variable, header or option with this name holds a secret. */
function isSecretName(name) {
	return NAMES.some((pattern) => pattern.test(name.replaceAll("-", "_")));
}
/**
* Returns the secrets in a variable. The whole value is a secret if the name says so. Passwords inside of the value are secrets too. Each
* secret is returned as written and URL-decoded.
*/
function secretsIn(name, value) {
	const whole = isSecretName(name) ? [value] : [];
	const pairs = captures(value, PAIRS).map(unquoted);
	const users = USERS.flatMap((pattern) => captures(value, pattern)).flatMap((user) => {
		const colon = user.indexOf(":");
		if (colon < 0) return user.length >= SHORTEST_TOKEN ? [user] : [];
		return colon === user.length - 1 ? [] : [user, user.slice(colon + 1)];
	});
	const secrets = [
		...whole,
		...pairs,
		...users
	].flatMap((text) => [text, urlDecoded(text)]);
	return [...new Set(secrets)].filter((text) => text.length >= SHORTEST_SECRET);
}
/** Returns whether a request header with this name holds a secret. */
function isSecretHeader(name) {
	return isSecretName(name) || /cookie/i.test(name);
}
/** Returns the secrets in the value of a header: the whole value, the part after the scheme, and the password of Basic authentication. */
function secretsOfHeader(value) {
	const [, scheme, credentials] = /^([A-Za-z][\w-]*) +(\S.*)$/s.exec(value.trim()) ?? [];
	if (scheme === void 0 || credentials === void 0) return [value];
	const basic = /^basic$/i.test(scheme) ? Buffer.from(credentials, "base64").toString() : "";
	const colon = basic.includes("�") ? -1 : basic.indexOf(":");
	const password = colon < 0 ? [] : [basic.slice(colon + 1)];
	return [
		value,
		.../* @__PURE__ */ new Set([credentials, ...credentials.split(/[\s,;]+/)]),
		...password
	];
}
/** Matches a header in a command: `curl -H "Authorization: Bearer …"`. */
const HEADER = /["']\s*([A-Za-z][\w-]*)\s*:\s*([^"']+)["']/g;
/** Matches an option or a variable in a command: `--token …`, `--api-key=…`, `TOKEN=…`. */
const OPTION = /(?:^|\s)(?:--?([\w-]+)[\s=]+|(\w+)=)("[^"]*"|'[^']*'|[^\s;&|)]+)/g;
/** Matches a user and a password in a command: `curl -u user:password`. */
const USER = /(?:^|\s)(?:-u|--user)[\s=]*["']?([^\s"':]+:[^\s"']+)/g;
/** Matches tokens of GitHub, GitLab, Slack and AWS, and JSON Web Tokens. */
const TOKENS = /\b(?:gh[a-z]_\w{16,}|github_pat_\w{16,}|glpat-[\w-]{16,}|xox[a-z]-[\w-]{10,}|A[KS]IA[A-Z0-9]{16}|eyJ[\w-]{8,}(?:\.[\w-]*)*)/g;
/** Matches UUIDs and other long sequences of letters and digits, because they are probably random. */
const RANDOM = /(?<![\w./$-])(?:(?=\w*\d)(?=\w*[a-z])(?=\w*[A-Z])[\w+=]{20,}|[0-9a-f]{32,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![\w./-])/g;
/** Matches the option `-bench` of `go test`, whose value is never a secret. The name of a benchmark may look random. */
const BENCHMARKS = /\s-(?:test\.)?bench[\s=]+(?:'[^']*'|"[^"]*"|\S+)/g;
/**
* Returns the secrets that a command holds. A variable such as `$TOKEN` is not a secret, because the command holds only the name of the
* variable.
*/
function secretsInCommand(text) {
	const headers = [...text.matchAll(HEADER)].flatMap(([, name = "", value = ""]) => isSecretHeader(name) ? secretsOfHeader(value) : []);
	const options = [...text.matchAll(OPTION)].flatMap(([, option, variable, value = ""]) => isSecretName(option ?? variable ?? "") ? [unquoted(value)] : []);
	const users = captures(text, USER).flatMap((user) => [user, user.slice(user.indexOf(":") + 1)]);
	const withoutBenchmarks = text.replace(BENCHMARKS, "");
	const random = [...text.matchAll(TOKENS), ...withoutBenchmarks.matchAll(RANDOM)].map(([match]) => match);
	const secrets = [
		...headers,
		...options,
		...users,
		...random,
		...secretsIn("", text)
	];
	return [...new Set(secrets)].filter((secret) => secret.length >= SHORTEST_SECRET && !secret.includes("$"));
}
/** Returns a command for messages, in which secrets are masked. */
function shownCommand(text) {
	return redact(text, secretsInCommand(text));
}
/** The minimum length at which a parameter of a URL counts as a secret, because a long value is probably random. */
const LONG_PARAMETER = 24;
/** Returns the secrets in a URL: the user name and the password, long parameters, and parameters whose names say that they are secrets. */
function secretsInUrl(url) {
	return [...[...url.searchParams].flatMap(([name, value]) => isSecretName(name) || /^(sig|signature|code|access|jwt)$/i.test(name) || value.length >= LONG_PARAMETER ? [value] : []), ...secretsIn("", url.href)];
}
/** Returns the user name and the password of a URL. Escapes such as `%40` are decoded if they are well-formed. */
function userInfo({ username, password }) {
	return [urlDecoded(username), urlDecoded(password)];
}
/** Returns the value of an `Authorization` header for Basic authentication. */
function basicAuthorization(username, password) {
	return `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
}
/**
* The minimum length at which the value of a variable is masked only because of the variable's name. A shorter value of a variable may be a
* common word.
*/
const LEAST_VARIABLE = 8;
/** Matches the names of variables that hold the place or the kind of a secret instead of the secret. */
const ABOUT_A_SECRET = /(_|^)(FILE|PATH|DIR|FOLDER|URL|URI|HOST|ENDPOINT|NAME|ID(?<!ACCESS_KEY_ID)|SOCK|TYPE|KIND|MODE|VERSION|REGION|HELPER)S?$/i;
/** Matches the names of variables that hold a secret, although their names do not say so. */
const UNNAMED = /CONNECTION_?STRING|^IDENTITY_HEADER$/i;
/**
* Matches the names of variables that hold the path of a file with only a token. A cloud's client library sends the token to a server, and
* the server may repeat the token in its answer.
*/
const TOKEN_FILES = /^(AWS_WEB_IDENTITY|AWS_CONTAINER_AUTHORIZATION|AZURE_FEDERATED)_TOKEN_FILE$/;
/**
* Returns the secrets in the environment. The secrets are the values of variables whose names say so, and the passwords inside of all other
* values, such as proxies, `GOPROXY` and the action's inputs.
* @param commandInputs the names of the inputs that are commands. Options and headers in a command may hold secrets.
*/
function secretsOfEnvironment(env, commandInputs) {
	const isCommand = (name) => /^INPUT_/i.test(name) && commandInputs.has(name.slice(6).toLowerCase());
	const secrets = Object.entries(env).flatMap(([name, value = ""]) => {
		return [
			...secretsIn(ABOUT_A_SECRET.test(name) || isAbsolute(value) && existsSync(value) ? "" : name, value).filter((text) => text !== value || value.length >= LEAST_VARIABLE),
			...UNNAMED.test(name) ? [value] : [],
			...TOKEN_FILES.test(name) ? tokenFileContent(value) : [],
			...isCommand(name) ? secretsInCommand(value) : []
		];
	});
	return [...new Set(secrets)].filter(isHideable);
}
/** The maximum size of a file that is read as a token, in bytes. */
const MOST_BYTES_OF_TOKEN = 1048576;
/** Returns the token in a file; an empty list if the file cannot be read, because the library that needs the token reports the failure. */
function tokenFileContent(path) {
	try {
		return isRegularFile(path) ? [readRegularFileSync(path, MOST_BYTES_OF_TOKEN).toString().trim()] : [];
	} catch {
		return [];
	}
}
/** Matches the names of variables that hold the inputs of the action, including its token, or the tokens of the runner's own services. */
const ACTION_ONLY = /^(INPUT_|ACTIONS_(RUNTIME|RESULTS|CACHE|ID_TOKEN)_)/i;
const FORGE_TOKENS = /^((GITHUB|GH)_(ENTERPRISE_)?|GITLAB_|GITEA_|FORGEJO_)TOKEN$/i;
/** Matches the names of variables that hold the paths of the files in which a step sets outputs and variables for later steps. */
const OF_THE_STEP = /^GITHUB_(ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$/i;
/**
* Matches the names of variables that hold credentials for the clouds and servers that profiles come from. Variables with the path of a
* credentials file are not included, because every child process can read the file anyway.
*/
const OF_SOURCES = /^(AWS_(ACCESS_KEY_ID|SECRET_ACCESS_KEY|SESSION_TOKEN|SECURITY_TOKEN|CONTAINER_AUTHORIZATION_TOKEN)|AZURE_(STORAGE_(KEY|SAS_TOKEN|CONNECTION_STRING)|CLIENT_SECRET|CLIENT_CERTIFICATE_PASSWORD|PASSWORD)|IDENTITY_HEADER|MSI_SECRET|GOOGLE_(CREDENTIALS|OAUTH_ACCESS_TOKEN)|CLOUDSDK_AUTH_ACCESS_TOKEN|(DD|DATADOG)_(API|APP|APPLICATION)_KEY|PROFILECLI_(PASSWORD|TOKEN)|PARCA_BEARER_TOKEN|POLARSIGNALS_TOKEN)$/i;
/**
* Matches the names of variables that programs need to run, and that go needs for a build. A child process gets a variable such as `HOME`
* even if a source names the variable as `${HOME}`.
*/
const OF_THE_SYSTEM = /^(PATH|HOME|USER|LOGNAME|SHELL|TMPDIR|TEMP|TMP|LANG|LC_\w+|PWD|GO\w+|CGO_\w+|CC|CXX|PKG_CONFIG\w*|GIT_\w+|SSH_\w+|XDG_\w+|NETRC|\w+_PROXY|SYSTEMROOT|USERPROFILE|APPDATA|LOCALAPPDATA|COMSPEC|PATHEXT)$/i;
const BARE = /^(PATH|HOME|TMPDIR|TEMP|TMP|LANG|LC_\w+|PPROF_\w+|SYSTEMROOT|USERPROFILE|LOCALAPPDATA|PATHEXT)$/i;
/** The variables that sources have named as `${NAME}`. */
const keptFromTools = /* @__PURE__ */ new Set();
/** Hides a variable from every child process that starts later with the credentials `tool`. */
function keepFromTools(name) {
	if (!OF_THE_SYSTEM.test(name)) keptFromTools.add(name);
}
/** Returns the environment for a child process, without the secrets that the process must not get. */
function childEnvironment(env, credentials = "tool") {
	const kept = {
		nothing: [],
		tool: [
			FORGE_TOKENS,
			OF_SOURCES,
			OF_THE_STEP
		],
		program: [FORGE_TOKENS],
		login: []
	};
	const gets = (name) => ![ACTION_ONLY, ...kept[credentials]].some((pattern) => pattern.test(name)) && (credentials !== "tool" || !keptFromTools.has(name)) && (credentials !== "nothing" || BARE.test(name));
	const all = Object.entries(env).filter(([name, value]) => value !== void 0 && gets(name));
	return Object.fromEntries(all);
}
/** Returns the text that the first group of the pattern captured in each match. */
function captures(text, pattern) {
	return [...text.matchAll(pattern)].map(([, captured = ""]) => captured);
}
/** Returns a text without the quotes around it. */
function unquoted(text) {
	return text.replace(/^(['"])(.*)\1$/s, "$2");
}
/** Returns a text with the escapes of URLs decoded. If an escape is not well-formed, the text is returned unchanged. */
function urlDecoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

export { keepFromTools as a, secretsInUrl as c, shownCommand as d, userInfo as f, isSecretName as i, secretsOfEnvironment as l, childEnvironment as n, secretsIn as o, isSecretHeader as r, secretsInCommand as s, basicAuthorization as t, secretsOfHeader as u };