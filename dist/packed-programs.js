import { S as optional, j as string, k as safeParse, t as array, x as object } from "./dist3.js";
import { n as ExpectedError } from "./errors.js";
import { O as count, g as printableName } from "./start.js";
import { a as membersOfFolder, i as membersOf, n as beginsProgram, o as membersOfTar } from "./members.js";
import { Readable } from "node:stream";
import { rm, stat } from "node:fs/promises";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline as pipeline$1 } from "node:stream/promises";

// src/golang/packed-programs.ts
/**
* Finds the Go programs in a folder, an archive, a package or a container image.
* @throws ExpectedError if this program cannot read the format, or if the archive or image is broken or too large.
*/
async function findPrograms(packing) {
	const isFolder = (await stat(packing.path)).isDirectory();
	const { path, name, limits } = packing;
	const walk = () => isFolder ? membersOfFolder(path, limits) : membersOf(path, name, limits);
	const scanner = new Scanner(packing.scratch, name);
	const documents = /* @__PURE__ */ new Map();
	const outside = await scanner.scan(withoutDocuments(walk(), documents));
	const images = imagesOf(documents, name);
	if (images === void 0) return {
		programs: [...outside.programs.values()],
		others: outside.others
	};
	const layers = await readLayers(walk(), new Set(images.flat()), scanner, packing);
	const programs = /* @__PURE__ */ new Map();
	for (const image of images) for (const program of inImage(image, layers, name)) programs.set(program.path, program);
	let others = 0;
	for (const layer of layers.values()) others += layer.others;
	return {
		programs: [...programs.values()],
		others
	};
}
/** The maximum number of Go programs that are kept. */
const MOST_PROGRAMS = 100;
const BUILD_INFO = Buffer.from("ÿ Go buildinf:", "latin1");
var Scanner = class {
	#scratch;
	#name;
	#found = 0;
	#written = 0;
	constructor(scratch, name) {
		this.#scratch = scratch;
		this.#name = name;
	}
	async scan(members) {
		const programs = /* @__PURE__ */ new Map();
		const files = /* @__PURE__ */ new Set();
		let others = 0;
		for await (const member of members) {
			const inside = plainPath(member.name);
			files.add(inside);
			programs.delete(inside);
			if (!member.isFile) continue;
			const read = await this.#read(member);
			if (read === "other program") others += 1;
			if (typeof read === "string") continue;
			this.#found += 1;
			if (this.#found > MOST_PROGRAMS) throw new ExpectedError(`${this.#name} holds more than ${count(MOST_PROGRAMS, "Go program")}.`, { fix: "Name one of them." });
			programs.set(inside, {
				name: printableName(inside),
				path: read.path
			});
		}
		return {
			programs,
			files,
			others
		};
	}
	/** Writes a program of an archive into a scratch file, and looks for the magic bytes while it writes. */
	async #read({ content, path }) {
		const chunks = content[Symbol.asyncIterator]();
		let begin = Buffer.alloc(0);
		while (begin.length < 8) {
			const { value, done } = await chunks.next();
			if (done) break;
			begin = Buffer.concat([begin, value]);
		}
		if (!beginsProgram(begin)) {
			await chunks.return?.();
			return "no program";
		}
		let isGo = false;
		async function* searched() {
			let tail = Buffer.alloc(0);
			for (let chunk = begin; chunk !== void 0; chunk = (await chunks.next()).value) {
				const joined = Buffer.concat([tail, chunk]);
				isGo ||= joined.includes(BUILD_INFO);
				tail = joined.subarray(Math.max(0, joined.length - BUILD_INFO.length + 1));
				yield chunk;
			}
		}
		if (path !== void 0) {
			for await (const _ of searched()) if (isGo) break;
			await chunks.return?.();
			return isGo ? { path } : "other program";
		}
		this.#written += 1;
		const file = join(this.#scratch, `program-${this.#written}`);
		await pipeline$1(Readable.from(searched()), createWriteStream(file, {
			flags: "wx",
			mode: 384
		}));
		if (isGo) return { path: file };
		await rm(file);
		return "other program";
	}
};
/**
* Returns the path of a file or folder in an archive, without empty elements and `.`. For example, `./usr/bin/server` and
* `/usr/bin/server/` become `usr/bin/server`.
*/
function plainPath(name) {
	return name.split("/").filter((element) => element !== "" && element !== ".").join("/");
}
const LONGEST_DOCUMENT = 4194304;
const LONGEST_DOCUMENTS = 33554432;
const DOCUMENT = /^(index\.json|manifest\.json|blobs\/[^/]+\/[^/]+)$/;
/** Yields the members of an archive except for the JSON documents of an image, and adds these documents to `documents`. */
async function* withoutDocuments(members, documents) {
	let left = LONGEST_DOCUMENTS;
	for await (const member of members) {
		const inside = plainPath(member.name);
		if (!(member.isFile && DOCUMENT.test(inside)) || await claimedBytes(member) > Math.min(left, LONGEST_DOCUMENT)) {
			yield member;
			continue;
		}
		const chunks = [];
		for await (const chunk of member.content) chunks.push(chunk);
		const bytes = Buffer.concat(chunks);
		const document = parsed(bytes);
		if (document === void 0) yield {
			...member,
			content: Readable.from([bytes])
		};
		else {
			left -= bytes.length;
			documents.set(inside, document);
		}
	}
}
async function claimedBytes({ path, bytes }) {
	return path === void 0 ? bytes : (await stat(path)).size;
}
/** @returns the parsed JSON; undefined if the bytes are not a JSON object or array. */
function parsed(bytes) {
	if (!/^\s*[[{]/.test(bytes.toString("latin1", 0, 64))) return void 0;
	try {
		return JSON.parse(bytes.toString());
	} catch {
		return;
	}
}
const Index = object({ manifests: array(object({ digest: string() })) });
const Manifest = object({ layers: array(object({
	digest: string(),
	mediaType: optional(string())
})) });
const Saved = array(object({ Layers: array(string()) }));
function parsedAs(schema, document) {
	const result = safeParse(schema, document);
	return result.success ? result.output : void 0;
}
/** The maximum depth of nested image indexes that are read. */
const DEEPEST_INDEX = 3;
const MOST_IMAGES = 100;
/**
* Returns the layers of the images that the JSON documents describe; undefined if the documents describe no image.
* @throws ExpectedError for an image without layers.
*/
function imagesOf(documents, name) {
	const saved = parsedAs(Saved, documents.get("manifest.json"));
	const index = parsedAs(Index, documents.get("index.json"));
	if (saved === void 0 && index === void 0) return void 0;
	const images = /* @__PURE__ */ new Map();
	const visit = ({ manifests }, depth) => {
		for (const { digest } of manifests) {
			const blob = blobOf(digest);
			const inner = parsedAs(Index, documents.get(blob));
			if (inner !== void 0 && depth < DEEPEST_INDEX) visit(inner, depth + 1);
			const files = (parsedAs(Manifest, documents.get(blob))?.layers ?? []).filter(({ mediaType = "" }) => !mediaType.includes("in-toto"));
			if (files.length > 0 && images.size < MOST_IMAGES) images.set(blob, files.map((layer) => blobOf(layer.digest)));
		}
	};
	if (index !== void 0) visit(index, 1);
	if (images.size > 0) return [...images.values()];
	if (saved !== void 0 && saved.length > 0) return saved.map(({ Layers }) => Layers.map(plainPath));
	throw new ExpectedError(`${name} is a container image, but the manifests of the image are missing in this file.`, { fix: "Save the image again, such as with `docker save -o FILE IMAGE`." });
}
/**
* Returns the path of the file that a digest names in an image layout. For example, the digest `sha256:0123` is in the file
* `blobs/sha256/0123`.
*/
function blobOf(digest) {
	return `blobs/${digest.replace(":", "/")}`;
}
const IMAGE_COMMAND = "docker cp CONTAINER:/ FOLDER";
async function readLayers(members, wanted, scanner, { name, limits }) {
	const layers = /* @__PURE__ */ new Map();
	for await (const { name: path, isFile, content } of members) {
		const inside = plainPath(path);
		if (!isFile || !wanted.has(inside) || layers.has(inside)) continue;
		const layer = `${name}: ${printableName(inside)}`;
		layers.set(inside, await scanner.scan(membersOfTar(content, layer, limits, IMAGE_COMMAND)));
	}
	return layers;
}
/** Returns the programs that a container of this image has. @throws ExpectedError if a layer is missing. */
function inImage(image, layers, name) {
	const programs = /* @__PURE__ */ new Map();
	for (const path of image) {
		const layer = layers.get(path);
		if (layer === void 0) throw new ExpectedError(`${name} is a container image, but the layer ${printableName(path)} is missing in this file.`, { fix: "Save the image again, such as with `docker save -o FILE IMAGE`." });
		for (const earlier of programs.keys()) if (isReplacedIn(earlier, layer.files)) programs.delete(earlier);
		for (const [inside, program] of layer.programs) programs.set(inside, program);
	}
	return [...programs.values()];
}
/** True if a layer with these files replaces or removes an earlier file, or removes a folder above the file. */
function isReplacedIn(earlier, files) {
	if (files.has(earlier)) return true;
	const parts = earlier.split("/");
	return parts.some((part, at) => {
		const folder = parts.slice(0, at).map((each) => `${each}/`).join("");
		return files.has(`${folder}.wh.${part}`) || files.has(`${folder}.wh..wh..opq`);
	});
}

export { findPrograms };