/**
 * Handles texts of build files in which variables are replaced by their values. If a build file does not set a variable, the code replaces
 * each character of the variable's reference, such as `$(DIR)`, by a private character (U+E000 to U+E0FF). Every later parser reads private
 * characters as letters. So `-pgo=$(DIR)/x` stays one word, although it contains parentheses. Three more private characters are marks for
 * folders whose paths only the resolver knows.
 */

/** The mark for the folder in which the commands of the file begin to run. */
export const HERE = '\ue100';
/** The mark for the folder that contains the file. */
export const FILE_FOLDER = '\ue101';
/** The mark for the root of the repository. */
export const REPOSITORY_ROOT = '\ue102';

const MARKED = /[\ue000-\ue0ff]+/g;
/**
 * The most characters in the value of a variable. A longer value counts as unknown, because variables that contain variables could make a
 * value grow without limit.
 */
const LONGEST_VALUE = 4_096;

/** Returns the text of a file without the private characters that this code uses as marks. */
export function unmarkedText(text: string): string {
  return text.replace(/[\ue000-\ue103]/g, '?');
}

/** Marks a text, such as `$(PROFILE)`, to show that its value is unknown. */
export function marked(written: string): string {
  return [...written.slice(0, 200)]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      return code < 0x100 ? String.fromCharCode(0xe000 + code) : code >= 0xe000 ? character : '?';
    })
    .join('');
}

/**
 * Returns a text of a build file in the form that messages show. Parts that are marked as unknown get their text from the file again, and
 * the marks of folders become `.`.
 */
export function shownText(text: string): string {
  return text
    .replace(/[\ue000-\ue0ff]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xe000))
    .replace(/[\ue100-\ue102]/g, '.');
}

/** Returns the first part of a text whose value is unknown, such as `$(DIR)`; undefined if the values of all parts are known. */
export function unknownPart(text: string): string | undefined {
  const found = text.match(MARKED)?.[0];
  return found === undefined ? undefined : shownText(found);
}

/** Whether a text is only a mark for an unknown value. The value may be several words, or no word. */
export function isUnknown(text: string): boolean {
  return /^[\ue000-\ue0ff]+$/.test(text);
}

/** Returns the value of a variable, or a mark for an unknown value if the value is too long. */
export function boundedValue(value: string, written: string): string {
  return value.length > LONGEST_VALUE ? marked(written) : value;
}

/** Makes a relative path start with a folder. A path that is absolute, or that already starts with a mark for a folder, is unchanged. */
export function joinedPath(folder: string, path: string): string {
  if (path === '' || path === '.' || path === './') return folder;
  if (/^[/\ue100-\ue102]/.test(path) || folder === '') return path;
  return `${folder}/${path}`;
}
