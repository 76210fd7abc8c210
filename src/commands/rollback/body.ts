import { isWithinNoise, overlapInWords } from '../../profile/overlap.ts';
import type { BodyPlace } from '../../publish/proposal.ts';
import { markdownCode, markdownText, shorten } from '../../report/escape.ts';
import { bytes, count, seconds, shortSha } from '../../report/format.ts';
import { BODY_MARKER, blocks, DEFAULT_TOKEN_NOTE, left, number, table } from '../../report/markdown.ts';
import { samplesInWords } from '../../report/view-profile.ts';
import type { FileFacts, RollbackFacts, SideFacts } from './facts.ts';

const SHOWN = 160;
const TITLE_SHOWN = 200;

/** The text of a rollback's pull request. `onGitHub`: where `#12` is a pull request. */
export function renderRollbackBody(
  { undone, files }: RollbackFacts,
  { maxLength, byDefaultToken }: BodyPlace,
  { minDrift, onGitHub }: { readonly minDrift: number; readonly onGitHub: boolean },
): string {
  const from =
    undone.pullRequest === undefined ? '' : `, of pull request ${reference(undone.pullRequest, onGitHub)}`;
  const text = blocks(
    BODY_MARKER,
    '## What this undoes',
    // A full SHA is what servers make a link of.
    `Commit ${undone.commit} ${markdownText(`“${shorten(undone.title, TITLE_SHOWN)}”`)}${from}.`,
    ...files.map((file) => fileSection(file, minDrift)),
    review(files),
    byDefaultToken ? DEFAULT_TOKEN_NOTE : undefined,
  );
  return `${text.slice(0, maxLength - 1)}\n`;
}

function reference(pullRequest: number, onGitHub: boolean): string {
  return onGitHub ? `#${pullRequest}` : markdownCode(`#${pullRequest}`);
}

function fileSection(file: FileFacts, minDrift: number): string {
  const { path, today, before, drift } = file;
  const rows = ROWS.map(([name, cell]) => [name, cellOf(today, cell), cellOf(before, cell)]);
  const told = rows.filter(([, ...cells]) => cells.some((cell) => cell !== ''));
  const distance = drift && `${markdownText(overlapInWords(drift, within(drift, minDrift)))}.`;
  const little =
    drift && within(drift, minDrift) === 'keep'
      ? 'That is within the noise of sampling, so this changes next to nothing for the compiler.'
      : undefined;
  return blocks(
    table([left(markdownCode(shorten(path, SHOWN))), left('Today'), left('After merging')], told),
    [distance, little].filter((sentence) => sentence !== undefined).join(' '),
  );
}

function within(drift: NonNullable<FileFacts['drift']>, minDrift: number): 'keep' | 'update' {
  return isWithinNoise(drift, minDrift) ? 'keep' : 'update';
}

type Cell = (side: SideFacts) => string | undefined;

const provenance =
  (name: string): Cell =>
  ({ provenance }) => {
    const value = provenance.get(name);
    return value === undefined ? undefined : markdownText(shorten(value, SHOWN));
  };

const ROWS: readonly (readonly [string, Cell])[] = [
  [
    'Samples',
    ({ profile }) =>
      profile && `${number(samplesInWords(profile))} in ${number(seconds(profile.cpuSeconds))} of CPU time`,
  ],
  ['What the compiler sees', ({ profile }) => profile && number(count(profile.edges, 'call edge'))],
  ['Sources', provenance('sources')],
  ['Profiled', provenance('profiled')],
  ['Go', provenance('go-version')],
  [
    'File',
    ({ profile, bytes: size }) =>
      profile
        ? `${number(bytes(size))}, SHA-256 ${markdownCode(shortSha(profile.sha256))}`
        : size === 0
          ? 'empty'
          : `${number(bytes(size))}, no profile`,
  ],
];

function cellOf(side: SideFacts | undefined, cell: Cell): string {
  if (side !== undefined) return cell(side) ?? '';
  return cell === ROWS.at(-1)?.[1] ? 'none' : '';
}

function review(files: readonly FileFacts[]): string {
  const restores = files.some(({ before }) => before !== undefined);
  const deletes = files.some(({ before }) => before === undefined);
  const points = [
    restores && 'The file gets the very bytes that it had before; the next build uses them.',
    deletes && 'A profile that was not there before is deleted; without one, `go build` builds without PGO.',
    'The next `refresh` proposes neither the profile that is undone nor one within its noise. One of another workload it proposes as usual.',
    'To take the rollback back, revert this pull request once it is merged, such as with `git revert`.',
  ];
  return blocks(
    '### Before you merge',
    points
      .filter(Boolean)
      .map((point) => `- ${point}`)
      .join('\n'),
  );
}
