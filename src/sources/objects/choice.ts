import picomatch from 'picomatch';
import { ExpectedError } from '../../system/errors.ts';
import type { Finding } from '../../system/errors.ts';
import { type ObjectAddress, type ObjectStore, objectName, type StoredObject } from '../../objects/store.ts';
import { duration } from '../../system/text.ts';
import { excerpt, printableName } from '../../system/text.ts';
import { compare, leftOutByAge, leftOutByLimit } from '../newest.ts';
import type { ObjectSource } from '../source.ts';

/** Objects that are taken where the source says neither `limit` nor `max-age`. */
export const DEFAULT_LIMIT = 1_000;
/** Objects that are looked at; a list of more takes minutes. */
export const MAX_LISTED = 1_000_000;
/** Objects next to a place with none that are looked at, and names that are shown. */
const NEIGHBOURS = { looked: 1_000, shown: 5 };

/** How the keys of archived result documents end. */
export const RESULT_SUFFIX = '.result.json';

export interface Choice {
  /** The newest first; of equally new ones, by key. */
  readonly objects: readonly StoredObject[];
  readonly findings: readonly Finding[];
}

/** Which keys a path stands for, and how these begin. */
export interface KeyPattern {
  readonly prefix: string;
  matches(key: string): boolean;
}

const GLOB = /[*?[{]/;

/** One object, all whose keys begin so, or those that match a glob; a key that is the path itself always matches. */
export function keyPattern(path: string): KeyPattern {
  const begin = path.search(GLOB);
  if (begin === -1) return { prefix: path, matches: (key) => key.startsWith(path) };
  const matchesGlob = picomatch(path, { nonegate: true });
  return { prefix: path.slice(0, begin), matches: (key) => key === path || matchesGlob(key) };
}

/**
 * Lists the place and chooses by `max-age` and `limit`; no more objects than are chosen are held.
 * @param wants which of those below a prefix are of use; default: all but result documents.
 * @throws ExpectedError when nothing is there or young enough, or too much to look at.
 */
export async function chooseObjects(
  store: ObjectStore,
  source: ObjectSource,
  now: Date,
  maxListed = MAX_LISTED,
  wants?: (key: string) => boolean,
): Promise<Choice> {
  const { address, maxAge, limit } = source;
  const pattern = keyPattern(address.path);
  const isUseful = wants === undefined ? isNoResult : GLOB.test(address.path) ? () => true : wants;
  const most = limit ?? (maxAge === undefined ? DEFAULT_LIMIT : maxListed);
  const chosen = new Newest(most);
  let [listed, found, youngest] = [0, 0, 0];
  for await (const object of store.list(pattern.prefix)) {
    listed += 1;
    if (listed > maxListed) throw tooMany(address, pattern.prefix, maxListed);
    if (isFolder(object) || !pattern.matches(object.key)) continue;
    // What is named exactly is meant, and not what only begins alike.
    if (object.key === address.path) return { objects: [young(object, source, now)], findings: [] };
    if (!isUseful(object.key)) continue;
    found += 1;
    youngest = Math.max(youngest, object.modified);
    if (maxAge === undefined || now.getTime() - object.modified <= maxAge) chosen.add(object);
  }
  if (found === 0) throw await nothingFound(store, address);
  if (chosen.added === 0) throw allTooOld(found, maxAge ?? 0, now.getTime() - youngest);
  return { objects: chosen.take(), findings: notes(found, chosen.added, source) };
}

/** What `archive` keeps beside the profiles is none of them. */
function isNoResult(key: string): boolean {
  return !key.endsWith(RESULT_SUFFIX);
}

/** Holds the newest `most` of what was added, in at most twice the space. */
class Newest {
  added = 0;
  readonly #most: number;
  #objects: StoredObject[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  add(object: StoredObject): void {
    this.added += 1;
    this.#objects.push(object);
    if (this.#objects.length >= 2 * this.#most) this.#objects = this.take();
  }

  take(): StoredObject[] {
    return this.#objects
      .sort((a, b) => b.modified - a.modified || compare(a.key, b.key))
      .slice(0, this.#most);
  }
}

/** What consoles and some servers keep in the place of a folder. */
function isFolder({ key, bytes }: StoredObject): boolean {
  return bytes === 0 && key.endsWith('/');
}

/** @throws ExpectedError when it is too old. */
function young(object: StoredObject, { maxAge }: ObjectSource, now: Date): StoredObject {
  const age = now.getTime() - object.modified;
  if (maxAge !== undefined && age > maxAge) throw allTooOld(1, maxAge, age);
  return object;
}

function notes(found: number, youngOnes: number, { maxAge, limit }: ObjectSource): Finding[] {
  const findings = [
    ...leftOutByAge('objects', found - youngOnes, found, maxAge ?? 0),
    ...leftOutByLimit('objects', youngOnes, limit),
  ];
  if (limit === undefined && maxAge === undefined && youngOnes > DEFAULT_LIMIT) {
    const message = `There are ${youngOnes} objects; the newest ${DEFAULT_LIMIT} were taken. Write \`limit\` or \`max-age\` to take others.`;
    findings.push({ severity: 'note', message });
  }
  return findings;
}

function tooMany(address: ObjectAddress, prefix: string, most: number): ExpectedError {
  return new ExpectedError(`${nameOf(address, prefix)} has more than ${most} objects.`, {
    fix: 'Narrow the prefix, for instance to a service and a month.',
  });
}

function allTooOld(found: number, maxAge: number, age: number): ExpectedError {
  const which = found === 1 ? 'The only object is' : `All ${found} objects are`;
  return new ExpectedError(
    `${which} older than max-age ${duration(maxAge)}; the newest was written ${duration(age)} ago.`,
    { fix: 'Let fresh profiles be uploaded, or raise `max-age`.' },
  );
}

/** @returns the sentence, with what is there beside the place. */
async function nothingFound(store: ObjectStore, address: ObjectAddress): Promise<ExpectedError> {
  const { path } = address;
  const isGlob = GLOB.test(path);
  const folder = folderOf(isGlob ? keyPattern(path).prefix : path.replace(/\/$/, ''));
  const beside = await besides(store, address, folder).catch((error: unknown) => {
    // Whoever may list only this prefix is told of it, not of what they may not see.
    if (error instanceof ExpectedError) return '';
    throw error;
  });
  return new ExpectedError(`No object ${isGlob ? 'matches' : 'is at'} ${nameOf(address, path)}${beside}.`, {
    fix: 'Check the path: large and small letters differ, and it does not begin with a slash.',
  });
}

/** What is in the folder or, where it is empty, in the first above that is not. */
async function besides(store: ObjectStore, address: ObjectAddress, folder: string): Promise<string> {
  const { names, more } = await neighboursOf(store, folder);
  if (names.length === 0 && folder !== '') return besides(store, address, folderOf(folder.slice(0, -1)));
  const has = names.length === 0 ? 'is empty' : `has ${names.join(', ')}${more ? ' and more' : ''}`;
  return `; ${nameOf(address, folder)} ${has}`;
}

/** Up to its last slash, which stays. */
function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** The first names directly below `prefix`, folders with their slash. */
async function neighboursOf(store: ObjectStore, prefix: string): Promise<{ names: string[]; more: boolean }> {
  const names = new Set<string>();
  let looked = 0;
  for await (const object of store.list(prefix)) {
    looked += 1;
    if (isFolder(object) && object.key === prefix) continue;
    const rest = object.key.slice(prefix.length);
    names.add(rest.slice(0, rest.indexOf('/') + 1 || undefined));
    if (looked === NEIGHBOURS.looked || names.size > NEIGHBOURS.shown) break;
  }
  return {
    names: [...names].slice(0, NEIGHBOURS.shown).map((name) => excerpt(printableName(name), 60)),
    more: names.size > NEIGHBOURS.shown || looked === NEIGHBOURS.looked,
  };
}

function nameOf(address: ObjectAddress, key: string): string {
  return printableName(objectName(address, key));
}
