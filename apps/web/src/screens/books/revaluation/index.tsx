import { addDays, isDay, startOfMonth } from '@folio/ledger/calendar';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevaluation } from '../../../api/queries/books/accounting-closing.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { todayInHongKong } from '../../../components/day/today.ts';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { SideField } from '../../../components/form/side-form.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { Card } from '../../../components/page/card.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { ratesOf, ratesText } from './rates-query.ts';
import { RevaluationCard } from './revaluation-card.tsx';
import { RunsCard } from './runs-card.tsx';
import { useRunAgain } from './use-run-again.ts';
import './revaluation.css';

/** Foreign balances at the rate of a day: what a revaluation would post, and the runs before. */
export default function RevaluationScreen() {
  const { t } = useTranslation('accounting-revaluation');
  const usual = addDays(startOfMonth(todayInHongKong()), -1);
  const [view, setView] = useUrlState({ date: usual, rates: '' });
  const date = isDay(view.date) ? view.date : usual;
  const rates = ratesText(ratesOf(view.rates));
  const revaluation = useRevaluation({ date, rates: rates || undefined });
  const onRates = useCallback((typed: string) => setView({ rates: typed }), [setView]);
  const { reading, again } = useRunAgain((day, used) => setView({ date: day, rates: used }));
  const { data, error } = revaluation;
  return (
    <div className="revaluation cards-apart">
      <ToolHeader title={t('title')} subtitle={t('subtitle')} />
      <Card className="reval-head flex wrap items-center">
        <SideField id="reval-date" label={t('date')}>
          <DayInput id="reval-date" value={date} onChange={(day) => day && setView({ date: day, rates: '' })} />
        </SideField>
        <p className="font-base muted">{t('explain')}</p>
      </Card>
      {error && !revaluation.isFetching && (
        <Card>
          <ErrorState detail={error.message} onRetry={() => revaluation.refetch()} />
        </Card>
      )}
      {!data && !error && (
        <Card flush>
          <RowsSkeleton rows={8} />
        </Card>
      )}
      {data && !error && (
        <RevaluationCard
          // By the day asked for: what is typed while its figures come stays.
          key={date}
          revaluation={data}
          rates={rates}
          onRates={onRates}
          isStale={revaluation.isPlaceholderData}
          isReading={reading !== null}
        />
      )}
      {data && <RunsCard runs={data.runs} reading={reading} onAgain={(run) => void again(run)} />}
    </div>
  );
}
