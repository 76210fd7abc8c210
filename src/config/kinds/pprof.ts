import * as v from 'valibot';
import { profileSeconds, text } from '../values.ts';
import { ACCESS, accessOf } from './access.ts';
import { endpointUrl, shownUrl } from './address.ts';
import { commonOf, kind } from './kind.ts';

/** Seconds of a live CPU profile where none are written. */
export const DEFAULT_SECONDS = 30;

export const pprof = kind(
  { pprof: text, seconds: v.optional(profileSeconds), ...ACCESS },
  (written, where, variables) => {
    const url = endpointUrl(written.pprof, where, variables);
    const seconds = written.seconds ?? Number(url.searchParams.get('seconds') ?? DEFAULT_SECONDS);
    url.searchParams.delete('seconds');
    return {
      kind: 'pprof',
      url: url.href,
      seconds,
      ...accessOf(written, where, variables),
      ...commonOf(written, shownUrl(url)),
    };
  },
);
