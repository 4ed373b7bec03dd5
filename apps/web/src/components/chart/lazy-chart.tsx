import { Skeleton } from 'antd';
import { type ComponentProps, lazy, Suspense } from 'react';
import type BarsChartType from './bars-chart.tsx';

const BarsChart = lazy(() => import('./bars-chart.tsx'));

/** The chart library is loaded in parallel with the page, so that the page does not wait for it. */
export function LazyChart(props: ComponentProps<typeof BarsChartType>) {
  return (
    <Suspense fallback={<Skeleton.Node active style={{ width: '100%', height: 200 }} />}>
      <BarsChart {...props} />
    </Suspense>
  );
}
