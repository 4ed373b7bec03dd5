import { hierarchy, partition } from 'd3-hierarchy';
import type { Call } from './call-tree.ts';

const WIDTH = 1200;
const ROW = 18;
const HEAD = 34;
const CHARACTER = 6.6;
const COLORS = ['#fde68a', '#fdba74', '#fca5a5', '#f9a8d4', '#fed7aa', '#fecaca'];

/** A flame graph as SVG: callers below, the functions they called above them, as wide as the time they took. */
export function drawFlames(root: Call, title: string): string {
  const timed = hierarchy(root, ({ calls }) => calls).sum(({ selfUs }) => selfUs);
  const wholeUs = timed.value ?? 0;
  const sorted = timed.sort((a, b) => a.data.name.localeCompare(b.data.name));
  const laid = partition<Call>().size([WIDTH, (sorted.height + 1) * ROW])(sorted);
  const height = HEAD + (laid.height + 1) * ROW;
  const frames = laid.descendants().map(({ x0, x1, depth, data, value = 0 }) => {
    const share = ((100 * value) / wholeUs).toFixed(1);
    return frameOf({ x: x0, y: height - (depth + 1) * ROW, width: x1 - x0, name: data.name, share });
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="monospace" font-size="11">`,
    `<title>${escaped(title)}</title><rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<text x="8" y="20" font-size="14">${escaped(title)}</text>`,
    ...frames,
    '</svg>\n',
  ].join('\n');
}

function frameOf({ x, y, width, name, share }: { x: number; y: number; width: number; name: string; share: string }) {
  const room = Math.floor((width - 6) / CHARACTER);
  const words = room < 3 ? '' : `<text x="${(x + 3).toFixed(1)}" y="${y + 13}">${escaped(name.slice(0, room))}</text>`;
  const box = `<rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${ROW - 1}" fill="${colorOf(name)}"/>`;
  return `<g><title>${escaped(name)}, ${share} %</title>${box}${words}</g>`;
}

/** One color for a name in every picture. */
function colorOf(name: string): string {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1009;
  return COLORS[sum % COLORS.length] ?? '#fde68a';
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
