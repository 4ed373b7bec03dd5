import { type KeyboardEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Amount } from '../money/amount.tsx';
import type { BarPlace, Point } from './chart-layout.ts';
import { Drawing } from './drawing.tsx';
import './bars-chart.css';

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

/** What the chart draws: the numbers of each bucket. */
function pointsOf(buckets: readonly ChartBucket[], series: readonly ChartSeries[]): Point[] {
  return buckets.map(({ figures }) =>
    Object.fromEntries(
      series.map(({ key, isBelow }) => {
        const figure = figures[key];
        return [key, figure === undefined ? undefined : Number(figure) * (isBelow ? -1 : 1)];
      }),
    ),
  );
}

/** Bars over time; each links to its details. One stop of the Tab key, the arrow keys walk the buckets. */
export function BarsChart({ title, buckets, series, stacked = false }: BarsChartProps) {
  const [stop, setStop] = useState(0);
  const points = useMemo(() => pointsOf(buckets, series), [buckets, series]);
  const barOf = (place: BarPlace) => {
    const bucket = buckets[place.index];
    const one = series.find(({ key }) => key === place.key);
    if (bucket === undefined || one === undefined) return null;
    const isFirst = one === series[0];
    return (
      <BarLink
        key={`${place.key} ${place.index}`}
        {...{ place, bucket, isFirst, color: one.color, isStop: place.index === stop, onStop: setStop }}
      />
    );
  };
  return (
    <fieldset className="m-0 p-0 border-0 min-0" onKeyDown={walkBuckets}>
      <legend className="visually-hidden absolute clip nowrap">{title}</legend>
      <Drawing
        points={points}
        labels={buckets.map(({ label }) => label)}
        series={series}
        stacked={stacked}
        barOf={barOf}
        tipOf={(index) => <ChartTip bucket={buckets[index]} series={series} />}
      />
    </fieldset>
  );
}

interface BarLinkProps {
  place: BarPlace;
  bucket: ChartBucket;
  color: string;
  isFirst: boolean;
  isStop: boolean;
  onStop: (index: number) => void;
}

/** A bar that is a link. Only the first bar of a bucket can be focused; its label describes all of them. */
function BarLink({ place: { index, x, y, width, height }, bucket, color, isFirst, isStop, onStop }: BarLinkProps) {
  const navigate = useNavigate();
  return (
    <a
      href={bucket.path}
      className={bucket.isOpen ? 'bar-link is-open pointer' : 'bar-link pointer'}
      {...(isFirst
        ? {
            'aria-label': bucket.words,
            'data-bucket': index,
            tabIndex: isStop ? 0 : -1,
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
      <rect x={x} y={y} width={width} height={height} rx={Math.min(3, height / 2)} fill={color} />
    </a>
  );
}

function ChartTip({ bucket, series }: { bucket: ChartBucket | undefined; series: readonly ChartSeries[] }) {
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
