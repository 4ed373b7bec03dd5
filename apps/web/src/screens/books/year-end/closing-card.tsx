import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { YearEnd } from '../../../api/queries/books/accounting-closing.ts';
import { formatDay } from '../../../components/day/format-day.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { useMay } from '../../../session/use-may.ts';
import { useClosing } from './use-closing.ts';

interface ClosingCardProps {
  year: YearEnd;
  isOver: boolean;
  isLocked: boolean;
}

/** That nothing has to be posted; the entry for those who want one; the lock. */
export function ClosingCard({ year, isOver, isLocked }: ClosingCardProps) {
  const { t } = useTranslation('accounting-year-end');
  const readOnly = !useMay('control');
  const { isBusy, error, run } = useClosing(year);
  const date = formatDay(year.end, currentLanguage());
  const isClosed = year.entry_id !== null;
  const hindrance = !isOver ? 'notOver' : isLocked ? 'locked' : null;
  return (
    <Card title={t('closing.title')}>
      <p>{t('closing.notNeeded')}</p>
      {isClosed && (
        <p className="grid columns-auto-wide gap-10 items-start above-8 text-green">
          <Icon className="above-2" name="circle-check" size={16} />
          <span>
            {t('closing.done', { date })}{' '}
            <Link className="text-inherit nowrap underlined underline-low" to={`/journal-entry/${year.entry_id}`}>
              {t('closing.entry')}
            </Link>
          </span>
        </p>
      )}
      {!isClosed && <p className="above-8 font-base muted">{t('closing.optional')}</p>}
      {hindrance !== null && <p className="above-8 font-base muted">{t(`closing.${hindrance}`, { date })}</p>}
      {error && <Refusal error={error} />}
      <div className="closing-buttons flex wrap items-center above-14">
        {!readOnly && (
          <Button
            danger={isClosed}
            loading={isBusy}
            disabled={hindrance !== null}
            onClick={() => void run(isClosed ? 'reopen' : 'close')}
          >
            {t(isClosed ? 'closing.reopen' : 'closing.post')}
          </Button>
        )}
        <LockLink year={year} isOver={isOver} isLocked={isLocked} />
      </div>
    </Card>
  );
}

function LockLink({ year, isOver, isLocked }: ClosingCardProps) {
  const { t } = useTranslation('accounting-year-end');
  const readOnly = !useMay('control');
  const path = '/accounting/period-lock';
  if (isLocked || readOnly) return <Link to={path}>{t('closing.seeLock')}</Link>;
  if (!isOver) return null;
  return <Link to={`${path}?through=${year.end}`}>{t('closing.lock')}</Link>;
}
