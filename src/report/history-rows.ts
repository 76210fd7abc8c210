import type { HistoryPoint, TargetHistory } from '../compare/history.ts';
import { bytes, change, changeWithInterval, revisionInWords, time } from './format.ts';
import { measured } from './units.ts';

/** One run of the past in words; what it did not measure is an empty text. */
export interface HistoryRow {
  readonly when: string;
  readonly revision: string;
  readonly verdict: string;
  /** `−3.1 %` */
  readonly gain: string;
  readonly interval: string;
  readonly isSignificant: boolean;
  readonly cpuPerOp: string;
  readonly memory: string;
  readonly size: string;
}

/** The last `most` runs of a target, newest first. */
export function historyRows({ points }: TargetHistory, most: number): HistoryRow[] {
  const newest = points.at(-1);
  return points
    .slice(-most)
    .reverse()
    .map((point) => rowOf(point, newest?.rows));
}

/** Whether CPU times of the last `most` runs are left out because they are of other rows than the newest one's. */
export function hasOtherRows({ points }: TargetHistory, most: number): boolean {
  const newest = points.at(-1);
  return points.slice(-most).some(({ rows, cpuPerOp }) => cpuPerOp !== undefined && rows !== newest?.rows);
}

function rowOf(point: HistoryPoint, rows: string | undefined): HistoryRow {
  const { gain, interval, cpuPerOp, memory, size } = point;
  const text =
    gain === undefined
      ? { change: '', interval: '' }
      : interval === undefined
        ? { change: change(gain), interval: '' }
        : changeWithInterval(gain, interval, 2);
  return {
    when: time(point.time),
    revision: point.revision === undefined ? '' : revisionInWords(point.revision),
    verdict: point.verdict ?? '',
    gain: text.change,
    interval: text.interval,
    isSignificant: interval === undefined || interval[0] > 0 || interval[1] < 0,
    cpuPerOp: cpuPerOp === undefined || point.rows !== rows ? '' : measured(cpuPerOp, 'cpu-sec'),
    memory: memory === undefined ? '' : bytes(memory),
    size: size === undefined ? '' : bytes(size),
  };
}
