import { A as getCoreClientOptions, B as StorageSharedKeyCredential, C as iEqual, D as truncatedISO8061Date, E as toTags, F as HTTP_VERSION_1_1, G as authorizeRequestOnTenantChallenge, H as logger, I as HeaderConstants, K as isTokenCredential, L as SERVICE_VERSION, M as newPipeline, N as BATCH_MAX_PAYLOAD_IN_BYTES, O as StorageContextClient, P as HTTPURLConnection, R as StorageOAuthScopes, S as getURLPathAndQuery, T as parseObjectReplicationRecord, U as stringifyXML, V as AnonymousCredential, W as toHttpHeadersLike, _ as appendToURLPath, a as streamToBuffer2, b as extractConnectionStringParts, c as generateBlobSASQueryParametersInternal, d as tracingClient, f as StorageClient, g as EscapePath, h as ConvertInternalResponseOfListBlobHierarchy, i as PageBlobClient, j as isPipelineLike, k as Pipeline, l as SASQueryParameters, m as ConvertInternalResponseOfListBlobFlat, n as BlobClient, o as BlobLeaseClient, p as BlobNameToString, r as BlockBlobClient, s as generateBlobSASQueryParameters, t as AppendBlobClient, u as ipRangeToString, v as appendToURLQuery, w as isIpEndpointStyle, x as getURLPath, y as assertResponse, z as storageSharedKeyCredentialPolicy } from "./Clients.js";
import { T as createEmptyPipeline, _ as randomUUID, a as bearerTokenAuthenticationPolicy, f as getDefaultProxySettings, g as isNodeLike, r as serializationPolicy, s as createHttpHeaders } from "./serviceClient.js";
import { y as networkFor } from "./api.js";
import { Ei as messageOf, Wr as excerpt, xi as ExpectedError } from "./start.js";
import { a as storeOf, i as sendSigned, r as heldBody, t as NotTheStore } from "./store-requests.js";

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

// src/collect/az.ts
/** Azure would give 5,000 at a time; fewer need less memory. */
const PAGE_SIZE = 1e3;
/**
* Opens a container of Azure Blob Storage with a connection string, key or SAS token of the environment, else with the login that the SDK's
* default chain finds (azure/login, workload or managed identity).
* @throws ExpectedError when the storage account is not known.
*/
async function openAzureBlobs(address, context) {
	const container = (await serviceFor(address, context)).getContainerClient(address.bucket);
	return storeOf({
		async page(prefix, continuationToken, abortSignal) {
			const { value } = await container.listBlobsFlat({
				prefix,
				abortSignal,
				includeMetadata: true
			}).byPage({
				maxPageSize: PAGE_SIZE,
				continuationToken
			}).next();
			const { blobItems } = value.segment;
			if (blobItems.some(({ name }) => typeof name !== "string")) throw new NotTheStore("the list");
			return {
				items: blobItems.filter(({ metadata }) => metadata?.["hdi_isfolder"] !== "true").map(({ name, properties: { contentLength = 0, lastModified } }) => {
					return {
						key: name,
						bytes: contentLength,
						modified: lastModified.getTime()
					};
				}),
				next: value.continuationToken || void 0
			};
		},
		async read(key, abortSignal) {
			const options = {
				abortSignal,
				maxRetryRequests: 0
			};
			const { readableStreamBody } = await container.getBlobClient(key).download(0, void 0, options);
			return readableStreamBody;
		},
		async write(key, bytes, abortSignal) {
			await container.getBlockBlobClient(key).upload(bytes, bytes.length, {
				abortSignal,
				blobHTTPHeaders: { blobContentType: "application/octet-stream" }
			});
		}
	}, HINTS, address, context);
}
const HINTS = {
	product: "Azure Blob Storage",
	credentials: "Run azure/login in a step before, or set AZURE_STORAGE_KEY, AZURE_STORAGE_SAS_TOKEN or AZURE_STORAGE_CONNECTION_STRING from a secret; check that it is of this account, whole and not expired, the firewall of the account, and the clock of this machine.",
	permission: (action) => `${action} permission, for a login the role Storage Blob Data ${action === "write" ? "Contributor" : "Reader"} on the storage account`,
	endpoint: "`account` and `endpoint`",
	refusalOf(error) {
		const { code, statusCode, response, message } = error;
		const body = response?.bodyAsText ?? "";
		const unreadable = code === "PARSE_ERROR" || /^Error .* (parsing|deserializ)/i.test(message);
		const words = /<Message>([^<\r\n]*)/.exec(body)?.[1] ?? message.split(/\r?\n/)[0] ?? "";
		return {
			status: statusCode,
			code: response?.headers.get("x-ms-error-code") ?? code ?? error.name,
			words,
			retryAfter: response?.headers.get("retry-after"),
			unreadable
		};
	}
};
async function serviceFor(address, { env, mask }) {
	const connection = env["AZURE_STORAGE_CONNECTION_STRING"];
	const key = env["AZURE_STORAGE_KEY"]?.trim();
	const token = env["AZURE_STORAGE_SAS_TOKEN"]?.trim().replace(/^\?/, "");
	const signatures = [/(?:^|&)sig=([^&]*)/.exec(token ?? "")?.[1], new URLSearchParams(token).get("sig")];
	for (const secret of [
		connection,
		key,
		token,
		...signatures,
		env["AZURE_CLIENT_SECRET"]
	]) if (secret) mask(secret);
	const options = {
		httpClient: httpClient(env),
		retryOptions: { maxTries: 1 },
		userAgentOptions: { userAgentPrefix: "go-pgo-action" }
	};
	if (connection && address.endpoint === void 0) {
		const service = fromConnectionString(connection, options);
		if (address.account === void 0 || address.account === service.accountName) return service;
	}
	const account = address.account || env["AZURE_STORAGE_ACCOUNT"];
	const endpoint = endpointOf(address.endpoint, account);
	if (key) {
		const name = account ?? new URL(endpoint).hostname.split(".")[0] ?? "";
		return new BlobServiceClient(endpoint, newPipeline(new StorageSharedKeyCredential(name, key), options));
	}
	if (token) return new BlobServiceClient(`${endpoint}?${token}`, newPipeline(new AnonymousCredential(), options));
	const { DefaultAzureCredential } = await import("./esm.js");
	const login = new DefaultAzureCredential();
	return new BlobServiceClient(endpoint, newPipeline({ async getToken(...args) {
		const found = await login.getToken(...args);
		mask(found.token);
		return found;
	} }, options));
}
function fromConnectionString(text, options) {
	try {
		return BlobServiceClient.fromConnectionString(text, options);
	} catch (error) {
		const why = excerpt(messageOf(error), 120);
		throw new ExpectedError(`AZURE_STORAGE_CONNECTION_STRING cannot be used: ${why}`, { fix: "Copy the whole text from `az storage account show-connection-string` into the secret." });
	}
}
/** URL of the blob service without a slash at its end. */
function endpointOf(given, account) {
	const url = given ?? `https://${account}.blob.core.windows.net`;
	if (!URL.canParse(url) || !given && !account) {
		const message = account ? `\`${excerpt(account)}\` is no` : "There is no name of an";
		throw new ExpectedError(`${message} Azure storage account.`, { fix: "Write `account: NAME` into the source, or set AZURE_STORAGE_ACCOUNT." });
	}
	const { origin, hostname, pathname } = new URL(url);
	const path = pathname.replace(/\/+$/, "");
	const isEmulator = /^(localhost|\[.*\]|[\d.]+)$/.test(hostname);
	return `${origin}${path === "" && isEmulator && account ? `/${account}` : path}`;
}
/** Sends the SDK's requests as all others are sent. Azure's blob service always says by which version of its API it answers. */
function httpClient(env) {
	const network = networkFor(env);
	const isOurs = (headers) => headers["x-ms-version"] !== void 0;
	return { async sendRequest(request) {
		const [, origin = "", path = ""] = /^(\w+:\/\/[^/?]+)(.*)$/s.exec(request.url) ?? [];
		const { method, body, streamResponseStatusCodes: streamed } = request;
		const signal = request.abortSignal instanceof AbortSignal ? request.abortSignal : void 0;
		const headers = request.headers.toJson({ preserveCase: true });
		const answer = await sendSigned(network, {
			origin,
			path,
			method,
			headers,
			body,
			signal
		}, isOurs);
		const received = request.headers.clone();
		for (const name of received.headerNames()) received.remove(name);
		for (const [name, value] of Object.entries(answer.headers)) received.set(name, value);
		const { status } = answer;
		if (status < 300 && (streamed?.has(status) || streamed?.has(Number.POSITIVE_INFINITY))) return {
			request,
			status,
			headers: received,
			readableStreamBody: answer.body
		};
		return {
			request,
			status,
			headers: received,
			bodyAsText: (await heldBody(answer)).toString()
		};
	} };
}

export { openAzureBlobs };