const UNITS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
  y: 31_536_000_000,
};

/** Milliseconds of a duration as Pyroscope prints it, in either way: `1d`, `1h30m`, `167h59m52.098s`; undefined when it is none. */
export function durationOf(text: string): number | undefined {
  if (!/^(\d+(\.\d+)?(ms|[smhdwy]))+$/.test(text)) return undefined;
  const parts = [...text.matchAll(/([\d.]+)([a-z]+)/g)];
  return parts.reduce((sum, [, number, unit]) => sum + Number(number) * (UNITS[unit ?? ''] ?? 0), 0);
}
