import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { axisFigure } from './axis-figure.ts';
import type { ChartSeries } from './bars-chart.tsx';
import { type BarPlace, chartSize, labelsOf, layoutOf, type Point } from './chart-layout.ts';

interface DrawingProps {
  points: readonly Point[];
  labels: readonly string[];
  series: readonly ChartSeries[];
  stacked: boolean;
  barOf: (place: BarPlace) => ReactNode;
  /** What lies over the chart while the pointer is on a bucket. */
  tipOf: (index: number) => ReactNode;
}

/** Bars, lines and axes as wide as the page gives them room. */
export function Drawing({ points, labels, series, stacked, barOf, tipOf }: DrawingProps) {
  const [width, box] = useWidth();
  const [pointed, setPointed] = useState(-1);
  const layout = useMemo(() => layoutOf(points, series, stacked, width), [points, series, stacked, width]);
  const { band, centreOf } = layout;
  const point = (left: number) => setPointed(bucketAt(left - chartSize.left, band, points.length));
  const isPointed = pointed >= 0 && pointed < points.length;
  return (
    <div ref={box} className="relative" style={{ height: chartSize.height }}>
      {width > 0 && (
        // biome-ignore lint/a11y/noSvgWithoutTitle: the legend of the field set says what it is, and its links what they show
        <svg
          className="block"
          width={width}
          height={chartSize.height}
          onPointerMove={({ clientX, currentTarget }) => point(clientX - currentTarget.getBoundingClientRect().left)}
          onPointerLeave={() => setPointed(-1)}
        >
          <Scale ticks={layout.ticks} yOf={layout.yOf} width={width} />
          {isPointed && (
            <rect
              x={chartSize.left + band * pointed}
              y={chartSize.top}
              width={band}
              height={chartSize.bottom - chartSize.top}
              fill="var(--hover)"
            />
          )}
          <Labels labels={labels} centreOf={centreOf} width={width} />
          {layout.bars.map(barOf)}
          <Lines points={points} series={series} centreOf={centreOf} yOf={layout.yOf} />
        </svg>
      )}
      {isPointed && (
        <div className="absolute untouchable z-1 top-16" style={besides(centreOf(pointed), width)}>
          {tipOf(pointed)}
        </div>
      )}
    </div>
  );
}

function bucketAt(x: number, band: number, count: number): number {
  const index = Math.floor(x / band);
  return index < count ? index : -1;
}

/** On the side of the bucket that has more room. */
function besides(centre: number, width: number): { left: number } | { right: number } {
  return centre < width / 2 ? { left: centre + 10 } : { right: width - centre + 10 };
}

/** The width of the element with the ref, from before it is first painted. */
function useWidth(): readonly [width: number, box: (element: HTMLElement | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(0);
  const box = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, box];
}

const axisStyle = { fontSize: 12, fill: 'var(--text-3)' };

interface ScaleProps {
  ticks: readonly number[];
  yOf: (value: number) => number;
  width: number;
}

function Scale({ ticks, yOf, width }: ScaleProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line x1={chartSize.left} x2={width - chartSize.right} y1={yOf(tick)} y2={yOf(tick)} stroke="var(--line)" />
      <text {...axisStyle} x={chartSize.left - 8} y={yOf(tick)} dy="0.355em" textAnchor="end">
        {axisFigure(tick)}
      </text>
    </g>
  ));
}

interface LabelsProps {
  labels: readonly string[];
  centreOf: (index: number) => number;
  width: number;
}

function Labels({ labels, centreOf, width }: LabelsProps) {
  const places = labelsOf(labels.map(widthOf), centreOf, width);
  return places.map(({ index, x }) => (
    <text key={index} {...axisStyle} x={x} y={chartSize.bottom + 8} dy="0.71em" textAnchor="middle">
      {labels[index]}
    </text>
  ));
}

let pen: CanvasRenderingContext2D | null = null;

/** The width of a label as the browser writes it. */
function widthOf(label: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (pen === null) return 0;
  pen.font = `12px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(label).width;
}

interface LinesProps {
  points: readonly Point[];
  series: readonly ChartSeries[];
  centreOf: (index: number) => number;
  yOf: (value: number) => number;
}

/** A line has a gap where a bucket has no figure. */
function Lines({ points, series, centreOf, yOf }: LinesProps) {
  const pathOf = (key: string) =>
    points
      .map((point, index) => {
        const value = point[key];
        const isFirst = index === 0 || points[index - 1]?.[key] === undefined;
        return value === undefined ? '' : `${isFirst ? 'M' : 'L'}${centreOf(index)},${yOf(value)}`;
      })
      .join('');
  return series
    .filter(({ kind }) => kind === 'line')
    .map(({ key, color, isGhost }) => (
      <path
        key={key}
        d={pathOf(key)}
        className="untouchable"
        fill="none"
        stroke={color}
        strokeWidth={1.5}
        {...(isGhost && { strokeDasharray: '3 4' })}
      />
    ));
}
