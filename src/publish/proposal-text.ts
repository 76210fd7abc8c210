import * as v from 'valibot';
import { digest } from '../profile/bytes.ts';
import { compareText } from '../system/format.ts';

/**
 * Writes and reads the text of a pull request, which contains a hidden note for the next run.
 *
 * The action's text stands between two hidden lines. Text that a person writes before the first or after the last hidden line is kept:
 *
 *     Words of a person.
 *
 *     <!-- go-pgo-action: begin {"files":{"default.pgo":"9f86d0…"},"title":"Refresh default.pgo",…} -->
 *     The evidence.
 *     <!-- go-pgo-action: end 60303ae22b998861 -->
 *
 * The first line holds a `Note`, which says which profiles the text is about, and what the action did to the pull request. The next run
 * compares the note with the pull request. If the note and the pull request differ, a person changed something: for example, the person
 * changed the title, or removed a label that the note lists. The last line repeats a digest of the note, so that the text does not end
 * early if it quotes such a line.
 *
 * Earlier versions wrote texts without these two hidden lines. A text of an earlier version begins with `BODY_MARKER` and ends with a
 * footer. When the action replaces the text, it keeps the words before the marker and after the footer.
 */

/** The SHA-256 digests of a commit's files in hexadecimal, by path; null for a file that the commit does not have. */
export type Digests = Readonly<Record<string, string | null>>;

const digests = v.record(v.string(), v.nullable(v.string()));

/**
 * Labels, people and other things that the action has set once. The action never sets a label or reviewer again, because a person may have
 * removed it since.
 */
const settled = v.object({
  labels: v.array(v.string()),
  assignees: v.array(v.string()),
  reviewers: v.array(v.string()),
  /** The slugs of teams. */
  teams: v.array(v.string()),
  /**
   * True if the action has enabled auto-merge, or if the setting for auto-merge was off when the pull request was opened. If `autoMerge` is
   * true, the action does not enable auto-merge later.
   */
  autoMerge: v.boolean(),
});
/** Things that the action has set once on the pull request, such as labels. */
export type Settled = Readonly<v.InferOutput<typeof settled>>;

const noteSchema = v.object({
  /** The profiles that the text describes. */
  files: digests,
  /** The profiles that the action writes to the branch before it describes them in the text. */
  next: v.optional(digests),
  /** The title and the base branch that the action set last. */
  title: v.string(),
  base: v.string(),
  /** The digest of the message of the branch's commit. */
  message: v.optional(v.string()),
  /** Whether the text is about a rollback. */
  rollback: v.optional(v.literal(true)),
  /** Whether the action made the pull request a draft, because the profile is slower. */
  draft: v.optional(v.literal(true)),
  /** True if the action has replaced the profiles of this pull request since it was opened. */
  replaced: v.optional(v.literal(true)),
  /** The digests (by `digestOfFiles`) of the earlier proposals of this pull request, the newest last. */
  earlier: v.optional(v.array(v.string())),
  settled,
  /** The time at which the action closed the pull request, in ISO 8601 by the server's clock, or '' if the time is unknown. */
  withdrawn: v.optional(v.string()),
});
/** The hidden note in the body of a pull request, which the next run reads. */
export type Note = Readonly<v.InferOutput<typeof noteSchema>>;

/** The most characters that GitHub accepts as the body of a pull request. */
export const BODY_LIMIT = 65_536;

/** The mark at the beginning of the action's text. Earlier versions wrote the same mark. */
export const BODY_MARKER = '<!-- go-pgo-action -->';

/** Earlier versions of the action ended the text with this mark if they had made the pull request a draft because of a slower profile. */
const OLD_DRAFT_MARK = '<!-- go-pgo-action: draft because proven slower -->';

/** If the action closes a pull request whose text has no note, this line at the end of the text says so. */
const WITHDRAWN_MARK = '<!-- go-pgo-action: withdrawn -->';

const BEGIN = '<!-- go-pgo-action: begin ';
const END = '<!-- go-pgo-action: end ';
const CLOSE = ' -->';

/** The parts of a pull request's body. */
interface ProposalBody {
  /** The text that people wrote before and after the action's text. */
  readonly before: string;
  readonly after: string;
  /** The action's text; undefined if the body does not contain it. */
  readonly text?: string;
  readonly note?: Note;
}

/** Finds the action's text and note in a body. A damaged note is treated like a missing note. */
export function readBody(body: string): ProposalBody {
  const whole = body.replaceAll('\r\n', '\n');
  for (let at = whole.indexOf(BEGIN); at >= 0; at = whole.indexOf(BEGIN, at + 1)) {
    const lineEnd = whole.indexOf('\n', at);
    const line = whole.slice(at, lineEnd < 0 ? whole.length : lineEnd).trimEnd();
    if (lineEnd < 0 || !line.endsWith(CLOSE)) continue;
    const written = line.slice(BEGIN.length, -CLOSE.length);
    const end = endLine(written);
    const endAt = whole.indexOf(end, lineEnd);
    const read = noteIn(written);
    if (read === undefined || endAt < 0) continue;
    return {
      before: whole.slice(0, at),
      text: whole.slice(lineEnd + 1, endAt).trim(),
      after: whole.slice(endAt + end.length),
      note: read,
    };
  }
  return readOldBody(whole);
}

/** Finds the action's text in a body that an earlier version wrote, or in which a person damaged a mark. */
function readOldBody(whole: string): ProposalBody {
  const starts = [whole.indexOf(BEGIN), whole.indexOf(BODY_MARKER)].filter((at) => at >= 0);
  if (starts.length === 0) return { before: whole, after: '' };
  const start = Math.min(...starts);
  const own = whole.slice(start);
  const lastLine = [...own.matchAll(/^(?:.*<\/sub>|<!-- go-pgo-action[^\n]* -->)[ \t]*$/gm)].at(-1);
  const isWhole = lastLine !== undefined && lastLine.index > 0;
  const end = isWhole ? start + lastLine.index + lastLine[0].length : whole.length;
  return { before: whole.slice(0, start), text: whole.slice(start, end).trim(), after: whole.slice(end) };
}

function noteIn(written: string): Note | undefined {
  try {
    const { success, output } = v.safeParse(noteSchema, JSON.parse(written));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

function beginLine(written: string): string {
  return `${BEGIN}${written}${CLOSE}`;
}

function endLine(written: string): string {
  return `${END}${digest(written).slice(0, 16)}${CLOSE}`;
}

/** Puts the text between its two hidden lines. Characters of the note that could end the hidden comment are escaped. */
function markedText({ text, note: noted }: { readonly text: string; readonly note: Note }): string {
  const escaped = (character: string) => `\\u00${character.charCodeAt(0).toString(16)}`;
  // The schema puts the keys in one order, so that two notes with equal values are equal as texts.
  const written = JSON.stringify(v.parse(noteSchema, noted)).replace(/[<>-]/g, escaped);
  return `${beginLine(written)}\n${text.trim()}\n${endLine(written)}`;
}

/** The inputs for a new text of a pull request. */
export interface NewText {
  readonly note: Note;
  /** The text of the user's setting `body`. */
  readonly introduction?: string;
  /** Renders the evidence in at most this many characters (UTF-16 code units). */
  readonly render: (maxLength: number) => string;
}

const NEW_CONTENT = [
  '> [!IMPORTANT]',
  '> **This profile is new.** It replaced the profile that this proposal first had, so earlier reviews and approvals are about the old profile.',
].join('\n');

/** The number of characters that are reserved for later additions by `withNote`. */
const NOTE_RESERVE = 4_000;

/**
 * Returns the body with a new text of the action. The text that people wrote before and after the action's text stays.
 * @param existing the current body; undefined for a new pull request.
 */
export function composeBody(existing: string | undefined, { note: noted, introduction, render }: NewText) {
  const first = introduction?.trim() ?? '';
  const found = readBody(existing ?? '');
  // Remove the introduction before the marker, because earlier versions wrote it there.
  const isOld = found.text !== undefined && found.note === undefined;
  const before = isOld && isSameText(found.before, first) ? '' : found.before.trim();
  const after = found.after.trim();
  const around = (text: string) =>
    [before, markedText({ text, note: noted }), after].filter((part) => part !== '').join('\n\n');
  const opening = [first, noted.replaced ? NEW_CONTENT : ''].filter((part) => part !== '');
  const used = around([...opening, ''].join('\n\n')).length;
  const evidence = render(Math.max(0, BODY_LIMIT - used - NOTE_RESERVE)).trim();
  const whole = around([...opening, evidence].join('\n\n'));
  return whole.length <= BODY_LIMIT ? whole : around([...opening, LEFT_OUT].join('\n\n'));
}

/** The sentence that replaces the evidence if the text that people wrote leaves no room for the evidence. */
export const LEFT_OUT = 'The report does not fit into this text. The job summary of the run has the report.';

/**
 * Returns the body with a new note and unchanged text; undefined for a body without a note. If the new body is too long, a short sentence
 * replaces the action's own text.
 */
export function withNote(body: string, noted: Note): string | undefined {
  const { before, text, after, note: old } = readBody(body);
  if (text === undefined || old === undefined) return undefined;
  const marked = (words: string) => `${before}${markedText({ text: words, note: noted })}${after}`;
  const whole = marked(text);
  return whole.length <= BODY_LIMIT ? whole : marked(LEFT_OUT);
}

/**
 * Returns the body with a mark which says that the action closes this pull request.
 * @param time the time of closing by the server's clock; undefined if the time is unknown.
 */
export function withdrawnBody(body: string, time: string | undefined): string {
  const { note: old } = readBody(body);
  const marked = old && withNote(body, { ...old, withdrawn: time ?? '' });
  return marked ?? `${body.trimEnd()}\n\n${WITHDRAWN_MARK}`;
}

/**
 * Returns the time at which the action closed the pull request, as the body states it. The result is true if the body states no time, and
 * undefined if the action did not close the pull request.
 */
export function withdrawalIn(body: string): string | true | undefined {
  const { note: noted } = readBody(body);
  if (noted !== undefined) return noted.withdrawn === undefined ? undefined : noted.withdrawn || true;
  return hasLine(body, WITHDRAWN_MARK) ? true : undefined;
}

/**
 * Returns whether the pull request proposes a profile at `path`. The note also names profiles that were written to the branch, but are not
 * yet described in the text.
 */
export function isAbout({ files, next }: Note, path: string): boolean {
  return path in files || (next !== undefined && path in next);
}

/** Returns whether the action made the pull request a draft, because the profile was slower. */
export function isDraftOfOurs(body: string): boolean {
  const { note: noted } = readBody(body);
  return noted === undefined ? hasLine(body, OLD_DRAFT_MARK) : noted.draft === true;
}

/** Matches a code block, from its fence to a fence of the same length, or to the end of the text. */
const CODE_BLOCK = /^(`{3,})(?!`)[^\n]*\n[\s\S]*?(?:^\1[ \t]*$|(?![\s\S]))/gm;

/**
 * Returns whether the text contains the mark on a line outside of code blocks. Inside code blocks, text from profiles or servers may look
 * like a mark. Outside of code blocks, the `<` in such text is escaped.
 */
export function hasLine(body: string, mark: string): boolean {
  const lines = body.replaceAll('\r\n', '\n').replace(CODE_BLOCK, '').split('\n');
  return lines.some((line) => line.trim() === mark);
}

/** Returns whether two texts are equal apart from their line ends and the white space around them. */
export function isSameText(one: string | null | undefined, other: string): boolean {
  return (one ?? '').replaceAll('\r\n', '\n').trim() === other.replaceAll('\r\n', '\n').trim();
}

/** Returns a short digest of all files of a proposal. The order of the files does not matter. */
export function digestOfFiles(files: Digests): string {
  const sorted = Object.entries(files).sort(([one], [other]) => compareText(one, other));
  return digest(JSON.stringify(sorted)).slice(0, 16);
}

/** Whether two sets of files have the same paths and digests. */
export function sameDigests(one: Digests | undefined, other: Digests | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  const paths = Object.keys(one);
  return paths.length === Object.keys(other).length && paths.every((path) => one[path] === other[path]);
}
