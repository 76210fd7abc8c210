import * as v from 'valibot';
import { UsageError } from '../../system/errors.ts';
import { duration as shownDuration } from '../../system/text.ts';
import type { Period } from '../../collect/profilers.ts';
import { duration, moment, text } from '../values.ts';
import { ACCESS, apiOf } from './access.ts';
import { commonOf, kind, shortened } from './kind.ts';

const HOUR = 3_600_000;
const PERIOD = { from: v.optional(moment), to: v.optional(moment) };
const BUSIEST = { ...PERIOD, busiest: v.optional(duration) };

export const pyroscope = kind(
  {
    pyroscope: text,
    query: v.pipe(text, v.examples(['{service_name="my-service"}'])),
    'profile-type': v.optional(text),
    tenant: v.optional(text),
    ...BUSIEST,
    ...ACCESS,
  },
  (written, where, variables) => {
    const { url, access } = apiOf(written.pyroscope, written, where, variables);
    const { tenant } = written;
    return {
      kind: 'pyroscope',
      url,
      ...access,
      headers: { ...(tenant !== undefined && { 'X-Scope-OrgID': tenant }), ...access.headers },
      query: written.query,
      profileType: written['profile-type'] ?? 'process_cpu:cpu:nanoseconds:cpu:nanoseconds',
      period: periodOf(written, 24 * HOUR, where),
      ...(written.busiest !== undefined && { busiest: written.busiest }),
      ...commonOf(written, `pyroscope: ${url} ${shortened(written.query)}`),
    };
  },
);

export const parca = kind(
  {
    parca: text,
    query: v.pipe(text, v.examples(['process_cpu:samples:count:cpu:nanoseconds:delta{job="my-service"}'])),
    ...BUSIEST,
    ...ACCESS,
  },
  (written, where, variables) => {
    const { url, access } = apiOf(written.parca, written, where, variables);
    return {
      kind: 'parca',
      url,
      ...access,
      query: written.query,
      period: periodOf(written, 24 * HOUR, where),
      ...(written.busiest !== undefined && { busiest: written.busiest }),
      ...commonOf(written, `parca: ${url} ${shortened(written.query)}`),
    };
  },
);

export const datadog = kind({ datadog: text, site: v.optional(text), ...PERIOD }, (written, where) => ({
  kind: 'datadog',
  query: written.datadog,
  ...(written.site !== undefined && { site: written.site }),
  period: periodOf(written, 72 * HOUR, where),
  ...commonOf(written, `datadog: ${shortened(written.datadog)}`),
}));

/**
 * @param usual how long before now it begins, where nothing is written.
 * @throws UsageError when it is known already that it is over before it begins, or too short for its `busiest` part.
 */
export function periodOf(
  written: v.InferOutput<v.StrictObjectSchema<typeof PERIOD, undefined>> & { busiest?: number | undefined },
  usual: number,
  where: string,
): Period {
  const { from = { ago: usual }, to = { ago: 0 } } = written;
  const length = knownLength({ from, to });
  if (length !== undefined && length <= 0) {
    const since = written.from === undefined ? ` (${shownDuration(usual)} ago where none is written)` : '';
    throw new UsageError(`${where}: \`from\`${since} is not before \`to\`.`, {
      fix: 'Write for instance `from: now-24h` and leave `to` out.',
    });
  }
  if (length !== undefined && written.busiest !== undefined && written.busiest > length) {
    throw new UsageError(
      `${where}: \`busiest\`, ${shownDuration(written.busiest)}, is longer than the ${shownDuration(length)} from \`from\` to \`to\`.`,
      { fix: 'Make `busiest` shorter, or let `from` begin earlier.' },
    );
  }
  return { from, to };
}

/** Milliseconds; undefined where one end hangs on when the run is and the other does not. */
function knownLength({ from, to }: Period): number | undefined {
  if ('ago' in from && 'ago' in to) return from.ago - to.ago;
  return 'at' in from && 'at' in to ? to.at - from.at : undefined;
}
