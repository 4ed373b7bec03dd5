import type { Revaluation } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePeriodLock } from '../../../api/queries/books/accounting-closing.ts';
import { formatDay } from '../../../components/day/format-day.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Refusal } from '../../../components/form/refusal.tsx';
import { settleFields } from '../../../components/form/typed-fields.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { useSession } from '../../../session/session-store.ts';
import { useMay } from '../../../session/use-may.ts';
import { isNil } from './effect.ts';
import { LinesTable } from './lines-table.tsx';
import { RateFields } from './rate-fields.tsx';
import { missingRates } from './rates-query.ts';
import { useRun } from './use-run.ts';
import { useTypedRates } from './use-typed-rates.ts';

interface RevaluationCardProps {
  revaluation: Revaluation;
  /** Rates of one's own in the address. */
  rates: string;
  onRates: (rates: string) => void;
  /** The figures of other rates are on their way. */
  isStale: boolean;
  /** The rates of an earlier run are on their way and will replace those of the form. */
  isReading: boolean;
}

/** Rates, what they make of each open amount, and the run. */
export function RevaluationCard({ revaluation, rates, onRates, isStale, isReading }: RevaluationCardProps) {
  const { t } = useTranslation('accounting-revaluation');
  const { company } = useSession();
  const readOnly = !useMay('write');
  const typed = useTypedRates(rates, onRates);
  const { isBusy, error, run } = useRun(company?.base_currency ?? '');
  const [isAsked, setAsked] = useState(false);
  const lock = usePeriodLock();
  const { date, lines, total, runs } = revaluation;
  if (lines.length === 0) {
    return (
      <Card>
        <EmptyState title={t('empty')} detail={t('emptyDetail', { date: formatDay(date, currentLanguage()) })} />
      </Card>
    );
  }
  const isAgain = runs.some((one) => one.date === date);
  const missing = missingRates(revaluation.rates);
  const isLocked = (lock.data?.locked_through ?? '') >= date;
  const isNothing = missing.length === 0 && isNil(total) && lines.every(({ adjustment }) => isNil(adjustment ?? ''));
  const submit = () => {
    if (!settleFields()) return;
    setAsked(true);
    const [first] = [...typed.wrong, ...missing];
    if (first === undefined) void run(revaluation);
    else document.getElementById(`rate-${first}`)?.focus();
  };
  return (
    <Card flush className="reval-card">
      <RateFields date={date} rates={revaluation.rates} typed={typed} isAsked={isAsked} isReading={isReading} />
      <div className={isStale ? 'dim' : undefined} aria-busy={isStale}>
        <LinesTable revaluation={revaluation} />
      </div>
      <div className="reval-foot gap-12-20 flex wrap items-center justify-end">
        {error && <Refusal error={error} />}
        <Notes isAgain={isAgain} isLocked={isLocked} isNothing={isNothing && !isAgain} revaluation={revaluation} />
        {!readOnly && (
          <Button
            type="primary"
            loading={isBusy}
            disabled={lock.isPending || isLocked || isStale || isReading || typed.isPending || (isNothing && !isAgain)}
            onClick={submit}
          >
            {t(isAgain ? 'runAgain' : 'run')}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface NotesProps {
  revaluation: Revaluation;
  isAgain: boolean;
  isLocked: boolean;
  isNothing: boolean;
}

/** What running does, or why it cannot be run. */
function Notes({ revaluation, isAgain, isLocked, isNothing }: NotesProps) {
  const { t } = useTranslation('accounting-revaluation');
  const readOnly = !useMay('write');
  const language = currentLanguage();
  const days = { date: formatDay(revaluation.date, language), next: formatDay(revaluation.reverse_on, language) };
  const note = isLocked ? 'locked' : isAgain ? 'again' : isNothing ? 'nothing' : 'posts';
  return (
    <p className="reval-note icons-rigid flex gap-10 font-base muted">
      <Icon className="above-2" name={isLocked ? 'lock' : 'info'} size={16} />
      <span>
        {t(`note.${note}`, days)} {isLocked && <Link to="/accounting/period-lock">{t('seeLock')}</Link>}
        {readOnly && ` ${t('ownerOnly')}`}
      </span>
    </p>
  );
}
