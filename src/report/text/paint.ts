import type { Tone } from '../headline.ts';

/** The few escape sequences a terminal gets from us; without colour, none. */
export interface Paint {
  readonly bold: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly tone: (tone: Tone, text: string) => string;
}

const CODES: Readonly<Record<Tone, string>> = {
  better: '32',
  worse: '31',
  same: '36',
  unsure: '33',
  failed: '31',
  plain: '39',
};

export function paint(color: boolean): Paint {
  const wrap = (on: string, off: string) => (text: string) =>
    color && text !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return {
    bold: wrap('1', '22'),
    faint: wrap('2', '22'),
    tone: (tone, text) => wrap(CODES[tone], '39')(text),
  };
}
