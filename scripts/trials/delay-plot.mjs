/** Delays as pictures: bars for the terminal, and a curve over the shares as SVG. Pure: numbers in, text out. */

const WIDEST_BAR = 50;

/**
 * How many delays fall between powers of two, as bars.
 * @param {readonly number[]} delays in milliseconds
 */
export function delayBars(delays) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const delay of delays) {
    const power = Math.max(0, Math.ceil(Math.log2(Math.max(delay, 1))));
    counts.set(power, (counts.get(power) ?? 0) + 1);
  }
  const most = Math.max(1, ...counts.values());
  const powers = [...counts.keys()];
  if (powers.length === 0) return '';
  const lines = [];
  for (let power = Math.min(...powers); power <= Math.max(...powers); power++) {
    const count = counts.get(power) ?? 0;
    const bar = '█'.repeat(Math.ceil((count / most) * WIDEST_BAR));
    lines.push(`${`≤ ${2 ** power} ms`.padStart(12)}  ${bar} ${count}\n`);
  }
  return lines.join('');
}

const WIDTH = 640;
const HEIGHT = 320;
const MARGIN = 48;
/** Up to one in ten thousand. */
const NINES = 4;

/**
 * The delay that a share of all stays below, the shares by their nines (50, 90, 99, 99.9 %), the delays by powers of ten.
 * @param {readonly number[]} sorted in milliseconds, low to high
 * @param {string} title
 */
export function delayCurve(sorted, title) {
  const highest = Math.max(1000, sorted.at(-1) ?? 0);
  /** @param {number} nines */
  const x = (nines) => MARGIN + (nines / NINES) * (WIDTH - 2 * MARGIN);
  /** @param {number} ms */
  const y = (ms) =>
    HEIGHT - MARGIN - (Math.log10(Math.max(1, ms)) / Math.log10(highest)) * (HEIGHT - 2 * MARGIN);
  /** @param {number} share */
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const points = Array.from({ length: 201 }, (_, step) => {
    const nines = (step / 200) * NINES;
    return `${x(nines).toFixed(1)},${y(at(1 - 10 ** -nines)).toFixed(1)}`;
  });
  const shares = [0.5, 0.9, 0.99, 0.999, 0.9999].map((share) => {
    const nines = -Math.log10(1 - share);
    return `<text x="${x(nines).toFixed(1)}" y="${HEIGHT - MARGIN + 18}" text-anchor="middle">${+(share * 100).toFixed(2)} %</text>`;
  });
  const levels = [1, 10, 100, 1000, 10_000].filter((ms) => ms <= highest);
  const lines = levels.map(
    (ms) =>
      `<line x1="${MARGIN}" x2="${WIDTH - MARGIN}" y1="${y(ms).toFixed(1)}" y2="${y(ms).toFixed(1)}" stroke="${ms === 100 ? '#c33' : '#ccc'}"/>` +
      `<text x="${MARGIN - 6}" y="${(y(ms) + 4).toFixed(1)}" text-anchor="end">${ms} ms</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="11">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${WIDTH / 2}" y="24" text-anchor="middle" font-size="14">${title}</text>`,
    ...lines,
    ...shares,
    `<polyline fill="none" stroke="#246" stroke-width="2" points="${points.join(' ')}"/>`,
    '</svg>\n',
  ].join('\n');
}
