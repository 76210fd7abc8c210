import { change, share } from '../../format.ts';
import { measured, measuredDifference } from '../../units.ts';
import { calleesOf, nameOf, type Tree } from './tree.ts';

/** What is said about one frame, as cells of a table and as one sentence. */
export interface Detail {
  readonly name: string;
  readonly rows: readonly DetailRow[];
  readonly sentence: string;
}

export interface DetailRow {
  /** `with callees` or `by itself`. */
  readonly what: string;
  readonly baseline: string;
  readonly candidate: string;
  readonly difference: string;
  /** The same as a share of the baseline's amount: `(−3.7 %)`; empty for none. */
  readonly relative: string;
  /** Of all, on the candidate's side, or on the only one that there is. */
  readonly share: string;
}

export function detailOf(tree: Tree, frame: number): Detail {
  const { header, depths } = tree;
  const name = nameOf(tree, frame);
  const rows = [
    row(tree, 'with callees', tree.baseline[frame] ?? 0, tree.candidate[frame] ?? 0),
    row(tree, 'by itself', tree.baselineOwn[frame] ?? 0, tree.candidateOwn[frame] ?? 0),
  ];
  const said = rows.map(
    (one) =>
      `${one.what} ${one.baseline} ${header.baseline}, ${one.candidate} ${header.candidate}, ${one.difference} ${one.relative}, ${one.share} of all`,
  );
  const callees = [...calleesOf(tree, frame)].length;
  const place = `level ${depths[frame] ?? 0}, ${callees} ${callees === 1 ? 'callee' : 'callees'}`;
  return { name, rows, sentence: `${name}: ${said.join('; ')}; ${place}.` };
}

function row({ header, baseline, candidate }: Tree, what: string, before: number, after: number): DetailRow {
  const { unit } = header;
  const [allBefore, allAfter] = [baseline[0] ?? 0, candidate[0] ?? 0];
  return {
    what,
    baseline: measured(before, unit),
    candidate: measured(after, unit),
    difference: before === after ? 'none' : measuredDifference(before, after, unit),
    relative: before > 0 && before !== after ? `(${change((after - before) / before, 1)})` : '',
    share: allAfter > 0 ? share(after / allAfter) : share(allBefore > 0 ? before / allBefore : 0),
  };
}

/** ` per request`, or nothing for what is no amount per anything. */
export function perWork(unit: string): string {
  const work = unit.split('/')[1];
  const words: Readonly<Record<string, string>> = { op: 'operation', sec: 'second' };
  return work === undefined ? '' : ` per ${Object.hasOwn(words, work) ? words[work] : work}`;
}
