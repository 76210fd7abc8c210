import { a as __toCommonJS, i as __require, n as __esmMin, r as __exportAll, t as __commonJSMin } from "./rolldown-runtime.js";
import { $ as init_createBufferedReadable, $n as init_parseUrl, $t as Command, An as toUint8Array, At as REGION_ENV_NAME, B as init_Sha256Js, Bn as _parseRfc3339DateTimeWithOffset, Bt as init_get_value_from_text_node, Cn as booleanSelector, Cr as init_fromUtf8, Ct as init_config$1, Dn as concatBytes, Dr as isArrayBuffer, Dt as resolveRegionConfig, En as init_ProviderError, Er as init_is_array_buffer, Et as init_resolveRegionConfig, F as checksum_exports, Fn as init_split_header, Ft as init_client_command_builder, G as init_serde, Gn as LazyJsonString, Gt as init_emitWarningIfUnsupportedVersion$1, H as init_Crc32Node, Hn as init_schema_date_utils, Ht as init_defaultExtensionConfiguration, I as init_checksum, In as splitHeader, It as makeBuilder, J as init_writeKey$1, Jn as init_date_utils, Jt as ServiceException, K as serde_exports, Kn as init_lazy_json, Kt as init_defaults_mode, L as Sha256Node, Ln as init_split_every, Lt as NoOpLogger, Mn as init_calculateBodyLength, Mt as init_config$2, Nn as NumericValue, Nt as client_exports$1, On as init_concatBytes, Ot as NODE_REGION_CONFIG_FILE_OPTIONS, Pn as init_NumericValue, Pt as init_client$1, Q as createBufferedReadable, Qn as init_transport, Qt as init_create_aggregated_client, R as init_Sha256Node, Rn as splitEvery, Rt as init_NoOpLogger, Sn as init_types$1, Sr as fromUtf8, St as config_exports, Tn as ProviderError, Tr as init_fromBase64, Tt as resolveDefaultsModeConfig, U as Uint8ArrayBlobAdapter, Un as init_quote_header, Ut as resolveDefaultRuntimeConfig, V as Crc32Node, Vn as _parseRfc7231DateTime, Vt as getDefaultExtensionConfiguration, W as generateIdempotencyToken, Wn as quoteHeader, Wt as emitWarningIfUnsupportedVersion$1, X as init_sdk_stream_mixin, Xn as parseRfc3339DateTimeWithOffset, Xt as init_exceptions, Y as writeKey$1, Yn as parseEpochTimestamp, Yt as decorateServiceException, Z as sdkStreamMixin, Zn as parseRfc7231DateTime, Zt as createAggregatedClient, _n as NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, _r as require_dist_cjs$15, _t as init_EndpointCache, an as NormalizedSchema, ar as init_isValidHostname, at as resolveEndpointConfig, bn as loadConfig, br as init_toBase64, bt as init_getEndpointFromInstructions, cn as translateTraits, cr as isValidHostLabel, ct as decideEndpoint, dn as deref, dr as HttpRequest, dt as isIpAddress, en as init_command, er as parseUrl, et as createChecksumStream, fn as init_deref, fr as init_httpRequest, ft as customEndpointFunctions, gn as init_NodeUseFipsEndpointConfigOptions, gr as init_getSmithyContext, gt as EndpointCache, hn as NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, hr as getSmithyContext, ht as init_EndpointError$1, in as init_TypeRegistry, ir as normalizeProvider$1, it as init_endpoints, jn as calculateBodyLength, jt as REGION_INI_NAME, kn as init_toUint8Array, kt as NODE_REGION_CONFIG_OPTIONS, ln as getSchemaSerdePlugin, lr as HttpResponse, lt as init_decideEndpoint, mn as init_client$2, mr as init_hasOwn, mt as EndpointError, n as init_event_streams, nn as schema_exports, nr as parseQueryString, nt as endpoints_exports, on as init_NormalizedSchema, or as isValidHostname, ot as init_resolveEndpoint$1, pn as Client, pr as hasOwn, pt as init_customEndpointFunctions, q as v4, qn as dateToUtcString, qt as loadConfigsForDefaultMode, rn as TypeRegistry, rr as init_normalizeProvider$1, rt as getEndpointPlugin, sn as init_translateTraits, sr as init_isValidHostLabel, st as resolveEndpoint, t as event_streams_exports, tn as init_schema, tr as init_parseQueryString, tt as init_createChecksumStream, un as init_getSchemaSerdePlugin, ur as init_httpResponse, ut as init_isIpAddress$1, vn as init_NodeUseDualstackEndpointConfigOptions, vr as init_toUtf8, vt as BinaryDecisionDiagram, wn as init_booleanSelector, wr as fromBase64, wt as init_resolveDefaultsModeConfig, xn as SelectorType$1, xr as toBase64, xt as resolveParams, yn as init_configLoader, yr as toUtf8, yt as init_BinaryDecisionDiagram, z as Sha256Js, zn as _parseEpochTimestamp, zt as getValueFromTextNode } from "./event-streams.js";
import { i as networkFor } from "./send.js";
import { t as orAborted } from "./deadline.js";
import { a as storeOf, i as storeFailure, n as heldBody, r as sendSigned, t as NotTheStore } from "./store-requests.js";
import { platform, release } from "node:os";
import { env, versions } from "node:process";
import { createHash, createHmac } from "node:crypto";
import { Readable } from "node:stream";

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/constants.js
var RequestChecksumCalculation, DEFAULT_REQUEST_CHECKSUM_CALCULATION, ResponseChecksumValidation, DEFAULT_RESPONSE_CHECKSUM_VALIDATION, ChecksumAlgorithm, ChecksumLocation, DEFAULT_CHECKSUM_ALGORITHM;
var init_constants$4 = __esmMin((() => {
	RequestChecksumCalculation = {
		WHEN_SUPPORTED: "WHEN_SUPPORTED",
		WHEN_REQUIRED: "WHEN_REQUIRED"
	};
	DEFAULT_REQUEST_CHECKSUM_CALCULATION = RequestChecksumCalculation.WHEN_SUPPORTED;
	ResponseChecksumValidation = {
		WHEN_SUPPORTED: "WHEN_SUPPORTED",
		WHEN_REQUIRED: "WHEN_REQUIRED"
	};
	DEFAULT_RESPONSE_CHECKSUM_VALIDATION = RequestChecksumCalculation.WHEN_SUPPORTED;
	;
	(function(ChecksumAlgorithm) {
		ChecksumAlgorithm["MD5"] = "MD5";
		ChecksumAlgorithm["CRC32"] = "CRC32";
		ChecksumAlgorithm["CRC32C"] = "CRC32C";
		ChecksumAlgorithm["CRC64NVME"] = "CRC64NVME";
		ChecksumAlgorithm["SHA1"] = "SHA1";
		ChecksumAlgorithm["SHA256"] = "SHA256";
	})(ChecksumAlgorithm || (ChecksumAlgorithm = {}));
	;
	(function(ChecksumLocation) {
		ChecksumLocation["HEADER"] = "header";
		ChecksumLocation["TRAILER"] = "trailer";
	})(ChecksumLocation || (ChecksumLocation = {}));
	DEFAULT_CHECKSUM_ALGORITHM = ChecksumAlgorithm.CRC32;
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/stringUnionSelector.js
var SelectorType, stringUnionSelector;
var init_stringUnionSelector = __esmMin((() => {
	;
	(function(SelectorType) {
		SelectorType["ENV"] = "env";
		SelectorType["CONFIG"] = "shared config entry";
	})(SelectorType || (SelectorType = {}));
	stringUnionSelector = (obj, key, union, type) => {
		if (!(key in obj)) return;
		const value = obj[key].toUpperCase();
		if (!Object.values(union).includes(value)) throw new TypeError(`Cannot load ${type} '${key}'. Expected one of ${Object.values(union)}, got '${obj[key]}'.`);
		return value;
	};
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/NODE_REQUEST_CHECKSUM_CALCULATION_CONFIG_OPTIONS.js
var ENV_REQUEST_CHECKSUM_CALCULATION, CONFIG_REQUEST_CHECKSUM_CALCULATION, NODE_REQUEST_CHECKSUM_CALCULATION_CONFIG_OPTIONS;
var init_NODE_REQUEST_CHECKSUM_CALCULATION_CONFIG_OPTIONS = __esmMin((() => {
	init_constants$4();
	init_stringUnionSelector();
	ENV_REQUEST_CHECKSUM_CALCULATION = "AWS_REQUEST_CHECKSUM_CALCULATION";
	CONFIG_REQUEST_CHECKSUM_CALCULATION = "request_checksum_calculation";
	NODE_REQUEST_CHECKSUM_CALCULATION_CONFIG_OPTIONS = {
		environmentVariableSelector: (env) => stringUnionSelector(env, ENV_REQUEST_CHECKSUM_CALCULATION, RequestChecksumCalculation, SelectorType.ENV),
		configFileSelector: (profile) => stringUnionSelector(profile, CONFIG_REQUEST_CHECKSUM_CALCULATION, RequestChecksumCalculation, SelectorType.CONFIG),
		default: DEFAULT_REQUEST_CHECKSUM_CALCULATION
	};
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/NODE_RESPONSE_CHECKSUM_VALIDATION_CONFIG_OPTIONS.js
var ENV_RESPONSE_CHECKSUM_VALIDATION, CONFIG_RESPONSE_CHECKSUM_VALIDATION, NODE_RESPONSE_CHECKSUM_VALIDATION_CONFIG_OPTIONS;
var init_NODE_RESPONSE_CHECKSUM_VALIDATION_CONFIG_OPTIONS = __esmMin((() => {
	init_constants$4();
	init_stringUnionSelector();
	ENV_RESPONSE_CHECKSUM_VALIDATION = "AWS_RESPONSE_CHECKSUM_VALIDATION";
	CONFIG_RESPONSE_CHECKSUM_VALIDATION = "response_checksum_validation";
	NODE_RESPONSE_CHECKSUM_VALIDATION_CONFIG_OPTIONS = {
		environmentVariableSelector: (env) => stringUnionSelector(env, ENV_RESPONSE_CHECKSUM_VALIDATION, ResponseChecksumValidation, SelectorType.ENV),
		configFileSelector: (profile) => stringUnionSelector(profile, CONFIG_RESPONSE_CHECKSUM_VALIDATION, ResponseChecksumValidation, SelectorType.CONFIG),
		default: DEFAULT_RESPONSE_CHECKSUM_VALIDATION
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/emitWarningIfUnsupportedVersion.js
var state, emitWarningIfUnsupportedVersion;
var init_emitWarningIfUnsupportedVersion = __esmMin((() => {
	state = { warningEmitted: false };
	emitWarningIfUnsupportedVersion = (version) => {
		if (version && !state.warningEmitted) {
			if (process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED === "true") {
				state.warningEmitted = true;
				return;
			}
			const userMajorVersion = parseInt(version.substring(1, version.indexOf(".")));
			const vv = 22;
			if (userMajorVersion < vv) {
				state.warningEmitted = true;
				process.emitWarning(`NodeVersionSupportWarning: The AWS SDK for JavaScript (v3)
versions published after the first week of January 2027
will require node >=${vv}. You are running node ${version}.

To continue receiving updates to AWS services, bug fixes,
and security updates please upgrade to node >=${vv}.

More information can be found at: https://a.co/c895JFp`);
			}
		}
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/longPollMiddleware.js
var longPollMiddleware, longPollMiddlewareOptions, getLongPollPlugin;
var init_longPollMiddleware = __esmMin((() => {
	longPollMiddleware = () => (next, context) => async (args) => {
		context.__retryLongPoll = true;
		return next(args);
	};
	longPollMiddlewareOptions = {
		name: "longPollMiddleware",
		tags: ["RETRY"],
		step: "initialize",
		override: true
	};
	getLongPollPlugin = (options) => ({ applyToStack: (clientStack) => {
		clientStack.add(longPollMiddleware(), longPollMiddlewareOptions);
	} });
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/setCredentialFeature.js
function setCredentialFeature(credentials, feature, value) {
	if (!credentials.$source) credentials.$source = {};
	credentials.$source[feature] = value;
	return credentials;
}
var init_setCredentialFeature = __esmMin((() => {}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/setFeature.js
function setFeature$1(context, feature, value) {
	if (!context.__aws_sdk_context) context.__aws_sdk_context = { features: {} };
	else if (!context.__aws_sdk_context.features) context.__aws_sdk_context.features = {};
	context.__aws_sdk_context.features[feature] = value;
}
var init_setFeature$1 = __esmMin((() => {}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/setTokenFeature.js
function setTokenFeature(token, feature, value) {
	if (!token.$source) token.$source = {};
	token.$source[feature] = value;
	return token;
}
var init_setTokenFeature = __esmMin((() => {}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/getDefaultSocketTimeout.js
var isDefaultSocketTimeoutEnabled, getDefaultSocketTimeout;
var init_getDefaultSocketTimeout = __esmMin((() => {
	isDefaultSocketTimeoutEnabled = () => typeof process === "object" && process?.env?.AWS_ENABLE_DEFAULT_SOCKET_TIMEOUT_2026 === "true";
	getDefaultSocketTimeout = (requestHandler, timeoutMs) => {
		if (!isDefaultSocketTimeoutEnabled()) return;
		if (typeof requestHandler?.handle === "function") return;
		return timeoutMs;
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/collect-stream-body.js
var collectBody$1;
var init_collect_stream_body = __esmMin((() => {
	init_serde();
	collectBody$1 = async (streamBody = /* @__PURE__ */ new Uint8Array(), context) => {
		if (streamBody instanceof Uint8Array) return Uint8ArrayBlobAdapter.mutate(streamBody);
		if (!streamBody) return Uint8ArrayBlobAdapter.mutate(/* @__PURE__ */ new Uint8Array());
		const fromContext = context.streamCollector(streamBody);
		return Uint8ArrayBlobAdapter.mutate(await fromContext);
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/extended-encode-uri-component.js
function extendedEncodeURIComponent(str) {
	if (/^[\w.~-]+$/.test(str)) return str;
	return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
		return "%" + c.charCodeAt(0).toString(16).toUpperCase();
	});
}
var init_extended_encode_uri_component = __esmMin((() => {}));

// node_modules/@smithy/core/dist-es/submodules/protocols/HttpBindingNormalizedSchema.js
var HTTP_BINDINGS, HttpBindingNormalizedSchema, buildHttpBindings, buildPathSegments, buildHttpOperationBindings, EMPTY_BINDINGS, getHttpOperationBindings, createBodySchema;
var init_HttpBindingNormalizedSchema = __esmMin((() => {
	init_schema();
	init_serde();
	HTTP_BINDINGS = Symbol.for("@smithy/schema-x");
	HttpBindingNormalizedSchema = class HttpBindingNormalizedSchema extends NormalizedSchema {
		static identity = Symbol.for("@smithy/HttpBindingNormalizedSchema");
		identity = HttpBindingNormalizedSchema.identity;
		bindings;
		constructor(schema) {
			super(schema);
		}
		static of(schema) {
			const ns = NormalizedSchema.of(schema);
			if (ns.identity === HttpBindingNormalizedSchema.identity) return ns;
			const schemaCache = ns.isMemberSchema() ? ns : ns.getSchema();
			const cache = typeof schemaCache === "object" && schemaCache !== null ? schemaCache : ns;
			return cache[HTTP_BINDINGS] ??= new HttpBindingNormalizedSchema(ns);
		}
		getHttpBindingLocation(traits) {
			if (traits.httpPayload) return 36;
			if (traits.httpLabel) return 33;
			if (traits.httpHeader) return 38;
			if (typeof traits.httpPrefixHeaders === "string") return 39;
			if (traits.httpQuery) return 34;
			if (traits.httpQueryParams) return 35;
			if (traits.httpResponseCode) return 37;
			return 32;
		}
		getHttpBindingValue(location, traits, nested = false) {
			const raw = this.getSchema();
			const type = typeof raw === "number" ? raw & 255 : this.isListSchema() ? 64 : 255;
			const slot = location & 7;
			const media = traits.mediaType ? traits.mediaType === "application/json" || traits.mediaType.endsWith("+json") ? 2 : 1 : 0;
			const stream = traits.streaming || type === 42 ? this.isStructSchema() ? 2 : 1 : 0;
			const timestamp = type >= 4 && type <= 7 ? slot >= 6 ? 2 : slot > 0 && slot < 4 ? 1 : 0 : 0;
			let flags = type | media << 8 | (traits.idempotencyToken ? 1 : 0) << 10 | stream << 11 | (traits.sparse ? 1 : 0) << 13 | timestamp << 14 | (traits.hostLabel ? 1 : 0) << 17 | (location === 36 && typeof raw !== "object" ? 1 : 0) << 18;
			const category = type & 192;
			const collectionValue = slot & 2 && (category === 64 || !nested && slot & 1) ? this.getHttpBindingCollectionValue(location, traits) : void 0;
			const valueType = (collectionValue?.[1] ?? 0) & 255;
			flags |= (slot >= 6 && (valueType === 4 || valueType === 6) ? 1 : 0) << 16;
			return [
				this,
				flags,
				collectionValue
			];
		}
		getHttpBindingCollectionValue(location, traits = this.getMergedTraits()) {
			const valueSchema = HttpBindingNormalizedSchema.of(this.getValueSchema());
			return valueSchema.getHttpBindingValue(location, {
				...valueSchema.getMergedTraits(),
				...traits
			}, true);
		}
		getHttpBindings() {
			const source = this.getSchema();
			return typeof source !== "object" || source === null ? EMPTY_BINDINGS : this.bindings ??= buildHttpBindings(this);
		}
	};
	buildHttpBindings = (schema) => {
		const bodyMemberNames = [];
		const bodyMemberSchemas = [];
		const requestBodyMemberNames = [];
		const requestBodyMemberSchemas = [];
		const memberBindings = [];
		const byName = {};
		const headers = {};
		const prefixHeaders = [];
		const responseBindings = {
			headers,
			prefixHeaders
		};
		const bindings = {
			request: {
				memberBindings,
				byName
			},
			response: {
				bodyMemberNames,
				bindings: responseBindings
			}
		};
		const { request, response } = bindings;
		for (const [name, member] of schema.structIterator()) {
			const bindingSchema = HttpBindingNormalizedSchema.of(member);
			const traits = bindingSchema.getMergedTraits();
			const location = bindingSchema.getHttpBindingLocation(traits);
			const wireName = traits.httpHeader?.toLowerCase() ?? traits.httpPrefixHeaders?.toLowerCase() ?? traits.httpQuery;
			const value = bindingSchema.getHttpBindingValue(location, traits);
			const binding = [
				name,
				value,
				location,
				wireName
			];
			if (name === "__proto__") writeKey$1(byName);
			byName[name] = binding;
			if (value[1] >> 10 & 1) request.hasIdempotency = true;
			memberBindings.push(binding);
			const slot = location & 7;
			if (slot === 0) {
				requestBodyMemberNames.push(name);
				requestBodyMemberSchemas.push(member);
			}
			if ((slot & 4) === 0) {
				bodyMemberNames.push(name);
				bodyMemberSchemas.push(member);
			} else if ((slot & 6) === 4) {
				if (slot & 1) responseBindings.statusCode = binding;
				else {
					responseBindings.payload = binding;
					const type = value[1] & 255;
					request.contentTypeInstruction = traits.mediaType ?? (type === 0 ? "text/plain" : type === 21 || type === 42 ? "application/octet-stream" : null);
				}
			} else if (slot & 1) {
				request.hasPrefixHeaders = true;
				prefixHeaders.push(binding);
			} else {
				if (wireName === "__proto__") writeKey$1(headers);
				headers[wireName] = binding;
			}
		}
		if (request.contentTypeInstruction === void 0 && requestBodyMemberNames.length) request.contentTypeInstruction = null;
		request.syntheticBodySchema = createBodySchema(schema, requestBodyMemberNames, requestBodyMemberSchemas);
		response.syntheticBodySchema = createBodySchema(schema, bodyMemberNames, bodyMemberSchemas);
		return bindings;
	};
	buildPathSegments = (path) => {
		const segments = [];
		let offset = 0;
		for (const match of path.matchAll(/\{([^{}+]+)(\+)?\}/g)) {
			if (match.index > offset) segments.push([path.slice(offset, match.index), 0]);
			segments.push([match[1], match[2] ? 2 : 1]);
			offset = match.index + match[0].length;
		}
		if (segments.length && offset < path.length) segments.push([path.slice(offset), 0]);
		return segments.length ? segments : void 0;
	};
	buildHttpOperationBindings = (schema) => {
		const { http, endpoint } = translateTraits(schema.traits ?? {});
		const [path, search] = http?.[1].split("?") ?? [];
		return [
			http?.[0],
			path,
			search ? [...new URLSearchParams(search)] : [],
			path ? buildPathSegments(path) : void 0,
			endpoint?.[0]
		];
	};
	EMPTY_BINDINGS = {
		request: {
			memberBindings: [],
			byName: {}
		},
		response: {
			bodyMemberNames: [],
			bindings: {
				headers: {},
				prefixHeaders: []
			}
		}
	};
	getHttpOperationBindings = (schema) => schema[HTTP_BINDINGS] ??= buildHttpOperationBindings(schema);
	createBodySchema = (schema, memberNames, memberSchemas) => {
		if (!memberNames.length) return;
		const source = schema.getSchema();
		const body = [
			3,
			source[1],
			source[2],
			schema.getMergedTraits(),
			memberNames,
			memberSchemas
		];
		const required = source[6];
		const bodyRequired = required && memberNames.reduce((count, name) => count + (source[4].indexOf(name) < required ? 1 : 0), 0);
		if (bodyRequired) body[6] = bodyRequired;
		return body;
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/SerdeContext.js
var SerdeContext;
var init_SerdeContext = __esmMin((() => {
	SerdeContext = class {
		serdeContext;
		setSerdeContext(serdeContext) {
			this.serdeContext = serdeContext;
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/HttpProtocol.js
var HttpProtocol;
var init_HttpProtocol = __esmMin((() => {
	init_transport();
	init_schema();
	init_SerdeContext();
	init_HttpBindingNormalizedSchema();
	HttpProtocol = class extends SerdeContext {
		options;
		compositeErrorRegistry;
		constructor(options) {
			super();
			this.options = options;
			this.compositeErrorRegistry = new TypeRegistry(options.defaultNamespace);
			for (const etr of options.errorTypeRegistries ?? []) this.compositeErrorRegistry.copyFrom(etr);
		}
		getRequestType() {
			return HttpRequest;
		}
		getResponseType() {
			return HttpResponse;
		}
		setSerdeContext(serdeContext) {
			this.serdeContext = serdeContext;
			this.serializer.setSerdeContext(serdeContext);
			this.deserializer.setSerdeContext(serdeContext);
			if (this.getPayloadCodec()) this.getPayloadCodec().setSerdeContext(serdeContext);
		}
		updateServiceEndpoint(request, endpoint) {
			if ("url" in endpoint) {
				request.protocol = endpoint.url.protocol;
				request.hostname = endpoint.url.hostname;
				request.port = endpoint.url.port ? Number(endpoint.url.port) : void 0;
				request.path = endpoint.url.pathname;
				request.fragment = endpoint.url.hash || void 0;
				request.username = endpoint.url.username || void 0;
				request.password = endpoint.url.password || void 0;
				if (!request.query) request.query = {};
				for (const [k, v] of endpoint.url.searchParams.entries()) request.query[k] = v;
				if (endpoint.headers) for (const name in endpoint.headers) {
					if (!hasOwn(endpoint.headers, name)) continue;
					request.headers[name] = endpoint.headers[name].join(", ");
				}
				return request;
			} else {
				request.protocol = endpoint.protocol;
				request.hostname = endpoint.hostname;
				request.port = endpoint.port ? Number(endpoint.port) : void 0;
				request.path = endpoint.path;
				request.query = { ...endpoint.query };
				if (endpoint.headers) for (const name in endpoint.headers) {
					if (!hasOwn(endpoint.headers, name)) continue;
					request.headers[name] = endpoint.headers[name];
				}
				return request;
			}
		}
		setHostPrefix(request, operationSchema, input, operation = getHttpOperationBindings(operationSchema)) {
			if (this.serdeContext?.disableHostPrefix) return;
			const hostPrefix = operation[4];
			if (typeof hostPrefix !== "string") return;
			let resolvedHostPrefix = hostPrefix;
			for (const [name, [, flags]] of HttpBindingNormalizedSchema.of(operationSchema.input).getHttpBindings().request.memberBindings) {
				if (!(flags >> 17 & 1)) continue;
				const replacement = input[name];
				if (typeof replacement !== "string") throw new Error(`@smithy/core/schema - ${name} in input must be a string as hostLabel.`);
				resolvedHostPrefix = resolvedHostPrefix.replace(`{${name}}`, replacement);
			}
			request.hostname = resolvedHostPrefix + request.hostname;
			if (!isValidHostname(request.hostname)) throw new Error(`[${request.hostname}] is not a valid hostname.`);
		}
		deserializeMetadata(output) {
			return {
				httpStatusCode: output.statusCode,
				requestId: output.headers["x-amzn-requestid"] ?? output.headers["x-amzn-request-id"] ?? output.headers["x-amz-request-id"],
				extendedRequestId: output.headers["x-amz-id-2"],
				cfId: output.headers["x-amz-cf-id"]
			};
		}
		resolveError(name, namespaces, registries) {
			const defaultErrorSchema = [
				-3,
				"",
				"Error",
				0,
				[],
				[],
				0
			];
			let schema;
			for (const registry of registries) for (const ns of namespaces) try {
				if (ns === "*") schema = registry.getSchema(name);
				else schema = registry.getSchema(ns + "#" + name);
				const errorCtor = registry.getErrorCtor(schema);
				if (errorCtor) return [
					schema,
					errorCtor,
					"modeled"
				];
				else {
					const syntheticErrorSchema = registry.getBaseException();
					if (syntheticErrorSchema) {
						const syntheticErrorCtor = registry.getErrorCtor(syntheticErrorSchema);
						if (syntheticErrorCtor) return [
							schema,
							syntheticErrorCtor,
							"synthetic"
						];
					}
				}
			} catch (ignored) {}
			for (const registry of registries) {
				const syntheticErrorSchema = registry.getBaseException();
				if (syntheticErrorSchema) {
					const syntheticErrorCtor = registry.getErrorCtor(syntheticErrorSchema);
					if (syntheticErrorCtor) return [
						syntheticErrorSchema,
						syntheticErrorCtor,
						"synthetic"
					];
				}
			}
			return [
				defaultErrorSchema,
				Error,
				"native"
			];
		}
		async serializeEventStream({ eventStream, requestSchema, initialRequest }) {
			return (await this.loadEventStreamCapability()).serializeEventStream({
				eventStream,
				requestSchema,
				initialRequest
			});
		}
		async deserializeEventStream({ response, responseSchema, initialResponseContainer }) {
			return (await this.loadEventStreamCapability()).deserializeEventStream({
				response,
				responseSchema,
				initialResponseContainer
			});
		}
		async loadEventStreamCapability() {
			const { EventStreamSerde, eventStreamSerdeProvider } = await import("./event-streams2.js");
			return new EventStreamSerde({
				marshaller: this.resolveEventStreamMarshaller(eventStreamSerdeProvider),
				serializer: this.serializer,
				deserializer: this.deserializer,
				serdeContext: this.serdeContext,
				defaultContentType: this.getDefaultContentType(),
				compositeErrorRegistry: this.compositeErrorRegistry
			});
		}
		getDefaultContentType() {
			throw new Error(`@smithy/core/protocols - ${this.constructor.name} getDefaultContentType() implementation missing.`);
		}
		async deserializeHttpMessage(schema, context, response, arg4, arg5) {
			return [];
		}
		getEventStreamMarshaller() {
			const context = this.serdeContext;
			if (!context.eventStreamMarshaller) throw new Error("@smithy/core - HttpProtocol: eventStreamMarshaller missing in serdeContext.");
			return context.eventStreamMarshaller;
		}
		resolveEventStreamMarshaller(importedProvider) {
			const context = this.serdeContext;
			if (context.eventStreamMarshaller) return context.eventStreamMarshaller;
			return importedProvider(this.serdeContext);
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/HttpBindingProtocol.js
var HttpBindingProtocol;
var init_HttpBindingProtocol = __esmMin((() => {
	init_transport();
	init_serde();
	init_HttpBindingNormalizedSchema();
	init_HttpProtocol();
	init_collect_stream_body();
	init_extended_encode_uri_component();
	HttpBindingProtocol = class extends HttpProtocol {
		async serializeRequest(operationSchema, _input, context) {
			const input = _input && typeof _input === "object" ? _input : {};
			const query = {};
			const headers = {};
			const endpoint = await context.endpoint();
			const ns = HttpBindingNormalizedSchema.of(operationSchema?.input);
			const bindings = ns.getHttpBindings().request;
			const operation = getHttpOperationBindings(operationSchema);
			const request = new HttpRequest({
				query,
				headers
			});
			if (endpoint) {
				this.updateServiceEndpoint(request, endpoint);
				this.setHostPrefix(request, operationSchema, input, operation);
				const [method, path, staticQuery] = operation;
				if (method) {
					request.method = method;
					request.path = request.path === "/" ? path : request.path + path;
					for (const [key, value] of staticQuery) query[key] = value;
				}
			}
			request.query = query;
			const eventStream = this.serializeHttpBindings(input, request, bindings, operation);
			if (eventStream) request.body = await this.serializeEventStream({
				eventStream,
				requestSchema: ns
			});
			return request;
		}
		serializeHttpBindings(input, request, bindings, operation) {
			const serializer = this.serializer;
			const directSerializer = typeof serializer.writeCodec === "function" ? serializer : void 0;
			const query = request.query;
			const headers = request.headers;
			const bodySchema = bindings.syntheticBodySchema;
			let hasBodyValue = false;
			let payload;
			let eventStream;
			let labels;
			const names = Object.getOwnPropertyNames(input);
			const prototype = Object.getPrototypeOf(input);
			const sparse = (prototype === Object.prototype || prototype === null) && !bindings.hasIdempotency && !bindings.hasPrefixHeaders && names.length * 2 < bindings.memberBindings.length;
			const length = sparse ? names.length : bindings.memberBindings.length;
			for (let i = 0; i < length; ++i) {
				const binding = sparse ? hasOwn(bindings.byName, names[i]) ? bindings.byName[names[i]] : void 0 : bindings.memberBindings[i];
				if (!binding) continue;
				const value = binding[1];
				const memberName = binding[0];
				const memberNs = value[0];
				const flags = value[1];
				const collectionValue = value[2];
				const location = binding[2];
				const wireName = binding[3];
				const inputMemberValue = input[memberName];
				if (inputMemberValue == null && !(flags >> 10 & 1)) continue;
				if (location === 36) {
					const stream = flags >> 11 & 3;
					if (stream) {
						if (stream === 2) eventStream = inputMemberValue || void 0;
						else payload = inputMemberValue;
					} else {
						if (directSerializer) directSerializer.writeCodec(memberNs, inputMemberValue);
						else serializer.write(memberNs, inputMemberValue);
						payload = serializer.flush();
					}
				} else if (location === 33 || location === 38) {
					const serialized = this.serializeHttpValue(value, inputMemberValue, location, directSerializer);
					if (location === 33) (labels ??= Object.create(null))[memberName] = serialized;
					else headers[wireName] = serialized;
				} else if (location === 39) for (const key in inputMemberValue) {
					if (!hasOwn(inputMemberValue, key)) continue;
					const amalgam = wireName + key;
					headers[amalgam.toLowerCase()] = this.serializeHttpValue(collectionValue, inputMemberValue[key], 38, directSerializer, directSerializer ? collectionValue[0] : [collectionValue[0], { httpHeader: amalgam }]);
				}
				else if ((location & 62) === 34) this.serializeQuery(value, inputMemberValue, wireName, query, directSerializer);
				else hasBodyValue = true;
			}
			const operationPath = operation[1];
			const pathSegments = operation[3];
			if (operationPath && pathSegments && request.path.endsWith(operationPath)) request.path = request.path.slice(0, -operationPath.length) + this.serializePath(pathSegments, labels, bindings);
			if (hasBodyValue && bodySchema) {
				if (directSerializer) directSerializer.writeCodec(bodySchema, input);
				else serializer.write(bodySchema, input);
				payload = serializer.flush();
			}
			request.body = payload;
			return eventStream;
		}
		serializeQuery(value, data, wireName, query, directSerializer) {
			const [ns, flags, collectionValue] = value;
			const traits = directSerializer ? void 0 : ns.getMergedTraits();
			if (wireName === void 0) {
				for (const key in data) {
					if (!hasOwn(data, key) || key in query) continue;
					if (!directSerializer) Object.assign(collectionValue[0].getMergedTraits(), {
						...traits,
						httpQuery: key,
						httpQueryParams: void 0
					});
					this.serializeQuery(collectionValue, data[key], key, query, directSerializer);
				}
				return;
			}
			if ((flags & 192) === 64) {
				const buffer = [];
				for (const item of data) {
					const serialized = this.serializeHttpValue(collectionValue, item, 34, directSerializer, directSerializer ? collectionValue[0] : [collectionValue[0], traits]);
					if (flags >> 13 & 1 || serialized !== void 0) buffer.push(serialized);
				}
				query[wireName] = buffer;
			} else query[wireName] = this.serializeHttpValue(value, data, 34, directSerializer, directSerializer ? ns : [ns, traits]);
		}
		serializeHttpValue(value, data, location, directSerializer, schema = value[0]) {
			const flags = value[1];
			const type = flags & 255;
			if (directSerializer && !(flags & 1792) && (type <= 2 || type === 17 || type === 19)) return String(data);
			if (directSerializer) directSerializer.writeHttpBinding(value, data, location);
			else this.serializer.write(schema, data);
			return this.serializer.flush();
		}
		serializePath(segments, labels, bindings) {
			let path = "";
			for (const [value, kind] of segments) {
				if (kind === 0) {
					path += value;
					continue;
				}
				const replacement = labels?.[value];
				if (replacement === void 0) {
					if (hasOwn(bindings.byName, value) && bindings.byName[value][2] === 33) throw new Error(`No value provided for input HTTP label: ${value}.`);
					path += `{${value}${kind === 2 ? "+" : ""}}`;
				} else path += kind === 2 ? replacement.split("/").map(extendedEncodeURIComponent).join("/") : extendedEncodeURIComponent(replacement);
			}
			return path;
		}
		async deserializeResponse(operationSchema, context, response) {
			const deserializer = this.deserializer;
			const directDeserializer = typeof deserializer.readCodec === "function" ? deserializer : void 0;
			const ns = HttpBindingNormalizedSchema.of(operationSchema.output);
			const responseBindings = ns.getHttpBindings().response;
			const dataObject = {};
			if (response.statusCode >= 300) {
				const bytes = await collectBody$1(response.body, context);
				if (bytes.byteLength > 0) Object.assign(dataObject, await deserializer.read(15, bytes));
				await this.handleError(operationSchema, context, response, dataObject, this.deserializeMetadata(response));
				throw new Error("@smithy/core/protocols - HTTP Protocol error handler failed to throw.");
			}
			const nonHttpBindingMembers = await this.deserializeHttpMessage(ns, context, response, dataObject);
			if (nonHttpBindingMembers.length) {
				const bytes = await collectBody$1(response.body, context);
				if (bytes.byteLength > 0) {
					const dataFromBody = await (directDeserializer ? directDeserializer.readCodec(responseBindings.syntheticBodySchema, bytes) : deserializer.read(responseBindings.syntheticBodySchema, bytes));
					for (const member of nonHttpBindingMembers) if (dataFromBody[member] != null) dataObject[member] = dataFromBody[member];
				}
			} else if (!responseBindings.bindings.payload) await collectBody$1(response.body, context);
			dataObject.$metadata = this.deserializeMetadata(response);
			return dataObject;
		}
		async deserializeHttpMessage(schema, context, response, arg4, arg5) {
			const dataObject = arg4 instanceof Set ? arg5 : arg4;
			const deserializer = this.deserializer;
			const directDeserializer = typeof deserializer.readCodec === "function" ? deserializer : void 0;
			const ns = HttpBindingNormalizedSchema.of(schema);
			const { bodyMemberNames, bindings: { payload, statusCode, headers: responseHeaders, prefixHeaders } } = ns.getHttpBindings().response;
			const headers = response.headers;
			if (payload) {
				const [memberName, value] = payload;
				const [memberSchema, flags] = value;
				const stream = flags >> 11 & 3;
				if (stream) {
					if (stream === 2) dataObject[memberName] = await this.deserializeEventStream({
						response,
						responseSchema: ns
					});
					else dataObject[memberName] = sdkStreamMixin(response.body);
				} else if (response.body) {
					const bytes = await collectBody$1(response.body, context);
					if (bytes.byteLength > 0) dataObject[memberName] = await (directDeserializer ? directDeserializer.readPayload(value, bytes) : deserializer.read(memberSchema, bytes));
				}
			}
			for (const header in headers) {
				if (!hasOwn(headers, header)) continue;
				const lower = header.toLowerCase();
				const headerValue = headers[header];
				if (lower !== header) {
					delete headers[header];
					headers[lower] = headerValue;
				}
				const binding = hasOwn(responseHeaders, lower) ? responseHeaders[lower] : void 0;
				if (!binding) continue;
				const [memberName, [memberSchema, flags, collectionValue], , wireName] = binding;
				if (collectionValue) {
					const sections = flags >> 16 & 1 ? splitEvery(headerValue, ",", 2) : splitHeader(headerValue);
					const list = [];
					for (const section of sections) list.push(directDeserializer ? directDeserializer.readHttpBinding(collectionValue, section.trim(), 38) : await deserializer.read([collectionValue[0], { httpHeader: wireName }], section.trim()));
					dataObject[memberName] = list;
				} else dataObject[memberName] = directDeserializer ? directDeserializer.readHttpBinding(binding[1], headerValue, 38) : await deserializer.read(memberSchema, headerValue);
			}
			for (const [memberName, [, , collectionValue], , wireName] of prefixHeaders) {
				dataObject[memberName] = {};
				for (const header in headers) {
					if (!hasOwn(headers, header)) continue;
					if (!header.startsWith(wireName)) continue;
					const headerValue = headers[header];
					dataObject[memberName][header.slice(wireName.length)] = directDeserializer ? directDeserializer.readHttpBinding(collectionValue, headerValue, 38) : await deserializer.read([collectionValue[0], { httpHeader: header }], headerValue);
				}
			}
			if (statusCode) dataObject[statusCode[0]] = response.statusCode;
			return bodyMemberNames;
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/RpcProtocol.js
var RpcProtocol;
var init_RpcProtocol = __esmMin((() => {
	init_transport();
	init_schema();
	init_HttpProtocol();
	init_collect_stream_body();
	RpcProtocol = class extends HttpProtocol {
		async serializeRequest(operationSchema, _input, context) {
			const serializer = this.serializer;
			const query = {};
			const headers = {};
			const endpoint = await context.endpoint();
			const ns = NormalizedSchema.of(operationSchema?.input);
			const schema = ns.getSchema();
			let payload;
			const input = _input && typeof _input === "object" ? _input : {};
			const request = new HttpRequest({
				protocol: "",
				hostname: "",
				port: void 0,
				path: "/",
				fragment: void 0,
				query,
				headers,
				body: void 0
			});
			if (endpoint) {
				this.updateServiceEndpoint(request, endpoint);
				this.setHostPrefix(request, operationSchema, input);
			}
			if (input) {
				const eventStreamMember = ns.getEventStreamMember();
				if (eventStreamMember) {
					if (input[eventStreamMember]) {
						const initialRequest = {};
						for (const [memberName] of ns.structIterator()) if (memberName !== eventStreamMember && input[memberName] != null) initialRequest[memberName] = input[memberName];
						payload = await this.serializeEventStream({
							eventStream: input[eventStreamMember],
							requestSchema: ns,
							initialRequest
						});
					}
				} else {
					serializer.write(schema, input);
					payload = serializer.flush();
				}
			}
			request.headers = Object.assign(request.headers, headers);
			request.query = query;
			request.body = payload;
			request.method = "POST";
			return request;
		}
		async deserializeResponse(operationSchema, context, response) {
			const deserializer = this.deserializer;
			const ns = NormalizedSchema.of(operationSchema.output);
			const dataObject = {};
			if (this.isErrorResponse(response.statusCode)) {
				const bytes = await collectBody$1(response.body, context);
				if (bytes.byteLength > 0) Object.assign(dataObject, await deserializer.read(15, bytes));
				await this.handleError(operationSchema, context, response, dataObject, this.deserializeMetadata(response));
				throw new Error("@smithy/core/protocols - RPC Protocol error handler failed to throw.");
			}
			for (const header in response.headers) {
				if (!hasOwn(response.headers, header)) continue;
				const value = response.headers[header];
				delete response.headers[header];
				response.headers[header.toLowerCase()] = value;
			}
			const eventStreamMember = ns.getEventStreamMember();
			if (eventStreamMember) dataObject[eventStreamMember] = await this.deserializeEventStream({
				response,
				responseSchema: ns,
				initialResponseContainer: dataObject
			});
			else {
				const bytes = await collectBody$1(response.body, context);
				if (bytes.byteLength > 0) Object.assign(dataObject, await deserializer.read(ns, bytes));
			}
			dataObject.$metadata = this.deserializeMetadata(response);
			return dataObject;
		}
		isErrorResponse(statusCode) {
			return statusCode >= 300;
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/AbstractRpcV2Protocol.js
var AbstractRpcV2Protocol;
var init_AbstractRpcV2Protocol = __esmMin((() => {
	init_schema();
	init_transport();
	init_RpcProtocol();
	AbstractRpcV2Protocol = class extends RpcProtocol {
		constructor({ defaultNamespace, errorTypeRegistries }) {
			super({
				defaultNamespace,
				errorTypeRegistries
			});
		}
		async serializeRequest(operationSchema, input, context) {
			const request = await super.serializeRequest(operationSchema, input, context);
			Object.assign(request.headers, {
				"content-type": this.getDefaultContentType(),
				"smithy-protocol": this.getSmithyProtocolHeaderValue(),
				accept: this.getDefaultContentType()
			});
			if (deref(operationSchema.input) === "unit") {
				delete request.body;
				delete request.headers["content-type"];
			} else this.applyEmptyBody(request);
			const { service, operation } = getSmithyContext(context);
			const path = `/service/${service}/operation/${operation}`;
			if (request.path.endsWith("/")) request.path += path.slice(1);
			else request.path += path;
			return request;
		}
		isErrorResponse(statusCode) {
			return statusCode !== 200;
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/resolve-path.js
var resolvedPath;
var init_resolve_path = __esmMin((() => {
	init_extended_encode_uri_component();
	resolvedPath = (resolvedPath, input, memberName, labelValueProvider, uriLabel, isGreedyLabel) => {
		if (input != null && input[memberName] !== void 0) {
			const labelValue = labelValueProvider();
			if (labelValue == null || labelValue.length <= 0) throw new Error("Empty value provided for input HTTP label: " + memberName + ".");
			resolvedPath = resolvedPath.replace(uriLabel, isGreedyLabel ? labelValue.split("/").map((segment) => extendedEncodeURIComponent(segment)).join("/") : extendedEncodeURIComponent(labelValue));
		} else throw new Error("No value provided for input HTTP label: " + memberName + ".");
		return resolvedPath;
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/requestBuilder.js
function requestBuilder(input, context) {
	return new RequestBuilder(input, context);
}
var RequestBuilder;
var init_requestBuilder = __esmMin((() => {
	init_transport();
	init_resolve_path();
	RequestBuilder = class {
		input;
		context;
		query = {};
		method = "";
		headers = {};
		path = "";
		body = null;
		hostname = "";
		resolvePathStack = [];
		constructor(input, context) {
			this.input = input;
			this.context = context;
		}
		async build() {
			const { hostname, protocol = "https", port, path: basePath } = await this.context.endpoint();
			this.path = basePath;
			for (const resolvePath of this.resolvePathStack) resolvePath(this.path);
			return new HttpRequest({
				protocol,
				hostname: this.hostname || hostname,
				port,
				method: this.method,
				path: this.path,
				query: this.query,
				body: this.body,
				headers: this.headers
			});
		}
		hn(hostname) {
			this.hostname = hostname;
			return this;
		}
		bp(uriLabel) {
			this.resolvePathStack.push((basePath) => {
				this.path = `${basePath?.endsWith("/") ? basePath.slice(0, -1) : basePath || ""}` + uriLabel;
			});
			return this;
		}
		p(memberName, labelValueProvider, uriLabel, isGreedyLabel) {
			this.resolvePathStack.push((path) => {
				this.path = resolvedPath(path, this.input, memberName, labelValueProvider, uriLabel, isGreedyLabel);
			});
			return this;
		}
		h(headers) {
			this.headers = headers;
			return this;
		}
		q(query) {
			this.query = query;
			return this;
		}
		b(body) {
			this.body = body;
			return this;
		}
		m(method) {
			this.method = method;
			return this;
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/serde/FromStringShapeDeserializer.js
var FromStringShapeDeserializer;
var init_FromStringShapeDeserializer = __esmMin((() => {
	init_serde();
	init_HttpBindingNormalizedSchema();
	init_SerdeContext();
	FromStringShapeDeserializer = class extends SerdeContext {
		settings;
		constructor(settings) {
			super();
			this.settings = settings;
		}
		read(_schema, data) {
			const ns = HttpBindingNormalizedSchema.of(_schema);
			const traits = ns.getMergedTraits();
			const location = ns.getHttpBindingLocation(traits);
			return this.readHttpBinding(ns.getHttpBindingValue(location, traits), data, location);
		}
		readHttpBinding([ns, flags, collectionValue], data, location) {
			const schema = flags & 255;
			if ((schema & 192) === 64) {
				collectionValue ??= ns.getHttpBindingCollectionValue(location);
				return splitHeader(data).map((item) => this.readHttpBinding(collectionValue, item, location));
			}
			switch (schema) {
				case 21:
				case 42: return (this.serdeContext?.base64Decoder ?? fromBase64)(data);
				case 4:
				case 5:
				case 6:
				case 7: {
					const bindingFormat = this.settings.httpBindings ? flags >> 14 & 3 : 0;
					switch (this.settings.timestampFormat.useTrait && schema > 4 ? schema : bindingFormat ? bindingFormat + 4 : this.settings.timestampFormat.default) {
						case 5: return _parseRfc3339DateTimeWithOffset(data);
						case 6: return _parseRfc7231DateTime(data);
						case 7: return _parseEpochTimestamp(data);
						default:
							console.warn("Missing timestamp format, parsing value with Date constructor:", data);
							return new Date(data);
					}
				}
				case 0: {
					const media = flags >> 8 & 3;
					if (!media) return data;
					let intermediateValue = data;
					if ((location & 6) === 6) intermediateValue = (this.serdeContext?.utf8Encoder ?? toUtf8)((this.serdeContext?.base64Decoder ?? fromBase64)(intermediateValue));
					return media === 2 ? LazyJsonString.from(intermediateValue) : intermediateValue;
				}
				case 1: return Number(data);
				case 2: return data.toLowerCase() === "true";
				case 17: return BigInt(data);
				case 19: return new NumericValue(data, "bigDecimal");
				default: return data;
			}
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/serde/HttpInterceptingShapeDeserializer.js
var HttpInterceptingShapeDeserializer;
var init_HttpInterceptingShapeDeserializer = __esmMin((() => {
	init_serde();
	init_HttpBindingNormalizedSchema();
	init_SerdeContext();
	init_FromStringShapeDeserializer();
	HttpInterceptingShapeDeserializer = class extends SerdeContext {
		codecDeserializer;
		stringDeserializer;
		constructor(codecDeserializer, codecSettings) {
			super();
			this.codecDeserializer = codecDeserializer;
			this.stringDeserializer = new FromStringShapeDeserializer(codecSettings);
		}
		setSerdeContext(serdeContext) {
			this.stringDeserializer.setSerdeContext(serdeContext);
			this.codecDeserializer.setSerdeContext(serdeContext);
			this.serdeContext = serdeContext;
		}
		read(schema, data) {
			const ns = HttpBindingNormalizedSchema.of(schema);
			const traits = ns.getMergedTraits();
			if (traits.httpHeader || traits.httpResponseCode) {
				const value = ns.getHttpBindingValue(38, traits);
				return this.readHttpBinding(value, data, 38);
			}
			if (traits.httpPayload) return this.readPayload(ns.getHttpBindingValue(36, traits), data);
			return this.readCodec(ns, data);
		}
		readHttpBinding(binding, data, location) {
			const value = typeof data === "string" ? data : (this.serdeContext?.utf8Encoder ?? toUtf8)(data);
			return this.stringDeserializer.readHttpBinding(binding, value, location);
		}
		readPayload([schema, flags], data) {
			const type = flags & 255;
			if (type === 21 || type === 42) return typeof data === "string" ? (this.serdeContext?.utf8Decoder ?? fromUtf8)(data) : data;
			if (type === 0) return typeof data === "string" ? data : (this.serdeContext?.utf8Encoder ?? toUtf8)(data);
			return this.readCodec(schema, data);
		}
		readCodec(schema, data) {
			return this.codecDeserializer.read(schema, data);
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/serde/ToStringShapeSerializer.js
var ToStringShapeSerializer;
var init_ToStringShapeSerializer = __esmMin((() => {
	init_serde();
	init_HttpBindingNormalizedSchema();
	init_SerdeContext();
	ToStringShapeSerializer = class extends SerdeContext {
		settings;
		stringBuffer = "";
		constructor(settings) {
			super();
			this.settings = settings;
		}
		write(schema, value) {
			const ns = HttpBindingNormalizedSchema.of(schema);
			const traits = ns.getMergedTraits();
			const location = ns.getHttpBindingLocation(traits);
			this.writeHttpBinding(ns.getHttpBindingValue(location, traits), value, location);
		}
		writeHttpBinding([ns, flags, collectionValue], value, location) {
			const schema = flags & 255;
			switch (typeof value) {
				case "object":
					if (value === null) {
						this.stringBuffer = "null";
						return;
					}
					if (schema >= 4 && schema <= 7) {
						if (!(value instanceof Date)) throw new Error(`@smithy/core/protocols - received non-Date value ${value} when schema expected Date in ${ns.getName(true)}`);
						const bindingFormat = this.settings.httpBindings ? flags >> 14 & 3 : 0;
						switch (this.settings.timestampFormat.useTrait && schema > 4 ? schema : bindingFormat ? bindingFormat + 4 : this.settings.timestampFormat.default) {
							case 5:
								this.stringBuffer = value.toISOString().replace(".000Z", "Z");
								break;
							case 6:
								this.stringBuffer = dateToUtcString(value);
								break;
							case 7:
								this.stringBuffer = String(value.getTime() / 1e3);
								break;
							default:
								console.warn("Missing timestamp format, using epoch seconds", value);
								this.stringBuffer = String(value.getTime() / 1e3);
						}
						return;
					}
					if ((schema === 21 || schema === 42) && "byteLength" in value) {
						this.stringBuffer = (this.serdeContext?.base64Encoder ?? toBase64)(value);
						return;
					}
					if ((schema & 192) === 64 && Array.isArray(value)) {
						collectionValue ??= ns.getHttpBindingCollectionValue(location);
						const valueSchemaType = collectionValue[1] & 255;
						const isTimestamp = valueSchemaType >= 4 && valueSchemaType <= 7;
						let buffer = "";
						for (const item of value) {
							this.writeHttpBinding(collectionValue, item, location);
							const headerItem = this.flush();
							if (buffer) buffer += ", ";
							buffer += isTimestamp ? headerItem : quoteHeader(headerItem);
						}
						this.stringBuffer = buffer;
						return;
					}
					this.stringBuffer = JSON.stringify(value, null, 2);
					break;
				case "string":
					const media = flags >> 8 & 3;
					let intermediateValue = value;
					if (media === 2) intermediateValue = LazyJsonString.from(intermediateValue);
					if (media && (location & 6) === 6) {
						this.stringBuffer = (this.serdeContext?.base64Encoder ?? toBase64)(intermediateValue.toString());
						return;
					}
					this.stringBuffer = value;
					break;
				default: this.stringBuffer = flags >> 10 & 1 ? generateIdempotencyToken() : String(value);
			}
		}
		flush() {
			const buffer = this.stringBuffer;
			this.stringBuffer = "";
			return buffer;
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/serde/HttpInterceptingShapeSerializer.js
var HttpInterceptingShapeSerializer;
var init_HttpInterceptingShapeSerializer = __esmMin((() => {
	init_HttpBindingNormalizedSchema();
	init_ToStringShapeSerializer();
	HttpInterceptingShapeSerializer = class {
		codecSerializer;
		stringSerializer;
		buffer;
		constructor(codecSerializer, codecSettings, stringSerializer = new ToStringShapeSerializer(codecSettings)) {
			this.codecSerializer = codecSerializer;
			this.stringSerializer = stringSerializer;
		}
		setSerdeContext(serdeContext) {
			this.codecSerializer.setSerdeContext(serdeContext);
			this.stringSerializer.setSerdeContext(serdeContext);
		}
		write(schema, value) {
			const ns = HttpBindingNormalizedSchema.of(schema);
			const traits = ns.getMergedTraits();
			if (traits.httpHeader || traits.httpLabel || traits.httpQuery) {
				const location = ns.getHttpBindingLocation(traits);
				this.writeHttpBinding(ns.getHttpBindingValue(location, traits), value, location);
				return;
			}
			this.writeCodec(ns, value);
		}
		writeHttpBinding(binding, value, location) {
			this.stringSerializer.writeHttpBinding(binding, value, location);
			this.buffer = this.stringSerializer.flush();
		}
		writeCodec(schema, value) {
			this.codecSerializer.write(schema, value);
		}
		flush() {
			if (this.buffer !== void 0) {
				const buffer = this.buffer;
				this.buffer = void 0;
				return buffer;
			}
			return this.codecSerializer.flush();
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/serde/determineTimestampFormat.js
function determineTimestampFormat(ns, settings) {
	if (settings.timestampFormat.useTrait) {
		const schema = ns.getSchema();
		if (schema === 5 || schema === 6 || schema === 7) return schema;
	}
	const { httpLabel, httpPrefixHeaders, httpHeader, httpQuery } = ns.getMergedTraits();
	return (settings.httpBindings ? typeof httpPrefixHeaders === "string" || Boolean(httpHeader) ? 6 : Boolean(httpQuery) || Boolean(httpLabel) ? 5 : void 0 : void 0) ?? settings.timestampFormat.default;
}
var init_determineTimestampFormat = __esmMin((() => {}));

// node_modules/@smithy/core/dist-es/submodules/protocols/protocol-http/Field.js
var import_dist_cjs$14, Field;
var init_Field = __esmMin((() => {
	import_dist_cjs$14 = require_dist_cjs$15();
	Field = class {
		name;
		kind;
		values;
		constructor({ name, kind = import_dist_cjs$14.FieldPosition.HEADER, values = [] }) {
			this.name = name;
			this.kind = kind;
			this.values = values;
		}
		add(value) {
			this.values.push(value);
		}
		set(values) {
			this.values = values;
		}
		remove(value) {
			this.values = this.values.filter((v) => v !== value);
		}
		toString() {
			return this.values.map((v) => v.includes(",") || v.includes(" ") ? `"${v}"` : v).join(", ");
		}
		get() {
			return this.values;
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/protocol-http/Fields.js
var Fields;
var init_Fields = __esmMin((() => {
	Fields = class {
		entries = {};
		encoding;
		constructor({ fields = [], encoding = "utf-8" }) {
			fields.forEach(this.setField.bind(this));
			this.encoding = encoding;
		}
		setField(field) {
			this.entries[field.name.toLowerCase()] = field;
		}
		getField(name) {
			return this.entries[name.toLowerCase()];
		}
		removeField(name) {
			delete this.entries[name.toLowerCase()];
		}
		getByType(kind) {
			return Object.values(this.entries).filter((field) => field.kind === kind);
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/protocol-http/extensions/httpExtensionConfiguration.js
var getHttpHandlerExtensionConfiguration, resolveHttpHandlerRuntimeConfig;
var init_httpExtensionConfiguration = __esmMin((() => {
	getHttpHandlerExtensionConfiguration = (runtimeConfig) => {
		if (runtimeConfig.logger && runtimeConfig.logger.constructor?.name !== "NoOpLogger") runtimeConfig.requestHandler?.updateHttpClientConfig?.(Symbol.for("logger"), runtimeConfig.logger);
		if (runtimeConfig.defaultSocketTimeout) runtimeConfig.requestHandler?.updateHttpClientConfig?.(Symbol.for("@smithy/defaultSocketTimeout"), runtimeConfig.defaultSocketTimeout);
		return {
			setHttpHandler(handler) {
				runtimeConfig.requestHandler = handler;
			},
			httpHandler() {
				return runtimeConfig.requestHandler;
			},
			updateHttpClientConfig(key, value) {
				runtimeConfig.requestHandler?.updateHttpClientConfig(key, value);
			},
			httpHandlerConfigs() {
				return runtimeConfig.requestHandler.httpHandlerConfigs();
			}
		};
	};
	resolveHttpHandlerRuntimeConfig = (httpHandlerExtensionConfiguration) => {
		return { requestHandler: httpHandlerExtensionConfiguration.httpHandler() };
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/middleware-content-length/contentLengthMiddleware.js
function contentLengthMiddleware(bodyLengthChecker) {
	return (next) => async (args) => {
		const request = args.request;
		if (HttpRequest.isInstance(request)) {
			const { body, headers } = request;
			if (body && Object.keys(headers).map((str) => str.toLowerCase()).indexOf(CONTENT_LENGTH_HEADER$1) === -1) try {
				const length = bodyLengthChecker(body);
				if (length != null) request.headers = {
					...request.headers,
					[CONTENT_LENGTH_HEADER$1]: String(length)
				};
			} catch (ignored) {}
		}
		return next({
			...args,
			request
		});
	};
}
var CONTENT_LENGTH_HEADER$1, contentLengthMiddlewareOptions, getContentLengthPlugin;
var init_contentLengthMiddleware = __esmMin((() => {
	init_transport();
	CONTENT_LENGTH_HEADER$1 = "content-length";
	contentLengthMiddlewareOptions = {
		step: "build",
		tags: ["SET_CONTENT_LENGTH", "CONTENT_LENGTH"],
		name: "contentLengthMiddleware",
		override: true
	};
	getContentLengthPlugin = (options) => ({ applyToStack: (clientStack) => {
		clientStack.add(contentLengthMiddleware(options.bodyLengthChecker), contentLengthMiddlewareOptions);
	} });
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/util-uri-escape/escape-uri.js
var escapeUri, hexEncode;
var init_escape_uri = __esmMin((() => {
	escapeUri = (uri) => encodeURIComponent(uri).replace(/[!'()*]/g, hexEncode);
	hexEncode = (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`;
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/util-uri-escape/escape-uri-path.js
var escapeUriPath;
var init_escape_uri_path = __esmMin((() => {
	init_escape_uri();
	escapeUriPath = (uri) => uri.split("/").map(escapeUri).join("/");
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/querystring-builder/buildQueryString.js
function buildQueryString(query) {
	const parts = [];
	for (let key of Object.keys(query).sort()) {
		const value = query[key];
		key = escapeUri(key);
		if (Array.isArray(value)) for (let i = 0, iLen = value.length; i < iLen; i++) parts.push(`${key}=${escapeUri(value[i])}`);
		else {
			let qsEntry = key;
			if (value || typeof value === "string") qsEntry += `=${escapeUri(value)}`;
			parts.push(qsEntry);
		}
	}
	return parts.join("&");
}
var init_buildQueryString = __esmMin((() => {
	init_escape_uri();
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/ConfigurableSerdeContext.js
var SerdeContextConfig$1;
var init_ConfigurableSerdeContext$1 = __esmMin((() => {
	SerdeContextConfig$1 = class {
		serdeContext;
		setSerdeContext(serdeContext) {
			this.serdeContext = serdeContext;
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/UnionSerde.js
var UnionSerde$1;
var init_UnionSerde$1 = __esmMin((() => {
	UnionSerde$1 = class {
		from;
		to;
		keys;
		constructor(from, to) {
			this.from = from;
			this.to = to;
			const keys = Object.keys(this.from);
			const set = new Set(keys);
			set.delete("__type");
			this.keys = set;
		}
		mark(key) {
			this.keys.delete(key);
		}
		hasUnknown() {
			return this.keys.size === 1 && Object.keys(this.to).length === 0;
		}
		writeUnknown() {
			if (this.hasUnknown()) {
				const k = this.keys.values().next().value;
				const v = this.from[k];
				this.to.$unknown = [k, v];
			}
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/json/detectBufferParsing.js
function detectBufferParsing() {
	if (canParseBuffer === void 0) try {
		if (typeof Buffer !== "function") canParseBuffer = false;
		else {
			const result = JSON.parse(Buffer.from([123, 125]));
			canParseBuffer = result !== null && typeof result === "object";
		}
	} catch {
		canParseBuffer = false;
	}
	return canParseBuffer;
}
var canParseBuffer;
var init_detectBufferParsing = __esmMin((() => {
	;
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/json/jsonReviver.js
function jsonReviver(key, value, context) {
	if (context?.source) {
		const numericString = context.source;
		if (typeof value === "number") {
			if (value <= Number.MAX_SAFE_INTEGER && value >= Number.MIN_SAFE_INTEGER) {
				if (isRepresentable(numericString, value)) return value;
				return new NumericValue(numericString, "bigDecimal");
			} else {
				if (isFractionalBigNumeric(numericString)) return new NumericValue(numericString, "bigDecimal");
				if (/[eE]/.test(numericString)) return expandExponentToBigInt(numericString);
				return BigInt(numericString);
			}
		}
	}
	return value;
}
function isFractionalBigNumeric(s) {
	const dotIndex = s.indexOf(".");
	if (dotIndex === -1) return false;
	const eIndex = s.search(/[eE]/);
	if (eIndex === -1) return true;
	const fracDigits = eIndex - dotIndex - 1;
	return parseInt(s.slice(eIndex + 1), 10) < fracDigits;
}
function isRepresentable(numericString, value) {
	if (numericString === String(value)) return true;
	if (Object.is(value, -0)) return true;
	if (/[eE]/.test(numericString)) return expandToDecimal(numericString) === expandToDecimal(String(value));
	const normalized = numericString.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
	const canonical = String(value);
	if (normalized === canonical) return true;
	if (/[eE]/.test(canonical)) return normalized === expandToDecimal(canonical);
	return false;
}
function expandToDecimal(s) {
	const negative = s.startsWith("-");
	const abs = negative ? s.slice(1) : s;
	const eIndex = abs.search(/[eE]/);
	let result;
	if (eIndex === -1) result = abs;
	else {
		const exp = parseInt(abs.slice(eIndex + 1), 10);
		const mantissa = abs.slice(0, eIndex);
		const dotIndex = mantissa.indexOf(".");
		let digits;
		let intLen;
		if (dotIndex === -1) {
			digits = mantissa;
			intLen = mantissa.length;
		} else {
			digits = mantissa.slice(0, dotIndex) + mantissa.slice(dotIndex + 1);
			intLen = dotIndex;
		}
		digits = digits.replace(/0+$/, "") || "0";
		const newDotPos = intLen + exp;
		if (digits === "0") result = "0";
		else if (newDotPos <= 0) result = "0." + "0".repeat(-newDotPos) + digits;
		else if (newDotPos >= digits.length) result = digits + "0".repeat(newDotPos - digits.length);
		else result = digits.slice(0, newDotPos) + "." + digits.slice(newDotPos);
	}
	if (result.includes(".")) result = result.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
	return (negative ? "-" : "") + result;
}
function expandExponentToBigInt(s) {
	const eIndex = s.search(/[eE]/);
	const exp = parseInt(s.slice(eIndex + 1), 10);
	const negative = s.startsWith("-");
	const mantissa = s.slice(negative ? 1 : 0, eIndex);
	const dotIndex = mantissa.indexOf(".");
	let digits;
	let shift;
	if (dotIndex === -1) {
		digits = mantissa;
		shift = exp;
	} else {
		digits = mantissa.slice(0, dotIndex) + mantissa.slice(dotIndex + 1);
		shift = exp - (mantissa.length - dotIndex - 1);
	}
	digits = digits.replace(/0+$/, "") || "0";
	const result = BigInt(digits) * 10n ** BigInt(shift + (mantissa.replace(".", "").length - digits.length));
	return negative ? -result : result;
}
var init_jsonReviver = __esmMin((() => {
	init_serde();
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/json/needsReviver.js
function needsReviver(schema) {
	const ns = NormalizedSchema.of(schema);
	const raw = ns.getSchema();
	if (Array.isArray(raw) && ns.isStructSchema()) {
		if (REVIVER_SYMBOL in raw) return raw[REVIVER_SYMBOL];
		const result = _check(ns, /* @__PURE__ */ new Set());
		raw[REVIVER_SYMBOL] = result;
		return result;
	}
	return _check(ns, /* @__PURE__ */ new Set());
}
function _check(ns, seen) {
	const raw = ns.getSchema();
	if (seen.has(raw)) return false;
	seen.add(raw);
	if (ns.isBigIntegerSchema() || ns.isBigDecimalSchema()) return true;
	if (ns.isStructSchema()) {
		for (const [, memberSchema] of ns.structIterator()) if (_check(memberSchema, seen)) return true;
	} else if (ns.isListSchema() || ns.isMapSchema()) {
		if (_check(ns.getValueSchema(), seen)) return true;
	} else if (ns.isDocumentSchema()) return true;
	return false;
}
var REVIVER_SYMBOL;
var init_needsReviver = __esmMin((() => {
	init_schema();
	REVIVER_SYMBOL = Symbol.for("@aws-sdk/reviver");
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/common.js
var collectBodyString;
var init_common = __esmMin((() => {
	init_collect_stream_body();
	init_serde();
	collectBodyString = (streamBody, context) => collectBody$1(streamBody, context).then((body) => (context?.utf8Encoder ?? toUtf8)(body));
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/json/parseJsonBody.js
async function parseJsonBody(streamBody, context, schema) {
	let parsingInput;
	if (detectBufferParsing() && typeof streamBody?.[Symbol.asyncIterator] === "function") {
		const buffer = await collectBody$1(streamBody, context);
		if (typeof Buffer === "function") {
			if (Buffer.isBuffer(buffer)) parsingInput = buffer;
			else parsingInput = Buffer.from(buffer.buffer, buffer.byteOffset, buffer.byteLength);
		}
	}
	if (!parsingInput) parsingInput = await collectBodyString(streamBody, context);
	if (parsingInput.length === 0) return {};
	const reviver = schema && needsReviver(schema) ? jsonReviver : void 0;
	try {
		return JSON.parse(parsingInput, reviver);
	} catch (e) {
		if (e?.name === "SyntaxError") Object.defineProperty(e, "$responseBodyText", { value: typeof parsingInput === "string" ? parsingInput : parsingInput.toString("utf8") });
		throw e;
	}
}
var parseJsonErrorBody, findKey, sanitizeErrorCode, loadRestJsonErrorCode, loadJsonRpcErrorCode, loadSmithyRpcV2JsonErrorCode, loadErrorCode;
var init_parseJsonBody = __esmMin((() => {
	init_collect_stream_body();
	init_common();
	init_detectBufferParsing();
	init_jsonReviver();
	init_needsReviver();
	parseJsonErrorBody = async (errorBody, context) => {
		const value = await parseJsonBody(errorBody, context);
		value.message = value.message ?? value.Message;
		return value;
	};
	findKey = (object, key) => Object.keys(object).find((k) => k.toLowerCase() === key.toLowerCase());
	sanitizeErrorCode = (rawValue) => {
		let cleanValue = rawValue;
		if (typeof cleanValue === "number") cleanValue = cleanValue.toString();
		if (cleanValue.indexOf(",") >= 0) cleanValue = cleanValue.split(",")[0];
		if (cleanValue.indexOf(":") >= 0) cleanValue = cleanValue.split(":")[0];
		if (cleanValue.indexOf("#") >= 0) cleanValue = cleanValue.split("#")[1];
		return cleanValue;
	};
	loadRestJsonErrorCode = (output, data) => {
		return loadErrorCode(output, data, [
			"header",
			"code",
			"type"
		]);
	};
	loadJsonRpcErrorCode = (output, data, queryCompat = false) => {
		return loadErrorCode(output, data, queryCompat ? [
			"code",
			"header",
			"type"
		] : [
			"type",
			"code",
			"header"
		]);
	};
	loadSmithyRpcV2JsonErrorCode = (output, data) => {
		if (data?.__type !== void 0) {
			let cleanValue = data.__type;
			if (typeof cleanValue === "number") cleanValue = cleanValue.toString();
			if (cleanValue.indexOf(",") >= 0) cleanValue = cleanValue.split(",")[0];
			if (cleanValue.indexOf(":") >= 0) cleanValue = cleanValue.split(":")[0];
			return cleanValue;
		}
	};
	loadErrorCode = ({ headers }, data, order) => {
		while (order.length > 0) switch (order.shift()) {
			case "header":
				const headerKey = findKey(headers ?? {}, "x-amzn-errortype");
				if (headerKey !== void 0) return sanitizeErrorCode(headers[headerKey]);
				break;
			case "code":
				const codeKey = findKey(data ?? {}, "code");
				if (codeKey && data[codeKey] !== void 0) return sanitizeErrorCode(data[codeKey]);
				break;
			case "type": if (data?.__type !== void 0) return sanitizeErrorCode(data.__type);
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/json/codec-v2/JsonShapeDeserializer2.js
var JsonShapeDeserializer2;
var init_JsonShapeDeserializer2 = __esmMin((() => {
	init_determineTimestampFormat();
	init_schema();
	init_serde();
	init_ConfigurableSerdeContext$1();
	init_UnionSerde$1();
	init_detectBufferParsing();
	init_jsonReviver();
	init_needsReviver();
	init_parseJsonBody();
	init_transport();
	JsonShapeDeserializer2 = class extends SerdeContextConfig$1 {
		settings;
		constructor(settings) {
			super();
			this.settings = settings;
		}
		async read(schema, data) {
			const reviver = needsReviver(schema) ? jsonReviver : void 0;
			let parsed;
			if (typeof data === "string") {
				if (data.length === 0) return {};
				parsed = JSON.parse(data, reviver);
			} else if (data instanceof Uint8Array && detectBufferParsing()) {
				if (data.byteLength === 0) return {};
				const buf = Buffer.isBuffer(data) ? data : Buffer.from(data.buffer, data.byteOffset, data.byteLength);
				parsed = JSON.parse(buf, reviver);
			} else parsed = await parseJsonBody(data, this.serdeContext, schema);
			return this._read(schema, parsed);
		}
		readObject(schema, data) {
			return this._read(schema, data);
		}
		_read(schema, value) {
			const isObject = value !== null && typeof value === "object";
			const ns = NormalizedSchema.of(schema);
			if (isObject) {
				if (ns.isStructSchema()) return this._readStruct(ns, value);
				if (Array.isArray(value) && ns.isListSchema()) {
					const listMember = ns.getValueSchema();
					if (this.needsTransform(listMember)) for (let i = 0; i < value.length; ++i) value[i] = this._read(listMember, value[i]);
					return value;
				}
				if (ns.isMapSchema()) {
					const mapMember = ns.getValueSchema();
					const map = value;
					if (this.needsTransform(mapMember)) for (const k in map) {
						if (!hasOwn(map, k)) continue;
						if (k === "__proto__") writeKey$1(map);
						map[k] = this._read(mapMember, map[k]);
					}
					return map;
				}
			}
			if (ns.isBlobSchema() && typeof value === "string") return fromBase64(value);
			const mediaType = ns.getMergedTraits().mediaType;
			if (ns.isStringSchema() && typeof value === "string" && mediaType) {
				if (mediaType === "application/json" || mediaType.endsWith("+json")) return LazyJsonString.from(value);
				return value;
			}
			if (ns.isTimestampSchema() && value != null) switch (determineTimestampFormat(ns, this.settings)) {
				case 5: return parseRfc3339DateTimeWithOffset(value);
				case 6: return parseRfc7231DateTime(value);
				case 7: return parseEpochTimestamp(value);
				default:
					console.warn("Missing timestamp format, parsing value with Date constructor:", value);
					return new Date(value);
			}
			if (ns.isBigIntegerSchema() && (typeof value === "number" || typeof value === "string")) return BigInt(value);
			if (ns.isBigDecimalSchema() && value != void 0) {
				if (value instanceof NumericValue) return value;
				const untyped = value;
				if (untyped.type === "bigDecimal" && "string" in untyped) return new NumericValue(untyped.string, untyped.type);
				return new NumericValue(String(value), "bigDecimal");
			}
			if (ns.isNumericSchema() && typeof value === "string") {
				switch (value) {
					case "Infinity": return Infinity;
					case "-Infinity": return -Infinity;
					case "NaN": return NaN;
				}
				return value;
			}
			if (ns.isDocumentSchema()) {
				if (isObject) {
					if (Array.isArray(value)) for (let i = 0; i < value.length; ++i) {
						const v = value[i];
						if (!(v instanceof NumericValue)) value[i] = this._read(ns, v);
					}
					else {
						const doc = value;
						for (const k in doc) {
							if (!hasOwn(doc, k)) continue;
							if (k === "__proto__") writeKey$1(doc);
							const v = doc[k];
							if (!(v instanceof NumericValue)) doc[k] = this._read(ns, v);
						}
					}
				}
			}
			return value;
		}
		_readStruct(ns, record) {
			const union = ns.isUnionSchema();
			const out = {};
			let nameMap;
			const hasType = typeof record.__type === "string";
			const { jsonName } = this.settings;
			if (jsonName && hasType) nameMap = {};
			let unionSerde;
			if (union) unionSerde = new UnionSerde$1(record, out);
			for (const [memberName, memberSchema] of ns.structIterator()) {
				let fromKey = memberName;
				if (jsonName) {
					fromKey = memberSchema.getMergedTraits().jsonName ?? fromKey;
					if (hasType) nameMap[fromKey] = memberName;
				}
				if (union) unionSerde.mark(fromKey);
				if (record[fromKey] != null) out[memberName] = this._read(memberSchema, record[fromKey]);
			}
			if (union) unionSerde.writeUnknown();
			else if (hasType) for (const k in record) {
				if (!hasOwn(record, k)) continue;
				const v = record[k];
				const t = jsonName ? nameMap[k] ?? k : k;
				if (!(t in out)) out[t] = v;
			}
			return out;
		}
		needsTransform(ns) {
			if (ns.isBlobSchema() || ns.isTimestampSchema() || ns.isBigIntegerSchema() || ns.isBigDecimalSchema() || ns.isNumericSchema()) return true;
			if (ns.isDocumentSchema() || ns.isStructSchema() || ns.isListSchema() || ns.isMapSchema()) return true;
			if (ns.isStringSchema() && ns.getMergedTraits().mediaType) return true;
			return false;
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/json/codec-v2/JsonBytesStringAdapter.js
var JsonBytesStringAdapter, warned;
var init_JsonBytesStringAdapter = __esmMin((() => {
	init_serde();
	JsonBytesStringAdapter = class JsonBytesStringAdapter extends Uint8Array {
		string = null;
		static allocUnsafe(bytes) {
			if (typeof Buffer === "function") {
				const buffer = Buffer.allocUnsafe(bytes);
				return new JsonBytesStringAdapter(buffer.buffer, buffer.byteOffset, buffer.byteLength);
			}
			return new JsonBytesStringAdapter(bytes);
		}
		toString() {
			return this.s();
		}
		valueOf() {
			return this.s();
		}
		includes(searchString, position) {
			if (typeof searchString === "string") return this.s().includes(searchString, position);
			return Uint8Array.prototype.includes.call(this, searchString, position);
		}
		indexOf(searchString, position) {
			if (typeof searchString === "string") return this.s().indexOf(searchString, position);
			return Uint8Array.prototype.indexOf.call(this, searchString, position);
		}
		lastIndexOf(searchString, position) {
			if (typeof searchString === "string") return this.s().lastIndexOf(searchString, position);
			const fn = Uint8Array.prototype.lastIndexOf;
			if (position !== void 0) return fn.call(this, searchString, position);
			return fn.call(this, searchString);
		}
		startsWith(searchString, position) {
			return this.s().startsWith(searchString, position);
		}
		endsWith(searchString, endPosition) {
			return this.s().endsWith(searchString, endPosition);
		}
		match(regexp) {
			return this.s().match(regexp);
		}
		replace(searchValue, replaceValue) {
			return this.s().replace(searchValue, replaceValue);
		}
		search(regexp) {
			return this.s().search(regexp);
		}
		split(separator, limit) {
			return this.s().split(separator, limit);
		}
		substring(start, end) {
			return this.s().substring(start, end);
		}
		trim() {
			return this.s().trim();
		}
		trimStart() {
			return this.s().trimStart();
		}
		trimEnd() {
			return this.s().trimEnd();
		}
		charAt(pos) {
			return this.s().charAt(pos);
		}
		charCodeAt(index) {
			return this.s().charCodeAt(index);
		}
		padStart(maxLength, fillString) {
			return this.s().padStart(maxLength, fillString);
		}
		padEnd(maxLength, fillString) {
			return this.s().padEnd(maxLength, fillString);
		}
		repeat(count) {
			return this.s().repeat(count);
		}
		toUpperCase() {
			return this.s().toUpperCase();
		}
		toLowerCase() {
			return this.s().toLowerCase();
		}
		s() {
			if (this.string == null) {
				const n = Date.now();
				if (n > warned + 6e4) {
					console.warn("@aws-sdk/core/protocols - WARN - JsonCodec2: you have called a string method on a Uint8Array request body. It has been automatically converted to string. In a future version this will throw an error.");
					warned = n;
				}
				this.string = toUtf8(this);
			}
			return this.string;
		}
	};
	warned = 0;
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/json/codec-v2/JsonShapeSerializer2.js
function alloc(size) {
	return JsonBytesStringAdapter.allocUnsafe(size);
}
var encoder, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET, QUOTE, COLON, COMMA, BACKSLASH, TRUE, FALSE, NULL, ESCAPE_TABLE, INITIAL_BUFFER_SIZE, JsonShapeSerializer2;
var init_JsonShapeSerializer2 = __esmMin((() => {
	init_determineTimestampFormat();
	init_schema();
	init_serde();
	init_ConfigurableSerdeContext$1();
	init_transport();
	init_JsonBytesStringAdapter();
	encoder = new TextEncoder();
	OPEN_BRACE = 123;
	CLOSE_BRACE = 125;
	OPEN_BRACKET = 91;
	CLOSE_BRACKET = 93;
	QUOTE = 34;
	COLON = 58;
	COMMA = 44;
	BACKSLASH = 92;
	TRUE = new Uint8Array([
		116,
		114,
		117,
		101
	]);
	FALSE = new Uint8Array([
		102,
		97,
		108,
		115,
		101
	]);
	NULL = new Uint8Array([
		110,
		117,
		108,
		108
	]);
	ESCAPE_TABLE = new Array(128).fill(null);
	ESCAPE_TABLE[8] = "b";
	ESCAPE_TABLE[9] = "t";
	ESCAPE_TABLE[10] = "n";
	ESCAPE_TABLE[12] = "f";
	ESCAPE_TABLE[13] = "r";
	ESCAPE_TABLE[34] = "\"";
	ESCAPE_TABLE[92] = "\\";
	for (let i = 0; i < 32; i++) if (ESCAPE_TABLE[i] === null) ESCAPE_TABLE[i] = "u00" + i.toString(16).padStart(2, "0");
	INITIAL_BUFFER_SIZE = 2048;
	JsonShapeSerializer2 = class JsonShapeSerializer2 extends SerdeContextConfig$1 {
		settings;
		json;
		i = 0;
		rootSchema;
		rawValue;
		passthrough = false;
		constructor(settings) {
			super();
			this.settings = settings;
			this.json = alloc(INITIAL_BUFFER_SIZE);
		}
		write(schema, value) {
			this.i = 0;
			this.rawValue = value;
			this.rootSchema = NormalizedSchema.of(schema);
			this.passthrough = this.rootSchema.isBlobSchema() || this.rootSchema.isStringSchema();
			if (!this.passthrough) this.writeValue(this.rootSchema, value, void 0);
		}
		writeDiscriminatedDocument(schema, value) {
			this.i = 0;
			this.rootSchema = NormalizedSchema.of(schema);
			const ns = this.rootSchema;
			if (ns.isStructSchema() && value != null && typeof value === "object") {
				this.writeValue(ns, value, void 0);
				const prefix = `"__type":"${ns.getName(true) ?? "Unknown"}",`;
				const z = prefix.length;
				this.ensure(z);
				this.json.copyWithin(1 + z, 1, this.i);
				encoder.encodeInto(prefix, this.json.subarray(1));
				this.i += z;
			} else this.writeValue(ns, value, void 0);
		}
		flush() {
			this.rootSchema = void 0;
			const finalPosition = this.i;
			this.i = 0;
			const raw = this.rawValue;
			this.rawValue = void 0;
			if (finalPosition === 0) return raw;
			const result = this.json.subarray(0, finalPosition);
			this.json = alloc(INITIAL_BUFFER_SIZE);
			return result;
		}
		ensure(byteCount) {
			const { i, json } = this;
			if (i + byteCount > json.length) {
				let newSize = json.length * 2;
				while (newSize < i + byteCount) newSize *= 2;
				const next = alloc(newSize);
				next.set(this.json);
				this.json = next;
			}
		}
		writeAscii(s) {
			const z = s.length;
			this.ensure(z);
			let { i, json } = this;
			for (let j = 0; j < z; ++j) {
				json[i] = s.charCodeAt(j);
				i += 1;
			}
			this.i = i;
		}
		writeAsciiQuoted(s) {
			const z = s.length;
			this.ensure(z + 4);
			let { json, i } = this;
			json[i++] = QUOTE;
			for (let j = 0; j < z; ++j) json[i++] = s.charCodeAt(j);
			json[i++] = QUOTE;
			this.i = i;
		}
		writeJsonString(s) {
			const z = s.length;
			this.ensure(z * 3 + 2);
			this.json[this.i++] = QUOTE;
			for (let j = 0; j < z; ++j) {
				const c = s.charCodeAt(j);
				if (c > 34 && c < 92) this.json[this.i++] = c;
				else if (c < 128) {
					const esc = ESCAPE_TABLE[c];
					if (esc !== null) {
						this.ensure(esc.length + 1 + (z - j - 1) * 3 + 1);
						this.json[this.i++] = BACKSLASH;
						for (let k = 0; k < esc.length; k++) this.json[this.i++] = esc.charCodeAt(k);
					} else this.json[this.i++] = c;
				} else if (c >= 55296 && c <= 56319) {
					const next = j + 1 < z ? s.charCodeAt(j + 1) : 0;
					if (next >= 56320 && next <= 57343) {
						this.ensure(4);
						const { written } = encoder.encodeInto(s.substring(j, j + 2), this.json.subarray(this.i));
						this.i += written;
						++j;
					} else {
						this.ensure(6 + (z - j - 1) * 3 + 1);
						this.writeUnicodeEscape(c);
					}
				} else if (c >= 56320 && c <= 57343) {
					this.ensure(6 + (z - j - 1) * 3 + 1);
					this.writeUnicodeEscape(c);
				} else {
					let { i, json } = this;
					if (c < 2048) {
						json[i++] = 192 | c >> 6;
						json[i++] = 128 | c & 63;
					} else {
						json[i++] = 224 | c >> 12;
						json[i++] = 128 | c >> 6 & 63;
						json[i++] = 128 | c & 63;
					}
					this.i = i;
				}
			}
			this.json[this.i++] = QUOTE;
		}
		writeUnicodeEscape(code) {
			let { json, i } = this;
			json[i++] = BACKSLASH;
			json[i++] = 117;
			const hex = code.toString(16).padStart(4, "0");
			for (let j = 0; j < 4; ++j) json[i++] = hex.charCodeAt(j);
			this.i = i;
		}
		static B64 = (() => {
			const chars = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
			const table = /* @__PURE__ */ new Uint8Array(64);
			for (let i = 0; i < 64; ++i) table[i] = chars.charCodeAt(i);
			return table;
		})();
		writeBase64(data) {
			const b64Len = Math.ceil(data.length / 3) * 4;
			this.ensure(b64Len + 2);
			const json = this.json;
			const B64 = JsonShapeSerializer2.B64;
			let i = this.i;
			json[i++] = QUOTE;
			const len = data.length;
			const remainder = len % 3;
			const mainLen = len - remainder;
			for (let j = 0; j < mainLen; j += 3) {
				const a = data[j];
				const b = data[j + 1];
				const c = data[j + 2];
				json[i++] = B64[a >> 2];
				json[i++] = B64[(a & 3) << 4 | b >> 4];
				json[i++] = B64[(b & 15) << 2 | c >> 6];
				json[i++] = B64[c & 63];
			}
			if (remainder === 2) {
				const a = data[mainLen];
				const b = data[mainLen + 1];
				json[i++] = B64[a >> 2];
				json[i++] = B64[(a & 3) << 4 | b >> 4];
				json[i++] = B64[(b & 15) << 2];
				json[i++] = 61;
			} else if (remainder === 1) {
				const a = data[mainLen];
				json[i++] = B64[a >> 2];
				json[i++] = B64[(a & 3) << 4];
				json[i++] = 61;
				json[i++] = 61;
			}
			json[i++] = QUOTE;
			this.i = i;
		}
		writeValue(schema, value, container) {
			if (value == null) {
				if (container?.isStructSchema()) {
					if (value === void 0) {
						if (NormalizedSchema.of(schema).isIdempotencyToken()) {
							this.writeAsciiQuoted(generateIdempotencyToken());
							return;
						}
					}
					return;
				}
				this.ensure(4);
				this.json.set(NULL, this.i);
				this.i += 4;
				return;
			}
			const ns = NormalizedSchema.of(schema);
			const isObject = typeof value === "object";
			if (ns.isStringSchema()) {
				const mediaType = ns.getMergedTraits().mediaType;
				if (mediaType) {
					if (mediaType === "application/json" || mediaType.endsWith("+json")) {
						this.writeJsonString(LazyJsonString.from(value).toString());
						return;
					}
				}
			}
			if (this.settings.bigNumberAsString && value != null && (ns.isBigIntegerSchema() || ns.isBigDecimalSchema())) {
				const asString = value instanceof NumericValue ? value.string : String(value);
				this.writeAsciiQuoted(asString);
				return;
			}
			if (isObject) {
				if (ns.isStructSchema()) {
					this.writeStruct(ns, value);
					return;
				}
				if (Array.isArray(value) && (ns.isListSchema() || ns.isDocumentSchema())) {
					this.writeList(ns, value, ns.isDocumentSchema());
					return;
				}
				if (ns.isMapSchema()) {
					this.writeMap(ns, value, false);
					return;
				}
				if (value instanceof Uint8Array && (ns.isBlobSchema() || ns.isDocumentSchema())) {
					this.writeBase64(value);
					return;
				}
				if (value instanceof Date && (ns.isTimestampSchema() || ns.isDocumentSchema())) {
					this.writeTimestamp(ns, value);
					return;
				}
				if (value instanceof NumericValue) {
					this.writeAscii(value.string);
					return;
				}
				if (ns.isDocumentSchema()) {
					if (Array.isArray(value)) this.writeList(ns, value, true);
					else this.writeMap(ns, value, true);
					return;
				}
				const json = JSON.stringify(value);
				this.writeAscii(json);
				return;
			}
			if (typeof value === "string") {
				if (ns.isBlobSchema()) {
					const b64 = (this.serdeContext?.base64Encoder ?? toBase64)(value);
					this.writeAsciiQuoted(b64);
					return;
				}
				this.writeJsonString(value);
				return;
			}
			if (typeof value === "number") {
				if (Math.abs(value) === Infinity || Number.isNaN(value)) {
					this.writeAsciiQuoted(String(value));
					return;
				}
				const numStr = String(value);
				this.writeAscii(numStr);
				return;
			}
			if (typeof value === "boolean") {
				this.ensure(5);
				let { i, json } = this;
				if (value) {
					json.set(TRUE, i);
					i += 4;
				} else {
					json.set(FALSE, i);
					i += 5;
				}
				this.i = i;
				return;
			}
			if (typeof value === "bigint") {
				this.writeAscii(value.toString());
				return;
			}
			this.writeAscii(String(value));
		}
		writeStruct(ns, value) {
			this.ensure(2);
			this.json[this.i++] = OPEN_BRACE;
			let wroteAny = false;
			const hasType = typeof value.__type === "string";
			let writtenKeys;
			if (hasType) writtenKeys = /* @__PURE__ */ new Set();
			for (const [memberName, memberSchema] of ns.structIterator()) {
				const item = value[memberName];
				if (item == null && !memberSchema.isIdempotencyToken()) continue;
				if (wroteAny) {
					this.ensure(1);
					this.json[this.i++] = COMMA;
				}
				wroteAny = true;
				const targetKey = this.settings.jsonName ? memberSchema.getMergedTraits().jsonName ?? memberName : memberName;
				if (writtenKeys) {
					writtenKeys.add(memberName);
					writtenKeys.add(targetKey);
				}
				this.writeAsciiQuoted(targetKey);
				this.json[this.i++] = COLON;
				this.writeValue(memberSchema, item, ns);
			}
			if (!wroteAny && ns.isUnionSchema()) {
				const { $unknown } = value;
				if (Array.isArray($unknown)) {
					const [k, v] = $unknown;
					this.writeAsciiQuoted(k);
					this.ensure(1);
					this.json[this.i++] = COLON;
					this.writeValue(15, v, ns);
				}
			} else if (hasType) for (const k in value) {
				if (writtenKeys.has(k)) continue;
				writtenKeys.add(k);
				const v = value[k];
				if (wroteAny) {
					this.ensure(1);
					this.json[this.i++] = COMMA;
				}
				wroteAny = true;
				this.writeAsciiQuoted(k);
				this.ensure(1);
				this.json[this.i++] = COLON;
				this.writeValue(15, v, void 0);
			}
			this.ensure(1);
			this.json[this.i++] = CLOSE_BRACE;
		}
		writeList(ns, value, isDocument) {
			const sparse = !!ns.getMergedTraits().sparse;
			const valueSchema = ns.getValueSchema();
			if (!isDocument) {
				if (valueSchema.isStringSchema() || valueSchema.isNumericSchema() || valueSchema.isBooleanSchema()) {
					let hasSpecials = false;
					for (let i = 0; i < value.length; ++i) {
						const v = value[i];
						if (Number.isNaN(v) || v === Infinity || v === -Infinity || v == null && !sparse) {
							hasSpecials = true;
							break;
						}
					}
					let json;
					if (!hasSpecials) json = JSON.stringify(value);
					else {
						const out = [];
						for (let i = 0; i < value.length; ++i) {
							const v = value[i];
							if (v == null && !sparse) continue;
							if (Number.isNaN(v) || v === Infinity || v === -Infinity) out.push(String(v));
							else out.push(v);
						}
						json = JSON.stringify(out);
					}
					this.ensure(json.length * 3);
					this.i += encoder.encodeInto(json, this.json.subarray(this.i)).written;
					return;
				}
			}
			this.ensure(2);
			this.json[this.i++] = OPEN_BRACKET;
			let wroteFirstItem = false;
			for (let i = 0; i < value.length; ++i) {
				const item = value[i];
				if (isDocument ? item === void 0 : item == null && !sparse) continue;
				if (wroteFirstItem) {
					this.ensure(1);
					this.json[this.i++] = COMMA;
				}
				this.writeValue(valueSchema, item, void 0);
				wroteFirstItem = true;
			}
			this.ensure(1);
			this.json[this.i++] = CLOSE_BRACKET;
		}
		writeMap(ns, value, isDocument) {
			const sparse = !!ns.getMergedTraits().sparse;
			const valueSchema = ns.getValueSchema();
			if (!isDocument) {
				if (valueSchema.isStringSchema() || valueSchema.isNumericSchema() || valueSchema.isBooleanSchema()) {
					let modifications;
					for (const k in value) {
						if (!hasOwn(value, k)) continue;
						const v = value[k];
						if (Number.isNaN(v) || v === Infinity || v === -Infinity) {
							(modifications ??= {})[k] = v;
							value[k] = String(v);
						} else if (v === null && !sparse) {
							(modifications ??= {})[k] = null;
							value[k] = void 0;
						}
					}
					const json = JSON.stringify(value);
					if (modifications) Object.assign(value, modifications);
					this.ensure(json.length * 3);
					this.i += encoder.encodeInto(json, this.json.subarray(this.i)).written;
					return;
				}
			}
			this.ensure(2);
			this.json[this.i++] = OPEN_BRACE;
			let first = true;
			for (const k in value) {
				if (!hasOwn(value, k)) continue;
				const v = value[k];
				if (isDocument ? v === void 0 : v == null && !sparse) continue;
				if (!first) {
					this.ensure(1);
					this.json[this.i++] = COMMA;
				}
				first = false;
				this.writeJsonString(k);
				this.ensure(1);
				this.json[this.i++] = COLON;
				this.writeValue(valueSchema, v, void 0);
			}
			this.ensure(1);
			this.json[this.i++] = CLOSE_BRACE;
		}
		writeTimestamp(ns, value) {
			switch (determineTimestampFormat(ns, this.settings)) {
				case 5: {
					const iso = value.toISOString().replace(".000Z", "Z");
					this.writeAsciiQuoted(iso);
					return;
				}
				case 6:
					this.writeAsciiQuoted(dateToUtcString(value));
					return;
				case 7: {
					const epochSecs = String(value.getTime() / 1e3);
					this.writeAscii(epochSecs);
					return;
				}
				default: {
					const epochSecs = String(value.getTime() / 1e3);
					this.writeAscii(epochSecs);
					return;
				}
			}
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/json/codec-v2/JsonCodec2.js
var JsonCodec2;
var init_JsonCodec2 = __esmMin((() => {
	init_ConfigurableSerdeContext$1();
	init_JsonShapeDeserializer2();
	init_JsonShapeSerializer2();
	JsonCodec2 = class extends SerdeContextConfig$1 {
		settings;
		constructor(settings) {
			super();
			this.settings = settings;
		}
		createSerializer() {
			const serializer = new JsonShapeSerializer2(this.settings);
			serializer.setSerdeContext(this.serdeContext);
			return serializer;
		}
		createDeserializer() {
			const deserializer = new JsonShapeDeserializer2(this.settings);
			deserializer.setSerdeContext(this.serdeContext);
			return deserializer;
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/json/SmithyRpcV2JsonProtocol.js
var SmithyRpcV2JsonProtocol;
var init_SmithyRpcV2JsonProtocol = __esmMin((() => {
	init_AbstractRpcV2Protocol();
	init_schema();
	init_JsonCodec2();
	init_parseJsonBody();
	SmithyRpcV2JsonProtocol = class extends AbstractRpcV2Protocol {
		codec = new JsonCodec2({
			timestampFormat: {
				useTrait: false,
				default: 7
			},
			jsonName: false,
			bigNumberAsString: true
		});
		serializer = this.codec.createSerializer();
		deserializer = this.codec.createDeserializer();
		getShapeId() {
			return "smithy.protocols#rpcv2Json";
		}
		getPayloadCodec() {
			return this.codec;
		}
		getSmithyProtocolHeaderValue() {
			return "rpc-v2-json";
		}
		applyEmptyBody(request) {
			if (!request.body) request.body = "{}";
		}
		async handleError(operationSchema, context, response, dataObject, metadata) {
			const errorName = loadSmithyRpcV2JsonErrorCode(response, dataObject) ?? "Unknown";
			const errorMetadata = {
				$metadata: metadata,
				$fault: response.statusCode <= 500 ? "client" : "server"
			};
			let namespace = this.options.defaultNamespace;
			if (errorName.includes("#")) [namespace] = errorName.split("#");
			const registry = this.compositeErrorRegistry;
			const nsRegistry = TypeRegistry.for(namespace);
			registry.copyFrom(nsRegistry);
			let errorSchema;
			try {
				errorSchema = registry.getSchema(errorName);
			} catch (ignored) {
				if (dataObject.Message) dataObject.message = dataObject.Message;
				const syntheticRegistry = TypeRegistry.for("smithy.ts.sdk.synthetic." + namespace);
				registry.copyFrom(syntheticRegistry);
				const baseExceptionSchema = registry.getBaseException();
				if (baseExceptionSchema) {
					const ErrorCtor = registry.getErrorCtor(baseExceptionSchema);
					throw Object.assign(new ErrorCtor({ name: errorName }), errorMetadata, dataObject);
				}
				throw Object.assign(new Error(errorName), errorMetadata, dataObject);
			}
			const ns = NormalizedSchema.of(errorSchema);
			const ErrorCtor = registry.getErrorCtor(errorSchema);
			const message = dataObject.message ?? dataObject.Message ?? "Unknown";
			const exception = new ErrorCtor({});
			const output = {};
			const errorDeserializer = this.codec.createDeserializer();
			for (const [name, member] of ns.structIterator()) if (dataObject[name] != null) output[name] = errorDeserializer.readObject(member, dataObject[name]);
			throw Object.assign(exception, errorMetadata, {
				$fault: ns.getMergedTraits().error,
				message
			}, output);
		}
		getDefaultContentType() {
			return "application/json";
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/json/codec-v1/JsonShapeDeserializer.js
var JsonShapeDeserializer;
var init_JsonShapeDeserializer = __esmMin((() => {
	init_determineTimestampFormat();
	init_schema();
	init_serde();
	init_transport();
	init_ConfigurableSerdeContext$1();
	init_UnionSerde$1();
	init_jsonReviver();
	init_needsReviver();
	init_parseJsonBody();
	JsonShapeDeserializer = class extends SerdeContextConfig$1 {
		settings;
		constructor(settings) {
			super();
			this.settings = settings;
		}
		async read(schema, data) {
			const reviver = needsReviver(schema) ? jsonReviver : void 0;
			return this._read(schema, typeof data === "string" ? JSON.parse(data, reviver) : await parseJsonBody(data, this.serdeContext, schema));
		}
		readObject(schema, data) {
			return this._read(schema, data);
		}
		_read(schema, value) {
			const isObject = value !== null && typeof value === "object";
			const ns = NormalizedSchema.of(schema);
			if (isObject) {
				if (ns.isStructSchema()) {
					const record = value;
					const union = ns.isUnionSchema();
					const out = {};
					let nameMap = void 0;
					const { jsonName } = this.settings;
					if (jsonName) nameMap = {};
					let unionSerde;
					if (union) unionSerde = new UnionSerde$1(record, out);
					for (const [memberName, memberSchema] of ns.structIterator()) {
						let fromKey = memberName;
						if (jsonName) {
							fromKey = memberSchema.getMergedTraits().jsonName ?? fromKey;
							nameMap[fromKey] = memberName;
						}
						if (union) unionSerde.mark(fromKey);
						if (record[fromKey] != null) out[memberName] = this._read(memberSchema, record[fromKey]);
					}
					if (union) unionSerde.writeUnknown();
					else if (typeof record.__type === "string") for (const k in record) {
						if (!hasOwn(record, k)) continue;
						const v = record[k];
						const t = jsonName ? nameMap[k] ?? k : k;
						if (!(t in out)) out[t] = v;
					}
					return out;
				}
				if (Array.isArray(value) && ns.isListSchema()) {
					const listMember = ns.getValueSchema();
					const out = [];
					for (const item of value) out.push(this._read(listMember, item));
					return out;
				}
				if (ns.isMapSchema()) {
					const mapMember = ns.getValueSchema();
					const out = {};
					for (const _k in value) {
						if (!hasOwn(value, _k)) continue;
						if (_k === "__proto__") writeKey$1(out);
						out[_k] = this._read(mapMember, value[_k]);
					}
					return out;
				}
			}
			if (ns.isBlobSchema() && typeof value === "string") return fromBase64(value);
			const mediaType = ns.getMergedTraits().mediaType;
			if (ns.isStringSchema() && typeof value === "string" && mediaType) {
				if (mediaType === "application/json" || mediaType.endsWith("+json")) return LazyJsonString.from(value);
				return value;
			}
			if (ns.isTimestampSchema() && value != null) switch (determineTimestampFormat(ns, this.settings)) {
				case 5: return parseRfc3339DateTimeWithOffset(value);
				case 6: return parseRfc7231DateTime(value);
				case 7: return parseEpochTimestamp(value);
				default:
					console.warn("Missing timestamp format, parsing value with Date constructor:", value);
					return new Date(value);
			}
			if (ns.isBigIntegerSchema() && (typeof value === "number" || typeof value === "string")) return BigInt(value);
			if (ns.isBigDecimalSchema() && value != void 0) {
				if (value instanceof NumericValue) return value;
				const untyped = value;
				if (untyped.type === "bigDecimal" && "string" in untyped) return new NumericValue(untyped.string, untyped.type);
				return new NumericValue(String(value), "bigDecimal");
			}
			if (ns.isNumericSchema() && typeof value === "string") {
				switch (value) {
					case "Infinity": return Infinity;
					case "-Infinity": return -Infinity;
					case "NaN": return NaN;
				}
				return value;
			}
			if (ns.isDocumentSchema()) {
				if (isObject) {
					const out = Array.isArray(value) ? [] : {};
					for (const k in value) {
						if (!hasOwn(value, k)) continue;
						if (k === "__proto__") writeKey$1(out);
						const v = value[k];
						if (v instanceof NumericValue) out[k] = v;
						else out[k] = this._read(ns, v);
					}
					return out;
				} else return structuredClone(value);
			}
			return value;
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/json/jsonReplacer.js
var JsonReplacer;
var init_jsonReplacer = __esmMin((() => {
	init_serde();
	JsonReplacer = class {
		values = /* @__PURE__ */ new Map();
		counter = 0;
		stage = 0;
		createReplacer() {
			if (this.stage === 1) throw new Error("@aws-sdk/core/protocols - JsonReplacer already created.");
			if (this.stage === 2) throw new Error("@aws-sdk/core/protocols - JsonReplacer exhausted.");
			this.stage = 1;
			return (key, value) => {
				if (value instanceof NumericValue) {
					const v = `${"Νnv" + this.counter++}_` + value.string;
					this.values.set(`"${v}"`, value.string);
					return v;
				}
				if (typeof value === "bigint") {
					const s = value.toString();
					const v = `${"Νb" + this.counter++}_` + s;
					this.values.set(`"${v}"`, s);
					return v;
				}
				return value;
			};
		}
		replaceInJson(json) {
			if (this.stage === 0) throw new Error("@aws-sdk/core/protocols - JsonReplacer not created yet.");
			if (this.stage === 2) throw new Error("@aws-sdk/core/protocols - JsonReplacer exhausted.");
			this.stage = 2;
			if (this.counter === 0) return json;
			for (const [key, value] of this.values) json = json.replace(key, value);
			return json;
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/json/codec-v1/JsonShapeSerializer.js
var JsonShapeSerializer;
var init_JsonShapeSerializer = __esmMin((() => {
	init_determineTimestampFormat();
	init_schema();
	init_serde();
	init_ConfigurableSerdeContext$1();
	init_jsonReplacer();
	init_transport();
	JsonShapeSerializer = class extends SerdeContextConfig$1 {
		settings;
		buffer;
		useReplacer = false;
		rootSchema;
		constructor(settings) {
			super();
			this.settings = settings;
		}
		write(schema, value) {
			this.rootSchema = NormalizedSchema.of(schema);
			this.buffer = this._write(this.rootSchema, value);
		}
		flush() {
			const { rootSchema, useReplacer } = this;
			this.rootSchema = void 0;
			this.useReplacer = false;
			if (rootSchema?.isStructSchema() || rootSchema?.isDocumentSchema()) {
				if (!useReplacer) return JSON.stringify(this.buffer);
				const replacer = new JsonReplacer();
				return replacer.replaceInJson(JSON.stringify(this.buffer, replacer.createReplacer(), 0));
			}
			return this.buffer;
		}
		writeDiscriminatedDocument(schema, value) {
			this.write(schema, value);
			if (typeof this.buffer === "object") this.buffer.__type = NormalizedSchema.of(schema).getName(true);
		}
		_write(schema, value, container) {
			const isObject = value !== null && typeof value === "object";
			const ns = NormalizedSchema.of(schema);
			if (isObject) {
				if (ns.isStructSchema()) {
					const record = value;
					const out = {};
					const { jsonName } = this.settings;
					let nameMap = void 0;
					if (jsonName) nameMap = {};
					let outCount = 0;
					for (const [memberName, memberSchema] of ns.structIterator()) {
						const serializableValue = this._write(memberSchema, record[memberName], ns);
						if (serializableValue !== void 0) {
							let targetKey = memberName;
							if (jsonName) {
								targetKey = memberSchema.getMergedTraits().jsonName ?? memberName;
								nameMap[memberName] = targetKey;
							}
							out[targetKey] = serializableValue;
							outCount++;
						}
					}
					if (ns.isUnionSchema() && outCount === 0) {
						const { $unknown } = record;
						if (Array.isArray($unknown)) {
							const [k, v] = $unknown;
							if (k === "__proto__") writeKey$1(out);
							out[k] = this._write(15, v);
						}
					} else if (typeof record.__type === "string") for (const k in record) {
						if (!hasOwn(record, k)) continue;
						const v = record[k];
						const targetKey = jsonName ? nameMap[k] ?? k : k;
						if (!(targetKey in out)) out[targetKey] = this._write(15, v);
					}
					return out;
				}
				if (Array.isArray(value) && ns.isListSchema()) {
					const listMember = ns.getValueSchema();
					const out = [];
					const sparse = !!ns.getMergedTraits().sparse;
					for (const item of value) if (sparse || item != null) out.push(this._write(listMember, item));
					return out;
				}
				if (ns.isMapSchema()) {
					const mapMember = ns.getValueSchema();
					const out = {};
					const sparse = !!ns.getMergedTraits().sparse;
					for (const _k in value) {
						if (!hasOwn(value, _k)) continue;
						const _v = value[_k];
						if (sparse || _v != null) {
							if (_k === "__proto__") writeKey$1(out);
							out[_k] = this._write(mapMember, _v);
						}
					}
					return out;
				}
				if (value instanceof Uint8Array && ns.isBlobSchema()) {
					if (ns === this.rootSchema) return value;
					return (this.serdeContext?.base64Encoder ?? toBase64)(value);
				}
				if (value instanceof Date && (ns.isTimestampSchema() || ns.isDocumentSchema())) switch (determineTimestampFormat(ns, this.settings)) {
					case 5: return value.toISOString().replace(".000Z", "Z");
					case 6: return dateToUtcString(value);
					case 7: return value.getTime() / 1e3;
					default:
						console.warn("Missing timestamp format, using epoch seconds", value);
						return value.getTime() / 1e3;
				}
				if (value instanceof NumericValue) this.useReplacer = true;
			}
			if (value === null && container?.isStructSchema()) return;
			if (ns.isStringSchema()) {
				if (typeof value === "undefined" && ns.isIdempotencyToken()) return generateIdempotencyToken();
				const mediaType = ns.getMergedTraits().mediaType;
				if (value != null && mediaType) {
					if (mediaType === "application/json" || mediaType.endsWith("+json")) return LazyJsonString.from(value);
				}
				return value;
			}
			if (typeof value === "number") {
				if (Math.abs(value) === Infinity || isNaN(value)) return String(value);
				return value;
			}
			if (typeof value === "string" && ns.isBlobSchema()) {
				if (ns === this.rootSchema) return value;
				return (this.serdeContext?.base64Encoder ?? toBase64)(value);
			}
			if (typeof value === "bigint") this.useReplacer = true;
			if (ns.isDocumentSchema()) {
				if (isObject) {
					if (value instanceof Uint8Array) return (this.serdeContext?.base64Encoder ?? toBase64)(value);
					const out = Array.isArray(value) ? [] : {};
					for (const k in value) {
						if (!hasOwn(value, k)) continue;
						const v = value[k];
						if (k === "__proto__") writeKey$1(out);
						if (v instanceof NumericValue) {
							this.useReplacer = true;
							out[k] = v;
						} else out[k] = this._write(ns, v);
					}
					return out;
				} else return structuredClone(value);
			}
			return value;
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/json/codec-v1/JsonCodec.js
var JsonCodec;
var init_JsonCodec = __esmMin((() => {
	init_ConfigurableSerdeContext$1();
	init_JsonShapeDeserializer();
	init_JsonShapeSerializer();
	JsonCodec = class extends SerdeContextConfig$1 {
		settings;
		constructor(settings) {
			super();
			this.settings = settings;
		}
		createSerializer() {
			const serializer = new JsonShapeSerializer(this.settings);
			serializer.setSerdeContext(this.serdeContext);
			return serializer;
		}
		createDeserializer() {
			const deserializer = new JsonShapeDeserializer(this.settings);
			deserializer.setSerdeContext(this.serdeContext);
			return deserializer;
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/protocols/index.js
var protocols_exports = /* @__PURE__ */ __exportAll({
	AbstractRpcV2Protocol: () => AbstractRpcV2Protocol,
	Field: () => Field,
	Fields: () => Fields,
	FromStringShapeDeserializer: () => FromStringShapeDeserializer,
	HttpBindingProtocol: () => HttpBindingProtocol,
	HttpInterceptingShapeDeserializer: () => HttpInterceptingShapeDeserializer,
	HttpInterceptingShapeSerializer: () => HttpInterceptingShapeSerializer,
	HttpProtocol: () => HttpProtocol,
	HttpRequest: () => HttpRequest,
	HttpResponse: () => HttpResponse,
	JsonCodec: () => JsonCodec,
	JsonCodec2: () => JsonCodec2,
	JsonShapeDeserializer: () => JsonShapeDeserializer,
	JsonShapeDeserializer2: () => JsonShapeDeserializer2,
	JsonShapeSerializer: () => JsonShapeSerializer,
	JsonShapeSerializer2: () => JsonShapeSerializer2,
	RequestBuilder: () => RequestBuilder,
	RpcProtocol: () => RpcProtocol,
	SerdeContext: () => SerdeContext,
	SmithyRpcV2JsonProtocol: () => SmithyRpcV2JsonProtocol,
	ToStringShapeSerializer: () => ToStringShapeSerializer,
	buildQueryString: () => buildQueryString,
	collectBody: () => collectBody$1,
	contentLengthMiddleware: () => contentLengthMiddleware,
	contentLengthMiddlewareOptions: () => contentLengthMiddlewareOptions,
	determineTimestampFormat: () => determineTimestampFormat,
	escapeUri: () => escapeUri,
	escapeUriPath: () => escapeUriPath,
	extendedEncodeURIComponent: () => extendedEncodeURIComponent,
	getContentLengthPlugin: () => getContentLengthPlugin,
	getHttpHandlerExtensionConfiguration: () => getHttpHandlerExtensionConfiguration,
	isValidHostname: () => isValidHostname,
	loadJsonRpcErrorCode: () => loadJsonRpcErrorCode,
	loadRestJsonErrorCode: () => loadRestJsonErrorCode,
	loadSmithyRpcV2JsonErrorCode: () => loadSmithyRpcV2JsonErrorCode,
	parseJsonBody: () => parseJsonBody,
	parseJsonErrorBody: () => parseJsonErrorBody,
	parseQueryString: () => parseQueryString,
	parseUrl: () => parseUrl,
	requestBuilder: () => requestBuilder,
	resolveHttpHandlerRuntimeConfig: () => resolveHttpHandlerRuntimeConfig,
	resolvedPath: () => resolvedPath
});
var init_protocols$1 = __esmMin((() => {
	init_collect_stream_body();
	init_extended_encode_uri_component();
	init_HttpBindingProtocol();
	init_HttpProtocol();
	init_RpcProtocol();
	init_AbstractRpcV2Protocol();
	init_requestBuilder();
	init_resolve_path();
	init_FromStringShapeDeserializer();
	init_HttpInterceptingShapeDeserializer();
	init_HttpInterceptingShapeSerializer();
	init_ToStringShapeSerializer();
	init_determineTimestampFormat();
	init_SerdeContext();
	init_Field();
	init_Fields();
	init_transport();
	init_httpExtensionConfiguration();
	init_contentLengthMiddleware();
	init_escape_uri();
	init_escape_uri_path();
	init_buildQueryString();
	init_SmithyRpcV2JsonProtocol();
	init_parseJsonBody();
	init_JsonCodec();
	init_JsonShapeSerializer();
	init_JsonShapeDeserializer();
	init_JsonCodec2();
	init_JsonShapeSerializer2();
	init_JsonShapeDeserializer2();
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-host-header/hostHeaderMiddleware.js
function resolveHostHeaderConfig(input) {
	return input;
}
var hostHeaderMiddleware, hostHeaderMiddlewareOptions, getHostHeaderPlugin;
var init_hostHeaderMiddleware = __esmMin((() => {
	init_protocols$1();
	hostHeaderMiddleware = (options) => (next) => async (args) => {
		if (!HttpRequest.isInstance(args.request)) return next(args);
		const { request } = args;
		const { handlerProtocol = "" } = options.requestHandler.metadata || {};
		if (handlerProtocol.indexOf("h2") >= 0 && !request.headers[":authority"]) {
			delete request.headers["host"];
			request.headers[":authority"] = request.hostname + (request.port ? ":" + request.port : "");
		} else if (!request.headers["host"]) {
			let host = request.hostname;
			if (request.port != null) host += `:${request.port}`;
			request.headers["host"] = host;
		}
		return next(args);
	};
	hostHeaderMiddlewareOptions = {
		name: "hostHeaderMiddleware",
		step: "build",
		priority: "low",
		tags: ["HOST"],
		override: true
	};
	getHostHeaderPlugin = (options) => ({ applyToStack: (clientStack) => {
		clientStack.add(hostHeaderMiddleware(options), hostHeaderMiddlewareOptions);
	} });
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-logger/loggerMiddleware.js
var loggerMiddleware, loggerMiddlewareOptions, getLoggerPlugin;
var init_loggerMiddleware = __esmMin((() => {
	loggerMiddleware = () => (next, context) => async (args) => {
		try {
			const response = await next(args);
			const { clientName, commandName, logger, dynamoDbDocumentClientOptions = {} } = context;
			const { overrideInputFilterSensitiveLog, overrideOutputFilterSensitiveLog } = dynamoDbDocumentClientOptions;
			const inputFilterSensitiveLog = overrideInputFilterSensitiveLog ?? context.inputFilterSensitiveLog;
			const outputFilterSensitiveLog = overrideOutputFilterSensitiveLog ?? context.outputFilterSensitiveLog;
			const { $metadata, ...outputWithoutMetadata } = response.output;
			logger?.info?.({
				clientName,
				commandName,
				input: inputFilterSensitiveLog(args.input),
				output: outputFilterSensitiveLog(outputWithoutMetadata),
				metadata: $metadata
			});
			return response;
		} catch (error) {
			const { clientName, commandName, logger, dynamoDbDocumentClientOptions = {} } = context;
			const { overrideInputFilterSensitiveLog } = dynamoDbDocumentClientOptions;
			const inputFilterSensitiveLog = overrideInputFilterSensitiveLog ?? context.inputFilterSensitiveLog;
			logger?.error?.({
				clientName,
				commandName,
				input: inputFilterSensitiveLog(args.input),
				error,
				metadata: error.$metadata
			});
			throw error;
		}
	};
	loggerMiddlewareOptions = {
		name: "loggerMiddleware",
		tags: ["LOGGER"],
		step: "initialize",
		override: true
	};
	getLoggerPlugin = (options) => ({ applyToStack: (clientStack) => {
		clientStack.add(loggerMiddleware(), loggerMiddlewareOptions);
	} });
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-recursion-detection/configuration.js
var recursionDetectionMiddlewareOptions;
var init_configuration$1 = __esmMin((() => {
	recursionDetectionMiddlewareOptions = {
		step: "build",
		tags: ["RECURSION_DETECTION", "TRACE_CONTEXT_PROPAGATION"],
		name: "recursionDetectionMiddleware",
		override: true,
		priority: "low"
	};
}));

// node_modules/@aws/lambda-invoke-store/dist-es/invoke-store.js
var PROTECTED_KEYS, NO_GLOBAL_AWS_LAMBDA, InvokeStoreBase, InvokeStoreSingle, InvokeStoreMulti, InvokeStore;
var init_invoke_store = __esmMin((() => {
	PROTECTED_KEYS = {
		REQUEST_ID: Symbol.for("_AWS_LAMBDA_REQUEST_ID"),
		X_RAY_TRACE_ID: Symbol.for("_AWS_LAMBDA_X_RAY_TRACE_ID"),
		TENANT_ID: Symbol.for("_AWS_LAMBDA_TENANT_ID"),
		TRACEPARENT: Symbol.for("_AWS_LAMBDA_TRACEPARENT"),
		TRACESTATE: Symbol.for("_AWS_LAMBDA_TRACESTATE"),
		BAGGAGE: Symbol.for("_AWS_LAMBDA_BAGGAGE")
	};
	NO_GLOBAL_AWS_LAMBDA = ["true", "1"].includes(process.env?.AWS_LAMBDA_NODEJS_NO_GLOBAL_AWSLAMBDA ?? "");
	if (!NO_GLOBAL_AWS_LAMBDA) globalThis.awslambda = globalThis.awslambda || {};
	InvokeStoreBase = class {
		static PROTECTED_KEYS = PROTECTED_KEYS;
		isProtectedKey(key) {
			return Object.values(PROTECTED_KEYS).includes(key);
		}
		getRequestId() {
			return this.get(PROTECTED_KEYS.REQUEST_ID) ?? "-";
		}
		getXRayTraceId() {
			return this.get(PROTECTED_KEYS.X_RAY_TRACE_ID);
		}
		getTenantId() {
			return this.get(PROTECTED_KEYS.TENANT_ID);
		}
		getTraceparent() {
			return this.get(PROTECTED_KEYS.TRACEPARENT);
		}
		getTracestate() {
			return this.get(PROTECTED_KEYS.TRACESTATE);
		}
		getBaggage() {
			return this.get(PROTECTED_KEYS.BAGGAGE);
		}
	};
	InvokeStoreSingle = class extends InvokeStoreBase {
		currentContext;
		getContext() {
			return this.currentContext;
		}
		hasContext() {
			return this.currentContext !== void 0;
		}
		get(key) {
			return this.currentContext?.[key];
		}
		set(key, value) {
			if (this.isProtectedKey(key)) throw new Error(`Cannot modify protected Lambda context field: ${String(key)}`);
			this.currentContext = this.currentContext || {};
			this.currentContext[key] = value;
		}
		run(context, fn) {
			this.currentContext = context;
			return fn();
		}
	};
	InvokeStoreMulti = class InvokeStoreMulti extends InvokeStoreBase {
		als;
		static async create() {
			const instance = new InvokeStoreMulti();
			instance.als = new (await (import("node:async_hooks"))).AsyncLocalStorage();
			return instance;
		}
		getContext() {
			return this.als.getStore();
		}
		hasContext() {
			return this.als.getStore() !== void 0;
		}
		get(key) {
			return this.als.getStore()?.[key];
		}
		set(key, value) {
			if (this.isProtectedKey(key)) throw new Error(`Cannot modify protected Lambda context field: ${String(key)}`);
			const store = this.als.getStore();
			if (!store) throw new Error("No context available");
			store[key] = value;
		}
		run(context, fn) {
			return this.als.run(context, fn);
		}
	};
	;
	(function(InvokeStore) {
		let instance = null;
		async function getInstanceAsync(forceInvokeStoreMulti) {
			if (!instance) instance = (async () => {
				const newInstance = forceInvokeStoreMulti === true || "AWS_LAMBDA_MAX_CONCURRENCY" in process.env ? await InvokeStoreMulti.create() : new InvokeStoreSingle();
				if (!NO_GLOBAL_AWS_LAMBDA && globalThis.awslambda?.InvokeStore) return globalThis.awslambda.InvokeStore;
				else if (!NO_GLOBAL_AWS_LAMBDA && globalThis.awslambda) {
					globalThis.awslambda.InvokeStore = newInstance;
					return newInstance;
				} else return newInstance;
			})();
			return instance;
		}
		InvokeStore.getInstanceAsync = getInstanceAsync;
		InvokeStore._testing = process.env.AWS_LAMBDA_BENCHMARK_MODE === "1" ? { reset: () => {
			instance = null;
			if (globalThis.awslambda?.InvokeStore) delete globalThis.awslambda.InvokeStore;
			globalThis.awslambda = { InvokeStore: void 0 };
		} } : void 0;
	})(InvokeStore || (InvokeStore = {}));
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-recursion-detection/recursionDetectionMiddleware.js
function sanitizeTraceHeaders(headers) {
	for (const header of Object.keys(headers)) {
		const lower = header.toLowerCase();
		if (header !== lower && (lower === TRACEPARENT || lower === TRACESTATE || lower === BAGGAGE)) {
			headers[lower] = headers[header];
			delete headers[header];
		}
	}
}
var AWS_LAMBDA_FUNCTION_NAME, _X_AMZN_TRACE_ID, X_AMZN_TRACE_ID, TRACEPARENT, TRACESTATE, BAGGAGE, recursionDetectionMiddleware;
var init_recursionDetectionMiddleware = __esmMin((() => {
	init_invoke_store();
	init_protocols$1();
	AWS_LAMBDA_FUNCTION_NAME = "AWS_LAMBDA_FUNCTION_NAME";
	_X_AMZN_TRACE_ID = "_X_AMZN_TRACE_ID";
	X_AMZN_TRACE_ID = "X-Amzn-Trace-Id";
	TRACEPARENT = "traceparent";
	TRACESTATE = "tracestate";
	BAGGAGE = "baggage";
	recursionDetectionMiddleware = () => (next) => async (args) => {
		const { request } = args;
		if (!HttpRequest.isInstance(request)) return next(args);
		let invokeStore;
		{
			const traceIdHeader = Object.keys(request.headers ?? {}).find((h) => h.toLowerCase() === X_AMZN_TRACE_ID.toLowerCase()) ?? X_AMZN_TRACE_ID;
			if (!request.headers.hasOwnProperty(traceIdHeader)) {
				const functionName = process.env[AWS_LAMBDA_FUNCTION_NAME];
				const traceIdFromEnv = process.env[_X_AMZN_TRACE_ID];
				invokeStore ??= await InvokeStore.getInstanceAsync();
				const traceId = invokeStore?.getXRayTraceId() ?? traceIdFromEnv;
				const nonEmptyString = (str) => typeof str === "string" && str.length > 0;
				if (nonEmptyString(functionName) && nonEmptyString(traceId)) request.headers[X_AMZN_TRACE_ID] = traceId;
			}
		}
		sanitizeTraceHeaders(request.headers);
		if (!request.headers[TRACEPARENT]) {
			const traceparent = (invokeStore ??= await InvokeStore.getInstanceAsync())?.getTraceparent?.();
			if (traceparent) {
				request.headers[TRACEPARENT] = traceparent;
				const tracestate = invokeStore?.getTracestate?.();
				if (tracestate) request.headers[TRACESTATE] = tracestate;
				const baggage = invokeStore?.getBaggage?.();
				if (baggage) request.headers[BAGGAGE] = baggage;
			}
		}
		return next(args);
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-recursion-detection/getRecursionDetectionPlugin.js
var getRecursionDetectionPlugin;
var init_getRecursionDetectionPlugin = __esmMin((() => {
	init_configuration$1();
	init_recursionDetectionMiddleware();
	getRecursionDetectionPlugin = (options) => ({ applyToStack: (clientStack) => {
		clientStack.add(recursionDetectionMiddleware(), recursionDetectionMiddlewareOptions);
	} });
}));

// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-auth-scheme/resolveAuthOptions.js
var resolveAuthOptions;
var init_resolveAuthOptions = __esmMin((() => {
	resolveAuthOptions = (candidateAuthOptions, authSchemePreference) => {
		if (!authSchemePreference || authSchemePreference.length === 0) return candidateAuthOptions;
		const preferredAuthOptions = [];
		for (const preferredSchemeName of authSchemePreference) for (const candidateAuthOption of candidateAuthOptions) if (candidateAuthOption.schemeId.split("#")[1] === preferredSchemeName) preferredAuthOptions.push(candidateAuthOption);
		for (const candidateAuthOption of candidateAuthOptions) if (!preferredAuthOptions.find(({ schemeId }) => schemeId === candidateAuthOption.schemeId)) preferredAuthOptions.push(candidateAuthOption);
		return preferredAuthOptions;
	};
}));

// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-auth-scheme/httpAuthSchemeMiddleware.js
function convertHttpAuthSchemesToMap(httpAuthSchemes) {
	const map = /* @__PURE__ */ new Map();
	for (const scheme of httpAuthSchemes) map.set(scheme.schemeId, scheme);
	return map;
}
var httpAuthSchemeMiddleware;
var init_httpAuthSchemeMiddleware = __esmMin((() => {
	init_transport();
	init_resolveAuthOptions();
	httpAuthSchemeMiddleware = (config, mwOptions) => (next, context) => async (args) => {
		const options = config.httpAuthSchemeProvider(await mwOptions.httpAuthSchemeParametersProvider(config, context, args.input));
		const authSchemePreference = config.authSchemePreference ? await config.authSchemePreference() : [];
		const resolvedOptions = resolveAuthOptions(options, authSchemePreference);
		const authSchemes = convertHttpAuthSchemesToMap(config.httpAuthSchemes);
		const smithyContext = getSmithyContext(context);
		const failureReasons = [];
		for (const option of resolvedOptions) {
			const scheme = authSchemes.get(option.schemeId);
			if (!scheme) {
				failureReasons.push(`HttpAuthScheme \`${option.schemeId}\` was not enabled for this service.`);
				continue;
			}
			const identityProvider = scheme.identityProvider(await mwOptions.identityProviderConfigProvider(config));
			if (!identityProvider) {
				failureReasons.push(`HttpAuthScheme \`${option.schemeId}\` did not have an IdentityProvider configured.`);
				continue;
			}
			const { identityProperties = {}, signingProperties = {} } = option.propertiesExtractor?.(config, context) || {};
			option.identityProperties = Object.assign(option.identityProperties || {}, identityProperties);
			option.signingProperties = Object.assign(option.signingProperties || {}, signingProperties);
			smithyContext.selectedHttpAuthScheme = {
				httpAuthOption: option,
				identity: await identityProvider(option.identityProperties),
				signer: scheme.signer
			};
			break;
		}
		if (!smithyContext.selectedHttpAuthScheme) throw new Error(failureReasons.join("\n"));
		return next(args);
	};
}));

// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-auth-scheme/getHttpAuthSchemeEndpointRuleSetPlugin.js
var httpAuthSchemeEndpointRuleSetMiddlewareOptions, getHttpAuthSchemeEndpointRuleSetPlugin;
var init_getHttpAuthSchemeEndpointRuleSetPlugin = __esmMin((() => {
	init_httpAuthSchemeMiddleware();
	httpAuthSchemeEndpointRuleSetMiddlewareOptions = {
		step: "serialize",
		tags: ["HTTP_AUTH_SCHEME"],
		name: "httpAuthSchemeMiddleware",
		override: true,
		relation: "before",
		toMiddleware: "endpointV2Middleware"
	};
	getHttpAuthSchemeEndpointRuleSetPlugin = (config, { httpAuthSchemeParametersProvider, identityProviderConfigProvider }) => ({ applyToStack: (clientStack) => {
		clientStack.addRelativeTo(httpAuthSchemeMiddleware(config, {
			httpAuthSchemeParametersProvider,
			identityProviderConfigProvider
		}), httpAuthSchemeEndpointRuleSetMiddlewareOptions);
	} });
}));

// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-auth-scheme/getHttpAuthSchemePlugin.js
var httpAuthSchemeMiddlewareOptions, getHttpAuthSchemePlugin;
var init_getHttpAuthSchemePlugin = __esmMin((() => {
	init_httpAuthSchemeMiddleware();
	httpAuthSchemeMiddlewareOptions = {
		step: "serialize",
		tags: ["HTTP_AUTH_SCHEME"],
		name: "httpAuthSchemeMiddleware",
		override: true,
		relation: "before",
		toMiddleware: "serializerMiddleware"
	};
	getHttpAuthSchemePlugin = (config, { httpAuthSchemeParametersProvider, identityProviderConfigProvider }) => ({ applyToStack: (clientStack) => {
		clientStack.addRelativeTo(httpAuthSchemeMiddleware(config, {
			httpAuthSchemeParametersProvider,
			identityProviderConfigProvider
		}), httpAuthSchemeMiddlewareOptions);
	} });
}));

// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-auth-scheme/index.js
var init_middleware_http_auth_scheme = __esmMin((() => {
	init_httpAuthSchemeMiddleware();
	init_getHttpAuthSchemeEndpointRuleSetPlugin();
	init_getHttpAuthSchemePlugin();
}));

// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-signing/httpSigningMiddleware.js
var defaultErrorHandler$1, defaultSuccessHandler$1, httpSigningMiddleware;
var init_httpSigningMiddleware = __esmMin((() => {
	init_protocols$1();
	init_transport();
	defaultErrorHandler$1 = (signingProperties) => (error) => {
		throw error;
	};
	defaultSuccessHandler$1 = (httpResponse, signingProperties) => {};
	httpSigningMiddleware = (config) => (next, context) => async (args) => {
		if (!HttpRequest.isInstance(args.request)) return next(args);
		const scheme = getSmithyContext(context).selectedHttpAuthScheme;
		if (!scheme) throw new Error(`No HttpAuthScheme was selected: unable to sign request`);
		const { httpAuthOption: { signingProperties = {} }, identity, signer } = scheme;
		const output = await next({
			...args,
			request: await signer.sign(args.request, identity, signingProperties)
		}).catch((signer.errorHandler || defaultErrorHandler$1)(signingProperties));
		(signer.successHandler || defaultSuccessHandler$1)(output.response, signingProperties);
		return output;
	};
}));

// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-signing/getHttpSigningMiddleware.js
var httpSigningMiddlewareOptions, getHttpSigningPlugin;
var init_getHttpSigningMiddleware = __esmMin((() => {
	init_httpSigningMiddleware();
	httpSigningMiddlewareOptions = {
		step: "finalizeRequest",
		tags: ["HTTP_SIGNING"],
		name: "httpSigningMiddleware",
		aliases: [
			"apiKeyMiddleware",
			"tokenMiddleware",
			"awsAuthMiddleware"
		],
		override: true,
		relation: "after",
		toMiddleware: "retryMiddleware"
	};
	getHttpSigningPlugin = (config) => ({ applyToStack: (clientStack) => {
		clientStack.addRelativeTo(httpSigningMiddleware(config), httpSigningMiddlewareOptions);
	} });
}));

// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-signing/index.js
var init_middleware_http_signing = __esmMin((() => {
	init_httpSigningMiddleware();
	init_getHttpSigningMiddleware();
}));

// node_modules/@smithy/core/dist-es/normalizeProvider.js
var normalizeProvider;
var init_normalizeProvider = __esmMin((() => {
	normalizeProvider = (input) => {
		if (typeof input === "function") return input;
		const promisified = Promise.resolve(input);
		return () => promisified;
	};
}));

// node_modules/@smithy/core/dist-es/legacy-root-exports/pagination/createPaginator.js
function createPaginator(ClientCtor, CommandCtor, inputTokenName, outputTokenName, pageSizeTokenName) {
	return async function* paginateOperation(config, input, ...additionalArguments) {
		const _input = input;
		let token = config.startingToken ?? _input[inputTokenName];
		let hasNext = true;
		let page;
		while (hasNext) {
			_input[inputTokenName] = token;
			if (pageSizeTokenName) _input[pageSizeTokenName] = _input[pageSizeTokenName] ?? config.pageSize;
			if (config.client instanceof ClientCtor) page = await makePagedClientRequest(CommandCtor, config.client, input, config.withCommand, ...additionalArguments);
			else throw new Error(`Invalid client, expected instance of ${ClientCtor.name}`);
			yield page;
			const prevToken = token;
			token = get(page, outputTokenName);
			hasNext = !!(token && (!config.stopOnSameToken || token !== prevToken));
		}
		return void 0;
	};
}
var makePagedClientRequest, get;
var init_createPaginator = __esmMin((() => {
	makePagedClientRequest = async (CommandCtor, client, input, withCommand = (_) => _, ...args) => {
		let command = new CommandCtor(input);
		command = withCommand(command) ?? command;
		return await client.send(command, ...args);
	};
	get = (fromObject, path) => {
		let cursor = fromObject;
		const pathComponents = path.split(".");
		for (const step of pathComponents) {
			if (!cursor || typeof cursor !== "object") return;
			cursor = cursor[step];
		}
		return cursor;
	};
}));

// node_modules/@smithy/core/dist-es/setFeature.js
function setFeature(context, feature, value) {
	if (!context.__smithy_context) context.__smithy_context = { features: {} };
	else if (!context.__smithy_context.features) context.__smithy_context.features = {};
	context.__smithy_context.features[feature] = value;
}
var init_setFeature = __esmMin((() => {}));

// node_modules/@smithy/core/dist-es/legacy-root-exports/util-identity-and-auth/DefaultIdentityProviderConfig.js
var DefaultIdentityProviderConfig;
var init_DefaultIdentityProviderConfig = __esmMin((() => {
	init_transport();
	DefaultIdentityProviderConfig = class {
		authSchemes = /* @__PURE__ */ new Map();
		constructor(config) {
			for (const key in config) {
				if (!hasOwn(config, key)) continue;
				const value = config[key];
				if (value !== void 0) this.authSchemes.set(key, value);
			}
		}
		getIdentityProvider(schemeId) {
			return this.authSchemes.get(schemeId);
		}
	};
}));

// node_modules/@smithy/core/dist-es/legacy-root-exports/util-identity-and-auth/httpAuthSchemes/httpApiKeyAuth.js
var import_dist_cjs$13, HttpApiKeyAuthSigner;
var init_httpApiKeyAuth = __esmMin((() => {
	init_protocols$1();
	import_dist_cjs$13 = require_dist_cjs$15();
	HttpApiKeyAuthSigner = class {
		async sign(httpRequest, identity, signingProperties) {
			if (!signingProperties) throw new Error("request could not be signed with `apiKey` since the `name` and `in` signer properties are missing");
			if (!signingProperties.name) throw new Error("request could not be signed with `apiKey` since the `name` signer property is missing");
			if (!signingProperties.in) throw new Error("request could not be signed with `apiKey` since the `in` signer property is missing");
			if (!identity.apiKey) throw new Error("request could not be signed with `apiKey` since the `apiKey` is not defined");
			const clonedRequest = HttpRequest.clone(httpRequest);
			if (signingProperties.in === import_dist_cjs$13.HttpApiKeyAuthLocation.QUERY) clonedRequest.query[signingProperties.name] = identity.apiKey;
			else if (signingProperties.in === import_dist_cjs$13.HttpApiKeyAuthLocation.HEADER) clonedRequest.headers[signingProperties.name] = signingProperties.scheme ? `${signingProperties.scheme} ${identity.apiKey}` : identity.apiKey;
			else throw new Error("request can only be signed with `apiKey` locations `query` or `header`, but found: `" + signingProperties.in + "`");
			return clonedRequest;
		}
	};
}));

// node_modules/@smithy/core/dist-es/legacy-root-exports/util-identity-and-auth/httpAuthSchemes/httpBearerAuth.js
var HttpBearerAuthSigner;
var init_httpBearerAuth = __esmMin((() => {
	init_protocols$1();
	HttpBearerAuthSigner = class {
		async sign(httpRequest, identity, signingProperties) {
			const clonedRequest = HttpRequest.clone(httpRequest);
			if (!identity.token) throw new Error("request could not be signed with `token` since the `token` is not defined");
			clonedRequest.headers["Authorization"] = `Bearer ${identity.token}`;
			return clonedRequest;
		}
	};
}));

// node_modules/@smithy/core/dist-es/legacy-root-exports/util-identity-and-auth/httpAuthSchemes/noAuth.js
var NoAuthSigner;
var init_noAuth = __esmMin((() => {
	NoAuthSigner = class {
		async sign(httpRequest, identity, signingProperties) {
			return httpRequest;
		}
	};
}));

// node_modules/@smithy/core/dist-es/legacy-root-exports/util-identity-and-auth/httpAuthSchemes/index.js
var init_httpAuthSchemes$1 = __esmMin((() => {
	init_httpApiKeyAuth();
	init_httpBearerAuth();
	init_noAuth();
}));

// node_modules/@smithy/core/dist-es/legacy-root-exports/util-identity-and-auth/memoizeIdentityProvider.js
var createIsIdentityExpiredFunction, EXPIRATION_MS, isIdentityExpired, doesIdentityRequireRefresh, memoizeIdentityProvider;
var init_memoizeIdentityProvider = __esmMin((() => {
	createIsIdentityExpiredFunction = (expirationMs) => function isIdentityExpired(identity) {
		return doesIdentityRequireRefresh(identity) && identity.expiration.getTime() - Date.now() < expirationMs;
	};
	EXPIRATION_MS = 3e5;
	isIdentityExpired = createIsIdentityExpiredFunction(EXPIRATION_MS);
	doesIdentityRequireRefresh = (identity) => identity.expiration !== void 0;
	memoizeIdentityProvider = (provider, isExpired, requiresRefresh) => {
		if (provider === void 0) return;
		const normalizedProvider = typeof provider !== "function" ? async () => Promise.resolve(provider) : provider;
		let resolved;
		let pending;
		let hasResult;
		let isConstant = false;
		const coalesceProvider = async (options) => {
			if (!pending) pending = normalizedProvider(options);
			try {
				resolved = await pending;
				hasResult = true;
				isConstant = false;
			} finally {
				pending = void 0;
			}
			return resolved;
		};
		if (isExpired === void 0) return async (options) => {
			if (!hasResult || options?.forceRefresh) resolved = await coalesceProvider(options);
			return resolved;
		};
		return async (options) => {
			if (!hasResult || options?.forceRefresh) resolved = await coalesceProvider(options);
			if (isConstant) return resolved;
			if (!requiresRefresh(resolved)) {
				isConstant = true;
				return resolved;
			}
			if (isExpired(resolved)) {
				await coalesceProvider(options);
				return resolved;
			}
			return resolved;
		};
	};
}));

// node_modules/@smithy/core/dist-es/legacy-root-exports/util-identity-and-auth/index.js
var init_util_identity_and_auth = __esmMin((() => {
	init_DefaultIdentityProviderConfig();
	init_httpAuthSchemes$1();
	init_memoizeIdentityProvider();
}));

// node_modules/@smithy/core/dist-es/index.js
var dist_es_exports = /* @__PURE__ */ __exportAll({
	DefaultIdentityProviderConfig: () => DefaultIdentityProviderConfig,
	EXPIRATION_MS: () => EXPIRATION_MS,
	HttpApiKeyAuthSigner: () => HttpApiKeyAuthSigner,
	HttpBearerAuthSigner: () => HttpBearerAuthSigner,
	NoAuthSigner: () => NoAuthSigner,
	createIsIdentityExpiredFunction: () => createIsIdentityExpiredFunction,
	createPaginator: () => createPaginator,
	doesIdentityRequireRefresh: () => doesIdentityRequireRefresh,
	getHttpAuthSchemeEndpointRuleSetPlugin: () => getHttpAuthSchemeEndpointRuleSetPlugin,
	getHttpAuthSchemePlugin: () => getHttpAuthSchemePlugin,
	getHttpSigningPlugin: () => getHttpSigningPlugin,
	getSmithyContext: () => getSmithyContext,
	httpAuthSchemeEndpointRuleSetMiddlewareOptions: () => httpAuthSchemeEndpointRuleSetMiddlewareOptions,
	httpAuthSchemeMiddleware: () => httpAuthSchemeMiddleware,
	httpAuthSchemeMiddlewareOptions: () => httpAuthSchemeMiddlewareOptions,
	httpSigningMiddleware: () => httpSigningMiddleware,
	httpSigningMiddlewareOptions: () => httpSigningMiddlewareOptions,
	isIdentityExpired: () => isIdentityExpired,
	memoizeIdentityProvider: () => memoizeIdentityProvider,
	normalizeProvider: () => normalizeProvider,
	requestBuilder: () => requestBuilder,
	setFeature: () => setFeature
});
var init_dist_es = __esmMin((() => {
	init_transport();
	init_middleware_http_auth_scheme();
	init_middleware_http_signing();
	init_normalizeProvider();
	init_createPaginator();
	init_protocols$1();
	init_setFeature();
	init_util_identity_and_auth();
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-user-agent/configurations.js
function isValidUserAgentAppId(appId) {
	if (appId === void 0) return true;
	return typeof appId === "string" && appId.length <= 50;
}
function resolveUserAgentConfig(input) {
	const normalizedAppIdProvider = normalizeProvider(input.userAgentAppId ?? void 0);
	const { customUserAgent } = input;
	return Object.assign(input, {
		customUserAgent: typeof customUserAgent === "string" ? [[customUserAgent]] : customUserAgent,
		userAgentAppId: async () => {
			const appId = await normalizedAppIdProvider();
			if (!isValidUserAgentAppId(appId)) {
				const logger = input.logger?.constructor?.name === "NoOpLogger" || !input.logger ? console : input.logger;
				if (typeof appId !== "string") logger?.warn("userAgentAppId must be a string or undefined.");
				else if (appId.length > 50) logger?.warn("The provided userAgentAppId exceeds the maximum length of 50 characters.");
			}
			return appId;
		}
	});
}
var DEFAULT_UA_APP_ID;
var init_configurations$2 = __esmMin((() => {
	init_dist_es();
	DEFAULT_UA_APP_ID = void 0;
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/lib/aws/partitions.js
var partitionsInfo;
var init_partitions = __esmMin((() => {
	partitionsInfo = {
		"partitions": [
			{
				"id": "aws",
				"outputs": {
					"dnsSuffix": "amazonaws.com",
					"dualStackDnsSuffix": "api.aws",
					"implicitGlobalRegion": "us-east-1",
					"name": "aws",
					"supportsDualStack": true,
					"supportsFIPS": true
				},
				"regionRegex": "^(us|eu|ap|sa|ca|me|af|il|mx)\\-\\w+\\-\\d+$",
				"regions": {
					"af-south-1": { "description": "Africa (Cape Town)" },
					"ap-east-1": { "description": "Asia Pacific (Hong Kong)" },
					"ap-east-2": { "description": "Asia Pacific (Taipei)" },
					"ap-northeast-1": { "description": "Asia Pacific (Tokyo)" },
					"ap-northeast-2": { "description": "Asia Pacific (Seoul)" },
					"ap-northeast-3": { "description": "Asia Pacific (Osaka)" },
					"ap-south-1": { "description": "Asia Pacific (Mumbai)" },
					"ap-south-2": { "description": "Asia Pacific (Hyderabad)" },
					"ap-southeast-1": { "description": "Asia Pacific (Singapore)" },
					"ap-southeast-2": { "description": "Asia Pacific (Sydney)" },
					"ap-southeast-3": { "description": "Asia Pacific (Jakarta)" },
					"ap-southeast-4": { "description": "Asia Pacific (Melbourne)" },
					"ap-southeast-5": { "description": "Asia Pacific (Malaysia)" },
					"ap-southeast-6": { "description": "Asia Pacific (New Zealand)" },
					"ap-southeast-7": { "description": "Asia Pacific (Thailand)" },
					"aws-global": { "description": "aws global region" },
					"ca-central-1": { "description": "Canada (Central)" },
					"ca-west-1": { "description": "Canada West (Calgary)" },
					"eu-central-1": { "description": "Europe (Frankfurt)" },
					"eu-central-2": { "description": "Europe (Zurich)" },
					"eu-north-1": { "description": "Europe (Stockholm)" },
					"eu-south-1": { "description": "Europe (Milan)" },
					"eu-south-2": { "description": "Europe (Spain)" },
					"eu-west-1": { "description": "Europe (Ireland)" },
					"eu-west-2": { "description": "Europe (London)" },
					"eu-west-3": { "description": "Europe (Paris)" },
					"il-central-1": { "description": "Israel (Tel Aviv)" },
					"me-central-1": { "description": "Middle East (UAE)" },
					"me-south-1": { "description": "Middle East (Bahrain)" },
					"me-west-1": { "description": "Middle East (Saudi Arabia)" },
					"mx-central-1": { "description": "Mexico (Central)" },
					"sa-east-1": { "description": "South America (Sao Paulo)" },
					"sa-west-1": { "description": "South America (Chile)" },
					"us-east-1": { "description": "US East (N. Virginia)" },
					"us-east-2": { "description": "US East (Ohio)" },
					"us-west-1": { "description": "US West (N. California)" },
					"us-west-2": { "description": "US West (Oregon)" }
				}
			},
			{
				"id": "aws-cn",
				"outputs": {
					"dnsSuffix": "amazonaws.com.cn",
					"dualStackDnsSuffix": "api.amazonwebservices.com.cn",
					"implicitGlobalRegion": "cn-northwest-1",
					"name": "aws-cn",
					"supportsDualStack": true,
					"supportsFIPS": true
				},
				"regionRegex": "^cn\\-\\w+\\-\\d+$",
				"regions": {
					"aws-cn-global": { "description": "aws-cn global region" },
					"cn-north-1": { "description": "China (Beijing)" },
					"cn-northwest-1": { "description": "China (Ningxia)" }
				}
			},
			{
				"id": "aws-eusc",
				"outputs": {
					"dnsSuffix": "amazonaws.eu",
					"dualStackDnsSuffix": "api.amazonwebservices.eu",
					"implicitGlobalRegion": "eusc-de-east-1",
					"name": "aws-eusc",
					"supportsDualStack": true,
					"supportsFIPS": true
				},
				"regionRegex": "^eusc\\-(de)\\-\\w+\\-\\d+$",
				"regions": { "eusc-de-east-1": { "description": "AWS European Sovereign Cloud (Germany)" } }
			},
			{
				"id": "aws-iso",
				"outputs": {
					"dnsSuffix": "c2s.ic.gov",
					"dualStackDnsSuffix": "api.aws.ic.gov",
					"implicitGlobalRegion": "us-iso-east-1",
					"name": "aws-iso",
					"supportsDualStack": true,
					"supportsFIPS": true
				},
				"regionRegex": "^us\\-iso\\-\\w+\\-\\d+$",
				"regions": {
					"aws-iso-global": { "description": "aws-iso global region" },
					"us-iso-east-1": { "description": "US ISO East" },
					"us-iso-west-1": { "description": "US ISO WEST" }
				}
			},
			{
				"id": "aws-iso-b",
				"outputs": {
					"dnsSuffix": "sc2s.sgov.gov",
					"dualStackDnsSuffix": "api.aws.scloud",
					"implicitGlobalRegion": "us-isob-east-1",
					"name": "aws-iso-b",
					"supportsDualStack": true,
					"supportsFIPS": true
				},
				"regionRegex": "^us\\-isob\\-\\w+\\-\\d+$",
				"regions": {
					"aws-iso-b-global": { "description": "aws-iso-b global region" },
					"us-isob-east-1": { "description": "US ISOB East (Ohio)" },
					"us-isob-west-1": { "description": "US ISOB West" }
				}
			},
			{
				"id": "aws-iso-e",
				"outputs": {
					"dnsSuffix": "cloud.adc-e.uk",
					"dualStackDnsSuffix": "api.cloud-aws.adc-e.uk",
					"implicitGlobalRegion": "eu-isoe-west-1",
					"name": "aws-iso-e",
					"supportsDualStack": true,
					"supportsFIPS": true
				},
				"regionRegex": "^eu\\-isoe\\-\\w+\\-\\d+$",
				"regions": {
					"aws-iso-e-global": { "description": "aws-iso-e global region" },
					"eu-isoe-west-1": { "description": "EU ISOE West" }
				}
			},
			{
				"id": "aws-iso-f",
				"outputs": {
					"dnsSuffix": "csp.hci.ic.gov",
					"dualStackDnsSuffix": "api.aws.hci.ic.gov",
					"implicitGlobalRegion": "us-isof-south-1",
					"name": "aws-iso-f",
					"supportsDualStack": true,
					"supportsFIPS": true
				},
				"regionRegex": "^us\\-isof\\-\\w+\\-\\d+$",
				"regions": {
					"aws-iso-f-global": { "description": "aws-iso-f global region" },
					"us-isof-east-1": { "description": "US ISOF EAST" },
					"us-isof-south-1": { "description": "US ISOF SOUTH" }
				}
			},
			{
				"id": "aws-us-gov",
				"outputs": {
					"dnsSuffix": "amazonaws.com",
					"dualStackDnsSuffix": "api.aws",
					"implicitGlobalRegion": "us-gov-west-1",
					"name": "aws-us-gov",
					"supportsDualStack": true,
					"supportsFIPS": true
				},
				"regionRegex": "^us\\-gov\\-\\w+\\-\\d+$",
				"regions": {
					"aws-us-gov-global": { "description": "aws-us-gov global region" },
					"us-gov-east-1": { "description": "AWS GovCloud (US-East)" },
					"us-gov-west-1": { "description": "AWS GovCloud (US-West)" }
				}
			}
		],
		"version": "1.1"
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/lib/aws/partition.js
var selectedPartitionsInfo, selectedUserAgentPrefix, partition, setPartitionInfo, useDefaultPartitionInfo, getUserAgentPrefix;
var init_partition = __esmMin((() => {
	init_partitions();
	selectedPartitionsInfo = partitionsInfo;
	selectedUserAgentPrefix = "";
	partition = (value) => {
		const { partitions } = selectedPartitionsInfo;
		for (const partition of partitions) {
			const { regions, outputs } = partition;
			for (const [region, regionData] of Object.entries(regions)) if (region === value) return {
				...outputs,
				...regionData
			};
		}
		for (const partition of partitions) {
			const { regionRegex, outputs } = partition;
			if (new RegExp(regionRegex).test(value)) return { ...outputs };
		}
		const DEFAULT_PARTITION = partitions.find((partition) => partition.id === "aws");
		if (!DEFAULT_PARTITION) throw new Error("Provided region was not found in the partition array or regex, and default partition with id 'aws' doesn't exist.");
		return { ...DEFAULT_PARTITION.outputs };
	};
	setPartitionInfo = (partitionsInfo, userAgentPrefix = "") => {
		selectedPartitionsInfo = partitionsInfo;
		selectedUserAgentPrefix = userAgentPrefix;
	};
	useDefaultPartitionInfo = () => {
		setPartitionInfo(partitionsInfo, "");
	};
	getUserAgentPrefix = () => selectedUserAgentPrefix;
}));

// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/isStreamingPayload/isStreamingPayload.js
var isStreamingPayload;
var init_isStreamingPayload = __esmMin((() => {
	isStreamingPayload = (request) => request?.body instanceof Readable || typeof ReadableStream !== "undefined" && request?.body instanceof ReadableStream;
}));

// node_modules/@smithy/core/dist-es/submodules/retry/service-error-classification/constants.js
var CLOCK_SKEW_ERROR_CODES, THROTTLING_ERROR_CODES, TRANSIENT_ERROR_CODES, TRANSIENT_ERROR_STATUS_CODES, NODEJS_TIMEOUT_ERROR_CODES, NODEJS_NETWORK_ERROR_CODES;
var init_constants$3 = __esmMin((() => {
	CLOCK_SKEW_ERROR_CODES = [
		"AccessDeniedException",
		"AuthFailure",
		"InvalidSignatureException",
		"RequestExpired",
		"RequestInTheFuture",
		"RequestTimeTooSkewed",
		"SignatureDoesNotMatch"
	];
	THROTTLING_ERROR_CODES = [
		"BandwidthLimitExceeded",
		"EC2ThrottledException",
		"LimitExceededException",
		"PriorRequestNotComplete",
		"ProvisionedThroughputExceededException",
		"RequestLimitExceeded",
		"RequestThrottled",
		"RequestThrottledException",
		"SlowDown",
		"ThrottledException",
		"Throttling",
		"ThrottlingException",
		"TooManyRequestsException",
		"TransactionInProgressException"
	];
	TRANSIENT_ERROR_CODES = [
		"TimeoutError",
		"RequestTimeout",
		"RequestTimeoutException"
	];
	TRANSIENT_ERROR_STATUS_CODES = [
		500,
		502,
		503,
		504
	];
	NODEJS_TIMEOUT_ERROR_CODES = [
		"ECONNRESET",
		"ECONNREFUSED",
		"EPIPE",
		"ETIMEDOUT"
	];
	NODEJS_NETWORK_ERROR_CODES = [
		"EHOSTUNREACH",
		"ENETUNREACH",
		"ENOTFOUND",
		"EAI_AGAIN"
	];
}));

// node_modules/@smithy/core/dist-es/submodules/retry/service-error-classification/service-error-classification.js
function isNodeJsHttp2TransientError(error) {
	return error.code === "ERR_HTTP2_STREAM_ERROR" && error.message.includes("NGHTTP2_REFUSED_STREAM");
}
var isRetryableByTrait, isClockSkewError, isClockSkewCorrectedError, isBrowserNetworkError, isThrottlingError, isTransientError, isServerError;
var init_service_error_classification = __esmMin((() => {
	init_constants$3();
	isRetryableByTrait = (error) => error?.$retryable !== void 0;
	isClockSkewError = (error) => CLOCK_SKEW_ERROR_CODES.includes(error.name);
	isClockSkewCorrectedError = (error) => error.$metadata?.clockSkewCorrected;
	isBrowserNetworkError = (error) => {
		const errorMessages = /* @__PURE__ */ new Set([
			"Failed to fetch",
			"NetworkError when attempting to fetch resource",
			"The Internet connection appears to be offline",
			"Load failed",
			"Network request failed"
		]);
		if (!(error && error instanceof TypeError)) return false;
		return errorMessages.has(error.message);
	};
	isThrottlingError = (error) => error.$metadata?.httpStatusCode === 429 || THROTTLING_ERROR_CODES.includes(error.name) || error.$retryable?.throttling == true;
	isTransientError = (error, depth = 0) => error?.name !== "AbortError" && (isRetryableByTrait(error) || isClockSkewCorrectedError(error) || error.name === "InvalidSignatureException" && error.message?.includes("Signature expired") || TRANSIENT_ERROR_CODES.includes(error.name) || NODEJS_TIMEOUT_ERROR_CODES.includes(error?.code || "") || NODEJS_NETWORK_ERROR_CODES.includes(error?.code || "") || TRANSIENT_ERROR_STATUS_CODES.includes(error.$metadata?.httpStatusCode || 0) || isBrowserNetworkError(error) || isNodeJsHttp2TransientError(error) || error.cause !== void 0 && depth <= 10 && isTransientError(error.cause, depth + 1));
	isServerError = (error) => {
		if (error.$metadata?.httpStatusCode !== void 0) {
			const statusCode = error.$metadata.httpStatusCode;
			if (500 <= statusCode && statusCode <= 599 && !isTransientError(error)) return true;
			return false;
		}
		return false;
	};
}));

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/race.js
var race, createAbortError, isAbortError;
var init_race = __esmMin((() => {
	race = (promise, signal) => {
		if (!signal) return promise;
		let cleanup = () => {};
		const aborted = new Promise((_, reject) => {
			const handler = () => reject(createAbortError());
			if (signal.aborted) handler();
			else if (typeof signal.addEventListener === "function") {
				signal.addEventListener("abort", handler, { once: true });
				cleanup = () => signal.removeEventListener("abort", handler);
			} else signal.onabort = handler;
		});
		return Promise.race([promise, aborted]).finally(cleanup);
	};
	createAbortError = () => Object.assign(/* @__PURE__ */ new Error("Request aborted"), { name: "AbortError" });
	isAbortError = (error) => typeof error === "object" && error !== null && "name" in error && error.name === "AbortError";
}));

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/constants.js
var MAXIMUM_RETRY_DELAY, INVOCATION_ID_HEADER, REQUEST_HEADER;
var init_constants$2 = __esmMin((() => {
	MAXIMUM_RETRY_DELAY = 2e4;
	INVOCATION_ID_HEADER = "amz-sdk-invocation-id";
	REQUEST_HEADER = "amz-sdk-request";
}));

// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/parseRetryAfterHeader.js
function parseRetryAfterHeader(response, logger) {
	if (!HttpResponse.isInstance(response)) return;
	for (const header in response.headers) {
		if (!hasOwn(response.headers, header)) continue;
		const h = header.toLowerCase();
		if (h === "retry-after") {
			const retryAfter = response.headers[header];
			let retryAfterSeconds = NaN;
			if (retryAfter.endsWith("GMT")) try {
				retryAfterSeconds = (parseRfc7231DateTime(retryAfter).getTime() - Date.now()) / 1e3;
			} catch (e) {
				logger?.trace?.("Failed to parse retry-after header");
				logger?.trace?.(e);
			}
			else if (retryAfter.match(/ GMT, ((\d+)|(\d+\.\d+))$/)) retryAfterSeconds = Number(retryAfter.match(/ GMT, ([\d.]+)$/)?.[1]);
			else if (retryAfter.match(/^((\d+)|(\d+\.\d+))$/)) retryAfterSeconds = Number(retryAfter);
			else if (Date.parse(retryAfter) >= Date.now()) retryAfterSeconds = (Date.parse(retryAfter) - Date.now()) / 1e3;
			if (isNaN(retryAfterSeconds)) return;
			return new Date(Date.now() + retryAfterSeconds * 1e3);
		} else if (h === "x-amz-retry-after") {
			const v = response.headers[header];
			const backoffMilliseconds = Number(v);
			if (isNaN(backoffMilliseconds)) {
				logger?.trace?.(`Failed to parse x-amz-retry-after=${v}`);
				return;
			}
			return new Date(Date.now() + backoffMilliseconds);
		}
	}
}
function getRetryAfterHint(response, logger) {
	return parseRetryAfterHeader(response, logger);
}
var init_parseRetryAfterHeader = __esmMin((() => {
	init_transport();
	init_protocols$1();
	init_serde();
}));

// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/util.js
var asSdkError;
var init_util$1 = __esmMin((() => {
	asSdkError = (error) => {
		if (error instanceof Error) return error;
		if (error instanceof Object) return Object.assign(/* @__PURE__ */ new Error(), error);
		if (typeof error === "string") return new Error(error);
		return /* @__PURE__ */ new Error(`AWS SDK error wrapper for ${error}`);
	};
}));

// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/retryMiddleware.js
function bindRetryMiddleware(isStreamingPayload) {
	return (options) => (next, context) => async (args) => {
		let retryStrategy = await options.retryStrategy();
		const maxAttempts = await options.maxAttempts();
		const abortSignal = context[import_dist_cjs$12.SMITHY_CONTEXT_KEY]?.abortSignal;
		if (isRetryStrategyV2(retryStrategy)) {
			retryStrategy = retryStrategy;
			const retryTokenScope = (context["partition_id"] ?? "") + (context.__retryLongPoll ? ":longpoll" : "");
			let retryToken = await race(retryStrategy.acquireInitialRetryToken(retryTokenScope), abortSignal);
			let lastError = /* @__PURE__ */ new Error();
			let attempts = 0;
			let totalRetryDelay = 0;
			const { request } = args;
			const isRequest = HttpRequest.isInstance(request);
			if (isRequest) request.headers[INVOCATION_ID_HEADER] = v4();
			while (true) try {
				if (isRequest) request.headers[REQUEST_HEADER] = `attempt=${attempts + 1}; max=${maxAttempts}`;
				const { response, output } = await next(args);
				retryStrategy.recordSuccess(retryToken);
				output.$metadata.attempts = attempts + 1;
				output.$metadata.totalRetryDelay = totalRetryDelay;
				return {
					response,
					output
				};
			} catch (e) {
				const retryErrorInfo = getRetryErrorInfo(e, options.logger);
				lastError = asSdkError(e);
				if (isRequest && isStreamingPayload(request)) {
					(context.logger instanceof NoOpLogger ? console : context.logger)?.warn("An error was encountered in a non-retryable streaming request.");
					throw lastError;
				}
				try {
					retryToken = await race(retryStrategy.refreshRetryTokenForRetry(retryToken, retryErrorInfo), abortSignal);
				} catch (refreshError) {
					if (abortSignal?.aborted && isAbortError(refreshError)) throw refreshError;
					if (!lastError.$metadata) lastError.$metadata = {};
					lastError.$metadata.attempts = attempts + 1;
					lastError.$metadata.totalRetryDelay = totalRetryDelay;
					throw lastError;
				}
				attempts = retryToken.getRetryCount();
				const delay = retryToken.getRetryDelay();
				totalRetryDelay += (retryToken?.$retryLog?.acquisitionDelay ?? 0) + delay;
				if (delay > 0) await race(new Promise((resolve) => setTimeout(resolve, delay)), abortSignal);
			}
		} else {
			retryStrategy = retryStrategy;
			if (retryStrategy?.mode) context.userAgent = [...context.userAgent || [], ["cfg/retry-mode", retryStrategy.mode]];
			return retryStrategy.retry(next, args);
		}
	};
}
function bindGetRetryPlugin(isStreamingPayload) {
	const retryMiddleware = bindRetryMiddleware(isStreamingPayload);
	return (options) => ({ applyToStack: (clientStack) => {
		clientStack.add(retryMiddleware(options), retryMiddlewareOptions);
	} });
}
var import_dist_cjs$12, isRetryStrategyV2, getRetryErrorInfo, getRetryErrorType, retryMiddlewareOptions;
var init_retryMiddleware = __esmMin((() => {
	init_client$1();
	init_protocols$1();
	init_serde();
	import_dist_cjs$12 = require_dist_cjs$15();
	init_service_error_classification();
	init_race();
	init_constants$2();
	init_parseRetryAfterHeader();
	init_util$1();
	isRetryStrategyV2 = (retryStrategy) => typeof retryStrategy.acquireInitialRetryToken !== "undefined" && typeof retryStrategy.refreshRetryTokenForRetry !== "undefined" && typeof retryStrategy.recordSuccess !== "undefined";
	getRetryErrorInfo = (error, logger) => {
		const errorInfo = {
			error,
			errorType: getRetryErrorType(error)
		};
		const retryAfterHint = parseRetryAfterHeader(error.$response, logger);
		if (retryAfterHint) errorInfo.retryAfterHint = retryAfterHint;
		return errorInfo;
	};
	getRetryErrorType = (error) => {
		if (isThrottlingError(error)) return "THROTTLING";
		if (isTransientError(error)) return "TRANSIENT";
		if (isServerError(error)) return "SERVER_ERROR";
		return "CLIENT_ERROR";
	};
	retryMiddlewareOptions = {
		name: "retryMiddleware",
		tags: ["RETRY"],
		step: "finalizeRequest",
		priority: "high",
		override: true
	};
}));

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/DefaultRateLimiter.js
var DefaultRateLimiter;
var init_DefaultRateLimiter = __esmMin((() => {
	init_service_error_classification();
	DefaultRateLimiter = class DefaultRateLimiter {
		static setTimeoutFn = (fn, delay) => setTimeout(fn, delay);
		beta;
		minCapacity;
		minFillRate;
		scaleConstant;
		smooth;
		enabled = false;
		availableTokens = 0;
		lastMaxRate = 0;
		measuredTxRate = 0;
		requestCount = 0;
		fillRate;
		lastThrottleTime;
		lastTimestamp = 0;
		lastTxRateBucket;
		maxCapacity;
		timeWindow = 0;
		constructor(options) {
			this.beta = options?.beta ?? .7;
			this.minCapacity = options?.minCapacity ?? 1;
			this.minFillRate = options?.minFillRate ?? .5;
			this.scaleConstant = options?.scaleConstant ?? .4;
			this.smooth = options?.smooth ?? .8;
			this.lastThrottleTime = this.getCurrentTimeInSeconds();
			this.lastTxRateBucket = Math.floor(this.getCurrentTimeInSeconds());
			this.fillRate = this.minFillRate;
			this.maxCapacity = this.minCapacity;
		}
		async getSendToken() {
			return this.acquireTokenBucket(1);
		}
		updateClientSendingRate(response) {
			let calculatedRate;
			this.updateMeasuredRate();
			const retryErrorInfo = response;
			if (retryErrorInfo?.errorType === "THROTTLING" || isThrottlingError(retryErrorInfo?.error ?? response)) {
				const rateToUse = !this.enabled ? this.measuredTxRate : Math.min(this.measuredTxRate, this.fillRate);
				this.lastMaxRate = rateToUse;
				this.calculateTimeWindow();
				this.lastThrottleTime = this.getCurrentTimeInSeconds();
				calculatedRate = this.cubicThrottle(rateToUse);
				this.enableTokenBucket();
			} else {
				this.calculateTimeWindow();
				calculatedRate = this.cubicSuccess(this.getCurrentTimeInSeconds());
			}
			const newRate = Math.min(calculatedRate, 2 * this.measuredTxRate);
			this.updateTokenBucketRate(newRate);
		}
		getCurrentTimeInSeconds() {
			return Date.now() / 1e3;
		}
		async acquireTokenBucket(amount) {
			if (!this.enabled) return;
			this.refillTokenBucket();
			while (amount > this.availableTokens) {
				const delay = (amount - this.availableTokens) / this.fillRate * 1e3;
				await new Promise((resolve) => DefaultRateLimiter.setTimeoutFn(resolve, delay));
				this.refillTokenBucket();
			}
			this.availableTokens = this.availableTokens - amount;
		}
		refillTokenBucket() {
			const timestamp = this.getCurrentTimeInSeconds();
			if (!this.lastTimestamp) {
				this.lastTimestamp = timestamp;
				return;
			}
			const fillAmount = (timestamp - this.lastTimestamp) * this.fillRate;
			this.availableTokens = Math.min(this.maxCapacity, this.availableTokens + fillAmount);
			this.lastTimestamp = timestamp;
		}
		calculateTimeWindow() {
			this.timeWindow = this.getPrecise(Math.pow(this.lastMaxRate * (1 - this.beta) / this.scaleConstant, 1 / 3));
		}
		cubicThrottle(rateToUse) {
			return this.getPrecise(rateToUse * this.beta);
		}
		cubicSuccess(timestamp) {
			return this.getPrecise(this.scaleConstant * Math.pow(timestamp - this.lastThrottleTime - this.timeWindow, 3) + this.lastMaxRate);
		}
		enableTokenBucket() {
			this.enabled = true;
		}
		updateTokenBucketRate(newRate) {
			this.refillTokenBucket();
			this.fillRate = Math.max(newRate, this.minFillRate);
			this.maxCapacity = Math.max(newRate, this.minCapacity);
			this.availableTokens = Math.min(this.availableTokens, this.maxCapacity);
		}
		updateMeasuredRate() {
			const t = this.getCurrentTimeInSeconds();
			const timeBucket = Math.floor(t * 2) / 2;
			this.requestCount++;
			if (timeBucket > this.lastTxRateBucket) {
				const currentRate = this.requestCount / (timeBucket - this.lastTxRateBucket);
				this.measuredTxRate = this.getPrecise(currentRate * this.smooth + this.measuredTxRate * (1 - this.smooth));
				this.requestCount = 0;
				this.lastTxRateBucket = timeBucket;
			}
		}
		getPrecise(num) {
			return parseFloat(num.toFixed(8));
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/retries-2026-config.js
var Retry;
var init_retries_2026_config = __esmMin((() => {
	Retry = class {
		static v2026 = true;
		static delay() {
			return 50;
		}
		static throttlingDelay() {
			return 1e3;
		}
		static cost() {
			return 14;
		}
		static throttlingCost() {
			return 5;
		}
		static modifiedCostType() {
			return "THROTTLING";
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/DefaultRetryBackoffStrategy.js
var DefaultRetryBackoffStrategy;
var init_DefaultRetryBackoffStrategy = __esmMin((() => {
	init_constants$2();
	init_retries_2026_config();
	DefaultRetryBackoffStrategy = class {
		x = Retry.delay();
		computeNextBackoffDelay(i) {
			const t_i = Math.random() * Math.min(this.x * 2 ** i, MAXIMUM_RETRY_DELAY);
			return Math.floor(t_i);
		}
		setDelayBase(delay) {
			this.x = delay;
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/DefaultRetryToken.js
var DefaultRetryToken;
var init_DefaultRetryToken = __esmMin((() => {
	init_constants$2();
	DefaultRetryToken = class {
		delay;
		count;
		cost;
		longPoll;
		$retryLog = { acquisitionDelay: 0 };
		constructor(delay, count, cost, longPoll) {
			this.delay = delay;
			this.count = count;
			this.cost = cost;
			this.longPoll = longPoll;
		}
		getRetryCount() {
			return this.count;
		}
		getRetryDelay() {
			return Math.min(MAXIMUM_RETRY_DELAY, this.delay);
		}
		getRetryCost() {
			return this.cost;
		}
		isLongPoll() {
			return this.longPoll;
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/config.js
var RETRY_MODES, DEFAULT_RETRY_MODE;
var init_config = __esmMin((() => {
	;
	(function(RETRY_MODES) {
		RETRY_MODES["STANDARD"] = "standard";
		RETRY_MODES["ADAPTIVE"] = "adaptive";
	})(RETRY_MODES || (RETRY_MODES = {}));
	DEFAULT_RETRY_MODE = RETRY_MODES.STANDARD;
}));

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/StandardRetryStrategy.js
var refusal, StandardRetryStrategy$1;
var init_StandardRetryStrategy$1 = __esmMin((() => {
	init_DefaultRetryBackoffStrategy();
	init_DefaultRetryToken();
	init_config();
	init_constants$2();
	init_retries_2026_config();
	refusal = {
		incompatible: 1,
		attempts: 2,
		capacity: 3
	};
	StandardRetryStrategy$1 = class {
		mode = RETRY_MODES.STANDARD;
		retryBackoffStrategy;
		capacity = 500;
		maxAttemptsProvider;
		baseDelay;
		constructor(arg1) {
			if (typeof arg1 === "number") this.maxAttemptsProvider = async () => arg1;
			else if (typeof arg1 === "function") this.maxAttemptsProvider = arg1;
			else if (arg1 && typeof arg1 === "object") {
				this.maxAttemptsProvider = async () => arg1.maxAttempts;
				this.baseDelay = arg1.baseDelay;
				this.retryBackoffStrategy = arg1.backoff;
			}
			this.maxAttemptsProvider ??= async () => 3;
			this.baseDelay ??= Retry.delay();
			this.retryBackoffStrategy ??= new DefaultRetryBackoffStrategy();
		}
		async acquireInitialRetryToken(retryTokenScope) {
			return new DefaultRetryToken(Retry.delay(), 0, void 0, retryTokenScope.includes(":longpoll"));
		}
		async refreshRetryTokenForRetry(token, errorInfo) {
			const maxAttempts = await this.getMaxAttempts();
			const retryCode = this.retryCode(token, errorInfo, maxAttempts);
			const shouldRetry = retryCode === 0;
			const isLongPoll = token.isLongPoll?.();
			if (shouldRetry || isLongPoll) {
				const errorType = errorInfo.errorType;
				this.retryBackoffStrategy.setDelayBase(errorType === "THROTTLING" ? Retry.throttlingDelay() : this.baseDelay);
				const delayFromErrorType = this.retryBackoffStrategy.computeNextBackoffDelay(token.getRetryCount());
				let retryDelay = delayFromErrorType;
				if (errorInfo.retryAfterHint instanceof Date) retryDelay = Math.max(delayFromErrorType, Math.min(errorInfo.retryAfterHint.getTime() - Date.now(), delayFromErrorType + 5e3));
				if (!shouldRetry) {
					const longPollBackoff = retryCode === refusal.capacity && isLongPoll ? retryDelay : 0;
					if (longPollBackoff > 0) await new Promise((r) => setTimeout(r, longPollBackoff));
				} else {
					const capacityCost = this.getCapacityCost(errorType);
					this.capacity -= capacityCost;
					const nextToken = new DefaultRetryToken(0, token.getRetryCount() + 1, capacityCost, token.isLongPoll?.() ?? false);
					await new Promise((r) => setTimeout(r, retryDelay));
					nextToken.$retryLog.acquisitionDelay = retryDelay;
					return nextToken;
				}
			}
			throw new Error("No retry token available");
		}
		recordSuccess(token) {
			this.capacity = Math.min(500, this.capacity + (token.getRetryCost() ?? 1));
		}
		getCapacity() {
			return this.capacity;
		}
		async maxAttempts() {
			return this.maxAttemptsProvider();
		}
		async getMaxAttempts() {
			try {
				return await this.maxAttemptsProvider();
			} catch (ignored) {
				console.warn(`Max attempts provider could not resolve. Using default of ${3}`);
				return 3;
			}
		}
		retryCode(tokenToRenew, errorInfo, maxAttempts) {
			const attempts = tokenToRenew.getRetryCount() + 1;
			const retryableStatus = this.isRetryableError(errorInfo.errorType) ? 0 : refusal.incompatible;
			const attemptStatus = attempts < maxAttempts ? 0 : refusal.attempts;
			const capacityStatus = this.capacity >= this.getCapacityCost(errorInfo.errorType) ? 0 : refusal.capacity;
			return retryableStatus || attemptStatus || capacityStatus;
		}
		getCapacityCost(errorType) {
			return errorType === Retry.modifiedCostType() ? Retry.throttlingCost() : Retry.cost();
		}
		isRetryableError(errorType) {
			return errorType === "THROTTLING" || errorType === "TRANSIENT";
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/AdaptiveRetryStrategy.js
var AdaptiveRetryStrategy$1;
var init_AdaptiveRetryStrategy$1 = __esmMin((() => {
	init_DefaultRateLimiter();
	init_StandardRetryStrategy$1();
	init_config();
	AdaptiveRetryStrategy$1 = class {
		mode = RETRY_MODES.ADAPTIVE;
		rateLimiter;
		standardRetryStrategy;
		constructor(maxAttemptsProvider, options) {
			const { rateLimiter } = options ?? {};
			this.rateLimiter = rateLimiter ?? new DefaultRateLimiter();
			this.standardRetryStrategy = options ? new StandardRetryStrategy$1({
				maxAttempts: typeof maxAttemptsProvider === "number" ? maxAttemptsProvider : 3,
				...options
			}) : new StandardRetryStrategy$1(maxAttemptsProvider);
		}
		async acquireInitialRetryToken(retryTokenScope) {
			const token = await this.standardRetryStrategy.acquireInitialRetryToken(retryTokenScope);
			await this.rateLimiter.getSendToken();
			return token;
		}
		async refreshRetryTokenForRetry(tokenToRenew, errorInfo) {
			this.rateLimiter.updateClientSendingRate(errorInfo);
			const token = await this.standardRetryStrategy.refreshRetryTokenForRetry(tokenToRenew, errorInfo);
			await this.rateLimiter.getSendToken();
			return token;
		}
		recordSuccess(token) {
			this.rateLimiter.updateClientSendingRate({});
			this.standardRetryStrategy.recordSuccess(token);
		}
		async maxAttemptsProvider() {
			return this.standardRetryStrategy.maxAttempts();
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/ConfiguredRetryStrategy.js
var ConfiguredRetryStrategy;
var init_ConfiguredRetryStrategy = __esmMin((() => {
	init_StandardRetryStrategy$1();
	init_retries_2026_config();
	ConfiguredRetryStrategy = class extends StandardRetryStrategy$1 {
		computeNextBackoffDelay;
		constructor(maxAttempts, computeNextBackoffDelay = Retry.delay()) {
			super(typeof maxAttempts === "function" ? maxAttempts : async () => maxAttempts);
			if (typeof computeNextBackoffDelay === "number") this.computeNextBackoffDelay = () => computeNextBackoffDelay;
			else this.computeNextBackoffDelay = computeNextBackoffDelay;
			this.retryBackoffStrategy.computeNextBackoffDelay = (completedAttempt) => {
				const nextAttempt = completedAttempt + 1;
				return this.computeNextBackoffDelay(nextAttempt);
			};
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/retry-pre-sra-deprecated/defaultRetryQuota.js
var getDefaultRetryQuota;
var init_defaultRetryQuota = __esmMin((() => {
	init_constants$2();
	getDefaultRetryQuota = (initialRetryTokens, options) => {
		const MAX_CAPACITY = initialRetryTokens;
		const noRetryIncrement = options?.noRetryIncrement ?? 1;
		const retryCost = options?.retryCost ?? 5;
		const timeoutRetryCost = options?.timeoutRetryCost ?? 10;
		let availableCapacity = initialRetryTokens;
		const getCapacityAmount = (error) => error.name === "TimeoutError" ? timeoutRetryCost : retryCost;
		const hasRetryTokens = (error) => getCapacityAmount(error) <= availableCapacity;
		const retrieveRetryTokens = (error) => {
			if (!hasRetryTokens(error)) throw new Error("No retry token available");
			const capacityAmount = getCapacityAmount(error);
			availableCapacity -= capacityAmount;
			return capacityAmount;
		};
		const releaseRetryTokens = (capacityReleaseAmount) => {
			availableCapacity += capacityReleaseAmount ?? noRetryIncrement;
			availableCapacity = Math.min(availableCapacity, MAX_CAPACITY);
		};
		return Object.freeze({
			hasRetryTokens,
			retrieveRetryTokens,
			releaseRetryTokens
		});
	};
}));

// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/retry-pre-sra-deprecated/delayDecider.js
var defaultDelayDecider;
var init_delayDecider = __esmMin((() => {
	init_constants$2();
	defaultDelayDecider = (delayBase, attempts) => Math.floor(Math.min(MAXIMUM_RETRY_DELAY, Math.random() * 2 ** attempts * delayBase));
}));

// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/retry-pre-sra-deprecated/retryDecider.js
var defaultRetryDecider;
var init_retryDecider = __esmMin((() => {
	init_service_error_classification();
	defaultRetryDecider = (error) => {
		if (!error) return false;
		return isRetryableByTrait(error) || isClockSkewError(error) || isThrottlingError(error) || isTransientError(error);
	};
}));

// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/retry-pre-sra-deprecated/StandardRetryStrategy.js
var StandardRetryStrategy, getDelayFromRetryAfterHeader;
var init_StandardRetryStrategy = __esmMin((() => {
	init_protocols$1();
	init_serde();
	init_service_error_classification();
	init_config();
	init_constants$2();
	init_util$1();
	init_defaultRetryQuota();
	init_delayDecider();
	init_retryDecider();
	StandardRetryStrategy = class {
		maxAttemptsProvider;
		retryDecider;
		delayDecider;
		retryQuota;
		mode = RETRY_MODES.STANDARD;
		constructor(maxAttemptsProvider, options) {
			this.maxAttemptsProvider = maxAttemptsProvider;
			this.retryDecider = options?.retryDecider ?? defaultRetryDecider;
			this.delayDecider = options?.delayDecider ?? defaultDelayDecider;
			this.retryQuota = options?.retryQuota ?? getDefaultRetryQuota(500);
		}
		shouldRetry(error, attempts, maxAttempts) {
			return attempts < maxAttempts && this.retryDecider(error) && this.retryQuota.hasRetryTokens(error);
		}
		async getMaxAttempts() {
			let maxAttempts;
			try {
				maxAttempts = await this.maxAttemptsProvider();
			} catch (ignored) {
				maxAttempts = 3;
			}
			return maxAttempts;
		}
		async retry(next, args, options) {
			let retryTokenAmount;
			let attempts = 0;
			let totalDelay = 0;
			const maxAttempts = await this.getMaxAttempts();
			const { request } = args;
			if (HttpRequest.isInstance(request)) request.headers[INVOCATION_ID_HEADER] = v4();
			while (true) try {
				if (HttpRequest.isInstance(request)) request.headers[REQUEST_HEADER] = `attempt=${attempts + 1}; max=${maxAttempts}`;
				if (options?.beforeRequest) await options.beforeRequest();
				const { response, output } = await next(args);
				if (options?.afterRequest) options.afterRequest(response);
				this.retryQuota.releaseRetryTokens(retryTokenAmount);
				output.$metadata.attempts = attempts + 1;
				output.$metadata.totalRetryDelay = totalDelay;
				return {
					response,
					output
				};
			} catch (e) {
				const err = asSdkError(e);
				attempts++;
				if (this.shouldRetry(err, attempts, maxAttempts)) {
					retryTokenAmount = this.retryQuota.retrieveRetryTokens(err);
					const delayFromDecider = this.delayDecider(isThrottlingError(err) ? 500 : 100, attempts);
					const delayFromResponse = getDelayFromRetryAfterHeader(err.$response);
					const delay = Math.max(delayFromResponse || 0, delayFromDecider);
					totalDelay += delay;
					await new Promise((resolve) => setTimeout(resolve, delay));
					continue;
				}
				if (!err.$metadata) err.$metadata = {};
				err.$metadata.attempts = attempts;
				err.$metadata.totalRetryDelay = totalDelay;
				throw err;
			}
		}
	};
	getDelayFromRetryAfterHeader = (response) => {
		if (!HttpResponse.isInstance(response)) return;
		const retryAfterHeaderName = Object.keys(response.headers).find((key) => key.toLowerCase() === "retry-after");
		if (!retryAfterHeaderName) return;
		const retryAfter = response.headers[retryAfterHeaderName];
		const retryAfterSeconds = Number(retryAfter);
		if (!Number.isNaN(retryAfterSeconds)) return Math.min(retryAfterSeconds * 1e3, 2e4);
		const retryAfterDate = new Date(retryAfter);
		return Math.min(retryAfterDate.getTime() - Date.now(), 2e4);
	};
}));

// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/retry-pre-sra-deprecated/AdaptiveRetryStrategy.js
var AdaptiveRetryStrategy;
var init_AdaptiveRetryStrategy = __esmMin((() => {
	init_DefaultRateLimiter();
	init_config();
	init_StandardRetryStrategy();
	AdaptiveRetryStrategy = class extends StandardRetryStrategy {
		rateLimiter;
		constructor(maxAttemptsProvider, options) {
			const { rateLimiter, ...superOptions } = options ?? {};
			super(maxAttemptsProvider, superOptions);
			this.rateLimiter = rateLimiter ?? new DefaultRateLimiter();
			this.mode = RETRY_MODES.ADAPTIVE;
		}
		async retry(next, args) {
			return super.retry(next, args, {
				beforeRequest: async () => {
					return this.rateLimiter.getSendToken();
				},
				afterRequest: (response) => {
					this.rateLimiter.updateClientSendingRate(response);
				}
			});
		}
	};
}));

// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/configurations.js
var ENV_MAX_ATTEMPTS, CONFIG_MAX_ATTEMPTS, NODE_MAX_ATTEMPT_CONFIG_OPTIONS, resolveRetryConfig, ENV_RETRY_MODE, CONFIG_RETRY_MODE, NODE_RETRY_MODE_CONFIG_OPTIONS;
var init_configurations$1 = __esmMin((() => {
	init_client$1();
	init_AdaptiveRetryStrategy$1();
	init_StandardRetryStrategy$1();
	init_config();
	init_retries_2026_config();
	ENV_MAX_ATTEMPTS = "AWS_MAX_ATTEMPTS";
	CONFIG_MAX_ATTEMPTS = "max_attempts";
	NODE_MAX_ATTEMPT_CONFIG_OPTIONS = {
		environmentVariableSelector: (env) => {
			const value = env[ENV_MAX_ATTEMPTS];
			if (!value) return;
			const maxAttempt = parseInt(value);
			if (Number.isNaN(maxAttempt)) throw new Error(`Environment variable ${ENV_MAX_ATTEMPTS} mast be a number, got "${value}"`);
			return maxAttempt;
		},
		configFileSelector: (profile) => {
			const value = profile[CONFIG_MAX_ATTEMPTS];
			if (!value) return;
			const maxAttempt = parseInt(value);
			if (Number.isNaN(maxAttempt)) throw new Error(`Shared config file entry ${CONFIG_MAX_ATTEMPTS} mast be a number, got "${value}"`);
			return maxAttempt;
		},
		default: 3
	};
	resolveRetryConfig = (input, defaults) => {
		const { retryStrategy, retryMode } = input;
		const { defaultMaxAttempts = 3, defaultBaseDelay = Retry.delay() } = defaults ?? {};
		const maxAttemptsProvider = normalizeProvider$1(input.maxAttempts ?? defaultMaxAttempts);
		let controller = retryStrategy ? Promise.resolve(retryStrategy) : void 0;
		const getDefault = async () => {
			const maxAttempts = await maxAttemptsProvider();
			if (await normalizeProvider$1(retryMode)() === RETRY_MODES.ADAPTIVE) return new AdaptiveRetryStrategy$1(maxAttemptsProvider, {
				maxAttempts,
				baseDelay: defaultBaseDelay
			});
			return new StandardRetryStrategy$1({
				maxAttempts,
				baseDelay: defaultBaseDelay
			});
		};
		return Object.assign(input, {
			maxAttempts: maxAttemptsProvider,
			retryStrategy: () => controller ??= getDefault()
		});
	};
	ENV_RETRY_MODE = "AWS_RETRY_MODE";
	CONFIG_RETRY_MODE = "retry_mode";
	NODE_RETRY_MODE_CONFIG_OPTIONS = {
		environmentVariableSelector: (env) => env[ENV_RETRY_MODE],
		configFileSelector: (profile) => profile[CONFIG_RETRY_MODE],
		default: DEFAULT_RETRY_MODE
	};
}));

// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/omitRetryHeadersMiddleware.js
var omitRetryHeadersMiddleware, omitRetryHeadersMiddlewareOptions, getOmitRetryHeadersPlugin;
var init_omitRetryHeadersMiddleware = __esmMin((() => {
	init_protocols$1();
	init_constants$2();
	omitRetryHeadersMiddleware = () => (next) => async (args) => {
		const { request } = args;
		if (HttpRequest.isInstance(request)) {
			delete request.headers[INVOCATION_ID_HEADER];
			delete request.headers[REQUEST_HEADER];
		}
		return next(args);
	};
	omitRetryHeadersMiddlewareOptions = {
		name: "omitRetryHeadersMiddleware",
		tags: [
			"RETRY",
			"HEADERS",
			"OMIT_RETRY_HEADERS"
		],
		relation: "before",
		toMiddleware: "awsAuthMiddleware",
		override: true
	};
	getOmitRetryHeadersPlugin = (options) => ({ applyToStack: (clientStack) => {
		clientStack.addRelativeTo(omitRetryHeadersMiddleware(), omitRetryHeadersMiddlewareOptions);
	} });
}));

// node_modules/@smithy/core/dist-es/submodules/retry/index.js
var retry_exports = /* @__PURE__ */ __exportAll({
	AdaptiveRetryStrategy: () => AdaptiveRetryStrategy$1,
	CONFIG_MAX_ATTEMPTS: () => CONFIG_MAX_ATTEMPTS,
	CONFIG_RETRY_MODE: () => CONFIG_RETRY_MODE,
	ConfiguredRetryStrategy: () => ConfiguredRetryStrategy,
	DEFAULT_MAX_ATTEMPTS: () => 3,
	DEFAULT_RETRY_DELAY_BASE: () => 100,
	DEFAULT_RETRY_MODE: () => DEFAULT_RETRY_MODE,
	DefaultRateLimiter: () => DefaultRateLimiter,
	DeprecatedAdaptiveRetryStrategy: () => AdaptiveRetryStrategy,
	DeprecatedStandardRetryStrategy: () => StandardRetryStrategy,
	ENV_MAX_ATTEMPTS: () => ENV_MAX_ATTEMPTS,
	ENV_RETRY_MODE: () => ENV_RETRY_MODE,
	INITIAL_RETRY_TOKENS: () => 500,
	INVOCATION_ID_HEADER: () => INVOCATION_ID_HEADER,
	MAXIMUM_RETRY_DELAY: () => MAXIMUM_RETRY_DELAY,
	NODE_MAX_ATTEMPT_CONFIG_OPTIONS: () => NODE_MAX_ATTEMPT_CONFIG_OPTIONS,
	NODE_RETRY_MODE_CONFIG_OPTIONS: () => NODE_RETRY_MODE_CONFIG_OPTIONS,
	NO_RETRY_INCREMENT: () => 1,
	REQUEST_HEADER: () => REQUEST_HEADER,
	RETRY_COST: () => 5,
	RETRY_MODES: () => RETRY_MODES,
	Retry: () => Retry,
	StandardRetryStrategy: () => StandardRetryStrategy$1,
	THROTTLING_RETRY_DELAY_BASE: () => 500,
	TIMEOUT_RETRY_COST: () => 10,
	defaultDelayDecider: () => defaultDelayDecider,
	defaultRetryDecider: () => defaultRetryDecider,
	getOmitRetryHeadersPlugin: () => getOmitRetryHeadersPlugin,
	getRetryAfterHint: () => getRetryAfterHint,
	getRetryPlugin: () => getRetryPlugin,
	isBrowserNetworkError: () => isBrowserNetworkError,
	isClockSkewCorrectedError: () => isClockSkewCorrectedError,
	isClockSkewError: () => isClockSkewError,
	isNodeJsHttp2TransientError: () => isNodeJsHttp2TransientError,
	isRetryableByTrait: () => isRetryableByTrait,
	isServerError: () => isServerError,
	isThrottlingError: () => isThrottlingError,
	isTransientError: () => isTransientError,
	omitRetryHeadersMiddleware: () => omitRetryHeadersMiddleware,
	omitRetryHeadersMiddlewareOptions: () => omitRetryHeadersMiddlewareOptions,
	resolveRetryConfig: () => resolveRetryConfig,
	retryMiddleware: () => retryMiddleware,
	retryMiddlewareOptions: () => retryMiddlewareOptions
});
var retryMiddleware, getRetryPlugin;
var init_retry = __esmMin((() => {
	init_isStreamingPayload();
	init_retryMiddleware();
	init_service_error_classification();
	init_AdaptiveRetryStrategy$1();
	init_ConfiguredRetryStrategy();
	init_DefaultRateLimiter();
	init_StandardRetryStrategy$1();
	init_config();
	init_constants$2();
	init_retries_2026_config();
	init_AdaptiveRetryStrategy();
	init_StandardRetryStrategy();
	init_delayDecider();
	init_retryDecider();
	init_configurations$1();
	init_omitRetryHeadersMiddleware();
	init_parseRetryAfterHeader();
	retryMiddleware = bindRetryMiddleware(isStreamingPayload);
	getRetryPlugin = bindGetRetryPlugin(isStreamingPayload);
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-user-agent/check-features.js
async function checkFeatures(context, config, args) {
	if (args.request?.headers?.["smithy-protocol"] === "rpc-v2-cbor") setFeature$1(context, "PROTOCOL_RPC_V2_CBOR", "M");
	if (typeof config.retryStrategy === "function") {
		const retryStrategy = await config.retryStrategy();
		if (typeof retryStrategy.mode === "string") switch (retryStrategy.mode) {
			case RETRY_MODES.ADAPTIVE:
				setFeature$1(context, "RETRY_MODE_ADAPTIVE", "F");
				break;
			case RETRY_MODES.STANDARD: setFeature$1(context, "RETRY_MODE_STANDARD", "E");
		}
	}
	if (typeof config.accountIdEndpointMode === "function") {
		const endpointV2 = context.endpointV2;
		if (String(endpointV2?.url?.hostname).match(ACCOUNT_ID_ENDPOINT_REGEX)) setFeature$1(context, "ACCOUNT_ID_ENDPOINT", "O");
		switch (await config.accountIdEndpointMode?.()) {
			case "disabled":
				setFeature$1(context, "ACCOUNT_ID_MODE_DISABLED", "Q");
				break;
			case "preferred":
				setFeature$1(context, "ACCOUNT_ID_MODE_PREFERRED", "P");
				break;
			case "required": setFeature$1(context, "ACCOUNT_ID_MODE_REQUIRED", "R");
		}
	}
	const identity = context.__smithy_context?.selectedHttpAuthScheme?.identity;
	if (identity?.$source) {
		const credentials = identity;
		if (credentials.accountId) setFeature$1(context, "RESOLVED_ACCOUNT_ID", "T");
		for (const [key, value] of Object.entries(credentials.$source ?? {})) setFeature$1(context, key, value);
	}
}
var ACCOUNT_ID_ENDPOINT_REGEX;
var init_check_features = __esmMin((() => {
	init_retry();
	init_setFeature$1();
	ACCOUNT_ID_ENDPOINT_REGEX = /\d{12}\.ddb/;
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-user-agent/constants.js
var USER_AGENT, X_AMZ_USER_AGENT, UA_NAME_ESCAPE_REGEX, UA_VALUE_ESCAPE_REGEX;
var init_constants$1 = __esmMin((() => {
	USER_AGENT = "user-agent";
	X_AMZ_USER_AGENT = "x-amz-user-agent";
	UA_NAME_ESCAPE_REGEX = /[^!$%&'*+\-.^_`|~\w]/g;
	UA_VALUE_ESCAPE_REGEX = /[^!$%&'*+\-.^_`|~\w#]/g;
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-user-agent/encode-features.js
function encodeFeatures(features) {
	let buffer = "";
	for (const key in features) {
		const val = features[key];
		if (buffer.length + val.length + 1 <= BYTE_LIMIT) {
			if (buffer.length) buffer += "," + val;
			else buffer += val;
			continue;
		}
		break;
	}
	return buffer;
}
var BYTE_LIMIT;
var init_encode_features = __esmMin((() => {
	BYTE_LIMIT = 1024;
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-user-agent/user-agent-middleware.js
var userAgentMiddleware, escapeUserAgent, getUserAgentMiddlewareOptions, getUserAgentPlugin;
var init_user_agent_middleware = __esmMin((() => {
	init_protocols$1();
	init_partition();
	init_check_features();
	init_constants$1();
	init_encode_features();
	userAgentMiddleware = (options) => (next, context) => async (args) => {
		const { request } = args;
		if (!HttpRequest.isInstance(request)) return next(args);
		const { headers } = request;
		const userAgent = context?.userAgent?.map(escapeUserAgent) || [];
		const defaultUserAgent = (await options.defaultUserAgentProvider()).map(escapeUserAgent);
		await checkFeatures(context, options, args);
		const awsContext = context;
		defaultUserAgent.push(`m/${encodeFeatures(Object.assign({}, context.__smithy_context?.features, awsContext.__aws_sdk_context?.features))}`);
		const customUserAgent = options?.customUserAgent?.map(escapeUserAgent) || [];
		const appId = await options.userAgentAppId();
		if (appId) defaultUserAgent.push(escapeUserAgent([`app`, `${appId}`]));
		const prefix = getUserAgentPrefix();
		const sdkUserAgentValue = (prefix ? [prefix] : []).concat([
			...defaultUserAgent,
			...userAgent,
			...customUserAgent
		]).join(" ");
		const normalUAValue = [...defaultUserAgent.filter((section) => section.startsWith("aws-sdk-")), ...customUserAgent].join(" ");
		if (options.runtime !== "browser") {
			if (normalUAValue) headers[X_AMZ_USER_AGENT] = headers["x-amz-user-agent"] ? `${headers[USER_AGENT]} ${normalUAValue}` : normalUAValue;
			headers[USER_AGENT] = sdkUserAgentValue;
		} else headers[X_AMZ_USER_AGENT] = sdkUserAgentValue;
		return next({
			...args,
			request
		});
	};
	escapeUserAgent = (userAgentPair) => {
		const name = userAgentPair[0].split("/").map((part) => part.replace(UA_NAME_ESCAPE_REGEX, "-")).join("/");
		const version = userAgentPair[1]?.replace(UA_VALUE_ESCAPE_REGEX, "-");
		const prefixSeparatorIndex = name.indexOf("/");
		const prefix = name.substring(0, prefixSeparatorIndex);
		let uaName = name.substring(prefixSeparatorIndex + 1);
		if (prefix === "api") uaName = uaName.toLowerCase();
		return [
			prefix,
			uaName,
			version
		].filter((item) => item && item.length > 0).reduce((acc, item, index) => {
			switch (index) {
				case 0: return item;
				case 1: return `${acc}/${item}`;
				default: return `${acc}#${item}`;
			}
		}, "");
	};
	getUserAgentMiddlewareOptions = {
		name: "getUserAgentMiddleware",
		step: "build",
		priority: "low",
		tags: ["SET_USER_AGENT", "USER_AGENT"],
		override: true
	};
	getUserAgentPlugin = (config) => ({ applyToStack: (clientStack) => {
		clientStack.add(userAgentMiddleware(config), getUserAgentMiddlewareOptions);
	} });
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-user-agent-node/getRuntimeUserAgentPair.js
var getRuntimeUserAgentPair;
var init_getRuntimeUserAgentPair = __esmMin((() => {
	getRuntimeUserAgentPair = () => {
		for (const runtime of [
			"deno",
			"bun",
			"llrt"
		]) if (versions[runtime]) return [`md/${runtime}`, versions[runtime]];
		return ["md/nodejs", versions.node];
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-user-agent-node/crt-availability.js
var crtAvailability;
var init_crt_availability = __esmMin((() => {
	crtAvailability = { isCrtAvailable: false };
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-user-agent-node/is-crt-available.js
var isCrtAvailable;
var init_is_crt_available = __esmMin((() => {
	init_crt_availability();
	isCrtAvailable = () => {
		if (crtAvailability.isCrtAvailable) return ["md/crt-avail"];
		return null;
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-user-agent-node/defaultUserAgent.js
var createDefaultUserAgentProvider, defaultUserAgent;
var init_defaultUserAgent$1 = __esmMin((() => {
	init_getRuntimeUserAgentPair();
	init_is_crt_available();
	init_crt_availability();
	createDefaultUserAgentProvider = ({ serviceId, clientVersion }) => {
		const runtimeUserAgentPair = getRuntimeUserAgentPair();
		return async (config) => {
			const sections = [
				["aws-sdk-js", clientVersion],
				["ua", "2.1"],
				[`os/${platform()}`, release()],
				["lang/js"],
				runtimeUserAgentPair
			];
			const crtAvailable = isCrtAvailable();
			if (crtAvailable) sections.push(crtAvailable);
			if (serviceId) sections.push([`api/${serviceId}`, clientVersion]);
			if (env.AWS_EXECUTION_ENV) sections.push([`exec-env/${env.AWS_EXECUTION_ENV}`]);
			const appId = await config?.userAgentAppId?.();
			return appId ? [...sections, [`app/${appId}`]] : [...sections];
		};
	};
	defaultUserAgent = createDefaultUserAgentProvider;
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-user-agent-node/nodeAppIdConfigOptions.js
var UA_APP_ID_ENV_NAME, UA_APP_ID_INI_NAME, UA_APP_ID_INI_NAME_DEPRECATED, NODE_APP_ID_CONFIG_OPTIONS;
var init_nodeAppIdConfigOptions = __esmMin((() => {
	init_configurations$2();
	UA_APP_ID_ENV_NAME = "AWS_SDK_UA_APP_ID";
	UA_APP_ID_INI_NAME = "sdk_ua_app_id";
	UA_APP_ID_INI_NAME_DEPRECATED = "sdk-ua-app-id";
	NODE_APP_ID_CONFIG_OPTIONS = {
		environmentVariableSelector: (env) => env[UA_APP_ID_ENV_NAME],
		configFileSelector: (profile) => profile["sdk_ua_app_id"] ?? profile[UA_APP_ID_INI_NAME_DEPRECATED],
		default: void 0
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-user-agent-browser/createUserAgentStringParsingProvider.js
var createUserAgentStringParsingProvider;
var init_createUserAgentStringParsingProvider = __esmMin((() => {
	createUserAgentStringParsingProvider = ({ serviceId, clientVersion }) => async (config) => {
		const module = await import("./bowser.js");
		const parse = module.parse ?? module.default.parse ?? (() => "");
		const parsedUA = typeof window !== "undefined" && window?.navigator?.userAgent ? parse(window.navigator.userAgent) : void 0;
		const sections = [
			["aws-sdk-js", clientVersion],
			["ua", "2.1"],
			[`os/${parsedUA?.os?.name || "other"}`, parsedUA?.os?.version],
			["lang/js"],
			["md/browser", `${parsedUA?.browser?.name ?? "unknown"}_${parsedUA?.browser?.version ?? "unknown"}`]
		];
		if (serviceId) sections.push([`api/${serviceId}`, clientVersion]);
		const appId = await config?.userAgentAppId?.();
		if (appId) sections.push([`app/${appId}`]);
		return sections;
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-user-agent-browser/defaultUserAgent.js
var fallback;
var init_defaultUserAgent = __esmMin((() => {
	init_createUserAgentStringParsingProvider();
	fallback = {
		os(ua) {
			if (/iPhone|iPad|iPod/.test(ua)) return "iOS";
			if (/Macintosh|Mac OS X/.test(ua)) return "macOS";
			if (/Windows NT/.test(ua)) return "Windows";
			if (/Android/.test(ua)) return "Android";
			if (/Linux/.test(ua)) return "Linux";
		},
		browser(ua) {
			if (/EdgiOS|EdgA|Edg\//.test(ua)) return "Microsoft Edge";
			if (/Firefox\//.test(ua)) return "Firefox";
			if (/Chrome\//.test(ua)) return "Chrome";
			if (/Safari\//.test(ua)) return "Safari";
		}
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/lib/isIpAddress.js
var init_isIpAddress = __esmMin((() => {
	init_endpoints();
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/lib/aws/isVirtualHostableS3Bucket.js
var isVirtualHostableS3Bucket;
var init_isVirtualHostableS3Bucket = __esmMin((() => {
	init_endpoints();
	init_isIpAddress();
	isVirtualHostableS3Bucket = (value, allowSubDomains = false) => {
		if (allowSubDomains) {
			for (const label of value.split(".")) if (!isVirtualHostableS3Bucket(label)) return false;
			return true;
		}
		if (!isValidHostLabel(value)) return false;
		if (value.length < 3 || value.length > 63) return false;
		if (value !== value.toLowerCase()) return false;
		if (isIpAddress(value)) return false;
		return true;
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/lib/aws/parseArn.js
var ARN_DELIMITER, RESOURCE_DELIMITER, parseArn;
var init_parseArn = __esmMin((() => {
	ARN_DELIMITER = ":";
	RESOURCE_DELIMITER = "/";
	parseArn = (value) => {
		const segments = value.split(ARN_DELIMITER);
		if (segments.length < 6) return null;
		const [arn, partition, service, region, accountId, ...resourcePath] = segments;
		if (arn !== "arn" || partition === "" || service === "" || resourcePath.join(ARN_DELIMITER) === "") return null;
		return {
			partition,
			service,
			region,
			accountId,
			resourceId: resourcePath.map((resource) => resource.split(RESOURCE_DELIMITER)).flat()
		};
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/aws.js
var awsEndpointFunctions;
var init_aws = __esmMin((() => {
	init_endpoints();
	init_isVirtualHostableS3Bucket();
	init_parseArn();
	init_partition();
	awsEndpointFunctions = {
		isVirtualHostableS3Bucket,
		parseArn,
		partition
	};
	customEndpointFunctions.aws = awsEndpointFunctions;
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/resolveEndpoint.js
var init_resolveEndpoint = __esmMin((() => {
	init_endpoints();
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/resolveDefaultAwsRegionalEndpointsConfig.js
var resolveDefaultAwsRegionalEndpointsConfig, toEndpointV1;
var init_resolveDefaultAwsRegionalEndpointsConfig = __esmMin((() => {
	init_protocols$1();
	resolveDefaultAwsRegionalEndpointsConfig = (input) => {
		if (typeof input.endpointProvider !== "function") throw new Error("@aws-sdk/util-endpoint - endpointProvider and endpoint missing in config for this client.");
		const { endpoint } = input;
		if (endpoint === void 0) input.endpoint = async () => {
			return toEndpointV1(input.endpointProvider({
				Region: typeof input.region === "function" ? await input.region() : input.region,
				UseDualStack: typeof input.useDualstackEndpoint === "function" ? await input.useDualstackEndpoint() : input.useDualstackEndpoint,
				UseFIPS: typeof input.useFipsEndpoint === "function" ? await input.useFipsEndpoint() : input.useFipsEndpoint,
				Endpoint: void 0
			}, { logger: input.logger }));
		};
		return input;
	};
	toEndpointV1 = (endpoint) => parseUrl(endpoint.url);
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/types/EndpointError.js
var init_EndpointError = __esmMin((() => {
	init_endpoints();
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/region-config-resolver/awsRegionConfig.js
var init_awsRegionConfig = __esmMin((() => {
	init_config$1();
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/region-config-resolver/stsRegionDefaultResolver.js
function stsRegionDefaultResolver(loaderConfig = {}) {
	return loadConfig({
		...NODE_REGION_CONFIG_OPTIONS,
		async default() {
			if (!warning.silence) console.warn("@aws-sdk - WARN - default STS region of us-east-1 used. See @aws-sdk/credential-providers README and set a region explicitly.");
			return "us-east-1";
		}
	}, {
		...NODE_REGION_CONFIG_FILE_OPTIONS,
		...loaderConfig
	});
}
var warning;
var init_stsRegionDefaultResolver = __esmMin((() => {
	init_config$1();
	warning = { silence: false };
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/region-config-resolver/extensions.js
var getAwsRegionExtensionConfiguration, resolveAwsRegionExtensionConfiguration;
var init_extensions = __esmMin((() => {
	getAwsRegionExtensionConfiguration = (runtimeConfig) => {
		return {
			setRegion(region) {
				runtimeConfig.region = region;
			},
			region() {
				return runtimeConfig.region;
			}
		};
	};
	resolveAwsRegionExtensionConfiguration = (awsRegionExtensionConfiguration) => {
		return { region: awsRegionExtensionConfiguration.region() };
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/index.js
var client_exports = /* @__PURE__ */ __exportAll({
	DEFAULT_UA_APP_ID: () => void 0,
	EndpointError: () => EndpointError,
	NODE_APP_ID_CONFIG_OPTIONS: () => NODE_APP_ID_CONFIG_OPTIONS,
	NODE_REGION_CONFIG_FILE_OPTIONS: () => NODE_REGION_CONFIG_FILE_OPTIONS,
	NODE_REGION_CONFIG_OPTIONS: () => NODE_REGION_CONFIG_OPTIONS,
	REGION_ENV_NAME: () => REGION_ENV_NAME,
	REGION_INI_NAME: () => REGION_INI_NAME,
	UA_APP_ID_ENV_NAME: () => UA_APP_ID_ENV_NAME,
	UA_APP_ID_INI_NAME: () => UA_APP_ID_INI_NAME,
	awsEndpointFunctions: () => awsEndpointFunctions,
	createDefaultUserAgentProvider: () => createDefaultUserAgentProvider,
	createUserAgentStringParsingProvider: () => createUserAgentStringParsingProvider,
	crtAvailability: () => crtAvailability,
	defaultUserAgent: () => defaultUserAgent,
	emitWarningIfUnsupportedVersion: () => emitWarningIfUnsupportedVersion,
	fallback: () => fallback,
	getAwsRegionExtensionConfiguration: () => getAwsRegionExtensionConfiguration,
	getDefaultSocketTimeout: () => getDefaultSocketTimeout,
	getHostHeaderPlugin: () => getHostHeaderPlugin,
	getLoggerPlugin: () => getLoggerPlugin,
	getLongPollPlugin: () => getLongPollPlugin,
	getRecursionDetectionPlugin: () => getRecursionDetectionPlugin,
	getUserAgentMiddlewareOptions: () => getUserAgentMiddlewareOptions,
	getUserAgentPlugin: () => getUserAgentPlugin,
	getUserAgentPrefix: () => getUserAgentPrefix,
	hostHeaderMiddleware: () => hostHeaderMiddleware,
	hostHeaderMiddlewareOptions: () => hostHeaderMiddlewareOptions,
	isIpAddress: () => isIpAddress,
	isVirtualHostableS3Bucket: () => isVirtualHostableS3Bucket,
	loggerMiddleware: () => loggerMiddleware,
	loggerMiddlewareOptions: () => loggerMiddlewareOptions,
	parseArn: () => parseArn,
	partition: () => partition,
	recursionDetectionMiddleware: () => recursionDetectionMiddleware,
	recursionDetectionMiddlewareOptions: () => recursionDetectionMiddlewareOptions,
	resolveAwsRegionExtensionConfiguration: () => resolveAwsRegionExtensionConfiguration,
	resolveDefaultAwsRegionalEndpointsConfig: () => resolveDefaultAwsRegionalEndpointsConfig,
	resolveEndpoint: () => resolveEndpoint,
	resolveHostHeaderConfig: () => resolveHostHeaderConfig,
	resolveRegionConfig: () => resolveRegionConfig,
	resolveUserAgentConfig: () => resolveUserAgentConfig,
	setCredentialFeature: () => setCredentialFeature,
	setFeature: () => setFeature$1,
	setPartitionInfo: () => setPartitionInfo,
	setTokenFeature: () => setTokenFeature,
	state: () => state,
	stsRegionDefaultResolver: () => stsRegionDefaultResolver,
	stsRegionWarning: () => warning,
	toEndpointV1: () => toEndpointV1,
	useDefaultPartitionInfo: () => useDefaultPartitionInfo,
	userAgentMiddleware: () => userAgentMiddleware
});
var init_client = __esmMin((() => {
	init_emitWarningIfUnsupportedVersion();
	init_longPollMiddleware();
	init_setCredentialFeature();
	init_setFeature$1();
	init_setTokenFeature();
	init_getDefaultSocketTimeout();
	init_hostHeaderMiddleware();
	init_loggerMiddleware();
	init_configuration$1();
	init_getRecursionDetectionPlugin();
	init_recursionDetectionMiddleware();
	init_configurations$2();
	init_user_agent_middleware();
	init_defaultUserAgent$1();
	init_nodeAppIdConfigOptions();
	init_defaultUserAgent();
	init_createUserAgentStringParsingProvider();
	init_aws();
	init_resolveEndpoint();
	init_resolveDefaultAwsRegionalEndpointsConfig();
	init_isIpAddress();
	init_isVirtualHostableS3Bucket();
	init_parseArn();
	init_partition();
	init_EndpointError();
	init_awsRegionConfig();
	init_stsRegionDefaultResolver();
	init_extensions();
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumAlgorithmForRequest.js
var getChecksumAlgorithmForRequest;
var init_getChecksumAlgorithmForRequest = __esmMin((() => {
	init_constants$4();
	getChecksumAlgorithmForRequest = (input, { requestChecksumRequired, requestAlgorithmMember, requestChecksumCalculation }) => {
		if (!requestAlgorithmMember) return requestChecksumCalculation === RequestChecksumCalculation.WHEN_SUPPORTED || requestChecksumRequired ? DEFAULT_CHECKSUM_ALGORITHM : void 0;
		if (!input[requestAlgorithmMember]) return;
		return input[requestAlgorithmMember];
	};
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumLocationName.js
var getChecksumLocationName;
var init_getChecksumLocationName = __esmMin((() => {
	init_constants$4();
	getChecksumLocationName = (algorithm) => algorithm === ChecksumAlgorithm.MD5 ? "content-md5" : `x-amz-checksum-${algorithm.toLowerCase()}`;
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/hasHeader.js
var hasHeader;
var init_hasHeader = __esmMin((() => {
	hasHeader = (header, headers) => {
		const soughtHeader = header.toLowerCase();
		for (const headerName of Object.keys(headers)) if (soughtHeader === headerName.toLowerCase()) return true;
		return false;
	};
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/hasHeaderWithPrefix.js
var hasHeaderWithPrefix;
var init_hasHeaderWithPrefix = __esmMin((() => {
	hasHeaderWithPrefix = (headerPrefix, headers) => {
		const soughtHeaderPrefix = headerPrefix.toLowerCase();
		for (const headerName of Object.keys(headers)) if (headerName.toLowerCase().startsWith(soughtHeaderPrefix)) return true;
		return false;
	};
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/isStreaming.js
var isStreaming;
var init_isStreaming = __esmMin((() => {
	init_serde();
	isStreaming = (body) => body !== void 0 && typeof body !== "string" && !ArrayBuffer.isView(body) && !isArrayBuffer(body);
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/crc/crc32c/Crc32cJs.js
var T, Crc32cJs;
var init_Crc32cJs = __esmMin((() => {
	T = /* @__PURE__ */ new Uint32Array(256);
	for (let i = 0; i < 256; ++i) {
		let c = i;
		for (let j = 0; j < 8; ++j) c = c & 1 ? 2197175160 ^ c >>> 1 : c >>> 1;
		T[i] = c >>> 0;
	}
	Crc32cJs = class {
		digestLength = 4;
		crc = 4294967295;
		update(data) {
			let crc = this.crc;
			for (let i = 0; i < data.length; ++i) crc = crc >>> 8 ^ T[(crc ^ data[i]) & 255];
			this.crc = crc;
		}
		async digest() {
			const value = (this.crc ^ 4294967295) >>> 0;
			const out = /* @__PURE__ */ new Uint8Array(4);
			out[0] = value >>> 24;
			out[1] = value >>> 16 & 255;
			out[2] = value >>> 8 & 255;
			out[3] = value & 255;
			return out;
		}
		reset() {
			this.crc = 4294967295;
		}
	};
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/crc/crc32c/Crc32cNode.js
var Crc32cNode;
var init_Crc32cNode = __esmMin((() => {
	init_Crc32cJs();
	Crc32cNode = Crc32cJs;
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/crc/crc64-nvme/crc64-nvme-crt-container.js
var crc64NvmeCrtContainer;
var init_crc64_nvme_crt_container = __esmMin((() => {
	crc64NvmeCrtContainer = { CrtCrc64Nvme: null };
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/crc/crc64-nvme/Crc64NvmeJs.js
var generateCRC64NVMETable, CRC64_NVME_REVERSED_TABLE, t0, t1, t2, t3, t4, t5, t6, t7, ensureTablesInitialized, Crc64NvmeJs;
var init_Crc64NvmeJs = __esmMin((() => {
	generateCRC64NVMETable = () => {
		const sliceLength = 8;
		const tables = new Array(sliceLength);
		for (let slice = 0; slice < sliceLength; slice++) {
			const table = new Array(512);
			for (let i = 0; i < 256; i++) {
				let crc = BigInt(i);
				for (let j = 0; j < 8 * (slice + 1); j++) if (crc & 1n) crc = crc >> 1n ^ 11127430586519243189n;
				else crc = crc >> 1n;
				table[i * 2] = Number(crc >> 32n & 4294967295n);
				table[i * 2 + 1] = Number(crc & 4294967295n);
			}
			tables[slice] = new Uint32Array(table);
		}
		return tables;
	};
	;
	;
	;
	;
	;
	;
	;
	;
	;
	ensureTablesInitialized = () => {
		if (!CRC64_NVME_REVERSED_TABLE) {
			CRC64_NVME_REVERSED_TABLE = generateCRC64NVMETable();
			[t0, t1, t2, t3, t4, t5, t6, t7] = CRC64_NVME_REVERSED_TABLE;
		}
	};
	Crc64NvmeJs = class {
		c1 = 0;
		c2 = 0;
		constructor() {
			ensureTablesInitialized();
			this.reset();
		}
		update(data) {
			const len = data.length;
			let i = 0;
			let crc1 = this.c1;
			let crc2 = this.c2;
			while (i + 8 <= len) {
				const idx0 = ((crc2 ^ data[i++]) & 255) << 1;
				const idx1 = ((crc2 >>> 8 ^ data[i++]) & 255) << 1;
				const idx2 = ((crc2 >>> 16 ^ data[i++]) & 255) << 1;
				const idx3 = ((crc2 >>> 24 ^ data[i++]) & 255) << 1;
				const idx4 = ((crc1 ^ data[i++]) & 255) << 1;
				const idx5 = ((crc1 >>> 8 ^ data[i++]) & 255) << 1;
				const idx6 = ((crc1 >>> 16 ^ data[i++]) & 255) << 1;
				const idx7 = ((crc1 >>> 24 ^ data[i++]) & 255) << 1;
				crc1 = t7[idx0] ^ t6[idx1] ^ t5[idx2] ^ t4[idx3] ^ t3[idx4] ^ t2[idx5] ^ t1[idx6] ^ t0[idx7];
				crc2 = t7[idx0 + 1] ^ t6[idx1 + 1] ^ t5[idx2 + 1] ^ t4[idx3 + 1] ^ t3[idx4 + 1] ^ t2[idx5 + 1] ^ t1[idx6 + 1] ^ t0[idx7 + 1];
			}
			while (i < len) {
				const idx = ((crc2 ^ data[i]) & 255) << 1;
				crc2 = (crc2 >>> 8 | (crc1 & 255) << 24) >>> 0;
				crc1 = crc1 >>> 8 ^ t0[idx];
				crc2 ^= t0[idx + 1];
				++i;
			}
			this.c1 = crc1;
			this.c2 = crc2;
		}
		async digest() {
			const c1 = this.c1 ^ 4294967295;
			const c2 = this.c2 ^ 4294967295;
			return new Uint8Array([
				c1 >>> 24,
				c1 >>> 16 & 255,
				c1 >>> 8 & 255,
				c1 & 255,
				c2 >>> 24,
				c2 >>> 16 & 255,
				c2 >>> 8 & 255,
				c2 & 255
			]);
		}
		reset() {
			this.c1 = 4294967295;
			this.c2 = 4294967295;
		}
	};
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/crc/crc64-nvme/Crc64Nvme.js
var Crc64Nvme;
var init_Crc64Nvme = __esmMin((() => {
	init_crc64_nvme_crt_container();
	init_Crc64NvmeJs();
	Crc64Nvme = class {
		impl;
		constructor() {
			const Crt = crc64NvmeCrtContainer.CrtCrc64Nvme;
			this.impl = Crt ? new Crt() : new Crc64NvmeJs();
		}
		update(data) {
			this.impl.update(data);
		}
		async digest() {
			return this.impl.digest();
		}
		reset() {
			this.impl.reset();
		}
	};
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/crc/index.js
var init_crc = __esmMin((() => {
	init_Crc32cJs();
	init_Crc32cNode();
	init_Crc64Nvme();
	init_Crc64NvmeJs();
	init_crc64_nvme_crt_container();
	init_checksum();
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/types.js
var CLIENT_SUPPORTED_ALGORITHMS, PRIORITY_ORDER_ALGORITHMS;
var init_types = __esmMin((() => {
	init_constants$4();
	CLIENT_SUPPORTED_ALGORITHMS = [
		ChecksumAlgorithm.CRC32,
		ChecksumAlgorithm.CRC32C,
		ChecksumAlgorithm.CRC64NVME,
		ChecksumAlgorithm.SHA1,
		ChecksumAlgorithm.SHA256
	];
	PRIORITY_ORDER_ALGORITHMS = [
		ChecksumAlgorithm.SHA256,
		ChecksumAlgorithm.SHA1,
		ChecksumAlgorithm.CRC32,
		ChecksumAlgorithm.CRC32C,
		ChecksumAlgorithm.CRC64NVME
	];
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/selectChecksumAlgorithmFunction.js
var selectChecksumAlgorithmFunction;
var init_selectChecksumAlgorithmFunction = __esmMin((() => {
	init_crc();
	init_constants$4();
	init_types();
	selectChecksumAlgorithmFunction = (checksumAlgorithm, config) => {
		const { checksumAlgorithms = {} } = config;
		switch (checksumAlgorithm) {
			case ChecksumAlgorithm.MD5: return checksumAlgorithms?.MD5 ?? config.md5;
			case ChecksumAlgorithm.CRC32: return checksumAlgorithms?.CRC32 ?? Crc32Node;
			case ChecksumAlgorithm.CRC32C: return checksumAlgorithms?.CRC32C ?? Crc32cNode;
			case ChecksumAlgorithm.CRC64NVME: return checksumAlgorithms?.CRC64NVME ?? Crc64Nvme;
			case ChecksumAlgorithm.SHA1: return checksumAlgorithms?.SHA1 ?? config.sha1;
			case ChecksumAlgorithm.SHA256: return checksumAlgorithms?.SHA256 ?? config.sha256;
			default:
				if (checksumAlgorithms?.[checksumAlgorithm]) return checksumAlgorithms[checksumAlgorithm];
				throw new Error(`The checksum algorithm "${checksumAlgorithm}" is not supported by the client. Select one of ${CLIENT_SUPPORTED_ALGORITHMS}, or provide an implementation to  the client constructor checksums field.`);
		}
	};
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/stringHasher.js
var stringHasher;
var init_stringHasher = __esmMin((() => {
	init_serde();
	stringHasher = (checksumAlgorithmFn, body) => {
		const hash = new checksumAlgorithmFn();
		hash.update(toUint8Array(body || ""));
		return hash.digest();
	};
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsMiddleware.js
var flexibleChecksumsMiddlewareOptions, flexibleChecksumsMiddleware;
var init_flexibleChecksumsMiddleware = __esmMin((() => {
	init_client();
	init_protocols$1();
	init_serde();
	init_constants$4();
	init_getChecksumAlgorithmForRequest();
	init_getChecksumLocationName();
	init_hasHeader();
	init_hasHeaderWithPrefix();
	init_isStreaming();
	init_selectChecksumAlgorithmFunction();
	init_stringHasher();
	flexibleChecksumsMiddlewareOptions = {
		name: "flexibleChecksumsMiddleware",
		step: "build",
		tags: ["BODY_CHECKSUM"],
		override: true
	};
	flexibleChecksumsMiddleware = (config, middlewareConfig) => (next, context) => async (args) => {
		if (!HttpRequest.isInstance(args.request)) return next(args);
		if (hasHeaderWithPrefix("x-amz-checksum-", args.request.headers)) return next(args);
		const { request, input } = args;
		const { body: requestBody, headers } = request;
		const { base64Encoder, streamHasher } = config;
		const { requestChecksumRequired, requestAlgorithmMember } = middlewareConfig;
		const requestChecksumCalculation = await config.requestChecksumCalculation();
		const requestAlgorithmMemberName = requestAlgorithmMember?.name;
		const requestAlgorithmMemberHttpHeader = requestAlgorithmMember?.httpHeader;
		if (requestAlgorithmMemberName && !input[requestAlgorithmMemberName]) {
			if (requestChecksumCalculation === RequestChecksumCalculation.WHEN_SUPPORTED || requestChecksumRequired) {
				input[requestAlgorithmMemberName] = DEFAULT_CHECKSUM_ALGORITHM;
				if (requestAlgorithmMemberHttpHeader) headers[requestAlgorithmMemberHttpHeader] = DEFAULT_CHECKSUM_ALGORITHM;
			}
		}
		const checksumAlgorithm = getChecksumAlgorithmForRequest(input, {
			requestChecksumRequired,
			requestAlgorithmMember: requestAlgorithmMember?.name,
			requestChecksumCalculation
		});
		let updatedBody = requestBody;
		let updatedHeaders = headers;
		if (checksumAlgorithm) {
			switch (checksumAlgorithm) {
				case ChecksumAlgorithm.CRC32:
					setFeature$1(context, "FLEXIBLE_CHECKSUMS_REQ_CRC32", "U");
					break;
				case ChecksumAlgorithm.CRC32C:
					setFeature$1(context, "FLEXIBLE_CHECKSUMS_REQ_CRC32C", "V");
					break;
				case ChecksumAlgorithm.CRC64NVME:
					setFeature$1(context, "FLEXIBLE_CHECKSUMS_REQ_CRC64", "W");
					break;
				case ChecksumAlgorithm.SHA1:
					setFeature$1(context, "FLEXIBLE_CHECKSUMS_REQ_SHA1", "X");
					break;
				case ChecksumAlgorithm.SHA256: setFeature$1(context, "FLEXIBLE_CHECKSUMS_REQ_SHA256", "Y");
			}
			const checksumLocationName = getChecksumLocationName(checksumAlgorithm);
			const checksumAlgorithmFn = selectChecksumAlgorithmFunction(checksumAlgorithm, config);
			if (isStreaming(requestBody)) {
				const { getAwsChunkedEncodingStream, bodyLengthChecker } = config;
				updatedBody = getAwsChunkedEncodingStream(typeof config.requestStreamBufferSize === "number" && config.requestStreamBufferSize >= 8192 ? createBufferedReadable(requestBody, config.requestStreamBufferSize, context.logger) : requestBody, {
					base64Encoder,
					bodyLengthChecker,
					checksumLocationName,
					checksumAlgorithmFn,
					streamHasher
				});
				updatedHeaders = {
					...headers,
					"content-encoding": headers["content-encoding"] ? `${headers["content-encoding"]},aws-chunked` : "aws-chunked",
					"transfer-encoding": "chunked",
					"x-amz-decoded-content-length": headers["content-length"],
					"x-amz-content-sha256": "STREAMING-UNSIGNED-PAYLOAD-TRAILER",
					"x-amz-trailer": checksumLocationName
				};
				delete updatedHeaders["content-length"];
			} else if (!hasHeader(checksumLocationName, headers)) {
				const rawChecksum = await stringHasher(checksumAlgorithmFn, requestBody);
				updatedHeaders = {
					...headers,
					[checksumLocationName]: base64Encoder(rawChecksum)
				};
			}
		}
		try {
			return await next({
				...args,
				request: {
					...request,
					headers: updatedHeaders,
					body: updatedBody
				}
			});
		} catch (e) {
			if (e instanceof Error && e.name === "InvalidChunkSizeError") try {
				if (!e.message.endsWith(".")) e.message += ".";
				e.message += " Set [requestStreamBufferSize=number e.g. 65_536] in client constructor to instruct AWS SDK to buffer your input stream.";
			} catch (ignored) {}
			throw e;
		}
	};
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsInputMiddleware.js
var flexibleChecksumsInputMiddlewareOptions, flexibleChecksumsInputMiddleware;
var init_flexibleChecksumsInputMiddleware = __esmMin((() => {
	init_client();
	init_constants$4();
	flexibleChecksumsInputMiddlewareOptions = {
		name: "flexibleChecksumsInputMiddleware",
		toMiddleware: "serializerMiddleware",
		relation: "before",
		tags: ["BODY_CHECKSUM"],
		override: true
	};
	flexibleChecksumsInputMiddleware = (config, middlewareConfig) => (next, context) => async (args) => {
		const input = args.input;
		const { requestValidationModeMember } = middlewareConfig;
		const requestChecksumCalculation = await config.requestChecksumCalculation();
		const responseChecksumValidation = await config.responseChecksumValidation();
		switch (requestChecksumCalculation) {
			case RequestChecksumCalculation.WHEN_REQUIRED:
				setFeature$1(context, "FLEXIBLE_CHECKSUMS_REQ_WHEN_REQUIRED", "a");
				break;
			case RequestChecksumCalculation.WHEN_SUPPORTED: setFeature$1(context, "FLEXIBLE_CHECKSUMS_REQ_WHEN_SUPPORTED", "Z");
		}
		switch (responseChecksumValidation) {
			case ResponseChecksumValidation.WHEN_REQUIRED:
				setFeature$1(context, "FLEXIBLE_CHECKSUMS_RES_WHEN_REQUIRED", "c");
				break;
			case ResponseChecksumValidation.WHEN_SUPPORTED: setFeature$1(context, "FLEXIBLE_CHECKSUMS_RES_WHEN_SUPPORTED", "b");
		}
		if (requestValidationModeMember && !input[requestValidationModeMember]) {
			if (responseChecksumValidation === ResponseChecksumValidation.WHEN_SUPPORTED) input[requestValidationModeMember] = "ENABLED";
		}
		return next(args);
	};
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumAlgorithmListForResponse.js
var getChecksumAlgorithmListForResponse;
var init_getChecksumAlgorithmListForResponse = __esmMin((() => {
	init_types();
	getChecksumAlgorithmListForResponse = (responseAlgorithms = []) => {
		const validChecksumAlgorithms = [];
		let i = PRIORITY_ORDER_ALGORITHMS.length;
		for (const algorithm of responseAlgorithms) {
			const priority = PRIORITY_ORDER_ALGORITHMS.indexOf(algorithm);
			if (priority !== -1) validChecksumAlgorithms[priority] = algorithm;
			else validChecksumAlgorithms[i++] = algorithm;
		}
		return validChecksumAlgorithms.filter(Boolean);
	};
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/isChecksumWithPartNumber.js
var isChecksumWithPartNumber;
var init_isChecksumWithPartNumber = __esmMin((() => {
	isChecksumWithPartNumber = (checksum) => {
		const lastHyphenIndex = checksum.lastIndexOf("-");
		if (lastHyphenIndex !== -1) {
			const numberPart = checksum.slice(lastHyphenIndex + 1);
			if (!numberPart.startsWith("0")) {
				const number = parseInt(numberPart, 10);
				if (!isNaN(number) && number >= 1 && number <= 1e4) return true;
			}
		}
		return false;
	};
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksum.js
var getChecksum;
var init_getChecksum = __esmMin((() => {
	init_stringHasher();
	getChecksum = async (body, { checksumAlgorithmFn, base64Encoder }) => base64Encoder(await stringHasher(checksumAlgorithmFn, body));
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/validateChecksumFromResponse.js
var validateChecksumFromResponse;
var init_validateChecksumFromResponse = __esmMin((() => {
	init_serde();
	init_constants$4();
	init_getChecksum();
	init_getChecksumAlgorithmListForResponse();
	init_getChecksumLocationName();
	init_isStreaming();
	init_selectChecksumAlgorithmFunction();
	validateChecksumFromResponse = async (response, { config, responseAlgorithms, logger }) => {
		const checksumAlgorithms = getChecksumAlgorithmListForResponse(responseAlgorithms);
		const { body: responseBody, headers: responseHeaders } = response;
		for (const algorithm of checksumAlgorithms) {
			const responseHeader = getChecksumLocationName(algorithm);
			const checksumFromResponse = responseHeaders[responseHeader];
			if (checksumFromResponse) {
				let checksumAlgorithmFn;
				try {
					checksumAlgorithmFn = selectChecksumAlgorithmFunction(algorithm, config);
				} catch (error) {
					if (algorithm === ChecksumAlgorithm.CRC64NVME) {
						logger?.warn(`Skipping ${ChecksumAlgorithm.CRC64NVME} checksum validation: ${error.message}`);
						continue;
					}
					throw error;
				}
				const { base64Encoder } = config;
				if (isStreaming(responseBody)) {
					response.body = createChecksumStream({
						expectedChecksum: checksumFromResponse,
						checksumSourceLocation: responseHeader,
						checksum: new checksumAlgorithmFn(),
						source: responseBody,
						base64Encoder
					});
					return;
				}
				const checksum = await getChecksum(responseBody, {
					checksumAlgorithmFn,
					base64Encoder
				});
				if (checksum === checksumFromResponse) break;
				throw new Error(`Checksum mismatch: expected "${checksum}" but received "${checksumFromResponse}" in response header "${responseHeader}".`);
			}
		}
	};
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsResponseMiddleware.js
var flexibleChecksumsResponseMiddlewareOptions, flexibleChecksumsResponseMiddleware;
var init_flexibleChecksumsResponseMiddleware = __esmMin((() => {
	init_protocols$1();
	init_getChecksumAlgorithmListForResponse();
	init_getChecksumLocationName();
	init_isChecksumWithPartNumber();
	init_validateChecksumFromResponse();
	flexibleChecksumsResponseMiddlewareOptions = {
		name: "flexibleChecksumsResponseMiddleware",
		toMiddleware: "deserializerMiddleware",
		relation: "after",
		tags: ["BODY_CHECKSUM"],
		override: true
	};
	flexibleChecksumsResponseMiddleware = (config, middlewareConfig) => (next, context) => async (args) => {
		if (!HttpRequest.isInstance(args.request)) return next(args);
		const input = args.input;
		const result = await next(args);
		const response = result.response;
		const { requestValidationModeMember, responseAlgorithms } = middlewareConfig;
		if (requestValidationModeMember && input[requestValidationModeMember] === "ENABLED") {
			const { clientName, commandName } = context;
			const customChecksumAlgorithms = Object.keys(config.checksumAlgorithms ?? {}).filter((algorithm) => {
				const responseHeader = getChecksumLocationName(algorithm);
				return response.headers[responseHeader] !== void 0;
			});
			const algoList = getChecksumAlgorithmListForResponse([...responseAlgorithms ?? [], ...customChecksumAlgorithms]);
			if (clientName === "S3Client" && commandName === "GetObjectCommand" && algoList.every((algorithm) => {
				const responseHeader = getChecksumLocationName(algorithm);
				const checksumFromResponse = response.headers[responseHeader];
				return !checksumFromResponse || isChecksumWithPartNumber(checksumFromResponse);
			})) return result;
			await validateChecksumFromResponse(response, {
				config,
				responseAlgorithms: algoList,
				logger: context.logger
			});
		}
		return result;
	};
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getFlexibleChecksumsPlugin.js
var getFlexibleChecksumsPlugin;
var init_getFlexibleChecksumsPlugin = __esmMin((() => {
	init_flexibleChecksumsInputMiddleware();
	init_flexibleChecksumsMiddleware();
	init_flexibleChecksumsResponseMiddleware();
	getFlexibleChecksumsPlugin = (config, middlewareConfig) => ({ applyToStack: (clientStack) => {
		clientStack.add(flexibleChecksumsMiddleware(config, middlewareConfig), flexibleChecksumsMiddlewareOptions);
		clientStack.addRelativeTo(flexibleChecksumsInputMiddleware(config, middlewareConfig), flexibleChecksumsInputMiddlewareOptions);
		clientStack.addRelativeTo(flexibleChecksumsResponseMiddleware(config, middlewareConfig), flexibleChecksumsResponseMiddlewareOptions);
	} });
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/resolveFlexibleChecksumsConfig.js
var resolveFlexibleChecksumsConfig;
var init_resolveFlexibleChecksumsConfig = __esmMin((() => {
	init_client$1();
	init_constants$4();
	resolveFlexibleChecksumsConfig = (input) => {
		const { requestChecksumCalculation, responseChecksumValidation, requestStreamBufferSize } = input;
		return Object.assign(input, {
			requestChecksumCalculation: normalizeProvider$1(requestChecksumCalculation ?? DEFAULT_REQUEST_CHECKSUM_CALCULATION),
			responseChecksumValidation: normalizeProvider$1(responseChecksumValidation ?? DEFAULT_RESPONSE_CHECKSUM_VALIDATION),
			requestStreamBufferSize: Number(requestStreamBufferSize ?? 0),
			checksumAlgorithms: input.checksumAlgorithms ?? {}
		});
	};
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/index.js
var flexible_checksums_exports = /* @__PURE__ */ __exportAll({
	CONFIG_REQUEST_CHECKSUM_CALCULATION: () => CONFIG_REQUEST_CHECKSUM_CALCULATION,
	CONFIG_RESPONSE_CHECKSUM_VALIDATION: () => CONFIG_RESPONSE_CHECKSUM_VALIDATION,
	ChecksumAlgorithm: () => ChecksumAlgorithm,
	ChecksumLocation: () => ChecksumLocation,
	DEFAULT_CHECKSUM_ALGORITHM: () => DEFAULT_CHECKSUM_ALGORITHM,
	DEFAULT_REQUEST_CHECKSUM_CALCULATION: () => DEFAULT_REQUEST_CHECKSUM_CALCULATION,
	DEFAULT_RESPONSE_CHECKSUM_VALIDATION: () => DEFAULT_RESPONSE_CHECKSUM_VALIDATION,
	ENV_REQUEST_CHECKSUM_CALCULATION: () => ENV_REQUEST_CHECKSUM_CALCULATION,
	ENV_RESPONSE_CHECKSUM_VALIDATION: () => ENV_RESPONSE_CHECKSUM_VALIDATION,
	NODE_REQUEST_CHECKSUM_CALCULATION_CONFIG_OPTIONS: () => NODE_REQUEST_CHECKSUM_CALCULATION_CONFIG_OPTIONS,
	NODE_RESPONSE_CHECKSUM_VALIDATION_CONFIG_OPTIONS: () => NODE_RESPONSE_CHECKSUM_VALIDATION_CONFIG_OPTIONS,
	RequestChecksumCalculation: () => RequestChecksumCalculation,
	ResponseChecksumValidation: () => ResponseChecksumValidation,
	flexibleChecksumsMiddleware: () => flexibleChecksumsMiddleware,
	flexibleChecksumsMiddlewareOptions: () => flexibleChecksumsMiddlewareOptions,
	getFlexibleChecksumsPlugin: () => getFlexibleChecksumsPlugin,
	resolveFlexibleChecksumsConfig: () => resolveFlexibleChecksumsConfig
});
var init_flexible_checksums = __esmMin((() => {
	init_NODE_REQUEST_CHECKSUM_CALCULATION_CONFIG_OPTIONS();
	init_NODE_RESPONSE_CHECKSUM_VALIDATION_CONFIG_OPTIONS();
	init_constants$4();
	init_flexibleChecksumsMiddleware();
	init_getFlexibleChecksumsPlugin();
	init_resolveFlexibleChecksumsConfig();
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-check-content-length-header/check-content-length-header.js
function checkContentLengthHeader() {
	return (next, context) => async (args) => {
		const { request } = args;
		if (HttpRequest.isInstance(request)) {
			if (!(CONTENT_LENGTH_HEADER in request.headers) && !(DECODED_CONTENT_LENGTH_HEADER in request.headers)) {
				const message = `Are you using a Stream of unknown length as the Body of a PutObject request? Consider using Upload instead from @aws-sdk/lib-storage.`;
				if (typeof context?.logger?.warn === "function" && !(context.logger instanceof NoOpLogger)) context.logger.warn(message);
				else console.warn(message);
			}
		}
		return next({ ...args });
	};
}
var CONTENT_LENGTH_HEADER, DECODED_CONTENT_LENGTH_HEADER, checkContentLengthHeaderMiddlewareOptions, getCheckContentLengthHeaderPlugin;
var init_check_content_length_header = __esmMin((() => {
	init_client$1();
	init_protocols$1();
	CONTENT_LENGTH_HEADER = "content-length";
	DECODED_CONTENT_LENGTH_HEADER = "x-amz-decoded-content-length";
	checkContentLengthHeaderMiddlewareOptions = {
		step: "finalizeRequest",
		tags: ["CHECK_CONTENT_LENGTH_HEADER"],
		name: "getCheckContentLengthHeaderPlugin",
		override: true
	};
	getCheckContentLengthHeaderPlugin = (unused) => ({ applyToStack: (clientStack) => {
		clientStack.add(checkContentLengthHeader(), checkContentLengthHeaderMiddlewareOptions);
	} });
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/region-redirect-endpoint-middleware.js
var regionRedirectEndpointMiddleware, regionRedirectEndpointMiddlewareOptions;
var init_region_redirect_endpoint_middleware = __esmMin((() => {
	regionRedirectEndpointMiddleware = (config) => {
		return (next, context) => async (args) => {
			const originalRegion = await config.region();
			const regionProviderRef = config.region;
			let unlock = () => {};
			if (context.__s3RegionRedirect) {
				Object.defineProperty(config, "region", {
					writable: false,
					value: async () => {
						return context.__s3RegionRedirect;
					}
				});
				unlock = () => Object.defineProperty(config, "region", {
					writable: true,
					value: regionProviderRef
				});
			}
			try {
				const result = await next(args);
				if (context.__s3RegionRedirect) {
					unlock();
					if (originalRegion !== await config.region()) throw new Error("Region was not restored following S3 region redirect.");
				}
				return result;
			} catch (e) {
				unlock();
				throw e;
			}
		};
	};
	regionRedirectEndpointMiddlewareOptions = {
		tags: ["REGION_REDIRECT", "S3"],
		name: "regionRedirectEndpointMiddleware",
		override: true,
		relation: "before",
		toMiddleware: "endpointV2Middleware"
	};
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/region-redirect-middleware.js
function regionRedirectMiddleware(clientConfig) {
	return (next, context) => async (args) => {
		try {
			return await next(args);
		} catch (err) {
			if (clientConfig.followRegionRedirects) {
				const statusCode = err?.$metadata?.httpStatusCode;
				const isHeadBucket = context.commandName === "HeadBucketCommand";
				const bucketRegionHeader = err?.$response?.headers?.["x-amz-bucket-region"];
				if (bucketRegionHeader) {
					if (statusCode === 301 || statusCode === 400 && (err?.name === "IllegalLocationConstraintException" || isHeadBucket)) {
						try {
							const actualRegion = bucketRegionHeader;
							context.logger?.debug(`Redirecting from ${await clientConfig.region()} to ${actualRegion}`);
							context.__s3RegionRedirect = actualRegion;
							setFeature$1(context, "S3_REGION_REDIRECT", "Ah");
						} catch (e) {
							throw new Error("Region redirect failed: " + e);
						}
						return next(args);
					}
				}
			}
			throw err;
		}
	};
}
var regionRedirectMiddlewareOptions, getRegionRedirectMiddlewarePlugin;
var init_region_redirect_middleware = __esmMin((() => {
	init_client();
	init_region_redirect_endpoint_middleware();
	regionRedirectMiddlewareOptions = {
		step: "initialize",
		tags: ["REGION_REDIRECT", "S3"],
		name: "regionRedirectMiddleware",
		override: true
	};
	getRegionRedirectMiddlewarePlugin = (clientConfig) => ({ applyToStack: (clientStack) => {
		clientStack.add(regionRedirectMiddleware(clientConfig), regionRedirectMiddlewareOptions);
		clientStack.addRelativeTo(regionRedirectEndpointMiddleware(clientConfig), regionRedirectEndpointMiddlewareOptions);
	} });
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/classes/S3ExpressIdentityCache.js
var S3ExpressIdentityCache;
var init_S3ExpressIdentityCache = __esmMin((() => {
	S3ExpressIdentityCache = class S3ExpressIdentityCache {
		data;
		lastPurgeTime = Date.now();
		static EXPIRED_CREDENTIAL_PURGE_INTERVAL_MS = 3e4;
		constructor(data = {}) {
			this.data = data;
		}
		get(key) {
			const entry = this.data[key];
			if (!entry) return;
			return entry;
		}
		set(key, entry) {
			this.data[key] = entry;
			return entry;
		}
		delete(key) {
			delete this.data[key];
		}
		clear() {
			this.data = {};
		}
		async purgeExpired() {
			const now = Date.now();
			if (this.lastPurgeTime + S3ExpressIdentityCache.EXPIRED_CREDENTIAL_PURGE_INTERVAL_MS > now) return;
			const data = this.data;
			for (const key in data) {
				const entry = data[key];
				if (!entry.isRefreshing) {
					const credential = await entry.identity;
					if (credential.expiration) {
						if (credential.expiration.getTime() < now && data[key] === entry) delete data[key];
					}
				}
			}
		}
	};
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/classes/S3ExpressIdentityCacheEntry.js
var S3ExpressIdentityCacheEntry;
var init_S3ExpressIdentityCacheEntry = __esmMin((() => {
	S3ExpressIdentityCacheEntry = class {
		_identity;
		isRefreshing;
		accessed;
		constructor(_identity, isRefreshing = false, accessed = Date.now()) {
			this._identity = _identity;
			this.isRefreshing = isRefreshing;
			this.accessed = accessed;
		}
		get identity() {
			this.accessed = Date.now();
			return this._identity;
		}
	};
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/classes/S3ExpressIdentityProviderImpl.js
var S3ExpressIdentityProviderImpl;
var init_S3ExpressIdentityProviderImpl = __esmMin((() => {
	init_S3ExpressIdentityCache();
	init_S3ExpressIdentityCacheEntry();
	S3ExpressIdentityProviderImpl = class S3ExpressIdentityProviderImpl {
		createSessionFn;
		cache;
		static REFRESH_WINDOW_MS = 6e4;
		accessKeyId;
		cacheGeneration = 0;
		constructor(createSessionFn, cache = new S3ExpressIdentityCache()) {
			this.createSessionFn = createSessionFn;
			this.cache = cache;
		}
		async getS3ExpressIdentity(awsIdentity, identityProperties) {
			const bucket = identityProperties.Bucket;
			const { cache } = this;
			if (awsIdentity.accessKeyId !== this.accessKeyId) {
				this.accessKeyId = awsIdentity.accessKeyId;
				this.cacheGeneration++;
				cache.clear();
			}
			const cacheGeneration = this.cacheGeneration;
			const entry = cache.get(bucket);
			if (entry) return entry.identity.then((identity) => {
				if ((identity.expiration?.getTime() ?? 0) < Date.now()) return cache.set(bucket, new S3ExpressIdentityCacheEntry(this.getIdentity(bucket))).identity;
				if ((identity.expiration?.getTime() ?? 0) < Date.now() + S3ExpressIdentityProviderImpl.REFRESH_WINDOW_MS && !entry.isRefreshing) {
					entry.isRefreshing = true;
					this.getIdentity(bucket).then((id) => {
						if (cacheGeneration === this.cacheGeneration) cache.set(bucket, new S3ExpressIdentityCacheEntry(Promise.resolve(id)));
					});
				}
				return identity;
			});
			return cache.set(bucket, new S3ExpressIdentityCacheEntry(this.getIdentity(bucket))).identity;
		}
		async getIdentity(bucket) {
			await this.cache.purgeExpired().catch((error) => {
				console.warn("Error while clearing expired entries in S3ExpressIdentityCache: \n" + error);
			});
			const session = await this.createSessionFn(bucket);
			if (!session.Credentials?.AccessKeyId || !session.Credentials?.SecretAccessKey) throw new Error("s3#createSession response credential missing AccessKeyId or SecretAccessKey.");
			return {
				accessKeyId: session.Credentials.AccessKeyId,
				secretAccessKey: session.Credentials.SecretAccessKey,
				sessionToken: session.Credentials.SessionToken,
				expiration: session.Credentials.Expiration ? new Date(session.Credentials.Expiration) : void 0
			};
		}
	};
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-configuration/s3Configuration.js
var resolveS3Config;
var init_s3Configuration = __esmMin((() => {
	init_S3ExpressIdentityProviderImpl();
	resolveS3Config = (input, { session }) => {
		const [s3ClientProvider, CreateSessionCommandCtor] = session;
		const { forcePathStyle, useAccelerateEndpoint, disableMultiregionAccessPoints, followRegionRedirects, s3ExpressIdentityProvider, bucketEndpoint, expectContinueHeader } = input;
		return Object.assign(input, {
			forcePathStyle: forcePathStyle ?? false,
			useAccelerateEndpoint: useAccelerateEndpoint ?? false,
			disableMultiregionAccessPoints: disableMultiregionAccessPoints ?? false,
			followRegionRedirects: followRegionRedirects ?? false,
			s3ExpressIdentityProvider: s3ExpressIdentityProvider ?? new S3ExpressIdentityProviderImpl(async (key) => s3ClientProvider().send(new CreateSessionCommandCtor({ Bucket: key }))),
			bucketEndpoint: bucketEndpoint ?? false,
			expectContinueHeader: expectContinueHeader ?? 2097152
		});
	};
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-expires/s3-expires-middleware.js
var s3ExpiresMiddleware, s3ExpiresMiddlewareOptions, getS3ExpiresMiddlewarePlugin;
var init_s3_expires_middleware = __esmMin((() => {
	init_protocols$1();
	init_serde();
	s3ExpiresMiddleware = (config) => {
		return (next, context) => async (args) => {
			const result = await next(args);
			const { response } = result;
			if (HttpResponse.isInstance(response)) {
				if (response.headers.expires) {
					response.headers.expiresstring = response.headers.expires;
					try {
						parseRfc7231DateTime(response.headers.expires);
					} catch (e) {
						context.logger?.warn(`AWS SDK Warning for ${context.clientName}::${context.commandName} response parsing (${response.headers.expires}): ${e}`);
						delete response.headers.expires;
					}
				}
			}
			return result;
		};
	};
	s3ExpiresMiddlewareOptions = {
		tags: ["S3"],
		name: "s3ExpiresMiddleware",
		override: true,
		relation: "after",
		toMiddleware: "deserializerMiddleware"
	};
	getS3ExpiresMiddlewarePlugin = (clientConfig) => ({ applyToStack: (clientStack) => {
		clientStack.addRelativeTo(s3ExpiresMiddleware(clientConfig), s3ExpiresMiddlewareOptions);
	} });
}));

// node_modules/@smithy/signature-v4/dist-cjs/index.js
var require_dist_cjs$14 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { hasOwn, fromUtf8, fromHex, toHex, toUint8Array, writeKey, isArrayBuffer } = (init_serde(), __toCommonJS(serde_exports));
	const { normalizeProvider } = (init_client$1(), __toCommonJS(client_exports$1));
	const { escapeUri, HttpRequest } = (init_protocols$1(), __toCommonJS(protocols_exports));
	var HeaderFormatter = class {
		format(headers) {
			const chunks = [];
			for (const headerName in headers) {
				if (!hasOwn(headers, headerName)) continue;
				const bytes = fromUtf8(headerName);
				chunks.push(Uint8Array.from([bytes.byteLength]), bytes, this.formatHeaderValue(headers[headerName]));
			}
			const out = new Uint8Array(chunks.reduce((carry, bytes) => carry + bytes.byteLength, 0));
			let position = 0;
			for (const chunk of chunks) {
				out.set(chunk, position);
				position += chunk.byteLength;
			}
			return out;
		}
		formatHeaderValue(header) {
			switch (header.type) {
				case "boolean": return Uint8Array.from([header.value ? 0 : 1]);
				case "byte": return Uint8Array.from([2, header.value]);
				case "short":
					const shortView = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(3));
					shortView.setUint8(0, 3);
					shortView.setInt16(1, header.value, false);
					return new Uint8Array(shortView.buffer);
				case "integer":
					const intView = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(5));
					intView.setUint8(0, 4);
					intView.setInt32(1, header.value, false);
					return new Uint8Array(intView.buffer);
				case "long":
					const longBytes = /* @__PURE__ */ new Uint8Array(9);
					longBytes[0] = 5;
					longBytes.set(header.value.bytes, 1);
					return longBytes;
				case "binary":
					const binView = new DataView(new ArrayBuffer(3 + header.value.byteLength));
					binView.setUint8(0, 6);
					binView.setUint16(1, header.value.byteLength, false);
					const binBytes = new Uint8Array(binView.buffer);
					binBytes.set(header.value, 3);
					return binBytes;
				case "string":
					const utf8Bytes = fromUtf8(header.value);
					const strView = new DataView(new ArrayBuffer(3 + utf8Bytes.byteLength));
					strView.setUint8(0, 7);
					strView.setUint16(1, utf8Bytes.byteLength, false);
					const strBytes = new Uint8Array(strView.buffer);
					strBytes.set(utf8Bytes, 3);
					return strBytes;
				case "timestamp":
					const tsBytes = /* @__PURE__ */ new Uint8Array(9);
					tsBytes[0] = 8;
					tsBytes.set(Int64.fromNumber(header.value.valueOf()).bytes, 1);
					return tsBytes;
				case "uuid":
					if (!UUID_PATTERN.test(header.value)) throw new Error(`Invalid UUID received: ${header.value}`);
					const uuidBytes = /* @__PURE__ */ new Uint8Array(17);
					uuidBytes[0] = 9;
					uuidBytes.set(fromHex(header.value.replace(/-/g, "")), 1);
					return uuidBytes;
			}
		}
	};
	var HEADER_VALUE_TYPE;
	(function(HEADER_VALUE_TYPE) {
		HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["boolTrue"] = 0] = "boolTrue";
		HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["boolFalse"] = 1] = "boolFalse";
		HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["byte"] = 2] = "byte";
		HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["short"] = 3] = "short";
		HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["integer"] = 4] = "integer";
		HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["long"] = 5] = "long";
		HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["byteArray"] = 6] = "byteArray";
		HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["string"] = 7] = "string";
		HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["timestamp"] = 8] = "timestamp";
		HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["uuid"] = 9] = "uuid";
	})(HEADER_VALUE_TYPE || (HEADER_VALUE_TYPE = {}));
	const UUID_PATTERN = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/;
	var Int64 = class Int64 {
		bytes;
		constructor(bytes) {
			this.bytes = bytes;
			if (bytes.byteLength !== 8) throw new Error("Int64 buffers must be exactly 8 bytes");
		}
		static fromNumber(number) {
			if (number > 0x8000000000000000 || number < -0x8000000000000000) throw new Error(`${number} is too large (or, if negative, too small) to represent as an Int64`);
			const bytes = /* @__PURE__ */ new Uint8Array(8);
			for (let i = 7, remaining = Math.abs(Math.round(number)); i > -1 && remaining > 0; i--, remaining /= 256) bytes[i] = remaining;
			if (number < 0) negate(bytes);
			return new Int64(bytes);
		}
		valueOf() {
			const bytes = this.bytes.slice(0);
			const negative = bytes[0] & 128;
			if (negative) negate(bytes);
			return parseInt(toHex(bytes), 16) * (negative ? -1 : 1);
		}
		toString() {
			return String(this.valueOf());
		}
	};
	function negate(bytes) {
		for (let i = 0; i < 8; i++) bytes[i] ^= 255;
		for (let i = 7; i > -1; i--) {
			bytes[i]++;
			if (bytes[i] !== 0) break;
		}
	}
	const ALGORITHM_QUERY_PARAM = "X-Amz-Algorithm";
	const CREDENTIAL_QUERY_PARAM = "X-Amz-Credential";
	const AMZ_DATE_QUERY_PARAM = "X-Amz-Date";
	const SIGNED_HEADERS_QUERY_PARAM = "X-Amz-SignedHeaders";
	const EXPIRES_QUERY_PARAM = "X-Amz-Expires";
	const SIGNATURE_QUERY_PARAM = "X-Amz-Signature";
	const TOKEN_QUERY_PARAM = "X-Amz-Security-Token";
	const REGION_SET_PARAM = "X-Amz-Region-Set";
	const AUTH_HEADER = "authorization";
	const AMZ_DATE_HEADER = AMZ_DATE_QUERY_PARAM.toLowerCase();
	const DATE_HEADER = "date";
	const GENERATED_HEADERS = [
		AUTH_HEADER,
		AMZ_DATE_HEADER,
		DATE_HEADER
	];
	const SIGNATURE_HEADER = SIGNATURE_QUERY_PARAM.toLowerCase();
	const SHA256_HEADER = "x-amz-content-sha256";
	const TOKEN_HEADER = TOKEN_QUERY_PARAM.toLowerCase();
	const HOST_HEADER = "host";
	const ALWAYS_UNSIGNABLE_HEADERS = {
		authorization: true,
		"cache-control": true,
		connection: true,
		expect: true,
		from: true,
		"keep-alive": true,
		"max-forwards": true,
		pragma: true,
		referer: true,
		te: true,
		trailer: true,
		"transfer-encoding": true,
		upgrade: true,
		"user-agent": true,
		"x-amzn-trace-id": true
	};
	const PROXY_HEADER_PATTERN = /^proxy-/;
	const SEC_HEADER_PATTERN = /^sec-/;
	const UNSIGNABLE_PATTERNS = [/^proxy-/i, /^sec-/i];
	const ALGORITHM_IDENTIFIER = "AWS4-HMAC-SHA256";
	const ALGORITHM_IDENTIFIER_V4A = "AWS4-ECDSA-P256-SHA256";
	const EVENT_ALGORITHM_IDENTIFIER = "AWS4-HMAC-SHA256-PAYLOAD";
	const UNSIGNED_PAYLOAD = "UNSIGNED-PAYLOAD";
	const MAX_CACHE_SIZE = 50;
	const KEY_TYPE_IDENTIFIER = "aws4_request";
	const MAX_PRESIGNED_TTL = 604800;
	const getCanonicalQuery = ({ query = {} }) => {
		const keys = [];
		const serialized = {};
		for (const key in query) {
			if (!hasOwn(query, key)) continue;
			if (key.toLowerCase() === SIGNATURE_HEADER) continue;
			const encodedKey = escapeUri(key);
			keys.push(encodedKey);
			const value = query[key];
			if (typeof value === "string") serialized[encodedKey] = `${encodedKey}=${escapeUri(value)}`;
			else if (Array.isArray(value)) serialized[encodedKey] = value.slice(0).reduce((encoded, value) => encoded.concat([`${encodedKey}=${escapeUri(value)}`]), []).sort().join("&");
		}
		return keys.sort().map((key) => serialized[key]).filter((serialized) => serialized).join("&");
	};
	const iso8601 = (time) => toDate(time).toISOString().replace(/\.\d{3}Z$/, "Z");
	const toDate = (time) => {
		if (typeof time === "number") return /* @__PURE__ */ new Date(time * 1e3);
		if (typeof time === "string") {
			if (Number(time)) return /* @__PURE__ */ new Date(Number(time) * 1e3);
			return new Date(time);
		}
		return time;
	};
	var SignatureV4Base = class {
		service;
		regionProvider;
		credentialProvider;
		sha256;
		uriEscapePath;
		applyChecksum;
		constructor({ applyChecksum, credentials, region, service, sha256, uriEscapePath = true }) {
			this.service = service;
			this.sha256 = sha256;
			this.uriEscapePath = uriEscapePath;
			this.applyChecksum = typeof applyChecksum === "boolean" ? applyChecksum : true;
			this.regionProvider = normalizeProvider(region);
			this.credentialProvider = normalizeProvider(credentials);
		}
		createCanonicalRequest(request, canonicalHeaders, payloadHash) {
			const sortedHeaders = Object.keys(canonicalHeaders).sort();
			return `${request.method}
${this.getCanonicalPath(request)}
${getCanonicalQuery(request)}
${sortedHeaders.map((name) => `${name}:${canonicalHeaders[name]}`).join("\n")}

${sortedHeaders.join(";")}
${payloadHash}`;
		}
		async createStringToSign(longDate, credentialScope, canonicalRequest, algorithmIdentifier) {
			const hash = new this.sha256();
			hash.update(toUint8Array(canonicalRequest));
			const hashedRequest = await hash.digest();
			return `${algorithmIdentifier}
${longDate}
${credentialScope}
${toHex(hashedRequest)}`;
		}
		getCanonicalPath({ path }) {
			if (this.uriEscapePath) {
				const normalizedPathSegments = [];
				for (const pathSegment of path.split("/")) {
					if (pathSegment?.length === 0) continue;
					if (pathSegment === ".") continue;
					if (pathSegment === "..") normalizedPathSegments.pop();
					else normalizedPathSegments.push(pathSegment);
				}
				const normalizedPath = `${path?.startsWith("/") ? "/" : ""}${normalizedPathSegments.join("/")}${normalizedPathSegments.length > 0 && path?.endsWith("/") ? "/" : ""}`;
				return escapeUri(normalizedPath).replace(/%2F/g, "/");
			}
			return path;
		}
		validateResolvedCredentials(credentials) {
			if (typeof credentials !== "object" || typeof credentials.accessKeyId !== "string" || typeof credentials.secretAccessKey !== "string") throw new Error("Resolved credential object is not valid");
		}
		formatDate(now) {
			const longDate = iso8601(now).replace(/[-:]/g, "");
			return {
				longDate,
				shortDate: longDate.slice(0, 8)
			};
		}
		getCanonicalHeaderList(headers) {
			return Object.keys(headers).sort().join(";");
		}
	};
	const signingKeyCache = {};
	const cacheQueue = [];
	const createScope = (shortDate, region, service) => `${shortDate}/${region}/${service}/${KEY_TYPE_IDENTIFIER}`;
	const getSigningKey = async (sha256Constructor, credentials, shortDate, region, service) => {
		const credsHash = await hmac(sha256Constructor, credentials.secretAccessKey, credentials.accessKeyId);
		const cacheKey = `${shortDate}:${region}:${service}:${toHex(credsHash)}:${credentials.sessionToken}`;
		if (cacheKey in signingKeyCache) return signingKeyCache[cacheKey];
		cacheQueue.push(cacheKey);
		while (cacheQueue.length > MAX_CACHE_SIZE) delete signingKeyCache[cacheQueue.shift()];
		let key = `AWS4${credentials.secretAccessKey}`;
		for (const signable of [
			shortDate,
			region,
			service,
			KEY_TYPE_IDENTIFIER
		]) key = await hmac(sha256Constructor, key, signable);
		return signingKeyCache[cacheKey] = key;
	};
	const clearCredentialCache = () => {
		cacheQueue.length = 0;
		Object.keys(signingKeyCache).forEach((cacheKey) => {
			delete signingKeyCache[cacheKey];
		});
	};
	const hmac = (ctor, secret, data) => {
		const hash = new ctor(secret);
		hash.update(toUint8Array(data));
		return hash.digest();
	};
	const getCanonicalHeaders = ({ headers }, unsignableHeaders, signableHeaders) => {
		const canonical = {};
		for (const headerName of Object.keys(headers).sort()) {
			if (headers[headerName] == void 0) continue;
			const canonicalHeaderName = headerName.toLowerCase();
			if (hasOwn(ALWAYS_UNSIGNABLE_HEADERS, canonicalHeaderName) || unsignableHeaders?.has(canonicalHeaderName) || PROXY_HEADER_PATTERN.test(canonicalHeaderName) || SEC_HEADER_PATTERN.test(canonicalHeaderName)) {
				if (!signableHeaders || signableHeaders && !signableHeaders.has(canonicalHeaderName)) continue;
			}
			if (canonicalHeaderName === "__proto__") writeKey(canonical);
			canonical[canonicalHeaderName] = headers[headerName].replace(/[\r\n]/g, " ").replace(/[ \t]+/g, " ").replace(/^ | $/g, "");
		}
		return canonical;
	};
	const getPayloadHash = async ({ headers, body }, hashConstructor) => {
		for (const headerName in headers) {
			if (!hasOwn(headers, headerName)) continue;
			if (headerName.toLowerCase() === SHA256_HEADER) return headers[headerName];
		}
		if (body == void 0) return "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
		else if (typeof body === "string" || ArrayBuffer.isView(body) || isArrayBuffer(body)) {
			const hashCtor = new hashConstructor();
			hashCtor.update(toUint8Array(body));
			return toHex(await hashCtor.digest());
		}
		return UNSIGNED_PAYLOAD;
	};
	const hasHeader = (soughtHeader, headers) => {
		soughtHeader = soughtHeader.toLowerCase();
		for (const headerName in headers) {
			if (!hasOwn(headers, headerName)) continue;
			if (soughtHeader === headerName.toLowerCase()) return true;
		}
		return false;
	};
	const moveHeadersToQuery = (request, options = {}) => {
		const { headers, query = {} } = HttpRequest.clone(request);
		for (const name in headers) {
			if (!hasOwn(headers, name)) continue;
			const lname = name.toLowerCase();
			if (lname.slice(0, 6) === "x-amz-" && !options.unhoistableHeaders?.has(lname) || options.hoistableHeaders?.has(lname)) {
				query[name] = headers[name];
				delete headers[name];
			}
		}
		return {
			...request,
			headers,
			query
		};
	};
	const prepareRequest = (request) => {
		request = HttpRequest.clone(request);
		for (const headerName in request.headers) {
			if (!hasOwn(request.headers, headerName)) continue;
			if (GENERATED_HEADERS.indexOf(headerName.toLowerCase()) > -1) delete request.headers[headerName];
		}
		return request;
	};
	var SignatureV4 = class extends SignatureV4Base {
		headerFormatter = new HeaderFormatter();
		constructor({ applyChecksum, credentials, region, service, sha256, uriEscapePath = true }) {
			super({
				applyChecksum,
				credentials,
				region,
				service,
				sha256,
				uriEscapePath
			});
		}
		async presign(originalRequest, options = {}) {
			const { signingDate = /* @__PURE__ */ new Date(), expiresIn = 3600, unsignableHeaders, unhoistableHeaders, signableHeaders, hoistableHeaders, signingRegion, signingService } = options;
			const credentials = await this.credentialProvider();
			this.validateResolvedCredentials(credentials);
			const region = signingRegion ?? await this.regionProvider();
			const { longDate, shortDate } = this.formatDate(signingDate);
			if (expiresIn > MAX_PRESIGNED_TTL) return Promise.reject("Signature version 4 presigned URLs must have an expiration date less than one week in the future");
			const scope = createScope(shortDate, region, signingService ?? this.service);
			const request = moveHeadersToQuery(prepareRequest(originalRequest), {
				unhoistableHeaders,
				hoistableHeaders
			});
			if (credentials.sessionToken) request.query[TOKEN_QUERY_PARAM] = credentials.sessionToken;
			request.query[ALGORITHM_QUERY_PARAM] = ALGORITHM_IDENTIFIER;
			request.query[CREDENTIAL_QUERY_PARAM] = `${credentials.accessKeyId}/${scope}`;
			request.query[AMZ_DATE_QUERY_PARAM] = longDate;
			request.query[EXPIRES_QUERY_PARAM] = expiresIn.toString(10);
			const canonicalHeaders = getCanonicalHeaders(request, unsignableHeaders, signableHeaders);
			request.query[SIGNED_HEADERS_QUERY_PARAM] = this.getCanonicalHeaderList(canonicalHeaders);
			request.query[SIGNATURE_QUERY_PARAM] = await this.getSignature(longDate, scope, this.getSigningKey(credentials, region, shortDate, signingService), this.createCanonicalRequest(request, canonicalHeaders, await getPayloadHash(originalRequest, this.sha256)));
			return request;
		}
		async sign(toSign, options) {
			if (typeof toSign === "string") return this.signString(toSign, options);
			else if (toSign.headers && toSign.payload) return this.signEvent(toSign, options);
			else if (toSign.message) return this.signMessage(toSign, options);
			else return this.signRequest(toSign, options);
		}
		async signEvent({ headers, payload }, { signingDate = /* @__PURE__ */ new Date(), priorSignature, signingRegion, signingService, eventStreamCredentials }) {
			const region = signingRegion ?? await this.regionProvider();
			const { shortDate, longDate } = this.formatDate(signingDate);
			const scope = createScope(shortDate, region, signingService ?? this.service);
			const hashedPayload = await getPayloadHash({
				headers: {},
				body: payload
			}, this.sha256);
			const hash = new this.sha256();
			hash.update(headers);
			const hashedHeaders = toHex(await hash.digest());
			const stringToSign = [
				EVENT_ALGORITHM_IDENTIFIER,
				longDate,
				scope,
				priorSignature,
				hashedHeaders,
				hashedPayload
			].join("\n");
			return this.signString(stringToSign, {
				signingDate,
				signingRegion: region,
				signingService,
				eventStreamCredentials
			});
		}
		async signMessage(signableMessage, { signingDate = /* @__PURE__ */ new Date(), signingRegion, signingService, eventStreamCredentials }) {
			return this.signEvent({
				headers: this.headerFormatter.format(signableMessage.message.headers),
				payload: signableMessage.message.body
			}, {
				signingDate,
				signingRegion,
				signingService,
				priorSignature: signableMessage.priorSignature,
				eventStreamCredentials
			}).then((signature) => {
				return {
					message: signableMessage.message,
					signature
				};
			});
		}
		async signString(stringToSign, { signingDate = /* @__PURE__ */ new Date(), signingRegion, signingService, eventStreamCredentials } = {}) {
			const credentials = eventStreamCredentials ?? await this.credentialProvider();
			this.validateResolvedCredentials(credentials);
			const region = signingRegion ?? await this.regionProvider();
			const { shortDate } = this.formatDate(signingDate);
			const hash = new this.sha256(await this.getSigningKey(credentials, region, shortDate, signingService));
			hash.update(toUint8Array(stringToSign));
			return toHex(await hash.digest());
		}
		async signRequest(requestToSign, { signingDate = /* @__PURE__ */ new Date(), signableHeaders, unsignableHeaders, signingRegion, signingService } = {}) {
			const credentials = await this.credentialProvider();
			this.validateResolvedCredentials(credentials);
			const region = signingRegion ?? await this.regionProvider();
			const request = prepareRequest(requestToSign);
			const { longDate, shortDate } = this.formatDate(signingDate);
			const scope = createScope(shortDate, region, signingService ?? this.service);
			request.headers[AMZ_DATE_HEADER] = longDate;
			if (credentials.sessionToken) request.headers[TOKEN_HEADER] = credentials.sessionToken;
			const payloadHash = await getPayloadHash(request, this.sha256);
			if (!hasHeader(SHA256_HEADER, request.headers) && this.applyChecksum) request.headers[SHA256_HEADER] = payloadHash;
			const canonicalHeaders = getCanonicalHeaders(request, unsignableHeaders, signableHeaders);
			const signature = await this.getSignature(longDate, scope, this.getSigningKey(credentials, region, shortDate, signingService), this.createCanonicalRequest(request, canonicalHeaders, payloadHash));
			request.headers[AUTH_HEADER] = `${ALGORITHM_IDENTIFIER} Credential=${credentials.accessKeyId}/${scope}, SignedHeaders=${this.getCanonicalHeaderList(canonicalHeaders)}, Signature=${signature}`;
			return request;
		}
		async getSignature(longDate, credentialScope, keyPromise, canonicalRequest) {
			const stringToSign = await this.createStringToSign(longDate, credentialScope, canonicalRequest, ALGORITHM_IDENTIFIER);
			const hash = new this.sha256(await keyPromise);
			hash.update(toUint8Array(stringToSign));
			return toHex(await hash.digest());
		}
		getSigningKey(credentials, region, shortDate, service) {
			return getSigningKey(this.sha256, credentials, shortDate, region, service || this.service);
		}
	};
	const signatureV4aContainer = { SignatureV4a: null };
	exports.ALGORITHM_IDENTIFIER = ALGORITHM_IDENTIFIER;
	exports.ALGORITHM_IDENTIFIER_V4A = ALGORITHM_IDENTIFIER_V4A;
	exports.ALGORITHM_QUERY_PARAM = ALGORITHM_QUERY_PARAM;
	exports.ALWAYS_UNSIGNABLE_HEADERS = ALWAYS_UNSIGNABLE_HEADERS;
	exports.AMZ_DATE_HEADER = AMZ_DATE_HEADER;
	exports.AMZ_DATE_QUERY_PARAM = AMZ_DATE_QUERY_PARAM;
	exports.AUTH_HEADER = AUTH_HEADER;
	exports.CREDENTIAL_QUERY_PARAM = CREDENTIAL_QUERY_PARAM;
	exports.DATE_HEADER = DATE_HEADER;
	exports.EVENT_ALGORITHM_IDENTIFIER = EVENT_ALGORITHM_IDENTIFIER;
	exports.EXPIRES_QUERY_PARAM = EXPIRES_QUERY_PARAM;
	exports.GENERATED_HEADERS = GENERATED_HEADERS;
	exports.HOST_HEADER = HOST_HEADER;
	exports.KEY_TYPE_IDENTIFIER = KEY_TYPE_IDENTIFIER;
	exports.MAX_CACHE_SIZE = MAX_CACHE_SIZE;
	exports.MAX_PRESIGNED_TTL = MAX_PRESIGNED_TTL;
	exports.PROXY_HEADER_PATTERN = PROXY_HEADER_PATTERN;
	exports.REGION_SET_PARAM = REGION_SET_PARAM;
	exports.SEC_HEADER_PATTERN = SEC_HEADER_PATTERN;
	exports.SHA256_HEADER = SHA256_HEADER;
	exports.SIGNATURE_HEADER = SIGNATURE_HEADER;
	exports.SIGNATURE_QUERY_PARAM = SIGNATURE_QUERY_PARAM;
	exports.SIGNED_HEADERS_QUERY_PARAM = SIGNED_HEADERS_QUERY_PARAM;
	exports.SignatureV4 = SignatureV4;
	exports.SignatureV4Base = SignatureV4Base;
	exports.TOKEN_HEADER = TOKEN_HEADER;
	exports.TOKEN_QUERY_PARAM = TOKEN_QUERY_PARAM;
	exports.UNSIGNABLE_PATTERNS = UNSIGNABLE_PATTERNS;
	exports.UNSIGNED_PAYLOAD = UNSIGNED_PAYLOAD;
	exports.clearCredentialCache = clearCredentialCache;
	exports.createScope = createScope;
	exports.getCanonicalHeaders = getCanonicalHeaders;
	exports.getCanonicalQuery = getCanonicalQuery;
	exports.getPayloadHash = getPayloadHash;
	exports.getSigningKey = getSigningKey;
	exports.hasHeader = hasHeader;
	exports.moveHeadersToQuery = moveHeadersToQuery;
	exports.prepareRequest = prepareRequest;
	exports.signatureV4aContainer = signatureV4aContainer;
}));

// node_modules/@aws-sdk/signature-v4-multi-region/dist-cjs/index.js
var require_dist_cjs$13 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { SignatureV4, signatureV4aContainer } = require_dist_cjs$14();
	const signatureV4CrtContainer = { CrtSignerV4: null };
	const SESSION_TOKEN_QUERY_PARAM = "X-Amz-S3session-Token";
	const SESSION_TOKEN_HEADER = SESSION_TOKEN_QUERY_PARAM.toLowerCase();
	var SignatureV4SignWithCredentials = class extends SignatureV4 {
		async signWithCredentials(requestToSign, credentials, options) {
			const credentialsWithoutSessionToken = getCredentialsWithoutSessionToken(credentials);
			requestToSign.headers[SESSION_TOKEN_HEADER] = credentials.sessionToken;
			const privateAccess = this;
			setSingleOverride(privateAccess, credentialsWithoutSessionToken);
			return privateAccess.signRequest(requestToSign, options ?? {});
		}
		async presignWithCredentials(requestToSign, credentials, options) {
			const credentialsWithoutSessionToken = getCredentialsWithoutSessionToken(credentials);
			delete requestToSign.headers[SESSION_TOKEN_HEADER];
			requestToSign.headers[SESSION_TOKEN_QUERY_PARAM] = credentials.sessionToken;
			requestToSign.query = requestToSign.query ?? {};
			requestToSign.query[SESSION_TOKEN_QUERY_PARAM] = credentials.sessionToken;
			setSingleOverride(this, credentialsWithoutSessionToken);
			return this.presign(requestToSign, options);
		}
	};
	function getCredentialsWithoutSessionToken(credentials) {
		return {
			accessKeyId: credentials.accessKeyId,
			secretAccessKey: credentials.secretAccessKey,
			expiration: credentials.expiration
		};
	}
	function setSingleOverride(privateAccess, credentialsWithoutSessionToken) {
		const currentCredentialProvider = privateAccess.credentialProvider;
		privateAccess.credentialProvider = () => {
			privateAccess.credentialProvider = currentCredentialProvider;
			return Promise.resolve(credentialsWithoutSessionToken);
		};
	}
	var SignatureV4MultiRegion = class {
		sigv4aSigner;
		sigv4Signer;
		signerOptions;
		static sigv4aDependency() {
			if (typeof signatureV4CrtContainer.CrtSignerV4 === "function") return "crt";
			else if (typeof signatureV4aContainer.SignatureV4a === "function") return "js";
			return "none";
		}
		constructor(options) {
			this.sigv4Signer = new SignatureV4SignWithCredentials(options);
			this.signerOptions = options;
		}
		async sign(requestToSign, options = {}) {
			if (options.signingRegion === "*") return this.getSigv4aSigner().sign(requestToSign, options);
			return this.sigv4Signer.sign(requestToSign, options);
		}
		async signWithCredentials(requestToSign, credentials, options = {}) {
			if (options.signingRegion === "*") {
				const signer = this.getSigv4aSigner();
				const CrtSignerV4 = signatureV4CrtContainer.CrtSignerV4;
				if (CrtSignerV4 && signer instanceof CrtSignerV4) return signer.signWithCredentials(requestToSign, credentials, options);
				else throw new Error("signWithCredentials with signingRegion '*' is only supported when using the CRT dependency @aws-sdk/signature-v4-crt. Please check whether you have installed the \"@aws-sdk/signature-v4-crt\" package explicitly. You must also register the package by calling [require(\"@aws-sdk/signature-v4-crt\");] or an ESM equivalent such as [import \"@aws-sdk/signature-v4-crt\";]. For more information please go to https://github.com/aws/aws-sdk-js-v3#functionality-requiring-aws-common-runtime-crt");
			}
			return this.sigv4Signer.signWithCredentials(requestToSign, credentials, options);
		}
		async presign(originalRequest, options = {}) {
			if (options.signingRegion === "*") {
				const signer = this.getSigv4aSigner();
				const CrtSignerV4 = signatureV4CrtContainer.CrtSignerV4;
				if (CrtSignerV4 && signer instanceof CrtSignerV4) return signer.presign(originalRequest, options);
				else throw new Error("presign with signingRegion '*' is only supported when using the CRT dependency @aws-sdk/signature-v4-crt. Please check whether you have installed the \"@aws-sdk/signature-v4-crt\" package explicitly. You must also register the package by calling [require(\"@aws-sdk/signature-v4-crt\");] or an ESM equivalent such as [import \"@aws-sdk/signature-v4-crt\";]. For more information please go to https://github.com/aws/aws-sdk-js-v3#functionality-requiring-aws-common-runtime-crt");
			}
			return this.sigv4Signer.presign(originalRequest, options);
		}
		async presignWithCredentials(originalRequest, credentials, options = {}) {
			if (options.signingRegion === "*") throw new Error("Method presignWithCredentials is not supported for [signingRegion=*].");
			return this.sigv4Signer.presignWithCredentials(originalRequest, credentials, options);
		}
		getSigv4aSigner() {
			if (!this.sigv4aSigner) {
				const CrtSignerV4 = signatureV4CrtContainer.CrtSignerV4;
				const JsSigV4aSigner = signatureV4aContainer.SignatureV4a;
				if (this.signerOptions.runtime === "node") {
					if (!CrtSignerV4 && !JsSigV4aSigner) throw new Error("Neither CRT nor JS SigV4a implementation is available. Please load either @aws-sdk/signature-v4-crt or @aws-sdk/signature-v4a. For more information please go to https://github.com/aws/aws-sdk-js-v3#functionality-requiring-aws-common-runtime-crt");
					if (CrtSignerV4 && typeof CrtSignerV4 === "function") this.sigv4aSigner = new CrtSignerV4({
						...this.signerOptions,
						signingAlgorithm: 1
					});
					else if (JsSigV4aSigner && typeof JsSigV4aSigner === "function") this.sigv4aSigner = new JsSigV4aSigner({ ...this.signerOptions });
					else throw new Error("Available SigV4a implementation is not a valid constructor. Please ensure you've properly imported @aws-sdk/signature-v4-crt or @aws-sdk/signature-v4a.For more information please go to https://github.com/aws/aws-sdk-js-v3#functionality-requiring-aws-common-runtime-crt");
				} else {
					if (!JsSigV4aSigner || typeof JsSigV4aSigner !== "function") throw new Error("JS SigV4a implementation is not available or not a valid constructor. Please check whether you have installed the @aws-sdk/signature-v4a package explicitly. The CRT implementation is not available for browsers. You must also register the package by calling [require('@aws-sdk/signature-v4a');] or an ESM equivalent such as [import '@aws-sdk/signature-v4a';]. For more information please go to https://github.com/aws/aws-sdk-js-v3#using-javascript-non-crt-implementation-of-sigv4a");
					this.sigv4aSigner = new JsSigV4aSigner({ ...this.signerOptions });
				}
			}
			return this.sigv4aSigner;
		}
	};
	exports.SignatureV4MultiRegion = SignatureV4MultiRegion;
	exports.SignatureV4SignWithCredentials = SignatureV4SignWithCredentials;
	exports.signatureV4CrtContainer = signatureV4CrtContainer;
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/classes/SignatureV4S3Express.js
var import_dist_cjs$11, SignatureV4S3Express;
var init_SignatureV4S3Express = __esmMin((() => {
	import_dist_cjs$11 = require_dist_cjs$13();
	SignatureV4S3Express = class extends import_dist_cjs$11.SignatureV4SignWithCredentials {};
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/constants.js
var S3_EXPRESS_BUCKET_TYPE, S3_EXPRESS_BACKEND, S3_EXPRESS_AUTH_SCHEME, SESSION_TOKEN_QUERY_PARAM, SESSION_TOKEN_HEADER, NODE_DISABLE_S3_EXPRESS_SESSION_AUTH_ENV_NAME, NODE_DISABLE_S3_EXPRESS_SESSION_AUTH_INI_NAME, NODE_DISABLE_S3_EXPRESS_SESSION_AUTH_OPTIONS;
var init_constants = __esmMin((() => {
	init_config$1();
	S3_EXPRESS_BUCKET_TYPE = "Directory";
	S3_EXPRESS_BACKEND = "S3Express";
	S3_EXPRESS_AUTH_SCHEME = "sigv4-s3express";
	SESSION_TOKEN_QUERY_PARAM = "X-Amz-S3session-Token";
	SESSION_TOKEN_HEADER = SESSION_TOKEN_QUERY_PARAM.toLowerCase();
	NODE_DISABLE_S3_EXPRESS_SESSION_AUTH_ENV_NAME = "AWS_S3_DISABLE_EXPRESS_SESSION_AUTH";
	NODE_DISABLE_S3_EXPRESS_SESSION_AUTH_INI_NAME = "s3_disable_express_session_auth";
	NODE_DISABLE_S3_EXPRESS_SESSION_AUTH_OPTIONS = {
		environmentVariableSelector: (env) => booleanSelector(env, NODE_DISABLE_S3_EXPRESS_SESSION_AUTH_ENV_NAME, SelectorType$1.ENV),
		configFileSelector: (profile) => booleanSelector(profile, NODE_DISABLE_S3_EXPRESS_SESSION_AUTH_INI_NAME, SelectorType$1.CONFIG),
		default: false
	};
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/s3ExpressMiddleware.js
var s3ExpressMiddleware, s3ExpressMiddlewareOptions, getS3ExpressPlugin;
var init_s3ExpressMiddleware = __esmMin((() => {
	init_client();
	init_protocols$1();
	init_constants();
	s3ExpressMiddleware = (options) => {
		return (next, context) => async (args) => {
			if (context.endpointV2) {
				const endpoint = context.endpointV2;
				const isS3ExpressAuth = endpoint.properties?.authSchemes?.[0]?.name === S3_EXPRESS_AUTH_SCHEME;
				if (endpoint.properties?.backend === "S3Express" || endpoint.properties?.bucketType === "Directory") {
					setFeature$1(context, "S3_EXPRESS_BUCKET", "J");
					context.isS3ExpressBucket = true;
				}
				if (isS3ExpressAuth) {
					const requestBucket = args.input.Bucket;
					if (requestBucket) {
						const s3ExpressIdentity = await options.s3ExpressIdentityProvider.getS3ExpressIdentity(await options.credentials(), { Bucket: requestBucket });
						context.s3ExpressIdentity = s3ExpressIdentity;
						if (HttpRequest.isInstance(args.request) && s3ExpressIdentity.sessionToken) args.request.headers[SESSION_TOKEN_HEADER] = s3ExpressIdentity.sessionToken;
					}
				}
			}
			return next(args);
		};
	};
	s3ExpressMiddlewareOptions = {
		name: "s3ExpressMiddleware",
		step: "build",
		tags: ["S3", "S3_EXPRESS"],
		override: true
	};
	getS3ExpressPlugin = (options) => ({ applyToStack: (clientStack) => {
		clientStack.add(s3ExpressMiddleware(options), s3ExpressMiddlewareOptions);
	} });
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/signS3Express.js
var signS3Express;
var init_signS3Express = __esmMin((() => {
	signS3Express = async (s3ExpressIdentity, signingOptions, request, sigV4MultiRegionSigner) => {
		const signedRequest = await sigV4MultiRegionSigner.signWithCredentials(request, s3ExpressIdentity, {});
		if (signedRequest.headers["X-Amz-Security-Token"] || signedRequest.headers["x-amz-security-token"]) throw new Error("X-Amz-Security-Token must not be set for s3-express requests.");
		return signedRequest;
	};
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/s3ExpressHttpSigningMiddleware.js
var defaultErrorHandler, defaultSuccessHandler, s3ExpressHttpSigningMiddlewareOptions, s3ExpressHttpSigningMiddleware, getS3ExpressHttpSigningPlugin;
var init_s3ExpressHttpSigningMiddleware = __esmMin((() => {
	init_dist_es();
	init_client$1();
	init_protocols$1();
	init_signS3Express();
	defaultErrorHandler = (signingProperties) => (error) => {
		throw error;
	};
	defaultSuccessHandler = (httpResponse, signingProperties) => {};
	s3ExpressHttpSigningMiddlewareOptions = httpSigningMiddlewareOptions;
	s3ExpressHttpSigningMiddleware = (config) => (next, context) => async (args) => {
		if (!HttpRequest.isInstance(args.request)) return next(args);
		const scheme = getSmithyContext(context).selectedHttpAuthScheme;
		if (!scheme) throw new Error(`No HttpAuthScheme was selected: unable to sign request`);
		const { httpAuthOption: { signingProperties = {} }, identity, signer } = scheme;
		let request;
		if (context.s3ExpressIdentity) request = await signS3Express(context.s3ExpressIdentity, signingProperties, args.request, await config.signer());
		else request = await signer.sign(args.request, identity, signingProperties);
		const output = await next({
			...args,
			request
		}).catch((signer.errorHandler || defaultErrorHandler)(signingProperties));
		(signer.successHandler || defaultSuccessHandler)(output.response, signingProperties);
		return output;
	};
	getS3ExpressHttpSigningPlugin = (config) => ({ applyToStack: (clientStack) => {
		clientStack.addRelativeTo(s3ExpressHttpSigningMiddleware(config), httpSigningMiddlewareOptions);
	} });
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/to-stream/toStream.js
function toStream(bytes) {
	return Readable.from(Buffer.from(bytes));
}
var init_toStream = __esmMin((() => {}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-throw-200-exceptions/throw-200-exceptions.js
var THROW_IF_EMPTY_BODY, throw200ExceptionsMiddleware, collectBody, throw200ExceptionsMiddlewareOptions, getThrow200ExceptionsPlugin;
var init_throw_200_exceptions = __esmMin((() => {
	init_protocols$1();
	init_toStream();
	THROW_IF_EMPTY_BODY = {
		CopyObjectCommand: true,
		UploadPartCopyCommand: true,
		CompleteMultipartUploadCommand: true
	};
	throw200ExceptionsMiddleware = (config) => (next, context) => async (args) => {
		const result = await next(args);
		const { response } = result;
		if (!HttpResponse.isInstance(response)) return result;
		const { statusCode, body } = response;
		if (statusCode < 200 || statusCode >= 300) return result;
		const bodyBytes = await collectBody(body, config);
		response.body = toStream(bodyBytes);
		if (bodyBytes.length === 0 && THROW_IF_EMPTY_BODY[context.commandName]) {
			const err = /* @__PURE__ */ new Error("S3 aborted request");
			err.$metadata = { httpStatusCode: 503 };
			err.name = "InternalError";
			throw err;
		}
		const bodyStringTail = config.utf8Encoder(bodyBytes.subarray(bodyBytes.length - 16));
		if (bodyStringTail && bodyStringTail.endsWith("</Error>")) response.statusCode = 503;
		return result;
	};
	collectBody = (streamBody = /* @__PURE__ */ new Uint8Array(), context) => {
		if (streamBody instanceof Uint8Array) return Promise.resolve(streamBody);
		return context.streamCollector(streamBody) || Promise.resolve(/* @__PURE__ */ new Uint8Array());
	};
	throw200ExceptionsMiddlewareOptions = {
		relation: "after",
		toMiddleware: "deserializerMiddleware",
		tags: ["THROW_200_EXCEPTIONS", "S3"],
		name: "throw200ExceptionsMiddleware",
		override: true
	};
	getThrow200ExceptionsPlugin = (config) => ({ applyToStack: (clientStack) => {
		clientStack.addRelativeTo(throw200ExceptionsMiddleware(config), throw200ExceptionsMiddlewareOptions);
	} });
}));

// node_modules/@aws-sdk/core/dist-es/submodules/util/util-arn-parser/arn.js
var validate, parse;
var init_arn = __esmMin((() => {
	validate = (str) => typeof str === "string" && str.indexOf("arn:") === 0 && str.split(":").length >= 6;
	parse = (arn) => {
		const segments = arn.split(":");
		if (segments.length < 6 || segments[0] !== "arn") throw new Error("Malformed ARN");
		const [, partition, service, region, accountId, ...resource] = segments;
		return {
			partition,
			service,
			region,
			accountId,
			resource: resource.join(":")
		};
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/util/index.js
var init_util = __esmMin((() => {
	init_arn();
	init_protocols$1();
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/bucket-endpoint-middleware.js
function bucketEndpointMiddleware$1(options) {
	return (next, context) => async (args) => {
		if (options.bucketEndpoint) {
			const endpoint = context.endpointV2;
			if (endpoint) {
				const bucket = args.input.Bucket;
				if (typeof bucket === "string") try {
					const bucketEndpointUrl = new URL(bucket);
					context.endpointV2 = {
						...endpoint,
						url: bucketEndpointUrl
					};
				} catch (e) {
					const warning = `@aws-sdk/middleware-sdk-s3: bucketEndpoint=true was set but Bucket=${bucket} could not be parsed as URL.`;
					if (context.logger?.constructor?.name === "NoOpLogger") console.warn(warning);
					else context.logger?.warn?.(warning);
					throw e;
				}
			}
		}
		return next(args);
	};
}
var bucketEndpointMiddlewareOptions$1;
var init_bucket_endpoint_middleware = __esmMin((() => {
	bucketEndpointMiddlewareOptions$1 = {
		name: "bucketEndpointMiddleware",
		override: true,
		relation: "after",
		toMiddleware: "endpointV2Middleware"
	};
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-validate-bucket-name/validate-bucket-name.js
function validateBucketNameMiddleware({ bucketEndpoint }) {
	return (next) => async (args) => {
		const { input: { Bucket } } = args;
		if (!bucketEndpoint && typeof Bucket === "string" && !validate(Bucket) && Bucket.indexOf("/") >= 0) {
			const err = /* @__PURE__ */ new Error(`Bucket name shouldn't contain '/', received '${Bucket}'`);
			err.name = "InvalidBucketName";
			throw err;
		}
		return next({ ...args });
	};
}
var validateBucketNameMiddlewareOptions, getValidateBucketNamePlugin;
var init_validate_bucket_name = __esmMin((() => {
	init_util();
	init_bucket_endpoint_middleware();
	validateBucketNameMiddlewareOptions = {
		step: "initialize",
		tags: ["VALIDATE_BUCKET_NAME"],
		name: "validateBucketNameMiddleware",
		override: true
	};
	getValidateBucketNamePlugin = (options) => ({ applyToStack: (clientStack) => {
		clientStack.add(validateBucketNameMiddleware(options), validateBucketNameMiddlewareOptions);
		clientStack.addRelativeTo(bucketEndpointMiddleware$1(options), bucketEndpointMiddlewareOptions$1);
	} });
}));

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/ProtocolLib.js
var ProtocolLib;
var init_ProtocolLib = __esmMin((() => {
	init_client$1();
	init_schema();
	ProtocolLib = class {
		queryCompat;
		errorRegistry;
		constructor(queryCompat = false) {
			this.queryCompat = queryCompat;
		}
		resolveRestContentType(defaultContentType, inputSchema) {
			const members = inputSchema.getMemberSchemas();
			const httpPayloadMember = Object.values(members).find((m) => {
				return !!m.getMergedTraits().httpPayload;
			});
			if (httpPayloadMember) {
				const mediaType = httpPayloadMember.getMergedTraits().mediaType;
				if (mediaType) return mediaType;
				else if (httpPayloadMember.isStringSchema()) return "text/plain";
				else if (httpPayloadMember.isBlobSchema()) return "application/octet-stream";
				else return defaultContentType;
			} else if (!inputSchema.isUnitSchema()) {
				if (Object.values(members).find((m) => {
					const { httpQuery, httpQueryParams, httpHeader, httpLabel, httpPrefixHeaders } = m.getMergedTraits();
					return !httpQuery && !httpQueryParams && !httpHeader && !httpLabel && httpPrefixHeaders === void 0;
				})) return defaultContentType;
			}
		}
		async getErrorSchemaOrThrowBaseException(errorIdentifier, defaultNamespace, response, dataObject, metadata, getErrorSchema) {
			let errorName = errorIdentifier;
			if (errorIdentifier.includes("#")) [, errorName] = errorIdentifier.split("#");
			const errorMetadata = {
				$metadata: metadata,
				$fault: response.statusCode < 500 ? "client" : "server"
			};
			if (!this.errorRegistry) throw new Error("@aws-sdk/core/protocols - error handler not initialized.");
			try {
				return {
					errorSchema: getErrorSchema?.(this.errorRegistry, errorName) ?? this.errorRegistry.getSchema(errorIdentifier),
					errorMetadata
				};
			} catch (e) {
				dataObject.message = dataObject.message ?? dataObject.Message ?? "UnknownError";
				const synthetic = this.errorRegistry;
				const baseExceptionSchema = synthetic.getBaseException();
				if (baseExceptionSchema) {
					const ErrorCtor = synthetic.getErrorCtor(baseExceptionSchema) ?? Error;
					throw this.decorateServiceException(Object.assign(new ErrorCtor({ name: errorName }), errorMetadata), dataObject);
				}
				const d = dataObject;
				const message = d?.message ?? d?.Message ?? d?.Error?.Message ?? d?.Error?.message;
				throw this.decorateServiceException(Object.assign(new Error(message), { name: errorName }, errorMetadata), dataObject);
			}
		}
		compose(composite, errorIdentifier, defaultNamespace) {
			let namespace = defaultNamespace;
			if (errorIdentifier.includes("#")) [namespace] = errorIdentifier.split("#");
			const staticRegistry = TypeRegistry.for(namespace);
			const defaultSyntheticRegistry = TypeRegistry.for("smithy.ts.sdk.synthetic." + defaultNamespace);
			composite.copyFrom(staticRegistry);
			composite.copyFrom(defaultSyntheticRegistry);
			this.errorRegistry = composite;
		}
		decorateServiceException(exception, additions = {}) {
			if (this.queryCompat) {
				const msg = exception.Message ?? additions.Message;
				const error = decorateServiceException(exception, additions);
				if (msg) error.message = msg;
				const errorObj = error.Error ?? {};
				errorObj.Type = error.Error?.Type;
				errorObj.Code = error.Error?.Code;
				errorObj.Message = error.Error?.message ?? error.Error?.Message ?? msg;
				error.Error = errorObj;
				const reqId = error.$metadata.requestId;
				if (reqId) error.RequestId = reqId;
				return error;
			}
			return decorateServiceException(exception, additions);
		}
		setQueryCompatError(output, response) {
			const queryErrorHeader = response.headers?.["x-amzn-query-error"];
			if (output !== void 0 && queryErrorHeader != null) {
				const [Code, Type] = queryErrorHeader.split(";");
				const keys = Object.keys(output);
				const Error = {
					Code,
					Type
				};
				output.Code = Code;
				output.Type = Type;
				for (let i = 0; i < keys.length; i++) {
					const k = keys[i];
					Error[k === "message" ? "Message" : k] = output[k];
				}
				delete Error.__type;
				output.Error = Error;
			}
		}
		queryCompatOutput(queryCompatErrorData, errorData) {
			if (queryCompatErrorData.Error) errorData.Error = queryCompatErrorData.Error;
			if (queryCompatErrorData.Type) errorData.Type = queryCompatErrorData.Type;
			if (queryCompatErrorData.Code) errorData.Code = queryCompatErrorData.Code;
		}
		findQueryCompatibleError(registry, errorName) {
			try {
				return registry.getSchema(errorName);
			} catch (e) {
				return registry.find((schema) => NormalizedSchema.of(schema).getMergedTraits().awsQueryError?.[0] === errorName);
			}
		}
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/json/AwsRestJsonProtocol.js
var AwsRestJsonProtocol;
var init_AwsRestJsonProtocol = __esmMin((() => {
	init_protocols$1();
	init_schema();
	init_ProtocolLib();
	AwsRestJsonProtocol = class extends HttpBindingProtocol {
		serializer;
		deserializer;
		codec;
		mixin = new ProtocolLib();
		constructor({ defaultNamespace, errorTypeRegistries, jsonCodec }) {
			super({
				defaultNamespace,
				errorTypeRegistries
			});
			const settings = {
				timestampFormat: {
					useTrait: true,
					default: 7
				},
				httpBindings: true,
				jsonName: true
			};
			this.codec = jsonCodec ?? new JsonCodec2(settings);
			this.serializer = new HttpInterceptingShapeSerializer(this.codec.createSerializer(), settings);
			this.deserializer = new HttpInterceptingShapeDeserializer(this.codec.createDeserializer(), settings);
		}
		getShapeId() {
			return "aws.protocols#restJson1";
		}
		getPayloadCodec() {
			return this.codec;
		}
		setSerdeContext(serdeContext) {
			this.codec.setSerdeContext(serdeContext);
			super.setSerdeContext(serdeContext);
		}
		async serializeRequest(operationSchema, input, context) {
			const request = await super.serializeRequest(operationSchema, input, context);
			const inputSchema = NormalizedSchema.of(operationSchema.input);
			if (!request.headers["content-type"]) {
				const contentType = this.mixin.resolveRestContentType(this.getDefaultContentType(), inputSchema);
				if (contentType) request.headers["content-type"] = contentType;
			}
			if (request.body == null && request.headers["content-type"] === this.getDefaultContentType()) request.body = "{}";
			return request;
		}
		async deserializeResponse(operationSchema, context, response) {
			const output = await super.deserializeResponse(operationSchema, context, response);
			const outputSchema = NormalizedSchema.of(operationSchema.output);
			for (const [name, member] of outputSchema.structIterator()) if (member.getMemberTraits().httpPayload && !(name in output)) output[name] = null;
			return output;
		}
		async handleError(operationSchema, context, response, dataObject, metadata) {
			const errorIdentifier = loadRestJsonErrorCode(response, dataObject) ?? "Unknown";
			this.mixin.compose(this.compositeErrorRegistry, errorIdentifier, this.options.defaultNamespace);
			const { errorSchema, errorMetadata } = await this.mixin.getErrorSchemaOrThrowBaseException(errorIdentifier, this.options.defaultNamespace, response, dataObject, metadata);
			const ns = NormalizedSchema.of(errorSchema);
			const message = dataObject.message ?? dataObject.Message ?? "UnknownError";
			const exception = new ((this.compositeErrorRegistry.getErrorCtor(errorSchema)) ?? Error)({});
			await this.deserializeHttpMessage(errorSchema, context, response, dataObject);
			const output = {};
			const errorDeserializer = this.codec.createDeserializer();
			for (const [name, member] of ns.structIterator()) {
				const target = member.getMergedTraits().jsonName ?? name;
				output[name] = errorDeserializer.readObject(member, dataObject[target]);
			}
			throw this.mixin.decorateServiceException(Object.assign(exception, errorMetadata, {
				$fault: ns.getMergedTraits().error,
				message
			}, output), dataObject);
		}
		getDefaultContentType() {
			return "application/json";
		}
	};
}));

// node_modules/@aws-sdk/xml-builder/dist-cjs/index.js
var require_dist_cjs$12 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const ATTR_ESCAPE_RE = /[&<>"]/g;
	const ATTR_ESCAPE_MAP = {
		"&": "&amp;",
		"<": "&lt;",
		">": "&gt;",
		"\"": "&quot;"
	};
	function escapeAttribute(value) {
		return value.replace(ATTR_ESCAPE_RE, (ch) => ATTR_ESCAPE_MAP[ch]);
	}
	const ELEMENT_ESCAPE_RE = /[&"'<>\r\n\u0085\u2028]/g;
	const ELEMENT_ESCAPE_MAP = {
		"&": "&amp;",
		"\"": "&quot;",
		"'": "&apos;",
		"<": "&lt;",
		">": "&gt;",
		"\r": "&#x0D;",
		"\n": "&#x0A;",
		"": "&#x85;",
		"\u2028": "&#x2028;"
	};
	function escapeElement(value) {
		return value.replace(ELEMENT_ESCAPE_RE, (ch) => ELEMENT_ESCAPE_MAP[ch]);
	}
	var XmlText = class {
		value;
		constructor(value) {
			this.value = value;
		}
		toString() {
			return escapeElement("" + this.value);
		}
	};
	var XmlNode = class XmlNode {
		name;
		children;
		attributes = {};
		static of(name, childText, withName) {
			const node = new XmlNode(name);
			if (childText !== void 0) node.addChildNode(new XmlText(childText));
			if (withName !== void 0) node.withName(withName);
			return node;
		}
		constructor(name, children = []) {
			this.name = name;
			this.children = children;
		}
		withName(name) {
			this.name = name;
			return this;
		}
		addAttribute(name, value) {
			this.attributes[name] = value;
			return this;
		}
		addChildNode(child) {
			this.children.push(child);
			return this;
		}
		removeAttribute(name) {
			delete this.attributes[name];
			return this;
		}
		n(name) {
			this.name = name;
			return this;
		}
		c(child) {
			this.children.push(child);
			return this;
		}
		a(name, value) {
			if (value != null) this.attributes[name] = value;
			return this;
		}
		cc(input, field, withName = field) {
			if (input[field] != null) {
				const node = XmlNode.of(field, input[field]).withName(withName);
				this.c(node);
			}
		}
		l(input, listName, memberName, valueProvider) {
			if (input[listName] != null) valueProvider().map((node) => {
				node.withName(memberName);
				this.c(node);
			});
		}
		lc(input, listName, memberName, valueProvider) {
			if (input[listName] != null) {
				const nodes = valueProvider();
				const containerNode = new XmlNode(memberName);
				nodes.map((node) => {
					containerNode.c(node);
				});
				this.c(containerNode);
			}
		}
		toString() {
			const hasChildren = Boolean(this.children.length);
			let xmlText = `<${this.name}`;
			const attributes = this.attributes;
			for (const attributeName of Object.keys(attributes)) {
				const attribute = attributes[attributeName];
				if (attribute != null) xmlText += ` ${attributeName}="${escapeAttribute("" + attribute)}"`;
			}
			return xmlText += !hasChildren ? "/>" : `>${this.children.map((c) => c.toString()).join("")}</${this.name}>`;
		}
	};
	function writeKey(obj) {
		Object.defineProperty(obj, "__proto__", {
			value: void 0,
			writable: true,
			enumerable: true,
			configurable: true
		});
	}
	function parseXML(xml) {
		return new AwsXmlParser(xml).parse();
	}
	var AwsXmlParser = class AwsXmlParser {
		x;
		i = 0;
		z;
		constructor(x) {
			this.x = x;
			this.x = x.replace(/\r\n?/g, "\n");
			this.z = this.x.length;
		}
		parse() {
			const p = this;
			const { z } = p;
			while (p.i < z) {
				p.trim();
				if (p.i >= z) break;
				if (p.isNext("<?")) {
					p.readTo("?>");
					p.trim();
				} else if (p.isNext("<!--")) {
					p.readTo("-->");
					p.trim();
				} else if (p.isNext("<!DOCTYPE", false)) {
					p.skipDoctype();
					p.trim();
				} else if (p.x[p.i] === "<") {
					const root = p.parseTag();
					return { [root.tag]: root.value };
				} else throw new Error("@aws-sdk XML parse error: unexpected content.");
			}
			throw new Error("@aws-sdk XML parse error: no root element.");
		}
		isNext(s, caseSensitive = true) {
			const p = this;
			if (caseSensitive) return p.x.startsWith(s, p.i);
			return p.x.toLowerCase().startsWith(s.toLowerCase(), p.i);
		}
		readTo(stop) {
			const p = this;
			const _i = p.x.indexOf(stop, p.i);
			if (_i === -1) throw new Error(`@aws-sdk XML parse error: expected "${stop}" not found.`);
			const result = p.x.slice(p.i, _i);
			p.i = _i + stop.length;
			return result;
		}
		trim() {
			const p = this;
			while (p.i < p.z && " 	\r\n".includes(p.x[p.i])) ++p.i;
		}
		readAttrValue() {
			const p = this;
			const quote = p.x[p.i];
			++p.i;
			let value = "";
			while (p.i < p.z && p.x[p.i] !== quote) value += p.x[p.i++];
			++p.i;
			return p.decodeEntities(value);
		}
		parseTag() {
			const p = this;
			++p.i;
			let tag = "";
			while (p.i < p.z && !" 	\r\n>/".includes(p.x[p.i])) tag += p.x[p.i++];
			let hasAttrs = false;
			const attrs = {};
			while (p.i < p.z) {
				p.trim();
				if (">/".includes(p.x[p.i])) break;
				let name = "";
				while (p.i < p.z && !"= 	\r\n>/?".includes(p.x[p.i])) name += p.x[p.i++];
				p.trim();
				if (p.x[p.i] !== "=") break;
				++p.i;
				p.trim();
				if (name === "__proto__") writeKey(attrs);
				attrs[name] = p.readAttrValue();
				hasAttrs = true;
			}
			if (p.i >= p.z) throw new Error("@aws-sdk XML parse error: unexpected end of input.");
			if (p.x[p.i] === "/") {
				++p.i;
				if (p.i >= p.z || p.x[p.i] !== ">") throw new Error("@aws-sdk XML parse error: expected > at the end of self-closing tag.");
				++p.i;
				return {
					tag,
					value: hasAttrs ? attrs : ""
				};
			}
			if (p.x[p.i] !== ">") throw new Error("@aws-sdk XML parse error: expected > at the end of opening tag.");
			++p.i;
			const textParts = [];
			const childTags = [];
			let hasElementChild = false;
			while (p.i < p.z) {
				if (p.isNext("</")) break;
				if (p.x[p.i] === "<") {
					if (p.isNext("<!--")) p.readTo("-->");
					else if (p.isNext("<![CDATA[")) {
						p.i += 9;
						textParts.push(p.readTo("]]>"));
					} else if (p.isNext("<?")) p.readTo("?>");
					else {
						hasElementChild = true;
						childTags.push(p.parseTag());
					}
				} else {
					let text = "";
					while (p.i < p.z && p.x[p.i] !== "<") text += p.x[p.i++];
					textParts.push(p.decodeEntities(text));
				}
			}
			if (!p.isNext("</")) throw new Error(`@aws-sdk XML parse error: missing closing tag </${tag}>.`);
			p.i += 2;
			const closeTag = p.readTo(">").trim();
			if (closeTag !== tag) throw new Error(`@aws-sdk XML parse error: mismatched tags <${tag}> and </${closeTag}>.`);
			if (!hasAttrs && textParts.length === 0 && !hasElementChild) return {
				tag,
				value: ""
			};
			if (!hasAttrs && !hasElementChild) {
				const text = textParts.length === 1 ? textParts[0] : textParts.join("");
				if (text.trim() === "" && text.includes("\n")) return {
					tag,
					value: ""
				};
				return {
					tag,
					value: text
				};
			}
			const obj = {};
			for (const text of textParts) {
				if (text.trim() === "" && text.includes("\n")) continue;
				obj["#text"] = "#text" in obj ? obj["#text"] + text : text;
			}
			for (const child of childTags) {
				if (child.tag === "__proto__") writeKey(obj);
				if (child.tag in obj) {
					if (Array.isArray(obj[child.tag])) obj[child.tag].push(child.value);
					else obj[child.tag] = [obj[child.tag], child.value];
				} else obj[child.tag] = child.value;
			}
			for (const [k, v] of Object.entries(attrs)) {
				if (k === "__proto__") writeKey(obj);
				obj[k] = v;
			}
			return {
				tag,
				value: obj
			};
		}
		static ENTITIES = {
			amp: "&",
			lt: "<",
			gt: ">",
			quot: "\"",
			apos: "'"
		};
		skipDoctype() {
			const p = this;
			p.i += 9;
			let depth = 0;
			while (p.i < p.z) {
				const c = p.x[p.i];
				if (c === "[") ++depth;
				else if (c === "]") --depth;
				else if (c === ">" && depth === 0) {
					++p.i;
					return;
				}
				++p.i;
			}
			throw new Error("@aws-sdk XML parse error: unclosed DOCTYPE.");
		}
		decodeEntities(s) {
			return s.replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|([a-zA-Z][a-zA-Z0-9]{0,30}));/g, (_, hex, dec, named) => {
				if (hex) return String.fromCharCode(parseInt(hex, 16));
				if (dec) return String.fromCharCode(parseInt(dec, 10));
				return AwsXmlParser.ENTITIES[named] ?? "";
			});
		}
	};
	exports.XmlNode = XmlNode;
	exports.XmlText = XmlText;
	exports.parseXML = parseXML;
}));

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/ConfigurableSerdeContext.js
var SerdeContextConfig;
var init_ConfigurableSerdeContext = __esmMin((() => {
	SerdeContextConfig = class {
		serdeContext;
		setSerdeContext(serdeContext) {
			this.serdeContext = serdeContext;
		}
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/UnionSerde.js
var UnionSerde;
var init_UnionSerde = __esmMin((() => {
	UnionSerde = class {
		from;
		to;
		keys;
		constructor(from, to) {
			this.from = from;
			this.to = to;
			const keys = Object.keys(this.from);
			const set = new Set(keys);
			set.delete("__type");
			this.keys = set;
		}
		mark(key) {
			this.keys.delete(key);
		}
		hasUnknown() {
			return this.keys.size === 1 && Object.keys(this.to).length === 0;
		}
		writeUnknown() {
			if (this.hasUnknown()) {
				const k = this.keys.values().next().value;
				const v = this.from[k];
				this.to.$unknown = [k, v];
			}
		}
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/writeKey.js
function writeKey(obj) {
	Object.defineProperty(obj, "__proto__", {
		value: void 0,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
var init_writeKey = __esmMin((() => {}));

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/xml/XmlShapeDeserializer.js
var import_dist_cjs$10, XmlShapeDeserializer;
var init_XmlShapeDeserializer = __esmMin((() => {
	import_dist_cjs$10 = require_dist_cjs$12();
	init_client$1();
	init_protocols$1();
	init_schema();
	init_serde();
	init_ConfigurableSerdeContext();
	init_UnionSerde();
	init_writeKey();
	XmlShapeDeserializer = class extends SerdeContextConfig {
		settings;
		stringDeserializer;
		constructor(settings) {
			super();
			this.settings = settings;
			this.stringDeserializer = new FromStringShapeDeserializer(settings);
		}
		setSerdeContext(serdeContext) {
			this.serdeContext = serdeContext;
			this.stringDeserializer.setSerdeContext(serdeContext);
		}
		read(schema, bytes, key) {
			const ns = NormalizedSchema.of(schema);
			const memberSchemas = ns.getMemberSchemas();
			if (ns.isStructSchema() && ns.isMemberSchema() && !!Object.values(memberSchemas).find((memberNs) => {
				return !!memberNs.getMemberTraits().eventPayload;
			})) {
				const output = {};
				const memberName = Object.keys(memberSchemas)[0];
				if (memberSchemas[memberName].isBlobSchema()) output[memberName] = bytes;
				else output[memberName] = this.read(memberSchemas[memberName], bytes);
				return output;
			}
			const xmlString = (this.serdeContext?.utf8Encoder ?? toUtf8)(bytes);
			const parsedObject = this.parseXml(xmlString);
			return this.readSchema(schema, key ? parsedObject[key] : parsedObject);
		}
		readSchema(_schema, value) {
			const ns = NormalizedSchema.of(_schema);
			if (ns.isUnitSchema()) return;
			const traits = ns.getMergedTraits();
			if (ns.isListSchema() && !Array.isArray(value)) return this.readSchema(ns, [value]);
			if (value == null) return value;
			if (typeof value === "object") {
				const flat = !!traits.xmlFlattened;
				if (ns.isListSchema()) {
					const listValue = ns.getValueSchema();
					const buffer = [];
					const sourceKey = listValue.getMergedTraits().xmlName ?? "member";
					const source = flat ? value : (value[0] ?? value)[sourceKey];
					if (source == null) return buffer;
					const sourceArray = Array.isArray(source) ? source : [source];
					for (const v of sourceArray) buffer.push(this.readSchema(listValue, v));
					return buffer;
				}
				const buffer = {};
				if (ns.isMapSchema()) {
					const keyNs = ns.getKeySchema();
					const memberNs = ns.getValueSchema();
					let entries;
					if (flat) entries = Array.isArray(value) ? value : [value];
					else entries = Array.isArray(value.entry) ? value.entry : [value.entry];
					const keyProperty = keyNs.getMergedTraits().xmlName ?? "key";
					const valueProperty = memberNs.getMergedTraits().xmlName ?? "value";
					for (const entry of entries) {
						const key = entry[keyProperty];
						const value = entry[valueProperty];
						if (key === "__proto__") writeKey(buffer);
						buffer[key] = this.readSchema(memberNs, value);
					}
					return buffer;
				}
				if (ns.isStructSchema()) {
					const union = ns.isUnionSchema();
					let unionSerde;
					if (union) unionSerde = new UnionSerde(value, buffer);
					for (const [memberName, memberSchema] of ns.structIterator()) {
						const memberTraits = memberSchema.getMergedTraits();
						const xmlObjectKey = !memberTraits.httpPayload ? memberSchema.getMemberTraits().xmlName ?? memberName : memberTraits.xmlName ?? memberSchema.getName();
						if (union) unionSerde.mark(xmlObjectKey);
						if (value[xmlObjectKey] != null) buffer[memberName] = this.readSchema(memberSchema, value[xmlObjectKey]);
					}
					if (union) unionSerde.writeUnknown();
					return buffer;
				}
				if (ns.isDocumentSchema()) return value;
				throw new Error(`@aws-sdk/core/protocols - xml deserializer unhandled schema type for ${ns.getName(true)}`);
			}
			if (ns.isListSchema()) return [];
			if (ns.isMapSchema() || ns.isStructSchema()) return {};
			return this.stringDeserializer.read(ns, value);
		}
		parseXml(xml) {
			if (xml.length) {
				let parsedObj;
				try {
					parsedObj = (0, import_dist_cjs$10.parseXML)(xml);
				} catch (e) {
					if (e && typeof e === "object") Object.defineProperty(e, "$responseBodyText", { value: xml });
					throw e;
				}
				const textNodeName = "#text";
				const key = Object.keys(parsedObj)[0];
				const parsedObjToReturn = parsedObj[key];
				if (parsedObjToReturn[textNodeName]) {
					parsedObjToReturn[key] = parsedObjToReturn[textNodeName];
					delete parsedObjToReturn[textNodeName];
				}
				return getValueFromTextNode(parsedObjToReturn);
			}
			return {};
		}
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/query/QueryShapeSerializer.js
var QueryShapeSerializer;
var init_QueryShapeSerializer = __esmMin((() => {
	init_protocols$1();
	init_schema();
	init_serde();
	init_ConfigurableSerdeContext();
	QueryShapeSerializer = class extends SerdeContextConfig {
		settings;
		buffer;
		constructor(settings) {
			super();
			this.settings = settings;
		}
		write(schema, value, prefix = "") {
			if (this.buffer === void 0) this.buffer = "";
			const ns = NormalizedSchema.of(schema);
			if (prefix && !prefix.endsWith(".")) prefix += ".";
			if (ns.isBlobSchema()) {
				if (typeof value === "string" || value instanceof Uint8Array) {
					this.writeKey(prefix);
					this.writeValue((this.serdeContext?.base64Encoder ?? toBase64)(value));
				}
			} else if (ns.isBooleanSchema() || ns.isNumericSchema() || ns.isStringSchema()) {
				if (value != null) {
					this.writeKey(prefix);
					this.writeValue(String(value));
				} else if (ns.isIdempotencyToken()) {
					this.writeKey(prefix);
					this.writeValue(generateIdempotencyToken());
				}
			} else if (ns.isBigIntegerSchema()) {
				if (value != null) {
					this.writeKey(prefix);
					this.writeValue(String(value));
				}
			} else if (ns.isBigDecimalSchema()) {
				if (value != null) {
					this.writeKey(prefix);
					this.writeValue(value instanceof NumericValue ? value.string : String(value));
				}
			} else if (ns.isTimestampSchema()) {
				if (value instanceof Date) {
					this.writeKey(prefix);
					switch (determineTimestampFormat(ns, this.settings)) {
						case 5:
							this.writeValue(value.toISOString().replace(".000Z", "Z"));
							break;
						case 6:
							this.writeValue(dateToUtcString(value));
							break;
						case 7: this.writeValue(String(value.getTime() / 1e3));
					}
				}
			} else if (ns.isDocumentSchema()) {
				if (Array.isArray(value)) this.write(79, value, prefix);
				else if (value instanceof Date) this.write(4, value, prefix);
				else if (value instanceof Uint8Array) this.write(21, value, prefix);
				else if (value && typeof value === "object") this.write(143, value, prefix);
				else {
					this.writeKey(prefix);
					this.writeValue(String(value));
				}
			} else if (ns.isListSchema()) {
				if (Array.isArray(value)) {
					if (value.length === 0) {
						if (this.settings.serializeEmptyLists) {
							this.writeKey(prefix);
							this.writeValue("");
						}
					} else {
						const member = ns.getValueSchema();
						const flat = this.settings.flattenLists || ns.getMergedTraits().xmlFlattened;
						let i = 1;
						for (const item of value) {
							if (item == null) continue;
							const traits = member.getMergedTraits();
							const suffix = this.getKey("member", traits.xmlName, traits.ec2QueryName);
							const key = flat ? `${prefix}${i}` : `${prefix}${suffix}.${i}`;
							this.write(member, item, key);
							++i;
						}
					}
				}
			} else if (ns.isMapSchema()) {
				if (value && typeof value === "object") {
					const keySchema = ns.getKeySchema();
					const memberSchema = ns.getValueSchema();
					const flat = ns.getMergedTraits().xmlFlattened;
					let i = 1;
					for (const k in value) {
						const v = value[k];
						if (v == null) continue;
						const keyTraits = keySchema.getMergedTraits();
						const keySuffix = this.getKey("key", keyTraits.xmlName, keyTraits.ec2QueryName);
						const key = flat ? `${prefix}${i}.${keySuffix}` : `${prefix}entry.${i}.${keySuffix}`;
						const valTraits = memberSchema.getMergedTraits();
						const valueSuffix = this.getKey("value", valTraits.xmlName, valTraits.ec2QueryName);
						const valueKey = flat ? `${prefix}${i}.${valueSuffix}` : `${prefix}entry.${i}.${valueSuffix}`;
						this.write(keySchema, k, key);
						this.write(memberSchema, v, valueKey);
						++i;
					}
				}
			} else if (ns.isStructSchema()) {
				if (value && typeof value === "object") {
					let didWriteMember = false;
					for (const [memberName, member] of ns.structIterator()) {
						if (value[memberName] == null && !member.isIdempotencyToken()) continue;
						const traits = member.getMergedTraits();
						const suffix = this.getKey(memberName, traits.xmlName, traits.ec2QueryName, "struct");
						const key = `${prefix}${suffix}`;
						this.write(member, value[memberName], key);
						didWriteMember = true;
					}
					if (!didWriteMember && ns.isUnionSchema()) {
						const { $unknown } = value;
						if (Array.isArray($unknown)) {
							const [k, v] = $unknown;
							const key = `${prefix}${k}`;
							this.write(15, v, key);
						}
					}
				}
			} else if (ns.isUnitSchema()) {} else throw new Error(`@aws-sdk/core/protocols - QuerySerializer unrecognized schema type ${ns.getName(true)}`);
		}
		flush() {
			if (this.buffer === void 0) throw new Error("@aws-sdk/core/protocols - QuerySerializer cannot flush with nothing written to buffer.");
			const str = this.buffer;
			delete this.buffer;
			return str;
		}
		getKey(memberName, xmlName, ec2QueryName, keySource) {
			const { ec2, capitalizeKeys } = this.settings;
			if (ec2 && ec2QueryName) return ec2QueryName;
			const key = xmlName ?? memberName;
			if (capitalizeKeys && keySource === "struct") return key[0].toUpperCase() + key.slice(1);
			return key;
		}
		writeKey(key) {
			if (key.endsWith(".")) key = key.slice(0, key.length - 1);
			this.buffer += `&${extendedEncodeURIComponent(key)}=`;
		}
		writeValue(value) {
			this.buffer += extendedEncodeURIComponent(value);
		}
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/query/AwsQueryProtocol.js
var AwsQueryProtocol;
var init_AwsQueryProtocol = __esmMin((() => {
	init_protocols$1();
	init_schema();
	init_ProtocolLib();
	init_XmlShapeDeserializer();
	init_QueryShapeSerializer();
	AwsQueryProtocol = class extends RpcProtocol {
		options;
		serializer;
		deserializer;
		mixin = new ProtocolLib();
		constructor(options) {
			super({
				defaultNamespace: options.defaultNamespace,
				errorTypeRegistries: options.errorTypeRegistries
			});
			this.options = options;
			const settings = {
				timestampFormat: {
					useTrait: true,
					default: 5
				},
				httpBindings: false,
				xmlNamespace: options.xmlNamespace,
				serviceNamespace: options.defaultNamespace,
				serializeEmptyLists: true
			};
			this.serializer = new QueryShapeSerializer(settings);
			this.deserializer = new XmlShapeDeserializer(settings);
		}
		getShapeId() {
			return "aws.protocols#awsQuery";
		}
		setSerdeContext(serdeContext) {
			this.serializer.setSerdeContext(serdeContext);
			this.deserializer.setSerdeContext(serdeContext);
		}
		getPayloadCodec() {
			throw new Error("AWSQuery protocol has no payload codec.");
		}
		async serializeRequest(operationSchema, input, context) {
			const request = await super.serializeRequest(operationSchema, input, context);
			if (!request.path.endsWith("/")) request.path += "/";
			request.headers["content-type"] = "application/x-www-form-urlencoded";
			if (deref(operationSchema.input) === "unit" || !request.body) request.body = "";
			request.body = `Action=${operationSchema.name.split("#")[1] ?? operationSchema.name}&Version=${this.options.version}` + request.body;
			if (request.body.endsWith("&")) request.body = request.body.slice(-1);
			return request;
		}
		async deserializeResponse(operationSchema, context, response) {
			const deserializer = this.deserializer;
			const ns = NormalizedSchema.of(operationSchema.output);
			const dataObject = {};
			if (response.statusCode >= 300) {
				const bytes = await collectBody$1(response.body, context);
				if (bytes.byteLength > 0) Object.assign(dataObject, await deserializer.read(15, bytes));
				await this.handleError(operationSchema, context, response, dataObject, this.deserializeMetadata(response));
			}
			for (const header in response.headers) {
				const value = response.headers[header];
				delete response.headers[header];
				response.headers[header.toLowerCase()] = value;
			}
			const shortName = operationSchema.name.split("#")[1] ?? operationSchema.name;
			const awsQueryResultKey = ns.isStructSchema() && this.useNestedResult() ? shortName + "Result" : void 0;
			const bytes = await collectBody$1(response.body, context);
			if (bytes.byteLength > 0) Object.assign(dataObject, await deserializer.read(ns, bytes, awsQueryResultKey));
			dataObject.$metadata = this.deserializeMetadata(response);
			return dataObject;
		}
		useNestedResult() {
			return true;
		}
		async handleError(operationSchema, context, response, dataObject, metadata) {
			const errorIdentifier = this.loadQueryErrorCode(response, dataObject) ?? "Unknown";
			this.mixin.compose(this.compositeErrorRegistry, errorIdentifier, this.options.defaultNamespace);
			const errorData = this.loadQueryError(dataObject) ?? {};
			const message = this.loadQueryErrorMessage(dataObject);
			errorData.message = message;
			errorData.Error = {
				Type: errorData.Type,
				Code: errorData.Code,
				Message: message
			};
			const { errorSchema, errorMetadata } = await this.mixin.getErrorSchemaOrThrowBaseException(errorIdentifier, this.options.defaultNamespace, response, errorData, metadata, this.mixin.findQueryCompatibleError);
			const ns = NormalizedSchema.of(errorSchema);
			const exception = new ((this.compositeErrorRegistry.getErrorCtor(errorSchema)) ?? Error)({});
			const output = {
				Type: errorData.Error.Type,
				Code: errorData.Error.Code,
				Error: errorData.Error
			};
			for (const [name, member] of ns.structIterator()) {
				const target = member.getMergedTraits().xmlName ?? name;
				const value = errorData[target] ?? dataObject[target];
				output[name] = this.deserializer.readSchema(member, value);
			}
			throw this.mixin.decorateServiceException(Object.assign(exception, errorMetadata, {
				$fault: ns.getMergedTraits().error,
				message
			}, output), dataObject);
		}
		loadQueryErrorCode(output, data) {
			const code = (data.Errors?.[0]?.Error ?? data.Errors?.Error ?? data.Error)?.Code;
			if (code !== void 0) return code;
			if (output.statusCode == 404) return "NotFound";
		}
		loadQueryError(data) {
			return data.Errors?.[0]?.Error ?? data.Errors?.Error ?? data.Error;
		}
		loadQueryErrorMessage(data) {
			const errorData = this.loadQueryError(data);
			return errorData?.message ?? errorData?.Message ?? data.message ?? data.Message ?? "Unknown";
		}
		getDefaultContentType() {
			return "application/x-www-form-urlencoded";
		}
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/xml/parseXmlBody.js
var loadRestXmlErrorCode;
var init_parseXmlBody = __esmMin((() => {
	loadRestXmlErrorCode = (output, data) => {
		if (data?.Error?.Code !== void 0) return data.Error.Code;
		if (data?.Code !== void 0) return data.Code;
		if (output.statusCode == 404) return "NotFound";
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/xml/XmlShapeSerializer.js
var import_dist_cjs$9, XmlShapeSerializer;
var init_XmlShapeSerializer = __esmMin((() => {
	import_dist_cjs$9 = require_dist_cjs$12();
	init_protocols$1();
	init_schema();
	init_serde();
	init_ConfigurableSerdeContext();
	XmlShapeSerializer = class extends SerdeContextConfig {
		settings;
		stringBuffer;
		byteBuffer;
		buffer;
		constructor(settings) {
			super();
			this.settings = settings;
		}
		write(schema, value) {
			const ns = NormalizedSchema.of(schema);
			if (ns.isStringSchema() && typeof value === "string") this.stringBuffer = value;
			else if (ns.isBlobSchema()) this.byteBuffer = "byteLength" in value ? value : (this.serdeContext?.base64Decoder ?? fromBase64)(value);
			else {
				this.buffer = this.writeStruct(ns, value, void 0);
				const traits = ns.getMergedTraits();
				if (traits.httpPayload && !traits.xmlName) this.buffer.withName(ns.getName());
			}
		}
		flush() {
			if (this.byteBuffer !== void 0) {
				const bytes = this.byteBuffer;
				delete this.byteBuffer;
				return bytes;
			}
			if (this.stringBuffer !== void 0) {
				const str = this.stringBuffer;
				delete this.stringBuffer;
				return str;
			}
			const buffer = this.buffer;
			if (this.settings.xmlNamespace) {
				if (!buffer?.attributes?.["xmlns"]) buffer.addAttribute("xmlns", this.settings.xmlNamespace);
			}
			delete this.buffer;
			return buffer.toString();
		}
		writeStruct(ns, value, parentXmlns) {
			const traits = ns.getMergedTraits();
			const name = ns.isMemberSchema() && !traits.httpPayload ? ns.getMemberTraits().xmlName ?? ns.getMemberName() : traits.xmlName ?? ns.getName();
			if (!name || !ns.isStructSchema()) throw new Error(`@aws-sdk/core/protocols - xml serializer, cannot write struct with empty name or non-struct, schema=${ns.getName(true)}.`);
			const structXmlNode = import_dist_cjs$9.XmlNode.of(name);
			const [xmlnsAttr, xmlns] = this.getXmlnsAttribute(ns, parentXmlns);
			for (const [memberName, memberSchema] of ns.structIterator()) {
				const val = value[memberName];
				if (val != null || memberSchema.isIdempotencyToken()) {
					if (memberSchema.getMergedTraits().xmlAttribute) {
						structXmlNode.addAttribute(memberSchema.getMergedTraits().xmlName ?? memberName, this.writeSimple(memberSchema, val));
						continue;
					}
					if (memberSchema.isListSchema()) this.writeList(memberSchema, val, structXmlNode, xmlns);
					else if (memberSchema.isMapSchema()) this.writeMap(memberSchema, val, structXmlNode, xmlns);
					else if (memberSchema.isStructSchema()) structXmlNode.addChildNode(this.writeStruct(memberSchema, val, xmlns));
					else {
						const memberNode = import_dist_cjs$9.XmlNode.of(memberSchema.getMergedTraits().xmlName ?? memberSchema.getMemberName());
						this.writeSimpleInto(memberSchema, val, memberNode, xmlns);
						structXmlNode.addChildNode(memberNode);
					}
				}
			}
			const { $unknown } = value;
			if ($unknown && ns.isUnionSchema() && Array.isArray($unknown) && Object.keys(value).length === 1) {
				const [k, v] = $unknown;
				const node = import_dist_cjs$9.XmlNode.of(k);
				if (typeof v !== "string") {
					if (value instanceof import_dist_cjs$9.XmlNode || value instanceof import_dist_cjs$9.XmlText) structXmlNode.addChildNode(value);
					else throw new Error("@aws-sdk - $unknown union member in XML requires value of type string, @aws-sdk/xml-builder::XmlNode or XmlText.");
				}
				this.writeSimpleInto(0, v, node, xmlns);
				structXmlNode.addChildNode(node);
			}
			if (xmlns) structXmlNode.addAttribute(xmlnsAttr, xmlns);
			return structXmlNode;
		}
		writeList(listMember, array, container, parentXmlns) {
			if (!listMember.isMemberSchema()) throw new Error(`@aws-sdk/core/protocols - xml serializer, cannot write non-member list: ${listMember.getName(true)}`);
			const listTraits = listMember.getMergedTraits();
			const listValueSchema = listMember.getValueSchema();
			const listValueTraits = listValueSchema.getMergedTraits();
			const sparse = !!listValueTraits.sparse;
			const flat = !!listTraits.xmlFlattened;
			const [xmlnsAttr, xmlns] = this.getXmlnsAttribute(listMember, parentXmlns);
			const writeItem = (container, value) => {
				if (listValueSchema.isListSchema()) this.writeList(listValueSchema, Array.isArray(value) ? value : [value], container, xmlns);
				else if (listValueSchema.isMapSchema()) this.writeMap(listValueSchema, value, container, xmlns);
				else if (listValueSchema.isStructSchema()) {
					const struct = this.writeStruct(listValueSchema, value, xmlns);
					container.addChildNode(struct.withName(flat ? listTraits.xmlName ?? listMember.getMemberName() : listValueTraits.xmlName ?? "member"));
				} else {
					const listItemNode = import_dist_cjs$9.XmlNode.of(flat ? listTraits.xmlName ?? listMember.getMemberName() : listValueTraits.xmlName ?? "member");
					this.writeSimpleInto(listValueSchema, value, listItemNode, xmlns);
					container.addChildNode(listItemNode);
				}
			};
			if (flat) {
				for (const value of array) if (sparse || value != null) writeItem(container, value);
			} else {
				const listNode = import_dist_cjs$9.XmlNode.of(listTraits.xmlName ?? listMember.getMemberName());
				if (xmlns) listNode.addAttribute(xmlnsAttr, xmlns);
				for (const value of array) if (sparse || value != null) writeItem(listNode, value);
				container.addChildNode(listNode);
			}
		}
		writeMap(mapMember, map, container, parentXmlns, containerIsMap = false) {
			if (!mapMember.isMemberSchema()) throw new Error(`@aws-sdk/core/protocols - xml serializer, cannot write non-member map: ${mapMember.getName(true)}`);
			const mapTraits = mapMember.getMergedTraits();
			const mapKeySchema = mapMember.getKeySchema();
			const keyTag = mapKeySchema.getMergedTraits().xmlName ?? "key";
			const mapValueSchema = mapMember.getValueSchema();
			const mapValueTraits = mapValueSchema.getMergedTraits();
			const valueTag = mapValueTraits.xmlName ?? "value";
			const sparse = !!mapValueTraits.sparse;
			const flat = !!mapTraits.xmlFlattened;
			const [xmlnsAttr, xmlns] = this.getXmlnsAttribute(mapMember, parentXmlns);
			const addKeyValue = (entry, key, val) => {
				const keyNode = import_dist_cjs$9.XmlNode.of(keyTag, key);
				const [keyXmlnsAttr, keyXmlns] = this.getXmlnsAttribute(mapKeySchema, xmlns);
				if (keyXmlns) keyNode.addAttribute(keyXmlnsAttr, keyXmlns);
				entry.addChildNode(keyNode);
				let valueNode = import_dist_cjs$9.XmlNode.of(valueTag);
				if (mapValueSchema.isListSchema()) this.writeList(mapValueSchema, val, valueNode, xmlns);
				else if (mapValueSchema.isMapSchema()) this.writeMap(mapValueSchema, val, valueNode, xmlns, true);
				else if (mapValueSchema.isStructSchema()) valueNode = this.writeStruct(mapValueSchema, val, xmlns);
				else this.writeSimpleInto(mapValueSchema, val, valueNode, xmlns);
				entry.addChildNode(valueNode);
			};
			if (flat) for (const key in map) {
				const val = map[key];
				if (sparse || val != null) {
					const entry = import_dist_cjs$9.XmlNode.of(mapTraits.xmlName ?? mapMember.getMemberName());
					addKeyValue(entry, key, val);
					container.addChildNode(entry);
				}
			}
			else {
				let mapNode;
				if (!containerIsMap) {
					mapNode = import_dist_cjs$9.XmlNode.of(mapTraits.xmlName ?? mapMember.getMemberName());
					if (xmlns) mapNode.addAttribute(xmlnsAttr, xmlns);
					container.addChildNode(mapNode);
				}
				for (const key in map) {
					const val = map[key];
					if (sparse || val != null) {
						const entry = import_dist_cjs$9.XmlNode.of("entry");
						addKeyValue(entry, key, val);
						(containerIsMap ? container : mapNode).addChildNode(entry);
					}
				}
			}
		}
		writeSimple(_schema, value) {
			if (null === value) throw new Error("@aws-sdk/core/protocols - (XML serializer) cannot write null value.");
			const ns = NormalizedSchema.of(_schema);
			let nodeContents = null;
			if (value && typeof value === "object") {
				if (ns.isBlobSchema()) nodeContents = (this.serdeContext?.base64Encoder ?? toBase64)(value);
				else if (ns.isTimestampSchema() && value instanceof Date) switch (determineTimestampFormat(ns, this.settings)) {
					case 5:
						nodeContents = value.toISOString().replace(".000Z", "Z");
						break;
					case 6:
						nodeContents = dateToUtcString(value);
						break;
					case 7:
						nodeContents = String(value.getTime() / 1e3);
						break;
					default:
						console.warn("Missing timestamp format, using http date", value);
						nodeContents = dateToUtcString(value);
				}
				else if (ns.isBigDecimalSchema() && value) {
					if (value instanceof NumericValue) return value.string;
					return String(value);
				} else if (ns.isMapSchema() || ns.isListSchema()) throw new Error("@aws-sdk/core/protocols - xml serializer, cannot call _write() on List/Map schema, call writeList or writeMap() instead.");
				else throw new Error(`@aws-sdk/core/protocols - xml serializer, unhandled schema type for object value and schema: ${ns.getName(true)}`);
			}
			if (ns.isBooleanSchema() || ns.isNumericSchema() || ns.isBigIntegerSchema() || ns.isBigDecimalSchema()) nodeContents = String(value);
			if (ns.isStringSchema()) {
				if (value === void 0 && ns.isIdempotencyToken()) nodeContents = generateIdempotencyToken();
				else nodeContents = String(value);
			}
			if (nodeContents === null) throw new Error(`Unhandled schema-value pair ${ns.getName(true)}=${value}`);
			return nodeContents;
		}
		writeSimpleInto(_schema, value, into, parentXmlns) {
			const nodeContents = this.writeSimple(_schema, value);
			const ns = NormalizedSchema.of(_schema);
			const content = new import_dist_cjs$9.XmlText(nodeContents);
			const [xmlnsAttr, xmlns] = this.getXmlnsAttribute(ns, parentXmlns);
			if (xmlns) into.addAttribute(xmlnsAttr, xmlns);
			into.addChildNode(content);
		}
		getXmlnsAttribute(ns, parentXmlns) {
			const [prefix, xmlns] = ns.getMergedTraits().xmlNamespace ?? [];
			if (xmlns && xmlns !== parentXmlns) return [prefix ? `xmlns:${prefix}` : "xmlns", xmlns];
			return [void 0, void 0];
		}
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/xml/XmlCodec.js
var XmlCodec;
var init_XmlCodec = __esmMin((() => {
	init_ConfigurableSerdeContext();
	init_XmlShapeDeserializer();
	init_XmlShapeSerializer();
	XmlCodec = class extends SerdeContextConfig {
		settings;
		constructor(settings) {
			super();
			this.settings = settings;
		}
		createSerializer() {
			const serializer = new XmlShapeSerializer(this.settings);
			serializer.setSerdeContext(this.serdeContext);
			return serializer;
		}
		createDeserializer() {
			const deserializer = new XmlShapeDeserializer(this.settings);
			deserializer.setSerdeContext(this.serdeContext);
			return deserializer;
		}
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/xml/AwsRestXmlProtocol.js
var AwsRestXmlProtocol;
var init_AwsRestXmlProtocol = __esmMin((() => {
	init_protocols$1();
	init_schema();
	init_ProtocolLib();
	init_parseXmlBody();
	init_XmlCodec();
	AwsRestXmlProtocol = class extends HttpBindingProtocol {
		codec;
		serializer;
		deserializer;
		mixin = new ProtocolLib();
		constructor(options) {
			super(options);
			const settings = {
				timestampFormat: {
					useTrait: true,
					default: 5
				},
				httpBindings: true,
				xmlNamespace: options.xmlNamespace,
				serviceNamespace: options.defaultNamespace
			};
			this.codec = new XmlCodec(settings);
			this.serializer = new HttpInterceptingShapeSerializer(this.codec.createSerializer(), settings);
			this.deserializer = new HttpInterceptingShapeDeserializer(this.codec.createDeserializer(), settings);
		}
		getPayloadCodec() {
			return this.codec;
		}
		getShapeId() {
			return "aws.protocols#restXml";
		}
		async serializeRequest(operationSchema, input, context) {
			const request = await super.serializeRequest(operationSchema, input, context);
			const inputSchema = NormalizedSchema.of(operationSchema.input);
			if (!request.headers["content-type"]) {
				const contentType = this.mixin.resolveRestContentType(this.getDefaultContentType(), inputSchema);
				if (contentType) request.headers["content-type"] = contentType;
			}
			if (typeof request.body === "string" && request.headers["content-type"] === this.getDefaultContentType() && !request.body.startsWith("<?xml ") && !this.hasUnstructuredPayloadBinding(inputSchema)) request.body = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>" + request.body;
			return request;
		}
		async deserializeResponse(operationSchema, context, response) {
			return super.deserializeResponse(operationSchema, context, response);
		}
		async handleError(operationSchema, context, response, dataObject, metadata) {
			const errorIdentifier = loadRestXmlErrorCode(response, dataObject) ?? "Unknown";
			this.mixin.compose(this.compositeErrorRegistry, errorIdentifier, this.options.defaultNamespace);
			if (dataObject.Error && typeof dataObject.Error === "object") for (const key of Object.keys(dataObject.Error)) {
				dataObject[key] = dataObject.Error[key];
				if (key.toLowerCase() === "message") dataObject.message = dataObject.Error[key];
			}
			if (dataObject.RequestId && !metadata.requestId) metadata.requestId = dataObject.RequestId;
			const { errorSchema, errorMetadata } = await this.mixin.getErrorSchemaOrThrowBaseException(errorIdentifier, this.options.defaultNamespace, response, dataObject, metadata);
			const ns = NormalizedSchema.of(errorSchema);
			const message = dataObject.Error?.message ?? dataObject.Error?.Message ?? dataObject.message ?? dataObject.Message ?? "UnknownError";
			const exception = new ((this.compositeErrorRegistry.getErrorCtor(errorSchema)) ?? Error)({});
			await this.deserializeHttpMessage(errorSchema, context, response, dataObject);
			const output = {};
			const errorDeserializer = this.codec.createDeserializer();
			for (const [name, member] of ns.structIterator()) {
				const target = member.getMergedTraits().xmlName ?? name;
				const value = dataObject.Error?.[target] ?? dataObject[target];
				output[name] = errorDeserializer.readSchema(member, value);
			}
			throw this.mixin.decorateServiceException(Object.assign(exception, errorMetadata, {
				$fault: ns.getMergedTraits().error,
				message
			}, output), dataObject);
		}
		getDefaultContentType() {
			return "application/xml";
		}
		hasUnstructuredPayloadBinding(ns) {
			for (const [, member] of ns.structIterator()) if (member.getMergedTraits().httpPayload) return !(member.isStructSchema() || member.isMapSchema() || member.isListSchema());
			return false;
		}
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/index.js
var init_protocols = __esmMin((() => {
	init_protocols$1();
	init_ProtocolLib();
	init_AwsRestJsonProtocol();
	init_AwsQueryProtocol();
	init_QueryShapeSerializer();
	init_AwsRestXmlProtocol();
	init_XmlCodec();
	init_XmlShapeDeserializer();
	init_XmlShapeSerializer();
	init_parseXmlBody();
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/protocol/S3RestXmlProtocol.js
var S3RestXmlProtocol;
var init_S3RestXmlProtocol = __esmMin((() => {
	init_protocols();
	init_schema();
	S3RestXmlProtocol = class extends AwsRestXmlProtocol {
		async serializeRequest(operationSchema, input, context) {
			const request = await super.serializeRequest(operationSchema, input, context);
			const ns = NormalizedSchema.of(operationSchema.input);
			const staticStructureSchema = ns.getSchema();
			let bucketMemberIndex = 0;
			const requiredMemberCount = staticStructureSchema[6] ?? 0;
			if (input && typeof input === "object") for (const [memberName, memberNs] of ns.structIterator()) {
				if (++bucketMemberIndex > requiredMemberCount) break;
				if (memberName === "Bucket") {
					if (!input.Bucket && memberNs.getMergedTraits().httpLabel) throw new Error(`No value provided for input HTTP label: Bucket.`);
					break;
				}
			}
			return request;
		}
	};
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/NodeDisableMultiregionAccessPointConfigOptions.js
var NODE_DISABLE_MULTIREGION_ACCESS_POINT_ENV_NAME, NODE_DISABLE_MULTIREGION_ACCESS_POINT_INI_NAME, NODE_DISABLE_MULTIREGION_ACCESS_POINT_CONFIG_OPTIONS;
var init_NodeDisableMultiregionAccessPointConfigOptions = __esmMin((() => {
	init_config$1();
	NODE_DISABLE_MULTIREGION_ACCESS_POINT_ENV_NAME = "AWS_S3_DISABLE_MULTIREGION_ACCESS_POINTS";
	NODE_DISABLE_MULTIREGION_ACCESS_POINT_INI_NAME = "s3_disable_multiregion_access_points";
	NODE_DISABLE_MULTIREGION_ACCESS_POINT_CONFIG_OPTIONS = {
		environmentVariableSelector: (env) => booleanSelector(env, NODE_DISABLE_MULTIREGION_ACCESS_POINT_ENV_NAME, SelectorType$1.ENV),
		configFileSelector: (profile) => booleanSelector(profile, NODE_DISABLE_MULTIREGION_ACCESS_POINT_INI_NAME, SelectorType$1.CONFIG),
		default: false
	};
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/NodeUseArnRegionConfigOptions.js
var NODE_USE_ARN_REGION_ENV_NAME, NODE_USE_ARN_REGION_INI_NAME, NODE_USE_ARN_REGION_CONFIG_OPTIONS;
var init_NodeUseArnRegionConfigOptions = __esmMin((() => {
	init_config$1();
	NODE_USE_ARN_REGION_ENV_NAME = "AWS_S3_USE_ARN_REGION";
	NODE_USE_ARN_REGION_INI_NAME = "s3_use_arn_region";
	NODE_USE_ARN_REGION_CONFIG_OPTIONS = {
		environmentVariableSelector: (env) => booleanSelector(env, NODE_USE_ARN_REGION_ENV_NAME, SelectorType$1.ENV),
		configFileSelector: (profile) => booleanSelector(profile, NODE_USE_ARN_REGION_INI_NAME, SelectorType$1.CONFIG),
		default: void 0
	};
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-bucket-endpoint/bucketHostnameUtils.js
var DOMAIN_PATTERN, IP_ADDRESS_PATTERN, DOTS_PATTERN, DOT_PATTERN, S3_HOSTNAME_PATTERN, S3_US_EAST_1_ALTNAME_PATTERN, AWS_PARTITION_SUFFIX, isBucketNameOptions, isDnsCompatibleBucketName, getRegionalSuffix, getSuffix, getSuffixForArnEndpoint, validateArnEndpointOptions, validateService, validateS3Service, validateOutpostService, validatePartition, validateRegion, validateRegionalClient, validateAccountId, validateDNSHostLabel, validateCustomEndpoint, getArnResources, validateNoDualstack, validateNoFIPS, validateMrapAlias;
var init_bucketHostnameUtils = __esmMin((() => {
	DOMAIN_PATTERN = /^[a-z0-9][a-z0-9\.\-]{1,61}[a-z0-9]$/;
	IP_ADDRESS_PATTERN = /(\d+\.){3}\d+/;
	DOTS_PATTERN = /\.\./;
	DOT_PATTERN = /\./;
	S3_HOSTNAME_PATTERN = /^(.+\.)?s3(-fips)?(\.dualstack)?[.-]([a-z0-9-]+)\./;
	S3_US_EAST_1_ALTNAME_PATTERN = /^s3(-external-1)?\.amazonaws\.com$/;
	AWS_PARTITION_SUFFIX = "amazonaws.com";
	isBucketNameOptions = (options) => typeof options.bucketName === "string";
	isDnsCompatibleBucketName = (bucketName) => DOMAIN_PATTERN.test(bucketName) && !IP_ADDRESS_PATTERN.test(bucketName) && !DOTS_PATTERN.test(bucketName);
	getRegionalSuffix = (hostname) => {
		const parts = hostname.match(S3_HOSTNAME_PATTERN);
		return [parts[4], hostname.replace(new RegExp(`^${parts[0]}`), "")];
	};
	getSuffix = (hostname) => S3_US_EAST_1_ALTNAME_PATTERN.test(hostname) ? ["us-east-1", AWS_PARTITION_SUFFIX] : getRegionalSuffix(hostname);
	getSuffixForArnEndpoint = (hostname) => S3_US_EAST_1_ALTNAME_PATTERN.test(hostname) ? [hostname.replace(`.${AWS_PARTITION_SUFFIX}`, ""), AWS_PARTITION_SUFFIX] : getRegionalSuffix(hostname);
	validateArnEndpointOptions = (options) => {
		if (options.pathStyleEndpoint) throw new Error("Path-style S3 endpoint is not supported when bucket is an ARN");
		if (options.accelerateEndpoint) throw new Error("Accelerate endpoint is not supported when bucket is an ARN");
		if (!options.tlsCompatible) throw new Error("HTTPS is required when bucket is an ARN");
	};
	validateService = (service) => {
		if (service !== "s3" && service !== "s3-outposts" && service !== "s3-object-lambda") throw new Error("Expect 's3' or 's3-outposts' or 's3-object-lambda' in ARN service component");
	};
	validateS3Service = (service) => {
		if (service !== "s3") throw new Error("Expect 's3' in Accesspoint ARN service component");
	};
	validateOutpostService = (service) => {
		if (service !== "s3-outposts") throw new Error("Expect 's3-posts' in Outpost ARN service component");
	};
	validatePartition = (partition, options) => {
		if (partition !== options.clientPartition) throw new Error(`Partition in ARN is incompatible, got "${partition}" but expected "${options.clientPartition}"`);
	};
	validateRegion = (region, options) => {};
	validateRegionalClient = (region) => {
		if (["s3-external-1", "aws-global"].includes(region)) throw new Error(`Client region ${region} is not regional`);
	};
	validateAccountId = (accountId) => {
		if (!/[0-9]{12}/.exec(accountId)) throw new Error("Access point ARN accountID does not match regex '[0-9]{12}'");
	};
	validateDNSHostLabel = (label, options = { tlsCompatible: true }) => {
		if (label.length >= 64 || !/^[a-z0-9][a-z0-9.-]*[a-z0-9]$/.test(label) || /(\d+\.){3}\d+/.test(label) || /[.-]{2}/.test(label) || options?.tlsCompatible && DOT_PATTERN.test(label)) throw new Error(`Invalid DNS label ${label}`);
	};
	validateCustomEndpoint = (options) => {
		if (options.isCustomEndpoint) {
			if (options.dualstackEndpoint) throw new Error("Dualstack endpoint is not supported with custom endpoint");
			if (options.accelerateEndpoint) throw new Error("Accelerate endpoint is not supported with custom endpoint");
		}
	};
	getArnResources = (resource) => {
		const delimiter = resource.includes(":") ? ":" : "/";
		const [resourceType, ...rest] = resource.split(delimiter);
		if (resourceType === "accesspoint") {
			if (rest.length !== 1 || rest[0] === "") throw new Error(`Access Point ARN should have one resource accesspoint${delimiter}{accesspointname}`);
			return { accesspointName: rest[0] };
		} else if (resourceType === "outpost") {
			if (!rest[0] || rest[1] !== "accesspoint" || !rest[2] || rest.length !== 3) throw new Error(`Outpost ARN should have resource outpost${delimiter}{outpostId}${delimiter}accesspoint${delimiter}{accesspointName}`);
			const [outpostId, _, accesspointName] = rest;
			return {
				outpostId,
				accesspointName
			};
		} else throw new Error(`ARN resource should begin with 'accesspoint${delimiter}' or 'outpost${delimiter}'`);
	};
	validateNoDualstack = (dualstackEndpoint) => {};
	validateNoFIPS = (useFipsEndpoint) => {
		if (useFipsEndpoint) throw new Error(`FIPS region is not supported with Outpost.`);
	};
	validateMrapAlias = (name) => {
		try {
			name.split(".").forEach((label) => {
				validateDNSHostLabel(label);
			});
		} catch (e) {
			throw new Error(`"${name}" is not a DNS compatible name.`);
		}
	};
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-bucket-endpoint/bucketHostname.js
var bucketHostname, getEndpointFromBucketName, getEndpointFromArn, getEndpointFromObjectLambdaArn, getEndpointFromMRAPArn, getEndpointFromOutpostArn, getEndpointFromAccessPointArn;
var init_bucketHostname = __esmMin((() => {
	init_bucketHostnameUtils();
	bucketHostname = (options) => {
		validateCustomEndpoint(options);
		return isBucketNameOptions(options) ? getEndpointFromBucketName(options) : getEndpointFromArn(options);
	};
	getEndpointFromBucketName = ({ accelerateEndpoint = false, clientRegion: region, baseHostname, bucketName, dualstackEndpoint = false, fipsEndpoint = false, pathStyleEndpoint = false, tlsCompatible = true, isCustomEndpoint = false }) => {
		const [clientRegion, hostnameSuffix] = isCustomEndpoint ? [region, baseHostname] : getSuffix(baseHostname);
		if (pathStyleEndpoint || !isDnsCompatibleBucketName(bucketName) || tlsCompatible && DOT_PATTERN.test(bucketName)) return {
			bucketEndpoint: false,
			hostname: dualstackEndpoint ? `s3.dualstack.${clientRegion}.${hostnameSuffix}` : baseHostname
		};
		if (accelerateEndpoint) baseHostname = `s3-accelerate${dualstackEndpoint ? ".dualstack" : ""}.${hostnameSuffix}`;
		else if (dualstackEndpoint) baseHostname = `s3.dualstack.${clientRegion}.${hostnameSuffix}`;
		return {
			bucketEndpoint: true,
			hostname: `${bucketName}.${baseHostname}`
		};
	};
	getEndpointFromArn = (options) => {
		const { isCustomEndpoint, baseHostname, clientRegion } = options;
		const hostnameSuffix = isCustomEndpoint ? baseHostname : getSuffixForArnEndpoint(baseHostname)[1];
		const { pathStyleEndpoint, accelerateEndpoint = false, fipsEndpoint = false, tlsCompatible = true, bucketName, clientPartition = "aws" } = options;
		validateArnEndpointOptions({
			pathStyleEndpoint,
			accelerateEndpoint,
			tlsCompatible
		});
		const { service, partition, accountId, region, resource } = bucketName;
		validateService(service);
		validatePartition(partition, { clientPartition });
		validateAccountId(accountId);
		const { accesspointName, outpostId } = getArnResources(resource);
		if (service === "s3-object-lambda") return getEndpointFromObjectLambdaArn({
			...options,
			tlsCompatible,
			bucketName,
			accesspointName,
			hostnameSuffix
		});
		if (region === "") return getEndpointFromMRAPArn({
			...options,
			clientRegion,
			mrapAlias: accesspointName,
			hostnameSuffix
		});
		if (outpostId) return getEndpointFromOutpostArn({
			...options,
			clientRegion,
			outpostId,
			accesspointName,
			hostnameSuffix
		});
		return getEndpointFromAccessPointArn({
			...options,
			clientRegion,
			accesspointName,
			hostnameSuffix
		});
	};
	getEndpointFromObjectLambdaArn = ({ dualstackEndpoint = false, fipsEndpoint = false, tlsCompatible = true, useArnRegion, clientRegion, clientSigningRegion = clientRegion, accesspointName, bucketName, hostnameSuffix }) => {
		const { accountId, region, service } = bucketName;
		validateRegionalClient(clientRegion);
		const DNSHostLabel = `${accesspointName}-${accountId}`;
		validateDNSHostLabel(DNSHostLabel, { tlsCompatible });
		const endpointRegion = useArnRegion ? region : clientRegion;
		const signingRegion = useArnRegion ? region : clientSigningRegion;
		return {
			bucketEndpoint: true,
			hostname: `${DNSHostLabel}.${service}${fipsEndpoint ? "-fips" : ""}.${endpointRegion}.${hostnameSuffix}`,
			signingRegion,
			signingService: service
		};
	};
	getEndpointFromMRAPArn = ({ disableMultiregionAccessPoints, dualstackEndpoint = false, isCustomEndpoint, mrapAlias, hostnameSuffix }) => {
		if (disableMultiregionAccessPoints === true) throw new Error("SDK is attempting to use a MRAP ARN. Please enable to feature.");
		validateMrapAlias(mrapAlias);
		return {
			bucketEndpoint: true,
			hostname: `${mrapAlias}${isCustomEndpoint ? "" : `.accesspoint.s3-global`}.${hostnameSuffix}`,
			signingRegion: "*"
		};
	};
	getEndpointFromOutpostArn = ({ useArnRegion, clientRegion, clientSigningRegion = clientRegion, bucketName, outpostId, dualstackEndpoint = false, fipsEndpoint = false, tlsCompatible = true, accesspointName, isCustomEndpoint, hostnameSuffix }) => {
		validateRegionalClient(clientRegion);
		const DNSHostLabel = `${accesspointName}-${bucketName.accountId}`;
		validateDNSHostLabel(DNSHostLabel, { tlsCompatible });
		const endpointRegion = useArnRegion ? bucketName.region : clientRegion;
		const signingRegion = useArnRegion ? bucketName.region : clientSigningRegion;
		validateOutpostService(bucketName.service);
		validateDNSHostLabel(outpostId, { tlsCompatible });
		validateNoFIPS(fipsEndpoint);
		return {
			bucketEndpoint: true,
			hostname: `${`${DNSHostLabel}.${outpostId}`}${isCustomEndpoint ? "" : `.s3-outposts.${endpointRegion}`}.${hostnameSuffix}`,
			signingRegion,
			signingService: "s3-outposts"
		};
	};
	getEndpointFromAccessPointArn = ({ useArnRegion, clientRegion, clientSigningRegion = clientRegion, bucketName, dualstackEndpoint = false, fipsEndpoint = false, tlsCompatible = true, accesspointName, isCustomEndpoint, hostnameSuffix }) => {
		validateRegionalClient(clientRegion);
		const hostnamePrefix = `${accesspointName}-${bucketName.accountId}`;
		validateDNSHostLabel(hostnamePrefix, { tlsCompatible });
		const endpointRegion = useArnRegion ? bucketName.region : clientRegion;
		const signingRegion = useArnRegion ? bucketName.region : clientSigningRegion;
		validateS3Service(bucketName.service);
		return {
			bucketEndpoint: true,
			hostname: `${hostnamePrefix}${isCustomEndpoint ? "" : `.s3-accesspoint${fipsEndpoint ? "-fips" : ""}${dualstackEndpoint ? ".dualstack" : ""}.${endpointRegion}`}.${hostnameSuffix}`,
			signingRegion
		};
	};
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-bucket-endpoint/bucketEndpointMiddleware.js
var bucketEndpointMiddleware, bucketEndpointMiddlewareOptions, getBucketEndpointPlugin;
var init_bucketEndpointMiddleware = __esmMin((() => {
	init_util();
	init_protocols$1();
	init_bucketHostname();
	bucketEndpointMiddleware = (options) => (next, context) => async (args) => {
		const { Bucket: bucketName } = args.input;
		let replaceBucketInPath = options.bucketEndpoint;
		const request = args.request;
		if (HttpRequest.isInstance(request)) {
			if (options.bucketEndpoint) request.hostname = bucketName;
			else if (validate(bucketName)) {
				const bucketArn = parse(bucketName);
				const clientRegion = await options.region();
				const useDualstackEndpoint = await options.useDualstackEndpoint();
				const useFipsEndpoint = await options.useFipsEndpoint();
				const { partition, signingRegion = clientRegion } = await options.regionInfoProvider(clientRegion, {
					useDualstackEndpoint,
					useFipsEndpoint
				}) || {};
				const useArnRegion = await options.useArnRegion();
				const { hostname, bucketEndpoint, signingRegion: modifiedSigningRegion, signingService } = bucketHostname({
					bucketName: bucketArn,
					baseHostname: request.hostname,
					accelerateEndpoint: options.useAccelerateEndpoint,
					dualstackEndpoint: useDualstackEndpoint,
					fipsEndpoint: useFipsEndpoint,
					pathStyleEndpoint: options.forcePathStyle,
					tlsCompatible: request.protocol === "https:",
					useArnRegion,
					clientPartition: partition,
					clientSigningRegion: signingRegion,
					clientRegion,
					isCustomEndpoint: options.isCustomEndpoint,
					disableMultiregionAccessPoints: await options.disableMultiregionAccessPoints()
				});
				if (modifiedSigningRegion && modifiedSigningRegion !== signingRegion) context["signing_region"] = modifiedSigningRegion;
				if (signingService && signingService !== "s3") context["signing_service"] = signingService;
				request.hostname = hostname;
				replaceBucketInPath = bucketEndpoint;
			} else {
				const clientRegion = await options.region();
				const dualstackEndpoint = await options.useDualstackEndpoint();
				const fipsEndpoint = await options.useFipsEndpoint();
				const { hostname, bucketEndpoint } = bucketHostname({
					bucketName,
					clientRegion,
					baseHostname: request.hostname,
					accelerateEndpoint: options.useAccelerateEndpoint,
					dualstackEndpoint,
					fipsEndpoint,
					pathStyleEndpoint: options.forcePathStyle,
					tlsCompatible: request.protocol === "https:",
					isCustomEndpoint: options.isCustomEndpoint
				});
				request.hostname = hostname;
				replaceBucketInPath = bucketEndpoint;
			}
			if (replaceBucketInPath) {
				request.path = request.path.replace(/^(\/)?[^\/]+/, "");
				if (request.path === "") request.path = "/";
			}
		}
		return next({
			...args,
			request
		});
	};
	bucketEndpointMiddlewareOptions = {
		tags: ["BUCKET_ENDPOINT"],
		name: "bucketEndpointMiddleware",
		relation: "before",
		toMiddleware: "hostHeaderMiddleware",
		override: true
	};
	getBucketEndpointPlugin = (options) => ({ applyToStack: (clientStack) => {
		clientStack.addRelativeTo(bucketEndpointMiddleware(options), bucketEndpointMiddlewareOptions);
	} });
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-bucket-endpoint/configurations.js
function resolveBucketEndpointConfig(input) {
	const { bucketEndpoint = false, forcePathStyle = false, useAccelerateEndpoint = false, useArnRegion, disableMultiregionAccessPoints = false } = input;
	return Object.assign(input, {
		bucketEndpoint,
		forcePathStyle,
		useAccelerateEndpoint,
		useArnRegion: typeof useArnRegion === "function" ? useArnRegion : () => Promise.resolve(useArnRegion),
		disableMultiregionAccessPoints: typeof disableMultiregionAccessPoints === "function" ? disableMultiregionAccessPoints : () => Promise.resolve(disableMultiregionAccessPoints)
	});
}
var init_configurations = __esmMin((() => {}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-expect-continue/middleware-expect-continue.js
function addExpectContinueMiddleware(options) {
	return (next) => async (args) => {
		const { request } = args;
		if (options.expectContinueHeader !== false && HttpRequest.isInstance(request) && request.body && options.runtime === "node" && options.requestHandler?.constructor?.name !== "FetchHttpHandler") {
			let sendHeader = true;
			if (typeof options.expectContinueHeader === "number") try {
				sendHeader = (Number(request.headers?.["content-length"]) ?? options.bodyLengthChecker?.(request.body) ?? Infinity) >= options.expectContinueHeader;
			} catch (e) {}
			else sendHeader = !!options.expectContinueHeader;
			if (sendHeader) request.headers.Expect = "100-continue";
		}
		return next({
			...args,
			request
		});
	};
}
var addExpectContinueMiddlewareOptions, getAddExpectContinuePlugin;
var init_middleware_expect_continue = __esmMin((() => {
	init_protocols$1();
	addExpectContinueMiddlewareOptions = {
		step: "build",
		tags: ["SET_EXPECT_HEADER", "EXPECT_HEADER"],
		name: "addExpectContinueMiddleware",
		override: true
	};
	getAddExpectContinuePlugin = (options) => ({ applyToStack: (clientStack) => {
		clientStack.add(addExpectContinueMiddleware(options), addExpectContinueMiddlewareOptions);
	} });
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-location-constraint/middleware-location-constraint.js
function locationConstraintMiddleware(options) {
	return (next) => async (args) => {
		const { CreateBucketConfiguration } = args.input;
		const region = await options.region();
		if (!CreateBucketConfiguration?.LocationConstraint && !CreateBucketConfiguration?.Location) {
			if (region !== "us-east-1") {
				args.input.CreateBucketConfiguration = args.input.CreateBucketConfiguration ?? {};
				args.input.CreateBucketConfiguration.LocationConstraint = region;
			}
		}
		return next(args);
	};
}
var locationConstraintMiddlewareOptions, getLocationConstraintPlugin;
var init_middleware_location_constraint = __esmMin((() => {
	locationConstraintMiddlewareOptions = {
		step: "initialize",
		tags: ["LOCATION_CONSTRAINT", "CREATE_BUCKET_CONFIGURATION"],
		name: "locationConstraintMiddleware",
		override: true
	};
	getLocationConstraintPlugin = (config) => ({ applyToStack: (clientStack) => {
		clientStack.add(locationConstraintMiddleware(config), locationConstraintMiddlewareOptions);
	} });
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-location-constraint/configuration.js
function resolveLocationConstraintConfig(input) {
	return input;
}
var init_configuration = __esmMin((() => {}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-ssec/middleware-ssec.js
function ssecMiddleware(options) {
	return (next) => async (args) => {
		const input = { ...args.input };
		for (const prop of [{
			target: "SSECustomerKey",
			hash: "SSECustomerKeyMD5"
		}, {
			target: "CopySourceSSECustomerKey",
			hash: "CopySourceSSECustomerKeyMD5"
		}]) {
			const value = input[prop.target];
			if (value) {
				let valueForHash;
				if (typeof value === "string") {
					if (isValidBase64EncodedSSECustomerKey(value, options)) valueForHash = options.base64Decoder(value);
					else {
						valueForHash = options.utf8Decoder(value);
						input[prop.target] = options.base64Encoder(valueForHash);
					}
				} else {
					valueForHash = ArrayBuffer.isView(value) ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength) : new Uint8Array(value);
					input[prop.target] = options.base64Encoder(valueForHash);
				}
				const hash = new options.md5();
				hash.update(valueForHash);
				input[prop.hash] = options.base64Encoder(await hash.digest());
			}
		}
		return next({
			...args,
			input
		});
	};
}
function isValidBase64EncodedSSECustomerKey(str, options) {
	if (!/^(?:[A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(str)) return false;
	try {
		return options.base64Decoder(str).length === 32;
	} catch {
		return false;
	}
}
var ssecMiddlewareOptions, getSsecPlugin;
var init_middleware_ssec = __esmMin((() => {
	ssecMiddlewareOptions = {
		name: "ssecMiddleware",
		step: "initialize",
		tags: ["SSE"],
		override: true
	};
	getSsecPlugin = (config) => ({ applyToStack: (clientStack) => {
		clientStack.add(ssecMiddleware(config), ssecMiddlewareOptions);
	} });
}));

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/index.js
var s3_exports = /* @__PURE__ */ __exportAll({
	NODE_DISABLE_MULTIREGION_ACCESS_POINT_CONFIG_OPTIONS: () => NODE_DISABLE_MULTIREGION_ACCESS_POINT_CONFIG_OPTIONS,
	NODE_DISABLE_MULTIREGION_ACCESS_POINT_ENV_NAME: () => NODE_DISABLE_MULTIREGION_ACCESS_POINT_ENV_NAME,
	NODE_DISABLE_MULTIREGION_ACCESS_POINT_INI_NAME: () => NODE_DISABLE_MULTIREGION_ACCESS_POINT_INI_NAME,
	NODE_DISABLE_S3_EXPRESS_SESSION_AUTH_OPTIONS: () => NODE_DISABLE_S3_EXPRESS_SESSION_AUTH_OPTIONS,
	NODE_USE_ARN_REGION_CONFIG_OPTIONS: () => NODE_USE_ARN_REGION_CONFIG_OPTIONS,
	NODE_USE_ARN_REGION_ENV_NAME: () => NODE_USE_ARN_REGION_ENV_NAME,
	NODE_USE_ARN_REGION_INI_NAME: () => NODE_USE_ARN_REGION_INI_NAME,
	S3ExpressIdentityCache: () => S3ExpressIdentityCache,
	S3ExpressIdentityCacheEntry: () => S3ExpressIdentityCacheEntry,
	S3ExpressIdentityProviderImpl: () => S3ExpressIdentityProviderImpl,
	S3RestXmlProtocol: () => S3RestXmlProtocol,
	SignatureV4S3Express: () => SignatureV4S3Express,
	addExpectContinueMiddleware: () => addExpectContinueMiddleware,
	addExpectContinueMiddlewareOptions: () => addExpectContinueMiddlewareOptions,
	bucketEndpointMiddleware: () => bucketEndpointMiddleware,
	bucketEndpointMiddlewareOptions: () => bucketEndpointMiddlewareOptions,
	bucketHostname: () => bucketHostname,
	checkContentLengthHeader: () => checkContentLengthHeader,
	checkContentLengthHeaderMiddlewareOptions: () => checkContentLengthHeaderMiddlewareOptions,
	getAddExpectContinuePlugin: () => getAddExpectContinuePlugin,
	getArnResources: () => getArnResources,
	getBucketEndpointPlugin: () => getBucketEndpointPlugin,
	getCheckContentLengthHeaderPlugin: () => getCheckContentLengthHeaderPlugin,
	getLocationConstraintPlugin: () => getLocationConstraintPlugin,
	getRegionRedirectMiddlewarePlugin: () => getRegionRedirectMiddlewarePlugin,
	getS3ExpiresMiddlewarePlugin: () => getS3ExpiresMiddlewarePlugin,
	getS3ExpressHttpSigningPlugin: () => getS3ExpressHttpSigningPlugin,
	getS3ExpressPlugin: () => getS3ExpressPlugin,
	getSsecPlugin: () => getSsecPlugin,
	getSuffixForArnEndpoint: () => getSuffixForArnEndpoint,
	getThrow200ExceptionsPlugin: () => getThrow200ExceptionsPlugin,
	getValidateBucketNamePlugin: () => getValidateBucketNamePlugin,
	isValidBase64EncodedSSECustomerKey: () => isValidBase64EncodedSSECustomerKey,
	locationConstraintMiddleware: () => locationConstraintMiddleware,
	locationConstraintMiddlewareOptions: () => locationConstraintMiddlewareOptions,
	regionRedirectEndpointMiddleware: () => regionRedirectEndpointMiddleware,
	regionRedirectEndpointMiddlewareOptions: () => regionRedirectEndpointMiddlewareOptions,
	regionRedirectMiddleware: () => regionRedirectMiddleware,
	regionRedirectMiddlewareOptions: () => regionRedirectMiddlewareOptions,
	resolveBucketEndpointConfig: () => resolveBucketEndpointConfig,
	resolveLocationConstraintConfig: () => resolveLocationConstraintConfig,
	resolveS3Config: () => resolveS3Config,
	s3ExpiresMiddleware: () => s3ExpiresMiddleware,
	s3ExpiresMiddlewareOptions: () => s3ExpiresMiddlewareOptions,
	s3ExpressHttpSigningMiddleware: () => s3ExpressHttpSigningMiddleware,
	s3ExpressHttpSigningMiddlewareOptions: () => s3ExpressHttpSigningMiddlewareOptions,
	s3ExpressMiddleware: () => s3ExpressMiddleware,
	s3ExpressMiddlewareOptions: () => s3ExpressMiddlewareOptions,
	ssecMiddleware: () => ssecMiddleware,
	ssecMiddlewareOptions: () => ssecMiddlewareOptions,
	throw200ExceptionsMiddleware: () => throw200ExceptionsMiddleware,
	throw200ExceptionsMiddlewareOptions: () => throw200ExceptionsMiddlewareOptions,
	validateAccountId: () => validateAccountId,
	validateBucketNameMiddleware: () => validateBucketNameMiddleware,
	validateBucketNameMiddlewareOptions: () => validateBucketNameMiddlewareOptions,
	validateDNSHostLabel: () => validateDNSHostLabel,
	validateNoDualstack: () => validateNoDualstack,
	validateNoFIPS: () => validateNoFIPS,
	validateOutpostService: () => validateOutpostService,
	validatePartition: () => validatePartition,
	validateRegion: () => validateRegion
});
var init_s3 = __esmMin((() => {
	init_check_content_length_header();
	init_region_redirect_endpoint_middleware();
	init_region_redirect_middleware();
	init_s3Configuration();
	init_s3_expires_middleware();
	init_S3ExpressIdentityCache();
	init_S3ExpressIdentityCacheEntry();
	init_S3ExpressIdentityProviderImpl();
	init_SignatureV4S3Express();
	init_constants();
	init_s3ExpressMiddleware();
	init_s3ExpressHttpSigningMiddleware();
	init_throw_200_exceptions();
	init_validate_bucket_name();
	init_S3RestXmlProtocol();
	init_NodeDisableMultiregionAccessPointConfigOptions();
	init_NodeUseArnRegionConfigOptions();
	init_bucketEndpointMiddleware();
	init_bucketHostname();
	init_configurations();
	init_bucketHostnameUtils();
	init_middleware_expect_continue();
	init_middleware_location_constraint();
	init_configuration();
	init_middleware_ssec();
}));

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/utils/getDateHeader.js
var getDateHeader, getAgeHeader;
var init_getDateHeader = __esmMin((() => {
	init_protocols$1();
	getDateHeader = (response) => HttpResponse.isInstance(response) ? response.headers?.date ?? response.headers?.Date : void 0;
	getAgeHeader = (response) => HttpResponse.isInstance(response) ? response.headers?.age ?? response.headers?.Age : void 0;
}));

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/utils/getSkewCorrectedDate.js
var getSkewCorrectedDate;
var init_getSkewCorrectedDate = __esmMin((() => {
	getSkewCorrectedDate = (systemClockOffset) => new Date(Date.now() + systemClockOffset);
}));

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/utils/getUpdatedSystemClockOffset.js
var getUpdatedSystemClockOffset;
var init_getUpdatedSystemClockOffset = __esmMin((() => {
	getUpdatedSystemClockOffset = (clockTime, currentSystemClockOffset, timeRequestSent, ageHeader) => {
		if (ageHeader !== void 0) return currentSystemClockOffset;
		const serverTime = Date.parse(clockTime);
		if (Number.isNaN(serverTime)) return currentSystemClockOffset;
		const timeResponseReceived = Date.now();
		if (timeRequestSent !== void 0 && timeResponseReceived - timeRequestSent > 9e5) return currentSystemClockOffset;
		return serverTime - timeResponseReceived;
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/utils/index.js
var init_utils = __esmMin((() => {
	init_getDateHeader();
	init_getSkewCorrectedDate();
	init_getUpdatedSystemClockOffset();
}));

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/AwsSdkSigV4Signer.js
var import_dist_cjs$8, throwSigningPropertyError, hasEventStreamOutput, validateSigningProperties, AwsSdkSigV4Signer, AWSSDKSigV4Signer;
var init_AwsSdkSigV4Signer = __esmMin((() => {
	init_protocols$1();
	import_dist_cjs$8 = require_dist_cjs$15();
	init_utils();
	throwSigningPropertyError = (name, property) => {
		if (!property) throw new Error(`Property \`${name}\` is not resolved for AWS SDK SigV4Auth`);
		return property;
	};
	hasEventStreamOutput = (signingProperties) => {
		return (signingProperties.context?.[import_dist_cjs$8.SMITHY_CONTEXT_KEY]?.eventStream)?.output === true;
	};
	validateSigningProperties = async (signingProperties) => {
		const context = throwSigningPropertyError("context", signingProperties.context);
		const config = throwSigningPropertyError("config", signingProperties.config);
		const authScheme = context.endpointV2?.properties?.authSchemes?.[0];
		return {
			config,
			signer: await throwSigningPropertyError("signer", config.signer)(authScheme),
			signingRegion: signingProperties?.signingRegion,
			signingRegionSet: signingProperties?.signingRegionSet,
			signingName: signingProperties?.signingName
		};
	};
	AwsSdkSigV4Signer = class {
		async sign(httpRequest, identity, signingProperties) {
			if (!HttpRequest.isInstance(httpRequest)) throw new Error("The request is not an instance of `HttpRequest` and cannot be signed");
			const validatedProps = await validateSigningProperties(signingProperties);
			const { config, signer } = validatedProps;
			let { signingRegion, signingName } = validatedProps;
			const handlerExecutionContext = signingProperties.context;
			if (handlerExecutionContext?.authSchemes?.length ?? false) {
				const [first, second] = handlerExecutionContext.authSchemes;
				if (first?.name === "sigv4a" && second?.name === "sigv4") {
					signingRegion = second?.signingRegion ?? signingRegion;
					signingName = second?.signingName ?? signingName;
				}
			}
			const noSkewCorrection = await config.disableClockSkewCorrection?.() === true;
			signingProperties._disableClockSkewCorrection = noSkewCorrection;
			const skipSkewSampling = noSkewCorrection || hasEventStreamOutput(signingProperties);
			signingProperties._skipClockSkewSampling = skipSkewSampling;
			if (!skipSkewSampling) {
				signingProperties._preRequestSystemClockOffset = config.systemClockOffset;
				signingProperties._requestSentAt = Date.now();
			}
			return await signer.sign(httpRequest, {
				signingDate: noSkewCorrection ? /* @__PURE__ */ new Date() : getSkewCorrectedDate(config.systemClockOffset),
				signingRegion,
				signingService: signingName
			});
		}
		errorHandler(signingProperties) {
			return (error) => {
				const errorException = error;
				if (!signingProperties._skipClockSkewSampling && !signingProperties._disableClockSkewCorrection) {
					const serverTime = errorException.ServerTime ?? getDateHeader(errorException.$response);
					if (serverTime) {
						const config = throwSigningPropertyError("config", signingProperties.config);
						const preRequestOffset = signingProperties._preRequestSystemClockOffset;
						const timeRequestSent = signingProperties._requestSentAt;
						const ageHeader = getAgeHeader(errorException.$response);
						const newOffset = getUpdatedSystemClockOffset(serverTime, config.systemClockOffset, timeRequestSent, ageHeader);
						config.systemClockOffset = newOffset;
						if (Math.abs(newOffset) >= 24e4 && (newOffset !== preRequestOffset || preRequestOffset !== void 0 && preRequestOffset !== newOffset) && errorException.$metadata) errorException.$metadata.clockSkewCorrected = true;
					}
				}
				throw error;
			};
		}
		successHandler(httpResponse, signingProperties) {
			if (signingProperties._skipClockSkewSampling || signingProperties._disableClockSkewCorrection) return;
			const dateHeader = getDateHeader(httpResponse);
			if (dateHeader) {
				const config = throwSigningPropertyError("config", signingProperties.config);
				const timeRequestSent = signingProperties._requestSentAt;
				const ageHeader = getAgeHeader(httpResponse);
				config.systemClockOffset = getUpdatedSystemClockOffset(dateHeader, config.systemClockOffset, timeRequestSent, ageHeader);
			}
		}
	};
	AWSSDKSigV4Signer = AwsSdkSigV4Signer;
}));

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/AwsSdkSigV4ASigner.js
var AwsSdkSigV4ASigner;
var init_AwsSdkSigV4ASigner = __esmMin((() => {
	init_protocols$1();
	init_utils();
	init_AwsSdkSigV4Signer();
	AwsSdkSigV4ASigner = class extends AwsSdkSigV4Signer {
		async sign(httpRequest, identity, signingProperties) {
			if (!HttpRequest.isInstance(httpRequest)) throw new Error("The request is not an instance of `HttpRequest` and cannot be signed");
			const { config, signer, signingRegion, signingRegionSet, signingName } = await validateSigningProperties(signingProperties);
			const multiRegionOverride = (await config.sigv4aSigningRegionSet?.() ?? signingRegionSet ?? [signingRegion]).join(",");
			const noSkewCorrection = await config.disableClockSkewCorrection?.() === true;
			signingProperties._disableClockSkewCorrection = noSkewCorrection;
			if (!noSkewCorrection) {
				signingProperties._preRequestSystemClockOffset = config.systemClockOffset;
				signingProperties._requestSentAt = Date.now();
			}
			return await signer.sign(httpRequest, {
				signingDate: noSkewCorrection ? /* @__PURE__ */ new Date() : getSkewCorrectedDate(config.systemClockOffset),
				signingRegion: multiRegionOverride,
				signingService: signingName
			});
		}
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/utils/getArrayForCommaSeparatedString.js
var getArrayForCommaSeparatedString;
var init_getArrayForCommaSeparatedString = __esmMin((() => {
	getArrayForCommaSeparatedString = (str) => typeof str === "string" && str.length > 0 ? str.split(",").map((item) => item.trim()) : [];
}));

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/utils/getBearerTokenEnvKey.js
var getBearerTokenEnvKey;
var init_getBearerTokenEnvKey = __esmMin((() => {
	getBearerTokenEnvKey = (signingName) => `AWS_BEARER_TOKEN_${signingName.replace(/[\s-]/g, "_").toUpperCase()}`;
}));

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/NODE_AUTH_SCHEME_PREFERENCE_OPTIONS.js
var NODE_AUTH_SCHEME_PREFERENCE_ENV_KEY, NODE_AUTH_SCHEME_PREFERENCE_CONFIG_KEY, NODE_AUTH_SCHEME_PREFERENCE_OPTIONS;
var init_NODE_AUTH_SCHEME_PREFERENCE_OPTIONS = __esmMin((() => {
	init_getArrayForCommaSeparatedString();
	init_getBearerTokenEnvKey();
	NODE_AUTH_SCHEME_PREFERENCE_ENV_KEY = "AWS_AUTH_SCHEME_PREFERENCE";
	NODE_AUTH_SCHEME_PREFERENCE_CONFIG_KEY = "auth_scheme_preference";
	NODE_AUTH_SCHEME_PREFERENCE_OPTIONS = {
		environmentVariableSelector: (env, options) => {
			if (options?.signingName) {
				if (getBearerTokenEnvKey(options.signingName) in env) return ["httpBearerAuth"];
			}
			if (!(NODE_AUTH_SCHEME_PREFERENCE_ENV_KEY in env)) return;
			return getArrayForCommaSeparatedString(env[NODE_AUTH_SCHEME_PREFERENCE_ENV_KEY]);
		},
		configFileSelector: (profile) => {
			if (!(NODE_AUTH_SCHEME_PREFERENCE_CONFIG_KEY in profile)) return;
			return getArrayForCommaSeparatedString(profile[NODE_AUTH_SCHEME_PREFERENCE_CONFIG_KEY]);
		},
		default: []
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/resolveAwsSdkSigV4AConfig.js
var resolveAwsSdkSigV4AConfig, NODE_SIGV4A_CONFIG_OPTIONS;
var init_resolveAwsSdkSigV4AConfig = __esmMin((() => {
	init_dist_es();
	init_config$1();
	resolveAwsSdkSigV4AConfig = (config) => {
		config.sigv4aSigningRegionSet = normalizeProvider(config.sigv4aSigningRegionSet);
		return config;
	};
	NODE_SIGV4A_CONFIG_OPTIONS = {
		environmentVariableSelector(env) {
			if (env.AWS_SIGV4A_SIGNING_REGION_SET) return env.AWS_SIGV4A_SIGNING_REGION_SET.split(",").map((_) => _.trim());
			throw new ProviderError("AWS_SIGV4A_SIGNING_REGION_SET not set in env.", { tryNextLink: true });
		},
		configFileSelector(profile) {
			if (profile.sigv4a_signing_region_set) return (profile.sigv4a_signing_region_set ?? "").split(",").map((_) => _.trim());
			throw new ProviderError("sigv4a_signing_region_set not set in profile.", { tryNextLink: true });
		},
		default: void 0
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/resolveAwsSdkSigV4Config.js
function normalizeCredentialProvider(config, { credentials, credentialDefaultProvider }) {
	let credentialsProvider;
	if (credentials) {
		if (!credentials?.memoized) credentialsProvider = memoizeIdentityProvider(credentials, isIdentityExpired, doesIdentityRequireRefresh);
		else credentialsProvider = credentials;
	} else if (credentialDefaultProvider) credentialsProvider = normalizeProvider(credentialDefaultProvider(Object.assign({}, config, { parentClientConfig: config })));
	else credentialsProvider = async () => {
		throw new Error("@aws-sdk/core::resolveAwsSdkSigV4Config - `credentials` not provided and no credentialDefaultProvider was configured.");
	};
	credentialsProvider.memoized = true;
	return credentialsProvider;
}
function bindCallerConfig(config, credentialsProvider) {
	if (credentialsProvider.configBound) return credentialsProvider;
	const fn = async (options) => credentialsProvider({
		...options,
		callerClientConfig: config
	});
	fn.memoized = credentialsProvider.memoized;
	fn.configBound = true;
	return fn;
}
var import_dist_cjs$7, bindResolveAwsSdkSigV4Config;
var init_resolveAwsSdkSigV4Config = __esmMin((() => {
	init_client();
	init_dist_es();
	import_dist_cjs$7 = require_dist_cjs$14();
	bindResolveAwsSdkSigV4Config = (defaultDisableClockSkewCorrection) => (config) => {
		let inputCredentials = config.credentials;
		let isUserSupplied = !!config.credentials;
		let resolvedCredentials = void 0;
		Object.defineProperty(config, "credentials", {
			set(credentials) {
				if (credentials && credentials !== inputCredentials && credentials !== resolvedCredentials) isUserSupplied = true;
				inputCredentials = credentials;
				const boundProvider = bindCallerConfig(config, normalizeCredentialProvider(config, {
					credentials: inputCredentials,
					credentialDefaultProvider: config.credentialDefaultProvider
				}));
				if (isUserSupplied && !boundProvider.attributed) {
					const isCredentialObject = typeof inputCredentials === "object" && inputCredentials !== null;
					resolvedCredentials = async (options) => {
						const attributedCreds = await boundProvider(options);
						if (isCredentialObject && (!attributedCreds.$source || Object.keys(attributedCreds.$source).length === 0)) return setCredentialFeature(attributedCreds, "CREDENTIALS_CODE", "e");
						return attributedCreds;
					};
					resolvedCredentials.memoized = boundProvider.memoized;
					resolvedCredentials.configBound = boundProvider.configBound;
					resolvedCredentials.attributed = true;
				} else resolvedCredentials = boundProvider;
			},
			get() {
				return resolvedCredentials;
			},
			enumerable: true,
			configurable: true
		});
		config.credentials = inputCredentials;
		const { signingEscapePath = true, systemClockOffset = config.systemClockOffset || 0, sha256 } = config;
		let signer;
		if (config.signer) signer = normalizeProvider(config.signer);
		else if (config.regionInfoProvider) signer = () => normalizeProvider(config.region)().then(async (region) => [await config.regionInfoProvider(region, {
			useFipsEndpoint: await config.useFipsEndpoint(),
			useDualstackEndpoint: await config.useDualstackEndpoint()
		}) || {}, region]).then(([regionInfo, region]) => {
			const { signingRegion, signingService } = regionInfo;
			config.signingRegion = config.signingRegion || signingRegion || region;
			config.signingName = config.signingName || signingService || config.serviceId;
			const params = {
				...config,
				credentials: config.credentials,
				region: config.signingRegion,
				service: config.signingName,
				sha256,
				uriEscapePath: signingEscapePath
			};
			return new (config.signerConstructor || import_dist_cjs$7.SignatureV4)(params);
		});
		else signer = async (authScheme) => {
			authScheme = Object.assign({}, {
				name: "sigv4",
				signingName: config.signingName || config.defaultSigningName,
				signingRegion: await normalizeProvider(config.region)(),
				properties: {}
			}, authScheme);
			const signingRegion = authScheme.signingRegion;
			const signingService = authScheme.signingName;
			config.signingRegion = config.signingRegion || signingRegion;
			config.signingName = config.signingName || signingService || config.serviceId;
			const params = {
				...config,
				credentials: config.credentials,
				region: config.signingRegion,
				service: config.signingName,
				sha256,
				uriEscapePath: signingEscapePath
			};
			return new (config.signerConstructor || import_dist_cjs$7.SignatureV4)(params);
		};
		return Object.assign(config, {
			systemClockOffset,
			signingEscapePath,
			signer,
			disableClockSkewCorrection: normalizeProvider(config.disableClockSkewCorrection ?? defaultDisableClockSkewCorrection)
		});
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/index.js
var init_aws_sdk = __esmMin((() => {
	init_AwsSdkSigV4Signer();
	init_AwsSdkSigV4ASigner();
	init_NODE_AUTH_SCHEME_PREFERENCE_OPTIONS();
	init_resolveAwsSdkSigV4AConfig();
	init_resolveAwsSdkSigV4Config();
}));

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/clock-skew-node-config.js
var ENV_DISABLE_CLOCK_SKEW_CORRECTION, CONFIG_DISABLE_CLOCK_SKEW_CORRECTION, NODE_DISABLE_CLOCK_SKEW_CORRECTION_CONFIG_OPTIONS;
var init_clock_skew_node_config = __esmMin((() => {
	init_config$1();
	ENV_DISABLE_CLOCK_SKEW_CORRECTION = "AWS_DISABLE_CLOCK_SKEW_CORRECTION";
	CONFIG_DISABLE_CLOCK_SKEW_CORRECTION = "disable_clock_skew_correction";
	NODE_DISABLE_CLOCK_SKEW_CORRECTION_CONFIG_OPTIONS = {
		environmentVariableSelector: (env) => booleanSelector(env, ENV_DISABLE_CLOCK_SKEW_CORRECTION, SelectorType$1.ENV),
		configFileSelector: (profile) => booleanSelector(profile, CONFIG_DISABLE_CLOCK_SKEW_CORRECTION, SelectorType$1.CONFIG),
		default: false
	};
}));

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/clock-skew-defaults.js
var DEFAULT_DISABLE_CLOCK_SKEW_CORRECTION;
var init_clock_skew_defaults = __esmMin((() => {
	init_config$1();
	init_clock_skew_node_config();
	DEFAULT_DISABLE_CLOCK_SKEW_CORRECTION = loadConfig(NODE_DISABLE_CLOCK_SKEW_CORRECTION_CONFIG_OPTIONS);
}));

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/index.js
var httpAuthSchemes_exports = /* @__PURE__ */ __exportAll({
	AWSSDKSigV4Signer: () => AWSSDKSigV4Signer,
	AwsSdkSigV4ASigner: () => AwsSdkSigV4ASigner,
	AwsSdkSigV4Signer: () => AwsSdkSigV4Signer,
	NODE_AUTH_SCHEME_PREFERENCE_OPTIONS: () => NODE_AUTH_SCHEME_PREFERENCE_OPTIONS,
	NODE_SIGV4A_CONFIG_OPTIONS: () => NODE_SIGV4A_CONFIG_OPTIONS,
	getBearerTokenEnvKey: () => getBearerTokenEnvKey,
	resolveAWSSDKSigV4Config: () => resolveAWSSDKSigV4Config,
	resolveAwsSdkSigV4AConfig: () => resolveAwsSdkSigV4AConfig,
	resolveAwsSdkSigV4Config: () => resolveAwsSdkSigV4Config,
	validateSigningProperties: () => validateSigningProperties
});
var resolveAwsSdkSigV4Config, resolveAWSSDKSigV4Config;
var init_httpAuthSchemes = __esmMin((() => {
	init_aws_sdk();
	init_getBearerTokenEnvKey();
	init_clock_skew_defaults();
	resolveAwsSdkSigV4Config = bindResolveAwsSdkSigV4Config(DEFAULT_DISABLE_CLOCK_SKEW_CORRECTION);
	resolveAWSSDKSigV4Config = resolveAwsSdkSigV4Config;
}));

// node_modules/@aws-sdk/credential-provider-env/dist-cjs/index.js
var require_dist_cjs$11 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { setCredentialFeature } = (init_client(), __toCommonJS(client_exports));
	const { CredentialsProviderError } = (init_config$1(), __toCommonJS(config_exports));
	const ENV_KEY = "AWS_ACCESS_KEY_ID";
	const ENV_SECRET = "AWS_SECRET_ACCESS_KEY";
	const ENV_SESSION = "AWS_SESSION_TOKEN";
	const ENV_EXPIRATION = "AWS_CREDENTIAL_EXPIRATION";
	const ENV_CREDENTIAL_SCOPE = "AWS_CREDENTIAL_SCOPE";
	const ENV_ACCOUNT_ID = "AWS_ACCOUNT_ID";
	const fromEnv = (init) => async () => {
		init?.logger?.debug("@aws-sdk/credential-provider-env - fromEnv");
		const accessKeyId = process.env[ENV_KEY];
		const secretAccessKey = process.env[ENV_SECRET];
		const sessionToken = process.env[ENV_SESSION];
		const expiry = process.env[ENV_EXPIRATION];
		const credentialScope = process.env[ENV_CREDENTIAL_SCOPE];
		const accountId = process.env[ENV_ACCOUNT_ID];
		if (accessKeyId && secretAccessKey) {
			const credentials = {
				accessKeyId,
				secretAccessKey,
				...sessionToken && { sessionToken },
				...expiry && { expiration: new Date(expiry) },
				...credentialScope && { credentialScope },
				...accountId && { accountId }
			};
			setCredentialFeature(credentials, "CREDENTIALS_ENV_VARS", "g");
			return credentials;
		}
		throw new CredentialsProviderError("Unable to find environment variable credentials.", { logger: init?.logger });
	};
	exports.ENV_ACCOUNT_ID = ENV_ACCOUNT_ID;
	exports.ENV_CREDENTIAL_SCOPE = ENV_CREDENTIAL_SCOPE;
	exports.ENV_EXPIRATION = ENV_EXPIRATION;
	exports.ENV_KEY = ENV_KEY;
	exports.ENV_SECRET = ENV_SECRET;
	exports.ENV_SESSION = ENV_SESSION;
	exports.fromEnv = fromEnv;
}));

// node_modules/@smithy/credential-provider-imds/dist-cjs/index.js
var require_dist_cjs$10 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { ProviderError, CredentialsProviderError, loadConfig } = (init_config$1(), __toCommonJS(config_exports));
	const node_http = __require("node:http");
	const { parseUrl } = (init_protocols$1(), __toCommonJS(protocols_exports));
	const isImdsCredentials = (arg) => Boolean(arg) && typeof arg === "object" && typeof arg.AccessKeyId === "string" && typeof arg.SecretAccessKey === "string" && typeof arg.Token === "string" && typeof arg.Expiration === "string";
	const fromImdsCredentials = (creds) => ({
		accessKeyId: creds.AccessKeyId,
		secretAccessKey: creds.SecretAccessKey,
		sessionToken: creds.Token,
		expiration: new Date(creds.Expiration),
		...creds.AccountId && { accountId: creds.AccountId }
	});
	const DEFAULT_TIMEOUT = 1e3;
	const DEFAULT_MAX_RETRIES = 0;
	const providerConfigFromInit = ({ maxRetries = DEFAULT_MAX_RETRIES, timeout = DEFAULT_TIMEOUT }) => ({
		maxRetries,
		timeout
	});
	function httpRequest(options) {
		return new Promise((resolve, reject) => {
			const req = node_http.request({
				method: "GET",
				...options,
				hostname: options.hostname?.replace(/^\[(.+)\]$/, "$1")
			});
			req.on("error", (err) => {
				reject(Object.assign(new ProviderError("Unable to connect to instance metadata service"), err));
				req.destroy();
			});
			req.on("timeout", () => {
				reject(new ProviderError("TimeoutError from instance metadata service"));
				req.destroy();
			});
			req.on("response", (res) => {
				const { statusCode = 400 } = res;
				if (statusCode < 200 || 300 <= statusCode) {
					reject(Object.assign(new ProviderError("Error response received from instance metadata service"), { statusCode }));
					req.destroy();
				}
				const chunks = [];
				res.on("data", (chunk) => {
					chunks.push(chunk);
				});
				res.on("end", () => {
					resolve(Buffer.concat(chunks));
					req.destroy();
				});
			});
			req.end();
		});
	}
	const retry = (toRetry, maxRetries) => {
		let promise = toRetry();
		for (let i = 0; i < maxRetries; i++) promise = promise.catch(toRetry);
		return promise;
	};
	const ENV_CMDS_FULL_URI = "AWS_CONTAINER_CREDENTIALS_FULL_URI";
	const ENV_CMDS_RELATIVE_URI = "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI";
	const ENV_CMDS_AUTH_TOKEN = "AWS_CONTAINER_AUTHORIZATION_TOKEN";
	const fromContainerMetadata = (init = {}) => {
		const { timeout, maxRetries } = providerConfigFromInit(init);
		return () => retry(async () => {
			const requestOptions = await getCmdsUri({ logger: init.logger });
			const credsResponse = JSON.parse(await requestFromEcsImds(timeout, requestOptions));
			if (!isImdsCredentials(credsResponse)) throw new CredentialsProviderError("Invalid response received from instance metadata service.", { logger: init.logger });
			return fromImdsCredentials(credsResponse);
		}, maxRetries);
	};
	const requestFromEcsImds = async (timeout, options) => {
		if (process.env[ENV_CMDS_AUTH_TOKEN]) options.headers = {
			...options.headers,
			Authorization: process.env[ENV_CMDS_AUTH_TOKEN]
		};
		return (await httpRequest({
			...options,
			timeout
		})).toString();
	};
	const CMDS_IP = "169.254.170.2";
	const GREENGRASS_HOSTS = /* @__PURE__ */ new Set(["localhost", "127.0.0.1"]);
	const GREENGRASS_PROTOCOLS = /* @__PURE__ */ new Set(["http:", "https:"]);
	const getCmdsUri = async ({ logger }) => {
		if (process.env[ENV_CMDS_RELATIVE_URI]) return {
			hostname: CMDS_IP,
			path: process.env[ENV_CMDS_RELATIVE_URI]
		};
		if (process.env[ENV_CMDS_FULL_URI]) {
			let parsed;
			try {
				parsed = new URL(process.env[ENV_CMDS_FULL_URI]);
			} catch {
				throw new CredentialsProviderError(`${process.env[ENV_CMDS_FULL_URI]} is not a valid container metadata service URL`, {
					tryNextLink: false,
					logger
				});
			}
			if (!parsed.hostname || !GREENGRASS_HOSTS.has(parsed.hostname)) throw new CredentialsProviderError(`${parsed.hostname} is not a valid container metadata service hostname`, {
				tryNextLink: false,
				logger
			});
			if (!parsed.protocol || !GREENGRASS_PROTOCOLS.has(parsed.protocol)) throw new CredentialsProviderError(`${parsed.protocol} is not a valid container metadata service protocol`, {
				tryNextLink: false,
				logger
			});
			return {
				protocol: parsed.protocol,
				hostname: parsed.hostname,
				path: parsed.pathname + parsed.search,
				port: parsed.port ? parseInt(parsed.port, 10) : void 0
			};
		}
		throw new CredentialsProviderError(`The container metadata credential provider cannot be used unless the ${ENV_CMDS_RELATIVE_URI} or ${ENV_CMDS_FULL_URI} environment variable is set`, {
			tryNextLink: false,
			logger
		});
	};
	var InstanceMetadataV1FallbackError = class InstanceMetadataV1FallbackError extends CredentialsProviderError {
		tryNextLink;
		name = "InstanceMetadataV1FallbackError";
		constructor(message, tryNextLink = true) {
			super(message, tryNextLink);
			this.tryNextLink = tryNextLink;
			Object.setPrototypeOf(this, InstanceMetadataV1FallbackError.prototype);
		}
	};
	var Endpoint;
	(function(Endpoint) {
		Endpoint["IPv4"] = "http://169.254.169.254";
		Endpoint["IPv6"] = "http://[fd00:ec2::254]";
	})(Endpoint || (Endpoint = {}));
	const ENV_ENDPOINT_NAME = "AWS_EC2_METADATA_SERVICE_ENDPOINT";
	const CONFIG_ENDPOINT_NAME = "ec2_metadata_service_endpoint";
	const ENDPOINT_CONFIG_OPTIONS = {
		environmentVariableSelector: (env) => env[ENV_ENDPOINT_NAME],
		configFileSelector: (profile) => profile[CONFIG_ENDPOINT_NAME],
		default: void 0
	};
	var EndpointMode;
	(function(EndpointMode) {
		EndpointMode["IPv4"] = "IPv4";
		EndpointMode["IPv6"] = "IPv6";
	})(EndpointMode || (EndpointMode = {}));
	const ENV_ENDPOINT_MODE_NAME = "AWS_EC2_METADATA_SERVICE_ENDPOINT_MODE";
	const CONFIG_ENDPOINT_MODE_NAME = "ec2_metadata_service_endpoint_mode";
	const ENDPOINT_MODE_CONFIG_OPTIONS = {
		environmentVariableSelector: (env) => env[ENV_ENDPOINT_MODE_NAME],
		configFileSelector: (profile) => profile[CONFIG_ENDPOINT_MODE_NAME],
		default: EndpointMode.IPv4
	};
	const getInstanceMetadataEndpoint = async () => parseUrl(await getFromEndpointConfig() || await getFromEndpointModeConfig());
	const getFromEndpointConfig = async () => loadConfig(ENDPOINT_CONFIG_OPTIONS)();
	const getFromEndpointModeConfig = async () => {
		const endpointMode = await loadConfig(ENDPOINT_MODE_CONFIG_OPTIONS)();
		switch (endpointMode) {
			case EndpointMode.IPv4: return Endpoint.IPv4;
			case EndpointMode.IPv6: return Endpoint.IPv6;
			default: throw new Error(`Unsupported endpoint mode: ${endpointMode}. Select from ${Object.values(EndpointMode)}`);
		}
	};
	const STATIC_STABILITY_REFRESH_INTERVAL_SECONDS = 300;
	const STATIC_STABILITY_REFRESH_INTERVAL_JITTER_WINDOW_SECONDS = 300;
	const getExtendedInstanceMetadataCredentials = (credentials, logger) => {
		const refreshInterval = STATIC_STABILITY_REFRESH_INTERVAL_SECONDS + Math.floor(Math.random() * STATIC_STABILITY_REFRESH_INTERVAL_JITTER_WINDOW_SECONDS);
		const newExpiration = new Date(Date.now() + refreshInterval * 1e3);
		logger.warn(`Attempting credential expiration extension due to a credential service availability issue. A refresh of these credentials will be attempted after ${new Date(newExpiration)}.\nFor more information, please visit: https://docs.aws.amazon.com/sdkref/latest/guide/feature-static-credentials.html`);
		const originalExpiration = credentials.originalExpiration ?? credentials.expiration;
		return {
			...credentials,
			...originalExpiration ? { originalExpiration } : {},
			expiration: newExpiration
		};
	};
	const staticStabilityProvider = (provider, options = {}) => {
		const logger = options?.logger || console;
		let pastCredentials;
		return async () => {
			let credentials;
			try {
				credentials = await provider();
				if (credentials.expiration && credentials.expiration.getTime() < Date.now()) credentials = getExtendedInstanceMetadataCredentials(credentials, logger);
			} catch (e) {
				if (pastCredentials) {
					logger.warn("Credential renew failed: ", e);
					credentials = getExtendedInstanceMetadataCredentials(pastCredentials, logger);
				} else throw e;
			}
			pastCredentials = credentials;
			return credentials;
		};
	};
	const IMDS_PATH = "/latest/meta-data/iam/security-credentials/";
	const IMDS_TOKEN_PATH = "/latest/api/token";
	const AWS_EC2_METADATA_V1_DISABLED = "AWS_EC2_METADATA_V1_DISABLED";
	const PROFILE_AWS_EC2_METADATA_V1_DISABLED = "ec2_metadata_v1_disabled";
	const X_AWS_EC2_METADATA_TOKEN = "x-aws-ec2-metadata-token";
	const fromInstanceMetadata = (init = {}) => staticStabilityProvider(getInstanceMetadataProvider(init), { logger: init.logger });
	const getInstanceMetadataProvider = (init = {}) => {
		let disableFetchToken = false;
		const { logger, profile } = init;
		const { timeout, maxRetries } = providerConfigFromInit(init);
		const getCredentials = async (maxRetries, options) => {
			if (disableFetchToken || options.headers?.[X_AWS_EC2_METADATA_TOKEN] == null) {
				let fallbackBlockedFromProfile = false;
				let fallbackBlockedFromProcessEnv = false;
				const configValue = await loadConfig({
					environmentVariableSelector: (env) => {
						const envValue = env[AWS_EC2_METADATA_V1_DISABLED];
						fallbackBlockedFromProcessEnv = !!envValue && envValue !== "false";
						if (envValue === void 0) throw new CredentialsProviderError(`${AWS_EC2_METADATA_V1_DISABLED} not set in env, checking config file next.`, { logger: init.logger });
						return fallbackBlockedFromProcessEnv;
					},
					configFileSelector: (profile) => {
						const profileValue = profile[PROFILE_AWS_EC2_METADATA_V1_DISABLED];
						fallbackBlockedFromProfile = !!profileValue && profileValue !== "false";
						return fallbackBlockedFromProfile;
					},
					default: false
				}, { profile })();
				if (init.ec2MetadataV1Disabled || configValue) {
					const causes = [];
					if (init.ec2MetadataV1Disabled) causes.push("credential provider initialization (runtime option ec2MetadataV1Disabled)");
					if (fallbackBlockedFromProfile) causes.push(`config file profile (${PROFILE_AWS_EC2_METADATA_V1_DISABLED})`);
					if (fallbackBlockedFromProcessEnv) causes.push(`process environment variable (${AWS_EC2_METADATA_V1_DISABLED})`);
					throw new InstanceMetadataV1FallbackError(`AWS EC2 Metadata v1 fallback has been blocked by AWS SDK configuration in the following: [${causes.join(", ")}].`);
				}
			}
			const imdsProfile = (await retry(async () => {
				let profile;
				try {
					profile = await getProfile(options);
				} catch (err) {
					if (err.statusCode === 401) disableFetchToken = false;
					throw err;
				}
				return profile;
			}, maxRetries)).trim();
			return retry(async () => {
				let creds;
				try {
					creds = await getCredentialsFromProfile(imdsProfile, options, init);
				} catch (err) {
					if (err.statusCode === 401) disableFetchToken = false;
					throw err;
				}
				return creds;
			}, maxRetries);
		};
		return async () => {
			const endpoint = await getInstanceMetadataEndpoint();
			if (disableFetchToken) {
				logger?.debug("AWS SDK Instance Metadata", "using v1 fallback (no token fetch)");
				return getCredentials(maxRetries, {
					...endpoint,
					timeout
				});
			} else {
				let token;
				try {
					token = (await getMetadataToken({
						...endpoint,
						timeout
					})).toString();
				} catch (error) {
					if (error?.statusCode === 400) throw Object.assign(error, { message: "EC2 Metadata token request returned error" });
					else if (error.message === "TimeoutError" || [
						403,
						404,
						405
					].includes(error.statusCode)) disableFetchToken = true;
					logger?.debug("AWS SDK Instance Metadata", "using v1 fallback (initial)");
					return getCredentials(maxRetries, {
						...endpoint,
						timeout
					});
				}
				return getCredentials(maxRetries, {
					...endpoint,
					headers: { [X_AWS_EC2_METADATA_TOKEN]: token },
					timeout
				});
			}
		};
	};
	const getMetadataToken = async (options) => httpRequest({
		...options,
		path: IMDS_TOKEN_PATH,
		method: "PUT",
		headers: { "x-aws-ec2-metadata-token-ttl-seconds": "21600" }
	});
	const getProfile = async (options) => (await httpRequest({
		...options,
		path: IMDS_PATH
	})).toString();
	const getCredentialsFromProfile = async (profile, options, init) => {
		const credentialsResponse = JSON.parse((await httpRequest({
			...options,
			path: IMDS_PATH + profile
		})).toString());
		if (!isImdsCredentials(credentialsResponse)) throw new CredentialsProviderError("Invalid response received from instance metadata service.", { logger: init.logger });
		return fromImdsCredentials(credentialsResponse);
	};
	exports.DEFAULT_MAX_RETRIES = DEFAULT_MAX_RETRIES;
	exports.DEFAULT_TIMEOUT = DEFAULT_TIMEOUT;
	exports.ENV_CMDS_AUTH_TOKEN = ENV_CMDS_AUTH_TOKEN;
	exports.ENV_CMDS_FULL_URI = ENV_CMDS_FULL_URI;
	exports.ENV_CMDS_RELATIVE_URI = ENV_CMDS_RELATIVE_URI;
	exports.Endpoint = Endpoint;
	exports.fromContainerMetadata = fromContainerMetadata;
	exports.fromInstanceMetadata = fromInstanceMetadata;
	exports.getInstanceMetadataEndpoint = getInstanceMetadataEndpoint;
	exports.httpRequest = httpRequest;
	exports.providerConfigFromInit = providerConfigFromInit;
}));

// node_modules/@smithy/node-http-handler/dist-cjs/index.js
var require_dist_cjs$9 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { hasOwn } = (init_serde(), __toCommonJS(serde_exports));
	const { streamCollector } = (init_serde(), __toCommonJS(serde_exports));
	exports.streamCollector = streamCollector;
	const { buildQueryString, HttpResponse } = (init_protocols$1(), __toCommonJS(protocols_exports));
	const node_https = __require("node:https");
	const { Readable } = __require("node:stream");
	const http2 = __require("node:http2");
	function buildAbortError(abortSignal) {
		const reason = abortSignal && typeof abortSignal === "object" && "reason" in abortSignal ? abortSignal.reason : void 0;
		if (reason) {
			if (reason instanceof Error) {
				const abortError = /* @__PURE__ */ new Error("Request aborted");
				abortError.name = "AbortError";
				abortError.cause = reason;
				return abortError;
			}
			const abortError = new Error(String(reason));
			abortError.name = "AbortError";
			return abortError;
		}
		const abortError = /* @__PURE__ */ new Error("Request aborted");
		abortError.name = "AbortError";
		return abortError;
	}
	const NODEJS_TIMEOUT_ERROR_CODES = [
		"ECONNRESET",
		"EPIPE",
		"ETIMEDOUT"
	];
	const getTransformedHeaders = (headers) => {
		const transformedHeaders = {};
		for (const name in headers) {
			if (!hasOwn(headers, name)) continue;
			const headerValues = headers[name];
			transformedHeaders[name] = Array.isArray(headerValues) ? headerValues.join(",") : headerValues;
		}
		return transformedHeaders;
	};
	const timing = {
		setTimeout: (cb, ms) => setTimeout(cb, ms),
		clearTimeout: (timeoutId) => clearTimeout(timeoutId)
	};
	const DEFER_EVENT_LISTENER_TIME$2 = 1e3;
	const setConnectionTimeout = (request, reject, timeoutInMs = 0) => {
		if (!timeoutInMs) return -1;
		const registerTimeout = (offset) => {
			const timeoutId = timing.setTimeout(() => {
				request.destroy();
				reject(Object.assign(/* @__PURE__ */ new Error(`@smithy/node-http-handler - the request socket did not establish a connection with the server within the configured timeout of ${timeoutInMs} ms.`), { name: "TimeoutError" }));
			}, timeoutInMs - offset);
			const doWithSocket = (socket) => {
				if (socket?.connecting) socket.on("connect", () => {
					timing.clearTimeout(timeoutId);
				});
				else timing.clearTimeout(timeoutId);
			};
			if (request.socket) doWithSocket(request.socket);
			else request.on("socket", doWithSocket);
		};
		if (timeoutInMs < 2e3) {
			registerTimeout(0);
			return 0;
		}
		return timing.setTimeout(registerTimeout.bind(null, DEFER_EVENT_LISTENER_TIME$2), DEFER_EVENT_LISTENER_TIME$2);
	};
	const setRequestTimeout = (req, reject, timeoutInMs = 0, throwOnRequestTimeout, logger) => {
		if (timeoutInMs) return timing.setTimeout(() => {
			let msg = `@smithy/node-http-handler - [${throwOnRequestTimeout ? "ERROR" : "WARN"}] a request has exceeded the configured ${timeoutInMs} ms requestTimeout.`;
			if (throwOnRequestTimeout) {
				const error = Object.assign(new Error(msg), {
					name: "TimeoutError",
					code: "ETIMEDOUT"
				});
				req.destroy(error);
				reject(error);
			} else {
				msg += ` Init client requestHandler with throwOnRequestTimeout=true to turn this into an error.`;
				logger?.warn?.(msg);
			}
		}, timeoutInMs);
		return -1;
	};
	const DEFER_EVENT_LISTENER_TIME$1 = 3e3;
	const setSocketKeepAlive = (request, { keepAlive, keepAliveMsecs }, deferTimeMs = DEFER_EVENT_LISTENER_TIME$1) => {
		if (keepAlive !== true) return -1;
		const registerListener = () => {
			if (request.socket) request.socket.setKeepAlive(keepAlive, keepAliveMsecs || 0);
			else request.on("socket", (socket) => {
				socket.setKeepAlive(keepAlive, keepAliveMsecs || 0);
			});
		};
		if (deferTimeMs === 0) {
			registerListener();
			return 0;
		}
		return timing.setTimeout(registerListener, deferTimeMs);
	};
	const resolveDefaultSocketTimeout = (config) => {
		const value = config?.defaultSocketTimeout;
		return typeof value === "number" && Number.isFinite(value) && value > 0 ? value : void 0;
	};
	const DEFER_EVENT_LISTENER_TIME = 3e3;
	const setSocketTimeout = (request, reject, timeoutInMs = 0, isServiceDefault = false) => {
		if (!Number.isFinite(timeoutInMs) || timeoutInMs <= 0) return;
		let response;
		request.once("response", (res) => response = res);
		const onTimeout = () => {
			if (response?.complete) {
				request.socket?.destroy();
				return;
			}
			const error = Object.assign(/* @__PURE__ */ new Error(`@smithy/node-http-handler - the request socket timed out after ${timeoutInMs} ms of inactivity (${isServiceDefault ? "service default socket timeout" : "configured by client requestHandler"}).`), { name: "TimeoutError" });
			response?.destroy(error);
			request.destroy();
			reject(error);
		};
		const registerTimeout = () => {
			const { socket } = request;
			if (!socket) request.once("socket", registerTimeout);
			else if (socket.connecting) socket.once("connect", registerTimeout);
			else {
				socket.setTimeout(timeoutInMs, onTimeout);
				request.on("close", () => socket.removeListener("timeout", onTimeout));
			}
		};
		if (timeoutInMs < 6e3) {
			registerTimeout();
			return;
		}
		const deferralId = timing.setTimeout(registerTimeout, DEFER_EVENT_LISTENER_TIME);
		request.once("close", () => timing.clearTimeout(deferralId));
	};
	const MIN_WAIT_TIME = 6e3;
	async function writeRequestBody(httpRequest, request, maxContinueTimeoutMs = MIN_WAIT_TIME, externalAgent = false) {
		const headers = request.headers;
		const expect = headers ? headers.Expect || headers.expect : void 0;
		let timeoutId = -1;
		let sendBody = true;
		if (!externalAgent && expect === "100-continue") sendBody = await Promise.race([new Promise((resolve) => {
			timeoutId = Number(timing.setTimeout(() => resolve(true), Math.max(MIN_WAIT_TIME, maxContinueTimeoutMs)));
		}), new Promise((resolve) => {
			httpRequest.on("continue", () => {
				timing.clearTimeout(timeoutId);
				resolve(true);
			});
			httpRequest.on("response", () => {
				timing.clearTimeout(timeoutId);
				resolve(false);
			});
			httpRequest.on("error", () => {
				timing.clearTimeout(timeoutId);
				resolve(false);
			});
		})]);
		if (sendBody) writeBody(httpRequest, request.body);
	}
	function writeBody(httpRequest, body) {
		if (body instanceof Readable) {
			body.pipe(httpRequest);
			return;
		}
		if (body) {
			const isBuffer = Buffer.isBuffer(body);
			if (isBuffer || typeof body === "string") {
				if (isBuffer && body.byteLength === 0) httpRequest.end();
				else httpRequest.end(body);
				return;
			}
			const uint8 = body;
			if (typeof uint8 === "object" && uint8.buffer && typeof uint8.byteOffset === "number" && typeof uint8.byteLength === "number") {
				httpRequest.end(Buffer.from(uint8.buffer, uint8.byteOffset, uint8.byteLength));
				return;
			}
			httpRequest.end(Buffer.from(body));
			return;
		}
		httpRequest.end();
	}
	const DEFAULT_REQUEST_TIMEOUT = 0;
	let hAgent = void 0;
	let hRequest = void 0;
	var NodeHttpHandler = class NodeHttpHandler {
		config;
		configProvider;
		socketWarningTimestamp = 0;
		externalAgent = false;
		metadata = { handlerProtocol: "http/1.1" };
		static create(instanceOrOptions) {
			if (typeof instanceOrOptions?.handle === "function") return instanceOrOptions;
			return new NodeHttpHandler(instanceOrOptions);
		}
		static checkSocketUsage(agent, socketWarningTimestamp, logger = console) {
			const { sockets, requests, maxSockets } = agent;
			if (typeof maxSockets !== "number" || maxSockets === Infinity) return socketWarningTimestamp;
			if (Date.now() - 15e3 < socketWarningTimestamp) return socketWarningTimestamp;
			if (sockets && requests) for (const origin in sockets) {
				if (!hasOwn(sockets, origin)) continue;
				const socketsInUse = sockets[origin]?.length ?? 0;
				const requestsEnqueued = requests[origin]?.length ?? 0;
				if (socketsInUse >= maxSockets && requestsEnqueued >= 2 * maxSockets) {
					logger?.warn?.(`@smithy/node-http-handler:WARN - socket usage at capacity=${socketsInUse} and ${requestsEnqueued} additional requests are enqueued.
See https://docs.aws.amazon.com/sdk-for-javascript/v3/developer-guide/node-configuring-maxsockets.html
or increase socketAcquisitionWarningTimeout=(millis) in the NodeHttpHandler config.`);
					return Date.now();
				}
			}
			return socketWarningTimestamp;
		}
		constructor(options) {
			this.configProvider = new Promise((resolve, reject) => {
				if (typeof options === "function") options().then((_options) => {
					resolve(this.resolveDefaultConfig(_options));
				}).catch(reject);
				else resolve(this.resolveDefaultConfig(options));
			});
		}
		destroy() {
			this.config?.httpAgent?.destroy();
			this.config?.httpsAgent?.destroy();
		}
		async handle(request, { abortSignal, requestTimeout } = {}) {
			if (!this.config) this.config = await this.configProvider;
			const config = this.config;
			const logger = config.logger;
			const isSSL = request.protocol === "https:";
			if (!isSSL && !this.config.httpAgent) this.config.httpAgent = await this.config.httpAgentProvider();
			return new Promise((_resolve, _reject) => {
				let writeRequestBodyPromise = void 0;
				let socketWarningTimeoutId = -1;
				let connectionTimeoutId = -1;
				let requestTimeoutId = -1;
				let keepAliveTimeoutId = -1;
				const clearTimeouts = () => {
					timing.clearTimeout(socketWarningTimeoutId);
					timing.clearTimeout(connectionTimeoutId);
					timing.clearTimeout(requestTimeoutId);
					timing.clearTimeout(keepAliveTimeoutId);
				};
				const resolve = async (arg) => {
					await writeRequestBodyPromise;
					clearTimeouts();
					_resolve(arg);
				};
				const reject = async (arg) => {
					await writeRequestBodyPromise;
					clearTimeouts();
					_reject(arg);
				};
				if (abortSignal?.aborted) {
					reject(buildAbortError(abortSignal));
					return;
				}
				const headers = request.headers;
				const expectContinue = headers ? (headers.Expect ?? headers.expect) === "100-continue" : false;
				let agent = isSSL ? config.httpsAgent : config.httpAgent;
				if (expectContinue && !this.externalAgent) agent = new (isSSL ? node_https.Agent : hAgent)({
					keepAlive: false,
					maxSockets: Infinity
				});
				socketWarningTimeoutId = timing.setTimeout(() => {
					this.socketWarningTimestamp = NodeHttpHandler.checkSocketUsage(agent, this.socketWarningTimestamp, logger);
				}, config.socketAcquisitionWarningTimeout ?? (config.requestTimeout ?? 2e3) + (config.connectionTimeout ?? 1e3));
				const queryString = request.query ? buildQueryString(request.query) : "";
				let auth = void 0;
				if (request.username != null || request.password != null) auth = `${request.username ?? ""}:${request.password ?? ""}`;
				let path = request.path;
				if (queryString) path += `?${queryString}`;
				if (request.fragment) path += `#${request.fragment}`;
				let hostname = request.hostname ?? "";
				if (hostname[0] === "[" && hostname.endsWith("]")) hostname = request.hostname.slice(1, -1);
				else hostname = request.hostname;
				const nodeHttpsOptions = {
					headers: request.headers,
					host: hostname,
					method: request.method,
					path,
					port: request.port,
					agent,
					auth
				};
				const req = (isSSL ? node_https.request : hRequest)(nodeHttpsOptions, (res) => {
					const httpResponse = new HttpResponse({
						statusCode: res.statusCode || -1,
						reason: res.statusMessage,
						headers: getTransformedHeaders(res.headers),
						body: res
					});
					resolve({ response: httpResponse });
				});
				req.on("error", (err) => {
					if (NODEJS_TIMEOUT_ERROR_CODES.includes(err.code)) reject(Object.assign(err, { name: "TimeoutError" }));
					else reject(err);
				});
				if (abortSignal) {
					const onAbort = () => {
						req.destroy();
						const abortError = buildAbortError(abortSignal);
						reject(abortError);
					};
					if (typeof abortSignal.addEventListener === "function") {
						const signal = abortSignal;
						signal.addEventListener("abort", onAbort, { once: true });
						req.once("close", () => signal.removeEventListener("abort", onAbort));
					} else abortSignal.onabort = onAbort;
				}
				const effectiveRequestTimeout = requestTimeout ?? config.requestTimeout;
				connectionTimeoutId = setConnectionTimeout(req, reject, config.connectionTimeout);
				requestTimeoutId = setRequestTimeout(req, reject, effectiveRequestTimeout, config.throwOnRequestTimeout, logger ?? console);
				const defaultSocketTimeout = config.socketTimeout === void 0 ? resolveDefaultSocketTimeout(config) : void 0;
				if (defaultSocketTimeout) setSocketTimeout(req, reject, defaultSocketTimeout, true);
				else setSocketTimeout(req, reject, config.socketTimeout);
				const httpAgent = nodeHttpsOptions.agent;
				if (typeof httpAgent === "object" && "keepAlive" in httpAgent) keepAliveTimeoutId = setSocketKeepAlive(req, {
					keepAlive: httpAgent.keepAlive,
					keepAliveMsecs: httpAgent.keepAliveMsecs
				});
				writeRequestBodyPromise = writeRequestBody(req, request, effectiveRequestTimeout, this.externalAgent).catch((e) => {
					clearTimeouts();
					return _reject(e);
				});
			});
		}
		updateHttpClientConfig(key, value) {
			this.config = void 0;
			this.configProvider = this.configProvider.then((config) => {
				switch (key) {
					case Symbol.for("logger"):
						key = "logger";
						value = config.logger ?? value;
						break;
					case Symbol.for("@smithy/defaultSocketTimeout"):
						key = "defaultSocketTimeout";
						value = resolveDefaultSocketTimeout(config) ?? value;
				}
				return {
					...config,
					[key]: value
				};
			});
		}
		httpHandlerConfigs() {
			return this.config ?? {};
		}
		resolveDefaultConfig(options) {
			const { requestTimeout, connectionTimeout, socketTimeout, socketAcquisitionWarningTimeout, httpAgent, httpsAgent, throwOnRequestTimeout, logger } = options || {};
			const keepAlive = true;
			const maxSockets = 50;
			let httpAgentPromise;
			return {
				connectionTimeout,
				requestTimeout,
				socketTimeout,
				defaultSocketTimeout: resolveDefaultSocketTimeout(options),
				socketAcquisitionWarningTimeout,
				throwOnRequestTimeout,
				httpAgentProvider: () => httpAgentPromise ??= (async () => {
					const node_http = __require("node:http");
					const { Agent, request } = node_http.default ?? node_http;
					hRequest = request;
					hAgent = Agent;
					if (httpAgent instanceof hAgent || typeof httpAgent?.destroy === "function") {
						this.externalAgent = true;
						return httpAgent;
					}
					return new hAgent({
						keepAlive,
						maxSockets,
						...httpAgent
					});
				})(),
				httpsAgent: (() => {
					if (httpsAgent instanceof node_https.Agent || typeof httpsAgent?.destroy === "function") {
						this.externalAgent = true;
						return httpsAgent;
					}
					return new node_https.Agent({
						keepAlive,
						maxSockets,
						...httpsAgent
					});
				})(),
				logger
			};
		}
	};
	const ids = /* @__PURE__ */ new Uint16Array(1);
	var ClientHttp2SessionRef = class {
		id = ids[0]++;
		total = 0;
		max = 0;
		session;
		refs = 0;
		constructor(session) {
			session.unref();
			this.session = session;
		}
		retain() {
			if (this.session.destroyed) throw new Error("@smithy/node-http-handler - cannot acquire reference to destroyed session.");
			this.refs += 1;
			this.total += 1;
			this.max = Math.max(this.refs, this.max);
			this.session.ref();
		}
		free() {
			if (this.session.destroyed) return;
			this.refs -= 1;
			if (this.refs === 0) this.session.unref();
			if (this.refs < 0) throw new Error("@smithy/node-http-handler - ClientHttp2Session refcount at zero, cannot decrement.");
		}
		deref() {
			return this.session;
		}
		close() {
			if (!this.session.closed) this.session.close();
		}
		destroy() {
			this.refs = 0;
			if (!this.session.destroyed) {
				this.session.setTimeout(0);
				this.session.destroy();
			}
		}
		useCount() {
			return this.refs;
		}
	};
	var NodeHttp2ConnectionPool = class {
		sessions = [];
		maxConcurrency = 0;
		constructor(sessions) {
			this.sessions = (sessions ?? []).map((session) => new ClientHttp2SessionRef(session));
		}
		poll() {
			let cleanup = false;
			for (const session of this.sessions) {
				if (session.deref().destroyed) {
					cleanup = true;
					continue;
				}
				if (!this.maxConcurrency || session.useCount() < this.maxConcurrency) return session;
			}
			if (cleanup) {
				for (const session of this.sessions) if (session.deref().destroyed) this.remove(session);
			}
		}
		offerLast(ref) {
			this.sessions.push(ref);
		}
		remove(ref) {
			const ix = this.sessions.indexOf(ref);
			if (ix > -1) this.sessions.splice(ix, 1);
		}
		[Symbol.iterator]() {
			return this.sessions[Symbol.iterator]();
		}
		setMaxConcurrency(maxConcurrency) {
			this.maxConcurrency = maxConcurrency;
		}
		destroy(ref) {
			this.remove(ref);
			ref.destroy();
		}
	};
	var NodeHttp2ConnectionManager = class {
		config;
		connectOptions;
		connectionPools = /* @__PURE__ */ new Map();
		constructor(config) {
			this.config = config;
			if (this.config.maxConcurrency && this.config.maxConcurrency <= 0) throw new RangeError("maxConcurrency must be greater than zero.");
		}
		lease(requestContext, connectionConfiguration) {
			const url = this.getUrlString(requestContext);
			const pool = this.getPool(url);
			if (!this.config.disableConcurrency && !connectionConfiguration.isEventStream) {
				const available = pool.poll();
				if (available) {
					available.retain();
					return available;
				}
			}
			const ref = new ClientHttp2SessionRef(this.connect(url));
			const session = ref.deref();
			if (this.config.maxConcurrency) session.settings({ maxConcurrentStreams: this.config.maxConcurrency }, (err) => {
				if (err) throw new Error("Fail to set maxConcurrentStreams to " + this.config.maxConcurrency + "when creating new session for " + requestContext.destination.toString());
			});
			const graceful = () => {
				this.removeFromPoolAndClose(url, ref);
			};
			const ensureDestroyed = () => {
				this.removeFromPoolAndCheckedDestroy(url, ref);
			};
			session.on("goaway", graceful);
			session.on("error", ensureDestroyed);
			session.on("frameError", ensureDestroyed);
			session.on("close", ensureDestroyed);
			if (connectionConfiguration.requestTimeout) session.setTimeout(connectionConfiguration.requestTimeout, ensureDestroyed);
			pool.offerLast(ref);
			ref.retain();
			return ref;
		}
		release(_requestContext, ref) {
			ref.free();
		}
		createIsolatedSession(requestContext, connectionConfiguration) {
			const url = this.getUrlString(requestContext);
			const ref = new ClientHttp2SessionRef(this.connect(url));
			const session = ref.deref();
			session.settings({ maxConcurrentStreams: 1 });
			const ensureDestroyed = () => {
				ref.destroy();
			};
			session.on("error", ensureDestroyed);
			session.on("frameError", ensureDestroyed);
			session.on("close", ensureDestroyed);
			const timeout = connectionConfiguration.requestTimeout ?? 3e5;
			session.setTimeout(timeout, ensureDestroyed);
			ref.retain();
			return ref;
		}
		destroy() {
			for (const [url, connectionPool] of this.connectionPools) {
				for (const session of [...connectionPool]) session.destroy();
				this.connectionPools.delete(url);
			}
		}
		setMaxConcurrentStreams(maxConcurrentStreams) {
			if (maxConcurrentStreams && maxConcurrentStreams <= 0) throw new RangeError("maxConcurrentStreams must be greater than zero.");
			this.config.maxConcurrency = maxConcurrentStreams;
			for (const pool of this.connectionPools.values()) pool.setMaxConcurrency(maxConcurrentStreams);
		}
		setDisableConcurrentStreams(disableConcurrentStreams) {
			this.config.disableConcurrency = disableConcurrentStreams;
		}
		setNodeHttp2ConnectOptions(nodeHttp2ConnectOptions) {
			this.connectOptions = nodeHttp2ConnectOptions;
		}
		debug() {
			const pools = {};
			for (const [url, pool] of this.connectionPools) {
				const sessions = [];
				for (const ref of pool) sessions.push({
					id: ref.id,
					active: ref.useCount(),
					maxConcurrent: ref.max,
					totalRequests: ref.total
				});
				pools[url] = { sessions };
			}
			return pools;
		}
		removeFromPoolAndClose(authority, ref) {
			this.connectionPools.get(authority)?.remove(ref);
			ref.close();
		}
		removeFromPoolAndCheckedDestroy(authority, ref) {
			this.connectionPools.get(authority)?.remove(ref);
			ref.destroy();
		}
		getPool(url) {
			if (!this.connectionPools.has(url)) {
				const pool = new NodeHttp2ConnectionPool();
				if (this.config.maxConcurrency) pool.setMaxConcurrency(this.config.maxConcurrency);
				this.connectionPools.set(url, pool);
			}
			return this.connectionPools.get(url);
		}
		getUrlString(request) {
			return request.destination.toString();
		}
		connect(url) {
			return this.connectOptions === void 0 ? http2.connect(url) : http2.connect(url, this.connectOptions);
		}
	};
	const { constants } = http2;
	var NodeHttp2Handler = class NodeHttp2Handler {
		config;
		configProvider;
		metadata = { handlerProtocol: "h2" };
		connectionManager = new NodeHttp2ConnectionManager({});
		static create(instanceOrOptions) {
			if (typeof instanceOrOptions?.handle === "function") return instanceOrOptions;
			return new NodeHttp2Handler(instanceOrOptions);
		}
		constructor(options) {
			this.configProvider = new Promise((resolve, reject) => {
				if (typeof options === "function") options().then((opts) => {
					resolve(opts || {});
				}).catch(reject);
				else resolve(options || {});
			});
		}
		destroy() {
			this.connectionManager.destroy();
		}
		async handle(request, { abortSignal, requestTimeout, isEventStream } = {}) {
			if (!this.config) {
				const config = await this.configProvider;
				this.config = {
					...config,
					defaultSocketTimeout: resolveDefaultSocketTimeout(config)
				};
				const { disableConcurrentStreams, maxConcurrentStreams, nodeHttp2ConnectOptions } = this.config;
				this.connectionManager.setDisableConcurrentStreams(disableConcurrentStreams ?? false);
				if (maxConcurrentStreams) this.connectionManager.setMaxConcurrentStreams(maxConcurrentStreams);
				if (nodeHttp2ConnectOptions) this.connectionManager.setNodeHttp2ConnectOptions(nodeHttp2ConnectOptions);
			}
			const { requestTimeout: configRequestTimeout, disableConcurrentStreams, sessionTimeout } = this.config;
			const useIsolatedSession = disableConcurrentStreams || isEventStream;
			const effectiveRequestTimeout = requestTimeout ?? configRequestTimeout;
			const defaultSocketTimeout = effectiveRequestTimeout === void 0 && sessionTimeout === void 0 ? this.config.defaultSocketTimeout : void 0;
			return new Promise((_resolve, _reject) => {
				let fulfilled = false;
				let writeRequestBodyPromise = void 0;
				const resolve = async (arg) => {
					await writeRequestBodyPromise;
					_resolve(arg);
				};
				const reject = async (arg) => {
					await writeRequestBodyPromise;
					_reject(arg);
				};
				if (abortSignal?.aborted) {
					fulfilled = true;
					reject(buildAbortError(abortSignal));
					return;
				}
				const { hostname, method, port, protocol, query } = request;
				let auth = "";
				if (request.username != null || request.password != null) auth = `${request.username ?? ""}:${request.password ?? ""}@`;
				const authority = `${protocol}//${auth}${hostname}${port ? `:${port}` : ""}`;
				const requestContext = { destination: new URL(authority) };
				const connectConfig = {
					requestTimeout: this.config?.sessionTimeout,
					isEventStream
				};
				const ref = useIsolatedSession ? this.connectionManager.createIsolatedSession(requestContext, connectConfig) : this.connectionManager.lease(requestContext, connectConfig);
				const session = ref.deref();
				const rejectWithDestroy = (err) => {
					if (useIsolatedSession) ref.destroy();
					fulfilled = true;
					reject(err);
				};
				const queryString = query ? buildQueryString(query) : "";
				let path = request.path;
				if (queryString) path += `?${queryString}`;
				if (request.fragment) path += `#${request.fragment}`;
				const clientHttp2Stream = session.request({
					...request.headers,
					[constants.HTTP2_HEADER_PATH]: path,
					[constants.HTTP2_HEADER_METHOD]: method
				});
				if (effectiveRequestTimeout) clientHttp2Stream.setTimeout(effectiveRequestTimeout, () => {
					clientHttp2Stream.close();
					const timeoutError = /* @__PURE__ */ new Error(`Stream timed out because of no activity for ${effectiveRequestTimeout} ms`);
					timeoutError.name = "TimeoutError";
					rejectWithDestroy(timeoutError);
				});
				else if (defaultSocketTimeout) {
					clientHttp2Stream.setTimeout(defaultSocketTimeout, () => {
						const timeoutError = /* @__PURE__ */ new Error(`Stream timed out because of no activity for ${defaultSocketTimeout} ms`);
						timeoutError.name = "TimeoutError";
						fulfilled = true;
						reject(timeoutError);
						clientHttp2Stream.destroy(timeoutError);
						if (useIsolatedSession) ref.destroy();
					});
					clientHttp2Stream.once("response", () => clientHttp2Stream.setTimeout(defaultSocketTimeout));
				}
				if (abortSignal) {
					const onAbort = () => {
						clientHttp2Stream.close();
						const abortError = buildAbortError(abortSignal);
						rejectWithDestroy(abortError);
					};
					if (typeof abortSignal.addEventListener === "function") {
						const signal = abortSignal;
						signal.addEventListener("abort", onAbort, { once: true });
						clientHttp2Stream.once("close", () => signal.removeEventListener("abort", onAbort));
					} else abortSignal.onabort = onAbort;
				}
				clientHttp2Stream.on("frameError", (type, code, id) => {
					rejectWithDestroy(/* @__PURE__ */ new Error(`Frame type id ${type} in stream id ${id} has failed with code ${code}.`));
				});
				clientHttp2Stream.on("error", rejectWithDestroy);
				clientHttp2Stream.on("aborted", () => {
					rejectWithDestroy(/* @__PURE__ */ new Error(`HTTP/2 stream is abnormally aborted in mid-communication with result code ${clientHttp2Stream.rstCode}.`));
				});
				clientHttp2Stream.on("response", (headers) => {
					const httpResponse = new HttpResponse({
						statusCode: headers[":status"] ?? -1,
						headers: getTransformedHeaders(headers),
						body: clientHttp2Stream
					});
					fulfilled = true;
					resolve({ response: httpResponse });
					if (useIsolatedSession) {
						session.close();
						clientHttp2Stream.on("end", () => {
							ref.destroy();
						});
					}
				});
				clientHttp2Stream.on("close", () => {
					if (useIsolatedSession) ref.destroy();
					else this.connectionManager.release(requestContext, ref);
					if (!fulfilled) {
						const error = /* @__PURE__ */ new Error("Unexpected error: http2 request did not get a response");
						if (session.destroyed) error.name = "TimeoutError";
						rejectWithDestroy(error);
					}
				});
				writeRequestBodyPromise = writeRequestBody(clientHttp2Stream, request, effectiveRequestTimeout);
			});
		}
		updateHttpClientConfig(key, value) {
			this.config = void 0;
			this.configProvider = this.configProvider.then((config) => {
				switch (key) {
					case Symbol.for("@smithy/defaultSocketTimeout"):
						key = "defaultSocketTimeout";
						value = resolveDefaultSocketTimeout(config) ?? value;
				}
				return {
					...config,
					[key]: value
				};
			});
		}
		httpHandlerConfigs() {
			return this.config ?? {};
		}
	};
	exports.DEFAULT_REQUEST_TIMEOUT = DEFAULT_REQUEST_TIMEOUT;
	exports.NodeHttp2Handler = NodeHttp2Handler;
	exports.NodeHttpHandler = NodeHttpHandler;
}));

// node_modules/@aws-sdk/credential-provider-http/dist-cjs/index.js
var require_dist_cjs$8 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { setCredentialFeature } = (init_client(), __toCommonJS(client_exports));
	const { CredentialsProviderError } = (init_config$1(), __toCommonJS(config_exports));
	const { NodeHttpHandler } = require_dist_cjs$9();
	const fs = __require("node:fs/promises");
	const { HttpRequest } = (init_protocols$1(), __toCommonJS(protocols_exports));
	const { sdkStreamMixin, parseRfc3339DateTime } = (init_serde(), __toCommonJS(serde_exports));
	const ECS_CONTAINER_HOST = "169.254.170.2";
	const EKS_CONTAINER_HOST_IPv4 = "169.254.170.23";
	const EKS_CONTAINER_HOST_IPv6 = "[fd00:ec2::23]";
	const checkUrl = (url, logger) => {
		if (url.protocol === "https:") return;
		if (url.hostname === ECS_CONTAINER_HOST || url.hostname === EKS_CONTAINER_HOST_IPv4 || url.hostname === EKS_CONTAINER_HOST_IPv6) return;
		if (url.hostname.includes("[")) {
			if (url.hostname === "[::1]" || url.hostname === "[0000:0000:0000:0000:0000:0000:0000:0001]") return;
		} else {
			if (url.hostname === "localhost") return;
			const ipComponents = url.hostname.split(".");
			const inRange = (component) => {
				const num = parseInt(component, 10);
				return 0 <= num && num <= 255;
			};
			if (ipComponents[0] === "127" && inRange(ipComponents[1]) && inRange(ipComponents[2]) && inRange(ipComponents[3]) && ipComponents.length === 4) return;
		}
		throw new CredentialsProviderError(`URL not accepted. It must either be HTTPS or match one of the following:
  - loopback CIDR 127.0.0.0/8 or [::1/128]
  - ECS container host 169.254.170.2
  - EKS container host 169.254.170.23 or [fd00:ec2::23]`, { logger });
	};
	function createGetRequest(url) {
		return new HttpRequest({
			protocol: url.protocol,
			hostname: url.hostname,
			port: Number(url.port),
			path: url.pathname,
			query: Array.from(url.searchParams.entries()).reduce((acc, [k, v]) => {
				acc[k] = v;
				return acc;
			}, {}),
			fragment: url.hash
		});
	}
	async function getCredentials(response, logger) {
		const str = await sdkStreamMixin(response.body).transformToString();
		if (response.statusCode === 200) {
			const parsed = JSON.parse(str);
			if (typeof parsed.AccessKeyId !== "string" || typeof parsed.SecretAccessKey !== "string" || typeof parsed.Token !== "string" || typeof parsed.Expiration !== "string") throw new CredentialsProviderError("HTTP credential provider response not of the required format, an object matching: { AccessKeyId: string, SecretAccessKey: string, Token: string, Expiration: string(rfc3339) }", { logger });
			return {
				accessKeyId: parsed.AccessKeyId,
				secretAccessKey: parsed.SecretAccessKey,
				sessionToken: parsed.Token,
				expiration: parseRfc3339DateTime(parsed.Expiration)
			};
		}
		if (response.statusCode >= 400 && response.statusCode < 500) {
			let parsedBody = {};
			try {
				parsedBody = JSON.parse(str);
			} catch (e) {}
			throw Object.assign(new CredentialsProviderError(`Server responded with status: ${response.statusCode}`, { logger }), {
				Code: parsedBody.Code,
				Message: parsedBody.Message
			});
		}
		throw new CredentialsProviderError(`Server responded with status: ${response.statusCode}`, { logger });
	}
	const retryWrapper = (toRetry, maxRetries, delayMs) => {
		return async () => {
			for (let i = 0; i < maxRetries; ++i) try {
				return await toRetry();
			} catch (e) {
				await new Promise((resolve) => setTimeout(resolve, delayMs));
			}
			return await toRetry();
		};
	};
	const AWS_CONTAINER_CREDENTIALS_RELATIVE_URI = "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI";
	const DEFAULT_LINK_LOCAL_HOST = "http://169.254.170.2";
	const AWS_CONTAINER_CREDENTIALS_FULL_URI = "AWS_CONTAINER_CREDENTIALS_FULL_URI";
	const AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE = "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE";
	const AWS_CONTAINER_AUTHORIZATION_TOKEN = "AWS_CONTAINER_AUTHORIZATION_TOKEN";
	const fromHttp = (options = {}) => {
		options.logger?.debug("@aws-sdk/credential-provider-http - fromHttp");
		let host;
		const relative = options.awsContainerCredentialsRelativeUri ?? process.env[AWS_CONTAINER_CREDENTIALS_RELATIVE_URI];
		const full = options.awsContainerCredentialsFullUri ?? process.env[AWS_CONTAINER_CREDENTIALS_FULL_URI];
		const token = options.awsContainerAuthorizationToken ?? process.env[AWS_CONTAINER_AUTHORIZATION_TOKEN];
		const tokenFile = options.awsContainerAuthorizationTokenFile ?? process.env[AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE];
		const warn = options.logger?.constructor?.name === "NoOpLogger" || !options.logger?.warn ? console.warn : options.logger.warn.bind(options.logger);
		if (relative && full) {
			warn("@aws-sdk/credential-provider-http: you have set both awsContainerCredentialsRelativeUri and awsContainerCredentialsFullUri.");
			warn("awsContainerCredentialsRelativeUri will take precedence.");
		}
		if (token && tokenFile) {
			warn("@aws-sdk/credential-provider-http: you have set both awsContainerAuthorizationToken and awsContainerAuthorizationTokenFile.");
			warn("awsContainerAuthorizationTokenFile will take precedence.");
		}
		if (relative) host = `${DEFAULT_LINK_LOCAL_HOST}${relative}`;
		else if (full) host = full;
		else throw new CredentialsProviderError(`No HTTP credential provider host provided.
Set AWS_CONTAINER_CREDENTIALS_FULL_URI or AWS_CONTAINER_CREDENTIALS_RELATIVE_URI.`, { logger: options.logger });
		const url = new URL(host);
		checkUrl(url, options.logger);
		const requestHandler = NodeHttpHandler.create({ connectionTimeout: options.timeout ?? 1e3 });
		const requestTimeout = options.timeout ?? 1e3;
		const provider = retryWrapper(async () => {
			const request = createGetRequest(url);
			if (tokenFile) request.headers.Authorization = validateToken((await fs.readFile(tokenFile)).toString());
			else if (token) request.headers.Authorization = validateToken(token);
			try {
				return getCredentials((await requestHandler.handle(request, { requestTimeout })).response).then((creds) => setCredentialFeature(creds, "CREDENTIALS_HTTP", "z"));
			} catch (e) {
				throw new CredentialsProviderError(String(e), { logger: options.logger });
			}
		}, options.maxRetries ?? 3, options.timeout ?? 1e3);
		return async () => {
			try {
				return await provider();
			} finally {
				requestHandler.destroy?.();
			}
		};
	};
	const validateToken = (token) => {
		if (token.includes("\r\n")) throw new CredentialsProviderError("Authorization token contains invalid \\r\\n sequence.");
		return token;
	};
	exports.fromHttp = fromHttp;
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/auth/httpAuthSchemeProvider.js
function createAwsAuthSigv4HttpAuthOption$3(authParameters) {
	return {
		schemeId: "aws.auth#sigv4",
		signingProperties: {
			name: "sso-oauth",
			region: authParameters.region
		},
		propertiesExtractor: (config, context) => ({ signingProperties: {
			config,
			context
		} })
	};
}
function createSmithyApiNoAuthHttpAuthOption$3(authParameters) {
	return { schemeId: "smithy.api#noAuth" };
}
var defaultSSOOIDCHttpAuthSchemeParametersProvider, defaultSSOOIDCHttpAuthSchemeProvider, resolveHttpAuthSchemeConfig$3;
var init_httpAuthSchemeProvider$3 = __esmMin((() => {
	init_httpAuthSchemes();
	init_client$1();
	defaultSSOOIDCHttpAuthSchemeParametersProvider = async (config, context, input) => {
		return {
			operation: getSmithyContext(context).operation,
			region: await normalizeProvider$1(config.region)() || (() => {
				throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
			})()
		};
	};
	defaultSSOOIDCHttpAuthSchemeProvider = (authParameters) => {
		const options = [];
		switch (authParameters.operation) {
			case "CreateToken":
				options.push(createSmithyApiNoAuthHttpAuthOption$3(authParameters));
				break;
			default: options.push(createAwsAuthSigv4HttpAuthOption$3(authParameters));
		}
		return options;
	};
	resolveHttpAuthSchemeConfig$3 = (config) => {
		const config_0 = resolveAwsSdkSigV4Config(config);
		return Object.assign(config_0, { authSchemePreference: normalizeProvider$1(config.authSchemePreference ?? []) });
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/endpoint/EndpointParameters.js
var resolveClientEndpointParameters$3, commonParams$3;
var init_EndpointParameters$3 = __esmMin((() => {
	resolveClientEndpointParameters$3 = (options) => {
		return Object.assign(options, {
			useDualstackEndpoint: options.useDualstackEndpoint ?? false,
			useFipsEndpoint: options.useFipsEndpoint ?? false,
			defaultSigningName: "sso-oauth"
		});
	};
	commonParams$3 = {
		UseFIPS: {
			type: "builtInParams",
			name: "useFipsEndpoint"
		},
		Endpoint: {
			type: "builtInParams",
			name: "endpoint"
		},
		Region: {
			type: "builtInParams",
			name: "region"
		},
		UseDualStack: {
			type: "builtInParams",
			name: "useDualstackEndpoint"
		}
	};
}));

// node_modules/@aws-sdk/nested-clients/package.json
var version = "3.998.3";

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/endpoint/bdd.js
var k$3, a$3, b$3, c$3, d$3, e$3, f$3, g$3, h$3, i$3, j$3, _data$3, root$3, nodes$3, bdd$3;
var init_bdd$3 = __esmMin((() => {
	init_endpoints();
	k$3 = "ref";
	a$3 = -1;
	b$3 = true;
	c$3 = "isSet";
	d$3 = "PartitionResult";
	e$3 = "booleanEquals";
	f$3 = "getAttr";
	g$3 = { [k$3]: "Endpoint" };
	h$3 = { [k$3]: d$3 };
	i$3 = {};
	j$3 = [{ [k$3]: "Region" }];
	_data$3 = {
		conditions: [
			[c$3, [g$3]],
			[c$3, j$3],
			[
				"aws.partition",
				j$3,
				d$3
			],
			[e$3, [{ [k$3]: "UseFIPS" }, b$3]],
			[e$3, [{ [k$3]: "UseDualStack" }, b$3]],
			[e$3, [{
				fn: f$3,
				argv: [h$3, "supportsDualStack"]
			}, b$3]],
			[e$3, [{
				fn: f$3,
				argv: [h$3, "supportsFIPS"]
			}, b$3]],
			["stringEquals", [{
				fn: f$3,
				argv: [h$3, "name"]
			}, "aws-us-gov"]]
		],
		results: [
			[a$3],
			[a$3, "Invalid Configuration: FIPS and custom endpoint are not supported"],
			[a$3, "Invalid Configuration: Dualstack and custom endpoint are not supported"],
			[g$3, i$3],
			["https://oidc-fips.{Region}.{PartitionResult#dualStackDnsSuffix}", i$3],
			[a$3, "FIPS and DualStack are enabled, but this partition does not support one or both"],
			["https://oidc.{Region}.amazonaws.com", i$3],
			["https://oidc-fips.{Region}.{PartitionResult#dnsSuffix}", i$3],
			[a$3, "FIPS is enabled but this partition does not support FIPS"],
			["https://oidc.{Region}.{PartitionResult#dualStackDnsSuffix}", i$3],
			[a$3, "DualStack is enabled but this partition does not support DualStack"],
			["https://oidc.{Region}.{PartitionResult#dnsSuffix}", i$3],
			[a$3, "Invalid Configuration: Missing Region"]
		]
	};
	root$3 = 2;
	nodes$3 = new Int32Array([
		-1,
		1,
		-1,
		0,
		13,
		3,
		1,
		4,
		100000012,
		2,
		5,
		100000012,
		3,
		8,
		6,
		4,
		7,
		100000011,
		5,
		100000009,
		100000010,
		4,
		11,
		9,
		6,
		10,
		100000008,
		7,
		100000006,
		100000007,
		5,
		12,
		100000005,
		6,
		100000004,
		100000005,
		3,
		100000001,
		14,
		4,
		100000002,
		100000003
	]);
	bdd$3 = BinaryDecisionDiagram.from(nodes$3, root$3, _data$3.conditions, _data$3.results);
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/endpoint/endpointResolver.js
var cache$3, defaultEndpointResolver$3;
var init_endpointResolver$3 = __esmMin((() => {
	init_client();
	init_endpoints();
	init_bdd$3();
	cache$3 = new EndpointCache({
		size: 50,
		params: [
			"Endpoint",
			"Region",
			"UseDualStack",
			"UseFIPS"
		]
	});
	defaultEndpointResolver$3 = (endpointParams, context = {}) => {
		return cache$3.get(endpointParams, () => decideEndpoint(bdd$3, {
			endpointParams,
			logger: context.logger
		}));
	};
	customEndpointFunctions.aws = awsEndpointFunctions;
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/models/SSOOIDCServiceException.js
var SSOOIDCServiceException;
var init_SSOOIDCServiceException = __esmMin((() => {
	init_client$1();
	SSOOIDCServiceException = class SSOOIDCServiceException extends ServiceException {
		static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.ssooidc#SSOOIDCServiceException";
		constructor(options) {
			super(options);
			Object.setPrototypeOf(this, SSOOIDCServiceException.prototype);
		}
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/models/errors.js
var AccessDeniedException$1, AuthorizationPendingException, ExpiredTokenException$1, InternalServerException$1, InvalidClientException, InvalidGrantException, InvalidRequestException$1, InvalidScopeException, SlowDownException, UnauthorizedClientException, UnsupportedGrantTypeException;
var init_errors$3 = __esmMin((() => {
	init_SSOOIDCServiceException();
	AccessDeniedException$1 = class AccessDeniedException$1 extends SSOOIDCServiceException {
		static shapeId = "com.amazonaws.ssooidc#AccessDeniedException";
		name = "AccessDeniedException";
		$fault = "client";
		error;
		reason;
		error_description;
		constructor(opts) {
			super({
				name: "AccessDeniedException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, AccessDeniedException$1.prototype);
			this.error = opts.error;
			this.reason = opts.reason;
			this.error_description = opts.error_description;
		}
	};
	AuthorizationPendingException = class AuthorizationPendingException extends SSOOIDCServiceException {
		static shapeId = "com.amazonaws.ssooidc#AuthorizationPendingException";
		name = "AuthorizationPendingException";
		$fault = "client";
		error;
		error_description;
		constructor(opts) {
			super({
				name: "AuthorizationPendingException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, AuthorizationPendingException.prototype);
			this.error = opts.error;
			this.error_description = opts.error_description;
		}
	};
	ExpiredTokenException$1 = class ExpiredTokenException$1 extends SSOOIDCServiceException {
		static shapeId = "com.amazonaws.ssooidc#ExpiredTokenException";
		name = "ExpiredTokenException";
		$fault = "client";
		error;
		error_description;
		constructor(opts) {
			super({
				name: "ExpiredTokenException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, ExpiredTokenException$1.prototype);
			this.error = opts.error;
			this.error_description = opts.error_description;
		}
	};
	InternalServerException$1 = class InternalServerException$1 extends SSOOIDCServiceException {
		static shapeId = "com.amazonaws.ssooidc#InternalServerException";
		name = "InternalServerException";
		$fault = "server";
		error;
		error_description;
		constructor(opts) {
			super({
				name: "InternalServerException",
				$fault: "server",
				...opts
			});
			Object.setPrototypeOf(this, InternalServerException$1.prototype);
			this.error = opts.error;
			this.error_description = opts.error_description;
		}
	};
	InvalidClientException = class InvalidClientException extends SSOOIDCServiceException {
		static shapeId = "com.amazonaws.ssooidc#InvalidClientException";
		name = "InvalidClientException";
		$fault = "client";
		error;
		error_description;
		constructor(opts) {
			super({
				name: "InvalidClientException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, InvalidClientException.prototype);
			this.error = opts.error;
			this.error_description = opts.error_description;
		}
	};
	InvalidGrantException = class InvalidGrantException extends SSOOIDCServiceException {
		static shapeId = "com.amazonaws.ssooidc#InvalidGrantException";
		name = "InvalidGrantException";
		$fault = "client";
		error;
		error_description;
		constructor(opts) {
			super({
				name: "InvalidGrantException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, InvalidGrantException.prototype);
			this.error = opts.error;
			this.error_description = opts.error_description;
		}
	};
	InvalidRequestException$1 = class InvalidRequestException$1 extends SSOOIDCServiceException {
		static shapeId = "com.amazonaws.ssooidc#InvalidRequestException";
		name = "InvalidRequestException";
		$fault = "client";
		error;
		reason;
		error_description;
		constructor(opts) {
			super({
				name: "InvalidRequestException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, InvalidRequestException$1.prototype);
			this.error = opts.error;
			this.reason = opts.reason;
			this.error_description = opts.error_description;
		}
	};
	InvalidScopeException = class InvalidScopeException extends SSOOIDCServiceException {
		static shapeId = "com.amazonaws.ssooidc#InvalidScopeException";
		name = "InvalidScopeException";
		$fault = "client";
		error;
		error_description;
		constructor(opts) {
			super({
				name: "InvalidScopeException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, InvalidScopeException.prototype);
			this.error = opts.error;
			this.error_description = opts.error_description;
		}
	};
	SlowDownException = class SlowDownException extends SSOOIDCServiceException {
		static shapeId = "com.amazonaws.ssooidc#SlowDownException";
		name = "SlowDownException";
		$fault = "client";
		error;
		error_description;
		constructor(opts) {
			super({
				name: "SlowDownException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, SlowDownException.prototype);
			this.error = opts.error;
			this.error_description = opts.error_description;
		}
	};
	UnauthorizedClientException = class UnauthorizedClientException extends SSOOIDCServiceException {
		static shapeId = "com.amazonaws.ssooidc#UnauthorizedClientException";
		name = "UnauthorizedClientException";
		$fault = "client";
		error;
		error_description;
		constructor(opts) {
			super({
				name: "UnauthorizedClientException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, UnauthorizedClientException.prototype);
			this.error = opts.error;
			this.error_description = opts.error_description;
		}
	};
	UnsupportedGrantTypeException = class UnsupportedGrantTypeException extends SSOOIDCServiceException {
		static shapeId = "com.amazonaws.ssooidc#UnsupportedGrantTypeException";
		name = "UnsupportedGrantTypeException";
		$fault = "client";
		error;
		error_description;
		constructor(opts) {
			super({
				name: "UnsupportedGrantTypeException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, UnsupportedGrantTypeException.prototype);
			this.error = opts.error;
			this.error_description = opts.error_description;
		}
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/schemas/schemas_0.js
var _ADE$1, _APE, _AT$1, _CS, _CT, _CTR, _CTRr, _CV, _ETE$1, _ICE, _IGE, _IRE$1, _ISE$1, _ISEn, _IT, _RT$1, _SDE, _UCE, _UGTE, _aT$2, _c$3, _cI$1, _cS, _cV$1, _co$1, _dC, _e$3, _eI$1, _ed, _gT$1, _h$2, _hE$3, _iT$1, _r$1, _rT$1, _rU$1, _s$3, _sc, _se$1, _tT$1, n0$3, _s_registry$3, SSOOIDCServiceException$, n0_registry$3, AccessDeniedException$$1, AuthorizationPendingException$, ExpiredTokenException$$1, InternalServerException$$1, InvalidClientException$, InvalidGrantException$, InvalidRequestException$$1, InvalidScopeException$, SlowDownException$, UnauthorizedClientException$, UnsupportedGrantTypeException$, errorTypeRegistries$3, AccessToken, ClientSecret, CodeVerifier, IdToken, RefreshToken$1, CreateTokenRequest$, CreateTokenResponse$, CreateToken$;
var init_schemas_0$3 = __esmMin((() => {
	init_schema();
	init_errors$3();
	init_SSOOIDCServiceException();
	_ADE$1 = "AccessDeniedException";
	_APE = "AuthorizationPendingException";
	_AT$1 = "AccessToken";
	_CS = "ClientSecret";
	_CT = "CreateToken";
	_CTR = "CreateTokenRequest";
	_CTRr = "CreateTokenResponse";
	_CV = "CodeVerifier";
	_ETE$1 = "ExpiredTokenException";
	_ICE = "InvalidClientException";
	_IGE = "InvalidGrantException";
	_IRE$1 = "InvalidRequestException";
	_ISE$1 = "InternalServerException";
	_ISEn = "InvalidScopeException";
	_IT = "IdToken";
	_RT$1 = "RefreshToken";
	_SDE = "SlowDownException";
	_UCE = "UnauthorizedClientException";
	_UGTE = "UnsupportedGrantTypeException";
	_aT$2 = "accessToken";
	_c$3 = "client";
	_cI$1 = "clientId";
	_cS = "clientSecret";
	_cV$1 = "codeVerifier";
	_co$1 = "code";
	_dC = "deviceCode";
	_e$3 = "error";
	_eI$1 = "expiresIn";
	_ed = "error_description";
	_gT$1 = "grantType";
	_h$2 = "http";
	_hE$3 = "httpError";
	_iT$1 = "idToken";
	_r$1 = "reason";
	_rT$1 = "refreshToken";
	_rU$1 = "redirectUri";
	_s$3 = "smithy.ts.sdk.synthetic.com.amazonaws.ssooidc";
	_sc = "scope";
	_se$1 = "server";
	_tT$1 = "tokenType";
	n0$3 = "com.amazonaws.ssooidc";
	_s_registry$3 = new TypeRegistry(_s$3);
	SSOOIDCServiceException$ = [
		-3,
		_s$3,
		"SSOOIDCServiceException",
		0,
		[],
		[]
	];
	_s_registry$3.registerError(SSOOIDCServiceException$, SSOOIDCServiceException);
	n0_registry$3 = new TypeRegistry(n0$3);
	AccessDeniedException$$1 = [
		-3,
		n0$3,
		_ADE$1,
		{
			[_e$3]: _c$3,
			[_hE$3]: 400
		},
		[
			_e$3,
			_r$1,
			_ed
		],
		[
			0,
			0,
			0
		]
	];
	n0_registry$3.registerError(AccessDeniedException$$1, AccessDeniedException$1);
	AuthorizationPendingException$ = [
		-3,
		n0$3,
		_APE,
		{
			[_e$3]: _c$3,
			[_hE$3]: 400
		},
		[_e$3, _ed],
		[0, 0]
	];
	n0_registry$3.registerError(AuthorizationPendingException$, AuthorizationPendingException);
	ExpiredTokenException$$1 = [
		-3,
		n0$3,
		_ETE$1,
		{
			[_e$3]: _c$3,
			[_hE$3]: 400
		},
		[_e$3, _ed],
		[0, 0]
	];
	n0_registry$3.registerError(ExpiredTokenException$$1, ExpiredTokenException$1);
	InternalServerException$$1 = [
		-3,
		n0$3,
		_ISE$1,
		{
			[_e$3]: _se$1,
			[_hE$3]: 500
		},
		[_e$3, _ed],
		[0, 0]
	];
	n0_registry$3.registerError(InternalServerException$$1, InternalServerException$1);
	InvalidClientException$ = [
		-3,
		n0$3,
		_ICE,
		{
			[_e$3]: _c$3,
			[_hE$3]: 401
		},
		[_e$3, _ed],
		[0, 0]
	];
	n0_registry$3.registerError(InvalidClientException$, InvalidClientException);
	InvalidGrantException$ = [
		-3,
		n0$3,
		_IGE,
		{
			[_e$3]: _c$3,
			[_hE$3]: 400
		},
		[_e$3, _ed],
		[0, 0]
	];
	n0_registry$3.registerError(InvalidGrantException$, InvalidGrantException);
	InvalidRequestException$$1 = [
		-3,
		n0$3,
		_IRE$1,
		{
			[_e$3]: _c$3,
			[_hE$3]: 400
		},
		[
			_e$3,
			_r$1,
			_ed
		],
		[
			0,
			0,
			0
		]
	];
	n0_registry$3.registerError(InvalidRequestException$$1, InvalidRequestException$1);
	InvalidScopeException$ = [
		-3,
		n0$3,
		_ISEn,
		{
			[_e$3]: _c$3,
			[_hE$3]: 400
		},
		[_e$3, _ed],
		[0, 0]
	];
	n0_registry$3.registerError(InvalidScopeException$, InvalidScopeException);
	SlowDownException$ = [
		-3,
		n0$3,
		_SDE,
		{
			[_e$3]: _c$3,
			[_hE$3]: 400
		},
		[_e$3, _ed],
		[0, 0]
	];
	n0_registry$3.registerError(SlowDownException$, SlowDownException);
	UnauthorizedClientException$ = [
		-3,
		n0$3,
		_UCE,
		{
			[_e$3]: _c$3,
			[_hE$3]: 400
		},
		[_e$3, _ed],
		[0, 0]
	];
	n0_registry$3.registerError(UnauthorizedClientException$, UnauthorizedClientException);
	UnsupportedGrantTypeException$ = [
		-3,
		n0$3,
		_UGTE,
		{
			[_e$3]: _c$3,
			[_hE$3]: 400
		},
		[_e$3, _ed],
		[0, 0]
	];
	n0_registry$3.registerError(UnsupportedGrantTypeException$, UnsupportedGrantTypeException);
	errorTypeRegistries$3 = [_s_registry$3, n0_registry$3];
	AccessToken = [
		0,
		n0$3,
		_AT$1,
		8,
		0
	];
	ClientSecret = [
		0,
		n0$3,
		_CS,
		8,
		0
	];
	CodeVerifier = [
		0,
		n0$3,
		_CV,
		8,
		0
	];
	IdToken = [
		0,
		n0$3,
		_IT,
		8,
		0
	];
	RefreshToken$1 = [
		0,
		n0$3,
		_RT$1,
		8,
		0
	];
	CreateTokenRequest$ = [
		3,
		n0$3,
		_CTR,
		0,
		[
			_cI$1,
			_cS,
			_gT$1,
			_dC,
			_co$1,
			_rT$1,
			_sc,
			_rU$1,
			_cV$1
		],
		[
			0,
			[() => ClientSecret, 0],
			0,
			0,
			0,
			[() => RefreshToken$1, 0],
			64,
			0,
			[() => CodeVerifier, 0]
		],
		3
	];
	CreateTokenResponse$ = [
		3,
		n0$3,
		_CTRr,
		0,
		[
			_aT$2,
			_tT$1,
			_eI$1,
			_rT$1,
			_iT$1
		],
		[
			[() => AccessToken, 0],
			0,
			1,
			[() => RefreshToken$1, 0],
			[() => IdToken, 0]
		]
	];
	CreateToken$ = [
		9,
		n0$3,
		_CT,
		{ [_h$2]: [
			"POST",
			"/token",
			200
		] },
		() => CreateTokenRequest$,
		() => CreateTokenResponse$
	];
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/runtimeConfig.shared.js
var getRuntimeConfig$7;
var init_runtimeConfig_shared$3 = __esmMin((() => {
	init_httpAuthSchemes();
	init_protocols();
	init_dist_es();
	init_checksum();
	init_client$1();
	init_protocols$1();
	init_serde();
	init_httpAuthSchemeProvider$3();
	init_endpointResolver$3();
	init_schemas_0$3();
	getRuntimeConfig$7 = (config) => {
		return {
			apiVersion: "2019-06-10",
			base64Decoder: config?.base64Decoder ?? fromBase64,
			base64Encoder: config?.base64Encoder ?? toBase64,
			disableHostPrefix: config?.disableHostPrefix ?? false,
			endpointProvider: config?.endpointProvider ?? defaultEndpointResolver$3,
			extensions: config?.extensions ?? [],
			httpAuthSchemeProvider: config?.httpAuthSchemeProvider ?? defaultSSOOIDCHttpAuthSchemeProvider,
			httpAuthSchemes: config?.httpAuthSchemes ?? [{
				schemeId: "aws.auth#sigv4",
				identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4"),
				signer: new AwsSdkSigV4Signer()
			}, {
				schemeId: "smithy.api#noAuth",
				identityProvider: (ipc) => ipc.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
				signer: new NoAuthSigner()
			}],
			logger: config?.logger ?? new NoOpLogger(),
			protocol: config?.protocol ?? AwsRestJsonProtocol,
			protocolSettings: config?.protocolSettings ?? {
				defaultNamespace: "com.amazonaws.ssooidc",
				errorTypeRegistries: errorTypeRegistries$3,
				version: "2019-06-10",
				serviceTarget: "AWSSSOOIDCService"
			},
			serviceId: config?.serviceId ?? "SSO OIDC",
			sha256: config?.sha256 ?? Sha256Node,
			urlParser: config?.urlParser ?? parseUrl,
			utf8Decoder: config?.utf8Decoder ?? fromUtf8,
			utf8Encoder: config?.utf8Encoder ?? toUtf8
		};
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/runtimeConfig.js
var import_dist_cjs$6, getRuntimeConfig$6;
var init_runtimeConfig$3 = __esmMin((() => {
	init_client();
	init_httpAuthSchemes();
	init_client$1();
	init_config$1();
	init_retry();
	init_serde();
	import_dist_cjs$6 = require_dist_cjs$9();
	init_runtimeConfig_shared$3();
	getRuntimeConfig$6 = (config) => {
		emitWarningIfUnsupportedVersion$1(process.version);
		const defaultsMode = resolveDefaultsModeConfig(config);
		const defaultConfigProvider = () => defaultsMode().then(loadConfigsForDefaultMode);
		const clientSharedValues = getRuntimeConfig$7(config);
		emitWarningIfUnsupportedVersion(process.version);
		const loaderConfig = {
			profile: config?.profile,
			logger: clientSharedValues.logger
		};
		return {
			...clientSharedValues,
			...config,
			runtime: "node",
			defaultsMode,
			authSchemePreference: config?.authSchemePreference ?? loadConfig(NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, loaderConfig),
			bodyLengthChecker: config?.bodyLengthChecker ?? calculateBodyLength,
			defaultSocketTimeout: getDefaultSocketTimeout(config?.requestHandler, 3e5),
			defaultUserAgentProvider: config?.defaultUserAgentProvider ?? createDefaultUserAgentProvider({
				serviceId: clientSharedValues.serviceId,
				clientVersion: version
			}),
			maxAttempts: config?.maxAttempts ?? loadConfig(NODE_MAX_ATTEMPT_CONFIG_OPTIONS, config),
			region: config?.region ?? loadConfig(NODE_REGION_CONFIG_OPTIONS, {
				...NODE_REGION_CONFIG_FILE_OPTIONS,
				...loaderConfig
			}),
			requestHandler: import_dist_cjs$6.NodeHttpHandler.create(config?.requestHandler ?? defaultConfigProvider),
			retryMode: config?.retryMode ?? loadConfig({
				...NODE_RETRY_MODE_CONFIG_OPTIONS,
				default: async () => (await defaultConfigProvider()).retryMode || DEFAULT_RETRY_MODE
			}, config),
			streamCollector: config?.streamCollector ?? import_dist_cjs$6.streamCollector,
			useDualstackEndpoint: config?.useDualstackEndpoint ?? loadConfig(NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
			useFipsEndpoint: config?.useFipsEndpoint ?? loadConfig(NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
			userAgentAppId: config?.userAgentAppId ?? loadConfig(NODE_APP_ID_CONFIG_OPTIONS, loaderConfig)
		};
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/auth/httpAuthExtensionConfiguration.js
var getHttpAuthExtensionConfiguration$3, resolveHttpAuthRuntimeConfig$3;
var init_httpAuthExtensionConfiguration$3 = __esmMin((() => {
	getHttpAuthExtensionConfiguration$3 = (runtimeConfig) => {
		const _httpAuthSchemes = runtimeConfig.httpAuthSchemes;
		let _httpAuthSchemeProvider = runtimeConfig.httpAuthSchemeProvider;
		let _credentials = runtimeConfig.credentials;
		return {
			setHttpAuthScheme(httpAuthScheme) {
				const index = _httpAuthSchemes.findIndex((scheme) => scheme.schemeId === httpAuthScheme.schemeId);
				if (index === -1) _httpAuthSchemes.push(httpAuthScheme);
				else _httpAuthSchemes.splice(index, 1, httpAuthScheme);
			},
			httpAuthSchemes() {
				return _httpAuthSchemes;
			},
			setHttpAuthSchemeProvider(httpAuthSchemeProvider) {
				_httpAuthSchemeProvider = httpAuthSchemeProvider;
			},
			httpAuthSchemeProvider() {
				return _httpAuthSchemeProvider;
			},
			setCredentials(credentials) {
				_credentials = credentials;
			},
			credentials() {
				return _credentials;
			}
		};
	};
	resolveHttpAuthRuntimeConfig$3 = (config) => {
		return {
			httpAuthSchemes: config.httpAuthSchemes(),
			httpAuthSchemeProvider: config.httpAuthSchemeProvider(),
			credentials: config.credentials()
		};
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/runtimeExtensions.js
var resolveRuntimeExtensions$3;
var init_runtimeExtensions$3 = __esmMin((() => {
	init_client();
	init_client$1();
	init_protocols$1();
	init_httpAuthExtensionConfiguration$3();
	resolveRuntimeExtensions$3 = (runtimeConfig, extensions) => {
		const extensionConfiguration = Object.assign(getAwsRegionExtensionConfiguration(runtimeConfig), getDefaultExtensionConfiguration(runtimeConfig), getHttpHandlerExtensionConfiguration(runtimeConfig), getHttpAuthExtensionConfiguration$3(runtimeConfig));
		extensions.forEach((extension) => extension.configure(extensionConfiguration));
		return Object.assign(runtimeConfig, resolveAwsRegionExtensionConfiguration(extensionConfiguration), resolveDefaultRuntimeConfig(extensionConfiguration), resolveHttpHandlerRuntimeConfig(extensionConfiguration), resolveHttpAuthRuntimeConfig$3(extensionConfiguration));
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/SSOOIDCClient.js
var SSOOIDCClient;
var init_SSOOIDCClient = __esmMin((() => {
	init_client();
	init_dist_es();
	init_client$1();
	init_config$1();
	init_endpoints();
	init_protocols$1();
	init_retry();
	init_schema();
	init_httpAuthSchemeProvider$3();
	init_EndpointParameters$3();
	init_runtimeConfig$3();
	init_runtimeExtensions$3();
	SSOOIDCClient = class extends Client {
		config;
		constructor(...[configuration]) {
			const _config_0 = getRuntimeConfig$6(configuration || {});
			super(_config_0);
			this.initConfig = _config_0;
			const _config_1 = resolveClientEndpointParameters$3(_config_0);
			const _config_2 = resolveUserAgentConfig(_config_1);
			const _config_3 = resolveRetryConfig(_config_2);
			const _config_4 = resolveRegionConfig(_config_3);
			const _config_5 = resolveHostHeaderConfig(_config_4);
			const _config_6 = resolveEndpointConfig(_config_5);
			const _config_7 = resolveHttpAuthSchemeConfig$3(_config_6);
			const _config_8 = resolveRuntimeExtensions$3(_config_7, configuration?.extensions || []);
			this.config = _config_8;
			this.middlewareStack.use(getSchemaSerdePlugin(this.config));
			this.middlewareStack.use(getUserAgentPlugin(this.config));
			this.middlewareStack.use(getRetryPlugin(this.config));
			this.middlewareStack.use(getContentLengthPlugin(this.config));
			this.middlewareStack.use(getHostHeaderPlugin(this.config));
			this.middlewareStack.use(getLoggerPlugin(this.config));
			this.middlewareStack.use(getRecursionDetectionPlugin(this.config));
			this.middlewareStack.use(getHttpAuthSchemeEndpointRuleSetPlugin(this.config, {
				httpAuthSchemeParametersProvider: defaultSSOOIDCHttpAuthSchemeParametersProvider,
				identityProviderConfigProvider: async (config) => new DefaultIdentityProviderConfig({ "aws.auth#sigv4": config.credentials })
			}));
			this.middlewareStack.use(getHttpSigningPlugin(this.config));
		}
		destroy() {
			super.destroy();
		}
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/commandBuilder.js
var command$3, _ep0$3, _mw0$3;
var init_commandBuilder$3 = __esmMin((() => {
	init_client$1();
	init_endpoints();
	init_EndpointParameters$3();
	command$3 = makeBuilder(commonParams$3, "AWSSSOOIDCService", "SSOOIDCClient", getEndpointPlugin);
	_ep0$3 = {};
	_mw0$3 = (Command, cs, config, o) => [];
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/commands/CreateTokenCommand.js
var CreateTokenCommand;
var init_CreateTokenCommand = __esmMin((() => {
	init_commandBuilder$3();
	init_schemas_0$3();
	CreateTokenCommand = class extends command$3(_ep0$3, _mw0$3, "CreateToken", CreateToken$) {};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/SSOOIDC.js
var commands$3, SSOOIDC;
var init_SSOOIDC = __esmMin((() => {
	init_client$1();
	init_CreateTokenCommand();
	init_SSOOIDCClient();
	commands$3 = { CreateTokenCommand };
	SSOOIDC = class extends SSOOIDCClient {};
	createAggregatedClient(commands$3, SSOOIDC);
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/commands/index.js
var init_commands$3 = __esmMin((() => {
	init_CreateTokenCommand();
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/models/enums.js
var AccessDeniedExceptionReason, InvalidRequestExceptionReason;
var init_enums$1 = __esmMin((() => {
	AccessDeniedExceptionReason = { KMS_ACCESS_DENIED: "KMS_AccessDeniedException" };
	InvalidRequestExceptionReason = {
		KMS_DISABLED_KEY: "KMS_DisabledException",
		KMS_INVALID_KEY_USAGE: "KMS_InvalidKeyUsageException",
		KMS_INVALID_STATE: "KMS_InvalidStateException",
		KMS_KEY_NOT_FOUND: "KMS_NotFoundException"
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/models/models_0.js
var init_models_0$3 = __esmMin((() => {}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/index.js
var sso_oidc_exports = /* @__PURE__ */ __exportAll({
	$Command: () => Command,
	AccessDeniedException: () => AccessDeniedException$1,
	AccessDeniedException$: () => AccessDeniedException$$1,
	AccessDeniedExceptionReason: () => AccessDeniedExceptionReason,
	AuthorizationPendingException: () => AuthorizationPendingException,
	AuthorizationPendingException$: () => AuthorizationPendingException$,
	CreateToken$: () => CreateToken$,
	CreateTokenCommand: () => CreateTokenCommand,
	CreateTokenRequest$: () => CreateTokenRequest$,
	CreateTokenResponse$: () => CreateTokenResponse$,
	ExpiredTokenException: () => ExpiredTokenException$1,
	ExpiredTokenException$: () => ExpiredTokenException$$1,
	InternalServerException: () => InternalServerException$1,
	InternalServerException$: () => InternalServerException$$1,
	InvalidClientException: () => InvalidClientException,
	InvalidClientException$: () => InvalidClientException$,
	InvalidGrantException: () => InvalidGrantException,
	InvalidGrantException$: () => InvalidGrantException$,
	InvalidRequestException: () => InvalidRequestException$1,
	InvalidRequestException$: () => InvalidRequestException$$1,
	InvalidRequestExceptionReason: () => InvalidRequestExceptionReason,
	InvalidScopeException: () => InvalidScopeException,
	InvalidScopeException$: () => InvalidScopeException$,
	SSOOIDC: () => SSOOIDC,
	SSOOIDCClient: () => SSOOIDCClient,
	SSOOIDCServiceException: () => SSOOIDCServiceException,
	SSOOIDCServiceException$: () => SSOOIDCServiceException$,
	SlowDownException: () => SlowDownException,
	SlowDownException$: () => SlowDownException$,
	UnauthorizedClientException: () => UnauthorizedClientException,
	UnauthorizedClientException$: () => UnauthorizedClientException$,
	UnsupportedGrantTypeException: () => UnsupportedGrantTypeException,
	UnsupportedGrantTypeException$: () => UnsupportedGrantTypeException$,
	__Client: () => Client,
	errorTypeRegistries: () => errorTypeRegistries$3
});
var init_sso_oidc = __esmMin((() => {
	init_SSOOIDCClient();
	init_SSOOIDC();
	init_commands$3();
	init_client$1();
	init_schemas_0$3();
	init_enums$1();
	init_errors$3();
	init_models_0$3();
	init_SSOOIDCServiceException();
}));

// node_modules/@aws-sdk/token-providers/dist-cjs/index.js
var require_dist_cjs$7 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { setTokenFeature } = (init_client(), __toCommonJS(client_exports));
	const { getBearerTokenEnvKey } = (init_httpAuthSchemes(), __toCommonJS(httpAuthSchemes_exports));
	const { TokenProviderError, getSSOTokenFilepath, parseKnownFiles, getProfileName, loadSsoSessionData, getSSOTokenFromFile, memoize, chain } = (init_config$1(), __toCommonJS(config_exports));
	const { promises } = __require("node:fs");
	const fromEnvSigningName = ({ logger, signingName } = {}) => async () => {
		logger?.debug?.("@aws-sdk/token-providers - fromEnvSigningName");
		if (!signingName) throw new TokenProviderError("Please pass 'signingName' to compute environment variable key", { logger });
		const bearerTokenKey = getBearerTokenEnvKey(signingName);
		if (!(bearerTokenKey in process.env)) throw new TokenProviderError(`Token not present in '${bearerTokenKey}' environment variable`, { logger });
		const token = { token: process.env[bearerTokenKey] };
		setTokenFeature(token, "BEARER_SERVICE_ENV_VARS", "3");
		return token;
	};
	const EXPIRE_WINDOW_MS = 3e5;
	const REFRESH_MESSAGE = `To refresh this SSO session run 'aws sso login' with the corresponding profile.`;
	const getSsoOidcClient = async (ssoRegion, init = {}, callerClientConfig) => {
		const { SSOOIDCClient } = (init_sso_oidc(), __toCommonJS(sso_oidc_exports));
		const coalesce = (prop) => init.clientConfig?.[prop] ?? init.parentClientConfig?.[prop] ?? callerClientConfig?.[prop];
		return new SSOOIDCClient(Object.assign({}, init.clientConfig ?? {}, {
			region: ssoRegion ?? init.clientConfig?.region,
			logger: coalesce("logger"),
			userAgentAppId: coalesce("userAgentAppId")
		}));
	};
	const getNewSsoOidcToken = async (ssoToken, ssoRegion, init = {}, callerClientConfig) => {
		const { CreateTokenCommand } = (init_sso_oidc(), __toCommonJS(sso_oidc_exports));
		return (await getSsoOidcClient(ssoRegion, init, callerClientConfig)).send(new CreateTokenCommand({
			clientId: ssoToken.clientId,
			clientSecret: ssoToken.clientSecret,
			refreshToken: ssoToken.refreshToken,
			grantType: "refresh_token"
		}));
	};
	const validateTokenExpiry = (token) => {
		if (token.expiration && token.expiration.getTime() < Date.now()) throw new TokenProviderError(`Token is expired. ${REFRESH_MESSAGE}`, false);
	};
	const validateTokenKey = (key, value, forRefresh = false) => {
		if (typeof value === "undefined") throw new TokenProviderError(`Value not present for '${key}' in SSO Token${forRefresh ? ". Cannot refresh" : ""}. ${REFRESH_MESSAGE}`, false);
	};
	const { writeFile } = promises;
	const writeSSOTokenToFile = (id, ssoToken) => {
		const tokenFilepath = getSSOTokenFilepath(id);
		const tokenString = JSON.stringify(ssoToken, null, 2);
		return writeFile(tokenFilepath, tokenString);
	};
	const lastRefreshAttemptTimes = /* @__PURE__ */ new Map();
	const inFlightRefreshes = /* @__PURE__ */ new Map();
	const fromSso = (init = {}) => async ({ callerClientConfig } = {}) => {
		init.logger?.debug("@aws-sdk/token-providers - fromSso");
		const profiles = await parseKnownFiles(init);
		const profileName = getProfileName({ profile: init.profile ?? callerClientConfig?.profile });
		const profile = profiles[profileName];
		if (!profile) throw new TokenProviderError(`Profile '${profileName}' could not be found in shared credentials file.`, false);
		else if (!profile["sso_session"]) throw new TokenProviderError(`Profile '${profileName}' is missing required property 'sso_session'.`);
		const ssoSessionName = profile["sso_session"];
		const inFlightRefresh = inFlightRefreshes.get(ssoSessionName);
		if (inFlightRefresh) return await inFlightRefresh;
		const ssoSession = (await loadSsoSessionData(init))[ssoSessionName];
		if (!ssoSession) throw new TokenProviderError(`Sso session '${ssoSessionName}' could not be found in shared credentials file.`, false);
		for (const ssoSessionRequiredKey of ["sso_start_url", "sso_region"]) if (!ssoSession[ssoSessionRequiredKey]) throw new TokenProviderError(`Sso session '${ssoSessionName}' is missing required property '${ssoSessionRequiredKey}'.`, false);
		ssoSession["sso_start_url"];
		const ssoRegion = ssoSession["sso_region"];
		let ssoToken;
		try {
			ssoToken = await getSSOTokenFromFile(ssoSessionName);
		} catch (e) {
			throw new TokenProviderError(`The SSO session token associated with profile=${profileName} was not found or is invalid. ${REFRESH_MESSAGE}`, false);
		}
		validateTokenKey("accessToken", ssoToken.accessToken);
		validateTokenKey("expiresAt", ssoToken.expiresAt);
		const { accessToken, expiresAt } = ssoToken;
		const existingToken = {
			token: accessToken,
			expiration: new Date(expiresAt)
		};
		if (existingToken.expiration.getTime() - Date.now() > EXPIRE_WINDOW_MS) return existingToken;
		const inFlightRefreshAfterReadingToken = inFlightRefreshes.get(ssoSessionName);
		if (inFlightRefreshAfterReadingToken) return await inFlightRefreshAfterReadingToken;
		const lastRefreshAttemptTime = lastRefreshAttemptTimes.get(ssoSessionName) ?? 0;
		if (Date.now() - lastRefreshAttemptTime < 3e4) {
			validateTokenExpiry(existingToken);
			return existingToken;
		}
		validateTokenKey("clientId", ssoToken.clientId, true);
		validateTokenKey("clientSecret", ssoToken.clientSecret, true);
		validateTokenKey("refreshToken", ssoToken.refreshToken, true);
		const refresh = (async () => {
			try {
				lastRefreshAttemptTimes.set(ssoSessionName, Date.now());
				const newSsoOidcToken = await getNewSsoOidcToken(ssoToken, ssoRegion, init, callerClientConfig);
				validateTokenKey("accessToken", newSsoOidcToken.accessToken);
				validateTokenKey("expiresIn", newSsoOidcToken.expiresIn);
				const newTokenExpiration = new Date(Date.now() + newSsoOidcToken.expiresIn * 1e3);
				try {
					await writeSSOTokenToFile(ssoSessionName, {
						...ssoToken,
						accessToken: newSsoOidcToken.accessToken,
						expiresAt: newTokenExpiration.toISOString(),
						refreshToken: newSsoOidcToken.refreshToken
					});
				} catch (error) {}
				return {
					token: newSsoOidcToken.accessToken,
					expiration: newTokenExpiration
				};
			} catch (error) {
				validateTokenExpiry(existingToken);
				return existingToken;
			}
		})();
		inFlightRefreshes.set(ssoSessionName, refresh);
		try {
			return await refresh;
		} finally {
			inFlightRefreshes.delete(ssoSessionName);
		}
	};
	const fromStatic = ({ token, logger }) => async () => {
		logger?.debug("@aws-sdk/token-providers - fromStatic");
		if (!token || !token.token) throw new TokenProviderError(`Please pass a valid token to fromStatic`, false);
		return token;
	};
	const nodeProvider = (init = {}) => memoize(chain(fromSso(init), async () => {
		throw new TokenProviderError("Could not load token from any providers", false);
	}), (token) => token.expiration !== void 0 && token.expiration.getTime() - Date.now() < 3e5, (token) => token.expiration !== void 0);
	exports.fromEnvSigningName = fromEnvSigningName;
	exports.fromSso = fromSso;
	exports.fromStatic = fromStatic;
	exports.nodeProvider = nodeProvider;
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/auth/httpAuthSchemeProvider.js
function createAwsAuthSigv4HttpAuthOption$2(authParameters) {
	return {
		schemeId: "aws.auth#sigv4",
		signingProperties: {
			name: "awsssoportal",
			region: authParameters.region
		},
		propertiesExtractor: (config, context) => ({ signingProperties: {
			config,
			context
		} })
	};
}
function createSmithyApiNoAuthHttpAuthOption$2(authParameters) {
	return { schemeId: "smithy.api#noAuth" };
}
var defaultSSOHttpAuthSchemeParametersProvider, defaultSSOHttpAuthSchemeProvider, resolveHttpAuthSchemeConfig$2;
var init_httpAuthSchemeProvider$2 = __esmMin((() => {
	init_httpAuthSchemes();
	init_client$1();
	defaultSSOHttpAuthSchemeParametersProvider = async (config, context, input) => {
		return {
			operation: getSmithyContext(context).operation,
			region: await normalizeProvider$1(config.region)() || (() => {
				throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
			})()
		};
	};
	defaultSSOHttpAuthSchemeProvider = (authParameters) => {
		const options = [];
		switch (authParameters.operation) {
			case "GetRoleCredentials":
				options.push(createSmithyApiNoAuthHttpAuthOption$2(authParameters));
				break;
			default: options.push(createAwsAuthSigv4HttpAuthOption$2(authParameters));
		}
		return options;
	};
	resolveHttpAuthSchemeConfig$2 = (config) => {
		const config_0 = resolveAwsSdkSigV4Config(config);
		return Object.assign(config_0, { authSchemePreference: normalizeProvider$1(config.authSchemePreference ?? []) });
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/endpoint/EndpointParameters.js
var resolveClientEndpointParameters$2, commonParams$2;
var init_EndpointParameters$2 = __esmMin((() => {
	resolveClientEndpointParameters$2 = (options) => {
		return Object.assign(options, {
			useDualstackEndpoint: options.useDualstackEndpoint ?? false,
			useFipsEndpoint: options.useFipsEndpoint ?? false,
			defaultSigningName: "awsssoportal"
		});
	};
	commonParams$2 = {
		UseFIPS: {
			type: "builtInParams",
			name: "useFipsEndpoint"
		},
		Endpoint: {
			type: "builtInParams",
			name: "endpoint"
		},
		Region: {
			type: "builtInParams",
			name: "region"
		},
		UseDualStack: {
			type: "builtInParams",
			name: "useDualstackEndpoint"
		}
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/endpoint/bdd.js
var k$2, a$2, b$2, c$2, d$2, e$2, f$2, g$2, h$2, i$2, j$2, _data$2, root$2, nodes$2, bdd$2;
var init_bdd$2 = __esmMin((() => {
	init_endpoints();
	k$2 = "ref";
	a$2 = -1;
	b$2 = true;
	c$2 = "isSet";
	d$2 = "PartitionResult";
	e$2 = "booleanEquals";
	f$2 = "getAttr";
	g$2 = { [k$2]: "Endpoint" };
	h$2 = { [k$2]: d$2 };
	i$2 = {};
	j$2 = [{ [k$2]: "Region" }];
	_data$2 = {
		conditions: [
			[c$2, [g$2]],
			[c$2, j$2],
			[
				"aws.partition",
				j$2,
				d$2
			],
			[e$2, [{ [k$2]: "UseFIPS" }, b$2]],
			[e$2, [{ [k$2]: "UseDualStack" }, b$2]],
			[e$2, [{
				fn: f$2,
				argv: [h$2, "supportsDualStack"]
			}, b$2]],
			[e$2, [{
				fn: f$2,
				argv: [h$2, "supportsFIPS"]
			}, b$2]],
			["stringEquals", [{
				fn: f$2,
				argv: [h$2, "name"]
			}, "aws-us-gov"]]
		],
		results: [
			[a$2],
			[a$2, "Invalid Configuration: FIPS and custom endpoint are not supported"],
			[a$2, "Invalid Configuration: Dualstack and custom endpoint are not supported"],
			[g$2, i$2],
			["https://portal.sso-fips.{Region}.{PartitionResult#dualStackDnsSuffix}", i$2],
			[a$2, "FIPS and DualStack are enabled, but this partition does not support one or both"],
			["https://portal.sso.{Region}.amazonaws.com", i$2],
			["https://portal.sso-fips.{Region}.{PartitionResult#dnsSuffix}", i$2],
			[a$2, "FIPS is enabled but this partition does not support FIPS"],
			["https://portal.sso.{Region}.{PartitionResult#dualStackDnsSuffix}", i$2],
			[a$2, "DualStack is enabled but this partition does not support DualStack"],
			["https://portal.sso.{Region}.{PartitionResult#dnsSuffix}", i$2],
			[a$2, "Invalid Configuration: Missing Region"]
		]
	};
	root$2 = 2;
	nodes$2 = new Int32Array([
		-1,
		1,
		-1,
		0,
		13,
		3,
		1,
		4,
		100000012,
		2,
		5,
		100000012,
		3,
		8,
		6,
		4,
		7,
		100000011,
		5,
		100000009,
		100000010,
		4,
		11,
		9,
		6,
		10,
		100000008,
		7,
		100000006,
		100000007,
		5,
		12,
		100000005,
		6,
		100000004,
		100000005,
		3,
		100000001,
		14,
		4,
		100000002,
		100000003
	]);
	bdd$2 = BinaryDecisionDiagram.from(nodes$2, root$2, _data$2.conditions, _data$2.results);
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/endpoint/endpointResolver.js
var cache$2, defaultEndpointResolver$2;
var init_endpointResolver$2 = __esmMin((() => {
	init_client();
	init_endpoints();
	init_bdd$2();
	cache$2 = new EndpointCache({
		size: 50,
		params: [
			"Endpoint",
			"Region",
			"UseDualStack",
			"UseFIPS"
		]
	});
	defaultEndpointResolver$2 = (endpointParams, context = {}) => {
		return cache$2.get(endpointParams, () => decideEndpoint(bdd$2, {
			endpointParams,
			logger: context.logger
		}));
	};
	customEndpointFunctions.aws = awsEndpointFunctions;
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/models/SSOServiceException.js
var SSOServiceException;
var init_SSOServiceException = __esmMin((() => {
	init_client$1();
	SSOServiceException = class SSOServiceException extends ServiceException {
		static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.sso#SSOServiceException";
		constructor(options) {
			super(options);
			Object.setPrototypeOf(this, SSOServiceException.prototype);
		}
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/models/errors.js
var InvalidRequestException, ResourceNotFoundException, TooManyRequestsException, UnauthorizedException;
var init_errors$2 = __esmMin((() => {
	init_SSOServiceException();
	InvalidRequestException = class InvalidRequestException extends SSOServiceException {
		static shapeId = "com.amazonaws.sso#InvalidRequestException";
		name = "InvalidRequestException";
		$fault = "client";
		constructor(opts) {
			super({
				name: "InvalidRequestException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, InvalidRequestException.prototype);
		}
	};
	ResourceNotFoundException = class ResourceNotFoundException extends SSOServiceException {
		static shapeId = "com.amazonaws.sso#ResourceNotFoundException";
		name = "ResourceNotFoundException";
		$fault = "client";
		constructor(opts) {
			super({
				name: "ResourceNotFoundException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, ResourceNotFoundException.prototype);
		}
	};
	TooManyRequestsException = class TooManyRequestsException extends SSOServiceException {
		static shapeId = "com.amazonaws.sso#TooManyRequestsException";
		name = "TooManyRequestsException";
		$fault = "client";
		constructor(opts) {
			super({
				name: "TooManyRequestsException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, TooManyRequestsException.prototype);
		}
	};
	UnauthorizedException = class UnauthorizedException extends SSOServiceException {
		static shapeId = "com.amazonaws.sso#UnauthorizedException";
		name = "UnauthorizedException";
		$fault = "client";
		constructor(opts) {
			super({
				name: "UnauthorizedException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, UnauthorizedException.prototype);
		}
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/schemas/schemas_0.js
var _ATT, _GRC, _GRCR, _GRCRe, _IRE, _RC, _RNFE, _SAKT, _STT, _TMRE$1, _UE, _aI, _aKI$1, _aT$1, _ai, _c$2, _e$2, _ex, _h$1, _hE$2, _hH, _hQ, _m$2, _rC, _rN, _rn, _s$2, _sAK$1, _sT$1, _xasbt, n0$2, _s_registry$2, SSOServiceException$, n0_registry$2, InvalidRequestException$, ResourceNotFoundException$, TooManyRequestsException$, UnauthorizedException$, errorTypeRegistries$2, AccessTokenType, SecretAccessKeyType, SessionTokenType, GetRoleCredentialsRequest$, GetRoleCredentialsResponse$, RoleCredentials$, GetRoleCredentials$;
var init_schemas_0$2 = __esmMin((() => {
	init_schema();
	init_errors$2();
	init_SSOServiceException();
	_ATT = "AccessTokenType";
	_GRC = "GetRoleCredentials";
	_GRCR = "GetRoleCredentialsRequest";
	_GRCRe = "GetRoleCredentialsResponse";
	_IRE = "InvalidRequestException";
	_RC = "RoleCredentials";
	_RNFE = "ResourceNotFoundException";
	_SAKT = "SecretAccessKeyType";
	_STT = "SessionTokenType";
	_TMRE$1 = "TooManyRequestsException";
	_UE = "UnauthorizedException";
	_aI = "accountId";
	_aKI$1 = "accessKeyId";
	_aT$1 = "accessToken";
	_ai = "account_id";
	_c$2 = "client";
	_e$2 = "error";
	_ex = "expiration";
	_h$1 = "http";
	_hE$2 = "httpError";
	_hH = "httpHeader";
	_hQ = "httpQuery";
	_m$2 = "message";
	_rC = "roleCredentials";
	_rN = "roleName";
	_rn = "role_name";
	_s$2 = "smithy.ts.sdk.synthetic.com.amazonaws.sso";
	_sAK$1 = "secretAccessKey";
	_sT$1 = "sessionToken";
	_xasbt = "x-amz-sso_bearer_token";
	n0$2 = "com.amazonaws.sso";
	_s_registry$2 = new TypeRegistry(_s$2);
	SSOServiceException$ = [
		-3,
		_s$2,
		"SSOServiceException",
		0,
		[],
		[]
	];
	_s_registry$2.registerError(SSOServiceException$, SSOServiceException);
	n0_registry$2 = new TypeRegistry(n0$2);
	InvalidRequestException$ = [
		-3,
		n0$2,
		_IRE,
		{
			[_e$2]: _c$2,
			[_hE$2]: 400
		},
		[_m$2],
		[0]
	];
	n0_registry$2.registerError(InvalidRequestException$, InvalidRequestException);
	ResourceNotFoundException$ = [
		-3,
		n0$2,
		_RNFE,
		{
			[_e$2]: _c$2,
			[_hE$2]: 404
		},
		[_m$2],
		[0]
	];
	n0_registry$2.registerError(ResourceNotFoundException$, ResourceNotFoundException);
	TooManyRequestsException$ = [
		-3,
		n0$2,
		_TMRE$1,
		{
			[_e$2]: _c$2,
			[_hE$2]: 429
		},
		[_m$2],
		[0]
	];
	n0_registry$2.registerError(TooManyRequestsException$, TooManyRequestsException);
	UnauthorizedException$ = [
		-3,
		n0$2,
		_UE,
		{
			[_e$2]: _c$2,
			[_hE$2]: 401
		},
		[_m$2],
		[0]
	];
	n0_registry$2.registerError(UnauthorizedException$, UnauthorizedException);
	errorTypeRegistries$2 = [_s_registry$2, n0_registry$2];
	AccessTokenType = [
		0,
		n0$2,
		_ATT,
		8,
		0
	];
	SecretAccessKeyType = [
		0,
		n0$2,
		_SAKT,
		8,
		0
	];
	SessionTokenType = [
		0,
		n0$2,
		_STT,
		8,
		0
	];
	GetRoleCredentialsRequest$ = [
		3,
		n0$2,
		_GRCR,
		0,
		[
			_rN,
			_aI,
			_aT$1
		],
		[
			[0, { [_hQ]: _rn }],
			[0, { [_hQ]: _ai }],
			[() => AccessTokenType, { [_hH]: _xasbt }]
		],
		3
	];
	GetRoleCredentialsResponse$ = [
		3,
		n0$2,
		_GRCRe,
		0,
		[_rC],
		[[() => RoleCredentials$, 0]]
	];
	RoleCredentials$ = [
		3,
		n0$2,
		_RC,
		0,
		[
			_aKI$1,
			_sAK$1,
			_sT$1,
			_ex
		],
		[
			0,
			[() => SecretAccessKeyType, 0],
			[() => SessionTokenType, 0],
			1
		]
	];
	GetRoleCredentials$ = [
		9,
		n0$2,
		_GRC,
		{ [_h$1]: [
			"GET",
			"/federation/credentials",
			200
		] },
		() => GetRoleCredentialsRequest$,
		() => GetRoleCredentialsResponse$
	];
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/runtimeConfig.shared.js
var getRuntimeConfig$5;
var init_runtimeConfig_shared$2 = __esmMin((() => {
	init_httpAuthSchemes();
	init_protocols();
	init_dist_es();
	init_checksum();
	init_client$1();
	init_protocols$1();
	init_serde();
	init_httpAuthSchemeProvider$2();
	init_endpointResolver$2();
	init_schemas_0$2();
	getRuntimeConfig$5 = (config) => {
		return {
			apiVersion: "2019-06-10",
			base64Decoder: config?.base64Decoder ?? fromBase64,
			base64Encoder: config?.base64Encoder ?? toBase64,
			disableHostPrefix: config?.disableHostPrefix ?? false,
			endpointProvider: config?.endpointProvider ?? defaultEndpointResolver$2,
			extensions: config?.extensions ?? [],
			httpAuthSchemeProvider: config?.httpAuthSchemeProvider ?? defaultSSOHttpAuthSchemeProvider,
			httpAuthSchemes: config?.httpAuthSchemes ?? [{
				schemeId: "aws.auth#sigv4",
				identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4"),
				signer: new AwsSdkSigV4Signer()
			}, {
				schemeId: "smithy.api#noAuth",
				identityProvider: (ipc) => ipc.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
				signer: new NoAuthSigner()
			}],
			logger: config?.logger ?? new NoOpLogger(),
			protocol: config?.protocol ?? AwsRestJsonProtocol,
			protocolSettings: config?.protocolSettings ?? {
				defaultNamespace: "com.amazonaws.sso",
				errorTypeRegistries: errorTypeRegistries$2,
				version: "2019-06-10",
				serviceTarget: "SWBPortalService"
			},
			serviceId: config?.serviceId ?? "SSO",
			sha256: config?.sha256 ?? Sha256Node,
			urlParser: config?.urlParser ?? parseUrl,
			utf8Decoder: config?.utf8Decoder ?? fromUtf8,
			utf8Encoder: config?.utf8Encoder ?? toUtf8
		};
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/runtimeConfig.js
var import_dist_cjs$5, getRuntimeConfig$4;
var init_runtimeConfig$2 = __esmMin((() => {
	init_client();
	init_httpAuthSchemes();
	init_client$1();
	init_config$1();
	init_retry();
	init_serde();
	import_dist_cjs$5 = require_dist_cjs$9();
	init_runtimeConfig_shared$2();
	getRuntimeConfig$4 = (config) => {
		emitWarningIfUnsupportedVersion$1(process.version);
		const defaultsMode = resolveDefaultsModeConfig(config);
		const defaultConfigProvider = () => defaultsMode().then(loadConfigsForDefaultMode);
		const clientSharedValues = getRuntimeConfig$5(config);
		emitWarningIfUnsupportedVersion(process.version);
		const loaderConfig = {
			profile: config?.profile,
			logger: clientSharedValues.logger
		};
		return {
			...clientSharedValues,
			...config,
			runtime: "node",
			defaultsMode,
			authSchemePreference: config?.authSchemePreference ?? loadConfig(NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, loaderConfig),
			bodyLengthChecker: config?.bodyLengthChecker ?? calculateBodyLength,
			defaultSocketTimeout: getDefaultSocketTimeout(config?.requestHandler, 3e5),
			defaultUserAgentProvider: config?.defaultUserAgentProvider ?? createDefaultUserAgentProvider({
				serviceId: clientSharedValues.serviceId,
				clientVersion: version
			}),
			maxAttempts: config?.maxAttempts ?? loadConfig(NODE_MAX_ATTEMPT_CONFIG_OPTIONS, config),
			region: config?.region ?? loadConfig(NODE_REGION_CONFIG_OPTIONS, {
				...NODE_REGION_CONFIG_FILE_OPTIONS,
				...loaderConfig
			}),
			requestHandler: import_dist_cjs$5.NodeHttpHandler.create(config?.requestHandler ?? defaultConfigProvider),
			retryMode: config?.retryMode ?? loadConfig({
				...NODE_RETRY_MODE_CONFIG_OPTIONS,
				default: async () => (await defaultConfigProvider()).retryMode || DEFAULT_RETRY_MODE
			}, config),
			streamCollector: config?.streamCollector ?? import_dist_cjs$5.streamCollector,
			useDualstackEndpoint: config?.useDualstackEndpoint ?? loadConfig(NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
			useFipsEndpoint: config?.useFipsEndpoint ?? loadConfig(NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
			userAgentAppId: config?.userAgentAppId ?? loadConfig(NODE_APP_ID_CONFIG_OPTIONS, loaderConfig)
		};
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/auth/httpAuthExtensionConfiguration.js
var getHttpAuthExtensionConfiguration$2, resolveHttpAuthRuntimeConfig$2;
var init_httpAuthExtensionConfiguration$2 = __esmMin((() => {
	getHttpAuthExtensionConfiguration$2 = (runtimeConfig) => {
		const _httpAuthSchemes = runtimeConfig.httpAuthSchemes;
		let _httpAuthSchemeProvider = runtimeConfig.httpAuthSchemeProvider;
		let _credentials = runtimeConfig.credentials;
		return {
			setHttpAuthScheme(httpAuthScheme) {
				const index = _httpAuthSchemes.findIndex((scheme) => scheme.schemeId === httpAuthScheme.schemeId);
				if (index === -1) _httpAuthSchemes.push(httpAuthScheme);
				else _httpAuthSchemes.splice(index, 1, httpAuthScheme);
			},
			httpAuthSchemes() {
				return _httpAuthSchemes;
			},
			setHttpAuthSchemeProvider(httpAuthSchemeProvider) {
				_httpAuthSchemeProvider = httpAuthSchemeProvider;
			},
			httpAuthSchemeProvider() {
				return _httpAuthSchemeProvider;
			},
			setCredentials(credentials) {
				_credentials = credentials;
			},
			credentials() {
				return _credentials;
			}
		};
	};
	resolveHttpAuthRuntimeConfig$2 = (config) => {
		return {
			httpAuthSchemes: config.httpAuthSchemes(),
			httpAuthSchemeProvider: config.httpAuthSchemeProvider(),
			credentials: config.credentials()
		};
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/runtimeExtensions.js
var resolveRuntimeExtensions$2;
var init_runtimeExtensions$2 = __esmMin((() => {
	init_client();
	init_client$1();
	init_protocols$1();
	init_httpAuthExtensionConfiguration$2();
	resolveRuntimeExtensions$2 = (runtimeConfig, extensions) => {
		const extensionConfiguration = Object.assign(getAwsRegionExtensionConfiguration(runtimeConfig), getDefaultExtensionConfiguration(runtimeConfig), getHttpHandlerExtensionConfiguration(runtimeConfig), getHttpAuthExtensionConfiguration$2(runtimeConfig));
		extensions.forEach((extension) => extension.configure(extensionConfiguration));
		return Object.assign(runtimeConfig, resolveAwsRegionExtensionConfiguration(extensionConfiguration), resolveDefaultRuntimeConfig(extensionConfiguration), resolveHttpHandlerRuntimeConfig(extensionConfiguration), resolveHttpAuthRuntimeConfig$2(extensionConfiguration));
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/SSOClient.js
var SSOClient;
var init_SSOClient = __esmMin((() => {
	init_client();
	init_dist_es();
	init_client$1();
	init_config$1();
	init_endpoints();
	init_protocols$1();
	init_retry();
	init_schema();
	init_httpAuthSchemeProvider$2();
	init_EndpointParameters$2();
	init_runtimeConfig$2();
	init_runtimeExtensions$2();
	SSOClient = class extends Client {
		config;
		constructor(...[configuration]) {
			const _config_0 = getRuntimeConfig$4(configuration || {});
			super(_config_0);
			this.initConfig = _config_0;
			const _config_1 = resolveClientEndpointParameters$2(_config_0);
			const _config_2 = resolveUserAgentConfig(_config_1);
			const _config_3 = resolveRetryConfig(_config_2);
			const _config_4 = resolveRegionConfig(_config_3);
			const _config_5 = resolveHostHeaderConfig(_config_4);
			const _config_6 = resolveEndpointConfig(_config_5);
			const _config_7 = resolveHttpAuthSchemeConfig$2(_config_6);
			const _config_8 = resolveRuntimeExtensions$2(_config_7, configuration?.extensions || []);
			this.config = _config_8;
			this.middlewareStack.use(getSchemaSerdePlugin(this.config));
			this.middlewareStack.use(getUserAgentPlugin(this.config));
			this.middlewareStack.use(getRetryPlugin(this.config));
			this.middlewareStack.use(getContentLengthPlugin(this.config));
			this.middlewareStack.use(getHostHeaderPlugin(this.config));
			this.middlewareStack.use(getLoggerPlugin(this.config));
			this.middlewareStack.use(getRecursionDetectionPlugin(this.config));
			this.middlewareStack.use(getHttpAuthSchemeEndpointRuleSetPlugin(this.config, {
				httpAuthSchemeParametersProvider: defaultSSOHttpAuthSchemeParametersProvider,
				identityProviderConfigProvider: async (config) => new DefaultIdentityProviderConfig({ "aws.auth#sigv4": config.credentials })
			}));
			this.middlewareStack.use(getHttpSigningPlugin(this.config));
		}
		destroy() {
			super.destroy();
		}
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/commandBuilder.js
var command$2, _ep0$2, _mw0$2;
var init_commandBuilder$2 = __esmMin((() => {
	init_client$1();
	init_endpoints();
	init_EndpointParameters$2();
	command$2 = makeBuilder(commonParams$2, "SWBPortalService", "SSOClient", getEndpointPlugin);
	_ep0$2 = {};
	_mw0$2 = (Command, cs, config, o) => [];
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/commands/GetRoleCredentialsCommand.js
var GetRoleCredentialsCommand;
var init_GetRoleCredentialsCommand = __esmMin((() => {
	init_commandBuilder$2();
	init_schemas_0$2();
	GetRoleCredentialsCommand = class extends command$2(_ep0$2, _mw0$2, "GetRoleCredentials", GetRoleCredentials$) {};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/SSO.js
var commands$2, SSO;
var init_SSO = __esmMin((() => {
	init_client$1();
	init_GetRoleCredentialsCommand();
	init_SSOClient();
	commands$2 = { GetRoleCredentialsCommand };
	SSO = class extends SSOClient {};
	createAggregatedClient(commands$2, SSO);
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/commands/index.js
var init_commands$2 = __esmMin((() => {
	init_GetRoleCredentialsCommand();
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/models/models_0.js
var init_models_0$2 = __esmMin((() => {}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/index.js
var sso_exports = /* @__PURE__ */ __exportAll({
	$Command: () => Command,
	GetRoleCredentials$: () => GetRoleCredentials$,
	GetRoleCredentialsCommand: () => GetRoleCredentialsCommand,
	GetRoleCredentialsRequest$: () => GetRoleCredentialsRequest$,
	GetRoleCredentialsResponse$: () => GetRoleCredentialsResponse$,
	InvalidRequestException: () => InvalidRequestException,
	InvalidRequestException$: () => InvalidRequestException$,
	ResourceNotFoundException: () => ResourceNotFoundException,
	ResourceNotFoundException$: () => ResourceNotFoundException$,
	RoleCredentials$: () => RoleCredentials$,
	SSO: () => SSO,
	SSOClient: () => SSOClient,
	SSOServiceException: () => SSOServiceException,
	SSOServiceException$: () => SSOServiceException$,
	TooManyRequestsException: () => TooManyRequestsException,
	TooManyRequestsException$: () => TooManyRequestsException$,
	UnauthorizedException: () => UnauthorizedException,
	UnauthorizedException$: () => UnauthorizedException$,
	__Client: () => Client,
	errorTypeRegistries: () => errorTypeRegistries$2
});
var init_sso = __esmMin((() => {
	init_SSOClient();
	init_SSO();
	init_commands$2();
	init_client$1();
	init_schemas_0$2();
	init_errors$2();
	init_models_0$2();
	init_SSOServiceException();
}));

// node_modules/@aws-sdk/credential-provider-sso/dist-cjs/loadSso-BGYXHf8s.js
var require_loadSso_BGYXHf8s = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { GetRoleCredentialsCommand, SSOClient } = (init_sso(), __toCommonJS(sso_exports));
	exports.GetRoleCredentialsCommand = GetRoleCredentialsCommand;
	exports.SSOClient = SSOClient;
}));

// node_modules/@aws-sdk/credential-provider-sso/dist-cjs/index.js
var require_dist_cjs$6 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { CredentialsProviderError, getSSOTokenFromFile, getProfileName, parseKnownFiles, loadSsoSessionData } = (init_config$1(), __toCommonJS(config_exports));
	const { setCredentialFeature } = (init_client(), __toCommonJS(client_exports));
	const { fromSso } = require_dist_cjs$7();
	const isSsoProfile = (arg) => arg && (typeof arg.sso_start_url === "string" || typeof arg.sso_account_id === "string" || typeof arg.sso_session === "string" || typeof arg.sso_region === "string" || typeof arg.sso_role_name === "string");
	const SHOULD_FAIL_CREDENTIAL_CHAIN = false;
	const resolveSSOCredentials = async ({ ssoStartUrl, ssoSession, ssoAccountId, ssoRegion, ssoRoleName, ssoClient, clientConfig, parentClientConfig, callerClientConfig, profile, filepath, configFilepath, ignoreCache, logger }) => {
		let token;
		const refreshMessage = `To refresh this SSO session run aws sso login with the corresponding profile.`;
		if (ssoSession) try {
			const _token = await fromSso({
				profile,
				filepath,
				configFilepath,
				ignoreCache,
				clientConfig,
				parentClientConfig,
				logger
			})({ callerClientConfig });
			token = {
				accessToken: _token.token,
				expiresAt: new Date(_token.expiration).toISOString()
			};
		} catch (e) {
			throw new CredentialsProviderError(e.message, {
				tryNextLink: SHOULD_FAIL_CREDENTIAL_CHAIN,
				logger
			});
		}
		else try {
			token = await getSSOTokenFromFile(ssoStartUrl);
		} catch (e) {
			throw new CredentialsProviderError(`The SSO session associated with this profile is invalid. ${refreshMessage}`, {
				tryNextLink: SHOULD_FAIL_CREDENTIAL_CHAIN,
				logger
			});
		}
		if (new Date(token.expiresAt).getTime() - Date.now() <= 0) throw new CredentialsProviderError(`The SSO session associated with this profile has expired. ${refreshMessage}`, {
			tryNextLink: SHOULD_FAIL_CREDENTIAL_CHAIN,
			logger
		});
		const { accessToken } = token;
		const { SSOClient, GetRoleCredentialsCommand } = require_loadSso_BGYXHf8s();
		const sso = ssoClient || new SSOClient(Object.assign({}, clientConfig ?? {}, {
			logger: clientConfig?.logger ?? callerClientConfig?.logger ?? parentClientConfig?.logger,
			region: clientConfig?.region ?? ssoRegion,
			userAgentAppId: clientConfig?.userAgentAppId ?? callerClientConfig?.userAgentAppId ?? parentClientConfig?.userAgentAppId
		}));
		let ssoResp;
		try {
			ssoResp = await sso.send(new GetRoleCredentialsCommand({
				accountId: ssoAccountId,
				roleName: ssoRoleName,
				accessToken
			}));
		} catch (e) {
			throw new CredentialsProviderError(e, {
				tryNextLink: SHOULD_FAIL_CREDENTIAL_CHAIN,
				logger
			});
		}
		const { roleCredentials: { accessKeyId, secretAccessKey, sessionToken, expiration, credentialScope, accountId } = {} } = ssoResp;
		if (!accessKeyId || !secretAccessKey || !sessionToken || !expiration) throw new CredentialsProviderError("SSO returns an invalid temporary credential.", {
			tryNextLink: SHOULD_FAIL_CREDENTIAL_CHAIN,
			logger
		});
		const credentials = {
			accessKeyId,
			secretAccessKey,
			sessionToken,
			expiration: new Date(expiration),
			...credentialScope && { credentialScope },
			...accountId && { accountId }
		};
		if (ssoSession) setCredentialFeature(credentials, "CREDENTIALS_SSO", "s");
		else setCredentialFeature(credentials, "CREDENTIALS_SSO_LEGACY", "u");
		return credentials;
	};
	const validateSsoProfile = (profile, logger) => {
		const { sso_start_url, sso_account_id, sso_region, sso_role_name } = profile;
		if (!sso_start_url || !sso_account_id || !sso_region || !sso_role_name) throw new CredentialsProviderError(`Profile is configured with invalid SSO credentials. Required parameters "sso_account_id", "sso_region", "sso_role_name", "sso_start_url". Got ${Object.keys(profile).join(", ")}\nReference: https://docs.aws.amazon.com/cli/latest/userguide/cli-configure-sso.html`, {
			tryNextLink: false,
			logger
		});
		return profile;
	};
	const fromSSO = (init = {}) => async ({ callerClientConfig } = {}) => {
		init.logger?.debug("@aws-sdk/credential-provider-sso - fromSSO");
		const { ssoStartUrl, ssoAccountId, ssoRegion, ssoRoleName, ssoSession } = init;
		const { ssoClient } = init;
		const profileName = getProfileName({ profile: init.profile ?? callerClientConfig?.profile });
		if (!ssoStartUrl && !ssoAccountId && !ssoRegion && !ssoRoleName && !ssoSession) {
			const profile = (await parseKnownFiles(init))[profileName];
			if (!profile) throw new CredentialsProviderError(`Profile ${profileName} was not found.`, { logger: init.logger });
			if (!isSsoProfile(profile)) throw new CredentialsProviderError(`Profile ${profileName} is not configured with SSO credentials.`, { logger: init.logger });
			if (profile?.sso_session) {
				const session = (await loadSsoSessionData(init))[profile.sso_session];
				const conflictMsg = ` configurations in profile ${profileName} and sso-session ${profile.sso_session}`;
				if (ssoRegion && ssoRegion !== session.sso_region) throw new CredentialsProviderError(`Conflicting SSO region` + conflictMsg, {
					tryNextLink: false,
					logger: init.logger
				});
				if (ssoStartUrl && ssoStartUrl !== session.sso_start_url) throw new CredentialsProviderError(`Conflicting SSO start_url` + conflictMsg, {
					tryNextLink: false,
					logger: init.logger
				});
				profile.sso_region = session.sso_region;
				profile.sso_start_url = session.sso_start_url;
			}
			const { sso_start_url, sso_account_id, sso_region, sso_role_name, sso_session } = validateSsoProfile(profile, init.logger);
			return resolveSSOCredentials({
				ssoStartUrl: sso_start_url,
				ssoSession: sso_session,
				ssoAccountId: sso_account_id,
				ssoRegion: sso_region,
				ssoRoleName: sso_role_name,
				ssoClient,
				clientConfig: init.clientConfig,
				parentClientConfig: init.parentClientConfig,
				callerClientConfig: init.callerClientConfig,
				profile: profileName,
				filepath: init.filepath,
				configFilepath: init.configFilepath,
				ignoreCache: init.ignoreCache,
				logger: init.logger
			});
		} else if (!ssoStartUrl || !ssoAccountId || !ssoRegion || !ssoRoleName) throw new CredentialsProviderError("Incomplete configuration. The fromSSO() argument hash must include \"ssoStartUrl\", \"ssoAccountId\", \"ssoRegion\", \"ssoRoleName\"", {
			tryNextLink: false,
			logger: init.logger
		});
		else return resolveSSOCredentials({
			ssoStartUrl,
			ssoSession,
			ssoAccountId,
			ssoRegion,
			ssoRoleName,
			ssoClient,
			clientConfig: init.clientConfig,
			parentClientConfig: init.parentClientConfig,
			callerClientConfig: init.callerClientConfig,
			profile: profileName,
			filepath: init.filepath,
			configFilepath: init.configFilepath,
			ignoreCache: init.ignoreCache,
			logger: init.logger
		});
	};
	exports.fromSSO = fromSSO;
	exports.isSsoProfile = isSsoProfile;
	exports.validateSsoProfile = validateSsoProfile;
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/endpoint/bdd.js
var q$1, a$1, b$1, c$1, d$1, e$1, f$1, g$1, h$1, i$1, j$1, k$1, l$1, m$1, n$1, o$1, p$1, _data$1, root$1, nodes$1, bdd$1;
var init_bdd$1 = __esmMin((() => {
	init_endpoints();
	q$1 = "ref";
	a$1 = -1;
	b$1 = true;
	c$1 = "isSet";
	d$1 = "PartitionResult";
	e$1 = "booleanEquals";
	f$1 = "stringEquals";
	g$1 = "getAttr";
	h$1 = "us-east-1";
	i$1 = "sigv4";
	j$1 = "sts";
	k$1 = "https://sts.{Region}.{PartitionResult#dnsSuffix}";
	l$1 = { [q$1]: "Endpoint" };
	m$1 = { [q$1]: "Region" };
	n$1 = { [q$1]: d$1 };
	o$1 = {};
	p$1 = [m$1];
	_data$1 = {
		conditions: [
			[c$1, [l$1]],
			[c$1, p$1],
			[
				"aws.partition",
				p$1,
				d$1
			],
			[e$1, [{ [q$1]: "UseFIPS" }, b$1]],
			[e$1, [{ [q$1]: "UseDualStack" }, b$1]],
			[f$1, [m$1, "aws-global"]],
			[e$1, [{ [q$1]: "UseGlobalEndpoint" }, b$1]],
			[f$1, [m$1, "eu-central-1"]],
			[e$1, [{
				fn: g$1,
				argv: [n$1, "supportsDualStack"]
			}, b$1]],
			[e$1, [{
				fn: g$1,
				argv: [n$1, "supportsFIPS"]
			}, b$1]],
			[f$1, [m$1, "ap-south-1"]],
			[f$1, [m$1, "eu-north-1"]],
			[f$1, [m$1, "eu-west-1"]],
			[f$1, [m$1, "eu-west-2"]],
			[f$1, [m$1, "eu-west-3"]],
			[f$1, [m$1, "sa-east-1"]],
			[f$1, [m$1, h$1]],
			[f$1, [m$1, "us-east-2"]],
			[f$1, [m$1, "us-west-2"]],
			[f$1, [m$1, "us-west-1"]],
			[f$1, [m$1, "ca-central-1"]],
			[f$1, [m$1, "ap-southeast-1"]],
			[f$1, [m$1, "ap-northeast-1"]],
			[f$1, [m$1, "ap-southeast-2"]],
			[f$1, [{
				fn: g$1,
				argv: [n$1, "name"]
			}, "aws-us-gov"]]
		],
		results: [
			[a$1],
			["https://sts.amazonaws.com", { authSchemes: [{
				name: i$1,
				signingName: j$1,
				signingRegion: h$1
			}] }],
			[k$1, { authSchemes: [{
				name: i$1,
				signingName: j$1,
				signingRegion: "{Region}"
			}] }],
			[a$1, "Invalid Configuration: FIPS and custom endpoint are not supported"],
			[a$1, "Invalid Configuration: Dualstack and custom endpoint are not supported"],
			[l$1, o$1],
			["https://sts-fips.{Region}.{PartitionResult#dualStackDnsSuffix}", o$1],
			[a$1, "FIPS and DualStack are enabled, but this partition does not support one or both"],
			["https://sts.{Region}.amazonaws.com", o$1],
			["https://sts-fips.{Region}.{PartitionResult#dnsSuffix}", o$1],
			[a$1, "FIPS is enabled but this partition does not support FIPS"],
			["https://sts.{Region}.{PartitionResult#dualStackDnsSuffix}", o$1],
			[a$1, "DualStack is enabled but this partition does not support DualStack"],
			[k$1, o$1],
			[a$1, "Invalid Configuration: Missing Region"]
		]
	};
	root$1 = 2;
	nodes$1 = new Int32Array([
		-1,
		1,
		-1,
		0,
		30,
		3,
		1,
		4,
		100000014,
		2,
		5,
		100000014,
		3,
		25,
		6,
		4,
		24,
		7,
		5,
		100000001,
		8,
		6,
		9,
		100000013,
		7,
		100000001,
		10,
		10,
		100000001,
		11,
		11,
		100000001,
		12,
		12,
		100000001,
		13,
		13,
		100000001,
		14,
		14,
		100000001,
		15,
		15,
		100000001,
		16,
		16,
		100000001,
		17,
		17,
		100000001,
		18,
		18,
		100000001,
		19,
		19,
		100000001,
		20,
		20,
		100000001,
		21,
		21,
		100000001,
		22,
		22,
		100000001,
		23,
		23,
		100000001,
		100000002,
		8,
		100000011,
		100000012,
		4,
		28,
		26,
		9,
		27,
		100000010,
		24,
		100000008,
		100000009,
		8,
		29,
		100000007,
		9,
		100000006,
		100000007,
		3,
		100000003,
		31,
		4,
		100000004,
		100000005
	]);
	bdd$1 = BinaryDecisionDiagram.from(nodes$1, root$1, _data$1.conditions, _data$1.results);
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/endpoint/endpointResolver.js
var cache$1, defaultEndpointResolver$1;
var init_endpointResolver$1 = __esmMin((() => {
	init_client();
	init_endpoints();
	init_bdd$1();
	cache$1 = new EndpointCache({
		size: 50,
		params: [
			"Endpoint",
			"Region",
			"UseDualStack",
			"UseFIPS",
			"UseGlobalEndpoint"
		]
	});
	defaultEndpointResolver$1 = (endpointParams, context = {}) => {
		return cache$1.get(endpointParams, () => decideEndpoint(bdd$1, {
			endpointParams,
			logger: context.logger
		}));
	};
	customEndpointFunctions.aws = awsEndpointFunctions;
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/auth/httpAuthSchemeProvider.js
function createAwsAuthSigv4HttpAuthOption$1(authParameters) {
	return {
		schemeId: "aws.auth#sigv4",
		signingProperties: {
			name: "sts",
			region: authParameters.region
		},
		propertiesExtractor: (config, context) => ({ signingProperties: {
			config,
			context
		} })
	};
}
function createAwsAuthSigv4aHttpAuthOption(authParameters) {
	return {
		schemeId: "aws.auth#sigv4a",
		signingProperties: {
			name: "sts",
			region: authParameters.region
		},
		propertiesExtractor: (config, context) => ({ signingProperties: {
			config,
			context
		} })
	};
}
function createSmithyApiNoAuthHttpAuthOption$1(authParameters) {
	return { schemeId: "smithy.api#noAuth" };
}
var import_dist_cjs$4, createEndpointRuleSetHttpAuthSchemeParametersProvider, _defaultSTSHttpAuthSchemeParametersProvider, defaultSTSHttpAuthSchemeParametersProvider, createEndpointRuleSetHttpAuthSchemeProvider, _defaultSTSHttpAuthSchemeProvider, defaultSTSHttpAuthSchemeProvider, resolveHttpAuthSchemeConfig$1;
var init_httpAuthSchemeProvider$1 = __esmMin((() => {
	init_httpAuthSchemes();
	import_dist_cjs$4 = require_dist_cjs$13();
	init_client$1();
	init_endpoints();
	init_endpointResolver$1();
	createEndpointRuleSetHttpAuthSchemeParametersProvider = (defaultHttpAuthSchemeParametersProvider) => async (config, context, input) => {
		if (!input) throw new Error("Could not find `input` for `defaultEndpointRuleSetHttpAuthSchemeParametersProvider`");
		const defaultParameters = await defaultHttpAuthSchemeParametersProvider(config, context, input);
		const instructionsFn = getSmithyContext(context)?.commandInstance?.constructor?.getEndpointParameterInstructions;
		if (!instructionsFn) throw new Error(`getEndpointParameterInstructions() is not defined on '${context.commandName}'`);
		const endpointParameters = await resolveParams(input, { getEndpointParameterInstructions: instructionsFn }, config);
		return Object.assign(defaultParameters, endpointParameters);
	};
	_defaultSTSHttpAuthSchemeParametersProvider = async (config, context, input) => {
		return {
			operation: getSmithyContext(context).operation,
			region: await normalizeProvider$1(config.region)() || (() => {
				throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
			})()
		};
	};
	defaultSTSHttpAuthSchemeParametersProvider = createEndpointRuleSetHttpAuthSchemeParametersProvider(_defaultSTSHttpAuthSchemeParametersProvider);
	createEndpointRuleSetHttpAuthSchemeProvider = (defaultEndpointResolver, defaultHttpAuthSchemeResolver, createHttpAuthOptionFunctions) => {
		const endpointRuleSetHttpAuthSchemeProvider = (authParameters) => {
			const authSchemes = defaultEndpointResolver(authParameters).properties?.authSchemes;
			if (!authSchemes) return defaultHttpAuthSchemeResolver(authParameters);
			const options = [];
			for (const scheme of authSchemes) {
				const { name: resolvedName, properties = {}, ...rest } = scheme;
				const name = resolvedName.toLowerCase();
				if (resolvedName !== name) console.warn(`HttpAuthScheme has been normalized with lowercasing: '${resolvedName}' to '${name}'`);
				let schemeId;
				if (name === "sigv4a") {
					schemeId = "aws.auth#sigv4a";
					const sigv4Present = authSchemes.find((s) => {
						const name = s.name.toLowerCase();
						return name !== "sigv4a" && name.startsWith("sigv4");
					});
					if (import_dist_cjs$4.SignatureV4MultiRegion.sigv4aDependency() === "none" && sigv4Present) continue;
				} else if (name.startsWith("sigv4")) schemeId = "aws.auth#sigv4";
				else throw new Error(`Unknown HttpAuthScheme found in '@smithy.rules#endpointRuleSet': '${name}'`);
				const createOption = createHttpAuthOptionFunctions[schemeId];
				if (!createOption) throw new Error(`Could not find HttpAuthOption create function for '${schemeId}'`);
				const option = createOption(authParameters);
				option.schemeId = schemeId;
				option.signingProperties = {
					...option.signingProperties || {},
					...rest,
					...properties
				};
				options.push(option);
			}
			return options;
		};
		return endpointRuleSetHttpAuthSchemeProvider;
	};
	_defaultSTSHttpAuthSchemeProvider = (authParameters) => {
		const options = [];
		switch (authParameters.operation) {
			case "AssumeRoleWithWebIdentity":
				options.push(createSmithyApiNoAuthHttpAuthOption$1(authParameters));
				options.push(createAwsAuthSigv4aHttpAuthOption(authParameters));
				break;
			default:
				options.push(createAwsAuthSigv4HttpAuthOption$1(authParameters));
				options.push(createAwsAuthSigv4aHttpAuthOption(authParameters));
		}
		return options;
	};
	defaultSTSHttpAuthSchemeProvider = createEndpointRuleSetHttpAuthSchemeProvider(defaultEndpointResolver$1, _defaultSTSHttpAuthSchemeProvider, {
		"aws.auth#sigv4": createAwsAuthSigv4HttpAuthOption$1,
		"aws.auth#sigv4a": createAwsAuthSigv4aHttpAuthOption,
		"smithy.api#noAuth": createSmithyApiNoAuthHttpAuthOption$1
	});
	resolveHttpAuthSchemeConfig$1 = (config) => {
		const config_0 = resolveAwsSdkSigV4Config(config);
		const config_1 = resolveAwsSdkSigV4AConfig(config_0);
		return Object.assign(config_1, { authSchemePreference: normalizeProvider$1(config.authSchemePreference ?? []) });
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/endpoint/EndpointParameters.js
var resolveClientEndpointParameters$1, commonParams$1;
var init_EndpointParameters$1 = __esmMin((() => {
	resolveClientEndpointParameters$1 = (options) => {
		return Object.assign(options, {
			useDualstackEndpoint: options.useDualstackEndpoint ?? false,
			useFipsEndpoint: options.useFipsEndpoint ?? false,
			useGlobalEndpoint: options.useGlobalEndpoint ?? false,
			defaultSigningName: "sts"
		});
	};
	commonParams$1 = {
		UseGlobalEndpoint: {
			type: "builtInParams",
			name: "useGlobalEndpoint"
		},
		UseFIPS: {
			type: "builtInParams",
			name: "useFipsEndpoint"
		},
		Endpoint: {
			type: "builtInParams",
			name: "endpoint"
		},
		Region: {
			type: "builtInParams",
			name: "region"
		},
		UseDualStack: {
			type: "builtInParams",
			name: "useDualstackEndpoint"
		}
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/models/STSServiceException.js
var STSServiceException;
var init_STSServiceException = __esmMin((() => {
	init_client$1();
	STSServiceException = class STSServiceException extends ServiceException {
		static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.sts#STSServiceException";
		constructor(options) {
			super(options);
			Object.setPrototypeOf(this, STSServiceException.prototype);
		}
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/models/errors.js
var ExpiredTokenException, MalformedPolicyDocumentException, PackedPolicyTooLargeException, RegionDisabledException, IDPRejectedClaimException, InvalidIdentityTokenException, IDPCommunicationErrorException;
var init_errors$1 = __esmMin((() => {
	init_STSServiceException();
	ExpiredTokenException = class ExpiredTokenException extends STSServiceException {
		static shapeId = "com.amazonaws.sts#ExpiredTokenException";
		name = "ExpiredTokenException";
		$fault = "client";
		constructor(opts) {
			super({
				name: "ExpiredTokenException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, ExpiredTokenException.prototype);
		}
	};
	MalformedPolicyDocumentException = class MalformedPolicyDocumentException extends STSServiceException {
		static shapeId = "com.amazonaws.sts#MalformedPolicyDocumentException";
		name = "MalformedPolicyDocumentException";
		$fault = "client";
		constructor(opts) {
			super({
				name: "MalformedPolicyDocumentException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, MalformedPolicyDocumentException.prototype);
		}
	};
	PackedPolicyTooLargeException = class PackedPolicyTooLargeException extends STSServiceException {
		static shapeId = "com.amazonaws.sts#PackedPolicyTooLargeException";
		name = "PackedPolicyTooLargeException";
		$fault = "client";
		constructor(opts) {
			super({
				name: "PackedPolicyTooLargeException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, PackedPolicyTooLargeException.prototype);
		}
	};
	RegionDisabledException = class RegionDisabledException extends STSServiceException {
		static shapeId = "com.amazonaws.sts#RegionDisabledException";
		name = "RegionDisabledException";
		$fault = "client";
		constructor(opts) {
			super({
				name: "RegionDisabledException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, RegionDisabledException.prototype);
		}
	};
	IDPRejectedClaimException = class IDPRejectedClaimException extends STSServiceException {
		static shapeId = "com.amazonaws.sts#IDPRejectedClaimException";
		name = "IDPRejectedClaimException";
		$fault = "client";
		constructor(opts) {
			super({
				name: "IDPRejectedClaimException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, IDPRejectedClaimException.prototype);
		}
	};
	InvalidIdentityTokenException = class InvalidIdentityTokenException extends STSServiceException {
		static shapeId = "com.amazonaws.sts#InvalidIdentityTokenException";
		name = "InvalidIdentityTokenException";
		$fault = "client";
		constructor(opts) {
			super({
				name: "InvalidIdentityTokenException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, InvalidIdentityTokenException.prototype);
		}
	};
	IDPCommunicationErrorException = class IDPCommunicationErrorException extends STSServiceException {
		static shapeId = "com.amazonaws.sts#IDPCommunicationErrorException";
		name = "IDPCommunicationErrorException";
		$fault = "client";
		$retryable = {};
		constructor(opts) {
			super({
				name: "IDPCommunicationErrorException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, IDPCommunicationErrorException.prototype);
		}
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/schemas/schemas_0.js
var _A, _AKI, _AR, _ARI, _ARR, _ARRs, _ARU, _ARWWI, _ARWWIR, _ARWWIRs, _Au, _C, _CA, _DS, _E, _EI, _ETE, _IDPCEE, _IDPRCE, _IITE, _K, _MPDE, _MSTS, _P, _PA, _PAr, _PC, _PCLT, _PCr, _PDT, _PI, _PPS, _PPTLE, _Pr, _RA, _RDE, _RSN, _SAK, _SFWIT, _SI, _SN, _ST, _STS, _STU, _T, _TC, _TTK, _Ta, _V, _WIT, _a, _aKST, _aQE, _c$1, _cTT, _e$1, _hE$1, _m$1, _pDLT, _s$1, _tLT, n0$1, _s_registry$1, STSServiceException$, n0_registry$1, ExpiredTokenException$, IDPCommunicationErrorException$, IDPRejectedClaimException$, InvalidIdentityTokenException$, MalformedPolicyDocumentException$, PackedPolicyTooLargeException$, RegionDisabledException$, errorTypeRegistries$1, accessKeySecretType, clientTokenType, AssumedRoleUser$, AssumeRoleRequest$, AssumeRoleResponse$, AssumeRoleWithWebIdentityRequest$, AssumeRoleWithWebIdentityResponse$, Credentials$, PolicyDescriptorType$, ProvidedContext$, Tag$, policyDescriptorListType, ProvidedContextsListType, tagListType, AssumeRole$, AssumeRoleWithWebIdentity$;
var init_schemas_0$1 = __esmMin((() => {
	init_schema();
	init_errors$1();
	init_STSServiceException();
	_A = "Arn";
	_AKI = "AccessKeyId";
	_AR = "AssumeRole";
	_ARI = "AssumedRoleId";
	_ARR = "AssumeRoleRequest";
	_ARRs = "AssumeRoleResponse";
	_ARU = "AssumedRoleUser";
	_ARWWI = "AssumeRoleWithWebIdentity";
	_ARWWIR = "AssumeRoleWithWebIdentityRequest";
	_ARWWIRs = "AssumeRoleWithWebIdentityResponse";
	_Au = "Audience";
	_C = "Credentials";
	_CA = "ContextAssertion";
	_DS = "DurationSeconds";
	_E = "Expiration";
	_EI = "ExternalId";
	_ETE = "ExpiredTokenException";
	_IDPCEE = "IDPCommunicationErrorException";
	_IDPRCE = "IDPRejectedClaimException";
	_IITE = "InvalidIdentityTokenException";
	_K = "Key";
	_MPDE = "MalformedPolicyDocumentException";
	_MSTS = "MinimumSessionTokenSize";
	_P = "Policy";
	_PA = "PolicyArns";
	_PAr = "ProviderArn";
	_PC = "ProvidedContexts";
	_PCLT = "ProvidedContextsListType";
	_PCr = "ProvidedContext";
	_PDT = "PolicyDescriptorType";
	_PI = "ProviderId";
	_PPS = "PackedPolicySize";
	_PPTLE = "PackedPolicyTooLargeException";
	_Pr = "Provider";
	_RA = "RoleArn";
	_RDE = "RegionDisabledException";
	_RSN = "RoleSessionName";
	_SAK = "SecretAccessKey";
	_SFWIT = "SubjectFromWebIdentityToken";
	_SI = "SourceIdentity";
	_SN = "SerialNumber";
	_ST = "SessionToken";
	_STS = "SessionTokenSize";
	_STU = "SessionTokenUtilization";
	_T = "Tags";
	_TC = "TokenCode";
	_TTK = "TransitiveTagKeys";
	_Ta = "Tag";
	_V = "Value";
	_WIT = "WebIdentityToken";
	_a = "arn";
	_aKST = "accessKeySecretType";
	_aQE = "awsQueryError";
	_c$1 = "client";
	_cTT = "clientTokenType";
	_e$1 = "error";
	_hE$1 = "httpError";
	_m$1 = "message";
	_pDLT = "policyDescriptorListType";
	_s$1 = "smithy.ts.sdk.synthetic.com.amazonaws.sts";
	_tLT = "tagListType";
	n0$1 = "com.amazonaws.sts";
	_s_registry$1 = new TypeRegistry(_s$1);
	STSServiceException$ = [
		-3,
		_s$1,
		"STSServiceException",
		0,
		[],
		[]
	];
	_s_registry$1.registerError(STSServiceException$, STSServiceException);
	n0_registry$1 = new TypeRegistry(n0$1);
	ExpiredTokenException$ = [
		-3,
		n0$1,
		_ETE,
		{
			[_aQE]: [`ExpiredTokenException`, 400],
			[_e$1]: _c$1,
			[_hE$1]: 400
		},
		[_m$1],
		[0]
	];
	n0_registry$1.registerError(ExpiredTokenException$, ExpiredTokenException);
	IDPCommunicationErrorException$ = [
		-3,
		n0$1,
		_IDPCEE,
		{
			[_aQE]: [`IDPCommunicationError`, 400],
			[_e$1]: _c$1,
			[_hE$1]: 400
		},
		[_m$1],
		[0]
	];
	n0_registry$1.registerError(IDPCommunicationErrorException$, IDPCommunicationErrorException);
	IDPRejectedClaimException$ = [
		-3,
		n0$1,
		_IDPRCE,
		{
			[_aQE]: [`IDPRejectedClaim`, 403],
			[_e$1]: _c$1,
			[_hE$1]: 403
		},
		[_m$1],
		[0]
	];
	n0_registry$1.registerError(IDPRejectedClaimException$, IDPRejectedClaimException);
	InvalidIdentityTokenException$ = [
		-3,
		n0$1,
		_IITE,
		{
			[_aQE]: [`InvalidIdentityToken`, 400],
			[_e$1]: _c$1,
			[_hE$1]: 400
		},
		[_m$1],
		[0]
	];
	n0_registry$1.registerError(InvalidIdentityTokenException$, InvalidIdentityTokenException);
	MalformedPolicyDocumentException$ = [
		-3,
		n0$1,
		_MPDE,
		{
			[_aQE]: [`MalformedPolicyDocument`, 400],
			[_e$1]: _c$1,
			[_hE$1]: 400
		},
		[_m$1],
		[0]
	];
	n0_registry$1.registerError(MalformedPolicyDocumentException$, MalformedPolicyDocumentException);
	PackedPolicyTooLargeException$ = [
		-3,
		n0$1,
		_PPTLE,
		{
			[_aQE]: [`PackedPolicyTooLarge`, 400],
			[_e$1]: _c$1,
			[_hE$1]: 400
		},
		[_m$1],
		[0]
	];
	n0_registry$1.registerError(PackedPolicyTooLargeException$, PackedPolicyTooLargeException);
	RegionDisabledException$ = [
		-3,
		n0$1,
		_RDE,
		{
			[_aQE]: [`RegionDisabledException`, 403],
			[_e$1]: _c$1,
			[_hE$1]: 403
		},
		[_m$1],
		[0]
	];
	n0_registry$1.registerError(RegionDisabledException$, RegionDisabledException);
	errorTypeRegistries$1 = [_s_registry$1, n0_registry$1];
	accessKeySecretType = [
		0,
		n0$1,
		_aKST,
		8,
		0
	];
	clientTokenType = [
		0,
		n0$1,
		_cTT,
		8,
		0
	];
	AssumedRoleUser$ = [
		3,
		n0$1,
		_ARU,
		0,
		[_ARI, _A],
		[0, 0],
		2
	];
	AssumeRoleRequest$ = [
		3,
		n0$1,
		_ARR,
		0,
		[
			_RA,
			_RSN,
			_PA,
			_P,
			_DS,
			_T,
			_TTK,
			_EI,
			_SN,
			_TC,
			_SI,
			_PC,
			_MSTS
		],
		[
			0,
			0,
			() => policyDescriptorListType,
			0,
			1,
			() => tagListType,
			64,
			0,
			0,
			0,
			0,
			() => ProvidedContextsListType,
			1
		],
		2
	];
	AssumeRoleResponse$ = [
		3,
		n0$1,
		_ARRs,
		0,
		[
			_C,
			_ARU,
			_PPS,
			_SI,
			_STU,
			_STS
		],
		[
			[() => Credentials$, 0],
			() => AssumedRoleUser$,
			1,
			0,
			1,
			1
		]
	];
	AssumeRoleWithWebIdentityRequest$ = [
		3,
		n0$1,
		_ARWWIR,
		0,
		[
			_RA,
			_RSN,
			_WIT,
			_PI,
			_PA,
			_P,
			_DS,
			_MSTS
		],
		[
			0,
			0,
			[() => clientTokenType, 0],
			0,
			() => policyDescriptorListType,
			0,
			1,
			1
		],
		3
	];
	AssumeRoleWithWebIdentityResponse$ = [
		3,
		n0$1,
		_ARWWIRs,
		0,
		[
			_C,
			_SFWIT,
			_ARU,
			_PPS,
			_Pr,
			_Au,
			_SI,
			_STU,
			_STS
		],
		[
			[() => Credentials$, 0],
			0,
			() => AssumedRoleUser$,
			1,
			0,
			0,
			0,
			1,
			1
		]
	];
	Credentials$ = [
		3,
		n0$1,
		_C,
		0,
		[
			_AKI,
			_SAK,
			_ST,
			_E
		],
		[
			0,
			[() => accessKeySecretType, 0],
			0,
			4
		],
		4
	];
	PolicyDescriptorType$ = [
		3,
		n0$1,
		_PDT,
		0,
		[_a],
		[0]
	];
	ProvidedContext$ = [
		3,
		n0$1,
		_PCr,
		0,
		[_PAr, _CA],
		[0, 0]
	];
	Tag$ = [
		3,
		n0$1,
		_Ta,
		0,
		[_K, _V],
		[0, 0],
		2
	];
	policyDescriptorListType = [
		1,
		n0$1,
		_pDLT,
		0,
		() => PolicyDescriptorType$
	];
	ProvidedContextsListType = [
		1,
		n0$1,
		_PCLT,
		0,
		() => ProvidedContext$
	];
	tagListType = [
		1,
		n0$1,
		_tLT,
		0,
		() => Tag$
	];
	AssumeRole$ = [
		9,
		n0$1,
		_AR,
		0,
		() => AssumeRoleRequest$,
		() => AssumeRoleResponse$
	];
	AssumeRoleWithWebIdentity$ = [
		9,
		n0$1,
		_ARWWI,
		0,
		() => AssumeRoleWithWebIdentityRequest$,
		() => AssumeRoleWithWebIdentityResponse$
	];
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/runtimeConfig.shared.js
var import_dist_cjs$3, getRuntimeConfig$3;
var init_runtimeConfig_shared$1 = __esmMin((() => {
	init_httpAuthSchemes();
	init_protocols();
	import_dist_cjs$3 = require_dist_cjs$13();
	init_dist_es();
	init_checksum();
	init_client$1();
	init_protocols$1();
	init_serde();
	init_httpAuthSchemeProvider$1();
	init_endpointResolver$1();
	init_schemas_0$1();
	getRuntimeConfig$3 = (config) => {
		return {
			apiVersion: "2011-06-15",
			base64Decoder: config?.base64Decoder ?? fromBase64,
			base64Encoder: config?.base64Encoder ?? toBase64,
			disableHostPrefix: config?.disableHostPrefix ?? false,
			endpointProvider: config?.endpointProvider ?? defaultEndpointResolver$1,
			extensions: config?.extensions ?? [],
			httpAuthSchemeProvider: config?.httpAuthSchemeProvider ?? defaultSTSHttpAuthSchemeProvider,
			httpAuthSchemes: config?.httpAuthSchemes ?? [
				{
					schemeId: "aws.auth#sigv4",
					identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4"),
					signer: new AwsSdkSigV4Signer()
				},
				{
					schemeId: "aws.auth#sigv4a",
					identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4a"),
					signer: new AwsSdkSigV4ASigner()
				},
				{
					schemeId: "smithy.api#noAuth",
					identityProvider: (ipc) => ipc.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
					signer: new NoAuthSigner()
				}
			],
			logger: config?.logger ?? new NoOpLogger(),
			protocol: config?.protocol ?? AwsQueryProtocol,
			protocolSettings: config?.protocolSettings ?? {
				defaultNamespace: "com.amazonaws.sts",
				errorTypeRegistries: errorTypeRegistries$1,
				xmlNamespace: "https://sts.amazonaws.com/doc/2011-06-15/",
				version: "2011-06-15",
				serviceTarget: "AWSSecurityTokenServiceV20110615"
			},
			serviceId: config?.serviceId ?? "STS",
			sha256: config?.sha256 ?? Sha256Node,
			signerConstructor: config?.signerConstructor ?? import_dist_cjs$3.SignatureV4MultiRegion,
			urlParser: config?.urlParser ?? parseUrl,
			utf8Decoder: config?.utf8Decoder ?? fromUtf8,
			utf8Encoder: config?.utf8Encoder ?? toUtf8
		};
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/runtimeConfig.js
var import_dist_cjs$2, getRuntimeConfig$2;
var init_runtimeConfig$1 = __esmMin((() => {
	init_client();
	init_httpAuthSchemes();
	init_dist_es();
	init_client$1();
	init_config$1();
	init_retry();
	init_serde();
	import_dist_cjs$2 = require_dist_cjs$9();
	init_runtimeConfig_shared$1();
	getRuntimeConfig$2 = (config) => {
		emitWarningIfUnsupportedVersion$1(process.version);
		const defaultsMode = resolveDefaultsModeConfig(config);
		const defaultConfigProvider = () => defaultsMode().then(loadConfigsForDefaultMode);
		const clientSharedValues = getRuntimeConfig$3(config);
		emitWarningIfUnsupportedVersion(process.version);
		const loaderConfig = {
			profile: config?.profile,
			logger: clientSharedValues.logger
		};
		return {
			...clientSharedValues,
			...config,
			runtime: "node",
			defaultsMode,
			authSchemePreference: config?.authSchemePreference ?? loadConfig(NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, loaderConfig),
			bodyLengthChecker: config?.bodyLengthChecker ?? calculateBodyLength,
			defaultSocketTimeout: getDefaultSocketTimeout(config?.requestHandler, 3e5),
			defaultUserAgentProvider: config?.defaultUserAgentProvider ?? createDefaultUserAgentProvider({
				serviceId: clientSharedValues.serviceId,
				clientVersion: version
			}),
			httpAuthSchemes: config?.httpAuthSchemes ?? [
				{
					schemeId: "aws.auth#sigv4",
					identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4") || (async (idProps) => await config.credentialDefaultProvider(idProps?.__config || {})()),
					signer: new AwsSdkSigV4Signer()
				},
				{
					schemeId: "aws.auth#sigv4a",
					identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4a"),
					signer: new AwsSdkSigV4ASigner()
				},
				{
					schemeId: "smithy.api#noAuth",
					identityProvider: (ipc) => ipc.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
					signer: new NoAuthSigner()
				}
			],
			maxAttempts: config?.maxAttempts ?? loadConfig(NODE_MAX_ATTEMPT_CONFIG_OPTIONS, config),
			region: config?.region ?? loadConfig(NODE_REGION_CONFIG_OPTIONS, {
				...NODE_REGION_CONFIG_FILE_OPTIONS,
				...loaderConfig
			}),
			requestHandler: import_dist_cjs$2.NodeHttpHandler.create(config?.requestHandler ?? defaultConfigProvider),
			retryMode: config?.retryMode ?? loadConfig({
				...NODE_RETRY_MODE_CONFIG_OPTIONS,
				default: async () => (await defaultConfigProvider()).retryMode || DEFAULT_RETRY_MODE
			}, config),
			sigv4aSigningRegionSet: config?.sigv4aSigningRegionSet ?? loadConfig(NODE_SIGV4A_CONFIG_OPTIONS, loaderConfig),
			streamCollector: config?.streamCollector ?? import_dist_cjs$2.streamCollector,
			useDualstackEndpoint: config?.useDualstackEndpoint ?? loadConfig(NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
			useFipsEndpoint: config?.useFipsEndpoint ?? loadConfig(NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
			userAgentAppId: config?.userAgentAppId ?? loadConfig(NODE_APP_ID_CONFIG_OPTIONS, loaderConfig)
		};
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/auth/httpAuthExtensionConfiguration.js
var getHttpAuthExtensionConfiguration$1, resolveHttpAuthRuntimeConfig$1;
var init_httpAuthExtensionConfiguration$1 = __esmMin((() => {
	getHttpAuthExtensionConfiguration$1 = (runtimeConfig) => {
		const _httpAuthSchemes = runtimeConfig.httpAuthSchemes;
		let _httpAuthSchemeProvider = runtimeConfig.httpAuthSchemeProvider;
		let _credentials = runtimeConfig.credentials;
		return {
			setHttpAuthScheme(httpAuthScheme) {
				const index = _httpAuthSchemes.findIndex((scheme) => scheme.schemeId === httpAuthScheme.schemeId);
				if (index === -1) _httpAuthSchemes.push(httpAuthScheme);
				else _httpAuthSchemes.splice(index, 1, httpAuthScheme);
			},
			httpAuthSchemes() {
				return _httpAuthSchemes;
			},
			setHttpAuthSchemeProvider(httpAuthSchemeProvider) {
				_httpAuthSchemeProvider = httpAuthSchemeProvider;
			},
			httpAuthSchemeProvider() {
				return _httpAuthSchemeProvider;
			},
			setCredentials(credentials) {
				_credentials = credentials;
			},
			credentials() {
				return _credentials;
			}
		};
	};
	resolveHttpAuthRuntimeConfig$1 = (config) => {
		return {
			httpAuthSchemes: config.httpAuthSchemes(),
			httpAuthSchemeProvider: config.httpAuthSchemeProvider(),
			credentials: config.credentials()
		};
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/runtimeExtensions.js
var resolveRuntimeExtensions$1;
var init_runtimeExtensions$1 = __esmMin((() => {
	init_client();
	init_client$1();
	init_protocols$1();
	init_httpAuthExtensionConfiguration$1();
	resolveRuntimeExtensions$1 = (runtimeConfig, extensions) => {
		const extensionConfiguration = Object.assign(getAwsRegionExtensionConfiguration(runtimeConfig), getDefaultExtensionConfiguration(runtimeConfig), getHttpHandlerExtensionConfiguration(runtimeConfig), getHttpAuthExtensionConfiguration$1(runtimeConfig));
		extensions.forEach((extension) => extension.configure(extensionConfiguration));
		return Object.assign(runtimeConfig, resolveAwsRegionExtensionConfiguration(extensionConfiguration), resolveDefaultRuntimeConfig(extensionConfiguration), resolveHttpHandlerRuntimeConfig(extensionConfiguration), resolveHttpAuthRuntimeConfig$1(extensionConfiguration));
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/STSClient.js
var STSClient;
var init_STSClient = __esmMin((() => {
	init_client();
	init_dist_es();
	init_client$1();
	init_config$1();
	init_endpoints();
	init_protocols$1();
	init_retry();
	init_schema();
	init_httpAuthSchemeProvider$1();
	init_EndpointParameters$1();
	init_runtimeConfig$1();
	init_runtimeExtensions$1();
	STSClient = class extends Client {
		config;
		constructor(...[configuration]) {
			const _config_0 = getRuntimeConfig$2(configuration || {});
			super(_config_0);
			this.initConfig = _config_0;
			const _config_1 = resolveClientEndpointParameters$1(_config_0);
			const _config_2 = resolveUserAgentConfig(_config_1);
			const _config_3 = resolveRetryConfig(_config_2);
			const _config_4 = resolveRegionConfig(_config_3);
			const _config_5 = resolveHostHeaderConfig(_config_4);
			const _config_6 = resolveEndpointConfig(_config_5);
			const _config_7 = resolveHttpAuthSchemeConfig$1(_config_6);
			const _config_8 = resolveRuntimeExtensions$1(_config_7, configuration?.extensions || []);
			this.config = _config_8;
			this.middlewareStack.use(getSchemaSerdePlugin(this.config));
			this.middlewareStack.use(getUserAgentPlugin(this.config));
			this.middlewareStack.use(getRetryPlugin(this.config));
			this.middlewareStack.use(getContentLengthPlugin(this.config));
			this.middlewareStack.use(getHostHeaderPlugin(this.config));
			this.middlewareStack.use(getLoggerPlugin(this.config));
			this.middlewareStack.use(getRecursionDetectionPlugin(this.config));
			this.middlewareStack.use(getHttpAuthSchemeEndpointRuleSetPlugin(this.config, {
				httpAuthSchemeParametersProvider: defaultSTSHttpAuthSchemeParametersProvider,
				identityProviderConfigProvider: async (config) => new DefaultIdentityProviderConfig({
					"aws.auth#sigv4": config.credentials,
					"aws.auth#sigv4a": config.credentials
				})
			}));
			this.middlewareStack.use(getHttpSigningPlugin(this.config));
		}
		destroy() {
			super.destroy();
		}
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/commandBuilder.js
var command$1, _ep0$1, _mw0$1;
var init_commandBuilder$1 = __esmMin((() => {
	init_client$1();
	init_endpoints();
	init_EndpointParameters$1();
	command$1 = makeBuilder(commonParams$1, "AWSSecurityTokenServiceV20110615", "STSClient", getEndpointPlugin);
	_ep0$1 = {};
	_mw0$1 = (Command, cs, config, o) => [];
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/commands/AssumeRoleCommand.js
var AssumeRoleCommand;
var init_AssumeRoleCommand = __esmMin((() => {
	init_commandBuilder$1();
	init_schemas_0$1();
	AssumeRoleCommand = class extends command$1(_ep0$1, _mw0$1, "AssumeRole", AssumeRole$) {};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/commands/AssumeRoleWithWebIdentityCommand.js
var AssumeRoleWithWebIdentityCommand;
var init_AssumeRoleWithWebIdentityCommand = __esmMin((() => {
	init_commandBuilder$1();
	init_schemas_0$1();
	AssumeRoleWithWebIdentityCommand = class extends command$1(_ep0$1, _mw0$1, "AssumeRoleWithWebIdentity", AssumeRoleWithWebIdentity$) {};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/STS.js
var commands$1, STS;
var init_STS = __esmMin((() => {
	init_client$1();
	init_AssumeRoleCommand();
	init_AssumeRoleWithWebIdentityCommand();
	init_STSClient();
	commands$1 = {
		AssumeRoleCommand,
		AssumeRoleWithWebIdentityCommand
	};
	STS = class extends STSClient {};
	createAggregatedClient(commands$1, STS);
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/commands/index.js
var init_commands$1 = __esmMin((() => {
	init_AssumeRoleCommand();
	init_AssumeRoleWithWebIdentityCommand();
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/models/models_0.js
var init_models_0$1 = __esmMin((() => {}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/defaultStsRoleAssumers.js
var getAccountIdFromAssumedRoleUser, resolveRegion, getDefaultRoleAssumer$1, getDefaultRoleAssumerWithWebIdentity$1, isH2;
var init_defaultStsRoleAssumers = __esmMin((() => {
	init_client();
	init_AssumeRoleCommand();
	init_AssumeRoleWithWebIdentityCommand();
	getAccountIdFromAssumedRoleUser = (assumedRoleUser) => {
		if (typeof assumedRoleUser?.Arn === "string") {
			const arnComponents = assumedRoleUser.Arn.split(":");
			if (arnComponents.length > 4 && arnComponents[4] !== "") return arnComponents[4];
		}
	};
	resolveRegion = async (_region, _parentRegion, credentialProviderLogger, loaderConfig = {}) => {
		const region = typeof _region === "function" ? await _region() : _region;
		const parentRegion = typeof _parentRegion === "function" ? await _parentRegion() : _parentRegion;
		let stsDefaultRegion = "";
		const resolvedRegion = region ?? parentRegion ?? (stsDefaultRegion = await stsRegionDefaultResolver(loaderConfig)());
		credentialProviderLogger?.debug?.("@aws-sdk/client-sts::resolveRegion", "accepting first of:", `${region} (credential provider clientConfig)`, `${parentRegion} (contextual client)`, `${stsDefaultRegion} (STS default: AWS_REGION, profile region, or us-east-1)`);
		return resolvedRegion;
	};
	getDefaultRoleAssumer$1 = (stsOptions, STSClient) => {
		let stsClient;
		let closureSourceCreds;
		return async (sourceCreds, params) => {
			closureSourceCreds = sourceCreds;
			if (!stsClient) {
				const { logger = stsOptions?.parentClientConfig?.logger, profile = stsOptions?.parentClientConfig?.profile, region, requestHandler = stsOptions?.parentClientConfig?.requestHandler, credentialProviderLogger, userAgentAppId = stsOptions?.parentClientConfig?.userAgentAppId } = stsOptions;
				const resolvedRegion = await resolveRegion(region, stsOptions?.parentClientConfig?.region, credentialProviderLogger, {
					logger,
					profile
				});
				const isCompatibleRequestHandler = !isH2(requestHandler);
				stsClient = new STSClient({
					...stsOptions,
					userAgentAppId,
					profile,
					credentialDefaultProvider: () => async () => closureSourceCreds,
					region: resolvedRegion,
					requestHandler: isCompatibleRequestHandler ? requestHandler : void 0,
					logger
				});
			}
			const { Credentials, AssumedRoleUser } = await stsClient.send(new AssumeRoleCommand(params));
			if (!Credentials || !Credentials.AccessKeyId || !Credentials.SecretAccessKey) throw new Error(`Invalid response from STS.assumeRole call with role ${params.RoleArn}`);
			const accountId = getAccountIdFromAssumedRoleUser(AssumedRoleUser);
			const credentials = {
				accessKeyId: Credentials.AccessKeyId,
				secretAccessKey: Credentials.SecretAccessKey,
				sessionToken: Credentials.SessionToken,
				expiration: Credentials.Expiration,
				...Credentials.CredentialScope && { credentialScope: Credentials.CredentialScope },
				...accountId && { accountId }
			};
			setCredentialFeature(credentials, "CREDENTIALS_STS_ASSUME_ROLE", "i");
			return credentials;
		};
	};
	getDefaultRoleAssumerWithWebIdentity$1 = (stsOptions, STSClient) => {
		let stsClient;
		return async (params) => {
			if (!stsClient) {
				const { logger = stsOptions?.parentClientConfig?.logger, profile = stsOptions?.parentClientConfig?.profile, region, requestHandler = stsOptions?.parentClientConfig?.requestHandler, credentialProviderLogger, userAgentAppId = stsOptions?.parentClientConfig?.userAgentAppId } = stsOptions;
				const resolvedRegion = await resolveRegion(region, stsOptions?.parentClientConfig?.region, credentialProviderLogger, {
					logger,
					profile
				});
				const isCompatibleRequestHandler = !isH2(requestHandler);
				stsClient = new STSClient({
					...stsOptions,
					userAgentAppId,
					profile,
					region: resolvedRegion,
					requestHandler: isCompatibleRequestHandler ? requestHandler : void 0,
					logger
				});
			}
			const { Credentials, AssumedRoleUser } = await stsClient.send(new AssumeRoleWithWebIdentityCommand(params));
			if (!Credentials || !Credentials.AccessKeyId || !Credentials.SecretAccessKey) throw new Error(`Invalid response from STS.assumeRoleWithWebIdentity call with role ${params.RoleArn}`);
			const accountId = getAccountIdFromAssumedRoleUser(AssumedRoleUser);
			const credentials = {
				accessKeyId: Credentials.AccessKeyId,
				secretAccessKey: Credentials.SecretAccessKey,
				sessionToken: Credentials.SessionToken,
				expiration: Credentials.Expiration,
				...Credentials.CredentialScope && { credentialScope: Credentials.CredentialScope },
				...accountId && { accountId }
			};
			if (accountId) setCredentialFeature(credentials, "RESOLVED_ACCOUNT_ID", "T");
			setCredentialFeature(credentials, "CREDENTIALS_STS_ASSUME_ROLE_WEB_ID", "k");
			return credentials;
		};
	};
	isH2 = (requestHandler) => {
		return requestHandler?.metadata?.handlerProtocol === "h2";
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/defaultRoleAssumers.js
var getCustomizableStsClientCtor, getDefaultRoleAssumer, getDefaultRoleAssumerWithWebIdentity, decorateDefaultCredentialProvider;
var init_defaultRoleAssumers = __esmMin((() => {
	init_defaultStsRoleAssumers();
	init_STSClient();
	getCustomizableStsClientCtor = (baseCtor, customizations) => {
		if (!customizations) return baseCtor;
		else return class CustomizableSTSClient extends baseCtor {
			constructor(config) {
				super(config);
				for (const customization of customizations) this.middlewareStack.use(customization);
			}
		};
	};
	getDefaultRoleAssumer = (stsOptions = {}, stsPlugins) => getDefaultRoleAssumer$1(stsOptions, getCustomizableStsClientCtor(STSClient, stsPlugins));
	getDefaultRoleAssumerWithWebIdentity = (stsOptions = {}, stsPlugins) => getDefaultRoleAssumerWithWebIdentity$1(stsOptions, getCustomizableStsClientCtor(STSClient, stsPlugins));
	decorateDefaultCredentialProvider = (provider) => (input) => provider({
		roleAssumer: getDefaultRoleAssumer(input),
		roleAssumerWithWebIdentity: getDefaultRoleAssumerWithWebIdentity(input),
		...input
	});
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/index.js
var sts_exports = /* @__PURE__ */ __exportAll({
	$Command: () => Command,
	AssumeRole$: () => AssumeRole$,
	AssumeRoleCommand: () => AssumeRoleCommand,
	AssumeRoleRequest$: () => AssumeRoleRequest$,
	AssumeRoleResponse$: () => AssumeRoleResponse$,
	AssumeRoleWithWebIdentity$: () => AssumeRoleWithWebIdentity$,
	AssumeRoleWithWebIdentityCommand: () => AssumeRoleWithWebIdentityCommand,
	AssumeRoleWithWebIdentityRequest$: () => AssumeRoleWithWebIdentityRequest$,
	AssumeRoleWithWebIdentityResponse$: () => AssumeRoleWithWebIdentityResponse$,
	AssumedRoleUser$: () => AssumedRoleUser$,
	Credentials$: () => Credentials$,
	ExpiredTokenException: () => ExpiredTokenException,
	ExpiredTokenException$: () => ExpiredTokenException$,
	IDPCommunicationErrorException: () => IDPCommunicationErrorException,
	IDPCommunicationErrorException$: () => IDPCommunicationErrorException$,
	IDPRejectedClaimException: () => IDPRejectedClaimException,
	IDPRejectedClaimException$: () => IDPRejectedClaimException$,
	InvalidIdentityTokenException: () => InvalidIdentityTokenException,
	InvalidIdentityTokenException$: () => InvalidIdentityTokenException$,
	MalformedPolicyDocumentException: () => MalformedPolicyDocumentException,
	MalformedPolicyDocumentException$: () => MalformedPolicyDocumentException$,
	PackedPolicyTooLargeException: () => PackedPolicyTooLargeException,
	PackedPolicyTooLargeException$: () => PackedPolicyTooLargeException$,
	PolicyDescriptorType$: () => PolicyDescriptorType$,
	ProvidedContext$: () => ProvidedContext$,
	RegionDisabledException: () => RegionDisabledException,
	RegionDisabledException$: () => RegionDisabledException$,
	STS: () => STS,
	STSClient: () => STSClient,
	STSServiceException: () => STSServiceException,
	STSServiceException$: () => STSServiceException$,
	Tag$: () => Tag$,
	__Client: () => Client,
	decorateDefaultCredentialProvider: () => decorateDefaultCredentialProvider,
	errorTypeRegistries: () => errorTypeRegistries$1,
	getDefaultRoleAssumer: () => getDefaultRoleAssumer,
	getDefaultRoleAssumerWithWebIdentity: () => getDefaultRoleAssumerWithWebIdentity
});
var init_sts = __esmMin((() => {
	init_STSClient();
	init_STS();
	init_commands$1();
	init_client$1();
	init_schemas_0$1();
	init_errors$1();
	init_models_0$1();
	init_defaultRoleAssumers();
	init_STSServiceException();
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/auth/httpAuthSchemeProvider.js
function createAwsAuthSigv4HttpAuthOption(authParameters) {
	return {
		schemeId: "aws.auth#sigv4",
		signingProperties: {
			name: "signin",
			region: authParameters.region
		},
		propertiesExtractor: (config, context) => ({ signingProperties: {
			config,
			context
		} })
	};
}
function createSmithyApiNoAuthHttpAuthOption(authParameters) {
	return { schemeId: "smithy.api#noAuth" };
}
var defaultSigninHttpAuthSchemeParametersProvider, defaultSigninHttpAuthSchemeProvider, resolveHttpAuthSchemeConfig;
var init_httpAuthSchemeProvider = __esmMin((() => {
	init_httpAuthSchemes();
	init_client$1();
	defaultSigninHttpAuthSchemeParametersProvider = async (config, context, input) => {
		return {
			operation: getSmithyContext(context).operation,
			region: await normalizeProvider$1(config.region)() || (() => {
				throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
			})()
		};
	};
	defaultSigninHttpAuthSchemeProvider = (authParameters) => {
		const options = [];
		switch (authParameters.operation) {
			case "CreateOAuth2Token":
				options.push(createSmithyApiNoAuthHttpAuthOption(authParameters));
				break;
			default: options.push(createAwsAuthSigv4HttpAuthOption(authParameters));
		}
		return options;
	};
	resolveHttpAuthSchemeConfig = (config) => {
		const config_0 = resolveAwsSdkSigV4Config(config);
		return Object.assign(config_0, { authSchemePreference: normalizeProvider$1(config.authSchemePreference ?? []) });
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/endpoint/EndpointParameters.js
var resolveClientEndpointParameters, commonParams;
var init_EndpointParameters = __esmMin((() => {
	resolveClientEndpointParameters = (options) => {
		return Object.assign(options, {
			useDualstackEndpoint: options.useDualstackEndpoint ?? false,
			useFipsEndpoint: options.useFipsEndpoint ?? false,
			defaultSigningName: "signin"
		});
	};
	commonParams = {
		UseFIPS: {
			type: "builtInParams",
			name: "useFipsEndpoint"
		},
		Endpoint: {
			type: "builtInParams",
			name: "endpoint"
		},
		Region: {
			type: "builtInParams",
			name: "region"
		},
		UseDualStack: {
			type: "builtInParams",
			name: "useDualstackEndpoint"
		}
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/endpoint/bdd.js
var s, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, _data, root, nodes, bdd;
var init_bdd = __esmMin((() => {
	init_endpoints();
	s = "ref";
	a = -1;
	b = false;
	c = true;
	d = "isSet";
	e = "booleanEquals";
	f = "coalesce";
	g = "PartitionResult";
	h = "stringEquals";
	i = "getAttr";
	j = "https://signin.{Region}.{PartitionResult#dualStackDnsSuffix}";
	k = { [s]: "Endpoint" };
	l = {
		"fn": i,
		"argv": [{ [s]: g }, "name"]
	};
	m = { [s]: "Region" };
	n = { [s]: g };
	o = { "authSchemes": [{
		"name": "sigv4",
		"signingName": "signin",
		"signingRegion": "{Region}"
	}] };
	p = {};
	q = [m];
	_data = {
		conditions: [
			[d, q],
			[e, [{
				fn: f,
				argv: [{ [s]: "IsControlPlane" }, b]
			}, c]],
			[d, [k]],
			[
				"aws.partition",
				q,
				g
			],
			[e, [{ [s]: "UseFIPS" }, c]],
			[h, [l, "aws"]],
			[e, [{
				fn: f,
				argv: [{ [s]: "IsOAuthEndpoint" }, b]
			}, c]],
			[e, [{ [s]: "UseDualStack" }, c]],
			[h, [l, "aws-cn"]],
			[h, [m, "us-gov-west-1"]],
			[h, [l, "aws-us-gov"]],
			[e, [{
				fn: i,
				argv: [n, "supportsFIPS"]
			}, c]],
			[h, [l, "aws-iso"]],
			[h, [l, "aws-iso-b"]],
			[h, [l, "aws-iso-f"]],
			[h, [l, "aws-iso-e"]],
			[h, [l, "aws-eusc"]],
			[e, [{
				fn: i,
				argv: [n, "supportsDualStack"]
			}, c]]
		],
		results: [
			[a],
			["https://signin.{Region}.api.aws", o],
			["https://signin.{Region}.api.amazonwebservices.com.cn", o],
			[j, o],
			[a, "FIPS endpoints are not supported for OAuth operations. Disable FIPS or use a non-OAuth operation."],
			["https://{Region}.oauth.signin.aws", o],
			["https://{Region}.signin.aws.amazon.com", p],
			["https://{Region}.signin.amazonaws.cn", p],
			["https://{Region}.signin.amazonaws-us-gov.com", p],
			["https://{Region}.signin.c2shome.ic.gov", p],
			["https://{Region}.signin.sc2shome.sgov.gov", p],
			["https://{Region}.signin.csphome.hci.ic.gov", p],
			["https://{Region}.signin.csphome.adc-e.uk", p],
			["https://{Region}.signin.amazonaws-eusc.eu", p],
			["https://signin-fips.amazonaws-us-gov.com", p],
			["https://{Region}.signin-fips.amazonaws-us-gov.com", p],
			["https://{Region}.signin.{PartitionResult#dnsSuffix}", p],
			[a, "Invalid Configuration: FIPS and custom endpoint are not supported"],
			[a, "Invalid Configuration: Dualstack and custom endpoint are not supported"],
			[k, p],
			["https://signin-fips.{Region}.{PartitionResult#dualStackDnsSuffix}", p],
			[a, "FIPS and DualStack are enabled, but this partition does not support one or both"],
			["https://signin-fips.{Region}.{PartitionResult#dnsSuffix}", p],
			[a, "FIPS is enabled but this partition does not support FIPS"],
			[j, p],
			[a, "DualStack is enabled but this partition does not support DualStack"],
			["https://signin.{Region}.{PartitionResult#dnsSuffix}", p],
			[a, "Invalid Configuration: Missing Region"]
		]
	};
	root = 2;
	nodes = new Int32Array([
		-1,
		1,
		-1,
		0,
		6,
		3,
		2,
		36,
		4,
		4,
		5,
		100000027,
		6,
		100000004,
		100000027,
		1,
		29,
		7,
		2,
		36,
		8,
		3,
		9,
		31,
		4,
		22,
		10,
		5,
		19,
		11,
		7,
		21,
		12,
		8,
		100000007,
		13,
		10,
		100000008,
		14,
		12,
		100000009,
		15,
		13,
		100000010,
		16,
		14,
		100000011,
		17,
		15,
		100000012,
		18,
		16,
		100000013,
		100000016,
		6,
		100000005,
		20,
		7,
		21,
		100000006,
		17,
		100000024,
		100000025,
		6,
		100000004,
		23,
		7,
		27,
		24,
		9,
		100000014,
		25,
		10,
		100000015,
		26,
		11,
		100000022,
		100000023,
		11,
		28,
		100000021,
		17,
		100000020,
		100000021,
		2,
		35,
		30,
		3,
		39,
		31,
		4,
		32,
		100000027,
		6,
		100000004,
		33,
		7,
		100000027,
		34,
		9,
		100000014,
		100000027,
		3,
		39,
		36,
		4,
		38,
		37,
		7,
		100000018,
		100000019,
		6,
		100000004,
		100000017,
		5,
		100000001,
		40,
		8,
		100000002,
		100000003
	]);
	bdd = BinaryDecisionDiagram.from(nodes, root, _data.conditions, _data.results);
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/endpoint/endpointResolver.js
var cache, defaultEndpointResolver;
var init_endpointResolver = __esmMin((() => {
	init_client();
	init_endpoints();
	init_bdd();
	cache = new EndpointCache({
		size: 50,
		params: [
			"Endpoint",
			"IsControlPlane",
			"IsOAuthEndpoint",
			"Region",
			"UseDualStack",
			"UseFIPS"
		]
	});
	defaultEndpointResolver = (endpointParams, context = {}) => {
		return cache.get(endpointParams, () => decideEndpoint(bdd, {
			endpointParams,
			logger: context.logger
		}));
	};
	customEndpointFunctions.aws = awsEndpointFunctions;
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/models/SigninServiceException.js
var SigninServiceException;
var init_SigninServiceException = __esmMin((() => {
	init_client$1();
	SigninServiceException = class SigninServiceException extends ServiceException {
		static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.signin#SigninServiceException";
		constructor(options) {
			super(options);
			Object.setPrototypeOf(this, SigninServiceException.prototype);
		}
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/models/errors.js
var AccessDeniedException, InternalServerException, TooManyRequestsError, ValidationException;
var init_errors = __esmMin((() => {
	init_SigninServiceException();
	AccessDeniedException = class AccessDeniedException extends SigninServiceException {
		static shapeId = "com.amazonaws.signin#AccessDeniedException";
		name = "AccessDeniedException";
		$fault = "client";
		error;
		constructor(opts) {
			super({
				name: "AccessDeniedException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, AccessDeniedException.prototype);
			this.error = opts.error;
		}
	};
	InternalServerException = class InternalServerException extends SigninServiceException {
		static shapeId = "com.amazonaws.signin#InternalServerException";
		name = "InternalServerException";
		$fault = "server";
		error;
		constructor(opts) {
			super({
				name: "InternalServerException",
				$fault: "server",
				...opts
			});
			Object.setPrototypeOf(this, InternalServerException.prototype);
			this.error = opts.error;
		}
	};
	TooManyRequestsError = class TooManyRequestsError extends SigninServiceException {
		static shapeId = "com.amazonaws.signin#TooManyRequestsError";
		name = "TooManyRequestsError";
		$fault = "client";
		error;
		constructor(opts) {
			super({
				name: "TooManyRequestsError",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, TooManyRequestsError.prototype);
			this.error = opts.error;
		}
	};
	ValidationException = class ValidationException extends SigninServiceException {
		static shapeId = "com.amazonaws.signin#ValidationException";
		name = "ValidationException";
		$fault = "client";
		error;
		constructor(opts) {
			super({
				name: "ValidationException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, ValidationException.prototype);
			this.error = opts.error;
		}
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/schemas/schemas_0.js
var _ADE, _AT, _COAT, _COATR, _COATRB, _COATRBr, _COATRr, _COATWIAM, _COATWIAMR, _COATWIAMRr, _ISE, _OAAT, _RT, _TMRE, _VE, _aKI, _aT, _at, _c, _cI, _cV, _co, _e, _eI, _ei, _gT, _gt, _h, _hE, _iT, _jN, _m, _r, _rT, _rU, _s, _sAK, _sT, _se, _tI, _tO, _tT, _tt, n0, _s_registry, SigninServiceException$, n0_registry, AccessDeniedException$, InternalServerException$, TooManyRequestsError$, ValidationException$, errorTypeRegistries, OAuthAccessToken, RefreshToken, AccessToken$, CreateOAuth2TokenRequest$, CreateOAuth2TokenRequestBody$, CreateOAuth2TokenResponse$, CreateOAuth2TokenResponseBody$, CreateOAuth2TokenWithIAMRequest$, CreateOAuth2TokenWithIAMResponse$, CreateOAuth2Token$, CreateOAuth2TokenWithIAM$;
var init_schemas_0 = __esmMin((() => {
	init_schema();
	init_errors();
	init_SigninServiceException();
	_ADE = "AccessDeniedException";
	_AT = "AccessToken";
	_COAT = "CreateOAuth2Token";
	_COATR = "CreateOAuth2TokenRequest";
	_COATRB = "CreateOAuth2TokenRequestBody";
	_COATRBr = "CreateOAuth2TokenResponseBody";
	_COATRr = "CreateOAuth2TokenResponse";
	_COATWIAM = "CreateOAuth2TokenWithIAM";
	_COATWIAMR = "CreateOAuth2TokenWithIAMRequest";
	_COATWIAMRr = "CreateOAuth2TokenWithIAMResponse";
	_ISE = "InternalServerException";
	_OAAT = "OAuthAccessToken";
	_RT = "RefreshToken";
	_TMRE = "TooManyRequestsError";
	_VE = "ValidationException";
	_aKI = "accessKeyId";
	_aT = "accessToken";
	_at = "access_token";
	_c = "client";
	_cI = "clientId";
	_cV = "codeVerifier";
	_co = "code";
	_e = "error";
	_eI = "expiresIn";
	_ei = "expires_in";
	_gT = "grantType";
	_gt = "grant_type";
	_h = "http";
	_hE = "httpError";
	_iT = "idToken";
	_jN = "jsonName";
	_m = "message";
	_r = "resource";
	_rT = "refreshToken";
	_rU = "redirectUri";
	_s = "smithy.ts.sdk.synthetic.com.amazonaws.signin";
	_sAK = "secretAccessKey";
	_sT = "sessionToken";
	_se = "server";
	_tI = "tokenInput";
	_tO = "tokenOutput";
	_tT = "tokenType";
	_tt = "token_type";
	n0 = "com.amazonaws.signin";
	_s_registry = new TypeRegistry(_s);
	SigninServiceException$ = [
		-3,
		_s,
		"SigninServiceException",
		0,
		[],
		[]
	];
	_s_registry.registerError(SigninServiceException$, SigninServiceException);
	n0_registry = new TypeRegistry(n0);
	AccessDeniedException$ = [
		-3,
		n0,
		_ADE,
		{ [_e]: _c },
		[_e, _m],
		[0, 0],
		2
	];
	n0_registry.registerError(AccessDeniedException$, AccessDeniedException);
	InternalServerException$ = [
		-3,
		n0,
		_ISE,
		{
			[_e]: _se,
			[_hE]: 500
		},
		[_e, _m],
		[0, 0],
		2
	];
	n0_registry.registerError(InternalServerException$, InternalServerException);
	TooManyRequestsError$ = [
		-3,
		n0,
		_TMRE,
		{
			[_e]: _c,
			[_hE]: 429
		},
		[_e, _m],
		[0, 0],
		2
	];
	n0_registry.registerError(TooManyRequestsError$, TooManyRequestsError);
	ValidationException$ = [
		-3,
		n0,
		_VE,
		{
			[_e]: _c,
			[_hE]: 400
		},
		[_e, _m],
		[0, 0],
		2
	];
	n0_registry.registerError(ValidationException$, ValidationException);
	errorTypeRegistries = [_s_registry, n0_registry];
	OAuthAccessToken = [
		0,
		n0,
		_OAAT,
		8,
		0
	];
	RefreshToken = [
		0,
		n0,
		_RT,
		8,
		0
	];
	AccessToken$ = [
		3,
		n0,
		_AT,
		8,
		[
			_aKI,
			_sAK,
			_sT
		],
		[
			[0, { [_jN]: _aKI }],
			[0, { [_jN]: _sAK }],
			[0, { [_jN]: _sT }]
		],
		3
	];
	CreateOAuth2TokenRequest$ = [
		3,
		n0,
		_COATR,
		0,
		[_tI],
		[[() => CreateOAuth2TokenRequestBody$, 16]],
		1
	];
	CreateOAuth2TokenRequestBody$ = [
		3,
		n0,
		_COATRB,
		0,
		[
			_cI,
			_gT,
			_co,
			_rU,
			_cV,
			_rT
		],
		[
			[0, { [_jN]: _cI }],
			[0, { [_jN]: _gT }],
			0,
			[0, { [_jN]: _rU }],
			[0, { [_jN]: _cV }],
			[() => RefreshToken, { [_jN]: _rT }]
		],
		2
	];
	CreateOAuth2TokenResponse$ = [
		3,
		n0,
		_COATRr,
		0,
		[_tO],
		[[() => CreateOAuth2TokenResponseBody$, 16]],
		1
	];
	CreateOAuth2TokenResponseBody$ = [
		3,
		n0,
		_COATRBr,
		0,
		[
			_aT,
			_tT,
			_eI,
			_rT,
			_iT
		],
		[
			[() => AccessToken$, { [_jN]: _aT }],
			[0, { [_jN]: _tT }],
			[1, { [_jN]: _eI }],
			[() => RefreshToken, { [_jN]: _rT }],
			[0, { [_jN]: _iT }]
		],
		4
	];
	CreateOAuth2TokenWithIAMRequest$ = [
		3,
		n0,
		_COATWIAMR,
		0,
		[_gT, _r],
		[[0, { [_jN]: _gt }], 0],
		2
	];
	CreateOAuth2TokenWithIAMResponse$ = [
		3,
		n0,
		_COATWIAMRr,
		0,
		[
			_aT,
			_tT,
			_eI
		],
		[
			[() => OAuthAccessToken, { [_jN]: _at }],
			[0, { [_jN]: _tt }],
			[1, { [_jN]: _ei }]
		],
		3
	];
	CreateOAuth2Token$ = [
		9,
		n0,
		_COAT,
		{ [_h]: [
			"POST",
			"/v1/token",
			200
		] },
		() => CreateOAuth2TokenRequest$,
		() => CreateOAuth2TokenResponse$
	];
	CreateOAuth2TokenWithIAM$ = [
		9,
		n0,
		_COATWIAM,
		{ [_h]: [
			"POST",
			"/v1/token?x-amz-client-auth-method=iam",
			200
		] },
		() => CreateOAuth2TokenWithIAMRequest$,
		() => CreateOAuth2TokenWithIAMResponse$
	];
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/runtimeConfig.shared.js
var getRuntimeConfig$1;
var init_runtimeConfig_shared = __esmMin((() => {
	init_httpAuthSchemes();
	init_protocols();
	init_dist_es();
	init_checksum();
	init_client$1();
	init_protocols$1();
	init_serde();
	init_httpAuthSchemeProvider();
	init_endpointResolver();
	init_schemas_0();
	getRuntimeConfig$1 = (config) => {
		return {
			apiVersion: "2023-01-01",
			base64Decoder: config?.base64Decoder ?? fromBase64,
			base64Encoder: config?.base64Encoder ?? toBase64,
			disableHostPrefix: config?.disableHostPrefix ?? false,
			endpointProvider: config?.endpointProvider ?? defaultEndpointResolver,
			extensions: config?.extensions ?? [],
			httpAuthSchemeProvider: config?.httpAuthSchemeProvider ?? defaultSigninHttpAuthSchemeProvider,
			httpAuthSchemes: config?.httpAuthSchemes ?? [{
				schemeId: "aws.auth#sigv4",
				identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4"),
				signer: new AwsSdkSigV4Signer()
			}, {
				schemeId: "smithy.api#noAuth",
				identityProvider: (ipc) => ipc.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
				signer: new NoAuthSigner()
			}],
			logger: config?.logger ?? new NoOpLogger(),
			protocol: config?.protocol ?? AwsRestJsonProtocol,
			protocolSettings: config?.protocolSettings ?? {
				defaultNamespace: "com.amazonaws.signin",
				errorTypeRegistries,
				version: "2023-01-01",
				serviceTarget: "Signin"
			},
			serviceId: config?.serviceId ?? "Signin",
			sha256: config?.sha256 ?? Sha256Node,
			urlParser: config?.urlParser ?? parseUrl,
			utf8Decoder: config?.utf8Decoder ?? fromUtf8,
			utf8Encoder: config?.utf8Encoder ?? toUtf8
		};
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/runtimeConfig.js
var import_dist_cjs$1, getRuntimeConfig;
var init_runtimeConfig = __esmMin((() => {
	init_client();
	init_httpAuthSchemes();
	init_client$1();
	init_config$1();
	init_retry();
	init_serde();
	import_dist_cjs$1 = require_dist_cjs$9();
	init_runtimeConfig_shared();
	getRuntimeConfig = (config) => {
		emitWarningIfUnsupportedVersion$1(process.version);
		const defaultsMode = resolveDefaultsModeConfig(config);
		const defaultConfigProvider = () => defaultsMode().then(loadConfigsForDefaultMode);
		const clientSharedValues = getRuntimeConfig$1(config);
		emitWarningIfUnsupportedVersion(process.version);
		const loaderConfig = {
			profile: config?.profile,
			logger: clientSharedValues.logger
		};
		return {
			...clientSharedValues,
			...config,
			runtime: "node",
			defaultsMode,
			authSchemePreference: config?.authSchemePreference ?? loadConfig(NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, loaderConfig),
			bodyLengthChecker: config?.bodyLengthChecker ?? calculateBodyLength,
			defaultSocketTimeout: getDefaultSocketTimeout(config?.requestHandler, 3e5),
			defaultUserAgentProvider: config?.defaultUserAgentProvider ?? createDefaultUserAgentProvider({
				serviceId: clientSharedValues.serviceId,
				clientVersion: version
			}),
			maxAttempts: config?.maxAttempts ?? loadConfig(NODE_MAX_ATTEMPT_CONFIG_OPTIONS, config),
			region: config?.region ?? loadConfig(NODE_REGION_CONFIG_OPTIONS, {
				...NODE_REGION_CONFIG_FILE_OPTIONS,
				...loaderConfig
			}),
			requestHandler: import_dist_cjs$1.NodeHttpHandler.create(config?.requestHandler ?? defaultConfigProvider),
			retryMode: config?.retryMode ?? loadConfig({
				...NODE_RETRY_MODE_CONFIG_OPTIONS,
				default: async () => (await defaultConfigProvider()).retryMode || DEFAULT_RETRY_MODE
			}, config),
			streamCollector: config?.streamCollector ?? import_dist_cjs$1.streamCollector,
			useDualstackEndpoint: config?.useDualstackEndpoint ?? loadConfig(NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
			useFipsEndpoint: config?.useFipsEndpoint ?? loadConfig(NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
			userAgentAppId: config?.userAgentAppId ?? loadConfig(NODE_APP_ID_CONFIG_OPTIONS, loaderConfig)
		};
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/auth/httpAuthExtensionConfiguration.js
var getHttpAuthExtensionConfiguration, resolveHttpAuthRuntimeConfig;
var init_httpAuthExtensionConfiguration = __esmMin((() => {
	getHttpAuthExtensionConfiguration = (runtimeConfig) => {
		const _httpAuthSchemes = runtimeConfig.httpAuthSchemes;
		let _httpAuthSchemeProvider = runtimeConfig.httpAuthSchemeProvider;
		let _credentials = runtimeConfig.credentials;
		return {
			setHttpAuthScheme(httpAuthScheme) {
				const index = _httpAuthSchemes.findIndex((scheme) => scheme.schemeId === httpAuthScheme.schemeId);
				if (index === -1) _httpAuthSchemes.push(httpAuthScheme);
				else _httpAuthSchemes.splice(index, 1, httpAuthScheme);
			},
			httpAuthSchemes() {
				return _httpAuthSchemes;
			},
			setHttpAuthSchemeProvider(httpAuthSchemeProvider) {
				_httpAuthSchemeProvider = httpAuthSchemeProvider;
			},
			httpAuthSchemeProvider() {
				return _httpAuthSchemeProvider;
			},
			setCredentials(credentials) {
				_credentials = credentials;
			},
			credentials() {
				return _credentials;
			}
		};
	};
	resolveHttpAuthRuntimeConfig = (config) => {
		return {
			httpAuthSchemes: config.httpAuthSchemes(),
			httpAuthSchemeProvider: config.httpAuthSchemeProvider(),
			credentials: config.credentials()
		};
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/runtimeExtensions.js
var resolveRuntimeExtensions;
var init_runtimeExtensions = __esmMin((() => {
	init_client();
	init_client$1();
	init_protocols$1();
	init_httpAuthExtensionConfiguration();
	resolveRuntimeExtensions = (runtimeConfig, extensions) => {
		const extensionConfiguration = Object.assign(getAwsRegionExtensionConfiguration(runtimeConfig), getDefaultExtensionConfiguration(runtimeConfig), getHttpHandlerExtensionConfiguration(runtimeConfig), getHttpAuthExtensionConfiguration(runtimeConfig));
		extensions.forEach((extension) => extension.configure(extensionConfiguration));
		return Object.assign(runtimeConfig, resolveAwsRegionExtensionConfiguration(extensionConfiguration), resolveDefaultRuntimeConfig(extensionConfiguration), resolveHttpHandlerRuntimeConfig(extensionConfiguration), resolveHttpAuthRuntimeConfig(extensionConfiguration));
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/SigninClient.js
var SigninClient;
var init_SigninClient = __esmMin((() => {
	init_client();
	init_dist_es();
	init_client$1();
	init_config$1();
	init_endpoints();
	init_protocols$1();
	init_retry();
	init_schema();
	init_httpAuthSchemeProvider();
	init_EndpointParameters();
	init_runtimeConfig();
	init_runtimeExtensions();
	SigninClient = class extends Client {
		config;
		constructor(...[configuration]) {
			const _config_0 = getRuntimeConfig(configuration || {});
			super(_config_0);
			this.initConfig = _config_0;
			const _config_1 = resolveClientEndpointParameters(_config_0);
			const _config_2 = resolveUserAgentConfig(_config_1);
			const _config_3 = resolveRetryConfig(_config_2);
			const _config_4 = resolveRegionConfig(_config_3);
			const _config_5 = resolveHostHeaderConfig(_config_4);
			const _config_6 = resolveEndpointConfig(_config_5);
			const _config_7 = resolveHttpAuthSchemeConfig(_config_6);
			const _config_8 = resolveRuntimeExtensions(_config_7, configuration?.extensions || []);
			this.config = _config_8;
			this.middlewareStack.use(getSchemaSerdePlugin(this.config));
			this.middlewareStack.use(getUserAgentPlugin(this.config));
			this.middlewareStack.use(getRetryPlugin(this.config));
			this.middlewareStack.use(getContentLengthPlugin(this.config));
			this.middlewareStack.use(getHostHeaderPlugin(this.config));
			this.middlewareStack.use(getLoggerPlugin(this.config));
			this.middlewareStack.use(getRecursionDetectionPlugin(this.config));
			this.middlewareStack.use(getHttpAuthSchemeEndpointRuleSetPlugin(this.config, {
				httpAuthSchemeParametersProvider: defaultSigninHttpAuthSchemeParametersProvider,
				identityProviderConfigProvider: async (config) => new DefaultIdentityProviderConfig({ "aws.auth#sigv4": config.credentials })
			}));
			this.middlewareStack.use(getHttpSigningPlugin(this.config));
		}
		destroy() {
			super.destroy();
		}
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/commandBuilder.js
var command, _ep0, _ep1, _mw0;
var init_commandBuilder = __esmMin((() => {
	init_client$1();
	init_endpoints();
	init_EndpointParameters();
	command = makeBuilder(commonParams, "Signin", "SigninClient", getEndpointPlugin);
	_ep0 = { IsControlPlane: {
		type: "staticContextParams",
		value: false
	} };
	_ep1 = { IsOAuthEndpoint: {
		type: "staticContextParams",
		value: true
	} };
	_mw0 = (Command, cs, config, o) => [];
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/commands/CreateOAuth2TokenCommand.js
var CreateOAuth2TokenCommand;
var init_CreateOAuth2TokenCommand = __esmMin((() => {
	init_commandBuilder();
	init_schemas_0();
	CreateOAuth2TokenCommand = class extends command(_ep0, _mw0, "CreateOAuth2Token", CreateOAuth2Token$) {};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/commands/CreateOAuth2TokenWithIAMCommand.js
var CreateOAuth2TokenWithIAMCommand;
var init_CreateOAuth2TokenWithIAMCommand = __esmMin((() => {
	init_commandBuilder();
	init_schemas_0();
	CreateOAuth2TokenWithIAMCommand = class extends command(_ep1, _mw0, "CreateOAuth2TokenWithIAM", CreateOAuth2TokenWithIAM$) {};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/Signin.js
var commands, Signin;
var init_Signin = __esmMin((() => {
	init_client$1();
	init_CreateOAuth2TokenCommand();
	init_CreateOAuth2TokenWithIAMCommand();
	init_SigninClient();
	commands = {
		CreateOAuth2TokenCommand,
		CreateOAuth2TokenWithIAMCommand
	};
	Signin = class extends SigninClient {};
	createAggregatedClient(commands, Signin);
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/commands/index.js
var init_commands = __esmMin((() => {
	init_CreateOAuth2TokenCommand();
	init_CreateOAuth2TokenWithIAMCommand();
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/models/enums.js
var OAuth2ErrorCode;
var init_enums = __esmMin((() => {
	OAuth2ErrorCode = {
		AUTHCODE_EXPIRED: "AUTHCODE_EXPIRED",
		CONFLICT: "CONFLICT",
		INSUFFICIENT_PERMISSIONS: "INSUFFICIENT_PERMISSIONS",
		INVALID_REQUEST: "INVALID_REQUEST",
		OAUTH_INVALID_GRANT: "invalid_grant",
		OAUTH_INVALID_REQUEST: "invalid_request",
		OAUTH_INVALID_SCOPE: "invalid_scope",
		OAUTH_INVALID_TARGET: "invalid_target",
		OAUTH_RATE_EXCEEDED: "rate_exceeded",
		OAUTH_SERVICE_UNAVAILABLE: "service_unavailable",
		OAUTH_UNSUPPORTED_GRANT_TYPE: "unsupported_grant_type",
		RESOURCE_NOT_FOUND: "RESOURCE_NOT_FOUND",
		SERVER_ERROR: "server_error",
		SERVICE_QUOTA_EXCEEDED: "SERVICE_QUOTA_EXCEEDED",
		TOKEN_EXPIRED: "TOKEN_EXPIRED",
		USER_CREDENTIALS_CHANGED: "USER_CREDENTIALS_CHANGED"
	};
}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/models/models_0.js
var init_models_0 = __esmMin((() => {}));

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/index.js
var signin_exports = /* @__PURE__ */ __exportAll({
	$Command: () => Command,
	AccessDeniedException: () => AccessDeniedException,
	AccessDeniedException$: () => AccessDeniedException$,
	AccessToken$: () => AccessToken$,
	CreateOAuth2Token$: () => CreateOAuth2Token$,
	CreateOAuth2TokenCommand: () => CreateOAuth2TokenCommand,
	CreateOAuth2TokenRequest$: () => CreateOAuth2TokenRequest$,
	CreateOAuth2TokenRequestBody$: () => CreateOAuth2TokenRequestBody$,
	CreateOAuth2TokenResponse$: () => CreateOAuth2TokenResponse$,
	CreateOAuth2TokenResponseBody$: () => CreateOAuth2TokenResponseBody$,
	CreateOAuth2TokenWithIAM$: () => CreateOAuth2TokenWithIAM$,
	CreateOAuth2TokenWithIAMCommand: () => CreateOAuth2TokenWithIAMCommand,
	CreateOAuth2TokenWithIAMRequest$: () => CreateOAuth2TokenWithIAMRequest$,
	CreateOAuth2TokenWithIAMResponse$: () => CreateOAuth2TokenWithIAMResponse$,
	InternalServerException: () => InternalServerException,
	InternalServerException$: () => InternalServerException$,
	OAuth2ErrorCode: () => OAuth2ErrorCode,
	Signin: () => Signin,
	SigninClient: () => SigninClient,
	SigninServiceException: () => SigninServiceException,
	SigninServiceException$: () => SigninServiceException$,
	TooManyRequestsError: () => TooManyRequestsError,
	TooManyRequestsError$: () => TooManyRequestsError$,
	ValidationException: () => ValidationException,
	ValidationException$: () => ValidationException$,
	__Client: () => Client,
	errorTypeRegistries: () => errorTypeRegistries
});
var init_signin = __esmMin((() => {
	init_SigninClient();
	init_Signin();
	init_commands();
	init_client$1();
	init_schemas_0();
	init_enums();
	init_errors();
	init_models_0();
	init_SigninServiceException();
}));

// node_modules/@aws-sdk/credential-provider-login/dist-cjs/index.js
var require_dist_cjs$5 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { setCredentialFeature } = (init_client(), __toCommonJS(client_exports));
	const { CredentialsProviderError, parseKnownFiles, getProfileName } = (init_config$1(), __toCommonJS(config_exports));
	const { HttpRequest } = (init_protocols$1(), __toCommonJS(protocols_exports));
	const { createHash, createPrivateKey, createPublicKey, sign } = __require("node:crypto");
	const { promises } = __require("node:fs");
	const { homedir } = __require("node:os");
	const { dirname, join } = __require("node:path");
	var LoginCredentialsFetcher = class LoginCredentialsFetcher {
		profileData;
		init;
		callerClientConfig;
		static REFRESH_THRESHOLD = 3e5;
		constructor(profileData, init, callerClientConfig) {
			this.profileData = profileData;
			this.init = init;
			this.callerClientConfig = callerClientConfig;
		}
		async loadCredentials() {
			const token = await this.loadToken();
			if (!token) throw new CredentialsProviderError(`Failed to load a token for session ${this.loginSession}, please re-authenticate using aws login`, {
				tryNextLink: false,
				logger: this.logger
			});
			const accessToken = token.accessToken;
			const now = Date.now();
			if (new Date(accessToken.expiresAt).getTime() - now <= LoginCredentialsFetcher.REFRESH_THRESHOLD) return this.refresh(token);
			return this.toCredentials(token.accessToken);
		}
		get logger() {
			return this.init?.logger;
		}
		get loginSession() {
			return this.profileData.login_session;
		}
		toCredentials(token) {
			return {
				accessKeyId: token.accessKeyId,
				secretAccessKey: token.secretAccessKey,
				sessionToken: token.sessionToken,
				accountId: token.accountId,
				expiration: new Date(token.expiresAt)
			};
		}
		async refresh(token) {
			const diskToken = await this.loadToken().catch(() => token);
			const now = Date.now();
			const diskExpiry = new Date(diskToken.accessToken.expiresAt).getTime();
			const tokenExpiry = new Date(token.accessToken.expiresAt).getTime();
			const freshToken = diskExpiry <= now && tokenExpiry > now ? token : diskToken;
			if (new Date(freshToken.accessToken.expiresAt).getTime() - Date.now() > LoginCredentialsFetcher.REFRESH_THRESHOLD) return this.toCredentials(freshToken.accessToken);
			const { SigninClient, CreateOAuth2TokenCommand } = (init_signin(), __toCommonJS(signin_exports));
			const { logger, userAgentAppId } = this.callerClientConfig ?? {};
			const isH2 = (requestHandler) => {
				return requestHandler?.metadata?.handlerProtocol === "h2";
			};
			const requestHandler = isH2(this.callerClientConfig?.requestHandler) ? void 0 : this.callerClientConfig?.requestHandler;
			const signInRegion = typeof freshToken.signInRegion === "string" && freshToken.signInRegion.length > 0 ? freshToken.signInRegion : void 0;
			const client = new SigninClient({
				credentials: {
					accessKeyId: "",
					secretAccessKey: ""
				},
				region: signInRegion ?? this.profileData.region ?? await this.callerClientConfig?.region?.() ?? process.env.AWS_REGION,
				requestHandler,
				logger,
				userAgentAppId,
				...this.init?.clientConfig,
				...signInRegion && { region: signInRegion }
			});
			this.createDPoPInterceptor(client.middlewareStack);
			const commandInput = { tokenInput: {
				clientId: freshToken.clientId,
				refreshToken: freshToken.refreshToken,
				grantType: "refresh_token"
			} };
			try {
				const response = await client.send(new CreateOAuth2TokenCommand(commandInput));
				const { accessKeyId, secretAccessKey, sessionToken } = response.tokenOutput?.accessToken ?? {};
				const { refreshToken, expiresIn } = response.tokenOutput ?? {};
				if (!accessKeyId || !secretAccessKey || !sessionToken || !refreshToken) throw new CredentialsProviderError("Token refresh response missing required fields", {
					logger: this.logger,
					tryNextLink: false
				});
				const expiresInMs = (expiresIn ?? 900) * 1e3;
				const expiration = new Date(Date.now() + expiresInMs);
				const updatedToken = {
					...freshToken,
					accessToken: {
						...freshToken.accessToken,
						accessKeyId,
						secretAccessKey,
						sessionToken,
						expiresAt: expiration.toISOString()
					},
					refreshToken
				};
				await this.saveToken(updatedToken);
				return this.toCredentials(updatedToken.accessToken);
			} catch (error) {
				if (error.name === "AccessDeniedException") {
					const errorType = error.error;
					let message;
					switch (errorType) {
						case "TOKEN_EXPIRED":
							message = "Your session has expired. Please reauthenticate.";
							break;
						case "USER_CREDENTIALS_CHANGED":
							message = "Unable to refresh credentials because of a change in your password. Please reauthenticate with your new password.";
							break;
						case "INSUFFICIENT_PERMISSIONS":
							message = "Unable to refresh credentials due to insufficient permissions. You may be missing permission for the 'CreateOAuth2Token' action.";
							break;
						default: message = `Failed to refresh token: ${String(error)}. Please re-authenticate using \`aws login\``;
					}
					throw new CredentialsProviderError(message, {
						logger: this.logger,
						tryNextLink: false
					});
				}
				if (new Date(freshToken.accessToken.expiresAt).getTime() > Date.now()) {
					this.logger?.warn?.(`Failed to refresh token: ${String(error)}. Using existing token until expiry.`);
					return this.toCredentials(freshToken.accessToken);
				}
				throw new CredentialsProviderError(`Failed to refresh token: ${String(error)}. Please re-authenticate using aws login`, { logger: this.logger });
			}
		}
		async loadToken() {
			const tokenFilePath = this.getTokenFilePath();
			try {
				const tokenData = await promises.readFile(tokenFilePath, "utf8");
				const token = JSON.parse(tokenData);
				const missingFields = [
					"accessToken",
					"clientId",
					"refreshToken",
					"dpopKey"
				].filter((k) => !token[k]);
				if (!token.accessToken?.accountId) missingFields.push("accountId");
				if (missingFields.length > 0) throw new CredentialsProviderError(`Token validation failed, missing fields: ${missingFields.join(", ")}`, {
					logger: this.logger,
					tryNextLink: false
				});
				return token;
			} catch (error) {
				throw new CredentialsProviderError(`Failed to load token from ${tokenFilePath}: ${String(error)}`, {
					logger: this.logger,
					tryNextLink: false
				});
			}
		}
		async saveToken(token) {
			const tokenFilePath = this.getTokenFilePath();
			const directory = dirname(tokenFilePath);
			try {
				await promises.mkdir(directory, { recursive: true });
			} catch (error) {}
			await promises.writeFile(tokenFilePath, JSON.stringify(token, null, 2), "utf8");
		}
		getTokenFilePath() {
			const directory = process.env.AWS_LOGIN_CACHE_DIRECTORY ?? join(homedir(), ".aws", "login", "cache");
			const loginSessionBytes = Buffer.from(this.loginSession, "utf8");
			const loginSessionSha256 = createHash("sha256").update(loginSessionBytes).digest("hex");
			return join(directory, `${loginSessionSha256}.json`);
		}
		derToRawSignature(derSignature) {
			let offset = 2;
			if (derSignature[offset] !== 2) throw new Error("Invalid DER signature");
			offset++;
			const rLength = derSignature[offset++];
			let r = derSignature.subarray(offset, offset + rLength);
			offset += rLength;
			if (derSignature[offset] !== 2) throw new Error("Invalid DER signature");
			offset++;
			const sLength = derSignature[offset++];
			let s = derSignature.subarray(offset, offset + sLength);
			r = r[0] === 0 ? r.subarray(1) : r;
			s = s[0] === 0 ? s.subarray(1) : s;
			const rPadded = Buffer.concat([Buffer.alloc(32 - r.length), r]);
			const sPadded = Buffer.concat([Buffer.alloc(32 - s.length), s]);
			return Buffer.concat([rPadded, sPadded]);
		}
		createDPoPInterceptor(middlewareStack) {
			middlewareStack.add((next) => async (args) => {
				if (HttpRequest.isInstance(args.request)) {
					const request = args.request;
					const actualEndpoint = `${request.protocol}//${request.hostname}${request.port ? `:${request.port}` : ""}${request.path}`;
					const dpop = await this.generateDpop(request.method, actualEndpoint);
					request.headers = {
						...request.headers,
						DPoP: dpop
					};
				}
				return next(args);
			}, {
				step: "finalizeRequest",
				name: "dpopInterceptor",
				override: true
			});
		}
		async generateDpop(method = "POST", endpoint) {
			const token = await this.loadToken();
			try {
				const privateKey = createPrivateKey({
					key: token.dpopKey,
					format: "pem",
					type: "sec1"
				});
				const publicDer = createPublicKey(privateKey).export({
					format: "der",
					type: "spki"
				});
				let pointStart = -1;
				for (let i = 0; i < publicDer.length; i++) if (publicDer[i] === 4) {
					pointStart = i;
					break;
				}
				const x = publicDer.slice(pointStart + 1, pointStart + 33);
				const y = publicDer.slice(pointStart + 33, pointStart + 65);
				const header = {
					alg: "ES256",
					typ: "dpop+jwt",
					jwk: {
						kty: "EC",
						crv: "P-256",
						x: x.toString("base64url"),
						y: y.toString("base64url")
					}
				};
				const payload = {
					jti: crypto.randomUUID(),
					htm: method,
					htu: endpoint,
					iat: Math.floor(Date.now() / 1e3)
				};
				const message = `${Buffer.from(JSON.stringify(header)).toString("base64url")}.${Buffer.from(JSON.stringify(payload)).toString("base64url")}`;
				const asn1Signature = sign("sha256", Buffer.from(message), privateKey);
				return `${message}.${this.derToRawSignature(asn1Signature).toString("base64url")}`;
			} catch (error) {
				throw new CredentialsProviderError(`Failed to generate Dpop proof: ${error instanceof Error ? error.message : String(error)}`, {
					logger: this.logger,
					tryNextLink: false
				});
			}
		}
	};
	const fromLoginCredentials = (init) => async ({ callerClientConfig } = {}) => {
		init?.logger?.debug?.("@aws-sdk/credential-providers - fromLoginCredentials");
		const profiles = await parseKnownFiles(init || {});
		const profileName = getProfileName({ profile: init?.profile ?? callerClientConfig?.profile });
		const profile = profiles[profileName];
		if (!profile?.login_session) throw new CredentialsProviderError(`Profile ${profileName} does not contain login_session.`, {
			tryNextLink: true,
			logger: init?.logger
		});
		const credentials = await new LoginCredentialsFetcher(profile, init, callerClientConfig).loadCredentials();
		return setCredentialFeature(credentials, "CREDENTIALS_LOGIN", "AD");
	};
	exports.fromLoginCredentials = fromLoginCredentials;
}));

// node_modules/@aws-sdk/credential-provider-process/dist-cjs/index.js
var require_dist_cjs$4 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { externalDataInterceptor, CredentialsProviderError, parseKnownFiles, getProfileName } = (init_config$1(), __toCommonJS(config_exports));
	const { exec } = __require("node:child_process");
	const { promisify } = __require("node:util");
	const { setCredentialFeature } = (init_client(), __toCommonJS(client_exports));
	const getValidatedProcessCredentials = (profileName, data, profiles) => {
		if (data.Version !== 1) throw Error(`Profile ${profileName} credential_process did not return Version 1.`);
		if (data.AccessKeyId === void 0 || data.SecretAccessKey === void 0) throw Error(`Profile ${profileName} credential_process returned invalid credentials.`);
		if (data.Expiration) {
			const currentTime = /* @__PURE__ */ new Date();
			if (new Date(data.Expiration) < currentTime) throw Error(`Profile ${profileName} credential_process returned expired credentials.`);
		}
		let accountId = data.AccountId;
		if (!accountId && profiles?.[profileName]?.aws_account_id) accountId = profiles[profileName].aws_account_id;
		const credentials = {
			accessKeyId: data.AccessKeyId,
			secretAccessKey: data.SecretAccessKey,
			...data.SessionToken && { sessionToken: data.SessionToken },
			...data.Expiration && { expiration: new Date(data.Expiration) },
			...data.CredentialScope && { credentialScope: data.CredentialScope },
			...accountId && { accountId }
		};
		setCredentialFeature(credentials, "CREDENTIALS_PROCESS", "w");
		return credentials;
	};
	const resolveProcessCredentials = async (profileName, profiles, logger) => {
		const profile = profiles[profileName];
		if (profiles[profileName]) {
			const credentialProcess = profile["credential_process"];
			if (credentialProcess !== void 0) {
				const execPromise = promisify(externalDataInterceptor?.getTokenRecord?.().exec ?? exec);
				try {
					const { stdout } = await execPromise(credentialProcess);
					let data;
					try {
						data = JSON.parse(stdout.trim());
					} catch {
						throw Error(`Profile ${profileName} credential_process returned invalid JSON.`);
					}
					return getValidatedProcessCredentials(profileName, data, profiles);
				} catch (error) {
					throw new CredentialsProviderError(error.message, { logger });
				}
			} else throw new CredentialsProviderError(`Profile ${profileName} did not contain credential_process.`, { logger });
		} else throw new CredentialsProviderError(`Profile ${profileName} could not be found in shared credentials file.`, { logger });
	};
	const fromProcess = (init = {}) => async ({ callerClientConfig } = {}) => {
		init.logger?.debug("@aws-sdk/credential-provider-process - fromProcess");
		const profiles = await parseKnownFiles(init);
		return resolveProcessCredentials(getProfileName({ profile: init.profile ?? callerClientConfig?.profile }), profiles, init.logger);
	};
	exports.fromProcess = fromProcess;
}));

// node_modules/@aws-sdk/credential-provider-web-identity/dist-cjs/index.js
var require_dist_cjs$3 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { setCredentialFeature } = (init_client(), __toCommonJS(client_exports));
	const { CredentialsProviderError, externalDataInterceptor } = (init_config$1(), __toCommonJS(config_exports));
	const { readFileSync } = __require("node:fs");
	const fromWebToken = (init) => async (awsIdentityProperties) => {
		init.logger?.debug("@aws-sdk/credential-provider-web-identity - fromWebToken");
		const { roleArn, roleSessionName, webIdentityToken, providerId, policyArns, policy, durationSeconds } = init;
		let { roleAssumerWithWebIdentity } = init;
		if (!roleAssumerWithWebIdentity) {
			const { getDefaultRoleAssumerWithWebIdentity } = (init_sts(), __toCommonJS(sts_exports));
			roleAssumerWithWebIdentity = getDefaultRoleAssumerWithWebIdentity({
				...init.clientConfig,
				credentialProviderLogger: init.logger,
				parentClientConfig: {
					...awsIdentityProperties?.callerClientConfig,
					...init.parentClientConfig
				}
			}, init.clientPlugins);
		}
		return roleAssumerWithWebIdentity({
			RoleArn: roleArn,
			RoleSessionName: roleSessionName ?? `aws-sdk-js-session-${Date.now()}`,
			WebIdentityToken: webIdentityToken,
			ProviderId: providerId,
			PolicyArns: policyArns,
			Policy: policy,
			DurationSeconds: durationSeconds
		});
	};
	const ENV_TOKEN_FILE = "AWS_WEB_IDENTITY_TOKEN_FILE";
	const ENV_ROLE_ARN = "AWS_ROLE_ARN";
	const ENV_ROLE_SESSION_NAME = "AWS_ROLE_SESSION_NAME";
	const fromTokenFile = (init = {}) => async (awsIdentityProperties) => {
		init.logger?.debug("@aws-sdk/credential-provider-web-identity - fromTokenFile");
		const webIdentityTokenFile = init?.webIdentityTokenFile ?? process.env[ENV_TOKEN_FILE];
		const roleArn = init?.roleArn ?? process.env[ENV_ROLE_ARN];
		const roleSessionName = init?.roleSessionName ?? process.env[ENV_ROLE_SESSION_NAME];
		if (!webIdentityTokenFile || !roleArn) throw new CredentialsProviderError("Web identity configuration not specified", { logger: init.logger });
		const credentials = await fromWebToken({
			...init,
			webIdentityToken: externalDataInterceptor?.getTokenRecord?.()[webIdentityTokenFile] ?? readFileSync(webIdentityTokenFile, { encoding: "ascii" }),
			roleArn,
			roleSessionName
		})(awsIdentityProperties);
		if (webIdentityTokenFile === process.env[ENV_TOKEN_FILE]) setCredentialFeature(credentials, "CREDENTIALS_ENV_VARS_STS_WEB_ID_TOKEN", "h");
		return credentials;
	};
	exports.fromTokenFile = fromTokenFile;
	exports.fromWebToken = fromWebToken;
}));

// node_modules/@aws-sdk/credential-provider-ini/dist-cjs/index.js
var require_dist_cjs$2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { CredentialsProviderError, chain, getProfileName, parseKnownFiles } = (init_config$1(), __toCommonJS(config_exports));
	const { setCredentialFeature } = (init_client(), __toCommonJS(client_exports));
	const resolveCredentialSource = (credentialSource, profileName, logger) => {
		const sourceProvidersMap = {
			EcsContainer: async (options) => {
				const { fromHttp } = require_dist_cjs$8();
				const { fromContainerMetadata } = require_dist_cjs$10();
				logger?.debug("@aws-sdk/credential-provider-ini - credential_source is EcsContainer");
				return async () => chain(fromHttp(options ?? {}), fromContainerMetadata(options))().then(setNamedProvider);
			},
			Ec2InstanceMetadata: async (options) => {
				logger?.debug("@aws-sdk/credential-provider-ini - credential_source is Ec2InstanceMetadata");
				const { fromInstanceMetadata } = require_dist_cjs$10();
				return async () => fromInstanceMetadata(options)().then(setNamedProvider);
			},
			Environment: async (options) => {
				logger?.debug("@aws-sdk/credential-provider-ini - credential_source is Environment");
				const { fromEnv } = require_dist_cjs$11();
				return async () => fromEnv(options)().then(setNamedProvider);
			}
		};
		if (credentialSource in sourceProvidersMap) return sourceProvidersMap[credentialSource];
		else throw new CredentialsProviderError(`Unsupported credential source in profile ${profileName}. Got ${credentialSource}, expected EcsContainer or Ec2InstanceMetadata or Environment.`, { logger });
	};
	const setNamedProvider = (creds) => setCredentialFeature(creds, "CREDENTIALS_PROFILE_NAMED_PROVIDER", "p");
	const isAssumeRoleProfile = (arg, { profile = "default", logger } = {}) => {
		return Boolean(arg) && typeof arg === "object" && typeof arg.role_arn === "string" && ["undefined", "string"].indexOf(typeof arg.role_session_name) > -1 && ["undefined", "string"].indexOf(typeof arg.external_id) > -1 && ["undefined", "string"].indexOf(typeof arg.mfa_serial) > -1 && (isAssumeRoleWithSourceProfile(arg, {
			profile,
			logger
		}) || isCredentialSourceProfile(arg, {
			profile,
			logger
		}));
	};
	const isAssumeRoleWithSourceProfile = (arg, { profile, logger }) => {
		const withSourceProfile = typeof arg.source_profile === "string" && typeof arg.credential_source === "undefined";
		if (withSourceProfile) logger?.debug?.(`    ${profile} isAssumeRoleWithSourceProfile source_profile=${arg.source_profile}`);
		return withSourceProfile;
	};
	const isCredentialSourceProfile = (arg, { profile, logger }) => {
		const withProviderProfile = typeof arg.credential_source === "string" && typeof arg.source_profile === "undefined";
		if (withProviderProfile) logger?.debug?.(`    ${profile} isCredentialSourceProfile credential_source=${arg.credential_source}`);
		return withProviderProfile;
	};
	const resolveAssumeRoleCredentials = async (profileName, profiles, options, callerClientConfig, visitedProfiles = {}, resolveProfileData) => {
		options.logger?.debug("@aws-sdk/credential-provider-ini - resolveAssumeRoleCredentials (STS)");
		const profileData = profiles[profileName];
		const { source_profile, region } = profileData;
		if (!options.roleAssumer) {
			const { getDefaultRoleAssumer } = (init_sts(), __toCommonJS(sts_exports));
			options.roleAssumer = getDefaultRoleAssumer({
				...options.clientConfig,
				credentialProviderLogger: options.logger,
				parentClientConfig: {
					...callerClientConfig,
					...options?.parentClientConfig,
					region: region ?? options?.parentClientConfig?.region ?? callerClientConfig?.region
				}
			}, options.clientPlugins);
		}
		if (source_profile && source_profile in visitedProfiles) throw new CredentialsProviderError(`Detected a cycle attempting to resolve credentials for profile ${getProfileName(options)}. Profiles visited: ` + Object.keys(visitedProfiles).join(", "), { logger: options.logger });
		options.logger?.debug(`@aws-sdk/credential-provider-ini - finding credential resolver using ${source_profile ? `source_profile=[${source_profile}]` : `profile=[${profileName}]`}`);
		const sourceCredsProvider = source_profile ? resolveProfileData(source_profile, profiles, options, callerClientConfig, {
			...visitedProfiles,
			[source_profile]: true
		}, isCredentialSourceWithoutRoleArn(profiles[source_profile] ?? {})) : (await resolveCredentialSource(profileData.credential_source, profileName, options.logger)(options))();
		if (isCredentialSourceWithoutRoleArn(profileData)) return sourceCredsProvider.then((creds) => setCredentialFeature(creds, "CREDENTIALS_PROFILE_SOURCE_PROFILE", "o"));
		else {
			const params = {
				RoleArn: profileData.role_arn,
				RoleSessionName: profileData.role_session_name || `aws-sdk-js-${Date.now()}`,
				ExternalId: profileData.external_id,
				DurationSeconds: parseInt(profileData.duration_seconds || "3600", 10)
			};
			const { mfa_serial } = profileData;
			if (mfa_serial) {
				if (!options.mfaCodeProvider) throw new CredentialsProviderError(`Profile ${profileName} requires multi-factor authentication, but no MFA code callback was provided.`, {
					logger: options.logger,
					tryNextLink: false
				});
				params.SerialNumber = mfa_serial;
				params.TokenCode = await options.mfaCodeProvider(mfa_serial);
			}
			const sourceCreds = await sourceCredsProvider;
			return options.roleAssumer(sourceCreds, params).then((creds) => setCredentialFeature(creds, "CREDENTIALS_PROFILE_SOURCE_PROFILE", "o"));
		}
	};
	const isCredentialSourceWithoutRoleArn = (section) => {
		return !section.role_arn && !!section.credential_source;
	};
	const isLoginProfile = (data) => {
		return Boolean(data && data.login_session);
	};
	const resolveLoginCredentials = async (profileName, options, callerClientConfig) => {
		const { fromLoginCredentials } = require_dist_cjs$5();
		const credentials = await fromLoginCredentials({
			...options,
			profile: profileName
		})({ callerClientConfig });
		return setCredentialFeature(credentials, "CREDENTIALS_PROFILE_LOGIN", "AC");
	};
	const isProcessProfile = (arg) => Boolean(arg) && typeof arg === "object" && typeof arg.credential_process === "string";
	const resolveProcessCredentials = async (options, profile) => {
		const { fromProcess } = require_dist_cjs$4();
		const credentials = await fromProcess({
			...options,
			profile
		})();
		return setCredentialFeature(credentials, "CREDENTIALS_PROFILE_PROCESS", "v");
	};
	const resolveSsoCredentials = async (profile, profileData, options = {}, callerClientConfig) => {
		const { fromSSO } = require_dist_cjs$6();
		return fromSSO({
			profile,
			logger: options.logger,
			parentClientConfig: options.parentClientConfig,
			clientConfig: options.clientConfig
		})({ callerClientConfig }).then((creds) => {
			if (profileData.sso_session) return setCredentialFeature(creds, "CREDENTIALS_PROFILE_SSO", "r");
			else return setCredentialFeature(creds, "CREDENTIALS_PROFILE_SSO_LEGACY", "t");
		});
	};
	const isSsoProfile = (arg) => arg && (typeof arg.sso_start_url === "string" || typeof arg.sso_account_id === "string" || typeof arg.sso_session === "string" || typeof arg.sso_region === "string" || typeof arg.sso_role_name === "string");
	const isStaticCredsProfile = (arg) => Boolean(arg) && typeof arg === "object" && typeof arg.aws_access_key_id === "string" && typeof arg.aws_secret_access_key === "string" && ["undefined", "string"].indexOf(typeof arg.aws_session_token) > -1 && ["undefined", "string"].indexOf(typeof arg.aws_account_id) > -1;
	const resolveStaticCredentials = async (profile, options) => {
		options?.logger?.debug("@aws-sdk/credential-provider-ini - resolveStaticCredentials");
		const credentials = {
			accessKeyId: profile.aws_access_key_id,
			secretAccessKey: profile.aws_secret_access_key,
			sessionToken: profile.aws_session_token,
			...profile.aws_credential_scope && { credentialScope: profile.aws_credential_scope },
			...profile.aws_account_id && { accountId: profile.aws_account_id }
		};
		return setCredentialFeature(credentials, "CREDENTIALS_PROFILE", "n");
	};
	const isWebIdentityProfile = (arg) => Boolean(arg) && typeof arg === "object" && typeof arg.web_identity_token_file === "string" && typeof arg.role_arn === "string" && ["undefined", "string"].indexOf(typeof arg.role_session_name) > -1;
	const resolveWebIdentityCredentials = async (profile, options, callerClientConfig) => {
		const { fromTokenFile } = require_dist_cjs$3();
		const credentials = await fromTokenFile({
			webIdentityTokenFile: profile.web_identity_token_file,
			roleArn: profile.role_arn,
			roleSessionName: profile.role_session_name,
			roleAssumerWithWebIdentity: options.roleAssumerWithWebIdentity,
			logger: options.logger,
			parentClientConfig: options.parentClientConfig
		})({ callerClientConfig });
		return setCredentialFeature(credentials, "CREDENTIALS_PROFILE_STS_WEB_ID_TOKEN", "q");
	};
	const resolveProfileData = async (profileName, profiles, options, callerClientConfig, visitedProfiles = {}, isAssumeRoleRecursiveCall = false) => {
		const data = profiles[profileName];
		if (Object.keys(visitedProfiles).length > 0 && isStaticCredsProfile(data)) return resolveStaticCredentials(data, options);
		if (isAssumeRoleRecursiveCall || isAssumeRoleProfile(data, {
			profile: profileName,
			logger: options.logger
		})) return resolveAssumeRoleCredentials(profileName, profiles, options, callerClientConfig, visitedProfiles, resolveProfileData);
		if (isStaticCredsProfile(data)) return resolveStaticCredentials(data, options);
		if (isWebIdentityProfile(data)) return resolveWebIdentityCredentials(data, options, callerClientConfig);
		if (isProcessProfile(data)) return resolveProcessCredentials(options, profileName);
		if (isSsoProfile(data)) return await resolveSsoCredentials(profileName, data, options, callerClientConfig);
		if (isLoginProfile(data)) return resolveLoginCredentials(profileName, options, callerClientConfig);
		throw new CredentialsProviderError(`Could not resolve credentials using profile: [${profileName}] in configuration/credentials file(s).`, { logger: options.logger });
	};
	const fromIni = (init = {}) => async ({ callerClientConfig } = {}) => {
		init.logger?.debug("@aws-sdk/credential-provider-ini - fromIni");
		const profiles = await parseKnownFiles(init);
		return resolveProfileData(getProfileName({ profile: init.profile ?? callerClientConfig?.profile }), profiles, init, callerClientConfig);
	};
	exports.fromIni = fromIni;
}));

// node_modules/@aws-sdk/credential-provider-node/dist-cjs/index.js
var require_dist_cjs$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { ENV_KEY, ENV_SECRET, fromEnv } = require_dist_cjs$11();
	const { chain, CredentialsProviderError, ENV_PROFILE } = (init_config$1(), __toCommonJS(config_exports));
	const ENV_IMDS_DISABLED = "AWS_EC2_METADATA_DISABLED";
	const remoteProvider = async (init) => {
		const { ENV_CMDS_FULL_URI, ENV_CMDS_RELATIVE_URI, fromContainerMetadata, fromInstanceMetadata } = require_dist_cjs$10();
		if (process.env[ENV_CMDS_RELATIVE_URI] || process.env[ENV_CMDS_FULL_URI]) {
			init.logger?.debug("@aws-sdk/credential-provider-node - remoteProvider::fromHttp/fromContainerMetadata");
			const { fromHttp } = require_dist_cjs$8();
			return chain(fromHttp(init), fromContainerMetadata(init));
		}
		if (process.env[ENV_IMDS_DISABLED] && process.env[ENV_IMDS_DISABLED] !== "false") return async () => {
			throw new CredentialsProviderError("EC2 Instance Metadata Service access disabled", { logger: init.logger });
		};
		init.logger?.debug("@aws-sdk/credential-provider-node - remoteProvider::fromInstanceMetadata");
		return fromInstanceMetadata(init);
	};
	function memoizeChain(providers, treatAsExpired) {
		const chain = internalCreateChain(providers);
		let activeLock;
		let passiveLock;
		let credentials;
		let forceRefreshLock;
		const provider = async (options) => {
			if (options?.forceRefresh) {
				if (!forceRefreshLock) forceRefreshLock = chain(options).then((c) => {
					credentials = c;
				}).finally(() => {
					forceRefreshLock = void 0;
				});
				await forceRefreshLock;
				return credentials;
			}
			if (credentials?.expiration) {
				if (credentials?.expiration?.getTime() < Date.now()) credentials = void 0;
			}
			if (activeLock) await activeLock;
			else if (!credentials || treatAsExpired?.(credentials)) {
				if (credentials) {
					if (!passiveLock) passiveLock = chain(options).then((c) => {
						credentials = c;
					}).catch(() => {}).finally(() => {
						passiveLock = void 0;
					});
				} else {
					activeLock = chain(options).then((c) => {
						credentials = c;
					}).finally(() => {
						activeLock = void 0;
					});
					return provider(options);
				}
			}
			return credentials;
		};
		return provider;
	}
	const internalCreateChain = (providers) => async (awsIdentityProperties) => {
		let lastProviderError;
		for (const provider of providers) try {
			return await provider(awsIdentityProperties);
		} catch (err) {
			lastProviderError = err;
			if (err?.tryNextLink) continue;
			throw err;
		}
		throw lastProviderError;
	};
	let multipleCredentialSourceWarningEmitted = false;
	const defaultProvider = (init = {}) => memoizeChain([
		async () => {
			if (init.profile ?? process.env[ENV_PROFILE]) {
				if (process.env[ENV_KEY] && process.env[ENV_SECRET]) {
					if (!multipleCredentialSourceWarningEmitted) {
						(init.logger?.warn && init.logger?.constructor?.name !== "NoOpLogger" ? init.logger.warn.bind(init.logger) : console.warn)(`@aws-sdk/credential-provider-node - defaultProvider::fromEnv WARNING:
    Multiple credential sources detected: 
    Both AWS_PROFILE and the pair AWS_ACCESS_KEY_ID/AWS_SECRET_ACCESS_KEY static credentials are set.
    This SDK will proceed with the AWS_PROFILE value.
    
    However, a future version may change this behavior to prefer the ENV static credentials.
    Please ensure that your environment only sets either the AWS_PROFILE or the
    AWS_ACCESS_KEY_ID/AWS_SECRET_ACCESS_KEY pair.
`);
						multipleCredentialSourceWarningEmitted = true;
					}
				}
				throw new CredentialsProviderError("AWS_PROFILE is set, skipping fromEnv provider.", {
					logger: init.logger,
					tryNextLink: true
				});
			}
			init.logger?.debug("@aws-sdk/credential-provider-node - defaultProvider::fromEnv");
			return fromEnv(init)();
		},
		async (awsIdentityProperties) => {
			init.logger?.debug("@aws-sdk/credential-provider-node - defaultProvider::fromSSO");
			const { ssoStartUrl, ssoAccountId, ssoRegion, ssoRoleName, ssoSession } = init;
			if (!ssoStartUrl && !ssoAccountId && !ssoRegion && !ssoRoleName && !ssoSession) throw new CredentialsProviderError("Skipping SSO provider in default chain (inputs do not include SSO fields).", { logger: init.logger });
			const { fromSSO } = require_dist_cjs$6();
			return fromSSO(init)(awsIdentityProperties);
		},
		async (awsIdentityProperties) => {
			init.logger?.debug("@aws-sdk/credential-provider-node - defaultProvider::fromIni");
			const { fromIni } = require_dist_cjs$2();
			return fromIni(init)(awsIdentityProperties);
		},
		async (awsIdentityProperties) => {
			init.logger?.debug("@aws-sdk/credential-provider-node - defaultProvider::fromProcess");
			const { fromProcess } = require_dist_cjs$4();
			return fromProcess(init)(awsIdentityProperties);
		},
		async (awsIdentityProperties) => {
			init.logger?.debug("@aws-sdk/credential-provider-node - defaultProvider::fromTokenFile");
			const { fromTokenFile } = require_dist_cjs$3();
			return fromTokenFile(init)(awsIdentityProperties);
		},
		async () => {
			init.logger?.debug("@aws-sdk/credential-provider-node - defaultProvider::remoteProvider");
			return (await remoteProvider(init))();
		},
		async () => {
			throw new CredentialsProviderError("Could not load credentials from any providers", {
				tryNextLink: false,
				logger: init.logger
			});
		}
	], credentialsTreatedAsExpired);
	const credentialsWillNeedRefresh = (credentials) => credentials?.expiration !== void 0;
	const credentialsTreatedAsExpired = (credentials) => credentials?.expiration !== void 0 && credentials.expiration.getTime() - Date.now() < 3e5;
	exports.credentialsTreatedAsExpired = credentialsTreatedAsExpired;
	exports.credentialsWillNeedRefresh = credentialsWillNeedRefresh;
	exports.defaultProvider = defaultProvider;
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/sha/sha1/Sha1Js.js
var BLOCK$1, DIGEST_LENGTH$1, INIT$1, K$1, Sha1Js;
var init_Sha1Js = __esmMin((() => {
	init_serde();
	BLOCK$1 = 64;
	DIGEST_LENGTH$1 = 20;
	INIT$1 = new Int32Array([
		1732584193,
		4023233417,
		2562383102,
		271733878,
		3285377520
	]);
	K$1 = new Int32Array([
		1518500249,
		1859775393,
		2400959708,
		3395469782
	]);
	Sha1Js = class Sha1Js {
		digestLength = DIGEST_LENGTH$1;
		state = Int32Array.from(INIT$1);
		w;
		buffer = new Uint8Array(BLOCK$1);
		bufferLength = 0;
		bytesHashed = 0;
		finished = false;
		inner;
		outer;
		constructor(secret) {
			if (secret) {
				const key = Sha1Js.normalizeKey(secret);
				this.inner = new Sha1Js();
				this.outer = new Sha1Js();
				const pad = /* @__PURE__ */ new Uint8Array(128);
				for (let i = 0; i < BLOCK$1; ++i) {
					pad[i] = 54 ^ key[i];
					pad[i + BLOCK$1] = 92 ^ key[i];
				}
				this.inner.update(pad.subarray(0, BLOCK$1));
				this.outer.update(pad.subarray(BLOCK$1));
			}
		}
		update(data) {
			if (this.finished) throw new Error("Attempted to update an already finished HMAC.");
			if (this.inner) {
				this.inner.update(data);
				return;
			}
			let pos = 0;
			let { length } = data;
			this.bytesHashed += length;
			if (this.bufferLength > 0) {
				while (length > 0 && this.bufferLength < BLOCK$1) {
					this.buffer[this.bufferLength++] = data[pos++];
					--length;
				}
				if (this.bufferLength === BLOCK$1) {
					this.hashBuffer(this.buffer, 0);
					this.bufferLength = 0;
				}
			}
			while (length >= BLOCK$1) {
				this.hashBuffer(data, pos);
				pos += BLOCK$1;
				length -= BLOCK$1;
			}
			while (length > 0) {
				this.buffer[this.bufferLength++] = data[pos++];
				--length;
			}
		}
		async digest() {
			if (this.inner && this.outer) {
				if (this.finished) throw new Error("Attempted to digest an already finished HMAC.");
				this.finished = true;
				const innerDigest = this.inner.digestSync();
				this.outer.update(innerDigest);
				return this.outer.digestSync();
			}
			return this.digestSync();
		}
		reset() {
			this.state = Int32Array.from(INIT$1);
			this.buffer = new Uint8Array(BLOCK$1);
			this.bufferLength = 0;
			this.bytesHashed = 0;
		}
		digestSync() {
			const state = this.state.slice();
			const buffer = this.buffer.slice();
			let bufferLength = this.bufferLength;
			const bitsHi = this.bytesHashed / 536870912 | 0;
			const bitsLo = this.bytesHashed << 3;
			buffer[bufferLength++] = 128;
			if (bufferLength > 56) {
				for (let i = bufferLength; i < BLOCK$1; ++i) buffer[i] = 0;
				this.hashBufferWith(state, buffer, 0);
				bufferLength = 0;
			}
			for (let i = bufferLength; i < 56; ++i) buffer[i] = 0;
			const v = new DataView(buffer.buffer, buffer.byteOffset, BLOCK$1);
			v.setUint32(56, bitsHi, false);
			v.setUint32(60, bitsLo, false);
			this.hashBufferWith(state, buffer, 0);
			const out = new Uint8Array(DIGEST_LENGTH$1);
			out[0] = state[0] >>> 24 & 255;
			out[1] = state[0] >>> 16 & 255;
			out[2] = state[0] >>> 8 & 255;
			out[3] = state[0] & 255;
			out[4] = state[1] >>> 24 & 255;
			out[5] = state[1] >>> 16 & 255;
			out[6] = state[1] >>> 8 & 255;
			out[7] = state[1] & 255;
			out[8] = state[2] >>> 24 & 255;
			out[9] = state[2] >>> 16 & 255;
			out[10] = state[2] >>> 8 & 255;
			out[11] = state[2] & 255;
			out[12] = state[3] >>> 24 & 255;
			out[13] = state[3] >>> 16 & 255;
			out[14] = state[3] >>> 8 & 255;
			out[15] = state[3] & 255;
			out[16] = state[4] >>> 24 & 255;
			out[17] = state[4] >>> 16 & 255;
			out[18] = state[4] >>> 8 & 255;
			out[19] = state[4] & 255;
			return out;
		}
		static normalizeKey(secret) {
			const key = toUint8Array(secret);
			if (key.byteLength > BLOCK$1) {
				const h = new Sha1Js();
				h.update(key);
				const digest = h.digestSync();
				const padded = new Uint8Array(BLOCK$1);
				padded.set(digest);
				return padded;
			}
			const padded = new Uint8Array(BLOCK$1);
			padded.set(key);
			return padded;
		}
		hashBuffer(data, offset) {
			this.hashBufferWith(this.state, data, offset);
		}
		hashBufferWith(state, data, offset) {
			const w = this.w ??= /* @__PURE__ */ new Int32Array(80);
			let s0 = state[0], s1 = state[1], s2 = state[2], s3 = state[3], s4 = state[4];
			for (let t = 0; t < 16; ++t) w[t] = (data[offset + t * 4] & 255) << 24 | (data[offset + t * 4 + 1] & 255) << 16 | (data[offset + t * 4 + 2] & 255) << 8 | data[offset + t * 4 + 3] & 255;
			for (let t = 16; t < 80; ++t) {
				const x = w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16];
				w[t] = x << 1 | x >>> 31;
			}
			for (let t = 0; t < 80; ++t) {
				const r = t < 20 ? 0 : t < 40 ? 1 : t < 60 ? 2 : 3;
				const temp = ((s0 << 5 | s0 >>> 27) + (r === 0 ? s1 & s2 ^ ~s1 & s3 : r === 2 ? s1 & s2 ^ s1 & s3 ^ s2 & s3 : s1 ^ s2 ^ s3) | 0) + (s4 + (K$1[r] + w[t] | 0) | 0) | 0;
				s4 = s3;
				s3 = s2;
				s2 = s1 << 30 | s1 >>> 2;
				s1 = s0;
				s0 = temp;
			}
			state[0] = state[0] + s0 | 0;
			state[1] = state[1] + s1 | 0;
			state[2] = state[2] + s2 | 0;
			state[3] = state[3] + s3 | 0;
			state[4] = state[4] + s4 | 0;
		}
	};
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/sha/sha1/Sha1Node.js
function buildNativeClass() {
	return class Sha1Node {
		digestLength = 20;
		secret;
		hash;
		isHmac;
		finished = false;
		constructor(secret) {
			this.secret = secret;
			this.isHmac = !!secret;
			this.hash = this.createHash();
		}
		update(data) {
			if (this.finished) throw new Error("Attempted to update an already finished hash.");
			this.hash.update(data);
		}
		async digest() {
			let buf;
			if (this.isHmac) {
				this.finished = true;
				buf = this.hash.digest();
			} else buf = this.hash.copy().digest();
			return new Uint8Array(buf.buffer, buf.byteOffset, buf.byteLength);
		}
		reset() {
			this.hash = this.createHash();
			this.finished = false;
		}
		createHash() {
			return this.secret ? createHmac("sha1", toBuffer$1(this.secret)) : createHash("sha1");
		}
	};
}
function toBuffer$1(data) {
	if (typeof data === "string") return data;
	if (ArrayBuffer.isView(data)) return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
	return Buffer.from(data);
}
var hasNativeCrypto, Sha1Node;
var init_Sha1Node = __esmMin((() => {
	init_Sha1Js();
	hasNativeCrypto = (() => {
		try {
			createHash("sha1");
			return true;
		} catch {
			return false;
		}
	})();
	Sha1Node = hasNativeCrypto ? buildNativeClass() : Sha1Js;
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/sha/sha1/Sha1WebCrypto.js
var digest$1, sign$1, importKey$1, subtle$1, MAX_PENDING_BYTES$1, Sha1WebCrypto;
var init_Sha1WebCrypto = __esmMin((() => {
	init_serde();
	init_Sha1Js();
	({digest: digest$1, sign: sign$1, importKey: importKey$1} = globalThis?.crypto?.subtle ?? {});
	subtle$1 = typeof digest$1 === "function" && typeof sign$1 === "function" && typeof importKey$1 === "function" ? globalThis.crypto.subtle : void 0;
	MAX_PENDING_BYTES$1 = 8388608;
	Sha1WebCrypto = class {
		digestLength = 20;
		secret;
		pending = [];
		pendingBytes = 0;
		fallback;
		finished = false;
		constructor(secret) {
			if (secret) this.secret = toUint8Array(secret);
		}
		update(data) {
			if (this.finished) throw new Error("Attempted to update an already finished HMAC.");
			if (this.fallback) {
				this.fallback.update(data);
				return;
			}
			this.pending.push(data.slice());
			this.pendingBytes += data.byteLength;
			if (this.pendingBytes >= MAX_PENDING_BYTES$1) this.switchToFallback();
		}
		async digest() {
			if (this.fallback) return this.fallback.digest();
			if (this.secret && this.finished) throw new Error("Attempted to digest an already finished HMAC.");
			const data = concatBytes(this.pending);
			if (subtle$1) {
				if (this.secret) {
					this.finished = true;
					const key = await subtle$1.importKey("raw", this.secret, {
						name: "HMAC",
						hash: "SHA-1"
					}, false, ["sign"]);
					const sig = await subtle$1.sign("HMAC", key, data);
					return new Uint8Array(sig);
				}
				const hash = await subtle$1.digest("SHA-1", data);
				return new Uint8Array(hash);
			}
			const sha1 = new Sha1Js(this.secret);
			sha1.update(data);
			return sha1.digest();
		}
		reset() {
			this.pending = [];
			this.pendingBytes = 0;
			this.fallback = void 0;
			this.finished = false;
		}
		switchToFallback() {
			const sha1Js = new Sha1Js(this.secret);
			for (const chunk of this.pending) sha1Js.update(chunk);
			this.fallback = sha1Js;
			this.pending = [];
			this.pendingBytes = 0;
		}
	};
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/sha/sha512/Sha512Js.js
function addInto(state, slot, vh, vl) {
	const i = slot * 2;
	const lo = (state[i + 1] >>> 0) + (vl >>> 0);
	state[i] = (state[i] >>> 0) + (vh >>> 0) + (lo > 4294967295 ? 1 : 0) >>> 0;
	state[i + 1] = lo >>> 0;
}
function rotrH(hi, lo, n) {
	if (n < 32) return (hi >>> n | lo << 32 - n) >>> 0;
	if (n === 32) return lo >>> 0;
	return (lo >>> n - 32 | hi << 64 - n) >>> 0;
}
function rotrL(hi, lo, n) {
	if (n < 32) return (lo >>> n | hi << 32 - n) >>> 0;
	if (n === 32) return hi >>> 0;
	return (hi >>> n - 32 | lo << 64 - n) >>> 0;
}
function shrH(hi, n) {
	if (n < 32) return hi >>> n;
	return 0;
}
function shrL(hi, lo, n) {
	if (n < 32) return (lo >>> n | hi << 32 - n) >>> 0;
	if (n === 32) return hi >>> 0;
	return hi >>> n - 32;
}
var BLOCK, DIGEST_LENGTH, MAX_HASHABLE_LENGTH, INIT, K, Sha512Js;
var init_Sha512Js = __esmMin((() => {
	init_serde();
	BLOCK = 128;
	DIGEST_LENGTH = 64;
	MAX_HASHABLE_LENGTH = 2 ** 53 - 1;
	INIT = new Uint32Array([
		1779033703,
		4089235720,
		3144134277,
		2227873595,
		1013904242,
		4271175723,
		2773480762,
		1595750129,
		1359893119,
		2917565137,
		2600822924,
		725511199,
		528734635,
		4215389547,
		1541459225,
		327033209
	]);
	K = new Uint32Array([
		1116352408,
		3609767458,
		1899447441,
		602891725,
		3049323471,
		3964484399,
		3921009573,
		2173295548,
		961987163,
		4081628472,
		1508970993,
		3053834265,
		2453635748,
		2937671579,
		2870763221,
		3664609560,
		3624381080,
		2734883394,
		310598401,
		1164996542,
		607225278,
		1323610764,
		1426881987,
		3590304994,
		1925078388,
		4068182383,
		2162078206,
		991336113,
		2614888103,
		633803317,
		3248222580,
		3479774868,
		3835390401,
		2666613458,
		4022224774,
		944711139,
		264347078,
		2341262773,
		604807628,
		2007800933,
		770255983,
		1495990901,
		1249150122,
		1856431235,
		1555081692,
		3175218132,
		1996064986,
		2198950837,
		2554220882,
		3999719339,
		2821834349,
		766784016,
		2952996808,
		2566594879,
		3210313671,
		3203337956,
		3336571891,
		1034457026,
		3584528711,
		2466948901,
		113926993,
		3758326383,
		338241895,
		168717936,
		666307205,
		1188179964,
		773529912,
		1546045734,
		1294757372,
		1522805485,
		1396182291,
		2643833823,
		1695183700,
		2343527390,
		1986661051,
		1014477480,
		2177026350,
		1206759142,
		2456956037,
		344077627,
		2730485921,
		1290863460,
		2820302411,
		3158454273,
		3259730800,
		3505952657,
		3345764771,
		106217008,
		3516065817,
		3606008344,
		3600352804,
		1432725776,
		4094571909,
		1467031594,
		275423344,
		851169720,
		430227734,
		3100823752,
		506948616,
		1363258195,
		659060556,
		3750685593,
		883997877,
		3785050280,
		958139571,
		3318307427,
		1322822218,
		3812723403,
		1537002063,
		2003034995,
		1747873779,
		3602036899,
		1955562222,
		1575990012,
		2024104815,
		1125592928,
		2227730452,
		2716904306,
		2361852424,
		442776044,
		2428436474,
		593698344,
		2756734187,
		3733110249,
		3204031479,
		2999351573,
		3329325298,
		3815920427,
		3391569614,
		3928383900,
		3515267271,
		566280711,
		3940187606,
		3454069534,
		4118630271,
		4000239992,
		116418474,
		1914138554,
		174292421,
		2731055270,
		289380356,
		3203993006,
		460393269,
		320620315,
		685471733,
		587496836,
		852142971,
		1086792851,
		1017036298,
		365543100,
		1126000580,
		2618297676,
		1288033470,
		3409855158,
		1501505948,
		4234509866,
		1607167915,
		987167468,
		1816402316,
		1246189591
	]);
	Sha512Js = class Sha512Js {
		digestLength = DIGEST_LENGTH;
		state = Uint32Array.from(INIT);
		w;
		buffer = new Uint8Array(BLOCK);
		bufferLength = 0;
		bytesHashed = 0;
		finished = false;
		key;
		inner;
		outer;
		constructor(secret) {
			if (secret !== void 0) {
				this.key = Sha512Js.normalizeKey(secret);
				this.initHmac();
			}
		}
		update(data) {
			if (this.finished) throw new Error("Attempted to update an already finished HMAC.");
			if (this.inner) {
				this.inner.update(data);
				return;
			}
			const chunk = toUint8Array(data);
			let position = 0;
			let { byteLength } = chunk;
			this.bytesHashed += byteLength;
			if (this.bytesHashed * 8 > MAX_HASHABLE_LENGTH) throw new Error("Cannot hash more than 2^53 - 1 bits");
			while (byteLength > 0) {
				this.buffer[this.bufferLength++] = chunk[position++];
				byteLength--;
				if (this.bufferLength === BLOCK) {
					this.hashBuffer();
					this.bufferLength = 0;
				}
			}
		}
		async digest() {
			if (this.inner && this.outer) {
				if (this.finished) throw new Error("Attempted to digest an already finished HMAC.");
				this.finished = true;
				const innerDigest = this.inner.digestSync();
				this.outer.update(innerDigest);
				return this.outer.digestSync();
			}
			return this.digestSync();
		}
		reset() {
			this.state = Uint32Array.from(INIT);
			this.buffer = new Uint8Array(BLOCK);
			this.bufferLength = 0;
			this.bytesHashed = 0;
			this.finished = false;
			if (this.key) this.initHmac();
		}
		initHmac() {
			const key = this.key;
			this.inner = new Sha512Js();
			this.outer = new Sha512Js();
			const pad = /* @__PURE__ */ new Uint8Array(256);
			for (let i = 0; i < BLOCK; ++i) {
				pad[i] = 54 ^ key[i];
				pad[i + BLOCK] = 92 ^ key[i];
			}
			this.inner.update(pad.subarray(0, BLOCK));
			this.outer.update(pad.subarray(BLOCK));
		}
		digestSync() {
			const state = this.state.slice();
			const buffer = this.buffer.slice();
			let bufferLength = this.bufferLength;
			const bitsHashed = this.bytesHashed * 8;
			const bitsHi = Math.floor(bitsHashed / 4294967296);
			const bitsLo = bitsHashed >>> 0;
			buffer[bufferLength++] = 128;
			if (bufferLength > 112) {
				for (let i = bufferLength; i < BLOCK; ++i) buffer[i] = 0;
				this.hashBufferWith(state, buffer);
				bufferLength = 0;
			}
			for (let i = bufferLength; i < 120; ++i) buffer[i] = 0;
			const v = new DataView(buffer.buffer, buffer.byteOffset, BLOCK);
			v.setUint32(120, bitsHi, false);
			v.setUint32(124, bitsLo, false);
			this.hashBufferWith(state, buffer);
			const out = new Uint8Array(DIGEST_LENGTH);
			const dv = new DataView(out.buffer);
			for (let i = 0; i < 16; ++i) dv.setUint32(i * 4, state[i], false);
			return out;
		}
		static normalizeKey(secret) {
			const key = toUint8Array(secret);
			if (key.byteLength > BLOCK) {
				const h = new Sha512Js();
				h.update(key);
				const padded = new Uint8Array(BLOCK);
				padded.set(h.digestSync());
				return padded;
			}
			const padded = new Uint8Array(BLOCK);
			padded.set(key);
			return padded;
		}
		hashBuffer() {
			this.hashBufferWith(this.state, this.buffer);
		}
		hashBufferWith(state, buffer) {
			const w = this.w ??= /* @__PURE__ */ new Uint32Array(160);
			const v = /* @__PURE__ */ new Uint32Array(16);
			for (let i = 0; i < 16; ++i) v[i] = state[i];
			for (let i = 0; i < 16; ++i) {
				const o = i * 8;
				w[i * 2] = (buffer[o] << 24 | buffer[o + 1] << 16 | buffer[o + 2] << 8 | buffer[o + 3]) >>> 0;
				w[i * 2 + 1] = (buffer[o + 4] << 24 | buffer[o + 5] << 16 | buffer[o + 6] << 8 | buffer[o + 7]) >>> 0;
			}
			for (let i = 16; i < 80; ++i) {
				const g15h = w[(i - 15) * 2];
				const g15l = w[(i - 15) * 2 + 1];
				const s0h = rotrH(g15h, g15l, 1) ^ rotrH(g15h, g15l, 8) ^ shrH(g15h, 7);
				const s0l = rotrL(g15h, g15l, 1) ^ rotrL(g15h, g15l, 8) ^ shrL(g15h, g15l, 7);
				const g2h = w[(i - 2) * 2];
				const g2l = w[(i - 2) * 2 + 1];
				const s1h = rotrH(g2h, g2l, 19) ^ rotrH(g2h, g2l, 61) ^ shrH(g2h, 6);
				const s1l = rotrL(g2h, g2l, 19) ^ rotrL(g2h, g2l, 61) ^ shrL(g2h, g2l, 6);
				const w7h = w[(i - 7) * 2];
				const w7l = w[(i - 7) * 2 + 1];
				const w16h = w[(i - 16) * 2];
				let lo = (w[(i - 16) * 2 + 1] >>> 0) + (s0l >>> 0);
				let hi = (w16h >>> 0) + (s0h >>> 0) + (lo > 4294967295 ? 1 : 0);
				lo = (lo >>> 0) + (w7l >>> 0);
				hi = (hi >>> 0) + (w7h >>> 0) + (lo > 4294967295 ? 1 : 0);
				lo = (lo >>> 0) + (s1l >>> 0);
				hi = (hi >>> 0) + (s1h >>> 0) + (lo > 4294967295 ? 1 : 0);
				w[i * 2] = hi >>> 0;
				w[i * 2 + 1] = lo >>> 0;
			}
			let ah = v[0], al = v[1], bh = v[2], bl = v[3], ch = v[4], cl = v[5], dh = v[6], dl = v[7], eh = v[8], el = v[9], fh = v[10], fl = v[11], gh = v[12], gl = v[13], hh = v[14], hl = v[15];
			for (let i = 0; i < 80; ++i) {
				const s1h = rotrH(eh, el, 14) ^ rotrH(eh, el, 18) ^ rotrH(eh, el, 41);
				const s1l = rotrL(eh, el, 14) ^ rotrL(eh, el, 18) ^ rotrL(eh, el, 41);
				const chh = eh & fh ^ ~eh & gh;
				const chl = el & fl ^ ~el & gl;
				let t1l = (hl >>> 0) + (s1l >>> 0);
				let t1h = (hh >>> 0) + (s1h >>> 0) + (t1l > 4294967295 ? 1 : 0);
				t1l = (t1l >>> 0) + (chl >>> 0);
				t1h = (t1h >>> 0) + (chh >>> 0) + (t1l > 4294967295 ? 1 : 0);
				t1l = (t1l >>> 0) + (K[i * 2 + 1] >>> 0);
				t1h = (t1h >>> 0) + (K[i * 2] >>> 0) + (t1l > 4294967295 ? 1 : 0);
				t1l = (t1l >>> 0) + (w[i * 2 + 1] >>> 0);
				t1h = (t1h >>> 0) + (w[i * 2] >>> 0) + (t1l > 4294967295 ? 1 : 0);
				const s0h = rotrH(ah, al, 28) ^ rotrH(ah, al, 34) ^ rotrH(ah, al, 39);
				const s0l = rotrL(ah, al, 28) ^ rotrL(ah, al, 34) ^ rotrL(ah, al, 39);
				const majh = ah & bh ^ ah & ch ^ bh & ch;
				const majl = al & bl ^ al & cl ^ bl & cl;
				let t2l = (s0l >>> 0) + (majl >>> 0);
				let t2h = (s0h >>> 0) + (majh >>> 0) + (t2l > 4294967295 ? 1 : 0);
				t2l = t2l >>> 0;
				t2h = t2h >>> 0;
				hh = gh;
				hl = gl;
				gh = fh;
				gl = fl;
				fh = eh;
				fl = el;
				let el2 = (dl >>> 0) + (t1l >>> 0);
				eh = (dh >>> 0) + (t1h >>> 0) + (el2 > 4294967295 ? 1 : 0) >>> 0;
				el = el2 >>> 0;
				dh = ch;
				dl = cl;
				ch = bh;
				cl = bl;
				bh = ah;
				bl = al;
				let al2 = (t1l >>> 0) + (t2l >>> 0);
				ah = (t1h >>> 0) + (t2h >>> 0) + (al2 > 4294967295 ? 1 : 0) >>> 0;
				al = al2 >>> 0;
			}
			addInto(state, 0, ah, al);
			addInto(state, 1, bh, bl);
			addInto(state, 2, ch, cl);
			addInto(state, 3, dh, dl);
			addInto(state, 4, eh, el);
			addInto(state, 5, fh, fl);
			addInto(state, 6, gh, gl);
			addInto(state, 7, hh, hl);
		}
	};
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/sha/sha512/Sha512.js
function detectNative() {
	if (nativeSupported === void 0) try {
		createHash("sha512");
		nativeSupported = true;
	} catch {
		nativeSupported = false;
	}
	return nativeSupported;
}
function toBuffer(data) {
	if (typeof data === "string") return data;
	if (ArrayBuffer.isView(data)) return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
	return Buffer.from(data);
}
var nativeSupported, Sha512;
var init_Sha512 = __esmMin((() => {
	init_Sha512Js();
	;
	Sha512 = class extends Sha512Js {
		native;
		nativeSecret;
		nativeFinished = false;
		constructor(secret) {
			super(secret);
			this.nativeSecret = secret;
			if (detectNative()) this.native = this.createNative();
		}
		update(data) {
			if (!this.native) {
				super.update(data);
				return;
			}
			if (this.nativeFinished) throw new Error("Attempted to update an already finished hash.");
			this.native.update(data);
		}
		async digest() {
			if (!this.native) return super.digest();
			let buf;
			if (this.nativeSecret !== void 0) {
				this.nativeFinished = true;
				buf = this.native.digest();
			} else buf = this.native.copy().digest();
			return new Uint8Array(buf.buffer, buf.byteOffset, buf.byteLength);
		}
		reset() {
			if (!this.native) {
				super.reset();
				return;
			}
			this.native = this.createNative();
			this.nativeFinished = false;
		}
		createNative() {
			return this.nativeSecret !== void 0 ? createHmac("sha512", toBuffer(this.nativeSecret)) : createHash("sha512");
		}
	};
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/sha/sha512/Sha512WebCrypto.js
var digest, sign, importKey, subtle, MAX_PENDING_BYTES, BLOCK_SIZE, Sha512WebCrypto;
var init_Sha512WebCrypto = __esmMin((() => {
	init_serde();
	init_Sha512Js();
	({digest, sign, importKey} = globalThis?.crypto?.subtle ?? {});
	subtle = typeof digest === "function" && typeof sign === "function" && typeof importKey === "function" ? globalThis.crypto.subtle : void 0;
	MAX_PENDING_BYTES = 8388608;
	BLOCK_SIZE = 128;
	Sha512WebCrypto = class {
		digestLength = 64;
		secret;
		pending = [];
		pendingBytes = 0;
		fallback;
		finished = false;
		constructor(secret) {
			if (secret !== void 0) {
				const key = toUint8Array(secret);
				this.secret = key.byteLength === 0 ? new Uint8Array(BLOCK_SIZE) : key;
			}
			if (!subtle) this.fallback = new Sha512Js(secret);
		}
		update(data) {
			if (this.finished) throw new Error("Attempted to update an already finished HMAC.");
			if (this.fallback) {
				this.fallback.update(data);
				return;
			}
			this.pending.push(data.slice());
			this.pendingBytes += data.byteLength;
			if (this.pendingBytes >= MAX_PENDING_BYTES) this.switchToFallback();
		}
		async digest() {
			if (this.fallback) return this.fallback.digest();
			if (this.secret && this.finished) throw new Error("Attempted to digest an already finished HMAC.");
			const data = concatBytes(this.pending);
			if (this.secret) {
				this.finished = true;
				const key = await subtle.importKey("raw", this.secret, {
					name: "HMAC",
					hash: "SHA-512"
				}, false, ["sign"]);
				const sig = await subtle.sign("HMAC", key, data);
				return new Uint8Array(sig);
			}
			const hash = await subtle.digest("SHA-512", data);
			return new Uint8Array(hash);
		}
		reset() {
			this.pending = [];
			this.pendingBytes = 0;
			this.finished = false;
			if (subtle) this.fallback = void 0;
			else this.fallback = new Sha512Js(this.secret);
		}
		switchToFallback() {
			const sha512Js = new Sha512Js(this.secret);
			for (const chunk of this.pending) sha512Js.update(chunk);
			this.fallback = sha512Js;
			this.pending = [];
			this.pendingBytes = 0;
		}
	};
}));

// node_modules/@aws-sdk/checksums/dist-es/submodules/sha/index.js
var sha_exports = /* @__PURE__ */ __exportAll({
	Sha1: () => Sha1Node,
	Sha1Js: () => Sha1Js,
	Sha1Node: () => Sha1Node,
	Sha1WebCrypto: () => Sha1WebCrypto,
	Sha256: () => Sha256Node,
	Sha256Js: () => Sha256Js,
	Sha256Node: () => Sha256Node,
	Sha512: () => Sha512,
	Sha512Js: () => Sha512Js,
	Sha512WebCrypto: () => Sha512WebCrypto
});
var init_sha = __esmMin((() => {
	init_Sha1Js();
	init_Sha1Node();
	init_Sha1WebCrypto();
	init_Sha512();
	init_Sha512Js();
	init_Sha512WebCrypto();
	init_checksum();
}));

// node_modules/@aws-sdk/client-s3/dist-cjs/index.js
var require_dist_cjs = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { getFlexibleChecksumsPlugin, NODE_RESPONSE_CHECKSUM_VALIDATION_CONFIG_OPTIONS, NODE_REQUEST_CHECKSUM_CALCULATION_CONFIG_OPTIONS, resolveFlexibleChecksumsConfig } = (init_flexible_checksums(), __toCommonJS(flexible_checksums_exports));
	const { awsEndpointFunctions, emitWarningIfUnsupportedVersion: emitWarningIfUnsupportedVersion$1, createDefaultUserAgentProvider, NODE_APP_ID_CONFIG_OPTIONS, getAwsRegionExtensionConfiguration, resolveAwsRegionExtensionConfiguration, resolveUserAgentConfig, resolveHostHeaderConfig, getUserAgentPlugin, getHostHeaderPlugin, getLoggerPlugin, getRecursionDetectionPlugin } = (init_client(), __toCommonJS(client_exports));
	const { getThrow200ExceptionsPlugin, getSsecPlugin, getLocationConstraintPlugin, getS3ExpiresMiddlewarePlugin, getCheckContentLengthHeaderPlugin, S3RestXmlProtocol, NODE_USE_ARN_REGION_CONFIG_OPTIONS, NODE_DISABLE_S3_EXPRESS_SESSION_AUTH_OPTIONS, resolveS3Config, getValidateBucketNamePlugin, getAddExpectContinuePlugin, getRegionRedirectMiddlewarePlugin, getS3ExpressPlugin, getS3ExpressHttpSigningPlugin } = (init_s3(), __toCommonJS(s3_exports));
	const { getHttpAuthSchemeEndpointRuleSetPlugin, DefaultIdentityProviderConfig, getHttpSigningPlugin, createPaginator } = (init_dist_es(), __toCommonJS(dist_es_exports));
	const { normalizeProvider, getSmithyContext, makeBuilder, ServiceException, NoOpLogger, emitWarningIfUnsupportedVersion, loadConfigsForDefaultMode, getDefaultExtensionConfiguration, resolveDefaultRuntimeConfig, Client, createWaiter, checkExceptions, WaiterState, createAggregatedClient } = (init_client$1(), __toCommonJS(client_exports$1));
	const { Command: $Command } = (init_client$1(), __toCommonJS(client_exports$1));
	const { resolveDefaultsModeConfig, loadConfig, NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, NODE_REGION_CONFIG_OPTIONS, NODE_REGION_CONFIG_FILE_OPTIONS, resolveRegionConfig } = (init_config$1(), __toCommonJS(config_exports));
	const { BinaryDecisionDiagram, EndpointCache, decideEndpoint, customEndpointFunctions, resolveParams, getEndpointPlugin, resolveEndpointConfig } = (init_endpoints(), __toCommonJS(endpoints_exports));
	const { eventStreamSerdeProvider, resolveEventStreamSerdeConfig } = (init_event_streams(), __toCommonJS(event_streams_exports));
	const { parseUrl, getHttpHandlerExtensionConfiguration, resolveHttpHandlerRuntimeConfig, getContentLengthPlugin } = (init_protocols$1(), __toCommonJS(protocols_exports));
	const { DEFAULT_RETRY_MODE, NODE_RETRY_MODE_CONFIG_OPTIONS, NODE_MAX_ATTEMPT_CONFIG_OPTIONS, resolveRetryConfig, getRetryPlugin } = (init_retry(), __toCommonJS(retry_exports));
	const { TypeRegistry, getSchemaSerdePlugin } = (init_schema(), __toCommonJS(schema_exports));
	const { resolveAwsSdkSigV4Config, resolveAwsSdkSigV4AConfig, AwsSdkSigV4Signer, AwsSdkSigV4ASigner, NODE_SIGV4A_CONFIG_OPTIONS, NODE_AUTH_SCHEME_PREFERENCE_OPTIONS } = (init_httpAuthSchemes(), __toCommonJS(httpAuthSchemes_exports));
	const { SignatureV4MultiRegion } = require_dist_cjs$13();
	const { defaultProvider } = require_dist_cjs$1();
	const { Sha256, Md5, readableStreamHasher } = (init_checksum(), __toCommonJS(checksum_exports));
	const { toUtf8, fromUtf8, sdkStreamMixin, getAwsChunkedEncodingStream, toBase64, fromBase64, calculateBodyLength } = (init_serde(), __toCommonJS(serde_exports));
	const { streamCollector, NodeHttpHandler } = require_dist_cjs$9();
	const { Sha1 } = (init_sha(), __toCommonJS(sha_exports));
	const aw = "ref";
	const ax = "argv";
	const ay = "backend";
	const az = "authSchemes";
	const aA = "disableDoubleEncoding";
	const aB = "signingName";
	const aC = "signingRegion";
	const aD = "signingRegionSet";
	const a = -1;
	const b = true;
	const c = false;
	const d = "isSet";
	const e = "booleanEquals";
	const f = "stringEquals";
	const g = "coalesce";
	const h = "substring";
	const i = "";
	const j = "aws.partition";
	const k = "partitionResult";
	const l = "accessPointSuffix";
	const m = "regionPrefix";
	const n = (n) => "outpostId_ssa_" + n + i;
	const o = "hardwareType";
	const p = "ite";
	const q = "isValidHostLabel";
	const s = "sigv4";
	const t = "aws.isVirtualHostableS3Bucket";
	const u = "url";
	const v = "getAttr";
	const w = "bucketArn";
	const x = "--";
	const y = "arnType";
	const z = "accesspoint";
	const A = (n) => "accessPointName_ssa_" + n + i;
	const B = "s3-object-lambda";
	const C = "s3-outposts";
	const D = "bucketPartition";
	const E = "us-east-1";
	const F = "outpostType";
	const G = "name";
	const H = "s3";
	const I = "{url#scheme}://{Bucket}.{url#authority}{url#path}";
	const J = "{url#scheme}://{url#authority}{url#path}";
	const K = "{url#scheme}://{url#authority}{url#normalizedPath}{Bucket}";
	const L = "https://{Bucket}.s3-accelerate.{partitionResult#dnsSuffix}";
	const M = "https://{Bucket}.s3.{partitionResult#dnsSuffix}";
	const N = (n) => "{url#scheme}://{accessPointName_ssa_" + n + "}-{bucketArn#accountId}.{url#authority}{url#path}";
	const O = (n) => "Invalid ARN: The access point name may only contain a-z, A-Z, 0-9 and `-`. Found: `{accessPointName_ssa_" + n + "}`";
	const P = "sigv4a";
	const Q = "{url#scheme}://{url#authority}{url#normalizedPath}{uri_encoded_bucket}";
	const R = "https://s3.{partitionResult#dnsSuffix}/{uri_encoded_bucket}";
	const S = "https://s3.{partitionResult#dnsSuffix}";
	const T = { [aw]: "UseFIPS" };
	const U = { [aw]: "UseDualStack" };
	const V = { [aw]: "Bucket" };
	const W = {
		"fn": v,
		[ax]: [{ [aw]: k }, G]
	};
	const X = { [aw]: u };
	const Y = { [aw]: "Region" };
	const Z = { [aw]: w };
	const aa = { [aw]: y };
	const ab = { [aw]: "accessPointName_ssa_1" };
	const ac = {
		"fn": v,
		[ax]: [Z, "region"]
	};
	const ad = { [aw]: o };
	const ae = {
		"fn": v,
		[ax]: [Z, "service"]
	};
	const af = {
		"fn": v,
		[ax]: [Z, "accountId"]
	};
	const ag = {
		[ay]: "S3Express",
		[az]: [{
			[aA]: true,
			[G]: "{_s3e_auth}",
			[aB]: "s3express",
			[aC]: "{Region}"
		}]
	};
	const ah = {
		[ay]: "S3Express",
		[az]: [{
			[aA]: true,
			[G]: s,
			[aB]: "s3express",
			[aC]: "{Region}"
		}]
	};
	const ai = { [az]: [{
		[aA]: true,
		[G]: P,
		[aB]: C,
		[aD]: ["*"]
	}, {
		[aA]: true,
		[G]: s,
		[aB]: C,
		[aC]: "{Region}"
	}] };
	const aj = { [az]: [{
		[aA]: true,
		[G]: s,
		[aB]: H,
		[aC]: E
	}] };
	const ak = { [az]: [{
		[aA]: true,
		[G]: s,
		[aB]: H,
		[aC]: "{Region}"
	}] };
	const al = { [az]: [{
		[aA]: true,
		[G]: s,
		[aB]: B,
		[aC]: "{bucketArn#region}"
	}] };
	const am = { [az]: [{
		[aA]: true,
		[G]: s,
		[aB]: H,
		[aC]: "{bucketArn#region}"
	}] };
	const an = { [az]: [{
		[aA]: true,
		[G]: P,
		[aB]: C,
		[aD]: ["*"]
	}, {
		[aA]: true,
		[G]: s,
		[aB]: C,
		[aC]: "{bucketArn#region}"
	}] };
	const ao = { [az]: [{
		[aA]: true,
		[G]: s,
		[aB]: B,
		[aC]: "{Region}"
	}] };
	const ap = [Y];
	const aq = [{ [aw]: "Endpoint" }];
	const as = [V];
	const at = [
		V,
		0,
		7,
		true
	];
	const au = [Z, "resourceId[1]"];
	const av = ["*"];
	const _data = {
		conditions: [
			[d, ap],
			[e, [{ [aw]: "Accelerate" }, b]],
			[e, [T, b]],
			[e, [U, b]],
			[d, aq],
			[d, as],
			[f, [{
				fn: g,
				[ax]: [{
					fn: h,
					[ax]: [
						V,
						0,
						6,
						b
					]
				}, i]
			}, "--x-s3"]],
			[f, [{
				fn: g,
				[ax]: [{
					fn: h,
					[ax]: at
				}, i]
			}, "--xa-s3"]],
			[
				j,
				ap,
				k
			],
			[
				h,
				at,
				l
			],
			[f, [{ [aw]: l }, "--op-s3"]],
			[
				h,
				[
					V,
					8,
					12,
					b
				],
				m
			],
			[
				h,
				[
					V,
					32,
					49,
					b
				],
				n(2)
			],
			[
				h,
				[
					V,
					49,
					50,
					b
				],
				o
			],
			[e, [{ [aw]: "ForcePathStyle" }, b]],
			[f, [W, "aws-cn"]],
			[
				p,
				[
					U,
					".dualstack",
					i
				],
				"_s3e_ds"
			],
			[q, [{ [aw]: n(2) }, c]],
			[
				p,
				[
					T,
					"-fips",
					i
				],
				"_s3e_fips"
			],
			[
				p,
				[
					{
						fn: g,
						[ax]: [{ [aw]: "DisableS3ExpressSessionAuth" }, c]
					},
					s,
					"sigv4-s3express"
				],
				"_s3e_auth"
			],
			[t, [V, c]],
			[
				"parseURL",
				aq,
				u
			],
			[e, [{
				fn: g,
				[ax]: [{ [aw]: "UseS3ExpressControlEndpoint" }, c]
			}, b]],
			[t, [V, b]],
			[f, [{
				fn: v,
				[ax]: [X, "scheme"]
			}, "http"]],
			[q, [Y, c]],
			[
				"aws.parseArn",
				as,
				w
			],
			[
				v,
				[{
					fn: "split",
					[ax]: [
						V,
						x,
						0
					]
				}, "[-2]"],
				"s3expressAvailabilityZoneId"
			],
			[f, [{
				fn: g,
				[ax]: [{
					fn: h,
					[ax]: [
						V,
						0,
						4,
						c
					]
				}, i]
			}, "arn:"]],
			[f, [{
				fn: g,
				[ax]: [{
					fn: h,
					[ax]: [
						V,
						16,
						18,
						b
					]
				}, i]
			}, x]],
			[e, [{
				fn: v,
				[ax]: [X, "isIp"]
			}, b]],
			[f, [{
				fn: g,
				[ax]: [{
					fn: h,
					[ax]: [
						V,
						21,
						23,
						b
					]
				}, i]
			}, x]],
			[f, [{
				fn: g,
				[ax]: [{
					fn: h,
					[ax]: [
						V,
						27,
						29,
						b
					]
				}, i]
			}, x]],
			[f, [{ [aw]: m }, "beta"]],
			[
				"uriEncode",
				as,
				"uri_encoded_bucket"
			],
			[q, [Y, b]],
			[e, [{
				fn: g,
				[ax]: [{ [aw]: "UseObjectLambdaEndpoint" }, c]
			}, b]],
			[
				v,
				[Z, "resourceId[0]"],
				y
			],
			[f, [aa, i]],
			[f, [aa, z]],
			[
				v,
				au,
				A(1)
			],
			[f, [ab, i]],
			[f, [ac, i]],
			[f, [{
				fn: g,
				[ax]: [{
					fn: h,
					[ax]: [
						V,
						14,
						16,
						b
					]
				}, i]
			}, x]],
			[f, [ad, "e"]],
			[f, [ad, "o"]],
			[f, [Y, "aws-global"]],
			[f, [{
				fn: g,
				[ax]: [{
					fn: h,
					[ax]: [
						V,
						19,
						21,
						b
					]
				}, i]
			}, x]],
			[f, [ae, B]],
			[e, [{
				fn: g,
				[ax]: [{ [aw]: "DisableAccessPoints" }, c]
			}, b]],
			[f, [ae, C]],
			[
				j,
				[ac],
				D
			],
			[q, [ab, b]],
			[f, [{
				fn: g,
				[ax]: [{
					fn: h,
					[ax]: [
						V,
						26,
						28,
						b
					]
				}, i]
			}, x]],
			[f, [{
				fn: g,
				[ax]: [{
					fn: h,
					[ax]: [
						V,
						15,
						17,
						b
					]
				}, i]
			}, x]],
			[v, [Z, "resourceId[4]"]],
			[f, [{
				fn: g,
				[ax]: [{
					fn: h,
					[ax]: [
						V,
						20,
						22,
						b
					]
				}, i]
			}, x]],
			[e, [{ [aw]: "UseGlobalEndpoint" }, b]],
			[f, [Y, E]],
			[
				v,
				au,
				n(1)
			],
			[e, [{
				fn: g,
				[ax]: [{ [aw]: "UseArnRegion" }, b]
			}, b]],
			[q, [{ [aw]: n(1) }, c]],
			[
				v,
				[Z, "resourceId[2]"],
				F
			],
			[f, [Y, ac]],
			[f, [{
				fn: v,
				[ax]: [{ [aw]: D }, G]
			}, W]],
			[e, [{ [aw]: "DisableMultiRegionAccessPoints" }, b]],
			[q, [ac, b]],
			[f, [{
				fn: v,
				[ax]: [Z, "partition"]
			}, W]],
			[f, [af, i]],
			[f, [ae, H]],
			[q, [af, c]],
			[
				v,
				[Z, "resourceId[3]"],
				A(2)
			],
			[q, [ab, c]],
			[f, [{ [aw]: F }, z]],
			[q, [{ [aw]: A(2) }, c]]
		],
		results: [
			[a],
			[a, "Accelerate cannot be used with FIPS"],
			[a, "Cannot set dual-stack in combination with a custom endpoint."],
			[a, "A custom endpoint cannot be combined with FIPS"],
			[a, "A custom endpoint cannot be combined with S3 Accelerate"],
			[a, "Partition does not support FIPS"],
			[a, "S3Express does not support S3 Accelerate."],
			["{url#scheme}://{url#authority}/{uri_encoded_bucket}{url#path}", ag],
			[I, ag],
			[a, "S3Express bucket name is not a valid virtual hostable name."],
			["https://s3express-control{_s3e_fips}{_s3e_ds}.{Region}.{partitionResult#dnsSuffix}/{uri_encoded_bucket}", ah],
			["https://{Bucket}.s3express{_s3e_fips}-{s3expressAvailabilityZoneId}{_s3e_ds}.{Region}.{partitionResult#dnsSuffix}", ag],
			[a, "Unrecognized S3Express bucket name format."],
			[J, ag],
			["https://s3express-control{_s3e_fips}{_s3e_ds}.{Region}.{partitionResult#dnsSuffix}", ah],
			[a, "Expected a endpoint to be specified but no endpoint was found"],
			["https://{Bucket}.ec2.{url#authority}", ai],
			["https://{Bucket}.ec2.s3-outposts.{Region}.{partitionResult#dnsSuffix}", ai],
			["https://{Bucket}.op-{outpostId_ssa_2}.{url#authority}", ai],
			["https://{Bucket}.op-{outpostId_ssa_2}.s3-outposts.{Region}.{partitionResult#dnsSuffix}", ai],
			[a, "Unrecognized hardware type: \"Expected hardware type o or e but got {hardwareType}\""],
			[a, "Invalid Outposts Bucket alias - it must be a valid bucket name."],
			[a, "Invalid ARN: The outpost Id must only contain a-z, A-Z, 0-9 and `-`."],
			[a, "Custom endpoint `{Endpoint}` was not a valid URI"],
			[a, "S3 Accelerate cannot be used in this region"],
			["https://{Bucket}.s3-fips.dualstack.us-east-1.{partitionResult#dnsSuffix}", aj],
			["https://{Bucket}.s3-fips.dualstack.{Region}.{partitionResult#dnsSuffix}", ak],
			["https://{Bucket}.s3-fips.us-east-1.{partitionResult#dnsSuffix}", aj],
			["https://{Bucket}.s3-fips.{Region}.{partitionResult#dnsSuffix}", ak],
			["https://{Bucket}.s3-accelerate.dualstack.us-east-1.{partitionResult#dnsSuffix}", aj],
			["https://{Bucket}.s3-accelerate.dualstack.{partitionResult#dnsSuffix}", ak],
			["https://{Bucket}.s3.dualstack.us-east-1.{partitionResult#dnsSuffix}", aj],
			["https://{Bucket}.s3.dualstack.{Region}.{partitionResult#dnsSuffix}", ak],
			[K, aj],
			[I, aj],
			[K, ak],
			[I, ak],
			[L, aj],
			[L, ak],
			[M, aj],
			[M, ak],
			["https://{Bucket}.s3.{Region}.{partitionResult#dnsSuffix}", ak],
			[a, "Invalid region: region was not a valid DNS name."],
			[a, "S3 Object Lambda does not support Dual-stack"],
			[a, "S3 Object Lambda does not support S3 Accelerate"],
			[a, "Access points are not supported for this operation"],
			[a, "Invalid configuration: region from ARN `{bucketArn#region}` does not match client region `{Region}` and UseArnRegion is `false`"],
			[a, "Invalid ARN: Missing account id"],
			[N(1), al],
			["https://{accessPointName_ssa_1}-{bucketArn#accountId}.s3-object-lambda-fips.{bucketArn#region}.{bucketPartition#dnsSuffix}", al],
			["https://{accessPointName_ssa_1}-{bucketArn#accountId}.s3-object-lambda.{bucketArn#region}.{bucketPartition#dnsSuffix}", al],
			[a, O(1)],
			[a, "Invalid ARN: The account id may only contain a-z, A-Z, 0-9 and `-`. Found: `{bucketArn#accountId}`"],
			[a, "Invalid region in ARN: `{bucketArn#region}` (invalid DNS name)"],
			[a, "Client was configured for partition `{partitionResult#name}` but ARN (`{Bucket}`) has `{bucketPartition#name}`"],
			[a, "Invalid ARN: The ARN may only contain a single resource component after `accesspoint`."],
			[a, "Invalid ARN: bucket ARN is missing a region"],
			[a, "Invalid ARN: Expected a resource of the format `accesspoint:<accesspoint name>` but no name was provided"],
			[a, "Invalid ARN: Object Lambda ARNs only support `accesspoint` arn types, but found: `{arnType}`"],
			[a, "Access Points do not support S3 Accelerate"],
			["https://{accessPointName_ssa_1}-{bucketArn#accountId}.s3-accesspoint-fips.dualstack.{bucketArn#region}.{bucketPartition#dnsSuffix}", am],
			["https://{accessPointName_ssa_1}-{bucketArn#accountId}.s3-accesspoint-fips.{bucketArn#region}.{bucketPartition#dnsSuffix}", am],
			["https://{accessPointName_ssa_1}-{bucketArn#accountId}.s3-accesspoint.dualstack.{bucketArn#region}.{bucketPartition#dnsSuffix}", am],
			[N(1), am],
			["https://{accessPointName_ssa_1}-{bucketArn#accountId}.s3-accesspoint.{bucketArn#region}.{bucketPartition#dnsSuffix}", am],
			[a, "Invalid ARN: The ARN was not for the S3 service, found: {bucketArn#service}"],
			[a, "S3 MRAP does not support dual-stack"],
			[a, "S3 MRAP does not support FIPS"],
			[a, "S3 MRAP does not support S3 Accelerate"],
			[a, "Invalid configuration: Multi-Region Access Point ARNs are disabled."],
			["https://{accessPointName_ssa_1}.accesspoint.s3-global.{partitionResult#dnsSuffix}", { [az]: [{
				[aA]: b,
				name: P,
				[aB]: H,
				[aD]: av
			}] }],
			[a, "Client was configured for partition `{partitionResult#name}` but bucket referred to partition `{bucketArn#partition}`"],
			[a, "Invalid Access Point Name"],
			[a, "S3 Outposts does not support Dual-stack"],
			[a, "S3 Outposts does not support FIPS"],
			[a, "S3 Outposts does not support S3 Accelerate"],
			[a, "Invalid Arn: Outpost Access Point ARN contains sub resources"],
			["https://{accessPointName_ssa_2}-{bucketArn#accountId}.{outpostId_ssa_1}.{url#authority}", an],
			["https://{accessPointName_ssa_2}-{bucketArn#accountId}.{outpostId_ssa_1}.s3-outposts.{bucketArn#region}.{bucketPartition#dnsSuffix}", an],
			[a, O(2)],
			[a, "Expected an outpost type `accesspoint`, found {outpostType}"],
			[a, "Invalid ARN: expected an access point name"],
			[a, "Invalid ARN: Expected a 4-component resource"],
			[a, "Invalid ARN: The outpost Id may only contain a-z, A-Z, 0-9 and `-`. Found: `{outpostId_ssa_1}`"],
			[a, "Invalid ARN: The Outpost Id was not set"],
			[a, "Invalid ARN: Unrecognized format: {Bucket} (type: {arnType})"],
			[a, "Invalid ARN: No ARN type specified"],
			[a, "Invalid ARN: `{Bucket}` was not a valid ARN"],
			[a, "Path-style addressing cannot be used with ARN buckets"],
			["https://s3-fips.dualstack.us-east-1.{partitionResult#dnsSuffix}/{uri_encoded_bucket}", aj],
			["https://s3-fips.dualstack.{Region}.{partitionResult#dnsSuffix}/{uri_encoded_bucket}", ak],
			["https://s3-fips.us-east-1.{partitionResult#dnsSuffix}/{uri_encoded_bucket}", aj],
			["https://s3-fips.{Region}.{partitionResult#dnsSuffix}/{uri_encoded_bucket}", ak],
			["https://s3.dualstack.us-east-1.{partitionResult#dnsSuffix}/{uri_encoded_bucket}", aj],
			["https://s3.dualstack.{Region}.{partitionResult#dnsSuffix}/{uri_encoded_bucket}", ak],
			[Q, aj],
			[Q, ak],
			[R, aj],
			[R, ak],
			["https://s3.{Region}.{partitionResult#dnsSuffix}/{uri_encoded_bucket}", ak],
			[a, "Path-style addressing cannot be used with S3 Accelerate"],
			[J, ao],
			["https://s3-object-lambda-fips.{Region}.{partitionResult#dnsSuffix}", ao],
			["https://s3-object-lambda.{Region}.{partitionResult#dnsSuffix}", ao],
			["https://s3-fips.dualstack.us-east-1.{partitionResult#dnsSuffix}", aj],
			["https://s3-fips.dualstack.{Region}.{partitionResult#dnsSuffix}", ak],
			["https://s3-fips.us-east-1.{partitionResult#dnsSuffix}", aj],
			["https://s3-fips.{Region}.{partitionResult#dnsSuffix}", ak],
			["https://s3.dualstack.us-east-1.{partitionResult#dnsSuffix}", aj],
			["https://s3.dualstack.{Region}.{partitionResult#dnsSuffix}", ak],
			[J, aj],
			[J, ak],
			[S, aj],
			[S, ak],
			["https://s3.{Region}.{partitionResult#dnsSuffix}", ak],
			[a, "A region must be set when sending requests to S3."]
		]
	};
	const root = 2;
	const nodes = new Int32Array([
		-1,
		1,
		-1,
		0,
		3,
		100000115,
		1,
		424,
		4,
		2,
		272,
		5,
		3,
		233,
		6,
		4,
		85,
		7,
		5,
		15,
		8,
		8,
		9,
		100000115,
		16,
		10,
		13,
		18,
		11,
		13,
		19,
		12,
		13,
		22,
		100000014,
		13,
		35,
		14,
		100000042,
		36,
		100000103,
		435,
		6,
		271,
		16,
		7,
		270,
		17,
		8,
		19,
		18,
		14,
		501,
		106,
		9,
		20,
		24,
		10,
		21,
		24,
		11,
		22,
		24,
		12,
		23,
		24,
		13,
		547,
		24,
		14,
		77,
		25,
		20,
		73,
		26,
		26,
		27,
		78,
		37,
		28,
		100000086,
		38,
		100000086,
		29,
		39,
		47,
		30,
		48,
		100000058,
		31,
		50,
		32,
		100000085,
		51,
		33,
		136,
		55,
		100000076,
		34,
		59,
		35,
		100000084,
		60,
		39,
		36,
		61,
		37,
		100000083,
		62,
		38,
		146,
		63,
		41,
		100000046,
		61,
		40,
		100000083,
		62,
		41,
		150,
		64,
		42,
		100000054,
		66,
		43,
		100000053,
		70,
		44,
		100000052,
		71,
		45,
		100000081,
		73,
		46,
		100000080,
		74,
		100000078,
		100000079,
		40,
		48,
		100000057,
		41,
		100000057,
		49,
		42,
		185,
		50,
		48,
		62,
		51,
		49,
		100000045,
		52,
		51,
		53,
		526,
		60,
		56,
		54,
		62,
		100000055,
		55,
		63,
		57,
		100000046,
		62,
		100000055,
		57,
		64,
		58,
		100000054,
		66,
		59,
		100000053,
		69,
		60,
		100000065,
		70,
		61,
		100000052,
		72,
		100000064,
		100000051,
		49,
		100000045,
		63,
		51,
		64,
		526,
		60,
		67,
		65,
		62,
		100000055,
		66,
		63,
		68,
		100000046,
		62,
		100000055,
		68,
		64,
		69,
		100000054,
		66,
		70,
		100000053,
		68,
		100000047,
		71,
		70,
		72,
		100000052,
		72,
		100000050,
		100000051,
		25,
		74,
		100000042,
		46,
		100000039,
		75,
		57,
		76,
		100000041,
		58,
		100000040,
		100000041,
		26,
		100000088,
		78,
		28,
		100000087,
		79,
		34,
		82,
		80,
		35,
		81,
		545,
		36,
		100000103,
		100000115,
		46,
		100000097,
		83,
		57,
		84,
		100000099,
		58,
		100000098,
		100000099,
		5,
		101,
		86,
		8,
		87,
		100000115,
		16,
		88,
		89,
		18,
		91,
		89,
		19,
		90,
		92,
		21,
		97,
		95,
		19,
		93,
		92,
		21,
		98,
		95,
		21,
		97,
		94,
		22,
		100000014,
		95,
		35,
		96,
		100000042,
		36,
		100000103,
		100000042,
		22,
		100000013,
		98,
		35,
		99,
		100000042,
		36,
		100000101,
		100,
		46,
		100000110,
		100000111,
		6,
		214,
		102,
		7,
		208,
		103,
		8,
		119,
		104,
		14,
		118,
		105,
		21,
		106,
		100000023,
		26,
		107,
		502,
		37,
		108,
		100000086,
		38,
		100000086,
		109,
		39,
		112,
		110,
		48,
		100000058,
		111,
		50,
		136,
		100000085,
		40,
		113,
		100000057,
		41,
		100000057,
		114,
		42,
		115,
		500,
		48,
		100000056,
		116,
		52,
		117,
		100000072,
		65,
		100000069,
		100000072,
		21,
		501,
		100000023,
		9,
		120,
		124,
		10,
		121,
		124,
		11,
		122,
		124,
		12,
		123,
		124,
		13,
		202,
		124,
		14,
		195,
		125,
		20,
		190,
		126,
		21,
		127,
		100000023,
		23,
		128,
		129,
		24,
		189,
		129,
		26,
		130,
		197,
		37,
		131,
		100000086,
		38,
		100000086,
		132,
		39,
		159,
		133,
		48,
		100000058,
		134,
		50,
		135,
		100000085,
		51,
		141,
		136,
		55,
		100000076,
		137,
		59,
		138,
		100000084,
		60,
		100000083,
		139,
		61,
		140,
		100000083,
		63,
		100000083,
		100000046,
		55,
		100000076,
		142,
		59,
		143,
		100000084,
		60,
		148,
		144,
		61,
		145,
		100000083,
		62,
		147,
		146,
		63,
		150,
		100000046,
		63,
		153,
		100000046,
		61,
		149,
		100000083,
		62,
		153,
		150,
		64,
		151,
		100000054,
		66,
		152,
		100000053,
		70,
		100000082,
		100000052,
		64,
		154,
		100000054,
		66,
		155,
		100000053,
		70,
		156,
		100000052,
		71,
		157,
		100000081,
		73,
		158,
		100000080,
		74,
		100000077,
		100000079,
		40,
		160,
		100000057,
		41,
		100000057,
		161,
		42,
		185,
		162,
		48,
		174,
		163,
		49,
		100000045,
		164,
		51,
		165,
		526,
		60,
		168,
		166,
		62,
		100000055,
		167,
		63,
		169,
		100000046,
		62,
		100000055,
		169,
		64,
		170,
		100000054,
		66,
		171,
		100000053,
		69,
		172,
		100000065,
		70,
		173,
		100000052,
		72,
		100000063,
		100000051,
		49,
		100000045,
		175,
		51,
		176,
		526,
		60,
		179,
		177,
		62,
		100000055,
		178,
		63,
		180,
		100000046,
		62,
		100000055,
		180,
		64,
		181,
		100000054,
		66,
		182,
		100000053,
		68,
		100000047,
		183,
		70,
		184,
		100000052,
		72,
		100000048,
		100000051,
		48,
		100000056,
		186,
		52,
		187,
		100000072,
		65,
		100000069,
		188,
		67,
		100000070,
		100000071,
		25,
		100000036,
		100000042,
		21,
		191,
		100000023,
		25,
		192,
		100000042,
		30,
		194,
		193,
		46,
		100000034,
		100000036,
		46,
		100000033,
		100000035,
		21,
		196,
		100000023,
		26,
		100000088,
		197,
		28,
		100000087,
		198,
		34,
		201,
		199,
		35,
		200,
		545,
		36,
		100000101,
		100000115,
		46,
		100000095,
		100000096,
		17,
		203,
		100000022,
		20,
		204,
		100000021,
		21,
		205,
		550,
		33,
		206,
		550,
		44,
		100000016,
		207,
		45,
		100000018,
		100000020,
		8,
		209,
		215,
		16,
		210,
		220,
		18,
		211,
		220,
		19,
		212,
		224,
		20,
		213,
		227,
		21,
		231,
		401,
		8,
		218,
		215,
		19,
		216,
		100000009,
		20,
		217,
		227,
		21,
		231,
		100000009,
		16,
		219,
		220,
		18,
		223,
		220,
		19,
		221,
		224,
		20,
		222,
		227,
		21,
		231,
		100000012,
		19,
		226,
		224,
		20,
		225,
		100000009,
		21,
		100000009,
		100000012,
		20,
		230,
		227,
		21,
		228,
		100000009,
		30,
		229,
		100000009,
		34,
		100000007,
		100000009,
		21,
		231,
		415,
		30,
		232,
		100000008,
		34,
		100000007,
		100000008,
		4,
		100000002,
		234,
		5,
		235,
		480,
		6,
		271,
		236,
		7,
		270,
		237,
		8,
		238,
		491,
		9,
		239,
		243,
		10,
		240,
		243,
		11,
		241,
		243,
		12,
		242,
		243,
		13,
		547,
		243,
		14,
		266,
		244,
		20,
		264,
		245,
		26,
		246,
		267,
		37,
		247,
		100000086,
		38,
		100000086,
		248,
		39,
		249,
		518,
		40,
		250,
		100000057,
		41,
		100000057,
		251,
		42,
		538,
		252,
		48,
		100000043,
		253,
		49,
		100000045,
		254,
		51,
		255,
		526,
		60,
		258,
		256,
		62,
		100000055,
		257,
		63,
		259,
		100000046,
		62,
		100000055,
		259,
		64,
		260,
		100000054,
		66,
		261,
		100000053,
		69,
		262,
		100000065,
		70,
		263,
		100000052,
		72,
		100000062,
		100000051,
		25,
		265,
		100000042,
		46,
		100000031,
		100000032,
		26,
		100000088,
		267,
		28,
		100000087,
		268,
		34,
		269,
		544,
		46,
		100000093,
		100000094,
		8,
		397,
		100000009,
		8,
		407,
		100000009,
		3,
		346,
		273,
		4,
		100000003,
		274,
		5,
		284,
		275,
		8,
		276,
		100000115,
		15,
		100000005,
		277,
		16,
		278,
		281,
		18,
		279,
		281,
		19,
		280,
		281,
		22,
		100000014,
		281,
		35,
		282,
		100000042,
		36,
		100000102,
		283,
		46,
		100000106,
		100000107,
		6,
		405,
		285,
		7,
		395,
		286,
		8,
		295,
		287,
		14,
		501,
		288,
		26,
		289,
		502,
		37,
		290,
		100000086,
		38,
		100000086,
		291,
		39,
		292,
		307,
		40,
		293,
		100000057,
		41,
		100000057,
		294,
		42,
		335,
		500,
		9,
		296,
		300,
		10,
		297,
		300,
		11,
		298,
		300,
		12,
		299,
		300,
		13,
		394,
		300,
		14,
		339,
		301,
		15,
		100000005,
		302,
		20,
		337,
		303,
		26,
		304,
		341,
		37,
		305,
		100000086,
		38,
		100000086,
		306,
		39,
		309,
		307,
		48,
		100000058,
		308,
		50,
		100000074,
		100000085,
		40,
		310,
		100000057,
		41,
		100000057,
		311,
		42,
		335,
		312,
		48,
		324,
		313,
		49,
		100000045,
		314,
		51,
		315,
		526,
		60,
		318,
		316,
		62,
		100000055,
		317,
		63,
		319,
		100000046,
		62,
		100000055,
		319,
		64,
		320,
		100000054,
		66,
		321,
		100000053,
		69,
		322,
		100000065,
		70,
		323,
		100000052,
		72,
		100000061,
		100000051,
		49,
		100000045,
		325,
		51,
		326,
		526,
		60,
		329,
		327,
		62,
		100000055,
		328,
		63,
		330,
		100000046,
		62,
		100000055,
		330,
		64,
		331,
		100000054,
		66,
		332,
		100000053,
		68,
		100000047,
		333,
		70,
		334,
		100000052,
		72,
		100000049,
		100000051,
		48,
		100000056,
		336,
		52,
		100000067,
		100000072,
		25,
		338,
		100000042,
		46,
		100000027,
		100000028,
		15,
		100000005,
		340,
		26,
		100000088,
		341,
		28,
		100000087,
		342,
		34,
		345,
		343,
		35,
		344,
		545,
		36,
		100000102,
		100000115,
		46,
		100000091,
		100000092,
		4,
		100000002,
		347,
		5,
		357,
		348,
		8,
		349,
		100000115,
		15,
		100000005,
		350,
		16,
		351,
		354,
		18,
		352,
		354,
		19,
		353,
		354,
		22,
		100000014,
		354,
		35,
		355,
		100000042,
		36,
		100000043,
		356,
		46,
		100000104,
		100000105,
		6,
		405,
		358,
		7,
		395,
		359,
		8,
		360,
		491,
		9,
		361,
		365,
		10,
		362,
		365,
		11,
		363,
		365,
		12,
		364,
		365,
		13,
		394,
		365,
		14,
		389,
		366,
		15,
		100000005,
		367,
		20,
		387,
		368,
		26,
		369,
		391,
		37,
		370,
		100000086,
		38,
		100000086,
		371,
		39,
		372,
		518,
		40,
		373,
		100000057,
		41,
		100000057,
		374,
		42,
		538,
		375,
		48,
		100000043,
		376,
		49,
		100000045,
		377,
		51,
		378,
		526,
		60,
		381,
		379,
		62,
		100000055,
		380,
		63,
		382,
		100000046,
		62,
		100000055,
		382,
		64,
		383,
		100000054,
		66,
		384,
		100000053,
		69,
		385,
		100000065,
		70,
		386,
		100000052,
		72,
		100000060,
		100000051,
		25,
		388,
		100000042,
		46,
		100000025,
		100000026,
		15,
		100000005,
		390,
		26,
		100000088,
		391,
		28,
		100000087,
		392,
		34,
		393,
		544,
		46,
		100000089,
		100000090,
		15,
		100000005,
		547,
		8,
		396,
		100000009,
		15,
		100000005,
		397,
		16,
		398,
		410,
		18,
		399,
		410,
		19,
		400,
		410,
		20,
		401,
		100000009,
		27,
		402,
		100000012,
		29,
		100000011,
		403,
		31,
		100000011,
		404,
		32,
		100000011,
		422,
		8,
		406,
		100000009,
		15,
		100000005,
		407,
		16,
		408,
		410,
		18,
		409,
		410,
		19,
		411,
		410,
		20,
		100000012,
		100000009,
		20,
		414,
		412,
		22,
		413,
		100000009,
		34,
		100000010,
		100000009,
		22,
		416,
		415,
		27,
		419,
		100000012,
		27,
		418,
		417,
		34,
		100000010,
		100000012,
		34,
		100000010,
		419,
		43,
		100000011,
		420,
		47,
		100000011,
		421,
		53,
		100000011,
		422,
		54,
		100000011,
		423,
		56,
		100000011,
		100000012,
		2,
		100000001,
		425,
		3,
		478,
		426,
		4,
		100000004,
		427,
		5,
		438,
		428,
		8,
		429,
		100000115,
		16,
		430,
		433,
		18,
		431,
		433,
		19,
		432,
		433,
		22,
		100000014,
		433,
		35,
		434,
		100000042,
		36,
		100000044,
		435,
		46,
		100000112,
		436,
		57,
		437,
		100000114,
		58,
		100000113,
		100000114,
		6,
		100000006,
		439,
		7,
		100000006,
		440,
		8,
		450,
		441,
		14,
		501,
		442,
		26,
		443,
		502,
		37,
		444,
		100000086,
		38,
		100000086,
		445,
		39,
		446,
		465,
		40,
		447,
		100000057,
		41,
		100000057,
		448,
		42,
		471,
		449,
		48,
		100000044,
		500,
		9,
		451,
		455,
		10,
		452,
		455,
		11,
		453,
		455,
		12,
		454,
		455,
		13,
		547,
		455,
		14,
		473,
		456,
		15,
		460,
		457,
		20,
		458,
		461,
		25,
		459,
		100000042,
		46,
		100000037,
		100000038,
		20,
		540,
		461,
		26,
		462,
		474,
		37,
		463,
		100000086,
		38,
		100000086,
		464,
		39,
		467,
		465,
		48,
		100000058,
		466,
		50,
		100000075,
		100000085,
		40,
		468,
		100000057,
		41,
		100000057,
		469,
		42,
		471,
		470,
		48,
		100000044,
		524,
		48,
		100000044,
		472,
		52,
		100000068,
		100000072,
		26,
		100000088,
		474,
		28,
		100000087,
		475,
		34,
		100000100,
		476,
		35,
		477,
		545,
		36,
		100000044,
		100000115,
		4,
		100000002,
		479,
		5,
		488,
		480,
		8,
		481,
		100000115,
		16,
		482,
		485,
		18,
		483,
		485,
		19,
		484,
		485,
		22,
		100000014,
		485,
		35,
		486,
		100000042,
		36,
		100000043,
		487,
		46,
		100000108,
		100000109,
		6,
		100000006,
		489,
		7,
		100000006,
		490,
		8,
		503,
		491,
		14,
		501,
		492,
		26,
		493,
		502,
		37,
		494,
		100000086,
		38,
		100000086,
		495,
		39,
		496,
		518,
		40,
		497,
		100000057,
		41,
		100000057,
		498,
		42,
		538,
		499,
		48,
		100000043,
		500,
		49,
		100000045,
		526,
		26,
		100000088,
		502,
		28,
		100000087,
		100000115,
		9,
		504,
		508,
		10,
		505,
		508,
		11,
		506,
		508,
		12,
		507,
		508,
		13,
		547,
		508,
		14,
		541,
		509,
		15,
		513,
		510,
		20,
		511,
		514,
		25,
		512,
		100000042,
		46,
		100000029,
		100000030,
		20,
		540,
		514,
		26,
		515,
		542,
		37,
		516,
		100000086,
		38,
		100000086,
		517,
		39,
		520,
		518,
		48,
		100000058,
		519,
		50,
		100000073,
		100000085,
		40,
		521,
		100000057,
		41,
		100000057,
		522,
		42,
		538,
		523,
		48,
		100000043,
		524,
		49,
		100000045,
		525,
		51,
		529,
		526,
		60,
		100000055,
		527,
		62,
		100000055,
		528,
		63,
		100000055,
		100000046,
		60,
		532,
		530,
		62,
		100000055,
		531,
		63,
		533,
		100000046,
		62,
		100000055,
		533,
		64,
		534,
		100000054,
		66,
		535,
		100000053,
		69,
		536,
		100000065,
		70,
		537,
		100000052,
		72,
		100000059,
		100000051,
		48,
		100000043,
		539,
		52,
		100000066,
		100000072,
		25,
		100000024,
		100000042,
		26,
		100000088,
		542,
		28,
		100000087,
		543,
		34,
		100000100,
		544,
		35,
		546,
		545,
		36,
		100000042,
		100000115,
		36,
		100000043,
		100000115,
		17,
		548,
		100000022,
		20,
		549,
		100000021,
		33,
		552,
		550,
		44,
		100000017,
		551,
		45,
		100000019,
		100000020,
		44,
		100000015,
		553,
		45,
		100000015,
		100000020
	]);
	const bdd = BinaryDecisionDiagram.from(nodes, root, _data.conditions, _data.results);
	const cache = new EndpointCache({
		size: 50,
		params: [
			"Accelerate",
			"Bucket",
			"DisableAccessPoints",
			"DisableMultiRegionAccessPoints",
			"DisableS3ExpressSessionAuth",
			"Endpoint",
			"ForcePathStyle",
			"Region",
			"UseArnRegion",
			"UseDualStack",
			"UseFIPS",
			"UseGlobalEndpoint",
			"UseObjectLambdaEndpoint",
			"UseS3ExpressControlEndpoint"
		]
	});
	const defaultEndpointResolver = (endpointParams, context = {}) => {
		return cache.get(endpointParams, () => decideEndpoint(bdd, {
			endpointParams,
			logger: context.logger
		}));
	};
	customEndpointFunctions.aws = awsEndpointFunctions;
	const createEndpointRuleSetHttpAuthSchemeParametersProvider = (defaultHttpAuthSchemeParametersProvider) => async (config, context, input) => {
		if (!input) throw new Error("Could not find `input` for `defaultEndpointRuleSetHttpAuthSchemeParametersProvider`");
		const defaultParameters = await defaultHttpAuthSchemeParametersProvider(config, context, input);
		const instructionsFn = getSmithyContext(context)?.commandInstance?.constructor?.getEndpointParameterInstructions;
		if (!instructionsFn) throw new Error(`getEndpointParameterInstructions() is not defined on '${context.commandName}'`);
		const endpointParameters = await resolveParams(input, { getEndpointParameterInstructions: instructionsFn }, config);
		return Object.assign(defaultParameters, endpointParameters);
	};
	const _defaultS3HttpAuthSchemeParametersProvider = async (config, context, input) => {
		return {
			operation: getSmithyContext(context).operation,
			region: await normalizeProvider(config.region)() || (() => {
				throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
			})()
		};
	};
	const defaultS3HttpAuthSchemeParametersProvider = createEndpointRuleSetHttpAuthSchemeParametersProvider(_defaultS3HttpAuthSchemeParametersProvider);
	function createAwsAuthSigv4HttpAuthOption(authParameters) {
		return {
			schemeId: "aws.auth#sigv4",
			signingProperties: {
				name: "s3",
				region: authParameters.region
			},
			propertiesExtractor: (config, context) => ({ signingProperties: {
				config,
				context
			} })
		};
	}
	function createAwsAuthSigv4aHttpAuthOption(authParameters) {
		return {
			schemeId: "aws.auth#sigv4a",
			signingProperties: {
				name: "s3",
				region: authParameters.region
			},
			propertiesExtractor: (config, context) => ({ signingProperties: {
				config,
				context
			} })
		};
	}
	const createEndpointRuleSetHttpAuthSchemeProvider = (defaultEndpointResolver, defaultHttpAuthSchemeResolver, createHttpAuthOptionFunctions) => {
		const endpointRuleSetHttpAuthSchemeProvider = (authParameters) => {
			const authSchemes = defaultEndpointResolver(authParameters).properties?.authSchemes;
			if (!authSchemes) return defaultHttpAuthSchemeResolver(authParameters);
			const options = [];
			for (const scheme of authSchemes) {
				const { name: resolvedName, properties = {}, ...rest } = scheme;
				const name = resolvedName.toLowerCase();
				if (resolvedName !== name) console.warn(`HttpAuthScheme has been normalized with lowercasing: '${resolvedName}' to '${name}'`);
				let schemeId;
				if (name === "sigv4a") {
					schemeId = "aws.auth#sigv4a";
					const sigv4Present = authSchemes.find((s) => {
						const name = s.name.toLowerCase();
						return name !== "sigv4a" && name.startsWith("sigv4");
					});
					if (SignatureV4MultiRegion.sigv4aDependency() === "none" && sigv4Present) continue;
				} else if (name.startsWith("sigv4")) schemeId = "aws.auth#sigv4";
				else throw new Error(`Unknown HttpAuthScheme found in '@smithy.rules#endpointRuleSet': '${name}'`);
				const createOption = createHttpAuthOptionFunctions[schemeId];
				if (!createOption) throw new Error(`Could not find HttpAuthOption create function for '${schemeId}'`);
				const option = createOption(authParameters);
				option.schemeId = schemeId;
				option.signingProperties = {
					...option.signingProperties || {},
					...rest,
					...properties
				};
				options.push(option);
			}
			return options;
		};
		return endpointRuleSetHttpAuthSchemeProvider;
	};
	const _defaultS3HttpAuthSchemeProvider = (authParameters) => {
		const options = [];
		switch (authParameters.operation) {
			default:
				options.push(createAwsAuthSigv4HttpAuthOption(authParameters));
				options.push(createAwsAuthSigv4aHttpAuthOption(authParameters));
		}
		return options;
	};
	const defaultS3HttpAuthSchemeProvider = createEndpointRuleSetHttpAuthSchemeProvider(defaultEndpointResolver, _defaultS3HttpAuthSchemeProvider, {
		"aws.auth#sigv4": createAwsAuthSigv4HttpAuthOption,
		"aws.auth#sigv4a": createAwsAuthSigv4aHttpAuthOption
	});
	const resolveHttpAuthSchemeConfig = (config) => {
		const config_0 = resolveAwsSdkSigV4Config(config);
		const config_1 = resolveAwsSdkSigV4AConfig(config_0);
		return Object.assign(config_1, { authSchemePreference: normalizeProvider(config.authSchemePreference ?? []) });
	};
	const resolveClientEndpointParameters = (options) => {
		return Object.assign(options, {
			useFipsEndpoint: options.useFipsEndpoint ?? false,
			useDualstackEndpoint: options.useDualstackEndpoint ?? false,
			forcePathStyle: options.forcePathStyle ?? false,
			useAccelerateEndpoint: options.useAccelerateEndpoint ?? false,
			useGlobalEndpoint: options.useGlobalEndpoint ?? false,
			disableMultiregionAccessPoints: options.disableMultiregionAccessPoints ?? false,
			defaultSigningName: "s3",
			clientContextParams: options.clientContextParams ?? {}
		});
	};
	const command = makeBuilder({
		ForcePathStyle: {
			type: "clientContextParams",
			name: "forcePathStyle"
		},
		UseArnRegion: {
			type: "clientContextParams",
			name: "useArnRegion"
		},
		DisableMultiRegionAccessPoints: {
			type: "clientContextParams",
			name: "disableMultiregionAccessPoints"
		},
		Accelerate: {
			type: "clientContextParams",
			name: "useAccelerateEndpoint"
		},
		DisableS3ExpressSessionAuth: {
			type: "clientContextParams",
			name: "disableS3ExpressSessionAuth"
		},
		UseGlobalEndpoint: {
			type: "builtInParams",
			name: "useGlobalEndpoint"
		},
		UseFIPS: {
			type: "builtInParams",
			name: "useFipsEndpoint"
		},
		Endpoint: {
			type: "builtInParams",
			name: "endpoint"
		},
		Region: {
			type: "builtInParams",
			name: "region"
		},
		UseDualStack: {
			type: "builtInParams",
			name: "useDualstackEndpoint"
		}
	}, "AmazonS3", "S3Client", getEndpointPlugin);
	const _ep0 = {
		Bucket: {
			type: "contextParams",
			name: "Bucket"
		},
		Key: {
			type: "contextParams",
			name: "Key"
		}
	};
	const _ep1 = {
		DisableS3ExpressSessionAuth: {
			type: "staticContextParams",
			value: true
		},
		Bucket: {
			type: "contextParams",
			name: "Bucket"
		},
		Key: {
			type: "contextParams",
			name: "Key"
		},
		CopySource: {
			type: "contextParams",
			name: "CopySource"
		}
	};
	const _ep2 = {
		UseS3ExpressControlEndpoint: {
			type: "staticContextParams",
			value: true
		},
		DisableAccessPoints: {
			type: "staticContextParams",
			value: true
		},
		Bucket: {
			type: "contextParams",
			name: "Bucket"
		}
	};
	const _ep3 = {
		UseS3ExpressControlEndpoint: {
			type: "staticContextParams",
			value: true
		},
		Bucket: {
			type: "contextParams",
			name: "Bucket"
		}
	};
	const _ep4 = {
		DisableS3ExpressSessionAuth: {
			type: "staticContextParams",
			value: true
		},
		Bucket: {
			type: "contextParams",
			name: "Bucket"
		}
	};
	const _ep5 = { Bucket: {
		type: "contextParams",
		name: "Bucket"
	} };
	const _ep6 = {};
	const _ep7 = { UseS3ExpressControlEndpoint: {
		type: "staticContextParams",
		value: true
	} };
	const _ep8 = {
		Bucket: {
			type: "contextParams",
			name: "Bucket"
		},
		Prefix: {
			type: "contextParams",
			name: "Prefix"
		}
	};
	const _ep9 = { UseObjectLambdaEndpoint: {
		type: "staticContextParams",
		value: true
	} };
	const _mw0 = (Command, cs, config, o) => [getThrow200ExceptionsPlugin(config)];
	const _mw1 = (Command, cs, config, o) => [getThrow200ExceptionsPlugin(config), getSsecPlugin(config)];
	const _mw2 = (Command, cs, config, o) => [getThrow200ExceptionsPlugin(config), getLocationConstraintPlugin(config)];
	const _mw3 = (Command, cs, config, o) => [getFlexibleChecksumsPlugin(config, {
		requestAlgorithmMember: {
			"httpHeader": "x-amz-sdk-checksum-algorithm",
			"name": "ChecksumAlgorithm"
		},
		requestChecksumRequired: true
	})];
	const _mw4 = (Command, cs, config, o) => [];
	const _mw5 = (Command, cs, config, o) => [getFlexibleChecksumsPlugin(config, {
		requestAlgorithmMember: {
			"httpHeader": "x-amz-sdk-checksum-algorithm",
			"name": "ChecksumAlgorithm"
		},
		requestChecksumRequired: true
	}), getThrow200ExceptionsPlugin(config)];
	const _mw6 = (Command, cs, config, o) => [getFlexibleChecksumsPlugin(config, {
		requestChecksumRequired: false,
		requestValidationModeMember: "ChecksumMode",
		responseAlgorithms: [
			"CRC64NVME",
			"CRC32",
			"CRC32C",
			"SHA256",
			"SHA1",
			"SHA512",
			"MD5",
			"XXHASH64",
			"XXHASH3",
			"XXHASH128"
		]
	})];
	const _mw7 = (Command, cs, config, o) => [
		getFlexibleChecksumsPlugin(config, {
			requestChecksumRequired: false,
			requestValidationModeMember: "ChecksumMode",
			responseAlgorithms: [
				"CRC64NVME",
				"CRC32",
				"CRC32C",
				"SHA256",
				"SHA1",
				"SHA512",
				"MD5",
				"XXHASH64",
				"XXHASH3",
				"XXHASH128"
			]
		}),
		getSsecPlugin(config),
		getS3ExpiresMiddlewarePlugin(config)
	];
	const _mw8 = (Command, cs, config, o) => [
		getThrow200ExceptionsPlugin(config),
		getSsecPlugin(config),
		getS3ExpiresMiddlewarePlugin(config)
	];
	const _mw9 = (Command, cs, config, o) => [getFlexibleChecksumsPlugin(config, {
		requestAlgorithmMember: {
			"httpHeader": "x-amz-sdk-checksum-algorithm",
			"name": "ChecksumAlgorithm"
		},
		requestChecksumRequired: false
	})];
	const _mw10 = (Command, cs, config, o) => [getFlexibleChecksumsPlugin(config, {
		requestAlgorithmMember: {
			"httpHeader": "x-amz-sdk-checksum-algorithm",
			"name": "ChecksumAlgorithm"
		},
		requestChecksumRequired: false
	}), getThrow200ExceptionsPlugin(config)];
	const _mw11 = (Command, cs, config, o) => [
		getFlexibleChecksumsPlugin(config, {
			requestAlgorithmMember: {
				"httpHeader": "x-amz-sdk-checksum-algorithm",
				"name": "ChecksumAlgorithm"
			},
			requestChecksumRequired: false
		}),
		getCheckContentLengthHeaderPlugin(config),
		getThrow200ExceptionsPlugin(config),
		getSsecPlugin(config)
	];
	const _mw12 = (Command, cs, config, o) => [getSsecPlugin(config)];
	const _mw13 = (Command, cs, config, o) => [
		getFlexibleChecksumsPlugin(config, {
			requestAlgorithmMember: {
				"httpHeader": "x-amz-sdk-checksum-algorithm",
				"name": "ChecksumAlgorithm"
			},
			requestChecksumRequired: false
		}),
		getThrow200ExceptionsPlugin(config),
		getSsecPlugin(config)
	];
	var S3ServiceException = class S3ServiceException extends ServiceException {
		static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.s3#S3ServiceException";
		constructor(options) {
			super(options);
			Object.setPrototypeOf(this, S3ServiceException.prototype);
		}
	};
	var NoSuchUpload = class NoSuchUpload extends S3ServiceException {
		static shapeId = "com.amazonaws.s3#NoSuchUpload";
		name = "NoSuchUpload";
		$fault = "client";
		constructor(opts) {
			super({
				name: "NoSuchUpload",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, NoSuchUpload.prototype);
		}
	};
	var AccessDenied = class AccessDenied extends S3ServiceException {
		static shapeId = "com.amazonaws.s3#AccessDenied";
		name = "AccessDenied";
		$fault = "client";
		constructor(opts) {
			super({
				name: "AccessDenied",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, AccessDenied.prototype);
		}
	};
	var ObjectNotInActiveTierError = class ObjectNotInActiveTierError extends S3ServiceException {
		static shapeId = "com.amazonaws.s3#ObjectNotInActiveTierError";
		name = "ObjectNotInActiveTierError";
		$fault = "client";
		constructor(opts) {
			super({
				name: "ObjectNotInActiveTierError",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, ObjectNotInActiveTierError.prototype);
		}
	};
	var BucketAlreadyExists = class BucketAlreadyExists extends S3ServiceException {
		static shapeId = "com.amazonaws.s3#BucketAlreadyExists";
		name = "BucketAlreadyExists";
		$fault = "client";
		constructor(opts) {
			super({
				name: "BucketAlreadyExists",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, BucketAlreadyExists.prototype);
		}
	};
	var BucketAlreadyOwnedByYou = class BucketAlreadyOwnedByYou extends S3ServiceException {
		static shapeId = "com.amazonaws.s3#BucketAlreadyOwnedByYou";
		name = "BucketAlreadyOwnedByYou";
		$fault = "client";
		constructor(opts) {
			super({
				name: "BucketAlreadyOwnedByYou",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, BucketAlreadyOwnedByYou.prototype);
		}
	};
	var NoSuchBucket = class NoSuchBucket extends S3ServiceException {
		static shapeId = "com.amazonaws.s3#NoSuchBucket";
		name = "NoSuchBucket";
		$fault = "client";
		constructor(opts) {
			super({
				name: "NoSuchBucket",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, NoSuchBucket.prototype);
		}
	};
	var NoSuchKey = class NoSuchKey extends S3ServiceException {
		static shapeId = "com.amazonaws.s3#NoSuchKey";
		name = "NoSuchKey";
		$fault = "client";
		constructor(opts) {
			super({
				name: "NoSuchKey",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, NoSuchKey.prototype);
		}
	};
	var InvalidObjectState = class InvalidObjectState extends S3ServiceException {
		static shapeId = "com.amazonaws.s3#InvalidObjectState";
		name = "InvalidObjectState";
		$fault = "client";
		StorageClass;
		AccessTier;
		constructor(opts) {
			super({
				name: "InvalidObjectState",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, InvalidObjectState.prototype);
			this.StorageClass = opts.StorageClass;
			this.AccessTier = opts.AccessTier;
		}
	};
	var NoSuchAnnotation = class NoSuchAnnotation extends S3ServiceException {
		static shapeId = "com.amazonaws.s3#NoSuchAnnotation";
		name = "NoSuchAnnotation";
		$fault = "client";
		constructor(opts) {
			super({
				name: "NoSuchAnnotation",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, NoSuchAnnotation.prototype);
		}
	};
	var NotFound = class NotFound extends S3ServiceException {
		static shapeId = "com.amazonaws.s3#NotFound";
		name = "NotFound";
		$fault = "client";
		constructor(opts) {
			super({
				name: "NotFound",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, NotFound.prototype);
		}
	};
	var InvalidPrefix = class InvalidPrefix extends S3ServiceException {
		static shapeId = "com.amazonaws.s3#InvalidPrefix";
		name = "InvalidPrefix";
		$fault = "client";
		constructor(opts) {
			super({
				name: "InvalidPrefix",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, InvalidPrefix.prototype);
		}
	};
	var EncryptionTypeMismatch = class EncryptionTypeMismatch extends S3ServiceException {
		static shapeId = "com.amazonaws.s3#EncryptionTypeMismatch";
		name = "EncryptionTypeMismatch";
		$fault = "client";
		constructor(opts) {
			super({
				name: "EncryptionTypeMismatch",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, EncryptionTypeMismatch.prototype);
		}
	};
	var InvalidRequest = class InvalidRequest extends S3ServiceException {
		static shapeId = "com.amazonaws.s3#InvalidRequest";
		name = "InvalidRequest";
		$fault = "client";
		constructor(opts) {
			super({
				name: "InvalidRequest",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, InvalidRequest.prototype);
		}
	};
	var InvalidWriteOffset = class InvalidWriteOffset extends S3ServiceException {
		static shapeId = "com.amazonaws.s3#InvalidWriteOffset";
		name = "InvalidWriteOffset";
		$fault = "client";
		constructor(opts) {
			super({
				name: "InvalidWriteOffset",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, InvalidWriteOffset.prototype);
		}
	};
	var TooManyParts = class TooManyParts extends S3ServiceException {
		static shapeId = "com.amazonaws.s3#TooManyParts";
		name = "TooManyParts";
		$fault = "client";
		constructor(opts) {
			super({
				name: "TooManyParts",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, TooManyParts.prototype);
		}
	};
	var AnnotationLimitExceeded = class AnnotationLimitExceeded extends S3ServiceException {
		static shapeId = "com.amazonaws.s3#AnnotationLimitExceeded";
		name = "AnnotationLimitExceeded";
		$fault = "client";
		constructor(opts) {
			super({
				name: "AnnotationLimitExceeded",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, AnnotationLimitExceeded.prototype);
		}
	};
	var AnnotationNameTooLong = class AnnotationNameTooLong extends S3ServiceException {
		static shapeId = "com.amazonaws.s3#AnnotationNameTooLong";
		name = "AnnotationNameTooLong";
		$fault = "client";
		constructor(opts) {
			super({
				name: "AnnotationNameTooLong",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, AnnotationNameTooLong.prototype);
		}
	};
	var InvalidAnnotationName = class InvalidAnnotationName extends S3ServiceException {
		static shapeId = "com.amazonaws.s3#InvalidAnnotationName";
		name = "InvalidAnnotationName";
		$fault = "client";
		constructor(opts) {
			super({
				name: "InvalidAnnotationName",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, InvalidAnnotationName.prototype);
		}
	};
	var UnsupportedMediaType = class UnsupportedMediaType extends S3ServiceException {
		static shapeId = "com.amazonaws.s3#UnsupportedMediaType";
		name = "UnsupportedMediaType";
		$fault = "client";
		constructor(opts) {
			super({
				name: "UnsupportedMediaType",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, UnsupportedMediaType.prototype);
		}
	};
	var IdempotencyParameterMismatch = class IdempotencyParameterMismatch extends S3ServiceException {
		static shapeId = "com.amazonaws.s3#IdempotencyParameterMismatch";
		name = "IdempotencyParameterMismatch";
		$fault = "client";
		constructor(opts) {
			super({
				name: "IdempotencyParameterMismatch",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, IdempotencyParameterMismatch.prototype);
		}
	};
	var ObjectAlreadyInActiveTierError = class ObjectAlreadyInActiveTierError extends S3ServiceException {
		static shapeId = "com.amazonaws.s3#ObjectAlreadyInActiveTierError";
		name = "ObjectAlreadyInActiveTierError";
		$fault = "client";
		constructor(opts) {
			super({
				name: "ObjectAlreadyInActiveTierError",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, ObjectAlreadyInActiveTierError.prototype);
		}
	};
	const _A = "Account";
	const _AAO = "AnalyticsAndOperator";
	const _AC = "AccelerateConfiguration";
	const _ACL = "AccessControlList";
	const _ACL_ = "ACL";
	const _ACLn = "AnalyticsConfigurationList";
	const _ACP = "AccessControlPolicy";
	const _ACT = "AccessControlTranslation";
	const _ACn = "AnalyticsConfiguration";
	const _ACnn = "AnnotationCount";
	const _AD = "AccessDenied";
	const _ADb = "AbortDate";
	const _ADn = "AnnotationDirective";
	const _AE = "AnnotationEntry";
	const _AED = "AnalyticsExportDestination";
	const _AF = "AnalyticsFilter";
	const _AH = "AllowedHeaders";
	const _AHl = "AllowedHeader";
	const _AI = "AccountId";
	const _AIMU = "AbortIncompleteMultipartUpload";
	const _AKI = "AccessKeyId";
	const _AL = "AnnotationList";
	const _ALE = "AnnotationLimitExceeded";
	const _AM = "AllowedMethods";
	const _AMU = "AbortMultipartUpload";
	const _AMUO = "AbortMultipartUploadOutput";
	const _AMUR = "AbortMultipartUploadRequest";
	const _AMl = "AllowedMethod";
	const _AN = "AnnotationName";
	const _ANTL = "AnnotationNameTooLong";
	const _AO = "AllowedOrigins";
	const _AOl = "AllowedOrigin";
	const _AP = "AnnotationPayload";
	const _APA = "AccessPointAlias";
	const _APAc = "AccessPointArn";
	const _APn = "AnnotationPrefix";
	const _AQRD = "AllowQuotedRecordDelimiter";
	const _AR = "AcceptRanges";
	const _ARI = "AbortRuleId";
	const _AS = "AbacStatus";
	const _ASBD = "AnalyticsS3BucketDestination";
	const _ASSEBD = "ApplyServerSideEncryptionByDefault";
	const _ASr = "ArchiveStatus";
	const _AT = "AccessTier";
	const _ATC = "AnnotationTableConfiguration";
	const _ATCR = "AnnotationTableConfigurationResult";
	const _ATCU = "AnnotationTableConfigurationUpdates";
	const _An = "And";
	const _Ann = "Annotations";
	const _B = "Bucket";
	const _BA = "BucketArn";
	const _BAE = "BucketAlreadyExists";
	const _BAI = "BucketAccountId";
	const _BAOBY = "BucketAlreadyOwnedByYou";
	const _BET = "BlockedEncryptionTypes";
	const _BGR = "BypassGovernanceRetention";
	const _BI = "BucketInfo";
	const _BKE = "BucketKeyEnabled";
	const _BLC = "BucketLifecycleConfiguration";
	const _BLN = "BucketLocationName";
	const _BLS = "BucketLoggingStatus";
	const _BLT = "BucketLocationType";
	const _BN = "BucketNamespace";
	const _BNu = "BucketName";
	const _BP = "BytesProcessed";
	const _BPA = "BlockPublicAcls";
	const _BPP = "BlockPublicPolicy";
	const _BR = "BucketRegion";
	const _BRy = "BytesReturned";
	const _BS = "BytesScanned";
	const _Bo = "Body";
	const _Bu = "Buckets";
	const _C = "Checksum";
	const _CA = "ChecksumAlgorithm";
	const _CACL = "CannedACL";
	const _CB = "CreateBucket";
	const _CBC = "CreateBucketConfiguration";
	const _CBMC = "CreateBucketMetadataConfiguration";
	const _CBMCR = "CreateBucketMetadataConfigurationRequest";
	const _CBMTC = "CreateBucketMetadataTableConfiguration";
	const _CBMTCR = "CreateBucketMetadataTableConfigurationRequest";
	const _CBO = "CreateBucketOutput";
	const _CBR = "CreateBucketRequest";
	const _CC = "CacheControl";
	const _CCRC = "ChecksumCRC32";
	const _CCRCC = "ChecksumCRC32C";
	const _CCRCNVME = "ChecksumCRC64NVME";
	const _CC_ = "Cache-Control";
	const _CD = "CreationDate";
	const _CD_ = "Content-Disposition";
	const _CDo = "ContentDisposition";
	const _CE = "ContinuationEvent";
	const _CE_ = "Content-Encoding";
	const _CEo = "ContentEncoding";
	const _CF = "CloudFunction";
	const _CFC = "CloudFunctionConfiguration";
	const _CL = "ContentLanguage";
	const _CL_ = "Content-Language";
	const _CL__ = "Content-Length";
	const _CLo = "ContentLength";
	const _CM = "Content-MD5";
	const _CMD = "ChecksumMD5";
	const _CMDo = "ContentMD5";
	const _CMU = "CompletedMultipartUpload";
	const _CMUO = "CompleteMultipartUploadOutput";
	const _CMUOr = "CreateMultipartUploadOutput";
	const _CMUR = "CompleteMultipartUploadResult";
	const _CMURo = "CompleteMultipartUploadRequest";
	const _CMURr = "CreateMultipartUploadRequest";
	const _CMUo = "CompleteMultipartUpload";
	const _CMUr = "CreateMultipartUpload";
	const _CMh = "ChecksumMode";
	const _CO = "CopyObject";
	const _COO = "CopyObjectOutput";
	const _COR = "CopyObjectResult";
	const _CORSC = "CORSConfiguration";
	const _CORSR = "CORSRules";
	const _CORSRu = "CORSRule";
	const _CORo = "CopyObjectRequest";
	const _CP = "CommonPrefix";
	const _CPL = "CommonPrefixList";
	const _CPLo = "CompletedPartList";
	const _CPR = "CopyPartResult";
	const _CPo = "CompletedPart";
	const _CPom = "CommonPrefixes";
	const _CR = "ContentRange";
	const _CRSBA = "ConfirmRemoveSelfBucketAccess";
	const _CR_ = "Content-Range";
	const _CS = "ConfigurationState";
	const _CSHA = "ChecksumSHA1";
	const _CSHAh = "ChecksumSHA256";
	const _CSHAhe = "ChecksumSHA512";
	const _CSIM = "CopySourceIfMatch";
	const _CSIMS = "CopySourceIfModifiedSince";
	const _CSINM = "CopySourceIfNoneMatch";
	const _CSIUS = "CopySourceIfUnmodifiedSince";
	const _CSO = "CreateSessionOutput";
	const _CSR = "CreateSessionResult";
	const _CSRo = "CopySourceRange";
	const _CSRr = "CreateSessionRequest";
	const _CSSSECA = "CopySourceSSECustomerAlgorithm";
	const _CSSSECK = "CopySourceSSECustomerKey";
	const _CSSSECKMD = "CopySourceSSECustomerKeyMD5";
	const _CSV = "CSV";
	const _CSVI = "CopySourceVersionId";
	const _CSVIn = "CSVInput";
	const _CSVO = "CSVOutput";
	const _CSo = "CopySource";
	const _CSr = "CreateSession";
	const _CT = "ChecksumType";
	const _CT_ = "Content-Type";
	const _CTl = "ClientToken";
	const _CTo = "ContentType";
	const _CTom = "CompressionType";
	const _CTon = "ContinuationToken";
	const _CXXHASH = "ChecksumXXHASH64";
	const _CXXHASHh = "ChecksumXXHASH3";
	const _CXXHASHhe = "ChecksumXXHASH128";
	const _Co = "Condition";
	const _Cod = "Code";
	const _Com = "Comments";
	const _Con = "Contents";
	const _Cont = "Cont";
	const _Cr = "Credentials";
	const _D = "Days";
	const _DAI = "DaysAfterInitiation";
	const _DB = "DeleteBucket";
	const _DBAC = "DeleteBucketAnalyticsConfiguration";
	const _DBACR = "DeleteBucketAnalyticsConfigurationRequest";
	const _DBC = "DeleteBucketCors";
	const _DBCR = "DeleteBucketCorsRequest";
	const _DBE = "DeleteBucketEncryption";
	const _DBER = "DeleteBucketEncryptionRequest";
	const _DBIC = "DeleteBucketInventoryConfiguration";
	const _DBICR = "DeleteBucketInventoryConfigurationRequest";
	const _DBITC = "DeleteBucketIntelligentTieringConfiguration";
	const _DBITCR = "DeleteBucketIntelligentTieringConfigurationRequest";
	const _DBL = "DeleteBucketLifecycle";
	const _DBLR = "DeleteBucketLifecycleRequest";
	const _DBMC = "DeleteBucketMetadataConfiguration";
	const _DBMCR = "DeleteBucketMetadataConfigurationRequest";
	const _DBMCRe = "DeleteBucketMetricsConfigurationRequest";
	const _DBMCe = "DeleteBucketMetricsConfiguration";
	const _DBMTC = "DeleteBucketMetadataTableConfiguration";
	const _DBMTCR = "DeleteBucketMetadataTableConfigurationRequest";
	const _DBOC = "DeleteBucketOwnershipControls";
	const _DBOCR = "DeleteBucketOwnershipControlsRequest";
	const _DBP = "DeleteBucketPolicy";
	const _DBPR = "DeleteBucketPolicyRequest";
	const _DBR = "DeleteBucketRequest";
	const _DBRR = "DeleteBucketReplicationRequest";
	const _DBRe = "DeleteBucketReplication";
	const _DBT = "DeleteBucketTagging";
	const _DBTR = "DeleteBucketTaggingRequest";
	const _DBW = "DeleteBucketWebsite";
	const _DBWR = "DeleteBucketWebsiteRequest";
	const _DE = "DataExport";
	const _DEH = "DefaultEventHold";
	const _DIM = "DestinationIfMatch";
	const _DIMS = "DestinationIfModifiedSince";
	const _DINM = "DestinationIfNoneMatch";
	const _DIUS = "DestinationIfUnmodifiedSince";
	const _DM = "DeleteMarker";
	const _DME = "DeleteMarkerEntry";
	const _DMR = "DeleteMarkerReplication";
	const _DMVI = "DeleteMarkerVersionId";
	const _DMe = "DeleteMarkers";
	const _DN = "DisplayName";
	const _DO = "DeletedObject";
	const _DOA = "DeleteObjectAnnotation";
	const _DOAO = "DeleteObjectAnnotationOutput";
	const _DOAR = "DeleteObjectAnnotationRequest";
	const _DOO = "DeleteObjectOutput";
	const _DOOe = "DeleteObjectsOutput";
	const _DOR = "DeleteObjectRequest";
	const _DORe = "DeleteObjectsRequest";
	const _DOT = "DeleteObjectTagging";
	const _DOTO = "DeleteObjectTaggingOutput";
	const _DOTR = "DeleteObjectTaggingRequest";
	const _DOe = "DeletedObjects";
	const _DOel = "DeleteObject";
	const _DOele = "DeleteObjects";
	const _DPAB = "DeletePublicAccessBlock";
	const _DPABR = "DeletePublicAccessBlockRequest";
	const _DR = "DataRedundancy";
	const _DRe = "DefaultRetention";
	const _DRel = "DeleteResult";
	const _DRes = "DestinationResult";
	const _Da = "Date";
	const _De = "Delete";
	const _Del = "Deleted";
	const _Deli = "Delimiter";
	const _Des = "Destination";
	const _Desc = "Description";
	const _Det = "Details";
	const _E = "Error";
	const _EA = "EmailAddress";
	const _EBC = "EventBridgeConfiguration";
	const _EBO = "ExpectedBucketOwner";
	const _EC = "EncryptionConfiguration";
	const _ECr = "ErrorCode";
	const _ED = "ErrorDetails";
	const _EDr = "ErrorDocument";
	const _EE = "EndEvent";
	const _EH = "ExposeHeaders";
	const _EHD = "EventHoldDuration";
	const _EHv = "EventHold";
	const _EHx = "ExposeHeader";
	const _EM = "ErrorMessage";
	const _EODM = "ExpiredObjectDeleteMarker";
	const _EOR = "ExistingObjectReplication";
	const _ES = "ExpiresString";
	const _ESBO = "ExpectedSourceBucketOwner";
	const _ET = "ETag";
	const _ETL = "EncryptionTypeList";
	const _ETM = "EncryptionTypeMismatch";
	const _ETn = "EncryptionType";
	const _ETnc = "EncodingType";
	const _ETv = "EventThreshold";
	const _ETx = "ExpressionType";
	const _En = "Encryption";
	const _Ena = "Enabled";
	const _End = "End";
	const _Er = "Errors";
	const _Ev = "Events";
	const _Eve = "Event";
	const _Ex = "Expiration";
	const _Exp = "Expires";
	const _Expr = "Expression";
	const _F = "Filter";
	const _FD = "FieldDelimiter";
	const _FHI = "FileHeaderInfo";
	const _FO = "FetchOwner";
	const _FR = "FilterRule";
	const _FRL = "FilterRuleList";
	const _FRi = "FilterRules";
	const _Fi = "Field";
	const _Fo = "Format";
	const _Fr = "Frequency";
	const _G = "Grants";
	const _GBA = "GetBucketAbac";
	const _GBAC = "GetBucketAccelerateConfiguration";
	const _GBACO = "GetBucketAccelerateConfigurationOutput";
	const _GBACOe = "GetBucketAnalyticsConfigurationOutput";
	const _GBACR = "GetBucketAccelerateConfigurationRequest";
	const _GBACRe = "GetBucketAnalyticsConfigurationRequest";
	const _GBACe = "GetBucketAnalyticsConfiguration";
	const _GBAO = "GetBucketAbacOutput";
	const _GBAOe = "GetBucketAclOutput";
	const _GBAR = "GetBucketAbacRequest";
	const _GBARe = "GetBucketAclRequest";
	const _GBAe = "GetBucketAcl";
	const _GBC = "GetBucketCors";
	const _GBCO = "GetBucketCorsOutput";
	const _GBCR = "GetBucketCorsRequest";
	const _GBE = "GetBucketEncryption";
	const _GBEO = "GetBucketEncryptionOutput";
	const _GBER = "GetBucketEncryptionRequest";
	const _GBIC = "GetBucketInventoryConfiguration";
	const _GBICO = "GetBucketInventoryConfigurationOutput";
	const _GBICR = "GetBucketInventoryConfigurationRequest";
	const _GBITC = "GetBucketIntelligentTieringConfiguration";
	const _GBITCO = "GetBucketIntelligentTieringConfigurationOutput";
	const _GBITCR = "GetBucketIntelligentTieringConfigurationRequest";
	const _GBL = "GetBucketLocation";
	const _GBLC = "GetBucketLifecycleConfiguration";
	const _GBLCO = "GetBucketLifecycleConfigurationOutput";
	const _GBLCR = "GetBucketLifecycleConfigurationRequest";
	const _GBLO = "GetBucketLocationOutput";
	const _GBLOe = "GetBucketLoggingOutput";
	const _GBLR = "GetBucketLocationRequest";
	const _GBLRe = "GetBucketLoggingRequest";
	const _GBLe = "GetBucketLogging";
	const _GBMC = "GetBucketMetadataConfiguration";
	const _GBMCO = "GetBucketMetadataConfigurationOutput";
	const _GBMCOe = "GetBucketMetricsConfigurationOutput";
	const _GBMCR = "GetBucketMetadataConfigurationResult";
	const _GBMCRe = "GetBucketMetadataConfigurationRequest";
	const _GBMCRet = "GetBucketMetricsConfigurationRequest";
	const _GBMCe = "GetBucketMetricsConfiguration";
	const _GBMTC = "GetBucketMetadataTableConfiguration";
	const _GBMTCO = "GetBucketMetadataTableConfigurationOutput";
	const _GBMTCR = "GetBucketMetadataTableConfigurationResult";
	const _GBMTCRe = "GetBucketMetadataTableConfigurationRequest";
	const _GBNC = "GetBucketNotificationConfiguration";
	const _GBNCR = "GetBucketNotificationConfigurationRequest";
	const _GBOC = "GetBucketOwnershipControls";
	const _GBOCO = "GetBucketOwnershipControlsOutput";
	const _GBOCR = "GetBucketOwnershipControlsRequest";
	const _GBP = "GetBucketPolicy";
	const _GBPO = "GetBucketPolicyOutput";
	const _GBPR = "GetBucketPolicyRequest";
	const _GBPS = "GetBucketPolicyStatus";
	const _GBPSO = "GetBucketPolicyStatusOutput";
	const _GBPSR = "GetBucketPolicyStatusRequest";
	const _GBR = "GetBucketReplication";
	const _GBRO = "GetBucketReplicationOutput";
	const _GBRP = "GetBucketRequestPayment";
	const _GBRPO = "GetBucketRequestPaymentOutput";
	const _GBRPR = "GetBucketRequestPaymentRequest";
	const _GBRR = "GetBucketReplicationRequest";
	const _GBT = "GetBucketTagging";
	const _GBTO = "GetBucketTaggingOutput";
	const _GBTR = "GetBucketTaggingRequest";
	const _GBV = "GetBucketVersioning";
	const _GBVO = "GetBucketVersioningOutput";
	const _GBVR = "GetBucketVersioningRequest";
	const _GBW = "GetBucketWebsite";
	const _GBWO = "GetBucketWebsiteOutput";
	const _GBWR = "GetBucketWebsiteRequest";
	const _GFC = "GrantFullControl";
	const _GJP = "GlacierJobParameters";
	const _GO = "GetObject";
	const _GOA = "GetObjectAcl";
	const _GOAO = "GetObjectAclOutput";
	const _GOAOe = "GetObjectAnnotationOutput";
	const _GOAOet = "GetObjectAttributesOutput";
	const _GOAP = "GetObjectAttributesParts";
	const _GOAR = "GetObjectAclRequest";
	const _GOARe = "GetObjectAnnotationRequest";
	const _GOARet = "GetObjectAttributesResponse";
	const _GOARetb = "GetObjectAttributesRequest";
	const _GOAe = "GetObjectAnnotation";
	const _GOAet = "GetObjectAttributes";
	const _GOLC = "GetObjectLockConfiguration";
	const _GOLCO = "GetObjectLockConfigurationOutput";
	const _GOLCR = "GetObjectLockConfigurationRequest";
	const _GOLH = "GetObjectLegalHold";
	const _GOLHO = "GetObjectLegalHoldOutput";
	const _GOLHR = "GetObjectLegalHoldRequest";
	const _GOO = "GetObjectOutput";
	const _GOR = "GetObjectRequest";
	const _GORO = "GetObjectRetentionOutput";
	const _GORR = "GetObjectRetentionRequest";
	const _GORe = "GetObjectRetention";
	const _GOT = "GetObjectTagging";
	const _GOTO = "GetObjectTaggingOutput";
	const _GOTOe = "GetObjectTorrentOutput";
	const _GOTR = "GetObjectTaggingRequest";
	const _GOTRe = "GetObjectTorrentRequest";
	const _GOTe = "GetObjectTorrent";
	const _GPAB = "GetPublicAccessBlock";
	const _GPABO = "GetPublicAccessBlockOutput";
	const _GPABR = "GetPublicAccessBlockRequest";
	const _GR = "GrantRead";
	const _GRACP = "GrantReadACP";
	const _GW = "GrantWrite";
	const _GWACP = "GrantWriteACP";
	const _Gr = "Grant";
	const _Gra = "Grantee";
	const _HB = "HeadBucket";
	const _HBO = "HeadBucketOutput";
	const _HBR = "HeadBucketRequest";
	const _HECRE = "HttpErrorCodeReturnedEquals";
	const _HN = "HostName";
	const _HO = "HeadObject";
	const _HOO = "HeadObjectOutput";
	const _HOR = "HeadObjectRequest";
	const _HRC = "HttpRedirectCode";
	const _I = "Id";
	const _IAN = "InvalidAnnotationName";
	const _IC = "InventoryConfiguration";
	const _ICL = "InventoryConfigurationList";
	const _ID = "ID";
	const _IDn = "IndexDocument";
	const _IDnv = "InventoryDestination";
	const _IE = "IsEnabled";
	const _IEn = "InventoryEncryption";
	const _IF = "InventoryFilter";
	const _IL = "IsLatest";
	const _IM = "IfMatch";
	const _IMIT = "IfMatchInitiatedTime";
	const _IMLMT = "IfMatchLastModifiedTime";
	const _IMS = "IfMatchSize";
	const _IMS_ = "If-Modified-Since";
	const _IMSf = "IfModifiedSince";
	const _IMUR = "InitiateMultipartUploadResult";
	const _IM_ = "If-Match";
	const _INM = "IfNoneMatch";
	const _INM_ = "If-None-Match";
	const _IOF = "InventoryOptionalFields";
	const _IOS = "InvalidObjectState";
	const _IOV = "IncludedObjectVersions";
	const _IP = "InvalidPrefix";
	const _IPA = "IgnorePublicAcls";
	const _IPM = "IdempotencyParameterMismatch";
	const _IPs = "IsPublic";
	const _IR = "InvalidRequest";
	const _IRIP = "IsRestoreInProgress";
	const _IS = "InputSerialization";
	const _ISBD = "InventoryS3BucketDestination";
	const _ISn = "InventorySchedule";
	const _IT = "IsTruncated";
	const _ITAO = "IntelligentTieringAndOperator";
	const _ITC = "IntelligentTieringConfiguration";
	const _ITCL = "IntelligentTieringConfigurationList";
	const _ITCR = "InventoryTableConfigurationResult";
	const _ITCU = "InventoryTableConfigurationUpdates";
	const _ITCn = "InventoryTableConfiguration";
	const _ITF = "IntelligentTieringFilter";
	const _IUS = "IfUnmodifiedSince";
	const _IUS_ = "If-Unmodified-Since";
	const _IWO = "InvalidWriteOffset";
	const _In = "Initiator";
	const _Ini = "Initiated";
	const _JSON = "JSON";
	const _JSONI = "JSONInput";
	const _JSONO = "JSONOutput";
	const _JTC = "JournalTableConfiguration";
	const _JTCR = "JournalTableConfigurationResult";
	const _JTCU = "JournalTableConfigurationUpdates";
	const _K = "Key";
	const _KC = "KeyCount";
	const _KI = "KeyId";
	const _KKA = "KmsKeyArn";
	const _KM = "KeyMarker";
	const _KMSC = "KMSContext";
	const _KMSKA = "KMSKeyArn";
	const _KMSKI = "KMSKeyId";
	const _KMSMKID = "KMSMasterKeyID";
	const _KPE = "KeyPrefixEquals";
	const _L = "Location";
	const _LAMBR = "ListAllMyBucketsResult";
	const _LAMDBR = "ListAllMyDirectoryBucketsResult";
	const _LB = "ListBuckets";
	const _LBAC = "ListBucketAnalyticsConfigurations";
	const _LBACO = "ListBucketAnalyticsConfigurationsOutput";
	const _LBACR = "ListBucketAnalyticsConfigurationResult";
	const _LBACRi = "ListBucketAnalyticsConfigurationsRequest";
	const _LBIC = "ListBucketInventoryConfigurations";
	const _LBICO = "ListBucketInventoryConfigurationsOutput";
	const _LBICR = "ListBucketInventoryConfigurationsRequest";
	const _LBITC = "ListBucketIntelligentTieringConfigurations";
	const _LBITCO = "ListBucketIntelligentTieringConfigurationsOutput";
	const _LBITCR = "ListBucketIntelligentTieringConfigurationsRequest";
	const _LBMC = "ListBucketMetricsConfigurations";
	const _LBMCO = "ListBucketMetricsConfigurationsOutput";
	const _LBMCR = "ListBucketMetricsConfigurationsRequest";
	const _LBO = "ListBucketsOutput";
	const _LBR = "ListBucketsRequest";
	const _LBRi = "ListBucketResult";
	const _LC = "LocationConstraint";
	const _LCi = "LifecycleConfiguration";
	const _LDB = "ListDirectoryBuckets";
	const _LDBO = "ListDirectoryBucketsOutput";
	const _LDBR = "ListDirectoryBucketsRequest";
	const _LE = "LoggingEnabled";
	const _LEi = "LifecycleExpiration";
	const _LFA = "LambdaFunctionArn";
	const _LFC = "LambdaFunctionConfiguration";
	const _LFCL = "LambdaFunctionConfigurationList";
	const _LFCa = "LambdaFunctionConfigurations";
	const _LH = "LegalHold";
	const _LI = "LocationInfo";
	const _LICR = "ListInventoryConfigurationsResult";
	const _LM = "LastModified";
	const _LMCR = "ListMetricsConfigurationsResult";
	const _LMT = "LastModifiedTime";
	const _LMU = "ListMultipartUploads";
	const _LMUO = "ListMultipartUploadsOutput";
	const _LMUR = "ListMultipartUploadsResult";
	const _LMURi = "ListMultipartUploadsRequest";
	const _LM_ = "Last-Modified";
	const _LO = "ListObjects";
	const _LOA = "ListObjectAnnotations";
	const _LOAO = "ListObjectAnnotationsOutput";
	const _LOAR = "ListObjectAnnotationsRequest";
	const _LOO = "ListObjectsOutput";
	const _LOR = "ListObjectsRequest";
	const _LOV = "ListObjectsV2";
	const _LOVO = "ListObjectsV2Output";
	const _LOVOi = "ListObjectVersionsOutput";
	const _LOVR = "ListObjectsV2Request";
	const _LOVRi = "ListObjectVersionsRequest";
	const _LOVi = "ListObjectVersions";
	const _LP = "ListParts";
	const _LPO = "ListPartsOutput";
	const _LPR = "ListPartsResult";
	const _LPRi = "ListPartsRequest";
	const _LR = "LifecycleRule";
	const _LRAO = "LifecycleRuleAndOperator";
	const _LRF = "LifecycleRuleFilter";
	const _LRi = "LifecycleRules";
	const _LVR = "ListVersionsResult";
	const _M = "Metadata";
	const _MAO = "MetricsAndOperator";
	const _MAR = "MaxAnnotationResults";
	const _MAS = "MaxAgeSeconds";
	const _MB = "MaxBuckets";
	const _MC = "MetadataConfiguration";
	const _MCL = "MetricsConfigurationList";
	const _MCR = "MetadataConfigurationResult";
	const _MCe = "MetricsConfiguration";
	const _MD = "MetadataDirective";
	const _MDB = "MaxDirectoryBuckets";
	const _MDf = "MfaDelete";
	const _ME = "MetadataEntry";
	const _MF = "MetricsFilter";
	const _MFA = "MFA";
	const _MFAD = "MFADelete";
	const _MK = "MaxKeys";
	const _MM = "MissingMeta";
	const _MOS = "MpuObjectSize";
	const _MP = "MaxParts";
	const _MTC = "MetadataTableConfiguration";
	const _MTCR = "MetadataTableConfigurationResult";
	const _MTEC = "MetadataTableEncryptionConfiguration";
	const _MU = "MultipartUpload";
	const _MUL = "MultipartUploadList";
	const _MUa = "MaxUploads";
	const _Ma = "Marker";
	const _Me = "Metrics";
	const _Mes = "Message";
	const _Mi = "Minutes";
	const _Mo = "Mode";
	const _N = "Name";
	const _NC = "NotificationConfiguration";
	const _NCF = "NotificationConfigurationFilter";
	const _NCT = "NextContinuationToken";
	const _ND = "NoncurrentDays";
	const _NEKKAS = "NonEmptyKmsKeyArnString";
	const _NF = "NotFound";
	const _NKM = "NextKeyMarker";
	const _NM = "NextMarker";
	const _NNV = "NewerNoncurrentVersions";
	const _NPNM = "NextPartNumberMarker";
	const _NSA = "NoSuchAnnotation";
	const _NSB = "NoSuchBucket";
	const _NSK = "NoSuchKey";
	const _NSU = "NoSuchUpload";
	const _NUIM = "NextUploadIdMarker";
	const _NVE = "NoncurrentVersionExpiration";
	const _NVIM = "NextVersionIdMarker";
	const _NVT = "NoncurrentVersionTransitions";
	const _NVTL = "NoncurrentVersionTransitionList";
	const _NVTo = "NoncurrentVersionTransition";
	const _O = "Owner";
	const _OA = "ObjectAttributes";
	const _OAIATE = "ObjectAlreadyInActiveTierError";
	const _OC = "OwnershipControls";
	const _OCR = "OwnershipControlsRule";
	const _OCRw = "OwnershipControlsRules";
	const _OE = "ObjectEncryption";
	const _OF = "OptionalFields";
	const _OI = "ObjectIdentifier";
	const _OIL = "ObjectIdentifierList";
	const _OIM = "ObjectIfMatch";
	const _OL = "OutputLocation";
	const _OLC = "ObjectLockConfiguration";
	const _OLE = "ObjectLockEnabled";
	const _OLEFB = "ObjectLockEnabledForBucket";
	const _OLEH = "ObjectLockEventHold";
	const _OLEHDD = "ObjectLockEventHoldDurationDays";
	const _OLEHDY = "ObjectLockEventHoldDurationYears";
	const _OLLH = "ObjectLockLegalHold";
	const _OLLHS = "ObjectLockLegalHoldStatus";
	const _OLM = "ObjectLockMode";
	const _OLR = "ObjectLockRetention";
	const _OLRUD = "ObjectLockRetainUntilDate";
	const _OLRb = "ObjectLockRule";
	const _OLb = "ObjectList";
	const _ONIATE = "ObjectNotInActiveTierError";
	const _OO = "ObjectOwnership";
	const _OOA = "OptionalObjectAttributes";
	const _OP = "ObjectParts";
	const _OPb = "ObjectPart";
	const _OS = "ObjectSize";
	const _OSGT = "ObjectSizeGreaterThan";
	const _OSLT = "ObjectSizeLessThan";
	const _OSV = "OutputSchemaVersion";
	const _OSu = "OutputSerialization";
	const _OV = "ObjectVersion";
	const _OVI = "ObjectVersionId";
	const _OVL = "ObjectVersionList";
	const _Ob = "Objects";
	const _Obj = "Object";
	const _P = "Prefix";
	const _PABC = "PublicAccessBlockConfiguration";
	const _PBA = "PutBucketAbac";
	const _PBAC = "PutBucketAccelerateConfiguration";
	const _PBACR = "PutBucketAccelerateConfigurationRequest";
	const _PBACRu = "PutBucketAnalyticsConfigurationRequest";
	const _PBACu = "PutBucketAnalyticsConfiguration";
	const _PBAR = "PutBucketAbacRequest";
	const _PBARu = "PutBucketAclRequest";
	const _PBAu = "PutBucketAcl";
	const _PBC = "PutBucketCors";
	const _PBCR = "PutBucketCorsRequest";
	const _PBE = "PutBucketEncryption";
	const _PBER = "PutBucketEncryptionRequest";
	const _PBIC = "PutBucketInventoryConfiguration";
	const _PBICR = "PutBucketInventoryConfigurationRequest";
	const _PBITC = "PutBucketIntelligentTieringConfiguration";
	const _PBITCR = "PutBucketIntelligentTieringConfigurationRequest";
	const _PBL = "PutBucketLogging";
	const _PBLC = "PutBucketLifecycleConfiguration";
	const _PBLCO = "PutBucketLifecycleConfigurationOutput";
	const _PBLCR = "PutBucketLifecycleConfigurationRequest";
	const _PBLR = "PutBucketLoggingRequest";
	const _PBMC = "PutBucketMetricsConfiguration";
	const _PBMCR = "PutBucketMetricsConfigurationRequest";
	const _PBNC = "PutBucketNotificationConfiguration";
	const _PBNCR = "PutBucketNotificationConfigurationRequest";
	const _PBOC = "PutBucketOwnershipControls";
	const _PBOCR = "PutBucketOwnershipControlsRequest";
	const _PBP = "PutBucketPolicy";
	const _PBPR = "PutBucketPolicyRequest";
	const _PBR = "PutBucketReplication";
	const _PBRP = "PutBucketRequestPayment";
	const _PBRPR = "PutBucketRequestPaymentRequest";
	const _PBRR = "PutBucketReplicationRequest";
	const _PBT = "PutBucketTagging";
	const _PBTR = "PutBucketTaggingRequest";
	const _PBV = "PutBucketVersioning";
	const _PBVR = "PutBucketVersioningRequest";
	const _PBW = "PutBucketWebsite";
	const _PBWR = "PutBucketWebsiteRequest";
	const _PC = "PartsCount";
	const _PDS = "PartitionDateSource";
	const _PE = "ProgressEvent";
	const _PI = "ParquetInput";
	const _PL = "PartsList";
	const _PN = "PartNumber";
	const _PNM = "PartNumberMarker";
	const _PO = "PutObject";
	const _POA = "PutObjectAcl";
	const _POAO = "PutObjectAclOutput";
	const _POAOu = "PutObjectAnnotationOutput";
	const _POAR = "PutObjectAclRequest";
	const _POARu = "PutObjectAnnotationRequest";
	const _POAu = "PutObjectAnnotation";
	const _POLC = "PutObjectLockConfiguration";
	const _POLCO = "PutObjectLockConfigurationOutput";
	const _POLCR = "PutObjectLockConfigurationRequest";
	const _POLH = "PutObjectLegalHold";
	const _POLHO = "PutObjectLegalHoldOutput";
	const _POLHR = "PutObjectLegalHoldRequest";
	const _POO = "PutObjectOutput";
	const _POR = "PutObjectRequest";
	const _PORO = "PutObjectRetentionOutput";
	const _PORR = "PutObjectRetentionRequest";
	const _PORu = "PutObjectRetention";
	const _POT = "PutObjectTagging";
	const _POTO = "PutObjectTaggingOutput";
	const _POTR = "PutObjectTaggingRequest";
	const _PP = "PartitionedPrefix";
	const _PPAB = "PutPublicAccessBlock";
	const _PPABR = "PutPublicAccessBlockRequest";
	const _PS = "PolicyStatus";
	const _Pa = "Parts";
	const _Par = "Part";
	const _Parq = "Parquet";
	const _Pay = "Payer";
	const _Payl = "Payload";
	const _Pe = "Permission";
	const _Po = "Policy";
	const _Pr = "Progress";
	const _Pri = "Priority";
	const _Pro = "Protocol";
	const _Q = "Quiet";
	const _QA = "QueueArn";
	const _QC = "QuoteCharacter";
	const _QCL = "QueueConfigurationList";
	const _QCu = "QueueConfigurations";
	const _QCue = "QueueConfiguration";
	const _QEC = "QuoteEscapeCharacter";
	const _QF = "QuoteFields";
	const _Qu = "Queue";
	const _R = "Role";
	const _RART = "RedirectAllRequestsTo";
	const _RC = "RequestCharged";
	const _RCC = "ResponseCacheControl";
	const _RCD = "ResponseContentDisposition";
	const _RCE = "ResponseContentEncoding";
	const _RCL = "ResponseContentLanguage";
	const _RCT = "ResponseContentType";
	const _RCe = "ReplicationConfiguration";
	const _RD = "RecordDelimiter";
	const _RE = "ResponseExpires";
	const _RED = "RestoreExpiryDate";
	const _REe = "RecordExpiration";
	const _REec = "RecordsEvent";
	const _RKKID = "ReplicaKmsKeyID";
	const _RKPW = "ReplaceKeyPrefixWith";
	const _RKW = "ReplaceKeyWith";
	const _RM = "ReplicaModifications";
	const _RO = "RenameObject";
	const _ROO = "RenameObjectOutput";
	const _ROOe = "RestoreObjectOutput";
	const _ROP = "RestoreOutputPath";
	const _ROR = "RenameObjectRequest";
	const _RORe = "RestoreObjectRequest";
	const _ROe = "RestoreObject";
	const _RP = "RequestPayer";
	const _RPB = "RestrictPublicBuckets";
	const _RPC = "RequestPaymentConfiguration";
	const _RPe = "RequestProgress";
	const _RR = "RoutingRules";
	const _RRAO = "ReplicationRuleAndOperator";
	const _RRF = "ReplicationRuleFilter";
	const _RRe = "ReplicationRule";
	const _RRep = "ReplicationRules";
	const _RReq = "RequestRoute";
	const _RRes = "RestoreRequest";
	const _RRo = "RoutingRule";
	const _RS = "ReplicationStatus";
	const _RSe = "RestoreStatus";
	const _RSen = "RenameSource";
	const _RT = "ReplicationTime";
	const _RTV = "ReplicationTimeValue";
	const _RTe = "RequestToken";
	const _RUD = "RetainUntilDate";
	const _Ra = "Range";
	const _Re = "Restore";
	const _Rec = "Records";
	const _Red = "Redirect";
	const _Ret = "Retention";
	const _Ru = "Rules";
	const _Rul = "Rule";
	const _S = "Status";
	const _SA = "StartAfter";
	const _SAK = "SecretAccessKey";
	const _SAs = "SseAlgorithm";
	const _SB = "StreamingBlob";
	const _SBD = "S3BucketDestination";
	const _SC = "StorageClass";
	const _SCA = "StorageClassAnalysis";
	const _SCADE = "StorageClassAnalysisDataExport";
	const _SCV = "SessionCredentialValue";
	const _SCe = "SessionCredentials";
	const _SCt = "StatusCode";
	const _SDV = "SkipDestinationValidation";
	const _SE = "StatsEvent";
	const _SIM = "SourceIfMatch";
	const _SIMS = "SourceIfModifiedSince";
	const _SINM = "SourceIfNoneMatch";
	const _SIUS = "SourceIfUnmodifiedSince";
	const _SK = "SSE-KMS";
	const _SKEO = "SseKmsEncryptedObjects";
	const _SKF = "S3KeyFilter";
	const _SKe = "S3Key";
	const _SL = "S3Location";
	const _SM = "SessionMode";
	const _SOC = "SelectObjectContent";
	const _SOCES = "SelectObjectContentEventStream";
	const _SOCO = "SelectObjectContentOutput";
	const _SOCR = "SelectObjectContentRequest";
	const _SP = "SelectParameters";
	const _SPi = "SimplePrefix";
	const _SR = "ScanRange";
	const _SS = "SSE-S3";
	const _SSC = "SourceSelectionCriteria";
	const _SSE = "ServerSideEncryption";
	const _SSEA = "SSEAlgorithm";
	const _SSEBD = "ServerSideEncryptionByDefault";
	const _SSEC = "ServerSideEncryptionConfiguration";
	const _SSECA = "SSECustomerAlgorithm";
	const _SSECK = "SSECustomerKey";
	const _SSECKMD = "SSECustomerKeyMD5";
	const _SSEKMS = "SSEKMS";
	const _SSEKMSE = "SSEKMSEncryption";
	const _SSEKMSEC = "SSEKMSEncryptionContext";
	const _SSEKMSKI = "SSEKMSKeyId";
	const _SSER = "ServerSideEncryptionRule";
	const _SSERe = "ServerSideEncryptionRules";
	const _SSES = "SSES3";
	const _ST = "SessionToken";
	const _STD = "S3TablesDestination";
	const _STDR = "S3TablesDestinationResult";
	const _S_ = "S3";
	const _Sc = "Schedule";
	const _Si = "Size";
	const _St = "Start";
	const _Sta = "Stats";
	const _Su = "Suffix";
	const _T = "Tags";
	const _TA = "TableArn";
	const _TAo = "TopicArn";
	const _TB = "TargetBucket";
	const _TBA = "TableBucketArn";
	const _TBT = "TableBucketType";
	const _TC = "TagCount";
	const _TCL = "TopicConfigurationList";
	const _TCo = "TopicConfigurations";
	const _TCop = "TopicConfiguration";
	const _TD = "TaggingDirective";
	const _TDMOS = "TransitionDefaultMinimumObjectSize";
	const _TG = "TargetGrants";
	const _TGa = "TargetGrant";
	const _TL = "TieringList";
	const _TLr = "TransitionList";
	const _TMP = "TooManyParts";
	const _TN = "TableName";
	const _TNa = "TableNamespace";
	const _TOKF = "TargetObjectKeyFormat";
	const _TP = "TargetPrefix";
	const _TPC = "TotalPartsCount";
	const _TS = "TableStatus";
	const _TSa = "TagSet";
	const _Ta = "Tag";
	const _Tag = "Tagging";
	const _Ti = "Tier";
	const _Tie = "Tierings";
	const _Tier = "Tiering";
	const _Tim = "Time";
	const _To = "Token";
	const _Top = "Topic";
	const _Tr = "Transitions";
	const _Tra = "Transition";
	const _Ty = "Type";
	const _U = "Uploads";
	const _UBMATC = "UpdateBucketMetadataAnnotationTableConfiguration";
	const _UBMATCR = "UpdateBucketMetadataAnnotationTableConfigurationRequest";
	const _UBMITC = "UpdateBucketMetadataInventoryTableConfiguration";
	const _UBMITCR = "UpdateBucketMetadataInventoryTableConfigurationRequest";
	const _UBMJTC = "UpdateBucketMetadataJournalTableConfiguration";
	const _UBMJTCR = "UpdateBucketMetadataJournalTableConfigurationRequest";
	const _UI = "UploadId";
	const _UIM = "UploadIdMarker";
	const _UM = "UserMetadata";
	const _UMT = "UnsupportedMediaType";
	const _UOE = "UpdateObjectEncryption";
	const _UOER = "UpdateObjectEncryptionRequest";
	const _UOERp = "UpdateObjectEncryptionResponse";
	const _UP = "UploadPart";
	const _UPC = "UploadPartCopy";
	const _UPCO = "UploadPartCopyOutput";
	const _UPCR = "UploadPartCopyRequest";
	const _UPO = "UploadPartOutput";
	const _UPR = "UploadPartRequest";
	const _URI = "URI";
	const _Up = "Upload";
	const _V = "Value";
	const _VC = "VersioningConfiguration";
	const _VI = "VersionId";
	const _VIM = "VersionIdMarker";
	const _Ve = "Versions";
	const _Ver = "Version";
	const _WC = "WebsiteConfiguration";
	const _WGOR = "WriteGetObjectResponse";
	const _WGORR = "WriteGetObjectResponseRequest";
	const _WOB = "WriteOffsetBytes";
	const _WRL = "WebsiteRedirectLocation";
	const _Y = "Years";
	const _aN = "annotationName";
	const _ap = "annotation-prefix";
	const _ar = "accept-ranges";
	const _br = "bucket-region";
	const _c = "client";
	const _ct = "continuation-token";
	const _d = "delimiter";
	const _e = "error";
	const _eP = "eventPayload";
	const _en = "endpoint";
	const _et = "encoding-type";
	const _fo = "fetch-owner";
	const _h = "http";
	const _hC = "httpChecksum";
	const _hE = "httpError";
	const _hH = "httpHeader";
	const _hL = "hostLabel";
	const _hP = "httpPayload";
	const _hPH = "httpPrefixHeaders";
	const _hQ = "httpQuery";
	const _hi = "http://www.w3.org/2001/XMLSchema-instance";
	const _i = "id";
	const _iT = "idempotencyToken";
	const _km = "key-marker";
	const _m = "marker";
	const _mar = "max-annotation-results";
	const _mb = "max-buckets";
	const _mdb = "max-directory-buckets";
	const _mk = "max-keys";
	const _mp = "max-parts";
	const _mu = "max-uploads";
	const _p = "prefix";
	const _pN = "partNumber";
	const _pnm = "part-number-marker";
	const _rcc = "response-cache-control";
	const _rcd = "response-content-disposition";
	const _rce = "response-content-encoding";
	const _rcl = "response-content-language";
	const _rct = "response-content-type";
	const _re = "response-expires";
	const _s = "smithy.ts.sdk.synthetic.com.amazonaws.s3";
	const _sa = "start-after";
	const _st = "streaming";
	const _uI = "uploadId";
	const _uim = "upload-id-marker";
	const _vI = "versionId";
	const _vim = "version-id-marker";
	const _x = "xsi";
	const _xA = "xmlAttribute";
	const _xF = "xmlFlattened";
	const _xN = "xmlName";
	const _xNm = "xmlNamespace";
	const _xaa = "x-amz-acl";
	const _xaad = "x-amz-abort-date";
	const _xaapa = "x-amz-access-point-alias";
	const _xaari = "x-amz-abort-rule-id";
	const _xaas = "x-amz-archive-status";
	const _xaba = "x-amz-bucket-arn";
	const _xabgr = "x-amz-bypass-governance-retention";
	const _xabln = "x-amz-bucket-location-name";
	const _xablt = "x-amz-bucket-location-type";
	const _xabn = "x-amz-bucket-namespace";
	const _xabole = "x-amz-bucket-object-lock-enabled";
	const _xabolt = "x-amz-bucket-object-lock-token";
	const _xabr = "x-amz-bucket-region";
	const _xaca = "x-amz-checksum-algorithm";
	const _xacc = "x-amz-checksum-crc32";
	const _xacc_ = "x-amz-checksum-crc32c";
	const _xacc__ = "x-amz-checksum-crc64nvme";
	const _xacm = "x-amz-checksum-md5";
	const _xacm_ = "x-amz-checksum-mode";
	const _xacrsba = "x-amz-confirm-remove-self-bucket-access";
	const _xacs = "x-amz-checksum-sha1";
	const _xacs_ = "x-amz-checksum-sha256";
	const _xacs__ = "x-amz-checksum-sha512";
	const _xacs___ = "x-amz-copy-source";
	const _xacsim = "x-amz-copy-source-if-match";
	const _xacsims = "x-amz-copy-source-if-modified-since";
	const _xacsinm = "x-amz-copy-source-if-none-match";
	const _xacsius = "x-amz-copy-source-if-unmodified-since";
	const _xacsm = "x-amz-create-session-mode";
	const _xacsr = "x-amz-copy-source-range";
	const _xacssseca = "x-amz-copy-source-server-side-encryption-customer-algorithm";
	const _xacssseck = "x-amz-copy-source-server-side-encryption-customer-key";
	const _xacssseckM = "x-amz-copy-source-server-side-encryption-customer-key-MD5";
	const _xacsvi = "x-amz-copy-source-version-id";
	const _xact = "x-amz-checksum-type";
	const _xact_ = "x-amz-client-token";
	const _xacx = "x-amz-checksum-xxhash64";
	const _xacx_ = "x-amz-checksum-xxhash3";
	const _xacx__ = "x-amz-checksum-xxhash128";
	const _xadm = "x-amz-delete-marker";
	const _xae = "x-amz-expiration";
	const _xaebo = "x-amz-expected-bucket-owner";
	const _xafec = "x-amz-fwd-error-code";
	const _xafem = "x-amz-fwd-error-message";
	const _xafhCC = "x-amz-fwd-header-Cache-Control";
	const _xafhCD = "x-amz-fwd-header-Content-Disposition";
	const _xafhCE = "x-amz-fwd-header-Content-Encoding";
	const _xafhCL = "x-amz-fwd-header-Content-Language";
	const _xafhCR = "x-amz-fwd-header-Content-Range";
	const _xafhCT = "x-amz-fwd-header-Content-Type";
	const _xafhE = "x-amz-fwd-header-ETag";
	const _xafhE_ = "x-amz-fwd-header-Expires";
	const _xafhLM = "x-amz-fwd-header-Last-Modified";
	const _xafhar = "x-amz-fwd-header-accept-ranges";
	const _xafhxacc = "x-amz-fwd-header-x-amz-checksum-crc32";
	const _xafhxacc_ = "x-amz-fwd-header-x-amz-checksum-crc32c";
	const _xafhxacc__ = "x-amz-fwd-header-x-amz-checksum-crc64nvme";
	const _xafhxacm = "x-amz-fwd-header-x-amz-checksum-md5";
	const _xafhxacs = "x-amz-fwd-header-x-amz-checksum-sha1";
	const _xafhxacs_ = "x-amz-fwd-header-x-amz-checksum-sha256";
	const _xafhxacs__ = "x-amz-fwd-header-x-amz-checksum-sha512";
	const _xafhxacx = "x-amz-fwd-header-x-amz-checksum-xxhash64";
	const _xafhxacx_ = "x-amz-fwd-header-x-amz-checksum-xxhash3";
	const _xafhxacx__ = "x-amz-fwd-header-x-amz-checksum-xxhash128";
	const _xafhxadm = "x-amz-fwd-header-x-amz-delete-marker";
	const _xafhxae = "x-amz-fwd-header-x-amz-expiration";
	const _xafhxamm = "x-amz-fwd-header-x-amz-missing-meta";
	const _xafhxampc = "x-amz-fwd-header-x-amz-mp-parts-count";
	const _xafhxaollh = "x-amz-fwd-header-x-amz-object-lock-legal-hold";
	const _xafhxaolm = "x-amz-fwd-header-x-amz-object-lock-mode";
	const _xafhxaolrud = "x-amz-fwd-header-x-amz-object-lock-retain-until-date";
	const _xafhxar = "x-amz-fwd-header-x-amz-restore";
	const _xafhxarc = "x-amz-fwd-header-x-amz-request-charged";
	const _xafhxars = "x-amz-fwd-header-x-amz-replication-status";
	const _xafhxasc = "x-amz-fwd-header-x-amz-storage-class";
	const _xafhxasse = "x-amz-fwd-header-x-amz-server-side-encryption";
	const _xafhxasseakki = "x-amz-fwd-header-x-amz-server-side-encryption-aws-kms-key-id";
	const _xafhxassebke = "x-amz-fwd-header-x-amz-server-side-encryption-bucket-key-enabled";
	const _xafhxasseca = "x-amz-fwd-header-x-amz-server-side-encryption-customer-algorithm";
	const _xafhxasseckM = "x-amz-fwd-header-x-amz-server-side-encryption-customer-key-MD5";
	const _xafhxatc = "x-amz-fwd-header-x-amz-tagging-count";
	const _xafhxavi = "x-amz-fwd-header-x-amz-version-id";
	const _xafs = "x-amz-fwd-status";
	const _xagfc = "x-amz-grant-full-control";
	const _xagr = "x-amz-grant-read";
	const _xagra = "x-amz-grant-read-acp";
	const _xagw = "x-amz-grant-write";
	const _xagwa = "x-amz-grant-write-acp";
	const _xaimit = "x-amz-if-match-initiated-time";
	const _xaimlmt = "x-amz-if-match-last-modified-time";
	const _xaims = "x-amz-if-match-size";
	const _xam = "x-amz-meta-";
	const _xam_ = "x-amz-mfa";
	const _xamd = "x-amz-metadata-directive";
	const _xamm = "x-amz-missing-meta";
	const _xamos = "x-amz-mp-object-size";
	const _xamp = "x-amz-max-parts";
	const _xampc = "x-amz-mp-parts-count";
	const _xaoa = "x-amz-object-attributes";
	const _xaoad = "x-amz-object-annotation-directive";
	const _xaoim = "x-amz-object-if-match";
	const _xaoleh = "x-amz-object-lock-event-hold";
	const _xaolehdd = "x-amz-object-lock-event-hold-duration-days";
	const _xaolehdy = "x-amz-object-lock-event-hold-duration-years";
	const _xaollh = "x-amz-object-lock-legal-hold";
	const _xaolm = "x-amz-object-lock-mode";
	const _xaolrud = "x-amz-object-lock-retain-until-date";
	const _xaoo = "x-amz-object-ownership";
	const _xaooa = "x-amz-optional-object-attributes";
	const _xaos = "x-amz-object-size";
	const _xaovi = "x-amz-object-version-id";
	const _xapnm = "x-amz-part-number-marker";
	const _xar = "x-amz-restore";
	const _xarc = "x-amz-request-charged";
	const _xarop = "x-amz-restore-output-path";
	const _xarp = "x-amz-request-payer";
	const _xarr = "x-amz-request-route";
	const _xars = "x-amz-replication-status";
	const _xars_ = "x-amz-rename-source";
	const _xarsim = "x-amz-rename-source-if-match";
	const _xarsims = "x-amz-rename-source-if-modified-since";
	const _xarsinm = "x-amz-rename-source-if-none-match";
	const _xarsius = "x-amz-rename-source-if-unmodified-since";
	const _xart = "x-amz-request-token";
	const _xasc = "x-amz-storage-class";
	const _xasca = "x-amz-sdk-checksum-algorithm";
	const _xasdv = "x-amz-skip-destination-validation";
	const _xasebo = "x-amz-source-expected-bucket-owner";
	const _xasse = "x-amz-server-side-encryption";
	const _xasseakki = "x-amz-server-side-encryption-aws-kms-key-id";
	const _xassebke = "x-amz-server-side-encryption-bucket-key-enabled";
	const _xassec = "x-amz-server-side-encryption-context";
	const _xasseca = "x-amz-server-side-encryption-customer-algorithm";
	const _xasseck = "x-amz-server-side-encryption-customer-key";
	const _xasseckM = "x-amz-server-side-encryption-customer-key-MD5";
	const _xat = "x-amz-tagging";
	const _xatc = "x-amz-tagging-count";
	const _xatd = "x-amz-tagging-directive";
	const _xatdmos = "x-amz-transition-default-minimum-object-size";
	const _xavi = "x-amz-version-id";
	const _xawob = "x-amz-write-offset-bytes";
	const _xawrl = "x-amz-website-redirect-location";
	const _xs = "xsi:type";
	const n0 = "com.amazonaws.s3";
	const _s_registry = new TypeRegistry(_s);
	var S3ServiceException$ = [
		-3,
		_s,
		"S3ServiceException",
		0,
		[],
		[]
	];
	_s_registry.registerError(S3ServiceException$, S3ServiceException);
	const n0_registry = new TypeRegistry(n0);
	var AccessDenied$ = [
		-3,
		n0,
		_AD,
		{
			[_e]: _c,
			[_hE]: 403
		},
		[],
		[]
	];
	n0_registry.registerError(AccessDenied$, AccessDenied);
	var AnnotationLimitExceeded$ = [
		-3,
		n0,
		_ALE,
		{
			[_e]: _c,
			[_hE]: 400
		},
		[],
		[]
	];
	n0_registry.registerError(AnnotationLimitExceeded$, AnnotationLimitExceeded);
	var AnnotationNameTooLong$ = [
		-3,
		n0,
		_ANTL,
		{
			[_e]: _c,
			[_hE]: 400
		},
		[],
		[]
	];
	n0_registry.registerError(AnnotationNameTooLong$, AnnotationNameTooLong);
	var BucketAlreadyExists$ = [
		-3,
		n0,
		_BAE,
		{
			[_e]: _c,
			[_hE]: 409
		},
		[],
		[]
	];
	n0_registry.registerError(BucketAlreadyExists$, BucketAlreadyExists);
	var BucketAlreadyOwnedByYou$ = [
		-3,
		n0,
		_BAOBY,
		{
			[_e]: _c,
			[_hE]: 409
		},
		[],
		[]
	];
	n0_registry.registerError(BucketAlreadyOwnedByYou$, BucketAlreadyOwnedByYou);
	var EncryptionTypeMismatch$ = [
		-3,
		n0,
		_ETM,
		{
			[_e]: _c,
			[_hE]: 400
		},
		[],
		[]
	];
	n0_registry.registerError(EncryptionTypeMismatch$, EncryptionTypeMismatch);
	var IdempotencyParameterMismatch$ = [
		-3,
		n0,
		_IPM,
		{
			[_e]: _c,
			[_hE]: 400
		},
		[],
		[]
	];
	n0_registry.registerError(IdempotencyParameterMismatch$, IdempotencyParameterMismatch);
	var InvalidAnnotationName$ = [
		-3,
		n0,
		_IAN,
		{
			[_e]: _c,
			[_hE]: 400
		},
		[],
		[]
	];
	n0_registry.registerError(InvalidAnnotationName$, InvalidAnnotationName);
	var InvalidObjectState$ = [
		-3,
		n0,
		_IOS,
		{
			[_e]: _c,
			[_hE]: 403
		},
		[_SC, _AT],
		[0, 0]
	];
	n0_registry.registerError(InvalidObjectState$, InvalidObjectState);
	var InvalidPrefix$ = [
		-3,
		n0,
		_IP,
		{
			[_e]: _c,
			[_hE]: 400
		},
		[],
		[]
	];
	n0_registry.registerError(InvalidPrefix$, InvalidPrefix);
	var InvalidRequest$ = [
		-3,
		n0,
		_IR,
		{
			[_e]: _c,
			[_hE]: 400
		},
		[],
		[]
	];
	n0_registry.registerError(InvalidRequest$, InvalidRequest);
	var InvalidWriteOffset$ = [
		-3,
		n0,
		_IWO,
		{
			[_e]: _c,
			[_hE]: 400
		},
		[],
		[]
	];
	n0_registry.registerError(InvalidWriteOffset$, InvalidWriteOffset);
	var NoSuchAnnotation$ = [
		-3,
		n0,
		_NSA,
		{
			[_e]: _c,
			[_hE]: 404
		},
		[],
		[]
	];
	n0_registry.registerError(NoSuchAnnotation$, NoSuchAnnotation);
	var NoSuchBucket$ = [
		-3,
		n0,
		_NSB,
		{
			[_e]: _c,
			[_hE]: 404
		},
		[],
		[]
	];
	n0_registry.registerError(NoSuchBucket$, NoSuchBucket);
	var NoSuchKey$ = [
		-3,
		n0,
		_NSK,
		{
			[_e]: _c,
			[_hE]: 404
		},
		[],
		[]
	];
	n0_registry.registerError(NoSuchKey$, NoSuchKey);
	var NoSuchUpload$ = [
		-3,
		n0,
		_NSU,
		{
			[_e]: _c,
			[_hE]: 404
		},
		[],
		[]
	];
	n0_registry.registerError(NoSuchUpload$, NoSuchUpload);
	var NotFound$ = [
		-3,
		n0,
		_NF,
		{ [_e]: _c },
		[],
		[]
	];
	n0_registry.registerError(NotFound$, NotFound);
	var ObjectAlreadyInActiveTierError$ = [
		-3,
		n0,
		_OAIATE,
		{
			[_e]: _c,
			[_hE]: 403
		},
		[],
		[]
	];
	n0_registry.registerError(ObjectAlreadyInActiveTierError$, ObjectAlreadyInActiveTierError);
	var ObjectNotInActiveTierError$ = [
		-3,
		n0,
		_ONIATE,
		{
			[_e]: _c,
			[_hE]: 403
		},
		[],
		[]
	];
	n0_registry.registerError(ObjectNotInActiveTierError$, ObjectNotInActiveTierError);
	var TooManyParts$ = [
		-3,
		n0,
		_TMP,
		{
			[_e]: _c,
			[_hE]: 400
		},
		[],
		[]
	];
	n0_registry.registerError(TooManyParts$, TooManyParts);
	var UnsupportedMediaType$ = [
		-3,
		n0,
		_UMT,
		{
			[_e]: _c,
			[_hE]: 415
		},
		[],
		[]
	];
	n0_registry.registerError(UnsupportedMediaType$, UnsupportedMediaType);
	const errorTypeRegistries = [_s_registry, n0_registry];
	var CopySourceSSECustomerKey = [
		0,
		n0,
		_CSSSECK,
		8,
		0
	];
	var NonEmptyKmsKeyArnString = [
		0,
		n0,
		_NEKKAS,
		8,
		0
	];
	var SessionCredentialValue = [
		0,
		n0,
		_SCV,
		8,
		0
	];
	var SSECustomerKey = [
		0,
		n0,
		_SSECK,
		8,
		0
	];
	var SSEKMSEncryptionContext = [
		0,
		n0,
		_SSEKMSEC,
		8,
		0
	];
	var SSEKMSKeyId = [
		0,
		n0,
		_SSEKMSKI,
		8,
		0
	];
	var StreamingBlob = [
		0,
		n0,
		_SB,
		{ [_st]: 1 },
		42
	];
	var AbacStatus$ = [
		3,
		n0,
		_AS,
		0,
		[_S],
		[0]
	];
	var AbortIncompleteMultipartUpload$ = [
		3,
		n0,
		_AIMU,
		0,
		[_DAI],
		[1]
	];
	var AbortMultipartUploadOutput$ = [
		3,
		n0,
		_AMUO,
		0,
		[_RC],
		[[0, { [_hH]: _xarc }]]
	];
	var AbortMultipartUploadRequest$ = [
		3,
		n0,
		_AMUR,
		0,
		[
			_B,
			_K,
			_UI,
			_RP,
			_EBO,
			_IMIT
		],
		[
			[0, 1],
			[0, 1],
			[0, { [_hQ]: _uI }],
			[0, { [_hH]: _xarp }],
			[0, { [_hH]: _xaebo }],
			[6, { [_hH]: _xaimit }]
		],
		3
	];
	var AccelerateConfiguration$ = [
		3,
		n0,
		_AC,
		0,
		[_S],
		[0]
	];
	var AccessControlPolicy$ = [
		3,
		n0,
		_ACP,
		0,
		[_G, _O],
		[[() => Grants, { [_xN]: _ACL }], () => Owner$]
	];
	var AccessControlTranslation$ = [
		3,
		n0,
		_ACT,
		0,
		[_O],
		[0],
		1
	];
	var AnalyticsAndOperator$ = [
		3,
		n0,
		_AAO,
		0,
		[_P, _T],
		[0, [() => TagSet, {
			[_xF]: 1,
			[_xN]: _Ta
		}]]
	];
	var AnalyticsConfiguration$ = [
		3,
		n0,
		_ACn,
		0,
		[
			_I,
			_SCA,
			_F
		],
		[
			0,
			() => StorageClassAnalysis$,
			[() => AnalyticsFilter$, 0]
		],
		2
	];
	var AnalyticsExportDestination$ = [
		3,
		n0,
		_AED,
		0,
		[_SBD],
		[() => AnalyticsS3BucketDestination$],
		1
	];
	var AnalyticsS3BucketDestination$ = [
		3,
		n0,
		_ASBD,
		0,
		[
			_Fo,
			_B,
			_BAI,
			_P
		],
		[
			0,
			0,
			0,
			0
		],
		2
	];
	var AnnotationEntry$ = [
		3,
		n0,
		_AE,
		0,
		[
			_AN,
			_LM,
			_Si,
			_ET,
			_CA,
			_RS
		],
		[
			0,
			4,
			1,
			0,
			[64, { [_xF]: 1 }],
			0
		],
		3
	];
	var AnnotationTableConfiguration$ = [
		3,
		n0,
		_ATC,
		0,
		[
			_CS,
			_EC,
			_R
		],
		[
			0,
			() => MetadataTableEncryptionConfiguration$,
			0
		],
		1
	];
	var AnnotationTableConfigurationResult$ = [
		3,
		n0,
		_ATCR,
		0,
		[
			_CS,
			_TS,
			_E,
			_TN,
			_TA,
			_R
		],
		[
			0,
			0,
			() => ErrorDetails$,
			0,
			0,
			0
		],
		1
	];
	var AnnotationTableConfigurationUpdates$ = [
		3,
		n0,
		_ATCU,
		0,
		[
			_CS,
			_EC,
			_R
		],
		[
			0,
			() => MetadataTableEncryptionConfiguration$,
			0
		],
		1
	];
	var BlockedEncryptionTypes$ = [
		3,
		n0,
		_BET,
		0,
		[_ETn],
		[[() => EncryptionTypeList, { [_xF]: 1 }]]
	];
	var Bucket$ = [
		3,
		n0,
		_B,
		0,
		[
			_N,
			_CD,
			_BR,
			_BA
		],
		[
			0,
			4,
			0,
			0
		]
	];
	var BucketInfo$ = [
		3,
		n0,
		_BI,
		0,
		[_DR, _Ty],
		[0, 0]
	];
	var BucketLifecycleConfiguration$ = [
		3,
		n0,
		_BLC,
		0,
		[_Ru],
		[[() => LifecycleRules, {
			[_xF]: 1,
			[_xN]: _Rul
		}]],
		1
	];
	var BucketLoggingStatus$ = [
		3,
		n0,
		_BLS,
		0,
		[_LE],
		[[() => LoggingEnabled$, 0]]
	];
	var Checksum$ = [
		3,
		n0,
		_C,
		0,
		[
			_CCRC,
			_CCRCC,
			_CCRCNVME,
			_CSHA,
			_CSHAh,
			_CSHAhe,
			_CMD,
			_CXXHASH,
			_CXXHASHh,
			_CXXHASHhe,
			_CT
		],
		[
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0
		]
	];
	var CommonPrefix$ = [
		3,
		n0,
		_CP,
		0,
		[_P],
		[0]
	];
	var CompletedMultipartUpload$ = [
		3,
		n0,
		_CMU,
		0,
		[_Pa],
		[[() => CompletedPartList, {
			[_xF]: 1,
			[_xN]: _Par
		}]]
	];
	var CompletedPart$ = [
		3,
		n0,
		_CPo,
		0,
		[
			_ET,
			_CCRC,
			_CCRCC,
			_CCRCNVME,
			_CSHA,
			_CSHAh,
			_CSHAhe,
			_CMD,
			_CXXHASH,
			_CXXHASHh,
			_CXXHASHhe,
			_PN
		],
		[
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			1
		]
	];
	var CompleteMultipartUploadOutput$ = [
		3,
		n0,
		_CMUO,
		{ [_xN]: _CMUR },
		[
			_L,
			_B,
			_K,
			_Ex,
			_ET,
			_CCRC,
			_CCRCC,
			_CCRCNVME,
			_CSHA,
			_CSHAh,
			_CSHAhe,
			_CMD,
			_CXXHASH,
			_CXXHASHh,
			_CXXHASHhe,
			_CT,
			_SSE,
			_VI,
			_SSEKMSKI,
			_BKE,
			_RC
		],
		[
			0,
			0,
			0,
			[0, { [_hH]: _xae }],
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			[0, { [_hH]: _xasse }],
			[0, { [_hH]: _xavi }],
			[() => SSEKMSKeyId, { [_hH]: _xasseakki }],
			[2, { [_hH]: _xassebke }],
			[0, { [_hH]: _xarc }]
		]
	];
	var CompleteMultipartUploadRequest$ = [
		3,
		n0,
		_CMURo,
		0,
		[
			_B,
			_K,
			_UI,
			_MU,
			_CCRC,
			_CCRCC,
			_CCRCNVME,
			_CSHA,
			_CSHAh,
			_CSHAhe,
			_CMD,
			_CXXHASH,
			_CXXHASHh,
			_CXXHASHhe,
			_CT,
			_MOS,
			_RP,
			_EBO,
			_IM,
			_INM,
			_SSECA,
			_SSECK,
			_SSECKMD
		],
		[
			[0, 1],
			[0, 1],
			[0, { [_hQ]: _uI }],
			[() => CompletedMultipartUpload$, {
				[_hP]: 1,
				[_xN]: _CMUo
			}],
			[0, { [_hH]: _xacc }],
			[0, { [_hH]: _xacc_ }],
			[0, { [_hH]: _xacc__ }],
			[0, { [_hH]: _xacs }],
			[0, { [_hH]: _xacs_ }],
			[0, { [_hH]: _xacs__ }],
			[0, { [_hH]: _xacm }],
			[0, { [_hH]: _xacx }],
			[0, { [_hH]: _xacx_ }],
			[0, { [_hH]: _xacx__ }],
			[0, { [_hH]: _xact }],
			[1, { [_hH]: _xamos }],
			[0, { [_hH]: _xarp }],
			[0, { [_hH]: _xaebo }],
			[0, { [_hH]: _IM_ }],
			[0, { [_hH]: _INM_ }],
			[0, { [_hH]: _xasseca }],
			[() => SSECustomerKey, { [_hH]: _xasseck }],
			[0, { [_hH]: _xasseckM }]
		],
		3
	];
	var Condition$ = [
		3,
		n0,
		_Co,
		0,
		[_HECRE, _KPE],
		[0, 0]
	];
	var ContinuationEvent$ = [
		3,
		n0,
		_CE,
		0,
		[],
		[]
	];
	var CopyObjectOutput$ = [
		3,
		n0,
		_COO,
		0,
		[
			_COR,
			_Ex,
			_CSVI,
			_VI,
			_SSE,
			_SSECA,
			_SSECKMD,
			_SSEKMSKI,
			_SSEKMSEC,
			_BKE,
			_RC
		],
		[
			[() => CopyObjectResult$, 16],
			[0, { [_hH]: _xae }],
			[0, { [_hH]: _xacsvi }],
			[0, { [_hH]: _xavi }],
			[0, { [_hH]: _xasse }],
			[0, { [_hH]: _xasseca }],
			[0, { [_hH]: _xasseckM }],
			[() => SSEKMSKeyId, { [_hH]: _xasseakki }],
			[() => SSEKMSEncryptionContext, { [_hH]: _xassec }],
			[2, { [_hH]: _xassebke }],
			[0, { [_hH]: _xarc }]
		]
	];
	var CopyObjectRequest$ = [
		3,
		n0,
		_CORo,
		0,
		[
			_B,
			_CSo,
			_K,
			_ACL_,
			_CC,
			_CA,
			_CDo,
			_CEo,
			_CL,
			_CTo,
			_CSIM,
			_CSIMS,
			_CSINM,
			_CSIUS,
			_Exp,
			_GFC,
			_GR,
			_GRACP,
			_GWACP,
			_IM,
			_INM,
			_M,
			_MD,
			_TD,
			_ADn,
			_SSE,
			_SC,
			_WRL,
			_SSECA,
			_SSECK,
			_SSECKMD,
			_SSEKMSKI,
			_SSEKMSEC,
			_BKE,
			_CSSSECA,
			_CSSSECK,
			_CSSSECKMD,
			_RP,
			_Tag,
			_OLM,
			_OLRUD,
			_OLLHS,
			_OLEH,
			_OLEHDD,
			_OLEHDY,
			_EBO,
			_ESBO
		],
		[
			[0, 1],
			[0, { [_hH]: _xacs___ }],
			[0, 1],
			[0, { [_hH]: _xaa }],
			[0, { [_hH]: _CC_ }],
			[0, { [_hH]: _xaca }],
			[0, { [_hH]: _CD_ }],
			[0, { [_hH]: _CE_ }],
			[0, { [_hH]: _CL_ }],
			[0, { [_hH]: _CT_ }],
			[0, { [_hH]: _xacsim }],
			[4, { [_hH]: _xacsims }],
			[0, { [_hH]: _xacsinm }],
			[4, { [_hH]: _xacsius }],
			[4, { [_hH]: _Exp }],
			[0, { [_hH]: _xagfc }],
			[0, { [_hH]: _xagr }],
			[0, { [_hH]: _xagra }],
			[0, { [_hH]: _xagwa }],
			[0, { [_hH]: _IM_ }],
			[0, { [_hH]: _INM_ }],
			[128, { [_hPH]: _xam }],
			[0, { [_hH]: _xamd }],
			[0, { [_hH]: _xatd }],
			[0, { [_hH]: _xaoad }],
			[0, { [_hH]: _xasse }],
			[0, { [_hH]: _xasc }],
			[0, { [_hH]: _xawrl }],
			[0, { [_hH]: _xasseca }],
			[() => SSECustomerKey, { [_hH]: _xasseck }],
			[0, { [_hH]: _xasseckM }],
			[() => SSEKMSKeyId, { [_hH]: _xasseakki }],
			[() => SSEKMSEncryptionContext, { [_hH]: _xassec }],
			[2, { [_hH]: _xassebke }],
			[0, { [_hH]: _xacssseca }],
			[() => CopySourceSSECustomerKey, { [_hH]: _xacssseck }],
			[0, { [_hH]: _xacssseckM }],
			[0, { [_hH]: _xarp }],
			[0, { [_hH]: _xat }],
			[0, { [_hH]: _xaolm }],
			[5, { [_hH]: _xaolrud }],
			[0, { [_hH]: _xaollh }],
			[0, { [_hH]: _xaoleh }],
			[1, { [_hH]: _xaolehdd }],
			[1, { [_hH]: _xaolehdy }],
			[0, { [_hH]: _xaebo }],
			[0, { [_hH]: _xasebo }]
		],
		3
	];
	var CopyObjectResult$ = [
		3,
		n0,
		_COR,
		0,
		[
			_ET,
			_LM,
			_CT,
			_CCRC,
			_CCRCC,
			_CCRCNVME,
			_CSHA,
			_CSHAh,
			_CSHAhe,
			_CMD,
			_CXXHASH,
			_CXXHASHh,
			_CXXHASHhe
		],
		[
			0,
			4,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0
		]
	];
	var CopyPartResult$ = [
		3,
		n0,
		_CPR,
		0,
		[
			_ET,
			_LM,
			_CCRC,
			_CCRCC,
			_CCRCNVME,
			_CSHA,
			_CSHAh,
			_CSHAhe,
			_CMD,
			_CXXHASH,
			_CXXHASHh,
			_CXXHASHhe
		],
		[
			0,
			4,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0
		]
	];
	var CORSConfiguration$ = [
		3,
		n0,
		_CORSC,
		0,
		[_CORSR],
		[[() => CORSRules, {
			[_xF]: 1,
			[_xN]: _CORSRu
		}]],
		1
	];
	var CORSRule$ = [
		3,
		n0,
		_CORSRu,
		0,
		[
			_AM,
			_AO,
			_ID,
			_AH,
			_EH,
			_MAS
		],
		[
			[64, {
				[_xF]: 1,
				[_xN]: _AMl
			}],
			[64, {
				[_xF]: 1,
				[_xN]: _AOl
			}],
			0,
			[64, {
				[_xF]: 1,
				[_xN]: _AHl
			}],
			[64, {
				[_xF]: 1,
				[_xN]: _EHx
			}],
			1
		],
		2
	];
	var CreateBucketConfiguration$ = [
		3,
		n0,
		_CBC,
		0,
		[
			_LC,
			_L,
			_B,
			_T
		],
		[
			0,
			() => LocationInfo$,
			() => BucketInfo$,
			[() => TagSet, 0]
		]
	];
	var CreateBucketMetadataConfigurationRequest$ = [
		3,
		n0,
		_CBMCR,
		0,
		[
			_B,
			_MC,
			_CMDo,
			_CA,
			_EBO
		],
		[
			[0, 1],
			[() => MetadataConfiguration$, {
				[_hP]: 1,
				[_xN]: _MC
			}],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var CreateBucketMetadataTableConfigurationRequest$ = [
		3,
		n0,
		_CBMTCR,
		0,
		[
			_B,
			_MTC,
			_CMDo,
			_CA,
			_EBO
		],
		[
			[0, 1],
			[() => MetadataTableConfiguration$, {
				[_hP]: 1,
				[_xN]: _MTC
			}],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var CreateBucketOutput$ = [
		3,
		n0,
		_CBO,
		0,
		[_L, _BA],
		[[0, { [_hH]: _L }], [0, { [_hH]: _xaba }]]
	];
	var CreateBucketRequest$ = [
		3,
		n0,
		_CBR,
		0,
		[
			_B,
			_ACL_,
			_CBC,
			_GFC,
			_GR,
			_GRACP,
			_GW,
			_GWACP,
			_OLEFB,
			_OO,
			_BN
		],
		[
			[0, 1],
			[0, { [_hH]: _xaa }],
			[() => CreateBucketConfiguration$, {
				[_hP]: 1,
				[_xN]: _CBC
			}],
			[0, { [_hH]: _xagfc }],
			[0, { [_hH]: _xagr }],
			[0, { [_hH]: _xagra }],
			[0, { [_hH]: _xagw }],
			[0, { [_hH]: _xagwa }],
			[2, { [_hH]: _xabole }],
			[0, { [_hH]: _xaoo }],
			[0, { [_hH]: _xabn }]
		],
		1
	];
	var CreateMultipartUploadOutput$ = [
		3,
		n0,
		_CMUOr,
		{ [_xN]: _IMUR },
		[
			_ADb,
			_ARI,
			_B,
			_K,
			_UI,
			_SSE,
			_SSECA,
			_SSECKMD,
			_SSEKMSKI,
			_SSEKMSEC,
			_BKE,
			_RC,
			_CA,
			_CT
		],
		[
			[4, { [_hH]: _xaad }],
			[0, { [_hH]: _xaari }],
			[0, { [_xN]: _B }],
			0,
			0,
			[0, { [_hH]: _xasse }],
			[0, { [_hH]: _xasseca }],
			[0, { [_hH]: _xasseckM }],
			[() => SSEKMSKeyId, { [_hH]: _xasseakki }],
			[() => SSEKMSEncryptionContext, { [_hH]: _xassec }],
			[2, { [_hH]: _xassebke }],
			[0, { [_hH]: _xarc }],
			[0, { [_hH]: _xaca }],
			[0, { [_hH]: _xact }]
		]
	];
	var CreateMultipartUploadRequest$ = [
		3,
		n0,
		_CMURr,
		0,
		[
			_B,
			_K,
			_ACL_,
			_CC,
			_CDo,
			_CEo,
			_CL,
			_CTo,
			_Exp,
			_GFC,
			_GR,
			_GRACP,
			_GWACP,
			_M,
			_SSE,
			_SC,
			_WRL,
			_SSECA,
			_SSECK,
			_SSECKMD,
			_SSEKMSKI,
			_SSEKMSEC,
			_BKE,
			_RP,
			_Tag,
			_OLM,
			_OLRUD,
			_OLLHS,
			_OLEH,
			_OLEHDD,
			_OLEHDY,
			_EBO,
			_CA,
			_CT
		],
		[
			[0, 1],
			[0, 1],
			[0, { [_hH]: _xaa }],
			[0, { [_hH]: _CC_ }],
			[0, { [_hH]: _CD_ }],
			[0, { [_hH]: _CE_ }],
			[0, { [_hH]: _CL_ }],
			[0, { [_hH]: _CT_ }],
			[4, { [_hH]: _Exp }],
			[0, { [_hH]: _xagfc }],
			[0, { [_hH]: _xagr }],
			[0, { [_hH]: _xagra }],
			[0, { [_hH]: _xagwa }],
			[128, { [_hPH]: _xam }],
			[0, { [_hH]: _xasse }],
			[0, { [_hH]: _xasc }],
			[0, { [_hH]: _xawrl }],
			[0, { [_hH]: _xasseca }],
			[() => SSECustomerKey, { [_hH]: _xasseck }],
			[0, { [_hH]: _xasseckM }],
			[() => SSEKMSKeyId, { [_hH]: _xasseakki }],
			[() => SSEKMSEncryptionContext, { [_hH]: _xassec }],
			[2, { [_hH]: _xassebke }],
			[0, { [_hH]: _xarp }],
			[0, { [_hH]: _xat }],
			[0, { [_hH]: _xaolm }],
			[5, { [_hH]: _xaolrud }],
			[0, { [_hH]: _xaollh }],
			[0, { [_hH]: _xaoleh }],
			[1, { [_hH]: _xaolehdd }],
			[1, { [_hH]: _xaolehdy }],
			[0, { [_hH]: _xaebo }],
			[0, { [_hH]: _xaca }],
			[0, { [_hH]: _xact }]
		],
		2
	];
	var CreateSessionOutput$ = [
		3,
		n0,
		_CSO,
		{ [_xN]: _CSR },
		[
			_Cr,
			_SSE,
			_SSEKMSKI,
			_SSEKMSEC,
			_BKE
		],
		[
			[() => SessionCredentials$, { [_xN]: _Cr }],
			[0, { [_hH]: _xasse }],
			[() => SSEKMSKeyId, { [_hH]: _xasseakki }],
			[() => SSEKMSEncryptionContext, { [_hH]: _xassec }],
			[2, { [_hH]: _xassebke }]
		],
		1
	];
	var CreateSessionRequest$ = [
		3,
		n0,
		_CSRr,
		0,
		[
			_B,
			_SM,
			_SSE,
			_SSEKMSKI,
			_SSEKMSEC,
			_BKE
		],
		[
			[0, 1],
			[0, { [_hH]: _xacsm }],
			[0, { [_hH]: _xasse }],
			[() => SSEKMSKeyId, { [_hH]: _xasseakki }],
			[() => SSEKMSEncryptionContext, { [_hH]: _xassec }],
			[2, { [_hH]: _xassebke }]
		],
		1
	];
	var CSVInput$ = [
		3,
		n0,
		_CSVIn,
		0,
		[
			_FHI,
			_Com,
			_QEC,
			_RD,
			_FD,
			_QC,
			_AQRD
		],
		[
			0,
			0,
			0,
			0,
			0,
			0,
			2
		]
	];
	var CSVOutput$ = [
		3,
		n0,
		_CSVO,
		0,
		[
			_QF,
			_QEC,
			_RD,
			_FD,
			_QC
		],
		[
			0,
			0,
			0,
			0,
			0
		]
	];
	var DefaultRetention$ = [
		3,
		n0,
		_DRe,
		0,
		[
			_Mo,
			_D,
			_Y,
			_DEH
		],
		[
			0,
			1,
			1,
			() => EventHoldDuration$
		]
	];
	var Delete$ = [
		3,
		n0,
		_De,
		0,
		[_Ob, _Q],
		[[() => ObjectIdentifierList, {
			[_xF]: 1,
			[_xN]: _Obj
		}], 2],
		1
	];
	var DeleteBucketAnalyticsConfigurationRequest$ = [
		3,
		n0,
		_DBACR,
		0,
		[
			_B,
			_I,
			_EBO
		],
		[
			[0, 1],
			[0, { [_hQ]: _i }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var DeleteBucketCorsRequest$ = [
		3,
		n0,
		_DBCR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var DeleteBucketEncryptionRequest$ = [
		3,
		n0,
		_DBER,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var DeleteBucketIntelligentTieringConfigurationRequest$ = [
		3,
		n0,
		_DBITCR,
		0,
		[
			_B,
			_I,
			_EBO
		],
		[
			[0, 1],
			[0, { [_hQ]: _i }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var DeleteBucketInventoryConfigurationRequest$ = [
		3,
		n0,
		_DBICR,
		0,
		[
			_B,
			_I,
			_EBO
		],
		[
			[0, 1],
			[0, { [_hQ]: _i }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var DeleteBucketLifecycleRequest$ = [
		3,
		n0,
		_DBLR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var DeleteBucketMetadataConfigurationRequest$ = [
		3,
		n0,
		_DBMCR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var DeleteBucketMetadataTableConfigurationRequest$ = [
		3,
		n0,
		_DBMTCR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var DeleteBucketMetricsConfigurationRequest$ = [
		3,
		n0,
		_DBMCRe,
		0,
		[
			_B,
			_I,
			_EBO
		],
		[
			[0, 1],
			[0, { [_hQ]: _i }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var DeleteBucketOwnershipControlsRequest$ = [
		3,
		n0,
		_DBOCR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var DeleteBucketPolicyRequest$ = [
		3,
		n0,
		_DBPR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var DeleteBucketReplicationRequest$ = [
		3,
		n0,
		_DBRR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var DeleteBucketRequest$ = [
		3,
		n0,
		_DBR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var DeleteBucketTaggingRequest$ = [
		3,
		n0,
		_DBTR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var DeleteBucketWebsiteRequest$ = [
		3,
		n0,
		_DBWR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var DeletedObject$ = [
		3,
		n0,
		_DO,
		0,
		[
			_K,
			_VI,
			_DM,
			_DMVI
		],
		[
			0,
			0,
			2,
			0
		]
	];
	var DeleteMarkerEntry$ = [
		3,
		n0,
		_DME,
		0,
		[
			_O,
			_K,
			_VI,
			_IL,
			_LM
		],
		[
			() => Owner$,
			0,
			0,
			2,
			4
		]
	];
	var DeleteMarkerReplication$ = [
		3,
		n0,
		_DMR,
		0,
		[_S],
		[0]
	];
	var DeleteObjectAnnotationOutput$ = [
		3,
		n0,
		_DOAO,
		0,
		[_OVI, _RC],
		[[0, { [_hH]: _xaovi }], [0, { [_hH]: _xarc }]]
	];
	var DeleteObjectAnnotationRequest$ = [
		3,
		n0,
		_DOAR,
		0,
		[
			_B,
			_K,
			_AN,
			_VI,
			_RP,
			_EBO,
			_OIM
		],
		[
			[0, 1],
			[0, 1],
			[0, { [_hQ]: _aN }],
			[0, { [_hQ]: _vI }],
			[0, { [_hH]: _xarp }],
			[0, { [_hH]: _xaebo }],
			[0, { [_hH]: _xaoim }]
		],
		3
	];
	var DeleteObjectOutput$ = [
		3,
		n0,
		_DOO,
		0,
		[
			_DM,
			_VI,
			_RC
		],
		[
			[2, { [_hH]: _xadm }],
			[0, { [_hH]: _xavi }],
			[0, { [_hH]: _xarc }]
		]
	];
	var DeleteObjectRequest$ = [
		3,
		n0,
		_DOR,
		0,
		[
			_B,
			_K,
			_MFA,
			_VI,
			_RP,
			_BGR,
			_EBO,
			_IM,
			_IMLMT,
			_IMS
		],
		[
			[0, 1],
			[0, 1],
			[0, { [_hH]: _xam_ }],
			[0, { [_hQ]: _vI }],
			[0, { [_hH]: _xarp }],
			[2, { [_hH]: _xabgr }],
			[0, { [_hH]: _xaebo }],
			[0, { [_hH]: _IM_ }],
			[6, { [_hH]: _xaimlmt }],
			[1, { [_hH]: _xaims }]
		],
		2
	];
	var DeleteObjectsOutput$ = [
		3,
		n0,
		_DOOe,
		{ [_xN]: _DRel },
		[
			_Del,
			_RC,
			_Er
		],
		[
			[() => DeletedObjects, { [_xF]: 1 }],
			[0, { [_hH]: _xarc }],
			[() => Errors, {
				[_xF]: 1,
				[_xN]: _E
			}]
		]
	];
	var DeleteObjectsRequest$ = [
		3,
		n0,
		_DORe,
		0,
		[
			_B,
			_De,
			_MFA,
			_RP,
			_BGR,
			_EBO,
			_CA
		],
		[
			[0, 1],
			[() => Delete$, {
				[_hP]: 1,
				[_xN]: _De
			}],
			[0, { [_hH]: _xam_ }],
			[0, { [_hH]: _xarp }],
			[2, { [_hH]: _xabgr }],
			[0, { [_hH]: _xaebo }],
			[0, { [_hH]: _xasca }]
		],
		2
	];
	var DeleteObjectTaggingOutput$ = [
		3,
		n0,
		_DOTO,
		0,
		[_VI],
		[[0, { [_hH]: _xavi }]]
	];
	var DeleteObjectTaggingRequest$ = [
		3,
		n0,
		_DOTR,
		0,
		[
			_B,
			_K,
			_VI,
			_EBO
		],
		[
			[0, 1],
			[0, 1],
			[0, { [_hQ]: _vI }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var DeletePublicAccessBlockRequest$ = [
		3,
		n0,
		_DPABR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var Destination$ = [
		3,
		n0,
		_Des,
		0,
		[
			_B,
			_A,
			_SC,
			_ACT,
			_EC,
			_RT,
			_Me
		],
		[
			0,
			0,
			0,
			() => AccessControlTranslation$,
			() => EncryptionConfiguration$,
			() => ReplicationTime$,
			() => Metrics$
		],
		1
	];
	var DestinationResult$ = [
		3,
		n0,
		_DRes,
		0,
		[
			_TBT,
			_TBA,
			_TNa
		],
		[
			0,
			0,
			0
		]
	];
	var Encryption$ = [
		3,
		n0,
		_En,
		0,
		[
			_ETn,
			_KMSKI,
			_KMSC
		],
		[
			0,
			[() => SSEKMSKeyId, 0],
			0
		],
		1
	];
	var EncryptionConfiguration$ = [
		3,
		n0,
		_EC,
		0,
		[_RKKID],
		[0]
	];
	var EndEvent$ = [
		3,
		n0,
		_EE,
		0,
		[],
		[]
	];
	var _Error$ = [
		3,
		n0,
		_E,
		0,
		[
			_K,
			_VI,
			_Cod,
			_Mes
		],
		[
			0,
			0,
			0,
			0
		]
	];
	var ErrorDetails$ = [
		3,
		n0,
		_ED,
		0,
		[_ECr, _EM],
		[0, 0]
	];
	var ErrorDocument$ = [
		3,
		n0,
		_EDr,
		0,
		[_K],
		[0],
		1
	];
	var EventBridgeConfiguration$ = [
		3,
		n0,
		_EBC,
		0,
		[],
		[]
	];
	var EventHoldDuration$ = [
		3,
		n0,
		_EHD,
		0,
		[_D, _Y],
		[1, 1]
	];
	var ExistingObjectReplication$ = [
		3,
		n0,
		_EOR,
		0,
		[_S],
		[0],
		1
	];
	var FilterRule$ = [
		3,
		n0,
		_FR,
		0,
		[_N, _V],
		[0, 0]
	];
	var GetBucketAbacOutput$ = [
		3,
		n0,
		_GBAO,
		0,
		[_AS],
		[[() => AbacStatus$, 16]]
	];
	var GetBucketAbacRequest$ = [
		3,
		n0,
		_GBAR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var GetBucketAccelerateConfigurationOutput$ = [
		3,
		n0,
		_GBACO,
		{ [_xN]: _AC },
		[_S, _RC],
		[0, [0, { [_hH]: _xarc }]]
	];
	var GetBucketAccelerateConfigurationRequest$ = [
		3,
		n0,
		_GBACR,
		0,
		[
			_B,
			_EBO,
			_RP
		],
		[
			[0, 1],
			[0, { [_hH]: _xaebo }],
			[0, { [_hH]: _xarp }]
		],
		1
	];
	var GetBucketAclOutput$ = [
		3,
		n0,
		_GBAOe,
		{ [_xN]: _ACP },
		[_O, _G],
		[() => Owner$, [() => Grants, { [_xN]: _ACL }]]
	];
	var GetBucketAclRequest$ = [
		3,
		n0,
		_GBARe,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var GetBucketAnalyticsConfigurationOutput$ = [
		3,
		n0,
		_GBACOe,
		0,
		[_ACn],
		[[() => AnalyticsConfiguration$, 16]]
	];
	var GetBucketAnalyticsConfigurationRequest$ = [
		3,
		n0,
		_GBACRe,
		0,
		[
			_B,
			_I,
			_EBO
		],
		[
			[0, 1],
			[0, { [_hQ]: _i }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var GetBucketCorsOutput$ = [
		3,
		n0,
		_GBCO,
		{ [_xN]: _CORSC },
		[_CORSR],
		[[() => CORSRules, {
			[_xF]: 1,
			[_xN]: _CORSRu
		}]]
	];
	var GetBucketCorsRequest$ = [
		3,
		n0,
		_GBCR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var GetBucketEncryptionOutput$ = [
		3,
		n0,
		_GBEO,
		0,
		[_SSEC],
		[[() => ServerSideEncryptionConfiguration$, 16]]
	];
	var GetBucketEncryptionRequest$ = [
		3,
		n0,
		_GBER,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var GetBucketIntelligentTieringConfigurationOutput$ = [
		3,
		n0,
		_GBITCO,
		0,
		[_ITC],
		[[() => IntelligentTieringConfiguration$, 16]]
	];
	var GetBucketIntelligentTieringConfigurationRequest$ = [
		3,
		n0,
		_GBITCR,
		0,
		[
			_B,
			_I,
			_EBO
		],
		[
			[0, 1],
			[0, { [_hQ]: _i }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var GetBucketInventoryConfigurationOutput$ = [
		3,
		n0,
		_GBICO,
		0,
		[_IC],
		[[() => InventoryConfiguration$, 16]]
	];
	var GetBucketInventoryConfigurationRequest$ = [
		3,
		n0,
		_GBICR,
		0,
		[
			_B,
			_I,
			_EBO
		],
		[
			[0, 1],
			[0, { [_hQ]: _i }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var GetBucketLifecycleConfigurationOutput$ = [
		3,
		n0,
		_GBLCO,
		{ [_xN]: _LCi },
		[_Ru, _TDMOS],
		[[() => LifecycleRules, {
			[_xF]: 1,
			[_xN]: _Rul
		}], [0, { [_hH]: _xatdmos }]]
	];
	var GetBucketLifecycleConfigurationRequest$ = [
		3,
		n0,
		_GBLCR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var GetBucketLocationOutput$ = [
		3,
		n0,
		_GBLO,
		{ [_xN]: _LC },
		[_LC],
		[0]
	];
	var GetBucketLocationRequest$ = [
		3,
		n0,
		_GBLR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var GetBucketLoggingOutput$ = [
		3,
		n0,
		_GBLOe,
		{ [_xN]: _BLS },
		[_LE],
		[[() => LoggingEnabled$, 0]]
	];
	var GetBucketLoggingRequest$ = [
		3,
		n0,
		_GBLRe,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var GetBucketMetadataConfigurationOutput$ = [
		3,
		n0,
		_GBMCO,
		0,
		[_GBMCR],
		[[() => GetBucketMetadataConfigurationResult$, 16]]
	];
	var GetBucketMetadataConfigurationRequest$ = [
		3,
		n0,
		_GBMCRe,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var GetBucketMetadataConfigurationResult$ = [
		3,
		n0,
		_GBMCR,
		0,
		[_MCR],
		[() => MetadataConfigurationResult$],
		1
	];
	var GetBucketMetadataTableConfigurationOutput$ = [
		3,
		n0,
		_GBMTCO,
		0,
		[_GBMTCR],
		[[() => GetBucketMetadataTableConfigurationResult$, 16]]
	];
	var GetBucketMetadataTableConfigurationRequest$ = [
		3,
		n0,
		_GBMTCRe,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var GetBucketMetadataTableConfigurationResult$ = [
		3,
		n0,
		_GBMTCR,
		0,
		[
			_MTCR,
			_S,
			_E
		],
		[
			() => MetadataTableConfigurationResult$,
			0,
			() => ErrorDetails$
		],
		2
	];
	var GetBucketMetricsConfigurationOutput$ = [
		3,
		n0,
		_GBMCOe,
		0,
		[_MCe],
		[[() => MetricsConfiguration$, 16]]
	];
	var GetBucketMetricsConfigurationRequest$ = [
		3,
		n0,
		_GBMCRet,
		0,
		[
			_B,
			_I,
			_EBO
		],
		[
			[0, 1],
			[0, { [_hQ]: _i }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var GetBucketNotificationConfigurationRequest$ = [
		3,
		n0,
		_GBNCR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var GetBucketOwnershipControlsOutput$ = [
		3,
		n0,
		_GBOCO,
		0,
		[_OC],
		[[() => OwnershipControls$, 16]]
	];
	var GetBucketOwnershipControlsRequest$ = [
		3,
		n0,
		_GBOCR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var GetBucketPolicyOutput$ = [
		3,
		n0,
		_GBPO,
		0,
		[_Po],
		[[0, 16]]
	];
	var GetBucketPolicyRequest$ = [
		3,
		n0,
		_GBPR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var GetBucketPolicyStatusOutput$ = [
		3,
		n0,
		_GBPSO,
		0,
		[_PS],
		[[() => PolicyStatus$, 16]]
	];
	var GetBucketPolicyStatusRequest$ = [
		3,
		n0,
		_GBPSR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var GetBucketReplicationOutput$ = [
		3,
		n0,
		_GBRO,
		0,
		[_RCe],
		[[() => ReplicationConfiguration$, 16]]
	];
	var GetBucketReplicationRequest$ = [
		3,
		n0,
		_GBRR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var GetBucketRequestPaymentOutput$ = [
		3,
		n0,
		_GBRPO,
		{ [_xN]: _RPC },
		[_Pay],
		[0]
	];
	var GetBucketRequestPaymentRequest$ = [
		3,
		n0,
		_GBRPR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var GetBucketTaggingOutput$ = [
		3,
		n0,
		_GBTO,
		{ [_xN]: _Tag },
		[_TSa],
		[[() => TagSet, 0]],
		1
	];
	var GetBucketTaggingRequest$ = [
		3,
		n0,
		_GBTR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var GetBucketVersioningOutput$ = [
		3,
		n0,
		_GBVO,
		{ [_xN]: _VC },
		[_S, _MFAD],
		[0, [0, { [_xN]: _MDf }]]
	];
	var GetBucketVersioningRequest$ = [
		3,
		n0,
		_GBVR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var GetBucketWebsiteOutput$ = [
		3,
		n0,
		_GBWO,
		{ [_xN]: _WC },
		[
			_RART,
			_IDn,
			_EDr,
			_RR
		],
		[
			() => RedirectAllRequestsTo$,
			() => IndexDocument$,
			() => ErrorDocument$,
			[() => RoutingRules, 0]
		]
	];
	var GetBucketWebsiteRequest$ = [
		3,
		n0,
		_GBWR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var GetObjectAclOutput$ = [
		3,
		n0,
		_GOAO,
		{ [_xN]: _ACP },
		[
			_O,
			_G,
			_RC
		],
		[
			() => Owner$,
			[() => Grants, { [_xN]: _ACL }],
			[0, { [_hH]: _xarc }]
		]
	];
	var GetObjectAclRequest$ = [
		3,
		n0,
		_GOAR,
		0,
		[
			_B,
			_K,
			_VI,
			_RP,
			_EBO
		],
		[
			[0, 1],
			[0, 1],
			[0, { [_hQ]: _vI }],
			[0, { [_hH]: _xarp }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var GetObjectAnnotationOutput$ = [
		3,
		n0,
		_GOAOe,
		0,
		[
			_AP,
			_OVI,
			_LM,
			_CLo,
			_ET,
			_CCRC,
			_CCRCC,
			_CCRCNVME,
			_CSHA,
			_CSHAh,
			_CSHAhe,
			_CMD,
			_CXXHASH,
			_CXXHASHh,
			_CXXHASHhe,
			_CT,
			_SSE,
			_RC,
			_RS
		],
		[
			[() => StreamingBlob, 16],
			[0, { [_hH]: _xaovi }],
			[4, { [_hH]: _LM_ }],
			[1, { [_hH]: _CL__ }],
			[0, { [_hH]: _ET }],
			[0, { [_hH]: _xacc }],
			[0, { [_hH]: _xacc_ }],
			[0, { [_hH]: _xacc__ }],
			[0, { [_hH]: _xacs }],
			[0, { [_hH]: _xacs_ }],
			[0, { [_hH]: _xacs__ }],
			[0, { [_hH]: _xacm }],
			[0, { [_hH]: _xacx }],
			[0, { [_hH]: _xacx_ }],
			[0, { [_hH]: _xacx__ }],
			[0, { [_hH]: _xact }],
			[0, { [_hH]: _xasse }],
			[0, { [_hH]: _xarc }],
			[0, { [_hH]: _xars }]
		]
	];
	var GetObjectAnnotationRequest$ = [
		3,
		n0,
		_GOARe,
		0,
		[
			_B,
			_K,
			_AN,
			_VI,
			_RP,
			_EBO,
			_CMh
		],
		[
			[0, 1],
			[0, 1],
			[0, { [_hQ]: _aN }],
			[0, { [_hQ]: _vI }],
			[0, { [_hH]: _xarp }],
			[0, { [_hH]: _xaebo }],
			[0, { [_hH]: _xacm_ }]
		],
		3
	];
	var GetObjectAttributesOutput$ = [
		3,
		n0,
		_GOAOet,
		{ [_xN]: _GOARet },
		[
			_DM,
			_LM,
			_VI,
			_RC,
			_ET,
			_C,
			_OP,
			_SC,
			_OS
		],
		[
			[2, { [_hH]: _xadm }],
			[4, { [_hH]: _LM_ }],
			[0, { [_hH]: _xavi }],
			[0, { [_hH]: _xarc }],
			0,
			() => Checksum$,
			[() => GetObjectAttributesParts$, 0],
			0,
			1
		]
	];
	var GetObjectAttributesParts$ = [
		3,
		n0,
		_GOAP,
		0,
		[
			_TPC,
			_PNM,
			_NPNM,
			_MP,
			_IT,
			_Pa
		],
		[
			[1, { [_xN]: _PC }],
			0,
			0,
			1,
			2,
			[() => PartsList, {
				[_xF]: 1,
				[_xN]: _Par
			}]
		]
	];
	var GetObjectAttributesRequest$ = [
		3,
		n0,
		_GOARetb,
		0,
		[
			_B,
			_K,
			_OA,
			_VI,
			_MP,
			_PNM,
			_SSECA,
			_SSECK,
			_SSECKMD,
			_RP,
			_EBO
		],
		[
			[0, 1],
			[0, 1],
			[64, { [_hH]: _xaoa }],
			[0, { [_hQ]: _vI }],
			[1, { [_hH]: _xamp }],
			[0, { [_hH]: _xapnm }],
			[0, { [_hH]: _xasseca }],
			[() => SSECustomerKey, { [_hH]: _xasseck }],
			[0, { [_hH]: _xasseckM }],
			[0, { [_hH]: _xarp }],
			[0, { [_hH]: _xaebo }]
		],
		3
	];
	var GetObjectLegalHoldOutput$ = [
		3,
		n0,
		_GOLHO,
		0,
		[_LH],
		[[() => ObjectLockLegalHold$, {
			[_hP]: 1,
			[_xN]: _LH
		}]]
	];
	var GetObjectLegalHoldRequest$ = [
		3,
		n0,
		_GOLHR,
		0,
		[
			_B,
			_K,
			_VI,
			_RP,
			_EBO
		],
		[
			[0, 1],
			[0, 1],
			[0, { [_hQ]: _vI }],
			[0, { [_hH]: _xarp }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var GetObjectLockConfigurationOutput$ = [
		3,
		n0,
		_GOLCO,
		0,
		[_OLC],
		[[() => ObjectLockConfiguration$, 16]]
	];
	var GetObjectLockConfigurationRequest$ = [
		3,
		n0,
		_GOLCR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var GetObjectOutput$ = [
		3,
		n0,
		_GOO,
		0,
		[
			_Bo,
			_DM,
			_AR,
			_Ex,
			_Re,
			_LM,
			_CLo,
			_ET,
			_CCRC,
			_CCRCC,
			_CCRCNVME,
			_CSHA,
			_CSHAh,
			_CSHAhe,
			_CMD,
			_CXXHASH,
			_CXXHASHh,
			_CXXHASHhe,
			_CT,
			_MM,
			_VI,
			_CC,
			_CDo,
			_CEo,
			_CL,
			_CR,
			_CTo,
			_Exp,
			_ES,
			_WRL,
			_SSE,
			_M,
			_SSECA,
			_SSECKMD,
			_SSEKMSKI,
			_BKE,
			_SC,
			_RC,
			_RS,
			_PC,
			_TC,
			_OLM,
			_OLRUD,
			_OLLHS,
			_OLEH,
			_OLEHDD,
			_OLEHDY
		],
		[
			[() => StreamingBlob, 16],
			[2, { [_hH]: _xadm }],
			[0, { [_hH]: _ar }],
			[0, { [_hH]: _xae }],
			[0, { [_hH]: _xar }],
			[4, { [_hH]: _LM_ }],
			[1, { [_hH]: _CL__ }],
			[0, { [_hH]: _ET }],
			[0, { [_hH]: _xacc }],
			[0, { [_hH]: _xacc_ }],
			[0, { [_hH]: _xacc__ }],
			[0, { [_hH]: _xacs }],
			[0, { [_hH]: _xacs_ }],
			[0, { [_hH]: _xacs__ }],
			[0, { [_hH]: _xacm }],
			[0, { [_hH]: _xacx }],
			[0, { [_hH]: _xacx_ }],
			[0, { [_hH]: _xacx__ }],
			[0, { [_hH]: _xact }],
			[1, { [_hH]: _xamm }],
			[0, { [_hH]: _xavi }],
			[0, { [_hH]: _CC_ }],
			[0, { [_hH]: _CD_ }],
			[0, { [_hH]: _CE_ }],
			[0, { [_hH]: _CL_ }],
			[0, { [_hH]: _CR_ }],
			[0, { [_hH]: _CT_ }],
			[4, { [_hH]: _Exp }],
			[0, { [_hH]: _ES }],
			[0, { [_hH]: _xawrl }],
			[0, { [_hH]: _xasse }],
			[128, { [_hPH]: _xam }],
			[0, { [_hH]: _xasseca }],
			[0, { [_hH]: _xasseckM }],
			[() => SSEKMSKeyId, { [_hH]: _xasseakki }],
			[2, { [_hH]: _xassebke }],
			[0, { [_hH]: _xasc }],
			[0, { [_hH]: _xarc }],
			[0, { [_hH]: _xars }],
			[1, { [_hH]: _xampc }],
			[1, { [_hH]: _xatc }],
			[0, { [_hH]: _xaolm }],
			[5, { [_hH]: _xaolrud }],
			[0, { [_hH]: _xaollh }],
			[0, { [_hH]: _xaoleh }],
			[1, { [_hH]: _xaolehdd }],
			[1, { [_hH]: _xaolehdy }]
		]
	];
	var GetObjectRequest$ = [
		3,
		n0,
		_GOR,
		0,
		[
			_B,
			_K,
			_IM,
			_IMSf,
			_INM,
			_IUS,
			_Ra,
			_RCC,
			_RCD,
			_RCE,
			_RCL,
			_RCT,
			_RE,
			_VI,
			_SSECA,
			_SSECK,
			_SSECKMD,
			_RP,
			_PN,
			_EBO,
			_CMh
		],
		[
			[0, 1],
			[0, 1],
			[0, { [_hH]: _IM_ }],
			[4, { [_hH]: _IMS_ }],
			[0, { [_hH]: _INM_ }],
			[4, { [_hH]: _IUS_ }],
			[0, { [_hH]: _Ra }],
			[0, { [_hQ]: _rcc }],
			[0, { [_hQ]: _rcd }],
			[0, { [_hQ]: _rce }],
			[0, { [_hQ]: _rcl }],
			[0, { [_hQ]: _rct }],
			[6, { [_hQ]: _re }],
			[0, { [_hQ]: _vI }],
			[0, { [_hH]: _xasseca }],
			[() => SSECustomerKey, { [_hH]: _xasseck }],
			[0, { [_hH]: _xasseckM }],
			[0, { [_hH]: _xarp }],
			[1, { [_hQ]: _pN }],
			[0, { [_hH]: _xaebo }],
			[0, { [_hH]: _xacm_ }]
		],
		2
	];
	var GetObjectRetentionOutput$ = [
		3,
		n0,
		_GORO,
		0,
		[_Ret],
		[[() => ObjectLockRetention$, {
			[_hP]: 1,
			[_xN]: _Ret
		}]]
	];
	var GetObjectRetentionRequest$ = [
		3,
		n0,
		_GORR,
		0,
		[
			_B,
			_K,
			_VI,
			_RP,
			_EBO
		],
		[
			[0, 1],
			[0, 1],
			[0, { [_hQ]: _vI }],
			[0, { [_hH]: _xarp }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var GetObjectTaggingOutput$ = [
		3,
		n0,
		_GOTO,
		{ [_xN]: _Tag },
		[_TSa, _VI],
		[[() => TagSet, 0], [0, { [_hH]: _xavi }]],
		1
	];
	var GetObjectTaggingRequest$ = [
		3,
		n0,
		_GOTR,
		0,
		[
			_B,
			_K,
			_VI,
			_EBO,
			_RP
		],
		[
			[0, 1],
			[0, 1],
			[0, { [_hQ]: _vI }],
			[0, { [_hH]: _xaebo }],
			[0, { [_hH]: _xarp }]
		],
		2
	];
	var GetObjectTorrentOutput$ = [
		3,
		n0,
		_GOTOe,
		0,
		[_Bo, _RC],
		[[() => StreamingBlob, 16], [0, { [_hH]: _xarc }]]
	];
	var GetObjectTorrentRequest$ = [
		3,
		n0,
		_GOTRe,
		0,
		[
			_B,
			_K,
			_RP,
			_EBO
		],
		[
			[0, 1],
			[0, 1],
			[0, { [_hH]: _xarp }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var GetPublicAccessBlockOutput$ = [
		3,
		n0,
		_GPABO,
		0,
		[_PABC],
		[[() => PublicAccessBlockConfiguration$, 16]]
	];
	var GetPublicAccessBlockRequest$ = [
		3,
		n0,
		_GPABR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var GlacierJobParameters$ = [
		3,
		n0,
		_GJP,
		0,
		[_Ti],
		[0],
		1
	];
	var Grant$ = [
		3,
		n0,
		_Gr,
		0,
		[_Gra, _Pe],
		[[() => Grantee$, { [_xNm]: [_x, _hi] }], 0]
	];
	var Grantee$ = [
		3,
		n0,
		_Gra,
		0,
		[
			_Ty,
			_DN,
			_EA,
			_ID,
			_URI
		],
		[
			[0, {
				[_xA]: 1,
				[_xN]: _xs
			}],
			0,
			0,
			0,
			0
		],
		1
	];
	var HeadBucketOutput$ = [
		3,
		n0,
		_HBO,
		0,
		[
			_BA,
			_BLT,
			_BLN,
			_BR,
			_APA
		],
		[
			[0, { [_hH]: _xaba }],
			[0, { [_hH]: _xablt }],
			[0, { [_hH]: _xabln }],
			[0, { [_hH]: _xabr }],
			[2, { [_hH]: _xaapa }]
		]
	];
	var HeadBucketRequest$ = [
		3,
		n0,
		_HBR,
		0,
		[_B, _EBO],
		[[0, 1], [0, { [_hH]: _xaebo }]],
		1
	];
	var HeadObjectOutput$ = [
		3,
		n0,
		_HOO,
		0,
		[
			_DM,
			_AR,
			_Ex,
			_Re,
			_ASr,
			_LM,
			_CLo,
			_CCRC,
			_CCRCC,
			_CCRCNVME,
			_CSHA,
			_CSHAh,
			_CSHAhe,
			_CMD,
			_CXXHASH,
			_CXXHASHh,
			_CXXHASHhe,
			_CT,
			_ET,
			_MM,
			_VI,
			_CC,
			_CDo,
			_CEo,
			_CL,
			_CTo,
			_CR,
			_Exp,
			_ES,
			_WRL,
			_SSE,
			_M,
			_SSECA,
			_SSECKMD,
			_SSEKMSKI,
			_BKE,
			_SC,
			_RC,
			_RS,
			_PC,
			_TC,
			_OLM,
			_OLRUD,
			_OLLHS,
			_OLEH,
			_OLEHDD,
			_OLEHDY
		],
		[
			[2, { [_hH]: _xadm }],
			[0, { [_hH]: _ar }],
			[0, { [_hH]: _xae }],
			[0, { [_hH]: _xar }],
			[0, { [_hH]: _xaas }],
			[4, { [_hH]: _LM_ }],
			[1, { [_hH]: _CL__ }],
			[0, { [_hH]: _xacc }],
			[0, { [_hH]: _xacc_ }],
			[0, { [_hH]: _xacc__ }],
			[0, { [_hH]: _xacs }],
			[0, { [_hH]: _xacs_ }],
			[0, { [_hH]: _xacs__ }],
			[0, { [_hH]: _xacm }],
			[0, { [_hH]: _xacx }],
			[0, { [_hH]: _xacx_ }],
			[0, { [_hH]: _xacx__ }],
			[0, { [_hH]: _xact }],
			[0, { [_hH]: _ET }],
			[1, { [_hH]: _xamm }],
			[0, { [_hH]: _xavi }],
			[0, { [_hH]: _CC_ }],
			[0, { [_hH]: _CD_ }],
			[0, { [_hH]: _CE_ }],
			[0, { [_hH]: _CL_ }],
			[0, { [_hH]: _CT_ }],
			[0, { [_hH]: _CR_ }],
			[4, { [_hH]: _Exp }],
			[0, { [_hH]: _ES }],
			[0, { [_hH]: _xawrl }],
			[0, { [_hH]: _xasse }],
			[128, { [_hPH]: _xam }],
			[0, { [_hH]: _xasseca }],
			[0, { [_hH]: _xasseckM }],
			[() => SSEKMSKeyId, { [_hH]: _xasseakki }],
			[2, { [_hH]: _xassebke }],
			[0, { [_hH]: _xasc }],
			[0, { [_hH]: _xarc }],
			[0, { [_hH]: _xars }],
			[1, { [_hH]: _xampc }],
			[1, { [_hH]: _xatc }],
			[0, { [_hH]: _xaolm }],
			[5, { [_hH]: _xaolrud }],
			[0, { [_hH]: _xaollh }],
			[0, { [_hH]: _xaoleh }],
			[1, { [_hH]: _xaolehdd }],
			[1, { [_hH]: _xaolehdy }]
		]
	];
	var HeadObjectRequest$ = [
		3,
		n0,
		_HOR,
		0,
		[
			_B,
			_K,
			_IM,
			_IMSf,
			_INM,
			_IUS,
			_Ra,
			_RCC,
			_RCD,
			_RCE,
			_RCL,
			_RCT,
			_RE,
			_VI,
			_SSECA,
			_SSECK,
			_SSECKMD,
			_RP,
			_PN,
			_EBO,
			_CMh
		],
		[
			[0, 1],
			[0, 1],
			[0, { [_hH]: _IM_ }],
			[4, { [_hH]: _IMS_ }],
			[0, { [_hH]: _INM_ }],
			[4, { [_hH]: _IUS_ }],
			[0, { [_hH]: _Ra }],
			[0, { [_hQ]: _rcc }],
			[0, { [_hQ]: _rcd }],
			[0, { [_hQ]: _rce }],
			[0, { [_hQ]: _rcl }],
			[0, { [_hQ]: _rct }],
			[6, { [_hQ]: _re }],
			[0, { [_hQ]: _vI }],
			[0, { [_hH]: _xasseca }],
			[() => SSECustomerKey, { [_hH]: _xasseck }],
			[0, { [_hH]: _xasseckM }],
			[0, { [_hH]: _xarp }],
			[1, { [_hQ]: _pN }],
			[0, { [_hH]: _xaebo }],
			[0, { [_hH]: _xacm_ }]
		],
		2
	];
	var IndexDocument$ = [
		3,
		n0,
		_IDn,
		0,
		[_Su],
		[0],
		1
	];
	var Initiator$ = [
		3,
		n0,
		_In,
		0,
		[_ID, _DN],
		[0, 0]
	];
	var InputSerialization$ = [
		3,
		n0,
		_IS,
		0,
		[
			_CSV,
			_CTom,
			_JSON,
			_Parq
		],
		[
			() => CSVInput$,
			0,
			() => JSONInput$,
			() => ParquetInput$
		]
	];
	var IntelligentTieringAndOperator$ = [
		3,
		n0,
		_ITAO,
		0,
		[_P, _T],
		[0, [() => TagSet, {
			[_xF]: 1,
			[_xN]: _Ta
		}]]
	];
	var IntelligentTieringConfiguration$ = [
		3,
		n0,
		_ITC,
		0,
		[
			_I,
			_S,
			_Tie,
			_F
		],
		[
			0,
			0,
			[() => TieringList, {
				[_xF]: 1,
				[_xN]: _Tier
			}],
			[() => IntelligentTieringFilter$, 0]
		],
		3
	];
	var IntelligentTieringFilter$ = [
		3,
		n0,
		_ITF,
		0,
		[
			_P,
			_Ta,
			_An
		],
		[
			0,
			() => Tag$,
			[() => IntelligentTieringAndOperator$, 0]
		]
	];
	var InventoryConfiguration$ = [
		3,
		n0,
		_IC,
		0,
		[
			_Des,
			_IE,
			_I,
			_IOV,
			_Sc,
			_F,
			_OF
		],
		[
			[() => InventoryDestination$, 0],
			2,
			0,
			0,
			() => InventorySchedule$,
			() => InventoryFilter$,
			[() => InventoryOptionalFields, 0]
		],
		5
	];
	var InventoryDestination$ = [
		3,
		n0,
		_IDnv,
		0,
		[_SBD],
		[[() => InventoryS3BucketDestination$, 0]],
		1
	];
	var InventoryEncryption$ = [
		3,
		n0,
		_IEn,
		0,
		[_SSES, _SSEKMS],
		[[() => SSES3$, { [_xN]: _SS }], [() => SSEKMS$, { [_xN]: _SK }]]
	];
	var InventoryFilter$ = [
		3,
		n0,
		_IF,
		0,
		[_P],
		[0],
		1
	];
	var InventoryS3BucketDestination$ = [
		3,
		n0,
		_ISBD,
		0,
		[
			_B,
			_Fo,
			_AI,
			_P,
			_En
		],
		[
			0,
			0,
			0,
			0,
			[() => InventoryEncryption$, 0]
		],
		2
	];
	var InventorySchedule$ = [
		3,
		n0,
		_ISn,
		0,
		[_Fr],
		[0],
		1
	];
	var InventoryTableConfiguration$ = [
		3,
		n0,
		_ITCn,
		0,
		[_CS, _EC],
		[0, () => MetadataTableEncryptionConfiguration$],
		1
	];
	var InventoryTableConfigurationResult$ = [
		3,
		n0,
		_ITCR,
		0,
		[
			_CS,
			_TS,
			_E,
			_TN,
			_TA
		],
		[
			0,
			0,
			() => ErrorDetails$,
			0,
			0
		],
		1
	];
	var InventoryTableConfigurationUpdates$ = [
		3,
		n0,
		_ITCU,
		0,
		[_CS, _EC],
		[0, () => MetadataTableEncryptionConfiguration$],
		1
	];
	var JournalTableConfiguration$ = [
		3,
		n0,
		_JTC,
		0,
		[_REe, _EC],
		[() => RecordExpiration$, () => MetadataTableEncryptionConfiguration$],
		1
	];
	var JournalTableConfigurationResult$ = [
		3,
		n0,
		_JTCR,
		0,
		[
			_TS,
			_TN,
			_REe,
			_E,
			_TA
		],
		[
			0,
			0,
			() => RecordExpiration$,
			() => ErrorDetails$,
			0
		],
		3
	];
	var JournalTableConfigurationUpdates$ = [
		3,
		n0,
		_JTCU,
		0,
		[_REe],
		[() => RecordExpiration$],
		1
	];
	var JSONInput$ = [
		3,
		n0,
		_JSONI,
		0,
		[_Ty],
		[0]
	];
	var JSONOutput$ = [
		3,
		n0,
		_JSONO,
		0,
		[_RD],
		[0]
	];
	var LambdaFunctionConfiguration$ = [
		3,
		n0,
		_LFC,
		0,
		[
			_LFA,
			_Ev,
			_I,
			_F
		],
		[
			[0, { [_xN]: _CF }],
			[64, {
				[_xF]: 1,
				[_xN]: _Eve
			}],
			0,
			[() => NotificationConfigurationFilter$, 0]
		],
		2
	];
	var LifecycleExpiration$ = [
		3,
		n0,
		_LEi,
		0,
		[
			_Da,
			_D,
			_EODM
		],
		[
			5,
			1,
			2
		]
	];
	var LifecycleRule$ = [
		3,
		n0,
		_LR,
		0,
		[
			_S,
			_Ex,
			_ID,
			_P,
			_F,
			_Tr,
			_NVT,
			_NVE,
			_AIMU
		],
		[
			0,
			() => LifecycleExpiration$,
			0,
			0,
			[() => LifecycleRuleFilter$, 0],
			[() => TransitionList, {
				[_xF]: 1,
				[_xN]: _Tra
			}],
			[() => NoncurrentVersionTransitionList, {
				[_xF]: 1,
				[_xN]: _NVTo
			}],
			() => NoncurrentVersionExpiration$,
			() => AbortIncompleteMultipartUpload$
		],
		1
	];
	var LifecycleRuleAndOperator$ = [
		3,
		n0,
		_LRAO,
		0,
		[
			_P,
			_T,
			_OSGT,
			_OSLT
		],
		[
			0,
			[() => TagSet, {
				[_xF]: 1,
				[_xN]: _Ta
			}],
			1,
			1
		]
	];
	var LifecycleRuleFilter$ = [
		3,
		n0,
		_LRF,
		0,
		[
			_P,
			_Ta,
			_OSGT,
			_OSLT,
			_An
		],
		[
			0,
			() => Tag$,
			1,
			1,
			[() => LifecycleRuleAndOperator$, 0]
		]
	];
	var ListBucketAnalyticsConfigurationsOutput$ = [
		3,
		n0,
		_LBACO,
		{ [_xN]: _LBACR },
		[
			_IT,
			_CTon,
			_NCT,
			_ACLn
		],
		[
			2,
			0,
			0,
			[() => AnalyticsConfigurationList, {
				[_xF]: 1,
				[_xN]: _ACn
			}]
		]
	];
	var ListBucketAnalyticsConfigurationsRequest$ = [
		3,
		n0,
		_LBACRi,
		0,
		[
			_B,
			_CTon,
			_EBO
		],
		[
			[0, 1],
			[0, { [_hQ]: _ct }],
			[0, { [_hH]: _xaebo }]
		],
		1
	];
	var ListBucketIntelligentTieringConfigurationsOutput$ = [
		3,
		n0,
		_LBITCO,
		0,
		[
			_IT,
			_CTon,
			_NCT,
			_ITCL
		],
		[
			2,
			0,
			0,
			[() => IntelligentTieringConfigurationList, {
				[_xF]: 1,
				[_xN]: _ITC
			}]
		]
	];
	var ListBucketIntelligentTieringConfigurationsRequest$ = [
		3,
		n0,
		_LBITCR,
		0,
		[
			_B,
			_CTon,
			_EBO
		],
		[
			[0, 1],
			[0, { [_hQ]: _ct }],
			[0, { [_hH]: _xaebo }]
		],
		1
	];
	var ListBucketInventoryConfigurationsOutput$ = [
		3,
		n0,
		_LBICO,
		{ [_xN]: _LICR },
		[
			_CTon,
			_ICL,
			_IT,
			_NCT
		],
		[
			0,
			[() => InventoryConfigurationList, {
				[_xF]: 1,
				[_xN]: _IC
			}],
			2,
			0
		]
	];
	var ListBucketInventoryConfigurationsRequest$ = [
		3,
		n0,
		_LBICR,
		0,
		[
			_B,
			_CTon,
			_EBO
		],
		[
			[0, 1],
			[0, { [_hQ]: _ct }],
			[0, { [_hH]: _xaebo }]
		],
		1
	];
	var ListBucketMetricsConfigurationsOutput$ = [
		3,
		n0,
		_LBMCO,
		{ [_xN]: _LMCR },
		[
			_IT,
			_CTon,
			_NCT,
			_MCL
		],
		[
			2,
			0,
			0,
			[() => MetricsConfigurationList, {
				[_xF]: 1,
				[_xN]: _MCe
			}]
		]
	];
	var ListBucketMetricsConfigurationsRequest$ = [
		3,
		n0,
		_LBMCR,
		0,
		[
			_B,
			_CTon,
			_EBO
		],
		[
			[0, 1],
			[0, { [_hQ]: _ct }],
			[0, { [_hH]: _xaebo }]
		],
		1
	];
	var ListBucketsOutput$ = [
		3,
		n0,
		_LBO,
		{ [_xN]: _LAMBR },
		[
			_Bu,
			_O,
			_CTon,
			_P
		],
		[
			[() => Buckets, 0],
			() => Owner$,
			0,
			0
		]
	];
	var ListBucketsRequest$ = [
		3,
		n0,
		_LBR,
		0,
		[
			_MB,
			_CTon,
			_P,
			_BR
		],
		[
			[1, { [_hQ]: _mb }],
			[0, { [_hQ]: _ct }],
			[0, { [_hQ]: _p }],
			[0, { [_hQ]: _br }]
		]
	];
	var ListDirectoryBucketsOutput$ = [
		3,
		n0,
		_LDBO,
		{ [_xN]: _LAMDBR },
		[_Bu, _CTon],
		[[() => Buckets, 0], 0]
	];
	var ListDirectoryBucketsRequest$ = [
		3,
		n0,
		_LDBR,
		0,
		[_CTon, _MDB],
		[[0, { [_hQ]: _ct }], [1, { [_hQ]: _mdb }]]
	];
	var ListMultipartUploadsOutput$ = [
		3,
		n0,
		_LMUO,
		{ [_xN]: _LMUR },
		[
			_B,
			_KM,
			_UIM,
			_NKM,
			_P,
			_Deli,
			_NUIM,
			_MUa,
			_IT,
			_U,
			_CPom,
			_ETnc,
			_RC
		],
		[
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			1,
			2,
			[() => MultipartUploadList, {
				[_xF]: 1,
				[_xN]: _Up
			}],
			[() => CommonPrefixList, { [_xF]: 1 }],
			0,
			[0, { [_hH]: _xarc }]
		]
	];
	var ListMultipartUploadsRequest$ = [
		3,
		n0,
		_LMURi,
		0,
		[
			_B,
			_Deli,
			_ETnc,
			_KM,
			_MUa,
			_P,
			_UIM,
			_EBO,
			_RP
		],
		[
			[0, 1],
			[0, { [_hQ]: _d }],
			[0, { [_hQ]: _et }],
			[0, { [_hQ]: _km }],
			[1, { [_hQ]: _mu }],
			[0, { [_hQ]: _p }],
			[0, { [_hQ]: _uim }],
			[0, { [_hH]: _xaebo }],
			[0, { [_hH]: _xarp }]
		],
		1
	];
	var ListObjectAnnotationsOutput$ = [
		3,
		n0,
		_LOAO,
		0,
		[
			_Ann,
			_B,
			_K,
			_OVI,
			_APn,
			_MAR,
			_ACnn,
			_CTon,
			_NCT,
			_RC
		],
		[
			[() => AnnotationList, 0],
			0,
			0,
			[0, { [_hH]: _xaovi }],
			0,
			1,
			1,
			0,
			0,
			[0, { [_hH]: _xarc }]
		]
	];
	var ListObjectAnnotationsRequest$ = [
		3,
		n0,
		_LOAR,
		0,
		[
			_B,
			_K,
			_VI,
			_MAR,
			_APn,
			_CTon,
			_RP,
			_EBO
		],
		[
			[0, 1],
			[0, 1],
			[0, { [_hQ]: _vI }],
			[1, { [_hQ]: _mar }],
			[0, { [_hQ]: _ap }],
			[0, { [_hQ]: _ct }],
			[0, { [_hH]: _xarp }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var ListObjectsOutput$ = [
		3,
		n0,
		_LOO,
		{ [_xN]: _LBRi },
		[
			_IT,
			_Ma,
			_NM,
			_Con,
			_N,
			_P,
			_Deli,
			_MK,
			_CPom,
			_ETnc,
			_RC
		],
		[
			2,
			0,
			0,
			[() => ObjectList, { [_xF]: 1 }],
			0,
			0,
			0,
			1,
			[() => CommonPrefixList, { [_xF]: 1 }],
			0,
			[0, { [_hH]: _xarc }]
		]
	];
	var ListObjectsRequest$ = [
		3,
		n0,
		_LOR,
		0,
		[
			_B,
			_Deli,
			_ETnc,
			_Ma,
			_MK,
			_P,
			_RP,
			_EBO,
			_OOA
		],
		[
			[0, 1],
			[0, { [_hQ]: _d }],
			[0, { [_hQ]: _et }],
			[0, { [_hQ]: _m }],
			[1, { [_hQ]: _mk }],
			[0, { [_hQ]: _p }],
			[0, { [_hH]: _xarp }],
			[0, { [_hH]: _xaebo }],
			[64, { [_hH]: _xaooa }]
		],
		1
	];
	var ListObjectsV2Output$ = [
		3,
		n0,
		_LOVO,
		{ [_xN]: _LBRi },
		[
			_IT,
			_Con,
			_N,
			_P,
			_Deli,
			_MK,
			_CPom,
			_ETnc,
			_KC,
			_CTon,
			_NCT,
			_SA,
			_RC
		],
		[
			2,
			[() => ObjectList, { [_xF]: 1 }],
			0,
			0,
			0,
			1,
			[() => CommonPrefixList, { [_xF]: 1 }],
			0,
			1,
			0,
			0,
			0,
			[0, { [_hH]: _xarc }]
		]
	];
	var ListObjectsV2Request$ = [
		3,
		n0,
		_LOVR,
		0,
		[
			_B,
			_Deli,
			_ETnc,
			_MK,
			_P,
			_CTon,
			_FO,
			_SA,
			_RP,
			_EBO,
			_OOA
		],
		[
			[0, 1],
			[0, { [_hQ]: _d }],
			[0, { [_hQ]: _et }],
			[1, { [_hQ]: _mk }],
			[0, { [_hQ]: _p }],
			[0, { [_hQ]: _ct }],
			[2, { [_hQ]: _fo }],
			[0, { [_hQ]: _sa }],
			[0, { [_hH]: _xarp }],
			[0, { [_hH]: _xaebo }],
			[64, { [_hH]: _xaooa }]
		],
		1
	];
	var ListObjectVersionsOutput$ = [
		3,
		n0,
		_LOVOi,
		{ [_xN]: _LVR },
		[
			_IT,
			_KM,
			_VIM,
			_NKM,
			_NVIM,
			_Ve,
			_DMe,
			_N,
			_P,
			_Deli,
			_MK,
			_CPom,
			_ETnc,
			_RC
		],
		[
			2,
			0,
			0,
			0,
			0,
			[() => ObjectVersionList, {
				[_xF]: 1,
				[_xN]: _Ver
			}],
			[() => DeleteMarkers, {
				[_xF]: 1,
				[_xN]: _DM
			}],
			0,
			0,
			0,
			1,
			[() => CommonPrefixList, { [_xF]: 1 }],
			0,
			[0, { [_hH]: _xarc }]
		]
	];
	var ListObjectVersionsRequest$ = [
		3,
		n0,
		_LOVRi,
		0,
		[
			_B,
			_Deli,
			_ETnc,
			_KM,
			_MK,
			_P,
			_VIM,
			_EBO,
			_RP,
			_OOA
		],
		[
			[0, 1],
			[0, { [_hQ]: _d }],
			[0, { [_hQ]: _et }],
			[0, { [_hQ]: _km }],
			[1, { [_hQ]: _mk }],
			[0, { [_hQ]: _p }],
			[0, { [_hQ]: _vim }],
			[0, { [_hH]: _xaebo }],
			[0, { [_hH]: _xarp }],
			[64, { [_hH]: _xaooa }]
		],
		1
	];
	var ListPartsOutput$ = [
		3,
		n0,
		_LPO,
		{ [_xN]: _LPR },
		[
			_ADb,
			_ARI,
			_B,
			_K,
			_UI,
			_PNM,
			_NPNM,
			_MP,
			_IT,
			_Pa,
			_In,
			_O,
			_SC,
			_RC,
			_CA,
			_CT
		],
		[
			[4, { [_hH]: _xaad }],
			[0, { [_hH]: _xaari }],
			0,
			0,
			0,
			0,
			0,
			1,
			2,
			[() => Parts, {
				[_xF]: 1,
				[_xN]: _Par
			}],
			() => Initiator$,
			() => Owner$,
			0,
			[0, { [_hH]: _xarc }],
			0,
			0
		]
	];
	var ListPartsRequest$ = [
		3,
		n0,
		_LPRi,
		0,
		[
			_B,
			_K,
			_UI,
			_MP,
			_PNM,
			_RP,
			_EBO,
			_SSECA,
			_SSECK,
			_SSECKMD
		],
		[
			[0, 1],
			[0, 1],
			[0, { [_hQ]: _uI }],
			[1, { [_hQ]: _mp }],
			[0, { [_hQ]: _pnm }],
			[0, { [_hH]: _xarp }],
			[0, { [_hH]: _xaebo }],
			[0, { [_hH]: _xasseca }],
			[() => SSECustomerKey, { [_hH]: _xasseck }],
			[0, { [_hH]: _xasseckM }]
		],
		3
	];
	var LocationInfo$ = [
		3,
		n0,
		_LI,
		0,
		[_Ty, _N],
		[0, 0]
	];
	var LoggingEnabled$ = [
		3,
		n0,
		_LE,
		0,
		[
			_TB,
			_TP,
			_TG,
			_TOKF
		],
		[
			0,
			0,
			[() => TargetGrants, 0],
			[() => TargetObjectKeyFormat$, 0]
		],
		2
	];
	var MetadataConfiguration$ = [
		3,
		n0,
		_MC,
		0,
		[
			_JTC,
			_ITCn,
			_ATC
		],
		[
			() => JournalTableConfiguration$,
			() => InventoryTableConfiguration$,
			() => AnnotationTableConfiguration$
		],
		1
	];
	var MetadataConfigurationResult$ = [
		3,
		n0,
		_MCR,
		0,
		[
			_DRes,
			_JTCR,
			_ITCR,
			_ATCR
		],
		[
			() => DestinationResult$,
			() => JournalTableConfigurationResult$,
			() => InventoryTableConfigurationResult$,
			() => AnnotationTableConfigurationResult$
		],
		1
	];
	var MetadataEntry$ = [
		3,
		n0,
		_ME,
		0,
		[_N, _V],
		[0, 0]
	];
	var MetadataTableConfiguration$ = [
		3,
		n0,
		_MTC,
		0,
		[_STD],
		[() => S3TablesDestination$],
		1
	];
	var MetadataTableConfigurationResult$ = [
		3,
		n0,
		_MTCR,
		0,
		[_STDR],
		[() => S3TablesDestinationResult$],
		1
	];
	var MetadataTableEncryptionConfiguration$ = [
		3,
		n0,
		_MTEC,
		0,
		[_SAs, _KKA],
		[0, 0],
		1
	];
	var Metrics$ = [
		3,
		n0,
		_Me,
		0,
		[_S, _ETv],
		[0, () => ReplicationTimeValue$],
		1
	];
	var MetricsAndOperator$ = [
		3,
		n0,
		_MAO,
		0,
		[
			_P,
			_T,
			_APAc
		],
		[
			0,
			[() => TagSet, {
				[_xF]: 1,
				[_xN]: _Ta
			}],
			0
		]
	];
	var MetricsConfiguration$ = [
		3,
		n0,
		_MCe,
		0,
		[_I, _F],
		[0, [() => MetricsFilter$, 0]],
		1
	];
	var MultipartUpload$ = [
		3,
		n0,
		_MU,
		0,
		[
			_UI,
			_K,
			_Ini,
			_SC,
			_O,
			_In,
			_CA,
			_CT
		],
		[
			0,
			0,
			4,
			0,
			() => Owner$,
			() => Initiator$,
			0,
			0
		]
	];
	var NoncurrentVersionExpiration$ = [
		3,
		n0,
		_NVE,
		0,
		[_ND, _NNV],
		[1, 1]
	];
	var NoncurrentVersionTransition$ = [
		3,
		n0,
		_NVTo,
		0,
		[
			_ND,
			_SC,
			_NNV
		],
		[
			1,
			0,
			1
		]
	];
	var NotificationConfiguration$ = [
		3,
		n0,
		_NC,
		0,
		[
			_TCo,
			_QCu,
			_LFCa,
			_EBC
		],
		[
			[() => TopicConfigurationList, {
				[_xF]: 1,
				[_xN]: _TCop
			}],
			[() => QueueConfigurationList, {
				[_xF]: 1,
				[_xN]: _QCue
			}],
			[() => LambdaFunctionConfigurationList, {
				[_xF]: 1,
				[_xN]: _CFC
			}],
			() => EventBridgeConfiguration$
		]
	];
	var NotificationConfigurationFilter$ = [
		3,
		n0,
		_NCF,
		0,
		[_K],
		[[() => S3KeyFilter$, { [_xN]: _SKe }]]
	];
	var _Object$ = [
		3,
		n0,
		_Obj,
		0,
		[
			_K,
			_LM,
			_ET,
			_CA,
			_CT,
			_Si,
			_SC,
			_O,
			_RSe
		],
		[
			0,
			4,
			0,
			[64, { [_xF]: 1 }],
			0,
			1,
			0,
			() => Owner$,
			() => RestoreStatus$
		]
	];
	var ObjectIdentifier$ = [
		3,
		n0,
		_OI,
		0,
		[
			_K,
			_VI,
			_ET,
			_LMT,
			_Si
		],
		[
			0,
			0,
			0,
			6,
			1
		],
		1
	];
	var ObjectLockConfiguration$ = [
		3,
		n0,
		_OLC,
		0,
		[_OLE, _Rul],
		[0, () => ObjectLockRule$]
	];
	var ObjectLockLegalHold$ = [
		3,
		n0,
		_OLLH,
		0,
		[_S],
		[0]
	];
	var ObjectLockRetention$ = [
		3,
		n0,
		_OLR,
		0,
		[
			_Mo,
			_RUD,
			_EHv,
			_EHD
		],
		[
			0,
			5,
			0,
			() => EventHoldDuration$
		]
	];
	var ObjectLockRule$ = [
		3,
		n0,
		_OLRb,
		0,
		[_DRe],
		[() => DefaultRetention$]
	];
	var ObjectPart$ = [
		3,
		n0,
		_OPb,
		0,
		[
			_PN,
			_Si,
			_CCRC,
			_CCRCC,
			_CCRCNVME,
			_CSHA,
			_CSHAh,
			_CSHAhe,
			_CMD,
			_CXXHASH,
			_CXXHASHh,
			_CXXHASHhe
		],
		[
			1,
			1,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0
		]
	];
	var ObjectVersion$ = [
		3,
		n0,
		_OV,
		0,
		[
			_ET,
			_CA,
			_CT,
			_Si,
			_SC,
			_K,
			_VI,
			_IL,
			_LM,
			_O,
			_RSe
		],
		[
			0,
			[64, { [_xF]: 1 }],
			0,
			1,
			0,
			0,
			0,
			2,
			4,
			() => Owner$,
			() => RestoreStatus$
		]
	];
	var OutputLocation$ = [
		3,
		n0,
		_OL,
		0,
		[_S_],
		[[() => S3Location$, 0]]
	];
	var OutputSerialization$ = [
		3,
		n0,
		_OSu,
		0,
		[_CSV, _JSON],
		[() => CSVOutput$, () => JSONOutput$]
	];
	var Owner$ = [
		3,
		n0,
		_O,
		0,
		[_DN, _ID],
		[0, 0]
	];
	var OwnershipControls$ = [
		3,
		n0,
		_OC,
		0,
		[_Ru],
		[[() => OwnershipControlsRules, {
			[_xF]: 1,
			[_xN]: _Rul
		}]],
		1
	];
	var OwnershipControlsRule$ = [
		3,
		n0,
		_OCR,
		0,
		[_OO],
		[0],
		1
	];
	var ParquetInput$ = [
		3,
		n0,
		_PI,
		0,
		[],
		[]
	];
	var Part$ = [
		3,
		n0,
		_Par,
		0,
		[
			_PN,
			_LM,
			_ET,
			_Si,
			_CCRC,
			_CCRCC,
			_CCRCNVME,
			_CSHA,
			_CSHAh,
			_CSHAhe,
			_CMD,
			_CXXHASH,
			_CXXHASHh,
			_CXXHASHhe
		],
		[
			1,
			4,
			0,
			1,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0
		]
	];
	var PartitionedPrefix$ = [
		3,
		n0,
		_PP,
		{ [_xN]: _PP },
		[_PDS],
		[0]
	];
	var PolicyStatus$ = [
		3,
		n0,
		_PS,
		0,
		[_IPs],
		[[2, { [_xN]: _IPs }]]
	];
	var Progress$ = [
		3,
		n0,
		_Pr,
		0,
		[
			_BS,
			_BP,
			_BRy
		],
		[
			1,
			1,
			1
		]
	];
	var ProgressEvent$ = [
		3,
		n0,
		_PE,
		0,
		[_Det],
		[[() => Progress$, { [_eP]: 1 }]]
	];
	var PublicAccessBlockConfiguration$ = [
		3,
		n0,
		_PABC,
		0,
		[
			_BPA,
			_IPA,
			_BPP,
			_RPB
		],
		[
			[2, { [_xN]: _BPA }],
			[2, { [_xN]: _IPA }],
			[2, { [_xN]: _BPP }],
			[2, { [_xN]: _RPB }]
		]
	];
	var PutBucketAbacRequest$ = [
		3,
		n0,
		_PBAR,
		0,
		[
			_B,
			_AS,
			_CMDo,
			_CA,
			_EBO
		],
		[
			[0, 1],
			[() => AbacStatus$, {
				[_hP]: 1,
				[_xN]: _AS
			}],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var PutBucketAccelerateConfigurationRequest$ = [
		3,
		n0,
		_PBACR,
		0,
		[
			_B,
			_AC,
			_EBO,
			_CA
		],
		[
			[0, 1],
			[() => AccelerateConfiguration$, {
				[_hP]: 1,
				[_xN]: _AC
			}],
			[0, { [_hH]: _xaebo }],
			[0, { [_hH]: _xasca }]
		],
		2
	];
	var PutBucketAclRequest$ = [
		3,
		n0,
		_PBARu,
		0,
		[
			_B,
			_ACL_,
			_ACP,
			_CMDo,
			_CA,
			_GFC,
			_GR,
			_GRACP,
			_GW,
			_GWACP,
			_EBO
		],
		[
			[0, 1],
			[0, { [_hH]: _xaa }],
			[() => AccessControlPolicy$, {
				[_hP]: 1,
				[_xN]: _ACP
			}],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xagfc }],
			[0, { [_hH]: _xagr }],
			[0, { [_hH]: _xagra }],
			[0, { [_hH]: _xagw }],
			[0, { [_hH]: _xagwa }],
			[0, { [_hH]: _xaebo }]
		],
		1
	];
	var PutBucketAnalyticsConfigurationRequest$ = [
		3,
		n0,
		_PBACRu,
		0,
		[
			_B,
			_I,
			_ACn,
			_EBO
		],
		[
			[0, 1],
			[0, { [_hQ]: _i }],
			[() => AnalyticsConfiguration$, {
				[_hP]: 1,
				[_xN]: _ACn
			}],
			[0, { [_hH]: _xaebo }]
		],
		3
	];
	var PutBucketCorsRequest$ = [
		3,
		n0,
		_PBCR,
		0,
		[
			_B,
			_CORSC,
			_CMDo,
			_CA,
			_EBO
		],
		[
			[0, 1],
			[() => CORSConfiguration$, {
				[_hP]: 1,
				[_xN]: _CORSC
			}],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var PutBucketEncryptionRequest$ = [
		3,
		n0,
		_PBER,
		0,
		[
			_B,
			_SSEC,
			_CMDo,
			_CA,
			_EBO
		],
		[
			[0, 1],
			[() => ServerSideEncryptionConfiguration$, {
				[_hP]: 1,
				[_xN]: _SSEC
			}],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var PutBucketIntelligentTieringConfigurationRequest$ = [
		3,
		n0,
		_PBITCR,
		0,
		[
			_B,
			_I,
			_ITC,
			_EBO
		],
		[
			[0, 1],
			[0, { [_hQ]: _i }],
			[() => IntelligentTieringConfiguration$, {
				[_hP]: 1,
				[_xN]: _ITC
			}],
			[0, { [_hH]: _xaebo }]
		],
		3
	];
	var PutBucketInventoryConfigurationRequest$ = [
		3,
		n0,
		_PBICR,
		0,
		[
			_B,
			_I,
			_IC,
			_EBO
		],
		[
			[0, 1],
			[0, { [_hQ]: _i }],
			[() => InventoryConfiguration$, {
				[_hP]: 1,
				[_xN]: _IC
			}],
			[0, { [_hH]: _xaebo }]
		],
		3
	];
	var PutBucketLifecycleConfigurationOutput$ = [
		3,
		n0,
		_PBLCO,
		0,
		[_TDMOS],
		[[0, { [_hH]: _xatdmos }]]
	];
	var PutBucketLifecycleConfigurationRequest$ = [
		3,
		n0,
		_PBLCR,
		0,
		[
			_B,
			_CA,
			_LCi,
			_EBO,
			_TDMOS
		],
		[
			[0, 1],
			[0, { [_hH]: _xasca }],
			[() => BucketLifecycleConfiguration$, {
				[_hP]: 1,
				[_xN]: _LCi
			}],
			[0, { [_hH]: _xaebo }],
			[0, { [_hH]: _xatdmos }]
		],
		1
	];
	var PutBucketLoggingRequest$ = [
		3,
		n0,
		_PBLR,
		0,
		[
			_B,
			_BLS,
			_CMDo,
			_CA,
			_EBO
		],
		[
			[0, 1],
			[() => BucketLoggingStatus$, {
				[_hP]: 1,
				[_xN]: _BLS
			}],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var PutBucketMetricsConfigurationRequest$ = [
		3,
		n0,
		_PBMCR,
		0,
		[
			_B,
			_I,
			_MCe,
			_EBO
		],
		[
			[0, 1],
			[0, { [_hQ]: _i }],
			[() => MetricsConfiguration$, {
				[_hP]: 1,
				[_xN]: _MCe
			}],
			[0, { [_hH]: _xaebo }]
		],
		3
	];
	var PutBucketNotificationConfigurationRequest$ = [
		3,
		n0,
		_PBNCR,
		0,
		[
			_B,
			_NC,
			_EBO,
			_SDV
		],
		[
			[0, 1],
			[() => NotificationConfiguration$, {
				[_hP]: 1,
				[_xN]: _NC
			}],
			[0, { [_hH]: _xaebo }],
			[2, { [_hH]: _xasdv }]
		],
		2
	];
	var PutBucketOwnershipControlsRequest$ = [
		3,
		n0,
		_PBOCR,
		0,
		[
			_B,
			_OC,
			_CMDo,
			_EBO,
			_CA
		],
		[
			[0, 1],
			[() => OwnershipControls$, {
				[_hP]: 1,
				[_xN]: _OC
			}],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xaebo }],
			[0, { [_hH]: _xasca }]
		],
		2
	];
	var PutBucketPolicyRequest$ = [
		3,
		n0,
		_PBPR,
		0,
		[
			_B,
			_Po,
			_CMDo,
			_CA,
			_CRSBA,
			_EBO
		],
		[
			[0, 1],
			[0, 16],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[2, { [_hH]: _xacrsba }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var PutBucketReplicationRequest$ = [
		3,
		n0,
		_PBRR,
		0,
		[
			_B,
			_RCe,
			_CMDo,
			_CA,
			_To,
			_EBO
		],
		[
			[0, 1],
			[() => ReplicationConfiguration$, {
				[_hP]: 1,
				[_xN]: _RCe
			}],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xabolt }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var PutBucketRequestPaymentRequest$ = [
		3,
		n0,
		_PBRPR,
		0,
		[
			_B,
			_RPC,
			_CMDo,
			_CA,
			_EBO
		],
		[
			[0, 1],
			[() => RequestPaymentConfiguration$, {
				[_hP]: 1,
				[_xN]: _RPC
			}],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var PutBucketTaggingRequest$ = [
		3,
		n0,
		_PBTR,
		0,
		[
			_B,
			_Tag,
			_CMDo,
			_CA,
			_EBO
		],
		[
			[0, 1],
			[() => Tagging$, {
				[_hP]: 1,
				[_xN]: _Tag
			}],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var PutBucketVersioningRequest$ = [
		3,
		n0,
		_PBVR,
		0,
		[
			_B,
			_VC,
			_CMDo,
			_CA,
			_MFA,
			_EBO
		],
		[
			[0, 1],
			[() => VersioningConfiguration$, {
				[_hP]: 1,
				[_xN]: _VC
			}],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xam_ }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var PutBucketWebsiteRequest$ = [
		3,
		n0,
		_PBWR,
		0,
		[
			_B,
			_WC,
			_CMDo,
			_CA,
			_EBO
		],
		[
			[0, 1],
			[() => WebsiteConfiguration$, {
				[_hP]: 1,
				[_xN]: _WC
			}],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var PutObjectAclOutput$ = [
		3,
		n0,
		_POAO,
		0,
		[_RC],
		[[0, { [_hH]: _xarc }]]
	];
	var PutObjectAclRequest$ = [
		3,
		n0,
		_POAR,
		0,
		[
			_B,
			_K,
			_ACL_,
			_ACP,
			_CMDo,
			_CA,
			_GFC,
			_GR,
			_GRACP,
			_GW,
			_GWACP,
			_RP,
			_VI,
			_EBO
		],
		[
			[0, 1],
			[0, 1],
			[0, { [_hH]: _xaa }],
			[() => AccessControlPolicy$, {
				[_hP]: 1,
				[_xN]: _ACP
			}],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xagfc }],
			[0, { [_hH]: _xagr }],
			[0, { [_hH]: _xagra }],
			[0, { [_hH]: _xagw }],
			[0, { [_hH]: _xagwa }],
			[0, { [_hH]: _xarp }],
			[0, { [_hQ]: _vI }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var PutObjectAnnotationOutput$ = [
		3,
		n0,
		_POAOu,
		0,
		[
			_K,
			_AN,
			_OVI,
			_ET,
			_CCRC,
			_CCRCC,
			_CCRCNVME,
			_CSHA,
			_CSHAh,
			_CSHAhe,
			_CMD,
			_CXXHASH,
			_CXXHASHh,
			_CXXHASHhe,
			_CT,
			_SSE,
			_RC
		],
		[
			0,
			0,
			[0, { [_hH]: _xaovi }],
			[0, { [_hH]: _ET }],
			[0, { [_hH]: _xacc }],
			[0, { [_hH]: _xacc_ }],
			[0, { [_hH]: _xacc__ }],
			[0, { [_hH]: _xacs }],
			[0, { [_hH]: _xacs_ }],
			[0, { [_hH]: _xacs__ }],
			[0, { [_hH]: _xacm }],
			[0, { [_hH]: _xacx }],
			[0, { [_hH]: _xacx_ }],
			[0, { [_hH]: _xacx__ }],
			[0, { [_hH]: _xact }],
			[0, { [_hH]: _xasse }],
			[0, { [_hH]: _xarc }]
		]
	];
	var PutObjectAnnotationRequest$ = [
		3,
		n0,
		_POARu,
		0,
		[
			_B,
			_K,
			_AN,
			_AP,
			_VI,
			_OIM,
			_CA,
			_CCRC,
			_CCRCC,
			_CCRCNVME,
			_CSHA,
			_CSHAh,
			_CSHAhe,
			_CMD,
			_CXXHASH,
			_CXXHASHh,
			_CXXHASHhe,
			_CMDo,
			_RP,
			_EBO
		],
		[
			[0, 1],
			[0, 1],
			[0, { [_hQ]: _aN }],
			[() => StreamingBlob, 16],
			[0, { [_hQ]: _vI }],
			[0, { [_hH]: _xaoim }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xacc }],
			[0, { [_hH]: _xacc_ }],
			[0, { [_hH]: _xacc__ }],
			[0, { [_hH]: _xacs }],
			[0, { [_hH]: _xacs_ }],
			[0, { [_hH]: _xacs__ }],
			[0, { [_hH]: _xacm }],
			[0, { [_hH]: _xacx }],
			[0, { [_hH]: _xacx_ }],
			[0, { [_hH]: _xacx__ }],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xarp }],
			[0, { [_hH]: _xaebo }]
		],
		4
	];
	var PutObjectLegalHoldOutput$ = [
		3,
		n0,
		_POLHO,
		0,
		[_RC],
		[[0, { [_hH]: _xarc }]]
	];
	var PutObjectLegalHoldRequest$ = [
		3,
		n0,
		_POLHR,
		0,
		[
			_B,
			_K,
			_LH,
			_RP,
			_VI,
			_CMDo,
			_CA,
			_EBO
		],
		[
			[0, 1],
			[0, 1],
			[() => ObjectLockLegalHold$, {
				[_hP]: 1,
				[_xN]: _LH
			}],
			[0, { [_hH]: _xarp }],
			[0, { [_hQ]: _vI }],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var PutObjectLockConfigurationOutput$ = [
		3,
		n0,
		_POLCO,
		0,
		[_RC],
		[[0, { [_hH]: _xarc }]]
	];
	var PutObjectLockConfigurationRequest$ = [
		3,
		n0,
		_POLCR,
		0,
		[
			_B,
			_OLC,
			_RP,
			_To,
			_CMDo,
			_CA,
			_EBO
		],
		[
			[0, 1],
			[() => ObjectLockConfiguration$, {
				[_hP]: 1,
				[_xN]: _OLC
			}],
			[0, { [_hH]: _xarp }],
			[0, { [_hH]: _xabolt }],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xaebo }]
		],
		1
	];
	var PutObjectOutput$ = [
		3,
		n0,
		_POO,
		0,
		[
			_Ex,
			_ET,
			_CCRC,
			_CCRCC,
			_CCRCNVME,
			_CSHA,
			_CSHAh,
			_CSHAhe,
			_CMD,
			_CXXHASH,
			_CXXHASHh,
			_CXXHASHhe,
			_CT,
			_SSE,
			_VI,
			_SSECA,
			_SSECKMD,
			_SSEKMSKI,
			_SSEKMSEC,
			_BKE,
			_Si,
			_RC
		],
		[
			[0, { [_hH]: _xae }],
			[0, { [_hH]: _ET }],
			[0, { [_hH]: _xacc }],
			[0, { [_hH]: _xacc_ }],
			[0, { [_hH]: _xacc__ }],
			[0, { [_hH]: _xacs }],
			[0, { [_hH]: _xacs_ }],
			[0, { [_hH]: _xacs__ }],
			[0, { [_hH]: _xacm }],
			[0, { [_hH]: _xacx }],
			[0, { [_hH]: _xacx_ }],
			[0, { [_hH]: _xacx__ }],
			[0, { [_hH]: _xact }],
			[0, { [_hH]: _xasse }],
			[0, { [_hH]: _xavi }],
			[0, { [_hH]: _xasseca }],
			[0, { [_hH]: _xasseckM }],
			[() => SSEKMSKeyId, { [_hH]: _xasseakki }],
			[() => SSEKMSEncryptionContext, { [_hH]: _xassec }],
			[2, { [_hH]: _xassebke }],
			[1, { [_hH]: _xaos }],
			[0, { [_hH]: _xarc }]
		]
	];
	var PutObjectRequest$ = [
		3,
		n0,
		_POR,
		0,
		[
			_B,
			_K,
			_ACL_,
			_Bo,
			_CC,
			_CDo,
			_CEo,
			_CL,
			_CLo,
			_CMDo,
			_CTo,
			_CA,
			_CCRC,
			_CCRCC,
			_CCRCNVME,
			_CSHA,
			_CSHAh,
			_CSHAhe,
			_CMD,
			_CXXHASH,
			_CXXHASHh,
			_CXXHASHhe,
			_Exp,
			_IM,
			_INM,
			_GFC,
			_GR,
			_GRACP,
			_GWACP,
			_WOB,
			_M,
			_SSE,
			_SC,
			_WRL,
			_SSECA,
			_SSECK,
			_SSECKMD,
			_SSEKMSKI,
			_SSEKMSEC,
			_BKE,
			_RP,
			_Tag,
			_OLM,
			_OLRUD,
			_OLLHS,
			_OLEH,
			_OLEHDD,
			_OLEHDY,
			_EBO
		],
		[
			[0, 1],
			[0, 1],
			[0, { [_hH]: _xaa }],
			[() => StreamingBlob, 16],
			[0, { [_hH]: _CC_ }],
			[0, { [_hH]: _CD_ }],
			[0, { [_hH]: _CE_ }],
			[0, { [_hH]: _CL_ }],
			[1, { [_hH]: _CL__ }],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _CT_ }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xacc }],
			[0, { [_hH]: _xacc_ }],
			[0, { [_hH]: _xacc__ }],
			[0, { [_hH]: _xacs }],
			[0, { [_hH]: _xacs_ }],
			[0, { [_hH]: _xacs__ }],
			[0, { [_hH]: _xacm }],
			[0, { [_hH]: _xacx }],
			[0, { [_hH]: _xacx_ }],
			[0, { [_hH]: _xacx__ }],
			[4, { [_hH]: _Exp }],
			[0, { [_hH]: _IM_ }],
			[0, { [_hH]: _INM_ }],
			[0, { [_hH]: _xagfc }],
			[0, { [_hH]: _xagr }],
			[0, { [_hH]: _xagra }],
			[0, { [_hH]: _xagwa }],
			[1, { [_hH]: _xawob }],
			[128, { [_hPH]: _xam }],
			[0, { [_hH]: _xasse }],
			[0, { [_hH]: _xasc }],
			[0, { [_hH]: _xawrl }],
			[0, { [_hH]: _xasseca }],
			[() => SSECustomerKey, { [_hH]: _xasseck }],
			[0, { [_hH]: _xasseckM }],
			[() => SSEKMSKeyId, { [_hH]: _xasseakki }],
			[() => SSEKMSEncryptionContext, { [_hH]: _xassec }],
			[2, { [_hH]: _xassebke }],
			[0, { [_hH]: _xarp }],
			[0, { [_hH]: _xat }],
			[0, { [_hH]: _xaolm }],
			[5, { [_hH]: _xaolrud }],
			[0, { [_hH]: _xaollh }],
			[0, { [_hH]: _xaoleh }],
			[1, { [_hH]: _xaolehdd }],
			[1, { [_hH]: _xaolehdy }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var PutObjectRetentionOutput$ = [
		3,
		n0,
		_PORO,
		0,
		[_RC],
		[[0, { [_hH]: _xarc }]]
	];
	var PutObjectRetentionRequest$ = [
		3,
		n0,
		_PORR,
		0,
		[
			_B,
			_K,
			_Ret,
			_RP,
			_VI,
			_BGR,
			_CMDo,
			_CA,
			_EBO
		],
		[
			[0, 1],
			[0, 1],
			[() => ObjectLockRetention$, {
				[_hP]: 1,
				[_xN]: _Ret
			}],
			[0, { [_hH]: _xarp }],
			[0, { [_hQ]: _vI }],
			[2, { [_hH]: _xabgr }],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var PutObjectTaggingOutput$ = [
		3,
		n0,
		_POTO,
		0,
		[_VI],
		[[0, { [_hH]: _xavi }]]
	];
	var PutObjectTaggingRequest$ = [
		3,
		n0,
		_POTR,
		0,
		[
			_B,
			_K,
			_Tag,
			_VI,
			_CMDo,
			_CA,
			_EBO,
			_RP
		],
		[
			[0, 1],
			[0, 1],
			[() => Tagging$, {
				[_hP]: 1,
				[_xN]: _Tag
			}],
			[0, { [_hQ]: _vI }],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xaebo }],
			[0, { [_hH]: _xarp }]
		],
		3
	];
	var PutPublicAccessBlockRequest$ = [
		3,
		n0,
		_PPABR,
		0,
		[
			_B,
			_PABC,
			_CMDo,
			_CA,
			_EBO
		],
		[
			[0, 1],
			[() => PublicAccessBlockConfiguration$, {
				[_hP]: 1,
				[_xN]: _PABC
			}],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var QueueConfiguration$ = [
		3,
		n0,
		_QCue,
		0,
		[
			_QA,
			_Ev,
			_I,
			_F
		],
		[
			[0, { [_xN]: _Qu }],
			[64, {
				[_xF]: 1,
				[_xN]: _Eve
			}],
			0,
			[() => NotificationConfigurationFilter$, 0]
		],
		2
	];
	var RecordExpiration$ = [
		3,
		n0,
		_REe,
		0,
		[_Ex, _D],
		[0, 1],
		1
	];
	var RecordsEvent$ = [
		3,
		n0,
		_REec,
		0,
		[_Payl],
		[[21, { [_eP]: 1 }]]
	];
	var Redirect$ = [
		3,
		n0,
		_Red,
		0,
		[
			_HN,
			_HRC,
			_Pro,
			_RKPW,
			_RKW
		],
		[
			0,
			0,
			0,
			0,
			0
		]
	];
	var RedirectAllRequestsTo$ = [
		3,
		n0,
		_RART,
		0,
		[_HN, _Pro],
		[0, 0],
		1
	];
	var RenameObjectOutput$ = [
		3,
		n0,
		_ROO,
		0,
		[],
		[]
	];
	var RenameObjectRequest$ = [
		3,
		n0,
		_ROR,
		0,
		[
			_B,
			_K,
			_RSen,
			_DIM,
			_DINM,
			_DIMS,
			_DIUS,
			_SIM,
			_SINM,
			_SIMS,
			_SIUS,
			_CTl
		],
		[
			[0, 1],
			[0, 1],
			[0, { [_hH]: _xars_ }],
			[0, { [_hH]: _IM_ }],
			[0, { [_hH]: _INM_ }],
			[4, { [_hH]: _IMS_ }],
			[4, { [_hH]: _IUS_ }],
			[0, { [_hH]: _xarsim }],
			[0, { [_hH]: _xarsinm }],
			[6, { [_hH]: _xarsims }],
			[6, { [_hH]: _xarsius }],
			[0, {
				[_hH]: _xact_,
				[_iT]: 1
			}]
		],
		3
	];
	var ReplicaModifications$ = [
		3,
		n0,
		_RM,
		0,
		[_S],
		[0],
		1
	];
	var ReplicationConfiguration$ = [
		3,
		n0,
		_RCe,
		0,
		[_R, _Ru],
		[0, [() => ReplicationRules, {
			[_xF]: 1,
			[_xN]: _Rul
		}]],
		2
	];
	var ReplicationRule$ = [
		3,
		n0,
		_RRe,
		0,
		[
			_S,
			_Des,
			_ID,
			_Pri,
			_P,
			_F,
			_SSC,
			_EOR,
			_DMR
		],
		[
			0,
			() => Destination$,
			0,
			1,
			0,
			[() => ReplicationRuleFilter$, 0],
			() => SourceSelectionCriteria$,
			() => ExistingObjectReplication$,
			() => DeleteMarkerReplication$
		],
		2
	];
	var ReplicationRuleAndOperator$ = [
		3,
		n0,
		_RRAO,
		0,
		[_P, _T],
		[0, [() => TagSet, {
			[_xF]: 1,
			[_xN]: _Ta
		}]]
	];
	var ReplicationRuleFilter$ = [
		3,
		n0,
		_RRF,
		0,
		[
			_P,
			_Ta,
			_An
		],
		[
			0,
			() => Tag$,
			[() => ReplicationRuleAndOperator$, 0]
		]
	];
	var ReplicationTime$ = [
		3,
		n0,
		_RT,
		0,
		[_S, _Tim],
		[0, () => ReplicationTimeValue$],
		2
	];
	var ReplicationTimeValue$ = [
		3,
		n0,
		_RTV,
		0,
		[_Mi],
		[1]
	];
	var RequestPaymentConfiguration$ = [
		3,
		n0,
		_RPC,
		0,
		[_Pay],
		[0],
		1
	];
	var RequestProgress$ = [
		3,
		n0,
		_RPe,
		0,
		[_Ena],
		[2]
	];
	var RestoreObjectOutput$ = [
		3,
		n0,
		_ROOe,
		0,
		[_RC, _ROP],
		[[0, { [_hH]: _xarc }], [0, { [_hH]: _xarop }]]
	];
	var RestoreObjectRequest$ = [
		3,
		n0,
		_RORe,
		0,
		[
			_B,
			_K,
			_VI,
			_RRes,
			_RP,
			_CA,
			_EBO
		],
		[
			[0, 1],
			[0, 1],
			[0, { [_hQ]: _vI }],
			[() => RestoreRequest$, {
				[_hP]: 1,
				[_xN]: _RRes
			}],
			[0, { [_hH]: _xarp }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var RestoreRequest$ = [
		3,
		n0,
		_RRes,
		0,
		[
			_D,
			_GJP,
			_Ty,
			_Ti,
			_Desc,
			_SP,
			_OL
		],
		[
			1,
			() => GlacierJobParameters$,
			0,
			0,
			0,
			() => SelectParameters$,
			[() => OutputLocation$, 0]
		]
	];
	var RestoreStatus$ = [
		3,
		n0,
		_RSe,
		0,
		[_IRIP, _RED],
		[2, 4]
	];
	var RoutingRule$ = [
		3,
		n0,
		_RRo,
		0,
		[_Red, _Co],
		[() => Redirect$, () => Condition$],
		1
	];
	var S3KeyFilter$ = [
		3,
		n0,
		_SKF,
		0,
		[_FRi],
		[[() => FilterRuleList, {
			[_xF]: 1,
			[_xN]: _FR
		}]]
	];
	var S3Location$ = [
		3,
		n0,
		_SL,
		0,
		[
			_BNu,
			_P,
			_En,
			_CACL,
			_ACL,
			_Tag,
			_UM,
			_SC
		],
		[
			0,
			0,
			[() => Encryption$, 0],
			0,
			[() => Grants, 0],
			[() => Tagging$, 0],
			[() => UserMetadata, 0],
			0
		],
		2
	];
	var S3TablesDestination$ = [
		3,
		n0,
		_STD,
		0,
		[_TBA, _TN],
		[0, 0],
		2
	];
	var S3TablesDestinationResult$ = [
		3,
		n0,
		_STDR,
		0,
		[
			_TBA,
			_TN,
			_TA,
			_TNa
		],
		[
			0,
			0,
			0,
			0
		],
		4
	];
	var ScanRange$ = [
		3,
		n0,
		_SR,
		0,
		[_St, _End],
		[1, 1]
	];
	var SelectObjectContentOutput$ = [
		3,
		n0,
		_SOCO,
		0,
		[_Payl],
		[[() => SelectObjectContentEventStream$, 16]]
	];
	var SelectObjectContentRequest$ = [
		3,
		n0,
		_SOCR,
		0,
		[
			_B,
			_K,
			_Expr,
			_ETx,
			_IS,
			_OSu,
			_SSECA,
			_SSECK,
			_SSECKMD,
			_RPe,
			_SR,
			_EBO
		],
		[
			[0, 1],
			[0, 1],
			0,
			0,
			() => InputSerialization$,
			() => OutputSerialization$,
			[0, { [_hH]: _xasseca }],
			[() => SSECustomerKey, { [_hH]: _xasseck }],
			[0, { [_hH]: _xasseckM }],
			() => RequestProgress$,
			() => ScanRange$,
			[0, { [_hH]: _xaebo }]
		],
		6
	];
	var SelectParameters$ = [
		3,
		n0,
		_SP,
		0,
		[
			_IS,
			_ETx,
			_Expr,
			_OSu
		],
		[
			() => InputSerialization$,
			0,
			0,
			() => OutputSerialization$
		],
		4
	];
	var ServerSideEncryptionByDefault$ = [
		3,
		n0,
		_SSEBD,
		0,
		[_SSEA, _KMSMKID],
		[0, [() => SSEKMSKeyId, 0]],
		1
	];
	var ServerSideEncryptionConfiguration$ = [
		3,
		n0,
		_SSEC,
		0,
		[_Ru],
		[[() => ServerSideEncryptionRules, {
			[_xF]: 1,
			[_xN]: _Rul
		}]],
		1
	];
	var ServerSideEncryptionRule$ = [
		3,
		n0,
		_SSER,
		0,
		[
			_ASSEBD,
			_BKE,
			_BET
		],
		[
			[() => ServerSideEncryptionByDefault$, 0],
			2,
			[() => BlockedEncryptionTypes$, 0]
		]
	];
	var SessionCredentials$ = [
		3,
		n0,
		_SCe,
		0,
		[
			_AKI,
			_SAK,
			_ST,
			_Ex
		],
		[
			[0, { [_xN]: _AKI }],
			[() => SessionCredentialValue, { [_xN]: _SAK }],
			[() => SessionCredentialValue, { [_xN]: _ST }],
			[4, { [_xN]: _Ex }]
		],
		4
	];
	var SimplePrefix$ = [
		3,
		n0,
		_SPi,
		{ [_xN]: _SPi },
		[],
		[]
	];
	var SourceSelectionCriteria$ = [
		3,
		n0,
		_SSC,
		0,
		[_SKEO, _RM],
		[() => SseKmsEncryptedObjects$, () => ReplicaModifications$]
	];
	var SSEKMS$ = [
		3,
		n0,
		_SSEKMS,
		{ [_xN]: _SK },
		[_KI],
		[[() => SSEKMSKeyId, 0]],
		1
	];
	var SseKmsEncryptedObjects$ = [
		3,
		n0,
		_SKEO,
		0,
		[_S],
		[0],
		1
	];
	var SSEKMSEncryption$ = [
		3,
		n0,
		_SSEKMSE,
		{ [_xN]: _SK },
		[_KMSKA, _BKE],
		[[() => NonEmptyKmsKeyArnString, 0], 2],
		1
	];
	var SSES3$ = [
		3,
		n0,
		_SSES,
		{ [_xN]: _SS },
		[],
		[]
	];
	var Stats$ = [
		3,
		n0,
		_Sta,
		0,
		[
			_BS,
			_BP,
			_BRy
		],
		[
			1,
			1,
			1
		]
	];
	var StatsEvent$ = [
		3,
		n0,
		_SE,
		0,
		[_Det],
		[[() => Stats$, { [_eP]: 1 }]]
	];
	var StorageClassAnalysis$ = [
		3,
		n0,
		_SCA,
		0,
		[_DE],
		[() => StorageClassAnalysisDataExport$]
	];
	var StorageClassAnalysisDataExport$ = [
		3,
		n0,
		_SCADE,
		0,
		[_OSV, _Des],
		[0, () => AnalyticsExportDestination$],
		2
	];
	var Tag$ = [
		3,
		n0,
		_Ta,
		0,
		[_K, _V],
		[0, 0],
		2
	];
	var Tagging$ = [
		3,
		n0,
		_Tag,
		0,
		[_TSa],
		[[() => TagSet, 0]],
		1
	];
	var TargetGrant$ = [
		3,
		n0,
		_TGa,
		0,
		[_Gra, _Pe],
		[[() => Grantee$, { [_xNm]: [_x, _hi] }], 0]
	];
	var TargetObjectKeyFormat$ = [
		3,
		n0,
		_TOKF,
		0,
		[_SPi, _PP],
		[[() => SimplePrefix$, { [_xN]: _SPi }], [() => PartitionedPrefix$, { [_xN]: _PP }]]
	];
	var Tiering$ = [
		3,
		n0,
		_Tier,
		0,
		[_D, _AT],
		[1, 0],
		2
	];
	var TopicConfiguration$ = [
		3,
		n0,
		_TCop,
		0,
		[
			_TAo,
			_Ev,
			_I,
			_F
		],
		[
			[0, { [_xN]: _Top }],
			[64, {
				[_xF]: 1,
				[_xN]: _Eve
			}],
			0,
			[() => NotificationConfigurationFilter$, 0]
		],
		2
	];
	var Transition$ = [
		3,
		n0,
		_Tra,
		0,
		[
			_Da,
			_D,
			_SC
		],
		[
			5,
			1,
			0
		]
	];
	var UpdateBucketMetadataAnnotationTableConfigurationRequest$ = [
		3,
		n0,
		_UBMATCR,
		0,
		[
			_B,
			_ATC,
			_CMDo,
			_CA,
			_EBO
		],
		[
			[0, 1],
			[() => AnnotationTableConfigurationUpdates$, {
				[_hP]: 1,
				[_xN]: _ATC
			}],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var UpdateBucketMetadataInventoryTableConfigurationRequest$ = [
		3,
		n0,
		_UBMITCR,
		0,
		[
			_B,
			_ITCn,
			_CMDo,
			_CA,
			_EBO
		],
		[
			[0, 1],
			[() => InventoryTableConfigurationUpdates$, {
				[_hP]: 1,
				[_xN]: _ITCn
			}],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var UpdateBucketMetadataJournalTableConfigurationRequest$ = [
		3,
		n0,
		_UBMJTCR,
		0,
		[
			_B,
			_JTC,
			_CMDo,
			_CA,
			_EBO
		],
		[
			[0, 1],
			[() => JournalTableConfigurationUpdates$, {
				[_hP]: 1,
				[_xN]: _JTC
			}],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xaebo }]
		],
		2
	];
	var UpdateObjectEncryptionRequest$ = [
		3,
		n0,
		_UOER,
		0,
		[
			_B,
			_K,
			_OE,
			_VI,
			_RP,
			_EBO,
			_CMDo,
			_CA
		],
		[
			[0, 1],
			[0, 1],
			[() => ObjectEncryption$, 16],
			[0, { [_hQ]: _vI }],
			[0, { [_hH]: _xarp }],
			[0, { [_hH]: _xaebo }],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }]
		],
		3
	];
	var UpdateObjectEncryptionResponse$ = [
		3,
		n0,
		_UOERp,
		0,
		[_RC],
		[[0, { [_hH]: _xarc }]]
	];
	var UploadPartCopyOutput$ = [
		3,
		n0,
		_UPCO,
		0,
		[
			_CSVI,
			_CPR,
			_SSE,
			_SSECA,
			_SSECKMD,
			_SSEKMSKI,
			_BKE,
			_RC
		],
		[
			[0, { [_hH]: _xacsvi }],
			[() => CopyPartResult$, 16],
			[0, { [_hH]: _xasse }],
			[0, { [_hH]: _xasseca }],
			[0, { [_hH]: _xasseckM }],
			[() => SSEKMSKeyId, { [_hH]: _xasseakki }],
			[2, { [_hH]: _xassebke }],
			[0, { [_hH]: _xarc }]
		]
	];
	var UploadPartCopyRequest$ = [
		3,
		n0,
		_UPCR,
		0,
		[
			_B,
			_CSo,
			_K,
			_PN,
			_UI,
			_CSIM,
			_CSIMS,
			_CSINM,
			_CSIUS,
			_CSRo,
			_SSECA,
			_SSECK,
			_SSECKMD,
			_CSSSECA,
			_CSSSECK,
			_CSSSECKMD,
			_RP,
			_EBO,
			_ESBO
		],
		[
			[0, 1],
			[0, { [_hH]: _xacs___ }],
			[0, 1],
			[1, { [_hQ]: _pN }],
			[0, { [_hQ]: _uI }],
			[0, { [_hH]: _xacsim }],
			[4, { [_hH]: _xacsims }],
			[0, { [_hH]: _xacsinm }],
			[4, { [_hH]: _xacsius }],
			[0, { [_hH]: _xacsr }],
			[0, { [_hH]: _xasseca }],
			[() => SSECustomerKey, { [_hH]: _xasseck }],
			[0, { [_hH]: _xasseckM }],
			[0, { [_hH]: _xacssseca }],
			[() => CopySourceSSECustomerKey, { [_hH]: _xacssseck }],
			[0, { [_hH]: _xacssseckM }],
			[0, { [_hH]: _xarp }],
			[0, { [_hH]: _xaebo }],
			[0, { [_hH]: _xasebo }]
		],
		5
	];
	var UploadPartOutput$ = [
		3,
		n0,
		_UPO,
		0,
		[
			_SSE,
			_ET,
			_CCRC,
			_CCRCC,
			_CCRCNVME,
			_CSHA,
			_CSHAh,
			_CSHAhe,
			_CMD,
			_CXXHASH,
			_CXXHASHh,
			_CXXHASHhe,
			_SSECA,
			_SSECKMD,
			_SSEKMSKI,
			_BKE,
			_RC
		],
		[
			[0, { [_hH]: _xasse }],
			[0, { [_hH]: _ET }],
			[0, { [_hH]: _xacc }],
			[0, { [_hH]: _xacc_ }],
			[0, { [_hH]: _xacc__ }],
			[0, { [_hH]: _xacs }],
			[0, { [_hH]: _xacs_ }],
			[0, { [_hH]: _xacs__ }],
			[0, { [_hH]: _xacm }],
			[0, { [_hH]: _xacx }],
			[0, { [_hH]: _xacx_ }],
			[0, { [_hH]: _xacx__ }],
			[0, { [_hH]: _xasseca }],
			[0, { [_hH]: _xasseckM }],
			[() => SSEKMSKeyId, { [_hH]: _xasseakki }],
			[2, { [_hH]: _xassebke }],
			[0, { [_hH]: _xarc }]
		]
	];
	var UploadPartRequest$ = [
		3,
		n0,
		_UPR,
		0,
		[
			_B,
			_K,
			_PN,
			_UI,
			_Bo,
			_CLo,
			_CMDo,
			_CA,
			_CCRC,
			_CCRCC,
			_CCRCNVME,
			_CSHA,
			_CSHAh,
			_CSHAhe,
			_CMD,
			_CXXHASH,
			_CXXHASHh,
			_CXXHASHhe,
			_SSECA,
			_SSECK,
			_SSECKMD,
			_RP,
			_EBO
		],
		[
			[0, 1],
			[0, 1],
			[1, { [_hQ]: _pN }],
			[0, { [_hQ]: _uI }],
			[() => StreamingBlob, 16],
			[1, { [_hH]: _CL__ }],
			[0, { [_hH]: _CM }],
			[0, { [_hH]: _xasca }],
			[0, { [_hH]: _xacc }],
			[0, { [_hH]: _xacc_ }],
			[0, { [_hH]: _xacc__ }],
			[0, { [_hH]: _xacs }],
			[0, { [_hH]: _xacs_ }],
			[0, { [_hH]: _xacs__ }],
			[0, { [_hH]: _xacm }],
			[0, { [_hH]: _xacx }],
			[0, { [_hH]: _xacx_ }],
			[0, { [_hH]: _xacx__ }],
			[0, { [_hH]: _xasseca }],
			[() => SSECustomerKey, { [_hH]: _xasseck }],
			[0, { [_hH]: _xasseckM }],
			[0, { [_hH]: _xarp }],
			[0, { [_hH]: _xaebo }]
		],
		4
	];
	var VersioningConfiguration$ = [
		3,
		n0,
		_VC,
		0,
		[_MFAD, _S],
		[[0, { [_xN]: _MDf }], 0]
	];
	var WebsiteConfiguration$ = [
		3,
		n0,
		_WC,
		0,
		[
			_EDr,
			_IDn,
			_RART,
			_RR
		],
		[
			() => ErrorDocument$,
			() => IndexDocument$,
			() => RedirectAllRequestsTo$,
			[() => RoutingRules, 0]
		]
	];
	var WriteGetObjectResponseRequest$ = [
		3,
		n0,
		_WGORR,
		0,
		[
			_RReq,
			_RTe,
			_Bo,
			_SCt,
			_ECr,
			_EM,
			_AR,
			_CC,
			_CDo,
			_CEo,
			_CL,
			_CLo,
			_CR,
			_CTo,
			_CCRC,
			_CCRCC,
			_CCRCNVME,
			_CSHA,
			_CSHAh,
			_CSHAhe,
			_CMD,
			_CXXHASH,
			_CXXHASHh,
			_CXXHASHhe,
			_DM,
			_ET,
			_Exp,
			_Ex,
			_LM,
			_MM,
			_M,
			_OLM,
			_OLLHS,
			_OLRUD,
			_PC,
			_RS,
			_RC,
			_Re,
			_SSE,
			_SSECA,
			_SSEKMSKI,
			_SSECKMD,
			_SC,
			_TC,
			_VI,
			_BKE
		],
		[
			[0, {
				[_hL]: 1,
				[_hH]: _xarr
			}],
			[0, { [_hH]: _xart }],
			[() => StreamingBlob, 16],
			[1, { [_hH]: _xafs }],
			[0, { [_hH]: _xafec }],
			[0, { [_hH]: _xafem }],
			[0, { [_hH]: _xafhar }],
			[0, { [_hH]: _xafhCC }],
			[0, { [_hH]: _xafhCD }],
			[0, { [_hH]: _xafhCE }],
			[0, { [_hH]: _xafhCL }],
			[1, { [_hH]: _CL__ }],
			[0, { [_hH]: _xafhCR }],
			[0, { [_hH]: _xafhCT }],
			[0, { [_hH]: _xafhxacc }],
			[0, { [_hH]: _xafhxacc_ }],
			[0, { [_hH]: _xafhxacc__ }],
			[0, { [_hH]: _xafhxacs }],
			[0, { [_hH]: _xafhxacs_ }],
			[0, { [_hH]: _xafhxacs__ }],
			[0, { [_hH]: _xafhxacm }],
			[0, { [_hH]: _xafhxacx }],
			[0, { [_hH]: _xafhxacx_ }],
			[0, { [_hH]: _xafhxacx__ }],
			[2, { [_hH]: _xafhxadm }],
			[0, { [_hH]: _xafhE }],
			[4, { [_hH]: _xafhE_ }],
			[0, { [_hH]: _xafhxae }],
			[4, { [_hH]: _xafhLM }],
			[1, { [_hH]: _xafhxamm }],
			[128, { [_hPH]: _xam }],
			[0, { [_hH]: _xafhxaolm }],
			[0, { [_hH]: _xafhxaollh }],
			[5, { [_hH]: _xafhxaolrud }],
			[1, { [_hH]: _xafhxampc }],
			[0, { [_hH]: _xafhxars }],
			[0, { [_hH]: _xafhxarc }],
			[0, { [_hH]: _xafhxar }],
			[0, { [_hH]: _xafhxasse }],
			[0, { [_hH]: _xafhxasseca }],
			[() => SSEKMSKeyId, { [_hH]: _xafhxasseakki }],
			[0, { [_hH]: _xafhxasseckM }],
			[0, { [_hH]: _xafhxasc }],
			[1, { [_hH]: _xafhxatc }],
			[0, { [_hH]: _xafhxavi }],
			[2, { [_hH]: _xafhxassebke }]
		],
		2
	];
	var __Unit = "unit";
	var AnalyticsConfigurationList = [
		1,
		n0,
		_ACLn,
		0,
		[() => AnalyticsConfiguration$, 0]
	];
	var AnnotationList = [
		1,
		n0,
		_AL,
		0,
		[() => AnnotationEntry$, { [_xN]: _AE }]
	];
	var Buckets = [
		1,
		n0,
		_Bu,
		0,
		[() => Bucket$, { [_xN]: _B }]
	];
	var CommonPrefixList = [
		1,
		n0,
		_CPL,
		0,
		() => CommonPrefix$
	];
	var CompletedPartList = [
		1,
		n0,
		_CPLo,
		0,
		() => CompletedPart$
	];
	var CORSRules = [
		1,
		n0,
		_CORSR,
		0,
		[() => CORSRule$, 0]
	];
	var DeletedObjects = [
		1,
		n0,
		_DOe,
		0,
		() => DeletedObject$
	];
	var DeleteMarkers = [
		1,
		n0,
		_DMe,
		0,
		() => DeleteMarkerEntry$
	];
	var EncryptionTypeList = [
		1,
		n0,
		_ETL,
		0,
		[0, { [_xN]: _ETn }]
	];
	var Errors = [
		1,
		n0,
		_Er,
		0,
		() => _Error$
	];
	var FilterRuleList = [
		1,
		n0,
		_FRL,
		0,
		() => FilterRule$
	];
	var Grants = [
		1,
		n0,
		_G,
		0,
		[() => Grant$, { [_xN]: _Gr }]
	];
	var IntelligentTieringConfigurationList = [
		1,
		n0,
		_ITCL,
		0,
		[() => IntelligentTieringConfiguration$, 0]
	];
	var InventoryConfigurationList = [
		1,
		n0,
		_ICL,
		0,
		[() => InventoryConfiguration$, 0]
	];
	var InventoryOptionalFields = [
		1,
		n0,
		_IOF,
		0,
		[0, { [_xN]: _Fi }]
	];
	var LambdaFunctionConfigurationList = [
		1,
		n0,
		_LFCL,
		0,
		[() => LambdaFunctionConfiguration$, 0]
	];
	var LifecycleRules = [
		1,
		n0,
		_LRi,
		0,
		[() => LifecycleRule$, 0]
	];
	var MetricsConfigurationList = [
		1,
		n0,
		_MCL,
		0,
		[() => MetricsConfiguration$, 0]
	];
	var MultipartUploadList = [
		1,
		n0,
		_MUL,
		0,
		() => MultipartUpload$
	];
	var NoncurrentVersionTransitionList = [
		1,
		n0,
		_NVTL,
		0,
		() => NoncurrentVersionTransition$
	];
	var ObjectIdentifierList = [
		1,
		n0,
		_OIL,
		0,
		() => ObjectIdentifier$
	];
	var ObjectList = [
		1,
		n0,
		_OLb,
		0,
		[() => _Object$, 0]
	];
	var ObjectVersionList = [
		1,
		n0,
		_OVL,
		0,
		[() => ObjectVersion$, 0]
	];
	var OwnershipControlsRules = [
		1,
		n0,
		_OCRw,
		0,
		() => OwnershipControlsRule$
	];
	var Parts = [
		1,
		n0,
		_Pa,
		0,
		() => Part$
	];
	var PartsList = [
		1,
		n0,
		_PL,
		0,
		() => ObjectPart$
	];
	var QueueConfigurationList = [
		1,
		n0,
		_QCL,
		0,
		[() => QueueConfiguration$, 0]
	];
	var ReplicationRules = [
		1,
		n0,
		_RRep,
		0,
		[() => ReplicationRule$, 0]
	];
	var RoutingRules = [
		1,
		n0,
		_RR,
		0,
		[() => RoutingRule$, { [_xN]: _RRo }]
	];
	var ServerSideEncryptionRules = [
		1,
		n0,
		_SSERe,
		0,
		[() => ServerSideEncryptionRule$, 0]
	];
	var TagSet = [
		1,
		n0,
		_TSa,
		0,
		[() => Tag$, { [_xN]: _Ta }]
	];
	var TargetGrants = [
		1,
		n0,
		_TG,
		0,
		[() => TargetGrant$, { [_xN]: _Gr }]
	];
	var TieringList = [
		1,
		n0,
		_TL,
		0,
		() => Tiering$
	];
	var TopicConfigurationList = [
		1,
		n0,
		_TCL,
		0,
		[() => TopicConfiguration$, 0]
	];
	var TransitionList = [
		1,
		n0,
		_TLr,
		0,
		() => Transition$
	];
	var UserMetadata = [
		1,
		n0,
		_UM,
		0,
		[() => MetadataEntry$, { [_xN]: _ME }]
	];
	var AnalyticsFilter$ = [
		4,
		n0,
		_AF,
		0,
		[
			_P,
			_Ta,
			_An
		],
		[
			0,
			() => Tag$,
			[() => AnalyticsAndOperator$, 0]
		]
	];
	var MetricsFilter$ = [
		4,
		n0,
		_MF,
		0,
		[
			_P,
			_Ta,
			_APAc,
			_An
		],
		[
			0,
			() => Tag$,
			0,
			[() => MetricsAndOperator$, 0]
		]
	];
	var ObjectEncryption$ = [
		4,
		n0,
		_OE,
		0,
		[_SSEKMS],
		[[() => SSEKMSEncryption$, { [_xN]: _SK }]]
	];
	var SelectObjectContentEventStream$ = [
		4,
		n0,
		_SOCES,
		{ [_st]: 1 },
		[
			_Rec,
			_Sta,
			_Pr,
			_Cont,
			_End
		],
		[
			[() => RecordsEvent$, 0],
			[() => StatsEvent$, 0],
			[() => ProgressEvent$, 0],
			() => ContinuationEvent$,
			() => EndEvent$
		]
	];
	var AbortMultipartUpload$ = [
		9,
		n0,
		_AMU,
		{ [_h]: [
			"DELETE",
			"/{Key+}?x-id=AbortMultipartUpload",
			204
		] },
		() => AbortMultipartUploadRequest$,
		() => AbortMultipartUploadOutput$
	];
	var CompleteMultipartUpload$ = [
		9,
		n0,
		_CMUo,
		{ [_h]: [
			"POST",
			"/{Key+}",
			200
		] },
		() => CompleteMultipartUploadRequest$,
		() => CompleteMultipartUploadOutput$
	];
	var CopyObject$ = [
		9,
		n0,
		_CO,
		{ [_h]: [
			"PUT",
			"/{Key+}?x-id=CopyObject",
			200
		] },
		() => CopyObjectRequest$,
		() => CopyObjectOutput$
	];
	var CreateBucket$ = [
		9,
		n0,
		_CB,
		{ [_h]: [
			"PUT",
			"/",
			200
		] },
		() => CreateBucketRequest$,
		() => CreateBucketOutput$
	];
	var CreateBucketMetadataConfiguration$ = [
		9,
		n0,
		_CBMC,
		{
			[_hC]: "-",
			[_h]: [
				"POST",
				"/?metadataConfiguration",
				200
			]
		},
		() => CreateBucketMetadataConfigurationRequest$,
		() => __Unit
	];
	var CreateBucketMetadataTableConfiguration$ = [
		9,
		n0,
		_CBMTC,
		{
			[_hC]: "-",
			[_h]: [
				"POST",
				"/?metadataTable",
				200
			]
		},
		() => CreateBucketMetadataTableConfigurationRequest$,
		() => __Unit
	];
	var CreateMultipartUpload$ = [
		9,
		n0,
		_CMUr,
		{ [_h]: [
			"POST",
			"/{Key+}?uploads",
			200
		] },
		() => CreateMultipartUploadRequest$,
		() => CreateMultipartUploadOutput$
	];
	var CreateSession$ = [
		9,
		n0,
		_CSr,
		{ [_h]: [
			"GET",
			"/?session",
			200
		] },
		() => CreateSessionRequest$,
		() => CreateSessionOutput$
	];
	var DeleteBucket$ = [
		9,
		n0,
		_DB,
		{ [_h]: [
			"DELETE",
			"/",
			204
		] },
		() => DeleteBucketRequest$,
		() => __Unit
	];
	var DeleteBucketAnalyticsConfiguration$ = [
		9,
		n0,
		_DBAC,
		{ [_h]: [
			"DELETE",
			"/?analytics",
			204
		] },
		() => DeleteBucketAnalyticsConfigurationRequest$,
		() => __Unit
	];
	var DeleteBucketCors$ = [
		9,
		n0,
		_DBC,
		{ [_h]: [
			"DELETE",
			"/?cors",
			204
		] },
		() => DeleteBucketCorsRequest$,
		() => __Unit
	];
	var DeleteBucketEncryption$ = [
		9,
		n0,
		_DBE,
		{ [_h]: [
			"DELETE",
			"/?encryption",
			204
		] },
		() => DeleteBucketEncryptionRequest$,
		() => __Unit
	];
	var DeleteBucketIntelligentTieringConfiguration$ = [
		9,
		n0,
		_DBITC,
		{ [_h]: [
			"DELETE",
			"/?intelligent-tiering",
			204
		] },
		() => DeleteBucketIntelligentTieringConfigurationRequest$,
		() => __Unit
	];
	var DeleteBucketInventoryConfiguration$ = [
		9,
		n0,
		_DBIC,
		{ [_h]: [
			"DELETE",
			"/?inventory",
			204
		] },
		() => DeleteBucketInventoryConfigurationRequest$,
		() => __Unit
	];
	var DeleteBucketLifecycle$ = [
		9,
		n0,
		_DBL,
		{ [_h]: [
			"DELETE",
			"/?lifecycle",
			204
		] },
		() => DeleteBucketLifecycleRequest$,
		() => __Unit
	];
	var DeleteBucketMetadataConfiguration$ = [
		9,
		n0,
		_DBMC,
		{ [_h]: [
			"DELETE",
			"/?metadataConfiguration",
			204
		] },
		() => DeleteBucketMetadataConfigurationRequest$,
		() => __Unit
	];
	var DeleteBucketMetadataTableConfiguration$ = [
		9,
		n0,
		_DBMTC,
		{ [_h]: [
			"DELETE",
			"/?metadataTable",
			204
		] },
		() => DeleteBucketMetadataTableConfigurationRequest$,
		() => __Unit
	];
	var DeleteBucketMetricsConfiguration$ = [
		9,
		n0,
		_DBMCe,
		{ [_h]: [
			"DELETE",
			"/?metrics",
			204
		] },
		() => DeleteBucketMetricsConfigurationRequest$,
		() => __Unit
	];
	var DeleteBucketOwnershipControls$ = [
		9,
		n0,
		_DBOC,
		{ [_h]: [
			"DELETE",
			"/?ownershipControls",
			204
		] },
		() => DeleteBucketOwnershipControlsRequest$,
		() => __Unit
	];
	var DeleteBucketPolicy$ = [
		9,
		n0,
		_DBP,
		{ [_h]: [
			"DELETE",
			"/?policy",
			204
		] },
		() => DeleteBucketPolicyRequest$,
		() => __Unit
	];
	var DeleteBucketReplication$ = [
		9,
		n0,
		_DBRe,
		{ [_h]: [
			"DELETE",
			"/?replication",
			204
		] },
		() => DeleteBucketReplicationRequest$,
		() => __Unit
	];
	var DeleteBucketTagging$ = [
		9,
		n0,
		_DBT,
		{ [_h]: [
			"DELETE",
			"/?tagging",
			204
		] },
		() => DeleteBucketTaggingRequest$,
		() => __Unit
	];
	var DeleteBucketWebsite$ = [
		9,
		n0,
		_DBW,
		{ [_h]: [
			"DELETE",
			"/?website",
			204
		] },
		() => DeleteBucketWebsiteRequest$,
		() => __Unit
	];
	var DeleteObject$ = [
		9,
		n0,
		_DOel,
		{ [_h]: [
			"DELETE",
			"/{Key+}?x-id=DeleteObject",
			204
		] },
		() => DeleteObjectRequest$,
		() => DeleteObjectOutput$
	];
	var DeleteObjectAnnotation$ = [
		9,
		n0,
		_DOA,
		{ [_h]: [
			"DELETE",
			"/{Key+}?annotation",
			204
		] },
		() => DeleteObjectAnnotationRequest$,
		() => DeleteObjectAnnotationOutput$
	];
	var DeleteObjects$ = [
		9,
		n0,
		_DOele,
		{
			[_hC]: "-",
			[_h]: [
				"POST",
				"/?delete",
				200
			]
		},
		() => DeleteObjectsRequest$,
		() => DeleteObjectsOutput$
	];
	var DeleteObjectTagging$ = [
		9,
		n0,
		_DOT,
		{ [_h]: [
			"DELETE",
			"/{Key+}?tagging",
			204
		] },
		() => DeleteObjectTaggingRequest$,
		() => DeleteObjectTaggingOutput$
	];
	var DeletePublicAccessBlock$ = [
		9,
		n0,
		_DPAB,
		{ [_h]: [
			"DELETE",
			"/?publicAccessBlock",
			204
		] },
		() => DeletePublicAccessBlockRequest$,
		() => __Unit
	];
	var GetBucketAbac$ = [
		9,
		n0,
		_GBA,
		{ [_h]: [
			"GET",
			"/?abac",
			200
		] },
		() => GetBucketAbacRequest$,
		() => GetBucketAbacOutput$
	];
	var GetBucketAccelerateConfiguration$ = [
		9,
		n0,
		_GBAC,
		{ [_h]: [
			"GET",
			"/?accelerate",
			200
		] },
		() => GetBucketAccelerateConfigurationRequest$,
		() => GetBucketAccelerateConfigurationOutput$
	];
	var GetBucketAcl$ = [
		9,
		n0,
		_GBAe,
		{ [_h]: [
			"GET",
			"/?acl",
			200
		] },
		() => GetBucketAclRequest$,
		() => GetBucketAclOutput$
	];
	var GetBucketAnalyticsConfiguration$ = [
		9,
		n0,
		_GBACe,
		{ [_h]: [
			"GET",
			"/?analytics&x-id=GetBucketAnalyticsConfiguration",
			200
		] },
		() => GetBucketAnalyticsConfigurationRequest$,
		() => GetBucketAnalyticsConfigurationOutput$
	];
	var GetBucketCors$ = [
		9,
		n0,
		_GBC,
		{ [_h]: [
			"GET",
			"/?cors",
			200
		] },
		() => GetBucketCorsRequest$,
		() => GetBucketCorsOutput$
	];
	var GetBucketEncryption$ = [
		9,
		n0,
		_GBE,
		{ [_h]: [
			"GET",
			"/?encryption",
			200
		] },
		() => GetBucketEncryptionRequest$,
		() => GetBucketEncryptionOutput$
	];
	var GetBucketIntelligentTieringConfiguration$ = [
		9,
		n0,
		_GBITC,
		{ [_h]: [
			"GET",
			"/?intelligent-tiering&x-id=GetBucketIntelligentTieringConfiguration",
			200
		] },
		() => GetBucketIntelligentTieringConfigurationRequest$,
		() => GetBucketIntelligentTieringConfigurationOutput$
	];
	var GetBucketInventoryConfiguration$ = [
		9,
		n0,
		_GBIC,
		{ [_h]: [
			"GET",
			"/?inventory&x-id=GetBucketInventoryConfiguration",
			200
		] },
		() => GetBucketInventoryConfigurationRequest$,
		() => GetBucketInventoryConfigurationOutput$
	];
	var GetBucketLifecycleConfiguration$ = [
		9,
		n0,
		_GBLC,
		{ [_h]: [
			"GET",
			"/?lifecycle",
			200
		] },
		() => GetBucketLifecycleConfigurationRequest$,
		() => GetBucketLifecycleConfigurationOutput$
	];
	var GetBucketLocation$ = [
		9,
		n0,
		_GBL,
		{ [_h]: [
			"GET",
			"/?location",
			200
		] },
		() => GetBucketLocationRequest$,
		() => GetBucketLocationOutput$
	];
	var GetBucketLogging$ = [
		9,
		n0,
		_GBLe,
		{ [_h]: [
			"GET",
			"/?logging",
			200
		] },
		() => GetBucketLoggingRequest$,
		() => GetBucketLoggingOutput$
	];
	var GetBucketMetadataConfiguration$ = [
		9,
		n0,
		_GBMC,
		{ [_h]: [
			"GET",
			"/?metadataConfiguration",
			200
		] },
		() => GetBucketMetadataConfigurationRequest$,
		() => GetBucketMetadataConfigurationOutput$
	];
	var GetBucketMetadataTableConfiguration$ = [
		9,
		n0,
		_GBMTC,
		{ [_h]: [
			"GET",
			"/?metadataTable",
			200
		] },
		() => GetBucketMetadataTableConfigurationRequest$,
		() => GetBucketMetadataTableConfigurationOutput$
	];
	var GetBucketMetricsConfiguration$ = [
		9,
		n0,
		_GBMCe,
		{ [_h]: [
			"GET",
			"/?metrics&x-id=GetBucketMetricsConfiguration",
			200
		] },
		() => GetBucketMetricsConfigurationRequest$,
		() => GetBucketMetricsConfigurationOutput$
	];
	var GetBucketNotificationConfiguration$ = [
		9,
		n0,
		_GBNC,
		{ [_h]: [
			"GET",
			"/?notification",
			200
		] },
		() => GetBucketNotificationConfigurationRequest$,
		() => NotificationConfiguration$
	];
	var GetBucketOwnershipControls$ = [
		9,
		n0,
		_GBOC,
		{ [_h]: [
			"GET",
			"/?ownershipControls",
			200
		] },
		() => GetBucketOwnershipControlsRequest$,
		() => GetBucketOwnershipControlsOutput$
	];
	var GetBucketPolicy$ = [
		9,
		n0,
		_GBP,
		{ [_h]: [
			"GET",
			"/?policy",
			200
		] },
		() => GetBucketPolicyRequest$,
		() => GetBucketPolicyOutput$
	];
	var GetBucketPolicyStatus$ = [
		9,
		n0,
		_GBPS,
		{ [_h]: [
			"GET",
			"/?policyStatus",
			200
		] },
		() => GetBucketPolicyStatusRequest$,
		() => GetBucketPolicyStatusOutput$
	];
	var GetBucketReplication$ = [
		9,
		n0,
		_GBR,
		{ [_h]: [
			"GET",
			"/?replication",
			200
		] },
		() => GetBucketReplicationRequest$,
		() => GetBucketReplicationOutput$
	];
	var GetBucketRequestPayment$ = [
		9,
		n0,
		_GBRP,
		{ [_h]: [
			"GET",
			"/?requestPayment",
			200
		] },
		() => GetBucketRequestPaymentRequest$,
		() => GetBucketRequestPaymentOutput$
	];
	var GetBucketTagging$ = [
		9,
		n0,
		_GBT,
		{ [_h]: [
			"GET",
			"/?tagging",
			200
		] },
		() => GetBucketTaggingRequest$,
		() => GetBucketTaggingOutput$
	];
	var GetBucketVersioning$ = [
		9,
		n0,
		_GBV,
		{ [_h]: [
			"GET",
			"/?versioning",
			200
		] },
		() => GetBucketVersioningRequest$,
		() => GetBucketVersioningOutput$
	];
	var GetBucketWebsite$ = [
		9,
		n0,
		_GBW,
		{ [_h]: [
			"GET",
			"/?website",
			200
		] },
		() => GetBucketWebsiteRequest$,
		() => GetBucketWebsiteOutput$
	];
	var GetObject$ = [
		9,
		n0,
		_GO,
		{
			[_hC]: "-",
			[_h]: [
				"GET",
				"/{Key+}?x-id=GetObject",
				200
			]
		},
		() => GetObjectRequest$,
		() => GetObjectOutput$
	];
	var GetObjectAcl$ = [
		9,
		n0,
		_GOA,
		{ [_h]: [
			"GET",
			"/{Key+}?acl",
			200
		] },
		() => GetObjectAclRequest$,
		() => GetObjectAclOutput$
	];
	var GetObjectAnnotation$ = [
		9,
		n0,
		_GOAe,
		{
			[_hC]: "-",
			[_h]: [
				"GET",
				"/{Key+}?annotation&x-id=GetObjectAnnotation",
				200
			]
		},
		() => GetObjectAnnotationRequest$,
		() => GetObjectAnnotationOutput$
	];
	var GetObjectAttributes$ = [
		9,
		n0,
		_GOAet,
		{ [_h]: [
			"GET",
			"/{Key+}?attributes",
			200
		] },
		() => GetObjectAttributesRequest$,
		() => GetObjectAttributesOutput$
	];
	var GetObjectLegalHold$ = [
		9,
		n0,
		_GOLH,
		{ [_h]: [
			"GET",
			"/{Key+}?legal-hold",
			200
		] },
		() => GetObjectLegalHoldRequest$,
		() => GetObjectLegalHoldOutput$
	];
	var GetObjectLockConfiguration$ = [
		9,
		n0,
		_GOLC,
		{ [_h]: [
			"GET",
			"/?object-lock",
			200
		] },
		() => GetObjectLockConfigurationRequest$,
		() => GetObjectLockConfigurationOutput$
	];
	var GetObjectRetention$ = [
		9,
		n0,
		_GORe,
		{ [_h]: [
			"GET",
			"/{Key+}?retention",
			200
		] },
		() => GetObjectRetentionRequest$,
		() => GetObjectRetentionOutput$
	];
	var GetObjectTagging$ = [
		9,
		n0,
		_GOT,
		{ [_h]: [
			"GET",
			"/{Key+}?tagging",
			200
		] },
		() => GetObjectTaggingRequest$,
		() => GetObjectTaggingOutput$
	];
	var GetObjectTorrent$ = [
		9,
		n0,
		_GOTe,
		{ [_h]: [
			"GET",
			"/{Key+}?torrent",
			200
		] },
		() => GetObjectTorrentRequest$,
		() => GetObjectTorrentOutput$
	];
	var GetPublicAccessBlock$ = [
		9,
		n0,
		_GPAB,
		{ [_h]: [
			"GET",
			"/?publicAccessBlock",
			200
		] },
		() => GetPublicAccessBlockRequest$,
		() => GetPublicAccessBlockOutput$
	];
	var HeadBucket$ = [
		9,
		n0,
		_HB,
		{ [_h]: [
			"HEAD",
			"/",
			200
		] },
		() => HeadBucketRequest$,
		() => HeadBucketOutput$
	];
	var HeadObject$ = [
		9,
		n0,
		_HO,
		{ [_h]: [
			"HEAD",
			"/{Key+}",
			200
		] },
		() => HeadObjectRequest$,
		() => HeadObjectOutput$
	];
	var ListBucketAnalyticsConfigurations$ = [
		9,
		n0,
		_LBAC,
		{ [_h]: [
			"GET",
			"/?analytics&x-id=ListBucketAnalyticsConfigurations",
			200
		] },
		() => ListBucketAnalyticsConfigurationsRequest$,
		() => ListBucketAnalyticsConfigurationsOutput$
	];
	var ListBucketIntelligentTieringConfigurations$ = [
		9,
		n0,
		_LBITC,
		{ [_h]: [
			"GET",
			"/?intelligent-tiering&x-id=ListBucketIntelligentTieringConfigurations",
			200
		] },
		() => ListBucketIntelligentTieringConfigurationsRequest$,
		() => ListBucketIntelligentTieringConfigurationsOutput$
	];
	var ListBucketInventoryConfigurations$ = [
		9,
		n0,
		_LBIC,
		{ [_h]: [
			"GET",
			"/?inventory&x-id=ListBucketInventoryConfigurations",
			200
		] },
		() => ListBucketInventoryConfigurationsRequest$,
		() => ListBucketInventoryConfigurationsOutput$
	];
	var ListBucketMetricsConfigurations$ = [
		9,
		n0,
		_LBMC,
		{ [_h]: [
			"GET",
			"/?metrics&x-id=ListBucketMetricsConfigurations",
			200
		] },
		() => ListBucketMetricsConfigurationsRequest$,
		() => ListBucketMetricsConfigurationsOutput$
	];
	var ListBuckets$ = [
		9,
		n0,
		_LB,
		{ [_h]: [
			"GET",
			"/?x-id=ListBuckets",
			200
		] },
		() => ListBucketsRequest$,
		() => ListBucketsOutput$
	];
	var ListDirectoryBuckets$ = [
		9,
		n0,
		_LDB,
		{ [_h]: [
			"GET",
			"/?x-id=ListDirectoryBuckets",
			200
		] },
		() => ListDirectoryBucketsRequest$,
		() => ListDirectoryBucketsOutput$
	];
	var ListMultipartUploads$ = [
		9,
		n0,
		_LMU,
		{ [_h]: [
			"GET",
			"/?uploads",
			200
		] },
		() => ListMultipartUploadsRequest$,
		() => ListMultipartUploadsOutput$
	];
	var ListObjectAnnotations$ = [
		9,
		n0,
		_LOA,
		{ [_h]: [
			"GET",
			"/{Key+}?annotation&x-id=ListObjectAnnotations",
			200
		] },
		() => ListObjectAnnotationsRequest$,
		() => ListObjectAnnotationsOutput$
	];
	var ListObjects$ = [
		9,
		n0,
		_LO,
		{ [_h]: [
			"GET",
			"/",
			200
		] },
		() => ListObjectsRequest$,
		() => ListObjectsOutput$
	];
	var ListObjectsV2$ = [
		9,
		n0,
		_LOV,
		{ [_h]: [
			"GET",
			"/?list-type=2",
			200
		] },
		() => ListObjectsV2Request$,
		() => ListObjectsV2Output$
	];
	var ListObjectVersions$ = [
		9,
		n0,
		_LOVi,
		{ [_h]: [
			"GET",
			"/?versions",
			200
		] },
		() => ListObjectVersionsRequest$,
		() => ListObjectVersionsOutput$
	];
	var ListParts$ = [
		9,
		n0,
		_LP,
		{ [_h]: [
			"GET",
			"/{Key+}?x-id=ListParts",
			200
		] },
		() => ListPartsRequest$,
		() => ListPartsOutput$
	];
	var PutBucketAbac$ = [
		9,
		n0,
		_PBA,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/?abac",
				200
			]
		},
		() => PutBucketAbacRequest$,
		() => __Unit
	];
	var PutBucketAccelerateConfiguration$ = [
		9,
		n0,
		_PBAC,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/?accelerate",
				200
			]
		},
		() => PutBucketAccelerateConfigurationRequest$,
		() => __Unit
	];
	var PutBucketAcl$ = [
		9,
		n0,
		_PBAu,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/?acl",
				200
			]
		},
		() => PutBucketAclRequest$,
		() => __Unit
	];
	var PutBucketAnalyticsConfiguration$ = [
		9,
		n0,
		_PBACu,
		{ [_h]: [
			"PUT",
			"/?analytics",
			200
		] },
		() => PutBucketAnalyticsConfigurationRequest$,
		() => __Unit
	];
	var PutBucketCors$ = [
		9,
		n0,
		_PBC,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/?cors",
				200
			]
		},
		() => PutBucketCorsRequest$,
		() => __Unit
	];
	var PutBucketEncryption$ = [
		9,
		n0,
		_PBE,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/?encryption",
				200
			]
		},
		() => PutBucketEncryptionRequest$,
		() => __Unit
	];
	var PutBucketIntelligentTieringConfiguration$ = [
		9,
		n0,
		_PBITC,
		{ [_h]: [
			"PUT",
			"/?intelligent-tiering",
			200
		] },
		() => PutBucketIntelligentTieringConfigurationRequest$,
		() => __Unit
	];
	var PutBucketInventoryConfiguration$ = [
		9,
		n0,
		_PBIC,
		{ [_h]: [
			"PUT",
			"/?inventory",
			200
		] },
		() => PutBucketInventoryConfigurationRequest$,
		() => __Unit
	];
	var PutBucketLifecycleConfiguration$ = [
		9,
		n0,
		_PBLC,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/?lifecycle",
				200
			]
		},
		() => PutBucketLifecycleConfigurationRequest$,
		() => PutBucketLifecycleConfigurationOutput$
	];
	var PutBucketLogging$ = [
		9,
		n0,
		_PBL,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/?logging",
				200
			]
		},
		() => PutBucketLoggingRequest$,
		() => __Unit
	];
	var PutBucketMetricsConfiguration$ = [
		9,
		n0,
		_PBMC,
		{ [_h]: [
			"PUT",
			"/?metrics",
			200
		] },
		() => PutBucketMetricsConfigurationRequest$,
		() => __Unit
	];
	var PutBucketNotificationConfiguration$ = [
		9,
		n0,
		_PBNC,
		{ [_h]: [
			"PUT",
			"/?notification",
			200
		] },
		() => PutBucketNotificationConfigurationRequest$,
		() => __Unit
	];
	var PutBucketOwnershipControls$ = [
		9,
		n0,
		_PBOC,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/?ownershipControls",
				200
			]
		},
		() => PutBucketOwnershipControlsRequest$,
		() => __Unit
	];
	var PutBucketPolicy$ = [
		9,
		n0,
		_PBP,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/?policy",
				200
			]
		},
		() => PutBucketPolicyRequest$,
		() => __Unit
	];
	var PutBucketReplication$ = [
		9,
		n0,
		_PBR,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/?replication",
				200
			]
		},
		() => PutBucketReplicationRequest$,
		() => __Unit
	];
	var PutBucketRequestPayment$ = [
		9,
		n0,
		_PBRP,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/?requestPayment",
				200
			]
		},
		() => PutBucketRequestPaymentRequest$,
		() => __Unit
	];
	var PutBucketTagging$ = [
		9,
		n0,
		_PBT,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/?tagging",
				200
			]
		},
		() => PutBucketTaggingRequest$,
		() => __Unit
	];
	var PutBucketVersioning$ = [
		9,
		n0,
		_PBV,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/?versioning",
				200
			]
		},
		() => PutBucketVersioningRequest$,
		() => __Unit
	];
	var PutBucketWebsite$ = [
		9,
		n0,
		_PBW,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/?website",
				200
			]
		},
		() => PutBucketWebsiteRequest$,
		() => __Unit
	];
	var PutObject$ = [
		9,
		n0,
		_PO,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/{Key+}?x-id=PutObject",
				200
			]
		},
		() => PutObjectRequest$,
		() => PutObjectOutput$
	];
	var PutObjectAcl$ = [
		9,
		n0,
		_POA,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/{Key+}?acl",
				200
			]
		},
		() => PutObjectAclRequest$,
		() => PutObjectAclOutput$
	];
	var PutObjectAnnotation$ = [
		9,
		n0,
		_POAu,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/{Key+}?annotation",
				200
			]
		},
		() => PutObjectAnnotationRequest$,
		() => PutObjectAnnotationOutput$
	];
	var PutObjectLegalHold$ = [
		9,
		n0,
		_POLH,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/{Key+}?legal-hold",
				200
			]
		},
		() => PutObjectLegalHoldRequest$,
		() => PutObjectLegalHoldOutput$
	];
	var PutObjectLockConfiguration$ = [
		9,
		n0,
		_POLC,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/?object-lock",
				200
			]
		},
		() => PutObjectLockConfigurationRequest$,
		() => PutObjectLockConfigurationOutput$
	];
	var PutObjectRetention$ = [
		9,
		n0,
		_PORu,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/{Key+}?retention",
				200
			]
		},
		() => PutObjectRetentionRequest$,
		() => PutObjectRetentionOutput$
	];
	var PutObjectTagging$ = [
		9,
		n0,
		_POT,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/{Key+}?tagging",
				200
			]
		},
		() => PutObjectTaggingRequest$,
		() => PutObjectTaggingOutput$
	];
	var PutPublicAccessBlock$ = [
		9,
		n0,
		_PPAB,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/?publicAccessBlock",
				200
			]
		},
		() => PutPublicAccessBlockRequest$,
		() => __Unit
	];
	var RenameObject$ = [
		9,
		n0,
		_RO,
		{ [_h]: [
			"PUT",
			"/{Key+}?renameObject",
			200
		] },
		() => RenameObjectRequest$,
		() => RenameObjectOutput$
	];
	var RestoreObject$ = [
		9,
		n0,
		_ROe,
		{
			[_hC]: "-",
			[_h]: [
				"POST",
				"/{Key+}?restore",
				200
			]
		},
		() => RestoreObjectRequest$,
		() => RestoreObjectOutput$
	];
	var SelectObjectContent$ = [
		9,
		n0,
		_SOC,
		{ [_h]: [
			"POST",
			"/{Key+}?select&select-type=2",
			200
		] },
		() => SelectObjectContentRequest$,
		() => SelectObjectContentOutput$
	];
	var UpdateBucketMetadataAnnotationTableConfiguration$ = [
		9,
		n0,
		_UBMATC,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/?metadataAnnotationTable",
				200
			]
		},
		() => UpdateBucketMetadataAnnotationTableConfigurationRequest$,
		() => __Unit
	];
	var UpdateBucketMetadataInventoryTableConfiguration$ = [
		9,
		n0,
		_UBMITC,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/?metadataInventoryTable",
				200
			]
		},
		() => UpdateBucketMetadataInventoryTableConfigurationRequest$,
		() => __Unit
	];
	var UpdateBucketMetadataJournalTableConfiguration$ = [
		9,
		n0,
		_UBMJTC,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/?metadataJournalTable",
				200
			]
		},
		() => UpdateBucketMetadataJournalTableConfigurationRequest$,
		() => __Unit
	];
	var UpdateObjectEncryption$ = [
		9,
		n0,
		_UOE,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/{Key+}?encryption",
				200
			]
		},
		() => UpdateObjectEncryptionRequest$,
		() => UpdateObjectEncryptionResponse$
	];
	var UploadPart$ = [
		9,
		n0,
		_UP,
		{
			[_hC]: "-",
			[_h]: [
				"PUT",
				"/{Key+}?x-id=UploadPart",
				200
			]
		},
		() => UploadPartRequest$,
		() => UploadPartOutput$
	];
	var UploadPartCopy$ = [
		9,
		n0,
		_UPC,
		{ [_h]: [
			"PUT",
			"/{Key+}?x-id=UploadPartCopy",
			200
		] },
		() => UploadPartCopyRequest$,
		() => UploadPartCopyOutput$
	];
	var WriteGetObjectResponse$ = [
		9,
		n0,
		_WGOR,
		{
			[_en]: ["{RequestRoute}."],
			[_h]: [
				"POST",
				"/WriteGetObjectResponse",
				200
			]
		},
		() => WriteGetObjectResponseRequest$,
		() => __Unit
	];
	var CreateSessionCommand = class extends command(_ep4, _mw0, "CreateSession", CreateSession$) {};
	var packageInfo = { version: "3.1168.0" };
	const getRuntimeConfig$1 = (config) => {
		return {
			apiVersion: "2006-03-01",
			base64Decoder: config?.base64Decoder ?? fromBase64,
			base64Encoder: config?.base64Encoder ?? toBase64,
			disableHostPrefix: config?.disableHostPrefix ?? false,
			endpointProvider: config?.endpointProvider ?? defaultEndpointResolver,
			extensions: config?.extensions ?? [],
			getAwsChunkedEncodingStream: config?.getAwsChunkedEncodingStream ?? getAwsChunkedEncodingStream,
			httpAuthSchemeProvider: config?.httpAuthSchemeProvider ?? defaultS3HttpAuthSchemeProvider,
			httpAuthSchemes: config?.httpAuthSchemes ?? [{
				schemeId: "aws.auth#sigv4",
				identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4"),
				signer: new AwsSdkSigV4Signer()
			}, {
				schemeId: "aws.auth#sigv4a",
				identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4a"),
				signer: new AwsSdkSigV4ASigner()
			}],
			logger: config?.logger ?? new NoOpLogger(),
			md5: config?.md5 ?? Md5,
			protocol: config?.protocol ?? S3RestXmlProtocol,
			protocolSettings: config?.protocolSettings ?? {
				defaultNamespace: "com.amazonaws.s3",
				errorTypeRegistries,
				xmlNamespace: "http://s3.amazonaws.com/doc/2006-03-01/",
				version: "2006-03-01",
				serviceTarget: "AmazonS3"
			},
			sdkStreamMixin: config?.sdkStreamMixin ?? sdkStreamMixin,
			serviceId: config?.serviceId ?? "S3",
			sha1: config?.sha1 ?? Sha1,
			sha256: config?.sha256 ?? Sha256,
			signerConstructor: config?.signerConstructor ?? SignatureV4MultiRegion,
			signingEscapePath: config?.signingEscapePath ?? false,
			urlParser: config?.urlParser ?? parseUrl,
			useArnRegion: config?.useArnRegion ?? void 0,
			utf8Decoder: config?.utf8Decoder ?? fromUtf8,
			utf8Encoder: config?.utf8Encoder ?? toUtf8
		};
	};
	const getRuntimeConfig = (config) => {
		emitWarningIfUnsupportedVersion(process.version);
		const defaultsMode = resolveDefaultsModeConfig(config);
		const defaultConfigProvider = () => defaultsMode().then(loadConfigsForDefaultMode);
		const clientSharedValues = getRuntimeConfig$1(config);
		emitWarningIfUnsupportedVersion$1(process.version);
		const loaderConfig = {
			profile: config?.profile,
			logger: clientSharedValues.logger
		};
		return {
			...clientSharedValues,
			...config,
			runtime: "node",
			defaultsMode,
			authSchemePreference: config?.authSchemePreference ?? loadConfig(NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, loaderConfig),
			bodyLengthChecker: config?.bodyLengthChecker ?? calculateBodyLength,
			credentialDefaultProvider: config?.credentialDefaultProvider ?? defaultProvider,
			defaultUserAgentProvider: config?.defaultUserAgentProvider ?? createDefaultUserAgentProvider({
				serviceId: clientSharedValues.serviceId,
				clientVersion: packageInfo.version
			}),
			disableS3ExpressSessionAuth: config?.disableS3ExpressSessionAuth ?? loadConfig(NODE_DISABLE_S3_EXPRESS_SESSION_AUTH_OPTIONS, loaderConfig),
			eventStreamSerdeProvider: config?.eventStreamSerdeProvider ?? eventStreamSerdeProvider,
			maxAttempts: config?.maxAttempts ?? loadConfig(NODE_MAX_ATTEMPT_CONFIG_OPTIONS, config),
			region: config?.region ?? loadConfig(NODE_REGION_CONFIG_OPTIONS, {
				...NODE_REGION_CONFIG_FILE_OPTIONS,
				...loaderConfig
			}),
			requestChecksumCalculation: config?.requestChecksumCalculation ?? loadConfig(NODE_REQUEST_CHECKSUM_CALCULATION_CONFIG_OPTIONS, loaderConfig),
			requestHandler: NodeHttpHandler.create(config?.requestHandler ?? defaultConfigProvider),
			responseChecksumValidation: config?.responseChecksumValidation ?? loadConfig(NODE_RESPONSE_CHECKSUM_VALIDATION_CONFIG_OPTIONS, loaderConfig),
			retryMode: config?.retryMode ?? loadConfig({
				...NODE_RETRY_MODE_CONFIG_OPTIONS,
				default: async () => (await defaultConfigProvider()).retryMode || DEFAULT_RETRY_MODE
			}, config),
			sigv4aSigningRegionSet: config?.sigv4aSigningRegionSet ?? loadConfig(NODE_SIGV4A_CONFIG_OPTIONS, loaderConfig),
			streamCollector: config?.streamCollector ?? streamCollector,
			streamHasher: config?.streamHasher ?? readableStreamHasher,
			useArnRegion: config?.useArnRegion ?? loadConfig(NODE_USE_ARN_REGION_CONFIG_OPTIONS, loaderConfig),
			useDualstackEndpoint: config?.useDualstackEndpoint ?? loadConfig(NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
			useFipsEndpoint: config?.useFipsEndpoint ?? loadConfig(NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
			userAgentAppId: config?.userAgentAppId ?? loadConfig(NODE_APP_ID_CONFIG_OPTIONS, loaderConfig)
		};
	};
	const getHttpAuthExtensionConfiguration = (runtimeConfig) => {
		const _httpAuthSchemes = runtimeConfig.httpAuthSchemes;
		let _httpAuthSchemeProvider = runtimeConfig.httpAuthSchemeProvider;
		let _credentials = runtimeConfig.credentials;
		return {
			setHttpAuthScheme(httpAuthScheme) {
				const index = _httpAuthSchemes.findIndex((scheme) => scheme.schemeId === httpAuthScheme.schemeId);
				if (index === -1) _httpAuthSchemes.push(httpAuthScheme);
				else _httpAuthSchemes.splice(index, 1, httpAuthScheme);
			},
			httpAuthSchemes() {
				return _httpAuthSchemes;
			},
			setHttpAuthSchemeProvider(httpAuthSchemeProvider) {
				_httpAuthSchemeProvider = httpAuthSchemeProvider;
			},
			httpAuthSchemeProvider() {
				return _httpAuthSchemeProvider;
			},
			setCredentials(credentials) {
				_credentials = credentials;
			},
			credentials() {
				return _credentials;
			}
		};
	};
	const resolveHttpAuthRuntimeConfig = (config) => {
		return {
			httpAuthSchemes: config.httpAuthSchemes(),
			httpAuthSchemeProvider: config.httpAuthSchemeProvider(),
			credentials: config.credentials()
		};
	};
	const resolveRuntimeExtensions = (runtimeConfig, extensions) => {
		const extensionConfiguration = Object.assign(getAwsRegionExtensionConfiguration(runtimeConfig), getDefaultExtensionConfiguration(runtimeConfig), getHttpHandlerExtensionConfiguration(runtimeConfig), getHttpAuthExtensionConfiguration(runtimeConfig));
		extensions.forEach((extension) => extension.configure(extensionConfiguration));
		return Object.assign(runtimeConfig, resolveAwsRegionExtensionConfiguration(extensionConfiguration), resolveDefaultRuntimeConfig(extensionConfiguration), resolveHttpHandlerRuntimeConfig(extensionConfiguration), resolveHttpAuthRuntimeConfig(extensionConfiguration));
	};
	var S3Client = class extends Client {
		config;
		constructor(...[configuration]) {
			const _config_0 = getRuntimeConfig(configuration || {});
			super(_config_0);
			this.initConfig = _config_0;
			const _config_1 = resolveClientEndpointParameters(_config_0);
			const _config_2 = resolveUserAgentConfig(_config_1);
			const _config_3 = resolveFlexibleChecksumsConfig(_config_2);
			const _config_4 = resolveRetryConfig(_config_3);
			const _config_5 = resolveRegionConfig(_config_4);
			const _config_6 = resolveHostHeaderConfig(_config_5);
			const _config_7 = resolveEndpointConfig(_config_6);
			const _config_8 = resolveEventStreamSerdeConfig(_config_7);
			const _config_9 = resolveHttpAuthSchemeConfig(_config_8);
			const _config_10 = resolveS3Config(_config_9, { session: [() => this, CreateSessionCommand] });
			const _config_11 = resolveRuntimeExtensions(_config_10, configuration?.extensions || []);
			this.config = _config_11;
			this.middlewareStack.use(getSchemaSerdePlugin(this.config));
			this.middlewareStack.use(getUserAgentPlugin(this.config));
			this.middlewareStack.use(getRetryPlugin(this.config));
			this.middlewareStack.use(getContentLengthPlugin(this.config));
			this.middlewareStack.use(getHostHeaderPlugin(this.config));
			this.middlewareStack.use(getLoggerPlugin(this.config));
			this.middlewareStack.use(getRecursionDetectionPlugin(this.config));
			this.middlewareStack.use(getHttpAuthSchemeEndpointRuleSetPlugin(this.config, {
				httpAuthSchemeParametersProvider: defaultS3HttpAuthSchemeParametersProvider,
				identityProviderConfigProvider: async (config) => new DefaultIdentityProviderConfig({
					"aws.auth#sigv4": config.credentials,
					"aws.auth#sigv4a": config.credentials
				})
			}));
			this.middlewareStack.use(getHttpSigningPlugin(this.config));
			this.middlewareStack.use(getValidateBucketNamePlugin(this.config));
			this.middlewareStack.use(getAddExpectContinuePlugin(this.config));
			this.middlewareStack.use(getRegionRedirectMiddlewarePlugin(this.config));
			this.middlewareStack.use(getS3ExpressPlugin(this.config));
			this.middlewareStack.use(getS3ExpressHttpSigningPlugin(this.config));
		}
		destroy() {
			super.destroy();
		}
	};
	var AbortMultipartUploadCommand = class extends command(_ep0, _mw0, "AbortMultipartUpload", AbortMultipartUpload$) {};
	var CompleteMultipartUploadCommand = class extends command(_ep0, _mw1, "CompleteMultipartUpload", CompleteMultipartUpload$) {};
	var CopyObjectCommand = class extends command(_ep1, _mw1, "CopyObject", CopyObject$) {};
	var CreateBucketCommand = class extends command(_ep2, _mw2, "CreateBucket", CreateBucket$) {};
	var CreateBucketMetadataConfigurationCommand = class extends command(_ep3, _mw3, "CreateBucketMetadataConfiguration", CreateBucketMetadataConfiguration$) {};
	var CreateBucketMetadataTableConfigurationCommand = class extends command(_ep3, _mw3, "CreateBucketMetadataTableConfiguration", CreateBucketMetadataTableConfiguration$) {};
	var CreateMultipartUploadCommand = class extends command(_ep0, _mw1, "CreateMultipartUpload", CreateMultipartUpload$) {};
	var DeleteBucketAnalyticsConfigurationCommand = class extends command(_ep3, _mw4, "DeleteBucketAnalyticsConfiguration", DeleteBucketAnalyticsConfiguration$) {};
	var DeleteBucketCommand = class extends command(_ep3, _mw4, "DeleteBucket", DeleteBucket$) {};
	var DeleteBucketCorsCommand = class extends command(_ep3, _mw4, "DeleteBucketCors", DeleteBucketCors$) {};
	var DeleteBucketEncryptionCommand = class extends command(_ep3, _mw4, "DeleteBucketEncryption", DeleteBucketEncryption$) {};
	var DeleteBucketIntelligentTieringConfigurationCommand = class extends command(_ep3, _mw4, "DeleteBucketIntelligentTieringConfiguration", DeleteBucketIntelligentTieringConfiguration$) {};
	var DeleteBucketInventoryConfigurationCommand = class extends command(_ep3, _mw4, "DeleteBucketInventoryConfiguration", DeleteBucketInventoryConfiguration$) {};
	var DeleteBucketLifecycleCommand = class extends command(_ep3, _mw4, "DeleteBucketLifecycle", DeleteBucketLifecycle$) {};
	var DeleteBucketMetadataConfigurationCommand = class extends command(_ep3, _mw4, "DeleteBucketMetadataConfiguration", DeleteBucketMetadataConfiguration$) {};
	var DeleteBucketMetadataTableConfigurationCommand = class extends command(_ep3, _mw4, "DeleteBucketMetadataTableConfiguration", DeleteBucketMetadataTableConfiguration$) {};
	var DeleteBucketMetricsConfigurationCommand = class extends command(_ep3, _mw4, "DeleteBucketMetricsConfiguration", DeleteBucketMetricsConfiguration$) {};
	var DeleteBucketOwnershipControlsCommand = class extends command(_ep3, _mw4, "DeleteBucketOwnershipControls", DeleteBucketOwnershipControls$) {};
	var DeleteBucketPolicyCommand = class extends command(_ep3, _mw4, "DeleteBucketPolicy", DeleteBucketPolicy$) {};
	var DeleteBucketReplicationCommand = class extends command(_ep3, _mw4, "DeleteBucketReplication", DeleteBucketReplication$) {};
	var DeleteBucketTaggingCommand = class extends command(_ep3, _mw4, "DeleteBucketTagging", DeleteBucketTagging$) {};
	var DeleteBucketWebsiteCommand = class extends command(_ep3, _mw4, "DeleteBucketWebsite", DeleteBucketWebsite$) {};
	var DeleteObjectAnnotationCommand = class extends command(_ep5, _mw0, "DeleteObjectAnnotation", DeleteObjectAnnotation$) {};
	var DeleteObjectCommand = class extends command(_ep0, _mw0, "DeleteObject", DeleteObject$) {};
	var DeleteObjectsCommand = class extends command(_ep5, _mw5, "DeleteObjects", DeleteObjects$) {};
	var DeleteObjectTaggingCommand = class extends command(_ep5, _mw0, "DeleteObjectTagging", DeleteObjectTagging$) {};
	var DeletePublicAccessBlockCommand = class extends command(_ep3, _mw4, "DeletePublicAccessBlock", DeletePublicAccessBlock$) {};
	var GetBucketAbacCommand = class extends command(_ep5, _mw0, "GetBucketAbac", GetBucketAbac$) {};
	var GetBucketAccelerateConfigurationCommand = class extends command(_ep3, _mw0, "GetBucketAccelerateConfiguration", GetBucketAccelerateConfiguration$) {};
	var GetBucketAclCommand = class extends command(_ep3, _mw0, "GetBucketAcl", GetBucketAcl$) {};
	var GetBucketAnalyticsConfigurationCommand = class extends command(_ep3, _mw0, "GetBucketAnalyticsConfiguration", GetBucketAnalyticsConfiguration$) {};
	var GetBucketCorsCommand = class extends command(_ep3, _mw0, "GetBucketCors", GetBucketCors$) {};
	var GetBucketEncryptionCommand = class extends command(_ep3, _mw0, "GetBucketEncryption", GetBucketEncryption$) {};
	var GetBucketIntelligentTieringConfigurationCommand = class extends command(_ep3, _mw0, "GetBucketIntelligentTieringConfiguration", GetBucketIntelligentTieringConfiguration$) {};
	var GetBucketInventoryConfigurationCommand = class extends command(_ep3, _mw0, "GetBucketInventoryConfiguration", GetBucketInventoryConfiguration$) {};
	var GetBucketLifecycleConfigurationCommand = class extends command(_ep3, _mw0, "GetBucketLifecycleConfiguration", GetBucketLifecycleConfiguration$) {};
	var GetBucketLocationCommand = class extends command(_ep3, _mw0, "GetBucketLocation", GetBucketLocation$) {};
	var GetBucketLoggingCommand = class extends command(_ep3, _mw0, "GetBucketLogging", GetBucketLogging$) {};
	var GetBucketMetadataConfigurationCommand = class extends command(_ep3, _mw0, "GetBucketMetadataConfiguration", GetBucketMetadataConfiguration$) {};
	var GetBucketMetadataTableConfigurationCommand = class extends command(_ep3, _mw0, "GetBucketMetadataTableConfiguration", GetBucketMetadataTableConfiguration$) {};
	var GetBucketMetricsConfigurationCommand = class extends command(_ep3, _mw0, "GetBucketMetricsConfiguration", GetBucketMetricsConfiguration$) {};
	var GetBucketNotificationConfigurationCommand = class extends command(_ep3, _mw0, "GetBucketNotificationConfiguration", GetBucketNotificationConfiguration$) {};
	var GetBucketOwnershipControlsCommand = class extends command(_ep3, _mw0, "GetBucketOwnershipControls", GetBucketOwnershipControls$) {};
	var GetBucketPolicyCommand = class extends command(_ep3, _mw4, "GetBucketPolicy", GetBucketPolicy$) {};
	var GetBucketPolicyStatusCommand = class extends command(_ep3, _mw0, "GetBucketPolicyStatus", GetBucketPolicyStatus$) {};
	var GetBucketReplicationCommand = class extends command(_ep3, _mw0, "GetBucketReplication", GetBucketReplication$) {};
	var GetBucketRequestPaymentCommand = class extends command(_ep3, _mw0, "GetBucketRequestPayment", GetBucketRequestPayment$) {};
	var GetBucketTaggingCommand = class extends command(_ep3, _mw0, "GetBucketTagging", GetBucketTagging$) {};
	var GetBucketVersioningCommand = class extends command(_ep3, _mw0, "GetBucketVersioning", GetBucketVersioning$) {};
	var GetBucketWebsiteCommand = class extends command(_ep3, _mw0, "GetBucketWebsite", GetBucketWebsite$) {};
	var GetObjectAclCommand = class extends command(_ep0, _mw0, "GetObjectAcl", GetObjectAcl$) {};
	var GetObjectAnnotationCommand = class extends command(_ep0, _mw6, "GetObjectAnnotation", GetObjectAnnotation$) {};
	var GetObjectAttributesCommand = class extends command(_ep5, _mw1, "GetObjectAttributes", GetObjectAttributes$) {};
	var GetObjectCommand = class extends command(_ep0, _mw7, "GetObject", GetObject$) {};
	var GetObjectLegalHoldCommand = class extends command(_ep5, _mw0, "GetObjectLegalHold", GetObjectLegalHold$) {};
	var GetObjectLockConfigurationCommand = class extends command(_ep5, _mw0, "GetObjectLockConfiguration", GetObjectLockConfiguration$) {};
	var GetObjectRetentionCommand = class extends command(_ep5, _mw0, "GetObjectRetention", GetObjectRetention$) {};
	var GetObjectTaggingCommand = class extends command(_ep5, _mw0, "GetObjectTagging", GetObjectTagging$) {};
	var GetObjectTorrentCommand = class extends command(_ep5, _mw4, "GetObjectTorrent", GetObjectTorrent$) {};
	var GetPublicAccessBlockCommand = class extends command(_ep3, _mw0, "GetPublicAccessBlock", GetPublicAccessBlock$) {};
	var HeadBucketCommand = class extends command(_ep5, _mw0, "HeadBucket", HeadBucket$) {};
	var HeadObjectCommand = class extends command(_ep0, _mw8, "HeadObject", HeadObject$) {};
	var ListBucketAnalyticsConfigurationsCommand = class extends command(_ep3, _mw0, "ListBucketAnalyticsConfigurations", ListBucketAnalyticsConfigurations$) {};
	var ListBucketIntelligentTieringConfigurationsCommand = class extends command(_ep3, _mw0, "ListBucketIntelligentTieringConfigurations", ListBucketIntelligentTieringConfigurations$) {};
	var ListBucketInventoryConfigurationsCommand = class extends command(_ep3, _mw0, "ListBucketInventoryConfigurations", ListBucketInventoryConfigurations$) {};
	var ListBucketMetricsConfigurationsCommand = class extends command(_ep3, _mw0, "ListBucketMetricsConfigurations", ListBucketMetricsConfigurations$) {};
	var ListBucketsCommand = class extends command(_ep6, _mw0, "ListBuckets", ListBuckets$) {};
	var ListDirectoryBucketsCommand = class extends command(_ep7, _mw0, "ListDirectoryBuckets", ListDirectoryBuckets$) {};
	var ListMultipartUploadsCommand = class extends command(_ep8, _mw0, "ListMultipartUploads", ListMultipartUploads$) {};
	var ListObjectAnnotationsCommand = class extends command(_ep5, _mw0, "ListObjectAnnotations", ListObjectAnnotations$) {};
	var ListObjectsCommand = class extends command(_ep8, _mw0, "ListObjects", ListObjects$) {};
	var ListObjectsV2Command = class extends command(_ep8, _mw0, "ListObjectsV2", ListObjectsV2$) {};
	var ListObjectVersionsCommand = class extends command(_ep8, _mw0, "ListObjectVersions", ListObjectVersions$) {};
	var ListPartsCommand = class extends command(_ep0, _mw1, "ListParts", ListParts$) {};
	var PutBucketAbacCommand = class extends command(_ep5, _mw9, "PutBucketAbac", PutBucketAbac$) {};
	var PutBucketAccelerateConfigurationCommand = class extends command(_ep3, _mw9, "PutBucketAccelerateConfiguration", PutBucketAccelerateConfiguration$) {};
	var PutBucketAclCommand = class extends command(_ep3, _mw3, "PutBucketAcl", PutBucketAcl$) {};
	var PutBucketAnalyticsConfigurationCommand = class extends command(_ep3, _mw4, "PutBucketAnalyticsConfiguration", PutBucketAnalyticsConfiguration$) {};
	var PutBucketCorsCommand = class extends command(_ep3, _mw3, "PutBucketCors", PutBucketCors$) {};
	var PutBucketEncryptionCommand = class extends command(_ep3, _mw3, "PutBucketEncryption", PutBucketEncryption$) {};
	var PutBucketIntelligentTieringConfigurationCommand = class extends command(_ep3, _mw4, "PutBucketIntelligentTieringConfiguration", PutBucketIntelligentTieringConfiguration$) {};
	var PutBucketInventoryConfigurationCommand = class extends command(_ep3, _mw4, "PutBucketInventoryConfiguration", PutBucketInventoryConfiguration$) {};
	var PutBucketLifecycleConfigurationCommand = class extends command(_ep3, _mw5, "PutBucketLifecycleConfiguration", PutBucketLifecycleConfiguration$) {};
	var PutBucketLoggingCommand = class extends command(_ep3, _mw3, "PutBucketLogging", PutBucketLogging$) {};
	var PutBucketMetricsConfigurationCommand = class extends command(_ep3, _mw4, "PutBucketMetricsConfiguration", PutBucketMetricsConfiguration$) {};
	var PutBucketNotificationConfigurationCommand = class extends command(_ep3, _mw4, "PutBucketNotificationConfiguration", PutBucketNotificationConfiguration$) {};
	var PutBucketOwnershipControlsCommand = class extends command(_ep3, _mw3, "PutBucketOwnershipControls", PutBucketOwnershipControls$) {};
	var PutBucketPolicyCommand = class extends command(_ep3, _mw3, "PutBucketPolicy", PutBucketPolicy$) {};
	var PutBucketReplicationCommand = class extends command(_ep3, _mw3, "PutBucketReplication", PutBucketReplication$) {};
	var PutBucketRequestPaymentCommand = class extends command(_ep3, _mw3, "PutBucketRequestPayment", PutBucketRequestPayment$) {};
	var PutBucketTaggingCommand = class extends command(_ep3, _mw3, "PutBucketTagging", PutBucketTagging$) {};
	var PutBucketVersioningCommand = class extends command(_ep3, _mw3, "PutBucketVersioning", PutBucketVersioning$) {};
	var PutBucketWebsiteCommand = class extends command(_ep3, _mw3, "PutBucketWebsite", PutBucketWebsite$) {};
	var PutObjectAclCommand = class extends command(_ep0, _mw5, "PutObjectAcl", PutObjectAcl$) {};
	var PutObjectAnnotationCommand = class extends command(_ep0, _mw10, "PutObjectAnnotation", PutObjectAnnotation$) {};
	var PutObjectCommand = class extends command(_ep0, _mw11, "PutObject", PutObject$) {};
	var PutObjectLegalHoldCommand = class extends command(_ep5, _mw5, "PutObjectLegalHold", PutObjectLegalHold$) {};
	var PutObjectLockConfigurationCommand = class extends command(_ep5, _mw5, "PutObjectLockConfiguration", PutObjectLockConfiguration$) {};
	var PutObjectRetentionCommand = class extends command(_ep5, _mw5, "PutObjectRetention", PutObjectRetention$) {};
	var PutObjectTaggingCommand = class extends command(_ep5, _mw5, "PutObjectTagging", PutObjectTagging$) {};
	var PutPublicAccessBlockCommand = class extends command(_ep3, _mw3, "PutPublicAccessBlock", PutPublicAccessBlock$) {};
	var RenameObjectCommand = class extends command(_ep0, _mw0, "RenameObject", RenameObject$) {};
	var RestoreObjectCommand = class extends command(_ep5, _mw10, "RestoreObject", RestoreObject$) {};
	var SelectObjectContentCommand = class extends command(_ep5, _mw12, "SelectObjectContent", SelectObjectContent$) {};
	var UpdateBucketMetadataAnnotationTableConfigurationCommand = class extends command(_ep3, _mw3, "UpdateBucketMetadataAnnotationTableConfiguration", UpdateBucketMetadataAnnotationTableConfiguration$) {};
	var UpdateBucketMetadataInventoryTableConfigurationCommand = class extends command(_ep3, _mw3, "UpdateBucketMetadataInventoryTableConfiguration", UpdateBucketMetadataInventoryTableConfiguration$) {};
	var UpdateBucketMetadataJournalTableConfigurationCommand = class extends command(_ep3, _mw3, "UpdateBucketMetadataJournalTableConfiguration", UpdateBucketMetadataJournalTableConfiguration$) {};
	var UpdateObjectEncryptionCommand = class extends command(_ep5, _mw5, "UpdateObjectEncryption", UpdateObjectEncryption$) {};
	var UploadPartCommand = class extends command(_ep0, _mw13, "UploadPart", UploadPart$) {};
	var UploadPartCopyCommand = class extends command(_ep4, _mw1, "UploadPartCopy", UploadPartCopy$) {};
	var WriteGetObjectResponseCommand = class extends command(_ep9, _mw4, "WriteGetObjectResponse", WriteGetObjectResponse$) {};
	const paginateListBuckets = createPaginator(S3Client, ListBucketsCommand, "ContinuationToken", "ContinuationToken", "MaxBuckets");
	const paginateListDirectoryBuckets = createPaginator(S3Client, ListDirectoryBucketsCommand, "ContinuationToken", "ContinuationToken", "MaxDirectoryBuckets");
	const paginateListObjectAnnotations = createPaginator(S3Client, ListObjectAnnotationsCommand, "ContinuationToken", "NextContinuationToken", "MaxAnnotationResults");
	const paginateListObjectsV2 = createPaginator(S3Client, ListObjectsV2Command, "ContinuationToken", "NextContinuationToken", "MaxKeys");
	const paginateListParts = createPaginator(S3Client, ListPartsCommand, "PartNumberMarker", "NextPartNumberMarker", "MaxParts");
	const checkState$3 = async (client, input) => {
		let reason;
		try {
			reason = await client.send(new HeadBucketCommand(input));
			return {
				state: WaiterState.SUCCESS,
				reason
			};
		} catch (exception) {
			reason = exception;
			if (exception.name === "NotFound") return {
				state: WaiterState.RETRY,
				reason
			};
		}
		return {
			state: WaiterState.RETRY,
			reason
		};
	};
	const waitUntilBucketExists = async (params, input) => {
		const result = await createWaiter({
			minDelay: 5,
			maxDelay: 120,
			...params
		}, input, checkState$3);
		return checkExceptions(result);
	};
	const checkState$2 = async (client, input) => {
		let reason;
		try {
			reason = await client.send(new HeadBucketCommand(input));
		} catch (exception) {
			reason = exception;
			if (exception.name === "NotFound") return {
				state: WaiterState.SUCCESS,
				reason
			};
		}
		return {
			state: WaiterState.RETRY,
			reason
		};
	};
	const waitUntilBucketNotExists = async (params, input) => {
		const result = await createWaiter({
			minDelay: 5,
			maxDelay: 120,
			...params
		}, input, checkState$2);
		return checkExceptions(result);
	};
	const checkState$1 = async (client, input) => {
		let reason;
		try {
			reason = await client.send(new HeadObjectCommand(input));
			return {
				state: WaiterState.SUCCESS,
				reason
			};
		} catch (exception) {
			reason = exception;
			if (exception.name === "NotFound") return {
				state: WaiterState.RETRY,
				reason
			};
		}
		return {
			state: WaiterState.RETRY,
			reason
		};
	};
	const waitUntilObjectExists = async (params, input) => {
		const result = await createWaiter({
			minDelay: 5,
			maxDelay: 120,
			...params
		}, input, checkState$1);
		return checkExceptions(result);
	};
	const checkState = async (client, input) => {
		let reason;
		try {
			reason = await client.send(new HeadObjectCommand(input));
		} catch (exception) {
			reason = exception;
			if (exception.name === "NotFound") return {
				state: WaiterState.SUCCESS,
				reason
			};
		}
		return {
			state: WaiterState.RETRY,
			reason
		};
	};
	const waitUntilObjectNotExists = async (params, input) => {
		const result = await createWaiter({
			minDelay: 5,
			maxDelay: 120,
			...params
		}, input, checkState);
		return checkExceptions(result);
	};
	const commands = {
		AbortMultipartUploadCommand,
		CompleteMultipartUploadCommand,
		CopyObjectCommand,
		CreateBucketCommand,
		CreateBucketMetadataConfigurationCommand,
		CreateBucketMetadataTableConfigurationCommand,
		CreateMultipartUploadCommand,
		CreateSessionCommand,
		DeleteBucketCommand,
		DeleteBucketAnalyticsConfigurationCommand,
		DeleteBucketCorsCommand,
		DeleteBucketEncryptionCommand,
		DeleteBucketIntelligentTieringConfigurationCommand,
		DeleteBucketInventoryConfigurationCommand,
		DeleteBucketLifecycleCommand,
		DeleteBucketMetadataConfigurationCommand,
		DeleteBucketMetadataTableConfigurationCommand,
		DeleteBucketMetricsConfigurationCommand,
		DeleteBucketOwnershipControlsCommand,
		DeleteBucketPolicyCommand,
		DeleteBucketReplicationCommand,
		DeleteBucketTaggingCommand,
		DeleteBucketWebsiteCommand,
		DeleteObjectCommand,
		DeleteObjectAnnotationCommand,
		DeleteObjectsCommand,
		DeleteObjectTaggingCommand,
		DeletePublicAccessBlockCommand,
		GetBucketAbacCommand,
		GetBucketAccelerateConfigurationCommand,
		GetBucketAclCommand,
		GetBucketAnalyticsConfigurationCommand,
		GetBucketCorsCommand,
		GetBucketEncryptionCommand,
		GetBucketIntelligentTieringConfigurationCommand,
		GetBucketInventoryConfigurationCommand,
		GetBucketLifecycleConfigurationCommand,
		GetBucketLocationCommand,
		GetBucketLoggingCommand,
		GetBucketMetadataConfigurationCommand,
		GetBucketMetadataTableConfigurationCommand,
		GetBucketMetricsConfigurationCommand,
		GetBucketNotificationConfigurationCommand,
		GetBucketOwnershipControlsCommand,
		GetBucketPolicyCommand,
		GetBucketPolicyStatusCommand,
		GetBucketReplicationCommand,
		GetBucketRequestPaymentCommand,
		GetBucketTaggingCommand,
		GetBucketVersioningCommand,
		GetBucketWebsiteCommand,
		GetObjectCommand,
		GetObjectAclCommand,
		GetObjectAnnotationCommand,
		GetObjectAttributesCommand,
		GetObjectLegalHoldCommand,
		GetObjectLockConfigurationCommand,
		GetObjectRetentionCommand,
		GetObjectTaggingCommand,
		GetObjectTorrentCommand,
		GetPublicAccessBlockCommand,
		HeadBucketCommand,
		HeadObjectCommand,
		ListBucketAnalyticsConfigurationsCommand,
		ListBucketIntelligentTieringConfigurationsCommand,
		ListBucketInventoryConfigurationsCommand,
		ListBucketMetricsConfigurationsCommand,
		ListBucketsCommand,
		ListDirectoryBucketsCommand,
		ListMultipartUploadsCommand,
		ListObjectAnnotationsCommand,
		ListObjectsCommand,
		ListObjectsV2Command,
		ListObjectVersionsCommand,
		ListPartsCommand,
		PutBucketAbacCommand,
		PutBucketAccelerateConfigurationCommand,
		PutBucketAclCommand,
		PutBucketAnalyticsConfigurationCommand,
		PutBucketCorsCommand,
		PutBucketEncryptionCommand,
		PutBucketIntelligentTieringConfigurationCommand,
		PutBucketInventoryConfigurationCommand,
		PutBucketLifecycleConfigurationCommand,
		PutBucketLoggingCommand,
		PutBucketMetricsConfigurationCommand,
		PutBucketNotificationConfigurationCommand,
		PutBucketOwnershipControlsCommand,
		PutBucketPolicyCommand,
		PutBucketReplicationCommand,
		PutBucketRequestPaymentCommand,
		PutBucketTaggingCommand,
		PutBucketVersioningCommand,
		PutBucketWebsiteCommand,
		PutObjectCommand,
		PutObjectAclCommand,
		PutObjectAnnotationCommand,
		PutObjectLegalHoldCommand,
		PutObjectLockConfigurationCommand,
		PutObjectRetentionCommand,
		PutObjectTaggingCommand,
		PutPublicAccessBlockCommand,
		RenameObjectCommand,
		RestoreObjectCommand,
		SelectObjectContentCommand,
		UpdateBucketMetadataAnnotationTableConfigurationCommand,
		UpdateBucketMetadataInventoryTableConfigurationCommand,
		UpdateBucketMetadataJournalTableConfigurationCommand,
		UpdateObjectEncryptionCommand,
		UploadPartCommand,
		UploadPartCopyCommand,
		WriteGetObjectResponseCommand
	};
	const paginators = {
		paginateListBuckets,
		paginateListDirectoryBuckets,
		paginateListObjectAnnotations,
		paginateListObjectsV2,
		paginateListParts
	};
	const waiters = {
		waitUntilBucketExists,
		waitUntilBucketNotExists,
		waitUntilObjectExists,
		waitUntilObjectNotExists
	};
	var S3 = class extends S3Client {};
	createAggregatedClient(commands, S3, {
		paginators,
		waiters
	});
	exports.GetObjectCommand = GetObjectCommand;
	exports.ListObjectsV2Command = ListObjectsV2Command;
	exports.PutObjectCommand = PutObjectCommand;
	exports.S3Client = S3Client;
}));

// src/collect/s3.ts
var import_dist_cjs = require_dist_cjs();
/** The AWS region that is used if neither the source nor the environment names a region. */
const FALLBACK_REGION = "us-east-1";
/**
* Opens a bucket of Amazon S3, or of a different server with the same API. The SDK looks for credentials in the environment and in the
* shared config file. The SDK also supports SSO, web identities, and the credentials of a container or an instance.
*/
async function openS3(address, context) {
	const client = await clientFor(address, context);
	const { bucket: Bucket } = address;
	const { mask, signal } = context;
	try {
		const { secretAccessKey, sessionToken } = await orAborted(client.config.credentials(), signal);
		mask(secretAccessKey);
		if (sessionToken) mask(sessionToken);
	} catch (error) {
		signal.throwIfAborted();
		throw storeFailure(error, `s3://${Bucket} cannot be opened`, "read", S3_HINTS);
	}
	return storeOf({
		async page(Prefix, ContinuationToken, abortSignal) {
			const list = new import_dist_cjs.ListObjectsV2Command({
				Bucket,
				Prefix,
				EncodingType: "url",
				ContinuationToken
			});
			const { EncodingType, IsTruncated, Name, Contents = [], NextContinuationToken: next } = await client.send(list, { abortSignal });
			if (Name === void 0 || IsTruncated && !next) throw new NotTheStore("the list");
			return {
				items: Contents.map(({ Key = "", Size = 0, LastModified }) => ({
					key: EncodingType === "url" ? decodeURIComponent(Key.replaceAll("+", " ")) : Key,
					bytes: Size,
					modified: LastModified?.getTime() ?? 0
				})),
				next: IsTruncated ? next : void 0
			};
		},
		async read(Key, abortSignal) {
			const { Body } = await client.send(new import_dist_cjs.GetObjectCommand({
				Bucket,
				Key
			}), { abortSignal });
			return Body;
		},
		async write(Key, Body, abortSignal) {
			const type = {
				ContentLength: Body.length,
				ContentType: "application/octet-stream"
			};
			await client.send(new import_dist_cjs.PutObjectCommand({
				Bucket,
				Key,
				Body,
				...type
			}), { abortSignal });
		}
	}, S3_HINTS, address, context);
}
const S3_HINTS = {
	product: "S3",
	credentials: "Run aws-actions/configure-aws-credentials in a step before, or set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (AWS_SESSION_TOKEN) from secrets. If the server is not Amazon S3, use the keys of that server.",
	permission: (action) => ({
		list: "s3:ListBucket",
		read: "s3:GetObject",
		write: "s3:PutObject"
	})[action],
	endpoint: "`endpoint` and `region`",
	keyLength: (key) => Buffer.byteLength(key),
	refusalOf(error) {
		const { name, message, $metadata, $response } = error;
		const NAMELESS = /^(Unknown(Error)?|Error|S3ServiceException)$/;
		const isForeign = /XML parse error|Deserialization error/i.test(message);
		return {
			status: $metadata?.httpStatusCode,
			code: NAMELESS.test(name) ? void 0 : name,
			words: isForeign ? "the answer is not what S3 sends" : message.replace(NAMELESS, ""),
			retryAfter: $response?.headers?.["retry-after"],
			unreadable: isForeign && ($metadata?.httpStatusCode ?? 200) < 300
		};
	}
};
/** Makes the client for a bucket. */
async function clientFor(address, { env }) {
	const endpoint = address.endpoint ?? (env["AWS_ENDPOINT_URL_S3"] || env["AWS_ENDPOINT_URL"]);
	const region = address.region ?? (env["AWS_REGION"] || env["AWS_DEFAULT_REGION"]);
	const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN } = env;
	const areKeysSet = accessKeyId && secretAccessKey && !env["AWS_PROFILE"];
	const config = {
		requestHandler: requestHandler(env),
		followRegionRedirects: true,
		maxAttempts: 1,
		requestChecksumCalculation: "WHEN_REQUIRED",
		responseChecksumValidation: "WHEN_REQUIRED"
	};
	if (endpoint) {
		config.endpoint = endpoint;
		config.forcePathStyle = true;
	}
	if (region) config.region = region;
	if (areKeysSet) config.credentials = {
		accessKeyId,
		secretAccessKey,
		sessionToken: AWS_SESSION_TOKEN || void 0
	};
	process.env["AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED"] ??= "true";
	const client = new import_dist_cjs.S3Client(config);
	return await client.config.region().then(Boolean, () => false) ? client : new import_dist_cjs.S3Client({
		...config,
		region: FALLBACK_REGION
	});
}
/** Returns the handler with which the SDK sends its requests. */
function requestHandler(env) {
	const network = networkFor(env);
	const isFromStore = (headers) => !/^text\/html/i.test(headers["content-type"] ?? "") || headers["x-amz-request-id"] !== void 0;
	const handle = async (request, { abortSignal } = {}) => {
		const { protocol, hostname, port, method, path, query = {}, headers, body } = request;
		const origin = `${protocol}//${hostname}${port === void 0 ? "" : `:${port}`}`;
		const signal = abortSignal instanceof AbortSignal ? abortSignal : void 0;
		const signed = {
			origin,
			path: path + queryString(query),
			method,
			headers,
			body,
			signal
		};
		const answer = await sendSigned(network, signed, isFromStore);
		const held = query["x-id"] === "GetObject" && answer.status < 300 ? answer.body : Readable.from([await heldBody(answer)], { objectMode: false });
		return { response: {
			statusCode: answer.status,
			headers: answer.headers,
			body: held
		} };
	};
	return {
		handle,
		updateHttpClientConfig() {},
		httpHandlerConfigs: () => ({})
	};
}
/**
* Returns the query of a URL with exactly the same escapes as in the signed text. All characters except the unreserved characters are
* escaped.
*/
function queryString(query) {
	const escaped = (text) => encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
	const parts = Object.entries(query).flatMap(([name, value]) => value === null ? [escaped(name)] : [value].flat().map((item) => `${escaped(name)}=${escaped(item)}`));
	return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

export { openS3 };