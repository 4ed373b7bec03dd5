import type { ChartSeries } from './bars-chart.tsx';

/** The height of a chart and what lies around its plot, in pixels: the figures at the left, the labels below. */
export const chartSize = { height: 200, left: 46, right: 4, top: 6, bottom: 170 } as const;

const TICKS = 5;
const BAR_GAP = 2;
/** The part of a bucket that stays free at each side of its bars. */
const SIDE = 0.1;
const LABEL_GAP = 4;

/** What one bucket shows: a number for each series that has one, negative where it goes down. */
export type Point = Readonly<Record<string, number | undefined>>;

export interface BarPlace {
  key: string;
  index: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Layout {
  /** The width of a bucket. */
  band: number;
  ticks: readonly number[];
  yOf: (value: number) => number;
  centreOf: (index: number) => number;
  bars: readonly BarPlace[];
}

/** Where everything of a chart of a width lies. Bars of a stacked chart lie on each other, those below zero hang under it. */
export function layoutOf(
  points: readonly Point[],
  series: readonly ChartSeries[],
  stacked: boolean,
  width: number,
): Layout {
  const band = (width - chartSize.left - chartSize.right) / Math.max(1, points.length);
  const spans = spansOf(points, series, stacked);
  const ends = spans.flatMap(({ from, to }) => [from, to]);
  const lines = series.filter(({ kind }) => kind === 'line');
  const heights = points.flatMap((point) => lines.flatMap(({ key }) => point[key] ?? []));
  const ticks = ticksOf(Math.min(0, ...ends, ...heights), Math.max(0, ...ends, ...heights));
  const [lowest = 0, highest = 1] = [ticks[0], ticks.at(-1)];
  const yOf = (value: number) =>
    chartSize.bottom - ((value - lowest) / (highest - lowest)) * (chartSize.bottom - chartSize.top);
  const slots = slotsOf(series.filter(({ kind }) => kind === 'bar').length, band, stacked);
  const bars = spans.map(({ key, index, from, to, slot }) => ({
    key,
    index,
    x: chartSize.left + band * index + slots.first + slot * slots.step,
    y: yOf(Math.max(from, to)),
    width: slots.width,
    height: Math.abs(yOf(from) - yOf(to)),
  }));
  return { band, ticks, yOf, centreOf: (index) => chartSize.left + band * (index + 0.5), bars };
}

/** From where to where each bar reaches, series after series. */
function spansOf(points: readonly Point[], series: readonly ChartSeries[], stacked: boolean) {
  const above = points.map(() => 0);
  const below = points.map(() => 0);
  return series
    .filter(({ kind }) => kind === 'bar')
    .flatMap(({ key }, slot) =>
      points.flatMap((point, index) => {
        const value = point[key];
        if (value === undefined) return [];
        const pile = value < 0 ? below : above;
        const from = stacked ? (pile[index] ?? 0) : 0;
        pile[index] = from + value;
        return [{ key, index, from, to: from + value, slot: stacked ? 0 : slot }];
      }),
    );
}

function slotsOf(count: number, band: number, stacked: boolean): { first: number; step: number; width: number } {
  const slots = stacked ? 1 : Math.max(1, count);
  const slot = (band * (1 - 2 * SIDE) - (slots - 1) * BAR_GAP) / slots;
  const whole = slot > 1 ? Math.floor(slot) : slot;
  const width = Math.min(whole, stacked ? 14 : 11);
  return { first: band * SIDE + (whole - width) / 2, step: whole + BAR_GAP, width };
}

/** Five round figures, zero among them, that reach from the lowest to the highest value. */
export function ticksOf(lowest: number, highest: number): number[] {
  const span = highest - lowest;
  if (span === 0) return [0, 1, 2, 3, 4];
  const rough = span / (TICKS - 1);
  const size = 10 ** (Math.floor(Math.log10(rough)) + 1);
  const part = size === 10 ? 0.1 : 0.05;
  for (let parts = Math.ceil(rough / size / part - 1e-9); ; parts += 1) {
    const step = parts * part * size;
    const below = Math.ceil(-lowest / step - 1e-9);
    const above = Math.ceil(highest / step - 1e-9);
    if (below + above + 1 > TICKS) continue;
    const first = highest > 0 ? -below : above - TICKS + 1;
    return Array.from({ length: TICKS }, (_, at) => Number(((first + at) * step).toPrecision(12)));
  }
}

export interface Label {
  index: number;
  x: number;
}

/** The labels below the plot that have room: the first, the last, and what fits between them. Those at the ends stay inside. */
export function labelsOf(widths: readonly number[], centreOf: (index: number) => number, width: number): Label[] {
  const last = widths.length - 1;
  const labels: Label[] = [];
  let free: number = chartSize.left;
  const end = width - chartSize.right;
  const lastX = Math.min(centreOf(last), end - (widths[last] ?? 0) / 2);
  const untilLast = lastX - (widths[last] ?? 0) / 2 - LABEL_GAP;
  for (const [index, size] of widths.entries()) {
    if (index === last) break;
    const x = index === 0 ? Math.max(centreOf(0), free + size / 2) : centreOf(index);
    if (x - size / 2 < free || x + size / 2 > untilLast) continue;
    labels.push({ index, x });
    free = x + size / 2 + LABEL_GAP;
  }
  return last < 0 ? [] : [...labels, { index: last, x: lastX }];
}
