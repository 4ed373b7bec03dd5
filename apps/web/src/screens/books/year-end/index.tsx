import { isDay } from '@folio/ledger/calendar';
import { useTranslation } from 'react-i18next';
import { useChart } from '../../../api/queries/books/accounting-chart.ts';
import { usePeriodLock, useYearEnd } from '../../../api/queries/books/accounting-closing.ts';
import { formatMonthDay } from '../../../components/day/format-day.ts';
import { todayInHongKong } from '../../../components/day/today.ts';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { Card } from '../../../components/page/card.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { codeWithRole } from '../../../components/select/chart.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { useSession } from '../../../session/session-store.ts';
import { ClosingCard } from './closing-card.tsx';
import { OpenPoints } from './open-points.tsx';
import { RetainedCard } from './retained-card.tsx';
import { groupRolled } from './rolled.ts';
import { RolledTable } from './rolled-table.tsx';
import { YearList } from './year-list.tsx';
import './year-end.css';

/** What a financial year rolls into retained earnings, what is still open in it, and the optional closing entry. */
export default function YearEndScreen() {
  const { t } = useTranslation('accounting-year-end');
  const { company } = useSession();
  const [{ end }, setView] = useUrlState({ end: '' });
  const year = useYearEnd(isDay(end) ? end : undefined);
  const chart = useChart();
  const lock = usePeriodLock();
  const currency = company?.base_currency ?? 'HKD';
  const queries = [year, chart, lock];
  const failed = queries.find((query) => query.error !== null && query.data === undefined);
  const retry = () => Promise.all(queries.map((query) => query.refetch()));
  return (
    <div className="year-end">
      <ToolHeader
        title={t('title')}
        subtitle={company && t('subtitle', { date: formatMonthDay(company.fye, currentLanguage()) })}
      />
      {failed && (
        <Card>
          <ErrorState detail={failed.error?.message ?? ''} onRetry={() => void retry()} />
          {end !== '' && (
            <p className="above-12 text-center">
              <button
                type="button"
                className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
                onClick={() => setView({ end: '' })}
              >
                {t('otherYear')}
              </button>
            </p>
          )}
        </Card>
      )}
      {!failed && !(year.data && chart.data && lock.data) && (
        <Card flush>
          <RowsSkeleton rows={10} />
        </Card>
      )}
      {!failed && year.data && chart.data && lock.data && (
        <Year
          year={year.data}
          chart={chart.data}
          lockedThrough={lock.data.locked_through}
          currency={currency}
          isStale={year.isPlaceholderData}
          onChoose={(day) => setView({ end: day })}
        />
      )}
    </div>
  );
}

interface YearProps {
  year: NonNullable<ReturnType<typeof useYearEnd>['data']>;
  chart: NonNullable<ReturnType<typeof useChart>['data']>;
  lockedThrough: string | null;
  currency: string;
  /** Another year is on its way. */
  isStale: boolean;
  onChoose: (end: string) => void;
}

function Year({ year, chart, lockedThrough, currency, isStale, onChoose }: YearProps) {
  const groups = groupRolled(year.rows, (code) => chart.find((row) => row.code === code)?.normal_side, currency);
  const withRole = (role: string) => codeWithRole(chart, role) ?? '';
  const isOver = year.end <= todayInHongKong();
  const isLocked = lockedThrough !== null && lockedThrough >= year.end;
  return (
    <>
      <YearList years={year.years} chosen={year.end} onChoose={onChoose} />
      <div
        className={isStale ? 'year-columns grid items-start gap-16 dim' : 'year-columns grid items-start gap-16'}
        aria-busy={isStale}
      >
        <RolledTable year={year} groups={groups} currency={currency} />
        <div className="year-side grid gap-16">
          <RetainedCard year={year} currency={currency} dividendAccount={withRole('dividends')} isOver={isOver} />
          <OpenPoints year={year} suspense={withRole('suspense')} />
          <ClosingCard key={year.end} year={year} isOver={isOver} isLocked={isLocked} />
        </div>
      </div>
    </>
  );
}
