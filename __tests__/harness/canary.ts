import { randomBytes } from 'node:crypto';
import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';

/** Plants a different secret in every place, and finds each again in any encoding. */
export interface Leak {
  /** The place that the secret was put into. */
  readonly canary: string;
  /** Where it came out. */
  readonly where: string;
  /** How it was written there. */
  readonly as: string;
  readonly context: string;
}

/** This many characters of a secret are no coincidence; a piece begins at every fourth. */
const PIECE = 8;
const STEP = 4;
/** Encodings in encodings. */
const DEPTH = 3;

export class Canaries {
  readonly #cores = new Map<string, string>();

  /**
   * A new secret; `awkward` ones have characters that every encoding writes in its own way.
   * @param name the place that it is put into.
   */
  plant(name: string, kind: 'awkward' | 'plain' = 'plain'): string {
    // Letters and digits of both cases, as tokens have them; not of the alphabet of hexadecimal digits alone.
    const core = `Zq${randomBytes(16).toString('base64').replace(/\W/g, 'x').slice(0, 16)}7W`;
    this.#cores.set(name, core);
    return kind === 'plain' ? core : `${core.slice(0, 10)}"<&>'/+%${core.slice(10)}`;
  }

  /** Every place whose secret is in `content`, in whatever encoding. */
  in(where: string, content: string | Uint8Array): Leak[] {
    const found = new Map<string, Leak>();
    for (const { text, as } of views(content)) {
      // A server may have written it in other letters.
      const small = text.toLowerCase();
      for (const [canary, core] of this.#cores) {
        if (found.has(canary)) continue;
        const at = pieces(core.toLowerCase())
          .map((piece) => small.indexOf(piece))
          .find((index) => index >= 0);
        if (at !== undefined)
          found.set(canary, { canary, where, as, context: text.slice(Math.max(0, at - 60), at + 60) });
      }
    }
    return [...found.values()];
  }
}

function pieces(core: string): string[] {
  const count = Math.min(16, Math.floor((core.length - PIECE) / STEP) + 1);
  return Array.from({ length: count }, (_, at) => core.slice(at * STEP, at * STEP + PIECE));
}

interface View {
  readonly text: string;
  readonly as: string;
}

/** What a reader could make of the bytes, step by step. */
function views(content: string | Uint8Array): View[] {
  const bytes = Buffer.from(content as Uint8Array);
  const first = { text: bytes.toString('latin1'), as: 'plain' };
  const all: View[] = [first, { text: bytes.toString('utf8'), as: 'plain' }];
  const seen = new Set(all.map(({ text }) => text));
  let current = all.slice();
  for (let depth = 0; depth < DEPTH && current.length > 0; depth++) {
    const next = current.flatMap((view) =>
      decodings(view.text).map(({ text, as }) => ({ text, as: `${view.as}, ${as}` })),
    );
    current = next.filter(({ text }) => text.length >= PIECE && !seen.has(text));
    for (const { text } of current) seen.add(text);
    all.push(...current);
  }
  return all;
}

function decodings(text: string): View[] {
  const unpacked = unzipped(Buffer.from(text, 'latin1'));
  if (unpacked !== undefined) return [{ text: unpacked.toString('latin1'), as: 'unzipped' }];
  return [
    { text: text.replace(/\s+/g, ''), as: 'joined' },
    {
      text: text.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
      as: 'percent',
    },
    {
      text: text.replace(/&#(x?)([0-9a-f]+);/gi, (_, x, n) =>
        String.fromCodePoint(Number.parseInt(n, x ? 16 : 10) % 0x110000),
      ),
      as: 'entities',
    },
    {
      text: text.replace(/\\u([0-9a-f]{4})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
      as: 'JSON',
    },
    all('hexadecimal', text.match(/(?:[0-9a-f]{2}){8,}/gi), (run) => [Buffer.from(run, 'hex')]),
    all('Base64', text.match(/[A-Za-z0-9+/_-]{11,}/g), ofBase64),
  ];
}

function all(as: string, runs: readonly string[] | null, decode: (run: string) => Buffer[]): View {
  return {
    text: (runs ?? []).flatMap((run) => decode(run).map((bytes) => bytes.toString('latin1'))).join('\n'),
    as,
  };
}

/** A run of Base64 may begin anywhere in what looks like one. */
function ofBase64(run: string): Buffer[] {
  const shifted = [0, 1, 2, 3].map((at) => Buffer.from(run.slice(at), 'base64'));
  return [...shifted, ...shifted.map(unzipped).filter((found) => found !== undefined)];
}

function unzipped(bytes: Buffer): Buffer | undefined {
  try {
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) return gunzipSync(bytes);
    if (bytes[0] === 0x78 && bytes.length > 16) return inflateSync(bytes);
    return bytes.length > 1_000 ? inflateRawSync(bytes) : undefined;
  } catch {
    return undefined;
  }
}
