import { ExpectedError } from '../system/errors.ts';
import { BytesTable } from './bytes-table.ts';
import { EqualLists } from './equal-lists.ts';
import { ownName } from './exclusions.ts';
import { type KnownPackage, KnownPackages } from './modules.ts';
import type { PackedProfile } from './packed.ts';
import { type Rename, renamer } from './rename.ts';
import type { OwnCode } from './stale.ts';
import { frameBits } from './time-sums.ts';

/** A function's name, and all that it tells by itself. */
export class KnownName {
  /** Of its own, below `MOST_NAMES`: equal names of one numbering have the same, and no other name has that stays. */
  readonly number: number;
  /** As the profile has it. */
  readonly written: string;
  /** As the function is called today. */
  readonly name: string;
  /** Whether the function is the program's own; false where it is not known which program it is. */
  readonly isOwn: boolean;
  /** See `frameBits`. */
  readonly frame: number;
  /** Whether it is one line: the compiler reads names line by line. */
  readonly isOneLine: boolean;
  readonly #packages: KnownPackages;
  /** Null before it is asked for. */
  #package: KnownPackage | undefined | null = null;

  constructor(number: number, written: string, name: string, isOwn: boolean, packages: KnownPackages) {
    this.number = number;
    this.written = written;
    this.name = name;
    this.isOwn = isOwn;
    this.frame = frameBits(name);
    this.isOneLine = !/[\n\r]/.test(written);
    this.#packages = packages;
  }

  /** Undefined for the standard library and for what has no path. */
  get package(): KnownPackage | undefined {
    if (this.#package === null) this.#package = this.#packages.of(this.name);
    return this.#package;
  }
}

/** What names are numbered by: only of one numbering, numbers can be compared. */
export type Numbering = Readonly<Record<never, never>>;

/** A profile whose functions have the names of today. */
export interface NamedProfile {
  readonly packed: PackedProfile;
  /** Of the functions, and last the empty one, of what has no function. */
  readonly names: readonly KnownName[];
  readonly numbering: Numbering;
}

/** Where the source of a function lies. */
export function filenameOf({ packed }: NamedProfile, index: number): string {
  return packed.text(packed.functions.filename[index] as number);
}

/** Of all profiles of a run, together; the largest programs have some hundred thousand functions. */
export const MOST_NAMES = 2 ** 18;
/** Of all profiles of a run, together; those of a program come to a few MiB. What merges them holds several times as much. */
const MOST_CHARACTERS = 16 * 1024 * 1024;

/** The names of functions in the profiles of one run; each is looked at once. */
export class KnownNames {
  /** What the profiles have beside their functions: columns, builds, modules. */
  readonly lists = new EqualLists();
  readonly #packages = new KnownPackages();
  readonly #own: OwnCode | undefined;
  readonly #rename: (name: string) => string;
  #known = new Map<string, KnownName>();
  #characters = 0;
  /** Before the last profile. */
  #before = { names: 0, characters: 0 };
  #byBytes = new BytesTable<KnownName>();

  /** @param renames what functions are called today. */
  constructor(own?: OwnCode, renames: readonly Rename[] = []) {
    this.#own = own;
    this.#rename = renames.length === 0 ? (name) => name : renamer(renames);
  }

  /** What names come from now on can be taken back. */
  begin(): void {
    this.#before = { names: this.#known.size, characters: this.#characters };
  }

  /** @throws ExpectedError when there are absurdly many, with those of the profiles before. */
  named(packed: PackedProfile): NamedProfile {
    const { functions } = packed;
    const names: KnownName[] = new Array(functions.count + 1);
    for (let index = 0; index < functions.count; index++)
      names[index] = packed.readText(functions.name[index] as number, this.#ofBytes);
    names[functions.count] = this.name('');
    if (this.#characters > MOST_CHARACTERS || this.#known.size > MOST_NAMES) {
      throw new ExpectedError(
        'The names of its functions, with those of the profiles before it, have more than 16 million characters, or are more than a quarter of a million.',
        { fix: 'Merge the profiles of one program at a time, and look at this one with `go-pgo inspect`.' },
      );
    }
    return { packed, names, numbering: this };
  }

  /** The profile since `begin` is not taken: what names it brought do not count, lest others are refused for them. */
  takeBack(): void {
    // A few may stay; they are not looked at again, should the next profile have them.
    const characters = this.#characters - this.#before.characters;
    const names = this.#known.size - this.#before.names;
    if (characters <= MOST_CHARACTERS / 100 && names <= MOST_NAMES / 100) return;
    this.#known = new Map([...this.#known].slice(0, this.#before.names));
    this.#packages.keep(this.#known.values());
    this.#byBytes = new BytesTable();
    this.#characters = this.#before.characters;
  }

  /** Of one that is known, no text is made: those of a thousand profiles would be as much as the profiles. */
  readonly #ofBytes = (bytes: Uint8Array, start: number, end: number): KnownName => {
    const known = this.#byBytes.find(bytes, start, end);
    if (known !== undefined) return known;
    const text = Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString();
    const name = this.name(text);
    this.#byBytes.add(bytes, start, end, name);
    return name;
  };

  name(written: string): KnownName {
    const known = this.#known.get(written);
    if (known !== undefined) return known;
    const name = this.#rename(ownName(written));
    const isOwn = this.#own?.includes(name) ?? false;
    const fresh = new KnownName(this.#known.size, written, name, isOwn, this.#packages);
    this.#known.set(written, fresh);
    this.#characters += written.length;
    return fresh;
  }
}
