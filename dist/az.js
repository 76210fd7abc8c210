import { An as date, Dn as array, Er as ExpectedError, Hn as number, Jn as record, Or as messageOf, Pn as is, Un as object, Wn as optional, Zn as string, fr as printableName, hr as redact, kn as check, qn as pipe, tr as unknown, ur as excerpt } from "./start.js";
import { t as attemptRepeatedly } from "./attempts.js";
import { r as orAborted, t as saveObject } from "./save-object.js";
import { r as pageWatch, t as objectName } from "./store.js";
import { A as getCoreClientOptions, B as StorageSharedKeyCredential, C as iEqual, D as truncatedISO8061Date, E as toTags, F as HTTP_VERSION_1_1, G as authorizeRequestOnTenantChallenge, H as logger, I as HeaderConstants, K as isTokenCredential, L as SERVICE_VERSION, M as newPipeline, N as BATCH_MAX_PAYLOAD_IN_BYTES, O as StorageContextClient, P as HTTPURLConnection, R as StorageOAuthScopes, S as getURLPathAndQuery, T as parseObjectReplicationRecord, U as stringifyXML, V as AnonymousCredential, W as toHttpHeadersLike, _ as appendToURLPath, a as streamToBuffer2, b as extractConnectionStringParts, c as generateBlobSASQueryParametersInternal, d as tracingClient, f as StorageClient, g as EscapePath, h as ConvertInternalResponseOfListBlobHierarchy, i as PageBlobClient, j as isPipelineLike, k as Pipeline, l as SASQueryParameters, m as ConvertInternalResponseOfListBlobFlat, n as BlobClient, o as BlobLeaseClient, p as BlobNameToString, r as BlockBlobClient, s as generateBlobSASQueryParameters, t as AppendBlobClient, u as ipRangeToString, v as appendToURLQuery, w as isIpEndpointStyle, x as getURLPath, y as assertResponse, z as storageSharedKeyCredentialPolicy } from "./Clients.js";
import { T as createEmptyPipeline, _ as randomUUID, a as bearerTokenAuthenticationPolicy, f as getDefaultProxySettings, g as isNodeLike, r as serializationPolicy, s as createHttpHeaders } from "./serviceClient.js";
import { n as beginningOf, t as REFUSAL_BYTES } from "./beginning.js";
import { t as xmlBound } from "./xml.js";
import { a as retryAfterOf, n as connectionFailure, t as EndpointError } from "./endpoint-error.js";
import { Readable } from "node:stream";

// node_modules/@azure/storage-blob/dist/esm/BatchUtils.js
async function getBodyAsText(batchResponse) {
	let buffer = Buffer.alloc(BATCH_MAX_PAYLOAD_IN_BYTES);
	const responseLength = await streamToBuffer2(batchResponse.readableStreamBody, buffer);
	buffer = buffer.slice(0, responseLength);
	return buffer.toString();
}
function utf8ByteLength(str) {
	return Buffer.byteLength(str);
}

// node_modules/@azure/storage-blob/dist/esm/BatchResponseParser.js
const HTTP_HEADER_DELIMITER = ": ";
const SPACE_DELIMITER = " ";
const NOT_FOUND = -1;
/**
* Util class for parsing batch response.
*/
var BatchResponseParser = class {
	batchResponse;
	responseBatchBoundary;
	perResponsePrefix;
	batchResponseEnding;
	subRequests;
	constructor(batchResponse, subRequests) {
		if (!batchResponse || !batchResponse.contentType) throw new RangeError("batchResponse is malformed or doesn't contain valid content-type.");
		if (!subRequests || subRequests.size === 0) throw new RangeError("Invalid state: subRequests is not provided or size is 0.");
		this.batchResponse = batchResponse;
		this.subRequests = subRequests;
		this.responseBatchBoundary = this.batchResponse.contentType.split("=")[1];
		this.perResponsePrefix = `--${this.responseBatchBoundary}${"\r\n"}`;
		this.batchResponseEnding = `--${this.responseBatchBoundary}--`;
	}
	async parseBatchResponse() {
		if (this.batchResponse._response.status !== HTTPURLConnection.HTTP_ACCEPTED) throw new Error(`Invalid state: batch request failed with status: '${this.batchResponse._response.status}'.`);
		const subResponses = (await getBodyAsText(this.batchResponse)).split(this.batchResponseEnding)[0].split(this.perResponsePrefix).slice(1);
		const subResponseCount = subResponses.length;
		if (subResponseCount !== this.subRequests.size && subResponseCount !== 1) throw new Error("Invalid state: sub responses' count is not equal to sub requests' count.");
		const deserializedSubResponses = new Array(subResponseCount);
		let subResponsesSucceededCount = 0;
		let subResponsesFailedCount = 0;
		for (let index = 0; index < subResponseCount; index++) {
			const subResponse = subResponses[index];
			const deserializedSubResponse = {};
			deserializedSubResponse.headers = toHttpHeadersLike(createHttpHeaders());
			const responseLines = subResponse.split(`${"\r\n"}`);
			let subRespHeaderStartFound = false;
			let subRespHeaderEndFound = false;
			let subRespFailed = false;
			let contentId = NOT_FOUND;
			for (const responseLine of responseLines) {
				if (!subRespHeaderStartFound) {
					if (responseLine.startsWith(HeaderConstants.CONTENT_ID)) contentId = parseInt(responseLine.split(HTTP_HEADER_DELIMITER)[1]);
					if (responseLine.startsWith("HTTP/1.1")) {
						subRespHeaderStartFound = true;
						const tokens = responseLine.split(SPACE_DELIMITER);
						deserializedSubResponse.status = parseInt(tokens[1]);
						deserializedSubResponse.statusMessage = tokens.slice(2).join(SPACE_DELIMITER);
					}
					continue;
				}
				if (responseLine.trim() === "") {
					if (!subRespHeaderEndFound) subRespHeaderEndFound = true;
					continue;
				}
				if (!subRespHeaderEndFound) {
					if (responseLine.indexOf(HTTP_HEADER_DELIMITER) === -1) throw new Error(`Invalid state: find non-empty line '${responseLine}' without HTTP header delimiter '${HTTP_HEADER_DELIMITER}'.`);
					const tokens = responseLine.split(HTTP_HEADER_DELIMITER);
					deserializedSubResponse.headers.set(tokens[0], tokens[1]);
					if (tokens[0] === HeaderConstants.X_MS_ERROR_CODE) {
						deserializedSubResponse.errorCode = tokens[1];
						subRespFailed = true;
					}
				} else {
					if (!deserializedSubResponse.bodyAsText) deserializedSubResponse.bodyAsText = "";
					deserializedSubResponse.bodyAsText += responseLine;
				}
			}
			if (contentId !== NOT_FOUND && Number.isInteger(contentId) && contentId >= 0 && contentId < this.subRequests.size && deserializedSubResponses[contentId] === void 0) {
				deserializedSubResponse._request = this.subRequests.get(contentId);
				deserializedSubResponses[contentId] = deserializedSubResponse;
			} else logger.error(`subResponses[${index}] is dropped as the Content-ID is not found or invalid, Content-ID: ${contentId}`);
			if (subRespFailed) subResponsesFailedCount++;
			else subResponsesSucceededCount++;
		}
		return {
			subResponses: deserializedSubResponses,
			subResponsesSucceededCount,
			subResponsesFailedCount
		};
	}
};

// node_modules/@azure/storage-blob/dist/esm/utils/Mutex.js
var MutexLockStatus;
(function(MutexLockStatus) {
	MutexLockStatus[MutexLockStatus["LOCKED"] = 0] = "LOCKED";
	MutexLockStatus[MutexLockStatus["UNLOCKED"] = 1] = "UNLOCKED";
})(MutexLockStatus || (MutexLockStatus = {}));
/**
* An async mutex lock.
*/
var Mutex = class {
	/**
	* Lock for a specific key. If the lock has been acquired by another customer, then
	* will wait until getting the lock.
	*
	* @param key - lock key
	*/
	static async lock(key) {
		return new Promise((resolve) => {
			if (this.keys[key] === void 0 || this.keys[key] === MutexLockStatus.UNLOCKED) {
				this.keys[key] = MutexLockStatus.LOCKED;
				resolve();
			} else this.onUnlockEvent(key, () => {
				this.keys[key] = MutexLockStatus.LOCKED;
				resolve();
			});
		});
	}
	/**
	* Unlock a key.
	*
	* @param key -
	*/
	static async unlock(key) {
		return new Promise((resolve) => {
			if (this.keys[key] === MutexLockStatus.LOCKED) this.emitUnlockEvent(key);
			delete this.keys[key];
			resolve();
		});
	}
	static keys = {};
	static listeners = {};
	static onUnlockEvent(key, handler) {
		if (this.listeners[key] === void 0) this.listeners[key] = [handler];
		else this.listeners[key].push(handler);
	}
	static emitUnlockEvent(key) {
		if (this.listeners[key] !== void 0 && this.listeners[key].length > 0) {
			const handler = this.listeners[key].shift();
			setImmediate(() => {
				handler.call(this);
			});
		}
	}
};

// node_modules/@azure/storage-blob/dist/esm/BlobBatch.js
/**
* A BlobBatch represents an aggregated set of operations on blobs.
* Currently, only `delete` and `setAccessTier` are supported.
*/
var BlobBatch = class {
	batchRequest;
	batch = "batch";
	batchType;
	constructor() {
		this.batchRequest = new InnerBatchRequest();
	}
	/**
	* Get the value of Content-Type for a batch request.
	* The value must be multipart/mixed with a batch boundary.
	* Example: multipart/mixed; boundary=batch_a81786c8-e301-4e42-a729-a32ca24ae252
	*/
	getMultiPartContentType() {
		return this.batchRequest.getMultipartContentType();
	}
	/**
	* Get assembled HTTP request body for sub requests.
	*/
	getHttpRequestBody() {
		return this.batchRequest.getHttpRequestBody();
	}
	/**
	* Get sub requests that are added into the batch request.
	*/
	getSubRequests() {
		return this.batchRequest.getSubRequests();
	}
	async addSubRequestInternal(subRequest, assembleSubRequestFunc) {
		await Mutex.lock(this.batch);
		try {
			this.batchRequest.preAddSubRequest(subRequest);
			await assembleSubRequestFunc();
			this.batchRequest.postAddSubRequest(subRequest);
		} finally {
			await Mutex.unlock(this.batch);
		}
	}
	setBatchType(batchType) {
		if (!this.batchType) this.batchType = batchType;
		if (this.batchType !== batchType) throw new RangeError(`BlobBatch only supports one operation type per batch and it already is being used for ${this.batchType} operations.`);
	}
	async deleteBlob(urlOrBlobClient, credentialOrOptions, options) {
		let url;
		let credential;
		if (typeof urlOrBlobClient === "string" && (isNodeLike && credentialOrOptions instanceof StorageSharedKeyCredential || credentialOrOptions instanceof AnonymousCredential || isTokenCredential(credentialOrOptions))) {
			url = urlOrBlobClient;
			credential = credentialOrOptions;
		} else if (urlOrBlobClient instanceof BlobClient) {
			url = urlOrBlobClient.url;
			credential = urlOrBlobClient.credential;
			options = credentialOrOptions;
		} else throw new RangeError("Invalid arguments. Either url and credential, or BlobClient need be provided.");
		if (!options) options = {};
		return tracingClient.withSpan("BatchDeleteRequest-addSubRequest", options, async (updatedOptions) => {
			this.setBatchType("delete");
			await this.addSubRequestInternal({
				url,
				credential
			}, async () => {
				await new BlobClient(url, this.batchRequest.createPipeline(credential)).delete(updatedOptions);
			});
		});
	}
	async setBlobAccessTier(urlOrBlobClient, credentialOrTier, tierOrOptions, options) {
		let url;
		let credential;
		let tier;
		if (typeof urlOrBlobClient === "string" && (isNodeLike && credentialOrTier instanceof StorageSharedKeyCredential || credentialOrTier instanceof AnonymousCredential || isTokenCredential(credentialOrTier))) {
			url = urlOrBlobClient;
			credential = credentialOrTier;
			tier = tierOrOptions;
		} else if (urlOrBlobClient instanceof BlobClient) {
			url = urlOrBlobClient.url;
			credential = urlOrBlobClient.credential;
			tier = credentialOrTier;
			options = tierOrOptions;
		} else throw new RangeError("Invalid arguments. Either url and credential, or BlobClient need be provided.");
		if (!options) options = {};
		return tracingClient.withSpan("BatchSetTierRequest-addSubRequest", options, async (updatedOptions) => {
			this.setBatchType("setAccessTier");
			await this.addSubRequestInternal({
				url,
				credential
			}, async () => {
				await new BlobClient(url, this.batchRequest.createPipeline(credential)).setAccessTier(tier, updatedOptions);
			});
		});
	}
};
/**
* Inner batch request class which is responsible for assembling and serializing sub requests.
* See https://learn.microsoft.com/rest/api/storageservices/blob-batch#request-body for how requests are assembled.
*/
var InnerBatchRequest = class {
	operationCount;
	body;
	subRequests;
	boundary;
	subRequestPrefix;
	multipartContentType;
	batchRequestEnding;
	constructor() {
		this.operationCount = 0;
		this.body = "";
		const tempGuid = randomUUID();
		this.boundary = `batch_${tempGuid}`;
		this.subRequestPrefix = `--${this.boundary}${"\r\n"}${HeaderConstants.CONTENT_TYPE}: application/http${"\r\n"}${HeaderConstants.CONTENT_TRANSFER_ENCODING}: binary`;
		this.multipartContentType = `multipart/mixed; boundary=${this.boundary}`;
		this.batchRequestEnding = `--${this.boundary}--`;
		this.subRequests = /* @__PURE__ */ new Map();
	}
	/**
	* Create pipeline to assemble sub requests. The idea here is to use existing
	* credential and serialization/deserialization components, with additional policies to
	* filter unnecessary headers, assemble sub requests into request's body
	* and intercept request from going to wire.
	* @param credential -  Such as AnonymousCredential, StorageSharedKeyCredential or any credential from the `@azure/identity` package to authenticate requests to the service. You can also provide an object that implements the TokenCredential interface. If not specified, AnonymousCredential is used.
	*/
	createPipeline(credential) {
		const corePipeline = createEmptyPipeline();
		corePipeline.addPolicy(serializationPolicy({
			stringifyXML,
			serializerOptions: { xml: { xmlCharKey: "#" } }
		}), { phase: "Serialize" });
		corePipeline.addPolicy(batchHeaderFilterPolicy());
		corePipeline.addPolicy(batchRequestAssemblePolicy(this), { afterPhase: "Sign" });
		if (isTokenCredential(credential)) corePipeline.addPolicy(bearerTokenAuthenticationPolicy({
			credential,
			scopes: StorageOAuthScopes,
			challengeCallbacks: { authorizeRequestOnChallenge: authorizeRequestOnTenantChallenge }
		}), { phase: "Sign" });
		else if (credential instanceof StorageSharedKeyCredential) corePipeline.addPolicy(storageSharedKeyCredentialPolicy({
			accountName: credential.accountName,
			accountKey: credential.accountKey
		}), { phase: "Sign" });
		const pipeline = new Pipeline([]);
		pipeline._credential = credential;
		pipeline._corePipeline = corePipeline;
		return pipeline;
	}
	appendSubRequestToBody(request) {
		this.body += [
			this.subRequestPrefix,
			`${HeaderConstants.CONTENT_ID}: ${this.operationCount}`,
			"",
			`${request.method.toString()} ${getURLPathAndQuery(request.url)} ${HTTP_VERSION_1_1}${"\r\n"}`
		].join("\r\n");
		for (const [name, value] of request.headers) this.body += `${name}: ${value}${"\r\n"}`;
		this.body += "\r\n";
	}
	preAddSubRequest(subRequest) {
		if (this.operationCount >= 256) throw new RangeError(`Cannot exceed ${256} sub requests in a single batch`);
		const path = getURLPath(subRequest.url);
		if (!path || path === "") throw new RangeError(`Invalid url for sub request: '${subRequest.url}'`);
	}
	postAddSubRequest(subRequest) {
		this.subRequests.set(this.operationCount, subRequest);
		this.operationCount++;
	}
	getHttpRequestBody() {
		return `${this.body}${this.batchRequestEnding}${"\r\n"}`;
	}
	getMultipartContentType() {
		return this.multipartContentType;
	}
	getSubRequests() {
		return this.subRequests;
	}
};
function batchRequestAssemblePolicy(batchRequest) {
	return {
		name: "batchRequestAssemblePolicy",
		async sendRequest(request) {
			batchRequest.appendSubRequestToBody(request);
			return {
				request,
				status: 200,
				headers: createHttpHeaders()
			};
		}
	};
}
function batchHeaderFilterPolicy() {
	return {
		name: "batchHeaderFilterPolicy",
		async sendRequest(request, next) {
			let xMsHeaderName = "";
			for (const [name] of request.headers) if (iEqual(name, HeaderConstants.X_MS_VERSION)) xMsHeaderName = name;
			if (xMsHeaderName !== "") request.headers.delete(xMsHeaderName);
			return next(request);
		}
	};
}

// node_modules/@azure/storage-blob/dist/esm/BlobBatchClient.js
/**
* A BlobBatchClient allows you to make batched requests to the Azure Storage Blob service.
*
* @see https://learn.microsoft.com/rest/api/storageservices/blob-batch
*/
var BlobBatchClient = class {
	serviceOrContainerContext;
	constructor(url, credentialOrPipeline, options) {
		let pipeline;
		if (isPipelineLike(credentialOrPipeline)) pipeline = credentialOrPipeline;
		else if (!credentialOrPipeline) pipeline = newPipeline(new AnonymousCredential(), options);
		else pipeline = newPipeline(credentialOrPipeline, options);
		const storageClientContext = new StorageContextClient(url, getCoreClientOptions(pipeline));
		const path = getURLPath(url);
		if (path && path !== "/") this.serviceOrContainerContext = storageClientContext.container;
		else this.serviceOrContainerContext = storageClientContext.service;
	}
	/**
	* Creates a {@link BlobBatch}.
	* A BlobBatch represents an aggregated set of operations on blobs.
	*/
	createBatch() {
		return new BlobBatch();
	}
	async deleteBlobs(urlsOrBlobClients, credentialOrOptions, options) {
		const batch = new BlobBatch();
		for (const urlOrBlobClient of urlsOrBlobClients) if (typeof urlOrBlobClient === "string") await batch.deleteBlob(urlOrBlobClient, credentialOrOptions, options);
		else await batch.deleteBlob(urlOrBlobClient, credentialOrOptions);
		return this.submitBatch(batch);
	}
	async setBlobsAccessTier(urlsOrBlobClients, credentialOrTier, tierOrOptions, options) {
		const batch = new BlobBatch();
		for (const urlOrBlobClient of urlsOrBlobClients) if (typeof urlOrBlobClient === "string") await batch.setBlobAccessTier(urlOrBlobClient, credentialOrTier, tierOrOptions, options);
		else await batch.setBlobAccessTier(urlOrBlobClient, credentialOrTier, tierOrOptions);
		return this.submitBatch(batch);
	}
	/**
	* Submit batch request which consists of multiple subrequests.
	*
	* Get `blobBatchClient` and other details before running the snippets.
	* `blobServiceClient.getBlobBatchClient()` gives the `blobBatchClient`
	*
	* Example usage:
	*
	* ```ts snippet:BlobBatchClientSubmitBatch
	* import { DefaultAzureCredential } from "@azure/identity";
	* import { BlobServiceClient, BlobBatch } from "@azure/storage-blob";
	*
	* const account = "<account>";
	* const credential = new DefaultAzureCredential();
	* const blobServiceClient = new BlobServiceClient(
	*   `https://${account}.blob.core.windows.net`,
	*   credential,
	* );
	*
	* const containerName = "<container name>";
	* const containerClient = blobServiceClient.getContainerClient(containerName);
	* const blobBatchClient = containerClient.getBlobBatchClient();
	*
	* const batchRequest = new BlobBatch();
	* await batchRequest.deleteBlob("<blob-url-1>", credential);
	* await batchRequest.deleteBlob("<blob-url-2>", credential, {
	*   deleteSnapshots: "include",
	* });
	* const batchResp = await blobBatchClient.submitBatch(batchRequest);
	* console.log(batchResp.subResponsesSucceededCount);
	* ```
	*
	* Example using a lease:
	*
	* ```ts snippet:BlobBatchClientSubmitBatchWithLease
	* import { DefaultAzureCredential } from "@azure/identity";
	* import { BlobServiceClient, BlobBatch } from "@azure/storage-blob";
	*
	* const account = "<account>";
	* const credential = new DefaultAzureCredential();
	* const blobServiceClient = new BlobServiceClient(
	*   `https://${account}.blob.core.windows.net`,
	*   credential,
	* );
	*
	* const containerName = "<container name>";
	* const containerClient = blobServiceClient.getContainerClient(containerName);
	* const blobBatchClient = containerClient.getBlobBatchClient();
	* const blobClient = containerClient.getBlobClient("<blob name>");
	*
	* const batchRequest = new BlobBatch();
	* await batchRequest.setBlobAccessTier(blobClient, "Cool");
	* await batchRequest.setBlobAccessTier(blobClient, "Cool", {
	*   conditions: { leaseId: "<lease-id>" },
	* });
	* const batchResp = await blobBatchClient.submitBatch(batchRequest);
	* console.log(batchResp.subResponsesSucceededCount);
	* ```
	*
	* @see https://learn.microsoft.com/rest/api/storageservices/blob-batch
	*
	* @param batchRequest - A set of Delete or SetTier operations.
	* @param options -
	*/
	async submitBatch(batchRequest, options = {}) {
		if (!batchRequest || batchRequest.getSubRequests().size === 0) throw new RangeError("Batch request should contain one or more sub requests.");
		return tracingClient.withSpan("BlobBatchClient-submitBatch", options, async (updatedOptions) => {
			const batchRequestBody = batchRequest.getHttpRequestBody();
			const rawBatchResponse = assertResponse(await this.serviceOrContainerContext.submitBatch(utf8ByteLength(batchRequestBody), batchRequest.getMultiPartContentType(), batchRequestBody, { ...updatedOptions }));
			const responseSummary = await new BatchResponseParser(rawBatchResponse, batchRequest.getSubRequests()).parseBatchResponse();
			return {
				_response: rawBatchResponse._response,
				contentType: rawBatchResponse.contentType,
				errorCode: rawBatchResponse.errorCode,
				requestId: rawBatchResponse.requestId,
				clientRequestId: rawBatchResponse.clientRequestId,
				version: rawBatchResponse.version,
				subResponses: responseSummary.subResponses,
				subResponsesSucceededCount: responseSummary.subResponsesSucceededCount,
				subResponsesFailedCount: responseSummary.subResponsesFailedCount
			};
		});
	}
};

// node_modules/@azure/storage-blob/dist/esm/ContainerClient.js
/**
* A ContainerClient represents a URL to the Azure Storage container allowing you to manipulate its blobs.
*/
var ContainerClient = class extends StorageClient {
	/**
	* containerContext provided by protocol layer.
	*/
	containerContext;
	_containerName;
	blobClientConfig;
	/**
	* The name of the container.
	*/
	get containerName() {
		return this._containerName;
	}
	constructor(urlOrConnectionString, credentialOrPipelineOrContainerName, options) {
		let pipeline;
		let url;
		options = options || {};
		if (isPipelineLike(credentialOrPipelineOrContainerName)) {
			url = urlOrConnectionString;
			pipeline = credentialOrPipelineOrContainerName;
		} else if (isNodeLike && credentialOrPipelineOrContainerName instanceof StorageSharedKeyCredential || credentialOrPipelineOrContainerName instanceof AnonymousCredential || isTokenCredential(credentialOrPipelineOrContainerName)) {
			url = urlOrConnectionString;
			pipeline = newPipeline(credentialOrPipelineOrContainerName, options);
		} else if (!credentialOrPipelineOrContainerName && typeof credentialOrPipelineOrContainerName !== "string") {
			url = urlOrConnectionString;
			pipeline = newPipeline(new AnonymousCredential(), options);
		} else if (credentialOrPipelineOrContainerName && typeof credentialOrPipelineOrContainerName === "string") {
			const containerName = credentialOrPipelineOrContainerName;
			const extractedCreds = extractConnectionStringParts(urlOrConnectionString);
			if (extractedCreds.kind === "AccountConnString") {
				if (isNodeLike) {
					const sharedKeyCredential = new StorageSharedKeyCredential(extractedCreds.accountName, extractedCreds.accountKey);
					url = appendToURLPath(extractedCreds.url, encodeURIComponent(containerName));
					if (!options.proxyOptions) options.proxyOptions = getDefaultProxySettings(extractedCreds.proxyUri);
					pipeline = newPipeline(sharedKeyCredential, options);
				} else throw new Error("Account connection string is only supported in Node.js environment");
			} else if (extractedCreds.kind === "SASConnString") {
				url = appendToURLPath(extractedCreds.url, encodeURIComponent(containerName)) + "?" + extractedCreds.accountSas;
				pipeline = newPipeline(new AnonymousCredential(), options);
			} else throw new Error("Connection string must be either an Account connection string or a SAS connection string");
		} else throw new Error("Expecting non-empty strings for containerName parameter");
		super(url, pipeline);
		this._containerName = this.getContainerNameFromUrl();
		this.containerContext = this.storageClientContext.container;
		this.blobClientConfig = options;
	}
	/**
	* Creates a new container under the specified account. If the container with
	* the same name already exists, the operation fails.
	* @see https://learn.microsoft.com/rest/api/storageservices/create-container
	* Naming rules: @see https://learn.microsoft.com/rest/api/storageservices/naming-and-referencing-containers--blobs--and-metadata
	*
	* @param options - Options to Container Create operation.
	*
	*
	* Example usage:
	*
	* ```ts snippet:ContainerClientCreate
	* import { BlobServiceClient } from "@azure/storage-blob";
	* import { DefaultAzureCredential } from "@azure/identity";
	*
	* const account = "<account>";
	* const blobServiceClient = new BlobServiceClient(
	*   `https://${account}.blob.core.windows.net`,
	*   new DefaultAzureCredential(),
	* );
	*
	* const containerName = "<container name>";
	* const containerClient = blobServiceClient.getContainerClient(containerName);
	* const createContainerResponse = await containerClient.create();
	* console.log("Container was created successfully", createContainerResponse.requestId);
	* ```
	*/
	async create(options = {}) {
		return tracingClient.withSpan("ContainerClient-create", options, async (updatedOptions) => {
			return assertResponse(await this.containerContext.create(updatedOptions));
		});
	}
	/**
	* Creates a new container under the specified account. If the container with
	* the same name already exists, it is not changed.
	* @see https://learn.microsoft.com/rest/api/storageservices/create-container
	* Naming rules: @see https://learn.microsoft.com/rest/api/storageservices/naming-and-referencing-containers--blobs--and-metadata
	*
	* @param options -
	*/
	async createIfNotExists(options = {}) {
		return tracingClient.withSpan("ContainerClient-createIfNotExists", options, async (updatedOptions) => {
			try {
				const res = await this.create(updatedOptions);
				return {
					succeeded: true,
					...res,
					_response: res._response
				};
			} catch (e) {
				if (e.details?.errorCode === "ContainerAlreadyExists") return {
					succeeded: false,
					...e.response?.parsedHeaders,
					_response: e.response
				};
				else throw e;
			}
		});
	}
	/**
	* Returns true if the Azure container resource represented by this client exists; false otherwise.
	*
	* NOTE: use this function with care since an existing container might be deleted by other clients or
	* applications. Vice versa new containers with the same name might be added by other clients or
	* applications after this function completes.
	*
	* @param options -
	*/
	async exists(options = {}) {
		return tracingClient.withSpan("ContainerClient-exists", options, async (updatedOptions) => {
			try {
				await this.getProperties({
					abortSignal: options.abortSignal,
					tracingOptions: updatedOptions.tracingOptions
				});
				return true;
			} catch (e) {
				if (e.statusCode === 404) return false;
				throw e;
			}
		});
	}
	/**
	* Creates a {@link BlobClient}
	*
	* @param blobName - A blob name
	* @returns A new BlobClient object for the given blob name.
	*/
	getBlobClient(blobName) {
		return new BlobClient(appendToURLPath(this.url, EscapePath(blobName)), this.pipeline, this.blobClientConfig);
	}
	/**
	* Creates an {@link AppendBlobClient}
	*
	* @param blobName - An append blob name
	*/
	getAppendBlobClient(blobName) {
		return new AppendBlobClient(appendToURLPath(this.url, EscapePath(blobName)), this.pipeline, this.blobClientConfig);
	}
	/**
	* Creates a {@link BlockBlobClient}
	*
	* @param blobName - A block blob name
	*
	*
	* Example usage:
	*
	* ```ts snippet:ClientsUpload
	* import { BlobServiceClient } from "@azure/storage-blob";
	* import { DefaultAzureCredential } from "@azure/identity";
	*
	* const account = "<account>";
	* const blobServiceClient = new BlobServiceClient(
	*   `https://${account}.blob.core.windows.net`,
	*   new DefaultAzureCredential(),
	* );
	*
	* const containerName = "<container name>";
	* const blobName = "<blob name>";
	* const containerClient = blobServiceClient.getContainerClient(containerName);
	* const blockBlobClient = containerClient.getBlockBlobClient(blobName);
	*
	* const content = "Hello world!";
	* const uploadBlobResponse = await blockBlobClient.upload(content, content.length);
	* ```
	*/
	getBlockBlobClient(blobName) {
		return new BlockBlobClient(appendToURLPath(this.url, EscapePath(blobName)), this.pipeline, this.blobClientConfig);
	}
	/**
	* Creates a {@link PageBlobClient}
	*
	* @param blobName - A page blob name
	*/
	getPageBlobClient(blobName) {
		return new PageBlobClient(appendToURLPath(this.url, EscapePath(blobName)), this.pipeline, this.blobClientConfig);
	}
	/**
	* Returns all user-defined metadata and system properties for the specified
	* container. The data returned does not include the container's list of blobs.
	* @see https://learn.microsoft.com/rest/api/storageservices/get-container-properties
	*
	* WARNING: The `metadata` object returned in the response will have its keys in lowercase, even if
	* they originally contained uppercase characters. This differs from the metadata keys returned by
	* the `listContainers` method of {@link BlobServiceClient} using the `includeMetadata` option, which
	* will retain their original casing.
	*
	* @param options - Options to Container Get Properties operation.
	*/
	async getProperties(options = {}) {
		if (!options.conditions) options.conditions = {};
		return tracingClient.withSpan("ContainerClient-getProperties", options, async (updatedOptions) => {
			return assertResponse(await this.containerContext.getProperties({
				abortSignal: options.abortSignal,
				...options.conditions,
				tracingOptions: updatedOptions.tracingOptions
			}));
		});
	}
	/**
	* Marks the specified container for deletion. The container and any blobs
	* contained within it are later deleted during garbage collection.
	* @see https://learn.microsoft.com/rest/api/storageservices/delete-container
	*
	* @param options - Options to Container Delete operation.
	*/
	async delete(options = {}) {
		if (!options.conditions) options.conditions = {};
		return tracingClient.withSpan("ContainerClient-delete", options, async (updatedOptions) => {
			return assertResponse(await this.containerContext.delete({
				abortSignal: options.abortSignal,
				leaseAccessConditions: options.conditions,
				modifiedAccessConditions: options.conditions,
				tracingOptions: updatedOptions.tracingOptions
			}));
		});
	}
	/**
	* Marks the specified container for deletion if it exists. The container and any blobs
	* contained within it are later deleted during garbage collection.
	* @see https://learn.microsoft.com/rest/api/storageservices/delete-container
	*
	* @param options - Options to Container Delete operation.
	*/
	async deleteIfExists(options = {}) {
		return tracingClient.withSpan("ContainerClient-deleteIfExists", options, async (updatedOptions) => {
			try {
				const res = await this.delete(updatedOptions);
				return {
					succeeded: true,
					...res,
					_response: res._response
				};
			} catch (e) {
				if (e.details?.errorCode === "ContainerNotFound") return {
					succeeded: false,
					...e.response?.parsedHeaders,
					_response: e.response
				};
				throw e;
			}
		});
	}
	/**
	* Sets one or more user-defined name-value pairs for the specified container.
	*
	* If no option provided, or no metadata defined in the parameter, the container
	* metadata will be removed.
	*
	* @see https://learn.microsoft.com/rest/api/storageservices/set-container-metadata
	*
	* @param metadata - Replace existing metadata with this value.
	*                            If no value provided the existing metadata will be removed.
	* @param options - Options to Container Set Metadata operation.
	*/
	async setMetadata(metadata, options = {}) {
		if (!options.conditions) options.conditions = {};
		if (options.conditions.ifUnmodifiedSince) throw new RangeError("the IfUnmodifiedSince must have their default values because they are ignored by the blob service");
		return tracingClient.withSpan("ContainerClient-setMetadata", options, async (updatedOptions) => {
			return assertResponse(await this.containerContext.setMetadata({
				abortSignal: options.abortSignal,
				leaseAccessConditions: options.conditions,
				metadata,
				modifiedAccessConditions: options.conditions,
				tracingOptions: updatedOptions.tracingOptions
			}));
		});
	}
	/**
	* Gets the permissions for the specified container. The permissions indicate
	* whether container data may be accessed publicly.
	*
	* WARNING: JavaScript Date will potentially lose precision when parsing startsOn and expiresOn strings.
	* For example, new Date("2018-12-31T03:44:23.8827891Z").toISOString() will get "2018-12-31T03:44:23.882Z".
	*
	* @see https://learn.microsoft.com/rest/api/storageservices/get-container-acl
	*
	* @param options - Options to Container Get Access Policy operation.
	*/
	async getAccessPolicy(options = {}) {
		if (!options.conditions) options.conditions = {};
		return tracingClient.withSpan("ContainerClient-getAccessPolicy", options, async (updatedOptions) => {
			const response = assertResponse(await this.containerContext.getAccessPolicy({
				abortSignal: options.abortSignal,
				leaseAccessConditions: options.conditions,
				tracingOptions: updatedOptions.tracingOptions
			}));
			const res = {
				_response: response._response,
				blobPublicAccess: response.blobPublicAccess,
				date: response.date,
				etag: response.etag,
				errorCode: response.errorCode,
				lastModified: response.lastModified,
				requestId: response.requestId,
				clientRequestId: response.clientRequestId,
				signedIdentifiers: [],
				version: response.version
			};
			for (const identifier of response) {
				let accessPolicy = void 0;
				if (identifier.accessPolicy) {
					accessPolicy = { permissions: identifier.accessPolicy.permissions };
					if (identifier.accessPolicy.expiresOn) accessPolicy.expiresOn = new Date(identifier.accessPolicy.expiresOn);
					if (identifier.accessPolicy.startsOn) accessPolicy.startsOn = new Date(identifier.accessPolicy.startsOn);
				}
				res.signedIdentifiers.push({
					accessPolicy,
					id: identifier.id
				});
			}
			return res;
		});
	}
	/**
	* Sets the permissions for the specified container. The permissions indicate
	* whether blobs in a container may be accessed publicly.
	*
	* When you set permissions for a container, the existing permissions are replaced.
	* If no access or containerAcl provided, the existing container ACL will be
	* removed.
	*
	* When you establish a stored access policy on a container, it may take up to 30 seconds to take effect.
	* During this interval, a shared access signature that is associated with the stored access policy will
	* fail with status code 403 (Forbidden), until the access policy becomes active.
	* @see https://learn.microsoft.com/rest/api/storageservices/set-container-acl
	*
	* @param access - The level of public access to data in the container.
	* @param containerAcl - Array of elements each having a unique Id and details of the access policy.
	* @param options - Options to Container Set Access Policy operation.
	*/
	async setAccessPolicy(access, containerAcl, options = {}) {
		options.conditions = options.conditions || {};
		return tracingClient.withSpan("ContainerClient-setAccessPolicy", options, async (updatedOptions) => {
			const acl = [];
			for (const identifier of containerAcl || []) acl.push({
				accessPolicy: {
					expiresOn: identifier.accessPolicy.expiresOn ? truncatedISO8061Date(identifier.accessPolicy.expiresOn) : "",
					permissions: identifier.accessPolicy.permissions,
					startsOn: identifier.accessPolicy.startsOn ? truncatedISO8061Date(identifier.accessPolicy.startsOn) : ""
				},
				id: identifier.id
			});
			return assertResponse(await this.containerContext.setAccessPolicy({
				abortSignal: options.abortSignal,
				access,
				containerAcl: acl,
				leaseAccessConditions: options.conditions,
				modifiedAccessConditions: options.conditions,
				tracingOptions: updatedOptions.tracingOptions
			}));
		});
	}
	/**
	* Get a {@link BlobLeaseClient} that manages leases on the container.
	*
	* @param proposeLeaseId - Initial proposed lease Id.
	* @returns A new BlobLeaseClient object for managing leases on the container.
	*/
	getBlobLeaseClient(proposeLeaseId) {
		return new BlobLeaseClient(this, proposeLeaseId);
	}
	/**
	* Creates a new block blob, or updates the content of an existing block blob.
	*
	* Updating an existing block blob overwrites any existing metadata on the blob.
	* Partial updates are not supported; the content of the existing blob is
	* overwritten with the new content. To perform a partial update of a block blob's,
	* use {@link BlockBlobClient.stageBlock} and {@link BlockBlobClient.commitBlockList}.
	*
	* This is a non-parallel uploading method, please use {@link BlockBlobClient.uploadFile},
	* {@link BlockBlobClient.uploadStream} or {@link BlockBlobClient.uploadBrowserData} for better
	* performance with concurrency uploading.
	*
	* @see https://learn.microsoft.com/rest/api/storageservices/put-blob
	*
	* @param blobName - Name of the block blob to create or update.
	* @param body - Blob, string, ArrayBuffer, ArrayBufferView or a function
	*                               which returns a new Readable stream whose offset is from data source beginning.
	* @param contentLength - Length of body in bytes. Use Buffer.byteLength() to calculate body length for a
	*                               string including non non-Base64/Hex-encoded characters.
	* @param options - Options to configure the Block Blob Upload operation.
	* @returns Block Blob upload response data and the corresponding BlockBlobClient instance.
	*/
	async uploadBlockBlob(blobName, body, contentLength, options = {}) {
		return tracingClient.withSpan("ContainerClient-uploadBlockBlob", options, async (updatedOptions) => {
			const blockBlobClient = this.getBlockBlobClient(blobName);
			return {
				blockBlobClient,
				response: await blockBlobClient.upload(body, contentLength, updatedOptions)
			};
		});
	}
	/**
	* Marks the specified blob or snapshot for deletion. The blob is later deleted
	* during garbage collection. Note that in order to delete a blob, you must delete
	* all of its snapshots. You can delete both at the same time with the Delete
	* Blob operation.
	* @see https://learn.microsoft.com/rest/api/storageservices/delete-blob
	*
	* @param blobName -
	* @param options - Options to Blob Delete operation.
	* @returns Block blob deletion response data.
	*/
	async deleteBlob(blobName, options = {}) {
		return tracingClient.withSpan("ContainerClient-deleteBlob", options, async (updatedOptions) => {
			let blobClient = this.getBlobClient(blobName);
			if (options.versionId) blobClient = blobClient.withVersion(options.versionId);
			return blobClient.delete(updatedOptions);
		});
	}
	/**
	* listBlobFlatSegment returns a single segment of blobs starting from the
	* specified Marker. Use an empty Marker to start enumeration from the beginning.
	* After getting a segment, process it, and then call listBlobsFlatSegment again
	* (passing the the previously-returned Marker) to get the next segment.
	* @see https://learn.microsoft.com/rest/api/storageservices/list-blobs
	*
	* @param marker - A string value that identifies the portion of the list to be returned with the next list operation.
	* @param options - Options to Container List Blob Flat Segment operation.
	*/
	async listBlobFlatSegment(marker, options = {}) {
		return tracingClient.withSpan("ContainerClient-listBlobFlatSegment", options, async (updatedOptions) => {
			const response = assertResponse(await this.containerContext.listBlobFlatSegment({
				marker,
				...options,
				tracingOptions: updatedOptions.tracingOptions
			}));
			return {
				...response,
				_response: {
					...response._response,
					parsedBody: ConvertInternalResponseOfListBlobFlat(response._response.parsedBody)
				},
				segment: {
					...response.segment,
					blobItems: response.segment.blobItems.map((blobItemInternal) => {
						return {
							...blobItemInternal,
							name: BlobNameToString(blobItemInternal.name),
							tags: toTags(blobItemInternal.blobTags),
							objectReplicationSourceProperties: parseObjectReplicationRecord(blobItemInternal.objectReplicationMetadata)
						};
					})
				}
			};
		});
	}
	/**
	* listBlobHierarchySegment returns a single segment of blobs starting from
	* the specified Marker. Use an empty Marker to start enumeration from the
	* beginning. After getting a segment, process it, and then call listBlobsHierarchicalSegment
	* again (passing the the previously-returned Marker) to get the next segment.
	* @see https://learn.microsoft.com/rest/api/storageservices/list-blobs
	*
	* @param delimiter - The character or string used to define the virtual hierarchy
	* @param marker - A string value that identifies the portion of the list to be returned with the next list operation.
	* @param options - Options to Container List Blob Hierarchy Segment operation.
	*/
	async listBlobHierarchySegment(delimiter, marker, options = {}) {
		return tracingClient.withSpan("ContainerClient-listBlobHierarchySegment", options, async (updatedOptions) => {
			const response = assertResponse(await this.containerContext.listBlobHierarchySegment(delimiter, {
				marker,
				...options,
				tracingOptions: updatedOptions.tracingOptions
			}));
			return {
				...response,
				_response: {
					...response._response,
					parsedBody: ConvertInternalResponseOfListBlobHierarchy(response._response.parsedBody)
				},
				segment: {
					...response.segment,
					blobItems: response.segment.blobItems.map((blobItemInternal) => {
						return {
							...blobItemInternal,
							name: BlobNameToString(blobItemInternal.name),
							tags: toTags(blobItemInternal.blobTags),
							objectReplicationSourceProperties: parseObjectReplicationRecord(blobItemInternal.objectReplicationMetadata)
						};
					}),
					blobPrefixes: response.segment.blobPrefixes?.map((blobPrefixInternal) => {
						return {
							...blobPrefixInternal,
							name: BlobNameToString(blobPrefixInternal.name)
						};
					})
				}
			};
		});
	}
	/**
	* Returns an AsyncIterableIterator for ContainerListBlobFlatSegmentResponse
	*
	* @param marker - A string value that identifies the portion of
	*                          the list of blobs to be returned with the next listing operation. The
	*                          operation returns the ContinuationToken value within the response body if the
	*                          listing operation did not return all blobs remaining to be listed
	*                          with the current page. The ContinuationToken value can be used as the value for
	*                          the marker parameter in a subsequent call to request the next page of list
	*                          items. The marker value is opaque to the client.
	* @param options - Options to list blobs operation.
	*/
	async *listSegments(marker, options = {}) {
		let listBlobsFlatSegmentResponse;
		if (!!marker || marker === void 0) do {
			listBlobsFlatSegmentResponse = await this.listBlobFlatSegment(marker, options);
			marker = listBlobsFlatSegmentResponse.continuationToken;
			yield await listBlobsFlatSegmentResponse;
		} while (marker);
	}
	/**
	* Returns an AsyncIterableIterator of {@link BlobItem} objects
	*
	* @param options - Options to list blobs operation.
	*/
	async *listItems(options = {}) {
		let marker;
		for await (const listBlobsFlatSegmentResponse of this.listSegments(marker, options)) yield* listBlobsFlatSegmentResponse.segment.blobItems;
	}
	/**
	* Returns an async iterable iterator to list all the blobs
	* under the specified account.
	*
	* .byPage() returns an async iterable iterator to list the blobs in pages.
	*
	* ```ts snippet:ReadmeSampleListBlobs_Multiple
	* import { BlobServiceClient } from "@azure/storage-blob";
	* import { DefaultAzureCredential } from "@azure/identity";
	*
	* const account = "<account>";
	* const blobServiceClient = new BlobServiceClient(
	*   `https://${account}.blob.core.windows.net`,
	*   new DefaultAzureCredential(),
	* );
	*
	* const containerName = "<container name>";
	* const containerClient = blobServiceClient.getContainerClient(containerName);
	*
	* // Example using `for await` syntax
	* let i = 1;
	* const blobs = containerClient.listBlobsFlat();
	* for await (const blob of blobs) {
	*   console.log(`Blob ${i++}: ${blob.name}`);
	* }
	*
	* // Example using `iter.next()` syntax
	* i = 1;
	* const iter = containerClient.listBlobsFlat();
	* let { value, done } = await iter.next();
	* while (!done) {
	*   console.log(`Blob ${i++}: ${value.name}`);
	*   ({ value, done } = await iter.next());
	* }
	*
	* // Example using `byPage()` syntax
	* i = 1;
	* for await (const page of containerClient.listBlobsFlat().byPage({ maxPageSize: 20 })) {
	*   for (const blob of page.segment.blobItems) {
	*     console.log(`Blob ${i++}: ${blob.name}`);
	*   }
	* }
	*
	* // Example using paging with a marker
	* i = 1;
	* let iterator = containerClient.listBlobsFlat().byPage({ maxPageSize: 2 });
	* let response = (await iterator.next()).value;
	* // Prints 2 blob names
	* if (response.segment.blobItems) {
	*   for (const blob of response.segment.blobItems) {
	*     console.log(`Blob ${i++}: ${blob.name}`);
	*   }
	* }
	* // Gets next marker
	* let marker = response.continuationToken;
	* // Passing next marker as continuationToken
	* iterator = containerClient.listBlobsFlat().byPage({ continuationToken: marker, maxPageSize: 10 });
	* response = (await iterator.next()).value;
	* // Prints 10 blob names
	* if (response.segment.blobItems) {
	*   for (const blob of response.segment.blobItems) {
	*     console.log(`Blob ${i++}: ${blob.name}`);
	*   }
	* }
	* ```
	*
	* @param options - Options to list blobs.
	* @returns An asyncIterableIterator that supports paging.
	*/
	listBlobsFlat(options = {}) {
		const include = [];
		if (options.includeCopy) include.push("copy");
		if (options.includeDeleted) include.push("deleted");
		if (options.includeMetadata) include.push("metadata");
		if (options.includeSnapshots) include.push("snapshots");
		if (options.includeVersions) include.push("versions");
		if (options.includeUncommitedBlobs) include.push("uncommittedblobs");
		if (options.includeTags) include.push("tags");
		if (options.includeDeletedWithVersions) include.push("deletedwithversions");
		if (options.includeImmutabilityPolicy) include.push("immutabilitypolicy");
		if (options.includeLegalHold) include.push("legalhold");
		if (options.prefix === "") options.prefix = void 0;
		const updatedOptions = {
			...options,
			...include.length > 0 ? { include } : {}
		};
		const iter = this.listItems(updatedOptions);
		return {
			/**
			* The next method, part of the iteration protocol
			*/
			next() {
				return iter.next();
			},
			/**
			* The connection to the async iterator, part of the iteration protocol
			*/
			[Symbol.asyncIterator]() {
				return this;
			},
			/**
			* Return an AsyncIterableIterator that works a page at a time
			*/
			byPage: (settings = {}) => {
				return this.listSegments(settings.continuationToken, {
					maxPageSize: settings.maxPageSize,
					...updatedOptions
				});
			}
		};
	}
	/**
	* Returns an AsyncIterableIterator for ContainerListBlobHierarchySegmentResponse
	*
	* @param delimiter - The character or string used to define the virtual hierarchy
	* @param marker - A string value that identifies the portion of
	*                          the list of blobs to be returned with the next listing operation. The
	*                          operation returns the ContinuationToken value within the response body if the
	*                          listing operation did not return all blobs remaining to be listed
	*                          with the current page. The ContinuationToken value can be used as the value for
	*                          the marker parameter in a subsequent call to request the next page of list
	*                          items. The marker value is opaque to the client.
	* @param options - Options to list blobs operation.
	*/
	async *listHierarchySegments(delimiter, marker, options = {}) {
		let listBlobsHierarchySegmentResponse;
		if (!!marker || marker === void 0) do {
			listBlobsHierarchySegmentResponse = await this.listBlobHierarchySegment(delimiter, marker, options);
			marker = listBlobsHierarchySegmentResponse.continuationToken;
			yield await listBlobsHierarchySegmentResponse;
		} while (marker);
	}
	/**
	* Returns an AsyncIterableIterator for {@link BlobPrefix} and {@link BlobItem} objects.
	*
	* @param delimiter - The character or string used to define the virtual hierarchy
	* @param options - Options to list blobs operation.
	*/
	async *listItemsByHierarchy(delimiter, options = {}) {
		let marker;
		for await (const listBlobsHierarchySegmentResponse of this.listHierarchySegments(delimiter, marker, options)) {
			const segment = listBlobsHierarchySegmentResponse.segment;
			if (segment.blobPrefixes) for (const prefix of segment.blobPrefixes) yield {
				kind: "prefix",
				...prefix
			};
			for (const blob of segment.blobItems) yield {
				kind: "blob",
				...blob
			};
		}
	}
	/**
	* Returns an async iterable iterator to list all the blobs by hierarchy.
	* under the specified account.
	*
	* .byPage() returns an async iterable iterator to list the blobs by hierarchy in pages.
	*
	* ```ts snippet:ReadmeSampleListBlobsByHierarchy
	* import { BlobServiceClient } from "@azure/storage-blob";
	* import { DefaultAzureCredential } from "@azure/identity";
	*
	* const account = "<account>";
	* const blobServiceClient = new BlobServiceClient(
	*   `https://${account}.blob.core.windows.net`,
	*   new DefaultAzureCredential(),
	* );
	*
	* const containerName = "<container name>";
	* const containerClient = blobServiceClient.getContainerClient(containerName);
	*
	* // Example using `for await` syntax
	* let i = 1;
	* const blobs = containerClient.listBlobsByHierarchy("/");
	* for await (const blob of blobs) {
	*   if (blob.kind === "prefix") {
	*     console.log(`\tBlobPrefix: ${blob.name}`);
	*   } else {
	*     console.log(`\tBlobItem: name - ${blob.name}`);
	*   }
	* }
	*
	* // Example using `iter.next()` syntax
	* i = 1;
	* const iter = containerClient.listBlobsByHierarchy("/");
	* let { value, done } = await iter.next();
	* while (!done) {
	*   if (value.kind === "prefix") {
	*     console.log(`\tBlobPrefix: ${value.name}`);
	*   } else {
	*     console.log(`\tBlobItem: name - ${value.name}`);
	*   }
	*   ({ value, done } = await iter.next());
	* }
	*
	* // Example using `byPage()` syntax
	* i = 1;
	* for await (const page of containerClient.listBlobsByHierarchy("/").byPage({ maxPageSize: 20 })) {
	*   const segment = page.segment;
	*   if (segment.blobPrefixes) {
	*     for (const prefix of segment.blobPrefixes) {
	*       console.log(`\tBlobPrefix: ${prefix.name}`);
	*     }
	*   }
	*   for (const blob of page.segment.blobItems) {
	*     console.log(`\tBlobItem: name - ${blob.name}`);
	*   }
	* }
	*
	* // Example using paging with a marker
	* i = 1;
	* let iterator = containerClient.listBlobsByHierarchy("/").byPage({ maxPageSize: 2 });
	* let response = (await iterator.next()).value;
	* // Prints 2 blob names
	* if (response.blobPrefixes) {
	*   for (const prefix of response.blobPrefixes) {
	*     console.log(`\tBlobPrefix: ${prefix.name}`);
	*   }
	* }
	* if (response.segment.blobItems) {
	*   for (const blob of response.segment.blobItems) {
	*     console.log(`\tBlobItem: name - ${blob.name}`);
	*   }
	* }
	* // Gets next marker
	* let marker = response.continuationToken;
	* // Passing next marker as continuationToken
	* iterator = containerClient
	*   .listBlobsByHierarchy("/")
	*   .byPage({ continuationToken: marker, maxPageSize: 10 });
	* response = (await iterator.next()).value;
	* // Prints 10 blob names
	* if (response.blobPrefixes) {
	*   for (const prefix of response.blobPrefixes) {
	*     console.log(`\tBlobPrefix: ${prefix.name}`);
	*   }
	* }
	* if (response.segment.blobItems) {
	*   for (const blob of response.segment.blobItems) {
	*     console.log(`Blob ${i++}: ${blob.name}`);
	*   }
	* }
	* ```
	*
	* @param delimiter - The character or string used to define the virtual hierarchy
	* @param options - Options to list blobs operation.
	*/
	listBlobsByHierarchy(delimiter, options = {}) {
		if (delimiter === "") throw new RangeError("delimiter should contain one or more characters");
		const include = [];
		if (options.includeCopy) include.push("copy");
		if (options.includeDeleted) include.push("deleted");
		if (options.includeMetadata) include.push("metadata");
		if (options.includeSnapshots) include.push("snapshots");
		if (options.includeVersions) include.push("versions");
		if (options.includeUncommitedBlobs) include.push("uncommittedblobs");
		if (options.includeTags) include.push("tags");
		if (options.includeDeletedWithVersions) include.push("deletedwithversions");
		if (options.includeImmutabilityPolicy) include.push("immutabilitypolicy");
		if (options.includeLegalHold) include.push("legalhold");
		if (options.prefix === "") options.prefix = void 0;
		const updatedOptions = {
			...options,
			...include.length > 0 ? { include } : {}
		};
		const iter = this.listItemsByHierarchy(delimiter, updatedOptions);
		return {
			/**
			* The next method, part of the iteration protocol
			*/
			async next() {
				return iter.next();
			},
			/**
			* The connection to the async iterator, part of the iteration protocol
			*/
			[Symbol.asyncIterator]() {
				return this;
			},
			/**
			* Return an AsyncIterableIterator that works a page at a time
			*/
			byPage: (settings = {}) => {
				return this.listHierarchySegments(delimiter, settings.continuationToken, {
					maxPageSize: settings.maxPageSize,
					...updatedOptions
				});
			}
		};
	}
	/**
	* The Filter Blobs operation enables callers to list blobs in the container whose tags
	* match a given search expression.
	*
	* @param tagFilterSqlExpression - The where parameter enables the caller to query blobs whose tags match a given expression.
	*                                        The given expression must evaluate to true for a blob to be returned in the results.
	*                                        The[OData - ABNF] filter syntax rule defines the formal grammar for the value of the where query parameter;
	*                                        however, only a subset of the OData filter syntax is supported in the Blob service.
	* @param marker - A string value that identifies the portion of
	*                          the list of blobs to be returned with the next listing operation. The
	*                          operation returns the continuationToken value within the response body if the
	*                          listing operation did not return all blobs remaining to be listed
	*                          with the current page. The continuationToken value can be used as the value for
	*                          the marker parameter in a subsequent call to request the next page of list
	*                          items. The marker value is opaque to the client.
	* @param options - Options to find blobs by tags.
	*/
	async findBlobsByTagsSegment(tagFilterSqlExpression, marker, options = {}) {
		return tracingClient.withSpan("ContainerClient-findBlobsByTagsSegment", options, async (updatedOptions) => {
			const response = assertResponse(await this.containerContext.filterBlobs({
				abortSignal: options.abortSignal,
				where: tagFilterSqlExpression,
				marker,
				maxPageSize: options.maxPageSize,
				tracingOptions: updatedOptions.tracingOptions
			}));
			return {
				...response,
				_response: response._response,
				blobs: response.blobs.map((blob) => {
					let tagValue = "";
					if (blob.tags?.blobTagSet.length === 1) tagValue = blob.tags.blobTagSet[0].value;
					return {
						...blob,
						tags: toTags(blob.tags),
						tagValue
					};
				})
			};
		});
	}
	/**
	* Returns an AsyncIterableIterator for ContainerFindBlobsByTagsSegmentResponse.
	*
	* @param tagFilterSqlExpression -  The where parameter enables the caller to query blobs whose tags match a given expression.
	*                                         The given expression must evaluate to true for a blob to be returned in the results.
	*                                         The[OData - ABNF] filter syntax rule defines the formal grammar for the value of the where query parameter;
	*                                         however, only a subset of the OData filter syntax is supported in the Blob service.
	* @param marker - A string value that identifies the portion of
	*                          the list of blobs to be returned with the next listing operation. The
	*                          operation returns the continuationToken value within the response body if the
	*                          listing operation did not return all blobs remaining to be listed
	*                          with the current page. The continuationToken value can be used as the value for
	*                          the marker parameter in a subsequent call to request the next page of list
	*                          items. The marker value is opaque to the client.
	* @param options - Options to find blobs by tags.
	*/
	async *findBlobsByTagsSegments(tagFilterSqlExpression, marker, options = {}) {
		let response;
		if (!!marker || marker === void 0) do {
			response = await this.findBlobsByTagsSegment(tagFilterSqlExpression, marker, options);
			response.blobs = response.blobs || [];
			marker = response.continuationToken;
			yield response;
		} while (marker);
	}
	/**
	* Returns an AsyncIterableIterator for blobs.
	*
	* @param tagFilterSqlExpression -  The where parameter enables the caller to query blobs whose tags match a given expression.
	*                                         The given expression must evaluate to true for a blob to be returned in the results.
	*                                         The[OData - ABNF] filter syntax rule defines the formal grammar for the value of the where query parameter;
	*                                         however, only a subset of the OData filter syntax is supported in the Blob service.
	* @param options - Options to findBlobsByTagsItems.
	*/
	async *findBlobsByTagsItems(tagFilterSqlExpression, options = {}) {
		let marker;
		for await (const segment of this.findBlobsByTagsSegments(tagFilterSqlExpression, marker, options)) yield* segment.blobs;
	}
	/**
	* Returns an async iterable iterator to find all blobs with specified tag
	* under the specified container.
	*
	* .byPage() returns an async iterable iterator to list the blobs in pages.
	*
	* Example using `for await` syntax:
	*
	* ```ts snippet:ReadmeSampleFindBlobsByTags
	* import { BlobServiceClient } from "@azure/storage-blob";
	* import { DefaultAzureCredential } from "@azure/identity";
	*
	* const account = "<account>";
	* const blobServiceClient = new BlobServiceClient(
	*   `https://${account}.blob.core.windows.net`,
	*   new DefaultAzureCredential(),
	* );
	*
	* const containerName = "<container name>";
	* const containerClient = blobServiceClient.getContainerClient(containerName);
	*
	* // Example using `for await` syntax
	* let i = 1;
	* for await (const blob of containerClient.findBlobsByTags("tagkey='tagvalue'")) {
	*   console.log(`Blob ${i++}: ${blob.name}`);
	* }
	*
	* // Example using `iter.next()` syntax
	* i = 1;
	* const iter = containerClient.findBlobsByTags("tagkey='tagvalue'");
	* let { value, done } = await iter.next();
	* while (!done) {
	*   console.log(`Blob ${i++}: ${value.name}`);
	*   ({ value, done } = await iter.next());
	* }
	*
	* // Example using `byPage()` syntax
	* i = 1;
	* for await (const page of containerClient
	*   .findBlobsByTags("tagkey='tagvalue'")
	*   .byPage({ maxPageSize: 20 })) {
	*   for (const blob of page.blobs) {
	*     console.log(`Blob ${i++}: ${blob.name}`);
	*   }
	* }
	*
	* // Example using paging with a marker
	* i = 1;
	* let iterator = containerClient.findBlobsByTags("tagkey='tagvalue'").byPage({ maxPageSize: 2 });
	* let response = (await iterator.next()).value;
	* // Prints 2 blob names
	* if (response.blobs) {
	*   for (const blob of response.blobs) {
	*     console.log(`Blob ${i++}: ${blob.name}`);
	*   }
	* }
	* // Gets next marker
	* let marker = response.continuationToken;
	* // Passing next marker as continuationToken
	* iterator = containerClient
	*   .findBlobsByTags("tagkey='tagvalue'")
	*   .byPage({ continuationToken: marker, maxPageSize: 10 });
	* response = (await iterator.next()).value;
	* // Prints 10 blob names
	* if (response.blobs) {
	*   for (const blob of response.blobs) {
	*     console.log(`Blob ${i++}: ${blob.name}`);
	*   }
	* }
	* ```
	*
	* @param tagFilterSqlExpression -  The where parameter enables the caller to query blobs whose tags match a given expression.
	*                                         The given expression must evaluate to true for a blob to be returned in the results.
	*                                         The[OData - ABNF] filter syntax rule defines the formal grammar for the value of the where query parameter;
	*                                         however, only a subset of the OData filter syntax is supported in the Blob service.
	* @param options - Options to find blobs by tags.
	*/
	findBlobsByTags(tagFilterSqlExpression, options = {}) {
		const listSegmentOptions = { ...options };
		const iter = this.findBlobsByTagsItems(tagFilterSqlExpression, listSegmentOptions);
		return {
			/**
			* The next method, part of the iteration protocol
			*/
			next() {
				return iter.next();
			},
			/**
			* The connection to the async iterator, part of the iteration protocol
			*/
			[Symbol.asyncIterator]() {
				return this;
			},
			/**
			* Return an AsyncIterableIterator that works a page at a time
			*/
			byPage: (settings = {}) => {
				return this.findBlobsByTagsSegments(tagFilterSqlExpression, settings.continuationToken, {
					maxPageSize: settings.maxPageSize,
					...listSegmentOptions
				});
			}
		};
	}
	/**
	* The Get Account Information operation returns the sku name and account kind
	* for the specified account.
	* The Get Account Information operation is available on service versions beginning
	* with version 2018-03-28.
	* @see https://learn.microsoft.com/rest/api/storageservices/get-account-information
	*
	* @param options - Options to the Service Get Account Info operation.
	* @returns Response data for the Service Get Account Info operation.
	*/
	async getAccountInfo(options = {}) {
		return tracingClient.withSpan("ContainerClient-getAccountInfo", options, async (updatedOptions) => {
			return assertResponse(await this.containerContext.getAccountInfo({
				abortSignal: options.abortSignal,
				tracingOptions: updatedOptions.tracingOptions
			}));
		});
	}
	getContainerNameFromUrl() {
		let containerName;
		try {
			const parsedUrl = new URL(this.url);
			if (parsedUrl.hostname.split(".")[1] === "blob") containerName = parsedUrl.pathname.split("/")[1];
			else if (isIpEndpointStyle(parsedUrl)) containerName = parsedUrl.pathname.split("/")[2];
			else containerName = parsedUrl.pathname.split("/")[1];
			containerName = decodeURIComponent(containerName);
			if (!containerName) throw new Error("Provided containerName is invalid.");
			return containerName;
		} catch (error) {
			throw new Error("Unable to extract containerName with provided information.");
		}
	}
	/**
	* Only available for ContainerClient constructed with a shared key credential.
	*
	* Generates a Blob Container Service Shared Access Signature (SAS) URI based on the client properties
	* and parameters passed in. The SAS is signed by the shared key credential of the client.
	*
	* @see https://learn.microsoft.com/rest/api/storageservices/constructing-a-service-sas
	*
	* @param options - Optional parameters.
	* @returns The SAS URI consisting of the URI to the resource represented by this client, followed by the generated SAS token.
	*/
	generateSasUrl(options) {
		return new Promise((resolve) => {
			if (!(this.credential instanceof StorageSharedKeyCredential)) throw new RangeError("Can only generate the SAS when the client is initialized with a shared key credential");
			const sas = generateBlobSASQueryParameters({
				containerName: this._containerName,
				...options
			}, this.credential).toString();
			resolve(appendToURLQuery(this.url, sas));
		});
	}
	/**
	* Only available for ContainerClient constructed with a shared key credential.
	*
	* Generates string to sign for a Blob Container Service Shared Access Signature (SAS) URI
	* based on the client properties and parameters passed in. The SAS is signed by the shared key credential of the client.
	*
	* @see https://learn.microsoft.com/rest/api/storageservices/constructing-a-service-sas
	*
	* @param options - Optional parameters.
	* @returns The SAS URI consisting of the URI to the resource represented by this client, followed by the generated SAS token.
	*/
	generateSasStringToSign(options) {
		if (!(this.credential instanceof StorageSharedKeyCredential)) throw new RangeError("Can only generate the SAS when the client is initialized with a shared key credential");
		return generateBlobSASQueryParametersInternal({
			containerName: this._containerName,
			...options
		}, this.credential).stringToSign;
	}
	/**
	* Generates a Blob Container Service Shared Access Signature (SAS) URI based on the client properties
	* and parameters passed in. The SAS is signed by the input user delegation key.
	*
	* @see https://learn.microsoft.com/rest/api/storageservices/constructing-a-service-sas
	*
	* @param options - Optional parameters.
	* @param userDelegationKey -  Return value of `blobServiceClient.getUserDelegationKey()`
	* @returns The SAS URI consisting of the URI to the resource represented by this client, followed by the generated SAS token.
	*/
	generateUserDelegationSasUrl(options, userDelegationKey) {
		return new Promise((resolve) => {
			const sas = generateBlobSASQueryParameters({
				containerName: this._containerName,
				...options
			}, userDelegationKey, this.accountName).toString();
			resolve(appendToURLQuery(this.url, sas));
		});
	}
	/**
	* Generates string to sign for a Blob Container Service Shared Access Signature (SAS) URI
	* based on the client properties and parameters passed in. The SAS is signed by the input user delegation key.
	*
	* @see https://learn.microsoft.com/rest/api/storageservices/constructing-a-service-sas
	*
	* @param options - Optional parameters.
	* @param userDelegationKey -  Return value of `blobServiceClient.getUserDelegationKey()`
	* @returns The SAS URI consisting of the URI to the resource represented by this client, followed by the generated SAS token.
	*/
	generateUserDelegationSasStringToSign(options, userDelegationKey) {
		return generateBlobSASQueryParametersInternal({
			containerName: this._containerName,
			...options
		}, userDelegationKey, this.accountName).stringToSign;
	}
	/**
	* Creates a BlobBatchClient object to conduct batch operations.
	*
	* @see https://learn.microsoft.com/rest/api/storageservices/blob-batch
	*
	* @returns A new BlobBatchClient object for this container.
	*/
	getBlobBatchClient() {
		return new BlobBatchClient(this.url, this.pipeline);
	}
};

// node_modules/@azure/storage-blob/dist/esm/sas/AccountSASPermissions.js
/**
* ONLY AVAILABLE IN NODE.JS RUNTIME.
*
* This is a helper class to construct a string representing the permissions granted by an AccountSAS. Setting a value
* to true means that any SAS which uses these permissions will grant permissions for that operation. Once all the
* values are set, this should be serialized with toString and set as the permissions field on an
* {@link AccountSASSignatureValues} object. It is possible to construct the permissions string without this class, but
* the order of the permissions is particular and this class guarantees correctness.
*/
var AccountSASPermissions = class AccountSASPermissions {
	/**
	* Parse initializes the AccountSASPermissions fields from a string.
	*
	* @param permissions -
	*/
	static parse(permissions) {
		const accountSASPermissions = new AccountSASPermissions();
		for (const c of permissions) switch (c) {
			case "r":
				accountSASPermissions.read = true;
				break;
			case "w":
				accountSASPermissions.write = true;
				break;
			case "d":
				accountSASPermissions.delete = true;
				break;
			case "x":
				accountSASPermissions.deleteVersion = true;
				break;
			case "l":
				accountSASPermissions.list = true;
				break;
			case "a":
				accountSASPermissions.add = true;
				break;
			case "c":
				accountSASPermissions.create = true;
				break;
			case "u":
				accountSASPermissions.update = true;
				break;
			case "p":
				accountSASPermissions.process = true;
				break;
			case "t":
				accountSASPermissions.tag = true;
				break;
			case "f":
				accountSASPermissions.filter = true;
				break;
			case "i":
				accountSASPermissions.setImmutabilityPolicy = true;
				break;
			case "y":
				accountSASPermissions.permanentDelete = true;
				break;
			default: throw new RangeError(`Invalid permission character: ${c}`);
		}
		return accountSASPermissions;
	}
	/**
	* Creates a {@link AccountSASPermissions} from a raw object which contains same keys as it
	* and boolean values for them.
	*
	* @param permissionLike -
	*/
	static from(permissionLike) {
		const accountSASPermissions = new AccountSASPermissions();
		if (permissionLike.read) accountSASPermissions.read = true;
		if (permissionLike.write) accountSASPermissions.write = true;
		if (permissionLike.delete) accountSASPermissions.delete = true;
		if (permissionLike.deleteVersion) accountSASPermissions.deleteVersion = true;
		if (permissionLike.filter) accountSASPermissions.filter = true;
		if (permissionLike.tag) accountSASPermissions.tag = true;
		if (permissionLike.list) accountSASPermissions.list = true;
		if (permissionLike.add) accountSASPermissions.add = true;
		if (permissionLike.create) accountSASPermissions.create = true;
		if (permissionLike.update) accountSASPermissions.update = true;
		if (permissionLike.process) accountSASPermissions.process = true;
		if (permissionLike.setImmutabilityPolicy) accountSASPermissions.setImmutabilityPolicy = true;
		if (permissionLike.permanentDelete) accountSASPermissions.permanentDelete = true;
		return accountSASPermissions;
	}
	/**
	* Permission to read resources and list queues and tables granted.
	*/
	read = false;
	/**
	* Permission to write resources granted.
	*/
	write = false;
	/**
	* Permission to delete blobs and files granted.
	*/
	delete = false;
	/**
	* Permission to delete versions granted.
	*/
	deleteVersion = false;
	/**
	* Permission to list blob containers, blobs, shares, directories, and files granted.
	*/
	list = false;
	/**
	* Permission to add messages, table entities, and append to blobs granted.
	*/
	add = false;
	/**
	* Permission to create blobs and files granted.
	*/
	create = false;
	/**
	* Permissions to update messages and table entities granted.
	*/
	update = false;
	/**
	* Permission to get and delete messages granted.
	*/
	process = false;
	/**
	* Specfies Tag access granted.
	*/
	tag = false;
	/**
	* Permission to filter blobs.
	*/
	filter = false;
	/**
	* Permission to set immutability policy.
	*/
	setImmutabilityPolicy = false;
	/**
	* Specifies that Permanent Delete is permitted.
	*/
	permanentDelete = false;
	/**
	* Produces the SAS permissions string for an Azure Storage account.
	* Call this method to set AccountSASSignatureValues Permissions field.
	*
	* Using this method will guarantee the resource types are in
	* an order accepted by the service.
	*
	* @see https://learn.microsoft.com/rest/api/storageservices/constructing-an-account-sas
	*
	*/
	toString() {
		const permissions = [];
		if (this.read) permissions.push("r");
		if (this.write) permissions.push("w");
		if (this.delete) permissions.push("d");
		if (this.deleteVersion) permissions.push("x");
		if (this.filter) permissions.push("f");
		if (this.tag) permissions.push("t");
		if (this.list) permissions.push("l");
		if (this.add) permissions.push("a");
		if (this.create) permissions.push("c");
		if (this.update) permissions.push("u");
		if (this.process) permissions.push("p");
		if (this.setImmutabilityPolicy) permissions.push("i");
		if (this.permanentDelete) permissions.push("y");
		return permissions.join("");
	}
};

// node_modules/@azure/storage-blob/dist/esm/sas/AccountSASResourceTypes.js
/**
* ONLY AVAILABLE IN NODE.JS RUNTIME.
*
* This is a helper class to construct a string representing the resources accessible by an AccountSAS. Setting a value
* to true means that any SAS which uses these permissions will grant access to that resource type. Once all the
* values are set, this should be serialized with toString and set as the resources field on an
* {@link AccountSASSignatureValues} object. It is possible to construct the resources string without this class, but
* the order of the resources is particular and this class guarantees correctness.
*/
var AccountSASResourceTypes = class AccountSASResourceTypes {
	/**
	* Creates an {@link AccountSASResourceTypes} from the specified resource types string. This method will throw an
	* Error if it encounters a character that does not correspond to a valid resource type.
	*
	* @param resourceTypes -
	*/
	static parse(resourceTypes) {
		const accountSASResourceTypes = new AccountSASResourceTypes();
		for (const c of resourceTypes) switch (c) {
			case "s":
				accountSASResourceTypes.service = true;
				break;
			case "c":
				accountSASResourceTypes.container = true;
				break;
			case "o":
				accountSASResourceTypes.object = true;
				break;
			default: throw new RangeError(`Invalid resource type: ${c}`);
		}
		return accountSASResourceTypes;
	}
	/**
	* Permission to access service level APIs granted.
	*/
	service = false;
	/**
	* Permission to access container level APIs (Blob Containers, Tables, Queues, File Shares) granted.
	*/
	container = false;
	/**
	* Permission to access object level APIs (Blobs, Table Entities, Queue Messages, Files) granted.
	*/
	object = false;
	/**
	* Converts the given resource types to a string.
	*
	* @see https://learn.microsoft.com/rest/api/storageservices/constructing-an-account-sas
	*
	*/
	toString() {
		const resourceTypes = [];
		if (this.service) resourceTypes.push("s");
		if (this.container) resourceTypes.push("c");
		if (this.object) resourceTypes.push("o");
		return resourceTypes.join("");
	}
};

// node_modules/@azure/storage-blob/dist/esm/sas/AccountSASServices.js
/**
* ONLY AVAILABLE IN NODE.JS RUNTIME.
*
* This is a helper class to construct a string representing the services accessible by an AccountSAS. Setting a value
* to true means that any SAS which uses these permissions will grant access to that service. Once all the
* values are set, this should be serialized with toString and set as the services field on an
* {@link AccountSASSignatureValues} object. It is possible to construct the services string without this class, but
* the order of the services is particular and this class guarantees correctness.
*/
var AccountSASServices = class AccountSASServices {
	/**
	* Creates an {@link AccountSASServices} from the specified services string. This method will throw an
	* Error if it encounters a character that does not correspond to a valid service.
	*
	* @param services -
	*/
	static parse(services) {
		const accountSASServices = new AccountSASServices();
		for (const c of services) switch (c) {
			case "b":
				accountSASServices.blob = true;
				break;
			case "f":
				accountSASServices.file = true;
				break;
			case "q":
				accountSASServices.queue = true;
				break;
			case "t":
				accountSASServices.table = true;
				break;
			default: throw new RangeError(`Invalid service character: ${c}`);
		}
		return accountSASServices;
	}
	/**
	* Permission to access blob resources granted.
	*/
	blob = false;
	/**
	* Permission to access file resources granted.
	*/
	file = false;
	/**
	* Permission to access queue resources granted.
	*/
	queue = false;
	/**
	* Permission to access table resources granted.
	*/
	table = false;
	/**
	* Converts the given services to a string.
	*
	*/
	toString() {
		const services = [];
		if (this.blob) services.push("b");
		if (this.table) services.push("t");
		if (this.queue) services.push("q");
		if (this.file) services.push("f");
		return services.join("");
	}
};

// node_modules/@azure/storage-blob/dist/esm/sas/AccountSASSignatureValues.js
/**
* ONLY AVAILABLE IN NODE.JS RUNTIME.
*
* Generates a {@link SASQueryParameters} object which contains all SAS query parameters needed to make an actual
* REST request.
*
* @see https://learn.microsoft.com/rest/api/storageservices/constructing-an-account-sas
*
* @param accountSASSignatureValues -
* @param sharedKeyCredential -
*/
function generateAccountSASQueryParameters(accountSASSignatureValues, sharedKeyCredential) {
	return generateAccountSASQueryParametersInternal(accountSASSignatureValues, sharedKeyCredential).sasQueryParameters;
}
function generateAccountSASQueryParametersInternal(accountSASSignatureValues, sharedKeyCredential) {
	const version = accountSASSignatureValues.version ? accountSASSignatureValues.version : SERVICE_VERSION;
	if (accountSASSignatureValues.permissions && accountSASSignatureValues.permissions.setImmutabilityPolicy && version < "2020-08-04") throw RangeError("'version' must be >= '2020-08-04' when provided 'i' permission.");
	if (accountSASSignatureValues.permissions && accountSASSignatureValues.permissions.deleteVersion && version < "2019-10-10") throw RangeError("'version' must be >= '2019-10-10' when provided 'x' permission.");
	if (accountSASSignatureValues.permissions && accountSASSignatureValues.permissions.permanentDelete && version < "2019-10-10") throw RangeError("'version' must be >= '2019-10-10' when provided 'y' permission.");
	if (accountSASSignatureValues.permissions && accountSASSignatureValues.permissions.tag && version < "2019-12-12") throw RangeError("'version' must be >= '2019-12-12' when provided 't' permission.");
	if (accountSASSignatureValues.permissions && accountSASSignatureValues.permissions.filter && version < "2019-12-12") throw RangeError("'version' must be >= '2019-12-12' when provided 'f' permission.");
	if (accountSASSignatureValues.encryptionScope && version < "2020-12-06") throw RangeError("'version' must be >= '2020-12-06' when provided 'encryptionScope' in SAS.");
	const parsedPermissions = AccountSASPermissions.parse(accountSASSignatureValues.permissions.toString());
	const parsedServices = AccountSASServices.parse(accountSASSignatureValues.services).toString();
	const parsedResourceTypes = AccountSASResourceTypes.parse(accountSASSignatureValues.resourceTypes).toString();
	let stringToSign;
	if (version >= "2020-12-06") stringToSign = [
		sharedKeyCredential.accountName,
		parsedPermissions,
		parsedServices,
		parsedResourceTypes,
		accountSASSignatureValues.startsOn ? truncatedISO8061Date(accountSASSignatureValues.startsOn, false) : "",
		truncatedISO8061Date(accountSASSignatureValues.expiresOn, false),
		accountSASSignatureValues.ipRange ? ipRangeToString(accountSASSignatureValues.ipRange) : "",
		accountSASSignatureValues.protocol ? accountSASSignatureValues.protocol : "",
		version,
		accountSASSignatureValues.encryptionScope ? accountSASSignatureValues.encryptionScope : "",
		""
	].join("\n");
	else stringToSign = [
		sharedKeyCredential.accountName,
		parsedPermissions,
		parsedServices,
		parsedResourceTypes,
		accountSASSignatureValues.startsOn ? truncatedISO8061Date(accountSASSignatureValues.startsOn, false) : "",
		truncatedISO8061Date(accountSASSignatureValues.expiresOn, false),
		accountSASSignatureValues.ipRange ? ipRangeToString(accountSASSignatureValues.ipRange) : "",
		accountSASSignatureValues.protocol ? accountSASSignatureValues.protocol : "",
		version,
		""
	].join("\n");
	const signature = sharedKeyCredential.computeHMACSHA256(stringToSign);
	return {
		sasQueryParameters: new SASQueryParameters(version, signature, parsedPermissions.toString(), parsedServices, parsedResourceTypes, accountSASSignatureValues.protocol, accountSASSignatureValues.startsOn, accountSASSignatureValues.expiresOn, accountSASSignatureValues.ipRange, void 0, void 0, void 0, void 0, void 0, void 0, void 0, void 0, void 0, void 0, accountSASSignatureValues.encryptionScope),
		stringToSign
	};
}

// node_modules/@azure/storage-blob/dist/esm/BlobServiceClient.js
function isBlobGetUserDelegationKeyParameters(parameter) {
	if (!parameter || typeof parameter !== "object") return false;
	return parameter.expiresOn instanceof Date;
}
/**
* A BlobServiceClient represents a Client to the Azure Storage Blob service allowing you
* to manipulate blob containers.
*/
var BlobServiceClient = class BlobServiceClient extends StorageClient {
	/**
	* serviceContext provided by protocol layer.
	*/
	serviceContext;
	blobClientConfig;
	/**
	*
	* Creates an instance of BlobServiceClient from connection string.
	*
	* @param connectionString - Account connection string or a SAS connection string of an Azure storage account.
	*                                  [ Note - Account connection string can only be used in NODE.JS runtime. ]
	*                                  Account connection string example -
	*                                  `DefaultEndpointsProtocol=https;AccountName=myaccount;AccountKey=accountKey;EndpointSuffix=core.windows.net`
	*                                  SAS connection string example -
	*                                  `BlobEndpoint=https://myaccount.blob.core.windows.net/;QueueEndpoint=https://myaccount.queue.core.windows.net/;FileEndpoint=https://myaccount.file.core.windows.net/;TableEndpoint=https://myaccount.table.core.windows.net/;SharedAccessSignature=sasString`
	* @param options - Optional. Options to configure the HTTP pipeline.
	*/
	static fromConnectionString(connectionString, options) {
		options = options || {};
		const extractedCreds = extractConnectionStringParts(connectionString);
		if (extractedCreds.kind === "AccountConnString") {
			if (isNodeLike) {
				const sharedKeyCredential = new StorageSharedKeyCredential(extractedCreds.accountName, extractedCreds.accountKey);
				if (!options.proxyOptions) options.proxyOptions = getDefaultProxySettings(extractedCreds.proxyUri);
				const pipeline = newPipeline(sharedKeyCredential, options);
				return new BlobServiceClient(extractedCreds.url, pipeline);
			} else throw new Error("Account connection string is only supported in Node.js environment");
		} else if (extractedCreds.kind === "SASConnString") {
			const pipeline = newPipeline(new AnonymousCredential(), options);
			return new BlobServiceClient(extractedCreds.url + "?" + extractedCreds.accountSas, pipeline, options);
		} else throw new Error("Connection string must be either an Account connection string or a SAS connection string");
	}
	constructor(url, credentialOrPipeline, options) {
		options = options ?? {};
		let pipeline;
		if (isPipelineLike(credentialOrPipeline)) pipeline = credentialOrPipeline;
		else if (isNodeLike && credentialOrPipeline instanceof StorageSharedKeyCredential || credentialOrPipeline instanceof AnonymousCredential || isTokenCredential(credentialOrPipeline)) pipeline = newPipeline(credentialOrPipeline, options);
		else pipeline = newPipeline(new AnonymousCredential(), options);
		super(url, pipeline);
		this.serviceContext = this.storageClientContext.service;
		this.blobClientConfig = options;
	}
	/**
	* Creates a {@link ContainerClient} object
	*
	* @param containerName - A container name
	* @returns A new ContainerClient object for the given container name.
	*
	* Example usage:
	*
	* ```ts snippet:BlobServiceClientGetContainerClient
	* import { BlobServiceClient } from "@azure/storage-blob";
	* import { DefaultAzureCredential } from "@azure/identity";
	*
	* const account = "<account>";
	* const blobServiceClient = new BlobServiceClient(
	*   `https://${account}.blob.core.windows.net`,
	*   new DefaultAzureCredential(),
	* );
	*
	* const containerClient = blobServiceClient.getContainerClient("<container name>");
	* ```
	*/
	getContainerClient(containerName) {
		return new ContainerClient(appendToURLPath(this.url, encodeURIComponent(containerName)), this.pipeline, this.blobClientConfig);
	}
	/**
	* Create a Blob container. @see https://learn.microsoft.com/rest/api/storageservices/create-container
	*
	* @param containerName - Name of the container to create.
	* @param options - Options to configure Container Create operation.
	* @returns Container creation response and the corresponding container client.
	*/
	async createContainer(containerName, options = {}) {
		return tracingClient.withSpan("BlobServiceClient-createContainer", options, async (updatedOptions) => {
			const containerClient = this.getContainerClient(containerName);
			return {
				containerClient,
				containerCreateResponse: await containerClient.create(updatedOptions)
			};
		});
	}
	/**
	* Deletes a Blob container.
	*
	* @param containerName - Name of the container to delete.
	* @param options - Options to configure Container Delete operation.
	* @returns Container deletion response.
	*/
	async deleteContainer(containerName, options = {}) {
		return tracingClient.withSpan("BlobServiceClient-deleteContainer", options, async (updatedOptions) => {
			return this.getContainerClient(containerName).delete(updatedOptions);
		});
	}
	/**
	* Restore a previously deleted Blob container.
	* This API is only functional if Container Soft Delete is enabled for the storage account associated with the container.
	*
	* @param deletedContainerName - Name of the previously deleted container.
	* @param deletedContainerVersion - Version of the previously deleted container, used to uniquely identify the deleted container.
	* @param options - Options to configure Container Restore operation.
	* @returns Container deletion response.
	*/
	async undeleteContainer(deletedContainerName, deletedContainerVersion, options = {}) {
		return tracingClient.withSpan("BlobServiceClient-undeleteContainer", options, async (updatedOptions) => {
			const containerClient = this.getContainerClient(options.destinationContainerName || deletedContainerName);
			const containerContext = containerClient["storageClientContext"].container;
			return {
				containerClient,
				containerUndeleteResponse: assertResponse(await containerContext.restore({
					deletedContainerName,
					deletedContainerVersion,
					tracingOptions: updatedOptions.tracingOptions
				}))
			};
		});
	}
	/**
	* Gets the properties of a storage account’s Blob service, including properties
	* for Storage Analytics and CORS (Cross-Origin Resource Sharing) rules.
	* @see https://learn.microsoft.com/rest/api/storageservices/get-blob-service-properties
	*
	* @param options - Options to the Service Get Properties operation.
	* @returns Response data for the Service Get Properties operation.
	*/
	async getProperties(options = {}) {
		return tracingClient.withSpan("BlobServiceClient-getProperties", options, async (updatedOptions) => {
			return assertResponse(await this.serviceContext.getProperties({
				abortSignal: options.abortSignal,
				tracingOptions: updatedOptions.tracingOptions
			}));
		});
	}
	/**
	* Sets properties for a storage account’s Blob service endpoint, including properties
	* for Storage Analytics, CORS (Cross-Origin Resource Sharing) rules and soft delete settings.
	* @see https://learn.microsoft.com/rest/api/storageservices/set-blob-service-properties
	*
	* @param properties -
	* @param options - Options to the Service Set Properties operation.
	* @returns Response data for the Service Set Properties operation.
	*/
	async setProperties(properties, options = {}) {
		return tracingClient.withSpan("BlobServiceClient-setProperties", options, async (updatedOptions) => {
			return assertResponse(await this.serviceContext.setProperties(properties, {
				abortSignal: options.abortSignal,
				tracingOptions: updatedOptions.tracingOptions
			}));
		});
	}
	/**
	* Retrieves statistics related to replication for the Blob service. It is only
	* available on the secondary location endpoint when read-access geo-redundant
	* replication is enabled for the storage account.
	* @see https://learn.microsoft.com/rest/api/storageservices/get-blob-service-stats
	*
	* @param options - Options to the Service Get Statistics operation.
	* @returns Response data for the Service Get Statistics operation.
	*/
	async getStatistics(options = {}) {
		return tracingClient.withSpan("BlobServiceClient-getStatistics", options, async (updatedOptions) => {
			return assertResponse(await this.serviceContext.getStatistics({
				abortSignal: options.abortSignal,
				tracingOptions: updatedOptions.tracingOptions
			}));
		});
	}
	/**
	* The Get Account Information operation returns the sku name and account kind
	* for the specified account.
	* The Get Account Information operation is available on service versions beginning
	* with version 2018-03-28.
	* @see https://learn.microsoft.com/rest/api/storageservices/get-account-information
	*
	* @param options - Options to the Service Get Account Info operation.
	* @returns Response data for the Service Get Account Info operation.
	*/
	async getAccountInfo(options = {}) {
		return tracingClient.withSpan("BlobServiceClient-getAccountInfo", options, async (updatedOptions) => {
			return assertResponse(await this.serviceContext.getAccountInfo({
				abortSignal: options.abortSignal,
				tracingOptions: updatedOptions.tracingOptions
			}));
		});
	}
	/**
	* Returns a list of the containers under the specified account.
	* @see https://learn.microsoft.com/rest/api/storageservices/list-containers2
	*
	* @param marker - A string value that identifies the portion of
	*                        the list of containers to be returned with the next listing operation. The
	*                        operation returns the continuationToken value within the response body if the
	*                        listing operation did not return all containers remaining to be listed
	*                        with the current page. The continuationToken value can be used as the value for
	*                        the marker parameter in a subsequent call to request the next page of list
	*                        items. The marker value is opaque to the client.
	* @param options - Options to the Service List Container Segment operation.
	* @returns Response data for the Service List Container Segment operation.
	*/
	async listContainersSegment(marker, options = {}) {
		return tracingClient.withSpan("BlobServiceClient-listContainersSegment", options, async (updatedOptions) => {
			return assertResponse(await this.serviceContext.listContainersSegment({
				abortSignal: options.abortSignal,
				marker,
				...options,
				include: typeof options.include === "string" ? [options.include] : options.include,
				tracingOptions: updatedOptions.tracingOptions
			}));
		});
	}
	/**
	* The Filter Blobs operation enables callers to list blobs across all containers whose tags
	* match a given search expression. Filter blobs searches across all containers within a
	* storage account but can be scoped within the expression to a single container.
	*
	* @param tagFilterSqlExpression - The where parameter enables the caller to query blobs whose tags match a given expression.
	*                                        The given expression must evaluate to true for a blob to be returned in the results.
	*                                        The[OData - ABNF] filter syntax rule defines the formal grammar for the value of the where query parameter;
	*                                        however, only a subset of the OData filter syntax is supported in the Blob service.
	* @param marker - A string value that identifies the portion of
	*                          the list of blobs to be returned with the next listing operation. The
	*                          operation returns the continuationToken value within the response body if the
	*                          listing operation did not return all blobs remaining to be listed
	*                          with the current page. The continuationToken value can be used as the value for
	*                          the marker parameter in a subsequent call to request the next page of list
	*                          items. The marker value is opaque to the client.
	* @param options - Options to find blobs by tags.
	*/
	async findBlobsByTagsSegment(tagFilterSqlExpression, marker, options = {}) {
		return tracingClient.withSpan("BlobServiceClient-findBlobsByTagsSegment", options, async (updatedOptions) => {
			const response = assertResponse(await this.serviceContext.filterBlobs({
				abortSignal: options.abortSignal,
				where: tagFilterSqlExpression,
				marker,
				maxPageSize: options.maxPageSize,
				tracingOptions: updatedOptions.tracingOptions
			}));
			return {
				...response,
				_response: response._response,
				blobs: response.blobs.map((blob) => {
					let tagValue = "";
					if (blob.tags?.blobTagSet.length === 1) tagValue = blob.tags.blobTagSet[0].value;
					return {
						...blob,
						tags: toTags(blob.tags),
						tagValue
					};
				})
			};
		});
	}
	/**
	* Returns an AsyncIterableIterator for ServiceFindBlobsByTagsSegmentResponse.
	*
	* @param tagFilterSqlExpression -  The where parameter enables the caller to query blobs whose tags match a given expression.
	*                                         The given expression must evaluate to true for a blob to be returned in the results.
	*                                         The[OData - ABNF] filter syntax rule defines the formal grammar for the value of the where query parameter;
	*                                         however, only a subset of the OData filter syntax is supported in the Blob service.
	* @param marker - A string value that identifies the portion of
	*                          the list of blobs to be returned with the next listing operation. The
	*                          operation returns the continuationToken value within the response body if the
	*                          listing operation did not return all blobs remaining to be listed
	*                          with the current page. The continuationToken value can be used as the value for
	*                          the marker parameter in a subsequent call to request the next page of list
	*                          items. The marker value is opaque to the client.
	* @param options - Options to find blobs by tags.
	*/
	async *findBlobsByTagsSegments(tagFilterSqlExpression, marker, options = {}) {
		let response;
		if (!!marker || marker === void 0) do {
			response = await this.findBlobsByTagsSegment(tagFilterSqlExpression, marker, options);
			response.blobs = response.blobs || [];
			marker = response.continuationToken;
			yield response;
		} while (marker);
	}
	/**
	* Returns an AsyncIterableIterator for blobs.
	*
	* @param tagFilterSqlExpression -  The where parameter enables the caller to query blobs whose tags match a given expression.
	*                                         The given expression must evaluate to true for a blob to be returned in the results.
	*                                         The[OData - ABNF] filter syntax rule defines the formal grammar for the value of the where query parameter;
	*                                         however, only a subset of the OData filter syntax is supported in the Blob service.
	* @param options - Options to findBlobsByTagsItems.
	*/
	async *findBlobsByTagsItems(tagFilterSqlExpression, options = {}) {
		let marker;
		for await (const segment of this.findBlobsByTagsSegments(tagFilterSqlExpression, marker, options)) yield* segment.blobs;
	}
	/**
	* Returns an async iterable iterator to find all blobs with specified tag
	* under the specified account.
	*
	* .byPage() returns an async iterable iterator to list the blobs in pages.
	*
	* @see https://learn.microsoft.com/rest/api/storageservices/get-blob-service-properties
	*
	* ```ts snippet:BlobServiceClientFindBlobsByTags
	* import { BlobServiceClient } from "@azure/storage-blob";
	* import { DefaultAzureCredential } from "@azure/identity";
	*
	* const account = "<account>";
	* const blobServiceClient = new BlobServiceClient(
	*   `https://${account}.blob.core.windows.net`,
	*   new DefaultAzureCredential(),
	* );
	*
	* // Use for await to iterate the blobs
	* let i = 1;
	* for await (const blob of blobServiceClient.findBlobsByTags("tagkey='tagvalue'")) {
	*   console.log(`Blob ${i++}: ${blob.name}`);
	* }
	*
	* // Use iter.next() to iterate the blobs
	* i = 1;
	* const iter = blobServiceClient.findBlobsByTags("tagkey='tagvalue'");
	* let { value, done } = await iter.next();
	* while (!done) {
	*   console.log(`Blob ${i++}: ${value.name}`);
	*   ({ value, done } = await iter.next());
	* }
	*
	* // Use byPage() to iterate the blobs
	* i = 1;
	* for await (const page of blobServiceClient
	*   .findBlobsByTags("tagkey='tagvalue'")
	*   .byPage({ maxPageSize: 20 })) {
	*   for (const blob of page.blobs) {
	*     console.log(`Blob ${i++}: ${blob.name}`);
	*   }
	* }
	*
	* // Use paging with a marker
	* i = 1;
	* let iterator = blobServiceClient.findBlobsByTags("tagkey='tagvalue'").byPage({ maxPageSize: 2 });
	* let response = (await iterator.next()).value;
	* // Prints 2 blob names
	* if (response.blobs) {
	*   for (const blob of response.blobs) {
	*     console.log(`Blob ${i++}: ${blob.name}`);
	*   }
	* }
	* // Gets next marker
	* let marker = response.continuationToken;
	* // Passing next marker as continuationToken
	* iterator = blobServiceClient
	*   .findBlobsByTags("tagkey='tagvalue'")
	*   .byPage({ continuationToken: marker, maxPageSize: 10 });
	* response = (await iterator.next()).value;
	*
	* // Prints blob names
	* if (response.blobs) {
	*   for (const blob of response.blobs) {
	*     console.log(`Blob ${i++}: ${blob.name}`);
	*   }
	* }
	* ```
	*
	* @param tagFilterSqlExpression -  The where parameter enables the caller to query blobs whose tags match a given expression.
	*                                         The given expression must evaluate to true for a blob to be returned in the results.
	*                                         The[OData - ABNF] filter syntax rule defines the formal grammar for the value of the where query parameter;
	*                                         however, only a subset of the OData filter syntax is supported in the Blob service.
	* @param options - Options to find blobs by tags.
	*/
	findBlobsByTags(tagFilterSqlExpression, options = {}) {
		const listSegmentOptions = { ...options };
		const iter = this.findBlobsByTagsItems(tagFilterSqlExpression, listSegmentOptions);
		return {
			/**
			* The next method, part of the iteration protocol
			*/
			next() {
				return iter.next();
			},
			/**
			* The connection to the async iterator, part of the iteration protocol
			*/
			[Symbol.asyncIterator]() {
				return this;
			},
			/**
			* Return an AsyncIterableIterator that works a page at a time
			*/
			byPage: (settings = {}) => {
				return this.findBlobsByTagsSegments(tagFilterSqlExpression, settings.continuationToken, {
					maxPageSize: settings.maxPageSize,
					...listSegmentOptions
				});
			}
		};
	}
	/**
	* Returns an AsyncIterableIterator for ServiceListContainersSegmentResponses
	*
	* @param marker - A string value that identifies the portion of
	*                        the list of containers to be returned with the next listing operation. The
	*                        operation returns the continuationToken value within the response body if the
	*                        listing operation did not return all containers remaining to be listed
	*                        with the current page. The continuationToken value can be used as the value for
	*                        the marker parameter in a subsequent call to request the next page of list
	*                        items. The marker value is opaque to the client.
	* @param options - Options to list containers operation.
	*/
	async *listSegments(marker, options = {}) {
		let listContainersSegmentResponse;
		if (!!marker || marker === void 0) do {
			listContainersSegmentResponse = await this.listContainersSegment(marker, options);
			listContainersSegmentResponse.containerItems = listContainersSegmentResponse.containerItems || [];
			marker = listContainersSegmentResponse.continuationToken;
			yield await listContainersSegmentResponse;
		} while (marker);
	}
	/**
	* Returns an AsyncIterableIterator for Container Items
	*
	* @param options - Options to list containers operation.
	*/
	async *listItems(options = {}) {
		let marker;
		for await (const segment of this.listSegments(marker, options)) yield* segment.containerItems;
	}
	/**
	* Returns an async iterable iterator to list all the containers
	* under the specified account.
	*
	* .byPage() returns an async iterable iterator to list the containers in pages.
	*
	* ```ts snippet:BlobServiceClientListContainers
	* import { BlobServiceClient } from "@azure/storage-blob";
	* import { DefaultAzureCredential } from "@azure/identity";
	*
	* const account = "<account>";
	* const blobServiceClient = new BlobServiceClient(
	*   `https://${account}.blob.core.windows.net`,
	*   new DefaultAzureCredential(),
	* );
	*
	* // Use for await to iterate the containers
	* let i = 1;
	* for await (const container of blobServiceClient.listContainers()) {
	*   console.log(`Container ${i++}: ${container.name}`);
	* }
	*
	* // Use iter.next() to iterate the containers
	* i = 1;
	* const iter = blobServiceClient.listContainers();
	* let { value, done } = await iter.next();
	* while (!done) {
	*   console.log(`Container ${i++}: ${value.name}`);
	*   ({ value, done } = await iter.next());
	* }
	*
	* // Use byPage() to iterate the containers
	* i = 1;
	* for await (const page of blobServiceClient.listContainers().byPage({ maxPageSize: 20 })) {
	*   for (const container of page.containerItems) {
	*     console.log(`Container ${i++}: ${container.name}`);
	*   }
	* }
	*
	* // Use paging with a marker
	* i = 1;
	* let iterator = blobServiceClient.listContainers().byPage({ maxPageSize: 2 });
	* let response = (await iterator.next()).value;
	*
	* // Prints 2 container names
	* if (response.containerItems) {
	*   for (const container of response.containerItems) {
	*     console.log(`Container ${i++}: ${container.name}`);
	*   }
	* }
	*
	* // Gets next marker
	* let marker = response.continuationToken;
	* // Passing next marker as continuationToken
	* iterator = blobServiceClient
	*   .listContainers()
	*   .byPage({ continuationToken: marker, maxPageSize: 10 });
	* response = (await iterator.next()).value;
	*
	* // Prints 10 container names
	* if (response.containerItems) {
	*   for (const container of response.containerItems) {
	*     console.log(`Container ${i++}: ${container.name}`);
	*   }
	* }
	* ```
	*
	* @param options - Options to list containers.
	* @returns An asyncIterableIterator that supports paging.
	*/
	listContainers(options = {}) {
		if (options.prefix === "") options.prefix = void 0;
		const include = [];
		if (options.includeDeleted) include.push("deleted");
		if (options.includeMetadata) include.push("metadata");
		if (options.includeSystem) include.push("system");
		const listSegmentOptions = {
			...options,
			...include.length > 0 ? { include } : {}
		};
		const iter = this.listItems(listSegmentOptions);
		return {
			/**
			* The next method, part of the iteration protocol
			*/
			next() {
				return iter.next();
			},
			/**
			* The connection to the async iterator, part of the iteration protocol
			*/
			[Symbol.asyncIterator]() {
				return this;
			},
			/**
			* Return an AsyncIterableIterator that works a page at a time
			*/
			byPage: (settings = {}) => {
				return this.listSegments(settings.continuationToken, {
					maxPageSize: settings.maxPageSize,
					...listSegmentOptions
				});
			}
		};
	}
	async getUserDelegationKey(startsOnOrParam, expiresOnOrOption, options = {}) {
		let startsOn = startsOnOrParam;
		let expiresOn = expiresOnOrOption;
		let userDelegationTid = void 0;
		let getUserDelegationKeyOptions = options;
		if (isBlobGetUserDelegationKeyParameters(startsOnOrParam)) {
			startsOn = startsOnOrParam.startsOn;
			expiresOn = startsOnOrParam.expiresOn;
			userDelegationTid = startsOnOrParam.delegatedUserTenantId;
			getUserDelegationKeyOptions = expiresOnOrOption;
			getUserDelegationKeyOptions = getUserDelegationKeyOptions ?? {};
		}
		return tracingClient.withSpan("BlobServiceClient-getUserDelegationKey", getUserDelegationKeyOptions, async (updatedOptions) => {
			const response = assertResponse(await this.serviceContext.getUserDelegationKey({
				startsOn: truncatedISO8061Date(startsOn, false),
				expiresOn: truncatedISO8061Date(expiresOn, false),
				delegatedUserTid: userDelegationTid
			}, {
				abortSignal: getUserDelegationKeyOptions.abortSignal,
				tracingOptions: updatedOptions.tracingOptions
			}));
			const userDelegationKey = {
				signedObjectId: response.signedObjectId,
				signedTenantId: response.signedTenantId,
				signedStartsOn: new Date(response.signedStartsOn),
				signedExpiresOn: new Date(response.signedExpiresOn),
				signedService: response.signedService,
				signedVersion: response.signedVersion,
				signedDelegatedUserTenantId: response.signedDelegatedUserTenantId,
				value: response.value
			};
			return {
				_response: response._response,
				requestId: response.requestId,
				clientRequestId: response.clientRequestId,
				version: response.version,
				date: response.date,
				errorCode: response.errorCode,
				...userDelegationKey
			};
		});
	}
	/**
	* Creates a BlobBatchClient object to conduct batch operations.
	*
	* @see https://learn.microsoft.com/rest/api/storageservices/blob-batch
	*
	* @returns A new BlobBatchClient object for this service.
	*/
	getBlobBatchClient() {
		return new BlobBatchClient(this.url, this.pipeline);
	}
	/**
	* Only available for BlobServiceClient constructed with a shared key credential.
	*
	* Generates a Blob account Shared Access Signature (SAS) URI based on the client properties
	* and parameters passed in. The SAS is signed by the shared key credential of the client.
	*
	* @see https://learn.microsoft.com/rest/api/storageservices/create-account-sas
	*
	* @param expiresOn - Optional. The time at which the shared access signature becomes invalid. Default to an hour later if not provided.
	* @param permissions - Specifies the list of permissions to be associated with the SAS.
	* @param resourceTypes - Specifies the resource types associated with the shared access signature.
	* @param options - Optional parameters.
	* @returns An account SAS URI consisting of the URI to the resource represented by this client, followed by the generated SAS token.
	*/
	generateAccountSasUrl(expiresOn, permissions = AccountSASPermissions.parse("r"), resourceTypes = "sco", options = {}) {
		if (!(this.credential instanceof StorageSharedKeyCredential)) throw RangeError("Can only generate the account SAS when the client is initialized with a shared key credential");
		if (expiresOn === void 0) expiresOn = new Date((/* @__PURE__ */ new Date()).getTime() + 36e5);
		const sas = generateAccountSASQueryParameters({
			permissions,
			expiresOn,
			resourceTypes,
			services: AccountSASServices.parse("b").toString(),
			...options
		}, this.credential).toString();
		return appendToURLQuery(this.url, sas);
	}
	/**
	* Only available for BlobServiceClient constructed with a shared key credential.
	*
	* Generates string to sign for a Blob account Shared Access Signature (SAS) URI based on
	* the client properties and parameters passed in. The SAS is signed by the shared key credential of the client.
	*
	* @see https://learn.microsoft.com/rest/api/storageservices/create-account-sas
	*
	* @param expiresOn - Optional. The time at which the shared access signature becomes invalid. Default to an hour later if not provided.
	* @param permissions - Specifies the list of permissions to be associated with the SAS.
	* @param resourceTypes - Specifies the resource types associated with the shared access signature.
	* @param options - Optional parameters.
	* @returns An account SAS URI consisting of the URI to the resource represented by this client, followed by the generated SAS token.
	*/
	generateSasStringToSign(expiresOn, permissions = AccountSASPermissions.parse("r"), resourceTypes = "sco", options = {}) {
		if (!(this.credential instanceof StorageSharedKeyCredential)) throw RangeError("Can only generate the account SAS when the client is initialized with a shared key credential");
		if (expiresOn === void 0) expiresOn = new Date((/* @__PURE__ */ new Date()).getTime() + 36e5);
		return generateAccountSASQueryParametersInternal({
			permissions,
			expiresOn,
			resourceTypes,
			services: AccountSASServices.parse("b").toString(),
			...options
		}, this.credential).stringToSign;
	}
};

// src/objects/az/answer.ts
/** An answer of 2xx that is none of Azure's, such as a login page. */
var NotAzure = class extends Error {
	status;
	/** Empty where an object was asked for. */
	body;
	constructor(status, body) {
		super(`Not an answer of Azure: ${status}.`);
		this.status = status;
		this.body = body;
	}
};
/**
* Lets pass what Azure's blob service answers, which always says by which version of its API. The SDK would look for an
* answer in anything, and find none in ways of its own.
*/
const azureOnly = { create: (next) => ({ async sendRequest(request) {
	const answer = await next.sendRequest(request);
	const { status, headers, bodyAsText, readableStreamBody } = answer;
	if (status < 200 || status >= 300 || headers.get("x-ms-version") !== void 0) return answer;
	readableStreamBody?.on("error", () => {});
	if (readableStreamBody !== void 0 && "destroy" in readableStreamBody) readableStreamBody.destroy();
	const isPage = /^text\/html/i.test(headers.get("content-type") ?? "");
	throw new NotAzure(status, bodyAsText || (isPage ? "<html" : ""));
} }) };

// src/objects/az/bounded.ts
const ANY_STATUS = Number.POSITIVE_INFINITY;
/** An answer of 2xx that is longer than any of Azure's. */
var TooLong = class extends Error {
	status;
	constructor(status) {
		super(`An answer of more than any list has: ${status}.`);
		this.status = status;
	}
};
/**
* A client that holds no more of an answer in memory than one of Azure has. The SDK by itself collects whatever comes;
* so each answer is taken as a stream, of which that of an object goes on as it is.
*/
var BoundedBlobServiceClient = class extends BlobServiceClient {
	constructor(url, pipeline) {
		super(url, pipeline);
		this.storageClientContext.pipeline.addPolicy({
			name: "boundedAnswers",
			async sendRequest(request, next) {
				const { streamResponseStatusCodes: streamed } = request;
				request.streamResponseStatusCodes = /* @__PURE__ */ new Set([ANY_STATUS]);
				const answer = await next(request).finally(() => {
					if (streamed === void 0) delete request.streamResponseStatusCodes;
					else request.streamResponseStatusCodes = streamed;
				});
				const { status, readableStreamBody: body } = answer;
				if (body === void 0 || streamed?.has(status) || streamed?.has(ANY_STATUS)) return answer;
				delete answer.readableStreamBody;
				answer.bodyAsText = await textOf(body, status);
				return answer;
			}
		}, { afterPhase: "Sign" });
	}
};
async function textOf(body, status) {
	if (status >= 300 && body instanceof Readable) return beginningOf(body, REFUSAL_BYTES);
	const chunks = [];
	const isTooMuch = xmlBound();
	for await (const chunk of body) {
		if (isTooMuch(chunk)) throw new TooLong(status);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString();
}

// src/objects/az/connection-string.ts
/** The account that every emulator has; its key is published by Microsoft and no secret. */
const developerAccount = {
	name: "devstoreaccount1",
	key: "Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw=="
};
const FROM = "AZURE_STORAGE_CONNECTION_STRING";
const FIX = "Copy the whole text from `az storage account show-connection-string` into the secret.";
/**
* Reads `Name=value;…` as Azure writes it for a storage account.
* @throws ExpectedError that repeats nothing of it.
*/
function readConnectionString(text) {
	const parts = new Map(text.trim().split(";").filter((part) => part.trim() !== "").map((part) => {
		const [, name = "", value = ""] = /^\s*([^=]*)=(.*)$/s.exec(part) ?? [];
		return [name.toLowerCase(), value.trim()];
	}));
	if (/^true$/i.test(parts.get("usedevelopmentstorage") ?? "")) {
		const { name, key } = developerAccount;
		const endpoint = `${parts.get("developmentstorageproxyuri") ?? "http://127.0.0.1"}:10000/${name}`;
		if (!URL.canParse(endpoint)) throw new ExpectedError(`The \`DevelopmentStorageProxyUri\` in ${FROM} is no URL.`, { fix: "Write it as `http://HOST`, without a port." });
		return {
			account: name,
			endpoint,
			login: {
				kind: "key",
				from: FROM,
				key
			}
		};
	}
	const account = parts.get("accountname");
	const key = parts.get("accountkey");
	const token = parts.get("sharedaccesssignature")?.replace(/^\?/, "");
	const endpoint = parts.get("blobendpoint") ?? usualEndpoint(account, parts);
	if (endpoint === void 0 || !URL.canParse(endpoint)) throw new ExpectedError(`${FROM} has neither an \`AccountName\` nor a \`BlobEndpoint\`.`, { fix: FIX });
	if (key) return {
		account,
		endpoint,
		login: {
			kind: "key",
			from: FROM,
			key
		}
	};
	if (token) return {
		account,
		endpoint,
		login: {
			kind: "sas",
			from: FROM,
			token
		}
	};
	throw new ExpectedError(`${FROM} has neither an \`AccountKey\` nor a \`SharedAccessSignature\`.`, { fix: FIX });
}
function usualEndpoint(account, parts) {
	if (!account) return void 0;
	return `${parts.get("defaultendpointsprotocol") ?? "https"}://${account}.blob.${parts.get("endpointsuffix") ?? "core.windows.net"}`;
}

// src/objects/az/account.ts
/** What is tried again, and for how long, is decided in one place for all sources. */
const PIPELINE = {
	retryOptions: { maxTries: 1 },
	userAgentOptions: { userAgentPrefix: "go-pgo-action" }
};
/** The blob service of the public and the sovereign clouds. */
const AZURES_OWN = /\.(core\.(windows\.net|chinacloudapi\.cn|usgovcloudapi\.net|cloudapi\.de)|storage\.azure\.net)$/;
/** Characters of the 64 bytes in base64 of which Azure makes its keys; emulators take others. */
const KEY_LENGTH = 88;
/**
* Finds the account and its credentials where the Azure CLI looks for them: the connection string, the key, the SAS
* token, else who is logged in.
* @throws ExpectedError when the account is not known, or what a variable holds cannot be meant.
*/
async function openAccount(address, { env, mask }) {
	for (const secret of secretsIn(env)) mask(secret);
	const connection = connectionFor(address, env);
	const name = address.account ?? connection?.account ?? (env["AZURE_STORAGE_ACCOUNT"] || void 0);
	const endpoint = endpointOf(address.endpoint ?? connection?.endpoint ?? (env["AZURE_STORAGE_SERVICE_ENDPOINT"] || void 0), name);
	const login = connection?.login ?? loginOf(env);
	const secrets = [.../* @__PURE__ */ new Set([...secretsIn(env), ...secretsOf(login)])];
	for (const secret of secrets) mask(secret);
	return {
		service: await open(endpoint, name, login, mask),
		endpoint,
		login,
		secrets
	};
}
/** Undefined where it is of another account than the one that is named. */
function connectionFor({ account }, env) {
	const text = env["AZURE_STORAGE_CONNECTION_STRING"];
	if (!text) return void 0;
	const connection = readConnectionString(text);
	return account === void 0 || connection.account === void 0 || connection.account === account ? connection : void 0;
}
function loginOf(env) {
	const key = env["AZURE_STORAGE_KEY"]?.trim();
	if (key) return {
		kind: "key",
		from: "AZURE_STORAGE_KEY",
		key
	};
	const token = env["AZURE_STORAGE_SAS_TOKEN"]?.trim().replace(/^\?/, "");
	if (token) return {
		kind: "sas",
		from: "AZURE_STORAGE_SAS_TOKEN",
		token
	};
	return { kind: "identity" };
}
/** URL of the blob service without a slash at its end. */
function endpointOf(given, account) {
	if (account !== void 0 && !/^[a-z0-9]{3,24}$/.test(account)) throw new ExpectedError(`"${excerpt(account)}" is no name of an Azure storage account.`, { fix: "It has 3 to 24 lower-case letters and digits, and stands before `.blob.core.windows.net`." });
	if (given === void 0) {
		if (account !== void 0) return `https://${account}.blob.core.windows.net`;
		throw new ExpectedError("The Azure storage account is not named.", { fix: "Write `account: NAME` beside `az:`, or set AZURE_STORAGE_ACCOUNT." });
	}
	const url = URL.canParse(given) ? new URL(given) : void 0;
	if (url === void 0 || !/^https?:$/.test(url.protocol)) throw new ExpectedError("AZURE_STORAGE_SERVICE_ENDPOINT is no http or https URL.", { fix: "Write it like https://ACCOUNT.blob.core.windows.net." });
	const path = url.pathname.replace(/\/+$/, "");
	const isEmulator = /^(localhost|\[.*\]|[\d.]+)$/.test(url.hostname);
	return `${url.origin}${path === "" && isEmulator && account !== void 0 ? `/${account}` : path}`;
}
async function open(endpoint, account, login, mask) {
	const url = login.kind === "sas" ? `${endpoint}?${login.token}` : endpoint;
	const pipeline = newPipeline(await credentialOf(endpoint, account, login, mask), PIPELINE);
	pipeline.factories.unshift(azureOnly);
	return new BoundedBlobServiceClient(url, pipeline);
}
async function credentialOf(endpoint, account, login, mask) {
	switch (login.kind) {
		case "sas": return new AnonymousCredential();
		case "key": return new StorageSharedKeyCredential(account ?? accountIn(endpoint), checkedKey(login, endpoint));
		case "identity": return masked(await (await import("./identity.js")).findIdentity(), mask);
	}
}
/** Masks every token that was obtained: a service may repeat it. */
function masked(credential, mask) {
	return { async getToken(scopes, options) {
		const token = await credential.getToken(scopes, options);
		if (token !== null) mask(token.token);
		return token;
	} };
}
/** The first label of the host, as Azure names its own. */
function accountIn(endpoint) {
	const { hostname, pathname } = new URL(endpoint);
	const name = /^(localhost|\[.*\]|[\d.]+)$/.test(hostname) ? pathname.split("/")[1] : hostname.split(".")[0];
	if (name) return name;
	throw new ExpectedError("The Azure storage account that the key belongs to is not named.", { fix: "Write `account: NAME` beside `az:`, or set AZURE_STORAGE_ACCOUNT." });
}
function checkedKey({ key, from }, endpoint) {
	const problem = problemOf(key, AZURES_OWN.test(new URL(endpoint).hostname));
	if (problem === void 0) return key;
	throw new ExpectedError(`${from} holds no key of a storage account: ${problem}.`, { fix: `Copy the whole ${from === "AZURE_STORAGE_KEY" ? "key from `az storage account keys list`" : "text from `az storage account show-connection-string`"}.` });
}
function problemOf(key, isAzures) {
	if (!/^[A-Za-z0-9+/]+={0,2}$/.test(key)) return "it is not in base64";
	if (isAzures && key.length !== KEY_LENGTH) return `it has ${key.length} characters in the place of ${KEY_LENGTH}`;
	if (key.length < 16 || key.length % 4 !== 0) return `it has ${key.length} characters, as if it had been cut`;
}
function secretsIn(env) {
	const { AZURE_STORAGE_CONNECTION_STRING: connection, AZURE_STORAGE_KEY: key, AZURE_STORAGE_SAS_TOKEN: sas, AZURE_CLIENT_SECRET: secret } = env;
	return [
		connection,
		key,
		sas,
		secret
	].filter((text) => text !== void 0 && text !== "");
}
/** The signature alone, too, as it is and as a URL has it. */
function secretsOf(login) {
	if (login.kind === "identity") return [];
	if (login.kind === "key") return login.key === developerAccount.key ? [] : [login.key];
	const encoded = /(?:^|&)sig=([^&]*)/.exec(login.token)?.[1];
	const decoded = new URLSearchParams(login.token).get("sig");
	return [
		login.token,
		encoded,
		decoded
	].filter((text) => !!text);
}

// src/objects/az/errors.ts
const FIX_LOGIN = "Run azure/login in a step before, or set AZURE_STORAGE_KEY, AZURE_STORAGE_SAS_TOKEN or AZURE_STORAGE_CONNECTION_STRING from a secret.";
const FIX_ENDPOINT = "Let `endpoint` or AZURE_STORAGE_SERVICE_ENDPOINT be the URL of the blob service itself, such as https://ACCOUNT.blob.core.windows.net.";
const FIX_CLOCK = "Set the clock of this machine: Azure compares a request's time with its own.";
const FIX_ACCOUNT = "Check the name of the storage account, and the endpoint where it has another than usual.";
/** What to do, by Azure's code. */
const FIXES = {
	AuthenticationFailed: ({ login }) => wrongLogin(login),
	InvalidAuthenticationInfo: ({ login }) => wrongLogin(login),
	AuthorizationPermissionMismatch: ({ login, role }) => refusedLogin(login, role),
	InsufficientAccountPermissions: ({ login, role }) => refusedLogin(login, role),
	AuthorizationResourceTypeMismatch: "Make an SAS token for containers and objects (`--resource-types co`).",
	AuthorizationServiceMismatch: "Make an SAS token for the blob service (`--services b`).",
	AuthorizationProtocolMismatch: "Let the endpoint be an https URL.",
	AuthorizationSourceIPMismatch: "Allow the address of this runner in the SAS token.",
	KeyBasedAuthenticationNotPermitted: ({ role }) => `This account takes no keys: log in by azure/login instead, with the role ${role}.`,
	PublicAccessNotPermitted: FIX_LOGIN,
	NoAuthenticationInformation: FIX_LOGIN,
	ContainerNotFound: "Check the name of the container and the storage account.",
	BlobNotFound: "Check the path; it is case-sensitive. An object of a list may have been deleted meanwhile.",
	ResourceNotFound: "Check the names of the container and the storage account.",
	InvalidResourceName: "Check the name of the container: lower-case letters, digits and single dashes.",
	OutOfRangeInput: "Check the names of the container and the storage account.",
	AccountIsDisabled: "Ask the owner of the storage account.",
	BlobArchived: "Rehydrate it to another tier first, or choose newer ones by `max-age`."
};
function wrongLogin(login) {
	if (login.kind === "identity") return "Check the inputs of azure/login, and that the storage account belongs to its tenant.";
	if (login.kind === "key") return `Check the key in ${login.from}: it is not one of this account, or was exchanged meanwhile.`;
	const end = new URLSearchParams(login.token).get("se") ?? "";
	return Date.parse(end) < Date.now() ? `The SAS token in ${login.from} expired at ${excerpt(end, 40)}: make a new one, or log in by azure/login.` : `Check the SAS token in ${login.from}: it may belong to another account, or was cut when it was copied.`;
}
function refusedLogin(login, role) {
	const firewall = "the firewall of the storage account must let this machine in";
	if (login.kind === "key") return `Check the network rules: ${firewall}.`;
	if (login.kind === "sas") return `Make the SAS token in ${login.from} with the permissions read, list and, to write, create and write; ${firewall}, too.`;
	return `Grant the identity the role ${role} on the storage account, which not even its owner has by itself; ${firewall}, too.`;
}
/** The sentence for what happened; undefined for what is a bug. The error itself is not kept: its request holds secrets. */
function azureFailure(error, request) {
	if (error instanceof EndpointError) return error;
	if (error instanceof NotAzure) return notStorage(request, error.body, error.status);
	if (error instanceof TooLong) return tooLong(request, error.status);
	if (!(error instanceof Error)) return void 0;
	const thrown = error;
	if (typeof error.message !== "string" || typeof error.name !== "string") return notStorage(request, thrown.response?.bodyAsText ?? "", thrown.statusCode ?? 200);
	if (/Credential|Authentication/.test(error.name) && thrown.statusCode === void 0) return noToken(thrown, request);
	if (thrown.errorResponse !== void 0) return noToken(thrown, request);
	if (/non-TLS protected/.test(error.message)) return new EndpointError(`${request.failed}: a login's token is not sent over plain http.`, { fix: "Let the endpoint be an https URL, or use a key." });
	const { statusCode = 200 } = thrown;
	if (isUnreadable(thrown) && statusCode < 300) return notStorage(request, thrown.response?.bodyAsText ?? "", statusCode);
	if (thrown.statusCode !== void 0) return refused(thrown.statusCode, thrown, request);
	return broken(thrown, request);
}
/** What came is no XML, whatever its status; the library's sentence about it is for programmers. */
function isUnreadable({ code, message }) {
	return code === "PARSE_ERROR" || /^Error .* (parsing|deserializ)/i.test(message);
}
function refused(status, thrown, request) {
	const headers = thrown.response?.headers;
	const body = thrown.response?.bodyAsText ?? "";
	const code = headers?.get("x-ms-error-code") ?? (isUnreadable(thrown) ? void 0 : thrown.code);
	if (isPage(body)) return notStorage(request, body, status);
	const words = wordsOf(thrown, code, request);
	const said = [code ?? `status ${status}`, ...words === "" ? [] : [`"${words}"`]].join(": ");
	const fix = code === void 0 ? void 0 : FIXES[code];
	const canHeal = status === 408 || status === 429 || status >= 500;
	const clock = isAboutTime(detailOf(thrown)) && request.login.kind !== "sas";
	return new EndpointError(`${request.failed}: ${said}.`, {
		fix: clock ? FIX_CLOCK : (typeof fix === "function" ? fix(request) : fix) ?? usualFix(status, words, request),
		...canHeal && {
			retry: "soon",
			retryAfter: retryAfterOf(headers?.get("retry-after"))
		}
	});
}
function usualFix(status, words, { login, role }) {
	if (status === 401 || /failed to authenticate/i.test(words)) return wrongLogin(login);
	if (status === 403) return refusedLogin(login, role);
	if (status === 404) return FIX_ACCOUNT;
	if (status === 429 || status >= 500) return "Try again later; if it stays so, look at the status page of Azure.";
	return FIX_ENDPOINT;
}
/** What Azure says of times is shown with its sentence; the rest of its details repeats what was signed. */
function wordsOf(thrown, code, request) {
	const answer = thrown.response?.bodyAsText ?? "";
	const [sentence = ""] = (isUnreadable(thrown) ? answer.trim() : messageOf(thrown)).split(/\r?\n/);
	const body = /<Message>([^<\r\n]*)/.exec(answer)?.[1];
	const words = safe(body ?? (sentence === code ? "" : sentence), request);
	const detail = detailOf(thrown);
	if (!isAboutTime(detail)) return words;
	return `${words}${words === "" ? "" : ". "}${safe(detail, request)}`;
}
function detailOf({ details, response }) {
	return details?.authenticationErrorDetail ?? details?.AuthenticationErrorDetail ?? /<AuthenticationErrorDetail>([^<]*)</.exec(response?.bodyAsText ?? "")?.[1] ?? "";
}
function isAboutTime(detail) {
	return /date header|time frame|signed expiry|lifetime|expired|not yet valid/i.test(detail) && !/string to sign/i.test(detail);
}
/** Nobody is logged in, or Microsoft Entra refused who is. */
function noToken(thrown, request) {
	const { error, errorDescription } = thrown.errorResponse ?? {};
	const refusal = /AADSTS\d+:[^\r\n]*/.exec(`${errorDescription ?? ""}\n${messageOf(thrown)}`)?.[0] ?? errorDescription ?? error;
	if (refusal === void 0 && /Aggregate|Unavailable/.test(thrown.name)) return new EndpointError(`${request.failed}: no credentials for Azure were found.`, { fix: FIX_LOGIN });
	const words = safe(refusal?.replace(/\s+(Trace|Correlation) ID:.*/, "") ?? messageOf(thrown), request);
	return new EndpointError(`${request.failed}: Azure gave no token for the login: "${words}".`, { fix: /time range|not yet valid|AADSTS700024/i.test(words) ? FIX_CLOCK : "Check AZURE_CLIENT_ID, AZURE_TENANT_ID and AZURE_CLIENT_SECRET where they are set, or the inputs of azure/login." });
}
/** Codes of what happens to the file that is written, for which the store is not to blame. */
const OF_THE_DISK = /^E(NOSPC|DQUOT|FBIG|IO|ROFS|ACCES|PERM|MFILE|NFILE|NOENT|NOTDIR|ISDIR)$/;
function broken(thrown, request) {
	if (OF_THE_DISK.test(thrown.code ?? "")) return void 0;
	if (/received less data|premature close|aborted|ERR_STREAM_PREMATURE_CLOSE/i.test(`${thrown.message} ${thrown.code}`)) return new EndpointError(`${request.failed}: ${new URL(request.endpoint).origin} broke off in the middle.`, {
		fix: "Look at what stands between this machine and the store.",
		retry: "soon"
	});
	const name = new URL(request.endpoint).origin;
	const code = thrown.code === "REQUEST_SEND_ERROR" ? /\bE[A-Z]{4,}\b/.exec(thrown.message)?.[0] : thrown.code;
	const failure = connectionFailure({ code }, name, FIX_ACCOUNT);
	if (failure === void 0) return void 0;
	const isUnknown = code === "ENOTFOUND";
	return new EndpointError(`${request.failed}: ${safe(failure.message, request)}.`, {
		fix: isUnknown ? FIX_ACCOUNT : failure.fix ?? FIX_ACCOUNT,
		retry: failure.retry
	});
}
/** An answer that no blob service gives. */
function notStorage(request, body, status = 200) {
	const title = safe(/<title>([^<]*)<\/title>/i.exec(body)?.[1] ?? "", request);
	const what = isPage(body) ? "a web page" : "something else";
	const { origin } = new URL(request.endpoint);
	return new EndpointError(`${request.failed}: ${origin} answered ${status} with ${what}${title === "" ? "" : ` ("${title}")`}, not as Azure Blob Storage does.`, {
		fix: FIX_ENDPOINT,
		...(status === 429 || status >= 500) && { retry: "soon" }
	});
}
function tooLong({ failed, endpoint }, status) {
	const { origin } = new URL(endpoint);
	return new EndpointError(`${failed}: ${origin} answered ${status} with more than any list of Azure Blob Storage has.`, { fix: FIX_ENDPOINT });
}
function isPage(text) {
	return /^\s*(<!doctype html|<html)/i.test(text);
}
function safe(text, { secrets }) {
	return excerpt(redact(text, secrets), 240).replace(/\.$/, "");
}

// src/objects/az/az.ts
/** Milliseconds for one page of a list, retries included. */
const LIST_TIMEOUT = 12e4;
/** Milliseconds for one object, retries included. */
const OBJECT_TIMEOUT = 3e5;
/** Azure would give 5,000 at a time; fewer need less memory. */
const PAGE_SIZE = 1e3;
/** What is needed of a page; the SDK takes any XML for one. */
const PAGE = object({
	continuationToken: optional(string()),
	segment: object({ blobItems: array(object({
		name: string(),
		properties: object({
			contentLength: optional(number()),
			lastModified: pipe(date(), check((date) => !Number.isNaN(date.getTime())))
		}),
		metadata: optional(record(string(), unknown()))
	})) })
});
/**
* Opens a container of Azure Blob Storage with the credentials that the Azure CLI would take, or with whom azure/login
* logged in.
* @throws ExpectedError when the storage account is not known, or a variable holds what cannot be meant.
*/
const openAzureBlobs = async (address, context) => {
	context.signal.throwIfAborted();
	const account = await openAccount(address, context);
	return new AzureStore(account, address, context);
};
/** The SDK looks into whatever it got, and is surprised: by XML that is no list, by an object without an ETag. */
function notAzures(error) {
	throw error instanceof TypeError || error instanceof RangeError ? new NotAzure(200, "") : error;
}
var AzureStore = class {
	#container;
	#account;
	#address;
	#signal;
	#disk;
	constructor(account, address, { signal, disk }) {
		this.#container = account.service.getContainerClient(address.bucket);
		this.#account = account;
		this.#address = address;
		this.#signal = signal;
		this.#disk = disk;
	}
	async *list(prefix) {
		const request = this.#request(`${this.#nameOf(prefix)} cannot be listed`, "Storage Blob Data Reader");
		const watch = pageWatch(this.#nameOf(prefix));
		let continuationToken;
		do {
			const page = await this.#ask(request, LIST_TIMEOUT, async (abortSignal) => {
				const pages = this.#container.listBlobsFlat({
					prefix,
					abortSignal,
					includeMetadata: true
				}).byPage({
					maxPageSize: PAGE_SIZE,
					...continuationToken && { continuationToken }
				});
				const { value } = await orAborted(pages.next().catch(notAzures), abortSignal);
				if (!is(PAGE, value)) throw new NotAzure(200, "");
				return value;
			});
			const { blobItems } = page.segment;
			for (const { name, properties, metadata } of blobItems) {
				if (metadata?.["hdi_isfolder"] === "true") continue;
				yield {
					key: name,
					bytes: properties.contentLength ?? 0,
					modified: properties.lastModified.getTime()
				};
			}
			const next = page.continuationToken || void 0;
			watch(blobItems.length, next);
			continuationToken = next;
		} while (continuationToken !== void 0);
	}
	async download(key, path, maxBytes) {
		const name = this.#nameOf(key);
		const request = this.#request(`${name} cannot be read`, "Storage Blob Data Reader");
		await this.#ask(request, OBJECT_TIMEOUT, async (abortSignal) => {
			const asked = this.#container.getBlobClient(key).download(0, void 0, {
				abortSignal,
				maxRetryRequests: 0
			});
			const body = (await orAborted(asked.catch(notAzures), abortSignal)).readableStreamBody;
			if (!(body instanceof Readable)) throw new TypeError("The SDK gave no stream of Node.");
			await saveObject(body, path, {
				name,
				maxBytes,
				signal: abortSignal,
				disk: this.#disk
			});
		});
	}
	async upload(key, bytes) {
		const request = this.#request(`${this.#nameOf(key)} cannot be written`, "Storage Blob Data Contributor");
		await this.#ask(request, OBJECT_TIMEOUT, async (abortSignal) => {
			const asked = this.#container.getBlockBlobClient(key).upload(bytes, bytes.length, {
				abortSignal,
				blobHTTPHeaders: { blobContentType: "application/octet-stream" }
			});
			await orAborted(asked, abortSignal);
		});
	}
	[Symbol.dispose]() {}
	#nameOf(key) {
		return printableName(objectName(this.#address, key));
	}
	#request(failed, role) {
		const { endpoint, login, secrets } = this.#account;
		return {
			failed,
			role,
			endpoint,
			login,
			secrets
		};
	}
	#ask(request, timeout, task) {
		const once = async (signal) => {
			try {
				return await task(signal);
			} catch (error) {
				signal.throwIfAborted();
				if (error instanceof ExpectedError) throw error;
				throw azureFailure(error, request) ?? error;
			}
		};
		return attemptRepeatedly(once, {
			name: request.failed.replace(/ cannot .*/, ""),
			window: 0,
			timeout,
			signal: this.#signal,
			progress: () => {}
		});
	}
};

export { openAzureBlobs };