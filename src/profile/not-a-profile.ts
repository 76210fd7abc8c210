/** What people take for a profile and is none, by its first bytes. */
export interface OtherFile {
  /** To end the sentence "It is …". */
  readonly what: string;
  readonly fix: string;
}

const ANSWER_FIX =
  'Check what this place really answers: a CPU profile comes from `/debug/pprof/profile`, without `?debug=`.';
const LFS_FIX =
  'Fetch it with `git lfs pull` (`lfs: true` for `actions/checkout`), or take it out of LFS, since `go build` fails wherever it is not fetched: `git lfs untrack` its pattern, and commit the file itself.';
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';
const LINK_FIX =
  'Let git make symbolic links (`git config core.symlinks true`, then check out again), or commit the profile itself in its place.';
const CONFLICT_FIX =
  'Take one side as a whole, `git checkout --theirs` or `--ours`, and add `*.pgo binary` to `.gitattributes`, so that git never mixes two profiles.';
const [CONFLICT_BEGINS, CONFLICT_ENDS] = ['<<<<<<< ', '>>>>>>> '] as const;
export const CONFLICT: OtherFile = {
  what: 'what git left of a merge conflict, not a profile',
  fix: CONFLICT_FIX,
};
const ARCHIVE_FIX = 'Unpack it, and name the profile inside.';

/** Undefined for what may be a profile. */
export function otherFile(file: Uint8Array): OtherFile | undefined {
  const start = Buffer.from(file.subarray(0, 512)).toString('latin1').trimStart();
  if (isLfsPointer(file))
    return { what: 'a Git LFS pointer; the profile itself was not fetched', fix: LFS_FIX };
  if (isPath(file)) {
    return {
      what: `the text \`${start.trimEnd()}\`: a symbolic link, checked out where git makes none`,
      fix: LINK_FIX,
    };
  }
  if (start.startsWith('PK\x03\x04')) return { what: 'a ZIP archive, not a profile', fix: ARCHIVE_FIX };
  if (start.slice(257, 262) === 'ustar') return { what: 'a tar archive, not a profile', fix: ARCHIVE_FIX };
  const kind = textKind(start);
  if (kind === undefined) return undefined;
  return isConflict(file) ? CONFLICT : { what: `${kind}, not a profile`, fix: ANSWER_FIX };
}

/** What git holds in the place of a file that Git LFS keeps elsewhere. */
export function isLfsPointer(file: Uint8Array): boolean {
  return Buffer.from(file.subarray(0, 512)).toString('latin1').trimStart().startsWith(LFS_POINTER);
}

/** Whether git left both sides in what cannot be read; it does so in what it takes for text. */
export function isConflict(bytes: Uint8Array): boolean {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return [CONFLICT_BEGINS, CONFLICT_ENDS].every(
    (mark) => content.subarray(0, mark.length).equals(Buffer.from(mark)) || content.includes(`\n${mark}`),
  );
}

/** The path of a profile and nothing else. */
function isPath(file: Uint8Array): boolean {
  return (
    file.length < 1024 &&
    /^[\w.@+-]*(?:[/\\][\w.@+ -]+)*\.(?:pgo|pprof|prof|pb|pb\.gz)\s*$/.test(
      Buffer.from(file).toString('latin1'),
    )
  );
}

function textKind(start: string): string | undefined {
  if (/^<(!doctype|html|head|body|\?xml)/i.test(start)) return 'an HTML page';
  if (/^[[{]\s*["[{\]}]/.test(start)) return 'JSON';
  // A profile starts with a tag byte and lengths, and holds an empty string: its beginning is never all printable.
  if (/^[\x09\x0a\x0d\x20-\x7e]+$/.test(start.slice(0, 256)) || /^[\x20-\x7e]{24,}/.test(start))
    return 'text';
  return undefined;
}
