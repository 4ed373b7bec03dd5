import { createContext, type KeyboardEvent, useContext, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { axisFigure } from './axis-figure.ts';
import './bars-chart.css';
import { Amount } from '../money/amount.tsx';

/** One group of bars: `figures` are the server's decimal texts; the numbers are used only for drawing. */
export interface ChartBucket {
  label: string;
  path: string;
  /** The screen reader's text for the group's link. */
  words: string;
  figures: Readonly<Record<string, string | undefined>>;
  /** True for the bucket whose details are shown. */
  isOpen?: boolean;
}

export interface ChartSeries {
  key: string;
  label: string;
  color: string;
  kind: 'bar' | 'line';
  /** True draws the bar downwards. */
  isBelow?: boolean;
  /** True draws a dashed line: what is only there to compare with. */
  isGhost?: boolean;
}

interface BarsChartProps {
  title: string;
  buckets: readonly ChartBucket[];
  series: readonly ChartSeries[];
  /** Bars of one bucket on one axis, above and below zero. */
  stacked?: boolean;
}

const axisStyle = { fontSize: 12, fill: 'var(--text-3)' };

/** The buckets that the arrow keys lead to, in their order. */
const stops = 'a[data-bucket]';

/** Moves to the bucket before or after the focused one, or to the first or last; its label says its figures. */
function walkBuckets(event: KeyboardEvent<HTMLElement>): void {
  const links: SVGAElement[] = [...event.currentTarget.querySelectorAll<SVGAElement>(stops)];
  const at = links.indexOf(event.target as SVGAElement);
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: links.length - 1,
  };
  const next = links[moves[event.key] ?? -1];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** What the chart draws: a row of numbers for each bucket. */
function pointsOf(buckets: readonly ChartBucket[], series: readonly ChartSeries[]) {
  return buckets.map((bucket) => {
    const point: Record<string, number | string> = { label: bucket.label };
    for (const { key, isBelow } of series) {
      const figure = bucket.figures[key];
      if (figure !== undefined) point[key] = Number(figure) * (isBelow ? -1 : 1);
    }
    return point;
  });
}

/** What the bars know of their chart while it stays as it was drawn. */
const Links = createContext<{ buckets: readonly ChartBucket[]; stop: number; onStop: (index: number) => void }>({
  buckets: [],
  stop: 0,
  onStop: () => undefined,
});

/** Bars over time; each links to its details. One stop of the Tab key, the arrow keys walk the buckets. */
export default function BarsChart({ title, buckets, series, stacked = false }: BarsChartProps) {
  const [stop, setStop] = useState(0);
  const links = useMemo(() => ({ buckets, stop, onStop: setStop }), [buckets, stop]);
  // Drawn again only when the figures change: new bars would lose the focus.
  const drawn = JSON.stringify([pointsOf(buckets, series), series, stacked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text holds all that the drawing depends on
  const chart = useMemo(
    () => <Drawing points={pointsOf(buckets, series)} series={series} stacked={stacked} />,
    [drawn],
  );
  return (
    <fieldset className="m-0 p-0 border-0 min-0" onKeyDown={walkBuckets}>
      <legend className="visually-hidden absolute clip nowrap">{title}</legend>
      <Links value={links}>{chart}</Links>
    </fieldset>
  );
}

interface DrawingProps {
  points: ReturnType<typeof pointsOf>;
  series: readonly ChartSeries[];
  stacked: boolean;
}

function Drawing({ points, series, stacked }: DrawingProps) {
  const [firstBar] = series;
  return (
    <ResponsiveContainer width="100%" height={200} minWidth={0}>
      <ComposedChart
        data={points}
        accessibilityLayer={false}
        margin={{ top: 6, right: 4, bottom: 0, left: -6 }}
        barGap={2}
        {...(stacked && { stackOffset: 'sign' as const })}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="label"
          tickLine={false}
          axisLine={false}
          tick={axisStyle}
          interval="preserveStartEnd"
          minTickGap={4}
        />
        <YAxis tickLine={false} axisLine={false} tick={axisStyle} tickFormatter={axisFigure} width={52} tickCount={5} />
        <Tooltip
          cursor={{ fill: 'var(--hover)' }}
          isAnimationActive={false}
          content={({ activeIndex }) => <ChartTip index={Number(activeIndex ?? -1)} series={series} />}
        />
        {series.map((one) =>
          one.kind === 'line' ? (
            <Line
              key={one.key}
              dataKey={one.key}
              stroke={one.color}
              strokeWidth={1.5}
              {...(one.isGhost && { strokeDasharray: '3 4' })}
              dot={false}
              isAnimationActive={false}
            />
          ) : (
            <Bar
              key={one.key}
              dataKey={one.key}
              fill={one.color}
              maxBarSize={stacked ? 14 : 11}
              isAnimationActive={false}
              {...(stacked && { stackId: 'one' })}
              shape={<BarLink color={one.color} isFirst={one === firstBar} />}
            />
          ),
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

interface BarPlace {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  index?: number;
}

/** The place of the bar comes from the chart. */
interface BarLinkProps extends BarPlace {
  color: string;
  isFirst: boolean;
}

/** A bar that is a link. Only the first bar of a bucket can be focused; its label describes all of them. */
function BarLink(props: BarLinkProps) {
  const { color, isFirst, index = -1, x, y = 0, width } = props;
  const { buckets, stop, onStop } = useContext(Links);
  const navigate = useNavigate();
  const bucket = buckets[index];
  if (bucket === undefined) return null;
  const height = Math.abs(props.height ?? 0);
  const top = Math.min(y, y + (props.height ?? 0));
  return (
    <a
      href={bucket.path}
      className={bucket.isOpen ? 'bar-link is-open pointer' : 'bar-link pointer'}
      {...(isFirst
        ? {
            'aria-label': bucket.words,
            'data-bucket': index,
            tabIndex: index === stop ? 0 : -1,
            'aria-current': bucket.isOpen,
            onFocus: () => onStop(index),
          }
        : { 'aria-hidden': true, tabIndex: -1 })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        navigate(bucket.path);
      }}
    >
      <rect x={x} y={top} width={width} height={height} rx={Math.min(3, height / 2)} fill={color} />
    </a>
  );
}

function ChartTip({ index, series }: { index: number; series: readonly ChartSeries[] }) {
  const bucket = useContext(Links).buckets[index];
  if (bucket === undefined) return null;
  return (
    <div className="chart-tip pad-10-12 font-small text-plain bg-raised framed-strong radius-large">
      <p className="below-4 bold">{bucket.label}</p>
      <dl>
        {series.map((one) => (
          <div key={one.key}>
            <dt>
              <span className="dot right-5 radius-circle" style={{ background: one.color }} />
              {one.label}
            </dt>
            <dd>
              <Amount value={bucket.figures[one.key] ?? null} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
