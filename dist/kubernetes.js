import { Dn as array, Er as ExpectedError, Fn as literal, Hn as number, Mn as getDotPath, Nt as start, On as boolean, Or as messageOf, Rn as minLength, Sr as _usingCtx, Un as object, Vn as nullish, Wn as optional, Xn as safeParse, Zn as string, ct as require_dist, fr as printableName, hr as redact, lr as duration, pt as secretsIn, qn as pipe, tr as unknown, ur as excerpt, ut as secretsInUrl, xr as readRegularFile } from "./start.js";
import { t as profileEndpoints } from "./endpoints.js";
import { i as typeOf, n as beginningOf, r as isBinary, t as REFUSAL_BYTES } from "./beginning.js";
import { i as callApi, n as DEFAULT_API_TIMEOUT } from "./api3.js";
import { a as retryAfterOf, i as refusalFailure, t as EndpointError } from "./endpoint-error.js";
import { r as readJson } from "./json.js";
import { n as withDeadline } from "./deadline.js";
import { t as require_undici } from "./undici.js";
import { n as nameOf } from "./send.js";
import { STATUS_CODES } from "node:http";
import { readFile, rm } from "node:fs/promises";
import { basename, delimiter, dirname, join, resolve } from "node:path";
import fs$1 from "node:fs";

// node_modules/@kubernetes/client-node/dist/config_types.js
const ActionOnInvalid = {
	THROW: "throw",
	FILTER: "filter"
};
function defaultNewConfigOptions() {
	return { onInvalidEntry: ActionOnInvalid.THROW };
}
function newClusters(a, opts) {
	if (!Array.isArray(a)) return [];
	const options = Object.assign(defaultNewConfigOptions(), opts || {});
	return a.map(clusterIterator(options.onInvalidEntry)).filter(Boolean);
}
function clusterIterator(onInvalidEntry) {
	return (elt, i, list) => {
		try {
			if (!elt.name) throw new Error(`clusters[${i}].name is missing`);
			if (!elt.cluster) throw new Error(`clusters[${i}].cluster is missing`);
			if (!elt.cluster.server) throw new Error(`clusters[${i}].cluster.server is missing`);
			return {
				caData: elt.cluster["certificate-authority-data"],
				caFile: elt.cluster["certificate-authority"],
				name: elt.name,
				server: elt.cluster.server.replace(/\/$/, ""),
				skipTLSVerify: elt.cluster["insecure-skip-tls-verify"] === true,
				tlsServerName: elt.cluster["tls-server-name"],
				proxyUrl: elt.cluster["proxy-url"]
			};
		} catch (err) {
			switch (onInvalidEntry) {
				case ActionOnInvalid.FILTER: return null;
				default:
				case ActionOnInvalid.THROW: throw err;
			}
		}
	};
}
function newUsers(a, opts) {
	if (!Array.isArray(a)) return [];
	const options = Object.assign(defaultNewConfigOptions(), opts || {});
	return a.map(userIterator(options.onInvalidEntry)).filter(Boolean);
}
function userIterator(onInvalidEntry) {
	return (elt, i, list) => {
		try {
			if (!elt.name) throw new Error(`users[${i}].name is missing`);
			return {
				authProvider: elt.user ? elt.user["auth-provider"] : null,
				certData: elt.user ? elt.user["client-certificate-data"] : null,
				certFile: elt.user ? elt.user["client-certificate"] : null,
				exec: elt.user ? elt.user.exec : null,
				keyData: elt.user ? elt.user["client-key-data"] : null,
				keyFile: elt.user ? elt.user["client-key"] : null,
				name: elt.name,
				token: findToken(elt.user),
				password: elt.user ? elt.user.password : null,
				username: elt.user ? elt.user.username : null,
				impersonateUser: elt.user ? elt.user.as : null
			};
		} catch (err) {
			switch (onInvalidEntry) {
				case ActionOnInvalid.FILTER: return null;
				default:
				case ActionOnInvalid.THROW: throw err;
			}
		}
	};
}
function findToken(user) {
	if (user) {
		if (user.token) return user.token;
		if (user["token-file"]) return fs$1.readFileSync(user["token-file"]).toString();
	}
}
function newContexts(a, opts) {
	if (!Array.isArray(a)) return [];
	const options = Object.assign(defaultNewConfigOptions(), opts || {});
	return a.map(contextIterator(options.onInvalidEntry)).filter(Boolean);
}
function contextIterator(onInvalidEntry) {
	return (elt, i, list) => {
		try {
			if (!elt.name) throw new Error(`contexts[${i}].name is missing`);
			if (!elt.context) throw new Error(`contexts[${i}].context is missing`);
			if (!elt.context.cluster) throw new Error(`contexts[${i}].context.cluster is missing`);
			return {
				cluster: elt.context.cluster,
				name: elt.name,
				user: elt.context.user || void 0,
				namespace: elt.context.namespace || void 0
			};
		} catch (err) {
			switch (onInvalidEntry) {
				case ActionOnInvalid.FILTER: return null;
				default:
				case ActionOnInvalid.THROW: throw err;
			}
		}
	};
}

// src/sources/kubernetes/config.ts
var import_dist = require_dist();
/** Bytes of a file: the largest kubeconfigs have some hundred clusters. */
const MOST_BYTES$1 = 8388608;
/** Where a pod finds its own account, and how to name that place. */
const SERVICE_ACCOUNT = "/var/run/secrets/kubernetes.io/serviceaccount";
/**
* Finds the cluster as kubectl does: the files of `KUBECONFIG` (the first to say something wins; missing ones are
* skipped), else `~/.kube/config`, else the service account of the pod this runs in.
* @param serviceAccount folder of a pod's own token and certificate.
* @throws ExpectedError when there is none, or it does not hold together.
*/
async function kubernetesTarget({ context }, { cwd, env }, serviceAccount = SERVICE_ACCOUNT) {
	const given = (env["KUBECONFIG"] ?? "").split(delimiter).filter((path) => path !== "");
	const home = env["HOME"] ?? env["USERPROFILE"];
	const paths = given.length > 0 || home === void 0 ? given : [join(home, ".kube", "config")];
	const found = (await Promise.all(paths.map((path) => readKubeconfig(resolve(cwd, path))))).filter((file) => file !== void 0);
	if (found.length > 0) return choose(merge(found), context);
	if (given.length > 0) throw new ExpectedError(`KUBECONFIG names ${given.length === 1 ? "a file that is not there" : `${given.length} files of which none is there`}.`, { fix: FIX_NONE });
	const inCluster = await inClusterTarget(env, serviceAccount);
	if (inCluster !== void 0) return inCluster;
	throw new ExpectedError("There is no kubeconfig: KUBECONFIG is not set, ~/.kube/config is not there, and this does not run in a pod with a service account.", { fix: FIX_NONE });
}
const FIX_NONE = "Let an earlier step write one (such as that of your cloud which gets cluster credentials), or set KUBECONFIG to the path of yours.";
/** Undefined when the file is not there. */
async function readKubeconfig(path) {
	let text;
	try {
		text = (await readRegularFile(path, MOST_BYTES$1)).toString();
	} catch (error) {
		if (error instanceof ExpectedError) throw error;
		const { code } = error;
		if (code === "ENOENT") return void 0;
		throw broken(`cannot be read (${code})`, error);
	}
	const document = (0, import_dist.parseDocument)(text);
	const [fault] = document.errors;
	if (fault) throw broken(`is no YAML in line ${fault.linePos?.[0].line ?? 1} (${fault.code})`, void 0);
	const value = contentOf(document);
	if (typeof value !== "object" || value === null) throw broken("is empty", void 0);
	const { clusters, users, contexts, ...rest } = value;
	const folder = dirname(path);
	const current = rest["current-context"];
	try {
		return {
			current: typeof current === "string" && current !== "" ? current : void 0,
			clusters: newClusters(clusters).map((cluster) => ({
				...cluster,
				...absolute(cluster, folder)
			})),
			users: newUsers(withTokenFiles(users, folder)).map((user) => absoluteUser(user, folder)),
			contexts: newContexts(contexts)
		};
	} catch (error) {
		throw broken(`is incomplete: ${excerpt(messageOf(error), 160)}`, error);
	}
}
/** @throws ExpectedError for an alias without an anchor, and for aliases of aliases without end. */
function contentOf(document) {
	try {
		return document.toJS();
	} catch (error) {
		if (!(error instanceof ReferenceError)) throw error;
		throw broken("has an alias (`*…`) that stands for nothing, or for too much", void 0);
	}
}
function broken(how, cause) {
	return new ExpectedError(`The kubeconfig ${how}.`, {
		fix: "Look at it with `kubectl config view`, or have it written anew.",
		cause
	});
}
function absolute(given, folder) {
	return Object.fromEntries([
		"caFile",
		"certFile",
		"keyFile"
	].flatMap((name) => given[name] ? [[name, resolve(folder, given[name])]] : []));
}
function absoluteUser(user, folder) {
	const command = user.exec?.command;
	const paths = absolute(user, folder);
	if (typeof command !== "string" || !/[/\\]/.test(command)) return {
		...user,
		...paths
	};
	return {
		...user,
		...paths,
		exec: {
			...user.exec,
			command: resolve(folder, command)
		}
	};
}
/** `tokenFile`, which the client library does not read, becomes its provider for the token of a pod. */
function withTokenFiles(users, folder) {
	if (!Array.isArray(users)) return users;
	return users.map((entry) => {
		const { tokenFile, ...user } = entry?.user ?? {};
		if (typeof tokenFile !== "string") return entry;
		return {
			...entry,
			user: {
				...user,
				"auth-provider": tokenProvider(resolve(folder, tokenFile))
			}
		};
	});
}
function tokenProvider(tokenFile) {
	return {
		name: "tokenFile",
		config: { tokenFile }
	};
}
function merge(files) {
	const firsts = (lists) => [...new Map(lists.flat().reverse().map((entry) => [entry.name, entry])).values()];
	return {
		current: files.find(({ current }) => current !== void 0)?.current,
		clusters: firsts(files.map(({ clusters }) => clusters)),
		users: firsts(files.map(({ users }) => users)),
		contexts: firsts(files.map(({ contexts }) => contexts))
	};
}
function choose(config, wanted) {
	const names = config.contexts.map(({ name }) => name).sort();
	const known = names.length === 0 ? "it has none" : `it has ${names.map((name) => excerpt(name, 60)).join(", ")}`;
	const name = wanted ?? config.current;
	if (name === void 0) throw new ExpectedError(`The kubeconfig has no \`current-context\`; of contexts, ${known}.`, { fix: "Write the one that is meant into the source as `context`." });
	const context = config.contexts.find((candidate) => candidate.name === name);
	if (context === void 0) throw new ExpectedError(`The kubeconfig has no context \`${excerpt(name, 60)}\`; ${known}.`, { fix: "Write one of these as `context`, or leave it out for the current one." });
	const cluster = config.clusters.find((candidate) => candidate.name === context.cluster);
	const user = config.users.find((candidate) => candidate.name === context.user);
	if (cluster === void 0 || user === void 0 && context.user !== void 0) throw broken(`has no entry for ${cluster === void 0 ? `the cluster \`${excerpt(context.cluster, 60)}\`` : `the user \`${excerpt(context.user, 60)}\``} of its context \`${excerpt(name, 60)}\``, void 0);
	if (!/^https?:$/.test(URL.canParse(cluster.server) ? new URL(cluster.server).protocol : "")) throw broken(`has a cluster \`${excerpt(cluster.name, 60)}\` whose \`server\` is no http(s) URL`, void 0);
	return {
		name: `the context ${excerpt(name, 60)}`,
		cluster,
		user
	};
}
async function inClusterTarget(env, folder) {
	const [host, port = "443"] = [env["KUBERNETES_SERVICE_HOST"], env["KUBERNETES_SERVICE_PORT"]];
	const tokenFile = join(folder, "token");
	const token = await readRegularFile(tokenFile, MOST_BYTES$1).catch(() => void 0);
	if (!host || token === void 0) return void 0;
	return {
		name: "the pod's service account",
		cluster: {
			name: "in-cluster",
			server: `https://${host.includes(":") ? `[${host}]` : host}:${port}`,
			caFile: join(folder, "ca.crt"),
			skipTLSVerify: false
		},
		user: {
			name: "in-cluster",
			authProvider: tokenProvider(tokenFile)
		}
	};
}

// node_modules/oauth4webapi/build/index.js
let USER_AGENT$1;
if (typeof navigator === "undefined" || !navigator.userAgent?.startsWith?.("Mozilla/5.0 ")) USER_AGENT$1 = `oauth4webapi/v3.8.8`;
function looseInstanceOf(input, expected) {
	if (input == null) return false;
	try {
		return input instanceof expected || Object.getPrototypeOf(input)[Symbol.toStringTag] === expected.prototype[Symbol.toStringTag];
	} catch {
		return false;
	}
}
const ERR_INVALID_ARG_VALUE$1 = "ERR_INVALID_ARG_VALUE";
const ERR_INVALID_ARG_TYPE$1 = "ERR_INVALID_ARG_TYPE";
function CodedTypeError$1(message, code, cause) {
	const err = new TypeError(message, { cause });
	Object.assign(err, { code });
	return err;
}
const allowInsecureRequests$1 = Symbol();
const clockSkew = Symbol();
const clockTolerance = Symbol();
const customFetch$1 = Symbol();
const jweDecrypt = Symbol();
const encoder = new TextEncoder();
const decoder$1 = new TextDecoder();
function buf(input) {
	if (typeof input === "string") return encoder.encode(input);
	return decoder$1.decode(input);
}
let encodeBase64Url;
if (Uint8Array.prototype.toBase64) encodeBase64Url = (input) => {
	if (input instanceof ArrayBuffer) input = new Uint8Array(input);
	return input.toBase64({
		alphabet: "base64url",
		omitPadding: true
	});
};
else {
	const CHUNK_SIZE = 32768;
	encodeBase64Url = (input) => {
		if (input instanceof ArrayBuffer) input = new Uint8Array(input);
		const arr = [];
		for (let i = 0; i < input.byteLength; i += CHUNK_SIZE) arr.push(String.fromCharCode.apply(null, input.subarray(i, i + CHUNK_SIZE)));
		return btoa(arr.join("")).replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_");
	};
}
let decodeBase64Url;
if (Uint8Array.fromBase64) decodeBase64Url = (input) => {
	try {
		return Uint8Array.fromBase64(input, { alphabet: "base64url" });
	} catch (cause) {
		throw CodedTypeError$1("The input to be decoded is not correctly encoded.", ERR_INVALID_ARG_VALUE$1, cause);
	}
};
else decodeBase64Url = (input) => {
	try {
		const binary = atob(input.replace(/-/g, "+").replace(/_/g, "/").replace(/\s/g, ""));
		const bytes = new Uint8Array(binary.length);
		for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
		return bytes;
	} catch (cause) {
		throw CodedTypeError$1("The input to be decoded is not correctly encoded.", ERR_INVALID_ARG_VALUE$1, cause);
	}
};
function b64u(input) {
	if (typeof input === "string") return decodeBase64Url(input);
	return encodeBase64Url(input);
}
var UnsupportedOperationError = class extends Error {
	code;
	constructor(message, options) {
		super(message, options);
		this.name = this.constructor.name;
		this.code = UNSUPPORTED_OPERATION;
		Error.captureStackTrace?.(this, this.constructor);
	}
};
var OperationProcessingError = class extends Error {
	code;
	constructor(message, options) {
		super(message, options);
		this.name = this.constructor.name;
		if (options?.code) this.code = options?.code;
		Error.captureStackTrace?.(this, this.constructor);
	}
};
function OPE(message, code, cause) {
	return new OperationProcessingError(message, {
		code,
		cause
	});
}
function isJsonObject(input) {
	if (input === null || typeof input !== "object" || Array.isArray(input)) return false;
	return true;
}
function prepareHeaders(input) {
	if (looseInstanceOf(input, Headers)) input = Object.fromEntries(input.entries());
	const headers = new Headers(input ?? {});
	if (USER_AGENT$1 && !headers.has("user-agent")) headers.set("user-agent", USER_AGENT$1);
	if (headers.has("authorization")) throw CodedTypeError$1("\"options.headers\" must not include the \"authorization\" header name", ERR_INVALID_ARG_VALUE$1);
	return headers;
}
function signal$1(url, value) {
	if (value !== void 0) {
		if (typeof value === "function") value = value(url.href);
		if (!(value instanceof AbortSignal)) throw CodedTypeError$1("\"options.signal\" must return or be an instance of AbortSignal", ERR_INVALID_ARG_TYPE$1);
		return value;
	}
}
function replaceDoubleSlash(pathname) {
	if (pathname.includes("//")) return pathname.replace("//", "/");
	return pathname;
}
function prependWellKnown(url, wellKnown, allowTerminatingSlash = false) {
	if (url.pathname === "/") url.pathname = wellKnown;
	else url.pathname = replaceDoubleSlash(`${wellKnown}/${allowTerminatingSlash ? url.pathname : url.pathname.replace(/(\/)$/, "")}`);
	return url;
}
function appendWellKnown(url, wellKnown) {
	url.pathname = replaceDoubleSlash(`${url.pathname}/${wellKnown}`);
	return url;
}
async function performDiscovery$1(input, urlName, transform, options) {
	if (!(input instanceof URL)) throw CodedTypeError$1(`"${urlName}" must be an instance of URL`, ERR_INVALID_ARG_TYPE$1);
	checkProtocol(input, options?.[allowInsecureRequests$1] !== true);
	const url = transform(new URL(input.href));
	const headers = prepareHeaders(options?.headers);
	headers.set("accept", "application/json");
	return (options?.[customFetch$1] || fetch)(url.href, {
		body: void 0,
		headers: Object.fromEntries(headers.entries()),
		method: "GET",
		redirect: "manual",
		signal: signal$1(url, options?.signal)
	});
}
async function discoveryRequest(issuerIdentifier, options) {
	return performDiscovery$1(issuerIdentifier, "issuerIdentifier", (url) => {
		switch (options?.algorithm) {
			case void 0:
			case "oidc":
				appendWellKnown(url, ".well-known/openid-configuration");
				break;
			case "oauth2":
				prependWellKnown(url, ".well-known/oauth-authorization-server");
				break;
			default: throw CodedTypeError$1("\"options.algorithm\" must be \"oidc\" (default), or \"oauth2\"", ERR_INVALID_ARG_VALUE$1);
		}
		return url;
	}, options);
}
function assertNumber(input, allow0, it, code, cause) {
	try {
		if (typeof input !== "number" || !Number.isFinite(input)) throw CodedTypeError$1(`${it} must be a number`, ERR_INVALID_ARG_TYPE$1, cause);
		if (input > 0) return;
		if (allow0) {
			if (input !== 0) throw CodedTypeError$1(`${it} must be a non-negative number`, ERR_INVALID_ARG_VALUE$1, cause);
			return;
		}
		throw CodedTypeError$1(`${it} must be a positive number`, ERR_INVALID_ARG_VALUE$1, cause);
	} catch (err) {
		if (code) throw OPE(err.message, code, cause);
		throw err;
	}
}
function assertString$1(input, it, code, cause) {
	try {
		if (typeof input !== "string") throw CodedTypeError$1(`${it} must be a string`, ERR_INVALID_ARG_TYPE$1, cause);
		if (input.length === 0) throw CodedTypeError$1(`${it} must not be empty`, ERR_INVALID_ARG_VALUE$1, cause);
	} catch (err) {
		if (code) throw OPE(err.message, code, cause);
		throw err;
	}
}
async function processDiscoveryResponse(expectedIssuerIdentifier, response) {
	const expected = expectedIssuerIdentifier;
	if (!(expected instanceof URL) && expected !== _nodiscoverycheck) throw CodedTypeError$1("\"expectedIssuerIdentifier\" must be an instance of URL", ERR_INVALID_ARG_TYPE$1);
	if (!looseInstanceOf(response, Response)) throw CodedTypeError$1("\"response\" must be an instance of Response", ERR_INVALID_ARG_TYPE$1);
	if (response.status !== 200) throw OPE("\"response\" is not a conform Authorization Server Metadata response (unexpected HTTP status code)", RESPONSE_IS_NOT_CONFORM, response);
	assertReadableResponse(response);
	const json = await getResponseJsonBody(response);
	assertString$1(json.issuer, "\"response\" body \"issuer\" property", INVALID_RESPONSE, { body: json });
	if (expected !== _nodiscoverycheck && new URL(json.issuer).href !== expected.href) throw OPE("\"response\" body \"issuer\" property does not match the expected value", JSON_ATTRIBUTE_COMPARISON, {
		expected: expected.href,
		body: json,
		attribute: "issuer"
	});
	return json;
}
function assertApplicationJson(response) {
	assertContentType(response, "application/json");
}
function notJson(response, ...types) {
	let msg = "\"response\" content-type must be ";
	if (types.length > 2) {
		const last = types.pop();
		msg += `${types.join(", ")}, or ${last}`;
	} else if (types.length === 2) msg += `${types[0]} or ${types[1]}`;
	else msg += types[0];
	return OPE(msg, RESPONSE_IS_NOT_JSON, response);
}
function assertContentType(response, contentType) {
	if (getContentType(response) !== contentType) throw notJson(response, contentType);
}
function getClockSkew(client) {
	const skew = client?.[clockSkew];
	return typeof skew === "number" && Number.isFinite(skew) ? skew : 0;
}
function getClockTolerance(client) {
	const tolerance = client?.[clockTolerance];
	return typeof tolerance === "number" && Number.isFinite(tolerance) && Math.sign(tolerance) !== -1 ? tolerance : 30;
}
function epochTime() {
	return Math.floor(Date.now() / 1e3);
}
function assertAs(as) {
	if (typeof as !== "object" || as === null) throw CodedTypeError$1("\"as\" must be an object", ERR_INVALID_ARG_TYPE$1);
	assertString$1(as.issuer, "\"as.issuer\"");
}
function assertClient(client) {
	if (typeof client !== "object" || client === null) throw CodedTypeError$1("\"client\" must be an object", ERR_INVALID_ARG_TYPE$1);
	assertString$1(client.client_id, "\"client.client_id\"");
}
function ClientSecretPost$1(clientSecret) {
	assertString$1(clientSecret, "\"clientSecret\"");
	return (_as, client, body, _headers) => {
		body.set("client_id", client.client_id);
		body.set("client_secret", clientSecret);
	};
}
function None$1() {
	return (_as, client, body, _headers) => {
		body.set("client_id", client.client_id);
	};
}
const URLParse = URL.parse ? (url, base) => URL.parse(url, base) : (url, base) => {
	try {
		return new URL(url, base);
	} catch {
		return null;
	}
};
function checkProtocol(url, enforceHttps) {
	if (enforceHttps && url.protocol !== "https:") throw OPE("only requests to HTTPS are allowed", HTTP_REQUEST_FORBIDDEN, url);
	if (url.protocol !== "https:" && url.protocol !== "http:") throw OPE("only HTTP and HTTPS requests are allowed", REQUEST_PROTOCOL_FORBIDDEN, url);
}
function validateEndpoint(value, endpoint, useMtlsAlias, enforceHttps) {
	let url;
	if (typeof value !== "string" || !(url = URLParse(value))) throw OPE(`authorization server metadata does not contain a valid ${useMtlsAlias ? `"as.mtls_endpoint_aliases.${endpoint}"` : `"as.${endpoint}"`}`, value === void 0 ? MISSING_SERVER_METADATA : INVALID_SERVER_METADATA, { attribute: useMtlsAlias ? `mtls_endpoint_aliases.${endpoint}` : endpoint });
	checkProtocol(url, enforceHttps);
	return url;
}
function resolveEndpoint(as, endpoint, useMtlsAlias, enforceHttps) {
	if (useMtlsAlias && as.mtls_endpoint_aliases && endpoint in as.mtls_endpoint_aliases) return validateEndpoint(as.mtls_endpoint_aliases[endpoint], endpoint, useMtlsAlias, enforceHttps);
	return validateEndpoint(as[endpoint], endpoint, useMtlsAlias, enforceHttps);
}
function isDPoPNonceError(err) {
	if (err instanceof WWWAuthenticateChallengeError) return err.cause.some((challenge) => challenge.scheme === "dpop" && challenge.parameters.error === "use_dpop_nonce");
	if (err instanceof ResponseBodyError) return err.error === "use_dpop_nonce";
	return false;
}
var ResponseBodyError = class extends Error {
	cause;
	code;
	error;
	status;
	error_description;
	response;
	constructor(message, options) {
		super(message, options);
		this.name = this.constructor.name;
		this.code = RESPONSE_BODY_ERROR;
		this.cause = options.cause;
		this.error = options.cause.error;
		this.status = options.response.status;
		this.error_description = options.cause.error_description;
		Object.defineProperty(this, "response", {
			enumerable: false,
			value: options.response
		});
		Error.captureStackTrace?.(this, this.constructor);
	}
};
var AuthorizationResponseError = class extends Error {
	cause;
	code;
	error;
	error_description;
	constructor(message, options) {
		super(message, options);
		this.name = this.constructor.name;
		this.code = AUTHORIZATION_RESPONSE_ERROR;
		this.cause = options.cause;
		this.error = options.cause.get("error");
		this.error_description = options.cause.get("error_description") ?? void 0;
		Error.captureStackTrace?.(this, this.constructor);
	}
};
var WWWAuthenticateChallengeError = class extends Error {
	cause;
	code;
	response;
	status;
	constructor(message, options) {
		super(message, options);
		this.name = this.constructor.name;
		this.code = WWW_AUTHENTICATE_CHALLENGE;
		this.cause = options.cause;
		this.status = options.response.status;
		this.response = options.response;
		Object.defineProperty(this, "response", { enumerable: false });
		Error.captureStackTrace?.(this, this.constructor);
	}
};
const schemeRE = /* @__PURE__ */ new RegExp("^[,\\s]*([a-zA-Z0-9!#$%&\\'\\*\\+\\-\\.\\^_`\\|~]+)");
const quotedParamRE = /* @__PURE__ */ new RegExp("^[,\\s]*([a-zA-Z0-9!#$%&\\'\\*\\+\\-\\.\\^_`\\|~]+)\\s*=\\s*\"((?:[^\"\\\\]|\\\\[\\s\\S])*)\"[,\\s]*(.*)");
const unquotedParamRE = /* @__PURE__ */ new RegExp("^[,\\s]*([a-zA-Z0-9!#$%&\\'\\*\\+\\-\\.\\^_`\\|~]+)\\s*=\\s*([a-zA-Z0-9!#$%&\\'\\*\\+\\-\\.\\^_`\\|~]+)[,\\s]*(.*)");
const token68ParamRE = /* @__PURE__ */ new RegExp("^([a-zA-Z0-9\\-\\._\\~\\+\\/]+={0,2})(?:$|[,\\s])(.*)");
function parseWwwAuthenticateChallenges(response) {
	if (!looseInstanceOf(response, Response)) throw CodedTypeError$1("\"response\" must be an instance of Response", ERR_INVALID_ARG_TYPE$1);
	const header = response.headers.get("www-authenticate");
	if (header === null) return;
	const challenges = [];
	let rest = header;
	while (rest) {
		let match = rest.match(schemeRE);
		const scheme = match?.["1"].toLowerCase();
		if (!scheme) return;
		const afterScheme = rest.substring(match[0].length);
		if (afterScheme && !afterScheme.match(/^[\s,]/)) return;
		const spaceMatch = afterScheme.match(/^\s+(.*)$/);
		const hasParameters = !!spaceMatch;
		rest = spaceMatch ? spaceMatch[1] : void 0;
		const parameters = {};
		let token68;
		if (hasParameters) while (rest) {
			let key;
			let value;
			if (match = rest.match(quotedParamRE)) {
				[, key, value, rest] = match;
				if (value.includes("\\")) value = value.replace(/\\([\s\S])/g, "$1");
				parameters[key.toLowerCase()] = value;
				continue;
			}
			if (match = rest.match(unquotedParamRE)) {
				[, key, value, rest] = match;
				parameters[key.toLowerCase()] = value;
				continue;
			}
			if (match = rest.match(token68ParamRE)) {
				if (Object.keys(parameters).length) break;
				[, token68, rest] = match;
				break;
			}
			return;
		}
		else rest = afterScheme || void 0;
		const challenge = {
			scheme,
			parameters
		};
		if (token68) challenge.token68 = token68;
		challenges.push(challenge);
	}
	if (!challenges.length) return;
	return challenges;
}
async function parseOAuthResponseErrorBody(response) {
	if (response.status > 399 && response.status < 500) {
		assertReadableResponse(response);
		assertApplicationJson(response);
		try {
			const json = await response.clone().json();
			if (isJsonObject(json) && typeof json.error === "string" && json.error.length) return json;
		} catch {}
	}
}
async function checkOAuthBodyError(response, expected, label) {
	if (response.status !== expected) {
		checkAuthenticationChallenges(response);
		let err;
		if (err = await parseOAuthResponseErrorBody(response)) {
			await response.body?.cancel();
			throw new ResponseBodyError("server responded with an error in the response body", {
				cause: err,
				response
			});
		}
		throw OPE(`"response" is not a conform ${label} response (unexpected HTTP status code)`, RESPONSE_IS_NOT_CONFORM, response);
	}
}
function assertDPoP(option) {
	if (!branded.has(option)) throw CodedTypeError$1("\"options.DPoP\" is not a valid DPoPHandle", ERR_INVALID_ARG_VALUE$1);
}
function getContentType(input) {
	return input.headers.get("content-type")?.split(";")[0];
}
async function authenticatedRequest(as, client, clientAuthentication, url, body, headers, options) {
	await clientAuthentication(as, client, body, headers);
	headers.set("content-type", "application/x-www-form-urlencoded;charset=UTF-8");
	return (options?.[customFetch$1] || fetch)(url.href, {
		body,
		headers: Object.fromEntries(headers.entries()),
		method: "POST",
		redirect: "manual",
		signal: signal$1(url, options?.signal)
	});
}
async function tokenEndpointRequest(as, client, clientAuthentication, grantType, parameters, options) {
	const url = resolveEndpoint(as, "token_endpoint", client.use_mtls_endpoint_aliases, options?.[allowInsecureRequests$1] !== true);
	parameters.set("grant_type", grantType);
	const headers = prepareHeaders(options?.headers);
	headers.set("accept", "application/json");
	if (options?.DPoP !== void 0) {
		assertDPoP(options.DPoP);
		await options.DPoP.addProof(url, headers, "POST");
	}
	const response = await authenticatedRequest(as, client, clientAuthentication, url, parameters, headers, options);
	options?.DPoP?.cacheNonce(response, url);
	return response;
}
async function refreshTokenGrantRequest(as, client, clientAuthentication, refreshToken, options) {
	assertAs(as);
	assertClient(client);
	assertString$1(refreshToken, "\"refreshToken\"");
	const parameters = new URLSearchParams(options?.additionalParameters);
	parameters.set("refresh_token", refreshToken);
	return tokenEndpointRequest(as, client, clientAuthentication, "refresh_token", parameters, options);
}
const idTokenClaims = /* @__PURE__ */ new WeakMap();
const jwtRefs = /* @__PURE__ */ new WeakMap();
function getValidatedIdTokenClaims(ref) {
	if (!ref.id_token) return;
	const claims = idTokenClaims.get(ref);
	if (!claims) throw CodedTypeError$1("\"ref\" was already garbage collected or did not resolve from the proper sources", ERR_INVALID_ARG_VALUE$1);
	return claims;
}
async function processGenericAccessTokenResponse(as, client, response, additionalRequiredIdTokenClaims, decryptFn, recognizedTokenTypes) {
	assertAs(as);
	assertClient(client);
	if (!looseInstanceOf(response, Response)) throw CodedTypeError$1("\"response\" must be an instance of Response", ERR_INVALID_ARG_TYPE$1);
	await checkOAuthBodyError(response, 200, "Token Endpoint");
	assertReadableResponse(response);
	const json = await getResponseJsonBody(response);
	assertString$1(json.access_token, "\"response\" body \"access_token\" property", INVALID_RESPONSE, { body: json });
	assertString$1(json.token_type, "\"response\" body \"token_type\" property", INVALID_RESPONSE, { body: json });
	json.token_type = json.token_type.toLowerCase();
	if (json.expires_in !== void 0) {
		let expiresIn = typeof json.expires_in !== "number" ? parseFloat(json.expires_in) : json.expires_in;
		assertNumber(expiresIn, true, "\"response\" body \"expires_in\" property", INVALID_RESPONSE, { body: json });
		json.expires_in = expiresIn;
	}
	if (json.refresh_token !== void 0) assertString$1(json.refresh_token, "\"response\" body \"refresh_token\" property", INVALID_RESPONSE, { body: json });
	if (json.scope !== void 0 && typeof json.scope !== "string") throw OPE("\"response\" body \"scope\" property must be a string", INVALID_RESPONSE, { body: json });
	if (json.id_token !== void 0) {
		assertString$1(json.id_token, "\"response\" body \"id_token\" property", INVALID_RESPONSE, { body: json });
		const requiredClaims = [];
		if (client.require_auth_time === true) requiredClaims.push("auth_time");
		if (client.default_max_age !== void 0) {
			assertNumber(client.default_max_age, true, "\"client.default_max_age\"");
			requiredClaims.push("auth_time");
		}
		if (additionalRequiredIdTokenClaims?.length) requiredClaims.push(...additionalRequiredIdTokenClaims);
		const { claims, jwt } = await validateIdTokenClaims(as, client, json.id_token, requiredClaims, decryptFn);
		validateIdTokenAuthorizedParty(client, claims);
		validateIdTokenAuthTimeClaim(claims);
		jwtRefs.set(response, jwt);
		idTokenClaims.set(json, claims);
	}
	if (recognizedTokenTypes?.[json.token_type] !== void 0) recognizedTokenTypes[json.token_type](response, json);
	else if (json.token_type !== "dpop" && json.token_type !== "bearer") throw new UnsupportedOperationError("unsupported `token_type` value", { cause: { body: json } });
	return json;
}
function checkAuthenticationChallenges(response) {
	let challenges;
	if (challenges = parseWwwAuthenticateChallenges(response)) throw new WWWAuthenticateChallengeError("server responded with a challenge in the WWW-Authenticate HTTP Header", {
		cause: challenges,
		response
	});
}
async function processRefreshTokenResponse(as, client, response, options) {
	return processGenericAccessTokenResponse(as, client, response, void 0, options?.[jweDecrypt], options?.recognizedTokenTypes);
}
function validateAudience(expected, result) {
	if (Array.isArray(result.claims.aud)) {
		if (!result.claims.aud.includes(expected)) throw OPE("unexpected JWT \"aud\" (audience) claim value", JWT_CLAIM_COMPARISON, {
			expected,
			claims: result.claims,
			claim: "aud"
		});
	} else if (result.claims.aud !== expected) throw OPE("unexpected JWT \"aud\" (audience) claim value", JWT_CLAIM_COMPARISON, {
		expected,
		claims: result.claims,
		claim: "aud"
	});
	return result;
}
function validateIssuer(as, result) {
	const expected = as[_expectedIssuer]?.(result) ?? as.issuer;
	if (result.claims.iss !== expected) throw OPE("unexpected JWT \"iss\" (issuer) claim value", JWT_CLAIM_COMPARISON, {
		expected,
		claims: result.claims,
		claim: "iss"
	});
	return result;
}
const branded = /* @__PURE__ */ new WeakSet();
const jwtClaimNames = {
	aud: "audience",
	c_hash: "code hash",
	client_id: "client id",
	exp: "expiration time",
	iat: "issued at",
	iss: "issuer",
	jti: "jwt id",
	nonce: "nonce",
	s_hash: "state hash",
	sub: "subject",
	ath: "access token hash",
	htm: "http method",
	htu: "http uri",
	cnf: "confirmation",
	auth_time: "authentication time"
};
function validatePresence(required, result) {
	for (const claim of required) if (result.claims[claim] === void 0) throw OPE(`JWT "${claim}" (${jwtClaimNames[claim]}) claim missing`, INVALID_RESPONSE, { claims: result.claims });
	return result;
}
function validateStringClaim(claim, result) {
	if (typeof result.claims[claim] !== "string") throw OPE(`unexpected JWT "${claim}" (${jwtClaimNames[claim]}) claim type`, INVALID_RESPONSE, { claims: result.claims });
	return result;
}
function validateIdTokenClaims(as, client, idToken, requiredClaims, decryptFn) {
	return validateJwt(idToken, checkSigningAlgorithm.bind(void 0, client.id_token_signed_response_alg, as.id_token_signing_alg_values_supported, "RS256"), getClockSkew(client), getClockTolerance(client), decryptFn).then(validatePresence.bind(void 0, [
		"aud",
		"exp",
		"iat",
		"iss",
		"sub",
		...requiredClaims
	])).then(validateIssuer.bind(void 0, as)).then(validateAudience.bind(void 0, client.client_id)).then(validateStringClaim.bind(void 0, "sub"));
}
function validateIdTokenAuthTimeClaim(claims) {
	if (claims.auth_time !== void 0) assertNumber(claims.auth_time, true, "ID Token \"auth_time\" (authentication time)", INVALID_RESPONSE, { claims });
}
function validateIdTokenAuthorizedParty(client, claims) {
	if (Array.isArray(claims.aud) && claims.aud.length !== 1) {
		if (claims.azp === void 0) throw OPE("ID Token \"aud\" (audience) claim includes additional untrusted audiences", JWT_CLAIM_COMPARISON, {
			claims,
			claim: "aud"
		});
		if (claims.azp !== client.client_id) throw OPE("unexpected ID Token \"azp\" (authorized party) claim value", JWT_CLAIM_COMPARISON, {
			expected: client.client_id,
			claims,
			claim: "azp"
		});
	}
}
const WWW_AUTHENTICATE_CHALLENGE = "OAUTH_WWW_AUTHENTICATE_CHALLENGE";
const RESPONSE_BODY_ERROR = "OAUTH_RESPONSE_BODY_ERROR";
const UNSUPPORTED_OPERATION = "OAUTH_UNSUPPORTED_OPERATION";
const AUTHORIZATION_RESPONSE_ERROR = "OAUTH_AUTHORIZATION_RESPONSE_ERROR";
const PARSE_ERROR = "OAUTH_PARSE_ERROR";
const INVALID_RESPONSE = "OAUTH_INVALID_RESPONSE";
const RESPONSE_IS_NOT_JSON = "OAUTH_RESPONSE_IS_NOT_JSON";
const RESPONSE_IS_NOT_CONFORM = "OAUTH_RESPONSE_IS_NOT_CONFORM";
const HTTP_REQUEST_FORBIDDEN = "OAUTH_HTTP_REQUEST_FORBIDDEN";
const REQUEST_PROTOCOL_FORBIDDEN = "OAUTH_REQUEST_PROTOCOL_FORBIDDEN";
const JWT_TIMESTAMP_CHECK = "OAUTH_JWT_TIMESTAMP_CHECK_FAILED";
const JWT_CLAIM_COMPARISON = "OAUTH_JWT_CLAIM_COMPARISON_FAILED";
const JSON_ATTRIBUTE_COMPARISON = "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED";
const MISSING_SERVER_METADATA = "OAUTH_MISSING_SERVER_METADATA";
const INVALID_SERVER_METADATA = "OAUTH_INVALID_SERVER_METADATA";
function assertReadableResponse(response) {
	if (response.bodyUsed) throw CodedTypeError$1("\"response\" body has been used already", ERR_INVALID_ARG_VALUE$1);
}
async function validateJwt(jws, checkAlg, clockSkew, clockTolerance, decryptJwt) {
	let { 0: protectedHeader, 1: payload, length } = jws.split(".");
	if (length === 5) {
		if (decryptJwt !== void 0) {
			jws = await decryptJwt(jws);
			({0: protectedHeader, 1: payload, length} = jws.split("."));
		} else throw new UnsupportedOperationError("JWE decryption is not configured", { cause: jws });
	}
	if (length !== 3) throw OPE("Invalid JWT", INVALID_RESPONSE, jws);
	let header;
	try {
		header = JSON.parse(buf(b64u(protectedHeader)));
	} catch (cause) {
		throw OPE("failed to parse JWT Header body as base64url encoded JSON", PARSE_ERROR, cause);
	}
	if (!isJsonObject(header)) throw OPE("JWT Header must be a top level object", INVALID_RESPONSE, jws);
	checkAlg(header);
	if (header.crit !== void 0) throw new UnsupportedOperationError("no JWT \"crit\" header parameter extensions are supported", { cause: { header } });
	let claims;
	try {
		claims = JSON.parse(buf(b64u(payload)));
	} catch (cause) {
		throw OPE("failed to parse JWT Payload body as base64url encoded JSON", PARSE_ERROR, cause);
	}
	if (!isJsonObject(claims)) throw OPE("JWT Payload must be a top level object", INVALID_RESPONSE, jws);
	const now = epochTime() + clockSkew;
	if (claims.exp !== void 0) {
		if (typeof claims.exp !== "number") throw OPE("unexpected JWT \"exp\" (expiration time) claim type", INVALID_RESPONSE, { claims });
		if (claims.exp <= now - clockTolerance) throw OPE("unexpected JWT \"exp\" (expiration time) claim value, expiration is past current timestamp", JWT_TIMESTAMP_CHECK, {
			claims,
			now,
			tolerance: clockTolerance,
			claim: "exp"
		});
	}
	if (claims.iat !== void 0) {
		if (typeof claims.iat !== "number") throw OPE("unexpected JWT \"iat\" (issued at) claim type", INVALID_RESPONSE, { claims });
	}
	if (claims.iss !== void 0) {
		if (typeof claims.iss !== "string") throw OPE("unexpected JWT \"iss\" (issuer) claim type", INVALID_RESPONSE, { claims });
	}
	if (claims.nbf !== void 0) {
		if (typeof claims.nbf !== "number") throw OPE("unexpected JWT \"nbf\" (not before) claim type", INVALID_RESPONSE, { claims });
		if (claims.nbf > now + clockTolerance) throw OPE("unexpected JWT \"nbf\" (not before) claim value", JWT_TIMESTAMP_CHECK, {
			claims,
			now,
			tolerance: clockTolerance,
			claim: "nbf"
		});
	}
	if (claims.aud !== void 0) {
		if (typeof claims.aud !== "string" && !Array.isArray(claims.aud)) throw OPE("unexpected JWT \"aud\" (audience) claim type", INVALID_RESPONSE, { claims });
	}
	return {
		header,
		claims,
		jwt: jws
	};
}
function checkSigningAlgorithm(client, issuer, fallback, header) {
	if (client !== void 0) {
		if (typeof client === "string" ? header.alg !== client : !client.includes(header.alg)) throw OPE("unexpected JWT \"alg\" header parameter", INVALID_RESPONSE, {
			header,
			expected: client,
			reason: "client configuration"
		});
		return;
	}
	if (Array.isArray(issuer)) {
		if (!issuer.includes(header.alg)) throw OPE("unexpected JWT \"alg\" header parameter", INVALID_RESPONSE, {
			header,
			expected: issuer,
			reason: "authorization server metadata"
		});
		return;
	}
	if (fallback !== void 0) {
		if (typeof fallback === "string" ? header.alg !== fallback : typeof fallback === "function" ? !fallback(header.alg) : !fallback.includes(header.alg)) throw OPE("unexpected JWT \"alg\" header parameter", INVALID_RESPONSE, {
			header,
			expected: fallback,
			reason: "default value"
		});
		return;
	}
	throw OPE("missing client or server configuration to verify used JWT \"alg\" header parameter", void 0, {
		client,
		issuer,
		fallback
	});
}
async function getResponseJsonBody(response, check = assertApplicationJson) {
	let json;
	try {
		json = await response.json();
	} catch (cause) {
		check(response);
		throw OPE("failed to parse \"response\" body as JSON", PARSE_ERROR, cause);
	}
	if (!isJsonObject(json)) throw OPE("\"response\" body must be a top level object", INVALID_RESPONSE, { body: json });
	return json;
}
const _nodiscoverycheck = Symbol();
const _expectedIssuer = Symbol();

// node_modules/openid-client/build/index.js
let headers;
let USER_AGENT;
if (typeof navigator === "undefined" || !navigator.userAgent?.startsWith?.("Mozilla/5.0 ")) {
	USER_AGENT = `openid-client/v6.8.9`;
	headers = { "user-agent": USER_AGENT };
}
const int = (config) => {
	return props.get(config);
};
let props;
function ClientSecretPost(clientSecret) {
	if (clientSecret !== void 0) return ClientSecretPost$1(clientSecret);
	const cache = /* @__PURE__ */ new WeakMap();
	return (as, client, body, headers) => {
		let auth;
		if (!(auth = cache.get(client))) {
			assertString(client.client_secret, "\"metadata.client_secret\"");
			auth = ClientSecretPost$1(client.client_secret);
			cache.set(client, auth);
		}
		return auth(as, client, body, headers);
	};
}
function assertString(input, it) {
	if (typeof input !== "string") throw CodedTypeError(`${it} must be a string`, ERR_INVALID_ARG_TYPE);
	if (input.length === 0) throw CodedTypeError(`${it} must not be empty`, ERR_INVALID_ARG_VALUE);
}
function None() {
	return None$1();
}
const customFetch = customFetch$1;
const ERR_INVALID_ARG_VALUE = "ERR_INVALID_ARG_VALUE";
const ERR_INVALID_ARG_TYPE = "ERR_INVALID_ARG_TYPE";
function CodedTypeError(message, code, cause) {
	const err = new TypeError(message, { cause });
	Object.assign(err, { code });
	return err;
}
var ClientError = class extends Error {
	code;
	constructor(message, options) {
		super(message, options);
		this.name = this.constructor.name;
		this.code = options?.code;
		Error.captureStackTrace?.(this, this.constructor);
	}
};
const decoder = new TextDecoder();
function e(msg, cause, code) {
	return new ClientError(msg, {
		cause,
		code
	});
}
function errorHandler(err) {
	if (err instanceof TypeError || err instanceof ClientError || err instanceof ResponseBodyError || err instanceof AuthorizationResponseError || err instanceof WWWAuthenticateChallengeError) throw err;
	if (err instanceof OperationProcessingError) switch (err.code) {
		case HTTP_REQUEST_FORBIDDEN: throw e("only requests to HTTPS are allowed", err, err.code);
		case REQUEST_PROTOCOL_FORBIDDEN: throw e("only requests to HTTP or HTTPS are allowed", err, err.code);
		case RESPONSE_IS_NOT_CONFORM: throw e("unexpected HTTP response status code", err.cause, err.code);
		case RESPONSE_IS_NOT_JSON: throw e("unexpected response content-type", err.cause, err.code);
		case PARSE_ERROR: throw e("parsing error occured", err, err.code);
		case INVALID_RESPONSE: throw e("invalid response encountered", err, err.code);
		case JWT_CLAIM_COMPARISON: throw e("unexpected JWT claim value encountered", err, err.code);
		case JSON_ATTRIBUTE_COMPARISON: throw e("unexpected JSON attribute value encountered", err, err.code);
		case JWT_TIMESTAMP_CHECK: throw e("JWT timestamp claim value failed validation", err, err.code);
		default: throw e(err.message, err, err.code);
	}
	if (err instanceof UnsupportedOperationError) throw e("unsupported operation", err, err.code);
	if (err instanceof DOMException) switch (err.name) {
		case "OperationError": throw e("runtime operation error", err, UNSUPPORTED_OPERATION);
		case "NotSupportedError": throw e("runtime unsupported operation", err, UNSUPPORTED_OPERATION);
		case "TimeoutError": throw e("operation timed out", err, "OAUTH_TIMEOUT");
		case "AbortError": throw e("operation aborted", err, "OAUTH_ABORT");
	}
	throw new ClientError("something went wrong", { cause: err });
}
function handleEntraId(server, as, options) {
	if (server.origin === "https://login.microsoftonline.com" && (!options?.algorithm || options.algorithm === "oidc")) {
		as[kEntraId] = true;
		return true;
	}
	return false;
}
function handleB2Clogin(server, options) {
	if (server.hostname.endsWith(".b2clogin.com") && (!options?.algorithm || options.algorithm === "oidc")) return true;
	return false;
}
async function discovery(server, clientId, metadata, clientAuthentication, options) {
	const as = await performDiscovery(server, options);
	const instance = new Configuration(as, clientId, metadata, clientAuthentication);
	let internals = int(instance);
	if (options?.[customFetch]) internals.fetch = options[customFetch];
	if (options?.timeout !== void 0) internals.timeout = options.timeout;
	if (options?.execute) for (const extension of options.execute) extension(instance);
	return instance;
}
async function performDiscovery(server, options) {
	if (!(server instanceof URL)) throw CodedTypeError("\"server\" must be an instance of URL", ERR_INVALID_ARG_TYPE);
	const resolve = !server.href.includes("/.well-known/");
	const timeout = options?.timeout ?? 30;
	const signal = AbortSignal.timeout(timeout * 1e3);
	const as = await (resolve ? discoveryRequest(server, {
		algorithm: options?.algorithm,
		[customFetch$1]: options?.[customFetch],
		[allowInsecureRequests$1]: options?.execute?.includes(allowInsecureRequests),
		signal,
		headers: new Headers(headers)
	}) : (options?.[customFetch] || fetch)((() => {
		checkProtocol(server, options?.execute?.includes(allowInsecureRequests) ? false : true);
		return server.href;
	})(), {
		headers: Object.fromEntries(new Headers({
			accept: "application/json",
			...headers
		}).entries()),
		body: void 0,
		method: "GET",
		redirect: "manual",
		signal
	})).then((response) => processDiscoveryResponse(_nodiscoverycheck, response)).catch(errorHandler);
	if (resolve && new URL(as.issuer).href !== server.href) handleEntraId(server, as, options) || handleB2Clogin(server, options) || (() => {
		throw new ClientError("discovered metadata issuer does not match the expected issuer", {
			code: "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED",
			cause: {
				expected: server.href,
				body: as,
				attribute: "issuer"
			}
		});
	})();
	return as;
}
function getServerHelpers(metadata) {
	return { supportsPKCE: {
		__proto__: null,
		value(method = "S256") {
			return metadata.code_challenge_methods_supported?.includes(method) === true;
		}
	} };
}
function addServerHelpers(metadata) {
	Object.defineProperties(metadata, getServerHelpers(metadata));
}
const kEntraId = Symbol();
var Configuration = class {
	constructor(server, clientId, metadata, clientAuthentication) {
		if (typeof clientId !== "string" || !clientId.length) throw CodedTypeError("\"clientId\" must be a non-empty string", ERR_INVALID_ARG_TYPE);
		if (typeof metadata === "string") metadata = { client_secret: metadata };
		if (metadata?.client_id !== void 0 && clientId !== metadata.client_id) throw CodedTypeError("\"clientId\" and \"metadata.client_id\" must be the same", ERR_INVALID_ARG_VALUE);
		const client = {
			...structuredClone(metadata),
			client_id: clientId
		};
		client[clockSkew] = metadata?.[clockSkew] ?? 0;
		client[clockTolerance] = metadata?.[clockTolerance] ?? 30;
		let auth;
		if (clientAuthentication) auth = clientAuthentication;
		else if (typeof client.client_secret === "string" && client.client_secret.length) auth = ClientSecretPost(client.client_secret);
		else auth = None();
		let c = Object.freeze(client);
		const clone = structuredClone(server);
		if (kEntraId in server) clone[_expectedIssuer] = ({ claims: { tid } }) => server.issuer.replace("{tenantid}", tid);
		let as = Object.freeze(clone);
		props ||= /* @__PURE__ */ new WeakMap();
		props.set(this, {
			__proto__: null,
			as,
			c,
			auth,
			tlsOnly: true,
			timeout: 30,
			jwksCache: {}
		});
	}
	serverMetadata() {
		const metadata = structuredClone(int(this).as);
		addServerHelpers(metadata);
		return metadata;
	}
	clientMetadata() {
		return structuredClone(int(this).c);
	}
	get timeout() {
		return int(this).timeout;
	}
	set timeout(value) {
		int(this).timeout = value;
	}
	get [customFetch]() {
		return int(this).fetch;
	}
	set [customFetch](value) {
		int(this).fetch = value;
	}
};
Object.freeze(Configuration.prototype);
function getHelpers(response) {
	let exp = void 0;
	if (response.expires_in !== void 0) exp = Date.now() + response.expires_in * 1e3;
	return {
		expiresIn: {
			__proto__: null,
			value() {
				if (exp) {
					const now = Date.now();
					if (exp > now) return Math.floor((exp - now) / 1e3);
					return 0;
				}
			}
		},
		claims: {
			__proto__: null,
			value() {
				return getValidatedIdTokenClaims(response);
			}
		}
	};
}
function addHelpers(response) {
	Object.defineProperties(response, getHelpers(response));
}
function allowInsecureRequests(config) {
	int(config).tlsOnly = false;
}
async function refreshTokenGrant(config, refreshToken, parameters, options) {
	checkConfig(config);
	parameters = new URLSearchParams(parameters);
	const { as, c, auth, fetch, tlsOnly, nonRepudiation, timeout, decrypt } = int(config);
	const response = await refreshTokenGrantRequest(as, c, auth, refreshToken, {
		[customFetch$1]: fetch,
		[allowInsecureRequests$1]: !tlsOnly,
		additionalParameters: parameters,
		DPoP: options?.DPoP,
		headers: new Headers(headers),
		signal: signal(timeout)
	}).catch(errorHandler);
	const p = processRefreshTokenResponse(as, c, response, { [jweDecrypt]: decrypt });
	let result;
	try {
		result = await p;
	} catch (err) {
		if (retryable(err, options)) return refreshTokenGrant(config, refreshToken, parameters, {
			...options,
			flag: retry
		});
		errorHandler(err);
	}
	result.id_token && await nonRepudiation?.(response);
	addHelpers(result);
	return result;
}
function checkConfig(input) {
	if (!(input instanceof Configuration)) throw CodedTypeError("\"config\" must be an instance of Configuration", ERR_INVALID_ARG_TYPE);
	if (Object.getPrototypeOf(input) !== Configuration.prototype) throw CodedTypeError("subclassing Configuration is not allowed", ERR_INVALID_ARG_VALUE);
}
function signal(timeout) {
	return timeout ? AbortSignal.timeout(timeout * 1e3) : void 0;
}
function retryable(err, options) {
	if (options?.DPoP && options.flag !== retry) return isDPoPNonceError(err);
	return false;
}
const retry = Symbol();

// node_modules/rfc4648/lib/rfc4648.js
var base64UrlEncoding = {
	chars: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_",
	bits: 6
};
var base64url = {
	parse: function parse(string, opts) {
		return _parse(string, base64UrlEncoding, opts);
	},
	stringify: function stringify(data, opts) {
		return _stringify(data, base64UrlEncoding, opts);
	}
};
function _parse(string, encoding, opts) {
	var _opts$out;
	if (opts === void 0) opts = {};
	if (!encoding.codes) {
		encoding.codes = {};
		for (var i = 0; i < encoding.chars.length; ++i) encoding.codes[encoding.chars[i]] = i;
	}
	if (!opts.loose && string.length * encoding.bits & 7) throw new SyntaxError("Invalid padding");
	var end = string.length;
	while (string[end - 1] === "=") {
		--end;
		if (!opts.loose && !((string.length - end) * encoding.bits & 7)) throw new SyntaxError("Invalid padding");
	}
	var out = new ((_opts$out = opts.out) != null ? _opts$out : Uint8Array)(end * encoding.bits / 8 | 0);
	var bits = 0;
	var buffer = 0;
	var written = 0;
	for (var _i = 0; _i < end; ++_i) {
		var value = encoding.codes[string[_i]];
		if (value === void 0) throw new SyntaxError("Invalid character " + string[_i]);
		buffer = buffer << encoding.bits | value;
		bits += encoding.bits;
		if (bits >= 8) {
			bits -= 8;
			out[written++] = 255 & buffer >> bits;
		}
	}
	if (bits >= encoding.bits || 255 & buffer << 8 - bits) throw new SyntaxError("Unexpected end of data");
	return out;
}
function _stringify(data, encoding, opts) {
	if (opts === void 0) opts = {};
	var _opts$pad = opts.pad, pad = _opts$pad === void 0 ? true : _opts$pad;
	var mask = (1 << encoding.bits) - 1;
	var out = "";
	var bits = 0;
	var buffer = 0;
	for (var i = 0; i < data.length; ++i) {
		buffer = buffer << 8 | 255 & data[i];
		bits += 8;
		while (bits > encoding.bits) {
			bits -= encoding.bits;
			out += encoding.chars[mask & buffer >> bits];
		}
	}
	if (bits) out += encoding.chars[mask & buffer << encoding.bits - bits];
	if (pad) while (out.length * encoding.bits & 7) out += "=";
	return out;
}

// node_modules/@kubernetes/client-node/dist/oidc_auth.js
var OidcClient = class {
	constructor(c) {
		this.config = c;
	}
	async refresh(token) {
		const newToken = await refreshTokenGrant(this.config, token);
		return {
			id_token: newToken.id_token,
			refresh_token: newToken.refresh_token,
			expires_at: newToken.expiresIn()
		};
	}
};
var OpenIDConnectAuth = class OpenIDConnectAuth {
	constructor() {
		this.currentTokenExpiration = 0;
	}
	static decodeJWT(token) {
		const parts = token.split(".");
		if (parts.length !== 3) return null;
		return {
			header: JSON.parse(new TextDecoder().decode(base64url.parse(parts[0], { loose: true }))),
			payload: JSON.parse(new TextDecoder().decode(base64url.parse(parts[1], { loose: true }))),
			signature: parts[2]
		};
	}
	static expirationFromToken(token) {
		const jwt = OpenIDConnectAuth.decodeJWT(token);
		if (!jwt) return 0;
		return jwt.payload.exp;
	}
	isAuthProvider(user) {
		if (!user.authProvider) return false;
		return user.authProvider.name === "oidc";
	}
	/**
	* Setup the authentication header for oidc authed clients
	* @param user user info
	* @param opts request options
	* @param overrideClient for testing, a preconfigured oidc client
	*/
	async applyAuthentication(user, opts, overrideClient) {
		const token = await this.getToken(user, overrideClient);
		if (token) opts.headers["Authorization"] = `Bearer ${token}`;
	}
	async getToken(user, overrideClient) {
		if (!user.authProvider.config) return null;
		if (!user.authProvider.config["client-secret"]) user.authProvider.config["client-secret"] = "";
		if (!user.authProvider.config || !user.authProvider.config["id-token"]) return null;
		return this.refresh(user, overrideClient);
	}
	async refresh(user, overrideClient) {
		if (this.currentTokenExpiration === 0) this.currentTokenExpiration = OpenIDConnectAuth.expirationFromToken(user.authProvider.config["id-token"]);
		if (Date.now() / 1e3 > this.currentTokenExpiration) {
			if (!user.authProvider.config["client-id"] || !user.authProvider.config["refresh-token"] || !user.authProvider.config["idp-issuer-url"]) return null;
			const newToken = await (overrideClient ? overrideClient : await this.getClient(user)).refresh(user.authProvider.config["refresh-token"]);
			user.authProvider.config["id-token"] = newToken.id_token;
			user.authProvider.config["refresh-token"] = newToken.refresh_token;
			this.currentTokenExpiration = newToken.expires_at;
		}
		return user.authProvider.config["id-token"];
	}
	async getClient(user) {
		const configuration = await discovery(user.authProvider.config["idp-issuer-url"], user.authProvider.config["client-id"]);
		return new OidcClient(configuration);
	}
};

// src/sources/kubernetes/exec.ts
const TIMEOUT$1 = 6e4;
const PLUGIN = object({
	apiVersion: optional(string(), "client.authentication.k8s.io/v1"),
	command: pipe(string(), minLength(1)),
	args: nullish(array(string()), []),
	env: nullish(array(object({
		name: string(),
		value: string()
	})), []),
	installHint: nullish(string(), ""),
	provideClusterInfo: nullish(boolean(), false)
});
const CREDENTIAL = object({ status: object({
	token: nullish(string()),
	clientCertificateData: nullish(string()),
	clientKeyData: nullish(string())
}) });
/**
* Runs the credential plugin of a kubeconfig (`user.exec`: `aws eks get-token`, gke-gcloud-auth-plugin, kubelogin, …)
* by the protocol of client.authentication.k8s.io. The client library could run it, too, but with the tokens of the action in its
* environment, without what v1 of the protocol asks for, and without an end when the run is cancelled.
* @param written the entry `exec`.
* @throws ExpectedError when it is missing, fails, hangs or prints no credential.
*/
async function runCredentialPlugin(written, cluster, context) {
	const parsed = safeParse(PLUGIN, written);
	if (!parsed.success) throw new ExpectedError(`The kubeconfig's \`exec\` is no credential plugin: ${excerpt(getDotPath(parsed.issues[0]) ?? "it", 40)} is missing or wrong.`, { fix: "Have the kubeconfig written anew." });
	const plugin = parsed.output;
	const name = excerpt(basename(plugin.command), 40);
	const { exitCode, stdout, stderr } = await withDeadline(TIMEOUT$1, context.signal, (signal) => execute(plugin, cluster, {
		...context,
		signal
	}), () => new ExpectedError(`The credential plugin \`${name}\` did not end within ${duration(TIMEOUT$1)}.`, { fix: "Run it by hand; it may wait for somebody to log in, which nobody can do here." }));
	if (exitCode === 127 || exitCode === 126) throw missing(plugin, name);
	if (exitCode !== 0) {
		const said = excerpt(withoutTokens(stderr, plugin), 200);
		throw new ExpectedError(`The credential plugin \`${name}\` of the kubeconfig ended with exit code ${exitCode}${said === "" ? "." : `: "${said}".`}`, { fix: "Log in to your cloud in an earlier step of the job; the plugin uses that login." });
	}
	return credentialOf(stdout, name);
}
async function execute(plugin, cluster, { cwd, env, signal, scratch }) {
	const errors = join(scratch, "credential-plugin.stderr");
	const added = Object.fromEntries(plugin.env.map(({ name, value }) => [name, value]));
	try {
		try {
			var _usingCtx$1 = _usingCtx();
			const started = _usingCtx$1.a(await start([
				"sh",
				"-c",
				"exec \"$@\" 2>\"$0\"",
				errors,
				plugin.command,
				...plugin.args
			], {
				cwd,
				env: {
					...env,
					...added,
					KUBERNETES_EXEC_INFO: JSON.stringify(execInfo(plugin, cluster))
				},
				credentials: "login",
				signal,
				output: "stdout"
			}));
			const { exitCode } = await started.exited;
			signal.throwIfAborted();
			return {
				exitCode,
				stdout: started.output(),
				stderr: await readFile(errors, "utf8")
			};
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	} finally {
		await rm(errors, { force: true });
	}
}
function execInfo({ apiVersion, provideClusterInfo }, cluster) {
	const info = {
		server: cluster.server,
		"tls-server-name": cluster.tlsServerName,
		"insecure-skip-tls-verify": cluster.skipTLSVerify || void 0,
		"certificate-authority-data": cluster.caData,
		"proxy-url": cluster.proxyUrl
	};
	return {
		kind: "ExecCredential",
		apiVersion,
		spec: {
			interactive: false,
			...provideClusterInfo && { cluster: info }
		}
	};
}
function missing({ installHint }, name) {
	const hint = excerpt(installHint, 160);
	return new ExpectedError(`The credential plugin \`${name}\` of the kubeconfig cannot be run: it is not there.`, { fix: `Install it in an earlier step of the job, so that it is on the PATH.${hint && ` The kubeconfig says: ${hint}`}` });
}
function credentialOf(stdout, name) {
	const parsed = safeParse(CREDENTIAL, parseJson(stdout));
	const { token, clientCertificateData: cert, clientKeyData: key } = parsed.success ? parsed.output.status : {};
	if (!token && !cert) throw new ExpectedError(`The credential plugin \`${name}\` of the kubeconfig printed no credential.`, { fix: "Run it by hand: it should print an ExecCredential with a token or a client certificate." });
	return {
		...token && { token },
		...cert && { cert },
		...key && { key }
	};
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
/** What a plugin said, without what looks like a token: it may repeat the one that was refused. */
function withoutTokens(text, { args, env }) {
	const given = [...args.filter((arg) => arg.length >= 16), ...env.map(({ value }) => value)];
	return redact(text, given).replace(/(bearer|basic) \S+/gi, "$1 ***").replace(/((?:token|password|secret|key|assertion)["']?\s*[:=]\s*["']?)[^\s"',]+/gi, "$1***").replace(/\beyJ[\w-]+(?:\.[\w-]*)*|[A-Za-z0-9+=_-]{32,}/g, "***");
}

// src/sources/kubernetes/credentials.ts
/** Milliseconds to renew an OIDC token. */
const RENEWAL_TIMEOUT = 3e4;
/** Bytes of a certificate, key or token. */
const MOST_BYTES = 8388608;
/**
* What the kubeconfig says of its user: a credential plugin, an OIDC or other token (also from a file), a client
* certificate, a password. All secrets are masked.
* @throws ExpectedError when a file, the plugin or the OIDC provider does not give what it should.
*/
async function credentialsOf(target, context) {
	const { user } = target;
	if (user === void 0) return { headers: {} };
	for (const secret of secretsOf(target)) context.mask(secret);
	const plugin = user.exec ? await runCredentialPlugin(user.exec, target.cluster, context) : void 0;
	const token = user.token ?? plugin?.token ?? await providedToken(user, context);
	const cert = plugin?.cert ?? await pem(user.certFile, user.certData, "client-certificate");
	const key = plugin?.key ?? await pem(user.keyFile, user.keyData, "client-key");
	const authorization = token !== void 0 ? `Bearer ${token.trim()}` : user.username ? `Basic ${Buffer.from(`${user.username}:${user.password ?? ""}`).toString("base64")}` : void 0;
	const secrets = [
		token?.trim(),
		user.password,
		authorization?.replace(/^\w+ /, "")
	];
	for (const secret of secrets) if (secret) context.mask(secret);
	return {
		headers: {
			...authorization !== void 0 && { authorization },
			...user.impersonateUser && { "impersonate-user": user.impersonateUser }
		},
		...cert !== void 0 && { cert },
		...key !== void 0 && { key }
	};
}
/** What the kubeconfig itself holds: of the user, the provider that renews a token, the plugin, the proxy. */
function secretsOf({ user, cluster }) {
	const config = user?.authProvider?.config ?? {};
	const provider = [
		config["client-secret"],
		config["refresh-token"],
		config["id-token"],
		config["access-token"]
	];
	const variables = (user?.exec?.env ?? []).flatMap(({ name, value }) => secretsIn(String(name), String(value)));
	const proxy = cluster.proxyUrl && URL.canParse(cluster.proxyUrl) ? secretsInUrl(new URL(cluster.proxyUrl)) : [];
	return [
		user?.keyData,
		...provider,
		...variables,
		...proxy
	].filter((text) => typeof text === "string" && text !== "");
}
/** The certificates that the API server's must be signed by; undefined: those every program here trusts. */
function authorityOf({ cluster }) {
	return pem(cluster.caFile, cluster.caData, "certificate-authority");
}
async function pem(file, data, what) {
	if (data) return Buffer.from(data, "base64");
	return file ? readNamed(file, what) : void 0;
}
async function readNamed(file, what) {
	try {
		return await readRegularFile(file, MOST_BYTES);
	} catch (error) {
		if (error instanceof ExpectedError) throw error;
		throw new ExpectedError(`The file that the kubeconfig names as \`${what}\` cannot be read (${error.code}).`, {
			fix: "Put the file where the kubeconfig says, or use one that holds it as data (`kubectl config view --flatten --raw`).",
			cause: error
		});
	}
}
async function providedToken(user, { signal }) {
	const provider = user.authProvider;
	if (!provider) return void 0;
	const tokenFile = provider.config?.tokenFile;
	if (typeof tokenFile === "string") return (await readNamed(tokenFile, "tokenFile")).toString();
	if (provider.name !== "oidc") throw new ExpectedError(`The kubeconfig's user has the auth-provider \`${excerpt(String(provider.name), 40)}\`, which Kubernetes 1.26 took out of its clients.`, { fix: "Have the kubeconfig written anew with your cloud's credential plugin (gke-gcloud-auth-plugin, kubelogin)." });
	const token = await renewed(user, signal);
	if (token !== void 0) return token;
	throw new ExpectedError("The OIDC token of the kubeconfig's user has expired and the kubeconfig cannot renew it.", { fix: "Log in anew, or give the workflow a user with a token or a credential plugin." });
}
/** Undefined when there is nothing to renew it with. */
async function renewed(user, signal) {
	const options = { headers: {} };
	const config = user.authProvider.config ?? {};
	const secrets = [
		config["client-secret"],
		config["refresh-token"],
		config["id-token"]
	];
	try {
		await withDeadline(RENEWAL_TIMEOUT, signal, (bounded) => Promise.race([new OpenIDConnectAuth().applyAuthentication(user, options), new Promise((_resolve, reject) => bounded.addEventListener("abort", () => reject(bounded.reason), { once: true }))]), () => /* @__PURE__ */ new Error("it did not answer within 30 s"));
	} catch (error) {
		signal.throwIfAborted();
		const words = redact(messageOf(error), secrets.filter((secret) => typeof secret === "string"));
		throw new ExpectedError(`The OIDC provider of the kubeconfig's user did not renew its token: ${excerpt(words, 160)}.`, {
			fix: "Log in anew, and check `idp-issuer-url` and `refresh-token` of the kubeconfig.",
			cause: error
		});
	}
	return options.headers["Authorization"]?.replace("Bearer ", "");
}

// src/sources/kubernetes/network.ts
var import_undici = require_undici();
/** Milliseconds until a connection must stand. */
const CONNECT_TIMEOUT = 1e4;
/**
* The way to an API server: its authority's certificate, the client's certificate, the kubeconfig's `proxy-url` or the
* proxies of the environment. Nothing that answers is followed elsewhere: a pod could send the one who asks, with all
* that they may do, to any other object of the API.
* @throws ExpectedError for a proxy of a kind that is not supported, or a certificate that is none.
*/
function networkOf(cluster, authority, { cert, key }, env) {
	const dispatcher = dispatcherOf(cluster, {
		timeout: CONNECT_TIMEOUT,
		...authority !== void 0 && { ca: authority },
		...cert !== void 0 && { cert },
		...key !== void 0 && { key },
		...cluster.skipTLSVerify && { rejectUnauthorized: false },
		...cluster.tlsServerName && { servername: cluster.tlsServerName }
	}, env);
	const refused = async (url) => {
		throw new EndpointError(`The pod redirects to ${nameOf(url)}; a redirect of a pod is not followed with the credentials of the cluster.`, { fix: "Write the path at which the profile really is into the source as `path`." });
	};
	return {
		direct: () => dispatcher,
		within: refused,
		checked: refused
	};
}
function dispatcherOf({ server, proxyUrl }, tls, env) {
	const options = {
		connect: tls,
		headersTimeout: 0,
		bodyTimeout: 0
	};
	if (proxyUrl) {
		if (!/^https?:$/.test(URL.canParse(proxyUrl) ? new URL(proxyUrl).protocol : "")) throw new ExpectedError("The `proxy-url` of the kubeconfig is no http(s) URL; SOCKS proxies are not supported.", { fix: "Use an HTTP proxy or a tunnel, and write its address into the kubeconfig." });
		return new import_undici.ProxyAgent({
			...options,
			uri: proxyUrl,
			requestTls: tls
		});
	}
	const httpProxy = env["http_proxy"] ?? env["HTTP_PROXY"] ?? "";
	const httpsProxy = env["https_proxy"] ?? env["HTTPS_PROXY"] ?? "";
	const noProxy = env["no_proxy"] ?? env["NO_PROXY"] ?? "";
	if (httpProxy + httpsProxy === "" || isThisMachine(new URL(server).hostname)) return new import_undici.Agent(options);
	const proxied = {
		...options,
		requestTls: tls,
		httpProxy,
		httpsProxy,
		noProxy
	};
	return new import_undici.EnvHttpProxyAgent(proxied);
}
function isThisMachine(hostname) {
	return hostname === "localhost" || hostname === "[::1]" || /^127\./.test(hostname);
}

// src/sources/kubernetes/refusals.ts
/** Bytes of an answer that are read for its sentence; a `Status` is shorter. */
const READ = 8192;
/** What the API server answers of itself instead of an object. */
const STATUS = object({
	kind: literal("Status"),
	message: nullish(string(), ""),
	reason: nullish(string(), ""),
	code: nullish(number(), 0),
	details: nullish(object({ kind: nullish(string()) }))
});
/** The API server does not let this user ask the pod. */
var AccessDenied = class extends EndpointError {};
/** The sentence for an answer other than 200 of a pod's proxy; reads the answer. */
async function podRefusal(answer, pod, secrets) {
	const text = redact(await beginningOf(answer.body, READ), secrets);
	const retryAfter = retryAfterOf(answer.headers["retry-after"]);
	const status = statusOf(text);
	if (status === void 0) {
		const said = isBinary(text) ? {
			excerpt: "",
			unquoted: redact(typeOf(answer.headers), secrets)
		} : { excerpt: excerpt(text) };
		return podsOwn(answer.status, said, retryAfter, pod);
	}
	const words = excerpt(status.message ?? "", 200);
	const said = `${answer.status} ${STATUS_CODES[answer.status] ?? ""}`.trim();
	if (answer.status === 401 || answer.status === 403) return new AccessDenied(`The API server answered ${said} for ${pod.name}: "${words}".`, { fix: fixForDenied(answer.status, pod.namespace) ?? "" });
	if (answer.status === 404 && status.details?.kind === "pods") return new EndpointError(`The pod ${pod.name} went away before it was profiled: "${words}".`, {
		fix: "Run it again; pods come and go, and others of the same selector are there by now.",
		gone: true
	});
	const wait = retryAfter === void 0 ? "" : ` It asks to wait ${duration(retryAfter)}.`;
	const { fix, heals } = proxyFix(answer.status, words, pod);
	return new EndpointError(`The API server could not get a profile from ${pod.name} and answered ${said}: "${words}".${wait}`, {
		fix,
		...heals && {
			retry: "soon",
			retryAfter
		}
	});
}
/** What to do about 401 and 403 of the API server. */
function fixForDenied(status, namespace) {
	if (status === 401) return "The token or certificate of the kubeconfig is not accepted: log in to the cluster again in an earlier step (it may have expired, or this machine's clock be wrong).";
	if (status !== 403) return void 0;
	return `Bind a Role to that user which allows \`get\` and \`list\` on \`pods\` and \`get\` on \`pods/proxy\`: \`kubectl --namespace ${namespace} create role go-pgo --verb=get,list --resource=pods,pods/proxy\`, then \`create rolebinding\`.`;
}
/** What the API server says of the way to the pod. */
function proxyFix(status, words, { port, scheme, namespace }) {
	const fix = (text, heals = false) => ({
		fix: text,
		heals
	});
	if (/connection refused/.test(words)) return fix(`Let the service listen for net/http/pprof on port ${port} of the pod's address (\`:${port}\`, not \`localhost:${port}\`), or write the right \`port\`.`, true);
	if (/i\/o timeout|no route to host|network is unreachable|deadline exceeded/.test(words)) return fix(`Let the API server reach port ${port} of the pods in \`${namespace}\`: a NetworkPolicy, or the firewall between control plane and nodes, holds it back.`);
	if (/first record does not look like a TLS handshake|HTTP response to HTTPS client/.test(words)) return fix(`The pod does not speak TLS on port ${port}: write \`scheme: http\`.`);
	if (/malformed HTTP/.test(words)) return fix(`Port ${port} does not speak HTTP${scheme === "http" ? ", or only over TLS (`scheme: https`)" : ""}: write the port of net/http/pprof.`);
	if (/address not allowed/.test(words)) return fix("The API server leads to no pod with such an address: profile it as a `pprof` source instead.");
	if (status === 504 || /time allotted/.test(words)) return fix("What stands in between ends requests of this length: shorten `seconds`.", true);
	if (status === 429) return fix("Lower `concurrency`, or `limit` the source.", true);
	return fix("Look into the log of the pod: it may restart, or end long requests.", status >= 500);
}
/** The answer of the service in the pod. */
function podsOwn(status, said, retryAfter, pod) {
	if (status === 400 && /HTTP request to an HTTPS server/.test(said.excerpt)) return new EndpointError(`${pod.name} answered 400 Bad Request: "${said.excerpt}".`, { fix: `The pod speaks TLS on port ${pod.port}: write \`scheme: https\`.` });
	const error = refusalFailure({
		status,
		statusText: STATUS_CODES[status] ?? "",
		...said,
		retryAfter,
		authentication: void 0,
		authorized: false,
		path: pod.path
	}, pod.name);
	if (status !== 401 && status !== 403) return error;
	return new EndpointError(error.message, { fix: "The service itself refuses: the API server passes no credentials on to a pod, so serve net/http/pprof on a port that asks for none." });
}
function statusOf(text) {
	return readJson(text, STATUS);
}

// src/sources/kubernetes/api.ts
/** @throws ExpectedError when there is no cluster to ask, or nothing to ask it with. */
async function openApi(source, context, serviceAccount) {
	context.signal.throwIfAborted();
	const target = await kubernetesTarget(source, context, serviceAccount);
	const credentials = await credentialsOf(target, context);
	const authorization = credentials.headers["authorization"] ?? "";
	return {
		server: target.cluster.server,
		name: target.name,
		headers: credentials.headers,
		secrets: [authorization, authorization.replace(/^\w+ /, "")].filter((secret) => secret !== ""),
		network: networkOf(target.cluster, await authorityOf(target), credentials, context.env),
		...source.timeout !== void 0 && { timeout: source.timeout }
	};
}
/** GETs an object. @throws ExpectedError with the API server's own words. */
async function getObject(api, { path, schema, what, namespace, atMost }, { signal, progress }) {
	const timeout = Math.min(atMost ?? 12e4, api.timeout ?? 12e4);
	const { body } = await callApi({
		product: "the Kubernetes API",
		url: new URL(`${api.server}${path}`),
		headers: {
			...api.headers,
			accept: "application/json"
		},
		network: api.network,
		signal,
		progress,
		timeout,
		fixFor: ({ status }) => fixForDenied(status, namespace)
	}).catch((error) => {
		throw failureOnTheWay(error) ?? error;
	});
	const parsed = readJson(body, schema);
	if (parsed !== void 0) return parsed;
	const begin = excerpt(body.subarray(0, REFUSAL_BYTES).toString());
	throw new ExpectedError(`${new URL(api.server).origin} answered with something that is no ${what}: "${begin}".`, { fix: `Check that the \`server\` of ${api.name} is a Kubernetes API, and that no login page stands before it.` });
}
/** Where the kubeconfig decides: the proxy, and whom to trust (not NODE_EXTRA_CA_CERTS). */
function failureOnTheWay(error) {
	const cause = error instanceof EndpointError ? error.cause : error;
	const refusal = /^Proxy response \((\d+)\)/.exec(messageOf(cause))?.[1];
	if (refusal !== void 0) return new ExpectedError(`The proxy before the API server answered ${refusal} to CONNECT.`, {
		fix: "Check `proxy-url` of the cluster in the kubeconfig (without one, HTTPS_PROXY), with its user and password.",
		cause: error
	});
	const code = String(cause?.code ?? "");
	if (/^ERR_(OSSL|SSL)_|^ERR_CRYPTO/.test(code)) {
		if (/ALERT/.test(code)) return new ExpectedError(`The API server refused the TLS handshake (${code}).`, {
			fix: "Check the client certificate of the kubeconfig: it may have expired or be of another cluster.",
			cause: error
		});
		if (!/WRONG_VERSION|PACKET_LENGTH/.test(code)) return brokenCertificate(code, error);
	}
	if (!(error instanceof EndpointError) || !/certificate of .* is not trusted/.test(error.message)) return void 0;
	return new ExpectedError(error.message, {
		fix: "Check `certificate-authority-data` (or `certificate-authority`) of the cluster in the kubeconfig, and that `server` or `tls-server-name` is a name in its certificate.",
		cause: error
	});
}
function brokenCertificate(code, cause) {
	return new ExpectedError(`A certificate or key of the kubeconfig cannot be used (${code}).`, {
		fix: "Have the kubeconfig written anew; the certificates in it are PEM, in base64.",
		cause
	});
}

// src/sources/kubernetes/metrics.ts
/** Milliseconds that the metrics may take: they only help to choose. */
const TIMEOUT = 15e3;
const METRICS = object({
	kind: literal("PodMetricsList"),
	items: array(object({
		metadata: object({ name: string() }),
		containers: array(object({ usage: object({ cpu: nullish(string(), "0") }) }))
	}))
});
/**
* `count` of `pods` (in the order of their names): the ones that use the most CPU just now, of equal ones the first by
* name. Where the cluster does not say, they are spread evenly over the names, so that each of several Deployments
* has its share.
*/
async function chooseBusiest(pods, count, api, source, context) {
	if (pods.length <= count) return {
		chosen: pods,
		findings: []
	};
	let usage;
	try {
		usage = await cpuUsage(api, source, context);
	} catch (error) {
		context.signal.throwIfAborted();
		if (!(error instanceof ExpectedError)) throw error;
		return {
			chosen: spread(pods, count),
			findings: [unavailable(error, pods.length, count)]
		};
	}
	const cores = ({ pod }) => usage.get(pod) ?? 0;
	return {
		chosen: [...pods].sort((a, b) => cores(b) - cores(a)).slice(0, count),
		findings: []
	};
}
function spread(pods, count) {
	return pods.filter((_, index) => Math.floor(index * count / pods.length) !== Math.floor((index - 1) * count / pods.length));
}
function unavailable(error, all, count) {
	return {
		severity: "note",
		message: `Which of the ${all} pods are the busiest is not known, so ${count} were chosen evenly by name: ${error.message}`,
		fix: "Install metrics-server in the cluster, and allow `list` on `pods` of the API group `metrics.k8s.io`."
	};
}
/** Cores in use by the name of the pod, the sum of its containers. */
async function cpuUsage(api, { namespace, selector }, context) {
	const path = `/apis/metrics.k8s.io/v1beta1/namespaces/${namespace}/pods?${new URLSearchParams({ labelSelector: selector })}`;
	const { items } = await getObject(api, {
		path,
		schema: METRICS,
		what: "list of pod metrics",
		namespace,
		atMost: TIMEOUT
	}, context);
	return new Map(items.map(({ metadata, containers }) => [metadata.name, containers.reduce((sum, { usage }) => sum + coresOf(usage.cpu ?? "0"), 0)]));
}
const UNITS = {
	n: 1e-9,
	u: 1e-6,
	m: .001,
	"": 1,
	k: 1e3
};
/** Cores of a quantity such as `250m`, `12345678n`, `2` or `1e-3`; 0 for what is none. */
function coresOf(quantity) {
	const [, value = "0", unit = ""] = /^([+-]?[\d.]+(?:[eE][+-]?\d+)?)([numk]?)$/.exec(quantity) ?? [];
	const cores = Number(value) * (UNITS[unit] ?? 0);
	return Number.isFinite(cores) ? cores : 0;
}

// src/sources/kubernetes/pods.ts
/** Pods asked for at once; the API server gives the rest in further pages. */
const PAGE = 500;
/** As many as the largest clusters have; a list that goes on is made to. */
const MOST_PODS = 15e4;
const MOST_PAGES = 1e3;
const CONTAINERS = nullish(array(object({ ports: nullish(array(object({
	name: nullish(string()),
	containerPort: number()
})), []) })), []);
const POD = object({
	metadata: object({
		name: string(),
		deletionTimestamp: nullish(string())
	}),
	spec: object({
		containers: CONTAINERS,
		initContainers: CONTAINERS
	}),
	status: nullish(object({
		podIP: nullish(string()),
		conditions: nullish(array(object({
			type: string(),
			status: string()
		})), [])
	}))
});
const POD_LIST = object({
	kind: literal("PodList"),
	metadata: object({
		continue: nullish(string()),
		remainingItemCount: nullish(number(), 0)
	}),
	items: array(POD)
});
/**
* The running pods of the namespace that the selector chooses.
* @throws ExpectedError when the API server refuses, or none is ready.
*/
async function readyPods(api, source, context) {
	const running = await listRunning(api, source, context);
	const ready = running.filter((pod) => isReady(pod)).sort(byName);
	if (ready.length > 0) return {
		ready,
		others: running.length - ready.length
	};
	throw await noneReady(api, source, running, context);
}
async function listRunning(api, { namespace, selector }, context) {
	const query = new URLSearchParams({
		labelSelector: selector,
		fieldSelector: "status.phase=Running",
		limit: String(PAGE)
	});
	const pods = /* @__PURE__ */ new Map();
	const seen = /* @__PURE__ */ new Set();
	for (;;) {
		const { items, metadata } = await getObject(api, {
			path: `${podsOf(namespace)}?${query}`,
			schema: POD_LIST,
			what: "list of pods",
			namespace
		}, context);
		for (const pod of items) pods.set(pod.metadata.name, pod);
		if (pods.size > MOST_PODS || seen.size >= MOST_PAGES) throw tooMany(namespace, selector);
		const next = metadata.continue;
		if (!next || seen.has(next)) return [...pods.values()];
		seen.add(next);
		query.set("continue", next);
	}
}
function tooMany(namespace, selector) {
	return new ExpectedError(`The list of running pods that match \`${excerpt(selector)}\` in the namespace \`${excerpt(namespace)}\` does not end: it has more than ${MOST_PODS} pods or ${MOST_PAGES} pages.`, { fix: "Narrow the selector; a cluster itself has no more than 150,000 pods." });
}
function podsOf(namespace) {
	return `/api/v1/namespaces/${namespace}/pods`;
}
function isReady({ metadata, status }) {
	const ready = status?.conditions?.some((condition) => condition.type === "Ready" && condition.status === "True");
	return !metadata.deletionTimestamp && ready === true;
}
function byName(a, b) {
	return a.metadata.name < b.metadata.name ? -1 : 1;
}
async function noneReady(api, { namespace, selector }, running, context) {
	if (running.length > 0) {
		const leaving = running.filter(({ metadata }) => metadata.deletionTimestamp).length;
		return new ExpectedError(`None of the ${running.length} running pods that match \`${selector}\` in the namespace \`${namespace}\` is ready: ${running.length - leaving} not ready, ${leaving} being deleted.`, { fix: `Wait until they are, or look at \`kubectl --namespace ${namespace} get pods\`.` });
	}
	if (!await hasNamespace(api, namespace, context)) return new ExpectedError(`The cluster of ${api.name} has no namespace \`${namespace}\`.`, { fix: "Check its spelling, and that `context` names the right cluster (`kubectl get namespaces`)." });
	const { items, metadata } = await getObject(api, {
		path: `${podsOf(namespace)}?limit=1`,
		schema: POD_LIST,
		what: "list of pods",
		namespace
	}, context);
	const all = items.length + (metadata.remainingItemCount ?? 0);
	return new ExpectedError(`No running pod in the namespace \`${namespace}\` matches \`${selector}\`; it has ${all === 0 ? "no pods at all" : all === 1 ? "1 pod" : `${all} pods`}.`, { fix: `Compare with the labels that \`kubectl --namespace ${namespace} get pods --show-labels\` prints.` });
}
/** Whoever may list pods need not be allowed to see the namespace itself: then it is taken to be there. */
async function hasNamespace(api, namespace, context) {
	try {
		const path = `/api/v1/namespaces/${namespace}`;
		await getObject(api, {
			path,
			schema: unknown(),
			what: "namespace",
			namespace
		}, context);
		return true;
	} catch (error) {
		context.signal.throwIfAborted();
		if (!(error instanceof ExpectedError)) throw error;
		return !/ answered 404 /.test(error.message);
	}
}
/** The number of the port in this pod; undefined when none of its containers has one of that name. */
function portOf({ spec }, port) {
	if (/^\d+$/.test(port)) return Number(port);
	return portsOf(spec).find(({ name }) => name === port)?.containerPort;
}
/** Names of the ports that the pod's containers have. */
function portNames({ spec }) {
	return portsOf(spec).flatMap(({ name }) => name ?? []);
}
function portsOf({ containers, initContainers }) {
	return [...containers ?? [], ...initContainers ?? []].flatMap(({ ports }) => ports ?? []);
}

// src/sources/kubernetes/kubernetes.ts
/**
* Profiles ready pods through the API server's pod proxy, the busiest first where `limit` chooses among them.
* @throws ExpectedError when the cluster cannot be asked, or no pod is there to be profiled.
*/
const collectKubernetes = async (source, context) => profilePods(await openApi(source, context), source, context);
/** As `collectKubernetes`, through an API that is open already. */
async function profilePods(api, source, context) {
	const { ready, others } = await readyPods(api, source, context);
	const { pods, findings: portless } = withPorts(ready, source);
	const { chosen, findings: unsure } = await chooseBusiest(pods, source.limit ?? pods.length, api, source, context);
	let denied;
	const endpoints = chosen.map((pod) => ({
		...endpointOfPod(api, pod),
		refused: async (answer) => {
			const error = await podRefusal(answer, pod, api.secrets);
			if (error instanceof AccessDenied) denied = error;
			return error;
		}
	}));
	const { seconds, timeout } = source;
	const options = {
		seconds,
		network: api.network,
		...timeout !== void 0 && { timeout }
	};
	const profiled = await profileEndpoints(endpoints, options, context);
	if (denied !== void 0 && profiled.files.length === 0) throw denied;
	const before = [
		...notReady(others, ready.length),
		...portless,
		...unsure
	];
	return {
		...profiled,
		findings: [...before, ...profiled.findings]
	};
}
function withPorts(ready, { namespace, port, scheme, path }) {
	const pods = [];
	const findings = [];
	for (const pod of ready) {
		const number = portOf(pod, port);
		const name = pod.metadata.name;
		if (number !== void 0) {
			const shown = `${namespace}/${printableName(name)}:${number}`;
			pods.push({
				namespace,
				pod: name,
				name: shown,
				port: number,
				scheme,
				path
			});
			continue;
		}
		findings.push({
			severity: "warning",
			file: `${namespace}/${printableName(name)}`,
			message: `The pod has no container port of the name \`${port}\`; ${portsSentence([pod])}.`,
			fix: FIX_PORT
		});
	}
	if (pods.length > 0) return {
		pods,
		findings
	};
	throw new ExpectedError(`None of the ${ready.length} ready pods has a container port of the name \`${port}\`; ${portsSentence(ready)}.`, { fix: FIX_PORT });
}
const FIX_PORT = "Write the number of the port, or name it in the `ports` of the container.";
/** Names of ports in a sentence. */
const SHOWN_PORTS = 10;
function portsSentence(pods) {
	const names = [...new Set(pods.flatMap((pod) => portNames(pod)))].sort();
	const shown = names.slice(0, SHOWN_PORTS).map((name) => excerpt(name, 40));
	const more = names.length > SHOWN_PORTS ? ` and ${names.length - SHOWN_PORTS} more` : "";
	return names.length === 0 ? "no port has a name" : `there are ${shown.join(", ")}${more}`;
}
function endpointOfPod(api, pod) {
	const id = `${pod.scheme === "https" ? "https:" : ""}${encodeURIComponent(pod.pod)}:${pod.port}`;
	const url = new URL(`${api.server}/api/v1/namespaces/${pod.namespace}/pods/${id}/proxy${pod.path}`);
	url.searchParams.delete("seconds");
	return {
		url,
		headers: api.headers,
		name: pod.name,
		secrets: api.secrets
	};
}
function notReady(others, ready) {
	if (others === 0) return [];
	return [{
		severity: "note",
		message: `${others} of ${others + ready} running pods that match ${others === 1 ? "is" : "are"} not ready or being deleted, and ${others === 1 ? "was" : "were"} not profiled.`
	}];
}

export { collectKubernetes };