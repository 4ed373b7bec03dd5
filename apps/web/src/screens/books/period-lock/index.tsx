import { isDay } from '@folio/ledger/calendar';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePeriodLock } from '../../../api/queries/books/accounting-closing.ts';
import { formatDay } from '../../../components/day/format-day.ts';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { useMay } from '../../../session/use-may.ts';
import { LockForm } from './lock-form.tsx';
import { LockHistory } from './lock-history.tsx';
import { LockPicture } from './lock-picture.tsx';
import './period-lock.css';
import { useYearRule } from '../../../components/day/use-year-rule.ts';

/** In the address: the lock is to be lifted. */
const nothing = 'nothing';

/** Through which day the books are closed against changes, who moved that day and why. */
export default function PeriodLockScreen() {
  const { t } = useTranslation('accounting-period-lock');
  const readOnly = !useMay('control');
  const [{ through }, setView] = useUrlState({ through: '' });
  const lock = usePeriodLock();
  const yearRule = useYearRule();
  if (lock.error && !lock.data) {
    return (
      <>
        <ToolHeader title={t('title')} />
        <Card>
          <ErrorState detail={lock.error.message} onRetry={() => lock.refetch()} />
        </Card>
      </>
    );
  }
  const current = lock.data?.locked_through ?? null;
  const chosen = readOnly ? undefined : chosenIn(through);
  return (
    <div className="period-lock cards-apart">
      <ToolHeader title={t('title')} subtitle={t('subtitle')} />
      <Card>
        {lock.data ? (
          <>
            <p className="lock-now flex items-center gap-14 below-20 muted">
              <span
                className={
                  current === null
                    ? 'lock-badge rigid grid centred faint bg-grey radius-large'
                    : 'lock-badge rigid grid centred radius-large text-selected bg-selected'
                }
              >
                <Icon name="lock" size={18} />
              </span>
              <span>
                <strong className="block font-head bold text-plain">
                  {current === null ? t('now.open') : t('now.locked', { date: formatDay(current, currentLanguage()) })}
                </strong>
                {t(current === null ? 'now.openDetail' : 'now.lockedDetail')}
              </span>
            </p>
            <LockPicture lockedThrough={current} next={chosen === undefined ? current : chosen} yearRule={yearRule} />
          </>
        ) : (
          <RowsSkeleton rows={4} />
        )}
      </Card>
      {lock.data && !readOnly && (
        <LockForm
          lockedThrough={current}
          yearRule={yearRule}
          chosen={chosen}
          onChoose={(day) => setView({ through: day === null ? nothing : (day ?? '') })}
        />
      )}
      {readOnly && (
        <p className="icons-rigid flex items-center gap-10 below-16 pad-12-16 muted bg-sunken radius-large">
          <Icon name="info" size={16} /> {t('ownerOnly')}
        </p>
      )}
      {lock.data && <LockHistory moves={lock.data.history} />}
      <p className="font-base">
        <Link to="/accounting/audit-trail?type=company">{t('trail')}</Link>
      </p>
    </div>
  );
}

/** The day of the address: a day, null to lift the lock, undefined for none. */
function chosenIn(through: string): string | null | undefined {
  if (through === nothing) return null;
  return isDay(through) ? through : undefined;
}
