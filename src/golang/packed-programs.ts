import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { array, type GenericSchema, type InferOutput, object, optional, safeParse, string } from 'valibot';
import { ExpectedError } from '../system/errors.ts';
import { count } from '../system/format.ts';
import {
  beginsProgram,
  type Limits,
  type Member,
  membersOf,
  membersOfFolder,
  membersOfTar,
} from '../system/members.ts';
import { printableName } from '../system/text.ts';

/**
 * Finds the Go programs in the files of a release: a folder, a tar archive, a Debian package, or a container image in a file.
 *
 *     await findPrograms('dist/shop_1.4.0_linux_amd64.tar.gz', …)
 *     // { programs: [{ name: 'shop/bin/server', path: '/tmp/…/program-1' }], others: 2 }
 *
 * A Go program is an executable that holds the magic bytes of Go's build information. Executables that are not Go programs are only
 * counted. The bytes of a Go program in an archive go into a scratch file with a generated name, because `go version -m` reads a file.
 *
 * A container image is an OCI image layout (a folder or a tar archive), or a file that `docker save` writes. The scanner reads an image
 * twice. The scanner first reads the JSON documents, which list the layers of each platform's image, and then the layers, which are tar
 * archives. As in a container, a file of a later layer replaces the file with the same name in earlier layers, and a file `.wh.NAME`
 * removes NAME.
 */

/** A Go program in a folder, an archive or an image. */
export interface PackedProgram {
  /** The path of the program inside the archive, with unprintable characters replaced, because an archive may contain any name. */
  readonly name: string;
  /** The file on disk that contains the program's bytes. */
  readonly path: string;
}

/** The programs in a folder, an archive or an image. */
export interface PackedPrograms {
  readonly programs: readonly PackedProgram[];
  /** The number of executables that are not Go programs. */
  readonly others: number;
}

/** A folder, an archive or an image in which Go programs are searched. */
export interface Packing {
  /** The path of a folder, or of a file that `holdsMembers` recognizes as an archive. */
  readonly path: string;
  /** The name of the folder or file in messages. */
  readonly name: string;
  /** The folder into which found programs are written. */
  readonly scratch: string;
  readonly limits: Limits;
}

/**
 * Finds the Go programs in a folder, an archive, a package or a container image.
 * @throws ExpectedError if this program cannot read the format, or if the archive or image is broken or too large.
 */
export async function findPrograms(packing: Packing): Promise<PackedPrograms> {
  const isFolder = (await stat(packing.path)).isDirectory();
  const { path, name, limits } = packing;
  const walk = () => (isFolder ? membersOfFolder(path, limits) : membersOf(path, name, limits));
  const scanner = new Scanner(packing.scratch, name);
  const documents = new Map<string, unknown>();
  const outside = await scanner.scan(withoutDocuments(walk(), documents));
  const images = imagesOf(documents, name);
  if (images === undefined) return { programs: [...outside.programs.values()], others: outside.others };
  const layers = await readLayers(walk(), new Set(images.flat()), scanner, packing);
  const programs = new Map<string, PackedProgram>();
  for (const image of images)
    for (const program of inImage(image, layers, name)) programs.set(program.path, program);
  let others = 0;
  for (const layer of layers.values()) others += layer.others;
  return { programs: [...programs.values()], others };
}

/**
 * The programs in a part of an archive, such as a layer of an image, and the names of all files in this part. In an image, the files of a
 * layer replace files of earlier layers.
 */
interface Scanned {
  readonly programs: ReadonlyMap<string, PackedProgram>;
  readonly files: ReadonlySet<string>;
  readonly others: number;
}

/** The maximum number of Go programs that are kept. */
const MOST_PROGRAMS = 100;
const BUILD_INFO = Buffer.from('\xff Go buildinf:', 'latin1');

class Scanner {
  readonly #scratch: string;
  readonly #name: string;
  #found = 0;
  #written = 0;

  constructor(scratch: string, name: string) {
    this.#scratch = scratch;
    this.#name = name;
  }

  async scan(members: AsyncIterable<Member>): Promise<Scanned> {
    const programs = new Map<string, PackedProgram>();
    const files = new Set<string>();
    let others = 0;
    for await (const member of members) {
      const inside = plainPath(member.name);
      files.add(inside);
      programs.delete(inside);
      if (!member.isFile) continue;
      const read = await this.#read(member);
      if (read === 'other program') others += 1;
      if (typeof read === 'string') continue;
      this.#found += 1;
      if (this.#found > MOST_PROGRAMS)
        throw new ExpectedError(`${this.#name} holds more than ${count(MOST_PROGRAMS, 'Go program')}.`, {
          fix: 'Name one of them.',
        });
      programs.set(inside, { name: printableName(inside), path: read.path });
    }
    return { programs, files, others };
  }

  /** Writes a program of an archive into a scratch file, and looks for the magic bytes while it writes. */
  async #read({
    content,
    path,
  }: Member): Promise<'no program' | 'other program' | { readonly path: string }> {
    const chunks = content[Symbol.asyncIterator]();
    let begin = Buffer.alloc(0);
    while (begin.length < 8) {
      const { value, done } = await chunks.next();
      if (done) break;
      begin = Buffer.concat([begin, value]);
    }
    if (!beginsProgram(begin)) {
      await chunks.return?.();
      return 'no program';
    }
    let isGo = false;
    async function* searched(): AsyncGenerator<Uint8Array> {
      let tail = Buffer.alloc(0);
      for (
        let chunk: Uint8Array | undefined = begin;
        chunk !== undefined;
        chunk = (await chunks.next()).value
      ) {
        const joined = Buffer.concat([tail, chunk]);
        isGo ||= joined.includes(BUILD_INFO);
        tail = joined.subarray(Math.max(0, joined.length - BUILD_INFO.length + 1));
        yield chunk;
      }
    }
    if (path !== undefined) {
      for await (const _ of searched()) if (isGo) break;
      await chunks.return?.();
      return isGo ? { path } : 'other program';
    }
    this.#written += 1;
    const file = join(this.#scratch, `program-${this.#written}`);
    await pipeline(Readable.from(searched()), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    if (isGo) return { path: file };
    await rm(file);
    return 'other program';
  }
}

/**
 * Returns the path of a file or folder in an archive, without empty elements and `.`. For example, `./usr/bin/server` and
 * `/usr/bin/server/` become `usr/bin/server`.
 */
function plainPath(name: string): string {
  const elements = name.split('/');
  return elements.filter((element) => element !== '' && element !== '.').join('/');
}

const LONGEST_DOCUMENT = 4 * 1024 * 1024;
const LONGEST_DOCUMENTS = 32 * 1024 * 1024;
const DOCUMENT = /^(index\.json|manifest\.json|blobs\/[^/]+\/[^/]+)$/;

/** Yields the members of an archive except for the JSON documents of an image, and adds these documents to `documents`. */
async function* withoutDocuments(
  members: AsyncIterable<Member>,
  documents: Map<string, unknown>,
): AsyncGenerator<Member> {
  let left = LONGEST_DOCUMENTS;
  for await (const member of members) {
    const inside = plainPath(member.name);
    const isDocument = member.isFile && DOCUMENT.test(inside);
    if (!isDocument || (await claimedBytes(member)) > Math.min(left, LONGEST_DOCUMENT)) {
      yield member;
      continue;
    }
    const chunks: Uint8Array[] = [];
    for await (const chunk of member.content) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const document = parsed(bytes);
    if (document === undefined) yield { ...member, content: Readable.from([bytes]) };
    else {
      left -= bytes.length;
      documents.set(inside, document);
    }
  }
}

async function claimedBytes({ path, bytes }: Member): Promise<number> {
  return path === undefined ? bytes : (await stat(path)).size;
}

/** @returns the parsed JSON; undefined if the bytes are not a JSON object or array. */
function parsed(bytes: Buffer): unknown {
  if (!/^\s*[[{]/.test(bytes.toString('latin1', 0, 64))) return undefined;
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

const Index = object({ manifests: array(object({ digest: string() })) });
const Manifest = object({ layers: array(object({ digest: string(), mediaType: optional(string()) })) });
const Saved = array(object({ Layers: array(string()) }));

function parsedAs<T extends GenericSchema>(schema: T, document: unknown): InferOutput<T> | undefined {
  const result = safeParse(schema, document);
  return result.success ? result.output : undefined;
}

/** The paths of an image's layers inside the layout, the lowest layer first. */
type LayerPaths = readonly string[];

/** The maximum depth of nested image indexes that are read. */
const DEEPEST_INDEX = 3;
const MOST_IMAGES = 100;

/**
 * Returns the layers of the images that the JSON documents describe; undefined if the documents describe no image.
 * @throws ExpectedError for an image without layers.
 */
function imagesOf(documents: ReadonlyMap<string, unknown>, name: string): readonly LayerPaths[] | undefined {
  const saved = parsedAs(Saved, documents.get('manifest.json'));
  const index = parsedAs(Index, documents.get('index.json'));
  if (saved === undefined && index === undefined) return undefined;
  const images = new Map<string, LayerPaths>();
  const visit = ({ manifests }: InferOutput<typeof Index>, depth: number): void => {
    for (const { digest } of manifests) {
      const blob = blobOf(digest);
      const inner = parsedAs(Index, documents.get(blob));
      if (inner !== undefined && depth < DEEPEST_INDEX) visit(inner, depth + 1);
      const layers = parsedAs(Manifest, documents.get(blob))?.layers ?? [];
      // Leave out attestations, which are JSON documents in the list of layers.
      const files = layers.filter(({ mediaType = '' }) => !mediaType.includes('in-toto'));
      if (files.length > 0 && images.size < MOST_IMAGES)
        images.set(
          blob,
          files.map((layer) => blobOf(layer.digest)),
        );
    }
  };
  if (index !== undefined) visit(index, 1);
  if (images.size > 0) return [...images.values()];
  if (saved !== undefined && saved.length > 0) return saved.map(({ Layers }) => Layers.map(plainPath));
  throw new ExpectedError(
    `${name} is a container image, but the manifests of the image are missing in this file.`,
    {
      fix: 'Save the image again, such as with `docker save -o FILE IMAGE`.',
    },
  );
}

/**
 * Returns the path of the file that a digest names in an image layout. For example, the digest `sha256:0123` is in the file
 * `blobs/sha256/0123`.
 */
function blobOf(digest: string): string {
  return `blobs/${digest.replace(':', '/')}`;
}

const IMAGE_COMMAND = 'docker cp CONTAINER:/ FOLDER';

async function readLayers(
  members: AsyncIterable<Member>,
  wanted: ReadonlySet<string>,
  scanner: Scanner,
  { name, limits }: Packing,
): Promise<ReadonlyMap<string, Scanned>> {
  const layers = new Map<string, Scanned>();
  for await (const { name: path, isFile, content } of members) {
    const inside = plainPath(path);
    if (!isFile || !wanted.has(inside) || layers.has(inside)) continue;
    const layer = `${name}: ${printableName(inside)}`;
    layers.set(inside, await scanner.scan(membersOfTar(content, layer, limits, IMAGE_COMMAND)));
  }
  return layers;
}

/** Returns the programs that a container of this image has. @throws ExpectedError if a layer is missing. */
function inImage(
  image: LayerPaths,
  layers: ReadonlyMap<string, Scanned>,
  name: string,
): readonly PackedProgram[] {
  const programs = new Map<string, PackedProgram>();
  for (const path of image) {
    const layer = layers.get(path);
    if (layer === undefined)
      throw new ExpectedError(
        `${name} is a container image, but the layer ${printableName(path)} is missing in this file.`,
        {
          fix: 'Save the image again, such as with `docker save -o FILE IMAGE`.',
        },
      );
    for (const earlier of programs.keys()) if (isReplacedIn(earlier, layer.files)) programs.delete(earlier);
    for (const [inside, program] of layer.programs) programs.set(inside, program);
  }
  return [...programs.values()];
}

/** True if a layer with these files replaces or removes an earlier file, or removes a folder above the file. */
function isReplacedIn(earlier: string, files: ReadonlySet<string>): boolean {
  if (files.has(earlier)) return true;
  const parts = earlier.split('/');
  return parts.some((part, at) => {
    const folder = parts
      .slice(0, at)
      .map((each) => `${each}/`)
      .join('');
    return files.has(`${folder}.wh.${part}`) || files.has(`${folder}.wh..wh..opq`);
  });
}
