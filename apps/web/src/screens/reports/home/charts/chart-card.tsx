import { Button, Skeleton } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Amount } from '../../../../components/money/amount.tsx';
import { Card } from '../../../../components/page/card.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { SavePicture } from './save-picture.tsx';
import './chart-card.css';

export interface LegendFigure {
  label: string;
  value: string;
  /** The colour class of the dot, as in the chart. */
  dot: string;
  brackets?: boolean;
}

interface ChartCardProps {
  title: string;
  /** The figure that matters most, with its name for screen readers. */
  headline: { label: string; value: string } | undefined;
  legend: readonly LegendFigure[];
  currency: string | undefined;
  /** Left out where no report shows these figures. */
  reportPath?: string;
  /** The same figures as a table: each row a link to its report. */
  table: ReactNode;
  /** Below the chart. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A chart with its sums; it can be read as a table instead, and saved as a picture. */
export function ChartCard({ title, headline, legend, currency, reportPath, table, foot, children }: ChartCardProps) {
  const { t } = useTranslation('home');
  const [isTable, setTable] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  return (
    <Card
      title={title}
      extra={
        <span className="chart-extra flex items-center gap-12">
          <Button
            type="text"
            size="small"
            aria-pressed={isTable}
            icon={<Icon name={isTable ? 'chart' : 'columns'} size={14} />}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? t('asChart') : t('asTable')}
          </Button>
          <SavePicture
            title={title}
            legend={legend}
            currency={currency}
            box={box}
            disabled={isTable || headline === undefined}
          />
          {reportPath !== undefined && <Link to={reportPath}>{t('openReport')}</Link>}
        </span>
      }
    >
      {headline === undefined ? (
        <Skeleton active paragraph={{ rows: 6 }} />
      ) : (
        <div ref={box}>
          <p className="chart-headline font-hero line-32 bold">
            <span className="visually-hidden absolute clip nowrap">{headline.label}</span>
            <Amount value={headline.value} currency={currency} />
          </p>
          <dl className="chart-legend flex wrap">
            {legend.map((one) => (
              <div key={one.label}>
                <dt className="font-small line-18 faint">
                  <span className={`dot right-5 radius-circle ${one.dot}`} />
                  {one.label}
                </dt>
                <dd>
                  <Amount value={one.value} currency={currency} strong />
                </dd>
              </div>
            ))}
          </dl>
          {isTable ? table : <div className="chart">{children}</div>}
          {foot}
        </div>
      )}
    </Card>
  );
}
