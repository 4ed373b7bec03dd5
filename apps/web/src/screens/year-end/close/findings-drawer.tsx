import type { CloseFinding, ClosePeriodName } from '@folio/contract';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type FindingCheck, useCloseFindings } from '../../../api/queries/year-end/close.ts';
import { Day } from '../../../components/day/day.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { Pages } from '../../../components/table/data-table.tsx';

interface FindingsDrawerProps {
  period: ClosePeriodName;
  check: FindingCheck;
  onClose: () => void;
}

/** What a check found, each with its reason and a link to the entry or document. */
export function FindingsDrawer({ period, check, onClose }: FindingsDrawerProps) {
  const { t } = useTranslation('accounting-close');
  const { t: words } = useTranslation('common');
  const [page, setPage] = useState(1);
  const found = useCloseFindings(period, check, page);
  const rows = found.data?.data;
  const meta = found.data?.meta;
  return (
    <Drawer open size={520} title={t(`check.${check}`)} closable={{ 'aria-label': words('close') }} onClose={onClose}>
      <p className="below-12 font-base muted">{t(`about.${check}`)}</p>
      {found.error && <ErrorState detail={found.error.message} onRetry={() => void found.refetch()} />}
      {!found.error && !rows && <RowsSkeleton rows={6} />}
      {rows?.length === 0 && <NothingLeft total={meta?.total ?? 0} onFirst={() => setPage(1)} onClose={onClose} />}
      {meta && rows && rows.length > 0 && meta.total > meta.limit && (
        <p className="below-12 strong-bold" role="status">
          {t('checks.part', {
            from: (meta.page - 1) * meta.limit + 1,
            to: (meta.page - 1) * meta.limit + rows.length,
            total: meta.total,
          })}
        </p>
      )}
      <ul className="grid gap-14">
        {rows?.map((finding) => (
          <Finding key={`${finding.id} ${finding.reason}`} finding={finding} />
        ))}
      </ul>
      {meta && rows && rows.length > 0 && meta.total > meta.limit && <Pages {...meta} onPage={setPage} />}
    </Drawer>
  );
}

interface NothingLeftProps {
  /** What the check still finds, on pages before this one. */
  total: number;
  onFirst: () => void;
  onClose: () => void;
}

/** A page without rows: all was corrected, or only this page while somebody worked on it. */
function NothingLeft({ total, onFirst, onClose }: NothingLeftProps) {
  const { t } = useTranslation('accounting-close');
  if (total === 0)
    return (
      <EmptyState title={t('checks.nothing')} action={<Button onClick={onClose}>{t('checks.backToBoard')}</Button>} />
    );
  return (
    <EmptyState
      title={t('checks.pageDone')}
      detail={t('checks.stillOpen', { count: total })}
      action={<Button onClick={onFirst}>{t('checks.firstPage')}</Button>}
    />
  );
}

const places = { invoice: '/invoice', entry: '/journal-entry', document: '/document' } as const;

function Finding({ finding: { subject, id, date, number, text, amount, reason } }: { finding: CloseFinding }) {
  return (
    <li className="grid gap-2">
      <span className="flex between gap-12">
        <Link to={`${places[subject]}/${id}`}>{number || text || reason}</Link>
        <Amount value={amount} />
      </span>
      {number !== '' && <span className="font-base">{text}</span>}
      <span className="font-small muted">
        {date && <Day value={date} />} {date && '·'} {reason}
      </span>
    </li>
  );
}
