import { readFileSync, writeFileSync } from 'node:fs';

/** Draws the table of docs/internals/repair.md that compares with fresh profiles: docs/images/repair.svg. `node scripts/repair-chart.ts` */

const docs = new URL('../docs/', import.meta.url);
const ROW = /^\| (.+?) \| (.+?) \| ([\d.]+) % \| ([\d.]+) % \| ([\d.]+) % \| .*\|$/gm;
const rows = [...readFileSync(new URL('internals/repair.md', docs), 'utf8').matchAll(ROW)].map((found) => ({
  name: `${found[1]}, ${found[2]}`,
  shares: found.slice(3, 6).map(Number) as [number, number, number],
}));

const [LEFT, SCALE, HEIGHT] = [250, 4, 22];
const x = (share: number) => LEFT + SCALE * share;
const bars = rows.map(({ name, shares: [before, repaired, noise] }, at) => {
  const y = 34 + at * HEIGHT;
  return `<text x="${LEFT - 8}" y="${y + 11}" text-anchor="end">${name}</text>
<rect class="before" x="${LEFT}" y="${y}" width="${SCALE * before}" height="14"/>
<rect class="repaired" x="${x(before)}" y="${y}" width="${(SCALE * (repaired - before)).toFixed(1)}" height="14"/>
<path class="noise" d="M${x(noise)} ${y - 2}v18"/>`;
});
const key = [
  ['before', 'as it is'],
  ['repaired', 'repaired'],
].map(
  ([name, text], at) =>
    `<rect class="${name}" x="${LEFT + 100 * at}" y="8" width="12" height="12"/><text x="${LEFT + 17 + 100 * at}" y="18">${text}</text>`,
);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${x(100) + 10} ${40 + rows.length * HEIGHT}" font-family="system-ui, sans-serif" font-size="12" role="img" aria-label="Overlap with a fresh profile, before and after a repair">
<style>text{fill:#1f2328}.before{fill:#8c959f}.repaired{fill:#1a7f37}.noise{stroke:#1f2328;stroke-width:2}@media(prefers-color-scheme:dark){text{fill:#e6edf3}.before{fill:#6e7681}.repaired{fill:#3fb950}.noise{stroke:#e6edf3}}</style>
${key.join('\n')}
<path class="noise" d="M${LEFT + 205} 6v16"/><text x="${LEFT + 213}" y="18">another fresh profile (noise)</text>
${bars.join('\n')}
</svg>
`;
writeFileSync(new URL('images/repair.svg', docs), svg);
