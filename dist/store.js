// src/objects/store.ts
const openers = {
	s3: async () => (await import("./s3.js")).openS3,
	gs: async () => (await import("./gs.js")).openGoogleStorage,
	az: async () => (await import("./az.js")).openAzureBlobs
};
/** Opens a bucket, whoever keeps it; its client is loaded only now. */
async function openStore(address, context) {
	return (await openers[address.scheme]())(address, context);
}
/** How an object is named to people: `s3://bucket/key`. */
function objectName({ scheme, bucket }, key) {
	return `${scheme}://${bucket}/${key}`;
}

export { openStore as n, objectName as t };