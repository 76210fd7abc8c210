import { UsageError } from '../system/errors.ts';
import type { Proposal } from './publisher.ts';

/** The most characters GitHub takes as the body of a pull request. */
const BODY_LIMIT = 65_536;

/** Tells a later run that the draft is ours to end: the profile was proven slower. */
const DRAFT_MARK = '<!-- go-pgo-action: draft because proven slower -->';

/** Tells a later run that it was we who closed it: a person's closing is an answer, ours is none. */
const WITHDRAWN_MARK = '<!-- go-pgo-action: withdrawn -->';

/**
 * The user's words, ours, and for a proven slowdown a hidden mark.
 * @throws UsageError when the user's words alone fill the body.
 */
export function composeBody(before: string | undefined, proposal: Proposal, byDefaultToken: boolean): string {
  const first = before === undefined || before.trim() === '' ? '' : `${before.trim()}\n\n`;
  const last = proposal.draft ? `\n\n${DRAFT_MARK}` : '';
  const room = BODY_LIMIT - first.length - last.length - `\n\n${WITHDRAWN_MARK}`.length;
  if (room < BODY_LIMIT / 2) {
    throw new UsageError(
      `The input \`body\` has ${first.length} characters, which leaves too few for the report.`,
      {
        fix: `Shorten it to ${BODY_LIMIT / 2} characters at most.`,
      },
    );
  }
  return `${first}${proposal.renderBody({ maxLength: room, byDefaultToken })}${last}`;
}

export function markedAsDraft(body: string): boolean {
  return hasLine(body, DRAFT_MARK);
}

/** The body of a pull request that we close; there is room for the mark in each that we composed. */
export function withdrawnBody(body: string): string {
  return `${body.trimEnd()}\n\n${WITHDRAWN_MARK}`;
}

export function markedAsWithdrawn(body: string): boolean {
  return hasLine(body, WITHDRAWN_MARK);
}

// From its fence on to one as long, or to the end.
const CODE_BLOCK = /^(`{3,})[^\n]*\n[\s\S]*?(?:^\1[ \t]*$|(?![\s\S]))/gm;

/** What an error or a command of others has in a code block is no mark of ours; nothing else of theirs has a `<`. */
function hasLine(body: string, mark: string): boolean {
  const lines = body.replaceAll('\r\n', '\n').replace(CODE_BLOCK, '').split('\n');
  return lines.some((line) => line.trim() === mark);
}
