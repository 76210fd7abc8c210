import { isIP, isIPv6 } from 'node:net';
import { isMetadataAddress } from '../../net/network.ts';
import { hostOf } from '../../net/network.ts';

type Labels = Readonly<Record<string, string>>;

/** Why a template could not be filled. */
export type Unfilled =
  | { readonly lacks: readonly string[] }
  | {
      readonly refused: string;
      readonly value: string;
      readonly place: Place;
      /** It is a link-local address or a cloud's metadata. */
      readonly forbidden?: true;
    };

export type Place = 'host' | 'path' | 'query';

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * The URL that the labels of one series make of a template such as `http://{{instance}}:6060/debug/pprof/profile`.
 * Who writes a label is not trusted: in the host it can be a name, an address or a port and nothing else, and no
 * link-local address or cloud's metadata; in the path or the query it stays inside its segment or value.
 */
export function fillTemplate(template: string, labels: Labels): { readonly url: string } | Unfilled {
  const lacks = [...new Set(namesIn(template))].filter((name) => (labels[name] ?? '') === '');
  if (lacks.length > 0) return { lacks };
  const [, scheme = '', user = '', host = '', path = '', query = ''] =
    /^(\w+:\/\/)((?:[^/?#]*@)?)([^/?#]*)([^?#]*)(.*)$/s.exec(template) ?? [];
  for (const [place, text] of [
    ['host', host],
    ['path', path],
    ['query', user + query],
  ] as const) {
    const fits = place === 'host' && endsName(host) ? isNamePart : FITS[place];
    const unfit = namesIn(text).find((name) => !fits(labels[name] ?? ''));
    if (unfit !== undefined) return refusal(unfit, place, labels);
  }
  const filledHost = fill(host, labels, (value) => (isIPv6(value) ? `[${value}]` : value));
  const filled =
    scheme +
    fill(user, labels, encodeURIComponent) +
    filledHost +
    // A colon may stand there as it is: proxies are told `host:port` in the path.
    fill(path, labels, (value) => encodeURIComponent(value).replaceAll('%3A', ':')) +
    fill(query, labels, encodeURIComponent);
  // What the parts promise, the whole must keep: `{{a}}:6060` with a host that has a port already is none.
  const authority = `${scheme}${filledHost}`;
  if (!URL.canParse(filled) || !URL.canParse(authority) || new URL(filled).host !== new URL(authority).host) {
    return refusal(namesIn(host)[0] ?? '', 'host', labels);
  }
  const filledAddress = hostOf(new URL(filled));
  if (namesIn(host).length > 0 && isIP(filledAddress) && isMetadataAddress(filledAddress)) {
    return { ...refusal(namesIn(host)[0] ?? '', 'host', labels), forbidden: true };
  }
  // Two labels of one dot each are the segment before.
  if (new URL(filled).pathname.split('/').length !== path.split('/').length) {
    return refusal(namesIn(path)[0] ?? '', 'path', labels);
  }
  return { url: filled };
}

/** Whether labels have a say in which host is asked. */
export function labelsNameHosts(template: string): boolean {
  const [, host = ''] = /^\w+:\/\/(?:[^/?#]*@)?([^/?#]*)/s.exec(template) ?? [];
  return namesIn(host).length > 0;
}

/** Whether the user wrote how the host begins and a label how it ends: `cache-{{shard}}` must not become another's domain. */
function endsName(host: string): boolean {
  return /^[^{].*\}\}(?::\d*)?$/s.test(host);
}

function isNamePart(value: string): boolean {
  return /^[\p{L}\p{N}_-]+$/u.test(value);
}

function namesIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

function refusal(name: string, place: Place, labels: Labels): Extract<Unfilled, { refused: string }> {
  return { refused: name, value: labels[name] ?? '', place };
}

const FITS: Readonly<Record<Place, (value: string) => boolean>> = {
  host: (value) => isIPv6(value) || /^(?:[\p{L}\p{N}_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/iu.test(value),
  // Also as `%2F` a service may take it for the border of a segment, and dots for the segment before.
  path: (value) => !/[/\\\p{Cc}\p{Cs}]/u.test(value) && !/^\.{1,2}$/.test(value),
  query: (value) => !/\p{Cs}/u.test(value),
};

function fill(text: string, labels: Labels, encode: (value: string) => string): string {
  return text.replace(PLACEHOLDER, (_, name: string) => encode(labels[name] ?? ''));
}
