import type { Measured, Rounds } from '../../src/compare/rounds.ts';
import type { Quantity } from '../../src/compare/rounds.ts';
import type { Subject } from '../../src/compare/rounds.ts';

/** One value of each side for each round, by unit. */
export type Values = Readonly<
  Record<string, readonly [baseline: readonly number[], candidate: readonly number[]]>
>;

/** What the rounds made of a subject that ran once a round; the first unit decides unless `decisive` names another. */
export function measured(
  name: string,
  values: Values,
  { better = 'lower', decisive = Object.keys(values)[0], complete = true }: Partial<Shape> = {},
): Measured {
  const quantities: Quantity[] = Object.keys(values).map((unit) => ({
    unit,
    better,
    decisive: unit === decisive,
  }));
  const subject: Subject = {
    name,
    quantities,
    secondsPerRun: 1,
    runPair: async () => ({ baseline: new Map(), candidate: new Map() }),
  };
  const rounds = (Object.values(values)[0]?.[0] ?? []).map((_, round) => {
    const side = (at: 0 | 1) =>
      new Map(Object.entries(values).map(([unit, both]) => [unit, both[at][round] as number]));
    return [{ baseline: side(0), candidate: side(1) }];
  });
  return { subject, rounds, complete };
}

interface Shape {
  readonly better: Quantity['better'];
  readonly decisive: string | undefined;
  readonly complete: boolean;
}

export function roundsOf(all: readonly Measured[], ended: Rounds['ended'] = 'budget'): Rounds {
  const completed = Math.max(...all.map(({ rounds }) => rounds.length));
  return { measured: all, completed, ended, findings: [] };
}
