import type { Decision } from '../../profile/decide.ts';
import type { Moved } from '../../profile/overlap.ts';
import { markdownCode, markdownText, shorten } from '../escape.ts';
import { points, share, shortNames } from '../format.ts';
import { overlapText } from '../sentences.ts';
import type { Level } from './level.ts';
import { blocks, folded, left, number, right, table } from './table.ts';

const NAME_LENGTH = 160;

/** What the decision rests on: the overlap in words, and the functions and call edges that moved most. */
export function movedSection({ decision }: { decision?: Decision }, level: Level): string | undefined {
  if (decision === undefined) return undefined;
  const functions = (decision.movedFunctions ?? []).slice(0, level.functions);
  const edges = (decision.movedEdges ?? []).slice(0, level.edges);
  const overlap = overlapText(decision);
  if (functions.length + edges.length === 0 && overlap === undefined) return undefined;
  return blocks(
    '### What moved in the profile',
    overlap && markdownText(overlap),
    functions.length > 0 ? movedTable('Function, as callee', functions) : undefined,
    edges.length > 0
      ? folded(
          `The call edges that moved most (${edges.length})`,
          movedTable(
            'Call edge (line in the caller)',
            edges.map((edge) => ({ ...edge, name: shortNames(edge.name) })),
          ),
        )
      : undefined,
  );
}

function movedTable(title: string, moved: readonly Moved[]): string {
  return table(
    [left(title), right('Before'), right('After'), right('Change')],
    moved.map(({ name, before, after }) => [
      markdownCode(shorten(name, NAME_LENGTH)),
      number(share(before)),
      number(share(after)),
      number(points(after - before)),
    ]),
  );
}
