import { renderJson } from '../../src/report/outputs.ts';
import type { Report } from '../../src/report/report.ts';
import { faster } from '../report/samples.ts';

/** A result document as a run leaves it, of the sample that is faster. */
export function resultAt(time: string, changed: Partial<Report> = {}): string {
  return renderJson({
    ...faster,
    command: 'compare',
    run: { time, revision: `v-${time.slice(0, 10)}` },
    ...changed,
  });
}

export const bytesOf = (text: string): Uint8Array => Buffer.from(text);
